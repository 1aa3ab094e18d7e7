//! The actor of one table: everything that happens at it goes through one mailbox, one thing after the other. It keeps
//! the room in step with the store, and tells those who look (`audience`, `presence`). What it does unasked is in
//! `stand_in`.

mod audience;
mod behind;
mod presence;
mod stand_in;
mod talk;

use std::sync::Arc;
use std::time::Duration;

use kaiju_rules::{Action, Seat};
use kaiju_wire::bot::{BotWants, ToBot};
use kaiju_wire::code::{Code, Refusal};
use kaiju_wire::frame::{Ack, Ev, Hand, Said, Snapshot, ToClient};
use kaiju_wire::table::{Phase, TableInfo};
use tokio::sync::{mpsc, oneshot, watch};

pub use audience::{Accepted, Newcomer};
pub(crate) use audience::{Greeting, written};

use crate::backoff::Backoff;
use crate::hub::Hub;
use crate::projection::{self, Eyes, Wants};
use crate::room::Room;
use crate::row::Deed;
use crate::store::{Appended, NodePresence, StoreError};
use crate::wish::{Request, SeatAnswer, Wish};
use audience::{Audience, Showing};
use behind::Behind;
use presence::{Presence, Present};
use stand_in::Thinking;

/// After the store failed, a client tries again after so long.
const RETRY_MS: u64 = 500;
/// How often a lost race is run again.
const TRIES: usize = 8;
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

type DeskReading = Box<dyn FnOnce(&mut Desk) + Send>;

/// What comes into the mailbox.
pub(crate) enum Mail {
    Do(Request, oneshot::Sender<Result<Done, Refusal>>),
    Attach(Newcomer, Greeting, oneshot::Sender<Result<Option<Accepted>, Refusal>>),
    Detach(u64),
    Sync(u64, u64),
    More(u64),
    Touch(Eyes),
    Elsewhere(NodePresence),
    Retell,
    /// Be no older than this moment of the steady clock.
    Fresh(u64, oneshot::Sender<Result<(), Refusal>>),
    Read(DeskReading),
    Say(Said, Option<String>, oneshot::Sender<Result<u64, Refusal>>),
    Moved(u64),
    Thought {
        asked: u64,
        by: Hand,
        action: Action,
        /// When it knew.
        ready: u64,
    },
    /// All groups that play with its luck have finished.
    Unsealed,
    Gone,
}

impl Mail {
    /// Does somebody want something? What nodes tell each other and themselves keeps no table in memory.
    fn is_use(&self) -> bool {
        match self {
            Mail::Elsewhere(_) | Mail::Retell | Mail::Moved(_) | Mail::Unsealed => false,
            Mail::Touch(eyes) => !eyes.is_empty(),
            _ => true,
        }
    }
}

/// A table with everybody who looks at it.
pub struct Desk {
    hub: Arc<Hub>,
    room: Room,
    audience: Audience,
    presence: Presence,
    /// The table was deleted or set aside.
    gone: bool,
    head: watch::Sender<u64>,
    /// The last row that everybody may see.
    shown: watch::Sender<u64>,
    /// What those see who have no seat, where that is not the table as it is.
    behind: Option<Behind>,
    outbox: mpsc::Sender<Mail>,
    /// When the open question was asked, by the steady clock; after a restart the time starts over.
    asked_at: u64,
    /// The game rested when the last row was told.
    rested: bool,
    /// The question a bot is thinking about.
    thinking: Option<Thinking>,
    /// When what the server does by itself is tried again after it failed.
    backoff: Backoff,
    /// A write may or may not have happened: look before doing anything else.
    doubt: bool,
    /// What other nodes had written by then is known.
    fresh_at: u64,
    /// When somebody last wanted something here.
    used_at: u64,
    /// The tenure in which this node sees to the table, if it does.
    ours: Option<u64>,
    /// The last line of chat that was told.
    talked: u64,
}

