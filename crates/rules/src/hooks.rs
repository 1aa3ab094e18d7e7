//! What a power may have a say in: the whole interface between the engine and the cards.

use core::num::NonZeroU8;

use crate::Action;
use crate::decision::{ActionList, Question};
use crate::dice::{Dice, Face, FaceSet};
use crate::occasion::{HeartDice, Payload, Wound};
use crate::play::Play;
use crate::seat::{Seat, SeatSet};
use crate::sets::set;
use crate::table::{SlotSet, Table};
use crate::wording::Wording;
use crate::wound::Blow;

/// A physical card of the game's deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CardId(NonZeroU8);

impl CardId {
    /// The most cards a deck can have.
    pub const COUNT: usize = 96;

    /// The card with this number in its deck, counted from 0.
    #[inline(always)]
    pub const fn new(index: usize) -> CardId {
        assert!(index < CardId::COUNT);
        CardId(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// Its number in the deck, counted from 0.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl core::fmt::Debug for CardId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "card{}", self.index())
    }
}

/// The thing a power comes from: a Power card, or an Evolution (eight for each seat).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Source(u8);

impl Source {
    /// How many sources there can be: a deck of cards and eight evolutions a seat.
    pub const COUNT: usize = CardId::COUNT + 48;

    /// The source with this number.
    #[inline(always)]
    pub const fn new(index: usize) -> Source {
        debug_assert!(index < Source::COUNT);
        Source(index as u8)
    }

    /// The source that is this card.
    #[inline(always)]
    pub const fn card(card: CardId) -> Source {
        Source(card.index() as u8)
    }

    /// The card it is, if it is one.
    #[inline(always)]
    pub const fn as_card(self) -> Option<CardId> {
        if (self.0 as usize) < CardId::COUNT { Some(CardId::new(self.0 as usize)) } else { None }
    }

    /// The source that is an evolution of a seat's monster, by its number in that deck.
    #[inline(always)]
    pub const fn evolution(seat: Seat, number: usize) -> Source {
        Source((CardId::COUNT + seat.index() * 8 + number) as u8)
    }

    /// The seat and number of the evolution it is, if it is one.
    #[inline(always)]
    pub const fn as_evolution(self) -> Option<(Seat, usize)> {
        match (self.0 as usize).checked_sub(CardId::COUNT) {
            Some(i) => Some((Seat::new(i / 8), i % 8)),
            None => None,
        }
    }

    /// Its number.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<CardId> for Source {
    #[inline(always)]
    fn from(card: CardId) -> Source {
        Source::card(card)
    }
}

impl core::fmt::Debug for Source {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "source{}", self.0)
    }
}

/// A power in force: its owner and the physical thing it sits on. Charges and once-a-turn marks belong to
/// that thing, so a copied power keeps its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Power {
    /// Who has it.
    pub owner: Seat,
    /// What it comes from.
    pub source: Source,
}

