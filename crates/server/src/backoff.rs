//! How long to wait before something that failed is tried again: longer each time, up to a limit. A streak of failures
//! is logged when it begins and when it ends, and counted.

use std::fmt::Display;
use std::sync::atomic::{AtomicU64, Ordering};

/// How often something the server does without being asked failed, in this process.
static FAILURES: AtomicU64 = AtomicU64::new(0);
/// How many such things have failed at least twice in a row and not worked since, in this process.
static STREAKS: AtomicU64 = AtomicU64::new(0);

/// After this many doublings the wait no longer grows.
const MOST_DOUBLINGS: u32 = 16;

/// Failures so far, and what fails again and again now.
pub(crate) fn counts() -> (u64, u64) {
    (FAILURES.load(Ordering::Relaxed), STREAKS.load(Ordering::Relaxed))
}

/// When something is to be tried again.
#[derive(Debug)]
pub(crate) struct Backoff {
    what: &'static str,
    least_ms: u64,
    most_ms: u64,
    streak: u32,
    until_ms: u64,
}

impl Backoff {
    /// Half a second after the first failure, up to half a minute.
    pub(crate) const fn new(what: &'static str) -> Backoff {
        Backoff::between(what, 500, 30_000)
    }

    /// So long after the first failure, up to so long.
    pub(crate) const fn between(what: &'static str, least_ms: u64, most_ms: u64) -> Backoff {
        Backoff { what, least_ms, most_ms, streak: 0, until_ms: 0 }
    }

    /// The moment before which it is not to be tried.
    pub(crate) fn until_ms(&self) -> u64 {
        self.until_ms
    }

    /// May it be tried?
    pub(crate) fn is_due(&self, now_ms: u64) -> bool {
        now_ms >= self.until_ms
    }

    /// It failed: tells how long to wait. `place` says where, if there is more than one place.
    pub(crate) fn failed(&mut self, now_ms: u64, place: &str, why: &dyn Display) -> u64 {
        FAILURES.fetch_add(1, Ordering::Relaxed);
        let wait = (self.least_ms << self.streak.min(MOST_DOUBLINGS)).min(self.most_ms);
        self.streak = self.streak.saturating_add(1);
        self.until_ms = now_ms + wait;
        if self.streak == 2 {
            STREAKS.fetch_add(1, Ordering::Relaxed);
            tracing::warn!(what = self.what, place, why = %why, "failed twice in a row; it waits longer each time");
        }
        wait
    }

    /// It worked.
    pub(crate) fn worked(&mut self, place: &str) {
        if self.streak >= 2 {
            STREAKS.fetch_sub(1, Ordering::Relaxed);
            tracing::info!(what = self.what, place, failures = self.streak, "works again");
        }
        (self.streak, self.until_ms) = (0, 0);
    }
}

impl Drop for Backoff {
    fn drop(&mut self) {
        if self.streak >= 2 {
            STREAKS.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_up_to_the_limit_and_begin_anew_after_a_success() {
        let mut backoff = Backoff::new("test");
        assert!(backoff.is_due(0));
        let waits: Vec<u64> = (0..9).map(|_| backoff.failed(1000, "", &"no")).collect();
        assert_eq!(waits, [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
        assert_eq!((backoff.until_ms(), backoff.is_due(30_999), backoff.is_due(31_000)), (31_000, false, true));
        let (failures, _) = counts();
        assert!(failures >= 9, "they are counted");
        backoff.worked("");
        assert!(backoff.is_due(0));
        assert_eq!(backoff.failed(0, "", &"no"), 500);
        assert_eq!((0..200).map(|_| backoff.failed(0, "", &"no")).max(), Some(30_000), "no overflow");
    }
}
