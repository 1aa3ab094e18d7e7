//! The best way to roll: which dice to keep, and what each way of keeping is worth, exactly.
//!
//! Whoever says what every final result is worth gets the value of every choice on the way there:
//!
//! ```
//! use kaiju_bots::solver::Plan;
//! use kaiju_rules::{Dice, Face};
//!
//! // Six dice, three rolls, and all that counts is the number of smashes.
//! let plan = Plan::new(6, 3, |dice| f64::from(dice.count(Face::Smash)));
//! assert!((plan.before() - 6.0 * 91.0 / 216.0).abs() < 1e-12);
//! // After the first roll: keep the smashes, roll the rest.
//! let dice = Dice::from_counts([2, 1, 1, 0, 0, 2]);
//! let (keep, worth) = plan.best(dice, 2);
//! assert_eq!(keep, Dice::of(Face::Smash, 2));
//! assert!((worth - (2.0 + 4.0 * 11.0 / 36.0)).abs() < 1e-12);
//! ```
//!
//! Dice are multisets, so there are few of them: 924 with up to six dice, 3003 with up to eight. Keeping `k` and
//! throwing the others is worth the mean over the six faces `f` of keeping `k` and `f`; a result is worth the best of
//! all that can be kept of it. Both are one walk over the multisets, the first from the large to the small, the second
//! from the small to the large, and there is a pair of walks for each roll.

use std::sync::{LazyLock, OnceLock};

use kaiju_rules::{Dice, Face, FaceSet};

/// The most dice anybody rolls (ROLL-2).
pub const MOST_DICE: u8 = 9;

/// How many multisets there are with fewer than n dice: (n + 5 over 6).
const BELOW: [usize; MOST_DICE as usize + 2] = {
    let mut below = [0; MOST_DICE as usize + 2];
    let mut n = 0;
    while n < below.len() {
        below[n] = (n + 5) * (n + 4) * (n + 3) * (n + 2) * (n + 1) * n / 720;
        n += 1;
    }
    below
};

/// How many multisets there are with fewer than n dice.
#[inline]
const fn below(dice: u8) -> usize {
    BELOW[dice as usize]
}

/// How many multisets there are with at most n dice.
#[inline]
const fn up_to(dice: u8) -> usize {
    BELOW[dice as usize + 1]
}

/// All multisets of up to [`MOST_DICE`] dice by number: the small ones first, so that those of fewer dice are a prefix.
struct DiceTable {
    dice: Vec<Dice>,
    /// With one die more and with one die less, by how many dice there are and how many of them show a 1, 2 or 3.
    more: Vec<Vec<Vec<Block>>>,
    less: Vec<Vec<Vec<Block>>>,
    /// With one die less, by its face: the place among those with as many dice. Where there is none it is that of another
    /// face, since both are part of it.
    without: Vec<[u16; 6]>,
    /// What they come to as Rolls, by number of dice.
    sums: [RollSums; MOST_DICE as usize + 1],
}

/// All hands that have the same dice besides those that show a 1, 2 or 3, of which they have equally many. Their numbers
/// follow one another: first by how many are a 1 or a 2, and then by how many are a 1. With one die more or less they are
/// in other blocks, mostly in the same order; so neighbours lie side by side, and where they do is known when this is
/// compiled.
#[derive(Clone, Copy, Debug)]
struct Block {
    /// The number of its first hand.
    first: u16,
    /// The numbers of the first hands of the blocks with another 1, 2 or 3, and with another of each other face. Where
    /// there is no die to be taken away it is one of the others.
    numbers: u16,
    others: [u16; 3],
}

/// How many hands of a block have fewer than n dice that show a 1 or a 2.
const fn rows_below(n: usize) -> usize {
    n * (n + 1) / 2
}

/// Room for the largest block, so that one that begins inside a table does not end outside.
const BLOCK: usize = 64;

/// What the results of n dice come to: many come to the same.
struct RollSums {
    each: Vec<RollSum>,
    /// The place in that list for each result, in the order of their numbers.
    of: Vec<u16>,
}

impl RollSums {
    fn new(results: &[Dice]) -> RollSums {
        let mut each: Vec<RollSum> = Vec::new();
        let place = |&result: &Dice| {
            let sum = RollSum::of(result);
            // Results that come to the same are close to one another.
            let known = each.iter().rposition(|one| *one == sum).unwrap_or_else(|| {
                each.push(sum);
                each.len() - 1
            });
            known as u16
        };
        RollSums { of: results.iter().map(place).collect(), each }
    }
}

