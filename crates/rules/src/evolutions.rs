//! The monsters and their evolutions: here the list of all monsters, the evolutions in one file a monster.

mod alienoid;
mod baby_gigazaur;
mod cyber_bunny;
mod cyber_kitty;
mod gigan;
mod gigazaur;
mod godzilla;
mod king_gidorah;
mod kraken;
mod mechagodzilla;
mod meka_dragon;
mod mothra;
mod pandakai;
mod rodan;
mod space_penguin;
mod the_king;

use crate::catalogue::{BLANK, Card, Kind};
use crate::hooks::{Moment, MomentSet, RareSet, THIS_TURN, TO_NEXT_TURN};
use crate::table::EvolutionSet;
use crate::version::Amendment;

/// The change of the rules that a monster's line names, if it names one.
macro_rules! since {
    () => {
        None
    };
    ($amendment:ident) => {
        Some(Amendment::$amendment)
    };
}

/// Whose design a monster's line says its evolutions are.
macro_rules! is_ours {
    (printed) => {
        false
    };
    (ours) => {
        true
    };
}

/// A name as narrow columns write it: as the monster's line says it may be broken, or whole.
macro_rules! narrow {
    ($name:literal) => {
        $name
    };
    ($name:literal $broken:literal) => {
        $broken
    };
}

/// Makes [`Monster`] of the list of monsters.
macro_rules! monsters {
    ($(
        $monster:ident = $id:literal $name:literal $species:ident, $by:ident $deck:expr $(, since $since:ident)?
            $(, breaks $broken:literal)?,
            $intro:literal;
    )*) => {
        /// A monster to play. Any monster may be played in any edition (SETUP-1).
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum Monster { $(#[doc = $name] $monster),* }

        impl Monster {
            /// Every monster.
            pub const ALL: &'static [Monster] = &[$(Monster::$monster),*];

            /// Its id in the notation.
            pub const fn id(self) -> &'static str {
                match self { $(Monster::$monster => $id),* }
            }

            /// Its name, the same in every language.
            pub const fn name(self) -> &'static str {
                match self { $(Monster::$monster => $name),* }
            }

            /// Its name with a soft hyphen in a long word, where a line that is too narrow for it may end.
            pub const fn narrow_name(self) -> &'static str {
                match self { $(Monster::$monster => narrow!($name $($broken)?)),* }
            }

            /// What kind of creature it is (GZ-11).
            pub const fn species(self) -> Species {
                match self { $(Monster::$monster => Species::$species),* }
            }

            /// Are its evolutions our own design? Otherwise they are printed ones.
            pub const fn evolutions_are_ours(self) -> bool {
                match self { $(Monster::$monster => is_ours!($by)),* }
            }

            /// The line it says hello with, in English.
            pub const fn intro(self) -> &'static str {
                match self { $(Monster::$monster => $intro),* }
            }
        }

        /// The eight evolutions of a monster (EVO-1), if it has any.
        pub const fn deck_of(monster: Monster) -> Option<&'static [&'static Card; 8]> {
            match monster { $(Monster::$monster => $deck),* }
        }

        /// The change of the rules that gave a monster its evolutions; none where it was listed with them.
        pub(crate) const fn evolves_since(monster: Monster) -> Option<Amendment> {
            match monster { $(Monster::$monster => since!($($since)?)),* }
        }
    };
}

