//! The laws over random games: all editions, all player counts, any switches. A breach prints its seed; set
//! `KAIJU_SEED` to play it again and `KAIJU_GAMES` to play more.

use kaiju_rules::{Book, EditionId, Monster, Preset, Rules, Setup};
use kaiju_testkit::laws::{Depth, asked, check_game};
use proptest::prelude::*;

/// Every edition and every book at every table, as printed.
#[test]
fn editions_and_books_as_printed_obey_the_laws() {
    let (seed, games) = (asked("KAIJU_SEED", 1), asked("KAIJU_GAMES", 12));
    println!("KAIJU_SEED={seed} KAIJU_GAMES={games}");
    let presets = EditionId::all().map(Preset::Edition).chain(Book::ALL.map(Preset::Book));
    for preset in presets {
        for players in 2..=6 {
            let setup = Setup::of_preset(preset, players).unwrap();
            for game in 0..games {
                let depth = if game < 2 { Depth::Full } else { Depth::Light };
                if let Err(breach) = check_game(&setup, seed, game, depth) {
                    panic!("{preset} with {players} players breaks law {breach}");
                }
            }
        }
    }
}

/// Every deck of cards with monsters that evolve: hands stay secret (EVO-7), and everything else holds as well.
#[test]
fn games_with_evolutions_obey_the_laws() {
    let (seed, games) = (asked("KAIJU_SEED", 1), asked("KAIJU_GAMES", 12));
    println!("KAIJU_SEED={seed} KAIJU_GAMES={games}");
    for (cards, cast) in EditionId::all().flat_map(|cards| EditionId::all().map(move |cast| (cards, cast))) {
        let mut rules = cards.edition().rules;
        rules.set("evolutions", "yes").unwrap();
        for players in 2..=6 {
            let cast = cast.edition().cast(&rules);
            for game in 0..games {
                // Everybody sits beside everybody once in a while.
                let seated: Vec<_> = cast.iter().cycle().skip(game as usize % 6).take(players).copied().collect();
                let setup = Setup::of(cards, rules, &seated).unwrap();
                let depth = if game < 2 { Depth::Full } else { Depth::Light };
                if let Err(breach) = check_game(&setup, seed, game, depth) {
                    panic!("{} with {seated:?} breaks law {breach}", cards.edition().name);
                }
            }
        }
    }
}

prop_compose! {
    /// Any edition, any monsters, every switch set to anything.
    fn any_setup()(
        edition in 0..EditionId::ALL.len(),
        players in 2..=6usize,
        monsters in Just(Monster::ALL.to_vec()).prop_shuffle(),
        picks in prop::collection::vec(any::<prop::sample::Index>(), Rules::NAMES.len()),
    ) -> Setup {
        let edition = EditionId::ALL[edition];
        let mut rules = edition.edition().rules;
        for (name, pick) in Rules::NAMES.iter().zip(picks) {
            let words = Rules::words(name).unwrap();
            rules.set(name, words[pick.index(words.len())]).unwrap();
        }
        let monsters: Vec<Monster> = monsters.into_iter().filter(|&monster| rules.admit(monster)).take(players).collect();
        Setup::of(edition, rules, &monsters).unwrap()
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: asked("PROPTEST_CASES", 96) as u32, ..ProptestConfig::default() })]

    /// Any switch can be flipped and the laws still hold.
    #[test]
    fn any_switches_obey_the_laws(setup in any_setup(), seed in any::<u64>()) {
        if let Err(breach) = check_game(&setup, seed, 0, Depth::Light) {
            prop_assert!(false, "{setup:?} breaks law {breach}");
        }
    }
}
