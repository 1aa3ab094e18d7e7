//! A position: a table, and either the exact agenda or a step from which the game is run.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use super::lines::{Line, ParseError, lines};
use super::record::{Gathered, NOTATION, head, read_version, write_setup};
use super::words::{self, Words};
use crate::agenda::{Agenda, Step, Task};
use crate::chance::Luck;
use crate::engine::{Pending, State};
use crate::event::{Log, Viewer};
use crate::seat::Seat;
use crate::setup::Setup;
use crate::table::Table;
use crate::version::Version;
use crate::view::View;

/// A position as text; [`parse_position`] reads it back to the same state.
pub fn position(state: &State) -> String {
    let table = &state.table;
    let words = Words::for_table(table);
    let monsters: Vec<_> = table.seats().iter().map(|s| table.stand(s).monster).collect();
    let setup =
        Setup::of(table.edition(), *table.rules(), &monsters).map(|setup| write_setup(&setup)).unwrap_or_default();
    let mut out = format!("kaiju position {NOTATION}\n");
    let version = table.rules().version;
    if version != Version::NEWEST {
        let _ = writeln!(out, "rules {version}");
    }
    for line in setup.lines().filter(|l| !l.starts_with("seat")) {
        out.push_str(line);
        out.push('\n');
    }
    out += &table.write(words);
    for task in words.agenda(&state.agenda) {
        let _ = writeln!(out, "todo {task}");
    }
    out
}

/// Reads a position.
pub fn parse_position(text: &str) -> Result<State, ParseError> {
    parse(text, false)
}

/// Reads what somebody sees of a game, as [`View::position`] writes it: evolutions of others may be unknown.
pub fn parse_view(text: &str, viewer: Viewer) -> Result<View, ParseError> {
    Ok(parse(text, true)?.seen_by(viewer))
}

fn parse(text: &str, masked: bool) -> Result<State, ParseError> {
    let mut all = lines(text);
    head(all.next(), "position")?;
    let (state, stop) = read(&mut all, &mut Log::Off, masked)?;
    match stop {
        None => Ok(state),
        Some(line) => Err(line.wrong("expected the end of the position")),
    }
}

/// Where a position begins when it names a step instead of an agenda: words people use, and the step's own.
fn start(word: &str) -> Option<Step> {
    match word {
        "roll" => Some(Step::Ready),
        "keep" => Some(Step::Rolling),
        "rolled" => Some(Step::Meddle),
        "resolve" => Some(Step::Tally),
        other => words::step(other).filter(|&s| s > Step::Contest),
    }
}

/// Reads the lines of a position up to the end or to a line `---`, which is handed back.
pub fn read_position<'a>(
    all: &mut impl Iterator<Item = Line<'a>>,
    log: &mut Log,
) -> Result<(State, Option<Line<'a>>), ParseError> {
    read(all, log, false)
}

fn missing_edition(line: usize) -> ParseError {
    ParseError { line, column: 1, message: "expected `edition` or `book`, found the end".to_string() }
}

