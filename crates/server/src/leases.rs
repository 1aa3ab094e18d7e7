//! Which tables this node sees to. Where several nodes share a store, each table has at most one node that lets its bots
//! think, looks at its clock and stands in for absent players: the one that has its lease. Leases are kept in the store, by
//! the store's clock; a node asks for all of its leases together, three times in the life of one.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, MutexGuard};
use std::time::Duration;

use tokio::sync::{Mutex as AsyncMutex, Notify, watch};

use crate::desk::Mail;
use crate::hub::Hub;
use crate::lock::Mutex;
use crate::projection::Eyes;
use crate::store::{Claim, StoreResult};

/// How long giving everything up may take. What is not given up lapses.
const FAREWELL: Duration = Duration::from_secs(1);

/// The leases of a node.
pub(crate) struct Leases {
    list: Mutex<LeaseList>,
    /// Held while the store is asked: one request after the other.
    asking: AsyncMutex<()>,
    /// Somebody wants a table at once.
    knock: Notify,
    /// The store's clock less our wall clock, in milliseconds.
    ahead: AtomicI64,
    /// The store has been silent for long.
    silent: watch::Sender<bool>,
}

#[derive(Default)]
struct LeaseList {
    /// What is wanted, held or not.
    wanted: BTreeSet<String>,
    /// What is wanted and was not asked for yet.
    fresh: Vec<String>,
    held: BTreeMap<String, HeldLease>,
    /// The number of the last tenure that began.
    newest: u64,
    /// What is to be given up.
    given_up: Vec<String>,
    /// How often the store was asked. One that nobody waits for any more can arrive after the next: the store takes none that
    /// is older than one it has seen.
    asked: u64,
}

impl LeaseList {
    /// The number of the next request.
    fn number(&mut self) -> u64 {
        self.asked += 1;
        self.asked
    }
}

/// A lease that is ours, or was.
#[derive(Clone, Copy)]
struct HeldLease {
    /// Until when, by our steady clock.
    until: u64,
    /// Which tenure it belongs to: one that was ours without a break has the same number.
    tenure: u64,
}

impl Default for Leases {
    fn default() -> Leases {
        let (list, asking) = (Mutex::default(), AsyncMutex::default());
        Leases { list, asking, knock: Notify::new(), ahead: AtomicI64::new(0), silent: watch::channel(false).0 }
    }
}

impl Leases {
    fn list(&self) -> MutexGuard<'_, LeaseList> {
        self.list.lock()
    }
}

impl Hub {
    /// What time it is: by the store's clock where nodes share it, so that all of them agree.
    pub(crate) fn now_ms(&self) -> u64 {
        self.clock.wall_ms().saturating_add_signed(self.leases.ahead.load(Ordering::Relaxed))
    }

    /// The number of the time for which this node has seen to that table without a break; none if it does not.
    pub(crate) fn tenure(&self, game: &str) -> Option<u64> {
        if !self.store.is_shared() {
            return Some(0);
        }
        let now = self.clock.steady_ms();
        self.leases.list().held.get(game).filter(|held| now < held.until).map(|held| held.tenure)
    }

    /// This node is ready to see to a table as soon as no other does.
    pub(crate) fn want(&self, game: &str) {
        if !self.store.is_shared() {
            return;
        }
        let mut book = self.leases.list();
        if !book.wanted.contains(game) {
            book.wanted.insert(game.to_string());
            book.fresh.push(game.to_string());
            self.leases.knock.notify_one();
        }
    }

    /// This node does not want a table any more; others may have it.
    pub(crate) fn give_up(&self, game: &str) {
        if !self.store.is_shared() {
            return;
        }
        let mut book = self.leases.list();
        if book.wanted.remove(game) {
            book.fresh.retain(|fresh| fresh != game);
            book.given_up.push(game.to_string());
        }
        book.held.remove(game);
    }

    /// Tells when the store is silent for long, and when it speaks again.
    pub(crate) fn silence(&self) -> watch::Receiver<bool> {
        self.leases.silent.subscribe()
    }

    /// Is it silent now? Then nobody waits for it.
    pub(crate) fn is_silent(&self) -> bool {
        *self.leases.silent.borrow()
    }

