//! Acid Attack

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "On each of your turns you deal 1 extra damage to every monster your ✊ could reach. Without any ✊ it is dealt alone and is not an attack. If you buy this card after rolling, it works immediately.",
    rulings: &["I-001"],
    hooks: Hooks {
        damage: Some(|_, _, _| 1),
        // Bought after the dice it works at once, in the owner's own turn only.
        bought: Some(|play, me| {
            if play.buying() && play.active() == me.owner {
                let targets = play.table().across(me.owner);
                play.hurt_by_buying(targets, 1, me);
            }
        }),
        ..Hooks::NONE
    },
    ..keep("acid-attack", "Acid Attack", 6)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    text: "Add one ✊ to each of your Rolls, even if it has none. It counts as ✊ for everything.",
    rulings: &["I-001", "I-050", "I-074"],
    hooks: Hooks { smashes: Some(|_, _| 1), ..Hooks::NONE },
    ..FIRST
};
