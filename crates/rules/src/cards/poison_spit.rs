//! Poison Spit

use crate::cards::prelude::*;
use crate::setup::CountersFor;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    sections: &[
        &EARLY.when(
            "counters_for",
            "attacked",
            "Each monster you attack gets a poison counter, hurt or not. At the end of its turn a monster loses 1♥ for each. A ♥ die can remove one instead of healing.",
        ),
    ],
    ..EARLY
};

const EARLY: Card = Card {
    text: "Each monster your attack takes ♥ from gets a poison counter. At the end of its turn a monster loses 1♥ for each. A ♥ die can remove one instead of healing.",
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
    ..keep("poison-spit", "Poison Spit", 4)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    sections: &[
        &LATE.when(
            "counters_for",
            "attacked",
            "Each monster your ✊ hit gets a poison counter, hurt or not. At the end of its turn a monster loses 1♥ for each. Outside Tokyo a ♥ die can remove one instead of giving 1♥.",
        ),
    ],
    ..LATE
};

const LATE: Card = Card {
    rulings: &["I-078", "I-079", "I-081", "I-082", "I-083", "I-084", "I-085", "I-086", "I-087"],
    text: "Each monster your ✊ take ♥ from gets a poison counter. At the end of its turn a monster loses 1♥ for each. Outside Tokyo a ♥ die can remove one instead of giving 1♥.",
    ..EARLY
};

fn give(play: &mut Play<'_>, me: Power, seats: SeatSet) {
    for seat in seats.iter() {
        play.emit(Event::Poison { seat, counters: 1, why: me.why() });
    }
}
