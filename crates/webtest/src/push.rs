//! A push service on this machine: a Firefox keeps a line to it as to that of its maker, a server leaves messages with it, and it hands
//! them on. What a webhook is told comes here, too.

use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::routing::{any, post};
use axum::{Json, Router};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use crate::Result;

/// When nothing at all has come for so long while something was waited for, it never will.
const SILENCE: Duration = Duration::from_mins(3);
/// What the service calls the one browser it knows.
const BROWSER: &str = "0123456789abcdef0123456789abcdef";
/// What browsers call the language they speak with a push service.
const SUBPROTOCOL: &str = "push-notification";

/// What has come to a push service so far.
#[derive(Clone, Default, Debug)]
pub struct PushTraffic {
    /// The keys pages subscribed with, the oldest first: whoever leaves a message proves to have the key.
    pub subscribed: Vec<String>,
    /// How many subscriptions the browser has given up.
    pub ended: usize,
    /// How many messages were taken.
    pub taken: usize,
    /// Why messages were not taken.
    pub refused: Vec<StatusCode>,
    /// What the browser said of each message it was handed: 100 when the worker of the page got it.
    pub verdicts: Vec<u64>,
    /// What the webhook was told.
    pub hooked: Vec<Value>,
}

/// What the service knows.
#[derive(Default)]
struct Known {
    traffic: PushTraffic,
    /// The key of each subscription.
    channels: BTreeMap<String, String>,
    /// The line to the browser.
    line: Option<UnboundedSender<Value>>,
}

struct Office {
    origin: String,
    known: Mutex<Known>,
    changed: Condvar,
}

/// A running push service, for one browser.
pub struct PushService {
    office: Arc<Office>,
    _runtime: Runtime,
}

impl PushService {
    /// Starts one on a free port.
    pub fn start() -> Result<PushService> {
        let fail = |e: std::io::Error| format!("no push service can be started: {e}");
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().map_err(fail)?;
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).map_err(fail)?;
        let origin = format!("http://{}", listener.local_addr().map_err(fail)?);
        let office = Arc::new(Office { origin, known: Mutex::default(), changed: Condvar::new() });
        let doors = Router::new()
            .route("/", any(connect))
            .route("/push/{channel}", post(take))
            .route("/hook", post(hook))
            .with_state(office.clone());
        runtime.spawn(async move { axum::serve(listener, doors).await });
        Ok(PushService { office, _runtime: runtime })
    }

    /// Where a browser connects to.
    pub(crate) fn line(&self) -> String {
        format!("{}/", self.office.origin.replacen("http", "ws", 1))
    }

    /// The address of a webhook.
    pub fn hook(&self) -> String {
        format!("{}/hook", self.office.origin)
    }

    /// What has come so far.
    pub fn seen(&self) -> PushTraffic {
        self.office.known().traffic.clone()
    }

    /// Waits until something is true of what has come. There is no limit as long as something comes.
    pub fn until(&self, wanted: &str, is_true: impl Fn(&PushTraffic) -> bool) -> Result<()> {
        let mut known = self.office.known();
        while !is_true(&known.traffic) {
            let waited = self.office.changed.wait_timeout(known, SILENCE);
            let (next, waited) = waited.unwrap_or_else(PoisonError::into_inner);
            if waited.timed_out() {
                return Err(format!("the push service waits for {wanted} in vain: {:#?}", next.traffic));
            }
            known = next;
        }
        Ok(())
    }
}

