//! Finds out which commit is built, for `kaiju --version`.
//!
//! `KAIJU_COMMIT` says it first. Otherwise git does, in optimised builds of a checkout of kaiju's own: a build for
//! developing is not made anew at each commit, and a tarball inside another repository is not that repository's commit.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=KAIJU_COMMIT");
    let told = env::var("KAIJU_COMMIT").ok();
    let optimised = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit = told.or_else(|| if optimised { commit() } else { None });
    println!("cargo::rustc-env=KAIJU_COMMIT={}", commit.as_deref().unwrap_or("unknown"));
}

/// The commit of this checkout, in twelve digits.
fn commit() -> Option<String> {
    let root = fs::canonicalize(Path::new(&env::var_os("CARGO_MANIFEST_DIR")?).join("../..")).ok()?;
    let git = |args: &[&str]| {
        let output = Command::new("git").arg("-C").arg(&root).args(args).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_string())
    };
    if fs::canonicalize(git(&["rev-parse", "--show-toplevel"])?).ok()? != root {
        return None;
    }
    // It has one more line whenever another commit is checked out.
    let moves = root.join(git(&["rev-parse", "--git-path", "logs/HEAD"])?);
    if moves.is_file() {
        println!("cargo::rerun-if-changed={}", moves.display());
    }
    Some(git(&["rev-parse", "HEAD"])?.get(..12)?.to_string())
}
