//! Deep Roar

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "A monster you wound in Tokyo loses 1★ if it does not yield; if it has no ★, it must yield.",
    rulings: &["GZ-1"],
    hooks: Hooks { presses: true, ..Hooks::NONE },
    ..keep("deep-roar", "Deep Roar", 4)
};
