//! Omnivore / Detritivore

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "Once per turn, on your turn, if your Roll has a 1, a 2 and a 3, gain 2★. The dice still count for everything else.",
    rulings: &["I-075"],
    hooks: Hooks {
        tallied: Some(|play, me| {
            let dice = play.table().turn().dice;
            if [Face::One, Face::Two, Face::Three].iter().all(|&face| dice.count(face) > 0) {
                play.gain_stars(me.owner, 2, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("omnivore", "Omnivore", 4)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card { rulings: &["I-075", "I-076"], name: "Detritivore", ..FIRST };
