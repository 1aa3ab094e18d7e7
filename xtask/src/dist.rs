//! `cargo xtask dist`: everything a release consists of, in `target/dist`, each thing tried by starting it.

use std::env::consts::{ARCH, EXE_SUFFIX, OS};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

use crate::served::{ServeProcess, forget};
use crate::shell::{Result, ask, cargo, install, is_root, near, pip, program, root, run, run_silently, spoken, target};
use crate::{debian, image, python, web};

/// One thing a release has.
pub(crate) struct DistPart {
    pub name: &'static str,
    pub what: &'static str,
    run: fn() -> Result,
}

/// In this order; what is quick to build comes after what it is made of.
pub(crate) const PARTS: &[DistPart] = &[
    DistPart { name: "linux", what: "one static file for Linux on x86-64", run: || linux().map(drop) },
    DistPart { name: "deb", what: "a package for Debian and what comes from it", run: debian::deb },
    DistPart { name: "image", what: "a container image with nothing but kaiju in it", run: image::image },
    DistPart { name: "arm", what: "one static file for Linux on 64-bit ARM", run: || port(&ARM).map(drop) },
    DistPart { name: "windows", what: "one file for Windows on x86-64", run: || port(&WINDOWS).map(drop) },
    DistPart { name: "wheel", what: "the module for Python on Linux on x86-64", run: python::released },
    DistPart { name: "sample", what: "10,000 games of the corpus, as docs/corpus/sample.json seals them", run: sample },
    DistPart { name: "site", what: "the page as a site for any web host", run: site },
    DistPart { name: "source", what: "the source of this commit", run: source },
    DistPart { name: "papers", what: "an SBOM (CycloneDX) and the licences of all that is inside", run: papers },
];

/// The compilers for other machines: zig, and what makes cargo use it.
const ZIG: [&str; 2] = ["ziglang==0.17.0", "cargo-zigbuild==0.24.0"];
/// No file for one machine is larger than this.
const SIZE: u64 = 30_000_000;
/// Nobody waits longer than this from the start to the first answer.
const START: Duration = Duration::from_millis(300);
/// How often a program is started; the quickest start tells what it needs when the machine has nothing else to do.
const STARTS: u32 = 5;

/// A kind of machine kaiju is built for.
struct Port {
    triple: &'static str,
    /// How its file ends.
    file: &'static str,
    /// What every such processor has.
    flags: &'static [&'static str],
    /// What it is started with here.
    under: Under,
}

/// How a program of another machine is started on this one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Under {
    Itself,
    Qemu,
    Wine,
}

/// As in `.cargo/config.toml`: counting bits in one instruction.
const SSE4: &[&str] = &["-C", "target-cpu=x86-64-v2"];

const LINUX: Port =
    Port { triple: "x86_64-unknown-linux-musl", file: "linux-x86_64", flags: SSE4, under: Under::Itself };
const ARM: Port = Port { triple: "aarch64-unknown-linux-musl", file: "linux-aarch64", flags: &[], under: Under::Qemu };
const WINDOWS: Port =
    Port { triple: "x86_64-pc-windows-gnu", file: "windows-x86_64.exe", flags: SSE4, under: Under::Wine };

