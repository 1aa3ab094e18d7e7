//! The package as people have it: in a Debian with systemd of its own it is installed, upgraded in the middle of a game, removed,
//! and purged.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::dist::{made, scratch, untried, write};
use crate::served::{PlayedTable, ask_http, free_address, try_out};
use crate::shell::{Result, ask, install, is_root, program, run, run_silently, target};

/// How long systemd or a service may take to begin, also on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// The oldest Debian the package is for.
const SUITE: &str = "bookworm";
/// What the server keeps, outside and inside.
const KEPT: [&str; 2] = ["var/lib/private/kaiju/kaiju.db", "etc/kaiju.env"];

/// Has a package installed in a Debian of its own. Only root may do that: somebody whom `sudo` asks no password has it done by root.
pub(crate) fn try_installed(package: &Path, later: &Path) -> Result {
    if ask(program("apt-get").arg("--version")).is_none() {
        untried("this is no Debian: installing the package");
        return Ok(());
    }
    if is_root() {
        return try_as_root(package, later);
    }
    if ask(program("sudo").args(["-n", "true"])).is_none() {
        untried("not root, and sudo wants a password: installing the package");
        return Ok(());
    }
    let me = std::env::current_exe().map_err(|e| format!("cannot tell where xtask was built: {e}"))?;
    run(program("sudo").args(["-n", "--"]).arg(me).arg(CHORE).args([package, later]))
}

/// The chore that does what only root may.
pub(crate) const CHORE: &str = "try-deb";

/// Installs a package and then the same with a higher version, plays on the way, and looks at what is left.
pub(crate) fn try_as_root(package: &Path, later: &Path) -> Result {
    let folder = debian()?;
    let addr = free_address()?;
    // The machine shares the network with this one, and somebody may play here.
    let settings = format!("[Service]\nEnvironment=KAIJU_ADDR={addr} KAIJU_RATES=off\n");
    write(&folder.join("etc/systemd/system/kaiju.service.d/trial.conf"), settings)?;
    for (file, name) in [(package, "first.deb"), (later, "later.deb")] {
        crate::dist::copy(file, &folder.join("srv").join(name))?;
    }
    let machine = Machine::boot(&folder)?;
    machine.dpkg(&["--install", "/srv/first.deb"])?;
    wait_for(addr)?;
    machine.systemctl(&["is-active", "kaiju"])?;
    machine.systemctl(&["is-enabled", "kaiju"])?;
    try_out(addr)?;
    let table = PlayedTable::open(addr)?;
    if table.play(addr, 5)? {
        return Err("a game was over before the upgrade: nothing was tried".to_string());
    }
    let before = machine.pid()?;
    machine.dpkg(&["--install", "/srv/later.deb"])?;
    wait_for(addr)?;
    if machine.pid()? == before {
        return Err("after the upgrade the earlier program still runs".to_string());
    }
    table.play(addr, u32::MAX)?;
    let record = table.record(addr)?;
    machine.dpkg(&["--remove", "kaiju"])?;
    if ask_http(addr, "GET", "/healthz", "", "").is_ok() {
        return Err("the package is removed and the server still answers".to_string());
    }
    if let Some(gone) = KEPT.iter().find(|name| !folder.join(name).exists()) {
        return Err(format!("the package was only removed, and /{gone} is gone"));
    }
    machine.dpkg(&["--install", "/srv/later.deb"])?;
    wait_for(addr)?;
    if table.record(addr)? != record {
        return Err("the record of a game is another one after removing and installing".to_string());
    }
    machine.dpkg(&["--purge", "kaiju"])?;
    for name in KEPT.into_iter().chain(["var/lib/kaiju", "usr/bin/kaiju", "usr/lib/systemd/system/kaiju.service"]) {
        if folder.join(name).symlink_metadata().is_ok() {
            return Err(format!("the package was purged, and /{name} is still there"));
        }
    }
    println!(
        "  in a Debian with systemd: installed, a game played, upgraded in the middle of another, removed, purged"
    );
    Ok(())
}

