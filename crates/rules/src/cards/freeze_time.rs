//! Freeze Time

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "After a turn when you scored with three 1s or more, you may take another turn with one fewer die; this adds up from turn to turn.",
    rulings: &["I-075", "I-147"],
    hooks: Hooks {
        // One turn, however many of these its owner has (I-142).
        turn_over: Some(|play, me| {
            if play.table().turn().dice.count(Face::One) >= 3 && play.speaks_first(me, Moment::TurnOver) {
                play.ask(me, 0);
            }
        }),
        answered: Some(|play, me, _, answer| {
            if answer == Action::Yes {
                let fewer = play.table().turn().fewer + 1;
                play.win_turn(me.owner, fewer, true, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("freeze-time", "Freeze Time", 5)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    rulings: &["I-075", "I-142", "I-147", "I-148"],
    text: "After a turn when your Roll had three 1s or more, you may take another turn with one fewer die than in this one, even if you have more dice by then.",
    hooks: Hooks {
        answered: Some(|play, me, _, answer| {
            if answer == Action::Yes {
                let table = play.table();
                let fewer =
                    if play.has(Amendment::FrozenTurn) { table.fewer_than_this_turn() } else { table.turn().fewer + 1 };
                play.win_turn(me.owner, fewer, true, me.why());
            }
        }),
        ..FIRST.hooks
    },
    ..FIRST
};
