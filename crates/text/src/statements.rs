//! What each rulebook says, statement by statement, in our own English: the files `books/<book>.txt`.
//!
//! A [`Statement`] names the clauses and rulings that say it in the rules reference, and the scenarios that show it; or
//! else why no scenario can. [`page`] makes the page `docs/books/README.md` of all of them.
//!
//! ```
//! use kaiju_rules::Book;
//! use kaiju_text::statements::statements;
//!
//! let first = &statements(Book::GODZILLA)[0];
//! assert_eq!(first.id(), "godzilla/1");
//! assert!(first.cites.contains(&"SETUP-1"));
//! ```

use std::fmt::Write;

use kaiju_rules::Book;

use crate::{Lang, books};

/// One thing a rulebook says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    /// The book that says it.
    pub book: Book,
    /// Its number in the book, from 1.
    pub number: usize,
    /// The part of the book it is in.
    pub chapter: &'static str,
    /// What it says, in our own words.
    pub says: String,
    /// The clauses and rulings that say it here.
    pub cites: Vec<&'static str>,
    /// The scenarios that show it: paths below `scenarios` without their ending; `*` stands for any part of a name.
    pub shown: Vec<&'static str>,
    /// Tests that show it besides: a file of the repository and the name of a test in it.
    pub tested: Vec<(&'static str, &'static str)>,
    /// Why no scenario shows it.
    pub unshown: Option<(Unshown, String)>,
}

impl Statement {
    /// What people cite it by: `es-2016/14`.
    pub fn id(&self) -> String {
        format!("{}/{}", self.book, self.number)
    }
}

/// Why a statement cannot be shown by a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unshown {
    /// It is about what lies in the box.
    Box,
    /// It is about what players see, which clients draw.
    Clients,
    /// It praises another game.
    Advert,
}

impl Unshown {
    /// All of them.
    pub const ALL: [Unshown; 3] = [Unshown::Box, Unshown::Clients, Unshown::Advert];

    /// The word that stands for it in the files.
    pub const fn word(self) -> &'static str {
        match self {
            Unshown::Box => "box",
            Unshown::Clients => "clients",
            Unshown::Advert => "advert",
        }
    }
}

/// What a book says, in the order of the book.
///
/// # Panics
/// If its file is not written as such files are; a test reads all of them.
pub fn statements(book: Book) -> Vec<Statement> {
    read(book, file(book)).unwrap_or_else(|why| panic!("crates/text/books/{book}.txt: {why}"))
}

/// The file of a book.
fn file(book: Book) -> &'static str {
    macro_rules! files {
        ($($name:literal),*) => {
            match book.name() {
                $($name => include_str!(concat!("../books/", $name, ".txt")),)*
                name => panic!("crates/text/books/{name}.txt is not part of the program"),
            }
        };
    }
    files!("es-2016", "es-2011", "en-summary", "pt-2016", "godzilla")
}

/// Reads the file of a book, or says in which line what is wrong.
fn read(book: Book, text: &'static str) -> Result<Vec<Statement>, String> {
    let mut all: Vec<Statement> = Vec::new();
    let (mut stated, mut named, mut chapter) = (None, None, "");
    // The word that a line without a word of its own goes on with.
    let mut last = "";
    for (i, line) in text.lines().enumerate() {
        let wrong = |what: &str| format!("line {}: {what}", i + 1);
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (word, rest) = match line.strip_prefix("  ") {
            Some(rest) => (last, rest.trim()),
            None => line.split_once(' ').unwrap_or((line, "")),
        };
        last = word;
        if let Some(number) = word.strip_prefix(book.name()).and_then(|word| word.strip_prefix('/')) {
            let number = number.parse().map_err(|_| wrong("expected a number after the book"))?;
            if number != all.len() + 1 || !rest.is_empty() {
                return Err(wrong(&format!("expected {book}/{}", all.len() + 1)));
            }
            let (cites, shown, tested) = (Vec::new(), Vec::new(), Vec::new());
            all.push(Statement { book, number, chapter, says: String::new(), cites, shown, tested, unshown: None });
            continue;
        }
        match (word, all.last_mut()) {
            ("book", None) => named = Some(rest),
            ("statements", None) => stated = rest.parse().ok(),
            ("chapter", _) => chapter = rest,
            ("says", Some(one)) => go_on(&mut one.says, rest),
            ("cites", Some(one)) => one.cites.extend(rest.split_whitespace()),
            ("shown", Some(one)) => one.shown.extend(rest.split_whitespace()),
            ("tested", Some(one)) => {
                let test = rest.split_once(' ').ok_or_else(|| wrong("expected a file and a test"))?;
                one.tested.push(test);
            }
            ("unshown", Some(one)) => {
                if let Some((_, why)) = &mut one.unshown {
                    go_on(why, rest);
                } else {
                    let (kind, why) = rest.split_once(": ").ok_or_else(|| wrong("expected `kind: why`"))?;
                    let kind = Unshown::ALL.into_iter().find(|known| known.word() == kind);
                    let kind = kind.ok_or_else(|| wrong("expected box, clients or advert"))?;
                    one.unshown = Some((kind, why.to_string()));
                }
            }
            _ => return Err(wrong(&format!("`{word}` says nothing here"))),
        }
    }
    if named != Some(book.name()) {
        return Err(format!("expected the line `book {book}`"));
    }
    if stated != Some(all.len()) {
        return Err(format!("`statements` says {stated:?}, there are {}", all.len()));
    }
    Ok(all)
}

