//! Opportunist

use crate::cards::prelude::*;
use crate::setup::NewCardFirst;
use crate::table::{Origin, SlotId, SlotSet};

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    sections: &[
        &PRINT.when(
            "new_card_first",
            "active",
            "Whenever a new card is turned face up you may buy it immediately, even on other monsters' turns. If several monsters can, the active one has priority, then the first to its left.",
        ),
    ],
    ..PRINT
};

const PRINT: Card = Card {
    text: "Whenever a new card is turned face up you may buy it immediately, even on other monsters' turns. If several monsters can, the first to the active monster's left has priority.",
    rulings: &["I-088", "I-089", "I-090", "I-091", "I-093", "I-139", "I-143", "I-167"],
    hooks: Hooks {
        revealed: Some(|play, me, fresh| {
            // Whoever is buying anyway needs no leave (I-088), unless it goes before others who do.
            let rivals = play.table().others(me.owner).iter().any(|seat| play.table().hears(seat, Moment::Revealed));
            let leads = rivals && play.table().rules().new_card_first == NewCardFirst::Active;
            let shopping = play.buying() && play.active() == me.owner && !leads;
            let first = play.speaks_first(me, Moment::Revealed);
            if !shopping && first && !offers(play.table(), me, fresh).is_empty() {
                play.ask(me, fresh.bits());
            }
        }),
        // The step of the question is the places of the new cards.
        options: Some(|table, me, fresh, list| {
            list.push(Action::No);
            list.extend(offers(table, me, SlotSet::from_bits(fresh)).iter().map(Action::Buy));
        }),
        answered: Some(|play, me, fresh, answer| {
            let Action::Buy(slot) = answer else { return };
            let Some(card) = play.table().shop()[slot.index()] else { return };
            // The rest of the new cards come up again afterwards (I-089).
            let rest = SlotSet::from_bits(fresh).without(slot);
            if !rest.is_empty() {
                play.offer_one(Occasion::Revealed(rest), me.owner);
            }
            play.buy(me.owner, card, Origin::Slot(slot));
        }),
        ..Hooks::NONE
    },
    ..keep("opportunist", "Opportunist", 3)
};

/// The new cards its owner can pay for.
fn offers(table: &Table, me: Power, fresh: SlotSet) -> SlotSet {
    let affordable = |slot: &SlotId| table.shop()[slot.index()].is_some_and(|card| table.affords(me.owner, card));
    fresh.iter().filter(affordable).collect()
}
