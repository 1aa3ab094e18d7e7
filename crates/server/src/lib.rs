//! The table server: people and bots play together by link, and nothing that was acknowledged is ever lost.
//!
//! A game is the log of its inputs ([`row`]); any node rebuilds it by replay ([`room`]). One actor a table ([`desk`])
//! judges what is wanted, appends it to the [`store`], and only then tells anybody. What each pair of eyes may see is made
//! in [`projection`] and nowhere else. The store and everything else from [`outside`] are handed
//! in.
#![forbid(unsafe_code)]

pub mod admin_key;
pub mod alarm;
pub mod assets;
mod backoff;
pub mod backup;
mod base64url;
mod bearer;
mod bots;
pub mod clock;
pub mod config;
pub mod courier;
pub mod crowd;
mod days;
pub mod desk;
mod duplicate;
mod duplicates;
pub mod entropy;
pub mod fair_queue;
mod files;
mod game;
mod handshake;
mod health;
pub mod http;
pub mod hub;
pub mod ids;
mod leases;
pub mod limiter;
mod lock;
mod metered;
pub mod metrics;
mod moderation;
pub mod name;
pub mod named_bot;
mod notices;
mod opening;
pub mod outbox;
pub mod outside;
mod pairing;
mod passkey;
pub mod plan;
pub mod projection;
pub mod qr;
mod range;
pub mod ratings;
pub mod reach;
mod reasons;
pub mod remains;
pub mod results;
pub mod reviews;
pub mod room;
pub mod row;
mod seat;
mod serve;
pub mod socket;
pub mod state;
pub mod store;
mod stored;
pub mod tempo;
pub mod thinker;
mod tournament;
mod tournaments;
mod turns;
mod webpush;
mod websocket;
pub mod wish;
pub mod word_filter;
pub mod words;

pub use files::open_files;
pub use notices::channel_id;
pub use serve::Server;
