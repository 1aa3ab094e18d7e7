//! Gourmet

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "When you score with three 1s or more, gain 2★ more.",
    rulings: &["I-075"],
    hooks: Hooks {
        scored: Some(|play, me, face| {
            if face == Face::One {
                play.gain_stars(me.owner, 2, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("gourmet", "Gourmet", 4)
};
