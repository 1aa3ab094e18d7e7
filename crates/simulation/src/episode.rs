//! One simulated stretch of time: nodes, a database, tables and clients as a seed has them, a storm, and the calm after it,
//! in which everything that was begun has to end.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use kaiju_bits::Bits;
use kaiju_client::KeptTicket;
use kaiju_loadtest::HOST;
use kaiju_rules::EditionId;
use kaiju_server::admin_key::AdminKey;
use kaiju_server::config::{Config, Rates};
use kaiju_wire::code::{Code, Refusal};
use kaiju_wire::table::{Join, NewSeat, NewSeatKind, NewTable, Opened, Pace, Rematch, Ticket};

use crate::audit::{Audit, SimBreach, SimCounts};
use crate::client::{Habits, ShortChain, SimClient};
use crate::club::SimTown;
use crate::database::{SimDatabase, StoreKind};
use crate::executor::{Executor, RunEnd, WORLD};
use crate::mishap::Mishap;
use crate::planted::Planted;
use crate::screen::SimScreen;
use crate::universe::{Call, Universe, peer};
use crate::whims::{SeatKey, SimWhims};

/// How long the calm may take, in seconds.
const CALM_S: u64 = 4 * 3600;
/// How often it is looked whether all is well, in microseconds.
const LOOK_US: u64 = 5_000_000;
/// How long it may take to hold promises against the database, in seconds.
const AUDIT_S: u64 = 600;
/// The number of the first member of a club; those of tables are lower.
const CLUB: u32 = 200 << 16;

/// What a seed stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Episode {
    /// The seed.
    pub seed: u64,
    /// The database.
    pub kind: StoreKind,
    /// How many nodes.
    pub nodes: usize,
    /// How many tables are played at a time.
    pub tables: usize,
    /// How long things go wrong, in seconds.
    pub storm_s: u64,
    /// What goes wrong, and when, in microseconds since the beginning.
    pub mishaps: Vec<(u64, Mishap)>,
    /// Which of the mishaps that the seed has these are, where some are left out.
    pub kept: Option<Vec<usize>>,
    /// Clients have the usual limits.
    pub limited: bool,
    /// Nodes of two versions share the database.
    pub mixed: bool,
    /// Something goes wrong all the time, and mostly it is a crash.
    pub fierce: bool,
}

/// What came of an episode.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EpisodeReport {
    /// How much time passed, in microseconds.
    pub simulated_us: u64,
    /// What was counted.
    pub counts: SimCounts,
    /// What must not have happened.
    pub breaches: Vec<SimBreach>,
    /// Everything that happened, in one number.
    pub trace: u64,
}

impl Episode {
    /// What a seed stands for.
    pub fn drawn(seed: u64) -> Episode {
        Episode::drawn_as(seed, false)
    }

    /// What a seed stands for, in a storm as usual or in a fierce one.
    pub fn drawn_as(seed: u64, fierce: bool) -> Episode {
        let mut bits = Bits::new(seed, 0);
        let kind = if bits.below(3) == 0 { StoreKind::File } else { StoreKind::Shared };
        let nodes = if kind == StoreKind::File { 1 } else { 1 + bits.below(4) };
        let tables = [1, 2, 3, 4, 6, 8, 10, 12][bits.below(8)];
        let storm_s = 30 + bits.below(270) as u64;
        let mishaps = Mishap::list(&mut bits, kind, nodes, storm_s, fierce);
        let (limited, mixed) = (bits.below(3) == 0, bits.below(4) == 0);
        Episode { seed, kind, nodes, tables, storm_s, mishaps, kept: None, limited, mixed, fierce }
    }

    /// The same with fewer tables, a shorter storm, or only some of what goes wrong.
    #[must_use]
    pub fn with(&self, tables: Option<usize>, storm_s: Option<u64>, kept: Option<&[usize]>) -> Episode {
        let whole = Episode::drawn_as(self.seed, self.fierce);
        let (tables, storm_s) = (tables.unwrap_or(self.tables), storm_s.unwrap_or(self.storm_s));
        let kept = kept.map(<[usize]>::to_vec).or_else(|| self.kept.clone());
        let mishaps = match &kept {
            Some(kept) => kept.iter().filter_map(|at| whole.mishaps.get(*at).copied()).collect(),
            None => whole.mishaps,
        };
        Episode { tables, storm_s, mishaps, kept, ..*self }
    }

