//! Many bouts at once: one answer for each, on all cores, and what is seen next written where the caller wants it.

use kaiju_bots::{Bits, Player};
use kaiju_rules::{Action, Seat};
use kaiju_wire::bot::{ANSWERS, answer, number};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::bout::{Bout, BoutSetup};
use crate::observation::{ObservationShape, legal_numbers};

/// How many bouts a thread takes at a time, at least.
const FEW: usize = 16;

/// The most threads that can be asked for.
const MOST_THREADS: usize = 256;

/// Keeps answers that are drawn apart from the dice.
const SAMPLES: u64 = 0x7361_6D70_6C65_7321;

/// Where what is seen is written, a row for each bout. All rows together have the right length.
#[derive(Debug)]
pub struct BoutRows<'a> {
    /// What the seat that is asked sees, [`ObservationShape::len`] for each bout; nothing at all where nobody wants to look.
    pub observations: &'a mut [i8],
    /// Which answers are legal, [`ANSWERS`] for each bout.
    pub masks: &'a mut [i8],
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
    legal: Vec<u16>,
}

/// The row of one bout.
struct LaneRow<'a> {
    observation: &'a mut [i8],
    mask: &'a mut [i8],
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
                legal: Vec::new(),
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
            let legal = lane.bout.answer(action);
            debug_assert!(legal, "it was asked for before");
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
        swap(row.mask, &mut self.legal, |numbers| legal_numbers(self.bout.state(), self.bout.legal(), numbers));
        if !row.observation.is_empty() {
            let shape = ObservationShape::ours();
            swap(row.observation, &mut self.observed, |numbers| shape.look(self.bout.state(), seat, numbers));
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

/// Wipes what is on in a row, and writes what is on now.
fn swap(row: &mut [i8], on: &mut Vec<u16>, look: impl FnOnce(&mut Vec<u16>)) {
    for &number in on.iter() {
        row[usize::from(number)] = 0;
    }
    on.clear();
    look(on);
    for &number in on.iter() {
        row[usize::from(number)] = 1;
    }
}

/// Each bout with its row.
fn with_rows<'a>(lanes: &'a mut [Lane], rows: BoutRows<'a>) -> Vec<(&'a mut Lane, LaneRow<'a>)> {
    let (many, width) = (lanes.len(), ObservationShape::ours().len());
    let observed = !rows.observations.is_empty();
    assert_eq!(rows.observations.len(), if observed { many * width } else { 0 }, "a row of observations for each");
    let lengths = [rows.masks.len() / ANSWERS as usize, rows.rewards.len() / 6, rows.dones.len(), rows.seats.len()];
    assert_eq!(lengths, [many; 4], "a row for each");
    let mut observations = rows.observations.chunks_exact_mut(width);
    let masks = rows.masks.chunks_exact_mut(ANSWERS as usize);
    let others = rows.rewards.chunks_exact_mut(6).zip(rows.dones).zip(rows.seats);
    let rows = masks.zip(others).map(|(mask, ((rewards, done), seat))| LaneRow {
        observation: observations.next().unwrap_or_default(),
        mask,
        rewards,
        done,
        seat,
    });
    lanes.iter_mut().zip(rows).collect()
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
                observations: &mut self.observations,
                masks: &mut self.masks,
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
        many.for_each(|lane| (lane.observed, lane.legal) = (Vec::new(), Vec::new()));
        twins[1].write(fresh.rows());
        assert!(fresh.observations == arrays[0].observations && fresh.masks == arrays[0].masks);
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
