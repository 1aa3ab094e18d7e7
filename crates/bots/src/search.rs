//! A player that imagines: it plays on many times until it is its turn again, with the cards it cannot see drawn anew each
//! time, asks the network what came of it, and takes the answer that goes best.
//!
//! What to keep is not tried keep by keep. Every imagined game tells something about the Roll it went on with, and all of
//! them together say what each Roll is worth; from there the best keep is worked out exactly. Other answers are tried one
//! against the other, with the same luck, and the worse half is dropped again and again.

use std::time::Duration;

use kaiju_rules::{Action, Dice, Input, Legal, Log, Luck, Outcome, Pending, Question, Seat, State, View};

use crate::clock::{Clock, Watch};
use crate::foresight::{Foresight, Manner, opinions, turn_of, worth_trying};
use crate::greedy::{Greedy, Key};
use crate::judge::Judge;
use crate::ledger::Ledger;
use crate::lessons::LESSONS;
use crate::net::Net;
use crate::solver::{Plan, first_result, number, numbered};
use crate::{Bits, Bot};

/// How long it thinks about one answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many imagined games: the same answers on every machine.
    Playouts(u32),
    /// So long.
    Time(Duration),
}

/// The settings of the search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How long it thinks.
    pub budget: Budget,
    /// How many threads imagine. With a budget of playouts the answers do not depend on it.
    pub threads: usize,
    /// How many ways of keeping dice are followed: the best ones as far as is known.
    pub keeps: usize,
    /// How many imagined games the network's opinion of an answer counts for.
    pub trust: f64,
    /// How far from the network's opinion of a Roll the truth may be, for each die that is different.
    pub doubt: f64,
}

impl Settings {
    /// What serves well with this budget.
    pub const fn new(budget: Budget) -> Settings {
        Settings { budget, threads: 1, keeps: 6, trust: 100.0, doubt: 0.01 }
    }
}

/// The searching player.
#[derive(Clone, Debug)]
pub struct Search {
    settings: Settings,
    clock: Option<Clock>,
    greedy: Greedy,
    net: &'static Net,
    playouts: u64,
    /// What was learned about the Rolls of this turn.
    ledger: Option<(Key, Ledger)>,
}

/// An answer that is tried.
#[derive(Clone, Copy, Debug)]
struct Arm {
    action: Action,
    /// What the network expects of it, as a chance to win.
    prior: f64,
    tries: u32,
    sum: f64,
}

/// One imagined game.
#[derive(Clone, Copy, Debug, Default)]
struct Imagined {
    /// The Roll it went on with.
    roll: Dice,
    /// The chance to win in the end.
    share: f64,
}

/// No imagined game goes on for more turns: somebody may lose its turn, but not for long.
const MOST_TURNS: usize = 8;
/// Imagined games of the first round, and the most of any.
const ROUND: u64 = 128;
const LONGEST_ROUND: u64 = 1024;

impl Search {
    /// A player with these settings.
    pub fn new(settings: Settings) -> Search {
        Search::with(settings, Judge::learned(&LESSONS), crate::clock::system())
    }

    /// The same, judging tables like this, and with a clock for budgets of time; without one a millisecond counts for
    /// so many playouts as a slow machine makes.
    pub fn with(settings: Settings, judge: Judge, clock: Option<Clock>) -> Search {
        Search { settings, clock, greedy: Greedy::with(judge), net: Net::ours(), playouts: 0, ledger: None }
    }

    /// The same, asking this network.
    #[must_use]
    pub fn asking(self, net: &'static Net) -> Search {
        Search { net, ..self }
    }

    /// How many games it has imagined so far.
    pub fn playouts(&self) -> u64 {
        self.playouts
    }

