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
use crate::hooks::{Hooks, Moment, MomentSet, THIS_TURN, TO_NEXT_TURN};
use crate::setup::Monster;
use crate::table::EvolutionSet;

/// An evolution that is discarded after use, to be filled in; it may be played at these moments.
const fn temporary(id: &'static str, name: &'static str, plays: &'static [Moment]) -> Card {
    Card {
        id,
        name,
        text: "",
        sections: &[],
        when: None,
        cost: 0,
        kind: Kind::Temporary,
        rulings: &[],
        plays,
        hooks: Hooks::NONE,
    }
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

/// A monster's eight evolutions and which of them have a say in what, computed at compile time.
pub(crate) struct Brood {
    cards: [&'static Card; 8],
    /// For each the moments at which it speaks once it lies there.
    ears: [MomentSet; 8],
    /// For each the moments at which it may be played from the hand.
    windows: [MomentSet; 8],
    listeners: [EvolutionSet; Moment::COUNT],
    answers: [EvolutionSet; Moment::COUNT],
    /// Those that look neither at the table nor at what a moment tells before they are played.
    pub(crate) unconditional: EvolutionSet,
    /// Those that may be played at any time (EVO-4).
    pub(crate) any_time: EvolutionSet,
    /// Those that are discarded when a turn ends.
    pub(crate) this_turn: EvolutionSet,
    /// Those that are discarded when their owner's next turn begins.
    pub(crate) to_next_turn: EvolutionSet,
    /// Those that can stand for another.
    pub(crate) copies: EvolutionSet,
    /// Those that can be laid before another monster.
    pub(crate) lends: EvolutionSet,
}

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
            ears: [MomentSet::EMPTY; 8],
            windows: [MomentSet::EMPTY; 8],
            listeners: [EvolutionSet::EMPTY; Moment::COUNT],
            answers: [EvolutionSet::EMPTY; Moment::COUNT],
            unconditional: EvolutionSet::EMPTY,
            any_time: EvolutionSet::EMPTY,
            this_turn: EvolutionSet::EMPTY,
            to_next_turn: EvolutionSet::EMPTY,
            copies: EvolutionSet::EMPTY,
            lends: EvolutionSet::EMPTY,
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
            let one = EvolutionSet::just(n);
            brood.unconditional = brood.unconditional.with_if(one, !looks);
            brood.any_time = brood.any_time.with_if(one, brood.windows[n].meets(MomentSet::ANY_TIME));
            brood.this_turn = brood.this_turn.with_if(one, temporary && card.hooks.lasts <= THIS_TURN);
            brood.to_next_turn = brood.to_next_turn.with_if(one, temporary && card.hooks.lasts == TO_NEXT_TURN);
            brood.copies = brood.copies.with_if(one, card.hooks.copies);
            brood.lends = brood.lends.with_if(one, card.hooks.lends);
            if brood.this_turn.or(brood.to_next_turn).or(brood.copies).or(brood.lends).has(n) {
                brood.ears[n] = brood.ears[n].or(MomentSet::PASSING);
            }
            let mut m = 0;
            while m < Moment::COUNT {
                brood.listeners[m] = brood.listeners[m].with_if(one, card.hooks.listens(Moment::ALL[m]));
                let answers = m < 63 && brood.windows[n].has(Moment::ALL[m]);
                brood.answers[m] = brood.answers[m].with_if(one, answers);
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
    pub(crate) fn listeners(&self, moment: Moment) -> EvolutionSet {
        self.listeners[moment as usize]
    }

    /// Those that may be played from the hand at a moment.
    #[inline(always)]
    pub(crate) fn answers(&self, moment: Moment) -> EvolutionSet {
        self.answers[moment as usize]
    }

    /// The moments at which any of these speak.
    #[inline(always)]
    pub(crate) fn ears(&self, set: EvolutionSet) -> MomentSet {
        set.iter().fold(MomentSet::EMPTY, |all, n| all.or(self.ears[n]))
    }

    /// The moments at which any of these may be played from the hand.
    #[inline(always)]
    pub(crate) fn windows(&self, set: EvolutionSet) -> MomentSet {
        set.iter().fold(MomentSet::EMPTY, |all, n| all.or(self.windows[n]))
    }
}
