//! Prices a game that was played: what each decision and each piece of luck was worth, in chances to win.
//!
//! A judge says at every moment how likely each seat is to win. Whoever decides has the chance of the best answer before,
//! and that of the answer it gave afterwards: the difference is what the decision cost, and nothing is ever gained by one.
//! Dice and cards have the mean of all that could come before, and what came afterwards: the difference was luck. Both add
//! up: the chance at the start, luck, one's own decisions and those of others make the result, for every seat.
//!
//! The judge is the one of the `seer`. Every result of a Roll is followed to the end of the turn, where the network looks at
//! the table, and every keep is worth the exact mean of all that can fall. Other answers are followed to the end of the turn several
//! times, all with the same luck, and so are results that leave something to luck. The judge knows no more of what is hidden than whoever decides does.

use kaiju_rules::{
    Action, Dice, Input, Legal, Log, Luck, Outcome, Pending, Question, Seat, State, Table, View, Viewer,
};

use crate::Bits;
use crate::calibration::Calibration;
use crate::foresight::{Foresight, Manner, Others, lay, throw_all, turn_of, worth_trying};
use crate::greedy::{Greedy, PlanKey};
use crate::judge::{Judge, about_to_roll};
use crate::lessons::LESSONS;
use crate::net::Net;
use crate::solver::{MOST_DICE, Plan, ResultValue};

/// Each seat's chance to win.
pub type Shares = [f64; 6];

/// What a decision cost, in words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// The best answer, or as good as that.
    Fine,
    /// At least two points of a hundred.
    Inaccuracy,
    /// At least five.
    Mistake,
    /// At least ten.
    Blunder,
}

impl Grade {
    /// All of them, the best first.
    pub const ALL: [Grade; 4] = [Grade::Fine, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// The least loss that has this grade, as a chance to win.
    pub const fn threshold(self) -> f64 {
        match self {
            Grade::Fine => 0.0,
            Grade::Inaccuracy => 0.02,
            Grade::Mistake => 0.05,
            Grade::Blunder => 0.10,
        }
    }

    /// Its word in files.
    pub const fn word(self) -> &'static str {
        match self {
            Grade::Fine => "fine",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }

    /// The grade of a loss that is known up to an error. What may be nothing but noise is fine.
    pub fn of(loss: f64, error: f64) -> Grade {
        let certain = |grade: &&Grade| loss >= grade.threshold() && loss >= 2.0 * error;
        Grade::ALL.iter().rev().find(certain).copied().unwrap_or(Grade::Fine)
    }
}

/// What a judge says of a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// Who decided.
    pub seat: Seat,
    /// What it was asked.
    pub question: Question,
    /// What it answered.
    pub chosen: Action,
    /// The best answer; the one it gave where that is as good.
    pub best: Action,
    /// Its chance to win with the answer it gave.
    pub chance: f64,
    /// Its chance to win with the best answer.
    pub best_chance: f64,
    /// The standard error of the difference; nothing where the judge works it out exactly.
    pub error: f64,
    /// What was at stake: how much better the best answer is than one taken at random.
    pub stake: f64,
}

impl Judgement {
    /// What the decision cost: a chance to win, never less than nothing.
    pub fn loss(&self) -> f64 {
        self.best_chance - self.chance
    }

    /// That in words.
    pub fn grade(&self) -> Grade {
        Grade::of(self.loss(), self.error)
    }
}

/// What an input was.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum StepPart {
    /// Dice fell or a card turned up.
    Luck,
    /// Somebody had only one answer.
    Forced,
    /// Somebody decided.
    Decision(Judgement),
}

impl StepPart {
    /// Its word in files.
    pub const fn word(self) -> &'static str {
        match self {
            StepPart::Luck => "luck",
            StepPart::Forced => "forced",
            StepPart::Decision(_) => "decision",
        }
    }
}

/// What one input was worth. What each step changed and what the judge saw anew add up to the result.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ReviewStep {
    /// What it was.
    pub part: StepPart,
    /// What it changed; of a decision, what it changed compared with the best answer.
    pub change: Shares,
    /// How far the judge changed its mind on the way, because it sees further now. It counts as luck.
    pub reassessed: Shares,
    /// The chances after it.
    pub after: Shares,
}

/// How a seat came to its result. The five add up to what came out.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct SeatBalance {
    /// The chance at the start.
    pub start: f64,
    /// What dice and cards added, one's own and those of others.
    pub luck: f64,
    /// What one's own decisions cost.
    pub own: f64,
    /// What the decisions of others added or cost.
    pub others: f64,
    /// One for a win, a part of it for a win that is shared, nothing otherwise.
    pub result: f64,
    /// How many decisions there were, by grade.
    pub grades: [u32; Grade::ALL.len()],
    /// How much of what decisions could bring was brought: 1 for the best answers, 0 for random ones. None where nothing
    /// was ever at stake.
    pub accuracy: Option<f64>,
}

