//! What goes to a push service: a message that only the browser can read (RFC 8291, RFC 8188) and a proof of who sends it
//! (RFC 8292). The keys themselves are handled by `ring`.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};

use crate::base64url::{base64url, from_base64url};

/// The size of a record. A message is one record.
const RECORD: u32 = 4096;
/// What one record holds beside the text: the tag of the cipher, and the mark of the last record.
const OVERHEAD: usize = 17;
/// The longest text of a message. Push services take no more than 4096 bytes in all, with a header of 86.
const LONGEST: usize = 4096 - 86 - OVERHEAD;
/// What marks the last record.
const LAST: u8 = 2;
/// A point on P-256, written in full.
const POINT: usize = 65;
/// How long a proof is good, in seconds; push services take a day at most.
const PROOF_S: u64 = 12 * 60 * 60;

/// How many bytes are wanted of a derived key.
struct KeyLength(usize);

impl KeyType for KeyLength {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(from: &Prk, info: &[&[u8]]) -> Option<[u8; N]> {
    let mut key = [0; N];
    from.expand(info, KeyLength(N)).ok()?.fill(&mut key).ok()?;
    Some(key)
}

/// What a browser decrypts with: its public key, and a secret it shares with whoever may send.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PushKeys {
    point: [u8; POINT],
    auth: [u8; 16],
}

impl PushKeys {
    /// Reads what a browser tells of them, in base64url.
    pub(crate) fn read(p256dh: &str, auth: &str) -> Option<PushKeys> {
        let point: [u8; POINT] = from_base64url(p256dh)?.try_into().ok()?;
        let auth = from_base64url(auth)?.try_into().ok()?;
        (point[0] == 4).then_some(PushKeys { point, auth })
    }

    /// Encrypts a message so that only this browser reads it. None where its key is no point on the curve, or the text too long.
    pub(crate) fn encrypt(&self, text: &[u8]) -> Option<Vec<u8>> {
        let random = SystemRandom::new();
        let mut salt = [0; 16];
        random.fill(&mut salt).ok()?;
        self.encrypt_with(text, salt, EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?)
    }

    fn encrypt_with(&self, text: &[u8], salt: [u8; 16], ours: EphemeralPrivateKey) -> Option<Vec<u8>> {
        if text.len() > LONGEST {
            return None;
        }
        let point = ours.compute_public_key().ok()?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, self.point);
        let (key, nonce) = agree_ephemeral(ours, &theirs, |shared| self.keys(shared, point.as_ref(), &salt)).ok()??;
        let mut record = text.to_vec();
        record.push(LAST);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).ok()?;
        let head = [&salt[..], &RECORD.to_be_bytes(), &[POINT as u8], point.as_ref()].concat();
        Some([head, record].concat())
    }

    /// The key and the nonce of the one record, from the secret that both sides have.
    fn keys(&self, shared: &[u8], sender: &[u8], salt: &[u8]) -> Option<([u8; 16], [u8; 12])> {
        let both = Salt::new(HKDF_SHA256, &self.auth).extract(shared);
        let input: [u8; 32] = derived(&both, &[b"WebPush: info\0", &self.point, sender])?;
        let secret = Salt::new(HKDF_SHA256, salt).extract(&input);
        let key = derived(&secret, &[b"Content-Encoding: aes128gcm\0"])?;
        Some((key, derived(&secret, &[b"Content-Encoding: nonce\0"])?))
    }
}

/// The key a server proves itself with to push services (VAPID).
pub(crate) struct SenderKey(EcdsaKeyPair);

impl SenderKey {
    /// A new key, as it is kept.
    pub(crate) fn fresh() -> Option<String> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).ok()?;
        Some(base64url(made.as_ref()))
    }

    /// The key that was kept.
    pub(crate) fn read(kept: &str) -> Option<SenderKey> {
        let bytes = from_base64url(kept)?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &SystemRandom::new());
        pair.ok().map(SenderKey)
    }

    /// What browsers subscribe with.
    pub(crate) fn public(&self) -> String {
        base64url(self.0.public_key().as_ref())
    }

    /// The header that proves to a push service who sends. `contact` is where its operators find ours.
    pub(crate) fn proof(&self, service: &str, contact: Option<&str>, now_s: u64) -> Option<String> {
        let mut claims = serde_json::json!({ "aud": service, "exp": now_s + PROOF_S });
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let head = base64url(br#"{"typ":"JWT","alg":"ES256"}"#);
        let said = format!("{head}.{}", base64url(claims.to_string().as_bytes()));
        let signed = self.0.sign(&SystemRandom::new(), said.as_bytes()).ok()?;
        Some(format!("vapid t={said}.{}, k={}", base64url(signed.as_ref()), self.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8291, section 5 and appendix A.
    const RECEIVER: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";
    const SENDER: &str = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
    const SALT: &str = "DGv6ra1nlYgDCS1FRnbzlw";
    const MESSAGE: &str = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

    #[test]
    fn the_example_of_the_standard_comes_out_byte_by_byte() {
        let key = from_base64url(SENDER).unwrap();
        #[allow(deprecated)] // the only way to hand a known key to `ring`, and for tests alone
        let random = ring::test::rand::FixedSliceRandom { bytes: &key };
        let ours = EphemeralPrivateKey::generate(&ECDH_P256, &random).unwrap();
        let salt = from_base64url(SALT).unwrap().try_into().unwrap();
        let keys = PushKeys::read(RECEIVER, AUTH).unwrap();
        let message = keys.encrypt_with(b"When I grow up, I want to be a watermelon", salt, ours).unwrap();
        assert_eq!(base64url(&message), MESSAGE);
    }

    #[test]
    fn what_is_no_key_is_not_taken_and_no_message_is_too_long() {
        let keys = PushKeys::read(RECEIVER, AUTH).unwrap();
        assert!(keys.encrypt(&[b'x'; LONGEST]).is_some_and(|message| message.len() == 4096));
        assert!(keys.encrypt(&[b'x'; LONGEST + 1]).is_none());
        assert!(PushKeys::read(RECEIVER, "BTBZMqHH6r4Tts7J_aSI").is_none());
        assert!(PushKeys::read(AUTH, AUTH).is_none());
        assert!(PushKeys::read(&base64url(&[5; POINT]), AUTH).is_none());
        let nowhere = base64url(&[&[4][..], &[7; 64]].concat());
        assert!(PushKeys::read(&nowhere, AUTH).unwrap().encrypt(b"hello").is_none(), "not on the curve");
    }

    #[test]
    fn a_proof_is_signed_by_the_key_it_names() {
        let kept = SenderKey::fresh().unwrap();
        let key = SenderKey::read(&kept).unwrap();
        let proof = key.proof("https://push.example", Some("https://kaiju.example"), 1_000).unwrap();
        let (token, public) = proof.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, SenderKey::read(&kept).unwrap().public());
        let (said, signed) = token.rsplit_once('.').unwrap();
        let public = from_base64url(public).unwrap();
        let checked = ring::signature::UnparsedPublicKey::new(&ring::signature::ECDSA_P256_SHA256_FIXED, public);
        checked.verify(said.as_bytes(), &from_base64url(signed).unwrap()).unwrap();
        let claims = from_base64url(said.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        let told = serde_json::json!({"aud": "https://push.example", "exp": 44_200, "sub": "https://kaiju.example"});
        assert_eq!(claims, told);
        assert!(SenderKey::read("AA").is_none() && SenderKey::read("+").is_none());
    }
}
