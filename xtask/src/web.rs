//! The browser client: packed for the server, and tried in a real browser.

use std::ffi::OsString;
use std::path::PathBuf;

use crate::shell::{Result, ask, cargo, install, program, run, target, tested_kaiju};

/// Packs the client into `crates/web/dist`, from where `kaiju` takes it; quickly and large, or slowly and small.
pub(crate) fn pack(quick: bool) -> Result {
    let mut pack = cargo();
    pack.args(["run", "--quiet", "--package", "kaiju-pack", "--"]);
    if quick {
        pack.arg("--dev");
    }
    run(&mut pack)
}

/// The version of axe-core the pages are checked with.
const AXE: &str = "4.10.3";

/// People and a program play in Chromium.
pub(crate) fn browser() -> Result {
    chromium()?;
    let axe = npm("axe-core", AXE)?.join("node_modules/axe-core/axe.min.js");
    let kaiju = tested_kaiju()?;
    let mut tests = cargo();
    tests.args(["test", "--no-fail-fast", "--package", "kaiju-webtest", "--", "--ignored", "--test-threads", "2"]);
    run(tests.env("AXE_CORE", axe).env("KAIJU", kaiju))
}

/// The folder a package of npm is installed in; it is fetched once.
pub(crate) fn npm(name: &str, version: &str) -> Result<PathBuf> {
    let home = target()?.join("tools").join(format!("{name}-{version}"));
    if !home.join("node_modules").join(name).join("package.json").is_file() {
        println!("{name} {version} is not here yet: fetching it once");
        let mut npm = program("npm");
        npm.args(["install", "--silent", "--no-save", "--no-audit", "--no-fund", "--prefix"]).arg(&home);
        run(npm.arg(format!("{name}@{version}"))).map_err(|why| format!("{why}; npm fetches {name}, install Node"))?;
    }
    Ok(home)
}

/// Finds a Chromium, and installs Debian's where we may; tells its name.
pub(crate) fn chromium() -> Result<OsString> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Ok(named);
    }
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    if let Some(name) = names.iter().find(|name| ask(program(name).arg("--version")).is_some()) {
        return Ok(name.into());
    }
    install(&["chromium", "fonts-noto-color-emoji"], "the browser client is played in Chromium")
        .map_err(|why| format!("{why}; or name another one in the variable CHROMIUM"))?;
    Ok(names[0].into())
}
