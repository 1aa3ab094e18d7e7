//! The ids of the rules' clauses, and the reason that every event carries.

use crate::hooks::Source;

macro_rules! clauses {
    ($($name:ident = $id:literal),* $(,)?) => {
        /// A clause of the rules. The reference texts live with the words; here are only the names.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum Clause { $($name),* }

        impl Clause {
            /// Every clause, in rulebook order.
            pub const ALL: &'static [Clause] = &[$(Clause::$name),*];

            /// Its id, as people cite it: `ENTER-2`.
            pub const fn id(self) -> &'static str {
                match self { $(Clause::$name => $id),* }
            }
        }
    };
}

clauses! {
    Setup1 = "SETUP-1", Setup2 = "SETUP-2", Setup3 = "SETUP-3", Setup4 = "SETUP-4", Setup5 = "SETUP-5", Setup6 = "SETUP-6",
    Start1 = "START-1",
    Roll1 = "ROLL-1", Roll2 = "ROLL-2", Roll3 = "ROLL-3", Roll4 = "ROLL-4", Roll5 = "ROLL-5",
    Resolve1 = "RESOLVE-1", Points1 = "POINTS-1", Energy1 = "ENERGY-1",
    Heal1 = "HEAL-1", Heal2 = "HEAL-2", Heal3 = "HEAL-3",
    Smash1 = "SMASH-1", Smash2 = "SMASH-2", Smash3 = "SMASH-3", Smash4 = "SMASH-4",
    Yield1 = "YIELD-1", Yield2 = "YIELD-2", Yield3 = "YIELD-3",
    Out1 = "OUT-1", Out2 = "OUT-2", Out3 = "OUT-3",
    Enter1 = "ENTER-1", Enter2 = "ENTER-2", Enter3 = "ENTER-3", Enter4 = "ENTER-4", Enter5 = "ENTER-5",
    Bay1 = "BAY-1",
    Buy1 = "BUY-1", Buy2 = "BUY-2", Buy3 = "BUY-3", Buy4 = "BUY-4", Buy5 = "BUY-5",
    Event1 = "EVENT-1", Event2 = "EVENT-2", Event3 = "EVENT-3", Event4 = "EVENT-4",
    Poison1 = "POISON-1", Shrink1 = "SHRINK-1",
    End1 = "END-1",
    Win1 = "WIN-1", Win2 = "WIN-2", Win3 = "WIN-3", Win4 = "WIN-4", Win5 = "WIN-5", Limit1 = "LIMIT-1",
    Duo1 = "DUO-1",
    Evo1 = "EVO-1", Evo2 = "EVO-2", Evo3 = "EVO-3", Evo4 = "EVO-4", Evo5 = "EVO-5", Evo6 = "EVO-6", Evo7 = "EVO-7",
}

impl Clause {
    /// The clause with this id, in either case.
    pub fn from_id(id: &str) -> Option<Clause> {
        Clause::ALL.iter().copied().find(|c| c.id().eq_ignore_ascii_case(id))
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

    #[test]
    fn ids_lead_back() {
        for &clause in Clause::ALL {
            assert_eq!(Clause::from_id(clause.id()), Some(clause));
            assert_eq!(Why::clause(clause).reason(), Reason::Clause(clause));
        }
        assert_eq!(Clause::from_id("enter-2"), Some(Clause::Enter2));
        assert_eq!(Clause::from_id("ENTER-9"), None);
    }
}
