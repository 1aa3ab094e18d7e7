//! One socket: hello, then frames in both directions until somebody goes. What carries the frames is handed in.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use kaiju_wire::VERSION;
use kaiju_wire::code::{Close, Code, Refusal};
use kaiju_wire::frame::{Hello, Nack, ToClient, ToServer, Welcome};
use kaiju_wire::limits::{HEARTBEAT_MS, HELLO_MS, Limits, RESUME, SILENCE_MS};
use tokio::sync::{mpsc, watch};

use crate::alarm::Alarm;
use crate::bearer::Bearer;
use crate::desk::{Accepted, Done, Mail, Newcomer, written};
use crate::entropy::hashed;
use crate::http::Site;
use crate::hub::Handle;
use crate::limiter::Bucket;
use crate::outbox::Outbox;
use crate::projection::Wants;

/// How long the first frame may take.
const HELLO: Duration = Duration::from_millis(HELLO_MS);
/// A client that sends nothing for so long is gone.
const SILENCE: Duration = Duration::from_millis(SILENCE_MS);
/// How long one frame may take to be written.
const WRITE: Duration = Duration::from_secs(10);
/// How long a farewell may take.
const FAREWELL: Duration = Duration::from_secs(1);
/// Frames over the limit that are answered before the socket is closed.
const PATIENCE: u32 = 40;
/// Frames that cannot be read before the socket is closed.
const MISTAKES: u32 = 5;
/// The most tokens of one hello.
const TOKENS: usize = 6;
/// The number that answers a client's own goodbye.
const GONE: u16 = 1000;
/// As many events a snapshot counts for among those that are sent again.
const SNAPSHOT: u64 = 16;

/// The other end of a socket.
pub trait FarEnd: Send {
    /// Waits for what comes next. Nothing is lost when the caller stops waiting.
    fn hear(&mut self) -> impl Future<Output = Arrival> + Send;

    /// Sends a frame; false when it cannot be sent.
    fn tell(&mut self, frame: &str) -> impl Future<Output = bool> + Send;

    /// Says goodbye with a number.
    fn close(&mut self, number: u16) -> impl Future<Output = ()> + Send;
}

/// What came from the other end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// A frame.
    Text(String),
    /// A sign of life that says nothing else.
    Sign,
    /// Something that is not text.
    Binary,
    /// The client has gone.
    Gone,
    /// The socket cannot be read any more, and is closed with this.
    Failed(Close),
}

/// Serves a client until one of the two goes. A client that speaks only `strange` protocols is sent away at once.
pub async fn serve(site: Arc<Site>, peer: IpAddr, mut far: impl FarEnd, strange: bool) {
    let metrics = &site.hub.metrics;
    metrics.sockets.up();
    let close = if strange { Close::Upgrade.number() } else { talk(&site, peer, &mut far).await };
    metrics.sockets.down();
    metrics.closes.up(&close);
    if close == Close::Slow.number() {
        metrics.slow_closes.up();
    } else if close == Close::RateLimited.number() {
        site.hub.alarm(Alarm::Flood, peer, "");
    } else if close == Close::Forbidden.number() {
        site.hub.alarm(Alarm::Forbidden, peer, "");
    }
    let _ = site.hub.clock.timeout(FAREWELL, far.close(close)).await;
}

