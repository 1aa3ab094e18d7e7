//! What luck gave and what their own play cost is in the profiles of those who played: what the review of each game says, added up once.

use std::sync::Arc;
use std::time::Duration;

use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, Postgres};
use kaiju_server::clock::HandClock;
use kaiju_server::config::{Config, Rates, Spans};
use kaiju_server::outside::machine::MachineClock;
use kaiju_server::reviews;
use kaiju_wire::Code;
use kaiju_wire::people::{PeopleList, Profile, ProfileRow};
use kaiju_wire::person::{Account, AccountExport, History, NewAccount};
use kaiju_wire::review::ReviewInfo;
use kaiju_wire::table::{NewTable, Opened};
use serde_json::json;

use crate::support::{HANG, House, bot, me, play_out, quick};

/// How long to leave the machine to a server that thinks.
const LOOK_AGAIN: Duration = Duration::from_millis(20);

async fn account(caller: &mut Caller, name: &str) -> Account {
    caller.post("/accounts", None, &NewAccount { name: name.into(), device: String::new() }).await.unwrap()
}

/// The rows of a profile, added up.
async fn profile(caller: &mut Caller, who: &Account) -> ProfileRow {
    let told: Profile = caller.get("/account/profile", Some(&who.session)).await.unwrap();
    added(&told)
}

fn added(told: &Profile) -> ProfileRow {
    told.rows.iter().fold(ProfileRow::default(), |sum, row| ProfileRow {
        games: sum.games + row.games,
        reviewed: sum.reviewed + row.reviewed,
        luck: sum.luck + row.luck,
        play: sum.play + row.play,
        decided: sum.decided + row.decided,
        accuracy: sum.accuracy + row.accuracy,
        ..ProfileRow::default()
    })
}

/// What the review of a game says of a seat, as a profile has it.
async fn said(caller: &mut Caller, game: &str, seat: usize) -> ProfileRow {
    let path = format!("/tables/{game}/review");
    let told: ReviewInfo = loop {
        let reply = caller.call("GET", &path, None, None::<&()>).await.unwrap();
        if reply.code() != Some(Code::Unavailable) {
            break reply.json().unwrap();
        }
        tokio::time::sleep(LOOK_AGAIN).await;
    };
    let parts = |share: f64| (share * 10_000.0).round() as i64;
    let seat = &told.seats[seat];
    ProfileRow {
        games: 1,
        reviewed: 1,
        luck: parts(seat.luck),
        play: parts(seat.play),
        decided: u64::from(seat.accuracy.is_some()),
        accuracy: seat.accuracy.map_or(0, |share| parts(share).unsigned_abs()),
        ..ProfileRow::default()
    }
}

async fn opened(caller: &mut Caller, who: Option<&Account>, wanted: &NewTable) -> Opened {
    caller.post("/tables", who.map(|who| who.session.as_str()), wanted).await.unwrap()
}

/// Reviews all that is there to be reviewed.
async fn review_all(house: &House) {
    while reviews::catch_up(&house.hub).await.unwrap() > 0 {}
}

/// A profile has what the reviews of its games say, once, whenever they are made; friends see it, an export has it, and whoever takes the
/// name of a deleted account has nothing of it.
async fn profiles_have_what_reviews_say(house: &House) {
    let caller = &mut house.caller();
    let (ana, bo) = (account(caller, "Ana").await, account(caller, "Bo").await);
    let mut games = Vec::new();
    for i in 0..2 {
        let table = opened(caller, Some(&ana), &quick(vec![bot("random"), me()])).await;
        play_out(house, &table, &mut Bits::new(40, i)).await;
        games.push(table);
    }
    // A table of guests, one of whom joins an account afterwards; one that was closed.
    let guests = opened(caller, None, &quick(vec![me(), bot("random")])).await;
    play_out(house, &guests, &mut Bits::new(40, 2)).await;
    let closed = opened(caller, Some(&ana), &quick(vec![me(), me()])).await;
    let close = format!("/tables/{}/close", closed.game);
    caller.call("POST", &close, Some(&closed.host), None::<&()>).await.unwrap();
    let before = profile(caller, &ana).await;
    assert_eq!((before.games, before.reviewed, before.luck, before.accuracy), (2, 0, 0, 0));
    review_all(house).await;
    assert_eq!(house.hub.metrics.games_reviewed.get(), 2, "those of accounts, and no table that was closed");
    let (one, two) = (said(caller, &games[0].game, 1).await, said(caller, &games[1].game, 1).await);
    assert!(one.decided == 1 && one.play < 0, "{one:?}");
    let both = added(&Profile { rows: vec![one, two], ..Profile::default() });
    for _ in 0..2 {
        assert_eq!(profile(caller, &ana).await, both);
        assert_eq!(reviews::catch_up(&house.hub).await.unwrap(), 0, "each once");
    }
    // A seat that comes to an account later.
    let _: History = caller.post("/account/seats", Some(&bo.session), &guests.tickets[0]).await.unwrap();
    assert_eq!((profile(caller, &bo).await.games, profile(caller, &bo).await.reviewed), (1, 0));
    review_all(house).await;
    let his = profile(caller, &bo).await;
    assert_eq!(his, said(caller, &guests.game, 0).await);
    // One more account at the same seat has it at once: the game was reviewed.
    let cem = account(caller, "Cem").await;
    let _: History = caller.post("/account/seats", Some(&cem.session), &guests.tickets[0]).await.unwrap();
    assert_eq!(profile(caller, &cem).await, his);
    review_all(house).await;
    assert_eq!((profile(caller, &cem).await, profile(caller, &bo).await), (his.clone(), his));

    let list: PeopleList = caller.get("/account/people", Some(&ana.session)).await.unwrap();
    let _: PeopleList = caller.post("/account/people", Some(&bo.session), &json!({ "code": list.code })).await.unwrap();
    let list: PeopleList = caller.get("/account/people", Some(&ana.session)).await.unwrap();
    let yes = json!({ "person": list.asking[0].person });
    let list: PeopleList = caller.post("/account/people", Some(&ana.session), &yes).await.unwrap();
    let path = format!("/account/people/{}/profile", list.friends[0].person);
    let seen: Profile = caller.get(&path, Some(&ana.session)).await.unwrap();
    assert_eq!(added(&seen).reviewed, 1);
    let export: AccountExport = caller.get("/account/export", Some(&ana.session)).await.unwrap();
    assert_eq!(added(&export.profile), both);
    caller.call("DELETE", "/account", Some(&ana.session), None::<&()>).await.unwrap();
    let another = account(caller, "Ana").await;
    assert_eq!(profile(caller, &another).await, ProfileRow::default());
}

