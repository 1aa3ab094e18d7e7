//! A whole game: its setup and its inputs.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use super::lines::{Line, ParseError, lines};
use super::words::{self, Words};
use crate::book::{Book, Preset};
use crate::engine::{Illegal, Input, Pending, State};
use crate::event::Log;
use crate::evolutions::Monster;
use crate::seat::Seat;
use crate::setup::{EditionId, Rules, Setup, SwitchError};
use crate::version::{Amendment, Version};

/// The version of the notation itself.
pub const NOTATION: u32 = 1;

/// A game: nothing else is ever stored.
///
/// ```
/// use kaiju_rules::notation::{Record, parse_record};
/// use kaiju_rules::prelude::*;
///
/// let record = Record::new(Setup::new(EditionId::SECOND, 2).unwrap(), Vec::new());
/// let text = record.write().unwrap();
/// assert_eq!(parse_record(&text).unwrap(), record);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What it started from, with the version of the rules it is played with.
    pub setup: Setup,
    /// Everything that came in.
    pub inputs: Vec<Input>,
    /// Who gave each input, where the text says so.
    pub actors: Vec<Option<Seat>>,
    /// The line of each input in the text it was read from.
    pub lines: Vec<usize>,
}

impl Record {
    /// A game that started so and had these inputs.
    pub fn new(setup: Setup, inputs: Vec<Input>) -> Record {
        Record { setup, inputs, actors: Vec::new(), lines: Vec::new() }
    }

    /// The version of the rules it is played with.
    pub fn version(&self) -> Version {
        self.setup.rules().version
    }

    /// Plays it again. On a refused input: its number and why.
    pub fn replay(&self, log: &mut Log) -> Result<State, (usize, Illegal)> {
        let mut state = State::start(&self.setup, log);
        for (i, &input) in self.inputs.iter().enumerate() {
            let actor = self.actors.get(i).copied().flatten();
            state.apply_as(actor, input, log).map_err(|illegal| (i, illegal))?;
        }
        Ok(state)
    }

    /// The game as text.
    pub fn write(&self) -> Result<String, (usize, Illegal)> {
        let words = Words::for_setup(&self.setup);
        let mut out = format!("kaiju game {NOTATION}\nrules {}\n", self.version());
        out += &write_setup(&self.setup);
        out += "---\n";
        let mut state = State::new(&self.setup);
        for (i, &input) in self.inputs.iter().enumerate() {
            let who = match state.pending() {
                Pending::Decide(seat, _) => Some(seat),
                _ => None,
            };
            state.apply(input, &mut Log::Off).map_err(|illegal| (i, illegal))?;
            let _ = writeln!(out, "{}", words.input(who, input));
        }
        Ok(out)
    }
}

/// A setup as text: its book or else its edition, switches that differ from it, seats. The version of the rules stands
/// elsewhere in whatever the setup is a part of.
pub fn write_setup(setup: &Setup) -> String {
    let rules = setup.rules();
    let preset = if rules.version.has(Amendment::Books) {
        Preset::nearest(setup.edition(), &rules)
    } else {
        Preset::Edition(setup.edition())
    };
    let mut out = format!("{preset}\n");
    for (name, word) in rules.changes(preset.rules()) {
        let _ = writeln!(out, "switch {name} {word}");
    }
    for (i, monster) in setup.monsters().iter().enumerate() {
        let _ = writeln!(out, "seat {} {}", Seat::new(i), monster.id());
    }
    out
}

/// What a text gathers on the way to a setup.
pub(crate) struct Gathered {
    pub(crate) edition: EditionId,
    pub(crate) rules: Rules,
    pub(crate) monsters: Vec<Monster>,
}

