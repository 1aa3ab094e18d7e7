//! The policy of playouts: what to keep is looked up, everything else is a rule of thumb or a guess.
//!
//! The best keeps are worked out once, exactly, for a few tempers: how much hearts and smashes matter just now.

use std::sync::OnceLock;

use kaiju_rules::{Action, Dice, Face, Input, Legal, Log, Pending, Question, Seat, SlotId, State, Table};

use crate::Bits;
use crate::judge::{Judge, hearts_of, passes, stars_of};
use crate::solver::{MOST_DICE, Plan, first_result, number, numbered, results};

/// What a heart can be worth, in stars.
const HEARTS: [f64; 6] = [0.0, 0.12, 0.3, 0.6, 1.2, 2.4];
/// Hearts beyond this number do not count.
const CAPS: usize = 3;
/// What an energy can be worth.
const ENERGY: [f64; 4] = [0.1, 0.25, 0.45, 0.8];
/// What a smash can be worth.
const SMASHES: [f64; 5] = [0.0, 0.15, 0.4, 0.8, 1.5];
/// From this many smashes on there is something else to gain, worth this much: Tokyo, or an elimination.
const PRIZES: [(u8, f64); 9] =
    [(1, 0.0), (1, -1.5), (1, 1.0), (1, 2.5), (1, 5.0), (2, 2.0), (2, 5.0), (3, 2.0), (3, 5.0)];
/// Up to this many missing stars have a temper of their own.
const NEEDS: usize = 6;
/// What the last star that is missing is worth.
const VICTORY: f64 = 6.0;
/// A heart is worth more than the judge thinks, who sees hearts only as they are and not what they allow: measured.
const CARE: f64 = 1.5;
/// Rolls beyond these change little.
const ROLLS: usize = 2;

/// How many tempers there are.
const TEMPERS: usize = (NEEDS + 1) * HEARTS.len() * CAPS * ENERGY.len() * SMASHES.len() * PRIZES.len();

/// What matters in a turn: a number for each mixture of how much hearts, energy, smashes and stars are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Temper(u32);

/// The best keeps, by rolls left and result.
type BestKeeps = Box<[u16]>;

static KEEPS: [OnceLock<Box<[OnceLock<BestKeeps>]>>; MOST_DICE as usize + 1] =
    [const { OnceLock::new() }; MOST_DICE as usize + 1];

/// The place of the value that is nearest.
fn nearest(of: &[f64], value: f64) -> usize {
    let between = of.windows(2).map(|pair| f64::midpoint(pair[0], pair[1]));
    between.take_while(|&middle| value > middle).count()
}

impl Temper {
    fn new(needs: usize, heart: usize, cap: usize, energy: usize, smash: usize, prize: usize) -> Temper {
        // Close to the end little else matters.
        let (heart, cap, energy, smash) = if needs > 0 {
            ([0, 2, 2, 2, 4, 4][heart], 2, 1, [1, 1, 2, 4, 4][smash])
        } else {
            (heart, cap, energy, smash)
        };
        let cap = if heart == 0 { 0 } else { cap };
        let of =
            [(heart, HEARTS.len()), (cap, CAPS), (energy, ENERGY.len()), (smash, SMASHES.len()), (prize, PRIZES.len())];
        Temper(of.into_iter().fold(needs, |sum, (one, all)| sum * all + one) as u32)
    }

    /// What results are worth in this temper.
    fn worth(self) -> impl Fn(Dice) -> f64 {
        let mut left = self.0 as usize;
        let mut take = |all: usize| {
            let one = left % all;
            left /= all;
            one
        };
        let (least, prize) = PRIZES[take(PRIZES.len())];
        let (smash, energy) = (SMASHES[take(SMASHES.len())], ENERGY[take(ENERGY.len())]);
        let (cap, heart) = (take(CAPS) as u8 + 1, HEARTS[take(HEARTS.len())]);
        let needs = left as u8;
        move |roll: Dice| {
            let stars = roll.points();
            let smashes = roll.count(Face::Smash);
            let won = if needs > 0 && stars >= needs { VICTORY } else { 0.0 };
            let prize = if smashes >= least { prize } else { 0.0 };
            won + prize
                + f64::from(stars)
                + heart * f64::from(roll.count(Face::Heart).min(cap))
                + energy * f64::from(roll.count(Face::Energy))
                + smash * f64::from(smashes)
        }
    }

