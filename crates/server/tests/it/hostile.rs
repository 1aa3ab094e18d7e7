//! What strangers and broken programs send: documented codes, nothing worse.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use kaiju_bots::Bits;
use kaiju_server::config::Rates;
use kaiju_server::siege::{Caller, Reply, Wire};
use kaiju_wire::frame::{Hello, ToClient, ToServer};
use kaiju_wire::table::NewTable;
use kaiju_wire::{Code, VERSION};
use serde_json::Value;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::support::{House, bot, me, open, quick};

async fn closed(wire: &mut Wire) -> Option<u16> {
    wire.close_number(Duration::from_secs(8)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn strange_sockets_are_closed_with_their_number() {
    let house = House::with(Rates::default()).await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let hello = Hello { version: VERSION, game: opened.game.clone(), ..Hello::default() };
    let addr = house.addr;
    let first = |hello: Hello| async move { closed(&mut Wire::hello(addr, hello).await.unwrap()).await };
    assert_eq!(first(Hello { version: 99, ..hello.clone() }).await, Some(4010));
    assert_eq!(first(Hello { game: "nosuchtable".into(), ..hello.clone() }).await, Some(4003));
    assert_eq!(first(Hello { game: "../../etc/passwd".into(), ..hello.clone() }).await, Some(4003));
    assert_eq!(first(Hello { auth: vec!["wrong".into()], ..hello.clone() }).await, Some(4003));
    assert_eq!(first(Hello { auth: vec![opened.host.clone()], ..hello.clone() }).await, Some(4003), "no seat");
    assert_eq!(first(Hello { auth: vec!["x".into(); 50], ..hello.clone() }).await, Some(4003));
    let raw = |message: Message| async move {
        let mut wire = Wire::connect(addr).await.unwrap();
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
    request.headers_mut().insert("sec-websocket-protocol", "kot.v9".parse().unwrap());
    // Its library may refuse the handshake by itself, which is just as well.
    if let Ok(mut wire) = Wire::connect_with(house.addr, request).await {
        assert_eq!(closed(&mut wire).await, Some(4010));
    }
    // Nothing said at all.
    let begun = Instant::now();
    assert_eq!(closed(&mut Wire::connect(house.addr).await.unwrap()).await, Some(4001));
    assert!((4..8).contains(&begun.elapsed().as_secs()));
    // The table is none the worse for it.
    let seen = crate::support::view(&mut house.caller(), &opened.game, None).await;
    assert!(seen.seq >= 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_are_held_back_and_then_cut() {
    let house = House::with(Rates::default()).await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let hello = Hello { version: VERSION, game: opened.game.clone(), ..Hello::default() };
    let mut wire = Wire::hello(house.addr, hello.clone()).await.unwrap();
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
    let mut wire = Wire::hello(house.addr, hello).await.unwrap();
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

async fn send(caller: &mut Caller, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Reply {
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
    slow.set_read_timeout(Some(Duration::from_secs(15))).unwrap();
    let begun = Instant::now();
    let mut rest = Vec::new();
    slow.read_to_end(&mut rest).unwrap();
    assert!((8..15).contains(&begun.elapsed().as_secs()), "half-sent heads end after ten seconds");
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
        let mut request = format!("ws://{}/api/v1/ws", house.addr).into_client_request().unwrap();
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
            let connected = Wire::connect_with(house.addr, request).await;
            assert_eq!(connected.is_ok(), status == 201, "{origin}");
        }
    }
    let page = send(&mut caller, "GET", "/", &[("accept-language", "es")], b"").await;
    assert!(String::from_utf8(page.body).unwrap().contains("kaiju está en marcha"));
    let refused = send(&mut caller, "GET", "/api/v1/tables/x", &[("accept-language", "pt-BR")], b"").await;
    assert!(String::from_utf8(refused.body).unwrap().contains("Não há tal coisa aqui"));
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

/// Every call the description names, with what fits and what does not: only documented codes, never 5xx.
#[tokio::test(flavor = "multi_thread")]
async fn the_description_of_the_api_is_true() {
    let house = House::new().await;
    let mut caller = house.caller();
    let api: Value = caller.get("/openapi.json", None).await.unwrap();
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let tokens = [opened.tickets[0].token.as_str(), opened.tickets[1].token.as_str(), &opened.host, "wrong"];
    let mut bits = Bits::new(17, 1);
    let mut calls = 0;
    for (path, methods) in api["paths"].as_object().unwrap() {
        for (method, about) in methods.as_object().unwrap() {
            let documented = about["responses"].as_object().unwrap();
            for _ in 0..25 {
                let values = [opened.game.as_str(), "nothere", "%00", "..", "A", "é"];
                let game = values[bits.below(8).min(values.len() - 1) * usize::from(bits.below(2) == 0)];
                let filled = path
                    .replace("{game}", if game == "é" { "%C3%A9" } else { game })
                    .replace("{seat}", ["A", "B", "Z", "%20", "AB"][bits.below(5)])
                    .replace("{code}", [opened.code.as_str(), "ABC", "%2F"][bits.below(3)]);
                let query =
                    ["", "?from=0&wait_ms=1", "?from=-1", "?before_ms=99999999999999999999", "?positions=maybe"];
                let whole = format!("/api/v1{filled}{}", query[bits.below(query.len())]);
                let mut body = nonsense(&mut bits, 2);
                if let Some(name) = about["requestBody"]["content"]["application/json"]["schema"]["$ref"].as_str() {
                    let schema = &api["components"]["schemas"][name.rsplit('/').next().unwrap()];
                    let fields = schema["properties"].as_object().unwrap();
                    body = fields.keys().map(|field| (field.clone(), nonsense(&mut bits, 1))).collect();
                }
                let bearer = format!("Bearer {}", tokens[bits.below(tokens.len())]);
                let mut headers = vec![("authorization", bearer.as_str())];
                if bits.below(8) > 0 {
                    headers.push(("content-type", "application/json"));
                }
                if bits.below(8) == 0 {
                    headers.push(("if-match", "\"oops\""));
                }
                let upper = method.to_uppercase();
                let bytes = if upper == "GET" { Vec::new() } else { serde_json::to_vec(&body).unwrap() };
                let reply = send(&mut caller, &upper, &whole, &headers, &bytes).await;
                assert!(reply.status < 500, "{upper} {whole} {body}: {}", reply.status);
                assert!(documented.contains_key(&reply.status.to_string()), "{upper} {whole}: {}", reply.status);
                if reply.status >= 400 {
                    assert!(reply.code().is_some_and(|code| code != Code::Unknown), "{upper} {whole}");
                }
                calls += 1;
            }
        }
    }
    assert!(calls > 500);
    // Every schema that is named exists.
    let text = api.to_string();
    for name in text.split("#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(api["components"]["schemas"].get(name).is_some(), "{name} is not described");
    }
    let page = send(&mut caller, "GET", "/api", &[], b"").await;
    assert!(!String::from_utf8(page.body).unwrap().contains("style="), "nothing inline");
    let wanted: NewTable = quick(vec![bot("random"), bot("random")]);
    open(&house, &wanted).await;
    let numbers = send(&mut caller, "GET", "/metrics", &[], b"").await;
    assert!(String::from_utf8(numbers.body).unwrap().contains("kaiju_rows "));
}
