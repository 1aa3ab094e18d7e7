//! Shrink Ray

use super::keep;
use crate::catalogue::Card;
use crate::event::Event;
use crate::hooks::Hooks;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "Each monster your attack takes ♥ from gets a shrink counter. A monster rolls one die fewer for each.",
    rulings: &["I-013", "I-069", "I-071", "I-078"],
    hooks: Hooks {
        struck: Some(|play, me, victims| {
            for seat in victims.iter() {
                play.emit(Event::Shrink { seat, counters: 1, why: me.why() });
            }
        }),
        ..Hooks::NONE
    },
    ..keep("shrink-ray", "Shrink Ray", 6)
};
