//! Those who look at a table over sockets: through whose eyes, what they were sent, and what they still lack.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use kaiju_rules::Seat;
use kaiju_wire::bot::{BotFrame, BotWants, ToBot};
use kaiju_wire::code::Close;
use kaiju_wire::frame::{Ev, Snapshot, ToClient};
use kaiju_wire::limits::{RESUME, SOCKETS};
use serde::Serialize;

use crate::entropy::hashed;
use crate::hub::Hub;
use crate::outbox::Outbox;
use crate::projection::{self, Deadline, Eyes, Hashes, Wants};
use crate::room::Room;

/// Most frames have room in so many bytes.
const FRAME: usize = 1024;
/// The most events sent at once to somebody who missed many.
const CHUNK: u64 = 24;

/// Somebody who wants to be told.
pub struct Newcomer {
    /// Where frames go.
    pub outbox: Arc<Outbox>,
    /// The tokens shown.
    pub tokens: Vec<String>,
    /// The last event the client has, if it has any of this life of the database.
    pub has: Option<u64>,
    /// What it wants to be told.
    pub wants: Wants,
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

/// Makes the first frame a newcomer is sent.
pub(crate) type Greeting = Box<dyn FnOnce(Accepted) -> Arc<str> + Send>;

struct Listener {
    number: u64,
    outbox: Arc<Outbox>,
    eyes: Eyes,
    wants: Wants,
    /// The last event it was sent; one that lags gets the next ones when it asks.
    sent: u64,
    hashes: Vec<String>,
    /// What it was told as a bot.
    told: BotTold,
}

/// What a bot was told.
#[derive(Clone, Copy, Default)]
struct BotTold {
    setup: bool,
    /// The row that asked the last question it was told.
    asked: u64,
    over: bool,
}

impl Listener {
    /// Tells a bot that has all events what it does not know yet: what is played, what it is asked, how it ended.
    fn tell_bot(&mut self, wants: BotWants, showing: &Showing<'_>) {
        let room = showing.room;
        let before = self.told;
        self.told = BotTold { setup: room.setup().is_some(), over: room.is_ended(), ..before };
        for seat in self.eyes.iter() {
            if self.told.setup && !before.setup {
                self.outbox.send(written(&BotFrame::from(&projection::bot_setup(room, seat))));
            }
            let news = if self.told.over { !before.over } else { before.asked != room.asked() };
            if !news {
                continue;
            }
            let message = projection::bot_question(room, seat, wants, showing.deadline);
            if message != ToBot::Wait {
                self.told.asked = room.asked();
                self.outbox.send(written(&BotFrame::from(&message)));
            }
        }
    }
}

/// The table that is shown, at this moment.
pub(crate) struct Showing<'a> {
    pub(crate) hub: &'a Hub,
    pub(crate) room: &'a Room,
    /// The table as those see it who have no seat, where that is another one.
    pub(crate) behind: Option<&'a Room>,
    pub(crate) deadline: Option<Deadline>,
}

impl<'a> Showing<'a> {
    /// The table as these eyes see it, and until when the open question may be answered: some time ago that was another one.
    fn to(&self, eyes: Eyes) -> (&'a Room, Option<Deadline>) {
        match self.behind.filter(|_| eyes.is_empty()) {
            Some(behind) => (behind, None),
            None => (self.room, self.deadline),
        }
    }

    /// The last row these eyes may see.
    fn head(&self, eyes: Eyes) -> u64 {
        self.to(eyes).0.head()
    }
}

/// Everybody who looks.
#[derive(Default)]
pub(crate) struct Audience {
    listeners: Vec<Listener>,
    /// Those who asked for what they lack. They are served when nobody else waits.
    behind: VecDeque<u64>,
    newest: u64,
    hashes: Hashes,
}

impl Audience {
    pub(crate) fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    /// The seats whose players look.
    pub(crate) fn seats(&self) -> Eyes {
        self.listeners.iter().fold(Eyes::EMPTY, |here, listener| here.or(listener.eyes))
    }

    /// How many look who play no seat.
    pub(crate) fn watching(&self) -> u32 {
        self.listeners.iter().filter(|listener| listener.eyes.is_empty()).count() as u32
    }

    fn at(&self, number: u64) -> Option<usize> {
        self.listeners.iter().position(|listener| listener.number == number)
    }