static BOOK: LazyLock<DiceTable> = LazyLock::new(|| {
    let mut dice = vec![Dice::NONE; up_to(MOST_DICE)];
    for hand in (0..=MOST_DICE).flat_map(Dice::results) {
        dice[number(hand)] = hand;
    }
    let place = |hand: Dice| (number(hand) - below(hand.len())) as u16;
    let without = |hand: &Dice| {
        let lowest = hand.lowest().unwrap_or(Face::One);
        Face::ALL
            .map(|face| if hand.count(face) > 0 { face } else { lowest })
            .map(|face| if hand.is_empty() { 0 } else { place(hand.minus(Dice::one(face))) })
    };
    DiceTable {
        more: (0..MOST_DICE).map(|dice| blocks(dice, |hand, face| Some(hand.plus(Dice::one(face))))).collect(),
        less: (0..=MOST_DICE)
            .map(|dice| blocks(dice, |hand, face| (hand.count(face) > 0).then(|| hand.minus(Dice::one(face)))))
            .collect(),
        without: dice.iter().map(without).collect(),
        sums: std::array::from_fn(|n| RollSums::new(&dice[below(n as u8)..up_to(n as u8)])),
        dice,
    }
});

/// The blocks of all hands of n dice, by how many show a 1, 2 or 3; `beside` is what a hand becomes with a die of a face
/// more, or less.
fn blocks(dice: u8, beside: impl Fn(Dice, Face) -> Option<Dice>) -> Vec<Vec<Block>> {
    let block = |other: Dice| {
        let first = other.plus(Dice::of(Face::Three, dice - other.len()));
        let at = |face| beside(first, face).map(|hand| number(hand) as u16);
        let others = [Face::Energy, Face::Heart, Face::Smash].map(at);
        let any = others.into_iter().flatten().next().unwrap_or(0);
        let numbers = at(Face::Three).unwrap_or(0);
        Block { first: number(first) as u16, numbers, others: others.map(|other| other.unwrap_or(any)) }
    };
    let numbers = FaceSet::just(Face::One).with(Face::Two).with(Face::Three);
    let others = |n: u8| Dice::results(dice - n).filter(|hand| !hand.faces().meets(numbers));
    (0..=dice).map(|n| others(n).map(block).collect()).collect()
}

/// What a Roll comes to: all that counts as long as no power looks at its dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RollSum {
    /// The stars its numbers score.
    pub points: u8,
    /// How many dice show energy.
    pub energy: u8,
    /// How many show a heart.
    pub hearts: u8,
    /// How many show a smash.
    pub smashes: u8,
}

impl RollSum {
    #[inline]
    pub(crate) fn of(roll: Dice) -> RollSum {
        let [energy, hearts, smashes] = [Face::Energy, Face::Heart, Face::Smash].map(|face| roll.count(face));
        RollSum { points: roll.points(), energy, hearts, smashes }
    }
}

/// Room for all that nine dice can come to, and a power of two, so that looking something up needs no check.
const MOST_SUMS: usize = 1024;

/// `CHOOSE[k][n]`: n over k + 1.
const CHOOSE: [[u16; 16]; 5] = {
    let mut table = [[0u16; 16]; 5];
    let mut n = 0;
    while n < 16 {
        let mut k = 0;
        let mut ways: u32 = 1;
        while k < 5 {
            ways = if n > k { ways * (n - k) as u32 / (k as u32 + 1) } else { 0 };
            table[k][n] = ways as u16;
            k += 1;
        }
        n += 1;
    }
    table
};

/// The number of a multiset of up to [`MOST_DICE`] dice: those of fewer dice come first.
#[inline]
pub fn number(dice: Dice) -> usize {
    let counts = dice.counts();
    let mut sum = 0;
    let mut rank = 0;
    // Five bars between six kinds of stars: their places are a set of five numbers, and sets have ranks.
    for (bar, &count) in counts[..5].iter().enumerate() {
        sum += count as usize;
        rank += CHOOSE[bar][sum + bar] as usize;
    }
    below(dice.len()) + rank
}

/// The multiset with this number.
#[inline]
pub fn numbered(number: usize) -> Dice {
    BOOK.dice[number]
}

/// The number of the first result of n dice.
#[inline]
pub fn first_result(dice: u8) -> usize {
    below(dice)
}

/// The results of throwing n dice, in the order of their numbers.
pub fn results(dice: u8) -> &'static [Dice] {
    &BOOK.dice[below(dice)..up_to(dice)]
}

/// What results can be worth: numbers with a point, or whole numbers, which stay exact.
pub trait ResultValue: Copy + PartialOrd {
    /// Is it planned with so often that speed is worth much code?
    const HURRIES: bool = false;
    /// Nothing.
    const ZERO: Self;
    /// The mean of six, or a whole number that is a fixed multiple of it.
    fn mean(six: [Self; 6]) -> Self;
    /// Makes up for that: the worth of keeping n dice, on the scale of keeping all.
    #[must_use]
    fn on_scale(self, kept: u8) -> Self;
}

