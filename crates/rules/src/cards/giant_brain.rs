//! Giant Brain

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "You have one extra roll every turn.",
    rulings: &["I-072"],
    hooks: Hooks { rolls: 1, ..Hooks::NONE },
    ..keep("giant-brain", "Giant Brain", 5)
};
