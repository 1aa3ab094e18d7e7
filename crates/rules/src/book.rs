//! The rulebooks: each an edition with its switches set as one printed book has them.

use core::fmt;

use crate::setup::{
    CountersFor, DiceLimit, DroppingIn, EditionId, FIRST, FirstPlayer, GODZILLA, NeighboursBurn, NewCardFirst,
    RaisedDamage, Rules, SECOND, VictoryCheck,
};

/// What is printed in a book.
struct Printed {
    name: &'static str,
    edition: EditionId,
    rules: Rules,
    language: &'static str,
}

/// The books with their names: `NAME = "name" edition, "language", switches;`.
macro_rules! books {
    ($($(#[$doc:meta])* $id:ident = $name:literal $edition:ident $language:literal { $($switch:ident: $value:expr),* };)*) => {
        static PRINTED: [Printed; Book::ALL.len()] = [$(Printed {
            name: $name,
            edition: EditionId::$edition,
            #[allow(clippy::needless_update)] // a book may set no switch at all
            rules: Rules { $($switch: $value,)* ..$edition.rules },
            language: $language,
        }),*];

        #[allow(non_camel_case_types, clippy::upper_case_acronyms)] // named after the constants
        enum BookNumber { $($id),* }

        impl Book {
            $($(#[$doc])* pub const $id: Book = Book(BookNumber::$id as u8);)*

            /// Every book: those of the newest classic edition first.
            pub const ALL: [Book; [$($name),*].len()] = [$(Book::$id),*];
        }
    };
}

books! {
    /// The Spanish rulebook of 2016.
    ES_2016 = "es-2016" SECOND "es" {
        victory_check: VictoryCheck::Round,
        dice_limit: DiceLimit::Eight,
        counters_for: CountersFor::Attacked,
        dropping_in: DroppingIn::City
    };
    /// The Spanish rulebook of 2011.
    ES_2011 = "es-2011" FIRST "es" {
        free_city_hits_nobody: true,
        raised_damage: RaisedDamage::NotBought,
        neighbours_burn: NeighboursBurn::Reached,
        new_card_first: NewCardFirst::Active
    };
    /// The English summary of the first edition, with its answers about cards.
    EN_SUMMARY = "en-summary" FIRST "en" {
        first_player: FirstPlayer::Random,
        armour_by_source: true,
        raised_damage: RaisedDamage::Attacks,
        neighbours_burn: NeighboursBurn::Attacked,
        dropping_in: DroppingIn::NotInBay,
        poison_in_end_order: true
    };
    /// The Portuguese rulebook of 2016.
    PT_2016 = "pt-2016" SECOND "pt-PT" {
        dice_limit: DiceLimit::Eight,
        yield_needs_die: true
    };
    /// The rulebook of the Godzilla edition.
    GODZILLA = "godzilla" GODZILLA "en" {};
}

/// A rulebook, to be played as it is written: an edition, switches, and the language it is written in.
///
/// ```
/// use kaiju_rules::{Book, EditionId, Setup};
///
/// let book = Book::from_name("pt-2016").unwrap();
/// assert_eq!((book.edition(), book.language()), (EditionId::SECOND, "pt-PT"));
/// assert_eq!(Setup::of_book(book, 4).unwrap().book(), Some(book));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Book(u8);

impl Book {
    /// The book with this name.
    pub fn from_name(name: &str) -> Option<Book> {
        Book::ALL.into_iter().find(|book| book.name() == name)
    }

    /// The word that stands for it.
    pub fn name(self) -> &'static str {
        self.printed().name
    }

    /// The edition it is a book of.
    pub fn edition(self) -> EditionId {
        self.printed().edition
    }

    /// Its switches.
    pub fn rules(self) -> Rules {
        self.printed().rules
    }

    /// The language it is written in: `en`, `es` or `pt-PT`.
    pub fn language(self) -> &'static str {
        self.printed().language
    }

    /// The switches it sets otherwise than its edition does, each with its word in the book.
    pub fn changes(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.rules().changes(self.edition().edition().rules)
    }

    /// The books of an edition.
    pub fn of_edition(edition: EditionId) -> impl Iterator<Item = Book> {
        Book::ALL.into_iter().filter(move |book| book.edition() == edition)
    }

    /// The book that is played with these switches, if it is one to the letter.
    pub fn played(edition: EditionId, rules: &Rules) -> Option<Book> {
        Book::of_edition(edition).find(|book| rules.changes(book.rules()).next().is_none())
    }

    /// The book to tell these switches by: the one from which fewest differ, if they are fewer than from the edition
    /// itself. A book that changes nothing is told by its edition, as it has always been.
    pub fn nearest(edition: EditionId, rules: &Rules) -> Option<Book> {
        let apart = |preset: Rules| rules.changes(preset).count();
        let near = Book::of_edition(edition).min_by_key(|book| apart(book.rules()))?;
        (apart(near.rules()) < apart(edition.edition().rules)).then_some(near)
    }

    fn printed(self) -> &'static Printed {
        &PRINTED[self.0 as usize]
    }
}

impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What the switches of a game are counted from: an edition, or one of its books.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Preset {
    /// An edition.
    Edition(EditionId),
    /// A book.
    Book(Book),
}

impl Preset {
    /// What these switches are told by: a book, see [`Book::nearest`], or else the edition.
    pub fn nearest(edition: EditionId, rules: &Rules) -> Preset {
        Book::nearest(edition, rules).map_or(Preset::Edition(edition), Preset::Book)
    }

    /// The word before its name in texts: `edition` or `book`.
    pub const fn word(self) -> &'static str {
        match self {
            Preset::Edition(_) => "edition",
            Preset::Book(_) => "book",
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Preset::Edition(edition) => edition.name(),
            Preset::Book(book) => book.name(),
        }
    }

    /// The edition, or that of the book.
    pub fn edition(self) -> EditionId {
        match self {
            Preset::Edition(edition) => edition,
            Preset::Book(book) => book.edition(),
        }
    }

    /// Its switches.
    pub fn rules(self) -> Rules {
        match self {
            Preset::Edition(edition) => edition.edition().rules,
            Preset::Book(book) => book.rules(),
        }
    }
}

