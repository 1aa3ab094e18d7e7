//! A scripted first game: the dice of its first turns are fixed, so that a tutorial can explain them.

use kaiju_bots::Player;
use kaiju_rules::{Dice, EditionId, Face, FirstPlayer, Monster, Outcome, Question, Rules, Seat, Setup, View};

use crate::fortune::Fortune;
use crate::local::{Chair, Local};
use crate::screen::{Prompt, Sheet};

/// Whoever learns sits here.
pub const PUPIL: Seat = Seat::A;

/// What a tutorial speaks of, one thing after the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum LessonStep {
    /// What the game is about.
    Welcome,
    /// What the faces mean; keep the two threes.
    Keep,
    /// Roll the others.
    Roll,
    /// Three of a kind; keep them and the smash.
    Again,
    /// The pupil rolled otherwise: what lies there now.
    Otherwise,
    /// The dice did something: stars, energy, Tokyo. The shop is open.
    Shop,
    /// The rival plays.
    Rival,
    /// Hit in Tokyo: stay or yield?
    Yield,
    /// A turn that begins; from here one plays alone.
    Alone,
    /// The game is over: what comes next.
    Over,
}

impl LessonStep {
    /// Those that a pupil who follows the lesson meets, in order, up to the end of the lesson.
    pub const ALL: [LessonStep; 8] = [
        LessonStep::Welcome,
        LessonStep::Keep,
        LessonStep::Roll,
        LessonStep::Again,
        LessonStep::Shop,
        LessonStep::Rival,
        LessonStep::Yield,
        LessonStep::Alone,
    ];

    /// The step that fits what is on the table now; never an earlier one. `kept` are the dice the pupil has chosen.
    #[must_use]
    pub fn next(self, view: &View, prompt: Option<&Prompt>, kept: Dice) -> LessonStep {
        let turns = view.table().turns();
        let fits = match prompt.map(|prompt| (&prompt.sheet, prompt.question)) {
            Some((Sheet::Dice { .. }, _)) if turns > 1 => LessonStep::Alone,
            Some((Sheet::Dice { rolls: 2, .. }, _)) if kept.count(Face::Three) >= 2 => LessonStep::Roll,
            Some((Sheet::Dice { rolls: 2, .. }, _)) => LessonStep::Keep,
            Some((Sheet::Dice { dice, .. }, _)) if dice.count(Face::Three) > 2 => LessonStep::Again,
            Some((Sheet::Dice { .. }, _)) => LessonStep::Otherwise,
            Some((_, Question::Shop)) if turns <= 1 => LessonStep::Shop,
            Some((_, Question::Yield)) => LessonStep::Yield,
            _ if view.table().over().is_some() => LessonStep::Over,
            _ if view.table().active() != PUPIL => LessonStep::Rival,
            _ => self,
        };
        if self == LessonStep::Welcome { self } else { self.max(fits) }
    }
}

/// The lesson's game: two monsters, the second edition, the pupil begins.
pub fn begin() -> Local {
    let rules = Rules { first_player: FirstPlayer::Seat, ..EditionId::SECOND.edition().rules };
    let setup = Setup::of(EditionId::SECOND, rules, &[Monster::Gigazaur, Monster::CyberKitty]).expect("two can play");
    let dice = |faces: &str| Outcome::Dice(faces.chars().filter_map(Face::from_letter).collect());
    let script = ["331ehs", "3see", "ee", "ssssee"].map(dice);
    let chairs = vec![Chair::Person, Chair::Bot(Player::GREEDY)];
    Local::scripted(setup, chairs, Fortune::seeded(20), script).expect("two chairs for two monsters")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Waits;
    use kaiju_rules::{Action, Viewer};

    #[test]
    fn whoever_follows_the_lesson_meets_every_step() {
        let mut game = begin();
        let mut step = LessonStep::Keep;
        let mut met = vec![step];
        for _ in 0..60 {
            let view = game.view(Viewer::Seat(PUPIL));
            let prompt = Prompt::of(&view);
            let mut look = |kept| {
                let next = step.next(&view, prompt.as_ref(), kept);
                if next != step {
                    met.push(next);
                }
                step = next;
            };
            look(Dice::NONE);
            let answer = match game.waits() {
                Waits::Bot(..) => {
                    let order = game.order().unwrap();
                    game.think(order.think());
                    continue;
                }
                Waits::Nobody(_) => break,
                Waits::Person(_, Question::Keep) => {
                    let dice = game.state().table().turn().dice;
                    let kept = Dice::of(Face::Three, dice.count(Face::Three)).plus(Dice::of(
                        Face::Smash,
                        if dice.count(Face::Three) > 2 { dice.count(Face::Smash) } else { 0 },
                    ));
                    look(kept);
                    if step == LessonStep::Alone {
                        break;
                    }
                    Action::Keep(kept)
                }
                Waits::Person(..) => Action::No,
            };
            game.answer(PUPIL, answer).unwrap();
        }
        assert_eq!(met, LessonStep::ALL[1..], "{:?}", game.waits());
        // Three stars of three threes, one for Tokyo, two for a turn that begins there.
        assert_eq!(game.state().table().stars(PUPIL), 6);
    }

    #[test]
    fn whoever_rolls_otherwise_is_told_so_and_the_end_is_an_end() {
        let mut game = begin();
        let look = |game: &Local, step: LessonStep| {
            let view = game.view(Viewer::Seat(PUPIL));
            step.next(&view, Prompt::of(&view).as_ref(), Dice::NONE)
        };
        game.answer(PUPIL, Action::Keep(Dice::NONE)).unwrap();
        assert!(game.state().table().turn().dice.count(Face::Three) < 3, "{:?}", game.state().table().turn().dice);
        assert_eq!(look(&game, LessonStep::Keep), LessonStep::Otherwise);
        let mut step = LessonStep::Otherwise;
        while !matches!(game.waits(), Waits::Nobody(_)) {
            step = look(&game, step);
            assert_ne!(step, LessonStep::Over);
            let order = game.order().unwrap_or_else(|| game.order_for(PUPIL, kaiju_bots::Player::USUAL));
            let action = order.think().action;
            if matches!(game.waits(), Waits::Person(..)) {
                game.answer(PUPIL, action).unwrap();
            } else {
                game.think(order.think());
            }
        }
        assert_eq!(look(&game, step), LessonStep::Over);
    }
}
