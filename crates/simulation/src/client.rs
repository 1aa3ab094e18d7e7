//! Clients of every kind: players over sockets and over HTTP, and those who only look. They keep to the protocol, go away,
//! dream, send things twice, and check everything they are told.

use std::sync::Arc;
use std::time::Duration;

use kaiju_bits::Bits;
use kaiju_rules::Seat;
use kaiju_server::projection::Eyes;
use kaiju_wire::chain::{self, Element};
use kaiju_wire::code::{Close, Code};
use kaiju_wire::frame::{Ack, Act, Ask, Ev, FIRST_HASH, Hello, Resume, Reveal, Say, Snapshot, ToClient, ToServer};
use kaiju_wire::table::{Events, Phase, TableInfo};
use kaiju_wire::{Refusal, VERSION, hex};
use tokio::sync::mpsc;

use crate::executor::WORLD;
use crate::network::{Delivery, SimLine};
use crate::universe::{Call, CallReply, Universe, peer};
use crate::whims::SeatKey;

/// Elements of a seat's chain: more than a seat has answers in any game.
const LINKS: usize = 700;
/// Without a verdict for so long, the same is sent again.
const RESEND_US: u64 = 3_000_000;
/// How often a client says that it is there.
const PING_US: u64 = 10_000_000;
/// A line on which nothing was heard for so long is dead.
const QUIET_US: u64 = 25_000_000;

/// A seat's chain, short enough to be kept.
#[derive(Clone)]
pub(crate) struct ShortChain(Arc<Vec<Element>>);

impl ShortChain {
    pub(crate) fn new(bits: &mut Bits) -> ShortChain {
        let words = [bits.word(), bits.word(), bits.word(), bits.word()];
        let seed: Element = std::array::from_fn(|i| words[i / 8].to_be_bytes()[i % 8]);
        let mut all: Vec<Element> = std::iter::successors(Some(seed), |at| Some(chain::step(at))).take(LINKS).collect();
        all.reverse();
        ShortChain(Arc::new(all))
    }

    pub(crate) fn tip(&self) -> String {
        hex::write(&self.0[0])
    }

    /// The element behind this one.
    fn behind(&self, last: &str) -> Option<String> {
        let last: Element = hex::read(last)?;
        let at = self.0.iter().position(|element| *element == last)?;
        self.0.get(at + 1).map(|element| hex::write(element))
    }
}

/// What a client is like.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habits {
    /// How long it thinks at most, in milliseconds.
    pub(crate) thinks_ms: u64,
    /// How often an answer is sent at most.
    pub(crate) copies: usize,
    /// In one of so many answers it dreams instead.
    pub(crate) dreams: usize,
    /// It cuts its own line after about so many seconds.
    pub(crate) cuts_s: u64,
    /// When it has cut its line, it stays away for up to so many seconds.
    pub(crate) away_s: u64,
    /// It asks for the position with every event.
    pub(crate) positions: bool,
    /// It stops reading now and then.
    pub(crate) sleepy: bool,
    /// It always asks for what it has not.
    pub(crate) resumes: bool,
}

struct Unanswered {
    act: Act,
    sent: u64,
    copies: u32,
    /// How many of them were said not to have been written.
    denied: u32,
}

/// A verdict that came over HTTP.
enum Told {
    Ack(Ack),
    No(String, Refusal),
}

/// Somebody at a table.
pub(crate) struct SimClient {
    universe: Arc<Universe>,
    number: u32,
    game: String,
    key: Option<SeatKey>,
    chain: Option<ShortChain>,
    habits: Habits,
    bits: Bits,
    epoch: String,
    last: u64,
    hash: String,
    before: String,
    ask: Option<(u64, Ask)>,
    answer_at: Option<u64>,
    pending: Option<Unanswered>,
    /// The tip behind which it has shown an element, and the frame in which it did.
    shown: Option<(String, Reveal, u64)>,
    over: bool,
    /// It has asked for the last event once more: what was on its way before does not count.
    rewound: bool,
    /// When it asks for that again: it was told to ask later.
    sync_at: Option<u64>,
    heard: u64,
    pong_head: u64,
    since: u64,
    told: (mpsc::UnboundedSender<Told>, mpsc::UnboundedReceiver<Told>),
}

