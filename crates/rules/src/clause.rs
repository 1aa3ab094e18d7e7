//! The clauses of the rules in the order of the rulebook, and the reason that every event carries.

use crate::hooks::Source;
use crate::setup::Rules;

/// What is known of a clause besides its words.
struct Facts {
    id: &'static str,
    chapter: Chapter,
    /// It holds only where all of these say so.
    conditions: &'static [fn(&Rules) -> bool],
    switches: &'static [&'static str],
    see: &'static [Clause],
}

/// Each chapter with its clauses: `Name = "ID" if condition [switches] -> related clauses`, or `unless`
/// instead of `if`. The condition and the switches are fields of [`Rules`].
macro_rules! clauses {
    ($($(#[$doc:meta])* $chapter:ident = $word:literal {
        $($name:ident = $id:literal $(if $condition:ident)? $(unless $exception:ident)? [$($switch:ident),*] -> $($see:ident),*;)*
    })*) => {
        /// A chapter of the rules.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum Chapter { $($(#[$doc])* $chapter),* }

        impl Chapter {
            /// Every chapter, in rulebook order.
            pub const ALL: &'static [Chapter] = &[$(Chapter::$chapter),*];

            /// The word that stands for it.
            pub const fn word(self) -> &'static str {
                match self { $(Chapter::$chapter => $word),* }
            }
        }

        /// A clause of the rules, or one of their worked examples. The words are elsewhere; here is what clauses have to
        /// do with each other and with the switches.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum Clause { $($(#[doc = concat!("`", $id, "`")] $name,)*)* }

        impl Clause {
            /// Every clause, in rulebook order.
            pub const ALL: &'static [Clause] = &[$($(Clause::$name,)*)*];

            const FACTS: &'static [Facts] = &[$($(Facts {
                id: $id,
                chapter: Chapter::$chapter,
                conditions: &[$(|rules| rules.$condition)? $(|rules| !rules.$exception)?],
                switches: {
                    let _: fn(&Rules) = |_rules| { $(let _ = _rules.$switch;)* };
                    &[$(stringify!($switch)),*]
                },
                see: &[$(Clause::$see),*],
            },)*)*];
        }
    };
}

