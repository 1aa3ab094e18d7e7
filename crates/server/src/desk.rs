//! The actor of one table: everything that happens at it goes through one mailbox, one thing after the other. It keeps the
//! room in step with the store, tells those who look, and sees to it that bots, clocks and absent players are answered for.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use kaiju_rules::notation::Words;
use kaiju_rules::{Action, Seat, Viewer};
use kaiju_wire::code::{Close, Code, Refusal};
use kaiju_wire::frame::{Ack, Ev, Hand, Said, Snapshot, ToClient};
use kaiju_wire::limits::{RESUME, SOCKETS};
use kaiju_wire::table::{Phase, TableInfo};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

use crate::backoff::Backoff;
use crate::entropy::hashed;
use crate::hub::Hub;
use crate::ids::derived;
use crate::line::Line;
use crate::projection::{self, Deadline, Eyes, Hashes};
use crate::room::{Answer, Room, USUAL_BOT, Wish};
use crate::row::{Deed, Row};
use crate::store::{Appended, Here};
use crate::tempo::{self, Tempo};
use crate::thinker::Thought;

/// How long first elements are waited for.
const SEALING_MS: u64 = 20_000;
/// After the store failed, a client tries again after so long.
const RETRY_MS: u64 = 500;
/// Another node tells within so long that a player is there.
const TOLD_MS: u64 = 20_000;
/// Who is there is told at most once in so long.
const PRESENCE_MS: u64 = 300;
/// A node that has not told for so long who is there is gone, and whoever was there by way of it.
const GONE_MS: u64 = 16_000;
/// How often a lost race is run again.
const TRIES: usize = 8;
/// The most events sent at once to somebody who missed many.
const CHUNK: u64 = 24;
/// The most that waits in a mailbox.
pub(crate) const MAILBOX: usize = 256;

/// What was done, or had been done before.
#[derive(Clone, Debug)]
pub struct Done {
    /// The number it has.
    pub seq: u64,
    /// A second copy.
    pub dup: bool,
    /// What was written.
    pub deed: Deed,
}

impl Done {
    /// The acknowledgement that the client gets.
    pub fn ack(&self, id: &str) -> Ack {
        Ack { id: id.to_string(), seq: self.seq, dup: self.dup }
    }
}

/// Somebody who wants to be told.
pub struct Newcomer {
    /// Where frames go.
    pub line: Arc<Line>,
    /// The tokens shown.
    pub tokens: Vec<String>,
    /// The last event the client has, if it has any of this life of the database.
    pub has: Option<u64>,
    /// Send positions with every event.
    pub full: bool,
}

/// What an accepted newcomer learns.
#[derive(Clone, Copy, Debug)]
pub struct Accepted {
    /// The number to speak with the desk by.
    pub listener: u64,
    /// The seats it looks through.
    pub eyes: Eyes,
    /// The last event.
    pub head: u64,
}

type Reading = Box<dyn FnOnce(&mut Desk) + Send>;

/// What comes into the mailbox.
pub(crate) enum Mail {
    Do {
        wish: Wish,
        id: String,
        claim: String,
        shown: Option<Vec<String>>,
        answer: oneshot::Sender<Result<Done, Refusal>>,
    },
    Attach(Newcomer, Box<dyn FnOnce(Accepted) -> Arc<str> + Send>, oneshot::Sender<Result<Option<Accepted>, Refusal>>),
    Detach(u64),
    Sync(u64, u64),
    More(u64),
    Touch(Eyes),
    Presence,
    Elsewhere(Here),
    Retell,
    /// Be no older than this moment.
    Fresh(Instant, oneshot::Sender<Result<(), Refusal>>),
    Read(Reading),
    Say(Said, oneshot::Sender<Result<u64, Refusal>>),
    Moved(u64),
    Thought {
        asked: u64,
        seat: Seat,
        by: Hand,
        action: Action,
    },
    Gone,
}

impl Mail {
    /// Does somebody want something? What nodes tell each other and themselves keeps no table in memory.
    fn is_use(&self) -> bool {
        match self {
            Mail::Presence | Mail::Elsewhere(_) | Mail::Retell | Mail::Moved(_) => false,
            Mail::Touch(eyes) => !eyes.is_empty(),
            _ => true,
        }
    }
}

struct Listener {
    number: u64,
    line: Arc<Line>,
    eyes: Eyes,
    full: bool,
    /// The last event it was sent; one that lags gets the next ones when it asks.
    sent: u64,
    hashes: Vec<String>,
}

