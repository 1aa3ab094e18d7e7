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
mod crew;
pub mod external;
mod fixture;
pub mod rating;
mod tally;

pub use fixture::{Entrant, Fixture, Row};
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
        let work = |(): &mut (), piece: u64, tally: &mut Tally| {
            let game = self.first_game.wrapping_add(piece);
            let (state, inputs) = self.game(game);
            tally.count(state.table(), inputs);
        };
        let piles = crew::share_out(self.games, BATCH, threads, || (), work, progress);
        piles.iter().fold(Tally::default(), |sum, pile| sum.plus(pile))
    }

    /// The same, with a row for each game, in order.
    pub fn rows(&self, threads: usize, progress: impl Fn(u64) + Sync) -> (Tally, Vec<Row>) {
        let seats = std::array::from_fn(|seat| seat as u8);
        let work = |(): &mut (), piece: u64, pile: &mut (Tally, Vec<Row>)| {
            let game = self.first_game.wrapping_add(piece);
            let (state, inputs) = self.game(game);
            pile.0.count(state.table(), inputs);
            pile.1.push(Row::new(game, seats, state.table(), inputs));
        };
        let piles = crew::share_out(self.games, BATCH, threads, || (), work, progress);
        let tally = piles.iter().fold(Tally::default(), |sum, pile| sum.plus(&pile.0));
        let mut rows: Vec<Row> = piles.into_iter().flat_map(|pile| pile.1).collect();
        rows.sort_by_key(|row| row.game.wrapping_sub(self.first_game));
        (tally, rows)
    }

    /// Plays the game with this number and keeps its inputs.
    pub fn play(&self, game: u64) -> Played {
        let mut state = State::new(&self.setup);
        let mut inputs = Vec::new();
        playout(&mut state, &mut Bits::new(self.seed, game), |state, input| {
            state.advance(input, &mut Log::Off);
            inputs.push(input);
            0
        });
        Played { inputs, state }
    }

    fn game(&self, game: u64) -> (State, Option<u64>) {
        let mut state = State::new(&self.setup);
        let inputs = playout(&mut state, &mut Bits::new(self.seed, game), State::hurry);
        (state, inputs)
    }
}

/// Plays to the end at random; none when the game takes more inputs than any game may. An input is taken by `take`,
/// which says how many questions it passed over.
fn playout(state: &mut State, bits: &mut Bits, mut take: impl FnMut(&mut State, Input) -> u32) -> Option<u64> {
    let mut legal = Legal::default();
    let mut inputs = 0;
    while inputs <= INPUT_LIMIT as u64 {
        let Some(input) = random_input(state, bits, &mut legal) else { return Some(inputs) };
        inputs += 1 + u64::from(take(state, input));
    }
    None
}
