//! What a game starts from: an edition, its switches, the monsters at the table.

use core::fmt;

use crate::book::{Book, Preset};
use crate::catalogue::{self, CLASSIC_FIRST, CLASSIC_SECOND, Deck};
use crate::evolutions::{Monster, deck_of, evolves_since};
use crate::version::Version;

/// A value a switch can have, with the word that stands for it.
trait Value: Sized + Copy + 'static {
    const WORDS: &'static [&'static str];
    fn at(index: usize) -> Self;
    fn word(self) -> &'static str;
}

impl Value for bool {
    const WORDS: &'static [&'static str] = &["no", "yes"];
    fn at(index: usize) -> bool {
        index == 1
    }
    fn word(self) -> &'static str {
        Self::WORDS[usize::from(self)]
    }
}

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $value:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$vdoc])* $value),* }
        impl Value for $name {
            const WORDS: &'static [&'static str] = &[$($word),*];
            fn at(index: usize) -> $name { [$($name::$value),*][index] }
            fn word(self) -> &'static str { Self::WORDS[self as usize] }
        }
    };
}

choice! {
    /// Who begins (SETUP-4).
    FirstPlayer {
        /// Everyone rolls; most smashes begins.
        MostSmashes = "most_smashes",
        /// Drawn at random.
        Random = "random",
        /// The first seat, for tables that agreed beforehand.
        Seat = "seat",
    }
}
choice! {
    /// What happens when the deck runs out (BUY-5).
    DeckExhausted {
        /// Discards are gone; empty places stay empty.
        Box = "box",
        /// The discards are shuffled into a new deck.
        Reshuffle = "reshuffle",
    }
}
choice! {
    /// When twenty stars are looked for (WIN-1).
    VictoryCheck {
        /// At the end of every turn.
        Turn = "turn",
        /// At the end of every round.
        Round = "round",
    }
}
choice! {
    /// The two-player variant (DUO-1).
    TwoPlayerTokyo {
        /// Never.
        Off = "off",
        /// When the game starts with two players.
        AtTwo = "at_two",
        /// Always.
        On = "on",
    }
}
choice! {
    /// When the active player is asked in which order to resolve its dice (RESOLVE-1).
    ResolveOrder {
        /// Never: always in the default order.
        Default = "default",
        /// When the order could change what happens.
        Matters = "matters",
        /// Whenever two kinds of faces wait.
        Always = "always",
    }
}
choice! {
    /// In which order the effects at the end of a turn happen (END-1).
    EndOrder {
        /// As the active player likes.
        Chosen = "chosen",
        /// In a fixed order.
        Fixed = "fixed",
    }
}
choice! {
    /// The most dice anybody rolls (ROLL-2).
    DiceLimit {
        /// Eight.
        Eight = "8",
        /// Nine (I-073).
        Nine = "9",
    }
}
choice! {
    /// Which neighbours burn along with what a power says it sets on fire (I-007).
    NeighboursBurn {
        /// Both, whenever anybody else loses hearts to their owner.
        AnyDamage = "any_damage",
        /// Both, when the Roll has a smash.
        Roll = "roll",
        /// Those that the damage itself reaches, by smashes or not.
        Reached = "reached",
        /// Those that are attacked.
        Attacked = "attacked",
    }
}
choice! {
    /// What the powers that raise damage raise (SMASH-3).
    RaisedDamage {
        /// All of it, bought damage too (I-045, I-052).
        All = "all",
        /// All but what a card does when it is bought.
        NotBought = "not_bought",
        /// That of attacks.
        Attacks = "attacks",
    }
}
choice! {
    /// Whom the powers that hand out counters give them (I-011, I-013).
    CountersFor {
        /// Whoever lost hearts to the attack.
        Hurt = "hurt",
        /// Whoever was attacked.
        Attacked = "attacked",
    }
}
choice! {
    /// What becomes of Tokyo when a card drops its buyer there (I-157, I-158).
    DroppingIn {
        /// A buyer outside takes the City; one in Tokyo stays where it is.
        City = "city",
        /// Everybody else leaves Tokyo, and the buyer takes the City.
        AllLeave = "all_leave",
        /// A buyer outside takes the City; for one in the Bay the card does nothing at all.
        NotInBay = "not_in_bay",
    }
}
choice! {
    /// Who of several monsters may buy a new card first, out of turn (I-088).
    NewCardFirst {
        /// The next to the left of the active monster.
        Left = "left",
        /// The active monster.
        Active = "active",
    }
}

