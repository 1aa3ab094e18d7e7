//! How output looks: languages, colours, numbers with separators, lines of bearable length.

use anstyle::{AnsiColor, Style};
use clap::ValueEnum;
use kaiju_text::rules::Lang;

/// Headings.
pub(crate) const BOLD: Style = Style::new().bold();
/// What is beside the point.
pub(crate) const DIM: Style = Style::new().dimmed();
/// All is well.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default();
/// Something is wrong.
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();

/// How wide our texts are at most.
const COLUMNS: usize = 96;

/// A language, by the word that asks for it. Its variants carry no doc comments: help would spread over the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Tongue {
    En,
    Es,
    Pt,
}

impl Tongue {
    /// The language asked for, or that of the system, or English.
    pub(crate) fn or_system(asked: Option<Tongue>) -> Lang {
        let system = || {
            let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
            set.into_iter().find(|value| !value.is_empty()).and_then(|value| Tongue::from_locale(&value))
        };
        match asked.or_else(system).unwrap_or(Tongue::En) {
            Tongue::En => Lang::En,
            Tongue::Es => Lang::Es,
            Tongue::Pt => Lang::Pt,
        }
    }

    /// `pt_BR.UTF-8` is Portuguese.
    fn from_locale(locale: &str) -> Option<Tongue> {
        let word = locale.split(['_', '-', '.', '@']).next()?;
        Tongue::from_str(word, true).ok()
    }
}

/// A number with a comma every three digits.
pub(crate) fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// `one`, `one or two`, `one, two or three`.
pub(crate) fn either(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [one] => (*one).to_string(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// How many columns a text takes on a terminal: two of our symbols are wide.
pub(crate) fn width(text: &str) -> usize {
    text.chars().map(|c| if matches!(c, '⚡' | '✊') { 2 } else { 1 }).sum()
}

/// Text in lines of bearable length, each with the same indent.
pub(crate) fn wrapped(text: &str, indent: &str) -> String {
    let mut lines = String::new();
    let mut column = 0;
    for word in text.split_whitespace() {
        let wide = width(word);
        if column > 0 && column + 1 + wide > COLUMNS {
            lines.push('\n');
            column = 0;
        }
        if column == 0 {
            lines += indent;
            column = width(indent);
        } else {
            lines.push(' ');
            column += 1;
        }
        lines += word;
        column += wide;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped() {
        assert_eq!([0, 999, 1_000, 20_000, 1_234_567].map(grouped), ["0", "999", "1,000", "20,000", "1,234,567"]);
    }

    #[test]
    fn locales_name_languages() {
        assert_eq!(Tongue::from_locale("pt_BR.UTF-8"), Some(Tongue::Pt));
        assert_eq!(Tongue::from_locale("es"), Some(Tongue::Es));
        assert_eq!(Tongue::from_locale("C.UTF-8"), None);
        assert_eq!(Tongue::from_locale("POSIX"), None);
    }

    #[test]
    fn wrapped_lines_are_short_and_lose_no_word() {
        let text = "Monsters stomp through Tokyo ✊ ".repeat(30);
        let lines = wrapped(&text, "  ");
        assert!(lines.lines().all(|line| width(line) <= COLUMNS && line.starts_with("  M") | line.starts_with("  ")));
        assert_eq!(lines.split_whitespace().count(), text.split_whitespace().count());
    }
}
