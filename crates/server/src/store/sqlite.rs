//! A file: SQLite with a write-ahead log that is synced before anything is acknowledged. One task writes; whatever
//! waits while it syncs is written together next time.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use kaiju_wire::frame::Said;
use kaiju_wire::notice::QuietHours;
use kaiju_wire::people::ProfileRow;
use kaiju_wire::table::Phase;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqlitePool};
use tokio::sync::{broadcast, mpsc, oneshot, watch};

#[allow(clippy::wildcard_imports)] // the statements are one vocabulary, used by macros
use super::archive::*;
#[allow(clippy::wildcard_imports)] // the same
use super::bots::*;
#[allow(clippy::wildcard_imports)] // the same
use super::ledger::*;
use super::migrations;
#[allow(clippy::wildcard_imports)] // the same
use super::notices::*;
#[allow(clippy::wildcard_imports)] // the same
use super::reports::*;
#[allow(clippy::wildcard_imports)] // the same
use super::statements::*;
#[allow(clippy::wildcard_imports)] // the same
use super::ties::*;
use super::{
    AccountRow, Appended, Claim, Headline, Leased, Mark, NodePresence, PasskeyRow, SessionRow, Store, StoreError,
    StoreResult, TableRecord, TableWait, WaitingTable, Wake,
};
use crate::backoff::Backoff;
use crate::entropy::action_id;
use crate::lock::Mutex;
use crate::outside::machine::SystemEntropy;
use crate::results::SeatResult;
use crate::reviews::SeatReview;
use crate::row::Row;

/// The oldest SQLite we trust: older ones can corrupt a file whose log is reset at the wrong moment.
pub const SQLITE_LEAST: (u32, u32, u32) = (3, 51, 3);
/// A release that was withdrawn.
const WITHDRAWN: (u32, u32, u32) = (3, 52, 0);
/// The most writes that are synced together.
const GROUP: usize = 64;
/// The most writes that wait.
const WAITING: usize = 4096;

/// What time it is, as SQLite says it.
macro_rules! now {
    () => {
        "CAST(unixepoch('subsec') * 1000 AS INTEGER)"
    };
}

const HEADS: &str =
    "SELECT value, COALESCE((SELECT MAX(seq) FROM log WHERE log.game = value), 0) FROM json_each($1) ORDER BY key";
const TURNS: &str = "SELECT g.id, g.code, g.rules, g.secret, g.public, g.phase, g.created_ms, g.updated_ms, g.info, \
     g.asked, g.deadline_ms FROM json_each($1) AS wanted JOIN games g ON g.id = wanted.value ORDER BY wanted.key";
/// The list comes first: each of its ledgers is looked up in the index.
const NEWS: &str = "SELECT wanted.key, l.seq, l.id, l.at_ms, l.entry FROM json_each($1) AS wanted CROSS JOIN ledgers l \
     ON l.ledger = wanted.value ->> 0 AND l.seq > wanted.value ->> 1 ORDER BY wanted.key, l.seq LIMIT $2";
const STALLED: &str = "SELECT updated_ms, id FROM games WHERE due > 0 AND (updated_ms, id) > ($1, $2) AND due_ms <= $3 \
     ORDER BY updated_ms, id LIMIT $4";
/// Takes notices that are due; another node that asks at the same time gets others.
const CLAIM_NOTICES: &str = "UPDATE notices SET due_ms = $2 WHERE due_ms <= $1 AND (game, seat, turn, channel) IN \
     (SELECT game, seat, turn, channel FROM notices WHERE due_ms <= $1 ORDER BY due_ms LIMIT $3) \
     RETURNING game, seat, turn, channel, tries";
const TOUCH: &str = concat!(
    "INSERT INTO presence (game, seat, seen_ms) SELECT value ->> 0, value ->> 1, ",
    now!(),
    " - (value ->> 2) FROM json_each($1) WHERE true ON CONFLICT (game, seat) DO UPDATE SET seen_ms = excluded.seen_ms"
);
const SEEN: &str = concat!("SELECT seat, ", now!(), " - seen_ms FROM presence WHERE game = $1");
const BOTS_AMONG: &str = "SELECT p.player, a.name, a.shown, a.recovery, a.created_ms, a.looks, b.owner, b.id, b.hash, \
     b.seen_ms FROM json_each($1) asked JOIN players p ON p.player = asked.value JOIN bots b ON b.account = p.account \
     JOIN accounts a ON a.name = p.account";
const PLAYERS: &str = "SELECT p.player, a.shown FROM json_each($1) asked JOIN players p ON p.player = asked.value \
     JOIN accounts a ON a.name = p.account";
/// There is one writer: nobody else changes what it reads.
const LOCK_RESULTS: Option<&str> = None;
/// One row, whatever the process calls itself: there is only one at a time.
const PULSE: &str = concat!(
    "INSERT INTO nodes (node, seen_ms) SELECT 'file', ",
    now!(),
    " WHERE $1 <> '' ON CONFLICT (node) DO UPDATE SET seen_ms = excluded.seen_ms"
);

