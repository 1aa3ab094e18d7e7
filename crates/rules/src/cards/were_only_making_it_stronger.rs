//! We're Only Making It Stronger / We're Only Making It Stronger!

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "Whenever you lose 2♥ or more in one go, gain 1⚡.",
    hooks: Hooks {
        wounded: Some(|play, me, wound| {
            if wound.hearts() >= 2 {
                play.gain_energy(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("were-only-making-it-stronger", "We're Only Making It Stronger", 3)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card { rulings: &["I-058"], name: "We're Only Making It Stronger!", ..FIRST };
