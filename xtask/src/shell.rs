//! Running other programs: paths, what is printed before, and what is printed when one fails.

use std::env::consts::EXE_SUFFIX;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// Chores answer with nothing, or with a sentence that says what to do.
pub(crate) type Result<T = ()> = std::result::Result<T, String>;

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository")
}

/// The folder cargo builds into. We were built there too (`TARGET/debug/xtask`), so every way to move it is respected.
pub(crate) fn target() -> Result<PathBuf> {
    let me = std::env::current_exe().map_err(|e| format!("cannot tell where xtask was built: {e}"))?;
    me.ancestors().nth(2).map(Path::to_path_buf).ok_or_else(|| "start me with `cargo xtask`".to_string())
}

/// What the browser client is built for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// The cargo that started us, ready for arguments.
pub(crate) fn cargo() -> Command {
    program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Any other program, started in the root of the repository.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// `kaiju` itself, built for speed.
pub(crate) fn kaiju() -> Result<PathBuf> {
    run(cargo().args(["build", "--release", "--package", "kaiju-cli"]))?;
    Ok(target()?.join("release").join(format!("kaiju{EXE_SUFFIX}")))
}

/// All crates but the browser client, which is tested in a browser: building it for this machine too would take minutes
/// and tell nothing; and but the module for Python, which only Python can load. Builds that name the same crates share what
/// they build.
pub(crate) const TESTED: [&str; 5] = ["--workspace", "--exclude", "kaiju-web", "--exclude", "kaiju-py"];

/// `kaiju` as the tests have it.
pub(crate) fn tested_kaiju() -> Result<PathBuf> {
    tested("kaiju")
}

/// One of our programs as the tests have it. The test beside it is small, and makes cargo choose the features that tests are
/// built with: without it, much of what the tests have would be built a second time.
pub(crate) fn tested(name: &str) -> Result<PathBuf> {
    run(cargo().arg("build").args(TESTED).args(["--bin", name, "--test", "glossary"]))?;
    Ok(target()?.join("debug").join(format!("{name}{EXE_SUFFIX}")))
}

/// The two programs that `cargo xtask play` needs besides the page, one that packs it and one that serves it, built in a fraction
/// of the time that all of kaiju takes: bots think as fast, the rest is not optimised. This machine is named, so that they share what
/// they build with the page, also the compiler's plug-ins.
pub(crate) fn quick() -> Result<[PathBuf; 2]> {
    let said = ask(program("rustc").arg("-vV")).ok_or("`rustc` cannot be started")?;
    let here = said.lines().find_map(|line| line.strip_prefix("host: ")).ok_or("`rustc` does not tell its machine")?;
    let mut build = cargo();
    build.args(["build", "--profile", "play", "--target", here, "--package", "kaiju-pack", "--package", "kaiju-host"]);
    run(&mut build)?;
    let built = target()?.join(here).join("play");
    Ok(["kaiju-pack", "kaiju-table"].map(|name| built.join(format!("{name}{EXE_SUFFIX}"))))
}

/// Sees to it that the compiler can build the page.
pub(crate) fn wasm_target() -> Result {
    let sysroot = ask(program("rustc").args(["--print", "sysroot"])).ok_or("`rustc` cannot be started")?;
    if Path::new(&sysroot).join("lib/rustlib").join(WASM).is_dir() { Ok(()) } else { rustup(&["target", "add", WASM]) }
}

/// Lets a command keep its temporary files in memory, where the system has a folder for that with room enough: tests sync thousands of small
/// files, and browsers write every picture of a page into one. They are files as on any disk; nobody waits for the disk.
pub(crate) fn in_memory(command: &mut Command) -> &mut Command {
    let Some(folder) = memory_folder() else { return command };
    command.env("TMPDIR", folder)
}

fn memory_folder() -> Option<PathBuf> {
    let memory = Path::new("/dev/shm");
    let said = ask(program("df").args(["-Pk"]).arg(memory))?;
    let free: u64 = said.lines().nth(1)?.split_whitespace().nth(3)?.parse().ok()?;
    // Others who work on this machine have one of their own.
    let folder = memory.join(format!("kaiju-tests-{}", ask(program("id").arg("-u"))?));
    (free >= ROOM_IN_MEMORY_KB && std::fs::create_dir_all(&folder).is_ok()).then_some(folder)
}

/// What all tests at once may write, with plenty to spare.
const ROOM_IN_MEMORY_KB: u64 = 4 * 1024 * 1024;

/// Has rustup do something, or says what is to be done where there is none.
pub(crate) fn rustup(args: &[&str]) -> Result {
    if ask(program("rustup").arg("--version")).is_none() {
        let wanted = args.join(" ");
        return Err(format!(
            "the compiler lacks a part, and there is no rustup to add it.\n\
             Install rustup (https://rustup.rs) and start again, or do by other means what `rustup {wanted}` would do."
        ));
    }
    run(program("rustup").args(args))
}

/// Shows the command, runs it, and fails where it fails.
pub(crate) fn run(command: &mut Command) -> Result {
    let line = line(command);
    println!("$ {line}");
    let status = command.status().map_err(|e| format!("cannot start `{line}`: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{line}` failed ({status})")) }
}

