//! What becomes of Tokyo while monsters fight over it: how far it has gone, and how that is said.

use kaiju_rules::Event;
use kaiju_text::{Lang, told};

use crate::local::Beat;

/// How battered Tokyo is. It is scenery: no rule asks for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Havoc {
    /// As it was built.
    #[default]
    Unharmed,
    /// The first walls are broken.
    Scarred,
    /// Fire and smoke.
    Burning,
    /// Hardly anything stands.
    Ruined,
}

impl Havoc {
    /// The state of Tokyo after this many attacks.
    pub const fn after(attacks: u32) -> Havoc {
        match attacks {
            0..=2 => Havoc::Unharmed,
            3..=7 => Havoc::Scarred,
            8..=14 => Havoc::Burning,
            _ => Havoc::Ruined,
        }
    }

    /// The state of Tokyo in words, without a full stop.
    pub fn told(self, lang: Lang) -> &'static str {
        match self {
            Havoc::Unharmed => told::city_unharmed(lang),
            Havoc::Scarred => told::city_scarred(lang),
            Havoc::Burning => told::city_burning(lang),
            Havoc::Ruined => told::city_ruined(lang),
        }
    }
}

/// Counts the attacks of a game.
pub fn attacks<'a>(beats: impl IntoIterator<Item = &'a Beat>) -> u32 {
    beats.into_iter().map(|beat| u32::from(matches!(beat.event, Event::Attacked { .. }))).sum()
}
