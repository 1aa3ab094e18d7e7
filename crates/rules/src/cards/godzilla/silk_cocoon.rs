//! Silk Cocoon

use crate::cards::prelude::*;

/// The hearts its owner comes back with.
const BACK: u8 = 5;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "When your ♥ reach 0, discard this card, lose all your ⚡ and half your ★ (rounded up), leave Tokyo, and play on with 5♥. You keep everything else.",
    rulings: &["GZ-3"],
    hooks: Hooks {
        dying: Some(|play, me| {
            let (energy, stars) = (play.table().energy(me.owner), play.table().stars(me.owner));
            play.discard(me);
            play.lose_energy(me.owner, energy, me.why());
            play.lose_stars(me.owner, stars.div_ceil(2), me.why());
            play.emit(Event::Revived { seat: me.owner, hearts: BACK, why: me.why() });
            play.leave(me.owner, me.why());
        }),
        ..Hooks::NONE
    },
    ..keep("silk-cocoon", "Silk Cocoon", 6)
};
