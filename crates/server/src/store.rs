//! Where tables are kept: the log of each, and what is needed to find them. Two stores keep the same promises, and the
//! same tests check both.
//!
//! * [`Store::append`] returns only when the row is safely on disk.
//! * A number is given once, an id is used once: the insert itself is the lock.
//! * Wake-ups say "this table is at least here, go and read"; they may be lost.

mod archive;
mod bots;
#[cfg(feature = "postgres")]
mod connections;
mod ledger;
pub mod migrations;
mod notices;
mod place;
#[cfg(feature = "postgres")]
mod postgres;
mod reports;
mod sqlite;
mod statements;
mod ties;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use kaiju_rules::SeatSet;
use kaiju_wire::Code;
use kaiju_wire::frame::Said;
use kaiju_wire::table::{Phase, TableInfo};
use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, watch};

pub use archive::{Archive, ArchivedTable, LogLine};
pub use bots::{BotAdded, BotBook, BotRow, StoredBot};
pub use ledger::{Entered, LedgerEntry, Ledgers, RATED};
pub use notices::{CONFIRM_MS, ChannelRow, MOST_FAILURES, NOTICE_DELAY_MS, NoticeBook, NoticeRow, Settled};
pub use place::{Occupied, occupy, shown};
#[cfg(feature = "postgres")]
pub use postgres::PostgresStore;
pub use reports::{ReportRow, Reports, StoreCounts};
pub use sqlite::{Discipline, SQLITE_LEAST, SqliteStore};
pub use ties::{Tie, TieKind, Ties};

use crate::results::SeatResult;
use crate::row::Row;

/// Why a store did not do it. Nothing was acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// It cannot be reached or has no room; it may work again later.
    Unavailable(String),
    /// It may have done it all the same: nobody knows until somebody looks. The same can be sent again.
    Doubt(String),
    /// What it holds was written by a newer kaiju.
    TooNew(String),
    /// It cannot be used at all.
    Unfit(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Unavailable(why) => write!(f, "the database does not answer: {why}"),
            StoreError::Doubt(why) => write!(f, "the database has not said whether it was written: {why}"),
            StoreError::TooNew(why) => write!(f, "the database belongs to a newer kaiju; use that one ({why})"),
            StoreError::Unfit(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for StoreError {}

/// What the client is told.
impl From<StoreError> for Code {
    fn from(error: StoreError) -> Code {
        match error {
            StoreError::Doubt(_) => Code::OutcomeUnknown,
            _ => Code::StorageUnavailable,
        }
    }
}

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
pub struct TableRecord {
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

/// What changes of a [`TableRecord`] with a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Headline {
    /// Where it stands now.
    pub phase: Phase,
    /// What lists show now; nothing when that has not changed.
    pub info: Option<TableInfo>,
    /// What it waits for now.
    pub waits: TableWait,
    /// The record of a game that ended with this row: it is kept with the row and never changes.
    pub record: Option<String>,
    /// The result of a game that ended with this row and counts for ratings, in JSON: it goes into the ledger with the row.
    pub rated: Option<String>,
    /// The seat whose player is asked from this row on, at a table over days: they are to be told.
    pub notice: Option<char>,
    /// What people did in a game that ended with this row: it is kept with the row.
    pub results: Vec<SeatResult>,
}

/// What a table waits for. Moments are those of the wall clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableWait {
    /// When the server has something to do there by itself: 0 for any moment, none for never.
    pub due_ms: Option<u64>,
    /// The seat that is asked.
    pub asked: Option<char>,
    /// When its time is over.
    pub deadline_ms: Option<u64>,
}

/// A table in a list, with whom it waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaitingTable {
    /// The table.
    pub table: TableRecord,
    /// The seat that is asked.
    pub asked: Option<char>,
    /// When its time is over, by the wall clock.
    pub deadline_ms: Option<u64>,
    /// The seats of the account whose list it is in.
    pub own: Vec<char>,
}

