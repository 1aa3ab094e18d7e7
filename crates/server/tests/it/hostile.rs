//! What strangers and broken programs send: documented codes, nothing worse.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, HttpReply, TestSocket};
use kaiju_server::config::{Config, Rates};
use kaiju_server::limiter::Allowance;
use kaiju_wire::frame::{Act, EvKind, Hello, Reveal, Say, ToClient, ToServer};
use kaiju_wire::{Code, VERSION};
use serde_json::Value;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::contract::there;
use crate::support::{HANG, House, bot, me, open, quick};

async fn closed(wire: &mut TestSocket) -> Option<u16> {
    wire.close_number(HANG).await
}

#[tokio::test(flavor = "multi_thread")]
async fn strange_sockets_are_closed_with_their_number() {
    let house = House::with(Rates::default()).await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let hello = Hello { version: VERSION, game: opened.game.clone(), ..Hello::default() };
    let addr = house.addr;
    let first = |hello: Hello| async move { closed(&mut TestSocket::hello(addr, hello).await.unwrap()).await };
    assert_eq!(first(Hello { version: 99, ..hello.clone() }).await, Some(4010));
    assert_eq!(first(Hello { game: "nosuchtable".into(), ..hello.clone() }).await, Some(4003));
    assert_eq!(first(Hello { game: "../../etc/passwd".into(), ..hello.clone() }).await, Some(4003));
    assert_eq!(first(Hello { auth: vec!["wrong".into()], ..hello.clone() }).await, Some(4003));
    assert_eq!(first(Hello { auth: vec![opened.host.clone()], ..hello.clone() }).await, Some(4003), "no seat");
    assert_eq!(first(Hello { auth: vec!["x".into(); 50], ..hello.clone() }).await, Some(4003));
    let raw = |message: Message| async move {
        let mut wire = TestSocket::connect(addr).await.unwrap();
        wire.say_raw(message).await.unwrap();
        closed(&mut wire).await
    };
    assert_eq!(raw(Message::text("{\"t\":\"ping\",\"c_ms\":1}")).await, Some(4001), "hello comes first");
    assert_eq!(raw(Message::text("not json")).await, Some(4001));
    assert_eq!(raw(Message::text("[".repeat(10_000))).await, Some(4001));
    assert_eq!(raw(Message::binary(vec![0, 159, 146, 150])).await, Some(4001));
    assert_eq!(raw(Message::text("x".repeat(20_000))).await, Some(1009));
    // A client of another protocol is told so, and does not loop.
    let mut request = format!("ws://{}/api/v1/ws", house.addr).into_client_request().unwrap();
    request.headers_mut().insert("sec-websocket-protocol", "kaiju.v9".parse().unwrap());
    // Its library may refuse the handshake by itself, which is just as well.
    if let Ok(mut wire) = TestSocket::connect_with(house.addr, request).await {
        assert_eq!(closed(&mut wire).await, Some(4010));
    }
    // Nothing said at all.
    let begun = Instant::now();
    assert_eq!(closed(&mut TestSocket::connect(house.addr).await.unwrap()).await, Some(4001));
    assert!(begun.elapsed() >= Duration::from_secs(4), "it was given time to speak");
    // The table is none the worse for it.
    let seen = crate::support::view(&mut house.caller(), &opened.game, None).await;
    assert!(seen.seq >= 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_are_held_back_and_then_cut() {
    // Requests fill again slowly, so that it does not matter how quick the machine is.
    let requests = Allowance { rate: 1.0, ..Rates::default().requests };
    let house = House::with(Rates { requests, ..Rates::default() }).await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let hello = Hello { version: VERSION, game: opened.game.clone(), ..Hello::default() };
    let mut wire = TestSocket::hello(house.addr, hello.clone()).await.unwrap();
    for _ in 0..100 {
        if wire.say(&ToServer::Ping { c_ms: 1 }).await.is_err() {
            break;
        }
    }
    let (mut limited, mut hint) = (0, None);
    let number = loop {
        match wire.hear().await {
            Ok(ToClient::Nack(nack)) if nack.code == Code::RateLimited => {
                limited += 1;
                hint = nack.after_ms;
            }
            Ok(_) => {}
            Err(error) => break error.to_string(),
        }
    };
    assert!(limited > 10 && hint > Some(0), "{limited} {hint:?}");
    assert!(number.contains("4029") || limited >= 40, "{number}");
    // Frames that cannot be read are answered a few times.
    let mut wire = TestSocket::hello(house.addr, hello).await.unwrap();
    for _ in 0..10 {
        let _ = wire.say_raw(Message::text("{\"t\":\"act\"}")).await;
    }
    assert_eq!(closed(&mut wire).await, Some(4001));
    // Requests from one address: after the burst, 429 with a hint.
    let mut caller = house.caller();
    let mut codes = Vec::new();
    for _ in 0..400 {
        let reply = caller.call("GET", "/records", None, None::<&()>).await.unwrap();
        if reply.status == 429 {
            assert!(reply.headers.contains_key("retry-after"));
        }
        codes.push(reply.status);
    }
    assert!(codes.contains(&429) && codes.contains(&200) && codes.iter().all(|c| [200, 429].contains(c)));
}

async fn send(caller: &mut Caller, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> HttpReply {
    caller.send(method, path, headers, body.to_vec()).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_cannot_be_read_have_their_codes() {
    let house = House::new().await;
    let mut caller = house.caller();
    let json = [("content-type", "application/json")];
    let tables = "/api/v1/tables";
    for (body, code) in [
        (&b"{"[..], Code::BadRequest),
        (b"[]", Code::BadRequest),
        (b"{\"edition\":1}", Code::BadRequest),
        (b"\xff\xfe", Code::BadRequest),
        ("[".repeat(20_000).as_bytes(), Code::BadRequest),
        (b"{\"edition\":\"third\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}", Code::BadSetup),
        (b"{\"edition\":\"first\",\"seats\":[{\"kind\":\"bot\"}]}", Code::BadSetup),
        (b"{\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}", Code::BadSetup),
        (b"{\"book\":\"es-1999\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}", Code::BadSetup),
        (
            b"{\"edition\":\"first\",\"book\":\"es-2016\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}",
            Code::BadSetup,
        ),
        (
            b"{\"edition\":\"first\",\"switches\":{\"x\":\"y\"},\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}",
            Code::BadSetup,
        ),
        (b"{\"edition\":\"first\",\"seats\":[{\"kind\":\"bot\",\"player\":\"?\"},{\"kind\":\"bot\"}]}", Code::BadBot),
        ("x".repeat(70_000).as_bytes(), Code::TooLarge),
    ] {
        let reply = send(&mut caller, "POST", tables, &json, body).await;
        assert_eq!(reply.code(), Some(code), "{}", String::from_utf8_lossy(&body[..body.len().min(60)]));
        assert_eq!(reply.status, code.status());
    }
    assert_eq!(send(&mut caller, "POST", tables, &[], b"{}").await.code(), Some(Code::BadType));
    assert_eq!(send(&mut caller, "PUT", tables, &json, b"{}").await.code(), Some(Code::BadMethod));
    assert_eq!(send(&mut caller, "GET", "/api/v1/nothing", &[], b"").await.code(), Some(Code::Forbidden));
    assert_eq!(send(&mut caller, "GET", "/no/such/file.js", &[], b"").await.status, 404);
    assert_eq!(send(&mut caller, "GET", "/api/v1/ws", &[], b"").await.code(), Some(Code::BadRequest));
    // The same answer for what is not there and for what is not yours.
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let theirs = open(&house, &quick(vec![me(), me()])).await;
    let mut bodies = std::collections::BTreeSet::new();
    for (game, token) in [
        ("nosuchtable", opened.tickets[0].token.as_str()),
        (&opened.game, theirs.tickets[0].token.as_str()),
        (&opened.game, "0000"),
    ] {
        let bearer = format!("Bearer {token}");
        let reply =
            send(&mut caller, "GET", &format!("/api/v1/tables/{game}/view"), &[("authorization", &bearer)], b"").await;
        assert_eq!(reply.status, 404);
        bodies.insert(reply.body);
    }
    assert_eq!(bodies.len(), 1);
    // Large heads are refused, slow ones end.
    let big = "x".repeat(40_000);
    let mut stream = TcpStream::connect(house.addr).unwrap();
    stream.write_all(format!("GET / HTTP/1.1\r\nhost: x\r\nbig: {big}\r\n\r\n").as_bytes()).unwrap();
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer);
    assert!(answer.starts_with("HTTP/1.1 431"), "{answer}");
    let mut slow = TcpStream::connect(house.addr).unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nhost").unwrap();
    slow.set_read_timeout(Some(HANG)).unwrap();
    let begun = Instant::now();
    let mut rest = Vec::new();
    slow.read_to_end(&mut rest).unwrap();
    assert!(begun.elapsed() >= Duration::from_secs(8), "half-sent heads end after ten seconds, not before");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_from_elsewhere_may_not_use_the_server() {
    let house = House::new().await;
    let mut caller = house.caller();
    let own = format!("http://{}", house.addr);
    let look_alike = format!("http://{}.evil.example", house.addr);
    let body = serde_json::to_vec(&quick(vec![bot("random"), bot("random")])).unwrap();
    for (origin, cookie, status) in [
        (Some(own.as_str()), false, 201),
        (None, false, 201),
        (None, true, 403),
        (Some("http://evil.example"), false, 403),
        (Some(look_alike.as_str()), false, 403),
        (Some("null"), false, 403),
        (Some(""), false, 403),
    ] {
        let mut headers = vec![("content-type", "application/json")];
        headers.extend(origin.map(|origin| ("origin", origin)));
        headers.extend(cookie.then_some(("cookie", "a=b")));
        let reply = send(&mut caller, "POST", "/api/v1/tables", &headers, &body).await;
        assert_eq!(reply.status, status, "{origin:?} {cookie}");
        assert!(!reply.headers.contains_key("access-control-allow-origin"), "nobody is let in by a header");
        let csp = reply.headers["content-security-policy"].to_str().unwrap();
        assert!(!csp.contains("unsafe-inline") && !csp.contains("'unsafe-eval'") && csp.contains("object-src 'none'"));
        assert!(csp.contains("require-trusted-types-for 'script'; trusted-types default"), "{csp}");
        let mut request = format!("ws://{}/api/v1/ws", house.addr).into_client_request().unwrap();
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
            let connected = TestSocket::connect_with(house.addr, request).await;
            assert_eq!(connected.is_ok(), status == 201, "{origin}");
        }
    }
    let page = send(&mut caller, "GET", "/", &[("accept-language", "es")], b"").await;
    assert!(String::from_utf8(page.body).unwrap().contains("kaiju está en marcha"));
    let refused = send(&mut caller, "GET", "/api/v1/tables/x", &[("accept-language", "pt-BR")], b"").await;
    assert!(String::from_utf8(refused.body).unwrap().contains("você não tem acesso"));
}

/// A site on another host, which the server was told of, asks before it calls, and reads what it is answered.
#[tokio::test(flavor = "multi_thread")]
async fn pages_the_server_was_told_of_may_use_it() {
    let origin = "https://games.example";
    let house = House::set(Config { origins: vec![origin.to_string()], ..House::config() }).await;
    let mut caller = house.caller();
    let allowed = |reply: &HttpReply| {
        reply.headers.get("access-control-allow-origin").map(|value| value.to_str().unwrap() == origin)
    };
    let body = serde_json::to_vec(&quick(vec![bot("random"), bot("random")])).unwrap();
    let asks =
        [("access-control-request-method", "POST"), ("access-control-request-headers", "authorization,content-type")];
    for (from, may) in [(origin, Some(true)), ("https://evil.example", None)] {
        let headers = [&asks[..], &[("origin", from)]].concat();
        let asked = send(&mut caller, "OPTIONS", "/api/v1/tables", &headers, b"").await;
        assert_eq!((asked.status, allowed(&asked)), (200, may), "{from}");
        let headers = [("content-type", "application/json"), ("origin", from)];
        let made = send(&mut caller, "POST", "/api/v1/tables", &headers, &body).await;
        assert_eq!((made.status, allowed(&made)), (if may.is_some() { 201 } else { 403 }, may), "{from}");
    }
    // A refusal can be read too.
    let refused = send(&mut caller, "GET", "/api/v1/tables/x", &[("origin", origin)], b"").await;
    assert_eq!((refused.status, allowed(&refused)), (404, Some(true)));
    // Its own page is never led astray by an address below it.
    let deep = send(&mut caller, "GET", "/table/x", &[], b"").await;
    assert_eq!((deep.status, deep.headers["location"].to_str().unwrap()), (307, "/"));
}

/// A value that may or may not fit a schema.
fn nonsense(bits: &mut Bits, depth: usize) -> Value {
    match bits.below(if depth == 0 { 9 } else { 11 }) {
        0 => Value::Null,
        1 => Value::Bool(bits.below(2) == 0),
        2 => Value::from(bits.word() as i64),
        3 => Value::from(-1),
        4 => Value::from(1e300),
        5 => Value::from(["second", "A", "keep -", "level3", "me", "bot", "kraken"][bits.below(7)]),
        6 => Value::from("\u{202e}\u{0}'\"<script>%00"),
        7 => Value::from("0f".repeat(16)),
        8 => Value::from("é".repeat(bits.below(200))),
        9 => (0..bits.below(5)).map(|_| nonsense(bits, depth - 1)).collect(),
        _ => (0..bits.below(5)).map(|i| (format!("k{i}"), nonsense(bits, depth - 1))).collect(),
    }
}

/// Frames from noise and from frames that were spoiled, byte by byte and value by value, before and after the hello: each
/// is answered or closes its socket with a documented number, and the table is none the worse for it.
#[tokio::test(flavor = "multi_thread")]
async fn spoiled_frames_harm_nobody() {
    const CLOSES: [u16; 5] = [1000, 1009, 4001, 4003, 4010];
    let house = House::new().await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let auth = vec![opened.tickets[0].token.clone()];
    let hello = Hello { version: VERSION, game: opened.game.clone(), auth, ..Hello::default() };
    let act = Act { id: "5f".repeat(16), expect: 3, seat: None, action: "keep -".into(), reveal: None };
    let say = Say { seat: Some('A'), text: "¡Rawr!".into(), emote: false };
    let good: Vec<String> = [
        ToServer::Hello(hello.clone()),
        ToServer::Act(act),
        ToServer::Reveal(Reveal { id: "5e".repeat(16), seat: None, element: "00".repeat(32) }),
        ToServer::Sync { from: 1 },
        ToServer::Ping { c_ms: 5 },
        ToServer::Say(say),
    ]
    .iter()
    .map(|frame| serde_json::to_string(frame).unwrap())
    .collect();
    let mut bits = Bits::new(31, 4);
    let mut wire = TestSocket::hello(house.addr, hello.clone()).await.unwrap();
    let mut closes = std::collections::BTreeMap::<u16, u32>::new();
    for round in 0..1500u64 {
        let frame = good[bits.below(good.len())].clone();
        let message = match bits.below(5) {
            0 => Message::text(nonsense(&mut bits, 3).to_string()),
            1 => {
                let mut value: Value = serde_json::from_str(&frame).unwrap();
                let fields = value.as_object_mut().unwrap();
                let name = fields.keys().nth(bits.below(fields.len())).unwrap().clone();
                fields.insert(name, nonsense(&mut bits, 2));
                Message::text(value.to_string())
            }
            2 => {
                let mut bytes = frame.into_bytes();
                for _ in 0..=bits.below(4) {
                    let at = bits.below(bytes.len());
                    bytes[at] = bits.word() as u8;
                }
                Message::text(String::from_utf8_lossy(&bytes).into_owned())
            }
            3 => Message::text(frame.chars().take(bits.below(frame.len())).collect::<String>()),
            _ => Message::text(frame),
        };
        let lost = wire.say_raw(message).await.is_err();
        // A ping after each: either it is answered, or the socket has been closed for a reason.
        let alive = !lost && wire.say(&ToServer::Ping { c_ms: round }).await.is_ok();
        let heard = tokio::time::timeout(HANG, async {
            loop {
                match wire.hear_raw().await {
                    Ok(text) if text.starts_with("{\"t\":\"pong\"") && text.contains(&format!("\"c_ms\":{round},")) => {
                        return None;
                    }
                    Ok(_) => {}
                    Err(error) => return Some(error.to_string()),
                }
            }
        });
        let Some(end) = heard.await.unwrap_or_else(|_| panic!("neither answered nor closed ({alive})")) else {
            continue;
        };
        let number: u16 = end.strip_prefix("closed ").and_then(|number| number.parse().ok()).unwrap_or(1000);
        assert!(CLOSES.contains(&number), "closed with {end}");
        *closes.entry(number).or_default() += 1;
        // The next one begins where this one ended; now and then with something spoiled for a hello.
        wire = if bits.below(4) == 0 {
            let mut wire = TestSocket::connect(house.addr).await.unwrap();
            wire.say_raw(Message::text(nonsense(&mut bits, 3).to_string())).await.unwrap();
            assert_eq!(closed(&mut wire).await, Some(4001));
            TestSocket::hello(house.addr, hello.clone()).await.unwrap()
        } else {
            TestSocket::hello(house.addr, hello.clone()).await.unwrap()
        };
    }
    assert!(closes.get(&4001).is_some_and(|count| *count > 20), "{closes:?}");
    let seen = crate::support::view(&mut house.caller(), &opened.game, None).await;
    let rows = house.hub.store.rows(&opened.game, 0).await.unwrap();
    assert_eq!(seen.seq, rows.len() as u64);
    assert!(
        rows.iter().filter(|row| row.deed.kind() == EvKind::Acted).count() <= 1,
        "one good answer, sent many times"
    );
}

/// Large things, many times over: the memory of the server does not grow with them.
#[tokio::test(flavor = "multi_thread")]
async fn memory_does_not_grow_with_what_strangers_send() {
    let Some(before) = resident() else { return };
    let house = House::new().await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let json = [("content-type", "application/json")];
    let mut caller = house.caller();
    let mut after = Vec::new();
    for _ in 0..2 {
        for _ in 0..60 {
            let deep = "[".repeat(60_000);
            assert_eq!(send(&mut caller, "POST", "/api/v1/tables", &json, deep.as_bytes()).await.status, 400);
            let mut wire = TestSocket::connect(house.addr).await.unwrap();
            wire.say_raw(Message::binary(vec![7; 16_000])).await.unwrap();
            assert_eq!(closed(&mut wire).await, Some(4001));
            let mut wire = TestSocket::connect(house.addr).await.unwrap();
            let _ = wire.say_raw(Message::text("x".repeat(1_000_000))).await;
            let long = vec![b'x'; 3_000_000];
            if let Ok(reply) = house.caller().send("POST", "/api/v1/tables", &json, long).await {
                assert_eq!(reply.status, 413);
            }
        }
        after.push(resident().unwrap());
    }
    assert!(after[1] < after[0] + 8 * 1024, "{before} KiB at first, then {after:?}");
    crate::support::view(&mut house.caller(), &opened.game, None).await;
}

/// How many KiB this process has, where the system tells.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.split_whitespace().next()?.parse().ok()
}

/// One table panics, another has a log that cannot be played: both are set aside, and the others go on.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_panics_harms_no_other() {
    let house = House::new().await;
    let (poisoned, spoiled) =
        (open(&house, &quick(vec![me(), me()])).await, open(&house, &quick(vec![me(), me()])).await);
    let healthy = open(&house, &quick(vec![me(), bot("random")])).await;
    let hello = Hello { version: VERSION, game: poisoned.game.clone(), ..Hello::default() };
    let mut watcher = TestSocket::hello(house.addr, hello.clone()).await.unwrap();
    while !matches!(watcher.hear().await.unwrap(), ToClient::Snapshot(_)) {}
    let played = tokio::spawn({
        let (addr, opened) = (house.addr, healthy.clone());
        async move { crate::support::play_at(addr, &opened, &mut Bits::new(2, 9)).await }
    });
    let panicked = house.hub.read(&poisoned.game, |_| -> u64 { panic!("a table that panics") }).await;
    assert!(panicked.is_err());
    assert_eq!(closed(&mut watcher).await, Some(1012), "whoever watched is sent away");
    assert_eq!(
        closed(&mut TestSocket::hello(house.addr, hello).await.unwrap()).await,
        Some(4003),
        "and not let in again"
    );
    let mut caller = house.caller();
    let reply = caller.call("GET", &format!("/tables/{}/view", poisoned.game), None, None::<&()>).await.unwrap();
    assert_eq!((reply.status, reply.code()), (409, Some(Code::OtherRules)));
    played.await.unwrap();
    let rows = house.hub.store.rows(&spoiled.game, 0).await.unwrap();
    let mut last = rows.last().unwrap().clone();
    (last.seq, last.id) = (last.seq + 1, "66".repeat(16));
    last.deed = kaiju_server::row::Deed::Acted {
        seat: kaiju_rules::Seat::A,
        by: kaiju_wire::frame::Hand::Player,
        action: "fly to the moon".into(),
        link: None,
        luck: vec!["luck dice 999999".into()],
    };
    let headline = kaiju_loadtest::contract::moved(kaiju_wire::table::Phase::Playing);
    house.hub.store.append(&spoiled.game, &last, &headline).await.unwrap();
    // Another process reads it all again: the first table is well, the second is not.
    let place = house.place.clone();
    let mut house = house;
    house.stop().await;
    let again = House::at(&place, Rates::loose()).await;
    let mut caller = again.caller();
    for (game, status) in [(&poisoned.game, 200), (&spoiled.game, 409), (&healthy.game, 200)] {
        let reply = caller.call("GET", &format!("/tables/{game}/view"), None, None::<&()>).await.unwrap();
        assert_eq!(reply.status, status);
    }
    assert_eq!(send(&mut caller, "GET", "/healthz", &[], b"").await.status, 200);
    // Two who wake a table at once both find that it cannot be played; it counts once.
    again.hub.quarantine(&spoiled.game, "found out twice");
    let numbers = again.hub.metrics.tell();
    assert!(numbers.contains("kaiju_quarantined 1\n"), "{numbers}");
}

/// Somebody stops reading at a busy table: the table does not wait, the line is cut when its queue is full, and whoever
/// comes back gets what is missing.
#[tokio::test(flavor = "multi_thread")]
async fn a_reader_that_stops_holds_up_nobody() {
    let house = House::new().await;
    let mut wanted = quick(vec![me(), me(), me(), me(), me(), me()]);
    wanted.switches.insert("evolutions".into(), "yes".into());
    let opened = open(&house, &wanted).await;
    // All six seats on one device, with positions: as much as a socket can be sent.
    let auth = opened.tickets.iter().map(|ticket| ticket.token.clone()).collect();
    let hello = Hello { version: VERSION, game: opened.game.clone(), auth, positions: true, ..Hello::default() };
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let stream = socket.connect(house.addr).await.unwrap();
    let request = format!("ws://{}/api/v1/ws", house.addr).into_client_request().unwrap();
    let (mut stuck, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
    let first = serde_json::to_string(&ToServer::Hello(hello.clone())).unwrap();
    stuck.send(Message::text(first)).await.unwrap();
    let mut epoch = String::new();
    while let Some(Ok(Message::Text(text))) = stuck.next().await {
        match serde_json::from_str(&text).unwrap() {
            ToClient::Welcome(welcome) => epoch = welcome.epoch,
            ToClient::Snapshot(_) => break,
            _ => {}
        }
    }
    let slow = || house.hub.metrics.tell().lines().any(|line| line == "kaiju_slow_closes 1");
    crate::support::play_at(house.addr, &opened, &mut Bits::new(3, 6)).await;
    let begun = Instant::now();
    while !slow() {
        assert!(begun.elapsed() < HANG, "never cut: {}", house.hub.metrics.tell());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    // What arrived before the line was cut is without a gap, and the rest comes on the next one.
    let (mut last, mut seqs) = (0, Vec::new());
    while let Some(Ok(Message::Text(text))) = stuck.next().await {
        if let ToClient::Ev(ev) = serde_json::from_str(&text).unwrap() {
            seqs.push(ev.seq);
            last = ev.seq;
        }
    }
    let head = house.hub.read(&opened.game, |desk| desk.room().head()).await.unwrap();
    assert!(last < head, "it was cut before the end: {last} of {head}");
    let resume = Some(kaiju_wire::frame::Resume { epoch, seq: last });
    let mut wire = TestSocket::hello(house.addr, Hello { resume, ..hello }).await.unwrap();
    while last < head {
        if let ToClient::Ev(ev) = wire.hear().await.unwrap() {
            seqs.push(ev.seq);
            last = ev.seq;
        }
    }
    assert!(seqs.windows(2).all(|pair| pair[1] == pair[0] + 1), "{seqs:?}");
}

/// A socket whose other end is gone without a word is closed after 25 seconds, and its player shown as away.
#[tokio::test(flavor = "multi_thread")]
async fn a_silent_socket_is_closed() {
    let (house, clock) = House::by_hand().await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let hello = |seat: usize| Hello {
        version: VERSION,
        game: opened.game.clone(),
        auth: vec![opened.tickets[seat].token.clone()],
        ..Hello::default()
    };
    let mut silent = TestSocket::hello(house.addr, hello(0)).await.unwrap();
    let mut lively = TestSocket::hello(house.addr, hello(1)).await.unwrap();
    for wire in [&mut silent, &mut lively] {
        pong(wire).await;
    }
    // It is told after a moment who is there.
    clock.pass(20_000);
    there(&mut lively, &['A', 'B'], 0).await;
    pong(&mut lively).await;
    clock.pass(4_999);
    pong(&mut lively).await;
    assert_eq!(house.hub.metrics.sockets.get(), 2);
    clock.pass(1);
    assert_eq!(closed(&mut silent).await, Some(4000));
    there(&mut lively, &['B'], 0).await;
}

/// Says that it is there, and waits until it was heard.
async fn pong(wire: &mut TestSocket) {
    wire.say(&ToServer::Ping { c_ms: 1 }).await.unwrap();
    let heard = async { while !matches!(wire.hear().await.unwrap(), ToClient::Pong { .. }) {} };
    tokio::time::timeout(HANG, heard).await.unwrap();
}

/// The pages that show the API carry nothing inline.
#[tokio::test(flavor = "multi_thread")]
async fn the_api_can_be_browsed() {
    let house = House::new().await;
    let mut caller = house.caller();
    let page = String::from_utf8(send(&mut caller, "GET", "/api", &[], b"").await.body).unwrap();
    assert!(!page.contains("style=") && !page.contains("<style") && !page.contains("onclick"), "nothing inline");
    for link in ["/api/browse.js", "/api/browse.css", "/api/v1/openapi.json"] {
        assert!(page.contains(link), "{link}");
        assert_eq!(send(&mut caller, "GET", link, &[], b"").await.status, 200, "{link}");
    }
}