/// Why a client left a line.
#[derive(PartialEq, Eq)]
enum Parting {
    /// To come back.
    Again,
    /// For good.
    Forever,
}

impl SimClient {
    pub(crate) fn new(
        universe: &Arc<Universe>,
        number: u32,
        game: &str,
        key: Option<SeatKey>,
        habits: Habits,
    ) -> SimClient {
        let bits = universe.fork();
        SimClient {
            universe: universe.clone(),
            number,
            game: game.to_string(),
            key,
            chain: None,
            habits,
            bits,
            epoch: String::new(),
            last: 0,
            hash: FIRST_HASH.to_string(),
            before: FIRST_HASH.to_string(),
            ask: None,
            answer_at: None,
            pending: None,
            shown: None,
            over: false,
            rewound: false,
            sync_at: None,
            heard: 0,
            pong_head: 0,
            since: 0,
            told: mpsc::unbounded_channel(),
        }
    }

    pub(crate) fn with_chain(mut self, chain: Option<ShortChain>) -> SimClient {
        self.chain = chain;
        self
    }

    fn eyes(&self) -> Eyes {
        let seat = self.key.as_ref().and_then(|key| Seat::from_letter(key.seat()));
        seat.map_or(Eyes::EMPTY, Eyes::just)
    }

    fn seat(&self) -> char {
        self.key.as_ref().map_or('-', SeatKey::seat)
    }

    /// May its token have become void while it was used?
    fn was_changed(&self) -> bool {
        self.key.as_ref().is_some_and(SeatKey::was_changed)
    }

    fn now(&self) -> u64 {
        self.universe.executor.now()
    }

    fn id(&mut self) -> String {
        format!("{:016x}{:016x}", self.bits.word(), self.bits.word())
    }

    fn breach(&self, law: &'static str, what: &str) {
        self.universe.audit.breach(law, format!("{} {}: {what}", self.game, self.seat()));
    }

    async fn pause(&mut self, most_ms: u64) {
        let ms = self.bits.below(most_ms.max(1) as usize) as u64;
        self.universe.executor.sleep(Duration::from_millis(ms)).await;
    }

    // ── over a socket ────────────────────────────────────────────────────────
    /// Plays or watches until the game is over.
    pub(crate) async fn run(mut self) {
        self.universe.audit.plays(&self.game, self.seat());
        let mut tries = 0;
        while !self.over {
            let node = self.bits.below(self.universe.nodes());
            let known = self.universe.audit.known(&self.game);
            if let Some(line) = self.universe.connect(node, peer(self.number)).await {
                let parting = self.talk(&line, known).await;
                self.universe.audit.goes(&self.game, self.seat());
                line.cut();
                if parting == Parting::Forever {
                    return;
                }
                tries = 0;
                if !self.universe.is_calm() && self.bits.below(4) == 0 {
                    self.pause(self.habits.away_s * 1000).await;
                }
            }
            tries += 1;
            self.pause((250_u64 << tries.min(6)).min(if self.universe.is_calm() { 1_000 } else { 15_000 })).await;
        }
    }

    fn hello(&mut self, line: &SimLine) {
        let resumes = !self.epoch.is_empty() && (self.habits.resumes || self.bits.below(8) > 0);
        let resume = resumes.then(|| Resume { epoch: self.epoch.clone(), seq: self.last });
        let hello = Hello {
            version: VERSION,
            game: self.game.clone(),
            auth: self.key.iter().map(SeatKey::token).collect(),
            resume,
            positions: self.habits.positions,
            ..Hello::default()
        };
        line.say(&ToServer::Hello(hello));
    }

