//! A table by a clock that the test moves, with random bytes the test knows and clients that have no sockets. Minutes pass,
//! and nobody waits for them.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use futures_util::FutureExt;
use kaiju_rules::Seat;
use kaiju_server::assets::NoAssets;
use kaiju_server::clock::HandClock;
use kaiju_server::config::{Config, Rates};
use kaiju_server::http::{self, Site};
use kaiju_server::hub::Hub;
use kaiju_server::outside::Outside;
use kaiju_server::row::{Deed, Row};
use kaiju_server::socket::{Arrival, FarEnd, serve};
use kaiju_server::store;
use kaiju_server::wish::{Request, Wish};
use kaiju_wire::VERSION;
use kaiju_wire::frame::{Ask, EvKind, Hand, Hello, ToClient, ToServer};
use kaiju_wire::table::{NewTable, Opened};
use tempfile::TempDir;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::support::{HANG, House, me, outside_of, quick};

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
/// When it all begins, by the wall clock.
const BEGINNING: u64 = 1_794_747_722_586;

/// A server without a network: its tables, its door and its clock.
struct Indoors {
    hub: Arc<Hub>,
    site: Arc<Site>,
    clock: Arc<HandClock>,
    _folder: TempDir,
}

impl Indoors {
    async fn new() -> Indoors {
        let folder = tempfile::tempdir().unwrap();
        let kept = store::open(&folder.path().join("kaiju.db").display().to_string()).await.unwrap();
        kept.renew_epoch("known").await.unwrap();
        let clock = Arc::new(HandClock::default());
        clock.jump(BEGINNING);
        let outside = Outside { clock: clock.clone(), ..outside_of(17) };
        let config = Config { rates: Rates::loose(), ..House::config() };
        let hub = Hub::new(kept, outside, &config);
        let (_, site) = http::site(hub.clone(), config, Arc::new(NoAssets));
        hub.start_chores(None);
        Indoors { hub, site, clock, _folder: folder }
    }

    /// Somebody comes to a table and has been heard.
    async fn join(&self, opened: &Opened, seat: Option<usize>) -> Client {
        let (say, from) = unbounded_channel();
        let (to, heard) = unbounded_channel();
        tokio::spawn(serve(self.site.clone(), HERE, Pipe { from, to }, false));
        let mut client = Client { say, heard };
        let auth = seat.map(|seat| opened.tickets[seat].token.clone()).into_iter().collect();
        let hello = Hello { version: VERSION, game: opened.game.clone(), auth, ..Hello::default() };
        client.say(&ToServer::Hello(hello));
        client.until(|frame| matches!(frame, ToClient::Welcome(_)).then_some(())).await;
        client
    }
}

/// What a client is sent.
#[derive(Debug)]
enum Sent {
    Frame(Box<ToClient>),
    Close(u16),
}

/// The far end of a conversation, as the server has it.
struct Pipe {
    from: UnboundedReceiver<String>,
    to: UnboundedSender<Sent>,
}

impl FarEnd for Pipe {
    async fn hear(&mut self) -> Arrival {
        self.from.recv().await.map_or(Arrival::Gone, Arrival::Text)
    }

    async fn tell(&mut self, frame: &str) -> bool {
        self.to.send(Sent::Frame(serde_json::from_str(frame).unwrap())).is_ok()
    }

    async fn close(&mut self, number: u16) {
        let _ = self.to.send(Sent::Close(number));
    }
}

/// Somebody at that end.
struct Client {
    say: UnboundedSender<String>,
    heard: UnboundedReceiver<Sent>,
}

impl Client {
    fn say(&self, frame: &ToServer) {
        self.say.send(serde_json::to_string(frame).unwrap()).unwrap();
    }

    async fn hear(&mut self) -> Sent {
        tokio::time::timeout(HANG, self.heard.recv()).await.expect("nothing comes").expect("the server is there")
    }

    /// Reads on until something comes.
    async fn until<T>(&mut self, what: impl Fn(ToClient) -> Option<T>) -> T {
        loop {
            match self.hear().await {
                Sent::Frame(frame) => {
                    if let Some(found) = what(*frame) {
                        return found;
                    }
                }
                Sent::Close(number) => panic!("closed {number}"),
            }
        }
    }

    /// Reads on until the end.
    async fn closed(&mut self) -> u16 {
        loop {
            if let Sent::Close(number) = self.hear().await {
                return number;
            }
        }
    }

