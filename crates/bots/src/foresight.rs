//! A player that sees as far as the end of a turn: every answer is followed until the next monster is about to roll, and
//! the network says what the table is worth then.

use std::sync::OnceLock;

use kaiju_rules::{
    Action, CardId, Dice, Face, Input, Legal, Log, Luck, Moment, Outcome, Pending, Question, Seat, SlotId, State,
    Table, View,
};

use crate::greedy::{Greedy, PlanKey, keep_reason};
use crate::judge::{Judge, about_to_roll};
use crate::mind::{Mind, Recall};
use crate::misjudgement::Misjudgement;
use crate::quick::Quick;
use crate::reason::{Grounds, ReasonScale};
use crate::solver::{MOST_DICE, Plan, results};
use crate::{Bits, Bot, BotReason};

/// How often each answer is tried, with the same luck for all of them.
const TRIES: u64 = 8;
/// The most answers that are tried.
const MOST_ARMS: usize = 12;
/// A power is used in passing only where it brings at least this.
const WORTHWHILE: f64 = 0.002;

/// How many plans for turns of others are remembered.
const PLANS: usize = 64;

/// How somebody plays a turn to its end. Whoever else is asked on the way answers as [`Others`] says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// Tries every face-up card, and leaving Tokyo, and asks the network; all else is answered in a hurry.
    Carefully,
    /// In a hurry, and nothing is bought.
    Sparingly,
}

/// What others are taken for where they are asked on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Others {
    /// Greedy players.
    Greedy,
    /// Players who ask the same network whether to leave Tokyo, and are greedy otherwise.
    Leaving,
    /// Players who answer in the same manner.
    Alike,
}

/// Follows turns to their end.
#[derive(Clone, Debug)]
pub struct Foresight<'a> {
    net: Mind<'a>,
    others: Others,
    champion: bool,
    quick: Quick<'a>,
    greedy: Greedy,
    legal: Legal,
    plan: Plan,
    both: Plan<[f64; 2]>,
    memory: Recall,
    /// Was there a power on the way that can look back at the Roll when the turn ends, or was one to be had?
    looks_back: bool,
}

