//! What people ask at the table: the questions that come up in every other game, with their answers.
//!
//! An [`Entry`] says in which editions the question comes up, which clauses and cards it is about, and which scenarios
//! show the answer; its words are in `faq.ftl`. What is said of one edition only is a note of its own.
//!
//! ```
//! use kaiju_text::Lang;
//! use kaiju_text::faq::find;
//! use kaiju_text::rules::Edition;
//!
//! let entry = find("yield-to-dodge").expect("a question of the table");
//! assert_eq!(entry.question(Lang::Es), "Si cedo, ¿me libro del daño?");
//! assert_eq!(entry.note(Lang::Es, Edition::First), None);
//! ```

use crate::Lang;
use crate::rules::Edition::{self, First, Godzilla, Second};
use crate::words::faq as words;

/// Words of one message.
type Said = fn(Lang) -> &'static str;

/// A question people ask, and what belongs to it.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// A few words to find it by.
    pub slug: &'static str,
    /// The editions in which the question comes up.
    pub editions: &'static [Edition],
    /// The ids of the clauses and examples that answer it, the most important one first.
    pub clauses: &'static [&'static str],
    /// The ids of the cards it is about.
    pub cards: &'static [&'static str],
    /// The scenarios that show it, as paths in the repository.
    pub scenarios: &'static [&'static str],
    question: Said,
    answer: Said,
    notes: &'static [(Edition, Said)],
}

impl Entry {
    /// The question.
    pub fn question(&self, lang: Lang) -> &'static str {
        (self.question)(lang)
    }

    /// What is so in every edition in which the question comes up.
    pub fn answer(&self, lang: Lang) -> &'static str {
        (self.answer)(lang)
    }

    /// What is so in one edition, where the editions differ.
    pub fn note(&self, lang: Lang, edition: Edition) -> Option<&'static str> {
        let said = self.notes.iter().find(|(of, _)| *of == edition)?.1;
        Some(said(lang))
    }
}

/// The question with this slug, in capitals or not.
pub fn find(slug: &str) -> Option<&'static Entry> {
    FAQ.iter().find(|entry| entry.slug.eq_ignore_ascii_case(slug))
}

/// The questions that come up in an edition.
pub fn asked_in(edition: Edition) -> impl Iterator<Item = &'static Entry> {
    FAQ.iter().filter(move |entry| entry.editions.contains(&edition))
}

const ALL: &[Edition] = &Edition::ALL;
const CLASSIC: &[Edition] = &[First, Second];