impl ResultValue for f64 {
    // A browser has to load the code first.
    const HURRIES: bool = cfg!(not(target_family = "wasm"));
    const ZERO: f64 = 0.0;

    #[inline(always)]
    fn mean(six: [f64; 6]) -> f64 {
        ((six[0] + six[1]) + (six[2] + six[3]) + (six[4] + six[5])) * (1.0 / 6.0)
    }

    #[inline(always)]
    fn on_scale(self, _: u8) -> f64 {
        self
    }
}

/// The worth to several, each planned for in the same way; the first of it decides.
impl<const N: usize> ResultValue for [f64; N] {
    const ZERO: [f64; N] = [0.0; N];

    #[inline(always)]
    fn mean(six: [[f64; N]; 6]) -> [f64; N] {
        std::array::from_fn(|i| f64::mean(six.map(|one| one[i])))
    }

    #[inline(always)]
    fn on_scale(self, _: u8) -> [f64; N] {
        self
    }
}

impl ResultValue for u128 {
    const ZERO: u128 = 0;

    #[inline(always)]
    fn mean(six: [u128; 6]) -> u128 {
        six.into_iter().sum()
    }

    #[inline(always)]
    fn on_scale(self, kept: u8) -> u128 {
        self * 6u128.pow(u32::from(kept))
    }
}

/// How large a table of all hands of up to six dice is: a power of two, so that looking something up needs no check, and room
/// for a block that begins at its end.
const SMALL: usize = 1024;
const SMALL_ROOM: usize = SMALL + BLOCK;
const _: () = assert!(up_to(SMALL_DICE) <= SMALL && MOST_SUMS <= SMALL);
const _: () = assert!(rows_below(MOST_DICE as usize + 1) <= BLOCK);

/// The most dice of a small table.
const SMALL_DICE: u8 = 6;

/// How much room a table of all hands of up to n dice takes.
const fn table_room(dice: u8) -> usize {
    if dice <= SMALL_DICE { SMALL_ROOM } else { up_to(dice) }
}

/// What every way of keeping dice is worth, for n dice and up to m rolls.
#[derive(Clone, Debug, Default)]
pub struct Plan<W = f64> {
    dice: u8,
    rolls: u8,
    /// For every number of rolls from 1 on, what keeping these dice and throwing the others is worth. The first of them
    /// tells what each final result is worth, even where no roll is planned.
    keeps: Vec<Vec<W>>,
    /// Used while planning: for what results are worth that come to the same, and the best of what can be kept of each.
    room: Vec<W>,
}

impl<W: ResultValue> Plan<W> {
    /// Plans for `dice` dice and up to `rolls` rolls; `value` says what each final result is worth.
    pub fn new(dice: u8, rolls: u8, value: impl FnMut(Dice) -> W) -> Plan<W> {
        let mut plan = Plan { dice: 0, rolls: 0, keeps: Vec::new(), room: Vec::new() };
        plan.renew(dice, rolls, value);
        plan
    }

    /// Computes a plan as [`Plan::new`] does, in the memory of this one.
    pub fn renew(&mut self, dice: u8, rolls: u8, value: impl FnMut(Dice) -> W) {
        assert!(dice <= MOST_DICE, "nobody rolls {dice} dice");
        self.start(dice, results(dice).iter().copied().map(value));
        self.more_rolls(rolls);
    }

    /// Computes a plan in the memory of this one; `value` says what a result is worth that comes to this.
    pub(crate) fn renew_by_sum(&mut self, dice: u8, rolls: u8, value: impl FnMut(RollSum) -> W) {
        let sums = &BOOK.sums[usize::from(dice)];
        let mut room = self.take_room(MOST_SUMS);
        room.iter_mut().zip(sums.each.iter().copied().map(value)).for_each(|(worth, value)| *worth = value);
        let worths = room.first_chunk::<MOST_SUMS>().expect("it was made as large");
        self.start(dice, sums.of.iter().map(|&sum| worths[usize::from(sum) % MOST_SUMS]));
        self.room = room;
        self.more_rolls(rolls);
    }

    /// Begins a plan with what each final result is worth, in the order of their numbers.
    fn start(&mut self, dice: u8, values: impl Iterator<Item = W>) {
        self.dice = dice;
        self.rolls = 0;
        self.add_table();
        self.keeps[0][below(dice)..].iter_mut().zip(values).for_each(|(last, value)| *last = value);
    }

    /// Changes the room this plan is made in for another.
    pub(crate) fn swap_room(&mut self, room: &mut Vec<W>) {
        std::mem::swap(&mut self.room, room);
    }

