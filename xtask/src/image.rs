//! A container image with nothing but kaiju in it, built with buildah, packed with podman, and tried as those who load the file
//! have it.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::compose::try_compose;
use crate::dist::{VERSION, copy, epoch, folder, linux, made, scratch, untried};
use crate::served::{PlayedTable, ask_http, free_address, try_out};
use crate::shell::{Result, ask, install, is_root, near, program, root, run};

/// How long a container or a database may take to begin.
const PATIENCE: Duration = Duration::from_mins(1);

/// Builds the image, tries it, and writes it into one file that podman and docker load.
pub(crate) fn image() -> Result {
    if ask(program("buildah").arg("--version")).is_none() || ask(program("podman").arg("--version")).is_none() {
        install(&["buildah", "podman", "runc"], "the container image is built with buildah and tried with podman")?;
    }
    let context = scratch("image")?;
    copy(&linux()?, &context.join("kaiju"))?;
    made(&context.join("data"))?;
    let [version, latest] = names();
    let mut build = program("buildah");
    // Docker's format, because the other one has no place for the health check.
    build.args(["build", "--quiet", "--format", "docker", "--isolation", "chroot", "--timestamp", &epoch()]);
    build.args(["--tag", &version, "--tag", &latest, "--file"]).arg(root().join("deploy/Containerfile"));
    run(build.arg(&context))?;
    let file = folder()?.join(format!("kaiju-{VERSION}-image.tar"));
    let _ = fs::remove_file(&file);
    let mut save = program("podman");
    // The first name says which image, the others are names it has in the file, too.
    save.args(["save", "--quiet", "--format", "docker-archive", "--output"]).arg(&file).args([&version, &latest]);
    run(&mut save)?;
    // What is tried is what the file has, under the names it has there.
    run(program("podman").args(["rmi", "--force", &version, &latest]))?;
    run(program("podman").args(["load", "--quiet", "--input"]).arg(&file))?;
    for name in [&version, &latest] {
        ask(program("podman").args(["image", "exists", name]))
            .ok_or_else(|| format!("{} was loaded, and there is no image {name}", near(&file).display()))?;
    }
    for name in COMPOSED {
        copy(&root().join("deploy").join(name), &folder()?.join(name))?;
    }
    try_image(&version)?;
    try_nodes(&version)?;
    try_compose(&folder()?.join(COMPOSED[0]))?;
    println!("  {}", near(&file).display());
    Ok(())
}

/// What starts several nodes with a database and a proxy, and what that file wants beside it.
const COMPOSED: [&str; 2] = ["compose.yaml", "Caddyfile"];

/// The names of the image: of this version, and the one that commands and `compose.yaml` use.
fn names() -> [String; 2] {
    [VERSION, "latest"].map(|tag| format!("localhost/kaiju:{tag}"))
}

/// A container that ends with its owner.
struct Container {
    name: String,
    addr: SocketAddr,
}

