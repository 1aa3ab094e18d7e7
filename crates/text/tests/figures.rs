//! Numbers and symbols mean the same to everybody: whatever the language, a text has the same ones.

use kaiju_text::{Lang, cards, faq, rulings, words};

/// The symbols and the numbers written in digits, whatever their order.
fn figures(text: &str) -> Vec<&str> {
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
    let mut found: Vec<_> = numbers.chain(text.matches(['★', '♥', '⚡', '✊'])).collect();
    found.sort_unstable();
    found
}

/// Does a text have the figures of its English in every language, and nothing English left?
fn compare(name: &str, said: impl Fn(Lang) -> &'static str) {
    let english = said(Lang::En);
    for lang in Lang::ALL {
        let text = said(lang);
        assert_eq!(figures(english), figures(text), "{name} in {lang}: {text}\n{english}");
        assert!(lang == Lang::En || text != english, "{name} in {lang} is still English: {text}");
    }
}

#[test]
fn figures_are_numbers_and_symbols() {
    assert_eq!(figures("Gain 12★ and 3♥, not 2."), ["12", "2", "3", "★", "♥"]);
    assert_ne!(figures("Gain 1★."), figures("Ganas 1♥."));
    assert!(figures("Nothing here").is_empty());
}

#[test]
fn cards_promise_the_same_in_every_language() {
    for card in cards::all() {
        compare(card.id, |lang| cards::text(lang, card));
        for lang in Lang::ALL {
            let name = cards::name(lang, card);
            assert!(!name.is_empty() && name == name.trim(), "{} in {lang}: {name:?}", card.id);
            assert!(cards::text(lang, card).ends_with(['.', '。']), "{} in {lang}", card.id);
        }
    }
}

#[test]
fn cards_of_a_table_have_names_of_their_own() {
    for lang in Lang::ALL {
        for edition in &kaiju_rules::EDITIONS {
            let kinds = edition.deck.kinds().map(|(card, _)| card).chain(edition.deck.extras());
            let mut names: Vec<_> = kinds.map(|card| cards::name(lang, card)).collect();
            let cards = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), cards, "{} in {lang}", edition.name);
        }
    }
}

#[test]
fn questions_and_answers_agree_in_every_language() {
    for entry in faq::FAQ {
        compare(entry.slug, |lang| entry.question(lang));
        compare(entry.slug, |lang| entry.answer(lang));
        for &edition in entry.editions.iter().filter(|&&edition| entry.note(Lang::En, edition).is_some()) {
            compare(entry.slug, |lang| entry.note(lang, edition).expect("a note in English"));
        }
    }
}

#[test]
fn rulings_say_the_same_in_every_language() {
    let classic = (1..=178).map(|n| format!("I-{n:03}"));
    for id in classic.chain((1..=13).map(|n| format!("GZ-{n}"))) {
        compare(&id, |lang| rulings::text(lang, &id).unwrap_or_else(|| panic!("{id} in {lang}")));
    }
}

#[test]
fn monsters_and_species_introduce_themselves() {
    for &monster in kaiju_rules::Monster::ALL {
        compare(monster.id(), |lang| cards::intro(lang, monster));
    }
    for species in kaiju_rules::Species::ALL {
        for part in ["", ".plural", ".intro"] {
            let id = format!("species-{}{part}", species.word());
            for lang in Lang::ALL {
                assert!(words::terms::by_id(lang, &id).is_some_and(|said| !said.is_empty()), "{id} in {lang}");
            }
        }
    }
}
