//! The evolutions of Alienoid.

use crate::cards::prelude::*;
use crate::decision::{ActionList, sweepable};
use crate::setup::DeckExhausted;
use crate::table::{MARKS, Origin, SlotId};

/// All eight.
pub(crate) const DECK: [&Card; 8] = [
    &ALIEN_SCOURGE,
    &PRECISION_FIELD_SUPPORT,
    &ANGER_BATTERIES,
    &ADAPTING_TECHNOLOGY,
    &FUNNY_LOOKING_BUT_DANGEROUS,
    &EXOTIC_ARMS,
    &MOTHERSHIP_SUPPORT,
    &SUPERIOR_ALIEN_TECHNOLOGY,
];

const ALIEN_SCOURGE: Card = Card {
    text: "Gain 2★.",
    hooks: Hooks { played: Some(|play, me, _| play.gain_stars(me.owner, 2, me.why())), ..Hooks::NONE },
    ..temporary("alien-scourge", "Alien Scourge", &[Moment::Played])
};

const PRECISION_FIELD_SUPPORT: Card = Card {
    text: "Turn over cards from the deck until a Keep card with a printed cost of 4⚡ or less comes up: it is yours, without counting as bought. Discard the others.",
    hooks: Hooks {
        may_play: Some(|table, _| {
            let renews = table.rules().deck_exhausted == DeckExhausted::Reshuffle && !table.discard().is_empty();
            !table.deck().is_empty() || renews
        }),
        played: Some(|play, me, _| play.turn_up(me, false)),
        dug: Some(|play, me, card, again| {
            let printed = play.table().card(card);
            if printed.kind == Kind::Keep && printed.cost <= 4 {
                play.gain_card(me.owner, card, me.why());
            } else {
                play.mill(card, me.why());
                play.turn_up(me, again);
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("precision-field-support", "Precision Field Support", &[Moment::Played])
};

const ANGER_BATTERIES: Card = Card {
    text: "Gain 1⚡ for each ♥ you have lost this turn, for any reason.",
    hooks: Hooks {
        may_play: Some(|table, me| table.turn().lost.get(me.owner.index()) > 0),
        played: Some(|play, me, _| {
            let lost = play.table().turn().lost.get(me.owner.index());
            play.gain_energy(me.owner, u16::from(lost), me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("anger-batteries", "Anger Batteries", &[Moment::Played])
};

const ADAPTING_TECHNOLOGY: Card = Card {
    text: "Comes with 3 charges. While buying, spend one to sweep the face-up cards for free. Discard this card with its last charge.",
    hooks: Hooks {
        charged: true,
        played: Some(|play, me, _| play.charge(me, 3)),
        usable: Some(|table, me, question| {
            question == Question::Shop && table.charges(me.source) > 0 && sweepable(table)
        }),
        used: Some(|play, me| {
            play.charge(me, -1);
            if play.table().charges(me.source) == 0 {
                play.discard(me);
            }
            play.sweep_away(me.owner);
        }),
        ..Hooks::NONE
    },
    ..permanent("adapting-technology", "Adapting Technology")
};

const FUNNY_LOOKING_BUT_DANGEROUS: Card = Card {
    text: "When your Roll has three 2s or more, each other monster loses 1♥, together with your ✊ if there are any.",
    hooks: Hooks {
        // Without an attack it comes by itself, as soon as the Roll is final …
        tallied: Some(|play, me| {
            if play.table().turn().all_smashes() == 0 {
                sting(play, me);
            }
        }),
        // … or when the smashes turn out to take nothing from anybody.
        striking: Some(|play, me| {
            let table = play.table();
            let smashes = table.turn().all_smashes();
            if smashes == 0 || table.only_takes_tokyo(me.owner, true) {
                sting(play, me);
            }
        }),
        dealing: Some(|table, me, mut blow| {
            if blow.why == Clause::Smash1.into() && stings(table, me) {
                for seat in table.others(me.owner).iter() {
                    blow.add(seat, 1);
                }
            }
            blow
        }),
        ..Hooks::NONE
    },
    ..permanent("funny-looking-but-dangerous", "Funny Looking But Dangerous")
};

fn stings(table: &Table, me: Power) -> bool {
    table.turn().dice.count(Face::Two) >= 3 && !table.is_used(me.source)
}

fn sting(play: &mut Play<'_>, me: Power) {
    if stings(play.table(), me) {
        play.mark_used(me);
        play.hurt_all(play.table().others(me.owner), 1, Some(me.owner), me.why());
    }
}

const EXOTIC_ARMS: Card = Card {
    text: "Before your first roll you may put 2⚡ on this card. With three ✊ or more on your dice you take them back, and each monster your ✊ take ♥ from loses 2 more. Otherwise they are gone and you lose 2♥.",
    hooks: Hooks {
        charged: true,
        turn_begun: Some(|play, me| {
            if play.table().energy(me.owner) >= STAKE && play.table().charges(me.source) == 0 {
                play.ask(me, 0);
            }
        }),
        options: Some(|table, me, _, list| {
            list.push(Action::No);
            if table.energy(me.owner) >= STAKE {
                list.push(Action::Yes);
            }
        }),
        answered: Some(|play, me, _, answer| {
            if answer == Action::Yes {
                play.lose_energy(me.owner, STAKE, me.why());
                play.charge(me, STAKE as i8);
            }
        }),
        tallied: Some(|play, me| {
            if play.table().charges(me.source) == 0 {
                return;
            }
            play.charge(me, -(STAKE as i8));
            if play.table().turn().count(Face::Smash) >= 3 {
                play.take_energy(me.owner, STAKE, me.why());
                play.mark_used(me);
            } else {
                play.hurt(me.owner, 2, Some(me.owner), me.why());
            }
        }),
        dealing: Some(|table, me, mut blow| {
            if blow.why == Clause::Smash1.into() && table.is_used(me.source) {
                for seat in blow.targets().and(blow.hit).iter() {
                    blow.add(seat, 2);
                }
            }
            blow
        }),
        ..Hooks::NONE
    },
    ..permanent("exotic-arms", "Exotic Arms")
};

/// What is put on the card.
const STAKE: u16 = 2;

const MOTHERSHIP_SUPPORT: Card = Card {
    text: "Once per turn, on your turn, you may pay 1⚡ to gain 1♥, in Tokyo too.",
    hooks: Hooks {
        usable: Some(|table, me, question| {
            let own = matches!(question, Question::Power(source, _) if source == me.source);
            !own && supported(table, me)
        }),
        used: Some(support),
        paid: true,
        // The last chance before a loss that would be the end, if it helps.
        wound_coming: Some(|play, me, wound| {
            let table = play.table();
            let hearts = table.hearts(me.owner);
            let after = (hearts + 1 + table.healing_bonus(me.owner)).min(table.hearts_max(me.owner));
            if (hearts..after).contains(&wound.hearts()) && supported(table, me) {
                play.ask(me, RESCUE);
            }
        }),
        // The last chance before the energy goes.
        energy_goes: Some(|play, me, goes| {
            if supported(play.table(), me) && play.table().energy(me.owner) <= goes.into() {
                play.ask(me, RESCUE);
            }
        }),
        turn_closes: Some(|play, me| {
            if supported(play.table(), me) {
                play.ask(me, 0);
            }
        }),
        options: Some(|table, me, _, list| {
            list.push(Action::No);
            if supported(table, me) {
                list.push(Action::Yes);
            }
        }),
        answered: Some(|play, me, _, answer| {
            if answer == Action::Yes {
                support(play, me);
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("mothership-support", "Mothership Support")
};

/// The step of the question before a deadly loss or a loss of energy; the one at the end of the turn is 0.
const RESCUE: u8 = 1;

fn supported(table: &Table, me: Power) -> bool {
    table.active() == me.owner && table.can_heal(me.owner) && table.energy(me.owner) > 0 && !table.is_used(me.source)
}

fn support(play: &mut Play<'_>, me: Power) {
    play.mark_used(me);
    play.lose_energy(me.owner, 1, me.why());
    play.heal_self(me.owner, 1, me.why());
}

const SUPERIOR_ALIEN_TECHNOLOGY: Card = Card {
    text: "You may buy a Keep card at half your price, rounded up, and mark it; you never have more than three marked cards. Whenever your turn is about to begin, roll a die for each of them: if it comes up ✊, discard the card.",
    hooks: Hooks {
        usable: Some(|table, me, question| {
            let mut list = ActionList::new();
            if question == Question::Shop {
                bargains(table, me, &mut list);
            }
            !list.is_empty()
        }),
        used: Some(|play, me| play.ask(me, 0)),
        options: Some(|table, me, _, list| {
            bargains(table, me, list);
            // The energy may have gone to something else while this was asked.
            if list.is_empty() {
                list.push(Action::No);
            }
        }),
        answered: Some(|play, me, _, answer| {
            let table = play.table();
            if let Some((card, origin)) = bargain(table, answer) {
                let price = half_price(table, me, card);
                play.buy_through(me, card, origin, price);
            }
        }),
        acquired: Some(|play, me, card| {
            if play.table().held(me.owner).has(card) {
                play.emit(Event::Marked { card, why: me.why() });
            }
        }),
        shows: Some(|table, me, _, answer| {
            let card = bargain(table, answer)?.0;
            Some(Wording::of("buy").with(half_price(table, me, card)))
        }),
        turn_dawns: Some(|play, me| test_next(play, me, 0)),
        lucky: Some(|play, me, dice, index| {
            let card = CardId::new(index as usize);
            play.show_dice(me, dice);
            if dice.count(Face::Smash) > 0 && marked(play.table(), me).any(|c| c == card) {
                play.lose_card(me.owner, card, me.why());
            }
            test_next(play, me, card.index() + 1);
        }),
        ..Hooks::NONE
    },
    ..permanent("superior-alien-technology", "Superior Alien Technology")
};

/// The card an answer buys, and where it comes from.
fn bargain(table: &Table, answer: Action) -> Option<(CardId, Origin)> {
    match answer {
        Action::Buy(slot) => table.shop()[slot.index()].map(|card| (card, Origin::Slot(slot))),
        Action::BuyTop(depth) => table.top(depth).map(|card| (card, Origin::Top(depth))),
        Action::BuyFrom(card) => table.owner(card).map(|seller| (card, Origin::Seat(seller))),
        _ => None,
    }
}

/// Halving comes after everything else.
fn half_price(table: &Table, me: Power, card: CardId) -> u8 {
    table.price(me.owner, card).div_ceil(2)
}

/// Its owner's marked cards.
fn marked(table: &Table, me: Power) -> impl Iterator<Item = CardId> + '_ {
    let held = table.held(me.owner);
    table.marked().filter(move |&card| held.has(card))
}

/// A die for the next marked card from this number on.
fn test_next(play: &mut Play<'_>, me: Power, from: usize) {
    let next = marked(play.table(), me).find(|card| card.index() >= from);
    if let Some(card) = next {
        play.roll_for(me, 1, card.index() as u16);
    }
}

/// The Keep cards its owner can buy at half price.
fn bargains(table: &Table, me: Power, list: &mut ActionList) {
    if table.marked().count() >= MARKS {
        return;
    }
    let cheap = |card: CardId| {
        table.card(card).kind == Kind::Keep && table.can_buy(me.owner, card, half_price(table, me, card))
    };
    list.extend(SlotId::ALL.into_iter().filter(|s| table.shop()[s.index()].is_some_and(cheap)).map(Action::Buy));
    let tops = (0..2).filter(|&d| table.may_buy_top(me.owner, d) && table.top(d).is_some_and(cheap));
    list.extend(tops.map(Action::BuyTop));
    let theirs = table.for_sale_elsewhere(me.owner);
    list.extend(theirs.iter().filter(|&card| cheap(card)).map(Action::BuyFrom));
}
