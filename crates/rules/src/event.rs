//! What happened. The table changes by events and nothing else, so log, animation, replay and remote clients
//! need no second source.

use alloc::string::String;

use crate::clause::{Clause, Why};
use crate::dice::{Dice, Face};
use crate::hooks::{CardId, Source};
use crate::notation::fields::{Field, Flag, FromOne, SoonOrLater};
use crate::notation::{Line, ParseError, Words};
use crate::seat::{Seat, SeatSet};
use crate::table::{Origin, Place, SlotId};

/// A field of an event in the notation: by its type, as a flag with a word of its own, or in a way of its own.
macro_rules! field {
    (seat $field:ident) => {
        Field::seat($field)
    };
    (source $field:ident) => {
        Field::source($field)
    };
    ($what:ident $field:ident = $flag:literal) => {
        None
    };
    ($what:ident $field:ident as $how:ident) => {
        None
    };
    (write $words:ident, $out:ident, $field:ident) => {
        Field::write($field, $words, $out)
    };
    (write $words:ident, $out:ident, $field:ident = $flag:literal) => {
        Flag::write($field, $flag, $out)
    };
    (write $words:ident, $out:ident, $field:ident as $how:ident) => {
        $how::write($field, $out)
    };
    (read $words:ident, $line:ident, $type:ty) => {
        <$type as Field>::read($words, $line)?
    };
    (read $words:ident, $line:ident, $type:ty = $flag:literal) => {
        <$type as Flag>::read($flag, $line)?
    };
    (read $words:ident, $line:ident, $type:ty as $how:ident) => {
        $how::read($line)?
    };
}

macro_rules! events {
    ($($(#[$doc:meta])* $name:ident $word:literal $({
        $($field:ident: $type:ty $(= $flag:literal)? $(as $how:ident)?),*
    })? => $why:expr;)*) => {
        /// One fact, in the past tense, in eight bytes.
        ///
        /// ```
        /// use kaiju_rules::prelude::*;
        ///
        /// let mut game = State::new(&Setup::new(EditionId::SECOND, 2).unwrap());
        /// let Pending::Chance(luck) = game.pending() else { unreachable!() };
        /// let outcome = luck.draw(game.table(), 42);
        /// let mut log = Log::on();
        /// game.apply(Input::Luck(outcome), &mut log).unwrap();
        /// let first = log.events()[0];
        /// // Each says what happened, and the rule or the card behind it.
        /// assert!(matches!(first, Event::Revealed { .. }));
        /// assert_eq!(first.why(), Clause::Buy1.into());
        /// ```
        #[allow(missing_docs)] // the fields are named; each variant says what they mean together
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Event { $($(#[$doc])* $name $({ $($field: $type),* })?,)* }

        #[allow(unused_variables)] // the reason of an event looks at some of its fields
        impl Event {
            /// The first word of each in the notation.
            pub const WORDS: &'static [&'static str] = &[$($word),*];

            /// Its first word in the notation.
            pub const fn word(self) -> &'static str {
                match self { $(Event::$name { .. } => $word,)* }
            }

            /// The clause or the power behind it.
            pub fn why(self) -> Why {
                match self { $(Event::$name $({ $($field),* })? => $why,)* }
            }

            /// The monster it is about; the first one where there are two.
            pub fn seat(self) -> Option<Seat> {
                match self {
                    $(Event::$name $({ $($field),* })? => None$($(.or(field!(seat $field $(= $flag)? $(as $how)?)))*)?,)*
                }
            }

            /// The card or the evolution it is about, apart from its reason.
            pub fn source(self) -> Option<Source> {
                match self {
                    $(Event::$name $({ $($field),* })? => None$($(.or(field!(source $field $(= $flag)? $(as $how)?)))*)?,)*
                }
            }

            /// Writes its fields, each after a space.
            pub(crate) fn write(self, words: Words, out: &mut String) {
                match self { $(Event::$name $({ $($field),* })? => {
                    $($(field!(write words, out, $field $(= $flag)? $(as $how)?);)*)?
                })* }
            }

            /// Reads the fields of the event with this first word; nothing where there is no such event.
            pub(crate) fn read(word: &str, words: Words, line: &mut Line<'_>) -> Result<Option<Event>, ParseError> {
                Ok(Some(match word {
                    $($word => Event::$name $({
                        $($field: field!(read words, line, $type $(= $flag)? $(as $how)?)),*
                    })?,)*
                    _ => return Ok(None),
                }))
            }
        }
    };
}

