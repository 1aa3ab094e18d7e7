//! Ids of rows, in two spaces that never meet. Clients make 32 hexadecimal digits, checked at every door. What the
//! server writes without being given an id begins with a sign no client may send: nobody can take such an id first.

use kaiju_rules::Seat;
use kaiju_wire::hex;
use sha2::{Digest, Sha256};

use crate::entropy::Entropy;

/// What an id of the server begins with.
const MARK: char = '~';

/// Is this an id a client may make: 32 hexadecimal digits?
pub fn is_clients(id: &str) -> bool {
    id.len() == 32 && id.bytes().all(|b| b.is_ascii_hexdigit())
}

/// The id of something any node may do, and only one does: the same on all of them.
pub fn derived(seq: u64, what: &str) -> String {
    format!("{MARK}{seq} {what}")
}

/// The id of a bot's answer to a question: an answer that is sent again counts once.
pub fn of_answer(asked: u64, seat: Seat) -> String {
    format!("{MARK}{asked} answer {seat}")
}

/// An id for a request that came without one.
pub fn fresh(entropy: &dyn Entropy) -> String {
    format!("{MARK}{}", hex::write(&entropy.bytes()[..16]))
}

/// The id of a line that a seat says: the same line of the same request, and no other.
pub fn of_line(seat: Seat, key: &str, claim: &str) -> String {
    format!("{MARK}line {seat} {key} {claim}")
}

/// The id of a request whose key also makes a token. The key itself is not kept: the token cannot be made from the
/// database alone.
pub fn of_key(game: &str, key: &str) -> String {
    let hash = Sha256::new().chain_update(b"kaiju key 1").chain_update(game).chain_update(" ").chain_update(key);
    format!("{MARK}key {}", hex::write(&hash.finalize()[..16]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outside::machine::SystemEntropy;

    #[test]
    fn no_client_can_name_an_id_of_the_server() {
        for id in [
            derived(0, "begin"),
            derived(12, "bot"),
            of_answer(12, Seat::B),
            of_line(Seat::B, &"ab".repeat(16), "claim"),
            fresh(&SystemEntropy),
            of_key("game", &"ab".repeat(16)),
        ] {
            assert!(!is_clients(&id), "{id}");
        }
        for good in ["0123456789abcdef0123456789ABCDEF", &"f".repeat(32)] {
            assert!(is_clients(good), "{good}");
        }
        for bad in ["", "0", &"g".repeat(32), &"0".repeat(31), &"0".repeat(33), &"é".repeat(16)] {
            assert!(!is_clients(bad), "{bad}");
        }
        assert_ne!(of_key("game", "aa"), of_key("gam", "eaa"));
    }
}
