//! How dangerous it is to stay in Tokyo, and to leave.

use kaiju_bots::Bits;
use kaiju_bots::risk::{Stance, by_bots};
use kaiju_rules::{Seat, View};

/// How many games are imagined: enough for whole percents, few enough not to be felt.
const GAMES: u32 = 400;

/// The chance to be eliminated before one's next turn.
pub(crate) struct RiskOfStaying {
    pub stay: f64,
    pub leave: f64,
}

/// The risk of both answers to a yield question, with everybody playing like the bots do.
pub(crate) fn of(view: &View, seat: Seat) -> Option<RiskOfStaying> {
    let dies = |stance| by_bots(view, seat, stance, GAMES, &mut Bits::new(7, 7)).map(|risk| risk.dies);
    Some(RiskOfStaying { stay: dies(Stance::Stay)?, leave: dies(Stance::Yield)? })
}
