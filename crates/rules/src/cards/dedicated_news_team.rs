//! Dedicated News Team / Media-Friendly

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "Gain 1★ whenever you buy another card.",
    rulings: &["I-117"],
    hooks: Hooks { purchased: Some(|play, me, _| play.gain_stars(me.owner, 1, me.why())), ..Hooks::NONE },
    ..keep("dedicated-news-team", "Dedicated News Team", 3)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card { rulings: &["I-117"], name: "Media-Friendly", ..FIRST };