/// Adds a line to a sentence.
fn go_on(sentence: &mut String, more: &str) {
    if !sentence.is_empty() {
        sentence.push(' ');
    }
    sentence.push_str(more);
}

/// The page that tells what each rulebook says, as Markdown.
pub fn page() -> String {
    let mut out = String::from(HEAD);
    for book in Book::ALL {
        let all = statements(book);
        let shown = all.iter().filter(|one| one.unshown.is_none()).count();
        let anchor = books::title(Lang::En, book).to_lowercase().replace(' ', "-");
        let (title, edition) = (books::title(Lang::En, book), book.edition());
        let (many, rest) = (all.len(), all.len() - shown);
        let _ = writeln!(out, "| `{book}` | [{title}](#{anchor}) | `{edition}` | {many} | {shown} | {rest} |");
    }
    for book in Book::ALL {
        let _ = writeln!(out, "\n## {}\n\n{}", books::title(Lang::En, book), books::about(Lang::En, book));
        let switches: Vec<String> = book.changes().map(|(name, word)| format!("`{name} {word}`")).collect();
        if !switches.is_empty() {
            let _ = writeln!(out, "\nIts switches that differ from its edition: {}.", switches.join(", "));
        }
        let mut chapter = "";
        for one in statements(book) {
            if one.chapter != chapter {
                chapter = one.chapter;
                let _ = writeln!(out, "\n### {chapter}\n\n| | it says | clauses | shown by |\n|---|---|---|---|");
            }
            let _ = writeln!(out, "| {} | {} | {} | {} |", one.number, one.says, one.cites.join(", "), evidence(&one));
        }
    }
    out
}

const HEAD: &str = "\
<!-- Made of the files beside it by `cargo xtask books`; change those. -->

# What each rulebook says

Five rulebooks, each taken at its word: every statement in our own words, the clauses of `kaiju rules` that say it, and the
scenarios that show it. `kaiju rules books NAME` prints one of these tables, `--book NAME` plays by it, and where a rulebook
leaves a doubt [RULINGS.md](../../RULINGS.md) says what we do. Paths are under `scenarios/`; a test sees to it that each
statement has a scenario that holds under its book, or a reason why no scenario can show it.

| name | book | edition | statements | shown by scenarios | otherwise |
|---|---|---|---|---|---|
";

/// What shows a statement, as Markdown.
fn evidence(one: &Statement) -> String {
    let scenario = |path: &&str| {
        if path.contains('*') { format!("`{path}`") } else { format!("[{path}](../../scenarios/{path}.scenario)") }
    };
    let tests = one.tested.iter().map(|(file, test)| format!("[{test}](../../{file})"));
    let links = one.shown.iter().map(scenario).chain(tests).collect::<Vec<_>>().join(", ");
    match &one.unshown {
        Some((_, why)) => format!("{why} {links}").trim_end().to_string(),
        None => links,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_line_by_line() {
        let text = "# a remark\nbook godzilla\nstatements 2\n\nchapter Setup\n\ngodzilla/1\nsays One thing\n  and more.\n\
                    cites SETUP-1\nshown rules/setup/*\n\ngodzilla/2\nsays Another.\nunshown box: it is\n  cardboard.\n";
        let all = read(Book::GODZILLA, text).unwrap();
        assert_eq!((all[0].id(), all[0].says.as_str()), ("godzilla/1".to_string(), "One thing and more."));
        assert_eq!(
            (all[0].chapter, &all[0].cites[..], &all[0].shown[..]),
            ("Setup", &["SETUP-1"][..], &["rules/setup/*"][..])
        );
        assert_eq!(all[1].unshown, Some((Unshown::Box, "it is cardboard.".to_string())));
    }

    #[test]
    fn what_is_wrong_in_a_file_is_told() {
        for (text, why) in [
            ("book godzilla\nstatements 1\ngodzilla/2\n", "line 3: expected godzilla/1"),
            ("book godzilla\nstatements 2\ngodzilla/1\nsays x\n", "`statements` says Some(2), there are 1"),
            ("statements 0\n", "expected the line `book godzilla`"),
            ("book godzilla\nsays x\n", "line 2: `says` says nothing here"),
            ("book godzilla\ngodzilla/1\nunshown luck: x\n", "line 3: expected box, clients or advert"),
        ] {
            assert_eq!(read(Book::GODZILLA, text).unwrap_err(), why);
        }
    }
}
