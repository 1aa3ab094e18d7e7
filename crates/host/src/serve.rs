//! `kaiju serve`: a table server, for this machine, a house, or the world.

use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use anstream::{AutoStream, ColorChoice};
use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use anyhow::{Context, Result, anyhow};
use clap::{Args, ValueEnum};
use kaiju_server::admin_key::AdminKey;
use kaiju_server::assets::Assets;
use kaiju_server::config::{Config, Rates};
use kaiju_server::courier::MailRelay;
use kaiju_server::word_filter::WordFilter;
use kaiju_server::{Server, qr, reach, store};
use kaiju_text::{Lang, host};
use kaiju_wire::table::{Address, Reach};

use crate::addr::{self, Addr};
use crate::folders;
use crate::spoken::lang;

/// How it is said that we are ready.
const READY: Style = AnsiColor::Green.on_default();
/// How the address to open is shown.
const ADDRESS: Style = Style::new().bold();

const EXAMPLES: &str = "\
Examples:
  kaiju serve                                     for this machine, tables kept in your data folder
  kaiju serve --lan --open                        for everybody in the room: phones scan the QR code
  kaiju serve --db postgres://kaiju@db/kaiju      one of several nodes that share a database
  kaiju serve --url https://kaiju.example --proxied --log json    behind a proxy that speaks TLS

Stop it with Ctrl-C: players reconnect automatically when it is up again, and nothing is lost.
See docs/hosting.md for more, docs/protocol.md for the protocol, and http://ADDR/api for the API.";

