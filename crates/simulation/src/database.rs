//! A database in memory that behaves as ours do, and misbehaves as theirs can: a file with one writer that syncs what
//! waits together, or a server that several nodes reach over a network. What was not synced may be lost, what was sent
//! may have been done, and nobody knows until somebody looks.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use kaiju_bits::Bits;
use kaiju_server::results::SeatResult;
use kaiju_server::reviews::SeatReview;
use kaiju_server::row::Row;
use kaiju_server::store::{
    AccountRow, Appended, Archive, ArchivedTable, BotAdded, BotBook, BotRow, ChannelRow, Claim, Entered, Headline,
    Leased, LedgerEntry, Ledgers, LogLine, Mark, NodePresence, NoticeBook, NoticeRow, PATIENCE, PasskeyRow, ReportRow,
    Reports, SessionRow, Settled, Store, StoreCounts, StoreError, StoreResult, StoredBot, TableRecord, TableWait, Tie,
    TieKind, Ties, WaitingTable, Wake,
};
use kaiju_wire::frame::Said;
use kaiju_wire::notice::QuietHours;
use kaiju_wire::people::ProfileRow;
use kaiju_wire::table::Phase;
use tokio::sync::{broadcast, oneshot, watch};

use crate::audit::Audit;
use crate::executor::{Executor, GroupId, WORLD, held};
use crate::outside::BEGINNING_MS;
use crate::planted::Planted;
use crate::tables::{SimGame, SimTables, StatementTime};

/// The most writes that a file syncs together.
const GROUP: usize = 64;
/// A request that a node gave up on arrives within this time, if it does.
const LATE_MS: usize = 12_000;
/// Wake-ups are gathered for so long.
const GATHER: Duration = Duration::from_millis(15);

/// Which database is simulated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreKind {
    /// A file, as SQLite keeps it: one process, one writer.
    File,
    /// A server, as PostgreSQL is: several nodes, each with its own way there.
    Shared,
}

