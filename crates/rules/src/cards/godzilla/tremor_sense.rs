//! Tremor Sense

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "Once on each other monster's turn, after its last roll, you may make it reroll one of its dice that show ✊.",
    rulings: &["GZ-10"],
    hooks: Hooks {
        others_rolled: Some(|play, me| {
            if works(play.table(), me) {
                play.ask(me, 0);
            }
        }),
        asks: Some(|table, _, _| Wording::default().about(table.active())),
        answered: Some(|play, me, _, answer| {
            if answer == Action::Yes {
                play.mark_used(me);
                play.roll_for(me, 1, 0);
            }
        }),
        lucky: Some(|play, me, dice, _| {
            let Some(to) = dice.lowest() else { return };
            play.reroll(Face::Smash, to, me.why());
        }),
        ..Hooks::NONE
    },
    ..keep("tremor-sense", "Tremor Sense", 3)
};

fn works(table: &Table, me: Power) -> bool {
    !table.is_used(me.source) && !table.stilled() && table.turn().dice.count(Face::Smash) > 0
}
