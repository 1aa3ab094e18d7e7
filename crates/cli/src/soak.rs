//! `kaiju soak`: plays millions of games and checks the laws of the engine.

use std::cell::Cell;
use std::io::Write;
use std::panic;
use std::process;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use kaiju_rules::{Book, EditionId, Monster, Preset, Rules, Setup, SetupError};
use kaiju_testkit::laws::{Breach, Course, Depth, check_game, check_position};
use kaiju_testkit::stacked::{stacked, stacked_text};
use kaiju_text::{cli, lab};
use serde_json::{Value, json};

use crate::args::{Sampling, SwitchArg, games, players, progress, rules, seed, switch};
use crate::tongue::lang;
use crate::words::{BAD, BOLD, DIM, decimal, either, grouped, left, right};
use crate::{Verdict, interrupt};

const EXAMPLES: &str = "\
Examples:
  kaiju soak                                          everything a little, in about a minute
  kaiju soak --games 1000000                          the long run
  kaiju soak --edition first --players 5 --stacked    one edition, one table, the worst positions
  kaiju soak --book es-2016 --stacked                 a rulebook as it is written
  kaiju soak --edition first --switch costumes=yes    with a switch set otherwise
  kaiju soak --edition second --players 2 --stacked --seed 1 --first-game 840 --games 1
                                                      one game again, as reported by a breach

Stacked games start in the middle: little life, many cards that answer each other. Plain ones start with a new table,
evolving ones too, with Evolutions and with monsters of all editions.
A breach is printed with the command that reproduces it. A panic counts as one: it names its game and ends the run.";

/// How many games a thread takes at a time.
const BATCH: u64 = 64;
/// How many breaches of one kind of table are told in full.
const TOLD: usize = 5;

/// The long run.
#[derive(Args)]
#[command(after_help = EXAMPLES, allow_negative_numbers = true)]
pub(crate) struct SoakArgs {
    /// The edition: EDITIONS; or all.
    #[arg(short = 'e', long, value_name = "EDITION", default_value = "all", value_parser = editions)]
    edition: Which<EditionId>,
    /// The rulebook, played as it is written: BOOKS; or all.
    #[arg(long, value_name = "BOOK", value_parser = one_book_or_all, conflicts_with = "edition")]
    book: Option<Which<Book>>,
    /// How many monsters play: 2 to 6, or all.
    #[arg(short = 'p', long, value_name = "N", default_value = "all", value_parser = tables)]
    players: Which<usize>,
    /// How many games of each edition or book, number of players and kind.
    #[arg(short = 'n', long, value_name = "N", default_value = "10000", value_parser = games)]
    games: u64,
    /// The number of the first game.
    #[arg(long, value_name = "N", default_value = "0", value_parser = seed)]
    first_game: u64,
    #[command(flatten)]
    draw: Sampling,
    /// Change a rule switch from the value of the edition or book; may be given several times. Stacked positions have switches of
    /// their own and are left out.
    #[arg(long = "switch", value_name = "NAME=VALUE", value_parser = switch)]
    switches: Vec<SwitchArg>,
    /// Only games from stacked positions.
    #[arg(long, conflicts_with_all = ["plain", "evolving", "switches"])]
    stacked: bool,
    /// Only games from a new table.
    #[arg(long, conflicts_with = "evolving")]
    plain: bool,
    /// Only games from a new table with Evolutions and any monsters.
    #[arg(long)]
    evolving: bool,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    json: bool,
}

/// One of them, or all.
#[derive(Clone, Copy)]
enum Which<T> {
    One(T),
    All,
}

impl<T: Copy + PartialEq> Which<T> {
    fn has(self, one: T) -> bool {
        match self {
            Which::One(only) => only == one,
            Which::All => true,
        }
    }
}

fn editions(word: &str) -> Result<Which<EditionId>, String> {
    if word == "all" {
        return Ok(Which::All);
    }
    let known = || EditionId::all().map(EditionId::name).chain(["all"]).collect::<Vec<_>>();
    EditionId::from_name(word).map(Which::One).ok_or_else(|| cli::no_such_edition(lang(), either(&known())))
}

