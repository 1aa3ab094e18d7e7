//! The server's doors: requests with any bodies, and backups to be restored.

use std::cell::RefCell;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use futures_util::future::BoxFuture;
use kaiju_server::assets::NoAssets;
use kaiju_server::clock::HandClock;
use kaiju_server::config::{Config, Rates};
use kaiju_server::hub::Hub;
use kaiju_server::outside::{Outside, Tasks};
use kaiju_server::{backup as backups, http, store};
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, Opened};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tower::ServiceExt as _;

/// What can be asked of a server with a body: the method and the path.
const ROUTES: &[(&str, &str)] = &[
    ("POST", "/tables"),
    ("POST", "/tables/{game}/seats"),
    ("PATCH", "/tables/{game}/seats/{seat}"),
    ("DELETE", "/tables/{game}/seats/{seat}"),
    ("POST", "/tables/{game}/seats/{seat}/bot"),
    ("POST", "/tables/{game}/seats/{seat}/back"),
    ("POST", "/tables/{game}/seats/{seat}/pause"),
    ("POST", "/tables/{game}/seats/{seat}/token"),
    ("POST", "/tables/{game}/start"),
    ("POST", "/tables/{game}/actions"),
    ("POST", "/tables/{game}/reveal"),
    ("POST", "/tables/{game}/talk"),
    ("POST", "/tables/{game}/answer"),
    ("POST", "/tables/{game}/close"),
    ("POST", "/tables/{game}/rematch"),
    ("POST", "/accounts"),
    ("POST", "/session"),
    ("POST", "/account/seats"),
];

/// Between two requests.
const NEXT: u8 = b'\n';

/// After so many inputs a new server is made, so that its file does not grow for ever.
const INPUTS: u32 = 500;

/// The largest answer there is.
const ANSWER: usize = 1 << 24;

/// Tasks of a server whose bots never come to an answer: what bots think is not what is tried here.
struct Idle;

impl Tasks for Idle {
    fn start(&self, task: BoxFuture<'static, ()>) {
        tokio::spawn(task);
    }

    fn start_work(&self, _: Box<dyn FnOnce() + Send>) {}
}

/// A server without a socket.
struct Doors {
    router: Router,
    left: u32,
    runtime: Runtime,
    _folder: TempDir,
}

impl Doors {
    fn new() -> Doors {
        let folder = tempfile::tempdir().expect("a folder for a while");
        let place = folder.path().join("kaiju.db").display().to_string();
        let runtime = runtime();
        let router = runtime.block_on(async {
            let outside =
                Outside { clock: Arc::new(HandClock::default()), tasks: Arc::new(Idle), ..Outside::machine() };
            let config = Config { rates: Rates::loose(), ..Config::new(SocketAddr::from(([127, 0, 0, 1], 0))) };
            let kept = store::open(&place).await.expect("a new file");
            http::site(Hub::new(kept, outside, &config), config, Arc::new(NoAssets)).0
        });
        Doors { router, left: INPUTS, runtime, _folder: folder }
    }

    /// Asks; the answer is never that something is wrong with the server or with a table.
    fn ask(&self, method: &str, path: &str, token: Option<&str>, body: Vec<u8>) -> Vec<u8> {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", kaiju_wire::API));
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let request = request.header("content-type", "application/json").body(Body::from(body));
        let (status, said) = self.runtime.block_on(async {
            let answer = self.router.clone().oneshot(request.expect("a request")).await.expect("an answer");
            (answer.status(), to_bytes(answer.into_body(), ANSWER).await.expect("all of the answer").to_vec())
        });
        let told = String::from_utf8_lossy(&said);
        assert!(!status.is_server_error() || status == StatusCode::SERVICE_UNAVAILABLE, "{method} {path}: {told}");
        assert!(!told.contains("other_rules"), "{method} {path}: the table was set aside");
        said
    }
}

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime")
}

