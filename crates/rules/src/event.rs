//! What happened. The table changes by events and nothing else, so log, animation, replay and remote clients
//! need no second source.

use crate::clause::{Clause, Why};
use crate::dice::{Dice, Face};
use crate::hooks::{CardId, Source};
use crate::seat::{Seat, SeatSet};
use crate::table::{Origin, Place, SlotId};

/// One fact, in the past tense, in eight bytes.
#[allow(missing_docs)] // the fields are named; each variant says what they mean together
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A monster rolled for the right to begin.
    Contested { seat: Seat, dice: Dice },
    /// A monster begins the game.
    Started { seat: Seat },
    /// A turn began; an extra one, with fewer dice, or a plain one.
    TurnBegan { seat: Seat, extra: bool, fewer: u8 },
    /// So many dice and rolls are there this turn.
    DiceReady { dice: u8, rolls: u8 },
    /// These dice stay, the others are picked up.
    Kept { dice: Dice },
    /// Dice came to rest beside the kept ones.
    Threw { dice: Dice },
    /// The active monster rolls no more.
    Stopped,
    /// A die was turned to another face.
    Turned { from: Face, to: Face, why: Why },
    /// One die was rolled again.
    Rerolled { from: Face, to: Face, why: Why },
    /// More rolls this turn.
    MoreRolls { rolls: u8, why: Why },
    /// Dice rolled for a power, apart from the Roll.
    RolledFor { dice: Dice, why: Why },
    /// Smashes joined the Roll without a die.
    SmashesAdded { smashes: u8, why: Why },
    /// The faces showing are the Roll; it may strike without a smash among them.
    RollFinal { strikes: bool },
    /// All dice of a face are being resolved.
    Resolving { face: Face },
    /// Stars gained or lost.
    Stars { seat: Seat, stars: i8, why: Why },
    /// Energy gained or spent.
    Energy { seat: Seat, energy: i16, why: Why },
    /// Hearts gained.
    Healed { seat: Seat, hearts: u8, why: Why },
    /// Hearts lost as damage.
    Hurt { seat: Seat, hearts: u8, from: Option<Seat>, why: Why },
    /// Hearts lost that are no damage.
    Shrivelled { seat: Seat, hearts: u8, why: Why },
    /// Hearts that were not lost after all.
    Blocked { seat: Seat, hearts: u8, why: Why },
    /// Poison counters gained or removed.
    Poison { seat: Seat, counters: i8, why: Why },
    /// Shrink counters gained or removed.
    Shrink { seat: Seat, counters: i8, why: Why },
    /// Dice tokens gained or spent; the flag says that they count toward no limit of the turn (GZ-5).
    DiceTokens { seat: Seat, tokens: i8, free: bool, why: Why },
    /// The active monster attacked these.
    Attacked { hit: SeatSet },
    /// A monster loses no more hearts this turn.
    Shielded { seat: Seat, why: Why },
    /// A monster yielded Tokyo to the attack.
    Yielded { seat: Seat, why: Why },
    /// A monster could have yielded and did not.
    Stayed { seat: Seat, why: Why },
    /// A monster left Tokyo without yielding.
    Left { seat: Seat, why: Why },
    /// A monster entered Tokyo.
    Entered { seat: Seat, place: Place, why: Why },
    /// A monster moved from the Bay to the City.
    Moved { seat: Seat, why: Why },
    /// A monster was eliminated.
    Died { seat: Seat },
    /// A monster was eliminated and came back.
    Reborn { seat: Seat, hearts: u8, why: Why },
    /// A card was turned face up.
    Revealed { slot: SlotId, card: CardId },
    /// The face-up cards were swept away.
    Swept { seat: Seat },
    /// The discards became a new deck.
    Reshuffled,
    /// A card was bought.
    Bought { seat: Seat, card: CardId, origin: Origin, paid: u8 },
    /// A card left its owner for the discards.
    Lost { seat: Seat, card: CardId, why: Why },
    /// Charges were put on a power or taken off.
    Charged { source: Source, charges: i8, why: Why },
    /// A power was used that works once a turn.
    Used { source: Source },
    /// A card of the deck was turned over and discarded.
    Milled { card: CardId, why: Why },
    /// A card came from the deck to a monster that did not buy it.
    Gained { seat: Seat, card: CardId, why: Why },
    /// A card in front of a monster was marked.
    Marked { card: CardId, why: Why },
    /// A monster got the target token, wherever it was before.
    Targeted { seat: Seat, why: Why },
    /// A card stands for another one from now on, or for none.
    Copied { copier: CardId, card: Option<CardId> },
    /// A monster looked at the next card of the deck; others see only that it did.
    Peeked { seat: Seat, depth: u8, card: Option<CardId>, why: Why },
    /// A monster came back to life without losing its cards.
    Revived { seat: Seat, hearts: u8, why: Why },
    /// A monster was hit by an effect that may hit it only so often in a turn.
    Noted { seat: Seat, why: Why },
    /// Smash dice count for nothing this turn.
    Voided { smashes: u8, why: Why },
    /// The active monster may not roll any more this turn.
    Halted { why: Why },
    /// Two monsters swapped places, which is neither leaving nor entering.
    Swapped { inside: Seat, outside: Seat, why: Why },
    /// A monster may not yield this turn.
    Pinned { seat: Seat, why: Why },
    /// The active monster does not enter Tokyo this turn.
    Barred { why: Why },
    /// A monster drew an evolution; others see only that it did.
    Drew { seat: Seat, evolution: Option<Source> },
    /// A monster kept one of the evolutions it drew; the others went back into its deck.
    Picked { seat: Seat, evolution: Option<Source> },
    /// An evolution went from what a monster drew, or from its deck, to its discards.
    Shed { seat: Seat, evolution: Source },
    /// A monster's discarded evolutions became a new deck.
    Renewed { seat: Seat },
    /// An evolution was played from the hand.
    Played { seat: Seat, evolution: Source },
    /// An evolution went back from the discards to the hand.
    Regained { seat: Seat, evolution: Source, why: Why },
    /// An evolution went from a hand or from play to its owner's discards.
    Dropped { seat: Seat, evolution: Source, why: Why },
    /// An evolution stands for another one from now on.
    Mirrored { mirror: Source, model: Source },
    /// A power was laid before another monster, until that monster's turn ends.
    Lent { source: Source, to: Seat },
    /// Dice that show this face do nothing this turn.
    Numbed { face: Face, why: Why },
    /// The dice that show a numbed face leave the Roll.
    Wasted { face: Face, why: Why },
    /// A die was frozen: it joins everybody's Roll as it lies until its freezer's next turn.
    Froze { source: Source, face: Face },
    /// Frozen dice joined the Roll.
    Joined { dice: Dice, why: Why },
    /// A card came up out of the discards; it still lies there.
    Dug { seat: Seat, card: CardId, why: Why },
    /// A card came to a monster without being bought.
    Taken { seat: Seat, card: CardId, origin: Origin, why: Why },
    /// A card near the top of the deck, this deep, went under it.
    Sunk { depth: u8, card: CardId, why: Why },
    /// An evolution in play went to its owner's discards.
    Retired { seat: Seat, evolution: Source, why: Why },
    /// A monster will have another turn, before or after those already waiting.
    TurnWon { seat: Seat, fewer: u8, soon: bool, why: Why },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// The game is over; nobody wins when the set is empty.
    Over { winners: SeatSet, why: Why },
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
    /// The clause or the power behind it.
    pub fn why(self) -> Why {
        match self {
            Event::Contested { .. } | Event::Started { .. } => Clause::Setup4.into(),
            Event::TurnBegan { extra: false, .. } => Clause::Setup5.into(),
            Event::TurnBegan { .. } | Event::TurnEnded { .. } => Clause::End1.into(),
            Event::DiceReady { .. } => Clause::Roll2.into(),
            Event::Kept { .. } | Event::Threw { .. } | Event::Stopped => Clause::Roll1.into(),
            Event::RollFinal { .. } => Clause::Roll5.into(),
            Event::Resolving { .. } => Clause::Resolve1.into(),
            Event::Attacked { hit } if hit.is_empty() => Clause::Smash2.into(),
            Event::Attacked { .. } => Clause::Smash3.into(),
            Event::Died { .. } => Clause::Out1.into(),
            Event::Revealed { .. } => Clause::Buy1.into(),
            Event::Swept { .. } => Clause::Buy2.into(),
            Event::Reshuffled => Clause::Buy5.into(),
            Event::Bought { .. } => Clause::Buy1.into(),
            Event::Drew { .. } => Clause::Evo2.into(),
            Event::Picked { .. } => Clause::Evo1.into(),
            Event::Shed { .. } => Clause::Evo2.into(),
            Event::Renewed { .. } => Clause::Evo3.into(),
            Event::Played { .. } => Clause::Evo4.into(),
            Event::Used { source } => Why::power(source),
            Event::Copied { copier, .. } => Why::power(copier.into()),
            Event::Mirrored { mirror: source, .. } | Event::Lent { source, .. } | Event::Froze { source, .. } => {
                Why::power(source)
            }
            Event::Turned { why, .. }
            | Event::Rerolled { why, .. }
            | Event::MoreRolls { why, .. }
            | Event::RolledFor { why, .. }
            | Event::SmashesAdded { why, .. }
            | Event::Stars { why, .. }
            | Event::Energy { why, .. }
            | Event::Healed { why, .. }
            | Event::Hurt { why, .. }
            | Event::Shrivelled { why, .. }
            | Event::Blocked { why, .. }
            | Event::Poison { why, .. }
            | Event::Shrink { why, .. }
            | Event::DiceTokens { why, .. }
            | Event::Shielded { why, .. }
            | Event::Yielded { why, .. }
            | Event::Stayed { why, .. }
            | Event::Left { why, .. }
            | Event::Entered { why, .. }
            | Event::Moved { why, .. }
            | Event::Reborn { why, .. }
            | Event::Lost { why, .. }
            | Event::Charged { why, .. }
            | Event::Peeked { why, .. }
            | Event::Revived { why, .. }
            | Event::Noted { why, .. }
            | Event::Voided { why, .. }
            | Event::Halted { why }
            | Event::Swapped { why, .. }
            | Event::Pinned { why, .. }
            | Event::Barred { why }
            | Event::Regained { why, .. }
            | Event::Dropped { why, .. }
            | Event::Numbed { why, .. }
            | Event::Wasted { why, .. }
            | Event::Joined { why, .. }
            | Event::Dug { why, .. }
            | Event::Taken { why, .. }
            | Event::Sunk { why, .. }
            | Event::Retired { why, .. }
            | Event::Milled { why, .. }
            | Event::Gained { why, .. }
            | Event::Marked { why, .. }
            | Event::Targeted { why, .. }
            | Event::TurnWon { why, .. }
            | Event::Over { why, .. } => why,
        }
    }

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
