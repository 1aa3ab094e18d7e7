//! Players that are programs, the arithmetic of rolling, and where random bits come from.

pub mod outlook;
pub mod solver;

use kaiju_rules::{Input, Legal, Log, Pending, State};
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

/// The next input of a game in which everybody picks a legal answer at random; none when it is over.
#[inline(always)]
pub fn random_input(state: &State, bits: &mut Bits, legal: &mut Legal) -> Option<Input> {
    match state.pending() {
        Pending::Decide(..) => state.pick(bits.word(), legal).map(Input::Act),
        Pending::Chance(chance) => Some(Input::Luck(chance.draw(state.table(), bits.word()))),
        Pending::Over(_) => None,
    }
}

/// Plays a game to its end at random; returns the number of inputs.
pub fn random_playout(state: &mut State, bits: &mut Bits, log: &mut Log) -> usize {
    let mut inputs = 0;
    let mut legal = Legal::default();
    while let Some(input) = random_input(state, bits, &mut legal) {
        state.advance(input, log);
        inputs += 1;
    }
    inputs
}
