//! `kaiju sim`: many games with random players, who won them and how.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kaiju_arena::{Ending, Study, Tally, wilson};
use kaiju_rules::notation::Record;
use kaiju_rules::{EDITIONS, EditionId, Rules, Seat, Setup, SwitchError};
use kaiju_text::events::monster_name;
use serde_json::{Value, json};

use crate::Verdict;
use crate::near::nearest;
use crate::words::{BAD, BOLD, DIM, GOOD, either, grouped};

const EXAMPLES: &str = "\
Examples:
  kaiju sim --edition second --players 4 --games 20000 --seed 1
  kaiju sim --players 2 --switch two_player_tokyo=on     try a rule another way
  kaiju sim --games 1 --seed 7 --record my.game          keep a game for `kaiju replay`
  kaiju sim --games 100000 --json                        numbers for another program

The same seed gives the same games on every machine, with any number of threads.
`kaiju rules switches` lists the switches and the values they take.";

/// How many threads anybody can ask for.
const THREADS: usize = 1024;

/// Many games with random players.
#[derive(Args)]
#[command(after_help = EXAMPLES, allow_negative_numbers = true)]
pub(crate) struct Sim {
    /// The edition: first, second or godzilla.
    #[arg(long, value_name = "EDITION", default_value = "second", value_parser = edition)]
    edition: EditionId,
    /// How many monsters play, 2 to 6.
    #[arg(long, value_name = "N", default_value = "4", value_parser = players)]
    players: usize,
    /// How many games.
    #[arg(long, value_name = "N", default_value = "1000", value_parser = games)]
    games: u64,
    /// What the games are drawn from; the same seed, the same games.
    #[arg(long, value_name = "SEED", default_value = "1", value_parser = seed)]
    seed: u64,
    /// How many threads work on it, by default one for each core.
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<usize>,
    /// Set a switch of the rules otherwise than the edition does; may be given several times.
    #[arg(long = "switch", value_name = "NAME=VALUE", value_parser = switch)]
    switches: Vec<Switch>,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    json: bool,
    /// Write the first game into this file.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// A switch and the word it is set to; both exist.
#[derive(Clone, Debug)]
pub(crate) struct Switch {
    name: String,
    word: String,
}

/// Reads the name of an edition.
pub(crate) fn edition(word: &str) -> Result<EditionId, String> {
    EditionId::from_name(word)
        .ok_or_else(|| format!("there is no such edition; it is {}", either(&EDITIONS.each_ref().map(|e| e.name))))
}

/// Reads a number of players.
pub(crate) fn players(word: &str) -> Result<usize, String> {
    word.parse().ok().filter(|n| (2..=6).contains(n)).ok_or_else(|| "2 to 6 monsters play (SETUP-1)".to_string())
}

/// Reads a number of games.
pub(crate) fn games(word: &str) -> Result<u64, String> {
    word.parse().ok().filter(|&n| n > 0).ok_or_else(|| "a whole number of games from 1 on".to_string())
}

/// Reads a seed.
pub(crate) fn seed(word: &str) -> Result<u64, String> {
    word.parse().map_err(|_| format!("a seed is a whole number from 0 to {}", u64::MAX))
}

/// Reads a number of threads.
pub(crate) fn threads(word: &str) -> Result<usize, String> {
    word.parse().ok().filter(|n| (1..=THREADS).contains(n)).ok_or_else(|| format!("1 to {THREADS} threads"))
}

fn switch(text: &str) -> Result<Switch, String> {
    let (name, word) = text.split_once('=').ok_or("a switch is set like this: tokyo_bay=no")?;
    let mut rules = EDITIONS[0].rules;
    match rules.set(name, word) {
        Ok(()) => Ok(Switch { name: name.to_string(), word: word.to_string() }),
        Err(SwitchError::Word(words)) => Err(format!("{name} is {}", either(words))),
        Err(SwitchError::Name) => {
            let names = nearest(name, Rules::NAMES.iter().copied());
            Err(format!("there is no switch {name}; nearest first, there are {}", names.join(", ")))
        }
    }
}

impl Sim {
    /// Plays the games and prints what became of them.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let mut rules = self.edition.edition().rules;
        for Switch { name, word } in &self.switches {
            // Cannot fail: the word was tried when the command line was read.
            rules.set(name, word).map_err(|error| anyhow!("--switch {name}={word}: {error:?}"))?;
        }
        let setup = Setup::new(self.edition, self.players)?.with_rules(rules);
        let study = Study { setup, seed: self.seed, first_game: 0, games: self.games };
        if let Some(path) = &self.record {
            let text = record(&study)?;
            std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
        }
        let threads = self.threads.unwrap_or_else(cores);
        let bar = progress(study.games);
        let start = Instant::now();
        let tally = study.run(threads, |more| bar.inc(more));
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let report = Report { study: &study, tally: &tally, threads, seconds };
        if self.json {
            writeln!(out, "{:#}", report.json())?;
        } else {
            report.print(out)?;
            if let Some(path) = &self.record {
                writeln!(out, "The first game is in {}; `kaiju replay` tells it.", path.display())?;
            }
        }
        Ok(if tally.stuck == 0 { Verdict::Fine } else { Verdict::Fails })
    }
}

