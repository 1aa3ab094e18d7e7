//! What every store promises, checked against SQLite and against a real PostgreSQL server.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kaiju_server::config::Rates;
use kaiju_server::row::{Deed, Row};
use kaiju_server::siege::{Postgres, Wire};
use kaiju_server::store::{self, AccountRow, Appended, Game, Headline, Store, Wake};
use kaiju_wire::VERSION;
use kaiju_wire::frame::{Hello, Said, Say, ToClient, ToServer};
use kaiju_wire::table::{Phase, TableInfo};

use crate::support::{HANG, House, me, open, quick};

fn game(id: &str) -> Game {
    Game {
        id: id.to_string(),
        code: id.chars().take(6).collect::<String>().to_uppercase(),
        rules: 1,
        secret: [7; 32],
        public: true,
        phase: Phase::Gathering,
        created_ms: 5,
        updated_ms: 5,
        info: TableInfo { game: id.to_string(), ..TableInfo::default() },
    }
}

fn row(seq: u64, id: &str) -> Row {
    Row { seq, id: id.to_string(), claim: format!("claim of {id}"), at_ms: seq * 10, deed: Deed::Rose { seat: 'A' } }
}

fn moved(phase: Phase) -> Headline {
    Headline { phase, info: None, record: None }
}

async fn promises(store: Arc<dyn Store>) {
    let playing = moved(Phase::Playing);
    store.open(&game("aaaaaa"), &[row(1, "first")]).await.unwrap();
    assert!(store.open(&game("aaaaaa"), &[row(1, "first")]).await.is_err(), "an id of a table is given once");
    assert_eq!(store.rows("aaaaaa", 0).await.unwrap(), [row(1, "first")], "what failed left nothing");

    // One number, one id, no gaps.
    assert_eq!(store.append("aaaaaa", &row(2, "second"), &playing).await.unwrap(), Appended::Fresh);
    assert_eq!(store.append("aaaaaa", &row(2, "third"), &playing).await.unwrap(), Appended::Conflict { head: 2 });
    assert_eq!(store.append("aaaaaa", &row(4, "fourth"), &playing).await.unwrap(), Appended::Conflict { head: 2 });
    let known = Appended::Known { seq: 2, claim: "claim of second".to_string() };
    assert_eq!(store.append("aaaaaa", &row(3, "second"), &playing).await.unwrap(), known);
    assert_eq!(store.append("aaaaaa", &row(2, "second"), &playing).await.unwrap(), known);
    assert_eq!(store.rows("aaaaaa", 0).await.unwrap(), [row(1, "first"), row(2, "second")]);
    assert_eq!(store.rows("aaaaaa", 1).await.unwrap(), [row(2, "second")]);

    // The same id at another table is another id.
    store.open(&game("bbbbbb"), &[row(1, "first")]).await.unwrap();
    let info = Some(TableInfo { title: "told".into(), ..TableInfo::default() });
    let told = Headline { phase: Phase::Over, info, record: Some("as it ended".into()) };
    assert_eq!(store.append("bbbbbb", &row(2, "second"), &told).await.unwrap(), Appended::Fresh);
    let kept = store.game("bbbbbb").await.unwrap().unwrap();
    assert_eq!(
        (kept.phase, kept.updated_ms, kept.info.title.as_str(), kept.secret),
        (Phase::Over, 20, "told", [7; 32])
    );
    assert_eq!(store.game("nothere").await.unwrap(), None);

    // Finding.
    assert_eq!(store.by_code("AAAAAA").await.unwrap().as_deref(), Some("aaaaaa"));
    assert_eq!(store.by_code("ZZZZZZ").await.unwrap(), None);
    let ids = |games: Vec<Game>| games.into_iter().map(|game| game.id).collect::<Vec<_>>();
    assert_eq!(ids(store.lobby(20, 10).await.unwrap()), ["aaaaaa"]);
    assert_eq!(ids(store.lobby(21, 10).await.unwrap()), [""; 0]);
    assert_eq!(ids(store.records(u64::MAX, 10).await.unwrap()), ["bbbbbb"]);
    assert_eq!(ids(store.records(5, 10).await.unwrap()), [""; 0]);
    assert_eq!(ids(store.games_after("aaaaaa", 10).await.unwrap()), ["bbbbbb"]);
    assert_eq!(store.stalled(20, 10).await.unwrap(), ["aaaaaa"]);
    assert_eq!(store.stalled(19, 10).await.unwrap(), [""; 0]);
    let heads = store.heads(&["aaaaaa".into(), "nothere".into()]).await.unwrap();
    assert_eq!(heads, [("aaaaaa".to_string(), 2), ("nothere".to_string(), 0)]);

    // Chat, presence, accounts.
    let said = Said { number: 0, at_ms: 3, seat: 'B', text: "¡Hola! ♥".into(), emote: false };
    assert_eq!(store.say("aaaaaa", &said).await.unwrap(), 1);
    assert_eq!(store.say("aaaaaa", &said).await.unwrap(), 2);
    let lines = store.talk("aaaaaa", 1).await.unwrap();
    assert_eq!(lines, [Said { number: 2, ..said.clone() }]);
    store.touch(&[("aaaaaa".into(), 'A', 7), ("aaaaaa".into(), 'A', 9)]).await.unwrap();
    assert_eq!(store.seen("aaaaaa").await.unwrap(), [('A', 9)]);
    let ana = AccountRow { name: "ana".into(), shown: "Ana".into(), recovery: "hash".into(), created_ms: 1 };
    assert!(store.make_account(&ana).await.unwrap());
    assert!(!store.make_account(&ana).await.unwrap(), "a name is given once");
    store.make_session("session", "ana", 2).await.unwrap();
    assert_eq!(store.session("session").await.unwrap(), Some(ana.clone()));
    assert_eq!(store.session("another").await.unwrap(), None);
    store.hold("ana", "bbbbbb", 'C').await.unwrap();
    store.hold("ana", "bbbbbb", 'C').await.unwrap();
    let held = store.holdings("ana", 10).await.unwrap();
    assert_eq!(held.iter().map(|(seat, game)| (*seat, game.id.as_str())).collect::<Vec<_>>(), [('C', "bbbbbb")]);
    assert_eq!(store.accounts().await.unwrap(), [ana]);

    race(&store).await;

    let old = store.epoch();
    store.renew_epoch("another life").await.unwrap();
    assert_eq!((store.epoch().as_str(), old.is_empty()), ("another life", false));
}

