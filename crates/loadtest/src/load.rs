//! Load: many tables at a steady rate, and many sockets that do nothing.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kaiju_bits::Bits;
use kaiju_wire::frame::{Hello, ToClient};
use kaiju_wire::limits::SILENCE_MS;
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, Opened, Pace};
use kaiju_wire::{VERSION, frame::ToServer};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::caller::{Caller, TestSocket};
use crate::pilot::{AckLedger, Pilot};

/// What a load is to be.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Where the server listens; loopback only.
    pub addr: SocketAddr,
    /// How many tables, each with two players.
    pub tables: usize,
    /// How many sockets in all; those beyond the players' watch.
    pub sockets: usize,
    /// Answers a second, over all tables.
    pub rate: f64,
    /// For so long.
    pub time: Duration,
    /// The seed of everything random.
    pub seed: u64,
}

/// What a load showed.
#[derive(Clone, Debug, Default)]
pub struct LoadReport {
    /// Sockets that were open.
    pub sockets: usize,
    /// Answers acknowledged.
    pub acked: usize,
    /// Over this time.
    pub time: Duration,
    /// How long acknowledgements took, sorted.
    pub times: Vec<Duration>,
    /// Events that spectators got.
    pub watched: u64,
    /// What must not have happened.
    pub faults: Vec<String>,
}

/// Plays tables at a steady rate.
pub async fn load(load: &Load) -> io::Result<LoadReport> {
    let ledger = Arc::new(AckLedger::default());
    let stop = CancellationToken::new();
    let mut bits = Bits::new(load.seed, 11);
    let mut playing = JoinSet::new();
    // Each player answers once in so long; while one thinks the other waits.
    let thinks = Duration::from_secs_f64(load.tables as f64 / load.rate.max(0.1));
    let mut watchers = load.sockets.saturating_sub(load.tables * 2);
    for table in 0..load.tables {
        let share = watchers / (load.tables - table);
        watchers -= share;
        let table = Steady {
            addr: load.addr,
            watchers: share,
            thinks,
            bits: Bits::new(bits.word(), table as u64),
            ledger: ledger.clone(),
        };
        playing.spawn(table.play(stop.clone()));
        // Not all at once: making a table is more work than playing one.
        tokio::time::sleep(Duration::from_millis(4)).await;
    }
    let sockets = load.tables * 2 + load.sockets.saturating_sub(load.tables * 2);
    tokio::time::sleep(thinks.min(Duration::from_secs(2))).await;
    let before = ledger.len();
    let begun = Instant::now();
    if let Ok(mut times) = ledger.times.lock() {
        times.clear();
    }
    tokio::time::sleep(load.time).await;
    let (acked, time) = (ledger.len() - before, begun.elapsed());
    stop.cancel();
    let mut watched = 0;
    while let Some(seen) = playing.join_next().await {
        watched += seen.map_err(io::Error::other)??;
    }
    let micros = ledger.times.lock().map(|times| times.clone()).unwrap_or_default();
    let mut times: Vec<Duration> = micros.into_iter().map(Duration::from_micros).collect();
    times.sort_unstable();
    Ok(LoadReport { sockets, acked, time, times, watched, faults: ledger.faults() })
}

/// One table after the other, with the same number of players and watchers.
struct Steady {
    addr: SocketAddr,
    watchers: usize,
    thinks: Duration,
    bits: Bits,
    ledger: Arc<AckLedger>,
}

impl Steady {
    /// Plays until somebody says stop; how many events watchers got.
    async fn play(mut self, stop: CancellationToken) -> io::Result<u64> {
        let seat = NewSeat::of(NewSeatKind::Me);
        let wanted = NewTable {
            edition: "second".to_string(),
            seats: vec![seat.clone(), seat],
            pace: Pace::Instant,
            grace_s: Some(0),
            start: true,
            ..NewTable::default()
        };
        let mut seen = 0;
        while !stop.is_cancelled() {
            let opened: Opened = Caller::new(self.addr).post("/tables", None, &wanted).await?;
            let over = stop.child_token();
            let mut watching = JoinSet::new();
            for _ in 0..self.watchers {
                watching.spawn(watch(self.addr, opened.game.clone(), over.clone()));
            }
            let mut players = JoinSet::new();
            for (i, ticket) in opened.tickets.into_iter().enumerate() {
                let pilot = Pilot {
                    addrs: vec![self.addr],
                    ticket,
                    chain: None,
                    bits: Bits::new(self.bits.word(), i as u64),
                    thinks: self.thinks,
                    cuts: None,
                    copies: 1,
                    ledger: self.ledger.clone(),
                };
                players.spawn(pilot.fly(stop.clone()));
            }
            while players.join_next().await.is_some() {}
            over.cancel();
            while let Some(one) = watching.join_next().await {
                seen += one.unwrap_or(0);
            }
        }
        Ok(seen)
    }
}

