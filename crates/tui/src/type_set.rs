//! Text in a given room: how wide it is, cut to fit, broken into lines.

use kaiju_text::is_unspaced;
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

/// What begins no line: it belongs to what stands before it.
const NEVER_FIRST: &str = "、。，．・：；？！ー…々」』）］｝〉》】〕ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;!?)]}%’”»";

/// What ends no line: it belongs to what stands behind it.
const NEVER_LAST: &str = "「『（［｛〈《【〔([{‘“«";

/// May a line end between these two letters of a word? Only in a script without spaces.
fn breaks(before: char, after: char) -> bool {
    (is_unspaced(before) || is_unspaced(after)) && !NEVER_LAST.contains(before) && !NEVER_FIRST.contains(after)
}

/// A word in the parts that a line holds whole: one, or several in a script without spaces.
fn parts(word: &str) -> Vec<&str> {
    let letters: Vec<(usize, char)> = word.char_indices().collect();
    let ends = letters.windows(2).filter(|pair| breaks(pair[0].1, pair[1].1)).map(|pair| pair[1].0);
    let mut from = 0;
    ends.chain([word.len()]).map(|end| &word[std::mem::replace(&mut from, end)..end]).collect()
}

/// The text in lines of at most `room` columns, broken between words, or between letters where the script has no spaces; an
/// empty line stays one.
pub fn wrap(text: &str, room: usize) -> Vec<String> {
    let room = room.max(4);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            for (i, part) in parts(word).into_iter().enumerate() {
                let gap = usize::from(i == 0 && !line.is_empty());
                if !line.is_empty() && width(&line) + gap + width(part) > room {
                    lines.push(std::mem::take(&mut line));
                } else {
                    line.extend(std::iter::repeat_n(' ', gap));
                }
                line += &if line.is_empty() { fit(part, room) } else { part.to_string() };
            }
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

    #[test]
    fn lines_break_between_letters_where_there_are_no_spaces() {
        assert_eq!(wrap("東京を明け渡す", 8), ["東京を明", "け渡す"]);
        assert_eq!(wrap("2★を得る。", 7), ["2★を得", "る。"], "no line begins with a full stop");
        assert_eq!(wrap("これは「東京」です", 8), ["これは", "「東京」", "です"], "nor ends with an opening bracket");
        assert_eq!(wrap("Space Penguinは東京シティに入った", 16), ["Space Penguinは", "東京シティに入っ", "た"]);
        let text = "自分の結果に✊が一つ以上あれば、左隣と右隣のモンスターは、どこにいてもそれぞれ1♥を失う。";
        for room in 4..60 {
            let lines = wrap(text, room);
            assert_eq!(lines.concat(), text, "{room}");
            assert!(
                lines.iter().all(|line| width(line) <= room && !line.starts_with(['、', '。'])),
                "{room}: {lines:?}"
            );
        }
    }
}
