//! Passkeys without a browser: makes them and signs with them, as an authenticator does.

use kaiju_wire::hex;
use kaiju_wire::person::{Challenge, NewPasskey, PasskeyLogin};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use sha2::{Digest, Sha256};

/// How a public key of P-256 begins as browsers hand it over.
const SPKI: &str = "3059301306072a8648ce3d020106082a8648ce3d030107034200";

/// A browser with an authenticator that has one passkey, as far as a server sees it.
#[derive(Debug)]
pub struct Authenticator {
    pair: EcdsaKeyPair,
    id: Vec<u8>,
    /// How often it has signed.
    pub counter: u32,
}

impl Authenticator {
    /// One whose passkey has this id, and a key of its own; none where this machine has no chance to give.
    pub fn new(id: &[u8]) -> Option<Authenticator> {
        let random = SystemRandom::new();
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).ok()?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, key.as_ref(), &random).ok()?;
        Some(Authenticator { pair, id: id.to_vec(), counter: 0 })
    }

    /// The id of its passkey, in hexadecimal digits.
    pub fn id(&self) -> String {
        hex::write(&self.id)
    }

    /// Makes the passkey for a challenge; none where that is no challenge.
    pub fn make(&self, asked: &Challenge) -> Option<NewPasskey> {
        let mut data = self.data(asked, 0x41);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        Some(NewPasskey {
            challenge: asked.challenge.clone(),
            id: self.id(),
            client: hex::write(&client("webauthn.create", asked)?),
            data: hex::write(&data),
            key: format!("{SPKI}{}", hex::write(self.pair.public_key().as_ref())),
            label: "A telephone".into(),
        })
    }

    /// Signs a challenge with the passkey; none where that is no challenge.
    pub fn sign(&mut self, asked: &Challenge) -> Option<PasskeyLogin> {
        self.counter += 1;
        let (client, data) = (client("webauthn.get", asked)?, self.data(asked, 1));
        let signed = [data.as_slice(), &Sha256::digest(&client)].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &signed).ok()?;
        Some(PasskeyLogin {
            challenge: asked.challenge.clone(),
            id: self.id(),
            client: hex::write(&client),
            data: hex::write(&data),
            signature: hex::write(signature.as_ref()),
            device: "A telephone".into(),
        })
    }

    fn data(&self, asked: &Challenge, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(asked.site.as_bytes()).to_vec();
        data.push(flags);
        data.extend(self.counter.to_be_bytes());
        data
    }
}

/// What a browser says of a ceremony.
fn client(kind: &str, asked: &Challenge) -> Option<Vec<u8>> {
    let challenge: [u8; 32] = hex::read(&asked.challenge)?;
    let origin = format!("https://{}", asked.site);
    Some(json!({ "type": kind, "challenge": base64url(&challenge), "origin": origin }).to_string().into_bytes())
}

fn base64url(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let bits: Vec<bool> = bytes.iter().flat_map(|byte| (0..8).rev().map(move |n| byte >> n & 1 == 1)).collect();
    let sign = |six: &[bool]| SIGNS[(0..6).fold(0, |sum, n| sum * 2 + usize::from(six.get(n) == Some(&true)))] as char;
    bits.chunks(6).map(sign).collect()
}
