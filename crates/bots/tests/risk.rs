//! The exact risk is what comes out when the same turns are played with real dice, one by one.
//!
//! Games are simulated by the rules from start to end. To see differences of a fifth of a point without millions of
//! games, results are weighed by how many smashes those outside rolled together, and those in Tokyo, whose laws are
//! known: the number of dice that show a smash within a few rolls is binomial (post-stratification).

use kaiju_bots::risk::{Journey, Risk, Stance, by_bots, for_damage};
use kaiju_bots::{Bits, Bot, Player, play};
use kaiju_rules::notation::parse_position;
use kaiju_rules::{Dice, EditionId, Face, Log, Moment, Pending, Question, Seat, Setup, State, Viewer};

/// The agreement asked for: a fifth of a point.
const CLOSE: f64 = 0.002;
/// How many states are looked at, and how many of them must be such that an exact answer is possible.
const STATES: usize = 260;
const EXACT: u32 = 200;
/// So many hearts are told apart, and death.
const EVENTS: usize = 6;

fn events(lost: usize, died: bool) -> [f64; EVENTS] {
    std::array::from_fn(|i| f64::from(u8::from(if i == 0 { died } else { lost >= i })))
}

fn of(risk: &Risk) -> [f64; EVENTS] {
    std::array::from_fn(|i| if i == 0 { risk.dies } else { risk.at_least(i) })
}

/// Moments from all kinds of games at which somebody in Tokyo is asked whether it yields.
fn moments() -> Vec<(State, Seat)> {
    let mut found = Vec::new();
    let mut bits = Bits::new(41, 0);
    for game in 0.. {
        let edition = EditionId::from_name(["second", "second", "first"][game as usize % 3]).unwrap();
        let players = 2 + bits.below(5);
        let setup = Setup::new(edition, players).unwrap();
        let names = ["greedy", "smasher", "banker", "random", "clumsy"];
        let mut bots: Vec<Box<dyn Bot>> =
            (0..players).map(|_| names[bits.below(names.len())].parse::<Player>().unwrap().seat()).collect();
        let (mut state, mut shadow) = (State::new(&setup), State::new(&setup));
        let mut seen = Vec::new();
        play(&setup, &mut state, &mut bots, &mut Bits::new(42, game), &mut Bits::new(43, game), |input| {
            if let Pending::Decide(seat, Question::Yield) = shadow.pending() {
                seen.push((shadow.clone(), seat));
            }
            shadow.advance(input, &mut Log::Off);
        });
        if !seen.is_empty() {
            found.push(seen.swap_remove(bits.below(seen.len())));
        }
        if found.len() == STATES {
            return found;
        }
    }
    unreachable!("games go on for ever")
}

/// The dice and rolls of somebody whose turn is to come.
struct Attacker {
    seat: Seat,
    dice: u8,
    rolls: u8,
    inside: bool,
}

impl Attacker {
    fn hit(&self) -> f64 {
        1.0 - (0..self.rolls).fold(1.0, |miss, _| miss * 5.0 / 6.0)
    }
}

/// Adds the law of one more attacker's smashes.
fn with(law: &[f64], attacker: &Attacker) -> Vec<f64> {
    (0..attacker.dice).fold(law.to_vec(), |law, _| {
        let hit = attacker.hit();
        let at = |i: usize| law.get(i).copied().unwrap_or(0.0);
        (0..=law.len()).map(|i| at(i) * (1.0 - hit) + if i > 0 { at(i - 1) * hit } else { 0.0 }).collect()
    })
}

