//! Even Bigger

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "Gain 2♥ when you get this card; your maximum is 12♥. When you lose it you lose 2♥ and your maximum is 10♥ again.",
    rulings: &["I-025", "I-100", "I-131"],
    hooks: Hooks {
        hearts_max: 12,
        bought: Some(|play, me| play.heal(me.owner, 2, me.why())),
        lost: Some(|play, me| play.shrivel(me.owner, 2, me.why())),
        ..Hooks::NONE
    },
    ..keep("even-bigger", "Even Bigger", 4)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    text: "Gain 2♥ when you get this card; your maximum is 12♥. When you lose it your maximum is 10♥ again.",
    rulings: &["I-025", "I-131"],
    hooks: Hooks {
        hearts_max: FIRST.hooks.hearts_max,
        bought: FIRST.hooks.bought,
        lost: Some(|play, me| {
            let table = play.table();
            let above = table.hearts(me.owner).saturating_sub(table.hearts_max(me.owner));
            play.shrivel(me.owner, above, me.why());
        }),
        ..Hooks::NONE
    },
    ..FIRST
};
