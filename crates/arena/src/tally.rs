//! What many games add up to. Only whole numbers are added, so the order of the games does not matter; except where luck is
//! taken out, and there the games are counted in order.

use kaiju_rules::{SeatSet, Table};

use crate::row::GameRow;

/// A won game is counted in this many parts, so that two to six winners share it evenly.
pub const WON: u64 = 60;

/// What one of these winners gets of a game.
pub fn part(winners: SeatSet) -> u64 {
    if winners.is_empty() { 0 } else { WON / winners.len() as u64 }
}

/// How a game came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Somebody had twenty stars (WIN-1, WIN-5).
    Stars,
    /// One monster was left (WIN-2).
    LastStanding,
    /// Nobody was left (WIN-3).
    AllDead,
}

impl Ending {
    /// Every ending.
    pub const ALL: [Ending; 3] = [Ending::Stars, Ending::LastStanding, Ending::AllDead];

    /// The word for it in reports.
    pub const fn word(self) -> &'static str {
        ["stars", "last_standing", "all_dead"][self as usize]
    }

    /// How the game on this table ended. One left ends a game at once, so with more alive it was the stars.
    pub fn of(table: &Table) -> Ending {
        match table.alive().len() {
            0 => Ending::AllDead,
            1 => Ending::LastStanding,
            _ => Ending::Stars,
        }
    }
}

/// A number over many games: its sum, the sum of its squares, its extremes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spread {
    /// How many were counted.
    pub count: u64,
    /// Their sum.
    pub sum: u64,
    /// The sum of their squares.
    pub squares: u128,
    /// The smallest.
    pub min: u64,
    /// The largest.
    pub max: u64,
}

impl Default for Spread {
    fn default() -> Spread {
        Spread { count: 0, sum: 0, squares: 0, min: u64::MAX, max: 0 }
    }
}

impl Spread {
    fn add(&mut self, n: u64) {
        self.count += 1;
        self.sum += n;
        self.squares += u128::from(n) * u128::from(n);
        self.min = self.min.min(n);
        self.max = self.max.max(n);
    }

    fn plus(&self, other: &Spread) -> Option<Spread> {
        Some(Spread {
            count: self.count.checked_add(other.count)?,
            sum: self.sum.checked_add(other.sum)?,
            squares: self.squares.checked_add(other.squares)?,
            min: self.min.min(other.min),
            max: self.max.max(other.max),
        })
    }

    /// What games by their number of turns add up to.
    fn of_lengths(lengths: &[u64]) -> Option<Spread> {
        let mut all = Spread::default();
        for (turns, &games) in (0u64..).zip(lengths).filter(|(_, games)| **games > 0) {
            let one = Spread { count: games, sum: games.checked_mul(turns)?, ..Spread::default() };
            let squares = u128::from(one.sum).checked_mul(u128::from(turns))?;
            all = all.plus(&Spread { squares, min: turns, max: turns, ..one })?;
        }
        Some(all)
    }

    /// n Σx² − (Σx)², in whole numbers: exact and never negative. None where that is too large for them, or where no numbers have
    /// these sums.
    fn above(&self) -> Option<u128> {
        let squared = u128::from(self.sum) * u128::from(self.sum);
        u128::from(self.count).checked_mul(self.squares)?.checked_sub(squared)
    }

    /// Can some numbers have come to this?
    fn holds(&self) -> bool {
        let Spread { count, sum, squares, min, max } = *self;
        if count == 0 {
            return *self == Spread::default();
        }
        let [count, sum, least, most] = [count, sum, min, max].map(u128::from);
        // One of them is the smallest, one the largest, and the others lie between.
        let within = min <= max && most + (count - 1) * least <= sum && sum <= least + (count - 1) * most;
        // No square is larger than its number times the largest.
        within && squares <= sum * most && self.above().is_some()
    }

    /// The mean; zero when nothing was counted.
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / self.count as f64 }
    }

    /// The standard deviation; zero when nothing was counted.
    pub fn deviation(&self) -> f64 {
        if self.count == 0 {
            return 0.0;
        }
        let above = self.above().expect("the sums of some numbers");
        (above as f64).sqrt() / self.count as f64
    }
}

