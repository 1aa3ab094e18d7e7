//! Which bot thinks next: short thoughts before long ones, and every player in turn, no matter at how many tables. What can wait is
//! thought out when no bot thinks.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::oneshot;

use crate::lock::Mutex;

/// Whose thoughts they are.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Whose {
    /// Of tables made from this address.
    Address(IpAddr),
    /// Of this table, when nobody knows who made it.
    Table(String),
}

/// How long a thought is expected to take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// Some milliseconds: most bots, and all that answer for absent players or when time is over.
    Short = 0,
    /// Seconds: bots that were told to think for long.
    Long = 1,
    /// What nobody waits for: one at a time, begun only while no bot thinks. It takes no place of theirs.
    Leisure = 2,
}

/// How many think at a time.
#[derive(Clone, Copy, Debug)]
struct QueueSlots {
    all: usize,
    /// Of short and of long ones: each leaves something for the other.
    kind: [usize; 2],
    /// Long thoughts of one address.
    own_long: usize,
}

/// A queue that is fair.
#[derive(Clone)]
pub struct FairQueue {
    room: QueueSlots,
    state: Arc<Mutex<QueueState>>,
}

type Waiter = oneshot::Sender<ThinkPermit>;

#[derive(Default)]
struct QueueState {
    running: [usize; 3],
    own_long: HashMap<Whose, usize>,
    /// By kind: those who wait, in the order in which it is their turn.
    waiting: [VecDeque<(Whose, VecDeque<Waiter>)>; 3],
}

/// The right to think, until it is dropped.
pub struct ThinkPermit {
    queue: FairQueue,
    whose: Whose,
    kind: Effort,
}

impl FairQueue {
    /// Lets `most` think at a time. There are at least two places, so that no long thought stands in the way of a short
    /// one.
    pub fn new(most: usize) -> FairQueue {
        let all = most.max(2);
        let long = all - (all / 4).max(1);
        let room = QueueSlots { all, kind: [all - 1, long], own_long: (long / 2).max(1) };
        FairQueue { room, state: Arc::default() }
    }

    /// Waits for a turn.
    pub async fn turn(&self, whose: Whose, kind: Effort) -> Option<ThinkPermit> {
        let (waiter, told) = oneshot::channel();
        {
            let mut state = self.state.lock();
            let lane = &mut state.waiting[kind as usize];
            match lane.iter_mut().find(|(key, _)| *key == whose) {
                Some((_, waiters)) => waiters.push_back(waiter),
                None => lane.push_back((whose, VecDeque::from([waiter]))),
            }
        }
        self.grant();
        told.await.ok()
    }

    /// How many think now.
    #[cfg(test)]
    pub fn running(&self) -> usize {
        self.state.lock().running.iter().sum()
    }

    /// Grants turns while there is room.
    fn grant(&self) {
        while let Some((waiter, whose, kind)) = self.next() {
            // A caller that no longer waits gives its turn back at once.
            drop(waiter.send(ThinkPermit { queue: self.clone(), whose, kind }));
        }
    }

    /// Takes the next one out of the queue, if there is room for it.
    fn next(&self) -> Option<(Waiter, Whose, Effort)> {
        let mut state = self.state.lock();
        [Effort::Short, Effort::Long, Effort::Leisure].into_iter().find_map(|kind| self.next_of(&mut state, kind))
    }

    fn next_of(&self, state: &mut QueueState, kind: Effort) -> Option<(Waiter, Whose, Effort)> {
        let QueueState { running, own_long, waiting } = state;
        let lane = &mut waiting[kind as usize];
        for (_, waiters) in lane.iter_mut() {
            waiters.retain(|waiter| !waiter.is_closed());
        }
        lane.retain(|(_, waiters)| !waiters.is_empty());
        let thinking = running[Effort::Short as usize] + running[Effort::Long as usize];
        let full = match kind {
            Effort::Leisure => thinking + running[kind as usize] > 0,
            _ => thinking >= self.room.all || running[kind as usize] >= self.room.kind[kind as usize],
        };
        if full {
            return None;
        }
        let may = |whose: &Whose| kind != Effort::Long || own_long.get(whose).is_none_or(|n| *n < self.room.own_long);
        let at = lane.iter().position(|(whose, _)| may(whose))?;
        // The one that had a turn goes to the end of the queue.
        let (whose, mut waiters) = lane.remove(at)?;
        let waiter = waiters.pop_front()?;
        if !waiters.is_empty() {
            lane.push_back((whose.clone(), waiters));
        }
        running[kind as usize] += 1;
        if kind == Effort::Long {
            *own_long.entry(whose.clone()).or_default() += 1;
        }
        Some((waiter, whose, kind))
    }

