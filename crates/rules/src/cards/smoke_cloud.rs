//! Smoke Cloud

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "Comes with 3 charges. Before you stop rolling, spend one for another roll of any of your dice. Discard this card with its last charge.",
    rulings: &["I-067", "I-099", "I-107", "I-125", "I-126"],
    hooks: Hooks {
        charged: true,
        bought: Some(|play, me| {
            // Bought from another monster it comes with what lies on it (I-099).
            if play.table().charges(me.source) == 0 {
                play.charge(me, 3);
            }
        }),
        usable: Some(|table, me, question| question == Question::Keep && table.charges(me.source) > 0),
        used: Some(|play, me| {
            play.charge(me, -1);
            play.more_rolls(1, me.why());
            // A copy run empty stays in play without effect (I-126, I-127).
            if play.table().charges(me.source) == 0 && !play.is_copy(me) {
                play.discard(me);
            }
        }),
        ..Hooks::NONE
    },
    ..keep("smoke-cloud", "Smoke Cloud", 4)
};
