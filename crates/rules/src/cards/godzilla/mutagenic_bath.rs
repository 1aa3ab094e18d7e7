//! Mutagenic Bath

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "At the start of your turn, if you have 2♥ or more, you may give up 1♥ for 1 Dice token, which you may use this turn. Nothing can save that ♥.",
    rulings: &["GZ-4", "GZ-5"],
    hooks: Hooks {
        // After everything the beginning of the turn brings, which may look at the hearts.
        turn_begun: Some(|play, me| {
            if works(play.table(), me) {
                play.ask(me, 0);
            }
        }),
        options: Some(|table, me, _, list| {
            list.push(Action::No);
            if works(table, me) {
                list.push(Action::Yes);
            }
        }),
        answered: Some(|play, me, _, answer| {
            if answer == Action::Yes {
                play.shrivel(me.owner, 1, me.why());
                play.gain_tokens(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("mutagenic-bath", "Mutagenic Bath", 4)
};

fn works(table: &Table, me: Power) -> bool {
    table.hearts(me.owner) >= 2 && table.token_supply() > 0
}
