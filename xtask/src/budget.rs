//! Measures the browser client on a slow phone: loading, frames, taps, memory.

use crate::served::ServeProcess;
use crate::shell::{Result, program, root, run, tested_kaiju};
use crate::web;

/// The version of Lighthouse the pages are measured with.
const LIGHTHOUSE: &str = "13.5.0";

/// Measures the client as the real server sends it, and fails where it costs more than it may. Wall time is part of it:
/// it is no step of the gate.
pub(crate) fn budget(games: &str) -> Result {
    if games.parse::<u32>().is_err() {
        return Err(format!("`{games}` is not a number of games"));
    }
    let chromium = web::chromium()?;
    let lighthouse = web::npm("lighthouse", LIGHTHOUSE)?;
    web::pack(false)?;
    let server = ServeProcess::start(&tested_kaiju()?, "budget.db")?;
    let measure = root().join("xtask/budget/measure.mjs");
    run(program("node").arg(measure).arg(lighthouse).arg(chromium).arg(&server.url).arg(games))
        .map_err(|why| format!("{why}; a busy machine is slow by itself: measure again when nothing else runs"))
}
