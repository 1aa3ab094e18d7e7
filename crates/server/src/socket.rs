//! One WebSocket: hello, then frames in both directions until somebody goes.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use kaiju_wire::VERSION;
use kaiju_wire::code::{Close, Code, Refusal};
use kaiju_wire::frame::{Hello, Nack, ToClient, ToServer, Welcome};
use kaiju_wire::limits::{FRAME, HEARTBEAT_MS, HELLO_MS, Limits, QUEUE_BYTES, RESUME, SILENCE_MS};
use tokio::io::AsyncReadExt;
use tokio::sync::{mpsc, watch};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::alarm::Alarm;
use crate::crowd::CrowdPlace;
use crate::desk::{Accepted, Done, Mail, Newcomer, written};
use crate::entropy::hashed;
use crate::handshake::Handshake;
use crate::http::{At, Peer, Site, answer, show, speak};
use crate::hub::Handle;
use crate::limiter::Bucket;
use crate::line::Outbox;
use crate::metered::{Flood, Metered};
use crate::projection::Wants;

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
/// As many events a snapshot counts for among those that are sent again.
const SNAPSHOT: u64 = 16;
/// After so long somebody may try again whose address has too many sockets.
const CROWDED_MS: u64 = 5_000;
/// What is still read, unseen, of a socket that was closed, so that the farewell arrives before the line goes.
const LINGER_BYTES: u64 = 1024 * 1024;

/// A socket as it is counted.
type ClientSocket = WebSocketStream<Metered<TokioIo<Upgraded>>>;

/// Turns a request into a socket.
pub(crate) async fn upgrade(site: At, peer: Peer, request: axum::extract::Request) -> Response {
    let (mut parts, _) = request.into_parts();
    let Some(handshake) = Handshake::read(&mut parts) else {
        return crate::http::refused(Code::BadRequest.into()).into_response();
    };
    let site = site.0;
    let Some(place) = site.sockets.enter(peer.ip()) else {
        site.hub.metrics.crowded.up();
        site.hub.alarm(Alarm::Crowd, peer.ip(), "");
        let refusal = Refusal::from(Code::RateLimited).after(CROWDED_MS);
        return crate::http::refused(refusal).into_response();
    };
    let places = (place, parts.extensions.remove::<Arc<CrowdPlace>>());
    let strange = handshake.is_strange();
    let (response, upgrade) = handshake.answer();
    let tasks = site.hub.tasks.clone();
    tokio::spawn(tasks.track_future(Box::pin(async move {
        let Ok(upgraded) = upgrade.await else { return };
        let stream = Metered::new(TokioIo::new(upgraded), site.config.rates, site.hub.clone());
        let config = WebSocketConfig::default()
            .read_buffer_size(4 * 1024)
            .write_buffer_size(0)
            .max_write_buffer_size(QUEUE_BYTES)
            .max_message_size(Some(FRAME))
            .max_frame_size(Some(FRAME));
        let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
        serve(site, peer.ip(), socket, strange).await;
        drop(places);
    })));
    response
}

async fn serve(site: Arc<Site>, peer: IpAddr, mut socket: ClientSocket, strange: bool) {
    let metrics = &site.hub.metrics;
    metrics.sockets.up();
    let close = if strange { Close::Upgrade.number() } else { talk(&site, peer, &mut socket).await };
    metrics.sockets.down();
    metrics.closes.up(&close);
    if close == Close::Slow.number() {
        metrics.slow_closes.up();
    } else if close == Close::RateLimited.number() {
        site.hub.alarm(Alarm::Flood, peer, "");
    } else if close == Close::Forbidden.number() {
        site.hub.alarm(Alarm::Forbidden, peer, "");
    }
    let frame = CloseFrame { code: close.into(), reason: "".into() };
    let _ = tokio::time::timeout(FAREWELL, async {
        let _ = socket.send(Message::Close(Some(frame))).await;
        // Were the line dropped while something waits to be read, the system would tell the client of a broken line, and
        // the farewell could be lost.
        let stream = socket.get_mut().inner();
        let _ = tokio::io::AsyncWriteExt::shutdown(stream).await;
        let _ = tokio::io::copy(&mut stream.take(LINGER_BYTES), &mut tokio::io::sink()).await;
    })
    .await;
}

