//! Second Wind

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "When five or more of your dice show the same face in your Roll, take another turn after this one. A turn gained with this card cannot give another; ✊ without a die do not count.",
    rulings: &["GZ-2"],
    hooks: Hooks {
        tallied: Some(|play, me| {
            let turn = play.table().turn();
            let five = Face::ALL.into_iter().any(|face| turn.count(face) >= 5);
            if five && turn.won_by != Some(me.why()) {
                play.win_turn(me.owner, 0, false, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("second-wind", "Second Wind", 6)
};
