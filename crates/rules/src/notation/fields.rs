//! The fields of events as words: how each type is written and read.

use alloc::format;
use alloc::string::String;
use core::fmt::Write as _;

use super::lines::{Line, ParseError};
use super::words::{self, Words};
use crate::clause::Why;
use crate::dice::{Dice, Face};
use crate::hooks::{CardId, Source};
use crate::seat::{Seat, SeatSet};
use crate::table::{Origin, Place, SlotId};

/// Something that is one word of a line.
pub(crate) trait Field: Sized {
    /// Adds a space and the word.
    fn write(self, words: Words, out: &mut String);

    /// Takes the next word.
    fn read(words: Words, line: &mut Line<'_>) -> Result<Self, ParseError>;

    /// The monster it is.
    fn seat(self) -> Option<Seat> {
        None
    }

    /// The card or the evolution it is.
    fn source(self) -> Option<Source> {
        None
    }
}

fn add(out: &mut String, word: impl core::fmt::Display) {
    let _ = write!(out, " {word}");
}

/// A word, or `-` for nothing.
#[expect(clippy::option_option, reason = "a word that cannot be read is not the word for nothing")]
fn maybe<T>(word: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<Option<T>> {
    if word == "-" { Some(None) } else { read(word).map(Some) }
}

const CARD: &str = "a card of this edition";
const POWER: &str = "a card or an Evolution like A:blue-flare";

impl Field for Seat {
    fn write(self, _: Words, out: &mut String) {
        add(out, self);
    }

    fn read(_: Words, line: &mut Line<'_>) -> Result<Seat, ParseError> {
        line.read("a seat from A to F", words::seat)
    }

    fn seat(self) -> Option<Seat> {
        Some(self)
    }
}

impl Field for Option<Seat> {
    fn write(self, _: Words, out: &mut String) {
        add(out, self.map_or('-', Seat::letter));
    }

    fn read(_: Words, line: &mut Line<'_>) -> Result<Option<Seat>, ParseError> {
        line.read("a seat, or -", |word| maybe(word, words::seat))
    }
}

impl Field for SeatSet {
    fn write(self, _: Words, out: &mut String) {
        add(out, self);
    }

    fn read(_: Words, line: &mut Line<'_>) -> Result<SeatSet, ParseError> {
        line.read("seats like BC, or -", words::seats)
    }
}

impl Field for Dice {
    fn write(self, _: Words, out: &mut String) {
        add(out, self);
    }

    fn read(_: Words, line: &mut Line<'_>) -> Result<Dice, ParseError> {
        line.read("dice like 112ehs, or -", words::dice)
    }
}

impl Field for Face {
    fn write(self, _: Words, out: &mut String) {
        add(out, self);
    }

    fn read(_: Words, line: &mut Line<'_>) -> Result<Face, ParseError> {
        line.read("a face (1 2 3 e h s)", words::face)
    }
}

impl Field for u8 {
    fn write(self, _: Words, out: &mut String) {
        add(out, self);
    }

    fn read(_: Words, line: &mut Line<'_>) -> Result<u8, ParseError> {
        line.number("a number")
    }
}

impl Field for i8 {
    fn write(self, _: Words, out: &mut String) {
        add(out, format_args!("{self:+}"));
    }

    fn read(_: Words, line: &mut Line<'_>) -> Result<i8, ParseError> {
        line.number("a number")
    }
}

impl Field for i16 {
    fn write(self, _: Words, out: &mut String) {
        add(out, format_args!("{self:+}"));
    }

    fn read(_: Words, line: &mut Line<'_>) -> Result<i16, ParseError> {
        line.number("a number")
    }
}

impl Field for Why {
    fn write(self, words: Words, out: &mut String) {
        add(out, words.why(self));
    }

    fn read(words: Words, line: &mut Line<'_>) -> Result<Why, ParseError> {
        line.read("a clause or a power", |word| words.read_why(word))
    }
}

impl Field for CardId {
    fn write(self, words: Words, out: &mut String) {
        add(out, words.card(self));
    }

    fn read(words: Words, line: &mut Line<'_>) -> Result<CardId, ParseError> {
        line.read(CARD, |word| words.read_card(word))
    }

    fn source(self) -> Option<Source> {
        Some(self.into())
    }
}

impl Field for Option<CardId> {
    fn write(self, words: Words, out: &mut String) {
        add(out, words.maybe_card(self));
    }

    fn read(words: Words, line: &mut Line<'_>) -> Result<Option<CardId>, ParseError> {
        line.read(CARD, |word| maybe(word, |word| words.read_card(word)))
    }

    fn source(self) -> Option<Source> {
        self.map(Source::card)
    }
}

impl Field for Source {
    fn write(self, words: Words, out: &mut String) {
        add(out, words.source(self));
    }

    fn read(words: Words, line: &mut Line<'_>) -> Result<Source, ParseError> {
        line.read(POWER, |word| words.read_source(word))
    }

    fn source(self) -> Option<Source> {
        Some(self)
    }
}

impl Field for Option<Source> {
    fn write(self, words: Words, out: &mut String) {
        add(out, words.maybe_source(self));
    }

    fn read(words: Words, line: &mut Line<'_>) -> Result<Option<Source>, ParseError> {
        line.read(POWER, |word| maybe(word, |word| words.read_source(word)))
    }

    fn source(self) -> Option<Source> {
        self
    }
}

impl Field for Place {
    fn write(self, _: Words, out: &mut String) {
        add(out, self.word());
    }

    fn read(_: Words, line: &mut Line<'_>) -> Result<Place, ParseError> {
        line.read("city or bay", |word| Place::ALL.into_iter().find(|place| place.word() == word))
    }
}

impl Field for SlotId {
    fn write(self, _: Words, out: &mut String) {
        add(out, self.index() + 1);
    }

    fn read(_: Words, line: &mut Line<'_>) -> Result<SlotId, ParseError> {
        line.read("a place from 1 to 3", words::slot)
    }
}

impl Field for Origin {
    fn write(self, _: Words, out: &mut String) {
        add(out, words::origin_word(self));
    }

    fn read(_: Words, line: &mut Line<'_>) -> Result<Origin, ParseError> {
        line.read("slot-1, top-1, seat-A or discards", words::read_origin)
    }
}

/// A field with a word of its own that may be missing.
pub(crate) trait Flag: Sized {
    /// Adds a space, the word and what belongs to it, if it is there.
    fn write(self, word: &str, out: &mut String);

    /// Takes the word if it comes next.
    fn read(word: &str, line: &mut Line<'_>) -> Result<Self, ParseError>;
}

impl Flag for bool {
    fn write(self, word: &str, out: &mut String) {
        if self {
            add(out, word);
        }
    }

    fn read(word: &str, line: &mut Line<'_>) -> Result<bool, ParseError> {
        Ok(line.take(word))
    }
}

impl Flag for Option<u8> {
    fn write(self, word: &str, out: &mut String) {
        if let Some(number) = self {
            add(out, format!("{word} {number}"));
        }
    }

    fn read(word: &str, line: &mut Line<'_>) -> Result<Option<u8>, ParseError> {
        line.take(word).then(|| line.number("a number")).transpose()
    }
}

/// A number that people count from 1.
pub(crate) struct FromOne;

impl FromOne {
    pub(crate) fn write(number: u8, out: &mut String) {
        add(out, number + 1);
    }

    pub(crate) fn read(line: &mut Line<'_>) -> Result<u8, ParseError> {
        line.read("1, 2 or 3", |word| word.parse::<u8>().ok()?.checked_sub(1))
    }
}

/// Whether something comes before or after what already waits.
pub(crate) struct SoonOrLater;

impl SoonOrLater {
    pub(crate) fn write(soon: bool, out: &mut String) {
        add(out, if soon { "soon" } else { "later" });
    }

    pub(crate) fn read(line: &mut Line<'_>) -> Result<bool, ParseError> {
        line.read("`soon` or `later`", |word| match word {
            "soon" => Some(true),
            "later" => Some(false),
            _ => None,
        })
    }
}
