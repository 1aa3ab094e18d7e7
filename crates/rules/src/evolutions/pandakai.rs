//! Pandakaï's evolutions.

use crate::cards::prelude::*;
use crate::table::{Origin, SlotSet};

/// All eight (EVO-1).
pub(crate) const DECK: [&Card; 8] = [
    &PANDAMONIUM,
    &EATS_SHOOTS_AND_LEAVES,
    &BAMBOOZLE,
    &BEAR_NECESSITIES,
    &PANDA_EXPRESS,
    &BAMBOO_SUPPLY,
    &PANDARWINISM,
    &YIN_AND_YANG,
];

static PANDAMONIUM: Card = Card {
    text: "Gain 6⚡. Each other monster gains 3⚡.",
    hooks: Hooks {
        played: Some(|play, me, _| {
            play.gain_energy(me.owner, 6, me.why());
            for seat in play.table().others(me.owner).clockwise_after(me.owner) {
                play.gain_energy(seat, 3, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("pandamonium", "PandaMonium", &[Moment::Played])
};

static EATS_SHOOTS_AND_LEAVES: Card = Card {
    text: "Play when you enter Tokyo: gain 1⚡ and leave Tokyo, without anybody taking your place. Each monster that was outside Tokyo loses 2♥.",
    hooks: Hooks {
        fits: Some(|_, me, now| now == Occasion::Entered(me.owner)),
        // Something else may have made it leave meanwhile.
        may_play: Some(|table, me| table.in_tokyo(me.owner)),
        played: Some(|play, me, _| {
            let outside = play.table().alive().minus(play.table().tokyo());
            play.hurt_all(outside, 2, Some(me.owner), me.why());
            play.gain_energy(me.owner, 1, me.why());
            play.leave(me.owner, me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("eats-shoots-and-leaves", "Eats, Shoots and Leaves", &[Moment::Entered])
};

static BAMBOOZLE: Card = Card {
    text: "Play when another monster is about to buy a Power card, unless it buys it off the deck: it pays nothing and may not buy that card this turn. If it can pay for another face-up card, it buys one of them, of your choice.",
    hooks: Hooks {
        played: Some(|play, me, _| {
            let Some((buyer, card)) = play.purchase_at_hand() else { return };
            play.close(me, buyer, card);
            if !others(play.table(), buyer).is_empty() {
                play.ask(me, buyer.index() as u8);
            }
        }),
        // The step of the question is who has to buy.
        options: Some(|table, _, buyer, list| {
            list.extend(others(table, Seat::new(buyer.into())).iter().map(Action::Buy));
        }),
        asks: Some(|_, _, buyer| Wording::default().about(Seat::new(buyer.into()))),
        shows: Some(|table, _, buyer, answer| match answer {
            Action::Buy(slot) => {
                let card = table.shop()[slot.index()]?;
                Some(Wording::of("buy").with(table.price(Seat::new(buyer.into()), card)))
            }
            _ => None,
        }),
        answered: Some(|play, _, buyer, answer| {
            if let Action::Buy(slot) = answer
                && let Some(card) = play.table().shop()[slot.index()]
            {
                play.buy(Seat::new(buyer.into()), card, Origin::Slot(slot));
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("bamboozle", "BamBoozle", &[Moment::OthersBuy])
};

/// The face-up cards that a buyer can pay for and that are not closed to it.
fn others(table: &Table, buyer: Seat) -> SlotSet {
    if table.alive().has(buyer) { table.affordable(buyer) } else { SlotSet::EMPTY }
}

static BEAR_NECESSITIES: Card = Card {
    text: "Lose 1★, gain 2⚡ and 2♥.",
    hooks: Hooks {
        played: Some(|play, me, _| {
            play.lose_stars(me.owner, 1, me.why());
            play.gain_energy(me.owner, 2, me.why());
            play.heal_self(me.owner, 2, me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("bear-necessities", "Bear Necessities", &[Moment::Played])
};

static PANDA_EXPRESS: Card = Card {
    text: "If your Roll has all six faces, gain 2★ and take another turn after this one. A ✊ added to your Roll counts.",
    hooks: Hooks {
        tallied: Some(|play, me| {
            let turn = play.table().turn();
            let shows = |face: Face| if face == Face::Smash { turn.all_smashes() > 0 } else { turn.count(face) > 0 };
            if Face::ALL.into_iter().all(shows) {
                play.gain_stars(me.owner, 2, me.why());
                play.win_turn(me.owner, 0, false, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("panda-express", "Panda Express")
};

static BAMBOO_SUPPLY: Card = Card {
    text: "At the start of your turn you may put 1⚡ from the pool on this card or take all ⚡ from it.",
    hooks: Hooks {
        charged: true,
        turn_begins: Some(|play, me| play.ask(me, 0)),
        // A yes puts energy there; the number is all there is to take.
        options: Some(|table, me, _, list| {
            let stored = table.charges(me.source);
            list.push(Action::No);
            if stored < STORE {
                list.push(Action::Yes);
            }
            if stored > 0 {
                list.push(Action::Number(stored));
            }
        }),
        answered: Some(|play, me, _, answer| match answer {
            Action::Yes => play.charge(me, 1),
            Action::Number(stored) => {
                play.charge(me, -(stored as i8));
                play.take_energy(me.owner, u16::from(stored), me.why());
            }
            _ => {}
        }),
        ..Hooks::NONE
    },
    ..permanent("bamboo-supply", "Bamboo Supply")
};

/// The most energy that lies on it.
const STORE: u8 = 60;

static PANDARWINISM: Card = Card {
    text: "If your Roll has three ♥ or more, gain 1★, and 1★ more for each ♥ beyond the third.",
    hooks: Hooks {
        tallied: Some(|play, me| {
            let hearts = play.table().turn().count(Face::Heart);
            play.gain_stars(me.owner, hearts.saturating_sub(2), me.why());
        }),
        ..Hooks::NONE
    },
    ..permanent("pandarwinism", "Pandarwinism: Survival of the Cutest")
};

static YIN_AND_YANG: Card = Card {
    text: "Once per turn, on your turn, after your last roll, you may turn over all your dice: 1 becomes 3 and 3 becomes 1, 2 becomes ♥ and ♥ becomes 2, ✊ becomes ⚡ and ⚡ becomes ✊.",
    plays: &[Moment::Played, Moment::Rolled],
    hooks: Hooks {
        usable: Some(|table, me, question| {
            question == Question::Change && !table.is_used(me.source) && !table.turn().dice.is_empty()
        }),
        used: Some(|play, me| {
            play.mark_used(me);
            let before = play.table().turn().dice;
            for (from, to) in Face::ALL.into_iter().map(|face| (face, back_of(face))) {
                for _ in 0..before.count(from) {
                    play.emit(Event::Turned { from, to, why: me.why() });
                }
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("yin-and-yang", "Yin & Yang")
};

/// The face on the other side of a die.
fn back_of(face: Face) -> Face {
    match face {
        Face::One => Face::Three,
        Face::Two => Face::Heart,
        Face::Three => Face::One,
        Face::Energy => Face::Smash,
        Face::Heart => Face::Two,
        Face::Smash => Face::Energy,
    }
}
