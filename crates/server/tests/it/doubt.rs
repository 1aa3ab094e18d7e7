//! The store fails, before or after it wrote: nobody learns of an outcome that is not certain, and trying again is safe.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use kaiju_bots::Bits;
use kaiju_loadtest::{Caller, TestSocket};
use kaiju_server::Server;
use kaiju_server::assets::NoAssets;
use kaiju_server::clock::HandClock;
use kaiju_server::config::{Config, Rates};
use kaiju_server::hub::Hub;
use kaiju_server::outside::Outside;
use kaiju_server::room::Room;
use kaiju_server::row::Row;
use kaiju_server::store::{
    self, AccountRow, Appended, Archive, BotBook, Claim, Discipline, Headline, Leased, Ledgers, Mark, NodePresence,
    NoticeBook, PasskeyRow, Reports, SessionRow, SqliteStore, Store, StoreError, StoreResult, TableRecord, TableWait,
    Ties, WaitingTable, Wake,
};
use kaiju_wire::frame::{Ack, Act, Hello, Said, Snapshot, ToClient};
use kaiju_wire::person::Account;
use kaiju_wire::table::{NewSeat, NewTable, Opened, Phase, Rematch, Turns};
use kaiju_wire::{Code, Refusal, VERSION};
use serde_json::json;
use tempfile::TempDir;
use tokio::sync::{broadcast, watch};

use crate::stuck::keyed;
use crate::support::{House, bot, me, new_id, outside, play_at, play_out, quick};

const WELL: u8 = 0;
const FAILS_BEFORE: u8 = 1;
/// It wrote, and nobody gets to know.
const FAILS_AFTER: u8 = 2;
/// It may have written, but has not.
const FAILS_BETWEEN: u8 = 3;
/// It wrote, did not say so, and can be read.
const FAILS_TO_SAY: u8 = 4;
/// It writes once more and does not say so, cannot be read once, and is well again.
const STUMBLES: u8 = 5;
const FAILS_TO_READ: u8 = 6;
/// It cannot say whose session it is.
const FORGETS_SESSIONS: u8 = 7;
/// It cannot write down whose seat it is.
const FAILS_TO_HOLD: u8 = 8;

/// A store whose writes fail when told to: before anything happened, or after it did.
struct Moody {
    inner: Arc<dyn Store>,
    mood: AtomicU8,
    failed: AtomicU32,
}

impl Moody {
    fn fails_as(&self, mood: u8) -> StoreResult<()> {
        let fails = self.mood.load(Ordering::SeqCst) == mood;
        if fails { Err(StoreError::Unavailable("moody".to_string())) } else { Ok(()) }
    }
}

#[async_trait]
impl Store for Moody {
    async fn append(&self, game: &str, row: &Row, headline: &Headline) -> StoreResult<Appended> {
        let mood = self.mood.load(Ordering::SeqCst);
        if mood != WELL {
            self.failed.fetch_add(1, Ordering::SeqCst);
        }
        let why = || "moody".to_string();
        match mood {
            FAILS_BEFORE => Err(StoreError::Unavailable(why())),
            FAILS_BETWEEN => Err(StoreError::Doubt(why())),
            FAILS_AFTER | FAILS_TO_SAY | STUMBLES => {
                self.inner.append(game, row, headline).await?;
                let _ = self.mood.compare_exchange(STUMBLES, FAILS_TO_READ, Ordering::SeqCst, Ordering::SeqCst);
                Err(StoreError::Doubt(why()))
            }
            _ => self.inner.append(game, row, headline).await,
        }
    }

