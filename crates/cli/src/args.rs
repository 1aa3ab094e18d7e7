//! Arguments that several commands share, how they are read, and what is said when they cannot be.

use anyhow::{Result, anyhow};
use clap::Args;
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use kaiju_rules::{Book, EditionId, Monster, Preset, Rules, Setup, SwitchError};
use kaiju_text::{cli, errors, host, lab};

use crate::near::nearest;
use crate::tongue::lang;
use crate::words::{decimal, either, grouped};

/// How many threads anybody can ask for.
const THREADS: usize = 1024;

/// What games are drawn from, and how many threads play them.
#[derive(Args, Clone, Copy)]
pub(crate) struct Sampling {
    /// What the games are drawn from; the same seed, the same games.
    #[arg(short = 's', long, value_name = "SEED", default_value = "1", value_parser = seed)]
    pub seed: u64,
    /// How many threads work on it, by default one for each core.
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<usize>,
}

impl Sampling {
    /// How many threads work on it.
    pub(crate) fn threads(self) -> usize {
        self.threads.unwrap_or_else(cores)
    }
}

/// What is played: an edition, or a book as it is written.
#[derive(Args, Clone, Copy)]
pub(crate) struct PresetArgs {
    /// The edition: EDITIONS.
    #[arg(short = 'e', long, value_name = "EDITION", default_value_t, value_parser = edition)]
    edition: EditionId,
    /// The rulebook, played as it is written: BOOKS.
    #[arg(long, value_name = "BOOK", value_parser = book, conflicts_with = "edition")]
    book: Option<Book>,
}

impl PresetArgs {
    /// The edition or the book.
    pub(crate) fn preset(self) -> Preset {
        self.book.map_or(Preset::Edition(self.edition), Preset::Book)
    }
}

/// A switch and the word it is set to; both exist.
#[derive(Clone, Debug)]
pub(crate) struct SwitchArg {
    name: String,
    word: String,
}

/// Reads the name of an edition.
pub(crate) fn edition(word: &str) -> Result<EditionId, String> {
    EditionId::from_name(word).ok_or_else(|| cli::no_such_edition(lang(), either(&EditionId::ALL.map(EditionId::name))))
}

/// Reads the name of a book.
pub(crate) fn book(word: &str) -> Result<Book, String> {
    Book::from_name(word).ok_or_else(|| cli::no_such_book(lang(), either(&Book::ALL.map(Book::name))))
}

/// Reads the id of a monster, or its name.
pub(crate) fn monster(word: &str) -> Result<Monster, String> {
    let id = word.trim().to_lowercase().replace([' ', '_'], "-");
    Monster::from_id(&id).ok_or_else(|| {
        let names = nearest(&id, Monster::ALL.iter().map(|monster| monster.id()));
        host::no_such_monster(lang(), names.join(", "))
    })
}

/// Reads a number of players.
pub(crate) fn players(word: &str) -> Result<usize, String> {
    word.parse().ok().filter(|n| (2..=6).contains(n)).ok_or_else(|| cli::how_many_players(lang()).to_string())
}

/// Reads a number of games.
pub(crate) fn games(word: &str) -> Result<u64, String> {
    word.parse().ok().filter(|&n| n > 0).ok_or_else(|| cli::how_many_games(lang()).to_string())
}

/// Reads a seed.
pub(crate) fn seed(word: &str) -> Result<u64, String> {
    word.parse().map_err(|_| cli::what_seed(lang(), u64::MAX))
}

/// Reads a number of threads.
pub(crate) fn threads(word: &str) -> Result<usize, String> {
    word.parse().ok().filter(|n| (1..=THREADS).contains(n)).ok_or_else(|| cli::how_many_threads(lang(), THREADS))
}

/// The number of players at a table.
pub(crate) fn setup(preset: Preset, players: usize) -> Result<Setup> {
    Setup::of_preset(preset, players).map_err(|error| anyhow!(errors::setup(lang(), error)))
}