/// The price of a whole game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameReview {
    /// Each seat's chance before the first input.
    pub start: Shares,
    /// What each input was worth.
    pub steps: Vec<ReviewStep>,
}

impl GameReview {
    /// Prices a game: its states, one more than there are inputs, and the inputs between them. `tell` hears how many were
    /// priced.
    pub fn of(states: &[State], inputs: &[Input], depth: ReviewDepth, mut tell: impl FnMut(usize)) -> GameReview {
        let mut reviewer = Reviewer::new(depth);
        let start = states.first().map_or([0.0; 6], |state| reviewer.begin(state));
        let steps = states.windows(2).zip(inputs).enumerate().map(|(i, (pair, &input))| {
            let step = reviewer.price(&pair[0], input, &pair[1]);
            tell(i + 1);
            step
        });
        GameReview { steps: steps.collect(), start }
    }

    /// How a seat came to where the game ends.
    pub fn balance(&self, seat: Seat) -> SeatBalance {
        let at = seat.index();
        let mut balance = SeatBalance { start: self.start[at], ..SeatBalance::default() };
        let mut stake = 0.0;
        for step in &self.steps {
            balance.luck += step.reassessed[at];
            let change = step.change[at];
            match step.part {
                StepPart::Luck => balance.luck += change,
                StepPart::Forced => {}
                StepPart::Decision(judgement) if judgement.seat == seat => {
                    balance.own += change;
                    balance.grades[judgement.grade() as usize] += 1;
                    stake += judgement.stake;
                }
                StepPart::Decision(_) => balance.others += change,
            }
        }
        balance.result = self.steps.last().map_or(balance.start, |step| step.after[at]);
        balance.accuracy = (stake > 0.0).then(|| (1.0 + balance.own / stake).max(0.0));
        balance
    }
}

/// How much a judge thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewDepth {
    /// How often each answer is followed to the end of the turn; a sixth of that for dice, and twice at least.
    pub tries: u32,
    /// The seed of its thoughts.
    pub seed: u64,
}

impl Default for ReviewDepth {
    fn default() -> ReviewDepth {
        ReviewDepth { tries: 48, seed: 1 }
    }
}

/// What something is worth to whoever decides, and then to each seat. The first of it decides.
pub(crate) type SeatWorths = [f64; SEAT_WORTHS];
const SEAT_WORTHS: usize = 7;

/// Worths as a plan for dice has them, and after them what it is worth to whoever decides try by try. A plan works out of every try what
/// a keep comes to there, so that it says how far its tries are apart.
type PlannedWorths = [f64; SEAT_WORTHS + MOST_APART];
/// So many tries of a result are told apart; where there are more, each stands for several.
const MOST_APART: usize = 8;

/// What the judge says of one answer to a question that is being asked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AnswerWorth {
    /// The answer.
    pub action: Action,
    /// The chance to win with it.
    pub chance: f64,
    /// The standard error of the difference to the best answer; nothing where the judge works it out exactly.
    pub error: f64,
}

/// An answer, what it is worth on average, and each time it was tried.
#[derive(Debug)]
struct TriedAnswer {
    action: Action,
    mean: SeatWorths,
    /// What it was worth to whoever decides, try by try.
    tries: Vec<f64>,
    /// Was it tried as a part of a plan for dice? Answers that were tried alike had the same luck.
    planned: bool,
}

impl TriedAnswer {
    fn of(action: Action, tries: &[SeatWorths]) -> TriedAnswer {
        let mean = std::array::from_fn(|i| tries.iter().map(|one| one[i]).sum::<f64>() / tries.len().max(1) as f64);
        TriedAnswer { action, mean, tries: tries.iter().map(|one| one[0]).collect(), planned: false }
    }

    /// Dice to keep, with what a plan says of them that was made of so many tries.
    fn planned(kept: Dice, worths: &PlannedWorths, tries: u32) -> TriedAnswer {
        let (mean, each) = apart(worths);
        let tries = each[..MOST_APART.min(tries as usize)].to_vec();
        TriedAnswer { action: Action::Keep(kept), mean, tries, planned: true }
    }

    /// The standard error of the difference to another answer: nothing where no luck tells them apart.
    fn error_against(&self, other: &TriedAnswer) -> f64 {
        if self.planned == other.planned {
            return error_of_difference(&self.tries, &other.tries);
        }
        let [own, others] = [self, other].map(|one| standard_error(one.tries.iter().copied()));
        (own * own + others * others).sqrt()
    }
}

/// What a plan says: the worths, and the tries apart.
fn apart(worths: &PlannedWorths) -> (SeatWorths, [f64; MOST_APART]) {
    (std::array::from_fn(|i| worths[i]), std::array::from_fn(|i| worths[SEAT_WORTHS + i]))
}

