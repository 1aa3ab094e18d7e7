//! What the turn on the table can bring: the chance to eliminate somebody or to reach twenty stars, with everything in
//! play taken into account. Every final result of the dice is played out by the rules themselves.

use kaiju_rules::{Action, Dice, Face, Input, Log, Luck, Pending, Question, Seat, State};

use crate::solver::{Fraction, Odds, Plan, results};

/// What somebody may hope for in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hope {
    /// This monster is eliminated (OUT-1).
    Eliminate(Seat),
    /// Twenty stars, and alive (WIN-1).
    Stars,
}

/// Dice that are being rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rolling {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub dice: u8,
    /// Those that lie there: all of them, or the ones kept from a throw that is about to be made.
    pub lying: Dice,
    /// Rolls left.
    pub rolls: u8,
}

impl Rolling {
    /// The dice of a game that waits for them, or for what to keep of them; none at any other moment.
    pub fn of(state: &State) -> Option<Rolling> {
        let turn = state.table().turn();
        match state.pending() {
            Pending::Chance(Luck::Throw(_)) | Pending::Decide(_, Question::Keep) => {
                let dice = match state.pending() {
                    Pending::Chance(Luck::Throw(more)) => turn.dice.len() + more,
                    _ => turn.dice.len(),
                };
                Some(Rolling { seat: state.table().active(), dice, lying: turn.dice, rolls: turn.rolls })
            }
            _ => None,
        }
    }

    /// Do all dice lie there, so that what to keep is a question?
    pub fn asks(&self) -> bool {
        self.lying.len() == self.dice
    }
}

/// How likely something is, and what to keep for it, where that is the question.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chance {
    /// The probability.
    pub chance: f64,
    /// The chance as an exact fraction, where nothing but the Roll is left to luck.
    pub exact: Option<Fraction>,
    /// What to keep.
    pub keep: Option<Dice>,
}

/// The chance of a hope, for a player who wants nothing else and rolls accordingly; none where no dice are being rolled.
///
/// After the dice the roller does whatever helps, and may buy what lies face up now. Others do whatever hinders. Cards
/// that come up on the way are not counted on, nor are powers that change the rolling itself.
pub fn chance_of(state: &State, hope: Hope) -> Option<Chance> {
    let rolling = Rolling::of(state)?;
    let worth = |dice: Dice| rolled(state, dice).map_or(0.0, |after| Tree::new(state, hope).chance(&after));
    let plan = Plan::new(rolling.dice, rolling.rolls, worth);
    let certain = results(rolling.dice).iter().all(|&dice| [0.0, 1.0].contains(&plan.last(dice)));
    let odds = certain.then(|| Odds::new(rolling.dice, rolling.rolls, |dice| plan.last(dice) > 0.5)).flatten();
    let (keep, chance) = if rolling.asks() {
        plan.best(rolling.lying, rolling.rolls)
    } else {
        (rolling.lying, plan.keep(rolling.lying, rolling.rolls))
    };
    let exact = odds.map(|odds| odds.keep(keep, rolling.rolls));
    Some(Chance { chance, exact, keep: rolling.asks().then_some(keep) })
}

/// The game after rolling has stopped with these dice; none where that cannot come to pass.
pub(crate) fn rolled(state: &State, dice: Dice) -> Option<State> {
    let mut state = state.clone();
    let log = &mut Log::Off;
    // A throw, a second one where dice that were kept are in the way, and the questions in between.
    for _ in 0..8 {
        let lying = state.table().turn().dice;
        let input = match state.pending() {
            Pending::Chance(Luck::Throw(n)) => {
                let falls = if dice.covers(lying) && dice.len() == lying.len() + n {
                    dice.minus(lying)
                } else {
                    Dice::of(Face::One, n)
                };
                Input::Luck(kaiju_rules::Outcome::Dice(falls))
            }
            Pending::Decide(_, Question::Keep) if lying == dice => {
                state.apply(Input::Act(Action::Keep(dice)), log).ok()?;
                return Some(state);
            }
            Pending::Decide(_, Question::Keep) => Input::Act(Action::Keep(Dice::NONE)),
            Pending::Decide(_, Question::Evolve(_)) if !state.table().turn().rolled => Input::Act(Action::No),
            _ => return (lying == dice).then_some(state),
        };
        state.apply(input, log).ok()?;
    }
    None
}

/// How many positions one final result may lead to before the rest is only skimmed.
const BUDGET: u32 = 20_000;

/// Everything that can follow a final result, up to the end of the turn.
struct Tree {
    hope: Hope,
    me: Seat,
    turns: u16,
    /// The face-up cards that were there from the start; a bit each.
    shop: u8,
    left: u32,
}

impl Tree {
    /// For a turn in this position.
    fn new(state: &State, hope: Hope) -> Tree {
        let table = state.table();
        let shop = table.shop().iter().enumerate().fold(0, |bits, (i, card)| bits | u8::from(card.is_some()) << i);
        Tree { hope, me: table.active(), turns: table.turns(), shop, left: BUDGET }
    }

    /// Is it settled already?
    fn settled(&self, state: &State) -> Option<f64> {
        let table = state.table();
        let turn_over = table.over().is_some() || table.turns() != self.turns;
        let fulfilled = match self.hope {
            Hope::Eliminate(seat) => !table.alive().has(seat),
            Hope::Stars => turn_over && table.alive().has(self.me) && table.stars(self.me) >= table.goal(self.me),
        };
        match (fulfilled, turn_over) {
            (true, _) => Some(1.0),
            (false, true) => Some(0.0),
            (false, false) => None,
        }
    }