    fn epoch(&self) -> Arc<str> {
        self.inner.epoch()
    }
    fn is_shared(&self) -> bool {
        self.inner.is_shared()
    }
    async fn open(&self, game: &TableRecord, rows: &[Row]) -> StoreResult<()> {
        self.inner.open(game, rows).await
    }
    async fn game(&self, id: &str) -> StoreResult<Option<TableRecord>> {
        self.inner.game(id).await
    }
    async fn rows(&self, id: &str, after: u64) -> StoreResult<Vec<Row>> {
        let stumbles = self.mood.compare_exchange(FAILS_TO_READ, WELL, Ordering::SeqCst, Ordering::SeqCst).is_ok();
        if stumbles || self.mood.load(Ordering::SeqCst) == FAILS_AFTER {
            return Err(StoreError::Unavailable("moody".to_string()));
        }
        self.inner.rows(id, after).await
    }
    async fn heads(&self, ids: &[String]) -> StoreResult<Vec<(String, u64)>> {
        self.inner.heads(ids).await
    }
    async fn by_code(&self, code: &str) -> StoreResult<Option<String>> {
        self.inner.by_code(code).await
    }
    async fn lobby(&self, since_ms: u64, after: &Mark, most: u32) -> StoreResult<Vec<TableRecord>> {
        self.inner.lobby(since_ms, after, most).await
    }
    async fn records(&self, after: &Mark, most: u32) -> StoreResult<Vec<TableRecord>> {
        self.inner.records(after, most).await
    }
    async fn turns(&self, ids: &[String]) -> StoreResult<Vec<WaitingTable>> {
        self.inner.turns(ids).await
    }
    async fn open_holdings(&self, account: &str, most: u32) -> StoreResult<Vec<WaitingTable>> {
        self.inner.open_holdings(account, most).await
    }
    async fn stalled(&self, after: (u64, &str), now_ms: u64, most: u32) -> StoreResult<Vec<(u64, String)>> {
        self.inner.stalled(after, now_ms, most).await
    }
    async fn rest(&self, game: &str, seq: u64, waits: &TableWait) -> StoreResult<()> {
        self.inner.rest(game, seq, waits).await
    }
    async fn lease(&self, claim: &Claim) -> StoreResult<Leased> {
        self.inner.lease(claim).await
    }
    async fn pulse(&self, node: &str) -> StoreResult<()> {
        self.inner.pulse(node).await
    }
    async fn games_after(&self, id: &str, most: u32) -> StoreResult<Vec<TableRecord>> {
        self.inner.games_after(id, most).await
    }
    async fn say(&self, game: &str, said: &Said, id: Option<&str>) -> StoreResult<u64> {
        self.inner.say(game, said, id).await
    }
    async fn said(&self, game: &str, id: &str) -> StoreResult<Option<u64>> {
        self.inner.said(game, id).await
    }
    async fn talk(&self, game: &str, after: u64) -> StoreResult<Vec<Said>> {
        self.inner.talk(game, after).await
    }
    async fn touch(&self, seen: &[(String, char, u64)]) -> StoreResult<()> {
        self.inner.touch(seen).await
    }
    async fn seen(&self, game: &str) -> StoreResult<Vec<(char, u64)>> {
        self.inner.seen(game).await
    }
    async fn make_account(&self, account: &AccountRow) -> StoreResult<bool> {
        self.inner.make_account(account).await
    }
    async fn account(&self, name: &str) -> StoreResult<Option<AccountRow>> {
        self.inner.account(name).await
    }
    async fn accounts(&self) -> StoreResult<Vec<AccountRow>> {
        self.inner.accounts().await
    }
    async fn make_session(&self, hash: &str, account: &str, label: &str, now_ms: u64) -> StoreResult<()> {
        self.inner.make_session(hash, account, label, now_ms).await
    }
    async fn sessions(&self, account: &str) -> StoreResult<Vec<SessionRow>> {
        self.inner.sessions(account).await
    }
    async fn end_session_of(&self, account: &str, id: &str) -> StoreResult<u64> {
        self.inner.end_session_of(account, id).await
    }
    async fn add_passkey(&self, passkey: &PasskeyRow) -> StoreResult<bool> {
        self.inner.add_passkey(passkey).await
    }
    async fn passkey(&self, id: &str) -> StoreResult<Option<PasskeyRow>> {
        self.inner.passkey(id).await
    }
    async fn passkeys(&self, account: &str) -> StoreResult<Vec<PasskeyRow>> {
        self.inner.passkeys(account).await
    }
    async fn use_passkey(&self, id: &str, counter: u32) -> StoreResult<()> {
        self.inner.use_passkey(id, counter).await
    }
    async fn drop_passkey(&self, account: &str, id: &str) -> StoreResult<u64> {
        self.inner.drop_passkey(account, id).await
    }
    async fn make_challenge(&self, hash: &str, account: &str, now_ms: u64, until_ms: u64) -> StoreResult<()> {
        self.inner.make_challenge(hash, account, now_ms, until_ms).await
    }
    async fn take_challenge(&self, hash: &str, now_ms: u64) -> StoreResult<Option<String>> {
        self.inner.take_challenge(hash, now_ms).await
    }
    async fn session(&self, hash: &str, since_ms: u64, now_ms: u64) -> StoreResult<Option<AccountRow>> {
        self.fails_as(FORGETS_SESSIONS)?;
        self.inner.session(hash, since_ms, now_ms).await
    }
    async fn end_session(&self, hash: &str) -> StoreResult<u64> {
        self.inner.end_session(hash).await
    }
    async fn end_sessions(&self, account: &str) -> StoreResult<u64> {
        self.inner.end_sessions(account).await
    }
    async fn delete_account(&self, name: &str) -> StoreResult<u64> {
        self.inner.delete_account(name).await
    }
    async fn forget_games(&self, phase: Phase, before_ms: u64, most: u32) -> StoreResult<Vec<String>> {
        self.inner.forget_games(phase, before_ms, most).await
    }
    async fn forget_sessions(&self, before_ms: u64) -> StoreResult<()> {
        self.inner.forget_sessions(before_ms).await
    }
    async fn hold(&self, account: &str, game: &str, seat: char) -> StoreResult<()> {
        self.fails_as(FAILS_TO_HOLD)?;
        self.inner.hold(account, game, seat).await
    }
    async fn holdings(&self, account: &str, after: &Mark, most: u32) -> StoreResult<Vec<(char, TableRecord)>> {
        self.inner.holdings(account, after, most).await
    }
    async fn renew_epoch(&self, name: &str) -> StoreResult<()> {
        self.inner.renew_epoch(name).await
    }
    fn here(&self, here: &NodePresence) {
        self.inner.here(here);
    }
    fn archive(&self) -> &dyn Archive {
        self.inner.archive()
    }
    fn notices(&self) -> &dyn NoticeBook {
        self.inner.notices()
    }
    fn ledgers(&self) -> &dyn Ledgers {
        self.inner.ledgers()
    }
    fn ties(&self) -> &dyn Ties {
        self.inner.ties()
    }
    fn reporting(&self) -> &dyn Reports {
        self.inner.reporting()
    }
    fn bots(&self) -> &dyn BotBook {
        self.inner.bots()
    }
    fn wakes(&self) -> broadcast::Receiver<Wake> {
        self.inner.wakes()
    }
    fn broken(&self) -> watch::Receiver<bool> {
        self.inner.broken()
    }
    async fn close(&self) {
        self.inner.close().await;
    }
}

