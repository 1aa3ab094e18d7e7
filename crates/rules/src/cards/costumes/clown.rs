//! Clown

use super::COSTUME;
use crate::cards::prelude::*;

/// As printed for the first edition.
pub(crate) const CARD: Card = Card {
    text: "When your dice show all six faces after your last roll, you may turn each of them to any face.",
    hooks: Hooks {
        // The charges are the dice that may still be turned.
        charged: true,
        rolled: Some(|play, me| {
            let dice = play.table().turn().dice;
            recharge(play, me, if dice.faces() == FaceSet::ALL { dice.len() } else { 0 });
        }),
        turns: Some(|table, me| if table.charges(me.source) > 0 { FaceSet::ALL } else { FaceSet::EMPTY }),
        turned: Some(|play, me| play.charge(me, -1)),
        tallied: Some(|play, me| recharge(play, me, 0)),
        ..COSTUME
    },
    ..keep("clown", "Clown", 3)
};

/// Puts so many charges there, whatever lay there before.
fn recharge(play: &mut Play<'_>, me: Power, charges: u8) {
    let before = play.table().charges(me.source);
    play.charge(me, charges as i8 - before as i8);
}
