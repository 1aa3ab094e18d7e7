//! Rulings on the rules and the cards, where the book or the card alone leaves a doubt, by the id that scenarios cite.
//!
//! A card names the rulings its code follows. Those that are about a rule hang on its clauses, see [`on`]. Every ruling
//! can be reached from a card or from a clause.
//!
//! ```
//! use kaiju_text::{Lang, rulings};
//!
//! assert_eq!(rulings::text(Lang::En, "I-134"), Some("Mimic cannot copy itself."));
//! assert_eq!(rulings::text(Lang::En, "I-999"), None);
//! ```

use kaiju_rules::Clause::{self, *};
use kaiju_rules::{
    Card, CountersFor, DiceLimit, DroppingIn, EditionId, NeighboursBurn, NewCardFirst, RaisedDamage, Rules,
    VictoryCheck,
};

use crate::search::Searched;
use crate::{Lang, cards, words};

/// A ruling that hangs on clauses of the rules.
#[derive(Clone, Copy, Debug)]
struct Ruling {
    id: &'static str,
    /// The editions in which it holds.
    editions: &'static [EditionId],
    clauses: &'static [Clause],
}

/// The ruling with this id, in capitals or not.
pub fn text(lang: Lang, id: &str) -> Option<&'static str> {
    words::rulings::by_id(lang, &format!("{KEY}{}", id.to_lowercase()))
}

/// The id of a ruling, as people type it: in either case, with or without the dash and the zeros, as `i12`.
pub fn id(typed: &str) -> Option<String> {
    let parts = |id: &str| {
        let digits = id.find(|letter: char| letter.is_ascii_digit())?;
        let (word, number) = id.split_at(digits);
        Some((word.trim_end_matches(['-', ' ']).to_uppercase(), number.parse::<u16>().ok()?))
    };
    let wanted = parts(typed.trim())?;
    ids().find(|id| parts(id).as_ref() == Some(&wanted))
}

/// The ids of all rulings, in their order.
pub fn ids() -> impl Iterator<Item = String> {
    words::rulings::ids().filter_map(|key| Some(key.strip_prefix(KEY)?.to_uppercase()))
}

/// The rulings on a clause that hold under one of some rules, each with its edition.
pub fn on(clause: Clause, played: &[(EditionId, Rules)]) -> impl Iterator<Item = &'static str> {
    let about = ON_CLAUSES.iter().filter(move |ruling| ruling.clauses.contains(&clause));
    let holds = |ruling: &&Ruling| {
        played.iter().any(|(edition, rules)| ruling.editions.contains(edition) && !overruled(ruling.id, rules))
    };
    about.filter(holds).map(|ruling| ruling.id)
}

/// The rulings that a card follows in an edition under these rules.
pub fn followed(card: &Card, edition: EditionId, rules: &Rules) -> impl Iterator<Item = &'static str> {
    let here = move |id: &&str| !of_another(id, edition) && !overruled(id, rules);
    card.rulings.iter().copied().filter(here)
}

/// The clauses a ruling is about.
pub fn clauses(id: &str) -> &'static [Clause] {
    ON_CLAUSES.iter().find(|ruling| ruling.id.eq_ignore_ascii_case(id)).map_or(&[], |ruling| ruling.clauses)
}

/// The cards that follow a ruling, each once: as the default edition prints it, where it does.
pub fn cards(id: &str) -> Vec<&'static Card> {
    let mut found: Vec<&'static Card> = Vec::new();
    let follows = |card: &&Card| card.rulings.iter().any(|ruling| ruling.eq_ignore_ascii_case(id));
    for card in cards::all().filter(follows) {
        match found.iter_mut().find(|other| other.id == card.id) {
            Some(other) if printed(card, EditionId::default()) => *other = card,
            Some(_) => {}
            None => found.push(card),
        }
    }
    found
}

/// Does a ruling hold in an edition under these rules: is it about one of its clauses, or does one of its cards follow
/// it? A print that two editions share follows rulings of both, so what the ruling itself says of its edition counts,
/// too.
pub fn holds(id: &str, edition: EditionId, rules: &Rules) -> bool {
    let on_clause = ON_CLAUSES.iter().find(|ruling| ruling.id.eq_ignore_ascii_case(id));
    let followed = || cards::of(edition).any(|card| card.rulings.iter().any(|ruling| ruling.eq_ignore_ascii_case(id)));
    let here = on_clause.is_some_and(|ruling| ruling.editions.contains(&edition)) || followed();
    here && !of_another(id, edition) && !overruled(id, rules)
}

/// Does a ruling say that it is of an edition, and it is another one?
fn of_another(id: &str, edition: EditionId) -> bool {
    // Every language says it.
    only(Lang::here(), id).is_some_and(|only| only != edition)
}

