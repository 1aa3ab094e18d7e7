//! One address cannot stop the house: whatever it sends, asks for or holds open is counted, and others go on.

use std::net::SocketAddr;
use std::time::Instant;

use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, HttpReply, TestSocket};
use kaiju_server::config::{Config, Rates};
use kaiju_server::limiter::Allowance;
use kaiju_wire::frame::{Hello, ToClient, ToServer};
use kaiju_wire::person::{Account, Ended, History, Login, LoginSession, NewAccount};
use kaiju_wire::table::{Lobby, Opened};
use kaiju_wire::{Code, SUBPROTOCOL, VERSION};
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::support::{HANG, House, bot, me, open, play_out, quick};

/// A bucket that does not fill again while a test runs.
fn once(burst: f64) -> Allowance {
    Allowance { burst, rate: 0.0001 }
}

fn hello(opened: &Opened) -> Hello {
    Hello { version: VERSION, game: opened.game.clone(), ..Hello::default() }
}

/// Behind a proxy that tells who calls.
async fn proxied(rates: Rates) -> House {
    House::set(Config { rates, proxied: true, ..House::config() }).await
}

/// A request that comes from this address, by way of the proxy.
async fn from(house: &House, who: &str, path: &str) -> HttpReply {
    let path = format!("/api/v1{path}");
    house.caller().send("GET", &path, &[("x-forwarded-for", who)], Vec::new()).await.unwrap()
}

/// A socket that comes from this address, by way of the proxy.
async fn socket_from(addr: SocketAddr, who: &str) -> std::io::Result<TestSocket> {
    let mut request = format!("ws://{addr}/api/v1/ws").into_client_request().unwrap();
    request.headers_mut().insert("sec-websocket-protocol", SUBPROTOCOL.parse().unwrap());
    request.headers_mut().insert("x-forwarded-for", who.parse().unwrap());
    TestSocket::connect_with(addr, request).await
}

/// Frames no message comes of: pings, pongs, and a message that never ends in parts that are empty.
#[tokio::test(flavor = "multi_thread")]
async fn frames_that_say_nothing_are_counted() {
    let house = House::with(Rates::default()).await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let part = |code| Message::Frame(Frame::message(Vec::new(), OpCode::Data(code), false));
    let floods: [(&str, Message, Message); 3] = [
        ("pings", Message::Ping(Vec::new().into()), Message::Ping(Vec::new().into())),
        ("pongs", Message::Pong(Vec::new().into()), Message::Pong(b"x".to_vec().into())),
        ("empty parts", part(Data::Text), part(Data::Continue)),
    ];
    for (name, first, next) in floods {
        let mut wire = TestSocket::hello(house.addr, hello(&opened)).await.unwrap();
        // A few are fine.
        wire.say_raw(Message::Ping(Vec::new().into())).await.unwrap();
        wire.say(&ToServer::Ping { c_ms: 7 }).await.unwrap();
        while !matches!(wire.hear().await.unwrap(), ToClient::Pong { c_ms: 7, .. }) {}
        let _ = wire.say_raw(first).await;
        for _ in 0..3000 {
            if wire.say_raw(next.clone()).await.is_err() {
                break;
            }
        }
        assert_eq!(wire.close_number(HANG).await, Some(4029), "{name}");
    }
    let numbers = house.hub.metrics.tell();
    assert!(numbers.contains("kaiju_closes{number=\"4029\"} 3\n"), "{numbers}");
}

/// Many bytes in few frames count as well.
#[tokio::test(flavor = "multi_thread")]
async fn bytes_are_counted() {
    let house = House::with(Rates { bytes: once(50_000.0), ..Rates::loose() }).await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let mut wire = TestSocket::hello(house.addr, hello(&opened)).await.unwrap();
    for _ in 0..5 {
        let long = format!("{{\"t\":\"ping\",\"c_ms\":1,\"more\":\"{}\"}}", "x".repeat(12_000));
        let _ = wire.say_raw(Message::text(long)).await;
    }
    assert_eq!(wire.close_number(HANG).await, Some(4029));
}

