//! Advice with numbers: what each answer is worth, the best dice to keep, exact odds. All chances come from the judge of
//! reviews, and from what the seat sees that is asked.

use kaiju_bots::outlook::{Chance, Hope, chance_of};
use kaiju_bots::review::{AnswerWorth, ReviewDepth, Reviewer};
use kaiju_bots::roster::Persona;
use kaiju_bots::solver::{Fraction, Odds};
use kaiju_rules::notation::{Words, lines, parse_view};
use kaiju_rules::{Action, Dice, Face, Pending, Seat, Table, View, Viewer};
use kaiju_text::{Lang, coach};

use crate::review::{signed_whole, whole};

/// What each answer to a question is worth to the seat that is asked, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighing {
    answers: Vec<AnswerWorth>,
}

impl Weighing {
    /// Weighs the answers of the viewer; none where it has no choice.
    pub fn of(view: &View) -> Option<Weighing> {
        let answers = Reviewer::new(ReviewDepth::default()).weigh(view);
        (!answers.is_empty()).then_some(Weighing { answers })
    }

    /// All answers that were weighed, the best first.
    pub fn answers(&self) -> &[AnswerWorth] {
        &self.answers
    }

    /// The best answer.
    pub fn best(&self) -> AnswerWorth {
        self.answers[0]
    }

    /// The best dice to keep, and the chance to win with them; none where something else is asked.
    pub fn best_keep(&self) -> Option<(Dice, f64)> {
        self.answers.iter().find_map(|one| match one.action {
            Action::Keep(kept) => Some((kept, one.chance)),
            _ => None,
        })
    }

    /// The chance to win with an answer; none for one that was not weighed.
    pub fn chance(&self, action: Action) -> Option<f64> {
        self.answers.iter().find(|one| one.action == action).map(|one| one.chance)
    }

    /// How much less likely a win is with an answer than with the best one; none for one that was not weighed. What may be
    /// nothing but noise is nothing.
    pub fn loss(&self, action: Action) -> Option<f64> {
        let one = self.answers.iter().find(|one| one.action == action)?;
        let loss = self.best().chance - one.chance;
        Some(if loss < 2.0 * one.error { 0.0 } else { loss })
    }

    /// What stands beside an answer: how many points it costs, or that it is as good as the best one.
    pub fn told(&self, lang: Lang, action: Action) -> Option<String> {
        let loss = self.loss(action)?;
        let points = (loss * 100.0).round() as u32;
        Some(if self.best().action == action {
            coach::best(lang, whole(lang, self.best().chance))
        } else if points == 0 {
            coach::as_good(lang).to_string()
        } else {
            coach::costs(lang, points, signed_whole(lang, -loss))
        })
    }

    /// The weighing as text: a line for each answer.
    pub fn write(&self, words: Words) -> String {
        let line = |one: &AnswerWorth| format!("{} {} {}\n", one.chance, one.error, words.action(one.action));
        self.answers.iter().map(line).collect()
    }

    /// Reads a weighing; none where the text is no such.
    pub fn read(words: Words, text: &str) -> Option<Weighing> {
        let answer = |line: &str| {
            let mut parts = line.splitn(3, ' ');
            let (chance, error) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
            let action = words.read_action(&mut lines(parts.next()?).next()?).ok()?;
            Some(AnswerWorth { action, chance, error })
        };
        let answers: Vec<AnswerWorth> = text.lines().map(answer).collect::<Option<_>>()?;
        (!answers.is_empty()).then_some(Weighing { answers })
    }
}

/// How the order begins that asks a worker to weigh.
pub const WEIGH: &str = "weigh ";

/// The order to weigh what a viewer is asked, as text; none where it is not asked anything.
pub fn write_weighing_order(view: &View) -> Option<String> {
    match (view.pending(), view.viewer()) {
        (Pending::Decide(asked, _), Viewer::Seat(seat)) if asked == seat => {
            Some(format!("{WEIGH}{seat}\n{}", view.position()))
        }
        _ => None,
    }
}

/// Reads such an order.
pub fn read_weighing_order(order: &str) -> Option<View> {
    let (seat, position) = order.strip_prefix(WEIGH)?.split_once('\n')?;
    let seat = Seat::from_letter(seat.chars().next()?)?;
    parse_view(position, Viewer::Seat(seat)).ok()
}

/// What dice can become that some of are kept and the rest rolled again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeepOdds {
    /// The dice that lie there.
    pub dice: Dice,
    /// Rolls left.
    pub rolls: u8,
}

