//! Databases, backups and logs as earlier kaijus left them: they must open for ever, and play as they did.
//!
//! `tests/golden/N` has what rules version N left: `kaiju.db`, a database as the server keeps it; `kaiju.backup`, a backup
//! with a game of each edition; `steps.txt`, what each row of each of those games led to; `kaiju.game`, a record. New ones
//! are made by `cargo xtask golden`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use kaiju_rules::{RULES_VERSION, State, Version, notation};
use kaiju_server::projection::{self, Eyes, Hashes, Wants};
use kaiju_server::room::Room;
use kaiju_server::store::{self, Store};
use kaiju_server::{backup, config};
use kaiju_wire::table::{NewTable, Opened, Phase};
use sha2::{Digest, Sha256};

use crate::support::{House, bot, me, open, quick, until};

const WHAT_TO_DO: &str = "the rules play otherwise than when the golden files were made. If that is meant: add a \
    change and a version in crates/rules/src/version.rs, keep the old way behind it, and run `cargo xtask golden`; the old \
    files stay. If it is not meant, the change breaks every game that is under way";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// The first digits of a hash.
fn short(text: &str) -> String {
    kaiju_wire::hex::write(&Sha256::digest(text)[..6])
}

/// The position without the version of the rules, which positions did not tell at first.
fn standing(state: &State) -> String {
    notation::position(state).split_inclusive('\n').filter(|line| !line.starts_with("rules ")).collect()
}

/// What each row of a table led to: the whole position, and what spectators and each seat were told.
fn steps(room: &Room) -> String {
    let mut out = format!("{} {}\n", room.id(), room.plan().edition.edition().name);
    let mut again = Room::rebuilt(room.game().clone(), vec![room.row(1).unwrap().0.clone()]).unwrap();
    let mut hashes = Hashes::default();
    let eyes: Vec<Eyes> = std::iter::once(Eyes::EMPTY).chain(room.seats().iter().map(Eyes::just)).collect();
    for seq in 1..=room.head() {
        if seq > 1 {
            again.fold(room.row(seq).unwrap().0.clone()).unwrap();
        }
        let position = again.state().map_or("-".to_string(), |state| short(&standing(state)));
        let told: String = eyes
            .iter()
            .map(|&eyes| projection::event(&again, (eyes, Wants::default()), seq, &mut hashes, None).unwrap().vh)
            .collect();
        let _ = writeln!(out, "{seq} {position} {}", short(&told));
    }
    out
}

/// Every table of a store that can be played, rebuilt.
async fn rooms(store: &dyn Store) -> Vec<Room> {
    let mut rooms = Vec::new();
    for entry in store.archive().entries_after("", 100).await.unwrap() {
        let rows = store.rows(&entry.id, 0).await.unwrap();
        rooms.push(Room::rebuilt(entry.game().unwrap(), rows).unwrap());
    }
    rooms
}

/// The games of this version's golden backup.
pub(crate) async fn games() -> Vec<Room> {
    let scratch = tempfile::tempdir().unwrap();
    let store = store::open(&scratch.path().join("restored.db").display().to_string()).await.unwrap();
    let text = std::fs::read(folder().join(RULES_VERSION.to_string()).join("kaiju.backup")).unwrap();
    backup::restore(&*store, text.as_slice(), |_| {}).await.unwrap();
    let rooms = rooms(&*store).await;
    store.close().await;
    rooms
}

/// Each golden folder: what it holds opens, is served as it was, and plays as it did, by the rules of its version.
#[tokio::test(flavor = "multi_thread")]
async fn what_earlier_kaijus_left_opens_and_plays_as_it_did() {
    let mut versions = Vec::new();
    for entry in std::fs::read_dir(folder()).unwrap() {
        let golden = entry.unwrap().path();
        let version: u32 = golden.file_name().unwrap().to_str().unwrap().parse().unwrap();
        versions.push(version);
        let scratch = tempfile::tempdir().unwrap();
        let place = |name: &str| scratch.path().join(name).display().to_string();
        assert!(Version::of(version).is_some(), "rules {version} are played no more");

        // The database is opened and brought up to date, and everything in it is still there.
        std::fs::copy(golden.join("kaiju.db"), place("kaiju.db")).unwrap();
        let house = House::at(&place("kaiju.db"), config::Rates::loose()).await;
        let kept = std::fs::read_to_string(golden.join("kaiju.game")).unwrap();
        let game = kept.lines().find_map(|line| line.split("game ").nth(1).filter(|id| id.len() > 10)).unwrap();
        let path = format!("/api/v1/tables/{game}/record");
        let record = house.caller().send("GET", &path, &[], Vec::new()).await.unwrap();
        assert_eq!(String::from_utf8(record.body).unwrap(), kept, "{golden:?}: the record is served as it was kept");
        // What was under way goes on: every table is shown, none was set aside.
        for entry in house.hub.store.archive().entries_after("", 100).await.unwrap() {
            let path = format!("/api/v1/tables/{}/view", entry.id);
            let seen = house.caller().send("GET", &path, &[], Vec::new()).await.unwrap();
            assert_eq!(seen.status, 200, "{golden:?}: {}", entry.id);
        }
        let mut saved = Vec::new();
        let tally = backup::save(&*house.hub.store, &mut saved, |_| {}).await.unwrap();
        assert_eq!((tally.games, tally.accounts), (4, 1), "{golden:?}");
        assert!(tally.aside.is_empty(), "{golden:?}: {WHAT_TO_DO}: {:?}", tally.aside);

        // The backup is restored, and every game in it plays as it did.
        let store = store::open(&place("restored.db")).await.unwrap();
        let text = std::fs::read(golden.join("kaiju.backup")).unwrap();
        let restored = backup::restore(&*store, text.as_slice(), |_| {}).await;
        let tally = restored.unwrap_or_else(|error| panic!("{golden:?}: {error}: {WHAT_TO_DO}"));
        assert!(tally.aside.is_empty(), "{golden:?}: {:?}", tally.aside);
        let then = std::fs::read_to_string(golden.join("steps.txt")).unwrap();
        let now: String = rooms(&*store).await.iter().map(steps).collect();
        let differs = then.lines().zip(now.lines()).find(|(then, now)| then != now);
        assert!(differs.is_none() && then.len() == now.len(), "{golden:?}: {differs:?}: {WHAT_TO_DO}");
        store.close().await;
    }
    assert!(versions.contains(&RULES_VERSION), "there are no golden files for rules {RULES_VERSION}: {WHAT_TO_DO}");
}

