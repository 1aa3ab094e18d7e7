//! Finds out which commit is built, for `kaiju --version`, and has kaiju built anew when another page was packed.
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
    page(optimised);
}

/// The page lies in a folder that is empty until it is packed. A program that was built before the folder was there would
/// never find the page: so it is made here. A build for developing reads the folder when it runs, an optimised one has the
/// files inside and is built anew when they change.
fn page(optimised: bool) {
    let Some(folder) = env::var_os("CARGO_MANIFEST_DIR").map(|cli| Path::new(&cli).join("../web/dist")) else { return };
    // Where nothing may be written, nothing is packed either.
    let made = fs::create_dir_all(&folder);
    if optimised && made.is_ok() {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
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