impl Desk {
    /// The desk of a room, with how far it is and how far everybody may see. While it is sealed, nobody without a seat sees its game.
    pub(crate) fn new(
        hub: Arc<Hub>,
        room: Room,
        sealed: bool,
        outbox: mpsc::Sender<Mail>,
    ) -> (Desk, watch::Receiver<u64>, watch::Receiver<u64>) {
        let now = hub.clock.steady_ms();
        let behind = Behind::new(&room, sealed, hub.now_ms());
        let (head, watched) = watch::channel(room.head());
        let (shown, seen) = watch::channel(behind.as_ref().map_or(&room, Behind::room).head());
        let desk = Desk {
            hub,
            shown,
            behind,
            rested: room.is_paused(),
            room,
            audience: Audience::default(),
            presence: Presence::new(now),
            gone: false,
            head,
            outbox,
            asked_at: now,
            thinking: None,
            backoff: Backoff::new("what a table does by itself"),
            doubt: false,
            fresh_at: now,
            used_at: now,
            ours: None,
            talked: 0,
        };
        (desk, watched, seen)
    }

    /// Shows the table as it is at this moment to those who look.
    fn show<T>(&mut self, tell: impl FnOnce(&mut Audience, &Showing<'_>) -> T) -> T {
        let deadline = self.deadline();
        let behind = self.behind.as_ref().map(Behind::room);
        tell(&mut self.audience, &Showing { hub: &self.hub, room: &self.room, behind, deadline })
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
            let now = self.hub.clock.steady_ms();
            if self.answer_at().is_some_and(|at| at <= now) {
                self.give_answer().await;
            }
            if self.presence.due_at().is_some_and(|at| at <= now) {
                self.tell_presence();
            }
            self.catch_up_watchers();
            self.take_over();
            let now = self.hub.clock.steady_ms();
            let unasked = self.due().filter(|_| self.ours.is_some() && self.is_due_soon());
            let due = [unasked, self.answer_at(), self.presence.due_at(), self.behind_at()].into_iter().flatten().min();
            let pause = due.unwrap_or(self.used_at + self.hub.spans.idle.as_millis() as u64).saturating_sub(now);
            // What somebody asked to be sent again waits until nothing else does.
            let idle = self.audience.is_behind() && due.is_none_or(|at| at > now);
            tokio::select! {
                biased;
                () = self.hub.stop.cancelled() => break,
                mail = mailbox.recv() => match mail {
                    Some(mail) => self.receive(mail).await,
                    None => break,
                },
                () = tokio::task::yield_now(), if idle => {
                    self.show(Audience::serve_behind);
                }
                () = self.hub.clock.sleep(Duration::from_millis(pause)) => {
                    if due.is_some() {
                        self.on_time().await;
                    } else if self.is_idle() && mailbox.is_empty() {
                        break;
                    } else {
                        self.used_at = self.hub.clock.steady_ms();
                    }
                }
            }
        }
        self.hub.give_up(self.room.id());
        if self.presence.is_believed() {
            self.tell_nodes((Eyes::EMPTY, 0));
        }
    }

    /// Nobody looks, and there is nothing this node has to do here.
    fn is_idle(&self) -> bool {
        self.audience.is_empty() && self.behind_at().is_none() && !(self.ours.is_some() && self.is_due_soon())
    }

    /// Is something to be done here before the table would leave memory? What is to be done in hours keeps no table there.
    fn is_due_soon(&self) -> bool {
        self.room.due_ms().is_some_and(|at| at <= self.hub.now_ms() + self.hub.spans.idle.as_millis() as u64)
    }

    /// Makes sure that nothing is missing that any node had acknowledged by a moment. What was read in the very same
    /// millisecond may have been read before it.
    async fn freshen(&mut self, asked: u64) -> Result<(), Refusal> {
        let known = !self.hub.store.is_shared() || self.fresh_at > asked;
        if (self.doubt || !known) && (self.hub.is_silent() || self.catch_up().await.is_err()) {
            return Err(self.unread(Code::StorageUnavailable));
        }
        Ok(())
    }

