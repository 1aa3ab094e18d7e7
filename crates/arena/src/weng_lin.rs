//! Ratings of players who come and go, game by game: the method of Weng and Lin for who wins at a table.
//!
//! R. C. Weng and C.-J. Lin, *A Bayesian Approximation Method for Online Ranking*, Journal of Machine Learning Research 12
//! (2011) 267–300, Algorithm 4 (the model of Plackett and Luce). A player's strength is a normal law with a mean and a
//! deviation. Only who wins counts in this game, so the sum over places in that algorithm stops after the first: the chance to
//! win is the share of one's strength among all at the table, the same model as in [`crate::rating`].
//!
//! In one thing this is not the paper's: there the odds are flattened by the doubts about everybody at the table together, which is too
//! much where many play, and ratings lie too far apart for hundreds of games. Here they are flattened by the doubt about the difference of
//! two, with the factor π/8 by D. J. C. `MacKay`, *The Evidence Framework Applied to Classification Networks*, Neural Computation 4
//! (1992) 720–736. `docs/ratings.md` says what follows from the parameters and how that was measured.

/// Points for which the odds to win grow by e: 400 points are ten to one, as in chess.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// What is believed of somebody who has not played.
const FIRST: Strength = Strength { mean: 1500.0, deviation: 150.0 };
/// How much a player may change from one rated game to the next.
const DRIFT: f64 = 0.2;
/// 95 % of a normal law lie within so many deviations.
const WITHIN: f64 = 1.96;

/// What is known of how strong somebody is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// The rating. Level 3 of our bots has 1500.
    pub mean: f64,
    /// How sure that is.
    pub deviation: f64,
}

impl Default for Strength {
    fn default() -> Strength {
        FIRST
    }
}

impl Strength {
    /// A strength that was measured: with 95 % confidence it is off by no more than the margin.
    pub fn measured(rating: f64, margin: f64) -> Strength {
        Strength { mean: rating, deviation: margin / WITHIN }
    }

    /// The rating in whole points.
    pub fn rating(self) -> i32 {
        self.mean.round() as i32
    }

    /// With 95 % confidence the rating is off by no more than this.
    pub fn margin(self) -> u32 {
        (WITHIN * self.deviation).round() as u32
    }
}

/// The chance of each seat to win a game, if their strengths were known exactly.
pub fn chances(means: &[f64]) -> Vec<f64> {
    shares(means, SCALE)
}

/// The share of each strength among all, when the odds grow by e with this many points.
fn shares(means: &[f64], scale: f64) -> Vec<f64> {
    let most = means.iter().copied().fold(f64::MIN, f64::max);
    let weights: Vec<f64> = means.iter().map(|mean| libm::exp((mean - most) / scale)).collect();
    let sum: f64 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / sum).collect()
}

/// What is known of everybody at a table after a game that these seats won. A shared win counts in parts. A game that nobody
/// won tells nothing.
pub fn updated(before: &[Strength], winners: &[usize]) -> Vec<Strength> {
    let winners: Vec<usize> = winners.iter().copied().filter(|&winner| winner < before.len()).collect();
    if winners.is_empty() || before.len() < 2 {
        return before.to_vec();
    }
    let drifted: Vec<Strength> = before
        .iter()
        .map(|one| Strength { deviation: libm::hypot(one.deviation, DRIFT).min(FIRST.deviation), ..*one })
        .collect();
    // The odds are less steep the less is known of those who play (c in the paper).
    let doubt = drifted.iter().map(|one| one.deviation * one.deviation).sum::<f64>() / drifted.len() as f64;
    let scale = (SCALE * SCALE + std::f64::consts::PI / 8.0 * 2.0 * doubt).sqrt();
    let expected = shares(&drifted.iter().map(|one| one.mean).collect::<Vec<_>>(), scale);
    let each = 1.0 / winners.len() as f64;
    drifted
        .iter()
        .zip(&expected)
        .enumerate()
        .map(|(seat, (one, share))| {
            let won = if winners.contains(&seat) { each } else { 0.0 };
            let variance = one.deviation * one.deviation;
            let mean = one.mean + variance / scale * (won - share);
            let told = variance / (scale * scale) * share * (1.0 - share);
            Strength { mean, deviation: (variance / (1.0 + told)).sqrt() }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_wins_rises_and_everybody_is_known_better() {
        let before = [Strength::default(); 4];
        let after = updated(&before, &[2]);
        assert!(after[2].mean > 1500.0 && [0, 1, 3].iter().all(|&seat| after[seat].mean < 1500.0), "{after:?}");
        assert!(after.iter().all(|one| one.deviation < FIRST.deviation));
        let sum: f64 = after.iter().map(|one| one.mean).sum();
        assert!((sum - 6000.0).abs() < 1e-9, "what one gains the others lose: {sum}");
    }

    #[test]
    fn a_favourite_gains_less_than_an_outsider_and_nobody_gains_by_a_game_without_a_winner() {
        let favourite = Strength { mean: 1800.0, deviation: 50.0 };
        let outsider = Strength { mean: 1200.0, deviation: 50.0 };
        let usual = updated(&[favourite, outsider], &[0])[0].mean - 1800.0;
        let upset = updated(&[favourite, outsider], &[1])[1].mean - 1200.0;
        assert!(usual > 0.0 && upset > 20.0 * usual, "{usual} {upset}");
        assert_eq!(updated(&[favourite, outsider], &[]), [favourite, outsider]);
        assert_eq!(updated(&[favourite], &[0]), [favourite]);
        let shared = updated(&[favourite, favourite], &[0, 1]);
        assert!((shared[0].mean - 1800.0).abs() < 1e-9 && (shared[1].mean - 1800.0).abs() < 1e-9);
    }

    /// To the last bit: whoever folds the same games comes to the same ratings.
    #[test]
    fn ratings_are_the_same_on_every_machine() {
        let mut players = [1200.0, 1500.0, 1533.0, 1700.0].map(|mean| Strength { mean, ..FIRST }).to_vec();
        for game in 0..100 {
            players = updated(&players, &[game * game % 7 % 4]);
        }
        let found: Vec<_> = players.iter().map(|one| (one.mean.to_bits(), one.deviation.to_bits())).collect();
        assert_eq!(
            found,
            [
                (0x4099_5425_48fb_9206, 0x4042_cf11_1886_f534),
                (0x4098_421a_17cc_fee0, 0x4044_2926_c651_a10a),
                (0x4098_2001_b57c_4511, 0x4044_0bc0_37e0_7988),
                (0x4093_0b55_eeab_c14f, 0x404e_4ec6_588d_230e)
            ],
            "{found:#018x?}"
        );
    }

    #[test]
    fn four_hundred_points_are_ten_to_one() {
        let chances = chances(&[1900.0, 1500.0]);
        assert!((chances[0] / chances[1] - 10.0).abs() < 1e-9, "{chances:?}");
    }

    #[test]
    fn one_who_is_known_well_is_hardly_moved_by_one_who_is_not() {
        let known = Strength::measured(1500.0, 6.0);
        let after = updated(&[known, Strength::default()], &[1]);
        assert!((after[0].mean - 1500.0).abs() < 0.1 && after[1].mean > 1550.0, "{after:?}");
        assert_eq!((known.rating(), known.margin()), (1500, 6));
    }
}
