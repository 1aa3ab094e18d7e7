//! King Gidorah's evolutions.

use crate::cards::prelude::*;
use crate::dice::Six;

pub(crate) const DECK: [&Card; 8] = [
    &FORKED_LIGHTNING,
    &DEMAND_FOR_TRIBUTE,
    &INVERTED_GRAVITY,
    &GOLDEN_HOARD,
    &THREE_MINDS,
    &WORLD_ENDER,
    &PLUNDER_OF_WORLDS,
    &WEAVING_NECKS,
];

const FORKED_LIGHTNING: Card = Card {
    text: "On your turn: divide 3 losses of 1♥ among the other monsters, no more than two to each.",
    rulings: &["GZ-3", "GZ-4"],
    hooks: Hooks {
        may_play: Some(|table, me| table.active() == me.owner),
        played: Some(|play, me, _| next_bolt(play, me, Bolts(0))),
        options: Some(|table, me, step, list| {
            let targets = Bolts(step.into()).targets(table, me);
            // Everybody left may have died to something else while this was asked.
            if targets.is_empty() {
                list.push(Action::No);
            }
            list.extend(targets.iter().map(Action::Seat));
        }),
        answered: Some(|play, me, step, answer| {
            let bolts = Bolts(step.into());
            match answer {
                Action::Seat(seat) => next_bolt(play, me, bolts.with(seat)),
                _ => strike(play, me, bolts),
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("forked-lightning", "Forked Lightning", &[Moment::Played])
};

/// Who was chosen so far: up to three digits of base seven, zero for none yet. Two of them fit a question's step.
#[derive(Clone, Copy)]
struct Bolts(u16);

impl Bolts {
    /// The seats chosen.
    fn seats(self) -> impl Iterator<Item = Seat> {
        let digits = [self.0 % 7, self.0 / 7 % 7, self.0 / 49];
        digits.into_iter().filter(|&digit| digit > 0).map(|digit| Seat::new(usize::from(digit - 1)))
    }

    /// With one more.
    fn with(self, seat: Seat) -> Bolts {
        Bolts(self.0 * 7 + seat.index() as u16 + 1)
    }

    /// Everybody that can take another.
    fn targets(self, table: &Table, me: Power) -> SeatSet {
        let others = table.others(me.owner);
        others.iter().filter(|&seat| self.seats().filter(|&chosen| chosen == seat).count() < 2).collect()
    }
}

/// Asks for the next target as long as there is a choice; the third one, or nobody left, and all of them fall.
fn next_bolt(play: &mut Play<'_>, me: Power, bolts: Bolts) {
    let mut bolts = bolts;
    while bolts.seats().count() < 3 {
        let targets = bolts.targets(play.table(), me);
        match targets.lowest() {
            Some(seat) if targets.len() == 1 => bolts = bolts.with(seat),
            Some(_) => return play.ask(me, bolts.0 as u8),
            None => break,
        }
    }
    strike(play, me, bolts);
}

/// All that were chosen lose at once; two losses of one monster are one of 2♥.
fn strike(play: &mut Play<'_>, me: Power, bolts: Bolts) {
    let mut blow = Blow { from: Some(me.owner), why: me.why(), hit: SeatSet::EMPTY, hearts: Six::ZERO };
    for seat in bolts.seats().filter(|&seat| play.table().alive().has(seat)) {
        blow.add(seat, 1);
    }
    play.deal(blow);
}

const DEMAND_FOR_TRIBUTE: Card = Card {
    text: "Each other monster gives you 1⚡. One that has none loses 1♥ instead.",
    rulings: &["GZ-4"],
    hooks: Hooks {
        played: Some(|play, me, _| play.drain(me, play.table().others(me.owner), |_| 1)),
        drains: Some(|play, me, others| {
            let poor: SeatSet = others.iter().filter(|&seat| play.table().energy(seat) == 0).collect();
            let rich = others.minus(poor);
            for seat in rich.clockwise_after(me.owner) {
                play.lose_energy(seat, 1, me.why());
            }
            play.gain_energy(me.owner, rich.len() as u16, me.why());
            play.hurt_all(poor, 1, Some(me.owner), me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("demand-for-tribute", "Demand for Tribute", &[Moment::Played])
};

const INVERTED_GRAVITY: Card = Card {
    text: "When your Enter step begins: a monster in Tokyo and one outside, of your choice, swap places. You may be one of them. This does not count as entering or leaving.",
    rulings: &["GZ-6"],
    hooks: Hooks {
        may_play: Some(|table, me| {
            table.active() == me.owner && !table.tokyo().is_empty() && !outside(table).is_empty()
        }),
        played: Some(|play, me, _| match play.table().tokyo() {
            one if one.len() == 1 => lift(play, me, one.lowest()),
            _ => play.ask(me, 0),
        }),
        options: Some(|table, _, step, list| {
            let choice = match lifted(step) {
                None if !outside(table).is_empty() => table.tokyo(),
                Some(inside) if table.in_tokyo(inside) => outside(table),
                _ => SeatSet::EMPTY,
            };
            // Somebody may have died to something else while this was asked.
            if choice.is_empty() {
                list.push(Action::No);
            }
            list.extend(choice.iter().map(Action::Seat));
        }),
        asks: Some(|_, _, step| lifted(step).map_or(Wording::default(), |inside| Wording::of("swap").about(inside))),
        answered: Some(|play, me, step, answer| {
            let Action::Seat(seat) = answer else { return };
            match lifted(step) {
                None => lift(play, me, Some(seat)),
                Some(inside) => play.emit(Event::Swapped { inside, outside: seat, why: me.why() }),
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("inverted-gravity", "Inverted Gravity", &[Moment::EnterPhase])
};

/// Everybody outside Tokyo.
fn outside(table: &Table) -> SeatSet {
    table.alive().minus(table.tokyo())
}

/// Whom the second question already has: its step is one more than that seat's number.
fn lifted(step: u8) -> Option<Seat> {
    step.checked_sub(1).map(|seat| Seat::new(usize::from(seat)))
}

/// The one inside is known: asks for the other, if there is a choice.
fn lift(play: &mut Play<'_>, me: Power, inside: Option<Seat>) {
    let outside = outside(play.table());
    match (inside, outside.lowest()) {
        (Some(inside), Some(only)) if outside.len() == 1 => {
            play.emit(Event::Swapped { inside, outside: only, why: me.why() });
        }
        (Some(inside), Some(_)) => play.ask(me, inside.index() as u8 + 1),
        _ => {}
    }
}

const GOLDEN_HOARD: Card = Card {
    text: "Gain 1★ for each Keep card in front of you, but at least 1★ and at most 3★.",
    hooks: Hooks {
        played: Some(|play, me, _| {
            let cards = play.table().held(me.owner).len() as u8;
            play.gain_stars(me.owner, cards.clamp(1, 3), me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("golden-hoard", "Golden Hoard", &[Moment::Played])
};

const THREE_MINDS: Card = Card {
    text: "Gain 2⚡ when exactly three of your dice show the same face, once per turn.",
    rulings: &["GZ-2"],
    hooks: Hooks {
        tallied: Some(|play, me| {
            if Face::ALL.into_iter().any(|face| play.table().turn().count(face) == 3) {
                play.gain_energy(me.owner, 2, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("three-minds", "Three Minds")
};

const WORLD_ENDER: Card = Card {
    text: "Gain 2★ and 2⚡ each time another monster's ♥ reach 0 on your turn, even if something saves it.",
    hooks: Hooks {
        fell: Some(|play, me, seat| {
            if play.active() == me.owner && seat != me.owner {
                play.gain_stars(me.owner, 2, me.why());
                play.gain_energy(me.owner, 2, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("world-ender", "World Ender")
};

const PLUNDER_OF_WORLDS: Card = Card {
    text: "Cards with a printed cost of 5⚡ or more cost you 2⚡ less.",
    hooks: Hooks { discount: 2, discount_from: 5, ..Hooks::NONE },
    ..permanent("plunder-of-worlds", "Plunder of Worlds")
};

const WEAVING_NECKS: Card = Card {
    text: "Once per turn, on your turn, after your last roll, you may pay 1⚡ to turn a die to a face that two or more of your other dice show.",
    rulings: &["GZ-10"],
    hooks: Hooks {
        turns: Some(|table, me| {
            if table.is_used(me.source) || table.energy(me.owner) == 0 {
                return FaceSet::EMPTY;
            }
            // A die is only ever turned to a face it does not show, so all that show that face are others.
            Face::ALL.into_iter().filter(|&f| table.turn().dice.count(f) >= 2).collect()
        }),
        turned: Some(|play, me| {
            play.mark_used(me);
            play.lose_energy(me.owner, 1, me.why());
        }),
        ..Hooks::NONE
    },
    ..permanent("weaving-necks", "Weaving Necks")
};
