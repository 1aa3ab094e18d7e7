//! Lines, words and where they stand, so that an error can point at its place.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// What is wrong with a text, and where. Lines and columns count from 1; columns count characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
    /// What was expected and what was found.
    pub message: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl core::error::Error for ParseError {}

/// One line that says something, cut into words.
#[derive(Clone, Debug)]
pub struct Line<'a> {
    /// Its number, from 1.
    pub number: usize,
    words: Vec<(usize, &'a str)>,
    end: usize,
    at: usize,
}

/// The lines of a text, without comments and empty ones.
pub fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    text.lines().enumerate().filter_map(|(i, line)| {
        let mut words = Vec::new();
        let mut start = None;
        let mut column = 0;
        for (byte, c) in line.char_indices() {
            column += 1;
            if c.is_whitespace() {
                if let Some((from, at)) = start.take() {
                    words.push((at, &line[from..byte]));
                }
            } else if c == '#' && start.is_none() {
                column -= 1;
                break;
            } else if start.is_none() {
                start = Some((byte, column));
            }
        }
        if let Some((from, at)) = start {
            words.push((at, &line[from..]));
        }
        (!words.is_empty()).then(|| Line { number: i + 1, words, end: column + 1, at: 0 })
    })
}

impl<'a> Line<'a> {
    /// Another line in the same place, with one word.
    pub(crate) fn saying(&self, word: &'a str) -> Line<'a> {
        Line { number: self.number, words: alloc::vec![(self.words[0].0, word)], end: self.end, at: 0 }
    }

    /// The next word, without taking it.
    pub fn peek(&self) -> Option<&'a str> {
        self.words.get(self.at).map(|w| w.1)
    }

    /// The next word.
    pub fn word(&mut self, expected: &str) -> Result<&'a str, ParseError> {
        match self.words.get(self.at) {
            Some(&(_, word)) => {
                self.at += 1;
                Ok(word)
            }
            None => Err(self.error_at(self.end, format!("expected {expected}, found the end of the line"))),
        }
    }

    /// The next word, read as something.
    pub fn read<T>(&mut self, expected: &str, read: impl FnOnce(&str) -> Option<T>) -> Result<T, ParseError> {
        let word = self.word(expected)?;
        read(word).ok_or_else(|| self.expected(expected))
    }

    /// The next word is this one.
    pub fn literal(&mut self, word: &str) -> Result<(), ParseError> {
        self.read(&format!("`{word}`"), |w| (w == word).then_some(()))
    }

    /// Takes the next word if it is this one.
    pub fn take(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        self.at += usize::from(found);
        found
    }

    /// A number.
    pub fn number<T: core::str::FromStr>(&mut self, expected: &str) -> Result<T, ParseError> {
        self.read(expected, |w| w.parse().ok())
    }

    /// Nothing more on this line.
    pub fn done(&self) -> Result<(), ParseError> {
        match self.words.get(self.at) {
            None => Ok(()),
            Some(&(column, word)) => {
                Err(self.error_at(column, format!("expected the end of the line, found `{}`", short(word))))
            }
        }
    }

    /// Is anything left on this line?
    pub fn more(&self) -> bool {
        self.at < self.words.len()
    }

    /// Forgets the last word.
    pub fn drop_last(&mut self) {
        self.words.pop();
    }

    /// What is left of the line, as it stands.
    pub fn rest(&mut self) -> String {
        let rest: Vec<&str> = self.words[self.at..].iter().map(|w| w.1).collect();
        self.at = self.words.len();
        rest.join(" ")
    }

    /// The word just taken is wrong.
    pub fn expected(&self, expected: &str) -> ParseError {
        let (column, word) = self.words[self.at.saturating_sub(1)];
        self.error_at(column, format!("expected {expected}, found `{}`", short(word)))
    }

    /// The word just taken is wrong, for a reason.
    pub fn wrong(&self, message: impl Into<String>) -> ParseError {
        let (column, _) = self.words[self.at.saturating_sub(1)];
        self.error_at(column, message.into())
    }

    fn error_at(&self, column: usize, message: String) -> ParseError {
        ParseError { line: self.number, column, message }
    }
}

/// A word, cut so that an error stays one short line.
fn short(word: &str) -> String {
    let mut cut: String = word.chars().take(40).collect();
    if cut.len() < word.len() {
        cut.push('…');
    }
    cut
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn errors_point_at_the_word() {
        let mut line = lines("\n  # nothing\nseat  ♥ x # comment").next().unwrap();
        assert_eq!(line.number, 3);
        line.literal("seat").unwrap();
        line.word("a heart").unwrap();
        let error = line.number::<u8>("a number").unwrap_err();
        assert_eq!(error.to_string(), "3:9: expected a number, found `x`");
        assert_eq!(line.word("more").unwrap_err().to_string(), "3:11: expected more, found the end of the line");
    }
}
