//! `compose.yaml` of a release, started as a host would start it: two nodes, a database and a proxy, and a table played through
//! the proxy.
//!
//! The images of the database and of the proxy are fetched where that is possible. Where it is not, images of the same names
//! are put together from this machine's own PostgreSQL and caddy; what is tried is the file, not what they come from.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use crate::dist::{copy, made, scratch, write};
use crate::served::{PlayedTable, ask_http, free_address};
use crate::shell::{Result, ask, install, program, run};

/// How long all of it may take to begin: a database is made, and two nodes wait for it.
const PATIENCE: Duration = Duration::from_mins(3);

/// What the stand-in for the database does first, as the real image does: it makes the database once, for a user with a
/// password.
const ENTRY: &str = r#"#!/bin/sh
set -e
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  echo "$POSTGRES_PASSWORD" > /run/postgresql/secret
  initdb -D "$data" -U "$POSTGRES_USER" --pwfile=/run/postgresql/secret --auth=trust --locale=C --encoding=UTF8
  echo "host all all all scram-sha-256" >> "$data/pg_hba.conf"
  echo "CREATE DATABASE $POSTGRES_USER" | postgres --single -D "$data" postgres
fi
exec postgres -D "$data" -c listen_addresses=*
"#;

/// Starts everything, plays a table, stops a node in the middle, and plays on.
pub(crate) fn try_compose(file: &Path) -> Result {
    if ask(program("podman-compose").arg("--version")).is_none() {
        install(&["podman-compose", "netavark", "aardvark-dns"], "compose.yaml is started with podman-compose")?;
    }
    let text = fs::read_to_string(file).map_err(|e| format!("cannot read {}: {e}", file.display()))?;
    let images =
        text.lines().filter_map(|line| line.trim().strip_prefix("image: ")).filter(|name| !name.contains("localhost/"));
    let mut made_here = StandIns(Vec::new());
    for name in images {
        if ask(program("podman").args(["image", "exists", name])).is_some()
            || ask(program("podman").args(["pull", "--quiet", name])).is_some()
        {
            continue;
        }
        println!("  {name} cannot be fetched: an image of that name is made of what this machine has");
        made_here.0.push(name);
        stand_in(name)?;
    }
    let house = ComposedHouse::up(file)?;
    let table = PlayedTable::open(house.addr)?;
    table.play(house.addr, 10)?;
    house.compose(&["stop", "one"]).map(drop)?;
    table.play(house.addr, u32::MAX)?;
    table.record(house.addr)?;
    println!("  compose.yaml: two nodes, a database and a proxy; a game went on when one node was stopped");
    Ok(())
}

/// Images that bear the names of others. They go with their owner, or somebody would take them for the real ones later.
struct StandIns<'a>(Vec<&'a str>);

impl Drop for StandIns<'_> {
    fn drop(&mut self) {
        for name in &self.0 {
            let _ = ask(program("podman").args(["rmi", "--force", name]));
        }
    }
}

/// What the file started; it is taken down with its owner.
struct ComposedHouse<'a> {
    file: &'a Path,
    project: String,
    settings: PathBuf,
    addr: SocketAddr,
}

impl ComposedHouse<'_> {
    fn up(file: &Path) -> Result<ComposedHouse<'_>> {
        let settings = scratch("compose")?.join("containers.conf");
        // Limits are low, and the runtime is the one that gets along with more kinds of control groups, because not every
        // machine that builds a release may give containers more.
        let runtime =
            if ask(program("runc").arg("--version")).is_some() { "[engine]\nruntime = \"runc\"\n" } else { "" };
        let limits = "[containers]\ndefault_ulimits = [\"nofile=1024:1024\", \"nproc=1024:1024\"]\n";
        // Podman stays with the network it found when it was first started, and not each of them knows names.
        let network = "[network]\nnetwork_backend = \"netavark\"\n";
        write(&settings, format!("{limits}{network}{runtime}"))?;
        let project = format!("kaiju-trial-{}", std::process::id());
        let house = ComposedHouse { file, project, settings, addr: free_address()? };
        run(house.podman_compose().args(["up", "--detach"]))?;
        let begun = Instant::now();
        while !ask_http(house.addr, "GET", "/readyz", "", "").is_ok_and(|(status, _)| status == 200) {
            if begun.elapsed() > PATIENCE {
                let _ = run(house.podman_compose().arg("logs"));
                return Err("what compose.yaml starts does not answer".to_string());
            }
            thread::sleep(Duration::from_millis(100));
        }
        Ok(house)
    }

    fn podman_compose(&self) -> Command {
        let mut command = program("podman-compose");
        command.args(["--project-name", &self.project, "--file"]).arg(self.file);
        command.env("CONTAINERS_CONF", &self.settings).env("POSTGRES_PASSWORD", "only for this trial");
        command.env("KAIJU_PORT", self.addr.port().to_string()).env("KAIJU_URL", format!("http://{}", self.addr));
        command
    }

    fn compose(&self, words: &[&str]) -> Result<String> {
        ask(self.podman_compose().args(words)).ok_or_else(|| format!("podman-compose {} fails", words.join(" ")))
    }
}

