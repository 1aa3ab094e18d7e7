//! Extra Head

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "You roll one extra die.",
    rulings: &["I-069"],
    hooks: Hooks { dice: 1, ..Hooks::NONE },
    ..keep("extra-head", "Extra Head", 7)
};
