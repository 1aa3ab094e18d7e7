//! What a hand of evolutions could play: one question, asked of an occasion, of any time, of everything at once.

use super::{EvolutionSet, Table};
use crate::hooks::{Occasion, Power, Source};
use crate::seat::Seat;

impl Table {
    /// Those among these evolutions that may be played at this occasion; anything but the set
    /// itself is known to all.
    #[inline(always)]
    pub(crate) fn playable(&self, seat: Seat, among: EvolutionSet, now: Occasion) -> EvolutionSet {
        self.playable_of(seat, among.and(self.brood(seat).answers(now.moment())), Some(now))
    }

    /// May any among these evolutions be played at this occasion?
    #[inline(always)]
    pub(crate) fn any_playable(&self, seat: Seat, among: EvolutionSet, now: Occasion) -> bool {
        let among = among.and(self.brood(seat).answers(now.moment()));
        among.meets(self.brood(seat).unconditional) || !self.playable_on_condition(seat, among, Some(now)).is_empty()
    }

    /// The evolutions in a monster's hand that may be played at any time (EVO-4).
    #[inline(always)]
    pub(crate) fn playable_any_time(&self, seat: Seat) -> EvolutionSet {
        self.playable_of(seat, self.for_any_time(seat), None)
    }

    /// May any among these evolutions be played at any time (EVO-4)?
    pub(crate) fn any_playable_at_any_time(&self, seat: Seat, among: EvolutionSet) -> bool {
        !self.playable_of(seat, among.and(self.brood(seat).any_time), None).is_empty()
    }

    /// Everything in a monster's hand that it could play when it is asked at this occasion.
    pub(crate) fn playable_when_asked(&self, seat: Seat, now: Occasion) -> EvolutionSet {
        let hand = self.evolutions[seat.index()].hand;
        self.playable(seat, hand, now).or(self.playable_any_time(seat))
    }

    /// Is there nothing in a monster's hand that it could play when it is asked at this occasion?
    #[inline(always)]
    pub(crate) fn none_playable_when_asked(&self, seat: Seat, now: Occasion) -> bool {
        let hand = self.evolutions[seat.index()].hand;
        hand.and(self.brood(seat).answers(now.moment())).or(self.for_any_time(seat)).is_empty()
            || self.playable_when_asked(seat, now).is_empty()
    }

    /// Those in a monster's hand that are for any time (EVO-4), whatever else they want, as long as it lives.
    #[inline(always)]
    pub(crate) fn for_any_time(&self, seat: Seat) -> EvolutionSet {
        let hand = self.evolutions[seat.index()].hand.and(self.brood(seat).any_time);
        if self.is_doomed(seat) { EvolutionSet::EMPTY } else { hand }
    }

    /// Those of these evolutions that the table, and what the occasion tells, let a monster play.
    #[inline(always)]
    fn playable_of(&self, seat: Seat, among: EvolutionSet, now: Option<Occasion>) -> EvolutionSet {
        let plain = among.and(self.brood(seat).unconditional);
        if plain == among { plain } else { plain.or(self.playable_on_condition(seat, among.minus(plain), now)) }
    }

    #[inline(never)]
    fn playable_on_condition(&self, seat: Seat, among: EvolutionSet, now: Option<Occasion>) -> EvolutionSet {
        let may = |number: &usize| {
            let hooks = &self.brood(seat).card(*number).hooks;
            let power = Power { owner: seat, source: Source::evolution(seat, *number) };
            hooks.fits.zip(now).is_none_or(|(fits, now)| fits(self, power, now))
                && hooks.may_play.is_none_or(|may| may(self, power))
        };
        among.iter().filter(may).collect()
    }
}