/// Something that can be counted when a seat is about to roll again, or when the game is over before that.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gain {
    /// The seat has won: 0 or 1.
    Won,
    /// The seat plays on, or has won: 0 or 1.
    Lives,
    /// Its stars.
    Stars,
    /// Its hearts.
    Hearts,
    /// Its energy.
    Energy,
    /// The seat is in Tokyo: 0 or 1.
    Tokyo,
    /// The hearts of all others.
    RivalHearts,
    /// The stars of all others.
    RivalStars,
}

impl Gain {
    /// All of them.
    pub const ALL: [Gain; 8] = [
        Gain::Won,
        Gain::Lives,
        Gain::Stars,
        Gain::Hearts,
        Gain::Energy,
        Gain::Tokyo,
        Gain::RivalHearts,
        Gain::RivalStars,
    ];
}

/// Prices a game input by input.
#[derive(Debug)]
pub struct Reviewer {
    net: &'static Net,
    judge: Judge,
    greedy: Greedy,
    depth: ReviewDepth,
    /// How many inputs were priced.
    priced: u64,
    /// The chances after the last input.
    expected: Shares,
    /// What the answers to the next question are worth, if that was looked at already.
    ready: Option<Vec<TriedAnswer>>,
    plan: Option<(PlanKey, Plan<PlannedWorths>)>,
    legal: Legal,
}

impl Reviewer {
    /// Somebody who has not seen anything yet.
    pub fn new(depth: ReviewDepth) -> Reviewer {
        Reviewer {
            net: Net::ours(),
            judge: Judge::learned(&LESSONS),
            greedy: Greedy::with(Judge::learned(&LESSONS)),
            depth,
            priced: 0,
            expected: [0.0; 6],
            ready: None,
            plan: None,
            legal: Legal::default(),
        }
    }

    /// The chances where a game begins.
    pub fn begin(&mut self, state: &State) -> Shares {
        (self.plan, self.ready, self.priced) = (None, None, 0);
        self.expected = self.shares(state);
        self.expected
    }

    /// Prices an input, with the states before and after it.
    pub fn price(&mut self, before: &State, input: Input, after: &State) -> ReviewStep {
        let ready = self.ready.take();
        self.priced += 1;
        let (part, from, to) = match (before.pending(), input) {
            (Pending::Decide(seat, question), Input::Act(chosen)) => {
                before.legal_into(&mut self.legal);
                if self.legal.len() < 2 {
                    (StepPart::Forced, self.expected, self.expected)
                } else {
                    let arms = ready.unwrap_or_else(|| self.arms(before, seat, question));
                    self.judged(before, seat, question, chosen, arms)
                }
            }
            (Pending::Chance(Luck::Throw(_)), Input::Luck(Outcome::Dice(falls))) => {
                let (from, to) = self.thrown(before, falls).unwrap_or_else(|| (self.expected, self.shares(after)));
                (StepPart::Luck, from, to)
            }
            _ => (StepPart::Luck, self.expected, self.shares(after)),
        };
        let end = if after.table().over().is_some() { look(after.table()) } else { to };
        let reassessed = std::array::from_fn(|i| from[i] - self.expected[i] + end[i] - to[i]);
        self.expected = end;
        ReviewStep { part, change: std::array::from_fn(|i| to[i] - from[i]), reassessed, after: end }
    }

    /// What each answer to the question that a viewer is asked is worth to it, the best first; those worth trying, where there
    /// are very many. It knows what the viewer sees and nothing else. Empty where the viewer has no choice.
    pub fn weigh(&mut self, view: &View) -> Vec<AnswerWorth> {
        (self.plan, self.ready, self.priced) = (None, None, 0);
        let (Pending::Decide(seat, question), Viewer::Seat(me)) = (view.pending(), view.viewer()) else {
            return Vec::new();
        };
        self.legal = view.legal();
        if seat != me || self.legal.len() < 2 {
            return Vec::new();
        }
        let mut bits = self.bits(u32::MAX);
        let state = view.imagine(|n| bits.below(n));
        let mut arms = self.arms(&state, seat, question);
        arms.sort_by(|a, b| b.mean[0].total_cmp(&a.mean[0]));
        let error = |arm: &TriedAnswer| arms[0].error_against(arm);
        arms.iter().map(|arm| AnswerWorth { action: arm.action, chance: arm.mean[0], error: error(arm) }).collect()
    }

    /// Weighs every answer to the question a game stands at, in the order in which the rules list them. Nothing where nobody
    /// is asked, or has no choice.
    pub fn weigh_all(&mut self, state: &State) -> Vec<AnswerWorth> {
        let Pending::Decide(seat, question) = state.pending() else { return Vec::new() };
        (self.plan, self.ready, self.priced) = (None, None, 0);
        state.legal_into(&mut self.legal);
        let legal: Vec<Action> = self.legal.iter().collect();
        if legal.len() < 2 {
            return Vec::new();
        }
        let mut arms = self.arms(state, seat, question);
        for &action in &legal {
            if !arms.iter().any(|arm| arm.action == action) {
                arms.push(self.arm(state, seat, action));
            }
        }
        let Some(best) = arms.iter().reduce(|best, arm| if arm.mean[0] > best.mean[0] { arm } else { best }) else {
            return Vec::new();
        };
        let weighed =
            |arm: &TriedAnswer| AnswerWorth { action: arm.action, chance: arm.mean[0], error: best.error_against(arm) };
        legal.iter().filter_map(|&action| arms.iter().find(|arm| arm.action == action)).map(weighed).collect()
    }

