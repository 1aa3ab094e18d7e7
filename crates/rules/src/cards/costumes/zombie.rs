//! Zombie

use super::COSTUME;
use crate::cards::prelude::*;

/// As printed for the first edition.
pub(crate) const CARD: Card = Card {
    text: "You are not eliminated when you have no ♥ left, and lose none then. You are if you lose this card while you have none.",
    hooks: Hooks { lives_on: true, lost: Some(|play, me| play.expire(me.owner)), ..COSTUME },
    ..keep("zombie", "Zombie", 4)
};
