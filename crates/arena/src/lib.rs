//! Many games at once: a study plays them on any number of threads and adds up what happened.
//!
//! Game number `g` of a study always draws from the same stream of random bits, and only whole numbers are added
//! up. So a study has one result, on one thread or on sixty.
//!
//! ```
//! use kaiju_arena::Study;
//! use kaiju_rules::{EditionId, Setup};
//!
//! let second = EditionId::SECOND;
//! let setup = Setup::new(second, 4).expect("four can play");
//! let tally = Study { setup, seed: 1, first_game: 0, games: 50 }.run(2, |_| ());
//! assert_eq!(tally.wins.iter().sum::<u64>() + tally.draws() + tally.stuck, 50);
//! ```

pub mod atlas;
mod column;
mod crew;
mod decision;
pub mod external;
mod fixture;
mod process;
pub mod rating;
mod row;
mod scribe;
mod seat;
mod sitting;
mod tally;
mod turn;

pub use column::{Cell, Column, ColumnKind, ColumnSpec, Tabled};
pub use decision::{DecisionDepth, DecisionRow};
pub use fixture::{Also, Batch, Entrant, Fixture};
pub use row::{GameRow, Labels};
pub use seat::SeatRow;
pub use tally::{Ending, LessLuck, Spread, Tally, WON, part, wilson, wilson_parts};
pub use turn::TurnRow;

use kaiju_bots::Player;
use kaiju_rules::{Input, Setup, State};

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
pub struct PlayedGame {
    /// Everything that came in, answers and luck.
    pub inputs: Vec<Input>,
    /// Where it ended.
    pub state: State,
}

impl Study {
    /// The games of this study as a fixture of random players.
    pub fn fixture(&self) -> Fixture {
        let Study { setup, seed, first_game, games } = *self;
        let entrants = vec![Entrant::from(Player::Random); setup.monsters().len()];
        Fixture { setup, entrants, rotate: false, seed, first_game, games }
    }

    /// Plays all games on n threads (at least one) and adds them up. `progress` hears how many more games are
    /// done.
    pub fn run(&self, threads: usize, progress: impl FnMut(u64)) -> Tally {
        self.fixture().run(threads, progress)
    }

    /// Plays the game with this number and keeps its inputs.
    pub fn play(&self, game: u64) -> PlayedGame {
        self.fixture().play(game)
    }
}
