//! Makes chances to win true: what the network says of a table, put right by how often it came true.
//!
//! Each share becomes a weight by a curve that rises, and the weights are shares again. There is a curve for each number of
//! monsters alive, straight between tenths, in whole numbers: additions, multiplications and divisions in a fixed order, the
//! same on every machine. `kaiju-train calibrate` fits the curves to games and prints them ([`Calibration::OURS`]).

use crate::review::Shares;

/// A curve is straight between one tenth and the next.
pub const STRETCHES: usize = 10;
/// How many monsters can be alive while a game goes on: two to six.
pub const CURVES: usize = 5;

/// How much a straight curve counts for in a fit: a tenth of as many moments.
const FAITH: f64 = 200.0;

/// Where a moment lies at which chances were told: how many are alive, what was told, and what came of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ToldMoment {
    /// How many monsters are alive.
    pub alive: usize,
    /// The shares that were told; they add up to one.
    pub told: Shares,
    /// What each seat won of the game.
    pub won: Shares,
}

/// Curves that put shares right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Calibration {
    /// For two to six alive: how much each tenth of a share adds to its weight.
    pub rises: [[u32; STRETCHES]; CURVES],
}

/// How far each stretch of a curve goes for a share: 1 below it, 0 above it, a part of it in between.
fn parts(share: f64) -> [f64; STRETCHES] {
    std::array::from_fn(|i| (share * STRETCHES as f64 - i as f64).clamp(0.0, 1.0))
}

impl Calibration {
    /// Leaves shares as they are.
    pub const NONE: Calibration = Calibration { rises: [[1000; STRETCHES]; CURVES] };

    /// The curves of reviews and the coach: `kaiju-train calibrate 4000 4400 2 second-2 second-3 second-4 second-5 second-6`.
    pub const OURS: Calibration = Calibration {
        rises: [
            [9245, 10000, 9777, 9354, 7389, 7372, 8554, 8786, 8951, 8777],
            [7005, 7305, 5570, 5916, 6740, 9372, 10000, 8515, 7665, 7551],
            [7256, 7032, 6754, 7087, 9686, 10000, 8696, 8177, 8049, 8061],
            [10000, 8249, 8850, 9163, 9274, 9508, 9225, 9211, 9242, 9195],
            [10000, 6529, 7400, 6678, 7845, 7799, 7918, 7800, 7775, 7764],
        ],
    };

    /// The curve for n monsters alive.
    fn curve(alive: usize) -> usize {
        alive.clamp(2, CURVES + 1) - 2
    }

    /// Puts shares right that are told with n monsters alive. They add up to one before and afterwards; nothing stays
    /// nothing.
    pub fn settle(&self, alive: usize, shares: &Shares) -> Shares {
        let rises = &self.rises[Calibration::curve(alive)];
        let weights = shares.map(|share| {
            parts(share).into_iter().zip(rises).fold(0.0, |sum, (part, &rise)| sum + part * f64::from(rise))
        });
        let sum: f64 = weights.iter().sum();
        if sum > 0.0 { weights.map(|weight| weight / sum) } else { *shares }
    }