    // ── coming and going ─────────────────────────────────────────────────────
    /// Somebody comes, is greeted and gets what they lack; none when a token opens nothing.
    pub(crate) fn admit(&mut self, new: Newcomer, greet: Greeting, showing: &Showing<'_>) -> Option<Accepted> {
        let seats: Option<Vec<Seat>> = new.tokens.iter().map(|token| showing.room.seat_of(token)).collect();
        let eyes: Eyes = seats?.into_iter().fold(Eyes::EMPTY, Eyes::with);
        for seat in eyes.iter() {
            let mut same: Vec<&Listener> = self.listeners.iter().filter(|l| l.eyes.has(seat)).collect();
            same.sort_by_key(|listener| listener.number);
            for oldest in same.iter().take((same.len() + 1).saturating_sub(SOCKETS)) {
                oldest.outbox.shut(Close::Replaced);
            }
        }
        self.drop_shut();
        self.newest += 1;
        let (number, head) = (self.newest, showing.head(eyes));
        let accepted = Accepted { listener: number, eyes, head };
        new.outbox.send(greet(accepted));
        let hashes = new.tokens.iter().map(|token| hashed(token)).collect();
        self.listeners.push(Listener {
            number,
            outbox: new.outbox,
            eyes,
            wants: new.wants,
            sent: 0,
            hashes,
            told: BotTold::default(),
        });
        let at = self.listeners.len() - 1;
        match new.has {
            Some(has) if has <= head => {
                showing.hub.metrics.resumes.up();
                self.listeners[at].sent = has;
                self.send_missing(at, showing);
            }
            _ => self.send_snapshot(at, showing),
        }
        Some(accepted)
    }

    /// Somebody goes; tells whose eyes it was.
    pub(crate) fn leave(&mut self, number: u64) -> Option<Eyes> {
        self.at(number).map(|at| self.listeners.swap_remove(at).eyes)
    }

    /// Shuts the lines whose token is void.
    pub(crate) fn cut_void_tokens(&self, room: &Room) {
        for listener in &self.listeners {
            let valid = |hash: &String| room.seats().iter().any(|seat| room.holds(seat, hash));
            if !listener.hashes.iter().all(valid) {
                listener.outbox.shut(Close::Forbidden);
            }
        }
    }

    /// Forgets those whose outbox is shut; was there any?
    pub(crate) fn drop_shut(&mut self) -> bool {
        let before = self.listeners.len();
        self.listeners.retain(|listener| !listener.outbox.is_shut());
        self.listeners.len() != before
    }

    // ── telling ──────────────────────────────────────────────────────────────
    /// Tells a row to everybody who has all before it.
    pub(crate) fn publish(&mut self, seq: u64, showing: &Showing<'_>) {
        let mut frames: HashMap<(Eyes, Wants), Arc<str>> = HashMap::new();
        let due = |listener: &&mut Listener| listener.sent + 1 == seq && seq <= showing.head(listener.eyes);
        for listener in self.listeners.iter_mut().filter(due) {
            let seen = (listener.eyes, listener.wants);
            let frame = match frames.entry(seen) {
                Entry::Occupied(made) => made.into_mut(),
                Entry::Vacant(vacant) => {
                    let (room, deadline) = showing.to(listener.eyes);
                    let ev = projection::event(room, seen, seq, &mut self.hashes, deadline);
                    let Some(ev) = ev else { continue };
                    vacant.insert(written(&ToClient::Ev(Box::new(ev))))
                }
            };
            listener.outbox.send(frame.clone());
            listener.sent = seq;
        }
        self.tell_bots(showing);
    }

    /// Tells bots that have all events what they are to do.
    fn tell_bots(&mut self, showing: &Showing<'_>) {
        let head = showing.room.head();
        for listener in self.listeners.iter_mut().filter(|listener| listener.sent == head) {
            if let Some(wants) = listener.wants.bot {
                listener.tell_bot(wants, showing);
            }
        }
    }

    /// Offers everybody a frame that may be left out.
    pub(crate) fn offer(&self, frame: &ToClient) {
        self.offer_to(frame, None);
    }

