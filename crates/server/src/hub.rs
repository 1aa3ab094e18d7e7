//! All tables of this node: finds them, brings them into memory, wakes them, sets aside those that cannot be played.

use std::collections::{HashMap, HashSet};
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::FutureExt;
use kaiju_rules::{RULES_VERSION, Seat};
use kaiju_wire::code::{Code, Refusal};
use kaiju_wire::frame::Said;
use kaiju_wire::table::{NewSeatKind, NewTable, Opened, Phase, Ticket};
use kaiju_wire::{fair, hex};
use tokio::sync::{OnceCell, mpsc, oneshot, watch};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::clock::Clock;
use crate::desk::{Accepted, Desk, Done, MAILBOX, Mail, Newcomer};
use crate::entropy::{self, Entropy};
use crate::metrics::Metrics;
use crate::projection::Eyes;
use crate::room::{self, Room, Wish};
use crate::row::{Deed, Plan, Row};
use crate::store::{Game, Here, Store, StoreError, Wake};
use crate::thinker::Thinkers;

/// How often the database is asked whether tables moved, in case a wake-up was lost.
const POLL: Duration = Duration::from_secs(1);
/// A table that plays and on which nothing happened for so long is looked at by any node.
const STALLED_MS: u64 = 3_000;
/// How many of those at a time.
const ADOPTED: u32 = 500;
/// How often the moments at which players were seen are written down.
const SEEN: Duration = Duration::from_secs(5);

/// A way to speak with a desk.
#[derive(Clone)]
pub(crate) struct Handle {
    pub(crate) mail: mpsc::Sender<Mail>,
    pub(crate) head: watch::Receiver<u64>,
}

type Slot = Arc<OnceCell<Handle>>;

/// All tables of this node.
pub struct Hub {
    /// Where tables are kept.
    pub store: Arc<dyn Store>,
    /// What time it is.
    pub clock: Arc<dyn Clock>,
    /// Where secrets come from.
    pub entropy: Arc<dyn Entropy>,
    /// What is counted.
    pub metrics: Metrics,
    /// Those who think for bots.
    pub thinkers: Thinkers,
    /// Cancelled when the server stops.
    pub stop: CancellationToken,
    /// Everything that must end before the server does.
    pub tasks: TaskTracker,
    /// The name of this node among those that share the store.
    pub(crate) node: String,
    desks: Mutex<HashMap<String, Slot>>,
    aside: Mutex<HashSet<String>>,
    seen: Mutex<HashMap<(String, char), u64>>,
}

impl Hub {
    /// A hub over a store. Bots think on so many threads.
    pub fn new(store: Arc<dyn Store>, clock: Arc<dyn Clock>, entropy: Arc<dyn Entropy>, thinkers: usize) -> Arc<Hub> {
        let node = entropy::action_id(&*entropy)[..8].to_string();
        Arc::new(Hub {
            node,
            store,
            clock,
            entropy,
            metrics: Metrics::default(),
            thinkers: Thinkers::new(thinkers),
            stop: CancellationToken::new(),
            tasks: TaskTracker::new(),
            desks: Mutex::new(HashMap::new()),
            aside: Mutex::new(HashSet::new()),
            seen: Mutex::new(HashMap::new()),
        })
    }

    // ── finding ──────────────────────────────────────────────────────────────
    /// A way to the desk of a table, brought into memory if need be.
    pub(crate) async fn desk(self: &Arc<Hub>, game: &str) -> Result<Handle, Refusal> {
        if game.len() > 40 || !game.bytes().all(|b| b.is_ascii_alphanumeric()) {
            return Err(Code::Forbidden.into());
        }
        if self.aside.lock().is_ok_and(|aside| aside.contains(game)) {
            return Err(Code::OtherRules.into());
        }
        let slot = {
            let mut desks = self.desks.lock().map_err(|_| Refusal::from(Code::Unavailable))?;
            let old = desks.get(game).filter(|slot| slot.get().is_none_or(|handle| !handle.mail.is_closed()));
            if let Some(slot) = old {
                slot.clone()
            } else {
                let slot = Slot::default();
                desks.insert(game.to_string(), slot.clone());
                slot
            }
        };
        let handle = slot.get_or_try_init(|| self.load(game)).await.cloned();
        if handle.is_err()
            && let Ok(mut desks) = self.desks.lock()
            && desks.get(game).is_some_and(|slot| slot.get().is_none())
        {
            desks.remove(game);
        }
        handle
    }