/// The same by simulation, and the standard error of each number.
fn simulate(journey: &Journey, attackers: &[Attacker], seed: u64) -> ([f64; EVENTS], f64) {
    let laws = [false, true].map(|inside| {
        let such = attackers.iter().filter(|attacker| attacker.inside == inside);
        such.fold(vec![1.0], |law, attacker| with(&law, attacker))
    });
    let wide = laws[0].len();
    let mut strata = vec![([0.0; EVENTS], 0.0f64); wide * laws[1].len()];
    let mut bits = Bits::new(44, seed);
    let mut games = 2_000;
    let mut played = 0;
    loop {
        while played < games {
            played += 1;
            let mut smashes = [0; 2];
            let mut rolled = Vec::new();
            let end = journey.for_damage(&mut bits, |seat, dice| {
                if let Some(attacker) = attackers.iter().find(|attacker| attacker.seat == seat) {
                    assert_eq!(dice.len(), attacker.dice);
                    smashes[usize::from(attacker.inside)] += usize::from(dice.count(Face::Smash));
                    rolled.push(seat);
                }
            });
            // Those whose turn came too late for anything roll as well, to complete the sum.
            for attacker in attackers.iter().filter(|attacker| !rolled.contains(&attacker.seat)) {
                let mut kept = 0;
                for _ in 0..attacker.rolls {
                    kept += Dice::throw(attacker.dice - kept, bits.word()).count(Face::Smash);
                }
                smashes[usize::from(attacker.inside)] += usize::from(kept);
            }
            let (lost, died) = journey.outcome(&end);
            let stratum = &mut strata[smashes[1] * wide + smashes[0]];
            stratum.1 += 1.0;
            for (sum, more) in stratum.0.iter_mut().zip(events(lost, died)) {
                *sum += more;
            }
        }
        let mut sums = [0.0; EVENTS];
        let mut errors = [0.0; EVENTS];
        let full: Vec<usize> = (0..strata.len()).filter(|&i| strata[i].1 > 0.0).collect();
        for n in 0..strata.len() {
            let chance = laws[0][n % wide] * laws[1][n / wide];
            // A stratum nothing fell into is weighed like its nearest neighbour.
            let far = |i: usize| (i % wide).abs_diff(n % wide) + (i / wide).abs_diff(n / wide);
            let near = full.iter().copied().min_by_key(|&i| far(i)).unwrap();
            let (hits, all) = &strata[near];
            for i in 0..EVENTS {
                let mean = hits[i] / all;
                // One more of either kind: what was never seen may still be there.
                let smooth = (hits[i] + 0.1) / (all + 0.2);
                sums[i] += chance * mean;
                errors[i] += chance * chance * smooth * (1.0 - smooth) / all;
            }
        }
        let error = errors.into_iter().fold(0.0, f64::max).sqrt();
        if error < CLOSE / 4.0 || games >= 512_000 {
            return (sums, error);
        }
        games *= 2;
    }
}

#[test]
fn exact_and_simulated_agree() {
    let (mut compared, mut with_cards, mut risky, mut doubtful) = (0, 0, 0, 0);
    for (n, (state, seat)) in moments().into_iter().enumerate() {
        let view = state.seen_by(Viewer::Seat(seat));
        let table = state.table();
        for stance in Stance::ALL {
            let exact = for_damage(&view, seat, stance).unwrap();
            let total: f64 = exact.loses.iter().sum();
            assert!((total - 1.0).abs() < 1e-9, "state {n}: chances add up to {total}");
            if !exact.exact {
                doubtful += 1;
                continue;
            }
            let journey = Journey::new(&view.imagine(|_| 0), seat, stance).unwrap();
            // Who acts before its next turn, and with what.
            let to_come = table.alive().clockwise_after(table.active()).take_while(|&next| next != seat);
            let mut seen = [0; 6];
            for game in 0..20 {
                journey.for_damage(&mut Bits::new(45, game), |roller, dice| seen[roller.index()] = dice.len());
            }
            let attackers: Vec<Attacker> = to_come
                .filter(|&roller| seen[roller.index()] > 0)
                .map(|roller| {
                    let more: u8 = table.powers(roller, Moment::Rolls).map(|(_, hooks)| hooks.rolls).sum();
                    Attacker {
                        seat: roller,
                        dice: seen[roller.index()],
                        rolls: 3 + more,
                        inside: table.in_tokyo(roller),
                    }
                })
                .collect();
            let (simulated, error) = simulate(&journey, &attackers, n as u64);
            assert!(error < CLOSE / 3.0, "state {n}, {stance:?}: not enough games, error {error}");
            for (what, (a, b)) in of(&exact).into_iter().zip(simulated).enumerate() {
                assert!((a - b).abs() < CLOSE, "state {n}, {stance:?}, event {what}: {a} and {b} ± {error}");
            }
            compared += u32::from(stance == Stance::Stay);
            with_cards += u32::from(!table.in_play().is_empty());
            risky += u32::from(exact.dies > 0.01);
        }
    }
    println!("{compared} states; of both stances {with_cards} with cards, {risky} deadly, {doubtful} not exact");
    // The test would be empty if these were few.
    assert!(compared >= EXACT && with_cards >= 100 && risky >= 50, "{compared} {with_cards} {risky}");
}

