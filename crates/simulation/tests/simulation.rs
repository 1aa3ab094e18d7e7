//! The simulator itself: its database keeps the promises of the real ones, a seed leads to the same twice, nothing goes wrong
//! in many episodes, and every bug that is planted is found.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use kaiju_bits::Bits;
use kaiju_loadtest::contract::{leases, promises};
use kaiju_rules::{Seat, SeatSet};
use kaiju_server::config::Config;
use kaiju_server::entropy::hashed;
use kaiju_server::hub::Hub;
use kaiju_server::row::Deed;
use kaiju_server::store::{Claim, Store};
use kaiju_server::wish::{Request, SeatAnswer, Wish, Worded};
use kaiju_simulation::database::{SimDatabase, StoreKind};
use kaiju_simulation::executor::{Executor, RunEnd, WORLD};
use kaiju_simulation::outside::{WrongTime, outside};
use kaiju_simulation::{Episode, EpisodeReport, Planted};
use kaiju_wire::Code;
use kaiju_wire::frame::Hand;
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable};

/// Episodes with these seeds are played every time. Seeds nobody has seen are for the nights (`cargo xtask soak`): what they find
/// is not the fault of whoever runs the tests.
const FIXED: std::ops::Range<u64> = 1..9;

#[test]
fn the_simulated_databases_keep_the_promises_of_the_real_ones() {
    for kind in [StoreKind::File, StoreKind::Shared] {
        let executor = Executor::default();
        let db = SimDatabase::new(&executor, kind, Bits::new(5, 5), None, None);
        let store = db.store(0, WORLD);
        let done = Arc::new(AtomicBool::new(false));
        let kept = done.clone();
        executor.start(
            WORLD,
            Box::pin(async move {
                promises(store.clone()).await;
                if kind == StoreKind::Shared {
                    leases(&*store).await;
                }
                kept.store(true, Ordering::Relaxed);
            }),
        );
        assert_eq!(executor.run(3_600_000_000, &mut Bits::new(5, 6)), RunEnd::Moment);
        assert_eq!((executor.panics(), done.load(Ordering::Relaxed)), (Vec::<String>::new(), true), "{kind:?}");
        executor.finish();
    }
}

/// Found by the simulator: a node that had not heard yet of a seat taken at another one refused to begin, for good.
#[test]
fn nobody_is_refused_for_what_another_node_has_acknowledged() {
    let executor = Executor::default();
    let db = SimDatabase::new(&executor, StoreKind::Shared, Bits::new(5, 5), None, None);
    db.set_deaf(true);
    let mut bits = Bits::new(5, 7);
    let mut hub = |node| {
        let store = db.store(node, WORLD);
        let outside = outside(&executor, WORLD, &WrongTime::default(), &mut bits);
        Hub::new(store, outside, &Config::new(([127, 0, 0, 1], 0).into()))
    };
    let (one, two) = (hub(0), hub(1));
    let done = Arc::new(AtomicBool::new(false));
    let begun = done.clone();
    executor.start(
        WORLD,
        Box::pin(async move {
            let seat = |kind| NewSeat { kind, ..NewSeat::default() };
            let seats = vec![seat(NewSeatKind::Me), seat(NewSeatKind::Human)];
            let wanted = NewTable { edition: "second".into(), seats, ..NewTable::default() };
            let opened = one.open(&wanted, [127, 0, 0, 1].into()).await.unwrap();
            let game = &opened.game;
            assert_eq!(two.read(game, |desk| desk.room().head()).await.unwrap(), 2);
            let (name, hash) = ("Bea".to_string(), "hash".to_string());
            let sit = Wish::Sit { seat: None, name, monster: None, tip: None, hash, salt: None };
            one.perform(game, &Request::unasked(sit, "ab".repeat(16), "sit")).await.unwrap();
            let host = [hashed(&opened.host)];
            let start = two.perform(game, &Request::shown(Wish::Start, "cd".repeat(16), "start", &host)).await;
            assert_eq!(start.map(|done| done.seq), Ok(4));
            let close = Request::shown(Wish::Close, "ef".repeat(16), "close", &[hashed("no")]);
            let stranger = two.perform(game, &close).await;
            assert_eq!(stranger.map(|done| done.seq).unwrap_err().code, Code::Forbidden);
            begun.store(true, Ordering::Relaxed);
        }),
    );
    executor.run(60_000_000, &mut Bits::new(5, 8));
    assert_eq!((executor.panics(), done.load(Ordering::Relaxed)), (Vec::<String>::new(), true));
    executor.finish();
}