/// Looks at a table until somebody says stop; how many events there were.
async fn watch(addr: SocketAddr, game: String, stop: CancellationToken) -> u64 {
    let hello = Hello { version: VERSION, game, ..Hello::default() };
    let Ok(mut wire) = TestSocket::hello(addr, hello).await else { return 0 };
    let mut seen = 0;
    let mut ping = tokio::time::interval(Duration::from_secs(10));
    loop {
        tokio::select! {
            () = stop.cancelled() => return seen,
            _ = ping.tick() => if wire.say(&ToServer::Ping { c_ms: 0 }).await.is_err() { return seen },
            frame = wire.hear() => match frame {
                Ok(ToClient::Ev(_)) => seen += 1,
                Ok(_) => {}
                Err(_) => return seen,
            }
        }
    }
}

/// A socket on which nothing happens says something after so long, before the server thinks it is gone.
pub const STILL: Duration = Duration::from_millis(SILENCE_MS / 2);
/// Sockets that are opened at a time.
const DOORS: usize = 32;
/// How often a socket is tried.
const TRIES: u32 = 20;
/// Loopback addresses the sockets come from, where the system has more than one.
const HOMES: usize = 8;

/// A socket that watches a table. A node that cannot read the table just now says so, and is asked again like by any client;
/// none when it goes on saying so.
async fn welcomed(home: SocketAddr, addr: SocketAddr, game: &str) -> Option<TestSocket> {
    for _ in 0..TRIES {
        let hello = Hello { version: VERSION, game: game.to_string(), ..Hello::default() };
        // It counts when the server has answered.
        if let Ok(mut wire) = TestSocket::hello_from(home, addr, hello).await
            && let Ok(ToClient::Welcome(_)) = wire.hear().await
        {
            return Some(wire);
        }
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    None
}

/// Opens n sockets that only watch, as many at each of these tables, from several addresses; fewer when a server refuses. They
/// are closed when the list is dropped.
pub async fn idle_sockets(tables: &[(SocketAddr, String)], count: usize) -> Vec<TestSocket> {
    let mut doors = JoinSet::new();
    for door in 0..DOORS {
        let share = count / DOORS + usize::from(door < count % DOORS);
        let tables = tables.to_vec();
        doors.spawn(async move {
            let mut wires: Vec<TestSocket> = Vec::with_capacity(share);
            let mut pinged = Instant::now();
            for turn in 0..share {
                // Those who wait for the last ones must not fall silent.
                if pinged.elapsed() > STILL {
                    pinged = Instant::now();
                    stay_awake(&mut wires).await;
                }
                let home = SocketAddr::from(([127, 0, 0, 1 + (door % HOMES) as u8], 0));
                let (addr, game) = &tables[(door + turn) % tables.len()];
                let Some(wire) = welcomed(home, *addr, game).await else { break };
                wires.push(wire);
            }
            wires
        });
    }
    doors.join_all().await.into_iter().flatten().collect()
}

/// Says something on each of these sockets, so that the server keeps them; nobody waits for an answer.
pub async fn stay_awake(wires: &mut [TestSocket]) {
    for wire in wires {
        let _ = wire.say(&ToServer::Ping { c_ms: 0 }).await;
    }
}

/// How long the server takes to answer a ping on these sockets, one after the other; sorted.
pub async fn ping_times<'a>(wires: impl Iterator<Item = &'a mut TestSocket>) -> io::Result<Vec<Duration>> {
    let mut times = Vec::new();
    for wire in wires {
        let begun = Instant::now();
        wire.say(&ToServer::Ping { c_ms: 1 }).await?;
        while !matches!(wire.hear().await?, ToClient::Pong { c_ms: 1, .. }) {}
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    Ok(times)
}

/// The largest distance between the distributions of two samples (Kolmogorov–Smirnov).
pub fn distance(one: &mut [u64], two: &mut [u64]) -> f64 {
    one.sort_unstable();
    two.sort_unstable();
    let below = |sorted: &[u64], x: u64| sorted.partition_point(|&y| y <= x) as f64 / sorted.len() as f64;
    let gap = |&x: &u64| (below(one, x) - below(two, x)).abs();
    one.iter().chain(two.iter()).map(gap).fold(0.0, f64::max)
}

/// The time by which this part of sorted times was over.
pub fn quantile(times: &[Duration], part: f64) -> Duration {
    let at = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
    times.get(at).copied().unwrap_or_default()
}
