//! A package for Debian: the program, its service, its manual and its settings.

use std::fs;
use std::path::{Path, PathBuf};

use crate::dist::{VERSION, copy, epoch, files, folder, linux, made, read, scratch, untried, write};
use crate::installed::try_installed;
use crate::shell::{Result, ask, install, program, root, run};

/// Where the unit of `deploy/` has the program, and where the package has it.
const UNIT: [&str; 2] = ["/usr/local/bin/kaiju", "/usr/bin/kaiju"];
/// The languages of the manual, and the folders for them.
const MANUALS: [(&str, &str); 8] = [
    ("en", "man1"),
    ("de", "de/man1"),
    ("es", "es/man1"),
    ("fr", "fr/man1"),
    ("it", "it/man1"),
    ("ja", "ja/man1"),
    ("pt", "pt/man1"),
    ("pt-PT", "pt_PT/man1"),
];
/// Shells, and where Debian looks for what they complete.
const SHELLS: [(&str, &str); 3] = [
    ("bash", "bash-completion/completions/kaiju"),
    ("zsh", "zsh/vendor-completions/_kaiju"),
    ("fish", "fish/vendor_completions.d/kaiju.fish"),
];

/// Makes the package, looks into it, and installs it in a Debian of its own.
pub(crate) fn deb() -> Result {
    if ask(program("dpkg-deb").arg("--version")).is_none() {
        install(&["dpkg"], "dpkg-deb packs for Debian")?;
    }
    let stage = stage(&linux()?)?;
    let package = folder()?.join(format!("kaiju_{VERSION}_amd64.deb"));
    pack(&stage, VERSION, &package)?;
    look_into(&package)?;
    // What an upgrade brings: the same, by a higher number.
    let (higher, later) = (format!("{VERSION}+trial"), stage.with_file_name("later.deb"));
    pack(&stage, &higher, &later)?;
    try_installed(&package, &later)
}

/// Packs what is staged as a version.
fn pack(stage: &Path, version: &str, package: &Path) -> Result {
    let control = String::from_utf8_lossy(&read(&root().join("deploy/debian/control"))?).replace("@VERSION@", version);
    let control = control.replace("@SIZE@", &kilobytes(&stage.join("usr"))?.to_string());
    write(&stage.join("DEBIAN/control"), control)?;
    allow(&stage.join("DEBIAN/control"), 0o644)?;
    let mut pack = program("dpkg-deb");
    pack.args(["--root-owner-group", "-Zxz", "--build"]).arg(stage).arg(package);
    run(pack.env("SOURCE_DATE_EPOCH", epoch()))
}

/// How large the files of a folder are together. The system's own count depends on its disk.
fn kilobytes(folder: &Path) -> Result<u64> {
    let size = |file: &PathBuf| fs::metadata(file).map(|about| about.len().div_ceil(1024));
    files(folder)?.iter().map(|file| size(file).map_err(|e| format!("cannot read {}: {e}", file.display()))).sum()
}

fn stage(kaiju: &Path) -> Result<PathBuf> {
    let stage = scratch("deb")?.join("stage");
    let share = stage.join("usr/share");
    let file = |path: &str, bytes: &[u8], mode: u32| {
        let path = stage.join(path);
        write(&path, bytes)?;
        allow(&path, mode)
    };
    copy(kaiju, &stage.join("usr/bin/kaiju"))?;
    allow(&stage.join("usr/bin/kaiju"), 0o755)?;
    file("usr/lib/systemd/system/kaiju.service", unit()?.as_bytes(), 0o644)?;
    // There may be a password of a database among the settings.
    file("etc/kaiju.env", &read(&root().join("deploy/kaiju.env"))?, 0o600)?;
    for (lang, place) in MANUALS {
        let pages = share.join("man").join(place);
        made(&pages)?;
        ask(program(kaiju).args(["man", "--lang", lang]).arg(&pages)).ok_or("kaiju does not write its manual")?;
        let entries = fs::read_dir(&pages).map_err(|e| format!("cannot read {}: {e}", pages.display()))?;
        for page in entries.flatten() {
            packed(&page.path())?;
        }
    }
    for (shell, place) in SHELLS {
        let said = ask(program(kaiju).args(["completions", shell, "--lang", "en"]));
        write(&share.join(place), said.ok_or("kaiju does not write completions")? + "\n")?;
    }
    let doc = share.join("doc/kaiju");
    let text = |name: &str| read(&root().join(name)).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let mit: Vec<String> =
        text("LICENSE-MIT")?.lines().map(|line| format!(" {}", if line.is_empty() { "." } else { line })).collect();
    write(&doc.join("copyright"), text("deploy/debian/copyright")?.replace("@MIT@", &mit.join("\n")))?;
    let told =
        [("CHANGELOG.md", "changelog"), ("docs/hosting.md", "hosting.md"), ("docs/environment.md", "environment.md")];
    for (name, place) in told {
        copy(&root().join(name), &doc.join(place))?;
        packed(&doc.join(place))?;
    }
    crate::dist::papers_into(&doc)?;
    packed(&doc.join("licences.txt"))?;
    file("DEBIAN/conffiles", b"/etc/kaiju.env\n", 0o644)?;
    for script in ["postinst", "prerm", "postrm"] {
        file(&format!("DEBIAN/{script}"), &read(&root().join("deploy/debian").join(script))?, 0o755)?;
    }
    run(program("chmod").args(["-R", "u+rwX,go+rX,go-w"]).arg(stage.join("usr")))?;
    Ok(stage)
}

