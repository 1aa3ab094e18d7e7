//! Golden games: for each version of the rules some thousand games, kept as a setup, a number and a hash of all that
//! happened in them. They must come out the same for ever, on every machine.
//!
//! A file is a head (`kaiju golden 1`, `rules 2`) and tables, separated by empty lines. A table is a setup as records write it,
//! `---`, and the hashes of its games. Game `n` of table `t` draws its luck and all answers from [`Bits::new`]`(t, n)`. How
//! games are played and what is hashed ([`tell`]) is as fixed as the files.

use std::fmt::Write as _;

use kaiju_bits::Bits;
use kaiju_rules::notation::{self, Words, lines, read_setup};
use kaiju_rules::{
    Book, Edition, EditionId, INPUT_LIMIT, Input, Legal, Log, Monster, Pending, Preset, Rules, Setup, State, Version,
};
use sha2::{Digest, Sha256};

/// The golden games of every version, the oldest first.
pub const FILES: &[&str] = &[
    include_str!("../golden/1.txt"),
    include_str!("../golden/2.txt"),
    include_str!("../golden/3.txt"),
    include_str!("../golden/4.txt"),
];

/// How many games of a table are in a new file.
const GAMES: usize = 20;

/// How many tables with the same edition or book, number of players and Evolutions are in a new file: half of them as
/// printed, half with switches set at random. Each has other monsters.
const VARIANTS: usize = 2;

/// The golden games of a version.
pub struct Golden {
    /// Which version.
    pub version: Version,
    tables: Vec<GoldenTable>,
}

/// Games that start alike.
struct GoldenTable {
    setup: Setup,
    hashes: Vec<String>,
}

/// A game, by the numbers of its version, its table and itself: `2:14:3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameId {
    /// The version of the rules.
    pub version: u32,
    /// The table in the file of that version.
    pub table: usize,
    /// The game at that table.
    pub game: usize,
}

impl std::fmt::Display for GameId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}:{}", self.version, self.table, self.game)
    }
}

impl std::str::FromStr for GameId {
    type Err = ();

    fn from_str(text: &str) -> Result<GameId, ()> {
        let mut parts = text.split(':');
        let mut next = || parts.next().and_then(|part| part.parse().ok()).ok_or(());
        let id = GameId { version: u32::try_from(next()?).map_err(|_| ())?, table: next()?, game: next()? };
        if parts.next().is_some() { Err(()) } else { Ok(id) }
    }
}

impl Golden {
    /// The golden games of every version, the oldest first.
    pub fn all() -> Vec<Golden> {
        let read = |text: &&str| Golden::read(text).expect("the files of golden games can be read");
        FILES.iter().map(read).collect()
    }

    /// Reads a file.
    pub fn read(text: &str) -> Result<Golden, String> {
        let mut blocks = text.split("\n\n");
        let head = blocks.next().unwrap_or_default();
        let number = head.strip_prefix("kaiju golden 1\nrules ").ok_or("this is no file of golden games")?;
        let version = number.trim().parse().ok().and_then(Version::of);
        let version = version.ok_or_else(|| format!("rules {number} are not played here"))?;
        let table = |block: &str| {
            let setup = read_setup(&mut lines(block)).map_err(|error| error.to_string())?.with_version(version);
            let hashes = block.split_once("---\n").map_or("", |(_, hashes)| hashes);
            Ok(GoldenTable { setup, hashes: hashes.split_whitespace().map(str::to_string).collect() })
        };
        Ok(Golden { version, tables: blocks.map(table).collect::<Result<_, String>>()? })
    }

    /// Every game with its setup and the hash it must have.
    pub fn games(&self) -> impl Iterator<Item = (GameId, &Setup, &str)> {
        self.tables.iter().enumerate().flat_map(move |(table, of)| {
            of.hashes.iter().enumerate().map(move |(game, hash)| {
                (GameId { version: self.version.number(), table, game }, &of.setup, hash.as_str())
            })
        })
    }

    /// Plays these games and names those that came out otherwise.
    pub fn check<'a>(games: impl IntoIterator<Item = (GameId, &'a Setup, &'a str)>) -> Vec<GameId> {
        let wrong = |(id, setup, wanted): (GameId, &Setup, &str)| (hash(setup, id) != wanted).then_some(id);
        games.into_iter().filter_map(wrong).collect()
    }

    /// The file of the newest version, made anew.
    pub fn make() -> String {
        let head = format!("kaiju golden 1\nrules {}\n", Version::NEWEST);
        let made = plan().into_iter().enumerate().map(|(table, (preset, setup))| play_table(table, preset, &setup));
        let made = head + &made.collect::<String>();
        let golden = Golden::read(&made).expect("what was written can be read");
        made + &golden.more()
    }

    /// The words that switches can be set to and that no table of these is played with.
    pub fn lacking(&self) -> Vec<(&'static str, &'static str)> {
        let words = |name: &'static str| Rules::words(name).unwrap_or_default().iter().map(move |word| (name, *word));
        let played = |name: &str, word: &str| self.tables.iter().any(|t| t.setup.rules().get(name) == Some(word));
        Rules::NAMES.iter().copied().flat_map(words).filter(|(name, word)| !played(name, word)).collect()
    }

    /// The tables to be put behind these, as they stand in the file, where a switch came after it was made: nothing if every word
    /// is played.
    pub fn more(&self) -> String {
        let tables = self.lacking().into_iter().flat_map(|(name, word)| tables_with(name, word));
        let numbered = (self.tables.len()..).zip(tables);
        numbered.map(|(table, (edition, setup))| play_table(table, edition.into(), &setup)).collect()
    }
}

