//! What is printed on the cards, in every language.
//!
//! English is part of the card (`kaiju_rules::Card`); the other languages are in `cards.ftl` and `evolutions.ftl`, as
//! `card-<id>` with the attribute `.text`. A card whose words differ between the editions is there twice, as
//! `card-<id>-first` and `card-<id>-second`. What a card says where a switch is set otherwise than in its edition is one
//! more attribute, `.<switch>-<word>`; [`Card::under`] finds it.

use kaiju_rules::{Card, EDITIONS, Edition, Kind, Monster, deck_of};

use crate::{Lang, words};

/// The name of a card.
pub fn name(lang: Lang, card: &Card) -> &'static str {
    find(lang, card, "").unwrap_or(card.name)
}

/// What a card does.
pub fn text(lang: Lang, card: &Card) -> &'static str {
    find(lang, card, ".text").unwrap_or(card.text)
}

fn find(lang: Lang, card: &Card, part: &str) -> Option<&'static str> {
    if lang == Lang::En {
        return None;
    }
    let printed = |key: &str| {
        let id = format!("{key}{part}");
        words::cards::by_id(lang, &id).or_else(|| words::evolutions::by_id(lang, &id))
    };
    if let (".text", Some(id)) = (part, section_key(card)) {
        return words::cards::by_id(lang, &id);
    }
    printed(&format!("card-{}", card.id)).or_else(|| printed(&key(card)))
}

/// The key of the text for a switch; none for a card whose text is that of an edition.
fn section_key(card: &Card) -> Option<String> {
    let (switch, word) = card.when?;
    Some(format!("{}.{}-{}", key(card), switch.replace('_', "-"), word.replace('_', "-")))
}

/// What becomes of a card, or which sort of evolution it is.
pub const fn kind(lang: Lang, kind: Kind) -> &'static str {
    match kind {
        Kind::Keep => words::terms::kind_keep(lang),
        Kind::Discard => words::terms::kind_discard(lang),
        Kind::Event => words::terms::kind_event(lang),
        Kind::Temporary => words::terms::kind_temporary(lang),
        Kind::Permanent => words::terms::kind_permanent(lang),
    }
}

/// The key of a card's words.
pub fn key(card: &Card) -> String {
    let printed = || EDITIONS.iter().flat_map(|edition| deck(edition).map(move |other| (edition.name, other)));
    // A text for a switch belongs to the edition that has it.
    let alike = |other: &Card| (other.name, other.text, other.when) == (card.name, card.text, card.when);
    let same = |other: &Card| alike(other) || other.sections.iter().any(|of| alike(of));
    let differs = printed().any(|(_, other)| other.id == card.id && !same(other));
    match printed().find(|(_, other)| differs && other.id == card.id && same(other)) {
        Some((edition, _)) => format!("card-{}-{edition}", card.id),
        None => format!("card-{}", card.id),
    }
}

/// The cards of an edition, one of each, promos last.
fn deck(edition: &Edition) -> impl Iterator<Item = &'static Card> {
    edition.deck.kinds().map(|(card, _)| card).chain(edition.deck.promos())
}

/// What cards say where a switch is set otherwise than in their edition.
pub fn sections() -> impl Iterator<Item = &'static Card> {
    EDITIONS.iter().flat_map(deck).flat_map(|card| card.sections.iter().copied())
}

