//! Advice with numbers: the best dice to keep, exact odds, the chance to win.

use kaiju_bots::Player;
use kaiju_bots::judge::Prospect;
use kaiju_bots::outlook::{Chance, Hope, chance_of};
use kaiju_bots::roster::Persona;
use kaiju_bots::solver::{Fraction, Odds, Plan};
use kaiju_rules::{Action, Dice, Face, Pending, Question, Seat, Table, View, Viewer};

use crate::mind::BotRequest;

/// Every way of keeping the dice, each with the chance to win that the learned judge gives it.
#[derive(Clone, Debug)]
pub struct Keeps {
    dice: Dice,
    rolls: u8,
    ways: Vec<(Dice, f64)>,
}

impl Keeps {
    /// Looks at the dice the viewer is asked about; none at any other moment.
    pub fn of(view: &View) -> Option<Keeps> {
        let (Pending::Decide(seat, Question::Keep), Viewer::Seat(me)) = (view.pending(), view.viewer()) else {
            return None;
        };
        if seat != me || view.table().turn().rolls == 0 {
            return None;
        }
        let judge = Persona::Learned.judge();
        let turn = view.table().turn();
        let prospect = Prospect::new(&judge, view.table(), seat, turn.dice.len());
        let plan = Plan::new(turn.dice.len(), turn.rolls, |roll| prospect.worth(roll));
        // The learned judge counts in shares of the hope to win, on a scale of its own.
        let share = judge.slope(0.0);
        let mut ways: Vec<(Dice, f64)> =
            plan.choices(turn.dice, turn.rolls).map(|(kept, worth)| (kept, (worth * share).clamp(0.0, 1.0))).collect();
        ways.sort_by(|a, b| b.1.total_cmp(&a.1));
        Some(Keeps { dice: turn.dice, rolls: turn.rolls, ways })
    }

    /// The best dice to keep, and the chance to win with them.
    pub fn best(&self) -> (Dice, f64) {
        self.ways.first().copied().unwrap_or((self.dice, 0.0))
    }

    /// All ways, best first.
    pub fn ways(&self) -> &[(Dice, f64)] {
        &self.ways
    }

    /// The chance to win when these are kept.
    pub fn chance(&self, kept: Dice) -> Option<f64> {
        self.ways.iter().find(|(way, _)| *way == kept).map(|(_, chance)| *chance)
    }

    /// What these dice can still become, exactly, for somebody who wants nothing else.
    pub fn odds(&self, kept: Dice, wish: AtLeast) -> Option<Fraction> {
        if !self.dice.covers(kept) {
            return None;
        }
        Odds::new(self.dice.len(), self.rolls, |dice| wish.granted(dice)).map(|odds| odds.keep(kept, self.rolls))
    }

    /// The wishes worth telling for these dice, each with its exact odds: what is neither certain nor out of sight.
    pub fn wishes(&self, kept: Dice) -> Vec<(AtLeast, Fraction)> {
        let all = [Face::Three, Face::Two, Face::One].into_iter().map(|face| AtLeast { face, least: 3 });
        let more = [Face::Smash, Face::Heart, Face::Energy]
            .into_iter()
            .map(|face| AtLeast { face, least: (kept.count(face) + 1).min(self.dice.len()) });
        let mut found: Vec<(AtLeast, Fraction)> =
            all.chain(more).filter_map(|wish| Some((wish, self.odds(kept, wish)?))).collect();
        found.retain(|(_, odds)| odds.value() > 0.005);
        found
    }
}

/// At least n dice of a face when rolling ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AtLeast {
    /// The face.
    pub face: Face,
    /// How many at least.
    pub least: u8,
}

impl AtLeast {
    /// Do these dice grant it?
    pub fn granted(self, dice: Dice) -> bool {
        dice.count(self.face) >= self.least
    }
}

/// What a solid player would answer to any other question than which dice to keep; none when the viewer is not asked.
pub fn advice(view: &View) -> Option<Action> {
    let (Pending::Decide(seat, question), Viewer::Seat(me)) = (view.pending(), view.viewer()) else { return None };
    if seat != me || question == Question::Keep {
        return None;
    }
    let player = Player::level(ADVISER)?;
    Some(BotRequest { ticket: 0, player, view: view.clone(), seed: 0 }.think().action)
}

