//! What time it is. A test hands in a clock of its own.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use tokio::sync::Notify;

/// Two clocks: one that people read, one that only ever goes forward.
#[async_trait]
pub trait Clock: Send + Sync {
    /// Milliseconds since 1970; it may jump.
    fn wall_ms(&self) -> u64;

    /// Milliseconds since some moment; it never jumps, and all durations are measured with it.
    fn steady_ms(&self) -> u64;

    /// Waits for a time, in milliseconds.
    async fn sleep(&self, ms: u64) {
        tokio::time::sleep(Duration::from_millis(ms)).await;
    }
}

/// The steady clock begins with so much, so that moments before the process began have numbers, too.
const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// The clocks of the machine.
#[derive(Debug)]
pub struct MachineClock(Instant);

impl Default for MachineClock {
    fn default() -> MachineClock {
        MachineClock(Instant::now())
    }
}

impl Clock for MachineClock {
    fn wall_ms(&self) -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |t| t.as_millis() as u64)
    }

    fn steady_ms(&self) -> u64 {
        DAY_MS + self.0.elapsed().as_millis() as u64
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

    fn steady_ms(&self) -> u64 {
        self.steady.load(Ordering::SeqCst)
    }

    async fn sleep(&self, ms: u64) {
        let until = self.steady_ms() + ms;
        loop {
            let moved = self.moved.notified();
            if self.steady_ms() >= until {
                return;
            }
            moved.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_sleeps_by_a_clock_that_stands_still_wakes_when_it_is_moved() {
        let clock = std::sync::Arc::new(HandClock::default());
        clock.sleep(0).await;
        let sleeper = tokio::spawn({
            let clock = clock.clone();
            async move {
                clock.sleep(1000).await;
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
}
