//! How fast one thread steps many games of two random players, next to the engine alone, in one run:
//! `cargo run --release -p kaiju-env --example stepping [GAMES] [ROW] [ROUNDS]`. With a row, counted from 0, only that one is
//! played: for a profiler to look at. With a number of rounds these are played, however long they take, and it prints how many
//! inputs that were: for a program that counts instructions.
//!
//! All are counted in inputs, the answers and results of chance that were played. They take turns, and of each the quickest
//! round counts: the one in which nobody else wanted the processor. Shares are those of the first row, the pure engine.

use std::time::{Duration, Instant};

use kaiju_bots::{Bits, random_input};
use kaiju_env::{BoutRows, BoutSetup, BoutShown, Bouts, MASK_WORDS, MOST_LEGAL, MOST_SEEN, ObservationShape};
use kaiju_rules::{EditionId, Input, Legal, Pending, Setup, State};
use kaiju_wire::bot::ANSWERS;

/// How long all of it takes.
const TIME: Duration = Duration::from_secs(20);
/// How many answers are given in every game in a round: a round is over before somebody else gets the processor.
const STEPS: usize = 4;
/// How many rounds are played before any is measured.
const WARM: usize = 40;

/// Something that plays a round and says how many inputs that took.
type Round = Box<dyn FnMut() -> u64>;

fn main() {
    let number = |at: usize| std::env::args().nth(at).and_then(|word| word.parse::<usize>().ok());
    let (games, only, counted) = (number(1).unwrap_or(1024), number(2), number(3));
    let setup = Setup::new(EditionId::SECOND, 2).expect("two can play");
    let step = |form: Form, look: bool| move || stepped(setup, games, form, look);
    let rows: [(&str, &dyn Fn() -> Round); 9] = [
        ("the pure engine", &|| asked_by_turns(setup, games)),
        ("lists of answers", &step(Form::Lists, false)),
        ("lists of answers and of what is seen", &step(Form::Lists, true)),
        ("bits of answers", &step(Form::Bits, false)),
        ("bits of answers and of what is seen", &step(Form::Bits, true)),
        ("rows of answers", &step(Form::Rows, false)),
        ("rows of answers and of what is seen", &step(Form::Rows, true)),
        ("the engine by turns, not asked what is legal", &|| by_turns(setup, games)),
        ("the engine, one whole game after the other", &|| whole(setup)),
    ];
    let chosen = rows.iter().enumerate().filter(|(at, _)| only.is_none_or(|only| only == *at));
    let mut rounds: Vec<_> = chosen.map(|(_, (name, make))| (name, make(), 0.0f64)).collect();
    // The games are no longer all at their first turns.
    for (_, round, _) in &mut rounds {
        for _ in 0..WARM {
            round();
        }
    }
    if let Some(counted) = counted {
        for (name, round, _) in &mut rounds {
            println!("{} {name}", (0..counted).map(|_| round()).sum::<u64>());
        }
        return;
    }
    let begun = Instant::now();
    while begun.elapsed() < TIME {
        for (_, round, best) in &mut rounds {
            let start = Instant::now();
            *best = best.max(round() as f64 / start.elapsed().as_secs_f64());
        }
    }
    println!("{:46} {:>12} {:>8}", format!("{games} games, one thread"), "inputs/s", "share");
    let first = rounds[0].2;
    for (name, _, best) in &rounds {
        println!("{name:46} {best:12.0} {:>7.0}%", 100.0 * best / first);
    }
}

/// Plays whole games at random.
fn whole(setup: Setup) -> Round {
    let (mut legal, mut game) = (Legal::default(), 0);
    Box::new(move || {
        let mut inputs = 0;
        for _ in 0..100 {
            let (mut state, mut bits) = (State::new(&setup), Bits::new(1, game));
            game += 1;
            while let Some(input) = random_input(&state, &mut bits, &mut legal) {
                inputs += 1 + u64::from(state.hurry(input));
            }
        }
        inputs
    })
}

