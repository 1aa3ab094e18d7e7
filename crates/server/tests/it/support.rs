//! A server of one's own, in this process, on a port of its own, with a file of its own.

use std::cell::Cell;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use kaiju_bots::Bits;
use kaiju_loadtest::Caller;
use kaiju_server::assets::NoAssets;
use kaiju_server::clock::{Clock, HandClock};
use kaiju_server::config::{Config, Rates, Spans};
use kaiju_server::entropy::Entropy;
use kaiju_server::hub::Hub;
use kaiju_server::outside::Outside;
use kaiju_server::reach::from_here;
use kaiju_server::store::{PostgresStore, Store};
use kaiju_server::{Server, store};
use kaiju_wire::frame::{Ack, Act, Snapshot};
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, Opened, Pace, Phase};
use tempfile::TempDir;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// What takes longer than this hangs. No test is about how quick a machine is.
pub(crate) const HANG: Duration = Duration::from_mins(3);

/// Random bytes that are the same every time the test is run, and others for every house.
struct Known {
    house: u64,
    drawn: AtomicU64,
}

impl Entropy for Known {
    fn bytes(&self) -> [u8; 32] {
        let mut bits = Bits::new(self.house, self.drawn.fetch_add(1, Ordering::SeqCst));
        let mut bytes = [0; 32];
        bytes.chunks_mut(8).for_each(|part| part.copy_from_slice(&bits.word().to_be_bytes()));
        bytes
    }
}

thread_local! {
    /// How many houses this test has built: a test has a thread of its own.
    static HOUSES: Cell<u64> = const { Cell::new(0) };
}

/// What a house takes from outside: the machine's clock and tasks, and luck that is the same every time the test is run.
pub(crate) fn outside() -> Outside {
    let house = HOUSES.replace(HOUSES.get() + 1);
    outside_of(17 + house)
}

/// What the house of this number takes from outside. Two houses of one number have the same luck.
pub(crate) fn outside_of(house: u64) -> Outside {
    Outside { entropy: Arc::new(Known { house, drawn: AtomicU64::new(0) }), ..Outside::machine() }
}

/// A running server.
pub(crate) struct House {
    pub(crate) addr: SocketAddr,
    pub(crate) metrics: Option<SocketAddr>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) place: String,
    stop: CancellationToken,
    running: Option<JoinHandle<bool>>,
    folder: Option<TempDir>,
}

impl House {
    /// One with a new file and without limits.
    pub(crate) async fn new() -> House {
        House::with(Rates::loose()).await
    }

    /// One with a new file and these limits.
    pub(crate) async fn with(rates: Rates) -> House {
        House::set(Config { rates, ..House::config() }).await
    }

    /// The usual settings: any port of this machine alone. Games are reviewed for profiles when a test says so.
    pub(crate) fn config() -> Config {
        Config { review_games: false, ..Config::new(SocketAddr::from(([127, 0, 0, 1], 0))) }
    }

    /// One with a new file and these settings.
    pub(crate) async fn set(config: Config) -> House {
        House::filed(config, outside()).await
    }

    /// One with a new file, without limits, whose time passes when the test says so.
    pub(crate) async fn by_hand() -> (House, Arc<HandClock>) {
        let clock = Arc::new(HandClock::default());
        let outside = Outside { clock: clock.clone(), ..outside() };
        (House::filed(Config { rates: Rates::loose(), ..House::config() }, outside).await, clock)
    }

    /// One with a new file and these settings, whose time passes when the test says so.
    pub(crate) async fn kept_by_hand(config: Config) -> (House, Arc<HandClock>) {
        let clock = Arc::new(HandClock::default());
        let outside = Outside { clock: clock.clone(), ..outside() };
        (House::filed(config, outside).await, clock)
    }

    /// One over what is kept somewhere, with these settings.
    pub(crate) async fn placed(place: &str, config: Config) -> House {
        House::over(store::open(place).await.unwrap(), place, config, outside())
    }

    /// One over what is kept somewhere, with these settings.
    pub(crate) async fn opened(place: &str, config: Config, outside: Outside) -> House {
        House::over(store::open(place).await.unwrap(), place, config, outside)
    }

    /// One with a new file, these settings and what it takes from outside.
    pub(crate) async fn filed(config: Config, outside: Outside) -> House {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("kaiju.db").display().to_string();
        let mut house = House::over(store::open(&place).await.unwrap(), &place, config, outside);
        house.folder = Some(folder);
        house
    }

    /// One over what is kept somewhere.
    pub(crate) async fn at(place: &str, rates: Rates) -> House {
        let config = Config { rates, ..House::config() };
        House::over(store::open(place).await.unwrap(), place, config, outside())
    }

