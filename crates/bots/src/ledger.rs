//! A regression over imagined games: how much each count of each face in a Roll adds to the chance to win.
//!
//! The network's opinion of every Roll is where it starts from, and where it stays as long as nothing contradicts. Games of
//! one world, in which others have the same luck, are compared with one another and with nothing else.

use kaiju_rules::{Dice, Face};

use crate::solver::{first_result, number, results};

/// The numbers of a fit.
const TERMS: usize = 27;
/// What a Roll is made of: few of these are not zero.
type Parts = [f64; TERMS];

/// How many piles the games lie in: leaving out one after the other tells how sure the fit is.
pub(crate) const PILES: usize = 8;

/// How far off the scale of the network's opinion may be, for each unit of doubt.
const SCALE: f64 = 30.0;

/// What is known about the Rolls of one turn.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    /// The network's opinion of each result, as a chance to win.
    opinions: Vec<f64>,
    first: usize,
    /// What games tell that were looked at briefly, and what a longer look adds to that.
    pages: [Regression; 2],
}

/// A fit to some games.
#[derive(Clone, Debug)]
struct Regression {
    piles: [Sums; PILES],
    /// How far from nothing the truth may be, for each die that is different.
    doubt: f64,
    /// What each part adds.
    fit: Parts,
}

/// Sums over games.
#[derive(Clone, Debug)]
struct Sums {
    /// Products of parts, and of parts with what was missed.
    squares: Box<[Parts; TERMS]>,
    products: Parts,
    /// The sum of squares of what was missed, and the number of games.
    missed: f64,
    games: f64,
}

/// A game that was imagined: the Roll it went on with, and how far it came out from what was expected.
pub(crate) type Surprise = (Dice, f64);

/// How a game was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LookAhead {
    /// Up to the next turn: how far it came out from the network's opinion.
    Brief,
    /// Through the next turn as well: how far that was from the brief look.
    Long,
}

impl Ledger {
    /// With opinions of all results of n dice, in the order of their numbers, and how far off a brief look and a long
    /// one may find them.
    pub(crate) fn new(dice: u8, opinions: Vec<f64>, doubts: [f64; 2]) -> Ledger {
        debug_assert_eq!(opinions.len(), results(dice).len());
        let page = |doubt| Regression { piles: std::array::from_fn(|_| Sums::default()), doubt, fit: [0.0; TERMS] };
        Ledger { opinions, first: first_result(dice), pages: doubts.map(page) }
    }

    /// What the network thinks of a Roll.
    pub(crate) fn opinion(&self, roll: Dice) -> f64 {
        self.opinions[number(roll) - self.first]
    }

    /// The games of one world: only what differs between them counts.
    pub(crate) fn enter(&mut self, look: LookAhead, world: u64, games: &[Surprise]) {
        if games.len() < 2 {
            return;
        }
        let many = games.len() as f64;
        let (mut mean, mut mean_off) = ([0.0; TERMS], 0.0);
        for &(roll, off) in games {
            let parts = parts(roll, self.opinion(roll));
            mean.iter_mut().zip(parts).for_each(|(sum, part)| *sum += part / many);
            mean_off += off / many;
        }
        for &(roll, off) in games {
            let mut parts = parts(roll, self.opinion(roll));
            parts.iter_mut().zip(mean).for_each(|(part, mean)| *part -= mean);
            self.pages[look as usize].piles[world as usize % PILES].add(&parts, off - mean_off);
        }
        self.pages[look as usize].piles[world as usize % PILES].games += many - 1.0;
    }

    /// Fits again, to all games, or without those of a pile.
    pub(crate) fn settle(&mut self, without: Option<usize>) {
        for page in &mut self.pages {
            let mut sums = Sums::default();
            page.piles
                .iter()
                .enumerate()
                .filter(|(pile, _)| Some(*pile) != without)
                .for_each(|(_, pile)| sums.plus(pile));
            page.fit = sums.fit(page.doubt);
        }
    }

    /// What a Roll is worth, as a chance to win.
    pub(crate) fn worth(&self, roll: Dice) -> f64 {
        let opinion = self.opinion(roll);
        let [brief, long] = &self.pages;
        let fits = brief.fit.iter().zip(&long.fit).map(|(brief, long)| brief + long);
        opinion + parts(roll, opinion).iter().zip(fits).map(|(part, fit)| part * fit).sum::<f64>()
    }
}

impl Default for Sums {
    fn default() -> Sums {
        Sums { squares: Box::new([[0.0; TERMS]; TERMS]), products: [0.0; TERMS], missed: 0.0, games: 0.0 }
    }
}

impl Sums {
    fn add(&mut self, parts: &Parts, off: f64) {
        for (i, &part) in parts.iter().enumerate().filter(|(_, part)| **part != 0.0) {
            self.products[i] += part * off;
            for (square, other) in self.squares[i].iter_mut().zip(parts) {
                *square += part * other;
            }
        }
        self.missed += off * off;
    }

