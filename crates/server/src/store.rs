//! Where tables are kept: the log of each, and what is needed to find them. Two stores keep the same promises, and the
//! same tests check both.
//!
//! * [`Store::append`] returns only when the row is safely on disk.
//! * A number is given once, an id is used once: the insert itself is the lock.
//! * Wake-ups say "this table is at least here, go and read"; they may be lost.

mod archive;
mod place;
mod postgres;
mod sqlite;
mod statements;

use std::fmt;

use async_trait::async_trait;
use kaiju_rules::SeatSet;
use kaiju_wire::frame::Said;
use kaiju_wire::table::{Phase, TableInfo};
use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, watch};

pub use archive::{Archive, Entry, LogLine};
pub use place::{Claim, claim, shown};
pub use postgres::PostgresStore;
pub use sqlite::{Discipline, SQLITE_LEAST, SqliteStore};

use crate::row::Row;

/// Why a store did not do it. Nothing was acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// It cannot be reached or has no room; it may work again later.
    Unavailable(String),
    /// What it holds was written by a newer kaiju.
    TooNew(String),
    /// It cannot be used at all.
    Unfit(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Unavailable(why) => write!(f, "the database does not answer: {why}"),
            StoreError::TooNew(why) => write!(f, "the database belongs to a newer kaiju; use that one ({why})"),
            StoreError::Unfit(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Unavailable(error.to_string())
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        use sqlx::migrate::MigrateError;
        match error {
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => StoreError::TooNew(error.to_string()),
            MigrateError::Execute(error) => error.into(),
            error => StoreError::Unfit(format!("the database cannot be brought up to date: {error}")),
        }
    }
}

/// What came of an append.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Appended {
    /// The row is on disk.
    Fresh,
    /// A row with this id was there already.
    Known {
        /// Its number.
        seq: u64,
        /// What it was for.
        claim: String,
    },
    /// Another row has this number, or it is not the next one.
    Conflict {
        /// The last number there is.
        head: u64,
    },
}

/// What is needed to find a table, beside its log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// Its id.
    pub id: String,
    /// Its six letters.
    pub code: String,
    /// The version of its rules.
    pub rules: u32,
    /// The secret its dice come from; it never leaves the store before the game is over.
    pub secret: [u8; 32],
    /// Is it shown in the lobby?
    pub public: bool,
    /// Where it stands.
    pub phase: Phase,
    /// When it was made.
    pub created_ms: u64,
    /// When the last thing happened.
    pub updated_ms: u64,
    /// What lists show of it.
    pub info: TableInfo,
}

/// What changes of a [`Game`] with a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Headline {
    /// Where it stands now.
    pub phase: Phase,
    /// What lists show now; nothing when that has not changed.
    pub info: Option<TableInfo>,
    /// The record of a game that ended with this row: it is kept with the row, for ever as it is now.
    pub record: Option<String>,
}

/// An account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AccountRow {
    /// Its name in lower case.
    pub name: String,
    /// Its name as people see it.
    pub shown: String,
    /// The hash of its recovery code.
    pub recovery: String,
    /// When it was made.
    pub created_ms: u64,
}

/// What another node tells. It may be lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wake {
    /// Something may have been missed: look at all tables.
    All,
    /// A table is at least here.
    Moved {
        /// Which.
        game: String,
        /// Its head; 0 when somebody spoke.
        seq: u64,
    },
    /// Who is at a table by way of that node.
    Here(Here),
}

/// Who is at a table by way of one node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Here {
    /// The table.
    pub game: String,
    /// The node.
    pub node: String,
    /// The seats whose players are there.
    pub seats: SeatSet,
    /// How many watch.
    pub watching: u32,
}

/// Shorthand for what a store answers.
pub type Kept<T> = Result<T, StoreError>;

/// Where tables are kept.
#[async_trait]
pub trait Store: Send + Sync {
    /// The life of the database: changes when it is restored to an earlier point.
    fn epoch(&self) -> String;

    /// Do other nodes use it too?
    fn is_shared(&self) -> bool;

    /// A new table with its first rows.
    async fn open(&self, game: &Game, rows: &[Row]) -> Kept<()>;

    /// One more row. When this returns [`Appended::Fresh`], the row is on disk.
    async fn append(&self, game: &str, row: &Row, headline: &Headline) -> Kept<Appended>;

