//! A backup is whole: every table of the database comes back as it was, or stands on a list that says why it does not.

use std::collections::{BTreeMap, BTreeSet};

use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, Postgres};
use kaiju_server::store::{self, PasskeyRow};
use kaiju_server::{backup, reviews};
use kaiju_wire::bot_account::BotToken;
use kaiju_wire::people::PeopleList;
use kaiju_wire::person::{Account, NewAccount};
use kaiju_wire::table::{NewSeat, NewTable, Opened, Ticket};
use kaiju_wire::tournament::TournamentInfo;
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection};

use crate::moderation::{TOKEN, looked_after};
use crate::support::{House, bot, me, open, play_out, quick};

/// Tables whose rows come back, every one of them.
const SAVED: [&str; 13] = [
    "accounts",
    "bots",
    "channels", // confirmed addresses and webhooks; browsers go with their sessions, and subscribe again
    "games",
    "holdings",
    "ledgers",
    "log",
    "passkeys",
    "players",
    "quiet_hours",
    "records",
    "reviews", // a tenth of a second of thought for each game
    "ties",
];

/// Tables whose rows stay behind, and why.
const LEFT: [(&str, &str); 13] = [
    ("_sqlx_migrations", "how far the database was brought up to date; a new one is made as a whole"),
    ("challenges", "what browsers were asked to sign, good for five minutes"),
    ("epoch", "the life of the database; a restored one begins another"),
    ("leases", "which node sees to a table, for seconds"),
    ("nodes", "which nodes are alive, for seconds"),
    ("notices", "what is to be told of a turn; a restored server tells of the next one"),
    ("presence", "when players were last at a table, for the grace time of that moment"),
    ("reports", "they have lines of chat and addresses in them"),
    ("restoring", "whether a restore is under way"),
    ("results", "worked out again from the games when somebody looks at a profile"),
    ("sessions", "people log in again"),
    ("talk", "chat stays out"),
    ("totals", "the sums of results, worked out again with them"),
];

/// How many rows each table of a database has.
async fn rows(place: &str) -> BTreeMap<String, i64> {
    let mut counts = BTreeMap::new();
    if place.starts_with("postgres") {
        let mut conn = sqlx::PgConnection::connect(place).await.unwrap();
        let names = "SELECT tablename::TEXT FROM pg_tables WHERE schemaname = 'public'";
        for (name,) in sqlx::query_as::<_, (String,)>(names).fetch_all(&mut conn).await.unwrap() {
            let count = AssertSqlSafe(format!("SELECT COUNT(*) FROM {name}"));
            let (count,): (i64,) = sqlx::query_as(count).fetch_one(&mut conn).await.unwrap();
            counts.insert(name, count);
        }
    } else {
        let mut conn = sqlx::SqliteConnection::connect(&format!("sqlite://{place}")).await.unwrap();
        let names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
        for (name,) in sqlx::query_as::<_, (String,)>(names).fetch_all(&mut conn).await.unwrap() {
            let count = AssertSqlSafe(format!("SELECT COUNT(*) FROM {name}"));
            let (count,): (i64,) = sqlx::query_as(count).fetch_one(&mut conn).await.unwrap();
            counts.insert(name, count);
        }
    }
    counts
}

