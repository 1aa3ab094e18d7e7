//! Discard cards that are one expression each, side by side.

use crate::cards::prelude::*;

pub(crate) const APARTMENT_BUILDING: Card = Card {
    text: "Gain 3★.",
    hooks: Hooks { bought: Some(|play, me| play.gain_stars(me.owner, 3, me.why())), ..Hooks::NONE },
    ..discard("apartment-building", "Apartment Building", 5)
};

pub(crate) const COMMUTER_TRAIN: Card = Card {
    text: "Gain 2★.",
    hooks: Hooks { bought: Some(|play, me| play.gain_stars(me.owner, 2, me.why())), ..Hooks::NONE },
    ..discard("commuter-train", "Commuter Train", 4)
};

pub(crate) const CORNER_STORE: Card = Card {
    text: "Gain 1★.",
    hooks: Hooks { bought: Some(|play, me| play.gain_stars(me.owner, 1, me.why())), ..Hooks::NONE },
    ..discard("corner-store", "Corner Store", 3)
};

pub(crate) const ENERGIZE: Card = Card {
    text: "Gain 9⚡.",
    rulings: &["I-118"],
    hooks: Hooks { bought: Some(|play, me| play.gain_energy(me.owner, 9, me.why())), ..Hooks::NONE },
    ..discard("energize", "Energize", 8)
};

pub(crate) const EVACUATION_ORDERS: Card = Card {
    text: "All other monsters lose 5★.",
    rulings: &["I-116", "I-168"],
    hooks: Hooks {
        bought: Some(|play, me| {
            for seat in play.table().others(me.owner).clockwise_after(me.owner) {
                play.lose_stars(seat, 5, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..discard("evacuation-orders", "Evacuation Orders", 7)
};

pub(crate) const FIRE_BLAST: Card = Card {
    text: "All other monsters lose 2♥.",
    rulings: &["I-052"],
    hooks: Hooks { bought: Some(|play, me| play.hurt_by_buying(play.table().others(me.owner), 2, me)), ..Hooks::NONE },
    ..discard("fire-blast", "Fire Blast", 3)
};

pub(crate) const GAS_REFINERY: Card = Card {
    text: "Gain 2★. All other monsters lose 3♥.",
    rulings: &["I-045", "I-046", "I-090"],
    hooks: Hooks {
        bought: Some(|play, me| {
            play.gain_stars(me.owner, 2, me.why());
            play.hurt_by_buying(play.table().others(me.owner), 3, me);
        }),
        ..Hooks::NONE
    },
    ..discard("gas-refinery", "Gas Refinery", 6)
};

pub(crate) const HEAL: Card = Card {
    text: "Gain 2♥.",
    rulings: &["I-082"],
    hooks: Hooks { bought: Some(|play, me| play.heal_self(me.owner, 2, me.why())), ..Hooks::NONE },
    ..discard("heal", "Heal", 3)
};

pub(crate) const HIGH_ALTITUDE_BOMBING: Card = Card {
    text: "All monsters lose 3♥, including you.",
    rulings: &["I-021", "I-174"],
    hooks: Hooks { bought: Some(|play, me| play.hurt_by_buying(play.table().alive(), 3, me)), ..Hooks::NONE },
    ..discard("high-altitude-bombing", "High Altitude Bombing", 4)
};

pub(crate) const JET_FIGHTERS: Card = Card {
    text: "Gain 5★ and lose 4♥.",
    rulings: &["I-016", "I-021", "I-090", "I-164"],
    hooks: Hooks {
        bought: Some(|play, me| {
            play.gain_stars(me.owner, 5, me.why());
            play.hurt(me.owner, 4, Some(me.owner), me.why());
        }),
        ..Hooks::NONE
    },
    ..discard("jet-fighters", "Jet Fighters", 5)
};

pub(crate) const NATIONAL_GUARD: Card = Card {
    text: "Gain 2★ and lose 2♥.",
    rulings: &["I-056"],
    hooks: Hooks {
        bought: Some(|play, me| {
            play.gain_stars(me.owner, 2, me.why());
            play.hurt(me.owner, 2, Some(me.owner), me.why());
        }),
        ..Hooks::NONE
    },
    ..discard("national-guard", "National Guard", 3)
};

pub(crate) const NUCLEAR_POWER_PLANT: Card = Card {
    text: "Gain 2★ and 3♥.",
    hooks: Hooks {
        bought: Some(|play, me| {
            play.gain_stars(me.owner, 2, me.why());
            play.heal_self(me.owner, 3, me.why());
        }),
        ..Hooks::NONE
    },
    ..discard("nuclear-power-plant", "Nuclear Power Plant", 6)
};

pub(crate) const SKYSCRAPER: Card = Card {
    text: "Gain 4★.",
    hooks: Hooks { bought: Some(|play, me| play.gain_stars(me.owner, 4, me.why())), ..Hooks::NONE },
    ..discard("skyscraper", "Skyscraper", 6)
};

pub(crate) const TANKS: Card = Card {
    text: "Gain 4★ and lose 3♥.",
    rulings: &["I-021"],
    hooks: Hooks {
        bought: Some(|play, me| {
            play.gain_stars(me.owner, 4, me.why());
            play.hurt(me.owner, 3, Some(me.owner), me.why());
        }),
        ..Hooks::NONE
    },
    ..discard("tanks", "Tanks", 4)
};

pub(crate) const VAST_STORM: Card = Card {
    text: "Gain 2★. All other monsters lose half their ⚡, rounded down.",
    rulings: &["I-114", "I-115"],
    hooks: Hooks {
        bought: Some(|play, me| {
            play.gain_stars(me.owner, 2, me.why());
            play.drain(me, play.table().others(me.owner), |energy| energy / 2);
        }),
        drains: Some(|play, me, others| {
            for seat in others.clockwise_after(me.owner) {
                let half = play.table().energy(seat) / 2;
                play.lose_energy(seat, half, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..discard("vast-storm", "Vast Storm", 6)
};

/// Fire Blast under the name it has had since 2016.
pub(crate) const FIRE_BLAST_SECOND: Card = Card { name: "Flame Thrower", ..FIRE_BLAST };

/// Tanks under the name it has had since 2016.
pub(crate) const TANKS_SECOND: Card = Card { name: "Tank", ..TANKS };
