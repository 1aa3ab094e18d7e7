//! Robot

use super::COSTUME;
use crate::cards::prelude::*;

/// As printed for the first edition.
pub(crate) const CARD: Card = Card {
    text: "When you are about to lose ♥, you may lose 1⚡ instead of each of them, for as many as you like.",
    hooks: Hooks {
        paid: true,
        // The step of the question is the most that it can be paid for.
        wound_coming: Some(|play, me, wound| {
            if play.table().energy(me.owner) > 0 {
                play.ask(me, wound.hearts().min(MOST));
            }
        }),
        options: Some(|table, me, coming, list| {
            let most = table.energy(me.owner).min(coming.into()) as u8;
            list.extend((0..=most).map(Action::Number));
        }),
        answered: Some(|play, me, _, answer| {
            if let Action::Number(paid) = answer {
                let paid = paid.min(play.coming(me.owner));
                play.lose_energy(me.owner, paid.into(), me.why());
                play.block(me.owner, paid, me.why());
            }
        }),
        ..COSTUME
    },
    ..keep("robot", "Robot", 4)
};

/// More ♥ than anybody has to lose.
const MOST: u8 = 20;
