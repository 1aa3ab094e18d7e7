//! A player in a hurry, for playouts: what to keep is looked up, everything else is a rule of thumb or a guess.
//!
//! The best keeps are worked out once, exactly, for a few tempers: how much hearts and smashes matter just now.

use std::sync::OnceLock;

use kaiju_rules::{Action, Dice, Face, Input, Legal, Pending, Question, Seat, SlotId, State, Table};

use crate::Bits;
use crate::judge::{Judge, passes, points};
use crate::solver::{MOST_DICE, Plan, number, results};

/// What a heart is worth, from none to a matter of life and death.
const HEARTS: [f64; 4] = [0.05, 0.35, 0.8, 1.6];
/// What a smash is worth.
const SMASHES: [f64; 3] = [0.25, 0.7, 1.3];
/// What an energy is worth.
const ENERGY: f64 = 0.45;
/// Rolls beyond these change little.
const ROLLS: usize = 2;

/// The best keeps of so many dice, by temper, rolls left and result.
type Keeps = Vec<Dice>;

static KEEPS: [OnceLock<Keeps>; MOST_DICE as usize + 1] = [const { OnceLock::new() }; MOST_DICE as usize + 1];

fn work_out(dice: u8) -> Keeps {
    let mut all = Vec::new();
    for heart in HEARTS {
        for smash in SMASHES {
            let worth = |roll: Dice| {
                let hearts = f64::from(roll.count(Face::Heart).min(4));
                let energy = f64::from(roll.count(Face::Energy));
                let smashes = f64::from(roll.count(Face::Smash));
                f64::from(points(roll)) + heart * hearts + ENERGY * energy + smash * smashes
            };
            let plan = Plan::new(dice, ROLLS as u8, worth);
            for rolls in 1..=ROLLS {
                all.extend(results(dice).iter().map(|&roll| plan.best(roll, rolls as u8).0));
            }
        }
    }
    all
}

/// What to keep, by a look at the table.
pub(crate) fn keep(table: &Table, seat: Seat) -> Dice {
    let turn = table.turn();
    let dice = turn.dice;
    if turn.rolls == 0 || dice.is_empty() || dice.len() > MOST_DICE {
        return dice;
    }
    let hearts = table.hearts(seat);
    let heart = if table.in_tokyo(seat) || hearts >= table.hearts_max(seat) {
        0
    } else if hearts <= 3 {
        3
    } else if hearts <= 6 {
        2
    } else {
        1
    };
    let targets = table.across(seat);
    let weak = targets.iter().any(|seat| table.hearts(seat) <= 3);
    let smash = if weak || targets.len() > 1 { 2 } else { 1 };
    let keeps = KEEPS[dice.len() as usize].get_or_init(|| work_out(dice.len()));
    let each = results(dice.len()).len();
    let rolls = usize::from(turn.rolls).min(ROLLS) - 1;
    let at = number(dice) - number(results(dice.len())[0]);
    keeps[((heart * SMASHES.len() + smash) * ROLLS + rolls) * each + at]
}

/// Answers the question a game asks; `legal` is only used where a guess must do.
pub(crate) fn answer(
    judge: &Judge,
    state: &State,
    seat: Seat,
    question: Question,
    legal: &mut Legal,
    bits: &mut Bits,
) -> Action {
    let table = state.table();
    match question {
        Question::Keep => Action::Keep(keep(table, seat)),
        Question::Yield => {
            if judge.leaves(table, seat, table.hearts(seat)) {
                Action::Yes
            } else {
                Action::No
            }
        }
        Question::Resolve | Question::Ending | Question::Hearts => Action::No,
        Question::Shop => shop(judge, table, seat, bits),
        _ => {
            state.legal_into(legal);
            legal.pick(bits.word()).unwrap_or(Action::No)
        }
    }
}

/// The face-up card that seems to bring most, three times out of four.
fn shop(judge: &Judge, table: &Table, seat: Seat, bits: &mut Bits) -> Action {
    if bits.below(4) == 0 {
        return Action::No;
    }
    let energy = table.energy(seat);
    let mut best = (Action::No, 0.0);
    for slot in SlotId::ALL {
        let Some(card) = table.shop()[slot.index()] else { continue };
        let price = table.price(seat, card);
        if u16::from(price) > energy {
            continue;
        }
        let print = table.card(card);
        // What passes at once is a guess, a little better the dearer it is.
        let worth = if passes(print) { 0.5 * f64::from(print.cost) - 0.1 } else { judge.card(print) };
        let gain = worth - judge.weights().energy * f64::from(price);
        if gain > best.1 {
            best = (Action::Buy(slot), gain);
        }
    }
    best.0
}

/// Plays on in a hurry until the game is over or so many more turns have begun.
pub(crate) fn play_on(judge: &Judge, state: &mut State, turns: u16, legal: &mut Legal, bits: &mut Bits) {
    let last = state.table().turns().saturating_add(turns);
    // No game needs as many inputs; a guess that goes round in circles ends here.
    for _ in 0..2_000 {
        let input = match state.pending() {
            Pending::Over(_) => return,
            Pending::Chance(luck) => {
                if state.table().turns() > last {
                    return;
                }
                Input::Luck(luck.draw(state.table(), bits.word()))
            }
            Pending::Decide(seat, question) => Input::Act(answer(judge, state, seat, question, legal, bits)),
        };
        state.hurry(input);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::Weights;
    use kaiju_rules::{EditionId, Log, Setup};

    #[test]
    fn hurried_games_end_and_every_answer_is_legal() {
        let judge = Judge::new(Weights::PLAIN);
        for edition in EditionId::all() {
            for players in 2..=6 {
                let setup = Setup::new(edition, players).unwrap();
                for game in 0..20 {
                    let (mut state, mut bits) = (State::new(&setup), Bits::new(5, game));
                    let mut legal = Legal::default();
                    let mut inputs = 0;
                    while !matches!(state.pending(), Pending::Over(_)) {
                        let input = match state.pending() {
                            Pending::Chance(luck) => Input::Luck(luck.draw(state.table(), bits.word())),
                            Pending::Decide(seat, question) => {
                                Input::Act(answer(&judge, &state, seat, question, &mut legal, &mut bits))
                            }
                            Pending::Over(_) => unreachable!("looked at above"),
                        };
                        state.apply(input, &mut Log::Off).unwrap_or_else(|illegal| panic!("{input:?}: {illegal}"));
                        inputs += 1;
                        assert!(inputs < kaiju_rules::INPUT_LIMIT, "{edition:?} for {players}, game {game}");
                    }
                }
            }
        }
    }
}
