//! Bots outside: the same questions over HTTP and over the socket, answered in every way there is.

use kaiju_bots::Bits;
use kaiju_loadtest::TestSocket;
use kaiju_wire::bot::{BotOver, BotQuestion, BotReply, BotSetup, BotWants, BotWord, ToBot};
use kaiju_wire::frame::{Ack, Hello, ToClient, ToServer};
use kaiju_wire::table::{Events, NewSeat, Opened, Phase, TableInfo};
use kaiju_wire::{Code, VERSION};
use serde_json::{Value, json};

use crate::support::{House, bot, me, open, quick, until};

/// What the seat of a ticket is told over HTTP.
async fn told(house: &House, opened: &Opened, seat: usize, what: &str) -> ToBot {
    let path = format!("/tables/{}/{what}", opened.game);
    house.caller().get(&path, Some(&opened.tickets[seat].token)).await.unwrap()
}

/// What a bot at a seat is asked over HTTP, until the game is over; answers by number.
async fn play_over_http(house: &House, opened: &Opened, seat: usize) -> (BotSetup, Vec<String>, BotOver) {
    let mut bits = Bits::new(5, 1);
    let ToBot::Setup(setup) = told(house, opened, seat, "setup?wait_ms=20000").await else { panic!("no setup") };
    let mut events = Vec::new();
    loop {
        match told(house, opened, seat, "question?wait_ms=20000").await {
            ToBot::Question(asked) => {
                let number = Some(asked.numbers[bits.below(asked.numbers.len())]);
                let answer = BotReply { id: Some(asked.id), answer: None, number };
                events.extend(asked.events);
                let path = format!("/tables/{}/answer", opened.game);
                let token = Some(opened.tickets[seat].token.as_str());
                let ack: Ack = house.caller().post(&path, token, &answer).await.unwrap();
                assert!(!ack.dup && ack.id == asked.id.to_string());
            }
            ToBot::Over(over) => {
                events.extend(over.events.clone());
                return (*setup, events, *over);
            }
            ToBot::Wait => {}
            ToBot::Setup(_) => panic!("nobody asked for it"),
        }
    }
}

