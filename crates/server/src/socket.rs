//! One WebSocket: hello, then frames in both directions until somebody goes.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use kaiju_wire::code::{Close, Code, Refusal};
use kaiju_wire::frame::{Hello, Nack, ToClient, ToServer, Welcome};
use kaiju_wire::limits::{FRAME, HEARTBEAT_MS, HELLO_MS, Limits, QUEUE_BYTES, SILENCE_MS};
use kaiju_wire::{SUBPROTOCOL, VERSION};
use tokio::sync::{mpsc, watch};

use crate::desk::{Accepted, Done, Mail, Newcomer, written};
use crate::http::{At, Peer, Site, answer, show, speak};
use crate::hub::Handle;
use crate::limiter::Bucket;
use crate::line::Line;

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

/// Turns a request into a socket.
pub(crate) async fn upgrade(site: At, peer: Peer, headers: HeaderMap, request: axum::extract::Request) -> Response {
    use axum::extract::FromRequestParts;
    let (mut parts, _) = request.into_parts();
    let Ok(upgrade) = WebSocketUpgrade::from_request_parts(&mut parts, &()).await else {
        return crate::http::refused(Code::BadRequest.into()).into_response();
    };
    let offered = headers.get("sec-websocket-protocol").and_then(|list| list.to_str().ok());
    let strange = offered.is_some_and(|list| !list.split(',').any(|one| one.trim() == SUBPROTOCOL));
    let site = site.0;
    let tasks = site.hub.tasks.clone();
    upgrade
        .protocols([SUBPROTOCOL])
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
        .max_write_buffer_size(QUEUE_BYTES)
        .max_message_size(FRAME)
        .max_frame_size(FRAME)
        .on_upgrade(move |socket| tasks.track_future(Box::pin(serve(site, peer.ip(), socket, strange))))
}

async fn serve(site: Arc<Site>, _peer: IpAddr, mut socket: WebSocket, strange: bool) {
    site.hub.metrics.sockets.up();
    let close = if strange { Close::Upgrade.number() } else { talk(&site, &mut socket).await };
    site.hub.metrics.sockets.down();
    let frame = CloseFrame { code: close, reason: "".into() };
    let _ = tokio::time::timeout(FAREWELL, socket.send(Message::Close(Some(frame)))).await;
}

/// Speaks with a client until one of them goes; returns the number to close with.
async fn talk(site: &Arc<Site>, socket: &mut WebSocket) -> u16 {
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
    let (line, out) = Line::new();
    let epoch = site.hub.store.epoch();
    let has = hello.resume.filter(|resume| resume.epoch == epoch).map(|resume| resume.seq);
    let newcomer = Newcomer { line: line.clone(), tokens: hello.auth, has, full: hello.positions };
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
        Err(refusal) if refusal.retry => return Close::Restart.number(),
        Err(_) => return Close::Forbidden.number(),
    };
    let mut guest = Guest { site: site.clone(), game: hello.game, accepted, handle, line };
    let close = guest.converse(socket, out).await;
    let _ = guest.handle.mail.send(Mail::Detach(accepted.listener)).await;
    close
}

/// The first frame, which has to be a hello.
async fn first(socket: &mut WebSocket) -> Result<Hello, Close> {
    loop {
        match socket.recv().await {
            Some(Ok(Message::Text(text))) => {
                return match serde_json::from_str(&text) {
                    Ok(ToServer::Hello(hello)) => Ok(hello),
                    _ => Err(Close::BadHello),
                };
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Err(error)) => return Err(too_big(&error)),
            _ => return Err(Close::BadHello),
        }
    }
}

/// Waits until the database has been silent for long.
async fn fallen_silent(store: &mut watch::Receiver<bool>) {
    let _ = store.wait_for(|silent| *silent).await;
}

/// A frame that is too big has a number of its own.
fn too_big(error: &axum::Error) -> Close {
    if error.to_string().contains("too long") { Close::TooBig } else { Close::BadHello }
}

/// Somebody at the other end of a socket.
struct Guest {
    site: Arc<Site>,
    game: String,
    accepted: Accepted,
    handle: Handle,
    line: Arc<Line>,
}

impl Guest {
    async fn converse(&mut self, socket: &mut WebSocket, mut out: mpsc::Receiver<Arc<str>>) -> u16 {
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
                message = socket.recv() => {
                    silence.as_mut().reset(tokio::time::Instant::now() + Duration::from_millis(SILENCE_MS));
                    let text = match message {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Binary(_))) => return Close::BadHello.number(),
                        Some(Ok(Message::Close(_))) | None => return 1000,
                        Some(Err(error)) => return too_big(&error).number(),
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
    async fn send(&self, socket: &mut WebSocket, frame: &Arc<str>) -> Result<(), u16> {
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
        let head = refusal.head.unwrap_or_else(|| *self.handle.head.borrow());
        let Refusal { code, retry, after_ms, .. } = *refusal;
        self.line.send(written(&ToClient::Nack(Nack { id: id.to_string(), code, head, retry, after_ms })));
    }

    async fn receive(&self, frame: ToServer) {
        match frame {
            ToServer::Hello(_) => self.nack("", &Code::BadRequest.into()),
            ToServer::Act(act) => {
                let id = act.id.clone();
                self.judged(id, move |hub, game, eyes| async move { answer(&hub, &game, eyes, &act).await });
            }
            ToServer::Reveal(reveal) => {
                let id = reveal.id.clone();
                self.judged(id, move |hub, game, eyes| async move { show(&hub, &game, eyes, &reveal).await });
            }
            ToServer::Sync { from } => {
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
        let (line, head) = (self.line.clone(), self.handle.head.clone());
        tokio::spawn(async move {
            let verdict = match work.await {
                Ok(done) => ToClient::Ack(done.ack(&id)),
                Err(Refusal { code, retry, after_ms, head: told, .. }) => {
                    let head = told.unwrap_or_else(|| *head.borrow());
                    ToClient::Nack(Nack { id, code, head, retry, after_ms })
                }
            };
            line.send(written(&verdict));
        });
    }
}
