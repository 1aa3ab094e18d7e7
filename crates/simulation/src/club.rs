//! Members of a club in simulated time: what they do beside playing is what members do under a storm of real kills, at any node.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use async_trait::async_trait;
use kaiju_bits::Bits;
use kaiju_loadtest::{Promises, Town, Visitor, audit_promises};
use kaiju_server::courier::{Courier, Letter, MailRelay, Parcel, Undelivered};
use kaiju_server::store::Store;
use kaiju_wire::code::Refusal;
use kaiju_wire::frame::Act;
use kaiju_wire::notice::NewWebhook;
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, Opened, Overtime, Pace, Rhythm, Ticket};
use serde_json::json;

use crate::client::{Habits, SimClient};
use crate::executor::{Executor, held};
use crate::notices::SimCourier;
use crate::universe::{Call, Universe, peer};
use crate::whims::SeatKey;

/// In the calm, whoever is asked at a table over days is told within this time: clocks that were wrong by an hour or two have put notices
/// off by as much, and a server that takes none is left alone for ten minutes.
const TOLD_US: u64 = 3 * 3600 * 1_000_000;
/// In the storm nobody waits longer than this to be told.
const PATIENCE_US: u64 = 60_000_000;
/// How long a node waits for an answer to what it sends, at most.
const COURIER_US: u64 = 15_000_000;

/// Everything that members were promised in an episode, and every notice that went out.
#[derive(Default)]
pub(crate) struct SimClub {
    promises: Mutex<Promises>,
    /// The notices that were sent, by what they are delivered as.
    sent: Mutex<BTreeMap<String, Vec<SentNotice>>>,
    /// The addresses that said they were gone.
    gone: Mutex<BTreeSet<String>>,
    /// What each member asked for last, and the answer.
    asked: Mutex<BTreeMap<u32, String>>,
}

/// A notice that a node sent.
#[derive(Clone, Copy)]
struct SentNotice {
    at: u64,
    node: usize,
    arrived: bool,
}

/// A member of the club, who knows all nodes.
pub(crate) struct SimTown {
    universe: Arc<Universe>,
    club: Arc<SimClub>,
    bits: Bits,
    number: u32,
}

impl SimTown {
    pub(crate) fn new(universe: &Arc<Universe>, club: &Arc<SimClub>, bits: Bits, number: u32) -> SimTown {
        SimTown { universe: universe.clone(), club: club.clone(), bits, number }
    }

    /// Members meet, until nobody begins anything any more.
    pub(crate) async fn meet(self, bits: Bits) {
        Visitor::new(self, bits).keep_meeting().await;
    }

    /// Members hold tournaments.
    pub(crate) async fn compete(self, bits: Bits) {
        Visitor::new(self, bits).keep_competing().await;
    }

    /// Asks until there is a verdict.
    async fn insist<B: serde::Serialize>(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &B,
    ) -> Option<Vec<u8>> {
        let key = format!("{:016x}{:016x}", self.bits.word(), self.bits.word());
        loop {
            let node = self.bits.below(self.universe.nodes());
            let call = Call { method, path: path.to_string(), token, key: Some(&key), body: Some(body) };
            if let Some(reply) = self.universe.call(node, peer(self.number), call).await {
                if reply.status < 300 {
                    return Some(reply.body);
                }
                if !reply.json::<Refusal>().is_some_and(|refusal| refusal.retry) {
                    let body = String::from_utf8_lossy(&reply.body).into_owned();
                    self.fault(format!("{method} {path}: {} {body}", reply.status));
                    return None;
                }
            }
            self.rest(100).await;
        }
    }

    /// Guests play over days, one table after the other.
    pub(crate) async fn play_over_days(mut self) {
        while !self.universe.is_calm() && self.days().await.is_some() {}
    }

