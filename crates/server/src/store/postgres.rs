//! A PostgreSQL server: several nodes share it. The insert is the lock; wake-ups go outside the append, together, and may
//! be lost.

use std::collections::HashMap;
use std::str::FromStr;
use std::sync::Mutex;
use std::time::Duration;

use async_trait::async_trait;
use kaiju_wire::frame::Said;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgPool};
use tokio::sync::{broadcast, mpsc, watch};

#[allow(clippy::wildcard_imports)] // the statements are one vocabulary, used by macros
use super::statements::*;
use super::{AccountRow, Appended, Game, Headline, Kept, Store, StoreError, Wake, phase_word};
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
    moves: mpsc::UnboundedSender<(String, u64)>,
    broken: watch::Receiver<bool>,
    _broke: watch::Sender<bool>,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

impl PostgresStore {
    /// Connects, and brings the database up to date.
    pub async fn open(address: &str) -> Kept<PostgresStore> {
        let wrong = |e: sqlx::Error| StoreError::Unfit(format!("cannot use the PostgreSQL database: {e}"));
        let options = PgConnectOptions::from_str(address)
            .map_err(wrong)?
            .options([("synchronous_commit", "on"), ("statement_timeout", "10000")])
            .application_name("kaiju")
            .disable_statement_logging();
        let pool = PgPoolOptions::new().max_connections(16).acquire_timeout(PATIENCE);
        let reads = pool.connect_with(options.clone()).await.map_err(wrong)?;
        sqlx::migrate!("migrations/postgres").run(&reads).await?;
        sqlx::query(FIRST_EPOCH).bind(action_id(&SystemEntropy)).execute(&reads).await?;
        let (epoch,): (String,) = sqlx::query_as(EPOCH).fetch_one(&reads).await?;
        let (wakes, _) = broadcast::channel(1024);
        let (moves, moved) = mpsc::unbounded_channel();
        let (broke, broken) = watch::channel(false);
        let tasks = vec![tokio::spawn(tell(options.clone(), moved)), tokio::spawn(listen(options, wakes.clone()))];
        Ok(PostgresStore { reads, epoch: Mutex::new(epoch), wakes, moves, broken, _broke: broke, tasks })
    }

    async fn write(&self, write: Write) -> Kept<Written> {
        let mut transaction = self.reads.begin().await?;
        let written = perform(&mut transaction, &write).await?;
        transaction.commit().await?;
        Ok(written)
    }

    fn moved(&self, game: &str, seq: u64) {
        let _ = self.moves.send((game.to_string(), seq));
    }
}

/// Tells other nodes which tables moved. It has a connection of its own that does not wait for the disk.
async fn tell(options: PgConnectOptions, mut moved: mpsc::UnboundedReceiver<(String, u64)>) {
    let mut conn: Option<PgConnection> = None;
    while let Some(first) = moved.recv().await {
        tokio::time::sleep(GATHER).await;
        let mut heads: HashMap<String, u64> = HashMap::from([first]);
        while let Ok((game, seq)) = moved.try_recv() {
            let head = heads.entry(game).or_default();
            *head = seq.max(*head);
        }
        for payload in payloads(heads) {
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

fn payloads(heads: HashMap<String, u64>) -> Vec<String> {
    let mut all = vec![String::new()];
    for (game, seq) in heads {
        let word = format!("{game}:{seq} ");
        match all.last_mut() {
            Some(last) if last.len() + word.len() <= PAYLOAD => *last += &word,
            _ => all.push(word),
        }
    }
    all
}

/// Hears which tables moved. After every interruption everything may have moved.
async fn listen(options: PgConnectOptions, wakes: broadcast::Sender<Wake>) {
    let mut pause = Duration::from_millis(100);
    loop {
        let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE).connect_lazy_with(options.clone());
        if let Ok(mut listener) = PgListener::connect_with(&pool).await
            && listener.listen("kaiju").await.is_ok()
        {
            let _ = wakes.send(Wake { game: None, seq: 0 });
            pause = Duration::from_millis(100);
            while let Ok(heard) = listener.try_recv().await {
                let Some(heard) = heard else { break };
                for word in heard.payload().split_whitespace() {
                    if let Some((game, seq)) = word.split_once(':') {
                        let _ = wakes.send(Wake { game: Some(game.to_string()), seq: seq.parse().unwrap_or(0) });
                    }
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

keeps!(PostgresStore {
    fn is_shared(&self) -> bool {
        true
    }

    fn broken(&self) -> watch::Receiver<bool> {
        self.broken.clone()
    }

    async fn close(&self) {
        for task in &self.tasks {
            task.abort();
        }
        self.reads.close().await;
    }
});