    /// Shows that it is there; how many events the table has by then.
    async fn ping(&mut self) -> u64 {
        self.say(&ToServer::Ping { c_ms: 0 });
        self.until(|frame| if let ToClient::Pong { head, .. } = frame { Some(head) } else { None }).await
    }

    /// Waits for an answer; who gave it for whom, its number and the next question.
    async fn answer(&mut self) -> (char, Hand, u64, Option<Ask>) {
        let acted = |frame| match frame {
            ToClient::Ev(ev) => ev.actor.map(|actor| (actor.seat, actor.by, ev.seq, ev.ask)),
            _ => None,
        };
        self.until(acted).await
    }

    /// Waits until exactly these players are there.
    async fn there(&mut self, seats: &[char]) {
        self.until(|frame| matches!(frame, ToClient::Presence { here, .. } if here == seats).then_some(())).await;
    }
}

/// One player dreams until the clock answers, goes, and is stood in for; the other falls silent. What was written.
async fn three_minutes() -> Vec<Row> {
    let indoors = Indoors::new().await;
    let Indoors { hub, clock, .. } = &indoors;
    let wanted = NewTable { clock_s: Some(90), grace_s: Some(60), ..quick(vec![me(), me()]) };
    let opened = hub.open(&wanted, HERE, None).await.unwrap();
    let mut watcher = indoors.join(&opened, None).await;
    let asked = |frame| match frame {
        ToClient::Snapshot(snapshot) => snapshot.ask.map(|ask| (snapshot.seq, ask)),
        ToClient::Ev(ev) => ev.ask.map(|ask| (ev.seq, ask)),
        _ => None,
    };
    let (head, ask) = watcher.until(asked).await;
    assert_eq!(ask.left_ms, Some(90_000));
    let mut players = [indoors.join(&opened, Some(0)).await, indoors.join(&opened, Some(1)).await];

    // Everybody is there and nobody answers: the clock does, when its time has come and not before.
    for _ in 0..4 {
        clock.pass(20_000);
        for client in players.iter_mut().chain([&mut watcher]) {
            assert_eq!(client.ping().await, head);
        }
    }
    clock.pass(9_999);
    assert_eq!(watcher.ping().await, head);
    clock.pass(1);
    let (seat, by, head, next) = watcher.answer().await;
    assert_eq!((seat, by), (ask.seat, Hand::Clock));

    // Whoever is asked now goes. A stand-in answers after the grace time, for as long as nobody else is asked.
    let dreamer = next.unwrap().seat;
    let [a, b] = players;
    let (gone, mut other, there) = if dreamer == 'A' { (a, b, 'B') } else { (b, a, 'A') };
    drop(gone);
    watcher.there(&[there]).await;
    for _ in 0..2 {
        clock.pass(20_000);
        assert_eq!((other.ping().await, watcher.ping().await), (head, head));
    }
    clock.pass(19_999);
    assert_eq!(watcher.ping().await, head);
    clock.pass(1);
    loop {
        let (seat, by, _, next) = watcher.answer().await;
        assert_eq!((seat, by), (dreamer, Hand::Substitute));
        if next.unwrap().seat == there {
            break;
        }
    }

    // The other one says nothing any more.
    let head = other.ping().await;
    for pause in [20_000, 4_999] {
        clock.pass(pause);
        assert_eq!(watcher.ping().await, head);
    }
    assert_eq!(hub.metrics.sockets.get(), 2);
    clock.pass(1);
    assert_eq!(other.closed().await, 4000);
    watcher.there(&[]).await;

    let rows = hub.store.rows(&opened.game, 0).await.unwrap();
    hub.finish().await;
    assert_eq!(watcher.closed().await, 1012);
    rows
}

#[tokio::test]
async fn minutes_pass_at_a_table_and_nobody_waits_for_them() {
    let rows = three_minutes().await;
    let acted = |wanted: Hand| {
        let by = rows.iter().filter(move |row| matches!(row.deed, Deed::Acted { by, .. } if by == wanted));
        by.map(|row| row.at_ms - BEGINNING).collect::<Vec<_>>()
    };
    assert_eq!((acted(Hand::Clock), acted(Hand::Player)), (vec![90_000], vec![]));
    assert!(!acted(Hand::Substitute).is_empty() && acted(Hand::Substitute).iter().all(|&at| at == 150_000));
    assert_eq!(three_minutes().await, rows, "the same happens again, to the last byte");
}

