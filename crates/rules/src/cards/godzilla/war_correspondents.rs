//! War Correspondents

use crate::cards::prelude::*;

/// As this edition has it.
pub(crate) const CARD: Card = Card {
    text: "Each Event you buy gives you 1★ more, after its own effect.",
    rulings: &["GZ-8"],
    hooks: Hooks {
        purchased: Some(|play, me, card| {
            if play.table().card(card).kind == Kind::Event {
                play.gain_stars(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..keep("war-correspondents", "War Correspondents", 3)
};
