//! The table server: people and bots play together by link, and nothing that was acknowledged is ever lost.
#![forbid(unsafe_code)]

pub mod clock;
pub mod entropy;
pub mod limiter;
pub mod metrics;
pub mod name;
pub mod projection;
pub mod room;
pub mod row;
pub mod store;