/// The only edition in which a ruling holds, by what it says in a language.
fn only(lang: Lang, id: &str) -> Option<EditionId> {
    let begins =
        [(words::rulings::in_first(lang), EditionId::FIRST), (words::rulings::in_second(lang), EditionId::SECOND)];
    let said = text(lang, id)?;
    begins.into_iter().find(|(begins, _)| said.starts_with(begins)).map(|(_, edition)| edition)
}

/// Do some rules say otherwise than a ruling, in whole or in part?
fn overruled(id: &str, rules: &Rules) -> bool {
    OVERRULED.iter().any(|(ids, otherwise)| ids.iter().any(|one| one.eq_ignore_ascii_case(id)) && otherwise(rules))
}

/// Is this what sets some rules apart from a ruling?
type Otherwise = fn(&Rules) -> bool;

/// The rulings that do not hold under some rules, by what sets those apart.
const OVERRULED: &[(&[&str], Otherwise)] = &[
    (&["I-002", "I-006"], |rules| rules.armour_by_source),
    (&["I-007", "I-054"], |rules| matches!(rules.neighbours_burn, NeighboursBurn::Reached | NeighboursBurn::Attacked)),
    (&["I-044", "I-046"], |rules| rules.neighbours_burn != NeighboursBurn::Roll),
    (&["I-045"], |rules| rules.neighbours_burn != NeighboursBurn::AnyDamage),
    (&["I-045", "I-052"], |rules| rules.raised_damage != RaisedDamage::All),
    (&["I-011", "I-013", "I-022", "I-030"], |rules| rules.counters_for == CountersFor::Attacked),
    (&["I-073"], |rules| rules.dice_limit == DiceLimit::Eight),
    (&["I-088"], |rules| rules.new_card_first == NewCardFirst::Active),
    (&["I-150", "I-166", "I-167", "I-168"], |rules| rules.victory_check == VictoryCheck::Round),
    (&["I-157"], |rules| rules.dropping_in != DroppingIn::City),
    (&["I-158"], |rules| rules.dropping_in != DroppingIn::AllLeave),
];

/// The rulings that hold under one of some rules, each with its edition, to be found by their id or their text.
pub fn searched(lang: Lang, played: &[(EditionId, Rules)]) -> Vec<Searched<String>> {
    let here = |id: &String| played.iter().any(|(edition, rules)| holds(id, *edition, rules));
    ids().filter(here).map(|id| Searched::new(id.clone(), [&id], text(lang, &id).unwrap_or_default())).collect()
}

fn printed(card: &Card, edition: EditionId) -> bool {
    cards::of(edition).any(|print| std::ptr::eq(print, card))
}

const KEY: &str = "ruling-";
const CLASSIC: &[EditionId] = &[EditionId::FIRST, EditionId::SECOND];
const FIRST: &[EditionId] = &[EditionId::FIRST];
const SECOND: &[EditionId] = &[EditionId::SECOND];
const GODZILLA: &[EditionId] = &[EditionId::GODZILLA];
const EVERY: &[EditionId] = &EditionId::ALL;

const fn on_clauses(id: &'static str, editions: &'static [EditionId], clauses: &'static [Clause]) -> Ruling {
    Ruling { id, editions, clauses }
}