/// A server at which something of everything has happened.
async fn lived_in(place: &str) -> House {
    let house = House::placed(place, looked_after()).await;
    let mut caller = house.caller();
    let mut accounts = Vec::new();
    for name in ["Ana", "Bea"] {
        let new = NewAccount { name: name.into(), device: String::new() };
        accounts.push(caller.post::<Account>("/accounts", None, &new).await.unwrap());
    }
    let [ana, bea] = [&accounts[0].session, &accounts[1].session];
    let key = "ab".repeat(64);
    let passkey =
        PasskeyRow { id: "aa".into(), account: "ana".into(), key, counter: 1, label: String::new(), created_ms: 1 };
    house.hub.store.add_passkey(&passkey).await.unwrap();
    let people: PeopleList = caller.get("/account/people", Some(bea)).await.unwrap();
    let wish = json!({ "code": people.code });
    let _: PeopleList = caller.post("/account/people", Some(ana), &wish).await.unwrap();
    let _: BotToken = caller.post("/account/bots", Some(bea), &json!({ "name": "A bot" })).await.unwrap();
    // A rated game to its end, a table that waits, a tournament with an entrant, a ban, a report with talk.
    let mut rated = NewTable { rated: true, ..quick(vec![me(), bot("level1")]) };
    rated.grace_s = None;
    let opened: Opened = caller.post("/tables", Some(ana), &rated).await.unwrap();
    play_out(&house, &opened, &mut Bits::new(4, 4)).await;
    assert_eq!(reviews::catch_up(&house.hub).await.unwrap(), 1);
    let waiting = open(&house, &NewTable { start: false, ..quick(vec![me(), NewSeat::default()]) }).await;
    let seats = format!("/tables/{}/seats", waiting.game);
    let _: Ticket = caller.post(&seats, Some(bea), &json!({ "name": "Bea" })).await.unwrap();
    let hook = json!({ "url": "https://hooks.example.com/kaiju" });
    let path = format!("/tables/{}/webhook", waiting.game);
    assert_eq!(caller.call("PUT", &path, Some(&waiting.host), Some(&hook)).await.unwrap().status, 200);
    let quiet = json!({ "from_min": 1320, "to_min": 420, "offset_min": 60 });
    let reply = caller.call("PUT", "/account/notices/quiet", Some(ana), Some(&quiet)).await.unwrap();
    assert_eq!(reply.status, 200);
    let talk = json!({ "text": "hello" });
    let host = &waiting.tickets[0].token;
    caller.call("POST", &format!("/tables/{}/talk", waiting.game), Some(host), Some(&talk)).await.unwrap();
    let report = json!({ "seat": "B", "about": "name" });
    caller.call("POST", &format!("/tables/{}/reports", waiting.game), Some(host), Some(&report)).await.unwrap();
    let new = json!({ "title": "Sunday", "edition": "second", "seats": 2, "fill": "level1" });
    let made: TournamentInfo = caller.post("/tournaments", Some(ana), &new).await.unwrap();
    let enter = format!("/tournaments/{}/entrants", made.tournament);
    let _: TournamentInfo = caller.post(&enter, Some(bea), &()).await.unwrap();
    let ban = json!({ "kind": "ban", "target": { "account": "Bea" }, "until_ms": 2_000_000_000_000u64 });
    assert_eq!(caller.call("POST", "/admin/sanctions", Some(TOKEN), Some(&ban)).await.unwrap().status, 201);
    house
}

/// What a server tells of people: ratings, tournaments, bans.
async fn told(caller: &mut Caller) -> Vec<serde_json::Value> {
    let mut all = Vec::new();
    for (path, token) in [
        ("/ratings/second-2", None),
        ("/tournaments", None),
        ("/admin/sanctions", Some(TOKEN)),
        ("/admin/audit", Some(TOKEN)),
        ("/records", None),
    ] {
        all.push(caller.get(path, token).await.unwrap());
    }
    all
}

async fn a_backup_has_everything(place: &str, empty: &str) {
    let mut house = lived_in(place).await;
    let before = told(&mut house.caller()).await;
    let mut saved = Vec::new();
    backup::save(&*house.hub.store, &mut saved, |_| ()).await.unwrap();
    house.stop().await;
    let kept = store::open(empty).await.unwrap();
    backup::restore(&*kept, saved.as_slice(), |_| ()).await.unwrap();
    kept.close().await;
    let (old, new) = (rows(place).await, rows(empty).await);
    let mut known: BTreeSet<&str> = SAVED.into_iter().chain(LEFT.map(|(name, _)| name)).collect();
    for (name, count) in &old {
        assert!(known.remove(name.as_str()), "{name} is neither saved nor on the list of what is left behind");
        if SAVED.contains(&name.as_str()) {
            assert!(*count > 0, "the test puts nothing into {name}");
            assert_eq!(new.get(name), Some(count), "{name} does not come back as it was");
        }
    }
    for left in ["reports", "sessions", "talk"] {
        assert!(old[left] > 0 && new[left] == 0, "{left} stays behind");
    }
    // A file has no leases.
    assert!(known.iter().all(|name| *name == "leases"), "there are no such tables: {known:?}");
    let house = House::placed(empty, looked_after()).await;
    assert_eq!(told(&mut house.caller()).await, before, "a restored server tells the same");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_has_everything_of_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let [place, empty] = ["one.db", "two.db"].map(|name| folder.path().join(name).display().to_string());
    a_backup_has_everything(&place, &empty).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_has_everything_of_postgres() {
    let postgres = Postgres::start().unwrap();
    let [place, empty] = ["lived", "empty"].map(|name| postgres.database(name).unwrap());
    a_backup_has_everything(&place, &empty).await;
}