/// A server whose store is moody.
struct MoodyHouse {
    moody: Arc<Moody>,
    addr: SocketAddr,
    hub: Arc<Hub>,
    caller: Caller,
    _folder: TempDir,
}

impl MoodyHouse {
    async fn open(outside: Outside) -> MoodyHouse {
        let folder = tempfile::tempdir().unwrap();
        let inner = store::open(&folder.path().join("kaiju.db").display().to_string()).await.unwrap();
        let moody = Arc::new(Moody { inner, mood: AtomicU8::new(WELL), failed: AtomicU32::new(0) });
        let mut config = Config::new(([127, 0, 0, 1], 0).into());
        config.rates = Rates::loose();
        let server = Server::within(outside, config, moody.clone(), Arc::new(NoAssets)).unwrap();
        let (addr, hub) = (server.addr(), server.hub());
        tokio::spawn(server.run(std::future::pending()));
        MoodyHouse { moody, addr, hub, caller: Caller::new(addr), _folder: folder }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outcome_nobody_is_sure_of_is_told_to_nobody() {
    let MoodyHouse { moody, addr, mut caller, _folder, .. } = MoodyHouse::open(outside()).await;
    let opened: Opened = caller.post("/tables", None, &quick(vec![me(), me()])).await.unwrap();
    let view = format!("/tables/{}/view", opened.game);
    let mut seen: Snapshot = caller.get(&view, None).await.unwrap();
    while seen.ask.is_none() {
        tokio::time::sleep(Duration::from_millis(5)).await;
        seen = caller.get(&view, None).await.unwrap();
    }
    let mut watcher =
        TestSocket::hello(addr, Hello { version: VERSION, game: opened.game.clone(), ..Hello::default() })
            .await
            .unwrap();
    while !matches!(watcher.hear().await.unwrap(), ToClient::Presence { .. }) {}
    let seat = seen.ask.as_ref().unwrap().seat;
    let token = opened.tickets.iter().find(|ticket| ticket.seat == seat).unwrap().token.clone();
    let actions = format!("/tables/{}/actions", opened.game);
    let act = Act { id: "5c".repeat(16), expect: seen.seq, seat: None, action: "keep -".into(), reveal: None };
    let unknown = Code::OutcomeUnknown;
    // The last one of them could not even look.
    let moods = [(FAILS_BEFORE, Code::StorageUnavailable, 0), (FAILS_AFTER, unknown, 1), (FAILS_AFTER, unknown, 1)];
    for (mood, code, written) in moods {
        moody.mood.store(mood, Ordering::SeqCst);
        let reply = caller.call("POST", &actions, Some(&token), Some(&act)).await.unwrap();
        let refusal: Refusal = reply.json().unwrap();
        assert_eq!((reply.status, refusal.code, refusal.retry), (503, code, true));
        assert!(reply.headers.contains_key("retry-after"));
        let rows = moody.inner.rows(&opened.game, seen.seq).await.unwrap();
        assert_eq!(rows.len(), written);
        // Whoever looks sees the table as it was, or as it certainly is; the spectator was told nothing yet.
        let quiet = tokio::time::timeout(Duration::from_millis(100), watcher.hear()).await;
        assert!(quiet.is_err(), "told too early: {quiet:?}");
    }
    moody.mood.store(WELL, Ordering::SeqCst);
    let ack: Ack = caller.post(&actions, Some(&token), &act).await.unwrap();
    assert_eq!((ack.seq, ack.dup), (seen.seq + 1, true), "it had counted");
    assert!(matches!(watcher.hear().await.unwrap(), ToClient::Ev(ev) if ev.seq == seen.seq + 1));
    // Nothing was drawn twice: the row is the one that was written first.
    assert_eq!(moody.inner.rows(&opened.game, seen.seq).await.unwrap().len(), 1);
    // What was not there a moment ago may still come.
    moody.mood.store(FAILS_BETWEEN, Ordering::SeqCst);
    let act = Act { id: "6d".repeat(16), expect: ack.seq, seat: None, action: "keep -".into(), reveal: None };
    let reply = caller.call("POST", &actions, Some(&token), Some(&act)).await.unwrap();
    assert_eq!((reply.status, reply.code()), (503, Some(unknown)));
    // Whoever can look does so before saying that nobody knows.
    moody.mood.store(FAILS_TO_SAY, Ordering::SeqCst);
    let ack: Ack = caller.post(&actions, Some(&token), &act).await.unwrap();
    assert_eq!(ack.seq, seen.seq + 2);
}

/// Found by the simulator: while the database could not say whose session it was, somebody with an account was taken for a guest, and
/// sent away from a game that counts for good; at other tables they sat down, and their account did not know.
#[tokio::test(flavor = "multi_thread")]
async fn an_account_that_cannot_be_looked_up_is_not_taken_for_none() {
    let MoodyHouse { moody, mut caller, _folder, .. } = MoodyHouse::open(outside()).await;
    let [ana, bo]: [Account; 2] = [
        caller.post("/accounts", None, &json!({ "name": "Ana" })).await.unwrap(),
        caller.post("/accounts", None, &json!({ "name": "Bo" })).await.unwrap(),
    ];
    let wanted = NewTable { rated: true, start: false, ..quick(vec![me(), NewSeat::default()]) };
    for mood in [FORGETS_SESSIONS, FAILS_TO_HOLD] {
        moody.mood.store(mood, Ordering::SeqCst);
        let reply = caller.call("POST", "/tables", Some(&ana.session), Some(&wanted)).await.unwrap();
        assert_eq!((reply.status, reply.code()), (503, Some(Code::StorageUnavailable)), "{mood}");
    }
    moody.mood.store(WELL, Ordering::SeqCst);
    let opened: Opened = caller.post("/tables", Some(&ana.session), &wanted).await.unwrap();
    let seats = format!("/tables/{}/seats", opened.game);
    let (key, join) = ("7e".repeat(16), json!({ "name": "Bo", "code": opened.code }).to_string());
    for mood in [FORGETS_SESSIONS, FAILS_TO_HOLD, WELL] {
        moody.mood.store(mood, Ordering::SeqCst);
        let reply = keyed(&mut caller, ("POST", &seats), Some(&bo.session), &key, &join).await;
        let expected = if mood == WELL { (201, None) } else { (503, Some(Code::StorageUnavailable)) };
        assert_eq!((reply.status, reply.code()), expected, "{mood}");
    }
    for account in [&ana, &bo] {
        let tables: Turns = caller.get("/account/tables", Some(&account.session)).await.unwrap();
        let games: Vec<&str> = tables.tables.iter().map(|one| one.table.game.as_str()).collect();
        assert_eq!(games, [opened.game.as_str()], "{}", account.name);
    }
}

/// Found by the simulator: nobody knew whether the new table was written down as the rematch, it was closed for safety, and it had
/// been written down. Whoever wanted to play again was sent to a table that was over.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_nobody_is_sure_of_stays_open() {
    let MoodyHouse { moody, addr, mut caller, _folder, .. } = MoodyHouse::open(outside()).await;
    let opened: Opened = caller.post("/tables", None, &quick(vec![me(), bot("random")])).await.unwrap();
    play_at(addr, &opened, &mut Bits::new(4, 41)).await;
    let token = Some(opened.tickets[0].token.as_str());
    let again = format!("/tables/{}/rematch", opened.game);
    moody.mood.store(STUMBLES, Ordering::SeqCst);
    let reply = caller.call("POST", &again, token, Some(&())).await.unwrap();
    assert_eq!((reply.status, reply.code()), (503, Some(Code::OutcomeUnknown)));
    assert_eq!(moody.mood.load(Ordering::SeqCst), WELL);
    let rematch: Rematch = caller.post(&again, token, &()).await.unwrap();
    let seen: Snapshot = caller.get(&format!("/tables/{}/view", rematch.game), token).await.unwrap();
    assert_eq!((seen.table.phase, seen.table.rematch_of), (Phase::Gathering, Some(opened.game)));
}

/// The store fails while a bot wants to answer: it tries less and less often, says so, and goes on when it can.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_write_tries_less_and_less_often() {
    let clock = Arc::new(HandClock::default());
    let outside = Outside { clock: clock.clone(), ..outside() };
    let MoodyHouse { moody, hub, mut caller, _folder, .. } = MoodyHouse::open(outside).await;
    let opened: Opened = caller.post("/tables", None, &quick(vec![bot("random"), bot("random")])).await.unwrap();
    moody.mood.store(FAILS_BEFORE, Ordering::SeqCst);
    // Three waits, each twice the one before.
    for (failures, wait) in [(1, 500), (2, 1_000), (3, 2_000), (4, 0)] {
        let begun = std::time::Instant::now();
        while moody.failed.load(Ordering::SeqCst) < failures {
            assert!(begun.elapsed() < crate::support::HANG, "it gave up");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        if wait > 0 {
            // When the desk answers, it has noted the failure.
            hub.read(&opened.game, |_| ()).await.unwrap();
            clock.pass(wait - 1);
            hub.read(&opened.game, |_| ()).await.unwrap();
            assert_eq!(moody.failed.load(Ordering::SeqCst), failures, "it waits for {wait} ms");
            clock.pass(1);
        }
    }
    let numbers = hub.metrics.tell();
    let number = |name: &str| {
        let line = numbers.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|n| n.parse::<u64>().ok()).unwrap()
    };
    assert!(number("kaiju_loop_failures") >= 4 && number("kaiju_loops_failing") >= 1, "{numbers}");
    moody.mood.store(WELL, Ordering::SeqCst);
    let head = moody.inner.rows(&opened.game, 0).await.unwrap().len();
    let begun = std::time::Instant::now();
    while moody.inner.rows(&opened.game, 0).await.unwrap().len() < head + 5 {
        assert!(begun.elapsed() < crate::support::HANG, "it does not go on");
        clock.pass(1_000);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The disk is full: what does not fit is refused and never acknowledged, reading goes on, the server lives, and with room
/// again the game goes on where it was.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("kaiju.db");
    let discipline = Discipline { most_pages: Some(80), ..Discipline::default() };
    let store = Arc::new(SqliteStore::open_with(&place, discipline).await.unwrap());
    let mut config = Config::new(([127, 0, 0, 1], 0).into());
    config.rates = Rates::loose();
    let server = Server::within(outside(), config, store, Arc::new(NoAssets)).unwrap();
    let addr = server.addr();
    let stop = tokio_util::sync::CancellationToken::new();
    let running = tokio::spawn(server.run(stop.clone().cancelled_owned()));
    let mut caller = Caller::new(addr);
    let mut bits = Bits::new(4, 40);
    let opened: Opened = caller.post("/tables", None, &quick(vec![me(), me()])).await.unwrap();
    let (view, actions) = (format!("/tables/{}/view", opened.game), format!("/tables/{}/actions", opened.game));
    // Other tables fill the disk.
    let mut full = 0;
    for _ in 0..500 {
        let reply = caller.call("POST", "/tables", None, Some(&quick(vec![me(), me()]))).await.unwrap();
        if reply.status != 201 {
            assert_eq!((reply.status, reply.code()), (503, Some(Code::StorageUnavailable)));
            full += 1;
            if full == 3 {
                break;
            }
        }
    }
    assert_eq!(full, 3, "the disk was never full");
    let mut acked: Vec<(String, u64)> = Vec::new();
    let mut refused = None;
    for _ in 0..2000 {
        let public: Snapshot = caller.get(&view, None).await.unwrap();
        let Some(ask) = public.ask else { break };
        let token = &opened.tickets.iter().find(|ticket| ticket.seat == ask.seat).unwrap().token;
        let seen: Snapshot = caller.get(&view, Some(token)).await.unwrap();
        let legal = seen.ask.and_then(|ask| ask.legal).unwrap();
        let action = legal[bits.below(legal.len())].clone();
        let act = Act { id: new_id(&mut bits), expect: seen.seq, seat: None, action, reveal: None };
        let reply = caller.call("POST", &actions, Some(token), Some(&act)).await.unwrap();
        if reply.status == 200 {
            acked.push((act.id, reply.json::<Ack>().unwrap().seq));
            continue;
        }
        let refusal: Refusal = reply.json().unwrap();
        assert_eq!((reply.status, refusal.code, refusal.retry), (503, Code::StorageUnavailable, true));
        let after: Snapshot = caller.get(&view, Some(token)).await.unwrap();
        assert_eq!(after.seq, seen.seq, "reading goes on, and nothing has moved");
        refused = Some((token.clone(), act));
        break;
    }
    let (token, act) = refused.expect("the game went on although the disk is full");
    let health = caller.send("GET", "/healthz", &[], Vec::new()).await.unwrap();
    assert_eq!(health.status, 200, "the server lives");
    stop.cancel();
    assert!(running.await.unwrap(), "and stops as usual");
    // Room again: everything acknowledged is there, the refused answer is not, and now it counts.
    let house = House::at(&place.display().to_string(), Rates::loose()).await;
    let rows = house.hub.store.rows(&opened.game, 0).await.unwrap();
    for (id, seq) in &acked {
        assert_eq!(rows.iter().filter(|row| row.id == *id).map(|row| row.seq).collect::<Vec<_>>(), [*seq]);
    }
    assert!(rows.iter().all(|row| row.id != act.id));
    let ack: Ack = house.caller().post(&actions, Some(&token), &act).await.unwrap();
    assert!(!ack.dup);
    play_out(&house, &opened, &mut bits).await;
}

/// A log in which something was changed by hand: it is refused, or it still is a log somebody could have played; it
/// never makes the server panic.
#[tokio::test(flavor = "multi_thread")]
async fn spoiled_logs_are_refused() {
    let house = House::new().await;
    let mut wanted = quick(vec![me(), me()]);
    wanted.switches.insert("evolutions".into(), "yes".into());
    let opened: Opened = house.caller().post("/tables", None, &wanted).await.unwrap();
    play_out(&house, &opened, &mut Bits::new(6, 3)).await;
    let game = house.hub.store.game(&opened.game).await.unwrap().unwrap();
    let rows = house.hub.store.rows(&opened.game, 0).await.unwrap();
    assert!(Room::rebuilt(game.clone(), rows.clone()).is_ok());
    let text: Vec<String> = rows.iter().map(|row| serde_json::to_string(row).unwrap()).collect();
    let mut bits = Bits::new(7, 3);
    let (mut unread, mut refused) = (0, 0);
    for _ in 0..1500 {
        let mut log = text.clone();
        let at = bits.below(log.len());
        match bits.below(4) {
            0 => {
                log.remove(at);
            }
            1 => {
                let other = bits.below(log.len());
                log.swap(at, other);
            }
            2 => {
                // A word of one row in the place of a word of another.
                let words: Vec<&str> = text[bits.below(text.len())].split('"').collect();
                let mut spoiled: Vec<String> = log[at].split('"').map(str::to_string).collect();
                let place = bits.below(spoiled.len());
                spoiled[place] = words[bits.below(words.len())].to_string();
                log[at] = spoiled.join("\"");
            }
            _ => {
                let mut bytes = log[at].clone().into_bytes();
                let place = bits.below(bytes.len());
                bytes[place] = b' ' + (bits.below(95) as u8);
                log[at] = String::from_utf8(bytes).unwrap();
            }
        }
        let read: Result<Vec<Row>, _> = log.iter().map(|line| serde_json::from_str(line)).collect();
        match read {
            Err(_) => unread += 1,
            Ok(rows) => refused += u32::from(Room::rebuilt(game.clone(), rows).is_err()),
        }
    }
    assert!(unread > 100 && refused > 300, "{unread} could not be read, {refused} not be played");
}