    /// The room a plan is made in, with place for n at least. What lies there does not matter.
    fn take_room(&mut self, least: usize) -> Vec<W> {
        let mut room = std::mem::take(&mut self.room);
        room.resize(room.len().max(least), W::ZERO);
        room
    }

    /// Plans on, for more rolls.
    pub fn more_rolls(&mut self, rolls: u8) {
        while self.rolls < rolls {
            self.one_more_roll();
        }
    }

    /// A table for one roll more. What lies there does not matter: everything is written before it is read.
    fn add_table(&mut self) {
        let rolls = usize::from(self.rolls);
        if self.keeps.len() == rolls {
            self.keeps.push(Vec::new());
        }
        self.keeps[rolls].resize(table_room(self.dice), W::ZERO);
    }

    fn one_more_roll(&mut self) {
        self.add_table();
        let mut most = self.take_room(table_room(self.dice));
        let (known, new) = self.keeps.split_at_mut(self.rolls.into());
        let known = known.last().map(|known| &known[..]);
        if W::HURRIES && self.dice <= SMALL_DICE {
            walk_small(self.dice, known, &mut most, &mut new[0]);
        } else {
            walk(self.dice, known, &mut most, &mut new[0]);
        }
        self.room = most;
        self.rolls += 1;
    }

    /// The best keep of every result with n rolls left, all at once: results and keeps by [`number`], the results
    /// counted from the first of n dice.
    pub fn best_of_all(&self, rolls: u8) -> Vec<u16> {
        let book = &*BOOK;
        let (all, full) = (up_to(self.dice), below(self.dice));
        let worth = &self.keeps[rolls as usize - 1];
        // The best of what can be kept of each multiset: itself, or the best of what is left without one die.
        let mut best: Vec<(u16, W)> = Vec::with_capacity(all);
        best.push((0, worth[0].on_scale(0)));
        for (at, (hand, less)) in book.dice.iter().zip(&book.without).enumerate().take(all).skip(1) {
            let own = if at < full { worth[at].on_scale(hand.len()) } else { self.keep(*hand, rolls) };
            let mut most = (at as u16, own);
            for (face, &less) in Face::ALL.into_iter().zip(less) {
                // No dice at all are part of everything.
                let without = if hand.count(face) > 0 { below(hand.len() - 1) + usize::from(less) } else { 0 };
                let other = best[without];
                if other.1 > most.1 {
                    most = other;
                }
            }
            best.push(most);
        }
        best[full..].iter().map(|&(at, _)| at).collect()
    }

    /// How many dice it is for.
    pub fn dice(&self) -> u8 {
        self.dice
    }

    /// For how many rolls it is.
    pub fn rolls(&self) -> u8 {
        self.rolls
    }

    /// What it is worth to keep these and throw the others, with n rolls left now. Keeping all is to stop.
    #[inline]
    pub fn keep(&self, kept: Dice, rolls: u8) -> W {
        if kept.len() == self.dice {
            return (0..rolls).fold(self.last(kept), |worth, _| worth.on_scale(self.dice));
        }
        self.keeps[rolls as usize - 1][number(kept)].on_scale(kept.len())
    }

    /// What a final result is worth.
    #[inline]
    pub fn last(&self, dice: Dice) -> W {
        self.keeps[0][number(dice)]
    }

    /// What it is worth to have n rolls and nothing rolled yet.
    pub fn before_rolls(&self, rolls: u8) -> W {
        self.keep(Dice::NONE, rolls)
    }

    /// What it is worth to have all the rolls and nothing rolled yet.
    pub fn before(&self) -> W {
        self.before_rolls(self.rolls)
    }

    /// Every way of keeping some of these dice, with n rolls left, and its worth.
    pub fn choices(&self, dice: Dice, rolls: u8) -> impl Iterator<Item = (Dice, W)> + '_ {
        let first = if rolls == 0 { dice.keeps() - 1 } else { 0 };
        (first..dice.keeps()).map(move |k| (dice.keep(k), self.keep(dice.keep(k), rolls)))
    }

    /// The best way of keeping some of these dice, with n rolls left, and its worth. Of equal ones it is the one
    /// that keeps most dice.
    pub fn best(&self, dice: Dice, rolls: u8) -> (Dice, W) {
        let stop = (dice, self.keep(dice, rolls));
        if rolls == 0 {
            return stop;
        }
        let worth = &self.keeps[rolls as usize - 1];
        let (mut best, mut most, mut len) = (None, stop.1, self.dice);
        let parts = KeptParts::of_results(dice.len()).of(number(dice) - below(dice.len()));
        for &(part, kept) in parts {
            let worth = worth[usize::from(part)].on_scale(kept);
            if kept < self.dice && (worth > most || worth == most && kept > len) {
                (best, most, len) = (Some(part), worth, kept);
            }
        }
        best.map_or(stop, |part| (numbered(part.into()), most))
    }
}

