//! Friend of Children

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "Whenever you gain ⚡, gain 1⚡ more. Refunds and ⚡ stored on a card do not count.",
    rulings: &["I-105", "I-118"],
    hooks: Hooks { energy_bonus: 1, ..Hooks::NONE },
    ..keep("friend-of-children", "Friend of Children", 3)
};