    /// A table.
    async fn game(&self, id: &str) -> Kept<Option<Game>>;

    /// Its rows after a number.
    async fn rows(&self, id: &str, after: u64) -> Kept<Vec<Row>>;

    /// The last number of each of these tables.
    async fn heads(&self, ids: &[String]) -> Kept<Vec<(String, u64)>>;

    /// The table with these six letters.
    async fn by_code(&self, code: &str) -> Kept<Option<String>>;

    /// What is kept word for word.
    fn archive(&self) -> &dyn Archive;

    /// Public tables that gather players or play and at which something happened since a moment, the latest first.
    async fn lobby(&self, since_ms: u64, most: u32) -> Kept<Vec<Game>>;

    /// Public games that are over, the latest first, those made before a moment.
    async fn records(&self, before_ms: u64, most: u32) -> Kept<Vec<Game>>;

    /// Tables that play and on which nothing has happened since a moment.
    async fn stalled(&self, since_ms: u64, most: u32) -> Kept<Vec<String>>;

    /// All tables in order, so many after an id.
    async fn games_after(&self, id: &str, most: u32) -> Kept<Vec<Game>>;

    /// A line of chat gets its number.
    async fn say(&self, game: &str, said: &Said) -> Kept<u64>;

    /// Lines of chat after a number.
    async fn talk(&self, game: &str, after: u64) -> Kept<Vec<Said>>;

    /// Players were there.
    async fn touch(&self, seen: &[(String, char, u64)]) -> Kept<()>;

    /// When the players of a table were last there.
    async fn seen(&self, game: &str) -> Kept<Vec<(char, u64)>>;

    /// A new account; false when the name is in use.
    async fn make_account(&self, account: &AccountRow) -> Kept<bool>;

    /// The account of a name in lower case.
    async fn account(&self, name: &str) -> Kept<Option<AccountRow>>;

    /// All accounts.
    async fn accounts(&self) -> Kept<Vec<AccountRow>>;

    /// A new session of an account, by the hash of its token.
    async fn make_session(&self, hash: &str, account: &str, now_ms: u64) -> Kept<()>;

    /// The account of a session.
    async fn session(&self, hash: &str) -> Kept<Option<AccountRow>>;

    /// A seat belongs to an account.
    async fn hold(&self, account: &str, game: &str, seat: char) -> Kept<()>;

    /// The seats of an account, the latest first.
    async fn holdings(&self, account: &str, most: u32) -> Kept<Vec<(char, Game)>>;

    /// A new life of the database begins: clients forget what they had.
    async fn renew_epoch(&self, name: &str) -> Kept<()>;

    /// Tells other nodes who is at a table by way of this one. It may be lost.
    fn here(&self, here: &Here);

    /// Tells when tables move on other nodes.
    fn wakes(&self) -> broadcast::Receiver<Wake>;

    /// Turns true when the store must not be trusted any more: the process is to stop.
    fn broken(&self) -> watch::Receiver<bool>;

    /// Finishes what is under way.
    async fn close(&self);
}

/// Opens a store by what was given for `--db`: a file, or an address that begins with `postgres://`.
pub async fn open(place: &str) -> Kept<std::sync::Arc<dyn Store>> {
    if place::is_postgres(place) {
        Ok(std::sync::Arc::new(PostgresStore::open(place).await?))
    } else if place.contains("://") || place.starts_with("postgres:") || place.starts_with("postgresql:") {
        let wanted = "a file, or an address such as postgres://kaiju@db/kaiju";
        Err(StoreError::Unfit(format!("tables cannot be kept in {}: --db takes {wanted}", shown(place))))
    } else {
        Ok(std::sync::Arc::new(SqliteStore::open(std::path::Path::new(place)).await?))
    }
}

/// The word a phase is stored as.
pub(crate) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Sealing => "sealing",
        Phase::Playing => "playing",
        Phase::Over => "over",
        Phase::Closed => "closed",
        Phase::Unknown => "unknown",
    }
}

pub(crate) fn read_phase(word: &str) -> Phase {
    let all = [Phase::Gathering, Phase::Sealing, Phase::Playing, Phase::Over, Phase::Closed];
    all.into_iter().find(|&phase| phase_word(phase) == word).unwrap_or(Phase::Unknown)
}
