//! How long things are kept, by a clock that the test moves; and how quick lists are when there is very much of everything.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use kaiju_server::clock::{Clock, HandClock};
use kaiju_server::hub::Hub;
use kaiju_server::outside::Outside;
use kaiju_server::store::{self, AccountRow, Mark, Store, StoreResult};
use kaiju_server::wish::{Request, Wish};
use kaiju_wire::Code;
use kaiju_wire::frame::Said;
use kaiju_wire::table::{NewTable, Phase, TableInfo};
use sqlx::Connection;

use crate::support::{HANG, House, bot, me, outside, quick};

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
const DAY: u64 = 24 * 60 * 60 * 1000;
const WEEK: Option<Duration> = Some(Duration::from_hours(7 * 24));

async fn made(hub: &Arc<Hub>, wanted: &NewTable) -> String {
    hub.open(wanted, HERE, None).await.unwrap().game
}

/// A game that bots have played to its end. A bot that knows a secret takes its time, so time has to pass.
async fn finished(hub: &Arc<Hub>, clock: &HandClock) -> String {
    let game = made(hub, &quick(vec![bot("random"), bot("random")])).await;
    let begun = Instant::now();
    while hub.read(&game, |desk| desk.room().phase()).await.unwrap() != Phase::Over {
        assert!(begun.elapsed() < HANG, "the game does not end");
        clock.pass(10);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_old_is_deleted_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let kept = store::open(&folder.path().join("kaiju.db").display().to_string()).await.unwrap();
    let clock = Arc::new(HandClock::default());
    clock.jump(1_794_747_722_586);
    let outside = Outside { clock: clock.clone(), ..outside() };
    let hub = Hub::new(kept.clone(), outside, &House::config());
    let over = finished(&hub, &clock).await;
    let closed = made(&hub, &quick(vec![me(), me()])).await;
    hub.perform(&closed, &Request::unasked(Wish::Close, "aa".repeat(16), "close")).await.unwrap();
    let waiting = made(&hub, &NewTable { start: false, ..quick(vec![me(), me()]) }).await;
    let playing = made(&hub, &quick(vec![me(), me()])).await;
    let ana = AccountRow {
        name: "ana".into(),
        shown: "Ana".into(),
        recovery: "x".into(),
        created_ms: clock.wall_ms(),
        looks: None,
    };
    kept.make_account(&ana).await.unwrap();
    kept.make_session("session", "ana", "a device", clock.wall_ms()).await.unwrap();
    kept.hold("ana", &over, 'A').await.unwrap();
    let said = Said { number: 0, at_ms: 0, seat: 'A', text: "hello".into(), emote: false };
    hub.say(&over, &said, None).await.unwrap();
    let there = async |game: &str| kept.game(game).await.unwrap().is_some();

    clock.pass(8 * DAY);
    let later = finished(&hub, &clock).await;
    assert_eq!(hub.sweep(None).await, 0, "unless told, games are kept for ever");
    assert_eq!(hub.sweep(WEEK).await, 2);
    assert!(!there(&over).await && !there(&closed).await);
    assert!(there(&later).await && there(&waiting).await && there(&playing).await);
    assert_eq!(kept.rows(&over, 0).await.unwrap(), []);
    assert_eq!(kept.talk(&over, 0).await.unwrap(), []);
    assert_eq!(kept.holdings("ana", &Mark::start(), 9).await.unwrap(), []);
    // It is gone from the memory, too.
    let gone = hub.read(&over, |desk| desk.room().head()).await.err().map(|refusal| refusal.code);
    assert_eq!(gone, Some(Code::Forbidden));

    // A table that never began goes after thirty days; one that plays never goes.
    clock.pass(21 * DAY);
    assert_eq!(hub.sweep(None).await, 0);
    clock.pass(2 * DAY);
    assert_eq!(hub.sweep(None).await, 1);
    assert!(!there(&waiting).await && there(&playing).await && there(&later).await);
    clock.pass(400 * DAY);
    assert_eq!(hub.sweep(WEEK).await, 1);
    assert!(there(&playing).await);
    assert_eq!(hub.read(&playing, |desk| desk.room().phase()).await.unwrap(), Phase::Playing);
    // Sessions that nobody used are gone as well.
    assert_eq!(kept.session("session", 0, clock.wall_ms()).await.unwrap(), None);
    hub.finish().await;
}

/// Makes very many finished games at once, all held by one account.
async fn fill(place: &str, from: u32, to: u32) {
    let mut conn = sqlx::SqliteConnection::connect(&format!("sqlite://{place}")).await.unwrap();
    let info = serde_json::to_string(&TableInfo { title: "a table with a title".into(), ..TableInfo::default() });
    for statement in [
        "INSERT INTO games (id, code, rules, secret, public, phase, created_ms, updated_ms, info) \
         WITH RECURSIVE n(i) AS (SELECT $1 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < $2) \
         SELECT printf('g%09d', (i * 7919) % 1000003), printf('C%09d', i), 1, zeroblob(32), i % 3 < 2, \
         CASE WHEN i % 50 = 0 THEN 'playing' ELSE 'over' END, 1000000 + i * 3, 1000000 + i * 3 + 5, $3 FROM n",
        "INSERT OR IGNORE INTO holdings (account, game, seat, made_ms) \
         SELECT 'ana', id, 'A', created_ms FROM games WHERE $1 < $2 AND $3 IS NOT NULL",
    ] {
        let filled = sqlx::query(statement).bind(from).bind(to).bind(info.as_deref().unwrap());
        filled.execute(&mut conn).await.unwrap();
    }
}

/// Says how long lists take with 20,000 and with 200,000 games. It measures, and checks nothing but that they are there:
/// what they are read from is checked where the statements are.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures"]
async fn lists_stay_quick() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("kaiju.db").display().to_string();
    let kept = store::open(&place).await.unwrap();
    let ana = AccountRow { name: "ana".into(), shown: "Ana".into(), recovery: "x".into(), created_ms: 1, looks: None };
    kept.make_account(&ana).await.unwrap();
    let mut before = 0;
    for games in [20_000, 200_000] {
        fill(&place, before, games).await;
        before = games;
        let (first, deep) = (Mark::start(), Mark { at_ms: 1_000_000 + 2 * u64::from(games), id: String::new() });
        for (name, mark) in [("first page", &first), ("in the middle", &deep)] {
            println!("{games} games, {name}: {}", times(&*kept, mark).await);
        }
    }
}

