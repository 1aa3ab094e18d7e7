//! What a power's own questions and answers are about. The words belong to the languages; the facts that fill their gaps
//! belong to the card.

use crate::decision::Action;
use crate::evolutions::Species;
use crate::seat::Seat;

/// Which words of a card a question or an answer takes, and the facts they name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wording {
    /// The words, by their name under the card's id. The empty name is the card's first question.
    pub key: &'static str,
    /// The monster they name.
    pub seat: Option<Seat>,
    /// The number they name: a price, a refund, a count of dice.
    pub number: u8,
    /// The species they name.
    pub species: Option<Species>,
}

impl Wording {
    /// The words under this name.
    pub const fn of(key: &'static str) -> Wording {
        Wording { key, seat: None, number: 0, species: None }
    }

    /// Adds the monster the words name.
    #[must_use]
    pub const fn about(self, seat: Seat) -> Wording {
        Wording { seat: Some(seat), ..self }
    }

    /// Adds the number the words name.
    #[must_use]
    pub const fn with(self, number: u8) -> Wording {
        Wording { number, ..self }
    }

    /// An answer that names a species by its number in [`Species::ALL`].
    pub fn of_species(answer: Action) -> Option<Wording> {
        let Action::Number(number) = answer else { return None };
        Some(Wording { species: Species::ALL.get(usize::from(number)).copied(), ..Wording::of("number") })
    }
}