    async fn load(self: &Arc<Hub>, id: &str) -> Result<Handle, Refusal> {
        let storage = |error| {
            if let StoreError::Unfit(why) = error {
                // The row itself is damaged: no later try reads it.
                self.quarantine(id, &why);
                return Refusal::from(Code::OtherRules);
            }
            self.metrics.storage_errors.up();
            Refusal::from(Code::StorageUnavailable).after(500)
        };
        let game = self.store.game(id).await.map_err(storage)?.ok_or(Code::Forbidden)?;
        if game.rules != RULES_VERSION {
            return Err(Code::OtherRules.into());
        }
        let rows = self.store.rows(id, 0).await.map_err(storage)?;
        let room = match std::panic::catch_unwind(AssertUnwindSafe(|| Room::rebuilt(game, rows))) {
            Ok(Ok(room)) => room,
            Ok(Err(spoiled)) => {
                self.quarantine(id, &spoiled.0);
                return Err(Code::OtherRules.into());
            }
            Err(_) => {
                self.quarantine(id, "the rules panicked");
                return Err(Code::OtherRules.into());
            }
        };
        let (mail, mailbox) = mpsc::channel(MAILBOX);
        let (head, watched) = watch::channel(room.head());
        let desk = Desk::new(self.clone(), room, head, mail.clone());
        let (hub, id) = (self.clone(), id.to_string());
        self.metrics.tables.up();
        self.tasks.spawn(async move {
            let ended = AssertUnwindSafe(desk.run(mailbox)).catch_unwind().await;
            hub.metrics.tables.down();
            if ended.is_err() {
                hub.quarantine(&id, "the table panicked");
            }
            if let Ok(mut desks) = hub.desks.lock()
                && desks.get(&id).is_some_and(|slot| slot.get().is_some_and(|handle| handle.mail.is_closed()))
            {
                desks.remove(&id);
            }
        });
        Ok(Handle { mail, head: watched })
    }

    /// Sets a table aside: its log cannot be played. The others go on. Two who wake it at once set it aside once.
    pub fn quarantine(&self, game: &str, why: &str) {
        if self.aside.lock().is_ok_and(|mut aside| aside.insert(game.to_string())) {
            tracing::error!(game, why, "a table was set aside");
            self.metrics.quarantined.up();
        }
    }

    // ── speaking with desks ──────────────────────────────────────────────────
    /// Sends mail to a desk and waits for the answer; a desk that went away in between is brought back once.
    async fn ask<T>(
        self: &Arc<Hub>,
        game: &str,
        mut mail: impl FnMut(oneshot::Sender<T>) -> Mail,
    ) -> Result<T, Refusal> {
        for _ in 0..2 {
            let handle = self.desk(game).await?;
            let (answer, told) = oneshot::channel();
            match handle.mail.try_send(mail(answer)) {
                Ok(()) => {
                    if let Ok(answer) = told.await {
                        return Ok(answer);
                    }
                }
                Err(mpsc::error::TrySendError::Full(_)) => return Err(Refusal::from(Code::Unavailable).after(200)),
                Err(mpsc::error::TrySendError::Closed(_)) => {}
            }
        }
        Err(Refusal::from(Code::Unavailable).after(500))
    }

    /// Does something at a table. It is on disk when this returns well.
    pub async fn perform(self: &Arc<Hub>, game: &str, wish: &Wish, id: &str, claim: &str) -> Result<Done, Refusal> {
        let mail = |answer| Mail::Do { wish: wish.clone(), id: id.to_string(), claim: claim.to_string(), answer };
        self.ask(game, mail).await?
    }

