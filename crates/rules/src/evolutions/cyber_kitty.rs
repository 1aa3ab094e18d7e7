//! Cyber Kitty's evolutions.

use crate::cards::prelude::*;
use crate::hooks::THIS_TURN;
use crate::table::Place;

/// All eight (EVO-1).
pub(crate) const DECK: [&Card; 8] = [
    &NINE_LIVES,
    &MEGA_PURR,
    &ELECTRO_SCRATCH,
    &CAT_NIP,
    &PLAY_WITH_YOUR_FOOD,
    &FELINE_MOTOR,
    &MOUSE_HUNTER,
    &MEOW_MISSILE,
];

static NINE_LIVES: Card = Card {
    text: "Play when your ♥ reach 0: give up all your Power cards, your Evolutions (in play and in hand), ⚡ and ★, and leave Tokyo. Play on with 9♥ and 9★.",
    hooks: Hooks {
        may_play: Some(|table, me| table.hearts(me.owner) == 0),
        played: Some(|play, me, _| {
            play.rebirth(me, 9);
            play.drop_evolutions(me.owner, me.why());
            play.lose_energy(me.owner, play.table().energy(me.owner), me.why());
            play.gain_stars(me.owner, 9, me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("nine-lives", "Nine Lives", &[Moment::Dying])
};

static MEGA_PURR: Card = Card {
    text: "Each other monster gives you 1⚡ or 1★, its choice; a monster with neither gives nothing.",
    hooks: Hooks {
        played: Some(|play, me, _| play.drain(me, play.table().others(me.owner), |_| 1)),
        drains: Some(|play, me, others| purr(play, me.owner, me, others)),
        // Whoever is asked gives energy with a yes and a star with a no.
        options: Some(|table, me, _, list| {
            let (energy, stars) = (table.energy(me.owner) > 0, table.stars(me.owner) > 0);
            if stars || !energy {
                list.push(Action::No);
            }
            if energy {
                list.push(Action::Yes);
            }
        }),
        asks: Some(|table, me, _| Wording { seat: table.holder(me.source), ..Wording::default() }),
        shows: Some(|table, me, _, answer| {
            let broke = answer == Action::No && table.stars(me.owner) == 0;
            broke.then_some(Wording::of("nothing"))
        }),
        answered: Some(|play, me, left, answer| {
            // It may have fallen to something that was played before the answer.
            let alive = play.table().alive();
            let Some(owner) = play.table().holder(me.source).filter(|&owner| alive.has(owner)) else { return };
            hand_over(play, me, me.owner, owner, answer == Action::Yes);
            purr(play, owner, me, SeatSet::from_bits(left));
        }),
        ..Hooks::NONE
    },
    ..temporary("mega-purr", "Mega Purr", &[Moment::Played])
};

/// The next ones give, clockwise; whoever can choose is asked. The step of the question is who comes after.
fn purr(play: &mut Play<'_>, owner: Seat, me: Power, left: SeatSet) {
    let mut left = left;
    for seat in left.clockwise_after(owner) {
        left = left.without(seat);
        if !play.table().alive().has(seat) {
            continue;
        }
        let (energy, stars) = (play.table().energy(seat) > 0, play.table().stars(seat) > 0);
        if energy && stars {
            return play.ask(Power { owner: seat, source: me.source }, left.bits());
        }
        hand_over(play, me, seat, owner, energy);
    }
}

/// One energy or one star goes from a monster to another, if it is there.
fn hand_over(play: &mut Play<'_>, me: Power, from: Seat, to: Seat, energy: bool) {
    if energy && play.table().energy(from) > 0 {
        play.lose_energy(from, 1, me.why());
        play.gain_energy(to, 1, me.why());
    } else if !energy && play.table().stars(from) > 0 {
        play.lose_stars(from, 1, me.why());
        play.gain_stars(to, 1, me.why());
    }
}

static ELECTRO_SCRATCH: Card = Card {
    text: "Each other monster loses 1♥.",
    hooks: Hooks {
        played: Some(|play, me, _| {
            play.hurt_all(play.table().others(me.owner), 1, Some(me.owner), me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("electro-scratch", "Electro-Scratch", &[Moment::Played])
};

static CAT_NIP: Card = Card {
    text: "Play at the start of your turn: you have a single roll this turn, and the ★, ♥ and ⚡ your dice give and the number of their ✊ are doubled.",
    hooks: Hooks {
        lasts: THIS_TURN,
        doubles: 1,
        played: Some(|play, me, _| play.emit(Event::Halted { why: me.why() })),
        smashes: Some(|table, _| table.turn().count(Face::Smash)),
        ..Hooks::NONE
    },
    ..temporary("cat-nip", "Cat Nip", &[Moment::TurnBegun])
};

static PLAY_WITH_YOUR_FOOD: Card = Card {
    text: "When two or more ✊ of yours are about to take 2♥ or more from a monster in Tokyo, you may let it lose 2♥ less and take 1★ and 1⚡ from it.",
    hooks: Hooks {
        attacking: Some(|play, me, hit| {
            if play.table().turn().all_smashes() >= 2 {
                toy(play, me, hit);
            }
        }),
        answered: Some(|play, me, left, answer| {
            let left = SeatSet::from_bits(left);
            let Some(seat) = prey(play, left) else { return };
            // The next one is asked about once this one has paid.
            if answer == Action::Yes {
                play.block(seat, 2, me.why());
                toy(play, me, left.without(seat));
                play.drain(me, SeatSet::just(seat), |_| 1);
            } else {
                toy(play, me, left.without(seat));
            }
        }),
        drains: Some(|play, me, prey| {
            for seat in prey.iter() {
                hand_over(play, me, seat, me.owner, false);
                hand_over(play, me, seat, me.owner, true);
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("play-with-your-food", "Play with your Food")
};

/// The first of these in Tokyo, City first, that is about to lose two hearts.
fn prey(play: &mut Play<'_>, left: SeatSet) -> Option<Seat> {
    let inside = Place::ALL.map(|p| play.table().at(p).filter(|&s| left.has(s)));
    inside.into_iter().flatten().find(|&seat| play.coming(seat) >= 2)
}

/// Asks about the first of these; the step of the question is all that are left.
fn toy(play: &mut Play<'_>, me: Power, left: SeatSet) {
    if prey(play, left).is_some() {
        play.ask(me, left.bits());
    }
}

static FELINE_MOTOR: Card = Card {
    text: "During another monster's Enter step, if Tokyo is empty and you were not there when the turn began, you may enter Tokyo instead of it.",
    hooks: Hooks {
        enter_phase: Some(|play, me| {
            if may_drive(play.table(), me) {
                play.ask(me, 0);
            }
        }),
        options: Some(|table, me, _, list| {
            list.push(Action::No);
            if may_drive(table, me) {
                list.push(Action::Yes);
            }
        }),
        asks: Some(|table, _, _| Wording::default().about(table.active())),
        answered: Some(|play, me, _, answer| {
            if answer == Action::Yes {
                play.emit(Event::Barred { why: me.why() });
                play.enter(me.owner, Place::City, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("feline-motor", "Feline Motor")
};

fn may_drive(table: &Table, me: Power) -> bool {
    let turn = table.turn();
    table.active() != me.owner && table.tokyo().is_empty() && !turn.barred && !turn.found.has(me.owner)
}

static MOUSE_HUNTER: Card = Card {
    text: "If your Roll has at least one 1, gain 1★.",
    hooks: Hooks {
        tallied: Some(|play, me| {
            if play.table().turn().dice.count(Face::One) > 0 {
                play.gain_stars(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("mouse-hunter", "Mouse Hunter")
};

static MEOW_MISSILE: Card = Card {
    text: "If your Roll has at least one 1, add one ✊ to it.",
    hooks: Hooks { smashes: Some(|table, _| u8::from(table.turn().dice.count(Face::One) > 0)), ..Hooks::NONE },
    ..permanent("meow-missile", "Meow Missile")
};