impl Office {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the browser is answered, if anything.
    fn answer(&self, said: &Value, line: &UnboundedSender<Value>) -> Option<Value> {
        let channel = said["channelID"].as_str().unwrap_or_default();
        let mut known = self.known();
        let answer = match said["messageType"].as_str() {
            // It asks whether anybody is there.
            None => Some(json!({})),
            Some("hello") => {
                known.line = Some(line.clone());
                Some(
                    json!({"messageType": "hello", "status": 200, "uaid": BROWSER, "use_webpush": true, "broadcasts": {}}),
                )
            }
            Some("register") => {
                let key = said["key"].as_str().unwrap_or_default().trim_end_matches('=').to_string();
                known.channels.insert(channel.to_string(), key.clone());
                known.traffic.subscribed.push(key);
                let endpoint = format!("{}/push/{channel}", self.origin);
                Some(json!({"messageType": "register", "channelID": channel, "status": 200, "pushEndpoint": endpoint}))
            }
            Some("unregister") => {
                known.traffic.ended += usize::from(known.channels.remove(channel).is_some());
                Some(json!({"messageType": "unregister", "channelID": channel, "status": 200}))
            }
            Some("ack") => {
                let verdicts = said["updates"].as_array().into_iter().flatten().filter_map(|one| one["code"].as_u64());
                known.traffic.verdicts.extend(verdicts);
                None
            }
            Some(_) => None,
        };
        self.changed.notify_all();
        answer
    }

    /// Takes a message, as push services of the field do (RFC 8030), and hands it to the browser.
    fn take(&self, channel: &str, headers: &HeaderMap, body: &[u8]) -> std::result::Result<(), StatusCode> {
        let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let mut known = self.known();
        let key = known.channels.get(channel).ok_or(StatusCode::GONE)?;
        let proof = header("authorization").ok_or(StatusCode::UNAUTHORIZED)?;
        if !self.is_proof(proof, key) {
            return Err(StatusCode::FORBIDDEN);
        }
        header("ttl").and_then(|ttl| ttl.parse::<u32>().ok()).ok_or(StatusCode::BAD_REQUEST)?;
        let encoding = header("content-encoding").ok_or(StatusCode::UNSUPPORTED_MEDIA_TYPE)?;
        let message = json!({
            "messageType": "notification", "channelID": channel, "version": known.traffic.taken.to_string(),
            "data": URL_SAFE_NO_PAD.encode(body), "headers": {"encoding": encoding},
        });
        let line = known.line.as_ref().filter(|line| line.send(message).is_ok());
        line.ok_or(StatusCode::SERVICE_UNAVAILABLE)?;
        known.traffic.taken += 1;
        Ok(())
    }

    /// Does a header prove that the sender has the key that the page subscribed with, and means this service (RFC 8292)?
    fn is_proof(&self, header: &str, key: &str) -> bool {
        let claims = || {
            let (token, shown) = header.strip_prefix("vapid t=")?.split_once(", k=")?;
            let (said, signature) = token.rsplit_once('.')?;
            let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).ok();
            let sender = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(shown).filter(|_| shown == key)?);
            sender.verify(said.as_bytes(), &bytes(signature)?).ok()?;
            serde_json::from_slice::<Value>(&bytes(said.split_once('.')?.1)?).ok()
        };
        claims().is_some_and(|claims| claims["aud"] == *self.origin)
    }
}

/// A browser comes.
async fn connect(State(office): State<Arc<Office>>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.protocols([SUBPROTOCOL]).on_upgrade(|socket| speak(office, socket))
}

async fn speak(office: Arc<Office>, mut socket: WebSocket) {
    let (line, mut messages) = unbounded_channel();
    loop {
        let answer = tokio::select! {
            biased;
            message = messages.recv() => message,
            heard = socket.recv() => match heard {
                Some(Ok(Message::Text(text))) => serde_json::from_str(&text).ok().and_then(|said| office.answer(&said, &line)),
                Some(Ok(_)) => None,
                _ => return,
            },
        };
        let Some(answer) = answer else { continue };
        if socket.send(Message::text(answer.to_string())).await.is_err() {
            return;
        }
    }
}

/// A server leaves a message.
async fn take(
    State(office): State<Arc<Office>>,
    Path(channel): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> StatusCode {
    let taken = office.take(&channel, &headers, &body);
    if let Err(why) = taken {
        office.known().traffic.refused.push(why);
    }
    office.changed.notify_all();
    taken.map_or_else(|why| why, |()| StatusCode::CREATED)
}

/// A server tells the webhook.
async fn hook(State(office): State<Arc<Office>>, Json(said): Json<Value>) -> StatusCode {
    office.known().traffic.hooked.push(said);
    office.changed.notify_all();
    StatusCode::NO_CONTENT
}
