//! Several nodes on one PostgreSQL server: one of them loses the database, clocks disagree, nobody does anything.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use kaiju_bots::Bits;
use kaiju_loadtest::{AckLedger, Caller, Pilot, Postgres, StormReport, TestSocket, audit};
use kaiju_server::clock::{Clock, HandClock};
use kaiju_server::config::{Rates, Spans};
use kaiju_server::outside::machine::MachineClock;
use kaiju_server::row::Deed;
use kaiju_server::store::{self, PATIENCE};
use kaiju_wire::frame::{Ack, Act, Hand, Hello, Resume, Snapshot, ToClient, ToServer};
use kaiju_wire::table::{NewTable, Opened, Pace, Phase, TableInfo};
use kaiju_wire::{Code, Refusal, VERSION};
use sqlx::{Connection, PgConnection};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::contract::there;
use crate::proxy::{Cut, Proxy};
use crate::support::{HANG, House, bot, me, new_id, open, quick, until, view};

/// Nodes that give up soon.
const HASTY: Duration = Duration::from_secs(1);
/// What does not happen because a machine is slow.
const LONG: Duration = Duration::from_mins(10);

fn spans() -> Spans {
    Spans { lease: Duration::from_secs(3), silence: Duration::from_secs(2), ..Spans::default() }
}

fn machine() -> Arc<dyn Clock> {
    Arc::new(MachineClock::default())
}

/// The clocks of nodes and of the database they share: time passes for all of them when the test says so. The database's
/// own time goes on besides, as it does.
struct Clocks {
    hands: Vec<Arc<HandClock>>,
    database: tokio::sync::Mutex<PgConnection>,
    passed_ms: AtomicU64,
}

impl Clocks {
    /// Clocks for nodes whose wall clocks are wrong by so many seconds.
    async fn of(place: &str, wrong_s: &[i64]) -> Clocks {
        let mut database = PgConnection::connect(place).await.unwrap();
        let name = place.rsplit('/').next().unwrap();
        for statement in [
            "CREATE TABLE passed (ms BIGINT NOT NULL)",
            "INSERT INTO passed VALUES (0)",
            "CREATE FUNCTION clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS \
             $$ SELECT pg_catalog.clock_timestamp() + (SELECT ms FROM public.passed) * interval '1 millisecond' $$",
            // What we made is found before what PostgreSQL brings along.
            &format!("ALTER DATABASE {name} SET search_path = public, pg_catalog"),
        ] {
            sqlx::raw_sql(sqlx::AssertSqlSafe(statement.to_string())).execute(&mut database).await.unwrap();
        }
        let now = MachineClock::default().wall_ms();
        let hand = |by_s: &i64| {
            let clock = Arc::new(HandClock::default());
            clock.jump(now.saturating_add_signed(by_s * 1000));
            clock
        };
        let hands = wrong_s.iter().map(hand).collect();
        Clocks { hands, database: tokio::sync::Mutex::new(database), passed_ms: AtomicU64::new(0) }
    }

    async fn pass(&self, ms: u64) {
        let mut database = self.database.lock().await;
        let passes = sqlx::query("UPDATE passed SET ms = ms + $1").bind(ms as i64);
        passes.execute(&mut *database).await.unwrap();
        self.passed_ms.fetch_add(ms, Ordering::SeqCst);
        for hand in &self.hands {
            hand.pass(ms);
        }
    }

    /// Lets time pass until something is done.
    async fn during<T>(&self, work: impl Future<Output = T>) -> T {
        let mut work = pin!(work);
        loop {
            if let Ok(done) = tokio::time::timeout(Duration::from_millis(10), &mut work).await {
                return done;
            }
            self.pass(250).await;
        }
    }

    /// What time it is by the database's clock.
    fn now_ms(&self) -> u64 {
        MachineClock::default().wall_ms() + self.passed_ms.load(Ordering::SeqCst)
    }
}

async fn health(house: &House, path: &str) -> u16 {
    house.caller().send("GET", path, &[], Vec::new()).await.unwrap().status
}