/// Speaks with a client until one of them goes; returns the number to close with.
async fn talk(site: &Arc<Site>, peer: IpAddr, socket: &mut ClientSocket) -> u16 {
    let hello = tokio::select! {
        hello = tokio::time::timeout(Duration::from_millis(HELLO_MS), first(socket)) => hello,
        () = site.hub.stop.cancelled() => return Close::Restart.number(),
    };
    let hello = match hello {
        Ok(Ok(hello)) => hello,
        Ok(Err(close)) => return close.number(),
        Err(_) => return Close::BadHello.number(),
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
        Ok(handle) => *handle.head.borrow(),
        Err(refusal) => return no_table(&refusal),
    };
    if site.may_replay(peer, sent_again(has, head)).is_err() {
        return Close::RateLimited.number();
    }
    let (line, out) = Outbox::new();
    let epoch = site.hub.store.epoch().to_string();
    let shown = hello.auth.iter().map(|token| hashed(token)).collect();
    let wants = Wants { positions: hello.positions, todo: hello.todo };
    let newcomer = Newcomer { line: line.clone(), tokens: hello.auth, has, wants };
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
    let mut guest = Guest { site: site.clone(), peer, game: hello.game, accepted, shown, handle, line };
    let close = guest.converse(socket, out).await;
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
async fn first(socket: &mut ClientSocket) -> Result<Hello, Close> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => {
                return match serde_json::from_str(&text) {
                    Ok(ToServer::Hello(hello)) => Ok(hello),
                    _ => Err(Close::BadHello),
                };
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Err(error)) => return Err(failed(&error)),
            _ => return Err(Close::BadHello),
        }
    }
}

/// Waits until the database has been silent for long.
async fn fallen_silent(store: &mut watch::Receiver<bool>) {
    let _ = store.wait_for(|silent| *silent).await;
}

/// What a socket that cannot be read is closed with: too much and too big have numbers of their own.
fn failed(error: &Error) -> Close {
    match error {
        Error::Io(error) if Flood::is(error) => Close::RateLimited,
        Error::Capacity(_) => Close::TooBig,
        _ => Close::BadHello,
    }
}

/// Somebody at the other end of a socket.
struct Guest {
    site: Arc<Site>,
    peer: IpAddr,
    game: String,
    accepted: Accepted,
    /// The hashes of the tokens it came with.
    shown: Arc<[String]>,
    handle: Handle,
    line: Arc<Outbox>,
}

