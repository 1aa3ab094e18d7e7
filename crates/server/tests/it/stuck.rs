//! Nobody stops a table: ids of the server cannot be taken by anybody, and no seat fills the log.

use std::cell::Cell;

use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, HttpReply, TestSocket};
use kaiju_server::clock::HandClock;
use kaiju_server::entropy::claim;
use kaiju_wire::frame::{Act, EvKind, Hand, Hello, Reveal, Snapshot, ToClient, ToServer};
use kaiju_wire::table::*;
use kaiju_wire::{API, Code, VERSION};

use crate::support::{House, bot, me, open, play_out, quick, until, view};

/// A request with a key.
pub(crate) async fn keyed(
    caller: &mut Caller,
    (method, path): (&str, &str),
    token: Option<&str>,
    key: &str,
    body: &str,
) -> HttpReply {
    let bearer = format!("Bearer {}", token.unwrap_or_default());
    let mut headers = vec![("content-type", "application/json"), ("idempotency-key", key)];
    if token.is_some() {
        headers.push(("authorization", &bearer));
    }
    caller.send(method, &format!("{API}{path}"), &headers, body.as_bytes().to_vec()).await.unwrap()
}

/// An id the server once used for what it does by itself: whoever knows the table can reckon it.
fn reckoned(game: &str, seq: u64, what: &str) -> String {
    let seq = seq.to_string();
    claim(&[game, &seq, what, "1"]) + &claim(&[game, &seq, what, "2"])
}

/// How answers go to the server.
enum Road {
    Http(Caller),
    Socket(Box<TestSocket>),
}

impl Road {
    async fn both(house: &House, opened: &Opened) -> [Road; 2] {
        let auth = opened.tickets.iter().map(|ticket| ticket.token.clone()).collect();
        let hello = Hello { version: VERSION, game: opened.game.clone(), auth, ..Hello::default() };
        [Road::Http(house.caller()), Road::Socket(Box::new(TestSocket::hello(house.addr, hello).await.unwrap()))]
    }

    /// Answers, and waits for the verdict.
    async fn act(&mut self, opened: &Opened, seat: char, act: &Act) -> Result<u64, Code> {
        match self {
            Road::Http(caller) => {
                let token = &opened.tickets.iter().find(|ticket| ticket.seat == seat).unwrap().token;
                let path = format!("/tables/{}/actions", opened.game);
                let reply = caller.call("POST", &path, Some(token), Some(act)).await.unwrap();
                reply.json::<kaiju_wire::frame::Ack>().map(|ack| ack.seq).map_err(|_| reply.code().unwrap())
            }
            Road::Socket(wire) => {
                wire.say(&ToServer::Act(act.clone())).await.unwrap();
                loop {
                    match wire.hear().await.unwrap() {
                        ToClient::Ack(ack) if ack.id == act.id => return Ok(ack.seq),
                        ToClient::Nack(nack) if nack.id == act.id => return Err(nack.code),
                        _ => {}
                    }
                }
            }
        }
    }
}