clauses! {
    /// Before the first turn.
    Setup = "setup" {
        Setup1 = "SETUP-1" [evolutions] -> Evo1, Limit1;
        Setup2 = "SETUP-2" [tokyo_bay] -> Bay1, Enter1, Enter2;
        Setup3 = "SETUP-3" [power_cards, promos, costumes] -> Buy1, Event4;
        Setup4 = "SETUP-4" [first_player] -> Setup5;
        Setup5 = "SETUP-5" [] -> End1;
        Setup6 = "SETUP-6" [] -> Limit1, Poison1, Shrink1, Roll3;
    }
    /// The start of a turn and its rolls.
    Roll = "roll" {
        Turn1 = "TURN-1" [must_enter_empty_tokyo, energy_if_no_buy] -> Roll1, Resolve1, Enter1, Enter2, Buy1, End1;
        Start1 = "START-1" [two_player_tokyo] -> Enter4, Duo1;
        Roll1 = "ROLL-1" [] -> Roll2, Roll5;
        Roll2 = "ROLL-2" [dice_limit] -> Roll1, Roll3;
        Roll3 = "ROLL-3" if dice_tokens [dice_tokens, dice_limit] -> Roll2, Setup6;
        Roll4 = "ROLL-4" [] -> Shrink1;
        Shrink1 = "SHRINK-1" [] -> Roll4, Heal3;
        Roll5 = "ROLL-5" [] -> Roll1, Resolve1;
    }
    /// Resolving the dice: points, energy, healing, smashes and what comes of them.
    Resolve = "resolve" {
        Resolve1 = "RESOLVE-1" [resolve_order] -> Points1, Energy1, Heal1, Smash1;
        Points1 = "POINTS-1" [] -> Ex1, Ex2;
        Energy1 = "ENERGY-1" [] -> Buy1;
        Heal1 = "HEAL-1" [] -> Heal2, Heal3, Limit1;
        Heal2 = "HEAL-2" [] -> Heal1, Evo2;
        Heal3 = "HEAL-3" [counters_removable_in_tokyo] -> Poison1, Shrink1, Heal2;
        Smash1 = "SMASH-1" [] -> Smash2, Smash3, Yield1;
        Smash2 = "SMASH-2" [] -> Enter1, Enter2, Ex5;
        Smash3 = "SMASH-3" [raised_damage, neighbours_burn, counters_for] -> Smash1, Smash4;
        Smash4 = "SMASH-4" [armour_by_source] -> Smash3, Yield1, Poison1;
        Yield1 = "YIELD-1" [] -> Yield2, Yield3, Enter1, Enter2;
        Yield2 = "YIELD-2" [yield_needs_damage, yield_needs_die] -> Yield1, Smash4;
        Yield3 = "YIELD-3" [] -> Yield1;
        Out1 = "OUT-1" [comebacks] -> Out2, Out3, Out4, Win2;
        Out2 = "OUT-2" if attacker_replaces_eliminated [attacker_replaces_eliminated] -> Out1, Enter1, Smash4;
        Out3 = "OUT-3" [] -> Win2, Win3;
        Out4 = "OUT-4" [comebacks] -> Out1, Win1;
    }
    /// Entering Tokyo, and the closing of the Bay.
    Enter = "enter" {
        Enter1 = "ENTER-1" unless must_enter_empty_tokyo
            [must_enter_empty_tokyo, attack_into_empty_takes_tokyo, free_city_hits_nobody]
            -> Smash2, Out2, Enter3, Ex5;
        Enter2 = "ENTER-2" if must_enter_empty_tokyo [must_enter_empty_tokyo] -> Enter3, Enter4, Bay1, Ex5;
        Enter3 = "ENTER-3" [] -> Yield1, Bay1, Ex3;
        Enter4 = "ENTER-4" [two_player_tokyo] -> Start1, Duo1, Bay1;
        Enter5 = "ENTER-5" [dropping_in] -> Enter4;
        Bay1 = "BAY-1" [bay_moves_to_empty_city] -> Setup2, Enter4, Ex3;
    }
    /// Power cards and Events.
    Buy = "buy" {
        Buy1 = "BUY-1" [power_cards, new_card_first] -> Buy2, Buy3, Buy5, Ex4;
        Buy2 = "BUY-2" [] -> Buy1, Buy4, Event3, Ex4;
        Buy3 = "BUY-3" [] -> Buy1, Out1, Event2;
        Buy4 = "BUY-4" if energy_if_no_buy [energy_if_no_buy] -> Buy1, Buy2;
        Buy5 = "BUY-5" [deck_exhausted] -> Buy1, Buy2;
        Event1 = "EVENT-1" if events [events] -> Event2, Event3, Event4;
        Event2 = "EVENT-2" if events [] -> Buy1, Buy3, Event1;
        Event3 = "EVENT-3" if events [] -> Buy2, Event1;
        Event4 = "EVENT-4" if events [] -> Setup3, Setup4, Event1;
    }
    /// The end of a turn and the end of the game.
    End = "end" {
        End1 = "END-1" [end_order, poison_in_end_order] -> Poison1, Win1, Setup5;
        Poison1 = "POISON-1" [poison_in_end_order] -> Heal3, Smash4, Win4;
        Win1 = "WIN-1" [victory_check] -> Win4, Win5, Limit1;
        Win2 = "WIN-2" [comebacks] -> Out1, Out3;
        Win3 = "WIN-3" [] -> Out3;
        Win4 = "WIN-4" [] -> Win1, Out1, Poison1;
        Win5 = "WIN-5" [] -> Win1;
        Limit1 = "LIMIT-1" [] -> Setup6, Heal1, Win1;
    }
    /// The variant for two players.
    Duo = "duo" {
        Duo1 = "DUO-1" [two_player_tokyo] -> Start1, Enter4;
    }
    /// The optional Evolutions.
    Evolutions = "evolutions" {
        Evo1 = "EVO-1" [evolutions] -> Evo2, Evo7, Setup1;
        Evo2 = "EVO-2" [] -> Heal1, Heal2, Evo3;
        Evo3 = "EVO-3" [] -> Evo2, Evo5;
        Evo4 = "EVO-4" [] -> Evo5, Evo7;
        Evo5 = "EVO-5" [] -> Evo3, Evo4;
        Evo6 = "EVO-6" [] -> Buy3, Evo5;
        Evo7 = "EVO-7" [] -> Evo1, Evo4;
    }
    /// Worked examples.
    Examples = "examples" {
        Ex1 = "EX-1" [] -> Points1, Energy1, Smash1;
        Ex2 = "EX-2" [] -> Points1;
        Ex3 = "EX-3" [] -> Smash1, Yield1, Enter3, Bay1, Start1;
        Ex4 = "EX-4" [] -> Buy1, Buy2;
        Ex5 = "EX-5" [must_enter_empty_tokyo] -> Enter1, Enter2, Smash2;
    }
}