    /// What to type after `kaiju` to play it again.
    pub fn command(&self, planted: Option<Planted>) -> String {
        let whole = Episode::drawn_as(self.seed, self.fierce);
        let mut command = format!("simulate --seed {} --only", self.seed);
        if self.fierce {
            command += " --fierce";
        }
        if self.tables != whole.tables {
            let _ = write!(command, " --tables {}", self.tables);
        }
        if self.storm_s != whole.storm_s {
            let _ = write!(command, " --storm {}", self.storm_s);
        }
        if let Some(kept) = &self.kept {
            let kept: Vec<String> = kept.iter().map(usize::to_string).collect();
            let _ = write!(command, " --faults {}", if kept.is_empty() { "none".to_string() } else { kept.join(",") });
        }
        if let Some(bug) = planted {
            let _ = write!(command, " --plant {bug}");
        }
        command
    }

    /// A smaller episode in which the same law is broken: a shorter storm, fewer tables, fewer faults. Tries at most so
    /// many.
    #[must_use]
    pub fn shrunk(&self, planted: Option<Planted>, most: usize) -> Episode {
        let mut tries = 0;
        let mut breaks = |episode: &Episode, law: Option<&str>| {
            tries += 1;
            let first =
                (tries <= most).then(|| episode.play(planted)).and_then(|report| report.breaches.first().cloned());
            first.filter(|breach| law.is_none_or(|law| breach.law == law))
        };
        let Some(breach) = breaks(self, None) else { return self.clone() };
        let mut best = self.clone();
        let mut attempt = |best: &mut Episode, next: Episode| {
            let smaller = breaks(&next, Some(breach.law)).is_some();
            if smaller {
                *best = next;
            }
            smaller
        };
        let enough = best.with(None, Some((breach.at_us / 1_000_000 + 1).min(best.storm_s)), None);
        attempt(&mut best, enough);
        for tables in 1..best.tables {
            let fewer = best.with(Some(tables), None, None);
            if attempt(&mut best, fewer) {
                break;
            }
        }
        let end = best.storm_s * 1_000_000;
        let whole = Episode::drawn_as(self.seed, self.fierce).mishaps;
        let mut kept: Vec<usize> = best.kept.clone().unwrap_or_else(|| (0..whole.len()).collect());
        kept.retain(|at| whole.get(*at).is_some_and(|(moment, _)| *moment < end));
        // Parts are left out, half of all at first, then less and less.
        let mut part = kept.len().div_ceil(2);
        while part > 0 {
            let mut from = 0;
            while from < kept.len() {
                let fewer: Vec<usize> = kept
                    .iter()
                    .enumerate()
                    .filter(|(i, _)| !(from..from + part).contains(i))
                    .map(|(_, at)| *at)
                    .collect();
                let next = best.with(None, None, Some(&fewer));
                if attempt(&mut best, next) {
                    kept = fewer;
                } else {
                    from += part;
                }
            }
            part = if part == 1 { 0 } else { part.div_ceil(2) };
        }
        best
    }

    /// Plays it.
    pub fn play(&self, planted: Option<Planted>) -> EpisodeReport {
        let executor = Executor::default();
        let audit = Audit::new(&executor);
        let db = SimDatabase::new(&executor, self.kind, Bits::new(self.seed, 11), planted, Some(audit.clone()));
        let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 8080)));
        // A review takes as long as all that an episode does.
        config.review_games = false;
        config.thinkers = 2;
        config.admin = AdminKey::read(HOST).into_iter().collect();
        if !self.limited {
            config.rates = Rates::loose();
        }
        let bits = Bits::new(self.seed, 12);
        let universe = Universe::new((&executor, &audit, &db), self.nodes, (config, self.mixed), bits, planted);
        EpisodeRun { episode: self, universe, bits: Bits::new(self.seed, 13), remedies: BTreeMap::new(), newest: 0 }
            .run()
    }
}

/// What ends something that went wrong.
#[derive(Clone, Copy, Debug)]
enum Remedy {
    Start(usize),
    Thaw(usize),
    Mend(usize),
    RestartStore,
    Room,
    Fast,
    Hear,
}

struct EpisodeRun<'a> {
    episode: &'a Episode,
    universe: Arc<Universe>,
    /// Who goes first.
    bits: Bits,
    remedies: BTreeMap<(u64, u64), Remedy>,
    newest: u64,
}

