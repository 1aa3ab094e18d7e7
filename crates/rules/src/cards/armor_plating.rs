//! Armor Plating

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    sections: &[&PRINT.when(
        "armour_by_source",
        "yes",
        "Ignore a loss of exactly 1♥. The ✊ of an attack and what each card adds to them count one by one.",
    )],
    ..PRINT
};

const PRINT: Card = Card {
    text: "Ignore a loss of exactly 1♥.",
    rulings: &["I-001", "I-003", "I-004", "I-005", "I-006", "I-008", "I-009", "I-010", "I-011", "I-040"],
    hooks: Hooks { armour: Some(|_, _, hearts| if hearts == 1 { 0 } else { hearts }), ..Hooks::NONE },
    ..keep("armor-plating", "Armor Plating", 4)
};
