//! What a game on this device starts from: a new table, or a position somewhere in a game. Games as text of either kind.

use std::fmt::Write as _;

use kaiju_rules::notation::{ParseError, Record, Words, lines, parse_record, position, read_position};
use kaiju_rules::{Event, Input, Log, Pending, Setup, State, Table, Version};

/// What a game starts from.
#[derive(Clone)]
pub struct Beginning {
    setup: Setup,
    /// Where the game stands at first; none where it starts from a new table.
    position: Option<Box<State>>,
}

/// A new table.
impl From<Setup> for Beginning {
    fn from(setup: Setup) -> Beginning {
        Beginning { setup, position: None }
    }
}

/// A game that stands somewhere already.
impl From<State> for Beginning {
    fn from(state: State) -> Beginning {
        let table = state.table();
        let monsters: Vec<_> = table.seats().iter().map(|seat| table.stand(seat).monster).collect();
        let setup = Setup::of(table.edition(), *table.rules(), &monsters).expect("a table was set up");
        Beginning { setup, position: Some(Box::new(state)) }
    }
}

impl Beginning {
    /// The edition, the switches and the monsters.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What another game at this table starts from: a new game has the newest rules, whatever this one is played by.
    #[must_use]
    pub fn anew(&self) -> Beginning {
        match self.position {
            None => Beginning::from(self.setup.with_version(Version::NEWEST)),
            Some(_) => self.clone(),
        }
    }

    /// The game at its first question.
    pub fn state(&self) -> State {
        self.position.as_deref().cloned().unwrap_or_else(|| State::new(&self.setup))
    }

    /// The table before the first event, the game at its first question, and the events that led there. A position tells
    /// nothing of what happened before it.
    pub fn start(&self) -> (Table, State, Vec<Event>) {
        if let Some(state) = &self.position {
            return (state.table().clone(), (**state).clone(), Vec::new());
        }
        let mut log = Log::on();
        let state = State::start(&self.setup, &mut log);
        (Table::new(&self.setup), state, log.take())
    }

    /// Reads a game: a record, or a position with the inputs that were played from it.
    pub fn read(text: &str) -> Result<(Beginning, Record), ParseError> {
        let mut all = lines(text);
        let head = all.next().filter(|head| {
            let mut head = head.clone();
            head.word("kaiju").is_ok() && head.peek() == Some("position")
        });
        let Some(mut head) = head else {
            let record = parse_record(text)?;
            return Ok((Beginning::from(record.setup), record));
        };
        for word in ["kaiju", "position", "1"] {
            head.read("`kaiju position 1`", |found| (found == word).then_some(()))?;
        }
        head.done()?;
        let (state, _) = read_position(&mut all, &mut Log::Off)?;
        let beginning = Beginning::from(state);
        let words = Words::for_setup(&beginning.setup);
        let mut record = Record::new(beginning.setup, Vec::new());
        for mut line in all {
            let (actor, input) = words.read_input(&mut line)?;
            record.inputs.push(input);
            record.actors.push(actor);
            record.lines.push(line.number);
        }
        Ok((beginning, record))
    }

