//! `kaiju soak-server` and `kaiju load`: crash and load tests of a server, on this machine only.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use clap::Args;
use indicatif::ProgressBar;
use kaiju_loadtest::{Caller, Child, Load, LoadReport, Storm, idle_sockets, load, ping_times, quantile, storm};
use kaiju_text::{decimal, host};
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, Opened};

use crate::tongue::lang;
use crate::words::{BAD, GOOD, grouped};
use crate::{Verdict, complain};

const STORM: &str = "\
Examples:
  kaiju soak-server                       a server is killed 200 times while 8 tables are played
  kaiju soak-server --kills 50 --seed 3   fewer, and the same again with the same seed";

/// A storm of kills.
#[derive(Args)]
#[command(after_help = STORM)]
pub(crate) struct SoakServerArgs {
    /// How many times the server is killed.
    #[arg(long, value_name = "N", default_value_t = 200)]
    kills: u32,
    /// How many tables are played at a time.
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u16).range(1..=64))]
    tables: u16,
    /// The seed of everything random but the machine's own timing.
    #[arg(short = 's', long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Where the database is made; by default a new folder in the system's temporary one.
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

/// A folder of our own that goes away with us.
struct Scratch(PathBuf);

impl Scratch {
    fn new(wanted: Option<&PathBuf>) -> Result<Scratch> {
        let base = wanted.cloned().unwrap_or_else(std::env::temp_dir);
        let folder = base.join(format!("kaiju-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        Ok(Scratch(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl SoakServerArgs {
    /// Plays under the storm and tells what is left.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let scratch = Scratch::new(self.folder.as_ref())?;
        let wanted = Storm {
            program: std::env::current_exe()?,
            db: scratch.0.join("storm.db"),
            kills: self.kills,
            tables: usize::from(self.tables),
            seed: self.seed,
        };
        let bar = ProgressBar::new(u64::from(self.kills));
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let report = runtime.block_on(storm(&wanted, |kills| bar.set_position(u64::from(kills))))?;
        bar.finish_and_clear();
        let (acked, rows) = (grouped(report.acked as u64), grouped(report.rows));
        let slowest = report.slowest_start.as_millis();
        writeln!(out, "{}", host::storm_told(lang(), report.kills, report.tables, rows, acked, slowest))?;
        verdict(&report.faults, host::storm_fine(lang()), out)
    }
}

fn verdict(faults: &[String], fine: &str, out: &mut impl Write) -> Result<Verdict> {
    if faults.is_empty() {
        writeln!(out, "{GOOD}ok{GOOD:#}  {fine}")?;
        return Ok(Verdict::Fine);
    }
    writeln!(out, "{BAD}{}{BAD:#}", host::faults(lang(), faults.len() as u32))?;
    for fault in faults.iter().take(20) {
        writeln!(out, "  {fault}")?;
    }
    out.flush()?;
    complain(host::not_borne(lang()));
    Ok(Verdict::Fails)
}

const LOAD: &str = "\
Examples:
  kaiju load                                    250 tables, 1,000 sockets, 500 answers a second for half a minute
  kaiju load --tables 50 --sockets 200 --rate 100 --seconds 10
  kaiju load --idle 10000                       how many idle sockets fit, and what each takes";

/// Files a program opens beside its sockets.
const SPARE_FILES: u64 = 100;
/// An answer is acknowledged within this and three syncs of the disk, but for one in a hundred.
const SWIFT: Duration = Duration::from_millis(50);
/// How many of the idle sockets are asked for a sign of life.
const PINGED: usize = 1000;

/// A steady load.
#[derive(Args)]
#[command(after_help = LOAD)]
pub(crate) struct LoadArgs {
    /// How many tables.
    #[arg(long, value_name = "N", default_value_t = 250, value_parser = clap::value_parser!(u32).range(1..=2000))]
    tables: u32,
    /// How many sockets in all.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(0..=10_000))]
    sockets: u32,
    /// Answers a second, over all tables.
    #[arg(long, value_name = "N", default_value_t = 500.0)]
    rate: f64,
    /// For how long.
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=600))]
    seconds: u32,
    /// Instead of playing, open this many idle sockets.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=20_000))]
    idle: Option<u32>,
    /// Where the database is made; by default a new folder in the system's temporary one.
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

