//! Poison Quills

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "When you score with three 2s or more, deal 2 damage to every monster your ✊ could reach, together with your ✊. Without any ✊ this is not an attack.",
    rulings: &["I-048"],
    hooks: Hooks {
        damage: Some(|table, _, _| if table.turn().dice.count(Face::Two) >= 3 { 2 } else { 0 }),
        joins: true,
        ..Hooks::NONE
    },
    ..keep("poison-quills", "Poison Quills", 3)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    text: "When your Roll has three 2s or more, add two ✊ to it.",
    rulings: &[],
    hooks: Hooks {
        smashes: Some(|table, _| if table.turn().dice.count(Face::Two) >= 3 { 2 } else { 0 }),
        ..Hooks::NONE
    },
    ..FIRST
};
