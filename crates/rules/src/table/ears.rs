//! Who listens to what: the index of moments kept for every seat, and the powers found through it.

use super::Table;
use crate::catalogue::CardSet;
use crate::hooks::{CardId, Hooks, Moment, Power, Source};
use crate::seat::{Seat, SeatSet};

impl Table {
    /// The hooks that speak for a power at a moment: its own, or those of the card it stands for.
    #[inline(always)]
    pub(crate) fn hooks(&self, source: Source, moment: Moment) -> &'static Hooks {
        let own = &self.print(source).hooks;
        // Hardly ever does anything stand for something else: that is looked at first.
        if let Some(model) = self.model(source)
            && own.copies > 0
        {
            let other = &self.print(model).hooks;
            if other.listens(moment) {
                return other;
            }
        }
        own
    }

    /// Might anybody in play have something to say at this moment?
    #[inline(always)]
    pub(crate) fn anyone(&self, moment: Moment) -> bool {
        self.all_ears >> moment as u8 & 1 == 1
    }

    /// The moments at which anything in play speaks, a bit each.
    #[inline(always)]
    pub(crate) fn listening(&self) -> u64 {
        self.all_ears
    }

    /// Has this monster something to say at this moment?
    #[inline(always)]
    pub fn hears(&self, seat: Seat, moment: Moment) -> bool {
        self.ears[seat.index()] >> moment as u8 & 1 == 1
    }

    /// The first of a monster's powers from card number `from` on that speaks at this moment.
    #[inline(always)]
    pub(crate) fn listener(&self, seat: Seat, moment: Moment, from: usize) -> Option<Source> {
        if !self.hears(seat, moment) {
            return None;
        }
        if let Some(card) = self.card_listeners(seat, moment).next_from(from) {
            return Some(card.into());
        }
        if self.evolutions[seat.index()].shown == 0 { None } else { self.evolution_listener(seat, moment, from) }
    }

    /// Those of a monster's cards that speak at a moment, face-up Events among them.
    #[inline(always)]
    fn card_listeners(&self, seat: Seat, moment: Moment) -> CardSet {
        let cards = self.held(seat).or(self.common).and(self.catalogue().listeners(moment));
        if self.copied.is_some() { cards.or(self.copy_listeners(seat, moment)) } else { cards }
    }

    /// The card of this monster that speaks at a moment because the one it stands for does.
    #[cold]
    fn copy_listeners(&self, seat: Seat, moment: Moment) -> CardSet {
        match self.copied {
            Some(copied) if self.card(copied).hooks.listens(moment) => {
                self.held(seat).and(self.catalogue().listeners(Moment::Copies))
            }
            _ => CardSet::EMPTY,
        }
    }

    fn evolution_listener(&self, seat: Seat, moment: Moment, from: usize) -> Option<Source> {
        let past = from.saturating_sub(Source::evolution(seat, 0).index());
        let shown = u32::from(self.shown_listeners(seat, moment)) >> past << past;
        if shown == 0 { None } else { Some(Source::evolution(seat, shown.trailing_zeros() as usize)) }
    }

    /// Those of a monster's evolutions in play that speak at a moment, a bit each.
    #[inline(always)]
    fn shown_listeners(&self, seat: Seat, moment: Moment) -> u8 {
        let shown = self.evolutions[seat.index()].shown;
        if shown == 0 {
            return 0;
        }
        let listeners = shown & self.brood(seat).listeners(moment);
        if self.mirror.is_some() { listeners | self.mirror_listener(seat, moment) } else { listeners }
    }

    /// The evolution of this monster that speaks at a moment because the one it stands for does, as a bit.
    #[cold]
    fn mirror_listener(&self, seat: Seat, moment: Moment) -> u8 {
        match self.mirror {
            Some((mirror, model)) if self.print(model).hooks.listens(moment) => {
                mirror.as_evolution().map_or(0, |(owner, n)| u8::from(owner == seat) << n)
            }
            _ => 0,
        }
    }

    /// A monster's powers that speak at this moment.
    #[inline(always)]
    pub fn powers(&self, seat: Seat, moment: Moment) -> impl Iterator<Item = (Power, &'static Hooks)> + '_ {
        let (mut cards, mut shown) = (CardSet::EMPTY, 0);
        if self.hears(seat, moment) {
            cards = self.card_listeners(seat, moment);
            shown = self.shown_listeners(seat, moment);
        }
        core::iter::from_fn(move || {
            if let Some(card) = cards.take_lowest() {
                let source = card.into();
                return Some((Power { owner: seat, source }, self.hooks(source, moment)));
            }
            let number = crate::chance::bits(shown).next()?;
            shown &= shown - 1;
            let source = Source::evolution(seat, number);
            Some((Power { owner: seat, source }, self.hooks(source, moment)))
        })
    }

    /// Could a monster have an evolution to play at this moment, as far as everybody can tell (EVO-7)?
    #[inline(always)]
    pub(crate) fn may_hold(&self, seat: Seat, moment: Moment) -> bool {
        self.hands[seat.index()] >> moment as u8 & 1 == 1
    }

    /// Has this monster something to say at any of these moments, a bit each?
    #[inline(always)]
    pub(crate) fn hears_any(&self, seat: Seat, moments: u64) -> bool {
        self.ears[seat.index()] & moments != 0
    }

    /// Might this monster have something to say or to play at this moment?
    #[inline(always)]
    pub(crate) fn is_loud(&self, seat: Seat, moment: Moment) -> bool {
        self.loud[seat.index()] >> moment as u8 & 1 == 1
    }

    /// Everybody alive who might.
    #[inline(always)]
    pub(crate) fn loud_seats(&self, moment: Moment) -> SeatSet {
        let bit = |i: usize| ((self.loud[i] >> moment as u8 & 1) as u8) << i;
        SeatSet::from_bits(bit(0) | bit(1) | bit(2) | bit(3) | bit(4) | bit(5)).and(self.alive)
    }

    /// Might anybody?
    #[inline(always)]
    pub(crate) fn anyone_loud(&self, moment: Moment) -> bool {
        self.all_loud >> moment as u8 & 1 == 1
    }

    /// Could anybody have an evolution to play at this moment?
    #[inline(always)]
    pub(crate) fn anyone_may_hold(&self, moment: Moment) -> bool {
        self.all_hands >> moment as u8 & 1 == 1
    }

    /// Who listens has changed.
    pub(super) fn listen(&mut self) {
        let deck = self.catalogue();
        let copied = self.copied.map_or(0, |card| deck.ears(card));
        let ears = |cards: CardSet| {
            cards.iter().fold(0, |ears, card| {
                let stands_for = if deck.card(card).hooks.copies > 0 { copied } else { 0 };
                ears | deck.ears(card) | stands_for
            })
        };
        let common = ears(self.common);
        self.ears = self.held.map(|held| common | ears(held));
        if self.rules.evolutions {
            self.listen_to_evolutions();
        }
        self.all_ears = self.ears.iter().fold(0, |all, ears| all | ears);
        self.add_up();
    }

    /// A card that was nobody's speaks for these monsters now, and nothing else has changed.
    pub(super) fn listen_to_card(&mut self, seats: SeatSet, card: CardId) {
        if self.card(card).hooks.copies > 0 {
            return self.listen();
        }
        self.listen_to(seats, self.catalogue().ears(card));
    }

    /// These monsters hear of these moments too.
    pub(super) fn listen_to(&mut self, seats: SeatSet, ears: u64) {
        // All six without a branch: one seat or all of them is nothing to guess.
        for seat in Seat::ALL {
            self.ears[seat.index()] |= if seats.has(seat) { ears } else { 0 };
        }
        self.all_ears |= ears;
        self.add_up();
    }

    /// What lies there and what may be held, together.
    #[inline(always)]
    fn add_up(&mut self) {
        self.loud = core::array::from_fn(|i| self.ears[i] | self.hands[i]);
        self.all_loud = self.all_ears | self.all_hands;
    }

    fn listen_to_evolutions(&mut self) {
        self.break_mirror();
        for seat in self.seats().iter() {
            self.ears[seat.index()] |= self.brood(seat).ears(self.evolutions[seat.index()].shown);
        }
        if let Some((mirror, model)) = self.mirror
            && let (Some((owner, _)), Some((seat, number))) = (mirror.as_evolution(), model.as_evolution())
        {
            self.ears[owner.index()] |= self.brood(seat).ears(1 << number);
        }
    }

    /// What a monster's hand could hold has changed: that is what is hidden, and its owner's own knowledge changes
    /// nothing here (EVO-7).
    pub(super) fn hold(&mut self, seat: Seat) {
        let of = self.evolutions[seat.index()];
        self.hands[seat.index()] = if of.in_hand == 0 { 0 } else { self.brood(seat).windows(of.hidden) };
        self.all_hands = self.hands.iter().fold(0, |all, hand| all | hand);
        self.add_up();
    }
}
