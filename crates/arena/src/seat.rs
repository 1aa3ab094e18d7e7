//! What became of each seat of a game, as rows of a table.

use kaiju_rules::{Event, Place, Seat, Source, Table};

use crate::column::{Cell, ColumnKind, ColumnSpec, Tabled, one};
use crate::row::{GAME_DOC, SEED_DOC};

/// One seat of a game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatRow {
    /// The number of the game.
    pub game: u64,
    /// The seat.
    pub seat: Seat,
    /// Which entrant sat there.
    pub entrant: u8,
    /// Its place in the order of play, from 1 for whoever began.
    pub order: u8,
    /// What it won of the game: all, a share, or nothing.
    pub share: f64,
    /// One more than the number of seats that did better; none when the game was given up.
    pub rank: Option<u8>,
    /// Was it alive in the end?
    pub alive: bool,
    /// The turn in which it was eliminated for good.
    pub died_turn: Option<u16>,
    /// Where it was in Tokyo in the end.
    pub place: Option<Place>,
    /// Stars in the end.
    pub stars: u8,
    /// Hearts in the end.
    pub hearts: u8,
    /// Energy in the end.
    pub energy: u16,
    /// The cards it had in the end.
    pub cards: Vec<&'static str>,
    /// The evolutions it had in play in the end.
    pub evolutions: Vec<&'static str>,
    /// Turns it took.
    pub turns: u16,
    /// Those of them that it began in Tokyo.
    pub tokyo_turns: u16,
    /// How often it entered Tokyo.
    pub entered: u16,
    /// How often it yielded.
    pub yielded: u16,
    /// Hearts others lost to it.
    pub damage: u16,
    /// Hearts it lost.
    pub lost: u16,
    /// Hearts it gained.
    pub healed: u16,
    /// Stars it gained.
    pub stars_gained: u16,
    /// Energy it gained.
    pub energy_gained: u16,
    /// The cards it bought.
    pub bought: Vec<&'static str>,
}

impl Tabled for SeatRow {
    const TABLE: &'static str = "seats";
    const FIELDS: &'static [ColumnSpec<SeatRow>] = &[
        one("game", ColumnKind::Long, "", GAME_DOC, |row, _| Cell::Number(row.game.cast_signed())),
        one("seed", ColumnKind::Long, "", SEED_DOC, |_, labels| Cell::Number(labels.seed.cast_signed())),
        one("edition", ColumnKind::Text, "", "`first`, `second` or `godzilla`", |_, labels| {
            Cell::text(&labels.edition)
        }),
        one("players", ColumnKind::Int, "", "how many play, 2 to 6", |_, labels| Cell::Number(labels.players() as i64)),
        one("seat", ColumnKind::Text, "", "the seat, `A` to `F`", |row, _| Cell::seat(row.seat)),
        one("order", ColumnKind::Int, "", "place in the order of play: 1 for the seat that began", |row, _| {
            row.order.into()
        }),
        one("bot", ColumnKind::Text, "", "who plays there, by name", |row, labels| {
            Cell::text(labels.name(row.entrant))
        }),
        one("monster", ColumnKind::Text, "", "monster of this seat, by its id", |row, labels| {
            Cell::text(&labels.monsters[row.seat.index()])
        }),
        one("won", ColumnKind::Flag, "", "it won, alone or with others", |row, _| Cell::Flag(row.share > 0.0)),
        one(
            "share",
            ColumnKind::Double,
            "",
            "its share of the win: 1 alone, 0.5 for one of two winners, 0 for a loss",
            |row, _| Cell::Real(row.share),
        ),
        one(
            "rank",
            ColumnKind::Int,
            "the game was given up",
            "1 + the number of seats that did better: winners first, then the living by stars, then the eliminated by the turn it happened",
            |row, _| row.rank.map_or(Cell::Null, Cell::from),
        ),
        one("alive", ColumnKind::Flag, "", "it was alive when the game was over", |row, _| Cell::Flag(row.alive)),
        one(
            "died_turn",
            ColumnKind::Int,
            "it was alive at the end",
            "number of the turn in which it was eliminated",
            |row, _| row.died_turn.map_or(Cell::Null, Cell::from),
        ),
        one("place", ColumnKind::Text, "it was outside Tokyo", "`city` or `bay`, when the game was over", |row, _| {
            row.place.map_or(Cell::Null, |place| Cell::text(place.word()))
        }),
        one("stars", ColumnKind::Int, "", "stars when the game was over", |row, _| row.stars.into()),
        one("hearts", ColumnKind::Int, "", "hearts when the game was over; 0 for the eliminated", |row, _| {
            row.hearts.into()
        }),
        one("energy", ColumnKind::Int, "", "energy when the game was over", |row, _| row.energy.into()),
        one("cards", ColumnKind::List, "", "Power cards held when the game was over, by id", |row, _| {
            Cell::words(row.cards.iter().copied())
        }),
        one("evolutions", ColumnKind::List, "", "Evolutions in play when the game was over, by id", |row, _| {
            Cell::words(row.evolutions.iter().copied())
        }),
        one("turns", ColumnKind::Int, "", "turns this seat took, extra turns included", |row, _| row.turns.into()),
        one("tokyo_turns", ColumnKind::Int, "", "those of its turns that it began in Tokyo", |row, _| {
            row.tokyo_turns.into()
        }),
        one("entered", ColumnKind::Int, "", "how often it entered Tokyo", |row, _| row.entered.into()),
        one("yielded", ColumnKind::Int, "", "how often it yielded Tokyo", |row, _| row.yielded.into()),
        one("damage", ColumnKind::Int, "", "hearts other seats lost to it in the whole game", |row, _| {
            row.damage.into()
        }),
        one("hearts_lost", ColumnKind::Int, "", "hearts it lost in the whole game, from whatever cause", |row, _| {
            row.lost.into()
        }),
        one("healed", ColumnKind::Int, "", "hearts it gained in the whole game", |row, _| row.healed.into()),
        one(
            "stars_gained",
            ColumnKind::Int,
            "",
            "stars it gained in the whole game; losses are not subtracted",
            |row, _| row.stars_gained.into(),
        ),
        one(
            "energy_gained",
            ColumnKind::Int,
            "",
            "energy it gained in the whole game; what it spent is not subtracted",
            |row, _| row.energy_gained.into(),
        ),
        one("bought", ColumnKind::List, "", "Power cards it bought in the whole game, by id, in order", |row, _| {
            Cell::words(row.bought.iter().copied())
        }),
    ];
}

