//! What one pair of eyes may know of the table, and a guess at the rest.

use super::{EvolutionSet, Evolutions, TOPS, Table};
use crate::event::Viewer;
use crate::seat::Seat;

impl Table {
    /// A copy of the table with what this viewer may know.
    #[must_use]
    pub fn masked(&self, viewer: Viewer) -> Table {
        let mut table = self.clone();
        table.mask(viewer);
        table
    }

    /// Forgets what a viewer may not know.
    pub(crate) fn mask(&mut self, viewer: Viewer) {
        for i in 0..TOPS {
            if self.looked[i].is_some_and(|seat| viewer != Viewer::Seat(seat)) {
                self.top[i] = None;
            }
        }
        for seat in Seat::ALL {
            if viewer != Viewer::Seat(seat) {
                self.evolutions[seat.index()].hand = EvolutionSet::EMPTY;
                self.evolutions[seat.index()].drawn = EvolutionSet::EMPTY;
            }
        }
    }

    /// Is there nothing that a viewer does not know?
    pub(crate) fn is_known(&self) -> bool {
        let seen = |depth: usize| self.looked[depth].is_none() || self.top[depth].is_some();
        let held =
            |of: &Evolutions| of.hand.len() == usize::from(of.in_hand) && of.drawn.len() == usize::from(of.drawing);
        (0..TOPS).all(seen) && (!self.rules.evolutions || self.evolutions.iter().all(held))
    }

    /// Fills in what a monster holds or has drawn, where that is unknown.
    pub(crate) fn imagine_hand(&mut self, seat: Seat, below: &mut impl FnMut(usize) -> usize) {
        let of = &mut self.evolutions[seat.index()];
        let mut pick = |of: &Evolutions| {
            let deck = of.deck();
            deck.iter().nth(below(deck.len().max(1))).map_or(EvolutionSet::EMPTY, EvolutionSet::just)
        };
        while of.hand.len() < usize::from(of.in_hand) {
            of.hand = of.hand.or(pick(of));
        }
        while of.drawn.len() < usize::from(of.drawing) {
            of.drawn = of.drawn.or(pick(of));
        }
    }

    /// Fills in a card somebody else has looked at.
    pub(crate) fn imagine_top(&mut self, depth: u8, below: &mut impl FnMut(usize) -> usize) {
        let i = depth as usize;
        if self.looked[i].is_some() && self.top[i].is_none() {
            let known = self.top.iter().flatten().fold(self.deck, |set, &card| set.without(card));
            if !known.is_empty() {
                self.top[i] = known.nth(below(known.len()));
            }
        }
    }
}
