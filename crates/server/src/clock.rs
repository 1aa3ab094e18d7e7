//! What time it is, and how to wait. A test hands in a clock of its own.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::Notify;

/// Two clocks: one that people read, one that only ever goes forward.
#[async_trait]
pub trait Clock: Send + Sync {
    /// Milliseconds since 1970; it may jump.
    fn wall_ms(&self) -> u64;

    /// The time since some moment; it never jumps, and all durations are measured with it.
    fn steady(&self) -> Duration;

    /// Waits for a time.
    async fn sleep(&self, time: Duration);

    /// The steady clock in milliseconds.
    fn steady_ms(&self) -> u64 {
        self.steady().as_millis() as u64
    }
}

impl dyn Clock {
    /// Waits for something, but not longer than this; none when it took longer.
    pub async fn timeout<T>(&self, most: Duration, work: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            biased;
            done = work => Some(done),
            () = self.sleep(most) => None,
        }
    }

    /// Ticks now, and then again and again.
    pub fn ticks(&self, every: Duration) -> Ticks<'_> {
        Ticks { clock: self, every, next: self.steady() }
    }
}

/// Ticks at even distances. When the caller is late, it gets the tick that is due and one for all others it missed.
pub struct Ticks<'a> {
    clock: &'a dyn Clock,
    every: Duration,
    next: Duration,
}

impl Ticks<'_> {
    /// Waits for the next tick. Nothing is lost when the caller stops waiting.
    pub async fn tick(&mut self) {
        let left = self.next.saturating_sub(self.clock.steady());
        if !left.is_zero() {
            self.clock.sleep(left).await;
        }
        self.next = (self.next + self.every).max(self.clock.steady());
    }
}

/// Clocks that stand still until somebody moves them.
#[derive(Debug, Default)]
pub struct HandClock {
    wall: AtomicU64,
    steady: AtomicU64,
    moved: Notify,
}

impl HandClock {
    /// Time passes.
    pub fn pass(&self, ms: u64) {
        self.wall.fetch_add(ms, Ordering::SeqCst);
        self.steady.fetch_add(ms, Ordering::SeqCst);
        self.moved.notify_waiters();
    }

    /// Somebody sets the wall clock; no time passes.
    pub fn jump(&self, wall_ms: u64) {
        self.wall.store(wall_ms, Ordering::SeqCst);
    }
}

#[async_trait]
impl Clock for HandClock {
    fn wall_ms(&self) -> u64 {
        self.wall.load(Ordering::SeqCst)
    }

    fn steady(&self) -> Duration {
        Duration::from_millis(self.steady.load(Ordering::SeqCst))
    }

    async fn sleep(&self, time: Duration) {
        let until = self.steady() + time;
        loop {
            let moved = self.moved.notified();
            if self.steady() >= until {
                return;
            }
            moved.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use futures_util::FutureExt;

    use super::*;

    fn seconds(n: u64) -> Duration {
        Duration::from_secs(n)
    }

    #[tokio::test]
    async fn whoever_sleeps_by_a_clock_that_stands_still_wakes_when_it_is_moved() {
        let clock = Arc::new(HandClock::default());
        clock.sleep(Duration::ZERO).await;
        let sleeper = tokio::spawn({
            let clock = clock.clone();
            async move {
                clock.sleep(seconds(1)).await;
                clock.steady_ms()
            }
        });
        // However it comes about that the sleeper looks at the clock, a thousand milliseconds pass before it wakes.
        while !sleeper.is_finished() {
            clock.pass(100);
            tokio::task::yield_now().await;
        }
        assert!(sleeper.await.unwrap() >= 1000);
    }

    #[test]
    fn waiting_ends_when_time_is_over_and_not_before() {
        let hand = Arc::new(HandClock::default());
        let clock: Arc<dyn Clock> = hand.clone();
        assert_eq!(clock.timeout(Duration::ZERO, async { 7 }).now_or_never(), Some(Some(7)), "what is done counts");
        let mut waits = Box::pin(clock.timeout(seconds(2), std::future::pending::<()>()));
        assert_eq!(waits.as_mut().now_or_never(), None);
        hand.pass(1_999);
        assert_eq!(waits.as_mut().now_or_never(), None);
        hand.pass(1);
        assert_eq!(waits.as_mut().now_or_never(), Some(None));
    }

    #[test]
    fn ticks_keep_their_distance_and_those_that_were_missed_come_as_one() {
        let hand = Arc::new(HandClock::default());
        let clock: Arc<dyn Clock> = hand.clone();
        let mut ticks = clock.ticks(seconds(3));
        let mut ticked = |ms| {
            hand.pass(ms);
            std::iter::from_fn(|| ticks.tick().now_or_never()).count()
        };
        assert_eq!([ticked(0), ticked(2_999), ticked(1)], [1, 0, 1]);
        assert_eq!([ticked(3_500), ticked(2_499), ticked(1)], [1, 0, 1], "a late one does not put off the next");
        assert_eq!(
            [ticked(60_000), ticked(2_999), ticked(1)],
            [2, 0, 1],
            "the one that is due, and one for all that were missed"
        );
    }
}
