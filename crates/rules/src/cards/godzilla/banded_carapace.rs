//! Banded Carapace

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "When you are about to lose 3♥ or more in one go, you lose 1♥ less.",
    rulings: &["GZ-3"],
    hooks: Hooks {
        fixed: true,
        wound_coming: Some(|play, me, wound| {
            if wound.hearts() >= 3 {
                play.block(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("banded-carapace", "Banded Carapace", 4)
};
