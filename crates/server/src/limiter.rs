//! Limits how much an address or a socket may ask: buckets that refill, in bounded memory.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};

use crate::lock::Mutex;

/// The most addresses that are remembered; beyond it full buckets are forgotten first.
const REMEMBERED: usize = 50_000;

/// How much a bucket holds at once, and how much a second it gets back over time.
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

    /// How many are left at a moment.
    fn left(self, allowance: Allowance, now_ms: u64) -> f64 {
        let passed = now_ms.saturating_sub(self.at_ms) as f64 / 1000.0;
        (self.left + passed * allowance.rate).min(allowance.burst)
    }

    /// Takes one out; or tells how long to wait, in milliseconds.
    pub fn take(&mut self, allowance: Allowance, now_ms: u64) -> Result<(), u64> {
        self.take_many(1.0, allowance, now_ms)
    }

    /// Takes `many` out, or nothing; more than the bucket holds counts as all of it.
    pub fn take_many(&mut self, many: f64, allowance: Allowance, now_ms: u64) -> Result<(), u64> {
        let many = many.min(allowance.burst);
        self.left = self.left(allowance, now_ms);
        self.at_ms = now_ms;
        if self.left >= many {
            self.left -= many;
            return Ok(());
        }
        Err(((many - self.left) / allowance.rate * 1000.0).ceil() as u64)
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
        self.take_many(who, 1.0, now_ms)
    }

    /// Takes `many` out of somebody's bucket, or takes nothing and says how long to wait.
    pub fn take_many(&self, who: K, many: f64, now_ms: u64) -> Result<(), u64> {
        let mut buckets = self.buckets.lock();
        if buckets.len() >= REMEMBERED && !buckets.contains_key(&who) {
            let refill = (self.allowance.burst / self.allowance.rate * 1000.0) as u64;
            buckets.retain(|_, bucket| now_ms.saturating_sub(bucket.at_ms) < refill);
            // All of them are busy: newcomers wait rather than fill the memory.
            if buckets.len() >= REMEMBERED {
                return Err(1000);
            }
        }
        let bucket = buckets.entry(who).or_insert_with(|| Bucket::full(self.allowance, now_ms));
        bucket.take_many(many, self.allowance, now_ms)
    }
}

/// Who an address is to a limit. One customer has a whole /64 of IPv6, so all of it counts as one; an IPv4 address that
/// came by way of IPv6 is that IPv4 address.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

/// An address that guessed wrong is known for so long, in milliseconds.
const MISSED_MS: u64 = 10 * 60 * 1000;

/// Wrong guesses of all addresses together. While there are more than agreed, an address that guessed wrong lately may
/// not guess again, and one that did not may: people who have the right code are never locked out, and who has many
/// addresses gets one guess for each.
pub struct Misses<K> {
    allowance: Allowance,
    all: Mutex<Option<Bucket>>,
    lately: Mutex<HashMap<K, u64>>,
}

impl<K: Eq + std::hash::Hash> Misses<K> {
    /// None so far.
    pub fn new(allowance: Allowance) -> Misses<K> {
        Misses { allowance, all: Mutex::new(None), lately: Mutex::new(HashMap::new()) }
    }

    /// May somebody guess? Or how long to wait, in milliseconds.
    pub fn may_try(&self, who: &K, now_ms: u64) -> Result<(), u64> {
        let (all, lately) = (self.all.lock(), self.lately.lock());
        let left = all.map_or(self.allowance.burst, |bucket| bucket.left(self.allowance, now_ms));
        let wait = lately.get(who).map_or(0, |at| (at + MISSED_MS).saturating_sub(now_ms));
        if left >= 1.0 || wait == 0 {
            return Ok(());
        }
        Err(wait.min(((1.0 - left) / self.allowance.rate * 1000.0).ceil() as u64))
    }

    /// Somebody guessed wrong.
    pub fn count(&self, who: K, now_ms: u64) {
        let (mut all, mut lately) = (self.all.lock(), self.lately.lock());
        let _ = all.get_or_insert_with(|| Bucket::full(self.allowance, now_ms)).take(self.allowance, now_ms);
        if lately.len() >= REMEMBERED {
            lately.retain(|_, at| now_ms < *at + MISSED_MS);
        }
        // There are more guessers than we can remember: newcomers get away with it, the others do not.
        if lately.len() < REMEMBERED {
            lately.insert(who, now_ms);
        }
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
    fn guessers_wait_and_who_knows_the_code_does_not() {
        let misses = Misses::new(Allowance { burst: 100.0, rate: 1.0 });
        for guess in 0..100_u32 {
            let who = guess % 10;
            assert!(misses.may_try(&who, 0).is_ok(), "guess {guess}");
            misses.count(who, 0);
        }
        assert_eq!(misses.may_try(&3, 0), Err(1000), "all together guessed too often");
        assert!(misses.may_try(&99, 0).is_ok(), "somebody who has the code");
        assert!(misses.may_try(&3, 1000).is_ok(), "one more a second, over all");
        // A thousand addresses, a guess each second from every one of them, for a day: how many get through?
        let mut tried = 0;
        for second in 1..=24 * 60 * 60_u64 {
            for who in 0..5_u32 {
                let who = 1000 + (second as u32 * 5 + who) % 1000;
                if misses.may_try(&who, second * 1000).is_ok() {
                    misses.count(who, second * 1000);
                    tried += 1;
                }
            }
        }
        assert!((80_000..260_000).contains(&tried), "{tried} of 432,000");
    }

    #[test]
    fn many_are_taken_together_or_not_at_all() {
        let allowance = Allowance { burst: 10.0, rate: 5.0 };
        let mut bucket = Bucket::full(allowance, 0);
        assert_eq!(bucket.take_many(7.0, allowance, 0), Ok(()));
        assert_eq!(bucket.take_many(5.0, allowance, 0), Err(400), "three are left");
        assert_eq!(bucket.take_many(3.0, allowance, 0), Ok(()));
        assert_eq!(bucket.take_many(1e6, allowance, 0), Err(2000), "no wait is for ever");
        assert_eq!(bucket.take_many(1e6, allowance, 2000), Ok(()));
    }

    #[test]
    fn a_household_is_one_address_of_ipv4_or_a_64_of_ipv6() {
        let of = |text: &str| household(text.parse().unwrap()).to_string();
        assert_eq!(of("192.0.2.7"), "192.0.2.7");
        assert_eq!(of("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(of("2001:db8:1:2::9"), "2001:db8:1:2::");
        assert_eq!(of("2001:db8:1:3::9"), "2001:db8:1:3::");
        assert_eq!(of("::1"), "::");
    }

    #[test]
    fn memory_is_bounded() {
        let limiter = Limiter::new(Allowance { burst: 1.0, rate: 1.0 });
        for who in 0..REMEMBERED as u64 {
            assert!(limiter.take(who, 0).is_ok());
        }
        assert_eq!(limiter.take(u64::MAX, 0), Err(1000), "no room while all are busy");
        assert!(limiter.take(u64::MAX, 2000).is_ok(), "the full ones were forgotten");
        assert_eq!(limiter.buckets.lock().len(), 1);
    }
}
