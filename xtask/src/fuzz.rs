//! Fuzzing: random bytes against the parsers and the rules.

use std::fs;

use crate::shell::{Result, ask, program, root, run};

/// Runs every fuzz target for n seconds.
pub(crate) fn fuzz(seconds: &str) -> Result {
    let seconds: u32 = seconds.parse().map_err(|_| format!("`{seconds}` is not a number of seconds"))?;
    let nightly = || {
        let mut rustup = program("rustup");
        rustup.args(["run", "nightly", "cargo"]);
        rustup
    };
    if ask(nightly().arg("--version")).is_none() {
        return Err("this chore needs nightly Rust: `rustup toolchain install nightly`".to_string());
    }
    if ask(nightly().args(["fuzz", "--version"])).is_none() {
        return Err("this chore needs cargo-fuzz: `cargo install cargo-fuzz --locked`".to_string());
    }
    for target in targets()? {
        println!("\n── {target}, {seconds} s");
        let corpus = format!("fuzz/corpus/{target}");
        fs::create_dir_all(root().join(&corpus)).map_err(|e| format!("cannot make {corpus}: {e}"))?;
        let mut fuzz = nightly();
        fuzz.args(["fuzz", "run", "--fuzz-dir", "fuzz", &target, &corpus]);
        if target == "notation" {
            fuzz.arg("scenarios"); // good text to spoil
        }
        // Games are long: do not wait for inputs to grow byte by byte.
        run(fuzz.args(["--", "-len_control=0", "-timeout=10"]).arg(format!("-max_total_time={seconds}")))?;
    }
    Ok(())
}

/// A target is a file in `fuzz/fuzz_targets`.
fn targets() -> Result<Vec<String>> {
    let folder = root().join("fuzz/fuzz_targets");
    let files = fs::read_dir(&folder).map_err(|e| format!("cannot read {}: {e}", folder.display()))?;
    let mut names: Vec<String> =
        files.flatten().filter_map(|file| Some(file.path().file_stem()?.to_str()?.to_string())).collect();
    names.sort();
    Ok(names)
}