/// How a file is written. Only tests write otherwise than usual.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discipline {
    /// Sync before anything is acknowledged. Tests that look for a missing sync turn it off.
    pub sync: bool,
    /// The most pages the file may have, as if the disk were full then; no limit by default.
    pub most_pages: Option<u32>,
}

impl Default for Discipline {
    fn default() -> Discipline {
        Discipline { sync: true, most_pages: None }
    }
}

/// Tables in a file.
pub struct SqliteStore {
    reads: SqlitePool,
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<tokio::task::JoinHandle<()>>>,
    epoch: Mutex<Arc<str>>,
    wakes: broadcast::Sender<Wake>,
    broken: watch::Receiver<bool>,
}

impl SqliteStore {
    /// Opens a file, making it if need be.
    pub async fn open(path: &Path) -> StoreResult<SqliteStore> {
        SqliteStore::open_with(path, Discipline::default()).await
    }

    /// Opens a database file with its own settings for syncing.
    pub async fn open_with(path: &Path, discipline: Discipline) -> StoreResult<SqliteStore> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            let made = std::fs::create_dir_all(folder);
            made.map_err(|e| StoreError::Unfit(format!("cannot make the folder {}: {e}", folder.display())))?;
        }
        let made = super::place::make_private(path);
        made.map_err(|e| StoreError::Unfit(format!("cannot open the database {}: {e}", path.display())))?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(if discipline.sync { SqliteSynchronous::Full } else { SqliteSynchronous::Off })
            .pragma("fullfsync", "1")
            .busy_timeout(Duration::from_secs(10))
            .disable_statement_logging();
        let options = match discipline.most_pages {
            Some(pages) => options.pragma("max_page_count", pages.to_string()),
            None => options,
        };
        let cannot = |e: sqlx::Error| StoreError::Unfit(format!("cannot open the database {}: {e}", path.display()));
        let mut conn = SqliteConnection::connect_with(&options).await.map_err(cannot)?;
        let (version,): (String,) = sqlx::query_as("SELECT sqlite_version()").fetch_one(&mut conn).await?;
        check_version(&version)?;
        migrations::sqlite().run_direct(None, &mut conn, false).await?;
        sqlx::query(FIRST_EPOCH).bind(action_id(&SystemEntropy)).execute(&mut conn).await?;
        remember_looks(&mut conn).await?;
        let (epoch,): (String,) = sqlx::query_as(EPOCH).fetch_one(&mut conn).await?;
        let (restoring,): (i64,) = sqlx::query_as(RESTORING).fetch_one(&mut conn).await?;
        if restoring > 0 {
            return Err(half_restored());
        }
        let reads = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        let (jobs, mailbox) = mpsc::channel(WAITING);
        let (broke, broken) = watch::channel(false);
        let writer = tokio::spawn(write_all(conn, mailbox, broke));
        Ok(SqliteStore {
            reads,
            jobs: Mutex::new(Some(jobs)),
            writer: Mutex::new(Some(writer)),
            epoch: Mutex::new(epoch.into()),
            wakes: broadcast::channel(16).0,
            broken,
        })
    }

    async fn write(&self, write: Write) -> StoreResult<Written> {
        let gone = || StoreError::Unavailable("the database is closed".to_string());
        let jobs = self.jobs.lock().clone().ok_or_else(gone)?;
        let (answer, told) = oneshot::channel();
        jobs.try_send(Job { write, answer }).map_err(|_| StoreError::Unavailable("too much waits".to_string()))?;
        told.await.map_err(|_| StoreError::Doubt("the writer ended".to_string()))?
    }

    /// There is only one node at a file: nobody has to be woken.
    #[expect(clippy::unused_self, reason = "the other store tells other nodes")]
    fn moved(&self, _: &str, _: u64) {}
}

/// How many tables a file has, without changing it; none where there is no file, or nothing in it.
pub(super) async fn glance(path: &Path) -> StoreResult<Option<u64>> {
    if !path.exists() {
        return Ok(None);
    }
    let cannot = |e: sqlx::Error| StoreError::Unfit(format!("cannot open the database {}: {e}", path.display()));
    let options = SqliteConnectOptions::new().filename(path).read_only(true).disable_statement_logging();
    let mut conn = SqliteConnection::connect_with(&options).await.map_err(cannot)?;
    let named = "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = '_sqlx_migrations'";
    let (migrated,): (i64,) = sqlx::query_as(named).fetch_one(&mut conn).await.map_err(cannot)?;
    if migrated == 0 {
        return Ok(None);
    }
    let (newest,): (i64,) = sqlx::query_as(NEWEST).fetch_one(&mut conn).await.map_err(cannot)?;
    check_newest(newest, &migrations::sqlite())?;
    let (tables,): (i64,) = sqlx::query_as(TABLES).fetch_one(&mut conn).await.map_err(cannot)?;
    let _ = conn.close().await;
    Ok(Some(tables as u64))
}

