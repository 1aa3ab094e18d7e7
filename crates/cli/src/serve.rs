//! `kaiju serve`: a table server, for this machine, a house, or the world.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use clap::{Args, ValueEnum};
use kaiju_server::assets::{Asset, Assets};
use kaiju_server::config::{Config, Rates};
use kaiju_server::{Server, store};
use rust_embed::RustEmbed;

use kaiju_text::host;

use crate::Verdict;
use crate::tongue::lang;
use crate::words::{BOLD, GOOD};

const EXAMPLES: &str = "\
Examples:
  kaiju serve                                     for this machine, tables kept in your data folder
  kaiju serve --addr 0.0.0.0:8080                 for everybody in the house
  kaiju serve --db postgres://kaiju@db/kaiju      one of several nodes that share a database
  kaiju serve --url https://kaiju.example --proxied --log json    behind a proxy that speaks TLS

Stop it with Ctrl-C: players come back by themselves when it is up again, and nothing is lost.
docs/hosting.md tells more, docs/protocol.md what it speaks, and http://ADDR/api shows the API.";

/// A table server.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Serve {
    /// Where to listen.
    #[arg(long, value_name = "IP:PORT", env = "KAIJU_ADDR", default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    /// Where to keep tables: a file, or the address of a PostgreSQL database; by default a file in your data folder.
    #[arg(long, value_name = "FILE|URL", env = "KAIJU_DB", hide_env_values = true)]
    db: Option<String>,
    /// The address people reach the server by, when a proxy stands before it.
    #[arg(long, value_name = "URL", env = "KAIJU_URL")]
    url: Option<String>,
    /// Let pages of this origin use the server, too.
    #[arg(long, value_name = "ORIGIN", env = "KAIJU_ORIGINS", value_delimiter = ',')]
    origin: Vec<String>,
    /// A proxy stands before the server and tells who calls.
    #[arg(long, env = "KAIJU_PROXIED")]
    proxied: bool,
    /// Limit how much one address may ask.
    #[arg(long, value_name = "ON|OFF", env = "KAIJU_RATES", default_value = "on")]
    rates: Switch,
    /// How many bots think at a time; as many as there are cores unless told.
    #[arg(long, value_name = "N", env = "KAIJU_THINKERS", value_parser = clap::value_parser!(u16).range(1..=256))]
    thinkers: Option<u16>,
    /// How to write the log.
    #[arg(long, value_name = "FORM", env = "KAIJU_LOG", default_value = "text")]
    log: Form,
    /// Log only what goes wrong.
    #[arg(long)]
    quiet: bool,
    /// Take another port when this one is in use.
    #[arg(long)]
    any_port: bool,
    /// Open the page in your browser.
    #[arg(long)]
    open: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Switch {
    On,
    Off,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    Text,
    Json,
}

impl Serve {
    /// Serves until it is told to stop.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        self.start_log();
        kaiju_server::open_files();
        let db = match &self.db {
            Some(db) => db.clone(),
            None => data_folder()?.join("kaiju.db").display().to_string(),
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let well = runtime.block_on(async {
            let kept = store::open(&db).await?;
            let server = match Server::new(self.config(self.addr), kept.clone(), Arc::new(Files)) {
                Err(error) if error.kind() == std::io::ErrorKind::AddrInUse && self.any_port => {
                    let free = SocketAddr::new(self.addr.ip(), 0);
                    Server::new(self.config(free), kept, Arc::new(Files))
                }
                server => server,
            };
            let server = server.with_context(|| host::cannot_listen(lang(), self.addr))?;
            let addr = server.addr()?;
            let shown = self.url.clone().unwrap_or_else(|| format!("http://{}", reachable(addr)));
            writeln!(out, "{GOOD}{}{GOOD:#} {BOLD}{shown}{BOLD:#}", host::ready(lang()))?;
            if !self.quiet {
                writeln!(out, "{}", host::kept_in(lang(), without_password(&db)))?;
            }
            out.flush()?;
            if self.open {
                open_browser(&shown);
            }
            anyhow::Ok(server.run(stopped()).await)
        })?;
        runtime.shutdown_timeout(std::time::Duration::from_secs(1));
        if well { Ok(Verdict::Fine) } else { Err(anyhow!(host::disk_failed(lang()))) }
    }

    fn config(&self, addr: SocketAddr) -> Config {
        let mut config = Config::new(addr);
        config.url = self.url.as_ref().map(|url| url.trim_end_matches('/').to_string());
        config.origins.clone_from(&self.origin);
        config.proxied = self.proxied;
        if self.rates == Switch::Off {
            config.rates = Rates::loose();
        }
        if let Some(thinkers) = self.thinkers {
            config.thinkers = usize::from(thinkers);
        }
        config
    }

    fn start_log(&self) {
        let level = if self.quiet { tracing::Level::WARN } else { tracing::Level::INFO };
        let log = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).with_target(false);
        let _ = match self.log {
            Form::Text => log.try_init(),
            Form::Json => log.json().flatten_event(true).try_init(),
        };
    }
}

/// Done when the process is told to stop.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
        let Ok(mut terminate) = terminate else {
            let _ = interrupt.await;
            return;
        };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}

/// An address a browser on this machine can go to.
fn reachable(addr: SocketAddr) -> SocketAddr {
    if addr.ip().is_unspecified() { SocketAddr::new([127, 0, 0, 1].into(), addr.port()) } else { addr }
}

/// The address of a database, fit to be shown.
fn without_password(db: &str) -> String {
    match (db.split_once("://"), db.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://{host}"),
        _ => db.to_string(),
    }
}

/// Where programs keep their data on this system.
pub(crate) fn data_folder() -> Result<PathBuf> {
    kaiju_tui::store::data_folder().ok_or_else(|| anyhow!(host::no_data_folder(lang())))
}

/// Opens a page; a system without a browser is no error.
fn open_browser(url: &str) {
    let (program, args): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/c", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let mut command = std::process::Command::new(program);
    command.args(args).arg(url).stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null());
    let _ = command.spawn();
}

/// The browser client, if it was built before this program was.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Dist;

struct Files;

impl Assets for Files {
    fn get(&self, path: &str, accepts: &str) -> Option<Asset> {
        let immutable =
            path.split(['.', '-']).any(|part| part.len() >= 8 && part.bytes().all(|b| b.is_ascii_hexdigit()));
        let packed = [("br", "br"), ("gzip", "gz")].into_iter().filter(|(name, _)| accepts.contains(name));
        for (name, end) in packed {
            if let Some(file) = Dist::get(&format!("{path}.{end}")) {
                return Some(asset(file, Some(name), immutable));
            }
        }
        Dist::get(path).map(|file| asset(file, None, immutable))
    }
}

fn asset(file: rust_embed::EmbeddedFile, encoding: Option<&'static str>, immutable: bool) -> Asset {
    let tag = file.metadata.sha256_hash()[..8].iter().fold(0, |tag: u64, &byte| tag << 8 | u64::from(byte));
    let tag = format!("{tag:016x}");
    Asset { bytes: file.data, encoding, immutable, tag }
}
