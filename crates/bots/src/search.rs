//! A player that imagines: it plays on many times until it is its turn again, with the cards it cannot see drawn again each
//! time, asks the network what came of it, and takes the answer that goes best.
//!
//! Answers are compared in the same worlds: the same hidden cards, and the same luck for everybody in every turn. What to
//! keep is not tried keep by keep: in each world a few Rolls are tried, all worlds together say what each Roll is worth,
//! and from there the best keep is worked out exactly. Other answers are tried one against the other, and the worse half is
//! dropped again and again. In some worlds it looks further, through the whole of its next turn, with all that can be
//! rolled and kept then; what that adds to the brief look is learned apart, since few worlds are enough for it.
//!
//! It stops early where more thinking would not change much.

use std::time::Duration;

use kaiju_rules::{Action, Dice, Input, Legal, Log, Pending, Question, Seat, State, View};

use crate::clock::{TimeSource, Timer};
use crate::foresight::{Foresight, Manner, Others, lay, opinions, throw_all, turn_of, worth_trying};
use crate::greedy::{Greedy, PlanKey, keep_reason};
use crate::judge::{Judge, about_to_roll};
use crate::ledger::{Ledger, LookAhead, PILES};
use crate::lessons::LESSONS;
use crate::mind::Mind;
use crate::net::Net;
use crate::reason::{Grounds, ReasonScale};
use crate::solver::{Plan, first_result, number, numbered};
use crate::{Bits, Bot, BotReason};

/// How long it thinks about one answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A number of imagined games: the same answers on every machine.
    Playouts(u32),
    /// So long.
    Time(Duration),
}

/// How an imagined game goes on after the turn that is thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outlook {
    /// It is played on until it is one's turn again, and others are taken for greedy players.
    PlayedOn,
    /// In as many turns as this all that can be rolled and kept is taken into account exactly, and everybody keeps what the
    /// network likes best.
    Exact(u8),
}

/// The settings of the search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchSettings {
    /// How long it thinks.
    pub budget: Budget,
    /// How many threads imagine. With a budget of playouts the answers do not depend on it.
    pub threads: usize,
    /// How many ways of keeping dice are followed: the best ones as far as is known.
    pub keeps: usize,
    /// How many Rolls are tried in one world.
    pub rolls: usize,
    /// It looks further in one world of this many; 0: in none.
    pub further: u64,
    /// How many worlds the network's opinion of an answer counts for, and how many the brief look counts for against
    /// the long one.
    pub trust: [f64; 2],
    /// How far from the network's opinion of a Roll the truth may be, for each die that is different, and how far what
    /// a long look says from what a brief one does.
    pub doubt: [f64; 2],
    /// How an imagined game goes on after the turn.
    pub outlook: Outlook,
    /// It stops when more thinking cannot be expected to add more than this to its chance to win.
    pub enough: f64,
}

impl SearchSettings {
    /// What serves well with this budget.
    pub const fn new(budget: Budget) -> SearchSettings {
        SearchSettings {
            budget,
            threads: 1,
            keeps: 6,
            rolls: 8,
            further: 16,
            trust: [100.0, 10.0],
            doubt: [0.01, 0.005],
            outlook: Outlook::PlayedOn,
            enough: 0.0001,
        }
    }

    /// What serves well for a network that knows the game better than a greedy player does.
    pub const fn exact(budget: Budget, turns: u8) -> SearchSettings {
        let usual = SearchSettings::new(budget);
        SearchSettings { outlook: Outlook::Exact(turns), trust: [4.0, 10.0], further: 0, ..usual }
    }
}

/// The searching player.
#[derive(Clone, Debug)]
pub struct Search {
    settings: SearchSettings,
    clock: Option<TimeSource>,
    greedy: Greedy,
    net: Mind<'static>,
    others: Others,
    playouts: u64,
    /// What was learned about the Rolls of this turn.
    ledger: Option<(PlanKey, Ledger)>,
}

/// An answer that is tried.
#[derive(Clone, Debug)]
struct Arm {
    action: Action,
    /// What the network expects of it, as a chance to win.
    prior: f64,
    /// What came of it in each world, and what a longer look added where there was one.
    brief: Vec<f64>,
    long: Vec<f64>,
}

