//! Frenzy

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "Your turn ends immediately, skipping end-of-turn effects, and you start another one.",
    rulings: &["I-144"],
    hooks: Hooks {
        bought: Some(|play, me| {
            play.win_turn(me.owner, 0, false, me.why());
            // In somebody else's turn there is nothing of the buyer's to cut short (I-092).
            if play.active() == me.owner {
                play.cut_turn();
            }
        }),
        ..Hooks::NONE
    },
    ..discard("frenzy", "Frenzy", 7)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    text: "Take another turn after this one.",
    rulings: &["I-091", "I-145", "I-148"],
    hooks: Hooks { bought: Some(|play, me| play.win_turn(me.owner, 0, false, me.why())), ..Hooks::NONE },
    ..FIRST
};