/// What a bot at a seat is told on its socket, until the game is over; answers by place. Each question is the one that is
/// told over HTTP.
async fn play_over_the_socket(house: &House, opened: &Opened, seat: usize) -> (usize, BotOver) {
    let hello = Hello {
        version: VERSION,
        game: opened.game.clone(),
        auth: vec![opened.tickets[seat].token.clone()],
        bot: Some(BotWants { odds: true }),
        ..Hello::default()
    };
    let mut wire = TestSocket::hello(house.addr, hello).await.unwrap();
    let (mut bits, mut setups, mut questions) = (Bits::new(5, 2), 0, 0);
    loop {
        let frame = wire.hear_raw().await.unwrap();
        if serde_json::from_str::<Value>(&frame).unwrap()["t"] != "bot" {
            continue;
        }
        assert_eq!(serde_json::from_str::<ToClient>(&frame).unwrap(), ToClient::Unknown, "others skip it");
        match serde_json::from_str(&frame).unwrap() {
            ToBot::Question(asked) => {
                questions += 1;
                assert_eq!(setups, 1, "first what is played");
                assert_eq!(asked.odds.is_some(), asked.question == "keep");
                if questions < 5 {
                    let again = told(house, opened, seat, "question?odds=true").await;
                    assert_eq!(again, ToBot::Question(asked.clone()), "one object, wherever it is read");
                }
                let answer = Some(BotWord::Place(bits.below(asked.legal.len()) as u32));
                let answer = BotReply { id: Some(asked.id), answer, number: None };
                wire.say(&ToServer::Answer(answer)).await.unwrap();
            }
            ToBot::Setup(setup) => {
                setups += 1;
                assert_eq!(setup.seat, opened.tickets[seat].seat.to_string());
            }
            ToBot::Over(over) => return (questions, *over),
            ToBot::Wait => panic!("a socket tells only what there is to tell"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_over_http_and_another_over_the_socket() {
    let house = House::new().await;
    let mut wanted = quick(vec![me(), me(), bot("random")]);
    wanted.switches.insert("promos".to_string(), "yes".to_string());
    let opened = open(&house, &wanted).await;
    let ((setup, events, over), (questions, ended)) =
        tokio::join!(play_over_http(&house, &opened, 0), play_over_the_socket(&house, &opened, 1));
    assert_eq!((setup.seat.as_str(), setup.edition.as_str(), setup.monsters.len()), ("A", "second", 3));
    assert_eq!(setup.switches.get("promos").map(String::as_str), Some("yes"));
    assert!(questions > 0 && over.winners == ended.winners, "{over:?} {ended:?}");
    assert_eq!((over.seat.as_str(), ended.seat.as_str()), ("A", "B"));
    let won = over.winners.contains(&"A".to_string());
    assert!((over.reward > 0.0) == won, "{over:?}");
    // Questions and the end told everything that happened, once and in order.
    let path = format!("/tables/{}/events", opened.game);
    let all: Events = house.caller().get(&path, Some(&opened.tickets[0].token)).await.unwrap();
    let all: Vec<String> = all.events.into_iter().flat_map(|ev| ev.changes).collect();
    assert_eq!(events, all);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_hide_is_in_no_question() {
    let house = House::new().await;
    let mut wanted = quick(vec![me(), me()]);
    wanted.edition = "godzilla".to_string();
    wanted.switches.insert("evolutions".to_string(), "yes".to_string());
    let opened = open(&house, &wanted).await;
    for seat in [0, 1] {
        let ToBot::Setup(setup) = told(&house, &opened, seat, "setup?wait_ms=20000").await else { panic!("no setup") };
        assert_eq!(setup.evolutions.map(|all| all.len()), Some(2), "which there are is no secret");
    }
    let seen = until(&house, &opened.game, None, |seen| seen.ask.is_some()).await;
    let asked = seen.ask.unwrap().seat;
    let seat = opened.tickets.iter().position(|ticket| ticket.seat == asked).unwrap();
    let ToBot::Question(question) = told(&house, &opened, seat, "question").await else { panic!("no question") };
    let hands: Vec<usize> =
        question.table.seats.iter().map(|seat| seat.evolutions.as_ref().map_or(0, |own| own.drawn.len())).collect();
    assert!(hands[seat] > 0 && hands[1 - seat] == 0, "{hands:?}");
    assert!(matches!(told(&house, &opened, 1 - seat, "question").await, ToBot::Wait));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bots_answer_counts_once_and_a_wrong_one_not_at_all() {
    let house = House::new().await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let asked = until(&house, &opened.game, None, |seen| seen.ask.is_some()).await.ask.unwrap().seat;
    let seat = opened.tickets.iter().position(|ticket| ticket.seat == asked).unwrap();
    let ToBot::Question(question) = told(&house, &opened, seat, "question").await else { panic!("no question") };
    let BotQuestion { id, legal, .. } = *question;
    let path = format!("/tables/{}/answer", opened.game);
    let say = async |seat: usize, body: Value| {
        let token = opened.tickets[seat].token.as_str();
        house.caller().call("POST", &path, Some(token), Some(&body)).await.unwrap()
    };
    for (body, status, code) in [
        (json!({ "id": id, "answer": "eat the city" }), 422, Code::IllegalAction),
        (json!({ "id": id, "answer": 100_000 }), 422, Code::IllegalAction),
        (json!({ "id": id, "number": 4_000_000 }), 422, Code::IllegalAction),
        (json!({ "id": id }), 422, Code::IllegalAction),
        (json!({ "id": id - 1, "answer": 0 }), 409, Code::SeqConflict),
        (json!({ "answer": 0 }), 400, Code::BadRequest),
        (json!({ "id": id, "answer": [0] }), 400, Code::BadRequest),
    ] {
        let reply = say(seat, body.clone()).await;
        assert_eq!((reply.status, reply.code()), (status, Some(code)), "{body}");
    }
    let other = say(1 - seat, json!({ "id": id, "answer": 0 })).await;
    assert_eq!((other.status, other.code()), (409, Some(Code::NotYourTurn)));
    let watcher = house.caller().call("GET", &path.replace("answer", "question"), None, None::<&()>).await.unwrap();
    assert_eq!((watcher.status, watcher.code()), (404, Some(Code::Forbidden)), "a seat is asked, not a spectator");

    let first: Ack = say(seat, json!({ "id": id, "answer": legal[0] })).await.json().unwrap();
    let again: Ack = say(seat, json!({ "id": id, "answer": legal[0] })).await.json().unwrap();
    assert!(!first.dup && again.dup && first.seq == again.seq);
    let changed = say(seat, json!({ "id": id, "answer": legal[1] })).await;
    assert_eq!((changed.status, changed.code()), (409, Some(Code::IdReused)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_waits_until_the_game_begins_and_while_the_server_plays_its_seat() {
    let house = House::new().await;
    let mut wanted = quick(vec![me(), NewSeat::default()]);
    wanted.start = false;
    let opened = open(&house, &wanted).await;
    for what in ["setup", "question", "question?wait_ms=1"] {
        assert!(matches!(told(&house, &opened, 0, what).await, ToBot::Wait), "{what}");
    }
    let token = opened.tickets[0].token.as_str();
    // Waiting, it is told as soon as somebody starts.
    let (begun, _) = tokio::join!(told(&house, &opened, 0, "setup?wait_ms=20000"), async {
        let path = format!("/tables/{}/start", opened.game);
        house.caller().call("POST", &path, Some(token), None::<&()>).await.unwrap()
    });
    assert!(matches!(begun, ToBot::Setup(_)));
    until(&house, &opened.game, None, |seen| seen.ask.as_ref().is_some_and(|ask| ask.seat == 'A')).await;
    assert!(matches!(told(&house, &opened, 0, "question").await, ToBot::Question(_)));
    // Handing a seat over needs no body.
    let path = format!("/tables/{}/seats/A/bot", opened.game);
    let handed = house.caller().call("POST", &path, Some(token), None::<&()>).await.unwrap();
    assert_eq!(handed.json::<TableInfo>().unwrap().seats[0].player.as_deref(), Some("level3"));
    until(&house, &opened.game, None, |seen| seen.table.phase == Phase::Over).await;
    let ToBot::Over(over) = told(&house, &opened, 0, "question").await else { panic!("it is over") };
    assert!(over.table.is_some() && over.events.last().is_some_and(|last| last.starts_with("over")), "{over:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_closed_is_over() {
    let house = House::new().await;
    let mut wanted = quick(vec![me(), NewSeat::default()]);
    wanted.start = false;
    let opened = open(&house, &wanted).await;
    let path = format!("/tables/{}/close", opened.game);
    house.caller().call("POST", &path, Some(&opened.host), None::<&()>).await.unwrap();
    for what in ["setup", "question"] {
        let ToBot::Over(over) = told(&house, &opened, 0, what).await else { panic!("it is over") };
        assert!(over.winners.is_empty() && over.table.is_none(), "{over:?}");
    }
}
