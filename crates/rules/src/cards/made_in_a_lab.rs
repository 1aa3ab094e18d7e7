//! Made in a Lab

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "While buying, you may look at the top card of the deck without showing it, and buy it. Otherwise it stays there.",
    rulings: &["I-093", "I-094", "I-095", "I-096"],
    hooks: Hooks {
        peeks: 1,
        usable: Some(|table, me, question| question == Question::Shop && table.next_peek(me.owner).is_some()),
        used: Some(|play, me| {
            if let Some(depth) = play.table().next_peek(me.owner) {
                play.peek(me, depth);
            }
        }),
        ..Hooks::NONE
    },
    ..keep("made-in-a-lab", "Made in a Lab", 2)
};
