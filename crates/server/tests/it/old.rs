//! Tables this kaiju cannot play, because of other rules or a damaged row: they are saved, restored, read and ended all the
//! same, and a restore that was interrupted is never served.

use std::collections::BTreeMap;
use std::io::{BufReader, Read};

use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, Postgres};
use kaiju_rules::RULES_VERSION;
use kaiju_server::config::Rates;
use kaiju_server::store::Store;
use kaiju_server::{backup, store};
use kaiju_wire::Code;
use kaiju_wire::person::{Account, NewAccount};
use kaiju_wire::table::{Lobby, Opened, Phase, Records, TableInfo};
use sqlx::Connection;

use crate::support::{House, bot, me, open, play_out, quick, until};

/// Changes a database behind the server's back; how many rows that were.
pub(crate) async fn change(place: &str, statement: &str) -> u64 {
    if place.starts_with("postgres") {
        let mut conn = sqlx::PgConnection::connect(place).await.unwrap();
        sqlx::query(sqlx::AssertSqlSafe(statement.to_string())).execute(&mut conn).await.unwrap().rows_affected()
    } else {
        let mut conn = sqlx::SqliteConnection::connect(&format!("sqlite://{place}")).await.unwrap();
        sqlx::query(sqlx::AssertSqlSafe(statement.to_string())).execute(&mut conn).await.unwrap().rows_affected()
    }
}

async fn spoil(place: &str, statement: &str) {
    assert_eq!(change(place, statement).await, 1, "{statement}");
}

async fn other_rules(place: &str, game: &str) {
    spoil(place, &format!("UPDATE games SET rules = 999 WHERE id = '{game}'")).await;
    let (ours, theirs) = (format!("\"rules\":{RULES_VERSION},"), "\"rules\":999,");
    let replaced = format!("REPLACE(deed, '{ours}', '{theirs}')");
    spoil(place, &format!("UPDATE log SET deed = {replaced} WHERE game = '{game}' AND seq = 1")).await;
}

async fn record(caller: &mut Caller, game: &str) -> (u16, String) {
    let reply = caller.send("GET", &format!("/api/v1/tables/{game}/record"), &[], Vec::new()).await.unwrap();
    (reply.status, String::from_utf8(reply.body).unwrap())
}

/// What the database has of a table, word for word.
async fn kept(store: &dyn Store, game: &str) -> (store::ArchivedTable, Vec<store::LogLine>, Option<String>) {
    let archive = store.archive();
    let entry = archive.entry(game).await.unwrap().unwrap();
    (entry, archive.log_lines(game).await.unwrap(), archive.record(game).await.unwrap())
}

/// A table with a person's seat that is being played, some answers in.
async fn under_way(house: &House, bits: &mut Bits) -> Opened {
    let mut wanted = quick(vec![me(), me()]);
    wanted.switches.insert("evolutions".into(), "yes".into());
    let opened = open(house, &wanted).await;
    let mut caller = house.caller();
    for _ in 0..12 {
        let seen = until(house, &opened.game, None, |seen| seen.ask.is_some()).await;
        let seat = seen.ask.unwrap().seat;
        let token = &opened.tickets.iter().find(|ticket| ticket.seat == seat).unwrap().token;
        let mine = crate::support::view(&mut caller, &opened.game, Some(token)).await;
        let legal = mine.ask.unwrap().legal.unwrap();
        let action = legal[bits.below(legal.len())].clone();
        let id = crate::support::new_id(bits);
        let act = kaiju_wire::frame::Act { id, expect: mine.seq, seat: None, action, reveal: None };
        let path = format!("/tables/{}/actions", opened.game);
        let _: kaiju_wire::frame::Ack = caller.post(&path, Some(token), &act).await.unwrap();
    }
    opened
}

