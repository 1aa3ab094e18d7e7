//! The rules reference: every clause of the game, in our own words and in every language (`rules.ftl`).
//!
//! [`Clause`] lists the clauses and what they have to do with each other; here are their words. A clause has a title and
//! a text that holds in every edition that has the clause, and an edition or a book may add a note. The keys are the clause's id in
//! small letters with the attributes `.text`, the names of editions and `.in-` with the names of books; a chapter is `chapter-<word>`, a switch
//! `switch-<name>`.
//!
//! ```
//! use kaiju_rules::Clause;
//! use kaiju_text::{Lang, rules};
//!
//! assert_eq!(rules::title(Lang::En, Clause::Enter5), "One monster, one place");
//! ```

use kaiju_rules::{Book, Chapter, Clause, EditionId, Preset, Rules};

use crate::search::Searched;
use crate::{Lang, words};

/// A few words to find a clause by.
pub fn title(lang: Lang, clause: Clause) -> &'static str {
    printed(lang, &key(clause))
}

/// What holds in every edition that has the clause. Tells players the rule and never names a switch.
pub fn text(lang: Lang, clause: Clause) -> &'static str {
    printed(lang, &format!("{}.text", key(clause)))
}

/// What differs, or is only true, in one edition or in one book.
pub fn note(lang: Lang, clause: Clause, preset: impl Into<Preset>) -> Option<&'static str> {
    words::rules::by_id(lang, &note_key(clause, preset.into()))
}

/// What each edition has to add, oldest edition first, and after each its books.
pub fn notes(lang: Lang, clause: Clause) -> impl Iterator<Item = (Preset, &'static str)> {
    presets().filter_map(move |preset| Some((preset, note(lang, clause, preset)?)))
}

/// The editions, oldest first, after each its books.
fn presets() -> impl Iterator<Item = Preset> {
    let books = |edition| Book::of_edition(edition).map(Preset::Book);
    EditionId::all().flat_map(move |edition| [Preset::Edition(edition)].into_iter().chain(books(edition)))
}

/// What is so at a table: the note of its edition, or of a book of it that sets a switch of the clause as this table does;
/// where a house rule flipped one, the note of another edition or book that is played like that. None where none of them
/// has anything to add.
pub fn note_at(lang: Lang, clause: Clause, edition: EditionId, rules: &Rules) -> Option<&'static str> {
    // A switch that is the same everywhere says nothing about which note is true.
    let first = EditionId::FIRST.edition().rules;
    let differs = |name: &str| presets().any(|preset| preset.rules().get(name) != first.get(name));
    let alike = |preset: &Preset| {
        let counts = clause.switches().iter().filter(|name| differs(name));
        counts.into_iter().all(|name| rules.get(name) == preset.rules().get(name))
    };
    if alike(&Preset::Edition(edition)) {
        return note(lang, clause, edition);
    }
    let (own, others): (Vec<Preset>, Vec<Preset>) =
        presets().filter(alike).partition(|preset| preset.edition() == edition);
    own.into_iter().chain(others).find_map(|preset| note(lang, clause, preset))
}

/// The clauses that hold in one of some editions, to be found by their id, their title in any language, or their text.
pub fn searched(lang: Lang, editions: &[EditionId]) -> Vec<Searched<Clause>> {
    let holds = |clause: &Clause| editions.iter().any(|edition| clause.holds(&edition.edition().rules));
    let one = |clause: Clause| {
        let names = Lang::ALL.map(|lang| title(lang, clause)).into_iter().chain([clause.id()]);
        let notes = editions.iter().filter_map(|&edition| note(lang, clause, edition));
        let parts: Vec<&str> = [text(lang, clause)].into_iter().chain(notes).collect();
        Searched::new(clause, names, &parts.join(" "))
    };
    Clause::ALL.iter().copied().filter(holds).map(one).collect()
}

/// The heading of a chapter.
pub fn chapter(lang: Lang, chapter: Chapter) -> &'static str {
    printed(lang, &format!("chapter-{}", chapter.word()))
}

/// What a switch decides: what `yes` means, or else what each of its words means, in their order.
pub fn switch(lang: Lang, name: &str) -> &'static str {
    printed(lang, &switch_key(name))
}

/// What a switch is set to, in a few words; none for yes and no, which say it themselves.
pub fn switch_word(lang: Lang, name: &str, word: &str) -> Option<&'static str> {
    words::options::by_id(lang, &format!("{name}-{word}").replace('_', "-"))
}

fn key(clause: Clause) -> String {
    clause.id().to_lowercase()
}

fn note_key(clause: Clause, preset: Preset) -> String {
    format!("{}.{}{}", key(clause), if matches!(preset, Preset::Book(_)) { "in-" } else { "" }, preset.name())
}

fn switch_key(name: &str) -> String {
    format!("switch-{}", name.replace('_', "-"))
}

