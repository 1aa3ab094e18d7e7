//! Space Penguin's evolutions.

use crate::cards::prelude::*;
use crate::catalogue::CardSet;
use crate::engine::OWN_STEP;
use crate::hooks::{NO_YIELD, ONE_DIE, ONE_ROLL, TO_NEXT_TURN};
use crate::table::{Origin, TOPS};

/// All eight (EVO-1).
pub(crate) const DECK: [&Card; 8] = [
    &FREEZE_RAY,
    &MIRACULOUS_CATCH,
    &DEEP_DIVE,
    &COLD_WAVE,
    &ENCASED_IN_ICE,
    &BLIZZARD,
    &BLACK_DIAMOND,
    &ICY_REFLECTION,
];

static FREEZE_RAY: Card = Card {
    text: "When your ✊ wound a monster in Tokyo, place this card in front of it (one such monster of your choice). When its next turn starts, name a face: its dice showing that face do nothing that turn. Then this card comes back to you.",
    hooks: Hooks {
        lends: true,
        struck: Some(|play, me, victims| {
            let targets = targets(play.table(), victims);
            if play.table().lent_to(me.source).is_some() {
                return;
            }
            match targets.lowest() {
                Some(to) if targets.len() == 1 => play.emit(Event::Lent { source: me.source, to }),
                Some(_) => play.ask(me, TO_WHOM | targets.bits()),
                None => {}
            }
        }),
        others_begin: Some(|play, me| {
            if play.table().lent_to(me.source) == Some(play.active()) {
                play.ask(me, WHICH_FACE);
            }
        }),
        options: Some(|table, _, step, list| {
            if step == WHICH_FACE {
                return list.extend(Face::ALL.map(Action::Face));
            }
            let targets = targets(table, SeatSet::from_bits(step));
            if targets.is_empty() {
                list.push(Action::No);
            }
            list.extend(targets.iter().map(Action::Seat));
        }),
        asks: Some(|_, _, step| Wording::of(if step == WHICH_FACE { "" } else { "whom" })),
        answered: Some(|play, me, _, answer| match answer {
            Action::Seat(to) => play.emit(Event::Lent { source: me.source, to }),
            Action::Face(face) => play.emit(Event::Numbed { face, why: me.why() }),
            _ => {}
        }),
        ..Hooks::NONE
    },
    ..permanent("freeze-ray", "Freeze Ray")
};

/// The question which face is named.
const WHICH_FACE: u8 = 0;
/// The question whom of these the card goes to.
const TO_WHOM: u8 = 64;

/// Those of the victims that are still in Tokyo and alive.
fn targets(table: &Table, victims: SeatSet) -> SeatSet {
    victims.and(table.tokyo()).iter().filter(|&seat| !table.is_doomed(seat)).collect()
}