    /// What to keep.
    fn keep(&mut self, view: &View, state: &State, seat: Seat, watch: &mut Watch, seed: u64) -> Action {
        let turn = view.table().turn();
        let (dice, rolls) = (turn.dice, turn.rolls);
        let key = Key::of(view.table(), seat);
        let known = self.ledger.take().filter(|(of, _)| *of == key);
        let (settings, judge, net) = (self.settings, self.greedy.judge(), self.net);
        let opinions = || Foresight::new(net, judge).rolls(state, seat, &mut Bits::new(seed, u64::MAX));
        let mut ledger = known.map_or_else(|| Ledger::new(dice.len(), opinions()), |(_, ledger)| ledger);
        let mut plan = Plan::new(dice.len(), rolls, |roll| ledger.worth(roll));
        let mut done = 0;
        let mut round = Vec::new();
        while let Some(many) = watch.round(done, ROUND.max(done / 4).min(LONGEST_ROUND)) {
            let best: Vec<Vec<u16>> = (1..=rolls).map(|rolls| plan.best_of_all(rolls)).collect();
            let mut keeps: Vec<(Dice, f64)> = plan.choices(dice, rolls).collect();
            keeps.sort_by(|a, b| b.1.total_cmp(&a.1));
            keeps.truncate(settings.keeps.max(1));
            let imagine = |foresight: &mut Foresight<'_>, n: u64| {
                // Every second game goes the way that seems best, the others take turns.
                let n = done + n;
                let first = if n & 1 == 0 { keeps[0].0 } else { keeps[(n / 2) as usize % keeps.len()].0 };
                let follow = |lying: Dice, rolls: u8| match best.get(usize::from(rolls).wrapping_sub(1)) {
                    Some(best) if lying.len() == dice.len() => {
                        numbered(usize::from(best[number(lying) - first_result(lying.len())]))
                    }
                    _ => lying,
                };
                roll_on(foresight, view, seat, first, follow, &mut Bits::new(seed, n))
            };
            share_out(settings.threads, (net, judge), many, &mut round, imagine);
            round
                .iter()
                .filter(|game| game.roll.len() == dice.len())
                .for_each(|game| ledger.enter(game.roll, game.share));
            done += many;
            ledger.settle(settings.doubt);
            plan.renew(dice.len(), rolls, |roll| ledger.worth(roll));
        }
        self.playouts += done;
        self.ledger = Some((key, ledger));
        Action::Keep(plan.best(dice, rolls).0)
    }

    /// The answers worth trying, each with the network's opinion.
    fn arms(&mut self, view: &View, legal: &Legal, seat: Seat, question: Question, bits: &mut Bits) -> Vec<Arm> {
        let state = view.imagine(|n| bits.below(n));
        let actions = worth_trying(&mut self.greedy, &state, seat, question, legal, bits);
        let mut foresight = Foresight::new(self.net, self.greedy.judge());
        let priors = opinions(&mut foresight, view, seat, question, &actions, bits.word());
        let arm = |(action, prior)| Arm { action, prior, tries: 0, sum: 0.0 };
        actions.into_iter().zip(priors).map(arm).collect()
    }

    /// Any other answer.
    fn answer(&mut self, view: &View, seat: Seat, mut arms: Vec<Arm>, watch: &mut Watch, seed: u64) -> Action {
        let (settings, judge, net) = (self.settings, self.greedy.judge(), self.net);
        let (trust, turns) = (settings.trust, turn_of(view.table()));
        let halvings = u64::from(arms.len().next_power_of_two().trailing_zeros()).max(1);
        let (mut done, mut tries) = (0, 0);
        let mut round = Vec::new();
        for halving in 1..=halvings {
            let mut part = watch.part(halving, halvings);
            while let Some(many) = part.round(done, ROUND.max(done / 4).min(LONGEST_ROUND)) {
                let each = (many / arms.len() as u64).max(1);
                let all = each * arms.len() as u64;
                let imagine = |foresight: &mut Foresight<'_>, n: u64| {
                    let arm = &arms[(n % arms.len() as u64) as usize];
                    // The n-th try of every answer has the same luck at first, so that they are compared fairly.
                    let mut bits = Bits::new(seed, tries + n / arms.len() as u64);
                    let mut state = view.imagine(|n| bits.below(n));
                    state.advance(Input::Act(arm.action), &mut Log::Off);
                    let share = play_on(foresight, &mut state, turns, seat, &mut bits);
                    Imagined { roll: Dice::NONE, share }
                };
                share_out(settings.threads, (net, judge), all, &mut round, imagine);
                let many = arms.len();
                for (n, game) in round.iter().enumerate() {
                    let arm = &mut arms[n % many];
                    arm.tries += 1;
                    arm.sum += game.share;
                }
                tries += each;
                done += all;
            }
            arms.sort_by(|a, b| b.mean(trust).total_cmp(&a.mean(trust)));
            arms.truncate(arms.len().div_ceil(2));
        }
        self.playouts += done;
        arms.first().map_or(Action::No, |arm| arm.action)
    }
}