    /// Fits curves to moments: those that make what came of them most likely. Each round of the fit multiplies a rise by what was
    /// won with it over what was expected of it; no rise ever becomes a fall.
    #[must_use]
    pub fn fit(moments: &[ToldMoment], rounds: u32) -> Calibration {
        let mut rises = [[1.0; STRETCHES]; CURVES];
        for _ in 0..rounds {
            let mut won = [[0.0; STRETCHES]; CURVES];
            let mut expected = [[0.0; STRETCHES]; CURVES];
            for moment in moments {
                let curve = Calibration::curve(moment.alive);
                let parts = moment.told.map(parts);
                let weights =
                    parts.map(|parts| parts.iter().zip(&rises[curve]).map(|(part, rise)| part * rise).sum::<f64>());
                let (sum, all): (f64, f64) = (weights.iter().sum(), moment.won.iter().sum());
                for ((parts, weight), share) in parts.iter().zip(weights).zip(moment.won) {
                    if weight <= 0.0 {
                        continue;
                    }
                    for (i, part) in parts.iter().enumerate() {
                        won[curve][i] += share * part / weight;
                        expected[curve][i] += all * part / sum;
                    }
                }
            }
            for (rise, (won, expected)) in
                rises.as_flattened_mut().iter_mut().zip(won.as_flattened().iter().zip(expected.as_flattened()))
            {
                // What few games tell of stays near what was told.
                *rise = (*rise * won + FAITH) / (expected + FAITH);
            }
        }
        // The steepest rise of a curve is ten thousand, and none is nothing: a larger share stays a larger one.
        let rises = rises.map(|curve| {
            let most = curve.iter().copied().fold(0.0, f64::max);
            curve.map(|rise| ((rise / most * 1e4).round() as u32).max(1))
        });
        Calibration { rises }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bits;

    fn shares(bits: &mut Bits, alive: usize) -> Shares {
        let shares: Shares = std::array::from_fn(|i| if i < alive { 1.0 + bits.below(1000) as f64 } else { 0.0 });
        let sum: f64 = shares.iter().sum();
        shares.map(|share| share / sum)
    }

    /// Shares stay shares, a larger one stays larger, and what is certain stays certain.
    #[test]
    fn settled_shares_add_up_and_keep_their_order() {
        let mut bits = Bits::new(1, 1);
        for n in 0..5000 {
            let alive = 2 + n % 5;
            let told = shares(&mut bits, alive);
            let settled = Calibration::OURS.settle(alive, &told);
            assert!((settled.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{settled:?}");
            for (a, b) in (0..6).flat_map(|a| (0..6).map(move |b| (a, b))) {
                assert!(told[a] >= told[b] || settled[a] <= settled[b], "{told:?} {settled:?}");
            }
            assert!((alive..6).all(|i| settled[i] == 0.0), "{settled:?}");
        }
        let won = [0.0, 1.0, 0.0, 0.0, 0.0, 0.0];
        let settled = Calibration::OURS.settle(2, &won);
        assert!(settled.iter().zip(won).all(|(one, other)| (one - other).abs() < 1e-12), "{settled:?}");
        let none = Calibration::NONE.settle(3, &[0.5, 0.25, 0.25, 0.0, 0.0, 0.0]);
        assert!(none.iter().zip([0.5, 0.25, 0.25]).all(|(one, other)| (one - other).abs() < 1e-12));
    }

    /// Whoever is told too modest a chance is found out: what is fitted to games tells what won them.
    #[test]
    fn a_fit_finds_what_came_true() {
        let mut bits = Bits::new(2, 2);
        let moments: Vec<ToldMoment> = (0..20_000)
            .map(|_| {
                let true_ones = shares(&mut bits, 4);
                // What is told is nearer to an even share than what is true.
                let told = true_ones.map(|share| if share > 0.0 { 0.5 * share + 0.125 } else { 0.0 });
                let (mut at, mut winner) = (bits.below(1_000_000) as f64 / 1e6, 0);
                while winner < 3 && at >= true_ones[winner] {
                    at -= true_ones[winner];
                    winner += 1;
                }
                ToldMoment { alive: 4, told, won: std::array::from_fn(|i| f64::from(u8::from(i == winner))) }
            })
            .collect();
        let fitted = Calibration::fit(&moments, 120);
        assert_eq!(fitted, Calibration::fit(&moments, 120), "the same games make the same curves");
        let off = |calibration: Calibration| {
            let one = |moment: &ToldMoment| {
                let settled = calibration.settle(4, &moment.told);
                let told = moment.told.map(|told| if told > 0.0 { 2.0 * told - 0.25 } else { 0.0 });
                settled.iter().zip(told).map(|(one, other)| (one - other).abs()).sum::<f64>()
            };
            moments.iter().map(one).sum::<f64>() / moments.len() as f64 / 4.0
        };
        assert!(off(fitted) < 0.025 && off(Calibration::NONE) > 0.05, "{} {}", off(fitted), off(Calibration::NONE));
        assert_eq!(fitted.rises[0], [10_000; STRETCHES], "a curve nobody told of stays straight");
    }
}
