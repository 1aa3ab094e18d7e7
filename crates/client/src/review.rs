//! A game with its review: what each step was worth, what is worth stopping at, and what is said about it on every screen.

use kaiju_bots::net::Net;
use kaiju_bots::review::{GameReview, Grade, Judgement, ReviewDepth, ReviewStep, Reviewer, SeatBalance, StepPart};
use kaiju_rules::{Luck, Pending, Seat, Table};
use kaiju_text::events::seat_name;
use kaiju_text::{Lang, ask, decimal, grouped, percent, review as words};

use crate::replay::Replay;

/// Luck worth less than this is not told.
const LEAST_LUCK: f64 = 0.05;
/// An error of a cost is told from here on.
const LEAST_DOUBT: f64 = 0.001;

/// A game and as much of its review as was priced so far.
pub struct Reviewed {
    replay: Replay,
    reviewer: Reviewer,
    review: GameReview,
}

/// Something a review stops at: an error, or luck that changed a lot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ReviewMark {
    /// The number of the step, counted from 0: the moment before it.
    pub step: usize,
    /// Who erred, or whose chance luck changed most.
    pub seat: Seat,
    /// How much it changed that seat's chance.
    pub change: f64,
    /// What the judge says of an error; none for luck.
    pub error: Option<Judgement>,
}

impl Reviewed {
    /// A game of which nothing is priced yet.
    pub fn new(replay: Replay, depth: ReviewDepth) -> Reviewed {
        let mut reviewer = Reviewer::new(depth);
        let start = reviewer.begin(replay.at(0));
        Reviewed { replay, reviewer, review: GameReview { start, steps: Vec::new() } }
    }

    /// Prices the next step; false where there is none left.
    pub fn price(&mut self) -> bool {
        let at = self.review.steps.len();
        let Some(&input) = self.replay.inputs().get(at) else { return false };
        let step = self.reviewer.price(self.replay.at(at), input, self.replay.at(at + 1));
        self.review.steps.push(step);
        true
    }

    /// Is every step priced?
    pub fn is_whole(&self) -> bool {
        self.review.steps.len() == self.replay.len()
    }

    /// The game.
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// What was priced so far.
    pub fn review(&self) -> &GameReview {
        &self.review
    }

    /// Each step that was priced with its number, counted from 0.
    pub fn steps(&self) -> impl Iterator<Item = (usize, &ReviewStep)> {
        self.review.steps.iter().enumerate()
    }

    /// The table before a step.
    pub fn table(&self, step: usize) -> &Table {
        self.replay.at(step).table()
    }

    /// The table as the game left it.
    pub fn end(&self) -> &Table {
        self.table(self.replay.len())
    }

