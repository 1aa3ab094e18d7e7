//! `kaiju arena`: players against each other, every one against every other, and who is how strong.

use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args;
use kaiju_arena::external::{External, Faults};
use kaiju_arena::rating::{Outcome, Rating, rate};
use kaiju_arena::{Entrant, Fixture, wilson};
use kaiju_bots::Player;
use kaiju_rules::{EditionId, Seat, Setup};
use serde_json::{Value, json};

use crate::Verdict;
use crate::chart::{Bar, bars};
use crate::near::nearest;
use crate::sim::{Switch, cores, edition, games, players, progress, rules, seed, switch, threads};
use crate::words::{BAD, BOLD, DIM, GOOD, grouped};

const EXAMPLES: &str = "\
Examples:
  kaiju arena --bot greedy --bot random                     one greedy among three randoms, and the reverse
  kaiju arena --bot greedy --bot mcts:20ms --players 2      a duel
  kaiju arena --bot greedy --bot ./my_bot.py --games 200    your own program; docs/bots.md says how
  kaiju arena --bot smasher --bot banker --bot survivor --bot scorer --svg arena.svg --csv arena.csv

Players: random, greedy, smasher, banker, survivor, scorer, mcts (50 ms an answer), mcts:20ms, mcts:1000 (so many
playouts), level1 to level5, or the path of a program. In every game one sits among others of one kind, and all move
a seat on from game to game. Ratings are Bradley and Terry's, on the scale of chess, with 95 % intervals.";

