//! A PostgreSQL server of our own, in a temporary folder: made for a test, gone with it.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::power::{Losses, PoweredFolder};
use crate::storm::free_addr;
use kaiju_bits::Bits;

/// Users PostgreSQL may run as when we are root, which it refuses to be.
const HUMBLE: [&str; 2] = ["postgres", "nobody"];

/// The programs we need.
const NEEDED: [&str; 5] = ["initdb", "postgres", "createdb", "psql", "pg_isready"];

/// What PostgreSQL calls its certificate and its key.
const CERTIFICATE: &str = "server.crt";
const KEY: &str = "server.key";

/// A running PostgreSQL server.
pub struct Postgres {
    process: Option<Child>,
    folder: PathBuf,
    bin: PathBuf,
    user: Option<&'static str>,
    addr: SocketAddr,
    powered: Option<PoweredFolder>,
    sync: bool,
}

/// Where PostgreSQL's programs are.
fn programs() -> io::Result<PathBuf> {
    let all = |bin: &PathBuf| NEEDED.iter().all(|program| bin.join(program).is_file());
    let mut found: Vec<PathBuf> = Vec::new();
    for base in ["/usr/lib/postgresql", "/usr/local/opt", "/opt/homebrew/opt"] {
        let folders = std::fs::read_dir(base).into_iter().flatten().flatten();
        found.extend(folders.map(|folder| folder.path().join("bin")).filter(all));
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    found.extend(std::env::split_paths(&path).filter(all));
    found.sort();
    found.pop().ok_or_else(|| {
        io::Error::other("PostgreSQL is not installed: `apt install postgresql`, or what your system calls it")
    })
}

/// Are we root?
fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.starts_with(b"0\n"))
}

fn exists(user: &str) -> bool {
    Command::new("id").arg("-u").arg(user).output().is_ok_and(|id| id.status.success())
}

impl Postgres {
    /// Makes and starts one.
    pub fn start() -> io::Result<Postgres> {
        let mut postgres = Postgres::made(&[])?;
        postgres.launch()?;
        Ok(postgres)
    }

    /// The same, speaking TLS with this certificate and its key.
    pub fn start_tls(certificate: &Path, key: &Path) -> io::Result<Postgres> {
        let mut postgres = Postgres::made(&[])?;
        let data = postgres.data();
        for (from, name) in [(certificate, CERTIFICATE), (key, KEY)] {
            let to = data.join(name);
            std::fs::copy(from, &to)?;
            run(Command::new("chmod").arg("600").arg(&to))?;
            postgres.give(&to)?;
        }
        postgres.launch()?;
        Ok(postgres)
    }

    /// One whose power can be cut. It checks its pages, has small files that it uses again soon, and syncs what it commits;
    /// only tests that look for a missing sync start one that does not.
    pub fn start_powered(sync: bool) -> io::Result<Postgres> {
        let mut postgres = Postgres::made(&["--data-checksums", "--wal-segsize=1"])?;
        let home = postgres.folder.join("power");
        postgres.powered = Some(PoweredFolder::new(&postgres.data(), &home)?);
        postgres.sync = sync;
        postgres.launch()?;
        Ok(postgres)
    }

