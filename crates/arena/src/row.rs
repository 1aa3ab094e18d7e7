//! Games as rows of a table, what all rows of a study have in common, and reading a row back.

use kaiju_rules::{Seat, SeatSet, Setup, Table};

use crate::column::{Cell, ColumnKind, ColumnSpec, Tabled, each, one};
use crate::fixture::Fixture;
use crate::tally::Ending;

/// What all rows of a study have in common.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Labels {
    /// The seed.
    pub seed: u64,
    /// The edition.
    pub edition: String,
    /// The version of the rules.
    pub rules: u32,
    /// The switches that are set otherwise than the edition sets them, as `name=word`.
    pub switches: Vec<String>,
    /// The entrants by name.
    pub names: Vec<String>,
    /// The monsters, seat by seat.
    pub monsters: Vec<String>,
}

impl Labels {
    /// How many play.
    pub fn players(&self) -> usize {
        self.monsters.len()
    }

    pub(crate) fn name(&self, entrant: u8) -> &str {
        self.names.get(usize::from(entrant)).map_or("", String::as_str)
    }
}

impl From<&Fixture> for Labels {
    fn from(fixture: &Fixture) -> Labels {
        Labels {
            seed: fixture.seed,
            edition: fixture.setup.edition().edition().name.to_string(),
            rules: fixture.setup.rules().version.number(),
            switches: switches(&fixture.setup),
            names: fixture.entrants.iter().map(|entrant| entrant.name().to_string()).collect(),
            monsters: fixture.setup.monsters().iter().map(|monster| monster.id().to_string()).collect(),
        }
    }
}

/// The switches that are set otherwise than the edition sets them.
fn switches(setup: &Setup) -> Vec<String> {
    let changed = setup.rules().changes(setup.edition().edition().rules);
    changed.map(|(name, word)| format!("{name}={word}")).collect()
}

/// One game that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// Its number.
    pub game: u64,
    /// How many played.
    pub players: u8,
    /// Which entrant sat where, by its place in the list of entrants.
    pub entrants: [u8; 6],
    /// Who began.
    pub first: Seat,
    /// Who won, by seat.
    pub winners: SeatSet,
    /// How it ended; none when it was given up.
    pub ending: Option<Ending>,
    /// How many turns it took.
    pub turns: u16,
    /// How many inputs.
    pub inputs: u64,
    /// Stars in the end, by seat.
    pub stars: [u8; 6],
    /// Hearts in the end, by seat.
    pub hearts: [u8; 6],
    /// Energy in the end, by seat.
    pub energy: [u16; 6],
    /// How many cards each had in the end.
    pub cards: [u8; 6],
}

/// What a game is called in every table.
pub(crate) const GAME_DOC: &str = "number of the game; `seed` and `game` together name it on every machine";
/// The seed in every table.
pub(crate) const SEED_DOC: &str = "seed of the study (`--seed`)";

impl Tabled for GameRow {
    const TABLE: &'static str = "games";
    const FIELDS: &'static [ColumnSpec<GameRow>] = &[
        one("game", ColumnKind::Long, "", GAME_DOC, |row, _| Cell::Number(row.game.cast_signed())),
        one("seed", ColumnKind::Long, "", SEED_DOC, |_, labels| Cell::Number(labels.seed.cast_signed())),
        one("edition", ColumnKind::Text, "", "`first`, `second` or `godzilla`", |_, labels| {
            Cell::text(&labels.edition)
        }),
        one("rules", ColumnKind::Int, "", "version of the rules", |_, labels| labels.rules.into()),
        one(
            "switches",
            ColumnKind::List,
            "",
            "switches set otherwise than the edition does, as `name=value`; empty for none",
            |_, labels| Cell::words(labels.switches.iter().map(String::as_str)),
        ),
        one("players", ColumnKind::Int, "", "how many play, 2 to 6", |row, _| row.players.into()),
        one("first", ColumnKind::Text, "", "seat that began", |row, _| Cell::seat(row.first)),
        one("winner", ColumnKind::Text, "nobody or several won", "seat that won alone", |row, _| {
            row.winners.lowest().filter(|_| row.winners.len() == 1).map_or(Cell::Null, Cell::seat)
        }),
        one("winners", ColumnKind::List, "", "seats that won; empty when nobody did", |row, _| {
            Cell::seats(row.winners)
        }),
        one(
            "ending",
            ColumnKind::Text,
            "the game took too many inputs and was given up",
            "`stars` (twenty stars), `last_standing` or `all_dead`",
            |row, _| row.ending.map_or(Cell::Null, |ending| Cell::text(ending.word())),
        ),
        one("turns", ColumnKind::Int, "", "turns played by all seats together", |row, _| row.turns.into()),
        one(
            "inputs",
            ColumnKind::Int,
            "the game was given up",
            "answers of players and results of chance, all together",
            |row, _| if row.ending.is_some() { Cell::Number(row.inputs.cast_signed()) } else { Cell::Null },
        ),
        each("bot_*", ColumnKind::Text, "who plays there, by name", |row, labels, seat| {
            Cell::text(labels.name(row.entrants[seat.index()]))
        }),
        each("monster_*", ColumnKind::Text, "monster of that seat, by its id", |_, labels, seat| {
            Cell::text(&labels.monsters[seat.index()])
        }),
        each("stars_*", ColumnKind::Int, "stars when the game was over", |row, _, seat| row.stars[seat.index()].into()),
        each("hearts_*", ColumnKind::Int, "hearts when the game was over; 0 for the eliminated", |row, _, seat| {
            row.hearts[seat.index()].into()
        }),
        each("energy_*", ColumnKind::Int, "energy when the game was over", |row, _, seat| {
            row.energy[seat.index()].into()
        }),
        each("cards_*", ColumnKind::Int, "number of Power cards held when the game was over", |row, _, seat| {
            row.cards[seat.index()].into()
        }),
    ];
}

