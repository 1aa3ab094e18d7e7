//! Tables over days: what happens when time runs out, holidays, restarts, lists of one's own tables, and answers taken back.

use std::sync::Arc;

use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, Postgres};
use kaiju_server::clock::{Clock, HandClock};
use kaiju_server::config::Spans;
use kaiju_server::outside::machine::MachineClock;
use kaiju_wire::Code;
use kaiju_wire::fair;
use kaiju_wire::frame::{Ack, Act, Ev, EvKind, Hand, Snapshot, Undo};
use kaiju_wire::person::{Account, NewAccount};
use kaiju_wire::table::{
    Events, Holiday, NewTable, Opened, Overtime, Pause, Phase, Rhythm, TableInfo, TableTurn, Turns, TurnsWanted,
};

use crate::support::{HANG, House, bot, me, new_id, open, play_out, quick, until, view};

const HOUR_MS: u64 = 60 * 60 * 1000;
const DAY_MS: u64 = 24 * HOUR_MS;

/// A table for two people with three days a turn.
fn relaxed(overtime: Overtime) -> NewTable {
    NewTable {
        rhythm: Rhythm::Relaxed,
        clock_s: Some(3 * 24 * 60 * 60),
        overtime,
        undo: true,
        ..quick(vec![me(), me()])
    }
}

/// The table once somebody is asked, as that player sees it, and their token.
async fn asked(house: &House, opened: &Opened) -> (Snapshot, String) {
    let seen = until(house, &opened.game, None, |seen| seen.ask.is_some()).await;
    let seat = seen.ask.unwrap().seat;
    let token = opened.tickets.iter().find(|ticket| ticket.seat == seat).unwrap().token.clone();
    (view(&mut house.caller(), &opened.game, Some(&token)).await, token)
}

async fn answer(house: &House, game: &str, token: &str, seen: &Snapshot, action: &str, bits: &mut Bits) -> Ack {
    let act = Act { id: new_id(bits), expect: seen.seq, seat: None, action: action.to_string(), reveal: None };
    house.caller().post(&format!("/tables/{game}/actions"), Some(token), &act).await.unwrap()
}

async fn events(house: &House, game: &str) -> Vec<Ev> {
    house.caller().get::<Events>(&format!("/tables/{game}/events"), None).await.unwrap().events
}