/// A table with everybody who looks at it.
pub struct Desk {
    hub: Arc<Hub>,
    room: Room,
    hashes: Hashes,
    listeners: Vec<Listener>,
    /// Those who asked for what they lack. They are served when nobody else waits.
    behind: VecDeque<u64>,
    /// The table was deleted.
    gone: bool,
    newest: u64,
    head: watch::Sender<u64>,
    outbox: mpsc::Sender<Mail>,
    /// When the open question was asked, by the steady clock; after a restart the time begins anew.
    asked_at: u64,
    /// When each seat's player was last there.
    seen_at: [u64; 6],
    /// The question a bot is thinking about, and for whose hand.
    thinking: Option<(u64, Hand)>,
    /// When what the server does by itself is tried again after it failed.
    backoff: Backoff,
    /// A write may or may not have happened: look before doing anything else.
    doubt: bool,
    /// What other nodes had written by then is known.
    fresh_at: Instant,
    /// When somebody last wanted something here.
    used_at: Instant,
    /// Does this node see to the table?
    ours: bool,
    /// The last line of chat that was told.
    talked: u64,
    frames: HashMap<(Eyes, bool), Arc<str>>,
    /// When it was last told who is there, and whether it is to be told again.
    presence_at: Option<u64>,
    presence_due: bool,
    /// Who is there by way of other nodes, and when those told it.
    elsewhere: HashMap<String, (Eyes, u32, u64)>,
    /// What other nodes were told last.
    told_here: Option<(Eyes, u32)>,
}

impl Desk {
    pub(crate) fn new(hub: Arc<Hub>, room: Room, head: watch::Sender<u64>, outbox: mpsc::Sender<Mail>) -> Desk {
        let (now, loaded) = (hub.clock.steady_ms(), Instant::now());
        Desk {
            hub,
            fresh_at: loaded,
            used_at: loaded,
            ours: false,
            room,
            hashes: Hashes::default(),
            listeners: Vec::new(),
            behind: VecDeque::new(),
            gone: false,
            newest: 0,
            head,
            outbox,
            asked_at: now,
            seen_at: [now; 6],
            thinking: None,
            backoff: Backoff::new("what a table does by itself"),
            doubt: false,
            talked: 0,
            frames: HashMap::new(),
            presence_at: None,
            presence_due: false,
            elsewhere: HashMap::new(),
            told_here: None,
        }
    }

    /// The table.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// Reads the mailbox until nobody needs the table in memory.
    pub(crate) async fn run(mut self, mut mailbox: mpsc::Receiver<Mail>) {
        if let Ok(lines) = self.hub.store.talk(self.room.id(), 0).await {
            self.talked = lines.last().map_or(0, |said| said.number);
        }
        self.asked_at = self.asked_before();
        while !self.gone {
            if self.outlived() && self.backoff.is_due(self.hub.clock.steady_ms()) {
                self.renew().await;
            }
            self.take_over();
            let now = self.hub.clock.steady_ms();
            let due = self.due().filter(|_| self.ours);
            let unused = self.hub.spans.idle.saturating_sub(self.used_at.elapsed());
            let pause = due.map_or(unused, |at| Duration::from_millis(at.saturating_sub(now)));
            // What somebody asked to be sent again waits until nothing else does.
            let idle = !self.behind.is_empty() && due.is_none_or(|at| at > now);
            tokio::select! {
                biased;
                () = self.hub.stop.cancelled() => break,
                mail = mailbox.recv() => match mail {
                    Some(mail) => self.receive(mail).await,
                    None => break,
                },
                () = tokio::task::yield_now(), if idle => self.serve_behind(),
                () = tokio::time::sleep(pause) => {
                    if due.is_some() {
                        self.on_time().await;
                    } else if self.is_idle() && mailbox.is_empty() {
                        break;
                    } else {
                        self.used_at = Instant::now();
                    }
                }
            }
        }
        self.hub.give_up(self.room.id());
        if self.told_here.is_some_and(|told| told != (Eyes::EMPTY, 0)) {
            self.tell_nodes(Eyes::EMPTY, 0);
        }
    }

    /// Nobody looks, and there is nothing this node has to do here.
    fn is_idle(&self) -> bool {
        self.listeners.is_empty() && !(self.ours && self.room.is_due())
    }

    /// Finds out whether this node sees to the table, and asks for it where something is to be done.
    fn take_over(&mut self) {
        if self.room.is_due() {
            self.hub.want(self.room.id());
        } else {
            self.hub.give_up(self.room.id());
        }
        let ours = self.hub.sees_to(self.room.id());
        if ours && !std::mem::replace(&mut self.ours, ours) {
            // Whoever had to answer while nobody saw to the table gets the whole time again.
            self.asked_at = self.hub.clock.steady_ms();
        }
        self.ours = ours;
        if ours {
            self.start_thinking();
        }
    }

    /// When the open question was asked, as far as the log tells. The node that sees to the table may be another one, and
    /// its clock runs on.
    fn asked_before(&self) -> u64 {
        let now = self.hub.clock.steady_ms();
        let asked = self.room.row(self.room.asked()).map_or(0, |(row, _)| row.at_ms);
        if self.hub.store.is_shared() { now.saturating_sub(self.hub.now_ms().saturating_sub(asked)) } else { now }
    }

