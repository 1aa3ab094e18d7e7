//! `kaiju sim`: many games, with random players or any others, who won them and how.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kaiju_arena::external::Faults;
use kaiju_arena::{Ending, Entrant, Fixture, Row, Study, Tally, wilson};
use kaiju_rules::notation::Record;
use kaiju_rules::{EDITIONS, EditionId, Rules, Seat, Setup, SwitchError};
use kaiju_text::cli;
use kaiju_text::events::monster_name;
use serde_json::{Value, json};

use crate::arena::entrant;
use crate::chart::{Bar, bars};
use crate::near::nearest;
use crate::tongue::lang;
use crate::words::{BAD, BOLD, DIM, GOOD, either, grouped};
use crate::{Verdict, files};

const EXAMPLES: &str = "\
Examples:
  kaiju sim --edition second --players 4 --games 20000 --seed 1
  kaiju sim --players 2 --switch two_player_tokyo=on     try a rule another way
  kaiju sim --games 1 --seed 7 --record my.game          keep a game for `kaiju replay`
  kaiju sim --games 100000 --json                        numbers for another program
  kaiju sim --bots greedy,random,random,random           other players, seat by seat
  kaiju sim --games 5000 --rows games.csv                a line for each game
  kaiju sim --games 5000 --first-game 5000 --rows games.csv    the next 5000 games, added to the same file

The same seed gives the same games on every machine, with any number of threads.
`kaiju rules switches` lists the switches and the values they take.";

/// How many threads anybody can ask for.
const THREADS: usize = 1024;

/// Many games.
#[derive(Args)]
#[command(after_help = EXAMPLES, allow_negative_numbers = true)]
pub(crate) struct Sim {
    /// The edition: first, second or godzilla.
    #[arg(long, value_name = "EDITION", default_value = "second", value_parser = edition)]
    edition: EditionId,
    /// How many monsters play, 2 to 6; by default as many as there are bots, or 4.
    #[arg(long, value_name = "N", value_parser = players)]
    players: Option<usize>,
    /// Who plays, seat by seat; by default everybody plays at random. `kaiju arena --help` lists the players.
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    bots: Vec<String>,
    /// How many games.
    #[arg(long, value_name = "N", default_value = "1000", value_parser = games)]
    games: u64,
    /// What the games are drawn from; the same seed, the same games.
    #[arg(long, value_name = "SEED", default_value = "1", value_parser = seed)]
    seed: u64,
    /// The number of the first game: where an earlier run stopped.
    #[arg(long, value_name = "N", default_value = "0", value_parser = seed)]
    first_game: u64,
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
    /// Write a line for each game into this CSV file; with --first-game, add to it.
    #[arg(long, value_name = "FILE")]
    rows: Option<PathBuf>,
    /// Draw who won into this file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// A switch and the word it is set to; both exist.
#[derive(Clone, Debug)]
pub(crate) struct Switch {
    name: String,
    word: String,
}

/// Reads the name of an edition.
pub(crate) fn edition(word: &str) -> Result<EditionId, String> {
    EditionId::from_name(word).ok_or_else(|| cli::no_such_edition(lang(), either(&EDITIONS.each_ref().map(|e| e.name))))
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

/// The rules of an edition with some switches set otherwise.
pub(crate) fn rules(edition: EditionId, switches: &[Switch]) -> Result<Rules> {
    let mut rules = edition.edition().rules;
    for Switch { name, word } in switches {
        // Cannot fail: the word was tried when the command line was read.
        rules.set(name, word).map_err(|error| anyhow!("--switch {name}={word}: {error:?}"))?;
    }
    Ok(rules)
}

/// Reads a switch.
pub(crate) fn switch(text: &str) -> Result<Switch, String> {
    let (name, word) = text.split_once('=').ok_or_else(|| cli::what_switch(lang()).to_string())?;
    let mut rules = EDITIONS[0].rules;
    match rules.set(name, word) {
        Ok(()) => Ok(Switch { name: name.to_string(), word: word.to_string() }),
        Err(SwitchError::Word(words)) => Err(cli::switch_words(lang(), name, either(words))),
        Err(SwitchError::Name) => {
            let names = nearest(name, Rules::NAMES.iter().copied());
            Err(cli::no_such_switch(lang(), name, names.join(", ")))
        }
    }
}

impl Sim {
    /// Plays the games and prints what became of them.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let players = match (self.players, self.bots.len()) {
            (None, 0) => 4,
            (None, bots) => bots,
            (Some(players), 0) => players,
            (Some(players), bots) if players == bots => players,
            (Some(players), bots) => bail!("{bots} bots for {players} players: --bots names one for each seat"),
        };
        let setup = Setup::new(self.edition, players)?.with_rules(rules(self.edition, &self.switches)?);
        let study = Study { setup, seed: self.seed, first_game: self.first_game, games: self.games };
        let faults = Arc::new(Faults::default());
        let entrants =
            self.bots.iter().map(|word| entrant(word, PATIENCE, &faults)).collect::<Result<Vec<Entrant>>>()?;
        let Study { seed, first_game, games, .. } = study;
        let fixture =
            (!entrants.is_empty()).then_some(Fixture { setup, entrants, rotate: false, seed, first_game, games });
        if let Some(path) = &self.record {
            let text = record(&study, fixture.as_ref())?;
            std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
        }
        let threads = self.threads.unwrap_or_else(cores);
        let bar = progress(study.games);
        let start = Instant::now();
        let (tally, rows) = match &fixture {
            Some(fixture) => fixture.run(threads, |more| bar.inc(more)),
            None if self.rows.is_some() => study.rows(threads, |more| bar.inc(more)),
            None => (study.run(threads, |more| bar.inc(more)), Vec::new()),
        };
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let names: Vec<&str> = match &fixture {
            Some(fixture) => fixture.entrants.iter().map(Entrant::name).collect(),
            None => vec!["random"; players],
        };
        if let Some(path) = &self.rows {
            write_rows(path, &study, &names, &rows).with_context(|| format!("cannot write {}", path.display()))?;
        }
        let report = Report { study: &study, tally: &tally, names: &names, threads, seconds };
        if let Some(path) = &self.svg {
            std::fs::write(path, report.svg()).with_context(|| format!("cannot write {}", path.display()))?;
        }
        if self.json {
            writeln!(out, "{:#}", report.json())?;
        } else {
            report.print(out)?;
            if let Some(path) = &self.record {
                writeln!(out, "The first game is in {}; `kaiju replay` tells it.", path.display())?;
            }
            if faults.total() > 0 {
                writeln!(out, "{BAD}{} answers of programs came too late or were not legal.{BAD:#}", faults.total())?;
            }
        }
        Ok(if tally.stuck == 0 { Verdict::Fine } else { Verdict::Fails })
    }
}

