//! Looking after a server: reports, bans and mutes, words, limits, and who may see and do any of it.

use std::sync::Arc;

use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, HttpReply, Postgres, TestSocket};
use kaiju_server::admin_key::AdminKey;
use kaiju_server::backup;
use kaiju_server::clock::HandClock;
use kaiju_server::config::{Config, Rates};
use kaiju_server::store;
use kaiju_server::word_filter::WordFilter;
use kaiju_wire::frame::{Hello, Say, ToClient, ToServer};
use kaiju_wire::moderation::{
    AdminCounts, AdminReports, AuditDeed, AuditLog, NewReport, ReportAbout, ReportTaken, SanctionKind, SanctionList,
    SanctionTarget,
};
use kaiju_wire::person::{Account, NewAccount};
use kaiju_wire::table::{Join, NewSeat, NewTable, Opened, Rematch, TableInfo, Talk, Ticket};
use kaiju_wire::{Code, VERSION};
use serde_json::{Value, json};

use crate::stuck::keyed;
use crate::support::{House, bot, me, open, play_out, quick};

/// The token of the host of these servers.
pub(crate) const TOKEN: &str = "ana-s-long-secret-token";
/// A moment in the year 2033, and one long past.
const LATER: u64 = 2_000_000_000_000;
const PAST: u64 = 1_000_000_000_000;

/// The settings of a server that somebody looks after.
pub(crate) fn looked_after() -> Config {
    let admin = vec![AdminKey::read(&format!("Ana:{TOKEN}")).unwrap()];
    Config { rates: Rates::loose(), admin, proxied: true, ..House::config() }
}

async fn account(caller: &mut Caller, name: &str) -> Account {
    caller.post("/accounts", None, &NewAccount { name: name.into(), device: String::new() }).await.unwrap()
}

/// A table of two people, the second seat taken by Bea with this session.
async fn table_of_two(house: &House, session: Option<&str>) -> (Opened, Ticket) {
    let opened = open(house, &NewTable { start: false, ..quick(vec![me(), NewSeat::default(), bot("random")]) }).await;
    let join = Join { name: "Bea".into(), ..Join::default() };
    let bea = house.caller().post(&format!("/tables/{}/seats", opened.game), session, &join).await.unwrap();
    (opened, bea)
}

async fn says(caller: &mut Caller, ticket: &Ticket, text: &str) -> HttpReply {
    let say = Say { seat: None, text: text.into(), emote: false };
    caller.call("POST", &format!("/tables/{}/talk", ticket.game), Some(&ticket.token), Some(&say)).await.unwrap()
}

async fn lay(caller: &mut Caller, kind: &str, target: Value, until_ms: u64) -> HttpReply {
    let body = json!({ "kind": kind, "target": target, "until_ms": until_ms, "why": "insults" });
    caller.call("POST", "/admin/sanctions", Some(TOKEN), Some(&body)).await.unwrap()
}

async fn laid(caller: &mut Caller, kind: &str, target: Value) -> String {
    let list: SanctionList = lay(caller, kind, target, LATER).await.json().unwrap();
    list.sanctions[0].sanction.clone()
}

async fn lift(caller: &mut Caller, id: &str) -> HttpReply {
    caller.call("DELETE", &format!("/admin/sanctions/{id}"), Some(TOKEN), None::<&()>).await.unwrap()
}

/// Somebody from this address, by way of the proxy.
async fn from(house: &House, who: &str, path: &str, token: Option<&str>, body: &Value) -> HttpReply {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let mut headers = vec![("x-forwarded-for", who), ("content-type", "application/json")];
    headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
    let path = format!("/api/v1{path}");
    house.caller().send("POST", &path, &headers, body.to_string().into_bytes()).await.unwrap()
}