    /// Makes sure that nothing is missing that any node had acknowledged by a moment.
    async fn freshen(&mut self, asked: Instant) -> Result<(), Refusal> {
        let known = !self.hub.store.is_shared() || self.fresh_at >= asked;
        if (self.doubt || !known) && (self.hub.is_silent() || self.catch_up().await.is_err()) {
            return Err(self.refuse(Code::StorageUnavailable).after(RETRY_MS));
        }
        Ok(())
    }

    async fn receive(&mut self, mail: Mail) {
        if mail.is_use() {
            self.used_at = Instant::now();
        }
        match mail {
            Mail::Do { wish, id, claim, shown, answer } => {
                let done = self.perform(&wish, &id, &claim, shown.as_deref()).await;
                // Whoever may answer is there, whatever comes of the answer.
                let stranger = matches!(&done, Err(refusal) if refusal.code == Code::Forbidden);
                if !stranger && let Wish::Act(Answer { seat, by: Hand::Player, .. }) | Wish::Reveal(seat, _) = &wish {
                    self.touch(Eyes::just(*seat));
                }
                let _ = answer.send(done);
            }
            Mail::Attach(newcomer, greet, answer) => {
                // Nobody is sent an older table than they may have seen: whoever cannot be told the truth goes elsewhere.
                let accepted = self.freshen(Instant::now()).await.map(|()| self.attach(newcomer, greet));
                let _ = answer.send(accepted);
            }
            Mail::Detach(number) => self.detach(number),
            Mail::Sync(number, from) => {
                if let Some(at) = self.listeners.iter().position(|l| l.number == number) {
                    self.listeners[at].sent = from.saturating_sub(1).min(self.room.head());
                    self.serve_later(number);
                }
            }
            Mail::More(number) => self.serve_later(number),
            Mail::Gone => self.gone = true,
            Mail::Touch(eyes) => self.touch(eyes),
            Mail::Presence => {
                self.presence_at = None;
                self.tell_presence();
            }
            Mail::Elsewhere(here) => {
                let now = self.hub.clock.steady_ms();
                let before = self.elsewhere.insert(here.node, (here.seats, here.watching, now));
                if before.is_none_or(|(seats, watching, _)| (seats, watching) != (here.seats, here.watching)) {
                    self.tell_presence();
                }
            }
            Mail::Retell => self.retell_presence(),
            Mail::Fresh(asked, answer) => {
                let fresh = self.freshen(asked).await;
                let _ = answer.send(fresh);
            }
            Mail::Read(read) => read(self),
            Mail::Say(said, answer) => {
                let told = self.say(said).await;
                let _ = answer.send(told);
            }
            Mail::Moved(seq) => {
                if seq == 0 {
                    self.hear().await;
                }
                if seq > self.room.head() || seq == 0 {
                    let _ = self.catch_up().await;
                }
            }
            Mail::Thought { asked, seat, by, action } => self.thought(asked, seat, by, action).await,
        }
    }

    // ── doing ────────────────────────────────────────────────────────────────
    /// Judges, writes, and only then tells. `shown` are the hashes of the tokens somebody shows; nobody has to show any
    /// for what the server itself does.
    async fn perform(&mut self, wish: &Wish, id: &str, claim: &str, shown: Option<&[String]>) -> Result<Done, Refusal> {
        // Somebody who has seen more than we have was told by another node.
        let behind = matches!(wish, Wish::Act(answer) if answer.expect > self.room.head());
        // As long as nobody can look, nobody knows whether another copy of this counted.
        if self.hub.is_silent() || (self.doubt || behind) && self.catch_up().await.is_err() {
            return Err(self.refuse(Code::OutcomeUnknown).after(RETRY_MS));
        }
        if self.outlived() && !matches!(wish, Wish::Renew { .. }) {
            return Err(self.refuse(Code::StorageUnavailable).after(RETRY_MS));
        }
        for _ in 0..TRIES {
            // Looked at anew after every lost race: the seat may have another token by now. A token that was replaced
            // may ask once more for the one that replaced it, and for nothing else.
            let again = matches!(wish, Wish::Rekey { .. }) && self.room.known(id).is_some();
            if !again && shown.is_some_and(|shown| !self.room.may(wish, shown)) {
                return Err(self.refuse(Code::Forbidden));
            }
            if let Some(row) = self.room.known(id) {
                let (seq, deed, same) = (row.seq, row.deed.clone(), row.claim == claim);
                if !same {
                    return Err(self.refuse(Code::IdReused));
                }
                self.hub.metrics.duplicates.up();
                return Ok(Done { seq, dup: true, deed });
            }
            if let Some(deed) = self.room.has(wish) {
                return Ok(Done { seq: self.room.head(), dup: true, deed });
            }
            let deed = self.room.judge(wish).map_err(|code| self.refuse(code))?;
            let last = self.room.row(self.room.head()).map_or(0, |(row, _)| row.at_ms);
            let at_ms = self.hub.now_ms().max(last);
            let row = Row {
                seq: self.room.head() + 1,
                id: id.to_string(),
                claim: claim.to_string(),
                at_ms,
                deed: deed.clone(),
            };
            let seq = row.seq;
            let Ok(prepared) = self.room.prepare(row) else { return Err(self.refuse(Code::Unavailable)) };
            let headline = prepared.next.headline(&deed);
            self.hub.metrics.appending.up();
            let begun = std::time::Instant::now();
            let appended = self.hub.store.append(self.room.id(), &prepared.row, &headline).await;
            self.hub.metrics.append_seconds.took(begun.elapsed());
            self.hub.metrics.appending.down();
            match appended {
                Ok(Appended::Fresh) => {
                    self.room.commit(prepared);
                    self.backoff.worked(self.room.id());
                    self.hub.metrics.rows.up();
                    self.publish(seq);
                    return Ok(Done { seq, dup: false, deed });
                }
                // Somebody else was first, here or on another node: look what they did and judge again.
                Ok(Appended::Known { .. } | Appended::Conflict { .. }) => {
                    self.hub.metrics.conflicts.up();
                    if self.catch_up().await.is_err() {
                        return Err(self.refuse(Code::OutcomeUnknown).after(RETRY_MS));
                    }
                }
                Err(error) => {
                    self.hub.metrics.storage_errors.up();
                    tracing::warn!(game = self.room.id(), seq, error = %error, "a row was not written");
                    let code = Code::from(error);
                    self.doubt = code == Code::OutcomeUnknown;
                    // If it is there, that is the answer. If not, it may still come: only the same row can find out.
                    if self.doubt && self.catch_up().await.is_ok() && self.room.known(id).is_some() {
                        continue;
                    }
                    self.doubt |= code == Code::OutcomeUnknown;
                    return Err(self.refuse(code).after(RETRY_MS));
                }
            }
        }
        Err(self.refuse(Code::SeqConflict))
    }