    async fn talk(&mut self, line: &Arc<SimLine>, known: u64) -> Parting {
        let executor = self.universe.executor.clone();
        self.hello(line);
        (self.heard, self.since, self.pong_head, self.rewound) = (self.now(), self.now(), 0, false);
        self.sync_at = None;
        let mut ping = self.now() + PING_US;
        let cut = self.now()
            + (self.habits.cuts_s * 1_000_000) / 2
            + self.bits.below(self.habits.cuts_s as usize * 1_000_000 + 1) as u64;
        if let Some(pending) = &mut self.pending {
            pending.sent = 0;
        }
        if let Some((_, _, sent)) = &mut self.shown {
            *sent = 0;
        }
        let mut welcomed = false;
        loop {
            let now = self.now();
            if now >= ping {
                ping = now + PING_US;
                line.say(&ToServer::Ping { c_ms: now / 1000 });
            }
            if now >= self.heard + QUIET_US || !welcomed && now >= self.since + 8_000_000 {
                return Parting::Again;
            }
            if now >= cut && !self.universe.is_calm() {
                return Parting::Again;
            }
            if welcomed {
                self.answer(line);
            }
            let mut wake = ping.min(self.heard + QUIET_US);
            if !welcomed {
                wake = wake.min(self.since + 8_000_000);
            }
            if !self.universe.is_calm() {
                wake = wake.min(cut);
            }
            if let Some(at) = self.due().filter(|_| welcomed) {
                wake = wake.min(at.max(now));
            }
            let delivery = tokio::select! {
                biased;
                Some(told) = self.told.1.recv() => {
                    self.told_over_http(told);
                    continue;
                }
                delivery = line.hear() => delivery,
                () = executor.until(wake) => continue,
            };
            self.heard = self.now();
            match delivery {
                Delivery::Frame(text) => {
                    if !self.hear(&text, line, known, &mut welcomed) {
                        return Parting::Forever;
                    }
                    if self.over {
                        return Parting::Forever;
                    }
                    if self.habits.sleepy && !self.universe.is_calm() && self.bits.below(40) == 0 {
                        self.universe.audit.goes(&self.game, self.seat());
                        self.pause(60_000).await;
                        // What it was told meanwhile is still to be read.
                        (self.heard, self.pong_head) = (self.now(), 0);
                        if self.key.is_some() {
                            self.universe.audit.comes(&self.game, self.seat(), line);
                        }
                    }
                }
                Delivery::Close(number) => {
                    // Its token is void by now, or the node is of an older kaiju than the game.
                    let elsewhere = number == Close::Forbidden.number()
                        && (self.was_changed() || self.universe.audit.rules(&self.game) > Some(line.rules));
                    if !Close::retry(number) && number != Close::Replaced.number() && !elsewhere {
                        self.breach("door", &format!("sent away with {number}"));
                        return Parting::Forever;
                    }
                    return Parting::Again;
                }
                Delivery::Cut => return Parting::Again,
            }
        }
    }

    /// When something is to be sent.
    fn due(&self) -> Option<u64> {
        let pending = self.pending.as_ref().map(|pending| pending.sent + RESEND_US);
        let shown = self.shown.as_ref().map(|(_, _, sent)| sent + RESEND_US);
        [pending, shown, self.sync_at, self.answer_at.filter(|_| self.pending.is_none())].into_iter().flatten().min()
    }

    /// A frame; false when nothing can come of this client any more.
    fn hear(&mut self, text: &str, line: &Arc<SimLine>, known: u64, welcomed: &mut bool) -> bool {
        if self.bits.below(4) == 0 {
            self.universe.audit.heard(&self.game, text);
        }
        // Most frames are events, and a tagged enum is read twice.
        let frame = match text.strip_prefix("{\"t\":\"ev\",") {
            Some(_) => serde_json::from_str(text).map(|ev| ToClient::Ev(Box::new(ev))),
            None => serde_json::from_str(text),
        };
        let Ok(frame) = frame else {
            self.breach("door", &format!("cannot be read: {text}"));
            return false;
        };
        match frame {
            ToClient::Welcome(welcome) => {
                *welcomed = true;
                self.universe.audit.not_older(&self.game, known, welcome.head);
                if welcome.epoch != self.epoch {
                    self.epoch = welcome.epoch;
                }
                if self.key.is_some() {
                    self.universe.audit.comes(&self.game, self.seat(), line);
                }
            }
            ToClient::Snapshot(snapshot) => self.look(&snapshot, line),
            ToClient::Ev(ev) => return self.happen(&ev, line),
            ToClient::Ack(ack) => self.acked(&ack),
            ToClient::Nack(nack) => self.refused(&nack.id, nack.code, nack.retry, nack.after_ms),
            ToClient::Pong { head, .. } => {
                // A desk whose database does not answer is busy with waiting.
                let well = line.is_well_since(self.now().saturating_sub(20_000_000));
                if self.last < self.pong_head && well && self.universe.audit.is_settled(line.node) {
                    self.breach("truth", &format!("has {} of {} events", self.last, self.pong_head));
                }
                // What was on its way before it asked once more tells nothing.
                self.pong_head = if self.rewound { 0 } else { head };
            }
            ToClient::GoingAway { .. } | ToClient::Presence { .. } | ToClient::Said(_) | ToClient::Unknown => {
                self.universe.audit.count(|counts| counts.deliveries += 1);
            }
        }
        true
    }

