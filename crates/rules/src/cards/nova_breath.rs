//! Nova Breath

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "Your attacks hit all other monsters, wherever they are.",
    rulings: &["I-041", "I-042", "I-054", "I-178"],
    hooks: Hooks { reaches_all: true, ..Hooks::NONE },
    ..keep("nova-breath", "Nova Breath", 7)
};