    fn chance(&mut self, state: &State) -> f64 {
        if let Some(settled) = self.settled(state) {
            return settled;
        }
        self.left = self.left.saturating_sub(1);
        match state.pending() {
            Pending::Over(_) => 0.0,
            Pending::Chance(luck) if luck.dice().is_some() && self.left > 0 => luck
                .chances(state.table())
                .into_iter()
                .map(|(outcome, chance)| chance * self.after(state, Input::Luck(outcome)))
                .sum(),
            Pending::Chance(luck) => self.after(state, Input::Luck(luck.draw(state.table(), 0))),
            Pending::Decide(seat, _) => {
                let mine = seat == self.me;
                let mut found: Option<f64> = None;
                for action in state.legal().iter() {
                    let before = self.shop;
                    if !self.counts(action) {
                        continue;
                    }
                    let chance = self.after(state, Input::Act(action));
                    self.shop = before;
                    found = Some(match found {
                        Some(best) if mine => best.max(chance),
                        Some(best) => best.min(chance),
                        None => chance,
                    });
                    let sure = if mine { 1.0 } else { 0.0 };
                    if found == Some(sure) || self.left == 0 {
                        break;
                    }
                }
                found.unwrap_or(0.0)
            }
        }
    }

    /// Is this answer looked at? Cards that come up later are not counted on.
    fn counts(&mut self, action: Action) -> bool {
        match action {
            Action::Buy(slot) => {
                let there = self.shop >> slot.index() & 1 == 1;
                self.shop &= !(1 << slot.index());
                there
            }
            Action::BuyTop(_) | Action::BuyFrom(_) | Action::Sweep => false,
            _ => true,
        }
    }

    fn after(&mut self, state: &State, input: Input) -> f64 {
        let mut next = state.clone();
        next.advance(input, &mut Log::Off);
        self.chance(&next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::notation::parse_position;

    fn position(lines: &str) -> State {
        parse_position(&format!("kaiju position 1\nedition second\n{lines}")).expect("a position")
    }

    fn chance(lines: &str, hope: Hope) -> Chance {
        chance_of(&position(lines), hope).expect("dice are being rolled")
    }

    #[test]
    fn a_monster_with_three_hearts_in_tokyo() {
        let lines = "seat A gigazaur\nseat B kraken ♥3 city\nshop - - -\ndeck tanks\nat roll A";
        let found = chance(lines, Hope::Eliminate(Seat::B));
        // At least three smashes of six dice in three rolls.
        assert_eq!(format!("{:.3}", found.chance), "0.500");
        assert!((found.exact.unwrap().value() - found.chance).abs() < 1e-12);
        // From Tokyo nobody in Tokyo is reached, from outside nobody outside.
        assert!(chance(lines, Hope::Eliminate(Seat::A)).chance < 1e-12);
    }

    #[test]
    fn cards_in_play_count() {
        // One smash more in every Roll: two are enough, and armour takes none of two.
        let lines = "seat A gigazaur\nseat B kraken ♥3 city\ncards A acid-attack\ncards B armor-plating\nshop - - -\ndeck tanks\nat roll A";
        assert_eq!(format!("{:.3}", chance(lines, Hope::Eliminate(Seat::B)).chance), "0.798");
        let more = "seat A gigazaur\nseat B kraken ♥3 city\ncards A giant-brain\nshop - - -\ndeck tanks\nat roll A";
        let one: f64 = 1.0 - libm::pow(5.0 / 6.0, 4.0);
        let three: f64 = (3..=6)
            .map(|k| {
                let ways = [1.0, 6.0, 15.0, 20.0, 15.0, 6.0, 1.0][k];
                ways * libm::pow(one, k as f64) * libm::pow(1.0 - one, (6 - k) as f64)
            })
            .sum();
        assert!((chance(more, Hope::Eliminate(Seat::B)).chance - three).abs() < 1e-12);
    }

    #[test]
    fn stars_by_dice_and_by_the_shop() {
        let bare = "seat A gigazaur ★19\nseat B kraken city\nshop - - -\ndeck tanks\nat keep A dice 113ehs rolls 0";
        // No roll is left, three of a kind there is not, and the one smash makes nobody leave who does not want to.
        assert!(chance_of(&position(bare), Hope::Stars).is_none_or(|c| c.chance == 0.0));
        let pair = "seat A gigazaur ★19\nseat B kraken city\nshop - - -\ndeck tanks\nat keep A dice 11ehee rolls 1";
        let found = chance(pair, Hope::Stars);
        assert_eq!(found.keep, Some("11".chars().filter_map(Face::from_letter).collect()));
        let shop = "seat A gigazaur ★19 ⚡2\nseat B kraken city\nshop corner-store - -\ndeck tanks\nat keep A dice 22ehhs rolls 1";
        // Energy for the store lies there already: stopping is enough.
        assert!((chance(shop, Hope::Stars).chance - 1.0).abs() < 1e-12);
    }

    #[test]
    fn dice_that_were_kept_stay() {
        let lines = "seat A gigazaur\nseat B kraken ♥6 city\nshop - - -\ndeck tanks\nat keep A dice ssshh1 rolls 1";
        let mut state = position(lines);
        let keep = Dice::of(Face::Smash, 3);
        assert!((chance_of(&state, Hope::Eliminate(Seat::B)).unwrap().chance - 1.0 / 216.0).abs() < 1e-12);
        state.apply(Input::Act(Action::Keep(keep)), &mut Log::Off).unwrap();
        let found = chance_of(&state, Hope::Eliminate(Seat::B)).unwrap();
        assert_eq!((found.exact, found.keep), (Some(Fraction::new(1, 216)), None));
    }
}
