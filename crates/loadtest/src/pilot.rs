//! A client that plays one seat at random, over sockets and HTTP in turn, and checks everything it is told.

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use kaiju_bits::Bits;
use kaiju_wire::chain::Chain;
use kaiju_wire::code::Code;
use kaiju_wire::frame::{Ack, Act, Ask, Ev, FIRST_HASH, Hello, Resume, Reveal, ToClient, ToServer};
use kaiju_wire::table::{Phase, TableInfo, Ticket};
use kaiju_wire::{Refusal, VERSION, hex};
use tokio_util::sync::CancellationToken;

use crate::caller::{Caller, TestSocket};
use crate::promises::Promises;

/// Without a verdict for so long, the same is sent again.
const RESEND: Duration = Duration::from_millis(700);

/// Something that was acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acked {
    /// The table.
    pub game: String,
    /// The number it got.
    pub seq: u64,
    /// Its id.
    pub id: String,
}

/// Everything that was acknowledged to anybody, and everything that went wrong.
#[derive(Debug, Default)]
pub struct AckLedger {
    /// The tables that were opened.
    pub opened: Mutex<Vec<String>>,
    /// What was acknowledged.
    pub acked: Mutex<Vec<Acked>>,
    /// What was acknowledged between games.
    pub promises: Mutex<Promises>,
    /// What was refused for good: the table, and the id.
    pub refused: Mutex<Vec<(String, String)>>,
    /// What must not happen.
    pub faults: Mutex<Vec<String>>,
    /// How long acknowledgements took, in microseconds.
    pub times: Mutex<Vec<u64>>,
}

impl AckLedger {
    /// Writes down what must not happen.
    pub fn fault(&self, what: impl Into<String>) {
        if let Ok(mut faults) = self.faults.lock() {
            faults.push(what.into());
        }
    }

    /// What went wrong so far.
    pub fn faults(&self) -> Vec<String> {
        self.faults.lock().map(|faults| faults.clone()).unwrap_or_default()
    }

    /// Writes down a table that was opened.
    pub fn opened(&self, game: &str) {
        if let Ok(mut opened) = self.opened.lock() {
            opened.push(game.to_string());
        }
    }

    /// Everything that was acknowledged between games and must hold.
    pub fn promises(&self) -> Promises {
        self.promises.lock().map(|promises| promises.clone()).unwrap_or_default()
    }

    /// How many acknowledgements there are.
    pub fn len(&self) -> usize {
        self.acked.lock().map_or(0, |acked| acked.len())
    }

    /// None yet?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A client for one seat.
pub struct Pilot {
    /// Where servers listen; another one is tried when one does not answer.
    pub addrs: Vec<SocketAddr>,
    /// The seat.
    pub ticket: Ticket,
    /// The seat's chain, if it has one.
    pub chain: Option<Chain>,
    /// Random bits.
    pub bits: Bits,
    /// How long it thinks about an answer.
    pub thinks: Duration,
    /// After about so long it cuts its own line.
    pub cuts: Option<Duration>,
    /// How often each answer is sent at most, over socket and HTTP.
    pub copies: usize,
    /// Where it writes down what was acknowledged.
    pub ledger: Arc<AckLedger>,
}

/// What a client saw.
#[derive(Clone, Debug, Default)]
pub struct Flight {
    /// The events in order, from the first on.
    pub events: Vec<Ev>,
    /// How often it connected.
    pub connections: u32,
    /// How often it got a snapshot instead of events.
    pub snapshots: u32,
    /// Is the game over?
    pub over: bool,
}

struct Unacked {
    act: Act,
    sent: Instant,
    first: Instant,
}

struct Cockpit {
    pilot: Pilot,
    flight: Flight,
    epoch: String,
    hash: String,
    ask: Option<(u64, Ask)>,
    pending: Option<Unacked>,
    /// The tip behind which it has shown an element.
    revealed: Option<String>,
    at: usize,
    http: Vec<Caller>,
}

impl Pilot {
    /// Plays until the game is over or somebody says stop.
    pub async fn fly(self, stop: CancellationToken) -> Flight {
        let http = self.addrs.iter().map(|&addr| Caller::new(addr)).collect();
        let mut cockpit = Cockpit {
            pilot: self,
            flight: Flight::default(),
            epoch: String::new(),
            hash: FIRST_HASH.to_string(),
            ask: None,
            pending: None,
            revealed: None,
            at: 0,
            http,
        };
        while !cockpit.flight.over && !stop.is_cancelled() {
            tokio::select! {
                () = stop.cancelled() => break,
                flown = cockpit.connection() => if flown.is_err() {
                    cockpit.at += 1;
                    let pause = 5 + cockpit.pilot.bits.below(40) as u64;
                    tokio::time::sleep(Duration::from_millis(pause)).await;
                },
            }
        }
        cockpit.flight
    }
}

impl Cockpit {
    fn last(&self) -> u64 {
        self.flight.events.last().map_or(0, |ev| ev.seq)
    }

