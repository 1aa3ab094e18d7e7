//! Pirate

use super::COSTUME;
use crate::cards::prelude::*;

/// As printed for the first edition.
pub(crate) const CARD: Card = Card {
    text: "Take 1⚡ from each other monster that you make lose ♥.",
    hooks: Hooks {
        took_hearts: Some(|play, me, victims| play.drain(me, victims, |_| 1)),
        drains: Some(|play, me, victims| {
            let mut taken = 0;
            for seat in victims.iter() {
                // What the eliminated had is gone.
                if !play.table().is_doomed(seat) && play.table().energy(seat) > 0 {
                    play.lose_energy(seat, 1, me.why());
                    taken += 1;
                }
            }
            play.gain_energy(me.owner, taken, me.why());
        }),
        ..COSTUME
    },
    ..keep("pirate", "Pirate", 4)
};
