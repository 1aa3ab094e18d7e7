//! What every store promises, checked against SQLite and against a real PostgreSQL server.

use std::time::{Duration, Instant};

use kaiju_loadtest::contract::{game, leases, moved, promises, row};
use kaiju_loadtest::{Postgres, TestSocket};
use kaiju_server::config::Rates;
use kaiju_server::store::{self, Appended, Wake, migrations};
use kaiju_wire::VERSION;
use kaiju_wire::frame::{Hello, Say, ToClient, ToServer};
use kaiju_wire::table::{Phase, TableInfo};

use crate::support::{HANG, House, me, open, quick};

/// A database as it was before codes were given back and looks compared: it is brought up to date with what it holds.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_the_first_kind_is_brought_up_to_date() {
    use sqlx::{Connection, Executor};
    let old = "INSERT INTO games VALUES ('g1', 'AAAAAA', 1, X'SECRET', 1, 'over', 1, 1, '{}'), \
               ('g2', 'BBBBBB', 1, X'SECRET', 1, 'gathering', 2, 2, '{}'); \
               INSERT INTO accounts VALUES ('ana', 'Ana', 'hash', 1), ('аna', 'Аna', 'hash', 2), ('bea', 'Bea', 'hash', 3)";
    let first = |mut all: sqlx::migrate::Migrator| {
        all.migrations = all.iter().filter(|step| step.version == 1).cloned().collect::<Vec<_>>().into();
        all
    };
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("kaiju.db").display().to_string();
    let mut conn = sqlx::SqliteConnection::connect(&format!("sqlite://{place}?mode=rwc")).await.unwrap();
    first(migrations::sqlite()).run_direct(None, &mut conn, false).await.unwrap();
    let info = serde_json::to_string(&TableInfo::default()).unwrap();
    let filled = |zeros: &str| old.replace("X'SECRET'", zeros).replace("{}", &info);
    conn.execute(sqlx::AssertSqlSafe(filled("zeroblob(32)"))).await.unwrap();
    conn.close().await.unwrap();
    let postgres = Postgres::start().unwrap();
    let shared = postgres.database("older").unwrap();
    let mut conn = sqlx::PgConnection::connect(&shared).await.unwrap();
    first(migrations::postgres()).run_direct(None, &mut conn, false).await.unwrap();
    conn.execute(sqlx::AssertSqlSafe(filled("decode(repeat('00', 32), 'hex')"))).await.unwrap();
    conn.close().await.unwrap();
    for place in [&place, &shared] {
        // Once more changes nothing.
        for _ in 0..2 {
            let kept = store::open(place).await.unwrap();
            assert_eq!(kept.by_code("AAAAAA").await.unwrap(), None);
            assert_eq!(kept.by_code("BBBBBB").await.unwrap().as_deref(), Some("g2"));
            assert_eq!(kept.games_after("", 10).await.unwrap().len(), 2);
            let looks: Vec<bool> = kept.accounts().await.unwrap().iter().map(|one| one.looks.is_some()).collect();
            assert_eq!(looks.iter().filter(|&&known| known).count(), 2, "two of them look alike, and stay: {looks:?}");
            assert_eq!(looks.len(), 3);
            kept.close().await;
        }
    }
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
    assert_eq!(&*again.epoch(), "another life");
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

    leases(&*one).await;
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
        TestSocket::hello(house.addr, Hello { version: VERSION, game: opened.game.clone(), auth, ..Hello::default() })
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
pub(crate) async fn there(wire: &mut TestSocket, seats: &[char], watch: u32) {
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