    /// The game with these inputs as text. Empty where the rules refuse one of them.
    pub fn write(&self, inputs: &[Input]) -> String {
        let Some(start) = &self.position else {
            return Record::new(self.setup, inputs.to_vec()).write().unwrap_or_default();
        };
        let words = Words::for_setup(&self.setup);
        let mut state = (**start).clone();
        let mut out = position(&state);
        out += "---\n";
        for &input in inputs {
            let who = match state.pending() {
                Pending::Decide(seat, _) => Some(seat),
                _ => None,
            };
            if state.apply(input, &mut Log::Off).is_err() {
                return String::new();
            }
            let _ = writeln!(out, "{}", words.input(who, input));
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chair, Fortune, Local, Replay, Story, Waits};
    use kaiju_rules::notation::parse_position;
    use kaiju_rules::{Seat, Viewer};

    const MIDDLE: &str = "kaiju position 1\nbook es-2016\nseat A gigazaur ♥3 ★12\nseat B kraken ♥4 ★9 ⚡5 city\n\
        seat C the-king out\ncards B jets\nshop heal tanks -\nat buy B\n";

    fn middle() -> Beginning {
        Beginning::from(parse_position(MIDDLE).unwrap())
    }

    /// A saved game of old rules goes on by them; the next one at the same table is a new game.
    #[test]
    fn a_game_keeps_its_rules_and_the_next_has_new_ones() {
        let setup = Setup::new(kaiju_rules::EditionId::SECOND, 2).unwrap().with_version(Version::OLDEST);
        let game = Local::new(setup, vec![Chair::Person; 2], Fortune::seeded(5)).unwrap();
        let again = Local::load(&game.save(), |_| Fortune::seeded(5)).unwrap();
        assert_eq!(again.setup().rules().version, Version::OLDEST);
        assert!(again.state() == game.state());
        assert_eq!(again.beginning().anew().setup().rules().version, Version::NEWEST);
    }

    #[test]
    fn a_game_from_a_position_is_played_saved_and_taken_up() {
        let chairs = vec![Chair::Person, Chair::Bot("greedy".parse().unwrap()), Chair::USUAL];
        let mut game = Local::new(middle(), chairs, Fortune::seeded(5)).unwrap();
        assert_eq!((game.beats().len(), game.inputs().len()), (0, 0), "nothing has happened yet");
        assert_eq!(game.setup().book(), Some(kaiju_rules::Book::ALL[0]));
        let mut half = None;
        while !matches!(game.waits(), Waits::Nobody(_)) {
            if let Waits::Person(seat, _) = game.waits() {
                let text = game.save();
                let again = Local::load(&text, |seed| Fortune::seeded(seed.unwrap())).unwrap();
                assert!(*again.state() == *game.state() && again.save() == text);
                half = half.or(Some(text));
                let answer = game.order_for(seat, kaiju_bots::Player::USUAL).think().action;
                game.answer(seat, answer).unwrap();
            } else {
                let order = game.order().unwrap();
                game.think(order.think());
            }
        }
        // The rest of a saved game has the luck that the whole one had.
        let half = Local::load(&half.unwrap(), |seed| Fortune::seeded(seed.unwrap())).unwrap();
        assert!(game.inputs().starts_with(half.inputs()) && half.inputs().len() < game.inputs().len());
        let replay = Replay::read(&game.save()).unwrap();
        assert!(replay.at(0).table().stars(Seat::A) == 12 && *replay.at(replay.len()) == *game.state());
        assert_eq!(replay.beats(replay.len()).len(), game.beats().len());
        let story = Story::of(&replay);
        assert_eq!((story.points[0].stars[0], story.points[0].hearts[1]), (12, 4));
        let branch = replay.go_on(1, Viewer::Public, &[], Fortune::seeded(1)).unwrap();
        assert!(branch.save().starts_with("kaiju position 1\n"));
        assert_eq!(Replay::read(&replay.record(3)).unwrap().len(), 3);
    }

    #[test]
    fn what_is_wrong_with_a_position_and_its_inputs_is_told() {
        let refused = |text: &str| Beginning::read(text).map(|_| ()).unwrap_err().to_string();
        assert!(refused("kaiju position 2\nedition second\n").starts_with("1:16: expected `kaiju position 1`"));
        assert!(refused(&format!("{MIDDLE}---\nB dance\n")).starts_with("10:3: "), "a line that is no input");
        let twice = format!("{MIDDLE}---\nB no\nB buy 1\n");
        assert!(matches!(Local::load(&twice, |_| Fortune::seeded(1)), Err(crate::CannotLoad::Input(2, _))));
        // What is no position is read as a record.
        assert!(refused("kaiju scenario 1\n").contains("`kaiju game 1`"));
        let alone = Beginning::read(MIDDLE).map(|(_, record)| record.inputs.len());
        assert_eq!(alone, Ok(0), "a position alone is a game nobody has played yet");
    }
}