/// While both players want the game to rest the clock stands still, and afterwards it starts over. One alone stops nothing.
#[tokio::test]
async fn while_everybody_wants_a_pause_no_time_runs_out() {
    let indoors = Indoors::new().await;
    let Indoors { hub, clock, .. } = &indoors;
    let wanted = NewTable { clock_s: Some(30), grace_s: Some(0), ..quick(vec![me(), me()]) };
    let opened = hub.open(&wanted, HERE, None).await.unwrap();
    let mut watcher = indoors.join(&opened, None).await;
    let asked = |frame| match frame {
        ToClient::Snapshot(snapshot) => snapshot.ask,
        ToClient::Ev(ev) => ev.ask,
        _ => None,
    };
    watcher.until(asked).await;
    let ids = AtomicU64::new(1);
    let pause = async |seat: Seat, wants: bool| {
        let id = format!("{:032x}", ids.fetch_add(1, Ordering::SeqCst));
        hub.perform(&opened.game, &Request::unasked(Wish::Pause(seat, wants), id, "claim")).await.unwrap().dup
    };
    let table = |frame| if let ToClient::Ev(ev) = frame { ev.table.clone().map(|table| (*ev, table)) } else { None };
    // One of them wants a pause: the clock runs on all the same.
    clock.pass(20_000);
    watcher.ping().await;
    assert!(!pause(Seat::A, true).await && pause(Seat::A, true).await, "the second time it is so already");
    let (told, info) = watcher.until(table).await;
    assert_eq!((told.kind, &info.pauses[..], info.paused), (EvKind::Pause, &['A'][..], false));
    assert_eq!(told.ask.and_then(|ask| ask.left_ms), Some(10_000));
    clock.pass(10_000);
    assert_eq!(watcher.answer().await.1, Hand::Clock);
    // Both do: nothing happens for as long as they like.
    pause(Seat::B, true).await;
    let (told, info) = watcher.until(table).await;
    assert!(info.paused && told.ask.is_some_and(|ask| ask.left_ms.is_none()));
    let head = watcher.ping().await;
    for _ in 0..9 {
        clock.pass(20_000);
        assert_eq!(watcher.ping().await, head);
    }
    // One of them wants to play: there is all the time again.
    pause(Seat::A, false).await;
    let (told, info) = watcher.until(table).await;
    assert!(!info.paused);
    assert_eq!(told.ask.and_then(|ask| ask.left_ms), Some(30_000));
    clock.pass(20_000);
    assert_eq!(watcher.ping().await, head + 1);
    clock.pass(10_000);
    assert_eq!(watcher.answer().await.1, Hand::Clock);
    hub.finish().await;
}

/// A far end that says hello and then takes nothing: neither frames nor the farewell.
struct Stuck {
    hello: Option<String>,
    tried: UnboundedSender<Option<u16>>,
}

impl FarEnd for Stuck {
    async fn hear(&mut self) -> Arrival {
        match self.hello.take() {
            Some(hello) => Arrival::Text(hello),
            None => std::future::pending().await,
        }
    }

    async fn tell(&mut self, _: &str) -> bool {
        self.tried.send(None).unwrap();
        std::future::pending().await
    }

    async fn close(&mut self, number: u16) {
        self.tried.send(Some(number)).unwrap();
        std::future::pending::<()>().await;
    }
}

#[tokio::test]
async fn nobody_keeps_a_socket_waiting() {
    let indoors = Indoors::new().await;
    let opened = indoors.hub.open(&quick(vec![me(), me()]), HERE, None).await.unwrap();
    let hello = Hello { version: VERSION, game: opened.game, ..Hello::default() };
    let hello = serde_json::to_string(&ToServer::Hello(hello)).unwrap();
    // The first frame, a frame that is written, and the farewell each have their time.
    for (hello, first, most, number) in [(None, None, 5_000, 4001), (Some(hello), Some(None), 10_000, 4008)] {
        let (tried, mut trying) = unbounded_channel();
        let mut served = tokio::spawn(serve(indoors.site.clone(), HERE, Stuck { hello, tried }, false));
        match first {
            None => tokio::task::yield_now().await,
            first => assert_eq!(tokio::time::timeout(HANG, trying.recv()).await.unwrap(), first),
        }
        indoors.clock.pass(most - 1);
        tokio::task::yield_now().await;
        assert!(trying.try_recv().is_err(), "closed too early");
        indoors.clock.pass(1);
        assert_eq!(tokio::time::timeout(HANG, trying.recv()).await.unwrap(), Some(Some(number)));
        assert!((&mut served).now_or_never().is_none());
        indoors.clock.pass(1_000);
        tokio::time::timeout(HANG, served).await.unwrap().unwrap();
    }
    indoors.hub.finish().await;
}
