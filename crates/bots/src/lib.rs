//! Bots, the arithmetic of rolling, and the source of random bits.

pub mod clock;
pub mod foresight;
pub mod fortune;
pub mod greedy;
pub mod judge;
mod ledger;
pub mod lessons;
pub mod net;
pub mod outlook;
pub mod quick;
pub mod risk;
pub mod roster;
pub mod search;
pub mod solver;

pub use roster::Player;

use kaiju_rules::{Action, INPUT_LIMIT, Input, Legal, Log, Pending, Question, Seat, Setup, State, Table, View, Viewer};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Where a game's random bits come from: the same seed gives the same game on every machine.
#[derive(Clone, Debug)]
pub struct Bits(Xoshiro256PlusPlus);

impl Bits {
    /// A stream for one game of a study: `study` and `game` together are the seed.
    pub fn new(study: u64, game: u64) -> Bits {
        // Two rounds of the golden-ratio step keep neighbouring games apart; the generator's own seeding does the rest.
        Bits(Xoshiro256PlusPlus::seed_from_u64(study.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ game))
    }

    /// The next word of random bits.
    #[inline(always)]
    pub fn word(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number under `n`.
    #[inline(always)]
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.word()) * n as u128) >> 64) as usize
    }
}

/// Somebody who plays. It is given a [`View`], in which secrets of others are unknowns: it cannot cheat.
pub trait Bot {
    /// A game begins, and this is one's seat.
    fn begin(&mut self, setup: &Setup, seat: Seat) {
        let _ = (setup, seat);
    }

    /// The answer to the question the viewer is asked, one of `legal`, which are never fewer than two.
    fn choose(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> Action;

    /// The game is over.
    fn end(&mut self, table: &Table) {
        let _ = table;
    }
}

/// What counts when there is no answer: stop rolling, or the first legal answer.
pub fn default_answer(view: &View, legal: &Legal) -> Action {
    let stop = Action::Keep(view.table().turn().dice);
    match view.pending() {
        Pending::Decide(_, Question::Keep) if legal.contains(stop) => stop,
        _ => legal.get(0).unwrap_or(Action::No),
    }
}

/// Asks a bot. A bot that has no choice is not asked, and no view is made for it. An answer that is not legal is a bug of
/// the bot; the default counts instead.
pub fn ask(bot: &mut dyn Bot, legal: &Legal, bits: &mut Bits, view: impl FnOnce() -> View) -> Action {
    if legal.len() < 2 {
        return legal.get(0).unwrap_or(Action::No);
    }
    let view = view();
    let answer = bot.choose(&view, legal, bits);
    if legal.contains(answer) { answer } else { default_answer(&view, legal) }
}

/// Plays a game to its end, with one bot for each seat, telling each input. Luck and thoughts have streams of their own:
/// who thinks more does not change the dice. None when the game takes more inputs than any game may.
pub fn play(
    setup: &Setup,
    state: &mut State,
    bots: &mut [Box<dyn Bot>],
    luck: &mut Bits,
    thoughts: &mut Bits,
    mut tell: impl FnMut(Input),
) -> Option<u64> {
    for (i, bot) in bots.iter_mut().enumerate() {
        bot.begin(setup, Seat::new(i));
    }
    let mut legal = Legal::default();
    for inputs in 0..=INPUT_LIMIT as u64 {
        let input = match state.pending() {
            Pending::Over(_) => {
                for bot in bots.iter_mut() {
                    bot.end(state.table());
                }
                return Some(inputs);
            }
            Pending::Chance(chance) => Input::Luck(chance.draw(state.table(), luck.word())),
            Pending::Decide(seat, _) => {
                state.legal_into(&mut legal);
                let view = || state.seen_by(Viewer::Seat(seat));
                Input::Act(ask(&mut *bots[seat.index()], &legal, thoughts, view))
            }
        };
        state.advance(input, &mut Log::Off);
        tell(input);
    }
    None
}

/// The next input of a game in which everybody picks a legal answer at random; none when it is over. Who can only pass
/// needs no random bits, so that a game comes to the same end whether such questions are asked or not.
#[inline(always)]
pub fn random_input(state: &State, bits: &mut Bits, legal: &mut Legal) -> Option<Input> {
    match state.pending() {
        Pending::Decide(_, Question::Evolve(_)) if state.can_only_pass() => Some(Input::Act(Action::No)),
        Pending::Decide(..) => state.pick(bits.word(), legal).map(Input::Act),
        Pending::Chance(chance) => Some(Input::Luck(chance.draw(state.table(), bits.word()))),
        Pending::Over(_) => None,
    }
}

/// Plays a game to its end at random; returns the number of inputs. Without a log nobody watches, and questions that
/// have a single answer are counted without being asked.
pub fn random_playout(state: &mut State, bits: &mut Bits, log: &mut Log) -> usize {
    let mut inputs = 0;
    let mut legal = Legal::default();
    while let Some(input) = random_input(state, bits, &mut legal) {
        inputs += 1;
        match log {
            Log::Off => inputs += state.hurry(input) as usize,
            Log::On(_) => state.advance(input, log),
        }
    }
    inputs
}
