//! A table with its history, without time, network or disk: rows go in, and what may be done next comes out.

use std::collections::HashMap;
use std::ops::Deref;

use kaiju_client::Replay;
use kaiju_rules::notation::Record;
use kaiju_rules::{Event, Input};
use kaiju_wire::code::Code;
use kaiju_wire::fair::{self, Note, Proof};
use kaiju_wire::table::Phase;

use crate::results;
use crate::row::{Deed, Row};
use crate::state::{TableState, TableStep};
use crate::store::{Headline, TableRecord};
use crate::wish::Request;

/// A row that cannot have been written by us: the table is set aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoiled(pub String);

/// A table: how it stands, and how it came to that.
pub struct Room {
    now: TableState,
    rows: Vec<Row>,
    /// What happened in the game with each row.
    events: Vec<Vec<Event>>,
    /// What the game was told, and what its record tells of each input.
    inputs: Vec<(Input, Note)>,
    ids: HashMap<String, u64>,
    /// The last row that was no answer.
    turned: u64,
}

impl Deref for Room {
    type Target = TableState;

    fn deref(&self) -> &TableState {
        &self.now
    }
}

impl Room {
    /// A table rebuilt from its rows, the first of which opened it.
    pub fn rebuilt(game: TableRecord, rows: Vec<Row>) -> Result<Room, Spoiled> {
        let mut rows = rows.into_iter();
        let opening = rows.next().ok_or_else(|| Spoiled("a table without a row".to_string()))?;
        let first = TableState::opened(game, opening)?;
        let now = first.next.clone();
        let mut room =
            Room { now, rows: Vec::new(), events: Vec::new(), inputs: Vec::new(), ids: HashMap::new(), turned: 0 };
        room.commit(first);
        for row in rows {
            room.fold(row)?;
        }
        Ok(room)
    }

    /// The step a request leads to at this moment of the wall clock, or why it cannot be taken. Nothing moves before it is
    /// committed.
    pub fn judge(&self, request: &Request, at_ms: u64) -> Result<TableStep, Code> {
        let step = self.now.judge(request, at_ms)?;
        debug_assert!(self.tells_the_same(&step), "a row leads everybody where it led who judged it: {:?}", step.row);
        Ok(step)
    }

    /// Does a row lead there as well when it is read from the log?
    fn tells_the_same(&self, step: &TableStep) -> bool {
        let read = serde_json::to_string(&step.row).and_then(|text| serde_json::from_str::<Row>(&text));
        let again = read.ok().and_then(|row| self.now.follow(row).ok());
        again.is_some_and(|again| {
            again.row == step.row
                && again.next == step.next
                && again.events == step.events
                && again.inputs == step.inputs
        })
    }

    /// Takes a step.
    pub fn commit(&mut self, step: TableStep) {
        debug_assert_eq!(step.row.seq, self.rows.len() as u64 + 1, "one after the other");
        self.now = step.next;
        if !matches!(step.row.deed, Deed::Acted { .. } | Deed::Undone { .. }) {
            self.turned = step.row.seq;
        }
        self.ids.insert(step.row.id.clone(), step.row.seq);
        self.rows.push(step.row);
        self.events.push(step.events);
        if let (Deed::Undone { .. }, Some(play)) = (&self.rows[self.rows.len() - 1].deed, &self.now.play) {
            self.inputs.truncate(play.inputs);
        }
        self.inputs.extend(step.inputs);
    }

    /// Takes in the next row.
    pub fn fold(&mut self, row: Row) -> Result<(), Spoiled> {
        let step = self.now.follow(row)?;
        self.commit(step);
        Ok(())
    }

    /// A row by its number, and what happened with it in the game.
    pub fn row(&self, seq: u64) -> Option<(&Row, &[Event])> {
        let at = usize::try_from(seq).ok()?.checked_sub(1)?;
        Some((self.rows.get(at)?, self.events.get(at)?))
    }

    /// The rows up to this one, and it; none where there is no such row.
    pub fn until(&self, seq: u64) -> Option<Vec<Row>> {
        self.rows.get(..usize::try_from(seq).ok().filter(|&many| many > 0)?).map(<[Row]>::to_vec)
    }

