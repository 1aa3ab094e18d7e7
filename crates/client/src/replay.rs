//! A recorded game to walk through: every moment of it, and games that go on from there.

use kaiju_rules::{Event, Input, Log, Pending, Seat, Setup, State, Viewer};

use crate::beginning::Beginning;
use crate::fortune::Fortune;
use crate::local::{Beat, CannotLoad, Chair, Local};
use crate::pace::{self, Speed};

/// Even what is shown without a pause is seen while a replay runs.
const SHORTEST_LOOK_MS: u64 = 60;

/// A recorded game.
pub struct Replay {
    beginning: Beginning,
    inputs: Vec<Input>,
    states: Vec<State>,
    beats: Vec<Beat>,
    /// How many beats have happened after n inputs.
    upto: Vec<usize>,
}

impl Replay {
    /// Reads a record.
    pub fn read(text: &str) -> Result<Replay, CannotLoad> {
        let (beginning, record) = Beginning::read(text).map_err(CannotLoad::Text)?;
        Replay::new(beginning, record.inputs)
    }

    /// Plays a game again.
    pub fn new(beginning: impl Into<Beginning>, inputs: Vec<Input>) -> Result<Replay, CannotLoad> {
        let beginning = beginning.into();
        let (mut before, mut state, mut events) = beginning.start();
        let mut replay = Replay { beginning, inputs, states: Vec::new(), beats: Vec::new(), upto: Vec::new() };
        for i in 0..=replay.inputs.len() {
            for event in events.drain(..) {
                replay.beats.push(Beat { event, before: before.clone(), input: i, row: 0 });
                before.fold(event);
            }
            replay.upto.push(replay.beats.len());
            replay.states.push(state.clone());
            if let Some(&input) = replay.inputs.get(i) {
                let mut log = Log::on();
                state.apply(input, &mut log).map_err(|illegal| CannotLoad::Input(i + 1, illegal))?;
                events = log.take();
            }
        }
        Ok(replay)
    }

    /// The edition, the switches and the monsters.
    pub fn setup(&self) -> &Setup {
        self.beginning.setup()
    }

    /// How many inputs there are; moments go from 0, the beginning, to this.
    pub fn len(&self) -> usize {
        self.inputs.len()
    }

    /// Nothing happened at all?
    pub fn is_empty(&self) -> bool {
        self.inputs.is_empty()
    }

    /// The game after n inputs.
    pub fn at(&self, moment: usize) -> &State {
        &self.states[moment.min(self.inputs.len())]
    }

    /// The game before the first input, and after each.
    pub fn states(&self) -> &[State] {
        &self.states
    }

    /// What happened up to this moment.
    pub fn beats(&self, moment: usize) -> &[Beat] {
        &self.beats[..self.upto[moment.min(self.inputs.len())]]
    }

    /// What happened up to this moment, as somebody sees it.
    pub fn log(&self, moment: usize, viewer: Viewer) -> Vec<Beat> {
        self.beats(moment).iter().map(|beat| beat.seen_by(viewer)).collect()
    }

    /// What happened right before this moment: what the input led to.
    pub fn step(&self, moment: usize) -> &[Beat] {
        let moment = moment.min(self.inputs.len());
        let from = moment.checked_sub(1).map_or(0, |before| self.upto[before]);
        &self.beats[from..self.upto[moment]]
    }

    /// How long this moment is looked at while the replay runs, in milliseconds.
    pub fn look(&self, moment: usize, speed: Speed) -> u64 {
        let all: u64 = self.step(moment).iter().map(|beat| pace::look(beat.event)).sum();
        speed.scale(all).max(SHORTEST_LOOK_MS)
    }

    /// The moments at which turns begin.
    pub fn turns(&self) -> Vec<usize> {
        let begins =
            |&moment: &usize| self.step(moment).iter().any(|beat| matches!(beat.event, Event::TurnBegan { .. }));
        (0..=self.len()).filter(begins).collect()
    }

    /// The inputs.
    pub fn inputs(&self) -> &[Input] {
        &self.inputs
    }

    /// The record as text, up to this moment.
    pub fn record(&self, moment: usize) -> String {
        self.beginning.write(&self.inputs[..moment.min(self.inputs.len())])
    }

    /// A game that goes on from this moment against bots: with the monster of whoever looks, or of the person whom the
    /// chairs tell, or of whoever is asked. A game that was left goes on at its last moment with those who sat there.
    /// None when the game is over there.
    pub fn go_on(&self, moment: usize, eyes: Viewer, chairs: &[Chair], fortune: Fortune) -> Option<Local> {
        let state = self.at(moment);
        let asked = match state.pending() {
            Pending::Over(_) => return None,
            Pending::Decide(seat, _) => seat,
            Pending::Chance(_) => state.table().active(),
        };
        if moment >= self.len() && eyes == Viewer::Public && chairs.contains(&Chair::Person) {
            return self.branch(moment, chairs.to_vec(), fortune).ok();
        }
        let played = chairs.iter().position(|&chair| chair == Chair::Person).map(Seat::new);
        let me = match eyes {
            Viewer::Seat(seat) => seat,
            Viewer::Public => played.unwrap_or(asked),
        };
        let chair = |i| if Seat::new(i) == me { Chair::Person } else { Chair::USUAL };
        let chairs = (0..self.setup().monsters().len()).map(chair).collect();
        self.branch(moment, chairs, fortune).ok()
    }

    /// A game that goes on from this moment.
    pub fn branch(&self, moment: usize, chairs: Vec<Chair>, fortune: Fortune) -> Result<Local, CannotLoad> {
        Local::resume(self.beginning.clone(), &self.inputs[..moment.min(self.inputs.len())], chairs, fortune)
    }
}