/// The level whose answers are worth hearing and take no time.
const ADVISER: u8 = 4;

/// What the viewer's own turn can bring: whom it can eliminate, whether it can reach twenty stars. Only what is
/// possible at all.
pub fn hopes(view: &View) -> Vec<(Hope, Chance)> {
    let Viewer::Seat(me) = view.viewer() else { return Vec::new() };
    if view.table().active() != me {
        return Vec::new();
    }
    let state = view.imagine(|_| 0);
    let others = view.table().others(me).iter().map(Hope::Eliminate);
    let all = others.chain([Hope::Stars]);
    all.filter_map(|hope| Some((hope, chance_of(&state, hope)?))).filter(|(_, chance)| chance.chance > 0.0).collect()
}

/// Each seat's chance to win, as the learned judge sees this table.
pub fn shares(table: &Table) -> [f64; 6] {
    Persona::Learned.judge().shares(table)
}

/// One seat's chance to win.
pub fn share(table: &Table, seat: Seat) -> f64 {
    shares(table)[seat.index()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::notation::parse_position;

    fn view(lines: &str) -> View {
        let state = parse_position(&format!("kaiju position 1\nedition second\n{lines}")).expect("a position");
        state.seen_by(Viewer::Seat(Seat::A))
    }

    #[test]
    fn the_best_keep_is_no_worse_than_any_other() {
        let view =
            view("seat A gigazaur ★17\nseat B kraken city\nshop - - -\ndeck tanks\nat keep A dice 33ehhs rolls 1");
        let keeps = Keeps::of(&view).unwrap();
        let (best, chance) = keeps.best();
        assert!(best.count(Face::Three) == 2, "two threes of the three that win: {best}");
        assert!((0..keeps.dice.keeps()).all(|k| keeps.chance(keeps.dice.keep(k)).unwrap() <= chance));
        assert!(chance > 0.0 && chance <= 1.0);
        // One more three of four dice in one roll.
        let odds = keeps.odds(Dice::of(Face::Three, 2), AtLeast { face: Face::Three, least: 3 }).unwrap();
        assert!((odds.value() - (1.0 - (5.0f64 / 6.0).powi(4))).abs() < 1e-12);
        assert_eq!(keeps.odds(Dice::of(Face::Three, 3), AtLeast { face: Face::Three, least: 3 }), None);
        assert!(keeps.wishes(best).iter().any(|(wish, _)| wish.face == Face::Three));
    }

    #[test]
    fn hopes_name_those_who_can_be_reached() {
        let view = view(
            "seat A gigazaur ★19\nseat B kraken ♥3 city\nseat C alienoid\nshop - - -\ndeck tanks\nat keep A dice 33ehhs rolls 1",
        );
        let found = hopes(&view);
        assert!(found.iter().any(|(hope, _)| *hope == Hope::Eliminate(Seat::B)));
        assert!(found.iter().all(|(hope, _)| *hope != Hope::Eliminate(Seat::C)));
        assert!(found.iter().any(|(hope, chance)| *hope == Hope::Stars && chance.chance > 0.4));
    }

    #[test]
    fn advice_is_for_whoever_is_asked_and_legal() {
        let lines = "seat A gigazaur ♥5 city\nseat B kraken\nshop - - -\ndeck tanks\nat resolve B dice 112ees";
        let state = parse_position(&format!("kaiju position 1\nedition second\n{lines}")).unwrap();
        let asked = state.seen_by(Viewer::Seat(Seat::A));
        assert!(asked.legal().contains(advice(&asked).unwrap()));
        assert_eq!(advice(&state.seen_by(Viewer::Seat(Seat::B))), None);
        let dice = view("seat A gigazaur\nseat B kraken city\nshop - - -\ndeck tanks\nat keep A dice 33ehhs rolls 1");
        assert_eq!(advice(&dice), None, "which dice to keep is another question");
    }

    #[test]
    fn shares_add_up() {
        let view =
            view("seat A gigazaur ★17\nseat B kraken ♥2 city\nshop - - -\ndeck tanks\nat keep A dice 33ehhs rolls 1");
        let all = shares(view.table());
        assert!((all.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!(share(view.table(), Seat::A) > share(view.table(), Seat::B));
    }
}