fn one_book_or_all(word: &str) -> Result<Which<Book>, String> {
    if word == "all" {
        return Ok(Which::All);
    }
    let known = || Book::ALL.map(Book::name).into_iter().chain(["all"]).collect::<Vec<_>>();
    Book::from_name(word).map(Which::One).ok_or_else(|| cli::no_such_book(lang(), either(&known())))
}

fn tables(word: &str) -> Result<Which<usize>, String> {
    if word == "all" {
        return Ok(Which::All);
    }
    players(word).map(Which::One).map_err(|_| cli::how_many_players_or_all(lang()).to_string())
}

/// What games start from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum StartKind {
    Plain,
    Stacked,
    Evolving,
}

impl StartKind {
    /// The word of the command line.
    const fn word(self) -> &'static str {
        ["plain", "stacked", "evolving"][self as usize]
    }

    fn title(self) -> &'static str {
        match self {
            StartKind::Plain => cli::soak_plain(lang()),
            StartKind::Stacked => cli::soak_stacked(lang()),
            StartKind::Evolving => cli::soak_evolving(lang()),
        }
    }
}

/// A game with evolutions; from game to game other monsters meet.
fn evolving(preset: Preset, rules: Rules, players: usize, game: u64) -> Result<Setup, SetupError> {
    let rules = Rules { evolutions: true, ..rules };
    let all: Vec<Monster> = Monster::ALL.iter().copied().filter(|&monster| rules.admit(monster)).collect();
    let from = (game % all.len() as u64) as usize;
    let cast: Vec<Monster> = all.iter().copied().cycle().skip(from).take(players).collect();
    Setup::of(preset.edition(), rules, &cast)
}

/// Games of one kind at one table of one edition or book.
#[derive(Clone, Copy)]
struct Games {
    start: StartKind,
    preset: Preset,
    rules: Rules,
    players: usize,
    seed: u64,
    first: u64,
    count: u64,
}

thread_local! {
    /// The game this thread is playing, for whoever asks after a panic.
    static NOW: Cell<Option<(Games, u64)>> = const { Cell::new(None) };
}

impl Games {
    /// Plays one of them under the eye of the law.
    fn play(self, game: u64) -> Result<Course, Breach> {
        let Games { start, preset, rules, players, seed, .. } = self;
        NOW.set(Some((self, game)));
        let done = match start {
            StartKind::Plain => match Setup::of_preset(preset, players) {
                Ok(setup) => check_game(&setup.with_rules(rules), seed, game, Depth::Soak),
                Err(error) => Err(Breach::at_the_start(seed, game, error.to_string(), String::new())),
            },
            StartKind::Evolving => match evolving(preset, rules, players, game) {
                Ok(setup) => check_game(&setup, seed, game, Depth::Soak),
                Err(error) => Err(Breach::at_the_start(seed, game, error.to_string(), String::new())),
            },
            StartKind::Stacked => match stacked(preset, players, seed, game) {
                Ok(state) => check_position(state, seed, game, Depth::Soak),
                Err(error) => {
                    let text = stacked_text(preset, players, seed, game);
                    Err(Breach::at_the_start(seed, game, format!("9: a position does not parse: {error}"), text))
                }
            },
        };
        NOW.set(None);
        done
    }

    /// What to type to play one of them again.
    fn command(self, game: u64) -> String {
        let Games { start, preset, rules, players, seed, .. } = self;
        let start = start.word();
        let changes = rules.changes(preset.rules());
        let switches = changes.map(|(name, word)| format!(" --switch {name}={word}")).collect::<Vec<_>>().concat();
        format!(
            "kaiju soak --{preset} --players {players} --{start}{switches} --seed {seed} --first-game {game} --games 1"
        )
    }