/// Players against each other.
#[derive(Args)]
#[command(after_help = EXAMPLES, allow_negative_numbers = true)]
pub(crate) struct Arena {
    /// A player, by name or by the path of a program; at least two of them.
    #[arg(long = "bot", value_name = "BOT", required = true)]
    bots: Vec<String>,
    /// The edition: first, second or godzilla.
    #[arg(long, value_name = "EDITION", default_value = "second", value_parser = edition)]
    edition: EditionId,
    /// How many monsters play, 2 to 6.
    #[arg(long, value_name = "N", default_value = "4", value_parser = players)]
    players: usize,
    /// How many games of each against each.
    #[arg(long, value_name = "N", default_value = "400", value_parser = games)]
    games: u64,
    /// What the games are drawn from; the same seed, the same games.
    #[arg(long, value_name = "SEED", default_value = "1", value_parser = seed)]
    seed: u64,
    /// The number of the first game.
    #[arg(long, value_name = "N", default_value = "0", value_parser = seed)]
    first_game: u64,
    /// How many threads work on it, by default one for each core.
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<usize>,
    /// Set a switch of the rules otherwise than the edition does; may be given several times.
    #[arg(long = "switch", value_name = "NAME=VALUE", value_parser = switch)]
    switches: Vec<Switch>,
    /// How long a program may think about an answer, in milliseconds.
    #[arg(long, value_name = "MS", default_value = "1000", value_parser = patience)]
    time: u64,
    /// Print one JSON object instead of tables.
    #[arg(long)]
    json: bool,
    /// Write every pairing into this file.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Draw the ratings into this file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

fn patience(word: &str) -> Result<u64, String> {
    word.parse().ok().filter(|ms| (1..=600_000).contains(ms)).ok_or_else(|| "1 to 600000 milliseconds".to_string())
}

/// Reads who enters: a name, or a program.
pub(crate) fn entrant(word: &str, time: Duration, faults: &Arc<Faults>) -> Result<Entrant> {
    let told = match word.parse::<Player>() {
        Ok(player) => return Ok(player.into()),
        Err(told) => told,
    };
    let path = Path::new(word);
    if word.contains(['/', '\\']) || path.exists() {
        External::check(path).with_context(|| format!("{word} cannot be started"))?;
        let (path, faults) = (path.to_path_buf(), faults.clone());
        let name = path.file_stem().map_or_else(|| word.to_string(), |name| name.to_string_lossy().into_owned());
        return Ok(Entrant::new(name, move || Box::new(External::new(&path, time, faults.clone()))));
    }
    let known = nearest(word, Player::NAMES);
    bail!("{word}: {told}; nearest first, there are {}, or the path of a program such as ./my_bot.py", known.join(", "))
}

/// One of them among others of one kind.
struct Pairing {
    one: usize,
    others: usize,
    games: u64,
    /// Games the one won alone, and with shared ones in parts.
    wins: u64,
    share: f64,
    turns: u64,
}

impl Arena {
    /// Plays and prints.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        if self.bots.len() < 2 {
            bail!("--bot is needed twice at least: nobody plays alone");
        }
        let faults = Arc::new(Faults::default());
        let time = Duration::from_millis(self.time);
        let mut entrants = self.bots.iter().map(|word| entrant(word, time, &faults)).collect::<Result<Vec<_>>>()?;
        tell_apart(&mut entrants);
        let setup = Setup::new(self.edition, self.players)?.with_rules(rules(self.edition, &self.switches)?);
        let threads = self.threads.unwrap_or_else(cores);
        let pairs = || (0..entrants.len()).flat_map(|one| (0..entrants.len()).map(move |others| (one, others)));
        // Head to head both ways round are the same games.
        let pairs: Vec<_> = pairs().filter(|(one, others)| one < others || one != others && self.players > 2).collect();
        let bar = progress(pairs.len() as u64 * self.games);
        let start = Instant::now();
        let mut pairings = Vec::new();
        let mut outcomes = Vec::new();
        for (one, others) in pairs {
            let seats: Vec<usize> = (0..self.players).map(|seat| if seat == 0 { one } else { others }).collect();
            let fixture = Fixture {
                setup,
                entrants: seats.iter().map(|&i| entrants[i].clone()).collect(),
                rotate: true,
                seed: self.seed,
                first_game: self.first_game,
                games: self.games,
            };
            let (tally, rows) = fixture.run(threads, |more| bar.inc(more));
            let mut pairing = Pairing { one, others, games: self.games, wins: 0, share: 0.0, turns: tally.turns.sum };
            let mut won = vec![0.0; self.players];
            for row in &rows {
                let part = 1.0 / row.winners.len().max(1) as f64;
                for seat in row.winners.iter() {
                    won[usize::from(row.entrants[seat.index()])] += part;
                }
                let alone = row.winners.len() == 1;
                pairing.wins +=
                    u64::from(alone && row.winners.iter().any(|seat: Seat| row.entrants[seat.index()] == 0));
            }
            pairing.share = won[0];
            outcomes.push(Outcome { seats, wins: won });
            if self.players == 2 {
                let share = outcomes.last().map_or(0.0, |outcome| outcome.wins[1]);
                let alone = |row: &&kaiju_arena::Row| {
                    row.winners.len() == 1 && row.winners.iter().any(|seat: Seat| row.entrants[seat.index()] == 1)
                };
                let wins = rows.iter().filter(alone).count() as u64;
                pairings.push(Pairing { one: others, others: one, share, wins, ..pairing });
            }
            pairings.push(pairing);
        }
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        pairings.sort_by_key(|pairing| (pairing.one, pairing.others));
        let ratings = rate(entrants.len(), &outcomes);
        let played = outcomes.len() as u64 * self.games;
        let report = Report { arena: &self, entrants: &entrants, pairings, ratings, played, seconds, threads };
        if let Some(path) = &self.csv {
            std::fs::write(path, report.csv()).with_context(|| format!("cannot write {}", path.display()))?;
        }
        if let Some(path) = &self.svg {
            std::fs::write(path, report.svg()).with_context(|| format!("cannot write {}", path.display()))?;
        }
        if self.json {
            writeln!(out, "{:#}", report.json(&faults))?;
        } else {
            report.print(out)?;
            if faults.total() > 0 {
                let [late, wrong, gone] = counts(&faults);
                writeln!(out, "{BAD}Programs: {late} answers too late, {wrong} not legal, {gone} ended early.{BAD:#}")?;
            }
        }
        Ok(Verdict::Fine)
    }
}

fn counts(faults: &Faults) -> [u64; 3] {
    [&faults.late, &faults.wrong, &faults.gone].map(|n| n.load(std::sync::atomic::Ordering::Relaxed))
}

/// The same player twice gets a number.
fn tell_apart(entrants: &mut [Entrant]) {
    for i in 0..entrants.len() {
        let before = entrants[..i].iter().filter(|other| other.name().split('#').next() == Some(entrants[i].name()));
        let before = before.count();
        if before > 0 {
            let one = entrants[i].clone();
            entrants[i] = Entrant::new(format!("{}#{}", one.name(), before + 1), move || one.seat());
        }
    }
}

struct Report<'a> {
    arena: &'a Arena,
    entrants: &'a [Entrant],
    pairings: Vec<Pairing>,
    ratings: Vec<Rating>,
    played: u64,
    seconds: f64,
    threads: usize,
}

