//! The ladder of bots as a screen shows it: in which order, and on which scale the intervals of their ratings lie.

use kaiju_wire::bot_account::LadderBot;

/// What the ladder is in order of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LadderOrder {
    /// The least a bot is worth: its rating less its margin.
    #[default]
    Least,
    /// The rating.
    Rating,
    /// The name.
    Name,
    /// How many games a rating rests on.
    Games,
}

impl LadderOrder {
    /// All of them.
    pub const ALL: [LadderOrder; 4] = [LadderOrder::Least, LadderOrder::Rating, LadderOrder::Name, LadderOrder::Games];
}

/// The bots of a ladder in another order, each with the name it is shown by. Those that are equal stay as they were.
pub fn ordered(
    bots: &[LadderBot],
    order: LadderOrder,
    name: impl Fn(&LadderBot) -> String,
) -> Vec<(String, LadderBot)> {
    let mut all: Vec<(String, LadderBot)> = bots.iter().map(|one| (name(one), one.clone())).collect();
    all.sort_by(|(a_name, a), (b_name, b)| match order {
        LadderOrder::Least => b.interval().0.cmp(&a.interval().0),
        LadderOrder::Rating => b.rated.rating.cmp(&a.rated.rating),
        LadderOrder::Name => a_name.to_lowercase().cmp(&b_name.to_lowercase()),
        LadderOrder::Games => b.rated.games.cmp(&a.rated.games),
    });
    all
}

/// A scale on which the intervals of all bots of a ladder lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LadderScale {
    low: i32,
    high: i32,
}

impl LadderScale {
    /// The scale of a ladder: from the lowest end of an interval to the highest one.
    pub fn of(bots: &[LadderBot]) -> LadderScale {
        let ends = || bots.iter().map(LadderBot::interval);
        let low = ends().map(|(low, _)| low).min().unwrap_or(1400);
        let high = ends().map(|(_, high)| high).max().unwrap_or(1600);
        LadderScale { low, high: high.max(low + 1) }
    }

    /// Where a rating lies on it, from 0 to 1000.
    pub fn place(self, rating: i32) -> i64 {
        let (from, all) = (i64::from(rating) - i64::from(self.low), i64::from(self.high) - i64::from(self.low));
        (1000 * from / all).clamp(0, 1000)
    }
}

#[cfg(test)]
mod tests {
    use kaiju_wire::rating::Rated;

    use super::*;

    fn bot(name: &str, rating: i32, margin: u32, games: u64) -> LadderBot {
        let rated = Rated { name: name.into(), bot: true, rating, margin, games, ..Rated::default() };
        LadderBot { rated, online: true }
    }

    #[test]
    fn a_ladder_has_four_orders() {
        let bots = [bot("b", 1600, 10, 5), bot("C", 1700, 200, 9), bot("a", 1500, 20, 0)];
        let names = |order| {
            ordered(&bots, order, |one| one.rated.name.clone()).into_iter().map(|(name, _)| name).collect::<String>()
        };
        assert_eq!(LadderOrder::ALL.map(names), ["bCa", "Cba", "abC", "Cba"]);
        assert_eq!(LadderOrder::default(), LadderOrder::ALL[0]);
    }

    #[test]
    fn every_interval_lies_on_the_scale() {
        let bots = [bot("a", 1500, 100, 0), bot("b", 1700, 100, 0)];
        let scale = LadderScale::of(&bots);
        assert_eq!([1400, 1600, 1800].map(|rating| scale.place(rating)), [0, 500, 1000]);
        assert_eq!(scale.place(9000), 1000);
        let one = LadderScale::of(&[bot("a", 1500, 0, 0)]);
        assert_eq!(one.place(1500), 0);
        assert!(LadderScale::of(&[]).place(1500) > 0);
    }
}
