//! Faces, dice as a multiset, and six small counters in one word.

use core::fmt::{self, Write as _};

use crate::sets::set;

/// A face of a die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Face {
    /// `1`
    One,
    /// `2`
    Two,
    /// `3`
    Three,
    /// ⚡
    Energy,
    /// ♥
    Heart,
    /// ✊
    Smash,
}

impl Face {
    /// Every face, in the default order of resolving (RESOLVE-1).
    pub const ALL: [Face; 6] = [Face::One, Face::Two, Face::Three, Face::Energy, Face::Heart, Face::Smash];

    /// The face with this number, counted from 0.
    #[inline(always)]
    pub const fn new(index: usize) -> Face {
        Face::ALL[index]
    }

    /// Its number, counted from 0.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter that stands for it in the notation.
    pub const fn letter(self) -> char {
        ['1', '2', '3', 'e', 'h', 's'][self as usize]
    }

    /// The picture of it.
    pub const fn symbol(self) -> char {
        ['1', '2', '3', '⚡', '♥', '✊'][self as usize]
    }

    /// The face a letter or picture stands for.
    pub fn from_letter(letter: char) -> Option<Face> {
        Face::ALL.into_iter().find(|f| f.letter() == letter.to_ascii_lowercase() || f.symbol() == letter)
    }
}

set! {
    /// A set of faces.
    pub struct FaceSet(u8) of 6 Face: |face| face as u8, |index| Face::new(index)
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}

/// Six counters from 0 to 15 in one word: dice by face, or hearts by seat.
/// Each counter has a fifth bit that stays clear, so that all six are compared at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Six(u32);

const GUARD: u32 = 0b10000_10000_10000_10000_10000_10000;

impl Six {
    /// All zero.
    pub const ZERO: Six = Six(0);
    /// The most one counter holds.
    pub const MOST: u8 = 15;

    /// One counter.
    #[inline(always)]
    pub const fn get(self, index: usize) -> u8 {
        (self.0 >> (5 * index) & 31) as u8
    }

    /// A copy with one counter set; values above [`Six::MOST`] are cut.
    #[inline(always)]
    #[must_use]
    pub const fn with(self, index: usize, n: u8) -> Six {
        let n = if n > Six::MOST { Six::MOST } else { n };
        Six(self.0 & !(31 << (5 * index)) | (n as u32) << (5 * index))
    }

    /// A copy with one counter raised; what is more than [`Six::MOST`] is cut.
    #[inline(always)]
    #[must_use]
    pub const fn raised(self, index: usize, n: u8) -> Six {
        let n = if n > Six::MOST { Six::MOST } else { n };
        let sum = Six(self.0 + ((n as u32) << (5 * index)));
        // Two counters together never go beyond their fifth bit.
        if sum.0 & GUARD == 0 { sum } else { sum.with(index, Six::MOST) }
    }

    /// All six at once.
    pub fn counts(self) -> [u8; 6] {
        core::array::from_fn(|i| self.get(i))
    }

    /// From six counters.
    pub fn from_counts(counts: [u8; 6]) -> Six {
        counts.into_iter().enumerate().fold(Six::ZERO, |six, (i, n)| six.with(i, n))
    }

    /// All counters zero?
    #[inline(always)]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The sum of the counters.
    #[inline(always)]
    pub const fn total(self) -> u8 {
        // Three pairs of counters, ten bits each; a product with a one in each of three places adds them in the third.
        const PAIR: u32 = 0b00000_11111_00000_11111_00000_11111;
        const PLACES: u32 = 1 | 1 << 10 | 1 << 20;
        (((self.0 & PAIR) + (self.0 >> 5 & PAIR)).wrapping_mul(PLACES) >> 20) as u8
    }

    /// Each counter together with all that come after it; the sum of all must be at most 31.
    #[inline(always)]
    #[must_use]
    pub const fn tails(self) -> [u8; 6] {
        // A product with a one in each place adds up the counters from the first on; what is left of all are the tails.
        const PLACES: u32 = 1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20 | 1 << 25;
        let sums = self.0.wrapping_mul(PLACES);
        let tails = (sums >> 25 & 31) * PLACES - (sums << 5 & ((1 << 30) - 1));
        let tails = Six(tails);
        [tails.get(0), tails.get(1), tails.get(2), tails.get(3), tails.get(4), tails.get(5)]
    }

