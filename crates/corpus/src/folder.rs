//! A corpus on disk: parts are put there as they are made, in any order; when all are there, they are checked and sealed.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use kaiju_arena::{ColumnSpec, DecisionRow, GameRow, SeatRow, Tabled, TurnRow};
use parquet::file::reader::{FileReader, SerializedFileReader};
use sha2::{Digest, Sha256};

use crate::manifest::{CorpusError, FileSeal, Manifest};
use crate::part::{CorpusPart, TABLES, file_name};

/// The manifest in a corpus.
const MANIFEST: &str = "manifest.json";
/// How the name of a file ends that is not whole yet.
const DRAFT: &str = "new";
/// The data card in a corpus.
const CARD: &str = "README.md";

/// A folder with a corpus in it, or what there is of it.
pub struct CorpusFolder {
    path: PathBuf,
    manifest: Manifest,
}

/// What a table of a corpus came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableReport {
    /// Its name.
    pub table: &'static str,
    /// How many rows, in all parts.
    pub rows: u64,
    /// How many bytes, in all parts.
    pub bytes: u64,
}

/// What a corpus came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CorpusReport {
    /// Table by table.
    pub tables: Vec<TableReport>,
    /// Files that are not what the manifest said they must be; none where it said nothing.
    pub differ: Vec<String>,
}

