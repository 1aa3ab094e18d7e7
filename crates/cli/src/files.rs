//! Files people name: reading text that may be anything, too large, not text, not there; writing without losing what is
//! there already.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use kaiju_text::cli;
use kaiju_tui::store;

use crate::tongue::lang;

/// The largest file we read. A long game takes a few hundred kilobytes.
const LIMIT: u64 = 64 << 20;

/// Whether files that are there already may be replaced; every command that writes a file somebody named has this.
#[derive(Args, Clone, Copy)]
pub(crate) struct Force {
    /// Overwrite files that exist already.
    #[arg(long)]
    pub(crate) force: bool,
}

impl Force {
    /// Says before the work begins that a file is there already, rather than after it.
    pub(crate) fn check<'a>(self, paths: impl IntoIterator<Item = &'a Path>) -> Result<()> {
        paths.into_iter().try_for_each(|path| store::free(path, self.force).map_err(|error| unwritten(path, error)))
    }

    /// Writes a file as a whole or not at all.
    pub(crate) fn write(self, path: &Path, bytes: &[u8]) -> Result<()> {
        store::put(path, bytes, self.force).map_err(|error| unwritten(path, error))
    }
}

/// Why a file could not be written.
pub(crate) fn unwritten(path: &Path, error: io::Error) -> anyhow::Error {
    match error.kind() {
        ErrorKind::AlreadyExists => anyhow!(cli::exists_already(lang(), path.display())),
        _ => anyhow!(error).context(cli::cannot_write(lang(), path.display())),
    }
}

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