    fn plus(&mut self, other: &Sums) {
        let rows = self.squares.iter_mut().flatten().zip(other.squares.iter().flatten());
        rows.for_each(|(sum, one)| *sum += one);
        self.products.iter_mut().zip(other.products).for_each(|(sum, one)| *sum += one);
        self.missed += other.missed;
        self.games += other.games;
    }

    /// What each part adds, if it may be so far from nothing.
    fn fit(mut self, doubt: f64) -> Parts {
        if self.games == 0.0 {
            return [0.0; TERMS];
        }
        let noise = (self.missed / self.games).clamp(1e-5, 0.3);
        for (i, row) in self.squares.iter_mut().enumerate() {
            let spread = if i == 0 { SCALE * doubt } else { doubt };
            row[i] += noise / (spread * spread);
        }
        solve(&mut self.squares, self.products)
    }
}

/// The parts of a Roll.
fn parts(roll: Dice, opinion: f64) -> Parts {
    let mut parts = [0.0; TERMS];
    parts[0] = opinion - 0.25;
    let mut at = 1;
    // For each thing one number for the first of it, one for the second, and so on.
    let mut steps = |n: u8, most: usize| {
        parts[at..at + usize::from(n).min(most)].fill(1.0);
        at += most;
    };
    steps(roll.points(), 6);
    steps(roll.count(Face::Smash), 6);
    steps(roll.count(Face::Heart), 4);
    steps(roll.count(Face::Energy), 6);
    let [one, two, three, ..] = roll.counts();
    steps(u8::from(one > 0 && two > 0 && three > 0), 1);
    steps(u8::from(one >= 3), 1);
    steps(u8::from(two >= 3), 1);
    steps(u8::from(Face::ALL.into_iter().all(|face| roll.count(face) > 0)), 1);
    parts
}

/// Solves a positive system by Cholesky's method.
fn solve(matrix: &mut [Parts; TERMS], right: Parts) -> Parts {
    for i in 0..TERMS {
        for j in 0..=i {
            let inner: f64 = (0..j).map(|k| matrix[i][k] * matrix[j][k]).sum();
            let rest = matrix[i][j] - inner;
            matrix[i][j] = if i == j { rest.max(1e-12).sqrt() } else { rest / matrix[j][j] };
        }
    }
    let mut x = right;
    for i in 0..TERMS {
        let inner: f64 = (0..i).map(|k| matrix[i][k] * x[k]).sum();
        x[i] = (x[i] - inner) / matrix[i][i];
    }
    for i in (0..TERMS).rev() {
        let inner: f64 = (i + 1..TERMS).map(|k| matrix[k][i] * x[k]).sum();
        x[i] = (x[i] - inner) / matrix[i][i];
    }
    x
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bits;

    /// Worlds of eight games each, in which a smash is worth so much; some worlds are much better than others.
    fn play(ledger: &mut Ledger, look: LookAhead, worlds: u64, smash: f64) {
        for world in 0..worlds {
            let mut bits = Bits::new(1, world);
            let luck = bits.below(1000) as f64 / 1000.0;
            let games: Vec<Surprise> = (0..8)
                .map(|_| {
                    let roll = Dice::throw(6, bits.word());
                    let noise = bits.below(100) as f64 / 5000.0;
                    (roll, luck + noise + smash * f64::from(roll.count(Face::Smash)))
                })
                .collect();
            ledger.enter(look, world, &games);
        }
        ledger.settle(None);
    }

    fn step(ledger: &Ledger) -> f64 {
        let worth = |smashes: u8| ledger.worth(Dice::from_counts([2, 2, 0, 2 - smashes.min(2), 0, smashes]));
        worth(1) - worth(0)
    }

    #[test]
    fn what_games_show_is_found_and_a_longer_look_is_added() {
        let mut ledger = Ledger::new(6, vec![0.3; results(6).len()], [0.03, 0.03]);
        play(&mut ledger, LookAhead::Brief, 500, 0.03);
        assert!((step(&ledger) - 0.03).abs() < 0.005, "{}", step(&ledger));
        play(&mut ledger, LookAhead::Long, 500, -0.01);
        assert!((step(&ledger) - 0.02).abs() < 0.005, "{}", step(&ledger));
    }

    #[test]
    fn without_a_pile_it_is_nearly_the_same() {
        let mut ledger = Ledger::new(6, vec![0.3; results(6).len()], [0.03, 0.03]);
        play(&mut ledger, LookAhead::Brief, 500, 0.03);
        let whole = step(&ledger);
        for pile in 0..PILES {
            ledger.settle(Some(pile));
            let off = (step(&ledger) - whole).abs();
            assert!(off > 0.0 && off < 0.005, "{pile}: {off}");
        }
    }

    #[test]
    fn without_games_it_is_the_opinion() {
        let opinions: Vec<f64> = (0..results(6).len()).map(|n| n as f64 / 1000.0).collect();
        let mut ledger = Ledger::new(6, opinions.clone(), [0.02, 0.02]);
        ledger.settle(None);
        for (&roll, opinion) in results(6).iter().zip(opinions) {
            assert!((ledger.worth(roll) - opinion).abs() < 1e-12);
        }
    }
}
