//! Games that count: who may sit there, what follows from how they end, and that nothing is counted twice or lost.

use kaiju_arena::weng_lin::{Strength, updated};
use kaiju_arena::{RATED_BOTS, RatingList};
use kaiju_bots::Bits;
use kaiju_loadtest::Postgres;
use kaiju_server::config::Rates;
use kaiju_server::{backup, store};
use kaiju_wire::Code;
use kaiju_wire::person::{Account, NewAccount};
use kaiju_wire::rating::{AccountRatings, Ladder};
use kaiju_wire::table::{HandOver, Join, NewSeat, NewSeatKind, NewTable, Opened, Rematch, TableInfo, Ticket};

use crate::support::{House, bot, me, play_out, quick};

async fn account(house: &House, name: &str) -> Account {
    house.caller().post("/accounts", None, &NewAccount { name: name.into(), device: String::new() }).await.unwrap()
}

fn rated(seats: Vec<NewSeat>) -> NewTable {
    NewTable { rated: true, ..quick(seats) }
}

fn human() -> NewSeat {
    NewSeat::of(NewSeatKind::Human)
}

/// Plays a rated game of two people at random, and tells who won.
async fn duel(house: &House, players: [&Account; 2], bits: &mut Bits) -> (Opened, Vec<char>) {
    let mut caller = house.caller();
    let opened = caller.post("/tables", Some(&players[0].session), &rated(vec![me(), human()])).await;
    let mut opened: Opened = opened.unwrap();
    let join = Join { code: Some(opened.code.clone()), name: "Second".into(), ..Join::default() };
    let seats = format!("/tables/{}/seats", opened.game);
    let ticket: Ticket = caller.post(&seats, Some(&players[1].session), &join).await.unwrap();
    opened.tickets.push(ticket);
    let start = format!("/tables/{}/start", opened.game);
    let _: TableInfo = caller.post(&start, Some(&opened.host), &()).await.unwrap();
    play_out(house, &opened, bits).await;
    let table: TableInfo = caller.get(&format!("/tables/{}", opened.game), None).await.unwrap();
    assert!(table.rated);
    (opened, table.winners.unwrap())
}

