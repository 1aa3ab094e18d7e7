//! Burrowing

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "In Tokyo your attacks deal 1 extra damage. When you yield Tokyo, the monster that takes your place takes 1 damage.",
    rulings: &["I-034", "I-038", "I-039", "I-156"],
    hooks: Hooks {
        damage: Some(|table, me, attack| u8::from(attack && table.in_tokyo(me.owner))),
        yielded: Some(|play, me, to| play.hurt(to, 1, Some(me.owner), me.why())),
        ..Hooks::NONE
    },
    ..keep("burrowing", "Burrowing", 5)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    text: "In Tokyo, add one ✊ to each of your Rolls, even if it has none. When you yield Tokyo, the monster that takes your place loses 1♥.",
    rulings: &["I-008", "I-020", "I-035", "I-036", "I-038", "I-039", "I-040", "I-156"],
    hooks: Hooks {
        smashes: Some(|table, me| u8::from(table.in_tokyo(me.owner))),
        yielded: FIRST.hooks.yielded,
        ..Hooks::NONE
    },
    ..FIRST
};
