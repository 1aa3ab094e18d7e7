//! The players around one table, who answer in turn.

use kaiju_bots::{Bits, Bot, ask, random_input};
use kaiju_rules::{Event, Input, Legal, Pending, Seat, Setup, State, Table, Viewer};

use crate::fixture::Entrant;

/// Keeps the stream of thoughts apart from that of luck.
const THOUGHTS: u64 = 0x7468_6F75_6768_7473;

/// The random bits of one game: luck and thoughts have streams of their own, so who thinks more does not change the
/// dice.
#[derive(Clone, Debug)]
pub struct Streams {
    /// What dice and cards are drawn from.
    pub luck: Bits,
    /// What bots think with.
    pub thoughts: Bits,
}

impl Streams {
    /// Those of a game of a study.
    pub fn new(seed: u64, game: u64) -> Streams {
        Streams { luck: Bits::new(seed, game), thoughts: Bits::new(seed ^ THOUGHTS, game) }
    }
}

/// Players around a table. Where everybody plays at random nobody needs a view, which is many times as fast.
pub(crate) struct Sitting {
    bots: Option<Vec<Box<dyn Bot>>>,
    legal: Legal,
}

impl Sitting {
    /// One player for each entrant.
    pub(crate) fn new(entrants: &[Entrant]) -> Sitting {
        let at_random = entrants.iter().all(Entrant::is_random);
        Sitting { bots: (!at_random).then(|| entrants.iter().map(Entrant::seat).collect()), legal: Legal::default() }
    }

    /// Everybody moves n seats: entrant `by` sits at the first one.
    pub(crate) fn rotate(&mut self, by: usize) {
        if let Some(bots) = &mut self.bots {
            bots.rotate_left(by);
        }
    }

    /// The reverse of [`Sitting::rotate`].
    pub(crate) fn rotate_back(&mut self, by: usize) {
        if let Some(bots) = &mut self.bots {
            bots.rotate_right(by);
        }
    }

    /// A game begins.
    pub(crate) fn begin(&mut self, setup: &Setup) {
        for (i, bot) in self.bots.iter_mut().flatten().enumerate() {
            bot.begin(setup, Seat::new(i));
        }
    }

    /// Does anybody want to be told what happens?
    pub(crate) fn listens(&self) -> bool {
        self.bots.iter().flatten().any(|bot| bot.listens())
    }

    /// Tells everybody what happened, each as its seat may see it.
    pub(crate) fn hear(&mut self, events: &[Event]) {
        for (i, bot) in self.bots.iter_mut().flatten().enumerate().filter(|(_, bot)| bot.listens()) {
            for event in events {
                bot.hear(event.seen_by(Viewer::Seat(Seat::new(i))));
            }
        }
    }

    /// A game is over.
    pub(crate) fn end(&mut self, table: &Table) {
        for bot in self.bots.iter_mut().flatten() {
            bot.end(table);
        }
    }

    /// What comes next: luck, or the answer of whoever is asked; none when the game is over.
    pub(crate) fn input(&mut self, state: &State, streams: &mut Streams) -> Option<Input> {
        let Some(bots) = &mut self.bots else { return random_input(state, &mut streams.luck, &mut self.legal) };
        Some(match state.pending() {
            Pending::Over(_) => return None,
            Pending::Chance(chance) => Input::Luck(chance.draw(state.table(), streams.luck.word())),
            Pending::Decide(seat, _) => {
                state.legal_into(&mut self.legal);
                let view = || state.seen_by(Viewer::Seat(seat));
                Input::Act(ask(&mut *bots[seat.index()], &self.legal, &mut streams.thoughts, view))
            }
        })
    }
}
