//! Learns what things are worth from games of the greedy player, and prints `crates/bots/src/lessons.rs`.
//!
//! `cargo run --release -p kaiju-bots --example learn -- GAMES [again] > lessons.rs` plays with the rules of thumb, or
//! with what was learned before (`again`); `learn -- GAMES stays` learns anew when to stay in Tokyo. It fits a model: each thing a seat has adds to the logarithm of its strength,
//! and a seat wins with the chance of its strength among all strengths.

use std::collections::BTreeSet;
use std::fmt::Write;

use kaiju_bots::greedy::Greedy;
use kaiju_bots::judge::{Judge, Lessons, Stays, Weights, about_to_roll, waits};
use kaiju_bots::lessons::LESSONS;
use kaiju_bots::quick::Quick;
use kaiju_bots::{Bits, Bot, play};
use kaiju_rules::{
    Action, EDITIONS, EditionId, Event, GOAL, Input, Kind, Legal, Log, Pending, Question, Seat, Setup, State, Table,
    View, Viewer,
};

/// Where each table of the model begins in the list of all numbers.
const STARS: usize = 0;
const OUTSIDE: usize = STARS + 20;
const INSIDE: usize = OUTSIDE + 5 * 13;
const ENERGY: usize = INSIDE + 5 * 13;
const POISON: usize = ENERGY + 16;
const SHRINK: usize = POISON + 1;
const WAITS_OUTSIDE: usize = SHRINK + 1;
const WAITS_INSIDE: usize = WAITS_OUTSIDE + 7;
const CARDS: usize = WAITS_INSIDE + 7;

/// What a seat has: numbers of the model, and how often each counts.
type Has = Vec<(u16, f32)>;

/// A table, and who won in the end.
struct Sample {
    seats: Vec<(Has, f32)>,
}

/// The ids of all cards that stay, of all editions, in order.
fn cards() -> Vec<&'static str> {
    let decks = EDITIONS.iter().map(|edition| edition.deck);
    let all = decks.flat_map(|deck| deck.all().iter().map(|card| deck.card(card)));
    let stay = all.filter(|card| card.kind == Kind::Keep).map(|card| card.id);
    stay.collect::<BTreeSet<_>>().into_iter().collect()
}

fn has(table: &Table, seat: Seat, cards: &[&str]) -> Has {
    let stand = table.stand(seat);
    let inside = table.in_tokyo(seat);
    let alive = table.alive().len().clamp(2, 6) - 2;
    let hearts = usize::from(stand.hearts).min(12);
    let life = if inside { INSIDE } else { OUTSIDE } + alive * 13 + hearts;
    let wait = if inside { WAITS_INSIDE } else { WAITS_OUTSIDE } + waits(table, seat, about_to_roll(table));
    let dials = [
        (STARS + usize::from(stand.stars.min(GOAL - 1)), 1.0),
        (life, 1.0),
        (ENERGY + usize::from(stand.energy.min(15)), 1.0),
        (POISON, f32::from(stand.poison.min(8))),
        (SHRINK, f32::from(stand.shrink.min(8))),
        (wait, 1.0),
    ];
    let held = table.held(seat).iter().filter_map(|card| cards.binary_search(&table.card(card).id).ok());
    let all = dials.into_iter().chain(held.map(|n| (CARDS + n, 1.0)));
    all.filter(|(_, times)| *times != 0.0).map(|(number, times)| (number as u16, times)).collect()
}

/// Now and then it answers at random, so that games see more of the world.
struct Slips(Greedy);