    fn look(&mut self, snapshot: &Snapshot, line: &SimLine) {
        self.universe.audit.shown(self.eyes(), snapshot);
        if snapshot.seq < self.last {
            self.breach("stale", &format!("sent back from {} to {}", self.last, snapshot.seq));
        }
        (self.last, self.hash, self.before) = (snapshot.seq, snapshot.vh.clone(), String::new());
        self.asked(snapshot.seq, snapshot.ask.clone());
        self.table(&snapshot.table, line);
    }

    fn happen(&mut self, ev: &Ev, line: &Arc<SimLine>) -> bool {
        if ev.seq != self.last + 1 && self.rewound {
            return true;
        }
        self.rewound = false;
        if ev.seq != self.last + 1 {
            self.breach("gap", &format!("event {} after {}", ev.seq, self.last));
            return false;
        }
        if !ev.follows(&self.hash) {
            self.breach("truth", &format!("event {} does not follow", ev.seq));
        }
        self.universe.audit.told(self.eyes(), ev, self.since);
        self.before = std::mem::replace(&mut self.hash, ev.vh.clone());
        self.last = ev.seq;
        if ev.kind.is_move() || ev.ask.is_some() {
            self.asked(ev.seq, ev.ask.clone());
        }
        if let Some(table) = &ev.table {
            self.table(table, line);
        }
        // Now and then it wants the last event once more.
        if self.bits.below(300) == 0 && !self.before.is_empty() {
            (self.last, self.rewound, self.pong_head) = (self.last - 1, true, 0);
            self.hash = std::mem::take(&mut self.before);
            line.say(&ToServer::Sync { from: ev.seq });
        }
        if self.key.is_some() && self.bits.below(200) == 0 {
            line.say(&ToServer::Say(Say { seat: None, text: "roar".to_string(), emote: true }));
        }
        true
    }

    /// A question, or none.
    fn asked(&mut self, seq: u64, ask: Option<Ask>) {
        self.ask = ask.map(|ask| (seq, ask));
        let mine = self.ask.as_ref().is_some_and(|(_, ask)| ask.seat == self.seat() && ask.legal.is_some());
        self.answer_at = mine.then(|| {
            let dreams = !self.universe.is_calm() && self.bits.below(self.habits.dreams.max(1)) == 0;
            let most = if dreams { 120_000 } else { self.habits.thinks_ms };
            self.now() + self.bits.below(most as usize * 1000 + 1) as u64
        });
    }

    fn table(&mut self, table: &TableInfo, line: &SimLine) {
        self.over = matches!(table.phase, Phase::Over | Phase::Closed);
        if table.phase != Phase::Sealing {
            self.shown = None;
            return;
        }
        let seat = table.seats.iter().find(|seat| seat.seat == self.seat());
        let tip = seat.filter(|seat| seat.first.is_none()).and_then(|seat| seat.tip.clone());
        let Some((chain, tip)) = self.chain.clone().zip(tip) else {
            self.shown = None;
            return;
        };
        if self.shown.as_ref().is_some_and(|(shown, ..)| *shown == tip) {
            return;
        }
        let Some(element) = chain.behind(&tip) else { return self.breach("dice", "the tip is not its own") };
        let reveal = Reveal { id: self.id(), seat: None, element };
        line.say(&ToServer::Reveal(reveal.clone()));
        self.shown = Some((tip, reveal, self.now()));
    }