impl KeepOdds {
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

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::Question;
    use kaiju_rules::notation::parse_position;

    /// Kraken has struck Gigazaur, who has two hearts left and is asked whether to yield.
    const ATTACKED: &str = "kaiju position 1\nedition second\nseat A gigazaur ♥3 city\nseat B kraken ★9\n\
         seat C alienoid ★9\nshop - - -\ndeck tanks\nat resolve B dice 112ees";

    fn view(lines: &str) -> View {
        let state = parse_position(&format!("kaiju position 1\nedition second\n{lines}")).expect("a position");
        state.seen_by(Viewer::Seat(Seat::A))
    }

    #[test]
    fn the_best_keep_is_no_worse_than_any_other() {
        let view =
            view("seat A gigazaur ★17\nseat B kraken city\nshop - - -\ndeck tanks\nat keep A dice 33ehhs rolls 1");
        let weighing = Weighing::of(&view).unwrap();
        let (best, chance) = weighing.best_keep().unwrap();
        assert!(best.count(Face::Three) == 2, "two threes of the three that win: {best}");
        let dice = view.table().turn().dice;
        assert!((0..dice.keeps()).all(|k| weighing.chance(Action::Keep(dice.keep(k))).unwrap() <= chance));
        assert!(chance > 0.0 && chance <= 1.0);
    }

    #[test]
    fn odds_are_exact() {
        let dice: Dice = "33ehhs".chars().filter_map(Face::from_letter).collect();
        let odds_of = KeepOdds { dice, rolls: 1 };
        // One more three of four dice in one roll.
        let odds = odds_of.odds(Dice::of(Face::Three, 2), AtLeast { face: Face::Three, least: 3 }).unwrap();
        assert!((odds.value() - (1.0 - libm::pow(5.0 / 6.0, 4.0))).abs() < 1e-12);
        assert_eq!(odds_of.odds(Dice::of(Face::Three, 3), AtLeast { face: Face::Three, least: 3 }), None);
        assert!(odds_of.wishes(Dice::of(Face::Three, 2)).iter().any(|(wish, _)| wish.face == Face::Three));
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

    /// Every answer of a question has its words: one is the best, and what the others cost is never a gain.
    #[test]
    fn answers_are_told_against_the_best_in_every_language() {
        let state = parse_position(ATTACKED).unwrap();
        let asked = state.seen_by(Viewer::Seat(Seat::A));
        assert_eq!(asked.pending(), Pending::Decide(Seat::A, Question::Yield));
        let weighing = Weighing::of(&asked).unwrap();
        assert_eq!(weighing.best().action, Action::Yes, "who stays with two hearts falls: {weighing:?}");
        assert!(weighing.loss(Action::No).unwrap() > 0.01 && weighing.loss(Action::Yes) == Some(0.0), "{weighing:?}");
        for lang in Lang::ALL {
            let [stay, leave] = [Action::No, Action::Yes].map(|action| weighing.told(lang, action).unwrap());
            assert!(stay.starts_with('−') && leave.contains(&whole(lang, weighing.best().chance)), "{stay}, {leave}");
        }
        assert_eq!(weighing.told(Lang::En, Action::Sweep), None, "nobody asked about that");
        assert_eq!(Weighing::of(&state.seen_by(Viewer::Seat(Seat::B))), None, "nor did anybody ask B");
    }

    #[test]
    fn a_weighing_is_written_and_read() {
        let view = parse_position(ATTACKED).unwrap().seen_by(Viewer::Seat(Seat::A));
        let (weighing, words) = (Weighing::of(&view).unwrap(), Words::for_table(view.table()));
        let order = write_weighing_order(&view).unwrap();
        assert_eq!(Weighing::of(&read_weighing_order(&order).unwrap()), Some(weighing.clone()), "told by a worker");
        assert_eq!(Weighing::read(words, &weighing.write(words)), Some(weighing));
        for wrong in ["", "0.5", "0.5 0 nothing", "half 0 yes"] {
            assert_eq!(Weighing::read(words, wrong), None, "{wrong}");
        }
    }

    #[test]
    fn shares_add_up() {
        let view =
            view("seat A gigazaur ★17\nseat B kraken ♥2 city\nshop - - -\ndeck tanks\nat keep A dice 33ehhs rolls 1");
        let all = shares(view.table());
        assert!((all.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!(all[0] > all[1]);
    }
}
