//! Plays all golden games and ends with the number of those that came out otherwise. It asks nothing of its machine, so a
//! browser can run it as it is, built for WebAssembly.

use std::process::ExitCode;

use kaiju_testkit::golden::Golden;

fn main() -> ExitCode {
    let wrong: usize = Golden::all().iter().map(|golden| Golden::check(golden.games()).len()).sum();
    ExitCode::from(u8::try_from(wrong).unwrap_or(u8::MAX))
}
