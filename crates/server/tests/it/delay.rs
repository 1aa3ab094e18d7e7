//! Tables that are watched with a delay: whoever has no seat sees the game later, whichever way they look.

use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, TestSocket};
use kaiju_server::clock::HandClock;
use kaiju_wire::frame::{Ack, Act, Hello, Snapshot, ToClient, ToServer};
use kaiju_wire::table::{Events, NewTable, Opened, Phase, Records, Rhythm, TableInfo, Talk, Turns};
use kaiju_wire::{Code, VERSION};
use serde_json::json;

use crate::support::{HANG, House, me, new_id, open, play_out, quick, until, view};

/// Shorter than a socket may be silent.
const DELAY_S: u32 = 5;

fn delayed() -> NewTable {
    let switches = [("evolutions".to_string(), "yes".to_string())].into();
    NewTable { delay_s: DELAY_S, switches, ..quick(vec![me(), me()]) }
}

/// A game that has begun, and the last row that those without a seat may see.
async fn begun(house: &House) -> (Opened, u64) {
    let opened = open(house, &delayed()).await;
    let token = Some(opened.tickets[0].token.as_str());
    let seen = until(house, &opened.game, token, |seen| seen.table.phase == Phase::Playing).await;
    (opened, seen.seq - 1)
}

/// Gives some answers, whoever is asked; the last row.
async fn answer(house: &House, opened: &Opened, times: usize, bits: &mut Bits) -> u64 {
    let (caller, mut last) = (&mut house.caller(), 0);
    for _ in 0..times {
        for ticket in &opened.tickets {
            let seen = view(caller, &opened.game, Some(&ticket.token)).await;
            let Some(ask) = seen.ask.filter(|ask| ask.seat == ticket.seat) else { continue };
            let legal = ask.legal.unwrap();
            let action = legal[bits.below(legal.len())].clone();
            let act = Act { id: new_id(bits), expect: seen.seq, seat: None, action, reveal: None };
            let path = format!("/tables/{}/actions", opened.game);
            last = caller.post::<Ack>(&path, Some(&ticket.token), &act).await.unwrap().seq;
        }
    }
    last
}

async fn refused(caller: &mut Caller, path: &str, token: Option<&str>) -> Option<Code> {
    caller.call("GET", path, token, None::<&()>).await.unwrap().code()
}

/// What a socket without a token is told first: the last row, and the table.
async fn socket(house: &House, opened: &Opened) -> (TestSocket, u64, Snapshot) {
    let hello = Hello { version: VERSION, game: opened.game.clone(), positions: true, ..Hello::default() };
    let mut wire = TestSocket::hello(house.addr, hello).await.unwrap();
    let mut head = None;
    loop {
        match tokio::time::timeout(HANG, wire.hear()).await.unwrap().unwrap() {
            ToClient::Welcome(welcome) => head = Some(welcome.head),
            ToClient::Snapshot(snapshot) => return (wire, head.unwrap(), *snapshot),
            _ => {}
        }
    }
}

