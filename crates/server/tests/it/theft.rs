//! Nobody takes another's seat: not with an old request sent again, not in a race, not at a rematch; nor another's name.

use kaiju_bots::Bits;
use kaiju_loadtest::Postgres;
use kaiju_server::config::{Config, Rates};
use kaiju_server::entropy::hashed;
use kaiju_server::limiter::Allowance;
use kaiju_server::named_bot::NamedBot;
use kaiju_server::store::AccountRow;
use kaiju_server::wish::{Request, Wish};
use kaiju_wire::Code;
use kaiju_wire::frame::Say;
use kaiju_wire::person::{Account, Login, LoginSession, NewAccount};
use kaiju_wire::table::*;
use tokio::task::JoinSet;

use crate::stuck::keyed;
use crate::support::{House, bot, me, open, play_out, quick, view};

const KEY: &str = "abababababababababababababababab";

/// A table with an empty seat B, and how to join it.
async fn gathering(house: &House) -> (Opened, String) {
    let opened = open(house, &NewTable { start: false, ..quick(vec![me(), NewSeat::default()]) }).await;
    let seats = format!("/tables/{}/seats", opened.game);
    (opened, seats)
}

async fn opens(house: &House, game: &str, token: &str) -> bool {
    let reply = house.caller().call("GET", &format!("/tables/{game}/view"), Some(token), None::<&()>).await.unwrap();
    assert!(matches!(reply.status, 200 | 404));
    reply.status == 200
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_join_sent_again_gives_nobody_elses_seat() {
    let house = House::new().await;
    let (opened, seats) = gathering(&house).await;
    let (game, mut caller) = (opened.game.as_str(), house.caller());
    let join = r#"{"name":"Eve"}"#;
    let eve: Ticket = keyed(&mut caller, ("POST", &seats), None, KEY, join).await.json().unwrap();
    assert_eq!(eve.seat, 'B');
    let left = caller.call("DELETE", &format!("{seats}/B"), Some(&eve.token), None::<&()>).await.unwrap();
    assert_eq!(left.status, 200);
    // The seat is free again, but the old request is not a new one.
    let again = keyed(&mut caller, ("POST", &seats), None, KEY, join).await;
    assert_eq!((again.status, again.code()), (409, Some(Code::SeatTaken)));
    let bea: Ticket = caller.post(&seats, None, &Join { name: "Bea".into(), ..Join::default() }).await.unwrap();
    assert_eq!(bea.seat, 'B');
    let host = Some(opened.host.as_str());
    for started in [false, true] {
        let again = keyed(&mut caller, ("POST", &seats), None, KEY, join).await;
        assert_eq!((again.status, again.code()), (409, Some(Code::SeatTaken)), "during play: {started}");
        assert!(opens(&house, game, &bea.token).await && !opens(&house, game, &eve.token).await);
        if !started {
            let _: TableInfo = caller.post(&format!("/tables/{game}/start"), host, &()).await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_for_a_token_sent_again_gives_the_same_one_until_it_is_replaced() {
    let house = House::new().await;
    let (opened, seats) = gathering(&house).await;
    let (game, mut caller) = (opened.game.as_str(), house.caller());
    let join = r#"{"name":"Bea"}"#;
    let mut tickets: Vec<Ticket> = Vec::new();
    for _ in 0..3 {
        tickets.push(keyed(&mut caller, ("POST", &seats), None, KEY, join).await.json().unwrap());
    }
    assert!(tickets.iter().all(|ticket| *ticket == tickets[0]), "{tickets:?}");
    assert!(opens(&house, game, &tickets[0].token).await);
    let head = view(&mut caller, game, None).await.seq;
    let other = keyed(&mut caller, ("POST", &seats), None, KEY, r#"{"name":"Eve"}"#).await;
    assert_eq!(other.code(), Some(Code::IdReused));
    // Nothing in the database is the key, or makes the token.
    let rows = house.hub.store.rows(game, 0).await.unwrap();
    let text: String = rows.iter().map(|row| serde_json::to_string(row).unwrap()).collect();
    assert!(!text.contains(KEY) && !text.contains(&tickets[0].token));
    assert_eq!(rows.len() as u64, head);

    // A new token for the seat: asked for twice because the answer was lost, it is the same.
    let old = tickets[0].token.as_str();
    let (rekey, key) = (format!("{seats}/B/token"), "cd".repeat(16));
    let new: Ticket = keyed(&mut caller, ("POST", &rekey), Some(old), &key, "").await.json().unwrap();
    let same: Ticket = keyed(&mut caller, ("POST", &rekey), Some(old), &key, "").await.json().unwrap();
    assert_eq!(new, same);
    assert!(opens(&house, game, &new.token).await && !opens(&house, game, old).await);
    // The key alone is not enough, nor is the old token; and joining again does not undo it.
    let ana = Some(opened.tickets[0].token.as_str());
    assert_ne!(keyed(&mut caller, ("POST", &rekey), ana, &key, "").await.status, 200);
    assert_ne!(keyed(&mut caller, ("POST", &rekey), None, &key, "").await.status, 200);
    assert_eq!(keyed(&mut caller, ("POST", &rekey), Some(old), KEY, "").await.code(), Some(Code::IdReused));
    let again = keyed(&mut caller, ("POST", &seats), None, KEY, join).await;
    assert_eq!((again.status, again.code()), (409, Some(Code::SeatTaken)));
    assert!(opens(&house, game, &new.token).await);
    // Replaced once more, the first replacement is not given again.
    let newest: Ticket = caller.post(&rekey, Some(&new.token), &()).await.unwrap();
    let again = keyed(&mut caller, ("POST", &rekey), Some(old), &key, "").await;
    assert_eq!((again.status, again.code()), (409, Some(Code::SeatTaken)));
    assert!(opens(&house, game, &newest.token).await && !opens(&house, game, &new.token).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn old_requests_sent_again_undo_nothing() {
    let house = House::new().await;
    let (opened, seats) = gathering(&house).await;
    let mut caller = house.caller();
    let bea: Ticket = caller.post(&seats, None, &Join { name: "Bea".into(), ..Join::default() }).await.unwrap();
    let token = Some(bea.token.as_str());
    let key = |n: u8| format!("{n:02x}").repeat(16);
    let table = |reply: kaiju_loadtest::HttpReply| reply.json::<TableInfo>().unwrap();
    // Handed over, taken back, handed over again by the old request: nothing.
    let (to_bot, back, seat) = (format!("{seats}/B/bot"), format!("{seats}/B/back"), format!("{seats}/B"));
    assert!(table(keyed(&mut caller, ("POST", &to_bot), token, &key(1), "{}").await).seats[1].player.is_some());
    assert!(table(keyed(&mut caller, ("POST", &back), token, &key(2), "").await).seats[1].player.is_none());
    assert!(table(keyed(&mut caller, ("POST", &to_bot), token, &key(1), "{}").await).seats[1].player.is_none());
    assert!(table(keyed(&mut caller, ("POST", &to_bot), token, &key(3), "{}").await).seats[1].player.is_some());
    assert!(table(keyed(&mut caller, ("POST", &back), token, &key(2), "").await).seats[1].player.is_some());
    let _: TableInfo = caller.post(&back, token, &()).await.unwrap();
    // Renamed back and forth.
    assert_eq!(table(keyed(&mut caller, ("PATCH", &seat), token, &key(4), r#"{"name":"B"}"#).await).seats[1].name, "B");
    let _ = keyed(&mut caller, ("PATCH", &seat), token, &key(5), r#"{"name":"Bea"}"#).await;
    let seen = table(keyed(&mut caller, ("PATCH", &seat), token, &key(4), r#"{"name":"B"}"#).await);
    assert_eq!(seen.seats[1].name, "Bea");
    // Left; the host's old request to free the seat does not drive out who came next.
    let host = Some(opened.host.as_str());
    assert!(!table(keyed(&mut caller, ("DELETE", &seat), host, &key(6), "").await).seats[1].taken);
    let cem: Ticket = caller.post(&seats, None, &Join { name: "Cem".into(), ..Join::default() }).await.unwrap();
    assert_eq!(cem.seat, 'B');
    assert!(table(keyed(&mut caller, ("DELETE", &seat), host, &key(6), "").await).seats[1].taken);
    assert!(opens(&house, &opened.game, &cem.token).await);
    // Who left may do nothing with the seat any more.
    for (method, path) in [("PATCH", &seat), ("DELETE", &seat), ("POST", &to_bot), ("POST", &back)] {
        let reply = keyed(&mut caller, (method, path), token, &key(7), "{}").await;
        assert_eq!((reply.status, reply.code()), (404, Some(Code::Forbidden)), "{method} {path}");
    }
}

/// Whoever asks for something is looked at in the moment it is done, not before: between the two a seat can change hands.
#[tokio::test(flavor = "multi_thread")]
async fn a_token_counts_at_the_moment_something_is_done() {
    let house = House::new().await;
    let (opened, seats) = gathering(&house).await;
    let (game, mut caller) = (opened.game.as_str(), house.caller());
    let eve: Ticket = caller.post(&seats, None, &Join { name: "Eve".into(), ..Join::default() }).await.unwrap();
    caller.call("DELETE", &format!("{seats}/B"), Some(&eve.token), None::<&()>).await.unwrap();
    let bea: Ticket = caller.post(&seats, None, &Join { name: "Bea".into(), ..Join::default() }).await.unwrap();
    let (seat, shown) = (kaiju_rules::Seat::from_letter('B').unwrap(), [hashed(&eve.token)]);
    for (i, wish) in [
        Wish::Rekey { seat, hash: hashed("mine"), salt: None },
        Wish::Rise(seat),
        Wish::HandOver(seat, NamedBot::wanted("random").unwrap()),
        Wish::TakeBack(seat),
        Wish::Pause(seat, true),
        Wish::Change { seat, name: Some("Eve".into()), monster: None, tip: None },
        Wish::Start,
        Wish::Close,
    ]
    .into_iter()
    .enumerate()
    {
        let request = Request::shown(wish, format!("{i:032x}"), "claim", &shown);
        let done = house.hub.perform(game, &request).await;
        assert_eq!(done.err().map(|refusal| refusal.code), Some(Code::Forbidden), "{request:?}");
    }
    assert!(opens(&house, game, &bea.token).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_knows_the_tokens_of_that_moment_and_codes_lead_to_open_tables_only() {
    let house = House::new().await;
    let opened = open(&house, &NewTable { public: false, ..quick(vec![me(), me()]) }).await;
    let (game, mut caller) = (opened.game.as_str(), house.caller());
    let code = format!("/codes/{}", opened.code);
    let found: Found = caller.get(&code, None).await.unwrap();
    assert_eq!(found.game, game);
    play_out(&house, &opened, &mut Bits::new(5, 5)).await;
    // The code is given back; the link by id goes on working, and nobody is told the code any more.
    assert_eq!(caller.call("GET", &code, None, None::<&()>).await.unwrap().code(), Some(Code::Forbidden));
    let ana = opened.tickets[0].token.as_str();
    assert_eq!(view(&mut caller, game, Some(ana)).await.table.code, None);
    let bea: Ticket =
        caller.post(&format!("/tables/{game}/seats/B/token"), Some(&opened.tickets[1].token), &()).await.unwrap();
    let again: Rematch = caller.post(&format!("/tables/{game}/rematch"), Some(ana), &()).await.unwrap();
    assert!(opens(&house, &again.game, &bea.token).await);
    assert!(!opens(&house, &again.game, &opened.tickets[1].token).await, "the old token is void there, too");
    let fresh = view(&mut caller, &again.game, Some(ana)).await.table.code.unwrap();
    let found: Found = caller.get(&format!("/codes/{fresh}"), None).await.unwrap();
    assert_eq!(found.game, again.game);
    // A closed table has no code, either.
    let closed: TableInfo =
        caller.post(&format!("/tables/{}/close", again.game), Some(&opened.host), &()).await.unwrap();
    assert_eq!((closed.phase, closed.code), (Phase::Closed, None));
    let reply = caller.call("GET", &format!("/codes/{fresh}"), None, None::<&()>).await.unwrap();
    assert_eq!(reply.code(), Some(Code::Forbidden));
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_are_counted_over_all_addresses_and_lock_nobody_out() {
    let few = Allowance { burst: 3.0, rate: 0.0001 };
    let rates = Rates { misses: few, ..Rates::loose() };
    let house = House::set(Config { rates, proxied: true, ..House::config() }).await;
    let opened = open(&house, &NewTable { public: false, start: false, ..quick(vec![me(), NewSeat::default()]) }).await;
    let mut caller = house.caller();
    let mut guess = async |from: &str, code: &str| {
        let path = format!("/api/v1/codes/{code}");
        caller.send("GET", &path, &[("x-forwarded-for", from)], Vec::new()).await.unwrap().status
    };
    for from in ["203.0.113.1", "203.0.113.2", "203.0.113.3"] {
        assert_eq!(guess(from, "WRONGG").await, 404);
    }
    assert_eq!(guess("203.0.113.1", "WRONGH").await, 429, "all together guessed too often");
    assert_eq!(guess("203.0.113.1", &opened.code).await, 429, "who guessed wrong learns nothing now");
    assert_eq!(guess("203.0.113.9", &opened.code).await, 200, "who has the code gets in");
    assert_eq!(guess("203.0.113.9", &opened.code).await, 200, "as often as they like");
    // The door of a table itself counts, too.
    let path = format!("/api/v1/tables/{}/seats", opened.game);
    let join = async |from: &str, code: &str| {
        let headers = [("x-forwarded-for", from), ("content-type", "application/json")];
        let body = format!(r#"{{"name":"Eve","code":"{code}"}}"#);
        house.caller().send("POST", &path, &headers, body.into_bytes()).await.unwrap().status
    };
    assert_eq!(join("203.0.113.1", &opened.code).await, 429);
    assert_eq!(join("203.0.113.8", "WRONGG").await, 404);
    assert_eq!(join("203.0.113.8", &opened.code).await, 429);
    assert_eq!(join("203.0.113.9", &opened.code).await, 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sits_down_under_a_name_that_looks_like_anothers() {
    let house = House::new().await;
    let mut wanted = quick(vec![me(), me(), NewSeat::default(), NewSeat::default(), bot("random")]);
    wanted.start = false;
    for seat in &mut wanted.seats[..2] {
        seat.name = Some("Ana".into());
    }
    let opened = open(&house, &wanted).await;
    let (mut caller, seats) = (house.caller(), format!("/tables/{}/seats", opened.game));
    let cem: Ticket = caller.post(&seats, None, &Join { name: "Аna".into(), ..Join::default() }).await.unwrap();
    let _: Ticket = caller.post(&seats, None, &Join { name: "Cem".into(), ..Join::default() }).await.unwrap();
    let renamed = Change { name: Some("cem".into()), ..Change::default() };
    let path = format!("{seats}/{}", cem.seat);
    let table: TableInfo = caller.call("PATCH", &path, Some(&cem.token), Some(&renamed)).await.unwrap().json().unwrap();
    let names: Vec<&str> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Ana", "Ana 2", "cem 2", "Cem", ""]);
    for bad in ["\u{3164}", "\u{2800}\u{2800}", "\u{FFFF}", "\u{E000}", "a\u{335}\u{336}\u{337}"] {
        let renamed = Change { name: Some(bad.into()), ..Change::default() };
        let reply = caller.call("PATCH", &path, Some(&cem.token), Some(&renamed)).await.unwrap();
        assert_eq!((reply.status, reply.code()), (422, Some(Code::BadName)), "{bad:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn accounts_that_look_alike_are_one_and_older_ones_still_open() {
    let mut house = House::new().await;
    let mut caller = house.caller();
    let ana: Account =
        caller.post("/accounts", None, &NewAccount { name: "Ana".into(), device: String::new() }).await.unwrap();
    for twin in ["ana", "Аna", "An\u{AD}a", "Ana\u{FE0F}", "Ａｎａ", "Anа"] {
        let reply = caller
            .call("POST", "/accounts", None, Some(&NewAccount { name: twin.into(), device: String::new() }))
            .await
            .unwrap();
        assert_eq!((reply.status, reply.code()), (409, Some(Code::NameTaken)), "{twin:?}");
    }
    // Accounts of before: their names would not be taken today.
    let old = [("an\u{AD}a", "An\u{AD}a"), ("ａna", "Ａna"), ("\u{3164}", "\u{3164}"), ("вob", "Вob")];
    for (name, shown) in old {
        let (name, shown) = (name.to_string(), shown.to_string());
        let row = AccountRow { name, shown, recovery: hashed("code"), created_ms: 1, looks: None };
        assert!(house.hub.store.make_account(&row).await.unwrap());
    }
    let place = house.place.clone();
    let mut folder = None;
    for round in 0..2 {
        let mut caller = house.caller();
        for (_, shown) in old {
            let login = Login { name: shown.into(), recovery: "code".into(), device: String::new() };
            let session: LoginSession = caller.post("/session", None, &login).await.unwrap();
            assert_eq!(session.name, shown, "round {round}");
        }
        let login = Login { name: "ANA".into(), recovery: ana.recovery.clone(), device: String::new() };
        let _: LoginSession = caller.post("/session", None, &login).await.unwrap();
        if round == 0 {
            folder = Some(house.stop_and_keep().await);
            house = House::at(&place, Rates::loose()).await;
        }
    }
    // Since the restart it is known what they look like.
    let reply = house
        .caller()
        .call("POST", "/accounts", None, Some(&NewAccount { name: "Bob".into(), device: String::new() }))
        .await
        .unwrap();
    assert_eq!(reply.code(), Some(Code::NameTaken));
    house.stop().await;
    drop(folder);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_speak_at_once_and_agree_whose_seat_it_is() {
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("theft").unwrap();
    let (mut one, mut two) = (House::at(&place, Rates::loose()).await, House::at(&place, Rates::loose()).await);
    let (opened, seats) = gathering(&one).await;
    let game = opened.game.as_str();
    // Each says a hundred lines: none is refused, and each has a number of its own.
    let mut speaking = JoinSet::new();
    for (node, house) in [&one, &two].into_iter().enumerate() {
        let (mut caller, token) = (house.caller(), opened.tickets[0].token.clone());
        let path = format!("/tables/{game}/talk");
        speaking.spawn(async move {
            let mut refused = 0;
            for line in 0..100 {
                let say = Say { seat: None, text: format!("{line} by {node}"), emote: false };
                refused += u32::from(caller.call("POST", &path, Some(&token), Some(&say)).await.unwrap().status != 200);
            }
            refused
        });
    }
    let refused: u32 = speaking.join_all().await.into_iter().sum();
    assert_eq!(refused, 0, "of 200 lines");
    let talk: Talk = one.caller().get(&format!("/tables/{game}/talk"), None).await.unwrap();
    assert_eq!(talk.lines.iter().map(|said| said.number).collect::<Vec<_>>(), (1..=200).collect::<Vec<_>>());

    // Somebody leaves at one node, somebody else sits down there; the other node, which may not have heard of it yet,
    // gives the seat to nobody.
    let mut caller = one.caller();
    for round in 0..10 {
        let eve: Ticket = caller.post(&seats, None, &Join { name: "Eve".into(), ..Join::default() }).await.unwrap();
        view(&mut two.caller(), game, None).await;
        caller.call("DELETE", &format!("{seats}/B"), Some(&eve.token), None::<&()>).await.unwrap();
        let bea: Ticket = caller.post(&seats, None, &Join { name: "Bea".into(), ..Join::default() }).await.unwrap();
        let path = format!("{seats}/B/token");
        let theft = two.caller().call("POST", &path, Some(&eve.token), Some(&())).await.unwrap();
        assert_eq!((theft.status, theft.code()), (404, Some(Code::Forbidden)), "round {round}");
        assert!(opens(&one, game, &bea.token).await);
        caller.call("DELETE", &format!("{seats}/B"), Some(&bea.token), None::<&()>).await.unwrap();
    }
    one.stop().await;
    two.stop().await;
}
