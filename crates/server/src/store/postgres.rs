//! A PostgreSQL server: several nodes share it. The insert is the lock; wake-ups go outside the append, together, and
//! may be lost.

use std::collections::HashMap;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use kaiju_rules::{Seat, SeatSet};
use kaiju_wire::frame::Said;
use kaiju_wire::notice::QuietHours;
use kaiju_wire::people::ProfileRow;
use kaiju_wire::table::Phase;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{broadcast, mpsc, watch};

#[allow(clippy::wildcard_imports)] // the statements are one vocabulary, used by macros
use super::archive::*;
#[allow(clippy::wildcard_imports)] // the same
use super::bots::*;
use super::connections::Connections;
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
    AccountRow, Appended, Claim, Headline, Leased, Mark, NodePresence, PATIENCE, PasskeyRow, SessionRow, Store,
    StoreError, StoreResult, TableRecord, TableWait, WaitingTable, Wake,
};
use crate::backoff::Backoff;
use crate::entropy::action_id;
use crate::lock::Mutex;
use crate::outside::machine::SystemEntropy;
use crate::results::SeatResult;
use crate::reviews::SeatReview;
use crate::row::Row;

/// Wake-ups are gathered for so long.
const GATHER: Duration = Duration::from_millis(15);
/// What a wake-up begins with; it means nothing.
const NOTHING: &str = "~ ";
/// The most bytes of one wake-up.
const PAYLOAD: usize = 1000;
/// The longest pause before another try to speak with other nodes.
const LONGEST_MS: u64 = 5_000;
/// Lapsed leases and silent nodes are forgotten after so long.
const FORGOTTEN_MS: i64 = 60_000;

/// The database's own clock: no node has to trust another one's.
macro_rules! now {
    () => {
        "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT"
    };
}

const HEADS: &str = "SELECT asked.game, COALESCE((SELECT MAX(seq) FROM log WHERE log.game = asked.game), 0) \
     FROM json_array_elements_text($1::JSON) AS asked (game)";
const TURNS: &str = "SELECT g.id, g.code, g.rules, g.secret, g.public, g.phase, g.created_ms, g.updated_ms, g.info, \
     g.asked, g.deadline_ms FROM json_array_elements_text($1::JSON) WITH ORDINALITY AS wanted (game, place) \
     JOIN games g ON g.id = wanted.game ORDER BY wanted.place";
const NEWS: &str = "SELECT wanted.place - 1, l.seq, l.id, l.at_ms, l.entry \
     FROM json_array_elements($1::JSON) WITH ORDINALITY AS wanted (since, place) \
     JOIN ledgers l ON l.ledger = wanted.since ->> 0 AND l.seq > (wanted.since ->> 1)::BIGINT \
     ORDER BY wanted.place, l.seq LIMIT $2";
const STALLED: &str = concat!(
    "SELECT updated_ms, id FROM games WHERE due > 0 AND (updated_ms, id) > ($1, $2) AND due_ms <= $3 AND NOT EXISTS \
     (SELECT 1 FROM leases WHERE leases.game = games.id AND until_ms > ",
    now!(),
    ") ORDER BY updated_ms, id LIMIT $4"
);
/// Takes notices that are due; another node that asks at the same time gets others.
const CLAIM_NOTICES: &str = "UPDATE notices SET due_ms = $2 WHERE due_ms <= $1 AND (game, seat, turn, channel) IN \
     (SELECT game, seat, turn, channel FROM notices WHERE due_ms <= $1 ORDER BY due_ms LIMIT $3 FOR UPDATE SKIP LOCKED) \
     RETURNING game, seat, turn, channel, tries";