async fn becomes(house: &House, path: &str, status: u16) {
    let begun = Instant::now();
    while health(house, path).await != status {
        assert!(begun.elapsed() < HANG, "{path} is never {status}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Somebody with an answer to give: whose token it is, and the answer.
async fn an_answer(house: &House, opened: &Opened, bits: &mut Bits) -> (String, Act) {
    let seen = until(house, &opened.game, None, |seen| seen.ask.is_some()).await;
    let seat = seen.ask.unwrap().seat;
    let token = opened.tickets.iter().find(|ticket| ticket.seat == seat).unwrap().token.clone();
    let seen = view(&mut house.caller(), &opened.game, Some(&token)).await;
    let legal = seen.ask.as_ref().and_then(|ask| ask.legal.as_ref());
    let legal = legal.unwrap_or_else(|| panic!("somebody else has answered: {seen:?}"));
    let action = legal[bits.below(legal.len())].clone();
    (token, Act { id: new_id(bits), expect: seen.seq, seat: None, action, reveal: None })
}

fn actions(opened: &Opened) -> String {
    format!("/tables/{}/actions", opened.game)
}

async fn head(house: &House, game: &str) -> u64 {
    house.hub.store.heads(&[game.to_string()]).await.unwrap()[0].1
}

/// Waits until a table has moved on from where it is.
async fn moves(house: &House, game: &str) {
    let (before, begun) = (head(house, game).await, Instant::now());
    while head(house, game).await == before {
        assert!(begun.elapsed() < HANG, "the table stands still");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// A game of bots that goes on for minutes.
fn slow_bots() -> NewTable {
    NewTable { pace: Pace::Humane, ..quick((0..6).map(|_| bot("random")).collect()) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_falls_silent_freezes_nothing() {
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("silent").unwrap();
    let proxy = Proxy::before(&place).await;
    let one = House::node(&proxy.place, HASTY, spans(), machine()).await;
    let two = House::node(&place, PATIENCE, spans(), machine()).await;
    let mut bits = Bits::new(3, 3);
    let people = open(&one, &quick(vec![me(), me()])).await;
    let bots = open(&one, &slow_bots()).await;
    moves(&two, &bots.game).await;
    becomes(&one, "/healthz", 200).await;
    becomes(&one, "/readyz", 200).await;
    let (token, act) = an_answer(&one, &people, &mut bits).await;
    let hello = Hello { version: VERSION, game: people.game.clone(), auth: vec![token.clone()], ..Hello::default() };
    let mut socket = TestSocket::hello(one.addr, hello.clone()).await.unwrap();

    proxy.hold();
    // Whoever asks is answered, and whoever waits is sent elsewhere.
    let reply = one.caller().call("POST", &actions(&people), Some(&token), Some(&act)).await.unwrap();
    assert_eq!((reply.status, reply.json::<Refusal>().unwrap().retry), (503, true));
    let reply = one.caller().call("GET", &format!("/tables/{}/view", people.game), None, None::<&()>).await.unwrap();
    assert_eq!((reply.status, reply.code()), (503, Some(Code::StorageUnavailable)), "nothing old is shown as new");
    assert_eq!(socket.close_number(HANG).await, Some(1012));
    becomes(&one, "/readyz", 503).await;
    becomes(&one, "/healthz", 503).await;
    // There, the same answer counts, and the bots of the silent node go on.
    let ack: Ack = two.caller().post(&actions(&people), Some(&token), &act).await.unwrap();
    moves(&two, &bots.game).await;
    // Whoever comes back to the silent node with what they learnt elsewhere is not sent an older table.
    let resume = Some(Resume { epoch: two.hub.store.epoch().to_string(), seq: ack.seq });
    let mut back = TestSocket::hello(one.addr, Hello { resume, ..hello }).await.unwrap();
    let first = tokio::time::timeout(HANG, back.hear()).await.unwrap();
    assert_eq!(first.unwrap_err().to_string(), "closed 1012");

    proxy.heal();
    becomes(&one, "/readyz", 200).await;
    becomes(&one, "/healthz", 200).await;
    let begun = Instant::now();
    loop {
        let reply = one.caller().call("POST", &actions(&people), Some(&token), Some(&act)).await.unwrap();
        if reply.status == 200 {
            let again: Ack = reply.json().unwrap();
            assert_eq!((again.seq, again.dup), (ack.seq, true));
            break;
        }
        assert!(begun.elapsed() < HANG, "the node does not find its way back: {reply:?}");
    }
}

/// A line is cut just before or just after a commit: nobody is told that what counts does not, and the same sent again
/// counts once.
#[tokio::test(flavor = "multi_thread")]
async fn a_commit_nobody_heard_of_is_never_called_void() {
    let postgres = Postgres::start().unwrap();
    let proxy = Proxy::before(&postgres.database("doubt").unwrap()).await;
    let house = House::node(&proxy.place, HASTY, spans(), machine()).await;
    let opened = open(&house, &quick(vec![me(), me()])).await;
    let mut bits = Bits::new(5, 5);
    for (cut, codes) in [
        (Cut::BeforeCommit, &[Some(Code::OutcomeUnknown)][..]),
        (Cut::AfterCommit, &[None, Some(Code::OutcomeUnknown)][..]),
        (Cut::AfterCommitForGood, &[Some(Code::OutcomeUnknown)][..]),
    ] {
        let (token, act) = an_answer(&house, &opened, &mut bits).await;
        proxy.cut(&act.id, cut);
        let reply = house.caller().call("POST", &actions(&opened), Some(&token), Some(&act)).await.unwrap();
        assert!(codes.contains(&reply.code()), "{cut:?}: {reply:?}");
        proxy.heal();
        let begun = Instant::now();
        let ack = loop {
            let reply = house.caller().call("POST", &actions(&opened), Some(&token), Some(&act)).await.unwrap();
            if let Ok(ack) = reply.json::<Ack>() {
                break ack;
            }
            assert!(reply.status == 503 && begun.elapsed() < HANG, "{cut:?}: {reply:?}");
        };
        assert_eq!(ack.dup, cut != Cut::BeforeCommit, "{cut:?}");
        let rows = house.hub.store.rows(&opened.game, 0).await.unwrap();
        assert_eq!(rows.iter().filter(|row| row.id == act.id).map(|row| row.seq).collect::<Vec<_>>(), [ack.seq]);
    }
}

/// What one node acknowledged is there for whoever asks another one afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_here_is_read_there() {
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("reads").unwrap();
    let (one, two) = (House::at(&place, Rates::loose()).await, House::at(&place, Rates::loose()).await);
    let opened = open(&one, &quick(vec![me(), me()])).await;
    let mut bits = Bits::new(9, 9);
    let mut there = two.caller();
    for answer in 0..60 {
        let (token, act) = an_answer(&one, &opened, &mut bits).await;
        let ack: Ack = one.caller().post(&actions(&opened), Some(&token), &act).await.unwrap();
        let seen: Snapshot = view(&mut there, &opened.game, None).await;
        assert!(seen.seq >= ack.seq, "answer {answer}: acknowledged {}, read {}", ack.seq, seen.seq);
        if seen.table.phase == Phase::Over {
            return;
        }
    }
}

/// A newer node writes what this one cannot read, at a table that this one sees to: it refuses for good and with a reason, sends
/// away whoever watches, and lets the table go, so that the newer one can see to it.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_newer_node_wrote_is_refused_and_let_go() {
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("newer").unwrap();
    let house = House::node(&place, PATIENCE, spans(), machine()).await;
    let opened = open(&house, &slow_bots()).await;
    let game = &opened.game;
    let hello = Hello { version: VERSION, game: game.clone(), ..Hello::default() };
    let mut watcher = TestSocket::hello(house.addr, hello).await.unwrap();
    let leases = |wanted: &'static str| {
        let count = format!("SELECT COUNT(*) FROM leases WHERE game = '{game}'");
        let (sql, begun) = (|| postgres.sql("newer", &count).unwrap(), std::time::Instant::now());
        while sql() != wanted {
            assert!(begun.elapsed() < HANG, "leases: {}, not {wanted}", sql());
            std::thread::sleep(Duration::from_millis(20));
        }
    };
    leases("1");
    let news = format!(
        "INSERT INTO log SELECT game, MAX(seq) + 1, 'news', 'server', MAX(at_ms), '{{\"kind\":\"unheard-of\"}}' FROM log \
         WHERE game = '{game}' GROUP BY game"
    );
    // A bot may have been faster.
    while postgres.sql("newer", &news).unwrap() != "INSERT 0 1" {}
    let path = format!("/tables/{game}/view");
    let reply = house.caller().call("GET", &path, None, None::<&()>).await.unwrap();
    assert_eq!((reply.status, reply.code()), (409, Some(Code::OtherRules)));
    assert!(!reply.json::<kaiju_wire::Refusal>().unwrap().message.is_empty());
    assert_eq!(watcher.close_number(HANG).await, Some(1012), "whoever watched looks for another node");
    leases("0");
    assert_eq!(health(&house, "/healthz").await, 200);
}

/// Both nodes have all tables in memory; for each answer of a bot one of them has thought, once.
#[tokio::test(flavor = "multi_thread")]
async fn one_node_thinks() {
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("thoughts").unwrap();
    let spans = Spans { lease: LONG, ..Spans::default() };
    let one = House::node(&place, PATIENCE, spans, machine()).await;
    let two = House::node(&place, PATIENCE, spans, machine()).await;
    let (mut answers, mut watchers) = (0, Vec::new());
    for table in 0..6 {
        let wanted = quick(vec![bot("random"), bot("random"), bot("level3")]);
        let opened = open(if table % 2 == 0 { &one } else { &two }, &wanted).await;
        for house in [&one, &two] {
            let hello = Hello { version: VERSION, game: opened.game.clone(), ..Hello::default() };
            watchers.push(TestSocket::hello(house.addr, hello).await.unwrap());
        }
        for house in [&one, &two] {
            until(house, &opened.game, None, |seen| seen.table.phase == Phase::Over).await;
        }
        let rows = one.hub.store.rows(&opened.game, 0).await.unwrap();
        answers += rows.iter().filter(|row| matches!(row.deed, Deed::Acted { .. })).count() as u64;
    }
    let thoughts = [&one, &two].map(|house| house.hub.metrics.thoughts.get());
    assert_eq!(thoughts[0] + thoughts[1], answers, "{thoughts:?}");
}

/// Players who are there are not answered for, those who are not are, and the tables of a node that is gone go on, whatever
/// the wall clocks of the nodes say.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_trusts_the_clocks_of_others() {
    let postgres = Postgres::start().unwrap();
    let places: Vec<String> = ["behind", "ahead"].iter().map(|name| postgres.database(name).unwrap()).collect();
    tokio::join!(wrong_clock(&places[0], -60), wrong_clock(&places[1], 3_600));
}

async fn wrong_clock(place: &str, by_s: i64) {
    let clocks = Clocks::of(place, &[0, by_s]).await;
    let proxy = Proxy::before(place).await;
    let right = House::node(place, PATIENCE, Spans::default(), clocks.hands[0].clone()).await;
    let wrong = House::node(&proxy.place, PATIENCE, Spans::default(), clocks.hands[1].clone()).await;
    let mut bits = Bits::new(2, by_s.unsigned_abs());
    // The node with the right clock sees to the table, the players are at the one with the wrong clock.
    let wanted = NewTable { grace_s: Some(1), start: false, ..quick(vec![me(), me()]) };
    let opened = open(&right, &wanted).await;
    let auth: Vec<String> = opened.tickets.iter().map(|ticket| ticket.token.clone()).collect();
    let hello = Hello { version: VERSION, game: opened.game.clone(), ..Hello::default() };
    let mut watcher = TestSocket::hello(right.addr, hello.clone()).await.unwrap();
    let mut socket = TestSocket::hello(wrong.addr, Hello { auth, ..hello }).await.unwrap();
    clocks.during(there(&mut watcher, &['A', 'B'], 1)).await;
    let start = format!("/tables/{}/start", opened.game);
    right.caller().post::<TableInfo>(&start, Some(&opened.host), &()).await.unwrap();
    let by = async |hand: Hand| {
        let rows = right.hub.store.rows(&opened.game, 0).await.unwrap();
        rows.iter().filter(|row| matches!(&row.deed, Deed::Acted { by, .. } if *by == hand)).count()
    };
    for _ in 0..6 {
        let (_, act) = an_answer(&wrong, &opened, &mut bits).await;
        // Longer than the grace time, and with nothing but their being there to show for it.
        clocks.pass(1_500).await;
        for _ in 0..3 {
            view(&mut right.caller(), &opened.game, None).await;
        }
        assert_eq!(right.hub.metrics.thoughts.get(), 0, "{by_s} s: somebody thinks for them");
        let (id, before) = (act.id.clone(), head(&right, &opened.game).await);
        assert_eq!(before, act.expect, "{by_s} s: somebody else has answered");
        socket.say(&ToServer::Act(act)).await.unwrap();
        loop {
            match tokio::time::timeout(HANG, socket.hear()).await.unwrap().unwrap() {
                ToClient::Ack(ack) if ack.id == id => break,
                ToClient::Nack(nack) => panic!("{by_s} s: {nack:?}"),
                _ => {}
            }
        }
    }
    assert_eq!((by(Hand::Substitute).await, by(Hand::Player).await), (0, 6), "{by_s} s");
    let at: Vec<u64> = right.hub.store.rows(&opened.game, 0).await.unwrap().iter().map(|row| row.at_ms).collect();
    let now = clocks.now_ms();
    assert!(at[at.len() - 6..].iter().all(|at| at.abs_diff(now) < HANG.as_millis() as u64), "{by_s} s: {at:?}, {now}");
    // They go.
    drop(socket);
    let begun = Instant::now();
    while by(Hand::Substitute).await == 0 {
        assert!(begun.elapsed() < HANG, "nobody answers for whoever is gone");
        clocks.pass(250).await;
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // The node with the wrong clock has a table, and is gone.
    let bots = open(&wrong, &slow_bots()).await;
    clocks.during(moves(&right, &bots.game)).await;
    proxy.hold();
    for _ in 0..3 {
        clocks.during(moves(&right, &bots.game)).await;
    }
}

/// Players hop between two nodes while lines to the database fall silent and connections are ended: every game comes to its
/// end, nothing acknowledged is missing, and nothing that was refused for good is there.
#[tokio::test(flavor = "multi_thread")]
async fn a_storm_over_two_nodes_loses_nothing() {
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("storm").unwrap();
    let proxies = [Proxy::before(&place).await, Proxy::before(&place).await];
    let one = House::node(&proxies[0].place, HASTY, spans(), machine()).await;
    let two = House::node(&proxies[1].place, HASTY, spans(), machine()).await;
    let (ledger, mut flying) = (Arc::new(AckLedger::default()), JoinSet::new());
    let mut bits = Bits::new(11, 4);
    for table in 0..4 {
        let opened = open(&one, &quick(vec![me(), me(), bot("random")])).await;
        for (i, ticket) in opened.tickets.into_iter().enumerate() {
            let pilot = Pilot {
                addrs: if i == 0 { vec![one.addr, two.addr] } else { vec![two.addr, one.addr] },
                ticket,
                chain: None,
                bits: Bits::new(table, i as u64),
                thinks: Duration::from_millis(60),
                cuts: Some(Duration::from_secs(2)),
                copies: 2,
                ledger: ledger.clone(),
            };
            let game = opened.game.clone();
            flying.spawn(async move { (game, pilot.fly(CancellationToken::new()).await) });
        }
    }
    for fault in 0..8 {
        tokio::time::sleep(Duration::from_millis(500 + bits.below(500) as u64)).await;
        if fault % 2 == 0 {
            let proxy = &proxies[bits.below(2)];
            proxy.hold();
            tokio::time::sleep(Duration::from_millis(200 + bits.below(2_500) as u64)).await;
            proxy.heal();
        } else {
            let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'kaiju'";
            postgres.sql("storm", end).unwrap();
        }
    }
    let mut flights = Vec::new();
    while let Some(flight) = tokio::time::timeout(HANG, flying.join_next()).await.expect("a game never ends") {
        flights.push(flight.unwrap());
    }
    assert!(flights.iter().all(|(_, flight)| flight.over));
    let kept = store::open(&place).await.unwrap();
    let mut report = StormReport::default();
    audit(&*kept, &ledger, &flights, &mut report).await.unwrap();
    report.faults.extend(ledger.faults());
    assert_eq!(report.faults, [""; 0]);
    println!("{} acknowledged, {} rows", report.acked, report.rows);
}

/// A table; whoever is told to come again comes again, as any client would.
async fn open_patiently(caller: &mut Caller, wanted: &NewTable) -> Opened {
    let begun = Instant::now();
    loop {
        let reply = caller.call("POST", "/tables", None, Some(wanted)).await.unwrap();
        if reply.code().is_none_or(|code| !code.retry()) || begun.elapsed() > HANG {
            return reply.json().unwrap();
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// So many tables, as many at a time as a server bears.
async fn open_many(house: &House, wanted: &NewTable, count: usize) -> Vec<Opened> {
    let mut opening = JoinSet::new();
    for share in 0..16 {
        let (addr, wanted) = (house.addr, wanted.clone());
        let count = count / 16 + usize::from(share < count % 16);
        opening.spawn(async move {
            let (mut caller, mut opened) = (Caller::new(addr), Vec::new());
            for _ in 0..count {
                opened.push(open_patiently(&mut caller, &wanted).await);
            }
            opened
        });
    }
    opening.join_all().await.into_iter().flatten().collect()
}

/// 600 tables at which nobody does anything, all of them in the memory of two nodes, cost no more transactions than none: what nodes
/// look after anyway. One in five minutes for each table at each node would be four a second.
#[tokio::test(flavor = "multi_thread")]
async fn tables_that_wait_cost_nothing() {
    let postgres = Postgres::start().unwrap();
    let proxy = Proxy::before(&postgres.database("idle").unwrap()).await;
    let spans = Spans { idle: LONG, ..Spans::default() };
    let one = House::node(&proxy.place, PATIENCE, spans, machine()).await;
    let two = House::node(&proxy.place, PATIENCE, spans, machine()).await;
    let transactions_a_second = async |seconds| {
        let (before, begun) = (proxy.transactions(), Instant::now());
        tokio::time::sleep(Duration::from_secs(seconds)).await;
        (proxy.transactions() - before) as f64 / begun.elapsed().as_secs_f64()
    };
    let without = transactions_a_second(8).await;
    let opened = open_many(&one, &quick(vec![me(), me()]), 600).await;
    let mut there = two.caller();
    for table in &opened {
        view(&mut there, &table.game, None).await;
    }
    assert_eq!((one.hub.metrics.tables.get(), two.hub.metrics.tables.get()), (600, 600));
    let with = transactions_a_second(12).await;
    println!("two nodes: {without:.1} transactions a second, with {} tables {with:.1}", opened.len());
    assert!(with <= without + 4.0, "{with} transactions a second, {without} without tables");
    // What happens is told at once all the same.
    let (token, act) = an_answer(&one, &opened[7], &mut Bits::new(1, 2)).await;
    let game = &opened[7].game;
    let hello = Hello { version: VERSION, game: game.clone(), ..Hello::default() };
    let mut watcher = TestSocket::hello(two.addr, hello).await.unwrap();
    let ack: Ack = {
        // Once it has seen the table as it was, what it is told next is news.
        let seen = async { while !matches!(watcher.hear().await.unwrap(), ToClient::Snapshot(_)) {} };
        tokio::time::timeout(HANG, seen).await.unwrap();
        one.caller().post(&actions(&opened[7]), Some(&token), &act).await.unwrap()
    };
    let told = tokio::time::timeout(HANG, async {
        while !matches!(watcher.hear().await.unwrap(), ToClient::Ev(ev) if ev.seq == ack.seq) {}
    });
    told.await.unwrap();
}

/// Tables at which nothing is due leave memory when nobody looks, also where nodes tell each other all the time who is
/// there, and come back when somebody does.
#[tokio::test(flavor = "multi_thread")]
async fn tables_nobody_looks_at_leave_memory() {
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("memory").unwrap();
    let spans = Spans { idle: Duration::from_secs(7), ..Spans::default() };
    let clock = Arc::new(HandClock::default());
    let one = House::node(&place, PATIENCE, spans, clock.clone()).await;
    let opened = open_many(&one, &quick(vec![me(), me()]), 20).await;
    let begun = Instant::now();
    while one.hub.metrics.tables.get() > 0 {
        assert!(begun.elapsed() < HANG, "{} tables stay", one.hub.metrics.tables.get());
        clock.pass(500);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let (token, act) = an_answer(&one, &opened[3], &mut Bits::new(1, 2)).await;
    one.caller().post::<Ack>(&actions(&opened[3]), Some(&token), &act).await.unwrap();
}

/// Whatever was going on when a server stopped goes on when it starts again, however much it was.
#[tokio::test(flavor = "multi_thread")]
async fn twelve_hundred_tables_are_taken_up_again() {
    const MANY: u64 = 1_200;
    let mut house = House::new().await;
    // Somebody will have to answer for those who are absent, in an hour.
    let wanted = NewTable { grace_s: Some(3_600), ..quick(vec![me(), me()]) };
    open_many(&house, &wanted, MANY as usize).await;
    house.stop().await;
    let again = House::at(&house.place, Rates::loose()).await;
    let begun = Instant::now();
    while again.hub.metrics.tables.get() < MANY {
        assert!(begun.elapsed() < HANG, "only {} are taken up", again.hub.metrics.tables.get());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