    /// Answers when it is time, and sends again what had no verdict.
    fn answer(&mut self, line: &SimLine) {
        let now = self.now();
        if let Some((_, reveal, sent)) = self.shown.as_mut().filter(|(_, _, sent)| now >= sent + RESEND_US) {
            *sent = now;
            line.say(&ToServer::Reveal(reveal.clone()));
        }
        if self.sync_at.take_if(|at| now >= *at).is_some() && self.rewound {
            line.say(&ToServer::Sync { from: self.last + 1 });
        }
        if let Some(pending) = self.pending.as_mut() {
            if now >= pending.sent + RESEND_US {
                (pending.sent, pending.copies) = (now, pending.copies + 1);
                line.say(&ToServer::Act(pending.act.clone()));
            }
            return;
        }
        if self.answer_at.is_none_or(|at| now < at) {
            return;
        }
        let Some(act) = self.choose() else { return };
        let copies = 1 + self.bits.below(self.habits.copies) as u32;
        self.pending = Some(Unanswered { act: act.clone(), sent: now, copies, denied: 0 });
        for _ in 0..copies {
            if self.bits.below(5) == 0 {
                self.post(&act);
            } else {
                line.say(&ToServer::Act(act.clone()));
            }
        }
    }

    /// An answer to the question.
    fn choose(&mut self) -> Option<Act> {
        self.answer_at = None;
        let (expect, ask) = self.ask.clone()?;
        let legal = ask.legal?;
        let action = legal.get(self.bits.below(legal.len().max(1)))?.clone();
        let reveal = match (&self.chain, ask.last) {
            (Some(chain), Some(last)) => {
                let behind = chain.behind(&last);
                if behind.is_none() {
                    self.breach("dice", "the last element is not its own");
                }
                behind
            }
            _ => None,
        };
        Some(Act { id: self.id(), expect, seat: None, action, reveal })
    }

    fn acked(&mut self, ack: &Ack) {
        self.universe.audit.acked(&self.game, &ack.id, ack.seq);
        self.pending.take_if(|pending| pending.act.id == ack.id);
        self.shown.take_if(|(_, reveal, _)| reveal.id == ack.id);
    }

    fn refused(&mut self, id: &str, code: Code, retry: bool, after_ms: Option<u64>) {
        let now = self.now();
        // A token that is void says nothing about the answer.
        let void = code == Code::Forbidden && self.was_changed();
        let retry = retry || void;
        let after_ms = if void { Some(500) } else { after_ms };
        let mine = self.pending.as_mut().filter(|pending| pending.act.id == id);
        let mut denied = false;
        let mine = mine.inspect(|pending| denied = pending.copies == pending.denied + 1);
        denied &= code == Code::StorageUnavailable;
        if id.is_empty() && self.rewound {
            self.sync_at = Some(now + after_ms.unwrap_or(1_000) * 1000);
        }
        if !id.is_empty() {
            self.universe.audit.refused(&self.game, id, code, retry, denied);
        }
        if self.shown.as_ref().is_some_and(|(_, reveal, _)| reveal.id == id) && !retry {
            self.shown = None;
        }
        let Some(pending) = mine else { return };
        if retry {
            pending.denied += u32::from(code == Code::StorageUnavailable);
            pending.sent = (now + after_ms.unwrap_or(0) * 1000).saturating_sub(RESEND_US);
            return;
        }
        // Another hand was quicker; anything else is somebody's mistake.
        if !matches!(code, Code::SeqConflict | Code::NotYourTurn | Code::GameOver) {
            self.breach("door", &format!("refused with {code}"));
        }
        self.pending = None;
    }

