//! `kaiju bench`: measures how fast games are played on this machine, and how much memory one takes.

use std::hint::black_box;
use std::io::Write;
use std::time::Instant;

use anyhow::{Result, anyhow};
use clap::Args;
use kaiju_arena::Fixture;
use kaiju_bots::review::{ReviewDepth, Reviewer};
use kaiju_bots::search::{Budget, Search, SearchSettings};
use kaiju_bots::solver::Plan;
use kaiju_bots::{Bits, Bot, Player, random_input, random_playout};
use kaiju_rules::{Dice, EditionId, Face, Legal, Log, Pending, Question, Rules, Setup, State, View, Viewer};
use kaiju_text::lab;
use serde_json::{Map, Value, json};

use crate::args::{games, threads};
use crate::tongue::lang;
use crate::words::{DIM, decimal, either};
use crate::{Verdict, interrupt};

const EXAMPLES: &str = "\
Examples:
  kaiju bench                                          everything, in some ten seconds
  kaiju bench --json                                   numbers for another program
  kaiju bench --only playout --games 400 --threads 1   nothing but 400 games of the second edition,
                                                       for tools that count instructions
  kaiju bench --only evolutions --games 400            the same of the Godzilla edition with Evolutions

Every time is the best of several, so that what else the machine is doing matters little.
The `floor` is what drawing dice and picking answers costs alone, without any rules.";

/// Each measurement is taken this often, and the best counts.
const TIMES: usize = 7;
/// The seed of every measured game.
const SEED: u64 = 1;
/// How many play in the measured games.
const PLAYERS: usize = 4;
/// The games whose draws make up the floor.
const FLOOR_GAMES: u64 = 2_000;

/// What to measure.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct BenchArgs {
    /// Print one JSON object instead of lines.
    #[arg(long)]
    json: bool,
    /// Take only this measurement: playout, godzilla, evolutions, `no_cards`, floor, log, clone, legal, scaling, sizes,
    /// solver, greedy, mcts, champion or review. The first three then play their games once, the first of them those of the second edition.
    #[arg(long, value_name = "NAME", value_parser = only)]
    only: Option<Only>,
    /// How many games each measurement plays.
    #[arg(short = 'n', long, value_name = "N", default_value = "10000", value_parser = games)]
    games: u64,
    /// How many threads are compared with one; all other measurements use one.
    #[arg(long, value_name = "N", default_value = "2", value_parser = threads)]
    threads: usize,
}

/// One kind of measurement.
type Measure = fn(&BenchArgs, &mut Figures);

const MEASURES: [(&str, Measure); 14] = [
    ("playout", playouts),
    ("evolutions", evolutions),
    ("no_cards", no_cards),
    ("floor", floor),
    ("log", log_on),
    ("clone", clones),
    ("legal", legals),
    ("scaling", scaling),
    ("sizes", sizes),
    ("solver", solver),
    ("greedy", greedy),
    ("mcts", mcts),
    ("champion", champion),
    ("review", review),
];

/// What games start from.
type MakeSetup = fn() -> Setup;

/// What plays nothing but its games, once, when it is asked for by name: this runs under tools that count instructions.
const ALONE: [(&str, &str, MakeSetup); 3] = [
    ("playout", "second", second),
    ("godzilla", "godzilla", || godzilla(false)),
    ("evolutions", "evolutions", || godzilla(true)),
];