    /// Takes tables this node does not have in memory yet; tells which ones it got.
    pub(crate) async fn take(&self, games: Vec<String>) -> StoreResult<Vec<String>> {
        if !self.store.is_shared() {
            return Ok(games);
        }
        self.leases.list().wanted.extend(games.iter().cloned());
        let taken = self.claim(games.clone()).await;
        let ours: BTreeSet<&String> = taken.iter().flatten().collect();
        for game in games.iter().filter(|game| !ours.contains(game)) {
            self.give_up(game);
        }
        taken
    }

    /// Asks for tables that are wanted; tells which ones are ours now, and wakes those that were not.
    async fn claim(&self, games: Vec<String>) -> StoreResult<Vec<String>> {
        let _asking = self.leases.asking.lock().await;
        let before = self.clock.steady_ms();
        let for_ms = self.spans.lease.as_millis() as u64;
        let (number, given_up) = {
            let mut book = self.leases.list();
            let given_up = book.given_up.iter().filter(|game| !book.wanted.contains(*game)).cloned().collect();
            (book.number(), given_up)
        };
        let claim = Claim { node: self.node.clone(), number, games, given_up, for_ms };
        let leased = self.store.lease(&claim).await?;
        let now = self.clock.steady_ms();
        self.health.wrote(now);
        if let Some(theirs) = leased.now_ms {
            // It was read somewhere between asking and hearing.
            let ours = self.clock.wall_ms().saturating_sub((now - before) / 2);
            self.leases.ahead.store(theirs as i64 - ours as i64, Ordering::Relaxed);
        }
        let (mut ours, mut lost) = (Vec::new(), claim.games.iter().collect::<BTreeSet<_>>());
        let mut woken = Vec::new();
        {
            let mut book = self.leases.list();
            book.given_up.retain(|game| !claim.given_up.contains(game));
            for game in leased.games {
                lost.remove(&game);
                if !book.wanted.contains(&game) {
                    // It was given up while we asked.
                    book.given_up.push(game);
                    continue;
                }
                let unbroken = book.held.get(&game).filter(|held| now < held.until).map(|held| held.tenure);
                let tenure = unbroken.unwrap_or_else(|| {
                    book.newest += 1;
                    woken.push(game.clone());
                    book.newest
                });
                book.held.insert(game.clone(), HeldLease { until: before + for_ms, tenure });
                ours.push(game);
            }
            for game in lost {
                book.held.remove(game);
            }
            self.metrics.leases.set(book.held.len() as u64);
        }
        for game in woken {
            self.mail(&game, Mail::Touch(Eyes::EMPTY));
        }
        Ok(ours)
    }

    /// Asks for tables again and again, until the server stops.
    pub(crate) async fn keep(self: Arc<Hub>) {
        if !self.store.is_shared() {
            return;
        }
        self.health.wrote(self.clock.steady_ms());
        let mut ticks = self.clock.ticks(self.spans.lease / 3);
        loop {
            let all = tokio::select! {
                biased;
                () = self.stop.cancelled() => return,
                () = ticks.tick() => true,
                () = self.leases.knock.notified() => false,
            };
            let games: Vec<String> = {
                let mut book = self.leases.list();
                let fresh = std::mem::take(&mut book.fresh);
                if all { book.wanted.iter().cloned().collect() } else { fresh }
            };
            if !all && games.is_empty() {
                continue;
            }
            if let Err(error) = self.claim(games).await {
                self.metrics.storage_errors.up();
                tracing::warn!(error = %error, "leases were not renewed");
            }
            let silent = self.health.silent_ms(self.clock.steady_ms()) >= self.spans.silence.as_millis() as u64;
            if self.leases.silent.send_replace(silent) != silent {
                tracing::warn!(silent, "the database has fallen silent, or speaks again");
            }
        }
    }

    /// Gives everything up, so that other nodes need not wait.
    pub(crate) async fn retire(&self) {
        if !self.store.is_shared() {
            return;
        }
        let (number, given_up) = {
            let mut book = self.leases.list();
            let book = &mut *book;
            book.given_up.extend(std::mem::take(&mut book.wanted));
            book.held.clear();
            (book.number(), std::mem::take(&mut book.given_up))
        };
        let claim = Claim { node: self.node.clone(), number, given_up, ..Claim::default() };
        let _ = self.clock.timeout(FAREWELL, self.store.lease(&claim)).await;
    }
}
