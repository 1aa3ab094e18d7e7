//! Wings

use super::keep;
use crate::catalogue::Card;
use crate::decision::Action;
use crate::hooks::Hooks;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "Pay 2⚡ when you are about to take damage: you take none for the rest of this turn.",
    rulings: &["I-019", "I-021", "I-025"],
    hooks: Hooks {
        wound_coming: Some(|play, me, _| {
            if play.table().energy(me.owner) >= 2 {
                play.ask(me, 0);
            }
        }),
        // The energy may have gone to something else while this was asked.
        options: Some(|table, me, _, list| {
            list.push(Action::No);
            if table.energy(me.owner) >= 2 {
                list.push(Action::Yes);
            }
        }),
        answered: Some(|play, me, _, answer| {
            if answer == Action::Yes {
                play.lose_energy(me.owner, 2, me.why());
                play.shield(me);
            }
        }),
        ..Hooks::NONE
    },
    ..keep("wings", "Wings", 6)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    text: "Pay 2⚡ when you are about to lose ♥: you lose none for the rest of this turn.",
    rulings: &["I-019", "I-020", "I-021", "I-022", "I-024", "I-025"],
    ..FIRST
};
