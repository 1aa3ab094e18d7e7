//! Bytes as text and back.

/// Bytes as lower-case hexadecimal digits.
pub fn write(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    bytes.iter().flat_map(|b| [b >> 4, b & 15]).map(|n| DIGITS[usize::from(n)] as char).collect()
}

/// Thirty-two bytes from sixty-four hexadecimal digits.
pub fn read(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        let [high, low] = [digits[0], digits[1]].map(|d| (d as char).to_digit(16));
        *byte = (high? << 4 | low?) as u8;
    }
    Some(bytes)
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
