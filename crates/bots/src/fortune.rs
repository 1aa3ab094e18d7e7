//! Measures how lucky a seat was in a game, with its own dice and those of others.
//!
//! Before every throw the network says what the seat's chance to win is, with all that can fall and all that can be kept
//! afterwards taken into account exactly; after it, what it is now. The difference was luck. What is expected of a throw
//! is an exact mean, so luck adds up to nothing over many games, whatever the network thinks: wins less luck are right on
//! average, as wins are, and vary less.

use kaiju_rules::{Input, Luck, Outcome, Pending, Question, Seat, SeatSet, State};

use crate::Bits;
use crate::foresight::Foresight;
use crate::greedy::PlanKey;
use crate::judge::{Judge, Prospect, Weights};
use crate::lessons::LESSONS;
use crate::net::Net;
use crate::solver::{MOST_DICE, Plan, ResultValue};

/// What a Roll is worth to whoever rolls, which decides what is kept, and to whom we watch.
type Both = [f64; 2];

/// Watches one seat.
#[derive(Debug)]
pub struct LuckWatch {
    seat: Seat,
    /// Who keeps what the network likes best; others are taken for greedy ones. The nearer that is to the truth, the less
    /// is left of luck; it is right on average in any case.
    asking: SeatSet,
    learned: Judge,
    greedy: Judge,
    plan: Option<(PlanKey, Plan<Both>)>,
    sum: f64,
}

impl LuckWatch {
    /// Of this seat, at a table where these ask the network.
    pub fn new(seat: Seat, asking: SeatSet) -> LuckWatch {
        let (learned, greedy) = (Judge::learned(&LESSONS), Judge::new(Weights::PLAIN));
        LuckWatch { seat, asking, learned, greedy, plan: None, sum: 0.0 }
    }

    /// What luck has added to its chance to win so far.
    pub fn sum(&self) -> f64 {
        self.sum
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
                let Some((_, plan)) = self.plan.as_mut().filter(|(of, _)| *of == key) else { return };
                if turn.rolls == 0 {
                    return;
                }
                plan.more_rolls(turn.rolls);
                let (lies, left) = (turn.dice.plus(falls), turn.rolls - 1);
                let after = if left == 0 { plan.last(lies) } else { plan.best(lies, left).1 };
                self.sum += after[1] - plan.keep(turn.dice, turn.rolls)[1];
            }
            (Pending::Decide(_, Question::Keep), _) if turn.rolls > 0 => self.look(state, turn.dice.len()),
            _ => {}
        }
    }

    /// Makes a plan for a turn in which all of n dice are to be thrown or lie there, unless there is one.
    fn look(&mut self, state: &State, size: u8) {
        let table = state.table();
        let (active, rolls) = (table.active(), table.turn().rolls);
        let key = PlanKey::for_dice(table, active, size);
        if size > MOST_DICE || self.plan.as_ref().is_some_and(|(of, _)| *of == key) {
            return;
        }
        let mut bits = Bits::new(u64::from(table.turns()), 0);
        let mut foresight = Foresight::new(Net::ours(), &self.learned);
        let mut worths = foresight.rolls_for(state, active, self.seat, size, &mut bits).into_iter();
        let prospect = (!self.asking.has(active)).then(|| Prospect::new(&self.greedy, table, active, size));
        let plan = Plan::new(size, rolls, |roll| {
            let [own, ours] = worths.next().unwrap_or(Both::ZERO);
            [prospect.as_ref().map_or(own, |prospect| prospect.worth(roll)), ours]
        });
        self.plan = Some((key, plan));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::results;
    use crate::{Player, play};
    use kaiju_rules::notation::parse_position;
    use kaiju_rules::{Action, Dice, EditionId, Face, Log, Setup};

    /// Whatever may fall, weighted by how likely it is, adds nothing on average: at the first throw and after a keep.
    #[test]
    fn luck_is_nothing_on_average() {
        let lines = "kaiju position 1\nedition second\nseat A gigazaur ♥7 ★12 ⚡5\nseat B kraken ♥4 ★9 city\nseat C alienoid ♥10 ★3 ⚡8\ncards A extra-head\n";
        for (at, many) in [("at roll A", 7), ("at keep A dice sss123e rolls 2", 3)] {
            let before = parse_position(&format!("{lines}{at}")).expect("a position");
            let mut state = before.clone();
            if let Pending::Decide(..) = state.pending() {
                let kept = "ss12".chars().filter_map(Face::from_letter).collect();
                state.advance(Input::Act(Action::Keep(kept)), &mut Log::Off);
            }
            for asking in [SeatSet::default(), SeatSet::first(3)] {
                let (mut mean, mut lucky) = (0.0, 0.0f64);
                for &falls in results(many) {
                    let mut fortune = LuckWatch::new(Seat::B, asking);
                    fortune.look(&before, 7);
                    fortune.hear(&state, Input::Luck(Outcome::Dice(falls)));
                    mean += ways(falls) / libm::pow(6.0, f64::from(many)) * fortune.sum();
                    lucky = lucky.max(fortune.sum().abs());
                }
                assert!(mean.abs() < 1e-9 && lucky > 0.01, "{at}: {mean} {lucky}");
            }
        }
    }

    /// In how many ways dice can fall like this.
    fn ways(dice: Dice) -> f64 {
        let factorial = |n: u8| (1..=n).map(f64::from).product::<f64>();
        dice.counts().into_iter().fold(factorial(dice.len()), |ways, count| ways / factorial(count))
    }

    #[test]
    fn wins_less_luck_vary_less() {
        let setup = Setup::new(EditionId::SECOND, 4).expect("four can play");
        let greedy: Player = "greedy".parse().expect("a player");
        let (mut wins, mut left) = (Vec::new(), Vec::new());
        for game in 0..120 {
            let mut bots: Vec<_> = (0..4).map(|_| greedy.seat()).collect();
            let (mut state, mut shadow) = (State::new(&setup), State::new(&setup));
            let mut fortune = LuckWatch::new(Seat::A, SeatSet::default());
            play(&setup, &mut state, &mut bots, &mut Bits::new(1, game), &mut Bits::new(2, game), |input| {
                fortune.hear(&shadow, input);
                shadow.advance(input, &mut Log::Off);
            });
            let won = state.table().over().is_some_and(|winners| winners.has(Seat::A));
            wins.push(f64::from(u8::from(won)));
            left.push(f64::from(u8::from(won)) - fortune.sum());
        }
        let variance = |of: &[f64]| {
            let mean = of.iter().sum::<f64>() / of.len() as f64;
            of.iter().map(|one| (one - mean) * (one - mean)).sum::<f64>()
        };
        assert!(variance(&left) < 0.6 * variance(&wins), "{} {}", variance(&left), variance(&wins));
    }
}
