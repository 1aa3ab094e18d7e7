//! What cards and evolutions are written with: the names they speak of, and how each kind of card begins.

pub(crate) use crate::catalogue::{Card, Kind};
pub(crate) use crate::clause::Clause;
pub(crate) use crate::decision::{Action, Question};
pub(crate) use crate::dice::{Face, FaceSet};
pub(crate) use crate::event::Event;
pub(crate) use crate::hooks::{CardId, Hooks, Moment, Occasion, Power, Source};
pub(crate) use crate::play::Play;
pub(crate) use crate::seat::{Seat, SeatSet};
pub(crate) use crate::table::Table;
pub(crate) use crate::version::Amendment;
pub(crate) use crate::wording::Wording;
pub(crate) use crate::wound::Blow;

/// A Keep card, to be filled in.
pub(crate) const fn keep(id: &'static str, name: &'static str, cost: u8) -> Card {
    Card {
        id,
        name,
        text: "",
        sections: &[],
        when: None,
        cost,
        kind: Kind::Keep,
        rulings: &[],
        plays: &[],
        hooks: Hooks::NONE,
    }
}

/// A Discard card, to be filled in.
pub(crate) const fn discard(id: &'static str, name: &'static str, cost: u8) -> Card {
    Card { kind: Kind::Discard, ..keep(id, name, cost) }
}

/// An Event, to be filled in.
pub(crate) const fn event(id: &'static str, name: &'static str, cost: u8) -> Card {
    Card { kind: Kind::Event, ..keep(id, name, cost) }
}

/// An evolution that is discarded after use, to be filled in; it may be played at these moments.
pub(crate) const fn temporary(id: &'static str, name: &'static str, plays: &'static [Moment]) -> Card {
    Card { kind: Kind::Temporary, plays, ..keep(id, name, 0) }
}

/// An evolution that stays, to be filled in; it may be played at any time (EVO-4).
pub(crate) const fn permanent(id: &'static str, name: &'static str) -> Card {
    Card { kind: Kind::Permanent, ..temporary(id, name, &[Moment::Played]) }
}