impl Container {
    /// Runs the image as it is to be run: nothing can be written but its volume. The network is the machine's and the limits are
    /// low, because not every machine that builds a release may give containers more.
    fn run(image: &str, name: &str, volume: &str, env: &[String]) -> Result<Container> {
        let addr = free_address()?;
        let name = format!("kaiju-trial-{name}-{}", std::process::id());
        let mut podman = program("podman");
        // It gets along with more kinds of control groups than the other one.
        if ask(program("runc").arg("--version")).is_some() {
            podman.args(["--runtime", "runc"]);
        }
        podman.args(["run", "--quiet", "--detach", "--read-only", "--cap-drop", "all", "--network", "host"]);
        podman.args(["--ulimit", "nofile=1024:1024", "--ulimit", "nproc=1024:1024", "--health-interval", "disable"]);
        podman.args(["--security-opt", "no-new-privileges", "--name", &name]);
        if !volume.is_empty() {
            podman.args(["--volume", &format!("{volume}:/data")]);
        }
        podman.args(["--env", &format!("KAIJU_ADDR={addr}"), "--env", "KAIJU_RATES=off"]);
        for pair in env {
            podman.args(["--env", pair]);
        }
        let container = Container { name, addr };
        run(podman.arg(image))?;
        let begun = Instant::now();
        while !ask_http(addr, "GET", "/readyz", "", "").is_ok_and(|(status, _)| status == 200) {
            if begun.elapsed() > PATIENCE {
                let _ = run(program("podman").args(["logs", &container.name]));
                return Err("the container does not answer".to_string());
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(container)
    }

    /// Asks as the supervisor of containers does.
    fn is_healthy(&self) -> Result {
        run(program("podman").args(["healthcheck", "run", &self.name]))
    }

    fn stop(&self) -> Result {
        run(program("podman").args(["stop", "--time", "15", &self.name]))?;
        let code = ask(program("podman").args(["inspect", "--format", "{{.State.ExitCode}}", &self.name]));
        if code.as_deref() == Some("0") { Ok(()) } else { Err(format!("the container ended with {code:?}")) }
    }
}

impl Drop for Container {
    fn drop(&mut self) {
        let _ = program("podman").args(["rm", "--force", &self.name]).stdout(Stdio::null()).status();
    }
}

/// It is healthy, a game is played at it, and a second container with the same volume goes on with another.
fn try_image(image: &str) -> Result {
    let volume = format!("kaiju-trial-{}", std::process::id());
    let tried = (|| {
        let first = Container::run(image, "first", &volume, &[])?;
        first.is_healthy()?;
        try_out(first.addr)?;
        let table = PlayedTable::open(first.addr)?;
        table.play(first.addr, 5)?;
        first.stop()?;
        let second = Container::run(image, "second", &volume, &[])?;
        table.play(second.addr, u32::MAX)?;
        table.record(second.addr)?;
        println!(
            "  run by podman without a right to write: healthy, played at, stopped, and played on with the same volume"
        );
        Ok(())
    })();
    let _ = program("podman").args(["volume", "rm", "--force", &volume]).stdout(Stdio::null()).status();
    tried
}

/// Two nodes on one PostgreSQL: a table opened at one is played on at the other.
fn try_nodes(image: &str) -> Result {
    let Some(postgres) = TrialDatabase::start()? else {
        untried("PostgreSQL is not here: two nodes on one database");
        return Ok(());
    };
    let db = [format!("KAIJU_DB={}", postgres.url)];
    let (one, two) = (Container::run(image, "one", "", &db)?, Container::run(image, "two", "", &db)?);
    let table = PlayedTable::open(one.addr)?;
    for _ in 0..10 {
        table.play(one.addr, 1)?;
        table.play(two.addr, 1)?;
    }
    one.stop()?;
    table.play(two.addr, u32::MAX)?;
    table.record(two.addr)?;
    println!("  two nodes on one PostgreSQL: a game went on from one to the other, also when the first was stopped");
    Ok(())
}

/// Where the programs of PostgreSQL lie, if they are here.
pub(crate) fn postgres_programs() -> Option<PathBuf> {
    let installed = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    installed.map(|version| version.path().join("bin")).find(|bin| bin.join("initdb").is_file())
}

/// A PostgreSQL that ends with its owner.
struct TrialDatabase {
    process: Child,
    folder: PathBuf,
    url: String,
}

impl TrialDatabase {
    /// None where it is not installed.
    fn start() -> Result<Option<TrialDatabase>> {
        let Some(bin) = postgres_programs() else { return Ok(None) };
        // It refuses to be started by root, and must be able to read where it lies.
        let root = is_root();
        let folder = std::env::temp_dir().join(format!("kaiju-trial-pg-{}", std::process::id()));
        made(&folder)?;
        if root {
            run(program("chown").arg("postgres").arg(&folder))?;
        }
        let started = |name: &str| started_as(root, &bin.join(name), &folder);
        let addr = free_address()?;
        let data = folder.join("data");
        let mut make = started("initdb");
        make.args(["--auth=trust", "--username=kaiju", "--no-sync", "--encoding=UTF8", "--locale=C", "-D"]).arg(&data);
        ask(&mut make).ok_or("initdb makes no database")?;
        let mut serve = started("postgres");
        serve.arg("-D").arg(&data).args(["-p", &addr.port().to_string(), "-c", "listen_addresses=127.0.0.1", "-k"]);
        let process = serve.arg(&folder).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let process = process.map_err(|e| format!("PostgreSQL cannot be started: {e}"))?;
        let postgres =
            TrialDatabase { process, folder: folder.clone(), url: format!("postgres://kaiju@{addr}/postgres") };
        let begun = Instant::now();
        let ready = || ask(started("pg_isready").args(["-h", "127.0.0.1", "-p", &addr.port().to_string()]));
        while ready().is_none() {
            if begun.elapsed() > PATIENCE {
                return Err("PostgreSQL does not begin".to_string());
            }
            thread::sleep(Duration::from_millis(50));
        }
        Ok(Some(postgres))
    }
}

/// A program of PostgreSQL, as its own user where we are root.
fn started_as(root: bool, file: &Path, folder: &Path) -> Command {
    let mut command = if root {
        let mut command = program("setpriv");
        command.args(["--reuid", "postgres", "--regid", "postgres", "--clear-groups"]).arg(file);
        command
    } else {
        program(file)
    };
    command.current_dir(folder);
    command
}

impl Drop for TrialDatabase {
    fn drop(&mut self) {
        // At once, but in order: a plain kill would leave its shared memory behind.
        let _ = program("kill").args(["-QUIT", &self.process.id().to_string()]).status();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

#[cfg(test)]
mod tests {
    use super::{COMPOSED, names};
    use crate::shell::root;

    fn deployed(name: &str) -> String {
        std::fs::read_to_string(root().join("deploy").join(name)).unwrap_or_else(|e| panic!("{name}: {e}"))
    }

    /// Whoever types what is written there has loaded an image of that name.
    #[test]
    fn what_is_told_to_be_run_is_in_the_file() {
        let names = names();
        let compose = deployed(COMPOSED[0]);
        let wanted: Vec<&str> =
            compose.lines().filter_map(|line| line.trim().strip_prefix("image: localhost/")).collect();
        assert!(!wanted.is_empty());
        assert!(wanted.iter().all(|name| names.contains(&format!("localhost/{name}"))), "{wanted:?}");
        assert!(compose.contains(&format!("./{}:", COMPOSED[1])), "{compose}");
        let told = deployed("Containerfile");
        let command = told.split("`podman run ").nth(1).and_then(|rest| rest.split('`').next()).expect("a command");
        assert_eq!(command.split(' ').next_back(), Some(names[1].trim_end_matches(":latest")), "{command}");
    }
}
