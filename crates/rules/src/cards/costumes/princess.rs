//! Princess

use super::COSTUME;
use crate::cards::prelude::*;

/// As printed for the first edition.
pub(crate) const CARD: Card = Card {
    text: "At the start of your turn gain 1★.",
    hooks: Hooks { turn_begins: Some(|play, me| play.gain_stars(me.owner, 1, me.why())), ..COSTUME },
    ..keep("princess", "Princess", 5)
};
