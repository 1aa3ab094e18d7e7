//! Turns as rows of a table.

use kaiju_rules::{Event, Place, Seat, SeatSet, Table};

use crate::column::{Cell, ColumnKind, ColumnSpec, Tabled, each, one};
use crate::row::{GAME_DOC, SEED_DOC};

/// One turn that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnRow {
    /// The number of the game.
    pub game: u64,
    /// The number of the turn, from 1 on.
    pub turn: u16,
    /// Whose turn it was.
    pub seat: Seat,
    /// Which entrant that was.
    pub entrant: u8,
    /// A turn somebody won, outside the order of play.
    pub extra: bool,
    /// The Roll, as it was final; none when there was none.
    pub dice: Option<String>,
    /// How often dice were thrown.
    pub throws: u8,
    /// Stars the monster gained.
    pub stars: u16,
    /// Energy it gained.
    pub energy: u16,
    /// Hearts it gained.
    pub healed: u16,
    /// Hearts it took from others.
    pub damage: u16,
    /// The cards it bought.
    pub bought: Vec<&'static str>,
    /// Did it enter Tokyo?
    pub entered: bool,
    /// Who yielded.
    pub yielded: SeatSet,
    /// Who could have yielded and did not.
    pub stayed: SeatSet,
    /// Who was eliminated.
    pub died: SeatSet,
    /// Who is in the City and in the Bay in the end.
    pub tokyo: [Option<Seat>; 2],
    /// Stars of each seat in the end.
    pub stars_after: [u8; 6],
    /// Hearts of each seat in the end.
    pub hearts_after: [u8; 6],
    /// Energy of each seat in the end.
    pub energy_after: [u16; 6],
    /// How many cards each seat has in the end.
    pub cards_after: [u8; 6],
}

impl Tabled for TurnRow {
    const TABLE: &'static str = "turns";
    const FIELDS: &'static [ColumnSpec<TurnRow>] = &[
        one("game", ColumnKind::Long, "", GAME_DOC, |row, _| Cell::Number(row.game.cast_signed())),
        one("seed", ColumnKind::Long, "", SEED_DOC, |_, labels| Cell::Number(labels.seed.cast_signed())),
        one("turn", ColumnKind::Int, "", "number of the turn in its game, from 1 on", |row, _| row.turn.into()),
        one("seat", ColumnKind::Text, "", "whose turn it was", |row, _| Cell::seat(row.seat)),
        one("bot", ColumnKind::Text, "", "who plays there, by name", |row, labels| {
            Cell::text(labels.name(row.entrant))
        }),
        one("extra", ColumnKind::Flag, "", "a turn outside the order of play, given by a card", |row, _| {
            Cell::Flag(row.extra)
        }),
        one(
            "dice",
            ColumnKind::Text,
            "no dice were rolled",
            "the Roll as it was resolved, as letters of the notation: `1 2 3 e h s`",
            |row, _| row.dice.as_deref().map_or(Cell::Null, Cell::text),
        ),
        one("throws", ColumnKind::Int, "", "how often dice were thrown for the Roll", |row, _| row.throws.into()),
        one("stars", ColumnKind::Int, "", "stars this seat gained in the turn; losses are not subtracted", |row, _| {
            row.stars.into()
        }),
        one(
            "energy",
            ColumnKind::Int,
            "",
            "energy this seat gained in the turn; what it spent is not subtracted",
            |row, _| row.energy.into(),
        ),
        one("healed", ColumnKind::Int, "", "hearts this seat gained in the turn", |row, _| row.healed.into()),
        one("damage", ColumnKind::Int, "", "hearts other seats lost to this one in the turn", |row, _| {
            row.damage.into()
        }),
        one("bought", ColumnKind::List, "", "Power cards this seat bought in the turn, by id, in order", |row, _| {
            Cell::words(row.bought.iter().copied())
        }),
        one("entered", ColumnKind::Flag, "", "this seat entered Tokyo in the turn", |row, _| Cell::Flag(row.entered)),
        one("yielded", ColumnKind::List, "", "seats that yielded Tokyo in the turn", |row, _| Cell::seats(row.yielded)),
        one("stayed", ColumnKind::List, "", "seats that could have yielded in the turn and stayed", |row, _| {
            Cell::seats(row.stayed)
        }),
        one("died", ColumnKind::List, "", "seats that were eliminated in the turn", |row, _| Cell::seats(row.died)),
        one("city", ColumnKind::Text, "nobody is there", "seat in Tokyo City when the turn was over", |row, _| {
            row.tokyo[0].map_or(Cell::Null, Cell::seat)
        }),
        one("bay", ColumnKind::Text, "nobody is there", "seat in Tokyo Bay when the turn was over", |row, _| {
            row.tokyo[1].map_or(Cell::Null, Cell::seat)
        }),
        each("stars_*", ColumnKind::Int, "stars when the turn was over", |row, _, seat| {
            row.stars_after[seat.index()].into()
        }),
        each("hearts_*", ColumnKind::Int, "hearts when the turn was over; 0 for the eliminated", |row, _, seat| {
            row.hearts_after[seat.index()].into()
        }),
        each("energy_*", ColumnKind::Int, "energy when the turn was over, after buying", |row, _, seat| {
            row.energy_after[seat.index()].into()
        }),
        each("cards_*", ColumnKind::Int, "number of Power cards held when the turn was over", |row, _, seat| {
            row.cards_after[seat.index()].into()
        }),
    ];
}

