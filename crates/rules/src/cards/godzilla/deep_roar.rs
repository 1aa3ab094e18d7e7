//! Deep Roar

use crate::cards::prelude::*;
use crate::hooks::PRESSED;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "A monster you wound in Tokyo loses 1★ if it does not yield; if it has no ★, it must yield.",
    rulings: &["GZ-1"],
    hooks: Hooks { hampers: PRESSED, ..Hooks::NONE },
    ..keep("deep-roar", "Deep Roar", 4)
};
