//! Watches a whole game while it is played: before every throw what each seat's chance to win is, with all that can fall and
//! be kept afterwards, and after it again. The difference was luck. Who learns from games learns faster without it.

use kaiju_rules::{Dice, Input, Luck, Outcome, Pending, Question, Seat, State};

use crate::Bits;
use crate::foresight::{Foresight, Others};
use crate::greedy::PlanKey;
use crate::judge::{Judge, Prospect};
use crate::mind::Mind;
use crate::review::SeatWorths;
use crate::solver::{MOST_DICE, Plan, ResultValue};

/// A chance to win for every seat.
pub type Chances = [f64; 6];

/// Who keeps dice how, as far as the lookout is concerned.
#[derive(Clone, Debug)]
pub enum KeepsBy {
    /// What the network likes best.
    Asking,
    /// What this judge likes best.
    Judging(Box<Judge>),
}

/// Watches all seats.
#[derive(Debug)]
pub struct Lookout<'a> {
    foresight: Foresight<'a>,
    keeps: Vec<KeepsBy>,
    /// The plan in use, and what it was made for.
    plan: Plan<SeatWorths>,
    made_for: Option<PlanKey>,
    luck: Chances,
    before: Option<Chances>,
}

impl<'a> Lookout<'a> {
    /// With a network, others taken for such players, a judge for hurried answers, and how each seat keeps dice.
    pub fn new(mind: Mind<'a>, others: Others, judge: &'a Judge, keeps: Vec<KeepsBy>) -> Lookout<'a> {
        let foresight = Foresight::new(mind, judge).among(others);
        Lookout {
            foresight,
            keeps,
            plan: Plan::new(0, 0, |_| SeatWorths::ZERO),
            made_for: None,
            luck: [0.0; 6],
            before: None,
        }
    }

    /// What the network thinks of a table on which somebody is about to roll, or where the game is over.
    pub fn chances(&mut self, state: &State) -> Chances {
        let table = state.table();
        let mut chances = [0.0; 6];
        table.seats().iter().for_each(|seat| chances[seat.index()] = self.foresight.look(table, seat));
        chances
    }

    /// A turn begins: what came before is no longer counted.
    pub fn begin_turn(&mut self) {
        self.luck = [0.0; 6];
        self.before = None;
    }

    /// What luck has added to everybody's chance to win in this turn.
    pub fn luck(&self) -> Chances {
        self.luck
    }

    /// What the chances were before the first throw of this turn, if it was looked at.
    pub fn before(&self) -> Option<Chances> {
        self.before
    }

    /// What a seat that asks the network keeps of the dice that lie there, if that was worked out.
    pub fn keep(&mut self, state: &State, seat: Seat) -> Option<Dice> {
        let turn = state.table().turn();
        let key = PlanKey::of(state.table(), seat);
        if turn.rolls == 0 || !matches!(self.keeps.get(seat.index()), Some(KeepsBy::Asking)) {
            return None;
        }
        if self.made_for != Some(key) || self.plan.dice() != turn.dice.len() {
            return None;
        }
        self.plan.more_rolls(turn.rolls);
        Some(self.plan.best(turn.dice, turn.rolls).0)
    }

    /// Hears of an input before it is applied.
    pub fn hear(&mut self, state: &State, input: Input) {
        let table = state.table();
        let turn = table.turn();
        match (state.pending(), input) {
            (Pending::Chance(Luck::Throw(many)), Input::Luck(Outcome::Dice(falls))) => {
                let size = turn.dice.len() + many;
                if turn.dice.is_empty() {
                    self.look(state, size);
                }
                let key = PlanKey::for_dice(table, table.active(), size);
                if turn.rolls == 0 || self.made_for != Some(key) {
                    return;
                }
                let plan = &mut self.plan;
                plan.more_rolls(turn.rolls);
                let (lies, left) = (turn.dice.plus(falls), turn.rolls - 1);
                let after = if left == 0 { plan.last(lies) } else { plan.best(lies, left).1 };
                let kept = plan.keep(turn.dice, turn.rolls);
                if self.before.is_none() {
                    self.before = Some(std::array::from_fn(|i| kept[i + 1]));
                }
                self.luck.iter_mut().enumerate().for_each(|(i, luck)| *luck += after[i + 1] - kept[i + 1]);
            }
            (Pending::Decide(_, Question::Keep), _) => self.plan_for(state),
            _ => {}
        }
    }

    /// Makes a plan for the dice that lie there, unless there is one.
    pub fn plan_for(&mut self, state: &State) {
        let turn = state.table().turn();
        if turn.rolls > 0 {
            self.look(state, turn.dice.len());
        }
    }

    /// Makes a plan for a turn in which all of n dice are to be thrown or lie there, unless there is one.
    fn look(&mut self, state: &State, size: u8) {
        let table = state.table();
        let (active, rolls) = (table.active(), table.turn().rolls);
        let key = PlanKey::for_dice(table, active, size);
        if size > MOST_DICE || self.made_for == Some(key) {
            return;
        }
        let mut bits = Bits::new(u64::from(table.turns()), 0);
        let seats = table.seats();
        let mut worths = self
            .foresight
            .rolls_by(state, active, size, &mut bits, |foresight, table| {
                let mut ranked = SeatWorths::ZERO;
                seats.iter().for_each(|seat| ranked[seat.index() + 1] = foresight.look(table, seat));
                ranked[0] = ranked[active.index() + 1];
                ranked
            })
            .into_iter();
        let prospect = match self.keeps.get(active.index()) {
            Some(KeepsBy::Judging(judge)) => Some(Prospect::new(judge, table, active, size)),
            _ => None,
        };
        self.plan.renew(size, rolls, |roll| {
            let mut ranked = worths.next().unwrap_or(SeatWorths::ZERO);
            if let Some(prospect) = &prospect {
                ranked[0] = prospect.worth(roll);
            }
            ranked
        });
        self.made_for = Some(key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::Weights;
    use crate::lessons::LESSONS;
    use crate::net::Net;
    use crate::solver::results;
    use kaiju_rules::notation::parse_position;

    /// Whatever may fall, weighted by how likely it is, adds nothing on average, to nobody; and before the throw the chances
    /// are the mean of those after it.
    #[test]
    fn luck_is_nothing_on_average() {
        let lines = "kaiju position 1\nedition second\nseat A gigazaur ♥7 ★12 ⚡5\nseat B kraken ♥4 ★9 city\nseat C alienoid ♥10 ★3 ⚡8\nat roll A";
        let state = parse_position(lines).expect("a position");
        let judge = Judge::learned(&LESSONS);
        for keeps in [KeepsBy::Asking, KeepsBy::Judging(Box::new(Judge::new(Weights::PLAIN)))] {
            let (mut mean, mut lucky) = ([0.0; 6], 0.0f64);
            let mut lookout = Lookout::new(Net::ours().into(), Others::Leaving, &judge, vec![keeps; 3]);
            for &falls in results(6) {
                lookout.begin_turn();
                lookout.hear(&state, Input::Luck(Outcome::Dice(falls)));
                let factorial = |n: u8| (1..=n).map(f64::from).product::<f64>();
                let ways = falls.counts().into_iter().fold(factorial(6), |ways, count| ways / factorial(count));
                mean.iter_mut().zip(lookout.luck()).for_each(|(sum, luck)| *sum += ways / libm::pow(6.0, 6.0) * luck);
                lucky = lookout.luck().into_iter().fold(lucky, |most, luck| most.max(luck.abs()));
            }
            assert!(mean.iter().all(|mean| mean.abs() < 1e-9) && lucky > 0.01, "{mean:?} {lucky}");
            let before = lookout.before().expect("a throw was looked at");
            assert!((0.8..1.2).contains(&before.iter().sum::<f64>()), "{before:?}");
        }
    }
}