/// The version all crates have.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Makes the named parts, or all of them, and adds up what lies there then.
pub(crate) fn dist(names: &[&str]) -> Result {
    if let Some(name) = names.iter().find(|name| PARTS.iter().all(|part| part.name != **name)) {
        return Err(format!("`{name}` is not a part of a release; see `cargo xtask help`"));
    }
    if (OS, ARCH) != ("linux", "x86_64") {
        return Err(format!(
            "releases are made on Linux on x86-64, and this is {OS} on {ARCH}; build kaiju itself with \
             `cargo xtask web && cargo build --profile dist --package kaiju-cli`"
        ));
    }
    let folder = folder()?;
    if names.is_empty() {
        let _ = fs::remove_dir_all(&folder);
    }
    made(&folder)?;
    for part in PARTS.iter().filter(|part| names.is_empty() || names.contains(&part.name)) {
        println!("\n── {}: {}", part.name, part.what);
        let begun = Instant::now();
        (part.run)().map_err(|why| format!("{}: {why}", part.name))?;
        println!("── {}: ok, {}", part.name, spoken(begun.elapsed()));
    }
    sums()?;
    let untried = UNTRIED.lock().expect("nothing panics while it notes").clone();
    for what in &untried {
        println!("  not tried: {what}");
    }
    all_tried(&untried, std::env::var_os("CI").is_some_and(|value| !value.is_empty()))
}

/// What this machine could not try, each in a line.
static UNTRIED: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Notes that something was not tried, and why; `dist` tells it at its end.
pub(crate) fn untried(what: &str) {
    println!("  not tried: {what}");
    UNTRIED.lock().expect("nothing panics while it notes").push(what.to_string());
}

/// What others get has been tried, all of it. Whoever builds at home may leave something out and is told.
fn all_tried(untried: &[String], for_others: bool) -> Result {
    if untried.is_empty() || !for_others {
        return Ok(());
    }
    Err(format!("a release is tried before others get it, and this was not: {}", untried.join("; ")))
}

/// Where a release lies.
pub(crate) fn folder() -> Result<PathBuf> {
    Ok(target()?.join("dist"))
}

/// A folder for what is unpacked, started and thrown away; it is empty.
pub(crate) fn scratch(name: &str) -> Result<PathBuf> {
    let folder = target()?.join("dist-trial").join(name);
    let _ = fs::remove_dir_all(&folder);
    made(&folder)?;
    Ok(folder)
}

/// Makes a folder.
pub(crate) fn made(folder: &Path) -> Result {
    fs::create_dir_all(folder).map_err(|e| format!("cannot make {}: {e}", folder.display()))
}

/// Writes a file and the folders it lies in.
pub(crate) fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result {
    made(path.parent().unwrap_or(path))?;
    fs::write(path, bytes).map_err(|e| format!("cannot write {}: {e}", path.display()))
}

/// Copies a file into the folders named; who may do what with it stays. A program that is running there goes on as it was.
pub(crate) fn copy(from: &Path, to: &Path) -> Result {
    made(to.parent().unwrap_or(to))?;
    let _ = fs::remove_file(to);
    fs::copy(from, to).map(drop).map_err(|e| format!("cannot copy {} to {}: {e}", from.display(), to.display()))
}

/// What a file holds.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).map_err(|e| format!("cannot read {}: {e}", path.display()))
}

/// Every file in a folder and in the folders within it.
pub(crate) fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let wrong = |e: std::io::Error| format!("cannot read {}: {e}", folder.display());
    let (mut folders, mut files) = (vec![folder.to_path_buf()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).map_err(wrong)? {
            let entry = entry.map_err(wrong)?;
            let list = if entry.file_type().map_err(wrong)?.is_dir() { &mut folders } else { &mut files };
            list.push(entry.path());
        }
    }
    Ok(files)
}

/// The commit that is built, in twelve digits; none where this is no checkout of its own. A tree with changes says so.
pub(crate) fn commit() -> Option<String> {
    let top = ask(program("git").args(["rev-parse", "--show-toplevel"]))?;
    if fs::canonicalize(top).ok()? != fs::canonicalize(root()).ok()? {
        return None;
    }
    let hash = ask(program("git").args(["rev-parse", "HEAD"]))?;
    let changes = ask(program("git").args(["status", "--porcelain"]))?;
    Some(format!("{}{}", hash.get(..12)?, if changes.is_empty() { "" } else { "-dirty" }))
}

/// When that commit was made, in seconds: the time that files of a release have.
pub(crate) fn epoch() -> String {
    ask(program("git").args(["log", "-1", "--format=%ct"])).unwrap_or_else(|| "0".to_string())
}