/// How many threads this machine runs at once.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from).min(THREADS)
}

fn record(study: &Study) -> Result<String> {
    let played = study.play(study.first_game);
    Record::new(study.setup, played.inputs)
        .write()
        .map_err(|(input, illegal)| anyhow!("input {} of the game just played is refused: {illegal}", input + 1))
}

/// A bar on standard error, where somebody is looking at it.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left") {
        bar.set_style(style);
    }
    bar
}

/// A study, what came of it, and what it took.
struct Report<'a> {
    study: &'a Study,
    tally: &'a Tally,
    threads: usize,
    seconds: f64,
}

impl Report<'_> {
    fn speed(&self) -> f64 {
        self.tally.games as f64 / self.seconds.max(1e-9)
    }

    fn json(&self) -> Value {
        let Report { study, tally, .. } = self;
        let players = study.setup.monsters().len();
        let rules = study.setup.rules();
        let preset = study.setup.edition().edition();
        let changed = Rules::NAMES.iter().filter(|name| rules.get(name) != preset.rules.get(name));
        let wins = &tally.wins[..players];
        let ended = Ending::ALL.map(|ending| (ending.word().to_string(), json!(tally.ended_by(ending))));
        json!({
            "edition": preset.name,
            "players": players,
            "monsters": study.setup.monsters().iter().map(|m| m.id()).collect::<Vec<_>>(),
            "switches": changed.map(|name| ((*name).to_string(), json!(rules.get(name)))).collect::<serde_json::Map<_, _>>(),
            "seed": study.seed,
            "threads": self.threads,
            "games": tally.games,
            "seconds": self.seconds,
            "games_per_second": self.speed(),
            "wins": wins,
            "win_intervals": wins.iter().map(|&n| wilson(n, tally.games)).collect::<Vec<_>>(),
            "draws": tally.draws(),
            "nobody": tally.nobody,
            "shared": tally.shared,
            "stuck": tally.stuck,
            "ended_by": ended.into_iter().collect::<serde_json::Map<_, _>>(),
            "turns_mean": tally.turns.mean(),
            "turns_deviation": tally.turns.deviation(),
            "turns_min": tally.turns.min.min(tally.turns.max),
            "turns_max": tally.turns.max,
            "inputs_mean": tally.inputs.mean(),
            "inputs_max": tally.inputs.max,
        })
    }

    fn print(&self, out: &mut impl Write) -> Result<()> {
        let Report { study, tally, threads, seconds } = self;
        let (edition, players) = (study.setup.edition().edition().name, study.setup.monsters().len());
        let games = if tally.games == 1 { "1 game".to_string() } else { format!("{} games", grouped(tally.games)) };
        writeln!(out, "{BOLD}{games} of the {edition} edition for {players}, seed {}{BOLD:#}", study.seed)?;
        writeln!(out)?;
        writeln!(out, "{DIM}seat  monster              wins   share   95 % interval{DIM:#}")?;
        let most = tally.wins.iter().copied().max().unwrap_or(0);
        for (i, monster) in study.setup.monsters().iter().enumerate() {
            let name = format!("{:<4}  {:<14}", Seat::new(i).letter(), monster_name(*monster));
            let bar = bar(tally.wins[i], most);
            writeln!(out, "{}  {GOOD}{bar}{GOOD:#}", self.row(&name, tally.wins[i]))?;
        }
        for (name, games) in [("      nobody        ", tally.nobody), ("      several       ", tally.shared)] {
            writeln!(out, "{}", self.row(name, games))?;
        }
        writeln!(out)?;
        let share = |n: u64| 100.0 * n as f64 / tally.games as f64;
        writeln!(
            out,
            "Ended by   20 stars {:.1} %, last one standing {:.1} %, nobody left {:.1} %",
            share(tally.ended_by(Ending::Stars)),
            share(tally.ended_by(Ending::LastStanding)),
            share(tally.ended_by(Ending::AllDead)),
        )?;
        for (name, spread) in [("Turns", &tally.turns), ("Inputs", &tally.inputs)] {
            let (mean, deviation) = (spread.mean(), spread.deviation());
            let (min, max) = (spread.min.min(spread.max), spread.max);
            writeln!(out, "{name:<9}  {mean:.1} a game, deviation {deviation:.1}, from {min} to {max}")?;
        }
        let threads = if *threads == 1 { "1 thread".to_string() } else { format!("{threads} threads") };
        let speed = grouped(self.speed().round() as u64);
        writeln!(out, "Time       {seconds:.2} s on {threads}, {speed} games a second")?;
        if tally.stuck > 0 {
            let stuck = tally.stuck;
            writeln!(out, "{BAD}{stuck} of the games did not end and were given up; that is a bug of ours.{BAD:#}")?;
        }
        Ok(())
    }

    fn row(&self, name: &str, games: u64) -> String {
        let share = 100.0 * games as f64 / self.tally.games as f64;
        let (low, high) = wilson(games, self.tally.games);
        format!("{name} {:>9}  {share:>4.1} %   {:>4.1} – {:>4.1} %", grouped(games), 100.0 * low, 100.0 * high)
    }
}

/// A bar of up to twenty blocks, to the eighth of one.
fn bar(n: u64, most: u64) -> String {
    const BLOCKS: u64 = 20;
    let eighths = (n * BLOCKS * 8).checked_div(most).unwrap_or(0);
    let mut bar = "█".repeat((eighths / 8) as usize);
    if let Some(part) = (eighths % 8).checked_sub(1) {
        bar.push(['▏', '▎', '▍', '▌', '▋', '▊', '▉'][part as usize]);
    }
    bar
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_in_proportion() {
        assert_eq!(bar(0, 10), "");
        assert_eq!(bar(0, 0), "");
        assert_eq!(bar(10, 10).chars().count(), 20);
        assert_eq!(bar(1, 20), "█");
        assert_eq!(bar(1, 40), "▌");
    }

    #[test]
    fn a_bad_switch_is_told_what_there_is() {
        assert_eq!(switch("tokyo_bay=maybe").unwrap_err(), "tokyo_bay is no or yes");
        assert!(switch("tokyo_sea=yes").unwrap_err().contains("there are tokyo_bay, "));
        assert!(switch("tokyo_bay").unwrap_err().contains("tokyo_bay=no"));
        assert_eq!(switch("dice_limit=9").unwrap().word, "9");
    }
}