fn position(lines: &str) -> State {
    parse_position(&format!("kaiju position 1\nedition second\n{lines}")).expect("a position")
}

#[test]
fn by_hand() {
    // One attacker to come after the one who rolled: six dice, three rolls.
    let lines = "seat A gigazaur\nseat B kraken ♥4 city\nseat C alienoid\nat resolve A dice 11223s";
    let state = position(lines);
    assert_eq!(state.pending(), Pending::Decide(Seat::B, Question::Yield));
    let risk = |stance| for_damage(&state.seen_by(Viewer::Seat(Seat::B)), Seat::B, stance).unwrap();
    // Nobody acts between A and B: B's turn comes next.
    assert!(risk(Stance::Stay).dies < 1e-12);
    let lines =
        "seat A gigazaur ♥4 city\nseat B kraken\nseat C alienoid\nseat D space-penguin\nat resolve D dice 11223s";
    let state = position(lines);
    let risk = |stance| for_damage(&state.seen_by(Viewer::Seat(Seat::A)), Seat::A, stance).unwrap();
    assert!((risk(Stance::Stay).loses[0] - 1.0).abs() < 1e-9);
    let lines =
        "seat A gigazaur\nseat B kraken ♥4 city\nseat C alienoid\nseat D space-penguin\nat resolve C dice 11223s";
    let state = position(lines);
    let stay = for_damage(&state.seen_by(Viewer::Seat(Seat::B)), Seat::B, Stance::Stay).unwrap();
    let leave = for_damage(&state.seen_by(Viewer::Seat(Seat::B)), Seat::B, Stance::Yield).unwrap();
    // Twelve dice of D and A; three hearts are left.
    let hit: f64 = 91.0 / 216.0;
    let at_most_two: f64 =
        (0..3).map(|k| [1.0, 12.0, 66.0][k] * libm::pow(hit, k as f64) * libm::pow(1.0 - hit, (12 - k) as f64)).sum();
    // A or D may get there first with stars: three of a kind at most is not enough for anybody here.
    assert!((stay.dies - (1.0 - at_most_two)).abs() < 1e-12, "{}", stay.dies);
    assert!(stay.exact && leave.exact);
    assert!((leave.loses[0] - 1.0).abs() < 1e-9);
}

#[test]
fn bots_are_kinder_than_those_who_want_blood() {
    let lines =
        "seat A gigazaur\nseat B kraken ♥5 city\nseat C alienoid\nseat D space-penguin\nat resolve C dice 11223s";
    let view = position(lines).seen_by(Viewer::Seat(Seat::B));
    let worst = for_damage(&view, Seat::B, Stance::Stay).unwrap();
    let bots = by_bots(&view, Seat::B, Stance::Stay, 4_000, &mut Bits::new(1, 1)).unwrap();
    assert!(bots.dies < worst.dies && bots.mean() < worst.mean(), "{bots:?} {worst:?}");
    assert!(!bots.exact && (bots.loses.iter().sum::<f64>() - 1.0).abs() < 1e-9);
}