    async fn receive(&mut self, mail: Mail) {
        if mail.is_use() {
            self.used_at = self.hub.clock.steady_ms();
        }
        match mail {
            Mail::Do(request, answer) => {
                let done = self.perform(&request).await;
                // A client that may answer is present, even if its answer is refused.
                let stranger = matches!(&done, Err(refusal) if refusal.code == Code::Forbidden);
                if !stranger
                    && let Wish::Act(SeatAnswer { seat, by: Hand::Player, .. }) | Wish::Reveal(seat, _) = request.wish
                {
                    self.touch(Eyes::just(seat));
                }
                let _ = answer.send(done);
            }
            Mail::Attach(newcomer, greet, answer) => {
                // Nobody is sent an older table than they may have seen: a client we cannot bring up to date goes
                // elsewhere.
                let accepted = self.freshen(self.hub.clock.steady_ms()).await.map(|()| self.attach(newcomer, greet));
                let _ = answer.send(accepted);
            }
            Mail::Detach(number) => self.detach(number),
            Mail::Sync(number, from) => self.show(|audience, showing| audience.rewind(number, from, showing)),
            Mail::More(number) => self.audience.serve_later(number),
            Mail::Gone => self.gone = true,
            Mail::Unsealed => self.unseal(),
            Mail::Touch(eyes) => self.touch(eyes),
            Mail::Elsewhere(here) => {
                if self.presence.hear(here, self.hub.clock.steady_ms()) {
                    self.tell_presence();
                }
            }
            Mail::Retell => self.retell_presence(),
            Mail::Fresh(asked, answer) => {
                let fresh = self.freshen(asked).await;
                let _ = answer.send(fresh);
            }
            Mail::Read(read) => read(self),
            Mail::Say(said, id, answer) => {
                let told = self.say(said, id).await;
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
            Mail::Thought { asked, by, action, ready } => self.thought((asked, by), action, ready),
        }
    }

    // ── doing ────────────────────────────────────────────────────────────────
    /// Judges, writes, and only then tells.
    async fn perform(&mut self, request: &Request) -> Result<Done, Refusal> {
        let Request { wish, id, claim, shown } = request;
        // Somebody who has seen more than we have was told by another node.
        let behind = matches!(wish, Wish::Act(answer) if answer.expect > self.room.head());
        // As long as nobody can look, nobody knows whether another copy of this counted.
        if self.hub.is_silent() || (self.doubt || behind) && self.catch_up().await.is_err() {
            return Err(self.unread(Code::OutcomeUnknown));
        }
        if self.outlived() && !matches!(wish, Wish::Renew { .. }) {
            return Err(self.refuse(Code::StorageUnavailable).after(RETRY_MS));
        }
        // Nobody is refused for what another node has acknowledged and we have not read. An answer says itself how much
        // its player has seen.
        let mut looked = !self.hub.store.is_shared() || shown.is_none();
        for _ in 0..TRIES {
            // Checked again after every lost race: the seat may have another token by now. A token that was replaced
            // may ask once more for the one that replaced it, and for nothing else.
            let again = matches!(wish, Wish::Rekey { .. }) && self.room.known(id).is_some();
            if !again && shown.as_ref().is_some_and(|shown| !self.room.may(wish, shown)) {
                self.look_once(&mut looked, Code::Forbidden).await?;
                continue;
            }
            if let Some(row) = self.room.known(id) {
                let (seq, deed, same) = (row.seq, row.deed.clone(), row.claim == *claim);
                if !same {
                    return Err(self.refuse(Code::IdReused));
                }
                self.hub.metrics.duplicates.up();
                return Ok(Done { seq, dup: true, deed });
            }
            if let Some(deed) = self.room.has(wish) {
                if looked {
                    return Ok(Done { seq: self.room.head(), dup: true, deed });
                }
                // It may have been so until another node acknowledged something else.
                looked = true;
                self.catch_up().await.map_err(|()| self.refuse(Code::OutcomeUnknown).after(RETRY_MS))?;
                continue;
            }
            // Reading took time: another node may see to the table by now.
            let by_itself = matches!(wish, Wish::Act(answer) if answer.by != Hand::Player);
            if by_itself && !self.still_ours() {
                return Err(self.refuse(Code::SeqConflict));
            }
            let last = self.room.row(self.room.head()).map_or(0, |(row, _)| row.at_ms);
            let step = match self.room.judge(request, self.hub.now_ms().max(last)) {
                Ok(step) => step,
                Err(code) if matches!(wish, Wish::Act(_)) => return Err(self.refuse(code)),
                Err(code) => {
                    self.look_once(&mut looked, code).await?;
                    continue;
                }
            };
            let (seq, headline) = (step.row.seq, self.room.headline(&step));
            self.hub.metrics.appending.up();
            let begun = self.hub.clock.steady();
            let appended = self.hub.store.append(self.room.id(), &step.row, &headline).await;
            self.hub.metrics.append_seconds.took(self.hub.clock.steady().saturating_sub(begun));
            self.hub.metrics.appending.down();
            match appended {
                Ok(Appended::Fresh) => {
                    let deed = step.row.deed.clone();
                    self.room.commit(step);
                    self.backoff.worked(self.room.id());
                    self.hub.metrics.rows.up();
                    self.publish(seq);
                    return Ok(Done { seq, dup: false, deed });
                }
                // Somebody else was first, here or on another node: look what they did and judge again.
                Ok(Appended::Known { .. } | Appended::Conflict { .. }) => {
                    self.hub.metrics.conflicts.up();
                    if self.catch_up().await.is_err() {
                        return Err(self.unread(Code::OutcomeUnknown));
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

    /// Reads what other nodes have written, before something is refused with this; refuses it when that was done before.
    async fn look_once(&mut self, looked: &mut bool, code: Code) -> Result<(), Refusal> {
        if std::mem::replace(looked, true) {
            return Err(self.refuse(code));
        }
        self.catch_up().await.map_err(|()| self.unread(Code::OutcomeUnknown))
    }

    /// Refuses because what other nodes have written could not be read: now, or ever.
    fn unread(&self, now: Code) -> Refusal {
        if self.gone { Code::OtherRules.into() } else { self.refuse(now).after(RETRY_MS) }
    }

    fn refuse(&self, code: Code) -> Refusal {
        if code == Code::SeqConflict {
            self.hub.metrics.conflicts.up();
        }
        Refusal::from(code).at(self.room.head())
    }

    /// Reads what the store has more than we do.
    async fn catch_up(&mut self) -> Result<(), ()> {
        let began = self.hub.clock.steady_ms();
        let rows = match self.hub.store.rows(self.room.id(), self.room.head()).await {
            Ok(rows) => rows,
            Err(StoreError::Unfit(why)) => {
                self.set_aside(&why);
                return Err(());
            }
            Err(_) => {
                self.doubt = true;
                return Err(());
            }
        };
        (self.doubt, self.fresh_at) = (false, began);
        for row in rows {
            let seq = row.seq;
            if let Err(spoiled) = self.room.fold(row) {
                self.set_aside(&spoiled.0);
                return Err(());
            }
            self.publish(seq);
        }
        Ok(())
    }

    /// This node cannot go on with the table: another one has written what it cannot read or play. Whoever looks goes elsewhere, and
    /// a node that can may see to it.
    fn set_aside(&mut self, why: &str) {
        self.hub.quarantine(self.room.id(), why);
        self.gone = true;
    }

    // ── telling ──────────────────────────────────────────────────────────────
    /// Tells everybody about a row that is safely written.
    fn publish(&mut self, seq: u64) {
        let Some((row, _)) = self.room.row(seq) else { return };
        tracing::debug!(game = self.room.id(), seq, kind = row.deed.kind().as_str(), "committed");
        let now = self.hub.clock.steady_ms();
        // An answer is a sign of life, whichever node it came to.
        if let Some(seat) = row.deed.player() {
            self.presence.seen(seat, now);
        }
        match row.deed {
            Deed::Acted { .. } | Deed::Undone { .. } | Deed::Begun { .. } => {
                (self.asked_at, self.thinking) = (now, None);
            }
            Deed::Sealed => self.asked_at = now,
            Deed::Renewed { .. } if self.room.phase() == Phase::Sealing => self.asked_at = now,
            Deed::Rekeyed { .. } | Deed::Rose { .. } => self.audience.cut_void_tokens(&self.room),
            _ => {}
        }
        // After a pause everybody has all the time again, and nobody is away yet.
        if std::mem::replace(&mut self.rested, self.room.is_paused()) && !self.rested {
            self.asked_at = now;
            self.room.seats().iter().for_each(|seat| self.presence.seen(seat, now));
        }
        self.show(|audience, showing| audience.publish(seq, showing));
        if self.audience.drop_shut() {
            self.tell_presence();
        }
        self.head.send_replace(seq);
        if self.behind.is_none() {
            self.shown.send_replace(seq);
        }
    }

    fn attach(&mut self, new: Newcomer, greet: Greeting) -> Option<Accepted> {
        let accepted = self.show(|audience, showing| audience.admit(new, greet, showing))?;
        self.touch(accepted.eyes);
        self.tell_presence();
        Some(accepted)
    }

    fn detach(&mut self, number: u64) {
        if let Some(eyes) = self.audience.leave(number) {
            self.touch(eyes);
            self.tell_presence();
        }
    }

    /// Players were there just now.
    pub(crate) fn touch(&mut self, eyes: Eyes) {
        let now = self.hub.clock.steady_ms();
        for seat in eyes.iter() {
            self.presence.seen(seat, now);
            self.hub.seen(self.room.id(), seat);
            if let Some(bot) = self.room.bots_player(seat) {
                self.hub.bot_was_seen(bot);
            }
        }
    }

    /// Tells who is there, now or as soon as it may be told again.
    fn tell_presence(&mut self) {
        if !self.presence.changed(self.hub.clock.steady_ms()) {
            return;
        }
        let here = self.here();
        if self.presence.is_news(here) {
            self.tell_nodes(here);
        }
        let (seats, watching) = self.presence.all(here);
        self.audience.offer(&ToClient::Presence { here: seats.iter().map(Seat::letter).collect(), watching });
    }

    /// Who is there by way of this node.
    fn here(&self) -> Present {
        (self.audience.seats(), self.audience.watching())
    }

    fn tell_nodes(&mut self, here: Present) {
        self.presence.tell_nodes(here);
        let (game, node) = (self.room.id().to_string(), self.hub.node.clone());
        self.hub.store.here(&NodePresence { game, node, seats: here.0, watching: here.1 });
    }

    /// Tells other nodes again who is here, and forgets what nodes said that are gone.
    fn retell_presence(&mut self) {
        if !self.audience.is_empty() {
            self.touch(self.audience.seats());
            self.tell_nodes(self.here());
        }
        if self.presence.forget_gone(self.hub.clock.steady_ms()) {
            self.tell_presence();
        }
    }

    // ── reading ──────────────────────────────────────────────────────────────
    /// The table as these eyes see it now.
    pub fn snapshot(&mut self, eyes: Eyes, insider: bool) -> Snapshot {
        self.show(|audience, showing| audience.snapshot((eyes, Wants::default()), insider, showing))
    }

    /// Events from a number on, as these eyes see them.
    pub fn events(&mut self, seen: (Eyes, Wants), from: u64, most: u64) -> Vec<Ev> {
        self.show(|audience, showing| audience.events(seen, from, most, showing))
    }

    /// What the bot at a seat is told of what is played.
    pub fn bot_setup(&mut self, seat: Seat) -> ToBot {
        projection::bot_setup(&self.room, seat)
    }

    /// What the bot at a seat is asked now. One that is told something was there.
    pub fn bot_question(&mut self, seat: Seat, wants: BotWants) -> ToBot {
        let message = projection::bot_question(&self.room, seat, wants, self.deadline());
        if message != ToBot::Wait {
            self.touch(Eyes::just(seat));
        }
        message
    }

    /// What is known of the table by who has a seat at it.
    pub fn info(&self, insider: bool) -> TableInfo {
        self.room.info(insider)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::outbox::Outbox;
    use crate::outside::Outside;
    use crate::store;
    use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable};

    /// A player's answer does not wait for spectators who want everything again, however many of them came first.
    #[tokio::test(flavor = "multi_thread")]
    async fn an_answer_goes_before_what_is_sent_again() {
        let folder = tempfile::tempdir().unwrap();
        let kept = store::open(&folder.path().join("kaiju.db").display().to_string()).await.unwrap();
        let config = Config::new(std::net::SocketAddr::from(([127, 0, 0, 1], 0)));
        let hub = Hub::new(kept, Outside::machine(), &config);
        let me = NewSeat::of(NewSeatKind::Me);
        let wanted = NewTable {
            edition: "second".into(),
            seats: vec![me.clone(), me],
            start: true,
            grace_s: Some(0),
            ..NewTable::default()
        };
        let opened = hub.open(&wanted, [127, 0, 0, 1].into(), None).await.unwrap();
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
            let (outbox, out) = Outbox::new();
            let newcomer = Newcomer { outbox, tokens: Vec::new(), has: Some(head), wants: Wants::default() };
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
        let action = crate::wish::Worded::Text(action);
        let wish = Wish::Act(SeatAnswer { seat, by: Hand::Player, expect: head, action, link: None });
        let (answer, told) = oneshot::channel();
        assert!(mail.try_send(Mail::Do(Request::unasked(wish, "ab".repeat(16), "act"), answer)).is_ok());
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