macro_rules! switches {
    ($($(#[$doc:meta])* $name:ident: $type:ty),* $(,)?) => {
        /// The switches of the rules, and the version they belong to. An edition is a value of this; any switch can be
        /// flipped for a game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct Rules {
            /// The version of the rules; no switch, since nobody chooses it: a game keeps the one it began with.
            pub version: Version,
            $($(#[$doc])* pub $name: $type),*
        }

        impl Rules {
            /// The names of all switches.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// The words a switch can be set to.
            pub fn words(name: &str) -> Option<&'static [&'static str]> {
                match name { $(stringify!($name) => Some(<$type as Value>::WORDS),)* _ => None }
            }

            /// The word a switch is set to.
            pub fn get(&self, name: &str) -> Option<&'static str> {
                match name { $(stringify!($name) => Some(self.$name.word()),)* _ => None }
            }

            /// Sets a switch to a word.
            pub fn set(&mut self, name: &str, word: &str) -> Result<(), SwitchError> {
                match name {
                    $(stringify!($name) => {
                        let i = <$type as Value>::WORDS.iter().position(|w| *w == word);
                        self.$name = <$type as Value>::at(i.ok_or(SwitchError::Word(<$type as Value>::WORDS))?);
                        Ok(())
                    })*
                    _ => Err(SwitchError::Name),
                }
            }
        }
    };
}

switches! {
    /// Tokyo Bay is used while five or more monsters live (SETUP-2).
    tokyo_bay: bool,
    /// Who begins (SETUP-4).
    first_player: FirstPlayer,
    /// After resolving, an active monster outside must enter an empty place in Tokyo (ENTER-2).
    must_enter_empty_tokyo: bool,
    /// An attack on a Tokyo wholly empty only takes it: it hits nobody, and no power sees an attack (ENTER-1).
    attack_into_empty_takes_tokyo: bool,
    /// Only a monster that lost hearts to the smashes may yield (YIELD-2).
    yield_needs_damage: bool,
    /// The attacker takes the place of a monster its attack eliminated (OUT-2).
    attacker_replaces_eliminated: bool,
    /// When the Bay closes and the City is empty its occupant moves there (BAY-1).
    bay_moves_to_empty_city: bool,
    /// A monster that bought nothing gains one energy (BUY-4).
    energy_if_no_buy: bool,
    /// Dice tokens are in play (ROLL-3).
    dice_tokens: bool,
    /// Event cards are in the deck (EVENT-1).
    events: bool,
    /// What happens when the deck runs out (BUY-5).
    deck_exhausted: DeckExhausted,
    /// Heart dice may remove counters in Tokyo too (HEAL-3).
    counters_removable_in_tokyo: bool,
    /// When twenty stars are looked for (WIN-1).
    victory_check: VictoryCheck,
    /// Tokyo pays energy instead of stars (DUO-1).
    two_player_tokyo: TwoPlayerTokyo,
    /// Each monster has its own evolution cards (EVO-1).
    evolutions: bool,
    /// Power cards are in play; without them nobody buys (a first game).
    power_cards: bool,
    /// Promo cards are in the deck too.
    promos: bool,
    /// Costumes are in the deck too, where the edition has them.
    costumes: bool,
    /// When the order of resolving is asked for (RESOLVE-1).
    resolve_order: ResolveOrder,
    /// In which order the effects at the end of a turn happen (END-1).
    end_order: EndOrder,
    /// The most dice anybody rolls (ROLL-2).
    dice_limit: DiceLimit,
    /// Whoever takes a free City hits nobody, though somebody holds the Bay (ENTER-1).
    free_city_hits_nobody: bool,
    /// A monster may yield only to an attack with a smash on a die (YIELD-2).
    yield_needs_die: bool,
    /// Armour is held against the smashes and against what each power adds to them, one by one (I-002).
    armour_by_source: bool,
    /// What the powers that raise damage raise (SMASH-3).
    raised_damage: RaisedDamage,
    /// Which neighbours burn (I-007).
    neighbours_burn: NeighboursBurn,
    /// Whom the powers that hand out counters give them (I-011, I-013).
    counters_for: CountersFor,
    /// What becomes of Tokyo when a card drops its buyer there (I-157, I-158).
    dropping_in: DroppingIn,
    /// Who of several monsters may buy a new card first, out of turn (I-088).
    new_card_first: NewCardFirst,
    /// Poison is one of the effects at the end of a turn, and strikes when its bearer likes (END-1, POISON-1).
    poison_in_end_order: bool,
    /// A monster without hearts is not eliminated: it starts again (OUT-4).
    comebacks: bool,
}

impl Rules {
    /// The switches that are set otherwise than in `preset`, each with its word here.
    pub fn changes(self, preset: Rules) -> impl Iterator<Item = (&'static str, &'static str)> {
        Rules::NAMES.iter().filter_map(move |name| {
            let word = self.get(name)?;
            (preset.get(name) != Some(word)).then_some((*name, word))
        })
    }

    /// May this monster play with these switches? In a game with Evolutions it needs a deck of them (EVO-1).
    pub fn admit(&self, monster: Monster) -> bool {
        !self.evolutions || self.evolves(monster)
    }

    /// Has a monster a deck of Evolutions in this version of the rules (EVO-1)?
    pub fn evolves(&self, monster: Monster) -> bool {
        let since = evolves_since(monster);
        deck_of(monster).is_some() && since.is_none_or(|amendment| self.version.has(amendment))
    }
}

/// What is wrong with a switch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SwitchError {
    /// There is no switch of that name.
    Name,
    /// It cannot be set to that; these are the words it takes.
    Word(&'static [&'static str]),
}

