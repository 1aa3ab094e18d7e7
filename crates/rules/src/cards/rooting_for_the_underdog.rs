//! Rooting for the Underdog

use crate::cards::prelude::*;
use crate::hooks::{CARDS, STARS};

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "At the end of your turn gain 1★ if you alone have the fewest ★.",
    rulings: &["I-110", "I-111", "I-143"],
    hooks: Hooks {
        end_reads: STARS.or(CARDS),
        end_writes: STARS,
        turn_ends: Some(|play, me| {
            // One look serves for all of them.
            let all = play.ending_alike(me);
            let table = play.table();
            let mine = table.stars(me.owner);
            if table.others(me.owner).iter().all(|seat| table.stars(seat) > mine) {
                for power in all {
                    play.gain_stars(me.owner, 1, power.why());
                }
            }
        }),
        ..Hooks::NONE
    },
    ..keep("rooting-for-the-underdog", "Rooting for the Underdog", 3)
};