const TOUCH: &str = concat!(
    "INSERT INTO presence (game, seat, seen_ms) SELECT one ->> 0, one ->> 1, ",
    now!(),
    " - (one ->> 2)::BIGINT FROM json_array_elements($1::JSON) AS one ORDER BY 1, 2 \
     ON CONFLICT (game, seat) DO UPDATE SET seen_ms = excluded.seen_ms"
);
const SEEN: &str = concat!("SELECT seat, ", now!(), " - seen_ms FROM presence WHERE game = $1");
const BOTS_AMONG: &str = "SELECT p.player, a.name, a.shown, a.recovery, a.created_ms, a.looks, b.owner, b.id, b.hash, \
     b.seen_ms FROM json_array_elements_text($1::JSON) AS asked (player) JOIN players p ON p.player = asked.player \
     JOIN bots b ON b.account = p.account JOIN accounts a ON a.name = p.account";
const PLAYERS: &str = "SELECT p.player, a.shown FROM json_array_elements_text($1::JSON) AS asked (player) \
     JOIN players p ON p.player = asked.player JOIN accounts a ON a.name = p.account";
const LOCK_RESULTS: Option<&str> = Some("SELECT seat FROM results WHERE game = $1 ORDER BY seat FOR UPDATE");
const PULSE: &str = concat!(
    "INSERT INTO nodes (node, seen_ms) VALUES ($1, ",
    now!(),
    ") ON CONFLICT (node) DO UPDATE SET seen_ms = excluded.seen_ms"
);
/// One statement, and so all or nothing: the node lives, what it gives up is free, what it asks for is its own unless
/// another node has it. Tables are taken in one order, so that nodes which ask for the same ones never wait for each
/// other. A request that arrives after a later one of the same node does nothing.
const LEASE: &str = concat!(
    "WITH pulse AS (INSERT INTO nodes (node, seen_ms, asked) VALUES ($1, ",
    now!(),
    ", $6) ON CONFLICT (node) DO UPDATE SET seen_ms = excluded.seen_ms, asked = excluded.asked \
     WHERE nodes.asked < excluded.asked RETURNING node), \
     asked AS (SELECT json_array_elements_text($2::JSON) AS game WHERE EXISTS (SELECT 1 FROM pulse)), \
     silent AS (DELETE FROM nodes WHERE node <> $1 AND seen_ms < ",
    now!(),
    " - $5), \
     given AS (DELETE FROM leases WHERE EXISTS (SELECT 1 FROM pulse) AND game NOT IN (SELECT game FROM asked) \
     AND (until_ms < ",
    now!(),
    " - $5 OR node = $1 AND game IN (SELECT json_array_elements_text($3::JSON)))), \
     held AS (INSERT INTO leases (game, node, until_ms) SELECT game, $1, ",
    now!(),
    " + $4 FROM asked ORDER BY game \
     ON CONFLICT (game) DO UPDATE SET node = excluded.node, until_ms = excluded.until_ms \
     WHERE leases.node = excluded.node OR leases.until_ms <= ",
    now!(),
    " RETURNING game) \
     SELECT ",
    now!(),
    ", COALESCE(json_agg(game), '[]')::TEXT FROM held"
);

/// Tables in PostgreSQL.
pub struct PostgresStore {
    reads: Connections,
    epoch: Mutex<Arc<str>>,
    wakes: broadcast::Sender<Wake>,
    told: mpsc::UnboundedSender<Wake>,
    broken: watch::Receiver<bool>,
    _broke: watch::Sender<bool>,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

impl PostgresStore {
    /// Connects, and brings the database up to date.
    pub async fn open(address: &str) -> StoreResult<PostgresStore> {
        PostgresStore::open_with(address, PATIENCE).await
    }

