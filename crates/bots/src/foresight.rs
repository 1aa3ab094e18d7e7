//! A player that sees as far as the end of a turn: every answer is followed until the next monster is about to roll, and
//! the network says what the table is worth then.

use kaiju_rules::{
    Action, Dice, Face, Input, Legal, Log, Luck, Outcome, Pending, Question, Seat, SlotId, State, Table, View,
};

use crate::greedy::{Greedy, Key};
use crate::judge::{Judge, about_to_roll, points};
use crate::net::Net;
use crate::quick::Quick;
use crate::solver::{Plan, results};
use crate::{Bits, Bot};

/// How often each answer is tried, with the same luck for all of them.
const TRIES: u64 = 8;
/// The most answers that are tried.
const MOST_ARMS: usize = 12;
/// A power is used in passing only where it brings at least this.
const WORTHWHILE: f64 = 0.002;

/// How a turn is followed to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// This seat tries every face-up card and asks the network; all else is answered in a hurry.
    Carefully(Seat),
    /// In a hurry, and nothing is bought.
    Sparingly,
    /// Others than this seat answer like the greedy player, it in a hurry.
    Greedily(Seat),
}

/// Follows turns to their end.
#[derive(Clone, Debug)]
pub struct Foresight<'a> {
    net: &'a Net,
    quick: Quick<'a>,
    greedy: Greedy,
    legal: Legal,
}

impl<'a> Foresight<'a> {
    /// With a network for tables, and a judge for what others do on the way.
    pub fn new(net: &'a Net, judge: &'a Judge) -> Foresight<'a> {
        Foresight { net, quick: Quick::new(judge), greedy: Greedy::default(), legal: Legal::default() }
    }

    /// Plays on until somebody is about to roll in another turn than this one.
    pub fn to_next_turn(&mut self, state: &mut State, turns: u16, manner: Manner, bits: &mut Bits) {
        // No turn needs as many inputs; a guess that goes round in circles ends here.
        for _ in 0..500 {
            let table = state.table();
            let input = match state.pending() {
                Pending::Over(_) => return,
                Pending::Chance(Luck::Throw(_)) if table.turns() != turns && about_to_roll(table) => return,
                Pending::Chance(luck) => Input::Luck(luck.draw(table, bits.word())),
                Pending::Decide(seat, Question::Shop) if manner == Manner::Carefully(seat) => {
                    Input::Act(self.shop(state, turns, seat, bits))
                }
                Pending::Decide(_, Question::Shop) if manner == Manner::Sparingly => Input::Act(Action::No),
                Pending::Decide(seat, _) if matches!(manner, Manner::Greedily(me) if me != seat) => {
                    state.legal_into(&mut self.legal);
                    Input::Act(self.greedy.decide(state, &self.legal, bits))
                }
                Pending::Decide(seat, question) => Input::Act(self.quick.answer(state, seat, question, bits)),
            };
            state.hurry(input);
        }
    }

    /// The network.
    pub fn net(&self) -> &'a Net {
        self.net
    }

    /// What a game is worth to a seat at the end of this turn.
    pub fn worth(&mut self, state: &mut State, turns: u16, seat: Seat, bits: &mut Bits) -> f64 {
        self.to_next_turn(state, turns, Manner::Carefully(seat), bits);
        self.net.worth(state.table(), seat)
    }

    /// The face-up card that brings most, if any does.
    fn shop(&mut self, state: &State, turns: u16, seat: Seat, bits: &mut Bits) -> Action {
        let table = state.table();
        let energy = table.energy(seat);
        let mut best: Option<(Action, f64)> = None;
        for slot in SlotId::ALL {
            let Some(card) = table.shop()[slot.index()] else { continue };
            if u16::from(table.price(seat, card)) > energy {
                continue;
            }
            let least = match best {
                Some((_, least)) => least,
                None => self.after(state, Action::No, turns, seat, bits),
            };
            let worth = self.after(state, Action::Buy(slot), turns, seat, bits);
            best = Some(match best {
                _ if worth > least => (Action::Buy(slot), worth),
                Some(best) => best,
                None => (Action::No, least),
            });
        }
        best.map_or(Action::No, |(action, _)| action)
    }

    /// What is left at the end of the turn after an answer, if nothing else is bought.
    fn after(&mut self, state: &State, action: Action, turns: u16, seat: Seat, bits: &mut Bits) -> f64 {
        let mut next = state.clone();
        next.advance(Input::Act(action), &mut Log::Off);
        self.to_next_turn(&mut next, turns, Manner::Sparingly, bits);
        self.net.worth(next.table(), seat)
    }

    /// What each result of the dice is worth to who is asked what to keep, in the order of their numbers.
    pub fn rolls(&mut self, state: &State, seat: Seat, bits: &mut Bits) -> Vec<f64> {
        let table = state.table();
        let (turns, dice) = (table.turns(), table.turn().dice.len());
        // A game in which all dice are in the air.
        let mut thrown = state.clone();
        if matches!(thrown.pending(), Pending::Decide(_, Question::Keep)) && table.turn().rolls > 0 {
            thrown.advance(Input::Act(Action::Keep(Dice::NONE)), &mut Log::Off);
        }
        let sort = Sort::of(table, seat);
        let mut known: Vec<(u32, f64)> = Vec::new();
        let worth = |&roll: &Dice| {
            let key = sort.key(roll);
            if let Some(&(_, worth)) = known.iter().find(|(one, _)| *one == key) {
                return worth;
            }
            let mut next = thrown.clone();
            if matches!(next.pending(), Pending::Chance(Luck::Throw(n)) if n == dice) {
                next.advance(Input::Luck(Outcome::Dice(roll)), &mut Log::Off);
            }
            if next.pending() == Pending::Decide(seat, Question::Keep) && next.table().turn().dice == roll {
                next.advance(Input::Act(Action::Keep(roll)), &mut Log::Off);
            }
            let worth = self.worth(&mut next, turns, seat, bits);
            known.push((key, worth));
            worth
        };
        results(dice).iter().map(worth).collect()
    }
}

