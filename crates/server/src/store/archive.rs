//! Tables as they lie in the database, word for word, whether or not this kaiju can play them; and the records of games
//! that ended.

use async_trait::async_trait;
use kaiju_wire::hex;
use kaiju_wire::table::Phase;
use serde::{Deserialize, Serialize};

use super::{StoreError, StoreResult, TableRecord};
use crate::row::Row;

/// What the database has of a table beside its log, not interpreted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ArchivedTable {
    /// Its id.
    pub id: String,
    /// Its six letters.
    pub code: String,
    /// The version of its rules.
    pub rules: i64,
    /// The secret its dice come from, in hexadecimal digits.
    pub secret: String,
    /// Is it shown in the lobby? 0 or 1.
    pub public: i64,
    /// Where it stands, in a word.
    pub phase: String,
    /// When it was made.
    pub created_ms: i64,
    /// When the last thing happened.
    pub updated_ms: i64,
    /// What lists show of it, in JSON.
    pub info: String,
}

/// A row of a log, not interpreted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LogLine {
    /// Its number.
    pub seq: i64,
    /// The id of the request that made it.
    pub id: String,
    /// The short hash of the request.
    pub claim: String,
    /// When.
    pub at_ms: i64,
    /// What was done, in JSON.
    pub deed: String,
}

impl ArchivedTable {
    /// The entry as this kaiju understands it.
    pub fn game(&self) -> StoreResult<TableRecord> {
        let spoiled =
            |what: &str| StoreError::Unfit(format!("table {} cannot be read: its {what} is spoiled", self.id));
        Ok(TableRecord {
            secret: hex::read(&self.secret).ok_or_else(|| spoiled("secret"))?,
            info: serde_json::from_str(&self.info).map_err(|_| spoiled("description"))?,
            rules: self.rules as u32,
            public: self.public != 0,
            phase: Phase::from_word(&self.phase),
            created_ms: self.created_ms as u64,
            updated_ms: self.updated_ms as u64,
            code: self.code.clone(),
            id: self.id.clone(),
        })
    }

    /// The bytes of the secret, however many there are.
    pub(super) fn secret_bytes(&self) -> Vec<u8> {
        let digits: Vec<u8> = self.secret.chars().filter_map(|c| c.to_digit(16)).map(|digit| digit as u8).collect();
        digits.chunks_exact(2).map(|two| two[0] << 4 | two[1]).collect()
    }

    /// Has the game ended?
    pub fn is_ended(&self) -> bool {
        matches!(self.phase.as_str(), "over" | "closed")
    }
}

impl LogLine {
    /// The row as this kaiju understands it.
    pub fn row(&self) -> StoreResult<Row> {
        let (seq, id, claim, deed) = (self.seq, self.id.clone(), self.claim.clone(), self.deed.clone());
        super::statements::row((seq, id, claim, self.at_ms, deed))
    }
}

/// What a store keeps word for word.
#[async_trait]
pub trait Archive: Send + Sync {
    /// A table.
    async fn entry(&self, id: &str) -> StoreResult<Option<ArchivedTable>>;

    /// All tables in order, at most `most` after an id.
    async fn entries_after(&self, id: &str, most: u32) -> StoreResult<Vec<ArchivedTable>>;

    /// All rows of a table.
    async fn log_lines(&self, id: &str) -> StoreResult<Vec<LogLine>>;

    /// A table with its rows, as they were.
    async fn take_in(&self, entry: &ArchivedTable, lines: &[LogLine]) -> StoreResult<()>;

    /// The record that was kept when a game ended.
    async fn record(&self, id: &str) -> StoreResult<Option<String>>;

    /// Keeps the record of a game that ended. The first one stays.
    async fn keep_record(&self, id: &str, text: &str) -> StoreResult<()>;

    /// The tables and seats of an account.
    async fn seats_of(&self, account: &str) -> StoreResult<Vec<(String, char)>>;

    /// A restore begins or is done. In between, nobody can open the store.
    async fn set_restoring(&self, under_way: bool) -> StoreResult<()>;
}

/// What is said of a store in which a restore began and did not end.
pub(super) fn half_restored() -> StoreError {
    StoreError::Unfit(
        "a restore into this database is under way or was interrupted, so it is not whole; wait for it, or delete the \
         database (drop and create it again in PostgreSQL) and run `kaiju restore` again"
            .to_string(),
    )
}

pub(super) const ENTRY: &str =
    "SELECT id, code, rules, secret, public, phase, created_ms, updated_ms, info FROM games WHERE id = $1";
