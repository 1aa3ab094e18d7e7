//! Passkeys: what a browser brings is read and held against what was asked of it (`WebAuthn`). The signatures themselves are
//! checked by `ring`.

use kaiju_wire::hex;
use ring::signature::{ECDSA_P256_SHA256_ASN1, UnparsedPublicKey};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::base64url::base64url;

/// How a public key of P-256 begins as browsers hand it over (`SubjectPublicKeyInfo`); the point follows.
const SPKI: [u8; 26] = [
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce,
    0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
];
/// Somebody was there.
const PRESENT: u8 = 1;
/// A credential is in the data.
const ATTESTED: u8 = 1 << 6;
/// The hash of the site, the flags and the counter.
const HEAD: usize = 37;
/// The longest id of a credential, in bytes.
const LONGEST_ID: usize = 1023;

/// What a browser says of a ceremony.
#[derive(Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
}

/// What a ceremony must fit to.
#[derive(Clone, Copy)]
pub(crate) struct Ceremony<'a> {
    /// The name of the site, without a port.
    pub(crate) site: &'a str,
    /// The bytes the browser was to sign.
    pub(crate) challenge: &'a [u8],
}

/// What an authenticator says: who was asked, whether somebody was there, and how often it has signed.
struct Authenticated<'a> {
    flags: u8,
    counter: u32,
    rest: &'a [u8],
}

impl Ceremony<'_> {
    /// The public key of a new passkey with this id, as it is kept: the point on P-256. None where anything does not fit.
    pub(crate) fn registered(&self, id: &[u8], client: &[u8], data: &[u8], key: &[u8]) -> Option<Vec<u8>> {
        self.client_fits(client, "webauthn.create")?;
        let told = self.authenticated(data)?;
        // After the kind of the authenticator comes the id of the credential, which the key is for.
        let attested = told.rest.get(16..).filter(|_| told.flags & ATTESTED != 0)?;
        let (length, named) = attested.split_at_checked(2)?;
        let length = usize::from(u16::from_be_bytes([length[0], length[1]]));
        if named.get(..length)? != id || !(1..=LONGEST_ID).contains(&length) {
            return None;
        }
        let point = key.strip_prefix(&SPKI)?;
        (point.len() == 65 && point[0] == 4).then(|| point.to_vec())
    }

    /// The counter of a passkey that signed, if it did with the key that is kept and what it signed fits. A counter that goes
    /// back tells of a copy: it must grow where it is used at all.
    pub(crate) fn signed(&self, key: &[u8], counter: u32, client: &[u8], data: &[u8], signature: &[u8]) -> Option<u32> {
        self.client_fits(client, "webauthn.get")?;
        let told = self.authenticated(data)?;
        let mut signed = data.to_vec();
        signed.extend(Sha256::digest(client));
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, key).verify(&signed, signature).ok()?;
        let grows = told.counter > counter || told.counter == 0 && counter == 0;
        grows.then_some(told.counter)
    }

    fn client_fits(&self, client: &[u8], kind: &str) -> Option<()> {
        let told: ClientData = serde_json::from_slice(client).ok()?;
        let asked = base64url(self.challenge);
        (told.kind == kind && told.challenge == asked && host_of(&told.origin)? == self.site).then_some(())
    }

    fn authenticated<'a>(&self, data: &'a [u8]) -> Option<Authenticated<'a>> {
        let (head, rest) = data.split_at_checked(HEAD)?;
        let (flags, counter) = (head[32], u32::from_be_bytes([head[33], head[34], head[35], head[36]]));
        let ours = head[..32] == *Sha256::digest(self.site.as_bytes());
        (ours && flags & PRESENT != 0).then_some(Authenticated { flags, counter, rest })
    }
}

/// The name in an origin. Browsers have passkeys for pages that came safely, or from this machine.
fn host_of(origin: &str) -> Option<&str> {
    let (host, safe) = match origin.split_once("://")? {
        ("https", host) => (host, true),
        ("http", host) => (host, false),
        _ => return None,
    };
    let name = name_of(host);
    (safe || name == "localhost").then_some(name)
}

/// A host without its port.
pub(crate) fn name_of(host: &str) -> &str {
    host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|b| b.is_ascii_digit())).map_or(host, |(name, _)| name)
}

/// Bytes from hexadecimal digits, as many as there are, up to 4096.
pub(crate) fn bytes(digits: &str) -> Option<Vec<u8>> {
    let digits = Some(digits).filter(|digits| digits.len() % 2 == 0 && digits.len() <= 8192 && digits.is_ascii())?;
    (0..digits.len() / 2).map(|i| u8::from_str_radix(digits.get(2 * i..2 * i + 2)?, 16).ok()).collect()
}