impl SeatRow {
    pub(crate) fn new(game: u64, seat: Seat, entrant: u8) -> SeatRow {
        SeatRow {
            game,
            seat,
            entrant,
            order: 0,
            share: 0.0,
            rank: None,
            alive: true,
            died_turn: None,
            place: None,
            stars: 0,
            hearts: 0,
            energy: 0,
            cards: Vec::new(),
            evolutions: Vec::new(),
            turns: 0,
            tokyo_turns: 0,
            entered: 0,
            yielded: 0,
            damage: 0,
            lost: 0,
            healed: 0,
            stars_gained: 0,
            energy_gained: 0,
            bought: Vec::new(),
        }
    }

    pub(crate) fn note(&mut self, event: Event, table: &Table) {
        let mine = |seat: Seat| seat == self.seat;
        match event {
            Event::TurnBegan { seat, .. } if mine(seat) => {
                self.turns += 1;
                self.tokyo_turns += u16::from(table.in_tokyo(seat));
            }
            Event::Stars { seat, stars, .. } if mine(seat) => {
                self.stars_gained += u16::from(stars.max(0).unsigned_abs());
            }
            Event::Energy { seat, energy, .. } if mine(seat) => self.energy_gained += energy.max(0).unsigned_abs(),
            Event::Healed { seat, hearts, .. } if mine(seat) => self.healed += u16::from(hearts),
            Event::Hurt { seat, hearts, from, .. } => {
                if mine(seat) {
                    self.lost += u16::from(hearts);
                } else if from.is_some_and(mine) {
                    self.damage += u16::from(hearts);
                }
            }
            Event::Shrivelled { seat, hearts, .. } if mine(seat) => self.lost += u16::from(hearts),
            Event::Bought { seat, card, .. } if mine(seat) => self.bought.push(table.card(card).id),
            Event::Entered { seat, .. } if mine(seat) => self.entered += 1,
            Event::Yielded { seat, .. } if mine(seat) => self.yielded += 1,
            Event::Died { seat } if mine(seat) => self.died_turn = Some(table.turns()),
            _ => {}
        }
    }

    /// The game is over, or was given up.
    fn close(&mut self, table: &Table) {
        let (seat, players) = (self.seat, table.players());
        self.order = ((seat.index() + players - table.first().index()) % players) as u8 + 1;
        let winners = table.over().unwrap_or_default();
        self.share = if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        self.alive = table.alive().has(seat);
        if self.alive {
            self.died_turn = None;
        }
        self.place = table.place_of(seat);
        (self.stars, self.hearts, self.energy) = (table.stars(seat), table.hearts(seat), table.energy(seat));
        self.cards = table.held(seat).iter().map(|card| table.card(card).id).collect();
        let shown = table.evolutions(seat).shown;
        self.evolutions = shown.iter().map(|n| table.print(Source::evolution(seat, n)).id).collect();
    }

    /// What decides who did better: whoever won, whoever is alive, stars, and how late one was eliminated.
    fn merit(&self) -> (bool, bool, u8, u16) {
        let stars = if self.alive { self.stars } else { 0 };
        (self.share > 0.0, self.alive, stars, self.died_turn.unwrap_or(0))
    }
}

/// Closes the rows of a game: how it stands in the end, and who did better than whom.
pub(crate) fn close(rows: &mut [SeatRow], table: &Table, given_up: bool) {
    for row in rows.iter_mut() {
        row.close(table);
    }
    if given_up {
        return;
    }
    let merits: Vec<_> = rows.iter().map(SeatRow::merit).collect();
    for (row, mine) in rows.iter_mut().zip(&merits) {
        row.rank = Some(1 + merits.iter().filter(|theirs| *theirs > mine).count() as u8);
    }
}
