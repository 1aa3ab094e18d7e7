//! The Events of the Godzilla edition, side by side. Face up they speak for every monster: the owner a hook is given is
//! the monster concerned, and the active one when they are revealed. Bought, they speak for their buyer.

use crate::cards::prelude::*;
use crate::hooks::HEARTS;

pub(crate) const TYPHOON_LANDFALL: Card = Card {
    text: "When revealed: each monster in Tokyo loses 1♥ and each outside gains 1♥, simultaneously. When bought: gain 3♥.",
    rulings: &["GZ-6", "GZ-8"],
    hooks: Hooks {
        shown: Some(|play, me| {
            let tokyo = play.table().tokyo();
            for seat in play.table().alive().minus(tokyo).clockwise_from(me.owner) {
                play.heal(seat, 1, me.why());
            }
            let hit = exposed(play.table(), tokyo);
            play.hurt_all(hit, 1, None, me.why());
        }),
        bought: Some(|play, me| play.heal_self(me.owner, 3, me.why())),
        ..Hooks::NONE
    },
    ..event("typhoon-landfall", "Typhoon Landfall", 4)
};

pub(crate) const BLACKOUT: Card = Card {
    text: "While in play: the ⚡ of one Roll give at most 2⚡; cards give what they say. When bought: gain 5⚡.",
    rulings: &["GZ-7", "GZ-8"],
    hooks: Hooks { energy_cap: 2, bought: Some(|play, me| play.gain_energy(me.owner, 5, me.why())), ..Hooks::NONE },
    ..event("blackout", "Blackout", 3)
};

pub(crate) const METEOR_SHOWER: Card = Card {
    text: "When revealed: each monster rolls a die, the active one first and then clockwise; then, all together, each that \
           rolled ✊ loses 2♥ and each that rolled ⚡ gains 2⚡. When bought: all other monsters lose 1♥, and you gain a \
           Dice token.",
    rulings: &["GZ-5", "GZ-6", "GZ-8", "GZ-12"],
    hooks: Hooks {
        shown: Some(|play, me| {
            if let Some(seat) = play.table().alive().clockwise_from(me.owner).next() {
                play.roll_for(me, 1, Sky::default().next(seat));
            }
        }),
        lucky: Some(|play, me, dice, data| {
            play.show_dice(me, dice);
            let mut sky = Sky::read(data);
            if dice.count(Face::Smash) > 0 {
                sky.burnt = sky.burnt.with(sky.seat);
            } else if dice.count(Face::Energy) > 0 {
                sky.lit = sky.lit.with(sky.seat);
            }
            let order = play.table().alive().clockwise_from(play.active());
            match order.skip_while(|&seat| seat != sky.seat).nth(1) {
                Some(seat) => play.roll_for(me, 1, sky.next(seat)),
                None => sky.falls(play, me),
            }
        }),
        bought: Some(|play, me| {
            play.gain_tokens(me.owner, 1, me.why());
            play.hurt_by_buying(play.table().others(me.owner), 1, me);
        }),
        ..Hooks::NONE
    },
    ..event("meteor-shower", "Meteor Shower", 3)
};

/// Dice are rolled one after the other: whose turn to roll it is, who rolled ✊ and who rolled ⚡ so far.
struct Sky {
    seat: Seat,
    burnt: SeatSet,
    lit: SeatSet,
}

impl Default for Sky {
    fn default() -> Sky {
        Sky { seat: Seat::A, burnt: SeatSet::EMPTY, lit: SeatSet::EMPTY }
    }
}

impl Sky {
    /// What the next roll has to remember: three bits for the seat, six for each set.
    fn next(&self, seat: Seat) -> u16 {
        (seat.index() as u16) << 12 | u16::from(self.lit.bits()) << 6 | u16::from(self.burnt.bits())
    }

    fn read(data: u16) -> Sky {
        let seat = Seat::ALL.get(usize::from(data >> 12)).copied().unwrap_or(Seat::F);
        let set = |bits: u16| SeatSet::from_bits((bits & 63) as u8);
        Sky { seat, burnt: set(data), lit: set(data >> 6) }
    }

    /// All dice lie: everybody gains and loses at once.
    fn falls(&self, play: &mut Play<'_>, me: Power) {
        for seat in self.lit.and(play.table().alive()).clockwise_from(play.active()) {
            play.gain_energy(seat, 2, me.why());
        }
        let hit = exposed(play.table(), self.burnt);
        play.hurt_all(hit, 2, None, me.why());
    }
}

pub(crate) const STRANGE_RADIATION: Card = Card {
    text: "While in play: every monster rolls one extra die on its turns, from the first roll on. When bought: gain 1★ and \
           a Dice token.",
    rulings: &["GZ-5", "GZ-7", "GZ-8"],
    hooks: Hooks {
        dice: 1,
        bought: Some(|play, me| {
            play.gain_stars(me.owner, 1, me.why());
            play.gain_tokens(me.owner, 1, me.why());
        }),
        ..Hooks::NONE
    },
    ..event("strange-radiation", "Strange Radiation", 3)
};

pub(crate) const EVACUATION_TRAFFIC: Card = Card {
    text: "While in play: Keep and Discard cards cost 1⚡ more; Events and sweeping do not. When bought: gain 2★.",
    rulings: &["GZ-7", "GZ-8"],
    hooks: Hooks { surcharge: 1, bought: Some(|play, me| play.gain_stars(me.owner, 2, me.why())), ..Hooks::NONE },
    ..event("evacuation-traffic", "Evacuation Traffic", 4)
};

