//! Lines between clients and nodes: ordered, as sockets are, and late, stalled, cut or half dead, as networks are.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use kaiju_bits::Bits;
use kaiju_rules::Version;
use kaiju_server::socket::{Arrival, FarEnd};
use kaiju_wire::frame::{ToClient, ToServer};
use tokio::sync::Notify;

use crate::audit::Audit;
use crate::executor::{Executor, held};
use crate::planted::Planted;

/// As many bytes wait for a reader before the writer has to.
const WINDOW: usize = 64 * 1024;

/// What comes to a client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Delivery {
    Frame(String),
    Close(u16),
    /// The line is cut.
    Cut,
}

struct SimPipe<T> {
    queue: Mutex<PipeQueue<T>>,
    arrived: Notify,
    room: Notify,
}

struct PipeQueue<T> {
    items: VecDeque<(u64, usize, T)>,
    bytes: usize,
    last: u64,
}

impl<T> Default for SimPipe<T> {
    fn default() -> SimPipe<T> {
        let queue = Mutex::new(PipeQueue { items: VecDeque::new(), bytes: 0, last: 0 });
        SimPipe { queue, arrived: Notify::new(), room: Notify::new() }
    }
}

impl<T> SimPipe<T> {
    /// Puts something in that arrives at a moment, and not before what was put in before it.
    fn put(&self, at: u64, bytes: usize, item: T) {
        let mut queue = held(&self.queue);
        queue.last = queue.last.max(at);
        queue.bytes += bytes;
        let at = queue.last;
        queue.items.push_back((at, bytes, item));
        drop(queue);
        self.arrived.notify_one();
    }

    /// Waits for what arrives next. Nothing is lost when the caller stops waiting.
    async fn take(&self, executor: &Executor) -> T {
        loop {
            let due = {
                let mut queue = held(&self.queue);
                match queue.items.front() {
                    Some((at, ..)) if *at <= executor.now() => {
                        if let Some((_, bytes, item)) = queue.items.pop_front() {
                            queue.bytes -= bytes;
                            drop(queue);
                            self.room.notify_one();
                            return item;
                        }
                        None
                    }
                    Some((at, ..)) => Some(*at),
                    None => None,
                }
            };
            match due {
                Some(at) => executor.until(at).await,
                None => self.arrived.notified().await,
            }
        }
    }

    fn is_full(&self) -> bool {
        held(&self.queue).bytes > WINDOW
    }
}

/// A line between a client and a node.
pub(crate) struct SimLine {
    executor: Executor,
    bits: Mutex<Bits>,
    /// The node at the other end.
    pub(crate) node: usize,
    /// The newest version of the rules that the node plays.
    pub(crate) rules: Version,
    up: SimPipe<Option<String>>,
    down: SimPipe<Delivery>,
    /// Nothing arrives before this moment.
    stalled: AtomicU64,
    /// Nothing arrives any more, and nobody is told.
    dead: AtomicBool,
    /// It is cut, and everybody is told.
    cut: AtomicBool,
    /// Nothing is very late any more.
    calm: Arc<AtomicBool>,
}

impl SimLine {
    pub(crate) fn new(
        executor: &Executor,
        bits: Bits,
        (node, rules): (usize, Version),
        calm: &Arc<AtomicBool>,
    ) -> Arc<SimLine> {
        Arc::new(SimLine {
            executor: executor.clone(),
            bits: Mutex::new(bits),
            node,
            rules,
            up: SimPipe::default(),
            down: SimPipe::default(),
            stalled: AtomicU64::new(0),
            dead: AtomicBool::new(false),
            cut: AtomicBool::new(false),
            calm: calm.clone(),
        })
    }

    fn arrives(&self) -> u64 {
        let mut bits = held(&self.bits);
        let us = match bits.below(500) {
            _ if self.calm.load(Ordering::Relaxed) => 500 + bits.below(20_000),
            0 => bits.below(2_000_000),
            1..25 => bits.below(150_000),
            _ => 500 + bits.below(20_000),
        };
        (self.executor.now() + us as u64).max(self.stalled.load(Ordering::Relaxed))
    }

    /// Has anything kept it from working since a moment?
    pub(crate) fn is_well_since(&self, moment: u64) -> bool {
        !self.is_lost() && self.stalled.load(Ordering::Relaxed) < moment
    }

