//! Metamorph

use crate::cards::prelude::*;
use crate::hooks::{CARDS, ENERGY};

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "At the end of your turn you may discard any of your Keep cards, including this one; for each you get back the ⚡ you paid.",
    rulings: &["I-102", "I-104", "I-105", "I-107", "I-108"],
    hooks: Hooks {
        end_reads: CARDS.or(ENERGY),
        end_writes: CARDS.or(ENERGY),
        turn_ends: Some(|play, me| play.ask(me, 0)),
        options: Some(|table, me, _, list| {
            list.push(Action::No);
            list.extend(table.held(me.owner).iter().map(Action::Card));
        }),
        shows: Some(|table, _, _, answer| offer(table, answer, paid)),
        answered: Some(|play, me, step, answer| sell(play, me, step, answer, paid)),
        ..Hooks::NONE
    },
    ..keep("metamorph", "Metamorph", 3)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    text: "At the end of your turn you may discard any of your Keep cards, including this one; for each you get its printed cost in ⚡.",
    rulings: &["I-104", "I-105", "I-106", "I-107", "I-108"],
    hooks: Hooks {
        shows: Some(|table, _, _, answer| offer(table, answer, printed)),
        answered: Some(|play, me, step, answer| sell(play, me, step, answer, printed)),
        ..FIRST.hooks
    },
    ..FIRST
};

/// What its owner paid for a card.
fn paid(table: &Table, card: CardId) -> u8 {
    table.card(card).cost - table.saved(card)
}

/// What a card costs in print.
fn printed(table: &Table, card: CardId) -> u8 {
    table.card(card).cost
}

/// A card to be discarded, with its refund.
fn offer(table: &Table, answer: Action, refund: fn(&Table, CardId) -> u8) -> Option<Wording> {
    let Action::Card(card) = answer else { return None };
    Some(Wording::of("card").with(refund(table, card)))
}

/// Discards one card for its refund and asks again, as long as this power is still there to ask.
fn sell(play: &mut Play<'_>, me: Power, step: u8, answer: Action, refund: fn(&Table, CardId) -> u8) {
    let Action::Card(card) = answer else { return };
    let energy = refund(play.table(), card);
    play.lose_card(me.owner, card, me.why());
    // A refund is no gain (I-105).
    play.take_energy(me.owner, u16::from(energy), me.why());
    // Whoever sold its last hearts sells no more.
    if !play.table().is_doomed(me.owner) && play.still_has(me, Moment::TurnEnds) {
        play.ask(me, step);
    }
}
