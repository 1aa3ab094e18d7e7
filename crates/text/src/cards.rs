//! What is printed on the cards and on the monsters' boards, in every language.
//!
//! English is part of the card (`kaiju_rules::Card`); the other languages are in `cards.ftl` and `evolutions.ftl`, as
//! `card-<id>` with the attribute `.text`. A card whose words differ between the editions is there twice, as
//! `card-<id>-first` and `card-<id>-second`. What a card says where a switch is set otherwise than in its edition is one
//! more attribute, `.<switch>-<word>`; [`Card::under`] finds it. The line a monster says hello with is in
//! `evolutions.ftl`, too, as `monster-<id>.intro`. [`names`] are all the names by which people look for a card.

use kaiju_rules::{Card, EDITIONS, Edition, EditionId, Kind, Monster, deck_of};

use crate::search::Searched;
use crate::{Lang, words};

/// The name of a card.
pub fn name(lang: Lang, card: &Card) -> &'static str {
    find(lang, card, "").unwrap_or(card.name)
}

/// What a card does.
pub fn text(lang: Lang, card: &Card) -> &'static str {
    find(lang, card, ".text").unwrap_or(card.text)
}

/// The line a monster says hello with.
pub fn intro(lang: Lang, monster: Monster) -> &'static str {
    let printed = (lang != Lang::En).then(|| words::evolutions::by_id(lang, &intro_key(monster))).flatten();
    printed.unwrap_or(monster.intro())
}

/// The key of the line a monster says hello with.
fn intro_key(monster: Monster) -> String {
    format!("monster-{}.intro", monster.id())
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

/// Names that people have in mind whatever language is loaded, by the id of the card.
fn also() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = include_str!("../lang/also.txt").lines().filter_map(|line| line.split_once(" = "));
    lines.flat_map(|(id, names)| names.split(" / ").map(move |name| (id, name)))
}

/// Every name of a card: its id, what each edition calls it in each language, and what else people call it.
pub fn names(card: &Card) -> Vec<&'static str> {
    let prints = all().filter(|print| print.id == card.id);
    let printed = prints.flat_map(|print| Lang::ALL.into_iter().map(|lang| name(lang, print)).chain([print.id]));
    let also = also().filter(|(id, _)| *id == card.id).map(|(_, name)| name);
    let mut names: Vec<_> = printed.chain(also).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// Some cards, to be found by any of their [`names`], by their text, or by the monster whose Evolution they are.
pub fn searched(lang: Lang, cards: impl IntoIterator<Item = &'static Card>) -> Vec<Searched<&'static Card>> {
    let one = |card| {
        let owner = owner(card).map_or("", Monster::name);
        Searched::new(card, names(card), &format!("{} {owner}", text(lang, card)))
    };
    cards.into_iter().map(one).collect()
}

/// The monster whose Evolution a card is.
pub fn owner(card: &Card) -> Option<Monster> {
    let has = |monster: Monster| deck_of(monster).into_iter().flatten().any(|other| other.id == card.id);
    Monster::ALL.iter().copied().find(|&monster| has(monster))
}

/// What becomes of a card, or which sort of evolution it is.
pub fn kind(lang: Lang, kind: Kind) -> &'static str {
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

/// The cards of an edition, one of each, those that were printed apart last.
fn deck(edition: &Edition) -> impl Iterator<Item = &'static Card> {
    edition.deck.kinds().map(|(card, _)| card).chain(edition.deck.extras())
}

