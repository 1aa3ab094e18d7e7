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