    fn refuse(&self, code: Code) -> Refusal {
        if code == Code::SeqConflict {
            self.hub.metrics.conflicts.up();
        }
        Refusal::from(code).at(self.room.head())
    }

    /// Reads what the store has more than we do.
    async fn catch_up(&mut self) -> Result<(), ()> {
        let began = Instant::now();
        let rows = self.hub.store.rows(self.room.id(), self.room.head()).await.map_err(|_| self.doubt = true)?;
        (self.doubt, self.fresh_at) = (false, began);
        for row in rows {
            let seq = row.seq;
            if let Err(spoiled) = self.room.fold(row) {
                self.hub.quarantine(self.room.id(), &spoiled.0);
                return Err(());
            }
            self.publish(seq);
        }
        Ok(())
    }

    // ── telling ──────────────────────────────────────────────────────────────
    /// Tells everybody about a row that is safely written.
    fn publish(&mut self, seq: u64) {
        let (kind, moved) = match self.room.row(seq) {
            Some((row, _)) => (row.deed.kind(), matches!(row.deed, Deed::Acted { .. } | Deed::Begun { .. })),
            None => return,
        };
        tracing::debug!(game = self.room.id(), seq, kind, "committed");
        // An answer is a sign of life, whichever node it came to.
        if let Some(seat) = self.room.row(seq).and_then(|(row, _)| row.deed.player()) {
            self.seen_at[seat.index()] = self.hub.clock.steady_ms();
        }
        if moved {
            self.asked_at = self.hub.clock.steady_ms();
            self.thinking = None;
        }
        if kind == "sealed" || kind == "renewed" && self.room.phase() == Phase::Sealing {
            self.asked_at = self.hub.clock.steady_ms();
        }
        if matches!(kind, "rekeyed" | "rose") {
            self.cut_void_tokens();
        }
        self.frames.clear();
        let deadline = self.deadline();
        for i in 0..self.listeners.len() {
            if self.listeners[i].sent + 1 != seq {
                continue;
            }
            let (eyes, full) = (self.listeners[i].eyes, self.listeners[i].full);
            let frame = if let Some(frame) = self.frames.get(&(eyes, full)) {
                frame.clone()
            } else {
                let ev = projection::event(&self.room, eyes, seq, full, &mut self.hashes, deadline);
                let Some(ev) = ev else { continue };
                let frame = written(&ToClient::Ev(Box::new(ev)));
                self.frames.insert((eyes, full), frame.clone());
                frame
            };
            self.listeners[i].line.send(frame);
            self.listeners[i].sent = seq;
        }
        self.drop_shut();
        self.head.send_replace(seq);
    }

    /// Sockets whose token is void are closed.
    fn cut_void_tokens(&mut self) {
        for listener in &self.listeners {
            let valid = |hash: &String| self.room.seats().iter().any(|seat| self.room.holds(seat, hash));
            if !listener.hashes.iter().all(valid) {
                listener.line.shut(Close::Forbidden);
            }
        }
    }

    fn drop_shut(&mut self) {
        let before = self.listeners.len();
        self.listeners.retain(|listener| !listener.line.is_shut());
        if self.listeners.len() != before {
            self.tell_presence();
        }
    }

