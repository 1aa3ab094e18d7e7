//! A bot that looks one step ahead: exact about its dice, by rule of thumb about everything else.

use std::hash::{Hash, Hasher};

use kaiju_rules::{
    Action, Dice, EvolutionSet, Evolutions, Face, Input, Kind, Legal, Log, Luck, Pending, Question, Seat, Source,
    State, Table, Turn, View,
};

use crate::judge::{Judge, Prospect, Weights};
use crate::reason::{Grounds, ReasonScale};
use crate::solver::Plan;
use crate::{Bits, Bot, BotReason};

/// How often dice that an answer leads to are thrown to see what comes of it.
const SAMPLES: usize = 3;
/// A power is used in passing only where it brings at least this.
const WORTHWHILE: f64 = 0.05;

/// The greedy player.
#[derive(Clone, Debug)]
pub struct Greedy {
    judge: Judge,
    plans: Plans,
    /// What the plan in use was made for.
    made_for: Option<PlanKey>,
}

/// Plans that were made, and the one that is in use. Who imagines many games of one turn needs many of them again.
#[derive(Clone, Debug)]
struct Plans {
    /// By a hash of all that the worths of a plan follow from; a new plan takes the place of an old one.
    made: Vec<(Option<u64>, Plan)>,
    at: usize,
    /// All of them are made in the same room.
    room: Vec<f64>,
}

impl Plans {
    fn new(room: usize) -> Plans {
        Plans { made: vec![(None, Plan::default()); room], at: 0, room: Vec::new() }
    }

    fn in_use(&mut self) -> &mut Plan {
        &mut self.made[self.at].1
    }

    /// The plan for a prospect of n dice is in use from now on, for m rolls at least.
    fn plan(&mut self, prospect: &Prospect, dice: u8, rolls: u8) {
        let mut hash = Mixed(u64::from(dice));
        prospect.hash_for(dice, &mut hash);
        self.at = (hash.0 >> 32) as usize % self.made.len();
        let (of, plan) = &mut self.made[self.at];
        plan.swap_room(&mut self.room);
        if *of == Some(hash.0) {
            plan.more_rolls(rolls);
        } else {
            plan.renew_by_sum(dice, rolls, |roll| prospect.worth_of(roll));
            *of = Some(hash.0);
        }
        plan.swap_room(&mut self.room);
    }
}

/// What a plan for a turn depends on: all that lies on the table but the dice and how often they may still be rolled. Of
/// what is hidden it knows what its seat does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PlanKey {
    turns: u16,
    seat: Seat,
    dice: u8,
    rest: u64,
}

impl PlanKey {
    pub(crate) fn of(table: &Table, seat: Seat) -> PlanKey {
        PlanKey::for_dice(table, seat, table.turn().dice.len())
    }

    /// With n dice.
    pub(crate) fn for_dice(table: &Table, seat: Seat, dice: u8) -> PlanKey {
        let mut rest = Mixed(1);
        Turn { dice: Dice::NONE, rolls: 0, ..*table.turn() }.hash(&mut rest);
        for other in table.seats().iter() {
            table.stand(other).hash(&mut rest);
            (table.place_of(other), table.held(other)).hash(&mut rest);
        }
        for card in table.in_play().iter() {
            (table.charges(card.into()), table.is_used(card.into())).hash(&mut rest);
        }
        (table.shop(), table.copied(), table.extras()).hash(&mut rest);
        let seen = |depth: u8| table.top(depth).filter(|_| table.looked(depth) == Some(seat));
        [0, 1, 2].map(seen).hash(&mut rest);
        if table.rules().evolutions {
            PlanKey::grown(table, seat, &mut rest);
        }
        PlanKey { turns: table.turns(), seat, dice, rest: rest.0 }
    }

    /// Evolutions, and what came of them.
    fn grown(table: &Table, seat: Seat, rest: &mut Mixed) {
        for other in table.seats().iter() {
            let Evolutions { hand, in_hand, shown, discard, .. } = *table.evolutions(other);
            (if other == seat { hand } else { EvolutionSet::EMPTY }, in_hand, shown, discard).hash(rest);
            for evolution in shown.iter().map(|n| Source::evolution(other, n)) {
                (table.charges(evolution), table.is_used(evolution), table.lent_to(evolution)).hash(rest);
            }
        }
        (table.mirror(), table.frozen(), table.target()).hash(rest);
        table.marked().for_each(|card| card.hash(rest));
        table.aside().for_each(|aside| aside.hash(rest));
    }
}

/// A hash of whatever went in: quick, and never shown to anybody.
struct Mixed(u64);