/// Reports, bans and mutes from the first to the last.
async fn a_host_looks_after_a_server(house: &House) {
    let mut caller = house.caller();
    let bea = account(&mut caller, "Bea").await;
    let (opened, seat_b) = table_of_two(house, Some(&bea.session)).await;
    let (game, seat_a) = (opened.game.as_str(), &opened.tickets[0]);
    for n in 0..25 {
        assert_eq!(says(&mut caller, &seat_b, &format!("line {n}")).await.status, 200);
    }
    // A player reports, twice, and there is one report.
    let path = format!("/tables/{game}/reports");
    let report = NewReport { seat: 'B', about: ReportAbout::Talk, note: "  again\nand again ".into() };
    let taken: ReportTaken = caller.post(&path, Some(&seat_a.token), &report).await.unwrap();
    let again: ReportTaken = caller.post(&path, Some(&seat_a.token), &report).await.unwrap();
    assert_eq!(taken, again);
    let name = NewReport { about: ReportAbout::Name, ..report.clone() };
    let _: ReportTaken = caller.post(&path, Some(&seat_a.token), &name).await.unwrap();
    // Nobody reports themselves, a seat of a bot, an empty note of a thousand letters, or without a seat.
    let own = NewReport { seat: 'A', ..report.clone() };
    let bots = NewReport { seat: 'C', ..report.clone() };
    let long = NewReport { note: "x".repeat(1000), ..report.clone() };
    for (token, wrong, code) in [
        (Some(seat_a.token.as_str()), &own, Code::BadRequest),
        (Some(seat_a.token.as_str()), &bots, Code::Forbidden),
        (Some(seat_a.token.as_str()), &long, Code::BadRequest),
        (None, &report, Code::Forbidden),
        (Some(opened.host.as_str()), &report, Code::Forbidden),
        (Some(bea.session.as_str()), &report, Code::Forbidden),
    ] {
        let reply = caller.call("POST", &path, token, Some(wrong)).await.unwrap();
        assert_eq!(reply.code(), Some(code), "{token:?} {wrong:?}");
    }
    let listed: AdminReports = caller.get("/admin/reports", Some(TOKEN)).await.unwrap();
    assert_eq!(listed.reports.len(), 2);
    let first = listed.reports.iter().find(|one| one.report == taken.report).unwrap();
    assert_eq!((first.name.as_str(), first.seat, first.reporter), ("Bea", 'B', 'A'));
    assert_eq!((first.note.as_str(), first.accounts.as_slice()), ("again and again", &["bea".to_string()][..]));
    assert_eq!(first.address.as_deref(), Some("127.0.0.1"));
    let lines: Vec<&str> = first.lines.iter().map(|line| line.text.as_str()).collect();
    assert_eq!((lines.len(), lines[0], lines[19]), (20, "line 5", "line 24"));
    let counts: AdminCounts = caller.get("/admin/counts", Some(TOKEN)).await.unwrap();
    assert_eq!((counts.reports, counts.accounts, counts.tables, counts.bans), (2, 1, 1, 0));

    // A seat is muted: its player is heard nowhere, on the socket neither, and plays on; the others go on talking.
    let seat = json!({ "seat": { "game": game, "seat": "B" } });
    let mute = laid(&mut caller, "mute", seat.clone()).await;
    assert_eq!(says(&mut caller, &seat_b, "hello").await.code(), Some(Code::Muted));
    assert_eq!(says(&mut caller, seat_a, "hello").await.status, 200);
    let hello =
        Hello { version: VERSION, game: game.to_string(), auth: vec![seat_b.token.clone()], ..Hello::default() };
    let mut wire = TestSocket::hello(house.addr, hello).await.unwrap();
    wire.say(&ToServer::Say(Say { seat: None, text: "roar".into(), emote: true })).await.unwrap();
    loop {
        if let ToClient::Nack(nack) = wire.hear().await.unwrap() {
            assert_eq!(nack.code, Code::Muted);
            break;
        }
    }
    assert_eq!(lift(&mut caller, &mute).await.status, 200);
    assert_eq!(lift(&mut caller, &mute).await.status, 200, "once more changes nothing");
    assert_eq!(says(&mut caller, &seat_b, "hello").await.status, 200);

    // An account is muted, by whichever seat it speaks; and banned.
    let mute = laid(&mut caller, "mute", json!({ "account": "BEA" })).await;
    assert_eq!(says(&mut caller, &seat_b, "hello").await.code(), Some(Code::Muted));
    let table = quick(vec![me(), bot("random")]);
    let _: Opened = caller.post("/tables", Some(&bea.session), &table).await.unwrap();
    lift(&mut caller, &mute).await;
    let ban = laid(&mut caller, "ban", json!({ "account": "Bea" })).await;
    assert_eq!(says(&mut caller, &seat_b, "hello").await.code(), Some(Code::Banned));
    let (gathering, _) = table_of_two(house, None).await;
    let seats = format!("/tables/{}/seats", gathering.game);
    let tournament = json!({ "title": "Sunday", "edition": "second", "seats": 2 });
    for (path, body) in [
        ("/tables", serde_json::to_value(&table).unwrap()),
        (&seats, json!({ "name": "Bea" })),
        ("/tournaments", tournament.clone()),
    ] {
        let reply = caller.call("POST", path, Some(&bea.session), Some(&body)).await.unwrap();
        assert_eq!(reply.code(), Some(Code::Banned), "{path}");
    }
    let list: SanctionList = caller.get("/admin/sanctions", Some(TOKEN)).await.unwrap();
    assert_eq!(list.sanctions.len(), 1);
    let one = &list.sanctions[0];
    assert_eq!((one.kind, &one.target), (SanctionKind::Ban, &SanctionTarget::Account("Bea".into())));
    assert_eq!((one.by.as_str(), one.why.as_str(), one.until_ms), ("Ana", "insults", LATER));
    lift(&mut caller, &ban).await;
    let _: Opened = caller.post("/tables", Some(&bea.session), &table).await.unwrap();

    // A range of addresses is banned: from there nobody opens, sits, talks or makes an account; from elsewhere everybody does.
    let range = laid(&mut caller, "ban", json!({ "range": "203.0.113.77/24" })).await;
    let (gathering, _) = table_of_two(house, None).await;
    let seats = format!("/tables/{}/seats", gathering.game);
    let talk = format!("/tables/{game}/talk");
    let open_table = serde_json::to_value(&table).unwrap();
    let free = NewTable { start: false, ..quick(vec![me(), NewSeat::default(), NewSeat::default()]) };
    let free = open(house, &free).await;
    let seats_free = format!("/tables/{}/seats", free.game);
    for (path, token, body, fine) in [
        ("/tables", None, open_table.clone(), 201),
        (&seats_free, None, json!({ "name": "Cem" }), 201),
        (&talk, Some(seat_b.token.as_str()), json!({ "text": "hello" }), 200),
        ("/accounts", None, json!({ "name": "Cem" }), 201),
        ("/tournaments", Some(bea.session.as_str()), tournament, 201),
    ] {
        let reply = from(house, "203.0.113.5", path, token, &body).await;
        assert_eq!((reply.status, reply.code()), (403, Some(Code::Banned)), "{path}");
        let reply = from(house, "203.0.114.5", path, token, &body).await;
        assert_eq!(reply.status, fine, "{path}");
    }
    assert_eq!(from(house, "203.0.113.5", &seats, None, &json!({ "name": "Cem" })).await.code(), Some(Code::Banned));
    lift(&mut caller, &range).await;
    assert_eq!(from(house, "203.0.113.5", "/tables", None, &open_table).await.status, 201);

    // What is no ban is refused, and nothing is written.
    for (kind, target, until) in [
        ("ban", json!({ "account": "Nobody" }), LATER),
        ("ban", json!({ "range": "0.0.0.0/0" }), LATER),
        ("ban", json!({ "range": "somewhere" }), LATER),
        ("ban", seat, LATER),
        ("mute", json!({ "seat": { "game": game, "seat": "F" } }), LATER),
        ("ban", json!({ "account": "Bea" }), PAST),
        ("ban", json!({ "account": "Bea" }), i64::MAX as u64),
    ] {
        let reply = lay(&mut caller, kind, target.clone(), until).await;
        assert_eq!((reply.status, reply.code()), (422, Some(Code::BadSanction)), "{kind} {target}");
    }
    assert_eq!(lift(&mut caller, "nothere").await.code(), Some(Code::Forbidden));
    // The same request sent twice counts once.
    let (key, body) = ("ab".repeat(16), json!({ "kind": "mute", "target": { "account": "Bea" }, "until_ms": LATER }));
    for _ in 0..2 {
        let reply = keyed(&mut caller, ("POST", "/admin/sanctions"), Some(TOKEN), &key, &body.to_string()).await;
        assert_eq!(reply.json::<SanctionList>().unwrap().sanctions.len(), 1);
    }
    // Settled, a report is gone, and the log says who did it.
    let settle = format!("/admin/reports/{}/settle", taken.report);
    let left: AdminReports = caller.post(&settle, Some(TOKEN), &json!({ "verdict": "muted" })).await.unwrap();
    assert_eq!(left.reports.len(), 1);
    assert_eq!(caller.call("POST", &settle, Some(TOKEN), None::<&()>).await.unwrap().status, 200, "that is done");
    let log: AuditLog = caller.get("/admin/audit", Some(TOKEN)).await.unwrap();
    assert_eq!((log.lines.len(), log.next), (10, None));
    assert!(log.lines.iter().all(|line| line.by == "Ana" && line.at_ms > 0));
    let settled =
        AuditDeed::Settled { report: taken.report.clone(), game: game.to_string(), seat: 'B', verdict: "muted".into() };
    assert_eq!((log.lines[0].number, &log.lines[0].deed), (10, &settled));
    let earlier: AuditLog = caller.get("/admin/audit?before=3", Some(TOKEN)).await.unwrap();
    assert_eq!(earlier.lines.iter().map(|line| line.number).collect::<Vec<_>>(), [2, 1]);
    // The same can be reported again.
    let _: ReportTaken = caller.post(&path, Some(&seat_a.token), &report).await.unwrap();
    let listed: AdminReports = caller.get("/admin/reports", Some(TOKEN)).await.unwrap();
    assert_eq!(listed.reports.len(), 2);
    // A deleted account has no name in the log; whoever takes the name next is not muted.
    caller.call("DELETE", "/account", Some(&bea.session), None::<&()>).await.unwrap();
    let list: SanctionList = caller.get("/admin/sanctions", Some(TOKEN)).await.unwrap();
    assert_eq!(list.sanctions[0].target, SanctionTarget::Account(String::new()));
    let next = account(&mut caller, "Bea").await;
    let (_, fresh) = table_of_two(house, Some(&next.session)).await;
    assert_eq!(says(&mut caller, &fresh, "hello").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_looks_after_a_server_in_sqlite() {
    a_host_looks_after_a_server(&House::set(looked_after()).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_looks_after_a_server_in_postgres() {
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("moderation").unwrap();
    a_host_looks_after_a_server(&House::placed(&place, looked_after()).await).await;
    // Another node knows at once what one of them was told.
    let (one, two) = (House::placed(&place, looked_after()).await, House::placed(&place, looked_after()).await);
    let (opened, _) = table_of_two(&one, None).await;
    let ticket = &opened.tickets[0];
    assert_eq!(says(&mut two.caller(), ticket, "hello").await.status, 200);
    laid(&mut one.caller(), "mute", json!({ "seat": { "game": opened.game, "seat": "A" } })).await;
    assert_eq!(says(&mut two.caller(), ticket, "hello").await.code(), Some(Code::Muted));
}

/// Every call of a host, and everybody who might try it.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_but_a_host_sees_or_does_anything() {
    let house = House::set(looked_after()).await;
    let unattended = House::new().await;
    let mut caller = house.caller();
    let cem = account(&mut caller, "Cem").await;
    let (opened, seat_b) = table_of_two(&house, None).await;
    let report = NewReport { seat: 'B', about: ReportAbout::Name, note: String::new() };
    let path = format!("/tables/{}/reports", opened.game);
    let taken: ReportTaken = caller.post(&path, Some(&opened.tickets[0].token), &report).await.unwrap();
    let ban = json!({ "kind": "ban", "target": { "account": "Cem" }, "until_ms": LATER });
    let id = laid(&mut caller, "mute", json!({ "account": "Cem" })).await;
    let (settle, lift) = (format!("/admin/reports/{}/settle", taken.report), format!("/admin/sanctions/{id}"));
    let calls: [(&str, &str, Option<&Value>); 7] = [
        ("GET", "/admin/counts", None),
        ("GET", "/admin/reports", None),
        ("POST", &settle, None),
        ("GET", "/admin/sanctions", None),
        ("POST", "/admin/sanctions", Some(&ban)),
        ("DELETE", &lift, None),
        ("GET", "/admin/audit", None),
    ];
    let [half, more, named] = [TOKEN[..TOKEN.len() - 1].to_string(), format!("{TOKEN}x"), format!("Ana:{TOKEN}")];
    let kinds: [(&str, Option<&str>); 9] = [
        ("nobody", None),
        ("a wrong token", Some("no-such-token-anywhere")),
        ("half of the token", Some(&half)),
        ("more than the token", Some(&more)),
        ("the token with its name", Some(&named)),
        ("an account", Some(&cem.session)),
        ("a recovery code", Some(&cem.recovery)),
        ("the host of a table", Some(&opened.host)),
        ("a player", Some(&seat_b.token)),
    ];
    for (method, path, body) in calls {
        for (kind, token) in kinds {
            let reply = caller.call(method, path, token, body).await.unwrap();
            assert_eq!((reply.status, reply.code()), (404, Some(Code::Forbidden)), "{method} {path} by {kind}");
        }
        for token in [Some(TOKEN), Some(""), None] {
            let reply = unattended.caller().call(method, path, token, body).await.unwrap();
            assert_eq!(reply.code(), Some(Code::Forbidden), "{method} {path} where nobody looks after the server");
        }
    }
    // Nothing came of all that; the host sees everything.
    let log: AuditLog = caller.get("/admin/audit", Some(TOKEN)).await.unwrap();
    assert_eq!(log.lines.len(), 1);
    let listed: AdminReports = caller.get("/admin/reports", Some(TOKEN)).await.unwrap();
    assert_eq!(listed.reports.len(), 1);
    // The page, in the language that is asked for, and none where nobody looks after the server.
    for file in ["/api/admin", "/api/admin.js", "/api/admin.css"] {
        let german = [("accept-language", "de")];
        let reply = caller.send("GET", file, &german, Vec::new()).await.unwrap();
        let text = String::from_utf8(reply.body.clone()).unwrap();
        assert_eq!(reply.status, 200, "{file}");
        assert!(!text.contains("{{"), "{file}: every gap is filled");
        assert_eq!(text.contains("Diesen Server betreuen"), file == "/api/admin", "{file}");
        assert_eq!(unattended.caller().send("GET", file, &german, Vec::new()).await.unwrap().status, 404, "{file}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn listed_words_are_refused_and_none_are_by_default() {
    let mut words = WordFilter::default();
    words.add("# vegetables\nturnip\n");
    let house = House::set(Config { words, ..looked_after() }).await;
    let plain = House::set(looked_after()).await;
    for (house, listed) in [(&house, true), (&plain, false)] {
        let mut caller = house.caller();
        let (opened, seat_b) = table_of_two(house, None).await;
        let refused = |reply: &HttpReply| reply.code() == Some(Code::BadWords) && reply.status == 422;
        assert_eq!(refused(&says(&mut caller, &seat_b, "you TURNIP!").await), listed);
        assert_eq!(says(&mut caller, &seat_b, "turnips are fine").await.status, 200);
        let emote = Say { seat: None, text: "roar".into(), emote: true };
        let _: Talk = caller.post(&format!("/tables/{}/talk", opened.game), Some(&seat_b.token), &emote).await.unwrap();
        let path = format!("/tables/{}/seats/B", opened.game);
        let rename = json!({ "name": "A Turnip" });
        assert_eq!(refused(&caller.call("PATCH", &path, Some(&seat_b.token), Some(&rename)).await.unwrap()), listed);
        let named = json!({ "name": "turnip" });
        assert_eq!(refused(&caller.call("POST", "/accounts", None, Some(&named)).await.unwrap()), listed);
        let seats = json!([{ "kind": "me", "name": "Turnip" }, { "kind": "open" }]);
        let table = json!({ "edition": "second", "seats": seats, "public": true });
        assert_eq!(refused(&caller.call("POST", "/tables", None, Some(&table)).await.unwrap()), listed);
        let free = open(house, &NewTable { start: false, ..quick(vec![me(), NewSeat::default()]) }).await;
        let sits = caller.call("POST", &format!("/tables/{}/seats", free.game), None, Some(&named)).await.unwrap();
        assert_eq!(refused(&sits), listed);
        let session = account(&mut caller, "Dee").await.session;
        for (title, league) in [("Turnip cup", "Autumn"), ("Cup", "turnip")] {
            let new = json!({ "title": title, "edition": "second", "seats": 2, "league": league });
            let reply = caller.call("POST", "/tournaments", Some(&session), Some(&new)).await.unwrap();
            assert_eq!(refused(&reply), listed, "{title}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_has_seats_at_so_many_tables() {
    let house = House::set(Config { tables: 2, ..looked_after() }).await;
    let mut caller = house.caller();
    let ana = account(&mut caller, "Ana").await;
    let table = NewTable { start: false, ..quick(vec![me(), NewSeat::default()]) };
    let first: Opened = caller.post("/tables", Some(&ana.session), &table).await.unwrap();
    let others = open(&house, &table).await;
    let seats = format!("/tables/{}/seats", others.game);
    let _: Ticket = caller.post(&seats, Some(&ana.session), &json!({ "name": "Ana" })).await.unwrap();
    let reply = caller.call("POST", "/tables", Some(&ana.session), Some(&table)).await.unwrap();
    assert_eq!((reply.status, reply.code()), (409, Some(Code::TooManyTables)));
    let another = open(&house, &table).await;
    let seats = format!("/tables/{}/seats", another.game);
    let reply = caller.call("POST", &seats, Some(&ana.session), Some(&json!({ "name": "Ana" }))).await.unwrap();
    assert_eq!(reply.code(), Some(Code::TooManyTables));
    // Without the account one sits down as anybody does; a table that is closed makes room.
    let _: Ticket = caller.post(&seats, None, &json!({ "name": "Ana" })).await.unwrap();
    caller.call("POST", &format!("/tables/{}/close", first.game), Some(&first.host), None::<&()>).await.unwrap();
    let _: Opened = caller.post("/tables", Some(&ana.session), &table).await.unwrap();
}

/// A ban ends by itself, reports go after their time, and a backup has bans and no report.
#[tokio::test(flavor = "multi_thread")]
async fn what_has_an_end_ends() {
    let (mut house, clock) = House::kept_by_hand(looked_after()).await;
    let clock: Arc<HandClock> = clock;
    // Later than any real clock that looks at the backup.
    clock.jump(1_900_000_000_000);
    let mut caller = house.caller();
    let bea = account(&mut caller, "Bea").await;
    let (opened, seat_b) = table_of_two(&house, Some(&bea.session)).await;
    let report = NewReport { seat: 'B', about: ReportAbout::Talk, note: "only for the host".into() };
    let path = format!("/tables/{}/reports", opened.game);
    let _: ReportTaken = caller.post(&path, Some(&opened.tickets[0].token), &report).await.unwrap();
    let hour = 60 * 60 * 1000;
    let until = house.hub.clock.wall_ms() + hour;
    assert_eq!(lay(&mut caller, "ban", json!({ "account": "Bea" }), until).await.status, 201);
    clock.pass(hour - 1);
    assert_eq!(says(&mut caller, &seat_b, "hello").await.code(), Some(Code::Banned));
    clock.pass(1);
    assert_eq!(says(&mut caller, &seat_b, "hello").await.status, 200);
    let list: SanctionList = caller.get("/admin/sanctions", Some(TOKEN)).await.unwrap();
    assert_eq!(list.sanctions, []);
    let until = house.hub.clock.wall_ms() + 1000 * 24 * hour;
    assert_eq!(lay(&mut caller, "mute", json!({ "account": "Bea" }), until).await.status, 201);
    clock.pass(90 * 24 * hour - 2 * hour);
    house.hub.sweep(None).await;
    let listed: AdminReports = caller.get("/admin/reports", Some(TOKEN)).await.unwrap();
    assert_eq!(listed.reports.len(), 1);
    let mut saved = Vec::new();
    backup::save(&*house.hub.store, &mut saved, |_| ()).await.unwrap();
    clock.pass(2 * hour);
    house.hub.sweep(None).await;
    let listed: AdminReports = caller.get("/admin/reports", Some(TOKEN)).await.unwrap();
    assert_eq!(listed.reports.len(), 0);
    let _folder = house.stop_and_keep().await;
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("again.db").display().to_string();
    let kept = store::open(&place).await.unwrap();
    backup::restore(&*kept, saved.as_slice(), |_| ()).await.unwrap();
    kept.close().await;
    let house = House::placed(&place, looked_after()).await;
    let mut caller = house.caller();
    // By this machine's own clock the ban has not ended yet either.
    let list: SanctionList = caller.get("/admin/sanctions", Some(TOKEN)).await.unwrap();
    assert!(list.sanctions.iter().any(|sanction| sanction.kind == SanctionKind::Mute && sanction.until_ms == until));
    let listed: AdminReports = caller.get("/admin/reports", Some(TOKEN)).await.unwrap();
    assert_eq!(listed.reports.len(), 0);
    assert!(!String::from_utf8(saved).unwrap().contains("only for the host"), "reports stay out");
}

/// Nobody types at a table for children, and all bots are gentle, whatever is asked for.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_for_children_has_signs_monsters_and_gentle_bots() {
    let house = House::set(looked_after()).await;
    let mut caller = house.caller();
    let gathering = NewTable { start: false, child: true, ..quick(vec![me(), NewSeat::default(), bot("level2")]) };
    for wrong in [
        NewTable { title: "Our table".into(), ..gathering.clone() },
        NewTable { seats: vec![me(), bot("level3")], ..gathering.clone() },
        NewTable { seats: vec![me(), bot("smasher")], ..gathering.clone() },
        NewTable { rated: true, seats: vec![me(), bot("level1")], ..gathering.clone() },
    ] {
        let session = account(&mut caller, &format!("P{}", wrong.seats.len() * 10 + wrong.title.len())).await.session;
        let reply = caller.call("POST", "/tables", Some(&session), Some(&wrong)).await.unwrap();
        assert_eq!((reply.status, reply.code()), (422, Some(Code::ChildTable)), "{wrong:?}");
        caller.call("DELETE", "/account", Some(&session), None::<&()>).await.unwrap();
    }
    let mut wanted = gathering;
    wanted.seats[0].name = Some("Anything Typed".into());
    wanted.seats[0].monster = Some("kraken".into());
    let opened = open(&house, &wanted).await;
    let seats = format!("/tables/{}/seats", opened.game);
    let join = Join { name: "Typed, Too".into(), monster: Some("gigazaur".into()), ..Join::default() };
    let second: Ticket = caller.post(&seats, None, &join).await.unwrap();
    let table: TableInfo = caller.get(&format!("/tables/{}", opened.game), None).await.unwrap();
    let names: Vec<&str> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert!(table.child);
    assert_eq!(names, ["Kraken", "Gigazaur", ""]);
    // Another monster is another name, and nothing else is.
    let path = format!("{seats}/B");
    for (change, name) in [
        (json!({ "name": "Typed" }), "Gigazaur"),
        (json!({ "monster": "alienoid" }), "Alienoid"),
        (json!({ "name": "Typed", "monster": "the-king" }), "The King"),
    ] {
        let reply = caller.call("PATCH", &path, Some(&second.token), Some(&change)).await.unwrap();
        assert_eq!(reply.json::<TableInfo>().unwrap().seats[1].name, name, "{change}");
    }
    // Signs are heard, words are not.
    assert_eq!(says(&mut caller, &second, "hello").await.code(), Some(Code::ChildTable));
    let sign = Say { seat: None, text: "roar".into(), emote: true };
    let talk: Talk = caller.post(&format!("/tables/{}/talk", opened.game), Some(&second.token), &sign).await.unwrap();
    assert_eq!(talk.lines.len(), 1);
    // A seat goes to a gentle bot, whoever gives it away.
    let to_bot = format!("{path}/bot");
    let wild = json!({ "player": "level4" });
    let reply = caller.call("POST", &to_bot, Some(&second.token), Some(&wild)).await.unwrap();
    assert_eq!(reply.code(), Some(Code::ChildTable));
    let table: TableInfo = caller.post(&to_bot, Some(&second.token), &json!({})).await.unwrap();
    assert_eq!(table.seats[1].player.as_deref(), Some("level1"));
    let table: TableInfo =
        caller.call("DELETE", &path, Some(&second.token), None::<&()>).await.unwrap().json().unwrap();
    assert!(!table.seats[1].taken);
    // The next game is one for children, too.
    let over = open(&house, &NewTable { child: true, ..quick(vec![me(), bot("level1")]) }).await;
    play_out(&house, &over, &mut Bits::new(2, 2)).await;
    let path = format!("/tables/{}/rematch", over.game);
    let again: Rematch = caller.post(&path, Some(&over.tickets[0].token), &()).await.unwrap();
    let table: TableInfo = caller.get(&format!("/tables/{}", again.game), None).await.unwrap();
    assert!(table.child);
}
