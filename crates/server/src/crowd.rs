//! Limits how many sockets or connections an address may have open at once, and all addresses together.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;

use crate::limiter::household;
use crate::lock::Mutex;

/// How many may be open.
#[derive(Clone, Copy, Debug)]
pub struct CrowdLimits {
    /// Of one address.
    pub each: usize,
    /// Of all together.
    pub all: usize,
}

/// Everybody who has something open.
#[derive(Clone, Debug)]
pub struct Crowd {
    room: CrowdLimits,
    open: Arc<Mutex<Open>>,
}

#[derive(Debug, Default)]
struct Open {
    each: HashMap<IpAddr, usize>,
    all: usize,
}

impl Crowd {
    /// Nobody yet.
    pub fn new(room: CrowdLimits) -> Crowd {
        Crowd { room, open: Arc::default() }
    }

    /// Somebody comes; none when there is no room. The place is free again when it is dropped.
    pub fn enter(&self, who: IpAddr) -> Option<CrowdPlace> {
        let who = household(who);
        let mut open = self.open.lock();
        let own = open.each.get(&who).copied().unwrap_or(0);
        if own >= self.room.each || open.all >= self.room.all {
            return None;
        }
        open.all += 1;
        open.each.insert(who, own + 1);
        Some(CrowdPlace { who, open: self.open.clone() })
    }
}

/// A place somebody has.
#[derive(Debug)]
pub struct CrowdPlace {
    who: IpAddr,
    open: Arc<Mutex<Open>>,
}

impl Drop for CrowdPlace {
    fn drop(&mut self) {
        let mut open = self.open.lock();
        open.all -= 1;
        match open.each.get_mut(&self.who) {
            Some(own) if *own > 1 => *own -= 1,
            _ => drop(open.each.remove(&self.who)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_takes_the_places_of_others() {
        let crowd = Crowd::new(CrowdLimits { each: 2, all: 5 });
        let [one, neighbour, two, three] =
            ["2001:db8::1", "2001:db8::2", "192.0.2.2", "192.0.2.3"].map(|ip| ip.parse::<IpAddr>().unwrap());
        let first = crowd.enter(one).unwrap();
        let _second = crowd.enter(neighbour).unwrap();
        assert!(crowd.enter(one).is_none(), "a /64 counts as one");
        let _others = [crowd.enter(two).unwrap(), crowd.enter(two).unwrap(), crowd.enter(three).unwrap()];
        assert!(crowd.enter(three).is_none(), "all places are taken");
        drop(first);
        assert!(crowd.enter(one).is_some());
        assert_eq!(crowd.open.lock().all, 4);
    }
}
