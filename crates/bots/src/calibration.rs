//! Makes chances to win true: what the network says of a table, put right by how often it came true.
//!
//! Each share becomes a weight by a curve that rises, and the weights are shares again. There is a curve for each number of
//! seats and of monsters alive, straight between tenths, in whole numbers: additions, multiplications and divisions in a fixed
//! order, the same on every machine. `kaiju-train calibrate` fits the curves to games and prints them ([`Calibration::OURS`]).

use crate::review::Shares;

/// A curve is straight between one tenth and the next.
pub const STRETCHES: usize = 10;
/// For two to six seats, with two monsters alive to all of them.
pub const CURVES: usize = 15;

/// How much a straight curve counts for in a fit: a tenth of as many moments.
const FAITH: f64 = 200.0;

/// A moment at which chances were told: how many seats there are, how many are alive, what was told, and what came of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ToldMoment {
    /// How many seats the table has.
    pub seats: usize,
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
    /// How much each tenth of a share adds to its weight: two seats, three with two alive, three with three, and so on.
    pub rises: [[u32; STRETCHES]; CURVES],
}

/// How far each stretch of a curve goes for a share: 1 below it, 0 above it, a part of it in between.
fn parts(share: f64) -> [f64; STRETCHES] {
    std::array::from_fn(|i| (share * STRETCHES as f64 - i as f64).clamp(0.0, 1.0))
}

impl Calibration {
    /// Leaves shares as they are.
    pub const NONE: Calibration = Calibration { rises: [[1000; STRETCHES]; CURVES] };

    /// The curves of reviews and the coach: `kaiju-train calibrate 16000 4400 2 second-4` and 3,000 games at each of the other tables.
    pub const OURS: Calibration = Calibration {
        rises: [
            [9270, 10000, 9499, 8900, 7138, 7125, 8212, 8515, 8699, 8548],
            [9216, 9806, 10000, 9708, 9586, 9590, 9651, 9778, 9742, 9731],
            [8349, 8785, 6724, 6975, 7710, 9624, 10000, 9187, 8569, 8440],
            [9219, 8856, 9275, 10000, 9959, 9925, 9992, 9695, 9567, 9578],
            [7973, 7924, 8614, 8572, 9039, 9954, 10000, 9441, 8957, 8953],
            [6316, 5245, 5685, 5778, 8150, 10000, 7914, 7188, 6791, 6725],
            [9993, 9932, 10000, 9855, 9917, 9899, 9880, 9927, 9915, 9932],
            [9309, 8901, 9665, 9743, 10000, 9966, 9936, 9875, 9737, 9690],
            [8439, 7015, 8107, 10000, 9593, 8989, 8851, 8756, 8692, 8715],
            [10000, 7887, 9123, 9308, 9452, 9656, 9487, 9309, 9314, 9282],
            [9291, 9602, 9730, 9900, 10000, 9997, 9943, 9861, 9835, 9815],
            [9345, 9749, 9576, 9498, 9771, 10000, 9982, 9883, 9736, 9716],
            [7969, 7733, 8820, 9721, 10000, 9616, 9308, 9119, 9023, 9033],
            [10000, 8698, 9146, 9424, 9344, 9478, 9371, 9395, 9389, 9361],
            [10000, 7098, 7638, 6792, 7735, 7662, 7872, 7853, 7830, 7836],
        ],
    };

    /// The curve for n seats with so many alive.
    fn curve(seats: usize, alive: usize) -> usize {
        let seats = seats.clamp(2, 6);
        (seats - 2) * (seats - 1) / 2 + alive.clamp(2, seats) - 2
    }

    /// Puts shares right that are told at a table of n seats with so many alive. They add up to one before and afterwards;
    /// nothing stays nothing.
    pub fn settle(&self, seats: usize, alive: usize, shares: &Shares) -> Shares {
        let rises = &self.rises[Calibration::curve(seats, alive)];
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
                let curve = Calibration::curve(moment.seats, moment.alive);
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
            let settled = Calibration::OURS.settle(alive + n % (7 - alive), alive, &told);
            assert!((settled.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{settled:?}");
            for (a, b) in (0..6).flat_map(|a| (0..6).map(move |b| (a, b))) {
                assert!(told[a] >= told[b] || settled[a] <= settled[b], "{told:?} {settled:?}");
            }
            assert!((alive..6).all(|i| settled[i] == 0.0), "{settled:?}");
        }
        let won = [0.0, 1.0, 0.0, 0.0, 0.0, 0.0];
        let settled = Calibration::OURS.settle(4, 2, &won);
        assert!(settled.iter().zip(won).all(|(one, other)| (one - other).abs() < 1e-12), "{settled:?}");
        let none = Calibration::NONE.settle(3, 3, &[0.5, 0.25, 0.25, 0.0, 0.0, 0.0]);
        assert!(none.iter().zip([0.5, 0.25, 0.25]).all(|(one, other)| (one - other).abs() < 1e-12));
    }

    /// Each number of seats and of monsters alive has a curve of its own.
    #[test]
    fn there_is_a_curve_for_every_table() {
        let curves = (2..=6).flat_map(|seats| (2..=seats).map(move |alive| Calibration::curve(seats, alive)));
        assert!(curves.eq(0..CURVES));
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
                ToldMoment { seats: 4, alive: 4, told, won: std::array::from_fn(|i| f64::from(u8::from(i == winner))) }
            })
            .collect();
        let fitted = Calibration::fit(&moments, 120);
        assert_eq!(fitted, Calibration::fit(&moments, 120), "the same games make the same curves");
        let off = |calibration: Calibration| {
            let one = |moment: &ToldMoment| {
                let settled = calibration.settle(4, 4, &moment.told);
                let told = moment.told.map(|told| if told > 0.0 { 2.0 * told - 0.25 } else { 0.0 });
                settled.iter().zip(told).map(|(one, other)| (one - other).abs()).sum::<f64>()
            };
            moments.iter().map(one).sum::<f64>() / moments.len() as f64 / 4.0
        };
        assert!(off(fitted) < 0.025 && off(Calibration::NONE) > 0.05, "{} {}", off(fitted), off(Calibration::NONE));
        assert_eq!(fitted.rises[0], [10_000; STRETCHES], "a curve nobody told of stays straight");
    }
}