/// Is this SQLite one we trust?
fn check_version(version: &str) -> StoreResult<()> {
    let mut numbers = version.split('.').map(|n| n.parse().unwrap_or(0));
    let found = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if found < SQLITE_LEAST || found == WITHDRAWN {
        return Err(StoreError::Unfit(format!(
            "SQLite {version} is linked, which can corrupt its file; kaiju needs {}.{}.{} or newer",
            SQLITE_LEAST.0, SQLITE_LEAST.1, SQLITE_LEAST.2
        )));
    }
    Ok(())
}

/// The one writer: takes what waits, writes it in one transaction, syncs, and only then answers. Where one of them is against what is there
/// already, each is written alone, so that it takes nothing else along, and is told so only when what stood in its way can be read.
async fn write_all(mut conn: SqliteConnection, mut mailbox: mpsc::Receiver<Job>, broke: watch::Sender<bool>) {
    // Callers that wait for an answer decide when to try again; here a streak of failures is only logged and counted.
    let mut streak = Backoff::new("writing to the database");
    let mut group = Vec::with_capacity(GROUP);
    while mailbox.recv_many(&mut group, GROUP).await > 0 {
        let mut parts = vec![std::mem::take(&mut group)];
        while let Some(part) = parts.pop() {
            let mut answers = Vec::with_capacity(part.len());
            let Err(error) = commit(&mut conn, &part, &mut answers).await else {
                streak.worked("");
                for (job, written) in part.into_iter().zip(answers) {
                    let _ = job.answer.send(Ok(written));
                }
                continue;
            };
            let _ = sqlx::query("ROLLBACK").execute(&mut conn).await;
            // Whether a sync that failed has written anything is known only after the next start.
            let doubtful = sync_failed(&error);
            if part.len() > 1 && is_constraint(&error) {
                parts.extend(part.into_iter().rev().map(|job| vec![job]));
                continue;
            }
            streak.failed(0, "", &error);
            for job in part {
                let why = error.to_string();
                let answer = if doubtful { StoreError::Doubt(why) } else { StoreError::Unavailable(why) };
                let _ = job.answer.send(Err(answer));
            }
            // A sync that failed may not be tried again: what it should have written can be gone. Only a new
            // process reads the file as it is.
            if doubtful {
                tracing::error!(error = %error, "a sync failed; the server stops");
                let _ = broke.send(true);
                return;
            }
        }
    }
    let _ = conn.close().await;
}

async fn commit(conn: &mut SqliteConnection, group: &[Job], answers: &mut Vec<Written>) -> Result<(), sqlx::Error> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *conn).await?;
    for job in group {
        answers.push(perform(conn, &job.write).await?);
    }
    sqlx::query("COMMIT").execute(&mut *conn).await?;
    Ok(())
}

/// An input or output error, other than having no room.
fn sync_failed(error: &sqlx::Error) -> bool {
    const IO_ERROR: u32 = 10;
    kind(error) == Some(IO_ERROR)
}

/// Something is there already, such as an id that is given once. A full disk or a locked file would fail the others, too.
fn is_constraint(error: &sqlx::Error) -> bool {
    const CONSTRAINT: u32 = 19;
    kind(error) == Some(CONSTRAINT)
}

/// The kind of an error by SQLite's numbers, without what these say beyond the kind.
fn kind(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error().and_then(|e| e.code()).and_then(|code| code.parse::<u32>().ok());
    code.map(|code| code & 0xff)
}

performs!(SqliteConnection);
remembers_looks!(SqliteConnection);
keeps_notices!(SqliteStore, SqliteConnection);
keeps_ledgers!(SqliteStore, SqliteConnection);
keeps_ties!(SqliteStore, SqliteConnection);
keeps_reports!(SqliteStore);
keeps_bots!(SqliteStore, SqliteConnection);

archives!(SqliteStore, sqlx::sqlite::SqliteRow);

keeps!(SqliteStore {
    fn is_shared(&self) -> bool {
        false
    }

    /// A file has one process: all tables are its own, and its clock is the only one.
    async fn lease(&self, claim: &Claim) -> StoreResult<Leased> {
        Ok(Leased { now_ms: None, games: claim.games.clone() })
    }

    fn here(&self, _: &NodePresence) {}

    fn broken(&self) -> watch::Receiver<bool> {
        self.broken.clone()
    }

    async fn close(&self) {
        drop(self.jobs.lock().take());
        let writer = self.writer.lock().take();
        if let Some(writer) = writer {
            let _ = writer.await;
        }
        self.reads.close().await;
    }
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_that_corrupt_are_refused() {
        for bad in ["3.46.0", "3.51.2", "3.52.0", "junk"] {
            assert!(check_version(bad).is_err(), "{bad}");
        }
        for good in ["3.51.3", "3.53.0", "4.0.0"] {
            assert!(check_version(good).is_ok(), "{good}");
        }
    }
}
