//! The versions of the rules: which there are, and the one list of what each of them changed.
//!
//! A game is played to its end, and replayed for ever, by the version it began with. Where a later version plays otherwise,
//! the code asks `rules.version.has(Amendment::…)` and has both ways; nothing else depends on the version. Whoever changes what
//! happens in a game adds a row here, raises the number, and makes golden games of the new version (`cargo xtask golden`).

use core::fmt;

/// A version of the rules. Records, positions and tables name theirs; a new game has the newest.
///
/// ```
/// use kaiju_rules::{Amendment, RULES_VERSION, Version};
///
/// assert_eq!(Version::NEWEST.number(), RULES_VERSION);
/// assert!(Version::NEWEST.has(Amendment::LastChance));
/// assert!(!Version::of(1).unwrap().has(Amendment::LastChance));
/// assert_eq!(Version::of(RULES_VERSION + 1), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Version(u8);

/// Makes [`Amendment`] of the list of changes.
macro_rules! amendments {
    ($($since:literal { $($(#[$doc:meta])* $change:ident $rulings:literal,)* })*) => {
        /// A change of the rules that a version has or has not.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Amendment { $($($(#[$doc])* $change,)*)* }

        impl Amendment {
            /// Every change, the oldest first.
            pub const ALL: &'static [Amendment] = &[$($(Amendment::$change,)*)*];

            /// The first version that has it.
            pub const fn since(self) -> Version {
                match self { $($(Amendment::$change)|* => Version($since),)* }
            }

            /// The rulings it came with.
            pub const fn rulings(self) -> &'static str {
                match self { $($(Amendment::$change => $rulings,)*)* }
            }
        }

        impl Version {
            /// The oldest version that is still played.
            pub const OLDEST: Version = Version(1);

            /// The version of new games.
            pub const NEWEST: Version = {
                let mut newest = Version::OLDEST;
                $(if $since > newest.0 { newest = Version($since); })*
                newest
            };
        }
    };
}

// R-104 (a game in which nobody has a die left ends) holds in every version: before, such a game never came back from an answer,
// so there is no record that goes on after it.
amendments! {
    2 {
        /// An attacker that takes nobody's place takes no recoil; before, one outside Tokyo always did.
        Recoil "R-130, R-138",
        /// A turn won with fewer dice has one fewer than the turn just played (second edition); before, one fewer for
        /// each turn won in a row.
        FrozenTurn "R-131",
        /// The same effects at the end of a turn act on one look; before, each looked for itself, after the one before it.
        OneLook "R-132",
        /// What is gained whenever a turn ends is one of the effects of that end; before, it came when the turn closed.
        EveryEnd "R-134",
        /// Dice tokens spent on a power count toward the two of a turn; before, they did not.
        TwoTokens "R-136",
        /// "At any time" has a last chance, before a deadly loss and before energy goes, and what is played then works
        /// against that loss; before, nobody was asked.
        LastChance "R-62, R-142, R-143",
        /// A question goes with the power that asked it or that it was copied from; before, it was asked all the same.
        LostCopy "R-102",
        /// Texts tell a setup by the nearest rulebook; before, there were none, and they told it by its edition.
        Books "–",
    }
    3 {
        /// Kraken and Cyber Bunny have Evolutions; before, they played without any where they played with those who had
        /// some. What everybody gains in a turn is counted, since some of them ask for it.
        MoreDecks "R-160",
    }
    4 {
        /// More promo cards go with the first and the second edition; before, games with promos were played without them. What
        /// the active monster gains in stars is counted, since one of them asks for it.
        MorePromos "R-48",
    }
}

impl Version {
    /// The version with this number, if this program plays it.
    pub fn of(number: u32) -> Option<Version> {
        Version::all().find(|version| version.number() == number)
    }

    /// Every version this program plays, the oldest first.
    pub fn all() -> impl Iterator<Item = Version> {
        (Version::OLDEST.0..=Version::NEWEST.0).map(Version)
    }

    /// Its number, as records write it.
    pub const fn number(self) -> u32 {
        self.0 as u32
    }

    /// Are games of this version played with a change?
    #[inline(always)]
    pub const fn has(self, change: Amendment) -> bool {
        self.0 >= change.since().0
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rules {}", self.0)
    }
}