    /// Makes one that is not started yet.
    fn made(more: &[&str]) -> io::Result<Postgres> {
        let bin = programs()?;
        let user = if is_root() { HUMBLE.into_iter().find(|user| exists(user)) } else { None };
        let addr = free_addr()?;
        let folder = std::env::temp_dir().join(format!("kaiju-pg-{}-{}", std::process::id(), addr.port()));
        std::fs::create_dir_all(&folder)?;
        let postgres = Postgres { process: None, folder, bin, user, addr, powered: None, sync: false };
        postgres.give(&postgres.folder)?;
        let mut made = as_user(user, &postgres.bin.join("initdb"));
        made.args(["--auth=trust", "--username=kaiju", "--no-sync", "--encoding=UTF8", "--locale=C", "-D"]);
        run(made.arg(postgres.data()).args(more))?;
        Ok(postgres)
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// Lets the user that PostgreSQL runs as own something.
    fn give(&self, path: &Path) -> io::Result<()> {
        self.user.map_or(Ok(()), |user| run(Command::new("chown").arg(user).arg(path)))
    }

    /// A new, empty database; its address for `--db`.
    pub fn database(&self, name: &str) -> io::Result<String> {
        let port = self.addr.port().to_string();
        let mut made = Command::new(self.bin.join("createdb"));
        run(made.args(["-h", "127.0.0.1", "-p", &port, "-U", "kaiju", name]))?;
        Ok(format!("postgres://kaiju@{}/{name}", self.addr))
    }

    /// Stops it at once, as if it had crashed, and starts it again.
    pub fn restart(&mut self) -> io::Result<()> {
        self.stop();
        self.launch()
    }

    /// Cuts the power: its processes end, and what they had not synced is drawn for.
    pub fn cut_power(&mut self, bits: &mut Bits) -> io::Result<Losses> {
        if let Some(powered) = &self.powered {
            powered.cut()?;
        }
        self.end();
        self.powered.as_ref().map_or(Ok(Losses::default()), |powered| powered.lose(bits))
    }

    /// Starts it after the power was cut, and does not wait until it is ready.
    pub fn power_on(&mut self) -> io::Result<()> {
        // A cut while it started can leave this file empty or full of zeros. PostgreSQL then refuses to start and says that it is
        // a remnant; whoever runs it removes the file, as Debian's service does.
        let remnant = self.data().join("postmaster.pid");
        let said = std::fs::read_to_string(&remnant).unwrap_or_default();
        if said.lines().next().is_none_or(|id| id.parse::<i32>().is_err()) {
            let _ = std::fs::remove_file(remnant);
        }
        self.process = Some(self.spawn()?);
        Ok(())
    }

    /// Lets it be asked something as its owner.
    pub fn sql(&self, database: &str, statement: &str) -> io::Result<String> {
        let port = self.addr.port().to_string();
        let mut psql = Command::new(self.bin.join("psql"));
        psql.args(["-h", "127.0.0.1", "-p", &port, "-U", "kaiju", "-d", database, "-Atc", statement]);
        let output = psql.output()?;
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_string())
    }

    /// Waits until it answers.
    pub fn wait(&mut self) -> io::Result<()> {
        let begun = Instant::now();
        let port = self.addr.port().to_string();
        while begun.elapsed() < Duration::from_secs(30) {
            let mut ready = Command::new(self.bin.join("pg_isready"));
            let ready = ready.args(["-q", "-h", "127.0.0.1", "-p", &port]).status()?;
            if ready.success() {
                return Ok(());
            }
            if let Some(status) = self.process.as_mut().and_then(|process| process.try_wait().ok()?) {
                return Err(io::Error::other(format!("PostgreSQL ended with {status}: {}", self.last_words())));
            }
            std::thread::sleep(Duration::from_millis(30));
        }
        Err(io::Error::other(format!("PostgreSQL does not start: {}", self.last_words())))
    }

    fn last_words(&self) -> String {
        let said = std::fs::read_to_string(self.folder.join("said")).unwrap_or_default();
        let lines: Vec<&str> = said.lines().rev().take(5).collect();
        lines.into_iter().rev().collect::<Vec<_>>().join("; ")
    }

    fn launch(&mut self) -> io::Result<()> {
        self.process = Some(self.spawn()?);
        self.wait()
    }