impl EpisodeRun<'_> {
    fn run(mut self) -> EpisodeReport {
        let (executor, audit) = (self.universe.executor.clone(), self.universe.audit.clone());
        let mut clocks = Bits::new(self.episode.seed, 14);
        for node in 0..self.episode.nodes {
            let wrong = [0, 0, -2_000, 1_500, -3_600_000, 3_600_000][clocks.below(6)];
            self.universe.jump(node, wrong);
            self.universe.start(node);
        }
        let clients = Arc::new(AtomicU32::new(0));
        for slot in 0..self.episode.tables {
            let bits = Bits::new(self.episode.seed, 1000 + slot as u64);
            let host = SimHost { universe: self.universe.clone(), bits, clients: clients.clone(), slot: slot as u32 };
            executor.start(WORLD, Box::pin(host.keep_playing()));
        }
        self.gather_the_club(&clients);
        self.storm();
        if !audit.has_failed() {
            self.calm(&clients);
        }
        self.universe.look_at_nodes();
        if !audit.has_failed() {
            audit.close(&self.universe.db);
            self.hold_promises();
        }
        for panic in executor.panics() {
            audit.breach("panic", panic);
        }
        let report = EpisodeReport {
            simulated_us: executor.now(),
            counts: audit.counts(),
            breaches: audit.breaches(),
            trace: executor.trace(),
        };
        executor.finish();
        report
    }

    /// Members of a club come, in three of four episodes.
    fn gather_the_club(&self, clients: &Arc<AtomicU32>) {
        let mut bits = Bits::new(self.episode.seed, 15);
        if bits.below(4) == 0 {
            return;
        }
        for slot in 0..3 {
            let (town, does) = (Bits::new(self.episode.seed, 16 + slot), Bits::new(self.episode.seed, 20 + slot));
            let number = CLUB + ((slot as u32) << 8);
            let town = SimTown::new(&self.universe, &self.universe.club, town, number);
            let member: Pin<Box<dyn Future<Output = ()> + Send>> = match slot {
                0 => Box::pin(town.meet(does)),
                1 => Box::pin(town.compete(does)),
                _ => Box::pin(town.play_over_days()),
            };
            come(&self.universe, clients, member);
        }
    }

    /// What members of the club were promised holds.
    fn hold_promises(&mut self) {
        let universe = self.universe.clone();
        let store = universe.db.store(self.episode.nodes, WORLD);
        universe.executor.start(WORLD, Box::pin(universe.club.clone().audit(store, universe.clone())));
        let until = universe.executor.now() + AUDIT_S * 1_000_000;
        self.pass(until);
    }

    /// Lets time pass until a moment, or until something must not have happened.
    fn pass(&mut self, until: u64) -> bool {
        let executor = &self.universe.executor;
        if executor.run(until, &mut self.bits) == RunEnd::Livelock {
            self.universe.audit.breach("standstill", "tasks wake each other without end");
        }
        !self.universe.audit.has_failed() && executor.panics().is_empty()
    }

    fn storm(&mut self) {
        let end = self.episode.storm_s * 1_000_000;
        let mut mishaps = self.episode.mishaps.iter().copied().peekable();
        loop {
            let mishap = mishaps.peek().map(|(at, _)| *at);
            let remedy = self.remedies.first_key_value().map(|((at, _), _)| *at);
            let Some(at) = mishap.into_iter().chain(remedy).min().filter(|at| *at < end) else { break };
            if !self.pass(at) {
                return;
            }
            if remedy == Some(at) {
                if let Some((_, remedy)) = self.remedies.pop_first() {
                    self.remedy(remedy);
                }
            } else if let Some((_, mishap)) = mishaps.next() {
                self.strike(mishap);
            }
        }
        self.pass(end);
    }

    fn later(&mut self, ms: u64, remedy: Remedy) {
        self.newest += 1;
        self.remedies.insert((self.universe.executor.now() + ms * 1000, self.newest), remedy);
    }

    fn strike(&mut self, mishap: Mishap) {
        let universe = self.universe.clone();
        universe.audit.count(|counts| counts.faults += 1);
        match mishap {
            Mishap::Crash { node, machine, down_ms } => {
                universe.crash(node, machine, machine);
                self.later(down_ms, Remedy::Start(node));
            }
            Mishap::Stop { node, down_ms } => {
                universe.stop(node);
                self.later(down_ms, Remedy::Start(node));
            }
            Mishap::Freeze { node, for_ms } => {
                universe.freeze(node, true);
                self.later(for_ms, Remedy::Thaw(node));
            }
            Mishap::CutStore { node, told, for_ms } => {
                universe.db.cut(node, told);
                universe.audit.disturb_for(Some(node), for_ms);
                self.later(for_ms, Remedy::Mend(node));
            }
            Mishap::LoseAnswers { node, told, for_ms } => {
                universe.db.lose_answers(node, told);
                universe.audit.disturb_for(Some(node), for_ms);
                self.later(for_ms, Remedy::Mend(node));
            }
            Mishap::CutClients { node, for_ms } => universe.stall(node, universe.executor.now() + for_ms * 1000),
            Mishap::CutLine { which, told } => universe.cut_line(which, told),
            Mishap::CrashStore { power, down_ms } => {
                universe.db.crash(power);
                universe.audit.count(|counts| counts.crashes += 1);
                universe.audit.disturb_for(None, down_ms);
                self.later(down_ms, Remedy::RestartStore);
            }
            Mishap::FullDisk { for_ms } => {
                universe.db.set_full(true);
                universe.audit.disturb_for(None, for_ms);
                self.later(for_ms, Remedy::Room);
            }
            Mishap::SlowDisk { times, for_ms } => {
                universe.db.set_slow(times);
                universe.audit.disturb_for(None, for_ms);
                self.later(for_ms, Remedy::Fast);
            }
            Mishap::FailSync => universe.db.fail_sync(),
            Mishap::Deaf { for_ms } => {
                universe.db.set_deaf(true);
                universe.audit.disturb_for(None, for_ms);
                self.later(for_ms, Remedy::Hear);
            }
            Mishap::Jump { node, by_ms } => universe.jump(node, by_ms),
            Mishap::JumpStore { by_ms } => {
                universe.db.jump(by_ms);
                universe.audit.disturb(None);
            }
        }
    }

    fn remedy(&mut self, remedy: Remedy) {
        let universe = self.universe.clone();
        match remedy {
            Remedy::Start(node) => universe.start(node),
            Remedy::Thaw(node) => universe.freeze(node, false),
            Remedy::Mend(node) => {
                universe.db.mend(node);
                universe.audit.disturb(Some(node));
            }
            Remedy::RestartStore => {
                universe.db.restart();
                universe.audit.disturb(None);
            }
            Remedy::Room => universe.db.set_full(false),
            Remedy::Fast => universe.db.set_slow(1),
            Remedy::Hear => {
                universe.db.set_deaf(false);
                universe.audit.disturb(None);
            }
        }
    }

    /// Nothing goes wrong any more: everything that was begun ends, and everybody hears of it.
    fn calm(&mut self, clients: &AtomicU32) {
        while let Some((_, remedy)) = self.remedies.pop_first() {
            self.remedy(remedy);
        }
        let universe = self.universe.clone();
        (0..self.episode.nodes).for_each(|node| universe.stall(node, universe.executor.now()));
        universe.calm.store(true, Ordering::Relaxed);
        universe.audit.calm();
        let latest = universe.executor.now() + CALM_S * 1_000_000;
        loop {
            (0..self.episode.nodes).for_each(|node| universe.start(node));
            let next = universe.executor.now() + LOOK_US;
            if !self.pass(next) {
                return;
            }
            universe.audit.stand_still();
            universe.look_at_nodes();
            if universe.audit.is_all_over() && clients.load(Ordering::Relaxed) == 0 {
                return;
            }
            if next > latest {
                let left = clients.load(Ordering::Relaxed);
                return universe.audit.never_ended(left, &universe.club.asked());
            }
        }
    }
}

