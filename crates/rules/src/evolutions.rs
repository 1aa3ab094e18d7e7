//! The evolutions, one file a monster; here is only which monster has which.

mod alienoid;
mod cyber_kitty;
mod gigan;
mod gigazaur;
mod godzilla;
mod king_gidorah;
mod mechagodzilla;
mod meka_dragon;
mod mothra;
mod rodan;
mod space_penguin;
mod the_king;

use crate::catalogue::{BLANK, Card, Kind};
use crate::hooks::{Hooks, Moment, THIS_TURN, TO_NEXT_TURN};
use crate::setup::Monster;

/// An evolution that is discarded after use, to be filled in; it may be played at these moments.
const fn temporary(id: &'static str, name: &'static str, plays: &'static [Moment]) -> Card {
    Card { id, name, text: "", cost: 0, kind: Kind::Temporary, rulings: &[], plays, hooks: Hooks::NONE }
}

/// An evolution that stays, to be filled in; it may be played at any time (EVO-4).
const fn permanent(id: &'static str, name: &'static str) -> Card {
    Card { kind: Kind::Permanent, ..temporary(id, name, &[Moment::Played]) }
}

/// The eight evolutions of a monster (EVO-1), if it has any.
pub const fn deck_of(monster: Monster) -> Option<&'static [&'static Card; 8]> {
    match monster {
        Monster::KingGidorah => Some(&king_gidorah::DECK),
        Monster::Mechagodzilla => Some(&mechagodzilla::DECK),
        Monster::Gigan => Some(&gigan::DECK),
        Monster::Godzilla => Some(&godzilla::DECK),
        Monster::Mothra => Some(&mothra::DECK),
        Monster::Rodan => Some(&rodan::DECK),
        Monster::CyberKitty => Some(&cyber_kitty::DECK),
        Monster::Gigazaur => Some(&gigazaur::DECK),
        Monster::SpacePenguin => Some(&space_penguin::DECK),
        Monster::TheKing => Some(&the_king::DECK),
        Monster::MekaDragon => Some(&meka_dragon::DECK),
        Monster::Alienoid => Some(&alienoid::DECK),
        Monster::Kraken | Monster::CyberBunny => None,
    }
}

/// A monster's eight evolutions and which of them have a say in what, computed at compile time; a bit each where it is a
/// set of them.
pub(crate) struct Brood {
    cards: [&'static Card; 8],
    /// For each the moments at which it speaks once it lies there, a bit each.
    ears: [u64; 8],
    /// For each the moments at which it may be played from the hand, a bit each; the last bit stands for any time.
    windows: [u64; 8],
    listeners: [u8; Moment::COUNT],
    answers: [u8; Moment::COUNT],
    /// Those that look neither at the table nor at what a moment tells before they are played.
    pub(crate) unconditional: u8,
    /// Those that may be played at any time (EVO-4).
    pub(crate) any_time: u8,
    /// Those that are discarded when a turn ends.
    pub(crate) this_turn: u8,
    /// Those that are discarded when their owner's next turn begins.
    pub(crate) to_next_turn: u8,
    /// Those that can stand for another.
    pub(crate) copies: u8,
    /// Those that can be laid before another monster.
    pub(crate) lends: u8,
}

/// Among the moments at which an evolution speaks, the bit no moment is looked up by: it goes or comes back when a turn
/// begins or ends.
pub(crate) const PASSING: u64 = 1 << 63;

static BROODS: [Brood; Monster::ALL.len()] = {
    let mut all = [const { Brood::new(None) }; Monster::ALL.len()];
    let mut i = 0;
    while i < all.len() {
        all[i] = Brood::new(deck_of(Monster::ALL[i]));
        i += 1;
    }
    all
};

impl Brood {
    const fn new(deck: Option<&'static [&'static Card; 8]>) -> Brood {
        let mut brood = Brood {
            cards: [&BLANK; 8],
            ears: [0; 8],
            windows: [0; 8],
            listeners: [0; Moment::COUNT],
            answers: [0; Moment::COUNT],
            unconditional: 0,
            any_time: 0,
            this_turn: 0,
            to_next_turn: 0,
            copies: 0,
            lends: 0,
        };
        let Some(deck) = deck else { return brood };
        let mut n = 0;
        while n < 8 {
            let card = deck[n];
            let temporary = matches!(card.kind, Kind::Temporary);
            brood.cards[n] = card;
            brood.ears[n] = card.ears();
            brood.windows[n] = card.windows();
            let looks = card.hooks.may_play.is_some() || card.hooks.fits.is_some();
            brood.unconditional |= (!looks as u8) << n;
            brood.any_time |= ((brood.windows[n] >> 63) as u8) << n;
            brood.this_turn |= ((temporary && card.hooks.lasts <= THIS_TURN) as u8) << n;
            brood.to_next_turn |= ((temporary && card.hooks.lasts == TO_NEXT_TURN) as u8) << n;
            brood.copies |= ((card.hooks.copies > 0) as u8) << n;
            brood.lends |= ((card.hooks.lends > 0) as u8) << n;
            let passing = brood.this_turn | brood.to_next_turn | brood.copies | brood.lends;
            brood.ears[n] |= ((passing >> n & 1) as u64) << 63;
            let mut m = 0;
            while m < Moment::COUNT {
                brood.listeners[m] |= (card.hooks.listens(Moment::ALL[m]) as u8) << n;
                brood.answers[m] |= if m < 63 { ((brood.windows[n] >> m & 1) as u8) << n } else { 0 };
                m += 1;
            }
            n += 1;
        }
        brood
    }

    /// The evolutions of a monster, blank ones if it has none.
    #[inline(always)]
    pub(crate) fn of(monster: Monster) -> &'static Brood {
        &BROODS[monster as usize]
    }

    /// What is printed on one.
    #[inline(always)]
    pub(crate) fn card(&self, number: usize) -> &'static Card {
        self.cards[number]
    }

    /// Those that speak at a moment once they lie there.
    #[inline(always)]
    pub(crate) fn listeners(&self, moment: Moment) -> u8 {
        self.listeners[moment as usize]
    }

    /// Those that may be played from the hand at a moment.
    #[inline(always)]
    pub(crate) fn answers(&self, moment: Moment) -> u8 {
        self.answers[moment as usize]
    }

    /// The moments at which any of these speak, a bit each.
    #[inline(always)]
    pub(crate) fn ears(&self, set: u8) -> u64 {
        crate::chance::bits(set).fold(0, |all, n| all | self.ears[n])
    }

    /// The moments at which any of these may be played from the hand, a bit each; the last bit stands for any time.
    #[inline(always)]
    pub(crate) fn windows(&self, set: u8) -> u64 {
        crate::chance::bits(set).fold(0, |all, n| all | self.windows[n])
    }
}