impl GameRow {
    pub(crate) fn new(game: u64, entrants: [u8; 6], table: &Table, inputs: Option<u64>) -> GameRow {
        let by_seat = |what: &dyn Fn(Seat) -> u8| {
            std::array::from_fn(|i| if i < table.players() { what(Seat::new(i)) } else { 0 })
        };
        GameRow {
            game,
            players: table.players() as u8,
            entrants,
            first: table.first(),
            winners: table.over().unwrap_or_default(),
            ending: inputs.map(|_| Ending::of(table)),
            turns: table.turns(),
            inputs: inputs.unwrap_or(0),
            stars: by_seat(&|seat| table.stars(seat)),
            hearts: by_seat(&|seat| table.hearts(seat)),
            energy: std::array::from_fn(|i| if i < table.players() { table.energy(Seat::new(i)) } else { 0 }),
            cards: by_seat(&|seat| table.held(seat).len() as u8),
        }
    }

    /// Reads a row back, cell by cell in the order of the columns. None when that is no row of a game.
    pub fn read(cells: &[Cell<'_>]) -> Option<(GameRow, Labels)> {
        let mut rest = cells.iter();
        let mut next = || rest.next();
        let game = next()?.number()?;
        let seed = next()?.number()?;
        let edition = next()?.read_text()?.to_string();
        let rules = next()?.number()?;
        let switches = next()?.read_list()?;
        let players: u8 = next()?.number().filter(|players| (2..=6).contains(players))?;
        let first = next()?.read_seat()?;
        next()?; // The one winner is among the winners.
        let winners = next()?.read_seats()?;
        let ending = match next()? {
            Cell::Null => None,
            word => Some(Ending::ALL.into_iter().find(|one| Some(one.word()) == word.read_text())?),
        };
        let turns = next()?.number()?;
        let inputs = match next()? {
            Cell::Null => 0,
            number => number.number()?,
        };
        let six: &[Cell<'_>] = &[];
        let mut by_seat = [six; 6];
        let left = rest.as_slice();
        if left.len() != 36 {
            return None;
        }
        for (all, six) in by_seat.iter_mut().zip(left.chunks(6)) {
            *all = six.get(..usize::from(players))?;
        }
        let words = |cells: &[Cell<'_>]| -> Option<Vec<String>> {
            cells.iter().map(|cell| cell.read_text().map(str::to_string)).collect()
        };
        let [bots, monsters, stars, hearts, energy, cards] = by_seat;
        let labels = Labels { seed, edition, rules, switches, names: words(bots)?, monsters: words(monsters)? };
        let row = GameRow {
            game,
            players,
            entrants: std::array::from_fn(|seat| if seat < usize::from(players) { seat as u8 } else { 0 }),
            first,
            winners,
            ending,
            turns,
            inputs,
            stars: numbers(stars)?,
            hearts: numbers(hearts)?,
            energy: numbers(energy)?,
            cards: numbers(cards)?,
        };
        Some((row, labels))
    }
}

/// The numbers of the seats that are taken; 0 for the others.
fn numbers<T: Copy + Default + TryFrom<i64>>(cells: &[Cell<'_>]) -> Option<[T; 6]> {
    let mut all = [T::default(); 6];
    for (at, cell) in all.iter_mut().zip(cells) {
        *at = cell.number()?;
    }
    Some(all)
}
