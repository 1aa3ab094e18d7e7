//! Quiet Reserve

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "On a turn when you buy no card, you gain 2⚡ in one go, where others gain 1⚡.",
    hooks: Hooks { no_buy_bonus: 1, ..Hooks::NONE },
    ..keep("quiet-reserve", "Quiet Reserve", 3)
};
