//! Finding a table, and what is left to do for those who are out.

use std::collections::BTreeSet;
use std::sync::Arc;

use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, HttpReply, Postgres};
use kaiju_server::clock::{Clock, HandClock};
use kaiju_server::config::{Rates, Spans};
use kaiju_server::outside::machine::MachineClock;
use kaiju_wire::Code;
use kaiju_wire::frame::{Ack, Act};
use kaiju_wire::person::{Account, NewAccount};
use kaiju_wire::table::{Lobby, NewTable, Opened, Phase, QuickMatch, QuickSeat, Rhythm, SeatKind, TableInfo, Talk};
use serde_json::json;
use tokio::task::JoinSet;

use crate::support::{HANG, House, me, new_id, open, play_out, quick, view};

fn wanted(name: &str, players: u32) -> QuickMatch {
    QuickMatch {
        edition: "second".into(),
        players,
        name: name.into(),
        player: Some("random".into()),
        ..QuickMatch::default()
    }
}

async fn matched(caller: &mut Caller, wanted: &QuickMatch) -> QuickSeat {
    caller.post("/quick", None, wanted).await.unwrap()
}

/// A match with a key of the client's.
async fn keyed(caller: &mut Caller, wanted: &QuickMatch, key: &str) -> HttpReply {
    let headers = [("content-type", "application/json"), ("idempotency-key", key)];
    caller.send("POST", "/api/v1/quick", &headers, serde_json::to_vec(wanted).unwrap()).await.unwrap()
}

/// Whoever wants the same meets at one table; whoever wants something else, elsewhere.
async fn those_who_want_the_same_meet(house: &House) {
    let caller = &mut house.caller();
    let ana = matched(caller, &wanted("Ana", 3)).await;
    let bo = matched(caller, &wanted("Bo", 3)).await;
    assert_eq!(ana.table.game, bo.table.game);
    assert_ne!(ana.ticket.seat, bo.ticket.seat);
    assert!(bo.table.public && bo.table.seats.iter().all(|seat| seat.kind == SeatKind::Open));
    let days = QuickMatch { rhythm: Rhythm::Relaxed, ..wanted("Cem", 3) };
    let cem = matched(caller, &days).await;
    assert_ne!(cem.table.game, ana.table.game);
    assert_eq!((cem.table.rhythm, cem.table.clock_s), (Rhythm::Relaxed, Some(24 * 60 * 60)));
    assert_ne!(matched(caller, &wanted("Dee", 4)).await.table.game, ana.table.game, "a table for four is another one");
    let first = QuickMatch { edition: "first".into(), ..wanted("Eve", 3) };
    assert_ne!(matched(caller, &first).await.table.game, ana.table.game);
    // Whoever has waited long enough begins, and bots take what is free. Nobody sits down there any more.
    let start = format!("/tables/{}/start", ana.table.game);
    let begun: TableInfo = caller.post(&start, Some(&bo.ticket.token), &()).await.unwrap();
    assert_ne!(begun.phase, Phase::Gathering);
    assert_eq!(begun.seats.iter().filter(|seat| seat.player.as_deref() == Some("random")).count(), 1);
    // Another one who had waited as long is told the same, and somebody who does not sit there nothing.
    let also: TableInfo = caller.post(&start, Some(&ana.ticket.token), &()).await.unwrap();
    assert_eq!(also.seats, begun.seats);
    assert_eq!(
        caller.call("POST", &start, Some(&cem.ticket.token), Some(&())).await.unwrap().code(),
        Some(Code::Forbidden)
    );
    let fay = matched(caller, &wanted("Fay", 3)).await;
    assert_ne!(fay.table.game, ana.table.game);
    // The same request again is the same seat, also when the table has begun meanwhile.
    let key = "7a".repeat(16);
    let once: QuickSeat = keyed(caller, &wanted("Gil", 3), &key).await.json().unwrap();
    assert_eq!(once.table.game, fay.table.game);
    let again: QuickSeat = keyed(caller, &wanted("Gil", 3), &key).await.json().unwrap();
    assert_eq!(again.ticket, once.ticket);
    let start = format!("/tables/{}/start", fay.table.game);
    let _: TableInfo = caller.post(&start, Some(&fay.ticket.token), &()).await.unwrap();
    let again: QuickSeat = keyed(caller, &wanted("Gil", 3), &key).await.json().unwrap();
    assert_eq!(again.ticket, once.ticket);
    // An account is not matched with itself.
    let row = NewAccount { name: "Hob".into(), device: String::new() };
    let hob: Account = caller.post("/accounts", None, &row).await.unwrap();
    let one: QuickSeat = caller.post("/quick", Some(&hob.session), &wanted("Hob", 2)).await.unwrap();
    let two: QuickSeat = caller.post("/quick", Some(&hob.session), &wanted("Hob", 2)).await.unwrap();
    assert_ne!(one.table.game, two.table.game);
    for (wrong, code) in [
        (wanted("Ivy", 7), Code::BadSetup),
        (wanted("", 3), Code::BadName),
        (QuickMatch { edition: "third".into(), ..wanted("Ivy", 3) }, Code::BadSetup),
        (QuickMatch { tip: Some("short".into()), ..wanted("Ivy", 3) }, Code::BadReveal),
    ] {
        let reply = caller.call("POST", "/quick", None, Some(&wrong)).await.unwrap();
        assert_eq!(reply.code(), Some(code), "{wrong:?}");
    }
}