    /// Offers a frame that may be left out to those who have a seat, or to those who have none.
    pub(crate) fn offer_to(&self, frame: &ToClient, seated: Option<bool>) {
        let frame = written(frame);
        let meant = |listener: &&Listener| seated.is_none_or(|seated| seated != listener.eyes.is_empty());
        for listener in self.listeners.iter().filter(meant) {
            listener.outbox.offer(frame.clone());
        }
    }

    /// A listener wants everything again from a number on.
    pub(crate) fn rewind(&mut self, number: u64, from: u64, showing: &Showing<'_>) {
        if let Some(at) = self.at(number) {
            self.listeners[at].sent = from.saturating_sub(1).min(showing.head(self.listeners[at].eyes));
            self.serve_later(number);
        }
    }

    /// A listener that lacks something is served when nothing else waits.
    pub(crate) fn serve_later(&mut self, number: u64) {
        if !self.behind.contains(&number) {
            self.behind.push_back(number);
        }
    }

    /// Everybody without a seat is served when nothing else waits.
    pub(crate) fn serve_watchers_later(&mut self) {
        let watchers: Vec<u64> =
            self.listeners.iter().filter(|listener| listener.eyes.is_empty()).map(|listener| listener.number).collect();
        for number in watchers {
            self.serve_later(number);
        }
    }

    /// Does somebody wait for what they lack?
    pub(crate) fn is_behind(&self) -> bool {
        !self.behind.is_empty()
    }

    /// Sends one of those who are behind what it lacks.
    pub(crate) fn serve_behind(&mut self, showing: &Showing<'_>) {
        if let Some(at) = self.behind.pop_front().and_then(|number| self.at(number)) {
            self.send_missing(at, showing);
        }
    }

    /// Sends what a listener lacks: as much as fits at once, the rest when it has read that.
    fn send_missing(&mut self, at: usize, showing: &Showing<'_>) {
        let (head, sent) = (showing.head(self.listeners[at].eyes), self.listeners[at].sent);
        if head.saturating_sub(sent) > RESUME {
            return self.send_snapshot(at, showing);
        }
        let seen = (self.listeners[at].eyes, self.listeners[at].wants);
        let events = self.events(seen, sent + 1, CHUNK, showing);
        let listener = &mut self.listeners[at];
        listener.sent = events.last().map_or(sent, |ev| ev.seq);
        // Before the first of them goes out: the task that sends the last one has to know whether to ask for more.
        listener.outbox.set_lagging(listener.sent < head);
        for ev in events {
            listener.outbox.send(written(&ToClient::Ev(Box::new(ev))));
        }
        self.tell_bots(showing);
    }

    fn send_snapshot(&mut self, at: usize, showing: &Showing<'_>) {
        showing.hub.metrics.snapshots.up();
        let Listener { eyes, wants, .. } = self.listeners[at];
        let snapshot = self.snapshot((eyes, wants), !eyes.is_empty(), showing);
        let listener = &mut self.listeners[at];
        listener.sent = snapshot.seq;
        listener.outbox.set_lagging(false);
        listener.outbox.send(written(&ToClient::Snapshot(Box::new(snapshot))));
        self.tell_bots(showing);
    }

    // ── reading ──────────────────────────────────────────────────────────────
    /// The table as these eyes see it now.
    pub(crate) fn snapshot(&mut self, seen: (Eyes, Wants), insider: bool, showing: &Showing<'_>) -> Snapshot {
        let (epoch, now) = (showing.hub.store.epoch(), showing.hub.now_ms());
        let (room, deadline) = showing.to(seen.0);
        projection::snapshot(room, seen, insider, &mut self.hashes, deadline, (&epoch, now))
    }

    /// Events from a number on, as these eyes see them.
    pub(crate) fn events(&mut self, seen: (Eyes, Wants), from: u64, most: u64, showing: &Showing<'_>) -> Vec<Ev> {
        let (room, deadline) = showing.to(seen.0);
        let last = room.head().min(from.max(1).saturating_add(most - 1));
        let each =
            (from.max(1)..=last).filter_map(|seq| projection::event(room, seen, seq, &mut self.hashes, deadline));
        each.collect()
    }
}

/// A frame as text.
pub(crate) fn written(frame: &impl Serialize) -> Arc<str> {
    let mut text = Vec::with_capacity(FRAME);
    let written = serde_json::to_writer(&mut text, frame).ok().and_then(|()| String::from_utf8(text).ok());
    written.unwrap_or_default().into()
}
