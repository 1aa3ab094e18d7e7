//! Positions, inputs and whole games as text that people can read and write. The format is described in
//! `docs/notation.md`; other programs may rely on it.

pub(crate) mod fields;
mod lines;
mod position;
mod record;
mod words;

pub use lines::{Line, ParseError, lines};
pub(crate) use position::check_agenda;
pub use position::{parse_position, parse_view, position, read_position};
pub use record::{NOTATION, Record, parse_record, read_setup, write_setup};
pub use words::Words;
pub(crate) use words::{dice, face, hearts, number, places, read_hearts};
