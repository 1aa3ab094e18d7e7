//! The limits that a server advertises and both sides keep to.

use serde::{Deserialize, Serialize};

/// The largest frame a client may send, in bytes.
pub const FRAME: usize = 16 * 1024;
/// The largest body of an HTTP request, in bytes.
pub const BODY: usize = 64 * 1024;
/// Frames a client may send in a second, over time.
pub const RATE: u32 = 5;
/// Frames a client may send at once.
pub const BURST: u32 = 20;
/// Sockets a seat may have open.
pub const SOCKETS: usize = 4;
/// Events sent at once on resuming; a client that is further behind gets a snapshot.
pub const RESUME: u64 = 512;
/// How often a client says that it is there.
pub const HEARTBEAT_MS: u64 = 10_000;
/// After so long without a word a socket is closed.
pub const SILENCE_MS: u64 = 25_000;
/// How long a client has for its first frame.
pub const HELLO_MS: u64 = 5_000;
/// Frames that wait for a slow reader.
pub const QUEUE: usize = 64;
/// Bytes that wait for a slow reader.
pub const QUEUE_BYTES: usize = 256 * 1024;
/// Visible characters of a name.
pub const NAME: usize = 24;
/// Visible characters of a line of chat.
pub const CHAT: usize = 280;

/// What a server tells of its limits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Limits {
    /// The largest frame a client may send, in bytes.
    pub frame: usize,
    /// The largest body of an HTTP request, in bytes.
    pub body: usize,
    /// Frames a client may send in a second, over time.
    pub rate: u32,
    /// Frames a client may send at once.
    pub burst: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { frame: FRAME, body: BODY, rate: RATE, burst: BURST }
    }
}
