//! What a hand of evolutions could play.

use super::Table;
use crate::hooks::{Moment, Power, Source};
use crate::seat::Seat;

impl Table {
    /// The evolutions among these that may be played at a moment that tells this; anything but the set itself is known
    /// to all.
    #[inline(always)]
    pub(crate) fn playable(&self, seat: Seat, among: u8, moment: Moment, data: u8) -> u8 {
        self.fitting(seat, among & self.brood(seat).answers(moment), Some(data))
    }

    /// Is there any?
    #[inline(always)]
    pub(crate) fn can_play(&self, seat: Seat, among: u8, moment: Moment, data: u8) -> bool {
        let among = among & self.brood(seat).answers(moment);
        among & self.brood(seat).unconditional != 0 || self.choosy(seat, among, Some(data)) != 0
    }

    /// Those of these evolutions that the table, and what a moment tells, let a monster play.
    #[inline(always)]
    fn fitting(&self, seat: Seat, among: u8, data: Option<u8>) -> u8 {
        let plain = among & self.brood(seat).unconditional;
        if plain == among { plain } else { plain | self.choosy(seat, among & !plain, data) }
    }

    #[inline(never)]
    fn choosy(&self, seat: Seat, among: u8, data: Option<u8>) -> u8 {
        let may = |number: &usize| {
            let hooks = &self.brood(seat).card(*number).hooks;
            let power = Power { owner: seat, source: Source::evolution(seat, *number) };
            hooks.fits.zip(data).is_none_or(|(fits, data)| fits(self, power, data))
                && hooks.may_play.is_none_or(|may| may(self, power))
        };
        crate::chance::bits(among).filter(may).fold(0, |set, number| set | 1 << number)
    }

    /// Those in a monster's hand that may be played at any time (EVO-4), whatever else they want: as long as it has
    /// hearts.
    #[inline(always)]
    pub(crate) fn any_time(&self, seat: Seat) -> u8 {
        let hand = self.evolutions[seat.index()].hand & self.brood(seat).any_time;
        if self.hearts(seat) == 0 { 0 } else { hand }
    }

    /// The evolutions in a monster's hand that may be played at any time (EVO-4), a bit each.
    #[inline(always)]
    pub(crate) fn playable_any_time(&self, seat: Seat) -> u8 {
        self.fitting(seat, self.any_time(seat), None)
    }

    /// Everything in a monster's hand that it could play when it is asked at this moment, a bit each.
    pub(crate) fn answers_held(&self, seat: Seat, moment: Moment, data: u8) -> u8 {
        let hand = self.evolutions[seat.index()].hand;
        self.playable(seat, hand, moment, data) | self.playable_any_time(seat)
    }

    /// Is there nothing in a monster's hand that it could play when it is asked at this moment?
    #[inline(always)]
    pub(crate) fn holds_no_answer(&self, seat: Seat, moment: Moment, data: u8) -> bool {
        let hand = self.evolutions[seat.index()].hand;
        hand & self.brood(seat).answers(moment) | self.any_time(seat) == 0 || self.answers_held(seat, moment, data) == 0
    }
}