/// A table of the newest version with the hashes of its games, as it stands in a file.
fn play_table(table: usize, preset: Preset, setup: &Setup) -> String {
    let mut out = format!("\n{preset}\n");
    for (name, word) in setup.rules().changes(preset.rules()) {
        let _ = writeln!(out, "switch {name} {word}");
    }
    out.extend(notation::write_setup(setup).lines().filter(|l| l.starts_with("seat ")).map(|l| format!("{l}\n")));
    out += "---\n";
    for game in 0..GAMES {
        let id = GameId { version: Version::NEWEST.number(), table, game };
        let _ = write!(out, "{}{}", hash(setup, id), if game % 10 == 9 { '\n' } else { ' ' });
    }
    out
}

/// Tables with a switch set to a word, for every number of players, with and without Evolutions: in the editions whose deck it
/// changes, or in every one if it changes none. Some have promo cards, too.
fn tables_with(name: &'static str, word: &'static str) -> Vec<(EditionId, Setup)> {
    let rules_of = |edition: EditionId| {
        let mut rules = edition.edition().rules;
        rules.set(name, word).expect("a switch can be set to each of its words");
        rules
    };
    let changes_deck = |edition: &EditionId| {
        let Edition { deck, rules, .. } = edition.edition();
        deck.played_with(&rules_of(*edition)) != deck.played_with(rules)
    };
    let changed: Vec<EditionId> = EditionId::all().filter(changes_deck).collect();
    let editions = if changed.is_empty() { EditionId::all().collect() } else { changed };
    let mut tables: Vec<(EditionId, Setup)> = Vec::new();
    for edition in editions {
        for (evolutions, players) in [false, true].into_iter().flat_map(|with| (2..=6).map(move |n| (with, n))) {
            let mut rules = Rules { evolutions, promos: players % 2 == 0, ..rules_of(edition) };
            rules.set(name, word).expect("a switch can be set to each of its words");
            let mut monsters: Vec<Monster> = Monster::ALL.iter().copied().filter(|&m| rules.admit(m)).collect();
            let first = tables.len() * 5 % monsters.len();
            monsters.rotate_left(first);
            let setup = Setup::of(edition, rules, &monsters[..players]).expect("two to six monsters play");
            tables.push((edition, setup));
        }
    }
    tables
}

/// Every edition and every book, with and without Evolutions, for every number of players.
fn plan() -> Vec<(Preset, Setup)> {
    let presets = EditionId::all().map(Preset::from).chain(Book::ALL.into_iter().map(Preset::from));
    let mut bits = Bits::new(0, Version::NEWEST.number().into());
    let mut plan = Vec::new();
    for preset in presets {
        for (evolutions, players) in [false, true].into_iter().flat_map(|with| (2..=6).map(move |n| (with, n))) {
            for variant in 0..VARIANTS {
                let mut rules = preset.rules();
                for name in Rules::NAMES {
                    let words = Rules::words(name).unwrap_or_default();
                    let word = words[bits.below(words.len())];
                    if variant % 2 == 1 && bits.below(3) == 0 {
                        rules.set(name, word).expect("a switch can be set to each of its words");
                    }
                }
                rules.evolutions = evolutions;
                let mut monsters: Vec<Monster> = Monster::ALL.iter().copied().filter(|&m| rules.admit(m)).collect();
                let first = plan.len() * 5 % monsters.len();
                monsters.rotate_left(first);
                let setup = Setup::of(preset.edition(), rules, &monsters[..players]).expect("two to six monsters play");
                plan.push((preset, setup));
            }
        }
    }
    plan
}

/// The hash of all that happens in a game.
pub fn hash(setup: &Setup, id: GameId) -> String {
    let mut hash = Sha256::new();
    tell(setup, id, |text| hash.update(text));
    hash.finalize()[..6].iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"))
}

/// Plays a game and tells all that happens in it, line by line: every event and every input, and the position at the
/// end. Every answer is as likely as any other.
pub fn tell(setup: &Setup, id: GameId, mut line: impl FnMut(&str)) {
    let mut bits = Bits::new(id.table as u64, id.game as u64);
    let words = Words::for_setup(setup);
    let mut log = Log::on();
    let mut state = State::start(setup, &mut log);
    let mut legal = Legal::default();
    for _ in 0..=INPUT_LIMIT {
        if let Log::On(events) = &mut log {
            events.drain(..).for_each(|event| line(&(words.event(event) + "\n")));
        }
        let (who, input) = match state.pending() {
            Pending::Decide(seat, _) => {
                state.legal_into(&mut legal);
                (Some(seat), legal.get(bits.below(legal.len())).map(Input::Act))
            }
            Pending::Chance(luck) => (None, Some(Input::Luck(luck.draw(state.table(), bits.word())))),
            Pending::Over(_) => (None, None),
        };
        let Some(input) = input else { break };
        line(&(words.input(who, input) + "\n"));
        state.apply(input, &mut log).expect("what is legal goes in");
    }
    // The setup is told by the file.
    let told = |text: &&str| !["rules ", "edition ", "book ", "switch "].iter().any(|head| text.starts_with(head));
    notation::position(&state).lines().filter(told).for_each(|text| line(&format!("{text}\n")));
}