/// What becomes of a write.
enum WriteEnd<'a> {
    /// It is carried out.
    Done(&'a mut SimTables, StatementTime),
    /// It is carried out, and whoever wanted it is not told.
    Untold(&'a mut SimTables, StatementTime),
    /// It is not carried out.
    Failed(StoreError),
}

/// Carries a write out, or tells why it was not.
type Commit = Box<dyn FnOnce(WriteEnd<'_>) + Send>;

/// A write, and the table it is about.
struct PendingWrite {
    game: Option<String>,
    commit: Commit,
}

/// How a table was before a write that is not safe yet.
struct BeforeWrite {
    number: u64,
    game: String,
    was: Option<SimGame>,
}

struct DbState {
    tables: SimTables,
    bits: Bits,
    /// Counts how often it was started.
    life: u64,
    up: bool,
    full: bool,
    /// The next sync fails for good.
    failing: bool,
    /// How many times slower than usual the disk is.
    slow: u64,
    /// How far its clock is off, in milliseconds.
    wrong_ms: i64,
    /// Wake-ups are lost.
    deaf: bool,
    /// Nodes that cannot reach it; true where they are told so, false where everything vanishes.
    cut: BTreeMap<usize, bool>,
    /// Nodes that do not get some of the answers; true where they are told so.
    losing: BTreeMap<usize, bool>,
    listeners: BTreeMap<usize, broadcast::Sender<Wake>>,
    // ── a file ──
    queue: VecDeque<PendingWrite>,
    syncing: Vec<PendingWrite>,
    writing: bool,
    broke: watch::Sender<bool>,
    // ── a server ──
    committing: BTreeMap<u64, PendingWrite>,
    newest: u64,
    unsafe_writes: Vec<BeforeWrite>,
}

/// A database.
pub struct SimDatabase {
    executor: Executor,
    kind: StoreKind,
    planted: Option<Planted>,
    audit: Option<Arc<Audit>>,
    state: Mutex<DbState>,
}

impl SimDatabase {
    /// An empty one. What is written in it is told to the auditor, if there is one.
    pub fn new(
        executor: &Executor,
        kind: StoreKind,
        bits: Bits,
        planted: Option<Planted>,
        audit: Option<Arc<Audit>>,
    ) -> Arc<SimDatabase> {
        let state = DbState {
            tables: SimTables::new(planted),
            bits,
            life: 0,
            up: true,
            full: false,
            failing: false,
            slow: 1,
            wrong_ms: 0,
            deaf: false,
            cut: BTreeMap::new(),
            losing: BTreeMap::new(),
            listeners: BTreeMap::new(),
            queue: VecDeque::new(),
            syncing: Vec::new(),
            writing: false,
            broke: watch::channel(false).0,
            committing: BTreeMap::new(),
            newest: 0,
            unsafe_writes: Vec::new(),
        };
        Arc::new(SimDatabase { executor: executor.clone(), kind, planted, audit, state: Mutex::new(state) })
    }

    /// The way of a node to it.
    pub fn store(self: &Arc<SimDatabase>, node: usize, group: GroupId) -> Arc<SimStore> {
        let wakes = broadcast::channel(1024).0;
        let mut state = held(&self.state);
        state.listeners.insert(node, wakes.clone());
        let broken = if self.kind == StoreKind::File {
            state.broke = watch::channel(false).0;
            state.failing = false;
            state.broke.subscribe()
        } else {
            watch::channel(false).1
        };
        let epoch = state.tables.epoch.clone();
        drop(state);
        Arc::new(SimStore {
            db: self.clone(),
            node,
            group,
            name: Mutex::default(),
            epoch: Mutex::new(epoch),
            wakes,
            broken,
            notices: Arc::default(),
            closed: Mutex::new(false),
        })
    }

    // ── looking, for the auditor ─────────────────────────────────────────────
    /// The rows of all tables.
    pub(crate) fn logs(&self) -> Vec<(String, Vec<Row>, Option<String>)> {
        let state = held(&self.state);
        let logs = state.tables.games.iter();
        logs.map(|(id, game)| (id.clone(), game.rows.clone(), state.tables.kept_record(id))).collect()
    }

    /// Which database it is.
    pub(crate) fn kind(&self) -> StoreKind {
        self.kind
    }

    // ── what goes wrong ──────────────────────────────────────────────────────
    /// The process that has the file ends, or the server's machine loses power. What was being synced is there or not;
    /// without power, so is what only the system knew of.
    pub fn crash(&self, power: bool) {
        let mut state = held(&self.state);
        let state = &mut *state;
        state.life += 1;
        state.writing = false;
        state.queue.clear();
        let mut syncing = std::mem::take(&mut state.syncing);
        let at = self.moment(state);
        if self.kind == StoreKind::File {
            // One transaction: all of it or nothing.
            if state.bits.below(2) == 0 {
                syncing.drain(..).for_each(|write| (write.commit)(WriteEnd::Done(&mut state.tables, at)));
            }
        } else {
            state.up = false;
            for (_, write) in std::mem::take(&mut state.committing) {
                if state.bits.below(2) == 0 {
                    (write.commit)(WriteEnd::Done(&mut state.tables, at));
                }
            }
        }
        let lost = std::mem::take(&mut state.unsafe_writes);
        if power {
            for BeforeWrite { game, was, .. } in lost.into_iter().rev() {
                match was {
                    Some(was) => state.tables.games.insert(game, was),
                    None => state.tables.games.remove(&game),
                };
            }
        }
    }

    /// The server is there again; those who listened hear so after a while.
    pub fn restart(self: &Arc<SimDatabase>) {
        let mut state = held(&self.state);
        state.up = true;
        let nodes: Vec<usize> = state.listeners.keys().copied().collect();
        drop(state);
        for node in nodes {
            self.listen_again(node);
        }
    }

    /// The disk is full, or has room again.
    pub fn set_full(&self, full: bool) {
        held(&self.state).full = full;
    }

    /// The disk is so many times slower than usual.
    pub fn set_slow(&self, slow: u64) {
        held(&self.state).slow = slow;
    }

    /// The next sync of the file fails.
    pub fn fail_sync(&self) {
        held(&self.state).failing = true;
    }

    /// Wake-ups are lost, and nobody is told.
    pub fn set_deaf(&self, deaf: bool) {
        held(&self.state).deaf = deaf;
    }

    /// Its clock is set.
    pub fn jump(&self, by_ms: i64) {
        held(&self.state).wrong_ms += by_ms;
    }

    /// A node cannot reach it: it is told so, or everything it sends vanishes.
    pub fn cut(&self, node: usize, told: bool) {
        held(&self.state).cut.insert(node, told);
    }

    /// Some answers do not come to a node: it is told so, or waits in vain.
    pub fn lose_answers(&self, node: usize, told: bool) {
        held(&self.state).losing.insert(node, told);
    }

    /// A node reaches it again, and gets all answers.
    pub fn mend(self: &Arc<SimDatabase>, node: usize) {
        let mut state = held(&self.state);
        state.cut.remove(&node);
        state.losing.remove(&node);
        drop(state);
        self.listen_again(node);
    }

    /// After an interruption everything may have moved.
    fn listen_again(self: &Arc<SimDatabase>, node: usize) {
        let db = self.clone();
        let after = Duration::from_millis(held(&self.state).bits.below(5_000) as u64);
        self.executor.start(
            WORLD,
            Box::pin(async move {
                db.executor.sleep(after).await;
                let state = held(&db.state);
                if state.up && !state.cut.contains_key(&node) && db.planted != Some(Planted::NeverWoken) {
                    let _ = state.listeners.get(&node).map(|wakes| wakes.send(Wake::All));
                }
            }),
        );
    }

    // ── time ─────────────────────────────────────────────────────────────────
    fn now_ms(&self, state: &DbState) -> u64 {
        (BEGINNING_MS + self.executor.now() / 1000).saturating_add_signed(state.wrong_ms)
    }

    fn moment(&self, state: &DbState) -> StatementTime {
        StatementTime { ms: self.now_ms(state), us: self.executor.now() }
    }

    /// How long a message or a statement takes.
    fn lag(&self) -> Duration {
        let bits = &mut held(&self.state).bits;
        let us = match bits.below(1000) {
            0 => bits.below(400_000),
            1..20 => bits.below(20_000),
            _ => 100 + bits.below(1_400),
        };
        Duration::from_micros(us as u64)
    }

    /// How long a sync takes.
    fn sync_lag(&self) -> Duration {
        let state = &mut *held(&self.state);
        let us = if state.bits.below(200) == 0 { state.bits.below(100_000) } else { 500 + state.bits.below(5_000) };
        Duration::from_micros(us as u64 * state.slow)
    }

    // ── a file ───────────────────────────────────────────────────────────────
    fn write_file(self: &Arc<SimDatabase>, write: PendingWrite) {
        let mut state = held(&self.state);
        if self.planted == Some(Planted::AckBeforeSync) {
            drop(state);
            return self.write_unsafely(write);
        }
        state.queue.push_back(write);
        if !std::mem::replace(&mut state.writing, true) {
            let life = state.life;
            drop(state);
            self.executor.start(WORLD, Box::pin(self.clone().writer(life)));
        }
    }

    /// The one writer: takes what waits, syncs it together, and only then answers.
    async fn writer(self: Arc<SimDatabase>, life: u64) {
        loop {
            let lag = self.sync_lag();
            {
                let state = &mut *held(&self.state);
                if state.life != life {
                    return;
                }
                let group = state.queue.len().min(GROUP);
                state.syncing = state.queue.drain(..group).collect();
                if state.syncing.is_empty() {
                    state.writing = false;
                    return;
                }
            }
            self.executor.sleep(lag).await;
            let state = &mut *held(&self.state);
            if state.life != life {
                return;
            }
            let at = self.moment(state);
            let group = std::mem::take(&mut state.syncing);
            if state.failing {
                // Whether anything of it was written is known after the next start.
                let there = state.bits.below(2) == 0;
                for write in group {
                    (write.commit)(if there {
                        WriteEnd::Untold(&mut state.tables, at)
                    } else {
                        WriteEnd::Failed(StoreError::Doubt("a sync failed".to_string()))
                    });
                }
                let _ = state.broke.send(true);
                return;
            }
            for write in group {
                if state.full {
                    (write.commit)(WriteEnd::Failed(unavailable("the disk is full")));
                } else {
                    (write.commit)(WriteEnd::Done(&mut state.tables, at));
                }
            }
        }
    }

    /// A planted bug: first the answer, then the sync.
    fn write_unsafely(self: &Arc<SimDatabase>, write: PendingWrite) {
        let lag = self.sync_lag();
        let state = &mut *held(&self.state);
        let at = self.moment(state);
        state.newest += 1;
        let number = state.newest;
        if let Some(game) = &write.game {
            let was = state.tables.games.get(game).cloned();
            state.unsafe_writes.push(BeforeWrite { number, game: game.clone(), was });
        }
        (write.commit)(WriteEnd::Done(&mut state.tables, at));
        let db = self.clone();
        self.executor.start(
            WORLD,
            Box::pin(async move {
                db.executor.sleep(lag).await;
                held(&db.state).unsafe_writes.retain(|before| before.number != number);
            }),
        );
    }

    // ── a server ─────────────────────────────────────────────────────────────
    /// Can a node reach it? If not, is it told so?
    fn unreachable(&self, node: usize) -> Option<bool> {
        let state = held(&self.state);
        state.cut.get(&node).copied().or_else(|| (!state.up).then_some(true))
    }

    /// Does this answer get lost on its way to a node? If so, is the node told?
    fn loses_answer(&self, node: usize) -> Option<bool> {
        let state = &mut *held(&self.state);
        let told = state.losing.get(&node).copied()?;
        (state.bits.below(4) == 0).then_some(told)
    }

    /// Is this request late, so that the node gives up on it? If so, for how long, and is the node told at once?
    fn delays_request(&self, node: usize) -> Option<(Duration, bool)> {
        let state = &mut *held(&self.state);
        // Where a connection is refused, nothing is under way.
        let told = match state.cut.get(&node) {
            Some(true) => return None,
            Some(false) => false,
            None => state.losing.get(&node).copied()?,
        };
        (state.bits.below(2) == 0).then(|| (Duration::from_millis(state.bits.below(LATE_MS) as u64), told))
    }

    /// A request for leases is carried out.
    fn lease(&self, claim: &Claim, tables: &mut SimTables, at: StatementTime) -> Leased {
        let leased = tables.lease(claim, at);
        if let Some(audit) = &self.audit {
            let ours = |game: &&String| tables.leases.get(*game).is_some_and(|lease| lease.node == claim.node);
            leased.games.iter().filter(ours).for_each(|game| audit.leased(game, &claim.node, claim.for_ms));
            let gone = claim.given_up.iter().filter(|game| !tables.leases.contains_key(*game));
            gone.for_each(|game| audit.given_up(game, &claim.node));
        }
        leased
    }

    fn life(&self) -> u64 {
        held(&self.state).life
    }

    /// A commit was sent: it is done after a while, whatever becomes of the node.
    fn commit_later(self: &Arc<SimDatabase>, write: PendingWrite) {
        if self.planted == Some(Planted::AckBeforeSync) {
            return self.write_unsafely(write);
        }
        let lag = self.sync_lag();
        let number = {
            let state = &mut *held(&self.state);
            state.newest += 1;
            state.committing.insert(state.newest, write);
            state.newest
        };
        let db = self.clone();
        self.executor.start(
            WORLD,
            Box::pin(async move {
                db.executor.sleep(lag).await;
                let state = &mut *held(&db.state);
                let at = db.moment(state);
                if let Some(write) = state.committing.remove(&number) {
                    (write.commit)(WriteEnd::Done(&mut state.tables, at));
                }
            }),
        );
    }
}

/// What is told together: of each table only the latest.
#[derive(Default)]
struct SimNotices {
    telling: bool,
    heads: BTreeMap<String, u64>,
    here: BTreeMap<String, NodePresence>,
}

/// A node's way to the database.
pub struct SimStore {
    db: Arc<SimDatabase>,
    node: usize,
    group: GroupId,
    /// What the node calls itself.
    name: Mutex<String>,
    epoch: Mutex<Arc<str>>,
    wakes: broadcast::Sender<Wake>,
    broken: watch::Receiver<bool>,
    notices: Arc<Mutex<SimNotices>>,
    closed: Mutex<bool>,
}

fn unavailable(why: &str) -> StoreError {
    StoreError::Unavailable(why.to_string())
}

impl SimStore {
    /// A message to the database.
    async fn travel(&self, deadline: u64) -> StoreResult<()> {
        self.db.executor.sleep(self.db.lag()).await;
        self.arrive(deadline, self.db.unreachable(self.node)).await
    }

    /// An answer of the database.
    async fn travel_back(&self, deadline: u64) -> StoreResult<()> {
        self.db.executor.sleep(self.db.lag()).await;
        let lost = self.db.unreachable(self.node).or_else(|| self.db.loses_answer(self.node));
        self.arrive(deadline, lost).await
    }

    async fn arrive(&self, deadline: u64, lost: Option<bool>) -> StoreResult<()> {
        let db = &self.db;
        match lost {
            None => Ok(()),
            Some(told) => {
                if !told {
                    db.executor.until(deadline).await;
                }
                Err(unavailable("it cannot be reached"))
            }
        }
    }

    fn deadline(&self) -> u64 {
        match self.db.planted {
            Some(Planted::NeverGivesUp) => u64::MAX,
            _ => self.db.executor.now() + PATIENCE.as_micros() as u64,
        }
    }

    async fn read<T>(&self, read: impl FnOnce(&mut SimTables, StatementTime) -> T) -> StoreResult<T> {
        if *held(&self.closed) {
            return Err(unavailable("it is closed"));
        }
        let deadline = self.deadline();
        if self.db.kind == StoreKind::Shared {
            self.travel(deadline).await?;
        } else {
            let us = held(&self.db.state).bits.below(300) as u64;
            self.db.executor.sleep(Duration::from_micros(us)).await;
        }
        let (life, found) = {
            let state = &mut *held(&self.db.state);
            let at = self.db.moment(state);
            (state.life, read(&mut state.tables, at))
        };
        if self.db.kind == StoreKind::Shared {
            self.travel_back(deadline).await?;
            if self.db.life() != life {
                return Err(unavailable("the connection is gone"));
            }
        }
        Ok(found)
    }

    async fn write<T: Send + 'static>(
        &self,
        game: Option<&str>,
        write: impl FnOnce(&mut SimTables, StatementTime) -> StoreResult<T> + Send + 'static,
    ) -> StoreResult<T> {
        if *held(&self.closed) {
            return Err(unavailable("it is closed"));
        }
        let (answer, told) = oneshot::channel();
        let commit: Commit = Box::new(move |end| {
            let done = match end {
                WriteEnd::Done(tables, at) => write(tables, at),
                WriteEnd::Untold(tables, at) => {
                    write(tables, at).and(Err(StoreError::Doubt("a sync failed".to_string())))
                }
                WriteEnd::Failed(error) => Err(error),
            };
            let _ = answer.send(done);
        });
        let pending = PendingWrite { game: game.map(str::to_string), commit };
        let doubt = || match self.db.planted {
            Some(Planted::DoubtDenied) => unavailable("the connection is gone"),
            _ => StoreError::Doubt("the connection is gone".to_string()),
        };
        if self.db.kind == StoreKind::File {
            self.db.write_file(pending);
            return told.await.map_err(|_| doubt())?;
        }
        let (deadline, life) = (self.deadline(), self.db.life());
        self.travel(deadline).await?;
        if held(&self.db.state).full {
            return Err(unavailable("the disk is full"));
        }
        // There and back once more, for the statement; then the commit is sent, and arrives or not.
        if self.travel(deadline).await.is_err() || self.db.life() != life {
            return Err(unavailable("the connection is gone"));
        }
        if self.travel(deadline).await.is_err() {
            return Err(doubt());
        }
        self.db.commit_later(pending);
        let left = Duration::from_micros(deadline.saturating_sub(self.db.executor.now()));
        let Some(Ok(done)) = self.db.executor.timeout(left, told).await else { return Err(doubt()) };
        if self.travel_back(deadline).await.is_err() || self.db.life() != life {
            return Err(doubt());
        }
        done
    }

    // ── telling other nodes ──────────────────────────────────────────────────
    fn tell(&self, wake: Wake) {
        if self.db.kind == StoreKind::File || self.db.planted == Some(Planted::NeverWoken) {
            return;
        }
        let mut notices = held(&self.notices);
        match wake {
            Wake::Moved { game, seq } => {
                let head = notices.heads.entry(game).or_default();
                *head = seq.max(*head);
            }
            Wake::Here(here) => {
                notices.here.insert(here.game.clone(), here);
            }
            Wake::All => {}
        }
        if std::mem::replace(&mut notices.telling, true) {
            return;
        }
        drop(notices);
        let early = self.db.planted == Some(Planted::WokenTooEarly);
        let (db, node) = (self.db.clone(), self.node);
        let notices = self.notices.clone();
        self.db.executor.start(
            self.group,
            Box::pin(async move {
                if !early {
                    db.executor.sleep(GATHER).await;
                }
                let told = std::mem::take(&mut *held(&notices));
                db.executor.sleep(if early { Duration::ZERO } else { db.lag() }).await;
                let state = held(&db.state);
                if !state.up || state.deaf || state.cut.contains_key(&node) {
                    return;
                }
                let heads = told.heads.into_iter().map(|(game, seq)| Wake::Moved { game, seq });
                let all: Vec<Wake> = heads.chain(told.here.into_values().map(Wake::Here)).collect();
                for (_, wakes) in state.listeners.iter().filter(|(listener, _)| !state.cut.contains_key(listener)) {
                    for wake in &all {
                        let _ = wakes.send(wake.clone());
                    }
                }
            }),
        );
    }

    fn moved(&self, game: &str, seq: u64) {
        self.tell(Wake::Moved { game: game.to_string(), seq });
    }
}

#[async_trait]
impl Store for SimStore {
    fn epoch(&self) -> Arc<str> {
        held(&self.epoch).clone()
    }

    fn is_shared(&self) -> bool {
        self.db.kind == StoreKind::Shared
    }

    async fn open(&self, game: &TableRecord, rows: &[Row]) -> StoreResult<()> {
        let (id, game, rows, audit) = (game.id.clone(), game.clone(), rows.to_vec(), self.db.audit.clone());
        let open = move |tables: &mut SimTables, at| {
            tables.open(game.clone(), rows.clone(), at)?;
            if let Some(audit) = audit {
                audit.opened(game, rows);
            }
            Ok(())
        };
        self.write(Some(&id), open).await
    }

    async fn append(&self, game: &str, row: &Row, headline: &Headline) -> StoreResult<Appended> {
        if self.db.planted == Some(Planted::WokenTooEarly) {
            self.moved(game, row.seq);
        }
        let (id, seq, audit) = (game.to_string(), row.seq, self.db.audit.clone());
        let since = audit.as_ref().and_then(|audit| audit.appending(&self.db, game, row, &held(&self.name)));
        let (row, headline) = (row.clone(), headline.clone());
        let append = move |tables: &mut SimTables, at| {
            let appended = tables.append(&id, row.clone(), headline, at);
            if let Some(audit) = audit.filter(|_| appended == Appended::Fresh) {
                audit.appended(&id, row, since);
            }
            Ok(appended)
        };
        let appended = self.write(Some(game), append).await?;
        if appended == Appended::Fresh && self.db.planted != Some(Planted::WokenTooEarly) {
            self.moved(game, seq);
        }
        Ok(appended)
    }

    async fn game(&self, id: &str) -> StoreResult<Option<TableRecord>> {
        self.read(|tables, _| tables.record_of(id)).await
    }

    async fn rows(&self, id: &str, after: u64) -> StoreResult<Vec<Row>> {
        let rows = self.read(|tables, at| tables.rows(id, after, at.us)).await;
        let blind = self.db.planted == Some(Planted::BlindReads) && after > 0;
        rows.or_else(|error| if blind { Ok(Vec::new()) } else { Err(error) })
    }

    async fn heads(&self, ids: &[String]) -> StoreResult<Vec<(String, u64)>> {
        self.read(|tables, _| tables.heads(ids)).await
    }

    async fn by_code(&self, code: &str) -> StoreResult<Option<String>> {
        self.read(|tables, _| tables.by_code(code)).await
    }

    fn archive(&self) -> &dyn Archive {
        self
    }

    fn ledgers(&self) -> &dyn Ledgers {
        self
    }

    fn notices(&self) -> &dyn NoticeBook {
        self
    }

    fn ties(&self) -> &dyn Ties {
        self
    }

    fn reporting(&self) -> &dyn Reports {
        self
    }

    fn bots(&self) -> &dyn BotBook {
        self
    }

    async fn lobby(&self, since_ms: u64, after: &Mark, most: u32) -> StoreResult<Vec<TableRecord>> {
        self.read(|tables, _| tables.lobby(since_ms, after, most)).await
    }

    async fn records(&self, after: &Mark, most: u32) -> StoreResult<Vec<TableRecord>> {
        self.read(|tables, _| tables.records(after, most)).await
    }

    async fn turns(&self, ids: &[String]) -> StoreResult<Vec<WaitingTable>> {
        self.read(|tables, _| tables.turns(ids)).await
    }

    async fn open_holdings(&self, account: &str, most: u32) -> StoreResult<Vec<WaitingTable>> {
        self.read(|tables, _| tables.open_holdings(account, most)).await
    }

    async fn stalled(&self, after: (u64, &str), now_ms: u64, most: u32) -> StoreResult<Vec<(u64, String)>> {
        let leased = self.is_shared();
        self.read(|tables, at| tables.stalled(after, (now_ms, most), leased, at.ms)).await
    }

    async fn rest(&self, game: &str, seq: u64, waits: &TableWait) -> StoreResult<()> {
        let (id, waits) = (game.to_string(), *waits);
        let rest = move |tables: &mut SimTables, _| {
            tables.rest(&id, seq, waits);
            Ok(())
        };
        self.write(Some(game), rest).await
    }

    /// One statement without a transaction: it may have been carried out, whatever is answered.
    async fn lease(&self, claim: &Claim) -> StoreResult<Leased> {
        if !self.is_shared() {
            return Ok(Leased { now_ms: None, games: claim.games.clone() });
        }
        held(&self.name).clone_from(&claim.node);
        // One that seems lost may only be late. Nobody waits for it any more when it arrives.
        if let Some((late, told)) = self.db.delays_request(self.node) {
            let (db, claim) = (self.db.clone(), claim.clone());
            self.db.executor.start(
                WORLD,
                Box::pin(async move {
                    db.executor.sleep(late).await;
                    let state = &mut *held(&db.state);
                    let at = db.moment(state);
                    if state.up {
                        db.lease(&claim, &mut state.tables, at);
                    }
                }),
            );
            self.arrive(self.deadline(), Some(told)).await?;
        }
        self.read(|tables, at| self.db.lease(claim, tables, at)).await
    }

    async fn pulse(&self, _: &str) -> StoreResult<()> {
        self.write(None, |_, _| Ok(())).await
    }

    async fn games_after(&self, id: &str, most: u32) -> StoreResult<Vec<TableRecord>> {
        self.read(|tables, _| tables.games_after(id, most)).await
    }

    async fn say(&self, game: &str, said: &Said, id: Option<&str>) -> StoreResult<u64> {
        let (table, said, id) = (game.to_string(), said.clone(), id.map(str::to_string));
        let number = self.write(Some(game), move |tables, _| tables.say(&table, said, id)).await?;
        self.moved(game, 0);
        Ok(number)
    }

    async fn said(&self, game: &str, id: &str) -> StoreResult<Option<u64>> {
        self.read(|tables, _| tables.said(game, id)).await
    }

    async fn talk(&self, game: &str, after: u64) -> StoreResult<Vec<Said>> {
        self.read(|tables, _| tables.talk(game, after)).await
    }

    async fn touch(&self, seen: &[(String, char, u64)]) -> StoreResult<()> {
        let seen = seen.to_vec();
        let touch = move |tables: &mut SimTables, at| {
            tables.touch(&seen, at);
            Ok(())
        };
        self.write(None, touch).await
    }

    async fn seen(&self, game: &str) -> StoreResult<Vec<(char, u64)>> {
        self.read(|tables, at| tables.seen(game, at.ms)).await
    }

    async fn make_account(&self, account: &AccountRow) -> StoreResult<bool> {
        let account = account.clone();
        self.write(None, move |tables, _| Ok(tables.make_account(account))).await
    }

    async fn account(&self, name: &str) -> StoreResult<Option<AccountRow>> {
        self.read(|tables, _| tables.account(name)).await
    }

    async fn accounts(&self) -> StoreResult<Vec<AccountRow>> {
        self.read(|tables, _| tables.accounts()).await
    }

    async fn make_session(&self, hash: &str, account: &str, label: &str, now_ms: u64) -> StoreResult<()> {
        let (hash, account, label) = (hash.to_string(), account.to_string(), label.to_string());
        self.write(None, move |tables, _| tables.make_session(hash, account, label, now_ms)).await
    }

    async fn sessions(&self, account: &str) -> StoreResult<Vec<SessionRow>> {
        self.read(|tables, _| tables.sessions(account)).await
    }

    async fn end_session_of(&self, account: &str, id: &str) -> StoreResult<u64> {
        let (account, id) = (account.to_string(), id.to_string());
        self.write(None, move |tables, _| Ok(tables.end_session_of(&account, &id))).await
    }

    async fn add_passkey(&self, passkey: &PasskeyRow) -> StoreResult<bool> {
        let passkey = passkey.clone();
        self.write(None, move |tables, _| Ok(tables.add_passkey(passkey))).await
    }

    async fn passkey(&self, id: &str) -> StoreResult<Option<PasskeyRow>> {
        self.read(|tables, _| tables.passkey(id)).await
    }

    async fn passkeys(&self, account: &str) -> StoreResult<Vec<PasskeyRow>> {
        self.read(|tables, _| tables.passkeys(account)).await
    }

    async fn use_passkey(&self, id: &str, counter: u32) -> StoreResult<()> {
        let id = id.to_string();
        let used = move |tables: &mut SimTables, _| {
            tables.use_passkey(&id, counter);
            Ok(())
        };
        self.write(None, used).await
    }

    async fn drop_passkey(&self, account: &str, id: &str) -> StoreResult<u64> {
        let (account, id) = (account.to_string(), id.to_string());
        self.write(None, move |tables, _| Ok(tables.drop_passkey(&account, &id))).await
    }

    async fn make_challenge(&self, hash: &str, account: &str, now_ms: u64, until_ms: u64) -> StoreResult<()> {
        let (hash, account) = (hash.to_string(), account.to_string());
        let made = move |tables: &mut SimTables, _| {
            tables.make_challenge(hash, account, now_ms, until_ms);
            Ok(())
        };
        self.write(None, made).await
    }

    async fn take_challenge(&self, hash: &str, now_ms: u64) -> StoreResult<Option<String>> {
        let hash = hash.to_string();
        self.write(None, move |tables, _| Ok(tables.take_challenge(&hash, now_ms))).await
    }

    async fn session(&self, hash: &str, since_ms: u64, now_ms: u64) -> StoreResult<Option<AccountRow>> {
        let hash = hash.to_string();
        self.write(None, move |tables, _| Ok(tables.session(&hash, since_ms, now_ms))).await
    }

    async fn end_session(&self, hash: &str) -> StoreResult<u64> {
        let hash = hash.to_string();
        self.write(None, move |tables, _| Ok(tables.end_session(&hash))).await
    }

    async fn end_sessions(&self, account: &str) -> StoreResult<u64> {
        let account = account.to_string();
        self.write(None, move |tables, _| Ok(tables.end_sessions(&account))).await
    }

    async fn delete_account(&self, name: &str) -> StoreResult<u64> {
        let name = name.to_string();
        self.write(None, move |tables, _| Ok(tables.delete_account(&name))).await
    }

    async fn hold(&self, account: &str, game: &str, seat: char) -> StoreResult<()> {
        let (account, game) = (account.to_string(), game.to_string());
        let hold = move |tables: &mut SimTables, _| {
            tables.hold(account, game, seat);
            Ok(())
        };
        self.write(None, hold).await
    }

    async fn holdings(&self, account: &str, after: &Mark, most: u32) -> StoreResult<Vec<(char, TableRecord)>> {
        self.read(|tables, _| tables.holdings(account, after, most)).await
    }

    async fn forget_games(&self, phase: Phase, before_ms: u64, most: u32) -> StoreResult<Vec<String>> {
        self.write(None, move |tables, _| Ok(tables.forget_games(phase, before_ms, most))).await
    }

    async fn forget_sessions(&self, before_ms: u64) -> StoreResult<()> {
        let forget = move |tables: &mut SimTables, _| {
            tables.forget_sessions(before_ms);
            Ok(())
        };
        self.write(None, forget).await
    }

    async fn renew_epoch(&self, name: &str) -> StoreResult<()> {
        let epoch: Arc<str> = name.into();
        *held(&self.epoch) = epoch.clone();
        let renew = move |tables: &mut SimTables, _| {
            tables.epoch = epoch;
            Ok(())
        };
        self.write(None, renew).await
    }

    fn here(&self, here: &NodePresence) {
        self.tell(Wake::Here(here.clone()));
    }

    fn wakes(&self) -> broadcast::Receiver<Wake> {
        self.wakes.subscribe()
    }

    fn broken(&self) -> watch::Receiver<bool> {
        self.broken.clone()
    }

    async fn close(&self) {
        self.db.executor.sleep(2 * GATHER).await;
        *held(&self.closed) = true;
    }
}

#[async_trait]
impl Ledgers for SimStore {
    async fn enter(&self, ledger: &str, entry: &LedgerEntry, expected: Option<u64>) -> StoreResult<Entered> {
        let (ledger, entry) = (ledger.to_string(), entry.clone());
        self.write(None, move |tables, _| Ok(tables.enter(&ledger, entry, expected))).await
    }

    async fn entry(&self, ledger: &str, id: &str) -> StoreResult<Option<LedgerEntry>> {
        self.read(|tables, _| tables.ledger_entry(ledger, id)).await
    }

    async fn entries(&self, ledger: &str, after: u64, most: u32) -> StoreResult<Vec<LedgerEntry>> {
        self.read(|tables, _| tables.entries(ledger, after, most)).await
    }

    async fn news(&self, since: &[(String, u64)], most: u32) -> StoreResult<Vec<(usize, LedgerEntry)>> {
        self.read(|tables, _| {
            let of = |(place, (ledger, after)): (usize, &(String, u64))| {
                tables.entries(ledger, *after, most).into_iter().map(move |entry| (place, entry))
            };
            since.iter().enumerate().flat_map(of).take(most as usize).collect()
        })
        .await
    }

    async fn ledger_names(&self, after: &str, most: u32) -> StoreResult<Vec<String>> {
        self.read(|tables, _| tables.ledger_names(after, most)).await
    }

    async fn player(&self, account: &str, otherwise: Option<&str>) -> StoreResult<Option<String>> {
        let (account, otherwise) = (account.to_string(), otherwise.map(str::to_string));
        self.write(None, move |tables, _| Ok(tables.player(&account, otherwise))).await
    }

    async fn players(&self, players: &[String]) -> StoreResult<Vec<(String, String)>> {
        self.read(|tables, _| tables.players(players)).await
    }
}

#[async_trait]
impl NoticeBook for SimStore {
    async fn add_channel(&self, channel: &ChannelRow, most: u32) -> StoreResult<()> {
        let channel = channel.clone();
        self.write(None, move |tables, _| {
            tables.add_channel(channel, most);
            Ok(())
        })
        .await
    }

    async fn channel(&self, id: &str) -> StoreResult<Option<ChannelRow>> {
        self.read(|tables, _| tables.notices.channel(id)).await
    }

    async fn channels(&self, account: &str) -> StoreResult<Vec<ChannelRow>> {
        self.read(|tables, _| tables.notices.channels(account, &tables.session_hashes())).await
    }

    async fn confirm_channel(&self, id: &str) -> StoreResult<u64> {
        let id = id.to_string();
        self.write(None, move |tables, _| Ok(tables.notices.confirm(&id))).await
    }

    async fn drop_channel(&self, id: &str) -> StoreResult<u64> {
        let id = id.to_string();
        self.write(None, move |tables, _| Ok(tables.notices.drop_channel(&id))).await
    }

    async fn drop_channels(&self, account: &str) -> StoreResult<u64> {
        let account = account.to_string();
        self.write(None, move |tables, _| Ok(tables.notices.drop_account(&account))).await
    }

    async fn set_quiet(&self, account: &str, quiet: Option<QuietHours>) -> StoreResult<()> {
        let account = account.to_string();
        self.write(None, move |tables, _| {
            tables.set_quiet(account, quiet);
            Ok(())
        })
        .await
    }

    async fn quiet(&self, account: &str) -> StoreResult<Option<QuietHours>> {
        self.read(|tables, _| tables.notices.quiet(account)).await
    }

    async fn tell_player(&self, player: &str, game: &str, seat: char, now_ms: u64) -> StoreResult<()> {
        let (player, game) = (player.to_string(), game.to_string());
        self.write(None, move |tables, _| {
            tables.tell_player(&player, &game, seat, now_ms);
            Ok(())
        })
        .await
    }

    async fn next_notice_ms(&self) -> StoreResult<Option<u64>> {
        self.read(|tables, _| tables.notices.next_ms()).await
    }

    async fn claim_notices(&self, now_ms: u64, until_ms: u64, most: u32) -> StoreResult<Vec<NoticeRow>> {
        let for_all = self.db.planted == Some(Planted::NoticeForAll);
        self.write(None, move |tables, _| Ok(tables.notices.claim(now_ms, until_ms, most, for_all))).await
    }

    async fn settle_notice(&self, notice: &NoticeRow, settled: Settled) -> StoreResult<()> {
        let notice = notice.clone();
        self.write(None, move |tables, _| {
            tables.notices.settle(&notice, settled);
            Ok(())
        })
        .await
    }

    async fn postpone_host(&self, host: &str, now_ms: u64, until_ms: u64) -> StoreResult<()> {
        let host = host.to_string();
        self.write(None, move |tables, _| {
            tables.notices.postpone(&host, now_ms, until_ms);
            Ok(())
        })
        .await
    }

    async fn sweep_notices(&self, now_ms: u64) -> StoreResult<()> {
        self.write(None, move |tables, _| {
            let sessions = tables.session_hashes();
            tables.notices.sweep(now_ms, &sessions);
            Ok(())
        })
        .await
    }
}

#[async_trait]
impl Ties for SimStore {
    async fn tie(&self, tie: &Tie, most: u32) -> StoreResult<bool> {
        let tie = tie.clone();
        self.write(None, move |tables, _| Ok(tables.tie(tie, most))).await
    }

    async fn untie(&self, owner: &str, kind: TieKind, key: &str) -> StoreResult<u64> {
        let (owner, key) = (owner.to_string(), key.to_string());
        self.write(None, move |tables, _| Ok(tables.untie(&owner, kind, &key))).await
    }

    async fn ties_of(&self, owner: &str, kind: TieKind) -> StoreResult<Vec<Tie>> {
        self.read(|tables, _| tables.ties(|tie| tie.kind == kind && tie.owner == owner)).await
    }

    async fn ties_to(&self, kind: TieKind, key: &str) -> StoreResult<Vec<Tie>> {
        self.read(|tables, _| tables.ties(|tie| tie.kind == kind && tie.key == key)).await
    }

    async fn holders(&self, game: &str) -> StoreResult<Vec<(char, String)>> {
        self.read(|tables, _| tables.table_holders(game)).await
    }

    async fn keep_results(&self, game: &str, results: &[SeatResult]) -> StoreResult<()> {
        let (game, results) = (game.to_string(), results.to_vec());
        let keep = move |tables: &mut SimTables, _| {
            tables.keep_results(&game, results);
            Ok(())
        };
        self.write(None, keep).await
    }

    async fn uncounted(&self, account: &str, most: u32) -> StoreResult<Vec<(String, char)>> {
        self.read(|tables, _| tables.uncounted(account, most)).await
    }

    async fn unreviewed(&self, most: u32) -> StoreResult<Vec<String>> {
        self.read(|tables, _| tables.unreviewed(most)).await
    }

    async fn keep_reviews(&self, game: &str, reviews: &[SeatReview]) -> StoreResult<()> {
        let (game, reviews) = (game.to_string(), reviews.to_vec());
        let keep = move |tables: &mut SimTables, _| {
            tables.keep_reviews(&game, reviews);
            Ok(())
        };
        self.write(None, keep).await
    }

    async fn reviews(&self, game: &str) -> StoreResult<Vec<SeatReview>> {
        self.read(|tables, _| tables.reviews(game)).await
    }

    async fn sums(&self, account: &str) -> StoreResult<Vec<ProfileRow>> {
        self.read(|tables, _| tables.sums(account)).await
    }
}

#[async_trait]
impl Reports for SimStore {
    async fn file_report(&self, report: &ReportRow) -> StoreResult<bool> {
        let report = report.clone();
        self.write(None, move |tables, _| Ok(tables.file_report(report))).await
    }

    async fn report(&self, id: &str) -> StoreResult<Option<ReportRow>> {
        self.read(|tables, _| tables.report(id)).await
    }

    async fn reports(&self, after: &Mark, most: u32) -> StoreResult<Vec<ReportRow>> {
        self.read(|tables, _| tables.reports(after, most)).await
    }

    async fn drop_report(&self, id: &str) -> StoreResult<u64> {
        let id = id.to_string();
        self.write(None, move |tables, _| Ok(tables.drop_report(&id))).await
    }

    async fn forget_reports(&self, before_ms: u64) -> StoreResult<()> {
        let forget = move |tables: &mut SimTables, _| {
            tables.forget_reports(before_ms);
            Ok(())
        };
        self.write(None, forget).await
    }

    async fn holders(&self, game: &str, seat: char) -> StoreResult<Vec<String>> {
        self.read(|tables, _| tables.holders(game, seat)).await
    }

    async fn counts(&self) -> StoreResult<StoreCounts> {
        self.read(|tables, _| tables.counts()).await
    }
}

#[async_trait]
impl BotBook for SimStore {
    async fn add_bot(&self, bot: &StoredBot, most: u32) -> StoreResult<BotAdded> {
        let bot = bot.clone();
        self.write(None, move |tables, _| Ok(tables.add_bot(bot, most))).await
    }

    async fn bot(&self, account: &str) -> StoreResult<Option<BotRow>> {
        self.read(|tables, _| tables.bot(account)).await
    }

    async fn bot_by_id(&self, id: &str) -> StoreResult<Option<StoredBot>> {
        self.read(|tables, _| tables.bots(|bot| bot.id == id).pop()).await
    }

    async fn bot_by_hash(&self, hash: &str) -> StoreResult<Option<StoredBot>> {
        self.read(|tables, _| tables.bots(|bot| bot.hash == hash).pop()).await
    }

    async fn bots_of(&self, owner: &str) -> StoreResult<Vec<StoredBot>> {
        self.read(|tables, _| tables.bots(|bot| bot.owner == owner)).await
    }

    async fn bots_since(&self, since_ms: u64, most: u32) -> StoreResult<Vec<StoredBot>> {
        self.read(|tables, _| tables.bots_since(since_ms, most)).await
    }

    async fn bots_among(&self, players: &[String]) -> StoreResult<Vec<(String, StoredBot)>> {
        self.read(|tables, _| tables.bots_among(players)).await
    }

    async fn renew_bot(&self, account: &str, hash: &str) -> StoreResult<u64> {
        let (account, hash) = (account.to_string(), hash.to_string());
        self.write(None, move |tables, _| Ok(tables.renew_bot(&account, hash))).await
    }

    async fn bot_seen(&self, player: &str, now_ms: u64) -> StoreResult<()> {
        let player = player.to_string();
        let seen = move |tables: &mut SimTables, _| {
            tables.bot_seen(&player, now_ms);
            Ok(())
        };
        self.write(None, seen).await
    }
}

#[async_trait]
impl Archive for SimStore {
    async fn entry(&self, id: &str) -> StoreResult<Option<ArchivedTable>> {
        self.read(|tables, _| tables.entry(id)).await
    }

    async fn entries_after(&self, id: &str, most: u32) -> StoreResult<Vec<ArchivedTable>> {
        self.read(|tables, _| tables.entries_after(id, most)).await
    }

    async fn log_lines(&self, id: &str) -> StoreResult<Vec<LogLine>> {
        self.read(|tables, _| tables.log_lines(id)).await
    }

    async fn take_in(&self, entry: &ArchivedTable, lines: &[LogLine]) -> StoreResult<()> {
        let (entry, lines) = (entry.clone(), lines.to_vec());
        self.write(None, move |tables, at| tables.take_in(&entry, &lines, at)).await
    }

    async fn record(&self, id: &str) -> StoreResult<Option<String>> {
        self.read(|tables, _| tables.kept_record(id)).await
    }

    async fn keep_record(&self, id: &str, text: &str) -> StoreResult<()> {
        let (game, text) = (id.to_string(), text.to_string());
        self.write(Some(id), move |tables, _| tables.keep_record(&game, text)).await
    }

    async fn seats_of(&self, account: &str) -> StoreResult<Vec<(String, char)>> {
        self.read(|tables, _| tables.seats_of(account)).await
    }

    async fn set_restoring(&self, under_way: bool) -> StoreResult<()> {
        let set = move |tables: &mut SimTables, _| {
            tables.set_restoring(under_way);
            Ok(())
        };
        self.write(None, set).await
    }
}
