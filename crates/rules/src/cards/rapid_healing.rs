//! Rapid Healing

use crate::cards::prelude::*;

/// As first printed, and unchanged since.
pub(crate) const CARD: Card = Card {
    text: "At any time you may pay 2⚡ to gain 1♥, as often as you can pay.",
    rulings: &["I-026", "I-027", "I-082"],
    hooks: Hooks {
        usable: Some(|table, me, question| {
            let own = matches!(question, Question::Power(source, _) if source == me.source);
            !own && affordable(table, me)
        }),
        used: Some(pay_for_a_heart),
        paid: true,
        wound_coming: Some(|play, me, wound| offer_rescue(play, me, wound.hearts())),
        // The last chance before energy goes that would have paid for a heart.
        energy_goes: Some(|play, me, goes| {
            let table = play.table();
            let energy = table.energy(me.owner);
            let room = u16::from(table.hearts_max(me.owner) - table.hearts(me.owner));
            let hearts = |energy: u16| (energy / 2).min(room);
            if affordable(table, me) && hearts(energy) > hearts(energy.saturating_sub(goes.into())) {
                play.ask(me, BEFORE_ENERGY_GOES);
            }
        }),
        options: Some(|table, me, _, list| {
            list.push(Action::No);
            if affordable(table, me) {
                list.push(Action::Yes);
            }
        }),
        answered: Some(|play, me, step, answer| {
            if answer == Action::Yes {
                pay_for_a_heart(play, me);
                if step != BEFORE_ENERGY_GOES {
                    let coming = play.coming(me.owner);
                    offer_rescue(play, me, coming);
                } else if affordable(play.table(), me) {
                    play.ask(me, BEFORE_ENERGY_GOES);
                }
            }
        }),
        ..Hooks::NONE
    },
    ..keep("rapid-healing", "Rapid Healing", 3)
};

/// The step of the question before energy goes; the one before hearts go is 0.
const BEFORE_ENERGY_GOES: u8 = 1;

fn affordable(table: &Table, me: Power) -> bool {
    table.energy(me.owner) >= 2 && table.can_heal(me.owner)
}

fn pay_for_a_heart(play: &mut Play<'_>, me: Power) {
    play.lose_energy(me.owner, 2, me.why());
    play.heal_self(me.owner, 1, me.why());
}

/// Before a loss that would be the end the owner is asked, if healing can still prevent it (I-026).
fn offer_rescue(play: &mut Play<'_>, me: Power, coming: u8) {
    let table = play.table();
    let (hearts, most) = (table.hearts(me.owner), table.hearts_max(me.owner));
    let a_time = 1 + table.healing_bonus(me.owner);
    let heals = (table.energy(me.owner) / 2).min(u16::from(most)) as u8;
    let reach = hearts.saturating_add(heals.saturating_mul(a_time)).min(most);
    if table.would_end(me.owner, coming) && reach > coming && affordable(table, me) {
        play.ask(me, 0);
    }
}
