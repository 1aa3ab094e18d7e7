//! Solar Powered

use crate::cards::prelude::*;
use crate::hooks::{CARDS, ENERGY};

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "At the end of your turn gain 1⚡ if you have none.",
    rulings: &["I-108", "I-109", "I-143"],
    hooks: Hooks {
        end_reads: ENERGY.or(CARDS),
        end_writes: ENERGY,
        // One look serves for all of them, and one gain.
        turn_ends: Some(|play, me| {
            let together = play.ending_alike(me).len();
            let all = if play.has(Amendment::OneLook) { together } else { play.table().ends_like(me).count() };
            if play.table().energy(me.owner) == 0 {
                play.gain_energy(me.owner, all as u16, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("solar-powered", "Solar Powered", 2)
};