impl CorpusFolder {
    /// A new folder, or one in which the same corpus was begun.
    pub fn open(path: &Path, manifest: &Manifest) -> Result<CorpusFolder, CorpusError> {
        manifest.check()?;
        let folder = CorpusFolder { path: path.to_path_buf(), manifest: manifest.clone() };
        let known = path.join(MANIFEST);
        match fs::read_to_string(&known) {
            Ok(text) if Manifest::parse(&text).is_ok_and(|there| there.recipe() == manifest.recipe()) => {}
            Ok(_) => return Err(CorpusError::OtherCorpus(path.to_path_buf())),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                folder.write(MANIFEST, manifest.recipe().text().as_bytes())?;
            }
            Err(error) => return Err(CorpusError::File(known, error)),
        }
        Ok(folder)
    }

    /// The parts that are not there yet.
    pub fn missing(&self) -> Vec<u64> {
        let there = |part: u64| TABLES.iter().all(|table| self.path.join(file_name(table, part)).exists());
        (0..self.manifest.parts()).filter(|&part| !there(part)).collect()
    }

    /// Puts a part there. Each of its files is whole or not there.
    pub fn put(&self, part: &CorpusPart) -> Result<(), CorpusError> {
        part.files.iter().try_for_each(|file| self.write(&file.name, &file.bytes))
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), CorpusError> {
        let path = self.path.join(name);
        let draft = draft_of(&path);
        let write = || {
            path.parent().map_or(Ok(()), fs::create_dir_all)?;
            let mut file = File::create(&draft)?;
            file.write_all(bytes)?;
            file.sync_all()?;
            fs::rename(&draft, &path)
        };
        write().map_err(|error| CorpusError::File(path.clone(), error))
    }

    /// Reads every file back, counts and seals it, compares it with what the manifest says it must be, and writes the manifest
    /// with all seals and the data card. Call it when nothing is missing.
    pub fn finish(&self) -> Result<CorpusReport, CorpusError> {
        let mut sealed = self.manifest.recipe();
        let mut tables = Vec::new();
        for table in TABLES {
            let mut sum = TableReport { table, rows: 0, bytes: 0 };
            for part in 0..self.manifest.parts() {
                let name = file_name(table, part);
                let seal = self.seal(&name)?;
                sum.rows += seal.rows;
                sum.bytes += seal.bytes;
                sealed.files.insert(name, seal);
            }
            tables.push(sum);
        }
        let must = &self.manifest.files;
        let differ = |(name, seal): (&String, &FileSeal)| (must.get(name) != Some(seal)).then(|| name.clone());
        let differ = if must.is_empty() { Vec::new() } else { sealed.files.iter().filter_map(differ).collect() };
        let report = CorpusReport { tables, differ };
        self.write(CARD, self.card(&report)?.as_bytes())?;
        self.write(MANIFEST, sealed.text().as_bytes())?;
        self.sweep();
        Ok(report)
    }

    /// Removes the drafts of processes that were killed while they wrote. What cannot be removed does no harm.
    fn sweep(&self) {
        let folders = TABLES.iter().map(|table| self.path.join(table)).chain([self.path.clone()]);
        let entries = folders.filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten();
        for path in entries.map(|entry| entry.path()).filter(|path| is_draft(path)) {
            let _ = fs::remove_file(path);
        }
    }

    fn seal(&self, name: &str) -> Result<FileSeal, CorpusError> {
        let path = self.path.join(name);
        let bytes = fs::read(&path).map_err(|error| CorpusError::File(path.clone(), error))?;
        let file = File::open(&path).map_err(|error| CorpusError::File(path, error))?;
        let reader = SerializedFileReader::new(file).map_err(|error| CorpusError::Parquet(name.to_string(), error))?;
        let rows = reader.metadata().file_metadata().num_rows().cast_unsigned();
        let sha256 = Sha256::digest(&bytes).iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        });
        Ok(FileSeal { rows, bytes: bytes.len() as u64, sha256 })
    }

    /// The data card: what this is, how it was made, what is in it, what was checked.
    fn card(&self, report: &CorpusReport) -> Result<String, CorpusError> {
        let Manifest { seed, games, part, editions, players, bots, positions, chances, .. } = &self.manifest;
        let listed = |words: &[String]| words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ");
        let players = players.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let mut text = format!(
            "# {games} games of King of Tokyo\n\n\
             Bots play King of Tokyo by the rules of kaiju, version {} of the rules. Every game, seat, turn and decision is a row.\n\n\
             * **Licence:** CC0 1.0. The rows are facts about games that a program played with itself; nobody's words or \
             pictures are in them. kaiju is an unofficial fan implementation; the names of cards and monsters belong to their \
             publisher.\n\
             * **Personal data:** none. No person played.\n\
             * **Who plays:** {}.\n\
             * **Editions:** {}. **Players:** {players}.\n\
             * **Seed:** {seed}. `seed` and `game` name a game.\n\n",
            self.manifest.rules,
            listed(bots),
            listed(editions)
        );
        let _ = writeln!(
            text,
            "## How it was made\n\n\
             By kaiju {}, from `{MANIFEST}` alone: `kaiju corpus --manifest {MANIFEST} --out FOLDER` makes the same bytes again, on any \
             number of threads, and compares them with the SHA-256 in it.\n\n\
             The games come in parts of {part}. Edition, number of players and bots of a part are drawn at random, each as likely \
             as any other, a bot for each seat; from game to game all move one seat on. Monsters are those the edition begins \
             with. A game of the corpus is played again, and kept as a record, with \
             `kaiju sim --edition EDITION --bots BOT_A,BOT_B,… --seed {seed} --first-game GAME --games 1 --record FILE`.\n",
            env!("CARGO_PKG_VERSION"),
        );
        let no = |told: bool| if told { "written" } else { "left out" };
        let _ = writeln!(
            text,
            "## What is in it\n\n\
             A folder for each table, a Parquet file for each part (`games/part-00000.parquet`). Positions are {}, chances to win \
             are {}.\n\n| table | rows | bytes |\n|---|---|---|",
            no(*positions),
            no(*chances)
        );
        for TableReport { table, rows, bytes } in &report.tables {
            let _ = writeln!(text, "| `{table}` | {rows} | {bytes} |");
        }
        columns::<GameRow>(&mut text);
        columns::<SeatRow>(&mut text);
        columns::<TurnRow>(&mut text);
        columns::<DecisionRow>(&mut text);
        let seats: u64 = (0..self.manifest.parts())
            .map(|part| Ok(self.manifest.line_up(part)?.bots.len() as u64 * self.manifest.games_of(part)))
            .sum::<Result<u64, CorpusError>>()?;
        let rows = |at: usize| report.tables.get(at).map_or(0, |table| table.rows);
        let holds = |truth: bool| if truth { "holds" } else { "DOES NOT HOLD" };
        let _ = writeln!(
            text,
            "\n## Checks\n\n\
             * Every file was read back and sealed with its SHA-256.\n\
             * A row for each game: {}. A row for each seat of each game: {}.\n\
             * As many turns as games or more: {}. As many decisions as turns or more: {}.\n\
             * Files that the manifest had sealed before are the same: {}.\n\n\
             ## What it is not\n\n\
             How people play. Bots answer by rules and networks; `random` and `clumsy` answer badly on purpose, so that weak play \
             and what follows from it is there to be studied. Chances are the judgement of a network that has seen games like these.",
            holds(rows(0) == *games),
            holds(rows(1) == seats),
            holds(rows(2) >= rows(0)),
            holds(rows(3) >= rows(2)),
            holds(report.differ.is_empty()),
        );
        Ok(text)
    }
}

/// Where this process writes a file until it is whole.
fn draft_of(path: &Path) -> PathBuf {
    path.with_extension(format!("{}.{DRAFT}", std::process::id()))
}

