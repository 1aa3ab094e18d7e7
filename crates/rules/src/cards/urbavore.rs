//! Urbavore

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    sections: &[
        &EARLY.when(
            "raised_damage",
            "not_bought",
            "Gain 1★ more when you start your turn in Tokyo. All damage you deal from Tokyo, but for that of cards you buy, is increased by 1 for each other monster.",
        ),
        &EARLY.when(
            "raised_damage",
            "attacks",
            "Gain 1★ more when you start your turn in Tokyo. The damage of your attacks from Tokyo is increased by 1 for each other monster.",
        ),
    ],
    ..EARLY
};

const EARLY: Card = Card {
    text: "Gain 1★ more when you start your turn in Tokyo. All damage you deal from Tokyo, by ✊ or by card, is increased by 1 for each other monster.",
    rulings: &["I-052"],
    hooks: Hooks {
        turn_begins: Some(|play, me| {
            if play.table().in_tokyo(me.owner) {
                play.gain_stars(me.owner, 1, me.why());
            }
        }),
        dealing: Some(|table, me, mut blow| {
            if table.in_tokyo(me.owner) {
                for seat in blow.targets().without(me.owner).iter() {
                    blow.add(seat, 1);
                }
            }
            blow
        }),
        ..Hooks::NONE
    },
    ..keep("urbavore", "Urbavore", 4)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    text: "Gain 1★ more when you start your turn in Tokyo. In Tokyo, add one ✊ to each of your Rolls that has at least one.",
    rulings: &["I-138"],
    hooks: Hooks {
        turn_begins: FIRST.hooks.turn_begins,
        more_smashes: Some(|table, me| u8::from(table.in_tokyo(me.owner))),
        ..Hooks::NONE
    },
    ..EARLY
};
