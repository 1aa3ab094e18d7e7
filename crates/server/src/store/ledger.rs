//! Ledgers: what happens between games, entry after entry, in one order that every node sees. What is shown of it (ratings, days,
//! tournaments) is folded from the entries and kept nowhere else.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use super::StoreResult;

/// The ledger of games that count for ratings.
pub const RATED: &str = "rated";

/// An entry of a ledger. It never changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LedgerEntry {
    /// Its number: 1, 2, 3 … without a gap.
    pub seq: u64,
    /// What it is about; no other entry of the ledger has the same.
    pub id: String,
    /// When.
    pub at_ms: u64,
    /// What it says, in JSON.
    pub entry: String,
}

/// What came of an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entered {
    /// It is on disk, with this number.
    Fresh(u64),
    /// There was an entry with this id already: this one.
    Known(LedgerEntry),
    /// The last number of the ledger is not the one that was expected.
    Conflict,
}

/// Where ledgers are kept.
#[async_trait]
pub trait Ledgers: Send + Sync {
    /// One more entry, if no entry has its id, and, where a last number is expected, if that is the last one. When this returns
    /// [`Entered::Fresh`], it is on disk. The number of the entry that is handed in does not matter.
    async fn enter(&self, ledger: &str, entry: &LedgerEntry, expected: Option<u64>) -> StoreResult<Entered>;

    /// The entry with an id.
    async fn entry(&self, ledger: &str, id: &str) -> StoreResult<Option<LedgerEntry>>;

    /// Entries after a number, in order.
    async fn entries(&self, ledger: &str, after: u64, most: u32) -> StoreResult<Vec<LedgerEntry>>;

    /// What is new in several ledgers: of each, the entries after a number, in order, with the place of the ledger in the list. Whatever
    /// does not fit into `most` is found when it is asked again with what is known by then.
    async fn news(&self, since: &[(String, u64)], most: u32) -> StoreResult<Vec<(usize, LedgerEntry)>>;

    /// The names of all ledgers after a name, in order.
    async fn ledger_names(&self, after: &str, most: u32) -> StoreResult<Vec<String>>;

    /// What an account is called in ledgers; this word, if it has none yet. None where there is no such account, or no word.
    async fn player(&self, account: &str, otherwise: Option<&str>) -> StoreResult<Option<String>>;

    /// The accounts behind some players, by the names that people see. Those that were deleted are not there.
    async fn players(&self, players: &[String]) -> StoreResult<Vec<(String, String)>>;
}

pub(super) type EntryColumns = (i64, String, i64, String);

pub(super) fn entry((seq, id, at_ms, entry): EntryColumns) -> LedgerEntry {
    LedgerEntry { seq: seq as u64, id, at_ms: at_ms as u64, entry }
}

/// The next number, unless another is the last one than the one that is expected (−1 for none).
pub(super) const ENTER: &str = "INSERT INTO ledgers (ledger, seq, id, at_ms, entry) \
     SELECT $1, (SELECT COALESCE(MAX(seq), 0) + 1 FROM ledgers WHERE ledger = $1), $2, $3, $4 \
     WHERE $5 < 0 OR (SELECT COALESCE(MAX(seq), 0) FROM ledgers WHERE ledger = $1) = $5 \
     ON CONFLICT DO NOTHING RETURNING seq";
pub(super) const ENTERED: &str = "SELECT seq, id, at_ms, entry FROM ledgers WHERE ledger = $1 AND id = $2";
pub(super) const ENTRIES: &str =
    "SELECT seq, id, at_ms, entry FROM ledgers WHERE ledger = $1 AND seq > $2 ORDER BY seq LIMIT $3";
pub(super) const LEDGER_NAMES: &str =
    "SELECT ledger FROM ledgers WHERE seq = 1 AND ledger > $1 ORDER BY ledger LIMIT $2";
/// Only an account that is there is called something.
pub(super) const NEW_PLAYER: &str = "INSERT INTO players (player, account) SELECT $2, $1 \
     WHERE EXISTS (SELECT 1 FROM accounts WHERE name = $1) ON CONFLICT DO NOTHING";
pub(super) const PLAYER: &str = "SELECT player FROM players WHERE account = $1";
/// How often the next number is tried for: each try is lost to another entry.
pub(super) const ENTER_TRIES: usize = 1000;