impl fmt::Display for SwitchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SwitchError::Name => f.write_str("there is no switch of that name"),
            SwitchError::Word(words) => {
                f.write_str("it can be set to")?;
                for (i, word) in words.iter().enumerate() {
                    write!(f, "{} {word}", if i == 0 { "" } else { "," })?;
                }
                Ok(())
            }
        }
    }
}

impl core::error::Error for SwitchError {}

/// An edition of the game: a value, never a condition in the code.
pub struct Edition {
    /// The word that stands for it.
    pub name: &'static str,
    /// Its switches.
    pub rules: Rules,
    /// Its Power cards.
    pub deck: &'static Deck,
    /// Whether its cards are our own design, because no list of the printed ones is public.
    pub ours: bool,
    /// Its monsters, in the order in which seats get them by default.
    pub monsters: [Monster; 6],
}

impl Edition {
    /// The monsters that seats get by default with these switches: its own, and guests instead of those that may not play
    /// (EVO-1).
    pub fn cast(&self, rules: &Rules) -> [Monster; 6] {
        let mut guests = Monster::ALL.iter().copied().filter(|&m| rules.admit(m) && !self.monsters.contains(&m));
        self.monsters.map(|own| if rules.admit(own) { own } else { guests.next().unwrap_or(own) })
    }
}

