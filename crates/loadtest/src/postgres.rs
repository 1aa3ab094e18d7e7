//! A PostgreSQL server of our own, in a temporary folder: made for a test, gone with it.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::storm::free_addr;

/// Users PostgreSQL may run as when we are root, which it refuses to be.
const HUMBLE: [&str; 2] = ["postgres", "nobody"];

/// The programs we need.
const NEEDED: [&str; 5] = ["initdb", "postgres", "createdb", "psql", "pg_isready"];

/// What PostgreSQL calls its certificate and its key.
const CERTIFICATE: &str = "server.crt";
const KEY: &str = "server.key";

/// A running PostgreSQL server.
pub struct Postgres {
    process: Child,
    folder: PathBuf,
    bin: PathBuf,
    user: Option<&'static str>,
    addr: SocketAddr,
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
        Postgres::made(None)
    }

    /// The same, speaking TLS with this certificate and its key.
    pub fn start_tls(certificate: &Path, key: &Path) -> io::Result<Postgres> {
        Postgres::made(Some((certificate, key)))
    }

    fn made(tls: Option<(&Path, &Path)>) -> io::Result<Postgres> {
        let bin = programs()?;
        let user = if is_root() { HUMBLE.into_iter().find(|user| exists(user)) } else { None };
        let addr = free_addr()?;
        let folder = std::env::temp_dir().join(format!("kaiju-pg-{}-{}", std::process::id(), addr.port()));
        std::fs::create_dir_all(&folder)?;
        if let Some(user) = user {
            run(Command::new("chown").arg(user).arg(&folder))?;
        }
        let data = folder.join("data");
        let mut made = as_user(user, &bin.join("initdb"));
        made.args(["--auth=trust", "--username=kaiju", "--no-sync", "--encoding=UTF8", "--locale=C", "-D"]).arg(&data);
        run(&mut made)?;
        for (from, name) in tls.into_iter().flat_map(|(certificate, key)| [(certificate, CERTIFICATE), (key, KEY)]) {
            let to = data.join(name);
            std::fs::copy(from, &to)?;
            run(Command::new("chmod").arg("600").arg(&to))?;
            if let Some(user) = user {
                run(Command::new("chown").arg(user).arg(&to))?;
            }
        }
        let process = launch(user, &bin, &folder, addr)?;
        let postgres = Postgres { process, folder, bin, user, addr };
        postgres.wait()?;
        Ok(postgres)
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
        self.process = launch(self.user, &self.bin, &self.folder, self.addr)?;
        self.wait()
    }

    /// Lets it be asked something as its owner.
    pub fn sql(&self, database: &str, statement: &str) -> io::Result<String> {
        let port = self.addr.port().to_string();
        let mut psql = Command::new(self.bin.join("psql"));
        psql.args(["-h", "127.0.0.1", "-p", &port, "-U", "kaiju", "-d", database, "-Atc", statement]);
        let output = psql.output()?;
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_string())
    }

    fn wait(&self) -> io::Result<()> {
        let begun = Instant::now();
        let port = self.addr.port().to_string();
        while begun.elapsed() < Duration::from_secs(30) {
            let mut ready = Command::new(self.bin.join("pg_isready"));
            let ready = ready.args(["-q", "-h", "127.0.0.1", "-p", &port]).status()?;
            if ready.success() {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(30));
        }
        Err(io::Error::other("PostgreSQL does not start"))
    }

    fn stop(&mut self) {
        // Immediate shutdown; a plain kill would leave its shared memory behind.
        let _ = Command::new("kill").args(["-QUIT", &self.process.id().to_string()]).status();
        let _ = self.process.wait();
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn launch(user: Option<&str>, bin: &Path, folder: &Path, addr: SocketAddr) -> io::Result<Child> {
    let mut server = as_user(user, &bin.join("postgres"));
    server.arg("-D").arg(folder.join("data")).arg("-k").arg(folder);
    server.args(["-p", &addr.port().to_string(), "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]);
    if folder.join("data").join(CERTIFICATE).exists() {
        server.args(["-c", "ssl=on"]);
    }
    server.args(["-c", "max_connections=200", "-c", "log_min_messages=fatal"]);
    server.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
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