    /// Plays all of them on n threads.
    fn run(self, threads: usize, progress: impl Fn(u64) + Sync) -> SoakTally {
        let next = AtomicU64::new(0);
        let work = || {
            let mut found = SoakTally::default();
            loop {
                if interrupt::stopped() {
                    return found;
                }
                let from = next.fetch_add(BATCH, Ordering::Relaxed);
                if from >= self.count {
                    return found;
                }
                let batch = BATCH.min(self.count - from);
                for game in from..from + batch {
                    found.add(self.play(self.first.wrapping_add(game)));
                }
                progress(batch);
            }
        };
        let mut found = std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let mine = work();
            others.into_iter().fold(mine, |sum, other| match other.join() {
                Ok(found) => sum.plus(found),
                Err(panic) => panic::resume_unwind(panic),
            })
        });
        found.breaches.sort_by_key(|breach| breach.game.wrapping_sub(self.first));
        found
    }
}

/// What came of some games.
#[derive(Default)]
struct SoakTally {
    games: u64,
    inputs: u64,
    inputs_max: usize,
    agenda_max: usize,
    breaches: Vec<Breach>,
}

impl SoakTally {
    fn add(&mut self, played: Result<Course, Breach>) {
        self.games += 1;
        match played {
            Ok(course) => {
                self.inputs += course.inputs.len() as u64;
                self.inputs_max = self.inputs_max.max(course.inputs.len());
                self.agenda_max = self.agenda_max.max(course.agenda);
            }
            Err(breach) => {
                self.inputs_max = self.inputs_max.max(breach.inputs);
                self.breaches.push(breach);
            }
        }
    }

    fn plus(mut self, other: SoakTally) -> SoakTally {
        self.games += other.games;
        self.inputs += other.inputs;
        self.inputs_max = self.inputs_max.max(other.inputs_max);
        self.agenda_max = self.agenda_max.max(other.agenda_max);
        self.breaches.extend(other.breaches);
        self
    }
}

/// A panic is told with its game and ends the run: nothing after it can be trusted, and a program built for speed
/// could not go on anyway.
fn tell_panics() {
    panic::set_hook(Box::new(|panic| {
        let what = panic.payload_as_str().unwrap_or("something that is no text");
        let place = panic.location().map_or(String::new(), |at| format!(" at {}:{}", at.file(), at.line()));
        let again = NOW.get().map_or(cli::no_game_on(lang()).to_string(), |(games, game)| games.command(game));
        crate::complain(&cli::panic(lang(), place, what, again));
        process::exit(1);
    }));
}

