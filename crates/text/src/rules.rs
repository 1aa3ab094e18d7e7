//! The rules reference: every clause of the game, in our own words and in every language (`rules.ftl`).
//!
//! A clause has an id such as `ENTER-2`. Code, tests and screens cite it, so that anyone can go
//! from a line of code to the rule and back. [`CLAUSES`] holds them in rulebook order, [`find`]
//! looks one up, and [`SWITCHES`] lists the rule switches behind the clauses, with the value each
//! preset gives them.
//!
//! ```
//! use kaiju_text::rules::{Lang, find};
//!
//! let clause = find("enter-5").expect("a clause of the rulebook");
//! assert_eq!(clause.title.get(Lang::En), "One monster, one place");
//! ```

use core::fmt;

use kaiju_rules::{EditionId, Rules};

pub use crate::Lang;
use crate::words::{rules as words, terms};
use Edition::{First, Godzilla, Second};

/// A text in every language.
#[derive(Clone, Copy)]
pub struct Words(fn(Lang) -> &'static str);

impl Words {
    /// The words in one language.
    pub fn get(&self, lang: Lang) -> &'static str {
        (self.0)(lang)
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        Lang::ALL.iter().all(|&lang| self.get(lang) == other.get(lang))
    }
}

impl Eq for Words {}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.get(Lang::En))
    }
}

/// A published edition of the game, each with its own preset of switches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The first edition, 2011 to 2014.
    First,
    /// The second edition, 2016.
    Second,
    /// The Godzilla edition. Its rules are the publisher's, its cards here are our own design.
    Godzilla,
}

impl Edition {
    /// Every edition, oldest first.
    pub const ALL: [Self; 3] = [First, Second, Godzilla];

    /// The name of the edition's preset.
    pub const fn name(self) -> &'static str {
        match self {
            First => "first",
            Second => "second",
            Godzilla => "godzilla",
        }
    }

    /// What people call it: `second edition`.
    pub const fn title(self, lang: Lang) -> &'static str {
        match self {
            First => terms::edition_first(lang),
            Second => terms::edition_second(lang),
            Godzilla => terms::edition_godzilla(lang),
        }
    }

    /// The edition a game is played by.
    pub fn of(id: EditionId) -> Edition {
        let name = id.edition().name;
        Edition::ALL.into_iter().find(|edition| edition.name() == name).unwrap_or(Second)
    }
}

/// A chapter of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Chapter {
    /// Before the first turn.
    Setup,
    /// The start of a turn and its rolls.
    Roll,
    /// Resolving the dice: points, energy, healing, smashes and what comes of them.
    Resolve,
    /// Entering Tokyo, and the closing of the Bay.
    Enter,
    /// Power cards and Events.
    Buy,
    /// The end of a turn and the end of the game.
    End,
    /// The variant for two players.
    Duo,
    /// The optional Evolutions.
    Evolutions,
    /// Worked examples.
    Examples,
}

impl Chapter {
    /// The heading of the chapter.
    pub const fn title(self) -> Words {
        match self {
            Self::Setup => Words(words::chapter_setup),
            Self::Roll => Words(words::chapter_roll),
            Self::Resolve => Words(words::chapter_resolve),
            Self::Enter => Words(words::chapter_enter),
            Self::Buy => Words(words::chapter_buy),
            Self::End => Words(words::chapter_end),
            Self::Duo => Words(words::chapter_duo),
            Self::Evolutions => Words(words::chapter_evolutions),
            Self::Examples => Words(words::chapter_examples),
        }
    }
}

/// One clause of the rules, in our own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause {
    /// The id by which code, tests and screens cite the clause.
    pub id: &'static str,
    /// The chapter it belongs to.
    pub chapter: Chapter,
    /// A few words to find it by.
    pub title: Words,
    /// What holds in every edition that has the clause.
    pub text: Words,
    /// What differs, or is only true, in one edition; oldest edition first.
    pub notes: &'static [(Edition, Words)],
    /// The presets in which the clause is in force. Optional rules are listed wherever they may
    /// be switched on.
    pub editions: &'static [Edition],
    /// The names of the switches that decide whether or how it holds. The words of a clause never name a switch: they
    /// tell players the rule.
    pub switches: &'static [&'static str],
    /// The ids of related clauses.
    pub see: &'static [&'static str],
}

