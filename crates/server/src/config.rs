//! What whoever runs a server can set.

use std::net::SocketAddr;

use crate::limiter::Allowance;
use crate::reach::{self, Interface};

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The address people reach it by, when a proxy stands before it: `https://kaiju.example`, as [`reach::origin`]
    /// writes it.
    pub url: Option<String>,
    /// What lists the machine's own addresses. It is asked anew for each invitation: networks come and go.
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
}

impl Config {
    /// The usual settings for an address.
    pub fn new(addr: SocketAddr) -> Config {
        let thinkers = std::thread::available_parallelism().map_or(1, usize::from);
        let (url, interfaces) = (None, reach::of_this_machine as fn() -> Vec<Interface>);
        let hosts = Vec::new();
        Config { addr, url, interfaces, hosts, origins: Vec::new(), proxied: false, rates: Rates::default(), thinkers }
    }
}

/// How much one address or socket may ask.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Requests of any kind.
    pub requests: Allowance,
    /// New tables, seats and accounts.
    pub makes: Allowance,
    /// Codes and recovery codes tried.
    pub guesses: Allowance,
    /// Frames over one socket.
    pub frames: Allowance,
    /// New connections.
    pub connects: Allowance,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            requests: Allowance { burst: 300.0, rate: 60.0 },
            makes: Allowance { burst: 30.0, rate: 0.5 },
            guesses: Allowance { burst: 20.0, rate: 0.2 },
            frames: Allowance { burst: kaiju_wire::limits::BURST as f64, rate: kaiju_wire::limits::RATE as f64 },
            connects: Allowance { burst: 600.0, rate: 100.0 },
        }
    }
}

impl Rates {
    /// As good as none, for measuring one's own server.
    pub fn loose() -> Rates {
        let all = Allowance { burst: 1e9, rate: 1e9 };
        Rates { requests: all, makes: all, guesses: all, frames: all, connects: all }
    }
}