/// Found by the simulator: a lease lapsed, another node had the table, and the lease came back, all while the desk waited for the
/// clock of a player. The time during which nobody looked at that clock counted against the player.
#[test]
fn a_node_that_had_lost_a_table_for_a_moment_gives_the_whole_time_again() {
    let executor = Executor::default();
    let db = SimDatabase::new(&executor, StoreKind::Shared, Bits::new(5, 5), None, None);
    let (store, other) = (db.store(0, WORLD), db.store(1, WORLD));
    let outside = outside(&executor, WORLD, &WrongTime::default(), &mut Bits::new(5, 7));
    let hub = Hub::new(store.clone(), outside, &Config::new(([127, 0, 0, 1], 0).into()));
    hub.start_chores(None);
    let game = Arc::new(std::sync::Mutex::new(String::new()));
    let opened = game.clone();
    executor.start(
        WORLD,
        Box::pin(async move {
            let seats = vec![NewSeat { kind: NewSeatKind::Me, ..NewSeat::default() }; 2];
            let (edition, clock_s, grace_s) = ("second".to_string(), Some(30), Some(0));
            let wanted = NewTable { edition, clock_s, grace_s, seats, start: true, ..NewTable::default() };
            *opened.lock().unwrap() = hub.open(&wanted, [127, 0, 0, 1].into()).await.unwrap().game;
        }),
    );
    let mut bits = Bits::new(5, 8);
    let mut until = |s: u64| assert_eq!(executor.run(s * 1_000_000, &mut bits), RunEnd::Moment);
    // The node renews its lease of 9 seconds every 3 seconds, for the last time in the 12th.
    until(13);
    db.cut(0, true);
    until(22);
    let games = vec![game.lock().unwrap().clone()];
    let claims = [
        Claim { node: "other".into(), games: games.clone(), given_up: Vec::new(), for_ms: 9_000 },
        Claim { node: "other".into(), games: Vec::new(), given_up: games.clone(), for_ms: 9_000 },
    ];
    executor.start(
        WORLD,
        Box::pin(async move {
            let [takes, gives_up] = claims;
            assert_eq!(other.lease(&takes).await.unwrap().games, takes.games, "the lease has lapsed");
            other.lease(&gives_up).await.unwrap();
        }),
    );
    until(23);
    db.mend(0);
    let clocks = |store: &Arc<kaiju_simulation::database::SimStore>| {
        let (store, game, found) = (store.clone(), games[0].clone(), Arc::new(std::sync::Mutex::new(Vec::new())));
        let list = found.clone();
        executor.start(
            WORLD,
            Box::pin(async move {
                let rows = store.rows(&game, 0).await.unwrap();
                let by_clock = |deed: &Deed| matches!(deed, Deed::Acted { by: Hand::Clock, .. });
                list.lock().unwrap().extend(rows.into_iter().filter(|row| by_clock(&row.deed)).map(|row| row.seq));
            }),
        );
        found
    };
    until(52);
    let early = clocks(&store);
    until(58);
    let late = clocks(&store);
    until(59);
    assert_eq!(executor.panics(), Vec::<String>::new());
    assert_eq!(early.lock().unwrap().len(), 0, "the lease came back in the 24th second");
    assert_eq!(late.lock().unwrap().len(), 1);
    executor.finish();
}

