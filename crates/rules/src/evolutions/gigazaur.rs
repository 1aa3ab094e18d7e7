//! Gigazaur's evolutions.

use crate::cards::prelude::*;

/// All eight (EVO-1).
pub(crate) const DECK: [&Card; 8] = [
    &DETACHABLE_TAIL,
    &RADIOACTIVE_WASTE,
    &PRIMAL_BELLOW,
    &SAURIAN_ADAPTABILITY,
    &DEFENDER_OF_TOKYO,
    &HEAT_VISION,
    &GAMMA_BREATH,
    &TAIL_SWEEP,
];

/// Where a card that changes dice is worth playing: at any time, and right after the last roll.
const BEFORE_CHANGING: &[Moment] = &[Moment::Played, Moment::Rolled];

static DETACHABLE_TAIL: Card = Card {
    text: "You lose no ♥ for the rest of this turn. You may also play this when you are about to lose some; an attack that takes nothing gives you no right to yield.",
    hooks: Hooks {
        may_play: Some(|table, me| !table.turn().shielded.has(me.owner)),
        played: Some(|play, me, _| play.shield(me)),
        ..Hooks::NONE
    },
    ..temporary("detachable-tail", "Detachable Tail", &[Moment::Played, Moment::WoundComing])
};

static RADIOACTIVE_WASTE: Card = Card {
    text: "Gain 2⚡ and 1♥.",
    hooks: Hooks {
        played: Some(|play, me, _| {
            play.gain_energy(me.owner, 2, me.why());
            play.heal_self(me.owner, 1, me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("radioactive-waste", "Radioactive Waste", &[Moment::Played])
};

static PRIMAL_BELLOW: Card = Card {
    text: "Each other monster loses 2★.",
    hooks: Hooks {
        played: Some(|play, me, _| {
            for seat in play.table().others(me.owner).clockwise_after(me.owner) {
                play.lose_stars(seat, 2, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("primal-bellow", "Primal Bellow", &[Moment::Played])
};

static SAURIAN_ADAPTABILITY: Card = Card {
    text: "Play after your last roll: turn all your dice that show one face to one other face, both of your choice.",
    hooks: Hooks {
        may_play: Some(|table, _| !table.turn().dice.is_empty()),
        played: Some(|play, me, _| play.ask(me, 0)),
        options: Some(|table, me, _, list| {
            for from in Face::ALL.into_iter().filter(|&f| table.turn().dice.count(f) > 0) {
                list.extend(Face::ALL.into_iter().filter(|&to| to != from).map(|to| Action::Turn(me.source, from, to)));
            }
        }),
        answered: Some(|play, me, _, answer| {
            if let Action::Turn(_, from, to) = answer {
                for _ in 0..play.table().turn().dice.count(from) {
                    play.emit(Event::Turned { from, to, why: me.why() });
                }
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("saurian-adaptability", "Saurian Adaptability", &[Moment::Rolled])
};

static DEFENDER_OF_TOKYO: Card = Card {
    text: "When your turn starts in Tokyo, each other monster loses 1★.",
    hooks: Hooks {
        turn_begins: Some(|play, me| {
            if play.table().in_tokyo(me.owner) {
                for seat in play.table().others(me.owner).clockwise_after(me.owner) {
                    play.lose_stars(seat, 1, me.why());
                }
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("defender-of-tokyo", "Defender Of Tokyo")
};

static HEAT_VISION: Card = Card {
    text: "A monster whose ✊ wound you loses 1★.",
    hooks: Hooks {
        wounded: Some(|play, me, wound| {
            // The attacker may have fallen to what another of its victims struck back with.
            if wound.by_attack() && play.table().alive().has(play.active()) {
                play.lose_stars(play.active(), 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("heat-vision", "Heat Vision")
};

static GAMMA_BREATH: Card = Card {
    text: "Once per turn, on your turn, after your last roll, you may turn one of your dice to ✊.",
    plays: BEFORE_CHANGING,
    hooks: Hooks {
        turns: Some(|table, me| if table.is_used(me.source) { FaceSet::EMPTY } else { FaceSet::just(Face::Smash) }),
        turned: Some(|play, me| play.mark_used(me)),
        ..Hooks::NONE
    },
    ..permanent("gamma-breath", "Gamma Breath")
};

static TAIL_SWEEP: Card =
    Card {
        text: "Once per turn, on your turn, after your last roll, you may turn one of your dice to 1 or to 2.",
        plays: BEFORE_CHANGING,
        hooks: Hooks {
            turns: Some(|table, me| {
                if table.is_used(me.source) { FaceSet::EMPTY } else { FaceSet::just(Face::One).with(Face::Two) }
            }),
            turned: Some(|play, me| play.mark_used(me)),
            ..Hooks::NONE
        },
        ..permanent("tail-sweep", "Tail Sweep")
    };
