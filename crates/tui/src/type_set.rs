//! Text in a given room: how wide it is, cut to fit, broken into lines.

use unicode_width::UnicodeWidthStr;

/// How many columns a text takes.
pub fn width(text: &str) -> usize {
    UnicodeWidthStr::width(text)
}

/// The text, cut to `room` columns if it is longer.
pub fn fit(text: &str, room: usize) -> String {
    if width(text) <= room {
        return text.to_string();
    }
    let mut cut = String::new();
    for letter in text.chars() {
        let longer = width(&cut) + width(letter.encode_utf8(&mut [0; 4]));
        if longer + 1 > room {
            break;
        }
        cut.push(letter);
    }
    if room > 0 {
        cut.truncate(cut.trim_end().len());
        cut.push('…');
    }
    cut
}

/// The text, cut or filled up to exactly `room` columns.
pub fn pad(text: &str, room: usize) -> String {
    let text = fit(text, room);
    let gap = room.saturating_sub(width(&text));
    text + &" ".repeat(gap)
}

/// The text in lines of at most `room` columns, broken between words; an empty line stays one.
pub fn wrap(text: &str, room: usize) -> Vec<String> {
    let room = room.max(4);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            let gap = usize::from(!line.is_empty());
            if !line.is_empty() && width(&line) + gap + width(word) > room {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line += &if line.is_empty() { fit(word, room) } else { word.to_string() };
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_fit_their_room() {
        assert_eq!(fit("Gigazaur", 8), "Gigazaur");
        assert_eq!(fit("Gigazaur", 7), "Gigaza…");
        assert_eq!(fit("a ✊✊", 4), "a…");
        assert_eq!(fit("abc", 0), "");
        assert_eq!(width(&pad("✊", 6)), 6);
    }

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("keep two and roll four", 9), ["keep two", "and roll", "four"]);
        assert_eq!(wrap("one\n\ntwo", 9), ["one", "", "two"]);
        assert!(wrap("⚡⚡⚡ ✊✊✊ ♥♥♥", 6).iter().all(|line| width(line) <= 6));
    }
}