    fn work_out(self, dice: u8) -> BestKeeps {
        let plan = Plan::new(dice, ROLLS as u8, self.worth());
        (1..=ROLLS).flat_map(|rolls| plan.best_of_all(rolls as u8)).collect()
    }

    /// The best keep.
    fn keep(self, dice: Dice, rolls: u8) -> Dice {
        let all = KEEPS[dice.len() as usize].get_or_init(|| (0..TEMPERS).map(|_| OnceLock::new()).collect());
        let keeps = all[self.0 as usize].get_or_init(|| self.work_out(dice.len()));
        let each = results(dice.len()).len();
        let rolls = usize::from(rolls).min(ROLLS) - 1;
        numbered(usize::from(keeps[rolls * each + number(dice) - first_result(dice.len())]))
    }

    /// The temper of the monster that rolls.
    fn of(judge: &Judge, table: &Table, me: Seat) -> Temper {
        let shares = judge.shares(table);
        let alive = table.alive().len();
        let (stand, inside) = (table.stand(me), table.in_tokyo(me));
        let (own, stars) = (hearts_of(table, me), stars_of(table, me));
        let mine = (1.0 - shares[me.index()]).max(0.02);
        let star = mine * (judge.stars((stars + 3).min(19)) - judge.stars(stars)).max(0.15) / 3.0;
        let missing = table.hearts_max(me).saturating_sub(own);
        let (heart, cap) = if inside || missing == 0 {
            (0.0, 0)
        } else {
            let cap = missing.min(CAPS as u8);
            let more = judge.standing(own + cap, false, alive) - judge.standing(own, false, alive);
            (mine * more / f64::from(cap), cap as usize - 1)
        };
        let energy = mine * (judge.energy(stand.energy + 3) - judge.energy(stand.energy)) / 3.0;
        let (mut smash, mut prize) = (0.0, (1, 0.0));
        for seat in table.across(me).iter() {
            let hearts = hearts_of(table, seat);
            let theirs = shares[seat.index()];
            let less = hearts.saturating_sub(2).max(1);
            let loss = judge.standing(hearts, !inside, alive) - judge.standing(less, !inside, alive);
            smash += theirs * loss / f64::from((hearts - less).max(1));
            if hearts <= 3 {
                let gain = theirs / (1.0 - theirs).max(0.1);
                if gain > prize.1 {
                    prize = (hearts, gain);
                }
            }
            if !inside && prize.0 == 1 && judge.leaves(table, seat, hearts.saturating_sub(2).max(1)) {
                let there = judge.standing(own, true, alive) + judge.wait(table, me, true);
                let here = judge.standing(own, false, alive) + judge.wait(table, me, false);
                prize.1 += mine * (there - here) + star;
            }
        }
        let needs = usize::from(kaiju_rules::GOAL.saturating_sub(stars));
        let needs = if needs <= NEEDS { needs } else { 0 };
        let worth = prize.1 / star;
        let prize = match prize.0 {
            1 if worth < -0.75 => 1,
            1 if worth < 0.5 => 0,
            1 if worth < 1.75 => 2,
            1 if worth < 3.75 => 3,
            1 => 4,
            least => usize::from(least) * 2 + 1 + usize::from(worth > 3.5),
        };
        Temper::new(
            needs,
            nearest(&HEARTS, CARE * heart / star),
            cap,
            nearest(&ENERGY, energy / star),
            nearest(&SMASHES, smash / star),
            prize,
        )
    }
}

/// Somebody in a hurry.
#[derive(Clone, Debug)]
pub struct Quick<'a> {
    judge: &'a Judge,
    legal: Legal,
    /// The temper of the turn with this number.
    temper: Option<(u16, Temper)>,
}