impl Drop for ComposedHouse<'_> {
    fn drop(&mut self) {
        let _ = self.compose(&["down", "--volumes"]);
    }
}

/// Makes an image of this name from what this machine has.
fn stand_in(name: &str) -> Result {
    let context = scratch("stand-in")?;
    let tree = context.join("root");
    made(&tree.join("run"))?;
    let (programs, rest) = if name.contains("/postgres:") {
        (
            postgres(&tree, &context)?,
            "COPY entry.sh /entry.sh\nUSER 999:999\nVOLUME /var/lib/postgresql/data\nENTRYPOINT [\"/entry.sh\"]\n",
        )
    } else if name.contains("/caddy:") {
        (caddy(&tree)?, "USER 999:999\n")
    } else {
        return Err(format!("nothing here can stand in for {name}"));
    };
    let file = format!("FROM scratch\nCOPY --chown=999:999 root /\nENV PATH={programs}:/bin HOME=/run\n{rest}");
    write(&context.join("Containerfile"), file)?;
    let mut build = program("buildah");
    build.args(["build", "--quiet", "--format", "docker", "--isolation", "chroot", "--tag", name]);
    run(build.arg(&context))
}

fn postgres(tree: &Path, context: &Path) -> Result<String> {
    let bin = crate::image::postgres_programs().ok_or("PostgreSQL is not here to stand in for the image's")?;
    let version = bin.parent().ok_or("PostgreSQL lies in the root")?;
    let number = version.file_name().unwrap_or_default();
    if ask(program("busybox").arg("true")).is_none() {
        install(&["busybox-static"], "the stand-in for the database's image needs a shell")?;
    }
    for folder in [version.to_path_buf(), Path::new("/usr/share/postgresql").join(number)] {
        with_parents(&folder, tree)?;
    }
    // The compiler of queries is as large as all the rest, and PostgreSQL runs without it.
    let lib = version.join("lib");
    let libraries = fs::read_dir(&lib).map_err(|e| format!("cannot read {}: {e}", lib.display()))?;
    for file in ["postgres", "initdb", "pg_isready"]
        .map(|name| bin.join(name))
        .into_iter()
        .chain(libraries.flatten().map(|file| file.path()))
    {
        if !file.to_string_lossy().contains("llvm") {
            linked(&file, tree)?;
        }
    }
    for folder in ["var/lib/postgresql/data", "run/postgresql"] {
        made(&tree.join(folder))?;
    }
    with_parents(Path::new("/usr/share/zoneinfo/UTC"), tree)?;
    run(program("ln").args(["-s", "/run"]).arg(tree.join("var/run")))?;
    copy(Path::new("/bin/busybox"), &tree.join("bin/sh"))?;
    write(&tree.join("etc/passwd"), "postgres:x:999:999::/run:/bin/sh\n")?;
    write(&context.join("entry.sh"), ENTRY)?;
    run(program("chmod").arg("755").arg(context.join("entry.sh")))?;
    Ok(bin.display().to_string())
}

fn caddy(tree: &Path) -> Result<String> {
    if ask(program("caddy").arg("version")).is_none() {
        install(&["caddy"], "caddy stands in for the image of the proxy")?;
    }
    let file = Path::new("/usr/bin/caddy");
    copy(file, &tree.join("usr/bin/caddy"))?;
    linked(file, tree)?;
    Ok("/usr/bin".to_string())
}

/// Copies a file or folder to the place it has here.
fn with_parents(from: &Path, tree: &Path) -> Result {
    ask(program("cp").args(["-r", "--dereference", "--parents"]).arg(from).arg(tree))
        .map(drop)
        .ok_or_else(|| format!("cannot copy {} to {}", from.display(), tree.display()))
}

/// Copies the libraries a program is linked with.
fn linked(file: &Path, tree: &Path) -> Result {
    // What is no program, or a static one, wants none.
    let said = ask(program("ldd").arg(file)).unwrap_or_default();
    let paths = said.split_whitespace().filter(|word| word.starts_with('/') && Path::new(word).is_file());
    for path in paths.filter(|path| !tree.join(path.trim_start_matches('/')).exists()) {
        with_parents(Path::new(path), tree)?;
    }
    Ok(())
}
