//! Solar Powered

use super::keep;
use crate::catalogue::Card;
use crate::hooks::Hooks;
use crate::hooks::{CARDS, ENERGY, Moment};

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "At the end of your turn gain 1⚡ if you have none.",
    rulings: &["I-108", "I-109"],
    hooks: Hooks {
        end_reads: ENERGY.or(CARDS),
        end_writes: ENERGY,
        energy_when_empty: 1,
        turn_ends: Some(|play, me| {
            if play.table().energy(me.owner) == 0 {
                let energy = play.table().sum(me.owner, Moment::EnergyWhenEmpty, |h| h.energy_when_empty);
                play.gain_energy(me.owner, u16::from(energy), me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("solar-powered", "Solar Powered", 2)
};