/// Every question, from the first turn to the rare cards.
pub static FAQ: [Entry; 20] = [
    Entry {
        slug: "no-smash-empty-tokyo",
        editions: ALL,
        clauses: &["ENTER-1", "ENTER-2", "EX-5"],
        cards: &[],
        scenarios: &[
            "scenarios/rules/examples/ex-5-first.scenario",
            "scenarios/rules/examples/ex-5-second.scenario",
            "scenarios/rules/tokyo/enter-2-godzilla.scenario",
        ],
        question: words::faq_no_smash_empty_tokyo,
        answer: words::faq_no_smash_empty_tokyo_answer,
        notes: &[
            (First, words::faq_no_smash_empty_tokyo_first),
            (Second, words::faq_no_smash_empty_tokyo_second),
            (Godzilla, words::faq_no_smash_empty_tokyo_godzilla),
        ],
    },
    Entry {
        slug: "smashes-at-empty-tokyo",
        editions: ALL,
        clauses: &["SMASH-2", "ENTER-1", "ENTER-2"],
        cards: &[],
        scenarios: &[
            "scenarios/rules/tokyo/enter-1-first-smash-takes-control.scenario",
            "scenarios/rules/resolve/smash-2-second.scenario",
        ],
        question: words::faq_smashes_at_empty_tokyo,
        answer: words::faq_smashes_at_empty_tokyo_answer,
        notes: &[],
    },
    Entry {
        slug: "leave-in-own-turn",
        editions: ALL,
        clauses: &["YIELD-1", "OUT-1", "BAY-1"],
        cards: &[],
        scenarios: &[
            "scenarios/rules/resolve/yield-1-not-in-your-own-turn-first.scenario",
            "scenarios/rules/resolve/yield-1-not-in-your-own-turn-second.scenario",
            "scenarios/rules/resolve/yield-1-not-in-your-own-turn-godzilla.scenario",
        ],
        question: words::faq_leave_in_own_turn,
        answer: words::faq_leave_in_own_turn_answer,
        notes: &[],
    },
    Entry {
        slug: "yield-to-a-card",
        editions: ALL,
        clauses: &["SMASH-4", "YIELD-1"],
        cards: &[],
        scenarios: &[
            "scenarios/rules/resolve/smash-4-card-damage.scenario",
            "scenarios/cards/interactions/I-059-second-hurt-by-a-card.scenario",
        ],
        question: words::faq_yield_to_a_card,
        answer: words::faq_yield_to_a_card_answer,
        notes: &[],
    },
    Entry {
        slug: "yield-unhurt",
        editions: ALL,
        clauses: &["YIELD-2"],
        cards: &["camouflage", "armor-plating", "wings"],
        scenarios: &[
            "scenarios/cards/interactions/I-012-first-armor-in-tokyo.scenario",
            "scenarios/cards/interactions/I-015-first-nothing-lost.scenario",
            "scenarios/rules/resolve/yield-2-second.scenario",
            "scenarios/rules/resolve/yield-2-one-heart-is-enough.scenario",
        ],
        question: words::faq_yield_unhurt,
        answer: words::faq_yield_unhurt_answer,
        notes: &[
            (First, words::faq_yield_unhurt_first),
            (Second, words::faq_yield_unhurt_second),
            (Godzilla, words::faq_yield_unhurt_godzilla),
        ],
    },
    Entry {
        slug: "yield-to-dodge",
        editions: ALL,
        clauses: &["YIELD-3", "YIELD-1"],
        cards: &["jets"],
        scenarios: &[
            "scenarios/rules/resolve/yield-3-too-late-to-duck.scenario",
            "scenarios/cards/jets/first-leaves-unhurt.scenario",
            "scenarios/cards/jets/second-leaves-unhurt.scenario",
        ],
        question: words::faq_yield_to_dodge,
        answer: words::faq_yield_to_dodge_answer,
        notes: &[],
    },
    Entry {
        slug: "death-in-tokyo",
        editions: ALL,
        clauses: &["OUT-2", "OUT-1", "ENTER-2"],
        cards: &[],
        scenarios: &[
            "scenarios/rules/resolve/out-2-first.scenario",
            "scenarios/rules/resolve/out-2-killed-by-a-card-first.scenario",
            "scenarios/rules/resolve/out-2-second.scenario",
            "scenarios/rules/resolve/out-2-killed-by-a-card-second.scenario",
        ],
        question: words::faq_death_in_tokyo,
        answer: words::faq_death_in_tokyo_answer,
        notes: &[
            (First, words::faq_death_in_tokyo_first),
            (Second, words::faq_death_in_tokyo_second),
            (Godzilla, words::faq_death_in_tokyo_godzilla),
        ],
    },
    Entry {
        slug: "city-yields-bay-stays",
        editions: ALL,
        clauses: &["ENTER-3", "ENTER-1", "ENTER-2", "BAY-1"],
        cards: &[],
        scenarios: &[
            "scenarios/cards/interactions/I-177-first-the-city-yields-the-bay-stays.scenario",
            "scenarios/rules/tokyo/enter-3-the-bay-does-not-move-up.scenario",
        ],
        question: words::faq_city_yields_bay_stays,
        answer: words::faq_city_yields_bay_stays_answer,
        notes: &[],
    },
    Entry {
        slug: "both-yield",
        editions: ALL,
        clauses: &["ENTER-3", "ENTER-1", "ENTER-2", "EX-3"],
        cards: &[],
        scenarios: &[
            "scenarios/rules/tokyo/enter-3-both-yield-first.scenario",
            "scenarios/rules/tokyo/enter-3-both-yield-second.scenario",
            "scenarios/rules/examples/ex-3-godzilla.scenario",
        ],
        question: words::faq_both_yield,
        answer: words::faq_both_yield_answer,
        notes: &[
            (First, words::faq_both_yield_first),
            (Second, words::faq_both_yield_second),
            (Godzilla, words::faq_both_yield_godzilla),
        ],
    },
    Entry {
        slug: "bay-closes",
        editions: ALL,
        clauses: &["BAY-1", "ENTER-4"],
        cards: &[],
        scenarios: &[
            "scenarios/rules/tokyo/bay-1-five-to-four.scenario",
            "scenarios/rules/tokyo/bay-1-past-an-empty-city-first.scenario",
            "scenarios/rules/tokyo/bay-1-slides-into-an-empty-city-second.scenario",
            "scenarios/rules/tokyo/bay-1-it-never-reopens.scenario",
        ],
        question: words::faq_bay_closes,
        answer: words::faq_bay_closes_answer,
        notes: &[
            (First, words::faq_bay_closes_first),
            (Second, words::faq_bay_closes_second),
            (Godzilla, words::faq_bay_closes_godzilla),
        ],
    },
    Entry {
        slug: "twenty-and-dead",
        editions: ALL,
        clauses: &["WIN-4", "WIN-3"],
        cards: &[],
        scenarios: &[
            "scenarios/rules/end/win-4-twenty-stars-and-no-heart.scenario",
            "scenarios/rules/end/win-3-nobody-is-left.scenario",
        ],
        question: words::faq_twenty_and_dead,
        answer: words::faq_twenty_and_dead_answer,
        notes: &[],
    },
    Entry {
        slug: "when-twenty-wins",
        editions: ALL,
        clauses: &["WIN-1"],
        cards: &[],
        scenarios: &[
            "scenarios/cards/interactions/I-166-first-twenty-at-the-start.scenario",
            "scenarios/cards/interactions/I-168-first-evacuated-in-time.scenario",
            "scenarios/rules/end/win-1-the-turn-is-played-first.scenario",
            "scenarios/rules/end/win-1-in-another-turn.scenario",
            "scenarios/rules/end/win-1-switch-round.scenario",
        ],
        question: words::faq_when_twenty_wins,
        answer: words::faq_when_twenty_wins_answer,
        notes: &[
            (First, words::faq_when_twenty_wins_first),
            (Second, words::faq_when_twenty_wins_second),
            (Godzilla, words::faq_when_twenty_wins_godzilla),
        ],
    },
    Entry {
        slug: "hearts-in-tokyo",
        editions: ALL,
        clauses: &["HEAL-2", "HEAL-3", "EVO-2"],
        cards: &[],
        scenarios: &[
            "scenarios/rules/resolve/heal-2-city.scenario",
            "scenarios/rules/resolve/heal-2-cards-heal-in-tokyo.scenario",
            "scenarios/rules/resolve/heal-3-in-tokyo-first.scenario",
            "scenarios/rules/resolve/heal-3-not-in-tokyo-second.scenario",
            "scenarios/rules/evolutions/evo-2-in-tokyo-too.scenario",
        ],
        question: words::faq_hearts_in_tokyo,
        answer: words::faq_hearts_in_tokyo_answer,
        notes: &[
            (First, words::faq_hearts_in_tokyo_first),
            (Second, words::faq_hearts_in_tokyo_second),
            (Godzilla, words::faq_hearts_in_tokyo_godzilla),
        ],
    },
    Entry {
        slug: "poisoner-gone",
        editions: CLASSIC,
        clauses: &["POISON-1", "SHRINK-1", "HEAL-3"],
        cards: &["poison-spit", "shrink-ray"],
        scenarios: &[
            "scenarios/cards/interactions/I-078-first-their-giver-dies.scenario",
            "scenarios/cards/interactions/I-078-second-their-giver-dies.scenario",
        ],
        question: words::faq_poisoner_gone,
        answer: words::faq_poisoner_gone_answer,
        notes: &[(First, words::faq_poisoner_gone_first), (Second, words::faq_poisoner_gone_second)],
    },
    Entry {
        slug: "mimic",
        editions: CLASSIC,
        clauses: &["BUY-3"],
        cards: &["mimic"],
        scenarios: &[
            "scenarios/cards/interactions/I-125-first-fresh-charges.scenario",
            "scenarios/cards/interactions/I-125-second-fresh-charges.scenario",
            "scenarios/cards/interactions/I-135-first-the-model-is-sold.scenario",
            "scenarios/cards/interactions/I-135-second-the-model-is-sold.scenario",
            "scenarios/cards/mimic/second-aimed-anew.scenario",
        ],
        question: words::faq_mimic,
        answer: words::faq_mimic_answer,
        notes: &[],
    },
    Entry {
        slug: "two-opportunists",
        editions: CLASSIC,
        clauses: &["BUY-1", "BUY-2"],
        cards: &["opportunist"],
        scenarios: &[
            "scenarios/cards/interactions/I-088-first-clockwise-from-the-active.scenario",
            "scenarios/cards/interactions/I-089-second-a-sweep-is-offered-whole.scenario",
            "scenarios/cards/opportunist/second-the-replacement-starts-left-of-the-active.scenario",
        ],
        question: words::faq_two_opportunists,
        answer: words::faq_two_opportunists_answer,
        notes: &[],
    },
    Entry {
        slug: "fire-breathing",
        editions: CLASSIC,
        clauses: &["SETUP-5", "SMASH-3", "SMASH-4"],
        cards: &["fire-breathing"],
        scenarios: &[
            "scenarios/cards/fire-breathing/first-neighbours.scenario",
            "scenarios/cards/fire-breathing/first-bought-damage.scenario",
            "scenarios/cards/fire-breathing/second-neighbours.scenario",
            "scenarios/cards/fire-breathing/second-empty-tokyo.scenario",
            "scenarios/cards/interactions/I-043-second-two-left.scenario",
        ],
        question: words::faq_fire_breathing,
        answer: words::faq_fire_breathing_answer,
        notes: &[(First, words::faq_fire_breathing_first), (Second, words::faq_fire_breathing_second)],
    },
    Entry {
        slug: "metamorph-refund",
        editions: CLASSIC,
        clauses: &["END-1", "BUY-3"],
        cards: &["metamorph"],
        scenarios: &[
            "scenarios/cards/metamorph/first-price-paid.scenario",
            "scenarios/cards/metamorph/second-printed-cost.scenario",
            "scenarios/cards/metamorph/second-bought-this-turn.scenario",
        ],
        question: words::faq_metamorph_refund,
        answer: words::faq_metamorph_refund_answer,
        notes: &[(First, words::faq_metamorph_refund_first), (Second, words::faq_metamorph_refund_second)],
    },
    Entry {
        slug: "it-has-a-child",
        editions: CLASSIC,
        clauses: &["OUT-1", "OUT-2", "ENTER-2"],
        cards: &["it-has-a-child", "eater-of-the-dead"],
        scenarios: &[
            "scenarios/cards/it-has-a-child/first-falls-in-tokyo.scenario",
            "scenarios/cards/it-has-a-child/second-falls-in-tokyo.scenario",
            "scenarios/cards/it-has-a-child/first-counters-stay.scenario",
            "scenarios/cards/interactions/I-161-second-the-eater-is-fed-all-the-same.scenario",
        ],
        question: words::faq_it_has_a_child,
        answer: words::faq_it_has_a_child_answer,
        notes: &[],
    },
    Entry {
        slug: "armor-and-wings",
        editions: CLASSIC,
        clauses: &["SMASH-3", "POISON-1", "YIELD-2"],
        cards: &["armor-plating", "wings", "acid-attack"],
        scenarios: &[
            "scenarios/cards/interactions/I-002-first-acid-joins-a-smash.scenario",
            "scenarios/cards/interactions/I-003-second-one-poison-counter.scenario",
            "scenarios/cards/wings/first-paid-and-still-yielding.scenario",
            "scenarios/cards/wings/second-paid-and-staying.scenario",
            "scenarios/cards/wings/second-poison-at-the-end-too.scenario",
        ],
        question: words::faq_armor_and_wings,
        answer: words::faq_armor_and_wings_answer,
        notes: &[(First, words::faq_armor_and_wings_first), (Second, words::faq_armor_and_wings_second)],
    },
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;
    use crate::{cards, rules};

    /// The lines of a scenario that begin with this word, without it.
    fn said<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
        text.lines()
            .take_while(|line| *line != "---")
            .filter_map(move |line| line.strip_prefix(word)?.strip_prefix(' '))
    }

    fn scenario(path: &str) -> String {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
        std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    #[test]
    fn every_question_is_found_once() {
        let slugs: BTreeSet<_> = FAQ.iter().map(|entry| entry.slug).collect();
        assert_eq!(slugs.len(), FAQ.len());
        for entry in &FAQ {
            assert_eq!(find(&entry.slug.to_uppercase()).map(|found| found.slug), Some(entry.slug));
        }
        assert!(find("").is_none());
    }

    #[test]
    fn clauses_and_cards_exist() {
        for entry in &FAQ {
            assert!(!entry.clauses.is_empty(), "{} cites nothing", entry.slug);
            for id in entry.clauses {
                assert!(rules::find(id).is_some(), "{} cites {id}", entry.slug);
            }
            for id in entry.cards {
                assert!(cards::all().any(|card| card.id == *id), "{} is about {id}", entry.slug);
            }
        }
    }

    #[test]
    fn clauses_are_in_force_where_the_question_is_asked() {
        for entry in &FAQ {
            for edition in entry.editions {
                let mut clauses = entry.clauses.iter().filter_map(|id| rules::find(id));
                assert!(clauses.any(|clause| clause.editions.contains(edition)), "{}: {edition:?}", entry.slug);
            }
        }
    }

    #[test]
    fn scenarios_exist_and_show_the_clauses_or_the_cards() {
        for entry in &FAQ {
            assert!(!entry.scenarios.is_empty(), "nothing shows {}", entry.slug);
            for path in entry.scenarios {
                let text = scenario(path);
                let cited = said(&text, "cite").flat_map(str::split_whitespace).any(|id| entry.clauses.contains(&id));
                let played = entry.cards.iter().any(|card| text.split_whitespace().any(|word| word == *card));
                assert!(cited || played, "{path} does not show {}", entry.slug);
            }
        }
    }

    #[test]
    fn where_editions_differ_a_scenario_shows_each_side() {
        for entry in &FAQ {
            let shown: BTreeSet<String> = entry
                .scenarios
                .iter()
                .flat_map(|path| said(&scenario(path), "edition").map(str::to_string).collect::<Vec<_>>())
                .collect();
            for (edition, _) in entry.notes.iter().filter(|(edition, _)| *edition != Godzilla) {
                assert!(shown.contains(edition.name()), "{}: nothing shows {edition:?}", entry.slug);
            }
            assert!(shown.iter().all(|name| Edition::ALL.iter().any(|edition| edition.name() == name)));
        }
    }

    #[test]
    fn notes_are_about_editions_in_which_it_is_asked_and_about_all_of_them() {
        for entry in &FAQ {
            let noted: Vec<_> = entry.notes.iter().map(|(edition, _)| *edition).collect();
            assert!(noted.is_empty() || noted == entry.editions, "{}: {noted:?}", entry.slug);
        }
    }

    #[test]
    fn questions_ask_and_answers_say_something_in_every_language() {
        for lang in Lang::ALL {
            for entry in &FAQ {
                assert!(entry.question(lang).ends_with('?'), "{} in {lang}", entry.slug);
                let notes = entry.editions.iter().filter_map(|&edition| entry.note(lang, edition));
                for text in notes.chain([entry.answer(lang)]) {
                    assert!(text.ends_with('.') && text == text.trim(), "{} in {lang}: {text:?}", entry.slug);
                }
            }
        }
    }
}