#[tokio::test(flavor = "multi_thread")]
async fn profiles_have_what_reviews_say_in_sqlite() {
    profiles_have_what_reviews_say(&House::new().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn profiles_have_what_reviews_say_in_postgres() {
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("luck").unwrap();
    let house = House::node(&place, HANG, Spans::default(), Arc::new(MachineClock::default())).await;
    profiles_have_what_reviews_say(&house).await;
    // Another node finds nothing left to do.
    let other = House::node(&place, HANG, Spans::default(), Arc::new(MachineClock::default())).await;
    assert_eq!(reviews::catch_up(&other.hub).await.unwrap(), 0);
}

/// Few games are reviewed at a time; the next time, also after a restart, it is the turn of those that are left.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_left_is_reviewed_after_a_restart() {
    let mut house = House::new().await;
    let caller = &mut house.caller();
    let ana = account(caller, "Ana").await;
    for i in 0..6 {
        let table = opened(caller, Some(&ana), &quick(vec![me(), bot("random")])).await;
        play_out(&house, &table, &mut Bits::new(41, i)).await;
    }
    assert_eq!(reviews::catch_up(&house.hub).await.unwrap(), 4);
    assert_eq!(profile(caller, &ana).await.reviewed, 4);
    let place = house.place.clone();
    let _folder = house.stop_and_keep().await;
    let house = House::at(&place, Rates::loose()).await;
    assert_eq!(reviews::catch_up(&house.hub).await.unwrap(), 2);
    assert_eq!(profile(&mut house.caller(), &ana).await.reviewed, 6);
    assert_eq!(reviews::catch_up(&house.hub).await.unwrap(), 0);
}

async fn until_reviewed(caller: &mut Caller, who: &Account, games: u64) {
    while profile(caller, who).await.reviewed < games {
        tokio::time::sleep(LOOK_AGAIN).await;
    }
}

/// A server reviews by itself, now and then, unless it was told not to.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_reviews_games_by_itself() {
    let clock = Arc::new(HandClock::default());
    let config = Config { review_games: true, rates: Rates::loose(), ..House::config() };
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("kaiju.db").display().to_string();
    let outside = || kaiju_server::outside::Outside { clock: clock.clone(), ..crate::support::outside() };
    // One that was told not to leaves all as it is, however much time passes.
    let off = Config { review_games: false, ..config.clone() };
    let mut house = House::opened(&place, off, outside()).await;
    let caller = &mut house.caller();
    let ana = account(caller, "Ana").await;
    let table = opened(caller, Some(&ana), &quick(vec![me(), bot("random")])).await;
    play_out(&house, &table, &mut Bits::new(42, 1)).await;
    clock.pass(60_000);
    assert_eq!(profile(caller, &ana).await.reviewed, 0);
    house.stop().await;
    // It looks as soon as it is there, and again after a while. No time passes while it thinks: a review that takes a minute is given up.
    let house = House::opened(&place, config, outside()).await;
    let caller = &mut house.caller();
    until_reviewed(caller, &ana, 1).await;
    assert_eq!(profile(caller, &ana).await, said(caller, &table.game, 0).await);
    let table = opened(caller, Some(&ana), &quick(vec![me(), bot("random")])).await;
    play_out(&house, &table, &mut Bits::new(42, 2)).await;
    clock.pass(3_000);
    until_reviewed(caller, &ana, 2).await;
}
