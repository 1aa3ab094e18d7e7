//! A part of a corpus: games at one table, as files in memory.

use std::ops::ControlFlow;

use kaiju_arena::{Also, DecisionDepth, DecisionRow, Entrant, Fixture, GameRow, Labels, SeatRow, Tabled, TurnRow};
use kaiju_bots::{Bits, Player};
use kaiju_rules::notation::NOTATION;
use kaiju_rules::{EditionId, Setup, Version};
use parquet::errors::ParquetError;

use crate::manifest::{CorpusError, Manifest};
use crate::parquet_rows::ParquetRows;

/// The tables of a corpus.
pub const TABLES: [&str; 4] = [GameRow::TABLE, SeatRow::TABLE, TurnRow::TABLE, DecisionRow::TABLE];

/// Keeps who sits where apart from the luck of the games.
const SEATING: u64 = 0x6C69_6E65_2D75_7073;

/// Who sits at the table of a part.
#[derive(Clone, PartialEq, Debug)]
pub struct LineUp {
    /// The edition.
    pub edition: EditionId,
    /// Who sits where in the first game; they move one seat on from game to game.
    pub bots: Vec<Player>,
}

/// A file of a part.
pub struct CorpusFile {
    /// Where it belongs in the folder of the corpus, with `/` between names.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// A part: a file for each table.
pub struct CorpusPart {
    /// Its number.
    pub number: u64,
    /// Its files.
    pub files: Vec<CorpusFile>,
}

/// Where a file of a part belongs.
pub(crate) fn file_name(table: &str, part: u64) -> String {
    format!("{table}/part-{part:05}.parquet")
}

impl Manifest {
    /// Who sits at the table of a part: drawn from the seed and the number of the part.
    pub fn line_up(&self, part: u64) -> Result<LineUp, CorpusError> {
        let mut bits = Bits::new(self.seed ^ SEATING, part);
        let word = &self.editions[bits.below(self.editions.len())];
        let edition = EditionId::from_name(word).ok_or_else(|| CorpusError::NotThere("editions", word.clone()))?;
        let players = self.players[bits.below(self.players.len())];
        let bot = |_| {
            let name = &self.bots[bits.below(self.bots.len())];
            name.parse().map_err(|_| CorpusError::NotThere("bots", name.clone()))
        };
        Ok(LineUp { edition, bots: (0..players).map(bot).collect::<Result<_, _>>()? })
    }

    /// How many games a part has.
    pub fn games_of(&self, part: u64) -> u64 {
        self.part.min(self.games.saturating_sub(part * self.part))
    }

    /// The games of a part.
    fn fixture(&self, part: u64) -> Result<Fixture, CorpusError> {
        let LineUp { edition, bots } = self.line_up(part)?;
        let many = bots.len();
        let setup =
            Setup::new(edition, many).map_err(|error| CorpusError::NotThere("players", format!("{many}: {error}")))?;
        let version = Version::of(self.rules).ok_or(CorpusError::OtherRules(self.rules))?;
        Ok(Fixture {
            setup: setup.with_version(version),
            entrants: bots.into_iter().map(Entrant::from).collect(),
            rotate: true,
            seed: self.seed,
            first_game: part * self.part,
            games: self.games_of(part),
        })
    }

    /// Plays a part on n threads. `progress` hears how many more games are done; none where it broke off.
    pub fn make(
        &self,
        part: u64,
        threads: usize,
        mut progress: impl FnMut(u64) -> ControlFlow<()>,
    ) -> Result<Option<CorpusPart>, CorpusError> {
        let fixture = self.fixture(part)?;
        let labels = Labels::from(&fixture);
        let about = self.about(&labels, part);
        let depth = DecisionDepth { positions: self.positions, chances: self.chances };
        let also = Also { seats: true, turns: true, decisions: Some(depth), luck: false };
        let mut games = PartSheet::new::<GameRow>(&about, part)?;
        let mut seats = PartSheet::new::<SeatRow>(&about, part)?;
        let mut turns = PartSheet::new::<TurnRow>(&about, part)?;
        let mut decisions = PartSheet::new::<DecisionRow>(&about, part)?;
        let (mut failed, mut stopped) = (Ok(()), false);
        fixture.stream(threads, also, |batch| {
            failed = games
                .put(&batch.rows, &labels)
                .and_then(|()| seats.put(&batch.seats, &labels))
                .and_then(|()| turns.put(&batch.turns, &labels))
                .and_then(|()| decisions.put(&batch.decisions, &labels));
            stopped = progress(batch.tally.games).is_break();
            if stopped || failed.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        failed?;
        if stopped {
            return Ok(None);
        }
        let files = [games, seats, turns, decisions].map(PartSheet::finish).into_iter().collect::<Result<_, _>>()?;
        Ok(Some(CorpusPart { number: part, files }))
    }

    /// What made a part, as its files tell it. The command is not told: it has no part in what is made.
    fn about(&self, labels: &Labels, part: u64) -> Vec<(String, String)> {
        let all = [
            ("version", env!("CARGO_PKG_VERSION").to_string()),
            ("rules", labels.rules.to_string()),
            ("notation", NOTATION.to_string()),
            ("seed", labels.seed.to_string()),
            ("first_game", (part * self.part).to_string()),
            ("edition", labels.edition.clone()),
            ("players", labels.players().to_string()),
            ("bots", labels.names.join(" ")),
            ("monsters", labels.monsters.join(" ")),
        ];
        all.into_iter().map(|(name, value)| (format!("kaiju.{name}"), value)).collect()
    }
}

/// A file that is being written.
struct PartSheet {
    name: String,
    rows: ParquetRows<Vec<u8>>,
}

impl PartSheet {
    fn new<R: Tabled>(about: &[(String, String)], part: u64) -> Result<PartSheet, CorpusError> {
        let name = file_name(R::TABLE, part);
        let table = ("kaiju.table".to_string(), R::TABLE.to_string());
        let about = std::iter::once(table).chain(about.iter().cloned()).collect();
        let rows = ParquetRows::new(Vec::new(), &R::columns(), about);
        Ok(PartSheet { rows: rows.map_err(|error| CorpusError::Parquet(name.clone(), error))?, name })
    }

    fn put<R: Tabled>(&mut self, rows: &[R], labels: &Labels) -> Result<(), CorpusError> {
        let put = rows.iter().try_for_each(|row| self.rows.put(&row.cells(labels)));
        put.map_err(|error| self.failed(error))
    }

    fn failed(&self, error: ParquetError) -> CorpusError {
        CorpusError::Parquet(self.name.clone(), error)
    }

    fn finish(self) -> Result<CorpusFile, CorpusError> {
        let PartSheet { name, rows } = self;
        match rows.finish() {
            Ok(bytes) => Ok(CorpusFile { name, bytes }),
            Err(error) => Err(CorpusError::Parquet(name, error)),
        }
    }
}
