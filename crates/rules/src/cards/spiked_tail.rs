//! Spiked Tail

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "Your attacks deal 1 extra damage.",
    rulings: &["I-048", "I-051", "I-143"],
    hooks: Hooks { damage: Some(|_, _, attack| u8::from(attack)), ..Hooks::NONE },
    ..keep("spiked-tail", "Spiked Tail", 5)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    text: "Add one ✊ to each of your Rolls that has at least one.",
    rulings: &["I-049", "I-050", "I-143"],
    hooks: Hooks { more_smashes: Some(|_, _| 1), ..Hooks::NONE },
    ..FIRST
};