// The only list of monsters, in the order in which they are drawn and listed: id, name, species, evolutions (`printed` or `ours`),
// hello. A monster that once had no evolutions names the change of the rules that gave it some; one whose name has a long word says
// where narrow lines may break it.
monsters! {
    Gigazaur = "gigazaur" "Gigazaur" Mutant, printed Some(&gigazaur::DECK),
        "Slept through the ice age, woke up in a bad mood, and has not had breakfast since.";
    Kraken = "kraken" "Kraken" Mutant, printed Some(&kraken::DECK), since MoreDecks,
        "Came up from the deep because somebody down there complained about the noise of ships.";
    CyberBunny = "cyber-bunny" "Cyber Bunny" Robot, printed Some(&cyber_bunny::DECK), since MoreDecks,
        "Soft ears, a steel suit and a very long list of grudges: nobody steals this rabbit's carrots twice.";
    TheKing = "the-king" "The King" Mutant, printed Some(&the_king::DECK),
        "An ape the size of a tower block who is sure the city already belongs to him and merely wants the keys.";
    MekaDragon = "meka-dragon" "Meka Dragon" Robot, printed Some(&meka_dragon::DECK),
        "Built to guard the city, upgraded to guard it better, and now keeps it safe from everything that moves.";
    Alienoid = "alienoid" "Alienoid" Invader, printed Some(&alienoid::DECK),
        "Crossed half the galaxy on a peaceful mission, then tasted electricity.";
    SpacePenguin = "space-penguin" "Space Penguin" Invader, printed Some(&space_penguin::DECK),
        "Waddled down from a frozen moon and finds Tokyo far too warm, a mistake that can be put right.";
    CyberKitty = "cyber-kitty" "Cyber Kitty" Robot, printed Some(&cyber_kitty::DECK),
        "Purrs like a power station, scratches like a bulldozer and knocks skyscrapers off the table just to watch.";
    Godzilla = "godzilla" "Godzilla" Mutant, ours Some(&godzilla::DECK),
        "Does not hate the city at all, it just happens to lie between the sea and where he wants to be.";
    Mothra = "mothra" "Mothra" Mutant, ours Some(&mothra::DECK),
        "Wishes nobody any harm, which is hard to believe from under a wing that covers three streets.";
    Rodan = "rodan" "Rodan" Mutant, ours Some(&rodan::DECK),
        "Arrives a little ahead of his own thunderclap and leaves before the windows hit the ground.";
    KingGidorah = "king-gidorah" "King Gidorah" Invader, ours Some(&king_gidorah::DECK),
        "Three heads, three opinions, one golden temper: whatever they agree on, it will not be good for you.";
    Mechagodzilla = "mechagodzilla" "Mechagodzilla" Robot, ours Some(&mechagodzilla::DECK),
        breaks "Mecha\u{ad}godzilla",
        "A copy in every detail, apart from the missiles, the rockets and the complete lack of doubt.";
    Gigan = "gigan" "Gigan" Invader, ours Some(&gigan::DECK),
        "Hooks for hands and a saw for a belly: hugs are declined, contracts are accepted.";
    Pandakai = "pandakai" "Pandakaï" Mutant, printed Some(&pandakai::DECK),
        "Looked for inner peace on a mountain for years, until somebody paved the bamboo grove.";
    BabyGigazaur = "baby-gigazaur" "Baby Gigazaur" Mutant, printed Some(&baby_gigazaur::DECK),
        "Only wanted to see where mother works, and has already broken it.";
}

impl Monster {
    /// The monster with this id.
    pub fn from_id(id: &str) -> Option<Monster> {
        Monster::ALL.iter().copied().find(|m| m.id() == id)
    }
}

/// What kind of creature a monster is (GZ-11). The rulebook names the kinds; who is what is our own choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Species {
    /// Born here and changed.
    Mutant,
    /// From elsewhere.
    Invader,
    /// Made by somebody.
    Robot,
}

impl Species {
    /// All of them.
    pub const ALL: [Species; 3] = [Species::Mutant, Species::Invader, Species::Robot];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        ["mutant", "invader", "robot"][self as usize]
    }
}

