//! Where secrets come from, and the forms they take: ids, codes, tokens, recovery codes.

use kaiju_wire::hex;
use sha2::{Digest, Sha256};

/// Random bytes nobody can guess. A test hands in bytes it knows.
pub trait Entropy: Send + Sync {
    /// Thirty-two of them.
    fn bytes(&self) -> [u8; 32];
}

/// Letters and digits that are not taken for each other.
const SIGNS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
/// Capital letters that are not taken for each other.
const LETTERS: &[u8; 24] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";

/// The id of a table: 100 random bits. Anybody who has it may watch.
pub fn game_id(entropy: &dyn Entropy) -> String {
    entropy.bytes()[..20].iter().map(|b| SIGNS[usize::from(b & 31)] as char).collect()
}

/// The code of a table: six letters to read aloud.
pub fn table_code(entropy: &dyn Entropy) -> String {
    let mut code = String::new();
    while code.len() < 6 {
        let fits = |b: &u8| *b < 240;
        code.extend(entropy.bytes().into_iter().filter(fits).map(|b| LETTERS[usize::from(b % 24)] as char));
    }
    code.truncate(6);
    code
}

/// The code of an account, by which others ask to be friends: eight letters to read aloud.
pub fn friend_code(entropy: &dyn Entropy) -> String {
    let (mut code, rest) = (table_code(entropy), table_code(entropy));
    code.push_str(&rest[..2]);
    code
}

/// The token of a seat, of a host or of a session: 256 random bits.
pub fn token(entropy: &dyn Entropy) -> String {
    hex::write(&entropy.bytes())
}

/// The name of a node, or of a life of the database.
pub fn action_id(entropy: &dyn Entropy) -> String {
    hex::write(&entropy.bytes()[..16])
}

/// The token that goes with a key a client made: the same whenever it is asked for again. The salt lies in the
/// database, the key does not, so neither reading the database nor guessing keys is enough to make it.
pub fn keyed_token(game: &str, salt: &str, key: &str) -> String {
    let hash = Sha256::new().chain_update(b"kaiju keyed token 1").chain_update(game).chain_update(" ");
    hex::write(&hash.chain_update(salt).chain_update(" ").chain_update(key).finalize())
}

/// The token of a table that is made with a key: the same whenever it is asked for again, and another one for each seat and for the
/// host. The secret lies in the database, the key does not.
pub fn opening_token(secret: &str, opens: &str, key: &str) -> String {
    let hash = Sha256::new().chain_update(b"kaiju opening token 1").chain_update(secret).chain_update(" ");
    hex::write(&hash.chain_update(key).chain_update(" ").chain_update(opens).finalize())
}

/// The id of what somebody makes with a key: the same whenever they ask for it again, and nobody else's.
pub fn keyed_id(maker: &str, key: &str) -> String {
    let hash = Sha256::new().chain_update(b"kaiju keyed id 1").chain_update(maker).chain_update(" ");
    hex::write(&hash.chain_update(key).finalize()[..10])
}

/// A recovery code: 100 random bits in groups of five signs.
pub fn recovery_code(entropy: &dyn Entropy) -> String {
    recovery_from(&entropy.bytes())
}

/// The recovery code of an account that is made with a key: the same whenever it is asked for again. The secret lies in the
/// database, the key does not.
pub fn keyed_recovery(secret: &str, name: &str, key: &str) -> String {
    let hash = Sha256::new().chain_update(b"kaiju keyed recovery 1").chain_update(secret).chain_update(" ");
    recovery_from(&hash.chain_update(key).chain_update(" ").chain_update(name).finalize().into())
}

fn recovery_from(bytes: &[u8; 32]) -> String {
    let signs: String = bytes[..20].iter().map(|b| SIGNS[usize::from(b & 31)] as char).collect();
    [&signs[..5], &signs[5..10], &signs[10..15], &signs[15..]].join("-")
}

/// What is kept of a token: enough to recognise it, useless to anybody who reads the database.
pub fn hashed(token: &str) -> String {
    hex::write(&Sha256::new().chain_update(b"kaiju token 1").chain_update(token.as_bytes()).finalize())
}

/// A short hash of what was asked, to tell a second copy from another request with the same id.
pub fn claim(parts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part.as_bytes());
    }
    hex::write(&hash.finalize()[..8])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outside::machine::SystemEntropy;

    #[test]
    fn secrets_have_their_forms_and_do_not_repeat() {
        let entropy = SystemEntropy;
        assert_eq!(game_id(&entropy).len(), 20);
        assert_eq!((table_code(&entropy).len(), friend_code(&entropy).len()), (6, 8));
        assert_eq!(recovery_code(&entropy).len(), 23);
        assert_ne!(token(&entropy), token(&entropy));
        assert_ne!(claim(&["a", "bc"]), claim(&["ab", "c"]));
    }
}
