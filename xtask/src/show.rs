//! `cargo xtask play` and the benchmarks.

use std::fs;
use std::path::Path;

use crate::shell::{Result, ask, kaiju, near, program, quick_kaiju, root, run, target};

/// Builds kaiju and lets people play: a table server on this machine, for the room if it is told so, and the browser.
pub(crate) fn play(words: &[&str]) -> Result {
    let (mut open, mut lan, mut port) = (true, false, None);
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match *word {
            "--no-open" => open = false,
            "--lan" => lan = true,
            "--port" => {
                let number = words.next().and_then(|number| number.parse::<u16>().ok());
                port = Some(number.ok_or("`--port` wants a number from 0 to 65535; 0 takes any free one")?);
            }
            other => {
                return Err(format!("`{other}` is not known to play; there are `--lan`, `--no-open` and `--port N`"));
            }
        }
    }
    let port = port.unwrap_or(8080).to_string();
    let mut serve = vec!["serve", "--any-port", "--addr", &port];
    serve.extend(lan.then_some("--lan"));
    serve.extend(open.then_some("--open"));
    crate::web::pack(false)?;
    run(program(quick_kaiju()?).args(serve))
}

/// The built-in benchmarks.
pub(crate) fn bench() -> Result {
    run(program(kaiju()?).arg("bench"))
}

/// Instructions per random game. The difference between a short and a long run leaves start and end of the program out.
pub(crate) fn callgrind() -> Result {
    const GAMES: [u64; 2] = [200, 400];
    if ask(program("valgrind").arg("--version")).is_none() {
        return Err("this chore needs valgrind: `apt install valgrind`, or what your system calls it".to_string());
    }
    let kaiju = kaiju()?;
    let folder = target()?.join("callgrind");
    let folder = near(&folder);
    fs::create_dir_all(root().join(folder)).map_err(|e| format!("cannot make {}: {e}", folder.display()))?;
    let [short, long] = GAMES.map(|games| count(&kaiju, games, &folder.join(format!("playout-{games}.out"))));
    let (short, long) = (short?, long?);
    let per_game = long.saturating_sub(short) / (GAMES[1] - GAMES[0]);
    println!("\n{} games: {short} instructions\n{} games: {long} instructions", GAMES[0], GAMES[1]);
    println!("one game: {per_game} instructions");
    println!("line by line: callgrind_annotate {}", folder.join(format!("playout-{}.out", GAMES[1])).display());
    Ok(())
}

/// The instructions kaiju needs for this many games, as callgrind's own file tells them.
fn count(kaiju: &Path, games: u64, out: &Path) -> Result<u64> {
    let mut out_file = std::ffi::OsString::from("--callgrind-out-file=");
    out_file.push(out);
    let mut valgrind = program("valgrind");
    valgrind.arg("--tool=callgrind").arg(out_file).arg(kaiju);
    run(valgrind.args(["bench", "--only", "playout", "--games", &games.to_string(), "--threads", "1"]))?;
    let said = fs::read_to_string(root().join(out)).map_err(|e| format!("callgrind left no {}: {e}", out.display()))?;
    let totals = said.lines().filter_map(|line| line.strip_prefix("totals: ")).next_back();
    totals
        .and_then(|number| number.trim().parse().ok())
        .ok_or_else(|| format!("{} tells no total of instructions", out.display()))
}
