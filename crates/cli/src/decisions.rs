//! What kaiju decided where the books leave a doubt: the rows of `RULINGS.md`, which is in English.

use std::io::Write;

use anyhow::Result;
use serde_json::json;

use crate::words::{BOLD, DIM, wrapped};

const RULINGS: &str = include_str!("../../../RULINGS.md");

/// One row of a table of the document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Decision {
    pub(crate) id: &'static str,
    pub(crate) question: &'static str,
    pub(crate) answer: &'static str,
    /// What shows it: scenarios and tests.
    test: &'static str,
}

impl Decision {
    /// All of them, in the order of the document.
    pub(crate) fn all() -> impl Iterator<Item = Decision> {
        RULINGS.lines().filter_map(Decision::read)
    }

    /// The one with this id, in either case.
    pub(crate) fn find(id: &str) -> Option<Decision> {
        Decision::all().find(|decision| decision.id.eq_ignore_ascii_case(id.trim()))
    }

    fn read(line: &'static str) -> Option<Decision> {
        let cells = line.strip_prefix("| ")?.strip_suffix(" |")?;
        let (id, rest) = cells.split_once(" | ")?;
        let (question, rest) = rest.split_once(" | ")?;
        let (answer, test) = rest.rsplit_once(" | ")?;
        id.starts_with("R-").then_some(Decision { id, question, answer, test })
    }

    /// Prints it, or writes it as JSON.
    pub(crate) fn print(self, json: bool, out: &mut impl Write) -> Result<()> {
        let Decision { id, question, answer, test } = self;
        if json {
            let all = json!({ "id": id, "question": question, "answer": answer, "test": test });
            return Ok(writeln!(out, "{all:#}")?);
        }
        writeln!(out, "{BOLD}{id}{BOLD:#}  {DIM}RULINGS.md{DIM:#}")?;
        writeln!(out, "\n{}", wrapped(question, ""))?;
        writeln!(out, "\n{}", wrapped(answer, ""))?;
        Ok(writeln!(out, "\n{DIM}{}{DIM:#}", wrapped(test, ""))?)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_row_of_the_document_is_read_and_its_id_is_its_own() {
        let rows = RULINGS.lines().filter(|line| line.starts_with("| R-")).count();
        let ids: BTreeSet<&str> = Decision::all().map(|decision| decision.id).collect();
        assert!(rows > 60 && ids.len() == rows, "{} of {rows}", ids.len());
        for Decision { id, question, answer, test } in Decision::all() {
            assert!([question, answer, test].iter().all(|cell| !cell.is_empty() && *cell == cell.trim()), "{id}");
        }
        assert_eq!(Decision::find("r-37").map(|decision| decision.id), Some("R-37"));
        assert_eq!(Decision::find("R-0"), None);
    }
}
