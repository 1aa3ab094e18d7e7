//! Notices: who is told that it is their turn, how, when not, how often, and by whom; and who may change that.

use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode};
use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, MailSink, Postgres, TestSocket};
use kaiju_server::backup;
use kaiju_server::clock::{Clock, HandClock};
use kaiju_server::config::{Config, Rates};
use kaiju_server::courier::MailRelay;
use kaiju_server::outside::Outside;
use kaiju_server::store::{self, ChannelRow, NOTICE_DELAY_MS};
use kaiju_wire::frame::{Ack, Act, Hello, Snapshot};
use kaiju_wire::notice::{ChannelKind, ChannelTold, NewMail, NewPush, NewWebhook, NoticeSettings, QuietHours, Webhook};
use kaiju_wire::person::{Account, AccountExport, NewAccount};
use kaiju_wire::table::{NewTable, Opened, Overtime, Phase, Rhythm};
use kaiju_wire::{Code, VERSION};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::support::{HANG, House, bot, me, new_id, open, outside, play_out, quick, until, view};

const HOUR_MS: u64 = 60 * 60 * 1000;

// ── others ───────────────────────────────────────────────────────────────────
/// A request as a push service or a webhook got it.
#[derive(Clone)]
struct TakenRequest {
    path: String,
    headers: HeaderMap,
    body: Bytes,
}

impl TakenRequest {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

/// A push service and everything else that takes requests: it answers with the status that is set, and with 0 never.
struct TestService {
    port: u16,
    got: Arc<Mutex<Vec<TakenRequest>>>,
    status: Arc<AtomicU16>,
}

impl TestService {
    async fn start() -> TestService {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (got, status) = (Arc::<Mutex<Vec<TakenRequest>>>::default(), Arc::new(AtomicU16::new(201)));
        let (kept, answer) = (got.clone(), status.clone());
        let take = move |request: Request| {
            let (kept, answer) = (kept.clone(), answer.clone());
            async move {
                let (parts, body) = request.into_parts();
                let body = axum::body::to_bytes(body, 1 << 20).await.unwrap();
                let path = parts.uri.path().to_string();
                kept.lock().unwrap().push(TakenRequest { path, headers: parts.headers, body });
                match answer.load(Ordering::SeqCst) {
                    0 => std::future::pending().await,
                    status => StatusCode::from_u16(status).unwrap(),
                }
            }
        };
        tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(take)).await });
        TestService { port, got, status }
    }

    fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}/{path}", self.port)
    }

    fn answer(&self, status: u16) {
        self.status.store(status, Ordering::SeqCst);
    }

    fn got(&self) -> Vec<TakenRequest> {
        self.got.lock().unwrap().clone()
    }

    fn paths(&self, begin: &str) -> usize {
        self.got().iter().filter(|one| one.path.starts_with(begin)).count()
    }
}

fn base64url(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let part = |part: &[u8]| {
        let word = part.iter().fold(0u32, |word, byte| word << 8 | u32::from(*byte)) << (8 * (3 - part.len()));
        (0..=part.len()).map(|n| SIGNS[(word >> (18 - 6 * n) & 63) as usize] as char).collect::<String>()
    };
    bytes.chunks(3).map(part).collect()
}

struct BytesWanted(usize);

impl KeyType for BytesWanted {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(from: &Prk, info: &[&[u8]]) -> [u8; N] {
    let mut key = [0; N];
    from.expand(info, BytesWanted(N)).unwrap().fill(&mut key).unwrap();
    key
}

/// A browser, as far as a push service and its senders see it: it reads what was encrypted for it.
struct PushBrowser {
    secret: [u8; 32],
    auth: [u8; 16],
}

impl PushBrowser {
    fn new(seed: u8) -> PushBrowser {
        PushBrowser { secret: [seed; 32], auth: [seed; 16] }
    }

    fn key(&self) -> EphemeralPrivateKey {
        #[allow(deprecated)] // the only way to use a key of `ring` twice
        let random = ring::test::rand::FixedSliceRandom { bytes: &self.secret };
        EphemeralPrivateKey::generate(&ECDH_P256, &random).unwrap()
    }

    fn point(&self) -> Vec<u8> {
        self.key().compute_public_key().unwrap().as_ref().to_vec()
    }

    fn subscription(&self, endpoint: String) -> NewPush {
        let (p256dh, auth) = (base64url(&self.point()), base64url(&self.auth));
        NewPush { endpoint, p256dh, auth, lang: Some("de".into()) }
    }

    fn read(&self, message: &[u8]) -> Value {
        let (salt, rest) = message.split_at(16);
        assert_eq!(&rest[..5], [0, 0, 16, 0, 65], "one record, and a key of 65 bytes");
        let (sender, sealed) = rest[5..].split_at(65);
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender);
        let (key, nonce) = agree_ephemeral(self.key(), &theirs, |shared| {
            let both = Salt::new(HKDF_SHA256, &self.auth).extract(shared);
            let input: [u8; 32] = derived(&both, &[b"WebPush: info\0", &self.point(), sender]);
            let secret = Salt::new(HKDF_SHA256, salt).extract(&input);
            let key: [u8; 16] = derived(&secret, &[b"Content-Encoding: aes128gcm\0"]);
            (key, derived(&secret, &[b"Content-Encoding: nonce\0"]))
        })
        .unwrap();
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let mut sealed = sealed.to_vec();
        let text = key.open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed).unwrap();
        assert_eq!(text.last(), Some(&2), "the last record");
        serde_json::from_slice(&text[..text.len() - 1]).unwrap()
    }
}

