//! The simulator itself: its database keeps the promises of the real ones, a seed leads to the same twice, nothing goes wrong
//! in many episodes, and every bug that is planted is found.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use kaiju_bits::Bits;
use kaiju_loadtest::contract::{leases, promises};
use kaiju_server::config::Config;
use kaiju_server::entropy::hashed;
use kaiju_server::hub::Hub;
use kaiju_server::wish::Wish;
use kaiju_simulation::database::{SimDatabase, StoreKind};
use kaiju_simulation::executor::{Executor, RunEnd, WORLD};
use kaiju_simulation::outside::{WrongTime, outside};
use kaiju_simulation::{Episode, EpisodeReport, Planted};
use kaiju_wire::Code;
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
            one.perform(game, &sit, &"ab".repeat(16), "sit").await.unwrap();
            let host = [hashed(&opened.host)];
            let start = two.perform_for(game, &Wish::Start, (&"cd".repeat(16), "start"), &host).await;
            assert_eq!(start.map(|done| done.seq), Ok(4));
            let stranger = two.perform_for(game, &Wish::Close, (&"ef".repeat(16), "close"), &[hashed("no")]).await;
            assert_eq!(stranger.map(|done| done.seq).unwrap_err().code, Code::Forbidden);
            begun.store(true, Ordering::Relaxed);
        }),
    );
    executor.run(60_000_000, &mut Bits::new(5, 8));
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
const SHOWN_BY: [(Planted, u64); 7] = [
    (Planted::ResumeOffByOne, 1),
    (Planted::StaleReads, 1),
    (Planted::LeakInSnapshot, 1),
    (Planted::LeakInQuestion, 1),
    (Planted::NeverWoken, 1),
    (Planted::UnsteadyClock, 2),
    (Planted::NumberTwice, 10),
];

#[test]
fn planted_bugs_are_found() {
    let missed: Vec<Planted> = SHOWN_BY
        .into_iter()
        .filter(|(bug, seed)| found(*bug, *seed..seed + 20).is_none())
        .map(|(bug, _)| bug)
        .collect();
    assert!(missed.is_empty(), "nobody noticed {missed:?}");
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
