//! The lists players are rated in, one for each edition and size of table, and how strong our bots are in each: measured by
//! `kaiju rate --make`, and the same for everybody.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use kaiju_rules::EditionId;

use crate::weng_lin::Strength;

/// What was measured: the list, the bot, its rating, with 95 % confidence off by no more than the margin, and in how many games.
pub const MEASURED: &str = include_str!("bot_ratings.csv");
/// The first line of that file.
pub const MEASURED_HEAD: &str = "list,bot,rating,margin,games";
/// The bots that are rated, the weakest first. Level 6 is not: it searches, and to measure it in every list takes days.
pub const RATED_BOTS: [&str; 5] = ["level1", "level2", "level3", "level4", "level5"];
/// The bot whose rating is 1500 in every list.
pub const ANCHOR: &str = "level3";

/// A list of ratings: those of one edition, at tables of one size. Strengths differ from list to list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct RatingList {
    edition: EditionId,
    seats: usize,
}

impl RatingList {
    /// The list of an edition for two to six.
    pub fn new(edition: EditionId, seats: usize) -> Option<RatingList> {
        (2..=6).contains(&seats).then_some(RatingList { edition, seats })
    }

    /// All lists, edition by edition.
    pub fn all() -> impl Iterator<Item = RatingList> {
        EditionId::ALL.into_iter().flat_map(|edition| (2..=6).map(move |seats| RatingList { edition, seats }))
    }

    /// The list with this name, such as `second-4`.
    pub fn from_name(name: &str) -> Option<RatingList> {
        let (edition, seats) = name.rsplit_once('-')?;
        let list = RatingList::new(EditionId::from_name(edition)?, seats.parse().ok()?)?;
        (list.to_string() == name).then_some(list)
    }

    /// The edition.
    pub fn edition(self) -> EditionId {
        self.edition
    }

    /// How many play.
    pub fn seats(self) -> usize {
        self.seats
    }

    /// The bots of the list with their strengths, the weakest level first.
    pub fn bots(self) -> impl Iterator<Item = (&'static str, Strength)> {
        RATED_BOTS.into_iter().filter_map(move |bot| Some((bot, self.bot(bot)?)))
    }

    /// How strong a bot is in the list; none where it is not rated.
    pub fn bot(self, name: &str) -> Option<Strength> {
        TABLE.get(&(self.to_string(), name.to_string())).copied()
    }
}

impl fmt::Display for RatingList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.edition.name(), self.seats)
    }
}

static TABLE: LazyLock<BTreeMap<(String, String), Strength>> = LazyLock::new(|| {
    let read = |line: &str| {
        let mut cells = line.split(',');
        let (list, bot) = (cells.next()?.to_string(), cells.next()?.to_string());
        let (rating, margin) = (cells.next()?.parse().ok()?, cells.next()?.parse().ok()?);
        Some(((list, bot), Strength::measured(rating, margin)))
    };
    MEASURED.lines().skip(1).filter_map(read).collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_is_rated_in_every_list_and_a_higher_level_higher() {
        assert_eq!(MEASURED.lines().next(), Some(MEASURED_HEAD));
        for list in RatingList::all() {
            let bots: Vec<_> = list.bots().collect();
            assert_eq!(bots.iter().map(|(name, _)| *name).collect::<Vec<_>>(), RATED_BOTS, "{list}");
            assert_eq!(list.bot(ANCHOR).map(Strength::rating), Some(1500), "{list}");
            assert!(bots.is_sorted_by(|a, b| a.1.mean < b.1.mean), "{list}: {bots:?}");
            assert_eq!(RatingList::from_name(&list.to_string()), Some(list));
        }
        for wrong in ["second", "second-1", "second-7", "second-04", "third-4", ""] {
            assert_eq!(RatingList::from_name(wrong), None, "{wrong}");
        }
    }
}
