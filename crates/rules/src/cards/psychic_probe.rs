//! Psychic Probe

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "Once on each other monster's turn, after its last roll, you may reroll one of its dice. If it comes up ♥, discard this card.",
    rulings: &["I-062", "I-063", "I-065", "I-066"],
    hooks: Hooks {
        others_rolled: Some(|play, me| {
            let turn = play.table().turn();
            let free = !turn.dice.is_empty() && !play.table().stilled();
            if free && !play.table().is_used(me.source) {
                play.ask(me, 0);
            }
        }),
        options: Some(|table, _, step, list| {
            list.push(Action::No);
            if step == AGAIN {
                return list.push(Action::Yes);
            }
            list.extend(Face::ALL.into_iter().filter(|&f| table.turn().dice.count(f) > 0).map(Action::Face));
        }),
        asks: Some(|table, _, step| match step {
            AGAIN => Wording::of("again"),
            _ => Wording::default().about(table.active()),
        }),
        answered: Some(|play, me, _, answer| {
            if let Action::Face(face) = answer {
                play.mark_used(me);
                play.roll_for(me, 1, face as u16);
            } else if answer == Action::Yes {
                play.roll_for(me, 1, Face::Three as u16);
            }
        }),
        lucky: Some(|play, me, dice, from| {
            let Some(to) = dice.lowest() else { return };
            play.reroll(Face::new(from as usize), to, me.why());
            if to == Face::Heart {
                play.discard(me);
            } else if to == Face::Three && play.table().free_faces(me.owner).has(to) {
                // A 3 its owner may always reroll goes again if the owner likes.
                play.ask(me, AGAIN);
            }
        }),
        ..Hooks::NONE
    },
    ..keep("psychic-probe", "Psychic Probe", 3)
};

/// The step of the second question.
const AGAIN: u8 = 1;