/// Sixty-four writers want the same number, many times over: one of them gets it.
async fn race(store: &Arc<dyn Store>) {
    store.open(&game("cccccc"), &[row(1, "first")]).await.unwrap();
    for round in 2..20 {
        let writers = (0..64).map(|writer| {
            let store = store.clone();
            tokio::spawn(async move {
                let row = row(round, &format!("{round} by {writer}"));
                store
                    .append("cccccc", &row, &Headline { phase: Phase::Playing, info: None, record: None })
                    .await
                    .unwrap()
            })
        });
        let mut won = 0;
        for writer in writers.collect::<Vec<_>>() {
            match writer.await.unwrap() {
                Appended::Fresh => won += 1,
                Appended::Conflict { head } => assert_eq!(head, round),
                Appended::Known { .. } => panic!("all ids are different"),
            }
        }
        assert_eq!(won, 1, "one winner for number {round}");
    }
    let rows = store.rows("cccccc", 0).await.unwrap();
    assert!(rows.iter().enumerate().all(|(i, row)| row.seq == i as u64 + 1));
    assert_eq!(rows.iter().map(|row| &row.id).collect::<BTreeSet<_>>().len(), rows.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_its_promises() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("new/folder/kaiju.db").display().to_string();
    let kept = store::open(&place).await.unwrap();
    promises(kept.clone()).await;
    kept.close().await;
    assert!(kept.append("aaaaaa", &row(3, "late"), &moved(Phase::Playing)).await.is_err(), "closed is closed");
    // Opened again, everything is there.
    let again = store::open(&place).await.unwrap();
    assert_eq!(again.rows("cccccc", 0).await.unwrap().len(), 19);
    assert_eq!(again.epoch(), "another life");
    again.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_its_promises() {
    let mut postgres = Postgres::start().unwrap();
    let place = postgres.database("contract").unwrap();
    promises(store::open(&place).await.unwrap()).await;

    // Two nodes: what one writes wakes the other, and nothing rides on the wake-up but where to look.
    let (one, two) = (store::open(&place).await.unwrap(), store::open(&place).await.unwrap());
    let mut wakes = two.wakes();
    one.open(&game("dddddd"), &[row(1, "first")]).await.unwrap();
    let mut seq = 1;
    let woken = tokio::time::timeout(HANG, async {
        loop {
            seq += 1;
            let appended = one.append("dddddd", &row(seq, &seq.to_string()), &moved(Phase::Playing)).await.unwrap();
            assert_eq!(appended, Appended::Fresh);
            if let Ok(Ok(wake)) = tokio::time::timeout(Duration::from_millis(300), wakes.recv()).await
                && let Wake::Moved { game, seq } = wake
                && game == "dddddd"
            {
                return seq;
            }
        }
    });
    assert!(woken.await.unwrap() <= seq);
    assert_eq!(two.rows("dddddd", 0).await.unwrap().len() as u64, seq);

    two_nodes(&postgres.database("nodes").unwrap()).await;

    // The server crashes and comes back: what was acknowledged is there, and both nodes go on by themselves.
    postgres.restart().unwrap();
    let begun = Instant::now();
    while one.append("dddddd", &row(seq + 1, "after the crash"), &moved(Phase::Playing)).await.is_err() {
        assert!(begun.elapsed() < HANG, "the node does not find its way back");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(two.rows("dddddd", 0).await.unwrap().len() as u64, seq + 1);
    // Wake-ups come again, too: after an interruption everything is looked at.
    let again = tokio::time::timeout(HANG, async {
        loop {
            if let Ok(Wake::All) = wakes.recv().await {
                return;
            }
        }
    });
    again.await.unwrap();
}

/// Two nodes: a race for each number has one winner whoever asks where, and everybody sees who is there.
async fn two_nodes(place: &str) {
    let (one, mut two) = (House::at(place, Rates::loose()).await, House::at(place, Rates::loose()).await);
    crate::play::race(&[&one, &two], 6).await;

    let opened = open(&one, &quick(vec![me(), me()])).await;
    let sit = |house: &House, seat: Option<usize>| {
        let auth = seat.into_iter().map(|seat| opened.tickets[seat].token.clone()).collect();
        Wire::hello(house.addr, Hello { version: VERSION, game: opened.game.clone(), auth, ..Hello::default() })
    };
    let mut ana = sit(&one, Some(0)).await.unwrap();
    let bea = sit(&two, Some(1)).await.unwrap();
    let watcher = sit(&two, None).await.unwrap();
    there(&mut ana, &['A', 'B'], 1).await;
    drop(watcher);
    there(&mut ana, &['A', 'B'], 0).await;
    drop(bea);
    there(&mut ana, &['A'], 0).await;
    // Said at one node, heard at the other.
    let mut bea = sit(&two, Some(1)).await.unwrap();
    there(&mut ana, &['A', 'B'], 0).await;
    ana.say(&ToServer::Say(Say { seat: None, text: "roar".into(), emote: true })).await.unwrap();
    let said = tokio::time::timeout(HANG, async {
        loop {
            if let ToClient::Said(said) = bea.hear().await.unwrap() {
                return said;
            }
        }
    });
    assert_eq!(said.await.unwrap().text, "roar");
    two.stop().await;
    there(&mut ana, &['A'], 0).await;
}

/// Waits until a client is told that these are there, and so many watch.
async fn there(wire: &mut Wire, seats: &[char], watch: u32) {
    let told = tokio::time::timeout(HANG, async {
        loop {
            if let ToClient::Presence { here, watching } = wire.hear().await.unwrap()
                && (here.as_slice(), watching) == (seats, watch)
            {
                return;
            }
        }
    });
    assert!(told.await.is_ok(), "never told that {seats:?} are there and {watch} watch");
}

#[tokio::test]
async fn a_database_of_a_newer_kaiju_is_refused_politely() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("kaiju.db");
    store::open(&place.display().to_string()).await.unwrap().close().await;
    let url = format!("sqlite://{}", place.display());
    let mut conn = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url).await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'from the future', 1, x'00', 0)";
    sqlx::query(newer).execute(&mut conn).await.unwrap();
    drop(conn);
    let error = store::open(&place.display().to_string()).await.err().unwrap();
    assert!(error.to_string().contains("newer kaiju"), "{error}");
}
