//! It Has a Child / It Has a Child!

use crate::cards::prelude::*;
use crate::table::HEARTS;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "When your ♥ reach 0: lose all your cards and ★, leave Tokyo, and play on with 10♥. You keep your ⚡.",
    rulings: &["I-085", "I-140", "I-160", "I-161", "I-163", "I-165", "I-174"],
    hooks: Hooks {
        dying: Some(|play, me| {
            play.emit(Event::Reborn { seat: me.owner, hearts: HEARTS, why: me.why() });
        }),
        ..Hooks::NONE
    },
    ..keep("it-has-a-child", "It Has a Child", 7)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    rulings: &["I-085", "I-140", "I-160", "I-161", "I-163", "I-165", "I-174"],
    name: "It Has a Child!",
    ..FIRST
};
