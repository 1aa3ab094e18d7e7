//! The game of the day: which day it is, what its luck follows from, and what goes over HTTP about it.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::hex;

/// A day of the world's calendar, the same for everybody: it begins at midnight UTC.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(u32);

/// The last day that is counted, the end of the year 9999.
const LAST: u32 = 2_932_896;
/// How long a day is.
const DAY_MS: u64 = 24 * 60 * 60 * 1000;

impl Day {
    /// The day of a moment by the wall clock, in milliseconds since 1970.
    pub fn of_ms(ms: u64) -> Day {
        Day(u32::try_from(ms / DAY_MS).unwrap_or(LAST).min(LAST))
    }

    /// The day that a date such as `2026-11-18` names.
    pub fn from_date(date: &str) -> Option<Day> {
        let mut parts = date.splitn(3, '-');
        let year: i64 = parts.next()?.parse().ok()?;
        let (month, day): (i64, i64) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        // Years that begin in March have the odd day at their end.
        let (year, shifted) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let before = 365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400) - 719_468;
        let found = Day(u32::try_from(before + (153 * shifted + 2) / 5 + day - 1).ok().filter(|day| *day <= LAST)?);
        // What is no date is written otherwise.
        (found.to_string() == date).then_some(found)
    }

    /// The day after.
    #[must_use]
    pub fn next(self) -> Day {
        Day((self.0 + 1).min(LAST))
    }

    /// The day before.
    #[must_use]
    pub fn before(self) -> Day {
        Day(self.0.saturating_sub(1))
    }

    /// How many days after another one it is; none where it is before.
    pub fn since(self, other: Day) -> Option<u32> {
        self.0.checked_sub(other.0)
    }

    /// What is published before the day: it binds the server to the secret.
    pub fn commitment(self, secret: &[u8; 32]) -> [u8; 32] {
        self.hash("kaiju daily commitment 1", secret)
    }

    /// The secret of a day where there is no server: anybody can work it out, of any day.
    pub fn public_secret(self) -> [u8; 32] {
        self.hash("kaiju daily public 1", &[0; 32])
    }

    /// The seed that the game of the day is played with.
    pub fn seed(self, secret: &[u8; 32]) -> u64 {
        let hash = self.hash("kaiju daily seed 1", secret);
        hash[..8].iter().fold(0, |seed, &byte| seed << 8 | u64::from(byte))
    }

    fn hash(self, what: &str, secret: &[u8; 32]) -> [u8; 32] {
        Sha256::new().chain_update(what).chain_update(self.to_string()).chain_update(secret).finalize().into()
    }
}

/// As `2026-11-18`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let days = i64::from(self.0) + 719_468;
        let era = days.div_euclid(146_097);
        let of_era = days.rem_euclid(146_097);
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let shifted = (5 * of_year + 2) / 153;
        let day = of_year - (153 * shifted + 2) / 5 + 1;
        let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
        write!(f, "{:04}-{month:02}-{day:02}", year + 400 * era + i64::from(month <= 2))
    }
}

/// What a day's luck follows from, as text that anybody can check: what was published before, and the secret.
pub fn write_proof(day: Day, secret: &[u8; 32]) -> String {
    let commitment = hex::write(&day.commitment(secret));
    format!(
        "kaiju daily 1\ndate {day}\ncommitment {commitment}\nsecret {}\nseed {}\n",
        hex::write(secret),
        day.seed(secret)
    )
}

/// Reads such a text, and checks it: the day and its seed. None where it is no such text, or does not fit together.
pub fn check_proof(text: &str) -> Option<(Day, String, u64)> {
    let mut lines = text.lines();
    let mut value = |name: &str| lines.next()?.strip_prefix(name)?.strip_prefix(' ').map(str::to_string);
    let (head, date) = (value("kaiju daily")?, value("date")?);
    let (commitment, secret) = (value("commitment")?, hex::read(&value("secret")?)?);
    let seed: u64 = value("seed")?.parse().ok()?;
    let day = Day::from_date(&date)?;
    let fits = head == "1" && hex::write(&day.commitment(&secret)) == commitment && day.seed(&secret) == seed;
    fits.then_some((day, commitment, seed))
}

