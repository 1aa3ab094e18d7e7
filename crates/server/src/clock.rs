//! What time it is. A test hands in a clock of its own.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Two clocks: one that people read, one that only ever goes forward.
pub trait Clock: Send + Sync {
    /// Milliseconds since 1970; it may jump.
    fn wall_ms(&self) -> u64;

    /// Milliseconds since some moment; it never jumps, and all durations are measured with it.
    fn steady_ms(&self) -> u64;
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
}

impl HandClock {
    /// Time passes.
    pub fn pass(&self, ms: u64) {
        self.wall.fetch_add(ms, Ordering::SeqCst);
        self.steady.fetch_add(ms, Ordering::SeqCst);
    }

    /// Somebody sets the wall clock; no time passes.
    pub fn jump(&self, wall_ms: u64) {
        self.wall.store(wall_ms, Ordering::SeqCst);
    }
}

impl Clock for HandClock {
    fn wall_ms(&self) -> u64 {
        self.wall.load(Ordering::SeqCst)
    }

    fn steady_ms(&self) -> u64 {
        self.steady.load(Ordering::SeqCst)
    }
}