impl<'a> Foresight<'a> {
    /// With a network for tables, and a judge for what is answered in a hurry.
    pub fn new(net: impl Into<Mind<'a>>, judge: &'a Judge) -> Foresight<'a> {
        let net = net.into();
        Foresight {
            net,
            others: Others::Greedy,
            champion: !matches!(net, Mind::Small(_)),
            quick: Quick::new(judge),
            greedy: Greedy::default().remembering(PLANS),
            legal: Legal::default(),
            plan: Plan::default(),
            both: Plan::new(0, 0, |_| [0.0; 2]),
            memory: Recall::default(),
            looks_back: false,
        }
    }

    /// Takes others for such players.
    #[must_use]
    pub fn among(self, others: Others) -> Foresight<'a> {
        Foresight { others, ..self }
    }

    /// Forgets where it was: other games are followed from now on. What it has worked out for any game it keeps.
    pub(crate) fn forget(&mut self) {
        self.greedy.forget();
    }

    /// Plays on until somebody is about to roll in another turn than this one; this seat answers in this manner.
    pub fn to_next_turn(&mut self, state: &mut State, turns: u16, me: Seat, manner: Manner, bits: &mut Bits) {
        self.quick.forget();
        // No turn needs as many inputs; a guess that goes round in circles ends here.
        for _ in 0..500 {
            let table = state.table();
            self.looks_back = self.looks_back || Sorts::looks_back(table, me);
            let input = match state.pending() {
                Pending::Over(_) => return,
                Pending::Chance(Luck::Throw(_)) if table.turns() != turns && about_to_roll(table) => return,
                Pending::Chance(luck) => Input::Luck(luck.draw(table, bits.word())),
                Pending::Decide(seat, Question::Yield) if seat != me && self.others == Others::Leaving => {
                    Input::Act(self.leave_of(state, seat, bits))
                }
                Pending::Decide(seat, _) if seat != me && self.others != Others::Alike => {
                    state.legal_into(&mut self.legal);
                    Input::Act(self.greedy.decide(state, &self.legal, bits))
                }
                Pending::Decide(seat, question) => Input::Act(match (question, manner) {
                    (Question::Shop, Manner::Carefully) => self.shop(state, seat, bits),
                    (Question::Shop, Manner::Sparingly) => Action::No,
                    (Question::Yield, Manner::Carefully) => self.leave(state, seat, bits),
                    (Question::Evolve(_), _) if self.champion => {
                        state.legal_into(&mut self.legal);
                        self.greedy.decide(state, &self.legal, bits)
                    }
                    _ => self.quick.answer(state, seat, question, bits),
                }),
            };
            state.hurry(input);
        }
    }

    /// What a table on which somebody is about to roll is worth to a seat.
    pub fn look(&mut self, table: &Table, seat: Seat) -> f64 {
        self.net.worth_near(table, seat, &mut self.memory)
    }

    /// What a game is worth to a seat at the end of this turn.
    pub fn worth(&mut self, state: &mut State, turns: u16, seat: Seat, bits: &mut Bits) -> f64 {
        self.to_next_turn(state, turns, seat, Manner::Carefully, bits);
        self.look(state.table(), seat)
    }

    /// The face-up card that brings most, if any does.
    fn shop(&mut self, state: &State, seat: Seat, bits: &mut Bits) -> Action {
        let table = state.table();
        let mut best: Option<(Action, f64)> = None;
        for slot in SlotId::ALL {
            let Some(card) = table.shop()[slot.index()] else { continue };
            if !table.affords(seat, card) {
                continue;
            }
            self.looks_back |= Sorts::lets_look_back(table, card);
            let least = match best {
                Some((_, least)) => least,
                None => self.after(state, Action::No, seat, bits),
            };
            let worth = self.after(state, Action::Buy(slot), seat, bits);
            best = Some(match best {
                _ if worth > least => (Action::Buy(slot), worth),
                Some(best) => best,
                None => (Action::No, least),
            });
        }
        best.map_or(Action::No, |(action, _)| action)
    }

    /// Whether to leave Tokyo, with the same luck after both answers.
    fn leave(&mut self, state: &State, seat: Seat, bits: &mut Bits) -> Action {
        let seed = bits.word();
        let [go, stay] =
            [Action::Yes, Action::No].map(|answer| self.after(state, answer, seat, &mut Bits::new(seed, 0)));
        if go > stay { Action::Yes } else { Action::No }
    }

    /// Whether somebody else leaves Tokyo. On the way to the end of that thought, all others are greedy.
    fn leave_of(&mut self, state: &State, seat: Seat, bits: &mut Bits) -> Action {
        self.others = Others::Greedy;
        let answer = self.leave(state, seat, bits);
        self.others = Others::Leaving;
        answer
    }

    /// What is left at the end of the turn after an answer, if nothing else is bought.
    fn after(&mut self, state: &State, action: Action, seat: Seat, bits: &mut Bits) -> f64 {
        let mut next = state.clone();
        let turns = next.table().turns();
        next.advance(Input::Act(action), &mut Log::Off);
        self.to_next_turn(&mut next, turns, seat, Manner::Sparingly, bits);
        self.look(next.table(), seat)
    }

    /// What a turn is worth to the seat that is about to roll in it, if it keeps what the network likes best.
    pub fn turn(&mut self, state: &State, seat: Seat, bits: &mut Bits) -> f64 {
        let turn = state.table().turn();
        let mut each = self.rolls_for(state, seat, seat, turn.size, bits).into_iter();
        self.plan.renew(turn.size, turn.rolls, |_| each.next().map_or(0.0, |[worth, _]| worth));
        self.plan.before()
    }

    /// What a table on which somebody is about to roll is worth to a seat, with all that can be rolled and kept in this turn, and
    /// in the turns after it, as many as there are to be in all. What a later turn tells is how far the network was off there.
    pub fn through(&mut self, state: &State, seat: Seat, turns: u8, bits: &mut Bits) -> f64 {
        let mut state = state.clone();
        let mut sum = self.look(state.table(), seat);
        for left in (0..turns).rev() {
            let table = state.table();
            let (active, turn, turns) = (table.active(), *table.turn(), table.turns());
            if table.over().is_some() || !table.alive().has(seat) || !about_to_roll(table) || turn.size > MOST_DICE {
                break;
            }
            let mut each = self.rolls_for(&state, active, seat, turn.size, bits).into_iter();
            self.both.renew(turn.size, turn.rolls, |_| each.next().unwrap_or_default());
            sum += self.both.before()[1] - self.look(state.table(), seat);
            if left > 0 {
                let roll = self.rolled(turn.size, turn.rolls, bits);
                lay(&mut state, active, roll);
                self.to_next_turn(&mut state, turns, active, Manner::Carefully, bits);
            }
        }
        sum
    }

    /// A Roll of somebody who keeps what the plan for both says.
    fn rolled(&self, dice: u8, rolls: u8, bits: &mut Bits) -> Dice {
        (1..rolls).rev().fold(Dice::throw(dice, bits.word()), |roll, left| {
            let kept = self.both.best(roll, left).0;
            kept.plus(Dice::throw(dice - kept.len(), bits.word()))
        })
    }

    /// What each result of the dice is worth to who is asked what to keep, in the order of their numbers.
    pub fn rolls(&mut self, state: &State, seat: Seat, bits: &mut Bits) -> Vec<f64> {
        let dice = state.table().turn().dice.len();
        self.rolls_for(state, seat, seat, dice, bits).into_iter().map(|[worth, _]| worth).collect()
    }

    /// What each result of n dice is worth to who rolls, and to somebody else, in the order of their numbers.
    pub fn rolls_for(&mut self, state: &State, seat: Seat, other: Seat, dice: u8, bits: &mut Bits) -> Vec<[f64; 2]> {
        self.rolls_by(state, seat, dice, bits, |foresight, table| {
            let own = foresight.look(table, seat);
            [own, if other == seat { own } else { foresight.look(table, other) }]
        })
    }

    /// What each result of n dice is worth by the table it leads to, in the order of their numbers.
    pub fn rolls_by<W: Copy>(
        &mut self,
        state: &State,
        seat: Seat,
        dice: u8,
        bits: &mut Bits,
        mut worth: impl FnMut(&mut Foresight<'a>, &Table) -> W,
    ) -> Vec<W> {
        let table = state.table();
        let turns = table.turns();
        let mut thrown = state.clone();
        throw_all(&mut thrown);
        let seed = if self.champion { bits.word() } else { 0 };
        self.of_each(dice, Sorts::of(table, seat, dice), |foresight, roll| {
            let mut next = thrown.clone();
            lay(&mut next, seat, roll);
            if foresight.champion {
                foresight.to_next_turn(&mut next, turns, seat, Manner::Carefully, &mut Bits::new(seed, 0));
            } else {
                foresight.to_next_turn(&mut next, turns, seat, Manner::Carefully, bits);
            }
            worth(foresight, next.table())
        })
    }

    /// What each result of n dice is worth, in the order of their numbers. Of those that come to the same only one
    /// is followed, unless a power that looks back at the Roll turned up on the way: it may tell them apart.
    fn of_each<W: Copy>(
        &mut self,
        dice: u8,
        sorts: Option<&Sorts>,
        mut worth: impl FnMut(&mut Foresight<'a>, Dice) -> W,
    ) -> Vec<W> {
        let Some(sorts) = sorts else { return results(dice).iter().map(|&roll| worth(self, roll)).collect() };
        let mut known: Vec<Option<W>> = vec![None; sorts.many];
        let each = results(dice).iter().zip(&sorts.of).map(|(&roll, &sort)| {
            let known = &mut known[usize::from(sort)];
            known.unwrap_or_else(|| {
                self.looks_back = false;
                let own = worth(self, roll);
                *known = (!self.looks_back).then_some(own);
                own
            })
        });
        each.collect()
    }
}

/// Where somebody is asked what to keep, all dice are in the air afterwards.
pub(crate) fn throw_all(state: &mut State) {
    if matches!(state.pending(), Pending::Decide(_, Question::Keep)) && state.table().turn().rolls > 0 {
        state.advance(Input::Act(Action::Keep(Dice::NONE)), &mut Log::Off);
    }
}

/// Makes dice that are all in the air fall like this, and ends a seat's rolling with it.
pub(crate) fn lay(state: &mut State, seat: Seat, roll: Dice) {
    if matches!(state.pending(), Pending::Chance(Luck::Throw(n)) if n == roll.len()) {
        state.advance(Input::Luck(Outcome::Dice(roll)), &mut Log::Off);
    }
    if state.pending() == Pending::Decide(seat, Question::Keep) && state.table().turn().dice == roll {
        state.advance(Input::Act(Action::Keep(roll)), &mut Log::Off);
    }
}

/// Results that come to the same: how many sorts there are, and the sort of each result by its number.
#[derive(Debug, Default)]
struct Sorts {
    many: usize,
    of: Vec<u16>,
}

impl Sorts {
    /// Whose power may look at the numbers of a Roll, or at hearts nobody needs.
    const OWN: [Moment; 13] = [
        Moment::HealsOthers,
        Moment::Doubles,
        Moment::Smashes,
        Moment::MoreSmashes,
        Moment::Damage,
        Moment::Dealing,
        Moment::Turns,
        Moment::Usable,
        Moment::Rolled,
        Moment::Tallied,
        Moment::Scored,
        Moment::Striking,
        Moment::HeartsRolled,
    ];
    const OTHERS: [Moment; 2] = [Moment::OthersRolled, Moment::OthersRolling];

    /// Has this seat a power that may look back at the Roll when the turn ends?
    #[inline]
    fn looks_back(table: &Table, seat: Seat) -> bool {
        let looks = |moment| table.hears(seat, moment) && Sorts::looks_back_at(table, seat, moment);
        looks(Moment::TurnEnds) || looks(Moment::TurnOver)
    }

    #[inline(never)]
    fn looks_back_at(table: &Table, seat: Seat, moment: Moment) -> bool {
        table.powers(seat, moment).any(|(_, hooks)| hooks.looks_back())
    }

    /// May whoever gets this card look back at the Roll with it: by itself, or because it stands for one that does?
    fn lets_look_back(table: &Table, card: CardId) -> bool {
        let looks_back = |card: CardId| table.card(card).hooks.looks_back();
        looks_back(card) || table.card(card).hooks.copies && table.in_play().iter().any(looks_back)
    }

    /// The sorts for a seat that rolls n dice, unless something in play tells apart what else comes to the same. What
    /// it may get in the same turn is not known yet: where that matters turns out while the turn is followed.
    fn of(table: &Table, seat: Seat, dice: u8) -> Option<&'static Sorts> {
        static ALL: [[OnceLock<Sorts>; 16]; MOST_DICE as usize + 1] =
            [const { [const { OnceLock::new() }; 16] }; MOST_DICE as usize + 1];
        let hears = |seat, moments: &[Moment]| moments.iter().any(|&moment| table.hears(seat, moment));
        let meddles = |other: Seat| other != seat && hears(other, &Sorts::OTHERS);
        let looks = hears(seat, &Sorts::OWN) || Sorts::looks_back(table, seat);
        if table.rules().evolutions || looks || table.alive().iter().any(meddles) {
            return None;
        }
        let stand = table.stand(seat);
        let missing = if table.in_tokyo(seat) { 0 } else { table.hearts_max(seat).saturating_sub(stand.hearts) };
        let needed = missing.saturating_add(stand.poison).saturating_add(stand.shrink).min(dice).min(15);
        let made = ALL.get(usize::from(dice))?[usize::from(needed)].get_or_init(|| Sorts::new(dice, needed));
        Some(made)
    }

    /// For n dice, of which m hearts are needed.
    fn new(dice: u8, needed: u8) -> Sorts {
        let mut sorts = Sorts::default();
        let mut known: Vec<[u8; 4]> = Vec::new();
        for &roll in results(dice) {
            let of = |face: Face| roll.count(face);
            let key = [roll.points(), of(Face::Heart).min(needed), of(Face::Energy), of(Face::Smash)];
            let sort = known.iter().position(|one| *one == key).unwrap_or_else(|| {
                known.push(key);
                known.len() - 1
            });
            sorts.of.push(sort as u16);
        }
        sorts.many = known.len();
        sorts
    }
}