    /// Two guests answer, each when a webhook has told them. Then the table is closed.
    async fn days(&mut self) -> Option<()> {
        let seats = vec![NewSeat::of(NewSeatKind::Me); 2];
        let (clock_s, overtime) = (Some(24 * 60 * 60), Overtime::Nothing);
        let table = NewTable { edition: "second".into(), seats, clock_s, overtime, ..NewTable::default() };
        let table = NewTable { rhythm: Rhythm::Relaxed, ..table };
        let opened = self.insist("POST", "/tables", None, &table).await?;
        let opened: Opened = serde_json::from_slice(&opened).ok()?;
        let at = format!("/tables/{}", opened.game);
        let hook = NewWebhook { url: format!("https://{}.example/", opened.game), lang: None };
        self.insist("PUT", &format!("{at}/webhook"), Some(&opened.host), &hook).await?;
        self.insist("POST", &format!("{at}/start"), Some(&opened.host), &json!({})).await?;
        let mut before = None;
        for _ in 0..10 + self.bits.below(30) {
            let (seat, head, action) = loop {
                match self.universe.audit.asked(&opened.game) {
                    Some(asked) => break asked,
                    None if self.universe.audit.head(&opened.game).is_some_and(|(_, over)| over) => return Some(()),
                    None => self.rest(50).await,
                }
            };
            if let Some((_, answered)) = before.filter(|(last, _)| *last != seat) {
                self.waits_to_be_told(&opened.game, (seat, answered), &hook.url).await;
                if held(&self.club.gone).contains(&hook.url) {
                    break;
                }
            }
            before = Some((seat, head));
            let token = opened.tickets.iter().find(|ticket| ticket.seat == seat)?.token.clone();
            let id = format!("{:016x}{:016x}", self.bits.word(), self.bits.word());
            let act = Act { id, expect: head, seat: None, action, reveal: None };
            self.insist("POST", &format!("{at}/actions"), Some(&token), &act).await?;
        }
        if self.universe.audit.head(&opened.game).is_some_and(|(_, over)| over) {
            return Some(());
        }
        self.insist("POST", &format!("{at}/close"), Some(&opened.host), &json!({})).await.map(drop)
    }

    /// Waits until a notice has gone out to a seat since a row, the address is gone, or patience is over.
    async fn waits_to_be_told(&mut self, game: &str, (seat, since): (char, u64), url: &str) {
        let asked = self.universe.executor.now();
        while !self.club.has_told(game, seat, since) && !held(&self.club.gone).contains(url) {
            let now = self.universe.executor.now();
            match self.universe.audit.calm_since() {
                None if asked + PATIENCE_US < now => return,
                Some(calm) if calm.max(asked) + TOLD_US < now => {
                    return self.universe.audit.breach("notice", format!("{game}: {seat} is asked and is not told"));
                }
                _ => self.rest(50).await,
            }
        }
    }
}

impl Town for SimTown {
    async fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Vec<u8>,
    ) -> Option<(u16, Vec<u8>)> {
        let header = |wanted: &str| headers.iter().find(|(name, _)| *name == wanted).map(|(_, value)| *value);
        let token = header("authorization").and_then(|bearer| bearer.strip_prefix("Bearer "));
        let path = path.strip_prefix(kaiju_wire::API).unwrap_or(path).to_string();
        let body: Option<serde_json::Value> = serde_json::from_slice(&body).ok();
        let node = self.bits.below(self.universe.nodes());
        let call = Call { method, path, token, key: header("idempotency-key"), body: body.as_ref() };
        let asked = format!("{method} {}", call.path);
        let reply = self.universe.call(node, peer(self.number), call).await?;
        let said = String::from_utf8_lossy(&reply.body).chars().take(100).collect::<String>();
        held(&self.club.asked).insert(self.number, format!("{asked}: {} {said}", reply.status));
        Some((reply.status, reply.body))
    }

    async fn rest(&mut self, ms: u64) {
        // Nobody sleeps here, so nothing is gained by asking again at once.
        let ms = ms.max(10) * 20;
        self.universe.executor.sleep(Duration::from_millis(ms)).await;
    }

    async fn play(&mut self, tickets: Vec<Ticket>) {
        let habits = Habits {
            thinks_ms: 300,
            copies: 3,
            dreams: 1000,
            cuts_s: 60,
            away_s: 5,
            positions: false,
            sleepy: false,
            resumes: true,
        };
        let players = tickets.into_iter().enumerate().map(|(at, ticket)| {
            let (game, number) = (ticket.game.clone(), self.number + 1 + at as u32);
            SimClient::new(&self.universe, number, &game, Some(SeatKey::new(ticket)), habits).run()
        });
        futures_util::future::join_all(players.collect::<Vec<_>>()).await;
    }

    fn pace(&self) -> Pace {
        Pace::Quick
    }

    fn is_ending(&self) -> bool {
        self.universe.calm.load(Ordering::Relaxed)
    }

    fn is_gone(&self) -> bool {
        false
    }

    fn fault(&self, what: String) {
        self.universe.audit.breach("club", what);
    }

    fn opened(&self, _: &str) {}

    fn promises(&self) -> &Mutex<Promises> {
        &self.club.promises
    }
}

