//! Vampire

use super::COSTUME;
use crate::cards::prelude::*;
use crate::hooks::HEARTS;

/// As printed for the first edition.
pub(crate) const CARD: Card = Card {
    text: "At the end of every turn in which you made another monster lose ♥, gain 1♥.",
    hooks: Hooks {
        // In its wearer's turn it is one of the effects at the end, in another's it comes after them.
        end_writes: HEARTS,
        reads_harm: true,
        turn_ends: Some(feed),
        others_end: Some(feed),
        ..COSTUME
    },
    ..keep("vampire", "Vampire", 3)
};

fn feed(play: &mut Play<'_>, me: Power) {
    if play.table().turn().harming.has(me.owner) {
        play.heal_self(me.owner, 1, me.why());
    }
}
