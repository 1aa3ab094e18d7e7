//! Storm Chaser

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "Gain 1⚡ each time an Event is revealed. What Events do when they are revealed costs you no ♥, ★ or ⚡.",
    rulings: &["GZ-6"],
    hooks: Hooks {
        sheltered: true,
        event_revealed: Some(|play, me| play.gain_energy(me.owner, 1, me.why())),
        ..Hooks::NONE
    },
    ..keep("storm-chaser", "Storm Chaser", 4)
};
