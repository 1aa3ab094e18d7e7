//! The browser client tried in a real Chromium and a real Firefox: the browsers, a server to serve it, and hands and
//! eyes that use the page as people do, by roles and names.

pub mod axe;
pub mod browser;
mod chromium;
mod driver;
mod firefox;
mod guard;
pub mod house;
pub mod page;
pub mod play;
pub mod push;
pub mod scene;
pub mod wall;
mod wire;

pub use axe::Axe;
pub use browser::{Browser, DESK, Device, PHONE};
pub use driver::PageElement;
pub use house::{House, RENEWED, WebHost};
pub use page::Page;
pub use push::PushService;

/// What goes wrong is told and fails the test.
pub type Result<T> = std::result::Result<T, String>;
