//! Seats of an account on all its devices: a session whose account has a seat gets a token of its own for it, and nobody else does.

use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, Postgres};
use kaiju_server::config::Rates;
use kaiju_wire::Code;
use kaiju_wire::person::{Account, History, Login, LoginSession, NewAccount};
use kaiju_wire::table::{Join, NewSeat, NewTable, Opened, OwnSeats, Phase, Rematch, Rhythm, TableInfo, Ticket, Turns};

use crate::stuck::keyed;
use crate::support::{House, me, open, play_out, quick};

async fn account(caller: &mut Caller, name: &str) -> Account {
    caller.post("/accounts", None, &NewAccount { name: name.into(), device: String::new() }).await.unwrap()
}

/// Another device of an account.
async fn device(caller: &mut Caller, account: &Account) -> String {
    let login = Login { name: account.name.clone(), recovery: account.recovery.clone(), device: "phone".into() };
    caller.post::<LoginSession>("/session", None, &login).await.unwrap().session
}

async fn own(caller: &mut Caller, game: &str, session: Option<&str>) -> Result<Vec<Ticket>, Code> {
    let reply = caller.call("POST", &format!("/account/tables/{game}/seats"), session, None::<&()>).await.unwrap();
    reply.json::<OwnSeats>().map(|own| own.tickets).map_err(|_| reply.code().unwrap())
}

/// Does a token open a seat?
async fn opens(caller: &mut Caller, ticket: &Ticket) -> bool {
    let path = format!("/tables/{}/view", ticket.game);
    caller.call("GET", &path, Some(&ticket.token), None::<&()>).await.unwrap().status == 200
}

async fn sits(caller: &mut Caller, game: &str, session: Option<&str>, name: &str) -> Ticket {
    let join = Join { name: name.into(), ..Join::default() };
    caller.post(&format!("/tables/{game}/seats"), session, &join).await.unwrap()
}

async fn rises(caller: &mut Caller, ticket: &Ticket) {
    let path = format!("/tables/{}/seats/{}", ticket.game, ticket.seat);
    assert_eq!(caller.call("DELETE", &path, Some(&ticket.token), None::<&()>).await.unwrap().status, 200);
}

/// Who sat down with an account finds the table on another device and plays there; the first device plays on.
async fn a_seat_is_on_all_devices(house: &House) {
    let caller = &mut house.caller();
    let (ana, eve) = (account(caller, "Ana").await, account(caller, "Eve").await);
    let wanted = NewTable { start: false, rhythm: Rhythm::Relaxed, grace_s: None, ..quick(vec![me(), me()]) };
    let table: Opened = caller.post("/tables", Some(&ana.session), &wanted).await.unwrap();
    let phone = device(caller, &ana).await;
    let turns: Turns = caller.get("/account/tables", Some(&phone)).await.unwrap();
    assert_eq!((turns.tables.len(), &turns.tables[0].own), (1, &vec!['B', 'A']));
    let tickets = own(caller, &table.game, Some(&phone)).await.unwrap();
    assert_eq!(tickets.iter().map(|one| one.seat).collect::<String>(), "AB");
    for ticket in tickets.iter().chain(&table.tickets) {
        assert!(opens(caller, ticket).await);
    }
    // Nobody else: no session, another account, a token of the table, of another seat or of its host.
    let tokens = [None, Some("wrong"), Some(&*eve.session), Some(&*table.host), Some(&*table.tickets[0].token)];
    for token in tokens {
        assert_eq!(own(caller, &table.game, token).await, Err(Code::Forbidden), "{token:?}");
    }
    let turns: Turns = caller.get("/account/tables", Some(&eve.session)).await.unwrap();
    assert_eq!(turns.tables, []);
    // Lost answers are given again; four devices have a token beside the first, and a fifth takes the place of the oldest.
    let path = format!("/account/tables/{}/seats", table.game);
    let key = "5b".repeat(16);
    let once: OwnSeats = keyed(caller, ("POST", &path), Some(&phone), &key, "").await.json().unwrap();
    let again: OwnSeats = keyed(caller, ("POST", &path), Some(&phone), &key, "").await.json().unwrap();
    assert_eq!(once, again);
    for _ in 0..3 {
        own(caller, &table.game, Some(&phone)).await.unwrap();
    }
    assert!(!opens(caller, &tickets[0]).await && opens(caller, &once.tickets[0]).await);
    assert!(opens(caller, &table.tickets[0]).await, "the seat's own token stays");
    // The game is played again with the tokens everybody has, and the account has its seats there, too.
    let _: TableInfo = caller.post(&format!("/tables/{}/start", table.game), Some(&table.host), &()).await.unwrap();
    play_out(house, &table, &mut Bits::new(5, 5)).await;
    let path = format!("/tables/{}/rematch", table.game);
    let next: Rematch = caller.post(&path, Some(&once.tickets[1].token), &()).await.unwrap();
    let moved = Ticket { game: next.game.clone(), ..once.tickets[1].clone() };
    assert!(opens(caller, &moved).await);
    assert_eq!(own(caller, &next.game, Some(&phone)).await.unwrap().len(), 2);
    assert_eq!(own(caller, &next.game, Some(&eve.session)).await, Err(Code::Forbidden));
}

