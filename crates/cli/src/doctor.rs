//! `kaiju doctor`: looks at what a game needs on this machine, and says what to do about what is amiss.

use std::fs;
use std::io::{ErrorKind, Write};
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::Result;
use clap::Args;
use kaiju_host::addr::{self, Addr};
use kaiju_host::{folders, serve};
use kaiju_loadtest::Caller;
use kaiju_server::{reach, store};
use kaiju_text::host;
use kaiju_tui::store::moment;
use tokio::runtime::Runtime;

use crate::tongue::lang;
use crate::words::{BAD, DIM, GOOD, grouped};
use crate::{Verdict, help, page};

/// How long somebody at our port may take to say who it is.
const PATIENCE: Duration = Duration::from_secs(3);
/// No clock that is right says an earlier second: 2026-01-01.
const EARLIEST: u64 = 1_767_225_600;
/// Clocks may differ by this much before somebody is told.
const TOLERANCE: Duration = Duration::from_mins(2);

const EXAMPLES: &str = "\
Examples:
  kaiju doctor                    can I play and serve here?
  kaiju doctor --addr 9000        with a server at another port
  kaiju doctor --db postgres://kaiju@db/kaiju

It changes nothing, and ends with 0 when all is well and with 1 when something has to be looked at.";

/// A machine to be looked at.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct DoctorArgs {
    /// Where a server would listen, as for `kaiju serve`.
    #[arg(long, value_name = "IP:PORT", env = "KAIJU_ADDR", default_value = "8080", value_parser = addr::read)]
    addr: Addr,
    /// Where a server would keep tables, as for `kaiju serve`.
    #[arg(long, value_name = "FILE|URL", env = "KAIJU_DB", hide_env_values = true)]
    db: Option<String>,
}

/// What was found out about one thing.
enum Diagnosis {
    Well(String),
    /// Worth knowing, and no fault.
    Note(String),
    Amiss(String),
}
use Diagnosis::{Amiss, Note, Well};

impl DoctorArgs {
    /// Looks at one thing after the other.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let addr = self.addr.listens(false)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let folder = folders::data();
        let db = self.db.or_else(|| Some(folder.as_ref()?.join("kaiju.db").display().to_string()));
        let diagnoses = [
            Note(format!("kaiju {}", help::version(lang()))),
            browser_client(),
            port(&runtime, addr),
            data_folder(folder),
            database(&runtime, db.as_deref()),
            browser(),
            clock(SystemTime::now(), db.as_deref().and_then(|db| fs::metadata(db).ok()?.modified().ok())),
        ];
        let mut amiss = 0;
        for diagnosis in diagnoses {
            match diagnosis {
                Well(said) => writeln!(out, "{GOOD}ok{GOOD:#}  {said}")?,
                Note(said) => writeln!(out, "{DIM}--{DIM:#}  {said}")?,
                Amiss(said) => {
                    amiss += 1;
                    writeln!(out, "{BAD}!!{BAD:#}  {said}")?;
                }
            }
        }
        if amiss == 0 {
            writeln!(out, "{GOOD}{}{GOOD:#}", host::doctor_fine(lang()))?;
            return Ok(Verdict::Fine);
        }
        writeln!(out, "{BAD}{}{BAD:#}", host::doctor_amiss(lang(), amiss))?;
        Ok(Verdict::Fails)
    }
}

fn browser_client() -> Diagnosis {
    if page::is_inside() {
        Well(host::doctor_page(lang()).to_string())
    } else {
        Amiss(host::doctor_no_page(lang()).to_string())
    }
}

fn port(runtime: &Runtime, addr: SocketAddr) -> Diagnosis {
    let Err(error) = TcpListener::bind(addr) else { return Well(host::doctor_port_free(lang(), addr)) };
    if error.kind() != ErrorKind::AddrInUse {
        return Amiss(host::doctor_port_refused(lang(), addr, error));
    }
    let mut caller = Caller::new(reach::from_here(addr));
    let call = caller.send("GET", "/healthz", &[], Vec::new());
    let ours = runtime.block_on(async { tokio::time::timeout(PATIENCE, call).await });
    match ours {
        Ok(Ok(reply)) if reply.status == 200 => Well(host::doctor_port_ours(lang(), addr)),
        _ => Amiss(host::doctor_port_taken(lang(), addr)),
    }
}

/// A file can be made where games and tables are kept.
fn data_folder(folder: Option<PathBuf>) -> Diagnosis {
    let Some(folder) = folder else { return Amiss(host::no_data_folder(lang()).to_string()) };
    let trial = folder.join(format!("doctor-{}", std::process::id()));
    let tried =
        fs::create_dir_all(&folder).and_then(|()| fs::write(&trial, b"kaiju")).and_then(|()| fs::remove_file(&trial));
    match tried {
        Ok(()) => Well(host::doctor_folder(lang(), folder.display())),
        Err(error) => Amiss(host::doctor_folder_refused(lang(), folder.display(), error)),
    }
}

fn database(runtime: &Runtime, db: Option<&str>) -> Diagnosis {
    let Some(db) = db else { return Note(host::no_data_folder(lang()).to_string()) };
    let place = store::shown(db);
    match runtime.block_on(store::glance(db)) {
        Ok(Some(tables)) => {
            let n = tables.min(u64::from(u32::MAX)) as u32;
            Well(host::doctor_db(lang(), place, host::tables_done(lang(), n, grouped(tables))))
        }
        Ok(None) => Well(host::doctor_db_new(lang(), place)),
        Err(error) => Amiss(host::doctor_db_fails(lang(), place, error)),
    }
}

fn browser() -> Diagnosis {
    let (program, _) = serve::opener();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let there = cfg!(windows) || std::env::split_paths(&path).any(|folder| folder.join(program).is_file());
    if there { Well(host::doctor_browser(lang(), program)) } else { Note(host::doctor_no_browser(lang()).to_string()) }
}

/// The clock is not in the past: not before kaiju was made, nor before the tables were last written.
fn clock(now: SystemTime, written: Option<SystemTime>) -> Diagnosis {
    let seconds = now.duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let said = moment(seconds);
    if seconds < EARLIEST {
        return Amiss(host::doctor_clock_early(lang(), said));
    }
    match written.and_then(|written| written.duration_since(now).ok()) {
        Some(ahead) if ahead > TOLERANCE => Amiss(host::doctor_clock_behind(lang(), said)),
        _ => Well(host::doctor_clock(lang(), said)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_in_the_past_is_noticed() {
        let at = |seconds| UNIX_EPOCH + Duration::from_secs(seconds);
        assert!(matches!(clock(at(0), None), Amiss(_)));
        assert!(matches!(clock(at(EARLIEST), None), Well(_)));
        assert!(matches!(clock(at(EARLIEST), Some(at(EARLIEST + 60))), Well(_)));
        assert!(matches!(clock(at(EARLIEST), Some(at(EARLIEST + 3600))), Amiss(_)));
    }
}