/// The player.
#[derive(Clone, Debug)]
pub struct Seer {
    net: Mind<'static>,
    others: Others,
    /// How far its judgement is off.
    doubt: Misjudgement,
    /// For what the network is not asked.
    greedy: Greedy,
    /// What each Roll of the turn is worth.
    worths: Option<(PlanKey, Vec<f64>)>,
    plan: Plan,
    /// Is the plan the one for these worths?
    planned: bool,
}

impl Seer {
    /// A player with this network.
    pub fn new(net: impl Into<Mind<'static>>, judge: Judge) -> Seer {
        Seer {
            net: net.into(),
            others: Others::Greedy,
            doubt: Misjudgement::NONE,
            greedy: Greedy::with(judge),
            worths: None,
            plan: Plan::default(),
            planned: false,
        }
    }

    /// Misjudges tables as far as this.
    #[must_use]
    pub fn doubting(self, doubt: Misjudgement) -> Seer {
        Seer { doubt, ..self }
    }

    /// Takes others for such players.
    #[must_use]
    pub fn among(self, others: Others) -> Seer {
        Seer { others, ..self }
    }

    fn keep(&mut self, state: &State, seat: Seat, bits: &mut Bits) -> BotReason {
        let turn = state.table().turn();
        let (dice, rolls) = (turn.dice, turn.rolls);
        let stop = BotReason { action: Action::Keep(dice), grounds: Grounds::NoGain };
        if rolls == 0 {
            return stop;
        }
        let key = PlanKey::of(state.table(), seat);
        if self.worths.as_ref().is_none_or(|(of, worths)| *of != key || worths.len() != results(dice.len()).len()) {
            let worths = Foresight::new(self.net, self.greedy.judge()).among(self.others).rolls(state, seat, bits);
            self.worths = Some((key, worths));
            self.planned = false;
        }
        let Some((_, worths)) = &self.worths else { return stop };
        if self.planned {
            self.plan.more_rolls(rolls);
        } else {
            // Who doubts thinks something else the next time.
            let tastes = (self.doubt != Misjudgement::NONE).then(|| self.doubt.tastes(bits));
            let mut each = worths.iter();
            self.plan.renew(dice.len(), rolls, |roll| {
                let worth = each.next().copied().unwrap_or(0.0);
                tastes.map_or(worth, |tastes| tastes.misjudged(roll, worth))
            });
            self.planned = tastes.is_none();
        }
        keep_reason(&self.plan, dice, rolls, ReasonScale::Chance, 1.0)
    }
}

