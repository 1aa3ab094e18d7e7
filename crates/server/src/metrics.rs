//! Counters and gauges, told in the text format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

macro_rules! metrics {
    ($($(#[$doc:meta])* $name:ident: $kind:literal $what:literal),* $(,)?) => {
        /// What the server counts.
        #[derive(Debug, Default)]
        pub struct Metrics { $($(#[$doc])* pub $name: Number),* }

        impl Metrics {
            /// All of them as text.
            pub fn tell(&self) -> String {
                let mut out = String::new();
                $(
                    let name = concat!("kaiju_", stringify!($name));
                    let _ = writeln!(out, "# HELP {name} {}\n# TYPE {name} {}", $what, $kind);
                    let _ = writeln!(out, "{name} {}", self.$name.get());
                )*
                out
            }
        }
    };
}

/// A number that many threads change.
#[derive(Debug, Default)]
pub struct Number(AtomicU64);

impl Number {
    /// One more.
    pub fn up(&self) {
        self.add(1);
    }

    /// So many more.
    pub fn add(&self, n: u64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    /// One less.
    pub fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// Exactly this.
    pub fn set(&self, n: u64) {
        self.0.store(n, Ordering::Relaxed);
    }

    /// What it is now.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

metrics! {
    /// Sockets that are open.
    sockets: "gauge" "Open sockets.",
    /// Tables in memory.
    tables: "gauge" "Tables in memory.",
    /// Bytes that wait for readers.
    queued_bytes: "gauge" "Bytes waiting for readers.",
    /// Bots that think.
    thinking: "gauge" "Bots thinking.",
    /// Writes under way.
    appending: "gauge" "Rows being written.",
    /// Tables this node sees to.
    leases: "gauge" "Tables this node sees to, where several nodes share a database.",
    /// When the last poll of the database ended.
    last_poll_ms: "gauge" "When the last poll of the database ended, in milliseconds since 1970.",
    /// When the last wake-up came.
    last_wake_ms: "gauge" "When the last wake-up came, in milliseconds since 1970.",
    /// Rows written.
    rows: "counter" "Rows committed.",
    /// Time spent in writing.
    append_micros: "counter" "Microseconds spent waiting for commits.",
    /// Second copies.
    duplicates: "counter" "Requests that had counted before.",
    /// Requests that came too late.
    conflicts: "counter" "Requests that lost a race.",
    /// Refusals.
    refusals: "counter" "Requests refused.",
    /// Clients that came back.
    resumes: "counter" "Sockets that resumed from a number.",
    /// Snapshots sent.
    snapshots: "counter" "Snapshots sent over sockets.",
    /// Readers too slow.
    slow_closes: "counter" "Sockets closed because their reader was too slow.",
    /// Too much at once.
    rate_limited: "counter" "Requests and frames over the rate limit.",
    /// Tables set aside.
    quarantined: "counter" "Tables set aside because their log cannot be played.",
    /// Thoughts begun.
    thoughts: "counter" "Answers bots began to think about.",
    /// Answers of bots.
    bot_answers: "counter" "Answers given by bots.",
    /// Answers for absent players.
    substitutions: "counter" "Answers given for absent players.",
    /// Writes that failed.
    storage_errors: "counter" "Writes and reads the database refused.",
    /// HTTP requests.
    requests: "counter" "HTTP requests.",
}
