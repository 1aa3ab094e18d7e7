//! Whether ratings find the truth: players whose strengths are known play games that are drawn from those strengths, and what
//! they are rated is compared with what they are.

use kaiju_bots::Bits;

use crate::rating_list::RatingList;
use crate::weng_lin::{Strength, chances, updated};

/// How far strengths lie apart: most players are within twice this of one another.
const SPREAD: f64 = 150.0;

/// How ratings compare with strengths after some games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingTrial {
    /// How many games each player has played.
    pub games: u64,
    /// How far off ratings are, as the root of the mean square.
    pub off: f64,
    /// The margin that is shown, on average.
    pub margin: f64,
    /// The share of players whose strength is within the margin that is shown; 0.95 is right.
    pub covered: f64,
}

/// Lets players of known strength play at tables of a list, each with one of our bots whose strength is known, and compares
/// whenever each has played one of these numbers of games. The same seed gives the same games.
pub fn try_ratings(list: RatingList, players: usize, games: &[u64], seed: u64) -> Vec<RatingTrial> {
    let mut bits = Bits::new(seed, list.seats() as u64);
    let truth: Vec<f64> = (0..players).map(|_| 1500.0 + SPREAD * normal(&mut bits)).collect();
    let bots: Vec<Strength> = list.bots().map(|(_, strength)| strength).collect();
    let mut rated = vec![Strength::default(); players];
    let mut played = vec![0u64; players];
    let mut trials = Vec::new();
    for &until in games {
        // Rounds: everybody plays once, beside whom is drawn.
        while played.iter().any(|&count| count < until) {
            let mut order: Vec<usize> = (0..players).collect();
            for i in (1..players).rev() {
                order.swap(i, bits.below(i + 1));
            }
            for table in order.chunks_exact(list.seats() - 1) {
                let bot = bots[bits.below(bots.len())];
                let means: Vec<f64> = table.iter().map(|&one| truth[one]).chain([bot.mean]).collect();
                let winner = drawn(&chances(&means), &mut bits);
                let before: Vec<Strength> = table.iter().map(|&one| rated[one]).chain([bot]).collect();
                for (&one, after) in table.iter().zip(updated(&before, &[winner])) {
                    rated[one] = after;
                    played[one] += 1;
                }
            }
        }
        let n = players as f64;
        let square: f64 = rated.iter().zip(&truth).map(|(rated, truth)| rated.mean - truth).map(|off| off * off).sum();
        let within =
            rated.iter().zip(&truth).filter(|(one, truth)| (one.mean - **truth).abs() <= f64::from(one.margin()));
        trials.push(RatingTrial {
            games: until,
            off: (square / n).sqrt(),
            margin: rated.iter().map(|one| f64::from(one.margin())).sum::<f64>() / n,
            covered: within.count() as f64 / n,
        });
    }
    trials
}

/// A number from 0 to 1.
fn unit(bits: &mut Bits) -> f64 {
    (bits.word() >> 11) as f64 / (1u64 << 53) as f64
}

/// A number from the normal law: twelve even ones, less what they are on average.
fn normal(bits: &mut Bits) -> f64 {
    (0..12).map(|_| unit(bits)).sum::<f64>() - 6.0
}

/// A seat, each with its chance.
fn drawn(chances: &[f64], bits: &mut Bits) -> usize {
    let mut left = unit(bits);
    for (seat, chance) in chances.iter().enumerate() {
        left -= chance;
        if left < 0.0 {
            return seat;
        }
    }
    chances.len() - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_come_near_the_truth_and_say_how_near() {
        for list in RatingList::all().filter(|list| list.edition() == kaiju_rules::EditionId::SECOND) {
            let trials = try_ratings(list, 120, &[30, 300, 5000], 1);
            assert!(trials.is_sorted_by(|a, b| a.off > b.off), "{list}: {trials:?}");
            // At large tables those who play among themselves are off together for long.
            let near = if list.seats() < 6 { 15.0 } else { 20.0 };
            assert!(trials[2].off < near, "{list}: {trials:?}");
            for trial in trials {
                assert!((0.8..=1.0).contains(&trial.covered), "{list}: {trial:?}");
            }
        }
    }
}