    /// The table as it was after this row; as it was opened, where there is no such row.
    #[must_use]
    pub fn past(&self, seq: u64) -> Room {
        let rows = self.until(seq).unwrap_or_else(|| self.rows[..1].to_vec());
        match Room::rebuilt((*self.now.game).clone(), rows) {
            Ok(room) => room,
            Err(spoiled) => unreachable!("the rows it was built from build it again: {}", spoiled.0),
        }
    }

    /// The table before its last row, and that row; none where it has only been opened.
    pub fn before_last(mut self) -> Option<(TableState, Row)> {
        let last = self.rows.pop()?;
        let before = Room::rebuilt((*self.now.game).clone(), self.rows).ok()?;
        Some((before.now, last))
    }

    /// The last row that was no answer: how the table stands has not changed since, but that the game may be over.
    pub fn turned(&self) -> u64 {
        self.turned
    }

    /// The row with this id.
    pub fn known(&self, id: &str) -> Option<&Row> {
        self.ids.get(id).and_then(|&seq| self.row(seq)).map(|(row, _)| row)
    }

    /// What changes of the table's entry with a step.
    pub fn headline(&self, step: &TableStep) -> Headline {
        let (next, deed) = (&step.next, &step.row.deed);
        let plain = matches!(deed, Deed::Acted { .. } | Deed::Undone { .. } | Deed::Revealed { .. });
        let info = (!plain || next.phase() == Phase::Over).then(|| next.info(false));
        let ends = next.is_ended() && matches!(deed, Deed::Acted { .. } | Deed::Closed);
        let record = if ends { self.record_of(next, &step.inputs).ok() } else { None };
        let rated = if ends { next.rated_game().and_then(|game| serde_json::to_string(&game).ok()) } else { None };
        let notice = next.awaited().filter(|seat| self.now.awaited() != Some(*seat)).map(|seat| seat.letter());
        // What came of a table of a duplicate is told when all groups have finished, and counted then.
        let counts = ends && next.plan().duplicate.is_none();
        let results = if counts { self.results_of(next, &step.inputs) } else { Vec::new() };
        Headline { phase: next.phase(), info, waits: next.waits(), record, rated, results, notice }
    }

    /// The record of a game that is over or was closed, with its proof.
    pub fn record(&self) -> Result<String, Code> {
        self.record_of(&self.now, &[])
    }

    /// The game so far; none where it has not begun.
    pub fn replay(&self) -> Option<Replay> {
        let inputs = self.inputs.iter().map(|(input, _)| *input).collect();
        Replay::new(self.now.play.as_ref()?.setup, inputs).ok()
    }

    /// What people did in a game that came to this with some more inputs; nothing where it was closed before its end.
    fn results_of(&self, state: &TableState, more: &[(Input, Note)]) -> Vec<results::SeatResult> {
        let Some(play) = state.play.as_ref().filter(|_| state.phase() == Phase::Over) else { return Vec::new() };
        let inputs = self.inputs.iter().chain(more).map(|(input, _)| *input).collect();
        results::of(&state.info(false), play.setup, inputs)
    }

    /// The record of a game that came to this with some more inputs.
    fn record_of(&self, state: &TableState, more: &[(Input, Note)]) -> Result<String, Code> {
        let play = state.play.as_ref().filter(|_| state.is_ended()).ok_or(Code::NotOver)?;
        let (inputs, notes) = self.inputs.iter().chain(more).cloned().unzip();
        let proof = Proof {
            game: state.game.id.clone(),
            duplicate: state.plan().duplicate.clone(),
            commitment: fair::commitment(state.luck_id(), &play.secret),
            secret: play.secret,
            seats: state.chairs.iter().map(|chair| (chair.tip, chair.first)).collect(),
            abandoned: state.abandoned.clone(),
            begun: Some(play.begun),
            renewals: play.renewals.clone(),
            notes,
        };
        fair::write(&Record::new(play.setup, inputs), &proof).map_err(|_| Code::Unavailable)
    }
}