    /// Opens a database with its own time limit for every answer.
    pub async fn open_with(address: &str, patience: Duration) -> StoreResult<PostgresStore> {
        let wrong = |e: sqlx::Error| StoreError::Unfit(format!("cannot use the PostgreSQL database: {e}"));
        super::place::check_parameters(address)?;
        let options = PgConnectOptions::from_str(address)
            .map_err(wrong)?
            .options(Connections::settings(patience))
            .application_name("kaiju")
            .disable_statement_logging();
        // Bringing the database up to date may take its time, and may have to wait for another node that does it.
        let unhurried = options.clone().options([("statement_timeout", "0")]);
        let mut first = match tokio::time::timeout(patience, PgConnection::connect_with(&unhurried)).await {
            Ok(connected) => connected.map_err(wrong)?,
            Err(_) => {
                return Err(StoreError::Unfit("cannot use the PostgreSQL database: it does not answer".to_string()));
            }
        };
        migrations::postgres().run_direct(None, &mut first, false).await?;
        sqlx::query(FIRST_EPOCH).bind(action_id(&SystemEntropy)).execute(&mut first).await?;
        remember_looks(&mut first).await?;
        let (epoch,): (String,) = sqlx::query_as(EPOCH).fetch_one(&mut first).await?;
        let (restoring,): (i64,) = sqlx::query_as(RESTORING).fetch_one(&mut first).await?;
        let _ = tokio::time::timeout(patience, first.close()).await;
        if restoring > 0 {
            return Err(half_restored());
        }
        let (wakes, _) = broadcast::channel(1024);
        let (told, telling) = mpsc::unbounded_channel();
        let (broke, broken) = watch::channel(false);
        let tasks = vec![
            tokio::spawn(tell(options.clone(), patience, telling)),
            tokio::spawn(listen(options.clone(), patience, wakes.clone())),
        ];
        let reads = Connections::new(options, patience);
        Ok(PostgresStore { reads, epoch: Mutex::new(epoch.into()), wakes, told, broken, _broke: broke, tasks })
    }

    /// Writes in a transaction. Whatever goes wrong before the commit is sent has left nothing; afterwards nobody
    /// knows.
    async fn write(&self, write: Write) -> StoreResult<Written> {
        let mut committing = false;
        let done = self.reads.within(async {
            let mut lent = self.reads.lend().await?;
            sqlx::raw_sql("BEGIN").execute(&mut lent.conn).await?;
            let written = perform(&mut lent.conn, &write).await?;
            committing = true;
            sqlx::raw_sql("COMMIT").execute(&mut lent.conn).await?;
            lent.back();
            Ok(written)
        });
        match done.await {
            Err(error) if committing => Err(StoreError::Doubt(error.to_string())),
            done => Ok(done?),
        }
    }

