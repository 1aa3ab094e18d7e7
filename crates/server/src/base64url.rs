//! Bytes in base64url without padding, as the protocols of browsers write them.

/// The sixty-four characters of base64url, in order.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes in base64url, without padding.
pub(crate) fn base64url(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let word = three.iter().fold(0u32, |word, byte| word << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        for place in 0..=three.len() {
            text.push(DIGITS[(word >> (18 - 6 * place)) as usize & 63] as char);
        }
    }
    text
}

/// Reads base64url without padding.
pub(crate) fn from_base64url(text: &str) -> Option<Vec<u8>> {
    let (mut bytes, mut word, mut bits) = (Vec::new(), 0u32, 0);
    for digit in text.bytes() {
        let value = DIGITS.iter().position(|known| *known == digit)? as u32;
        (word, bits) = ((word << 6 | value) & 0xffff, bits + 6);
        if bits >= 8 {
            bits -= 8;
            bytes.push((word >> bits) as u8);
        }
    }
    (bits < 6 && word & ((1 << bits) - 1) == 0).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64url_goes_there_and_back() {
        for (bytes, text) in [(&b""[..], ""), (b"f", "Zg"), (b"fo", "Zm8"), (b"foo", "Zm9v"), (&[251, 255], "-_8")] {
            assert_eq!((base64url(bytes).as_str(), from_base64url(text).as_deref()), (text, Some(bytes)));
        }
        for wrong in ["Z", "Zh", "Zg==", "Zm9v+", "é"] {
            assert_eq!(from_base64url(wrong), None, "{wrong}");
        }
    }
}