impl Gathered {
    /// `edition second` or `book es-2016`: the first line after the head, since everything else depends on it.
    pub(crate) fn preset(line: &mut Line<'_>) -> Result<Gathered, ParseError> {
        let preset = match line.word("`edition` or `book`")? {
            "edition" => {
                let names = EditionId::ALL.map(EditionId::name).join(", ");
                Preset::Edition(line.read(&format!("an edition ({names})"), EditionId::from_name)?)
            }
            "book" => {
                let names = Book::ALL.map(Book::name).join(", ");
                Preset::Book(line.read(&format!("a book ({names})"), Book::from_name)?)
            }
            _ => return Err(line.expected("`edition` or `book`")),
        };
        line.done()?;
        Ok(Gathered { edition: preset.edition(), rules: preset.rules(), monsters: Vec::new() })
    }

    /// `switch name value`, after the word `switch`.
    pub(crate) fn switch(&mut self, line: &mut Line<'_>) -> Result<(), ParseError> {
        let name = line.word("the name of a switch")?;
        if Rules::words(name).is_none() {
            return Err(line.expected(&format!("a switch ({})", Rules::NAMES.join(", "))));
        }
        let word = line.word("a value")?;
        self.rules.set(name, word).map_err(|error| match error {
            SwitchError::Word(words) => line.expected(&format!("one of {} for {name}", words.join(", "))),
            SwitchError::Name => line.expected("the name of a switch"),
        })?;
        line.done()
    }

    /// `seat A gigazaur …`, after the word `seat`.
    pub(crate) fn seat(&mut self, line: &mut Line<'_>) -> Result<Seat, ParseError> {
        if self.monsters.len() == 6 {
            return Err(line.wrong("a seventh seat; 2 to 6 monsters play (SETUP-1)"));
        }
        let next = Seat::new(self.monsters.len());
        line.read(&format!("seat {next}"), |w| (words::seat(w) == Some(next)).then_some(()))?;
        let ids: Vec<&str> = Monster::ALL.iter().map(|m| m.id()).collect();
        let monster = line.read(&format!("a monster ({})", ids.join(", ")), Monster::from_id)?;
        if self.monsters.contains(&monster) {
            return Err(
                line.wrong(format!("{} already sits here; every seat needs its own monster (SETUP-1)", monster.id()))
            );
        }
        self.monsters.push(monster);
        Ok(next)
    }

    pub(crate) fn setup(&self, line: usize) -> Result<Setup, ParseError> {
        Setup::of(self.edition, self.rules, &self.monsters).map_err(|error| ParseError {
            line,
            column: 1,
            message: error.to_string(),
        })
    }
}

/// Reads the head of a text: what it is and its version.
pub(crate) fn head(line: Option<Line<'_>>, kind: &str) -> Result<(), ParseError> {
    let expected = format!("`kaiju {kind} {NOTATION}`");
    let Some(mut line) = line else {
        return Err(ParseError { line: 1, column: 1, message: format!("expected {expected}, found an empty file") });
    };
    line.read(&expected, |w| (w == "kaiju").then_some(()))?;
    line.read(&expected, |w| (w == kind).then_some(()))?;
    let version: u32 = line.number("the version of the notation")?;
    if version != NOTATION {
        return Err(line.wrong(format!("notation {version} is not known here; this program reads notation {NOTATION}")));
    }
    line.done()
}

/// Reads a setup: edition or book, switches and seats, up to `---` or the end.
pub fn read_setup<'a>(all: &mut impl Iterator<Item = Line<'a>>) -> Result<Setup, ParseError> {
    let Some(mut line) = all.next() else {
        return Err(ParseError {
            line: 1,
            column: 1,
            message: "expected `edition` or `book`, found the end".to_string(),
        });
    };
    let mut gathered = Gathered::preset(&mut line)?;
    let mut last = line.number;
    for mut line in all {
        last = line.number;
        match line.word("a line of the setup")? {
            "switch" => gathered.switch(&mut line)?,
            "seat" => {
                gathered.seat(&mut line)?;
                line.done()?;
            }
            "---" => return gathered.setup(last),
            _ => return Err(line.expected("`switch`, `seat` or `---`")),
        }
    }
    Err(ParseError { line: last, column: 1, message: "expected `---` after the seats, found the end".to_string() })
}

