//! Quiet Reserve

use super::keep;
use crate::catalogue::Card;
use crate::hooks::Hooks;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "A turn without buying a card brings you 2⚡, in one gain, where others get 1⚡.",
    rulings: &[],
    hooks: Hooks { no_buy_bonus: 1, ..Hooks::NONE },
    ..keep("quiet-reserve", "Quiet Reserve", 3)
};
