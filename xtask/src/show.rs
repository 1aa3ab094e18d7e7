//! `cargo xtask play` and the benchmarks.

use std::process::Command;
use std::time::Instant;

use crate::served::{ServeProcess, forget};
use crate::shell::{Result, kaiju, program, quick, run, spoken, target, wasm_target};

/// Builds kaiju and lets people play: a table server on this machine, for the room if it is told so, and the browser.
pub(crate) fn play(words: &[&str]) -> Result {
    let (mut open, mut lan, mut port, mut trial) = (true, false, None, false);
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match *word {
            "--no-open" => open = false,
            "--lan" => lan = true,
            "--trial" => trial = true,
            "--port" => {
                let number = words.next().and_then(|number| number.parse::<u16>().ok());
                port = Some(number.ok_or("`--port` wants a number from 0 to 65535; 0 takes any free one")?);
            }
            other => {
                return Err(format!(
                    "`{other}` is not known to play; there are `--lan`, `--no-open`, `--port N` and `--trial`"
                ));
            }
        }
    }
    let begun = Instant::now();
    println!("── 1/2 the table server; the first time everything is built, some three minutes on two cores");
    wasm_target()?;
    let [pack, table] = quick()?;
    println!("── 2/2 the page; {} so far", spoken(begun.elapsed()));
    crate::web::pack_with(&pack)?;
    println!("── built in {}", spoken(begun.elapsed()));
    let mut serve = program(table);
    serve.arg("crates/web/dist");
    if trial {
        return try_out(serve);
    }
    serve.args(["--any-port", "--addr", &port.unwrap_or(8080).to_string()]);
    serve.args(lan.then_some("--lan")).args(open.then_some("--open"));
    run(&mut serve)
}

/// Starts what people would play at, asks it for the page, plays a game there and ends it.
fn try_out(mut serve: Command) -> Result {
    let tables = target()?.join("play-trial.db");
    forget(&tables);
    serve.args(["--quiet", "--rates", "off", "--db"]).arg(&tables);
    let (server, time) = ServeProcess::launch(serve)?;
    server.try_out()?;
    println!("── a game was played there; start to first answer: {} ms", time.as_millis());
    server.stop()
}

/// The built-in benchmarks.
pub(crate) fn bench() -> Result {
    run(program(kaiju()?).arg("bench"))
}