/// Runs a command that says nothing but what is wrong, and tells the end of that where it fails.
pub(crate) fn run_silently(command: &mut Command) -> Result {
    let line = line(command);
    println!("$ {line}");
    let output = command.output().map_err(|e| format!("cannot start `{line}`: {e}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    eprint!("{said}");
    if output.status.success() {
        return Ok(());
    }
    let last: Vec<&str> = said.lines().filter(|line| !line.trim().is_empty()).collect();
    let last = last[last.len().saturating_sub(8)..].join("\n    ");
    Err(format!("`{line}` failed ({})\n    {last}", output.status))
}

/// Runs a command without a sound; what it printed, if it could be started and was content.
pub(crate) fn ask(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_string())
}

/// May we do everything on this machine?
pub(crate) fn is_root() -> bool {
    ask(program("id").arg("-u")).is_some_and(|id| id == "0")
}

/// Installs Debian packages where we may; otherwise tells what is missing and why.
pub(crate) fn install(packages: &[&str], why: &str) -> Result {
    let names = packages.join(" ");
    if !is_root() || ask(program("apt-get").arg("--version")).is_none() {
        return Err(format!("{why}: `apt install {names}`, or what your system calls it"));
    }
    println!("{why}: installing {names}");
    let apt = || {
        let mut apt = program("apt-get");
        // Another step may be installing something: whoever comes second waits.
        apt.env("DEBIAN_FRONTEND", "noninteractive").args(["-q", "-y", "-o", "DPkg::Lock::Timeout=600"]);
        apt
    };
    let add = || run(apt().args(["install", "--no-install-recommends"]).args(packages));
    // The lists of packages may be old or missing.
    add().or_else(|_| run(apt().arg("update")).and_then(|()| add()))
}

/// The programs of Python packages, in a virtual environment of their own under `target/tools`; they are fetched once, and again
/// when others are wanted.
pub(crate) fn pip(name: &str, wanted: &[&str]) -> Result<PathBuf> {
    let home = target()?.join("tools").join(name);
    let done = home.join("installed");
    let names = wanted.join(" ");
    if std::fs::read_to_string(&done).ok().as_ref() != Some(&names) {
        if ask(program("python3").args(["-c", "import ensurepip"])).is_none() {
            install(&["python3-venv"], &format!("{names}: a Python environment of its own"))?;
        }
        println!("{names}: not here yet, installing it once");
        run(program("python3").args(["-m", "venv"]).arg(&home))?;
        let pip = home.join("bin/pip");
        run(program(pip).args(["install", "--quiet", "--disable-pip-version-check"]).args(wanted)).map_err(|why| {
            let place = home.display();
            format!("{why}; where PyPI cannot be reached, install {names} into {place} by other means")
        })?;
        std::fs::write(&done, &names).map_err(|e| format!("cannot write {}: {e}", done.display()))?;
    }
    Ok(home.join("bin"))
}

/// A time as people say it.
pub(crate) fn spoken(time: Duration) -> String {
    match time.as_secs() {
        0..=99 => format!("{:.1} s", time.as_secs_f32()),
        seconds => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

/// A path as seen from the root of the repository, where it lies below it.
pub(crate) fn near(path: &Path) -> &Path {
    path.strip_prefix(root()).unwrap_or(path)
}

/// The command as one would type it: the program by its bare name, paths seen from the root.
fn line(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words = command.get_args().map(|word| near(Path::new(word)).as_os_str());
    let words = std::iter::once(name).chain(words).map(OsStr::to_string_lossy);
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::root;

    /// What Ubuntu, on which the workflows run, calls packages that have another name in Debian.
    const UBUNTU: [(&str, &str); 2] = [("chromium", "chromium-browser"), ("firefox-esr", "firefox")];
    /// The sources of ours that only the gate installs something for.
    const ONLY_GATE: [&str; 2] = ["gate.rs", "instructions.rs"];
    /// All sources of ours that the gate installs something for.
    const GATE: [&str; 4] = ["gate.rs", "instructions.rs", "shell.rs", "web.rs"];
    /// All sources of ours that the nights install something for.
    const NIGHTLY: [&str; 1] = ["shell.rs"];

    fn text(path: &str) -> String {
        std::fs::read_to_string(root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
    }

    /// The packages that our sources install, each with the name of the source.
    fn installed() -> Vec<(String, String)> {
        let mut found = Vec::new();
        for file in std::fs::read_dir(root().join("xtask/src")).expect("our sources").flatten() {
            let name = file.file_name().into_string().expect("a plain name");
            let source = text(&format!("xtask/src/{name}"));
            let code = source.split("#[cfg(test)]").next().unwrap_or_default();
            for call in code.split("install(&[").skip(1) {
                let packages = call.split(']').next().unwrap_or_default();
                found.extend(packages.split('"').skip(1).step_by(2).map(|package| (name.clone(), package.to_string())));
            }
        }
        found
    }

    /// The words after `apt-get install` in a workflow.
    fn fetched(workflow: &str) -> Vec<String> {
        let workflow = text(workflow);
        let lines =
            workflow.lines().filter_map(|line| line.split_once("sudo apt-get install ").map(|(_, words)| words));
        lines.flat_map(str::split_whitespace).map(str::to_string).collect()
    }

    /// In a workflow nothing may be installed on the way, because nobody there is root: what our sources would install must be
    /// there before.
    #[test]
    fn the_workflows_fetch_what_the_chores_they_run_would_install() {
        let installed = installed();
        assert!(installed.len() > 15, "{installed:?}");
        let lacks = |workflow: &str, runs: &dyn Fn(&str) -> bool| {
            let fetched = fetched(workflow);
            let ubuntu =
                |name: &str| UBUNTU.iter().find(|(debian, _)| *debian == name).map_or(name, |pair| pair.1).to_string();
            let wanted = installed.iter().filter(|(source, _)| runs(source)).map(|(_, package)| ubuntu(package));
            wanted.filter(|package| !fetched.contains(package)).collect::<Vec<_>>()
        };
        let none: [&str; 0] = [];
        // A source that is new belongs to `dist` until somebody says otherwise above.
        assert_eq!(lacks(".github/workflows/release.yml", &|source| !ONLY_GATE.contains(&source)), none);
        assert_eq!(lacks(".github/workflows/gate.yml", &|source| GATE.contains(&source)), none);
        assert_eq!(lacks(".github/workflows/nightly.yml", &|source| NIGHTLY.contains(&source)), none);
    }

    #[test]
    fn the_gate_runs_with_the_compiler_that_the_counts_are_of() {
        let (counts, gate) = (text("xtask/instructions.txt"), text(".github/workflows/gate.yml"));
        let version =
            counts.lines().find_map(|line| line.strip_prefix("rustc ")?.split(' ').next()).expect("a compiler");
        assert!(gate.contains(&format!("RUSTUP_TOOLCHAIN: {version}\n")), "{version}");
        assert!(gate.contains(&format!("rustup toolchain install {version} ")), "{version}");
    }
}