/// The ledgers of either database.
macro_rules! keeps_ledgers {
    ($store:ty, $connection:ty) => {
        /// One more entry, in a transaction that is already open.
        async fn enter(
            conn: &mut $connection,
            ledger: &str,
            new: &LedgerEntry,
            expected: Option<u64>,
        ) -> Result<Entered, sqlx::Error> {
            for _ in 0..ENTER_TRIES {
                let entered: Option<(i64,)> = sqlx::query_as(ENTER)
                    .bind(ledger)
                    .bind(&new.id)
                    .bind(new.at_ms as i64)
                    .bind(&new.entry)
                    .bind(expected.map_or(-1, |seq| seq as i64))
                    .fetch_optional(&mut *conn)
                    .await?;
                if let Some((seq,)) = entered {
                    return Ok(Entered::Fresh(seq as u64));
                }
                let known: Option<EntryColumns> =
                    sqlx::query_as(ENTERED).bind(ledger).bind(&new.id).fetch_optional(&mut *conn).await?;
                if let Some(known) = known {
                    return Ok(Entered::Known(entry(known)));
                }
                if expected.is_some() {
                    return Ok(Entered::Conflict);
                }
            }
            Err(sqlx::Error::RowNotFound)
        }

        #[async_trait]
        impl Ledgers for $store {
            async fn enter(&self, ledger: &str, entry: &LedgerEntry, expected: Option<u64>) -> StoreResult<Entered> {
                match self.write(Write::Enter(ledger.to_string(), entry.clone(), expected)).await? {
                    Written::Entered(entered) => Ok(entered),
                    other => Err(StoreError::Unavailable(format!("an entry was answered with {other:?}"))),
                }
            }

            async fn entry(&self, ledger: &str, id: &str) -> StoreResult<Option<LedgerEntry>> {
                let asked = sqlx::query_as(ENTERED).bind(ledger).bind(id);
                let found: Option<EntryColumns> = asked.fetch_optional(&self.reads).await?;
                Ok(found.map(entry))
            }

            async fn entries(&self, ledger: &str, after: u64, most: u32) -> StoreResult<Vec<LedgerEntry>> {
                let asked = sqlx::query_as(ENTRIES).bind(ledger).bind(after as i64).bind(i64::from(most));
                let found: Vec<EntryColumns> = asked.fetch_all(&self.reads).await?;
                Ok(found.into_iter().map(entry).collect())
            }

            async fn news(&self, since: &[(String, u64)], most: u32) -> StoreResult<Vec<(usize, LedgerEntry)>> {
                let asked = sqlx::query_as(NEWS).bind(json(&since)).bind(i64::from(most));
                let found: Vec<(i64, i64, String, i64, String)> = asked.fetch_all(&self.reads).await?;
                let one = |(place, seq, id, at_ms, text)| (place as usize, entry((seq, id, at_ms, text)));
                Ok(found.into_iter().map(one).collect())
            }

            async fn ledger_names(&self, after: &str, most: u32) -> StoreResult<Vec<String>> {
                let asked = sqlx::query_as(LEDGER_NAMES).bind(after).bind(i64::from(most));
                let found: Vec<(String,)> = asked.fetch_all(&self.reads).await?;
                Ok(found.into_iter().map(|(name,)| name).collect())
            }

            async fn player(&self, account: &str, otherwise: Option<&str>) -> StoreResult<Option<String>> {
                let found: Option<(String,)> = sqlx::query_as(PLAYER).bind(account).fetch_optional(&self.reads).await?;
                let (None, Some(otherwise)) = (&found, otherwise) else { return Ok(found.map(|(player,)| player)) };
                self.write(Write::Player(account.to_string(), otherwise.to_string())).await?;
                let found: Option<(String,)> = sqlx::query_as(PLAYER).bind(account).fetch_optional(&self.reads).await?;
                Ok(found.map(|(player,)| player))
            }

            async fn players(&self, players: &[String]) -> StoreResult<Vec<(String, String)>> {
                Ok(sqlx::query_as(PLAYERS).bind(json(&players)).fetch_all(&self.reads).await?)
            }
        }
    };
}
pub(super) use keeps_ledgers;