    /// No counter of `other` is larger than ours.
    #[inline(always)]
    pub const fn covers(self, other: Six) -> bool {
        ((self.0 | GUARD) - other.0) & GUARD == GUARD
    }

    /// Counter by counter more; the caller keeps each within [`Six::MOST`].
    #[inline(always)]
    #[must_use]
    pub const fn plus(self, other: Six) -> Six {
        Six(self.0 + other.0)
    }

    /// Counter by counter less; `other` must be covered.
    #[inline(always)]
    #[must_use]
    pub const fn minus(self, other: Six) -> Six {
        debug_assert!(self.covers(other));
        Six(self.0 - other.0)
    }

    /// Bit `i` set where counter `i` is not zero.
    #[inline(always)]
    pub const fn non_zero(self) -> u8 {
        // Push every counter over its fifth bit, then gather the fifth bits.
        let guards = ((self.0 + (GUARD - (GUARD >> 4))) & GUARD) >> 4;
        // First two by two, ten bits apart, then all six.
        let pairs = (guards | guards >> 4) & 0b11_00000_00011_00000_00011;
        ((pairs | pairs >> 8 | pairs >> 16) & 0b11_1111) as u8
    }

    /// The word itself.
    #[inline(always)]
    pub const fn word(self) -> u32 {
        self.0
    }
}

impl fmt::Debug for Six {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.counts())
    }
}

/// Some dice, as a multiset of faces: which physical die shows what does not matter to any rule.
///
/// ```
/// use kaiju_rules::prelude::*;
///
/// let dice: Dice = [Face::Three, Face::Three, Face::Three, Face::Smash].into_iter().collect();
/// assert_eq!((dice.count(Face::Three), dice.points_of(Face::Three)), (3, 3));
/// assert_eq!(dice.to_string(), "333s");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Dice(Six);

/// Every way in which up to three dice can fall, so that six dice are two look-ups, however many of them are thrown.
static FALLS: [Dice; 1 + 6 + 36 + 216] = {
    let mut falls = [Dice::NONE; 259];
    let mut n = 1;
    while n < HANDFULS.len() {
        let (first, ways) = HANDFULS[n];
        let mut i = 0;
        while i < ways {
            let fewer = falls[HANDFULS[n - 1].0 + i / 6];
            falls[first + i] = fewer.plus(Dice::one(Face::new(i % 6)));
            i += 1;
        }
        n += 1;
    }
    falls
};

/// Where in that list a number of dice begins, and in how many ways they can fall.
const HANDFULS: [(usize, usize); 4] = [(0, 1), (1, 6), (7, 36), (43, 216)];