impl Bot for Slips {
    fn choose(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> Action {
        if bits.below(20) == 0 {
            return legal.pick(bits.word()).unwrap_or(Action::No);
        }
        self.0.choose(view, legal, bits)
    }
}

fn gather(games: u64, judge: Option<&Judge>) -> Vec<Sample> {
    let tastes = [Weights::PLAIN, Weights::SMASHER, Weights::BANKER, Weights::SURVIVOR, Weights::SCORER];
    let editions = ["second", "second", "second", "first", "godzilla"]
        .map(|name| EditionId::from_name(name).expect("there is such an edition"));
    let cards = cards();
    let mut samples = Vec::new();
    for game in 0..games {
        let players = [4, 3, 4, 2, 5, 4, 6][(game % 7) as usize];
        let setup = Setup::new(editions[(game % 5) as usize], players).expect("two to six can play");
        let mut mix = Bits::new(77, game);
        let mut bots: Vec<Box<dyn Bot>> = (0..players)
            .map(|_| {
                let taste = tastes[mix.below(8).saturating_sub(3)];
                // Those who learned stay among those who did not, or they learn to play only among themselves.
                let learned = judge.filter(|_| mix.below(3) == 0).cloned();
                let judge = learned.unwrap_or_else(|| Judge::new(taste));
                Box::new(Slips(Greedy::with(judge))) as Box<dyn Bot>
            })
            .collect();
        let mut state = State::new(&setup);
        let mut shadow = State::new(&setup);
        let mut table = Table::new(&setup);
        let mut log = Log::on();
        let mut seen: Vec<Vec<(Seat, Has)>> = Vec::new();
        let look =
            |table: &Table| table.alive().iter().map(|seat| (seat, has(table, seat, &cards))).collect::<Vec<_>>();
        let won = |table: &Table| table.alive().iter().any(|seat| table.stars(seat) >= GOAL);
        let _ = play(&setup, &mut state, &mut bots, &mut Bits::new(78, game), &mut Bits::new(79, game), |input| {
            if shadow.apply(input, &mut log).is_err() {
                return;
            }
            for event in log.take() {
                if matches!(event, Event::TurnEnded { .. }) && !won(&table) && table.alive().len() > 1 {
                    seen.push(look(&table));
                }
                table.fold(event);
            }
            if matches!(shadow.pending(), Pending::Chance(_)) && about_to_roll(shadow.table()) {
                seen.push(look(shadow.table()));
            }
        });
        let winners = state.table().over().unwrap_or_default();
        if winners.len() == 1 {
            samples.extend(seen.into_iter().filter(|seats| seats.iter().any(|(seat, _)| winners.has(*seat))).map(
                |seats| {
                    let seats = seats.into_iter().map(|(seat, has)| (has, f32::from(u8::from(winners.has(seat)))));
                    Sample { seats: seats.collect() }
                },
            ));
        }
    }
    samples
}

/// Fits the model, sample by sample, in a random order; gives the mean surprise of the last round as well.
fn fit(samples: &[Sample]) -> (Vec<f64>, Vec<f64>, f64) {
    let all = CARDS + cards().len();
    let mut model = vec![0.0f64; all];
    let mut steepness = vec![1.0f64; all];
    let mut bits = Bits::new(80, 0);
    let mut surprise = 0.0;
    for round in 0..6 {
        surprise = 0.0;
        let pace = 0.3 / f64::from(1 << round);
        for _ in 0..samples.len() {
            let sample = &samples[bits.below(samples.len())];
            let own = |has: &Has| has.iter().map(|&(n, times)| model[usize::from(n)] * f64::from(times)).sum::<f64>();
            let strengths: Vec<f64> = sample.seats.iter().map(|(has, _)| libm::exp(own(has))).collect();
            let sum: f64 = strengths.iter().sum();
            for ((has, won), strength) in sample.seats.iter().zip(strengths) {
                let share = strength / sum;
                if *won > 0.0 {
                    surprise -= libm::log(share.max(1e-12));
                }
                let off = f64::from(*won) - share;
                for &(n, times) in has {
                    let n = usize::from(n);
                    let up = off * f64::from(times);
                    steepness[n] += up * up;
                    model[n] += pace * up / steepness[n].sqrt();
                }
            }
        }
    }
    (model, steepness, surprise / samples.len() as f64)
}

/// Where so little was seen, a number is taken from its neighbour.
const SEEN: f64 = 300.0;
/// A card that made so little difference was seen too rarely to be judged.
const SEEN_CARD: f64 = 20.0;

/// The model as lessons. More is never worth less, and what hardly ever came up is worth what a little less is.
fn lessons(model: &[f64], steepness: &[f64]) -> Lessons {
    fn rising<const N: usize>(model: &[f64], steepness: &[f64], from: usize, first: usize) -> [f64; N] {
        let mut of: [f64; N] = std::array::from_fn(|i| model[from + i]);
        for i in first + 1..N {
            let seen = steepness[from + i] > SEEN;
            of[i] = if seen { of[i].max(of[i - 1]) } else { of[i - 1] + 0.02 };
        }
        of
    }
    let lives = |from: usize| {
        std::array::from_fn(|alive| {
            let mut of: [f64; 13] = rising(model, steepness, from + alive * 13, 1);
            of[0] = of[1];
            of
        })
    };
    let from_zero = |numbers: [f64; 16]| numbers.map(|n| n - numbers[0]);
    let stars: [f64; 20] = rising(model, steepness, STARS, 0);
    Lessons {
        stars: stars.map(|n| n - stars[0]),
        outside: lives(OUTSIDE),
        inside: lives(INSIDE),
        energy: from_zero(rising(model, steepness, ENERGY, 0)),
        cards: &[],
        poison: model[POISON],
        shrink: model[SHRINK],
        waits_outside: std::array::from_fn(|i| model[WAITS_OUTSIDE + i]),
        waits_inside: std::array::from_fn(|i| model[WAITS_INSIDE + i]),
        stays: LESSONS.stays,
    }
}

/// How many games are imagined with each answer.
const TRIES: u64 = 150;

/// What staying in Tokyo is better than yielding: both are tried wherever somebody is asked, and a sum of tables is fitted.
fn stays(games: u64, judge: &Judge) -> Stays {
    let second = EditionId::SECOND;
    let mut seen: Vec<([usize; 4], f64)> = Vec::new();
    for game in 0..games {
        let players = [4, 3, 4, 2, 5, 4, 6][(game % 7) as usize];
        let setup = Setup::new(second, players).expect("two to six can play");
        let mut mix = Bits::new(81, game);
        let mut bots: Vec<Box<dyn Bot>> = (0..players)
            .map(|_| {
                let judge = if mix.below(2) == 0 { judge.clone() } else { Judge::new(Weights::PLAIN) };
                Box::new(Slips(Greedy::with(judge))) as Box<dyn Bot>
            })
            .collect();
        let mut asked: Vec<State> = Vec::new();
        let (mut state, mut shadow) = (State::new(&setup), State::new(&setup));
        let _ = play(&setup, &mut state, &mut bots, &mut Bits::new(82, game), &mut Bits::new(83, game), |input| {
            if matches!(shadow.pending(), Pending::Decide(_, Question::Yield)) {
                asked.push(shadow.clone());
            }
            shadow.advance(input, &mut Log::Off);
        });
        for _ in 0..3.min(asked.len()) {
            let state = asked.swap_remove(mix.below(asked.len()));
            let Pending::Decide(seat, _) = state.pending() else { continue };
            let mut quick = Quick::new(judge);
            let mut share = |answer: Action| {
                (0..TRIES)
                    .map(|n| {
                        let mut bits = Bits::new(84 + game, n);
                        let mut state = state.seen_by(Viewer::Seat(seat)).imagine(|n| bits.below(n));
                        state.advance(Input::Act(answer), &mut Log::Off);
                        quick.play_on(&mut state, 200, &mut bits);
                        judge.shares(state.table())[seat.index()]
                    })
                    .sum::<f64>()
            };
            let (stay, leave) = (share(Action::No), share(Action::Yes));
            let table = state.table();
            let star = |stars: u8| usize::from(stars.min(GOAL - 1));
            let rival = table.others(seat).iter().map(|other| table.stars(other)).max().unwrap_or(0);
            let at = [
                waits(table, seat, false) * 13 + usize::from(table.hearts(seat)).min(12),
                91 + table.alive().len().clamp(2, 6) - 2,
                96 + star(table.stars(seat)),
                116 + star(rival),
            ];
            seen.push((at, (stay - leave) / (stay + leave).max(1.0)));
        }
    }
    // Least squares, one table entry after the other, each drawn towards its neighbour with one heart or star less.
    let mut fit = [0.0f64; 136];
    for _ in 0..60 {
        let mut sums = [(0.0f64, 0.0f64); 136];
        for (at, gain) in &seen {
            let all: f64 = at.iter().map(|&i| fit[i]).sum();
            for &i in at {
                sums[i].0 += gain - all + fit[i];
                sums[i].1 += 1.0;
            }
        }
        for i in 0..136 {
            let first = i < 91 && i % 13 <= 1 || matches!(i, 91..=96 | 116);
            let (pull, to) = if first { (2.0, fit[i]) } else { (8.0, fit[i - 1]) };
            fit[i] = 0.5 * fit[i] + 0.5 * (sums[i].0 + pull * to) / (sums[i].1 + pull);
        }
    }
    eprintln!("{} times somebody was asked whether to yield", seen.len());
    Stays {
        hearts: std::array::from_fn(|wait| std::array::from_fn(|hearts| fit[wait * 13 + hearts])),
        alive: std::array::from_fn(|i| fit[91 + i]),
        stars: std::array::from_fn(|i| fit[96 + i]),
        rival: std::array::from_fn(|i| fit[116 + i]),
    }
}

/// Stays as Rust writes them.
fn written(stays: &Stays) -> String {
    let hearts: Vec<String> = stays.hearts.iter().map(|of| list(of)).collect();
    let [alive, stars, rival] = [&stays.alive[..], &stays.stars, &stays.rival].map(list);
    format!("Stays {{ hearts: [{}], alive: {alive}, stars: {stars}, rival: {rival} }}", hearts.join(", "))
}

fn list(numbers: &[f64]) -> String {
    format!("[{}]", numbers.iter().map(|n| format!("{n:.3}")).collect::<Vec<_>>().join(", "))
}

fn lists(tables: &[[f64; 13]; 5]) -> String {
    format!("[{}]", tables.iter().map(|table| list(table)).collect::<Vec<_>>().join(", "))
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games = args.next().and_then(|word| word.parse().ok()).unwrap_or(20_000);
    if std::env::args().any(|word| word == "stays") {
        println!("{}", written(&stays(games, &Judge::learned(&LESSONS))));
        return;
    }
    let again = args.next().is_some_and(|word| word == "again");
    let learned = Judge::learned(&LESSONS);
    let samples = gather(games, again.then_some(&learned));
    let (model, steepness, surprise) = fit(&samples);
    eprintln!("{} tables from {games} games, mean surprise {surprise:.4}", samples.len());
    let it = lessons(&model, &steepness);
    let learned = cards().into_iter().zip(&model[CARDS..]).zip(&steepness[CARDS..]);
    let known = learned.filter(|(_, steepness)| **steepness > SEEN_CARD);
    let cards: Vec<String> = known.map(|((id, worth), _)| format!("({id:?}, {:.3})", worth.max(0.0))).collect();
    let mut text = "//! What was learned from games; `crates/bots/examples/learn.rs` writes this file.\n".to_string();
    text += "#![allow(clippy::approx_constant, reason = \"numbers that were learned mean nothing else\")]\n\n";
    text += "use crate::judge::{Lessons, Stays};\n\n/// What each thing adds to the logarithm of a seat's strength.\n";
    let _ = write!(
        text,
        "pub const LESSONS: Lessons = Lessons {{\n    stars: {},\n    outside: {},\n    inside: {},\n    energy: {},\n    cards: {},\n    \
         poison: {:.3},\n    shrink: {:.3},\n    waits_outside: {},\n    waits_inside: {},\n    stays: {},\n}};\n",
        list(&it.stars),
        lists(&it.outside),
        lists(&it.inside),
        list(&it.energy),
        format_args!("&[{}]", cards.join(", ")),
        it.poison,
        it.shrink,
        list(&it.waits_outside),
        list(&it.waits_inside),
        written(&it.stays),
    );
    print!("{text}");
}
