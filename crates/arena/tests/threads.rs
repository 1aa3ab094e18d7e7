//! A study has one result, whoever works on it.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

use kaiju_arena::{Fixture, Tally};
use kaiju_rules::{EditionId, Log, Pending, Rules, Seat, Setup, State};

fn study(edition: EditionId, players: usize, games: u64) -> Fixture {
    let setup = Setup::new(edition, players).expect("two to six can play");
    Fixture::random(setup, 42, games)
}

#[test]
fn any_number_of_threads_gives_the_same_result() {
    for edition in EditionId::all() {
        let study = study(edition, 4, 300);
        let alone = study.run(1, |_| ());
        for threads in [0, 2, 3, 17] {
            assert_eq!(study.run(threads, |_| ()), alone, "{edition:?} on {threads} threads");
        }
    }
}

#[test]
fn a_study_in_two_parts_is_the_same_study() {
    let whole = study(EditionId::all().next().expect("an edition"), 3, 200);
    let first = Fixture { games: 77, ..whole.clone() };
    let second = Fixture { first_game: 77, games: 123, ..whole.clone() };
    assert_eq!(first.run(2, |_| ()).plus(&second.run(1, |_| ())), whole.run(1, |_| ()));
}

#[test]
fn another_seed_gives_other_games() {
    let one = study(EditionId::all().next().expect("an edition"), 4, 100);
    let other = Fixture { seed: 43, ..one.clone() };
    assert_ne!(one.run(1, |_| ()), other.run(1, |_| ()));
}

#[test]
fn every_game_is_counted_once_and_none_is_stuck() {
    for edition in EditionId::all() {
        for players in 2..=6 {
            let heard = AtomicU64::new(0);
            let tally = study(edition, players, 150).run(2, |more| {
                heard.fetch_add(more, Ordering::Relaxed);
            });
            assert_eq!(heard.into_inner(), 150);
            assert_eq!(tally.games, 150);
            assert_eq!(tally.stuck, 0, "{edition:?} for {players}");
            assert_eq!(tally.wins.iter().sum::<u64>() + tally.draws(), 150);
            assert_eq!(tally.ended.iter().sum::<u64>(), 150);
            assert_eq!(tally.wins[players..], [0; 6][players..], "nobody sits there");
            assert!(tally.turns.min > 0 && tally.turns.max < tally.inputs.max);
        }
    }
}

#[test]
fn no_games_no_result() {
    let none = study(EditionId::all().next().expect("an edition"), 2, 0);
    assert_eq!(none.run(2, |_| ()), Tally::default());
}

#[test]
fn a_played_game_can_be_played_again_from_its_inputs() {
    for edition in EditionId::all() {
        let study = study(edition, 5, 3);
        for game in 0..study.games {
            let played = study.play(game);
            assert!(matches!(played.state.pending(), Pending::Over(_)));
            let mut again = State::new(&study.setup);
            for &input in &played.inputs {
                again.apply(input, &mut Log::Off).expect("it was legal the first time");
            }
            assert!(again == played.state, "{edition:?}, game {game}");
        }
    }
}

#[test]
fn games_nobody_watches_come_to_the_same_end() {
    for edition in EditionId::all() {
        for players in 2..=6 {
            let mut study = study(edition, players, 60);
            study.setup = study.setup.with_rules(Rules { evolutions: true, ..study.setup.rules() });
            let mut rows = Vec::new();
            study.stream(1, kaiju_arena::Also::NOTHING, |batch| {
                rows.extend(batch.rows);
                ControlFlow::Continue(())
            });
            assert_eq!(rows.len(), 60);
            for row in rows {
                let played = study.play(row.game);
                let (table, at) = (played.state.table(), format!("{edition:?} for {players}, game {}", row.game));
                assert_eq!(row.inputs, played.inputs.len() as u64, "{at}");
                assert_eq!((row.turns, Some(row.winners)), (table.turns(), table.over()), "{at}");
                assert_eq!(row.hearts, Seat::ALL.map(|seat| table.hearts(seat)), "{at}");
            }
        }
    }
}
