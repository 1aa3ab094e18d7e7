//! A number for every answer there can be: the same in every question of every game of an edition, so that a bot that
//! learns has one output for each.

use std::sync::LazyLock;

use kaiju_rules::{Action, CardId, Counter, Dice, Face, Seat, SlotId, Source};

/// The most dice that can be kept.
const MOST_DICE: u8 = 9;

// Where each kind of answer begins. The answers to most questions come first.
const NO: u32 = 0;
const YES: u32 = 1;
const SWEEP: u32 = 2;
const BUY: u32 = 3;
const BUY_TOP: u32 = BUY + 3;
const CURE: u32 = BUY_TOP + 3;
const FACE: u32 = CURE + 2;
const SEAT: u32 = FACE + 6;
/// The number of keeping no dice: those of keeping more dice follow, fewer dice first.
pub const KEEP: u32 = SEAT + 6;
const NUMBER: u32 = KEEP + multisets(MOST_DICE, 6);
const CARD: u32 = NUMBER + 256;
const BUY_FROM: u32 = CARD + CardId::COUNT as u32;
const USE: u32 = BUY_FROM + CardId::COUNT as u32;
const PLAY: u32 = USE + Source::COUNT as u32;
const TAKE: u32 = PLAY + Source::COUNT as u32;
const TURN: u32 = TAKE + Source::COUNT as u32;

/// How many numbers there are.
pub const ANSWERS: u32 = TURN + Source::COUNT as u32 * 36;

/// How many ways there are to keep up to n dice: so many numbers from [`KEEP`] on.
pub const fn keeps_up_to(dice: u8) -> usize {
    multisets(dice, 6) as usize
}

/// How many ways there are to have up to n dice with this many faces: n + faces over faces.
const fn multisets(most: u8, faces: u32) -> u32 {
    let (mut ways, mut i) = (1, 1);
    while i <= faces {
        ways = ways * (most as u32 + i) / i;
        i += 1;
    }
    ways
}

/// The number of an answer.
pub fn number(action: Action) -> u32 {
    match action {
        Action::No => NO,
        Action::Yes => YES,
        Action::Sweep => SWEEP,
        Action::Buy(slot) => BUY + slot.index() as u32,
        Action::BuyTop(depth) => BUY_TOP + u32::from(depth),
        Action::Cure(Counter::Poison) => CURE,
        Action::Cure(Counter::Shrink) => CURE + 1,
        Action::Face(face) => FACE + face.index() as u32,
        Action::Seat(seat) => SEAT + seat.index() as u32,
        Action::Keep(dice) => KEEP + rank(dice),
        Action::Number(n) => NUMBER + u32::from(n),
        Action::Card(card) => CARD + card.index() as u32,
        Action::BuyFrom(card) => BUY_FROM + card.index() as u32,
        Action::Use(source) => USE + place(source),
        Action::Play(source) => PLAY + place(source),
        Action::Take(source) => TAKE + place(source),
        Action::Turn(source, from, to) => TURN + place(source) * 36 + (from.index() * 6 + to.index()) as u32,
    }
}

/// The answer with this number; none where no answer has it. [`number`] read backwards: whether it is legal anywhere is
/// another question.
#[inline]
pub fn answer(number: u32) -> Option<Action> {
    // Nearly every second answer keeps dice.
    if (KEEP..NUMBER).contains(&number) { Some(Action::Keep(RANKED[(number - KEEP) as usize])) } else { other(number) }
}

/// An answer that keeps no dice.
fn other(number: u32) -> Option<Action> {
    let at = |from: u32| (number - from) as usize;
    let source = |from: u32| Source::new(at(from));
    Some(match number {
        NO => Action::No,
        YES => Action::Yes,
        SWEEP => Action::Sweep,
        BUY..BUY_TOP => Action::Buy(SlotId::ALL[at(BUY)]),
        BUY_TOP..CURE => Action::BuyTop(at(BUY_TOP) as u8),
        CURE..FACE => Action::Cure([Counter::Poison, Counter::Shrink][at(CURE)]),
        FACE..SEAT => Action::Face(Face::new(at(FACE))),
        SEAT..KEEP => Action::Seat(Seat::new(at(SEAT))),
        NUMBER..CARD => Action::Number(at(NUMBER) as u8),
        CARD..BUY_FROM => Action::Card(CardId::new(at(CARD))),
        BUY_FROM..USE => Action::BuyFrom(CardId::new(at(BUY_FROM))),
        USE..PLAY => Action::Use(source(USE)),
        PLAY..TAKE => Action::Play(source(PLAY)),
        TAKE..TURN => Action::Take(source(TAKE)),
        TURN..ANSWERS => {
            let (source, faces) = (Source::new(at(TURN) / 36), at(TURN) % 36);
            Action::Turn(source, Face::new(faces / 6), Face::new(faces % 6))
        }
        _ => return None,
    })
}

