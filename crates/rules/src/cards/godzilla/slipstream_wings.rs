//! Slipstream Wings

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "When you yield Tokyo you regain half of the ♥ that attack took from you, rounded down.",
    rulings: &["GZ-3"],
    hooks: Hooks {
        yielding: Some(|play, me, who| {
            if who == me.owner {
                let lost = play.table().turn().wounds.get(me.owner.index());
                play.heal_self(me.owner, lost / 2, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("slipstream-wings", "Slipstream Wings", 4)
};
