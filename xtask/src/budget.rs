//! Measures the browser client on a slow phone: loading, frames, taps, memory.

use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use crate::shell::{Result, program, quick_kaiju, root, run, target};
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
    let server = ServeProcess::start(&quick_kaiju()?, "budget.db")?;
    let measure = root().join("xtask/budget/measure.mjs");
    run(program("node").arg(measure).arg(lighthouse).arg(chromium).arg(&server.url).arg(games))
        .map_err(|why| format!("{why}; a busy machine is slow by itself: measure again when nothing else runs"))
}

/// A `kaiju serve` that ends with its owner.
pub(crate) struct ServeProcess {
    child: Child,
    pub(crate) url: String,
}

impl ServeProcess {
    pub(crate) fn start(kaiju: &Path, tables: &str) -> Result<ServeProcess> {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let addr = free.map_err(|e| format!("no port is free: {e}"))?;
        let tables = target()?.join(tables);
        for end in ["", "-wal", "-shm"] {
            let _ = fs::remove_file(tables.with_extension(format!("db{end}")));
        }
        let mut serve = program(kaiju);
        serve.args(["serve", "--quiet", "--rates", "off", "--addr", &addr.to_string(), "--db"]).arg(&tables);
        let child = serve.stdout(Stdio::null()).spawn().map_err(|e| format!("kaiju cannot be started: {e}"))?;
        let mut server = ServeProcess { child, url: format!("http://{addr}") };
        let begun = Instant::now();
        while TcpStream::connect(addr).is_err() {
            if begun.elapsed() > Duration::from_secs(30) || !matches!(server.child.try_wait(), Ok(None)) {
                return Err("kaiju does not listen".to_string());
            }
            thread::sleep(Duration::from_millis(50));
        }
        Ok(server)
    }
}

impl Drop for ServeProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
