//! The storm: a server is killed again and again while tables are played, or its power is cut, and nothing may be missing.

use std::collections::BTreeSet;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use kaiju_bits::Bits;
use kaiju_rules::EditionId;
use kaiju_wire::chain::Chain;
use kaiju_wire::hex;
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, Opened, Pace, Ticket};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::caller::Caller;
use crate::mail::MailSink;
use crate::members::{HOST, Town, Visitor};
use crate::pilot::{AckLedger, Flight, Pilot};
use crate::postgres::Postgres;
use crate::power::{Losses, PoweredFolder};
use crate::promises::{Promises, audit_promises};
use kaiju_server::courier::MailRelay;
use kaiju_server::projection::{Eyes, Hashes, Wants, event};
use kaiju_server::room::Room;
use kaiju_server::store::Store;

/// A server in a process of its own.
pub struct Child {
    process: std::process::Child,
    addr: SocketAddr,
    begun: Instant,
}

/// The command that serves at an address with a database.
fn serve(program: &Path, addr: SocketAddr, db: &str) -> Command {
    let mut command = Command::new(program);
    command.args(["serve", "--addr", &addr.to_string(), "--db", db, "--rates", "off", "--quiet"]);
    command.env("KAIJU_ADMIN_TOKEN", HOST);
    command
}

impl Child {
    /// Starts one and waits until it answers; tells how long that took.
    pub async fn start(program: &Path, addr: SocketAddr, db: &str) -> io::Result<(Child, Duration)> {
        let mut child = Child::spawn(serve(program, addr, db), addr, Stdio::inherit())?;
        let took = child.ready().await?;
        Ok((child, took))
    }

    fn spawn(mut command: Command, addr: SocketAddr, complains: impl Into<Stdio>) -> io::Result<Child> {
        let begun = Instant::now();
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(complains);
        Ok(Child { process: command.spawn()?, addr, begun })
    }

