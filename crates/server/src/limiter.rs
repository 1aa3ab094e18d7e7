//! How much one address or one socket may ask: buckets that fill again, in bounded memory.

use std::collections::HashMap;
use std::sync::Mutex;

/// The most addresses that are remembered; beyond it full buckets are forgotten first.
const REMEMBERED: usize = 50_000;

/// A bucket: so many at once, so many a second over time.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// At once.
    pub burst: f64,
    /// A second.
    pub rate: f64,
}

/// What is left in a bucket.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    at_ms: u64,
}

impl Bucket {
    /// A full one.
    pub fn full(allowance: Allowance, now_ms: u64) -> Bucket {
        Bucket { left: allowance.burst, at_ms: now_ms }
    }

    /// Takes one out; or tells how long to wait, in milliseconds.
    pub fn take(&mut self, allowance: Allowance, now_ms: u64) -> Result<(), u64> {
        let passed = now_ms.saturating_sub(self.at_ms) as f64 / 1000.0;
        self.left = (self.left + passed * allowance.rate).min(allowance.burst);
        self.at_ms = now_ms;
        if self.left >= 1.0 {
            self.left -= 1.0;
            return Ok(());
        }
        Err(((1.0 - self.left) / allowance.rate * 1000.0).ceil() as u64)
    }
}

/// Buckets by address.
pub struct Limiter<K> {
    allowance: Allowance,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + std::hash::Hash> Limiter<K> {
    /// One bucket for each.
    pub fn new(allowance: Allowance) -> Limiter<K> {
        Limiter { allowance, buckets: Mutex::new(HashMap::new()) }
    }

    /// Takes one out of somebody's bucket; or tells how long to wait.
    pub fn take(&self, who: K, now_ms: u64) -> Result<(), u64> {
        let Ok(mut buckets) = self.buckets.lock() else { return Ok(()) };
        if buckets.len() >= REMEMBERED && !buckets.contains_key(&who) {
            let refill = (self.allowance.burst / self.allowance.rate * 1000.0) as u64;
            buckets.retain(|_, bucket| now_ms.saturating_sub(bucket.at_ms) < refill);
            // All of them are busy: newcomers wait rather than fill the memory.
            if buckets.len() >= REMEMBERED {
                return Err(1000);
            }
        }
        buckets.entry(who).or_insert_with(|| Bucket::full(self.allowance, now_ms)).take(self.allowance, now_ms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_empty_and_fill_again() {
        let limiter = Limiter::new(Allowance { burst: 3.0, rate: 2.0 });
        assert!((0..3).all(|_| limiter.take("a", 0).is_ok()));
        assert_eq!(limiter.take("a", 0), Err(500));
        assert!(limiter.take("b", 0).is_ok(), "others have their own");
        assert!(limiter.take("a", 500).is_ok());
        assert!(limiter.take("a", 500).is_err());
    }

    #[test]
    fn memory_is_bounded() {
        let limiter = Limiter::new(Allowance { burst: 1.0, rate: 1.0 });
        for who in 0..REMEMBERED as u64 {
            assert!(limiter.take(who, 0).is_ok());
        }
        assert_eq!(limiter.take(u64::MAX, 0), Err(1000), "no room while all are busy");
        assert!(limiter.take(u64::MAX, 2000).is_ok(), "the full ones were forgotten");
        assert_eq!(limiter.buckets.lock().unwrap().len(), 1);
    }
}