events! {
    /// A monster rolled for the right to begin.
    Contested "contested" { seat: Seat, dice: Dice } => Clause::Setup4.into();
    /// A monster begins the game.
    Started "started" { seat: Seat } => Clause::Setup4.into();
    /// A turn began; an extra one with this many dice fewer.
    TurnBegan "turn" { seat: Seat, extra: Option<u8> = "extra" } => if extra.is_some() { Clause::End1.into() } else { Clause::Setup5.into() };
    /// This many dice and rolls are there this turn.
    DiceReady "ready" { dice: u8, rolls: u8 } => Clause::Roll2.into();
    /// These dice stay, the others are picked up.
    Kept "kept" { dice: Dice } => Clause::Roll1.into();
    /// Dice came to rest beside the kept ones.
    Threw "threw" { dice: Dice } => Clause::Roll1.into();
    /// The active monster rolls no more.
    Stopped "stopped" => Clause::Roll1.into();
    /// A die was turned to another face.
    Turned "turned" { from: Face, to: Face, why: Why } => why;
    /// One die was rolled again.
    Rerolled "rerolled" { from: Face, to: Face, why: Why } => why;
    /// More rolls this turn.
    MoreRolls "more-rolls" { rolls: u8, why: Why } => why;
    /// Dice rolled for a power, apart from the Roll.
    RolledFor "rolled-for" { dice: Dice, why: Why } => why;
    /// Smashes joined the Roll without a die.
    SmashesAdded "smashes" { smashes: u8, why: Why } => why;
    /// Hearts joined the Roll without a die.
    HeartsAdded "hearts-added" { hearts: u8, why: Why } => why;
    /// The faces showing are the Roll; it may strike without a smash among them.
    RollFinal "roll-final" { strikes: bool = "strikes" } => Clause::Roll5.into();
    /// All dice of a face are being resolved.
    Resolving "resolving" { face: Face } => Clause::Resolve1.into();
    /// Stars gained or lost.
    Stars "stars" { seat: Seat, stars: i8, why: Why } => why;
    /// Energy gained or spent.
    Energy "energy" { seat: Seat, energy: i16, why: Why } => why;
    /// Hearts gained.
    Healed "healed" { seat: Seat, hearts: u8, why: Why } => why;
    /// Hearts lost as damage.
    Hurt "hurt" { seat: Seat, hearts: u8, from: Option<Seat>, why: Why } => why;
    /// Hearts lost that are no damage.
    Shrivelled "shrivelled" { seat: Seat, hearts: u8, why: Why } => why;
    /// Hearts that were not lost after all.
    Blocked "blocked" { seat: Seat, hearts: u8, why: Why } => why;
    /// Poison counters gained or removed.
    Poison "poison" { seat: Seat, counters: i8, why: Why } => why;
    /// Shrink counters gained or removed.
    Shrink "shrink" { seat: Seat, counters: i8, why: Why } => why;
    /// Dice tokens gained or spent (ROLL-3); the flag says that they do not count toward those of a turn, as once was
    /// ([`Amendment::TwoTokens`](crate::Amendment::TwoTokens)).
    DiceTokens "tokens" { seat: Seat, tokens: i8, free: bool = "free", why: Why } => why;
    /// The active monster attacked these.
    Attacked "attacked" { hit: SeatSet } => if hit.is_empty() { Clause::Smash2.into() } else { Clause::Smash3.into() };
    /// A monster loses no more hearts this turn.
    Shielded "shielded" { seat: Seat, why: Why } => why;
    /// A monster yielded Tokyo to the attack.
    Yielded "yielded" { seat: Seat, why: Why } => why;
    /// A monster could have yielded and did not.
    Stayed "stayed" { seat: Seat, why: Why } => why;
    /// A monster left Tokyo without yielding.
    Left "left" { seat: Seat, why: Why } => why;
    /// A monster entered Tokyo.
    Entered "entered" { seat: Seat, place: Place, why: Why } => why;
    /// A monster moved from the Bay to the City.
    Moved "moved" { seat: Seat, why: Why } => why;
    /// A monster was eliminated.
    Died "died" { seat: Seat } => Clause::Out1.into();
    /// A monster was eliminated and came back.
    Reborn "reborn" { seat: Seat, hearts: u8, why: Why } => why;
    /// A card was turned face up.
    Revealed "revealed" { slot: SlotId, card: CardId } => Clause::Buy1.into();
    /// The face-up cards were swept away.
    Swept "swept" { seat: Seat } => Clause::Buy2.into();
    /// The discards became a new deck.
    Reshuffled "reshuffled" => Clause::Buy5.into();
    /// A card was bought.
    Bought "bought" { seat: Seat, card: CardId, origin: Origin, paid: u8 } => Clause::Buy1.into();
    /// A monster may not buy a card this turn.
    Closed "closed" { seat: Seat, card: CardId, why: Why } => why;
    /// A face-up card was put under a power: only the owner of the power may buy it.
    SetAside "set-aside" { slot: SlotId, card: CardId, source: Source } => Why::power(source);
    /// A card left its owner for the discards.
    Lost "lost" { seat: Seat, card: CardId, why: Why } => why;
    /// Charges were put on a power or taken off.
    Charged "charged" { source: Source, charges: i8, why: Why } => why;
    /// A power was used that works once a turn.
    Used "used" { source: Source } => Why::power(source);
    /// A card of the deck was turned over and discarded.
    Milled "milled" { card: CardId, why: Why } => why;
    /// A card came from the deck to a monster that did not buy it.
    Gained "gained" { seat: Seat, card: CardId, why: Why } => why;
    /// A card in front of a monster was marked.
    Marked "marked" { card: CardId, why: Why } => why;
    /// A monster got the target token, wherever it was before.
    Targeted "targeted" { seat: Seat, why: Why } => why;
    /// A card stands for another one from now on, or for none.
    Copied "copied" { copier: CardId, card: Option<CardId> } => Why::power(copier.into());
    /// A monster looked at the next card of the deck; others see only that it did.
    Peeked "peeked" { seat: Seat, depth: u8 as FromOne, card: Option<CardId>, why: Why } => why;
    /// A monster came back to life without losing its cards.
    Revived "revived" { seat: Seat, hearts: u8, why: Why } => why;
    /// A monster was hit by an effect that may hit it only so often in a turn.
    Noted "noted" { seat: Seat, why: Why } => why;
    /// Smash dice count for nothing this turn.
    Voided "voided" { smashes: u8, why: Why } => why;
    /// The active monster may not roll any more this turn.
    Halted "halted" { why: Why } => why;
    /// Two monsters swapped places, which is neither leaving nor entering.
    Swapped "swapped" { inside: Seat, outside: Seat, why: Why } => why;
    /// A monster may not yield this turn.
    Pinned "pinned" { seat: Seat, why: Why } => why;
    /// The active monster does not enter Tokyo this turn.
    Barred "barred" { why: Why } => why;
    /// A monster drew an evolution; others see only that it did.
    Drew "drew" { seat: Seat, evolution: Option<Source> } => Clause::Evo2.into();
    /// A monster kept one of the evolutions it drew; the others went back into its deck.
    Picked "picked" { seat: Seat, evolution: Option<Source> } => Clause::Evo1.into();
    /// An evolution went from what a monster drew, or from its deck, to its discards.
    Shed "shed" { seat: Seat, evolution: Source } => Clause::Evo2.into();
    /// A monster's discarded evolutions became a new deck.
    Renewed "renewed" { seat: Seat } => Clause::Evo3.into();
    /// An evolution was played from the hand.
    Played "played" { seat: Seat, evolution: Source } => Clause::Evo4.into();
    /// An evolution went back from the discards to the hand.
    Regained "regained" { seat: Seat, evolution: Source, why: Why } => why;
    /// An evolution went from a hand or from play to its owner's discards.
    Dropped "dropped" { seat: Seat, evolution: Source, why: Why } => why;
    /// An evolution stands for another one from now on.
    Mirrored "mirrored" { mirror: Source, model: Source } => Why::power(mirror);
    /// A power was laid before another monster, until that monster's turn ends.
    Lent "lent" { source: Source, to: Seat } => Why::power(source);
    /// Dice that show this face do nothing this turn.
    Numbed "numbed" { face: Face, why: Why } => why;
    /// The dice that show a numbed face leave the Roll.
    Wasted "wasted" { face: Face, why: Why } => why;
    /// A die was frozen: it joins everybody's Roll as it lies until its freezer's next turn.
    Froze "froze" { face: Face, source: Source } => Why::power(source);
    /// Frozen dice joined the Roll.
    Joined "joined" { dice: Dice, why: Why } => why;
    /// A card came up out of the discards; it still lies there.
    Dug "dug" { seat: Seat, card: CardId, why: Why } => why;
    /// A card came to a monster without being bought.
    Taken "taken" { seat: Seat, card: CardId, origin: Origin, why: Why } => why;
    /// A card near the top of the deck, this deep, went under it.
    Sunk "sunk" { depth: u8 as FromOne, card: CardId, why: Why } => why;
    /// An evolution in play went to its owner's discards.
    Retired "retired" { seat: Seat, evolution: Source, why: Why } => why;
    /// A monster will have another turn, before or after those already waiting.
    TurnWon "turn-won" { seat: Seat, fewer: u8, soon: bool as SoonOrLater, why: Why } => why;
    /// A turn ended.
    TurnEnded "turn-ended" { seat: Seat } => Clause::End1.into();
    /// The game is over; nobody wins when the set is empty.
    Over "over" { winners: SeatSet, why: Why } => why;
}