/// What came of the game of a day.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DayResult {
    /// What it is worth: 100 for a win and one more for each turn below thirty, otherwise stars and hearts at the end.
    pub points: u32,
    /// Was it won?
    pub won: bool,
    /// How many turns the player had.
    pub turns: u32,
    /// Stars at the end.
    pub stars: u32,
    /// Hearts at the end.
    pub hearts: u32,
    /// The course of it without telling dice or cards, a sign for each turn of the player: `T` where it ended in Tokyo, `S` where it
    /// brought stars, `-` otherwise.
    pub signs: String,
}

/// A result that is handed in.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewDayResult {
    /// The record of the game, in the notation. The server plays it again.
    pub record: String,
}

/// A result among those of a day.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DayEntry {
    /// The place; those with the same points share it.
    pub place: u64,
    /// The name of the account. Empty for one that was deleted.
    pub name: String,
    /// The result.
    #[serde(flatten)]
    pub result: DayResult,
}

/// What an account made of a day.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnDay {
    /// The date, such as `2026-11-18`.
    pub date: String,
    /// The result.
    #[serde(flatten)]
    pub result: DayResult,
}

/// How many have how many points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DayShare {
    /// The points.
    pub points: u32,
    /// How many players.
    pub players: u64,
}

/// A day.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DayInfo {
    /// The date, such as `2026-11-18`. A day begins at midnight UTC.
    pub date: String,
    /// SHA-256 of the secret, published the day before.
    pub commitment: String,
    /// When the server bound itself to it, in milliseconds since 1970.
    pub committed_ms: u64,
    /// The secret, from the beginning of the day on: with it the game can be played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// Are results still taken?
    pub open: bool,
    /// How many have played.
    pub players: u64,
    /// How many of them won.
    pub wins: u64,
    /// The best results.
    pub best: Vec<DayEntry>,
    /// How many have how many points, the most points first.
    pub shares: Vec<DayShare>,
    /// The result of the account that asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<DayEntry>,
    /// The results of its friends, the best first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub friends: Vec<DayEntry>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (days, date) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (20_775, "2026-11-18"),
            (LAST, "9999-12-31"),
        ] {
            assert_eq!((Day(days).to_string().as_str(), Day::from_date(date)), (date, Some(Day(days))));
        }
        for day in (0..LAST).step_by(97) {
            assert_eq!(Day::from_date(&Day(day).to_string()), Some(Day(day)));
        }
        for wrong in ["", "2026-11-31", "2026-1-1", "2026-02-29", "1969-12-31", "10000-01-01", "2026-11-18x", "-1-1-1"]
        {
            assert_eq!(Day::from_date(wrong), None, "{wrong}");
        }
        assert_eq!(Day::of_ms(20_775 * DAY_MS + 1), Day(20_775));
        assert_eq!((Day(5).next(), Day(7).since(Day(5)), Day(5).since(Day(7))), (Day(6), Some(2), None));
        assert_eq!((Day(6).before(), Day(0).before()), (Day(5), Day(0)));
    }

    #[test]
    fn a_proof_holds_for_its_day_and_its_secret_alone() {
        let (day, secret) = (Day(20_775), [7; 32]);
        let text = write_proof(day, &secret);
        assert_eq!(check_proof(&text).map(|(day, _, seed)| (day, seed)), Some((day, day.seed(&secret))));
        let other = write_proof(day.next(), &secret);
        assert_ne!(day.seed(&secret), day.next().seed(&secret));
        for (one, two) in text.lines().zip(other.lines()).filter(|(one, two)| one != two) {
            assert_eq!(check_proof(&text.replace(one, two)), None, "{two}");
        }
        assert_eq!(check_proof("kaiju game 1\n"), None);
        assert_ne!(day.public_secret(), day.next().public_secret());
    }
}
