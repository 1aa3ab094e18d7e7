//! What imagined games tell about Rolls: a fit of what each count of each face adds to the chance to win.
//!
//! The greedy player's opinion of every Roll is where it starts from, and where it stays as long as nothing contradicts.

use kaiju_rules::{Dice, Face};

use crate::judge::points;
use crate::solver::{first_result, number, results};

/// The numbers of the fit.
const TERMS: usize = 28;
/// What a Roll is made of: few of these are not zero.
type Parts = [f64; TERMS];

/// How far off the scale of the greedy player's opinion may be.
const SCALE: f64 = 0.3;
/// How far off all of its opinions may be together.
const LEVEL: f64 = 1.0;

/// What is known about the Rolls of one turn.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    /// The greedy player's opinion of each result, as a chance to win.
    opinions: Vec<f64>,
    first: usize,
    /// Sums over all games: products of parts, and of parts with what the opinion missed.
    squares: Box<[[f64; TERMS]; TERMS]>,
    products: Parts,
    /// The sum of squares of what was missed, and the number of games.
    missed: f64,
    games: f64,
    /// What each part adds.
    fit: Parts,
}

impl Ledger {
    /// With opinions of all results of so many dice, in the order of their numbers.
    pub(crate) fn new(dice: u8, opinions: Vec<f64>) -> Ledger {
        debug_assert_eq!(opinions.len(), results(dice).len());
        Ledger {
            opinions,
            first: first_result(dice),
            squares: Box::new([[0.0; TERMS]; TERMS]),
            products: [0.0; TERMS],
            missed: 0.0,
            games: 0.0,
            fit: [0.0; TERMS],
        }
    }

    fn opinion(&self, roll: Dice) -> f64 {
        self.opinions[number(roll) - self.first]
    }

    /// One more game: how it went on with this Roll.
    pub(crate) fn enter(&mut self, roll: Dice, share: f64) {
        let opinion = self.opinion(roll);
        let parts = parts(roll, opinion);
        let off = share - opinion;
        for (i, &part) in parts.iter().enumerate().filter(|(_, part)| **part != 0.0) {
            self.products[i] += part * off;
            for (square, other) in self.squares[i].iter_mut().zip(&parts) {
                *square += part * other;
            }
        }
        self.missed += off * off;
        self.games += 1.0;
    }

    /// Fits anew.
    pub(crate) fn settle(&mut self, doubt: f64) {
        let noise = (self.missed / self.games.max(1.0)).clamp(0.003, 0.3);
        let mut squares = self.squares.clone();
        for (i, row) in squares.iter_mut().enumerate() {
            let spread = match i {
                0 => LEVEL,
                1 => SCALE,
                _ => doubt,
            };
            row[i] += noise / (spread * spread);
        }
        self.fit = solve(&mut squares, self.products);
    }

    /// What a Roll is worth, as a chance to win.
    pub(crate) fn worth(&self, roll: Dice) -> f64 {
        let opinion = self.opinion(roll);
        opinion + parts(roll, opinion).iter().zip(&self.fit).map(|(part, fit)| part * fit).sum::<f64>()
    }
}

/// The parts of a Roll.
fn parts(roll: Dice, opinion: f64) -> Parts {
    let mut parts = [0.0; TERMS];
    parts[0] = 1.0;
    parts[1] = opinion - 0.25;
    let mut at = 2;
    // For each thing one number for the first of it, one for the second, and so on.
    let mut steps = |n: u8, most: usize| {
        parts[at..at + usize::from(n).min(most)].fill(1.0);
        at += most;
    };
    steps(points(roll), 6);
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
fn solve(matrix: &mut [[f64; TERMS]; TERMS], right: Parts) -> Parts {
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

    #[test]
    fn what_games_show_is_found() {
        // The truth: a smash is worth 0.03, the opinion says nothing.
        let mut ledger = Ledger::new(6, vec![0.3; results(6).len()]);
        let mut bits = Bits::new(1, 1);
        for _ in 0..20_000 {
            let roll = Dice::throw(6, bits.word());
            let chance = 0.2 + 0.03 * f64::from(roll.count(Face::Smash));
            let won = (bits.below(1_000_000) as f64) < chance * 1e6;
            ledger.enter(roll, f64::from(u8::from(won)));
        }
        ledger.settle(0.03);
        let worth = |smashes: u8| ledger.worth(Dice::from_counts([2, 2, 0, 2 - smashes.min(2), 0, smashes]));
        for smashes in 1..=2 {
            let step = worth(smashes) - worth(smashes - 1);
            assert!((step - 0.03).abs() < 0.02, "{smashes}: {step}");
        }
    }

    #[test]
    fn without_games_it_is_the_opinion() {
        let opinions: Vec<f64> = (0..results(6).len()).map(|n| n as f64 / 1000.0).collect();
        let mut ledger = Ledger::new(6, opinions.clone());
        ledger.settle(0.02);
        for (&roll, opinion) in results(6).iter().zip(opinions) {
            assert!((ledger.worth(roll) - opinion).abs() < 1e-12);
        }
    }
}