impl Clause {
    /// What is so at a table: the note of its edition or, where a house rule flipped a switch of the clause, the note of
    /// the edition that is played like that. None where no edition has anything to add.
    pub fn note(&self, edition: Edition, rules: &Rules) -> Option<Words> {
        let of = |edition: Edition| self.notes.iter().find(|(noted, _)| *noted == edition).map(|(_, words)| *words);
        // A switch that is the same in every edition says nothing about which note is true.
        let telling = || {
            SWITCHES.iter().filter(|switch| {
                let differs = Edition::ALL.iter().any(|&edition| switch.preset(edition) != switch.first);
                differs && self.switches.contains(&switch.name)
            })
        };
        let alike = |edition: Edition| telling().all(|switch| rules.get(switch.name) == Some(switch.preset(edition)));
        if alike(edition) { of(edition) } else { Edition::ALL.into_iter().filter(|&other| alike(other)).find_map(of) }
    }
}

/// A rule switch: what a preset fixes and a house rule may flip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Its name, as games and the command line write it.
    pub name: &'static str,
    /// The values it can take.
    pub values: &'static [&'static str],
    /// What it decides: what `yes` means, or else what each value means, in their order.
    pub text: Words,
    /// Its value in the preset of the first edition.
    pub first: &'static str,
    /// Its value in the preset of the second edition.
    pub second: &'static str,
    /// Its value in the preset of the Godzilla edition.
    pub godzilla: &'static str,
}

impl Switch {
    /// Its value in the preset of an edition.
    pub const fn preset(&self, edition: Edition) -> &'static str {
        match edition {
            First => self.first,
            Second => self.second,
            Godzilla => self.godzilla,
        }
    }
}

/// The clause with this id, in capitals or not.
pub fn find(id: &str) -> Option<&'static Clause> {
    CLAUSES.iter().find(|clause| clause.id.eq_ignore_ascii_case(id))
}

const ALL: &[Edition] = &Edition::ALL;
const YES_NO: &[&str] = &["yes", "no"];

