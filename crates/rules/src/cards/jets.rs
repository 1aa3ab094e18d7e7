//! Jets

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "When you are attacked in Tokyo, decide immediately: yield and take no damage from that attack, or stay and take it all.",
    rulings: &["I-028", "I-029", "I-030", "I-031", "I-033", "I-039", "I-156"],
    hooks: Hooks {
        // One decision, however many of these its owner has (I-028).
        attack_looms: Some(|play, me| {
            let table = play.table();
            if table.in_tokyo(me.owner) && !table.turn().stayed.has(me.owner) {
                play.ask(me, 0);
            }
        }),
        answered: Some(|play, me, _, answer| {
            if answer == Action::Yes {
                play.dodge(me);
            } else {
                play.stand_fast(me);
            }
        }),
        ..Hooks::NONE
    },
    ..keep("jets", "Jets", 5)
};
