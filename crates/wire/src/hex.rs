//! Bytes as hexadecimal digits and back.

/// Bytes as lower-case hexadecimal digits.
pub fn write(bytes: &[u8]) -> String {
    let digit = |four: u8| char::from(b"0123456789abcdef"[usize::from(four & 15)]);
    let mut out = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        out.push(digit(byte >> 4));
        out.push(digit(*byte));
    }
    out
}

/// Thirty-two bytes from sixty-four hexadecimal digits.
pub fn read(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).ok().map(|()| bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let bytes = std::array::from_fn(|i| (i * 37 + 5) as u8);
        assert_eq!(read(&write(&bytes)), Some(bytes));
        assert_eq!(read(&"g".repeat(64)), None);
        assert_eq!(read("00"), None);
        assert_eq!(read(&"é".repeat(32)), None);
    }
}
