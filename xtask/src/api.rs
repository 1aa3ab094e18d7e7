//! The server against its own description: schemathesis makes requests from it, right ones and wrong ones, one after the other
//! and in chains.

use crate::served::ServeProcess;
use crate::shell::{Result, pip, program, root, run, target, tested_kaiju};

/// The version of schemathesis the description is checked with.
const SCHEMATHESIS: &str = "4.32.5";
/// How many requests of each kind, and what they are drawn from: the same every time.
const EXAMPLES: &str = "5";
const SEED: &str = "1";

/// What it finds, but for what `xtask/schemathesis.toml` names with a reason, is a bug of the server or of the description.
pub(crate) fn api() -> Result {
    let wanted = format!("schemathesis=={SCHEMATHESIS}");
    let tool = pip(&format!("schemathesis-{SCHEMATHESIS}"), &[&wanted])?.join("schemathesis");
    let server = ServeProcess::start(&tested_kaiju()?, "api.db")?;
    let description = format!("{}/api/v1/openapi.json", server.url);
    let mut check = program(tool);
    check.arg("--config-file").arg(root().join("xtask/schemathesis.toml")).args(["run", &description]);
    check.args(["--seed", SEED, "--max-examples", EXAMPLES, "--no-color"]);
    // What it remembers from run to run would make the next one another one, and does not belong into the repository.
    check.current_dir(target()?);
    run(check.args(["--generation-database", "none"]))
}