/// Every way of keeping some of the dice of each result of n dice, in the order of [`Dice::keep`].
struct KeptParts {
    /// The number of what is kept, and how many dice that are.
    list: Vec<(u16, u8)>,
    /// Where in that list the parts of each result begin, and where those of the last one end.
    starts: Vec<u32>,
}

/// By number of dice; made when they are needed.
static PARTS: [OnceLock<KeptParts>; MOST_DICE as usize + 1] = [const { OnceLock::new() }; MOST_DICE as usize + 1];

impl KeptParts {
    fn of_results(dice: u8) -> &'static KeptParts {
        PARTS[usize::from(dice)].get_or_init(|| {
            let mut parts = KeptParts { list: Vec::new(), starts: vec![0] };
            for &result in results(dice) {
                let kept = (0..result.keeps()).map(|k| result.keep(k));
                parts.list.extend(kept.map(|kept| (number(kept) as u16, kept.len())));
                parts.starts.push(parts.list.len() as u32);
            }
            parts
        })
    }

    /// Those of the result with this place among all of n dice.
    fn of(&self, place: usize) -> &[(u16, u8)] {
        &self.list[self.starts[place] as usize..self.starts[place + 1] as usize]
    }
}

/// Works out what keeping dice and throwing the others is worth with one roll more than is `known`. Where nothing is, the
/// results themselves are what lies there. Up to six dice have code of their own for each size of a block; it is as large as it
/// is fast.
fn walk_small<W: ResultValue>(dice: u8, known: Option<&[W]>, best: &mut [W], worth: &mut [W]) {
    const ROOMY: &str = "it was made as large";
    let worth = worth.first_chunk_mut::<SMALL_ROOM>().expect(ROOMY);
    macro_rules! each {
        ($kept:ident: $($numbers:literal)*; |$blocks:ident, $of:ident| $walk:expr) => {$({
            const $of: usize = $numbers;
            if usize::from($kept) >= $of {
                let $blocks = &$blocks[$of];
                $walk;
            }
        })*};
    }
    if let Some(known) = known {
        // A result with rolls left is worth the best of all that can be kept of it: the small ones are known first.
        let known = known.first_chunk::<SMALL_ROOM>().expect(ROOMY);
        let best = best.first_chunk_mut::<SMALL_ROOM>().expect(ROOMY);
        best[0] = known[0].on_scale(0);
        for kept in 1..=dice {
            let blocks = &BOOK.less[usize::from(kept)];
            each!(kept: 0 1 2 3 4 5 6; |blocks, OF| {
                if usize::from(kept) == OF {
                    best_of_blocks::<W, OF, false>(blocks, kept, known, best);
                } else {
                    best_of_blocks::<W, OF, true>(blocks, kept, known, best);
                }
            });
        }
        worth[below(dice)..up_to(dice)].copy_from_slice(&best[below(dice)..up_to(dice)]);
    }
    // From the large to the small: one die more is known already.
    for kept in (0..dice).rev() {
        let blocks = &BOOK.more[usize::from(kept)];
        each!(kept: 0 1 2 3 4 5 6; |blocks, OF| mean_of_blocks::<W, OF>(blocks, worth));
    }
}

/// Does something with each row of a block whose hands have `OF` dice that show a 1, 2 or 3: those with as many that show a
/// 1 or a 2. Each has its own code, in which everything is known but where blocks begin.
macro_rules! rows {
    ($row:ident::<_, $of:ident $(, $more:tt)*>$arguments:tt) => {
        rows!($row, $of, [$($more),*], $arguments, 0 1, 1 2, 2 3, 3 4, 4 5, 5 6, 6 7)
    };
    ($row:ident, $of:ident, $more:tt, $arguments:tt, $($row_of:literal $hands:literal),*) => {$(
        if $of + 1 >= $hands {
            rows!(@ $row, $of, $row_of, $hands, $more, $arguments);
        }
    )*};
    (@ $row:ident, $of:ident, $row_of:literal, $hands:literal, [$($more:tt),*], ($($argument:expr),*)) => {
        $row::<W, $of, $row_of, $hands $(, $more)*>($($argument),*)
    };
}

/// Where a block begins and those beside it do.
#[derive(Clone, Copy)]
struct Places {
    first: usize,
    numbers: usize,
    others: [usize; 3],
}

impl Places {
    #[inline(always)]
    fn of(block: &Block) -> Places {
        Places::inside::<{ 1 << 16 }>(block)
    }

