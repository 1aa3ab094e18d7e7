//! Perfect Adaptation

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "Once per turn, on your turn, after your last roll, you may turn one of your dice to any face.",
    rulings: &["GZ-10"],
    hooks: Hooks {
        turns: Some(|table, me| if table.is_used(me.source) { FaceSet::EMPTY } else { FaceSet::ALL }),
        turned: Some(|play, me| play.mark_used(me)),
        ..Hooks::NONE
    },
    ..keep("perfect-adaptation", "Perfect Adaptation", 7)
};
