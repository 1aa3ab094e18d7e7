//! The game at a table once it has begun: the state of the rules, and where its luck comes from.

use kaiju_rules::notation::{Words, lines};
use kaiju_rules::{Action, Event, INPUT_LIMIT, Illegal, Input, Log, Outcome, Pending, Setup, State};
use kaiju_wire::chain::Element;
use kaiju_wire::fair::{DrawPlaces, Key, Note, Renewal};

use crate::room::Spoiled;

/// The game itself.
#[derive(Clone, PartialEq)]
pub(crate) struct LiveGame {
    pub(crate) setup: Setup,
    pub(crate) state: State,
    pub(crate) key: Key,
    /// The secret it began with.
    pub(crate) secret: [u8; 32],
    /// The row it began with.
    pub(crate) begun: u64,
    /// Secrets taken since.
    pub(crate) renewals: Vec<Renewal>,
    /// How many inputs it has had.
    pub(crate) inputs: usize,
    /// The element that came with the last answer.
    link: Option<Element>,
    /// The places of its draws so far.
    places: DrawPlaces,
}

/// Where luck comes from.
#[derive(Clone, Copy)]
pub(crate) enum LuckFrom<'a> {
    /// From the key of the table with this id.
    Key(&'a str),
    /// From the key that all tables of the duplicate with this id have.
    Shared(&'a str),
    /// From its log.
    Log(&'a [String]),
}

/// What a game went through in one step.
pub(crate) struct Trail {
    log: Log,
    /// Its inputs, each with what the record tells of it.
    pub(crate) inputs: Vec<(Input, Note)>,
}

impl Trail {
    pub(crate) fn new() -> Trail {
        Trail { log: Log::on(), inputs: Vec::new() }
    }

    /// What chance said, in the notation.
    pub(crate) fn luck(&self, words: Words) -> Vec<String> {
        let said = self.inputs.iter().filter_map(|(input, _)| match input {
            Input::Luck(outcome) => Some(words.outcome(*outcome)),
            Input::Act(_) => None,
        });
        said.collect()
    }

    /// What happened.
    pub(crate) fn events(&mut self) -> Vec<Event> {
        self.log.take()
    }
}

impl LiveGame {
    /// A game begins with this row.
    pub(crate) fn begin(setup: Setup, key: Key, secret: [u8; 32], begun: u64, trail: &mut Trail) -> LiveGame {
        let (state, places) = (State::start(&setup, &mut trail.log), DrawPlaces::default());
        LiveGame { setup, state, key, secret, begun, renewals: Vec::new(), inputs: 0, link: None, places }
    }

    pub(crate) fn words(&self) -> Words {
        Words::for_setup(&self.setup)
    }

    /// Reads an answer.
    pub(crate) fn read(&self, text: &str) -> Option<Action> {
        let mut line = lines(text).next().filter(|_| text.len() <= 200)?;
        let action = self.words().read_action(&mut line).ok()?;
        line.done().ok().map(|()| action)
    }

    /// The seat that is asked answers.
    pub(crate) fn answer(&mut self, action: Action, note: Note, trail: &mut Trail) -> Result<(), Illegal> {
        self.link = note.link;
        self.take(Input::Act(action), note, trail)
    }

    /// Chance speaks, up to the next question.
    pub(crate) fn chance(&mut self, from: LuckFrom<'_>, trail: &mut Trail) -> Result<(), Spoiled> {
        match from {
            LuckFrom::Key(game) => {
                while let Pending::Chance(luck) = self.state.pending() {
                    let (index, link) = (self.inputs as u64, self.link.as_ref());
                    let outcome = self.key.draw(game, index, link, luck, self.state.table());
                    self.hear(outcome, trail)?;
                }
            }
            LuckFrom::Shared(duplicate) => {
                while let Pending::Chance(luck) = self.state.pending() {
                    let place = self.places.clone().next(luck, self.state.table());
                    let outcome = self.key.draw_at(duplicate, place, luck, self.state.table());
                    self.hear(outcome, trail)?;
                }
            }
            LuckFrom::Log(said) => {
                for text in said {
                    let mut line = lines(text).next().ok_or_else(|| Spoiled("an empty draw".to_string()))?;
                    let read = self.words().read_outcome(&mut line).and_then(|outcome| line.done().map(|()| outcome));
                    self.hear(read.map_err(|error| Spoiled(error.to_string()))?, trail)?;
                }
            }
        }
        Ok(())
    }

    fn hear(&mut self, outcome: Outcome, trail: &mut Trail) -> Result<(), Spoiled> {
        if self.inputs >= INPUT_LIMIT {
            return Err(Spoiled("the game takes longer than any game may".to_string()));
        }
        if let Pending::Chance(luck) = self.state.pending() {
            self.places.next(luck, self.state.table());
        }
        let refused = |illegal| Spoiled(format!("a draw of the log is refused: {illegal}"));
        self.take(Input::Luck(outcome), Note::default(), trail).map_err(refused)
    }

    fn take(&mut self, input: Input, note: Note, trail: &mut Trail) -> Result<(), Illegal> {
        self.state.apply(input, &mut trail.log)?;
        self.inputs += 1;
        trail.inputs.push((input, note));
        Ok(())
    }
}