/// The editions with their ids, oldest first.
macro_rules! editions {
    ($($(#[$doc:meta])* $id:ident = $edition:expr;)*) => {
        $($(#[$doc])* pub(crate) const $id: Edition = $edition;)*

        /// The editions, oldest first.
        pub static EDITIONS: [Edition; EditionId::ALL.len()] = [$($id),*];

        #[allow(clippy::upper_case_acronyms)] // named after the constants
        enum EditionNumber { $($id),* }

        impl EditionId {
            $($(#[$doc])* pub const $id: EditionId = EditionId(EditionNumber::$id as u8);)*

            /// Every edition, oldest first.
            pub const ALL: [EditionId; [$(stringify!($id)),*].len()] = [$(EditionId::$id),*];
        }
    };
}

editions! {
    /// The first edition, 2011 to 2014.
    FIRST = Edition {
        name: "first",
        rules: Rules {
            version: Version::NEWEST,
            tokyo_bay: true,
            first_player: FirstPlayer::MostSmashes,
            must_enter_empty_tokyo: false,
            attack_into_empty_takes_tokyo: true,
            yield_needs_damage: false,
            attacker_replaces_eliminated: true,
            bay_moves_to_empty_city: false,
            energy_if_no_buy: false,
            dice_tokens: false,
            events: false,
            deck_exhausted: DeckExhausted::Box,
            counters_removable_in_tokyo: true,
            victory_check: VictoryCheck::Turn,
            two_player_tokyo: TwoPlayerTokyo::Off,
            evolutions: false,
            power_cards: true,
            promos: false,
            costumes: false,
            resolve_order: ResolveOrder::Matters,
            end_order: EndOrder::Chosen,
            dice_limit: DiceLimit::Eight,
            free_city_hits_nobody: false,
            yield_needs_die: false,
            armour_by_source: false,
            raised_damage: RaisedDamage::All,
            neighbours_burn: NeighboursBurn::AnyDamage,
            counters_for: CountersFor::Hurt,
            dropping_in: DroppingIn::City,
            new_card_first: NewCardFirst::Left,
            poison_in_end_order: false,
            comebacks: false,
        },
        deck: &CLASSIC_FIRST,
        ours: false,
        monsters: [
            Monster::Gigazaur,
            Monster::Kraken,
            Monster::CyberBunny,
            Monster::TheKing,
            Monster::MekaDragon,
            Monster::Alienoid,
        ],
    };
    /// The second edition, 2016.
    SECOND = Edition {
        name: "second",
        rules: Rules {
            must_enter_empty_tokyo: true,
            attack_into_empty_takes_tokyo: false,
            yield_needs_damage: true,
            attacker_replaces_eliminated: false,
            bay_moves_to_empty_city: true,
            counters_removable_in_tokyo: false,
            end_order: EndOrder::Fixed,
            dice_limit: DiceLimit::Nine,
            neighbours_burn: NeighboursBurn::Roll,
            dropping_in: DroppingIn::AllLeave,
            ..FIRST.rules
        },
        deck: &CLASSIC_SECOND,
        ours: false,
        monsters: [
            Monster::Gigazaur,
            Monster::SpacePenguin,
            Monster::CyberKitty,
            Monster::TheKing,
            Monster::MekaDragon,
            Monster::Alienoid,
        ],
    };
    /// The Godzilla edition. Its rules are the publisher's; its cards here are our own design.
    GODZILLA = Edition {
        name: "godzilla",
        rules: Rules {
            energy_if_no_buy: true,
            dice_tokens: true,
            events: true,
            deck_exhausted: DeckExhausted::Reshuffle,
            two_player_tokyo: TwoPlayerTokyo::AtTwo,
            end_order: EndOrder::Chosen,
            dice_limit: DiceLimit::Eight,
            ..SECOND.rules
        },
        deck: &catalogue::GODZILLA,
        ours: true,
        monsters: [
            Monster::Godzilla,
            Monster::Mothra,
            Monster::Rodan,
            Monster::KingGidorah,
            Monster::Mechagodzilla,
            Monster::Gigan,
        ],
    };
}

/// Which edition, by its place in [`EDITIONS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EditionId(u8);

impl EditionId {
    /// Every edition, oldest first.
    pub fn all() -> impl Iterator<Item = EditionId> {
        EditionId::ALL.into_iter()
    }

    /// The edition with this name.
    pub fn from_name(name: &str) -> Option<EditionId> {
        EditionId::all().find(|e| e.name() == name)
    }

    /// The word that stands for it.
    pub fn name(self) -> &'static str {
        self.edition().name
    }

    /// Its number in [`EDITIONS`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The edition itself.
    #[inline(always)]
    pub fn edition(self) -> &'static Edition {
        &EDITIONS[self.0 as usize]
    }
}

/// The second edition, the one most people know.
impl Default for EditionId {
    fn default() -> EditionId {
        EditionId::SECOND
    }
}

impl fmt::Display for EditionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for EditionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a game starts from.
///
/// ```
/// use kaiju_rules::prelude::*;
///
/// let setup = Setup::new(EditionId::SECOND, 2).unwrap();
/// let mut rules = setup.rules();
/// rules.evolutions = true;
/// let setup = setup.with_rules(rules);
/// assert!(setup.rules().evolutions);
/// assert!(Setup::new(EditionId::SECOND, 7).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    edition: EditionId,
    rules: Rules,
    monsters: [Monster; 6],
    players: u8,
}

/// Why a game cannot start like that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// Two to six monsters play (SETUP-1).
    Players(usize),
    /// A monster sits at two seats (SETUP-1).
    Twice(Monster),
    /// A monster without Evolutions, in a game with them (EVO-1).
    NoEvolutions(Monster),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Players(n) => write!(f, "2 to 6 monsters play, not {n} (SETUP-1)"),
            SetupError::Twice(m) => write!(f, "{} plays twice; every seat needs its own monster (SETUP-1)", m.id()),
            SetupError::NoEvolutions(m) => {
                write!(f, "{} has no Evolutions and cannot play with `evolutions yes` (EVO-1)", m.id())
            }
        }
    }
}