impl Guest {
    async fn converse(&mut self, socket: &mut ClientSocket, mut out: mpsc::Receiver<Arc<str>>) -> u16 {
        let allowance = self.site.config.rates.frames;
        let mut bucket = Bucket::full(allowance, self.site.hub.clock.steady_ms());
        let (mut over, mut wrong) = (0, 0);
        let silence = tokio::time::sleep(Duration::from_millis(SILENCE_MS));
        tokio::pin!(silence);
        let mut store = self.site.hub.silence();
        loop {
            tokio::select! {
                biased;
                number = self.line.closed() => return number,
                () = self.site.hub.stop.cancelled() => {
                    let farewell = written(&ToClient::GoingAway { after_ms: 500 });
                    let _ = tokio::time::timeout(FAREWELL, socket.send(Message::Text(farewell.as_ref().into()))).await;
                    return Close::Restart.number();
                }
                // The database is silent here; another node may reach it.
                () = fallen_silent(&mut store) => return Close::Restart.number(),
                // The table went away; coming back brings it back.
                () = self.handle.mail.closed() => return Close::Restart.number(),
                frame = out.recv() => {
                    let Some(frame) = frame else { return Close::Restart.number() };
                    if let Err(number) = self.send(socket, &frame).await {
                        return number;
                    }
                    if self.line.wants_more() {
                        let _ = self.handle.mail.send(Mail::More(self.accepted.listener)).await;
                    }
                }
                message = socket.next() => {
                    silence.as_mut().reset(tokio::time::Instant::now() + Duration::from_millis(SILENCE_MS));
                    let text = match message {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => continue,
                        Some(Ok(Message::Binary(_))) => return Close::BadHello.number(),
                        Some(Ok(Message::Close(_))) | None => return 1000,
                        Some(Err(error)) => return failed(&error).number(),
                    };
                    if let Err(after) = bucket.take(allowance, self.site.hub.clock.steady_ms()) {
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
                () = &mut silence => return Close::Silent.number(),
            }
        }
    }

    /// Writes one frame, unless the line is shut meanwhile or it takes too long.
    async fn send(&self, socket: &mut ClientSocket, frame: &Arc<str>) -> Result<(), u16> {
        let sending = tokio::time::timeout(WRITE, socket.send(Message::Text(frame.as_ref().into())));
        let sent = tokio::select! {
            number = self.line.closed() => return Err(number),
            sent = sending => sent,
        };
        self.line.sent(frame);
        match sent {
            Ok(Ok(())) => Ok(()),
            _ => Err(Close::Slow.number()),
        }
    }

    fn nack(&self, id: &str, refusal: &Refusal) {
        self.site.hub.metrics.refusals.up(&refusal.code);
        let head = refusal.head.unwrap_or_else(|| *self.handle.head.borrow());
        let Refusal { code, retry, after_ms, .. } = *refusal;
        self.line.send(written(&ToClient::Nack(Nack { id: id.to_string(), code, head, retry, after_ms })));
    }

    async fn receive(&self, frame: ToServer) {
        match frame {
            ToServer::Hello(_) => self.nack("", &Code::BadRequest.into()),
            ToServer::Act(act) => {
                let id = act.id.clone();
                let shown = self.shown.clone();
                self.judged(id, move |hub, game, eyes| async move { answer(&hub, &game, eyes, &act, &shown).await });
            }
            ToServer::Reveal(reveal) => {
                let id = reveal.id.clone();
                let shown = self.shown.clone();
                self.judged(id, move |hub, game, eyes| async move { show(&hub, &game, eyes, &reveal, &shown).await });
            }
            ToServer::Sync { from } => {
                let again = sent_again(Some(from.saturating_sub(1)), *self.handle.head.borrow());
                if let Err(refusal) = self.site.may_replay(self.peer, again) {
                    return self.nack("", &refusal);
                }
                let _ = self.handle.mail.send(Mail::Sync(self.accepted.listener, from)).await;
            }
            ToServer::Ping { c_ms } => {
                let head = *self.handle.head.borrow();
                let server_ms = self.site.hub.now_ms();
                self.line.send(written(&ToClient::Pong { c_ms, server_ms, head }));
                let _ = self.handle.mail.try_send(Mail::Touch(self.accepted.eyes));
            }
            ToServer::Say(say) => {
                if let Err(refusal) = speak(&self.site.hub, &self.game, self.accepted.eyes, &say).await {
                    self.nack("", &refusal);
                }
            }
        }
    }

    /// Does something beside the conversation, and sends the verdict when it is final.
    fn judged<F>(&self, id: String, work: impl FnOnce(Arc<crate::hub::Hub>, String, crate::projection::Eyes) -> F)
    where
        F: Future<Output = Result<Done, Refusal>> + Send + 'static,
    {
        let work = work(self.site.hub.clone(), self.game.clone(), self.accepted.eyes);
        let (line, head, hub) = (self.line.clone(), self.handle.head.clone(), self.site.hub.clone());
        tokio::spawn(async move {
            let verdict = match work.await {
                Ok(done) => ToClient::Ack(done.ack(&id)),
                Err(Refusal { code, retry, after_ms, head: told, .. }) => {
                    hub.metrics.refusals.up(&code);
                    let head = told.unwrap_or_else(|| *head.borrow());
                    ToClient::Nack(Nack { id, code, head, retry, after_ms })
                }
            };
            line.send(written(&verdict));
        });
    }
}