fn read<'a>(
    all: &mut impl Iterator<Item = Line<'a>>,
    log: &mut Log,
    masked: bool,
) -> Result<(State, Option<Line<'a>>), ParseError> {
    let mut line = all.next().ok_or_else(|| missing_edition(1))?;
    let mut version = Version::NEWEST;
    if line.take("rules") {
        version = read_version(&mut line)?;
        let after = line.number;
        line = all.next().ok_or_else(|| missing_edition(after))?;
    }
    let mut gathered = Gathered::preset(&mut line)?;
    gathered.rules.version = version;
    let mut last = line.number;
    let mut stop = None;
    let mut stands: Vec<(Seat, Line<'a>)> = Vec::new();
    let mut rest: Vec<(&'a str, Line<'a>)> = Vec::new();
    for mut line in all {
        last = line.number;
        match line.word("a line of the position")? {
            "switch" => gathered.switch(&mut line)?,
            "seat" => {
                let seat = gathered.seat(&mut line)?;
                stands.push((seat, line));
            }
            "---" => {
                stop = Some(line);
                break;
            }
            key => rest.push((key, line)),
        }
    }
    let setup = gathered.setup(last)?;
    let words = Words::for_setup(&setup);
    let mut table = Table::new(&setup);
    for (seat, mut line) in stands {
        table.read_stand(seat, &mut line)?;
    }
    let mut agenda = Agenda::new();
    let mut at = None;
    for (key, mut line) in rest {
        match key {
            "todo" => words.read_todo(&mut line, &mut agenda)?,
            "at" if line.take("start") => at = Some(State::opening(&setup)),
            "at" => {
                let step = line.read(
                    "a step (start, begin, roll, keep, rolled, resolve, enter, buy, end, poison, check, next)",
                    start,
                )?;
                let seat = line.read("the active seat", |w| words::seat(w).filter(|&s| table.seats().has(s)))?;
                table.read(words, "active", &mut seat_line(&line, seat))?;
                while line.more() {
                    let key = line.word("dice, rolls or another word of the turn")?;
                    if !table.read(words, key, &mut line)? {
                        return Err(line.expected("dice, rolls or another word of the turn"));
                    }
                }
                at = Some(step);
            }
            key => {
                if !table.read(words, key, &mut line)? {
                    return Err(
                        line.expected("a line of a position (seat, cards, shop, discard, deck, at, dice, todo, …)")
                    );
                }
            }
        }
        line.done()?;
    }
    table.settle();
    if let Some(message) = table.contradiction(words) {
        return Err(ParseError { line: last, column: 1, message });
    }
    if table.is_masked() && !masked {
        let message = "an Evolution is unknown here: this is what a player sees, not a position to play".to_string();
        return Err(ParseError { line: last, column: 1, message });
    }
    let mut state = State { table, agenda };
    match (at, state.agenda.is_empty()) {
        (Some(step), true) => {
            state.agenda.push(Task::Turn(step));
            state.run(log);
        }
        (Some(_), false) => {
            let message = "a position has either `at` or `todo` lines, not both".to_string();
            return Err(ParseError { line: last, column: 1, message });
        }
        (None, true) if state.table.over().is_none() => {
            let message = "expected `at STEP SEAT`: whose turn it is and where".to_string();
            return Err(ParseError { line: last, column: 1, message });
        }
        _ => {}
    }
    check_agenda(&state).map_err(|message| ParseError { line: last, column: 1, message })?;
    Ok((state, stop))
}

/// A line that says only a seat, for the table to read.
fn seat_line<'a>(line: &Line<'a>, seat: Seat) -> Line<'a> {
    const LETTERS: [&str; 6] = ["A", "B", "C", "D", "E", "F"];
    line.saying(LETTERS[seat.index()])
}

/// An agenda that came from outside must end in a question somebody at the table can answer.
pub(crate) fn check_agenda(state: &State) -> Result<(), String> {
    let seats = state.table.seats();
    match state.agenda.top() {
        Some(Task::Ask(seat, _)) if !state.table.alive().has(seat) => {
            Err(format!("{seat} is asked but is not playing"))
        }
        Some(Task::Ask(..)) if !state.table.is_masked() && state.legal().is_empty() => {
            Err("a question without an answer is asked".to_string())
        }
        Some(Task::Luck(_) | Task::Ask(..)) | None => {
            let foreign = state.agenda.tasks().iter().any(|task| match *task {
                Task::Ask(seat, _)
                | Task::Offer { at: seat, .. }
                | Task::Harden { seat }
                | Task::Decide { seat }
                | Task::Evolve { seat, .. }
                | Task::Drain { seat, .. }
                | Task::MoveIn { seat, .. }
                | Task::Buy { seat, .. } => !seats.has(seat),
                // A target may have died while another was asked.
                Task::Volley { hearts, .. } | Task::Land { hearts, .. } => hearts.non_zero() & !seats.bits() != 0,
                Task::Graves { fallen: set } | Task::Brace { left: set } => !set.minus(seats).is_empty(),
                _ => false,
            });
            let dice = match state.pending() {
                Pending::Chance(Luck::Throw(n)) => n == 0 || n + state.table.turn().dice.len() > 9,
                Pending::Chance(luck) => luck.dice() == Some(0),
                _ => false,
            };
            if foreign || dice { Err("the tasks do not fit the table".to_string()) } else { Ok(()) }
        }
        Some(_) => Err("the last task must ask a player or chance".to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A contest in which nobody can lead would be rolled for ever.
    #[test]
    fn setup_4_a_contest_that_cannot_end_is_no_position() {
        let seats = "seat A gigazaur ♥10 ★0 ⚡0\nseat B kraken ♥10 ★0 ⚡0\nseat C the-king ♥10 ★0 ⚡0\nshop energize skyscraper urbavore\n";
        let read = |contest: &str| {
            let todo = format!(
                "active A first A regular A turns 0\ntodo turn hands\ntodo contest {contest}\ntodo luck contest A\n"
            );
            parse_position(&format!("kaiju position 1\nedition second\n{seats}{todo}"))
        };
        for whole in ["BC - 0", "C B 0", "- BC 6"] {
            assert!(read(whole).is_ok(), "{whole}: {:?}", read(whole).err());
        }
        for endless in ["BC - 1", "BC - 111", "- - 0", "C B 7"] {
            assert!(read(endless).is_err(), "{endless}");
        }
    }
}
