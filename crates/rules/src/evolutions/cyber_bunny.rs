//! Cyber Bunny's evolutions.

use crate::cards::prelude::*;

/// All eight (EVO-1).
pub(crate) const DECK: [&Card; 8] = [
    &STROKE_OF_GENIUS,
    &EMERGENCY_BATTERY,
    &RABBITS_FOOT,
    &HEART_OF_THE_RABBIT,
    &SECRET_LABORATORY,
    &KING_OF_THE_GIZMO,
    &ENERGY_SWORD,
    &ELECTRIC_CARROT,
];

static STROKE_OF_GENIUS: Card = Card {
    text: "Gain 1⚡ for each ⚡ that came into your reserve this turn.",
    hooks: Hooks {
        may_play: Some(|table, me| table.turn().income[me.owner.index()] > 0),
        played: Some(|play, me, _| {
            let income = play.table().turn().income[me.owner.index()];
            play.gain_energy(me.owner, u16::from(income), me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("stroke-of-genius", "Stroke Of Genius", &[Moment::Played])
};

static EMERGENCY_BATTERY: Card = Card {
    text: "Gain 3⚡.",
    hooks: Hooks { played: Some(|play, me, _| play.gain_energy(me.owner, 3, me.why())), ..Hooks::NONE },
    ..temporary("emergency-battery", "Emergency Battery", &[Moment::Played])
};

static RABBITS_FOOT: Card = Card {
    text: "You lose no ♥ for the rest of this turn. You may also play this when you are about to lose some; an attack that takes nothing gives you no right to yield.",
    hooks: Hooks {
        may_play: Some(|table, me| !table.turn().shielded.has(me.owner)),
        played: Some(|play, me, _| play.shield(me)),
        ..Hooks::NONE
    },
    ..temporary("rabbits-foot", "Rabbit's Foot", &[Moment::Played, Moment::WoundComing])
};

static HEART_OF_THE_RABBIT: Card = Card {
    text: "Play after another monster's last roll: reroll one of its dice, of your choice. When you next enter Tokyo, take this card back from your discards into your hand.",
    hooks: Hooks {
        returns: true,
        may_play: Some(|table, me| table.active() != me.owner && !table.turn().dice.is_empty() && !table.stilled()),
        played: Some(|play, me, _| play.ask(me, 0)),
        options: Some(|table, _, _, list| {
            list.extend(Face::ALL.into_iter().filter(|&f| table.turn().dice.count(f) > 0).map(Action::Face));
        }),
        asks: Some(|table, _, _| Wording::default().about(table.active())),
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
    ..temporary("heart-of-the-rabbit", "Heart of the Rabbit", &[Moment::OthersRolled])
};

static SECRET_LABORATORY: Card = Card {
    text: "Every Power card costs you 1⚡ less.",
    hooks: Hooks { discount: 1, ..Hooks::NONE },
    ..permanent("secret-laboratory", "Secret Laboratory")
};

static KING_OF_THE_GIZMO: Card = Card {
    text: "Gain 1★ whenever you buy a Power card.",
    hooks: Hooks { purchased: Some(|play, me, _| play.gain_stars(me.owner, 1, me.why())), ..Hooks::NONE },
    ..permanent("king-of-the-gizmo", "King of the Gizmo")
};

static ENERGY_SWORD: Card = Card {
    text: "Before your first roll you may pay 2⚡. If your dice then show ✊, add one more ✊ to your Roll and gain 1⚡ for each ✊ on your dice.",
    hooks: Hooks {
        turn_begun: Some(|play, me| {
            if play.table().energy(me.owner) >= EDGE && !play.table().is_used(me.source) {
                play.ask(me, 0);
            }
        }),
        // The energy may have gone to something else while this was asked.
        options: Some(|table, me, _, list| {
            list.push(Action::No);
            if table.energy(me.owner) >= EDGE {
                list.push(Action::Yes);
            }
        }),
        answered: Some(|play, me, _, answer| {
            if answer == Action::Yes {
                play.lose_energy(me.owner, EDGE, me.why());
                play.mark_used(me);
            }
        }),
        smashes: Some(|table, me| u8::from(drawn(table, me) > 0)),
        tallied: Some(|play, me| {
            let smashes = drawn(play.table(), me);
            play.gain_energy(me.owner, u16::from(smashes), me.why());
        }),
        ..Hooks::NONE
    },
    ..permanent("energy-sword", "Energy Sword")
};

/// What it costs to draw the sword.
const EDGE: u16 = 2;

/// The smashes on its owner's dice, if the sword is drawn.
fn drawn(table: &Table, me: Power) -> u8 {
    if table.is_used(me.source) { table.turn().count(Face::Smash) } else { 0 }
}

static ELECTRIC_CARROT: Card = Card {
    text: "When your ✊ from Tokyo are about to take ♥ from monsters, each of them gives you 1⚡ or loses 1♥ more, its choice; one without ⚡ loses the ♥.",
    hooks: Hooks {
        worsens: true,
        attacking: Some(|play, me, hit| {
            if play.table().in_tokyo(me.owner) {
                shock(play, me.owner, me, hit);
            }
        }),
        // Whoever is asked gives energy with a yes and loses a heart more with a no.
        options: Some(|table, me, _, list| {
            list.push(Action::No);
            if table.energy(me.owner) > 0 {
                list.push(Action::Yes);
            }
        }),
        asks: Some(|table, me, _| Wording { seat: table.holder(me.source), ..Wording::default() }),
        answered: Some(|play, me, left, answer| {
            let Some(owner) = play.table().holder(me.source) else { return };
            if answer == Action::Yes {
                play.lose_energy(me.owner, 1, me.why());
                if play.table().alive().has(owner) {
                    play.gain_energy(owner, 1, me.why());
                }
            } else {
                play.worsen(me.owner, 1);
            }
            shock(play, owner, me, SeatSet::from_bits(left));
        }),
        ..Hooks::NONE
    },
    ..permanent("electric-carrot", "Electric Carrot")
};

/// The next ones choose, clockwise; one without energy has no choice. The step of the question is who comes after.
fn shock(play: &mut Play<'_>, owner: Seat, me: Power, left: SeatSet) {
    let mut left = left;
    for seat in left.clockwise_after(owner) {
        left = left.without(seat);
        if !play.table().alive().has(seat) || play.coming(seat) == 0 {
            continue;
        }
        if play.table().energy(seat) > 0 {
            return play.ask(Power { owner: seat, source: me.source }, left.bits());
        }
        play.worsen(seat, 1);
    }
}
