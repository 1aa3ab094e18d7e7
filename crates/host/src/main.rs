//! `kaiju-table FOLDER [WORDS OF kaiju serve]`: `kaiju serve` alone, with the page from a folder. `cargo xtask play` starts it: it is
//! built in a fraction of the time that all of kaiju takes.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Parser;
use kaiju_host::page::{PageAssets, PageFile};
use kaiju_host::serve::ServeArgs;
use kaiju_host::spoken;

/// A table server with the page from a folder.
#[derive(Parser)]
#[command(name = "kaiju-table", version)]
struct TableArgs {
    /// The folder with the packed page.
    page: PathBuf,
    #[command(flatten)]
    serve: ServeArgs,
}

fn main() -> ExitCode {
    spoken::choose(&[]);
    let TableArgs { page, serve } = TableArgs::parse();
    let find = move |path: &str| {
        // A path that leads out of the folder leads nowhere.
        let inside = path.split('/').all(|part| !part.is_empty() && part != "." && part != "..");
        let bytes = std::fs::read(page.join(path)).ok().filter(|_| inside)?;
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        Some(PageFile { bytes: bytes.into(), hash: hasher.finish() })
    };
    let mut out = anstream::stdout().lock();
    match serve.run(&mut out, Arc::new(PageAssets(find))).and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("kaiju: {error:#}");
            ExitCode::from(2)
        }
    }
}