    /// How much more of everything that can be counted one answer brings than another, on average, until whoever is asked
    /// rolls again; each with its standard error. Both are followed this many times, with the same luck.
    pub fn compare(
        &self,
        state: &State,
        one: Action,
        other: Action,
        tries: u32,
    ) -> [(Gain, f64, f64); Gain::ALL.len()] {
        let Pending::Decide(seat, _) = state.pending() else { return Gain::ALL.map(|gain| (gain, 0.0, 0.0)) };
        let followed = |action| (0..tries).map(|n| self.round(state, seat, action, n)).collect::<Vec<_>>();
        let (ones, others) = (followed(one), followed(other));
        Gain::ALL.map(|gain| {
            let [one, other] =
                [&ones, &others].map(|all| all.iter().map(|each| each[gain as usize]).collect::<Vec<_>>());
            let mean = |all: &[f64]| all.iter().sum::<f64>() / f64::from(tries.max(1));
            (gain, mean(&one) - mean(&other), error_of_difference(&one, &other))
        })
    }

    /// What can be counted when a seat that gave this answer is about to roll again.
    fn round(&self, state: &State, seat: Seat, action: Action, n: u32) -> [f64; Gain::ALL.len()] {
        let mut bits = self.bits(n);
        let mut next = state.seen_by(Viewer::Seat(seat)).imagine(|n| bits.below(n));
        let mut foresight = Foresight::new(self.net, &self.judge).among(Others::Alike);
        let mut turns = turn_of(next.table());
        next.advance(Input::Act(action), &mut Log::Off);
        for _ in 0..MOST_TURNS {
            foresight.to_next_turn(&mut next, turns, seat, Manner::Carefully, &mut bits);
            let table = next.table();
            if table.over().is_some() || table.active() == seat || !table.alive().has(seat) {
                break;
            }
            turns = table.turns();
        }
        let table = next.table();
        let rivals = |count: fn(&Table, Seat) -> u8| {
            table.seats().iter().filter(|&other| other != seat).map(|other| f64::from(count(table, other))).sum()
        };
        let won = table.over().is_some_and(|winners| winners.has(seat));
        Gain::ALL.map(|gain| match gain {
            Gain::Won => f64::from(won),
            Gain::Lives => f64::from(won || table.alive().has(seat) && table.over().is_none()),
            Gain::Stars => f64::from(table.stars(seat)),
            Gain::Hearts => f64::from(table.hearts(seat)),
            Gain::Energy => f64::from(table.energy(seat)),
            Gain::Tokyo => f64::from(table.in_tokyo(seat)),
            Gain::RivalHearts => rivals(Table::hearts),
            Gain::RivalStars => rivals(Table::stars),
        })
    }

    /// The judgement on an answer, and the chances with the best answer and with this one.
    fn judged(
        &mut self,
        state: &State,
        seat: Seat,
        question: Question,
        chosen: Action,
        mut arms: Vec<TriedAnswer>,
    ) -> (StepPart, Shares, Shares) {
        let at = arms.iter().position(|arm| arm.action == chosen).unwrap_or_else(|| {
            arms.push(self.arm(state, seat, chosen));
            arms.len() - 1
        });
        let own = &arms[at];
        let best = arms.iter().fold(own, |best, arm| if arm.mean[0] > best.mean[0] { arm } else { best });
        let mean = arms.iter().map(|arm| arm.mean[0]).sum::<f64>() / arms.len() as f64;
        let judgement = Judgement {
            seat,
            question,
            chosen,
            best: best.action,
            chance: own.mean[0],
            best_chance: best.mean[0],
            error: best.error_against(own),
            stake: best.mean[0] - mean,
        };
        (StepPart::Decision(judgement), shares_of(&best.mean), shares_of(&own.mean))
    }

    /// The chances before a throw of the turn's dice, and after they fell like this. None for any other throw.
    fn thrown(&mut self, state: &State, falls: Dice) -> Option<(Shares, Shares)> {
        let turn = state.table().turn();
        let (kept, rolls) = (turn.dice, turn.rolls);
        let plan = self.plan(state, kept.len() + falls.len())?;
        let (lies, left) = (kept.plus(falls), rolls - 1);
        let after = if left == 0 { plan.last(lies) } else { plan.best(lies, left).1 };
        Some((planned_shares(&plan.keep(kept, rolls)), planned_shares(&after)))
    }