/// Somebody comes, and goes when all they began is over.
fn come(universe: &Universe, clients: &Arc<AtomicU32>, client: impl Future<Output = ()> + Send + 'static) {
    let clients = clients.clone();
    clients.fetch_add(1, Ordering::Relaxed);
    universe.executor.start(
        WORLD,
        Box::pin(async move {
            client.await;
            clients.fetch_sub(1, Ordering::Relaxed);
        }),
    );
}

/// A player's share in the dice.
#[derive(Clone)]
enum DiceShare {
    /// A chain that is kept as a whole.
    Short(ShortChain),
    /// The seed of a chain as screens have them: as long as any game could need, and made anew for every answer.
    Whole([u8; 32]),
}

impl DiceShare {
    fn new(bits: &mut Bits) -> DiceShare {
        if bits.below(16) > 0 {
            return DiceShare::Short(ShortChain::new(bits));
        }
        let words = [bits.word(), bits.word(), bits.word(), bits.word()];
        DiceShare::Whole(std::array::from_fn(|i| words[i / 8].to_be_bytes()[i % 8]))
    }

    fn tip(&self) -> String {
        match self {
            DiceShare::Short(chain) => chain.tip(),
            DiceShare::Whole(seed) => KeptTicket::tip(*seed),
        }
    }
}