    fn attach(&mut self, new: Newcomer, greet: Box<dyn FnOnce(Accepted) -> Arc<str> + Send>) -> Option<Accepted> {
        let seats: Option<Vec<Seat>> = new.tokens.iter().map(|token| self.room.seat_of(token)).collect();
        let eyes: Eyes = seats?.into_iter().fold(Eyes::EMPTY, Eyes::with);
        for seat in eyes.iter() {
            let mut same: Vec<&Listener> = self.listeners.iter().filter(|l| l.eyes.has(seat)).collect();
            same.sort_by_key(|listener| listener.number);
            for oldest in same.iter().take((same.len() + 1).saturating_sub(SOCKETS)) {
                oldest.line.shut(Close::Replaced);
            }
        }
        self.listeners.retain(|listener| !listener.line.is_shut());
        self.newest += 1;
        let accepted = Accepted { listener: self.newest, eyes, head: self.room.head() };
        new.line.send(greet(accepted));
        let hashes = new.tokens.iter().map(|token| hashed(token)).collect();
        self.listeners.push(Listener { number: self.newest, line: new.line, eyes, full: new.full, sent: 0, hashes });
        let at = self.listeners.len() - 1;
        match new.has {
            Some(has) if has <= self.room.head() => {
                self.hub.metrics.resumes.up();
                self.listeners[at].sent = has;
                self.catch_up_listener(at);
            }
            _ => self.send_snapshot(at),
        }
        self.touch(eyes);
        self.tell_presence();
        Some(accepted)
    }

    fn serve_later(&mut self, number: u64) {
        if !self.behind.contains(&number) {
            self.behind.push_back(number);
        }
    }

    /// Sends one of those who are behind what it lacks.
    fn serve_behind(&mut self) {
        let Some(number) = self.behind.pop_front() else { return };
        if let Some(at) = self.listeners.iter().position(|l| l.number == number) {
            self.catch_up_listener(at);
        }
    }

    /// Sends what a listener lacks: as much as fits at once, the rest when it has read that.
    fn catch_up_listener(&mut self, at: usize) {
        let (head, sent) = (self.room.head(), self.listeners[at].sent);
        if head.saturating_sub(sent) > RESUME {
            return self.send_snapshot(at);
        }
        let (eyes, full) = (self.listeners[at].eyes, self.listeners[at].full);
        let events = self.events(eyes, full, sent + 1, CHUNK);
        let listener = &mut self.listeners[at];
        listener.sent = events.last().map_or(sent, |ev| ev.seq);
        // Before the first of them goes out: whoever has sent the last one has to know whether to ask for more.
        listener.line.set_lagging(listener.sent < head);
        for ev in events {
            listener.line.send(written(&ToClient::Ev(Box::new(ev))));
        }
    }

    fn send_snapshot(&mut self, at: usize) {
        self.hub.metrics.snapshots.up();
        let eyes = self.listeners[at].eyes;
        let snapshot = self.snapshot(eyes, !eyes.is_empty());
        let listener = &mut self.listeners[at];
        listener.sent = snapshot.seq;
        listener.line.set_lagging(false);
        listener.line.send(written(&ToClient::Snapshot(Box::new(snapshot))));
    }

    fn detach(&mut self, number: u64) {
        if let Some(at) = self.listeners.iter().position(|l| l.number == number) {
            let gone = self.listeners.swap_remove(at);
            self.touch(gone.eyes);
            self.tell_presence();
        }
    }

    /// Players were there just now.
    pub(crate) fn touch(&mut self, eyes: Eyes) {
        let now = self.hub.clock.steady_ms();
        for seat in eyes.iter() {
            self.seen_at[seat.index()] = now;
            self.hub.seen(self.room.id(), seat);
        }
    }

    fn here(&self) -> Eyes {
        self.listeners.iter().fold(Eyes::EMPTY, |here, listener| here.or(listener.eyes))
    }

    /// Tells who is there, but not more often than people can read: a crowd that comes is told of once.
    fn tell_presence(&mut self) {
        let now = self.hub.clock.steady_ms();
        if self.presence_at.is_some_and(|at| now < at + PRESENCE_MS) {
            if !std::mem::replace(&mut self.presence_due, true) {
                let outbox = self.outbox.clone();
                tokio::spawn(async move {
                    tokio::time::sleep(Duration::from_millis(PRESENCE_MS)).await;
                    let _ = outbox.send(Mail::Presence).await;
                });
            }
            return;
        }
        (self.presence_at, self.presence_due) = (Some(now), false);
        let (mut here, mut watching) = (self.here(), self.watching());
        if self.told_here != Some((here, watching)) {
            self.tell_nodes(here, watching);
        }
        for (seats, others, _) in self.elsewhere.values() {
            here = here.or(*seats);
            watching = watching.saturating_add(*others);
        }
        let frame = written(&ToClient::Presence { here: here.iter().map(Seat::letter).collect(), watching });
        for listener in &self.listeners {
            listener.line.offer(frame.clone());
        }
    }