impl<'a> Quick<'a> {
    /// Who judges tables like this.
    pub fn new(judge: &'a Judge) -> Quick<'a> {
        Quick { judge, legal: Legal::default(), temper: None }
    }

    /// Forgets what it knew about a turn: another one is played on, or another game.
    pub(crate) fn forget(&mut self) {
        self.temper = None;
    }

    /// What to keep, by a look at the table.
    fn keep(&mut self, table: &Table, seat: Seat) -> Dice {
        let turn = table.turn();
        let dice = turn.dice;
        if turn.rolls == 0 || dice.is_empty() || dice.len() > MOST_DICE {
            return dice;
        }
        let temper = match self.temper {
            Some((turns, temper)) if turns == table.turns() => temper,
            _ => Temper::of(self.judge, table, seat),
        };
        self.temper = Some((table.turns(), temper));
        temper.keep(dice, turn.rolls)
    }

    /// Answers the question a game asks.
    pub fn answer(&mut self, state: &State, seat: Seat, question: Question, bits: &mut Bits) -> Action {
        let table = state.table();
        match question {
            Question::Keep => Action::Keep(self.keep(table, seat)),
            Question::Yield => {
                if self.judge.leaves(table, seat, hearts_of(table, seat)) {
                    Action::Yes
                } else {
                    Action::No
                }
            }
            Question::Resolve | Question::Ending | Question::Hearts | Question::Change => Action::No,
            Question::Shop => self.shop(state, seat),
            Question::Power(..) => {
                state.legal_into(&mut self.legal);
                if self.legal.len() > FEW {
                    return self.legal.pick(bits.word()).unwrap_or(Action::No);
                }
                let mut best = (Action::No, f64::NEG_INFINITY);
                for i in 0..self.legal.len() {
                    let Some(action) = self.legal.get(i) else { continue };
                    let worth = self.after(state, seat, action);
                    if worth > best.1 {
                        best = (action, worth);
                    }
                }
                best.0
            }
            _ => {
                state.legal_into(&mut self.legal);
                self.legal.pick(bits.word()).unwrap_or(Action::No)
            }
        }
    }

    /// What the table is worth after an answer.
    fn after(&self, state: &State, seat: Seat, action: Action) -> f64 {
        let mut next = state.clone();
        next.advance(Input::Act(action), &mut Log::Off);
        self.judge.score(next.table(), seat)
    }

    /// The face-up card that seems to bring most.
    fn shop(&self, state: &State, seat: Seat) -> Action {
        let (judge, table) = (self.judge, state.table());
        let energy = table.energy(seat);
        let mut best = (Action::No, 0.0);
        let mut now = None;
        for slot in SlotId::ALL {
            let Some(card) = table.shop()[slot.index()] else { continue };
            let price = u16::from(table.price(seat, card));
            if !table.affords(seat, card) {
                continue;
            }
            let gain = if passes(table.card(card)) {
                let now = *now.get_or_insert_with(|| judge.score(table, seat));
                self.after(state, seat, Action::Buy(slot)) / now.max(1e-9) - 1.0
            } else {
                judge.card(table, card) - judge.energy(energy) + judge.energy(energy - price)
            };
            if gain > best.1 {
                best = (Action::Buy(slot), gain);
            }
        }
        best.0
    }

    /// Plays on until the game is over, or until dice are thrown in a turn more than `turns` away.
    pub fn play_on(&mut self, state: &mut State, turns: u16, bits: &mut Bits) {
        let last = state.table().turns().saturating_add(turns);
        self.forget();
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
                Pending::Decide(seat, question) => Input::Act(self.answer(state, seat, question, bits)),
            };
            state.hurry(input);
        }
    }
}

/// Up to this many answers are tried one by one; of more, one is guessed.
const FEW: usize = 6;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::Weights;
    use kaiju_rules::{EditionId, Setup};

    #[test]
    fn hurried_games_end_and_every_answer_is_legal() {
        let judge = Judge::new(Weights::PLAIN);
        for edition in EditionId::all() {
            for players in 2..=6 {
                let setup = Setup::new(edition, players).unwrap();
                for game in 0..20 {
                    let (mut state, mut bits) = (State::new(&setup), Bits::new(5, game));
                    let mut quick = Quick::new(&judge);
                    let mut inputs = 0;
                    while !matches!(state.pending(), Pending::Over(_)) {
                        let input = match state.pending() {
                            Pending::Chance(luck) => Input::Luck(luck.draw(state.table(), bits.word())),
                            Pending::Decide(seat, question) => {
                                Input::Act(quick.answer(&state, seat, question, &mut bits))
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
