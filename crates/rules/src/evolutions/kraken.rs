//! Kraken's evolutions.

use crate::cards::prelude::*;

/// All eight (EVO-1).
pub(crate) const DECK: [&Card; 8] = [
    &HEALING_RAIN,
    &DESTRUCTIVE_WAVE,
    &CULT_WORSHIPPERS,
    &HIGH_TIDE,
    &TERROR_OF_THE_DEEP,
    &EATER_OF_SOULS,
    &SUNKEN_TEMPLE,
    &MANDIBLES_OF_DREAD,
];

static HEALING_RAIN: Card = Card {
    text: "Gain 2♥.",
    hooks: Hooks {
        may_play: Some(|table, me| table.can_heal(me.owner)),
        played: Some(|play, me, _| play.heal_self(me.owner, 2, me.why())),
        ..Hooks::NONE
    },
    // Before a loss is the last moment at which it helps.
    ..temporary("healing-rain", "Healing Rain", &[Moment::Played, Moment::WoundComing])
};

static DESTRUCTIVE_WAVE: Card = Card {
    text: "Play when you enter Tokyo: each other monster loses 2♥.",
    hooks: Hooks {
        fits: Some(|_, me, now| now == Occasion::Entered(me.owner)),
        played: Some(|play, me, _| play.hurt_all(play.table().others(me.owner), 2, Some(me.owner), me.why())),
        ..Hooks::NONE
    },
    ..temporary("destructive-wave", "Destructive Wave", &[Moment::Entered])
};

static CULT_WORSHIPPERS: Card = Card {
    text: "Gain 1★ for each ♥ you have gained this turn.",
    hooks: Hooks {
        may_play: Some(|table, me| table.turn().mended.get(me.owner.index()) > 0),
        played: Some(|play, me, _| {
            let gained = play.table().turn().mended.get(me.owner.index());
            play.gain_stars(me.owner, gained, me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("cult-worshippers", "Cult Worshippers", &[Moment::Played])
};

static HIGH_TIDE: Card = Card {
    text: "Play when your Roll is final: each of its ♥ counts twice. For drawing an Evolution only your dice count.",
    hooks: Hooks {
        may_play: Some(|table, me| table.active() == me.owner && table.turn().count(Face::Heart) > 0),
        played: Some(|play, me, _| play.add_hearts(play.table().turn().count(Face::Heart), me.why())),
        ..Hooks::NONE
    },
    ..temporary("high-tide", "High Tide", &[Moment::Tallied])
};

static TERROR_OF_THE_DEEP: Card = Card {
    text: "When you are about to lose ♥ you may roll a die for each of them: every ♥ rolled saves one.",
    hooks: Hooks {
        wound_coming: Some(|play, me, wound| play.ask(me, wound.hearts())),
        asks: Some(|_, _, dice| Wording::default().with(dice)),
        answered: Some(|play, me, _, answer| {
            // Something else may have lessened the loss since.
            let coming = play.coming(me.owner);
            if answer == Action::Yes && coming > 0 {
                play.roll_for(me, coming, 0);
            }
        }),
        lucky: Some(|play, me, dice, _| {
            play.show_dice(me, dice);
            play.block(me.owner, dice.count(Face::Heart), me.why());
        }),
        ..Hooks::NONE
    },
    ..permanent("terror-of-the-deep", "Terror of the Deep")
};

static EATER_OF_SOULS: Card = Card {
    text: "Gain 1♥ whenever you enter Tokyo. You can have up to 12♥.",
    hooks: Hooks {
        hearts_max: 12,
        entered: Some(|play, me, who| {
            if who == me.owner {
                play.heal_self(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("eater-of-souls", "Eater of Souls")
};

static SUNKEN_TEMPLE: Card = Card {
    text: "Before your first roll, outside Tokyo, you may skip the rest of your turn, including its end, to gain 3♥ and 3⚡.",
    hooks: Hooks {
        turn_begun: Some(|play, me| {
            if !play.table().in_tokyo(me.owner) {
                play.ask(me, 0);
            }
        }),
        answered: Some(|play, me, _, answer| {
            if answer == Action::Yes && !play.table().in_tokyo(me.owner) {
                play.heal_self(me.owner, 3, me.why());
                play.gain_energy(me.owner, 3, me.why());
                play.cut_turn();
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("sunken-temple", "Sunken Temple")
};

static MANDIBLES_OF_DREAD: Card = Card {
    text: "Each monster your ✊ take ♥ from loses 1★.",
    hooks: Hooks {
        struck: Some(|play, me, victims| {
            for seat in victims.clockwise_after(me.owner) {
                play.lose_stars(seat, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("mandibles-of-dread", "Mandibles of Dread")
};