    fn end(&self, whose: &Whose, kind: Effort) {
        let mut state = self.state.lock();
        state.running[kind as usize] -= 1;
        if kind == Effort::Long
            && let Some(own) = state.own_long.get_mut(whose)
        {
            *own -= 1;
            if *own == 0 {
                state.own_long.remove(whose);
            }
        }
    }
}

impl Drop for ThinkPermit {
    fn drop(&mut self) {
        self.queue.end(&self.whose, self.kind);
        self.queue.grant();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::task::Poll;

    fn address(last: u8) -> Whose {
        Whose::Address([192, 0, 2, last].into())
    }

    /// Asks for a turn, and waits in line from now on.
    fn ask(
        queue: &FairQueue,
        whose: Whose,
        kind: Effort,
    ) -> futures_util::future::BoxFuture<'static, Option<ThinkPermit>> {
        let queue = queue.clone();
        let mut asked: futures_util::future::BoxFuture<'static, _> =
            Box::pin(async move { queue.turn(whose, kind).await });
        let mut cx = std::task::Context::from_waker(std::task::Waker::noop());
        match asked.as_mut().poll(&mut cx) {
            Poll::Ready(turn) => Box::pin(std::future::ready(turn)),
            Poll::Pending => asked,
        }
    }

    #[tokio::test]
    async fn long_thoughts_never_stand_in_the_way_of_short_ones() {
        for most in [1, 2, 8] {
            let queue = FairQueue::new(most);
            // One address with very many tables of bots that think for long.
            let mut long: Vec<_> = (0..150).map(|_| ask(&queue, address(1), Effort::Long)).collect();
            let other = ask(&queue, address(2), Effort::Short).await;
            assert!(other.is_some() && queue.running() <= most.max(2));
            drop(other);
            // The same the other way round: short ones without end do not keep a long one waiting.
            let _short: Vec<_> = (0..150).map(|_| ask(&queue, address(1), Effort::Short)).collect();
            long.clear();
            assert!(ask(&queue, address(2), Effort::Long).await.is_some());
        }
    }

    #[tokio::test]
    async fn addresses_think_in_turn_however_many_tables_they_have() {
        let queue = FairQueue::new(2);
        let first = ask(&queue, address(1), Effort::Long).await;
        let crowd: Vec<_> = (0..30).map(|_| ask(&queue, address(1), Effort::Long)).collect();
        let other = ask(&queue, address(2), Effort::Long);
        let third = ask(&queue, Whose::Table("t".into()), Effort::Long);
        drop(first);
        // One of the crowd was first in line; then it is the others' turn.
        let mut crowd = crowd.into_iter();
        let turn = crowd.next().unwrap().await;
        drop(turn);
        let turn = other.await;
        assert!(turn.is_some());
        drop(turn);
        assert!(third.await.is_some());
        drop(crowd);
        assert!(ask(&queue, address(1), Effort::Long).await.is_some());
    }

    #[tokio::test]
    async fn one_address_does_not_take_all_long_places() {
        let queue = FairQueue::new(8);
        let _long: Vec<_> = (0..20).map(|_| ask(&queue, address(1), Effort::Long)).collect();
        assert_eq!(queue.running(), 3);
        assert!(ask(&queue, address(2), Effort::Long).await.is_some(), "others begin at once");
    }

    #[tokio::test]
    async fn what_can_wait_begins_when_no_bot_thinks_and_takes_no_place_of_theirs() {
        let queue = FairQueue::new(2);
        let (one, two) = (ask(&queue, address(1), Effort::Short).await, ask(&queue, address(1), Effort::Long).await);
        let mut first = ask(&queue, address(2), Effort::Leisure);
        let second = ask(&queue, address(2), Effort::Leisure);
        let mut waits = || {
            let mut cx = std::task::Context::from_waker(std::task::Waker::noop());
            first.as_mut().poll(&mut cx)
        };
        drop(one);
        assert!(waits().is_pending(), "a bot thinks");
        drop(two);
        let Poll::Ready(turn) = waits() else { panic!("no bot thinks") };
        let bots = [Effort::Short, Effort::Long].map(|kind| ask(&queue, address(3), kind));
        for bot in bots {
            assert!(bot.await.is_some(), "bots begin at once");
        }
        let mut second = second;
        let mut cx = std::task::Context::from_waker(std::task::Waker::noop());
        assert!(second.as_mut().poll(&mut cx).is_pending(), "one at a time");
        drop(turn);
        assert!(second.await.is_some());
        assert_eq!(queue.running(), 0);
    }

    #[tokio::test]
    async fn who_no_longer_waits_holds_up_nobody() {
        let queue = FairQueue::new(2);
        let turn = ask(&queue, address(1), Effort::Long).await;
        drop(ask(&queue, address(2), Effort::Long));
        let last = ask(&queue, address(3), Effort::Long);
        drop(turn);
        assert!(last.await.is_some());
        assert_eq!(queue.running(), 0);
    }
}
