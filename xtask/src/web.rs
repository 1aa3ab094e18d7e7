//! The browser client: packed for the server, and tried in a real browser.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::shell::{
    Result, TESTED, WASM, ask, cargo, in_memory, install, program, quick, run, spoken, target, tested, tested_kaiju,
};

/// Packs the client into `crates/web/dist`, from where `kaiju` takes it; quickly and large, or slowly and small.
pub(crate) fn pack(hurry: bool) -> Result {
    if hurry { pack_with(&quick()?[0]) } else { packed(&tested(PACK)?, &[]) }
}

/// Packs the client quickly with the program that does it.
pub(crate) fn pack_with(pack: &Path) -> Result {
    packed(pack, &["--dev"])
}

/// Packs the client and makes a site of it for any web host; tells where.
pub(crate) fn site() -> Result<PathBuf> {
    let folder = target()?.join("site");
    packed(&tested(PACK)?, &["--site", &folder.to_string_lossy()])?;
    Ok(folder)
}

/// The program that packs.
const PACK: &str = "kaiju-pack";

/// Packs the client as these words say. No folder of this machine is named in the page; the flags for that are added to
/// those in `.cargo/config.toml`, and are the same each time, or the client would be built again.
fn packed(pack: &Path, words: &[&str]) -> Result {
    run(program(pack).args(words).args(["--config", &wasm_flags()?]))
}

fn wasm_flags() -> Result<String> {
    let flags: Vec<String> = crate::dist::remaps()?.iter().map(|flag| format!("{flag:?}")).collect();
    Ok(format!("target.{WASM}.rustflags=[{}]", flags.join(",")))
}

/// The version of axe-core the pages are checked with.
const AXE: &str = "4.10.3";

/// People and bots play in Chromium and in Firefox.
pub(crate) fn browser() -> Result {
    run(&mut browser_tests()?)
}

/// Runs the browser tests `times` times, to find what fails now and then; prints what failed how often.
pub(crate) fn browser_times(times: u32) -> Result {
    let mut failed: BTreeMap<String, u32> = BTreeMap::new();
    for time in 1..=times {
        let begun = Instant::now();
        let output = browser_tests()?.output().map_err(|e| format!("cannot start the tests: {e}"))?;
        let said = String::from_utf8_lossy(&output.stdout);
        let names = said.lines().filter_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... FAILED"));
        let mut seen = 0;
        for name in names {
            seen += 1;
            *failed.entry(name.to_string()).or_default() += 1;
        }
        if !output.status.success() {
            print!("{said}");
            if seen == 0 {
                return Err(format!("the tests did not run: {}", String::from_utf8_lossy(&output.stderr)));
            }
        }
        let verdict = if output.status.success() { "ok" } else { "FAILED" };
        println!("{time} of {times}: {verdict}, {}", spoken(begun.elapsed()));
    }
    if failed.is_empty() {
        return Ok(());
    }
    let told: Vec<String> = failed.iter().map(|(name, n)| format!("  {name}: {n} of {times} times")).collect();
    Err(format!("these failed:\n{}", told.join("\n")))
}

/// Makes the pictures of the README anew, from the page and from the terminal.
pub(crate) fn pictures() -> Result {
    let mut page = browser_tests()?;
    run(page.arg("the_pictures_of_the_readme").env("PICTURES", "write"))?;
    let mut screen = cargo();
    screen.arg("test").args(TESTED).args(["--test", "screen", "the_pictures_of_the_terminal"]);
    run(screen.env("PICTURES", "write"))
}

/// Makes pictures of the page in every state, size, language and theme into `target/wall`, with a page to look through them.
pub(crate) fn wall(words: &[&str]) -> Result {
    chromium()?;
    packed(&tested(PACK)?, &["--dev"])?;
    let (kaiju, wall) = (tested_kaiju()?, tested("kaiju-wall")?);
    run(program(wall).arg(target()?.join("wall")).args(words).env("KAIJU", kaiju))
}

/// Plays on the site in a browser, in a folder of a plain web host, with a table server elsewhere.
pub(crate) fn try_site() -> Result {
    run(browser_tests()?.arg("site::"))
}

/// The tests in browsers, ready to be run: the browsers, axe-core and kaiju are here.
fn browser_tests() -> Result<Command> {
    chromium()?;
    firefox()?;
    let axe = npm("axe-core", AXE)?.join("node_modules/axe-core/axe.min.js");
    let kaiju = tested_kaiju()?;
    // People who play think, and browsers wait for them: one more than there are cores keeps the cores busy.
    let threads = (std::thread::available_parallelism().map_or(2, usize::from) + 1).to_string();
    let mut tests = cargo();
    tests.arg("test").args(TESTED).args(["--test", "browser", "--", "--ignored", "--test-threads", &threads]);
    tests.env("AXE_CORE", axe).env("KAIJU", kaiju).env("SITE", site()?).env("GOLDEN", golden()?);
    in_memory(&mut tests);
    Ok(tests)
}

/// Builds the program that plays the golden games for WebAssembly, and tells where it is.
fn golden() -> Result<PathBuf> {
    let mut build = cargo();
    build.args(["build", "--quiet", "--package", "kaiju-testkit", "--bin", "kaiju-golden"]);
    run(build.args(["--profile", "wasm-release", "--target", WASM, "--config", &wasm_flags()?]))?;
    Ok(target()?.join(WASM).join("wasm-release/kaiju-golden.wasm"))
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

/// Finds a Firefox, and installs Debian's where we may.
fn firefox() -> Result {
    let here = ["firefox-esr", "firefox"].iter().any(|name| ask(program(name).arg("--version")).is_some());
    if here || std::env::var_os("FIREFOX").is_some() {
        return Ok(());
    }
    install(&["firefox-esr"], "the browser client is played in Firefox")
        .map_err(|why| format!("{why}; or name another one in the variable FIREFOX"))
}
