//! Finished games that a device keeps: many of them in one file, what tells them apart, and finding one of them.

use kaiju_rules::{EditionId, Monster, Setup};
use kaiju_text::search::{Searched, find};
use kaiju_text::{Lang, editions};

use crate::beginning::Beginning;
use crate::replay::Replay;

/// What lies between two records of one file: a line of its own.
pub const BETWEEN: &str = "\n=====\n";
/// How the line begins that says when a record was put among the others.
const PLAYED: &str = "# played ";

/// A record with the moment at which it was put among the others, such as `2026-11-18T20:00:00.000Z`.
pub fn stamped(text: &str, moment: &str) -> String {
    format!("{text}{PLAYED}{moment}\n")
}

/// When a record was put among the others.
pub fn played(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.strip_prefix(PLAYED))
}

/// The day on which a record was put among the others.
pub fn day_played(text: &str) -> Option<&str> {
    played(text)?.get(..10)
}

/// The table on a server that a record comes from.
pub fn table_of(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.strip_prefix("# game ")).map(str::trim)
}

/// The address of a record on its device, which stays when others come: its table at a server, or the moment at which it was put there.
pub fn address_of(text: &str) -> String {
    let digits = |when: &str| when.chars().filter(char::is_ascii_digit).collect();
    table_of(text).map(str::to_string).or_else(|| played(text).map(digits)).unwrap_or_else(|| "last".to_string())
}

/// Can this be played again?
pub fn is_record(text: &str) -> bool {
    Replay::read(text).is_ok()
}

/// A record, ready to be found by its monsters, its edition, its day and its table; none where it cannot be read. `what` stands for it.
pub fn searched<T>(lang: Lang, what: T, text: &str) -> Option<Searched<T>> {
    let (beginning, _) = Beginning::read(text).ok()?;
    let setup: &Setup = beginning.setup();
    let also = [day_played(text), table_of(text)].into_iter().flatten().collect::<Vec<_>>().join(" ");
    Some(searched_game(lang, what, setup.edition(), setup.monsters().iter().copied(), &also))
}

/// A game, ready to be found by its monsters, its edition and other words. `what` stands for it.
pub fn searched_game<T>(
    lang: Lang,
    what: T,
    edition: EditionId,
    monsters: impl Iterator<Item = Monster>,
    also: &str,
) -> Searched<T> {
    let names = monsters.map(|monster| monster.name().to_string());
    Searched::new(what, names.chain([editions::title(lang, edition).to_string()]), also)
}

/// Those that fit what was typed, in the order in which they stand; all of them where nothing was.
pub fn found<T: Copy + Ord>(query: &str, all: &[Searched<T>]) -> Vec<T> {
    let mut found: Vec<T> = find(query, all).into_iter().map(|(what, _)| *what).collect();
    found.sort_unstable();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(monsters: [&str; 2], edition: &str) -> String {
        let rules = kaiju_rules::RULES_VERSION;
        let [a, b] = monsters;
        format!("kaiju game 1\nrules {rules}\nedition {edition}\nseat A {a}\nseat B {b}\n---\n")
    }

    #[test]
    fn a_record_is_found_by_what_people_remember_of_it() {
        let texts = [
            stamped(&game(["gigazaur", "kraken"], "second"), "2026-11-18T20:00:00.000Z"),
            stamped(&game(["space-penguin", "kraken"], "second"), "2026-10-01T08:00:00.000Z"),
            format!("{}# game abcd1234\n", game(["gigazaur", "meka-dragon"], "first")),
        ];
        let all: Vec<Searched<usize>> =
            texts.iter().enumerate().filter_map(|(i, text)| searched(Lang::En, i, text)).collect();
        for (query, wanted) in [
            ("", vec![0, 1, 2]),
            ("kraken", vec![0, 1]),
            ("GIGAZAUR kraken", vec![0]),
            ("gigazuar", vec![0, 2]),
            ("2026-10", vec![1]),
            ("gigazaur 2026-11-18", vec![0]),
            ("abcd1234", vec![2]),
            (editions::title(Lang::En, EditionId::FIRST), vec![2]),
            ("nobody", vec![]),
        ] {
            assert_eq!(found(query, &all), wanted, "{query}");
        }
        assert_eq!(searched(Lang::En, 0, "no record"), None);
        assert!(is_record(&texts[0]) && !is_record("no record"));
    }

    #[test]
    fn a_record_has_an_address_that_stays() {
        let text = stamped(&game(["gigazaur", "kraken"], "second"), "2026-11-18T20:00:00.000Z");
        assert_eq!(address_of(&text), "20261118200000000");
        assert_eq!((day_played(&text), table_of(&text)), (Some("2026-11-18"), None));
        assert_eq!(address_of(&format!("{text}# game abcd\n")), "abcd");
        assert_eq!(address_of("kaiju game 1\n"), "last");
    }
}
