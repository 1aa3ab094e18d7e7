//! City-Crusher

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "If you are in Tokyo when your turn begins, you roll one extra die that turn, up to a maximum of eight dice.",
    rulings: &["GZ-5"],
    hooks: Hooks {
        // Where its owner goes before the dice are counted changes nothing, so the beginning is marked.
        turn_begins: Some(|play, me| {
            if play.table().in_tokyo(me.owner) {
                play.mark_used(me);
            }
        }),
        more_dice: Some(|table, me| u8::from(table.is_used(me.source))),
        ..Hooks::NONE
    },
    ..keep("city-crusher", "City-Crusher", 4)
};
