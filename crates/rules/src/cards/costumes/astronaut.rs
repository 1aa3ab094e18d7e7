//! Astronaut

use super::COSTUME;
use crate::cards::prelude::*;

/// As printed for the first edition.
pub(crate) const CARD: Card = Card {
    text: "You win with 17★ instead of 20★.",
    hooks: Hooks { goal: 17, ..COSTUME },
    ..keep("astronaut", "Astronaut", 4)
};