/// The Power cards of an edition, one of each, those that were printed apart last.
pub fn of(edition: EditionId) -> impl Iterator<Item = &'static Card> {
    deck(edition.edition())
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
    use crate::search::{find as find_in, folded, only};

    /// What cards say where a switch is set otherwise than in their edition.
    fn sections() -> impl Iterator<Item = &'static Card> {
        EDITIONS.iter().flat_map(deck).flat_map(|card| card.sections.iter().copied())
    }

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
    fn every_language_has_the_words_of_every_card_and_monster_and_of_no_other() {
        let mut keys: BTreeSet<String> =
            all().flat_map(|card| [key(card), key(card) + ".text"]).chain(sections().filter_map(section_key)).collect();
        keys.extend(Monster::ALL.iter().map(|&monster| intro_key(monster)));
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
        for &monster in Monster::ALL {
            let mut said: Vec<&str> = Lang::ALL.into_iter().map(|lang| intro(lang, monster)).collect();
            said.sort_unstable();
            said.dedup();
            assert_eq!(said.len(), Lang::ALL.len(), "{} says the same in two languages: {said:?}", monster.id());
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
    fn other_names_are_of_cards_and_no_name_is_of_two() {
        assert!(also().count() > 0, "the list is read");
        for (id, also) in also() {
            let prints: Vec<_> = all().filter(|card| card.id == id).collect();
            assert!(!prints.is_empty(), "there is no card {id}");
            let says = |lang: &Lang| prints.iter().any(|print| folded(name(*lang, print)) == folded(also));
            let saying: Vec<_> = Lang::ALL.into_iter().filter(says).collect();
            assert!(saying.len() <= 1, "{id} is called {also} anyway, in {saying:?}");
        }
        let mut owners = BTreeMap::new();
        for card in all() {
            for name in names(card) {
                let owner = owners.insert(folded(name), card.id);
                assert!(owner.is_none_or(|id| id == card.id), "{name} is {owner:?} and {}", card.id);
            }
        }
    }

    #[test]
    fn cards_are_found_by_what_the_books_print_in_any_language() {
        let mut ids = BTreeSet::new();
        let shelf = searched(Lang::En, all().filter(|card| ids.insert(card.id)));
        for (typed, id) in [
            ("CAÍDO DEL CIELO", "drop-from-high-altitude"),
            ("caido del cielo", "drop-from-high-altitude"),
            ("Drop From High Altitude", "drop-from-high-altitude"),
            ("death from above", "drop-from-high-altitude"),
            ("DEVORADOR DE CADAVERES", "eater-of-the-dead"),
            ("Tentaculos parasitarios", "parasitic-tentacles"),
            ("...;Pero tiene un hijo!", "it-has-a-child"),
            ("It Has A Child!", "it-has-a-child"),
            ("imitador", "mimic"),
            ("MIMETISMO", "mimic"),
            ("imitar", "mimic"),
            ("aliento flamigero", "fire-breathing"),
            ("ALIENTO DE FUEGO", "fire-breathing"),
            ("cuspidor de fogo", "fire-breathing"),
            ("escupir veneno", "poison-spit"),
            ("escupitajo venenoso", "poison-spit"),
            ("cuspo venenoso", "poison-spit"),
            ("cuspe venenoso", "poison-spit"),
            ("o raio que encolhe", "shrink-ray"),
            ("rayo reductor", "shrink-ray"),
            ("metamorfose", "metamorph"),
            ("refineria de gas", "gas-refinery"),
            ("comboio suburbano", "commuter-train"),
            ("nuvem de fumo", "smoke-cloud"),
            ("smoek cloud", "smoke-cloud"),
            ("oportunsita", "opportunist"),
            ("parasitc tentacels", "parasitic-tentacles"),
            ("armour plating", "armor-plating"),
            ("herbivoro", "herbivore"),
            ("tail sweep", "tail-sweep"),
            ("cauda destacavel", "detachable-tail"),
            ("noch grosser", "even-bigger"),
            ("leichenfresser", "eater-of-the-dead"),
            ("mercearia da esquina", "corner-store"),
            ("camiao de gelados", "ice-cream-truck"),
            ("火炎ぶれす", "fire-breathing"),
            ("ﾉｳﾞｧﾌﾞﾚｽ", "nova-breath"),
            ("通勤電車", "commuter-train"),
        ] {
            let found = find_in(typed, &shelf);
            let ids: Vec<_> = found.iter().map(|(card, fit)| (card.id, fit)).collect();
            assert_eq!(only(&found).map(|card| card.id), Some(id), "{typed}: {ids:?}");
        }
    }

    #[test]
    fn english_is_what_is_printed() {
        for card in all().chain(sections()) {
            assert_eq!((name(Lang::En, card), text(Lang::En, card)), (card.name, card.text));
        }
    }
}