static MIRACULOUS_CATCH: Card = Card {
    text: "Once in each of your Buy steps you may reveal a random card from the Power discards and buy it for 1⚡ less than it would cost you. If you do not, it stays there.",
    hooks: Hooks {
        usable: Some(|table, me, question| {
            let affordable = |card| affordable(table, me, card);
            question == Question::Shop && !table.is_used(me.source) && table.discard().iter().any(affordable)
        }),
        used: Some(|play, me| {
            play.mark_used(me);
            play.dig(me);
        }),
        found: Some(|play, me, card| {
            if affordable(play.table(), me, card) {
                play.ask(me, card.index() as u8);
            }
        }),
        // The step is the card that came up.
        options: Some(|table, me, step, list| {
            let card = CardId::new(step as usize);
            list.push(Action::No);
            if table.discard().has(card) && affordable(table, me, card) {
                list.push(Action::Card(card));
            }
        }),
        shows: Some(|table, me, _, answer| match answer {
            Action::Card(card) => Some(Wording::of("card").with(price(table, me, card))),
            _ => None,
        }),
        answered: Some(|play, me, _, answer| {
            if let Action::Card(card) = answer {
                let price = price(play.table(), me, card);
                play.buy_for(me.owner, card, Origin::Discard, price);
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("miraculous-catch", "Miraculous Catch")
};

fn price(table: &Table, me: Power, card: CardId) -> u8 {
    table.price(me.owner, card).saturating_sub(1)
}

fn affordable(table: &Table, me: Power, card: CardId) -> bool {
    table.can_buy(me.owner, card, price(table, me, card))
}

static DEEP_DIVE: Card = Card {
    text: "Look at the top three cards of the Power deck, take one of them for free and put the others on the bottom of the deck. This is not buying a card.",
    hooks: Hooks {
        may_play: Some(|table, _| !table.deck().is_empty()),
        played: Some(|play, me, _| {
            let cards = play.table().deck().len().min(TOPS) as u8;
            play.ask(me, 0);
            for depth in (0..cards).rev() {
                play.peek(me, depth);
            }
        }),
        options: Some(|table, me, _, list| {
            let seen: CardSet = (0..TOPS as u8).filter_map(|depth| seen(table, me, depth)).collect();
            if seen.is_empty() {
                list.push(Action::No);
            }
            list.extend(seen.iter().map(Action::Card));
        }),
        answered: Some(|play, me, _, answer| {
            let Action::Card(card) = answer else { return };
            for depth in (0..TOPS as u8).rev() {
                if seen(play.table(), me, depth).is_some_and(|other| other != card) {
                    play.sink(me, depth);
                }
            }
            play.take_card(me, card, Origin::Top(0));
        }),
        ..Hooks::NONE
    },
    ..temporary("deep-dive", "Deep Dive", &[Moment::Played])
};

/// The card this deep that its owner has looked at.
fn seen(table: &Table, me: Power, depth: u8) -> Option<CardId> {
    table.top(depth).filter(|_| table.looked(depth) == Some(me.owner))
}

static COLD_WAVE: Card = Card {
    text: "Every other monster rolls one fewer die until your next turn starts.",
    hooks: Hooks { lasts: TO_NEXT_TURN, hampers: ONE_DIE, ..Hooks::NONE },
    ..temporary("cold-wave", "Cold Wave", &[Moment::Played])
};

static ENCASED_IN_ICE: Card = Card {
    text: "When your Roll is final you may pay 1⚡ to freeze one of its dice. Until your next turn starts no one rolls or changes that die: as it is, it counts as one of the dice of every other monster's Roll.",
    plays: &[Moment::Played, Moment::Rolled],
    hooks: Hooks {
        tallied: Some(|play, me| {
            let table = play.table();
            if table.energy(me.owner) > 0 && !table.turn().dice.is_empty() {
                play.ask(me, 0);
            }
        }),
        // The energy may have gone to something else while this was asked.
        options: Some(|table, me, _, list| {
            list.push(Action::No);
            if table.energy(me.owner) > 0 {
                list.extend(Face::ALL.into_iter().filter(|&f| table.turn().dice.count(f) > 0).map(Action::Face));
            }
        }),
        answered: Some(|play, me, _, answer| {
            if let Action::Face(face) = answer {
                play.lose_energy(me.owner, 1, me.why());
                play.emit(Event::Froze { source: me.source, face });
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("encased-in-ice", "Encased in Ice")
};

static BLIZZARD: Card = Card {
    text: "Play on your own turn. Until your next turn starts every other monster has a single roll on its turns, without rerolls, and may not yield Tokyo.",
    hooks: Hooks {
        lasts: TO_NEXT_TURN,
        hampers: ONE_ROLL.or(NO_YIELD),
        may_play: Some(|table, me| table.active() == me.owner),
        ..Hooks::NONE
    },
    ..temporary("blizzard", "Blizzard", &[Moment::Played])
};

static BLACK_DIAMOND: Card = Card {
    text: "Gain 1★ whenever you enter Tokyo, and whenever you stay there although you could have yielded.",
    hooks: Hooks {
        entered: Some(|play, me, who| {
            if who == me.owner {
                play.gain_stars(me.owner, 1, me.why());
            }
        }),
        stayed: Some(|play, me| play.gain_stars(me.owner, 1, me.why())),
        ..Hooks::NONE
    },
    ..permanent("black-diamond", "Black Diamond")
};

static ICY_REFLECTION: Card = Card {
    text: "Choose a Permanent Evolution in play in front of any monster: this card works like that one, as if you had just played it. When the chosen one leaves play, discard this one.",
    hooks: Hooks {
        copies: true,
        may_play: Some(|table, me| models(table, me).next().is_some()),
        played: Some(|play, me, _| {
            let mut all = models(play.table(), me);
            let first = all.next();
            let more = all.next().is_some();
            drop(all);
            match first {
                Some(model) if !more => play.mirror(me, model),
                _ => play.ask(me, WHICH_MODEL),
            }
        }),
        options: Some(|table, me, _, list| {
            list.extend(models(table, me).map(Action::Take));
            if list.is_empty() {
                list.push(Action::No);
            }
        }),
        answered: Some(|play, me, _, answer| settle(play, me, answer)),
        ..Hooks::NONE
    },
    ..permanent("icy-reflection", "Icy Reflection")
};

/// The question what to stand for: this card's own, whatever it stands for.
const WHICH_MODEL: u8 = OWN_STEP;

/// The evolutions it could stand for: those its owner could have played now.
fn models(table: &Table, me: Power) -> impl Iterator<Item = Source> + '_ {
    let all = table
        .alive()
        .iter()
        .flat_map(|seat: Seat| table.evolutions(seat).shown.iter().map(move |number| Source::evolution(seat, number)));
    all.filter(move |&source| {
        let print = table.print(source);
        let model = print.kind == Kind::Permanent && !print.hooks.copies;
        model && print.hooks.may_play.is_none_or(|may| may(table, me))
    })
}

/// It stands for what was chosen, or is discarded where nothing is left to choose.
fn settle(play: &mut Play<'_>, me: Power, answer: Action) {
    if let Action::Take(model) = answer {
        play.mirror(me, model);
    } else {
        play.emit(Event::Dropped { seat: me.owner, evolution: me.source, why: me.why() });
    }
}
