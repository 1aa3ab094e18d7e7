//! All tables of this node: finds them, brings them into memory, wakes them, sets aside those that cannot be played.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use kaiju_rules::{Seat, Version};
use kaiju_wire::code::{Code, Refusal};
use kaiju_wire::daily::Day;
use kaiju_wire::fair;
use kaiju_wire::frame::Said;
use kaiju_wire::table::Phase;
use tokio::sync::{OnceCell, mpsc, oneshot, watch};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::alarm::{Alarm, Alarms};
use crate::backoff::Backoff;
use crate::bots::BotsHere;
use crate::clock::{Clock, Ticks};
use crate::config::{Config, Spans};
use crate::courier::Courier;
use crate::days::Days;
use crate::desk::{Accepted, Desk, Done, MAILBOX, Mail, Newcomer};
use crate::duplicates::DuplicateShelf;
use crate::entropy::{self, Entropy};
use crate::fair_queue::Whose;
use crate::health::Health;
use crate::ids::derived;
use crate::leases::Leases;
use crate::limiter::household;
use crate::lock::Mutex;
use crate::metrics::Metrics;
use crate::moderation::Moderation;
use crate::notices::NoticeDesk;
use crate::opening::UNASKED;
use crate::outside::{Outside, Tasks};
use crate::plan::TablePlan;
use crate::projection::Eyes;
use crate::ratings::Ratings;
use crate::reviews::Reviews;
use crate::room::Room;
use crate::row::Deed;
use crate::store::{NodePresence, Store, StoreError, StoreResult, Wake};
use crate::tempo::Tempi;
use crate::thinker::Thinkers;
use crate::tournaments::TournamentShelf;
use crate::wish::{Request, Wish};

/// How often the database is asked whether tables moved, in case a wake-up was lost.
const POLL: Duration = Duration::from_secs(3);
/// How many tables that nobody sees to are taken up at a time.
const ADOPTED: u32 = 500;
/// How often a rematch is tried while tokens change.
const REMATCHES: usize = 4;
/// How often they are looked for where there is only one node. Then there are none, unless taking one up failed.
const ALONE: Duration = Duration::from_secs(30);
/// How often the moments at which players were seen are written down.
const SEEN: Duration = Duration::from_secs(5);
/// Of n tables it is remembered which address made them.
const MAKERS: usize = 20_000;
/// Tables that never began are kept for so long after the last thing that happened at them.
pub(crate) const KEEP_WAITING_MS: u64 = 30 * 24 * 60 * 60 * 1000;
/// How often old tables are looked for.
const SWEEP: Duration = Duration::from_hours(1);
/// How often it is looked whether tomorrow has come nearer by a day.
const DAYS: Duration = Duration::from_mins(1);
/// How long desks and sockets are waited for at the end.
const LAST: Duration = Duration::from_secs(4);
/// How many tables are deleted at once.
const BATCH: u32 = 20;
/// How long a session is good after it was last used.
pub(crate) const SESSION_MS: u64 = 90 * 24 * 60 * 60 * 1000;

/// A way to speak with a desk.
#[derive(Clone)]
pub(crate) struct Handle {
    pub(crate) mail: mpsc::Sender<Mail>,
    head: watch::Receiver<u64>,
    /// The last row that everybody may see.
    shown: watch::Receiver<u64>,
}