impl TurnRow {
    pub(crate) fn begun(game: u64, turn: u16, seat: Seat, entrant: u8, extra: bool) -> TurnRow {
        TurnRow {
            game,
            turn,
            seat,
            entrant,
            extra,
            dice: None,
            throws: 0,
            stars: 0,
            energy: 0,
            healed: 0,
            damage: 0,
            bought: Vec::new(),
            entered: false,
            yielded: SeatSet::EMPTY,
            stayed: SeatSet::EMPTY,
            died: SeatSet::EMPTY,
            tokyo: [None; 2],
            stars_after: [0; 6],
            hearts_after: [0; 6],
            energy_after: [0; 6],
            cards_after: [0; 6],
        }
    }

    pub(crate) fn note(&mut self, event: Event, table: &Table) {
        let mine = |seat: Seat| seat == self.seat;
        match event {
            Event::Threw { .. } => self.throws += 1,
            Event::RollFinal { .. } => {
                let dice = table.turn().dice;
                self.dice = (!dice.is_empty()).then(|| dice.to_string());
            }
            Event::Stars { seat, stars, .. } if mine(seat) => self.stars += u16::from(stars.max(0).unsigned_abs()),
            Event::Energy { seat, energy, .. } if mine(seat) => self.energy += energy.max(0).unsigned_abs(),
            Event::Healed { seat, hearts, .. } if mine(seat) => self.healed += u16::from(hearts),
            Event::Hurt { seat, hearts, from: Some(from), .. } if mine(from) && !mine(seat) => {
                self.damage += u16::from(hearts);
            }
            Event::Bought { seat, card, .. } if mine(seat) => self.bought.push(table.card(card).id),
            Event::Entered { seat, .. } if mine(seat) => self.entered = true,
            Event::Yielded { seat, .. } => self.yielded = self.yielded.with(seat),
            Event::Stayed { seat, .. } => self.stayed = self.stayed.with(seat),
            Event::Died { seat } => self.died = self.died.with(seat),
            _ => {}
        }
    }

    pub(crate) fn close(&mut self, table: &Table) {
        self.tokyo = Place::ALL.map(|place| table.at(place));
        for seat in table.seats().iter() {
            self.stars_after[seat.index()] = table.stars(seat);
            self.hearts_after[seat.index()] = table.hearts(seat);
            self.energy_after[seat.index()] = table.energy(seat);
            self.cards_after[seat.index()] = table.held(seat).len() as u8;
        }
    }
}