    /// One over a file, without limits, whose time passes when the test says so.
    pub(crate) async fn with_clock(place: &str, clock: Arc<dyn Clock>) -> House {
        let outside = Outside { clock, ..outside() };
        let config = Config { rates: Rates::loose(), ..House::config() };
        House::over(store::open(place).await.unwrap(), place, config, outside)
    }

    /// One of several nodes: it waits for its database for so long and no longer, and has a clock of its own.
    pub(crate) async fn node(place: &str, patience: Duration, spans: Spans, clock: Arc<dyn Clock>) -> House {
        let kept = Arc::new(PostgresStore::open_with(place, patience).await.unwrap());
        let outside = Outside { clock, ..outside() };
        House::over(kept, place, Config { rates: Rates::loose(), spans, ..House::config() }, outside)
    }

    fn over(kept: Arc<dyn Store>, place: &str, config: Config, outside: Outside) -> House {
        let server = Server::within(outside, config, kept, Arc::new(NoAssets)).unwrap();
        let metrics = server.metrics_addr();
        let (addr, hub, stop) = (from_here(server.addr()), server.hub(), CancellationToken::new());
        let running = Some(tokio::spawn(server.run(stop.clone().cancelled_owned())));
        House { addr, metrics, hub, place: place.to_string(), stop, running, folder: None }
    }

    /// Somebody who calls it.
    pub(crate) fn caller(&self) -> Caller {
        Caller::new(self.addr)
    }

    /// Stops it; its file stays as long as the folder is kept.
    pub(crate) async fn stop_and_keep(&mut self) -> Option<TempDir> {
        self.stop().await;
        self.folder.take()
    }

    /// Stops it as an operator does, and waits.
    pub(crate) async fn stop(&mut self) {
        self.stop.cancel();
        if let Some(running) = self.running.take() {
            assert!(tokio::time::timeout(HANG, running).await.unwrap().unwrap());
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.stop.cancel();
        drop(self.folder.take());
    }
}

pub(crate) fn me() -> NewSeat {
    NewSeat::of(NewSeatKind::Me)
}

pub(crate) fn bot(player: &str) -> NewSeat {
    NewSeat::bot(player)
}

/// A table that begins at once, with instant bots.
pub(crate) fn quick(seats: Vec<NewSeat>) -> NewTable {
    NewTable {
        edition: "second".to_string(),
        seats,
        pace: Pace::Instant,
        grace_s: Some(0),
        public: true,
        start: true,
        ..NewTable::default()
    }
}

pub(crate) async fn open(house: &House, wanted: &NewTable) -> Opened {
    house.caller().post("/tables", None, wanted).await.unwrap()
}

pub(crate) fn new_id(bits: &mut Bits) -> String {
    format!("{:016x}{:016x}", bits.word(), bits.word())
}

pub(crate) async fn view(caller: &mut Caller, game: &str, token: Option<&str>) -> Snapshot {
    caller.get(&format!("/tables/{game}/view"), token).await.unwrap()
}

/// Waits until the table shows something.
pub(crate) async fn until(
    house: &House,
    game: &str,
    token: Option<&str>,
    what: impl Fn(&Snapshot) -> bool,
) -> Snapshot {
    let mut caller = house.caller();
    let begun = Instant::now();
    loop {
        let seen = view(&mut caller, game, token).await;
        if what(&seen) {
            return seen;
        }
        assert!(begun.elapsed() < HANG, "it never happens: {seen:?}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Answers at random for these seats over HTTP until the game is over.
pub(crate) async fn play_out(house: &House, opened: &Opened, bits: &mut Bits) {
    play_at(house.addr, opened, bits).await;
}

/// The same at any address.
pub(crate) async fn play_at(addr: SocketAddr, opened: &Opened, bits: &mut Bits) {
    let mut caller = Caller::new(addr);
    let game = &opened.game;
    for _ in 0..5000 {
        let mut answered = false;
        for ticket in &opened.tickets {
            let seen = view(&mut caller, game, Some(&ticket.token)).await;
            if seen.table.phase == Phase::Over {
                return;
            }
            let Some(ask) = seen.ask.filter(|ask| ask.seat == ticket.seat) else { continue };
            let legal = ask.legal.expect("who is asked sees the answers");
            let action = legal[bits.below(legal.len())].clone();
            let act = Act { id: new_id(bits), expect: seen.seq, seat: None, action, reveal: None };
            let path = format!("/tables/{game}/actions");
            let ack: Ack = caller.post(&path, Some(&ticket.token), &act).await.unwrap();
            assert!(ack.seq > seen.seq && !ack.dup);
            answered = true;
        }
        if !answered {
            tokio::time::sleep(Duration::from_millis(3)).await;
        }
    }
    panic!("the game does not end");
}