    /// The plan for the rest of a turn in which n dice are rolled: the one there is, or a new one where all of them can be
    /// thrown.
    fn plan(&mut self, state: &State, size: u8) -> Option<&mut Plan<PlannedWorths>> {
        let table = state.table();
        let (active, rolls) = (table.active(), table.turn().rolls);
        if rolls == 0 || size > MOST_DICE {
            return None;
        }
        let key = PlanKey::for_dice(table, active, size);
        if self.plan.as_ref().is_none_or(|(of, _)| *of != key) {
            if !about_to_roll(table) && state.pending() != Pending::Decide(active, Question::Keep) {
                return None;
            }
            let view = state.seen_by(Viewer::Seat(active));
            let mut bits = self.bits(0);
            let mut worlds = vec![view.imagine(|n| bits.below(n))];
            if view.certain().is_none() {
                worlds.extend((1..self.tries(TRIES_FOR_RESULT)).map(|n| {
                    let mut bits = self.bits(n);
                    view.imagine(|n| bits.below(n))
                }));
            }
            self.plan = Some((key, self.plan_from(&worlds, size, rolls, bits.word())));
        }
        let (_, plan) = self.plan.as_mut()?;
        plan.more_rolls(rolls);
        Some(plan)
    }

    /// A plan for n dice that are all in the air or lie there, in worlds that may all be the true one: each result is followed to the end
    /// of the turn, several times where luck has a say on the way or there are several worlds, and always with the same luck.
    fn plan_from(&self, worlds: &[State], size: u8, rolls: u8, seed: u64) -> Plan<PlannedWorths> {
        let thrown = worlds.iter().map(|state| {
            let mut thrown = state.clone();
            throw_all(&mut thrown);
            thrown
        });
        let thrown: Vec<State> = thrown.collect();
        let (active, turns) = (thrown[0].table().active(), thrown[0].table().turns());
        let mut foresight = Foresight::new(self.net, &self.judge).among(Others::Alike);
        let mut follow = |roll: Dice, n: usize| {
            let mut bits = Bits::new(seed, n as u64);
            let fresh = bits.clone();
            let mut next = thrown[n % thrown.len()].clone();
            lay(&mut next, active, roll);
            foresight.to_next_turn(&mut next, turns, active, Manner::Carefully, &mut bits);
            (worth_to(active, look(next.table())), bits != fresh)
        };
        let tries = self.tries(TRIES_FOR_RESULT) as usize;
        let places = tries.min(MOST_APART);
        Plan::new(size, rolls, |roll| {
            let mut sum = PlannedWorths::ZERO;
            let mut add = |n: usize, one: SeatWorths| {
                sum.iter_mut().zip(one).for_each(|(sum, more)| *sum += more / tries as f64);
                let place = n % places;
                sum[SEAT_WORTHS + place] += one[0] / (tries - place).div_ceil(places) as f64;
            };
            let (first, lucky) = follow(roll, 0);
            if lucky || thrown.len() > 1 {
                add(0, first);
                (1..tries).for_each(|n| add(n, follow(roll, n).0));
                return sum;
            }
            let mut sure = [first[0]; SEAT_WORTHS + MOST_APART];
            sure[..SEAT_WORTHS].copy_from_slice(&first);
            sure
        })
    }

    /// The chances in a state, whoever is to answer next and whatever is to fall.
    fn shares(&mut self, state: &State) -> Shares {
        let table = state.table();
        match state.pending() {
            Pending::Over(_) => return look(table),
            Pending::Chance(Luck::Throw(many)) => {
                let (kept, rolls) = (table.turn().dice, table.turn().rolls);
                if let Some(plan) = self.plan(state, kept.len() + many) {
                    return planned_shares(&plan.keep(kept, rolls));
                }
            }
            Pending::Decide(seat, question) => {
                state.legal_into(&mut self.legal);
                if self.legal.len() > 1 {
                    let arms = self.arms(state, seat, question);
                    let best = arms.iter().max_by(|a, b| a.mean[0].total_cmp(&b.mean[0]));
                    let best = best.map_or([0.0; 6], |arm| shares_of(&arm.mean));
                    self.ready = Some(arms);
                    return best;
                }
            }
            Pending::Chance(_) => {}
        }
        let (active, turns) = (table.active(), turn_of(table));
        let tries = (0..self.tries(1)).map(|n| self.follow(state.clone(), turns, active, &mut self.bits(n)));
        shares_of(&TriedAnswer::of(Action::No, &tries.collect::<Vec<_>>()).mean)
    }