/// The numbers of all ways of keeping some of the dice that have this rank, in the order of [`Dice::keep`]. They are worked out
/// once: whoever plays many games asks often.
#[inline]
pub fn ranked_keeps(rank: usize) -> &'static [u16] {
    static NUMBERS: LazyLock<Vec<Box<[u16]>>> = LazyLock::new(|| {
        let kept = |dice: Dice, k: usize| number(Action::Keep(dice.keep(k))) as u16;
        RANKED.iter().map(|&dice| (0..dice.keeps()).map(|k| kept(dice, k)).collect()).collect()
    });
    &NUMBERS[rank]
}

/// The place of some dice among all that can be kept, in the order of their numbers; none for more dice than that.
#[inline]
pub fn keep_rank(dice: Dice) -> Option<usize> {
    (dice.len() <= MOST_DICE).then(|| rank(dice) as usize)
}

/// The dice with each rank.
static RANKED: LazyLock<Vec<Dice>> = LazyLock::new(|| {
    let mut all: Vec<Dice> = (0..=MOST_DICE).flat_map(Dice::results).collect();
    all.sort_unstable_by_key(|&dice| rank(dice));
    all
});

fn place(source: Source) -> u32 {
    source.index() as u32
}

/// `FEWER[face][n]`: how many ways there are to have fewer than n dice of this face and the later ones. There are so many n
/// that none has to be checked.
const FEWER: [[u16; 32]; 6] = {
    let mut table = [[0; 32]; 6];
    let mut face = 0;
    while face < 6 {
        let mut n = 1;
        while n <= MOST_DICE {
            table[face][n as usize] = multisets(n - 1, 6 - face as u32) as u16;
            n += 1;
        }
        face += 1;
    }
    table
};

/// The place of some dice among all that can be kept: those with fewer dice first, and among as many those with more of
/// the first faces.
#[inline]
fn rank(dice: Dice) -> u32 {
    debug_assert!(dice.len() <= MOST_DICE, "a Roll has no more dice");
    // Those with fewer dice of a face and the later ones come first.
    FEWER.iter().zip(dice.tails()).map(|(fewer, left)| u32::from(fewer[usize::from(left & 31)])).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_keep_has_a_number_of_its_own() {
        let all: Vec<u32> = (0..=MOST_DICE).flat_map(Dice::results).map(rank).collect();
        let some: BTreeSet<u32> = all.iter().copied().collect();
        assert_eq!((all.len(), some.len()), (5005, 5005));
        assert_eq!((some.first(), some.last()), (Some(&0), Some(&5004)));
    }

    #[test]
    fn every_number_has_an_answer_of_its_own() {
        for wanted in 0..ANSWERS {
            assert_eq!(answer(wanted).map(number), Some(wanted));
        }
        assert_eq!((answer(ANSWERS), answer(u32::MAX)), (None, None));
    }

    #[test]
    fn numbers_stay_as_they_are() {
        let dice = |faces: &str| faces.chars().filter_map(Face::from_letter).collect();
        let source = Source::evolution(Seat::F, 7);
        let known = [
            (Action::No, 0),
            (Action::Yes, 1),
            (Action::Sweep, 2),
            (Action::Buy(SlotId::Right), 5),
            (Action::BuyTop(0), 6),
            (Action::Cure(Counter::Shrink), 10),
            (Action::Face(Face::Smash), 16),
            (Action::Seat(Seat::F), 22),
            (Action::Keep(Dice::NONE), 23),
            (Action::Keep(dice("1")), 24),
            (Action::Keep(dice("s")), 29),
            (Action::Keep(dice("sssssssss")), 5027),
            (Action::Number(0), 5028),
            (Action::Card(CardId::new(0)), 5284),
            (Action::BuyFrom(CardId::new(95)), 5475),
            (Action::Use(Source::card(CardId::new(0))), 5476),
            (Action::Play(source), 5763),
            (Action::Take(source), 5907),
            (Action::Turn(source, Face::Smash, Face::Smash), ANSWERS - 1),
        ];
        for (action, wanted) in known {
            assert_eq!(number(action), wanted, "{action:?}");
        }
        assert_eq!(ANSWERS, 11092);
    }
}