impl Event {
    /// Does it tell what chance said, or what only somebody knows? Then something is known after it that was not before.
    pub const fn is_news(self) -> bool {
        use Event::{
            Contested, Drew, Dug, Gained, Milled, Peeked, Picked, Rerolled, Revealed, RolledFor, Shed, Started, Threw,
        };
        matches!(
            self,
            Contested { .. }
                | Started { .. }
                | Threw { .. }
                | Rerolled { .. }
                | RolledFor { .. }
                | Revealed { .. }
                | Milled { .. }
                | Gained { .. }
                | Peeked { .. }
                | Dug { .. }
                | Drew { .. }
                | Picked { .. }
                | Shed { .. }
        )
    }
}

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Somebody at the table.
    Seat(Seat),
    /// Somebody watching.
    Public,
}

impl Event {
    /// What somebody may know of it.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Event {
        match self {
            Event::Peeked { seat, depth, why, .. } if viewer != Viewer::Seat(seat) => {
                Event::Peeked { seat, depth, card: None, why }
            }
            Event::Drew { seat, .. } if viewer != Viewer::Seat(seat) => Event::Drew { seat, evolution: None },
            Event::Picked { seat, .. } if viewer != Viewer::Seat(seat) => Event::Picked { seat, evolution: None },
            other => other,
        }
    }
}

