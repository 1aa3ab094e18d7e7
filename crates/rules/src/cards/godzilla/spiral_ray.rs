//! Spiral Ray

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "Whenever you attack, every other monster your ✊ do not hit loses 1♥ too, even if they hit no one. For those monsters this is not an attack.",
    rulings: &["GZ-2", "GZ-3", "GZ-4"],
    hooks: Hooks {
        dealing: Some(|table, me, mut blow| {
            if blow.why == Clause::Smash1.into() && table.turn().all_smashes() > 0 {
                for seat in table.others(me.owner).minus(table.across(me.owner)).minus(blow.hit).iter() {
                    blow.add(seat, 1);
                }
            }
            blow
        }),
        ..Hooks::NONE
    },
    ..keep("spiral-ray", "Spiral Ray", 5)
};
