//! Reactor Heart

use crate::cards::prelude::*;
use crate::hooks::HEARTS;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "At the end of your turn, if you have 4♥ or fewer, gain 1♥. This works in Tokyo too.",
    hooks: Hooks {
        end_reads: HEARTS,
        end_writes: HEARTS,
        turn_ends: Some(|play, me| {
            if play.table().hearts(me.owner) <= 4 {
                play.heal_self(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("reactor-heart", "Reactor Heart", 4)
};