/// What became of some games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// Games each seat won alone.
    pub wins: [u64; 6],
    /// Games won by whoever began, by the next one and so on, in parts of [`WON`].
    pub by_order: [u64; 6],
    /// Games several won together.
    pub shared: u64,
    /// Games nobody won.
    pub nobody: u64,
    /// Games by how they ended, in the order of [`Ending::ALL`].
    pub ended: [u64; 3],
    /// Games given up because they took too many inputs; any is a bug in the rules.
    pub stuck: u64,
    /// Turns per finished game.
    pub turns: Spread,
    /// Inputs per finished game.
    pub inputs: Spread,
    /// Finished games by their number of turns.
    pub lengths: Vec<u64>,
}

impl Tally {
    /// Games without one winner.
    pub fn draws(&self) -> u64 {
        self.shared + self.nobody
    }

    /// Games that ended like this.
    pub fn ended_by(&self, ending: Ending) -> u64 {
        self.ended[ending as usize]
    }

    /// Adds a game.
    pub fn count(&mut self, row: &GameRow) {
        self.games += 1;
        let Some(ending) = row.ending else {
            self.stuck += 1;
            return;
        };
        match (row.winners.len(), row.winners.lowest()) {
            (1, Some(seat)) => self.wins[seat.index()] += 1,
            (0, _) => self.nobody += 1,
            _ => self.shared += 1,
        }
        let players = usize::from(row.players);
        for seat in row.winners.iter() {
            self.by_order[(seat.index() + players - row.first.index()) % players] += part(row.winners);
        }
        self.ended[ending as usize] += 1;
        self.turns.add(u64::from(row.turns));
        self.inputs.add(row.inputs);
        let turns = usize::from(row.turns);
        if self.lengths.len() <= turns {
            self.lengths.resize(turns + 1, 0);
        }
        self.lengths[turns] += 1;
    }

    /// Both together, of games that were played.
    #[must_use]
    pub fn plus(&self, other: &Tally) -> Tally {
        self.checked_plus(other).expect("nobody plays more games than can be counted")
    }

    /// Both together; none where that is more than can be counted.
    pub fn checked_plus(&self, other: &Tally) -> Option<Tally> {
        let both = Tally {
            // Nothing else that counts games is larger than this product.
            games: self.games.checked_add(other.games).filter(|games| games.checked_mul(WON).is_some())?,
            wins: std::array::from_fn(|seat| self.wins[seat] + other.wins[seat]),
            by_order: std::array::from_fn(|seat| self.by_order[seat] + other.by_order[seat]),
            shared: self.shared + other.shared,
            nobody: self.nobody + other.nobody,
            ended: std::array::from_fn(|ending| self.ended[ending] + other.ended[ending]),
            stuck: self.stuck + other.stuck,
            turns: self.turns.plus(&other.turns)?,
            inputs: self.inputs.plus(&other.inputs)?,
            lengths: added(&self.lengths, &other.lengths),
        };
        [&both.turns, &both.inputs].iter().all(|spread| spread.above().is_some()).then_some(both)
    }

    /// Can some games of so many players have come to this? If not, says what contradicts what.
    pub fn check(&self, players: usize) -> Result<(), &'static str> {
        let Tally { games, wins, by_order, shared, nobody, ended, stuck, turns, inputs, lengths } = self;
        let sum = |all: &[u64]| all.iter().map(|&n| u128::from(n)).sum::<u128>();
        let (finished, won) = (sum(ended), sum(wins) + u128::from(*shared));
        if games.checked_mul(WON).is_none() {
            return Err("so many games are never played");
        }
        if finished + u128::from(*stuck) != u128::from(*games) || won + u128::from(*nobody) != finished {
            return Err("the games are not as many as those that were won, that nobody won and that were given up");
        }
        if wins[players..].iter().chain(&by_order[players..]).any(|&won| won > 0) {
            return Err("seats have won at which nobody plays");
        }
        if sum(by_order) != won * u128::from(WON) {
            return Err("the games won by the order of play are not those that were won");
        }
        if !turns.holds() || !inputs.holds() || u128::from(inputs.count) != finished {
            return Err("the sums of turns or inputs are not those of the games");
        }
        if Spread::of_lengths(lengths) != Some(*turns) || u128::from(turns.count) != finished {
            return Err("the turns are not those of the games by their turns");
        }
        Ok(())
    }
}

/// Two lists of numbers, added place by place.
fn added(one: &[u64], other: &[u64]) -> Vec<u64> {
    let at = |list: &[u64], i: usize| list.get(i).copied().unwrap_or(0);
    (0..one.len().max(other.len())).map(|i| at(one, i) + at(other, i)).collect()
}

