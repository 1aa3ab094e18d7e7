//! Somebody at a screen: the session that the browser and the terminal draw, over lines that break, by a clock that is simulated.
//! What it shows is held against the log.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use kaiju_bits::Bits;
use kaiju_client::pinned::{self, Doubt, Pins};
use kaiju_client::{Comfort, Errand, Fortune, KeptTicket, Link, News, Next, Remote, Session, Speed, Wishes};
use kaiju_rules::{Seat, Version, View};
use kaiju_server::projection::Eyes;
use kaiju_wire::code::{Close, Code};
use kaiju_wire::frame::{Ev, Nack, ToClient, ToServer};
use kaiju_wire::table::{Events, Phase};

use crate::client::Habits;
use crate::network::{Delivery, SimLine};
use crate::universe::{Call, Universe, peer};
use crate::whims::SeatKey;

/// What a socket that is simply gone is closed with.
const GONE: u16 = 1006;

/// Somebody at a screen, with the seats of one device.
pub(crate) struct SimScreen {
    universe: Arc<Universe>,
    number: u32,
    game: String,
    keys: Vec<(SeatKey, Option<[u8; 32]>)>,
    habits: Habits,
    wishes: Wishes,
    bits: Bits,
    session: Session,
    line: Option<Arc<SimLine>>,
    /// The newest version of the rules that the node it spoke to plays.
    rules: Option<Version>,
    /// What the device keeps of the dice, and whether the session has something newer that was to be kept.
    kept: Option<Pins>,
    keeps: bool,
    /// What was known when the line was asked for.
    known: u64,
    /// When the line was opened.
    since: u64,
    /// When it cuts its own line.
    cut_at: u64,
    /// The last event before the question it thinks about, and when it answers.
    thinks: Option<(u64, u64)>,
    /// The answers it has sent.
    acts: BTreeSet<String>,
}

impl SimScreen {
    pub(crate) fn new(
        universe: &Arc<Universe>,
        number: u32,
        game: &str,
        keys: Vec<(SeatKey, Option<[u8; 32]>)>,
        habits: Habits,
    ) -> SimScreen {
        let mut bits = universe.fork();
        let speed = [Speed::Instant, Speed::Instant, Speed::Fast, Speed::Normal][bits.below(4)];
        let comfort = Comfort { default_order: bits.below(2) == 0, skip_evolve: bits.below(2) == 0, ..Comfort::USUAL };
        let session = Session::attend(Remote::new(game, tickets(&keys)), fortune(&mut bits));
        SimScreen {
            universe: universe.clone(),
            number,
            game: game.to_string(),
            keys,
            habits,
            wishes: Wishes { speed, comfort, busy: false },
            bits,
            session,
            line: None,
            rules: None,
            kept: None,
            keeps: false,
            known: 0,
            since: 0,
            cut_at: u64::MAX,
            thinks: None,
            acts: BTreeSet::new(),
        }
    }

    fn eyes(&self) -> Eyes {
        self.keys.iter().filter_map(|(key, _)| Seat::from_letter(key.seat())).collect()
    }

    fn was_changed(&self) -> bool {
        self.keys.iter().any(|(key, _)| key.was_changed())
    }

    fn now(&self) -> u64 {
        self.universe.executor.now()
    }

    /// The clock of the device.
    fn now_ms(&self) -> u64 {
        self.now() / 1000
    }

    fn breach(&self, law: &'static str, what: &str) {
        self.universe.audit.breach(law, format!("{} {:?} at a screen: {what}", self.game, self.eyes()));
    }