/// The answers worth trying: all of them, or those the greedy player likes best, and all powers.
pub(crate) fn worth_trying(
    greedy: &mut Greedy,
    state: &State,
    seat: Seat,
    question: Question,
    legal: &Legal,
    bits: &mut Bits,
) -> Vec<Action> {
    if legal.len() <= MOST_ARMS {
        return legal.iter().collect();
    }
    let mut found: Vec<(Action, f64)> = Vec::new();
    greedy.rank(state, seat, question, legal, bits, |ranked| found.push(ranked));
    found.sort_by(|a, b| b.1.total_cmp(&a.1));
    found.truncate(MOST_ARMS);
    let power = |action: &Action| matches!(action, Action::Use(_) | Action::Play(_));
    let known: Vec<Action> = found.into_iter().map(|(action, _)| action).collect();
    let powers = legal.iter().filter(power).filter(|action| !known.contains(action)).collect::<Vec<_>>();
    known.into_iter().chain(powers).collect()
}

/// The turn whose end an answer is followed to: this one, or the last one where nobody has rolled yet.
pub(crate) fn turn_of(table: &Table) -> u16 {
    if about_to_roll(table) { table.turns().wrapping_sub(1) } else { table.turns() }
}

impl Bot for Seer {
    fn choose(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> Action {
        self.explain(view, legal, bits).action
    }

    fn explain(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> BotReason {
        let habit = |action| BotReason { action, grounds: Grounds::Habit };
        let Pending::Decide(seat, question) = view.pending() else { return habit(Action::No) };
        let state = view.imagine(|n| bits.below(n));
        match question {
            Question::Keep => {
                return match self.greedy.before_keeping(&state, seat, legal, bits) {
                    Some(power) => self.greedy.gained(power),
                    None => self.keep(&state, seat, bits),
                };
            }
            Question::Tokens => return habit(self.greedy.decide(&state, legal, bits)),
            // The small network tells no evolutions apart.
            Question::Resolve | Question::Ending | Question::Choose if matches!(self.net, Mind::Small(_)) => {
                return habit(self.greedy.decide(&state, legal, bits));
            }
            _ => {}
        }
        let arms = worth_trying(&mut self.greedy, &state, seat, question, legal, bits);
        let mut foresight = Foresight::new(self.net, self.greedy.judge()).among(self.others);
        let mut worths = opinions(&mut foresight, view, seat, question, &arms, bits.word());
        if self.doubt != Misjudgement::NONE {
            for worth in &mut worths {
                *worth = self.doubt.misjudged(*worth, bits);
            }
        }
        let all = || arms.iter().copied().zip(worths.iter().copied());
        let best = all().reduce(|best, one| if one.1 > best.1 { one } else { best });
        match best {
            Some((action, _)) => BotReason::among(action, ReasonScale::Chance, 1.0, all()),
            None => habit(legal.get(0).unwrap_or(Action::No)),
        }
    }
}

/// What each answer is worth at the end of the turn.
pub(crate) fn opinions(
    foresight: &mut Foresight<'_>,
    view: &View,
    seat: Seat,
    question: Question,
    actions: &[Action],
    seed: u64,
) -> Vec<f64> {
    let turns = turn_of(view.table());
    let tries = if foresight.champion { 2 * TRIES } else { TRIES };
    let worth = |&action: &Action| {
        let mut sum = 0.0;
        for n in 0..tries {
            let mut bits = Bits::new(seed, n);
            let mut state = view.imagine(|n| bits.below(n));
            state.advance(Input::Act(action), &mut Log::Off);
            sum += foresight.worth(&mut state, turns, seat, &mut bits);
        }
        let passing = matches!(action, Action::Use(_)) && !matches!(question, Question::Power(..));
        sum / tries as f64 - if passing { WORTHWHILE } else { 0.0 }
    };
    actions.iter().map(worth).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::LESSONS;
    use crate::net::Net;
    use crate::random_input;
    use kaiju_rules::notation::{parse_position, position};
    use kaiju_rules::{EditionId, Rules, Setup};

    /// Every result of the dice is played to the end of the turn on its own: what is said to come to the same does. How
    /// many results came to something else than the first one of their sort.
    fn told_apart(state: &State, sorts: &Sorts, judge: &Judge) -> usize {
        let table = state.table();
        let (seat, dice) = (table.active(), table.turn().dice.len());
        let mut thrown = state.clone();
        throw_all(&mut thrown);
        let worth = |foresight: &mut Foresight<'_>, roll| {
            let mut next = thrown.clone();
            lay(&mut next, seat, roll);
            foresight.worth(&mut next, table.turns(), seat, &mut Bits::new(1, 1))
        };
        let mut foresight = Foresight::new(Net::ours(), judge);
        let all = foresight.of_each(dice, Some(sorts), worth);
        let mut firsts = vec![None; sorts.many];
        let mut others = 0;
        for ((&roll, &sort), said) in results(dice).iter().zip(&sorts.of).zip(all) {
            let own = worth(&mut foresight, roll);
            let first: f64 = *firsts[usize::from(sort)].get_or_insert(own);
            others += usize::from(own.to_bits() != first.to_bits());
            assert!(own.to_bits() == said.to_bits(), "{roll:?}: {own}, not {said}\n{}", position(state));
        }
        others
    }

    #[test]
    fn results_of_one_sort_come_to_the_same() {
        let judge = Judge::learned(&LESSONS);
        let (mut sorted, mut held, mut others) = (0, 0, 0);
        let switches = [(false, false), (false, true), (true, false), (true, true)];
        let tables =
            EditionId::all().flat_map(|edition| switches.map(|(evolutions, promos)| (edition, evolutions, promos)));
        for ((edition, evolutions, promos), players) in tables.flat_map(|table| [2, 3, 4, 5, 6].map(|n| (table, n))) {
            let rules = Rules { evolutions, promos, ..edition.edition().rules };
            let setup = Setup::new(edition, players).expect("a table").with_rules(rules);
            for game in 0..6 {
                let (mut state, mut bits) = (State::new(&setup), Bits::new(9, game));
                let mut legal = Legal::default();
                while let Some(input) = random_input(&state, &mut bits, &mut legal) {
                    state.advance(input, &mut Log::Off);
                    let table = state.table();
                    let seat = table.active();
                    let asked = state.pending() == Pending::Decide(seat, Question::Keep) && table.turn().rolls > 0;
                    if !asked || bits.below(8) > 0 {
                        continue;
                    }
                    if let Some(sorts) = Sorts::of(table, seat, table.turn().dice.len()) {
                        sorted += 1;
                        held += usize::from(!table.held(seat).is_empty());
                        others += usize::from(told_apart(&state, sorts, &judge) > 0);
                    }
                }
            }
        }
        assert!(
            sorted > 1000 && held > 100 && others > 10,
            "{sorted} positions, {held} with cards, {others} with others"
        );
    }

    /// Whatever a monster can get hold of after it has rolled may look back at the Roll.
    #[test]
    fn a_card_bought_in_the_same_turn_tells_results_apart() {
        let judge = Judge::learned(&LESSONS);
        for (edition, lines) in [
            // The card lies there.
            ("first", "seat A gigazaur ★8 ⚡3\nseat B kraken ♥9 ★8 city\nshop freeze-time - -"),
            ("second\nswitch promos yes", "seat A gigazaur\nseat B kraken city\nshop natural-selection - -"),
            // A card in the shop can stand for one that somebody else has.
            ("second", "seat A gigazaur ★8 ⚡7\nseat B kraken ♥9 ★8 city\ncards B freeze-time\nshop mimic - -"),
            // It comes up when another card was bought.
            ("first", "seat A gigazaur ♥5 ★8 ⚡8\nseat B kraken ♥9 ★8 city\nshop heal - -\ntop 1 freeze-time A"),
        ] {
            let text = format!("kaiju position 1\nedition {edition}\n{lines}\nat keep A dice 12ehs3 rolls 2");
            let state = parse_position(&text).unwrap_or_else(|error| panic!("{text}\n{error:?}"));
            let sorts = Sorts::of(state.table(), Seat::A, 6).expect("nothing in play looks at numbers");
            assert!(told_apart(&state, sorts, &judge) > 0, "{text}");
        }
    }
}
