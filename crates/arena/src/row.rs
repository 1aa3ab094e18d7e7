//! Games and turns as rows of a table: columns, cells, and reading a row back.

use std::borrow::Cow;

use kaiju_rules::{Event, Place, RULES_VERSION, Rules, Seat, SeatSet, Setup, Table};

use crate::fixture::Fixture;
use crate::tally::Ending;

/// The name of a column, and whether words or numbers stand in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// Words stand in it; otherwise whole numbers from 0 on.
    pub words: bool,
}

impl Column {
    fn words(name: impl Into<String>) -> Column {
        Column { name: name.into(), words: true }
    }

    fn numbers(name: impl Into<String>) -> Column {
        Column { name: name.into(), words: false }
    }
}

/// What stands in a row under a column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell<'a> {
    /// A whole number.
    Number(u64),
    /// A word.
    Word(Cow<'a, str>),
}

impl Cell<'_> {
    fn number<T: TryFrom<u64>>(&self) -> Option<T> {
        match self {
            Cell::Number(n) => T::try_from(*n).ok(),
            Cell::Word(_) => None,
        }
    }

    fn word(&self) -> Option<&str> {
        match self {
            Cell::Word(word) => Some(word),
            Cell::Number(_) => None,
        }
    }
}

/// What all rows of a study have in common.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Labels {
    /// The seed.
    pub seed: u64,
    /// The edition.
    pub edition: String,
    /// The version of the rules.
    pub rules: u32,
    /// The switches that are set otherwise than the edition sets them, `name=word` with a space between.
    pub switches: String,
    /// The entrants by name.
    pub names: Vec<String>,
}

impl From<&Fixture> for Labels {
    fn from(fixture: &Fixture) -> Labels {
        Labels {
            seed: fixture.seed,
            edition: fixture.setup.edition().edition().name.to_string(),
            rules: RULES_VERSION,
            switches: switches(&fixture.setup),
            names: fixture.entrants.iter().map(|entrant| entrant.name().to_string()).collect(),
        }
    }
}

/// The switches that are set otherwise than the edition sets them.
fn switches(setup: &Setup) -> String {
    let (rules, preset) = (setup.rules(), setup.edition().edition().rules);
    let changed = Rules::NAMES.iter().filter(|name| rules.get(name) != preset.get(name));
    let set = changed.filter_map(|name| rules.get(name).map(|word| format!("{name}={word}")));
    set.collect::<Vec<_>>().join(" ")
}

/// One game that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
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

/// Columns before those that are there for each seat.
const HEAD: [(&str, bool); 10] = [
    ("game", false),
    ("seed", false),
    ("edition", true),
    ("rules", false),
    ("switches", true),
    ("first", true),
    ("winner", true),
    ("ending", true),
    ("turns", false),
    ("inputs", false),
];

/// The word for a game that was given up.
const GIVEN_UP: &str = "given_up";

impl Row {
    pub(crate) fn new(game: u64, entrants: [u8; 6], table: &Table, inputs: Option<u64>) -> Row {
        let by_seat = |what: &dyn Fn(Seat) -> u8| {
            std::array::from_fn(|i| if i < table.players() { what(Seat::new(i)) } else { 0 })
        };
        Row {
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

    /// The columns for so many players.
    pub fn columns(players: usize) -> Vec<Column> {
        let head = HEAD.iter().map(|&(name, words)| Column { name: name.to_string(), words });
        let seats = || Seat::ALL.into_iter().take(players);
        let dials = ["stars", "hearts", "energy", "cards"].into_iter();
        head.chain(seats().map(|seat| Column::words(format!("bot_{seat}"))))
            .chain(dials.flat_map(|dial| seats().map(move |seat| Column::numbers(format!("{dial}_{seat}")))))
            .collect()
    }

    /// The row, cell by cell.
    pub fn cells<'a>(&self, labels: &'a Labels) -> Vec<Cell<'a>> {
        let players = usize::from(self.players);
        let owned = |word: String| Cell::Word(Cow::Owned(word));
        let mut cells = Vec::with_capacity(HEAD.len() + 5 * players);
        cells.extend([
            Cell::Number(self.game),
            Cell::Number(labels.seed),
            Cell::Word(Cow::Borrowed(labels.edition.as_str())),
            Cell::Number(u64::from(labels.rules)),
            Cell::Word(Cow::Borrowed(labels.switches.as_str())),
            owned(self.first.to_string()),
            owned(self.winners.to_string()),
            Cell::Word(Cow::Borrowed(self.ending.map_or(GIVEN_UP, Ending::word))),
            Cell::Number(u64::from(self.turns)),
            Cell::Number(self.inputs),
        ]);
        cells.extend(self.entrants[..players].iter().map(|&entrant| name(labels, entrant)));
        for dial in [&self.stars, &self.hearts] {
            cells.extend(dial[..players].iter().map(|&n| Cell::Number(u64::from(n))));
        }
        cells.extend(self.energy[..players].iter().map(|&n| Cell::Number(u64::from(n))));
        cells.extend(self.cards[..players].iter().map(|&n| Cell::Number(u64::from(n))));
        cells
    }

