//! Words a host does not want to read at tables: lists by language, none by default. kaiju brings no words of its own.

use std::collections::HashSet;

use kaiju_text::is_unspaced;

use crate::name::looks;

/// The lists a host has named.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WordFilter {
    /// Whole words, by their looks.
    words: HashSet<String>,
    /// Words in letters that are written without spaces between words: found wherever they stand.
    parts: Vec<String>,
}

impl WordFilter {
    /// Takes in a list: a word in each line; lines that begin with `#` and empty lines say nothing.
    pub fn add(&mut self, list: &str) {
        for word in list.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            if word.contains(is_unspaced) {
                self.parts.push(looks(&word.to_lowercase()));
            } else {
                self.words.insert(looks(&word.to_lowercase()));
            }
        }
    }

    /// Is a listed word in this text? However it is written: letters that look alike are the same.
    pub fn finds(&self, text: &str) -> bool {
        if self.words.is_empty() && self.parts.is_empty() {
            return false;
        }
        // Signs that look like letters stand for them inside a word, and end it elsewhere: both are looked at.
        let plain = text.split(|c: char| !c.is_alphanumeric());
        let spaced = text.split_whitespace();
        // A capital may look like another small letter than its own: both are looked at.
        let listed =
            |word: &str| self.words.contains(&looks(word)) || self.words.contains(&looks(&word.to_lowercase()));
        let whole = plain.chain(spaced).filter(|word| !word.is_empty()).any(listed);
        let all = if self.parts.is_empty() { String::new() } else { looks(&text.to_lowercase()) };
        whole || self.parts.iter().any(|part| all.contains(part.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_words_are_found_however_they_are_written() {
        let mut filter = WordFilter::default();
        assert!(!filter.finds("turnip"), "nothing is listed by default");
        filter.add("# vegetables\nturnip\n\n  Leek  \n");
        for found in ["turnip", "You TURNIP!", "tսrnip", "ｔｕｒｎｉｐ", "a leek, please", "leek?"] {
            assert!(filter.finds(found), "{found}");
        }
        for fine in ["turnips", "leeks", "a nip", "vegetables", "#", ""] {
            assert!(!filter.finds(fine), "{fine}");
        }
    }

    #[test]
    fn what_is_written_without_spaces_is_searched_everywhere() {
        let mut filter = WordFilter::default();
        filter.add("かぶ\n");
        assert!(filter.finds("このかぶめ") && !filter.finds("こんにちは"));
    }
}