/// Plays many games at random, each up to its next answer. Nobody is told anything.
fn by_turns(setup: Setup, games: usize) -> Round {
    let mut legal = Legal::default();
    let mut all: Vec<_> = (0..games as u64).map(|game| (State::new(&setup), Bits::new(1, game))).collect();
    let mut answer = move |state: &mut State, bits: &mut Bits| {
        let mut inputs = 0;
        loop {
            let Some(input) = random_input(state, bits, &mut legal) else {
                *state = State::new(&setup);
                continue;
            };
            inputs += 1 + u64::from(state.hurry(input));
            if matches!(input, Input::Act(_)) {
                return inputs;
            }
        }
    };
    Box::new(move || (0..STEPS).map(|_| all.iter_mut().map(|(state, bits)| answer(state, bits)).sum::<u64>()).sum())
}

/// The pure engine: plays many games at random, each up to its next choice among two answers or more. It says what is legal, one
/// of that is drawn and played. That is what a step does, without anybody who looks and without checking what is answered.
fn asked_by_turns(setup: Setup, games: usize) -> Round {
    let mut legal = Legal::default();
    let mut all: Vec<_> = (0..games as u64).map(|game| (State::new(&setup), Bits::new(1, game))).collect();
    let mut answer = move |state: &mut State, bits: &mut Bits| {
        let mut inputs = 0;
        loop {
            let (input, chosen) = match state.pending() {
                Pending::Over(_) => {
                    *state = State::new(&setup);
                    continue;
                }
                Pending::Chance(chance) => (Input::Luck(chance.draw(state.table(), bits.word())), false),
                Pending::Decide(..) => {
                    state.legal_into(&mut legal);
                    let picked = if legal.has_choice() { legal.pick(bits.word()) } else { legal.get(0) };
                    (Input::Act(picked.expect("who is asked can answer")), legal.has_choice())
                }
            };
            inputs += 1 + u64::from(state.hurry(input));
            if chosen {
                return inputs;
            }
        }
    };
    Box::new(move || (0..STEPS).map(|_| all.iter_mut().map(|(state, bits)| answer(state, bits)).sum::<u64>()).sum())
}

/// How it is shown.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    Rows,
    Bits,
    Lists,
}

/// Steps bouts with answers that they draw, as Python does.
fn stepped(setup: Setup, games: usize, form: Form, look: bool) -> Round {
    let about = BoutSetup { setup, bots: [None; 6], shaping: 0.0 };
    let mut bouts = Bouts::new(about, games, 1, Some(1)).expect("learners sit");
    let shape = ObservationShape::ours();
    let rows = |of: Form| if form == of { games } else { 0 };
    let seen_rows = |of: Form| if look { rows(of) } else { 0 };
    let mut seen_bytes = vec![0i8; seen_rows(Form::Rows) * shape.len()];
    let mut mask_bytes = vec![0i8; rows(Form::Rows) * ANSWERS as usize];
    let mut seen_bits = vec![0u64; seen_rows(Form::Bits) * shape.words()];
    let mut mask_bits = vec![0u64; rows(Form::Bits) * MASK_WORDS];
    let mut seen = vec![0u16; seen_rows(Form::Lists) * MOST_SEEN];
    let mut legal = vec![0u16; rows(Form::Lists) * MOST_LEGAL];
    let mut counts = vec![0u16; rows(Form::Lists) * 2];
    let (mut rewards, mut dones, mut seats) = (vec![0.0; games * 6], vec![false; games], vec![0; games]);
    let mut answers = vec![0i32; games];
    Box::new(move || {
        let mut inputs = 0;
        for _ in 0..STEPS {
            let shown = match form {
                Form::Rows => BoutShown::Rows { observations: &mut seen_bytes, masks: &mut mask_bytes },
                Form::Bits => BoutShown::Bits { observations: &mut seen_bits, masks: &mut mask_bits },
                Form::Lists => BoutShown::Lists { seen: &mut seen, legal: &mut legal, counts: &mut counts },
            };
            let rows = BoutRows { shown, rewards: &mut rewards, dones: &mut dones, seats: &mut seats };
            bouts.sample(&mut answers);
            inputs += bouts.step(&answers, rows).expect("drawn among the legal ones");
        }
        inputs
    })
}
