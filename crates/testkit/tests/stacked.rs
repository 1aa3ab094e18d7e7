//! The laws over games from stacked positions: monsters near death, and cards that quarrel. A breach prints its seed; set
//! `KAIJU_SEED` to play it again and `KAIJU_GAMES` to play more. `kaiju soak` plays millions.

use kaiju_rules::notation::parse_position;
use kaiju_rules::{EditionId, Pending, Seat, SeatSet};
use kaiju_testkit::laws::{Depth, asked, check_position};
use kaiju_testkit::stacked::{stacked, stacked_text};
use proptest::prelude::*;

/// Plays one game from a stacked position; what went wrong, with the position.
fn check(edition: EditionId, players: usize, seed: u64, game: u64, depth: Depth) -> Result<(), String> {
    let told = |what: &str| {
        let name = edition.edition().name;
        let text = stacked_text(edition, players, seed, game);
        format!("{name} with {players} players, seed {seed}, game {game}: {what}\nstacked from\n{text}")
    };
    let start = stacked(edition, players, seed, game).map_err(|error| told(&format!("does not parse: {error}")))?;
    check_position(start, seed, game, depth).map_err(|breach| told(&format!("breaks law {breach}")))?;
    Ok(())
}

fn check_all(edition: &str) {
    let (seed, games) = (asked("KAIJU_SEED", 1), asked("KAIJU_GAMES", 300));
    println!("KAIJU_SEED={seed} KAIJU_GAMES={games}");
    let edition = EditionId::from_name(edition).expect("an edition");
    let mut breaches = Vec::new();
    for players in 2..=6 {
        for game in 0..games {
            let depth = if game < 4 { Depth::Full } else { Depth::Light };
            breaches.extend(check(edition, players, seed, game, depth).err());
        }
    }
    let count = breaches.len();
    breaches.truncate(3);
    assert!(count == 0, "{count} games break laws; the first are\n{}", breaches.join("\n"));
}

#[test]
fn stacked_games_of_the_first_edition_obey_the_laws() {
    check_all("first");
}

#[test]
fn stacked_games_of_the_second_edition_obey_the_laws() {
    check_all("second");
}

#[test]
fn stacked_games_of_the_godzilla_edition_obey_the_laws() {
    check_all("godzilla");
}

/// Monsters that are shrunk to nothing roll nothing, and nobody is asked anything any more: a game in which nobody can
/// win ends without a winner, and one in Tokyo still collects its stars.
#[test]
fn roll_4_a_game_without_dice_ends() {
    let at = |edition: &str, place: &str, shrink: u8| {
        let text = format!(
            "kaiju position 1\nedition {edition}\nswitch power_cards no\n\
             seat A gigazaur{place} shrink=6\nseat B kraken shrink={shrink}\nat roll A\n"
        );
        parse_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}")).pending()
    };
    assert_eq!(at("first", "", 6), Pending::Over(SeatSet::EMPTY));
    assert_eq!(at("first", " city", 6), Pending::Over(SeatSet::just(Seat::A)), "START-1");
    assert_eq!(at("second", "", 9), Pending::Over(SeatSet::just(Seat::A)), "ENTER-2");
    assert!(matches!(at("first", "", 5), Pending::Chance(_)), "one die is enough");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    /// Whatever the seed.
    #[test]
    fn any_stacked_game_obeys_the_laws(edition in 0..EditionId::ALL.len(), players in 2..=6usize, seed in any::<u64>()) {
        let edition = EditionId::all().nth(edition).expect("an edition");
        if let Err(breach) = check(edition, players, seed, 0, Depth::Light) {
            prop_assert!(false, "{breach}");
        }
    }
}