    /// Plays or watches until the game is over.
    pub(crate) async fn run(mut self) {
        for (key, _) in &self.keys {
            self.universe.audit.plays(&self.game, key.seat());
        }
        let executor = self.universe.executor.clone();
        while let Some(rest) = self.look() {
            let wake = rest.min(self.errands().await);
            let wake = if self.universe.is_calm() { wake } else { wake.min(self.cut_at) };
            let line = self.line.clone();
            let hear = async {
                match &line {
                    Some(line) => line.hear().await,
                    None => std::future::pending().await,
                }
            };
            let delivery = tokio::select! {
                biased;
                delivery = hear => Some(delivery),
                () = executor.until(wake.max(self.now() + 1)) => None,
            };
            match delivery {
                Some(Delivery::Frame(text)) => self.hear(&text).await,
                Some(Delivery::Close(number)) => self.broke(number),
                Some(Delivery::Cut) => self.broke(GONE),
                None if self.now() >= self.cut_at && !self.universe.is_calm() => self.go_away().await,
                None => {}
            }
            if let Link::Closed(number) = self.session.link() {
                self.open_again(number).await;
            }
        }
        self.hang_up();
        self.check_record().await;
    }

    // ── the line ─────────────────────────────────────────────────────────────
    /// Does what is to be done for the session; tells when there is more.
    async fn errands(&mut self) -> u64 {
        loop {
            match self.session.errand(self.now_ms()) {
                Errand::Connect => self.connect().await,
                Errand::HangUp => self.hang_up(),
                Errand::Keep => self.keeps = true,
                Errand::Send(text) => {
                    if let Ok(ToServer::Act(act)) = serde_json::from_str(&text) {
                        self.acts.insert(act.id);
                    }
                    if let Some(line) = &self.line {
                        line.send(text);
                    }
                }
                Errand::Rest(ms) => return self.now_ms().saturating_add(ms).saturating_mul(1000),
            }
        }
    }

    async fn connect(&mut self) {
        let node = self.bits.below(self.universe.nodes());
        self.known = self.universe.audit.known(&self.game);
        self.line = self.universe.connect(node, peer(self.number)).await;
        if let Some(line) = &self.line {
            (self.since, self.rules) = (self.now(), Some(line.rules));
            let cut = self.habits.cuts_s * 1_000_000;
            self.cut_at = self.now() + cut / 2 + self.bits.below(cut as usize + 1) as u64;
            self.session.opened(self.now_ms());
        } else {
            self.session.broke(self.now_ms(), GONE);
        }
    }

    fn hang_up(&mut self) {
        if let Some(line) = self.line.take() {
            line.cut();
        }
        self.cut_at = u64::MAX;
        for (key, _) in &self.keys {
            self.universe.audit.goes(&self.game, key.seat());
        }
    }

    fn broke(&mut self, number: u16) {
        self.hang_up();
        self.session.broke(self.now_ms(), number);
    }

    /// The device loses its network, or is closed for a while.
    async fn go_away(&mut self) {
        self.broke(GONE);
        match self.bits.below(16) {
            0..4 => {
                let ms = self.bits.below(self.habits.away_s as usize * 1000) as u64;
                self.universe.executor.sleep(Duration::from_millis(ms)).await;
                self.session.hurry(self.now_ms());
            }
            4..7 => self.reload(),
            _ => {}
        }
    }

    /// The line was closed for good: somebody opens the page again, after a while.
    async fn open_again(&mut self, number: u16) {
        // Its token is void by now, or the node is of an older kaiju than the game.
        let newer = self.universe.audit.rules(&self.game) > self.rules;
        let elsewhere = number == Close::Forbidden.number() && (self.was_changed() || newer);
        if !elsewhere && number != Close::Replaced.number() {
            return self.breach("door", &format!("sent away with {number}"));
        }
        self.hang_up();
        let ms = 200 + self.bits.below(2_000) as u64;
        self.universe.executor.sleep(Duration::from_millis(ms)).await;
        self.reload();
    }

    /// What was to be kept of the dice is on the device.
    fn write_down(&mut self) {
        if std::mem::take(&mut self.keeps) {
            self.kept = self.session.pins().cloned();
        }
    }