fn printed(lang: Lang, key: &str) -> &'static str {
    words::rules::by_id(lang, key).unwrap_or_else(|| panic!("rules.ftl lacks {key}"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kaiju_rules::TwoPlayerTokyo;

    use super::*;

    /// Every text of the reference, by its key.
    fn all_words() -> impl Iterator<Item = (&'static str, impl Fn(Lang) -> &'static str)> {
        words::rules::ids().map(|key| (key, move |lang| printed(lang, key)))
    }

    /// The symbols and the numbers written in digits.
    fn figures(text: &str) -> Vec<&str> {
        let mut found: Vec<_> = text
            .split(|c: char| !c.is_ascii_digit())
            .filter(|number| !number.is_empty())
            .chain(text.matches(['★', '♥', '⚡', '✊']))
            .collect();
        found.sort_unstable();
        found
    }

    #[test]
    fn every_clause_chapter_and_switch_has_words_and_no_other() {
        let clauses = Clause::ALL.iter().flat_map(|&clause| [key(clause), format!("{}.text", key(clause))]);
        let chapters = Chapter::ALL.iter().map(|chapter| format!("chapter-{}", chapter.word()));
        let switches = Rules::NAMES.iter().map(|name| switch_key(name));
        let keys: BTreeSet<String> = clauses.chain(chapters).chain(switches).collect();
        // An edition that has the clause may add a note to it.
        let notes: BTreeSet<String> = Clause::ALL
            .iter()
            .flat_map(|&clause| presets().map(move |preset| (clause, preset)))
            .filter(|(clause, preset)| clause.holds(&preset.rules()))
            .map(|(clause, preset)| note_key(clause, preset))
            .collect();
        let printed: BTreeSet<String> = words::rules::ids().map(str::to_string).collect();
        let lacking: Vec<_> = keys.difference(&printed).collect();
        let surplus: Vec<_> = printed.difference(&keys).filter(|key| !notes.contains(*key)).collect();
        assert!(lacking.is_empty() && surplus.is_empty(), "lacking {lacking:?}, surplus {surplus:?}");
    }

    #[test]
    fn every_value_of_a_switch_has_words_and_no_other() {
        let mut said = 0;
        for name in Rules::NAMES {
            let values = Rules::words(name).expect("a switch");
            for word in values.iter().filter(|word| !["no", "yes"].contains(word)) {
                assert!(switch_word(Lang::En, name, word).is_some(), "options.ftl lacks {name} {word}");
                said += 1;
            }
        }
        assert_eq!(words::options::ids().count(), said, "options.ftl has words of a value there is not");
    }

    #[test]
    fn no_words_are_missing() {
        for (name, words) in all_words() {
            for lang in Lang::ALL {
                let text = words(lang);
                assert!(!text.is_empty() && text == text.trim(), "{name} in {lang:?}: {text:?}");
            }
        }
    }

    #[test]
    fn everything_is_translated() {
        for (name, words) in all_words() {
            if words(Lang::En).chars().count() > 12 {
                for lang in &Lang::ALL[1..] {
                    assert_ne!(words(Lang::En), words(*lang), "{name} in {lang:?}");
                }
            }
        }
    }

    #[test]
    fn languages_agree_on_figures() {
        for (name, words) in all_words() {
            for lang in Lang::ALL {
                assert_eq!(figures(words(Lang::En)), figures(words(lang)), "{name} in {lang:?}");
            }
        }
    }

    #[test]
    fn a_card_has_one_name_in_a_language() {
        // Words that are names of cards and ordinary words as well.
        let ordinary = ["Heal", "Army", "Tanks", "Skyscraper", "Energize", "Frenzy"];
        for (name, words) in all_words() {
            let english = words(Lang::En);
            for card in crate::cards::all().filter(|card| !ordinary.contains(&card.name)) {
                // Only cards cited with their whole name, not as part of a longer one.
                if !english.match_indices(card.name).any(|(at, _)| {
                    let after = english[at + card.name.len()..].chars().next();
                    let before = english[..at].chars().next_back();
                    !after.is_some_and(char::is_alphanumeric) && !before.is_some_and(char::is_alphanumeric)
                }) {
                    continue;
                }
                for lang in Lang::ALL {
                    // An edition may have given it another name.
                    let prints = crate::cards::all().filter(|other| other.name == card.name);
                    let printed: Vec<_> = prints.map(|card| crate::cards::name(lang, card)).collect();
                    let named = printed.iter().any(|name| words(lang).contains(name));
                    assert!(named, "{name} in {lang} does not name {printed:?}");
                }
            }
        }
    }

    #[test]
    fn no_text_shows_players_the_name_of_a_switch() {
        for (name, words) in all_words() {
            for lang in Lang::ALL {
                let text = words(lang);
                assert!(!text.contains(['`', '_']), "{name} in {lang}: {text}");
            }
        }
    }

    #[test]
    fn a_book_says_what_it_changes() {
        for book in Book::ALL {
            let changed =
                |clause: &&Clause| clause.switches().iter().any(|name| book.changes().any(|(n, _)| n == *name));
            for &clause in Clause::ALL.iter().filter(changed).filter(|clause| clause.holds(&book.rules())) {
                let own = note(Lang::En, clause, book);
                assert!(own.is_some(), "{} has no note of {book}", clause.id());
                assert_eq!(note_at(Lang::En, clause, book.edition(), &book.rules()), own, "{} in {book}", clause.id());
            }
        }
        let told = words::rules::ids().filter(|id| id.contains(".in-")).count();
        assert_eq!(told, 15, "a note of a book on a clause it does not change");
    }

    #[test]
    fn the_note_at_a_table_follows_its_house_rules() {
        let en = Lang::En;
        for &clause in Clause::ALL {
            for (preset, text) in notes(en, clause) {
                assert_eq!(note_at(en, clause, preset.edition(), &preset.rules()), Some(text), "{clause:?} {preset}");
            }
        }
        let second = EditionId::SECOND;
        let mut flipped = second.edition().rules;
        flipped.yield_needs_damage = false;
        assert_eq!(note_at(en, Clause::Yield2, second, &flipped), note(en, Clause::Yield2, EditionId::FIRST));
        // No edition pays in energy at every table, so there is no note to borrow.
        flipped.two_player_tokyo = TwoPlayerTokyo::On;
        assert_eq!(note_at(en, Clause::Duo1, second, &flipped), None);
        // Evolutions are off in every preset and switched on at many tables: the edition's own note stays.
        flipped.evolutions = true;
        assert!(note_at(en, Clause::Evo1, second, &flipped).is_some());
    }
}
