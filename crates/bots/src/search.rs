//! A player that imagines: it tries its best answers in many games that could follow, with the cards it cannot see drawn
//! anew each time, and takes the one that went best.

use std::time::{Duration, Instant};

use kaiju_rules::{Action, Input, Legal, Log, Pending, Question, Seat, View};

use crate::greedy::Greedy;
use crate::judge::{Judge, Weights};
use crate::{Bits, Bot, quick};

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
    /// How many threads imagine; the same answers need the same number of them.
    pub threads: usize,
    /// How many ways of keeping dice are looked at: the best ones by the greedy player's lights.
    pub keeps: usize,
    /// How many turns are imagined before the table is judged.
    pub turns: u16,
    /// How many imagined games the greedy player's opinion counts for.
    pub trust: f64,
    /// How curious it is about answers it has tried little.
    pub curiosity: f64,
}

impl Settings {
    /// What serves well with this budget.
    pub const fn new(budget: Budget) -> Settings {
        Settings { budget, threads: 1, keeps: 6, turns: 12, trust: 30.0, curiosity: 0.35 }
    }
}

/// The searching player.
#[derive(Clone, Debug)]
pub struct Search {
    settings: Settings,
    greedy: Greedy,
    playouts: u64,
}

/// An answer that is tried.
#[derive(Clone, Copy, Debug)]
struct Arm {
    action: Action,
    /// What the greedy player expects of it, as a chance to win.
    prior: f64,
    tries: f64,
    sum: f64,
}

impl Search {
    /// A player with these settings.
    pub fn new(settings: Settings) -> Search {
        Search { settings, greedy: Greedy::new(Weights::PLAIN), playouts: 0 }
    }

    /// Judge.
    pub fn with(settings: Settings, judge: Judge) -> Search {
        Search { settings, greedy: Greedy::with(judge), playouts: 0 }
    }

    /// How many games it has imagined so far.
    pub fn playouts(&self) -> u64 {
        self.playouts
    }

    /// The answers worth trying, each with the greedy player's opinion.
    fn arms(&mut self, view: &View, legal: &Legal, seat: Seat, question: Question, bits: &mut Bits) -> Vec<Arm> {
        let state = view.imagine(|n| bits.below(n));
        let mut found: Vec<(Action, f64)> = Vec::new();
        if question == Question::Keep {
            found.extend(self.greedy.keeps(&state, seat).map(|(kept, worth)| (Action::Keep(kept), worth)));
            found.sort_by(|a, b| b.1.total_cmp(&a.1));
            found.truncate(self.settings.keeps);
        } else {
            self.greedy.rank(&state, seat, question, legal, bits, |ranked| found.push(ranked));
            found.sort_by(|a, b| b.1.total_cmp(&a.1));
            found.truncate(MOST_ARMS);
        }
        let best = found.first().map_or(0.0, |best| best.1);
        for action in legal.iter().filter(|action| matches!(action, Action::Use(_) | Action::Play(_))) {
            if !found.iter().any(|(known, _)| *known == action) {
                found.push((action, best - 0.5));
            }
        }
        let share = self.greedy.judge().shares(state.table())[seat.index()];
        let slope = self.greedy.judge().slope(share);
        let prior = |worth: f64| (share + slope * (worth - best)).clamp(0.0, 1.0);
        found.into_iter().map(|(action, worth)| Arm { action, prior: prior(worth), tries: 0.0, sum: 0.0 }).collect()
    }
}

/// The most answers that are tried.
const MOST_ARMS: usize = 12;

impl Bot for Search {
    fn choose(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> Action {
        let started = Instant::now();
        let Pending::Decide(seat, question) = view.pending() else { return Action::No };
        let mut arms = self.arms(view, legal, seat, question, bits);
        if arms.len() < 2 {
            return arms.first().map(|arm| arm.action).or_else(|| legal.get(0)).unwrap_or(Action::No);
        }
        let seed = bits.word();
        let (settings, judge) = (&self.settings, self.greedy.judge());
        let threads = settings.threads.max(1);
        let think = |thread: usize| {
            let mut arms = arms.clone();
            imagine(judge, settings, view, seat, &mut arms, Share { seed, thread, threads, started });
            arms
        };
        let others = std::thread::scope(|scope| {
            let think = &think;
            let others: Vec<_> = (1..threads).map(|thread| scope.spawn(move || think(thread))).collect();
            let mut all = vec![think(0)];
            for other in others {
                match other.join() {
                    Ok(arms) => all.push(arms),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            all
        });
        for tried in others {
            for (arm, more) in arms.iter_mut().zip(tried) {
                arm.tries += more.tries;
                arm.sum += more.sum;
            }
        }
        self.playouts += arms.iter().map(|arm| arm.tries as u64).sum::<u64>();
        let trust = self.settings.trust;
        let mean = |arm: &Arm| arm.mean(trust);
        arms.iter().max_by(|a, b| mean(a).total_cmp(&mean(b))).map_or(Action::No, |arm| arm.action)
    }
}

impl Arm {
    /// What it seems to be worth by now.
    fn mean(&self, trust: f64) -> f64 {
        (self.prior * trust + self.sum) / (trust + self.tries)
    }
}

/// One thread's share of the thinking.
#[derive(Clone, Copy)]
struct Share {
    seed: u64,
    thread: usize,
    threads: usize,
    started: Instant,
}

/// Tries answers, mostly those that go well, until the budget is spent.
fn imagine(judge: &Judge, settings: &Settings, view: &View, seat: Seat, arms: &mut [Arm], share: Share) {
    let mut quick = quick::Quick::new(judge);
    let mut games = share.thread as u64;
    for round in 0u32.. {
        let done = match settings.budget {
            Budget::Playouts(all) => games >= u64::from(all),
            Budget::Time(time) => round.is_multiple_of(8) && share.started.elapsed() >= time,
        };
        if done {
            return;
        }
        let log = f64::from(round + 1).ln();
        let promise = |arm: &Arm| {
            let tries = settings.trust / 4.0 + arm.tries;
            arm.mean(settings.trust) + settings.curiosity * (log / tries).sqrt()
        };
        let Some(arm) = arms.iter_mut().max_by(|a, b| promise(a).total_cmp(&promise(b))) else { return };
        // The n-th try of every answer has the same luck at first, so that they are compared fairly.
        let mut bits = Bits::new(share.seed, arm.tries as u64 * share.threads as u64 + share.thread as u64);
        let mut state = view.imagine(|n| bits.below(n));
        state.advance(Input::Act(arm.action), &mut Log::Off);
        quick.play_on(&mut state, settings.turns, &mut bits);
        arm.tries += 1.0;
        arm.sum += judge.shares(state.table())[seat.index()];
        games += share.threads as u64;
    }
}