    /// One connection, until it breaks, is cut, or the game is over.
    async fn connection(&mut self) -> io::Result<()> {
        let turn = self.at % self.pilot.addrs.len();
        let addr = self.pilot.addrs[turn];
        if self.epoch.is_empty() {
            let path = format!("/tables/{}/events?from=1000000", self.pilot.ticket.game);
            let events: kaiju_wire::table::Events = self.http[turn].get(&path, None).await?;
            self.epoch = events.epoch;
        }
        // It knows no rules: it is told the legal answers.
        let hello = Hello {
            version: VERSION,
            game: self.pilot.ticket.game.clone(),
            auth: vec![self.pilot.ticket.token.clone()],
            resume: Some(Resume { epoch: self.epoch.clone(), seq: self.last() }),
            ..Hello::default()
        };
        let mut wire = TestSocket::hello(addr, hello).await?;
        self.flight.connections += 1;
        let cut = self.pilot.cuts.map(|cut| {
            let spread = self.pilot.bits.below(cut.as_millis().max(1) as usize) as u64;
            Instant::now() + cut / 2 + Duration::from_millis(spread)
        });
        // What had no verdict on the last line is sent again on this one.
        if let Some(pending) = &mut self.pending {
            pending.sent = Instant::now();
            let frame = ToServer::Act(pending.act.clone());
            wire.say(&frame).await?;
        }
        let mut pinged = Instant::now();
        loop {
            // A seat that is slow to show its element is left out: while a table is sealed, nobody cuts a line.
            let begun = self.flight.events.iter().any(|ev| ev.kind.is_move());
            if begun && cut.is_some_and(|cut| Instant::now() >= cut) {
                return Ok(());
            }
            if pinged.elapsed() > Duration::from_secs(5) {
                pinged = Instant::now();
                wire.say(&ToServer::Ping { c_ms: 1 }).await?;
            }
            if let Ok(frame) = tokio::time::timeout(Duration::from_millis(40), wire.hear()).await {
                self.hear(frame?, &mut wire).await?;
                if self.flight.over {
                    return Ok(());
                }
            }
            self.answer(&mut wire).await?;
        }
    }

    async fn hear(&mut self, frame: ToClient, wire: &mut TestSocket) -> io::Result<()> {
        match frame {
            ToClient::Ev(ev) => {
                let due = self.last() + 1;
                if ev.seq != due {
                    self.pilot.ledger.fault(format!("{} got event {} instead of {due}", self.name(), ev.seq));
                    return Err(io::Error::other("a gap"));
                }
                if !ev.follows(&self.hash) {
                    self.pilot.ledger.fault(format!("{}: event {} does not follow", self.name(), ev.seq));
                }
                self.hash.clone_from(&ev.vh);
                if ev.kind.is_move() {
                    self.ask = ev.ask.clone().map(|ask| (ev.seq, ask));
                }
                if let Some(table) = &ev.table {
                    self.look(&table.clone(), wire).await?;
                }
                if let Some(ask) = &ev.ask {
                    self.ask = Some((ev.seq, ask.clone()));
                }
                self.flight.events.push(*ev);
            }
            ToClient::Snapshot(_) => {
                self.flight.snapshots += 1;
                self.pilot.ledger.fault(format!("{} got a snapshot where events were asked for", self.name()));
                return Err(io::Error::other("a snapshot"));
            }
            ToClient::Ack(ack) => self.acked(&ack),
            ToClient::Nack(nack) => self.refused(&nack.id, nack.code, nack.retry),
            ToClient::Welcome(welcome) if welcome.epoch != self.epoch => {
                self.pilot.ledger.fault(format!("{} met another epoch", self.name()));
            }
            _ => {}
        }
        Ok(())
    }

    fn name(&self) -> String {
        format!("{} {}", self.pilot.ticket.game, self.pilot.ticket.seat)
    }