impl Bot for Search {
    fn choose(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> Action {
        let Pending::Decide(seat, question) = view.pending() else { return Action::No };
        let mut watch = Watch::new(self.settings.budget, self.clock);
        let seed = bits.word();
        if question == Question::Keep {
            let state = view.imagine(|n| bits.below(n));
            if let Some(action) = self.greedy.before_keeping(&state, seat, legal, bits) {
                return action;
            }
            if view.table().turn().rolls == 0 {
                return Action::Keep(view.table().turn().dice);
            }
            return self.keep(view, &state, seat, &mut watch, seed);
        }
        let arms = self.arms(view, legal, seat, question, bits);
        if arms.len() < 2 {
            return arms.first().map(|arm| arm.action).or_else(|| legal.get(0)).unwrap_or(Action::No);
        }
        self.answer(view, seat, arms, &mut watch, seed)
    }
}

impl Arm {
    /// What it seems to be worth by now.
    fn mean(&self, trust: f64) -> f64 {
        (self.prior * trust + self.sum) / (trust + f64::from(self.tries))
    }
}

/// Rolls to the end as `follow` says, from the first keep on, and then plays on.
fn roll_on(
    foresight: &mut Foresight<'_>,
    view: &View,
    seat: Seat,
    first: Dice,
    follow: impl Fn(Dice, u8) -> Dice,
    bits: &mut Bits,
) -> Imagined {
    let mut state = view.imagine(|n| bits.below(n));
    let number = state.table().turns();
    let mut roll = state.table().turn().dice;
    state.advance(Input::Act(Action::Keep(first)), &mut Log::Off);
    // Every throw is one input, every question another, and powers may ask in between.
    for _ in 0..64 {
        let table = state.table();
        let input = match state.pending() {
            Pending::Chance(luck @ Luck::Throw(_)) if table.turns() == number => {
                let outcome = luck.draw(table, bits.word());
                // After the last throw nobody is asked what to keep: this may be the Roll.
                if let Outcome::Dice(falls) = outcome {
                    roll = table.turn().dice.plus(falls);
                }
                Input::Luck(outcome)
            }
            Pending::Decide(who, Question::Keep) if who == seat && table.turns() == number => {
                roll = table.turn().dice;
                Input::Act(Action::Keep(follow(roll, table.turn().rolls)))
            }
            _ => break,
        };
        state.advance(input, &mut Log::Off);
    }
    let share = play_on(foresight, &mut state, number, seat, bits);
    Imagined { roll, share }
}

/// Plays on from this turn until it is the seat's turn again, after one turn more at least, and says what came of it. In
/// their turns others are taken for greedy players.
fn play_on(foresight: &mut Foresight<'_>, state: &mut State, turns: u16, seat: Seat, bits: &mut Bits) -> f64 {
    foresight.to_next_turn(state, turns, Manner::Carefully(seat), bits);
    for _ in 0..MOST_TURNS {
        let turns = state.table().turns();
        foresight.to_next_turn(state, turns, Manner::Greedily(seat), bits);
        let table = state.table();
        if table.over().is_some() || !table.alive().has(seat) || table.active() == seat {
            break;
        }
    }
    foresight.net().worth(state.table(), seat)
}

/// Imagines so many games on so many threads; they come back in order, however many threads there are.
fn share_out(
    threads: usize,
    (net, judge): (&Net, &Judge),
    many: u64,
    games: &mut Vec<Imagined>,
    imagine: impl Fn(&mut Foresight<'_>, u64) -> Imagined + Sync,
) {
    games.clear();
    games.resize(many as usize, Imagined::default());
    let work = |from: u64, games: &mut [Imagined]| {
        let mut foresight = Foresight::new(net, judge);
        for (n, game) in games.iter_mut().enumerate() {
            *game = imagine(&mut foresight, from + n as u64);
        }
    };
    if threads <= 1 {
        work(0, games);
        return;
    }
    let each = games.len().div_ceil(threads);
    std::thread::scope(|scope| {
        let work = &work;
        for (n, part) in games.chunks_mut(each).enumerate() {
            scope.spawn(move || work((n * each) as u64, part));
        }
    });
}