/// Every way to look at a table without a seat ends at this row.
async fn ends_at(house: &House, opened: &Opened, seq: u64) {
    let (caller, game) = (&mut house.caller(), &opened.game);
    // The host's token opens no seat, and no token at all does not either.
    for token in [None, Some(opened.host.as_str())] {
        let seen = view(caller, game, token).await;
        assert_eq!((seen.seq, seen.table.delay_s), (seq, DELAY_S));
        let events: Events = caller.get(&format!("/tables/{game}/events?positions=true"), token).await.unwrap();
        assert_eq!((events.head, events.events.last().map(|ev| ev.seq)), (seq, Some(seq)));
        let wait = format!("/tables/{game}/events?from={}", seq + 1);
        let events: Events = caller.get(&wait, token).await.unwrap();
        assert_eq!(events.events, []);
        let told: TableInfo = caller.get(&format!("/tables/{game}"), token).await.unwrap();
        assert_eq!(told.phase, seen.table.phase);
        assert!(told.winners.is_none() && told.secret.is_none());
        for path in ["record", "review", &format!("rows/{}/reason", seq + 1)] {
            assert_eq!(refused(caller, &format!("/tables/{game}/{path}"), token).await, Some(Code::NotOver), "{path}");
        }
    }
    let turns: Turns = caller.post("/turns", None, &json!({ "games": [game] })).await.unwrap();
    let turn = &turns.tables[0];
    assert_eq!(
        (turn.asked, turn.deadline_ms, turn.table.winners.clone(), turn.table.secret.clone()),
        Default::default()
    );
    assert!(!matches!(turn.table.phase, Phase::Over | Phase::Closed));
    let records: Records = caller.get("/records", None).await.unwrap();
    assert!(records.records.iter().all(|record| record.game != *game));
    let (mut wire, head, snapshot) = socket(house, opened).await;
    assert_eq!((head, snapshot.seq), (seq, seq));
    assert!(snapshot.ask.is_none_or(|ask| ask.deadline_ms.is_none()));
    // Asking for what comes next brings nothing newer, and neither does a sign of life.
    wire.say(&ToServer::Sync { from: seq + 1 }).await.unwrap();
    wire.say(&ToServer::Ping { c_ms: 5 }).await.unwrap();
    loop {
        match tokio::time::timeout(HANG, wire.hear()).await.unwrap().unwrap() {
            ToClient::Pong { head, .. } => break assert_eq!(head, seq),
            ToClient::Ev(ev) => panic!("row {} is shown", ev.seq),
            ToClient::Snapshot(snapshot) => assert_eq!(snapshot.seq, seq),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_no_seat_sees_nothing_newer() {
    let (house, clock) = House::by_hand().await;
    let clock: std::sync::Arc<HandClock> = clock;
    let (opened, before) = begun(&house).await;
    let mut bits = Bits::new(8, 1);
    ends_at(&house, &opened, before).await;
    let first = answer(&house, &opened, 3, &mut bits).await;
    assert!(first > before + 1);
    // A player is told at once.
    let token = Some(opened.tickets[1].token.as_str());
    assert_eq!(view(&mut house.caller(), &opened.game, token).await.seq, first);
    ends_at(&house, &opened, before).await;
    // What is said is told later, too: somebody may say what happened.
    let talk = format!("/tables/{}/talk", opened.game);
    let _: Talk = house.caller().post(&talk, token, &json!({ "text": "I am out" })).await.unwrap();
    assert_eq!(house.caller().get::<Talk>(&talk, None).await.unwrap().lines, []);
    assert_eq!(house.caller().get::<Talk>(&talk, token).await.unwrap().lines.len(), 1);
    let seconds = u64::from(DELAY_S) * 1000;
    clock.pass(seconds - 1);
    let second = answer(&house, &opened, 3, &mut bits).await;
    ends_at(&house, &opened, before).await;
    let (mut watcher, _, _) = socket(&house, &opened).await;
    // Then everybody sees what was played until then, and no more.
    clock.pass(1);
    let seen = until(&house, &opened.game, None, |seen| seen.seq == first).await;
    assert!(seen.ask.is_some() && seen.positions.contains_key("-"));
    ends_at(&house, &opened, first).await;
    let (mut heard, mut said) = (before, 0);
    while heard < first || said == 0 {
        match tokio::time::timeout(HANG, watcher.hear()).await.unwrap().unwrap() {
            ToClient::Ev(ev) => {
                assert_eq!(ev.seq, heard + 1);
                heard = ev.seq;
            }
            ToClient::Said(_) => said += 1,
            _ => {}
        }
    }
    assert_eq!(house.caller().get::<Talk>(&talk, None).await.unwrap().lines.len(), 1);
    clock.pass(seconds);
    until(&house, &opened.game, None, |seen| seen.seq == second).await;
    // The end is news, too.
    play_out(&house, &opened, &mut bits).await;
    let caller = &mut house.caller();
    ends_at(&house, &opened, second).await;
    let record = format!("/tables/{}/record", opened.game);
    let own = caller.call("GET", &record, token, None::<&()>).await.unwrap();
    assert_eq!(own.status, 200, "players have the record at once");
    clock.pass(seconds);
    let over = until(&house, &opened.game, None, |seen| seen.table.phase == Phase::Over).await;
    assert!(over.table.winners.is_some());
    assert_eq!(caller.call("GET", &record, None, None::<&()>).await.unwrap().body, own.body);
    let records: Records = caller.get("/records", None).await.unwrap();
    assert_eq!(records.records.len(), 1);
}

/// What watchers are told with a delay is what they would have been told at once, and a server that starts again holds nothing less
/// back.
#[tokio::test(flavor = "multi_thread")]
async fn watchers_are_told_the_same_later() {
    let (mut house, clock) = House::by_hand().await;
    let (opened, before) = begun(&house).await;
    let head = answer(&house, &opened, 6, &mut Bits::new(8, 2)).await;
    let place = house.place.clone();
    let _folder = house.stop_and_keep().await;
    let house = House::with_clock(&place, clock.clone()).await;
    ends_at(&house, &opened, before).await;
    let (mut watcher, _, snapshot) = socket(&house, &opened).await;
    clock.pass(u64::from(DELAY_S) * 1000);
    let (mut told, mut hash) = (Vec::new(), snapshot.vh);
    while told.len() as u64 + before < head {
        if let ToClient::Ev(ev) = tokio::time::timeout(HANG, watcher.hear()).await.unwrap().unwrap() {
            hash.clone_from(&ev.vh);
            told.push(*ev);
        }
    }
    let events: Events =
        house.caller().get(&format!("/tables/{}/events?from={}", opened.game, before + 1), None).await.unwrap();
    let shape = |ev: &kaiju_wire::frame::Ev| (ev.seq, ev.changes.clone(), ev.vh.clone());
    assert_eq!(told.iter().map(shape).collect::<Vec<_>>(), events.events.iter().map(shape).collect::<Vec<_>>());
    assert_eq!(view(&mut house.caller(), &opened.game, None).await.vh, hash);
}

/// Until the game begins everybody sees who sits there; a delay is for tables that are played in one go.
#[tokio::test(flavor = "multi_thread")]
async fn a_delay_begins_with_the_game() {
    let house = House::new().await;
    let mut waiting = NewTable { start: false, ..delayed() };
    waiting.seats[1].kind = kaiju_wire::table::NewSeatKind::Open;
    let opened = open(&house, &waiting).await;
    let seats = format!("/tables/{}/seats", opened.game);
    let _: serde_json::Value = house.caller().post(&seats, None, &json!({ "name": "Bea" })).await.unwrap();
    let told: TableInfo = house.caller().get(&format!("/tables/{}", opened.game), None).await.unwrap();
    assert_eq!((told.seats[1].name.as_str(), told.delay_s), ("Bea", DELAY_S));
    for wanted in [
        NewTable { delay_s: 3601, ..delayed() },
        NewTable { rhythm: Rhythm::Relaxed, clock_s: Some(86_400), ..delayed() },
    ] {
        let reply = house.caller().call("POST", "/tables", None, Some(&wanted)).await.unwrap();
        assert_eq!(reply.code(), Some(Code::BadSetup));
    }
}