/// Tables a node wants to see to, and tables it does not want any more.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Claim {
    /// The node.
    pub node: String,
    /// Counts what the node asks for: a request that arrives after a later one changes nothing.
    pub number: u64,
    /// What it wants, or has already.
    pub games: Vec<String>,
    /// What it gives up.
    pub given_up: Vec<String>,
    /// For how long.
    pub for_ms: u64,
}

/// What came of a claim.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Leased {
    /// What time it is by the database's clock, where that is not our own.
    pub now_ms: Option<u64>,
    /// The tables among those asked for that the node has now. No other node gets them before the time is over.
    pub games: Vec<String>,
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
    /// What the name looks like; no two accounts look alike, but for those that did before that was compared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub looks: Option<String>,
}

/// A session of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// The hash of its token.
    pub hash: String,
    /// What the device calls itself.
    pub label: String,
    /// When it began.
    pub created_ms: u64,
    /// When it was last used, to the day.
    pub seen_ms: u64,
}

/// A passkey of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PasskeyRow {
    /// The id of the credential, in hexadecimal digits.
    pub id: String,
    /// The account.
    pub account: String,
    /// The public key: a point on P-256, in hexadecimal digits.
    pub key: String,
    /// How often it has signed, as far as it tells.
    pub counter: u32,
    /// What the device called itself.
    pub label: String,
    /// When it was made.
    pub created_ms: u64,
}

/// A place in a list that has the latest first: what follows it is older.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The moment the list is ordered by.
    pub at_ms: u64,
    /// The table, tournament or duplicate; of several seats at one table, with the letter of the seat after a dot.
    pub id: String,
}

impl Mark {
    /// Before everything.
    pub fn start() -> Mark {
        Mark { at_ms: i64::MAX as u64, id: String::new() }
    }

    /// Is it before everything?
    pub fn is_start(&self) -> bool {
        *self == Mark::start()
    }

    /// Reads what `to_string` wrote.
    pub fn read(text: &str) -> Option<Mark> {
        let (at_ms, id) = text.split_once('-')?;
        let at_ms = at_ms.parse().ok().filter(|at| i64::try_from(*at).is_ok())?;
        let fit = id.len() <= 50 && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'.');
        fit.then(|| Mark { at_ms, id: id.to_string() })
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.at_ms, self.id)
    }
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
    Here(NodePresence),
}

/// Who is at a table by way of one node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodePresence {
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
pub type StoreResult<T> = Result<T, StoreError>;

/// Where tables are kept.
#[async_trait]
pub trait Store: Send + Sync {
    /// The life of the database: changes when it is restored to an earlier point.
    fn epoch(&self) -> Arc<str>;

    /// Do other nodes use it too?
    fn is_shared(&self) -> bool;

    /// A new table with its first rows.
    async fn open(&self, game: &TableRecord, rows: &[Row]) -> StoreResult<()>;

    /// One more row. When this returns [`Appended::Fresh`], the row is on disk.
    async fn append(&self, game: &str, row: &Row, headline: &Headline) -> StoreResult<Appended>;

    /// A table.
    async fn game(&self, id: &str) -> StoreResult<Option<TableRecord>>;

    /// Its rows after a number.
    async fn rows(&self, id: &str, after: u64) -> StoreResult<Vec<Row>>;

    /// The last number of each of these tables.
    async fn heads(&self, ids: &[String]) -> StoreResult<Vec<(String, u64)>>;

    /// The open table with these six letters.
    async fn by_code(&self, code: &str) -> StoreResult<Option<String>>;

    /// What is kept word for word.
    fn archive(&self) -> &dyn Archive;

    /// What happens between games.
    fn ledgers(&self) -> &dyn Ledgers;

    /// What is still to be told, and how.
    fn notices(&self) -> &dyn NoticeBook;
    /// What accounts keep of people and games, and the results of games.
    fn ties(&self) -> &dyn Ties;

    /// What players report.
    fn reporting(&self) -> &dyn Reports;

    /// Accounts that are bots.
    fn bots(&self) -> &dyn BotBook;

    /// Public tables that gather players or play and at which something happened since a moment, the latest first,
    /// after a mark.
    async fn lobby(&self, since_ms: u64, after: &Mark, most: u32) -> StoreResult<Vec<TableRecord>>;