/// Folders of this machine, and what stands for them in what is built: a build from another folder is the same.
fn renamed() -> Result<Vec<(String, &'static str)>> {
    let cargo_home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo_home =
        cargo_home.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).ok_or("there is no home folder")?;
    let sysroot = ask(program("rustc").args(["--print", "sysroot"])).ok_or("`rustc` cannot be started")?;
    let mut all = vec![(root().display().to_string(), "kaiju"), (cargo_home.display().to_string(), "cargo")];
    let target = target()?;
    if !target.starts_with(root()) {
        all.push((target.display().to_string(), "kaiju/target"));
    }
    all.push((sysroot, "rust"));
    Ok(all)
}

/// What tells the compiler of Rust to leave those folders out.
pub(crate) fn remaps() -> Result<Vec<String>> {
    Ok(renamed()?.iter().map(|(from, to)| format!("--remap-path-prefix={from}={to}")).collect())
}

/// What tells the compiler of C to leave them out.
fn c_flags() -> Result<String> {
    let flags: Vec<String> = renamed()?.iter().map(|(from, to)| format!("-ffile-prefix-map={from}={to}")).collect();
    Ok(flags.join(" "))
}

/// Builds kaiju for a kind of machine, with the page inside; where it lies.
fn built(port: &Port) -> Result<PathBuf> {
    web::pack(false)?;
    let path = path_with_zig()?;
    let installed = ask(program("rustc").args(["--print", "sysroot"]))
        .is_some_and(|sysroot| Path::new(&sysroot).join("lib/rustlib").join(port.triple).is_dir());
    if !installed {
        run(program("rustup").args(["target", "add", port.triple]))?;
    }
    let build = target()?.join("cross");
    let flags = flags_of(port)?;
    let mut cargo = cargo();
    cargo.args(["zigbuild", "--locked", "--package", "kaiju-cli", "--bin", "kaiju", "--profile", "dist"]);
    cargo.args(["--target", port.triple, "--target-dir"]).arg(&build).env("PATH", path);
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags);
    cargo.env(format!("CFLAGS_{}", port.triple.replace('-', "_")), c_flags()?);
    cargo.env("KAIJU_COMMIT", commit().unwrap_or_else(|| "unknown".to_string()));
    run(&mut cargo)?;
    let end = if port.under == Under::Wine { ".exe" } else { "" };
    Ok(build.join(port.triple).join("dist").join(format!("kaiju{end}")))
}

/// Where programs are looked for, zig and what makes cargo use it before all others.
pub(crate) fn path_with_zig() -> Result<OsString> {
    let mut path = vec![pip("zig", &ZIG)?];
    path.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    std::env::join_paths(path).map_err(|e| format!("PATH cannot be told: {e}"))
}

/// What the compiler of Rust is told for a kind of machine, as cargo wants it.
fn flags_of(port: &Port) -> Result<String> {
    let flags: Vec<String> = port.flags.iter().map(ToString::to_string).chain(remaps()?).collect();
    Ok(flags.join("\x1f"))
}

/// What the compiler of Rust is told for Linux on x86-64, as cargo wants it.
pub(crate) fn linux_flags() -> Result<String> {
    flags_of(&LINUX)
}

/// Refuses bytes in which a folder of this machine is named.
pub(crate) fn names_no_folder(bytes: &[u8]) -> Result {
    for (folder, _) in renamed()? {
        if bytes.windows(folder.len()).any(|part| part == folder.as_bytes()) {
            return Err(format!("a folder of this machine is named in it: {folder}"));
        }
    }
    Ok(())
}

/// Builds kaiju for a kind of machine, tries it, and puts it into the release; where it lies there.
fn port(port: &Port) -> Result<PathBuf> {
    let file = folder()?.join(format!("kaiju-{VERSION}-{}", port.file));
    copy(&built(port)?, &file)?;
    asks_for_nothing(port, &file, &small_enough(&file)?)?;
    try_out(port, &file)?;
    Ok(file)
}

