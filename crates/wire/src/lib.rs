//! What a table server and its clients say to each other, and the arithmetic of fair dice that both can check.
//!
//! * [`frame`] is what goes over the WebSocket, [`table`], [`person`], [`bot_account`], [`rating`], [`daily`], [`tournament`], [`duplicate`], [`moderation`] and [`review`] what goes over HTTP; `docs/protocol.md`
//!   describes both.
//! * [`bot`] is what bots are told and answer, wherever they play; `docs/bot-protocol.md` describes it.
//! * [`code`] has the stable words for everything that can go wrong.
//! * [`chain`] and [`fair`] are a seat's hash chain, the commitment, the stream of draws, and the check of a record;
//!   `docs/fair-dice.md` describes them with test vectors.
//! * [`limits`] are the numbers a server advertises.
//!
//! Everything about the game itself is in the notation of `kaiju-rules`: positions, events, questions, answers. A seat
//! is its letter. Unknown fields are ignored, unknown frames read as [`frame::ToClient::Unknown`].
#![forbid(unsafe_code)]

pub mod bot;
pub mod bot_account;
pub mod chain;
pub mod code;
pub mod daily;
pub mod duplicate;
pub mod fair;
pub mod frame;
pub mod hex;
pub mod limits;
pub mod moderation;
pub mod notice;
pub mod people;
pub mod person;
pub mod rating;
pub mod review;
pub mod table;
pub mod tournament;

pub use code::{Close, Code, Refusal};
pub use frame::{ToClient, ToServer};

/// The version of the messages.
pub const VERSION: u32 = 1;
/// The WebSocket subprotocol.
pub const SUBPROTOCOL: &str = "kaiju.v1";
/// Where the HTTP twin lives.
pub const API: &str = "/api/v1";

/// The examples of the README are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