impl SoakArgs {
    /// Plays the games and prints what was found.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        tell_panics();
        let all = self.all()?;
        let threads = self.draw.threads();
        let bar = progress(all.iter().map(|games| games.count).sum());
        interrupt::heed();
        let begun = Instant::now();
        let found: Vec<(Games, SoakTally)> =
            all.into_iter().map(|games| (games, games.run(threads, |more| bar.inc(more)))).collect();
        let seconds = begun.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let breaches: usize = found.iter().map(|(_, found)| found.breaches.len()).sum();
        if self.json {
            writeln!(out, "{:#}", self.report(&found, threads, seconds))?;
        } else {
            self.print(&found, threads, seconds, out)?;
        }
        if breaches == 0 && interrupt::stopped() {
            writeln!(anstream::stderr(), "kaiju: {}", lab::soak_stopped(lang()))?;
            return Ok(Verdict::Stopped);
        }
        Ok(if breaches == 0 { Verdict::Fine } else { Verdict::Fails })
    }

    fn all(&self) -> Result<Vec<Games>> {
        let starts =
            [StartKind::Plain, StartKind::Stacked, StartKind::Evolving].into_iter().filter(|&start| match start {
                StartKind::Plain => !self.stacked && !self.evolving,
                StartKind::Stacked => !self.plain && !self.evolving && self.switches.is_empty(),
                StartKind::Evolving => !self.plain && !self.stacked,
            });
        let presets: Vec<Preset> = match self.book {
            Some(which) => Book::ALL.into_iter().filter(|&book| which.has(book)).map(Preset::Book).collect(),
            None => EditionId::all().filter(|&edition| self.edition.has(edition)).map(Preset::Edition).collect(),
        };
        let mut all = Vec::new();
        for start in starts {
            for &preset in &presets {
                let rules = rules(preset, &self.switches)?;
                for players in (2..=6).filter(|&n| self.players.has(n)) {
                    let (seed, first, count) = (self.draw.seed, self.first_game, self.games);
                    all.push(Games { start, preset, rules, players, seed, first, count });
                }
            }
        }
        Ok(all)
    }

    fn print(&self, all: &[(Games, SoakTally)], threads: usize, seconds: f64, out: &mut impl Write) -> Result<()> {
        let lang = lang();
        writeln!(
            out,
            "{DIM}{} {} {}  {}  {}  {}  {}{DIM:#}",
            left(cli::soak_head_start(lang), 8),
            left(cli::soak_head_edition(lang), 10),
            right(cli::soak_head_players(lang), 9),
            right(cli::soak_head_games(lang), 10),
            right(cli::soak_head_inputs(lang), 10),
            right(cli::soak_head_agenda(lang), 10),
            right(cli::soak_head_breaches(lang), 8),
        )?;
        for (games, found) in all {
            let Games { start, preset, players, .. } = games;
            let bad = if found.breaches.is_empty() { DIM } else { BAD };
            writeln!(
                out,
                "{} {:<10} {players:>9}  {:>10}  {:>10}  {:>10}  {bad}{:>8}{bad:#}",
                left(start.title(), 8),
                preset.name(),
                grouped(found.games),
                found.inputs_max,
                found.agenda_max,
                found.breaches.len(),
            )?;
        }
        writeln!(out)?;
        for (games, found) in all {
            for breach in found.breaches.iter().take(TOLD) {
                writeln!(out, "{BAD}{}{BAD:#}", breach.law)?;
                let Breach { inputs, last, .. } = breach;
                writeln!(out, "  {}\n  {}", cli::soak_again(lang, inputs, last), games.command(breach.game))?;
                if self.games == 1 {
                    writeln!(out, "\n{}", breach.position)?;
                }
            }
            if found.breaches.len() > TOLD {
                writeln!(out, "  {DIM}{}{DIM:#}", cli::soak_more(lang, found.breaches.len() - TOLD))?;
            }
        }
        let played: u64 = all.iter().map(|(_, found)| found.games).sum();
        let breaches: usize = all.iter().map(|(_, found)| found.breaches.len()).sum();
        let speed = grouped((played as f64 / seconds.max(1e-9)).round() as u64);
        let games = cli::soak_games(lang, played.min(u64::from(u32::MAX)) as u32, grouped(played), breaches as u32);
        let speed = cli::soak_speed(lang, decimal(seconds, 1), threads as u32, speed);
        writeln!(out, "{BOLD}{games}{BOLD:#}; {speed}")?;
        Ok(())
    }

    fn report(&self, all: &[(Games, SoakTally)], threads: usize, seconds: f64) -> Value {
        let one = |(games, found): &(Games, SoakTally)| {
            let told = found.breaches.iter().take(100).map(|breach| {
                json!({
                    "game": breach.game,
                    "law": breach.law,
                    "inputs": breach.inputs,
                    "last": breach.last,
                    "position": breach.position,
                    "command": games.command(breach.game),
                })
            });
            json!({
                "start": games.start.word(),
                "edition": games.preset.edition().name(),
                "book": matches!(games.preset, Preset::Book(_)).then_some(games.preset.name()),
                "players": games.players,
                "games": found.games,
                "inputs_mean": found.inputs as f64 / found.games.max(1) as f64,
                "inputs_max": found.inputs_max,
                "agenda_max": found.agenda_max,
                "breaches": found.breaches.len(),
                "told": told.collect::<Vec<_>>(),
            })
        };
        let played: u64 = all.iter().map(|(_, found)| found.games).sum();
        json!({
            "seed": self.draw.seed,
            "first_game": self.first_game,
            "threads": threads,
            "seconds": seconds,
            "games": played,
            "games_per_second": played as f64 / seconds.max(1e-9),
            "breaches": all.iter().map(|(_, found)| found.breaches.len()).sum::<usize>(),
            "tables": all.iter().map(one).collect::<Vec<_>>(),
        })
    }
}