/// Is this where some process wrote a file?
fn is_draft(path: &Path) -> bool {
    let process = path.file_stem().map(Path::new).and_then(Path::extension).and_then(|number| number.to_str());
    path.extension().is_some_and(|kind| kind == DRAFT) && process.is_some_and(|number| number.parse::<u32>().is_ok())
}

/// The columns of a table, as a table.
fn columns<R: Tabled>(text: &mut String) {
    let _ = writeln!(text, "\n### `{}`\n\n| column | type | null when | meaning |\n|---|---|---|---|", R::TABLE);
    for ColumnSpec { name, kind, null, doc, .. } in R::FIELDS {
        let null = if null.is_empty() { "never" } else { null };
        let _ = writeln!(text, "| `{name}` | {} | {null} | {doc} |", kind.word());
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::ops::ControlFlow;

    use kaiju_arena::{Entrant, Fixture};
    use kaiju_rules::Setup;

    use super::*;

    /// A folder of its own that goes away again.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Scratch {
            let path = std::env::temp_dir().join(format!("kaiju-corpus-{name}-{}", std::process::id()));
            fs::create_dir_all(&path).expect("a folder");
            Scratch(path)
        }

        /// All that lies in it.
        fn files(&self) -> BTreeMap<String, Vec<u8>> {
            let mut all = BTreeMap::new();
            let mut folders = vec![self.0.clone()];
            while let Some(folder) = folders.pop() {
                for entry in fs::read_dir(&folder).expect("a folder") {
                    let path = entry.expect("an entry").path();
                    if path.is_dir() {
                        folders.push(path);
                    } else {
                        let name = path.strip_prefix(&self.0).expect("inside").display().to_string();
                        all.insert(name, fs::read(&path).expect("a file"));
                    }
                }
            }
            all
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn small() -> Manifest {
        Manifest { part: 4, bots: ["greedy", "seer", "random"].map(str::to_string).to_vec(), ..Manifest::new(10, 5) }
    }

    fn make(folder: &CorpusFolder, threads: usize, parts: &[u64]) {
        for &part in parts {
            let made = folder.manifest.make(part, threads, |_| ControlFlow::Continue(())).expect("it is made");
            folder.put(&made.expect("nobody stopped it")).expect("it is put there");
        }
    }

    /// One thread or two, parts in any order, begun and gone on with: the same bytes. And from the sealed manifest again.
    #[test]
    fn the_same_manifest_makes_the_same_bytes() {
        let [one, two, again] = ["one", "two", "again"].map(Scratch::new);
        let manifest = small();
        let folder = CorpusFolder::open(&one.0, &manifest).expect("a folder");
        assert_eq!(folder.missing(), [0, 1, 2]);
        make(&folder, 1, &[0, 1, 2]);
        let report = folder.finish().expect("it is whole");
        assert_eq!(report.tables[0].rows, 10);

        make(&CorpusFolder::open(&two.0, &manifest).expect("a folder"), 2, &[2]);
        assert!(manifest.make(0, 2, |_| ControlFlow::Break(())).expect("it began").is_none(), "somebody stopped it");
        let folder = CorpusFolder::open(&two.0, &manifest).expect("the same corpus");
        assert_eq!(folder.missing(), [0, 1]);
        make(&folder, 2, &folder.missing());
        assert_eq!(folder.finish().expect("it is whole"), report);
        assert_eq!(one.files(), two.files());

        let sealed = Manifest::parse(&fs::read_to_string(one.0.join(MANIFEST)).expect("a file")).expect("a manifest");
        assert_eq!((sealed.files.len(), sealed.recipe()), (12, manifest.clone()));
        let folder = CorpusFolder::open(&again.0, &sealed).expect("a folder");
        make(&folder, 1, &folder.missing());
        assert!(folder.finish().expect("it is whole").differ.is_empty());
        assert_eq!(again.files(), one.files());

        let card = String::from_utf8(one.files()[CARD].clone()).expect("text");
        assert!(
            card.contains("CC0 1.0") && card.contains("| `chance_after` |") && !card.contains("DOES NOT HOLD"),
            "{card}"
        );

        let other = Manifest { seed: 6, ..manifest };
        assert!(matches!(CorpusFolder::open(&one.0, &other), Err(CorpusError::OtherCorpus(_))));
    }

    #[test]
    fn a_file_that_is_not_what_was_sealed_is_told() {
        let scratch = Scratch::new("sealed");
        let manifest = Manifest { games: 2, part: 2, chances: false, ..small() };
        let folder = CorpusFolder::open(&scratch.0, &manifest).expect("a folder");
        make(&folder, 1, &[0]);
        folder.finish().expect("it is whole");
        let text = fs::read_to_string(scratch.0.join(MANIFEST)).expect("a file");
        let mut sealed = Manifest::parse(&text).expect("a manifest");
        sealed.files.get_mut("turns/part-00000.parquet").expect("a file").sha256 = "0".repeat(64);
        let folder = CorpusFolder::open(&scratch.0, &sealed).expect("the same corpus");
        let report = folder.finish().expect("it is whole");
        assert_eq!(report.differ, ["turns/part-00000.parquet"]);
    }

    /// A process that is killed while it writes leaves a draft behind. The corpus is continued, and the draft goes.
    #[test]
    fn nothing_is_left_of_a_process_that_was_killed() {
        let [whole, killed] = ["whole", "killed"].map(Scratch::new);
        let manifest = Manifest { games: 4, part: 2, chances: false, ..small() };
        let folder = CorpusFolder::open(&whole.0, &manifest).expect("a folder");
        make(&folder, 1, &[0, 1]);
        folder.finish().expect("it is whole");

        let folder = CorpusFolder::open(&killed.0, &manifest).expect("a folder");
        make(&folder, 1, &[0]);
        let last = killed.0.join(file_name(TABLES[3], 0));
        let bytes = fs::read(&last).expect("a file");
        fs::write(draft_of(&last), &bytes[..bytes.len() / 2]).expect("it was being written");
        fs::remove_file(&last).expect("it was not there yet");
        fs::write(killed.0.join("notes.new"), "mine").expect("somebody's own file");

        let folder = CorpusFolder::open(&killed.0, &manifest).expect("the same corpus");
        assert_eq!(folder.missing(), [0, 1]);
        make(&folder, 1, &[0, 1]);
        folder.finish().expect("it is whole");
        assert_eq!(fs::read(killed.0.join("notes.new")).expect("it is no draft of ours"), b"mine");
        fs::remove_file(killed.0.join("notes.new")).expect("it is there");
        assert_eq!(killed.files(), whole.files());
    }

    /// What the card says: a game of a corpus is the game of a study with the same bots at the same seats.
    #[test]
    fn a_game_can_be_played_again_by_itself() {
        let manifest = Manifest { games: 8, chances: false, positions: false, ..small() };
        let line_up = manifest.line_up(1).expect("somebody plays");
        let (game, many) = (6u64, line_up.bots.len());
        let setup = Setup::new(line_up.edition, many).expect("they can play");
        let seated = |moved: usize| (0..many).map(|seat| Entrant::from(line_up.bots[(seat + moved) % many])).collect();
        let fixture = |rotate, entrants| Fixture { setup, entrants, rotate, seed: 5, first_game: game, games: 1 };
        let alone = fixture(false, seated((game % many as u64) as usize)).play(game);
        assert!(fixture(true, seated(0)).play(game).state == alone.state);
    }

    /// The manifests that come with kaiju are those of everything there is, as the program writes them, by the rules of their
    /// time; that of the sample seals its files.
    #[test]
    fn the_manifests_of_the_repository_are_whole() {
        for (text, games, sealed) in [
            (include_str!("../../../docs/corpus/sample.json"), 10_000, 4 * 20),
            (include_str!("../../../docs/corpus/million.json"), 1_000_000, 0),
        ] {
            let manifest = Manifest::parse(text).expect("a manifest");
            assert_eq!(manifest.recipe(), Manifest { rules: manifest.rules, ..Manifest::new(games, 1) });
            assert_eq!((manifest.text().as_str(), manifest.files.len()), (text, sealed));
        }
    }

    #[test]
    fn what_cannot_be_made_is_refused() {
        let good = small();
        for wrong in [
            Manifest { corpus: 2, ..good.clone() },
            Manifest { rules: 0, ..good.clone() },
            Manifest { games: 0, ..good.clone() },
            Manifest { part: 0, ..good.clone() },
            Manifest { part: 1 << 40, ..good.clone() },
            Manifest { seed: u64::MAX, ..good.clone() },
            Manifest { players: vec![7], ..good.clone() },
            Manifest { players: Vec::new(), ..good.clone() },
            Manifest { editions: vec!["third".to_string()], ..good.clone() },
            Manifest { bots: vec!["mcts:50ms".to_string()], ..good.clone() },
            Manifest { bots: vec!["nobody".to_string()], ..good.clone() },
        ] {
            assert!(Manifest::parse(&wrong.text()).is_err(), "{wrong:?}");
        }
        assert!(Manifest::parse("{}").is_err() && Manifest::parse("no").is_err());
        assert_eq!(Manifest::parse(&good.text()).expect("a manifest"), good);
    }
}
