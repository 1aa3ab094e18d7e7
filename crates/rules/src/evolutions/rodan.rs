//! Rodan's evolutions.

use crate::cards::prelude::*;
use crate::hooks::ENERGY;

pub(crate) const DECK: [&Card; 8] = [
    &STOOPING_DIVE,
    &SONIC_BOOM,
    &SUDDEN_UPDRAFT,
    &OUT_OF_THE_CRATER,
    &WANDERER,
    &THERMAL_RIDER,
    &KEEN_EYE,
    &PECK_THE_WEAK,
];

const STOOPING_DIVE: Card = Card {
    text: "When your Enter step begins and you are outside Tokyo: a monster in Tokyo that your ✊ wounded this turn must yield, and you enter its place.",
    rulings: &["GZ-1"],
    hooks: Hooks {
        may_play: Some(|table, me| {
            let free = table.active() == me.owner && !table.in_tokyo(me.owner) && !table.turn().barred;
            free && !prey(table).is_empty()
        }),
        played: Some(|play, me, _| {
            let prey = prey(play.table());
            match prey.lowest() {
                Some(only) if prey.len() == 1 => dislodge(play, me, only),
                Some(_) => play.ask(me, 0),
                None => {}
            }
        }),
        options: Some(|table, _, _, list| list.extend(prey(table).iter().map(Action::Seat))),
        answered: Some(|play, me, _, answer| {
            if let Action::Seat(seat) = answer {
                dislodge(play, me, seat);
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("stooping-dive", "Stooping Dive", &[Moment::EnterPhase])
};

/// The monsters in Tokyo that the active one's attack wounded, without those that may not yield.
fn prey(table: &Table) -> SeatSet {
    let wounded = table.tokyo().and(SeatSet::from_bits(table.turn().wounds.non_zero()));
    wounded.iter().filter(|&seat| !table.held_fast(seat)).collect()
}

/// A monster yields its place to this one, which then enters it.
fn dislodge(play: &mut Play<'_>, me: Power, seat: Seat) {
    let Some(place) = play.table().place_of(seat) else { return };
    play.enter_after(me.owner, place, me.why());
    play.offer_one(Occasion::Yielded(me.owner), seat);
    play.drive_out(seat, me.why());
}

const SONIC_BOOM: Card = Card {
    text: "When you enter Tokyo: every other monster loses 1♥ and, if it has any, 1⚡.",
    rulings: &["GZ-4"],
    hooks: Hooks {
        fits: Some(|_, me, now| now == Occasion::Entered(me.owner)),
        played: Some(|play, me, _| play.drain(me, play.table().others(me.owner), |_| 1)),
        drains: Some(|play, me, others| {
            for seat in others.clockwise_after(me.owner) {
                play.lose_energy(seat, 1, me.why());
            }
            play.hurt_all(others, 1, Some(me.owner), me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("sonic-boom", "Sonic Boom", &[Moment::Entered])
};

const SUDDEN_UPDRAFT: Card = Card {
    text: "When ✊ are about to take ♥ from you: this attack takes none. If you are in Tokyo, you yield it.",
    rulings: &["GZ-3"],
    hooks: Hooks {
        fits: Some(|_, _, now| matches!(now, Occasion::WoundComing(wound) if wound.by_attack())),
        played: Some(|play, me, _| {
            if play.table().in_tokyo(me.owner) {
                play.dodge(me);
            } else {
                let coming = play.coming(me.owner);
                play.block(me.owner, coming, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("sudden-updraft", "Sudden Updraft", &[Moment::WoundComing])
};

const OUT_OF_THE_CRATER: Card = Card {
    text: "When you start your turn with 4♥ or fewer: gain 2♥ and 2 Dice tokens.",
    rulings: &["GZ-5"],
    hooks: Hooks {
        may_play: Some(|table, me| table.hearts(me.owner) <= 4),
        played: Some(|play, me, _| {
            play.heal_self(me.owner, 2, me.why());
            play.gain_tokens(me.owner, 2, me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("out-of-the-crater", "Out of the Crater", &[Moment::TurnBegins])
};

const WANDERER: Card = Card {
    text: "At the end of your turn you may leave Tokyo; if you do, gain 1⚡. Your place stays empty.",
    hooks: Hooks {
        end_writes: ENERGY,
        turn_ends: Some(|play, me| {
            if play.table().in_tokyo(me.owner) {
                play.ask(me, 0);
            }
        }),
        answered: Some(|play, me, _, answer| {
            if answer == Action::Yes && play.table().in_tokyo(me.owner) {
                play.leave(me.owner, me.why());
                play.gain_energy(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("wanderer", "Wanderer")
};

const THERMAL_RIDER: Card = Card {
    text: "Whenever you enter Tokyo, gain 1 Dice token.",
    rulings: &["GZ-5"],
    hooks: Hooks {
        entered: Some(|play, me, who| {
            if who == me.owner {
                play.gain_tokens(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("thermal-rider", "Thermal Rider")
};

const KEEN_EYE: Card = Card {
    text: "Once per turn, on your turn, when no roll is left, you may reroll one of your dice.",
    rulings: &["GZ-10"],
    hooks: Hooks {
        usable: Some(|table, me, question| {
            let last = question == Question::Keep && table.turn().rolls == 0;
            last && !table.turn().dice.is_empty() && !table.is_used(me.source)
        }),
        used: Some(|play, me| {
            play.mark_used(me);
            play.ask(me, 0);
        }),
        options: Some(|table, _, _, list| {
            list.extend(Face::ALL.into_iter().filter(|&f| table.turn().dice.count(f) > 0).map(Action::Face));
        }),
        answered: Some(|play, me, _, answer| {
            if let Action::Face(face) = answer {
                play.roll_for(me, 1, face as u16);
            }
        }),
        lucky: Some(|play, me, dice, from| {
            if let Some(to) = dice.lowest() {
                play.reroll(Face::new(from as usize), to, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("keen-eye", "Keen Eye")
};

const PECK_THE_WEAK: Card = Card {
    text: "Your attacks take 1♥ more from each monster that has fewer ♥ than you just before they strike.",
    rulings: &["GZ-1", "GZ-3"],
    hooks: Hooks {
        dealing: Some(|table, me, mut blow| {
            if blow.why == Clause::Smash1.into() {
                for seat in blow.targets().and(blow.hit).iter() {
                    if table.hearts(seat) < table.hearts(me.owner) {
                        blow.add(seat, 1);
                    }
                }
            }
            blow
        }),
        ..Hooks::NONE
    },
    ..permanent("peck-the-weak", "Peck the Weak")
};