/// What a program of the release holds: not too much, and no folder of this machine.
fn small_enough(file: &Path) -> Result<Vec<u8>> {
    let bytes = read(file)?;
    let size = bytes.len() as u64;
    println!("  {}: {size} bytes", near(file).display());
    if size > SIZE {
        return Err(format!("{size} bytes are more than {SIZE}"));
    }
    names_no_folder(&bytes)?;
    Ok(bytes)
}

/// The file for Linux on x86-64, which other parts contain; it is built and tried once.
pub(crate) fn linux() -> Result<PathBuf> {
    static MADE: OnceLock<PathBuf> = OnceLock::new();
    if let Some(made) = MADE.get() {
        return Ok(made.clone());
    }
    let made = port(&LINUX)?;
    Ok(MADE.get_or_init(|| made).clone())
}

/// Starts the program: it tells its version, agrees with every scenario, plays the golden games as ever, its bots make the small corpus
/// to the byte, it serves its page, and a game is played at it.
fn try_out(port: &Port, file: &Path) -> Result {
    let scratch = scratch(port.triple)?;
    let started = started_under(port.under, file)?;
    let kaiju = |words: &[&str]| {
        let mut kaiju = started();
        kaiju.args(words).current_dir(&scratch);
        kaiju
    };
    println!("  {}", ask(&mut kaiju(&["--version"])).ok_or("it does not tell its version")?);
    let mut doctor = kaiju(&["doctor", "--addr", "0", "--db", "doctor.db"]);
    run_silently(doctor.env("XDG_DATA_HOME", &scratch)).map_err(|why| format!("{why}: it finds this machine amiss"))?;
    let scenarios = root().join("scenarios");
    let checked = ask(started().arg("scenario").arg(scenarios)).ok_or("it does not agree with every scenario")?;
    println!("  {}", checked.lines().last().unwrap_or_default());
    let golden = ask(&mut kaiju(&["golden"])).ok_or("the golden games come out otherwise: see `kaiju golden`")?;
    golden.lines().for_each(|line| println!("  {line}"));
    let small = root().join("docs/corpus/small/manifest.json");
    let corpus = ask(started().args(["corpus", "--out", "small", "--manifest"]).arg(small).current_dir(&scratch));
    let corpus = corpus.ok_or("its bots play otherwise: it does not make docs/corpus/small to the byte")?;
    println!("  {}", corpus.lines().last().unwrap_or_default());
    let mut starts = Vec::new();
    for _ in 0..STARTS {
        forget(&scratch.join("tables.db"));
        let (server, time) = ServeProcess::launch(kaiju(&["serve", "--quiet", "--rates", "off", "--db", "tables.db"]))?;
        starts.push(time);
        if starts.len() == 1 {
            server.try_out()?;
        }
    }
    let (least, most) = (starts.iter().min().expect("some starts"), starts.iter().max().expect("some starts"));
    println!(
        "  start to first answer: {} to {} ms, {STARTS} starts on a new database",
        least.as_millis(),
        most.as_millis()
    );
    if port.under == Under::Itself && *least > START {
        return Err(format!(
            "{} ms from the start to the first answer are more than {}",
            least.as_millis(),
            START.as_millis()
        ));
    }
    Ok(())
}

