//! The settings of a server.

use std::net::SocketAddr;
use std::time::Duration;

use kaiju_rules::Version;

use crate::admin_key::AdminKey;
use crate::courier::MailRelay;
use crate::limiter::Allowance;
use crate::reach::{self, Interface};
use crate::word_filter::WordFilter;

/// How long reports are kept by default.
pub const KEEP_REPORTS: Duration = Duration::from_hours(90 * 24);
/// How many open tables an account may have a seat at by default.
pub const TABLES: u32 = 100;
/// How many open tables a bot may have a seat at by default.
pub const BOT_TABLES: u32 = 8;
/// How many requests a bot may make in a second over time by default; at once six times as many.
pub const BOT_REQUESTS: u32 = 10;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The address people reach it by, when a proxy stands before it: `https://kaiju.example`, as [`reach::origin`]
    /// writes it.
    pub url: Option<String>,
    /// What lists the machine's own addresses. It is called again for each invitation: networks come and go.
    pub interfaces: fn() -> Vec<Interface>,
    /// It is called by these names, too, beside its own addresses, those of this machine and of `url`.
    pub hosts: Vec<String>,
    /// Pages from these origins may use it too, beside its own.
    pub origins: Vec<String>,
    /// A proxy stands before it and tells who calls (`X-Forwarded-For`, `X-Forwarded-Proto`).
    pub proxied: bool,
    /// How much one address may ask.
    pub rates: Rates,
    /// How many bots think at a time.
    pub thinkers: usize,
    /// Where Prometheus reads the metrics; nowhere by default.
    pub metrics: Option<SocketAddr>,
    /// How long games that are over or closed are kept; forever by default.
    pub keep_finished: Option<Duration>,
    /// The mail server that takes our e-mail; there is none by default, and then there is no e-mail. Links in it need `url`.
    pub mail: Option<MailRelay>,
    /// Notices may go into private networks, and without encryption.
    pub private_notices: bool,
    /// How long reports are kept that no host has settled.
    pub keep_reports: Duration,
    /// Those who look after the server; nobody by default, and then nobody can.
    pub admin: Vec<AdminKey>,
    /// Words that nobody may use in talk and names; none by default.
    pub words: WordFilter,
    /// How many open tables an account may have a seat at.
    pub tables: u32,
    /// How many open tables a bot may have a seat at.
    pub bot_tables: u32,
    /// Are games that are over reviewed for the profiles of those who played?
    pub review_games: bool,
    /// How long things take among nodes.
    pub spans: Spans,
    /// The newest version of the rules that it plays: new games have it, and games of later ones are refused. Nodes of two
    /// kaijus can share a database while one follows the other.
    pub rules: Version,
}

/// How long a node waits for the database and for other nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spans {
    /// A node that has a table keeps it for so long after it last said so; it says so three times as often.
    pub lease: Duration,
    /// When a database on another machine has been silent for this long, sockets are closed, so that clients go
    /// elsewhere.
    pub silence: Duration,
    /// A table nobody looks at and at which nothing is due leaves memory after so long.
    pub idle: Duration,
}

impl Default for Spans {
    fn default() -> Spans {
        Spans { lease: Duration::from_secs(9), silence: Duration::from_secs(10), idle: Duration::from_mins(1) }
    }
}

impl Config {
    /// The usual settings for an address.
    pub fn new(addr: SocketAddr) -> Config {
        let thinkers = std::thread::available_parallelism().map_or(1, usize::from);
        let (url, interfaces) = (None, reach::of_this_machine as fn() -> Vec<Interface>);
        Config {
            addr,
            url,
            interfaces,
            hosts: Vec::new(),
            origins: Vec::new(),
            proxied: false,
            rates: Rates::default(),
            thinkers,
            metrics: None,
            keep_finished: None,
            mail: None,
            private_notices: false,
            keep_reports: KEEP_REPORTS,
            admin: Vec::new(),
            words: WordFilter::default(),
            tables: TABLES,
            bot_tables: BOT_TABLES,
            review_games: true,
            spans: Spans::default(),
            rules: Version::NEWEST,
        }
    }
}

/// How much one address or socket may ask.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Requests of any kind.
    pub requests: Allowance,
    /// New tables, seats and accounts.
    pub makes: Allowance,
    /// Requests of one bot, with its own token and with those of its seats, from wherever its programs call.
    pub bots: Allowance,
    /// Codes and recovery codes tried.
    pub guesses: Allowance,
    /// Wrong codes of all addresses together; beyond it, an address that guessed wrong before waits.
    pub misses: Allowance,
    /// Frames over one socket.
    pub frames: Allowance,
    /// New connections.
    pub connects: Allowance,
    /// Frames of any kind over one socket, as they come over the wire: also pings, pongs and parts of messages.
    pub wire: Allowance,
    /// Bytes over one socket.
    pub bytes: Allowance,
    /// Events sent again because somebody asked for them: by `sync`, by `resume`, over HTTP.
    pub replays: Allowance,
    /// Sockets one address has open at once; connections twice as many.
    pub sockets: usize,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            requests: Allowance { burst: 300.0, rate: 60.0 },
            makes: Allowance { burst: 30.0, rate: 0.5 },
            bots: Rates::of_bots(BOT_REQUESTS),
            guesses: Allowance { burst: 20.0, rate: 0.2 },
            misses: Allowance { burst: 300.0, rate: 1.0 },
            frames: Allowance { burst: kaiju_wire::limits::BURST as f64, rate: kaiju_wire::limits::RATE as f64 },
            connects: Allowance { burst: 600.0, rate: 100.0 },
            wire: Allowance { burst: 200.0, rate: 20.0 },
            bytes: Allowance { burst: 512.0 * 1024.0, rate: 128.0 * 1024.0 },
            replays: Allowance { burst: 20_000.0, rate: 500.0 },
            sockets: 200,
        }
    }
}

impl Rates {
    /// How much a bot may ask that may ask so often in a second over time.
    pub fn of_bots(rate: u32) -> Allowance {
        Allowance { burst: f64::from(rate) * 6.0, rate: f64::from(rate) }
    }

    /// Practically no limits, for measuring a server.
    pub fn loose() -> Rates {
        let all = Allowance { burst: 1e9, rate: 1e9 };
        Rates {
            requests: all,
            makes: all,
            bots: all,
            guesses: all,
            misses: all,
            frames: all,
            connects: all,
            wire: all,
            bytes: all,
            replays: all,
            sockets: usize::MAX,
        }
    }
}
