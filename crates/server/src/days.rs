//! The games of the days: the secret of each, bound to the day before, and what players made of them. All of it is in ledgers.

use std::collections::{BTreeMap, HashMap};

use kaiju_client::daily::Daily;
use kaiju_wire::daily::{Day, DayEntry, DayInfo, DayResult, DayShare, OwnDay};
use kaiju_wire::hex;
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;

use crate::hub::Hub;
use crate::store::{Entered, LedgerEntry, Store, StoreResult};

/// The ledger with the secret of each day.
const SECRETS: &str = "days";
/// How long after a day its results are still taken: for a device that was offline.
const LATE_DAYS: u32 = 3;
/// How many results of a day are shown.
const SHOWN: usize = 20;
/// How many days are kept in memory.
const REMEMBERED: usize = 10;
/// How many results are read at a time.
const PART: u32 = 2000;

/// The secret of a day. Stored as JSON.
#[derive(Serialize, Deserialize)]
struct DaySecret {
    secret: String,
}

/// A day that the server has bound itself to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BoundDay {
    pub(crate) day: Day,
    pub(crate) secret: [u8; 32],
    committed_ms: u64,
}

/// The results of a day as far as they were read, each with whose it is.
#[derive(Default)]
struct DayFold {
    read: u64,
    results: Vec<(String, DayResult)>,
}

impl DayFold {
    /// The place of some points: how many have more, and one.
    fn place(&self, points: u32) -> u64 {
        1 + self.results.iter().filter(|(_, result)| result.points > points).count() as u64
    }
}

/// The days of a node.
#[derive(Default)]
pub(crate) struct Days(Mutex<BTreeMap<Day, DayFold>>);

/// The ledger with the results of a day.
fn results_of(day: Day) -> String {
    format!("day {day}")
}

impl Hub {
    /// The secret of a day, if the server has bound itself to one. For today and tomorrow it does so now, at the latest: whichever node is
    /// first decides.
    pub(crate) async fn bound_day(&self, day: Day) -> StoreResult<Option<BoundDay>> {
        let (now_ms, ledgers) = (self.now_ms(), self.store.ledgers());
        let today = Day::of_ms(now_ms);
        let id = day.to_string();
        let found = match ledgers.entry(SECRETS, &id).await? {
            Some(found) => found,
            None if day != today && day != today.next() => return Ok(None),
            None => {
                let secret = DaySecret { secret: hex::write(&self.entropy.bytes()) };
                let entry = serde_json::to_string(&secret).unwrap_or_default();
                let new = LedgerEntry { seq: 0, id, at_ms: now_ms, entry };
                if let Entered::Known(found) = ledgers.enter(SECRETS, &new, None).await? {
                    found
                } else {
                    self.metrics.days_bound.up();
                    new
                }
            }
        };
        let secret = serde_json::from_str::<DaySecret>(&found.entry).ok().and_then(|kept| hex::read(&kept.secret));
        Ok(secret.map(|secret| BoundDay { day, secret, committed_ms: found.at_ms }))
    }
}

/// Are results of a day taken at a moment?
fn is_open(day: Day, now_ms: u64) -> bool {
    Day::of_ms(now_ms).since(day).is_some_and(|days| days <= LATE_DAYS)
}

impl Days {
    /// Reads what has come since, and looks at the results of a day.
    async fn with<T>(&self, store: &dyn Store, day: Day, look: impl FnOnce(&DayFold) -> T) -> StoreResult<T> {
        let mut days = self.0.lock().await;
        if days.len() > REMEMBERED {
            days.retain(|kept, _| *kept == day);
        }
        let fold = days.entry(day).or_default();
        loop {
            let part = store.ledgers().entries(&results_of(day), fold.read, PART).await?;
            for entry in &part {
                fold.read = entry.seq;
                if let Ok(result) = serde_json::from_str(&entry.entry) {
                    fold.results.push((entry.id.clone(), result));
                }
            }
            if part.len() < PART as usize {
                return Ok(look(fold));
            }
        }
    }