/// One imagined game: a chance to win, and how much more it is after a longer look, if there was one.
#[derive(Clone, Copy, Debug, Default)]
struct Imagined {
    share: f64,
    more: Option<f64>,
}

/// A number for luck and hidden cards: a seed, and the number of the world.
type World = (u64, u64);

/// No imagined game goes on for more turns: somebody may lose its turn, but not for long.
const MOST_TURNS: usize = 8;
/// Imagined games of the first round, and the most of any.
const ROUND: u64 = 128;
const LONGEST_ROUND: u64 = 1024;
/// Nothing is certain before this many worlds were seen.
const FEW_WORLDS: u64 = 24;

impl Search {
    /// A player with these settings.
    pub fn new(settings: SearchSettings) -> Search {
        Search::with(settings, Judge::learned(&LESSONS), crate::clock::system())
    }

    /// A search with its own judge, and with a clock for budgets of time. Without a clock, a millisecond counts for
    /// the number of playouts that a slow machine makes in one.
    pub fn with(settings: SearchSettings, judge: Judge, clock: Option<TimeSource>) -> Search {
        Search {
            settings,
            clock,
            greedy: Greedy::with(judge),
            net: Net::ours().into(),
            others: Others::Greedy,
            playouts: 0,
            ledger: None,
        }
    }

    /// Replaces the network that judges positions.
    #[must_use]
    pub fn asking(self, net: impl Into<Mind<'static>>) -> Search {
        Search { net: net.into(), ..self }
    }

    /// Takes others for such players.
    #[must_use]
    pub fn among(self, others: Others) -> Search {
        Search { others, ..self }
    }

    /// How many games it has imagined so far.
    pub fn playouts(&self) -> u64 {
        self.playouts
    }

    /// How it goes on in this world, and does it look further there?
    fn look_at(&self, world: u64) -> (Outlook, bool) {
        (self.settings.outlook, self.settings.further > 0 && world.is_multiple_of(self.settings.further))
    }

