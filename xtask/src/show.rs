//! `cargo xtask play` and the benchmarks.

use std::time::Instant;

use crate::shell::{Result, kaiju, program, quick, run, spoken, wasm_target};

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
    let mut serve = vec!["--any-port", "--addr", &port];
    serve.extend(lan.then_some("--lan"));
    serve.extend(open.then_some("--open"));
    let begun = Instant::now();
    println!("── 1/2 the table server; the first time everything is built, some three minutes on two cores");
    wasm_target()?;
    let [pack, table] = quick()?;
    println!("── 2/2 the page; {} so far", spoken(begun.elapsed()));
    crate::web::pack_with(&pack)?;
    println!("── built in {}", spoken(begun.elapsed()));
    run(program(table).arg("crates/web/dist").args(serve))
}

/// The built-in benchmarks.
pub(crate) fn bench() -> Result {
    run(program(kaiju()?).arg("bench"))
}
