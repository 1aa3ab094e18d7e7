//! Many bouts at once: one answer for each, on all cores, and what is seen next written where the caller wants it.

use std::ops::Range;
use std::sync::Arc;

use kaiju_bots::{Bits, Player};
use kaiju_rules::{Action, Dice, Legal, Seat, State};
use kaiju_wire::bot::{ANSWERS, answer, keep_rank, number};
use rayon::prelude::*;

use crate::bout::{Bout, BoutSetup};
use crate::keeps::{KEEP_WORDS, KEEPS_END, KEEPS_FROM, keep_bits, keep_bytes};
use crate::observation::{
    MOST_LEGAL, MOST_SEEN, ObservationShape, SeenBits, SeenList, SeenRow, kept_rank, legal_numbers,
};
use crate::threads::Threads;

/// Keeps answers that are drawn apart from the dice.
const SAMPLES: u64 = 0x7361_6D70_6C65_7321;

/// How many words a row of bits has for what may be answered.
pub const MASK_WORDS: usize = (ANSWERS as usize).div_ceil(64);

/// How what the seat that is asked sees and may answer is written: where nobody wants to look, what it sees is empty.
#[derive(Debug)]
pub enum BoutShown<'a> {
    /// As rows of zeros and ones: [`ObservationShape::len`] and [`ANSWERS`] for each bout.
    Rows {
        /// What it sees.
        observations: &'a mut [i8],
        /// What it may answer.
        masks: &'a mut [i8],
    },
    /// As rows of bits, the first of each word lowest: [`ObservationShape::words`] and [`MASK_WORDS`] for each bout.
    Bits {
        /// What it sees.
        observations: &'a mut [u64],
        /// What it may answer.
        masks: &'a mut [u64],
    },
    /// As lists of the places of the ones, of which there are few: room for [`MOST_SEEN`] and [`MOST_LEGAL`] for each bout, and
    /// how many of each there are.
    Lists {
        /// What it sees, in no particular order.
        seen: &'a mut [u16],
        /// What it may answer, in order.
        legal: &'a mut [u16],
        /// How many inputs are on, and how many answers are legal, two numbers for each bout.
        counts: &'a mut [u16],
    },
}

/// Where what is seen is written, a row for each bout. All rows together have the right length.
#[derive(Debug)]
pub struct BoutRows<'a> {
    /// What is seen and may be answered.
    pub shown: BoutShown<'a>,
    /// What each seat was rewarded with, six for each bout.
    pub rewards: &'a mut [f32],
    /// Did a game end with the last answer? What is seen is of the next one then.
    pub dones: &'a mut [bool],
    /// Which seat is asked.
    pub seats: &'a mut [i8],
}

/// An answer that is not legal. Nothing has moved, in none of the bouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongAnswer {
    /// The place of the bout.
    pub at: usize,
    /// The number of the answer.
    pub answer: i64,
}

/// A bout, and which game it is.
struct Lane {
    bout: Bout,
    game: u64,
    /// The places of the ones that are to be wiped from a row of zeros and ones; none for other rows.
    ones: Option<Box<[u16; MOST_SEEN]>>,
    /// How many these are; in a list, how many of the ones are not of the dice and the rolls that are left, which come last. Zero
    /// where none were written, and any other number where bits were.
    lasting: usize,
    /// Where the ways of keeping dice lie that a row of a mask shows; empty where it shows none.
    kept: Range<usize>,
    /// Were dice thrown again since, and nothing else happened? Then only what comes after those is written anew.
    rolled_on: bool,
}

/// What may be answered in a bout, and what draws among it. These lie together, apart from the games: answers are drawn and
/// checked before any game is touched.
#[repr(align(64))]
struct LaneChoice {
    samples: Bits,
    /// The dice of which some may be kept, their rank, and the numbers of all ways of keeping them.
    dice: Option<Dice>,
    rank: u16,
    keeps: &'static [u16],
    /// The numbers of all other answers.
    others: FewNumbers,
    /// The answer that was given last.
    given: Action,
}

/// Numbers of answers. A few lie in place, which saves a look elsewhere; more are rare.
#[derive(Default)]
struct FewNumbers {
    few: [u16; FewNumbers::FEW],
    many: u8,
    /// All of them, where they are too many; else none.
    more: Vec<u16>,
}

impl FewNumbers {
    const FEW: usize = 18;

    fn all(&self) -> &[u16] {
        if self.more.is_empty() { &self.few[..usize::from(self.many)] } else { &self.more }
    }

    /// Writes all of them and returns how many they are. Where they are a few, those that are not meant are written as well, which
    /// takes less than asking how many.
    #[inline(always)]
    fn write(&self, numbers: &mut [u16]) -> usize {
        if self.more.is_empty() {
            numbers[..FewNumbers::FEW].copy_from_slice(&self.few);
            return self.many.into();
        }
        numbers[..self.more.len()].copy_from_slice(&self.more);
        self.more.len()
    }

    fn clear(&mut self) {
        self.many = 0;
        self.more.clear();
    }

    fn push(&mut self, number: u16) {
        if self.more.is_empty() && usize::from(self.many) < FewNumbers::FEW {
            self.few[usize::from(self.many)] = number;
            self.many += 1;
        } else {
            self.push_more(number);
        }
    }

