//! Statue of Liberty

use super::COSTUME;
use crate::cards::prelude::*;

/// As printed for the first edition.
pub(crate) const CARD: Card = Card {
    text: "You have one extra roll each turn.",
    hooks: Hooks { rolls: 1, ..COSTUME },
    ..keep("statue-of-liberty", "Statue of Liberty", 4)
};
