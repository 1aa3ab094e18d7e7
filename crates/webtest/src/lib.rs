//! The browser client tried in a real Chromium: the browser, a small server for the packed files, and hands and eyes
//! that use the page as people do, by roles and names.

pub mod axe;
pub mod browser;
pub mod house;
pub mod play;
pub mod serve;

pub use axe::Axe;
pub use browser::{Browser, Node, Page};
pub use house::House;
pub use serve::Files;

/// What goes wrong is told and fails the test.
pub type Result<T> = std::result::Result<T, String>;
