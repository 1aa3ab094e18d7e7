//! Camouflage

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "When you are about to lose ♥, roll a die for each of them: every ♥ rolled saves one.",
    rulings: &["I-009", "I-013", "I-014", "I-015", "I-016", "I-017", "I-018", "I-024", "I-058"],
    hooks: Hooks {
        wound_coming: Some(|play, me, wound| play.roll_for(me, wound.hearts(), 0)),
        lucky: Some(|play, me, dice, _| {
            play.show_dice(me, dice);
            play.block(me.owner, dice.count(Face::Heart), me.why());
            // Faces the owner may always reroll can be rolled again here too (I-017).
            let free = play.table().free_faces(me.owner);
            let again = free.iter().map(|face| dice.count(face)).sum();
            if again > 0 && play.coming(me.owner) > 0 {
                play.ask(me, again);
            }
        }),
        answered: Some(|play, me, again, answer| {
            if answer == Action::Yes {
                play.roll_for(me, again, 0);
            }
        }),
        ..Hooks::NONE
    },
    ..keep("camouflage", "Camouflage", 3)
};
