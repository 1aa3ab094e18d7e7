//! Names and lines of chat as people may write them: normalised, of bearable length, without tricks.

use kaiju_wire::limits::{CHAT, NAME};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// How many marks may stand on one letter.
const STACKED: usize = 3;

/// A name fit to be shown: one line, 1 to 24 visible characters.
pub fn clean(name: &str) -> Option<String> {
    tidy(name, NAME)
}

/// A line of chat fit to be shown.
pub fn clean_line(line: &str) -> Option<String> {
    tidy(line, CHAT)
}

fn tidy(text: &str, most: usize) -> Option<String> {
    if text.len() > most * 16 {
        return None;
    }
    let text: String = text.nfc().filter(|&c| !is_tricky(c)).collect();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let visible = text.chars().filter(|&c| !is_combining_mark(c)).count();
    let mut stacked = 0;
    let piled = text.chars().any(|c| {
        stacked = if is_combining_mark(c) { stacked + 1 } else { 0 };
        stacked > STACKED
    });
    ((1..=most).contains(&visible) && !piled).then_some(text)
}

/// Characters that are not seen, or that turn the writing around.
fn is_tricky(c: char) -> bool {
    (c.is_control() && !c.is_whitespace())
        || matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
        || matches!(c, '\u{61C}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_fit_or_refused() {
        assert_eq!(clean("  Ana \t María ").as_deref(), Some("Ana María"));
        assert_eq!(clean("e\u{301}").as_deref(), Some("é"), "normalised");
        assert_eq!(clean("a\u{202E}b\u{0}c").as_deref(), Some("abc"), "no bidi controls, no NUL");
        assert_eq!(clean(&"x".repeat(24)).map(|n| n.len()), Some(24));
        for bad in ["", "   ", "\u{200B}", &"x".repeat(25), &format!("a{}", "\u{335}".repeat(4)), &"x".repeat(9999)] {
            assert_eq!(clean(bad), None, "{bad:?}");
        }
    }
}
