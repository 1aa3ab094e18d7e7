//! Parasitic Tentacles

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "While buying, you may also buy cards in front of other monsters; they cannot refuse, they get the ⚡ you pay, and the card comes with whatever is on it.",
    rulings: &["I-097", "I-098", "I-099", "I-100", "I-136", "I-137"],
    hooks: Hooks { buys_from_others: true, ..Hooks::NONE },
    ..keep("parasitic-tentacles", "Parasitic Tentacles", 4)
};
