//! The keys of those who look after a server: a name for the audit log, and a token whose hash alone is kept.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::name::clean;

/// The shortest token that is taken.
const LEAST: usize = 16;
/// What somebody is called who has a token and no name.
const NAMELESS: &str = "host";

/// The key of somebody who looks after a server.
#[derive(Clone, PartialEq, Eq)]
pub struct AdminKey {
    name: String,
    hash: [u8; 32],
}

impl fmt::Debug for AdminKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AdminKey").field("name", &self.name).finish_non_exhaustive()
    }
}

fn hash(token: &str) -> [u8; 32] {
    Sha256::new().chain_update(b"kaiju admin 1").chain_update(token).finalize().into()
}

impl AdminKey {
    /// Reads `TOKEN` or `NAME:TOKEN`; none where the token has fewer than 16 visible ASCII characters, or the name is none.
    pub fn read(text: &str) -> Option<AdminKey> {
        let (name, token) = text.trim().rsplit_once(':').unwrap_or((NAMELESS, text.trim()));
        let fit = (LEAST..=100).contains(&token.len()) && token.bytes().all(|sign| sign.is_ascii_graphic());
        Some(AdminKey { name: clean(name)?, hash: hash(token) }).filter(|_| fit)
    }

    /// Who has it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Is this its token? How long that takes does not depend on how much of it is right.
    fn fits(&self, shown: &[u8; 32]) -> bool {
        self.hash.iter().zip(shown).fold(0, |differs, (own, other)| differs | (own ^ other)) == 0
    }

    /// Who shows this token; every key is looked at.
    pub fn holder<'a>(keys: &'a [AdminKey], token: &str) -> Option<&'a str> {
        let shown = hash(token);
        keys.iter().fold(None, |found, key| if key.fits(&shown) { Some(key.name()) } else { found })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_has_a_name_and_a_long_token() {
        let keys = ["Ana:0123456789abcdef", "fedcba9876543210"].map(|text| AdminKey::read(text).unwrap());
        assert_eq!(AdminKey::holder(&keys, "0123456789abcdef"), Some("Ana"));
        assert_eq!(AdminKey::holder(&keys, "fedcba9876543210"), Some("host"));
        for wrong in ["", "0123456789abcdeF", "0123456789abcdef0", "Ana:0123456789abcdef"] {
            assert_eq!(AdminKey::holder(&keys, wrong), None, "{wrong}");
        }
        assert_eq!(AdminKey::holder(&[], "0123456789abcdef"), None);
        for bad in ["", "short", "Ana:short", ":0123456789abcdef", "with a space in it, see"] {
            assert_eq!(AdminKey::read(bad), None, "{bad}");
        }
        assert!(!format!("{keys:?}").contains("0123"), "no token is ever shown");
    }
}