    /// Public games that are over, those made last first, after a mark.
    async fn records(&self, after: &Mark, most: u32) -> StoreResult<Vec<TableRecord>>;

    /// How these tables stand; those that are not there are left out.
    async fn turns(&self, ids: &[String]) -> StoreResult<Vec<WaitingTable>>;

    /// The tables of an account's seats that are not over, each once, at most `most` of them, those made last first.
    async fn open_holdings(&self, account: &str, most: u32) -> StoreResult<Vec<WaitingTable>>;

    /// Tables at which the server has something to do by this moment and that no node sees to, those that have waited longest
    /// first: at most `most` after a moment and an id, each with the moment at which the last thing happened.
    async fn stalled(&self, after: (u64, &str), now_ms: u64, most: u32) -> StoreResult<Vec<(u64, String)>>;

    /// Writes down what a table waits for whose last row has this number and that was thought to be due.
    async fn rest(&self, game: &str, seq: u64, waits: &TableWait) -> StoreResult<()>;

    /// Takes, renews and gives up tables, all in one go.
    async fn lease(&self, claim: &Claim) -> StoreResult<Leased>;

    /// The smallest thing that can be written: works when writing works.
    async fn pulse(&self, node: &str) -> StoreResult<()>;

    /// All tables in order, at most `most` after an id.
    async fn games_after(&self, id: &str, most: u32) -> StoreResult<Vec<TableRecord>>;

    /// A line of chat gets its number. A line whose id is known has its number already, and is not said again.
    async fn say(&self, game: &str, said: &Said, id: Option<&str>) -> StoreResult<u64>;

    /// The number of the line with this id, as long as it is kept.
    async fn said(&self, game: &str, id: &str) -> StoreResult<Option<u64>>;

    /// Lines of chat after a number.
    async fn talk(&self, game: &str, after: u64) -> StoreResult<Vec<Said>>;

    /// Players were there, n milliseconds ago.
    async fn touch(&self, seen: &[(String, char, u64)]) -> StoreResult<()>;

    /// How many milliseconds ago the players of a table were last there, by the store's own clock.
    async fn seen(&self, game: &str) -> StoreResult<Vec<(char, u64)>>;

    /// A new account; false when the name, or one that looks like it, is in use.
    async fn make_account(&self, account: &AccountRow) -> StoreResult<bool>;

    /// The account of a name in lower case.
    async fn account(&self, name: &str) -> StoreResult<Option<AccountRow>>;

    /// All accounts.
    async fn accounts(&self) -> StoreResult<Vec<AccountRow>>;

    /// A new session of an account, by the hash of its token, on a device that calls itself so.
    async fn make_session(&self, hash: &str, account: &str, label: &str, now_ms: u64) -> StoreResult<()>;

    /// The sessions of an account, the one used last first.
    async fn sessions(&self, account: &str) -> StoreResult<Vec<SessionRow>>;

    /// Ends the session of an account whose hash begins with these sixteen digits. Tells how many ended.
    async fn end_session_of(&self, account: &str, id: &str) -> StoreResult<u64>;

    /// A new passkey; false when there is one with its id.
    async fn add_passkey(&self, passkey: &PasskeyRow) -> StoreResult<bool>;

    /// The passkey with this id.
    async fn passkey(&self, id: &str) -> StoreResult<Option<PasskeyRow>>;

    /// The passkeys of an account, the oldest first.
    async fn passkeys(&self, account: &str) -> StoreResult<Vec<PasskeyRow>>;

    /// A passkey has signed so often.
    async fn use_passkey(&self, id: &str, counter: u32) -> StoreResult<()>;

    /// Drops a passkey of an account. Tells how many were dropped.
    async fn drop_passkey(&self, account: &str, id: &str) -> StoreResult<u64>;

    /// A new challenge, by its hash, for an account or for nobody; those that have ended are forgotten.
    async fn make_challenge(&self, hash: &str, account: &str, now_ms: u64, until_ms: u64) -> StoreResult<()>;

    /// Takes a challenge that has not ended, once. Tells for which account it was.
    async fn take_challenge(&self, hash: &str, now_ms: u64) -> StoreResult<Option<String>>;

