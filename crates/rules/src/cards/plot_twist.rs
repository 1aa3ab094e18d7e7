//! Plot Twist

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "After your last roll you may turn one of your dice to any face; then discard this card.",
    rulings: &["I-060", "I-077"],
    hooks: Hooks { turns: Some(|_, _| FaceSet::ALL), turned: Some(|play, me| play.discard(me)), ..Hooks::NONE },
    ..keep("plot-twist", "Plot Twist", 3)
};