/// Builds kaiju for the machine this runs on, with its own tools, tries it, and puts it into the release.
pub(crate) fn native() -> Result {
    web::pack(false)?;
    let build = target()?.join("cross");
    let mut cargo = cargo();
    cargo.args(["build", "--locked", "--package", "kaiju-cli", "--bin", "kaiju", "--profile", "dist", "--target-dir"]);
    cargo.arg(&build).env("CARGO_ENCODED_RUSTFLAGS", remaps()?.join("\x1f"));
    // The compiler of C that Windows has does not know this word.
    if OS != "windows" {
        cargo.env("CFLAGS", c_flags()?);
    }
    run(cargo.env("KAIJU_COMMIT", commit().unwrap_or_else(|| "unknown".to_string())))?;
    let file = folder()?.join(format!("kaiju-{VERSION}-{OS}-{ARCH}{EXE_SUFFIX}"));
    copy(&build.join("dist").join(format!("kaiju{EXE_SUFFIX}")), &file)?;
    small_enough(&file)?;
    if OS == "macos" {
        let said = ask(program("otool").arg("-L").arg(&file)).ok_or("otool cannot read it")?;
        if let Some(library) = foreign_library(&said) {
            return Err(format!("it wants {library}, which not every Mac has"));
        }
    }
    let here = Port { triple: "native", file: "", flags: &[], under: Under::Itself };
    try_out(&here, &file)
}

/// The first library that a program wants and that macOS does not bring, from what `otool -L` says.
fn foreign_library(said: &str) -> Option<&str> {
    let wanted = said.lines().filter(|line| line.starts_with(char::is_whitespace)).map(str::trim);
    wanted
        .map(|line| line.split(" (").next().unwrap_or(line))
        .find(|library| !["/usr/lib/", "/System/Library/"].iter().any(|folder| library.starts_with(folder)))
}

/// What a program is started with: itself, or what plays its machine here.
fn started_under(under: Under, file: &Path) -> Result<impl Fn() -> Command> {
    let wine = ["wine64", "wine", "/usr/lib/wine/wine64"];
    let first =
        |names: &[&'static str]| names.iter().copied().find(|name| ask(program(name).arg("--version")).is_some());
    let emulator = match under {
        Under::Itself => None,
        Under::Qemu => {
            if first(&["qemu-aarch64-static", "qemu-aarch64"]).is_none() {
                install(&["qemu-user-static"], "programs for ARM are tried under qemu")?;
            }
            Some(first(&["qemu-aarch64-static", "qemu-aarch64"]).ok_or("qemu does not start")?)
        }
        Under::Wine => {
            if first(&wine).is_none() {
                install(&["wine64"], "programs for Windows are tried under wine")?;
            }
            Some(first(&wine).ok_or("wine does not start")?)
        }
    };
    if let Some(emulator) = emulator {
        println!("  tried under {emulator}");
    }
    let (file, prefix) = (file.to_path_buf(), target()?.join("wine"));
    let libraries = if under == Under::Wine { wine_libraries()? } else { PathBuf::new() };
    Ok(move || {
        let mut command = program(emulator.map_or(file.as_os_str(), std::ffi::OsStr::new));
        if emulator.is_some() {
            command.arg(&file);
        }
        command.env("WINEPREFIX", &prefix).env("WINEDEBUG", "-all").env("WINEPATH", &libraries);
        command
    })
}

/// A folder with the library that every Windows has and an old wine has not; a wine that has it takes its own.
fn wine_libraries() -> Result<PathBuf> {
    let folder = target()?.join("tools/wine");
    made(&folder)?;
    let mut zig = program(pip("zig", &ZIG)?.join("python"));
    zig.args(["-m", "ziglang", "cc", "-target", "x86_64-windows-gnu", "-shared", "-O1", "-o"]);
    run(zig.arg(folder.join("bcryptprimitives.dll")).args(["xtask/wine/bcryptprimitives.c", "-ladvapi32"]))?;
    Ok(folder)
}

/// Libraries every Windows has since its tenth version, the oldest that Rust builds for.
const SYSTEM: [&str; 17] = [
    "advapi32",
    "bcrypt",
    "bcryptprimitives",
    "combase",
    "crypt32",
    "iphlpapi",
    "kernel32",
    "msvcrt",
    "ncrypt",
    "ntdll",
    "ole32",
    "oleaut32",
    "secur32",
    "shell32",
    "user32",
    "userenv",
    "ws2_32",
];

/// Refuses a program that wants libraries of the machine it runs on.
fn asks_for_nothing(port: &Port, file: &Path, bytes: &[u8]) -> Result {
    if port.under != Under::Wine {
        return match loader(bytes) {
            Some(false) => Ok(()),
            Some(true) => Err("it wants a loader of shared libraries".to_string()),
            None => Err("it is no 64-bit program for Linux".to_string()),
        };
    }
    if ask(program("objdump").arg("--version")).is_none() {
        install(&["binutils"], "objdump tells which libraries a program wants")?;
    }
    let said = ask(program("objdump").arg("-p").arg(file)).ok_or("objdump cannot read it")?;
    let wanted: Vec<String> =
        said.lines().filter_map(|line| line.trim().strip_prefix("DLL Name: ")).map(str::to_lowercase).collect();
    println!("  libraries of Windows: {}", wanted.join(" "));
    let foreign = |name: &&String| {
        let stem = name.trim_end_matches(".dll");
        !SYSTEM.contains(&stem) && !stem.starts_with("api-ms-win-")
    };
    match wanted.iter().find(foreign) {
        Some(name) => Err(format!("it wants {name}, which not every Windows has")),
        None if wanted.is_empty() => Err("it is no program for Windows".to_string()),
        None => Ok(()),
    }
}

/// Does a program in ELF ask the system to load libraries for it? None where it is no such program.
fn loader(elf: &[u8]) -> Option<bool> {
    const INTERPRETER: u32 = 3;
    if !elf.starts_with(b"\x7fELF\x02\x01") {
        return None;
    }
    let half = |at: usize| elf.get(at..at + 2).map(|b| usize::from(u16::from_le_bytes([b[0], b[1]])));
    let (size, count) = (half(0x36)?, half(0x38)?);
    let first = usize::try_from(u64::from_le_bytes(elf.get(0x20..0x28)?.try_into().ok()?)).ok()?;
    let kinds: Option<Vec<u32>> = (0..count)
        .map(|n| elf.get(first + n * size..first + n * size + 4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])))
        .collect();
    Some(kinds?.contains(&INTERPRETER))
}