/// A measurement asked for by name.
#[derive(Clone, Copy)]
struct Only(&'static str);

fn only(word: &str) -> Result<Only, String> {
    let mut names: Vec<&str> = ALONE.map(|(name, ..)| name).to_vec();
    names.extend(MEASURES.map(|(name, _)| name).into_iter().filter(|name| !ALONE.iter().any(|a| a.0 == *name)));
    let known = names.iter().copied().find(|name| *name == word);
    known.map(Only).ok_or_else(|| lab::no_such_measure(lang(), either(&names)))
}

/// What was measured, in order.
#[derive(Default)]
struct Figures(Map<String, Value>);

impl Figures {
    fn put(&mut self, name: &str, value: impl Into<Value>, unit: &str) {
        self.0.insert(name.to_string(), json!({ "value": value.into(), "unit": unit }));
    }
}

impl BenchArgs {
    /// Measures and prints.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let mut figures = Figures::default();
        let alone = ALONE.iter().find(|(name, ..)| self.only.is_some_and(|only| only.0 == *name));
        match (alone, self.only) {
            (Some((_, name, setup)), _) => playout_alone(name, &setup(), self.games, &mut figures),
            (None, Some(Only(name))) => {
                let (_, measure) =
                    MEASURES.into_iter().find(|(known, _)| *known == name).ok_or_else(|| anyhow!("{name}"))?;
                measure(&self, &mut figures);
            }
            (None, None) => {
                interrupt::heed();
                let more = MEASURES.iter().take_while(|_| !interrupt::stopped());
                more.for_each(|(_, measure)| measure(&self, &mut figures));
            }
        }
        // A measurement that was cut short is none: what is there was taken in full.
        let verdict = if interrupt::stopped() { Verdict::Stopped } else { Verdict::Fine };
        if verdict == Verdict::Stopped {
            writeln!(anstream::stderr(), "kaiju: {}", lab::bench_stopped(lang()))?;
        }
        if self.json {
            writeln!(out, "{:#}", Value::Object(figures.0))?;
            return Ok(verdict);
        }
        for (name, figure) in &figures.0 {
            let unit = figure["unit"].as_str().unwrap_or_default();
            let value = match &figure["value"] {
                Value::Number(n) if n.is_u64() => n.to_string(),
                value => {
                    let value = value.as_f64().unwrap_or_default();
                    let digits = if value < 100.0 { 2 } else { 0 };
                    decimal(value, digits)
                }
            };
            writeln!(out, "{name:<44} {value:>12}  {DIM}{unit}{DIM:#}")?;
        }
        Ok(verdict)
    }
}

/// The seconds some work takes, at best.
fn best(work: impl FnMut()) -> f64 {
    best_of(TIMES, work)
}

/// The seconds some work takes at best, of n times.
fn best_of(times: usize, mut work: impl FnMut()) -> f64 {
    let mut least = f64::INFINITY;
    for _ in 0..times {
        let start = Instant::now();
        work();
        least = least.min(start.elapsed().as_secs_f64());
    }
    least.max(1e-9)
}

fn setup(edition: EditionId, cards: bool) -> Setup {
    let setup = Setup::new(edition, PLAYERS).expect("four can play every edition");
    let mut rules = setup.rules();
    rules.power_cards &= cards;
    setup.with_rules(rules)
}

fn second() -> Setup {
    setup(EditionId::SECOND, true)
}

/// The Godzilla edition, with or without Evolutions.
fn godzilla(evolutions: bool) -> Setup {
    let setup = setup(EditionId::GODZILLA, true);
    let rules = Rules { evolutions, ..setup.rules() };
    setup.with_rules(rules)
}

/// Plays n games to their end.
fn play(setup: &Setup, games: u64, log: &mut Log) {
    for game in 0..games {
        let mut state = State::new(setup);
        black_box(random_playout(&mut state, &mut Bits::new(SEED, game), log));
        if let Log::On(events) = log {
            events.clear();
        }
    }
}

fn playout_alone(name: &str, setup: &Setup, games: u64, figures: &mut Figures) {
    let start = Instant::now();
    play(setup, games, &mut Log::Off);
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    figures.put(&format!("playout_games_per_s_core.{name}"), games as f64 / seconds, lab::unit_games(lang()));
}

/// The Godzilla edition with Evolutions, which no edition has by itself.
fn evolutions(bench: &BenchArgs, figures: &mut Figures) {
    let setup = godzilla(true);
    let seconds = best(|| play(&setup, bench.games, &mut Log::Off));
    figures.put("playout_games_per_s_core.evolutions", bench.games as f64 / seconds, lab::unit_games(lang()));
    figures.put("playout_us_per_game.evolutions", seconds * 1e6 / bench.games as f64, "µs");
}

fn playouts(bench: &BenchArgs, figures: &mut Figures) {
    speeds(bench, true, "playout_games_per_s_core", Some("playout_us_per_game"), figures);
}

fn no_cards(bench: &BenchArgs, figures: &mut Figures) {
    speeds(bench, false, "playout_no_cards_games_per_s_core", Some("playout_no_cards_us_per_game"), figures);
}

fn speeds(bench: &BenchArgs, cards: bool, speed: &str, time: Option<&str>, figures: &mut Figures) {
    for edition in EditionId::all() {
        let setup = setup(edition, cards);
        let seconds = best(|| play(&setup, bench.games, &mut Log::Off));
        figures.put(&format!("{speed}.{edition}"), bench.games as f64 / seconds, lab::unit_games(lang()));
        if let Some(time) = time {
            figures.put(&format!("{time}.{edition}"), seconds * 1e6 / bench.games as f64, "µs");
        }
    }
}

/// Something a random game draws.
#[derive(Clone, Copy)]
enum Draw {
    /// Dice, n of them.
    Throw(u8),
    /// Some of these dice.
    Keep(Dice),
    /// One of n.
    Pick(usize),
}

