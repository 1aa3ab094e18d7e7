//! What every store promises, whatever it is made of: the stores that keep rows on disk are held to it, and so is the one of
//! the simulator.

use std::collections::BTreeSet;
use std::sync::Arc;

use futures_util::future::join_all;
use kaiju_server::row::{Deed, Row};
use kaiju_server::store::{AccountRow, Appended, Claim, Headline, Mark, Store, TableRecord};
use kaiju_wire::frame::Said;
use kaiju_wire::table::{Phase, TableInfo};

/// A table that gathers players.
pub fn game(id: &str) -> TableRecord {
    TableRecord {
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

/// A row with this id.
pub fn row(seq: u64, id: &str) -> Row {
    Row {
        seq,
        id: id.to_string(),
        claim: format!("claim of {id}"),
        at_ms: seq * 10,
        deed: Deed::Rose { seat: kaiju_rules::Seat::A },
    }
}

/// What changes of a table that comes to a phase.
pub fn moved(phase: Phase) -> Headline {
    Headline { phase, info: None, due: matches!(phase, Phase::Sealing | Phase::Playing), record: None }
}

/// What a store promises.
pub async fn promises(store: Arc<dyn Store>) {
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
    let told = Headline { phase: Phase::Over, info, due: false, record: Some("as it ended".into()) };
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
    // A code belongs to one open table; when that is over, another may have it.
    let twin = |id: &str, code: &str| TableRecord { code: code.to_string(), ..game(id) };
    assert!(store.open(&twin("twin", "AAAAAA"), &[row(1, "first")]).await.is_err(), "the code is in use");
    assert_eq!(store.by_code("BBBBBB").await.unwrap(), None, "given back");
    let heir = TableRecord { public: false, ..twin("heir", "BBBBBB") };
    store.open(&heir, &[row(1, "first")]).await.unwrap();
    assert_eq!(store.by_code("BBBBBB").await.unwrap().as_deref(), Some("heir"));
    store.append("heir", &row(2, "second"), &moved(Phase::Closed)).await.unwrap();
    assert_eq!(store.by_code("BBBBBB").await.unwrap(), None);
    let ids = |games: Vec<TableRecord>| games.into_iter().map(|game| game.id).collect::<Vec<_>>();
    let start = Mark::start();
    assert_eq!(ids(store.lobby(20, &start, 10).await.unwrap()), ["aaaaaa"]);
    assert_eq!(ids(store.lobby(21, &start, 10).await.unwrap()), [""; 0]);
    assert_eq!(ids(store.records(&start, 10).await.unwrap()), ["bbbbbb"]);
    assert_eq!(ids(store.records(&Mark { at_ms: 5, id: "bbbbbb".into() }, 10).await.unwrap()), [""; 0]);
    assert_eq!(ids(store.games_after("aaaaaa", 10).await.unwrap()), ["bbbbbb", "heir"]);
    waiting(&*store).await;
    let heads = store.heads(&["aaaaaa".into(), "nothere".into()]).await.unwrap();
    assert_eq!(heads, [("aaaaaa".to_string(), 2), ("nothere".to_string(), 0)]);

    // Chat, presence, accounts.
    let said = Said { number: 0, at_ms: 3, seat: 'B', text: "¡Hola! ♥".into(), emote: false };
    assert_eq!(store.say("aaaaaa", &said).await.unwrap(), 1);
    assert_eq!(store.say("aaaaaa", &said).await.unwrap(), 2);
    let lines = store.talk("aaaaaa", 1).await.unwrap();
    assert_eq!(lines, [Said { number: 2, ..said.clone() }]);
    store.touch(&[("aaaaaa".into(), 'A', 7_000), ("aaaaaa".into(), 'B', 9_000)]).await.unwrap();
    store.touch(&[("aaaaaa".into(), 'A', 3_000)]).await.unwrap();
    let mut seen = store.seen("aaaaaa").await.unwrap();
    seen.sort_unstable();
    assert_eq!(seen.iter().map(|(seat, _)| *seat).collect::<String>(), "AB");
    assert!(seen[0].1 >= 3_000 && seen[1].1 >= 9_000, "time goes by from then on: {seen:?}");
    store.pulse("somebody").await.unwrap();
    store.pulse("somebody").await.unwrap();
    let ana =
        AccountRow { name: "ana".into(), shown: "Ana".into(), recovery: "hash".into(), created_ms: 1, looks: None };
    assert!(store.make_account(&ana).await.unwrap());
    assert!(!store.make_account(&ana).await.unwrap(), "a name is given once");
    let looks = |name: &str, looks: &str| AccountRow { name: name.into(), looks: Some(looks.into()), ..ana.clone() };
    assert!(store.make_account(&looks("pip", "pip")).await.unwrap());
    assert!(!store.make_account(&looks("p1p", "pip")).await.unwrap(), "nor are looks");
    store.make_session("session", "ana", 2).await.unwrap();
    assert_eq!(store.session("session", 2, 9).await.unwrap(), Some(ana.clone()));
    assert_eq!(store.session("session", 3, 9).await.unwrap(), None, "nobody used it since then");
    assert_eq!(store.session("another", 0, 9).await.unwrap(), None);
    store.hold("ana", "bbbbbb", 'C').await.unwrap();
    store.hold("ana", "bbbbbb", 'C').await.unwrap();
    let held = store.holdings("ana", &start, 10).await.unwrap();
    assert_eq!(held.iter().map(|(seat, game)| (*seat, game.id.as_str())).collect::<Vec<_>>(), [('C', "bbbbbb")]);
    assert_eq!(store.accounts().await.unwrap(), [ana.clone(), looks("pip", "pip")]);

    people_go(&store).await;
    pages(&store).await;
    old_tables_go(&store).await;
    race(&store).await;

    let old = store.epoch();
    store.renew_epoch("another life").await.unwrap();
    assert_eq!((&*store.epoch(), old.is_empty()), ("another life", false));
}

/// Sessions end, and accounts are deleted with all that is theirs.
async fn people_go(store: &Arc<dyn Store>) {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let bob =
        AccountRow { name: "bob".into(), shown: "Bob".into(), recovery: "hash".into(), created_ms: 10, looks: None };
    assert!(store.make_account(&bob).await.unwrap());
    for hash in ["one", "two", "three"] {
        store.make_session(hash, "bob", 10).await.unwrap();
    }
    assert_eq!((store.end_session("one").await.unwrap(), store.end_session("one").await.unwrap()), (1, 0));
    assert_eq!(store.session("one", 0, 20).await.unwrap(), None);
    // What is used stays, what is not is forgotten.
    assert!(store.session("two", 0, 20 + DAY).await.unwrap().is_some());
    store.forget_sessions(21).await.unwrap();
    assert!(store.session("two", DAY, 20 + DAY).await.unwrap().is_some());
    assert_eq!(store.session("three", 0, 20).await.unwrap(), None);
    assert_eq!(store.end_sessions("bob").await.unwrap(), 1);
    // Nobody who takes the name later inherits anything, not even what was under way.
    store.make_session("four", "bob", 11).await.unwrap();
    store.hold("bob", "bbbbbb", 'A').await.unwrap();
    assert_eq!(store.delete_account("bob").await.unwrap(), 1, "the session that ended is counted");
    store.make_session("late", "bob", 12).await.unwrap();
    store.hold("bob", "bbbbbb", 'B').await.unwrap();
    assert_eq!(store.account("bob").await.unwrap(), None);
    assert!(store.make_account(&AccountRow { created_ms: 13, ..bob }).await.unwrap(), "the name is free");
    for hash in ["four", "late"] {
        assert_eq!(store.session(hash, 0, 20).await.unwrap(), None);
    }
    assert_eq!(store.holdings("bob", &Mark::start(), 10).await.unwrap(), []);
    store.delete_account("bob").await.unwrap();
}

/// Lists are read page by page, also where many have the same moment; nothing comes twice and nothing is left out.
async fn pages(store: &Arc<dyn Store>) {
    let eve =
        AccountRow { name: "eve".into(), shown: "Eve".into(), recovery: "hash".into(), created_ms: 1, looks: None };
    assert!(store.make_account(&eve).await.unwrap());
    for i in 0..23u64 {
        let phase = if i % 2 == 0 { Phase::Over } else { Phase::Playing };
        let (id, at) = (format!("page{i:02}"), 1000 + i / 8);
        let made = TableRecord { code: format!("C{i}"), phase, created_ms: at, updated_ms: at, ..game(&id) };
        store.open(&made, &[row(1, "first")]).await.unwrap();
        for seat in ['A', 'B'] {
            store.hold("eve", &id, seat).await.unwrap();
        }
    }
    let (mut over, mut open, mut held) = (Vec::new(), Vec::new(), Vec::new());
    let mut mark = Mark::start();
    while let Some(last) = store.records(&mark, 5).await.unwrap().pop_with(&mut over) {
        mark = Mark { at_ms: last.created_ms, id: last.id };
    }
    let mut mark = Mark::start();
    while let Some(last) = store.lobby(1000, &mark, 5).await.unwrap().pop_with(&mut open) {
        mark = Mark { at_ms: last.updated_ms, id: last.id };
    }
    let mut mark = Mark::start();
    loop {
        let page = store.holdings("eve", &mark, 5).await.unwrap();
        let Some((seat, game)) = page.last() else { break };
        mark = Mark { at_ms: game.created_ms, id: format!("{}.{seat}", game.id) };
        assert_eq!(Mark::read(&mark.to_string()), Some(mark.clone()));
        held.extend(page.iter().map(|(seat, game)| format!("{}.{seat}", game.id)));
    }
    let mine = |ids: Vec<String>| ids.into_iter().filter(|id| id.starts_with("page")).collect::<Vec<_>>();
    let wanted = |odd: u64| (0..23).rev().filter(|i| i % 2 == odd).map(|i| format!("page{i:02}")).collect::<Vec<_>>();
    assert_eq!(mine(over), wanted(0));
    assert_eq!(mine(open), wanted(1));
    let seats = (0..23).rev().flat_map(|i| [format!("page{i:02}.B"), format!("page{i:02}.A")]);
    assert_eq!(held, seats.collect::<Vec<_>>());
    for junk in ["", "5", "x-y", "-1-a", "99999999999999999999-a", "5-../../etc", "5-é"] {
        assert_eq!(Mark::read(junk), None, "{junk}");
    }
}

/// A page whose ids are kept, and its last game.
trait PopWith {
    fn pop_with(self, ids: &mut Vec<String>) -> Option<TableRecord>;
}

impl PopWith for Vec<TableRecord> {
    fn pop_with(mut self, ids: &mut Vec<String>) -> Option<TableRecord> {
        ids.extend(self.iter().map(|game| game.id.clone()));
        self.pop()
    }
}

/// What is old goes a few at a time and with all that belongs to it; nothing else goes.
async fn old_tables_go(store: &Arc<dyn Store>) {
    let said = Said { number: 0, at_ms: 3, seat: 'B', text: "hello".into(), emote: false };
    store.say("page00", &said).await.unwrap();
    store.touch(&[("page00".into(), 'A', 7)]).await.unwrap();
    // Made at 1000: page00 to page07; those with even numbers are over.
    let mut gone = store.forget_games(Phase::Over, 1001, 3).await.unwrap();
    assert_eq!(gone.len(), 3);
    loop {
        let more = store.forget_games(Phase::Over, 1001, 3).await.unwrap();
        if more.is_empty() {
            break;
        }
        gone.extend(more);
    }
    gone.sort();
    assert_eq!(gone, ["bbbbbb", "page00", "page02", "page04", "page06"]);
    for id in ["page00", "page06"] {
        assert_eq!(store.game(id).await.unwrap(), None);
        assert_eq!(store.rows(id, 0).await.unwrap(), []);
        assert_eq!(store.talk(id, 0).await.unwrap(), []);
        assert_eq!(store.seen(id).await.unwrap(), []);
    }
    let held = store.holdings("eve", &Mark::start(), 100).await.unwrap();
    assert_eq!(held.len(), 2 * (23 - 4));
    assert!(store.game("page01").await.unwrap().is_some(), "what plays stays, however old");
    store.open(&game("page00"), &[row(1, "first")]).await.unwrap();
    store.delete_account("eve").await.unwrap();
}

/// Tables at which the server has something to do are found, the longest waiting first, page by page, until it has not.
async fn waiting(store: &dyn Store) {
    for (id, at) in [("waita1", 3), ("waitc3", 1), ("waitb2", 1)] {
        store
            .open(&TableRecord { updated_ms: at, phase: Phase::Playing, ..game(id) }, &[row(1, "first")])
            .await
            .unwrap();
    }
    let first = store.stalled((0, ""), 2).await.unwrap();
    assert_eq!(first, [(1, "waitb2".to_string()), (1, "waitc3".to_string())]);
    let rest = store.stalled((1, "waitc3"), 10).await.unwrap();
    assert_eq!(rest, [(3, "waita1".to_string()), (20, "aaaaaa".to_string())]);
    store.rest("aaaaaa", 1).await.unwrap();
    assert_eq!(store.stalled((3, "waita1"), 10).await.unwrap().len(), 1, "something has happened since");
    store.rest("aaaaaa", 2).await.unwrap();
    for id in ["waita1", "waitb2", "waitc3"] {
        store.rest(id, 1).await.unwrap();
    }
    assert_eq!(store.stalled((0, ""), 10).await.unwrap(), []);
}

/// Sixty-four writers want the same number, many times over: one of them gets it.
async fn race(store: &Arc<dyn Store>) {
    store.open(&game("cccccc"), &[row(1, "first")]).await.unwrap();
    for round in 2..20 {
        let writers = (0..64).map(async |writer| {
            let row = row(round, &format!("{round} by {writer}"));
            store.append("cccccc", &row, &moved(Phase::Playing)).await.unwrap()
        });
        let mut won = 0;
        for appended in join_all(writers).await {
            match appended {
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

/// A table has one node at a time, by the database's clock.
pub async fn leases(store: &dyn Store) {
    const LONG: u64 = 3_600_000;
    let mut number = 0;
    let mut claim = |node: &str, games: &[&str], given_up: &[&str], for_ms: u64| {
        let list = |games: &[&str]| games.iter().map(|game| (*game).to_string()).collect();
        number += 1;
        Claim { node: node.to_string(), number, games: list(games), given_up: list(given_up), for_ms }
    };
    let ask = async |claim: Claim| {
        let mut games = store.lease(&claim).await.unwrap().games;
        games.sort();
        games
    };
    assert_eq!(ask(claim("one", &["x", "y"], &[], LONG)).await, ["x", "y"]);
    assert_eq!(ask(claim("two", &["z", "y", "x"], &[], LONG)).await, ["z"], "the others are taken");
    assert_eq!(ask(claim("one", &["y"], &["x"], LONG)).await, ["y"], "what one has, one keeps");
    assert_eq!(ask(claim("two", &["x", "y"], &["y"], LONG)).await, ["x"], "nobody gives up what is not theirs");
    assert_eq!(ask(claim("one", &["y"], &[], 0)).await, ["y"], "a lease that is over at once");
    assert_eq!(ask(claim("two", &["y"], &[], LONG)).await, ["y"]);
    // A table somebody sees to does not stand still.
    store.open(&TableRecord { phase: Phase::Playing, ..game("leased") }, &[row(1, "first")]).await.unwrap();
    let still = async || store.stalled((0, ""), 10).await.unwrap().iter().any(|(_, id)| id == "leased");
    assert!(still().await);
    assert_eq!(ask(claim("one", &["leased"], &[], LONG)).await, ["leased"]);
    assert!(!still().await);
    ask(claim("one", &[], &["leased"], LONG)).await;
    assert!(still().await);
    store.rest("leased", 1).await.unwrap();
    // What nobody waits for any more can arrive late: after a later request of the same node it does nothing.
    let (gives_up, wants) = (claim("one", &[], &["late"], LONG), claim("one", &["late"], &[], LONG));
    assert_eq!(ask(wants.clone()).await, ["late"]);
    assert_eq!(ask(gives_up).await, [""; 0]);
    assert_eq!(ask(claim("two", &["late"], &[], LONG)).await, [""; 0], "it was not given up");
    ask(claim("one", &[], &["late"], LONG)).await;
    assert_eq!(ask(wants).await, [""; 0], "nor is it taken again");
    assert_eq!(ask(claim("two", &["late"], &[], LONG)).await, ["late"]);
}