    /// The page is loaded again: all that is left is what the device keeps.
    fn reload(&mut self) {
        self.write_down();
        let remote = Remote::new(self.game.as_str(), tickets(&self.keys));
        self.session = Session::attend(remote, fortune(&mut self.bits));
        if let Some(kept) = &self.kept {
            self.session.remember(kept);
        }
        self.thinks = None;
    }

    // ── what comes in ────────────────────────────────────────────────────────
    async fn hear(&mut self, text: &str) {
        if self.bits.below(4) == 0 {
            self.universe.audit.heard(&self.game, text);
        }
        let Ok(frame) = serde_json::from_str::<ToClient>(text) else {
            return self.breach("door", &format!("cannot be read: {text}"));
        };
        let audit = self.universe.audit.clone();
        let leaves = matches!(frame, ToClient::GoingAway { .. });
        let fresh = matches!(frame, ToClient::Snapshot(_));
        match &frame {
            ToClient::Welcome(welcome) => {
                audit.not_older(&self.game, self.known, welcome.head);
                if let Some(line) = &self.line {
                    self.keys.iter().for_each(|(key, _)| audit.comes(&self.game, key.seat(), line));
                }
            }
            ToClient::Snapshot(snapshot) => audit.shown(self.eyes(), snapshot),
            ToClient::Ev(ev) => audit.told(self.eyes(), ev, self.since),
            ToClient::Ack(ack) => audit.acked(&self.game, &ack.id, ack.seq),
            ToClient::Nack(nack) => self.refused(nack),
            _ => audit.count(|counts| counts.deliveries += 1),
        }
        let news = self.session.hear(self.now_ms(), text);
        for one in news {
            if let News::Doubt(doubt) = one
                && !matches!(doubt, Doubt::LeftOut(_))
            {
                self.breach("dice", &format!("{doubt:?}"));
            }
        }
        if !leaves && matches!(self.session.link(), Link::Lost(_)) {
            self.breach("truth", &format!("gone astray at {text}"));
        }
        self.compare();
        if fresh && self.bits.below(4) == 0 {
            self.recall().await;
        }
        if !self.keys.is_empty() && self.bits.below(400) == 0 {
            self.session.say("roar", true);
        }
    }

    fn refused(&self, nack: &Nack) {
        // A token that is void says nothing about the answer.
        let void = nack.code == Code::Forbidden && self.was_changed();
        let retry = nack.retry || void;
        if !nack.id.is_empty() {
            self.universe.audit.refused(&self.game, &nack.id, nack.code, retry, false);
        }
        let beaten = matches!(nack.code, Code::SeqConflict | Code::NotYourTurn | Code::GameOver);
        if self.acts.contains(&nack.id) && !retry && !beaten {
            self.breach("door", &format!("refused with {}", nack.code));
        }
    }

    /// What is shown is what the log says, once all of it is shown.
    fn compare(&self) {
        let (Some(remote), Some(view)) = (self.session.remote(), self.session.view()) else { return };
        let settled = remote.ask().is_some() || view.table().over().is_some();
        if settled && self.session.is_current() {
            self.universe.audit.pictured(&self.game, remote.seq(), view);
        }
    }