/// A monster's eight evolutions and which of them have a say in what, computed at compile time.
pub(crate) struct Brood {
    cards: [&'static Card; 8],
    /// For each the moments at which it speaks once it lies there.
    ears: [MomentSet; 8],
    /// For each the moments at which it may be played from the hand.
    windows: [MomentSet; 8],
    listeners: [EvolutionSet; Moment::COUNT],
    answers: [EvolutionSet; Moment::COUNT],
    /// Those that look neither at the table nor at what a moment tells before they are played.
    pub(crate) unconditional: EvolutionSet,
    /// Those that may be played at any time (EVO-4).
    pub(crate) any_time: EvolutionSet,
    /// Those that are discarded when a turn ends.
    pub(crate) this_turn: EvolutionSet,
    /// Those that are discarded when their owner's next turn begins.
    pub(crate) to_next_turn: EvolutionSet,
    /// Those that can stand for another.
    pub(crate) copies: EvolutionSet,
    /// Those that can be laid before another monster.
    pub(crate) lends: EvolutionSet,
    /// Those that go back from the discards to the hand when their owner enters Tokyo.
    pub(crate) returns: EvolutionSet,
}

static BROODS: [Brood; Monster::ALL.len()] = {
    let mut all = [const { Brood::new(None) }; Monster::ALL.len()];
    let mut i = 0;
    while i < all.len() {
        all[i] = Brood::new(deck_of(Monster::ALL[i]));
        i += 1;
    }
    all
};

impl Brood {
    const fn new(deck: Option<&'static [&'static Card; 8]>) -> Brood {
        let mut brood = Brood {
            cards: [&BLANK; 8],
            ears: [MomentSet::EMPTY; 8],
            windows: [MomentSet::EMPTY; 8],
            listeners: [EvolutionSet::EMPTY; Moment::COUNT],
            answers: [EvolutionSet::EMPTY; Moment::COUNT],
            unconditional: EvolutionSet::EMPTY,
            any_time: EvolutionSet::EMPTY,
            this_turn: EvolutionSet::EMPTY,
            to_next_turn: EvolutionSet::EMPTY,
            copies: EvolutionSet::EMPTY,
            lends: EvolutionSet::EMPTY,
            returns: EvolutionSet::EMPTY,
        };
        let Some(deck) = deck else { return brood };
        let mut n = 0;
        while n < 8 {
            let card = deck[n];
            assert!(!card.text.is_empty(), "an evolution has a text that says what it does");
            assert!(!card.plays.is_empty(), "an evolution names the moments at which it may be played");
            assert!(card.hooks.say_something(), "an evolution has a hook that does what its text says");
            let temporary = matches!(card.kind, Kind::Temporary);
            brood.cards[n] = card;
            brood.ears[n] = card.ears();
            brood.windows[n] = card.windows();
            let looks = card.hooks.may_play.is_some() || card.hooks.fits.is_some();
            let one = EvolutionSet::just(n);
            brood.unconditional = brood.unconditional.with_if(one, !looks);
            brood.any_time = brood.any_time.with_if(one, brood.windows[n].meets(MomentSet::ANY_TIME));
            brood.this_turn = brood.this_turn.with_if(one, temporary && card.hooks.lasts <= THIS_TURN);
            brood.to_next_turn = brood.to_next_turn.with_if(one, temporary && card.hooks.lasts == TO_NEXT_TURN);
            brood.copies = brood.copies.with_if(one, card.hooks.copies);
            brood.lends = brood.lends.with_if(one, card.hooks.lends);
            brood.returns = brood.returns.with_if(one, card.hooks.returns);
            if brood.this_turn.or(brood.to_next_turn).or(brood.copies).or(brood.lends).has(n) {
                brood.ears[n] = brood.ears[n].or(MomentSet::PASSING);
            }
            let mut m = 0;
            while m < Moment::COUNT {
                brood.listeners[m] = brood.listeners[m].with_if(one, card.hooks.listens(Moment::ALL[m]));
                let answers = m < 63 && brood.windows[n].has(Moment::ALL[m]);
                brood.answers[m] = brood.answers[m].with_if(one, answers);
                m += 1;
            }
            n += 1;
        }
        brood
    }

    /// The evolutions of a monster, blank ones if it has none.
    #[inline(always)]
    pub(crate) fn of(monster: Monster) -> &'static Brood {
        &BROODS[monster as usize]
    }

    /// What is printed on one.
    #[inline(always)]
    pub(crate) fn card(&self, number: usize) -> &'static Card {
        self.cards[number]
    }

    /// Those that speak at a moment once they lie there.
    #[inline(always)]
    pub(crate) fn listeners(&self, moment: Moment) -> EvolutionSet {
        self.listeners[moment as usize]
    }

    /// The rare marks that any of them bears.
    pub(crate) fn rare(&self) -> RareSet {
        RareSet::ALL.iter().filter(|&mark| !self.listeners(mark).is_empty()).collect()
    }

    /// Those that may be played from the hand at a moment.
    #[inline(always)]
    pub(crate) fn answers(&self, moment: Moment) -> EvolutionSet {
        self.answers[moment as usize]
    }

    /// The moments at which any of these speak.
    #[inline(always)]
    pub(crate) fn ears(&self, set: EvolutionSet) -> MomentSet {
        set.iter().fold(MomentSet::EMPTY, |all, n| all.or(self.ears[n]))
    }

    /// The moments at which any of these may be played from the hand.
    #[inline(always)]
    pub(crate) fn windows(&self, set: EvolutionSet) -> MomentSet {
        set.iter().fold(MomentSet::EMPTY, |all, n| all.or(self.windows[n]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_monster_has_an_id_and_a_name_of_its_own() {
        for (i, monster) in Monster::ALL.iter().enumerate() {
            assert_eq!(Monster::from_id(monster.id()), Some(*monster));
            assert!(Monster::ALL[..i].iter().all(|other| other.name() != monster.name()), "{monster:?}");
        }
    }

    /// Eleven letters in a row do not fit beside a picture on a phone.
    #[test]
    fn long_words_of_names_say_where_they_may_be_broken() {
        for monster in Monster::ALL {
            assert_eq!(monster.narrow_name().replace('\u{ad}', ""), monster.name());
            let mut parts = monster.narrow_name().split([' ', '-', '\u{ad}']);
            let long = parts.find(|part| part.chars().count() > 10);
            assert_eq!(long, None, "{monster:?}: say in its line where its name `breaks`, with a soft hyphen");
        }
    }
}