/// The letter of each face as often as it can show.
const RUNS: [&str; 6] =
    ["111111111111111", "222222222222222", "333333333333333", "eeeeeeeeeeeeeee", "hhhhhhhhhhhhhhh", "sssssssssssssss"];

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice(Six::ZERO);

    /// One die.
    #[inline(always)]
    pub const fn one(face: Face) -> Dice {
        Dice(Six::ZERO.with(face.index(), 1))
    }

    /// `n` dice of one face.
    #[inline(always)]
    pub const fn of(face: Face, n: u8) -> Dice {
        Dice(Six::ZERO.with(face.index(), n))
    }

    /// From the number of each face.
    pub fn from_counts(counts: [u8; 6]) -> Dice {
        Dice(Six::from_counts(counts))
    }

    /// The number of each face.
    pub fn counts(self) -> [u8; 6] {
        self.0.counts()
    }

    /// How many show this face.
    #[inline(always)]
    pub const fn count(self, face: Face) -> u8 {
        self.0.get(face.index())
    }

    /// How many show each face or a later one; at most 31 dice in all.
    #[inline(always)]
    pub const fn tails(self) -> [u8; 6] {
        self.0.tails()
    }

    /// How many dice in all.
    #[inline(always)]
    pub const fn len(self) -> u8 {
        self.0.total()
    }

    /// None at all?
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0.is_zero()
    }

    /// Are all of `other` among these?
    #[inline(always)]
    pub const fn covers(self, other: Dice) -> bool {
        self.0.covers(other.0)
    }

    /// Together.
    #[inline(always)]
    #[must_use]
    pub const fn plus(self, other: Dice) -> Dice {
        Dice(self.0.plus(other.0))
    }

    /// Without those; they must be among these.
    #[inline(always)]
    #[must_use]
    pub const fn minus(self, other: Dice) -> Dice {
        Dice(self.0.minus(other.0))
    }

    /// The stars three or more of one number score (POINTS-1); none for fewer, and none for other faces.
    #[inline(always)]
    pub const fn points_of(self, face: Face) -> u8 {
        let n = self.count(face);
        if n >= 3 && (face as u8) <= Face::Three as u8 { face as u8 + n - 2 } else { 0 }
    }

    /// The stars all numbers score together (POINTS-1).
    #[inline(always)]
    pub const fn points(self) -> u8 {
        self.points_of(Face::One) + self.points_of(Face::Two) + self.points_of(Face::Three)
    }

    /// The first face that shows, in the order of [`Face::ALL`]; of a single die, its face.
    pub fn lowest(self) -> Option<Face> {
        Face::ALL.into_iter().find(|&face| self.count(face) > 0)
    }

    /// The faces that show at all.
    #[inline(always)]
    pub const fn faces(self) -> FaceSet {
        FaceSet::from_bits(self.0.non_zero())
    }

    /// In how many ways some of these can be kept.
    #[inline(always)]
    pub fn keeps(self) -> usize {
        (0..6).map(|i| self.0.get(i) as usize + 1).product()
    }

    /// The `k`-th way of keeping some of these, in ascending order.
    #[inline(always)]
    #[must_use]
    pub fn keep(self, k: usize) -> Dice {
        let mut k = k as u32;
        let mut kept = Six::ZERO;
        for i in 0..6 {
            let radix = self.0.get(i) as u32 + 1;
            if radix > 1 {
                kept = kept.with(i, (k % radix) as u8);
                k /= radix;
            }
        }
        Dice(kept)
    }

    /// The way of keeping some of these that a word of random bits picks, each as likely as any other.
    #[inline(always)]
    #[must_use]
    pub fn pick(self, word: u64) -> Dice {
        let mut rest = word;
        let mut kept = Six::ZERO;
        for i in 0..6 {
            let wide = rest as u128 * (self.0.get(i) as u128 + 1);
            kept = Six(kept.0 | ((wide >> 64) as u32) << (5 * i));
            rest = wide as u64;
        }
        Dice(kept)
    }

    /// Up to [`Six::MOST`] dice thrown from a word of random bits: exact to one part in 2⁴⁰ for eight dice, in 2²⁵ for
    /// fifteen.
    #[inline(always)]
    pub fn throw(n: u8, word: u64) -> Dice {
        let (one, rest) = Dice::handful(n.min(3), word);
        let n = n.saturating_sub(3);
        let (other, rest) = Dice::handful(n.min(3), rest);
        let dice = one.plus(other);
        if n <= 3 { dice } else { dice.plus(Dice::throw_on(n - 3, rest)) }
    }

    /// The dice after the sixth: few Rolls have any, and only a power that rolls one for each heart has many.
    #[inline(never)]
    fn throw_on(n: u8, word: u64) -> Dice {
        debug_assert!(n <= Six::MOST - 6, "more dice than one face can count");
        let (mut dice, mut left, mut word) = (Dice::NONE, n, word);
        while left > 0 {
            let (some, rest) = Dice::handful(left.min(3), word);
            (dice, left, word) = (dice.plus(some), left.saturating_sub(3), rest);
        }
        dice
    }

    /// Up to three dice, and the random bits that are left.
    #[inline(always)]
    fn handful(n: u8, word: u64) -> (Dice, u64) {
        let (first, ways) = HANDFULS[n as usize];
        let wide = word as u128 * ways as u128;
        (FALLS[first + (wide >> 64) as usize], wide as u64)
    }

    /// In how many of the 6ⁿ ways these dice can have fallen.
    pub fn ways(self) -> u64 {
        let mut ways = 1;
        let mut n = 0u64;
        for count in self.counts() {
            for i in 1..=u64::from(count) {
                n += 1;
                ways = ways * n / i;
            }
        }
        ways
    }

    /// Every result of throwing `n` dice, once each.
    pub fn results(n: u8) -> impl Iterator<Item = Dice> {
        let mut next = Some([0, 0, 0, 0, 0, n]);
        core::iter::from_fn(move || {
            let now = next?;
            // Next composition of n into six parts, colexicographic.
            let mut c = now;
            next = (1..6).find(|&i| c[i] > 0).map(|i| {
                let carried = c[0];
                c[0] = 0;
                c[i] -= 1;
                c[i - 1] = carried + 1;
                c
            });
            Some(Dice::from_counts(now))
        })
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        // A whole run of a face at once: this is what games are written with.
        Face::ALL.into_iter().try_for_each(|face| f.write_str(&RUNS[face.index()][..usize::from(self.count(face))]))
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromIterator<Face> for Dice {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Dice {
        faces.into_iter().fold(Dice::NONE, |dice, face| Dice(dice.0.with(face.index(), dice.count(face) + 1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_1_three_of_a_number_score_it_and_each_more_scores_one() {
        let points = |letters: &str| letters.chars().filter_map(Face::from_letter).collect::<Dice>().points();
        assert_eq!(["112233", "111", "2222", "33333", "111222", "eeesss"].map(points), [0, 1, 3, 5, 3, 0]);
    }

    #[test]
    fn keeps_are_all_different_sorted_and_covered() {
        let dice = Dice::from_counts([2, 0, 1, 2, 0, 3]);
        let all: alloc::vec::Vec<Dice> = (0..dice.keeps()).map(|k| dice.keep(k)).collect();
        assert_eq!(all.len(), 72);
        assert!(all.windows(2).all(|w| w[0] < w[1]));
        assert!(all.iter().all(|&k| dice.covers(k)));
        assert_eq!(all.last(), Some(&dice));
    }

    #[test]
    fn results_have_the_right_weights() {
        for n in 0..=9 {
            assert_eq!(Dice::results(n).map(Dice::ways).sum::<u64>(), 6u64.pow(u32::from(n)));
            assert!(Dice::results(n).all(|d| d.len() == n));
        }
    }

    #[test]
    fn covers_and_non_zero() {
        let dice = Dice::from_counts([1, 0, 3, 0, 15, 0]);
        assert!(dice.faces().iter().eq([Face::One, Face::Three, Face::Heart]));
        assert!(!dice.covers(Dice::one(Face::Two)));
        assert!(dice.covers(Dice::of(Face::Heart, 15)));
    }

    #[test]
    fn a_counter_is_raised_to_the_most_and_no_further() {
        let six = Six::from_counts([0, 3, 15, 0, 9, 15]);
        for (index, more) in (0..6).flat_map(|index| [0, 1, 6, 7, 14, 15, 16, 255].map(|more| (index, more))) {
            let sum = six.get(index).saturating_add(more).min(Six::MOST);
            assert_eq!(six.raised(index, more), six.with(index, sum), "{index} by {more}");
        }
    }

    #[test]
    fn as_many_dice_fall_as_are_thrown() {
        for n in 0..=Six::MOST {
            for word in [0, 1, u64::MAX / 3, u64::MAX] {
                assert_eq!(Dice::throw(n, word).len(), n);
            }
        }
    }

    #[test]
    fn throws_are_even() {
        for dice in [8, Six::MOST] {
            let mut seen = [0u32; 6];
            for i in 0..6000u64 {
                for (n, c) in seen.iter_mut().zip(Dice::throw(dice, i.wrapping_mul(0x9E37_79B9_7F4A_7C15)).counts()) {
                    *n += u32::from(c);
                }
            }
            let even = 1000 * u32::from(dice);
            assert!(seen.iter().all(|n| (even * 95 / 100..even * 105 / 100).contains(n)), "{seen:?}");
        }
    }
}
