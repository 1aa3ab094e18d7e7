//! Hunter's Patience

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "Once per turn, on your turn, if your last roll leaves no die with ✊, you may roll any of your dice once more.",
    rulings: &["GZ-10"],
    hooks: Hooks {
        usable: Some(|table, me, question| {
            let turn = table.turn();
            let last = turn.rolls == 0 && !turn.halted && !turn.dice.is_empty();
            question == Question::Keep && last && turn.dice.count(Face::Smash) == 0 && !table.is_used(me.source)
        }),
        used: Some(|play, me| {
            play.mark_used(me);
            play.more_rolls(1, me.why());
        }),
        ..Hooks::NONE
    },
    ..keep("hunters-patience", "Hunter's Patience", 4)
};
