//! Cheerleader

use super::COSTUME;
use crate::cards::prelude::*;

/// As printed for the first edition.
pub(crate) const CARD: Card = Card {
    text: "After another monster's last roll you may add one ✊ to its Roll.",
    hooks: Hooks {
        others_rolled: Some(|play, me| play.ask(me, 0)),
        asks: Some(|table, _, _| Wording::default().about(table.active())),
        answered: Some(|play, me, _, answer| {
            if answer == Action::Yes {
                play.add_to_roll(1, me.why());
            }
        }),
        ..COSTUME
    },
    ..keep("cheerleader", "Cheerleader", 3)
};
