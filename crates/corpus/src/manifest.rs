//! The manifest of a corpus: all that it follows from, and what came of it.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;

use kaiju_bots::Player;
use kaiju_bots::search::Budget;
use kaiju_rules::{EditionId, RULES_VERSION, Version};
use serde::{Deserialize, Serialize};

/// The version of the manifest's form.
const FORM: u32 = 1;
/// The most games of a part: a part is held in memory.
const MOST_IN_PART: u64 = 10_000;
/// The most games of a corpus.
const MOST_GAMES: u64 = 1_000_000_000;

/// What a corpus follows from. Two manifests that differ in nothing but their files make the same bytes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The version of this form.
    pub corpus: u32,
    /// The version of the rules the games are played by: any that this kaiju plays.
    pub rules: u32,
    /// With its number, the seed of each game.
    pub seed: u64,
    /// How many games.
    pub games: u64,
    /// How many of them make a part: those sit at the same table.
    pub part: u64,
    /// The editions that are played.
    pub editions: Vec<String>,
    /// How many play.
    pub players: Vec<usize>,
    /// Who plays.
    pub bots: Vec<String>,
    /// Is the position written before each decision?
    pub positions: bool,
    /// Is the chance to win written before and after each decision?
    pub chances: bool,
    /// The files that came of it; none before it was made.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub files: BTreeMap<String, FileSeal>,
}

/// What a file must be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileSeal {
    /// How many rows.
    pub rows: u64,
    /// How many bytes.
    pub bytes: u64,
    /// Their SHA-256 in hexadecimal digits.
    pub sha256: String,
}

/// Why there is no corpus.
#[derive(Debug)]
pub enum CorpusError {
    /// That is no manifest.
    NoManifest(String),
    /// It was written for another form.
    OtherForm(u32),
    /// It was written for rules that this kaiju does not play.
    OtherRules(u32),
    /// It asks for what there is not: the field, and what stands there.
    NotThere(&'static str, String),
    /// A bot that looks at a clock never plays the same twice.
    Clock(String),
    /// The folder holds another corpus.
    OtherCorpus(PathBuf),
    /// A file cannot be read or written.
    File(PathBuf, std::io::Error),
    /// A file is no Parquet file, or cannot be written as one.
    Parquet(String, parquet::errors::ParquetError),
}

impl fmt::Display for CorpusError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CorpusError::NoManifest(why) => write!(f, "that is no manifest: {why}"),
            CorpusError::OtherForm(form) => write!(f, "the manifest has form {form}; this kaiju knows {FORM}"),
            CorpusError::OtherRules(rules) => {
                write!(
                    f,
                    "the manifest is for version {rules} of the rules; this kaiju plays those up to {RULES_VERSION}"
                )
            }
            CorpusError::NotThere(field, word) => write!(f, "the manifest's {field} cannot be {word}"),
            CorpusError::Clock(bot) => write!(f, "{bot} looks at a clock and never plays the same twice"),
            CorpusError::OtherCorpus(path) => write!(f, "{} holds another corpus", path.display()),
            CorpusError::File(path, error) => write!(f, "{}: {error}", path.display()),
            CorpusError::Parquet(name, error) => write!(f, "{name}: {error}"),
        }
    }
}

impl std::error::Error for CorpusError {}

impl Manifest {
    /// The bots of a corpus where nobody names others: all that answer at once.
    pub const BOTS: [&str; 10] =
        ["greedy", "seer", "learned", "scorer", "smasher", "banker", "survivor", "clumsy:30", "clumsy:75", "random"];

    /// A corpus of n games of everything there is: all editions, two to six players, all bots that answer at once.
    pub fn new(games: u64, seed: u64) -> Manifest {
        Manifest {
            corpus: FORM,
            rules: RULES_VERSION,
            seed,
            games,
            part: 500,
            editions: EditionId::ALL.map(|edition| edition.name().to_string()).to_vec(),
            players: (2..=6).collect(),
            bots: Manifest::BOTS.map(str::to_string).to_vec(),
            positions: true,
            chances: true,
            files: BTreeMap::new(),
        }
    }

    /// Reads a manifest and checks that such a corpus can be made.
    pub fn parse(text: &str) -> Result<Manifest, CorpusError> {
        let manifest: Manifest =
            serde_json::from_str(text).map_err(|error| CorpusError::NoManifest(error.to_string()))?;
        manifest.check()?;
        Ok(manifest)
    }

    /// Checks that such a corpus can be made.
    pub fn check(&self) -> Result<(), CorpusError> {
        let Manifest { corpus, rules, seed, games, part, editions, players, bots, .. } = self;
        if *corpus != FORM {
            return Err(CorpusError::OtherForm(*corpus));
        }
        if Version::of(*rules).is_none() {
            return Err(CorpusError::OtherRules(*rules));
        }
        let refuse = |field, word: String| Err(CorpusError::NotThere(field, word));
        if i64::try_from(*seed).is_err() {
            return refuse("seed", seed.to_string());
        }
        if !(1..=MOST_GAMES).contains(games) {
            return refuse("games", games.to_string());
        }
        if !(1..=MOST_IN_PART).contains(part) {
            return refuse("part", part.to_string());
        }
        if let Some(word) = editions.iter().find(|word| EditionId::from_name(word).is_none()) {
            return refuse("editions", word.clone());
        }
        if let Some(many) = players.iter().find(|many| !(2..=6).contains(*many)) {
            return refuse("players", many.to_string());
        }
        for bot in bots {
            match bot.parse::<Player>() {
                Ok(Player::Search(Budget::Time(_))) => return Err(CorpusError::Clock(bot.clone())),
                Ok(_) => {}
                Err(_) => return refuse("bots", bot.clone()),
            }
        }
        let empty = [("editions", editions.is_empty()), ("players", players.is_empty()), ("bots", bots.is_empty())];
        empty.iter().find(|(_, empty)| *empty).map_or(Ok(()), |(field, _)| refuse(field, "[]".to_string()))
    }

    /// The manifest as it lies beside a corpus.
    pub fn text(&self) -> String {
        let text = serde_json::to_string_pretty(self).unwrap_or_default();
        text + "\n"
    }

    /// What the corpus follows from, without what came of it.
    #[must_use]
    pub fn recipe(&self) -> Manifest {
        Manifest { files: BTreeMap::new(), ..self.clone() }
    }

    /// How many parts there are.
    pub fn parts(&self) -> u64 {
        self.games.div_ceil(self.part)
    }
}
