//! What people ask at the table: the questions that come up in every other game, with their answers.
//!
//! An [`Entry`] says in which editions the question comes up, which clauses and cards it is about, and which scenarios
//! show the answer; its words are in `faq.ftl`, by its slug. What is said of one edition only is a note of its own.
//!
//! ```
//! use kaiju_rules::EditionId;
//! use kaiju_text::Lang;
//! use kaiju_text::faq::find;
//!
//! let entry = find("yield-to-dodge").expect("a question of the table");
//! assert_eq!(entry.question(Lang::Es), "Si cedo, ¿me libro del daño?");
//! assert_eq!(entry.note(Lang::Es, EditionId::FIRST), None);
//! ```

use kaiju_rules::Clause::{self, *};
use kaiju_rules::{Book, EditionId};

use crate::search::Searched;
use crate::{Lang, words};

/// A question people ask, and what belongs to it.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// A few words to find it by.
    pub slug: &'static str,
    /// The editions in which the question comes up.
    pub editions: &'static [EditionId],
    /// The clauses and examples that answer it, the most important one first.
    pub clauses: &'static [Clause],
    /// The ids of the cards it is about.
    pub cards: &'static [&'static str],
    /// The scenarios that show it, as paths in the repository.
    pub scenarios: &'static [&'static str],
}

impl Entry {
    /// The question.
    pub fn question(&self, lang: Lang) -> &'static str {
        self.said(lang, "").unwrap_or_else(|| panic!("faq.ftl lacks {}", self.slug))
    }

    /// What is so in every edition in which the question comes up.
    pub fn answer(&self, lang: Lang) -> &'static str {
        self.said(lang, ".answer").unwrap_or_else(|| panic!("faq.ftl has no answer to {}", self.slug))
    }

    /// What is so in one edition, where the editions differ.
    pub fn note(&self, lang: Lang, edition: EditionId) -> Option<&'static str> {
        self.said(lang, &format!(".{edition}"))
    }

    /// What is so in one book, where it differs from its edition.
    pub fn note_in(&self, lang: Lang, book: Book) -> Option<&'static str> {
        self.said(lang, &format!(".in-{book}"))
    }

    /// The whole answer in one edition.
    pub fn told(&self, lang: Lang, edition: EditionId) -> String {
        let note = self.note(lang, edition).map_or(String::new(), |note| format!(" {note}"));
        format!("{}{note}", self.answer(lang))
    }

    fn said(&self, lang: Lang, part: &str) -> Option<&'static str> {
        words::faq::by_id(lang, &format!("faq-{}{part}", self.slug))
    }
}

/// The question with this slug, in capitals or not.
pub fn find(slug: &str) -> Option<&'static Entry> {
    FAQ.iter().find(|entry| entry.slug.eq_ignore_ascii_case(slug))
}

/// The questions that come up in an edition, to be found by what people remember of them in any language.
pub fn searched(lang: Lang, editions: &[EditionId]) -> Vec<Searched<&'static Entry>> {
    let asked = FAQ.iter().filter(|entry| entry.editions.iter().any(|edition| editions.contains(edition)));
    let one = |entry: &'static Entry| {
        let names = Lang::ALL.map(|lang| entry.question(lang)).into_iter().chain([entry.slug]);
        let notes = editions.iter().filter_map(|&edition| entry.note(lang, edition));
        let text: Vec<&str> = [entry.answer(lang)].into_iter().chain(notes).collect();
        Searched::new(entry, names, &text.join(" "))
    };
    asked.map(one).collect()
}

const ALL: &[EditionId] = &EditionId::ALL;
const CLASSIC: &[EditionId] = &[EditionId::FIRST, EditionId::SECOND];