    /// The same in a table of `N`: a place that cannot be outside needs no check.
    #[inline(always)]
    fn inside<const N: usize>(block: &Block) -> Places {
        let at = |number: u16| usize::from(number) % N;
        Places { first: at(block.first), numbers: at(block.numbers), others: block.others.map(at) }
    }
}

/// So many hands, from this one on.
#[inline(always)]
fn hands<W, const HANDS: usize>(table: &[W; SMALL_ROOM], at: usize) -> &[W; HANDS] {
    table[at..].first_chunk().expect("a block ends inside the table")
}

/// Keeping dice is worth the mean of keeping one die more, by its face.
fn mean_of_blocks<W: ResultValue, const OF: usize>(blocks: &[Block], worth: &mut [W; SMALL_ROOM]) {
    for block in blocks {
        let places = Places::inside::<SMALL>(block);
        rows!(mean_of_row::<_, OF>(places, worth));
    }
}

#[inline(always)]
fn mean_of_row<W: ResultValue, const OF: usize, const ROW: usize, const HANDS: usize>(
    places: Places,
    worth: &mut [W; SMALL_ROOM],
) {
    let (row, longer) = (rows_below(ROW), rows_below(ROW + 1));
    let [one, two, three] = [longer + 1, longer, row].map(|at| hands::<W, HANDS>(worth, places.numbers + at));
    let [energy, heart, smash] = places.others.map(|other| hands::<W, HANDS>(worth, other + row));
    let mean = |i: usize| W::mean([one[i], two[i], three[i], energy[i], heart[i], smash[i]]);
    let means: [W; HANDS] = std::array::from_fn(mean);
    worth[places.first + row..][..HANDS].copy_from_slice(&means);
}

/// The best part of a hand of `kept` dice is all of it, or the best part of it without one die. `OTHERS` says whether there
/// are dice besides those that show a 1, 2 or 3.
fn best_of_blocks<W: ResultValue, const OF: usize, const OTHERS: bool>(
    blocks: &[Block],
    kept: u8,
    worth: &[W; SMALL_ROOM],
    best: &mut [W; SMALL_ROOM],
) {
    for block in blocks {
        let places = Places::inside::<SMALL>(block);
        rows!(best_of_row::<_, OF, OTHERS>(places, kept, worth, best));
    }
}

#[inline(always)]
fn best_of_row<W: ResultValue, const OF: usize, const ROW: usize, const HANDS: usize, const OTHERS: bool>(
    places: Places,
    kept: u8,
    worth: &[W; SMALL_ROOM],
    best: &mut [W; SMALL_ROOM],
) {
    // Said this way round it is one instruction.
    let larger = |most: W, part: W| if most > part { most } else { part };
    let row = rows_below(ROW);
    let mut most: [W; HANDS] = hands::<W, HANDS>(worth, places.first + row).map(|worth| worth.on_scale(kept));
    if OTHERS {
        for other in places.others {
            let parts: &[W; HANDS] = hands(best, other + row);
            most = std::array::from_fn(|i| larger(most[i], parts[i]));
        }
    }
    // Without a 3, where there is one.
    if ROW < OF {
        let parts: &[W; HANDS] = hands(best, places.numbers + row);
        most = std::array::from_fn(|i| larger(most[i], parts[i]));
    }
    // Without a 2, which the last of a row has not, and without a 1, which the first has not.
    if ROW > 0 {
        let shorter = places.numbers + rows_below(ROW - 1);
        let parts: &[W; ROW] = hands(best, shorter);
        most = std::array::from_fn(|i| if i < ROW { larger(most[i], parts[i]) } else { most[i] });
        most = std::array::from_fn(|i| if i > 0 { larger(most[i], parts[i - 1]) } else { most[i] });
    }
    best[places.first + row..][..HANDS].copy_from_slice(&most);
}

/// Works out the same for any number of dice and any kind of worth, in less code.
fn walk<W: ResultValue>(dice: u8, known: Option<&[W]>, best: &mut [W], worth: &mut [W]) {
    if let Some(known) = known {
        best[0] = known[0].on_scale(0);
        for kept in 1..=dice {
            for (of, blocks) in BOOK.less[usize::from(kept)].iter().enumerate() {
                for block in blocks {
                    best_of_block(block, of, kept, known, best);
                }
            }
        }
        worth[below(dice)..up_to(dice)].copy_from_slice(&best[below(dice)..up_to(dice)]);
    }
    for kept in (0..dice).rev() {
        for (of, blocks) in BOOK.more[usize::from(kept)].iter().enumerate() {
            for block in blocks {
                mean_of_block(block, of, worth);
            }
        }
    }
}

