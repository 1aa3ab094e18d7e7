//! Complete Destruction

use super::keep;
use crate::catalogue::Card;
use crate::dice::Face;
use crate::hooks::Hooks;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "Gain 9★ when your Roll has all six faces: 1, 2, 3, ⚡, ♥ and ✊.",
    rulings: &["I-074"],
    hooks: Hooks {
        tallied: Some(|play, me| {
            let turn = play.table().turn();
            let smash = u8::from(turn.all_smashes() > 0) << Face::Smash as u8;
            if turn.dice.faces() | smash == 0b11_1111 {
                play.gain_stars(me.owner, 9, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("complete-destruction", "Complete Destruction", 3)
};
