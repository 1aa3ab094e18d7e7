//! How output looks: colours, numbers with separators, wrapped lines.

use anstyle::{AnsiColor, Style};
use kaiju_text::cli;
pub(crate) use kaiju_tui::type_set::width;
use kaiju_tui::type_set::wrap;

use crate::tongue::lang;

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

/// A number with its thousands apart.
pub(crate) fn grouped(n: u64) -> String {
    kaiju_text::grouped(lang(), n)
}

/// A number with n digits of a fraction.
pub(crate) fn decimal(x: f64, digits: usize) -> String {
    kaiju_text::decimal(lang(), x, digits)
}

/// `one`, `one or two`, `one, two or three`.
pub(crate) fn either(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [one] => (*one).to_string(),
        [first @ .., last] => cli::either_or(lang(), first.join(", "), last),
    }
}

/// Text in lines of bearable length, each with the same indent.
pub(crate) fn wrapped(text: &str, indent: &str) -> String {
    let lines = wrap(text, COLUMNS - width(indent));
    lines.iter().map(|line| format!("{indent}{line}")).collect::<Vec<_>>().join("\n")
}

/// A text with spaces behind it, up to so many columns; a longer one stays as it is.
pub(crate) fn left(text: &str, room: usize) -> String {
    text.to_string() + &" ".repeat(room.saturating_sub(width(text)))
}

/// A text with spaces before it, up to so many columns; a longer one stays as it is.
pub(crate) fn right(text: &str, room: usize) -> String {
    " ".repeat(room.saturating_sub(width(text))) + text
}

/// A bar of up to twenty blocks, to the eighth of one.
pub(crate) fn bar(n: u64, most: u64) -> String {
    const BLOCKS: u64 = 20;
    let eighths = (n * BLOCKS * 8).checked_div(most).unwrap_or(0);
    let mut bar = "█".repeat((eighths / 8) as usize);
    if let Some(part) = (eighths % 8).checked_sub(1) {
        bar.push(['▏', '▎', '▍', '▌', '▋', '▊', '▉'][part as usize]);
    }
    bar
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_in_proportion() {
        assert_eq!(bar(0, 10), "");
        assert_eq!(bar(0, 0), "");
        assert_eq!(bar(10, 10).chars().count(), 20);
        assert_eq!(bar(1, 20), "█");
        assert_eq!(bar(1, 40), "▌");
    }

    #[test]
    fn wrapped_lines_are_short_and_lose_no_word() {
        let text = "Monsters stomp through Tokyo ✊ ".repeat(30);
        let lines = wrapped(&text, "  ");
        assert!(lines.lines().all(|line| width(line) <= COLUMNS && line.starts_with("  M") | line.starts_with("  ")));
        assert_eq!(lines.split_whitespace().count(), text.split_whitespace().count());
    }

    #[test]
    fn columns_are_counted_not_letters() {
        assert_eq!((left("席", 4), right("席", 4)), ("席  ".to_string(), "  席".to_string()));
        assert_eq!(left("モンスター", 4), "モンスター");
    }
}