impl LoadArgs {
    /// Starts a server of its own and loads it.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let files = kaiju_server::open_files();
        let wanted = u64::from(self.idle.unwrap_or(self.sockets)) + SPARE_FILES;
        if let Some(files) = files.filter(|&files| files < wanted) {
            return Err(anyhow!(host::files_few(lang(), grouped(files), grouped(wanted))));
        }
        let scratch = Scratch::new(self.folder.as_ref())?;
        let sync = sync_time(&scratch.0)?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            let addr = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?;
            let db = scratch.0.join("load.db").display().to_string();
            let (child, _) = Child::start(&std::env::current_exe()?, addr, &db).await?;
            match self.idle {
                Some(count) => self.hold(&child, addr, count as usize, out).await,
                None => self.play(&child, addr, sync, out).await,
            }
        })
    }

    async fn play(&self, child: &Child, addr: SocketAddr, sync: Duration, out: &mut impl Write) -> Result<Verdict> {
        let wanted = Load {
            addr,
            tables: self.tables as usize,
            sockets: self.sockets as usize,
            rate: self.rate,
            time: Duration::from_secs(u64::from(self.seconds)),
            seed: 1,
        };
        let before = cpu_seconds(child.id());
        let mut report: LoadReport = load(&wanted).await?;
        let after = cpu_seconds(child.id());
        let rate = report.acked as f64 / report.time.as_secs_f64();
        let number = |value: f64, digits: usize| decimal(lang(), value, digits);
        let ms = |part: f64| number(quantile(&report.times, part).as_secs_f64() * 1000.0, 1);
        writeln!(out, "{}", host::load_told(lang(), self.tables, report.sockets, number(rate, 0)))?;
        writeln!(out, "{}", host::load_acked(lang(), ms(0.5), ms(0.99), ms(0.999)))?;
        writeln!(out, "{}", host::load_sync(lang(), number(sync.as_secs_f64() * 1000.0, 1)))?;
        writeln!(out, "{}", host::load_watched(lang(), grouped(report.watched)))?;
        if let (Some(before), Some(after)) = (before, after) {
            let percent = (after - before) / report.time.as_secs_f64() * 100.0;
            writeln!(out, "{}", host::load_cpu(lang(), number(percent, 0)))?;
        }
        if let Some(memory) = memory(child.id()) {
            writeln!(out, "{}", host::load_memory(lang(), grouped(memory)))?;
        }
        let bound = SWIFT + 3 * sync;
        if quantile(&report.times, 0.99) > bound {
            report.faults.push(host::load_late(lang(), ms(0.99), number(bound.as_secs_f64() * 1000.0, 1)));
        }
        verdict(&report.faults, host::load_fine(lang()), out)
    }

    async fn hold(&self, child: &Child, addr: SocketAddr, count: usize, out: &mut impl Write) -> Result<Verdict> {
        let bot = NewSeat { kind: NewSeatKind::Bot, ..NewSeat::default() };
        let wanted = NewTable { edition: "second".to_string(), seats: vec![bot.clone(), bot], ..NewTable::default() };
        let opened: Opened = Caller::new(addr).post("/tables", None, &wanted).await?;
        let before = memory(child.id()).ok_or_else(|| anyhow!(host::memory_unknown(lang())))?;
        let begun = Instant::now();
        let mut wires = idle_sockets(addr, &opened.game, count).await;
        let took = begun.elapsed();
        let accepted = wires.len();
        tokio::time::sleep(Duration::from_millis(500)).await;
        let more = || memory(child.id()).unwrap_or(before).saturating_sub(before);
        let each = more() as f64 / accepted.max(1) as f64;
        let (seconds, each) = (decimal(lang(), took.as_secs_f64(), 1), decimal(lang(), each, 1));
        writeln!(out, "{}", host::idle_told(lang(), accepted, count, seconds, each))?;
        let times = ping_times(wires.iter_mut().step_by((accepted / PINGED).max(1))).await?;
        let ms = |part: f64| decimal(lang(), quantile(&times, part).as_secs_f64() * 1000.0, 1);
        writeln!(out, "{}", host::idle_ping(lang(), ms(0.5), ms(0.99)))?;
        drop(wires);
        tokio::time::sleep(Duration::from_secs(3)).await;
        writeln!(out, "{}", host::idle_after(lang(), grouped(more())))?;
        if accepted < count {
            complain(host::idle_refused(lang()));
            return Ok(Verdict::Fails);
        }
        Ok(Verdict::Fine)
    }
}

/// The 99 % point of writing 4 KiB and syncing it.
fn sync_time(folder: &std::path::Path) -> Result<Duration> {
    let mut file = std::fs::File::create(folder.join("sync"))?;
    let mut times = Vec::new();
    for _ in 0..100 {
        let begun = Instant::now();
        file.write_all(&[7; 4096])?;
        file.sync_data()?;
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    Ok(times[98])
}

/// How many seconds a process has computed, where the system tells.
fn cpu_seconds(id: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: f64 = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    Some(ticks / 100.0)
}

/// How many KiB of memory a process has, where the system tells.
fn memory(id: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}
