//! The words a language does not use, as `lang/GLOSSARY.md` and the glossary in its own folder list them.

use std::fs;
use std::path::Path;

use kaiju_text::is_unspaced;

/// Forms of a word that a language does not use.
#[derive(Debug)]
pub(crate) struct Forbidden {
    /// The forms, as whole words.
    pub(crate) forms: Vec<String>,
    /// What to say instead.
    pub(crate) instead: String,
    /// The files it is about; none for all of them.
    pub(crate) areas: Vec<String>,
}

/// A message that may use a form all the same: `es/web/hero`, the form, the reason.
#[derive(Debug)]
pub(crate) struct Exception {
    /// Language, area and message.
    pub(crate) message: String,
    /// The form it may use.
    pub(crate) form: String,
    /// Why.
    pub(crate) why: String,
}

/// The glossary of all languages, and those that languages have of their own.
fn glossaries() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../text/lang");
    let inside = fs::read_dir(&folder).expect("a folder of languages").map(|entry| entry.expect("a folder").path());
    let files = inside.chain([folder.clone()]).map(|place| place.join("GLOSSARY.md")).filter(|path| path.is_file());
    files.map(|path| fs::read_to_string(path).expect("text")).collect()
}

/// The rows of the tables below a heading, without the first two lines of each.
fn rows(heading: &str) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    for glossary in glossaries() {
        let below = glossary.split("\n## Words we do not use\n").nth(1).expect("the glossary forbids words");
        let table = below.split("\n### ").find(|part| part.lines().next() == Some(heading)).unwrap_or_default();
        let lines = table.lines().filter(|line| line.starts_with('|')).skip(2);
        let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_string()).collect();
        rows.extend(lines.map(cells));
    }
    rows
}

/// What a language does not say.
pub(crate) fn forbidden(lang: &str) -> Vec<Forbidden> {
    let split =
        |cell: &str, by: &str| cell.split(by).map(str::trim).filter(|s| !s.is_empty()).map(str::to_string).collect();
    rows(lang)
        .into_iter()
        .map(|row| {
            let [forms, instead, areas] = row.as_slice() else { panic!("three columns: {row:?}") };
            Forbidden { forms: split(forms, " / "), instead: instead.clone(), areas: split(areas, ",") }
        })
        .collect()
}

/// Where a form may stand all the same.
pub(crate) fn exceptions() -> Vec<Exception> {
    rows("Exceptions")
        .into_iter()
        .map(|row| {
            let [message, form, why] = row.as_slice() else { panic!("three columns: {row:?}") };
            Exception { message: message.clone(), form: form.clone(), why: why.clone() }
        })
        .collect()
}

/// Does a text contain a form as a whole word?
pub(crate) fn says(text: &str, form: &str) -> bool {
    // Where a script has no spaces, any part may be the word.
    let word = |c: char| c.is_alphanumeric() && !is_unspaced(c) || c == '_' || c == '-';
    text.match_indices(form).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + form.len()..].chars().next();
        !before.is_some_and(word) && !after.is_some_and(word)
    })
}

/// A text without what is nobody's word: names in code font and the name of the game.
pub(crate) fn bare(text: &str) -> String {
    let prose: String = text.split('`').step_by(2).collect::<Vec<_>>().join("9");
    prose.replace("King of Tokyo", "9").replace("KING OF TOKYO", "9")
}