    #[cold]
    fn push_more(&mut self, number: u16) {
        if self.more.is_empty() {
            self.more.extend(self.few);
        }
        self.more.push(number);
    }
}

/// Bouts that lie next to each other, with all that belongs to them: what one thread works on.
struct Stretch<'a> {
    lanes: &'a mut [Lane],
    choices: &'a mut [LaneChoice],
    rows: BoutRows<'a>,
}

/// What is written of one bout.
trait LaneRow {
    /// Wipes the legal answers that were written.
    fn wipe(&mut self, choice: &LaneChoice);

    /// Writes what a seat sees and may answer into a row that shows no legal answers.
    fn write(&mut self, shape: &ObservationShape, lane: &mut Lane, seat: Seat, choice: &LaneChoice);
}

/// What is seen and may be answered, as zeros and ones.
struct ByteRow<'a>(&'a mut [i8], &'a mut [i8]);

/// What is seen and may be answered, as bits.
struct BitRow<'a>(&'a mut [u64], &'a mut [u64]);

/// What is seen and may be answered, as lists of the places of the ones, and how many there are.
struct ListRow<'a>(&'a mut [u16], &'a mut [u16], &'a mut [u16]);

/// Many bouts from the same setup. Where a game ends the next begins: what is played follows from the seed and the answers
/// alone, on any number of threads.
pub struct Bouts {
    about: Arc<BoutSetup>,
    seed: u64,
    lanes: Vec<Lane>,
    choices: Vec<LaneChoice>,
    threads: Threads,
    /// Did the last step go through them from the last to the first?
    back: bool,
}

impl Bouts {
    /// As many bouts as are wanted, each at its first choice, on n threads or on all cores. An error says in a sentence why
    /// not: a learner must sit somewhere, or nobody would ever be asked.
    pub fn new(about: BoutSetup, many: usize, seed: u64, threads: Option<usize>) -> Result<Bouts, String> {
        if about.learners().is_empty() {
            return Err("bots sit at every seat: leave one to a learner".to_string());
        }
        let mut threads = Threads::new(threads)?;
        let about = Arc::new(about);
        let lane = |game: u64| {
            let mut legal = Legal::default();
            let bout = Bout::new(&about, seed, game, &mut legal);
            let mut lane = Lane { bout, game, ones: None, lasting: 0, kept: 0..0, rolled_on: false };
            lane.skip_ended(&about, seed, many as u64, &mut legal);
            let samples = Bits::new(seed ^ SAMPLES, game);
            let mut choice = LaneChoice {
                samples,
                dice: None,
                rank: 0,
                keeps: &[],
                others: FewNumbers::default(),
                given: Action::No,
            };
            choice.note(&legal);
            (lane, choice)
        };
        let (lanes, choices) = match &mut threads {
            Threads::Here => (0..many as u64).map(lane).unzip(),
            more @ Threads::Others(_) => more.run(many, |_| (0..many as u64).into_par_iter().map(lane).unzip()),
        };
        Ok(Bouts { about, seed, lanes, choices, threads, back: false })
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.lanes.len()
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.lanes.is_empty()
    }

    /// A bout.
    pub fn bout(&self, at: usize) -> Option<&Bout> {
        self.lanes.get(at).map(|lane| &lane.bout)
    }

    /// Writes what is seen now into rows that are all zero.
    pub fn write(&mut self, rows: BoutRows<'_>) {
        let all = Stretch::new(&mut self.lanes, &mut self.choices, rows);
        self.threads.run(all.lanes.len(), |few| {
            all.each(few, false, &|lane: &mut Lane,
                                   _: &mut LaneChoice,
                                   rewards: &mut [f32; 6],
                                   done: &mut bool,
                                   _: &mut Legal| {
                (*rewards, *done) = ([0.0; 6], false);
                (lane.lasting, lane.kept, lane.rolled_on) = (0, 0..0, false);
                0
            })
        });
    }

    /// Answers in every bout, and writes what is seen next into the rows that were written before: of these only what has changed
    /// is touched. Returns how many inputs were played.
    pub fn step<N: Copy + Into<i64> + Sync>(&mut self, answers: &[N], rows: BoutRows<'_>) -> Result<u64, WrongAnswer> {
        let (about, seed, many) = (&self.about, self.seed, self.lanes.len());
        assert_eq!(answers.len(), many, "an answer for each");
        let refuses = |(choice, &wanted): (&mut LaneChoice, &N)| !choice.take(wanted.into());
        let wrong = match &mut self.threads {
            Threads::Here => self.choices.iter_mut().zip(answers).position(refuses),
            more @ Threads::Others(_) => {
                more.run(many, |few| self.choices.par_iter_mut().zip(answers).with_min_len(few).position_first(refuses))
            }
        };
        if let Some(at) = wrong {
            return Err(WrongAnswer { at, answer: answers[at].into() });
        }
        // Forth and back: what was played last lies nearest, and a thousand games are a little more than lies near.
        self.back = !self.back;
        let back = self.back;
        let all = Stretch::new(&mut self.lanes, &mut self.choices, rows);
        Ok(self.threads.run(many, |few| {
            all.each(few, back, &|lane: &mut Lane,
                                  choice: &mut LaneChoice,
                                  rewards: &mut [f32; 6],
                                  done: &mut bool,
                                  legal: &mut Legal| {
                let (before, rolls_on) = (lane.bout.inputs(), choice.rolls_on(&lane.bout));
                let asked = lane.bout.asked();
                lane.bout.answer(choice.given, legal);
                let played = lane.bout.inputs() - before;
                // The answer, and what chance threw.
                lane.rolled_on = rolls_on && played == 2 && lane.bout.asked() == asked;
                lane.bout.write_rewards(rewards);
                *done = lane.bout.end().is_some();
                let skipped = lane.skip_ended(about, seed, many as u64, legal);
                choice.note(legal);
                lane.rolled_on &= !choice.keeps.is_empty();
                played + skipped
            })
        }))
    }