/// The quickest of many times: the others waited for something else.
async fn quickest<T>(list: impl AsyncFn() -> StoreResult<Vec<T>>, length: usize) -> Duration {
    let mut best = Duration::MAX;
    for _ in 0..100 {
        let begun = Instant::now();
        assert_eq!(list().await.unwrap().len(), length);
        best = best.min(begun.elapsed());
    }
    best
}

async fn times(store: &dyn Store, mark: &Mark) -> String {
    let records = quickest(async || store.records(mark, 50).await, 50).await;
    let lobby = quickest(async || store.lobby(0, mark, 100).await, 100).await;
    let history = quickest(async || store.holdings("ana", mark, 100).await, 100).await;
    format!("records {records:?}, lobby {lobby:?}, history {history:?}")
}

/// The same club comes from the same seed, and its games are games: they can be read, and are in the profiles.
#[tokio::test(flavor = "multi_thread")]
async fn a_club_is_filled_from_its_seed() {
    let folder = tempfile::tempdir().unwrap();
    let club = kaiju_loadtest::Club { accounts: 9, games: 120, tables: 0, seed: 3 };
    let mut told = Vec::new();
    for name in ["one.db", "two.db"] {
        let place = folder.path().join(name);
        club.fill(&place, 1_900_000_000_000).await.unwrap();
        let store = store::open(&place.display().to_string()).await.unwrap();
        let mut all = Vec::new();
        for account in 0..club.accounts {
            let name = kaiju_loadtest::Club::name(account);
            assert_eq!(store.ties().uncounted(&name, 9).await.unwrap(), []);
            let held = store.archive().seats_of(&name).await.unwrap();
            let sums = store.ties().sums(&name).await.unwrap();
            assert_eq!(sums.iter().map(|row| row.games).sum::<u64>(), held.len() as u64, "{name}");
            let seen = store
                .session(&kaiju_server::entropy::hashed(&club.token(account)), 0, 1_900_000_000_000)
                .await
                .unwrap();
            assert_eq!(seen.map(|row| row.name), Some(name));
            all.push((held, sums));
        }
        let record = store.archive().record("club00000007").await.unwrap().unwrap();
        assert!(kaiju_rules::notation::parse_record(&record).is_ok());
        assert_eq!(store.ledgers().entries(store::RATED, 0, 99).await.unwrap().len(), 30);
        store.close().await;
        told.push((all, record));
    }
    assert_eq!(told[0], told[1]);
}