    fn watching(&self) -> u32 {
        self.listeners.iter().filter(|listener| listener.eyes.is_empty()).count() as u32
    }

    fn tell_nodes(&mut self, seats: Eyes, watching: u32) {
        self.told_here = Some((seats, watching));
        let here = Here { game: self.room.id().to_string(), node: self.hub.node.clone(), seats, watching };
        self.hub.store.here(&here);
    }

    /// Tells other nodes again who is here, and forgets what nodes said that are gone.
    fn retell_presence(&mut self) {
        if !self.listeners.is_empty() {
            self.touch(self.here());
            self.tell_nodes(self.here(), self.watching());
        }
        let (before, now) = (self.elsewhere.len(), self.hub.clock.steady_ms());
        self.elsewhere.retain(|_, (_, _, at)| now < *at + GONE_MS);
        if self.elsewhere.len() != before {
            self.tell_presence();
        }
    }

    async fn say(&mut self, mut said: Said) -> Result<u64, Refusal> {
        said.at_ms = self.hub.now_ms();
        let number = self.hub.store.say(self.room.id(), &said).await;
        said.number = number.map_err(|error| self.refuse(error.into()))?;
        let number = said.number;
        if number == self.talked + 1 {
            self.talked = number;
            self.tell_said(said);
        } else {
            // Somebody spoke on another node just before: first things first.
            self.hear().await;
        }
        Ok(number)
    }

    /// Hears what was said on other nodes.
    async fn hear(&mut self) {
        let Ok(lines) = self.hub.store.talk(self.room.id(), self.talked).await else { return };
        for said in lines {
            self.talked = self.talked.max(said.number);
            self.tell_said(said);
        }
    }

    fn tell_said(&self, said: Said) {
        let frame = written(&ToClient::Said(said));
        for listener in &self.listeners {
            listener.line.offer(frame.clone());
        }
    }

    // ── reading ──────────────────────────────────────────────────────────────
    /// The table as these eyes see it now.
    pub fn snapshot(&mut self, eyes: Eyes, insider: bool) -> Snapshot {
        let deadline = self.deadline();
        let (epoch, now) = (self.hub.store.epoch(), self.hub.now_ms());
        projection::snapshot(&self.room, eyes, insider, &mut self.hashes, deadline, (&epoch, now))
    }

    /// Events from a number on, as these eyes see them.
    pub fn events(&mut self, eyes: Eyes, full: bool, from: u64, most: u64) -> Vec<Ev> {
        let deadline = self.deadline();
        let last = self.room.head().min(from.max(1).saturating_add(most - 1));
        let each = (from.max(1)..=last)
            .filter_map(|seq| projection::event(&self.room, eyes, seq, full, &mut self.hashes, deadline));
        each.collect()
    }

    /// What everybody may know of the table.
    pub fn info(&self, insider: bool) -> TableInfo {
        self.room.info(insider)
    }

    // ── time ─────────────────────────────────────────────────────────────────
    /// When the player's time is over.
    fn deadline(&self) -> Option<Deadline> {
        let (seat, _) = self.room.question()?;
        let clock = u64::from(self.room.plan().clock_s?) * 1000;
        if self.room.bot(seat).is_some() {
            return None;
        }
        let left_ms = (self.asked_at + clock).saturating_sub(self.hub.clock.steady_ms());
        Some(Deadline { at_ms: self.hub.now_ms() + left_ms, left_ms })
    }

    /// When something has to be done that nobody asks for.
    fn due(&self) -> Option<u64> {
        let due = match self.room.phase() {
            Phase::Sealing if self.room.all_revealed() => 0,
            Phase::Sealing => self.asked_at + SEALING_MS,
            // A bot begins to think as soon as it may: see `start_thinking`.
            Phase::Playing if self.bot_waits() => 0,
            Phase::Playing => self.substitute_due()?.0,
            _ => return None,
        };
        Some(due.max(self.backoff.until_ms()))
    }

    /// Has the player a socket, at any node?
    fn is_present(&self, seat: Seat) -> bool {
        self.here().has(seat) || self.elsewhere.values().any(|(seats, ..)| seats.has(seat))
    }

    /// When somebody else answers for the player who is asked, and whose hand it is.
    fn substitute_due(&self) -> Option<(u64, Hand)> {
        let (seat, _) = self.room.question()?;
        if self.room.bot(seat).is_some() || self.thinking.is_some() {
            return None;
        }
        let plan = self.room.plan();
        let clock = plan.clock_s.map(|s| (self.asked_at + u64::from(s) * 1000, Hand::Clock));
        let absent = (plan.grace_s > 0 && !self.is_present(seat)).then(|| {
            let away = self.seen_at[seat.index()] + u64::from(plan.grace_s) * 1000;
            (away.max(self.asked_at + plan.pace.ms()), Hand::Substitute)
        });
        clock.into_iter().chain(absent).min_by_key(|(at, _)| *at)
    }

