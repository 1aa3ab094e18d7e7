//! Power Nap

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "At the start of your turn you may pay 1⚡ and roll a die: on ♥ gain 2♥.",
    hooks: Hooks {
        turn_begins: Some(|play, me| {
            let table = play.table();
            if table.energy(me.owner) > 0 && table.hearts(me.owner) < table.hearts_max(me.owner) {
                play.ask(me, 0);
            }
        }),
        answered: Some(|play, me, _step, answer| {
            if answer == Action::Yes {
                play.lose_energy(me.owner, 1, me.why());
                play.roll_for(me, 1, 0);
            }
        }),
        lucky: Some(|play, me, dice, _data| {
            play.show_dice(me, dice);
            if dice.count(Face::Heart) > 0 {
                play.heal_self(me.owner, 2, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("power-nap", "Power Nap", 3)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    text: "At the start of your turn you may pay 1⚡ and roll a die: on ♥ gain 2♥, on ⚡ gain 1⚡.",
    hooks: Hooks {
        turn_begins: FIRST.hooks.turn_begins,
        answered: FIRST.hooks.answered,
        lucky: Some(|play, me, dice, _data| {
            play.show_dice(me, dice);
            match dice.lowest() {
                Some(Face::Heart) => play.heal_self(me.owner, 2, me.why()),
                Some(Face::Energy) => play.gain_energy(me.owner, 1, me.why()),
                _ => {}
            }
        }),
        ..Hooks::NONE
    },
    ..FIRST
};
