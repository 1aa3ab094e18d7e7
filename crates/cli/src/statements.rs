//! `kaiju rules books NAME`: what one rulebook says, statement by statement, and what shows it.

use std::io::Write;

use anyhow::Result;
use kaiju_rules::Book;
use kaiju_text::statements::{Statement, statements};
use kaiju_text::{books, cli, editions};
use serde_json::{Value, json};

use crate::Verdict;
use crate::tongue::lang;
use crate::words::{BOLD, DIM, wrapped};

/// How far what belongs to a statement stands in.
const INDENT: &str = "       ";

/// Prints what a book says.
pub(crate) fn print(book: Book, as_json: bool, out: &mut impl Write) -> Result<Verdict> {
    let all = statements(book);
    if as_json {
        writeln!(out, "{:#}", all.iter().map(json).collect::<Value>())?;
        return Ok(Verdict::Fine);
    }
    let shown = all.iter().filter(|one| one.unshown.is_none()).count();
    writeln!(out, "{BOLD}{}{BOLD:#}", books::title(lang(), book))?;
    writeln!(out, "{DIM}{book}  ·  {}{DIM:#}", editions::name(lang(), book.edition()))?;
    writeln!(out, "\n{}", wrapped(&cli::book_statements(lang(), all.len() as u64, shown as u64), ""))?;
    let mut chapter = "";
    for one in &all {
        if one.chapter != chapter {
            chapter = one.chapter;
            writeln!(out, "\n{BOLD}{chapter}{BOLD:#}")?;
        }
        let says = wrapped(&one.says, INDENT);
        writeln!(out, "  {:>3}  {}", one.number, says.trim_start())?;
        let tests = one.tested.iter().map(|(file, test)| format!("{file}: {test}"));
        let evidence = one.shown.iter().map(ToString::to_string).chain(tests).collect::<Vec<_>>().join(", ");
        let why = one.unshown.as_ref().map(|(_, why)| why.as_str()).unwrap_or_default();
        for line in [&one.cites.join(", "), why, &evidence].into_iter().filter(|line| !line.is_empty()) {
            writeln!(out, "{DIM}{}{DIM:#}", wrapped(line, INDENT))?;
        }
    }
    Ok(Verdict::Fine)
}

fn json(one: &Statement) -> Value {
    json!({
        "id": one.id(),
        "chapter": one.chapter,
        "says": one.says,
        "cites": one.cites,
        "scenarios": one.shown,
        "tests": one.tested.iter().map(|(file, test)| json!({ "file": file, "test": test })).collect::<Value>(),
        "unshown": one.unshown.as_ref().map(|(kind, why)| json!({ "kind": kind.word(), "why": why })),
    })
}
