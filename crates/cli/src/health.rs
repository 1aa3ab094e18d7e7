//! `kaiju health`: whether a server on this machine is well, for a supervisor to ask.

use std::io::Write;
use std::time::Duration;

use anyhow::{Result, anyhow};
use clap::Args;
use kaiju_host::addr::{self, Addr};
use kaiju_loadtest::Caller;
use kaiju_server::reach;
use kaiju_text::host;

use crate::Verdict;
use crate::tongue::lang;
use crate::words::GOOD;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(5);

const EXAMPLES: &str = "\
Examples:
  kaiju health                    the server at the usual port
  kaiju health --addr 9000        at another one

It asks the server's /healthz, and ends with 0 when all is well, with 1 when the server says that it is not, and with 2
when nobody answers.";

/// A server to be asked how it is.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct HealthArgs {
    /// Where the server listens, as for `kaiju serve`.
    #[arg(long, value_name = "IP:PORT", env = "KAIJU_ADDR", default_value = "8080", value_parser = addr::read)]
    addr: Addr,
}

impl HealthArgs {
    /// Asks.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let addr = reach::from_here(self.addr.listens(false)?);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let url = format!("http://{addr}/healthz");
        let reply = runtime.block_on(async {
            tokio::time::timeout(PATIENCE, Caller::new(addr).send("GET", "/healthz", &[], Vec::new())).await
        });
        let reply = reply.map_err(anyhow::Error::from).and_then(|reply| Ok(reply?));
        let reply = reply.map_err(|error| anyhow!(host::unhealthy(lang(), &url, error)))?;
        if reply.status == 200 {
            writeln!(out, "{GOOD}{}{GOOD:#}", host::healthy(lang()))?;
            return Ok(Verdict::Fine);
        }
        writeln!(out, "{}", host::unhealthy(lang(), &url, String::from_utf8_lossy(&reply.body).trim()))?;
        Ok(Verdict::Fails)
    }
}