/// Found by the simulator: a bot or the clock was about to answer when the last player asked for a pause, and answered while the
/// game rested.
#[test]
fn while_a_game_rests_only_players_answer() {
    let executor = Executor::default();
    let db = SimDatabase::new(&executor, StoreKind::Shared, Bits::new(5, 5), None, None);
    let outside = outside(&executor, WORLD, &WrongTime::default(), &mut Bits::new(5, 7));
    let hub = Hub::new(db.store(0, WORLD), outside, &Config::new(([127, 0, 0, 1], 0).into()));
    hub.start_chores(None);
    let done = Arc::new(AtomicBool::new(false));
    let played = done.clone();
    executor.start(
        WORLD,
        Box::pin(async move {
            let seats = vec![NewSeat { kind: NewSeatKind::Me, ..NewSeat::default() }; 2];
            let wanted = NewTable { edition: "second".into(), seats, start: true, ..NewTable::default() };
            let game = hub.open(&wanted, [127, 0, 0, 1].into()).await.unwrap().game;
            hub.wait_for(&game, 5, std::time::Duration::from_mins(1)).await.unwrap();
            let asked = hub.read(&game, |desk| {
                let ask = desk.snapshot(SeatSet::first(2), true).ask.unwrap();
                (desk.room().head(), Seat::from_letter(ask.seat).unwrap(), ask.legal.unwrap().swap_remove(0))
            });
            let (expect, seat, action) = asked.await.unwrap();
            for at in [Seat::A, Seat::B] {
                let pause = Request::unasked(Wish::Pause(at, true), at.to_string().repeat(32), "pause");
                hub.perform(&game, &pause).await.unwrap();
            }
            let by = |by| Wish::Act(SeatAnswer { seat, by, expect, action: Worded::Text(action.clone()), link: None });
            for hand in [Hand::Clock, Hand::Substitute, Hand::Bot] {
                let unasked = Request::unasked(by(hand), "~1 stand-in", "server");
                let refused = hub.perform(&game, &unasked).await.map(|done| done.seq);
                assert_eq!(refused.unwrap_err().code, Code::SeqConflict);
            }
            hub.perform(&game, &Request::unasked(by(Hand::Player), "ab".repeat(16), "act")).await.unwrap();
            played.store(true, Ordering::Relaxed);
        }),
    );
    executor.run(120_000_000, &mut Bits::new(5, 8));
    assert_eq!((executor.panics(), done.load(Ordering::Relaxed)), (Vec::<String>::new(), true));
    executor.finish();
}

/// Found by the simulator: a player asked for a pause at one node and ended it at another that had not heard of it yet. That node
/// took it for ended already, and the game rested for ever.
#[test]
fn a_pause_is_ended_where_nobody_has_heard_of_it() {
    let executor = Executor::default();
    let db = SimDatabase::new(&executor, StoreKind::Shared, Bits::new(5, 5), None, None);
    db.set_deaf(true);
    let mut bits = Bits::new(5, 7);
    let mut hub = |node| {
        let store = db.store(node, WORLD);
        let outside = outside(&executor, WORLD, &WrongTime::default(), &mut bits);
        Hub::new(store, outside, &Config::new(([127, 0, 0, 1], 0).into()))
    };
    let (one, two) = (hub(0), hub(1));
    one.start_chores(None);
    let done = Arc::new(AtomicBool::new(false));
    let ended = done.clone();
    executor.start(
        WORLD,
        Box::pin(async move {
            let seats = vec![NewSeat { kind: NewSeatKind::Me, ..NewSeat::default() }; 2];
            let wanted = NewTable { edition: "second".into(), seats, start: true, ..NewTable::default() };
            let opened = one.open(&wanted, [127, 0, 0, 1].into()).await.unwrap();
            let (game, shown) = (&opened.game, [hashed(&opened.tickets[0].token)]);
            one.wait_for(game, 5, std::time::Duration::from_mins(1)).await.unwrap();
            assert_eq!(two.read(game, |desk| desk.room().head()).await.unwrap(), 5);
            let (begins, ends) = (Wish::Pause(Seat::A, true), Wish::Pause(Seat::A, false));
            let begun = one.perform(game, &Request::shown(begins, "ab".repeat(16), "begins", &shown)).await.unwrap();
            let over = two.perform(game, &Request::shown(ends, "cd".repeat(16), "ends", &shown)).await.unwrap();
            assert_eq!((begun.seq, over.seq, over.dup), (6, 7, false));
            ended.store(true, Ordering::Relaxed);
        }),
    );
    executor.run(120_000_000, &mut Bits::new(5, 8));
    assert_eq!((executor.panics(), done.load(Ordering::Relaxed)), (Vec::<String>::new(), true));
    executor.finish();
}

