//! The table server in a simulator: its own code between clients, a database, a network and clocks that do what real ones do
//! at their worst. Everything follows from a seed, so whatever goes wrong can be played again.
#![forbid(unsafe_code)]

mod audit;
mod client;
mod club;
pub mod database;
mod episode;
pub mod executor;
mod mishap;
mod network;
mod notices;
pub mod outside;
mod planted;
mod screen;
mod tables;
mod universe;
mod whims;

pub use audit::{Audit, SimBreach, SimCounts};
pub use episode::{Episode, EpisodeReport};
pub use mishap::Mishap;
pub use planted::Planted;