/// Makes tables, one after the other, and sends players there.
struct SimHost {
    universe: Arc<Universe>,
    bits: Bits,
    clients: Arc<AtomicU32>,
    slot: u32,
}

impl SimHost {
    async fn keep_playing(mut self) {
        let mut number = self.slot << 16;
        while !self.universe.is_calm() {
            number += 16;
            self.table(number).await;
        }
    }

    fn wanted(&mut self) -> (NewTable, Vec<Option<DiceShare>>) {
        let bits = &mut self.bits;
        let seats = 2 + [0, 0, 0, 1, 1, 2, 3, 4][bits.below(8)];
        let players = if bits.below(8) == 0 { 0 } else { 1 + bits.below(seats.min(3)) };
        let mut chains = Vec::new();
        let mut wanted = Vec::new();
        for seat in 0..seats {
            if seat >= players {
                let player = ["random", "random", "random", "random", "random", "clumsy:75", "clumsy:30", "greedy"]
                    [bits.below(8)];
                wanted.push(NewSeat::bot(player));
                continue;
            }
            let chain = (bits.below(3) == 0).then(|| DiceShare::new(bits));
            if seat > 0 && bits.below(3) == 0 {
                // Somebody who joins by the code.
                wanted.push(NewSeat::of(NewSeatKind::Human));
            } else {
                let tip = chain.as_ref().map(DiceShare::tip);
                wanted.push(NewSeat { tip, ..NewSeat::of(NewSeatKind::Me) });
            }
            chains.push(chain);
        }
        let edition = EditionId::ALL[bits.below(EditionId::ALL.len())].to_string();
        let evolutions = ("evolutions".to_string(), "yes".to_string());
        let table = NewTable {
            edition,
            switches: Some(evolutions).filter(|_| bits.below(2) == 0).into_iter().collect(),
            seats: wanted,
            clock_s: [None, None, Some(10), Some(30), Some(60)][bits.below(5)],
            grace_s: [Some(0), Some(5), Some(20), Some(60)][bits.below(4)],
            pace: [Pace::Instant, Pace::Instant, Pace::Quick, Pace::Humane][bits.below(4)],
            start: true,
            ..NewTable::default()
        };
        (table, chains)
    }

    fn habits(&mut self) -> Habits {
        let bits = &mut self.bits;
        Habits {
            thinks_ms: [30, 200, 1_000, 3_000][bits.below(4)],
            copies: 1 + bits.below(3),
            dreams: [20, 100, 1000][bits.below(3)],
            cuts_s: [4, 30, 120, 3600][bits.below(4)],
            away_s: [1, 10, 90][bits.below(3)],
            positions: bits.below(5) == 0,
            sleepy: bits.below(6) == 0,
            resumes: bits.below(3) > 0,
        }
    }

    async fn pause(&mut self) {
        let ms = 100 + self.bits.below(1_000) as u64;
        self.universe.executor.sleep(Duration::from_millis(ms)).await;
    }