/// Speaks with a client until one of them goes; returns the number to close with.
async fn talk(site: &Arc<Site>, peer: IpAddr, far: &mut impl FarEnd) -> u16 {
    let hello = tokio::select! {
        biased;
        () = site.hub.stop.cancelled() => return Close::Restart.number(),
        hello = site.hub.clock.timeout(HELLO, first(far)) => hello,
    };
    let hello = match hello {
        Some(Ok(hello)) => hello,
        Some(Err(close)) => return close.number(),
        None => return Close::BadHello.number(),
    };
    if hello.version != VERSION {
        return Close::Upgrade.number();
    }
    if hello.auth.len() > TOKENS {
        return Close::Forbidden.number();
    }
    // What this hello makes us send counts, however often somebody says it.
    let has = hello.resume.as_ref().filter(|resume| *resume.epoch == *site.hub.store.epoch()).map(|resume| resume.seq);
    let head = match site.hub.desk(&hello.game).await {
        // Who has no seat may see less, and is sent no more than this.
        Ok(handle) => handle.head(true),
        Err(refusal) => return no_table(&refusal),
    };
    if site.may_replay(peer, sent_again(has, head)).is_err() {
        return Close::RateLimited.number();
    }
    let (outbox, out) = Outbox::new();
    let epoch = site.hub.store.epoch().to_string();
    let shown = hello.auth.iter().map(|token| hashed(token)).collect();
    let wants = Wants { positions: hello.positions, todo: hello.todo, bot: hello.bot };
    let newcomer = Newcomer { outbox: outbox.clone(), tokens: hello.auth, has, wants };
    let server_ms = site.hub.now_ms();
    let greet = Box::new(move |accepted: Accepted| {
        written(&ToClient::Welcome(Welcome {
            versions: (VERSION, VERSION),
            epoch,
            head: accepted.head,
            eyes: accepted.eyes.iter().map(kaiju_rules::Seat::letter).collect(),
            server_ms,
            heartbeat_ms: HEARTBEAT_MS,
            limits: Limits::default(),
        }))
    });
    let attached = site.hub.attach(&hello.game, newcomer, greet).await;
    let (accepted, handle) = match attached {
        Ok(Some(attached)) => attached,
        Ok(None) => return Close::Forbidden.number(),
        Err(refusal) => return no_table(&refusal),
    };
    let bearer = Bearer { hub: site.hub.clone(), game: hello.game, eyes: accepted.eyes, shown };
    let guest = Guest { site: site.clone(), peer, accepted, bearer, handle, outbox };
    let close = guest.converse(far, out).await;
    let _ = guest.handle.mail.send(Mail::Detach(accepted.listener)).await;
    close
}

/// There is no such table, or not now.
fn no_table(refusal: &Refusal) -> u16 {
    if refusal.retry { Close::Restart.number() } else { Close::Forbidden.number() }
}

/// How many events are sent to somebody who has this one, or none.
fn sent_again(has: Option<u64>, head: u64) -> u64 {
    match has {
        Some(has) if has <= head && head - has <= RESUME => head - has,
        _ => SNAPSHOT,
    }
}

/// The first frame, which has to be a hello.
async fn first(far: &mut impl FarEnd) -> Result<Hello, Close> {
    loop {
        match far.hear().await {
            Arrival::Text(text) => {
                return match serde_json::from_str(&text) {
                    Ok(ToServer::Hello(hello)) => Ok(hello),
                    _ => Err(Close::BadHello),
                };
            }
            Arrival::Sign => {}
            Arrival::Failed(close) => return Err(close),
            Arrival::Binary | Arrival::Gone => return Err(Close::BadHello),
        }
    }
}

/// Waits until the database has been silent for long.
async fn fallen_silent(store: &mut watch::Receiver<bool>) {
    let _ = store.wait_for(|silent| *silent).await;
}

/// Somebody at the other end of a socket.
struct Guest {
    site: Arc<Site>,
    peer: IpAddr,
    accepted: Accepted,
    bearer: Bearer,
    handle: Handle,
    outbox: Arc<Outbox>,
}

impl Guest {
    async fn converse(&self, far: &mut impl FarEnd, mut out: mpsc::Receiver<Arc<str>>) -> u16 {
        let (clock, allowance) = (&self.site.hub.clock, self.site.config.rates.frames);
        let mut bucket = Bucket::full(allowance, clock.steady_ms());
        let (mut over, mut wrong) = (0, 0);
        let (mut silence, mut heard) = (clock.sleep(SILENCE), clock.steady());
        let mut store = self.site.hub.silence();
        loop {
            tokio::select! {
                biased;
                number = self.outbox.closed() => return number,
                () = self.site.hub.stop.cancelled() => {
                    let farewell = written(&ToClient::GoingAway { after_ms: 500 });
                    let _ = clock.timeout(FAREWELL, far.tell(&farewell)).await;
                    return Close::Restart.number();
                }
                // The database is silent here; another node may reach it.
                () = fallen_silent(&mut store) => return Close::Restart.number(),
                // The table went away; coming back brings it back.
                () = self.handle.mail.closed() => return Close::Restart.number(),
                frame = out.recv() => {
                    let Some(frame) = frame else { return Close::Restart.number() };
                    if let Err(number) = self.send(far, &frame).await {
                        return number;
                    }
                    if self.outbox.wants_more() {
                        let _ = self.handle.mail.send(Mail::More(self.accepted.listener)).await;
                    }
                }
                arrival = far.hear() => {
                    heard = clock.steady();
                    let text = match arrival {
                        Arrival::Text(text) => text,
                        Arrival::Sign => continue,
                        Arrival::Binary => return Close::BadHello.number(),
                        Arrival::Gone => return GONE,
                        Arrival::Failed(close) => return close.number(),
                    };
                    if let Err(after) = bucket.take(allowance, clock.steady_ms()) {
                        self.site.hub.metrics.rate_limited.up();
                        over += 1;
                        if over > PATIENCE {
                            return Close::RateLimited.number();
                        }
                        self.nack("", &Refusal::from(Code::RateLimited).after(after));
                        continue;
                    }
                    if let Ok(frame) = serde_json::from_str::<ToServer>(&text) {
                        self.receive(frame).await;
                    } else {
                        wrong += 1;
                        if wrong > MISTAKES {
                            return Close::BadHello.number();
                        }
                        self.nack("", &Code::BadRequest.into());
                    }
                }
                () = &mut silence => {
                    let left = (heard + SILENCE).saturating_sub(clock.steady());
                    if left.is_zero() {
                        return Close::Silent.number();
                    }
                    silence = clock.sleep(left);
                }
            }
        }
    }