pub(crate) const PEACE_BROADCAST: Card = Card {
    text: "While in play: a monster whose Roll had no ✊, or that did not roll, gains 1♥ at the end of its turn, in Tokyo \
           too. When bought: gain 1★ and 2♥.",
    rulings: &["GZ-7", "GZ-8"],
    hooks: Hooks {
        end_writes: HEARTS,
        turn_ends: Some(|play, me| {
            if play.table().turn().all_smashes() == 0 {
                play.heal(me.owner, 1, me.why());
            }
        }),
        bought: Some(|play, me| {
            play.gain_stars(me.owner, 1, me.why());
            play.heal_self(me.owner, 2, me.why());
        }),
        ..Hooks::NONE
    },
    ..event("peace-broadcast", "Peace Broadcast", 4)
};

pub(crate) const ALIEN_ULTIMATUM: Card = Card {
    text: "When revealed: the monster with the most ★ loses 2★; if several are tied, each of them does. When bought: take \
           2★, or its only one, from a monster that has more ★ than you; if there is none, gain 1★.",
    rulings: &["GZ-6", "GZ-8"],
    hooks: Hooks {
        shown: Some(|play, me| {
            let table = play.table();
            let most = table.alive().iter().map(|seat| table.stars(seat)).max();
            let lead: SeatSet = table.alive().iter().filter(|&seat| Some(table.stars(seat)) == most).collect();
            for seat in exposed(table, lead).clockwise_from(me.owner) {
                play.lose_stars(seat, 2, me.why());
            }
        }),
        bought: Some(|play, me| {
            let ahead = ahead(play.table(), me.owner);
            if ahead.len() > 1 {
                play.ask(me, 0);
            } else {
                tribute(play, me, ahead.lowest());
            }
        }),
        // Stars may have gone elsewhere while this was asked.
        options: Some(|table, me, _, list| {
            let ahead = ahead(table, me.owner);
            if ahead.is_empty() {
                list.push(Action::No);
            }
            list.extend(ahead.iter().map(Action::Seat));
        }),
        answered: Some(|play, me, _, answer| {
            let from = if let Action::Seat(seat) = answer { Some(seat) } else { None };
            tribute(play, me, from);
        }),
        ..Hooks::NONE
    },
    ..event("alien-ultimatum", "Alien Ultimatum", 4)
};

/// Those with more stars than this one.
fn ahead(table: &Table, seat: Seat) -> SeatSet {
    table.alive().iter().filter(|&other| table.stars(other) > table.stars(seat)).collect()
}

/// Stars change hands, or one is gained where nobody has more.
fn tribute(play: &mut Play<'_>, me: Power, from: Option<Seat>) {
    let stars = from.map_or(1, |seat| play.table().stars(seat).min(2));
    if let Some(seat) = from {
        play.lose_stars(seat, stars, me.why());
    }
    play.gain_stars(me.owner, stars, me.why());
}

pub(crate) const OPEN_SEASON: Card = Card {
    text: "While in play: every attack takes 1♥ more from each monster it wounds. When bought: another monster of your \
           choice loses 3♥.",
    rulings: &["GZ-1", "GZ-3", "GZ-4", "GZ-7", "GZ-8"],
    hooks: Hooks {
        dealing: Some(|_, _, mut blow| {
            for seat in blow.hit.and(blow.targets()).iter() {
                blow.add(seat, 1);
            }
            blow
        }),
        bought: Some(|play, me| {
            let others = play.table().others(me.owner);
            match others.lowest() {
                Some(seat) if others.len() == 1 => play.hurt_by_buying(SeatSet::just(seat), 3, me),
                _ => play.ask(me, 0),
            }
        }),
        options: Some(|table, me, _, list| list.extend(table.others(me.owner).iter().map(Action::Seat))),
        answered: Some(|play, me, _, answer| {
            if let Action::Seat(seat) = answer {
                play.hurt_by_buying(SeatSet::just(seat), 3, me);
            }
        }),
        ..Hooks::NONE
    },
    ..event("open-season", "Open Season", 4)
};

pub(crate) const EMERGENCY_RATIONS: Card = Card {
    text: "When revealed: each monster gains a Dice token, the active one first and then clockwise, while the supply \
           lasts. When bought: gain a Dice token and 1♥.",
    rulings: &["GZ-5", "GZ-6", "GZ-8"],
    hooks: Hooks {
        shown: Some(|play, me| {
            for seat in play.table().alive().clockwise_from(me.owner) {
                play.gain_tokens(seat, 1, me.why());
            }
        }),
        bought: Some(|play, me| {
            play.gain_tokens(me.owner, 1, me.why());
            play.heal_self(me.owner, 1, me.why());
        }),
        ..Hooks::NONE
    },
    ..event("emergency-rations", "Emergency Rations", 2)
};

pub(crate) const SEARCHLIGHTS: Card = Card {
    text: "While in play: a monster that starts its turn in Tokyo gains 1★ more, or 1⚡ more where Tokyo pays ⚡. When \
           bought: gain 2★, and each other monster in Tokyo loses 1★.",
    rulings: &["GZ-7", "GZ-8"],
    hooks: Hooks {
        turn_begins: Some(|play, me| match (play.table().in_tokyo(me.owner), play.table().duo()) {
            (true, true) => play.gain_energy(me.owner, 1, me.why()),
            (true, false) => play.gain_stars(me.owner, 1, me.why()),
            (false, _) => {}
        }),
        bought: Some(|play, me| {
            play.gain_stars(me.owner, 2, me.why());
            for seat in play.table().tokyo().without(me.owner).clockwise_after(me.owner) {
                play.lose_stars(seat, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..event("searchlights", "Searchlights over Tokyo", 5)
};

/// Those of them that lose something when an Event is revealed.
fn exposed(table: &Table, seats: SeatSet) -> SeatSet {
    seats.iter().filter(|&seat| !table.hears(seat, Moment::Sheltered)).collect()
}
