//! Connections to PostgreSQL: a few of them, lent one at a time. A caller gets an answer or an error within a fixed
//! time, however silent the database is, and a connection on which something stayed unanswered is never lent again.

use std::fmt;
use std::io;
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream};
use futures_util::{FutureExt, TryStreamExt};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgQueryResult, PgRow, PgStatement, PgTypeInfo};
use sqlx::{Connection, Either, Execute, Executor, Postgres, SqlStr};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::lock::Mutex;

/// The most connections.
const MOST: usize = 16;
/// A connection that was not used for so long is tried before it is lent: the database may have ended it.
const RESTED: Duration = Duration::from_secs(1);
/// A connection that was idle for this long is no longer trusted: a device in between may have dropped it.
const STALE: Duration = Duration::from_secs(30);

/// How long taking leave may take.
const FAREWELL: Duration = Duration::from_secs(1);

/// Connections, and how long each request may take, from asking for a connection to the last byte of the answer.
pub(super) struct Connections {
    options: PgConnectOptions,
    patience: Duration,
    places: Semaphore,
    idle: Mutex<Vec<(PgConnection, Instant)>>,
}

impl Connections {
    /// None is made yet.
    pub(super) fn new(options: PgConnectOptions, patience: Duration) -> Connections {
        Connections { options, patience, places: Semaphore::new(MOST), idle: Mutex::default() }
    }

    /// Settings of each session with which the database, too, gives up on what takes too long: on statements a little
    /// before we do, so that we are told, and on transactions and connections whose client has vanished.
    pub(super) fn settings(patience: Duration) -> [(&'static str, String); 6] {
        let ms = |part: Duration| part.as_millis().max(1).to_string();
        [
            ("synchronous_commit", "on".to_string()),
            ("statement_timeout", ms(patience * 4 / 5)),
            ("idle_in_transaction_session_timeout", ms(patience)),
            ("tcp_keepalives_idle", "10".to_string()),
            ("tcp_keepalives_interval", "5".to_string()),
            ("tcp_keepalives_count", "3".to_string()),
        ]
    }

    /// Waits for something, but not forever. When time is over, the idle connections are suspect, too.
    pub(super) async fn within<T>(&self, work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
        let Ok(done) = tokio::time::timeout(self.patience, work).await else {
            self.forget();
            return Err(sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, "no answer in time")));
        };
        done
    }

    /// Lends a connection. It comes back only by [`Lent::back`]; otherwise it is closed.
    pub(super) async fn lend(&self) -> Result<Lent<'_>, sqlx::Error> {
        let place = self.places.acquire().await.map_err(|_| sqlx::Error::PoolClosed)?;
        while let Some((mut conn, since)) = self.take() {
            if since.elapsed() < RESTED || conn.ping().await.is_ok() {
                return Ok(Lent { connections: self, conn, _place: place });
            }
        }
        let conn = PgConnection::connect_with(&self.options).await?;
        Ok(Lent { connections: self, conn, _place: place })
    }

    fn take(&self) -> Option<(PgConnection, Instant)> {
        let mut idle = self.idle.lock();
        idle.retain(|(_, since)| since.elapsed() < STALE);
        idle.pop()
    }

    fn forget(&self) {
        self.idle.lock().clear();
    }

    /// Lends no more, and takes leave of the database.
    pub(super) async fn close(&self) {
        self.places.close();
        let idle = std::mem::take(&mut *self.idle.lock());
        let leave = async move {
            for (conn, _) in idle {
                let _ = conn.close().await;
            }
        };
        let _ = tokio::time::timeout(FAREWELL, leave).await;
    }
}

impl fmt::Debug for Connections {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Connections").field("patience", &self.patience).finish_non_exhaustive()
    }
}

/// A connection that was lent.
pub(super) struct Lent<'a> {
    connections: &'a Connections,
    /// The connection.
    pub(super) conn: PgConnection,
    _place: SemaphorePermit<'a>,
}

impl Lent<'_> {
    /// Nothing is under way on it: it can be lent again.
    pub(super) fn back(self) {
        let mut idle = self.connections.idle.lock();
        idle.push((self.conn, Instant::now()));
    }

    /// Gives the connection back after a single statement, unless the connection itself failed.
    fn back_after<T>(self, answer: &Result<T, sqlx::Error>) {
        if matches!(answer, Ok(_) | Err(sqlx::Error::Database(_))) {
            self.back();
        }
    }
}

/// A statement of its own.
impl<'c> Executor<'c> for &'c Connections {
    type Database = Postgres;

    fn fetch_many<'e, 'q: 'e, E>(self, query: E) -> BoxStream<'e, Result<Either<PgQueryResult, PgRow>, sqlx::Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Postgres>,
    {
        let asked = async move {
            let mut lent = self.lend().await?;
            let answer: Result<Vec<_>, _> = lent.conn.fetch_many(query).try_collect().await;
            lent.back_after(&answer);
            answer
        };
        let each = |all: Vec<_>| stream::iter(all.into_iter().map(Ok));
        Box::pin(self.within(asked).into_stream().map_ok(each).try_flatten())
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, Result<Option<PgRow>, sqlx::Error>>
    where
        'c: 'e,
        E: 'q + Execute<'q, Postgres>,
    {
        Box::pin(self.within(async move {
            let mut lent = self.lend().await?;
            let answer = lent.conn.fetch_optional(query).await;
            lent.back_after(&answer);
            answer
        }))
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [PgTypeInfo],
    ) -> BoxFuture<'e, Result<PgStatement, sqlx::Error>>
    where
        'c: 'e,
    {
        Box::pin(self.within(async move {
            let mut lent = self.lend().await?;
            let answer = lent.conn.prepare_with(sql, parameters).await;
            lent.back_after(&answer);
            answer
        }))
    }
}
