//! Nodes that come and go around one database, and how clients reach them.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use kaiju_bits::Bits;
use kaiju_rules::Version;
use kaiju_server::assets::NoAssets;
use kaiju_server::config::Config;
use kaiju_server::http::{self, Site};
use kaiju_server::hub::Hub;
use kaiju_server::outside::Outside;
use kaiju_server::socket;
use kaiju_wire::code::{Code, Refusal};
use serde::Serialize;
use tokio::sync::oneshot;
use tower::ServiceExt as _;

use crate::audit::Audit;
use crate::club::{SimClub, WatchedCourier};
use crate::database::{SimDatabase, StoreKind};
use crate::executor::{Executor, GroupId, WORLD, held};
use crate::network::{SimFarEnd, SimLine};
use crate::outside::{WrongTime, outside};
use crate::planted::Planted;

/// How long a client waits for a connection or an answer.
const CALL: Duration = Duration::from_secs(40);
/// The largest answer over HTTP.
const ANSWER: usize = 4 * 1024 * 1024;

/// A node that runs.
struct RunningNode {
    group: GroupId,
    hub: Arc<Hub>,
    site: Arc<Site>,
    router: Router,
    /// The newest version of the rules that it plays.
    rules: Version,
}

/// A machine on which a node runs, or is to run again.
#[derive(Default)]
struct SimMachine {
    wrong: WrongTime,
    running: Option<RunningNode>,
    /// When it last ended.
    ended: u64,
    /// Clients do not reach it before this moment.
    cut_until: u64,
}

/// Everything there is.
pub(crate) struct Universe {
    pub(crate) executor: Executor,
    pub(crate) audit: Arc<Audit>,
    pub(crate) db: Arc<SimDatabase>,
    pub(crate) calm: Arc<AtomicBool>,
    pub(crate) club: Arc<SimClub>,
    planted: Option<Planted>,
    config: Config,
    /// Some nodes are of an older kaiju.
    mixed: bool,
    machines: Mutex<Vec<SimMachine>>,
    lines: Mutex<Vec<Weak<SimLine>>>,
    bits: Mutex<Bits>,
}

/// An answer over HTTP.
pub(crate) struct CallReply {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
}

impl CallReply {
    pub(crate) fn json<T: serde::de::DeserializeOwned>(&self) -> Option<T> {
        serde_json::from_slice(&self.body).ok()
    }
}

/// A request over HTTP.
pub(crate) struct Call<'a, B> {
    pub(crate) method: &'a str,
    pub(crate) path: String,
    pub(crate) token: Option<&'a str>,
    pub(crate) key: Option<&'a str>,
    pub(crate) body: Option<&'a B>,
}

impl Universe {
    pub(crate) fn new(
        (executor, audit, db): (&Executor, &Arc<Audit>, &Arc<SimDatabase>),
        nodes: usize,
        (config, mixed): (Config, bool),
        bits: Bits,
        planted: Option<Planted>,
    ) -> Arc<Universe> {
        let machines = (0..nodes).map(|_| SimMachine::default()).collect();
        Arc::new(Universe {
            executor: executor.clone(),
            audit: audit.clone(),
            db: db.clone(),
            calm: Arc::default(),
            club: Arc::default(),
            planted,
            config,
            mixed,
            machines: Mutex::new(machines),
            lines: Mutex::default(),
            bits: Mutex::new(bits),
        })
    }

    pub(crate) fn is_calm(&self) -> bool {
        self.calm.load(Ordering::Relaxed)
    }

    pub(crate) fn nodes(&self) -> usize {
        held(&self.machines).len()
    }

    // ── nodes ────────────────────────────────────────────────────────────────
    /// Starts the node of a machine, unless it runs.
    pub(crate) fn start(self: &Arc<Universe>, node: usize) {
        let (wrong, away) = {
            let machines = held(&self.machines);
            if machines[node].running.is_some() {
                return;
            }
            (machines[node].wrong.clone(), self.executor.now() - machines[node].ended)
        };
        self.executor.note(node as u64 | 1 << 40);
        let group = self.executor.group();
        let store = self.db.store(node, group);
        let courier = Arc::new(WatchedCourier::new(self, &self.club, node, self.fork()));
        let outside = outside(&self.executor, group, &wrong, &mut held(&self.bits));
        let outside = Outside { courier, ..outside };
        let broken = kaiju_server::store::Store::broken(&*store);
        let rules = self.version(node);
        let config = Config { rules, ..self.config.clone() };
        let hub = Hub::new(store, outside, &config);
        let (router, site) = http::site(hub.clone(), config, Arc::new(NoAssets));
        hub.start_chores(None);
        hub.start_club();
        if self.db.kind() == StoreKind::File {
            self.audit.restarted();
        }
        self.audit.disturb(Some(node));
        held(&self.machines)[node].running = Some(RunningNode { group, hub, site, router, rules });
        let universe = self.clone();
        // As the shell does: a store that is not to be trusted ends the process.
        self.executor.start(
            group,
            Box::pin(async move {
                let mut broken = broken;
                if broken.changed().await.is_err() {
                    return;
                }
                let pause = Duration::from_millis(500);
                let world = universe.clone();
                universe.executor.start(
                    WORLD,
                    Box::pin(async move {
                        world.crash(node, false, false);
                        world.executor.sleep(pause).await;
                        world.start(node);
                    }),
                );
            }),
        );
        if self.planted == Some(Planted::OutageCounts) {
            let (executor, leaps) = (self.executor.clone(), wrong.leaps_us);
            self.executor.start(
                WORLD,
                Box::pin(async move {
                    executor.sleep(Duration::from_secs(1)).await;
                    leaps.fetch_add(away, Ordering::Relaxed);
                }),
            );
        }
    }

