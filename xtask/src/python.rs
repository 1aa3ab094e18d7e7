//! kaiju for Python: builds the wheel, installs it into a virtual environment of its own and runs its tests there.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::dist::{copy, epoch, files, folder, linux_flags, names_no_folder, path_with_zig, read, scratch};
use crate::shell::{Result, ask, near, pip, program, root, run, target, tested_kaiju};

/// What builds the wheel and what its tests need. Nothing large: tests that want more are left out where it is missing.
const WANTED: [&str; 9] = [
    "maturin==1.16.0",
    "pytest==9.2.0",
    "numpy==2.4.6",
    "gymnasium==1.4.0",
    "pettingzoo==1.27.0",
    "polars==2.1.0",
    "nbclient==0.11.0",
    "ipykernel==7.4.0",
    "mypy==2.4.1",
];

/// What the other tests want: some gigabytes.
const LARGE: [&str; 4] = ["ray==2.60.0", "open_spiel==2.0.2", "torch==2.15.0", "tianshou==2.0.1"];

/// Where the crate lies.
const CRATE: &str = "crates/py";

/// Builds the wheel as the tests are built, which takes least, and tests it.
pub(crate) fn python() -> Result {
    test(&pip("python", &WANTED)?, &[])
}

/// Tests it with everything that it can work with, in another environment; where a test is left out all the same, that is a failure.
pub(crate) fn python_with_all() -> Result {
    test(&pip("python-all", &[&WANTED[..], &LARGE].concat())?, &["--none-left-out"])
}

fn test(bin: &Path, more: &[&str]) -> Result {
    let wheel = build(bin, |maturin| {
        // It is unpacked at once: packing it small would take longer than building it.
        maturin.args(["--compression-method", "stored"]);
        Ok(())
    })?;
    run(program(bin.join("pip"))
        .args(["install", "--quiet", "--disable-pip-version-check", "--force-reinstall", "--no-deps"])
        .arg(wheel))?;
    let mut tests = program(bin.join("python"));
    tests.args(["-m", "pytest", "-p", "no:cacheprovider", "--kaiju"]).arg(tested_kaiju()?);
    run(tests.args(more).arg("tests").current_dir(root().join(CRATE)).env("PYTHONDONTWRITEBYTECODE", "1"))
}

/// Builds the wheel for others.
pub(crate) fn wheel() -> Result {
    let wheel = build(&pip("python", &WANTED)?, |maturin| {
        maturin.arg("--release");
        Ok(())
    })?;
    println!("pip install {}", near(&wheel).display());
    Ok(())
}

/// Builds the wheel of a release, for every Linux on x86-64 whose C library is that of 2012 or a later one, and tries it in an
/// environment that has nothing else: a game is played there.
pub(crate) fn released() -> Result {
    let wheel = build(&pip("python", &WANTED)?, |maturin| {
        maturin.args([
            "--release",
            "--strip",
            "--zig",
            "--compatibility",
            "manylinux2014",
            "--target",
            "x86_64-unknown-linux-gnu",
        ]);
        maturin.env("PATH", path_with_zig()?).env("CARGO_ENCODED_RUSTFLAGS", linux_flags()?);
        maturin.env("CARGO_TARGET_DIR", target()?.join("cross")).env("SOURCE_DATE_EPOCH", epoch());
        Ok(())
    })?;
    let name = wheel.file_name().unwrap_or_default().to_owned();
    println!("  {}: {} bytes", name.display(), read(&wheel)?.len());
    if !name.to_string_lossy().contains("manylinux") {
        return Err("it is for this machine alone".to_string());
    }
    let fresh = scratch("wheel")?;
    run(program("python3").args(["-m", "venv"]).arg(&fresh))?;
    run(program(fresh.join("bin/pip")).args(["install", "--quiet", "--disable-pip-version-check"]).arg(&wheel))?;
    let told = ask(program(fresh.join("bin/python")).args(["-c", GAME]).current_dir(&fresh));
    println!("  {}", told.ok_or("no game can be played with it")?);
    let unpacked = scratch("wheel-unpacked")?;
    run(program("python3").args(["-m", "zipfile", "-e"]).arg(&wheel).arg(&unpacked))?;
    for file in files(&unpacked)? {
        names_no_folder(&read(&file)?).map_err(|why| format!("{}: {why}", near(&file).display()))?;
    }
    copy(&wheel, &folder()?.join(name))
}

/// A game between two bots.
const GAME: &str = "\
import kaiju
bots, game = [kaiju.Bot('greedy', seed=1), kaiju.Bot('random', seed=2)], kaiju.Game(players=2, seed=3)
while not game.over:
    game.apply(bots['AB'.index(game.pending.seat)](game))
kaiju.vector(8, players=2).step(kaiju.vector(8, players=2).sample())
print(f'kaiju {kaiju.__version__}: {game.inputs} inputs, won by', *game.winners)
";

/// Builds a wheel, with more said about how.
fn build(bin: &Path, how: impl FnOnce(&mut Command) -> Result) -> Result<PathBuf> {
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
    maturin.arg("--interpreter").arg(bin.join("python")).arg("--out").arg(&out);
    maturin.env("CARGO_TARGET_DIR", target()?);
    how(&mut maturin)?;
    run(&mut maturin)?;
    wheels(&out).pop().ok_or_else(|| format!("no wheel in {}", out.display()))
}