/// The source of this commit, packed so that it is the same wherever it is packed; it must unpack and start.
fn source() -> Result {
    let commit = commit().ok_or("this is no checkout of kaiju's own, so there is no commit to pack")?;
    if commit.ends_with("-dirty") {
        println!("  what is not committed is not in it");
    }
    let name = format!("kaiju-{VERSION}");
    let scratch = scratch("source")?;
    let tar = scratch.join("source.tar");
    run(program("git").args(["archive", "--format=tar", &format!("--prefix={name}/"), "-o"]).arg(&tar).arg("HEAD"))?;
    run(program("gzip").args(["-9", "-n"]).arg(&tar))?;
    let packed = folder()?.join(format!("{name}-source.tar.gz"));
    copy(&tar.with_extension("tar.gz"), &packed)?;
    run(program("tar").arg("-xzf").arg(&packed).arg("-C").arg(&scratch))?;
    let mut help = cargo();
    help.current_dir(scratch.join(&name)).args(["xtask", "help"]).env("CARGO_TARGET_DIR", scratch.join("target"));
    ask(&mut help).map(drop).ok_or_else(|| "the source that was packed does not start".to_string())
}

/// The static site in one file.
fn site() -> Result {
    let site = web::site()?;
    pack(&site, ".", "site")?;
    web::try_site()
}

/// The sample of the corpus in one file. The program of this release makes it, and every file must be the one that its manifest seals.
fn sample() -> Result {
    sample_by(&linux()?)
}