/// Waits until the server answers.
fn wait_for(addr: SocketAddr) -> Result {
    let begun = Instant::now();
    while !ask_http(addr, "GET", "/readyz", "", "").is_ok_and(|(status, _)| status == 200) {
        if begun.elapsed() > PATIENCE {
            return Err("the service does not answer".to_string());
        }
        thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}

/// A Debian in a folder, as fresh as it was fetched.
fn debian() -> Result<PathBuf> {
    if ask(program("debootstrap").arg("--version")).is_none()
        || ask(program("systemd-nspawn").arg("--version")).is_none()
    {
        install(&["debootstrap", "systemd-container"], "the package is installed in a Debian of its own")?;
    }
    let base = target()?.join("tools").join(format!("debian-{SUITE}"));
    let whole = base.join("whole");
    if !whole.is_file() {
        println!("  fetching a small Debian once");
        let _ = fs::remove_dir_all(&base);
        made(&base)?;
        // From where this machine has its own packages.
        let mut sources = program("apt-get");
        sources.args(["indextargets", "--format", "$(REPO_URI) $(CODENAME)", "Identifier: Packages"]);
        let sources = ask(&mut sources).unwrap_or_default();
        let mirror = sources.lines().find_map(|line| line.strip_suffix(SUITE)).map(str::trim);
        let mut fetch = program("debootstrap");
        fetch.args(["--variant=minbase", "--include=systemd,systemd-sysv,dbus", SUITE]);
        run_silently(fetch.arg(base.join("root")).args(mirror))?;
        write(&whole, "")?;
    }
    let folder = scratch("debian")?.join("root");
    run(program("cp").arg("--archive").arg(base.join("root")).arg(&folder))?;
    Ok(folder)
}

/// A machine within this one that ends with its owner.
struct Machine {
    nspawn: Child,
    /// Its first process, as this machine sees it.
    init: String,
}

impl Machine {
    fn boot(folder: &Path) -> Result<Machine> {
        let mut nspawn = program("systemd-nspawn");
        nspawn.args(["--quiet", "--boot", "--register=no", "--keep-unit", "--console=pipe", "--directory"]).arg(folder);
        let nspawn = nspawn.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let nspawn = nspawn.map_err(|e| format!("systemd-nspawn cannot be started: {e}"))?;
        let mut machine = Machine { nspawn, init: String::new() };
        let begun = Instant::now();
        let children = format!("/proc/{0}/task/{0}/children", machine.nspawn.id());
        loop {
            if machine.init.is_empty() {
                let first = fs::read_to_string(&children).unwrap_or_default();
                machine.init = first.split_whitespace().next().unwrap_or_default().to_string();
            } else if ask(machine.inside("systemctl").args(["is-active", "multi-user.target"])).is_some() {
                return Ok(machine);
            }
            if begun.elapsed() > PATIENCE {
                return Err("systemd does not start in a container here".to_string());
            }
            thread::sleep(Duration::from_millis(100));
        }
    }

    /// A program of that machine, started in it.
    fn inside(&self, name: &str) -> Command {
        let mut command = program("nsenter");
        command.args(["--target", &self.init, "--mount", "--uts", "--ipc", "--pid", "--cgroup", "--root", "--wd=/"]);
        command.args(["env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C"]);
        command.arg(name);
        command
    }

    fn dpkg(&self, words: &[&str]) -> Result {
        run_silently(self.inside("dpkg").args(words))
    }

    fn systemctl(&self, words: &[&str]) -> Result {
        let said = ask(self.inside("systemctl").args(words));
        said.map(drop).ok_or_else(|| format!("`systemctl {}` says no", words.join(" ")))
    }

    /// The main process of the service.
    fn pid(&self) -> Result<String> {
        let mut show = self.inside("systemctl");
        ask(show.args(["show", "--property=MainPID", "--value", "kaiju"]))
            .ok_or_else(|| "the service is not known".into())
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        // With its first process all others end.
        if !self.init.is_empty() {
            let _ = program("kill").args(["-KILL", &self.init]).status();
        }
        let _ = self.nspawn.wait();
    }
}