    fn is_lost(&self) -> bool {
        self.dead.load(Ordering::Relaxed) || self.cut.load(Ordering::Relaxed)
    }

    /// Whatever is sent from now on vanishes.
    pub(crate) fn kill(&self) {
        self.dead.store(true, Ordering::Relaxed);
    }

    /// Nothing arrives before a moment.
    pub(crate) fn stall(&self, until: u64) {
        self.stalled.fetch_max(until, Ordering::Relaxed);
    }

    /// Cuts it: both ends hear of it, unless it was dead before.
    pub(crate) fn cut(&self) {
        if !self.is_lost() {
            self.down.put(self.arrives(), 0, Delivery::Cut);
            self.up.put(self.arrives(), 0, None);
            self.cut.store(true, Ordering::Relaxed);
            self.down.room.notify_one();
        }
    }

    // ── the client's end ─────────────────────────────────────────────────────
    pub(crate) fn say(&self, frame: &ToServer) {
        self.send(serde_json::to_string(frame).unwrap_or_default());
    }

    /// Sends the text of a frame.
    pub(crate) fn send(&self, text: String) {
        if !self.is_lost() {
            self.up.put(self.arrives(), text.len(), Some(text));
        }
    }

    pub(crate) async fn hear(&self) -> Delivery {
        let delivery = self.down.take(&self.executor).await;
        if let Delivery::Frame(text) = &delivery {
            self.executor.note_bytes(text.as_bytes());
        }
        delivery
    }
}

/// A line as the node has it.
pub(crate) struct SimFarEnd {
    pub(crate) line: Arc<SimLine>,
    pub(crate) planted: Option<Planted>,
    pub(crate) audit: Arc<Audit>,
}

impl SimFarEnd {
    /// What a bug that is planted makes of a frame to the client.
    fn spoiled(&self, frame: &str) -> Option<String> {
        let wanted = match self.planted? {
            Planted::LeakInSnapshot => frame.starts_with("{\"t\":\"snapshot\""),
            Planted::LeakInQuestion => frame.starts_with("{\"t\":\"ev\""),
            _ => false,
        };
        let mut told: ToClient = serde_json::from_str(frame).ok().filter(|_| wanted)?;
        match &mut told {
            ToClient::Snapshot(snapshot) => {
                let whole = self.audit.whole_position(&snapshot.game, snapshot.seq)?;
                snapshot.positions.values_mut().for_each(|position| position.clone_from(&whole));
            }
            ToClient::Ev(ev) => {
                let ask = ev.ask.as_mut().filter(|ask| ask.legal.is_none() && ask.todo.is_none())?;
                ask.legal = Some(self.audit.legal(&ev.game, ev.seq)?);
            }
            _ => return None,
        }
        serde_json::to_string(&told).ok()
    }
}

impl FarEnd for SimFarEnd {
    async fn hear(&mut self) -> Arrival {
        let Some(text) = self.line.up.take(&self.line.executor).await else { return Arrival::Gone };
        if self.planted == Some(Planted::ResumeOffByOne)
            && let Ok(ToServer::Hello(mut hello)) = serde_json::from_str(&text)
            && let Some(resume) = hello.resume.as_mut().filter(|resume| resume.seq > 0)
        {
            resume.seq += 1;
            return Arrival::Text(serde_json::to_string(&ToServer::Hello(hello)).unwrap_or_default());
        }
        Arrival::Text(text)
    }

    async fn tell(&mut self, frame: &str) -> bool {
        while self.line.down.is_full() && !self.line.cut.load(Ordering::Relaxed) {
            self.line.down.room.notified().await;
        }
        if self.line.cut.load(Ordering::Relaxed) {
            return false;
        }
        if !self.line.dead.load(Ordering::Relaxed) {
            let frame = self.spoiled(frame).unwrap_or_else(|| frame.to_string());
            self.line.down.put(self.line.arrives(), frame.len(), Delivery::Frame(frame));
        }
        true
    }

    async fn close(&mut self, number: u16) {
        if !self.line.is_lost() {
            self.line.down.put(self.line.arrives(), 0, Delivery::Close(number));
        }
    }
}

/// When the node ends, the system tells the client; unless the machine has ended with it.
impl Drop for SimFarEnd {
    fn drop(&mut self) {
        self.line.cut();
    }
}