    /// The newest version of the rules that a node which starts now plays. Of several, the first is always of today's kaiju; the
    /// others come and go. A node that is alone is of an older one until it is started again.
    fn version(&self, node: usize) -> Version {
        let again = self.executor.now() > 0;
        let old = match self.db.kind() {
            StoreKind::File => !again,
            StoreKind::Shared => node > 0 && held(&self.bits).below(2) == 0,
        };
        if self.mixed && old { Version::OLDEST } else { Version::NEWEST }
    }

    /// A process ends without a word. Where the machine ends with it, nobody tells its clients.
    pub(crate) fn crash(&self, node: usize, machine: bool, power: bool) {
        let now = self.executor.now();
        let running = {
            let mut machines = held(&self.machines);
            machines[node].ended = now;
            machines[node].running.take()
        };
        let Some(running) = running else { return };
        self.executor.note(node as u64 | 1 << 41);
        self.look_after(&running.hub);
        if machine {
            self.lines_of(Some(node)).iter().for_each(|line| line.kill());
        }
        self.executor.end(running.group);
        if self.db.kind() == StoreKind::File {
            self.db.crash(power);
        }
        self.audit.disturb(Some(node));
        self.audit.count(|counts| counts.crashes += 1);
    }

    /// A table that was set aside cannot be played: that never happens.
    fn look_after(&self, hub: &Hub) {
        if hub.metrics.quarantined.get() > 0 {
            self.audit.breach("replay", "a table was set aside");
        }
    }

    /// Looks whether all nodes are well.
    pub(crate) fn look_at_nodes(&self) {
        let machines = held(&self.machines);
        let hubs: Vec<Arc<Hub>> =
            machines.iter().filter_map(|m| m.running.as_ref().map(|node| node.hub.clone())).collect();
        drop(machines);
        for hub in &hubs {
            self.look_after(hub);
        }
    }

    /// A node is told to stop, and ends when it has.
    pub(crate) fn stop(self: &Arc<Universe>, node: usize) {
        let running = held(&self.machines)[node].running.as_ref().map(|running| (running.group, running.hub.clone()));
        let Some((group, hub)) = running else { return };
        self.audit.disturb(Some(node));
        let universe = self.clone();
        self.executor.start(
            group,
            Box::pin(async move {
                hub.finish().await;
                let world = universe.clone();
                universe.executor.start(WORLD, Box::pin(async move { world.crash(node, false, false) }));
            }),
        );
    }

    /// A process does nothing for a while, and then goes on as if nothing had been.
    pub(crate) fn freeze(&self, node: usize, frozen: bool) {
        if let Some(running) = &held(&self.machines)[node].running {
            self.executor.freeze(running.group, frozen);
        }
        self.audit.disturb(Some(node));
    }

    /// Clients do not reach a node before a moment; what they sent arrives then.
    pub(crate) fn stall(&self, node: usize, until: u64) {
        held(&self.machines)[node].cut_until = until;
        self.lines_of(Some(node)).iter().for_each(|line| line.stall(until));
        self.audit.disturb_for(Some(node), until.saturating_sub(self.executor.now()) / 1000);
    }

    /// Somebody sets the wall clock of a machine.
    pub(crate) fn jump(&self, node: usize, by_ms: i64) {
        let machines = held(&self.machines);
        let wrong = &machines[node].wrong;
        wrong.wall_ms.fetch_add(by_ms, Ordering::Relaxed);
        if self.planted == Some(Planted::UnsteadyClock) && by_ms > 0 {
            wrong.leaps_us.fetch_add(by_ms as u64 * 1000, Ordering::Relaxed);
        }
    }

    // ── lines ────────────────────────────────────────────────────────────────
    fn lines_of(&self, node: Option<usize>) -> Vec<Arc<SimLine>> {
        let mut lines = held(&self.lines);
        lines.retain(|line| line.strong_count() > 0);
        let open = lines.iter().filter_map(Weak::upgrade);
        open.filter(|line| node.is_none_or(|node| line.node == node)).collect()
    }