    /// Draws a legal answer for every bout, each as likely as any other.
    pub fn sample(&mut self, answers: &mut [i32]) {
        let draw = |(choice, drawn): (&mut LaneChoice, &mut i32)| *drawn = choice.draw().into();
        match &mut self.threads {
            Threads::Here => self.choices.iter_mut().zip(answers).for_each(draw),
            more @ Threads::Others(_) => more.run(self.choices.len(), |few| {
                self.choices.par_iter_mut().zip(answers).with_min_len(few).for_each(draw);
            }),
        }
    }

    /// What a bot would answer in every bout. It sees what the seat that is asked sees.
    pub fn advise(&mut self, player: Player, answers: &mut [i32]) {
        let advise = |((lane, choice), advised): ((&Lane, &mut LaneChoice), &mut i32)| {
            *advised = number(lane.bout.advice(player, &mut choice.samples)) as i32;
        };
        match &mut self.threads {
            Threads::Here => self.lanes.iter().zip(&mut self.choices).zip(answers).for_each(advise),
            more @ Threads::Others(_) => more.run(self.lanes.len(), |_| {
                self.lanes.par_iter().zip(&mut self.choices).zip(answers).for_each(advise);
            }),
        }
    }
}

impl LaneChoice {
    /// Takes an answer, if it is one of them. The keeps are many, and are not searched.
    fn take(&mut self, wanted: i64) -> bool {
        let Some(action) = u32::try_from(wanted).ok().and_then(answer) else { return false };
        self.given = action;
        match (action, self.dice) {
            (Action::Keep(kept), Some(dice)) => dice.covers(kept),
            _ => self.others.all().iter().any(|&other| i64::from(other) == wanted),
        }
    }

    /// Draws one of them, each as likely as any other.
    fn draw(&mut self) -> u16 {
        let others = self.others.all();
        let at = self.samples.below(self.keeps.len() + others.len());
        self.keeps.get(at).or_else(|| others.get(at - self.keeps.len())).copied().unwrap_or(0)
    }

    /// Does the answer that was given throw some dice again, and do nothing else?
    fn rolls_on(&self, bout: &Bout) -> bool {
        matches!((self.given, self.dice), (Action::Keep(kept), Some(dice)) if kept != dice)
            && bout.state().table().only_throws()
    }

    /// Takes note of what a bout asks now.
    #[inline]
    fn note(&mut self, legal: &Legal) {
        self.others.clear();
        self.dice = legal.kept_from();
        self.rank = kept_rank(legal).unwrap_or(0) as u16;
        self.keeps = &[];
        legal_numbers(legal, |keeps, other| match other {
            None => self.keeps = keeps,
            Some(other) => self.others.push(other),
        });
    }

    /// Where the numbers of the keeps lie: from keeping none, which comes first, to keeping all, which comes last.
    fn kept(&self) -> Range<usize> {
        match (self.keeps.first(), self.keeps.last()) {
            (Some(&none), Some(&all)) => none.into()..usize::from(all) + 1,
            _ => 0..0,
        }
    }

    /// The rank of the dice of which some may be kept, if any may.
    fn rank(&self) -> Option<usize> {
        self.dice.map(|_| self.rank.into())
    }

    /// The rank of the dice that lie there.
    #[inline(always)]
    fn dice_rank(&self, state: &State) -> Option<usize> {
        self.rank().or_else(|| keep_rank(state.table().turn().dice))
    }
}

impl Lane {
    /// Goes on to the next game in which a learner is asked. Returns how many inputs that took.
    fn skip_ended(&mut self, about: &Arc<BoutSetup>, seed: u64, many: u64, legal: &mut Legal) -> u64 {
        let mut played = 0;
        while self.bout.end().is_some() {
            self.game = self.game.wrapping_add(many.max(1));
            self.bout = Bout::new(about, seed, self.game, legal);
            played += self.bout.inputs();
        }
        played
    }

    /// Is what was written of the table still true, all but the dice and the rolls that are left?
    #[inline(always)]
    fn lasts(&self) -> bool {
        self.rolled_on && self.lasting > 0
    }

    /// Writes the places of the ones that the seat sees, in a list that has those of before, and returns how many they are.
    #[inline(never)] // a function of its own has the processor's registers for itself
    fn look(
        &mut self,
        shape: &ObservationShape,
        seat: Seat,
        choice: &LaneChoice,
        numbers: &mut [u16; MOST_SEEN],
    ) -> usize {
        let state = self.bout.state();
        let mut list = SeenList { numbers, many: self.lasting };
        if !self.lasts() {
            list = shape.look_at_table(state, seat, SeenList { many: 0, ..list });
            self.lasting = list.many;
        }
        shape.look_at_roll(state, choice.dice_rank(state), list).many
    }

