//! Many games at once: a study plays them on any number of threads and adds up what happened.
//!
//! Game number `g` of a study always draws from the same stream of random bits, and only whole numbers are added
//! up. So a study has one result, on one thread or on sixty.
//!
//! ```
//! use kaiju_arena::Study;
//! use kaiju_rules::{EditionId, Setup};
//!
//! let second = EditionId::from_name("second").expect("an edition");
//! let setup = Setup::new(second, 4).expect("four can play");
//! let tally = Study { setup, seed: 1, first_game: 0, games: 50 }.run(2, |_| ());
//! assert_eq!(tally.wins.iter().sum::<u64>() + tally.draws() + tally.stuck, 50);
//! ```

pub mod atlas;
mod tally;

use std::sync::atomic::{AtomicU64, Ordering};

pub use tally::{Ending, Spread, Tally, wilson};

use kaiju_bots::{Bits, random_input};
use kaiju_rules::{INPUT_LIMIT, Input, Legal, Log, Setup, State};

/// How many games a thread takes at a time: few enough to share the work evenly, enough to rarely meet the others.
const BATCH: u64 = 64;

/// Some games with random players, all from one setup and one seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Study {
    /// What every game starts from.
    pub setup: Setup,
    /// Together with its number, the seed of each game.
    pub seed: u64,
    /// The number of the first game.
    pub first_game: u64,
    /// How many games.
    pub games: u64,
}

/// One game that was played.
#[derive(Clone)]
pub struct Played {
    /// Everything that came in, answers and luck.
    pub inputs: Vec<Input>,
    /// Where it ended.
    pub state: State,
}

impl Study {
    /// Plays all games on so many threads (at least one) and adds them up. `progress` hears, from any of the threads,
    /// how many more games are done.
    pub fn run(&self, threads: usize, progress: impl Fn(u64) + Sync) -> Tally {
        let next = AtomicU64::new(0);
        let work = || {
            let mut tally = Tally::default();
            loop {
                let from = next.fetch_add(BATCH, Ordering::Relaxed);
                if from >= self.games {
                    return tally;
                }
                let batch = BATCH.min(self.games - from);
                for game in from..from + batch {
                    self.count(self.first_game.wrapping_add(game), &mut tally);
                }
                progress(batch);
            }
        };
        if threads <= 1 {
            return work();
        }
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            others.into_iter().fold(work(), |sum, other| match other.join() {
                Ok(tally) => sum.plus(&tally),
                Err(panic) => std::panic::resume_unwind(panic),
            })
        })
    }

    /// Plays the game with this number and keeps its inputs.
    pub fn play(&self, game: u64) -> Played {
        let mut state = State::new(&self.setup);
        let mut inputs = Vec::new();
        playout(&mut state, &mut Bits::new(self.seed, game), |input| inputs.push(input));
        Played { inputs, state }
    }

    fn count(&self, game: u64, tally: &mut Tally) {
        let mut state = State::new(&self.setup);
        match playout(&mut state, &mut Bits::new(self.seed, game), |_| ()) {
            Some(inputs) => tally.add(state.table(), inputs),
            None => tally.give_up(),
        }
    }
}

/// Plays to the end at random, telling each input; none when the game takes more inputs than any game may.
fn playout(state: &mut State, bits: &mut Bits, mut tell: impl FnMut(Input)) -> Option<u64> {
    let mut legal = Legal::default();
    for inputs in 0..=INPUT_LIMIT as u64 {
        let Some(input) = random_input(state, bits, &mut legal) else { return Some(inputs) };
        state.advance(input, &mut Log::Off);
        tell(input);
    }
    None
}
