//! Herd Culler

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "Once per turn, on your turn, after your last roll, you may turn one of your dice to 1.",
    rulings: &["I-060", "I-143"],
    hooks: Hooks {
        turns: Some(|table, me| if table.is_used(me.source) { FaceSet::EMPTY } else { FaceSet::just(Face::One) }),
        turned: Some(|play, me| play.mark_used(me)),
        ..Hooks::NONE
    },
    ..keep("herd-culler", "Herd Culler", 3)
};
