//! Charged Scales

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "Comes with 3 charges. After your last roll you may spend any of them, one for each die you turn to ⚡ or ✊. Discard this card with its last charge.",
    rulings: &["GZ-10"],
    hooks: Hooks {
        charged: true,
        bought: Some(|play, me| {
            if play.table().charges(me.source) == 0 {
                play.charge(me, 3);
            }
        }),
        turns: Some(|table, me| {
            if table.charges(me.source) > 0 { FaceSet::just(Face::Energy).with(Face::Smash) } else { FaceSet::EMPTY }
        }),
        turned: Some(|play, me| {
            play.charge(me, -1);
            if play.table().charges(me.source) == 0 && !play.is_copy(me) {
                play.discard(me);
            }
        }),
        ..Hooks::NONE
    },
    ..keep("charged-scales", "Charged Scales", 4)
};
