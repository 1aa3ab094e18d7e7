//! Bot accounts: made, challenged, rated, limited, banned, saved and deleted, and what each kind of caller may do with them.

use std::sync::Arc;

use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, HttpReply, Postgres, TestSocket};
use kaiju_server::clock::HandClock;
use kaiju_server::config::{Config, Rates};
use kaiju_server::limiter::Allowance;
use kaiju_server::{backup, store};
use kaiju_wire::bot::{BotReply, BotWants, ToBot};
use kaiju_wire::bot_account::{BotAccounts, BotAgenda, BotLadder, BotToken, LadderBot, NewChallenge, TOKEN_PREFIX};
use kaiju_wire::frame::Hello;
use kaiju_wire::moderation::{AdminReports, SanctionList};
use kaiju_wire::person::{Account, AccountExport, NewAccount};
use kaiju_wire::rating::{AccountRatings, Ladder};
use kaiju_wire::table::{Lobby, NewSeat, NewTable, Opened, Pace, Phase, Rematch, TableInfo, Ticket};
use kaiju_wire::{Code, VERSION};
use serde_json::{Value, json};

use crate::moderation::{TOKEN, looked_after};
use crate::support::{House, bot, me, open, play_out, quick, until};

/// A moment in the year 2033.
const LATER: u64 = 2_000_000_000_000;

async fn account(caller: &mut Caller, name: &str) -> Account {
    caller.post("/accounts", None, &NewAccount { name: name.into(), device: String::new() }).await.unwrap()
}

async fn made(caller: &mut Caller, owner: &Account, name: &str) -> BotToken {
    caller.post("/account/bots", Some(&owner.session), &json!({ "name": name })).await.unwrap()
}

async fn agenda(caller: &mut Caller, bot: &BotToken) -> BotAgenda {
    caller.get("/bot", Some(&bot.token)).await.unwrap()
}

fn duel() -> NewChallenge {
    NewChallenge {
        edition: "second".into(),
        players: 2,
        name: "Guest".into(),
        pace: Pace::Instant,
        ..NewChallenge::default()
    }
}

async fn challenge(caller: &mut Caller, bot: &BotToken, token: Option<&str>, wanted: &NewChallenge) -> HttpReply {
    caller.call("POST", &format!("/bots/{}/challenges", bot.id), token, Some(wanted)).await.unwrap()
}

async fn challenged(caller: &mut Caller, bot: &BotToken, token: Option<&str>, wanted: &NewChallenge) -> Opened {
    let reply = challenge(caller, bot, token, wanted).await;
    assert_eq!(reply.status, 201, "{:?}", reply.code());
    reply.json().unwrap()
}

async fn sits(caller: &mut Caller, bot: &BotToken, game: &str) -> HttpReply {
    let join = json!({ "name": "Somebody else" });
    caller.call("POST", &format!("/tables/{game}/seats"), Some(&bot.token), Some(&join)).await.unwrap()
}

async fn ladder(caller: &mut Caller, list: &str) -> Vec<LadderBot> {
    caller.get::<BotLadder>(&format!("/ratings/{list}/bots"), None).await.unwrap().bots
}

