//! What is printed on the cards, in every language.
//!
//! English is part of the card (`kaiju_rules::Card`); the other languages are in `cards.ftl` and `evolutions.ftl`, as
//! `card-<id>` with the attribute `.text`. A card whose words differ between the editions is there twice, as
//! `card-<id>-first` and `card-<id>-second`.

use kaiju_rules::{Card, EDITIONS, Edition, Monster, deck_of};

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
    printed(&format!("card-{}", card.id)).or_else(|| printed(&key(card)))
}

/// The key of a card's words.
pub fn key(card: &Card) -> String {
    let printed = || EDITIONS.iter().flat_map(|edition| deck(edition).map(move |other| (edition.name, other)));
    let same = |other: &Card| (other.name, other.text) == (card.name, card.text);
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

/// Every card there is, in every edition and of every monster; a card in two editions comes twice.
pub fn all() -> impl Iterator<Item = &'static Card> {
    let evolutions = Monster::ALL.iter().filter_map(|&monster| deck_of(monster)).flat_map(|deck| deck.iter().copied());
    EDITIONS.iter().flat_map(deck).chain(evolutions)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

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
    fn english_is_what_is_printed() {
        for card in all() {
            assert_eq!((name(Lang::En, card), text(Lang::En, card)), (card.name, card.text));
        }
    }
}
