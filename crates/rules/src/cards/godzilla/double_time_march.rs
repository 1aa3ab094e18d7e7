//! Double-Time March

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "When you score with three 2s or more, gain 1 Dice token too.",
    rulings: &["GZ-5"],
    hooks: Hooks {
        scored: Some(|play, me, face| {
            if face == Face::Two {
                play.gain_tokens(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("double-time-march", "Double-Time March", 3)
};