    /// Writes what the seat sees into a row of zeros and ones that shows what was seen before.
    #[inline(never)]
    fn look_row(&mut self, shape: &ObservationShape, seat: Seat, choice: &LaneChoice, row: &mut [i8]) {
        let (state, lasts) = (self.bout.state(), self.lasts());
        let numbers = &mut **self.ones.get_or_insert_with(|| Box::new([0; MOST_SEEN]));
        if !lasts {
            numbers[..self.lasting].iter().for_each(|&number| row[usize::from(number)] = 0);
            self.lasting = 0;
        }
        let mut told = SeenRow { row, ones: SeenList { numbers, many: self.lasting } };
        if !lasts {
            told = shape.look_at_table(state, seat, told);
            self.lasting = told.ones.many;
        }
        let _ = shape.look_at_roll(state, choice.dice_rank(state), told);
    }

    /// Writes what the seat sees into a row of bits that shows what was seen before.
    #[inline(never)]
    fn look_bits(&mut self, shape: &ObservationShape, seat: Seat, choice: &LaneChoice, row: &mut [u64]) {
        let (state, lasts) = (self.bout.state(), self.lasts());
        let mut told = SeenBits(row);
        if lasts {
            shape.wipe_roll(told.0);
        } else {
            told.0.fill(0);
            told = shape.look_at_table(state, seat, told);
            self.lasting = 1;
        }
        let _ = shape.look_at_roll(state, choice.dice_rank(state), told);
    }
}

impl LaneRow for ByteRow<'_> {
    #[inline(always)]
    fn wipe(&mut self, choice: &LaneChoice) {
        let ByteRow(_, mask) = self;
        choice.others.all().iter().for_each(|&number| mask[usize::from(number)] = 0);
    }

    #[inline(always)]
    fn write(&mut self, shape: &ObservationShape, lane: &mut Lane, seat: Seat, choice: &LaneChoice) {
        let ByteRow(observation, mask) = self;
        if let Some(row) = choice.rank().and_then(keep_bytes)
            && lane.kept.end <= KEEPS_END
        {
            mask[KEEPS_FROM..KEEPS_END].copy_from_slice(row);
            lane.kept = KEEPS_FROM..KEEPS_END;
        } else {
            mask[lane.kept.clone()].fill(0);
            choice.keeps.iter().for_each(|&number| mask[usize::from(number)] = 1);
            lane.kept = choice.kept();
        }
        choice.others.all().iter().for_each(|&number| mask[usize::from(number)] = 1);
        if !observation.is_empty() {
            lane.look_row(shape, seat, choice, observation);
        }
    }
}

impl LaneRow for BitRow<'_> {
    #[inline(always)]
    fn wipe(&mut self, choice: &LaneChoice) {
        let BitRow(_, mask) = self;
        choice.others.all().iter().for_each(|&number| mask[usize::from(number) / 64] = 0);
    }

    #[inline(always)]
    fn write(&mut self, shape: &ObservationShape, lane: &mut Lane, seat: Seat, choice: &LaneChoice) {
        let BitRow(observation, mask) = self;
        if let Some(row) = choice.rank().and_then(keep_bits)
            && lane.kept.end <= KEEPS_END
        {
            mask[..KEEP_WORDS].copy_from_slice(row);
            lane.kept = KEEPS_FROM..KEEPS_END;
        } else {
            mask[lane.kept.start / 64..lane.kept.end.div_ceil(64)].fill(0);
            choice.keeps.iter().for_each(|&number| put_bit(mask, number));
            lane.kept = choice.kept();
        }
        choice.others.all().iter().for_each(|&number| put_bit(mask, number));
        if !observation.is_empty() {
            lane.look_bits(shape, seat, choice, observation);
        }
    }
}

impl LaneRow for ListRow<'_> {
    #[inline(always)]
    fn wipe(&mut self, _: &LaneChoice) {}

    #[inline(always)]
    fn write(&mut self, shape: &ObservationShape, lane: &mut Lane, seat: Seat, choice: &LaneChoice) {
        let (ListRow(seen, legal, counts), keeps) = (self, choice.keeps);
        legal[..keeps.len()].copy_from_slice(keeps);
        let many = keeps.len() + choice.others.write(&mut legal[keeps.len()..]);
        let seen = seen.first_chunk_mut().map_or(0, |seen| lane.look(shape, seat, choice, seen));
        counts.copy_from_slice(&[seen as u16, many as u16]);
    }
}