    /// The account of a session that was used since a moment. It is used now.
    async fn session(&self, hash: &str, since_ms: u64, now_ms: u64) -> StoreResult<Option<AccountRow>>;

    /// Ends a session. Tells how many ended.
    async fn end_session(&self, hash: &str) -> StoreResult<u64>;

    /// Ends all sessions of an account. Tells how many ended.
    async fn end_sessions(&self, account: &str) -> StoreResult<u64>;

    /// Deletes an account with its sessions, its bots and what they hold. Tells how many sessions ended.
    async fn delete_account(&self, name: &str) -> StoreResult<u64>;

    /// A seat belongs to an account.
    async fn hold(&self, account: &str, game: &str, seat: char) -> StoreResult<()>;

    /// The seats of an account, those of the latest games first, after a mark.
    async fn holdings(&self, account: &str, after: &Mark, most: u32) -> StoreResult<Vec<(char, TableRecord)>>;

    /// Deletes up to n tables of a phase at which nothing has happened since a moment, with all that belongs to
    /// them, and tells which.
    async fn forget_games(&self, phase: Phase, before_ms: u64, most: u32) -> StoreResult<Vec<String>>;

    /// Deletes sessions that were not used since a moment.
    async fn forget_sessions(&self, before_ms: u64) -> StoreResult<()>;

    /// A new life of the database begins: clients forget what they had.
    async fn renew_epoch(&self, name: &str) -> StoreResult<()>;

    /// Tells other nodes who is at a table by way of this one. It may be lost.
    fn here(&self, here: &NodePresence);

    /// Tells when tables move on other nodes.
    fn wakes(&self) -> broadcast::Receiver<Wake>;

    /// Turns true when the store must not be trusted any more: the process is to stop.
    fn broken(&self) -> watch::Receiver<bool>;

    /// Finishes what is under way.
    async fn close(&self);
}

/// How long a database on another machine may take for an answer.
pub const PATIENCE: Duration = Duration::from_secs(5);

/// Looks at what was given for `--db` without changing it: how many tables there are, or none where it is still to be made.
pub async fn glance(place: &str) -> StoreResult<Option<u64>> {
    if place::is_postgres(place) {
        on_postgres::glance(place).await
    } else if !place::is_file(place) {
        Err(no_place(place))
    } else {
        sqlite::glance(std::path::Path::new(place)).await
    }
}

/// What was given is neither a file nor an address.
fn no_place(place: &str) -> StoreError {
    let wanted = "a file, or an address such as postgres://kaiju@db/kaiju";
    StoreError::Unfit(format!("tables cannot be kept in {}: --db takes {wanted}", shown(place)))
}

/// Opens a store by what was given for `--db`: a file, or an address that begins with `postgres://`.
pub async fn open(place: &str) -> StoreResult<std::sync::Arc<dyn Store>> {
    if place::is_postgres(place) {
        on_postgres::open(place).await
    } else if !place::is_file(place) {
        Err(no_place(place))
    } else {
        Ok(std::sync::Arc::new(SqliteStore::open(std::path::Path::new(place)).await?))
    }
}

/// What is kept in a PostgreSQL.
#[cfg(feature = "postgres")]
mod on_postgres {
    pub(super) use super::postgres::glance;
    use super::{Arc, PostgresStore, Store, StoreResult};

    pub(super) async fn open(place: &str) -> StoreResult<Arc<dyn Store>> {
        Ok(Arc::new(PostgresStore::open(place).await?))
    }
}

/// A program that comes without PostgreSQL says so.
#[cfg(not(feature = "postgres"))]
mod on_postgres {
    use super::{Arc, Store, StoreError, StoreResult};

    fn missing() -> StoreError {
        StoreError::Unfit("this program keeps tables in a file alone; `kaiju serve` knows PostgreSQL".to_string())
    }

    pub(super) async fn glance(_: &str) -> StoreResult<Option<u64>> {
        Err(missing())
    }

    pub(super) async fn open(_: &str) -> StoreResult<Arc<dyn Store>> {
        Err(missing())
    }
}