/// Everything random games draw, in order, and nothing of what it leads to.
fn draws(setup: &Setup, games: u64) -> Vec<Draw> {
    let mut all = Vec::new();
    let mut legal = Legal::default();
    for game in 0..games {
        let mut bits = Bits::new(SEED, game);
        let mut state = State::new(setup);
        while let Some(input) = random_input(&state, &mut bits, &mut legal) {
            let table = state.table();
            all.push(match state.pending() {
                Pending::Chance(luck) => luck.dice().map_or(Draw::Pick(table.deck().len().max(1)), Draw::Throw),
                _ if legal.len() == table.turn().dice.keeps() => Draw::Keep(table.turn().dice),
                _ => Draw::Pick(legal.len()),
            });
            state.apply(input, &mut Log::Off).expect("a legal input");
        }
    }
    all
}

fn floor(_: &BenchArgs, figures: &mut Figures) {
    let draws = draws(&second(), FLOOR_GAMES);
    let seconds = best(|| {
        let mut bits = Bits::new(SEED, 0);
        for &draw in &draws {
            match draw {
                Draw::Throw(dice) => _ = black_box(Dice::throw(dice, bits.word())),
                Draw::Keep(dice) => _ = black_box(dice.pick(bits.word())),
                Draw::Pick(n) => _ = black_box(bits.below(n)),
            }
        }
    });
    figures.put("floor_games_per_s_core.second", FLOOR_GAMES as f64 / seconds, lab::unit_games(lang()));
    figures.put("draws_per_game.second", draws.len() as f64 / FLOOR_GAMES as f64, lab::unit_draws(lang()));
}

fn log_on(bench: &BenchArgs, figures: &mut Figures) {
    let setup = second();
    let off = best(|| play(&setup, bench.games, &mut Log::Off));
    let on = best(|| play(&setup, bench.games, &mut Log::on()));
    figures.put("log_on_ratio", on / off, lab::unit_log(lang()));
}

/// Positions from the middle of games, a few from each.
fn positions(asked: bool) -> Vec<State> {
    let setup = second();
    let mut found = Vec::new();
    let mut legal = Legal::default();
    for game in 0..100 {
        let mut bits = Bits::new(SEED, game);
        let mut state = State::new(&setup);
        let mut at = 0;
        while let Some(input) = random_input(&state, &mut bits, &mut legal) {
            at += 1;
            if at % 10 == 0 && (!asked || matches!(state.pending(), Pending::Decide(..))) {
                found.push(state.clone());
            }
            state.apply(input, &mut Log::Off).expect("a legal input");
        }
    }
    found
}

/// Nanoseconds for one piece of work on one position.
fn each(positions: &[State], mut work: impl FnMut(&State)) -> f64 {
    let rounds = 100_000usize.div_ceil(positions.len());
    let seconds = best(|| (0..rounds).for_each(|_| positions.iter().for_each(&mut work)));
    seconds * 1e9 / (rounds * positions.len()) as f64
}

fn clones(_: &BenchArgs, figures: &mut Figures) {
    let positions = positions(false);
    let time = each(&positions, |state| _ = black_box(black_box(state).clone()));
    figures.put("clone_ns", time, "ns");
}

fn legals(_: &BenchArgs, figures: &mut Figures) {
    let positions = positions(true);
    let mut legal = Legal::default();
    let time = each(&positions, |state| {
        black_box(state).legal_into(&mut legal);
        black_box(legal.len());
    });
    figures.put("legal_ns", time, "ns");
}

fn scaling(bench: &BenchArgs, figures: &mut Figures) {
    let games = Fixture::random(second(), SEED, bench.games);
    let time = |threads| best(|| _ = black_box(games.run(threads, |_| ())));
    let (alone, together) = (time(1), time(bench.threads));
    figures.put("sim_scaling", alone / together, &lab::unit_scaling(lang(), bench.threads));
}

fn sizes(_: &BenchArgs, figures: &mut Figures) {
    figures.put("state_bytes", size_of::<State>(), lab::unit_bytes(lang()));
    let mut depth = 0;
    let mut legal = Legal::default();
    for edition in EditionId::all() {
        for players in 2..=6 {
            let setup = Setup::new(edition, players).expect("two to six can play every edition");
            for game in 0..200 {
                let mut bits = Bits::new(SEED, game);
                let mut state = State::new(&setup);
                while let Some(input) = random_input(&state, &mut bits, &mut legal) {
                    depth = depth.max(state.agenda().len());
                    state.apply(input, &mut Log::Off).expect("a legal input");
                }
            }
        }
    }
    figures.put("agenda_depth_max", depth, lab::unit_tasks(lang()));
}