impl<'a> Stretch<'a> {
    /// All bouts, with rows of the right length.
    fn new(lanes: &'a mut [Lane], choices: &'a mut [LaneChoice], rows: BoutRows<'a>) -> Stretch<'a> {
        let many = lanes.len();
        let lengths = [rows.rewards.len(), rows.dones.len(), rows.seats.len(), choices.len()];
        assert_eq!(lengths, [6 * many, many, many, many], "a row for each");
        let shape = ObservationShape::ours();
        let (seen, legal) = match &rows.shown {
            BoutShown::Rows { observations, masks } => {
                ((observations.len(), shape.len()), (masks.len(), ANSWERS as usize))
            }
            BoutShown::Bits { observations, masks } => ((observations.len(), shape.words()), (masks.len(), MASK_WORDS)),
            BoutShown::Lists { seen, legal, counts } => {
                assert_eq!(counts.len(), many * 2, "two counts for each");
                ((seen.len(), MOST_SEEN), (legal.len(), MOST_LEGAL))
            }
        };
        assert!(seen.0 == 0 || seen.0 == many * seen.1, "a row of what is seen for each, or none");
        assert_eq!(legal.0, many * legal.1, "a row of what is legal for each");
        Stretch { lanes, choices, rows }
    }

    /// Does something with each bout and writes what is seen then, some on other threads where they are more than a few; lends a
    /// list for what is legal. Goes through them from the last to the first, if so wanted. Returns the sum.
    fn each(self, few: usize, back: bool, work: &(impl LaneWork + Sync)) -> u64 {
        if self.lanes.len() > few {
            let (one, other) = self.halves();
            let (first, then) = if back { (other, one) } else { (one, other) };
            let (first, then) = rayon::join(|| first.each(few, back, work), || then.each(few, back, work));
            return first + then;
        }
        let Stretch { lanes, choices, rows: BoutRows { shown, rewards, dones, seats } } = self;
        let shape = ObservationShape::ours();
        let rest = lanes.iter_mut().zip(choices).zip(rewards.as_chunks_mut().0).zip(dones.iter_mut().zip(seats));
        // A row for each kind of thing that is shown, and an empty one where nobody wants to look.
        match shown {
            BoutShown::Rows { observations, masks } => {
                let legal = masks.chunks_exact_mut(ANSWERS as usize);
                if observations.is_empty() {
                    walk(rest.zip(legal.map(|legal| ByteRow(&mut [], legal))), back, work)
                } else {
                    let seen = observations.chunks_exact_mut(shape.len());
                    walk(rest.zip(seen.zip(legal).map(|(seen, legal)| ByteRow(seen, legal))), back, work)
                }
            }
            BoutShown::Bits { observations, masks } => {
                let legal = masks.chunks_exact_mut(MASK_WORDS);
                if observations.is_empty() {
                    walk(rest.zip(legal.map(|legal| BitRow(&mut [], legal))), back, work)
                } else {
                    let seen = observations.chunks_exact_mut(shape.words());
                    walk(rest.zip(seen.zip(legal).map(|(seen, legal)| BitRow(seen, legal))), back, work)
                }
            }
            BoutShown::Lists { seen, legal, counts } => {
                let legal = legal.chunks_exact_mut(MOST_LEGAL).zip(counts.chunks_exact_mut(2));
                if seen.is_empty() {
                    walk(rest.zip(legal.map(|(legal, counts)| ListRow(&mut [], legal, counts))), back, work)
                } else {
                    let all = seen.chunks_exact_mut(MOST_SEEN).zip(legal);
                    walk(rest.zip(all.map(|(seen, (legal, counts))| ListRow(seen, legal, counts))), back, work)
                }
            }
        }
    }

    /// The first half of the bouts, and the other.
    fn halves(self) -> (Stretch<'a>, Stretch<'a>) {
        let (at, shape) = (self.lanes.len() / 2, ObservationShape::ours());
        let (lanes, choices) = (self.lanes.split_at_mut(at), self.choices.split_at_mut(at));
        let BoutRows { shown, rewards, dones, seats } = self.rows;
        let (rewards, dones, seats) = (rewards.split_at_mut(6 * at), dones.split_at_mut(at), seats.split_at_mut(at));
        let shown = match shown {
            BoutShown::Rows { observations, masks } => {
                let (seen, legal) = (cut(observations, at, shape.len()), cut(masks, at, ANSWERS as usize));
                let rows = |observations, masks| BoutShown::Rows { observations, masks };
                (rows(seen.0, legal.0), rows(seen.1, legal.1))
            }
            BoutShown::Bits { observations, masks } => {
                let (seen, legal) = (cut(observations, at, shape.words()), cut(masks, at, MASK_WORDS));
                let bits = |observations, masks| BoutShown::Bits { observations, masks };
                (bits(seen.0, legal.0), bits(seen.1, legal.1))
            }
            BoutShown::Lists { seen, legal, counts } => {
                let (seen, legal) = (cut(seen, at, MOST_SEEN), cut(legal, at, MOST_LEGAL));
                let counts = cut(counts, at, 2);
                let lists = |seen, legal, counts| BoutShown::Lists { seen, legal, counts };
                (lists(seen.0, legal.0, counts.0), lists(seen.1, legal.1, counts.1))
            }
        };
        let stretch = |lanes, choices, shown, rewards, dones, seats| {
            let rows = BoutRows { shown, rewards, dones, seats };
            Stretch { lanes, choices, rows }
        };
        (
            stretch(lanes.0, choices.0, shown.0, rewards.0, dones.0, seats.0),
            stretch(lanes.1, choices.1, shown.1, rewards.1, dones.1, seats.1),
        )
    }
}

/// What is done with a bout: its choice, what each seat is rewarded with, whether its game ended, and a list for what is legal.
trait LaneWork: Fn(&mut Lane, &mut LaneChoice, &mut [f32; 6], &mut bool, &mut Legal) -> u64 {}

impl<W: Fn(&mut Lane, &mut LaneChoice, &mut [f32; 6], &mut bool, &mut Legal) -> u64> LaneWork for W {}

/// A bout with its choice, its rewards, whether it is done, who is asked, and its row.
type LaneParts<'a, R> = ((((&'a mut Lane, &'a mut LaneChoice), &'a mut [f32; 6]), (&'a mut bool, &'a mut i8)), R);

