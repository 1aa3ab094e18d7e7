//! The Discard cards of the Godzilla edition, side by side.

use crate::cards::prelude::*;
use crate::dice::Six;
use crate::evolutions::Species;

pub(crate) const FLATTENED_WARD: Card = Card {
    text: "Gain 2★ and a Dice token.",
    rulings: &["GZ-5"],
    hooks: Hooks {
        bought: Some(|play, me| {
            play.gain_stars(me.owner, 2, me.why());
            play.gain_tokens(me.owner, 1, me.why());
        }),
        ..Hooks::NONE
    },
    ..discard("flattened-ward", "Flattened Ward", 5)
};

pub(crate) const TOPPLED_TOWER: Card = Card {
    text: "Gain 4★ and a Dice token.",
    rulings: &["GZ-5"],
    hooks: Hooks {
        bought: Some(|play, me| {
            play.gain_stars(me.owner, 4, me.why());
            play.gain_tokens(me.owner, 1, me.why());
        }),
        ..Hooks::NONE
    },
    ..discard("toppled-tower", "Toppled Tower", 7)
};

pub(crate) const RESERVE_SQUADRON: Card = Card {
    text: "Gain 2 Dice tokens.",
    rulings: &["GZ-5"],
    hooks: Hooks { bought: Some(|play, me| play.gain_tokens(me.owner, 2, me.why())), ..Hooks::NONE },
    ..discard("reserve-squadron", "Reserve Squadron", 3)
};

pub(crate) const NO_REST: Card = Card {
    text: "Gain a Dice token. Take another turn after this one.",
    rulings: &["GZ-5"],
    hooks: Hooks {
        bought: Some(|play, me| {
            play.gain_tokens(me.owner, 1, me.why());
            play.win_turn(me.owner, 0, false, me.why());
        }),
        ..Hooks::NONE
    },
    ..discard("no-rest", "No Rest for Monsters", 8)
};

pub(crate) const LAGOON_REST: Card = Card {
    text: "Gain 3♥ and a Dice token, in Tokyo too.",
    rulings: &["GZ-5"],
    hooks: Hooks {
        bought: Some(|play, me| {
            play.heal_self(me.owner, 3, me.why());
            play.gain_tokens(me.owner, 1, me.why());
        }),
        ..Hooks::NONE
    },
    ..discard("lagoon-rest", "Lagoon Rest", 4)
};

pub(crate) const BOMBARDMENT_LINE: Card = Card {
    text: "All other monsters outside Tokyo lose 2♥, those in Tokyo 3♥.",
    rulings: &["GZ-3", "GZ-4"],
    hooks: Hooks {
        bought: Some(|play, me| {
            let table = play.table();
            let mut blow = Blow { from: Some(me.owner), why: me.why(), hit: SeatSet::EMPTY, hearts: Six::ZERO };
            for seat in table.others(me.owner).iter() {
                blow.add(seat, 2 + u8::from(table.in_tokyo(seat)));
            }
            play.deal(blow);
        }),
        ..Hooks::NONE
    },
    ..discard("bombardment-line", "Bombardment Line", 4)
};

pub(crate) const CUT_THE_GRID: Card = Card {
    text: "All other monsters lose 2⚡, or the only one they have. Gain 1⚡ for each monster that lost any.",
    hooks: Hooks {
        bought: Some(|play, me| play.drain(me, play.table().others(me.owner), |_| 2)),
        drains: Some(|play, me, others| {
            let mut cut = 0;
            for seat in others.clockwise_after(me.owner) {
                cut += u16::from(play.table().energy(seat) > 0);
                play.lose_energy(seat, 2, me.why());
            }
            play.gain_energy(me.owner, cut, me.why());
        }),
        ..Hooks::NONE
    },
    ..discard("cut-the-grid", "Cut the Grid", 5)
};

pub(crate) const FRONT_PAGE: Card = Card {
    text: "Gain 1★ for each other monster alive: at least 2★, at most 4★.",
    hooks: Hooks {
        bought: Some(|play, me| {
            let others = play.table().others(me.owner).len() as u8;
            play.gain_stars(me.owner, others.clamp(2, 4), me.why());
        }),
        ..Hooks::NONE
    },
    ..discard("front-page", "Front Page Everywhere", 5)
};

pub(crate) const RECKLESS_CHARGE: Card = Card {
    text: "Gain 3★ and a Dice token, then lose 2♥.",
    rulings: &["GZ-4", "GZ-5"],
    hooks: Hooks {
        bought: Some(|play, me| {
            play.gain_stars(me.owner, 3, me.why());
            play.gain_tokens(me.owner, 1, me.why());
            play.hurt(me.owner, 2, Some(me.owner), me.why());
        }),
        ..Hooks::NONE
    },
    ..discard("reckless-charge", "Reckless Charge", 4)
};

pub(crate) const TARGETED_SERUM: Card = Card {
    text: "Name a species, mutant, invader or robot: all other monsters of that species lose 3♥.",
    rulings: &["GZ-4", "GZ-11"],
    hooks: Hooks {
        bought: Some(|play, me| play.ask(me, 0)),
        options: Some(|_, _, _, list| list.extend((0..Species::ALL.len() as u8).map(Action::Number))),
        shows: Some(|_, _, _, answer| Wording::of_species(answer)),
        answered: Some(|play, me, _, answer| {
            if let Action::Number(named) = answer
                && let Some(&species) = Species::ALL.get(usize::from(named))
            {
                let table = play.table();
                let others = table.others(me.owner);
                let sick = others.iter().filter(|&seat| table.stand(seat).monster.species() == species).collect();
                play.hurt_by_buying(sick, 3, me);
            }
        }),
        ..Hooks::NONE
    },
    ..discard("targeted-serum", "Targeted Serum", 4)
};
