//! A PostgreSQL server: several nodes share it. The insert is the lock; wake-ups go outside the append, together, and may
//! be lost.

use std::collections::HashMap;
use std::str::FromStr;
use std::sync::Mutex;
use std::time::Duration;

use async_trait::async_trait;
use kaiju_rules::{Seat, SeatSet};
use kaiju_wire::frame::Said;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgPool};
use tokio::sync::{broadcast, mpsc, watch};

#[allow(clippy::wildcard_imports)] // the statements are one vocabulary, used by macros
use super::archive::*;
#[allow(clippy::wildcard_imports)] // the same
use super::statements::*;
use super::{AccountRow, Appended, Game, Headline, Here, Kept, Store, StoreError, Wake, phase_word};
use crate::entropy::{SystemEntropy, action_id};
use crate::row::Row;

/// Wake-ups are gathered for so long.
const GATHER: Duration = Duration::from_millis(15);
/// The most bytes of one wake-up.
const PAYLOAD: usize = 1000;
/// How long a connection may take to be had.
const PATIENCE: Duration = Duration::from_secs(3);

/// Tables in PostgreSQL.
pub struct PostgresStore {
    reads: PgPool,
    epoch: Mutex<String>,
    wakes: broadcast::Sender<Wake>,
    told: mpsc::UnboundedSender<Wake>,
    broken: watch::Receiver<bool>,
    _broke: watch::Sender<bool>,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

impl PostgresStore {
    /// Connects, and brings the database up to date.
    pub async fn open(address: &str) -> Kept<PostgresStore> {
        let wrong = |e: sqlx::Error| StoreError::Unfit(format!("cannot use the PostgreSQL database: {e}"));
        super::place::check_parameters(address)?;
        let options = PgConnectOptions::from_str(address)
            .map_err(wrong)?
            .options([("synchronous_commit", "on"), ("statement_timeout", "10000")])
            .application_name("kaiju")
            .disable_statement_logging();
        let pool = PgPoolOptions::new().max_connections(16).acquire_timeout(PATIENCE);
        let reads = match pool.connect_with(options.clone()).await {
            // The pool has tried again and again, and says no more than that; a single try says why.
            Err(sqlx::Error::PoolTimedOut) => {
                return Err(match tokio::time::timeout(PATIENCE, PgConnection::connect_with(&options)).await {
                    Ok(Err(error)) => wrong(error),
                    _ => StoreError::Unfit("cannot use the PostgreSQL database: it does not answer".to_string()),
                });
            }
            connected => connected.map_err(wrong)?,
        };
        sqlx::migrate!("migrations/postgres").run(&reads).await?;
        sqlx::query(FIRST_EPOCH).bind(action_id(&SystemEntropy)).execute(&reads).await?;
        let (epoch,): (String,) = sqlx::query_as(EPOCH).fetch_one(&reads).await?;
        let (restoring,): (i64,) = sqlx::query_as(RESTORING).fetch_one(&reads).await?;
        if restoring > 0 {
            return Err(half_restored());
        }
        let (wakes, _) = broadcast::channel(1024);
        let (told, telling) = mpsc::unbounded_channel();
        let (broke, broken) = watch::channel(false);
        let tasks = vec![tokio::spawn(tell(options.clone(), telling)), tokio::spawn(listen(options, wakes.clone()))];
        Ok(PostgresStore { reads, epoch: Mutex::new(epoch), wakes, told, broken, _broke: broke, tasks })
    }

    async fn write(&self, write: Write) -> Kept<Written> {
        let mut transaction = self.reads.begin().await?;
        let written = perform(&mut transaction, &write).await?;
        transaction.commit().await?;
        Ok(written)
    }