    /// One table, from the first request until the game is over.
    async fn table(&mut self, number: u32) {
        let (wanted, chains) = self.wanted();
        let Some(opened) = self.open(&wanted, number).await else { return };
        let (mut mine, mut keys) = (opened.tickets.clone().into_iter(), Vec::new());
        // Those who came together may share a screen.
        let mut together = (self.bits.below(6) == 0).then(Vec::new);
        for (seat, new) in wanted.seats.iter().enumerate() {
            let ticket = match new.kind {
                NewSeatKind::Me => mine.next(),
                NewSeatKind::Human => self.join(&opened, chains[seat].as_ref(), number + seat as u32).await,
                _ => break,
            };
            let Some(ticket) = ticket else { break };
            let key = SeatKey::new(ticket);
            keys.push(key.clone());
            let (share, number) = (chains[seat].clone(), number + seat as u32);
            match &mut together {
                Some(together) if new.kind == NewSeatKind::Me => match share {
                    None => together.push((key, None)),
                    Some(DiceShare::Whole(seed)) => together.push((key, Some(seed))),
                    short @ Some(DiceShare::Short(_)) => self.sit(&opened.game, Some(key), short, number),
                },
                _ => self.sit(&opened.game, Some(key), share, number),
            }
        }
        if let Some(together) = together.filter(|together| !together.is_empty()) {
            self.sit_at_a_screen(&opened.game, together, number);
        }
        for spectator in 0..[0, 0, 1, 2][self.bits.below(4)] {
            self.sit(&opened.game, None, None, number + 8 + spectator);
        }
        if wanted.seats.iter().any(|seat| seat.kind == NewSeatKind::Human) {
            self.begin(&opened.game, &opened.host, number).await;
        }
        self.end(&opened.game).await;
        if !keys.is_empty() && self.bits.below(3) == 0 && !self.universe.is_calm() {
            self.again(&opened.game, &keys, number).await;
        }
    }

    /// Waits until a game is over.
    async fn end(&mut self, game: &str) {
        while self.universe.audit.head(game).is_some_and(|(_, over)| !over) {
            self.pause().await;
        }
    }

    /// Everybody wants to play it again, at any node: at one table, with the same tokens.
    async fn again(&mut self, old: &str, keys: &[SeatKey], number: u32) {
        while keys.iter().any(SeatKey::is_changing) {
            self.pause().await;
        }
        let mut game = None;
        for key in keys {
            let answers = [self.rematch(old, key, number), self.rematch(old, key, number)];
            let answers = futures_util::future::join_all(answers).await;
            game = answers.into_iter().flatten().next_back().or(game);
        }
        let Some(game) = game.filter(|_| !self.universe.is_calm()) else { return };
        self.begin(&game, &keys[0].token(), number).await;
        for (seat, key) in keys.iter().enumerate() {
            self.sit(&game, Some(key.at(&game)), None, number + seat as u32);
        }
        self.end(&game).await;
    }

    /// Asks where a game is played again.
    fn rematch(&mut self, old: &str, key: &SeatKey, number: u32) -> impl Future<Output = Option<String>> + use<> {
        let (universe, mut bits) = (self.universe.clone(), Bits::new(self.bits.word(), 4));
        let (old, key) = (old.to_string(), key.clone());
        async move {
            while !universe.is_calm() {
                let (node, token) = (bits.below(universe.nodes()), key.token());
                let path = format!("/tables/{old}/rematch");
                let call = Call::<()> { method: "POST", path, token: Some(&token), key: None, body: None };
                let reply = universe.call(node, peer(number), call).await;
                if let Some(reply) = &reply {
                    if let Some(Rematch { game }) = reply.json().filter(|_| reply.status == 200) {
                        universe.audit.rematch(&old, &game);
                        return Some(game);
                    }
                    let refusal = reply.json().unwrap_or_else(|| Refusal::from(Code::Unavailable));
                    let void = refusal.code == Code::Forbidden && key.was_changed();
                    if !refusal.retry && !void {
                        universe.audit.breach("door", format!("{old}: no rematch: {}", refusal.code));
                        return None;
                    }
                }
                universe.executor.sleep(Duration::from_millis(200 + bits.below(1_000) as u64)).await;
            }
            None
        }
    }

    fn sit(&mut self, game: &str, key: Option<SeatKey>, share: Option<DiceShare>, number: u32) {
        let chain = match share {
            Some(DiceShare::Whole(seed)) => {
                return self.sit_at_a_screen(game, key.map(|key| (key, Some(seed))).into_iter().collect(), number);
            }
            None if self.bits.below(4) == 0 => {
                return self.sit_at_a_screen(game, key.map(|key| (key, None)).into_iter().collect(), number);
            }
            Some(DiceShare::Short(chain)) => Some(chain),
            None => None,
        };
        let habits = self.habits();
        let over_http = key.is_some() && chain.is_none() && self.bits.below(8) == 0;
        if let Some(key) = &key {
            self.have_whims(game, key, number);
        }
        let client = SimClient::new(&self.universe, number, game, key, habits).with_chain(chain);
        self.come(async move {
            if over_http {
                client.run_over_http().await;
            } else {
                client.run().await;
            }
        });
    }

