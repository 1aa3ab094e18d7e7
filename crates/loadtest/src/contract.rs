//! What every store promises, whatever it is made of: the stores that keep rows on disk are held to it, and so is the one of
//! the simulator.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use futures_util::future::join_all;
use kaiju_bits::Bits;
use kaiju_server::results::SeatResult;
use kaiju_server::reviews::SeatReview;
use kaiju_server::row::{Deed, Row};
use kaiju_server::store::{
    AccountRow, Appended, ChannelRow, Claim, Entered, Headline, LedgerEntry, MOST_FAILURES, Mark, NOTICE_DELAY_MS,
    NoticeRow, PasskeyRow, RATED, ReportRow, Settled, Store, TableRecord, TableWait, Tie, TieKind,
};
use kaiju_wire::frame::Said;
use kaiju_wire::notice::{ChannelKind, QuietHours};
use kaiju_wire::people::ProfileRow;
use kaiju_wire::table::{Phase, TableInfo};

/// A moment after everything here.
const NOW: u64 = 1_000_000;

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
    let due_ms = matches!(phase, Phase::Sealing | Phase::Playing).then_some(0);
    Headline {
        phase,
        info: None,
        waits: TableWait { due_ms, ..TableWait::default() },
        record: None,
        rated: None,
        notice: None,
        results: Vec::new(),
    }
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
    let told = Headline {
        phase: Phase::Over,
        info,
        waits: TableWait::default(),
        record: Some("as it ended".into()),
        rated: None,
        notice: None,
        results: Vec::new(),
    };
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
    assert_eq!(store.say("aaaaaa", &said, None).await.unwrap(), 1);
    assert_eq!(store.say("aaaaaa", &said, Some("once")).await.unwrap(), 2);
    assert_eq!(store.say("aaaaaa", &said, Some("once")).await.unwrap(), 2, "a line has one number");
    assert_eq!(store.said("aaaaaa", "once").await.unwrap(), Some(2));
    assert_eq!(store.said("aaaaaa", "never").await.unwrap(), None);
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
    store.make_session("session", "ana", "a device", 2).await.unwrap();
    assert_eq!(store.session("session", 2, 9).await.unwrap(), Some(ana.clone()));
    assert_eq!(store.session("session", 3, 9).await.unwrap(), None, "nobody used it since then");
    assert_eq!(store.session("another", 0, 9).await.unwrap(), None);
    passkeys(&*store).await;
    store.hold("ana", "bbbbbb", 'C').await.unwrap();
    store.hold("ana", "bbbbbb", 'C').await.unwrap();
    let held = store.holdings("ana", &start, 10).await.unwrap();
    assert_eq!(held.iter().map(|(seat, game)| (*seat, game.id.as_str())).collect::<Vec<_>>(), [('C', "bbbbbb")]);
    assert_eq!(store.accounts().await.unwrap(), [ana.clone(), looks("pip", "pip")]);

    people_go(&store).await;
    pages(&store).await;
    old_tables_go(&store).await;
    race(&store).await;
    neighbours(&store).await;
    ledgers(&store).await;
    notices(&store).await;
    reports(&store).await;
    kept_ties(&store).await;
    totals(&store).await;
    counted_while_reviewed(&store).await;

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
        store.make_session(hash, "bob", "a device", 10).await.unwrap();
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
    store.make_session("four", "bob", "a device", 11).await.unwrap();
    store.hold("bob", "bbbbbb", 'A').await.unwrap();
    assert_eq!(store.delete_account("bob").await.unwrap(), 1, "the session that ended is counted");
    store.make_session("late", "bob", "a device", 12).await.unwrap();
    store.hold("bob", "bbbbbb", 'B').await.unwrap();
    assert_eq!(store.account("bob").await.unwrap(), None);
    assert!(store.make_account(&AccountRow { created_ms: 13, ..bob }).await.unwrap(), "the name is free");
    for hash in ["four", "late"] {
        assert_eq!(store.session(hash, 0, 20).await.unwrap(), None);
    }
    assert_eq!(store.holdings("bob", &Mark::start(), 10).await.unwrap(), []);
    store.delete_account("bob").await.unwrap();
}