pub(super) const LOG_LINES: &str = "SELECT seq, id, claim, at_ms, deed FROM log WHERE game = $1 ORDER BY seq";
pub(super) const RECORD: &str = "SELECT text FROM records WHERE game = $1";
pub(super) const KEEP_RECORD: &str = "INSERT INTO records (game, text) VALUES ($1, $2) ON CONFLICT DO NOTHING";
pub(super) const SEATS_OF: &str = "SELECT game, seat FROM holdings WHERE account = $1 ORDER BY game, seat";
pub(super) const RESTORING: &str = "SELECT COUNT(*) FROM restoring";
pub(super) const BEGIN_RESTORE: &str = "INSERT INTO restoring (one) VALUES (1) ON CONFLICT DO NOTHING";
pub(super) const END_RESTORE: &str = "DELETE FROM restoring";

/// The archive of either database. A damaged value is taken as the bytes that are there.
macro_rules! archives {
    ($store:ty, $row:ty) => {
        fn text(row: &$row, column: &str) -> Result<String, sqlx::Error> {
            use sqlx::Row as _;
            let bytes: Vec<u8> = row.try_get_unchecked(column)?;
            Ok(String::from_utf8_lossy(&bytes).into_owned())
        }

        fn entry_of(row: &$row) -> Result<ArchivedTable, sqlx::Error> {
            use sqlx::Row as _;
            let secret: Vec<u8> = row.try_get_unchecked("secret")?;
            Ok(ArchivedTable {
                id: text(row, "id")?,
                code: text(row, "code")?,
                rules: row.try_get_unchecked("rules")?,
                secret: kaiju_wire::hex::write(&secret),
                public: row.try_get_unchecked("public")?,
                phase: text(row, "phase")?,
                created_ms: row.try_get_unchecked("created_ms")?,
                updated_ms: row.try_get_unchecked("updated_ms")?,
                info: text(row, "info")?,
            })
        }

        fn line_of(row: &$row) -> Result<LogLine, sqlx::Error> {
            use sqlx::Row as _;
            let (seq, at_ms) = (row.try_get_unchecked("seq")?, row.try_get_unchecked("at_ms")?);
            Ok(LogLine { seq, id: text(row, "id")?, claim: text(row, "claim")?, at_ms, deed: text(row, "deed")? })
        }

        #[async_trait]
        impl Archive for $store {
            async fn entry(&self, id: &str) -> StoreResult<Option<ArchivedTable>> {
                let found = sqlx::query(ENTRY).bind(id).fetch_optional(&self.reads).await?;
                Ok(found.as_ref().map(entry_of).transpose()?)
            }

            async fn entries_after(&self, id: &str, most: u32) -> StoreResult<Vec<ArchivedTable>> {
                let found = sqlx::query(GAMES_AFTER).bind(id).bind(i64::from(most)).fetch_all(&self.reads).await?;
                Ok(found.iter().map(entry_of).collect::<Result<_, _>>()?)
            }

            async fn log_lines(&self, id: &str) -> StoreResult<Vec<LogLine>> {
                let found = sqlx::query(LOG_LINES).bind(id).fetch_all(&self.reads).await?;
                Ok(found.iter().map(line_of).collect::<Result<_, _>>()?)
            }

            async fn take_in(&self, entry: &ArchivedTable, lines: &[LogLine]) -> StoreResult<()> {
                self.write(Write::TakeIn(Box::new(entry.clone()), lines.to_vec())).await.map(|_| ())
            }

            async fn record(&self, id: &str) -> StoreResult<Option<String>> {
                let found: Option<(String,)> = sqlx::query_as(RECORD).bind(id).fetch_optional(&self.reads).await?;
                Ok(found.map(|(text,)| text))
            }

            async fn keep_record(&self, id: &str, text: &str) -> StoreResult<()> {
                self.write(Write::Record(id.to_string(), text.to_string())).await.map(|_| ())
            }

            async fn seats_of(&self, account: &str) -> StoreResult<Vec<(String, char)>> {
                let found: Vec<(String, String)> =
                    sqlx::query_as(SEATS_OF).bind(account).fetch_all(&self.reads).await?;
                Ok(found.into_iter().map(|(game, seat)| (game, letter(&seat))).collect())
            }

            async fn set_restoring(&self, under_way: bool) -> StoreResult<()> {
                self.write(Write::Restoring(under_way)).await.map(|_| ())
            }
        }
    };
}
pub(super) use archives;