impl Report<'_> {
    fn name(&self, entrant: usize) -> &str {
        self.entrants[entrant].name()
    }

    /// The entrants, the strongest first.
    fn ranking(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.entrants.len()).collect();
        order.sort_by(|&a, &b| self.ratings[b].rating.total_cmp(&self.ratings[a].rating));
        order
    }

    fn cell(&self, one: usize, others: usize) -> Option<&Pairing> {
        self.pairings.iter().find(|pairing| pairing.one == one && pairing.others == others)
    }

    fn print(&self, out: &mut impl Write) -> Result<()> {
        let Arena { edition, players, games, seed, .. } = self.arena;
        let edition = edition.edition().name;
        writeln!(
            out,
            "{BOLD}{} games a pairing, {edition} edition for {players}, seed {seed}{BOLD:#}",
            grouped(*games)
        )?;
        let par = 100.0 / *players as f64;
        writeln!(
            out,
            "{DIM}games won in % by one of the row among {} of the column; par is {par:.1}{DIM:#}",
            players - 1
        )?;
        writeln!(out)?;
        let wide = self.entrants.iter().map(|e| e.name().chars().count()).max().unwrap_or(0).max(6);
        write!(out, "{:wide$}", "")?;
        let order = self.ranking();
        for &column in &order {
            write!(out, "  {DIM}{:>wide$}{DIM:#}", self.name(column))?;
        }
        writeln!(out)?;
        for &row in &order {
            write!(out, "{:<wide$}", self.name(row))?;
            for &column in &order {
                match self.cell(row, column) {
                    Some(cell) => {
                        let share = 100.0 * cell.share / cell.games as f64;
                        let style = if share > par { GOOD } else { anstyle::Style::new() };
                        write!(out, "  {style}{share:>wide$.1}{style:#}")?;
                    }
                    None => write!(out, "  {:>wide$}", "·")?,
                }
            }
            writeln!(out)?;
        }
        writeln!(out)?;
        writeln!(out, "{DIM}{:<wide$}  rating   95 %{DIM:#}", "")?;
        for &row in &order {
            let Rating { rating, margin } = self.ratings[row];
            writeln!(out, "{:<wide$}  {rating:>+6.0}  ±{margin:.0}", self.name(row))?;
        }
        let speed = self.played as f64 / self.seconds.max(1e-9);
        let threads = if self.threads == 1 { "1 thread".to_string() } else { format!("{} threads", self.threads) };
        writeln!(out)?;
        writeln!(out, "{} games in {:.1} s on {threads}, {speed:.1} a second", grouped(self.played), self.seconds)?;
        Ok(())
    }

    fn json(&self, faults: &Faults) -> Value {
        let pairing = |pairing: &Pairing| {
            json!({
                "one": self.name(pairing.one),
                "others": self.name(pairing.others),
                "games": pairing.games,
                "wins": pairing.wins,
                "share": pairing.share / pairing.games as f64,
                "interval": wilson(pairing.wins, pairing.games),
                "turns_mean": pairing.turns as f64 / pairing.games as f64,
            })
        };
        let rated = |&entrant: &usize| {
            let Rating { rating, margin } = self.ratings[entrant];
            json!({ "bot": self.name(entrant), "rating": rating, "low": rating - margin, "high": rating + margin })
        };
        let [late, wrong, gone] = counts(faults);
        json!({
            "edition": self.arena.edition.edition().name,
            "players": self.arena.players,
            "seed": self.arena.seed,
            "first_game": self.arena.first_game,
            "games": self.played,
            "games_per_pairing": self.arena.games,
            "par": 1.0 / self.arena.players as f64,
            "pairings": self.pairings.iter().map(pairing).collect::<Vec<_>>(),
            "ratings": self.ranking().iter().map(rated).collect::<Vec<_>>(),
            "faults": { "late": late, "wrong": wrong, "gone": gone },
            "threads": self.threads,
            "seconds": self.seconds,
            "games_per_second": self.played as f64 / self.seconds.max(1e-9),
        })
    }

    fn csv(&self) -> String {
        let mut text = "one,others,players,games,wins,share,low,high\n".to_string();
        for pairing in &self.pairings {
            let Pairing { one, others, games, wins, share, .. } = pairing;
            let (low, high) = wilson(*wins, *games);
            let (one, others, players) = (self.name(*one), self.name(*others), self.arena.players);
            let share = share / *games as f64;
            let _ = writeln!(text, "{one},{others},{players},{games},{wins},{share:.5},{low:.5},{high:.5}");
        }
        text
    }

    fn svg(&self) -> String {
        let all: Vec<Bar> = self
            .ranking()
            .into_iter()
            .map(|entrant| {
                let Rating { rating, margin } = self.ratings[entrant];
                let name = self.name(entrant).to_string();
                Bar { name, value: rating, low: rating - margin, high: rating + margin }
            })
            .collect();
        let Arena { edition, players, games, seed, .. } = self.arena;
        let edition = edition.edition().name;
        let about = format!("{edition} edition for {players}, {games} games a pairing, seed {seed}; 95 % intervals");
        bars("Ratings", &about, &all, None, |rating| format!("{rating:+.0}"))
    }
}