    // ── over HTTP ────────────────────────────────────────────────────────────
    /// Sends an answer over HTTP, at any node, beside everything else.
    fn post(&mut self, act: &Act) {
        let (universe, act, told) = (self.universe.clone(), act.clone(), self.told.0.clone());
        let (node, number, game) = (self.bits.below(universe.nodes()), self.number, self.game.clone());
        let token = self.key.as_ref().map(SeatKey::token).unwrap_or_default();
        universe.executor.clone().start(
            WORLD,
            Box::pin(async move {
                let call = Call {
                    method: "POST",
                    path: format!("/tables/{game}/actions"),
                    token: Some(&token),
                    key: None,
                    body: Some(&act),
                };
                if let Some(reply) = universe.call(node, peer(number), call).await {
                    let _ = told.send(verdict(&reply, &act.id));
                }
            }),
        );
    }

    fn told_over_http(&mut self, told: Told) {
        match told {
            Told::Ack(ack) => self.acked(&ack),
            Told::No(id, refusal) => self.refused(&id, refusal.code, refusal.retry, refusal.after_ms),
        }
    }

    async fn get<T: serde::de::DeserializeOwned>(&mut self, path: String) -> Option<T> {
        let node = self.bits.below(self.universe.nodes());
        let token = self.key.as_ref().map(SeatKey::token);
        let call = Call::<()> { method: "GET", path, token: token.as_deref(), key: None, body: None };
        let reply = self.universe.call(node, peer(self.number), call).await?;
        if reply.status == 500 {
            self.breach("door", "500");
        }
        (reply.status == 200).then(|| reply.json()).flatten()
    }

    /// Plays without a socket until the game is over.
    pub(crate) async fn run_over_http(mut self) {
        self.universe.audit.plays(&self.game, self.seat());
        while !self.over {
            let known = self.universe.audit.known(&self.game);
            let path = format!("/tables/{}/view", self.game);
            let Some(snapshot) = self.get::<Snapshot>(path).await else {
                self.pause(1_000).await;
                continue;
            };
            self.universe.audit.not_older(&self.game, known, snapshot.seq);
            self.universe.audit.shown(self.eyes(), &snapshot);
            (self.last, self.hash) = (snapshot.seq, snapshot.vh.clone());
            self.asked(snapshot.seq, snapshot.ask.clone());
            self.over = matches!(snapshot.table.phase, Phase::Over | Phase::Closed);
            if let Some(at) = self.answer_at {
                self.universe.executor.until(at).await;
                if let Some(act) = self.choose() {
                    self.insist(act).await;
                }
            } else if !self.over {
                self.follow().await;
            }
        }
    }

    /// Sends an answer until it has a verdict.
    async fn insist(&mut self, act: Act) {
        self.pending = Some(Unanswered { act: act.clone(), sent: 0, copies: 0, denied: 0 });
        while let Some(pending) = &mut self.pending {
            pending.copies += 1;
            let token = self.key.as_ref().map(SeatKey::token).unwrap_or_default();
            let node = self.bits.below(self.universe.nodes());
            let path = format!("/tables/{}/actions", self.game);
            let call = Call { method: "POST", path, token: Some(&token), key: None, body: Some(&act) };
            if let Some(reply) = self.universe.call(node, peer(self.number), call).await {
                self.told_over_http(verdict(&reply, &act.id));
            }
            if self.pending.is_some() {
                self.pause(1_500).await;
            }
        }
    }

    /// Waits for events and reads them.
    async fn follow(&mut self) {
        let known = self.universe.audit.known(&self.game);
        let path = format!("/tables/{}/events?from={}&wait_ms=4000", self.game, self.last + 1);
        let Some(events) = self.get::<Events>(path).await else { return self.pause(1_000).await };
        self.universe.audit.not_older(&self.game, known, events.head);
        for ev in &events.events {
            if ev.seq != self.last + 1 || !ev.follows(&self.hash) {
                return self.breach("gap", &format!("event {} after {}", ev.seq, self.last));
            }
            self.universe.audit.told(self.eyes(), ev, self.now());
            (self.last, self.hash) = (ev.seq, ev.vh.clone());
        }
    }
}

fn verdict(reply: &CallReply, id: &str) -> Told {
    if reply.status == 200
        && let Some(ack) = reply.json()
    {
        return Told::Ack(ack);
    }
    let refusal = reply.json().unwrap_or_else(|| Refusal::from(Code::Unavailable));
    Told::No(id.to_string(), refusal)
}