/// Keeping dice is worth the mean of keeping one die more, by its face; `of` dice show a 1, 2 or 3.
fn mean_of_block<W: ResultValue>(block: &Block, of: usize, worth: &mut [W]) {
    let Places { first, numbers, others } = Places::of(block);
    for row in 0..=of {
        let (at, longer) = (rows_below(row), numbers + rows_below(row + 1));
        for i in at..=at + row {
            let [energy, heart, smash] = others.map(|other| worth[other + i]);
            let [two, three] = [longer + i - at, numbers + i].map(|hand| worth[hand]);
            worth[first + i] = W::mean([worth[longer + i - at + 1], two, three, energy, heart, smash]);
        }
    }
}

/// The best part of a hand of `kept` dice is all of it, or the best part of it without one die.
fn best_of_block<W: ResultValue>(block: &Block, of: usize, kept: u8, worth: &[W], best: &mut [W]) {
    let larger = |most: W, part: W| if most > part { most } else { part };
    let Places { first, numbers, others } = Places::of(block);
    for row in 0..=of {
        let at = rows_below(row);
        for i in 0..=row {
            let mut most = worth[first + at + i].on_scale(kept);
            if usize::from(kept) > of {
                most = others.iter().fold(most, |most, other| larger(most, best[other + at + i]));
            }
            // Without a 3, without a 2, and without a 1, where there is one.
            if row < of {
                most = larger(most, best[numbers + at + i]);
            }
            if i < row {
                most = larger(most, best[numbers + rows_below(row - 1) + i]);
            }
            if i > 0 {
                most = larger(most, best[numbers + rows_below(row - 1) + i - 1]);
            }
            best[first + at + i] = most;
        }
    }
}

/// An exact probability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fraction {
    /// Above the line.
    pub above: u128,
    /// Below the line.
    pub below: u128,
}

impl Fraction {
    /// In lowest terms.
    pub fn new(above: u128, below: u128) -> Fraction {
        let (mut a, mut b) = (above, below);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        let common = a.max(1);
        Fraction { above: above / common, below: below / common }
    }

    /// As a number with a point.
    pub fn value(self) -> f64 {
        self.above as f64 / self.below as f64
    }
}

impl std::fmt::Display for Fraction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.above, self.below)
    }
}

/// Exact chances of a wish about the final result, for a player who wants nothing else.
#[derive(Clone, Debug)]
pub struct Odds(Plan<u128>);

impl Odds {
    /// The most rolls that stay exact with n dice: 6 to the power of both is still a number.
    pub const fn most_rolls(dice: u8) -> u8 {
        match 48u8.checked_div(dice) {
            Some(rolls) => rolls,
            None => u8::MAX,
        }
    }

    /// The chances of `wish`; none when there are more dice or rolls than can be counted exactly.
    pub fn new(dice: u8, rolls: u8, wish: impl Fn(Dice) -> bool) -> Option<Odds> {
        let possible = dice <= MOST_DICE && rolls <= Odds::most_rolls(dice);
        possible.then(|| Odds(Plan::new(dice, rolls, |hand| u128::from(wish(hand)))))
    }

    fn scale(&self, rolls: u8) -> u128 {
        6u128.pow(u32::from(self.0.dice()) * u32::from(rolls))
    }

    /// Before anything was rolled, with all the rolls.
    pub fn before(&self) -> Fraction {
        Fraction::new(self.0.before(), self.scale(self.0.rolls()))
    }

    /// With these dice kept and the others about to be thrown, n rolls left.
    pub fn keep(&self, kept: Dice, rolls: u8) -> Fraction {
        Fraction::new(self.0.keep(kept, rolls), self.scale(rolls))
    }

