//! Who is at a table, here and by way of other nodes, and when everybody was last told.

use std::collections::HashMap;

use kaiju_rules::Seat;

use crate::projection::Eyes;
use crate::store::Here;

/// Who is there is told at most this often.
pub(crate) const PRESENCE_MS: u64 = 300;
/// A node that has not told for this long who is there is gone, and whoever was there by way of it.
const GONE_MS: u64 = 16_000;

/// Players and how many watch.
pub(crate) type Present = (Eyes, u32);

/// Who is there. Moments are those of the steady clock.
pub(crate) struct Presence {
    /// When each seat's player was last there.
    seen_at: [u64; 6],
    /// When it was last told who is there, and whether it is to be told again.
    told_at: Option<u64>,
    due: bool,
    /// Who is there by way of other nodes, and when those told it.
    elsewhere: HashMap<String, (Present, u64)>,
    /// What other nodes were told last.
    told_nodes: Option<Present>,
}

/// Whether it may be told who is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Telling {
    /// Now.
    Now,
    /// Not before [`PRESENCE_MS`] have passed: somebody has to wake the table then.
    Later,
    /// Somebody wakes the table already.
    Awaited,
}

impl Presence {
    /// Nobody is there; everybody was there until now.
    pub(crate) fn new(now: u64) -> Presence {
        Presence { seen_at: [now; 6], told_at: None, due: false, elsewhere: HashMap::new(), told_nodes: None }
    }

    /// A player was there.
    pub(crate) fn seen(&mut self, seat: Seat, now: u64) {
        self.seen_at[seat.index()] = now;
    }

    /// When a player was last there.
    pub(crate) fn seen_at(&self, seat: Seat) -> u64 {
        self.seen_at[seat.index()]
    }

    /// Something changed: may it be told? Not more often than people can read: a crowd that comes is told of once.
    pub(crate) fn changed(&mut self, now: u64) -> Telling {
        if self.told_at.is_some_and(|at| now < at + PRESENCE_MS) {
            return if std::mem::replace(&mut self.due, true) { Telling::Awaited } else { Telling::Later };
        }
        (self.told_at, self.due) = (Some(now), false);
        Telling::Now
    }

    /// The time after which it may be told again is over.
    pub(crate) fn rest(&mut self) {
        self.told_at = None;
    }

    /// Do other nodes have to be told who is here?
    pub(crate) fn is_news(&self, here: Present) -> bool {
        self.told_nodes != Some(here)
    }

    /// Other nodes are told who is here.
    pub(crate) fn tell_nodes(&mut self, here: Present) {
        self.told_nodes = Some(here);
    }

    /// Do other nodes believe that somebody is here?
    pub(crate) fn is_believed(&self) -> bool {
        self.told_nodes.is_some_and(|told| told != (Eyes::EMPTY, 0))
    }

    /// Another node tells who is there; is that new?
    pub(crate) fn hear(&mut self, here: Here, now: u64) -> bool {
        let present = (here.seats, here.watching);
        let before = self.elsewhere.insert(here.node, (present, now));
        before.is_none_or(|(before, _)| before != present)
    }

    /// Forgets what nodes said that are gone; was there any?
    pub(crate) fn forget_gone(&mut self, now: u64) -> bool {
        let before = self.elsewhere.len();
        self.elsewhere.retain(|_, (_, at)| now < *at + GONE_MS);
        self.elsewhere.len() != before
    }

    /// Is the player there by way of another node?
    pub(crate) fn is_elsewhere(&self, seat: Seat) -> bool {
        self.elsewhere.values().any(|((seats, _), _)| seats.has(seat))
    }

    /// Everybody, with those who are here.
    pub(crate) fn all(&self, here: Present) -> Present {
        self.elsewhere
            .values()
            .fold(here, |(seats, watching), ((more, others), _)| (seats.or(*more), watching.saturating_add(*others)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crowd_that_comes_is_told_of_once() {
        let mut presence = Presence::new(0);
        assert_eq!(presence.changed(1000), Telling::Now);
        assert_eq!((presence.changed(1001), presence.changed(1299)), (Telling::Later, Telling::Awaited));
        presence.rest();
        assert_eq!(presence.changed(1299), Telling::Now, "whoever was to wake the table did");
        assert_eq!(presence.changed(1600), Telling::Now);
    }

    #[test]
    fn a_node_that_says_nothing_any_more_is_forgotten() {
        let here = |seats, watching| Here { game: "g".into(), node: "n".into(), seats, watching };
        let mut presence = Presence::new(0);
        let ana = Eyes::just(Seat::A);
        assert!(presence.hear(here(ana, 2), 5) && !presence.hear(here(ana, 2), 10) && presence.hear(here(ana, 3), 15));
        assert!(presence.is_elsewhere(Seat::A) && !presence.is_elsewhere(Seat::B));
        assert_eq!(presence.all((Eyes::just(Seat::B), 1)), (ana.with(Seat::B), 4));
        assert!(!presence.forget_gone(15 + GONE_MS - 1));
        assert!(presence.forget_gone(15 + GONE_MS) && !presence.is_elsewhere(Seat::A));
    }
}