/// Does something with each bout and writes what is seen then. Returns the sum.
fn walk<'a, R: LaneRow>(
    mut bouts: impl DoubleEndedIterator<Item = LaneParts<'a, R>>,
    back: bool,
    work: &impl LaneWork,
) -> u64 {
    let (mut sum, mut legal, shape) = (0, Legal::default(), ObservationShape::ours());
    while let Some(parts) = if back { bouts.next_back() } else { bouts.next() } {
        let ((((lane, choice), rewards), (done, seat)), mut row) = parts;
        row.wipe(choice);
        sum += work(lane, choice, rewards, done, &mut legal);
        let asked = lane.bout.asked().unwrap_or(Seat::A);
        *seat = asked.index() as i8;
        row.write(shape, lane, asked, choice);
    }
    sum
}

/// The first rows, and the others; of none, none.
fn cut<T>(all: &mut [T], at: usize, width: usize) -> (&mut [T], &mut [T]) {
    let at = if all.is_empty() { 0 } else { at * width };
    all.split_at_mut(at)
}

/// Sets a bit.
#[inline]
fn put_bit(words: &mut [u64], number: u16) {
    words[usize::from(number) / 64] |= 1 << (number % 64);
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::notation::parse_position;
    use kaiju_rules::{EditionId, Face, Input, Log, Outcome, Rules, Setup};

    /// Arrays of the right size.
    struct Arrays {
        observations: Vec<i8>,
        masks: Vec<i8>,
        rewards: Vec<f32>,
        dones: Vec<bool>,
        seats: Vec<i8>,
    }

    impl Arrays {
        fn new(many: usize) -> Arrays {
            Arrays {
                observations: vec![0; many * ObservationShape::ours().len()],
                masks: vec![0; many * ANSWERS as usize],
                rewards: vec![0.0; many * 6],
                dones: vec![false; many],
                seats: vec![0; many],
            }
        }

        fn rows(&mut self) -> BoutRows<'_> {
            BoutRows {
                shown: BoutShown::Rows { observations: &mut self.observations, masks: &mut self.masks },
                rewards: &mut self.rewards,
                dones: &mut self.dones,
                seats: &mut self.seats,
            }
        }
    }

    fn about(bots: [Option<&str>; 6]) -> BoutSetup {
        let setup = Setup::new(EditionId::GODZILLA, 3).expect("three can play");
        let setup = setup.with_rules(Rules { evolutions: true, ..setup.rules() });
        BoutSetup { setup, bots: bots.map(|bot| bot.and_then(|name| name.parse().ok())), shaping: 0.0 }
    }

    /// Rows that are wiped and written in part are what is written into empty ones, and two runs are the same.
    #[test]
    fn rows_are_what_is_seen_and_nothing_is_left_of_before() {
        const MANY: usize = 24;
        let about = about([None, Some("greedy"), None, None, None, None]);
        let mut twins = [None, Some(1)].map(|threads| Bouts::new(about, MANY, 7, threads).expect("learners sit"));
        let mut arrays = [Arrays::new(MANY), Arrays::new(MANY)];
        for (bouts, arrays) in twins.iter_mut().zip(&mut arrays) {
            bouts.write(arrays.rows());
        }
        let (mut answers, mut ended) = (vec![0i32; MANY], 0);
        for _ in 0..300 {
            twins[0].sample(&mut answers);
            for (bouts, arrays) in twins.iter_mut().zip(&mut arrays) {
                bouts.step(&answers, arrays.rows()).expect("drawn among the legal ones");
            }
            let [one, other] = &arrays;
            assert!(one.observations == other.observations && one.masks == other.masks && one.seats == other.seats);
            assert!(one.rewards == other.rewards && one.dones == other.dones);
            ended += one.dones.iter().filter(|&&done| done).count();
        }
        assert!(ended > MANY, "{ended} games ended");
        let mut fresh = Arrays::new(MANY);
        twins[1].write(fresh.rows());
        assert!(fresh.observations == arrays[0].observations && fresh.masks == arrays[0].masks);
    }

    /// Lists tell the places of the ones in the rows.
    #[test]
    fn lists_are_the_ones_of_the_rows() {
        const MANY: usize = 8;
        let about = about([None, Some("random"), None, None, None, None]);
        let mut twins = [3, 1].map(|threads| Bouts::new(about, MANY, 7, Some(threads)).expect("learners sit"));
        let (mut arrays, mut others) = (Arrays::new(MANY), Arrays::new(MANY));
        let (mut seen, mut legal, mut counts) = ([0; MANY * MOST_SEEN], [0; MANY * MOST_LEGAL], [0; MANY * 2]);
        twins[0].write(arrays.rows());
        let mut answers = [0i32; MANY];
        for _ in 0..200 {
            twins[0].sample(&mut answers);
            twins[0].step(&answers, arrays.rows()).expect("drawn among the legal ones");
            let shown = BoutShown::Lists { seen: &mut seen, legal: &mut legal, counts: &mut counts };
            twins[1].step(&answers, BoutRows { shown, ..others.rows() }).expect("legal there, too");
            for lane in 0..MANY {
                let ones = |row: &[i8]| {
                    (0u16..).zip(row).filter(|(_, on)| **on == 1).map(|(place, _)| place).collect::<Vec<_>>()
                };
                let list = |all: &[u16], width: usize, which: usize| {
                    let mut list = all[lane * width..][..usize::from(counts[lane * 2 + which])].to_vec();
                    list.sort_unstable();
                    list
                };
                let width = ObservationShape::ours().len();
                assert_eq!(list(&seen, MOST_SEEN, 0), ones(&arrays.observations[lane * width..][..width]));
                assert_eq!(
                    list(&legal, MOST_LEGAL, 1),
                    ones(&arrays.masks[lane * ANSWERS as usize..][..ANSWERS as usize])
                );
            }
        }
        let shown = BoutShown::Lists { seen: &mut [], legal: &mut legal, counts: &mut counts };
        twins[1].write(BoutRows { shown, ..others.rows() });
        assert!(counts.iter().step_by(2).all(|&many| many == 0), "nobody looked");
    }

    /// In every form what a step writes is what a look at the whole table finds, also where only the dice were thrown again: with
    /// all cards, Evolutions and costumes there are. So are the answers that are legal, also with more dice than usual.
    #[test]
    fn what_is_left_of_before_still_holds() {
        const MANY: usize = 6;
        let (shape, mut rolled_on, mut more_dice) = (ObservationShape::ours(), 0, 0);
        for (edition, players) in EditionId::all().flat_map(|edition| [2, 4, 6].map(|players| (edition, players))) {
            let setup = Setup::new(edition, players).expect("two to six can play");
            let setup = setup.with_rules(Rules { evolutions: true, promos: true, costumes: true, ..setup.rules() });
            let about = BoutSetup { setup, bots: [None; 6], shaping: 0.0 };
            let mut forms = [(); 3].map(|()| Bouts::new(about, MANY, 5, Some(1)).expect("learners sit"));
            let (mut bytes, mut others) = (Arrays::new(MANY), Arrays::new(MANY));
            let mut bits = (vec![0; MANY * shape.words()], vec![0; MANY * MASK_WORDS]);
            let mut lists = (vec![0; MANY * MOST_SEEN], vec![0; MANY * MOST_LEGAL], vec![0; MANY * 2]);
            let mut answers = vec![0i32; MANY];
            forms[0].write(bytes.rows());
            for step in 0..1000 {
                forms[0].sample(&mut answers);
                forms[0].step(&answers, bytes.rows()).expect("drawn among the legal ones");
                let shown = BoutShown::Bits { observations: &mut bits.0, masks: &mut bits.1 };
                forms[1].step(&answers, BoutRows { shown, ..others.rows() }).expect("legal there, too");
                let shown = BoutShown::Lists { seen: &mut lists.0, legal: &mut lists.1, counts: &mut lists.2 };
                forms[2].step(&answers, BoutRows { shown, ..others.rows() }).expect("legal there, too");
                for (at, lane) in forms[2].lanes.iter().enumerate() {
                    rolled_on += usize::from(lane.rolled_on);
                    let asked = lane.bout.asked().expect("somebody is");
                    let mut wanted = shape.look(lane.bout.state(), asked, Vec::<u16>::new());
                    wanted.sort_unstable();
                    let mut list = lists.0[at * MOST_SEEN..][..usize::from(lists.2[at * 2])].to_vec();
                    list.sort_unstable();
                    assert!(list == wanted, "{edition:?} for {players}: {:?}", lane.bout.state().pending());
                    let row = &bytes.observations[at * shape.len()..][..shape.len()];
                    assert!(
                        (0u16..)
                            .zip(row)
                            .filter(|(_, on)| **on == 1)
                            .map(|(place, _)| place)
                            .eq(wanted.iter().copied())
                    );
                    let row = &bits.0[at * shape.words()..][..shape.words()];
                    let is_on = |&number: &u16| row[usize::from(number) / 64] >> (number % 64) & 1 == 1;
                    assert!((0..64 * shape.words() as u16).filter(is_on).eq(wanted));
                    more_dice += usize::from(forms[0].lanes[at].kept.end > KEEPS_END);
                    if step % 16 != 0 {
                        continue;
                    }
                    let mut legal = Vec::new();
                    legal_numbers(&lane.bout.state().legal(), |keeps, other| {
                        legal.extend(keeps.iter().copied().chain(other));
                    });
                    assert_eq!(lists.1[at * MOST_LEGAL..][..usize::from(lists.2[at * 2 + 1])], legal);
                    legal.sort_unstable();
                    let row = &bytes.masks[at * ANSWERS as usize..][..ANSWERS as usize];
                    assert!(
                        (0..ANSWERS as u16).filter(|&number| row[usize::from(number)] == 1).eq(legal.iter().copied())
                    );
                    let row = &bits.1[at * MASK_WORDS..][..MASK_WORDS];
                    let is_on = |&number: &u16| row[usize::from(number) / 64] >> (number % 64) & 1 == 1;
                    assert!((0..64 * MASK_WORDS as u16).filter(is_on).eq(legal));
                }
            }
        }
        assert!(more_dice > 100, "{more_dice} times more dice lay there than a monster has without a power");
        assert!(rolled_on > 5000, "{rolled_on} times the dice were thrown again");
    }

    /// Where rolling dice again costs a heart, more changes than the dice, and the table says so.
    #[test]
    fn a_throw_that_costs_something_is_no_throw_alone() {
        for (cards, alone) in [("", true), ("cards A orb-of-doom\n", true), ("cards B orb-of-doom\n", false)] {
            let text = "kaiju position 1\nedition second\nswitch promos yes\nseat A gigazaur\nseat B kraken city\n";
            let state = parse_position(&format!("{text}{cards}at keep A dice 111ess rolls 2\n")).expect("a position");
            let mut next = state.clone();
            next.advance(Input::Act(Action::Keep(Dice::of(Face::One, 3))), &mut Log::Off);
            next.advance(Input::Luck(Outcome::Dice(Dice::of(Face::Smash, 3))), &mut Log::Off);
            let lost = state.table().hearts(Seat::A) - next.table().hearts(Seat::A);
            assert_eq!(lost == 0, alone, "{cards}");
            assert!(alone || !state.table().only_throws(), "{cards}");
        }
    }

    /// Work is handed to threads and back 24,000 times, by four at once, two of whom share their threads. Nothing is lost
    /// on the way: who waited for a hand-over that never came would wait for ever, and games that were left out would be behind.
    #[test]
    fn whoever_hands_work_over_gets_it_back() {
        const MANY: usize = 33;
        const STEPS: usize = 2000;
        let about = BoutSetup { setup: Setup::new(EditionId::SECOND, 2).expect("two can play"), ..about([None; 6]) };
        let play = |threads: Option<usize>| {
            let mut bouts = Bouts::new(about, MANY, 11, threads).expect("learners sit");
            let (mut legal, mut counts) = (vec![0; MANY * MOST_LEGAL], vec![0; MANY * 2]);
            let (mut rewards, mut dones, mut seats) = (vec![0.0; MANY * 6], vec![false; MANY], vec![0; MANY]);
            let (mut answers, mut played) = (vec![0i32; MANY], 0);
            for _ in 0..STEPS {
                let shown = BoutShown::Lists { seen: &mut [], legal: &mut legal, counts: &mut counts };
                let rows = BoutRows { shown, rewards: &mut rewards, dones: &mut dones, seats: &mut seats };
                bouts.sample(&mut answers);
                played += bouts.step(&answers, rows).expect("drawn among the legal ones");
            }
            (played, legal, bouts.lanes.into_iter().map(|lane| lane.bout.state().clone()).collect::<Vec<_>>())
        };
        let alone = play(Some(1));
        std::thread::scope(|scope| {
            let others = [None, None, Some(2), Some(5)].map(|threads| scope.spawn(move || play(threads)));
            assert!(others.into_iter().all(|other| other.join().expect("it played") == alone));
        });
    }

    /// Greedy learners among random bots win most games.
    #[test]
    fn advice_is_worth_following() {
        let about = about([None, Some("random"), Some("random"), None, None, None]);
        let mut bouts = Bouts::new(about, 16, 3, Some(2)).expect("a learner sits");
        let (mut arrays, mut answers) = (Arrays::new(16), [0i32; 16]);
        let greedy = "greedy".parse().expect("a bot");
        bouts.write(arrays.rows());
        let (mut ended, mut won) = (0, 0.0);
        while ended < 64 {
            bouts.advise(greedy, &mut answers);
            bouts.step(&answers, arrays.rows()).expect("advice is legal");
            ended += arrays.dones.iter().filter(|&&done| done).count();
            won += arrays.rewards.iter().step_by(6).sum::<f32>();
        }
        assert!(won > 0.7 * ended as f32, "{won} of {ended}");
    }

    #[test]
    fn one_wrong_answer_and_nothing_moves() {
        let mut bouts = Bouts::new(about([None; 6]), 3, 1, None).expect("learners sit");
        let mut arrays = Arrays::new(3);
        bouts.write(arrays.rows());
        let mut answers = vec![0i32; 3];
        bouts.sample(&mut answers);
        let before: Vec<_> = bouts.lanes.iter().map(|lane| lane.bout.state().clone()).collect();
        for wrong in [-1, ANSWERS as i32, 11_000] {
            let tried = [answers[0], answers[1], wrong];
            let refused = WrongAnswer { at: 2, answer: wrong.into() };
            assert_eq!(bouts.step(&tried, arrays.rows()), Err(refused));
            assert!(bouts.lanes.iter().zip(&before).all(|(lane, before)| lane.bout.state() == before));
        }
        assert!(Bouts::new(about([Some("random"); 6]), 3, 1, None).is_err(), "nobody would be asked");
        assert!(Bouts::new(about([None; 6]), 3, 1, Some(0)).is_err());
    }
}
