//! Regeneration

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "Whenever you heal, heal 1♥ more.",
    rulings: &["I-083", "I-121"],
    hooks: Hooks { healer_bonus: 1, ..Hooks::NONE },
    ..keep("regeneration", "Regeneration", 4)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    text: "Whenever you gain ♥, gain 1♥ more.",
    rulings: &["I-027", "I-083", "I-122"],
    hooks: Hooks { hearts_bonus: 1, ..Hooks::NONE },
    ..FIRST
};
