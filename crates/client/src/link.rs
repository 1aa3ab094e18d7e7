//! What goes into a link: bytes as text that every address can carry.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes as letters, digits, `-` and `_`.
pub fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 3);
    for part in bytes.chunks(3) {
        let word = part.iter().fold(0, |word, &byte| word << 8 | u32::from(byte)) << (8 * (3 - part.len()));
        for i in 0..=part.len() {
            text.push(char::from(LETTERS[(word >> (18 - 6 * i) & 63) as usize]));
        }
    }
    text
}

/// The bytes that were written; none where the text is not what [`write()`] writes.
pub fn read(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for part in text.as_bytes().chunks(4) {
        let mut word = 0;
        for letter in part {
            word = word << 6 | LETTERS.iter().position(|one| one == letter)? as u32;
        }
        let whole = part.len().checked_sub(1).filter(|&whole| whole > 0)?;
        let word = word << (6 * (4 - part.len()));
        bytes.extend(word.to_be_bytes()[1..].iter().take(whole));
    }
    (write(&bytes) == text).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_written_is_read_again_and_nothing_else_is() {
        let all: Vec<u8> = (0..=255).collect();
        for n in 0..=all.len() {
            let text = write(&all[..n]);
            assert_eq!(read(&text).as_deref(), Some(&all[..n]));
            assert!(text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_'));
        }
        assert_eq!(write(b"kaiju"), "a2FpanU");
        for wrong in ["a", "a2FpanV", "a2Fp/nU", "a2FpanU=", "é"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