impl core::error::Error for SetupError {}

impl Setup {
    /// An edition as printed, with its own monsters.
    pub fn new(edition: EditionId, players: usize) -> Result<Setup, SetupError> {
        if !(2..=6).contains(&players) {
            return Err(SetupError::Players(players));
        }
        let of = edition.edition();
        Ok(Setup { edition, rules: of.rules, monsters: of.monsters, players: players as u8 })
    }

    /// An edition with these switches and these monsters, seat by seat.
    pub fn of(edition: EditionId, rules: Rules, monsters: &[Monster]) -> Result<Setup, SetupError> {
        Setup::new(edition, monsters.len())?.with_rules(rules).with_monsters(monsters)
    }

    /// This setup with other switches. As long as nobody has chosen monsters, these are the ones dealt with those
    /// switches.
    #[must_use]
    pub fn with_rules(self, rules: Rules) -> Setup {
        let of = self.edition.edition();
        let (mut monsters, players) = (self.monsters, self.players as usize);
        if monsters[..players] == of.cast(&self.rules)[..players] {
            monsters[..players].copy_from_slice(&of.cast(&rules)[..players]);
        }
        Setup { rules, monsters, ..self }
    }

    /// This setup, played by another version of the rules.
    #[must_use]
    pub fn with_version(mut self, version: Version) -> Setup {
        self.rules.version = version;
        self
    }

    /// This setup with these monsters, seat by seat.
    pub fn with_monsters(mut self, monsters: &[Monster]) -> Result<Setup, SetupError> {
        if !(2..=6).contains(&monsters.len()) {
            return Err(SetupError::Players(monsters.len()));
        }
        for (i, monster) in monsters.iter().enumerate() {
            if monsters[..i].contains(monster) {
                return Err(SetupError::Twice(*monster));
            }
            self.monsters[i] = *monster;
        }
        self.players = monsters.len() as u8;
        // Seats nobody sits at are not part of the setup: keep the value canonical.
        for i in monsters.len()..6 {
            self.monsters[i] = self.edition.edition().monsters[i];
        }
        Ok(self)
    }

    /// A book as it is written, with the monsters of its edition.
    pub fn of_book(book: Book, players: usize) -> Result<Setup, SetupError> {
        Setup::of_preset(Preset::Book(book), players)
    }

    /// An edition as printed, or a book as it is written, with the monsters of the edition.
    pub fn of_preset(preset: Preset, players: usize) -> Result<Setup, SetupError> {
        Ok(Setup::new(preset.edition(), players)?.with_rules(preset.rules()))
    }

