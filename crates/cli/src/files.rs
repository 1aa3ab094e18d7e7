//! Reading text files that may be anything: too large, not text, not there.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use kaiju_text::cli;

use crate::tongue::lang;

/// The largest file we read. A long game takes a few hundred kilobytes.
const LIMIT: u64 = 64 << 20;

/// The text of a file; `-` is standard input.
pub(crate) fn read(path: &Path) -> Result<String> {
    if path == Path::new("-") {
        return text(io::stdin().lock()).context(cli::standard_input(lang()));
    }
    let open = || {
        let file = File::open(path)?;
        let about = file.metadata()?;
        if about.is_dir() {
            bail!(cli::is_folder(lang()));
        }
        if about.len() > LIMIT {
            return Err(too_large());
        }
        text(file)
    };
    open().with_context(|| path.display().to_string())
}

/// The text of a file, of standard input, or of a record at an address.
pub(crate) fn read_place(place: &str) -> Result<String> {
    if !place.contains("://") {
        return read(Path::new(place));
    }
    kaiju_tui::line::record(place).map_err(|trouble| anyhow!(trouble.told(lang())))
}

/// Reads to the end, but never much more than the limit: not everything that can be read tells its size.
fn text(from: impl Read) -> Result<String> {
    let mut bytes = Vec::new();
    from.take(LIMIT + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LIMIT {
        return Err(too_large());
    }
    String::from_utf8(bytes).map_err(|error| {
        let offset = error.utf8_error().valid_up_to();
        anyhow!(cli::not_text(lang(), offset))
    })
}

fn too_large() -> anyhow::Error {
    anyhow!(cli::too_large(lang(), LIMIT >> 20))
}