/// A credential's id as it is kept.
pub(crate) fn id_word(id: &[u8]) -> String {
    hex::write(id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};

    struct Authenticator {
        pair: EcdsaKeyPair,
        site: &'static str,
    }

    fn client(kind: &str, challenge: &[u8], origin: &str) -> Vec<u8> {
        serde_json::json!({ "type": kind, "challenge": base64url(challenge), "origin": origin, "crossOrigin": false })
            .to_string()
            .into_bytes()
    }

    impl Authenticator {
        fn new(site: &'static str) -> Authenticator {
            let random = SystemRandom::new();
            let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
            let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, key.as_ref(), &random).unwrap();
            Authenticator { pair, site }
        }

        fn head(&self, flags: u8, counter: u32) -> Vec<u8> {
            let mut data = Sha256::digest(self.site.as_bytes()).to_vec();
            data.push(flags);
            data.extend(counter.to_be_bytes());
            data
        }

        fn attested(&self, id: &[u8]) -> Vec<u8> {
            let mut data = self.head(PRESENT | ATTESTED, 0);
            data.extend([0; 16]);
            data.extend((id.len() as u16).to_be_bytes());
            data.extend(id);
            data
        }

        fn key(&self) -> Vec<u8> {
            [&SPKI, self.pair.public_key().as_ref()].concat()
        }

        fn sign(&self, data: &[u8], client: &[u8]) -> Vec<u8> {
            let signed = [data, &Sha256::digest(client)].concat();
            self.pair.sign(&SystemRandom::new(), &signed).unwrap().as_ref().to_vec()
        }
    }

    #[test]
    fn a_passkey_that_was_made_here_signs_here() {
        let (one, challenge) = (Authenticator::new("kaiju.example"), [7; 32]);
        let ceremony = Ceremony { site: "kaiju.example", challenge: &challenge };
        let created = client("webauthn.create", &challenge, "https://kaiju.example");
        let key = ceremony.registered(b"id", &created, &one.attested(b"id"), &one.key()).unwrap();
        assert_eq!(ceremony.registered(b"other", &created, &one.attested(b"id"), &one.key()), None);
        assert_eq!(ceremony.registered(b"id", &created, &one.head(PRESENT, 0), &one.key()), None);
        assert_eq!(ceremony.registered(b"id", &created, &one.attested(b"id"), &one.key()[..90]), None);
        let got = client("webauthn.get", &challenge, "https://kaiju.example:8443");
        let data = one.head(PRESENT, 5);
        let signature = one.sign(&data, &got);
        assert_eq!(ceremony.signed(&key, 4, &got, &data, &signature), Some(5));
        // A counter that does not grow, a byte that is another, another key, another challenge, another site, nobody there.
        assert_eq!(ceremony.signed(&key, 5, &got, &data, &signature), None);
        let mut spoiled = signature.clone();
        spoiled[12] ^= 1;
        assert_eq!(ceremony.signed(&key, 4, &got, &data, &spoiled), None);
        let two = Authenticator::new("kaiju.example");
        assert_eq!(ceremony.signed(&key, 4, &got, &data, &two.sign(&data, &got)), None);
        assert_eq!(ceremony.signed(&key, 4, &created, &data, &one.sign(&data, &created)), None, "made, not signed");
        for (challenge, origin) in [
            ([8; 32], "https://kaiju.example"),
            ([7; 32], "https://kaiju.example.evil"),
            ([7; 32], "http://kaiju.example"),
            ([7; 32], "kaiju.example"),
        ] {
            let other = client("webauthn.get", &challenge, origin);
            assert_eq!(ceremony.signed(&key, 4, &other, &data, &one.sign(&data, &other)), None, "{origin}");
        }
        for data in [one.head(0, 9), Authenticator::new("evil.example").head(PRESENT, 9), vec![0; 36]] {
            assert_eq!(ceremony.signed(&key, 4, &got, &data, &one.sign(&data, &got)), None);
        }
    }

    #[test]
    fn bytes_are_written_and_read() {
        assert_eq!((bytes("00ff"), bytes("0"), bytes("zz"), bytes("éé")), (Some(vec![0, 255]), None, None, None));
        assert_eq!((name_of("localhost:8080"), name_of("a.b"), name_of("[::1]:9")), ("localhost", "a.b", "[::1]"));
    }
}