    /// What a player made of all days, by their dates.
    pub(crate) async fn of_player(store: &dyn Store, player: &str) -> StoreResult<Vec<OwnDay>> {
        let (mut days, mut read) = (Vec::new(), 0);
        loop {
            let part = store.ledgers().entries(SECRETS, read, PART).await?;
            read = part.last().map_or(read, |last| last.seq);
            for day in part.iter().filter_map(|entry| Day::from_date(&entry.id)) {
                let kept = store.ledgers().entry(&results_of(day), player).await?;
                let result = kept.and_then(|kept| serde_json::from_str(&kept.entry).ok());
                days.extend(result.map(|result| OwnDay { date: day.to_string(), result }));
            }
            if part.len() < PART as usize {
                days.sort_by(|one, other| one.date.cmp(&other.date));
                return Ok(days);
            }
        }
    }

    /// What is told of a day, with the result of a player and those of their friends.
    pub(crate) async fn info(
        &self,
        store: &dyn Store,
        bound: BoundDay,
        (player, friends): (Option<&str>, &[String]),
        now_ms: u64,
    ) -> StoreResult<DayInfo> {
        let BoundDay { day, secret, committed_ms } = bound;
        let look = |fold: &DayFold| {
            let mut best: Vec<(String, DayResult)> = fold.results.clone();
            // Those who are equal stand in the order in which they came.
            best.sort_by_key(|(_, result)| std::cmp::Reverse(result.points));
            best.truncate(SHOWN);
            let best: Vec<(String, u64, DayResult)> =
                best.into_iter().map(|(who, result)| (who, fold.place(result.points), result)).collect();
            let mut shares: BTreeMap<u32, u64> = BTreeMap::new();
            for (_, result) in &fold.results {
                *shares.entry(result.points).or_default() += 1;
            }
            let own = fold.results.iter().find(|(who, _)| Some(who.as_str()) == player);
            let own = own.map(|(who, result)| (who.clone(), fold.place(result.points), result.clone()));
            let mut known: Vec<(String, u64, DayResult)> = fold
                .results
                .iter()
                .filter(|(who, _)| friends.contains(who))
                .map(|(who, result)| (who.clone(), fold.place(result.points), result.clone()))
                .collect();
            known.sort_by_key(|(_, place, _)| *place);
            let wins = fold.results.iter().filter(|(_, result)| result.won).count() as u64;
            (best, shares, (own, known), fold.results.len() as u64, wins)
        };
        let (best, shares, (own, known), players, wins) = self.with(store, day, look).await?;
        let keys: Vec<String> = best.iter().chain(&own).chain(&known).map(|(who, ..)| who.clone()).collect();
        let names: HashMap<String, String> = store.ledgers().players(&keys).await?.into_iter().collect();
        let entry = |(who, place, result): (String, u64, DayResult)| DayEntry {
            place,
            name: names.get(&who).cloned().unwrap_or_default(),
            result,
        };
        let begun = Day::of_ms(now_ms).since(day).is_some();
        Ok(DayInfo {
            date: day.to_string(),
            commitment: hex::write(&day.commitment(&secret)),
            committed_ms,
            secret: begun.then(|| hex::write(&secret)),
            open: is_open(day, now_ms),
            players,
            wins,
            best: best.into_iter().map(entry).collect(),
            shares: shares.into_iter().rev().map(|(points, players)| DayShare { points, players }).collect(),
            own: own.map(entry),
            friends: known.into_iter().map(entry).collect(),
        })
    }
}

/// Why a result was not taken.
pub(crate) enum NotTaken {
    /// The day has not begun, or it is too late.
    Closed,
    /// The record is no game of that day.
    Record,
}

/// Takes the result of a player, whose first one counts: another one changes nothing. Was it the first?
pub(crate) async fn take(
    store: &dyn Store,
    bound: BoundDay,
    player: &str,
    record: &str,
    now_ms: u64,
) -> StoreResult<Result<bool, NotTaken>> {
    if !is_open(bound.day, now_ms) {
        return Ok(Err(NotTaken::Closed));
    }
    let Ok(result) = Daily::new(bound.day, bound.secret).judge(record) else { return Ok(Err(NotTaken::Record)) };
    let entry = serde_json::to_string(&result).unwrap_or_default();
    let new = LedgerEntry { seq: 0, id: player.to_string(), at_ms: now_ms, entry };
    let entered = store.ledgers().enter(&results_of(bound.day), &new, None).await?;
    Ok(Ok(matches!(entered, Entered::Fresh(_))))
}