    fn moved(&self, game: &str, seq: u64) {
        let _ = self.told.send(Wake::Moved { game: game.to_string(), seq });
    }
}

/// Tells other nodes which tables moved and who is there. It has a connection of its own that does not wait for the disk.
async fn tell(options: PgConnectOptions, mut telling: mpsc::UnboundedReceiver<Wake>) {
    let mut conn: Option<PgConnection> = None;
    while let Some(first) = telling.recv().await {
        tokio::time::sleep(GATHER).await;
        let mut gathered = Gathered::default();
        gathered.add(first);
        while let Ok(wake) = telling.try_recv() {
            gathered.add(wake);
        }
        for payload in gathered.payloads() {
            if conn.is_none() {
                let lazy = options.clone().options([("synchronous_commit", "off")]);
                conn = PgConnection::connect_with(&lazy).await.ok();
            }
            let Some(open) = conn.as_mut() else { break };
            let told = sqlx::query("SELECT pg_notify('kaiju', $1)").bind(payload).execute(open).await;
            if told.is_err() {
                conn = None;
            }
        }
    }
}

/// What is told together: of each table only the latest.
#[derive(Default)]
struct Gathered {
    heads: HashMap<String, u64>,
    here: HashMap<String, Here>,
}

impl Gathered {
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
        let here = self.here.into_values().map(|Here { game, node, seats, watching }| {
            let seats: String = seats.iter().map(Seat::letter).collect();
            format!("{game}@{node}:{seats}:{watching} ")
        });
        let mut all = vec![String::new()];
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
        return Some(Wake::Here(Here { game: game.to_string(), node: node.to_string(), seats, watching }));
    }
    let (game, seq) = word.split_once(':')?;
    Some(Wake::Moved { game: game.to_string(), seq: seq.parse().unwrap_or(0) })
}

/// Hears which tables moved. After every interruption everything may have moved.
async fn listen(options: PgConnectOptions, wakes: broadcast::Sender<Wake>) {
    let mut pause = Duration::from_millis(100);
    loop {
        let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE).connect_lazy_with(options.clone());
        if let Ok(mut listener) = PgListener::connect_with(&pool).await
            && listener.listen("kaiju").await.is_ok()
        {
            let _ = wakes.send(Wake::All);
            pause = Duration::from_millis(100);
            while let Ok(heard) = listener.try_recv().await {
                let Some(heard) = heard else { break };
                for wake in heard.payload().split_whitespace().filter_map(read_word) {
                    let _ = wakes.send(wake);
                }
            }
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(Duration::from_secs(2));
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
    }
}

performs!(PgConnection);

archives!(PostgresStore, sqlx::postgres::PgRow);

keeps!(PostgresStore {
    fn is_shared(&self) -> bool {
        true
    }

    fn here(&self, here: &Here) {
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
            Wake::Here(Here { game: "abc".to_string(), node: "0f0f".to_string(), seats, watching })
        };
        let mut gathered = Gathered::default();
        for seq in [3, 9, 4] {
            gathered.add(Wake::Moved { game: "abc".to_string(), seq });
        }
        gathered.add(here(SeatSet::EMPTY, 0));
        gathered.add(here(SeatSet::EMPTY.with(Seat::new(0)).with(Seat::new(2)), 17));
        let heard: Vec<Wake> =
            gathered.payloads().iter().flat_map(|text| text.split_whitespace()).filter_map(read_word).collect();
        let moved = Wake::Moved { game: "abc".to_string(), seq: 9 };
        assert_eq!(heard, [moved, here(SeatSet::EMPTY.with(Seat::new(0)).with(Seat::new(2)), 17)]);
        for junk in ["", "abc", "@", "a@b", "a@b:C", "a@b:C:many"] {
            assert_eq!(read_word(junk), None, "{junk}");
        }
        let many = (0..200).map(|game| (format!("{game:020}"), 7)).collect();
        let payloads = Gathered { heads: many, ..Gathered::default() }.payloads();
        assert!(payloads.len() > 1 && payloads.iter().all(|payload| payload.len() <= PAYLOAD));
    }
}