    /// Cuts one of all lines: with a word to both ends, or without.
    pub(crate) fn cut_line(&self, which: u64, told: bool) {
        let lines = self.lines_of(None);
        if lines.is_empty() {
            return;
        }
        let line = &lines[which as usize % lines.len()];
        if told { line.cut() } else { line.kill() }
    }

    pub(crate) fn lag(&self) -> Duration {
        let bits = &mut held(&self.bits);
        let us = if bits.below(100) == 0 && !self.is_calm() { bits.below(1_000_000) } else { 500 + bits.below(20_000) };
        Duration::from_micros(us as u64)
    }

    pub(crate) fn fork(&self) -> Bits {
        let mut bits = held(&self.bits);
        Bits::new(bits.word(), 3)
    }

    /// Opens a socket.
    pub(crate) async fn connect(&self, node: usize, peer: SocketAddr) -> Option<Arc<SimLine>> {
        self.executor.sleep(self.lag()).await;
        let now = self.executor.now();
        let found = {
            let machines = held(&self.machines);
            let machine = &machines[node];
            let running = machine.running.as_ref().filter(|_| machine.cut_until <= now);
            running.map(|running| (running.group, running.site.clone(), running.rules))
        };
        let Some((group, site, rules)) = found else {
            self.executor.sleep(Duration::from_millis(200)).await;
            return None;
        };
        let line = SimLine::new(&self.executor, self.fork(), (node, rules), &self.calm);
        held(&self.lines).push(Arc::downgrade(&line));
        let far = SimFarEnd { line: line.clone(), planted: self.planted, audit: self.audit.clone() };
        self.executor.start(group, Box::pin(socket::serve(site, peer.ip(), far, false)));
        Some(line)
    }

    /// Calls a node over HTTP, through everything a real request goes through but the network.
    pub(crate) async fn call<B: Serialize>(
        &self,
        node: usize,
        peer: SocketAddr,
        call: Call<'_, B>,
    ) -> Option<CallReply> {
        self.executor.sleep(self.lag()).await;
        let found = {
            let machines = held(&self.machines);
            let machine = &machines[node];
            let running = machine.running.as_ref().filter(|_| machine.cut_until <= self.executor.now());
            running.map(|running| (running.group, running.router.clone(), running.rules))
        };
        let Some((group, router, rules)) = found else {
            self.executor.sleep(Duration::from_millis(200)).await;
            return None;
        };
        let at_table = call.path.starts_with("/tables/");
        let game = call.path.split('/').nth(2).unwrap_or_default().to_string();
        let mut request = Request::builder().method(call.method).uri(format!("/api/v1{}", call.path)).extension(peer);
        if let Some(token) = call.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(key) = call.key {
            request = request.header("idempotency-key", key);
        }
        let body = match call.body {
            Some(body) => {
                request = request.header(header::CONTENT_TYPE, "application/json");
                Body::from(serde_json::to_vec(body).unwrap_or_default())
            }
            None => Body::empty(),
        };
        let request = request.body(body).ok()?;
        let (answer, told) = oneshot::channel();
        self.executor.start(
            group,
            Box::pin(async move {
                let Ok(response) = router.oneshot(request).await;
                let status = response.status().as_u16();
                if let Ok(body) = axum::body::to_bytes(response.into_body(), ANSWER).await {
                    let _ = answer.send(CallReply { status, body: body.to_vec() });
                }
            }),
        );
        let reply = self.executor.timeout(CALL, told).await?.ok()?;
        self.executor.sleep(self.lag()).await;
        // Half of the answers of a node that is cut off never arrive.
        if held(&self.machines)[node].cut_until > self.executor.now() && held(&self.bits).below(2) == 0 {
            return None;
        }
        // The library that makes the key for notices draws its own luck, which no seed repeats.
        if call.path.starts_with("/account/notices") {
            self.executor.note(reply.body.len() as u64);
        } else {
            self.executor.note_bytes(&reply.body);
        }
        self.audit.count(|counts| counts.deliveries += 1);
        if reply.status == 409 && reply.json::<Refusal>().is_some_and(|refusal| refusal.code == Code::OtherRules) {
            // Another node plays it.
            if at_table && self.audit.rules(&game).is_none_or(|played| played <= rules) {
                self.audit.breach("door", format!("{game}: a node that plays {rules:?} refuses to"));
            }
            return None;
        }
        Some(reply)
    }
}

/// The address of a client.
pub(crate) fn peer(number: u32) -> SocketAddr {
    let [_, b, c, d] = number.to_be_bytes();
    SocketAddr::new(IpAddr::V4(Ipv4Addr::new(10, b, c, d)), 40_000)
}
