//! Logs what concerns security, with the address it came from, and seldom enough that nobody can fill a disk with it.

use std::net::IpAddr;

use crate::limiter::{Allowance, Bucket};
use crate::lock::Mutex;

/// How many lines of one kind are written.
const LINES: Allowance = Allowance { burst: 20.0, rate: 0.5 };

macro_rules! alarms {
    ($($(#[$doc:meta])* $name:ident = $what:literal),* $(,)?) => {
        /// What somebody did that the operator of the server may want to know.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Alarm { $($(#[$doc])* $name),* }

        impl Alarm {
            const ALL: &'static [Alarm] = &[$(Alarm::$name),*];

            const fn what(self) -> &'static str {
                match self { $(Alarm::$name => $what),* }
            }
        }
    };
}

alarms! {
    /// A name with a recovery code that is not its own.
    Login = "a login was refused",
    /// A token that opens nothing, or a table that is not there.
    Forbidden = "a token or a code that opens nothing",
    /// A socket that sent too much.
    Flood = "a socket was closed because it sent too much",
    /// A socket or a connection too many.
    Crowd = "a socket was refused: the address has too many, or all places are taken",
    /// A page of another origin.
    Origin = "a page of another origin was refused",
    /// A seat has a new token.
    Rekeyed = "the token of a seat was replaced",
    /// An account was left everywhere, or deleted.
    Account = "an account was left everywhere or deleted",
}

/// What was said so far.
#[derive(Debug, Default)]
pub struct Alarms(Mutex<Vec<(Option<Bucket>, u64)>>);

impl Alarms {
    /// Writes it into the log, unless that was done often just now.
    pub fn sound(&self, alarm: Alarm, who: Option<IpAddr>, more: &str, now_ms: u64) {
        let Some(unsaid) = self.due(alarm, now_ms) else { return };
        let address = who.map(|who| who.to_string()).unwrap_or_default();
        match alarm {
            Alarm::Rekeyed | Alarm::Account | Alarm::Forbidden => {
                tracing::info!(address, more, unsaid, "{}", alarm.what());
            }
            _ => tracing::warn!(address, more, unsaid, "{}", alarm.what()),
        }
    }

    /// Is it to be said? Then how many of its kind went unsaid since the last one.
    fn due(&self, alarm: Alarm, now_ms: u64) -> Option<u64> {
        let mut kinds = self.0.lock();
        kinds.resize(Alarm::ALL.len(), (None, 0));
        let (bucket, unsaid) = &mut kinds[alarm as usize];
        let bucket = bucket.get_or_insert_with(|| Bucket::full(LINES, now_ms));
        if bucket.take(LINES, now_ms).is_err() {
            *unsaid += 1;
            return None;
        }
        Some(std::mem::take(unsaid))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_of_refusals_is_no_flood_of_lines() {
        let alarms = Alarms::default();
        let said = (0..10_000).filter(|_| alarms.due(Alarm::Flood, 5).is_some()).count();
        assert_eq!(said, 20);
        assert_eq!(alarms.due(Alarm::Login, 5), Some(0), "other kinds are still heard");
        assert_eq!(alarms.due(Alarm::Flood, 2005), Some(9980), "and what was left out is counted");
        assert_eq!(alarms.due(Alarm::Flood, 2005), None);
    }
}