async fn old_tables(place: &str, new: &str) {
    let mut bits = Bits::new(11, 6);
    let mut house = House::at(place, Rates::loose()).await;
    let mut caller = house.caller();
    let finished = open(&house, &quick(vec![me(), bot("random")])).await;
    play_out(&house, &finished, &mut bits).await;
    let (status, ended) = record(&mut caller, &finished.game).await;
    assert_eq!(status, 200);
    let (_, _, text) = kept(&*house.hub.store, &finished.game).await;
    assert_eq!(text.as_deref(), Some(ended.as_str()), "the record is kept when the game ends");
    let running = under_way(&house, &mut bits).await;
    let damaged = under_way(&house, &mut bits).await;
    let nameless = under_way(&house, &mut bits).await;
    let healthy = open(&house, &quick(vec![me(), me()])).await;
    let account: Account =
        caller.post("/accounts", None, &NewAccount { name: "Ana".into(), device: String::new() }).await.unwrap();
    for opened in [&finished, &running, &damaged, &nameless] {
        let _: serde_json::Value =
            caller.post("/account/seats", Some(&account.session), &opened.tickets[0]).await.unwrap();
    }
    house.stop().await;
    other_rules(place, &finished.game).await;
    other_rules(place, &running.game).await;
    spoil(place, &format!("UPDATE log SET deed = '{{\"kind\":\"act' WHERE game = '{}' AND seq = 9", damaged.game))
        .await;
    spoil(place, &format!("UPDATE games SET info = '{{' WHERE id = '{}'", nameless.game)).await;

    let mut house = House::at(place, Rates::loose()).await;
    let mut caller = house.caller();
    // The lists go on without what cannot be read.
    let lobby: Lobby = caller.get("/tables", None).await.unwrap();
    assert!(lobby.tables.iter().any(|table| table.game == healthy.game));
    let records: Records = caller.get("/records", None).await.unwrap();
    assert_eq!(records.records.len(), 1);
    let history: serde_json::Value = caller.get("/account", Some(&account.session)).await.unwrap();
    assert_eq!(history["games"].as_array().unwrap().len(), 3);
    // The record of the game that ended is the one it ended with. Of the others there are the answers, without luck.
    assert_eq!(record(&mut caller, &finished.game).await, (200, ended.clone()));
    for (opened, rules) in [(&running, 999), (&damaged, RULES_VERSION), (&nameless, RULES_VERSION)] {
        let view = caller.call("GET", &format!("/tables/{}/view", opened.game), None, None::<&()>).await.unwrap();
        assert_eq!((view.status, view.code()), (409, Some(Code::OtherRules)), "a damaged row is no passing trouble");
        let (status, text) = record(&mut caller, &opened.game).await;
        assert_eq!(status, 200);
        assert!(text.starts_with(&format!("kaiju game 1\nrules {rules}\n# Table {}", opened.game)), "{text}");
        assert!(text.contains("cannot play it again") && text.contains("\nseat B "), "{text}");
        let (_, answers) = text.split_once("---\n").unwrap();
        assert!(answers.lines().filter(|line| line.starts_with(['A', 'B'])).count() >= 10, "{text}");
        assert!(!answers.contains("luck") && answers.contains(" take ?") && !answers.contains("take A:"), "{text}");
        assert_eq!(answers.contains("# row 9 cannot be read"), opened.game == damaged.game, "{text}");
    }
    // The host can end them, and nobody else.
    for (i, opened) in [&running, &damaged, &nameless].into_iter().enumerate() {
        let close = format!("/api/v1/tables/{}/close", opened.game);
        let id = format!("{i:032x}");
        for (token, status) in [(&opened.tickets[0].token, 404), (&opened.host, 200), (&opened.host, 200)] {
            let bearer = format!("Bearer {token}");
            let headers = [("authorization", bearer.as_str()), ("idempotency-key", &id)];
            let reply = caller.send("POST", &close, &headers, Vec::new()).await.unwrap();
            assert_eq!(reply.status, status, "{}", String::from_utf8_lossy(&reply.body));
            if status == 200 {
                assert_eq!(reply.json::<TableInfo>().unwrap().phase, Phase::Closed);
            }
        }
        let path = format!("/tables/{}/close", opened.game);
        let again = caller.call("POST", &path, Some(&opened.host), None::<&()>).await.unwrap();
        assert_eq!(again.code(), Some(Code::GameOver));
        let (entry, lines, _) = kept(&*house.hub.store, &opened.game).await;
        assert_eq!((entry.phase.as_str(), lines.last().unwrap().deed.as_str()), ("closed", "{\"kind\":\"closed\"}"));
        let (_, text) = record(&mut caller, &opened.game).await;
        assert!(text.contains("luck dice ") && text.ends_with("# the table was closed\n"), "{text}");
    }
    let running: Lobby = caller.get("/tables", None).await.unwrap();
    assert_eq!(running.tables.iter().map(|table| &table.game).collect::<Vec<_>>(), [&healthy.game]);
    house.stop().await;

    // All of it is saved and restored, word for word, and told of.
    let from = store::open(place).await.unwrap();
    let mut saved = Vec::new();
    let tally = backup::save(&*from, &mut saved, |_| {}).await.unwrap();
    let aside: BTreeMap<&str, &str> =
        tally.aside.iter().map(|aside| (aside.game.as_str(), aside.why.as_str())).collect();
    assert_eq!((tally.games, aside.len()), (5, 4), "{aside:?}");
    assert!(aside[finished.game.as_str()].contains("rules 999") && aside[damaged.game.as_str()].contains("row 9"));
    let to = store::open(new).await.unwrap();
    assert_eq!(backup::restore(&*to, saved.as_slice(), |_| {}).await.unwrap(), tally);
    for opened in [&finished, &damaged, &nameless, &healthy] {
        let mut before = kept(&*from, &opened.game).await;
        // What lists show of a healthy table is written anew.
        before.0.info = if opened.game == healthy.game { kept(&*to, &opened.game).await.0.info } else { before.0.info };
        assert_eq!(kept(&*to, &opened.game).await, before);
    }
    assert_eq!(to.archive().seats_of("ana").await.unwrap().len(), 4);
    from.close().await;
    to.close().await;
    let mut house = House::at(new, Rates::loose()).await;
    assert_eq!(record(&mut house.caller(), &finished.game).await, (200, ended));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_cannot_be_played_live_on_in_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).display().to_string();
    old_tables(&place("old.db"), &place("new.db")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_cannot_be_played_live_on_in_postgres() {
    let postgres = Postgres::start().unwrap();
    old_tables(&postgres.database("old").unwrap(), &postgres.database("new").unwrap()).await;
}

/// A record of a game that ended before records were kept is kept at the first chance.
#[tokio::test(flavor = "multi_thread")]
async fn records_of_earlier_games_are_kept_when_they_are_read_or_saved() {
    let mut house = House::new().await;
    let mut ended = Vec::new();
    for _ in 0..2 {
        let opened = open(&house, &quick(vec![bot("random"), bot("random")])).await;
        until(&house, &opened.game, None, |seen| seen.table.phase == Phase::Over).await;
        spoil(&house.place, &format!("DELETE FROM records WHERE game = '{}'", opened.game)).await;
        ended.push(opened.game);
    }
    let (status, text) = record(&mut house.caller(), &ended[0]).await;
    assert_eq!(status, 200);
    let archive = house.hub.store.archive();
    assert_eq!(archive.record(&ended[0]).await.unwrap(), Some(text));
    assert_eq!(archive.record(&ended[1]).await.unwrap(), None);
    backup::save(&*house.hub.store, &mut Vec::new(), |_| {}).await.unwrap();
    assert!(archive.record(&ended[1]).await.unwrap().unwrap().starts_with("kaiju game"));
    house.stop().await;
}

/// A backup of an earlier kaiju, with rules we no longer have: its tables are taken in as they are.
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_with_other_rules_is_restored_as_it_is() {
    let house = House::new().await;
    let opened = open(&house, &quick(vec![bot("random"), bot("random")])).await;
    until(&house, &opened.game, None, |seen| seen.table.phase == Phase::Over).await;
    let mut saved = Vec::new();
    backup::save(&*house.hub.store, &mut saved, |_| {}).await.unwrap();
    let text = String::from_utf8(saved).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    let end: serde_json::Value = serde_json::from_str(&lines.pop().unwrap()).unwrap();
    let ours = format!("\"rules\":{RULES_VERSION},");
    let old: String = lines.iter().map(|line| line.replace(&ours, "\"rules\":999,") + "\n").collect();
    let mut end = end;
    end["end"]["sha256"] = kaiju_wire::hex::write(&<sha2::Sha256 as sha2::Digest>::digest(&old)).into();
    let old = format!("{old}{end}\n");
    let folder = tempfile::tempdir().unwrap();
    let store = store::open(&folder.path().join("new.db").display().to_string()).await.unwrap();
    let tally = backup::restore(&*store, old.as_bytes(), |_| {}).await.unwrap();
    assert_eq!((tally.games, tally.aside.len()), (1, 1));
    let record = store.archive().record(&opened.game).await.unwrap();
    assert!(record.unwrap().starts_with("kaiju game"), "and the record goes along");
}

/// Reads some lines, and then the process is gone.
struct Dies<'a>(&'a [u8]);