    /// Reads a row of so many players back. None when that is no row of a game.
    pub fn read(cells: &[Cell<'_>], players: usize) -> Option<(Row, Labels)> {
        if cells.len() != HEAD.len() + 5 * players {
            return None;
        }
        let (head, rest) = cells.split_at(HEAD.len());
        let (bots, dials) = rest.split_at(players);
        let names = bots.iter().map(|cell| cell.word().map(str::to_string)).collect::<Option<Vec<_>>>()?;
        let labels = Labels {
            seed: head[1].number()?,
            edition: head[2].word()?.to_string(),
            rules: head[3].number()?,
            switches: head[4].word()?.to_string(),
            names,
        };
        let ending = head[7].word()?;
        let by_seat = |dial: usize| {
            let mut all = [0u8; 6];
            for (at, cell) in all.iter_mut().zip(&dials[dial * players..][..players]) {
                *at = cell.number()?;
            }
            Some(all)
        };
        let mut energy = [0u16; 6];
        for (at, cell) in energy.iter_mut().zip(&dials[2 * players..][..players]) {
            *at = cell.number()?;
        }
        let row = Row {
            game: head[0].number()?,
            players: players as u8,
            entrants: std::array::from_fn(|seat| if seat < players { seat as u8 } else { 0 }),
            first: head[5].word()?.chars().next().and_then(Seat::from_letter)?,
            winners: seats(head[6].word()?)?,
            ending: match Ending::ALL.into_iter().find(|one| one.word() == ending) {
                None if ending != GIVEN_UP => return None,
                ending => ending,
            },
            turns: head[8].number()?,
            inputs: head[9].number()?,
            stars: by_seat(0)?,
            hearts: by_seat(1)?,
            energy,
            cards: by_seat(3)?,
        };
        Some((row, labels))
    }
}

fn name(labels: &Labels, entrant: u8) -> Cell<'_> {
    Cell::Word(Cow::Borrowed(labels.names.get(usize::from(entrant)).map_or("", String::as_str)))
}

/// Reads a set of seats as it is written: `ACD`, or `-` for nobody.
fn seats(word: &str) -> Option<SeatSet> {
    if word == "-" {
        return Some(SeatSet::EMPTY);
    }
    word.chars().try_fold(SeatSet::EMPTY, |set, letter| Seat::from_letter(letter).map(|seat| set.with(seat)))
}

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
    /// The Roll, as it was final; `-` when there was none.
    pub dice: String,
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
    /// Who yielded, and who stayed.
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
}

/// Columns of a turn before those that are there for each seat.
const TURN_HEAD: [(&str, bool); 18] = [
    ("game", false),
    ("turn", false),
    ("seat", true),
    ("bot", true),
    ("extra", false),
    ("dice", true),
    ("throws", false),
    ("stars", false),
    ("energy", false),
    ("healed", false),
    ("damage", false),
    ("bought", true),
    ("entered", false),
    ("yielded", true),
    ("stayed", true),
    ("died", true),
    ("city", true),
    ("bay", true),
];

impl TurnRow {
    /// The columns for so many players.
    pub fn columns(players: usize) -> Vec<Column> {
        let head = TURN_HEAD.iter().map(|&(name, words)| Column { name: name.to_string(), words });
        let seats = || Seat::ALL.into_iter().take(players);
        let dials = ["stars", "hearts", "energy"].into_iter();
        head.chain(dials.flat_map(|dial| seats().map(move |seat| Column::numbers(format!("{dial}_{seat}"))))).collect()
    }

