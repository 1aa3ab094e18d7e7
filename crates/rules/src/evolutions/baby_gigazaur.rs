//! Baby Gigazaur's evolutions.

use crate::cards::prelude::*;
use crate::decision::ActionList;
use crate::table::{Origin, SlotId};

/// All eight (EVO-1).
pub(crate) const DECK: [&Card; 8] =
    [&MY_TOY, &GROWING_FAST, &NURTURE_THE_YOUNG, &TINY_TAIL, &TOO_CUTE_TO_SMASH, &SO_SMALL, &UNDERRATED, &YUMMY_YUMMY];

static MY_TOY: Card = Card {
    text: "Put a face-up Power card of your choice under this one; its place is refilled. Only you may buy it, while you are buying. When you have, put another one here. Events cannot be put here.",
    hooks: Hooks {
        may_play: Some(|table, _| toys(table).next().is_some()),
        played: Some(|play, me, _| play.ask(me, 0)),
        options: Some(|table, me, _, list| {
            if table.under_power(me.source).is_none() {
                list.extend(toys(table).map(|(card, _)| Action::Card(card)));
                list.sort_unstable();
            }
        }),
        answered: Some(|play, me, _, answer| {
            let Action::Card(toy) = answer else { return };
            let slot = toys(play.table()).find(|&(card, _)| card == toy).map(|(_, slot)| slot);
            if let Some(slot) = slot {
                play.set_aside(me, slot);
            }
        }),
        usable: Some(|table, me, question| {
            let toy = table.under_power(me.source);
            question == Question::Shop && toy.is_some_and(|card| table.affords(me.owner, card))
        }),
        used: Some(|play, me| {
            if let Some(card) = play.table().under_power(me.source) {
                let price = play.table().price(me.owner, card);
                play.buy_through(me, card, Origin::Aside, price);
            }
        }),
        acquired: Some(|play, me, _| play.ask(me, 0)),
        ..Hooks::NONE
    },
    ..permanent("my-toy", "My Toy")
};

/// The face-up cards that can be put under it, and where they lie.
fn toys(table: &Table) -> impl Iterator<Item = (CardId, SlotId)> + '_ {
    let all = SlotId::ALL.into_iter().filter_map(|slot| Some((table.shop()[slot.index()]?, slot)));
    all.filter(|&(card, _)| table.card(card).kind != Kind::Event)
}

static GROWING_FAST: Card = Card {
    text: "If your Roll has no ♥, gain 1♥, in Tokyo too.",
    hooks: Hooks {
        tallied: Some(|play, me| {
            if play.table().turn().all_hearts() == 0 {
                play.heal_self(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("growing-fast", "Growing Fast")
};

static NURTURE_THE_YOUNG: Card = Card {
    text: "Each monster with more ★ than you gives you 1★.",
    hooks: Hooks {
        may_play: Some(|table, me| !ahead(table, me).is_empty()),
        played: Some(|play, me, _| {
            for seat in ahead(play.table(), me).clockwise_after(me.owner) {
                play.lose_stars(seat, 1, me.why());
                play.gain_stars(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("nurture-the-young", "Nurture the Young", &[Moment::Played])
};

/// Those with more stars than its owner.
fn ahead(table: &Table, me: Power) -> SeatSet {
    table.others(me.owner).iter().filter(|&seat| table.stars(seat) > table.stars(me.owner)).collect()
}

static TINY_TAIL: Card = Card {
    text: "Once per turn, on your turn, after your last roll, you may turn up to two of your dice to 1.",
    plays: &[Moment::Played, Moment::Rolled],
    hooks: Hooks {
        usable: Some(|table, me, question| {
            let mut list = ActionList::new();
            flips(table, me, &mut list);
            question == Question::Change && !table.is_used(me.source) && !list.is_empty()
        }),
        used: Some(|play, me| {
            play.mark_used(me);
            play.ask(me, FIRST);
        }),
        options: Some(|table, me, step, list| {
            if step == SECOND {
                list.push(Action::No);
            }
            flips(table, me, list);
        }),
        asks: Some(|_, _, step| Wording::of(if step == SECOND { "again" } else { "" })),
        answered: Some(|play, me, step, answer| {
            if let Action::Turn(_, from, to) = answer {
                play.emit(Event::Turned { from, to, why: me.why() });
                let ones = play.table().turn().dice.count(Face::One);
                if step == FIRST && ones < play.table().turn().dice.len() {
                    play.ask(me, SECOND);
                }
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("tiny-tail", "Tiny Tail")
};

/// The questions which die it turns first, and which one then.
const FIRST: u8 = 0;
const SECOND: u8 = 1;

/// The dice that can be turned to 1.
fn flips(table: &Table, me: Power, list: &mut ActionList) {
    let shown = table.turn().dice.faces().without(Face::One);
    list.extend(shown.iter().map(|from| Action::Turn(me.source, from, Face::One)));
}

static TOO_CUTE_TO_SMASH: Card = Card {
    text: "A monster whose ✊ wound you loses 1★.",
    hooks: Hooks {
        wounded: Some(|play, me, wound| {
            // The attacker may have fallen to what another of its victims struck back with.
            if wound.by_attack() && play.table().alive().has(play.active()) {
                play.lose_stars(play.active(), 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("too-cute-to-smash", "Too Cute to Smash")
};

static SO_SMALL: Card = Card {
    text: "When ✊ are about to take ♥ from you, you may roll a die for each of them: if any shows ♥, you lose none.",
    hooks: Hooks {
        wound_coming: Some(|play, me, wound| {
            if wound.by_attack() {
                play.ask(me, wound.hearts());
            }
        }),
        asks: Some(|_, _, dice| Wording::default().with(dice)),
        answered: Some(|play, me, _, answer| {
            // Something else may have lessened the loss since.
            let coming = play.coming(me.owner);
            if answer == Action::Yes && coming > 0 {
                play.roll_for(me, coming, 0);
            }
        }),
        lucky: Some(|play, me, dice, _| {
            play.show_dice(me, dice);
            if dice.count(Face::Heart) > 0 {
                let coming = play.coming(me.owner);
                play.block(me.owner, coming, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("so-small", "So Small!")
};

static UNDERRATED: Card = Card {
    text: "Play after your last roll: add two ✊ to your Roll. You attack even without a ✊ on your dice.",
    hooks: Hooks { played: Some(|play, me, _| play.add_to_roll(2, me.why())), ..Hooks::NONE },
    ..temporary("underrated", "Underrated", &[Moment::Rolled])
};

static YUMMY_YUMMY: Card = Card {
    text: "Gain 2♥ and 1⚡.",
    hooks: Hooks {
        played: Some(|play, me, _| {
            play.heal_self(me.owner, 2, me.why());
            play.gain_energy(me.owner, 1, me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("yummy-yummy", "Yummy Yummy", &[Moment::Played])
};
