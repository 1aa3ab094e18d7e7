//! What may be answered where some of a monster's dice may be kept, worked out once as rows that are written as a whole: most
//! answers that are legal keep dice.

use std::sync::LazyLock;

use kaiju_rules::DICE;
use kaiju_wire::bot::{KEEP, keeps_up_to, ranked_keeps};

/// How many ways there are to keep dice without a power that gives more of them.
pub(crate) const USUAL_KEEPS: usize = keeps_up_to(DICE);

/// Where these begin among all answers, and where they end.
pub(crate) const KEEPS_FROM: usize = KEEP as usize;
pub(crate) const KEEPS_END: usize = KEEPS_FROM + USUAL_KEEPS;

/// How many words have a bit for each answer up to there.
pub(crate) const KEEP_WORDS: usize = KEEPS_END.div_ceil(64);

/// A one for each way of keeping some of the dice with this rank, from the first keep on; none for more dice than usual.
#[inline]
pub(crate) fn keep_bytes(rank: usize) -> Option<&'static [i8; USUAL_KEEPS]> {
    static BYTES: LazyLock<Vec<[i8; USUAL_KEEPS]>> = LazyLock::new(|| {
        let row = |numbers: &[u16]| {
            let mut row = [0; USUAL_KEEPS];
            for &number in numbers {
                row[usize::from(number) - KEEPS_FROM] = 1;
            }
            row
        };
        ranked().map(row).collect()
    });
    BYTES.get(rank)
}

/// A bit for each way of keeping some of the dice with this rank, from the first answer on; none for more dice than usual.
#[inline]
pub(crate) fn keep_bits(rank: usize) -> Option<&'static [u64; KEEP_WORDS]> {
    static BITS: LazyLock<Vec<[u64; KEEP_WORDS]>> = LazyLock::new(|| {
        let row = |numbers: &[u16]| {
            let mut row = [0; KEEP_WORDS];
            for &number in numbers {
                row[usize::from(number) / 64] |= 1 << (number % 64);
            }
            row
        };
        ranked().map(row).collect()
    });
    BITS.get(rank)
}

/// The numbers of all ways of keeping some of the usual dice, in the order of their ranks.
fn ranked() -> impl Iterator<Item = &'static [u16]> {
    (0..USUAL_KEEPS).map(ranked_keeps)
}
