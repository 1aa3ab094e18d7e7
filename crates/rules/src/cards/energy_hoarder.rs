//! Energy Hoarder

use crate::cards::prelude::*;
use crate::hooks::{CARDS, ENERGY, STARS};

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "At the end of your turn gain 1★ for every 6⚡ you have; you keep them.",
    rulings: &["I-108", "I-109", "I-114", "I-144"],
    hooks: Hooks {
        end_reads: ENERGY.or(CARDS),
        end_writes: STARS,
        turn_ends: Some(|play, me| {
            let stars = play.table().energy(me.owner) / 6;
            play.gain_stars(me.owner, stars.min(20) as u8, me.why());
        }),
        ..Hooks::NONE
    },
    ..keep("energy-hoarder", "Energy Hoarder", 3)
};