async fn on_ladder(caller: &mut Caller, list: &str, bot: &BotToken) -> Option<LadderBot> {
    ladder(caller, list).await.into_iter().find(|one| one.rated.id.as_ref() == Some(&bot.id))
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_has_a_few_bots_with_tokens_and_names_of_their_own() {
    let house = House::new().await;
    let mut caller = house.caller();
    let (ana, bea) = (account(&mut caller, "Ana").await, account(&mut caller, "Bea").await);
    let robot = made(&mut caller, &ana, "  Robot ").await;
    assert!(robot.token.starts_with(TOKEN_PREFIX) && robot.name == "Robot", "{robot:?}");
    // Nobody else has the name, or one that looks like it; and nobody logs in as a bot.
    for (name, code) in
        [("robot", Code::NameTaken), ("Rоbot", Code::NameTaken), ("Ana", Code::NameTaken), ("", Code::BadName)]
    {
        let reply =
            caller.call("POST", "/account/bots", Some(&bea.session), Some(&json!({ "name": name }))).await.unwrap();
        assert_eq!(reply.code(), Some(code), "{name}");
    }
    let reply = caller.call("POST", "/accounts", None, Some(&json!({ "name": "Robot" }))).await.unwrap();
    assert_eq!(reply.code(), Some(Code::NameTaken));
    for recovery in ["", " ", &robot.token] {
        let login = json!({ "name": "Robot", "recovery": recovery });
        let reply = caller.call("POST", "/session", None, Some(&login)).await.unwrap();
        assert_eq!(reply.code(), Some(Code::Forbidden), "{recovery:?}");
    }
    for n in 2..=5 {
        made(&mut caller, &ana, &format!("Robot {n}")).await;
    }
    let sixth =
        caller.call("POST", "/account/bots", Some(&ana.session), Some(&json!({ "name": "Six" }))).await.unwrap();
    assert_eq!((sixth.status, sixth.code()), (409, Some(Code::TooManyBots)));
    let listed: BotAccounts = caller.get("/account/bots", Some(&ana.session)).await.unwrap();
    assert_eq!((listed.bots.len(), listed.most), (5, 5));
    assert!(listed.bots.iter().all(|one| !one.online && one.seen_ms == 0));
    // A token that was renewed is void, and one that asks is online.
    agenda(&mut caller, &robot).await;
    let renewed: BotToken =
        caller.post(&format!("/account/bots/{}/token", robot.id), Some(&ana.session), &()).await.unwrap();
    assert!(renewed.token != robot.token && renewed.id == robot.id);
    let reply = caller.call("GET", "/bot", Some(&robot.token), None::<&()>).await.unwrap();
    assert_eq!(reply.code(), Some(Code::Forbidden));
    assert_eq!(agenda(&mut caller, &renewed).await.name, "Robot");
    let listed: BotAccounts = caller.get("/account/bots", Some(&ana.session)).await.unwrap();
    assert_eq!(listed.bots.iter().filter(|one| one.online).map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Robot"]);
    // Only the owner renews and deletes; whoever is deleted leaves the name to others.
    let (own, token) = (format!("/account/bots/{}", robot.id), format!("/account/bots/{}/token", robot.id));
    for (method, path) in [("DELETE", &own), ("POST", &token)] {
        let reply = caller.call(method, path, Some(&bea.session), None::<&()>).await.unwrap();
        assert_eq!(reply.code(), Some(Code::Forbidden), "{method} {path}");
    }
    let left: BotAccounts = caller.call("DELETE", &own, Some(&ana.session), None::<&()>).await.unwrap().json().unwrap();
    assert_eq!(left.bots.len(), 4);
    assert_eq!(
        caller.call("GET", "/bot", Some(&renewed.token), None::<&()>).await.unwrap().code(),
        Some(Code::Forbidden)
    );
    let again = made(&mut caller, &bea, "Robot").await;
    assert_ne!(again.id, robot.id);
    // The file has them, without any token; with the account all of them go.
    let reply = caller.call("GET", "/account/export", Some(&bea.session), None::<&()>).await.unwrap();
    assert!(!String::from_utf8(reply.body.clone()).unwrap().contains(TOKEN_PREFIX));
    assert_eq!(reply.json::<AccountExport>().unwrap().bots[0].account.name, "Robot");
    caller.call("DELETE", "/account", Some(&bea.session), None::<&()>).await.unwrap();
    assert_eq!(
        caller.call("GET", "/bot", Some(&again.token), None::<&()>).await.unwrap().code(),
        Some(Code::Forbidden)
    );
    account(&mut caller, "Robot").await;
}

/// A guest challenges a bot, which plays over the socket and the API as any client does.
async fn a_guest_plays_with_a_bot(house: &House) {
    let mut caller = house.caller();
    let ana = account(&mut caller, "Ana").await;
    let robot = made(&mut caller, &ana, "Robot").await;
    assert_eq!(challenge(&mut caller, &robot, None, &duel()).await.code(), Some(Code::BotAway));
    // The bot waits for somebody, and is told of the challenge.
    let (waiting, token) = (house.caller(), robot.token.clone());
    let told = tokio::spawn(async move {
        let mut waiting = waiting;
        waiting.get::<BotAgenda>("/bot?wait_ms=25000", Some(&token)).await.unwrap()
    });
    let mut opened: Opened = loop {
        let reply = challenge(&mut caller, &robot, None, &duel()).await;
        if reply.status == 201 {
            break reply.json().unwrap();
        }
        assert_eq!(reply.code(), Some(Code::BotAway));
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    };
    let told = told.await.unwrap();
    assert_eq!((told.name.as_str(), told.tables.len()), ("Robot", 0));
    assert_eq!(
        (told.challenges[0].table.game.as_str(), told.challenges[0].from.as_str()),
        (opened.game.as_str(), "Guest")
    );
    // The seat is kept for it, marked, and nobody else gets it.
    let kept = &opened.table.seats[1];
    assert_eq!((kept.name.as_str(), kept.bot, kept.taken), ("Robot", true, false));
    let join = json!({ "name": "Eve", "code": opened.code });
    let seats = format!("/tables/{}/seats", opened.game);
    for session in [None, Some(ana.session.as_str())] {
        let reply = caller.call("POST", &seats, session, Some(&join)).await.unwrap();
        assert!(matches!(reply.code(), Some(Code::NeedsAccount | Code::SeatTaken)), "{:?}", reply.code());
    }
    let ticket: Ticket = sits(&mut caller, &robot, &opened.game).await.json().unwrap();
    assert_eq!(ticket.seat, 'B');
    let seen = until(house, &opened.game, None, |seen| seen.table.phase == Phase::Playing).await;
    assert_eq!((seen.table.seats[1].name.as_str(), seen.table.seats[1].bot), ("Robot", true), "its name is its own");
    assert!(!seen.table.seats[0].bot);
    let now = agenda(&mut caller, &robot).await;
    assert_eq!((now.challenges.len(), now.tables.len()), (0, 1));
    // Its program lost the token, sits down again, and the old token is void. The same request gets the same answer.
    let again: Ticket = sits(&mut caller, &robot, &opened.game).await.json().unwrap();
    assert!(again.seat == 'B' && again.token != ticket.token);
    let view = format!("/tables/{}/view", opened.game);
    assert_eq!(
        caller.call("GET", &view, Some(&ticket.token), None::<&()>).await.unwrap().code(),
        Some(Code::Forbidden)
    );
    let bearer = format!("Bearer {}", robot.token);
    let headers = [
        ("content-type", "application/json"),
        ("authorization", bearer.as_str()),
        ("idempotency-key", "0123456789abcdef0123456789abcdef"),
    ];
    let path = format!("/api/v1{seats}");
    let keyed: Ticket =
        caller.send("POST", &path, &headers, br#"{"name":"x"}"#.to_vec()).await.unwrap().json().unwrap();
    let same: Ticket = caller.send("POST", &path, &headers, br#"{"name":"x"}"#.to_vec()).await.unwrap().json().unwrap();
    assert_eq!(keyed, same);
    opened.tickets.push(keyed.clone());
    // On the socket it is told what bots are told.
    let hello = Hello {
        version: VERSION,
        game: opened.game.clone(),
        auth: vec![keyed.token.clone()],
        bot: Some(BotWants { odds: false }),
        ..Hello::default()
    };
    let mut wire = TestSocket::hello(house.addr, hello).await.unwrap();
    loop {
        let frame: Value = serde_json::from_str(&wire.hear_raw().await.unwrap()).unwrap();
        if frame["t"] == "bot" {
            assert_eq!(frame["kaiju"], "setup");
            break;
        }
    }
    drop(wire);
    play_out(house, &opened, &mut Bits::new(5, 31)).await;
    let over: TableInfo = caller.get(&format!("/tables/{}", opened.game), None).await.unwrap();
    assert!(over.phase == Phase::Over && over.seats[1].bot);
    assert!(!over.rated, "a game counts only where it says so");
    assert_eq!(on_ladder(&mut caller, "second-2", &robot).await.unwrap().rated.games, 0);
    // The rematch waits for the bot, which finds it and sits down with its own token.
    let rematch: Rematch =
        caller.post(&format!("/tables/{}/rematch", opened.game), Some(&opened.tickets[0].token), &()).await.unwrap();
    let now = agenda(&mut caller, &robot).await;
    assert_eq!(now.challenges.iter().map(|one| one.table.game.as_str()).collect::<Vec<_>>(), [rematch.game.as_str()]);
    let next: Ticket = sits(&mut caller, &robot, &rematch.game).await.json().unwrap();
    let seen = until(house, &rematch.game, Some(&next.token), |seen| seen.table.phase == Phase::Playing).await;
    assert!(seen.table.seats[1].bot);
    // What it answers by number counts.
    let path = format!("/tables/{}/question?wait_ms=0", rematch.game);
    if let ToBot::Question(asked) = caller.get(&path, Some(&next.token)).await.unwrap() {
        let answer = BotReply { id: Some(asked.id), answer: None, number: Some(asked.numbers[0]) };
        let path = format!("/tables/{}/answer", rematch.game);
        assert_eq!(caller.call("POST", &path, Some(&next.token), Some(&answer)).await.unwrap().status, 200);
    }
    let gone: BotAccounts = caller
        .call("DELETE", &format!("/account/bots/{}", robot.id), Some(&ana.session), None::<&()>)
        .await
        .unwrap()
        .json()
        .unwrap();
    assert_eq!(gone.bots, []);
    // Its seats stay with whoever has their tokens, and stay marked.
    let seen = until(house, &rematch.game, Some(&next.token), |_| true).await;
    assert!(seen.table.seats[1].bot);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_plays_with_a_bot_in_a_file() {
    a_guest_plays_with_a_bot(&House::new().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_plays_with_a_bot_in_postgres() {
    let postgres = Postgres::start().unwrap();
    a_guest_plays_with_a_bot(&House::at(&postgres.database("bots").unwrap(), Rates::loose()).await).await;
}

/// Rated games of bots: the ladder, who may meet whom, a restart, a backup and a deletion.
async fn bots_have_ratings(mut house: House, place: &str, spare: &str) {
    let mut caller = house.caller();
    let (ana, bea) = (account(&mut caller, "Ana").await, account(&mut caller, "Bea").await);
    let (robot, second) = (made(&mut caller, &ana, "Robot").await, made(&mut caller, &ana, "Second").await);
    let third = made(&mut caller, &bea, "Third").await;
    let house_bots = ladder(&mut caller, "second-2").await;
    assert!(house_bots.iter().all(|one| one.rated.is_of_server() && one.online));
    assert_eq!(house_bots.len(), 5, "levels 1 to 5");
    for one in [&robot, &second, &third] {
        agenda(&mut caller, one).await;
    }
    let fresh = on_ladder(&mut caller, "second-2", &robot).await.unwrap();
    assert_eq!((fresh.rated.rating, fresh.rated.games, fresh.online, fresh.rated.bot), (1500, 0, true, true));
    assert_eq!(fresh.interval(), (1500 - fresh.rated.margin as i32, 1500 + fresh.rated.margin as i32));
    // Nobody plays for ratings without an account, with their own bot, or with a bot of the same owner.
    let rated = NewChallenge { rated: true, ..duel() };
    for token in [None, Some(ana.session.as_str()), Some(second.token.as_str()), Some(robot.token.as_str())] {
        assert_eq!(challenge(&mut caller, &robot, token, &rated).await.code(), Some(Code::NeedsAccount), "{token:?}");
    }
    let table = NewTable { rated: true, start: false, ..quick(vec![me(), NewSeat::default()]) };
    let table =
        NewTable { seats: vec![me(), NewSeat { player: Some("level3".into()), ..NewSeat::default() }], ..table };
    let own: Opened = caller.post("/tables", Some(&ana.session), &table).await.unwrap();
    assert_eq!(sits(&mut caller, &robot, &own.game).await.code(), Some(Code::NeedsAccount));
    let bots: Opened = caller.post("/tables", Some(&robot.token), &table).await.unwrap();
    assert_eq!((bots.table.seats[0].name.as_str(), bots.table.seats[0].bot), ("Robot", true));
    for (who, code) in [(&second, Code::NeedsAccount), (&robot, Code::Unknown)] {
        let reply = sits(&mut caller, who, &bots.game).await;
        assert_eq!(reply.code().unwrap_or(Code::Unknown), code, "{who:?}");
    }
    // Bea plays with Robot, and Third does: a person and a bot, and two bots.
    let mut bits = Bits::new(5, 32);
    for (token, name) in [(&bea.session, "Bea"), (&third.token, "Third")] {
        let mut opened =
            challenged(&mut caller, &robot, Some(token), &NewChallenge { name: name.into(), ..rated.clone() }).await;
        assert_eq!(opened.table.seats[0].bot, name == "Third");
        opened.tickets.push(sits(&mut caller, &robot, &opened.game).await.json().unwrap());
        play_out(&house, &opened, &mut bits).await;
    }
    let after = on_ladder(&mut caller, "second-2", &robot).await.unwrap();
    assert_eq!((after.rated.games, after.rated.margin < fresh.rated.margin), (2, true), "{after:?}");
    let all: Ladder = caller.get("/ratings/second-2", None).await.unwrap();
    assert_eq!((all.people, all.games), (1, 2), "people are counted, bots are not");
    let marked = |name: &str| all.players.iter().find(|one| one.name == name).map(|one| (one.bot, one.place));
    assert_eq!(
        (marked("Bea"), marked("Robot"), marked("Third")),
        (Some((false, Some(1))), Some((true, None)), Some((true, None)))
    );
    let own: AccountRatings = caller.get("/account/ratings", Some(&bea.session)).await.unwrap();
    assert_eq!(own.ratings[0].rated.place, Some(1), "bots take nobody's place");
    assert!(on_ladder(&mut caller, "second-3", &robot).await.is_some_and(|one| one.rated.games == 0));
    let least: Vec<i32> = ladder(&mut caller, "second-2").await.iter().map(|one| one.interval().0).collect();
    assert!(least.is_sorted_by(|a, b| a >= b), "{least:?}");

    // Another process comes to the same, and a backup has it all.
    let mut saved = Vec::new();
    backup::save(&*house.hub.store, &mut saved, |_| {}).await.unwrap();
    let kept = house.stop_and_keep().await;
    let mut house = House::at(place, Rates::loose()).await;
    let mut caller = house.caller();
    assert_eq!(on_ladder(&mut caller, "second-2", &robot).await, Some(after.clone()));
    let empty = store::open(spare).await.unwrap();
    backup::restore(&*empty, saved.as_slice(), |_| {}).await.unwrap();
    empty.close().await;
    let mut restored = House::at(spare, Rates::loose()).await;
    let mut there = restored.caller();
    assert_eq!(agenda(&mut there, &robot).await.id, robot.id, "its token opens it");
    assert_eq!(on_ladder(&mut there, "second-2", &robot).await, Some(after.clone()));
    let login = json!({ "name": "Ana", "recovery": ana.recovery });
    let session: kaiju_wire::person::LoginSession = there.post("/session", None, &login).await.unwrap();
    let listed: BotAccounts = there.get("/account/bots", Some(&session.session)).await.unwrap();
    assert_eq!(listed.bots.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Robot", "Second"]);
    restored.stop().await;

    // What was deleted has no name any more, and is a bot for ever.
    let export: AccountExport = caller.get("/account/export", Some(&ana.session)).await.unwrap();
    assert_eq!(export.bots.iter().map(|one| one.games.len()).sum::<usize>(), 3);
    caller.call("DELETE", "/account", Some(&ana.session), None::<&()>).await.unwrap();
    assert_eq!(on_ladder(&mut caller, "second-2", &robot).await, None);
    let gone: Ladder = caller.get("/ratings/second-2", None).await.unwrap();
    let nameless: Vec<bool> = gone.players.iter().filter(|one| one.name.is_empty()).map(|one| one.bot).collect();
    assert_eq!((nameless, gone.people), (vec![true], 1));
    house.stop().await;
    drop(kept);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_have_ratings_in_a_file() {
    let house = House::new().await;
    let (place, folder) = (house.place.clone(), tempfile::tempdir().unwrap());
    bots_have_ratings(house, &place, &folder.path().join("spare.db").display().to_string()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_have_ratings_in_postgres() {
    let postgres = Postgres::start().unwrap();
    let (place, spare) = (postgres.database("rated").unwrap(), postgres.database("spare").unwrap());
    bots_have_ratings(House::at(&place, Rates::loose()).await, &place, &spare).await;
}

/// Who does not come is not waited for longer than a minute, and who does not call is away.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_does_not_come_is_played_for() {
    let (house, clock) = House::by_hand().await;
    let clock: Arc<HandClock> = clock;
    clock.jump(1_794_747_722_586);
    let mut caller = house.caller();
    let ana = account(&mut caller, "Ana").await;
    let robot = made(&mut caller, &ana, "Robot").await;
    agenda(&mut caller, &robot).await;
    let three = NewChallenge { players: 3, ..duel() };
    let opened = challenged(&mut caller, &robot, None, &three).await;
    assert_eq!(opened.table.phase, Phase::Gathering);
    // The bot says no. The table waits all the same, and then the bot of the seat plays.
    let no = caller.call("DELETE", &format!("/bot/challenges/{}", opened.game), Some(&robot.token), None::<&()>).await;
    assert_eq!(no.unwrap().status, 200);
    assert_eq!(agenda(&mut caller, &robot).await.challenges, []);
    clock.pass(59_000);
    let table: TableInfo = caller.get(&format!("/tables/{}", opened.game), None).await.unwrap();
    assert_eq!(table.phase, Phase::Gathering);
    let begun = loop {
        clock.pass(1_000);
        let table: TableInfo = caller.get(&format!("/tables/{}", opened.game), None).await.unwrap();
        if table.phase != Phase::Gathering {
            break table;
        }
    };
    assert_eq!(begun.seats[1].player.as_deref(), Some("level3"));
    // It came too late, and is away by now.
    assert_eq!(sits(&mut caller, &robot, &opened.game).await.code(), Some(Code::Begun));
    let other = challenged(&mut caller, &robot, None, &duel()).await;
    let ticket: Ticket = sits(&mut caller, &robot, &other.game).await.json().unwrap();
    clock.pass(61_000);
    assert!(!on_ladder(&mut caller, "second-2", &robot).await.is_some_and(|one| one.online));
    assert_eq!(challenge(&mut caller, &robot, None, &duel()).await.code(), Some(Code::BotAway));
    // A program that plays is there, too.
    until(&house, &other.game, Some(&ticket.token), |_| true).await;
    loop {
        if on_ladder(&mut caller, "second-2", &robot).await.is_some_and(|one| one.online) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    challenged(&mut caller, &robot, None, &duel()).await;
}

/// A challenge outlives a restart: whoever challenged waits no longer than they were told.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_a_restart_interrupts_begins_all_the_same() {
    let clock = Arc::new(HandClock::default());
    clock.jump(1_794_747_722_586);
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("kaiju.db").display().to_string();
    let mut house = House::with_clock(&place, clock.clone()).await;
    let mut caller = house.caller();
    let ana = account(&mut caller, "Ana").await;
    let robot = made(&mut caller, &ana, "Robot").await;
    agenda(&mut caller, &robot).await;
    let opened = challenged(&mut caller, &robot, None, &duel()).await;
    assert_eq!(opened.table.begin_by_ms, Some(1_794_747_722_586 + 60_000));
    house.stop().await;
    clock.pass(60_000);
    // Nobody asks for the table: the server finds it by itself.
    let house = House::with_clock(&place, clock.clone()).await;
    while house.hub.store.game(&opened.game).await.unwrap().unwrap().phase == Phase::Gathering {
        clock.pass(1_000);
        tokio::task::yield_now().await;
    }
    let begun: TableInfo = house.caller().get(&format!("/tables/{}", opened.game), None).await.unwrap();
    assert_eq!((begun.seats[1].player.as_deref(), begun.begin_by_ms), (Some("level3"), None));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_has_limits_of_its_own() {
    let few = Allowance { burst: 5.0, rate: 0.001 };
    let house = House::with(Rates { bots: few, ..Rates::loose() }).await;
    let mut caller = house.caller();
    let ana = account(&mut caller, "Ana").await;
    let (robot, other) = (made(&mut caller, &ana, "Robot").await, made(&mut caller, &ana, "Other").await);
    agenda(&mut caller, &robot).await;
    let opened = challenged(&mut caller, &robot, None, &duel()).await;
    let ticket: Ticket = sits(&mut caller, &robot, &opened.game).await.json().unwrap();
    // What it asks with the token of a seat counts, too.
    let view = format!("/tables/{}/view", opened.game);
    for status in [200, 200, 200, 429] {
        assert_eq!(caller.call("GET", &view, Some(&ticket.token), None::<&()>).await.unwrap().status, status);
    }
    let reply = caller.call("GET", "/bot", Some(&robot.token), None::<&()>).await.unwrap();
    assert_eq!((reply.status, reply.code()), (429, Some(Code::RateLimited)));
    agenda(&mut caller, &other).await;
    assert_eq!(caller.call("GET", &view, Some(&opened.tickets[0].token), None::<&()>).await.unwrap().status, 200);

    let house = House::set(Config { bot_tables: 2, rates: Rates::loose(), ..House::config() }).await;
    let mut caller = house.caller();
    let ana = account(&mut caller, "Ana").await;
    let robot = made(&mut caller, &ana, "Robot").await;
    assert_eq!(agenda(&mut caller, &robot).await.most, 2);
    let first = challenged(&mut caller, &robot, None, &duel()).await;
    sits(&mut caller, &robot, &first.game).await.json::<Ticket>().unwrap();
    challenged(&mut caller, &robot, None, &duel()).await;
    assert_eq!(challenge(&mut caller, &robot, None, &duel()).await.code(), Some(Code::TooManyTables));
    caller.call("POST", &format!("/tables/{}/close", first.game), Some(&first.host), None::<&()>).await.unwrap();
    challenged(&mut caller, &robot, None, &duel()).await;
}

/// A ban of a bot or of its owner keeps the bot away; at a table for children no program plays; names stay.
#[tokio::test(flavor = "multi_thread")]
async fn hosts_and_tables_keep_bots_away() {
    let house = House::set(looked_after()).await;
    let mut caller = house.caller();
    let ana = account(&mut caller, "Ana").await;
    let robot = made(&mut caller, &ana, "Robot").await;
    agenda(&mut caller, &robot).await;
    let open_to_all = NewTable { start: false, ..quick(vec![me(), NewSeat::default(), bot("random")]) };
    for account in ["Robot", "Ana"] {
        let table = open(&house, &open_to_all).await;
        let ban = json!({ "kind": "ban", "target": { "account": account }, "until_ms": LATER });
        let list: SanctionList = caller.post("/admin/sanctions", Some(TOKEN), &ban).await.unwrap();
        assert_eq!(sits(&mut caller, &robot, &table.game).await.code(), Some(Code::Banned), "{account}");
        assert_eq!(challenge(&mut caller, &robot, None, &duel()).await.code(), Some(Code::BotAway), "{account}");
        let new =
            caller.call("POST", "/account/bots", Some(&ana.session), Some(&json!({ "name": "New" }))).await.unwrap();
        assert_eq!(new.code(), Some(Code::Banned).filter(|_| account == "Ana"));
        let id = list.sanctions[0].sanction.clone();
        caller.call("DELETE", &format!("/admin/sanctions/{id}"), Some(TOKEN), None::<&()>).await.unwrap();
        let ticket: Ticket = sits(&mut caller, &robot, &table.game).await.json().unwrap();
        // The seat keeps the name of the account, whatever its program wants.
        let seat = format!("/tables/{}/seats/B", table.game);
        let changed: TableInfo = caller
            .call("PATCH", &seat, Some(&ticket.token), Some(&json!({ "name": "Ann", "monster": "kraken" })))
            .await
            .unwrap()
            .json()
            .unwrap();
        let told = &changed.seats[1];
        assert_eq!((told.name.as_str(), told.bot, told.monster.as_str()), ("Robot", true, "kraken"));
        // Whoever looks after the server is told that a bot was reported.
        let (own, report) = (&table.tickets[0].token, json!({ "seat": "B", "about": "talk" }));
        caller.call("POST", &format!("/tables/{}/reports", table.game), Some(own), Some(&report)).await.unwrap();
        let reports: AdminReports = caller.get("/admin/reports", Some(TOKEN)).await.unwrap();
        assert!(reports.reports.iter().all(|one| one.bot && one.name == "Robot"), "{reports:?}");
        let lobby: Lobby = caller.get("/tables", None).await.unwrap();
        assert!(lobby.tables.iter().any(|one| one.game == table.game && one.seats[1].bot));
        let up: TableInfo =
            caller.call("DELETE", &seat, Some(&ticket.token), None::<&()>).await.unwrap().json().unwrap();
        assert_eq!((up.seats[1].name.as_str(), up.seats[1].bot), ("", false));
    }
    let child =
        open(&house, &NewTable { child: true, seats: vec![me(), NewSeat::default()], ..open_to_all.clone() }).await;
    assert_eq!(sits(&mut caller, &robot, &child.game).await.code(), Some(Code::ChildTable));
    let childs = NewTable { child: true, seats: vec![me(), NewSeat::default()], ..open_to_all };
    let reply = caller.call("POST", "/tables", Some(&robot.token), Some(&childs)).await.unwrap();
    assert_eq!(reply.code(), Some(Code::ChildTable));
    // Whoever the owner has blocked does not challenge.
    let bea = account(&mut caller, "Bea").await;
    let game: Opened = caller.post("/tables", Some(&bea.session), &quick(vec![me(), bot("random")])).await.unwrap();
    let block = json!({ "game": game.game, "seat": "A", "how": "block" });
    caller.call("POST", "/account/encounters", Some(&ana.session), Some(&block)).await.unwrap();
    let reply = challenge(&mut caller, &robot, Some(&bea.session), &duel()).await;
    assert_eq!(reply.code(), Some(Code::NotWelcome));
}

/// Every call about bots with every kind of caller, and every call there is with the token of a bot: it opens what is a bot's, and
/// nothing of its owner's.
#[tokio::test(flavor = "multi_thread")]
async fn a_token_of_a_bot_opens_what_is_the_bots() {
    let house = House::set(looked_after()).await;
    let mut caller = house.caller();
    let (ana, bea) = (account(&mut caller, "Ana").await, account(&mut caller, "Bea").await);
    let (robot, other) = (made(&mut caller, &ana, "Robot").await, made(&mut caller, &bea, "Other").await);
    agenda(&mut caller, &robot).await;
    let table = open(&house, &quick(vec![me(), me()])).await;
    let (seat, host) = (table.tickets[0].token.as_str(), table.host.as_str());
    let own = [&ana.session, &bea.session, &robot.token, &other.token].map(String::as_str);
    let callers: Vec<Option<&str>> = [None, Some("wrong"), Some("kaijubot_wrong"), Some(seat), Some(host), Some(TOKEN)]
        .into_iter()
        .chain(own.map(Some))
        .collect();
    let (bot_path, token_path) = (format!("/account/bots/{}", robot.id), format!("/account/bots/{}/token", robot.id));
    let decline = format!("/bot/challenges/{}", table.game);
    let name = json!({ "name": "" });
    let calls: [(&str, &str, Value, &[&str]); 6] = [
        ("GET", "/account/bots", Value::Null, &[own[0], own[1]]),
        ("POST", "/account/bots", name, &[own[0], own[1]]),
        ("GET", "/bot", Value::Null, &[own[2], own[3]]),
        ("DELETE", &decline, Value::Null, &[own[2], own[3]]),
        ("POST", &token_path, Value::Null, &[own[0]]),
        ("DELETE", &bot_path, Value::Null, &[own[0]]),
    ];
    for (method, path, value, allowed) in &calls {
        for token in callers.iter().filter(|token| token.is_none_or(|token| !allowed.contains(&token))) {
            let sent = (!value.is_null()).then_some(value);
            let reply = caller.call(method, path, *token, sent).await.unwrap();
            assert_eq!(reply.code(), Some(Code::Forbidden), "{method} {path} {token:?}");
        }
    }
    // The ladder is everybody's, and so is a challenge, but for a token that was made for a bot and is none.
    for token in &callers {
        let ladder = caller.call("GET", "/ratings/second-2/bots", *token, None::<&()>).await.unwrap();
        assert_eq!(ladder.status, 200);
        let code =
            challenge(&mut caller, &robot, *token, &NewChallenge { edition: "third".into(), ..duel() }).await.code();
        let wanted = match token {
            Some("kaijubot_wrong") => Code::Forbidden,
            Some(token) if *token == robot.token => Code::NeedsAccount,
            _ => Code::BadSetup,
        };
        assert_eq!(code, Some(wanted), "{token:?}");
    }
    // Every route there is, with the token of a bot.
    let api: Value = caller.get("/openapi.json", None).await.unwrap();
    let mut tried = 0;
    for (path, methods) in api["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys().map(|method| method.to_uppercase()) {
            let theirs = path.starts_with("/account") || path.starts_with("/admin") || path.starts_with("/session");
            let place = path.replace("{game}", &table.game).replace("{seat}", "A").replace("{bot}", &robot.id);
            let place = place.replace("{list}", "second-2").replace(['{', '}'], "x");
            let body = json!({ "name": "Eve", "title": "Cup", "edition": "second", "seats": 2, "wants": true, "text": "hi",
                "game": table.game, "seat": "A", "token": seat, "how": "block", "about": "talk", "people": [], "url": "https://a.example" });
            let body = (method != "GET" && method != "DELETE").then_some(&body);
            let reply = caller.call(&method, &place, Some(&robot.token), body).await.unwrap();
            let at_the_table =
                path.starts_with("/tables/{game}") && path != "/tables/{game}/seats" && !path.ends_with("/qr.svg");
            let makes_account = path == "/accounts" || path == "/session/challenge";
            if (theirs && !makes_account || at_the_table || path.starts_with("/tournaments") && method != "GET")
                && reply.status < 300
            {
                let public = ["/tables/{game}/record", "/tables/{game}/review", "/tables/{game}/rows/{row}/reason"];
                assert!(public.contains(&path.as_str()), "{method} {path}: {}", reply.status);
            }
            tried += 1;
        }
    }
    assert!(tried > 90, "{tried}");
    let untouched: BotAccounts = caller.get("/account/bots", Some(&ana.session)).await.unwrap();
    assert_eq!(untouched.bots.len(), 1);
}