/// Every question, from the first turn to the rare cards.
pub static FAQ: &[Entry] = &[
    Entry {
        slug: "no-smash-empty-tokyo",
        editions: ALL,
        clauses: &[Enter1, Enter2, Ex5],
        cards: &[],
        scenarios: &[
            "scenarios/rules/examples/ex-5-first.scenario",
            "scenarios/rules/examples/ex-5-second.scenario",
            "scenarios/rules/tokyo/enter-2-godzilla.scenario",
        ],
    },
    Entry {
        slug: "smashes-at-empty-tokyo",
        editions: ALL,
        clauses: &[Smash2, Enter1, Enter2],
        cards: &[],
        scenarios: &[
            "scenarios/rules/tokyo/enter-1-first-smash-takes-control.scenario",
            "scenarios/rules/resolve/smash-2-second.scenario",
        ],
    },
    Entry {
        slug: "leave-in-own-turn",
        editions: ALL,
        clauses: &[Yield1, Out1, Bay1],
        cards: &[],
        scenarios: &[
            "scenarios/rules/resolve/yield-1-not-in-your-own-turn-first.scenario",
            "scenarios/rules/resolve/yield-1-not-in-your-own-turn-second.scenario",
            "scenarios/rules/resolve/yield-1-not-in-your-own-turn-godzilla.scenario",
        ],
    },
    Entry {
        slug: "yield-to-a-card",
        editions: ALL,
        clauses: &[Smash4, Yield1],
        cards: &[],
        scenarios: &[
            "scenarios/rules/resolve/smash-4-card-damage.scenario",
            "scenarios/cards/interactions/I-059-second-hurt-by-a-card.scenario",
        ],
    },
    Entry {
        slug: "yield-unhurt",
        editions: ALL,
        clauses: &[Yield2],
        cards: &["camouflage", "armor-plating", "wings"],
        scenarios: &[
            "scenarios/cards/interactions/I-012-first-armor-in-tokyo.scenario",
            "scenarios/cards/interactions/I-015-first-nothing-lost.scenario",
            "scenarios/rules/resolve/yield-2-second.scenario",
            "scenarios/rules/resolve/yield-2-one-heart-is-enough.scenario",
        ],
    },
    Entry {
        slug: "yield-to-dodge",
        editions: ALL,
        clauses: &[Yield3, Yield1],
        cards: &["jets"],
        scenarios: &[
            "scenarios/rules/resolve/yield-3-too-late-to-duck.scenario",
            "scenarios/cards/jets/first-leaves-unhurt.scenario",
            "scenarios/cards/jets/second-leaves-unhurt.scenario",
        ],
    },
    Entry {
        slug: "death-in-tokyo",
        editions: ALL,
        clauses: &[Out2, Out1, Enter2],
        cards: &[],
        scenarios: &[
            "scenarios/rules/resolve/out-2-first.scenario",
            "scenarios/rules/resolve/out-2-killed-by-a-card-first.scenario",
            "scenarios/rules/resolve/out-2-second.scenario",
            "scenarios/rules/resolve/out-2-killed-by-a-card-second.scenario",
        ],
    },
    Entry {
        slug: "city-yields-bay-stays",
        editions: ALL,
        clauses: &[Enter3, Enter1, Enter2, Bay1],
        cards: &[],
        scenarios: &[
            "scenarios/cards/interactions/I-177-first-the-city-yields-the-bay-stays.scenario",
            "scenarios/rules/tokyo/enter-3-the-bay-does-not-move-up.scenario",
        ],
    },
    Entry {
        slug: "both-yield",
        editions: ALL,
        clauses: &[Enter3, Enter1, Enter2, Ex3],
        cards: &[],
        scenarios: &[
            "scenarios/rules/tokyo/enter-3-both-yield-first.scenario",
            "scenarios/rules/tokyo/enter-3-both-yield-second.scenario",
            "scenarios/rules/examples/ex-3-godzilla.scenario",
        ],
    },
    Entry {
        slug: "bay-closes",
        editions: ALL,
        clauses: &[Bay1, Enter4],
        cards: &[],
        scenarios: &[
            "scenarios/rules/tokyo/bay-1-five-to-four.scenario",
            "scenarios/rules/tokyo/bay-1-past-an-empty-city-first.scenario",
            "scenarios/rules/tokyo/bay-1-slides-into-an-empty-city-second.scenario",
            "scenarios/rules/tokyo/bay-1-it-never-reopens.scenario",
        ],
    },
    Entry {
        slug: "twenty-and-dead",
        editions: ALL,
        clauses: &[Win4, Win3],
        cards: &[],
        scenarios: &[
            "scenarios/rules/end/win-4-twenty-stars-and-no-heart.scenario",
            "scenarios/rules/end/win-3-nobody-is-left.scenario",
        ],
    },
    Entry {
        slug: "when-twenty-wins",
        editions: ALL,
        clauses: &[Win1],
        cards: &[],
        scenarios: &[
            "scenarios/cards/interactions/I-166-first-twenty-at-the-start.scenario",
            "scenarios/cards/interactions/I-168-first-evacuated-in-time.scenario",
            "scenarios/rules/end/win-1-the-turn-is-played-first.scenario",
            "scenarios/rules/end/win-1-in-another-turn.scenario",
            "scenarios/rules/end/win-1-switch-round.scenario",
        ],
    },
    Entry {
        slug: "hearts-in-tokyo",
        editions: ALL,
        clauses: &[Heal2, Heal3, Evo2],
        cards: &[],
        scenarios: &[
            "scenarios/rules/resolve/heal-2-city.scenario",
            "scenarios/rules/resolve/heal-2-cards-heal-in-tokyo.scenario",
            "scenarios/rules/resolve/heal-3-in-tokyo-first.scenario",
            "scenarios/rules/resolve/heal-3-not-in-tokyo-second.scenario",
            "scenarios/rules/evolutions/evo-2-in-tokyo-too.scenario",
        ],
    },
    Entry {
        slug: "poisoner-gone",
        editions: CLASSIC,
        clauses: &[Poison1, Shrink1, Heal3],
        cards: &["poison-spit", "shrink-ray"],
        scenarios: &[
            "scenarios/cards/interactions/I-078-first-their-giver-dies.scenario",
            "scenarios/cards/interactions/I-078-second-their-giver-dies.scenario",
        ],
    },
    Entry {
        slug: "mimic",
        editions: CLASSIC,
        clauses: &[Buy3],
        cards: &["mimic"],
        scenarios: &[
            "scenarios/cards/interactions/I-125-first-fresh-charges.scenario",
            "scenarios/cards/interactions/I-125-second-fresh-charges.scenario",
            "scenarios/cards/interactions/I-135-first-the-model-is-sold.scenario",
            "scenarios/cards/interactions/I-135-second-the-model-is-sold.scenario",
            "scenarios/cards/mimic/second-aimed-anew.scenario",
        ],
    },
    Entry {
        slug: "two-opportunists",
        editions: CLASSIC,
        clauses: &[Buy1, Buy2],
        cards: &["opportunist"],
        scenarios: &[
            "scenarios/cards/interactions/I-088-first-clockwise-from-the-active.scenario",
            "scenarios/cards/interactions/I-089-second-a-sweep-is-offered-whole.scenario",
            "scenarios/cards/opportunist/second-the-replacement-starts-left-of-the-active.scenario",
        ],
    },
    Entry {
        slug: "fire-breathing",
        editions: CLASSIC,
        clauses: &[Setup5, Smash3, Smash4],
        cards: &["fire-breathing"],
        scenarios: &[
            "scenarios/cards/fire-breathing/first-neighbours.scenario",
            "scenarios/cards/fire-breathing/first-bought-damage.scenario",
            "scenarios/cards/fire-breathing/second-neighbours.scenario",
            "scenarios/cards/fire-breathing/second-empty-tokyo.scenario",
            "scenarios/cards/interactions/I-043-second-two-left.scenario",
        ],
    },
    Entry {
        slug: "metamorph-refund",
        editions: CLASSIC,
        clauses: &[End1, Buy3],
        cards: &["metamorph"],
        scenarios: &[
            "scenarios/cards/metamorph/first-price-paid.scenario",
            "scenarios/cards/metamorph/second-printed-cost.scenario",
            "scenarios/cards/metamorph/second-bought-this-turn.scenario",
        ],
    },
    Entry {
        slug: "it-has-a-child",
        editions: CLASSIC,
        clauses: &[Out1, Out2, Enter2],
        cards: &["it-has-a-child", "eater-of-the-dead"],
        scenarios: &[
            "scenarios/cards/it-has-a-child/first-falls-in-tokyo.scenario",
            "scenarios/cards/it-has-a-child/second-falls-in-tokyo.scenario",
            "scenarios/cards/it-has-a-child/first-counters-stay.scenario",
            "scenarios/cards/interactions/I-161-second-the-eater-is-fed-all-the-same.scenario",
        ],
    },
    Entry {
        slug: "armor-and-wings",
        editions: CLASSIC,
        clauses: &[Smash3, Poison1, Yield2],
        cards: &["armor-plating", "wings", "acid-attack"],
        scenarios: &[
            "scenarios/cards/interactions/I-002-first-acid-joins-a-smash.scenario",
            "scenarios/cards/interactions/I-003-second-one-poison-counter.scenario",
            "scenarios/cards/wings/first-paid-and-still-yielding.scenario",
            "scenarios/cards/wings/second-paid-and-staying.scenario",
            "scenarios/cards/wings/second-poison-at-the-end-too.scenario",
        ],
    },
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;
    use crate::cards;

    /// The lines of a scenario that begin with this word, without it.
    fn said<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
        text.lines()
            .take_while(|line| *line != "---")
            .filter_map(move |line| line.strip_prefix(word)?.strip_prefix(' '))
    }

    /// The editions it has a note about.
    fn noted(entry: &Entry) -> Vec<EditionId> {
        EditionId::all().filter(|&edition| entry.note(Lang::En, edition).is_some()).collect()
    }

    fn scenario(path: &str) -> String {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
        std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    #[test]
    fn every_question_has_words_and_no_other() {
        let keys = |entry: &Entry| {
            let books = Book::ALL.into_iter().filter(|&book| entry.note_in(Lang::En, book).is_some());
            let notes = noted(entry).into_iter().map(|edition| format!(".{edition}"));
            let notes = notes.chain(books.map(|book| format!(".in-{book}")));
            let parts = [String::new(), ".answer".to_string()].into_iter().chain(notes);
            parts.map(|part| format!("faq-{}{part}", entry.slug)).collect::<Vec<_>>()
        };
        let keys: BTreeSet<String> = FAQ.iter().flat_map(keys).collect();
        assert_eq!(keys, words::faq::ids().map(str::to_string).collect());
    }

    #[test]
    fn every_question_is_found_once() {
        let slugs: BTreeSet<_> = FAQ.iter().map(|entry| entry.slug).collect();
        assert_eq!(slugs.len(), FAQ.len());
        for entry in FAQ {
            assert_eq!(find(&entry.slug.to_uppercase()).map(|found| found.slug), Some(entry.slug));
        }
        assert!(find("").is_none());
    }

    #[test]
    fn every_question_cites_a_clause_and_its_cards_exist() {
        for entry in FAQ {
            assert!(!entry.clauses.is_empty(), "{} cites nothing", entry.slug);
            for id in entry.cards {
                assert!(cards::all().any(|card| card.id == *id), "{} is about {id}", entry.slug);
            }
        }
    }

    #[test]
    fn clauses_are_in_force_where_the_question_is_asked() {
        for entry in FAQ {
            for edition in entry.editions {
                let rules = &edition.edition().rules;
                assert!(entry.clauses.iter().any(|clause| clause.holds(rules)), "{}: {edition}", entry.slug);
            }
        }
    }

    #[test]
    fn scenarios_exist_and_show_the_clauses_or_the_cards() {
        for entry in FAQ {
            assert!(!entry.scenarios.is_empty(), "nothing shows {}", entry.slug);
            for path in entry.scenarios {
                let text = scenario(path);
                let cited = said(&text, "cite")
                    .flat_map(str::split_whitespace)
                    .any(|id| entry.clauses.iter().any(|clause| clause.id() == id));
                let played = entry.cards.iter().any(|card| text.split_whitespace().any(|word| word == *card));
                assert!(cited || played, "{path} does not show {}", entry.slug);
            }
        }
    }

    #[test]
    fn where_editions_differ_a_scenario_shows_each_side() {
        for entry in FAQ {
            let shown: BTreeSet<String> = entry
                .scenarios
                .iter()
                .flat_map(|path| said(&scenario(path), "edition").map(str::to_string).collect::<Vec<_>>())
                .collect();
            for edition in noted(entry).into_iter().filter(|&edition| edition != EditionId::GODZILLA) {
                assert!(shown.contains(edition.name()), "{}: nothing shows {edition}", entry.slug);
            }
            assert!(shown.iter().all(|name| EditionId::from_name(name).is_some()));
        }
    }

    #[test]
    fn notes_are_about_editions_in_which_it_is_asked_and_about_all_of_them() {
        for entry in FAQ {
            let noted = noted(entry);
            assert!(noted.is_empty() || noted == entry.editions, "{}: {noted:?}", entry.slug);
        }
    }

    #[test]
    fn notes_of_books_are_about_books_in_whose_edition_it_is_asked() {
        let mut noted = 0;
        for (entry, book) in FAQ.iter().flat_map(|entry| Book::ALL.map(|book| (entry, book))) {
            if let Some(note) = entry.note_in(Lang::En, book) {
                noted += 1;
                let asked = entry.editions.contains(&book.edition()) && book.changes().next().is_some();
                assert!(asked && note.ends_with('.'), "{} in {book}: {note}", entry.slug);
            }
        }
        assert_eq!(noted, 5);
    }

    #[test]
    fn questions_ask_and_answers_say_something_in_every_language() {
        for lang in Lang::ALL {
            for entry in FAQ {
                assert!(entry.question(lang).ends_with(['?', '？']), "{} in {lang}", entry.slug);
                let notes = entry.editions.iter().filter_map(|&edition| entry.note(lang, edition));
                for text in notes.chain([entry.answer(lang)]) {
                    assert!(text.ends_with(['.', '。']) && text == text.trim(), "{} in {lang}: {text:?}", entry.slug);
                }
            }
        }
    }
}
