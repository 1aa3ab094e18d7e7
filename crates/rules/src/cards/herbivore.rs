//! Herbivore

use crate::cards::prelude::*;
use crate::hooks::{CARDS, STARS};

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "Gain 1★ at the end of your turn if you damaged no other monster this turn.",
    rulings: &["I-013", "I-031", "I-057"],
    hooks: Hooks {
        end_reads: CARDS,
        end_writes: STARS,
        turn_ends: Some(|play, me| {
            if play.table().turn().harmed.without(me.owner).is_empty() {
                play.gain_stars(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("herbivore", "Herbivore", 5)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    text: "Gain 1★ at the end of your turn if you made no one lose ♥ this turn, yourself included.",
    rulings: &["I-013", "I-032", "I-056", "I-057"],
    hooks: Hooks {
        end_reads: FIRST.hooks.end_reads,
        end_writes: FIRST.hooks.end_writes,
        turn_ends: Some(|play, me| {
            if play.table().turn().harmed.is_empty() {
                play.gain_stars(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..FIRST
};