/// A seat is somebody's as long as they sit there: not after they rose, not after it got another token, and not because they showed its
/// token when it was another account's.
async fn a_seat_is_of_who_sits_there(house: &House) {
    let caller = &mut house.caller();
    let (bea, cem) = (account(caller, "Bea").await, account(caller, "Cem").await);
    let table =
        open(house, &NewTable { start: false, ..quick(vec![me(), NewSeat::default(), NewSeat::default()]) }).await;
    let game = table.game.as_str();
    let seat = sits(caller, game, Some(&bea.session), "Bea").await;
    assert_eq!(own(caller, game, Some(&bea.session)).await.unwrap()[0].seat, 'B');
    let shared = own(caller, game, Some(&bea.session)).await.unwrap();
    rises(caller, &seat).await;
    for session in [&bea.session, &cem.session] {
        assert_eq!(own(caller, game, Some(session)).await, Err(Code::Forbidden));
    }
    assert!(!opens(caller, &shared[0]).await);
    let turns: Turns = caller.get("/account/tables", Some(&bea.session)).await.unwrap();
    assert_eq!(turns.tables, [], "what one left is not one's table");
    // A guest has the seat now. An account that shows its token has it from then on, and no other one that does.
    let guest = sits(caller, game, None, "Guest").await;
    assert_eq!((guest.seat, own(caller, game, Some(&bea.session)).await), ('B', Err(Code::Forbidden)));
    for session in [&cem.session, &bea.session] {
        let _: History = caller.post("/account/seats", Some(session), &guest).await.unwrap();
    }
    let cems = own(caller, game, Some(&cem.session)).await.unwrap();
    assert!(opens(caller, &cems[0]).await);
    assert_eq!(own(caller, game, Some(&bea.session)).await, Err(Code::Forbidden), "it is somebody else's");
    // Whoever changes the token trusts nobody who had the old one.
    let rekey = format!("/tables/{game}/seats/B/token");
    let fresh: Ticket = caller.post(&rekey, Some(&guest.token), &()).await.unwrap();
    assert!(!opens(caller, &cems[0]).await && !opens(caller, &guest).await && opens(caller, &fresh).await);
    assert_eq!(own(caller, game, Some(&cem.session)).await, Err(Code::Forbidden));
    let _: History = caller.post("/account/seats", Some(&cem.session), &fresh).await.unwrap();
    assert_eq!(own(caller, game, Some(&cem.session)).await.unwrap()[0].seat, 'B');
    // An account that was deleted has nothing, and neither has the next of its name.
    let _: serde_json::Value =
        caller.call("DELETE", "/account", Some(&cem.session), None::<&()>).await.unwrap().json().unwrap();
    let next = account(caller, "Cem").await;
    for session in [&cem.session, &next.session] {
        assert_eq!(own(caller, game, Some(session)).await, Err(Code::Forbidden));
    }
    let info: TableInfo = caller.get(&format!("/tables/{game}"), None).await.unwrap();
    assert_eq!(info.phase, Phase::Gathering);
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_of_an_account_in_a_file() {
    let house = House::new().await;
    a_seat_is_on_all_devices(&house).await;
    a_seat_is_of_who_sits_there(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_of_an_account_in_postgres() {
    let postgres = Postgres::start().unwrap();
    let house = House::at(&postgres.database("devices").unwrap(), Rates::loose()).await;
    a_seat_is_on_all_devices(&house).await;
    a_seat_is_of_who_sits_there(&house).await;
}
