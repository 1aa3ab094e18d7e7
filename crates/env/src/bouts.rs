//! Many bouts at once: one answer for each, on all cores, and what is seen next written where the caller wants it.

use kaiju_bots::{Bits, Player};
use kaiju_rules::{Action, Seat};
use kaiju_wire::bot::{ANSWERS, answer, number};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::bout::{Bout, BoutSetup};
use crate::observation::{MOST_LEGAL, MOST_SEEN, ObservationShape, legal_numbers};

/// How many bouts a thread takes at a time, at least.
const FEW: usize = 16;

/// The most threads that can be asked for.
const MOST_THREADS: usize = 256;

/// Keeps answers that are drawn apart from the dice.
const SAMPLES: u64 = 0x7361_6D70_6C65_7321;

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
    /// As lists of the places of the ones, of which there are few: room for [`MOST_SEEN`] and [`MOST_LEGAL`] for each bout, and
    /// how many of each there are.
    Lists {
        /// What it sees.
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

/// A bout and what is written of it at the moment: only that is wiped before the next is written.
struct Lane {
    bout: Bout,
    game: u64,
    samples: Bits,
    observed: Vec<u16>,
    keeps: &'static [u16],
    others: Vec<u16>,
}

/// What is shown of one bout.
enum LaneShown<'a> {
    Rows(&'a mut [i8], &'a mut [i8]),
    Lists(&'a mut [u16], &'a mut [u16], &'a mut [u16]),
}

/// The row of one bout.
struct LaneRow<'a> {
    shown: LaneShown<'a>,
    rewards: &'a mut [f32],
    done: &'a mut bool,
    seat: &'a mut i8,
}

/// Many bouts from the same setup. Where a game ends the next begins: what is played follows from the seed and the answers
/// alone, on any number of threads.
pub struct Bouts {
    about: BoutSetup,
    seed: u64,
    lanes: Vec<Lane>,
    /// The threads that play; none for as many as there are cores, shared with all other bouts.
    pool: Option<ThreadPool>,
}

impl Bouts {
    /// As many bouts as are wanted, each at its first choice, on n threads or on all cores. An error says in a sentence why
    /// not: a learner must sit somewhere, or nobody would ever be asked.
    pub fn new(about: BoutSetup, many: usize, seed: u64, threads: Option<usize>) -> Result<Bouts, String> {
        if about.learners().is_empty() {
            return Err("bots sit at every seat: leave one to a learner".to_string());
        }
        let pool = match threads {
            None => None,
            Some(threads @ 1..=MOST_THREADS) => {
                Some(ThreadPoolBuilder::new().num_threads(threads).build().map_err(|error| error.to_string())?)
            }
            Some(threads) => return Err(format!("1 to {MOST_THREADS} threads, not {threads}")),
        };
        let lane = |game: u64| {
            let mut lane = Lane {
                bout: Bout::new(&about, seed, game),
                game,
                samples: Bits::new(seed ^ SAMPLES, game),
                observed: Vec::new(),
                keeps: &[],
                others: Vec::new(),
            };
            lane.skip_ended(&about, seed, many as u64);
            lane
        };
        let lanes = on(pool.as_ref(), || (0..many as u64).into_par_iter().map(lane).collect());
        Ok(Bouts { about, seed, lanes, pool })
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

    /// Writes what is seen now into rows that are all zero, or were written by these bouts.
    pub fn write(&mut self, rows: BoutRows<'_>) {
        let mut lanes = with_rows(&mut self.lanes, rows);
        on(self.pool.as_ref(), || {
            lanes.par_iter_mut().with_min_len(FEW).for_each(|(lane, row)| {
                row.rewards.fill(0.0);
                *row.done = false;
                lane.write(row);
            });
        });
    }

    /// Answers in every bout, and writes what is seen next into the rows that were written before. Returns how many inputs
    /// were played.
    pub fn step<N: Copy + Into<i64> + Sync>(&mut self, answers: &[N], rows: BoutRows<'_>) -> Result<u64, WrongAnswer> {
        let meant: Vec<Action> = self
            .lanes
            .iter()
            .zip(answers)
            .enumerate()
            .map(|(at, (lane, &wanted))| {
                let wanted: i64 = wanted.into();
                let action = u32::try_from(wanted).ok().and_then(answer);
                action.filter(|&action| lane.bout.legal().contains(action)).ok_or(WrongAnswer { at, answer: wanted })
            })
            .collect::<Result<_, _>>()?;
        let (about, seed, many) = (self.about, self.seed, self.lanes.len() as u64);
        let mut lanes = with_rows(&mut self.lanes, rows);
        let played = lanes.par_iter_mut().zip(meant).with_min_len(FEW).map(|((lane, row), action)| {
            let before = lane.bout.inputs();
            lane.bout.go_on(action);
            let played = lane.bout.inputs() - before;
            row.rewards.copy_from_slice(&lane.bout.rewards());
            *row.done = lane.bout.end().is_some();
            let skipped = lane.skip_ended(&about, seed, many);
            lane.write(row);
            played + skipped
        });
        Ok(on(self.pool.as_ref(), || played.sum()))
    }

    /// Draws a legal answer for every bout, each as likely as any other.
    pub fn sample(&mut self, answers: &mut [i32]) {
        let lanes = self.lanes.par_iter_mut().zip(answers).with_min_len(FEW);
        on(self.pool.as_ref(), || {
            lanes.for_each(|(lane, drawn)| {
                let action = lane.bout.legal().pick(lane.samples.word()).unwrap_or(Action::No);
                *drawn = number(action) as i32;
            });
        });
    }

    /// What a bot would answer in every bout. It sees what the seat that is asked sees.
    pub fn advise(&mut self, player: Player, answers: &mut [i32]) {
        let lanes = self.lanes.par_iter_mut().zip(answers);
        on(self.pool.as_ref(), || {
            lanes.for_each(|(lane, advised)| {
                *advised = number(lane.bout.advice(player, &mut lane.samples)) as i32;
            });
        });
    }
}

impl Lane {
    /// Goes on to the next game in which a learner is asked. Returns how many inputs that took.
    fn skip_ended(&mut self, about: &BoutSetup, seed: u64, many: u64) -> u64 {
        let mut played = 0;
        while self.bout.end().is_some() {
            self.game = self.game.wrapping_add(many.max(1));
            self.bout = Bout::new(about, seed, self.game);
            played += self.bout.inputs();
        }
        played
    }