impl From<EditionId> for Preset {
    fn from(edition: EditionId) -> Preset {
        Preset::Edition(edition)
    }
}

impl From<Book> for Preset {
    fn from(book: Book) -> Preset {
        Preset::Book(book)
    }
}

/// `edition second`, `book es-2016`.
impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.word(), self.name())
    }
}

impl fmt::Debug for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn books_are_known_by_their_names() {
        let names = ["es-2016", "es-2011", "en-summary", "pt-2016", "godzilla"];
        assert_eq!(Book::ALL.map(Book::name), names);
        assert_eq!(names.map(Book::from_name), Book::ALL.map(Some));
        assert_eq!(Book::from_name("second"), None, "an edition is no book");
    }

    #[test]
    fn no_two_books_are_played_alike() {
        for book in Book::ALL {
            assert_eq!(Book::played(book.edition(), &book.rules()), Some(book));
        }
        assert_eq!(Book::GODZILLA.changes().count(), 0);
        let plain = |edition: EditionId| Book::played(edition, &edition.edition().rules);
        assert_eq!(EditionId::ALL.map(plain), [None, None, Some(Book::GODZILLA)]);
    }

    #[test]
    fn a_book_with_a_house_rule_is_told_by_the_book() {
        for book in [Book::ES_2016, Book::ES_2011, Book::EN_SUMMARY, Book::PT_2016] {
            let house = Rules { evolutions: true, ..book.rules() };
            assert_eq!(
                (Book::played(book.edition(), &house), Book::nearest(book.edition(), &house)),
                (None, Some(book))
            );
        }
        let godzilla = EditionId::GODZILLA;
        assert_eq!(Book::nearest(godzilla, &godzilla.edition().rules), None, "the edition says as much");
        let second = EditionId::SECOND.edition().rules;
        let house = Rules { dice_limit: DiceLimit::Eight, ..second };
        assert_eq!(Book::nearest(EditionId::SECOND, &house), None, "as near to the edition as to a book");
    }
}
