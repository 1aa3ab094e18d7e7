//! Alpha Monster

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "Gain 1★ on each turn when your attack actually takes ♥ from another monster.",
    rulings: &["I-031", "I-055", "I-143"],
    hooks: Hooks {
        struck: Some(|play, me, _| {
            if !play.table().is_used(me.source) {
                play.mark_used(me);
                play.gain_stars(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("alpha-monster", "Alpha Monster", 5)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    text: "Gain 1★ on each turn when your Roll has at least one ✊, whether or not it hits anyone.",
    rulings: &["I-032", "I-049", "I-055", "I-143"],
    hooks: Hooks {
        tallied: Some(|play, me| {
            if play.table().turn().all_smashes() > 0 {
                play.gain_stars(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..FIRST
};
