//! How dangerous it is to stay in Tokyo, and to leave.

use kaiju_rules::{Seat, View};

/// The chance to be eliminated before one's next turn.
pub(crate) struct Risk {
    pub stay: f64,
    pub leave: f64,
}

/// The risk of both answers to a yield question.
pub(crate) fn of(_view: &View, _seat: Seat) -> Option<Risk> {
    None
}
