//! Games as learners meet them: what a seat sees as a list of numbers, what it may answer as numbers, and many games that are
//! played at once. Python is one client of it; nothing here knows Python.
#![forbid(unsafe_code)]

mod bout;
mod bouts;
mod keeps;
mod observation;
mod threads;

pub use bout::{Bout, BoutEnd, BoutSetup, standing};
pub use bouts::{BoutRows, BoutShown, Bouts, MASK_WORDS, WrongAnswer};
pub use observation::{MOST_LEGAL, MOST_SEEN, ObservationShape, legal_numbers};
