//! Stockpiled Fury

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "Whenever you actually lose 2♥ or more to a single attack, gain 1 Dice token.",
    rulings: &["GZ-3", "GZ-5"],
    hooks: Hooks {
        wounded: Some(|play, me, wound| {
            if wound.by_attack() && wound.hearts() >= 2 {
                play.gain_tokens(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("stockpiled-fury", "Stockpiled Fury", 3)
};
