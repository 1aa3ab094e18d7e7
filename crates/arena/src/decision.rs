//! The decisions of players as rows of a table: the question, the number of legal answers, and the answer given.

use kaiju_bots::Bits;
use kaiju_bots::foresight::Foresight;
use kaiju_bots::judge::Judge;
use kaiju_bots::lessons::LESSONS;
use kaiju_bots::net::Net;
use kaiju_rules::notation::Words;
use kaiju_rules::{Action, Input, Legal, Log, Pending, Seat, State, Viewer};

use crate::column::{Cell, ColumnKind, ColumnSpec, Tabled, one};
use crate::row::{GAME_DOC, SEED_DOC};

/// How many endings of a turn are imagined to tell a chance.
const IMAGINED: u64 = 16;
/// Keeps what is imagined apart from the luck of the game.
const DREAMS: u64 = 0x6472_6561_6D73_2121;

/// What is wanted to know about decisions beside the answer itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DecisionDepth {
    /// The position as the seat saw it.
    pub positions: bool,
    /// The chance to win before and after the answer.
    pub chances: bool,
}

/// One answer that was given where there was a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct DecisionRow {
    /// The number of the game.
    pub game: u64,
    /// The number of the turn; 0 before the first.
    pub turn: u16,
    /// How many inputs the game had before it.
    pub input: u64,
    /// Who was asked.
    pub seat: Seat,
    /// Which entrant that was.
    pub entrant: u8,
    /// What was asked.
    pub question: String,
    /// How many answers were legal.
    pub legal: u16,
    /// The answer.
    pub answer: String,
    /// The position as the seat saw it.
    pub position: Option<String>,
    /// The seat's chance to win before the answer and after it.
    pub chances: Option<[f64; 2]>,
}

const NO_CHANCE: &str = "`--chances` was not given";

impl Tabled for DecisionRow {
    const TABLE: &'static str = "decisions";
    const FIELDS: &'static [ColumnSpec<DecisionRow>] = &[
        one("game", ColumnKind::Long, "", GAME_DOC, |row, _| Cell::Number(row.game.cast_signed())),
        one("seed", ColumnKind::Long, "", SEED_DOC, |_, labels| Cell::Number(labels.seed.cast_signed())),
        one("turn", ColumnKind::Int, "", "number of the turn in its game; 0 before the first turn", |row, _| {
            row.turn.into()
        }),
        one(
            "input",
            ColumnKind::Int,
            "",
            "how many inputs the game had before this answer: its place in a record",
            |row, _| Cell::Number(row.input.cast_signed()),
        ),
        one("seat", ColumnKind::Text, "", "who was asked", |row, _| Cell::seat(row.seat)),
        one("bot", ColumnKind::Text, "", "who plays there, by name", |row, labels| {
            Cell::text(labels.name(row.entrant))
        }),
        one(
            "kind",
            ColumnKind::Text,
            "",
            "kind of the question, the first word of `question`: `keep`, `shop`, `yield`, `power` …",
            |row, _| Cell::text(row.question.split(' ').next().unwrap_or_default()),
        ),
        one("question", ColumnKind::Text, "", "the question in the notation", |row, _| Cell::text(&row.question)),
        one("legal", ColumnKind::Int, "", "number of legal answers, at least 2", |row, _| row.legal.into()),
        one("answer", ColumnKind::Text, "", "the answer in the notation, without the seat's letter", |row, _| {
            Cell::text(&row.answer)
        }),
        one(
            "position",
            ColumnKind::Text,
            "`--positions` was not given",
            "the position as this seat saw it before the answer, in the notation",
            |row, _| row.position.as_deref().map_or(Cell::Null, Cell::text),
        ),
        one(
            "chance_before",
            ColumnKind::Double,
            NO_CHANCE,
            "the seat's chance to win before the answer, 0 to 1, by the network: mean over 16 imagined ends of the turn",
            |row, _| row.chances.map_or(Cell::Null, |[before, _]| Cell::Real(before)),
        ),
        one(
            "chance_after",
            ColumnKind::Double,
            NO_CHANCE,
            "the same after the answer, with the same imagined luck",
            |row, _| row.chances.map_or(Cell::Null, |[_, after]| Cell::Real(after)),
        ),
    ];
}

/// Writes down the decisions of a game.
pub(crate) struct Clerk {
    depth: DecisionDepth,
    judge: Option<Box<Judge>>,
    legal: Legal,
    rows: Vec<DecisionRow>,
}

impl Clerk {
    pub(crate) fn new(depth: DecisionDepth) -> Clerk {
        let judge = depth.chances.then(|| Box::new(Judge::learned(&LESSONS)));
        Clerk { depth, judge, legal: Legal::default(), rows: Vec::new() }
    }

    /// Somebody answers; the game stands as it did before.
    pub(crate) fn note(&mut self, (seed, game): (u64, u64), entrants: [u8; 6], state: &State, input: Input, many: u64) {
        let (Pending::Decide(seat, question), Input::Act(action)) = (state.pending(), input) else { return };
        state.legal_into(&mut self.legal);
        if self.legal.len() < 2 {
            return;
        }
        let table = state.table();
        let words = Words::for_table(table);
        let chances = self.judge.as_deref().map(|judge| {
            // Each decision has luck of its own, and the same luck before and after the answer.
            let dream = |n: u64| Bits::new(seed ^ DREAMS ^ game.rotate_left(32), many * IMAGINED + n);
            chances(judge, state, seat, action, dream)
        });
        self.rows.push(DecisionRow {
            game,
            turn: table.turns(),
            input: many,
            seat,
            entrant: entrants[seat.index()],
            question: words.question(question),
            legal: self.legal.len() as u16,
            answer: words.action(action),
            position: self.depth.positions.then(|| state.seen_by(Viewer::Seat(seat)).position()),
            chances,
        });
    }

    pub(crate) fn finish(self) -> Vec<DecisionRow> {
        self.rows
    }
}

/// The chance of a seat to win before an answer and after it: the turn is played to its end with imagined luck, and the
/// network looks at how things stand then. What the seat cannot see is imagined too.
fn chances(judge: &Judge, state: &State, seat: Seat, action: Action, dream: impl Fn(u64) -> Bits) -> [f64; 2] {
    let view = state.seen_by(Viewer::Seat(seat));
    let turns = state.table().turns();
    let mut foresight = Foresight::new(Net::ours(), judge);
    let mut sums = [0.0; 2];
    for n in 0..IMAGINED {
        let mut bits = dream(n);
        let mut before = view.imagine(|below| bits.below(below));
        let mut after = before.clone();
        after.advance(Input::Act(action), &mut Log::Off);
        let seed = bits.word();
        for (sum, state) in sums.iter_mut().zip([&mut before, &mut after]) {
            *sum += foresight.worth(state, turns, seat, &mut Bits::new(seed, n));
        }
    }
    sums.map(|sum| sum / IMAGINED as f64)
}