/// How long a program may think about an answer.
const PATIENCE: Duration = Duration::from_secs(1);

/// Writes a line for each game; a run that goes on where another stopped adds to its file.
fn write_rows(path: &Path, study: &Study, names: &[&str], rows: &[Row]) -> Result<()> {
    let head = Row::head(names.len());
    let goes_on = study.first_game > 0 && path.exists();
    let mut file = if goes_on {
        let text = files::read(path)?;
        if text.lines().next() != Some(&head) {
            bail!("its columns are not those of this run, so nothing is added");
        }
        OpenOptions::new().append(true).open(path)?
    } else {
        let mut file = File::create(path)?;
        writeln!(file, "{head}")?;
        file
    };
    let edition = study.setup.edition().edition().name;
    let mut text = String::new();
    for row in rows {
        text += &row.line(study.seed, edition, names);
        text.push('\n');
    }
    file.write_all(text.as_bytes())?;
    Ok(())
}

/// How many threads this machine runs at once.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from).min(THREADS)
}

fn record(study: &Study, fixture: Option<&Fixture>) -> Result<String> {
    let played = fixture.map_or_else(|| study.play(study.first_game), |fixture| fixture.play(study.first_game));
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
    /// Who plays, seat by seat.
    names: &'a [&'a str],
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
            "bots": self.names,
            "seed": study.seed,
            "first_game": study.first_game,
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
        let Report { study, tally, threads, seconds, .. } = self;
        let (edition, players) = (study.setup.edition().edition().name, study.setup.monsters().len());
        let games = if tally.games == 1 { "1 game".to_string() } else { format!("{} games", grouped(tally.games)) };
        writeln!(out, "{BOLD}{games} of the {edition} edition for {players}, seed {}{BOLD:#}", study.seed)?;
        writeln!(out)?;
        let others = self.names.iter().any(|name| *name != "random");
        let wide =
            if others { self.names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(3) + 2 } else { 0 };
        let bot = if others { "bot" } else { "" };
        writeln!(out, "{DIM}seat  monster       {bot:<wide$}       wins   share   95 % interval{DIM:#}")?;
        let most = tally.wins.iter().copied().max().unwrap_or(0);
        for (i, monster) in study.setup.monsters().iter().enumerate() {
            let bot = if others { self.names[i] } else { "" };
            let name = format!("{:<4}  {:<14}{bot:<wide$}", Seat::new(i).letter(), monster_name(*monster));
            let bar = bar(tally.wins[i], most);
            writeln!(out, "{}  {GOOD}{bar}{GOOD:#}", self.row(&name, tally.wins[i]))?;
        }
        for (name, games) in [("      nobody        ", tally.nobody), ("      several       ", tally.shared)] {
            writeln!(out, "{}", self.row(&format!("{name}{:wide$}", ""), games))?;
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

    fn svg(&self) -> String {
        let Report { study, tally, .. } = self;
        let all: Vec<Bar> = (study.setup.monsters().iter().enumerate())
            .map(|(i, monster)| {
                let (low, high) = wilson(tally.wins[i], tally.games);
                let name = format!("{} {} ({})", Seat::new(i).letter(), monster_name(*monster), self.names[i]);
                Bar { name, value: tally.wins[i] as f64 / tally.games as f64, low, high }
            })
            .collect();
        let (edition, players) = (study.setup.edition().edition().name, all.len());
        let about =
            format!("{} games of the {edition} edition for {players}, seed {}", grouped(tally.games), study.seed);
        let par = Some(1.0 / players as f64);
        bars("Games won by seat", &about, &all, par, |share| format!("{:.1} %", 100.0 * share))
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