    /// Writes one frame, unless the outbox is shut meanwhile or it takes too long.
    async fn send(&self, far: &mut impl FarEnd, frame: &Arc<str>) -> Result<(), u16> {
        let sent = tokio::select! {
            biased;
            number = self.outbox.closed() => return Err(number),
            sent = self.site.hub.clock.timeout(WRITE, far.tell(frame)) => sent,
        };
        self.outbox.sent(frame);
        if sent == Some(true) { Ok(()) } else { Err(Close::Slow.number()) }
    }

    /// The last row that this guest may see.
    fn head(&self) -> u64 {
        self.handle.head(!self.accepted.eyes.is_empty())
    }

    fn nack(&self, id: &str, refusal: &Refusal) {
        self.site.hub.metrics.refusals.up(&refusal.code);
        let head = refusal.head.filter(|_| !self.accepted.eyes.is_empty()).unwrap_or_else(|| self.head());
        let Refusal { code, retry, after_ms, .. } = *refusal;
        self.outbox.send(written(&ToClient::Nack(Nack { id: id.to_string(), code, head, retry, after_ms })));
    }

    async fn receive(&self, frame: ToServer) {
        match frame {
            ToServer::Hello(_) => self.nack("", &Code::BadRequest.into()),
            ToServer::Act(act) => {
                let bearer = self.bearer.clone();
                self.judged(act.id.clone(), async move { bearer.act(&act).await });
            }
            ToServer::Answer(said) => {
                let (bearer, id) = (self.bearer.clone(), said.id.map(|id| id.to_string()).unwrap_or_default());
                self.judged(id, async move { bearer.bot_act(&said).await });
            }
            ToServer::Reveal(reveal) => {
                let bearer = self.bearer.clone();
                self.judged(reveal.id.clone(), async move { bearer.reveal(&reveal).await });
            }
            ToServer::Undo(undo) => {
                let bearer = self.bearer.clone();
                self.judged(undo.id.clone(), async move { bearer.undo(&undo).await });
            }
            ToServer::Sync { from } => {
                let again = sent_again(Some(from.saturating_sub(1)), self.head());
                if let Err(refusal) = self.site.may_replay(self.peer, again) {
                    return self.nack("", &refusal);
                }
                let _ = self.handle.mail.send(Mail::Sync(self.accepted.listener, from)).await;
            }
            ToServer::Ping { c_ms } => {
                let head = self.head();
                let server_ms = self.site.hub.now_ms();
                self.outbox.send(written(&ToClient::Pong { c_ms, server_ms, head }));
                let _ = self.handle.mail.try_send(Mail::Touch(self.accepted.eyes));
            }
            ToServer::Say(say) => {
                if let Err(refusal) = self.bearer.say(&say, self.peer, None).await {
                    self.nack("", &refusal);
                }
            }
        }
    }

    /// Does something beside the conversation, and sends the verdict when it is final.
    fn judged(&self, id: String, work: impl Future<Output = Result<Done, Refusal>> + Send + 'static) {
        let (outbox, guest, hub) =
            (self.outbox.clone(), (self.handle.clone(), self.accepted.eyes), self.site.hub.clone());
        self.site.hub.tasks.start(Box::pin(async move {
            let verdict = match work.await {
                Ok(done) => ToClient::Ack(done.ack(&id)),
                Err(Refusal { code, retry, after_ms, head: told, .. }) => {
                    hub.metrics.refusals.up(&code);
                    let (handle, seated) = (&guest.0, !guest.1.is_empty());
                    let head = told.filter(|_| seated).unwrap_or_else(|| handle.head(seated));
                    ToClient::Nack(Nack { id, code, head, retry, after_ms })
                }
            };
            outbox.send(written(&verdict));
        }));
    }
}
