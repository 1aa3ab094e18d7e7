//! Power Leech

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "Each monster your ✊ wound gives you 1⚡, if it has any and survives.",
    rulings: &["GZ-1"],
    hooks: Hooks {
        struck: Some(|play, me, victims| play.drain(me, victims.without(me.owner), |_| 1)),
        drains: Some(|play, me, victims| {
            let mut taken = 0;
            for seat in victims.iter() {
                // What the eliminated had is gone.
                if play.table().hearts(seat) > 0 && play.table().energy(seat) > 0 {
                    play.lose_energy(seat, 1, me.why());
                    taken += 1;
                }
            }
            play.gain_energy(me.owner, taken, me.why());
        }),
        ..Hooks::NONE
    },
    ..keep("power-leech", "Power Leech", 6)
};