/// An entry has the next number and an id of its own, alone or with the row it belongs to; players have names as long as their
/// accounts are there.
async fn ledgers(store: &Arc<dyn Store>) {
    let entry = |id: &str| LedgerEntry { seq: 0, id: id.into(), at_ms: 7, entry: format!("about {id}") };
    let kept = |seq: u64, id: &str| LedgerEntry { seq, ..entry(id) };
    let books = store.ledgers();
    assert_eq!(books.enter("days", &entry("one"), None).await.unwrap(), Entered::Fresh(1));
    assert_eq!(books.enter("days", &entry("two"), Some(0)).await.unwrap(), Entered::Conflict);
    assert_eq!(books.enter("days", &entry("two"), Some(1)).await.unwrap(), Entered::Fresh(2));
    let other = LedgerEntry { entry: "another".into(), ..entry("one") };
    assert_eq!(books.enter("days", &other, None).await.unwrap(), Entered::Known(kept(1, "one")));
    assert_eq!(books.enter("nights", &entry("one"), Some(0)).await.unwrap(), Entered::Fresh(1));
    assert_eq!(books.entries("days", 0, 9).await.unwrap(), [kept(1, "one"), kept(2, "two")]);
    assert_eq!(books.entry("days", "two").await.unwrap(), Some(kept(2, "two")));
    assert_eq!(books.entry("days", "three").await.unwrap(), None);
    assert_eq!(books.entries("days", 1, 9).await.unwrap(), [kept(2, "two")]);
    assert_eq!(books.entries("days", 0, 1).await.unwrap(), [kept(1, "one")]);
    let since = |ledger: &str, after| (ledger.to_string(), after);
    let asked = [since("nights", 0), since("none", 0), since("days", 1)];
    assert_eq!(books.news(&asked, 9).await.unwrap(), [(0, kept(1, "one")), (2, kept(2, "two"))]);
    assert_eq!(books.news(&asked, 1).await.unwrap(), [(0, kept(1, "one"))]);
    assert_eq!(books.news(&[since("nights", 1), since("days", 0)], 9).await.unwrap().len(), 2);
    assert_eq!(books.news(&[], 9).await.unwrap(), []);
    assert_eq!(books.ledger_names("", 9).await.unwrap(), ["days", "nights"]);
    assert_eq!(books.ledger_names("days", 9).await.unwrap(), ["nights"]);
    // All at once: every entry gets a number, and none gets two.
    let writers = (0..8).map(async |i| books.enter("days", &entry(&format!("at once {i}")), None).await.unwrap());
    let mut numbers = Vec::new();
    for entered in join_all(writers).await {
        match entered {
            Entered::Fresh(seq) => numbers.push(seq),
            other => panic!("{other:?}"),
        }
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (3..11).collect::<Vec<_>>());

    // With a row, and only with it.
    store.open(&TableRecord { public: false, ..game("rated") }, &[row(1, "first")]).await.unwrap();
    let ends = |result: &str| Headline { rated: Some(result.into()), ..moved(Phase::Over) };
    assert!(matches!(store.append("rated", &row(3, "late"), &ends("no")).await.unwrap(), Appended::Conflict { .. }));
    assert_eq!(store.append("rated", &row(2, "last"), &ends("yes")).await.unwrap(), Appended::Fresh);
    assert!(matches!(store.append("rated", &row(2, "last"), &ends("yes")).await.unwrap(), Appended::Known { .. }));
    let result = LedgerEntry { seq: 1, id: "rated".into(), at_ms: 20, entry: "yes".into() };
    assert_eq!(books.entries(RATED, 0, 9).await.unwrap(), [result]);

    assert_eq!(books.player("nobody", Some("word")).await.unwrap(), None);
    assert_eq!(books.player("ana", None).await.unwrap(), None);
    assert_eq!(books.player("ana", Some("word")).await.unwrap().as_deref(), Some("word"));
    assert_eq!(books.player("ana", Some("other")).await.unwrap().as_deref(), Some("word"));
    let asked = ["word".to_string(), "gone".to_string()];
    assert_eq!(books.players(&asked).await.unwrap(), [("word".to_string(), "Ana".to_string())]);
    let fay =
        AccountRow { name: "fay".into(), shown: "Fay".into(), recovery: "hash".into(), created_ms: 1, looks: None };
    assert!(store.make_account(&fay).await.unwrap());
    assert_eq!(books.player("fay", Some("gone")).await.unwrap().as_deref(), Some("gone"));
    store.delete_account("fay").await.unwrap();
    assert_eq!(books.players(&asked).await.unwrap(), [("word".to_string(), "Ana".to_string())]);
}

