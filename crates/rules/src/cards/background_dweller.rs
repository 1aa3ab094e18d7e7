//! Background Dweller

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "You may reroll any of your dice that show 3 at any time, as often as you like, without using up a roll.",
    rulings: &["I-017", "I-063", "I-068"],
    hooks: Hooks {
        rerolls: FaceSet::just(Face::Three),
        usable: Some(|table, _, question| {
            let asked = matches!(question, Question::Keep | Question::Change);
            asked && table.turn().dice.count(Face::Three) > 0 && !table.turn().halted
        }),
        used: Some(|play, me| play.roll_for(me, 1, 0)),
        lucky: Some(|play, me, dice, _| {
            if let Some(to) = dice.lowest() {
                play.reroll(Face::Three, to, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("background-dweller", "Background Dweller", 4)
};