    /// What is to be known before the chances are believed: with which rules they were not measured, or else that the judge
    /// has not learned every card of the game.
    pub fn caveat(&self, lang: Lang) -> Option<&'static str> {
        if self.end().rules().comebacks {
            return Some(words::not_measured(lang));
        }
        (!Net::ours().knows_cards_of(self.end())).then(|| words::cards_not_learned(lang))
    }

    /// The seats that are taken.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.end().seats().iter()
    }

    /// All errors, and the luck that changed a lot, in the order of the game.
    pub fn marks(&self) -> Vec<ReviewMark> {
        self.steps().filter_map(|(i, step)| self.mark(i, step)).collect()
    }

    fn mark(&self, at: usize, step: &ReviewStep) -> Option<ReviewMark> {
        match step.part {
            StepPart::Decision(judgement) if judgement.grade() > Grade::Fine => {
                Some(ReviewMark { step: at, seat: judgement.seat, change: -judgement.loss(), error: Some(judgement) })
            }
            StepPart::Luck => {
                let changes = self.seats().map(|seat| (seat, step.change[seat.index()]));
                let (seat, change) = changes.max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()))?;
                (change.abs() >= LEAST_LUCK).then_some(ReviewMark { step: at, seat, change, error: None })
            }
            StepPart::Decision(_) | StepPart::Forced => None,
        }
    }

    // ── words ────────────────────────────────────────────────────────────────

    /// What a monster is called.
    pub fn name(&self, seat: Seat) -> &'static str {
        seat_name(self.end(), seat)
    }

    /// The turn of a step, and its number as replays count.
    pub fn place(&self, lang: Lang, step: usize) -> String {
        words::at(lang, self.table(step).turns(), grouped(lang, step as u64))
    }

    /// What a mark is about: the question that was answered, or what fell.
    pub fn about(&self, lang: Lang, mark: &ReviewMark) -> String {
        let table = self.table(mark.step);
        if let Some(judgement) = mark.error {
            return ask::question(lang, table, judgement.seat, judgement.question);
        }
        let name = seat_name(table, table.active());
        match self.replay.at(mark.step).pending() {
            Pending::Chance(Luck::Throw(_)) => words::fell(lang, name),
            _ => words::other_luck(lang, name),
        }
    }

    /// The answer that was given and the best one, as buttons say them.
    pub fn answers(&self, lang: Lang, mark: &ReviewMark) -> Option<[String; 2]> {
        let judgement = mark.error?;
        let table = self.table(mark.step);
        let answer = |action| ask::answer(lang, table, judgement.seat, judgement.question, action);
        Some([answer(judgement.chosen), answer(judgement.best)])
    }

    /// What a mark changed: a chance instead of another one with its grade, or for whom luck was how much.
    pub fn cost(&self, lang: Lang, mark: &ReviewMark) -> String {
        match mark.error {
            Some(judgement) => {
                let [chance, best] = [judgement.chance, judgement.best_chance].map(|share| whole(lang, share));
                words::from_to(lang, chance, best, signed(lang, mark.change), grade(lang, judgement.grade()))
            }
            None => words::for_whom(lang, self.name(mark.seat), signed(lang, mark.change)),
        }
    }

    /// How certain the cost of an error is; none where it is exact.
    pub fn doubt(lang: Lang, mark: &ReviewMark) -> Option<String> {
        let error = mark.error?.error;
        (error >= LEAST_DOUBT).then(|| words::uncertain(lang, points(lang, error)))
    }

    /// All of a mark in one sentence, for those who listen and for lists.
    pub fn sentence(&self, lang: Lang, mark: &ReviewMark) -> String {
        let (turn, name) = (self.table(mark.step).turns(), self.name(mark.seat));
        if let (Some(judgement), Some([chosen, best])) = (mark.error, self.answers(lang, mark)) {
            let [chance, could] = [judgement.chance, judgement.best_chance].map(|share| whole(lang, share));
            return words::error_told(lang, turn, name, grade(lang, judgement.grade()), best, chosen, chance, could);
        }
        let (what, points) = (self.about(lang, mark), decimal(lang, (mark.change * 100.0).abs().round(), 0));
        if mark.change > 0.0 {
            words::luck_up(lang, turn, what, name, points)
        } else {
            words::luck_down(lang, turn, what, name, points)
        }
    }
}

/// How many errors of each grade a seat made.
pub fn graded(lang: Lang, balance: &SeatBalance) -> String {
    let [_, inaccuracies, mistakes, blunders] = balance.grades;
    let each = [
        (blunders, words::blunders(lang, blunders)),
        (mistakes, words::mistakes(lang, mistakes)),
        (inaccuracies, words::inaccuracies(lang, inaccuracies)),
    ];
    let told: Vec<String> = each.into_iter().filter(|(many, _)| *many > 0).map(|(_, told)| told).collect();
    if told.is_empty() { words::no_errors(lang).to_string() } else { told.join(", ") }
}

/// How accurate a seat was, in whole percent.
pub fn accuracy(lang: Lang, balance: &SeatBalance) -> String {
    balance.accuracy.map_or(words::nothing_at_stake(lang).to_string(), |of| whole(lang, of))
}

/// A grade in words.
pub fn grade(lang: Lang, grade: Grade) -> &'static str {
    match grade {
        Grade::Fine => words::fine(lang),
        Grade::Inaccuracy => words::inaccuracy(lang),
        Grade::Mistake => words::mistake(lang),
        Grade::Blunder => words::blunder(lang),
    }
}

/// A chance in points of a hundred.
pub fn points(lang: Lang, chance: f64) -> String {
    decimal(lang, chance * 100.0, 1)
}

