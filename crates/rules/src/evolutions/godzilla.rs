//! Godzilla's evolutions.

use crate::cards::prelude::*;
use crate::hooks::THIS_TURN;

pub(crate) const DECK: [&Card; 8] = [
    &BLUE_FLARE,
    &TRENCH_SLUMBER,
    &WOUNDED_PRIDE,
    &LANDFALL_ROAR,
    &JAGGED_PLATES,
    &RESTLESS_CELLS,
    &RIGHTFUL_THRONE,
    &CRUSHING_TREAD,
];

const BLUE_FLARE: Card = Card {
    text: "After your last roll: this turn each ⚡ of your Roll is also a ✊. It still gives energy.",
    rulings: &["GZ-2", "GZ-10"],
    hooks: Hooks {
        lasts: THIS_TURN,
        // Without a ⚡ it is worth playing only if a die can still become one.
        may_play: Some(|table, me| {
            let changes = table.hears(me.owner, Moment::Turns) || table.hears(me.owner, Moment::Usable);
            let dice = table.turn().dice.plus(table.frozen().0);
            dice.count(Face::Energy) > 0 || !dice.is_empty() && changes
        }),
        smashes: Some(|table, _| table.turn().dice.count(Face::Energy)),
        ..Hooks::NONE
    },
    ..temporary("blue-flare", "Blue Flare", &[Moment::Rolled])
};

const TRENCH_SLUMBER: Card = Card {
    text: "Before your first roll, while you are outside Tokyo: gain 3♥ and 2 Dice tokens. This turn you neither roll nor resolve dice.",
    rulings: &["GZ-5"],
    hooks: Hooks {
        may_play: Some(|table, me| !table.in_tokyo(me.owner)),
        played: Some(|play, me, _| {
            play.heal_self(me.owner, 3, me.why());
            play.gain_tokens(me.owner, 2, me.why());
            play.skip_roll();
        }),
        ..Hooks::NONE
    },
    ..temporary("trench-slumber", "Trench Slumber", &[Moment::TurnBegun])
};

const WOUNDED_PRIDE: Card = Card {
    text: "Right after a single attack takes 3♥ or more from you and you survive: gain 2★ and 1⚡.",
    rulings: &["GZ-3"],
    hooks: Hooks {
        fits: Some(|table, me, now| match now {
            Occasion::Wounded(lost) => lost.by_attack() && lost.hearts() >= 3 && !table.is_doomed(me.owner),
            _ => false,
        }),
        played: Some(|play, me, _| {
            play.gain_stars(me.owner, 2, me.why());
            play.gain_energy(me.owner, 1, me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("wounded-pride", "Wounded Pride", &[Moment::Wounded])
};

const LANDFALL_ROAR: Card = Card {
    text: "Every other monster loses 1★ and 1⚡, if it has them.",
    hooks: Hooks {
        played: Some(|play, me, _| {
            let others = play.table().others(me.owner);
            // Nobody is asked in between: each lost its energy right after its star.
            let at_once = !play.has(Amendment::LastChance);
            for seat in others.clockwise_after(me.owner) {
                play.lose_stars(seat, 1, me.why());
                if at_once {
                    play.lose_energy(seat, 1, me.why());
                }
            }
            if !at_once {
                play.drain(me, others, |_| 1);
            }
        }),
        drains: Some(|play, me, others| {
            for seat in others.clockwise_after(me.owner) {
                play.lose_energy(seat, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("landfall-roar", "Landfall Roar", &[Moment::Played])
};

const JAGGED_PLATES: Card = Card {
    text: "The first time each turn that ✊ take ♥ from you in Tokyo, the attacker loses 1♥.",
    rulings: &["GZ-1", "GZ-4"],
    hooks: Hooks {
        wounded: Some(|play, me, wound| {
            if wound.by_attack() && play.table().in_tokyo(me.owner) && !play.table().is_used(me.source) {
                play.mark_used(me);
                play.hurt(play.active(), 1, Some(me.owner), me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("jagged-plates", "Jagged Plates")
};

const RESTLESS_CELLS: Card = Card {
    text: "When your ♥ dice heal you, they give you 1♥ more.",
    hooks: Hooks { heart_dice_bonus: 1, ..Hooks::NONE },
    ..permanent("restless-cells", "Restless Cells")
};

const RIGHTFUL_THRONE: Card = Card {
    text: "Gain 1★ for each monster that yields Tokyo to your attack.",
    hooks: Hooks {
        yielding: Some(|play, me, _| {
            if play.active() == me.owner {
                play.gain_stars(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("rightful-throne", "Rightful Throne")
};

const CRUSHING_TREAD: Card = Card {
    text: "Once per turn, on your turn, after your last roll, you may turn one of your 1s to ✊.",
    rulings: &["GZ-10"],
    hooks: Hooks {
        usable: Some(|table, me, question| {
            question == Question::Change && !table.is_used(me.source) && table.turn().dice.count(Face::One) > 0
        }),
        used: Some(|play, me| {
            play.mark_used(me);
            play.emit(Event::Turned { from: Face::One, to: Face::Smash, why: me.why() });
        }),
        ..Hooks::NONE
    },
    ..permanent("crushing-tread", "Crushing Tread")
};