/// Notices come with a row, are taken by one, and are told at most once.
async fn notices(store: &Arc<dyn Store>) {
    let book = store.notices();
    let gil =
        AccountRow { name: "gil".into(), shown: "Gil".into(), recovery: "hash".into(), created_ms: 1, looks: None };
    assert!(store.make_account(&gil).await.unwrap());
    store.make_session("gilhash", "gil", "a device", 5).await.unwrap();
    store.open(&TableRecord { public: false, ..game("told") }, &[row(1, "first")]).await.unwrap();
    store.hold("gil", "told", 'B').await.unwrap();
    let channel = |id: &str, kind: ChannelKind, made_ms: u64| ChannelRow {
        id: id.into(),
        kind,
        account: if kind == ChannelKind::Webhook { String::new() } else { "gil".into() },
        game: if kind == ChannelKind::Webhook { "told".into() } else { String::new() },
        session: if kind == ChannelKind::Push { "gilhash".into() } else { String::new() },
        address: format!("https://example.org/{id}"),
        host: "example.org".into(),
        keys: "keys".into(),
        lang: "de".into(),
        confirmed: kind != ChannelKind::Mail,
        failures: 0,
        made_ms,
    };
    let (push, mail, hook) = (
        channel("push", ChannelKind::Push, 7),
        channel("mail", ChannelKind::Mail, 8),
        channel("hook", ChannelKind::Webhook, 9),
    );
    for one in [&channel("old", ChannelKind::Push, 6), &push, &mail, &hook] {
        book.add_channel(one, 1).await.unwrap();
    }
    book.add_channel(&ChannelRow { id: "x".into(), account: "nobody".into(), ..push.clone() }, 9).await.unwrap();
    assert_eq!(book.channel("x").await.unwrap(), None, "there is no such account");
    assert_eq!(book.channels("gil").await.unwrap(), [push.clone(), mail.clone()], "the older browser made room");
    assert_eq!(book.channel("hook").await.unwrap(), Some(hook));

    // One notice a channel, and none for an address that nobody confirmed.
    let asks = |seat| Headline { notice: Some(seat), ..moved(Phase::Playing) };
    let claimed = async |now, most| {
        let mut all = book.claim_notices(now, now + 100, most).await.unwrap();
        all.sort_by(|one, other| one.channel.cmp(&other.channel));
        all
    };
    let due = row(2, "second").at_ms + NOTICE_DELAY_MS;
    assert_eq!(store.append("told", &row(2, "second"), &asks('B')).await.unwrap(), Appended::Fresh);
    assert!(matches!(store.append("told", &row(2, "second"), &asks('B')).await.unwrap(), Appended::Known { .. }));
    assert_eq!(book.next_notice_ms().await.unwrap(), Some(due));
    assert_eq!(claimed(due - 1, 9).await, []);
    let notice =
        |channel: &str| NoticeRow { game: "told".into(), seat: 'B', turn: 2, channel: channel.into(), tries: 0 };
    // However many ask at once, each notice goes to one of them.
    let mut all: Vec<NoticeRow> = Vec::new();
    for some in join_all((0..6).map(async |_| claimed(due, 9).await)).await {
        all.extend(some);
    }
    all.sort_by(|one, other| one.channel.cmp(&other.channel));
    assert_eq!(all, [notice("hook"), notice("push")]);
    assert_eq!(claimed(due, 9).await, []);
    // Nobody said what came of them: they are to be had again.
    assert_eq!(claimed(due + 100, 9).await.len(), 2);
    book.settle_notice(&notice("hook"), Settled::Told).await.unwrap();
    book.settle_notice(&notice("push"), Settled::Later(due + 300, true)).await.unwrap();
    assert_eq!(claimed(due + 299, 9).await, []);
    assert_eq!(claimed(due + 300, 9).await, [NoticeRow { tries: 1, ..notice("push") }]);
    // Somebody else is asked: what was to be told before is not.
    assert_eq!(book.confirm_channel("mail").await.unwrap(), 1);
    assert_eq!(book.confirm_channel("nothing").await.unwrap(), 0);
    assert_eq!(store.append("told", &row(3, "third"), &asks('A')).await.unwrap(), Appended::Fresh);
    let later = row(3, "third").at_ms + NOTICE_DELAY_MS + 1000;
    let others = NoticeRow { seat: 'A', turn: 3, ..notice("hook") };
    assert_eq!(
        claimed(later, 9).await,
        std::slice::from_ref(&others),
        "the seat is nobody's, and the table has a webhook"
    );
    book.settle_notice(&others, Settled::Needless).await.unwrap();
    assert_eq!(book.next_notice_ms().await.unwrap(), None);
    // A host that does not answer is left alone as a whole.
    assert_eq!(store.append("told", &row(4, "fourth"), &asks('B')).await.unwrap(), Appended::Fresh);
    book.postpone_host("example.com", later, later + 500).await.unwrap();
    assert!(book.next_notice_ms().await.unwrap() < Some(later));
    book.postpone_host("example.org", later, later + 500).await.unwrap();
    assert_eq!(book.next_notice_ms().await.unwrap(), Some(later + 500));
    let names: Vec<String> = claimed(later + 500, 9).await.into_iter().map(|one| one.channel).collect();
    assert_eq!(names, ["hook", "mail", "push"]);
    // What fails again and again, or is gone, is dropped.
    for _ in 0..MOST_FAILURES {
        assert!(book.channel("hook").await.unwrap().is_some());
        book.settle_notice(&NoticeRow { turn: 4, ..notice("hook") }, Settled::Failed).await.unwrap();
    }
    assert_eq!(book.channel("hook").await.unwrap(), None);
    book.settle_notice(&NoticeRow { turn: 4, ..notice("mail") }, Settled::Gone).await.unwrap();
    assert_eq!(book.channel("mail").await.unwrap(), None);
    // A clock that was wrong strands nothing; a session that ends takes its browser along.
    let day = 24 * 60 * 60 * 1000;
    book.settle_notice(&NoticeRow { turn: 4, ..notice("push") }, Settled::Later(later + 2 * day, false)).await.unwrap();
    book.sweep_notices(later).await.unwrap();
    assert_eq!(book.next_notice_ms().await.unwrap(), Some(later));
    store.end_session("gilhash").await.unwrap();
    assert_eq!(book.channels("gil").await.unwrap(), []);
    assert!(book.channel("push").await.unwrap().is_some());
    book.sweep_notices(later).await.unwrap();
    assert_eq!(book.channel("push").await.unwrap(), None);
    book.sweep_notices(later + 3 * day).await.unwrap();
    assert_eq!(book.next_notice_ms().await.unwrap(), None, "nobody waits for it any more");
    let unconfirmed = ChannelRow { id: "late".into(), made_ms: later, ..mail };
    book.add_channel(&unconfirmed, 9).await.unwrap();
    book.sweep_notices(later + day).await.unwrap();
    assert_eq!(book.channels("gil").await.unwrap(), [unconfirmed]);
    book.sweep_notices(later + day + 1).await.unwrap();
    assert_eq!(book.channels("gil").await.unwrap(), []);

    let quiet = QuietHours { from_min: 1320, to_min: 420, offset_min: -60 };
    book.set_quiet("gil", Some(quiet)).await.unwrap();
    book.set_quiet("nobody", Some(quiet)).await.unwrap();
    assert_eq!((book.quiet("gil").await.unwrap(), book.quiet("nobody").await.unwrap()), (Some(quiet), None));
    book.set_quiet("gil", None).await.unwrap();
    assert_eq!(book.quiet("gil").await.unwrap(), None);
    book.add_channel(&channel("last", ChannelKind::Mail, 9), 9).await.unwrap();
    assert_eq!(book.drop_channel("nothing").await.unwrap(), 0);
    assert_eq!(book.drop_channels("gil").await.unwrap(), 1);
    book.add_channel(&channel("last", ChannelKind::Mail, 9), 9).await.unwrap();
    book.set_quiet("gil", Some(quiet)).await.unwrap();
    store.delete_account("gil").await.unwrap();
    assert_eq!((book.channel("last").await.unwrap(), book.quiet("gil").await.unwrap()), (None, None));
}