    /// What each answer to a question is worth, or each that is worth trying.
    fn arms(&mut self, state: &State, seat: Seat, question: Question) -> Vec<TriedAnswer> {
        let legal: Vec<Action> = self.legal.iter().collect();
        let turn = state.table().turn();
        let (dice, rolls) = (turn.dice, turn.rolls);
        let tries = self.tries(TRIES_FOR_RESULT);
        let plan = if question == Question::Keep { self.plan(state, dice.len()) } else { None };
        if let Some(plan) = plan {
            let planned = |(kept, worths)| TriedAnswer::planned(kept, &worths, tries);
            let mut arms: Vec<TriedAnswer> =
                plan.choices(dice, rolls).map(planned).filter(|arm| legal.contains(&arm.action)).collect();
            let others = legal.into_iter().filter(|action| !matches!(action, Action::Keep(_)));
            arms.extend(others.map(|action| self.arm(state, seat, action)));
            return arms;
        }
        let mut bits = self.bits(0);
        let tried = worth_trying(&mut self.greedy, state, seat, question, &self.legal, &mut bits);
        tried.into_iter().map(|action| self.arm(state, seat, action)).collect()
    }

    /// What an answer is worth, tried several times with the same luck as every other.
    fn arm(&self, state: &State, seat: Seat, action: Action) -> TriedAnswer {
        let view = state.seen_by(Viewer::Seat(seat));
        let turns = turn_of(state.table());
        // Whoever may keep dice afterwards plans anew each time; that is dear, and says more.
        let rolling = state.pending() == Pending::Decide(seat, Question::Keep) && state.table().turn().rolls > 0;
        let tries = self.tries(if rolling { PLANS_FOR } else { 1 });
        let each = (0..tries).map(|n| {
            let mut bits = self.bits(n);
            let mut next = view.imagine(|n| bits.below(n));
            next.advance(Input::Act(action), &mut Log::Off);
            while let (true, Pending::Chance(luck)) = (rolling, next.pending()) {
                let falls = luck.draw(next.table(), bits.word());
                next.advance(Input::Luck(falls), &mut Log::Off);
            }
            let turn = next.table().turn();
            if next.pending() == Pending::Decide(seat, Question::Keep) && turn.rolls > 0 && turn.dice.len() <= MOST_DICE
            {
                let (dice, rolls) = (turn.dice, turn.rolls);
                return apart(&self.plan_from(&[next], dice.len(), rolls, bits.word()).best(dice, rolls).1).0;
            }
            self.follow(next, turns, seat, &mut bits)
        });
        TriedAnswer::of(action, &each.collect::<Vec<_>>())
    }

    /// Plays a game to the end of the turn, and looks at the table for a seat.
    fn follow(&self, mut state: State, turns: u16, seat: Seat, bits: &mut Bits) -> SeatWorths {
        let mut foresight = Foresight::new(self.net, &self.judge).among(Others::Alike);
        foresight.to_next_turn(&mut state, turns, seat, Manner::Carefully, bits);
        worth_to(seat, look(state.table()))
    }

    /// How often something is tried of which one try stands for so many tries of an answer: twice at least, for one says nothing of how far it
    /// may be off.
    fn tries(&self, each: u32) -> u32 {
        self.depth.tries.div_ceil(each).max(2)
    }

    /// Luck and thoughts for the n-th try at the next input: the same for every answer.
    fn bits(&self, n: u32) -> Bits {
        Bits::new(self.depth.seed, self.priced << 32 | u64::from(n))
    }
}

/// For this many tries of an answer, a plan is made once where dice can still be kept after it.
const PLANS_FOR: u32 = 12;
/// For this many tries of an answer, a result of the dice is followed once.
const TRIES_FOR_RESULT: u32 = 6;
/// A seat rolls again after this many turns at most, its own ones and those of others, even where some are won.
const MOST_TURNS: usize = 12;

/// The chances on a table on which somebody is about to roll, or where the game is over: what the network says, put right by how
/// often that came true.
fn look(table: &Table) -> Shares {
    let shares = table_shares(table);
    if table.over().is_some() {
        shares
    } else {
        Calibration::OURS.settle(table.seats().len(), table.alive().len(), &shares)
    }
}

/// What the network says of a table on which somebody is about to roll, as shares of one, or who won where the game is over.
pub fn table_shares(table: &Table) -> Shares {
    let (net, mut shares) = (Net::ours(), [0.0; 6]);
    table.seats().iter().for_each(|seat| shares[seat.index()] = net.worth(table, seat));
    let sum: f64 = shares.iter().sum();
    if sum > 0.0 && table.over().is_none() {
        for share in &mut shares {
            *share /= sum;
        }
    }
    shares
}

fn worth_to(seat: Seat, shares: Shares) -> SeatWorths {
    let mut worth = [shares[seat.index()]; 7];
    worth[1..].copy_from_slice(&shares);
    worth
}

fn shares_of([_, shares @ ..]: &SeatWorths) -> Shares {
    *shares
}

fn planned_shares(worths: &PlannedWorths) -> Shares {
    shares_of(&apart(worths).0)
}

/// The standard error of the mean difference of what was tried with the same luck.
fn error_of_difference(one: &[f64], other: &[f64]) -> f64 {
    standard_error(one.iter().zip(other).map(|(one, other)| one - other))
}