/// Which results come to the same.
struct Sort {
    plain: bool,
    hearts: u8,
}

impl Sort {
    fn of(table: &Table, seat: Seat) -> Sort {
        let plain = table.held(seat).is_empty() && !table.rules().evolutions;
        let missing = table.hearts_max(seat).saturating_sub(table.hearts(seat));
        Sort { plain, hearts: if table.in_tokyo(seat) { 0 } else { missing } }
    }

    fn key(&self, roll: Dice) -> u32 {
        let counts = roll.counts();
        let of = |face: Face| u32::from(roll.count(face));
        if self.plain {
            let hearts = of(Face::Heart).min(u32::from(self.hearts));
            u32::from(points(roll)) << 12 | hearts << 8 | of(Face::Energy) << 4 | of(Face::Smash)
        } else {
            counts.iter().fold(0, |sum, &n| sum << 4 | u32::from(n))
        }
    }
}

/// The player.
#[derive(Clone, Debug)]
pub struct Seer {
    net: &'static Net,
    /// For what the network is not asked.
    greedy: Greedy,
    plan: Option<(Key, Plan)>,
}

impl Seer {
    /// A player with this network.
    pub fn new(net: &'static Net, judge: Judge) -> Seer {
        Seer { net, greedy: Greedy::with(judge), plan: None }
    }

    fn keep(&mut self, state: &State, seat: Seat, bits: &mut Bits) -> Action {
        let turn = state.table().turn();
        let (dice, rolls) = (turn.dice, turn.rolls);
        if rolls == 0 {
            return Action::Keep(dice);
        }
        let key = Key::of(state.table(), seat);
        if self.plan.as_ref().is_none_or(|(of, plan)| *of != key || plan.dice() != dice.len()) {
            let worths = Foresight::new(self.net, self.greedy.judge()).rolls(state, seat, bits);
            let mut each = worths.into_iter();
            self.plan = Some((key, Plan::new(dice.len(), rolls, |_| each.next().unwrap_or(0.0))));
        }
        let Some((_, plan)) = &mut self.plan else { return Action::Keep(dice) };
        plan.more_rolls(rolls);
        Action::Keep(plan.best(dice, rolls).0)
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
        let Pending::Decide(seat, question) = view.pending() else { return Action::No };
        let state = view.imagine(|n| bits.below(n));
        match question {
            Question::Keep => {
                let power = self.greedy.before_keeping(&state, seat, legal, bits);
                return power.unwrap_or_else(|| self.keep(&state, seat, bits));
            }
            Question::Tokens | Question::Resolve | Question::Ending | Question::Choose => {
                return self.greedy.decide(&state, legal, bits);
            }
            _ => {}
        }
        let arms = worth_trying(&mut self.greedy, &state, seat, question, legal, bits);
        let mut foresight = Foresight::new(self.net, self.greedy.judge());
        let worths = opinions(&mut foresight, view, seat, question, &arms, bits.word());
        let best = arms.into_iter().zip(worths).reduce(|best, one| if one.1 > best.1 { one } else { best });
        best.map_or_else(|| legal.get(0).unwrap_or(Action::No), |(action, _)| action)
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
    let worth = |&action: &Action| {
        let mut sum = 0.0;
        for n in 0..TRIES {
            let mut bits = Bits::new(seed, n);
            let mut state = view.imagine(|n| bits.below(n));
            state.advance(Input::Act(action), &mut Log::Off);
            sum += foresight.worth(&mut state, turns, seat, &mut bits);
        }
        let passing = matches!(action, Action::Use(_)) && !matches!(question, Question::Power(..));
        sum / TRIES as f64 - if passing { WORTHWHILE } else { 0.0 }
    };
    actions.iter().map(worth).collect()
}