fn sample_by(kaiju: &Path) -> Result {
    let (made, name) = (scratch("sample-made")?, format!("kaiju-{VERSION}-sample"));
    let mut make = program(kaiju);
    make.args(["corpus", "--manifest", "docs/corpus/sample.json", "--out"]).arg(made.join(&name));
    run(&mut make).map_err(|why| format!("{why}; docs/releasing.md says when the sample is sealed anew"))?;
    let packed = pack(&made, &name, "sample")?;
    println!("  {}: {} bytes", near(&packed).display(), read(&packed)?.len());
    Ok(())
}

/// Packs what has this name in a folder into one file of the release, the same bytes from the same files; where it lies.
fn pack(home: &Path, inside: &str, name: &str) -> Result<PathBuf> {
    let packed = folder()?.join(format!("kaiju-{VERSION}-{name}.tar.gz"));
    let tar = scratch(name)?.join(format!("{name}.tar"));
    let owner = ["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"];
    run(program("tar").args(owner).arg("-cf").arg(&tar).arg("-C").arg(home).arg(inside))?;
    run(program("gzip").args(["-9", "-n"]).arg(&tar))?;
    copy(&tar.with_extension("tar.gz"), &packed)?;
    Ok(packed)
}

/// What is inside, and under which licences.
fn papers() -> Result {
    let (folder, scratch) = (folder()?, scratch("papers")?);
    papers_into(&scratch)?;
    copy(&scratch.join("sbom.cdx.json"), &folder.join(format!("kaiju-{VERSION}-sbom.cdx.json")))?;
    copy(&scratch.join("licences.txt"), &folder.join(format!("kaiju-{VERSION}-licences.txt")))
}

/// Writes the list of what is inside and the licences into a folder.
pub(crate) fn papers_into(folder: &Path) -> Result {
    run(cargo().args(["run", "--quiet", "--package", "kaiju-papers", "--"]).arg(folder))
}

/// The checksums of everything that lies there, checked once.
pub(crate) fn sums() -> Result {
    let folder = folder()?;
    let entries = fs::read_dir(&folder).map_err(|e| format!("cannot read {}: {e}", folder.display()))?;
    let mut names: Vec<String> = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.retain(|name| name != "SHA256SUMS");
    names.sort();
    let said = ask(program("sha256sum").current_dir(&folder).args(&names)).ok_or("sha256sum cannot be started")?;
    write(&folder.join("SHA256SUMS"), format!("{said}\n"))?;
    run(program("sha256sum").current_dir(&folder).args(["--check", "--quiet", "SHA256SUMS"]))?;
    println!("\n{}:", near(&folder).display());
    for name in names {
        let size = fs::metadata(folder.join(&name)).map_or(0, |about| about.len());
        println!("  {size:>10}  {name}");
    }
    Ok(())
}

/// What depends on the commit and the compiler alone, and shall be the same wherever it is made.
const SAME: [&str; 6] = ["linux", "deb", "sample", "site", "source", "papers"];