/// The standard error of the mean of what was tried. Nothing where all tries came to the same, to the last bit.
fn standard_error(tries: impl Iterator<Item = f64> + Clone) -> f64 {
    let (many, first) = (tries.clone().count() as f64, tries.clone().next().unwrap_or(0.0));
    if tries.clone().all(|one| one.to_bits() == first.to_bits()) {
        return 0.0;
    }
    let mean = tries.clone().sum::<f64>() / many;
    let squares: f64 = tries.map(|one| (one - mean) * (one - mean)).sum();
    (squares / (many - 1.0) / many).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Player, play, random_input};
    use kaiju_rules::notation::parse_position;
    use kaiju_rules::{EditionId, Face, Rules, Setup};

    const DEPTH: ReviewDepth = ReviewDepth { tries: 12, seed: 3 };

    /// The states of a game and the inputs between them.
    fn states(setup: &Setup, inputs: &[Input]) -> Vec<State> {
        let mut all = vec![State::new(setup)];
        for &input in inputs {
            let mut next = all[all.len() - 1].clone();
            next.advance(input, &mut Log::Off);
            all.push(next);
        }
        all
    }

    fn game_of(setup: &Setup, players: &[&str], game: u64) -> Vec<Input> {
        let mut bots: Vec<_> = players.iter().map(|name| name.parse::<Player>().expect("a player").seat()).collect();
        let (mut state, mut inputs) = (State::new(setup), Vec::new());
        let told = |input| inputs.push(input);
        play(setup, &mut state, &mut bots, &mut Bits::new(7, game), &mut Bits::new(8, game), told);
        inputs
    }

    /// Start, luck, one's own decisions and those of others make the result, whoever plays whatever.
    #[test]
    fn balances_add_up_in_every_edition() {
        for (edition, evolutions) in EditionId::all().flat_map(|edition| [(edition, false), (edition, true)]) {
            let rules = Rules { evolutions, ..edition.edition().rules };
            for players in [2, 3, 4, 5, 6] {
                let setup = Setup::new(edition, players).expect("a table").with_rules(rules);
                a_random_game_adds_up(&setup);
            }
        }
    }

    /// So they do with cards that the network does not know, and where nobody is eliminated.
    #[test]
    fn balances_add_up_with_promos_costumes_and_comebacks() {
        for (players, evolutions) in [(4, false), (4, true), (5, false), (5, true)] {
            let usual = Rules { evolutions, ..EditionId::FIRST.edition().rules };
            let flipped = [
                Rules { promos: true, costumes: true, ..usual },
                Rules { comebacks: true, ..usual },
                Rules { promos: true, costumes: true, comebacks: true, ..usual },
            ];
            for rules in flipped {
                a_random_game_adds_up(&Setup::new(EditionId::FIRST, players).expect("a table").with_rules(rules));
            }
        }
    }

    /// Plays a game at random, and holds its review to what must add up.
    fn a_random_game_adds_up(setup: &Setup) {
        let (mut state, mut inputs, mut legal) = (State::new(setup), Vec::new(), Legal::default());
        let mut bits = Bits::new(3, setup.monsters().len() as u64);
        while let Some(input) = random_input(&state, &mut bits, &mut legal) {
            state.advance(input, &mut Log::Off);
            inputs.push(input);
        }
        let review = GameReview::of(&states(setup, &inputs), &inputs, ReviewDepth { tries: 2, seed: 5 }, |_| {});
        assert_eq!(review.steps.len(), inputs.len());
        let winners = state.table().over().expect("it is over");
        for seat in state.table().seats().iter() {
            let balance = review.balance(seat);
            let sum = balance.start + balance.luck + balance.own + balance.others;
            assert!((sum - balance.result).abs() < 1e-9, "{balance:?}");
            let won = if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            assert!((balance.result - won).abs() < 1e-9 && balance.own <= 1e-9, "{balance:?}");
        }
        for step in &review.steps {
            assert!(step.after.iter().all(|share| (-1e-9..=1.0 + 1e-9).contains(share)), "{step:?}");
            if let StepPart::Decision(judgement) = step.part {
                assert!(judgement.loss() >= 0.0 && judgement.stake >= -1e-9, "{judgement:?}");
            }
        }
    }

    /// What the coach says while somebody decides follows from what that seat sees: whatever others hold and nobody has seen may be
    /// anything else. And it is what the review says later.
    #[test]
    fn answers_are_weighed_by_what_the_seat_sees() {
        let rules = Rules { evolutions: true, ..EditionId::SECOND.edition().rules };
        let setup = Setup::new(EditionId::SECOND, 3).expect("three can play").with_rules(rules);
        let (mut reviewer, mut coach) = (Reviewer::new(DEPTH), Reviewer::new(DEPTH));
        let (mut poisoned, mut asked, mut off) = (0, 0, 0.0);
        for game in 0..3 {
            let inputs = game_of(&setup, &["greedy", "random", "greedy"], game);
            let states = states(&setup, &inputs);
            reviewer.begin(&states[0]);
            let mut bits = Bits::new(9, game);
            for (pair, &input) in states.windows(2).zip(&inputs) {
                let step = reviewer.price(&pair[0], input, &pair[1]);
                let StepPart::Decision(judgement) = step.part else { continue };
                let view = pair[0].seen_by(Viewer::Seat(judgement.seat));
                let weighed = coach.weigh(&view);
                assert!(weighed.windows(2).all(|pair| pair[0].chance >= pair[1].chance), "{weighed:?}");
                // The same eyes, and other secrets behind what they see.
                let other = view.imagine(|n| bits.below(n));
                poisoned += usize::from(other != pair[0]);
                assert_eq!(coach.weigh(&other.seen_by(Viewer::Seat(judgement.seat))), weighed);
                asked += 1;
                off += (weighed[0].chance - judgement.best_chance).abs();
                for viewer in [Viewer::Public, Viewer::Seat(Seat::new((judgement.seat.index() + 1) % 3))] {
                    assert!(coach.weigh(&pair[0].seen_by(viewer)).is_empty(), "who is not asked is told nothing");
                }
            }
        }
        assert!(poisoned > 20 && asked > 100, "{poisoned} of {asked}");
        assert!(off / f64::from(asked) < 0.01, "the coach is {} off the review", off / f64::from(asked));
    }

    /// Where luck has a say after the Roll, what is said of a keep is not exact: with other luck it differs as much as the judge says, against
    /// other keeps and against a power that is tried by itself.
    #[test]
    fn the_judge_says_how_far_it_may_be_off_about_dice() {
        let lines = "seat A gigazaur ♥5 ★8 ⚡9\nseat B kraken ♥4 ★9 city\nseat C alienoid ♥6 ★12 ⚡8\ncards A rapid-healing\n\
                     shop acid-attack corner-store energize\nat keep A dice 1ehss3 rolls 2";
        let state = parse_position(&format!("kaiju position 1\nedition second\n{lines}")).expect("a position");
        let mut judge = |seed| Reviewer::new(ReviewDepth { tries: 24, seed }).weigh_all(&state);
        let said: Vec<Vec<AnswerWorth>> = (1..=24).map(&mut judge).collect();
        let keep = |letters: &str| Action::Keep(letters.chars().filter_map(Face::from_letter).collect());
        let power = said[0].iter().find(|one| matches!(one.action, Action::Use(_))).expect("a power").action;
        let mean = |all: &[f64]| all.iter().sum::<f64>() / all.len() as f64;
        for action in [keep("1"), keep("13"), power] {
            let of = |weighed: &Vec<AnswerWorth>| {
                let best = weighed.iter().fold(0.0f64, |best, one| best.max(one.chance));
                let own = weighed.iter().find(|one| one.action == action).expect("a legal answer");
                (best - own.chance, own.error)
            };
            let (losses, errors): (Vec<f64>, Vec<f64>) = said.iter().map(of).unzip();
            let squares: Vec<f64> = losses.iter().map(|loss| loss - mean(&losses)).map(|off| off * off).collect();
            let (scatter, error) = ((mean(&squares) * 24.0 / 23.0).sqrt(), mean(&errors));
            assert!((0.6..1.5).contains(&(scatter / error)), "{action:?}: {} ± {error}, {scatter}", mean(&losses));
        }
    }

    /// Without anything to buy there is no luck after the Roll, and keeps are worked out exactly.
    #[test]
    fn the_judge_is_sure_where_nothing_is_left_to_luck() {
        let lines = "seat A gigazaur ♥5 ★8\nseat B kraken ♥4 ★9 city\nseat C alienoid ♥6 ★12\nshop - - -\nat keep A dice 1ehss3 rolls 2";
        let state = parse_position(&format!("kaiju position 1\nedition second\n{lines}")).expect("a position");
        let weighed = Reviewer::new(ReviewDepth::default()).weigh_all(&state);
        assert!(weighed.len() > 40 && weighed.iter().all(|one| one.error == 0.0), "{weighed:?}");
    }

    /// Who plays better brings more of what its decisions could bring. What they cost does not tell: who has no chance left
    /// can lose none.
    #[test]
    fn the_better_player_is_the_more_accurate_one() {
        let setup = Setup::new(EditionId::SECOND, 4).expect("four can play");
        let players = ["seer", "greedy", "clumsy", "random"];
        let (mut accuracy, games) = ([0.0; 4], 3);
        for game in 0..games {
            let inputs = game_of(&setup, &players, game);
            let review = GameReview::of(&states(&setup, &inputs), &inputs, ReviewDepth { tries: 8, seed: 2 }, |_| {});
            for (i, sum) in accuracy.iter_mut().enumerate() {
                *sum += review.balance(Seat::new(i)).accuracy.unwrap_or(0.0) / games as f64;
            }
        }
        let [seer, greedy, clumsy, random] = accuracy;
        assert!(seer > 0.9 && seer > greedy && greedy > clumsy && clumsy > random && random < 0.3, "{accuracy:?}");
    }
}