// ── a table ──────────────────────────────────────────────────────────────────
/// A server whose notices may go to this machine, by a clock that is moved.
async fn noticing(mail: Option<MailRelay>) -> (House, Arc<HandClock>) {
    let clock = Arc::new(HandClock::default());
    // A Monday, at noon by UTC.
    clock.jump(20_000 * 24 * HOUR_MS + 12 * HOUR_MS);
    let outside = Outside { clock: clock.clone(), ..outside() };
    let url = mail.is_some().then(|| "https://kaiju.example".to_string());
    let config = Config { rates: Rates::loose(), private_notices: true, mail, url, ..House::config() };
    (House::filed(config, outside).await, clock)
}

async fn made(caller: &mut Caller, name: &str) -> Account {
    caller.post("/accounts", None, &NewAccount { name: name.into(), device: String::new() }).await.unwrap()
}

/// A table over days for two, both seats the account's.
async fn relaxed(caller: &mut Caller, account: &Account) -> Opened {
    let wanted = NewTable {
        rhythm: Rhythm::Relaxed,
        overtime: Overtime::Nothing,
        clock_s: Some(3 * 24 * 60 * 60),
        title: "Friday".into(),
        ..quick(vec![me(), me()])
    };
    caller.post("/tables", Some(&account.session), &wanted).await.unwrap()
}

/// The table once somebody is asked, as that player sees it, and their token.
async fn asked(house: &House, opened: &Opened) -> (Snapshot, String) {
    let seen = until(house, &opened.game, None, |seen| seen.ask.is_some()).await;
    let seat = seen.ask.unwrap().seat;
    let token = opened.tickets.iter().find(|ticket| ticket.seat == seat).unwrap().token.clone();
    (view(&mut house.caller(), &opened.game, Some(&token)).await, token)
}

/// Answers at random until another seat is asked; tells how many answers that took.
async fn take_turn(house: &House, opened: &Opened, bits: &mut Bits) -> u32 {
    let (seen, token) = asked(house, opened).await;
    let first = seen.ask.unwrap().seat;
    for answers in 0.. {
        let (seen, _) = asked(house, opened).await;
        let ask = seen.ask.unwrap();
        if ask.seat != first {
            return answers;
        }
        let legal = ask.legal.unwrap();
        let action = legal[bits.below(legal.len())].clone();
        let act = Act { id: new_id(bits), expect: seen.seq, seat: None, action, reveal: None };
        let path = format!("/tables/{}/actions", opened.game);
        let _: Ack = house.caller().post(&path, Some(&token), &act).await.unwrap();
    }
    unreachable!()
}