/// Makes what shall be the same once more, from a clone in another folder, and compares byte for byte.
pub(crate) fn reproduce() -> Result {
    let commit = commit().ok_or("this is no checkout of kaiju's own")?;
    if commit.ends_with("-dirty") {
        return Err("what is not committed would not be in the other build: commit it first".to_string());
    }
    dist(&SAME)?;
    // Not within this folder: cargo would take the settings of both.
    let apart = std::env::temp_dir().join("kaiju-reproduced");
    let _ = fs::remove_dir_all(&apart);
    let other = apart.join("in/another/folder");
    made(&other)?;
    run(program("git").args(["clone", "--quiet", "--no-hardlinks"]).arg(root()).arg(&other))?;
    run(program("git").arg("-C").arg(&other).args(["checkout", "--quiet", commit.as_str()]))?;
    let there = |words: &[&str]| {
        let mut cargo = cargo();
        cargo.current_dir(&other).env_remove("CARGO_TARGET_DIR").arg("xtask").args(words);
        cargo
    };
    // Cargo marks the folder it builds into when it makes it; then what was fetched for building need not be fetched again.
    ask(&mut there(&["help"])).ok_or("the clone does not start")?;
    // A Debian that root made for somebody else cannot be read by them.
    let readable = |tool: &PathBuf| {
        is_root() || !tool.file_name().is_some_and(|name| name.to_string_lossy().starts_with("debian-"))
    };
    let (tools, copied) = (target()?.join("tools"), other.join("target/tools"));
    made(&copied)?;
    let tools = fs::read_dir(&tools).map_err(|e| format!("cannot read {}: {e}", tools.display()))?;
    for tool in tools.flatten().map(|tool| tool.path()).filter(readable) {
        run(program("cp").arg("-a").arg(tool).arg(&copied))?;
    }
    run(there(&["dist"]).args(SAME))?;
    let (here, there) = (folder()?, other.join("target/dist"));
    let mut amiss = Vec::new();
    println!();
    for entry in fs::read_dir(&there).map_err(|e| format!("cannot read {}: {e}", there.display()))?.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        // The list of checksums is of all that lies there, here of more than there.
        if name == "SHA256SUMS" {
            continue;
        }
        let (one, two) = (read(&here.join(&name))?, read(&entry.path())?);
        let differ: Vec<usize> = (0..one.len().max(two.len())).filter(|&at| one.get(at) != two.get(at)).collect();
        match (differ.first(), differ.last()) {
            (Some(first), Some(last)) => {
                println!("  !!  {name}: {} of {} bytes differ, from {first} to {last}", differ.len(), one.len());
                amiss.push(name);
            }
            _ => println!("  ok  {name}: byte for byte the same, {} bytes", one.len()),
        }
    }
    if amiss.is_empty() {
        let _ = fs::remove_dir_all(&apart);
        return Ok(());
    }
    Err(format!("another build comes out otherwise: {}; it lies in {}", amiss.join(", "), there.display()))
}

#[cfg(test)]
mod tests {
    use super::{all_tried, foreign_library, loader};

    #[test]
    fn what_was_not_tried_does_not_go_to_others() {
        let some = ["no systemd: the unit".to_string()];
        assert_eq!(all_tried(&[], true), Ok(()));
        assert_eq!(all_tried(&some, false), Ok(()));
        assert!(all_tried(&some, true).unwrap_err().ends_with("no systemd: the unit"));
    }

    #[test]
    fn a_program_for_macos_wants_only_what_macos_has() {
        let system = "kaiju:\n\t/usr/lib/libSystem.B.dylib (compatibility version 1.0.0, current version 1351.0.0)\n\t\
                      /System/Library/Frameworks/Security.framework/Versions/A/Security (compatibility version 1.0.0)\n";
        assert_eq!(foreign_library(system), None);
        let other = format!("{system}\t/opt/homebrew/lib/libsqlite3.dylib (compatibility version 9.0.0)\n");
        assert_eq!(foreign_library(&other), Some("/opt/homebrew/lib/libsqlite3.dylib"));
        assert_eq!(
            foreign_library("kaiju:\n\t@rpath/libz.dylib (compatibility version 1.0.0)\n"),
            Some("@rpath/libz.dylib")
        );
    }

    #[test]
    fn a_program_that_wants_a_loader_is_known() {
        let elf = |kind: u8| {
            let mut elf = vec![0; 0x40 + 0x38];
            elf[..6].copy_from_slice(b"\x7fELF\x02\x01");
            (elf[0x20], elf[0x36], elf[0x38], elf[0x40]) = (0x40, 0x38, 1, kind);
            elf
        };
        assert_eq!(loader(&elf(1)), Some(false));
        assert_eq!(loader(&elf(3)), Some(true));
        assert_eq!(loader(b"MZ"), None);
        assert_eq!(loader(&elf(3)[..0x41]), None);
    }
}
