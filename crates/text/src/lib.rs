//! Words for the game: what its rules say and what happens in it, in English, Spanish and Portuguese.
//!
//! [`rules`] is the rules reference, clause by clause, with the switches that tell the editions apart. [`events`]
//! tells what happened in a game, one line an event.

pub mod events;
pub mod rules;
