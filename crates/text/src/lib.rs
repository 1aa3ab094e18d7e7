//! Words for the game: what its rules say, in English, Spanish and Portuguese.
//!
//! The crate holds text as plain data and knows nothing of a game in progress. [`rules`] is the
//! rules reference, clause by clause, with the switches that tell the editions apart.

pub mod rules;