    // ── the screen ───────────────────────────────────────────────────────────
    /// Shows what is to be shown and answers what is asked; tells when there is more, and nothing after the end.
    fn look(&mut self) -> Option<u64> {
        let phase = self.session.remote().map(|remote| remote.info().phase);
        if matches!(phase, Some(Phase::Over | Phase::Closed)) && self.session.is_current() {
            return None;
        }
        loop {
            let (now, now_ms) = (self.now(), self.now_ms());
            match self.session.next(now_ms, &self.wishes) {
                Next::Showed => self.compare(),
                Next::Pause(ms) => return Some((now_ms + ms) * 1000),
                Next::HandOver(_) => self.session.ready(),
                Next::Ask(prompt) => {
                    let seq = self.session.remote().map_or(0, Remote::seq);
                    let at = match self.thinks {
                        Some((of, at)) if of == seq => at,
                        _ => now + self.thinking_us(),
                    };
                    self.thinks = Some((seq, at));
                    if now < at {
                        return Some(at);
                    }
                    self.thinks = None;
                    let Some(legal) = self.session.view().map(View::legal) else { return Some(u64::MAX) };
                    let action = legal.get(self.bits.below(legal.len().max(1)));
                    let Some(action) = action else {
                        self.breach("standstill", &format!("asked {:?} without an answer", prompt.question));
                        return None;
                    };
                    let held = self.bits.below(4) == 0;
                    let answered = if held {
                        self.session.answer_with_time_to_undo(prompt.seat, action, now_ms)
                    } else {
                        self.session.answer(prompt.seat, action)
                    };
                    if let Err(illegal) = answered {
                        self.breach("truth", &format!("cannot answer: {illegal}"));
                        return None;
                    }
                    if held && self.bits.below(4) == 0 {
                        self.session.undo();
                    }
                }
                Next::Over(_) | Next::Wait => return Some(u64::MAX),
                Next::Think(_) => {
                    self.breach("door", "a bot is to think at the screen");
                    return None;
                }
            }
        }
    }

    fn thinking_us(&mut self) -> u64 {
        let dreams = !self.universe.is_calm() && self.bits.below(self.habits.dreams.max(1)) == 0;
        let most_ms = if dreams { 120_000 } else { self.habits.thinks_ms };
        self.bits.below(most_ms as usize * 1000 + 1) as u64
    }

    // ── over HTTP ────────────────────────────────────────────────────────────
    async fn get(&mut self, path: String) -> Option<Vec<u8>> {
        let node = self.bits.below(self.universe.nodes());
        let token = self.keys.first().map(|(key, _)| key.token());
        let call = Call::<()> { method: "GET", path, token: token.as_deref(), key: None, body: None };
        let reply = self.universe.call(node, peer(self.number), call).await?;
        (reply.status == 200).then_some(reply.body)
    }

    /// Reads what happened before it came.
    async fn recall(&mut self) {
        let mut all: Vec<Ev> = Vec::new();
        while let Some(from) = self.session.forgotten(all.last().map(|ev| ev.seq)) {
            let body = self.get(format!("/tables/{}/events?from={from}", self.game)).await;
            let Some(events) = body.and_then(|body| serde_json::from_slice::<Events>(&body).ok()) else { return };
            if events.events.is_empty() {
                return;
            }
            all.extend(events.events);
        }
        if !all.is_empty() {
            self.session.recall(&all);
            let (told, seq) = (self.session.log().len(), self.session.remote().map_or(0, Remote::seq));
            let happened = self.universe.audit.happened(&self.game, seq);
            if self.session.is_current() && happened != Some(told) {
                self.breach("truth", &format!("the log has {told} of {happened:?} events at {seq}"));
            }
        }
    }

    /// The record of the game fits to what the device noted of the dice.
    async fn check_record(&mut self) {
        if self.bits.below(4) > 0 {
            return;
        }
        self.write_down();
        let path = format!("/tables/{}/record", self.game);
        let record = self.get(path).await.and_then(|body| String::from_utf8(body).ok());
        if let Some(Err(fault)) = record.map(|text| pinned::check(&text, self.kept.as_ref()).map(drop)) {
            self.breach("dice", &format!("the record is not what was noted: {fault:?}"));
        }
    }
}

/// The keys that a device has.
fn tickets(keys: &[(SeatKey, Option<[u8; 32]>)]) -> Vec<KeptTicket> {
    let ticket = |(key, seed): &(SeatKey, Option<[u8; 32]>)| {
        Some(KeptTicket { seat: Seat::from_letter(key.seat())?, token: key.token(), seed: *seed })
    };
    keys.iter().filter_map(ticket).collect()
}

/// The luck of a device.
fn fortune(bits: &mut Bits) -> Fortune {
    let mut own = Bits::new(bits.word(), 6);
    Fortune::from_fn(move || own.word())
}
