//! What everybody sees who has no seat, at a table that is watched with a delay: the same table, some time ago. At a table of a duplicate it
//! is the table before its game, until all groups have finished.

use std::collections::VecDeque;

use kaiju_wire::frame::{Said, ToClient};

use super::Desk;
use crate::room::Room;
use crate::row::Deed;

/// A table as it was some time ago.
pub(super) struct Behind {
    room: Room,
    /// How much later rows are seen; none for not at all.
    delay_ms: Option<u64>,
    /// What was said since.
    talk: VecDeque<Said>,
}

impl Behind {
    /// The table as those without a seat see it at a moment of the wall clock; none where they see it as it is.
    pub(super) fn new(room: &Room, sealed: bool, now_ms: u64) -> Option<Behind> {
        let delay_ms = (!sealed).then_some(u64::from(room.plan().delay_s) * 1000);
        if delay_ms == Some(0) {
            return None;
        }
        let mut behind = Behind { room: room.past(1), delay_ms, talk: VecDeque::new() };
        while behind.step(room, now_ms) {}
        Some(behind)
    }

    /// The table as it was.
    pub(super) fn room(&self) -> &Room {
        &self.room
    }

    /// The moment of the wall clock at which the next row may be seen; none where all have been. Until the game begins there is
    /// nothing to hide, and whoever wants to sit down has to see who is there.
    pub(super) fn due_ms(&self, room: &Room) -> Option<u64> {
        let (row, _) = room.row(self.room.head() + 1)?;
        let begun = self.room.state().is_some() || matches!(row.deed, Deed::Begun { .. });
        if begun { Some(row.at_ms + self.delay_ms?) } else { Some(0) }
    }

    /// A line that is told later.
    pub(super) fn say_later(&mut self, said: Said) {
        self.talk.push_back(said);
    }

    /// The next line that may be told by now.
    fn said(&mut self, now_ms: u64) -> Option<Said> {
        let delay = self.delay_ms?;
        self.talk.pop_front_if(|said| said.at_ms + delay <= now_ms)
    }

    /// Takes in the next row, if it may be seen by now; tells whether it did.
    pub(super) fn step(&mut self, room: &Room, now_ms: u64) -> bool {
        let next = self.due_ms(room).filter(|&due| due <= now_ms).and_then(|_| room.row(self.room.head() + 1));
        next.is_some_and(|(row, _)| self.room.fold(row.clone()).is_ok())
    }
}

impl Desk {
    /// The table as somebody sees it: who has a seat as it is, and everybody else with the delay it has.
    pub(crate) fn seen_by(&self, seated: bool) -> &Room {
        self.behind.as_ref().filter(|_| !seated).map_or(&self.room, Behind::room)
    }

    /// When those without a seat may see the next row, by the steady clock.
    pub(super) fn behind_at(&self) -> Option<u64> {
        let behind = self.behind.as_ref()?;
        let said = behind.talk.front().zip(behind.delay_ms).map(|(said, delay)| said.at_ms + delay);
        let due = behind.due_ms(&self.room).into_iter().chain(said).min()?;
        Some(self.hub.clock.steady_ms() + due.saturating_sub(self.hub.now_ms()))
    }

    /// How much later those without a seat hear what is said, in milliseconds; none for not at all.
    pub(crate) fn talk_delay_ms(&self) -> Option<u64> {
        self.behind.as_ref().map_or(Some(0), |behind| behind.delay_ms)
    }

    /// All groups have finished that play with its luck: everybody may see its game. Who watched gets it as fast as they read it.
    pub(super) fn unseal(&mut self) {
        let Some(behind) = self.behind.take_if(|behind| behind.delay_ms.is_none()) else { return };
        for said in behind.talk {
            self.audience.offer_to(&ToClient::Said(said), Some(false));
        }
        self.audience.serve_watchers_later();
        self.shown.send_replace(self.room.head());
    }

    /// Shows those without a seat what they may see by now.
    pub(super) fn catch_up_watchers(&mut self) {
        // The news may have come while the table was on its way into memory.
        let sealed = self.behind.as_ref().is_some_and(|behind| behind.delay_ms.is_none());
        if sealed && self.room.plan().duplicate.as_ref().is_some_and(|id| self.hub.duplicates.is_over(id)) {
            self.unseal();
        }
        while let Some(behind) = &mut self.behind {
            let now = self.hub.now_ms();
            if let Some(said) = behind.said(now) {
                self.audience.offer_to(&ToClient::Said(said), Some(false));
                continue;
            }
            if !behind.step(&self.room, now) {
                return;
            }
            let seq = behind.room.head();
            self.show(|audience, showing| audience.publish(seq, showing));
            self.shown.send_replace(seq);
        }
    }
}
