//! `cargo xtask upgrade TAG`: what an earlier version left goes on with this one.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::dist::made;
use crate::served::ServeProcess;
use crate::shell::{Result, ask, cargo, program, run, target, tested_kaiju};

/// How many answers each table has under the earlier version, and what comes after them under this one.
const ANSWERS: u32 = 6;
/// Answers of somebody who plays in plain sentences: enough for a whole game; what is no answer is asked again.
const TYPED: usize = 8_000;

/// Builds the version of a tag, lets two tables, a game in the terminal, a record, a backup and settings begin with it, and
/// goes on with this version. Then both serve at once, at one database.
pub(crate) fn upgrade(tag: &str) -> Result {
    let folder = target()?.join("upgrade");
    let (before, now) = (earlier(&folder, tag)?, tested_kaiju()?);
    for (name, kaiju) in [("before", &before), ("now", &now)] {
        println!("  {name}: {}", ask(program(kaiju).arg("--version")).ok_or("kaiju does not tell its version")?);
    }
    let home = folder.join("home");
    let _ = fs::remove_dir_all(&home);
    made(&home)?;
    let people = People { home };
    people.tables(&before, &now)?;
    println!("  two tables went on after the upgrade and came to their ends");
    run(&mut people.kaiju(&now, &["restore", "tables.backup", "--db", "restored.db"]))?;
    println!("  a backup of the earlier version was restored, and every game in it played again");
    people.terminal(&before, &now)?;
    println!("  a saved game went on in the terminal, in the language that was saved");
    people.record(&before, &now)?;
    println!("  a record was played again");
    let mut shared = cargo();
    shared.args(["test", "--package", "kaiju-cli", "--test", "server", "--", "--ignored", "--exact", "--nocapture"]);
    run(shared.arg("two_versions_play_at_one_database").env("KAIJU_EARLIER", &before))?;
    println!("  both versions played at one database, at the same time");
    Ok(())
}

/// Builds an earlier version from its source, in a folder of its own.
fn earlier(folder: &Path, tag: &str) -> Result<PathBuf> {
    let source = folder.join("source");
    let _ = fs::remove_dir_all(&source);
    made(&source)?;
    let tar = folder.join("source.tar");
    run(program("git").args(["archive", "--format=tar", "-o"]).arg(&tar).arg(tag))
        .map_err(|why| format!("{why}; is `{tag}` a tag or a commit?"))?;
    run(program("tar").arg("-xf").arg(&tar).arg("-C").arg(&source))?;
    let build = folder.join("build");
    let mut cargo = cargo();
    cargo.current_dir(&source).args(["build", "--locked", "--workspace", "--exclude", "kaiju-web", "--bin", "kaiju"]);
    run(cargo.env("CARGO_TARGET_DIR", &build))?;
    Ok(build.join("debug").join(format!("kaiju{EXE_SUFFIX}")))
}

/// People with a home folder, who change from one version to the next.
struct People {
    home: PathBuf,
}

impl People {
    fn kaiju(&self, kaiju: &Path, words: &[&str]) -> Command {
        let mut command = program(kaiju);
        command.current_dir(&self.home).args(words);
        for (name, folder) in [("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config"), ("XDG_STATE_HOME", "state")] {
            command.env(name, self.home.join(folder));
        }
        for name in ["KAIJU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        command
    }

    fn serve(&self, kaiju: &Path) -> Result<ServeProcess> {
        let serve = self.kaiju(kaiju, &["serve", "--quiet", "--rates", "off", "--db", "tables.db"]);
        Ok(ServeProcess::launch(serve)?.0)
    }

    /// Two tables in the middle of their games, and a third that was over, at a server that is upgraded. The earlier version backs
    /// them up before: once this one has served a database, an earlier one opens it no more.
    fn tables(&self, before: &Path, now: &Path) -> Result {
        let server = self.serve(before)?;
        let tables = [server.open()?, server.open()?];
        for table in &tables {
            if table.play(server.addr(), ANSWERS)? {
                return Err("a game was over before the upgrade: nothing was tried".to_string());
            }
        }
        let over = server.open()?;
        over.play(server.addr(), u32::MAX)?;
        let record = over.record(server.addr())?;
        server.stop()?;
        run(&mut self.kaiju(before, &["backup", "--db", "tables.db", "--force", "tables.backup"]))?;
        let server = self.serve(now)?;
        if over.record(server.addr())? != record {
            return Err("the record of a game that was over is another one now".to_string());
        }
        for table in &tables {
            table.play(server.addr(), u32::MAX)?;
            table.record(server.addr())?;
        }
        server.stop()
    }

    /// A game in the terminal that was left, and a language that was saved.
    fn terminal(&self, before: &Path, now: &Path) -> Result {
        run(self.kaiju(before, &["lang", "es"]).stdout(Stdio::null()))?;
        typed(self.kaiju(before, &["play", "--plain", "--seed", "5", "--players", "3"]), "1\n1\nq\n")?;
        let answers: String = ["all\n", "1\n", "y\n", "2\n"].iter().cycle().take(TYPED).copied().collect();
        let said = typed(self.kaiju(now, &["play", "--plain", "--resume", "--record", "resumed.game"]), &answers)?;
        if !said.contains("gana la partida") {
            return Err(format!("the saved game does not come to its end in Spanish: {said}"));
        }
        run(self.kaiju(now, &["replay", "resumed.game", "--verify"]).stdout(Stdio::null()))
    }

    fn record(&self, before: &Path, now: &Path) -> Result {
        run(self.kaiju(before, &["sim", "--games", "1", "--seed", "7", "--record", "old.game"]).stdout(Stdio::null()))?;
        run(self.kaiju(now, &["replay", "old.game", "--verify"]).stdout(Stdio::null()))
    }
}

/// Runs a command with some lines to read; what it says.
fn typed(mut command: Command, lines: &str) -> Result<String> {
    let started = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut child = started.map_err(|e| format!("kaiju cannot be started: {e}"))?;
    let mut input = child.stdin.take().expect("it was piped");
    let lines = lines.to_string();
    // The game may be over before everything is read; and what it says must be read meanwhile.
    let writer = std::thread::spawn(move || drop(input.write_all(lines.as_bytes())));
    let output = child.wait_with_output().map_err(|e| format!("kaiju does not end: {e}"))?;
    let _ = writer.join();
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Err(format!("kaiju ended with {}", output.status))
}