    fn spawn(&self) -> io::Result<Child> {
        let mut server = as_user(self.user, &self.bin.join("postgres"));
        server.arg("-D").arg(self.data()).arg("-k").arg(&self.folder);
        server.args(["-p", &self.addr.port().to_string(), "-c", "listen_addresses=127.0.0.1"]);
        server.args(["-c", if self.sync { "fsync=on" } else { "fsync=off" }]);
        if self.data().join(CERTIFICATE).exists() {
            server.args(["-c", "ssl=on"]);
        }
        server.args(["-c", "max_connections=200", "-c", "log_min_messages=fatal"]);
        if let Some(powered) = &self.powered {
            // As much as possible is under way when the power goes: few buffers, many checkpoints, files used again.
            for setting in ["shared_buffers=1MB", "max_wal_size=2MB", "min_wal_size=2MB", "checkpoint_timeout=30s"] {
                server.args(["-c", setting]);
            }
            server.args(["-c", "bgwriter_delay=10ms", "-c", "autovacuum_naptime=1s"]);
            powered.watch(&mut server);
        }
        let said = std::fs::File::create(self.folder.join("said"))?;
        server.stdin(Stdio::null()).stdout(Stdio::null()).stderr(said).spawn()
    }

    fn stop(&mut self) {
        // Immediate shutdown; a plain kill would leave its shared memory behind.
        if let Some(mut process) = self.process.take() {
            let _ = Command::new("kill").args(["-QUIT", &process.id().to_string()]).status();
            let _ = process.wait();
        }
    }

    /// Ends all its processes without a word, and what they had in memory is gone.
    fn end(&mut self) {
        let Some(mut process) = self.process.take() else { return };
        let id = process.id();
        let signal = |signal: &str, ids: &[u32]| {
            let ids = ids.iter().map(u32::to_string);
            let _ = Command::new("kill").arg(signal).args(ids).stderr(Stdio::null()).status();
        };
        // It must not start others while they are counted.
        signal("-STOP", &[id]);
        let mut all = children(id);
        all.push(id);
        let memory = shared_memory(id);
        signal("-KILL", &all);
        let _ = process.wait();
        let begun = Instant::now();
        while all.iter().any(|id| is_alive(*id)) && begun.elapsed() < Duration::from_secs(10) {
            std::thread::sleep(Duration::from_millis(1));
        }
        for segment in memory {
            match segment {
                Segment::Named(path) => drop(std::fs::remove_file(path)),
                Segment::Numbered(id) => drop(Command::new("ipcrm").args(["-m", &id]).stderr(Stdio::null()).status()),
            }
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if self.powered.is_some() {
            self.end();
        }
        self.stop();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Memory that several processes share and that outlives them.
enum Segment {
    Named(PathBuf),
    Numbered(String),
}

/// The memory a process shares, where the system tells.
fn shared_memory(id: u32) -> Vec<Segment> {
    let maps = std::fs::read_to_string(format!("/proc/{id}/maps")).unwrap_or_default();
    let segment = |line: &str| {
        let mut words = line.split_whitespace().skip(4);
        let (number, path) = (words.next()?, words.next()?);
        if path.starts_with("/dev/shm/PostgreSQL.") {
            return Some(Segment::Named(PathBuf::from(path)));
        }
        path.starts_with("/SYSV").then(|| Segment::Numbered(number.to_string()))
    };
    maps.lines().filter_map(segment).collect()
}

/// The processes another one has started, where the system tells.
fn children(id: u32) -> Vec<u32> {
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let parent = |id: u32| {
        std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?.rsplit_once(')')?.1.split(' ').nth(2)?.parse().ok()
    };
    ids.filter(|child| parent(*child) == Some(id)).collect()
}

/// Does a process run? One that has ended and is not yet waited for does not.
fn is_alive(id: u32) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    stat.rsplit_once(") ").is_some_and(|(_, rest)| !rest.starts_with(['Z', 'X']))
}

/// A program, run by that user if one is named.
fn as_user(user: Option<&str>, program: &Path) -> Command {
    let Some(user) = user else { return Command::new(program) };
    let mut command = Command::new("setpriv");
    command.args([&format!("--reuid={user}"), "--regid=nogroup", "--clear-groups"]).arg(program);
    command.current_dir("/");
    command
}

fn run(command: &mut Command) -> io::Result<()> {
    let output = command.output()?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr).trim().to_string();
    Err(io::Error::other(format!("{} failed: {said}", command.get_program().to_string_lossy())))
}
