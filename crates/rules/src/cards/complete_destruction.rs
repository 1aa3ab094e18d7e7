//! Complete Destruction

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "Gain 9★ when your Roll has all six faces: 1, 2, 3, ⚡, ♥ and ✊.",
    rulings: &["I-074"],
    hooks: Hooks {
        tallied: Some(|play, me| {
            let turn = play.table().turn();
            let missing = FaceSet::ALL.minus(turn.dice.faces());
            if missing.is_empty() || missing == FaceSet::just(Face::Smash) && turn.all_smashes() > 0 {
                play.gain_stars(me.owner, 9, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("complete-destruction", "Complete Destruction", 3)
};