impl Hasher for Mixed {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    fn write_u16(&mut self, n: u16) {
        self.write_u64(n.into());
    }

    fn write_u32(&mut self, n: u32) {
        self.write_u64(n.into());
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0 ^ n).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23);
    }

    fn write_u128(&mut self, n: u128) {
        self.write_u64(n as u64);
        self.write_u64((n >> 64) as u64);
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy::new(Weights::PLAIN)
    }
}

impl Bot for Greedy {
    fn choose(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> Action {
        match view.certain() {
            Some(state) => self.decide(state, legal, bits),
            None => self.decide(&view.imagine(|n| bits.below(n)), legal, bits),
        }
    }

    fn explain(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> BotReason {
        match view.certain() {
            Some(state) => self.reason(state, legal, bits),
            None => self.reason(&view.imagine(|n| bits.below(n)), legal, bits),
        }
    }
}

impl Greedy {
    /// A player that likes these things.
    pub fn new(weights: Weights) -> Greedy {
        Greedy::with(Judge::new(weights))
    }

    /// A player that judges tables like this.
    pub fn with(judge: Judge) -> Greedy {
        Greedy { judge, plans: Plans::new(1), made_for: None }
    }

    /// With room for n plans, which are made again only where others took their place.
    #[must_use]
    pub(crate) fn remembering(self, plans: usize) -> Greedy {
        Greedy { plans: Plans::new(plans), ..self }
    }

    /// Another game: no plan is in use.
    pub(crate) fn forget(&mut self) {
        self.made_for = None;
    }

    /// What it judges tables by.
    pub fn judge(&self) -> &Judge {
        &self.judge
    }

    /// The answer to the question a game asks; nothing in the game is hidden from it, so it must be an imagined one.
    pub fn decide(&mut self, state: &State, legal: &Legal, bits: &mut Bits) -> Action {
        let Pending::Decide(seat, question) = state.pending() else { return Action::No };
        let table = state.table();
        let first = legal.get(0).unwrap_or(Action::No);
        match question {
            Question::Keep => {
                if let Some((power, _)) = self.before_keeping(state, seat, legal, bits) {
                    return power;
                }
                self.make_plan(table, seat);
                Action::Keep(self.plans.in_use().best(table.turn().dice, table.turn().rolls).0)
            }
            // All of them: dice now are worth more than dice later.
            Question::Tokens => legal.get(legal.len().saturating_sub(1)).unwrap_or(first),
            Question::Resolve | Question::Ending => first,
            Question::Choose => {
                let stays = |action: &Action| match action {
                    Action::Take(source) => table.print(*source).kind == Kind::Permanent,
                    _ => false,
                };
                legal.iter().find(stays).unwrap_or(first)
            }
            _ => match self.in_passing(state, seat, legal, 0, bits) {
                Some((power, _)) => power,
                None => self.best(state, seat, question, legal, bits),
            },
        }
    }

    /// The answer of [`Greedy::decide`], and why.
    fn reason(&mut self, state: &State, legal: &Legal, bits: &mut Bits) -> BotReason {
        let Pending::Decide(seat, question) = state.pending() else {
            return BotReason { action: Action::No, grounds: Grounds::Untold };
        };
        let table = state.table();
        let power = match question {
            Question::Tokens | Question::Resolve | Question::Ending | Question::Choose => {
                return BotReason { action: self.decide(state, legal, bits), grounds: Grounds::Habit };
            }
            Question::Keep => self.before_keeping(state, seat, legal, bits),
            _ => self.in_passing(state, seat, legal, 0, bits),
        };
        if let Some(power) = power {
            return self.gained(power);
        }
        let (scale, unit) = self.scale();
        if question == Question::Keep {
            self.make_plan(table, seat);
            let (dice, rolls) = (table.turn().dice, table.turn().rolls);
            return keep_reason(self.plans.in_use(), dice, rolls, scale, unit);
        }
        let mut all = Vec::new();
        let action = self.rank(state, seat, question, legal, bits, |ranked| all.push(ranked));
        BotReason::among(action, scale, unit, all)
    }

    /// Why a power is used in passing.
    pub(crate) fn gained(&self, (action, gain): (Action, f64)) -> BotReason {
        let (scale, unit) = self.scale();
        BotReason { action, grounds: Grounds::Gain(scale, gain * unit) }
    }

    /// What its worths are, and what one of them is in that.
    fn scale(&self) -> (ReasonScale, f64) {
        if self.judge.is_learned() { (ReasonScale::Chance, self.judge.slope(0.0)) } else { (ReasonScale::Score, 1.0) }
    }

    /// A power to be used before deciding what to keep, if there is one that is worthwhile, and what it brings.
    pub(crate) fn before_keeping(
        &mut self,
        state: &State,
        seat: Seat,
        legal: &Legal,
        bits: &mut Bits,
    ) -> Option<(Action, f64)> {
        let turn = state.table().turn();
        let keeps = if turn.rolls == 0 { 1 } else { turn.dice.keeps() };
        if legal.len() == keeps {
            return None;
        }
        self.make_plan(state.table(), seat);
        self.in_passing(state, seat, legal, keeps, bits)
    }

    fn make_plan(&mut self, table: &Table, seat: Seat) {
        let key = PlanKey::of(table, seat);
        let rolls = table.turn().rolls;
        if self.made_for == Some(key) {
            self.plans.in_use().more_rolls(rolls);
            return;
        }
        let prospect = Prospect::new(&self.judge, table, seat, key.dice);
        self.plans.plan(&prospect, key.dice, rolls);
        self.made_for = Some(key);
    }

    /// A power to be used while something else is asked, if that is worthwhile, and what it brings. Answers before `from` are
    /// no such.
    fn in_passing(
        &mut self,
        state: &State,
        seat: Seat,
        legal: &Legal,
        from: usize,
        bits: &mut Bits,
    ) -> Option<(Action, f64)> {
        let passing = |action: &Action| matches!(action, Action::Use(_) | Action::Play(_));
        let mut best: Option<(Action, f64)> = None;
        let mut now = None;
        for action in (from..legal.len()).filter_map(|i| legal.get(i)).filter(passing) {
            let now = *now.get_or_insert_with(|| self.worth(state, state.table(), seat));
            let gain = self.after(state, seat, action, bits) - now;
            if gain > best.map_or(WORTHWHILE, |(_, gain)| gain) {
                best = Some((action, gain));
            }
        }
        best
    }

    /// The best of the answers proper.
    fn best(&mut self, state: &State, seat: Seat, question: Question, legal: &Legal, bits: &mut Bits) -> Action {
        self.rank(state, seat, question, legal, bits, |_| ())
    }

    /// Ranks the legal answers, the best first, with what each is worth.
    pub(crate) fn rank(
        &mut self,
        state: &State,
        seat: Seat,
        question: Question,
        legal: &Legal,
        bits: &mut Bits,
        mut tell: impl FnMut((Action, f64)),
    ) -> Action {
        let table = state.table();
        let now = self.worth(state, table, seat);
        let mut best: Option<(Action, f64)> = None;
        for action in legal.iter() {
            let worth = match (question, action) {
                (_, Action::Use(_) | Action::Play(_)) if !matches!(question, Question::Evolve(_)) => continue,
                // What comes after buying is no reason to buy.
                (Question::Shop, Action::No) => {
                    let saves = table.rules().energy_if_no_buy && !table.turn().bought;
                    now + if saves { self.judge.weights().energy } else { 0.0 }
                }
                (Question::Shop, Action::Sweep) => {
                    let spare = f64::from(table.energy(seat)) - 6.0;
                    let cost = 2.0 * self.judge.weights().energy;
                    now - cost + spare.max(0.0) * self.judge.weights().sweep
                }
                // The dice as they lie are worth what they are.
                (Question::Change, Action::No) => now,
                // One die against all that are left.
                (Question::Hearts, Action::No) => {
                    let dice = f64::from(table.turn().dice.count(Face::Heart).max(1));
                    now + (self.after(state, seat, action, bits) - now) / dice
                }
                _ => self.after(state, seat, action, bits),
            };
            tell((action, worth));
            if best.is_none_or(|(_, most)| worth > most + 1e-9) {
                best = Some((action, worth));
            }
        }
        best.map_or_else(|| legal.get(0).unwrap_or(Action::No), |(action, _)| action)
    }

    /// What the game is worth to a seat after an answer; dice that fall at once are thrown a few times.
    fn after(&mut self, state: &State, seat: Seat, action: Action, bits: &mut Bits) -> f64 {
        let mut next = state.clone();
        next.advance(Input::Act(action), &mut Log::Off);
        if !matches!(next.pending(), Pending::Chance(Luck::For(..))) {
            return self.worth(&next, state.table(), seat);
        }
        let mut sum = 0.0;
        for _ in 0..SAMPLES {
            let mut one = next.clone();
            for _ in 0..4 {
                let Pending::Chance(luck @ Luck::For(..)) = one.pending() else { break };
                one.advance(Input::Luck(luck.draw(one.table(), bits.word())), &mut Log::Off);
            }
            sum += self.worth(&one, state.table(), seat);
        }
        sum / SAMPLES as f64
    }

    /// What a game is worth to a seat. Dice that wait to be resolved count for what they will do; `before` is the table
    /// the plan for the turn was made for, if there is one.
    fn worth(&mut self, state: &State, before: &Table, seat: Seat) -> f64 {
        let table = state.table();
        let turn = table.turn();
        let waits = !turn.rolled && !turn.dice.is_empty() && turn.dice.len() == turn.size && table.over().is_none();
        if !waits || !table.alive().has(seat) || table.turns() != before.turns() {
            return self.judge.score(table, seat);
        }
        if state.pending() == Pending::Decide(seat, Question::Keep)
            && self.made_for.is_some_and(|key| (key.turns, key.seat, key.dice) == (table.turns(), seat, turn.size))
        {
            self.plans.in_use().more_rolls(turn.rolls);
            let spent = self.judge.score(table, seat) - self.judge.score(before, seat);
            return self.plans.in_use().best(turn.dice, turn.rolls).1 + spent;
        }
        Prospect::as_it_lies(&self.judge, table, seat, turn.size).worth(turn.dice)
    }
}

/// Why a plan keeps what it keeps.
pub(crate) fn keep_reason(plan: &Plan, dice: Dice, rolls: u8, scale: ReasonScale, unit: f64) -> BotReason {
    let action = Action::Keep(plan.best(dice, rolls).0);
    if rolls == 0 {
        return BotReason { action, grounds: Grounds::NoGain };
    }
    let choices = plan.choices(dice, rolls).map(|(kept, worth)| (Action::Keep(kept), worth));
    BotReason::among(action, scale, unit, choices)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random_input;
    use crate::solver::results;
    use kaiju_rules::notation::position;
    use kaiju_rules::{EditionId, Rules, Setup, Viewer};

    /// A game of which nothing is unknown is the only one that can be imagined.
    #[test]
    fn who_knows_everything_imagines_nothing() {
        let (mut certain, mut open) = (0, 0);
        for (evolutions, game) in [false, true].into_iter().flat_map(|evolutions| (0..40).map(move |n| (evolutions, n)))
        {
            let setup = Setup::new(EditionId::SECOND, 3).expect("a table");
            let setup = setup.with_rules(Rules { evolutions, ..setup.rules() });
            let (mut state, mut bits, mut legal) = (State::new(&setup), Bits::new(6, game), Legal::default());
            while let Some(input) = random_input(&state, &mut bits, &mut legal) {
                state.advance(input, &mut Log::Off);
                let view = state.seen_by(Viewer::Seat(Seat::A));
                let mut draws = 0;
                let imagined = view.imagine(|_| {
                    draws += 1;
                    0
                });
                match view.certain() {
                    Some(known) => assert!(draws == 0 && *known == imagined && *known == state, "{}", position(&state)),
                    None => assert!(draws > 0, "{}", position(&state)),
                }
                *if draws == 0 { &mut certain } else { &mut open } += 1;
            }
        }
        assert!(certain > 1000 && open > 1000, "{certain} games were known, {open} not");
    }

    /// What was planned for a turn is used again only where it would be planned again; and that it is, most of the time.
    #[test]
    fn plans_with_the_same_key_are_the_same() {
        let judge = Judge::new(Weights::PLAIN);
        let (mut same, mut other) = (0, 0);
        for (edition, players) in EditionId::all().flat_map(|edition| [2, 4, 6].map(|players| (edition, players))) {
            let rules = Rules { evolutions: true, promos: true, costumes: true, ..edition.edition().rules };
            let setup = Setup::new(edition, players).expect("a table").with_rules(rules);
            for game in 0..60 {
                let (mut state, mut bits, mut legal) = (State::new(&setup), Bits::new(4, game), Legal::default());
                let mut last: Option<(PlanKey, Vec<f64>)> = None;
                while let Some(input) = random_input(&state, &mut bits, &mut legal) {
                    state.advance(input, &mut Log::Off);
                    let table = state.table();
                    let Pending::Decide(seat, Question::Keep) = state.pending() else { continue };
                    let key = PlanKey::of(table, seat);
                    let prospect = Prospect::new(&judge, table, seat, key.dice);
                    let worths: Vec<f64> = results(key.dice).iter().map(|&roll| prospect.worth(roll)).collect();
                    match last {
                        Some((of, ref before)) if of == key => {
                            same += 1;
                            assert!(before == &worths, "{}", position(&state));
                        }
                        Some((of, _)) if (of.turns, of.seat, of.dice) == (key.turns, key.seat, key.dice) => other += 1,
                        _ => {}
                    }
                    last = Some((key, worths));
                }
            }
        }
        assert!(same > 20 * other && other > 100, "{same} were the same, {other} not");
    }
}