#[test]
fn a_seed_leads_to_the_same_twice() {
    for seed in [3, 9] {
        let (one, other) = (Episode::drawn(seed).play(None), Episode::drawn(seed).play(None));
        assert_eq!(one, other, "seed {seed}");
        assert_ne!(one.trace, 0);
    }
    assert_ne!(Episode::drawn(3).play(None).trace, Episode::drawn(4).play(None).trace, "seeds differ");
}

fn check(seed: u64) -> EpisodeReport {
    let episode = Episode::drawn(seed);
    let report = episode.play(None);
    assert!(report.breaches.is_empty(), "kaiju {}\n{:#?}", episode.command(None), report.breaches);
    report
}

#[test]
fn nothing_goes_wrong_in_episodes_that_are_always_the_same() {
    let counts = FIXED.map(|seed| check(seed).counts).reduce(|sum, more| sum.plus(more)).unwrap();
    assert!(counts.games > 10 && counts.crashes > 50 && counts.acks > 1000, "{counts:?}");
    assert!(counts.clocks > 0 && counts.substitutes > 0, "clocks and stand-ins are part of it: {counts:?}");
}

/// Fresh seeds that showed something that was mended since: two desks for one table, of which one was never woken; a lease that was
/// given up after it was wanted again; a client of ours that asked once more while it read what had piled up.
#[test]
fn what_fresh_seeds_have_shown_is_mended() {
    for seed in [3_000_213, 4_000_704, 3_000_350] {
        check(seed);
    }
}

/// The first of these seeds with which a planted bug is found.
fn found(bug: Planted, seeds: std::ops::Range<u64>) -> Option<(Episode, EpisodeReport)> {
    let played = seeds.map(|seed| {
        let episode = Episode::drawn(seed);
        let report = episode.play(Some(bug));
        (episode, report)
    });
    played.into_iter().find(|(_, report)| !report.breaches.is_empty())
}

/// Each with a seed that shows it. Where a change makes episodes go otherwise, the next ones are tried.
const SHOWN_BY: [(Planted, u64); Planted::ALL.len()] = [
    (Planted::ResumeOffByOne, 1),
    (Planted::AckBeforeSync, 2),
    (Planted::NumberTwice, 4),
    (Planted::StaleReads, 1),
    (Planted::LeakInSnapshot, 1),
    (Planted::LeakInQuestion, 1),
    (Planted::NeverWoken, 1),
    (Planted::WokenTooEarly, 1),
    (Planted::LeaseForAll, 1),
    (Planted::OutageCounts, 2),
    (Planted::UnsteadyClock, 4),
    (Planted::DueForgotten, 4),
    (Planted::DoubtDenied, 4),
    (Planted::NeverGivesUp, 6),
    (Planted::BlindReads, 4),
];

#[test]
fn planted_bugs_are_found() {
    for bug in Planted::ALL {
        let shown = SHOWN_BY.iter().find(|(shown, _)| shown == bug);
        let (_, seed) = shown.unwrap_or_else(|| panic!("no seed is known to show {bug}"));
        assert!(found(*bug, *seed..seed + 20).is_some(), "nobody noticed {bug}");
    }
}

#[test]
fn a_breach_shrinks_and_stays_one() {
    let bug = Planted::ResumeOffByOne;
    let (episode, report) = found(bug, 1..40).expect("it is found");
    let small = episode.shrunk(Some(bug), 12);
    let again = small.play(Some(bug));
    assert_eq!(again.breaches[0].law, report.breaches[0].law, "kaiju {}", small.command(Some(bug)));
    assert!(small.storm_s < episode.storm_s || small.mishaps.len() < episode.mishaps.len(), "{small:?}");
    assert_eq!(small.with(None, None, None), small, "what it is told by says all of it");
}
