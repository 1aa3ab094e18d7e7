//! Mothra's evolutions.

use crate::cards::prelude::*;

pub(crate) const DECK: [&Card; 8] = [
    &ISLAND_HYMN,
    &GLITTERING_SCALES,
    &SILK_BARRICADE,
    &EGG_ON_THE_SHORE,
    &SOFT_LANDING,
    &POLLEN_STORE,
    &PACIFISTS_GLOW,
    &POWDERED_SHIELD,
];

const ISLAND_HYMN: Card = Card {
    text: "Gain 2♥ and 1★. Choose another monster: it gains 1♥.",
    hooks: Hooks {
        played: Some(|play, me, _| {
            play.heal_self(me.owner, 2, me.why());
            play.gain_stars(me.owner, 1, me.why());
            let listeners = listeners(play.table(), me);
            match listeners.lowest() {
                Some(only) if listeners.len() == 1 => soothe(play, me, only),
                Some(_) => play.ask(me, 0),
                None => {}
            }
        }),
        options: Some(|table, me, _, list| list.extend(listeners(table, me).iter().map(Action::Seat))),
        answered: Some(|play, me, _, answer| {
            if let Action::Seat(seat) = answer {
                soothe(play, me, seat);
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("island-hymn", "Island Hymn", &[Moment::Played])
};

/// The other monsters, without those that have fallen already.
fn listeners(table: &Table, me: Power) -> SeatSet {
    table.others(me.owner).iter().filter(|&seat| !table.is_doomed(seat)).collect()
}

fn soothe(play: &mut Play<'_>, me: Power, seat: Seat) {
    play.heal(seat, 1, me.why());
}

const GLITTERING_SCALES: Card = Card {
    text: "After another monster's last roll: one or two of its ✊ dice, your choice, do not count this turn. If it changes such a die afterwards, the new face counts.",
    rulings: &["GZ-10"],
    hooks: Hooks {
        may_play: Some(|table, _| blinding(table) > 0),
        played: Some(|play, me, _| match blinding(play.table()) {
            0 => {}
            1 => play.emit(Event::Voided { smashes: 1, why: me.why() }),
            _ => play.ask(me, 0),
        }),
        options: Some(|table, _, _, list| list.extend((1..=blinding(table)).map(Action::Number))),
        answered: Some(|play, me, _, answer| {
            if let Action::Number(smashes) = answer {
                play.emit(Event::Voided { smashes, why: me.why() });
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("glittering-scales", "Glittering Scales", &[Moment::OthersRolled])
};

/// How many of the ✊ dice can still be made to count for nothing, two at most.
fn blinding(table: &Table) -> u8 {
    table.turn().count(Face::Smash).min(2)
}

const SILK_BARRICADE: Card = Card {
    text: "When another monster is about to enter Tokyo in its Enter step: it stays outside this turn and the place stays empty. Gain 1★.",
    hooks: Hooks {
        may_play: Some(|table, me| {
            let active = table.active();
            let enters = table.must_enter() && !table.in_tokyo(active);
            active != me.owner && enters && table.free_places().next().is_some()
        }),
        played: Some(|play, me, _| {
            play.emit(Event::Barred { why: me.why() });
            play.gain_stars(me.owner, 1, me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("silk-barricade", "Silk Barricade", &[Moment::EnterPhase])
};

const EGG_ON_THE_SHORE: Card = Card {
    text: "When your ♥ reach 0: play on with 4♥. You lose all your ⚡ and leave Tokyo.",
    hooks: Hooks {
        may_play: Some(|table, me| table.hearts(me.owner) == 0),
        played: Some(|play, me, _| {
            play.emit(Event::Revived { seat: me.owner, hearts: 4, why: me.why() });
            let all = play.table().energy(me.owner);
            play.lose_energy(me.owner, all, me.why());
            play.leave(me.owner, me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("egg-on-the-shore", "Egg on the Shore", &[Moment::Dying])
};

const SOFT_LANDING: Card = Card {
    text: "Whenever you leave Tokyo alive, for any reason, gain 1♥ and 1⚡.",
    hooks: Hooks {
        left_tokyo: Some(|play, me| {
            if !play.table().is_doomed(me.owner) {
                play.heal_self(me.owner, 1, me.why());
                play.gain_energy(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("soft-landing", "Soft Landing")
};

const POLLEN_STORE: Card = Card {
    text: "Each ♥ of your Roll that neither heals nor removes a counter gives you 1⚡, up to 2⚡ per turn.",
    hooks: Hooks {
        hearts_rolled: Some(|play, me, hearts| {
            play.gain_energy(me.owner, u16::from(hearts.idle().min(2)), me.why());
        }),
        ..Hooks::NONE
    },
    ..permanent("pollen-store", "Pollen Store")
};

const PACIFISTS_GLOW: Card = Card {
    text: "Gain 1⚡ when your Roll has no ✊, not even added ones.",
    rulings: &["GZ-2"],
    hooks: Hooks {
        tallied: Some(|play, me| {
            let turn = play.table().turn();
            let rolled = turn.size > 0 || !turn.dice.is_empty();
            if rolled && turn.all_smashes() == 0 {
                play.gain_energy(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("pacifists-glow", "Pacifist's Glow")
};

const POWDERED_SHIELD: Card = Card {
    text: "When you would lose exactly 2♥ in one go, you lose 1♥.",
    rulings: &["GZ-3"],
    hooks: Hooks { armour: Some(|_, _, coming| if coming == 2 { 1 } else { coming }), ..Hooks::NONE },
    ..permanent("powdered-shield", "Powdered Shield")
};
