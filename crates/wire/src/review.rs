//! The review of a game: what luck and each decision were worth, in chances to win. `docs/review.md` says how it is judged.

use serde::{Deserialize, Serialize};

/// A whole game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewInfo {
    /// Is the game over? Otherwise results are the chances where it ends.
    pub over: bool,
    /// How each seat came to its result.
    pub seats: Vec<ReviewSeat>,
    /// Each seat's chance before the first step.
    pub start: Vec<f64>,
    /// The steps, one for each input of the record.
    pub steps: Vec<ReviewedStep>,
}

/// How a seat came to its result: start, luck, play and others add up to it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewSeat {
    /// Its letter.
    pub seat: String,
    /// Its monster.
    pub monster: String,
    /// The chance at the start.
    pub start: f64,
    /// What dice and cards added.
    pub luck: f64,
    /// What its own decisions cost.
    pub play: f64,
    /// What the decisions of others added or cost.
    pub others: f64,
    /// One for a win, a part of it for a win that is shared, nothing otherwise.
    pub result: f64,
    /// How much of what its decisions could bring they brought: 1 for the best answers, 0 for random ones.
    pub accuracy: Option<f64>,
    /// How many of its decisions there were of each grade.
    pub grades: ReviewGrades,
}

/// How many decisions there were of each grade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewGrades {
    /// The best answers, and those as good.
    pub fine: u32,
    /// Those that cost two points of a hundred.
    pub inaccuracy: u32,
    /// Those that cost five.
    pub mistake: u32,
    /// Those that cost ten.
    pub blunder: u32,
}

/// What one input was worth.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewedStep {
    /// Its number, counted from 0.
    pub step: u32,
    /// The turn.
    pub turn: u16,
    /// `luck`, `forced` or `decision`.
    pub part: String,
    /// What it changed for each seat; of a decision, compared with the best answer.
    pub change: Vec<f64>,
    /// How far the judge changed its mind on the way.
    pub reassessed: Vec<f64>,
    /// The chances after it.
    pub after: Vec<f64>,
    /// What the judge says of a decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<ReviewedDecision>,
}

/// What the judge says of a decision.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewedDecision {
    /// Who decided.
    pub seat: String,
    /// What it was asked.
    pub question: String,
    /// What it answered, in the notation.
    pub chosen: String,
    /// The best answer, in the notation.
    pub best: String,
    /// Its chance with the answer it gave.
    pub chance: f64,
    /// Its chance with the best answer.
    pub best_chance: f64,
    /// The standard error of the difference; 0 where it is exact.
    pub error: f64,
    /// How much better the best answer is than one taken at random.
    pub stake: f64,
    /// `fine`, `inaccuracy`, `mistake` or `blunder`.
    pub grade: String,
}