/// A table server.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct ServeArgs {
    /// Where to listen: an address, a port, or both. A port alone listens on this machine only.
    #[arg(long, value_name = "IP:PORT", env = "KAIJU_ADDR", default_value = "8080", value_parser = addr::read)]
    addr: Addr,
    /// Listen on all addresses, so that others in the room can join.
    #[arg(long, env = "KAIJU_LAN")]
    lan: bool,
    /// Where to keep tables: a file, or the address of a PostgreSQL database; by default a file in your data folder.
    #[arg(long, value_name = "FILE|URL", env = "KAIJU_DB", hide_env_values = true)]
    db: Option<String>,
    /// The address people reach the server by, if there is a proxy in front of it.
    #[arg(long, value_name = "URL", env = "KAIJU_URL", value_parser = site)]
    url: Option<String>,
    /// Let the server be called by this name, too.
    #[arg(long, value_name = "NAME", env = "KAIJU_HOSTS", value_delimiter = ',', value_parser = host_name)]
    host: Vec<String>,
    /// Let pages of this origin use the server, too.
    #[arg(long, value_name = "ORIGIN", env = "KAIJU_ORIGINS", value_delimiter = ',', value_parser = site)]
    origin: Vec<String>,
    /// There is a proxy in front of the server, and it says who calls.
    #[arg(long, env = "KAIJU_PROXIED")]
    proxied: bool,
    /// Limit how much one address may ask.
    #[arg(long, value_name = "ON|OFF", env = "KAIJU_RATES", default_value = "on")]
    rates: OnOff,
    /// How many bots think at a time; by default as many as there are cores.
    #[arg(long, value_name = "N", env = "KAIJU_THINKERS", value_parser = clap::value_parser!(u16).range(1..=256))]
    thinkers: Option<u16>,
    /// How many sockets one address may have open; a household or a club behind one router is one address.
    #[arg(long, value_name = "N", env = "KAIJU_SOCKETS", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    sockets: Option<u32>,
    /// Where to tell numbers to Prometheus; by default nowhere. A port alone listens on this machine only.
    #[arg(long, value_name = "IP:PORT", env = "KAIJU_METRICS", value_parser = addr::read)]
    metrics: Option<Addr>,
    /// Delete games this many days after their end; by default they are kept forever.
    #[arg(long, value_name = "DAYS", env = "KAIJU_KEEP_FINISHED", value_parser = clap::value_parser!(u32).range(1..=36_500))]
    keep_finished: Option<u32>,
    /// The mail server that takes notices by e-mail; needs --url and --smtp-from.
    #[arg(long, value_name = "URL", env = "KAIJU_SMTP_URL", hide_env_values = true, value_parser = relay,
        requires_all = ["url", "smtp_from"])]
    smtp_url: Option<String>,
    /// The address that notices by e-mail come from.
    #[arg(long, value_name = "ADDRESS", env = "KAIJU_SMTP_FROM")]
    smtp_from: Option<String>,
    /// Let notices go into private networks, too, and without encryption.
    #[arg(long, env = "KAIJU_PRIVATE_NOTICES")]
    private_notices: bool,
    /// Delete reports that nobody has settled after this many days.
    #[arg(long, value_name = "DAYS", env = "KAIJU_KEEP_REPORTS", default_value = "90", value_parser = clap::value_parser!(u32).range(1..=36_500))]
    keep_reports: u32,
    /// At how many open tables an account may have a seat.
    #[arg(long, value_name = "N", env = "KAIJU_TABLES_PER_ACCOUNT", default_value = "100", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    tables_per_account: u32,
    /// At how many open tables a bot account may have a seat.
    #[arg(long, value_name = "N", env = "KAIJU_TABLES_PER_BOT", default_value = "8", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    tables_per_bot: u32,
    /// Review games that are over for the profiles of those who played, while no bot thinks.
    #[arg(long, value_name = "ON|OFF", env = "KAIJU_REVIEW_GAMES", default_value = "on")]
    review_games: OnOff,
    /// How many requests a bot account may make in a second over time.
    #[arg(long, value_name = "N", env = "KAIJU_BOT_REQUESTS", default_value = "10", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    bot_requests: u32,
    /// A file with words of a language that nobody may use in chat and names, one in each line; by default none.
    #[arg(long, value_name = "LANG=FILE", env = "KAIJU_WORDS", value_delimiter = ',', value_parser = word_list)]
    words: Vec<PathBuf>,
    /// A secret token for looking after this server, of at least 16 characters, with a name before it if you like; by default nobody can.
    #[arg(long, value_name = "[NAME:]TOKEN", env = "KAIJU_ADMIN_TOKEN", hide_env_values = true, value_delimiter = ',', value_parser = admin_key)]
    admin_token: Vec<AdminKey>,
    /// How to write the log.
    #[arg(long, value_name = "FORM", env = "KAIJU_LOG", default_value = "text")]
    log: LogFormat,
    /// How much to log; by default `info`.
    #[arg(long, value_name = "LEVEL", env = "KAIJU_LOG_LEVEL")]
    log_level: Option<Level>,
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
enum OnOff {
    On,
    Off,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Level {
    Error,
    Warn,
    Info,
    Debug,
}

impl ServeArgs {
    /// Serves until it is told to stop, with this page.
    pub fn run(self, out: &mut impl Write, page: Arc<dyn Assets>) -> Result<()> {
        let addr = self.addr.listens(self.lan)?;
        let metrics = self.metrics.map(|metrics| metrics.listens(false)).transpose()?;
        let config = self.config(addr, metrics)?;
        self.start_log();
        kaiju_server::open_files();
        let db = if let Some(db) = &self.db {
            db.clone()
        } else {
            let data = folders::data().ok_or_else(|| anyhow!(host::no_data_folder(lang())))?;
            data.join("kaiju.db").display().to_string()
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let well = runtime.block_on(async {
            let _alone = store::occupy(&db)?;
            let kept = store::open(&db).await?;
            let server = match Server::new(config.clone(), kept.clone(), page.clone()) {
                Err(error) if error.kind() == std::io::ErrorKind::AddrInUse && self.any_port => {
                    let free = SocketAddr::new(addr.ip(), 0);
                    Server::new(Config { addr: free, ..config }, kept, page)
                }
                server => server,
            };
            let server = server.with_context(|| host::cannot_listen(lang(), addr))?;
            let here = self.url.clone().unwrap_or_else(|| format!("http://{}", reach::from_here(server.addr())));
            // Whoever reads that we are ready may stop us at once.
            let stop = stopped();
            self.greet(out, &server.address(), &here, server.addr().port(), &db)?;
            if self.open {
                open_browser(&here);
            }
            anyhow::Ok(server.run(stop).await)
        })?;
        runtime.shutdown_timeout(std::time::Duration::from_secs(1));
        if well { Ok(()) } else { Err(anyhow!(host::disk_failed(lang()))) }
    }

    /// Says where the server is, for people on this machine and for others.
    fn greet(&self, out: &mut impl Write, address: &Address, here: &str, port: u16, db: &str) -> Result<()> {
        let others = address.url.as_deref().filter(|_| address.reach == Reach::Others);
        let shown = others.unwrap_or(here);
        writeln!(out, "{READY}{}{READY:#} {ADDRESS}{shown}{ADDRESS:#}", host::ready(lang()))?;
        if !self.quiet {
            if others.is_some() && std::io::stdout().is_terminal() {
                draw(out, shown)?;
            }
            // Whoever named an address has a proxy, and looks after that one.
            if others.is_some() && self.url.is_none() {
                writeln!(out, "{}", host::no_entry(lang(), port))?;
            }
            match address.reach {
                Reach::Others if shown != here => writeln!(out, "{}", host::from_here(lang(), here))?,
                Reach::Others => {}
                Reach::Machine => writeln!(out, "{}", host::only_here(lang()))?,
                Reach::Offline => writeln!(out, "{}", host::offline(lang()))?,
                Reach::Unknown => writeln!(out, "{}", host::address_unknown(lang()))?,
            }
            writeln!(out, "{}", host::kept_in(lang(), store::shown(db)))?;
        }
        Ok(out.flush()?)
    }

    fn config(&self, addr: SocketAddr, metrics: Option<SocketAddr>) -> Result<Config> {
        let mut config = Config::new(addr);
        config.url.clone_from(&self.url);
        config.hosts.clone_from(&self.host);
        config.origins.clone_from(&self.origin);
        config.proxied = self.proxied;
        config.rates.bots = Rates::of_bots(self.bot_requests);
        if self.rates == OnOff::Off {
            config.rates = Rates::loose();
        }
        if let Some(thinkers) = self.thinkers {
            config.thinkers = usize::from(thinkers);
        }
        if let Some(sockets) = self.sockets {
            config.rates.sockets = sockets as usize;
        }
        let day = std::time::Duration::from_hours(24);
        config.keep_finished = self.keep_finished.map(|days| days * day);
        config.metrics = metrics;
        let relay = self.smtp_url.clone().zip(self.smtp_from.clone());
        config.mail = relay.map(|(url, from)| MailRelay { url, from });
        config.private_notices = self.private_notices;
        config.keep_reports = self.keep_reports * day;
        config.tables = self.tables_per_account;
        config.bot_tables = self.tables_per_bot;
        config.review_games = self.review_games == OnOff::On;
        config.admin.clone_from(&self.admin_token);
        config.words = self.word_filter()?;
        Ok(config)
    }

    /// The words of all lists that were named.
    fn word_filter(&self) -> Result<WordFilter> {
        let mut filter = WordFilter::default();
        for file in &self.words {
            filter.add(&std::fs::read_to_string(file).with_context(|| file.display().to_string())?);
        }
        Ok(filter)
    }

    fn start_log(&self) {
        let level = match self.log_level {
            None if self.quiet => tracing::Level::WARN,
            None | Some(Level::Info) => tracing::Level::INFO,
            Some(Level::Error) => tracing::Level::ERROR,
            Some(Level::Warn) => tracing::Level::WARN,
            Some(Level::Debug) => tracing::Level::DEBUG,
        };
        let log = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).with_target(false);
        let log = log.with_ansi(AutoStream::choice(&std::io::stderr()) != ColorChoice::Never);
        let _ = match self.log {
            LogFormat::Text => log.try_init(),
            LogFormat::Json => log.json().flatten_event(true).try_init(),
        };
    }
}

/// Listens from now on for being told to stop; done when the process is.
#[cfg(unix)]
fn stopped() -> impl Future<Output = ()> {
    use tokio::signal::unix::{Signal, SignalKind, signal};
    async fn told(signal: Option<Signal>) {
        match signal {
            Some(mut signal) => signal.recv().await.unwrap_or_default(),
            None => std::future::pending().await,
        }
    }
    let [interrupt, terminate] = [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok());
    async {
        tokio::select! {
            () = told(interrupt) => {}
            () = told(terminate) => {}
        }
    }
}

/// Done when the process is told to stop.
#[cfg(not(unix))]
async fn stopped() {
    let _ = tokio::signal::ctrl_c().await;
}

/// Reads the address of a site.
fn site(word: &str) -> Result<String, String> {
    reach::origin(word).ok_or_else(|| host::site_wanted(lang()).to_string())
}

/// Reads the address of a mail server.
fn relay(word: &str) -> Result<String, String> {
    let bare = word.strip_prefix("smtp://").or_else(|| word.strip_prefix("smtps://"));
    let host = bare.map(|bare| bare.rsplit('@').next().unwrap_or(bare)).filter(|host| !host.is_empty());
    host.map(|_| word.to_string()).ok_or_else(|| host::relay_wanted(lang()).to_string())
}

/// Reads the token of somebody who looks after the server.
fn admin_key(word: &str) -> Result<AdminKey, String> {
    AdminKey::read(word).ok_or_else(|| host::admin_wanted(lang()).to_string())
}

/// Reads the file of a list of words, behind the code of its language.
fn word_list(word: &str) -> Result<PathBuf, String> {
    let named = word.split_once('=').filter(|(code, file)| code.parse::<Lang>().is_ok() && !file.is_empty());
    named.map(|(_, file)| PathBuf::from(file)).ok_or_else(|| host::words_wanted(lang()).to_string())
}

/// Reads a name the server is called by.
fn host_name(word: &str) -> Result<String, String> {
    reach::host_name(word).ok_or_else(|| host::host_wanted(lang()).to_string())
}

/// Draws an address as a QR code, dark on light where there are colours.
fn draw(out: &mut impl Write, url: &str) -> std::io::Result<()> {
    let ink = AutoStream::choice(&std::io::stdout()) != ColorChoice::Never;
    let colour = |number| Some(Color::from(Ansi256Color(number)));
    let style = if ink { Style::new().fg_color(colour(16)).bg_color(colour(231)) } else { Style::new() };
    for line in qr::lines(url, ink).into_iter().flatten() {
        writeln!(out, "{style}{line}{style:#}")?;
    }
    Ok(())
}

/// What opens a page on this system, with the words before the address.
pub fn opener() -> (&'static str, &'static [&'static str]) {
    if cfg!(windows) {
        ("cmd", &["/c", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    }
}

/// Opens a page; a system without a browser is no error.
fn open_browser(url: &str) {
    let (program, args) = opener();
    let mut command = std::process::Command::new(program);
    command.args(args).arg(url).stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null());
    let _ = command.spawn();
}