    /// What to keep.
    fn keep(&mut self, view: &View, state: &State, seat: Seat, watch: &mut Timer, seed: u64) -> BotReason {
        let turn = view.table().turn();
        let (dice, rolls) = (turn.dice, turn.rolls);
        let key = PlanKey::of(view.table(), seat);
        let known = self.ledger.take().filter(|(of, _)| *of == key);
        let (settings, judge, net, others) = (self.settings, self.greedy.judge(), self.net, self.others);
        let opinions = || Foresight::new(net, judge).among(others).rolls(state, seat, &mut Bits::new(seed, u64::MAX));
        let mut ledger =
            known.map_or_else(|| Ledger::new(dice.len(), opinions(), settings.doubt), |(_, ledger)| ledger);
        let mut plan = Plan::new(dice.len(), rolls, |roll| ledger.worth(roll));
        let (mut done, mut worlds, mut look_again) = (0, 0, ROUND);
        let (mut tried, mut round) = (Vec::new(), Vec::new());
        let mut minds = vec![Foresight::new(net, judge).among(others); settings.threads.max(1)];
        while let Some(many) = watch.round(done, ROUND.max(done / 4).min(LONGEST_ROUND)) {
            let best: Vec<Vec<u16>> = (1..rolls).map(|rolls| plan.best_of_all(rolls)).collect();
            let keeps = best_keeps(&plan, dice, rolls, settings.keeps);
            tried.clear();
            let each = settings.rolls.max(2);
            while (tried.len() as u64) < many {
                let from = tried.len();
                let mut bits = Bits::new(!seed, worlds);
                // Every second Roll comes of the keep that seems best, the others of any. Few can come of some keeps.
                for n in 0..2 * each {
                    let first = keeps[if n & 1 == 0 { 0 } else { bits.below(keeps.len()) }].0;
                    let one = (worlds, rolled(first, dice.len(), &best, &mut bits));
                    if !tried[from..].contains(&one) && tried.len() < from + each {
                        tried.push(one);
                    }
                }
                worlds += 1;
            }
            let imagine = |foresight: &mut Foresight<'_>, n: u64| {
                let (world, roll) = tried[n as usize];
                let mut state = imagined(view, (seed, world));
                let turns = state.table().turns();
                throw_all(&mut state);
                lay(&mut state, seat, roll);
                play_on(foresight, &mut state, turns, seat, (seed, world), self.look_at(world))
            };
            share_out(&mut minds, tried.len() as u64, &mut round, imagine);
            let mut games = round.iter();
            for rolls in tried.chunk_by(|a, b| a.0 == b.0) {
                let (world, games) = (rolls[0].0, games.by_ref().take(rolls.len()));
                let [mut brief, mut long] = [Vec::new(), Vec::new()];
                for (&(_, roll), game) in rolls.iter().zip(games) {
                    brief.push((roll, game.share - ledger.opinion(roll)));
                    long.extend(game.more.map(|more| (roll, more)));
                }
                ledger.enter(LookAhead::Brief, world, &brief);
                ledger.enter(LookAhead::Long, world / settings.further.max(1), &long);
            }
            done += tried.len() as u64;
            ledger.settle(None);
            plan.renew(dice.len(), rolls, |roll| ledger.worth(roll));
            if done >= look_again {
                look_again *= 2;
                if worlds >= FEW_WORLDS && sure(&mut ledger, &plan, dice, rolls, settings) {
                    break;
                }
            }
        }
        self.playouts += done;
        self.ledger = Some((key, ledger));
        keep_reason(&plan, dice, rolls, ReasonScale::Wins, 1.0)
    }

    /// The answers worth trying, each with the network's opinion.
    fn arms(&mut self, view: &View, legal: &Legal, seat: Seat, question: Question, bits: &mut Bits) -> Vec<Arm> {
        let state = view.imagine(|n| bits.below(n));
        let actions = worth_trying(&mut self.greedy, &state, seat, question, legal, bits);
        let mut foresight = Foresight::new(self.net, self.greedy.judge()).among(self.others);
        let priors = opinions(&mut foresight, view, seat, question, &actions, bits.word());
        let arm = |(action, prior)| Arm { action, prior, brief: Vec::new(), long: Vec::new() };
        actions.into_iter().zip(priors).map(arm).collect()
    }

    /// Any other answer.
    fn answer(&mut self, view: &View, seat: Seat, mut arms: Vec<Arm>, watch: &mut Timer, seed: u64) -> BotReason {
        let (settings, judge, net, others) = (self.settings, self.greedy.judge(), self.net, self.others);
        let (trust, turns) = (settings.trust, turn_of(view.table()));
        let halvings = u64::from(arms.len().next_power_of_two().trailing_zeros()).max(1);
        let (mut done, mut worlds) = (0, 0);
        let mut round = Vec::new();
        // The best one, and the one that stayed beside it longest.
        let told = |arms: &[Arm]| arms.iter().take(2).map(|arm| (arm.action, arm.mean(trust))).collect::<Vec<_>>();
        let mut last = told(&arms);
        let mut minds = vec![Foresight::new(net, judge).among(others); settings.threads.max(1)];
        'thinking: for halving in 1..=halvings {
            let mut part = watch.part(halving, halvings);
            while let Some(many) = part.round(done, ROUND.max(done / 4).min(LONGEST_ROUND)) {
                let each = (many / arms.len() as u64).max(1);
                let all = each * arms.len() as u64;
                let imagine = |foresight: &mut Foresight<'_>, n: u64| {
                    let arm = &arms[(n % arms.len() as u64) as usize];
                    let world = worlds + n / arms.len() as u64;
                    let mut state = imagined(view, (seed, world));
                    state.advance(Input::Act(arm.action), &mut Log::Off);
                    play_on(foresight, &mut state, turns, seat, (seed, world), self.look_at(world))
                };
                share_out(&mut minds, all, &mut round, imagine);
                let many = arms.len();
                for (n, game) in round.iter().enumerate() {
                    let arm = &mut arms[n % many];
                    arm.brief.push(game.share);
                    arm.long.extend(game.more);
                }
                worlds += each;
                done += all;
                arms.sort_by(|a, b| b.mean(trust).total_cmp(&a.mean(trust)));
                last = told(&arms);
                let open = |other: &Arm| hope(arms[0].mean(trust) - other.mean(trust), arms[0].error(other));
                if worlds >= FEW_WORLDS && arms[1..].iter().all(|other| open(other) < settings.enough) {
                    break 'thinking;
                }
            }
            arms.truncate(arms.len().div_ceil(2));
        }
        self.playouts += done;
        let action = arms.first().map_or(Action::No, |arm| arm.action);
        BotReason::among(action, ReasonScale::Wins, 1.0, last)
    }
}

