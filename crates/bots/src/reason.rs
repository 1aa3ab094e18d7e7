//! Why a bot chose what it chose: the values it compared.

use kaiju_rules::Action;

/// What the values are that a bot compares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReasonScale {
    /// A count of its own, in which a star is worth about one.
    Score,
    /// A chance to win, from 0 to 1.
    Chance,
    /// The share of the games it imagines that it wins.
    Wins,
}

/// What an answer rests on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Grounds {
    /// Nothing: it is one of n answers, each as likely as any other.
    Random(usize),
    /// A rule that it follows whenever this is asked.
    Habit,
    /// No power is worth using, and there is nothing else to choose.
    NoGain,
    /// A power is used that brings this much more than doing without.
    Gain(ReasonScale, f64),
    /// What the answer is worth, and the closest other one with its worth, if another was tried.
    Compared(ReasonScale, f64, Option<(Action, f64)>),
    /// The bot does not say.
    Untold,
}

/// An answer with what it rests on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BotReason {
    /// The answer.
    pub action: Action,
    /// What it rests on.
    pub grounds: Grounds,
}

impl BotReason {
    /// For the answer among some that were compared.
    pub(crate) fn among(
        action: Action,
        scale: ReasonScale,
        unit: f64,
        all: impl IntoIterator<Item = (Action, f64)>,
    ) -> BotReason {
        let (mut worth, mut next) = (None, None::<(Action, f64)>);
        for (one, value) in all.into_iter().map(|(one, value)| (one, value * unit)) {
            if one == action {
                worth = Some(value);
            } else if next.is_none_or(|(_, most)| value > most) {
                next = Some((one, value));
            }
        }
        BotReason { action, grounds: worth.map_or(Grounds::Untold, |worth| Grounds::Compared(scale, worth, next)) }
    }
}