/// The rules of an edition or a book with some switches set otherwise.
pub(crate) fn rules(preset: Preset, switches: &[SwitchArg]) -> Result<Rules> {
    let mut rules = preset.rules();
    for SwitchArg { name, word } in switches {
        // Cannot fail: the word was tried when the command line was read.
        rules.set(name, word).map_err(|error| anyhow!("--switch {name}={word}: {error:?}"))?;
    }
    Ok(rules)
}

/// Reads a switch.
pub(crate) fn switch(text: &str) -> Result<SwitchArg, String> {
    let (name, word) = text.split_once('=').ok_or_else(|| cli::what_switch(lang()).to_string())?;
    let mut rules = EditionId::default().edition().rules;
    match rules.set(name, word) {
        Ok(()) => Ok(SwitchArg { name: name.to_string(), word: word.to_string() }),
        Err(SwitchError::Word(words)) => Err(cli::switch_words(lang(), name, either(words))),
        Err(SwitchError::Name) => {
            let names = nearest(name, Rules::NAMES.iter().copied());
            Err(cli::no_such_switch(lang(), name, names.join(", ")))
        }
        Err(error) => Err(errors::switch(lang(), name, word, error)),
    }
}

/// How many sit at each of some tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tables(pub(crate) Vec<usize>);

/// Reads how many play: a number, several, a range, or all.
pub(crate) fn tables(word: &str) -> Result<Tables, String> {
    let told = || lab::what_tables(lang()).to_string();
    let one = |word: &str| word.trim().parse().ok().filter(|n| (2..=6).contains(n)).ok_or_else(told);
    if word == "all" {
        return Ok(Tables((2..=6).collect()));
    }
    let mut all = Vec::new();
    for part in word.split(',') {
        match part.split_once("..").or_else(|| part.split_once('-')) {
            Some((from, to)) => all.extend(one(from)?..=one(to.trim_start_matches('='))?),
            None => all.push(one(part)?),
        }
    }
    all.sort_unstable();
    all.dedup();
    if all.is_empty() { Err(told()) } else { Ok(Tables(all)) }
}

/// How many threads this machine runs at once.
fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from).min(THREADS)
}

/// A bar on standard error, where somebody is looking at it: how many of these are done.
pub(crate) fn bar(all: u64, what: &str) -> ProgressBar {
    let bar = ProgressBar::new(all);
    let template = format!("{{wide_bar}} {{human_pos}} {} {{human_len}} {what}", lab::progress_of(lang()));
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar
}

/// A bar for games: how many, how fast, and how long it takes still.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let (of, games, left) = (lab::progress_of(lang()), lab::progress_games(lang()), lab::progress_left(lang()));
    let template = format!("{{wide_bar}} {{human_pos}} {of} {{human_len}} {games}, {{speed}}, {{eta}} {left}");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        let speed = |state: &ProgressState, to: &mut dyn std::fmt::Write| {
            // A bar that cannot be written is nobody's loss.
            let _ = to.write_str(&speed(state.per_sec()));
        };
        bar.set_style(style.with_key("speed", speed));
    }
    bar
}

/// Games a second: a whole number, except below ten.
fn speed(games: f64) -> String {
    let said = if games < 10.0 { decimal(games, 1) } else { grouped(games.round() as u64) };
    lab::speed(lang(), said)
}

/// `1 game`, `20,000 games`.
pub(crate) fn some_games(games: u64) -> String {
    lab::games(lang(), games.min(u64::from(u32::MAX)) as u32, grouped(games))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_have_no_digits_nobody_reads() {
        assert_eq!(speed(12_733.556_4), "12,734 games/s");
        assert_eq!(speed(0.26), "0.3 games/s");
    }

    #[test]
    fn a_bad_switch_is_told_what_there_is() {
        assert_eq!(switch("tokyo_bay=maybe").unwrap_err(), "tokyo_bay takes no or yes");
        assert!(switch("tokyo_sea=yes").unwrap_err().contains("nearest first: tokyo_bay, "));
        assert!(switch("tokyo_bay").unwrap_err().contains("tokyo_bay=no"));
        assert_eq!(switch("dice_limit=9").unwrap().word, "9");
    }
}
