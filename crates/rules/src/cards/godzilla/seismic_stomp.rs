//! Seismic Stomp

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "The third ✊ of your Roll and each one after it give you 1★, including ✊ without a die, even if there is no one to hit.",
    rulings: &["GZ-2"],
    hooks: Hooks {
        striking: Some(|play, me| {
            let smashes = play.table().turn().all_smashes();
            play.gain_stars(me.owner, smashes.saturating_sub(2), me.why());
        }),
        ..Hooks::NONE
    },
    ..keep("seismic-stomp", "Seismic Stomp", 5)
};