/// Reads the version of the rules, after the word `rules`.
pub(crate) fn read_version(line: &mut Line<'_>) -> Result<Version, ParseError> {
    let number: u32 = line.number("the version of the rules")?;
    let Some(version) = Version::of(number) else {
        let (oldest, newest) = (Version::OLDEST, Version::NEWEST);
        return Err(line.wrong(format!("this program plays rules {oldest} to {newest}, not rules {number}")));
    };
    line.done()?;
    Ok(version)
}

/// Reads a whole game.
pub fn parse_record(text: &str) -> Result<Record, ParseError> {
    let mut all = lines(text);
    head(all.next(), "game")?;
    let Some(mut line) = all.next() else {
        return Err(ParseError { line: 1, column: 1, message: "expected `rules`, found the end".to_string() });
    };
    line.literal("rules")?;
    let version = read_version(&mut line)?;
    let setup = read_setup(&mut all)?.with_version(version);
    let words = Words::for_setup(&setup);
    let mut record = Record::new(setup, Vec::new());
    for mut line in all {
        let number = line.number;
        let (actor, input) = words.read_input(&mut line)?;
        record.inputs.push(input);
        record.actors.push(actor);
        record.lines.push(number);
    }
    Ok(record)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEATS: &str = "seat A gigazaur\nseat B kraken\n---\n";

    fn setup(text: &str) -> Setup {
        read_setup(&mut lines(&(text.to_string() + SEATS))).unwrap()
    }

    #[test]
    fn a_book_stands_where_an_edition_does() {
        for book in Book::ALL {
            let read = setup(&format!("book {book}\n"));
            assert_eq!((read.edition(), read.rules(), read.book()), (book.edition(), book.rules(), Some(book)));
            let written = write_setup(&read);
            let named = if book.changes().next().is_some() { "book" } else { "edition" };
            assert!(written.starts_with(&format!("{named} {book}\nseat A")), "{written}");
            // Written out switch by switch it is the book all the same.
            let switches: Vec<_> = book.changes().map(|(name, word)| format!("switch {name} {word}\n")).collect();
            assert_eq!(setup(&format!("edition {}\n{}", book.edition(), switches.concat())), read);
        }
    }

    #[test]
    fn a_setup_that_is_no_book_names_the_nearest() {
        let written = |text: &str| write_setup(&setup(text)).lines().take(2).collect::<Vec<_>>().join("\n");
        let house = "book es-2016\nswitch evolutions yes";
        assert_eq!(written(&format!("{house}\n")), house);
        assert_eq!(written("edition second\n"), "edition second\nseat A gigazaur");
        assert_eq!(
            written("edition godzilla\nswitch evolutions yes\n"),
            "edition godzilla\nswitch evolutions yes",
            "a book that changes nothing is told by its edition"
        );
    }

    #[test]
    fn a_game_keeps_its_version() {
        for version in Version::all() {
            let setup = setup("edition second\n").with_version(version);
            let record = Record::new(setup, Vec::new());
            let text = record.write().unwrap();
            assert!(text.starts_with(&format!("kaiju game 1\nrules {version}\n")), "{text}");
            assert_eq!(parse_record(&text).unwrap(), record);
            let state = State::new(&setup);
            let position = crate::notation::position(&state);
            assert_eq!(position.contains("\nrules "), version != Version::NEWEST, "{position}");
            assert!(crate::notation::parse_position(&position).unwrap() == state);
        }
        let refused = parse_record("kaiju game 1\nrules 99\n").unwrap_err().message;
        let (oldest, newest) = (Version::OLDEST, Version::NEWEST);
        assert_eq!(refused, format!("this program plays rules {oldest} to {newest}, not rules 99"));
    }

    #[test]
    fn a_book_there_is_not_is_refused_with_those_there_are() {
        let refused = |text: &str| read_setup(&mut lines(text)).unwrap_err().message;
        assert!(refused("book es-2012\n").contains("a book (es-2016, es-2011, en-summary, pt-2016, godzilla)"));
        assert!(refused("printing second\n").contains("`edition` or `book`"));
    }
}