    /// Somebody draws the table, with the keys of one device.
    fn sit_at_a_screen(&mut self, game: &str, keys: Vec<(SeatKey, Option<[u8; 32]>)>, number: u32) {
        let habits = self.habits();
        for (key, _) in &keys {
            self.have_whims(game, key, number);
        }
        self.come(SimScreen::new(&self.universe, number, game, keys, habits).run());
    }

    /// Every second player has whims.
    fn have_whims(&mut self, game: &str, key: &SeatKey, number: u32) {
        if self.bits.below(2) == 0 {
            let (universe, bits) = (self.universe.clone(), Bits::new(self.bits.word(), 5));
            let whims = SimWhims { universe, bits, number, game: game.to_string(), key: key.clone() };
            self.universe.executor.start(WORLD, Box::pin(whims.run()));
        }
    }

    /// A client comes, and goes when the game is over.
    fn come(&self, client: impl Future<Output = ()> + Send + 'static) {
        come(&self.universe, &self.clients, client);
    }

    async fn open(&mut self, wanted: &NewTable, number: u32) -> Option<Opened> {
        while !self.universe.is_calm() {
            let node = self.bits.below(self.universe.nodes());
            let call = Call { method: "POST", path: "/tables".to_string(), token: None, key: None, body: Some(wanted) };
            let reply = self.universe.call(node, peer(number), call).await;
            if let Some(opened) = reply.as_ref().filter(|reply| reply.status == 201).and_then(|reply| reply.json()) {
                return Some(opened);
            }
            if reply.as_ref().is_some_and(|reply| reply.status == 422 || reply.status == 500) {
                let body = String::from_utf8_lossy(&reply.map(|reply| reply.body).unwrap_or_default()).into_owned();
                self.universe.audit.breach("door", format!("no table for {wanted:?}: {body}"));
            }
            self.pause().await;
        }
        None
    }

    /// Somebody sits down by the code; a second copy of the request gets the same seat.
    async fn join(&mut self, opened: &Opened, chain: Option<&DiceShare>, number: u32) -> Option<Ticket> {
        let key = format!("{:016x}{:016x}", self.bits.word(), self.bits.word());
        let tip = chain.map(DiceShare::tip);
        let join = Join { code: Some(opened.code.clone()), name: format!("guest {number}"), tip, ..Join::default() };
        loop {
            let node = self.bits.below(self.universe.nodes());
            let path = format!("/tables/{}/seats", opened.game);
            let call = Call { method: "POST", path, token: None, key: Some(&key), body: Some(&join) };
            let reply = self.universe.call(node, peer(number), call).await;
            if let Some(ticket) = reply.as_ref().filter(|reply| reply.status == 201).and_then(|reply| reply.json()) {
                return Some(ticket);
            }
            if let Some(reply) = reply.filter(|reply| !matches!(reply.status, 503 | 429)) {
                let body = String::from_utf8_lossy(&reply.body).into_owned();
                self.universe.audit.breach("door", format!("{}: no seat: {} {body}", opened.game, reply.status));
                return None;
            }
            self.pause().await;
        }
    }

    /// The game begins when everybody is there.
    async fn begin(&mut self, game: &str, token: &str, number: u32) {
        loop {
            let node = self.bits.below(self.universe.nodes());
            let path = format!("/tables/{game}/start");
            let call = Call::<()> { method: "POST", path, token: Some(token), key: None, body: None };
            match self.universe.call(node, peer(number), call).await {
                Some(reply) if reply.status == 200 => return,
                Some(reply) if !matches!(reply.status, 503 | 429) => {
                    // An earlier copy began it, and nobody was told; the game may even be over by now.
                    let code = reply.json().map_or(Code::Unknown, |refusal: Refusal| refusal.code);
                    let begun = self.universe.audit.has_begun(game);
                    if code == Code::Begun || code == Code::GameOver && begun {
                        return;
                    }
                    let body = String::from_utf8_lossy(&reply.body).into_owned();
                    return self.universe.audit.breach("door", format!("{game}: not begun: {body}"));
                }
                _ => self.pause().await,
            }
        }
    }
}