    async fn on_time(&mut self) {
        let now = self.hub.clock.steady_ms();
        if !self.hub.sees_to(self.room.id()) {
            return;
        }
        match self.room.phase() {
            // Whoever withholds an element is left out, and the table is sealed anew.
            Phase::Sealing if !self.room.all_revealed() => self.renew().await,
            Phase::Sealing => {
                let id = derived(self.room.head(), "begin");
                self.by_itself(&Wish::Begin, &id).await;
            }
            Phase::Playing => {
                let Some((at, by)) = self.substitute_due() else { return };
                let Some((seat, _)) = self.room.question() else { return };
                if now < at {
                    return;
                }
                if by == Hand::Substitute && self.seen_elsewhere(seat).await {
                    return;
                }
                let player = USUAL_BOT.parse().unwrap_or(kaiju_bots::Player::Random);
                let tempo = Tempo { from_ms: now, pace_ms: 0, allotted_ms: self.allotment(seat, player) };
                self.think(seat, player, by, tempo);
            }
            _ => {}
        }
    }

    /// Was the table's secret taken before the database was restored?
    fn outlived(&self) -> bool {
        self.room.outlived(&self.hub.store.epoch())
    }

    /// Takes a new secret. Any node may; the id sees to it that one of them does.
    async fn renew(&mut self) {
        let wish = Wish::Renew { epoch: self.hub.store.epoch().to_string(), secret: self.hub.entropy.bytes() };
        let id = derived(self.room.head(), "renew");
        self.by_itself(&wish, &id).await;
    }

    /// Was the player seen by another node within the grace time? Then they are not absent, and nobody is who cannot be
    /// asked about.
    async fn seen_elsewhere(&mut self, seat: Seat) -> bool {
        // Other nodes tell it only now and then.
        let grace = (u64::from(self.room.plan().grace_s) * 1000).max(TOLD_MS);
        if !self.hub.store.is_shared() {
            return false;
        }
        let seen = match self.hub.store.seen(self.room.id()).await {
            Ok(seen) => seen,
            Err(error) => {
                self.backoff.failed(self.hub.clock.steady_ms(), self.room.id(), &error);
                return true;
            }
        };
        let there = seen.into_iter().any(|(letter, ago)| letter == seat.letter() && ago < grace);
        if there {
            self.seen_at[seat.index()] = self.hub.clock.steady_ms();
        }
        there
    }

    /// Is a bot asked that does not think yet?
    fn bot_waits(&self) -> bool {
        self.thinking.is_none() && self.room.question().is_some_and(|(seat, _)| self.room.bot(seat).is_some())
    }

    /// Lets the bot that has the seat think about the open question.
    fn start_thinking(&mut self) {
        let Some((seat, _)) = self.room.question() else { return };
        let Some(player) = self.room.bot(seat) else { return };
        if self.thinking.is_none() && self.backoff.is_due(self.hub.clock.steady_ms()) {
            let (pace_ms, allotted_ms) = (self.room.plan().pace.ms(), self.allotment(seat, player));
            self.think(seat, player, Hand::Bot, Tempo { from_ms: self.asked_at, pace_ms, allotted_ms });
        }
    }

    /// How long an answer for a seat takes whatever it is; none where everybody knows what the seat knows.
    fn allotment(&self, seat: Seat, player: kaiju_bots::Player) -> Option<u64> {
        self.room.state().filter(|state| tempo::knows_more(state, seat)).map(|_| self.hub.tempi.allotment(player))
    }

    fn think(&mut self, seat: Seat, player: kaiju_bots::Player, by: Hand, tempo: Tempo) {
        let (Some(state), Some(setup)) = (self.room.state(), self.room.setup()) else { return };
        let asked = self.room.asked();
        self.thinking = Some((asked, by));
        self.hub.metrics.thoughts.up();
        let thought = Thought {
            setup: *setup,
            seat,
            view: state.seen_by(Viewer::Seat(seat)),
            bits: self.room.thoughts(),
            player,
            whose: self.hub.whose(self.room.id()),
        };
        let weighs = thought.view.legal().len() > 1;
        let (hub, outbox) = (self.hub.clone(), self.outbox.clone());
        tokio::spawn(async move {
            hub.metrics.thinking.up();
            let begun = hub.clock.steady_ms();
            let action = hub.thinkers.think(thought).await;
            let ready = hub.clock.steady_ms();
            if weighs && tempo.allotted_ms.is_some() {
                hub.tempi.note(player, ready - begun);
            }
            tokio::time::sleep(Duration::from_millis(tempo.given_at(ready) - ready)).await;
            hub.metrics.thinking.down();
            let _ = outbox.send(Mail::Thought { asked, seat, by, action }).await;
        });
    }