impl Handle {
    /// The last row of the table, for who has a seat at it or not.
    pub(crate) fn head(&self, seated: bool) -> u64 {
        if seated { *self.head.borrow() } else { *self.shown.borrow() }
    }
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
    pub metrics: Arc<Metrics>,
    /// Those who think for bots.
    pub thinkers: Thinkers,
    /// How long they thought lately.
    pub tempi: Tempi,
    /// Reviews of games that are over.
    pub(crate) reviews: Arc<Reviews>,
    /// How strong players are, as far as this node has read.
    pub(crate) ratings: Ratings,
    /// The games of the days, as far as this node has read.
    pub(crate) days: Days,
    /// The tournaments, as far as this node has read.
    pub(crate) tournaments: TournamentShelf,
    /// The duplicates, as far as this node has read.
    pub(crate) duplicates: DuplicateShelf,
    /// What is told to players who are asked.
    pub(crate) notices: NoticeDesk,
    /// The bot accounts whose programs are here.
    pub(crate) bots: BotsHere,
    /// Bans, mutes and what is not to be said, as far as this node has read.
    pub(crate) moderation: Moderation,
    /// Are games that are over reviewed for profiles?
    review_games: bool,
    /// How long reports are kept that no host has settled.
    keep_reports: Duration,
    /// Cancelled when the server stops.
    pub stop: CancellationToken,
    /// Who runs tasks.
    pub tasks: Arc<dyn Tasks>,
    /// Who carries what goes to other servers.
    pub(crate) courier: Arc<dyn Courier>,
    /// The tasks that must end before the server does.
    awaited: TaskTracker,
    /// The name of this node among those that share the store.
    pub(crate) node: String,
    /// How long things take among nodes.
    pub(crate) spans: Spans,
    /// The newest version of the rules that it plays.
    rules: Version,
    pub(crate) leases: Leases,
    pub(crate) health: Health,
    desks: Mutex<BTreeMap<String, Slot>>,
    aside: Mutex<HashSet<String>>,
    /// When players were seen, by the steady clock.
    seen: Mutex<BTreeMap<(String, char), u64>>,
    makers: Mutex<HashMap<String, IpAddr>>,
    alarms: Alarms,
}

impl Hub {
    /// A hub over a store.
    pub fn new(store: Arc<dyn Store>, outside: Outside, config: &Config) -> Arc<Hub> {
        let metrics = Arc::<Metrics>::default();
        let thinkers = Thinkers::new(config.thinkers, &outside, metrics.clone());
        let Outside { clock, entropy, tasks, courier } = outside;
        let node = entropy::action_id(&*entropy)[..8].to_string();
        Arc::new(Hub {
            node,
            store,
            clock,
            entropy,
            tasks,
            awaited: TaskTracker::new(),
            thinkers,
            tempi: Tempi::default(),
            reviews: Arc::default(),
            ratings: Ratings::default(),
            days: Days::default(),
            tournaments: TournamentShelf::default(),
            duplicates: DuplicateShelf::default(),
            notices: NoticeDesk::new(config),
            bots: BotsHere::default(),
            courier,
            moderation: Moderation::new(config),
            review_games: config.review_games,
            keep_reports: config.keep_reports,
            metrics,
            stop: CancellationToken::new(),
            spans: config.spans,
            rules: config.rules,
            leases: Leases::default(),
            health: Health::default(),
            desks: Mutex::new(BTreeMap::new()),
            aside: Mutex::new(HashSet::new()),
            seen: Mutex::new(BTreeMap::new()),
            makers: Mutex::new(HashMap::new()),
            alarms: Alarms::default(),
        })
    }

    /// The newest version of the rules that it plays.
    pub(crate) fn rules(&self) -> Version {
        self.rules
    }

    /// Starts a task that must end before the server does.
    pub(crate) fn start_awaited(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.tasks.start(Box::pin(self.awaited.track_future(task)));
    }

    /// Somebody did something that concerns security: the log says so, seldom.
    pub(crate) fn alarm(&self, alarm: Alarm, who: IpAddr, more: &str) {
        self.alarms.sound(alarm, Some(who), more, self.clock.steady_ms());
    }

    /// The bots of a table think at the cost of this address, unless another one was told before.
    pub(crate) fn made_by(&self, game: &str, maker: IpAddr) {
        let mut makers = self.makers.lock();
        if makers.len() >= MAKERS {
            let desks = self.desks.lock();
            makers.retain(|game, _| desks.contains_key(game));
        }
        makers.entry(game.to_string()).or_insert(household(maker));
    }

    /// At whose cost the bots of a table think.
    pub(crate) fn whose(&self, game: &str) -> Whose {
        let maker = self.makers.lock().get(game).copied();
        maker.map_or_else(|| Whose::Table(game.to_string()), Whose::Address)
    }

