//! The golden games in browsers: WebAssembly plays the same bits as every other machine.

use std::fs;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use kaiju_webtest::{Browser, DESK, Page, Result};
use serde_json::json;

/// How much of the program is handed over at once.
const PIECE: usize = 1 << 20;

#[test]
#[ignore = "needs Chromium and the golden games for WebAssembly; `cargo xtask test browser` runs it"]
fn the_golden_games_come_out_the_same_in_chromium() -> Result<()> {
    played_on(&mut Browser::shared()?.page(DESK)?)
}

#[test]
#[ignore = "needs Firefox and the golden games for WebAssembly; `cargo xtask test browser` runs it"]
fn the_golden_games_come_out_the_same_in_firefox() -> Result<()> {
    played_on(&mut Browser::firefox()?.page(DESK)?)
}

/// Runs the program on an empty page. It has no imports; what its `main` answers is how many games came out otherwise.
fn played_on(page: &mut Page) -> Result<()> {
    let path = std::env::var("GOLDEN").map_err(|_| "GOLDEN does not say where the golden games are")?;
    let program = fs::read(&path).map_err(|error| format!("{path}: {error}"))?;
    page.eval("(globalThis.golden = [], 0)")?;
    for piece in program.chunks(PIECE) {
        let text = json!(STANDARD.encode(piece));
        page.eval(&format!("golden.push(Uint8Array.from(atob({text}), letter => letter.charCodeAt(0)))"))?;
    }
    let wrong = page.eval(
        "(async () => {
            const { instance } = await WebAssembly.instantiate(await new Blob(golden).arrayBuffer());
            return instance.exports.main(0, 0);
        })()",
    )?;
    assert_eq!(wrong, json!(0), "so many golden games come out otherwise here");
    Ok(())
}
