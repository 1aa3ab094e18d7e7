//! Many games at once: a fixture plays them on any number of threads and adds up what happened.
//!
//! Game number `g` of a fixture always draws from the same stream of random bits, and only whole numbers are added
//! up. So a fixture has one result, on one thread or on sixty.
//!
//! ```
//! use kaiju_arena::Fixture;
//! use kaiju_rules::{EditionId, Setup};
//!
//! let second = EditionId::SECOND;
//! let setup = Setup::new(second, 4).expect("four can play");
//! let tally = Fixture::random(setup, 1, 50).run(2, |_| ());
//! assert_eq!(tally.wins.iter().sum::<u64>() + tally.draws() + tally.stuck, 50);
//! ```

pub mod atlas;
mod column;
mod crew;
mod decision;
pub mod external;
mod fixture;
mod league;
mod process;
pub mod rating;
mod rating_list;
mod rating_trial;
mod report;
mod row;
mod scribe;
mod seat;
mod sitting;
mod tally;
mod turn;
pub mod weng_lin;

pub use column::{Cell, Column, ColumnKind, ColumnSpec, Tabled};
pub use decision::{DecisionDepth, DecisionRow};
pub use fixture::{Also, Batch, Entrant, Fixture};
pub use league::{League, Pair, PairTally, Pairing, Standings};
pub use rating_list::{ANCHOR, MEASURED, MEASURED_HEAD, RATED_BOTS, RatingList};
pub use rating_trial::{RatingTrial, try_ratings};
pub use report::{review_info, tally_json};
pub use row::{GameRow, Labels};
pub use seat::SeatRow;
pub use sitting::Streams;
pub use tally::{Ending, LessLuck, Spread, Tally, WON, part, wilson, wilson_parts};
pub use turn::TurnRow;

use kaiju_rules::{Input, State};

/// One game that was played.
#[derive(Clone)]
pub struct PlayedGame {
    /// Everything that came in, answers and luck.
    pub inputs: Vec<Input>,
    /// Where it ended.
    pub state: State,
}