    fn moved(&self, game: &str, seq: u64) {
        let _ = self.told.send(Wake::Moved { game: game.to_string(), seq });
    }
}

/// How many tables a database has, without changing it; none where no kaiju has used it yet.
pub(super) async fn glance(address: &str) -> StoreResult<Option<u64>> {
    let wrong = |e: sqlx::Error| StoreError::Unfit(format!("cannot use the PostgreSQL database: {e}"));
    super::place::check_parameters(address)?;
    let options = PgConnectOptions::from_str(address).map_err(wrong)?.options(Connections::settings(PATIENCE));
    let options = options.application_name("kaiju").disable_statement_logging();
    let look = async {
        let mut conn = PgConnection::connect_with(&options).await.map_err(wrong)?;
        let named = "SELECT COUNT(*) FROM pg_class WHERE oid = to_regclass('_sqlx_migrations')";
        let (migrated,): (i64,) = sqlx::query_as(named).fetch_one(&mut conn).await.map_err(wrong)?;
        if migrated == 0 {
            return Ok(None);
        }
        let (newest,): (i64,) = sqlx::query_as(NEWEST).fetch_one(&mut conn).await.map_err(wrong)?;
        check_newest(newest, &migrations::postgres())?;
        let (tables,): (i64,) = sqlx::query_as(TABLES).fetch_one(&mut conn).await.map_err(wrong)?;
        let _ = conn.close().await;
        Ok(Some(tables as u64))
    };
    let silent = || StoreError::Unfit("cannot use the PostgreSQL database: it does not answer".to_string());
    tokio::time::timeout(PATIENCE, look).await.map_err(|_| silent())?
}

/// Tells other nodes which tables moved and who is there. It has a connection of its own that does not wait for the
/// disk. When there is nothing to tell it tells that, so that listeners can tell silence from a dead connection.
async fn tell(options: PgConnectOptions, patience: Duration, mut telling: mpsc::UnboundedReceiver<Wake>) {
    let lazy = options.options([("synchronous_commit", "off")]);
    let mut conn: Option<PgConnection> = None;
    let (begun, mut tries) = (Instant::now(), Backoff::between("telling other nodes", 100, LONGEST_MS));
    loop {
        let mut gathered = Notices::default();
        match tokio::time::timeout(patience, telling.recv()).await {
            Ok(None) => return,
            Ok(Some(first)) => {
                tokio::time::sleep(GATHER).await;
                gathered.add(first);
                while let Ok(wake) = telling.try_recv() {
                    gathered.add(wake);
                }
            }
            Err(_) => {}
        }
        for payload in gathered.payloads() {
            let now = begun.elapsed().as_millis() as u64;
            if !tries.is_due(now) {
                break;
            }
            match notify(&lazy, patience, &mut conn, payload).await {
                Ok(()) => tries.worked(""),
                Err(error) => {
                    conn = None;
                    tries.failed(now, "", &error);
                }
            }
        }
    }
}

async fn notify(
    options: &PgConnectOptions,
    patience: Duration,
    conn: &mut Option<PgConnection>,
    payload: String,
) -> Result<(), sqlx::Error> {
    let told = async {
        let open = match conn {
            Some(open) => open,
            None => conn.insert(PgConnection::connect_with(options).await?),
        };
        sqlx::query("SELECT pg_notify('kaiju', $1)").bind(payload).execute(open).await.map(|_| ())
    };
    tokio::time::timeout(patience, told).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

/// What is told together: of each table only the latest.
#[derive(Default)]
struct Notices {
    heads: HashMap<String, u64>,
    here: HashMap<String, NodePresence>,
}

impl Notices {
    fn add(&mut self, wake: Wake) {
        match wake {
            Wake::Moved { game, seq } => {
                let head = self.heads.entry(game).or_default();
                *head = seq.max(*head);
            }
            Wake::Here(here) => {
                self.here.insert(here.game.clone(), here);
            }
            Wake::All => {}
        }
    }

    /// Words with a space after each, `GAME:SEQ` and `GAME@NODE:SEATS:WATCHING`, as many as fit.
    fn payloads(self) -> Vec<String> {
        let heads = self.heads.into_iter().map(|(game, seq)| format!("{game}:{seq} "));
        let here = self.here.into_values().map(|NodePresence { game, node, seats, watching }| {
            let seats: String = seats.iter().map(Seat::letter).collect();
            format!("{game}@{node}:{seats}:{watching} ")
        });
        let mut all = vec![NOTHING.to_string()];
        for word in heads.chain(here) {
            match all.last_mut() {
                Some(last) if last.len() + word.len() <= PAYLOAD => *last += &word,
                _ => all.push(word),
            }
        }
        all
    }
}

/// One word of a payload; none when it is not one of ours.
fn read_word(word: &str) -> Option<Wake> {
    if let Some((game, rest)) = word.split_once('@') {
        let mut parts = rest.split(':');
        let (node, letters, watching) = (parts.next()?, parts.next()?, parts.next()?.parse().ok()?);
        let seats = letters.chars().filter_map(Seat::from_letter).fold(SeatSet::EMPTY, SeatSet::with);
        return Some(Wake::Here(NodePresence { game: game.to_string(), node: node.to_string(), seats, watching }));
    }
    let (game, seq) = word.split_once(':')?;
    Some(Wake::Moved { game: game.to_string(), seq: seq.parse().unwrap_or(0) })
}

/// Hears which tables moved. After every interruption everything may have moved.
async fn listen(options: PgConnectOptions, patience: Duration, wakes: broadcast::Sender<Wake>) {
    let mut tries = Backoff::between("hearing of other nodes", 100, LONGEST_MS);
    loop {
        let begun = Instant::now();
        let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(patience).connect_lazy_with(options.clone());
        let why = match hear(&pool, patience, &wakes).await {
            Ok(()) => "the connection was closed".to_string(),
            Err(error) => error.to_string(),
        };
        // A line that is cut again and again as soon as it is up has not worked, either.
        if begun.elapsed() > Duration::from_millis(LONGEST_MS) {
            tries.worked("");
        }
        tokio::time::sleep(Duration::from_millis(tries.failed(0, "", &why))).await;
    }
}

/// Hears until the connection ends. Nodes hear themselves, too: where nothing at all is heard for long, the line is
/// dead.
async fn hear(pool: &sqlx::PgPool, patience: Duration, wakes: &broadcast::Sender<Wake>) -> Result<(), sqlx::Error> {
    let silent = |_| sqlx::Error::PoolTimedOut;
    let listening = tokio::time::timeout(2 * patience, async {
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen("kaiju").await?;
        Ok::<PgListener, sqlx::Error>(listener)
    });
    let mut listener = listening.await.map_err(silent)??;
    let _ = wakes.send(Wake::All);
    while let Some(heard) = tokio::time::timeout(3 * patience, listener.try_recv()).await.map_err(silent)?? {
        for wake in heard.payload().split_whitespace().filter_map(read_word) {
            let _ = wakes.send(wake);
        }
    }
    Ok(())
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
    }
}

performs!(PgConnection);
remembers_looks!(PgConnection);
keeps_notices!(PostgresStore, PgConnection);
keeps_ledgers!(PostgresStore, PgConnection);
keeps_ties!(PostgresStore, PgConnection);
keeps_reports!(PostgresStore);
keeps_bots!(PostgresStore, PgConnection);

archives!(PostgresStore, sqlx::postgres::PgRow);

keeps!(PostgresStore {
    fn is_shared(&self) -> bool {
        true
    }

    async fn lease(&self, claim: &Claim) -> StoreResult<Leased> {
        let (now, held): (i64, String) = sqlx::query_as(LEASE)
            .bind(&claim.node)
            .bind(json(&claim.games))
            .bind(json(&claim.given_up))
            .bind(claim.for_ms as i64)
            .bind(FORGOTTEN_MS)
            .bind(claim.number as i64)
            .fetch_one(&self.reads)
            .await?;
        Ok(Leased { now_ms: Some(now as u64), games: serde_json::from_str(&held).unwrap_or_default() })
    }

    fn here(&self, here: &NodePresence) {
        let _ = self.told.send(Wake::Here(here.clone()));
    }

    fn broken(&self) -> watch::Receiver<bool> {
        self.broken.clone()
    }

    async fn close(&self) {
        // The last word about who is there gets out, if it can.
        tokio::time::sleep(2 * GATHER).await;
        for task in &self.tasks {
            task.abort();
        }
        self.reads.close().await;
    }
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_heard_and_only_the_latest_of_each_table() {
        let here = |seats: SeatSet, watching| {
            Wake::Here(NodePresence { game: "abc".to_string(), node: "0f0f".to_string(), seats, watching })
        };
        let mut gathered = Notices::default();
        for seq in [3, 9, 4] {
            gathered.add(Wake::Moved { game: "abc".to_string(), seq });
        }
        gathered.add(here(SeatSet::EMPTY, 0));
        gathered.add(here(SeatSet::EMPTY.with(Seat::new(0)).with(Seat::new(2)), 17));
        let heard: Vec<Wake> =
            gathered.payloads().iter().flat_map(|text| text.split_whitespace()).filter_map(read_word).collect();
        let moved = Wake::Moved { game: "abc".to_string(), seq: 9 };
        assert_eq!(heard, [moved, here(SeatSet::EMPTY.with(Seat::new(0)).with(Seat::new(2)), 17)]);
        for junk in ["", "~", "abc", "@", "a@b", "a@b:C", "a@b:C:many"] {
            assert_eq!(read_word(junk), None, "{junk}");
        }
        let many = (0..200).map(|game| (format!("{game:020}"), 7)).collect();
        let payloads = Notices { heads: many, ..Notices::default() }.payloads();
        assert!(payloads.len() > 1 && payloads.iter().all(|payload| payload.len() <= PAYLOAD));
    }
}
