//! The evolutions, one file a monster; here is only which monster has which.

mod alienoid;
mod cyber_kitty;
mod gigan;
mod gigazaur;
mod godzilla;
mod king_gidorah;
mod mechagodzilla;
mod meka_dragon;
mod mothra;
mod rodan;
mod space_penguin;
mod the_king;

use crate::catalogue::{Card, Kind};
use crate::hooks::{Hooks, Moment};
use crate::setup::Monster;

/// An evolution that is discarded after use, to be filled in; it may be played at these moments.
const fn temporary(id: &'static str, name: &'static str, plays: &'static [Moment]) -> Card {
    Card { id, name, text: "", cost: 0, kind: Kind::Temporary, rulings: &[], plays, hooks: Hooks::NONE }
}

/// An evolution that stays, to be filled in; it may be played at any time (EVO-4).
const fn permanent(id: &'static str, name: &'static str) -> Card {
    Card { kind: Kind::Permanent, ..temporary(id, name, &[Moment::Played]) }
}

/// The eight evolutions of a monster (EVO-1), if it has any.
pub fn deck_of(monster: Monster) -> Option<&'static [&'static Card; 8]> {
    match monster {
        Monster::KingGidorah => Some(&king_gidorah::DECK),
        Monster::Mechagodzilla => Some(&mechagodzilla::DECK),
        Monster::Gigan => Some(&gigan::DECK),
        Monster::Godzilla => Some(&godzilla::DECK),
        Monster::Mothra => Some(&mothra::DECK),
        Monster::Rodan => Some(&rodan::DECK),
        Monster::CyberKitty => Some(&cyber_kitty::DECK),
        Monster::Gigazaur => Some(&gigazaur::DECK),
        Monster::SpacePenguin => Some(&space_penguin::DECK),
        Monster::TheKing => Some(&the_king::DECK),
        Monster::MekaDragon => Some(&meka_dragon::DECK),
        Monster::Alienoid => Some(&alienoid::DECK),
        _ => None,
    }
}