thread_local! {
    static DOORS: RefCell<Option<Doors>> = const { RefCell::new(None) };
}

/// Requests to a server at which a table of two people plays, a line each: the first byte says what is asked, the second by
/// whom and about which seat, the rest is the body.
pub fn bodies(bytes: &[u8]) {
    DOORS.with_borrow_mut(|doors| {
        let doors = match doors {
            Some(doors) if doors.left > 0 => doors,
            old => old.insert(Doors::new()),
        };
        doors.left -= 1;
        let person = || NewSeat::of(NewSeatKind::Me);
        let wanted = NewTable {
            edition: "second".to_string(),
            seats: vec![person(), person()],
            start: true,
            ..NewTable::default()
        };
        let opened = doors.ask("POST", "/tables", None, serde_json::to_vec(&wanted).expect("a table"));
        let opened: Opened = serde_json::from_slice(&opened).expect("a new table");
        for line in bytes.split(|&byte| byte == NEXT).take(8) {
            let [route, who, body @ ..] = line else { continue };
            let (method, path) = ROUTES[usize::from(*route) % ROUTES.len()];
            let seat = if who & 4 == 0 { "A" } else { "B" };
            let path = path.replace("{game}", &opened.game).replace("{seat}", seat);
            let token = match who & 3 {
                0 => Some(opened.host.as_str()),
                1 => Some(opened.tickets[0].token.as_str()),
                2 => Some(opened.tickets[1].token.as_str()),
                _ => None,
            };
            doors.ask(method, &path, token, body.to_vec());
        }
        // Whatever was done, the table can still be looked at.
        doors.ask("GET", &format!("/tables/{}/view", opened.game), None, Vec::new());
    });
}

/// Backups: one that can be restored is saved again and restored as the same. One without an end gets the right one, or what
/// lies behind the check of it would never be reached.
pub fn backup(bytes: &[u8]) {
    let mut bytes = bytes.to_vec();
    if let Some(end) = end_of(&bytes) {
        bytes.extend(end.into_bytes());
    }
    let folder = tempfile::tempdir().expect("a folder for a while");
    let place = |name: &str| folder.path().join(name).display().to_string();
    runtime().block_on(async {
        let first = store::open(&place("first.db")).await.expect("a new file");
        let restored = backups::restore(&*first, bytes.as_slice(), |_| {}).await;
        if let Ok(counts) = restored {
            let mut saved = Vec::new();
            let told = backups::save(&*first, &mut saved, |_| {}).await.expect("what was restored is saved");
            let second = store::open(&place("second.db")).await.expect("a new file");
            let again = backups::restore(&*second, saved.as_slice(), |_| {}).await.expect("what was saved is restored");
            assert_eq!((counts.games, counts.rows), (told.games, told.rows));
            assert_eq!((again.games, again.rows), (told.games, told.rows));
            second.close().await;
        }
        first.close().await;
    });
}

/// The end that a backup lacks: what it holds, counted, and its hash.
fn end_of(bytes: &[u8]) -> Option<String> {
    let text = str::from_utf8(bytes).ok()?.strip_suffix('\n')?;
    let (mut games, mut rows, mut accounts) = (0, 0, 0);
    for line in text.split('\n') {
        let line: Value = serde_json::from_str(line).ok()?;
        let (kind, of) = line.as_object()?.iter().next()?;
        let list = |name: &str| of[name].as_array().map_or(0, Vec::len);
        match kind.as_str() {
            "game" => (games, rows) = (games + 1, rows + list("rows")),
            "aside" => (games, rows) = (games + 1, rows + list("lines")),
            "account" => accounts += 1,
            "end" => return None,
            _ => {}
        }
    }
    let sha256 = kaiju_wire::hex::write(&Sha256::digest(bytes));
    let end = json!({ "end": { "games": games, "rows": rows, "accounts": accounts, "sha256": sha256 } });
    Some(format!("{end}\n"))
}
