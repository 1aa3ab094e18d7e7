//! Seats around the table, sets of them, and the order in which they act.

use core::fmt::{self, Write as _};

use crate::sets::set;

/// A place at the table. Play goes from `A` to `B` and on (SETUP-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
#[allow(missing_docs)] // a letter is all there is to say
pub enum Seat {
    A,
    B,
    C,
    D,
    E,
    F,
}

impl Seat {
    /// Every seat there can be.
    pub const ALL: [Seat; 6] = [Seat::A, Seat::B, Seat::C, Seat::D, Seat::E, Seat::F];

    /// The seat with this number, counted from 0.
    #[inline(always)]
    pub const fn new(index: usize) -> Seat {
        Seat::ALL[index]
    }

    /// Its number, counted from 0.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter that stands for it in the notation.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }

    /// The seat a letter stands for.
    pub fn from_letter(letter: char) -> Option<Seat> {
        Seat::ALL.into_iter().find(|s| s.letter() == letter.to_ascii_uppercase())
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}

/// The seats two times in order, and some more, so that every small number is one.
const TWICE_AROUND: [Seat; 16] = {
    let mut seats = [Seat::A; 16];
    let mut i = 0;
    while i < seats.len() {
        seats[i] = Seat::ALL[i % 6];
        i += 1;
    }
    seats
};

/// The members of each set clockwise, from each seat on; what follows the last member says nothing.
static CLOCKWISE: [[[Seat; 6]; 6]; 64] = {
    let mut all = [[[Seat::A; 6]; 6]; 64];
    let mut set = 0;
    while set < 64 {
        let mut from = 0;
        while from < 6 {
            let (mut many, mut way) = (0, 0);
            while way < 6 {
                let seat = (from + way) % 6;
                if set >> seat & 1 == 1 {
                    all[set][from][many] = Seat::ALL[seat];
                    many += 1;
                }
                way += 1;
            }
            from += 1;
        }
        set += 1;
    }
    all
};

set! {
    /// A set of seats.
    pub struct SeatSet(u8) of 6 Seat: |seat| seat as u8, |index| Seat::new(index)
}

impl SeatSet {
    /// The first `n` seats.
    pub const fn first(n: usize) -> SeatSet {
        SeatSet(((1u16 << n) - 1) as u8)
    }

    /// The next member after `seat`, clockwise (SETUP-5); `seat` itself comes last.
    #[inline(always)]
    pub const fn after(self, seat: Seat) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        // Twice around the table, without asking where it ends.
        let from = seat as u32 + 1;
        let twice = (self.0 as u32 | (self.0 as u32) << 6) >> from;
        Some(TWICE_AROUND[(from + twice.trailing_zeros()) as usize])
    }

    /// Those from `seat` on, clockwise, up to `end` but not that one.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn between(seat: Seat, end: Seat) -> SeatSet {
        let way = (end as u32 + 6 - seat as u32) % 6;
        let twice = ((1u32 << way) - 1) << seat as u32;
        SeatSet(((twice | twice >> 6) & 63) as u8)
    }

    /// The member before `seat`, anticlockwise; `seat` itself comes last.
    pub const fn before(self, seat: Seat) -> Option<Seat> {
        let below = self.0 & ((1u8 << seat as u8) - 1);
        let pick = if below != 0 { below } else { self.0 };
        if pick == 0 { None } else { Some(Seat::new(7 - pick.leading_zeros() as usize)) }
    }

    /// The nearest member on either side of `seat` (SETUP-5); with two players just the one opponent.
    #[must_use]
    pub fn neighbours(self, seat: Seat) -> SeatSet {
        let others = self.without(seat);
        let mut near = SeatSet::EMPTY;
        if let (Some(left), Some(right)) = (others.after(seat), others.before(seat)) {
            near = near.with(left).with(right);
        }
        near
    }

    /// The members clockwise, beginning with the one after `seat`; `seat` itself last.
    pub fn clockwise_after(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let mut left = self;
        let mut at = seat;
        core::iter::from_fn(move || {
            let next = left.after(at)?;
            left = left.without(next);
            at = next;
            Some(next)
        })
    }

    /// The members clockwise, beginning with `seat` itself, if it is one.
    #[inline]
    pub fn clockwise_from(self, seat: Seat) -> impl Iterator<Item = Seat> {
        CLOCKWISE[usize::from(self.0 & 63)][seat as usize][..self.0.count_ones() as usize].iter().copied()
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|seat| f.write_char(seat.letter()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn setup_5_neighbours_are_the_nearest_living() {
        let alive = SeatSet::first(6).without(Seat::B).without(Seat::F);
        assert_eq!(alive.neighbours(Seat::A), SeatSet::just(Seat::C).with(Seat::E));
        let two = SeatSet::just(Seat::A).with(Seat::D);
        assert_eq!(two.neighbours(Seat::A), SeatSet::just(Seat::D));
    }

    #[test]
    fn between_goes_clockwise_and_stops_before_the_end() {
        assert_eq!(SeatSet::between(Seat::B, Seat::D), SeatSet::just(Seat::B).with(Seat::C));
        assert_eq!(SeatSet::between(Seat::E, Seat::B), SeatSet::just(Seat::E).with(Seat::F).with(Seat::A));
        assert_eq!(SeatSet::between(Seat::C, Seat::C), SeatSet::EMPTY);
    }

    #[test]
    fn after_is_the_next_one_and_the_seat_itself_at_last() {
        for bits in 0..64 {
            let set = SeatSet::from_bits(bits);
            for seat in Seat::ALL {
                let slow = (1..=6).map(|step| Seat::new((seat.index() + step) % 6)).find(|&next| set.has(next));
                assert_eq!(set.after(seat), slow, "{set} after {seat}");
            }
        }
    }

    #[test]
    fn clockwise_ends_with_the_seat_itself() {
        let order: SeatSetOrder = SeatSet::first(4).clockwise_after(Seat::C).collect();
        assert_eq!(order, [Seat::D, Seat::A, Seat::B, Seat::C]);
    }

    #[test]
    fn clockwise_begins_with_the_seat_itself() {
        let order: SeatSetOrder = SeatSet::first(4).clockwise_from(Seat::C).collect();
        assert_eq!(order, [Seat::C, Seat::D, Seat::A, Seat::B]);
        let order: SeatSetOrder = SeatSet::first(4).without(Seat::C).clockwise_from(Seat::C).collect();
        assert_eq!(order, [Seat::D, Seat::A, Seat::B]);
    }

    type SeatSetOrder = alloc::vec::Vec<Seat>;
}