/// What accounts keep is kept once, and goes with whom or what it is about; results are kept once and summed.
async fn kept_ties(store: &Arc<dyn Store>) {
    let ties = store.ties();
    let tie = |owner: &str, kind, key: &str, at_ms, word: &str| {
        let (owner, key, word) = (owner.to_string(), key.to_string(), word.to_string());
        Tie { id: format!("{owner}{key}{at_ms}"), owner, kind, key, at_ms, word }
    };
    for name in ["gil", "hob"] {
        let (name, shown) = (name.to_string(), name.to_uppercase());
        let row = AccountRow { name, shown, recovery: "hash".into(), created_ms: 1, looks: None };
        assert!(store.make_account(&row).await.unwrap());
    }
    assert!(!ties.tie(&tie("nobody", TieKind::Friend, "gil", 1, ""), 9).await.unwrap(), "nobody keeps anything");
    assert!(ties.tie(&tie("gil", TieKind::Friend, "hob", 1, ""), 2).await.unwrap());
    assert!(ties.tie(&tie("gil", TieKind::Friend, "hob", 5, "again"), 2).await.unwrap());
    assert!(ties.tie(&tie("gil", TieKind::Friend, "ivy", 3, ""), 2).await.unwrap());
    assert!(!ties.tie(&tie("gil", TieKind::Friend, "joe", 4, ""), 2).await.unwrap(), "there are enough");
    assert!(ties.tie(&tie("gil", TieKind::Note, "tied", 4, "a note"), 2).await.unwrap());
    let first = Tie { word: "again".into(), ..tie("gil", TieKind::Friend, "hob", 1, "") };
    let own = ties.ties_of("gil", TieKind::Friend).await.unwrap();
    assert_eq!(own, [tie("gil", TieKind::Friend, "ivy", 3, ""), first.clone()], "the latest first, each once");
    assert_eq!(ties.ties_to(TieKind::Friend, "hob").await.unwrap(), [first]);
    assert_eq!(ties.untie("gil", TieKind::Friend, "ivy").await.unwrap(), 1);
    assert_eq!(ties.untie("gil", TieKind::Friend, "ivy").await.unwrap(), 0);

    let result = |seat, won, damage| {
        let (edition, monster) = ("second".to_string(), "gigazaur".to_string());
        SeatResult { seat, edition, players: 3, monster, won, damage, stars: 7, tokyo: 2, eliminations: 1 }
    };
    for (id, ends) in [("tied", vec![result('A', true, 5)]), ("tied2", Vec::new())] {
        let made = TableRecord { public: false, code: format!("C-{id}"), ..game(id) };
        store.open(&made, &[row(1, "first")]).await.unwrap();
        store.hold("gil", id, 'A').await.unwrap();
        store.hold("hob", id, 'B').await.unwrap();
        let over = Headline { results: ends, ..moved(Phase::Over) };
        assert_eq!(store.append(id, &row(2, "last"), &over).await.unwrap(), Appended::Fresh);
        assert!(matches!(store.append(id, &row(2, "last"), &over).await.unwrap(), Appended::Known { .. }));
    }
    assert_eq!(ties.holders("tied").await.unwrap(), [('A', "gil".to_string()), ('B', "hob".to_string())]);
    assert_eq!(ties.uncounted("gil", 9).await.unwrap(), [("tied2".to_string(), 'A')]);
    // Whoever stands up before the game has the seat no more; the others stay.
    let made = TableRecord { public: false, code: "C-risen".to_string(), ..game("risen") };
    store.open(&made, &[row(1, "first")]).await.unwrap();
    store.hold("gil", "risen", 'A').await.unwrap();
    store.hold("hob", "risen", 'B').await.unwrap();
    let told = store.open_holdings("gil", 9).await.unwrap();
    let own = told.iter().find(|one| one.table.id == "risen").map(|one| one.own.clone());
    assert_eq!(own, Some(vec!['A']));
    assert_eq!(store.append("risen", &row(2, "rises"), &moved(Phase::Gathering)).await.unwrap(), Appended::Fresh);
    assert_eq!(ties.holders("risen").await.unwrap(), [('B', "hob".to_string())]);
    for damage in [3, 4] {
        ties.keep_results("tied2", &[result('A', false, damage)]).await.unwrap();
    }
    assert_eq!(ties.uncounted("gil", 9).await.unwrap(), []);
    let sum = ProfileRow {
        edition: "second".into(),
        players: 3,
        monster: "gigazaur".into(),
        games: 2,
        wins: 1,
        damage: 8,
        stars: 14,
        tokyo: 4,
        eliminations: 2,
        ..ProfileRow::default()
    };
    assert_eq!(ties.sums("gil").await.unwrap(), std::slice::from_ref(&sum));
    // What a review says is added once, and whoever asks for games to review is not told of that one again.
    assert_eq!(ties.unreviewed(9).await.unwrap(), ["tied2", "tied"], "the latest first, each once");
    assert_eq!(ties.unreviewed(1).await.unwrap(), ["tied2"]);
    let review = |seat, luck, accuracy| SeatReview { seat, luck, play: -7, accuracy };
    for luck in [40, 50] {
        let said = [review('A', luck, Some(9000)), review('C', 1, None)];
        ties.keep_reviews("tied", &said).await.unwrap();
    }
    ties.keep_reviews("tied2", &[]).await.unwrap();
    ties.keep_reviews("nowhere", &[review('A', 1, None)]).await.unwrap();
    assert_eq!(ties.unreviewed(9).await.unwrap(), Vec::<String>::new());
    assert_eq!(ties.reviews("tied").await.unwrap(), [review('A', 40, Some(9000)), review('C', 1, None)]);
    assert_eq!(ties.reviews("nowhere").await.unwrap(), [], "nothing is kept of a game that is not there");
    let sum = ProfileRow { reviewed: 1, luck: 40, play: -7, decided: 1, accuracy: 9000, ..sum };
    assert_eq!(ties.sums("gil").await.unwrap(), [sum]);
    assert_eq!(ties.sums("hob").await.unwrap(), []);

    assert!(store.forget_games(Phase::Over, 21, 100).await.unwrap().contains(&"tied".to_string()));
    assert_eq!(ties.ties_of("gil", TieKind::Note).await.unwrap(), [], "a note goes with its game");
    assert_eq!(ties.sums("gil").await.unwrap(), [], "and so do results");
    assert_eq!(ties.reviews("tied").await.unwrap(), [], "and what reviews say");
    store.delete_account("hob").await.unwrap();
    assert_eq!(ties.ties_of("gil", TieKind::Friend).await.unwrap(), [], "nobody is the friend of a name that is free");
}

