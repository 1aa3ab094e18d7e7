//! Who is at a table, here and by way of other nodes, and when everybody was last told.

use std::collections::BTreeMap;

use kaiju_rules::Seat;

use crate::projection::Eyes;
use crate::store::NodePresence;

/// Clients are told who is there at most this often.
const PRESENCE_MS: u64 = 300;
/// A node that has not said for this long who is there is gone, and so is everybody connected through it.
const GONE_MS: u64 = 16_000;

/// Players and how many watch.
pub(crate) type Present = (Eyes, u32);

/// Who is there. Moments are those of the steady clock.
pub(crate) struct Presence {
    /// When each seat's player was last there.
    seen_at: [u64; 6],
    /// When it was last told who is there, and when it is to be told again.
    told_at: Option<u64>,
    due_at: Option<u64>,
    /// Who is there by way of other nodes, and when those told it.
    elsewhere: BTreeMap<String, (Present, u64)>,
    /// What other nodes were told last.
    told_nodes: Option<Present>,
}

impl Presence {
    /// Nobody is there; everybody was there until now.
    pub(crate) fn new(now: u64) -> Presence {
        Presence { seen_at: [now; 6], told_at: None, due_at: None, elsewhere: BTreeMap::new(), told_nodes: None }
    }

    /// A player was there.
    pub(crate) fn seen(&mut self, seat: Seat, now: u64) {
        self.seen_at[seat.index()] = now;
    }

    /// When a player was last there.
    pub(crate) fn seen_at(&self, seat: Seat) -> u64 {
        self.seen_at[seat.index()]
    }

    /// Something changed: may it be told now? Not more often than people can read: a crowd that arrives is reported
    /// once.
    pub(crate) fn changed(&mut self, now: u64) -> bool {
        let soonest = self.told_at.map_or(now, |at| at + PRESENCE_MS);
        self.due_at = Some(soonest).filter(|&soonest| now < soonest);
        if self.due_at.is_none() {
            self.told_at = Some(now);
        }
        self.due_at.is_none()
    }

    /// When it is to be told what changed meanwhile.
    pub(crate) fn due_at(&self) -> Option<u64> {
        self.due_at
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
    pub(crate) fn hear(&mut self, here: NodePresence, now: u64) -> bool {
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
        assert!(presence.changed(1000) && presence.due_at().is_none());
        assert!(!presence.changed(1001) && !presence.changed(1299));
        assert_eq!(presence.due_at(), Some(1300));
        assert!(presence.changed(1300) && presence.due_at().is_none());
        assert!(presence.changed(1600));
    }

    #[test]
    fn a_node_that_says_nothing_any_more_is_forgotten() {
        let here = |seats, watching| NodePresence { game: "g".into(), node: "n".into(), seats, watching };
        let mut presence = Presence::new(0);
        let ana = Eyes::just(Seat::A);
        assert!(presence.hear(here(ana, 2), 5) && !presence.hear(here(ana, 2), 10) && presence.hear(here(ana, 3), 15));
        assert!(presence.is_elsewhere(Seat::A) && !presence.is_elsewhere(Seat::B));
        assert_eq!(presence.all((Eyes::just(Seat::B), 1)), (ana.with(Seat::B), 4));
        assert!(!presence.forget_gone(15 + GONE_MS - 1));
        assert!(presence.forget_gone(15 + GONE_MS) && !presence.is_elsewhere(Seat::A));
    }
}