    async fn look(&mut self, table: &TableInfo, wire: &mut TestSocket) -> io::Result<()> {
        self.flight.over = matches!(table.phase, Phase::Over | Phase::Closed);
        let seat = table.seats.iter().find(|info| info.seat == self.pilot.ticket.seat);
        let tip = seat.filter(|seat| seat.first.is_none()).and_then(|seat| seat.tip.clone());
        if table.phase == Phase::Sealing
            && let (Some(chain), Some(tip)) = (&self.pilot.chain, tip.filter(|tip| self.revealed.as_ref() != Some(tip)))
            && let Some(number) = hex::read(&tip).and_then(|tip| chain.number_of(&tip))
        {
            self.revealed = Some(tip);
            let element = hex::write(&chain.element(number + 1));
            let id = self.id();
            wire.say(&ToServer::Reveal(Reveal { id, seat: None, element })).await?;
        }
        Ok(())
    }

    fn id(&mut self) -> String {
        format!("{:016x}{:016x}", self.pilot.bits.word(), self.pilot.bits.word())
    }

    /// Answers when asked, and sends again what had no verdict.
    async fn answer(&mut self, wire: &mut TestSocket) -> io::Result<()> {
        if let Some(pending) = &mut self.pending {
            if pending.sent.elapsed() > RESEND {
                pending.sent = Instant::now();
                let frame = ToServer::Act(pending.act.clone());
                wire.say(&frame).await?;
            }
            return Ok(());
        }
        let Some((seq, ask)) = self.ask.clone() else { return Ok(()) };
        let (Some(legal), true) = (ask.legal, ask.seat == self.pilot.ticket.seat) else { return Ok(()) };
        if legal.is_empty() {
            return Ok(());
        }
        tokio::time::sleep(self.pilot.thinks).await;
        let action = legal[self.pilot.bits.below(legal.len())].clone();
        let reveal =
            self.pilot.chain.as_ref().zip(ask.links).map(|(chain, links)| hex::write(&chain.element(links + 1)));
        let act = Act { id: self.id(), expect: seq, seat: None, action, reveal };
        let now = Instant::now();
        self.pending = Some(Unacked { act: act.clone(), sent: now, first: now });
        let copies = 1 + self.pilot.bits.below(self.pilot.copies.max(1));
        for _ in 0..copies {
            if self.pilot.bits.below(3) == 0 {
                self.post(&act).await;
            } else {
                wire.say(&ToServer::Act(act.clone())).await?;
            }
        }
        Ok(())
    }

    /// The same over HTTP, at any server.
    async fn post(&mut self, act: &Act) {
        let turn = self.pilot.bits.below(self.http.len());
        let path = format!("/tables/{}/actions", self.pilot.ticket.game);
        let token = self.pilot.ticket.token.clone();
        let Ok(reply) = self.http[turn].call("POST", &path, Some(&token), Some(act)).await else { return };
        match (reply.status, reply.json::<Ack>(), reply.json::<Refusal>()) {
            (200, Ok(ack), _) => self.acked(&ack),
            (500, ..) => self.pilot.ledger.fault(format!("{}: 500", self.name())),
            (_, _, Ok(refusal)) => self.refused(&act.id, refusal.code, refusal.retry),
            (status, ..) => self.pilot.ledger.fault(format!("{}: {status} without a reason", self.name())),
        }
    }

    fn acked(&mut self, ack: &Ack) {
        if let Some(pending) = self.pending.take_if(|pending| pending.act.id == ack.id) {
            let took = pending.first.elapsed().as_micros() as u64;
            if let Ok(mut times) = self.pilot.ledger.times.lock() {
                times.push(took);
            }
            // The question is answered; the next one comes with its event.
            if self.ask.as_ref().is_some_and(|(seq, _)| *seq < ack.seq) {
                self.ask = None;
            }
        }
        if let Ok(mut acked) = self.pilot.ledger.acked.lock() {
            acked.push(Acked { game: self.pilot.ticket.game.clone(), seq: ack.seq, id: ack.id.clone() });
        }
    }

    fn refused(&mut self, id: &str, code: Code, retry: bool) {
        if retry {
            return;
        }
        if let Ok(mut refused) = self.pilot.ledger.refused.lock() {
            refused.push((self.pilot.ticket.game.clone(), id.to_string()));
        }
        let mine = self.pending.as_ref().is_some_and(|pending| pending.act.id == id);
        if !mine {
            return;
        }
        // Another hand was faster, which happens when a line was cut; anything else is a mistake of somebody.
        if !matches!(code, Code::SeqConflict | Code::NotYourTurn | Code::GameOver) {
            self.pilot.ledger.fault(format!("{}: refused with {code}", self.name()));
        }
        self.pending = None;
        self.ask = None;
    }
}
