//! Stretchy

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "After your last roll you may pay 2⚡ to turn one of your dice to any face, as often as you can pay.",
    rulings: &["I-060", "I-061"],
    hooks: Hooks {
        turns: Some(|table, me| if table.energy(me.owner) >= 2 { FaceSet::ALL } else { FaceSet::EMPTY }),
        turned: Some(|play, me| play.lose_energy(me.owner, 2, me.why())),
        ..Hooks::NONE
    },
    ..keep("stretchy", "Stretchy", 3)
};
