//! Luck is an input like an answer: what chance is asked, what it can say, and how likely that is.

use crate::catalogue::CardSet;
use crate::dice::Dice;
use crate::hooks::{CardId, Source};
use crate::seat::Seat;
use crate::table::{SlotId, TOPS, Table};

/// What chance is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Luck {
    /// Six dice for the right to begin (SETUP-4).
    Contest(Seat),
    /// Which seat begins (SETUP-4).
    Starter,
    /// The active monster's dice (ROLL-1).
    Throw(u8),
    /// Dice for a power, with whatever it wants to remember.
    For(Source, u8, u16),
    /// The next card, into this place (BUY-1).
    Reveal(SlotId),
    /// The next card of the deck, this deep, for one pair of eyes.
    Peek(u8, Source),
    /// A card of the discards, for a power.
    Dig(Source),
    /// The next card of the deck, turned over for a power; the flag is what it wants to remember.
    Mill(Source, bool),
    /// The next evolution of a monster's deck, for its eyes only (EVO-1, EVO-2).
    Draw(Seat),
}

/// What chance says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Outcome {
    /// Dice came to rest.
    Dice(Dice),
    /// A card came up.
    Card(CardId),
    /// A seat was drawn.
    Seat(Seat),
    /// An evolution came up.
    Evolution(Source),
}

impl Luck {
    /// How many dice fall, if dice do.
    #[inline(always)]
    pub const fn dice(self) -> Option<u8> {
        match self {
            Luck::Contest(_) => Some(crate::table::DICE),
            Luck::Throw(n) | Luck::For(_, n, _) => Some(n),
            Luck::Starter | Luck::Reveal(_) | Luck::Peek(..) | Luck::Dig(_) | Luck::Mill(..) | Luck::Draw(_) => None,
        }
    }

    /// Turns a word of random bits into an outcome. The caller brings the bits; the rules have no generator.
    #[inline(always)]
    pub fn draw(self, table: &Table, word: u64) -> Outcome {
        let below = |n: usize| ((word as u128 * n as u128) >> 64) as usize;
        match self {
            Luck::Contest(_) => Outcome::Dice(Dice::throw(crate::table::DICE, word)),
            Luck::Throw(n) | Luck::For(_, n, _) => Outcome::Dice(Dice::throw(n, word)),
            Luck::Starter => {
                let seats = table.seats();
                Outcome::Seat(seats.iter().nth(below(seats.len())).unwrap_or(Seat::A))
            }
            Luck::Reveal(_) | Luck::Peek(..) => Outcome::Card(unseen(table).pick(word).unwrap_or(CardId::new(0))),
            Luck::Dig(_) => Outcome::Card(table.discard().pick(word).unwrap_or(CardId::new(0))),
            Luck::Mill(..) => Outcome::Card(next_card(table).pick(word).unwrap_or(CardId::new(0))),
            Luck::Draw(seat) => {
                let deck = table.evolutions(seat).deck();
                let number = deck.iter().nth(below(deck.len())).unwrap_or(0);
                Outcome::Evolution(Source::evolution(seat, number))
            }
        }
    }

    /// Can chance say this?
    #[inline(always)]
    pub(crate) fn allows(self, table: &Table, outcome: Outcome) -> bool {
        match (self, outcome) {
            (Luck::Contest(_) | Luck::Throw(_) | Luck::For(..), Outcome::Dice(dice)) => Some(dice.len()) == self.dice(),
            (Luck::Starter, Outcome::Seat(seat)) => table.seats().has(seat),
            (Luck::Reveal(_) | Luck::Peek(..), Outcome::Card(card)) => unseen(table).has(card),
            (Luck::Dig(_), Outcome::Card(card)) => table.discard().has(card),
            (Luck::Mill(..), Outcome::Card(card)) => next_card(table).has(card),
            (Luck::Draw(seat), Outcome::Evolution(source)) => source
                .as_evolution()
                .is_some_and(|(of, number)| of == seat && table.evolutions(seat).deck().has(number)),
            _ => false,
        }
    }

    /// Everything chance can say, each with its probability.
    pub fn chances(self, table: &Table) -> alloc::vec::Vec<(Outcome, f64)> {
        match self {
            Luck::Contest(_) | Luck::Throw(_) | Luck::For(..) => {
                let n = self.dice().unwrap_or(0);
                let all = six_to_the(n);
                Dice::results(n).map(|d| (Outcome::Dice(d), d.ways() as f64 / all)).collect()
            }
            Luck::Starter => even(table.seats().iter().map(Outcome::Seat), table.seats().len()),
            Luck::Reveal(_) | Luck::Peek(..) => even(unseen(table).iter().map(Outcome::Card), unseen(table).len()),
            Luck::Dig(_) => even(table.discard().iter().map(Outcome::Card), table.discard().len()),
            Luck::Mill(..) => even(next_card(table).iter().map(Outcome::Card), next_card(table).len()),
            Luck::Draw(seat) => {
                let deck = table.evolutions(seat).deck();
                let all = deck.iter().map(|n| Outcome::Evolution(Source::evolution(seat, n)));
                even(all, deck.len())
            }
        }
    }
}

fn even(all: impl Iterator<Item = Outcome>, n: usize) -> alloc::vec::Vec<(Outcome, f64)> {
    all.map(|o| (o, 1.0 / n as f64)).collect()
}

fn six_to_the(n: u8) -> f64 {
    (0..n).fold(1.0, |all, _| all * 6.0)
}

/// The cards that can come up next: the deck but for those somebody has already looked at, and those that were put
/// under it as long as there are others.
#[inline(always)]
fn unseen(table: &Table) -> CardSet {
    let mut cards = table.deck();
    if table.anyone_looked() {
        for card in (0..TOPS as u8).filter_map(|depth| table.top(depth)) {
            cards = cards.without(card);
        }
    }
    let above = cards.minus(table.under());
    if above.is_empty() { cards } else { above }
}

/// The cards that can be on top: the one somebody has looked at, or any of the others.
#[inline(never)]
fn next_card(table: &Table) -> CardSet {
    table.top(0).map_or_else(|| unseen(table), |card| CardSet::EMPTY.with(card))
}
