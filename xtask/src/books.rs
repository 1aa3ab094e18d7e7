//! The page that tells what each rulebook says, made of the statements in `docs/books`.

use crate::shell::{Result, TESTED, cargo, run};

/// Writes the page anew: an ignored test does it, because tests have the reader of the statements at hand.
pub(crate) fn books() -> Result {
    let make = ["--test", "books", "--", "--ignored", "--exact", "make_the_page"];
    run(cargo().arg("test").args(TESTED).args(make))
}
