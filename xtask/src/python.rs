//! kaiju for Python: builds the wheel, installs it into a virtual environment of its own and runs its tests there.

use std::path::{Path, PathBuf};

use crate::shell::{Result, near, pip, program, root, run, target, tested_kaiju};

/// What builds the wheel and what its tests need. Nothing large: tests that want more are left out where it is missing.
const WANTED: [&str; 8] = [
    "maturin==1.16.0",
    "pytest==9.2.0",
    "numpy==2.4.6",
    "gymnasium==1.4.0",
    "pettingzoo==1.27.0",
    "polars==2.1.0",
    "nbclient==0.11.0",
    "ipykernel==7.4.0",
];

/// What the other tests want: some gigabytes.
const LARGE: [&str; 4] = ["ray==2.60.0", "open_spiel==2.0.2", "torch==2.15.0", "tianshou==2.0.1"];

/// Where the crate lies.
const CRATE: &str = "crates/py";

/// Builds the wheel as the tests are built, which takes least, and tests it.
pub(crate) fn python() -> Result {
    test(&pip("python", &WANTED)?, &[])
}

/// Tests it with everything that it can work with, in another environment; no test is left out.
pub(crate) fn python_with_all() -> Result {
    test(&pip("python-all", &[&WANTED[..], &LARGE].concat())?, &["-rs"])
}

fn test(bin: &Path, more: &[&str]) -> Result {
    let wheel = build(bin, &[])?;
    run(program(bin.join("pip"))
        .args(["install", "--quiet", "--disable-pip-version-check", "--force-reinstall", "--no-deps"])
        .arg(wheel))?;
    let mut tests = program(bin.join("python"));
    tests.args(["-m", "pytest", "-p", "no:cacheprovider", "--kaiju"]).arg(tested_kaiju()?);
    run(tests.args(more).arg("tests").current_dir(root().join(CRATE)).env("PYTHONDONTWRITEBYTECODE", "1"))
}

/// Builds the wheel for others.
pub(crate) fn wheel() -> Result {
    let wheel = build(&pip("python", &WANTED)?, &["--release"])?;
    println!("pip install {}", near(&wheel).display());
    Ok(())
}

fn build(bin: &Path, how: &[&str]) -> Result<PathBuf> {
    let out = target()?.join("wheels");
    let wheels = |out: &Path| -> Vec<PathBuf> {
        let all = std::fs::read_dir(out).into_iter().flatten().flatten().map(|entry| entry.path());
        all.filter(|path| path.extension().is_some_and(|kind| kind == "whl")).collect()
    };
    for old in wheels(&out) {
        std::fs::remove_file(&old).map_err(|e| format!("cannot remove {}: {e}", old.display()))?;
    }
    let mut maturin = program(bin.join("maturin"));
    maturin.args(["build", "--locked", "--quiet", "--manifest-path"]).arg(format!("{CRATE}/Cargo.toml"));
    maturin.arg("--interpreter").arg(bin.join("python")).arg("--out").arg(&out).args(how);
    run(maturin.env("CARGO_TARGET_DIR", target()?))?;
    wheels(&out).pop().ok_or_else(|| format!("no wheel in {}", out.display()))
}
