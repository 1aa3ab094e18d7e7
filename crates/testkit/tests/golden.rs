//! The golden games, on the machine of the gate: every version plays as it always has.

use std::collections::BTreeSet;
use std::path::Path;

use kaiju_rules::{Amendment, Book, EditionId, Preset, Version};
use kaiju_testkit::golden::{FILES, Golden, hash};

const WHAT_TO_DO: &str = "the rules play otherwise than when the golden games were made. If that is meant: add a change and a \
    version in crates/rules/src/version.rs, keep the old way behind it, and run `cargo xtask golden`. If it is not meant, the \
    change breaks every game that is under way";

#[test]
fn golden_games_come_out_as_ever() {
    for golden in Golden::all() {
        let wrong = Golden::check(golden.games());
        let named: Vec<String> = wrong.iter().map(|game| format!("kaiju golden {game}")).take(5).collect();
        assert!(wrong.is_empty(), "{} of {}: {named:?}: {WHAT_TO_DO}", wrong.len(), golden.games().count());
    }
}

/// Every version that is played has its file, and no file was forgotten in the list.
#[test]
fn every_version_has_golden_games() {
    let versions: Vec<Version> = Golden::all().iter().map(|golden| golden.version).collect();
    assert!(versions.iter().copied().eq(Version::all()), "{versions:?}: {WHAT_TO_DO}");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    assert_eq!(std::fs::read_dir(folder).unwrap().count(), FILES.len(), "add the file to `FILES`");
}

/// A thousand games and more of every edition, book and number of players, with and without Evolutions.
#[test]
fn golden_games_are_of_every_kind() {
    for golden in Golden::all() {
        let mut kinds = BTreeSet::new();
        for (_, setup, _) in golden.games() {
            let rules = setup.rules();
            let preset = Preset::nearest(setup.edition(), &rules);
            kinds.insert((preset.name(), setup.monsters().len(), rules.evolutions));
        }
        let books = Book::ALL.into_iter().filter(|_| golden.version.has(Amendment::Books)).map(Preset::from);
        for preset in EditionId::all().map(Preset::from).chain(books) {
            for (players, evolutions) in (2..=6).flat_map(|n| [(n, false), (n, true)]) {
                let kind = (preset.name(), players, evolutions);
                assert!(kinds.contains(&kind), "{:?}: {kind:?}", golden.version);
            }
        }
        assert!(golden.games().count() >= 1000);
    }
}

/// The hashes tell versions apart: old games need the old rules.
#[test]
fn games_of_an_old_version_go_otherwise_by_the_newest_rules() {
    for golden in Golden::all().iter().filter(|golden| golden.version != Version::NEWEST) {
        let differs =
            |setup: &kaiju_rules::Setup, game, wanted: &str| hash(&setup.with_version(Version::NEWEST), game) != wanted;
        let games = golden.games().filter(|(game, setup, wanted)| differs(setup, *game, wanted)).count();
        assert!(games > 100, "{:?}: {games}", golden.version);
    }
}

/// Nothing that can be switched is left out: no word of any switch.
#[test]
fn golden_games_of_the_newest_version_have_every_switch_set_to_each_of_its_words() {
    let newest = Golden::all().pop().expect("there are golden games");
    assert_eq!(newest.lacking(), [], "`cargo xtask golden` puts tables with them behind the others");
}

/// Makes the file of the newest version. Where it is there already, its tables stay, and those with switches that came since are put
/// behind them.
#[test]
#[ignore = "writes into the repository; `cargo xtask golden` runs it"]
fn make() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("golden/{}.txt", Version::NEWEST));
    let made = match std::fs::read_to_string(&file) {
        Ok(kept) => {
            let more = Golden::read(&kept).unwrap().more();
            assert!(!more.is_empty(), "{} is there already, and stays", file.display());
            kept + &more
        }
        Err(_) => Golden::make(),
    };
    std::fs::write(&file, made).unwrap();
}
