//! Rubble Pickers

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "Gain 1⚡ each time another monster sweeps the face-up cards.",
    hooks: Hooks { others_swept: Some(|play, me| play.gain_energy(me.owner, 1, me.why())), ..Hooks::NONE },
    ..keep("rubble-pickers", "Rubble Pickers", 2)
};
