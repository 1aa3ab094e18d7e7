//! The chores of this repository: one list, the same for people and for the build server.
//!
//! `cargo xtask help` says what there is. It needs nothing but the standard library, so it is ready in a second.

mod api;
mod books;
mod budget;
mod fuzz;
mod gate;
mod shell;
mod show;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask CHORE

  test [STEP…]    everything that must hold before a change goes in; with STEPs, only those
  play [--lan] [--no-open] [--port N]
                  build kaiju, start a table server on this machine and open the browser; with --lan, phones in the
                  room can join
  web [--dev]     build the browser client into crates/web/dist, from where kaiju takes it; --dev is quick and large
  site            build the browser client as a site for any web host, into target/dist/site
  pictures        make the pictures of the README anew, from the page and from the terminal
  budget [GAMES]  what the browser client costs on a slow phone: loading, frames, taps, memory after GAMES games, 3 by
                  default; fails where it is more than it may be (needs Node and Chromium, and a machine at rest)
  books           make the page docs/books/README.md of the statements beside it
  bench           how fast the rules play on this machine
  callgrind       instructions per random game: the speed that does not depend on the machine (needs valgrind)
  fuzz [SECONDS]  throw random bytes at the parsers and the rules, SECONDS per target, 60 by default
                  (needs nightly Rust and cargo-fuzz)
  browser TIMES   the tests in browsers, TIMES times, and how often each failed
  help            this page

Steps of `test`, in order:
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["test", steps @ ..] => gate::test(steps),
        ["play", words @ ..] => show::play(words),
        ["web"] => web::pack(false),
        ["web", "--dev"] => web::pack(true),
        ["pictures"] => web::pictures(),
        ["site"] => web::site().map(|_| ()),
        ["budget"] => budget::budget("3"),
        ["budget", games] => budget::budget(games),
        ["books"] => books::books(),
        ["bench"] => show::bench(),
        ["callgrind"] => show::callgrind(),
        ["fuzz"] => fuzz::fuzz("60"),
        ["fuzz", seconds] => fuzz::fuzz(seconds),
        ["browser", times] => match times.parse() {
            Ok(times) => web::browser_times(times),
            Err(_) => Err(format!("`browser` wants a number of times, not `{times}`")),
        },
        [] | ["help" | "--help" | "-h"] => {
            help();
            Ok(())
        }
        [chore, ..] => Err(format!("`{chore}` is not a chore, or not with these words; see `cargo xtask help`")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("\nxtask: {why}");
            ExitCode::FAILURE
        }
    }
}

fn help() {
    print!("{HELP}");
    for step in gate::STEPS {
        println!("  {:<10}      {}", step.name, step.what);
    }
}
