//! The fields of events as words: how each type is written and read.

use alloc::format;
use alloc::string::String;
use core::fmt::{Display, Write as _};

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

fn add(out: &mut String, word: impl Display) {
    let _ = write!(out, " {word}");
}

/// Adds something as it shows itself.
fn show(out: &mut String, word: impl Display) {
    let _ = write!(out, "{word}");
}

/// Adds a number with its sign.
fn signed(out: &mut String, number: i16) {
    out.push(if number < 0 { '-' } else { '+' });
    words::number(number.unsigned_abs(), out);
}

/// A word, or `-` for nothing.
#[expect(clippy::option_option, reason = "a word that cannot be read is not the word for nothing")]
fn maybe<T>(word: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<Option<T>> {
    if word == "-" { Some(None) } else { read(word).map(Some) }
}

const CARD: &str = "a card of this edition";
const POWER: &str = "a card or an Evolution like A:blue-flare";

/// The types of fields: how each is written, what it is called where a word is no such thing, how a word is read, and the
/// monster or the power it is.
macro_rules! fields {
    ($($kind:ty: $write:expr, $called:expr, $read:expr $(, $is:ident: $fact:ty = $told:expr)?;)*) => {$(
        impl Field for $kind {
            fn write(self, words: Words, out: &mut String) {
                let write: fn($kind, Words, &mut String) = $write;
                out.push(' ');
                write(self, words, out);
            }

            fn read(words: Words, line: &mut Line<'_>) -> Result<$kind, ParseError> {
                let read: fn(&str, Words) -> Option<$kind> = $read;
                line.read($called, |word| read(word, words))
            }

            $(fn $is(self) -> Option<$fact> {
                let told: fn($kind) -> Option<$fact> = $told;
                told(self)
            })?
        }
    )*};
}

fields! {
    Seat: |seat, _, out| out.push(seat.letter()), "a seat from A to F", |word, _| words::seat(word), seat: Seat = Some;
    Option<Seat>: |seat, _, out| out.push(seat.map_or('-', Seat::letter)), "a seat, or -",
        |word, _| maybe(word, words::seat);
    SeatSet: |seats, _, out| show(out, seats), "seats like BC, or -", |word, _| words::seats(word);
    Dice: |dice, _, out| show(out, dice), "dice like 112ehs, or -", |word, _| words::dice(word);
    Face: |face, _, out| out.push(face.letter()), "a face (1 2 3 e h s)", |word, _| words::face(word);
    u8: |n, _, out| words::number(n.into(), out), "a number", |word, _| word.parse().ok();
    i8: |n, _, out| signed(out, n.into()), "a number", |word, _| word.parse().ok();
    i16: |n, _, out| signed(out, n), "a number", |word, _| word.parse().ok();
    Why: |why, words, out| words.write_why(why, out), "a clause or a power", |word, words| words.read_why(word);
    CardId: |card, words, out| words.write_card(card, out), CARD, |word, words| words.read_card(word),
        source: Source = |card| Some(Source::card(card));
    Option<CardId>: |card, words, out| words.write_maybe_source(card.map(Source::card), out), CARD,
        |word, words| maybe(word, |word| words.read_card(word)), source: Source = |card| card.map(Source::card);
    Source: |source, words, out| words.write_source(source, out), POWER, |word, words| words.read_source(word),
        source: Source = Some;
    Option<Source>: |source, words, out| words.write_maybe_source(source, out), POWER,
        |word, words| maybe(word, |word| words.read_source(word)), source: Source = |source| source;
    Place: |place, _, out| out.push_str(place.word()), "city or bay",
        |word, _| Place::ALL.into_iter().find(|place| place.word() == word);
    SlotId: |slot, _, out| words::number(slot.index() as u16 + 1, out), "a place from 1 to 3",
        |word, _| words::slot(word);
    Origin: |origin, _, out| out.push_str(&words::origin_word(origin)), "slot-1, top-1, seat-A, discards or aside",
        |word, _| words::read_origin(word);
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