impl Read for Dies<'_> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        assert!(!self.0.is_empty(), "the process ends here");
        self.0.read(into)
    }
}

/// A restore that does not come to its end leaves a store that nobody can open, however it ended.
async fn interrupted(saved: &'static [u8], place: &str) {
    let store = store::open(place).await.unwrap();
    let restored = tokio::spawn({
        let store = store.clone();
        async move { backup::restore(&*store, BufReader::new(Dies(&saved[..saved.len() * 2 / 3])), |_| {}).await }
    });
    assert!(restored.await.unwrap_err().is_panic());
    assert!(!store.archive().entries_after("", 10).await.unwrap().is_empty(), "some tables are there");
    store.close().await;
    let error = store::open(place).await.err().expect("half a database is not opened").to_string();
    assert!(error.contains("interrupted") && error.contains("kaiju restore"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interrupted_restore_is_not_served() {
    let house = House::new().await;
    for _ in 0..4 {
        let opened = open(&house, &quick(vec![bot("random"), bot("random")])).await;
        until(&house, &opened.game, None, |seen| seen.table.phase == Phase::Over).await;
    }
    let mut saved = Vec::new();
    backup::save(&*house.hub.store, &mut saved, |_| {}).await.unwrap();
    let saved: &'static [u8] = saved.leak();
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).display().to_string();
    interrupted(saved, &place("half.db")).await;
    let postgres = Postgres::start().unwrap();
    interrupted(saved, &postgres.database("half").unwrap()).await;
    // A backup that is cut off ends no better.
    let store = store::open(&place("cut.db")).await.unwrap();
    assert!(backup::restore(&*store, &saved[..saved.len() / 2], |_| {}).await.is_err());
    store.close().await;
    assert!(store::open(&place("cut.db")).await.is_err());
}
