//! Questions and answers in words.

use kaiju_client::Prompt;
use kaiju_rules::{Action, Table};
use kaiju_text::Lang;

/// What is asked.
pub(crate) fn question(lang: Lang, table: &Table, prompt: &Prompt) -> String {
    kaiju_text::ask::question(lang, table, prompt.seat, prompt.question)
}

/// What an answer means.
pub(crate) fn answer(lang: Lang, table: &Table, prompt: &Prompt, action: Action) -> String {
    kaiju_text::ask::answer(lang, table, prompt.seat, prompt.question, action)
}

/// A text with its symbols in words.
pub(crate) fn spoken(lang: Lang, text: &str) -> String {
    kaiju_text::spoken(lang, text)
}
