//! Counters, gauges and histograms, in the text format of Prometheus.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::lock::Mutex;

macro_rules! metrics {
    ($($(#[$doc:meta])* $name:ident: $kind:tt $what:literal),* $(,)?) => {
        /// What the server counts.
        #[derive(Debug, Default)]
        pub struct Metrics {
            $($(#[$doc])* pub $name: metrics!(@type $kind),)*
        }

        impl Metrics {
            /// All of them as text.
            pub fn tell(&self) -> String {
                let mut out = String::new();
                $(
                    let name = concat!("kaiju_", stringify!($name));
                    let (kind, label) = $kind.split_once(" by ").unwrap_or(($kind, ""));
                    let _ = writeln!(out, "# HELP {name} {}\n# TYPE {name} {kind}", $what);
                    self.$name.tell(name, label, &mut out);
                )*
                let (failures, streaks) = crate::backoff::counts();
                for (name, kind, what, number) in [
                    ("loop_failures", "counter", "Failures of what the server does unasked.", failures),
                    ("loops_failing", "gauge", "What has failed twice or more in a row and waits.", streaks),
                ] {
                    let _ = writeln!(out, "# HELP kaiju_{name} {what}\n# TYPE kaiju_{name} {kind}");
                    let _ = writeln!(out, "kaiju_{name} {number}");
                }
                out
            }
        }
    };
    (@type "histogram") => { Histogram };
    (@type "counter by code") => { Labelled };
    (@type "counter by number") => { Labelled };
    (@type "counter by channel") => { Labelled };
    (@type $kind:tt) => { Number };
}

/// A number that many threads change.
#[derive(Debug, Default)]
pub struct Number(AtomicU64);

impl Number {
    /// One more.
    pub fn up(&self) {
        self.add(1);
    }

    /// Adds `n`.
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

    fn tell(&self, name: &str, _: &str, out: &mut String) {
        let _ = writeln!(out, "{name} {}", self.get());
    }
}

/// A number for each of a few words: codes of refusals, numbers of closes. Words come from the program, never from a
/// client.
#[derive(Debug, Default)]
pub struct Labelled(Mutex<BTreeMap<String, u64>>);

impl Labelled {
    /// One more of this word.
    pub fn up(&self, word: &impl ToString) {
        *self.0.lock().entry(word.to_string()).or_default() += 1;
    }

    fn tell(&self, name: &str, label: &str, out: &mut String) {
        for (word, n) in self.0.lock().iter() {
            let _ = writeln!(out, "{name}{{{label}=\"{word}\"}} {n}");
        }
    }
}

/// The upper ends of the buckets of a histogram, in microseconds; beyond the last is one more.
const ENDS: [u64; 14] = [
    500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000,
    10_000_000,
];

/// How long something took, in classes.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [AtomicU64; ENDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    /// It took so long.
    pub fn took(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let at = ENDS.iter().position(|end| micros <= *end).unwrap_or(ENDS.len());
        self.buckets[at].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn tell(&self, name: &str, _: &str, out: &mut String) {
        let mut sum = 0;
        for (end, bucket) in ENDS.iter().zip(&self.buckets) {
            sum += bucket.load(Ordering::Relaxed);
            let _ = writeln!(out, "{name}_bucket{{le=\"{}\"}} {sum}", seconds(*end));
        }
        sum += self.buckets[ENDS.len()].load(Ordering::Relaxed);
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {sum}");
        let _ = writeln!(out, "{name}_sum {}", seconds(self.micros.load(Ordering::Relaxed)));
        let _ = writeln!(out, "{name}_count {sum}");
    }
}

fn seconds(micros: u64) -> f64 {
    micros as f64 / 1e6
}

metrics! {
    /// Sockets that are open.
    sockets: "gauge" "Open sockets.",
    /// Tables in memory.
    tables: "gauge" "Tables in memory.",
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
    /// How long writing a row took.
    append_seconds: "histogram" "Time a commit of a row took.",
    /// How long an answer waited for its verdict.
    answer_seconds: "histogram" "Time from an answer of a player to its ack or nack.",
    /// How long bots thought.
    thinking_seconds: "histogram" "Time a bot thought, without waiting for its turn.",
    /// How long bots waited for their turn.
    thinking_wait_seconds: "histogram" "Time a bot waited for its turn to think.",
    /// How long reviews for profiles took.
    review_seconds: "histogram" "Time a review of a game for profiles took, without waiting for a moment in which no bot thinks.",
    /// Second copies.
    duplicates: "counter" "Requests that had counted before.",
    /// Requests that came too late.
    conflicts: "counter" "Requests that lost a race.",
    /// Refusals.
    refusals: "counter by code" "Requests and frames refused, by code.",
    /// Sockets that were closed.
    closes: "counter by number" "Sockets closed, by the number they were closed with.",
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
    /// Bytes over sockets.
    bytes_in: "counter" "Bytes received over sockets.",
    /// Bytes over sockets.
    bytes_out: "counter" "Bytes sent over sockets.",
    /// Sockets and connections refused.
    crowded: "counter" "Connections and sockets refused because an address had too many, or all places were taken.",
    /// Notices on their way.
    notices_flying: "gauge" "Notices that are being sent.",
    /// Notices that arrived.
    notices_sent: "counter by channel" "Notices that arrived, by channel.",
    /// Notices that did not.
    notices_failed: "counter by channel" "Notices that could not be told, by channel.",
    /// Channels that are no more.
    notices_gone: "counter by channel" "Notices whose channel was no more and was dropped, by channel.",
    /// Reports.
    reports: "counter" "Reports of talk and names that came in.",
    /// Tables deleted.
    forgotten: "counter" "Tables deleted because they are older than is kept.",
    /// Rounds of tournaments begun.
    tournament_rounds: "counter" "Rounds of tournaments that this node began.",
    /// Tables of tournaments that ended.
    tournament_tables: "counter" "Tables of tournaments whose end this node wrote down.",
    /// Groups of duplicates that finished.
    duplicate_groups: "counter" "Groups of duplicates whose end this node wrote down.",
    /// Games reviewed for profiles.
    games_reviewed: "counter" "Games that this node reviewed for the profiles of those who played.",
    /// Days bound.
    days_bound: "counter" "Days to whose luck this node bound the server.",
    /// Results of days.
    day_results: "counter" "Results of days that came in for the first time.",
    /// Challenges of bots.
    challenges: "counter" "Challenges of bot accounts.",
    /// Games begun unasked.
    begun_unasked: "counter" "Games that the server began because everybody was there or the wait was over.",
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a line of a sample says: its name, its labels, its number.
    fn sample(line: &str) -> (&str, &str, f64) {
        let (name, number) = line.rsplit_once(' ').expect(line);
        let (name, labels) = match name.split_once('{') {
            Some((name, labels)) => (name, labels.strip_suffix('}').expect(line)),
            None => (name, ""),
        };
        for label in labels.split(',').filter(|label| !label.is_empty()) {
            let (word, value) = label.split_once('=').expect(line);
            assert!(word.bytes().all(|b| b.is_ascii_lowercase()), "{line}");
            assert!(value.len() > 2 && value.starts_with('"') && value.ends_with('"'), "{line}");
        }
        assert!(name.bytes().all(|b| b.is_ascii_lowercase() || b == b'_'), "{line}");
        (name, labels, number.parse().expect(line))
    }

    /// The text format: every family once, with its help and its type before its samples, and histograms that add up.
    #[test]
    fn prometheus_can_read_it() {
        let metrics = Metrics::default();
        metrics.sockets.up();
        metrics.refusals.up(&"seq_conflict");
        metrics.refusals.up(&"forbidden");
        metrics.refusals.up(&"forbidden");
        metrics.closes.up(&4029);
        for ms in [0, 1, 3, 40, 700, 100_000] {
            metrics.append_seconds.took(Duration::from_millis(ms));
        }
        let text = metrics.tell();
        assert!(text.ends_with('\n'));
        let (mut families, mut family, mut kind) = (std::collections::BTreeSet::new(), "", "");
        let mut counted: Vec<(&str, f64)> = Vec::new();
        for line in text.lines() {
            if let Some(rest) = line.strip_prefix("# HELP ") {
                family = rest.split_once(' ').expect(line).0;
                assert!(families.insert(family), "{family} comes twice");
            } else if let Some(rest) = line.strip_prefix("# TYPE ") {
                let (name, told) = rest.split_once(' ').expect(line);
                assert!(name == family && ["counter", "gauge", "histogram"].contains(&told), "{line}");
                (kind, counted) = (told, Vec::new());
            } else {
                let (name, labels, number) = sample(line);
                match name.strip_prefix(family) {
                    Some("") if kind != "histogram" => {}
                    Some("_bucket") if kind == "histogram" => {
                        let end = labels.strip_prefix("le=\"").expect(line).trim_end_matches('"');
                        assert!(counted.last().is_none_or(|(_, before)| *before <= number), "{line}");
                        counted.push((end, number));
                    }
                    Some("_sum") if kind == "histogram" => {}
                    Some("_count") if kind == "histogram" => {
                        assert_eq!(counted.last(), Some(&("+Inf", number)), "{line}");
                    }
                    _ => panic!("{line} does not belong to {family}"),
                }
            }
        }
        for line in [
            "kaiju_sockets 1",
            "kaiju_refusals{code=\"forbidden\"} 2",
            "kaiju_refusals{code=\"seq_conflict\"} 1",
            "kaiju_closes{number=\"4029\"} 1",
            "kaiju_append_seconds_bucket{le=\"0.001\"} 2",
            "kaiju_append_seconds_bucket{le=\"1\"} 5",
            "kaiju_append_seconds_bucket{le=\"+Inf\"} 6",
            "kaiju_append_seconds_sum 100.744",
        ] {
            assert!(text.lines().any(|told| told == line), "{line} is not in\n{text}");
        }
    }
}