/// Every clause, in rulebook order.
pub static CLAUSES: [Clause; 65] = [
    // Setup
    Clause {
        id: "SETUP-1",
        chapter: Chapter::Setup,
        title: Words(words::setup_1),
        text: Words(words::setup_1_text),
        notes: &[
            (First, Words(words::setup_1_first)),
            (Second, Words(words::setup_1_second)),
            (Godzilla, Words(words::setup_1_godzilla)),
        ],
        editions: ALL,
        switches: &["evolutions"],
        see: &["EVO-1", "LIMIT-1"],
    },
    Clause {
        id: "SETUP-2",
        chapter: Chapter::Setup,
        title: Words(words::setup_2),
        text: Words(words::setup_2_text),
        notes: &[(First, Words(words::setup_2_first))],
        editions: ALL,
        switches: &["tokyo_bay"],
        see: &["BAY-1", "ENTER-1", "ENTER-2"],
    },
    Clause {
        id: "SETUP-3",
        chapter: Chapter::Setup,
        title: Words(words::setup_3),
        text: Words(words::setup_3_text),
        notes: &[(Godzilla, Words(words::setup_3_godzilla))],
        editions: ALL,
        switches: &["power_cards", "promos"],
        see: &["BUY-1", "EVENT-4"],
    },
    Clause {
        id: "SETUP-4",
        chapter: Chapter::Setup,
        title: Words(words::setup_4),
        text: Words(words::setup_4_text),
        notes: &[(First, Words(words::setup_4_first))],
        editions: ALL,
        switches: &["first_player"],
        see: &["SETUP-5"],
    },
    Clause {
        id: "SETUP-5",
        chapter: Chapter::Setup,
        title: Words(words::setup_5),
        text: Words(words::setup_5_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["END-1"],
    },
    Clause {
        id: "SETUP-6",
        chapter: Chapter::Setup,
        title: Words(words::setup_6),
        text: Words(words::setup_6_text),
        notes: &[(Godzilla, Words(words::setup_6_godzilla))],
        editions: ALL,
        switches: &[],
        see: &["LIMIT-1", "POISON-1", "SHRINK-1", "ROLL-3"],
    },
    // Roll
    Clause {
        id: "START-1",
        chapter: Chapter::Roll,
        title: Words(words::start_1),
        text: Words(words::start_1_text),
        notes: &[],
        editions: ALL,
        switches: &["two_player_tokyo"],
        see: &["ENTER-4", "DUO-1"],
    },
    Clause {
        id: "ROLL-1",
        chapter: Chapter::Roll,
        title: Words(words::roll_1),
        text: Words(words::roll_1_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["ROLL-2", "ROLL-5"],
    },
    Clause {
        id: "ROLL-2",
        chapter: Chapter::Roll,
        title: Words(words::roll_2),
        text: Words(words::roll_2_text),
        notes: &[
            (First, Words(words::roll_2_first)),
            (Second, Words(words::roll_2_second)),
            (Godzilla, Words(words::roll_2_godzilla)),
        ],
        editions: ALL,
        switches: &["dice_limit"],
        see: &["ROLL-1", "ROLL-3"],
    },
    Clause {
        id: "ROLL-3",
        chapter: Chapter::Roll,
        title: Words(words::roll_3),
        text: Words(words::roll_3_text),
        notes: &[],
        editions: &[Godzilla],
        switches: &["dice_tokens", "dice_limit"],
        see: &["ROLL-2", "SETUP-6"],
    },
    Clause {
        id: "ROLL-4",
        chapter: Chapter::Roll,
        title: Words(words::roll_4),
        text: Words(words::roll_4_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["SHRINK-1"],
    },
    Clause {
        id: "SHRINK-1",
        chapter: Chapter::Roll,
        title: Words(words::shrink_1),
        text: Words(words::shrink_1_text),
        notes: &[(First, Words(words::shrink_1_first)), (Godzilla, Words(words::shrink_1_godzilla))],
        editions: ALL,
        switches: &[],
        see: &["ROLL-4", "HEAL-3"],
    },
    Clause {
        id: "ROLL-5",
        chapter: Chapter::Roll,
        title: Words(words::roll_5),
        text: Words(words::roll_5_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["ROLL-1", "RESOLVE-1"],
    },
    // Resolve
    Clause {
        id: "RESOLVE-1",
        chapter: Chapter::Resolve,
        title: Words(words::resolve_1),
        text: Words(words::resolve_1_text),
        notes: &[(First, Words(words::resolve_1_first))],
        editions: ALL,
        switches: &["resolve_order"],
        see: &["POINTS-1", "ENERGY-1", "HEAL-1", "SMASH-1"],
    },
    Clause {
        id: "POINTS-1",
        chapter: Chapter::Resolve,
        title: Words(words::points_1),
        text: Words(words::points_1_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["EX-1", "EX-2"],
    },
    Clause {
        id: "ENERGY-1",
        chapter: Chapter::Resolve,
        title: Words(words::energy_1),
        text: Words(words::energy_1_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["BUY-1"],
    },
    Clause {
        id: "HEAL-1",
        chapter: Chapter::Resolve,
        title: Words(words::heal_1),
        text: Words(words::heal_1_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["HEAL-2", "HEAL-3", "LIMIT-1"],
    },
    Clause {
        id: "HEAL-2",
        chapter: Chapter::Resolve,
        title: Words(words::heal_2),
        text: Words(words::heal_2_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["HEAL-1", "EVO-2"],
    },
    Clause {
        id: "HEAL-3",
        chapter: Chapter::Resolve,
        title: Words(words::heal_3),
        text: Words(words::heal_3_text),
        notes: &[
            (First, Words(words::heal_3_first)),
            (Second, Words(words::heal_3_second)),
            (Godzilla, Words(words::heal_3_godzilla)),
        ],
        editions: ALL,
        switches: &["counters_removable_in_tokyo"],
        see: &["POISON-1", "SHRINK-1", "HEAL-2"],
    },
    Clause {
        id: "SMASH-1",
        chapter: Chapter::Resolve,
        title: Words(words::smash_1),
        text: Words(words::smash_1_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["SMASH-2", "SMASH-3", "YIELD-1"],
    },
    Clause {
        id: "SMASH-2",
        chapter: Chapter::Resolve,
        title: Words(words::smash_2),
        text: Words(words::smash_2_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["ENTER-1", "ENTER-2", "EX-5"],
    },
    Clause {
        id: "SMASH-3",
        chapter: Chapter::Resolve,
        title: Words(words::smash_3),
        text: Words(words::smash_3_text),
        notes: &[
            (First, Words(words::smash_3_first)),
            (Second, Words(words::smash_3_second)),
            (Godzilla, Words(words::smash_3_godzilla)),
        ],
        editions: ALL,
        switches: &[],
        see: &["SMASH-1", "SMASH-4"],
    },
    Clause {
        id: "SMASH-4",
        chapter: Chapter::Resolve,
        title: Words(words::smash_4),
        text: Words(words::smash_4_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["SMASH-3", "YIELD-1", "POISON-1"],
    },
    Clause {
        id: "YIELD-1",
        chapter: Chapter::Resolve,
        title: Words(words::yield_1),
        text: Words(words::yield_1_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["YIELD-2", "YIELD-3", "ENTER-1", "ENTER-2"],
    },
    Clause {
        id: "YIELD-2",
        chapter: Chapter::Resolve,
        title: Words(words::yield_2),
        text: Words(words::yield_2_text),
        notes: &[
            (First, Words(words::yield_2_first)),
            (Second, Words(words::yield_2_second)),
            (Godzilla, Words(words::yield_2_godzilla)),
        ],
        editions: ALL,
        switches: &["yield_needs_damage"],
        see: &["YIELD-1", "SMASH-4"],
    },
    Clause {
        id: "YIELD-3",
        chapter: Chapter::Resolve,
        title: Words(words::yield_3),
        text: Words(words::yield_3_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["YIELD-1"],
    },
    Clause {
        id: "OUT-1",
        chapter: Chapter::Resolve,
        title: Words(words::out_1),
        text: Words(words::out_1_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["OUT-2", "OUT-3", "WIN-2"],
    },
    Clause {
        id: "OUT-2",
        chapter: Chapter::Resolve,
        title: Words(words::out_2),
        text: Words(words::out_2_text),
        notes: &[],
        editions: &[First],
        switches: &["attacker_replaces_eliminated"],
        see: &["OUT-1", "ENTER-1", "SMASH-4"],
    },
    Clause {
        id: "OUT-3",
        chapter: Chapter::Resolve,
        title: Words(words::out_3),
        text: Words(words::out_3_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["WIN-2", "WIN-3"],
    },
    // Enter
    Clause {
        id: "ENTER-1",
        chapter: Chapter::Enter,
        title: Words(words::enter_1),
        text: Words(words::enter_1_text),
        notes: &[],
        editions: &[First],
        switches: &["attack_into_empty_takes_tokyo"],
        see: &["SMASH-2", "OUT-2", "ENTER-3", "EX-5"],
    },
    Clause {
        id: "ENTER-2",
        chapter: Chapter::Enter,
        title: Words(words::enter_2),
        text: Words(words::enter_2_text),
        notes: &[],
        editions: &[Second, Godzilla],
        switches: &["must_enter_empty_tokyo"],
        see: &["ENTER-3", "ENTER-4", "BAY-1", "EX-5"],
    },
    Clause {
        id: "ENTER-3",
        chapter: Chapter::Enter,
        title: Words(words::enter_3),
        text: Words(words::enter_3_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["YIELD-1", "BAY-1", "EX-3"],
    },
    Clause {
        id: "ENTER-4",
        chapter: Chapter::Enter,
        title: Words(words::enter_4),
        text: Words(words::enter_4_text),
        notes: &[],
        editions: ALL,
        switches: &["two_player_tokyo"],
        see: &["START-1", "DUO-1", "BAY-1"],
    },
    Clause {
        id: "ENTER-5",
        chapter: Chapter::Enter,
        title: Words(words::enter_5),
        text: Words(words::enter_5_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["ENTER-4"],
    },
    Clause {
        id: "BAY-1",
        chapter: Chapter::Enter,
        title: Words(words::bay_1),
        text: Words(words::bay_1_text),
        notes: &[
            (First, Words(words::bay_1_first)),
            (Second, Words(words::bay_1_second)),
            (Godzilla, Words(words::bay_1_godzilla)),
        ],
        editions: ALL,
        switches: &["bay_moves_to_empty_city"],
        see: &["SETUP-2", "ENTER-4", "EX-3"],
    },
    // Buy
    Clause {
        id: "BUY-1",
        chapter: Chapter::Buy,
        title: Words(words::buy_1),
        text: Words(words::buy_1_text),
        notes: &[],
        editions: ALL,
        switches: &["power_cards"],
        see: &["BUY-2", "BUY-3", "BUY-5", "EX-4"],
    },
    Clause {
        id: "BUY-2",
        chapter: Chapter::Buy,
        title: Words(words::buy_2),
        text: Words(words::buy_2_text),
        notes: &[(Godzilla, Words(words::buy_2_godzilla))],
        editions: ALL,
        switches: &[],
        see: &["BUY-1", "BUY-4", "EVENT-3", "EX-4"],
    },
    Clause {
        id: "BUY-3",
        chapter: Chapter::Buy,
        title: Words(words::buy_3),
        text: Words(words::buy_3_text),
        notes: &[(Godzilla, Words(words::buy_3_godzilla))],
        editions: ALL,
        switches: &[],
        see: &["BUY-1", "OUT-1", "EVENT-2"],
    },
    Clause {
        id: "BUY-4",
        chapter: Chapter::Buy,
        title: Words(words::buy_4),
        text: Words(words::buy_4_text),
        notes: &[],
        editions: &[Godzilla],
        switches: &["energy_if_no_buy"],
        see: &["BUY-1", "BUY-2"],
    },
    Clause {
        id: "BUY-5",
        chapter: Chapter::Buy,
        title: Words(words::buy_5),
        text: Words(words::buy_5_text),
        notes: &[
            (First, Words(words::buy_5_first)),
            (Second, Words(words::buy_5_second)),
            (Godzilla, Words(words::buy_5_godzilla)),
        ],
        editions: ALL,
        switches: &["deck_exhausted"],
        see: &["BUY-1", "BUY-2"],
    },
    Clause {
        id: "EVENT-1",
        chapter: Chapter::Buy,
        title: Words(words::event_1),
        text: Words(words::event_1_text),
        notes: &[],
        editions: &[Godzilla],
        switches: &["events"],
        see: &["EVENT-2", "EVENT-3", "EVENT-4"],
    },
    Clause {
        id: "EVENT-2",
        chapter: Chapter::Buy,
        title: Words(words::event_2),
        text: Words(words::event_2_text),
        notes: &[],
        editions: &[Godzilla],
        switches: &[],
        see: &["BUY-1", "BUY-3", "EVENT-1"],
    },
    Clause {
        id: "EVENT-3",
        chapter: Chapter::Buy,
        title: Words(words::event_3),
        text: Words(words::event_3_text),
        notes: &[],
        editions: &[Godzilla],
        switches: &[],
        see: &["BUY-2", "EVENT-1"],
    },
    Clause {
        id: "EVENT-4",
        chapter: Chapter::Buy,
        title: Words(words::event_4),
        text: Words(words::event_4_text),
        notes: &[],
        editions: &[Godzilla],
        switches: &[],
        see: &["SETUP-3", "SETUP-4", "EVENT-1"],
    },
    // End
    Clause {
        id: "END-1",
        chapter: Chapter::End,
        title: Words(words::end_1),
        text: Words(words::end_1_text),
        notes: &[
            (First, Words(words::end_1_first)),
            (Second, Words(words::end_1_second)),
            (Godzilla, Words(words::end_1_godzilla)),
        ],
        editions: ALL,
        switches: &["end_order"],
        see: &["POISON-1", "WIN-1", "SETUP-5"],
    },
    Clause {
        id: "POISON-1",
        chapter: Chapter::End,
        title: Words(words::poison_1),
        text: Words(words::poison_1_text),
        notes: &[(Godzilla, Words(words::poison_1_godzilla))],
        editions: ALL,
        switches: &[],
        see: &["HEAL-3", "SMASH-4", "WIN-4"],
    },
    Clause {
        id: "WIN-1",
        chapter: Chapter::End,
        title: Words(words::win_1),
        text: Words(words::win_1_text),
        notes: &[(First, Words(words::win_1_first)), (Second, Words(words::win_1_second))],
        editions: ALL,
        switches: &["victory_check"],
        see: &["WIN-4", "WIN-5", "LIMIT-1"],
    },
    Clause {
        id: "WIN-2",
        chapter: Chapter::End,
        title: Words(words::win_2),
        text: Words(words::win_2_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["OUT-1", "OUT-3"],
    },
    Clause {
        id: "WIN-3",
        chapter: Chapter::End,
        title: Words(words::win_3),
        text: Words(words::win_3_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["OUT-3"],
    },
    Clause {
        id: "WIN-4",
        chapter: Chapter::End,
        title: Words(words::win_4),
        text: Words(words::win_4_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["WIN-1", "OUT-1", "POISON-1"],
    },
    Clause {
        id: "WIN-5",
        chapter: Chapter::End,
        title: Words(words::win_5),
        text: Words(words::win_5_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["WIN-1"],
    },
    Clause {
        id: "LIMIT-1",
        chapter: Chapter::End,
        title: Words(words::limit_1),
        text: Words(words::limit_1_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["SETUP-6", "HEAL-1", "WIN-1"],
    },
    // Duo
    Clause {
        id: "DUO-1",
        chapter: Chapter::Duo,
        title: Words(words::duo_1),
        text: Words(words::duo_1_text),
        notes: &[
            (First, Words(words::duo_1_first)),
            (Second, Words(words::duo_1_second)),
            (Godzilla, Words(words::duo_1_godzilla)),
        ],
        editions: ALL,
        switches: &["two_player_tokyo"],
        see: &["START-1", "ENTER-4"],
    },
    // Evolutions
    Clause {
        id: "EVO-1",
        chapter: Chapter::Evolutions,
        title: Words(words::evo_1),
        text: Words(words::evo_1_text),
        notes: &[
            (First, Words(words::evo_1_first)),
            (Second, Words(words::evo_1_second)),
            (Godzilla, Words(words::evo_1_godzilla)),
        ],
        editions: ALL,
        switches: &["evolutions"],
        see: &["EVO-2", "EVO-7", "SETUP-1"],
    },
    Clause {
        id: "EVO-2",
        chapter: Chapter::Evolutions,
        title: Words(words::evo_2),
        text: Words(words::evo_2_text),
        notes: &[(Godzilla, Words(words::evo_2_godzilla))],
        editions: ALL,
        switches: &[],
        see: &["HEAL-1", "HEAL-2", "EVO-3"],
    },
    Clause {
        id: "EVO-3",
        chapter: Chapter::Evolutions,
        title: Words(words::evo_3),
        text: Words(words::evo_3_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["EVO-2", "EVO-5"],
    },
    Clause {
        id: "EVO-4",
        chapter: Chapter::Evolutions,
        title: Words(words::evo_4),
        text: Words(words::evo_4_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["EVO-5", "EVO-7"],
    },
    Clause {
        id: "EVO-5",
        chapter: Chapter::Evolutions,
        title: Words(words::evo_5),
        text: Words(words::evo_5_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["EVO-3", "EVO-4"],
    },
    Clause {
        id: "EVO-6",
        chapter: Chapter::Evolutions,
        title: Words(words::evo_6),
        text: Words(words::evo_6_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["BUY-3", "EVO-5"],
    },
    Clause {
        id: "EVO-7",
        chapter: Chapter::Evolutions,
        title: Words(words::evo_7),
        text: Words(words::evo_7_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["EVO-1", "EVO-4"],
    },
    // Examples
    Clause {
        id: "EX-1",
        chapter: Chapter::Examples,
        title: Words(words::ex_1),
        text: Words(words::ex_1_text),
        notes: &[(First, Words(words::ex_1_first))],
        editions: ALL,
        switches: &[],
        see: &["POINTS-1", "ENERGY-1", "SMASH-1"],
    },
    Clause {
        id: "EX-2",
        chapter: Chapter::Examples,
        title: Words(words::ex_2),
        text: Words(words::ex_2_text),
        notes: &[],
        editions: ALL,
        switches: &[],
        see: &["POINTS-1"],
    },
    Clause {
        id: "EX-3",
        chapter: Chapter::Examples,
        title: Words(words::ex_3),
        text: Words(words::ex_3_text),
        notes: &[(First, Words(words::ex_3_first))],
        editions: ALL,
        switches: &[],
        see: &["SMASH-1", "YIELD-1", "ENTER-3", "BAY-1", "START-1"],
    },
    Clause {
        id: "EX-4",
        chapter: Chapter::Examples,
        title: Words(words::ex_4),
        text: Words(words::ex_4_text),
        notes: &[(Godzilla, Words(words::ex_4_godzilla))],
        editions: ALL,
        switches: &[],
        see: &["BUY-1", "BUY-2"],
    },
    Clause {
        id: "EX-5",
        chapter: Chapter::Examples,
        title: Words(words::ex_5),
        text: Words(words::ex_5_text),
        notes: &[
            (First, Words(words::ex_5_first)),
            (Second, Words(words::ex_5_second)),
            (Godzilla, Words(words::ex_5_godzilla)),
        ],
        editions: ALL,
        switches: &["must_enter_empty_tokyo"],
        see: &["ENTER-1", "ENTER-2", "SMASH-2"],
    },
];

/// Every rule switch.
pub static SWITCHES: [Switch; 20] = [
    Switch {
        name: "tokyo_bay",
        values: YES_NO,
        text: Words(words::switch_tokyo_bay),
        first: "yes",
        second: "yes",
        godzilla: "yes",
    },
    Switch {
        name: "first_player",
        values: &["most_smashes", "random", "seat"],
        text: Words(words::switch_first_player),
        first: "most_smashes",
        second: "most_smashes",
        godzilla: "most_smashes",
    },
    Switch {
        name: "must_enter_empty_tokyo",
        values: YES_NO,
        text: Words(words::switch_must_enter_empty_tokyo),
        first: "no",
        second: "yes",
        godzilla: "yes",
    },
    Switch {
        name: "attack_into_empty_takes_tokyo",
        values: YES_NO,
        text: Words(words::switch_attack_into_empty_takes_tokyo),
        first: "yes",
        second: "no",
        godzilla: "no",
    },
    Switch {
        name: "yield_needs_damage",
        values: YES_NO,
        text: Words(words::switch_yield_needs_damage),
        first: "no",
        second: "yes",
        godzilla: "yes",
    },
    Switch {
        name: "attacker_replaces_eliminated",
        values: YES_NO,
        text: Words(words::switch_attacker_replaces_eliminated),
        first: "yes",
        second: "no",
        godzilla: "no",
    },
    Switch {
        name: "bay_moves_to_empty_city",
        values: YES_NO,
        text: Words(words::switch_bay_moves_to_empty_city),
        first: "no",
        second: "yes",
        godzilla: "yes",
    },
    Switch {
        name: "energy_if_no_buy",
        values: YES_NO,
        text: Words(words::switch_energy_if_no_buy),
        first: "no",
        second: "no",
        godzilla: "yes",
    },
    Switch {
        name: "dice_tokens",
        values: YES_NO,
        text: Words(words::switch_dice_tokens),
        first: "no",
        second: "no",
        godzilla: "yes",
    },
    Switch {
        name: "events",
        values: YES_NO,
        text: Words(words::switch_events),
        first: "no",
        second: "no",
        godzilla: "yes",
    },
    Switch {
        name: "deck_exhausted",
        values: &["box", "reshuffle"],
        text: Words(words::switch_deck_exhausted),
        first: "box",
        second: "box",
        godzilla: "reshuffle",
    },
    Switch {
        name: "counters_removable_in_tokyo",
        values: YES_NO,
        text: Words(words::switch_counters_removable_in_tokyo),
        first: "yes",
        second: "no",
        godzilla: "no",
    },
    Switch {
        name: "victory_check",
        values: &["turn", "round"],
        text: Words(words::switch_victory_check),
        first: "turn",
        second: "turn",
        godzilla: "turn",
    },
    Switch {
        name: "two_player_tokyo",
        values: &["off", "at_two", "on"],
        text: Words(words::switch_two_player_tokyo),
        first: "off",
        second: "off",
        godzilla: "at_two",
    },
    Switch {
        name: "evolutions",
        values: &["no", "yes"],
        text: Words(words::switch_evolutions),
        first: "no",
        second: "no",
        godzilla: "no",
    },
    Switch {
        name: "power_cards",
        values: YES_NO,
        text: Words(words::switch_power_cards),
        first: "yes",
        second: "yes",
        godzilla: "yes",
    },
    Switch {
        name: "promos",
        values: YES_NO,
        text: Words(words::switch_promos),
        first: "no",
        second: "no",
        godzilla: "no",
    },
    Switch {
        name: "resolve_order",
        values: &["default", "matters", "always"],
        text: Words(words::switch_resolve_order),
        first: "matters",
        second: "matters",
        godzilla: "matters",
    },
    Switch {
        name: "end_order",
        values: &["chosen", "fixed"],
        text: Words(words::switch_end_order),
        first: "chosen",
        second: "fixed",
        godzilla: "chosen",
    },
    Switch {
        name: "dice_limit",
        values: &["8", "9"],
        text: Words(words::switch_dice_limit),
        first: "8",
        second: "9",
        godzilla: "8",
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Every text of the reference, with a name to find it by.
    fn all_words() -> impl Iterator<Item = (&'static str, Words)> {
        let clauses = CLAUSES.iter().flat_map(|clause| {
            let notes = clause.notes.iter().map(|(_, words)| *words);
            [clause.title, clause.text].into_iter().chain(notes).map(|words| (clause.id, words))
        });
        let switches = SWITCHES.iter().map(|switch| (switch.name, switch.text));
        let chapters = CLAUSES.iter().map(|clause| (clause.id, clause.chapter.title()));
        clauses.chain(switches).chain(chapters)
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
    fn every_edition_of_the_game_is_in_the_reference() {
        for id in EditionId::all() {
            assert_eq!(Edition::of(id).name(), id.edition().name);
            assert!(Lang::ALL.iter().all(|&lang| !Edition::of(id).title(lang).is_empty()));
        }
    }

    #[test]
    fn ids_are_unique() {
        for (at, clause) in CLAUSES.iter().enumerate() {
            assert!(CLAUSES[..at].iter().all(|other| other.id != clause.id), "{} twice", clause.id);
        }
        for (at, switch) in SWITCHES.iter().enumerate() {
            assert!(SWITCHES[..at].iter().all(|other| other.name != switch.name), "{} twice", switch.name);
        }
    }

    #[test]
    fn every_clause_is_found() {
        for clause in &CLAUSES {
            assert_eq!(find(clause.id), Some(clause));
            assert_eq!(find(&clause.id.to_lowercase()), Some(clause));
        }
        assert_eq!(find("ENTER"), None);
        assert_eq!(find(""), None);
    }

    #[test]
    fn clauses_come_chapter_by_chapter() {
        assert!(CLAUSES.is_sorted_by_key(|clause| clause.chapter));
    }

    #[test]
    fn every_cross_reference_resolves() {
        for clause in &CLAUSES {
            for id in clause.see {
                assert!(find(id).is_some(), "{} points to {id}", clause.id);
                assert_ne!(*id, clause.id, "{} points to itself", clause.id);
            }
        }
    }

    #[test]
    fn notes_speak_of_editions_that_have_the_clause() {
        for clause in &CLAUSES {
            assert!(!clause.editions.is_empty(), "{} is nowhere in force", clause.id);
            let noted = || clause.notes.iter().map(|(edition, _)| *edition as u8);
            assert!(noted().is_sorted_by(|a, b| a < b), "{}: notes out of order", clause.id);
            for (edition, _) in clause.notes {
                assert!(clause.editions.contains(edition), "{}: {}", clause.id, edition.name());
            }
        }
    }

    #[test]
    fn no_words_are_missing() {
        for (name, words) in all_words() {
            for lang in Lang::ALL {
                let text = words.get(lang);
                assert!(!text.is_empty() && text == text.trim(), "{name} in {lang:?}: {text:?}");
            }
        }
    }

    #[test]
    fn everything_is_translated() {
        for (name, words) in all_words() {
            if words.get(Lang::En).chars().count() > 12 {
                for lang in &Lang::ALL[1..] {
                    assert_ne!(words.get(Lang::En), words.get(*lang), "{name} in {lang:?}");
                }
            }
        }
    }

    #[test]
    fn languages_agree_on_figures() {
        for (name, words) in all_words() {
            for lang in Lang::ALL {
                assert_eq!(figures(words.get(Lang::En)), figures(words.get(lang)), "{name} in {lang:?}");
            }
        }
    }

    #[test]
    fn a_card_has_one_name_in_a_language() {
        // Words that are names of cards and ordinary words as well.
        let ordinary = ["Heal", "Army", "Tanks", "Skyscraper", "Energize", "Frenzy"];
        for (name, words) in all_words() {
            let english = words.get(Lang::En);
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
                    let named = printed.iter().any(|name| words.get(lang).contains(name));
                    assert!(named, "{name} in {lang} does not name {printed:?}");
                }
            }
        }
    }

    #[test]
    fn no_text_shows_players_the_name_of_a_switch() {
        for (name, words) in all_words() {
            for lang in Lang::ALL {
                let text = words.get(lang);
                assert!(!text.contains(['`', '_']), "{name} in {lang}: {text}");
            }
        }
    }

    #[test]
    fn every_switch_is_explained_by_a_clause() {
        for switch in &SWITCHES {
            assert!(
                CLAUSES.iter().any(|clause| clause.switches.contains(&switch.name)),
                "no clause has {}",
                switch.name
            );
        }
        for clause in &CLAUSES {
            for name in clause.switches {
                assert!(SWITCHES.iter().any(|switch| switch.name == *name), "{}: there is no {name}", clause.id);
            }
        }
    }

    #[test]
    fn the_note_at_a_table_follows_its_house_rules() {
        let rules = |edition: Edition| EditionId::from_name(edition.name()).expect("an edition").edition().rules;
        for clause in &CLAUSES {
            for &(edition, words) in clause.notes {
                assert_eq!(clause.note(edition, &rules(edition)), Some(words), "{} in {}", clause.id, edition.name());
            }
        }
        let yielding = find("YIELD-2").expect("a clause");
        let noted = |edition| yielding.notes.iter().find(|(of, _)| *of == edition).map(|(_, words)| *words);
        let mut flipped = rules(Second);
        flipped.set("yield_needs_damage", "no").expect("a switch");
        assert_eq!(yielding.note(Second, &flipped), noted(First));
        // No edition pays in energy at every table, so there is no note to borrow.
        flipped.set("two_player_tokyo", "on").expect("a switch");
        assert_eq!(find("DUO-1").expect("a clause").note(Second, &flipped), None);
        // Evolutions are off in every preset and switched on at many tables: the edition's own note stays.
        flipped.set("evolutions", "yes").expect("a switch");
        assert!(find("EVO-1").expect("a clause").note(Second, &flipped).is_some());
    }

    #[test]
    fn presets_take_values_the_switch_has() {
        for switch in &SWITCHES {
            for edition in Edition::ALL {
                let value = switch.preset(edition);
                assert!(switch.values.contains(&value), "{} = {value}", switch.name);
            }
        }
    }
}
