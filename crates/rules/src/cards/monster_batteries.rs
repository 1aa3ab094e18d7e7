//! Monster Batteries / Battery Monster

use crate::cards::prelude::*;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "When you get this card put any number of your ⚡ on it; the pool adds the same number. At the start of each of your turns take 2⚡ from it. Discard it when it is empty.",
    rulings: &["I-099", "I-107", "I-112", "I-113", "I-114", "I-129", "I-163"],
    hooks: Hooks {
        charged: true,
        bought: Some(|play, me| {
            // Bought from another monster it comes with what lies on it (I-099).
            if play.table().charges(me.source) > 0 {
                return;
            }
            if play.table().energy(me.owner) > 0 {
                play.ask(me, 0);
            } else {
                play.discard(me);
            }
        }),
        options: Some(|table, me, _, list| {
            list.extend((0..=table.energy(me.owner).min(MOST)).map(|n| Action::Number(n as u8)));
        }),
        answered: Some(|play, me, _, answer| {
            let Action::Number(energy) = answer else { return };
            play.lose_energy(me.owner, u16::from(energy), me.why());
            play.charge(me, 2 * energy as i8);
            if energy == 0 {
                play.discard(me);
            }
        }),
        turn_begins: Some(drain),
        ..Hooks::NONE
    },
    ..keep("monster-batteries", "Monster Batteries", 2)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    name: "Battery Monster",
    text: "Comes with 6⚡ on it. At the start of each of your turns take 2⚡ from it. Discard it when it is empty.",
    cost: 3,
    rulings: &["I-099", "I-107", "I-113", "I-114", "I-128", "I-163"],
    hooks: Hooks {
        charged: true,
        bought: Some(|play, me| {
            if play.table().charges(me.source) == 0 {
                play.charge(me, 6);
            }
        }),
        turn_begins: Some(drain),
        ..Hooks::NONE
    },
    ..FIRST
};

/// The most that can be put on it, so that twice as much is still a number of charges.
const MOST: u16 = 60;

/// Two cubes go to the reserve; that is no gain (I-105), and an empty card goes (I-113).
fn drain(play: &mut Play<'_>, me: Power) {
    let charges = play.table().charges(me.source).min(2);
    play.charge(me, -(charges as i8));
    play.take_energy(me.owner, u16::from(charges), me.why());
    if play.table().charges(me.source) == 0 {
        play.discard(me);
    }
}