impl Clause {
    const fn facts(self) -> &'static Facts {
        &Clause::FACTS[self as usize]
    }

    /// Its id, as people cite it: `ENTER-2`.
    pub const fn id(self) -> &'static str {
        self.facts().id
    }

    /// The clause with this id, in either case.
    pub fn from_id(id: &str) -> Option<Clause> {
        Clause::ALL.iter().copied().find(|c| c.id().eq_ignore_ascii_case(id))
    }

    /// The chapter it belongs to.
    pub const fn chapter(self) -> Chapter {
        self.facts().chapter
    }

    /// Whether it is in force under these rules. Optional rules count wherever they may be switched on.
    pub fn holds(self, rules: &Rules) -> bool {
        self.facts().conditions.iter().all(|holds| holds(rules))
    }

    /// The switches that decide whether or how it holds.
    pub const fn switches(self) -> &'static [&'static str] {
        self.facts().switches
    }

    /// Related clauses.
    pub const fn see(self) -> &'static [Clause] {
        self.facts().see
    }
}

/// Why something happened, in one byte: powers below [`Source::COUNT`], clauses above.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Why(core::num::NonZeroU8);

/// A [`Why`], opened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The rulebook says so.
    Clause(Clause),
    /// A card says so.
    Power(Source),
}

impl Why {
    /// Because of a clause.
    #[inline(always)]
    pub const fn clause(clause: Clause) -> Why {
        Why(core::num::NonZeroU8::MIN.saturating_add(Source::COUNT as u8 + clause as u8))
    }

    /// Because of a card.
    #[inline(always)]
    pub const fn power(source: Source) -> Why {
        Why(core::num::NonZeroU8::MIN.saturating_add(source.index() as u8))
    }

    /// Opened, to be read.
    pub fn reason(self) -> Reason {
        let index = self.0.get() as usize - 1;
        match index.checked_sub(Source::COUNT) {
            Some(i) => Reason::Clause(Clause::ALL[i]),
            None => Reason::Power(Source::new(index)),
        }
    }
}

impl From<Clause> for Why {
    #[inline(always)]
    fn from(clause: Clause) -> Why {
        Why::clause(clause)
    }
}

impl core::fmt::Debug for Why {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.reason() {
            Reason::Clause(clause) => f.write_str(clause.id()),
            Reason::Power(source) => write!(f, "{source:?}"),
        }
    }
}

const _: () = assert!(Source::COUNT + Clause::ALL.len() < 256, "a reason fits one byte");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::EditionId;

    #[test]
    fn ids_lead_back() {
        for &clause in Clause::ALL {
            assert_eq!(Clause::from_id(clause.id()), Some(clause));
            assert_eq!(Why::clause(clause).reason(), Reason::Clause(clause));
        }
        assert_eq!(Clause::from_id("enter-2"), Some(Clause::Enter2));
        assert_eq!(Clause::from_id("ENTER-9"), None);
    }

    #[test]
    fn no_clause_points_to_itself() {
        for clause in Clause::ALL {
            assert!(!clause.see().contains(clause), "{clause:?}");
        }
    }

    #[test]
    fn every_switch_belongs_to_a_clause() {
        for name in Rules::NAMES {
            assert!(Clause::ALL.iter().any(|clause| clause.switches().contains(name)), "no clause has {name}");
        }
    }

    #[test]
    fn a_clause_holds_where_its_switch_is_on() {
        let holding = |clause: Clause| EditionId::ALL.map(|edition| clause.holds(&edition.edition().rules));
        assert_eq!(holding(Clause::Enter1), [true, false, false]);
        assert_eq!(holding(Clause::Enter2), [false, true, true]);
        assert_eq!(holding(Clause::Event4), [false, false, true]);
        assert_eq!(holding(Clause::Evo1), [true; 3], "Evolutions may be switched on anywhere");
    }
}