/// The unit of `deploy/` with the program where the package has it, without the words for those who copy it by hand.
fn unit() -> Result<String> {
    let unit = read(&root().join("deploy/kaiju.service"))?;
    let unit = String::from_utf8_lossy(&unit);
    let lines: Vec<&str> = unit.lines().skip_while(|line| line.starts_with('#')).collect();
    let unit = lines.join("\n") + "\n";
    if !unit.contains(UNIT[0]) {
        return Err(format!("deploy/kaiju.service does not start {}", UNIT[0]));
    }
    Ok(unit.replace(UNIT[0], UNIT[1]))
}

fn allow(path: &Path, mode: u32) -> Result {
    ask(program("chmod").arg(format!("{mode:o}")).arg(path))
        .map(drop)
        .ok_or_else(|| format!("cannot change who may use {}", path.display()))
}

/// Compresses a file as Debian wants it, without a time.
fn packed(path: &Path) -> Result {
    let done = program("gzip").args(["-9", "-n"]).arg(path).status();
    if done.is_ok_and(|done| done.success()) { Ok(()) } else { Err(format!("cannot compress {}", path.display())) }
}

/// What must be in the package is in it, and its program starts.
fn look_into(package: &Path) -> Result {
    let listed = ask(program("dpkg-deb").arg("--contents").arg(package)).ok_or("dpkg-deb cannot read it")?;
    let mut wanted = [
        "usr/bin/kaiju",
        "usr/lib/systemd/system/kaiju.service",
        "etc/kaiju.env",
        "usr/share/doc/kaiju/copyright",
        "usr/share/doc/kaiju/licences.txt.gz",
    ]
    .map(str::to_string)
    .to_vec();
    for (_, place) in MANUALS {
        wanted.extend(["kaiju", "kaiju-serve"].map(|page| format!("usr/share/man/{place}/{page}.1.gz")));
    }
    wanted.extend(SHELLS.map(|(_, place)| format!("usr/share/{place}")));
    for file in wanted {
        if !listed.lines().any(|line| line.ends_with(&format!(" ./{file}"))) {
            return Err(format!("/{file} is not in the package"));
        }
    }
    let unpacked = scratch("deb-unpacked")?;
    run(program("dpkg-deb").arg("--extract").arg(package).arg(&unpacked))?;
    println!(
        "  {}",
        ask(program(unpacked.join("usr/bin/kaiju")).arg("--version")).ok_or("its program does not start")?
    );
    if ask(program("systemd-analyze").arg("--version")).is_none() {
        untried("systemd is not here: its unit");
        return Ok(());
    }
    // The program it names is looked for where the package will put it.
    let root = format!("--root={}", unpacked.display());
    let mut verify = program("systemd-analyze");
    verify.args([root.as_str(), "verify", "--recursive-errors=no", "kaiju.service"]);
    let said = verify.output().map_err(|e| format!("systemd-analyze cannot be started: {e}"))?;
    let complaints = String::from_utf8_lossy(&said.stderr).into_owned();
    if !said.status.success() || complaints.contains("kaiju.service:") {
        return Err(format!("systemd does not like the unit: {complaints}"));
    }
    let mut security = program("systemd-analyze");
    security.args(["security", "--offline=yes", root.as_str(), "--no-pager", "kaiju.service"]);
    let exposed = ask(&mut security).unwrap_or_default();
    println!("  {}", exposed.lines().last().unwrap_or("systemd-analyze tells nothing about its security").trim());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{MANUALS, root, unit};

    /// A language that is added gets its manual in the package, too. The folders of words are the list of languages.
    #[test]
    fn there_is_a_manual_in_every_language() {
        let folders = std::fs::read_dir(root().join("crates/text/lang")).expect("the words").flatten();
        let mut langs: Vec<String> = folders
            .filter(|entry| entry.path().is_dir())
            .filter_map(|entry| entry.file_name().into_string().ok())
            .collect();
        let mut told = MANUALS.map(|(lang, _)| lang.to_string()).to_vec();
        langs.sort();
        told.sort();
        assert_eq!(told, langs);
        for (lang, place) in MANUALS {
            let folder = if lang == "en" { String::new() } else { format!("{}/", lang.replace('-', "_")) };
            assert_eq!(place, format!("{folder}man1"), "where `man` looks for {lang}");
        }
    }

    #[test]
    fn the_unit_of_the_package_starts_the_program_of_the_package() {
        let unit = unit().unwrap();
        assert!(unit.starts_with("[Unit]\n"), "{unit}");
        assert!(unit.contains("\nExecStart=/usr/bin/kaiju serve\n") && !unit.contains("/usr/local"), "{unit}");
    }
}