impl SimClub {
    /// Holds all promises against the database.
    pub(crate) async fn audit(self: Arc<SimClub>, store: Arc<dyn Store>, universe: Arc<Universe>) {
        let promises = held(&self.promises).clone();
        universe.audit.count(|counts| counts.promises += promises.len() as u64);
        match audit_promises(&*store, &promises).await {
            Ok(faults) => faults.into_iter().for_each(|fault| universe.audit.breach("club", fault)),
            Err(error) => universe.audit.breach("club", format!("the database cannot be read in the end: {error}")),
        }
    }

    /// What members asked for last, and what they were told.
    pub(crate) fn asked(&self) -> Vec<String> {
        held(&self.asked).values().cloned().collect()
    }

    /// Did a notice go out to a seat since a row?
    fn has_told(&self, game: &str, seat: char, since: u64) -> bool {
        let place = format!("{game}.{seat}.");
        let sent = held(&self.sent);
        let turns = sent.keys().filter_map(|delivery| delivery.strip_prefix(&place)?.parse::<u64>().ok());
        turns.max().is_some_and(|turn| turn > since)
    }
}

/// A courier of a node, watched: no notice that has arrived goes out again while nothing was wrong with its node.
pub(crate) struct WatchedCourier {
    carries: SimCourier,
    executor: Executor,
    universe: Weak<Universe>,
    club: Arc<SimClub>,
    node: usize,
}

impl WatchedCourier {
    pub(crate) fn new(universe: &Arc<Universe>, club: &Arc<SimClub>, node: usize, bits: Bits) -> WatchedCourier {
        let executor = universe.executor.clone();
        let carries = SimCourier::new(executor.clone(), bits);
        WatchedCourier { carries, executor, universe: Arc::downgrade(universe), club: club.clone(), node }
    }

    /// A notice is about to be sent.
    fn sends(&self, delivery: &str) {
        let Some(universe) = self.universe.upgrade() else { return };
        let now = self.executor.now();
        let mut sent = held(&self.club.sent);
        let before = sent.entry(delivery.to_string()).or_default();
        let twice = before.iter().find(|one| {
            let whole = one.arrived && universe.audit.is_undisturbed(one.node, one.at.saturating_sub(COURIER_US));
            whole && universe.audit.is_undisturbed(self.node, one.at.saturating_sub(COURIER_US))
        });
        if let Some(first) = twice {
            let (node, ago) = (first.node, (now - first.at) / 1000);
            let what = format!("{delivery} goes out from {}, and arrived from {node} {ago} ms before", self.node);
            universe.audit.breach("notice", what);
        }
        before.push(SentNotice { at: now, node: self.node, arrived: false });
        universe.audit.count(|counts| counts.notices += 1);
    }

    fn arrived(&self, delivery: &str) {
        let mut sent = held(&self.club.sent);
        let own = sent.get_mut(delivery).and_then(|all| all.iter_mut().rfind(|one| one.node == self.node));
        if let Some(own) = own {
            own.arrived = true;
        }
    }
}

#[async_trait]
impl Courier for WatchedCourier {
    fn is_there(&self) -> bool {
        true
    }

    async fn post(&self, parcel: Parcel) -> Result<u16, Undelivered> {
        let delivery = parcel.headers.iter().find(|(name, _)| *name == "X-Kaiju-Delivery");
        let delivery = delivery.map(|(_, value)| value.clone()).unwrap_or_default();
        self.sends(&delivery);
        let url = parcel.url.clone();
        let answer = self.carries.post(parcel).await;
        match answer {
            Ok(..300) => self.arrived(&delivery),
            Ok(410) => drop(held(&self.club.gone).insert(url)),
            _ => {}
        }
        answer
    }

    async fn mail(&self, relay: &MailRelay, letter: Letter) -> Result<(), Undelivered> {
        self.carries.mail(relay, letter).await
    }
}