    fn write(&mut self, row: &mut LaneRow<'_>) {
        let seat = self.bout.asked().unwrap_or(Seat::A);
        *row.seat = seat.index() as i8;
        let (state, legal) = (self.bout.state(), self.bout.legal());
        match &mut row.shown {
            LaneShown::Rows(observation, mask) => {
                set(mask, self.keeps, 0);
                set(mask, &self.others, 0);
                self.others.clear();
                self.keeps = &[];
                legal_numbers(state, legal, |keeps, other| {
                    if other.is_none() {
                        self.keeps = keeps;
                    }
                    self.others.extend(other);
                });
                set(mask, self.keeps, 1);
                set(mask, &self.others, 1);
                if !observation.is_empty() {
                    set(observation, &self.observed, 0);
                    self.observed.clear();
                    ObservationShape::ours().look(state, seat, |number| self.observed.push(number));
                    set(observation, &self.observed, 1);
                }
            }
            LaneShown::Lists(seen, numbers, counts) => {
                let mut many = 0;
                legal_numbers(state, legal, |keeps, other| {
                    numbers[many..many + keeps.len()].copy_from_slice(keeps);
                    many += keeps.len();
                    if let Some(other) = other {
                        numbers[many] = other;
                        many += 1;
                    }
                });
                counts[1] = many as u16;
                counts[0] = 0;
                if !seen.is_empty() {
                    let mut many = 0;
                    ObservationShape::ours().look(state, seat, |number| {
                        seen[many] = number;
                        many += 1;
                    });
                    counts[0] = many as u16;
                }
            }
        }
    }
}

/// Works on these threads.
fn on<T: Send>(pool: Option<&ThreadPool>, work: impl FnOnce() -> T + Send) -> T {
    match pool {
        Some(pool) => pool.install(work),
        None => work(),
    }
}

/// Writes a number at these places of a row.
fn set(row: &mut [i8], places: &[u16], to: i8) {
    for &place in places {
        row[usize::from(place)] = to;
    }
}

/// Each bout with its row.
fn with_rows<'a>(lanes: &'a mut [Lane], rows: BoutRows<'a>) -> Vec<(&'a mut Lane, LaneRow<'a>)> {
    let many = lanes.len();
    let lengths = [rows.rewards.len() / 6, rows.dones.len(), rows.seats.len()];
    assert_eq!(lengths, [many; 3], "a row for each");
    let shown: Box<dyn Iterator<Item = LaneShown<'a>>> = match rows.shown {
        BoutShown::Rows { observations, masks } => {
            let mut observations = each(observations, many, ObservationShape::ours().len());
            assert_eq!(masks.len(), many * ANSWERS as usize, "a row for each");
            let masks = masks.chunks_exact_mut(ANSWERS as usize);
            Box::new(masks.map(move |mask| LaneShown::Rows(observations.next().unwrap_or_default(), mask)))
        }
        BoutShown::Lists { seen, legal, counts } => {
            let mut seen = each(seen, many, MOST_SEEN);
            assert_eq!((legal.len(), counts.len()), (many * MOST_LEGAL, many * 2), "a row for each");
            let lists = legal.chunks_exact_mut(MOST_LEGAL).zip(counts.chunks_exact_mut(2));
            Box::new(lists.map(move |(l, counts)| LaneShown::Lists(seen.next().unwrap_or_default(), l, counts)))
        }
    };
    let others = rows.rewards.chunks_exact_mut(6).zip(rows.dones).zip(rows.seats);
    let rows = shown.zip(others).map(|(shown, ((rewards, done), seat))| LaneRow { shown, rewards, done, seat });
    lanes.iter_mut().zip(rows).collect()
}

/// The rows of what is seen, one for each bout, or none at all.
fn each<T>(all: &mut [T], many: usize, width: usize) -> impl Iterator<Item = &mut [T]> {
    assert!(all.is_empty() || all.len() == many * width, "a row of what is seen for each");
    all.chunks_exact_mut(width)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::{EditionId, Rules, Setup};

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
        let many = twins[1].lanes.iter_mut();
        many.for_each(|lane| (lane.observed, lane.keeps, lane.others) = (Vec::new(), &[], Vec::new()));
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