/// The rulings about rules.
const ON_CLAUSES: &[Ruling] = &[
    on_clauses("I-002", CLASSIC, &[Smash3]),
    on_clauses("I-005", CLASSIC, &[Smash4]),
    on_clauses("I-011", SECOND, &[Yield2]),
    on_clauses("I-012", FIRST, &[Yield2]),
    on_clauses("I-013", CLASSIC, &[Smash3]),
    on_clauses("I-014", SECOND, &[Yield2]),
    on_clauses("I-015", FIRST, &[Yield2, Enter1]),
    on_clauses("I-022", SECOND, &[Yield2]),
    on_clauses("I-023", FIRST, &[Yield2, Enter1]),
    on_clauses("I-030", CLASSIC, &[Yield3]),
    on_clauses("I-036", SECOND, &[Enter2]),
    on_clauses("I-037", FIRST, &[Enter1]),
    on_clauses("I-048", FIRST, &[Smash3]),
    on_clauses("I-049", SECOND, &[Smash3]),
    on_clauses("I-053", SECOND, &[Smash4]),
    on_clauses("I-054", CLASSIC, &[Smash2]),
    on_clauses("I-059", CLASSIC, &[Smash4, Yield1]),
    on_clauses("I-067", CLASSIC, &[Roll1]),
    on_clauses("I-069", CLASSIC, &[Roll2, Roll4]),
    on_clauses("I-070", CLASSIC, &[Roll4]),
    on_clauses("I-071", CLASSIC, &[Shrink1]),
    on_clauses("I-073", SECOND, &[Roll2]),
    on_clauses("I-078", CLASSIC, &[Poison1, Shrink1]),
    on_clauses("I-079", SECOND, &[Heal3]),
    on_clauses("I-080", FIRST, &[Heal3]),
    on_clauses("I-081", CLASSIC, &[Heal3]),
    on_clauses("I-082", CLASSIC, &[Heal3]),
    on_clauses("I-086", CLASSIC, &[Poison1]),
    on_clauses("I-087", CLASSIC, &[Setup6]),
    on_clauses("I-092", FIRST, &[Buy1]),
    on_clauses("I-101", SECOND, &[Limit1]),
    on_clauses("I-115", CLASSIC, &[Limit1]),
    on_clauses("I-116", CLASSIC, &[Limit1]),
    on_clauses("I-124", CLASSIC, &[Buy5]),
    on_clauses("I-127", FIRST, &[Buy3]),
    on_clauses("I-132", CLASSIC, &[Limit1]),
    on_clauses("I-146", CLASSIC, &[Start1]),
    on_clauses("I-149", CLASSIC, &[Out1]),
    on_clauses("I-150", CLASSIC, &[Win1]),
    on_clauses("I-151", CLASSIC, &[Out1, Smash4]),
    on_clauses("I-152", CLASSIC, &[Out1, Out2]),
    on_clauses("I-153", FIRST, &[Bay1, Out2]),
    on_clauses("I-154", SECOND, &[Bay1]),
    on_clauses("I-155", SECOND, &[Bay1]),
    on_clauses("I-156", CLASSIC, &[Bay1]),
    on_clauses("I-159", CLASSIC, &[Enter4]),
    on_clauses("I-162", CLASSIC, &[Out1]),
    on_clauses("I-164", CLASSIC, &[Win4]),
    on_clauses("I-166", EVERY, &[Win1, Start1]),
    on_clauses("I-167", EVERY, &[Win1]),
    on_clauses("I-168", CLASSIC, &[Win1]),
    on_clauses("I-169", EVERY, &[Limit1]),
    on_clauses("I-170", EVERY, &[Win5]),
    on_clauses("I-171", EVERY, &[Win3, Out3]),
    on_clauses("I-172", EVERY, &[Out3]),
    on_clauses("I-173", CLASSIC, &[Win2]),
    on_clauses("I-174", CLASSIC, &[Win2]),
    on_clauses("I-175", CLASSIC, &[Out1]),
    on_clauses("I-176", EVERY, &[Enter3]),
    on_clauses("I-177", EVERY, &[Enter3]),
    on_clauses("I-178", EVERY, &[Enter3]),
    on_clauses("GZ-1", GODZILLA, &[Smash1]),
    on_clauses("GZ-2", GODZILLA, &[Smash3]),
    on_clauses("GZ-3", GODZILLA, &[Smash3]),
    on_clauses("GZ-4", GODZILLA, &[Smash4, Yield1]),
    on_clauses("GZ-5", GODZILLA, &[Roll3, Setup6]),
    on_clauses("GZ-6", GODZILLA, &[Event1]),
    on_clauses("GZ-7", GODZILLA, &[Event1]),
    on_clauses("GZ-8", GODZILLA, &[Event2]),
    on_clauses("GZ-9", GODZILLA, &[Event3]),
    on_clauses("GZ-10", GODZILLA, &[Roll5]),
    on_clauses("GZ-11", GODZILLA, &[Setup1]),
    on_clauses("GZ-12", GODZILLA, &[End1]),
    on_clauses("GZ-13", GODZILLA, &[Event2]),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kaiju_rules::Book;

    use super::*;

    #[test]
    fn whatever_a_card_or_a_clause_has_can_be_read() {
        let cited = cards::all().flat_map(|card| card.rulings.iter().copied());
        for id in cited.chain(ON_CLAUSES.iter().map(|ruling| ruling.id)) {
            for lang in Lang::ALL {
                assert!(text(lang, id).is_some(), "{id} says nothing in {lang}");
            }
        }
    }

    #[test]
    fn every_ruling_is_reached_from_a_card_or_a_clause() {
        let from_clauses = Clause::ALL.iter().flat_map(|&clause| on(clause, &as_printed()).collect::<Vec<_>>());
        let from_cards = cards::all().flat_map(|card| card.rulings.iter().copied());
        let reached: BTreeSet<&str> = from_clauses.chain(from_cards).collect();
        let lost: Vec<String> = ids().filter(|id| !reached.contains(id.as_str())).collect();
        assert!(lost.is_empty(), "nobody can come across {lost:?}");
        assert!(ids().count() >= 191, "{}", ids().count());
        for id in ids() {
            assert!(as_printed().iter().any(|(edition, rules)| holds(&id, *edition, rules)), "{id} holds nowhere");
        }
    }

    #[test]
    fn a_ruling_hangs_on_clauses_that_hold_where_it_does() {
        let mut seen = BTreeSet::new();
        for ruling in ON_CLAUSES {
            assert!(seen.insert(ruling.id), "{} is there twice", ruling.id);
            assert!(!ruling.clauses.is_empty() && !ruling.editions.is_empty(), "{}", ruling.id);
            for edition in ruling.editions {
                let rules = &edition.edition().rules;
                assert!(ruling.clauses.iter().any(|clause| clause.holds(rules)), "{} in {edition}", ruling.id);
            }
            // What a text says of its edition is true.
            assert!(only(Lang::En, ruling.id).is_none_or(|only| ruling.editions == [only]), "{}", ruling.id);
        }
    }

    #[test]
    fn every_language_says_in_which_edition_a_ruling_holds() {
        for id in ids() {
            let said = Lang::ALL.map(|lang| only(lang, &id));
            assert!(said.iter().all(|only| *only == said[0]), "{id}: {said:?}");
        }
    }

    #[test]
    fn a_ruling_knows_its_cards_and_clauses() {
        assert_eq!(clauses("i-012"), [Yield2]);
        assert_eq!(clauses("I-134"), []);
        assert_eq!(cards("I-134").iter().map(|card| card.id).collect::<Vec<_>>(), ["mimic"]);
        assert!(cards("I-012").is_empty());
        let [first, second, ..] = as_printed();
        assert_eq!(on(Yield2, &[first]).collect::<Vec<_>>(), ["I-012", "I-015", "I-023"]);
        assert_eq!(on(Yield2, &[second]).collect::<Vec<_>>(), ["I-011", "I-014", "I-022"]);
        let holds = |id, edition: EditionId| holds(id, edition, &edition.edition().rules);
        assert!(holds("I-012", EditionId::FIRST) && !holds("I-012", EditionId::SECOND));
        assert!(holds("I-134", EditionId::SECOND) && !holds("I-134", EditionId::GODZILLA));
        assert!(holds("I-011", EditionId::SECOND) && !holds("I-011", EditionId::FIRST), "one print, two editions");
    }

    /// The editions with the rules they have by default.
    fn as_printed() -> [(EditionId, Rules); EditionId::ALL.len()] {
        EditionId::ALL.map(|edition| (edition, edition.edition().rules))
    }

    #[test]
    fn a_ruling_that_a_book_overrules_is_not_told_with_it() {
        let told = |book: Book, id: &str| {
            let deck = book.edition().edition().deck;
            let follows = deck.kinds().any(|(card, _)| {
                followed(card.under(&book.rules()), book.edition(), &book.rules()).any(|one| one == id)
            });
            let hangs =
                Clause::ALL.iter().any(|&clause| on(clause, &[(book.edition(), book.rules())]).any(|one| one == id));
            let holds = holds(id, book.edition(), &book.rules());
            assert_eq!(holds, follows || hangs, "{id} in {book}");
            holds
        };
        for (id, books) in [
            ("I-002", &[Book::EN_SUMMARY] as &[Book]),
            ("I-006", &[Book::EN_SUMMARY]),
            ("I-007", &[Book::ES_2011, Book::EN_SUMMARY]),
            ("I-011", &[Book::ES_2016]),
            ("I-045", &[Book::ES_2011, Book::EN_SUMMARY]),
            ("I-052", &[Book::ES_2011, Book::EN_SUMMARY]),
            ("I-073", &[Book::ES_2016, Book::PT_2016]),
            ("I-088", &[Book::ES_2011]),
            ("I-157", &[Book::EN_SUMMARY]),
            ("I-158", &[Book::ES_2016]),
            ("I-167", &[Book::ES_2016]),
        ] {
            for book in Book::ALL {
                let edition = book.edition();
                let there = super::holds(id, edition, &edition.edition().rules);
                assert_eq!(told(book, id), there && !books.contains(&book), "{id} in {book}");
            }
        }
        for (ids, _) in OVERRULED {
            assert!(ids.iter().all(|id| text(Lang::En, id).is_some()), "{ids:?}");
        }
    }

    #[test]
    fn ids_are_found_in_either_case() {
        assert!(text(Lang::Pt, "gz-10").is_some());
        assert_eq!(text(Lang::Pt, "gz-10"), text(Lang::Pt, "GZ-10"));
        for none in ["", "I-1", "I-000", "I-179", "GZ-0", "GZ-14", "ENTER-2"] {
            assert_eq!(text(Lang::En, none), None, "{none}");
        }
        for typed in ["I-012", "i-12", "i12", " I 012 "] {
            assert_eq!(id(typed).as_deref(), Some("I-012"), "{typed}");
        }
        for none in ["", "12", "I-0", "I-179", "ENTER-2", "I-99999999"] {
            assert_eq!(id(none), None, "{none}");
        }
    }
}
