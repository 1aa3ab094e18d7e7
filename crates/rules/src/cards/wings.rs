//! Wings

use crate::cards::prelude::*;

/// The step of the question before energy goes; the one before hearts go is 0.
const BEFORE_ENERGY_GOES: u8 = 1;

/// As first printed.
pub(crate) const FIRST: Card = Card {
    text: "Pay 2⚡ when you are about to take damage: you take none for the rest of this turn.",
    rulings: &["I-019", "I-021", "I-025"],
    hooks: Hooks {
        paid: true,
        wound_coming: Some(|play, me, _| {
            if play.table().energy(me.owner) >= 2 {
                play.ask(me, 0);
            }
        }),
        // The last chance to pay before the energy goes, for whatever is still to come this turn.
        energy_goes: Some(|play, me, goes| {
            let (energy, turn) = (play.table().energy(me.owner), play.table().turn());
            if (2..2 + u16::from(goes)).contains(&energy) && !turn.shielded.has(me.owner) {
                play.ask(me, BEFORE_ENERGY_GOES);
            }
        }),
        // The energy may have gone to something else while this was asked.
        options: Some(|table, me, _, list| {
            list.push(Action::No);
            if table.energy(me.owner) >= 2 {
                list.push(Action::Yes);
            }
        }),
        shows: Some(|_, _, step, answer| {
            let unhurt = step == BEFORE_ENERGY_GOES && answer == Action::No;
            unhurt.then_some(Wording::of("keep"))
        }),
        answered: Some(|play, me, _, answer| {
            if answer == Action::Yes {
                play.lose_energy(me.owner, 2, me.why());
                play.shield(me);
            }
        }),
        ..Hooks::NONE
    },
    ..keep("wings", "Wings", 6)
};

/// As printed since 2016.
pub(crate) const SECOND: Card = Card {
    text: "Pay 2⚡ when you are about to lose ♥: you lose none for the rest of this turn.",
    rulings: &["I-019", "I-020", "I-021", "I-022", "I-024", "I-025"],
    ..FIRST
};