/// Seat A answers with these ids until somebody else has answered after it, so many times.
async fn others_go_on(
    (house, clock): (&House, Option<&HandClock>),
    opened: &Opened,
    road: &mut Road,
    what: &str,
    by: Hand,
) {
    let mut bits = Bits::new(3, 1);
    let token = Some(opened.tickets[0].token.as_str());
    let mut answered = 0;
    // Where the test has the clock, it runs out once for every question the other seat is asked.
    let late = Cell::new(0);
    let dreams = |seen: &Snapshot| {
        if seen.ask.as_ref().is_some_and(|ask| ask.seat != 'A')
            && late.replace(seen.seq) != seen.seq
            && let Some(clock) = clock
        {
            clock.pass(1_000);
        }
    };
    for _ in 0..200 {
        let seen = until(house, &opened.game, token, |seen| {
            dreams(seen);
            seen.table.phase == Phase::Over || seen.ask.as_ref().is_some_and(|ask| ask.legal.is_some())
        })
        .await;
        let events: Events = house.caller().get(&format!("/tables/{}/events?from=1", opened.game), None).await.unwrap();
        answered = events.events.iter().filter(|ev| ev.actor.is_some_and(|actor| actor.by == by)).count();
        let Some(legal) = seen.ask.and_then(|ask| ask.legal) else { break };
        if answered >= 3 {
            break;
        }
        // The answer asks the next question with its own number.
        let id = reckoned(&opened.game, seen.seq + 1, what);
        let action = legal[bits.below(legal.len())].clone();
        let act = Act { id, expect: seen.seq, seat: Some('A'), action, reveal: None };
        assert_eq!(road.act(opened, 'A', &act).await, Ok(seen.seq + 1));
    }
    assert!(answered > 0, "nobody ever answered by {by:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_keeps_a_bot_from_answering() {
    let house = House::new().await;
    for over in 0..2 {
        let opened = open(&house, &quick(vec![me(), bot("random")])).await;
        let [http, socket] = Road::both(&house, &opened).await;
        let mut road = [http, socket].into_iter().nth(over).unwrap();
        others_go_on((&house, None), &opened, &mut road, "bot", Hand::Bot).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_keeps_the_clock_from_answering() {
    let (house, clock) = House::by_hand().await;
    for over in 0..2 {
        let opened = open(&house, &NewTable { clock_s: Some(1), ..quick(vec![me(), me()]) }).await;
        let [http, socket] = Road::both(&house, &opened).await;
        let mut road = [http, socket].into_iter().nth(over).unwrap();
        others_go_on((&house, Some(&clock)), &opened, &mut road, "stand-in", Hand::Clock).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_keeps_a_game_from_beginning() {
    let house = House::new().await;
    let opened = open(&house, &NewTable { start: false, ..quick(vec![me(), bot("random")]) }).await;
    let (mut caller, token) = (house.caller(), opened.tickets[0].token.as_str());
    let path = format!("/tables/{}/seats/A", opened.game);
    for id in [reckoned(&opened.game, 0, "begin"), reckoned(&opened.game, 0, "start")] {
        let taken = keyed(&mut caller, ("PATCH", &path), Some(token), &id, r#"{"name":"Ana"}"#).await;
        assert_eq!(taken.status, 200);
    }
    let _: TableInfo = caller.post(&format!("/tables/{}/start", opened.game), Some(token), &()).await.unwrap();
    until(&house, &opened.game, None, |seen| seen.table.phase == Phase::Playing).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_keeps_others_from_a_rematch() {
    let house = House::new().await;
    let opened = open(&house, &NewTable { start: false, ..quick(vec![me(), me()]) }).await;
    let (mut caller, game) = (house.caller(), opened.game.as_str());
    let token = Some(opened.tickets[0].token.as_str());
    let id = claim(&[game, "rematch", "1"]) + &claim(&[game, "rematch", "2"]);
    let path = format!("/tables/{game}/seats/A");
    assert_eq!(keyed(&mut caller, ("PATCH", &path), token, &id, r#"{"name":"Ana"}"#).await.status, 200);
    let _: TableInfo = caller.post(&format!("/tables/{game}/start"), token, &()).await.unwrap();
    play_out(&house, &opened, &mut Bits::new(3, 2)).await;
    let again: Rematch = caller.post(&format!("/tables/{game}/rematch"), token, &()).await.unwrap();
    assert_eq!(view(&mut caller, &again.game, token).await.table.rematch_of.as_deref(), Some(game));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_door_refuses_ids_of_the_server() {
    let house = House::new().await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let (game, token) = (opened.game.as_str(), opened.tickets[0].token.as_str());
    let mut caller = house.caller();
    until(&house, game, None, |seen| seen.table.phase == Phase::Playing).await;
    let rows = house.hub.store.rows(game, 0).await.unwrap();
    let mut ids: Vec<String> = rows.iter().map(|row| row.id.clone()).collect();
    assert!(ids.len() >= 4, "{ids:?}");
    ids.extend(["~0 rematch", "~9 bot", "~9 stand-in", "", "x"].map(str::to_string));
    let t = format!("/tables/{game}");
    let doors = [
        ("POST", "/tables".to_string(), None, r#"{"edition":"second","seats":[{"kind":"me"},{"kind":"me"}]}"#),
        ("POST", format!("{t}/start"), Some(token), ""),
        ("POST", format!("{t}/close"), Some(opened.host.as_str()), ""),
        ("POST", format!("{t}/rematch"), Some(token), ""),
        ("POST", format!("{t}/seats"), None, r#"{"name":"Eve"}"#),
        ("PATCH", format!("{t}/seats/A"), Some(token), "{}"),
        ("DELETE", format!("{t}/seats/A"), Some(token), ""),
        ("POST", format!("{t}/seats/A/bot"), Some(token), "{}"),
        ("POST", format!("{t}/seats/A/back"), Some(token), ""),
        ("POST", format!("{t}/seats/A/pause"), Some(token), r#"{"wants":true}"#),
        ("POST", format!("{t}/seats/A/token"), Some(token), ""),
        ("POST", format!("{t}/actions"), Some(token), r#"{"id":"","expect":4,"action":"keep -"}"#),
        ("POST", format!("{t}/talk"), Some(token), r#"{"text":"hello"}"#),
        ("POST", "/accounts".to_string(), None, r#"{"name":"Eve"}"#),
    ];
    for id in &ids {
        for (method, path, token, body) in &doors {
            let reply = keyed(&mut caller, (method, path), *token, id, body).await;
            assert_eq!((reply.status, reply.code()), (400, Some(Code::BadRequest)), "{method} {path} with `{id}`");
        }
        let act = Act { id: id.clone(), expect: 4, seat: None, action: "keep -".into(), reveal: None };
        let reply = caller.call("POST", &format!("{t}/actions"), Some(token), Some(&act)).await.unwrap();
        assert_eq!(reply.code(), Some(Code::BadRequest), "`{id}`");
        let reveal = Reveal { id: id.clone(), seat: None, element: "00".repeat(32) };
        let reply = caller.call("POST", &format!("{t}/reveal"), Some(token), Some(&reveal)).await.unwrap();
        assert_eq!(reply.code(), Some(Code::BadRequest), "`{id}`");
        let hello = Hello { version: VERSION, game: game.to_string(), auth: vec![token.into()], ..Hello::default() };
        let mut wire = TestSocket::hello(house.addr, hello).await.unwrap();
        for frame in [ToServer::Act(act), ToServer::Reveal(reveal)] {
            wire.say(&frame).await.unwrap();
            let nack = loop {
                match wire.hear().await.unwrap() {
                    ToClient::Nack(nack) => break nack,
                    ToClient::Ack(ack) => panic!("{ack:?}"),
                    _ => {}
                }
            };
            assert_eq!((nack.id.as_str(), nack.code), (id.as_str(), Code::BadRequest));
        }
    }
    assert_eq!(house.hub.store.rows(game, 0).await.unwrap().len(), rows.len(), "nothing was written");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_goes_and_comes_back_does_not_fill_the_log() {
    let house = House::new().await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let (game, mut caller) = (opened.game.as_str(), house.caller());
    let [ana, bea] = [0, 1].map(|i| Some(opened.tickets[i].token.as_str()));
    let seat = |letter: char, what: &str| format!("/tables/{game}/seats/{letter}/{what}");
    let before = until(&house, game, None, |seen| seen.table.phase == Phase::Playing).await.seq;
    // Who is there already writes nothing by coming back.
    for _ in 0..50 {
        let _: TableInfo = caller.post(&seat('A', "back"), ana, &()).await.unwrap();
    }
    assert_eq!(house.hub.store.rows(game, before).await.unwrap().len(), 0);
    // Going and coming back comes to an end, long before the log does.
    let bot = HandOver { player: Some("random".into()) };
    let mut refused = None;
    for _ in 0..1000 {
        let gone = caller.call("POST", &seat('A', "bot"), ana, Some(&bot)).await.unwrap();
        let back = caller.call("POST", &seat('A', "back"), ana, Some(&())).await.unwrap();
        if let Some(code) = gone.code().or(back.code()) {
            refused = Some(code);
            break;
        }
    }
    assert_eq!(refused, Some(Code::RateLimited));
    let acted = |rows: &[kaiju_server::row::Row]| rows.iter().filter(|row| row.deed.kind() == EvKind::Acted).count();
    let rows = house.hub.store.rows(game, before).await.unwrap();
    assert!(rows.len() - acted(&rows) <= 110, "{}", rows.len());
    // Nobody else notices: others go and come back, everybody gets a new token, the host hands over and closes.
    let _: TableInfo = caller.post(&seat('B', "bot"), bea, &bot).await.unwrap();
    let _: TableInfo = caller.post(&seat('B', "back"), bea, &()).await.unwrap();
    for (letter, token) in [('A', ana), ('B', bea)] {
        let ticket: Ticket = caller.post(&seat(letter, "token"), token, &()).await.unwrap();
        view(&mut caller, game, Some(&ticket.token)).await;
    }
    let table: TableInfo = caller.post(&seat('B', "bot"), Some(&opened.host), &bot).await.unwrap();
    assert!(table.seats.iter().all(|seat| seat.player.is_some()), "seat A went for good: {table:?}");
    if table.phase == Phase::Playing {
        let reply = caller.call("POST", &format!("/tables/{game}/close"), Some(&opened.host), Some(&())).await.unwrap();
        assert!(reply.status == 200 || reply.code() == Some(Code::GameOver), "{}", reply.status);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_makes_new_tokens_without_end_is_stopped_and_nobody_else() {
    let house = House::new().await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let (game, mut caller) = (opened.game.as_str(), house.caller());
    let mut token = opened.tickets[0].token.clone();
    let mut given = 0;
    loop {
        let reply =
            caller.call("POST", &format!("/tables/{game}/seats/A/token"), Some(&token), Some(&())).await.unwrap();
        let Ok(ticket) = reply.json::<Ticket>() else {
            assert_eq!(reply.code(), Some(Code::RateLimited));
            break;
        };
        (token, given) = (ticket.token, given + 1);
        assert!(given < 100);
    }
    view(&mut caller, game, Some(&token)).await;
    let bea = Some(opened.tickets[1].token.as_str());
    let _: Ticket = caller.post(&format!("/tables/{game}/seats/B/token"), bea, &()).await.unwrap();
    let closed: TableInfo = caller.post(&format!("/tables/{game}/close"), Some(&opened.host), &()).await.unwrap();
    assert_eq!(closed.phase, Phase::Closed);
}

/// Bots answer for the first rows of a game with hidden cards; none of them before its time.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_with_cards_nobody_sees_takes_its_time() {
    use kaiju_server::room::Room;
    use kaiju_server::tempo;
    let house = House::new().await;
    let mut wanted = quick(vec![bot("level3"), bot("random")]);
    wanted.switches.insert("evolutions".into(), "yes".into());
    let opened = open(&house, &wanted).await;
    until(&house, &opened.game, None, |seen| seen.seq > 40 || seen.table.phase == Phase::Over).await;
    let game = house.hub.store.game(&opened.game).await.unwrap().unwrap();
    let rows = house.hub.store.rows(&opened.game, 0).await.unwrap();
    let mut rows = rows.into_iter().take(60);
    let mut room = Room::rebuilt(game, vec![rows.next().unwrap()]).unwrap();
    let (mut timed, mut before) = (0, 0);
    for row in rows {
        if let (Some((seat, _)), EvKind::Acted) = (room.question(), row.deed.kind())
            && tempo::knows_more(room.state().unwrap(), seat)
        {
            let took = row.at_ms - before + 1;
            assert!(took >= tempo::allotment(room.bot(seat).unwrap()), "{took} ms at row {}", row.seq);
            timed += 1;
        }
        before = row.at_ms;
        room.fold(row).unwrap();
    }
    assert!(timed >= 2, "both chose their first card");
}

/// A table of before, when ids of the server could be reckoned: somebody took the one its bot needed, and it stood still.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_stopped_goes_on() {
    use kaiju_server::room::Room;
    use kaiju_server::store::{self, TableRecord};
    let house = House::new().await;
    let opened = open(&house, &quick(vec![me(), bot("random")])).await;
    let token = Some(opened.tickets[0].token.as_str());
    let mut road = Road::Http(house.caller());
    // Until the bot has answered something.
    let rows = loop {
        let rows = house.hub.store.rows(&opened.game, 0).await.unwrap();
        let by_bot =
            |row: &kaiju_server::row::Row| matches!(row.deed, kaiju_server::row::Deed::Acted { by: Hand::Bot, .. });
        if let Some(first) = rows.iter().position(by_bot) {
            break rows[..first].to_vec();
        }
        let seen = until(&house, &opened.game, token, |seen| {
            seen.seq > rows.len() as u64 || seen.ask.as_ref().is_some_and(|ask| ask.legal.is_some())
        })
        .await;
        let Some(legal) = seen.ask.and_then(|ask| ask.legal) else { continue };
        let id = reckoned(&opened.game, seen.seq + 1, "bot");
        let act = Act { id, expect: seen.seq, seat: Some('A'), action: legal[0].clone(), reveal: None };
        let _ = road.act(&opened, 'A', &act).await;
    };
    let last = rows.len() as u64;
    let old =
        |seq: u64, id: &str| if id.starts_with('~') { reckoned(&opened.game, seq, "first") } else { id.to_string() };
    let mut rows: Vec<_> =
        rows.into_iter().map(|row| kaiju_server::row::Row { id: old(row.seq, &row.id), ..row }).collect();
    rows.last_mut().unwrap().id = reckoned(&opened.game, last, "bot");
    let game = house.hub.store.game(&opened.game).await.unwrap().unwrap();
    let room = Room::rebuilt(game.clone(), rows.clone()).unwrap();
    assert!(room.question().is_some_and(|(seat, _)| room.bot(seat).is_some()), "the bot is asked");
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("old.db").display().to_string();
    let kept = store::open(&place).await.unwrap();
    kept.open(&TableRecord { phase: room.phase(), info: room.info(false), ..game }, &rows).await.unwrap();
    kept.close().await;
    let again = House::at(&place, kaiju_server::config::Rates::loose()).await;
    until(&again, &opened.game, None, |seen| seen.seq > last).await;
}