    /// Waits until it answers; tells how long that took from the start.
    async fn ready(&mut self) -> io::Result<Duration> {
        loop {
            let mut caller = Caller::new(self.addr);
            if let Ok(reply) = caller.send("GET", "/healthz", &[], Vec::new()).await
                && reply.status == 200
            {
                return Ok(self.begun.elapsed());
            }
            if let Some(status) = self.process.try_wait()? {
                return Err(io::Error::other(format!("the server ended with {status}")));
            }
            if self.begun.elapsed() > Duration::from_secs(30) {
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

/// What is done to a server again and again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Harm {
    /// Its process is killed.
    Kill,
    /// The power is cut: all processes end, and what was not synced is lost, kept or torn. With `PostgreSQL` it is the
    /// database's machine alone, or the server's too.
    PowerCut,
}

/// Where the tables of a storm are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keeping {
    /// In a file.
    File,
    /// In a `PostgreSQL` of its own.
    Postgres {
        /// It syncs what it commits. Tests that look for a missing sync turn it off.
        sync: bool,
    },
}

/// What a storm is to be.
#[derive(Clone, Debug)]
pub struct Storm {
    /// The program that serves.
    pub program: PathBuf,
    /// Serves in another way than `kaiju serve`: words for the program, and the variables that name address and database.
    /// Tests that look for a missing sync do.
    pub otherwise: Option<(Vec<String>, [&'static str; 2])>,
    /// Where its database is.
    pub keeping: Keeping,
    /// A folder of its own.
    pub folder: PathBuf,
    /// What is done to it.
    pub harm: Harm,
    /// How many times.
    pub times: u32,
    /// How many tables are played at a time.
    pub tables: usize,
    /// The seed of everything random.
    pub seed: u64,
}

/// What a storm left.
#[derive(Clone, Debug, Default)]
pub struct StormReport {
    /// How often the server was killed, or its power cut.
    pub times: u32,
    /// What was acknowledged at tables.
    pub acked: usize,
    /// What was acknowledged between games, and must hold in the end.
    pub promised: usize,
    /// How many rows there are in the end.
    pub rows: u64,
    /// How many tables.
    pub tables: usize,
    /// The longest time until a server answered.
    pub slowest_start: Duration,
    /// What power cuts did to what was not synced.
    pub losses: Losses,
    /// What must not have happened.
    pub faults: Vec<String>,
}

impl StormReport {
    /// Adds what another storm left.
    pub fn add(&mut self, other: StormReport) {
        self.times += other.times;
        self.acked += other.acked;
        self.promised += other.promised;
        self.rows += other.rows;
        self.tables += other.tables;
        self.slowest_start = self.slowest_start.max(other.slowest_start);
        self.losses += other.losses;
        self.faults.extend(other.faults);
    }
}

/// A free port of this machine.
pub(crate) fn free_addr() -> io::Result<SocketAddr> {
    std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()
}

/// A table for two that fly, with two bots or none.
fn wanted(bots: bool, bits: &mut Bits) -> (NewTable, Vec<Chain>) {
    let chains: Vec<Chain> = (0..2).map(|_| Chain::new(seed(bits))).collect();
    let mut seats: Vec<NewSeat> = Vec::new();
    for (i, chain) in chains.iter().enumerate() {
        // One in two shows its chain.
        let tip = (i == 0).then(|| hex::write(&chain.tip()));
        seats.push(NewSeat { tip, ..NewSeat::of(NewSeatKind::Me) });
    }
    for player in ["random", "greedy"].into_iter().filter(|_| bots) {
        seats.push(NewSeat::bot(player));
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
    bots: bool,
    mut bits: Bits,
    ledger: Arc<AckLedger>,
    stop: CancellationToken,
) -> Vec<(String, Flight)> {
    let mut flights = Vec::new();
    while !stop.is_cancelled() {
        let (wanted, chains) = wanted(bots, &mut bits);
        let opened: io::Result<Opened> = Caller::new(addr).post("/tables", None, &wanted).await;
        let Ok(opened) = opened else {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        ledger.opened(&opened.game);
        let mut pilots = JoinSet::new();
        let over = stop.child_token();
        let town = StormTown::new(addr, &ledger, &over);
        let (mut fan, bet) = (Visitor::new(town, Bits::new(bits.word(), 4)), opened.tickets.first().cloned());
        let cheering = tokio::spawn(async move {
            while let Some(ticket) = &bet
                && fan.cheers(ticket).await.is_some()
            {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        });
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
        over.cancel();
        let _ = cheering.await;
    }
    flights
}

/// A server that is struck, as members of its club find it.
struct StormTown {
    addr: SocketAddr,
    caller: Caller,
    ledger: Arc<AckLedger>,
    stop: CancellationToken,
    flights: Vec<(String, Flight)>,
    games: u64,
}

impl StormTown {
    fn new(addr: SocketAddr, ledger: &Arc<AckLedger>, stop: &CancellationToken) -> StormTown {
        let (ledger, stop, caller) = (ledger.clone(), stop.clone(), Caller::new(addr));
        StormTown { addr, caller, ledger, stop, flights: Vec::new(), games: 0 }
    }
}

impl Town for StormTown {
    async fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Vec<u8>,
    ) -> Option<(u16, Vec<u8>)> {
        let reply = self.caller.send(method, path, headers, body).await.ok()?;
        Some((reply.status, reply.body))
    }

    async fn rest(&mut self, ms: u64) {
        tokio::time::sleep(Duration::from_millis(ms)).await;
    }

    async fn play(&mut self, tickets: Vec<Ticket>) {
        let mut pilots = JoinSet::new();
        for ticket in tickets {
            self.games += 1;
            let game = ticket.game.clone();
            let pilot = Pilot {
                addrs: vec![self.addr],
                ticket,
                chain: None,
                bits: Bits::new(self.games, 3),
                thinks: Duration::from_millis(2),
                cuts: None,
                copies: 3,
                ledger: self.ledger.clone(),
            };
            let stop = self.stop.clone();
            pilots.spawn(async move { (game, pilot.fly(stop).await) });
        }
        while let Some(Ok(flight)) = pilots.join_next().await {
            self.flights.push(flight);
        }
    }

    fn pace(&self) -> Pace {
        Pace::Instant
    }

    fn is_ending(&self) -> bool {
        self.stop.is_cancelled()
    }

    fn is_gone(&self) -> bool {
        self.stop.is_cancelled()
    }

    fn fault(&self, what: String) {
        self.ledger.fault(what);
    }

    fn opened(&self, game: &str) {
        self.ledger.opened(game);
    }

    fn promises(&self) -> &Mutex<Promises> {
        &self.ledger.promises
    }
}

/// What is struck: a server and what keeps its tables.
struct StormTarget<'a> {
    storm: &'a Storm,
    addr: SocketAddr,
    db: String,
    /// The mail server it is told of.
    relay: Option<MailRelay>,
    /// The folder of the file, where its power can be cut.
    powered: Option<PoweredFolder>,
    postgres: Option<Postgres>,
    child: Option<Child>,
}

impl StormTarget<'_> {
    fn new(storm: &Storm, relay: Option<MailRelay>) -> io::Result<StormTarget<'_>> {
        let cuts = storm.harm == Harm::PowerCut;
        let (mut postgres, mut powered) = (None, None);
        let db = match storm.keeping {
            Keeping::File => {
                let data = storm.folder.join("data");
                std::fs::create_dir_all(&data)?;
                if cuts {
                    powered = Some(PoweredFolder::new(&data, &storm.folder.join("power"))?);
                }
                data.join("storm.db").display().to_string()
            }
            Keeping::Postgres { sync } => {
                let server = if cuts { Postgres::start_powered(sync)? } else { Postgres::start()? };
                let db = server.database("storm")?;
                postgres = Some(server);
                db
            }
        };
        std::fs::create_dir_all(&storm.folder)?;
        Ok(StormTarget { storm, addr: free_addr()?, db, relay, powered, postgres, child: None })
    }

    /// What the server complains about: that there is no database, and worse.
    fn said(&self) -> PathBuf {
        self.storm.folder.join("said")
    }

    /// Starts a server and does not wait for it.
    fn spawn(&mut self) -> io::Result<()> {
        let mut command = match &self.storm.otherwise {
            None => {
                let mut command = serve(&self.storm.program, self.addr, &self.db);
                if let Some(MailRelay { url, from }) = &self.relay {
                    command.arg("--url").arg(format!("http://{}", self.addr));
                    command.arg("--smtp-url").arg(url).arg("--smtp-from").arg(from);
                }
                command
            }
            Some((words, [addr, db])) => {
                let mut command = Command::new(&self.storm.program);
                command.args(words).env(addr, self.addr.to_string()).env(db, &self.db);
                command
            }
        };
        if let Some(powered) = &self.powered {
            powered.watch(&mut command);
        }
        self.child = Some(Child::spawn(command, self.addr, std::fs::File::create(self.said())?)?);
        Ok(())
    }

    /// Waits until everything is back.
    async fn ready(&mut self) -> io::Result<Duration> {
        let mut again = false;
        if let Some(postgres) = &mut self.postgres {
            tokio::task::block_in_place(|| postgres.wait())?;
            again = true;
        }
        let took = loop {
            let Some(child) = &mut self.child else { return Ok(Duration::ZERO) };
            match child.ready().await {
                Ok(took) => break took,
                // A server that found no database when it started has ended, as it should. Now there is one.
                Err(_) if again && child.ended() => self.spawn()?,
                Err(error) => return Err(error),
            }
            again = false;
        };
        if let Some(powered) = &self.powered
            && !powered.is_watching()?
        {
            return Err(io::Error::other(
                "this kaiju has its libraries inside, so what it writes cannot be seen: build one without `musl`",
            ));
        }
        Ok(took)
    }

    /// Does harm, and starts everything again without waiting for it.
    fn strike(&mut self, bits: &mut Bits) -> io::Result<Losses> {
        let mut losses = Losses::default();
        let database_alone = self.postgres.is_some() && bits.below(3) == 0;
        if self.storm.harm == Harm::PowerCut
            && let Some(postgres) = &mut self.postgres
        {
            if !database_alone {
                self.child.take();
            }
            losses += postgres.cut_power(bits)?;
            postgres.power_on()?;
        }
        if let Some(powered) = &self.powered {
            powered.cut()?;
            self.child.take();
            losses += powered.lose(bits)?;
        }
        if self.storm.harm == Harm::Kill {
            self.child.take();
        }
        match &mut self.child {
            Some(child) => child.begun = Instant::now(),
            None => self.spawn()?,
        }
        Ok(losses)
    }

    /// When the next harm is done.
    async fn moment(&mut self, bits: &mut Bits, ledger: &AckLedger, report: &mut StormReport) -> io::Result<()> {
        if self.storm.harm == Harm::Kill {
            report.slowest_start = report.slowest_start.max(self.ready().await?);
            tokio::time::sleep(Duration::from_millis(50 + bits.below(450) as u64)).await;
            return Ok(());
        }
        let rest = Duration::from_micros(bits.below(120_000) as u64);
        // One in five comes while everything is starting; the others when somebody was acknowledged something.
        if bits.below(5) == 0 {
            tokio::time::sleep(rest).await;
            return Ok(());
        }
        report.slowest_start = report.slowest_start.max(self.ready().await?);
        let (before, begun) = (ledger.len(), Instant::now());
        while ledger.len() == before && begun.elapsed() < Duration::from_secs(30) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(rest).await;
        Ok(())
    }
}

/// Plays under a storm, then looks at what is left.
pub async fn storm(storm: &Storm, mut told: impl FnMut(u32)) -> io::Result<StormReport> {
    let mut bits = Bits::new(storm.seed, 7);
    // Whatever serves otherwise is told of no mail server.
    let sink = if storm.otherwise.is_none() { Some(MailSink::start().await?) } else { None };
    let relay = sink.as_ref().map(MailSink::relay);
    let mut target = tokio::task::block_in_place(|| StormTarget::new(storm, relay))?;
    let ledger = Arc::new(AckLedger::default());
    let stop = CancellationToken::new();
    let mut report = StormReport::default();
    target.spawn()?;
    let mut playing = JoinSet::new();
    for table in 0..storm.tables {
        let bits = Bits::new(storm.seed, 1000 + table as u64);
        // With a shared database, bots rest until the lease of a node that is gone is over: most tables have none.
        let bots = storm.keeping == Keeping::File || table % 4 == 0;
        playing.spawn(keep_playing(target.addr, bots, bits, ledger.clone(), stop.clone()));
    }
    let town = || StormTown::new(target.addr, &ledger, &stop);
    let visitors = [999, 998, 997].map(|stream| Visitor::new(town(), Bits::new(storm.seed, stream)));
    let [meets, competes, signs] = visitors;
    playing.spawn(async move { meets.keep_meeting().await.flights });
    playing.spawn(async move { competes.keep_competing().await.flights });
    playing.spawn(async move { signs.keep_signing(sink).await.flights });
    let mut back = Ok(());
    while back.is_ok() && report.times < storm.times && ledger.faults().is_empty() {
        back = target.moment(&mut bits, &ledger, &mut report).await;
        if back.is_ok() {
            report.losses += tokio::task::block_in_place(|| target.strike(&mut bits))?;
            report.times += 1;
            told(report.times);
        }
    }
    let back = match back {
        Ok(()) => target.ready().await,
        Err(error) => Err(error),
    };
    if back.is_ok() {
        // Whoever waits for a verdict gets it.
        tokio::time::sleep(Duration::from_millis(1500)).await;
    }
    stop.cancel();
    let mut flights = Vec::new();
    while let Some(played) = playing.join_next().await {
        flights.extend(played.map_err(io::Error::other)?);
    }
    target.child.take();
    report.faults.extend(ledger.faults());
    match back {
        Ok(took) => report.slowest_start = report.slowest_start.max(took),
        Err(error) => {
            let said = std::fs::read_to_string(target.said()).unwrap_or_default();
            report.faults.push(format!(
                "after number {} it does not come back: {error}: {}",
                report.times,
                said.trim()
            ));
            report.acked = ledger.len();
            return Ok(report);
        }
    }
    if storm.keeping == Keeping::File {
        let whole = integrity(&target.db).await.map_err(io::Error::other)?;
        if whole != "ok" {
            report.faults.push(format!("the file is damaged: {whole}"));
        }
    }
    let store = kaiju_server::store::open(&target.db).await.map_err(io::Error::other)?;
    audit(&*store, &ledger, &flights, &mut report).await?;
    report.faults.extend(audit_promises(&*store, &ledger.promises()).await.map_err(io::Error::other)?);
    store.close().await;
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

/// Looks at the database: every table that was opened and everything acknowledged is there, nothing twice, nothing that was refused for good, no gaps,
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
    report.promised = ledger.promises().len();
    let opened = ledger.opened.lock().map(|opened| opened.clone()).unwrap_or_default();
    let mut gone: BTreeSet<String> = acked.iter().map(|ack| ack.game.clone()).chain(opened).collect();
    let mut after = String::new();
    loop {
        let games = store.games_after(&after, 100).await.map_err(io::Error::other)?;
        let Some(last) = games.last() else { break };
        after.clone_from(&last.id);
        for game in games {
            report.tables += 1;
            let id = game.id.clone();
            gone.remove(&id);
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
    report.faults.extend(gone.iter().map(|id| format!("{id}: the table was acknowledged and is not there")));
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
