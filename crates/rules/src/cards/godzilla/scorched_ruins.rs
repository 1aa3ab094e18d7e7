//! Scorched Ruins

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "When you have yielded Tokyo to an attack and the attacker enters on the same turn, it immediately loses 2♥. This is not an attack.",
    rulings: &["GZ-4"],
    hooks: Hooks {
        entered: Some(|play, me, who| {
            let table = play.table();
            let yielded = table.turn().yielded.has(me.owner) && !table.is_used(me.source);
            if yielded && who == table.active() {
                play.mark_used(me);
                play.hurt(who, 2, Some(me.owner), me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("scorched-ruins", "Scorched Ruins", 4)
};