/// Every card there is, in every edition and of every monster; a card in two editions comes twice.
pub fn all() -> impl Iterator<Item = &'static Card> {
    let evolutions = Monster::ALL.iter().filter_map(|&monster| deck_of(monster)).flat_map(|deck| deck.iter().copied());
    EDITIONS.iter().flat_map(deck).chain(evolutions)
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use kaiju_rules::{Book, Rules};

    use super::*;

    #[test]
    fn a_key_stands_for_one_set_of_words() {
        let mut printed = BTreeMap::new();
        for card in all() {
            let before = printed.insert(key(card), (card.name, card.text));
            assert!(before.is_none_or(|words| words == (card.name, card.text)), "{} is not one card", key(card));
        }
        let twice = printed.keys().filter(|key| key.ends_with("-first")).count();
        assert!(twice > 20 && printed.len() > 250, "{twice} of {}", printed.len());
        assert!(printed.contains_key("card-alien-metabolism-second") && printed.contains_key("card-wings-first"));
        assert!(printed.contains_key("card-apartment-building") && printed.contains_key("card-tail-sweep"));
    }

    #[test]
    fn every_language_has_the_words_of_every_card_and_of_no_other() {
        let keys: BTreeSet<String> =
            all().flat_map(|card| [key(card), key(card) + ".text"]).chain(sections().filter_map(section_key)).collect();
        let printed: BTreeSet<String> =
            words::cards::ids().chain(words::evolutions::ids()).map(str::to_string).collect();
        let lacking: Vec<_> = keys.difference(&printed).collect();
        let surplus: Vec<_> = printed.difference(&keys).collect();
        assert!(lacking.is_empty() && surplus.is_empty(), "lacking {lacking:?}, surplus {surplus:?}");
        for card in all().chain(sections()) {
            for lang in Lang::ALL.into_iter().filter(|&lang| lang != Lang::En) {
                assert!(find(lang, card, "").is_some() && find(lang, card, ".text").is_some(), "{} {lang}", card.id);
            }
        }
    }

    /// Symbols with the digits before them, in order of their names.
    fn figures(text: &str) -> Vec<String> {
        let mut found = Vec::new();
        for (at, symbol) in text.match_indices(['★', '♥', '⚡', '✊']) {
            let digits = text[..at].chars().rev().take_while(char::is_ascii_digit).count();
            if digits > 0 {
                found.push(text[at - digits..at + symbol.len()].to_string());
            }
        }
        found.sort();
        found.dedup();
        found
    }

    #[test]
    fn languages_agree_on_what_a_card_gives_and_takes() {
        for card in all().chain(sections()) {
            for lang in Lang::ALL {
                assert_eq!(figures(text(lang, card)), figures(card.text), "{} in {lang}", key(card));
            }
        }
    }

    #[test]
    fn a_text_for_a_switch_is_shown_where_the_switch_is_set() {
        for card in sections() {
            let (switch, word) = card.when.unwrap();
            assert!(Rules::words(switch).is_some_and(|words| words.contains(&word)), "{} {switch} {word}", card.id);
        }
        let printed = |book: Book, id: &str| {
            let deck = book.edition().edition().deck;
            deck.card(deck.copies(id).next().unwrap()).under(&book.rules())
        };
        let said = |book, id| text(Lang::Es, printed(book, id));
        assert!(said(Book::ES_2016, "poison-spit").contains("pierda ♥ o no"));
        assert!(!said(Book::PT_2016, "poison-spit").contains("pierda ♥ o no"));
        assert_ne!(said(Book::ES_2011, "fire-breathing"), said(Book::EN_SUMMARY, "fire-breathing"));
        assert_ne!(said(Book::EN_SUMMARY, "armor-plating"), said(Book::ES_2011, "armor-plating"));
        assert_eq!(name(Lang::Es, printed(Book::ES_2011, "fire-breathing")), "Aliento de fuego");
    }

    #[test]
    fn every_card_a_book_changes_says_so() {
        // What a switch of the rules decides, and no card says.
        let rules = ["victory_check", "dice_limit", "first_player", "free_city_hits_nobody", "yield_needs_die"];
        for book in Book::ALL {
            for (switch, word) in book.changes().filter(|(switch, _)| !rules.contains(switch)) {
                let told = || deck(book.edition().edition()).filter(|card| card.under(&book.rules()).when.is_some());
                let told = told().any(|card| card.under(&book.rules()).when == Some((switch, word)));
                assert!(told || switch == "poison_in_end_order", "no card of {book} tells {switch} {word}");
            }
        }
    }

    #[test]
    fn english_is_what_is_printed() {
        for card in all().chain(sections()) {
            assert_eq!((name(Lang::En, card), text(Lang::En, card)), (card.name, card.text));
        }
    }
}
