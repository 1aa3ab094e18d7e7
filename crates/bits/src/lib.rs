//! Random bits, and games that are played at random. Laws, tests and load generators need these and no bots.
#![forbid(unsafe_code)]

use kaiju_rules::{Action, Input, Legal, Log, Pending, Question, State};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Where a game's random bits come from: the same seed gives the same game on every machine.
///
/// ```
/// use kaiju_bits::Bits;
///
/// let (mut one, mut other) = (Bits::new(7, 1), Bits::new(7, 1));
/// assert_eq!(one.word(), other.word());
/// assert!(one.below(6) < 6);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
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
    if let Log::On(_) = log {
        let mut inputs = 0;
        let mut legal = Legal::default();
        while let Some(input) = random_input(state, bits, &mut legal) {
            inputs += 1;
            state.advance(input, log);
        }
        return inputs;
    }
    // A generator of its own, which nothing else can look at, need not be written back word by word.
    let mut own = bits.clone();
    let inputs = state.play_out(|| own.word());
    *bits = own;
    inputs
}

/// The examples of the README are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