/// How many standard deviations to either side hold 95 % of a normal distribution.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// Wilson's interval: with 95 % confidence the true share lies between these two, both from 0 to 1.
pub fn wilson(hits: u64, of: u64) -> (f64, f64) {
    wilson_parts(hits * WON, of)
}

/// Wilson's interval for games that were won in parts of [`WON`].
pub fn wilson_parts(parts: u64, of: u64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    let n = of as f64;
    let share = parts as f64 / (WON as f64 * n);
    let scale = 1.0 + Z * Z / n;
    let centre = (share + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

/// Wins and luck of many games, to tell what was won without luck.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct LessLuck {
    games: f64,
    /// Sums of what was won, of luck, and of their squares and products.
    won: f64,
    luck: f64,
    squares: [f64; 2],
    products: f64,
}

impl LessLuck {
    /// One more game: what was won of it, and what luck added to the chance to win.
    pub fn count(&mut self, won: f64, luck: f64) {
        self.games += 1.0;
        self.won += won;
        self.luck += luck;
        self.squares[0] += won * won;
        self.squares[1] += luck * luck;
        self.products += won * luck;
    }

    /// Of sums over games: what was won and luck, the squares of both, and their products.
    pub fn of_sums(games: f64, [won, luck]: [f64; 2], squares: [f64; 2], products: f64) -> LessLuck {
        LessLuck { games, won, luck, squares, products }
    }

    /// The share of games won, and how far off it may be with 95 % confidence, after as much of the luck was taken out as
    /// goes with winning (a regression: luck is nothing on average, so any part of it can be taken out).
    pub fn share(&self) -> (f64, f64) {
        if self.games < 3.0 {
            return (self.won / self.games.max(1.0), 1.0);
        }
        let (won, luck) = (self.won / self.games, self.luck / self.games);
        let spread = self.squares[1] / self.games - luck * luck;
        let both = self.products / self.games - won * luck;
        let part = if spread > 0.0 { both / spread } else { 0.0 };
        let left = (self.squares[0] / self.games - won * won - part * both).max(0.0);
        (won - part * luck, Z * (left / (self.games - 2.0)).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_is_taken_out() {
        // Whoever is lucky wins, and luck is not even here: 60 lucky games of 100.
        let (mut known, mut unknown) = (LessLuck::default(), LessLuck::default());
        for game in 0..100 {
            let lucky = game < 60;
            known.count(f64::from(u8::from(lucky)), if lucky { 0.5 } else { -0.5 });
            unknown.count(f64::from(u8::from(lucky)), 0.0);
        }
        let ((share, off), (raw, wide)) = (known.share(), unknown.share());
        assert!((share - 0.5).abs() < 1e-9 && off < 1e-6, "{share} {off}");
        assert!((raw - 0.6).abs() < 1e-9 && (wide - 0.0965).abs() < 1e-3, "{raw} {wide}");
    }

    /// Three games: A wins after 12 turns, B and C together after 14, and nobody after 14.
    fn three_games() -> Tally {
        let turns = Spread { count: 3, sum: 40, squares: 536, min: 12, max: 14 };
        let mut lengths = vec![0; 15];
        (lengths[12], lengths[14]) = (1, 2);
        Tally {
            games: 3,
            wins: [1, 0, 0, 0, 0, 0],
            by_order: [WON, WON / 2, WON / 2, 0, 0, 0],
            shared: 1,
            nobody: 1,
            ended: [2, 0, 1],
            stuck: 0,
            turns,
            inputs: Spread { count: 3, sum: 300, squares: 30_002, min: 99, max: 101 },
            lengths,
        }
    }

    #[test]
    fn only_what_games_come_to_is_a_tally() {
        type Change = fn(&mut Tally);
        let games = three_games();
        assert_eq!((games.check(3), Tally::default().check(2)), (Ok(()), Ok(())));
        let more = games.checked_plus(&games).expect("six games");
        assert_eq!((more.check(3), more.games, more.turns.sum), (Ok(()), 6, 80));
        let wrong: &[(&str, Change)] = &[
            ("a game too many", |tally| tally.games += 1),
            ("one that was given up", |tally| tally.stuck += 1),
            ("an ending too many", |tally| tally.ended[0] += 1),
            ("a win too many", |tally| tally.wins[1] += 1),
            ("a win at an empty seat", |tally| tally.wins.swap(0, 3)),
            ("a win by nobody in order", |tally| tally.by_order.swap(0, 5)),
            ("a part of a win", |tally| tally.by_order[0] -= 1),
            ("turns too few", |tally| tally.turns.sum -= 1),
            ("squares too small", |tally| tally.turns.squares = 0),
            ("other lengths", |tally| tally.lengths.swap(12, 13)),
            ("lengths too large", |tally| tally.lengths.push(u64::MAX)),
            ("inputs of other games", |tally| tally.inputs.count += 1),
            ("inputs beyond the largest", |tally| tally.inputs.max = 99),
            ("inputs that spread less than nothing", |tally| tally.inputs.squares = 29_999),
            ("inputs whose squares are too large", |tally| tally.inputs.squares = u128::MAX),
            ("the largest of no inputs", |tally| {
                *tally = Tally { inputs: Spread { max: 1, ..Spread::default() }, ..Tally::default() };
            }),
            ("nothing but the largest number", |tally| {
                let all =
                    Spread { count: u64::MAX, sum: u64::MAX, squares: u64::MAX.into(), min: u64::MAX, max: u64::MAX };
                (tally.games, tally.wins, tally.stuck) = (u64::MAX, [u64::MAX; 6], u64::MAX);
                (tally.turns, tally.inputs) = (all, all);
            }),
        ];
        for (what, change) in wrong {
            let mut tally = games.clone();
            change(&mut tally);
            assert!(tally.check(3).is_err(), "{what}");
        }
    }

    #[test]
    fn more_games_than_can_be_counted_are_not_added_up() {
        let given_up = |games| Tally { games, stuck: games, ..Tally::default() };
        let most = u64::MAX / WON;
        assert_eq!(given_up(most - 1).checked_plus(&given_up(1)), Some(given_up(most)));
        assert_eq!(given_up(most).checked_plus(&given_up(1)), None);
        assert_eq!((given_up(most).check(2).is_ok(), given_up(most + 1).check(2).is_ok()), (true, false));
        assert_eq!(given_up(u64::MAX).checked_plus(&given_up(u64::MAX)), None);
        // A game of so many inputs that its square is too large together with those of others, and not alone.
        let [one, others] = [spread_of(1, 1 << 63), spread_of(8, 1)];
        assert!(one.holds() && others.holds());
        let with = |inputs| Tally { inputs, ..three_games() };
        assert_eq!(with(one).checked_plus(&with(others)), None);
    }

    /// A number that was counted so many times.
    fn spread_of(count: u64, n: u64) -> Spread {
        let squares = u128::from(count) * u128::from(n) * u128::from(n);
        Spread { count, sum: count * n, squares, min: n, max: n }
    }

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-5
    }

    #[test]
    fn wilson_agrees_with_the_textbook() {
        // Reference values for 95 %: 10 of 20, 0 of 10, 10 of 10, 1 of 1000.
        let (low, high) = wilson(10, 20);
        assert!(close(low, 0.29930) && close(high, 0.70070), "{low} {high}");
        let (low, high) = wilson(0, 10);
        assert!(close(low, 0.0) && close(high, 0.27753), "{low} {high}");
        let (low, high) = wilson(10, 10);
        assert!(close(low, 0.72247) && close(high, 1.0), "{low} {high}");
        let (low, high) = wilson(1, 1000);
        assert!(close(low, 0.00018) && close(high, 0.00564), "{low} {high}");
    }

    #[test]
    fn wilson_holds_the_share_and_narrows() {
        let mut wider = 1.0;
        for games in [10, 100, 1_000, 10_000, 100_000] {
            let (low, high) = wilson(games / 5, games);
            assert!(low < 0.2 && 0.2 < high, "{games}: {low} {high}");
            assert!(high - low < wider, "{games}: {low} {high}");
            wider = high - low;
        }
        assert_eq!(wilson(0, 0), (0.0, 1.0), "nothing played, nothing known");
    }

    #[test]
    fn a_spread_knows_mean_and_deviation() {
        let mut spread = Spread::default();
        assert!(close(spread.mean(), 0.0) && close(spread.deviation(), 0.0));
        for n in [2, 4, 4, 4, 5, 5, 7, 9] {
            spread.add(n);
        }
        assert!(close(spread.mean(), 5.0) && close(spread.deviation(), 2.0), "{spread:?}");
        assert_eq!((spread.min, spread.max), (2, 9));
    }
}
