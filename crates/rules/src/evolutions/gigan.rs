//! Gigan's evolutions.

use crate::cards::prelude::*;
use crate::hooks::{STARS, THIS_TURN};
use crate::table::Origin;

pub(crate) const DECK: [&Card; 8] = [
    &BUZZSAW_LUNGE,
    &HOOK_AND_HOLD,
    &VISOR_FLASH,
    &CONTRACT_KILLER,
    &SERRATED_BELLY,
    &HYBRID_METABOLISM,
    &HIT_AND_RUN,
    &SCAVENGED_CIRCUITS,
];

const BUZZSAW_LUNGE: Card = Card {
    text: "While you resolve your ✊: each monster in Tokyo they wound loses 1♥ more, and 1★.",
    rulings: &["GZ-1", "GZ-3"],
    hooks: Hooks {
        lasts: THIS_TURN,
        may_play: Some(|table, me| !reached_in_tokyo(table, me.owner).is_empty() && table.turn().all_smashes() > 0),
        dealing: Some(|table, _, blow| one_more(blow, table.tokyo())),
        struck: Some(|play, me, victims| {
            for seat in victims.and(play.table().tokyo()).clockwise_after(me.owner) {
                play.lose_stars(seat, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("buzzsaw-lunge", "Buzzsaw Lunge", &[Moment::Striking])
};

/// The monsters in Tokyo that somebody's smashes reach.
fn reached_in_tokyo(table: &Table, seat: Seat) -> SeatSet {
    let reached = if table.hears(seat, Moment::ReachesAll) { table.others(seat) } else { table.across(seat) };
    reached.and(table.tokyo())
}

/// An attack takes one heart more from those of these that it hits.
fn one_more(blow: Blow, seats: SeatSet) -> Blow {
    let mut blow = blow;
    for seat in blow.hit.and(blow.targets()).and(seats).iter() {
        blow.add(seat, 1);
    }
    blow
}

const HOOK_AND_HOLD: Card = Card {
    text: "When a monster you wounded is about to decide whether to yield: it cannot yield this turn and loses 1★.",
    rulings: &["GZ-1"],
    hooks: Hooks {
        played: Some(|play, me, _| {
            if let Some(Occasion::VictimDecides(seat)) = play.occasion() {
                play.emit(Event::Pinned { seat, why: me.why() });
                play.lose_stars(seat, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("hook-and-hold", "Hook and Hold", &[Moment::VictimDecides])
};

const VISOR_FLASH: Card = Card {
    text: "On another monster's turn, after one of its rolls: its dice stay as they are and nothing rerolls them this turn. They can still be turned.",
    rulings: &["GZ-10"],
    hooks: Hooks {
        may_play: Some(|table, me| table.active() != me.owner && !table.turn().halted),
        played: Some(|play, me, _| play.halt(me.why())),
        ..Hooks::NONE
    },
    ..temporary("visor-flash", "Visor Flash", &[Moment::OthersRolling])
};

const CONTRACT_KILLER: Card = Card {
    text: "On your turn: another monster of your choice pays you 3⚡ or loses 2♥, its choice.",
    rulings: &["GZ-4"],
    hooks: Hooks {
        may_play: Some(|table, me| table.active() == me.owner),
        played: Some(|play, me, _| match play.table().others(me.owner) {
            others if others.len() > 1 => play.ask(me, TARGET),
            others => others.iter().for_each(|seat| threaten(play, me, seat)),
        }),
        options: Some(|table, me, step, list| {
            if step == TARGET {
                return list.extend(table.others(me.owner).iter().map(Action::Seat));
            }
            // The energy may have gone to something else while this was asked.
            list.push(Action::No);
            if table.energy(me.owner) >= RANSOM {
                list.push(Action::Yes);
            }
        }),
        asks: Some(|table, me, step| match (step, table.holder(me.source)) {
            (PAY, Some(killer)) => Wording::of("pay").about(killer),
            _ => Wording::default(),
        }),
        answered: Some(|play, me, _, answer| match answer {
            Action::Seat(seat) => threaten(play, me, seat),
            Action::Yes => {
                play.lose_energy(me.owner, RANSOM, me.why());
                if let Some(killer) = play.table().holder(me.source).filter(|&seat| play.table().alive().has(seat)) {
                    play.gain_energy(killer, RANSOM, me.why());
                }
            }
            _ => refuse(play, me),
        }),
        ..Hooks::NONE
    },
    ..temporary("contract-killer", "Contract Killer", &[Moment::Played])
};

/// The question its owner answers; the other one is for the monster it chose.
const TARGET: u8 = 0;
const PAY: u8 = 1;

/// What buys a monster off.
const RANSOM: u16 = 3;

/// The chosen monster decides, if it can pay.
fn threaten(play: &mut Play<'_>, me: Power, seat: Seat) {
    let target = Power { owner: seat, source: me.source };
    if play.table().energy(seat) >= RANSOM {
        play.ask(target, PAY);
    } else {
        refuse(play, target);
    }
}

fn refuse(play: &mut Play<'_>, target: Power) {
    let killer = play.table().holder(target.source);
    play.hurt(target.owner, 2, killer, target.why());
}

const SERRATED_BELLY: Card = Card {
    text: "When your Roll has three ✊ or more, including added ones, each monster they wound loses 1♥ more.",
    rulings: &["GZ-1", "GZ-2", "GZ-3"],
    hooks: Hooks {
        dealing: Some(|table, _, blow| {
            let seats = if table.turn().all_smashes() >= 3 { table.alive() } else { SeatSet::EMPTY };
            one_more(blow, seats)
        }),
        ..Hooks::NONE
    },
    ..permanent("serrated-belly", "Serrated Belly")
};

const HYBRID_METABOLISM: Card = Card {
    text: "Gain 1⚡ on each turn when your ♥ dice heal you.",
    hooks: Hooks {
        hearts_rolled: Some(|play, me, hearts| {
            if hearts.healed() > 0 {
                play.gain_energy(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("hybrid-metabolism", "Hybrid Metabolism")
};

const HIT_AND_RUN: Card = Card {
    text: "Gain 1★ at the end of a turn that ends with you outside Tokyo, if your ✊ wounded a monster that turn.",
    rulings: &["GZ-1"],
    hooks: Hooks {
        end_writes: STARS,
        turn_ends: Some(|play, me| {
            if !play.table().in_tokyo(me.owner) && !play.table().turn().wounds.is_zero() {
                play.gain_stars(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("hit-and-run", "Hit and Run")
};

const SCAVENGED_CIRCUITS: Card = Card {
    text: "Once while buying, you may buy the last discarded card as if it were face up. Nothing takes its place; an Event only does what it does when bought.",
    rulings: &["GZ-13"],
    hooks: Hooks {
        usable: Some(|table, me, question| question == Question::Shop && scrap(table, me).is_some()),
        used: Some(|play, me| {
            if let Some(card) = scrap(play.table(), me) {
                play.mark_used(me);
                play.buy(me.owner, card, Origin::Discard);
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("scavenged-circuits", "Scavenged Circuits")
};

/// The card discarded last, if its owner may still buy it and can pay for it.
fn scrap(table: &Table, me: Power) -> Option<CardId> {
    let affordable = |&card: &CardId| table.affords(me.owner, card);
    table.discarded().filter(|_| !table.is_used(me.source)).filter(affordable)
}
