//! Bugs to be planted, to see that the simulator finds them. They live in what the server is handed, so that no build of
//! the server has them.

use std::fmt;
use std::str::FromStr;

macro_rules! planted {
    ($($(#[$doc:meta])* $name:ident = $word:literal),* $(,)?) => {
        /// A bug.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Planted {
            $($(#[$doc])* $name,)*
        }

        impl Planted {
            /// All of them.
            pub const ALL: &'static [Planted] = &[$(Planted::$name),*];

            /// What it is called.
            pub const fn word(self) -> &'static str {
                match self { $(Planted::$name => $word,)* }
            }
        }
    };
}

planted! {
    /// The database answers before the row is safe: a power cut takes it back.
    AckBeforeSync = "ack-before-sync",
    /// The database takes two rows with the same number.
    NumberTwice = "number-twice",
    /// Who resumes is sent one event too few.
    ResumeOffByOne = "resume-off-by-one",
    /// Everybody who asks for a lease gets it: several nodes see to a table.
    LeaseForAll = "lease-for-all",
    /// A request for leases that nobody waits for any more counts when it arrives.
    LateLeases = "late-leases",
    /// Rows are read from a copy that lags behind.
    StaleReads = "stale-reads",
    /// A snapshot for somebody who may not know shows the whole table.
    LeakInSnapshot = "leak-in-snapshot",
    /// A question tells everybody the answers of the seat that is asked.
    LeakInQuestion = "leak-in-question",
    /// The time a server was away counts against whoever is asked.
    OutageCounts = "outage-counts",
    /// The steady clock jumps with the wall clock.
    UnsteadyClock = "unsteady-clock",
    /// Wake-ups are lost, and looking for what moved finds nothing.
    NeverWoken = "never-woken",
    /// Wake-ups are sent before the row is there.
    WokenTooEarly = "woken-too-early",
    /// An append of unknown outcome is reported as one that did not happen.
    DoubtDenied = "doubt-denied",
    /// A database that is silent is waited for without end.
    NeverGivesUp = "never-gives-up",
    /// Rows that cannot be read are taken for none.
    BlindReads = "blind-reads",
    /// Where the server has something to do by itself is not written down: after a crash nobody takes it up.
    DueForgotten = "due-forgotten",
    /// A ledger takes an entry whose id it has: what is sent again counts twice.
    EntryTwice = "entry-twice",
    /// A notice that a node has taken is given to every other node that asks.
    NoticeForAll = "notice-for-all",
    /// What an account keeps of another is acknowledged and now and then not kept.
    TieForgotten = "tie-forgotten",
}

impl fmt::Display for Planted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Planted {
    type Err = String;

    fn from_str(word: &str) -> Result<Planted, String> {
        let found = Planted::ALL.iter().copied().find(|bug| bug.word() == word);
        found.ok_or_else(|| format!("there is no bug called {word}"))
    }
}
