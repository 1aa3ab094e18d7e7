//! Fuzzing: random bytes against everything that reads what others wrote.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::shell::{Result, ask, program, root, run};

/// No file of a corpus is longer than this: the corpora are in the repository for ever.
const LONGEST: u32 = 24_000;

/// Runs every fuzz target for n seconds, or one of them. What it learns stays in `fuzz/grown`.
pub(crate) fn fuzz(seconds: &str, only: Option<&str>) -> Result {
    let seconds: u32 = seconds.parse().map_err(|_| format!("`{seconds}` is not a number of seconds"))?;
    for target in targets(only)? {
        println!("\n── {target}, {seconds} s");
        let mut fuzz = cargo_fuzz()?;
        fuzz.args(["run", "--fuzz-dir", "fuzz", &target]).arg(grown(&target)?).arg(corpus(&target)?);
        // Good text to spoil.
        if target == "scenario" {
            fuzz.arg(root().join("scenarios"));
        }
        // Games are long: do not wait for inputs to grow byte by byte.
        fuzz.args(["--", "-len_control=0", "-timeout=60", "-print_final_stats=1"]);
        run(fuzz.arg(format!("-max_total_time={seconds}")))?;
    }
    Ok(())
}

/// Takes into the corpora of the repository what fuzzing learned here, as few and as short files as tell all of it.
pub(crate) fn keep(only: Option<&str>) -> Result {
    for target in targets(only)? {
        println!("\n── {target}");
        let (kept, less) = (corpus(&target)?, grown(&target)?.with_extension("less"));
        let _ = fs::remove_dir_all(&less);
        fs::create_dir_all(&less).map_err(|e| format!("cannot make {}: {e}", less.display()))?;
        let mut fuzz = cargo_fuzz()?;
        fuzz.args(["run", "--fuzz-dir", "fuzz", &target]).arg(&less).arg(&kept).arg(grown(&target)?);
        run(fuzz.args(["--", "-set_cover_merge=1"]).arg(format!("-max_len={LONGEST}")))?;
        fs::remove_dir_all(&kept).and_then(|()| fs::rename(&less, &kept)).map_err(|e| format!("{target}: {e}"))?;
    }
    Ok(())
}

/// `cargo fuzz`, with nightly Rust, or else with the Rust that is here, told to be one.
fn cargo_fuzz() -> Result<Command> {
    let mut nightly = program("rustup");
    nightly.args(["run", "nightly", "cargo"]);
    let mut here = program("cargo");
    here.env("RUSTC_BOOTSTRAP", "1");
    let works = ask(program("rustup").args(["run", "nightly", "cargo", "--version"])).is_some();
    let mut cargo = if works { nightly } else { here };
    cargo.arg("fuzz");
    if ask(program("cargo").args(["fuzz", "--version"])).is_none() {
        return Err("this chore needs cargo-fuzz: `cargo install cargo-fuzz --locked`".to_string());
    }
    Ok(cargo)
}

/// The corpus in the repository.
fn corpus(target: &str) -> Result<PathBuf> {
    folder(&format!("fuzz/corpus/{target}"))
}

/// What was learned on this machine; git ignores it.
fn grown(target: &str) -> Result<PathBuf> {
    folder(&format!("fuzz/grown/{target}"))
}

fn folder(path: &str) -> Result<PathBuf> {
    let path = root().join(path);
    fs::create_dir_all(&path).map_err(|e| format!("cannot make {}: {e}", path.display()))?;
    Ok(path)
}

/// A target is a file in `fuzz/fuzz_targets`.
fn targets(only: Option<&str>) -> Result<Vec<String>> {
    let folder = root().join("fuzz/fuzz_targets");
    let files = fs::read_dir(&folder).map_err(|e| format!("cannot read {}: {e}", folder.display()))?;
    let mut names: Vec<String> =
        files.flatten().filter_map(|file| Some(file.path().file_stem()?.to_str()?.to_string())).collect();
    names.sort();
    if let Some(only) = only {
        names.retain(|name| name == only);
        if names.is_empty() {
            return Err(format!("there is no fuzz target `{only}`"));
        }
    }
    Ok(names)
}