/// Many at once: nobody is left out, no seat is given twice, and full tables are full.
async fn many_are_matched_at_once(houses: &[&House]) {
    let mut all = JoinSet::new();
    for i in 0..12 {
        let mut caller = houses[i % houses.len()].caller();
        let wanted = QuickMatch { edition: "godzilla".into(), ..wanted(&format!("P{i}"), 2) };
        all.spawn(async move { matched(&mut caller, &wanted).await });
    }
    let seats = all.join_all().await;
    let each: BTreeSet<(String, char)> = seats.iter().map(|one| (one.ticket.game.clone(), one.ticket.seat)).collect();
    assert_eq!(each.len(), 12);
    let tables: BTreeSet<&str> = seats.iter().map(|one| one.ticket.game.as_str()).collect();
    // Whoever comes later fills the tables up that were made at the same moment.
    let mut caller = houses[0].caller();
    for i in 0..(tables.len() * 2 - 12) {
        let wanted = QuickMatch { edition: "godzilla".into(), ..wanted(&format!("Late{i}"), 2) };
        let late = matched(&mut caller, &wanted).await;
        assert!(tables.contains(late.table.game.as_str()), "there was room");
    }
}

/// Bots come when the wait is over, also when the server was stopped and nobody looks; a table at which nobody sits is closed; and the
/// game begins at once when everybody is there.
#[tokio::test(flavor = "multi_thread")]
async fn the_server_begins_what_was_waited_for() {
    let clock = Arc::new(HandClock::default());
    clock.jump(1_794_747_722_586);
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("kaiju.db").display().to_string();
    let mut house = House::with_clock(&place, clock.clone()).await;
    let caller = &mut house.caller();
    let waits = |name: &str, wait_s: u32| QuickMatch { wait_s: Some(wait_s), ..wanted(name, 3) };
    let ana = matched(caller, &waits("Ana", 60)).await;
    assert_eq!(ana.table.begin_by_ms, Some(clock.wall_ms() + 60_000));
    // Who waits for the server and who begins by hand do not meet; who has another patience waits along.
    let bo = matched(caller, &wanted("Bo", 3)).await;
    assert_ne!(bo.table.game, ana.table.game);
    let cem = matched(caller, &waits("Cem", 300)).await;
    assert_eq!((&cem.table.game, cem.table.begin_by_ms), (&ana.table.game, ana.table.begin_by_ms));
    for wrong in [0, 3601] {
        let reply = caller.call("POST", "/quick", None, Some(&waits("Dee", wrong))).await.unwrap();
        assert_eq!(reply.code(), Some(Code::BadRequest), "{wrong}");
    }
    // Three are three: nobody waits any longer.
    let full = QuickMatch { edition: "first".into(), ..waits("Eve", 300) };
    let mut last = matched(caller, &full).await;
    for name in ["Fay", "Gus"] {
        last = matched(caller, &QuickMatch { name: name.into(), ..full.clone() }).await;
    }
    let phase = async |caller: &mut Caller, game: &str| {
        caller.get::<TableInfo>(&format!("/tables/{game}"), None).await.unwrap().phase
    };
    while phase(caller, &last.table.game).await == Phase::Gathering {
        tokio::task::yield_now().await;
    }
    // Somebody who leaves again leaves a table for nobody.
    let hob = matched(caller, &QuickMatch { edition: "godzilla".into(), ..waits("Hob", 60) }).await;
    let rise = format!("/tables/{}/seats/{}", hob.ticket.game, hob.ticket.seat);
    caller.call("DELETE", &rise, Some(&hob.ticket.token), None::<&()>).await.unwrap();
    house.stop().await;
    clock.pass(59_000);
    let house = House::with_clock(&place, clock.clone()).await;
    let caller = &mut house.caller();
    assert_eq!(phase(caller, &ana.table.game).await, Phase::Gathering);
    loop {
        clock.pass(1_000);
        let all = [phase(caller, &ana.table.game).await, phase(caller, &hob.table.game).await];
        if !all.contains(&Phase::Gathering) {
            assert_ne!(all[0], Phase::Closed);
            assert_eq!(all[1], Phase::Closed);
            break;
        }
    }
    let begun: TableInfo = caller.get(&format!("/tables/{}", ana.table.game), None).await.unwrap();
    assert_eq!(begun.seats.iter().filter(|seat| seat.player.as_deref() == Some("random")).count(), 1);
    assert_eq!(phase(caller, &bo.table.game).await, Phase::Gathering, "nobody was told to begin");
    assert_eq!(house.hub.metrics.begun_unasked.get(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn quick_matches_in_sqlite() {
    let house = House::new().await;
    those_who_want_the_same_meet(&house).await;
    many_are_matched_at_once(&[&house]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn quick_matches_in_postgres() {
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("quick").unwrap();
    let node = async || House::node(&place, HANG, Spans::default(), Arc::new(MachineClock::default())).await;
    let (one, two) = (node().await, House::at(&place, Rates::loose()).await);
    those_who_want_the_same_meet(&one).await;
    many_are_matched_at_once(&[&one, &two]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_shows_the_kind_that_is_wanted() {
    let house = House::new().await;
    let caller = &mut house.caller();
    let open_seat = || kaiju_wire::table::NewSeat::default();
    let two = NewTable { start: false, ..quick(vec![me(), open_seat()]) };
    let first = open(&house, &NewTable { edition: "first".into(), ..two.clone() }).await.game;
    let slow = NewTable { rhythm: Rhythm::Relaxed, clock_s: Some(86_400), grace_s: None, ..two.clone() };
    let slow = open(&house, &slow).await.game;
    let three = open(&house, &NewTable { start: false, ..quick(vec![me(), me(), open_seat()]) }).await.game;
    let full = open(&house, &quick(vec![me(), me()])).await.game;
    let hidden = open(&house, &NewTable { public: false, ..two }).await.game;
    let mut shown = async |query: &str| -> BTreeSet<String> {
        let lobby: Lobby = caller.get(&format!("/tables?{query}"), None).await.unwrap();
        lobby.tables.into_iter().map(|table| table.game).collect()
    };
    let set = |games: &[&String]| games.iter().map(|game| (*game).clone()).collect::<BTreeSet<String>>();
    assert_eq!(shown("").await, set(&[&first, &slow, &three, &full]));
    assert!(!shown("").await.contains(&hidden));
    assert_eq!(shown("edition=first").await, set(&[&first]));
    assert_eq!(shown("rhythm=relaxed").await, set(&[&slow]));
    assert_eq!(shown("players=3&edition=second").await, set(&[&three]));
    assert_eq!(shown("free=true&rhythm=live").await, set(&[&first, &three]));
    assert_eq!(shown("free=false").await, set(&[&full]));
    assert_eq!(shown("rated=true").await, set(&[]));
    for wrong in ["players=many", "rhythm=slow", "rated=2"] {
        let reply = caller.call("GET", &format!("/tables?{wrong}"), None, None::<&()>).await.unwrap();
        assert_eq!(reply.code(), Some(Code::BadRequest), "{wrong}");
    }
}

/// What is played over days is found as long as it may be played: a live table at which nothing happens is shown for half a day.
#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_forgets_live_tables_sooner_than_those_over_days() {
    const HOUR_MS: u64 = 60 * 60 * 1000;
    let (house, clock) = House::by_hand().await;
    let two = NewTable { start: false, ..quick(vec![me(), kaiju_wire::table::NewSeat::default()]) };
    let live = open(&house, &two).await.game;
    let slow = NewTable { rhythm: Rhythm::Relaxed, clock_s: Some(86_400), grace_s: None, ..two };
    let slow = open(&house, &slow).await.game;
    let shown = async |query: &str| -> Vec<String> {
        let lobby: Lobby = house.caller().get(&format!("/tables?{query}"), None).await.unwrap();
        assert_eq!(lobby.next, None);
        lobby.tables.into_iter().map(|table| table.game).collect()
    };
    clock.pass(12 * HOUR_MS);
    assert_eq!(shown("").await.len(), 2);
    clock.pass(1);
    assert_eq!(shown("").await, [slow.as_str()]);
    assert_eq!(shown("rhythm=live").await, [""; 0]);
    clock.pass(29 * 24 * HOUR_MS);
    assert_eq!(shown("rhythm=relaxed").await, [slow]);
    let seen = view(&mut house.caller(), &live, None).await;
    assert_eq!(seen.table.phase, Phase::Gathering, "it is still there for those who know it");
    clock.pass(12 * HOUR_MS);
    assert_eq!(shown("").await, [""; 0]);
}

/// Answers at random until somebody is out and two others are not; tells who.
async fn until_somebody_is_out(house: &House, opened: &Opened, bits: &mut Bits) -> Option<(char, Vec<char>)> {
    let caller = &mut house.caller();
    loop {
        let read = |desk: &mut kaiju_server::desk::Desk| {
            let room = desk.room();
            let letters = |seats: kaiju_rules::SeatSet| seats.iter().map(kaiju_rules::Seat::letter).collect::<Vec<_>>();
            room.state().map(|state| (room.is_ended(), letters(state.table().alive())))
        };
        let (over, alive) = house.hub.read(&opened.game, read).await.unwrap().unwrap_or((false, vec!['A', 'B', 'C']));
        if over {
            return None;
        }
        if alive.len() == 2 {
            return ['A', 'B', 'C'].into_iter().find(|seat| !alive.contains(seat)).map(|seat| (seat, alive));
        }
        for ticket in &opened.tickets {
            let seen = view(caller, &opened.game, Some(&ticket.token)).await;
            let Some(legal) = seen.ask.filter(|ask| ask.seat == ticket.seat).and_then(|ask| ask.legal) else {
                continue;
            };
            let action = legal[bits.below(legal.len())].clone();
            let act = Act { id: new_id(bits), expect: seen.seq, seat: None, action, reveal: None };
            let path = format!("/tables/{}/actions", opened.game);
            let _: Ack = caller.post(&path, Some(&ticket.token), &act).await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_out_may_bet_on_whoever_is_not() {
    let house = House::new().await;
    let mut bits = Bits::new(3, 1);
    // Some games end by stars before anybody is out.
    let (opened, (out, alive)) = loop {
        let opened = open(&house, &quick(vec![me(), me(), me()])).await;
        if let Some(found) = until_somebody_is_out(&house, &opened, &mut bits).await {
            break (opened, found);
        }
    };
    let caller = &mut house.caller();
    let token = |seat: char| opened.tickets.iter().find(|ticket| ticket.seat == seat).unwrap().token.clone();
    let path = format!("/tables/{}/talk", opened.game);
    let rows = house.hub.store.rows(&opened.game, 0).await.unwrap().len();
    let mut bet = async |seat: char, word: String| {
        let say = json!({ "text": word, "emote": true });
        caller.call("POST", &path, Some(&token(seat)), Some(&say)).await.unwrap().code()
    };
    assert_eq!(bet(out, format!("bet-{}", alive[0])).await, None);
    assert_eq!(bet(out, format!("bet-{}", alive[1])).await, None, "one may think again");
    assert_eq!(bet(out, format!("bet-{out}")).await, Some(Code::BadRequest), "not on whoever is out");
    assert_eq!(bet(alive[0], format!("bet-{}", alive[1])).await, Some(Code::BadRequest), "whoever plays does not bet");
    for word in ["bet-", "bet-X", "bet-AB", "bet-a"] {
        assert_eq!(bet(out, word.to_string()).await, Some(Code::BadRequest), "{word}");
    }
    assert_eq!(bet(out, "cheer".into()).await, None);
    let talk: Talk = house.caller().get(&path, None).await.unwrap();
    let said: Vec<&str> = talk.lines.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(said, [format!("bet-{}", alive[0]), format!("bet-{}", alive[1]), "cheer".to_string()]);
    assert_eq!(house.hub.store.rows(&opened.game, 0).await.unwrap().len(), rows, "the game knows nothing of it");
    play_out(&house, &opened, &mut bits).await;
    let say = json!({ "text": format!("bet-{}", alive[0]), "emote": true });
    let late = house.caller().call("POST", &path, Some(&token(out)), Some(&say)).await.unwrap();
    assert_eq!(late.code(), Some(Code::BadRequest), "the game is over");
}
