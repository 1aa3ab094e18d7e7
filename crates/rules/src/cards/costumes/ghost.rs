//! Ghost

use super::COSTUME;
use crate::cards::prelude::*;
use crate::hooks::HEARTS;

/// As printed for the first edition.
pub(crate) const CARD: Card = Card {
    text: "At the end of every turn in which you lost ♥, gain 1♥.",
    hooks: Hooks {
        // In its wearer's turn it is one of the effects at the end, in another's it comes after them.
        end_reads: HEARTS,
        end_writes: HEARTS,
        turn_ends: Some(haunt),
        others_end: Some(haunt),
        ..COSTUME
    },
    ..keep("ghost", "Ghost", 4)
};

fn haunt(play: &mut Play<'_>, me: Power) {
    if play.table().turn().lost.get(me.owner.index()) > 0 {
        play.heal_self(me.owner, 1, me.why());
    }
}
