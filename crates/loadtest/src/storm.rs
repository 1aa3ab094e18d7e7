//! The kill storm: a server process is killed again and again while tables are played, and nothing may be missing.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use kaiju_bits::Bits;
use kaiju_rules::EditionId;
use kaiju_wire::chain::Chain;
use kaiju_wire::hex;
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, Opened, Pace};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::caller::Caller;
use crate::pilot::{AckLedger, Flight, Pilot};
use kaiju_server::projection::{Eyes, Hashes, Wants, event};
use kaiju_server::room::Room;
use kaiju_server::store::Store;

/// A server in a process of its own.
pub struct Child {
    process: std::process::Child,
}

impl Child {
    /// Starts one and waits until it answers; tells how long that took.
    pub async fn start(program: &Path, addr: SocketAddr, db: &str) -> io::Result<(Child, Duration)> {
        let begun = Instant::now();
        let mut command = Command::new(program);
        command.args(["serve", "--addr", &addr.to_string(), "--db", db, "--rates", "off", "--quiet"]);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::inherit());
        let mut child = Child { process: command.spawn()? };
        loop {
            let mut caller = Caller::new(addr);
            if let Ok(reply) = caller.send("GET", "/healthz", &[], Vec::new()).await
                && reply.status == 200
            {
                return Ok((child, begun.elapsed()));
            }
            if let Some(status) = child.process.try_wait()? {
                return Err(io::Error::other(format!("the server ended with {status}")));
            }
            if begun.elapsed() > Duration::from_secs(30) {
                return Err(io::Error::other("the server does not answer"));
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// Kills it without a warning.
    pub fn kill(&mut self) -> io::Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    /// Its process id.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Waits until it ends by itself.
    pub fn wait(&mut self) -> io::Result<std::process::ExitStatus> {
        self.process.wait()
    }

    /// Has it ended?
    pub fn ended(&mut self) -> bool {
        matches!(self.process.try_wait(), Ok(Some(_)))
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

/// What a storm is to be.
#[derive(Clone, Debug)]
pub struct Storm {
    /// The program that serves.
    pub program: PathBuf,
    /// Where its database is.
    pub db: PathBuf,
    /// How many times it is killed.
    pub kills: u32,
    /// How many tables are played at a time.
    pub tables: usize,
    /// The seed of everything random.
    pub seed: u64,
}

/// What a storm left.
#[derive(Clone, Debug, Default)]
pub struct StormReport {
    /// How often the server was killed.
    pub kills: u32,
    /// What was acknowledged.
    pub acked: usize,
    /// How many rows there are in the end.
    pub rows: u64,
    /// How many tables.
    pub tables: usize,
    /// The longest time until a server answered.
    pub slowest_start: Duration,
    /// What must not have happened.
    pub faults: Vec<String>,
}

/// A free port of this machine.
pub(crate) fn free_addr() -> io::Result<SocketAddr> {
    std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()
}

/// A table for two that fly and two bots.
pub(crate) fn wanted(bits: &mut Bits) -> (NewTable, Vec<Chain>) {
    let chains: Vec<Chain> = (0..2).map(|_| Chain::new(seed(bits))).collect();
    let mut seats: Vec<NewSeat> = Vec::new();
    for (i, chain) in chains.iter().enumerate() {
        // One in two shows its chain.
        let tip = (i == 0).then(|| hex::write(&chain.tip()));
        seats.push(NewSeat { kind: NewSeatKind::Me, tip, ..NewSeat::default() });
    }
    for player in ["random", "level3"] {
        seats.push(NewSeat { kind: NewSeatKind::Bot, player: Some(player.to_string()), ..NewSeat::default() });
    }
    let edition = EditionId::ALL[bits.below(EditionId::ALL.len())].to_string();
    let switches = [("evolutions".to_string(), "yes".to_string())].into_iter().filter(|_| bits.below(2) == 0).collect();
    let table = NewTable { edition, switches, seats, pace: Pace::Instant, start: true, ..NewTable::default() };
    (NewTable { grace_s: Some(0), ..table }, chains)
}

fn seed(bits: &mut Bits) -> [u8; 32] {
    let words = [bits.word(), bits.word(), bits.word(), bits.word()];
    std::array::from_fn(|i| words[i / 8].to_be_bytes()[i % 8])
}

/// Plays tables one after the other until somebody says stop.
async fn keep_playing(
    addr: SocketAddr,
    mut bits: Bits,
    ledger: Arc<AckLedger>,
    stop: CancellationToken,
) -> Vec<(String, Flight)> {
    let mut flights = Vec::new();
    while !stop.is_cancelled() {
        let (wanted, chains) = wanted(&mut bits);
        let opened: io::Result<Opened> = Caller::new(addr).post("/tables", None, &wanted).await;
        let Ok(opened) = opened else {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        let mut pilots = JoinSet::new();
        for (i, ticket) in opened.tickets.into_iter().enumerate() {
            let pilot = Pilot {
                addrs: vec![addr],
                ticket,
                chain: (i == 0).then(|| chains[i].clone()),
                bits: Bits::new(bits.word(), i as u64),
                thinks: Duration::from_millis(2),
                cuts: None,
                copies: 3,
                ledger: ledger.clone(),
            };
            pilots.spawn(pilot.fly(stop.clone()));
        }
        while let Some(Ok(flight)) = pilots.join_next().await {
            flights.push((opened.game.clone(), flight));
        }
    }
    flights
}

/// Plays under a storm of kills, then looks at what is left.
pub async fn storm(storm: &Storm, mut told: impl FnMut(u32)) -> io::Result<StormReport> {
    let addr = free_addr()?;
    let mut bits = Bits::new(storm.seed, 7);
    let db = storm.db.display().to_string();
    let ledger = Arc::new(AckLedger::default());
    let stop = CancellationToken::new();
    let mut report = StormReport::default();
    let (mut child, took) = Child::start(&storm.program, addr, &db).await?;
    report.slowest_start = took;
    let mut playing = JoinSet::new();
    for table in 0..storm.tables {
        playing.spawn(keep_playing(addr, Bits::new(storm.seed, 1000 + table as u64), ledger.clone(), stop.clone()));
    }
    for kill in 0..storm.kills {
        tokio::time::sleep(Duration::from_millis(50 + bits.below(450) as u64)).await;
        child.kill()?;
        let (next, took) = Child::start(&storm.program, addr, &db).await?;
        child = next;
        report.slowest_start = report.slowest_start.max(took);
        report.kills += 1;
        told(kill + 1);
    }
    // Whoever waits for a verdict gets it.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    stop.cancel();
    let mut flights = Vec::new();
    while let Some(played) = playing.join_next().await {
        flights.extend(played.map_err(io::Error::other)?);
    }
    child.kill()?;
    let whole = integrity(&db).await.map_err(io::Error::other)?;
    if whole != "ok" {
        report.faults.push(format!("the file is damaged: {whole}"));
    }
    let store = kaiju_server::store::open(&db).await.map_err(io::Error::other)?;
    audit(&*store, &ledger, &flights, &mut report).await?;
    store.close().await;
    report.faults.extend(ledger.faults());
    Ok(report)
}

/// What SQLite says of its file.
async fn integrity(db: &str) -> Result<String, sqlx::Error> {
    use sqlx::Connection;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(db);
    let mut conn = sqlx::SqliteConnection::connect_with(&options).await?;
    let (said,): (String,) = sqlx::query_as("PRAGMA integrity_check").fetch_one(&mut conn).await?;
    conn.close().await?;
    Ok(said)
}

/// Looks at the database: everything acknowledged is there, nothing twice, nothing that was refused for good, no gaps,
/// every game can be played again, and everybody was told what the log says.
pub async fn audit(
    store: &dyn Store,
    ledger: &AckLedger,
    flights: &[(String, Flight)],
    report: &mut StormReport,
) -> io::Result<()> {
    let acked = ledger.acked.lock().map(|acked| acked.clone()).unwrap_or_default();
    let refused = ledger.refused.lock().map(|refused| refused.clone()).unwrap_or_default();
    report.acked = acked.len();
    let mut after = String::new();
    loop {
        let games = store.games_after(&after, 100).await.map_err(io::Error::other)?;
        let Some(last) = games.last() else { break };
        after.clone_from(&last.id);
        for game in games {
            report.tables += 1;
            let id = game.id.clone();
            let rows = store.rows(&id, 0).await.map_err(io::Error::other)?;
            report.rows += rows.len() as u64;
            let gap = rows.iter().enumerate().find(|(i, row)| row.seq != *i as u64 + 1);
            if let Some((i, _)) = gap {
                report.faults.push(format!("{id}: number {} is missing", i + 1));
            }
            for ack in acked.iter().filter(|ack| ack.game == id) {
                let found: Vec<u64> = rows.iter().filter(|row| row.id == ack.id).map(|row| row.seq).collect();
                if found != [ack.seq] {
                    report.faults.push(format!("{id}: {} was acknowledged as {}, found {found:?}", ack.id, ack.seq));
                }
            }
            for (_, void) in refused.iter().filter(|(game, _)| *game == id) {
                if rows.iter().any(|row| row.id == *void) {
                    report.faults.push(format!("{id}: {void} was refused for good, and is there"));
                }
            }
            match Room::rebuilt(game, rows) {
                Ok(room) => {
                    for (_, flight) in flights.iter().filter(|(game, _)| *game == id) {
                        told_truly(&room, flight, &mut report.faults);
                    }
                }
                Err(spoiled) => report.faults.push(format!("{id}: cannot be played again: {}", spoiled.0)),
            }
        }
    }
    Ok(())
}

/// Was a client told what the log says?
fn told_truly(room: &Room, flight: &Flight, faults: &mut Vec<String>) {
    let mut hashes = Hashes::default();
    let Some(last) = flight.events.last() else { return };
    // The hash covers everything before: comparing the last one compares all of them.
    let told = room.seats().iter().map(Eyes::just).chain([Eyes::EMPTY]);
    let mut told = told.filter_map(|eyes| event(room, (eyes, Wants::default()), last.seq, &mut hashes, None));
    if !told.any(|ev| ev.vh == last.vh) {
        faults.push(format!("{}: a client was told something else up to event {}", room.id(), last.seq));
    }
}
