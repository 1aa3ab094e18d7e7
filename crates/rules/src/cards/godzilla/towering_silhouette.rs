//! Towering Silhouette

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "Gain 2♥ when you get this card; your maximum is 12♥ as long as you have it. If you start your turn with 11♥ or more, gain 1★.",
    hooks: Hooks {
        hearts_max: 12,
        bought: Some(|play, me| play.heal(me.owner, 2, me.why())),
        lost: Some(|play, me| {
            let table = play.table();
            let above = table.hearts(me.owner).saturating_sub(table.hearts_max(me.owner));
            play.shrivel(me.owner, above, me.why());
        }),
        turn_begins: Some(|play, me| {
            if play.table().hearts(me.owner) >= 11 {
                play.gain_stars(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("towering-silhouette", "Towering Silhouette", 5)
};