    /// The row, cell by cell, for so many players.
    pub fn cells<'a>(&self, labels: &'a Labels, players: usize) -> Vec<Cell<'a>> {
        let owned = |word: String| Cell::Word(Cow::Owned(word));
        let place = |who: Option<Seat>| owned(who.map_or_else(|| "-".to_string(), |seat| seat.to_string()));
        let number = |n: u16| Cell::Number(u64::from(n));
        let mut cells = Vec::with_capacity(TURN_HEAD.len() + 3 * players);
        cells.extend([
            Cell::Number(self.game),
            number(self.turn),
            owned(self.seat.to_string()),
            name(labels, self.entrant),
            Cell::Number(u64::from(self.extra)),
            owned(self.dice.clone()),
            number(u16::from(self.throws)),
            number(self.stars),
            number(self.energy),
            number(self.healed),
            number(self.damage),
            owned(if self.bought.is_empty() { "-".to_string() } else { self.bought.join(" ") }),
            Cell::Number(u64::from(self.entered)),
            owned(self.yielded.to_string()),
            owned(self.stayed.to_string()),
            owned(self.died.to_string()),
            place(self.tokyo[0]),
            place(self.tokyo[1]),
        ]);
        cells.extend(self.stars_after[..players].iter().map(|&n| number(u16::from(n))));
        cells.extend(self.hearts_after[..players].iter().map(|&n| number(u16::from(n))));
        cells.extend(self.energy_after[..players].iter().map(|&n| number(n)));
        cells
    }
}

/// Writes a row for each turn by listening to the events of a game. Events alone rebuild the table, so a second table
/// follows them and shows how things stood in the middle of a step.
pub(crate) struct Scribe {
    game: u64,
    table: Option<Table>,
    entrants: [u8; 6],
    turn: Option<TurnRow>,
    rows: Vec<TurnRow>,
}

impl Scribe {
    pub(crate) fn new(game: u64) -> Scribe {
        Scribe { game, table: None, entrants: [0; 6], turn: None, rows: Vec::new() }
    }

    /// The game begins.
    pub(crate) fn open(&mut self, setup: &Setup, entrants: [u8; 6]) {
        self.table = Some(Table::new(setup));
        self.entrants = entrants;
    }

    /// These events happened.
    pub(crate) fn hear(&mut self, events: &[Event]) {
        for &event in events {
            let Some(table) = &mut self.table else { return };
            table.fold(event);
            match event {
                Event::TurnBegan { seat, extra, .. } => {
                    let (game, turn, entrant) = (self.game, table.turns(), self.entrants[seat.index()]);
                    self.turn = Some(TurnRow::begun(game, turn, seat, entrant, extra));
                }
                Event::TurnEnded { .. } | Event::Over { .. } => {
                    if let Some(mut row) = self.turn.take() {
                        row.close(table);
                        self.rows.push(row);
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

    pub(crate) fn finish(self) -> Vec<TurnRow> {
        self.rows
    }
}

impl TurnRow {
    fn begun(game: u64, turn: u16, seat: Seat, entrant: u8, extra: bool) -> TurnRow {
        TurnRow {
            game,
            turn,
            seat,
            entrant,
            extra,
            dice: "-".to_string(),
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
        }
    }

    fn note(&mut self, event: Event, table: &Table) {
        let mine = |seat: Seat| seat == self.seat;
        match event {
            Event::Threw { .. } => self.throws += 1,
            Event::RollFinal { .. } => self.dice = table.turn().dice.to_string(),
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

    fn close(&mut self, table: &Table) {
        self.tokyo = Place::ALL.map(|place| table.at(place));
        for seat in table.seats().iter() {
            self.stars_after[seat.index()] = table.stars(seat);
            self.hearts_after[seat.index()] = table.hearts(seat);
            self.energy_after[seat.index()] = table.energy(seat);
        }
    }
}

#[cfg(test)]
mod tests {
    use kaiju_rules::EditionId;

    use super::*;
    use crate::Study;

    #[test]
    fn a_row_is_read_back() {
        for players in 2..=6 {
            let setup = Setup::new(EditionId::from_name("first").expect("an edition"), players).expect("they can play");
            let fixture = Study { setup, seed: 9, first_game: 3, games: 20 }.fixture();
            let labels = Labels::from(&fixture);
            fixture.stream(1, crate::Also::Turns, |batch| {
                for row in &batch.rows {
                    let cells = row.cells(&labels);
                    assert_eq!(cells.len(), Row::columns(players).len());
                    assert_eq!(Row::read(&cells, players), Some((*row, labels.clone())));
                    assert_eq!(Row::read(&cells[1..], players), None);
                }
                // Every turn of every game has a row, and the last one ends as the game did.
                for row in &batch.rows {
                    let turns: Vec<_> = batch.turns.iter().filter(|turn| turn.game == row.game).collect();
                    assert_eq!(turns.len(), usize::from(row.turns));
                    let last = turns.last().expect("a turn");
                    assert_eq!((last.stars_after, last.hearts_after), (row.stars, row.hearts));
                    assert_eq!(last.cells(&labels, players).len(), TurnRow::columns(players).len());
                }
                assert!(batch.turns.iter().any(|turn| turn.damage > 0 && turn.dice.contains('s')));
                assert!(batch.turns.iter().any(|turn| turn.entered));
                std::ops::ControlFlow::Continue(())
            });
        }
    }
}