    /// With these dice on the table and n rolls left: what to keep, and the chance then.
    pub fn best(&self, dice: Dice, rolls: u8) -> (Dice, Fraction) {
        let (kept, worth) = self.0.best(dice, rolls);
        (kept, Fraction::new(worth, self.scale(rolls)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::Face;

    /// The value of a result by looking at everything that can happen, roll by roll.
    fn brute(dice: Dice, rolls: u8, value: &dyn Fn(Dice) -> f64) -> f64 {
        let mut best = value(dice);
        if rolls > 0 {
            for kept in (0..dice.keeps()).map(|k| dice.keep(k)) {
                best = best.max(thrown(kept, dice.len() - kept.len(), rolls, value));
            }
        }
        best
    }

    fn thrown(kept: Dice, others: u8, rolls: u8, value: &dyn Fn(Dice) -> f64) -> f64 {
        let all = libm::pow(6.0, f64::from(others));
        Dice::results(others).map(|d| d.ways() as f64 / all * brute(kept.plus(d), rolls - 1, value)).sum()
    }

    /// Some worth without any pattern.
    fn whim(dice: Dice) -> f64 {
        let mixed = (number(dice) as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 40) as f64 / f64::from(1 << 24)
    }

    #[test]
    fn numbers_count_all_multisets() {
        assert_eq!((up_to(6), up_to(8), up_to(9)), (924, 3003, 5005));
        let mut seen = vec![false; up_to(MOST_DICE)];
        for hand in (0..=MOST_DICE).flat_map(Dice::results) {
            assert!(!std::mem::replace(&mut seen[number(hand)], true), "{hand}");
            assert!((below(hand.len())..up_to(hand.len())).contains(&number(hand)));
        }
        assert!(seen.into_iter().all(|seen| seen));
    }

    #[test]
    fn it_agrees_with_trying_everything() {
        for (dice, rolls) in [(1, 1), (1, 3), (2, 2), (2, 3), (3, 2), (4, 1)] {
            let plan = Plan::new(dice, rolls, whim);
            let expected = thrown(Dice::NONE, dice, rolls, &whim);
            assert!((plan.before() - expected).abs() < 1e-12, "{dice} dice, {rolls} rolls");
            for hand in Dice::results(dice) {
                let found = plan.best(hand, rolls - 1);
                assert!((found.1 - brute(hand, rolls - 1, &whim)).abs() < 1e-12, "{hand}");
                for (kept, worth) in plan.choices(hand, rolls - 1).filter(|(kept, _)| *kept != hand) {
                    let expected = thrown(kept, dice - kept.len(), rolls - 1, &whim);
                    assert!((worth - expected).abs() < 1e-12, "{hand} keep {kept}");
                }
            }
        }
    }

    #[test]
    fn whole_numbers_agree_with_the_others() {
        for rolls in 0..=3 {
            let wish = |dice: Dice| whim(dice) > 0.5;
            let odds = Odds::new(6, rolls + 1, wish).unwrap();
            let plan = Plan::new(6, rolls + 1, |dice| f64::from(u8::from(wish(dice))));
            assert!((odds.before().value() - plan.before()).abs() < 1e-12);
            for &hand in results(6) {
                let (kept, chance) = odds.best(hand, rolls);
                assert!((chance.value() - plan.best(hand, rolls).1).abs() < 1e-12);
                assert!((plan.keep(kept, rolls) - chance.value()).abs() < 1e-12);
            }
        }
    }

    #[test]
    fn smashes_of_six_dice_in_three_rolls() {
        let chances = [0.962, 0.798, 0.500, 0.210, 0.052, 0.006];
        for (least, expected) in (1..).zip(chances) {
            let odds = Odds::new(6, 3, |dice| dice.count(Face::Smash) >= least).unwrap();
            assert_eq!(format!("{:.3}", odds.before().value()), format!("{expected:.3}"));
        }
        // All six: each die with 91/216.
        let odds = Odds::new(6, 3, |dice| dice.count(Face::Smash) == 6).unwrap();
        assert_eq!(odds.before(), Fraction::new(91u128.pow(6), 216u128.pow(6)));
    }

    #[test]
    fn nine_dice_and_five_rolls_are_exact() {
        assert_eq!(Odds::most_rolls(9), 5);
        let odds = Odds::new(9, 5, |dice| dice.count(Face::One) == 9).unwrap();
        let one = Fraction::new(7776 - 3125, 7776).value();
        assert!((odds.before().value() - libm::pow(one, 9.0)).abs() < 1e-12);
        assert!(Odds::new(9, 6, |_| true).is_none());
        assert!(Odds::new(10, 1, |_| true).is_none());
    }

    #[test]
    fn no_dice_are_worth_what_they_are() {
        let plan = Plan::new(0, 2, |_| 7.0);
        assert_eq!(plan.best(Dice::NONE, 1), (Dice::NONE, 7.0));
    }

    #[test]
    fn the_best_of_all_is_the_best_of_each() {
        let worth = |dice: Dice| {
            let [one, two, _, energy, heart, smash] = dice.counts().map(f64::from);
            (one * two).sqrt() + 0.41 * energy + 0.33 * heart * heart + if smash >= 2.0 { 1.7 } else { 0.0 }
        };
        for dice in [1, 6, 8] {
            let plan = Plan::new(dice, 3, worth);
            for rolls in 1..=3 {
                for (&lying, keep) in results(dice).iter().zip(plan.best_of_all(rolls)) {
                    let (kept, best) = (numbered(usize::from(keep)), plan.best(lying, rolls).1);
                    assert!(lying.covers(kept) && (plan.keep(kept, rolls) - best).abs() < 1e-12, "{lying} {rolls}");
                }
            }
        }
    }
}