async fn holiday(house: &House, opened: &Opened, seat: char, until_ms: Option<u64>) -> Option<Code> {
    let token = &opened.tickets.iter().find(|ticket| ticket.seat == seat).unwrap().token;
    let path = format!("/tables/{}/seats/{seat}/holiday", opened.game);
    let body = serde_json::to_value(Holiday { until_ms }).unwrap();
    house.caller().call("POST", &path, Some(token), Some(&body)).await.unwrap().code()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_replaced_at_a_relaxed_table_unless_it_says_so() {
    for overtime in [Overtime::Nothing, Overtime::Answer, Overtime::Seat] {
        let (house, clock) = House::by_hand().await;
        let opened = open(&house, &relaxed(overtime)).await;
        let (seen, _) = asked(&house, &opened).await;
        let (head, seat) = (seen.seq, seen.ask.as_ref().unwrap().seat);
        assert_eq!(seen.ask.unwrap().left_ms, Some(3 * DAY_MS));
        assert_eq!((seen.table.rhythm, seen.table.grace_s), (Rhythm::Relaxed, 0));
        for _ in 0..2 {
            clock.pass(DAY_MS + 12 * HOUR_MS - 1);
            let seen = view(&mut house.caller(), &opened.game, None).await;
            assert_eq!(seen.seq, head, "nobody answers for anybody");
        }
        assert_eq!(view(&mut house.caller(), &opened.game, None).await.ask.unwrap().left_ms, Some(2));
        clock.pass(60_000);
        match overtime {
            Overtime::Nothing => {
                clock.pass(30 * DAY_MS);
                let seen = view(&mut house.caller(), &opened.game, None).await;
                assert_eq!((seen.seq, seen.ask.unwrap().left_ms), (head, Some(0)), "everybody sees who is late");
            }
            Overtime::Answer => {
                let seen =
                    until(&house, &opened.game, None, |seen| seen.ask.as_ref().is_some_and(|ask| ask.seat != seat))
                        .await;
                let all = events(&house, &opened.game).await;
                let late = all.iter().filter(|ev| ev.seq > head);
                assert!(
                    late.into_iter().all(|ev| ev.actor.unwrap().by == Hand::Clock && ev.actor.unwrap().seat == seat)
                );
                let left = seen.ask.unwrap().left_ms.unwrap();
                assert!(left > 2 * DAY_MS, "the next one has all the time: {left}");
            }
            Overtime::Seat => {
                until(&house, &opened.game, None, |seen| {
                    seen.table.seats.iter().any(|one| one.seat == seat && one.player.is_some())
                })
                .await;
                // Its player takes it back and has all the time again.
                let token = &opened.tickets.iter().find(|ticket| ticket.seat == seat).unwrap().token;
                let path = format!("/tables/{}/seats/{seat}/back", opened.game);
                let _: TableInfo = house.caller().post(&path, Some(token), &()).await.unwrap();
                let back = until(&house, &opened.game, None, |seen| seen.ask.is_some()).await;
                assert!(back.table.seats.iter().all(|one| one.player.is_none()));
                assert!(back.ask.unwrap().left_ms.unwrap() > 2 * DAY_MS);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_a_relaxed_table_is_refused() {
    let house = House::new().await;
    let base = relaxed(Overtime::Seat);
    for wrong in [
        NewTable { clock_s: Some(60), ..base.clone() },
        NewTable { clock_s: Some(31 * 24 * 60 * 60), ..base.clone() },
        NewTable { clock_s: None, ..base.clone() },
        NewTable { grace_s: Some(60), ..base.clone() },
        NewTable { rhythm: Rhythm::Live, ..base.clone() },
    ] {
        let body = serde_json::to_value(&wrong).unwrap();
        let reply = house.caller().call("POST", "/tables", None, Some(&body)).await.unwrap();
        assert_eq!(reply.code(), Some(Code::BadSetup), "{wrong:?}");
    }
    let timeless = NewTable { clock_s: None, overtime: Overtime::Nothing, grace_s: None, ..base };
    assert_eq!(open(&house, &timeless).await.table.clock_s, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_holiday_stops_the_clock_and_has_a_bound() {
    let (house, clock) = House::by_hand().await;
    let opened = open(&house, &relaxed(Overtime::Answer)).await;
    let (seen, token) = asked(&house, &opened).await;
    let (seat, now) = (seen.ask.as_ref().unwrap().seat, seen.server_ms);
    let left = async || view(&mut house.caller(), &opened.game, Some(&token)).await.ask.unwrap().left_ms.unwrap();
    assert_eq!(holiday(&house, &opened, seat, Some(now + 31 * DAY_MS)).await, Some(Code::BadHoliday));
    assert_eq!(holiday(&house, &opened, seat, Some(now.saturating_sub(1))).await, Some(Code::BadHoliday));
    clock.pass(DAY_MS);
    // Two days are left; ten days of holiday are added to them.
    assert_eq!(holiday(&house, &opened, seat, Some(now + 11 * DAY_MS)).await, None);
    assert_eq!(left().await, 12 * DAY_MS);
    clock.pass(5 * DAY_MS);
    assert_eq!(view(&mut house.caller(), &opened.game, None).await.seq, seen.seq + 1, "nobody answers meanwhile");
    // Back after five of them.
    assert_eq!(holiday(&house, &opened, seat, None).await, None);
    assert_eq!(left().await, 2 * DAY_MS);
    // Twenty-five are left of thirty.
    let now = now + 6 * DAY_MS;
    assert_eq!(holiday(&house, &opened, seat, Some(now + 25 * DAY_MS + 1)).await, Some(Code::BadHoliday));
    assert_eq!(holiday(&house, &opened, seat, Some(now + 25 * DAY_MS)).await, None);
    assert_eq!(left().await, 27 * DAY_MS);
    // Whoever is away is shown, and what another player does changes nothing of it.
    let table = view(&mut house.caller(), &opened.game, None).await.table;
    assert_eq!(table.seats.iter().find(|one| one.seat == seat).unwrap().holiday_ms, Some(now + 25 * DAY_MS));
    let other = if seat == 'A' { 'B' } else { 'A' };
    assert_eq!(holiday(&house, &opened, other, Some(now + DAY_MS)).await, None);
    assert_eq!(left().await, 27 * DAY_MS);
    // Only the player of a seat says that.
    let path = format!("/tables/{}/seats/{seat}/holiday", opened.game);
    let stranger = &opened.tickets.iter().find(|ticket| ticket.seat == other).unwrap().token;
    for token in [Some(stranger.as_str()), Some(opened.host.as_str()), None] {
        let body = serde_json::json!({ "until_ms": null });
        let reply = house.caller().call("POST", &path, token, Some(&body)).await.unwrap();
        assert_eq!(reply.code(), Some(Code::Forbidden));
    }
    // A pause that everybody wants stops the clock, too.
    for ticket in &opened.tickets {
        let path = format!("/tables/{}/seats/{}/pause", opened.game, ticket.seat);
        let _: TableInfo = house.caller().post(&path, Some(&ticket.token), &Pause { wants: true }).await.unwrap();
    }
    assert_eq!(view(&mut house.caller(), &opened.game, None).await.ask.and_then(|ask| ask.left_ms), None);
}

/// The time for a turn runs on while the server is away, and a table that waits for days is not kept in memory.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_over_days_survives_a_restart_and_needs_no_memory() {
    let (mut house, clock) = House::by_hand().await;
    let opened = open(&house, &relaxed(Overtime::Answer)).await;
    let (seen, _) = asked(&house, &opened).await;
    let seat = seen.ask.unwrap().seat;
    let begun = std::time::Instant::now();
    while house.hub.metrics.tables.get() > 0 {
        assert!(begun.elapsed() < HANG, "the table stays in memory");
        clock.pass(20_000);
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let place = house.place.clone();
    let _folder = house.stop_and_keep().await;
    let wall = clock.wall_ms() + 2 * DAY_MS;
    let again = Arc::new(HandClock::default());
    again.jump(wall);
    let house = House::with_clock(&place, again.clone()).await;
    let seen = view(&mut house.caller(), &opened.game, None).await;
    let left = seen.ask.unwrap().left_ms.unwrap();
    assert!((DAY_MS - HOUR_MS..=DAY_MS).contains(&left), "{left}");
    // When the time has come, somebody looks after the table although nobody asks for it.
    let head = seen.seq;
    let begun = std::time::Instant::now();
    loop {
        let turns: Turns = turns(&house, &[&opened.game]).await;
        if turns.tables[0].asked != Some(seat) {
            break;
        }
        assert!(begun.elapsed() < HANG, "nobody looks after the table");
        again.pass(HOUR_MS);
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let all = events(&house, &opened.game).await;
    assert!(all.iter().filter(|ev| ev.seq > head).all(|ev| ev.actor.unwrap().by == Hand::Clock));
}

async fn turns(house: &House, games: &[&str]) -> Turns {
    let wanted = TurnsWanted { games: games.iter().map(ToString::to_string).collect() };
    house.caller().post("/turns", None, &wanted).await.unwrap()
}

/// Whose turn it is, from the database alone.
async fn lists_tell_whose_turn_it_is(house: &House) {
    let mut caller = house.caller();
    let account: Account =
        caller.post("/accounts", None, &NewAccount { name: "Ana".into(), device: String::new() }).await.unwrap();
    let opened: Opened = caller.post("/tables", Some(&account.session), &relaxed(Overtime::Nothing)).await.unwrap();
    let (seen, token) = asked(house, &opened).await;
    let ask = seen.ask.clone().unwrap();
    let told = turns(house, &[&opened.game, "nothere", "not/an/id"]).await;
    assert_eq!(told.tables.len(), 1);
    assert_eq!((told.tables[0].asked, told.tables[0].deadline_ms), (Some(ask.seat), ask.deadline_ms));
    assert_eq!(told.tables[0].table.code, None, "everybody may know this");
    let mine: Turns = caller.get("/account/tables", Some(&account.session)).await.unwrap();
    let own = TableTurn { own: vec!['B', 'A'], ..told.tables[0].clone() };
    assert_eq!(mine.tables, [own], "two seats at one table are one table");
    let refused = caller.call("GET", "/account/tables", Some(&token), None::<&()>).await.unwrap();
    assert_eq!(refused.code(), Some(Code::Forbidden), "the token of a seat is no session");
    // What is answered is told at once.
    let mut bits = Bits::new(3, 1);
    answer(house, &opened.game, &token, &seen, &ask.legal.unwrap()[0], &mut bits).await;
    let (seen, _) = asked(house, &opened).await;
    let told = turns(house, &[&opened.game]).await;
    let ask = seen.ask.unwrap();
    assert_eq!((told.tables[0].asked, told.tables[0].deadline_ms), (Some(ask.seat), ask.deadline_ms));
    // A game that is over waits for nobody, and is in no list of an account.
    play_out(house, &opened, &mut bits).await;
    let told = turns(house, &[&opened.game]).await;
    assert_eq!((told.tables[0].asked, told.tables[0].table.phase), (None, Phase::Over));
    let mine: Turns = caller.get("/account/tables", Some(&account.session)).await.unwrap();
    assert_eq!(mine.tables, []);
    let many: Vec<String> = (0..101).map(|n| format!("g{n}")).collect();
    let body = serde_json::json!({ "games": many });
    assert_eq!(caller.call("POST", "/turns", None, Some(&body)).await.unwrap().code(), Some(Code::TooLarge));
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_tell_whose_turn_it_is_in_sqlite() {
    lists_tell_whose_turn_it_is(&House::new().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_tell_whose_turn_it_is_in_postgres() {
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("turns").unwrap();
    let clock = Arc::new(MachineClock::default());
    let house = House::node(&place, HANG, Spans::default(), clock).await;
    lists_tell_whose_turn_it_is(&house).await;
}

async fn take_back(house: &House, game: &str, token: &str, answer: u64, id: &str) -> Result<Ack, Code> {
    let body = serde_json::to_value(Undo { id: id.to_string(), answer }).unwrap();
    let reply = house.caller().call("POST", &format!("/tables/{game}/undo"), Some(token), Some(&body)).await.unwrap();
    reply.code().map_or_else(|| Ok(serde_json::from_slice(&reply.body).unwrap()), Err)
}

/// Plays as many games as it takes until enough answers were taken back, and enough could not be. The position after an undo is
/// the one before the answer, the log only grows, and the records that are left are checked like every other.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_taken_back_until_somebody_learns_something() {
    let (house, mut bits) = (House::new().await, Bits::new(11, 5));
    let (mut undone, mut refused) = (0, 0);
    while undone < 12 || refused < 12 {
        let counts = take_answers_back(&house, &mut bits).await;
        (undone, refused) = (undone + counts.0, refused + counts.1);
    }
}

/// Plays one game, taking back whatever can be: how many answers were taken back, and how many could not be.
async fn take_answers_back(house: &House, bits: &mut Bits) -> (usize, usize) {
    let opened = open(house, &relaxed(Overtime::Nothing)).await;
    let game = &opened.game;
    let (mut undone, mut refused) = (0, 0);
    let mut caller = house.caller();
    loop {
        let met = until(house, game, None, |seen| seen.ask.is_some() || seen.table.phase == Phase::Over).await;
        if met.table.phase == Phase::Over {
            break;
        }
        let (seen, token) = asked(house, &opened).await;
        let legal = seen.ask.clone().unwrap().legal.unwrap();
        let action = legal[bits.below(legal.len())].clone();
        let ack = answer(house, game, &token, &seen, &action, bits).await;
        let after = view(&mut caller, game, Some(&token)).await;
        let Some(ask) = after.ask.clone() else { continue };
        let other = opened.tickets.iter().find(|ticket| ticket.token != token).unwrap();
        assert_eq!(view(&mut caller, game, Some(&other.token)).await.ask.unwrap().undo, None, "it is not theirs");
        let told: Vec<Ev> = events(house, game).await;
        let luck = told
            .last()
            .unwrap()
            .changes
            .iter()
            .any(|change| change.starts_with("threw") || change.starts_with("revealed"));
        assert!(!(luck && ask.undo.is_some()), "luck was drawn: {:?}", told.last());
        let stranger = take_back(house, game, &other.token, ack.seq, &new_id(bits)).await;
        assert_eq!(stranger, Err(Code::NoUndo));
        let Some(standing) = ask.undo else {
            assert_eq!(take_back(house, game, &token, ack.seq, &new_id(bits)).await, Err(Code::NoUndo));
            refused += 1;
            continue;
        };
        assert_eq!(standing, ack.seq);
        let id = new_id(bits);
        let gone = take_back(house, game, &token, standing, &id).await.unwrap();
        assert_eq!((gone.seq, gone.dup), (ack.seq + 1, false));
        let again = take_back(house, game, &token, standing, &id).await.unwrap();
        assert_eq!((again.seq, again.dup), (gone.seq, true), "sent again, it counts once");
        let back = view(&mut caller, game, Some(&token)).await;
        assert_eq!(back.positions, seen.positions, "the game is where it was");
        assert_eq!(back.ask.as_ref().unwrap().legal.as_ref(), Some(&legal));
        let row = events(house, game).await.pop().unwrap();
        assert_eq!((row.kind, row.answer), (EvKind::Undone, Some(standing)));
        // What was seen before it was taken back is no longer what is asked.
        let stale = Act { id: new_id(bits), expect: ack.seq, seat: None, action: action.clone(), reveal: None };
        let body = serde_json::to_value(&stale).unwrap();
        let reply = caller.call("POST", &format!("/tables/{game}/actions"), Some(&token), Some(&body)).await.unwrap();
        assert_eq!(reply.code(), Some(Code::SeqConflict));
        undone += 1;
        answer(house, game, &token, &back, &action, bits).await;
    }
    let record = caller.call("GET", &format!("/tables/{game}/record"), None, None::<&()>).await.unwrap().body;
    let record = String::from_utf8(record).unwrap();
    let verified = fair::verify(&record).unwrap();
    assert!(verified.draws > 0);
    // The same log, read again, is the same table.
    let rows = house.hub.store.rows(game, 0).await.unwrap();
    let kept = house.hub.store.game(game).await.unwrap().unwrap();
    let room = kaiju_server::room::Room::rebuilt(kept, rows).unwrap();
    assert_eq!(room.record().unwrap(), record);
    (undone, refused)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_does_not_allow_it_takes_nothing_back() {
    let house = House::new().await;
    let opened = open(&house, &quick(vec![me(), me(), bot("random")])).await;
    let mut bits = Bits::new(11, 6);
    for _ in 0..20 {
        let seen = until(&house, &opened.game, None, |seen| seen.ask.as_ref().is_some_and(|ask| ask.seat != 'C')).await;
        let seat = seen.ask.unwrap().seat;
        let token = opened.tickets.iter().find(|ticket| ticket.seat == seat).unwrap().token.clone();
        let seen = view(&mut house.caller(), &opened.game, Some(&token)).await;
        let Some(ask) = seen.ask.clone().filter(|ask| ask.seat == seat) else { continue };
        let ack = answer(&house, &opened.game, &token, &seen, &ask.legal.unwrap()[0], &mut bits).await;
        let reply = take_back(&house, &opened.game, &token, ack.seq, &new_id(&mut bits)).await;
        assert!(matches!(reply, Err(Code::NoUndo | Code::GameOver)), "{reply:?}");
    }
    let mut caller = Caller::new(house.addr);
    let body = serde_json::json!({ "id": "0".repeat(32), "answer": 1 });
    let reply = caller.call("POST", &format!("/tables/{}/undo", opened.game), None, Some(&body)).await.unwrap();
    assert_eq!(reply.code(), Some(Code::Forbidden), "whoever watches takes nothing back");
}
