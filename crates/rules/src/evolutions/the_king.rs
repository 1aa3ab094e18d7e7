//! The evolutions of The King.

use crate::cards::prelude::*;
use crate::hooks::STARS;

/// All eight.
pub(crate) const DECK: [&Card; 8] = [
    &MONKEY_RUSH,
    &SIMIAN_SCAMPER,
    &JUNGLE_FRENZY,
    &GIANT_BANANA,
    &CHEST_THUMPING,
    &ALPHA_MALE,
    &I_AM_THE_KING,
    &TWAS_BEAUTY_KILLED_THE_BEAST,
];

const MONKEY_RUSH: Card = Card {
    text: "Play outside Tokyo during another monster's Enter step, while a place in Tokyo is free because a monster left it or was eliminated there: you enter it.",
    hooks: Hooks {
        may_play: Some(|table, me| {
            table.active() != me.owner && !table.in_tokyo(me.owner) && table.vacated().is_some()
        }),
        played: Some(|play, me, _| {
            if let Some(place) = play.table().vacated() {
                play.enter(me.owner, place, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..temporary("monkey-rush", "Monkey Rush", &[Moment::EnterPhase])
};

const SIMIAN_SCAMPER: Card = Card {
    text: "Play when you are attacked in Tokyo: you yield, and lose no ♥ to that attack or to anything else this turn.",
    hooks: Hooks {
        may_play: Some(|table, me| table.in_tokyo(me.owner) && !table.turn().stayed.has(me.owner)),
        played: Some(|play, me, _| {
            play.shield(me);
            play.drive_out(me.owner, me.why());
        }),
        ..Hooks::NONE
    },
    ..temporary("simian-scamper", "Simian Scamper", &[Moment::AttackLooms])
};

const JUNGLE_FRENZY: Card = Card {
    text: "Play at the end of your turn if you made a monster in Tokyo lose ♥ this turn and are outside Tokyo: take another turn after this one.",
    hooks: Hooks {
        may_play: Some(|table, me| {
            table.active() == me.owner && !table.turn().raided.is_empty() && !table.in_tokyo(me.owner)
        }),
        played: Some(|play, me, _| play.win_turn(me.owner, 0, false, me.why())),
        ..Hooks::NONE
    },
    ..temporary("jungle-frenzy", "Jungle Frenzy", &[Moment::TurnCloses])
};

const GIANT_BANANA: Card = Card {
    text: "Gain 2♥.",
    hooks: Hooks {
        may_play: Some(|table, me| table.can_heal(me.owner)),
        played: Some(|play, me, _| play.heal_self(me.owner, 2, me.why())),
        ..Hooks::NONE
    },
    // Before a loss is the last moment at which it helps.
    ..temporary("giant-banana", "Giant Banana", &[Moment::Played, Moment::WoundComing])
};

const CHEST_THUMPING: Card = Card {
    text: "You may force each monster in Tokyo that your ✊ took ♥ from to yield.",
    hooks: Hooks {
        victim_decides: Some(|play, me, seat| {
            let (table, turn) = (play.table(), play.table().turn());
            if turn.wounds.get(seat.index()) > 0 && !turn.stayed.has(seat) && !table.held_fast(seat) {
                play.ask(me, seat.index() as u8);
            }
        }),
        asks: Some(|_, _, seat| Wording::default().about(Seat::new(seat as usize))),
        answered: Some(|play, me, seat, answer| {
            let seat = Seat::new(seat as usize);
            if answer == Action::Yes {
                play.drive_out(seat, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("chest-thumping", "Chest Thumping")
};

const ALPHA_MALE: Card = Card {
    text: "Gain 1★ on each turn when your ✊ take ♥ from at least one monster.",
    hooks: Hooks {
        struck: Some(|play, me, _| {
            if !play.table().is_used(me.source) {
                play.mark_used(me);
                play.gain_stars(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("alpha-male", "Alpha Male")
};

const I_AM_THE_KING: Card = Card {
    text: "Gain 1★ whenever you enter Tokyo and whenever your turn begins there.",
    hooks: Hooks {
        entered: Some(|play, me, seat| {
            if seat == me.owner {
                play.gain_stars(me.owner, 1, me.why());
            }
        }),
        turn_begins: Some(|play, me| {
            if play.table().in_tokyo(me.owner) {
                play.gain_stars(me.owner, 1, me.why());
            }
        }),
        ..Hooks::NONE
    },
    ..permanent("i-am-the-king", "I Am the King!")
};

const TWAS_BEAUTY_KILLED_THE_BEAST: Card = Card {
    text: "Play while you are in Tokyo. Gain 1★ whenever a turn ends, yours or another monster's. When you leave Tokyo alive, you lose this card and all your ★.",
    hooks: Hooks {
        may_play: Some(|table, me| table.in_tokyo(me.owner)),
        // In its owner's turn it is one of the effects at the end, in another's it comes after them.
        end_writes: STARS,
        turn_ends: Some(|play, me| play.gain_stars(me.owner, 1, me.why())),
        turn_closes: Some(end_at_the_close),
        played: Some(|play, me, moment| {
            if moment == Moment::TurnCloses {
                end_at_the_close(play, me);
            }
        }),
        others_end: Some(|play, me| play.gain_stars(me.owner, 1, me.why())),
        left_tokyo: Some(|play, me| {
            let stars = play.table().stars(me.owner);
            play.lose_stars(me.owner, stars, me.why());
            play.discard(me);
        }),
        ..Hooks::NONE
    },
    ..permanent("twas-beauty-killed-the-beast", "Twas Beauty Killed the Beast")
};

/// Its star came when the turn closed, and in time when it was played then.
fn end_at_the_close(play: &mut Play<'_>, me: Power) {
    if !play.has(Amendment::EveryEnd) {
        play.gain_stars(me.owner, 1, me.why());
    }
}
