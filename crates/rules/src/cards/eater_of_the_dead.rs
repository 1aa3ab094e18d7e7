//! Eater of the Dead

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "Gain 3★ each time a monster's ♥ reach 0.",
    rulings: &["I-141", "I-161", "I-167", "I-172"],
    hooks: Hooks { fell: Some(|play, me, _| play.gain_stars(me.owner, 3, me.why())), ..Hooks::NONE },
    ..keep("eater-of-the-dead", "Eater of the Dead", 4)
};
