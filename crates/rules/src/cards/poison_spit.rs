//! Poison Spit

use super::keep;
use crate::catalogue::Card;
use crate::event::Event;
use crate::hooks::Hooks;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "Each monster your attack takes ♥ from gets a poison counter. At the end of its turn a monster loses 1♥ for each.",
    rulings: &["I-003", "I-004", "I-011", "I-012", "I-013", "I-078", "I-079", "I-080", "I-084", "I-085"],
    hooks: Hooks {
        struck: Some(|play, me, victims| {
            for seat in victims.iter() {
                play.emit(Event::Poison { seat, counters: 1, why: me.why() });
            }
        }),
        ..Hooks::NONE
    },
    ..keep("poison-spit", "Poison Spit", 4)
};
