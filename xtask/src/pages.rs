//! Pages that are made of what the code says: what each rulebook says, and the order of the cards.

use std::fs;

use crate::shell::{Result, TESTED, ask, cargo, program, root, run, tested_kaiju};

/// The page with the order of the cards.
const CARD_ORDER: &str = "docs/card-order.md";

/// Writes the page of the statements in `docs/books` anew: an ignored test does it, because tests have the reader of the
/// statements at hand.
pub(crate) fn books() -> Result {
    let make = ["--test", "books", "--", "--ignored", "--exact", "make_the_page"];
    run(cargo().arg("test").args(TESTED).args(make))
}

/// Writes the list in the page with the order of the cards anew.
pub(crate) fn card_order() -> Result {
    let numbers = ask(program(tested_kaiju()?).args(["cards", "--numbers"])).ok_or("`kaiju cards --numbers` failed")?;
    let path = root().join(CARD_ORDER);
    let page = fs::read_to_string(&path).map_err(|e| format!("{CARD_ORDER}: {e}"))?;
    let listed = page.split_once("```text\n").and_then(|(head, list)| Some((head, list.split_once("```")?.1)));
    let (head, tail) = listed.ok_or_else(|| format!("{CARD_ORDER} has no list of cards: a block of `text`"))?;
    fs::write(&path, format!("{head}```text\n{numbers}\n```{tail}")).map_err(|e| format!("{CARD_ORDER}: {e}"))
}
