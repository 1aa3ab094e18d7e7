//! Healing Ray

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "Your ♥ dice may heal other monsters; each pays you 2⚡ for every ♥, or all it has left.",
    rulings: &["I-082", "I-118", "I-119", "I-120", "I-121", "I-123"],
    hooks: Hooks { heals_others: 2, ..Hooks::NONE },
    ..keep("healing-ray", "Healing Ray", 4)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    rulings: &["I-082", "I-118", "I-119", "I-120", "I-123"],
    text: "Your ♥ dice may give ♥ to other monsters; each pays you 2⚡ for every ♥, or as much as it can.",
    ..FIRST
};
