//! Telepath / Energy Drink

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "Before you stop rolling, pay 1⚡ for another roll of any of your dice, as often as you can pay.",
    rulings: &["I-067"],
    hooks: Hooks {
        usable: Some(|table, me, question| question == Question::Keep && table.energy(me.owner) > 0),
        used: Some(|play, me| {
            play.lose_energy(me.owner, 1, me.why());
            play.more_rolls(1, me.why());
        }),
        ..Hooks::NONE
    },
    ..keep("telepath", "Telepath", 4)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card { rulings: &["I-067"], name: "Energy Drink", ..FIRST };