/// Where events go: nowhere in a playout, into a list for people.
///
/// ```
/// use kaiju_rules::notation::parse_position;
/// use kaiju_rules::prelude::*;
///
/// let text = "kaiju position 1\nedition second\nseat A gigazaur\nseat B kraken city\nat keep A dice 111ess rolls 1";
/// let mut game = parse_position(text).unwrap();
/// let mut log = Log::on();
/// game.apply(Input::Act(Action::Keep(game.table().turn().dice)), &mut log).unwrap();
/// let stars = log.events().iter().find(|event| matches!(event, Event::Stars { .. })).unwrap();
/// assert_eq!(stars.why().reason(), Reason::Clause(Clause::Points1));
/// ```
#[derive(Debug, Default)]
pub enum Log {
    /// Nobody reads them.
    #[default]
    Off,
    /// Somebody does.
    On(alloc::vec::Vec<Event>),
}

impl Log {
    /// A log that is written.
    pub fn on() -> Log {
        Log::On(alloc::vec::Vec::new())
    }

    /// Does somebody read them?
    #[inline(always)]
    pub(crate) fn is_on(&self) -> bool {
        matches!(self, Log::On(_))
    }

    /// Adds an event.
    #[inline(always)]
    pub(crate) fn push(&mut self, event: Event) {
        if let Log::On(_) = self {
            self.write(event);
        }
    }

    /// Apart, to keep the many places where something happens short.
    #[cold]
    #[inline(never)]
    fn write(&mut self, event: Event) {
        if let Log::On(events) = self {
            events.push(event);
        }
    }

    /// What was written so far.
    pub fn events(&self) -> &[Event] {
        match self {
            Log::Off => &[],
            Log::On(events) => events,
        }
    }

    /// What was written since the last time.
    pub fn take(&mut self) -> alloc::vec::Vec<Event> {
        match self {
            Log::Off => alloc::vec::Vec::new(),
            Log::On(events) => core::mem::take(events),
        }
    }
}

const _: () = assert!(size_of::<Event>() <= 8);