async fn ladder(house: &House, list: &str) -> Ladder {
    house.caller().get(&format!("/ratings/{list}"), None).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_accounts_and_rated_bots_sit_at_a_rated_table() {
    let house = House::new().await;
    let mut caller = house.caller();
    let ana = account(&house, "Ana").await;
    let bob = account(&house, "Bob").await;
    let refused = |wanted: NewTable, session: Option<String>, code: Code| {
        let mut caller = house.caller();
        async move {
            let reply = caller.call("POST", "/tables", session.as_deref(), Some(&wanted)).await.unwrap();
            assert_eq!(reply.code(), Some(code), "{wanted:?}");
        }
    };
    let session = Some(ana.session.clone());
    refused(rated(vec![me(), bot("level3")]), None, Code::NeedsAccount).await;
    refused(rated(vec![me(), me()]), session.clone(), Code::NeedsAccount).await;
    refused(rated(vec![me(), bot("smasher")]), session.clone(), Code::BadBot).await;
    let house_rules = [("tokyo_bay".to_string(), "no".to_string())].into();
    let switched = NewTable { switches: house_rules, ..rated(vec![me(), bot("level3")]) };
    refused(switched, session.clone(), Code::BadSetup).await;

    let opened: Opened =
        caller.post("/tables", session.as_deref(), &rated(vec![me(), human(), human()])).await.unwrap();
    let seats = format!("/tables/{}/seats", opened.game);
    let join = Join { code: Some(opened.code.clone()), name: "Guest".into(), ..Join::default() };
    for who in [None, session.as_deref(), Some("nobody"), Some(opened.host.as_str())] {
        let reply = caller.call("POST", &seats, who, Some(&join)).await.unwrap();
        assert_eq!(reply.code(), Some(Code::NeedsAccount), "{who:?}");
    }
    let ticket: Ticket = caller.post(&seats, Some(&bob.session), &join).await.unwrap();
    assert_eq!(ticket.seat, 'B');
    // An empty seat goes to a bot that is rated, or to none.
    let bots = format!("/tables/{}/seats/C/bot", opened.game);
    let smasher = HandOver { player: Some("smasher".into()) };
    assert_eq!(
        caller.call("POST", &bots, Some(&opened.host), Some(&smasher)).await.unwrap().code(),
        Some(Code::BadBot)
    );
    // Whoever stands up may sit down again.
    let own = format!("/tables/{}/seats/B", opened.game);
    assert_eq!(caller.call("DELETE", &own, Some(&ticket.token), None::<&()>).await.unwrap().status, 200);
    let _: Ticket = caller.post(&seats, Some(&bob.session), &join).await.unwrap();
    for list in ["second-7", "third-4", "second"] {
        let reply = caller.call("GET", &format!("/ratings/{list}"), None, None::<&()>).await.unwrap();
        assert_eq!(reply.code(), Some(Code::Forbidden), "{list}");
    }
    for token in [None, Some("nobody"), Some(ticket.token.as_str()), Some(opened.host.as_str())] {
        let reply = caller.call("GET", "/account/ratings", token, None::<&()>).await.unwrap();
        assert_eq!(reply.code(), Some(Code::Forbidden), "{token:?}");
    }
}

/// On both stores, with a restart, a rematch, a deleted account and a backup in between.
async fn games_count(mut house: House, place: &str, spare: &str) {
    let mut bits = Bits::new(5, 24);
    let (ana, bob) = (account(&house, "Ana").await, account(&house, "Bob").await);
    let list = RatingList::from_name("second-2").unwrap();
    let mut expected = [Strength::default(); 2];
    let count = |expected: &mut [Strength; 2], winners: &[char]| {
        let won: Vec<usize> = winners.iter().map(|seat| usize::from(*seat == 'B')).collect();
        let after = updated(&expected[..], &won);
        expected.copy_from_slice(&after);
    };
    // What does not count changes nothing.
    let open: Opened = house.caller().post("/tables", Some(&ana.session), &quick(vec![me(), me()])).await.unwrap();
    play_out(&house, &open, &mut bits).await;
    let before = ladder(&house, "second-2").await;
    assert_eq!((before.people, before.games), (0, 0));
    assert_eq!(before.players.iter().filter(|one| one.bot).count(), RATED_BOTS.len());

    let (opened, winners) = duel(&house, [&ana, &bob], &mut bits).await;
    count(&mut expected, &winners);
    // A rematch counts, too: the same accounts sit there.
    let rematch = format!("/tables/{}/rematch", opened.game);
    let again: Rematch = house.caller().post(&rematch, Some(&opened.tickets[0].token), &()).await.unwrap();
    let tickets = opened.tickets.iter().map(|ticket| Ticket { game: again.game.clone(), ..ticket.clone() }).collect();
    let start = format!("/tables/{}/start", again.game);
    let table: TableInfo = house.caller().post(&start, Some(&opened.tickets[0].token), &()).await.unwrap();
    let opened = Opened { game: again.game.clone(), tickets, table, ..opened };
    play_out(&house, &opened, &mut bits).await;
    let table: TableInfo = house.caller().get(&format!("/tables/{}", opened.game), None).await.unwrap();
    count(&mut expected, &table.winners.unwrap());

    // Another process reads it all again and comes to the same.
    let kept = house.stop_and_keep().await;
    let mut house = House::at(place, Rates::loose()).await;
    let (_, winners) = duel(&house, [&ana, &bob], &mut bits).await;
    count(&mut expected, &winners);
    let told = ladder(&house, "second-2").await;
    assert_eq!((told.people, told.games), (2, 3));
    for (name, strength) in ["Ana", "Bob"].into_iter().zip(expected) {
        let one = told.players.iter().find(|one| one.name == name).unwrap();
        assert_eq!((one.rating, one.margin, one.games), (strength.rating(), strength.margin(), 3), "{name}");
    }
    let least = told.players.iter().map(|one| one.rating - one.margin as i32).collect::<Vec<_>>();
    assert!(least.is_sorted_by(|a, b| a >= b), "{told:?}");
    let own: AccountRatings = house.caller().get("/account/ratings", Some(&ana.session)).await.unwrap();
    let mine = &own.ratings[..];
    assert_eq!((own.name.as_str(), mine.len(), mine[0].list.as_str()), ("Ana", 1, "second-2"));
    let bots: Vec<i32> = list.bots().map(|(_, bot)| bot.rating()).collect();
    let below = bots.iter().filter(|rating| **rating <= mine[0].rated.rating).count();
    assert_eq!((mine[0].above.is_some(), mine[0].below.is_some()), (below > 0, below < bots.len()), "{mine:?}");
    assert_eq!(ladder(&house, "second-3").await.people, 0, "each size has its own list");

    // Whoever is deleted leaves a rating without a name, and nobody who takes the name has it.
    let gone = house.caller().call("DELETE", "/account", Some(&bob.session), None::<&()>).await.unwrap();
    assert_eq!(gone.status, 200);
    let other = account(&house, "Bob").await;
    let own: AccountRatings = house.caller().get("/account/ratings", Some(&other.session)).await.unwrap();
    assert_eq!(own.ratings, []);
    let without = ladder(&house, "second-2").await;
    assert_eq!(without.people, 2);
    assert!(without.players.iter().any(|one| one.name.is_empty() && one.games == 3), "{without:?}");

    // A backup has it all.
    let mut saved = Vec::new();
    backup::save(&*house.hub.store, &mut saved, |_| {}).await.unwrap();
    let empty = store::open(spare).await.unwrap();
    backup::restore(&*empty, saved.as_slice(), |_| {}).await.unwrap();
    empty.close().await;
    let mut restored = House::at(spare, Rates::loose()).await;
    assert_eq!(ladder(&restored, "second-2").await, without);
    restored.stop().await;
    house.stop().await;
    drop(kept);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_count_make_ratings_in_a_file() {
    let house = House::new().await;
    let (place, folder) = (house.place.clone(), tempfile::tempdir().unwrap());
    games_count(house, &place, &folder.path().join("spare.db").display().to_string()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_count_make_ratings_in_postgres() {
    let postgres = Postgres::start().unwrap();
    let (place, spare) = (postgres.database("rated").unwrap(), postgres.database("spare").unwrap());
    games_count(House::at(&place, Rates::loose()).await, &place, &spare).await;
}