/// Whoever asks for everything again and again gets it a few times; others are not held to account for it.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_again_is_limited() {
    let house = proxied(Rates { replays: once(400.0), ..Rates::loose() }).await;
    let opened = open(&house, &quick(vec![me(); 6])).await;
    play_out(&house, &opened, &mut Bits::new(8, 8)).await;
    let head = house.hub.read(&opened.game, |desk| desk.room().head()).await.unwrap();
    assert!(head > 60);
    let mut wire = socket_from(house.addr, "192.0.2.1").await.unwrap();
    wire.say(&ToServer::Hello(hello(&opened))).await.unwrap();
    let (mut events, mut refused) = (0, None);
    let mut again = 0;
    while refused.is_none() {
        wire.say(&ToServer::Sync { from: head - 49 }).await.unwrap();
        again += 1;
        assert!(again < 20, "{events} events, and no end");
        loop {
            match wire.hear().await.unwrap() {
                ToClient::Ev(ev) => {
                    events += 1;
                    if ev.seq == head {
                        break;
                    }
                }
                ToClient::Nack(nack) => {
                    refused = Some(nack);
                    break;
                }
                _ => {}
            }
        }
    }
    let refused = refused.unwrap();
    assert_eq!((refused.code, refused.retry), (Code::RateLimited, true));
    assert!(refused.after_ms > Some(0) && (300..=400).contains(&events), "{events}");
    // Nor by another way: over HTTP, or by coming back.
    let path = format!("/tables/{}/events?from={}", opened.game, head - 49);
    assert_eq!(from(&house, "192.0.2.1", &path).await.status, 429);
    let mut back = socket_from(house.addr, "192.0.2.1").await.unwrap();
    let resume = kaiju_wire::frame::Resume { epoch: house.hub.store.epoch().to_string(), seq: head - 50 };
    back.say(&ToServer::Hello(Hello { resume: Some(resume), ..hello(&opened) })).await.unwrap();
    assert_eq!(back.close_number(HANG).await, Some(4029));
    // What costs little still goes, and somebody else has it all.
    assert_eq!(from(&house, "192.0.2.1", &format!("/tables/{}", opened.game)).await.status, 200);
    assert_eq!(from(&house, "192.0.2.2", &path).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_sockets_and_no_more() {
    let house = proxied(Rates { sockets: 2, ..Rates::loose() }).await;
    let addr = house.addr;
    let first = socket_from(addr, "2001:db8::1").await.unwrap();
    let _second = socket_from(addr, "2001:db8::2").await.unwrap();
    let refused = socket_from(addr, "2001:db8::3").await.err().unwrap().to_string();
    assert!(refused.contains("429"), "a whole /64 is one address: {refused}");
    let _other = socket_from(addr, "2001:db8:0:1::1").await.unwrap();
    drop(first);
    let begun = Instant::now();
    while socket_from(addr, "2001:db8::3").await.is_err() {
        assert!(begun.elapsed() < HANG, "a socket that is closed makes no room");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

/// Connections count before anything is said over them: whoever opens them and is silent does not take all files.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_connections_and_no_more() {
    let house = House::with(Rates { sockets: 2, ..Rates::loose() }).await;
    let mut silent = Vec::new();
    for _ in 0..4 {
        silent.push(TcpStream::connect(house.addr).await.unwrap());
    }
    let mut fifth = TcpStream::connect(house.addr).await.unwrap();
    let read = tokio::time::timeout(HANG, fifth.read(&mut [0; 8])).await.unwrap();
    assert!(!matches!(read, Ok(1..)), "it is closed without a word");
    silent.clear();
    let begun = Instant::now();
    while house.caller().send("GET", "/healthz", &[], Vec::new()).await.is_err() {
        assert!(begun.elapsed() < HANG, "connections that are gone make no room");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(house.hub.metrics.crowded.get() >= 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_count_a_household() {
    let house = proxied(Rates { requests: once(3.0), ..Rates::loose() }).await;
    for who in ["2001:db8::1", "2001:db8::ffff", "2001:db8:0:0:9::"] {
        assert_eq!(from(&house, who, "/tables").await.status, 200, "{who}");
    }
    assert_eq!(from(&house, "2001:db8::2", "/tables").await.status, 429, "a /64 is one address");
    assert_eq!(from(&house, "2001:db8:0:1::2", "/tables").await.status, 200);
    for who in ["192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1"] {
        assert_eq!(from(&house, who, "/tables").await.status, 200, "{who}");
    }
    assert_eq!(from(&house, "::ffff:192.0.2.1", "/tables").await.status, 429, "IPv4 by way of IPv6 is IPv4");
}

/// Lists come in pages that follow each other.
#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_has_pages() {
    let house = House::new().await;
    let mut caller = house.caller();
    let mut made = std::collections::BTreeSet::new();
    for _ in 0..103 {
        let mut wanted = quick(vec![me(), me()]);
        wanted.start = false;
        made.insert(open(&house, &wanted).await.game);
    }
    let first: Lobby = caller.get("/tables", None).await.unwrap();
    let next = first.next.expect("there is more");
    let second: Lobby = caller.get(&format!("/tables?page={next}"), None).await.unwrap();
    assert_eq!((first.tables.len(), second.tables.len(), second.next), (100, 3, None));
    let seen: std::collections::BTreeSet<_> =
        first.tables.iter().chain(&second.tables).map(|t| t.game.clone()).collect();
    assert_eq!(seen, made);
    for path in ["/tables?page=x", "/records?page=1", "/records?page=9-%00"] {
        assert_eq!(caller.call("GET", path, None, None::<&()>).await.unwrap().code(), Some(Code::BadRequest), "{path}");
    }
}

/// A list of fields is not the object that is described, even where every field may be left out.
#[tokio::test(flavor = "multi_thread")]
async fn a_list_is_no_body() {
    let house = House::new().await;
    let mut wanted = quick(vec![me(), me()]);
    wanted.start = false;
    let opened = open(&house, &wanted).await;
    let (path, token) = (format!("/tables/{}/seats/A", opened.game), Some(opened.tickets[0].token.as_str()));
    let list = house.caller().call("PATCH", &path, token, Some(&Vec::<u8>::new())).await.unwrap();
    assert_eq!(list.code(), Some(Code::BadRequest));
    let object = house.caller().call("PATCH", &path, token, Some(&serde_json::json!({}))).await.unwrap();
    assert_eq!(object.status, 200, "{:?}", object.code());
}

/// Numbers are told at an address of their own, and nowhere unless that was asked for.
#[tokio::test(flavor = "multi_thread")]
async fn numbers_have_an_address_of_their_own() {
    assert_eq!(House::new().await.metrics, None);
    let metrics = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    let house = House::set(Config { metrics, ..House::config() }).await;
    let public = house.caller().send("GET", "/metrics", &[], Vec::new()).await.unwrap();
    assert!(!String::from_utf8_lossy(&public.body).contains("kaiju_"), "not where everybody looks");
    // A socket whose token is void is closed, and was not slow; a refusal counts by its code.
    let opened = open(&house, &quick(vec![me(), bot("random")])).await;
    let auth = vec![opened.tickets[0].token.clone()];
    let mut wire = TestSocket::hello(house.addr, Hello { auth, ..hello(&opened) }).await.unwrap();
    while !matches!(wire.hear().await.unwrap(), ToClient::Snapshot(_)) {}
    let path = format!("/tables/{}/seats/A/token", opened.game);
    let token = Some(opened.tickets[0].token.as_str());
    assert_eq!(house.caller().call("POST", &path, token, None::<&()>).await.unwrap().status, 200);
    assert_eq!(house.caller().call("POST", &path, token, None::<&()>).await.unwrap().status, 404);
    assert_eq!(wire.close_number(HANG).await, Some(4003));
    let mut caller = Caller::new(house.metrics.unwrap());
    let reply = caller.send("GET", "/metrics", &[], Vec::new()).await.unwrap();
    assert_eq!(reply.headers["content-type"], "text/plain; version=0.0.4; charset=utf-8");
    let numbers = String::from_utf8(reply.body).unwrap();
    for line in ["kaiju_slow_closes 0", "kaiju_closes{number=\"4003\"} 1", "kaiju_refusals{code=\"forbidden\"} 1"] {
        assert!(numbers.lines().any(|told| told == line), "{line} is not in\n{numbers}");
    }
    let count = |name: &str| {
        let line = numbers.lines().find_map(|line| line.strip_prefix(name)?.trim().parse::<u64>().ok());
        line.unwrap_or_else(|| panic!("{name} is not in\n{numbers}"))
    };
    assert_eq!(count("kaiju_append_seconds_count"), count("kaiju_rows "));
    assert!(count("kaiju_bytes_out ") > 100 && count("kaiju_bytes_in ") > 10);
    assert_eq!(caller.send("GET", "/", &[], Vec::new()).await.unwrap().status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_end_and_accounts_go() {
    let house = House::new().await;
    let mut caller = house.caller();
    let account: Account =
        caller.post("/accounts", None, &NewAccount { name: "Ana".into(), device: String::new() }).await.unwrap();
    let login = Login { name: "Ana".into(), recovery: account.recovery.clone(), device: String::new() };
    let mut sessions = vec![account.session];
    for _ in 0..3 {
        sessions.push(caller.post::<LoginSession>("/session", None, &login).await.unwrap().session);
    }
    let opened: Opened = caller.post("/tables", Some(&sessions[1]), &quick(vec![me(), bot("random")])).await.unwrap();
    let delete = async |path: &str, session: &str| {
        house.caller().call("DELETE", path, Some(session), None::<&()>).await.unwrap()
    };
    let works = async |session: &str| {
        house.caller().call("GET", "/account", Some(session), None::<&()>).await.unwrap().status == 200
    };
    // One of them.
    assert_eq!(delete("/session", &sessions[0]).await.json::<Ended>().unwrap(), Ended { sessions: 1 });
    assert_eq!(delete("/session", &sessions[0]).await.code(), Some(Code::Forbidden));
    assert!(!works(&sessions[0]).await && works(&sessions[1]).await);
    // All of them; the recovery code opens the account again.
    assert_eq!(delete("/account/sessions", &sessions[1]).await.json::<Ended>().unwrap(), Ended { sessions: 3 });
    assert!(!works(&sessions[1]).await && !works(&sessions[3]).await);
    let session: LoginSession = caller.post("/session", None, &login).await.unwrap();
    let history: History = caller.get("/account", Some(&session.session)).await.unwrap();
    assert_eq!(history.games.len(), 1);
    // The account itself: neither session nor code opens it, the name is free, and the seat is still whose token it is.
    assert_eq!(delete("/account", &session.session).await.status, 200);
    assert!(!works(&session.session).await);
    assert_eq!(caller.call("POST", "/session", None, Some(&login)).await.unwrap().code(), Some(Code::Forbidden));
    let again: Account =
        caller.post("/accounts", None, &NewAccount { name: "Ana".into(), device: String::new() }).await.unwrap();
    let history: History = caller.get("/account", Some(&again.session)).await.unwrap();
    assert!(history.games.is_empty(), "nothing is inherited with a name");
    let view = format!("/tables/{}/view", opened.game);
    let token = Some(opened.tickets[0].token.as_str());
    assert_eq!(caller.call("GET", &view, token, None::<&()>).await.unwrap().status, 200);
}
