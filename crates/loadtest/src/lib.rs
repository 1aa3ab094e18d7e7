//! Clients that play by themselves, to see what a server bears: they keep a ledger of everything that was acknowledged,
//! check every event they get, cut their own lines, send things twice, and start over. Loopback only.

mod authenticator;
mod caller;
mod club;
pub mod contract;
mod load;
mod mail;
mod members;
mod pilot;
mod postgres;
mod power;
mod promises;
mod storm;

pub use authenticator::Authenticator;
pub use caller::{Caller, HttpReply, TestSocket};
pub use club::{Club, ClubTimes};
pub use load::{Load, LoadReport, STILL, distance, idle_sockets, load, ping_times, quantile, stay_awake};
pub use mail::MailSink;
pub use members::{HOST, Town, Visitor};
pub use pilot::{AckLedger, Acked, Flight, Pilot};
pub use postgres::Postgres;
pub use power::{Losses, PoweredFolder};
pub use promises::{Promise, Promises, audit_promises};
pub use storm::{Child, Harm, Keeping, Storm, StormReport, audit, storm};
