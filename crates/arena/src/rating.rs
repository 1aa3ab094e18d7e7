//! Bradley–Terry ratings of the entrants, from who won against whom.
//!
//! The model is that of Bradley and Terry, for any number at a table: an entrant wins with the chance of its strength
//! among the strengths of all seats. One half-won game against somebody of average strength is added for each, so that
//! whoever lost every game has a rating too.

use crate::tally::Z;

/// One table and how often it was played, with what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct TableResult {
    /// The entrants, seat by seat.
    pub seats: Vec<usize>,
    /// Games each seat's entrant won; a win that was shared counts in parts.
    pub wins: Vec<f64>,
}

/// A strength on the scale of chess: 400 points more is ten times as strong. The mean of all is 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// With 95 % confidence it is off by no more than this.
    pub margin: f64,
}

/// Rates n entrants.
pub fn rate(entrants: usize, outcomes: &[TableResult]) -> Vec<Rating> {
    const ROUNDS: usize = 20_000;
    let scale = 400.0 / std::f64::consts::LN_10;
    let mut strength = vec![1.0f64; entrants];
    let mut wins = vec![0.5f64; entrants];
    for outcome in outcomes {
        for (&entrant, won) in outcome.seats.iter().zip(&outcome.wins) {
            wins[entrant] += won;
        }
    }
    let games = |outcome: &TableResult| outcome.wins.iter().sum::<f64>();
    for _ in 0..ROUNDS {
        let mut weight: Vec<f64> = strength.iter().map(|s| 1.0 / (s + 1.0)).collect();
        for outcome in outcomes {
            let share = games(outcome) / outcome.seats.iter().map(|&e| strength[e]).sum::<f64>();
            for &entrant in &outcome.seats {
                weight[entrant] += share;
            }
        }
        let mut moved = 0.0f64;
        for ((strength, wins), weight) in strength.iter_mut().zip(&wins).zip(&weight) {
            let new = wins / weight;
            moved = moved.max(libm::log(new / *strength).abs());
            *strength = new;
        }
        if moved < 1e-10 {
            break;
        }
    }
    // How sharply the games speak, as a matrix; its inverse has the variances.
    let mut speaks = vec![vec![0.0; entrants]; entrants];
    for (i, row) in speaks.iter_mut().enumerate() {
        let s = strength[i];
        row[i] = s / ((s + 1.0) * (s + 1.0));
    }
    for outcome in outcomes {
        let sum = outcome.seats.iter().map(|&e| strength[e]).sum::<f64>();
        let mut share = vec![0.0; entrants];
        for &entrant in &outcome.seats {
            share[entrant] += strength[entrant] / sum;
        }
        for i in 0..entrants {
            for j in 0..entrants {
                let both = if i == j { share[i] } else { 0.0 };
                speaks[i][j] += games(outcome) * (both - share[i] * share[j]);
            }
        }
    }
    let variances = inverse(speaks);
    let mean = strength.iter().map(|&s| libm::log(s)).sum::<f64>() / entrants.max(1) as f64;
    // Against the mean of all: the variance of the difference.
    let n = entrants.max(1) as f64;
    let all: f64 = variances.iter().flatten().sum::<f64>() / (n * n);
    (0..entrants)
        .map(|i| {
            let with_mean: f64 = variances[i].iter().sum::<f64>() / n;
            let variance = (variances[i][i] - 2.0 * with_mean + all).max(0.0);
            Rating { rating: scale * (libm::log(strength[i]) - mean), margin: Z * scale * variance.sqrt() }
        })
        .collect()
}

/// The inverse of a small symmetric matrix with a positive diagonal.
fn inverse(mut a: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = a.len();
    let mut b: Vec<Vec<f64>> = (0..n).map(|i| (0..n).map(|j| f64::from(u8::from(i == j))).collect()).collect();
    for i in 0..n {
        let pivot = (i..n).max_by(|&x, &y| a[x][i].abs().total_cmp(&a[y][i].abs())).unwrap_or(i);
        a.swap(i, pivot);
        b.swap(i, pivot);
        let by = a[i][i];
        if by.abs() < 1e-300 {
            continue;
        }
        for x in a[i].iter_mut().chain(&mut b[i]) {
            *x /= by;
        }
        for row in (0..n).filter(|&row| row != i) {
            let times = a[row][i];
            for column in 0..n {
                a[row][column] -= times * a[i][column];
                b[row][column] -= times * b[i][column];
            }
        }
    }
    b
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_to_one_is_as_in_chess() {
        let duel = TableResult { seats: vec![0, 1], wins: vec![7500.0, 2500.0] };
        let rated = rate(2, &[duel]);
        let apart = rated[0].rating - rated[1].rating;
        // 400 log₁₀ 3, a little less for the added games.
        assert!((apart - 190.8).abs() < 1.0, "{rated:?}");
        assert!((rated[0].rating + rated[1].rating).abs() < 1e-6);
        assert!(rated[0].margin > 1.0 && rated[0].margin < 10.0, "{rated:?}");
    }

    /// To the last bit: a league is told alike wherever its games were played.
    #[test]
    fn ratings_are_the_same_on_every_machine() {
        let wins = |seats: [usize; 3], wins: [f64; 3]| TableResult { seats: seats.to_vec(), wins: wins.to_vec() };
        let rated = rate(4, &[wins([0, 1, 2], [31.0, 17.5, 8.5]), wins([1, 2, 3], [12.0, 40.0, 3.0])]);
        let found: Vec<_> = rated.iter().map(|one| (one.rating.to_bits(), one.margin.to_bits())).collect();
        assert_eq!(
            found,
            [
                (0x4069_44dc_a422_fe6d, 0x4054_95e7_f2cb_b2a9),
                (0x4018_295d_7cd3_ae5e, 0x4051_2730_243b_3694),
                (0x4056_fd25_c7e3_904d, 0x404f_7666_0ada_4a25),
                (0xc072_c25d_39fd_b203, 0x4061_e905_843d_f7c7)
            ],
            "{found:#018x?}"
        );
    }

    #[test]
    fn one_against_three_at_a_table() {
        // A quarter of the games for one of four who are all the same.
        let table = TableResult { seats: vec![0, 1, 1, 1], wins: vec![250.0, 250.0, 250.0, 250.0] };
        let rated = rate(2, &[table]);
        assert!(rated[0].rating.abs() < 1.0 && rated[1].rating.abs() < 1.0, "{rated:?}");
    }

    #[test]
    fn whoever_never_wins_has_a_rating_too() {
        let rated = rate(3, &[TableResult { seats: vec![0, 1, 2], wins: vec![10.0, 5.0, 0.0] }]);
        assert!(rated.iter().all(|r| r.rating.is_finite() && r.margin.is_finite()), "{rated:?}");
        assert!(rated[0].rating > rated[1].rating && rated[1].rating > rated[2].rating);
        assert!(rate(0, &[]).is_empty());
    }
}