    /// Reads something of a table.
    pub async fn read<T: Send + 'static>(
        self: &Arc<Hub>,
        game: &str,
        read: impl Fn(&mut Desk) -> T + Clone + Send + 'static,
    ) -> Result<T, Refusal> {
        let mail = |answer: oneshot::Sender<T>| {
            let read = read.clone();
            Mail::Read(Box::new(move |desk| {
                let _ = answer.send(read(desk));
            }))
        };
        self.ask(game, mail).await
    }

    /// Says something at a table.
    pub async fn say(self: &Arc<Hub>, game: &str, said: &Said) -> Result<u64, Refusal> {
        self.ask(game, |answer| Mail::Say(said.clone(), answer)).await?
    }

    /// Somebody wants to be told what happens; none when a token opens nothing.
    pub(crate) async fn attach(
        self: &Arc<Hub>,
        game: &str,
        newcomer: Newcomer,
        greet: Box<dyn FnOnce(Accepted) -> Arc<str> + Send>,
    ) -> Result<Option<(Accepted, Handle)>, Refusal> {
        let handle = self.desk(game).await?;
        let (answer, told) = oneshot::channel();
        let busy = || Refusal::from(Code::Unavailable).after(500);
        handle.mail.try_send(Mail::Attach(newcomer, greet, answer)).map_err(|_| busy())?;
        Ok(told.await.map_err(|_| busy())?.map(|accepted| (accepted, handle)))
    }

    /// Waits until a table has an event of this number, for so long.
    pub async fn wait_for(self: &Arc<Hub>, game: &str, seq: u64, most: Duration) -> Result<(), Refusal> {
        let mut handle = self.desk(game).await?;
        let there = handle.head.wait_for(|head| *head >= seq);
        tokio::select! {
            _ = tokio::time::timeout(most, there) => {}
            () = self.stop.cancelled() => {}
        }
        Ok(())
    }

    /// A player was there.
    pub(crate) fn seen(&self, game: &str, seat: Seat) {
        if let Ok(mut seen) = self.seen.lock() {
            seen.insert((game.to_string(), seat.letter()), self.clock.wall_ms());
        }
    }

    // ── making ───────────────────────────────────────────────────────────────
    /// A new table.
    pub async fn open(self: &Arc<Hub>, wanted: &NewTable) -> Result<Opened, Refusal> {
        let entropy = &*self.entropy;
        let (id, secret) = (entropy::game_id(entropy), entropy.bytes());
        let host = entropy::token(entropy);
        let commitment = hex::write(&fair::commitment(&id, &secret));
        let plan = room::plan(wanted, &host, &commitment)?;
        let mut deeds = vec![Deed::Opened(Box::new(plan.clone()))];
        let mut tickets = Vec::new();
        for (i, seat) in wanted.seats.iter().enumerate().filter(|(_, seat)| seat.kind == NewSeatKind::Me) {
            let token = entropy::token(entropy);
            let letter = Seat::new(i).letter();
            let name = seat.name.as_deref().unwrap_or("");
            let name = if name.trim().is_empty() { format!("{letter}") } else { name.to_string() };
            if let Some(tip) = &seat.tip {
                hex::read(tip).ok_or(Code::BadReveal)?;
            }
            deeds.push(Deed::Sat {
                seat: letter,
                name: crate::name::clean(&name).ok_or(Code::BadName)?,
                monster: plan.seats[i].monster.clone(),
                hash: entropy::hashed(&token),
                tip: seat.tip.clone(),
            });
            tickets.push(Ticket { game: id.clone(), seat: letter, token });
        }
        let game = self.found(id, secret, &plan, deeds).await?;
        if wanted.start {
            let id = entropy::action_id(entropy);
            match self.perform(&game.id, &Wish::Start, &id, "start").await {
                Ok(_) => {}
                Err(refusal) if refusal.code == Code::SeatsEmpty => {}
                Err(refusal) => return Err(refusal),
            }
        }
        let table = self.read(&game.id, |desk| desk.info(true)).await?;
        Ok(Opened { game: game.id, code: game.code, host, tickets, table })
    }

    /// Writes a new table down.
    async fn found(&self, id: String, secret: [u8; 32], plan: &Plan, deeds: Vec<Deed>) -> Result<Game, Refusal> {
        let now = self.clock.wall_ms();
        let mut game = Game {
            id,
            code: entropy::table_code(&*self.entropy),
            rules: RULES_VERSION,
            secret,
            public: plan.public,
            phase: Phase::Gathering,
            created_ms: now,
            updated_ms: now,
            info: kaiju_wire::table::TableInfo::default(),
        };
        let rows: Vec<Row> = deeds
            .into_iter()
            .enumerate()
            .map(|(i, deed)| Row {
                seq: i as u64 + 1,
                id: entropy::action_id(&*self.entropy),
                claim: "server".to_string(),
                at_ms: now,
                deed,
            })
            .collect();
        let room = Room::rebuilt(game.clone(), rows.clone()).map_err(|_| Refusal::from(Code::BadSetup))?;
        game.info = room.info(false);
        // A code that is taken is drawn again; five times in a row does not happen.
        for _ in 0..5 {
            match self.store.open(&game, &rows).await {
                Ok(()) => return Ok(game),
                Err(error) => {
                    if self.store.by_code(&game.code).await.is_ok_and(|found| found.is_some()) {
                        game.code = entropy::table_code(&*self.entropy);
                        continue;
                    }
                    tracing::warn!(error = %error, "a table was not written");
                    self.metrics.storage_errors.up();
                    return Err(Refusal::from(Code::StorageUnavailable).after(500));
                }
            }
        }
        Err(Refusal::from(Code::StorageUnavailable).after(500))
    }

    /// The table on which a finished game is played again; everybody's token opens it too.
    pub async fn rematch(self: &Arc<Hub>, old: &str) -> Result<String, Refusal> {
        let (phase, known) = self.read(old, |desk| (desk.room().phase(), desk.info(false).rematch)).await?;
        if let Some(game) = known {
            return Ok(game);
        }
        if phase != Phase::Over {
            return Err(Code::NotOver.into());
        }
        let (plan, deeds) = self.read(old, |desk| desk.room().again()).await?;
        let (id, secret) = (entropy::game_id(&*self.entropy), self.entropy.bytes());
        let plan =
            Plan { commitment: hex::write(&fair::commitment(&id, &secret)), rematch_of: Some(old.to_string()), ..plan };
        let deeds = std::iter::once(Deed::Opened(Box::new(plan.clone()))).chain(deeds).collect();
        let game = self.found(id, secret, &plan, deeds).await?;
        let row = entropy::claim(&[old, "rematch", "1"]) + &entropy::claim(&[old, "rematch", "2"]);
        let done = self.perform(old, &Wish::Rematch(game.id.clone()), &row, "server").await?;
        match done.deed {
            Deed::Rematch { game } => Ok(game),
            _ => Ok(game.id),
        }
    }

    // ── staying in step ──────────────────────────────────────────────────────
    /// Keeps tables in step with the store and takes up those that stand still, until the server stops.
    pub async fn watch(self: Arc<Hub>) {
        let mut wakes = self.store.wakes();
        let mut poll = tokio::time::interval(POLL);
        let mut flush = tokio::time::interval(SEEN);
        loop {
            tokio::select! {
                () = self.stop.cancelled() => return,
                wake = wakes.recv() => {
                    self.metrics.last_wake_ms.set(self.clock.wall_ms());
                    match wake {
                        Ok(Wake::Moved { game, seq }) => self.nudge(&game, seq),
                        Ok(Wake::Here(here)) => self.hear_of(here),
                        Ok(Wake::All) | Err(tokio::sync::broadcast::error::RecvError::Lagged(_)) => self.poll().await,
                        Err(tokio::sync::broadcast::error::RecvError::Closed) => return,
                    }
                }
                _ = poll.tick() => {
                    self.poll().await;
                    self.adopt().await;
                }
                _ = flush.tick() => {
                    self.flush_seen().await;
                    self.retell();
                }
            }
        }
    }

    fn nudge(&self, game: &str, seq: u64) {
        let handle = self.desks.lock().ok().and_then(|desks| desks.get(game).and_then(|slot| slot.get().cloned()));
        if let Some(handle) = handle
            && (seq == 0 || *handle.head.borrow() < seq)
        {
            let _ = handle.mail.try_send(Mail::Moved(seq));
        }
    }

    /// Another node tells who is at a table.
    fn hear_of(&self, here: Here) {
        if here.node == self.node {
            return;
        }
        let desks = self.desks.lock().ok();
        let handle = desks.and_then(|desks| desks.get(&here.game).and_then(|slot| slot.get().cloned()));
        if let Some(handle) = handle {
            let _ = handle.mail.try_send(Mail::Elsewhere(here));
        }
    }

    /// Other nodes are told again who is here, in case they missed it or are new.
    fn retell(&self) {
        if !self.store.is_shared() {
            return;
        }
        let Ok(desks) = self.desks.lock() else { return };
        for handle in desks.values().filter_map(|slot| slot.get()) {
            let _ = handle.mail.try_send(Mail::Retell);
        }
    }

    /// Asks the database about the tables in memory.
    async fn poll(&self) {
        if !self.store.is_shared() {
            return;
        }
        let ids: Vec<String> = self.desks.lock().map(|desks| desks.keys().cloned().collect()).unwrap_or_default();
        if let Ok(heads) = self.store.heads(&ids).await {
            for (game, head) in heads {
                if head > 0 {
                    self.nudge(&game, head);
                }
            }
            self.metrics.last_poll_ms.set(self.clock.wall_ms());
        }
    }

    /// Takes up tables that play and stand still: after a restart, or when their node is gone.
    async fn adopt(self: &Arc<Hub>) {
        let since = self.clock.wall_ms().saturating_sub(STALLED_MS);
        let Ok(stalled) = self.store.stalled(since, ADOPTED).await else { return };
        for game in stalled {
            let known = self.desks.lock().is_ok_and(|desks| desks.contains_key(&game));
            if !known && !self.stop.is_cancelled() {
                let _ = self.desk(&game).await;
            }
        }
    }

    /// Takes up everything that was being played when the server stopped.
    pub async fn resume(self: &Arc<Hub>) {
        let Ok(stalled) = self.store.stalled(u64::MAX, ADOPTED).await else { return };
        for game in stalled {
            let _ = self.desk(&game).await;
        }
    }

    /// Other nodes are told who was there.
    async fn flush_seen(&self) {
        let seen = self.seen.lock().map(|mut seen| std::mem::take(&mut *seen)).unwrap_or_default();
        if seen.is_empty() || !self.store.is_shared() {
            return;
        }
        let list: Vec<(String, char, u64)> = seen.into_iter().map(|((game, seat), at)| (game, seat, at)).collect();
        let _ = self.store.touch(&list).await;
    }

    /// Makes an eye set of the tokens of one table; none when a token opens nothing.
    pub async fn eyes(self: &Arc<Hub>, game: &str, tokens: &[String]) -> Result<Option<(Eyes, bool)>, Refusal> {
        let tokens = tokens.to_vec();
        self.read(game, move |desk| {
            let (mut eyes, mut host) = (Eyes::EMPTY, false);
            for token in &tokens {
                match desk.room().seat_of(token) {
                    Some(seat) => eyes = eyes.with(seat),
                    None if desk.room().is_host(token) => host = true,
                    None => return None,
                }
            }
            Some((eyes, host))
        })
        .await
    }

    /// Ends everything: desks, sockets, the store.
    pub async fn finish(&self) {
        self.stop.cancel();
        self.tasks.close();
        let _ = tokio::time::timeout(Duration::from_secs(4), self.tasks.wait()).await;
        self.store.close().await;
    }
}
