//! Alien Metabolism / Alien Origin

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "Every card you buy costs you 1⚡ less.",
    rulings: &["I-098", "I-143"],
    hooks: Hooks { discount: 1, ..Hooks::NONE },
    ..keep("alien-metabolism", "Alien Metabolism", 3)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card { rulings: &["I-098", "I-103", "I-143"], name: "Alien Origin", ..FIRST };
