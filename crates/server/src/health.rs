//! Whether this process can serve: it tries a small write, at most once a second.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::Mutex;

use crate::hub::Hub;
use crate::store::PATIENCE;

/// How long a result is reused, however often clients ask.
const HOLDS_MS: u64 = 1_000;

/// What is known of the store.
#[derive(Debug, Default)]
pub(crate) struct Health {
    /// When it was last tried, and whether it worked.
    tried: Mutex<Option<(u64, bool)>>,
    /// When something was last written.
    wrote_at: AtomicU64,
}

impl Health {
    /// Something was written just now, by the steady clock.
    pub(crate) fn wrote(&self, now: u64) {
        self.wrote_at.fetch_max(now, Ordering::Relaxed);
    }

    /// For how long nothing was written, as far as anybody tried.
    pub(crate) fn silent_ms(&self, now: u64) -> u64 {
        now.saturating_sub(self.wrote_at.load(Ordering::Relaxed))
    }
}

impl Hub {
    /// Can something be written now? Callers that ask while a write is being tried wait for its result.
    pub(crate) async fn can_write(&self) -> bool {
        let mut tried = self.health.tried.lock().await;
        if let Some((at, well)) = *tried
            && self.clock.steady_ms() < at + HOLDS_MS
        {
            return well;
        }
        let wrote = self.clock.timeout(PATIENCE + Duration::from_secs(1), self.store.pulse(&self.node)).await;
        let (well, now) = (matches!(wrote, Some(Ok(()))), self.clock.steady_ms());
        if well {
            self.health.wrote(now);
        }
        *tried = Some((now, well));
        well
    }

    /// Could something be written now or a moment ago? A hiccup is no reason for a restart.
    pub(crate) async fn is_well(&self) -> bool {
        self.can_write().await || self.health.silent_ms(self.clock.steady_ms()) < self.spans.silence.as_millis() as u64
    }
}