/// A report is filed once, listed the latest first, and goes when it is settled or too old.
async fn reports(store: &Arc<dyn Store>) {
    let kept = store.reporting();
    let report = |id: &str, at_ms: u64| ReportRow { id: id.into(), at_ms, report: format!("about {id}") };
    for (id, at) in [("one", 5), ("two", 7), ("three", 7)] {
        assert!(kept.file_report(&report(id, at)).await.unwrap());
    }
    assert!(!kept.file_report(&report("one", 9)).await.unwrap(), "the first one stays");
    assert_eq!(kept.report("one").await.unwrap(), Some(report("one", 5)));
    let all = kept.reports(&Mark::start(), 9).await.unwrap();
    assert_eq!(all, [report("two", 7), report("three", 7), report("one", 5)]);
    let rest = kept.reports(&Mark { at_ms: 7, id: "two".into() }, 1).await.unwrap();
    assert_eq!(rest, [report("three", 7)]);
    assert_eq!(kept.counts().await.unwrap().reports, 3);
    assert_eq!(kept.drop_report("two").await.unwrap(), 1);
    assert_eq!(kept.drop_report("two").await.unwrap(), 0);
    kept.forget_reports(7).await.unwrap();
    assert_eq!(kept.reports(&Mark::start(), 9).await.unwrap(), [report("three", 7)]);
    assert_eq!(kept.drop_report("three").await.unwrap(), 1);
    let counts = kept.counts().await.unwrap();
    assert_eq!(counts.accounts, store.accounts().await.unwrap().len() as u64);
    assert_eq!(counts.tables, store.games_after("", 1000).await.unwrap().len() as u64);
    assert_eq!(kept.holders("aaaaaa", 'A').await.unwrap(), Vec::<String>::new());
    store.hold("ana", "aaaaaa", 'A').await.unwrap();
    assert_eq!(kept.holders("aaaaaa", 'A').await.unwrap(), ["ana"]);
    assert_eq!(kept.holders("aaaaaa", 'B').await.unwrap(), Vec::<String>::new());
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
    store.say("page00", &said, None).await.unwrap();
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

/// Devices and passkeys of the account `ana`, who has the session `session`.
async fn passkeys(store: &dyn Store) {
    let long = format!("{}rest", "0123456789abcdef");
    store.make_session(&long, "ana", "a telephone", 8).await.unwrap();
    let labels = async || {
        let all = store.sessions("ana").await.unwrap();
        all.into_iter().map(|one| (one.label, one.created_ms)).collect::<Vec<_>>()
    };
    assert_eq!(labels().await, [("a telephone".to_string(), 8), ("a device".to_string(), 2)]);
    assert_eq!(store.end_session_of("pip", "0123456789abcdef").await.unwrap(), 0, "somebody else's");
    assert_eq!(store.end_session_of("ana", "0123456789abcdef").await.unwrap(), 1);
    assert_eq!(labels().await.len(), 1);
    let key = |id: &str, account: &str, created_ms: u64| PasskeyRow {
        id: id.into(),
        account: account.into(),
        key: "04ab".into(),
        counter: 0,
        label: "a key".into(),
        created_ms,
    };
    assert!(
        store.add_passkey(&key("k2", "ana", 6)).await.unwrap()
            && store.add_passkey(&key("k1", "ana", 5)).await.unwrap()
    );
    assert!(!store.add_passkey(&key("k1", "pip", 7)).await.unwrap(), "an id is given once");
    assert!(!store.add_passkey(&key("k3", "nobody", 7)).await.unwrap(), "to an account that is there");
    store.use_passkey("k1", 3).await.unwrap();
    assert_eq!(store.passkey("k1").await.unwrap(), Some(PasskeyRow { counter: 3, ..key("k1", "ana", 5) }));
    assert_eq!(
        store.passkeys("ana").await.unwrap(),
        [PasskeyRow { counter: 3, ..key("k1", "ana", 5) }, key("k2", "ana", 6)]
    );
    assert_eq!(
        (store.drop_passkey("pip", "k1").await.unwrap(), store.drop_passkey("ana", "k1").await.unwrap()),
        (0, 1)
    );
    assert_eq!(store.passkey("k1").await.unwrap(), None);
    // A challenge is good once, and until its end.
    for hash in ["c1", "c2", "c3"] {
        store.make_challenge(hash, "ana", 10, if hash == "c2" { 11 } else { 50 }).await.unwrap();
    }
    assert_eq!(store.take_challenge("c1", 50).await.unwrap().as_deref(), Some("ana"));
    assert_eq!(store.take_challenge("c1", 50).await.unwrap(), None);
    assert_eq!(store.take_challenge("c2", 12).await.unwrap(), None);
    assert_eq!(store.take_challenge("nothere", 12).await.unwrap(), None);
    // What belongs to an account goes with it.
    let gone = AccountRow {
        name: "gone".into(),
        shown: "Gone".into(),
        recovery: "hash".into(),
        created_ms: 1,
        looks: Some("gone".into()),
    };
    assert!(store.make_account(&gone).await.unwrap());
    assert!(store.add_passkey(&key("k4", "gone", 6)).await.unwrap());
    store.delete_account("gone").await.unwrap();
    assert_eq!(store.passkey("k4").await.unwrap(), None);
}

/// Who holds which seats, and what they did there: totals have to be what this adds up to.
#[derive(Default)]
struct Recount {
    held: BTreeSet<(String, String, char)>,
    results: BTreeMap<(String, char), SeatResult>,
    reviews: BTreeMap<(String, char), SeatReview>,
    /// The holdings whose games were reviewed since they were counted.
    reviewed: BTreeSet<(String, String, char)>,
}

impl Recount {
    fn sums(&self, account: &str) -> Vec<ProfileRow> {
        let mut sums: BTreeMap<(String, u32, String), ProfileRow> = BTreeMap::new();
        for (_, game, seat) in self.held.iter().filter(|(holder, _, _)| holder == account) {
            let Some(one) = self.results.get(&(game.clone(), *seat)).filter(|one| !one.edition.is_empty()) else {
                continue;
            };
            let key = (one.edition.clone(), one.players, one.monster.clone());
            let (edition, players, monster) = key.clone();
            let sum = sums.entry(key).or_insert(ProfileRow { edition, players, monster, ..ProfileRow::default() });
            sum.games += 1;
            sum.wins += u64::from(one.won);
            sum.damage += u64::from(one.damage);
            sum.stars += u64::from(one.stars);
            sum.tokyo += u64::from(one.tokyo);
            sum.eliminations += u64::from(one.eliminations);
            if let Some(review) = self.reviews.get(&(game.clone(), *seat)) {
                sum.reviewed += 1;
                sum.luck += i64::from(review.luck);
                sum.play += i64::from(review.play);
                sum.decided += u64::from(review.accuracy.is_some());
                sum.accuracy += u64::from(review.accuracy.unwrap_or(0));
            }
        }
        sums.into_values().collect()
    }

    /// Was a seat counted?
    fn is_counted(&self, game: &str, seat: char) -> bool {
        self.results.contains_key(&(game.to_string(), seat))
    }

    /// Keeps what a review says; what is there stays.
    fn review(&mut self, game: &str, reviews: &[SeatReview]) {
        for one in reviews {
            self.reviews.entry((game.to_string(), one.seat)).or_insert(*one);
        }
        let held = self.held.iter().filter(|(_, at, seat)| at == game && self.is_counted(game, *seat));
        let held: Vec<(String, String, char)> = held.cloned().collect();
        self.reviewed.extend(held);
    }

    /// The games with a seat that was counted and whose game was not reviewed since.
    fn unreviewed(&self) -> BTreeSet<String> {
        let left = self.held.iter().filter(|held| self.is_counted(&held.1, held.2) && !self.reviewed.contains(*held));
        left.map(|(_, game, _)| game.clone()).collect()
    }

    /// Keeps results; those that are there stay.
    fn keep(&mut self, game: &str, results: &[SeatResult]) {
        for one in results {
            self.results.entry((game.to_string(), one.seat)).or_insert_with(|| one.clone());
        }
    }
}

/// What a seat came to, with few different values so that they meet in one sum.
fn some_result(bits: &mut Bits, seat: char) -> SeatResult {
    // Now and then one of a game that nobody could count.
    let edition = ["second", "second", "dark", ""][bits.below(4)].to_string();
    let (monster, players) = (["gigazaur", "kraken"][bits.below(2)].to_string(), 2 + bits.below(2) as u32);
    let [damage, stars, tokyo, eliminations] = [9, 20, 5, 3].map(|most| bits.below(most) as u32);
    SeatResult { seat, edition, players, monster, won: bits.below(2) == 0, damage, stars, tokyo, eliminations }
}

/// What a review says of a seat; in some games nothing was at stake.
fn some_review(bits: &mut Bits, seat: char) -> SeatReview {
    let [luck, play, accuracy] = [9000, 500, 10_000].map(|most| bits.below(most) as i32);
    let accuracy = (bits.below(4) > 0).then_some(accuracy.unsigned_abs());
    SeatReview { seat, luck: luck - 4500, play: -play, accuracy }
}

/// Totals are what the results and the reviews add up to, whatever happens in whatever order: games end, seats are held before and after, older
/// games are counted late, games are reviewed before and after that and again, games are forgotten, accounts go and come again.
async fn totals(store: &Arc<dyn Store>) {
    let mut bits = Bits::new(30, 1);
    let names = ["tia", "tom", "tul"];
    let account = |name: &str| {
        let (name, shown) = (name.to_string(), name.to_uppercase());
        AccountRow { name, shown, recovery: "hash".into(), created_ms: 1, looks: None }
    };
    for name in names {
        assert!(store.make_account(&account(name)).await.unwrap());
    }
    let (mut model, mut open, mut over) = (Recount::default(), Vec::new(), Vec::new());
    let (mut most, mut reviewed) = (0, 0);
    for step in 0..320 {
        let name = names[bits.below(names.len())];
        let seat = ['A', 'B', 'C'][bits.below(3)];
        let any =
            |bits: &mut Bits, games: &[String]| (!games.is_empty()).then(|| games[bits.below(games.len())].clone());
        match bits.below(26) {
            20..=25 => {
                let Some(id) = any(&mut bits, &over) else { continue };
                // Now and then of some seats only, or of none: what cannot be reviewed is not asked for again.
                let seats = ['A', 'B', 'C'].into_iter().filter(|_| bits.below(4) > 0);
                let seats: Vec<char> = seats.collect();
                let said: Vec<SeatReview> = seats.into_iter().map(|seat| some_review(&mut bits, seat)).collect();
                store.ties().keep_reviews(&id, &said).await.unwrap();
                model.review(&id, &said);
            }
            0..=4 => {
                let id = format!("total{step}");
                let made = TableRecord { public: false, code: format!("T-{step}"), ..game(&id) };
                store.open(&made, &[row(1, "first")]).await.unwrap();
                open.push(id);
            }
            5..=10 => {
                let games = [&open[..], &over[..]].concat();
                let Some(id) = any(&mut bits, &games) else { continue };
                store.hold(name, &id, seat).await.unwrap();
                model.held.insert((name.to_string(), id, seat));
            }
            11..=14 => {
                let Some(id) = any(&mut bits, &open) else { continue };
                open.retain(|one| *one != id);
                let closed = bits.below(6) == 0;
                let ends = if closed || bits.below(4) == 0 { 0 } else { 3 };
                let results: Vec<SeatResult> = ('A'..).take(ends).map(|seat| some_result(&mut bits, seat)).collect();
                model.keep(&id, &results);
                let phase = if closed { Phase::Closed } else { Phase::Over };
                let ended = Headline { results, ..moved(phase) };
                assert_eq!(store.append(&id, &row(2, "last"), &ended).await.unwrap(), Appended::Fresh);
                if !closed {
                    over.push(id);
                }
            }
            15 | 16 => {
                let Some(id) = any(&mut bits, &over) else { continue };
                let results = [some_result(&mut bits, seat)];
                for _ in 0..2 {
                    store.ties().keep_results(&id, &results).await.unwrap();
                }
                model.keep(&id, &results);
            }
            17 | 18 => {
                for gone in store.forget_games(Phase::Over, 21, 2).await.unwrap() {
                    over.retain(|one| *one != gone);
                    model.held.retain(|(_, game, _)| *game != gone);
                    model.results.retain(|(game, _), _| *game != gone);
                    model.reviews.retain(|(game, _), _| *game != gone);
                    model.reviewed.retain(|(_, game, _)| *game != gone);
                }
            }
            _ => {
                store.delete_account(name).await.unwrap();
                model.held.retain(|(holder, _, _)| holder != name);
                model.reviewed.retain(|(holder, _, _)| holder != name);
                assert!(store.make_account(&account(name)).await.unwrap());
            }
        }
        for name in names {
            let sums = model.sums(name);
            most = most.max(sums.iter().map(|row| row.games).sum::<u64>());
            reviewed = reviewed.max(sums.iter().map(|row| row.reviewed).sum::<u64>());
            assert_eq!(store.ties().sums(name).await.unwrap(), sums, "step {step}, {name}");
            let own = model.held.iter().filter(|(holder, game, _)| holder == name && over.contains(game));
            let left = own.filter(|(_, game, seat)| !model.is_counted(game, *seat));
            let left: BTreeSet<(String, char)> = left.map(|(_, game, seat)| (game.clone(), *seat)).collect();
            let told = store.ties().uncounted(name, 999).await.unwrap().into_iter().collect::<BTreeSet<_>>();
            assert_eq!(told, left, "step {step}, {name}");
        }
        // A table that was closed may be among them, until somebody finds that there is nothing to review.
        let told = store.ties().unreviewed(999).await.unwrap().into_iter().filter(|game| over.contains(game));
        assert_eq!(told.collect::<BTreeSet<_>>(), model.unreviewed(), "step {step}");
    }
    assert!(most > 2 && reviewed > 2, "something is added up: {most}, {reviewed}");
    for name in names {
        store.delete_account(name).await.unwrap();
    }
}

/// A seat that is held, and so counted, while the review of its game is kept, twice over: what the review says is in the totals once,
/// whoever was first.
async fn counted_while_reviewed(store: &Arc<dyn Store>) {
    let mut bits = Bits::new(31, 1);
    let names = ["ula", "una"];
    for name in names {
        let (name, shown) = (name.to_string(), name.to_uppercase());
        let account = AccountRow { name, shown, recovery: "hash".into(), created_ms: 1, looks: None };
        assert!(store.make_account(&account).await.unwrap());
    }
    let mut sum = ProfileRow::default();
    for round in 0..24 {
        let id = format!("while{round}");
        let made = TableRecord { public: false, code: format!("W-{round}"), ..game(&id) };
        store.open(&made, &[row(1, "first")]).await.unwrap();
        let result = SeatResult { edition: "second".into(), ..some_result(&mut bits, 'A') };
        let ended = Headline { results: vec![result], ..moved(Phase::Over) };
        assert_eq!(store.append(&id, &row(2, "last"), &ended).await.unwrap(), Appended::Fresh);
        let said = [some_review(&mut bits, 'A')];
        let (one, two, three, four) = tokio::join!(
            store.hold(names[0], &id, 'A'),
            store.ties().keep_reviews(&id, &said),
            store.hold(names[1], &id, 'A'),
            store.ties().keep_reviews(&id, &said),
        );
        for done in [one, two, three, four] {
            done.unwrap();
        }
        sum.reviewed += 1;
        sum.luck += i64::from(said[0].luck);
        sum.play += i64::from(said[0].play);
        sum.decided += u64::from(said[0].accuracy.is_some());
        sum.accuracy += u64::from(said[0].accuracy.unwrap_or(0));
    }
    for name in names {
        let rows = store.ties().sums(name).await.unwrap();
        let told = rows.iter().fold(ProfileRow::default(), |all, row| ProfileRow {
            reviewed: all.reviewed + row.reviewed,
            luck: all.luck + row.luck,
            play: all.play + row.play,
            decided: all.decided + row.decided,
            accuracy: all.accuracy + row.accuracy,
            ..ProfileRow::default()
        });
        assert_eq!(told, sum, "{name}");
        store.delete_account(name).await.unwrap();
    }
    assert!(store.forget_games(Phase::Over, 21, 100).await.unwrap().len() >= 24);
}

/// Tables at which the server has something to do are found, the longest waiting first, page by page, until it has not.
async fn waiting(store: &dyn Store) {
    for (id, at) in [("waita1", 3), ("waitc3", 1), ("waitb2", 1)] {
        store
            .open(&TableRecord { updated_ms: at, phase: Phase::Playing, ..game(id) }, &[row(1, "first")])
            .await
            .unwrap();
    }
    let first = store.stalled((0, ""), NOW, 2).await.unwrap();
    assert_eq!(first, [(1, "waitb2".to_string()), (1, "waitc3".to_string())]);
    let rest = store.stalled((1, "waitc3"), NOW, 10).await.unwrap();
    assert_eq!(rest, [(3, "waita1".to_string()), (20, "aaaaaa".to_string())]);
    store.rest("aaaaaa", 1, &TableWait::default()).await.unwrap();
    assert_eq!(store.stalled((3, "waita1"), NOW, 10).await.unwrap().len(), 1, "something has happened since");
    store.rest("aaaaaa", 2, &TableWait::default()).await.unwrap();
    for id in ["waita1", "waitb2", "waitc3"] {
        store.rest(id, 1, &TableWait::default()).await.unwrap();
    }
    assert_eq!(store.stalled((0, ""), NOW, 10).await.unwrap(), []);
    later(store).await;
}

/// What is due later is found later, and whose turn it is can be read.
async fn later(store: &dyn Store) {
    store
        .open(&TableRecord { phase: Phase::Playing, public: false, ..game("later1") }, &[row(1, "first")])
        .await
        .unwrap();
    let waits = TableWait { due_ms: Some(NOW + 5), asked: Some('B'), deadline_ms: Some(NOW + 5) };
    store.rest("later1", 1, &waits).await.unwrap();
    assert_eq!(store.stalled((0, ""), NOW + 4, 10).await.unwrap(), []);
    assert_eq!(store.stalled((0, ""), NOW + 5, 10).await.unwrap(), [(5, "later1".to_string())]);
    let told = store.turns(&["nothere".into(), "later1".into(), "aaaaaa".into()]).await.unwrap();
    assert_eq!(told.iter().map(|one| one.table.id.as_str()).collect::<Vec<_>>(), ["later1", "aaaaaa"]);
    assert_eq!((told[0].asked, told[0].deadline_ms, told[1].asked), (Some('B'), Some(NOW + 5), None));
    let next = TableWait { due_ms: None, asked: Some('A'), deadline_ms: None };
    let headline = Headline { waits: next, ..moved(Phase::Playing) };
    assert_eq!(store.append("later1", &row(2, "second"), &headline).await.unwrap(), Appended::Fresh);
    let told = store.turns(&["later1".into()]).await.unwrap();
    assert_eq!((told[0].asked, told[0].deadline_ms), (Some('A'), None));
    assert_eq!(store.stalled((0, ""), NOW + 5, 10).await.unwrap(), [], "the row that was written says so");
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

/// Two want to make the same table while others write: one of the two makes it, the other is refused, and nobody else notices.
async fn neighbours(store: &Arc<dyn Store>) {
    let opened = (0..30).map(async |i| {
        let id = format!("twin{:02}", i / 3 * 3 + i % 3 / 2);
        store.open(&game(&id), &[row(1, "first")]).await.is_ok()
    });
    for three in join_all(opened).await.chunks(3) {
        let [one, other, neighbour] = three else { panic!("thirty are ten times three") };
        assert!(*neighbour, "nobody else wants this id");
        assert_ne!(one, other, "an id is given once");
    }
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
    let still = async || store.stalled((0, ""), NOW, 10).await.unwrap().iter().any(|(_, id)| id == "leased");
    assert!(still().await);
    assert_eq!(ask(claim("one", &["leased"], &[], LONG)).await, ["leased"]);
    assert!(!still().await);
    ask(claim("one", &[], &["leased"], LONG)).await;
    assert!(still().await);
    store.rest("leased", 1, &TableWait::default()).await.unwrap();
    // What nobody waits for any more can arrive late: after a later request of the same node it does nothing.
    let (gives_up, wants) = (claim("one", &[], &["late"], LONG), claim("one", &["late"], &[], LONG));
    assert_eq!(ask(wants.clone()).await, ["late"]);
    assert_eq!(ask(gives_up).await, [""; 0]);
    assert_eq!(ask(claim("two", &["late"], &[], LONG)).await, [""; 0], "it was not given up");
    ask(claim("one", &[], &["late"], LONG)).await;
    assert_eq!(ask(wants).await, [""; 0], "nor is it taken again");
    assert_eq!(ask(claim("two", &["late"], &[], LONG)).await, ["late"]);
}