/// The check above notices a game that goes otherwise.
#[tokio::test(flavor = "multi_thread")]
async fn steps_tell_two_games_apart() {
    let house = House::new().await;
    let mut all = BTreeMap::new();
    for _ in 0..2 {
        let opened = open(&house, &quick(vec![bot("random"), bot("random")])).await;
        until(&house, &opened.game, None, |seen| seen.table.phase == Phase::Over).await;
        let rows = house.hub.store.rows(&opened.game, 0).await.unwrap();
        let game = house.hub.store.game(&opened.game).await.unwrap().unwrap();
        let steps = steps(&Room::rebuilt(game, rows).unwrap());
        let (first, rest) = steps.split_once('\n').unwrap();
        assert!(first.starts_with(&opened.game));
        all.insert(rest.to_string(), opened.game);
    }
    assert_eq!(all.len(), 2);
}

fn golden_table(edition: &str, switches: &[(&str, &str)], seats: usize) -> NewTable {
    let mut wanted = quick(vec![bot("random"); seats]);
    wanted.edition = edition.to_string();
    wanted.switches = switches.iter().map(|(name, word)| (name.to_string(), word.to_string())).collect();
    wanted
}

async fn finished(house: &House, wanted: &NewTable, longest: u64) -> Opened {
    // Short games only: the files stay small.
    loop {
        let opened = open(house, wanted).await;
        let seen = until(house, &opened.game, None, |seen| seen.table.phase == Phase::Over).await;
        if seen.seq <= longest {
            return opened;
        }
        let place = house.place.clone();
        for table in ["log", "records"] {
            let forget = format!("DELETE FROM {table} WHERE game = '{}'", opened.game);
            crate::old::change(&place, &forget).await;
        }
        crate::old::change(&place, &format!("DELETE FROM games WHERE id = '{}'", opened.game)).await;
    }
}

/// Makes the files of a new version.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "writes into the repository; `cargo xtask golden` runs it"]
async fn make() {
    let golden = folder().join(RULES_VERSION.to_string());
    // What was made once stays.
    if golden.exists() {
        return;
    }
    std::fs::create_dir_all(&golden).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).display().to_string();

    // A game of each edition, with evolutions and events, all rows of which are compared.
    let mut house = House::at(&place("games.db"), config::Rates::loose()).await;
    for (edition, switches, seats, longest) in [
        ("first", &[][..], 3, 90),
        ("second", &[], 2, 60),
        ("second", &[("evolutions", "yes"), ("events", "yes")], 2, 90),
        ("godzilla", &[], 2, 90),
        ("godzilla", &[("evolutions", "yes"), ("events", "yes")], 4, 140),
    ] {
        finished(&house, &golden_table(edition, switches, seats), longest).await;
    }
    house.stop().await;
    let store = store::open(&place("games.db")).await.unwrap();
    let mut saved = Vec::new();
    backup::save(&*store, &mut saved, |_| {}).await.unwrap();
    std::fs::write(golden.join("kaiju.backup"), &saved).unwrap();
    let steps: String = rooms(&*store).await.iter().map(steps).collect();
    std::fs::write(golden.join("steps.txt"), steps).unwrap();
    store.close().await;

    // A database with a table in each phase, an account and some chat.
    let db = place("kaiju.db");
    let mut house = House::at(&db, config::Rates::loose()).await;
    let mut caller = house.caller();
    let over = finished(&house, &golden_table("second", &[], 2), 60).await;
    let playing = open(&house, &quick(vec![me(), me()])).await;
    until(&house, &playing.game, None, |seen| seen.ask.is_some()).await;
    open(&house, &NewTable { start: false, ..quick(vec![me(), me()]) }).await;
    let closed = open(&house, &quick(vec![me(), me()])).await;
    let _: serde_json::Value =
        caller.post(&format!("/tables/{}/close", closed.game), Some(&closed.host), &()).await.unwrap();
    let account: serde_json::Value =
        caller.post("/accounts", None, &serde_json::json!({ "name": "Ana" })).await.unwrap();
    let seat = &playing.tickets[0];
    let _: serde_json::Value = caller.post("/account/seats", account["session"].as_str(), seat).await.unwrap();
    let line = serde_json::json!({ "text": "roar", "emote": true });
    let talk = format!("/tables/{}/talk", playing.game);
    let _: serde_json::Value = caller.post(&talk, Some(&seat.token), &line).await.unwrap();
    let record = format!("/api/v1/tables/{}/record", over.game);
    let record = caller.send("GET", &record, &[], Vec::new()).await.unwrap();
    std::fs::write(golden.join("kaiju.game"), record.body).unwrap();
    house.stop().await;
    crate::old::change(&db, "PRAGMA journal_mode = DELETE").await;
    crate::old::change(&db, "VACUUM").await;
    std::fs::copy(&db, golden.join("kaiju.db")).unwrap();
}
