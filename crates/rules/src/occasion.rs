//! What a moment tells: the payload of each occasion at which powers speak and hands are asked.

use crate::dice::Face;
use crate::hooks::CardId;
use crate::seat::{Seat, SeatSet};
use crate::table::SlotSet;

/// What an occasion tells, in a byte: so the notation writes it, and an offer stays small.
pub(crate) trait Payload: Sized {
    /// The byte that stands for it.
    fn pack(self) -> u8;
    /// What a byte stands for; none where it stands for nothing.
    fn unpack(byte: u8) -> Option<Self>;
}

/// Hearts that a monster lost, or is about to lose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wound(u8);

impl Wound {
    const BY_ATTACK: u8 = 0x80;
    const HEARTS: u8 = 0x0F;

    /// Hearts lost at once, up to 15, to somebody or to an effect without an author.
    pub(crate) fn new(hearts: u8, from: Option<Seat>, by_attack: bool) -> Wound {
        let from = from.map_or(0, |seat| seat.index() as u8 + 1) << 4;
        Wound(hearts.min(Wound::HEARTS) | from | if by_attack { Wound::BY_ATTACK } else { 0 })
    }

    /// How many.
    pub fn hearts(self) -> u8 {
        self.0 & Wound::HEARTS
    }

    /// Who took them; nobody where it was an effect without an author, or as long as they are only about to be lost.
    pub fn from(self) -> Option<Seat> {
        Seat::ALL.get(usize::from(self.0 >> 4 & 7).checked_sub(1)?).copied()
    }

    /// About to be lost as before, but something was played meanwhile: only what is paid for is asked for again. An
    /// occasion that comes for the first time counts no hearts.
    #[must_use]
    pub(crate) fn again(self) -> Wound {
        Wound(self.0 | 1)
    }

    /// Was something played since those who answer a coming loss were first asked?
    pub(crate) fn is_again(self) -> bool {
        self.hearts() > 0
    }

    /// Are they lost to an attack (SMASH-4)?
    pub fn by_attack(self) -> bool {
        self.0 & Wound::BY_ATTACK != 0
    }
}

/// What came of a monster's heart dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HeartDice(u8);

impl HeartDice {
    pub(crate) fn new(healed: u8, idle: u8) -> HeartDice {
        HeartDice(healed << 4 | idle)
    }

    /// How many hearts the roller gained.
    pub fn healed(self) -> u8 {
        self.0 >> 4
    }

    /// How many of the dice neither healed anybody nor removed a counter.
    pub fn idle(self) -> u8 {
        self.0 & 15
    }
}

macro_rules! payloads {
    ($($Type:ty: |$it:ident| $pack:expr, |$byte:ident| $unpack:expr;)*) => {
        $(impl Payload for $Type {
            #[inline(always)]
            fn pack(self) -> u8 {
                let $it = self;
                $pack
            }

            #[inline(always)]
            fn unpack($byte: u8) -> Option<$Type> {
                $unpack
            }
        })*
    };
}

payloads! {
    Face: |face| face as u8, |byte| Face::ALL.get(usize::from(byte)).copied();
    Seat: |seat| seat as u8, |byte| Seat::ALL.get(usize::from(byte)).copied();
    CardId: |card| card.index() as u8, |byte| (usize::from(byte) < CardId::COUNT).then(|| CardId::new(byte.into()));
    SeatSet: |seats| seats.bits(), |byte| Some(SeatSet::from_bits(byte));
    SlotSet: |slots| slots.bits(), |byte| Some(SlotSet::from_bits(byte));
    Wound: |wound| wound.0, |byte| Some(Wound(byte));
    HeartDice: |hearts| hearts.0, |byte| Some(HeartDice(byte));
    u8: |number| number, |byte| Some(byte);
}
