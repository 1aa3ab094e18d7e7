//! Listens to the events of a game and writes rows about its turns and seats.

use kaiju_rules::{Event, Seat, Setup, Table};

use crate::seat::{self, SeatRow};
use crate::turn::TurnRow;

/// Writes a row for each turn and each seat by listening to the events of a game. Events alone rebuild the table, so a
/// second table follows them and shows how things stood in the middle of a step.
pub(crate) struct Scribe {
    game: u64,
    table: Table,
    entrants: [u8; 6],
    turn: Option<TurnRow>,
    turns: Option<Vec<TurnRow>>,
    seats: Option<Vec<SeatRow>>,
}

impl Scribe {
    /// For a game that begins; says which rows are wanted.
    pub(crate) fn new(game: u64, setup: &Setup, entrants: [u8; 6], turns: bool, seats: bool) -> Scribe {
        let table = Table::new(setup);
        let row = |seat: Seat| SeatRow::new(game, seat, entrants[seat.index()]);
        let seats = seats.then(|| table.seats().iter().map(row).collect());
        Scribe { game, table, entrants, turn: None, turns: turns.then(Vec::new), seats }
    }

    /// These events happened.
    pub(crate) fn hear(&mut self, events: &[Event]) {
        for &event in events {
            let table = &mut self.table;
            table.fold(event);
            self.seats.iter_mut().flatten().for_each(|row| row.note(event, table));
            let Some(rows) = &mut self.turns else { continue };
            match event {
                Event::TurnBegan { seat, extra } => {
                    let (game, turn, entrant) = (self.game, table.turns(), self.entrants[seat.index()]);
                    self.turn = Some(TurnRow::begun(game, turn, seat, entrant, extra.is_some()));
                }
                Event::TurnEnded { .. } | Event::Over { .. } => {
                    if let Some(mut row) = self.turn.take() {
                        row.close(table);
                        rows.push(row);
                    }
                }
                _ => {
                    if let Some(row) = &mut self.turn {
                        row.note(event, table);
                    }
                }
            }
        }
    }

    /// The game is over, or was given up.
    pub(crate) fn finish(self, given_up: bool) -> (Vec<TurnRow>, Vec<SeatRow>) {
        let mut seats = self.seats.unwrap_or_default();
        seat::close(&mut seats, &self.table, given_up);
        (self.turns.unwrap_or_default(), seats)
    }
}