/// A change in points of a hundred, with its sign.
pub fn signed(lang: Lang, change: f64) -> String {
    with_sign(lang, change, 1)
}

/// A change in whole points of a hundred, with its sign.
pub fn signed_whole(lang: Lang, change: f64) -> String {
    with_sign(lang, change, 0)
}

fn with_sign(lang: Lang, change: f64, digits: usize) -> String {
    let shown = decimal(lang, (change * 100.0).abs(), digits);
    let nothing = !shown.contains(|digit: char| ('1'..='9').contains(&digit));
    let sign = if change < 0.0 && !nothing { "−" } else { "+" };
    format!("{sign}{shown}")
}

/// A chance in whole percent.
pub fn whole(lang: Lang, chance: f64) -> String {
    percent(lang, (chance * 100.0).round())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chair, Fortune, Local};
    use kaiju_rules::{EditionId, Setup};

    fn reviewed(seed: u64) -> Reviewed {
        let setup = Setup::new(EditionId::SECOND, 3).unwrap();
        let chairs = vec![Chair::Bot("clumsy".parse().unwrap()); 3];
        let mut game = Local::new(setup, chairs, Fortune::seeded(seed)).unwrap();
        while let Some(order) = game.order() {
            game.think(order.think());
        }
        let replay = Replay::read(&game.record()).unwrap();
        Reviewed::new(replay, ReviewDepth { tries: 2, seed: 1 })
    }

    #[test]
    fn a_review_grows_step_by_step_and_its_marks_stay() {
        let mut reviewed = reviewed(4);
        let half = reviewed.replay().len() / 2;
        for _ in 0..half {
            assert!(reviewed.price() && !reviewed.is_whole());
        }
        let early = reviewed.marks();
        while reviewed.price() {}
        assert!(reviewed.is_whole() && !reviewed.price());
        let marks = reviewed.marks();
        assert!(!early.is_empty() && marks.starts_with(&early) && marks.len() > early.len());
        assert!(marks.windows(2).all(|pair| pair[0].step < pair[1].step), "in the order of the game");
        let states = reviewed.replay().states();
        let at_once = GameReview::of(states, reviewed.replay().inputs(), ReviewDepth { tries: 2, seed: 1 }, |_| {});
        assert_eq!(*reviewed.review(), at_once);
        for mark in marks {
            match mark.error {
                Some(judgement) => assert!(mark.change < 0.0 && judgement.seat == mark.seat),
                None => assert!(mark.change.abs() >= LEAST_LUCK),
            }
        }
    }

    #[test]
    fn every_mark_has_a_sentence_in_every_language() {
        let mut reviewed = reviewed(5);
        while reviewed.price() {}
        let marks = reviewed.marks();
        assert!(marks.iter().any(|mark| mark.error.is_some()) && marks.iter().any(|mark| mark.error.is_none()));
        for mark in &marks {
            let told = Lang::ALL.map(|lang| reviewed.sentence(lang, mark));
            assert!(told[0] != told[1] && told[1] != told[2], "{told:?}");
            for (lang, sentence) in Lang::ALL.into_iter().zip(told) {
                assert!(sentence.contains(reviewed.name(mark.seat)) && !sentence.contains(['{', '}']), "{sentence}");
                assert_eq!(reviewed.answers(lang, mark).is_some(), mark.error.is_some());
                assert!(!reviewed.about(lang, mark).is_empty() && !reviewed.cost(lang, mark).is_empty());
            }
        }
    }

    #[test]
    fn changes_have_a_sign_and_nothing_is_not_less_than_nothing() {
        let en = Lang::En;
        assert_eq!((signed(en, 0.1234), signed(en, -0.1)), ("+12.3".to_string(), "−10.0".to_string()));
        assert_eq!((signed(en, -0.0001), signed_whole(en, -0.004)), ("+0.0".to_string(), "+0".to_string()));
        assert_eq!((signed_whole(en, -0.07), signed(Lang::Es, 0.05)), ("−7".to_string(), "+5,0".to_string()));
        assert_eq!(whole(en, 0.875), "88%");
    }
}
