//! A game as one viewer sees it: a state with unknowns where secrets are.

use crate::agenda::Agenda;
use crate::decision::Legal;
use crate::engine::{Pending, State};
use crate::event::{Event, Viewer};
use crate::notation::check_agenda;
use crate::setup::Setup;
use crate::table::Table;

/// What a viewer knows of a game. A player that holds only this cannot cheat.
///
/// ```
/// use kaiju_rules::notation::parse_position;
/// use kaiju_rules::prelude::*;
///
/// let text = "kaiju position 1\nedition second\nseat A gigazaur\nseat B kraken city\nat keep A dice 111ess rolls 1";
/// let view = parse_position(text).unwrap().seen_by(Viewer::Seat(Seat::A));
/// assert!(view.legal().len() > 1);
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct View {
    viewer: Viewer,
    state: State,
}

impl State {
    /// The game as somebody sees it.
    pub fn seen_by(&self, viewer: Viewer) -> View {
        View { viewer, state: State { table: self.table.masked(viewer), agenda: self.agenda.clone() } }
    }
}

impl View {
    /// A game before its first event, to follow it from there.
    pub fn new(setup: &Setup, viewer: Viewer) -> View {
        View { viewer, state: State { table: Table::new(setup), agenda: Agenda::new() } }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The table, with unknowns where secrets are.
    pub fn table(&self) -> &Table {
        &self.state.table
    }

    /// What the game waits for.
    pub fn pending(&self) -> Pending {
        self.state.pending()
    }

    /// What is still to be done. Everybody may know it: it is the same for every viewer.
    pub fn agenda(&self) -> &Agenda {
        self.state.agenda()
    }

    /// The legal answers, when it is the viewer who is asked.
    pub fn legal(&self) -> Legal {
        match (self.pending(), self.viewer) {
            (Pending::Decide(seat, _), Viewer::Seat(me)) if seat == me => self.state.legal(),
            _ => Legal::default(),
        }
    }

    /// What the viewer knows, as a position in the notation.
    pub fn position(&self) -> alloc::string::String {
        crate::notation::position(&self.state)
    }

    /// Follows one event, as [`Event::seen_by`] shows it. Events tell what lies on the table; what is still to be done
    /// stays as it was until [`View::expect`] says it.
    pub fn fold(&mut self, event: Event) {
        self.state.table.fold(event);
        self.state.table.mask(self.viewer);
    }

    /// Sets what is still to be done, once all events before it were followed. False, and nothing has moved, if it does
    /// not fit the table.
    #[must_use]
    pub fn expect(&mut self, agenda: &Agenda) -> bool {
        let before = core::mem::replace(&mut self.state.agenda, agenda.clone());
        let fits = check_agenda(&self.state).is_ok();
        if !fits {
            self.state.agenda = before;
        }
        fits
    }

    /// The game itself, if the viewer knows everything: nothing is left to imagine.
    pub fn certain(&self) -> Option<&State> {
        self.state.table.is_known().then_some(&self.state)
    }

    /// One game that looks like this: unknown cards are drawn from those it could be. `below(n)` gives a random
    /// number under `n`.
    pub fn imagine(&self, mut below: impl FnMut(usize) -> usize) -> State {
        let mut state = self.state.clone();
        for depth in 0..crate::table::TOPS as u8 {
            state.table.imagine_top(depth, &mut below);
        }
        for seat in state.table.seats().iter() {
            state.table.imagine_hand(seat, &mut below);
        }
        state
    }
}
