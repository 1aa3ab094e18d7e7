//! How long thinking may take. There is a clock where the system has one; in a browser it must be handed in.

use std::time::Duration;

use crate::search::Budget;

/// Tells the time since some moment that stays the same.
pub type TimeSource = fn() -> Duration;

/// The clock of the system, if this is one that has a clock.
pub fn system() -> Option<TimeSource> {
    #[cfg(not(target_family = "wasm"))]
    {
        use std::sync::LazyLock;
        use std::time::Instant;
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        Some(|| START.elapsed())
    }
    #[cfg(target_family = "wasm")]
    None
}

/// What a millisecond counts for where there is no clock: a slow machine makes as many playouts.
const PLAYOUTS_PER_MS: u64 = 10;
/// The longest budget in playouts.
const MOST: u64 = 1 << 40;

/// Sees to it that thinking ends.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timer {
    limit: Limit,
    clock: Option<TimeSource>,
    started: Duration,
}

#[derive(Clone, Copy, Debug)]
enum Limit {
    Playouts(u64),
    Time(Duration),
}

impl Timer {
    /// Begins now.
    pub(crate) fn new(budget: Budget, clock: Option<TimeSource>) -> Timer {
        let limit = match (budget, clock) {
            (Budget::Playouts(all), _) => Limit::Playouts(u64::from(all)),
            (Budget::Time(time), Some(_)) => Limit::Time(time),
            (Budget::Time(time), None) => {
                Limit::Playouts((time.as_millis() as u64).saturating_mul(PLAYOUTS_PER_MS).min(MOST))
            }
        };
        Timer { limit, clock, started: clock.map_or(Duration::ZERO, |clock| clock()) }
    }

    /// The first n parts of all the time there is, from the same beginning.
    pub(crate) fn part(&self, part: u64, parts: u64) -> Timer {
        let limit = match self.limit {
            Limit::Playouts(all) => Limit::Playouts(all * part / parts),
            Limit::Time(time) => Limit::Time(time.mul_f64(part as f64 / parts as f64)),
        };
        Timer { limit, ..*self }
    }

    /// How many playouts to make next, after `done`: as many as proposed, or fewer; none when it is enough.
    pub(crate) fn round(&mut self, done: u64, proposed: u64) -> Option<u64> {
        match self.limit {
            Limit::Playouts(all) => Some(proposed.min(all.saturating_sub(done))).filter(|&many| many > 0),
            Limit::Time(time) => {
                let gone = self.clock.map_or(time, |clock| clock()).saturating_sub(self.started);
                let left = time.checked_sub(gone).filter(|left| !left.is_zero())?;
                if done == 0 {
                    return Some(proposed.min(64));
                }
                // As many as there is time for, judging by those made so far.
                let fit = done as f64 * left.as_secs_f64() / gone.as_secs_f64().max(1e-9);
                Some(proposed.min(fit as u64 + 1))
            }
        }
    }
}