impl Bot for Search {
    fn choose(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> Action {
        self.explain(view, legal, bits).action
    }

    fn explain(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> BotReason {
        let habit = |action| BotReason { action, grounds: Grounds::Habit };
        let Pending::Decide(seat, question) = view.pending() else { return habit(Action::No) };
        let mut watch = Timer::new(self.settings.budget, self.clock);
        let seed = bits.word();
        if question == Question::Keep {
            let state = view.imagine(|n| bits.below(n));
            if let Some(power) = self.greedy.before_keeping(&state, seat, legal, bits) {
                return self.greedy.gained(power);
            }
            if view.table().turn().rolls == 0 {
                return BotReason { action: Action::Keep(view.table().turn().dice), grounds: Grounds::NoGain };
            }
            return self.keep(view, &state, seat, &mut watch, seed);
        }
        let mut arms = self.arms(view, legal, seat, question, bits);
        if arms.len() < 2 {
            return habit(arms.first().map(|arm| arm.action).or_else(|| legal.get(0)).unwrap_or(Action::No));
        }
        arms.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        self.answer(view, seat, arms, &mut watch, seed)
    }
}

impl Arm {
    /// What it seems to be worth by now.
    fn mean(&self, trust: [f64; 2]) -> f64 {
        let sum = |of: &[f64]| of.iter().sum::<f64>();
        let brief = (self.prior * trust[0] + sum(&self.brief)) / (trust[0] + self.brief.len() as f64);
        brief + sum(&self.long) / (trust[1] + self.long.len() as f64)
    }

    /// How far off the difference to another one may be that was tried in the same worlds: the square of it.
    fn error(&self, other: &Arm) -> f64 {
        squared_error(&self.brief, &other.brief) + squared_error(&self.long, &other.long)
    }
}

/// The square of the standard error of the mean difference of numbers that belong together.
fn squared_error(one: &[f64], other: &[f64]) -> f64 {
    let many = one.len() as f64;
    if one.len() < 2 {
        return 0.0;
    }
    let differences = one.iter().zip(other).map(|(a, b)| a - b);
    let mean = differences.clone().sum::<f64>() / many;
    differences.map(|off| (off - mean) * (off - mean)).sum::<f64>() / (many * (many - 1.0))
}

/// What can be hoped for at most from thinking on about an answer that is so much worse, if that is off by the root of
/// `error`. (The expected gain of a normal distribution, from above, by arithmetic that is the same on every machine.)
fn hope(worse: f64, error: f64) -> f64 {
    if error <= 0.0 {
        return 0.0;
    }
    let scale = 1.0 + worse * worse / error;
    0.4 * error.sqrt() / (scale * scale)
}

/// The best ways to keep some of these dice.
fn best_keeps(plan: &Plan, dice: Dice, rolls: u8, many: usize) -> Vec<(Dice, f64)> {
    let mut keeps: Vec<(Dice, f64)> = plan.choices(dice, rolls).collect();
    keeps.sort_by(|a, b| b.1.total_cmp(&a.1));
    keeps.truncate(many.max(1));
    keeps
}

/// Is it certain enough what to keep? The fit is made again without a pile of games at a time; how much what is expected of
/// a keep changes by that says how sure it is (the jackknife).
fn sure(ledger: &mut Ledger, plan: &Plan, dice: Dice, rolls: u8, settings: SearchSettings) -> bool {
    let keeps = best_keeps(plan, dice, rolls, settings.keeps);
    let mut without: Vec<[f64; PILES]> = vec![[0.0; PILES]; keeps.len()];
    let mut other = Plan::default();
    for pile in 0..PILES {
        ledger.settle(Some(pile));
        other.renew(dice.len(), rolls, |roll| ledger.worth(roll));
        let best = other.keep(keeps[0].0, rolls);
        without.iter_mut().zip(&keeps).for_each(|(worse, keep)| worse[pile] = best - other.keep(keep.0, rolls));
    }
    ledger.settle(None);
    keeps.iter().zip(without).skip(1).all(|(keep, worse)| {
        let mean = worse.iter().sum::<f64>() / PILES as f64;
        let spread = worse.iter().map(|one| (one - mean) * (one - mean)).sum::<f64>();
        hope(keeps[0].1 - keep.1, spread * (PILES - 1) as f64 / PILES as f64) < settings.enough
    })
}

/// Rolls to the end, from the first keep on; `best` has the keeps for every number of rolls left after the first.
fn rolled(first: Dice, dice: u8, best: &[Vec<u16>], bits: &mut Bits) -> Dice {
    let throw = |kept: Dice, bits: &mut Bits| kept.plus(Dice::throw(dice - kept.len(), bits.word()));
    best.iter().rev().fold(throw(first, bits), |roll, best| {
        throw(numbered(usize::from(best[number(roll) - first_result(dice)])), bits)
    })
}

/// The game as it may be in a world.
fn imagined(view: &View, (seed, world): World) -> State {
    let mut bits = Bits::new(seed, world);
    view.imagine(|n| bits.below(n))
}

/// Plays on from this turn until it is the seat's turn again, after one turn more at least, and says what came of it; and
/// how much more it is with that turn looked at as well, if it is to look further.
fn play_on(
    foresight: &mut Foresight<'_>,
    state: &mut State,
    turns: u16,
    seat: Seat,
    (seed, world): World,
    (outlook, further): (Outlook, bool),
) -> Imagined {
    // Every turn has luck of its own, the same in all games of a world.
    let luck = |turns: u16| Bits::new(seed ^ (u64::from(turns) + 1).wrapping_mul(0xD1B5_4A32_D192_ED03), world);
    foresight.to_next_turn(state, turns, seat, Manner::Carefully, &mut luck(turns));
    if let Outlook::Exact(most) = outlook {
        return Imagined { share: foresight.through(state, seat, most, &mut luck(state.table().turns())), more: None };
    }
    for _ in 0..MOST_TURNS {
        let turns = state.table().turns();
        foresight.to_next_turn(state, turns, seat, Manner::Carefully, &mut luck(turns));
        let table = state.table();
        if table.over().is_some() || !table.alive().has(seat) || table.active() == seat {
            break;
        }
    }
    let table = state.table();
    let share = foresight.look(table, seat);
    let rolls_now = table.over().is_none() && table.active() == seat && about_to_roll(table);
    let more = further.then(|| {
        let turns = table.turns();
        if rolls_now { foresight.turn(state, seat, &mut luck(turns)) - share } else { 0.0 }
    });
    Imagined { share, more }
}

/// Imagines n games, with a mind for each thread; they come back in order, however many threads there are.
fn share_out(
    minds: &mut [Foresight<'_>],
    many: u64,
    games: &mut Vec<Imagined>,
    imagine: impl Fn(&mut Foresight<'_>, u64) -> Imagined + Sync,
) {
    games.clear();
    games.resize(many as usize, Imagined::default());
    let work = |mind: &mut Foresight<'_>, games: &mut dyn Iterator<Item = (u64, &mut Imagined)>| {
        mind.forget();
        for (n, game) in games {
            *game = imagine(mind, n);
        }
    };
    if let [mind] = minds {
        work(mind, &mut (0..).zip(games.iter_mut()));
        return;
    }
    // Games that follow one another go to different threads: those of one world are all long, or all brief.
    let threads = minds.len();
    let mut parts: Vec<Vec<(u64, &mut Imagined)>> = (0..threads).map(|_| Vec::new()).collect();
    games.iter_mut().enumerate().for_each(|(n, game)| parts[n % threads].push((n as u64, game)));
    std::thread::scope(|scope| {
        let work = &work;
        for (mind, part) in minds.iter_mut().zip(parts) {
            scope.spawn(move || work(mind, &mut part.into_iter()));
        }
    });
}
