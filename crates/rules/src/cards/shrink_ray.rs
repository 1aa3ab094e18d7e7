//! Shrink Ray

use crate::cards::prelude::*;
use crate::setup::CountersFor;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    sections: &[
        &EARLY.when(
            "counters_for",
            "attacked",
            "Each monster you attack gets a shrink counter, hurt or not. A monster rolls one fewer die for each it has when its turn begins. A ♥ die can remove one instead of healing.",
        ),
    ],
    ..EARLY
};

const EARLY: Card = Card {
    text: "Each monster your attack takes ♥ from gets a shrink counter. A monster rolls one fewer die for each it has when its turn begins. A ♥ die can remove one instead of healing.",
    rulings: &["I-078", "I-080", "I-081", "I-082", "I-083", "I-085", "I-086", "I-087"],
    hooks: Hooks {
        // Either as the attack begins, or when hearts are lost to it.
        attacking: Some(|play, me, attacked| {
            if play.table().rules().counters_for == CountersFor::Attacked {
                give(play, me, attacked);
            }
        }),
        struck: Some(|play, me, victims| {
            if play.table().rules().counters_for == CountersFor::Hurt {
                give(play, me, victims);
            }
        }),
        ..Hooks::NONE
    },
    ..keep("shrink-ray", "Shrink Ray", 6)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    sections: &[
        &LATE.when(
            "counters_for",
            "attacked",
            "Each monster your ✊ hit gets a shrink counter, hurt or not. A monster rolls one fewer die for each it has when its turn begins. Outside Tokyo a ♥ die can remove one instead of giving 1♥.",
        ),
    ],
    ..LATE
};

const LATE: Card = Card {
    rulings: &["I-078", "I-079", "I-081", "I-082", "I-083", "I-084", "I-085", "I-086", "I-087"],
    text: "Each monster your ✊ take ♥ from gets a shrink counter. A monster rolls one fewer die for each it has when its turn begins. Outside Tokyo a ♥ die can remove one instead of giving 1♥.",
    ..EARLY
};

fn give(play: &mut Play<'_>, me: Power, seats: SeatSet) {
    for seat in seats.iter() {
        play.emit(Event::Shrink { seat, counters: 1, why: me.why() });
    }
}