/// Time passes until something holds. It stands still while something is on its way, so that nothing takes too long because the
/// machine is busy.
async fn passes((house, clock): (&House, &HandClock), mut what: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !what().await {
        assert!(begun.elapsed() < HANG, "it never happens");
        if house.hub.metrics.notices_flying.get() == 0 {
            clock.pass(2_000);
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Time passes until nothing is left to be told.
async fn settles(house: &House, clock: &HandClock) {
    passes((house, clock), async || {
        let nothing = house.hub.store.notices().next_notice_ms().await.unwrap().is_none();
        nothing && house.hub.metrics.notices_flying.get() == 0
    })
    .await;
}

async fn settings(caller: &mut Caller, account: &Account) -> NoticeSettings {
    caller.get("/account/notices", Some(&account.session)).await.unwrap()
}

async fn subscribe(caller: &mut Caller, account: &Account, new: &NewPush) -> NoticeSettings {
    caller.post("/account/notices/push", Some(&account.session), new).await.unwrap()
}

// ── what is told ─────────────────────────────────────────────────────────────
#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_told_once_a_turn_and_alone_reads_it() {
    let (house, clock) = noticing(None).await;
    let (mut caller, service, browser) = (house.caller(), TestService::start().await, PushBrowser::new(7));
    let ana = made(&mut caller, "Ana").await;
    let key = settings(&mut caller, &ana).await.push_key;
    for _ in 0..2 {
        let told = subscribe(&mut caller, &ana, &browser.subscription(service.url("ana"))).await;
        assert_eq!(told.channels.len(), 1, "the same subscription is the same");
        let one = &told.channels[0];
        assert_eq!((one.kind, one.confirmed, one.current), (ChannelKind::Push, true, true));
        assert_eq!(one.address, "127.0.0.1", "the endpoint itself is a secret");
    }
    let opened = relaxed(&mut caller, &ana).await;
    let mut bits = Bits::new(4, 1);
    let mut questions = 0;
    for turn in 1..=3 {
        let (seen, _) = asked(&house, &opened).await;
        settles(&house, &clock).await;
        let got = service.got();
        assert_eq!(got.len(), turn, "one a turn");
        let one = got.last().unwrap();
        let said = browser.read(&one.body);
        assert_eq!(said["url"], format!("#/table/{}", opened.game));
        assert!(said["title"].as_str().unwrap().contains("Friday"), "{said}");
        let name =
            seen.table.seats.iter().find(|one| one.seat == seen.ask.as_ref().unwrap().seat).unwrap().name.clone();
        assert!(said["body"].as_str().unwrap().starts_with(&name), "{said}");
        assert!(said["title"].as_str().unwrap().starts_with("Du bist dran"), "in her language: {said}");
        assert_eq!(said["waiting"], 1, "one table waits for her: the icon of an installed page shows it");
        let words = [one.header("content-encoding"), one.header("ttl"), one.header("urgency")];
        assert_eq!(words, ["aes128gcm", "86400", "normal"]);
        let proof = one.header("authorization");
        assert!(proof.starts_with("vapid t=") && proof.ends_with(&format!("k={key}")), "{proof}");
        assert_eq!(one.header("topic").len(), 32);
        questions += take_turn(&house, &opened, &mut bits).await;
    }
    assert!(questions > 3, "some turns have several questions: {questions}");
    // Nobody is told of a game that is over.
    play_out(&house, &opened, &mut bits).await;
    settles(&house, &clock).await;
    let told = service.got().len();
    clock.pass(HOUR_MS);
    settles(&house, &clock).await;
    assert_eq!(service.got().len(), told);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_or_plays_live_is_not_told() {
    let (house, clock) = noticing(None).await;
    let (mut caller, service) = (house.caller(), TestService::start().await);
    let ana = made(&mut caller, "Ana").await;
    subscribe(&mut caller, &ana, &PushBrowser::new(7).subscription(service.url("ana"))).await;
    let live: Opened = caller.post("/tables", Some(&ana.session), &quick(vec![me(), me()])).await.unwrap();
    asked(&house, &live).await;
    assert_eq!(house.hub.store.notices().next_notice_ms().await.unwrap(), None, "a live table tells nobody");
    let opened = relaxed(&mut caller, &ana).await;
    let (seen, token) = asked(&house, &opened).await;
    let hello = Hello { version: VERSION, game: opened.game.clone(), auth: vec![token.clone()], ..Hello::default() };
    let socket = TestSocket::hello(house.addr, hello).await.unwrap();
    until(&house, &opened.game, None, |seen| seen.table.phase == Phase::Playing).await;
    settles(&house, &clock).await;
    assert_eq!(service.got().len(), 0, "she looks");
    // The other seat's turn, at which nobody looks.
    take_turn(&house, &opened, &mut Bits::new(4, 2)).await;
    let (now, _) = asked(&house, &opened).await;
    assert_ne!(now.ask.unwrap().seat, seen.ask.unwrap().seat);
    settles(&house, &clock).await;
    assert_eq!(service.got().len(), 1);
    drop(socket);
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_hours_put_off_and_one_tap_stops() {
    let (house, clock) = noticing(None).await;
    let (mut caller, service) = (house.caller(), TestService::start().await);
    let ana = made(&mut caller, "Ana").await;
    subscribe(&mut caller, &ana, &PushBrowser::new(7).subscription(service.url("ana"))).await;
    // It is 14:00 there.
    let quiet = QuietHours { from_min: 13 * 60, to_min: 15 * 60, offset_min: 120 };
    let reply = caller.call("PUT", "/account/notices/quiet", Some(&ana.session), Some(&quiet)).await.unwrap();
    assert_eq!(reply.json::<NoticeSettings>().unwrap().quiet, Some(quiet));
    let opened = relaxed(&mut caller, &ana).await;
    asked(&house, &opened).await;
    let end = clock.wall_ms() / HOUR_MS * HOUR_MS + HOUR_MS;
    let book = house.hub.store.notices();
    passes((&house, &clock), async || book.next_notice_ms().await.unwrap() == Some(end)).await;
    assert_eq!(service.got().len(), 0, "it is quiet");
    // Three turns in the quiet are one notice after it.
    let mut bits = Bits::new(4, 3);
    for _ in 0..2 {
        take_turn(&house, &opened, &mut bits).await;
        passes((&house, &clock), async || book.next_notice_ms().await.unwrap() == Some(end)).await;
    }
    clock.pass(end - clock.wall_ms());
    settles(&house, &clock).await;
    assert_eq!(service.got().len(), 1);
    let all: NoticeSettings =
        caller.call("DELETE", "/account/notices/quiet", Some(&ana.session), None::<&()>).await.unwrap().json().unwrap();
    assert_eq!((all.quiet, all.channels.len()), (None, 1));
    let none: NoticeSettings =
        caller.call("DELETE", "/account/notices", Some(&ana.session), None::<&()>).await.unwrap().json().unwrap();
    assert_eq!(none.channels, []);
    take_turn(&house, &opened, &mut bits).await;
    settles(&house, &clock).await;
    assert_eq!(service.got().len(), 1);
}

// ── what goes wrong ──────────────────────────────────────────────────────────
#[tokio::test(flavor = "multi_thread")]
async fn a_dead_subscription_goes_and_a_busy_service_is_tried_again() {
    let (house, clock) = noticing(None).await;
    let (mut caller, service) = (house.caller(), TestService::start().await);
    let ana = made(&mut caller, "Ana").await;
    subscribe(&mut caller, &ana, &PushBrowser::new(7).subscription(service.url("ana"))).await;
    let opened = relaxed(&mut caller, &ana).await;
    let mut bits = Bits::new(4, 4);
    asked(&house, &opened).await;
    service.answer(503);
    passes((&house, &clock), async || service.got().len() == 3).await;
    service.answer(201);
    settles(&house, &clock).await;
    assert_eq!(service.got().len(), 4, "and no more once it came through");
    // A service that refuses it for good is not tried again; a subscription that fails so five times is dropped.
    service.answer(403);
    for turn in 1..=5 {
        take_turn(&house, &opened, &mut bits).await;
        settles(&house, &clock).await;
        assert_eq!(service.got().len(), 4 + turn);
    }
    assert_eq!(settings(&mut caller, &ana).await.channels, []);
    for status in [404, 410] {
        subscribe(&mut caller, &ana, &PushBrowser::new(7).subscription(service.url("ana"))).await;
        service.answer(status);
        take_turn(&house, &opened, &mut bits).await;
        settles(&house, &clock).await;
        assert_eq!(settings(&mut caller, &ana).await.channels, [], "{status}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn many_dead_subscriptions_go_with_the_first_try() {
    dead_subscriptions_go(500).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes a minute"]
async fn ten_thousand_dead_subscriptions_go_with_the_first_try() {
    dead_subscriptions_go(10_000).await;
}

/// Subscriptions of browsers that are gone are tried once each, a few at a time, and are gone then.
async fn dead_subscriptions_go(dead: usize) {
    let (house, clock) = noticing(None).await;
    let (mut caller, service) = (house.caller(), TestService::start().await);
    let ana = made(&mut caller, "Ana").await;
    subscribe(&mut caller, &ana, &PushBrowser::new(7).subscription(service.url("0"))).await;
    let book = house.hub.store.notices();
    let first = book.channels("ana").await.unwrap().remove(0);
    let others: Vec<ChannelRow> = (1..dead)
        .map(|n| ChannelRow { id: format!("{n:032x}"), address: service.url(&n.to_string()), ..first.clone() })
        .collect();
    for part in others.chunks(256) {
        futures_util::future::join_all(part.iter().map(|one| book.add_channel(one, u32::MAX))).await;
    }
    service.answer(410);
    let opened = relaxed(&mut caller, &ana).await;
    asked(&house, &opened).await;
    // Nothing is on its way but a few at a time. As long as something gets there, nothing hangs.
    let (mut most, mut seen, mut progress) = (0, 0, Instant::now());
    while book.next_notice_ms().await.unwrap().is_some() || house.hub.metrics.notices_flying.get() > 0 {
        let flying = house.hub.metrics.notices_flying.get();
        most = most.max(flying);
        if flying == 0 {
            clock.pass(2_000);
        }
        let got = service.got.lock().unwrap().len();
        if got > seen {
            (seen, progress) = (got, Instant::now());
        }
        assert!(progress.elapsed() < HANG, "{seen} were tried");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    assert!((1..=32).contains(&most), "{most} on their way at once");
    assert_eq!(book.channels("ana").await.unwrap(), []);
    let got = service.got();
    let paths: std::collections::BTreeSet<&str> = got.iter().map(|one| one.path.as_str()).collect();
    assert_eq!((got.len(), paths.len()), (dead, dead), "each was tried once");
    take_turn(&house, &opened, &mut Bits::new(4, 5)).await;
    assert_eq!(book.next_notice_ms().await.unwrap(), None, "and nobody is left to be told");
}

/// A push service and a mail server that take what comes and never say a word hold up nobody else; and when they speak again, nothing is
/// lost.
#[tokio::test(flavor = "multi_thread")]
async fn who_takes_everything_and_says_nothing_holds_up_nobody_else() {
    let (sink, silent, other) =
        (MailSink::start().await.unwrap(), TestService::start().await, TestService::start().await);
    let (house, clock) = noticing(Some(sink.relay())).await;
    let mut caller = house.caller();
    let (ana, bo) = (made(&mut caller, "Ana").await, made(&mut caller, "Bo").await);
    // Ana has a mailbox and more browsers than may be spoken to at once, Bo one elsewhere.
    let new = NewMail { address: "ana@example.org".into(), lang: None };
    let _: NoticeSettings = caller.post("/account/notices/mail", Some(&ana.session), &new).await.unwrap();
    let token = after(&sink.got()[0], "/#/confirm/").to_string();
    caller.call("POST", &format!("/notices/confirm/{token}"), None, None::<&()>).await.unwrap();
    subscribe(&mut caller, &ana, &PushBrowser::new(7).subscription(silent.url("0"))).await;
    let (book, browsers) = (house.hub.store.notices(), 40);
    let first = book.channels("ana").await.unwrap().into_iter().find(|one| one.kind == ChannelKind::Push).unwrap();
    for n in 1..browsers {
        let one = ChannelRow { id: format!("{n:032x}"), address: silent.url(&n.to_string()), ..first.clone() };
        book.add_channel(&one, u32::MAX).await.unwrap();
    }
    let elsewhere = other.url("bo").replace("127.0.0.1", "localhost");
    subscribe(&mut caller, &bo, &PushBrowser::new(8).subscription(elsewhere)).await;
    silent.answer(0);
    sink.hush(true);
    let hers = relaxed(&mut caller, &ana).await;
    asked(&house, &hers).await;
    let his = relaxed(&mut caller, &bo).await;
    asked(&house, &his).await;
    clock.pass(NOTICE_DELAY_MS + 2_000);
    // The clock stands still, so that nobody's patience is over.
    let begun = Instant::now();
    while (other.got().len(), silent.got().len()) != (1, 16) {
        assert!(begun.elapsed() < HANG, "Bo waits for others");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    assert!(house.hub.metrics.notices_flying.get() <= 32, "few are on their way at once");
    // Whoever says nothing for so long is left alone.
    clock.pass(15_000);
    while house.hub.metrics.notices_flying.get() > 0 {
        assert!(begun.elapsed() < HANG, "nobody waits for ever");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    assert_eq!((silent.got().len(), other.got().len(), sink.got().len()), (16, 1, 1));
    silent.answer(201);
    sink.hush(false);
    settles(&house, &clock).await;
    let paths: std::collections::BTreeSet<String> = silent.got().into_iter().map(|one| one.path).collect();
    assert_eq!((paths.len(), silent.got().len()), (browsers, 16 + browsers), "each browser is told once it can be");
    assert_eq!((other.got().len(), sink.got().len()), (1, 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_node_took_and_never_told_is_told_after_it_was_killed() {
    let (mut house, clock) = noticing(None).await;
    let (mut caller, service) = (house.caller(), TestService::start().await);
    let ana = made(&mut caller, "Ana").await;
    subscribe(&mut caller, &ana, &PushBrowser::new(7).subscription(service.url("ana"))).await;
    let opened = relaxed(&mut caller, &ana).await;
    asked(&house, &opened).await;
    let (place, wall) = (house.place.clone(), clock.wall_ms());
    let _folder = house.stop_and_keep().await;
    assert_eq!(service.got().len(), 0, "its time had not come");
    // A node takes it, and is killed before it sends anything.
    let kept = store::open(&place).await.unwrap();
    let due = wall + NOTICE_DELAY_MS + 1000;
    assert_eq!(kept.notices().claim_notices(due, due + 60_000, 9).await.unwrap().len(), 1);
    kept.close().await;
    let again = Arc::new(HandClock::default());
    again.jump(due);
    let outside = Outside { clock: again.clone(), ..outside() };
    let config = Config { rates: Rates::loose(), private_notices: true, ..House::config() };
    let house = House::opened(&place, config, outside).await;
    settles(&house, &again).await;
    assert_eq!(service.got().len(), 1);
    assert!(again.wall_ms() >= due + 60_000, "not before it was sure that nobody else does");
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_that_jump_send_nothing_twice_and_lose_nothing() {
    let (house, clock) = noticing(None).await;
    let (mut caller, service) = (house.caller(), TestService::start().await);
    let ana = made(&mut caller, "Ana").await;
    subscribe(&mut caller, &ana, &PushBrowser::new(7).subscription(service.url("ana"))).await;
    let opened = relaxed(&mut caller, &ana).await;
    let mut bits = Bits::new(4, 6);
    let noon = clock.wall_ms();
    for (turn, jump) in [noon + 900 * HOUR_MS, noon, noon - 900 * HOUR_MS].into_iter().enumerate() {
        asked(&house, &opened).await;
        clock.jump(jump);
        settles(&house, &clock).await;
        assert_eq!(service.got().len(), turn + 1);
        take_turn(&house, &opened, &mut bits).await;
    }
}

/// Two nodes look after one table: exactly one of them tells.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_one_tells() {
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("notices").unwrap();
    let config = || Config { rates: Rates::loose(), private_notices: true, ..House::config() };
    let one = House::opened(&place, config(), outside()).await;
    let two = House::opened(&place, config(), outside()).await;
    let (mut caller, service, browser) = (one.caller(), TestService::start().await, PushBrowser::new(9));
    let ana = made(&mut caller, "Ana").await;
    let keys = [settings(&mut caller, &ana).await.push_key, settings(&mut two.caller(), &ana).await.push_key];
    assert_eq!(keys[0], keys[1], "both have the same key");
    subscribe(&mut caller, &ana, &browser.subscription(service.url("ana"))).await;
    let opened = relaxed(&mut caller, &ana).await;
    let hook = NewWebhook { url: service.url("hook"), lang: None };
    let path = format!("/tables/{}/webhook", opened.game);
    assert_eq!(caller.call("PUT", &path, Some(&opened.host), Some(&hook)).await.unwrap().status, 200);
    let mut bits = Bits::new(4, 7);
    for turn in 1..=2 {
        take_turn(&one, &opened, &mut bits).await;
        let begun = Instant::now();
        while one.hub.store.notices().next_notice_ms().await.unwrap().is_some()
            || one.hub.metrics.notices_flying.get() + two.hub.metrics.notices_flying.get() > 0
        {
            assert!(begun.elapsed() < HANG, "it is never told");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert_eq!((service.paths("/ana"), service.paths("/hook")), (turn, turn));
    }
}

// ── e-mail ───────────────────────────────────────────────────────────────────
/// What follows a mark in a letter, up to the next blank.
fn after<'a>(letter: &'a str, mark: &str) -> &'a str {
    let from = letter.find(mark).unwrap_or_else(|| panic!("no {mark} in {letter}")) + mark.len();
    letter[from..].split(|sign: char| sign.is_whitespace() || sign == '>').next().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_told_once_it_is_confirmed_and_stops_with_one_tap() {
    let sink = MailSink::start().await.unwrap();
    let (house, clock) = noticing(Some(sink.relay())).await;
    let mut caller = house.caller();
    let ana = made(&mut caller, "Ana").await;
    let new = NewMail { address: "ana@example.org".into(), lang: Some("es".into()) };
    let told: NoticeSettings = caller.post("/account/notices/mail", Some(&ana.session), &new).await.unwrap();
    assert_eq!((told.mail, told.channels.len(), told.channels[0].confirmed), (true, 1, false));
    let letters = sink.got();
    assert_eq!(letters.len(), 1);
    assert!(letters[0].contains("To: ana@example.org") && letters[0].contains("From: Kaiju <kaiju@example.org>"));
    let opened = relaxed(&mut caller, &ana).await;
    asked(&house, &opened).await;
    settles(&house, &clock).await;
    assert_eq!(sink.got().len(), 1, "nobody has confirmed it");
    let token = after(&letters[0], "https://kaiju.example/#/confirm/").to_string();
    assert_eq!(caller.call("POST", "/notices/stop/x", None, None::<&()>).await.unwrap().code(), Some(Code::Forbidden));
    let confirm = format!("/notices/confirm/{token}");
    let stop = format!("/notices/stop/{token}");
    assert_eq!(caller.call("POST", &stop, None, None::<&()>).await.unwrap().code(), Some(Code::Forbidden));
    for _ in 0..2 {
        let on: ChannelTold = caller.call("POST", &confirm, None, None::<&()>).await.unwrap().json().unwrap();
        assert!(on.on);
    }
    assert!(settings(&mut caller, &ana).await.channels[0].confirmed);
    // Asking again for what is confirmed sends nothing.
    let _: NoticeSettings = caller.post("/account/notices/mail", Some(&ana.session), &new).await.unwrap();
    let mut bits = Bits::new(4, 8);
    take_turn(&house, &opened, &mut bits).await;
    settles(&house, &clock).await;
    let letters = sink.got();
    assert_eq!(letters.len(), 2);
    assert!(letters[1].contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{}", letters[1]);
    assert!(letters[1].contains("Te toca: Friday"), "{}", letters[1]);
    assert!(letters[1].contains(&format!("https://kaiju.example/#/table/{}", opened.game)));
    // A mail program stops it by itself, with a form and without any token.
    let stop = after(&letters[1], "List-Unsubscribe: <https://kaiju.example").to_string();
    let form = [("content-type", "application/x-www-form-urlencoded")];
    for _ in 0..2 {
        let reply = caller.send("POST", &stop, &form, b"List-Unsubscribe=One-Click".to_vec()).await.unwrap();
        assert!(!reply.json::<ChannelTold>().unwrap().on);
    }
    let link = after(&letters[1], "https://kaiju.example/#/stop/");
    assert!(stop.ends_with(link), "the link for people is the same");
    assert_eq!(settings(&mut caller, &ana).await.channels, []);
    assert_eq!(caller.call("POST", &confirm, None, None::<&()>).await.unwrap().code(), Some(Code::Forbidden));
    take_turn(&house, &opened, &mut bits).await;
    settles(&house, &clock).await;
    assert_eq!(sink.got().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_that_refuses_is_told_of_and_nobody_fills_a_mailbox() {
    let sink = MailSink::start().await.unwrap();
    let (house, clock) = noticing(Some(sink.relay())).await;
    let mut caller = house.caller();
    let ana = made(&mut caller, "Ana").await;
    let ask = async |caller: &mut Caller, address: &str| {
        let new = NewMail { address: address.into(), lang: None };
        caller.call("POST", "/account/notices/mail", Some(&ana.session), Some(&new)).await.unwrap().code()
    };
    for wrong in ["", "ana", "ana@", "ana@example.org\r\nBcc: eve@example.org"] {
        assert_eq!(ask(&mut caller, wrong).await, Some(Code::BadAddress), "{wrong}");
    }
    sink.answer("550 there is nobody here");
    assert_eq!(ask(&mut caller, "nobody@example.org").await, Some(Code::BadAddress));
    sink.answer("451 come back later");
    assert_eq!(ask(&mut caller, "later@example.org").await, Some(Code::Unavailable));
    sink.answer("250 fine");
    for verdict in [None, None, None, Some(Code::RateLimited)] {
        assert_eq!(ask(&mut caller, "victim@example.org").await, verdict);
    }
    assert_eq!(sink.got().len(), 3);
    // A confirmed address whose server has no time gets its notice later, and once.
    let token = after(&sink.got()[0], "/#/confirm/").to_string();
    let told = caller.call("POST", &format!("/notices/confirm/{token}"), None, None::<&()>).await.unwrap();
    assert_eq!(told.status, 200);
    let opened = relaxed(&mut caller, &ana).await;
    asked(&house, &opened).await;
    sink.answer("451 come back later");
    let before = sink.named();
    passes((&house, &clock), async || sink.named() == before + 2).await;
    sink.answer("250 fine");
    settles(&house, &clock).await;
    assert_eq!(sink.got().len(), 4);
    // A link to confirm is good for a day.
    assert_eq!(ask(&mut caller, "slow@example.org").await, None);
    let token = after(&sink.got()[4], "/#/confirm/").to_string();
    clock.pass(24 * HOUR_MS + 1);
    let late = caller.call("POST", &format!("/notices/confirm/{token}"), None, None::<&()>).await.unwrap();
    assert_eq!(late.code(), Some(Code::Forbidden));
}

// ── webhooks ─────────────────────────────────────────────────────────────────
#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_is_told_whose_turn_it_is_and_can_check_who_says_so() {
    let (house, clock) = noticing(None).await;
    let (mut caller, service) = (house.caller(), TestService::start().await);
    let ana = made(&mut caller, "Ana").await;
    let opened = relaxed(&mut caller, &ana).await;
    let path = format!("/tables/{}/webhook", opened.game);
    let put = async |caller: &mut Caller, url: &str| -> Webhook {
        let new = NewWebhook { url: url.into(), lang: Some("en".into()) };
        caller.call("PUT", &path, Some(&opened.host), Some(&new)).await.unwrap().json().unwrap()
    };
    let hook = put(&mut caller, &service.url("hook")).await;
    assert_eq!(put(&mut caller, &service.url("hook")).await, hook, "the same address keeps its secret");
    let other = put(&mut caller, &service.url("other")).await;
    assert_ne!(other.secret, hook.secret);
    let hook = put(&mut caller, &service.url("hook")).await;
    let mut bits = Bits::new(4, 9);
    take_turn(&house, &opened, &mut bits).await;
    settles(&house, &clock).await;
    let got = service.got();
    assert_eq!(got.iter().map(|one| one.path.as_str()).collect::<Vec<_>>(), ["/hook"]);
    let said: Value = serde_json::from_slice(&got[0].body).unwrap();
    assert!(said["content"].as_str().unwrap().contains("your turn at Friday"), "{said}");
    assert_eq!(said["allowed_mentions"], json!({ "parse": [] }));
    assert_eq!((said["kaiju"]["event"].as_str(), said["kaiju"]["game"].as_str()), (Some("turn"), Some(&*opened.game)));
    let signed = [got[0].header("x-kaiju-timestamp").as_bytes(), b".", &got[0].body].concat();
    let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, hook.secret.unwrap().as_bytes());
    let tag = kaiju_wire::hex::write(ring::hmac::sign(&key, &signed).as_ref());
    assert_eq!(got[0].header("x-kaiju-signature"), format!("sha256={tag}"));
    assert!(got[0].header("x-kaiju-delivery").starts_with(&opened.game));
    let none: Webhook = caller.call("DELETE", &path, Some(&opened.host), None::<&()>).await.unwrap().json().unwrap();
    assert_eq!(none, Webhook::default());
    take_turn(&house, &opened, &mut bits).await;
    settles(&house, &clock).await;
    assert_eq!(service.got().len(), 1);
}

// ── who may ──────────────────────────────────────────────────────────────────
/// Where private networks are not allowed, nothing can be made to go there.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_goes_into_private_networks_unless_the_host_allows_it() {
    let house = House::new().await;
    let mut caller = house.caller();
    let ana = made(&mut caller, "Ana").await;
    let opened = relaxed(&mut caller, &ana).await;
    let path = format!("/tables/{}/webhook", opened.game);
    for wrong in
        ["http://push.example/a", "https://127.0.0.1/a", "https://localhost/a", "https://10.1.2.3/a", "ftp://a", ""]
    {
        let push = PushBrowser::new(7).subscription(wrong.into());
        let reply = caller.call("POST", "/account/notices/push", Some(&ana.session), Some(&push)).await.unwrap();
        assert_eq!(reply.code(), Some(Code::BadAddress), "{wrong}");
        let hook = NewWebhook { url: wrong.into(), lang: None };
        let reply = caller.call("PUT", &path, Some(&opened.host), Some(&hook)).await.unwrap();
        assert_eq!(reply.code(), Some(Code::BadAddress), "{wrong}");
    }
    let good = PushBrowser::new(7).subscription("https://push.example/a".into());
    for spoiled in [NewPush { p256dh: "A".repeat(87), ..good.clone() }, NewPush { auth: "A".into(), ..good.clone() }] {
        let reply = caller.call("POST", "/account/notices/push", Some(&ana.session), Some(&spoiled)).await.unwrap();
        assert_eq!(reply.code(), Some(Code::BadRequest));
    }
    assert_eq!(subscribe(&mut caller, &ana, &good).await.channels.len(), 1);
    let mail = NewMail { address: "ana@example.org".into(), lang: None };
    let reply = caller.call("POST", "/account/notices/mail", Some(&ana.session), Some(&mail)).await.unwrap();
    assert_eq!(reply.code(), Some(Code::NoNotices), "there is no mail server");
    // A name that leads into a private network is found out when it is looked up.
    let service = TestService::start().await;
    let courier = Outside::machine().courier;
    let url = service.url("a").replace("127.0.0.1", "localhost");
    for (private, arrives) in [(false, false), (true, true)] {
        let parcel = kaiju_server::courier::Parcel { url: url.clone(), headers: Vec::new(), body: vec![1], private };
        assert_eq!(courier.post(parcel).await.is_ok(), arrives);
    }
    assert_eq!(service.got().len(), 1);
}

/// Every call about notices with every kind of caller: only the one it is for gets anything.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_or_changes_how_another_is_told() {
    let (house, _) = noticing(None).await;
    let mut caller = house.caller();
    let (ana, bo) = (made(&mut caller, "Ana").await, made(&mut caller, "Bo").await);
    let opened = relaxed(&mut caller, &ana).await;
    let other: Opened = open(&house, &quick(vec![me(), bot("random")])).await;
    let push = PushBrowser::new(7).subscription("https://push.example/a".into());
    let id = subscribe(&mut caller, &ana, &push).await.channels[0].id.clone();
    let quiet = QuietHours { from_min: 1, to_min: 2, offset_min: 0 };
    let hook = NewWebhook { url: "https://hook.example/a".into(), lang: None };
    let webhook = format!("/tables/{}/webhook", opened.game);
    let channel = format!("/account/notices/channels/{id}");
    let calls: Vec<(&str, &str, Value, bool)> = vec![
        ("GET", "/account/notices", Value::Null, false),
        ("POST", "/account/notices/push", json!(push), false),
        ("POST", "/account/notices/mail", json!({"address": "ana@example.org"}), false),
        ("PUT", "/account/notices/quiet", json!(quiet), false),
        ("DELETE", "/account/notices/quiet", Value::Null, false),
        ("DELETE", &channel, Value::Null, false),
        ("DELETE", "/account/notices", Value::Null, false),
        ("PUT", &webhook, json!(hook), true),
        ("GET", &webhook, Value::Null, true),
        ("DELETE", &webhook, Value::Null, true),
    ];
    let seat = opened.tickets[0].token.as_str();
    let strangers = [None, Some("wrong"), Some(seat), Some(&*other.host), Some(&*other.tickets[0].token)];
    for (method, path, value, for_host) in &calls {
        let wrong = if *for_host { [&*ana.session, &*bo.session] } else { [&*opened.host, seat] };
        for token in strangers.into_iter().chain(wrong.map(Some)) {
            let sent = (!value.is_null()).then_some(value);
            let reply = caller.call(method, path, token, sent).await.unwrap();
            assert_eq!(reply.code(), Some(Code::Forbidden), "{method} {path} {token:?}");
        }
    }
    let reply = caller.call("DELETE", &channel, Some(&bo.session), None::<&()>).await.unwrap();
    assert_eq!(reply.status, 200, "it is Ana's, and stays");
    let own = settings(&mut caller, &ana).await;
    assert_eq!((own.channels.len(), own.quiet), (1, None), "nothing has changed");
    assert_eq!(settings(&mut caller, &bo).await.channels, []);
    for path in ["/notices/stop/", "/notices/confirm/"] {
        for token in [id.clone(), format!("{id}.{}", "0".repeat(32))] {
            let reply = caller.call("POST", &format!("{path}{token}"), Some(&ana.session), None::<&()>).await.unwrap();
            assert_eq!(reply.code(), Some(Code::Forbidden), "{path}");
        }
    }
    // Whom it is for may do all of it.
    for (method, path, value, for_host) in &calls {
        let token = if *for_host { &opened.host } else { &ana.session };
        let sent = (!value.is_null()).then_some(value);
        let reply = caller.call(method, path, Some(token), sent).await.unwrap();
        let wanted = if path.ends_with("/mail") { Some(Code::NoNotices) } else { None };
        assert_eq!(reply.code(), wanted, "{method} {path}");
    }
    // Another session of the same account sees the browser, and not as its own.
    subscribe(&mut caller, &ana, &push).await;
    let login = json!({"name": "Ana", "recovery": ana.recovery});
    let second: kaiju_wire::person::LoginSession = caller.post("/session", None, &login).await.unwrap();
    let seen: NoticeSettings = caller.get("/account/notices", Some(&second.session)).await.unwrap();
    assert!(!seen.channels[0].current);
    // The file has it, without what messages are encrypted with; a session that ends takes its browser along.
    let reply = caller.call("GET", "/account/export", Some(&second.session), None::<&()>).await.unwrap();
    let text = String::from_utf8(reply.body.clone()).unwrap();
    assert!(!text.contains(&push.auth) && !text.contains("push.example/a"), "{text}");
    assert_eq!(reply.json::<AccountExport>().unwrap().channels.len(), 1);
    assert_eq!(caller.call("DELETE", "/session", Some(&ana.session), None::<&()>).await.unwrap().status, 200);
    let seen: NoticeSettings = caller.get("/account/notices", Some(&second.session)).await.unwrap();
    assert_eq!(seen.channels, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_has_the_keys_addresses_quiet_hours_and_webhooks() {
    let sink = MailSink::start().await.unwrap();
    let (mut house, _) = noticing(Some(sink.relay())).await;
    let mut caller = house.caller();
    let ana = made(&mut caller, "Ana").await;
    let new = NewMail { address: "ana@example.org".into(), lang: None };
    let before: NoticeSettings = caller.post("/account/notices/mail", Some(&ana.session), &new).await.unwrap();
    let token = after(&sink.got()[0], "/#/confirm/").to_string();
    caller.call("POST", &format!("/notices/confirm/{token}"), None, None::<&()>).await.unwrap();
    let quiet = QuietHours { from_min: 1320, to_min: 420, offset_min: 60 };
    caller.call("PUT", "/account/notices/quiet", Some(&ana.session), Some(&quiet)).await.unwrap();
    let opened = relaxed(&mut caller, &ana).await;
    let hook = NewWebhook { url: "https://hook.example/a".into(), lang: None };
    let path = format!("/tables/{}/webhook", opened.game);
    let kept: Webhook = caller.call("PUT", &path, Some(&opened.host), Some(&hook)).await.unwrap().json().unwrap();
    let mut saved = Vec::new();
    backup::save(&*house.hub.store, &mut saved, |_| ()).await.unwrap();
    let _folder = house.stop_and_keep().await;
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("again.db").display().to_string();
    let again = store::open(&place).await.unwrap();
    backup::restore(&*again, saved.as_slice(), |_| ()).await.unwrap();
    again.close().await;
    let house = House::at(&place, Rates::loose()).await;
    let mut caller = house.caller();
    let login = json!({"name": "Ana", "recovery": ana.recovery});
    let session: kaiju_wire::person::LoginSession = caller.post("/session", None, &login).await.unwrap();
    let after: NoticeSettings = caller.get("/account/notices", Some(&session.session)).await.unwrap();
    assert_eq!((after.push_key, after.quiet), (before.push_key, Some(quiet)));
    assert!(after.channels.len() == 1 && after.channels[0].confirmed);
    let told: Webhook = caller.get(&path, Some(&opened.host)).await.unwrap();
    assert_eq!(told, kept);
}