    async fn thought(&mut self, asked: u64, seat: Seat, by: Hand, action: Action) {
        if self.thinking != Some((asked, by)) || self.room.asked() != asked {
            return;
        }
        self.thinking = None;
        // The player is back, or has taken the seat: the answer is theirs again.
        let stale = match by {
            Hand::Bot => self.room.bot(seat).is_none(),
            Hand::Substitute => self.is_present(seat) || self.room.bot(seat).is_some(),
            _ => false,
        };
        // Another node sees to the table by now.
        if stale || !self.hub.sees_to(self.room.id()) {
            return;
        }
        let Some(setup) = self.room.setup() else { return };
        let action = Words::for_setup(setup).action(action);
        // Any node may answer; the id sees to it that one of them does.
        let word = if by == Hand::Bot { "bot" } else { "stand-in" };
        let id = derived(asked, word);
        let wish = Wish::Act(Answer { seat, by, expect: self.room.head(), action, link: None });
        if self.by_itself(&wish, &id).await {
            let metrics = &self.hub.metrics;
            if by == Hand::Bot { metrics.bot_answers.up() } else { metrics.substitutions.up() }
        }
    }

    /// Does something nobody asked for. Whatever the id was first used for counts.
    async fn by_itself(&mut self, wish: &Wish, id: &str) -> bool {
        let before = (self.room.phase(), self.room.asked());
        let done = self.perform(wish, id, "server", None).await;
        if let Err(refusal) = &done
            && before == (self.room.phase(), self.room.asked())
        {
            // Nobody else was quicker, either: it is still to be done.
            let now = self.hub.clock.steady_ms();
            self.backoff.failed(now, self.room.id(), &refusal.code);
        }
        done.is_ok()
    }
}

/// A frame as text.
pub(crate) fn written(frame: &ToClient) -> Arc<str> {
    serde_json::to_string(frame).unwrap_or_default().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::MachineClock;
    use crate::config::Config;
    use crate::entropy::SystemEntropy;
    use crate::store;
    use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable};

    /// A player's answer does not wait for spectators who want everything again, however many of them came first.
    #[tokio::test(flavor = "multi_thread")]
    async fn an_answer_goes_before_what_is_sent_again() {
        let folder = tempfile::tempdir().unwrap();
        let kept = store::open(&folder.path().join("kaiju.db").display().to_string()).await.unwrap();
        let config = Config::new(std::net::SocketAddr::from(([127, 0, 0, 1], 0)));
        let hub = Hub::new(kept, Arc::new(MachineClock::default()), Arc::new(SystemEntropy), &config);
        let me = NewSeat { kind: NewSeatKind::Me, ..NewSeat::default() };
        let wanted = NewTable {
            edition: "second".into(),
            seats: vec![me.clone(), me],
            start: true,
            grace_s: Some(0),
            ..NewTable::default()
        };
        let opened = hub.open(&wanted, [127, 0, 0, 1].into()).await.unwrap();
        hub.wait_for(&opened.game, 5, Duration::from_mins(3)).await.unwrap();
        let read = hub.read(&opened.game, |desk| {
            let asked = desk.snapshot(Eyes::EMPTY.with(Seat::A).with(Seat::B), true).ask;
            (
                desk.room().head(),
                asked.and_then(|ask| Some((Seat::from_letter(ask.seat)?, ask.legal?.first()?.clone()))),
            )
        });
        let (head, asked) = read.await.unwrap();
        let (seat, action) = asked.expect("somebody is asked");
        // Everybody's lines are here, so that what is sent over them, and when, can be seen.
        let mut lines = Vec::new();
        for _ in 0..40 {
            let (line, out) = Line::new();
            let newcomer = Newcomer { line, tokens: Vec::new(), has: Some(head), full: false };
            let greet = Box::new(|_| Arc::from("welcome"));
            let (accepted, handle) = hub.attach(&opened.game, newcomer, greet).await.unwrap().unwrap();
            lines.push((accepted.listener, handle, out));
        }
        // The table is held up while all of them ask, and then the player answers.
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let mail = lines[0].1.mail.clone();
        mail.send(Mail::Read(Box::new(move |_| wait.recv().unwrap_or_default())))
            .await
            .unwrap_or_else(|_| panic!("the desk is gone"));
        for (listener, handle, _) in &lines {
            assert!(handle.mail.try_send(Mail::Sync(*listener, 1)).is_ok());
        }
        let wish = Wish::Act(Answer { seat, by: Hand::Player, expect: head, action, link: None });
        let (answer, told) = oneshot::channel();
        let act = Mail::Do { wish, id: "ab".repeat(16), claim: "act".into(), shown: None, answer };
        assert!(mail.try_send(act).is_ok());
        go.send(()).unwrap();
        assert_eq!(told.await.unwrap().unwrap().seq, head + 1);
        for (_, _, out) in &mut lines {
            // The first event sent again that was the last one before: it is no longer, because the answer came first.
            loop {
                let frame = tokio::time::timeout(Duration::from_mins(3), out.recv()).await.unwrap().unwrap();
                if let Ok(ToClient::Ev(ev)) = serde_json::from_str(&frame)
                    && ev.seq == head
                {
                    assert!(ev.ask.is_none(), "it was sent before the answer was taken");
                    break;
                }
            }
        }
        hub.finish().await;
    }
}
