//! City Scavenger

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "In Tokyo, every ♥ of your Roll gives you 1⚡. What counts is where you are when the ♥ are resolved.",
    hooks: Hooks {
        hearts_rolled: Some(|play, me, _| {
            if play.table().in_tokyo(me.owner) {
                let hearts = play.table().turn().dice.count(Face::Heart);
                play.gain_energy(me.owner, u16::from(hearts), me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("city-scavenger", "City Scavenger", 4)
};