/// Everything about a turn with two rolls to come, from the worth of each result to that of each way of keeping.
fn solver(_: &BenchArgs, figures: &mut Figures) {
    for (dice, name) in [(6, "solver_6_us"), (8, "solver_8_us")] {
        let mut plan = Plan::new(dice, 2, |_| 0.0);
        let worth = |hand: Dice| f64::from(black_box(hand).count(Face::Smash));
        let seconds = best(|| (0..100).for_each(|_| black_box(&mut plan).renew(dice, 2, worth)));
        figures.put(name, seconds * 1e4, "µs");
    }
}

/// Games of four greedy players.
fn greedy(bench: &BenchArgs, figures: &mut Figures) {
    let games = (bench.games / 20).max(1);
    let player: Player = "greedy".parse().expect("there is a greedy player");
    let entrants = vec![player.into(); PLAYERS];
    let fixture = Fixture { setup: second(), entrants, rotate: false, seed: SEED, first_game: 0, games };
    let seconds = best(|| _ = black_box(fixture.run(1, |_| ())));
    figures.put("greedy_games_per_s_core.second", games as f64 / seconds, lab::unit_games(lang()));
}

/// What is seen in the middle of games in which dice are to be kept, and the answers there are.
fn dice_to_keep() -> Vec<(View, Legal)> {
    let asked =
        |state: &State| matches!(state.pending(), Pending::Decide(_, Question::Keep)) && state.legal().len() > 8;
    positions(true)
        .into_iter()
        .filter(|state| (10..=14).contains(&state.table().turns()) && asked(state))
        .take(16)
        .map(|state| {
            let seat = state.table().active();
            (state.seen_by(Viewer::Seat(seat)), state.legal())
        })
        .collect()
}

/// Imagined games, from positions in the middle of games in which dice are to be kept.
fn mcts(bench: &BenchArgs, figures: &mut Figures) {
    let budget = (bench.games / 10).clamp(1, 100_000) as u32;
    let found = dice_to_keep();
    // However clear the answer is: to be compared.
    let mut bot = Search::new(SearchSettings { enough: 0.0, ..SearchSettings::new(Budget::Playouts(budget)) });
    let mut work = || {
        for (n, (view, legal)) in found.iter().enumerate() {
            black_box(bot.choose(view, legal, &mut Bits::new(SEED, n as u64)));
        }
    };
    // The first time tables are worked out that stay.
    work();
    let seconds = best(work);
    let playouts = f64::from(budget) * found.len() as f64;
    figures.put("mcts_playouts_per_s_core.second", playouts / seconds, lab::unit_playouts(lang()));
}

/// How often the slow ones are measured.
const FEW: usize = 2;

/// Answers of the champion to the dearest question, what to keep, without search and as level 6.
fn champion(_: &BenchArgs, figures: &mut Figures) {
    let found = dice_to_keep();
    let level = Player::level(Player::LEVELS).expect("the highest level");
    for (name, player) in [("champion", Player::Champion(0)), ("level6", level)] {
        let work = || {
            for (n, (view, _)) in found.iter().enumerate() {
                black_box(player.answer(view, &mut Bits::new(SEED, n as u64)));
            }
        };
        // The first time tables are worked out that stay.
        work();
        let each = best_of(FEW, work) / found.len() as f64;
        figures.put(&format!("{name}_answers_per_s_core.second"), 1.0 / each, "1/s");
        figures.put(&format!("{name}_ms_per_answer.second"), 1e3 * each, "ms");
    }
}

/// The review of a game of four greedy players.
fn review(_: &BenchArgs, figures: &mut Figures) {
    let setup = second();
    let mut bots: Vec<Box<dyn Bot>> = (0..PLAYERS).map(|_| Player::GREEDY.seat()).collect();
    let mut inputs = Vec::new();
    let (mut luck, mut thoughts) = (Bits::new(SEED, 0), Bits::new(!SEED, 0));
    let _ = kaiju_bots::play(&setup, &mut State::new(&setup), &mut bots, &mut luck, &mut thoughts, |input| {
        inputs.push(input);
    });
    let seconds = best_of(FEW, || {
        let (mut reviewer, mut state) = (Reviewer::new(ReviewDepth::default()), State::new(&setup));
        reviewer.begin(&state);
        for &input in &inputs {
            let before = state.clone();
            state.advance(input, &mut Log::Off);
            black_box(reviewer.price(&before, input, &state));
        }
    });
    figures.put("review_s_per_game.second", seconds, "s");
}