    // ── finding ──────────────────────────────────────────────────────────────
    /// A way to the desk of a table, brought into memory if need be.
    pub(crate) async fn desk(self: &Arc<Hub>, game: &str) -> Result<Handle, Refusal> {
        if game.len() > 40 || !game.bytes().all(|b| b.is_ascii_alphanumeric()) {
            return Err(Code::Forbidden.into());
        }
        if self.aside.lock().contains(game) {
            return Err(Code::OtherRules.into());
        }
        let slot = {
            let mut desks = self.desks.lock();
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
        if handle.is_err() {
            // Who else waits at this slot loads the table next: a desk in a slot that was forgotten would never be woken.
            let mut desks = self.desks.lock();
            drop(slot);
            if desks.get(game).is_some_and(|slot| slot.get().is_none() && Arc::strong_count(slot) == 1) {
                desks.remove(game);
            }
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
        if Version::of(game.rules).is_none_or(|version| version > self.rules) {
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
        let sealed = !self.is_open(room.game()).await.map_err(storage)?;
        let (mail, mailbox) = mpsc::channel(MAILBOX);
        let (desk, head, shown) = Desk::new(self.clone(), room, sealed, mail.clone());
        let (hub, id) = (self.clone(), id.to_string());
        self.metrics.tables.up();
        self.start_awaited(async move {
            let ended = AssertUnwindSafe(desk.run(mailbox)).catch_unwind().await;
            hub.metrics.tables.down();
            if ended.is_err() {
                hub.quarantine(&id, "the table panicked");
                hub.give_up(&id);
            }
            hub.drop_desk(&id);
        });
        Ok(Handle { mail, head, shown })
    }

    /// A desk that has ended is forgotten, unless another one took its place.
    fn drop_desk(&self, game: &str) {
        let mut desks = self.desks.lock();
        if desks.get(game).and_then(|slot| slot.get()).is_some_and(|handle| handle.mail.is_closed()) {
            desks.remove(game);
        }
    }

    /// Sets a table aside: its log cannot be played. The others go on. Two who wake it at once set it aside once.
    pub fn quarantine(&self, game: &str, why: &str) {
        if self.aside.lock().insert(game.to_string()) {
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

    /// Does something at a table, if the tokens that are shown permit it at the very moment it is done. It is on disk when
    /// this returns well.
    pub async fn perform(self: &Arc<Hub>, game: &str, request: &Request) -> Result<Done, Refusal> {
        self.ask(game, |answer| Mail::Do(request.clone(), answer)).await?
    }

    /// Reads something of a table: what was acknowledged by any node before this was asked is in it.
    pub async fn read<T: Send + 'static>(
        self: &Arc<Hub>,
        game: &str,
        read: impl Fn(&mut Desk) -> T + Clone + Send + 'static,
    ) -> Result<T, Refusal> {
        if self.store.is_shared() {
            let now = self.clock.steady_ms();
            self.ask(game, |answer| Mail::Fresh(now, answer)).await??;
        }
        self.glance(game, read).await
    }

    /// Reads something of a table as this node knows it, without asking the store: for callers that have just read.
    pub(crate) async fn glance<T: Send + 'static>(
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
    pub async fn say(self: &Arc<Hub>, game: &str, said: &Said, id: Option<String>) -> Result<u64, Refusal> {
        self.ask(game, |answer| Mail::Say(said.clone(), id.clone(), answer)).await?
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
        Ok(told.await.map_err(|_| busy())??.map(|accepted| (accepted, handle)))
    }

    /// Waits until a table has an event of this number, for so long.
    pub async fn wait_for(self: &Arc<Hub>, game: &str, seq: u64, most: Duration) -> Result<(), Refusal> {
        self.wait_as(true, game, seq, most).await
    }

    /// Waits until somebody who has a seat, or none, may see an event of this number, for so long.
    pub(crate) async fn wait_as(
        self: &Arc<Hub>,
        seated: bool,
        game: &str,
        seq: u64,
        most: Duration,
    ) -> Result<(), Refusal> {
        let Handle { mut head, mut shown, .. } = self.desk(game).await?;
        let there = (if seated { &mut head } else { &mut shown }).wait_for(|head| *head >= seq);
        tokio::select! {
            biased;
            () = self.stop.cancelled() => {}
            _ = self.clock.timeout(most, there) => {}
        }
        Ok(())
    }

    /// A player was there: other nodes want to know.
    pub(crate) fn seen(&self, game: &str, seat: Seat) {
        if self.store.is_shared() {
            self.seen.lock().insert((game.to_string(), seat.letter()), self.clock.steady_ms());
        }
    }

    // ── playing again ────────────────────────────────────────────────────────
    /// The table on which a finished game is played again; everybody's token opens it too.
    pub async fn rematch(self: &Arc<Hub>, old: &str) -> Result<String, Refusal> {
        let (phase, known) = self.read(old, |desk| (desk.room().phase(), desk.info(false).rematch)).await?;
        if let Some(game) = known {
            return Ok(game);
        }
        if phase != Phase::Over {
            return Err(Code::NotOver.into());
        }
        for _ in 0..REMATCHES {
            let (seen, (plan, deeds)) = self.read(old, |desk| (desk.room().head(), desk.room().again())).await?;
            let (id, secret) = (entropy::game_id(&*self.entropy), self.entropy.bytes());
            let commitment = fair::commitment(&id, &secret);
            let epoch = Some(self.store.epoch().to_string());
            let rules = self.rules.number(); // a new game, whatever the old one was played by
            let plan = TablePlan { rules, commitment, epoch, rematch_of: Some(old.to_string()), ..plan };
            let deeds = std::iter::once(Deed::Opened(Box::new(plan.clone()))).chain(deeds).collect();
            let game = self.found(id, secret, &plan, deeds, UNASKED).await?.id;
            if let Whose::Address(maker) = self.whose(old) {
                self.made_by(&game, maker);
            }
            let wish = Wish::Rematch { game: game.clone(), seen };
            let done = self.perform(old, &Request::unasked(wish, derived(0, "rematch"), "server")).await;
            match &done {
                Ok(Done { deed: Deed::Rematch { game: agreed }, .. }) if *agreed == game => return Ok(game),
                // The table may be written down as the rematch all the same: it stays open, and whoever asks again is told.
                Err(refusal) if refusal.retry => return Err(refusal.clone()),
                _ => {}
            }
            // Somebody was quicker, or a seat has another token by now: nobody is to sit down at a table nobody knows
            // of.
            self.perform(&game, &Request::unasked(Wish::Close, derived(0, "close"), "server")).await?;
            match done {
                Ok(Done { deed: Deed::Rematch { game: agreed }, .. }) => return Ok(agreed),
                Ok(_) => return Err(Code::Unavailable.into()),
                Err(refusal) if refusal.code == Code::SeqConflict => {}
                Err(refusal) => return Err(refusal),
            }
        }
        Err(Refusal::from(Code::Unavailable).after(500))
    }

    // ── forgetting ───────────────────────────────────────────────────────────
    /// Deletes what is older than is kept, a few tables at a time: games that are over or were closed, if they are kept
    /// for a time only; tables that never began; sessions nobody used; reports nobody settled. Tells how many tables it was.
    pub async fn sweep(self: &Arc<Hub>, keep_finished: Option<Duration>) -> u64 {
        let now = self.now_ms();
        let finished = keep_finished.map(|keep| u64::try_from(keep.as_millis()).unwrap_or(u64::MAX));
        let kept = [(Phase::Over, finished), (Phase::Closed, finished), (Phase::Gathering, Some(KEEP_WAITING_MS))];
        let mut all = 0;
        for (phase, keep) in kept {
            let Some(before) = keep.map(|keep| now.saturating_sub(keep)) else { continue };
            while !self.stop.is_cancelled() {
                let Ok(old) = self.store.forget_games(phase, before, BATCH).await else { break };
                for game in &old {
                    self.evict(game);
                }
                all += old.len() as u64;
                if old.len() < BATCH as usize {
                    break;
                }
                // Players go first.
                self.clock.sleep(Duration::from_millis(20)).await;
            }
        }
        let _ = self.store.forget_sessions(now.saturating_sub(SESSION_MS)).await;
        let kept = u64::try_from(self.keep_reports.as_millis()).unwrap_or(u64::MAX);
        let _ = self.store.reporting().forget_reports(now.saturating_sub(kept)).await;
        self.metrics.forgotten.add(all);
        if all > 0 {
            tracing::info!(tables = all, "old tables were deleted");
        }
        all
    }

    /// A table that is no more leaves the memory, too.
    fn evict(&self, game: &str) {
        let slot = self.desks.lock().remove(game);
        if let Some(handle) = slot.as_ref().and_then(|slot| slot.get()) {
            let _ = handle.mail.try_send(Mail::Gone);
        }
        self.makers.lock().remove(game);
    }

    /// Waits for the next tick; no when the server stops.
    pub(crate) async fn goes_on(&self, ticks: &mut Ticks<'_>) -> bool {
        tokio::select! {
            biased;
            () = self.stop.cancelled() => false,
            () = ticks.tick() => true,
        }
    }

    /// Deletes what is too old now and then, until the server stops.
    async fn keep_sweeping(self: Arc<Hub>, keep_finished: Option<Duration>) {
        let mut ticks = self.clock.ticks(SWEEP);
        while self.goes_on(&mut ticks).await {
            self.sweep(keep_finished).await;
        }
    }

    /// Binds the server to the game of tomorrow, day after day, until it stops: whoever asks for it asks tomorrow.
    async fn keep_days(self: Arc<Hub>) {
        let mut ticks = self.clock.ticks(DAYS);
        let mut tries = Backoff::new("binding the next day");
        let mut done = None;
        while self.goes_on(&mut ticks).await {
            let tomorrow = Day::of_ms(self.now_ms()).next();
            if done == Some(tomorrow) {
                continue;
            }
            let binding = async {
                self.bound_day(tomorrow).await?;
                done = Some(tomorrow);
                Ok(())
            };
            self.paced(&mut tries, binding).await;
        }
    }

    /// Starts what a node does all the time for what happens between games, until the server stops.
    pub fn start_club(self: &Arc<Hub>) {
        self.tasks.start(Box::pin(self.clone().keep_days()));
        self.tasks.start(Box::pin(self.clone().keep_tournaments()));
        self.tasks.start(Box::pin(self.clone().keep_duplicates()));
        self.tasks.start(Box::pin(self.clone().keep_notices()));
        if self.review_games {
            self.tasks.start(Box::pin(self.clone().keep_reviewing()));
        }
    }

    // ── staying in step ──────────────────────────────────────────────────────
    /// Starts what a node does all the time, until the server stops.
    pub fn start_chores(self: &Arc<Hub>, keep_finished: Option<Duration>) {
        self.tasks.start(Box::pin(self.clone().keep_sweeping(keep_finished)));
        self.tasks.start(Box::pin(self.clone().watch()));
        self.tasks.start(Box::pin(self.clone().keep()));
        self.tasks.start(Box::pin(self.clone().adopt()));
    }

    /// Keeps tables in step with the store, until the server stops.
    async fn watch(self: Arc<Hub>) {
        let mut wakes = self.store.wakes();
        let mut poll = self.clock.ticks(POLL);
        let mut flush = self.clock.ticks(SEEN);
        let mut polls = Backoff::new("looking whether tables moved");
        let mut flushes = Backoff::new("writing down who was there");
        loop {
            tokio::select! {
                biased;
                () = self.stop.cancelled() => return,
                () = poll.tick() => self.paced(&mut polls, self.poll()).await,
                () = flush.tick() => {
                    self.paced(&mut flushes, self.flush_seen()).await;
                    self.retell();
                }
                wake = wakes.recv() => {
                    self.metrics.last_wake_ms.set(self.now_ms());
                    match wake {
                        Ok(Wake::Moved { game, seq }) => self.nudge(&game, seq),
                        Ok(Wake::Here(here)) => self.hear_of(here),
                        Ok(Wake::All) | Err(tokio::sync::broadcast::error::RecvError::Lagged(_)) => {
                            self.paced(&mut polls, self.poll()).await;
                        }
                        Err(tokio::sync::broadcast::error::RecvError::Closed) => return,
                    }
                }
            }
        }
    }

    fn in_memory(&self, game: &str) -> Option<Handle> {
        self.desks.lock().get(game).and_then(|slot| slot.get().cloned())
    }

    /// Is a table in memory?
    pub(crate) fn is_in_memory(&self, game: &str) -> bool {
        self.in_memory(game).is_some()
    }

    /// Mail for a desk, if it is in memory.
    pub(crate) fn mail(&self, game: &str, mail: Mail) {
        if let Some(handle) = self.in_memory(game) {
            let _ = handle.mail.try_send(mail);
        }
    }

    /// Does something unless it failed just now; what fails again and again is tried less and less often.
    pub(crate) async fn paced(&self, backoff: &mut Backoff, work: impl Future<Output = StoreResult<()>>) {
        if !backoff.is_due(self.clock.steady_ms()) {
            return;
        }
        match work.await {
            Ok(()) => backoff.worked(""),
            Err(error) => {
                self.metrics.storage_errors.up();
                backoff.failed(self.clock.steady_ms(), "", &error);
            }
        }
    }

    fn nudge(&self, game: &str, seq: u64) {
        if let Some(handle) = self.in_memory(game)
            && (seq == 0 || handle.head(true) < seq)
        {
            let _ = handle.mail.try_send(Mail::Moved(seq));
        }
    }

    /// Another node tells who is at a table.
    fn hear_of(&self, here: NodePresence) {
        if here.node == self.node {
            return;
        }
        let game = here.game.clone();
        self.mail(&game, Mail::Elsewhere(here));
    }

    /// Other nodes are told again who is here, in case they missed it or are new.
    fn retell(&self) {
        if !self.store.is_shared() {
            return;
        }
        for handle in self.desks.lock().values().filter_map(|slot| slot.get()) {
            let _ = handle.mail.try_send(Mail::Retell);
        }
    }

    /// Asks the database about the tables in memory.
    async fn poll(&self) -> StoreResult<()> {
        let ids: Vec<String> = self.desks.lock().keys().cloned().collect();
        if !self.store.is_shared() || ids.is_empty() {
            return Ok(());
        }
        for (game, head) in self.store.heads(&ids).await? {
            if head > 0 {
                self.nudge(&game, head);
            }
        }
        self.metrics.last_poll_ms.set(self.now_ms());
        Ok(())
    }

    /// Takes up tables at which something is to be done and that nobody sees to, after a restart or when their node is
    /// gone, and looks for more of them until the server stops.
    async fn adopt(self: Arc<Hub>) {
        let pause = if self.store.is_shared() { self.spans.lease / 3 } else { ALONE };
        let mut ticks = self.clock.ticks(pause);
        let mut adopts = Backoff::new("looking for tables that stand still");
        // Those that cannot be taken up here are not tried again.
        let mut hopeless = HashSet::new();
        while self.goes_on(&mut ticks).await {
            self.paced(&mut adopts, self.adopt_all(&mut hopeless)).await;
        }
    }

    async fn adopt_all(self: &Arc<Hub>, hopeless: &mut HashSet<String>) -> StoreResult<()> {
        let mut after = (0, String::new());
        loop {
            let page = self.store.stalled((after.0, &after.1), self.now_ms(), ADOPTED).await?;
            let Some(last) = page.last().cloned() else { return Ok(()) };
            after = last;
            let games = page.into_iter().map(|(_, game)| game);
            let games: Vec<String> =
                games.filter(|game| !hopeless.contains(game) && self.in_memory(game).is_none()).collect();
            if games.is_empty() {
                continue;
            }
            // Two nodes that look at the same time share them.
            let ours = self.take(games).await?;
            for game in ours {
                if self.stop.is_cancelled() {
                    return Ok(());
                }
                match self.glance(&game, |desk| (desk.room().waits(), desk.room().head())).await {
                    Ok((waits, _)) if waits.due_ms.is_some_and(|at| at <= self.now_ms()) => {}
                    Ok((waits, head)) => {
                        let _ = self.store.rest(&game, head, &waits).await;
                    }
                    Err(refusal) => {
                        self.give_up(&game);
                        if !refusal.retry {
                            hopeless.insert(game);
                        }
                    }
                }
            }
        }
    }

    /// Other nodes are told who was there.
    async fn flush_seen(&self) -> StoreResult<()> {
        let seen = std::mem::take(&mut *self.seen.lock());
        if seen.is_empty() {
            return Ok(());
        }
        let now = self.clock.steady_ms();
        let ago = |((game, seat), at): (&(String, char), &u64)| (game.clone(), *seat, now.saturating_sub(*at));
        let list: Vec<(String, char, u64)> = seen.iter().map(ago).collect();
        let told = self.store.touch(&list).await;
        if told.is_err() {
            // To be told next time, unless they were seen again since.
            let mut newer = self.seen.lock();
            for (who, at) in seen {
                newer.entry(who).or_insert(at);
            }
        }
        told
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
        self.awaited.close();
        let _ = self.clock.timeout(LAST, self.awaited.wait()).await;
        self.retire().await;
        self.store.close().await;
    }
}