/// A reaction that may emit events and add tasks.
pub type Does = Option<fn(&mut Play<'_>, Power)>;

/// What a hook that a card does not name says.
macro_rules! unset {
    (u8) => {
        0
    };
    (bool) => {
        false
    };
    ($Set:ident) => {
        $Set::EMPTY
    };
}

/// Does a hook say anything?
macro_rules! is_set {
    (u8, $said:expr) => {
        $said != 0
    };
    (bool, $said:expr) => {
        $said
    };
    ($Set:ident, $said:expr) => {
        !$said.is_empty()
    };
}

/// The byte that stands for what an occasion tells, if it tells anything.
macro_rules! packed {
    () => {
        0
    };
    ($told:ident) => {
        $told.pack()
    };
}

macro_rules! hooks {
    (
        numbers { $($(#[$ndoc:meta])* $number:ident: $moment_n:ident = $type_n:ident),* $(,)? }
        looks { $($(#[$ldoc:meta])* $look:ident: $moment_l:ident = $type_l:ty),* $(,)? }
        occasions { $($(#[$odoc:meta])* $occasion:ident: $moment_o:ident($($told:ident: $payload:ty)?)),* $(,)? }
        functions { $($(#[$fdoc:meta])* $function:ident: $moment_f:ident = $type:ty),* $(,)? }
        marks { $($(#[$mdoc:meta])* $mark:ident: $moment_m:ident = $type_m:ident),* $(,)? }
    ) => {
        /// Everything a power can have a say in. A card names the few it uses; `..Hooks::NONE` is the rest.
        #[derive(Clone, Copy)]
        pub struct Hooks {
            $($(#[$ndoc])* pub $number: $type_n,)*
            $($(#[$ldoc])* pub $look: $type_l,)*
            $($(#[$odoc])* pub $occasion: Option<fn(&mut Play<'_>, Power $(, $payload)?)>,)*
            $($(#[$fdoc])* pub $function: $type,)*
            $($(#[$mdoc])* pub $mark: $type_m,)*
        }

        /// The moments at which powers are looked up, one for each hook.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)] // each is named after its hook, which says when it comes
        pub enum Moment { $($moment_n,)* $($moment_l,)* $($moment_o,)* $($moment_f,)* $($moment_m,)* }

        impl Moment {
            /// Every moment.
            pub const ALL: &'static [Moment] = &[
                $(Moment::$moment_n,)*
                $(Moment::$moment_l,)*
                $(Moment::$moment_o,)*
                $(Moment::$moment_f,)*
                $(Moment::$moment_m,)*
            ];
            /// How many there are.
            pub const COUNT: usize = Moment::ALL.len();

            /// The name of its hook.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Moment::$moment_n => stringify!($number),)*
                    $(Moment::$moment_l => stringify!($look),)*
                    $(Moment::$moment_o => stringify!($occasion),)*
                    $(Moment::$moment_f => stringify!($function),)*
                    $(Moment::$moment_m => stringify!($mark),)*
                }
            }
        }

        impl Hooks {
            /// A card that has no say in anything.
            pub const NONE: Hooks =
                Hooks {
                    $($number: unset!($type_n),)*
                    $($look: None,)*
                    $($occasion: None,)*
                    $($function: None,)*
                    $($mark: unset!($type_m),)*
                };

            /// Does this card speak at that moment?
            pub const fn listens(&self, moment: Moment) -> bool {
                match moment {
                    $(Moment::$moment_n => is_set!($type_n, self.$number),)*
                    $(Moment::$moment_l => self.$look.is_some(),)*
                    $(Moment::$moment_o => self.$occasion.is_some(),)*
                    $(Moment::$moment_f => self.$function.is_some(),)*
                    $(Moment::$moment_m => is_set!($type_m, self.$mark),)*
                }
            }
        }

        /// A moment at which powers speak and hands are asked, one after the other, with what it tells them.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)] // each is named after its hook, which says when it comes and what it tells
        pub enum Occasion { $($moment_o $(($payload))? = Moment::$moment_o as u8,)* }

        impl Occasion {
            /// Which moment it is.
            #[inline(always)]
            pub const fn moment(self) -> Moment {
                match self {
                    $(Occasion::$moment_o { .. } => Moment::$moment_o,)*
                }
            }

            /// The occasion that a moment and a byte stand for in the notation; none where there is no such occasion.
            pub(crate) fn read(moment: Moment, byte: u8) -> Option<Occasion> {
                Some(match moment {
                    $(Moment::$moment_o => Occasion::$moment_o $((<$payload>::unpack(byte)?))?,)*
                    _ => return None,
                })
            }

            /// What it tells, as the notation writes it.
            pub(crate) fn byte(self) -> u8 {
                match self {
                    $(Occasion::$moment_o $(($told))? => packed!($($told)?),)*
                }
            }
        }

        impl Hooks {
            /// Speaks at an occasion.
            #[inline(always)]
            pub(crate) fn speak(&self, play: &mut Play<'_>, me: Power, now: Occasion) {
                match now {
                    $(Occasion::$moment_o $(($told))? => if let Some(hook) = self.$occasion {
                        hook(play, me $(, $told)?);
                    },)*
                }
            }
        }
    };
}

hooks! {
    // Standing numbers, added up over a monster's powers.
    numbers {
        /// Extra dice from the first roll on (ROLL-2).
        dice: Dice = u8,
        /// Extra rolls every turn.
        rolls: Rolls = u8,
        /// The most hearts its owner can have; the highest counts, they do not add up.
        hearts_max: HeartsMax = u8,
        /// What its owner pays less for every card.
        discount: Discount = u8,
        /// Extra energy whenever its owner gains some.
        energy_bonus: EnergyBonus = u8,
        /// Extra hearts whenever its owner heals anybody.
        healer_bonus: HealerBonus = u8,
        /// Extra hearts when its owner's heart dice heal it.
        heart_dice_bonus: HeartDiceBonus = u8,
        /// Extra hearts whenever its owner gains hearts from anywhere.
        hearts_bonus: HeartsBonus = u8,
        /// The owner's attacks reach everybody.
        reaches_all: ReachesAll = bool,
        /// The owner's heart dice may heal others, at this price a heart.
        heals_others: HealsOthers = u8,
        /// How many cards from the top of the deck its owner may look at and buy.
        peeks: Peeks = u8,
        /// Its owner may buy cards in front of other monsters.
        buys_from_others: BuysFromOthers = bool,
        /// Faces its owner may roll again wherever they show among its dice.
        rerolls: Rerolls = FaceSet,
        /// What every Keep and Discard card costs more.
        surcharge: Surcharge = u8,
        /// The most energy the dice of one Roll bring; the lowest counts.
        energy_cap: EnergyCap = u8,
        /// Extra energy for a turn in which its owner buys nothing (BUY-4).
        no_buy_bonus: NoBuyBonus = u8,
        /// Its owner loses nothing to Events that are revealed.
        sheltered: Sheltered = bool,
        /// What every other monster has to put up with. Where charges can lie on the power: as long as some do.
        hampers: Hampers = HandicapSet,
        /// How many times more its owner's dice bring.
        doubles: Doubles = u8,
    }
    // Functions that only look.
    looks {
        /// Smashes added to the Roll, whatever it shows.
        smashes: Smashes = Option<fn(&Table, Power) -> u8>,
        /// Smashes added to a Roll that has at least one.
        more_smashes: MoreSmashes = Option<fn(&Table, Power) -> u8>,
        /// Hearts added to what the Roll's smashes take; the flag says whether there is an attack at all.
        damage: Damage = Option<fn(&Table, Power, bool) -> u8>,
        /// A blow its owner deals is being measured.
        dealing: Dealing = Option<fn(&Table, Power, Blow) -> Blow>,
        /// Given the hearts its owner is about to lose, returns how many of them it still loses. Asked again whenever
        /// the number changes (I-009), so a power that lessens a loss only once belongs in `wound_coming`.
        armour: Armour = Option<fn(&Table, Power, u8) -> u8>,
        /// The faces its owner may turn a die to, now that rolling is over.
        turns: Turns = Option<fn(&Table, Power) -> FaceSet>,
        /// May its owner use it while being asked this?
        usable: Usable = Option<fn(&Table, Power, Question) -> bool>,
        /// Extra dice this turn, looked at when the dice are counted (ROLL-2).
        more_dice: MoreDice = Option<fn(&Table, Power) -> u8>,
    }
    // What happens at an occasion, with what the occasion tells; these may act and ask.
    occasions {
        /// Its owner's turn is about to begin; nothing was paid out yet.
        turn_dawns: TurnDawns(),
        /// Its owner's turn begins.
        turn_begins: TurnBegins(),
        /// Another monster's turn begins.
        others_begin: OthersBegin(),
        /// Its owner's turn has begun: everything owed was paid out.
        turn_begun: TurnBegun(),
        /// Another monster has finished rolling.
        others_rolled: OthersRolled(),
        /// Another monster has rolled and may roll again.
        others_rolling: OthersRolling(),
        /// Its owner's rolling is over and nobody interferes any more.
        rolled: Rolled(),
        /// Its owner's Roll is final.
        tallied: Tallied(),
        /// Its owner scored three or more of this number.
        scored: Scored(face: Face),
        /// Its owner is in Tokyo and about to be hit by an attack.
        attack_looms: AttackLooms(),
        /// Its owner is about to lose hearts.
        wound_coming: WoundComing(wound: Wound),
        /// Its owner's smashes are about to strike.
        striking: Striking(),
        /// Its owner's attack was measured: these are about to lose hearts to it.
        attacking: Attacking(seats: SeatSet),
        /// Its owner's heart dice were resolved.
        hearts_rolled: HeartsRolled(hearts: HeartDice),
        /// Its owner lost hearts at once.
        wounded: Wounded(wound: Wound),
        /// Its owner's attack took hearts from these.
        struck: Struck(seats: SeatSet),
        /// Its owner made these other monsters lose hearts, by an attack or by anything else.
        took_hearts: TookHearts(seats: SeatSet),
        /// Somebody's hearts reached zero.
        fell: Fell(seat: Seat),
        /// Its owner is about to be eliminated.
        dying: Dying(),
        /// A monster its owner wounded is about to decide whether to yield.
        victim_decides: VictimDecides(seat: Seat),
        /// Somebody yields Tokyo to the active monster's attack.
        yielding: Yielding(seat: Seat),
        /// Its owner could have yielded Tokyo and stays.
        stayed: Stayed(),
        /// Its owner left Tokyo alive, for whatever reason.
        left_tokyo: LeftTokyo(),
        /// Somebody's Enter phase begins.
        enter_phase: EnterPhase(),
        /// Somebody entered Tokyo.
        entered: Entered(seat: Seat),
        /// Another monster is about to buy this card, which everybody can see; nothing was paid yet.
        others_buy: OthersBuy(card: CardId),
        /// Another monster swept the face-up cards.
        others_swept: OthersSwept(),
        /// An Event was revealed.
        event_revealed: EventRevealed(),
        /// Somebody's turn is about to end.
        turn_closes: TurnCloses(),
        /// Its owner yielded Tokyo to the active monster, which is about to move in.
        yielded: Yielded(to: Seat),
        /// Its owner bought this card.
        purchased: Purchased(card: CardId),
        /// Cards were turned face up in these places.
        revealed: Revealed(slots: SlotSet),
        /// Its owner's turn ends.
        turn_ends: TurnEnds(),
        /// Something is about to take so much energy from its owner, which could still pay with it.
        energy_goes: EnergyGoes(energy: u8),
        /// Another monster's turn ends: its own effects have happened, its poison has not.
        others_end: OthersEnd(),
        /// A turn of its owner is over and nobody has won.
        turn_over: TurnOver(),
    }
    // No moments that anybody is looked up for: the power itself is known already.
    functions {
        /// The answers to a question of its own, by step; without it: yes and no.
        options: Options = Option<fn(&Table, Power, u8, &mut ActionList)>,
        /// Which words a question of its own takes, by step; without it: the first question under its id. The owner is
        /// the seat that is asked.
        asks: Asks = Option<fn(&Table, Power, u8) -> Wording>,
        /// Which words an answer to a question of its own takes, by step; without it, or with nothing: those named
        /// after the kind of the answer.
        shows: Shows = Option<fn(&Table, Power, u8, Action) -> Option<Wording>>,
        /// It has just come to its owner.
        bought: Bought = Does,
        /// It has just left its owner.
        lost: Lost = Does,
        /// Its owner turned a die with it.
        turned: Turned = Does,
        /// Its owner uses it.
        used: Used = Does,
        /// It was turned face up: the owner is the active monster (EVENT-1).
        shown: Shown = Does,
        /// It was played from the hand at this moment; as a moment to play at: any time (EVO-4).
        played: Played = Option<fn(&mut Play<'_>, Power, Moment)>,
        /// May it be played from the hand now, as far as everybody can see?
        may_play: MayPlay = Option<fn(&Table, Power) -> bool>,
        /// Does what the occasion tells allow playing it? It must depend on what everybody knows.
        fits: Fits = Option<fn(&Table, Power, Occasion) -> bool>,
        /// Takes the energy of these monsters, now that each of them could have paid for something with it.
        drains: Drains = Option<fn(&mut Play<'_>, Power, SeatSet)>,
        /// Its owner answered a question of its own.
        answered: Answered = Option<fn(&mut Play<'_>, Power, u8, Action)>,
        /// A card of the deck was turned over for it; the flag says whether the discards became that deck on the way.
        dug: Dug = Option<fn(&mut Play<'_>, Power, CardId, bool)>,
        /// A card that its owner bought through it has come.
        acquired: Acquired = Option<fn(&mut Play<'_>, Power, CardId)>,
        /// Dice rolled for it have come to rest.
        lucky: Lucky = Option<fn(&mut Play<'_>, Power, Dice, u16)>,
        /// A card came up for it out of the discards.
        found: Found = Option<fn(&mut Play<'_>, Power, CardId)>,
    }
    // Numbers that say something about a power and that nobody is looked up by.
    marks {
        /// The lowest printed cost its discount is for.
        discount_from: DiscountFrom = u8,
        /// Charges can lie on it.
        charged: Charged = bool,
        /// This card stands for another one in play.
        copies: Copies = bool,
        /// A temporary evolution that works for a while, see `THIS_TURN` and `TO_NEXT_TURN`.
        lasts: Lasts = u8,
        /// What its effect at the end of the turn looks at.
        end_reads: EndReads = AspectSet,
        /// What its effect at the end of the turn changes.
        end_writes: EndWrites = AspectSet,
        /// It can be laid before another monster; there it lies until that monster's turn ends.
        lends: Lends = bool,
        /// What it does when a loss is coming is a fixed reduction: it asks nobody, and comes before all that is played
        /// or rolled for (GZ-3).
        fixed: Fixed = bool,
        /// The hearts it takes beyond the smashes are one with them, even where every source counts by itself (I-002).
        joins: Joins = bool,
        /// What it does about an attack of its owner can take more hearts than were measured: whom that would be the end of
        /// has its last chance afterwards.
        worsens: Worsens = bool,
        /// A temporary evolution that, once played, goes back from the discards to the hand when its owner enters Tokyo. Until
        /// then a charge lies on it.
        returns: Returns = bool,
        /// What it does when a loss is coming is paid for: after something was played against that loss its owner is asked
        /// again, since it may have the energy now.
        paid: Paid = bool,
        // From here on: rare marks, see [`RareSet`].
        /// With so many stars its owner wins (WIN-1); the lowest counts.
        goal: Goal = u8,
        /// Its owner lives on without hearts.
        lives_on: LivesOn = bool,
        /// A monster whose Roll has three smashes may buy it from a monster that it made lose hearts this turn.
        spoils: Spoils = bool,
        /// It asks who made another monster lose hearts in this turn, whoever is active ([`crate::Turn::harming`]).
        reads_harm: ReadsHarm = bool,
    }
}

set! {
    /// The marks that few decks have, the last of all. A table knows which of them a card or an evolution of its game bears; where
    /// none does, nobody looks for it.
    pub(crate) struct RareSet(u8) of 4 Moment:
    |mark| mark as u8 - Moment::Goal as u8,
    |index| Moment::ALL[Moment::Goal as usize + index]
}

const _: () = assert!(Moment::Goal as usize + RareSet::ALL.len() == Moment::COUNT, "the rare marks are the last");

set! {
    /// A set of moments at which powers are looked up; the last bit is none of them.
    pub(crate) struct MomentSet(u64) of 64 Moment: |moment| moment as u8, |index| Moment::ALL[index]
}

const _: () =
    assert!(Moment::COUNT >= 64 && (Moment::Options as usize) <= 63, "the moments that are looked up fit one word");

impl MomentSet {
    /// Where evolutions may be played from the hand: at any time (EVO-4).
    pub(crate) const ANY_TIME: MomentSet = MomentSet(1 << 63);
    /// Where evolutions in play speak: one goes or comes back when a turn begins or ends.
    pub(crate) const PASSING: MomentSet = MomentSet(1 << 63);

    /// These moments.
    pub(crate) const fn of(moments: &[Moment]) -> MomentSet {
        let mut set = MomentSet::EMPTY;
        let mut i = 0;
        while i < moments.len() {
            set = set.with(moments[i]);
            i += 1;
        }
        set
    }
}

/// It works until the turn ends.
pub(crate) const THIS_TURN: u8 = 1;
/// It works until its owner's next turn begins.
pub(crate) const TO_NEXT_TURN: u8 = 2;

set! {
    /// What a power makes the other monsters put up with: `ONE_DIE`, `ONE_ROLL`, `NO_YIELD`, `PRESSED`, `TOLL`.
    pub struct HandicapSet(u8) of 5 usize: |handicap| handicap, |index| index
}

/// The others roll a die fewer.
pub(crate) const ONE_DIE: HandicapSet = HandicapSet::just(0);
/// The others have one roll, and nothing rolls their dice again.
pub(crate) const ONE_ROLL: HandicapSet = HandicapSet::just(1);
/// The others may not yield.
pub(crate) const NO_YIELD: HandicapSet = HandicapSet::just(2);
/// The others must yield Tokyo when its owner wounds them there, or lose a star.
pub(crate) const PRESSED: HandicapSet = HandicapSet::just(3);
/// The others lose a heart whenever they roll dice of their Roll again.
pub(crate) const TOLL: HandicapSet = HandicapSet::just(4);

set! {
    /// What an effect at the end of a turn looks at or changes: `STARS`, `ENERGY`, `CARDS`, `HEARTS`, `ROLL`.
    pub struct AspectSet(u8) of 5 usize: |aspect| aspect, |index| index
}

/// Stars, as something an effect looks at or changes.
pub(crate) const STARS: AspectSet = AspectSet::just(0);
/// Energy, as something an effect looks at or changes.
pub(crate) const ENERGY: AspectSet = AspectSet::just(1);
/// Cards in play, as something an effect looks at or changes.
pub(crate) const CARDS: AspectSet = AspectSet::just(2);
/// Hearts, as something an effect looks at or changes.
pub(crate) const HEARTS: AspectSet = AspectSet::just(3);
/// The dice of the Roll, as something an effect looks at.
pub(crate) const ROLL: AspectSet = AspectSet::just(4);

impl Hooks {
    /// Do they say anything at all?
    pub(crate) const fn say_something(&self) -> bool {
        let mut m = 0;
        while m < Moment::COUNT {
            if self.listens(Moment::ALL[m]) {
                return true;
            }
            m += 1;
        }
        false
    }

    /// May it look at the dice once more after they were resolved, when the turn ends or is over?
    pub const fn looks_back(&self) -> bool {
        self.turn_over.is_some() || self.turn_ends.is_some() && self.end_reads.meets(ROLL)
    }
}