    /// May a new game start like this? Games that were played otherwise are read all the same.
    pub fn check(&self) -> Result<(), SetupError> {
        match self.monsters().iter().find(|&&monster| !self.rules.admit(monster)) {
            Some(&monster) => Err(SetupError::NoEvolutions(monster)),
            None => Ok(()),
        }
    }

    /// The edition.
    pub fn edition(&self) -> EditionId {
        self.edition
    }

    /// The book played to the letter, if it is one.
    pub fn book(&self) -> Option<Book> {
        Book::played(self.edition, &self.rules)
    }

    /// The switches.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The monsters, seat by seat.
    pub fn monsters(&self) -> &[Monster] {
        &self.monsters[..self.players as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;
    use crate::table::Table;

    #[test]
    fn every_switch_takes_each_of_its_words() {
        for name in Rules::NAMES {
            for word in Rules::words(name).unwrap() {
                let mut rules = SECOND.rules;
                rules.set(name, word).unwrap();
                assert_eq!(rules.get(name), Some(*word));
            }
        }
        assert_eq!(SECOND.rules.clone().set("tokyo_bay", "maybe"), Err(SwitchError::Word(&["no", "yes"])));
        assert_eq!(SECOND.rules.clone().set("tokyo_sea", "yes"), Err(SwitchError::Name));
        assert_eq!(alloc::format!("{}", SwitchError::Word(&["no", "yes"])), "it can be set to no, yes");
    }

    #[test]
    fn setup_1_two_to_six_different_monsters() {
        let second = EditionId::SECOND;
        assert_eq!(Setup::new(second, 7), Err(SetupError::Players(7)));
        assert_eq!(Setup::new(second, 1), Err(SetupError::Players(1)));
        let twice = Setup::of(second, SECOND.rules, &[Monster::Kraken, Monster::Kraken]);
        assert_eq!(twice, Err(SetupError::Twice(Monster::Kraken)));
    }

    #[test]
    fn evo_1_only_monsters_with_evolutions_start_a_game_with_them() {
        for edition in EditionId::all() {
            let rules = Rules { evolutions: true, ..edition.edition().rules };
            for players in 2..=6 {
                let dealt = Setup::new(edition, players).unwrap().with_rules(rules);
                assert_eq!(dealt.check(), Ok(()), "{edition}");
                // Who was dealt and who was chosen is the same setup.
                assert_eq!(Setup::of(edition, rules, dealt.monsters()), Ok(dealt));
                // Without Evolutions the edition's own monsters come back.
                assert_eq!(dealt.with_rules(edition.edition().rules), Setup::new(edition, players).unwrap());
            }
        }
        // In earlier versions Kraken had none.
        let first = EditionId::FIRST;
        let before = Version::of(2).unwrap();
        let rules = Rules { evolutions: true, ..FIRST.rules };
        let chosen = Setup::of(first, rules, &[Monster::Gigazaur, Monster::Kraken]).unwrap();
        assert_eq!(chosen.check(), Ok(()));
        let chosen = chosen.with_version(before);
        assert_eq!(chosen.check(), Err(SetupError::NoEvolutions(Monster::Kraken)));
        assert_eq!(Table::new(&chosen).evolutions(Seat::B).hidden.len(), 0);
        assert_eq!(chosen.with_rules(Rules { version: before, ..FIRST.rules }).check(), Ok(()));
    }

    #[test]
    fn editions_are_known_by_their_names() {
        assert_eq!(EditionId::ALL.map(EditionId::name), ["first", "second", "godzilla"]);
        for (index, edition) in EditionId::all().enumerate() {
            assert_eq!((edition.index(), EditionId::from_name(edition.name())), (index, Some(edition)));
        }
        assert_eq!(EditionId::from_name("third"), None);
    }

    #[test]
    fn changes_are_the_switches_set_otherwise() {
        assert_eq!(SECOND.rules.changes(SECOND.rules).count(), 0);
        let house = Rules { evolutions: true, tokyo_bay: false, ..SECOND.rules };
        assert!(house.changes(SECOND.rules).eq([("tokyo_bay", "no"), ("evolutions", "yes")]));
    }
}
