//! `kaiju soak-server` and `kaiju load`: crash and load tests of a server, on this machine only.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{ChildStdout, Command, Stdio};
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Result, anyhow};
use clap::Args;
use indicatif::ProgressBar;
use kaiju_loadtest::{
    Caller, Child, Club, Harm, Keeping, Load, LoadReport, Losses, Postgres, STILL, Storm, StormReport, idle_sockets,
    load, ping_times, quantile, stay_awake, storm,
};
use kaiju_text::{decimal, host};
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, Opened};

use crate::tongue::lang;
use crate::words::{BAD, GOOD, grouped};
use crate::{Verdict, complain};

const STORM: &str = "\
Examples:
  kaiju soak-server                       a server is killed 200 times while 8 tables are played
  kaiju soak-server --kills 50 --seed 3   fewer, and the same again with the same seed
  kaiju soak-server --power-cuts 100      the power is cut: what was not synced is lost, kept or torn
  kaiju soak-server --power-cuts 100 --postgres

Power cuts need Linux and a C compiler (cc).";

/// A new database after so many harms: what a fault is about stays small.
const ROUND: u32 = 25;

/// A storm of kills or power cuts.
#[derive(Args)]
#[command(after_help = STORM)]
pub(crate) struct SoakServerArgs {
    /// How many times the server is killed.
    #[arg(long, value_name = "N", default_value_t = 200)]
    kills: u32,
    /// Instead of killing it, cut the power this many times and bring back what a disk would hold.
    #[arg(long, value_name = "N", conflicts_with = "kills")]
    power_cuts: Option<u32>,
    /// Keep tables in a PostgreSQL of its own instead of a file.
    #[arg(long)]
    postgres: bool,
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
        let (harm, times) = self.power_cuts.map_or((Harm::Kill, self.kills), |cuts| (Harm::PowerCut, cuts));
        let round = if harm == Harm::Kill { times } else { ROUND };
        let bar = ProgressBar::new(u64::from(times));
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let mut report = StormReport::default();
        let mut seed = self.seed;
        while report.times < times && report.faults.is_empty() {
            let done = report.times;
            seed = self.seed + u64::from(done / round.max(1));
            let wanted = Storm {
                program: std::env::current_exe()?,
                otherwise: None,
                keeping: if self.postgres { Keeping::Postgres { sync: true } } else { Keeping::File },
                folder: scratch.0.join(seed.to_string()),
                harm,
                times: round.min(times - done),
                tables: usize::from(self.tables),
                seed,
            };
            report.add(runtime.block_on(storm(&wanted, |more| bar.set_position(u64::from(done + more))))?);
            let _ = std::fs::remove_dir_all(&wanted.folder);
        }
        bar.finish_and_clear();
        let acked = grouped((report.acked + report.promised) as u64);
        let rows = grouped(report.rows);
        let slowest = report.slowest_start.as_millis();
        if harm == Harm::Kill {
            writeln!(out, "{}", host::storm_told(lang(), report.times, report.tables, rows, acked, slowest))?;
        } else {
            let [open, lost, torn, names] = {
                let Losses { open, lost, torn, names } = report.losses;
                [open, lost, torn, names].map(grouped)
            };
            writeln!(out, "{}", host::cuts_told(lang(), report.times, report.tables, rows, acked, slowest))?;
            writeln!(out, "{}", host::cuts_lost(lang(), open, lost, torn, names))?;
            if !report.faults.is_empty() {
                writeln!(out, "{}", host::cuts_seed(lang(), seed))?;
            }
        }
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
  kaiju load --idle 10000                       how many idle sockets fit, and what each takes
  kaiju load --idle 100000 --nodes 10           the same at ten nodes that share a PostgreSQL
  kaiju load --club                             how quick lists and profiles are after 200,000 games of 20,000 people";

/// Files a program opens beside its sockets.
const SPARE_FILES: u64 = 100;
/// An answer is acknowledged within this and three syncs of the disk, but for one in a hundred.
const SWIFT: Duration = Duration::from_millis(50);
/// *My tables* and a profile are there within this, but for one in a hundred, however much the database holds.
const QUICK: Duration = Duration::from_millis(20);
/// A server is ready within this, and takes no more memory than so many KiB then.
const READY: (Duration, u64) = (Duration::from_secs(1), 150 * 1024);
/// How often *My tables* and a profile are looked at.
const LOOKS: u32 = 3000;
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
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=200_000))]
    idle: Option<u32>,
    /// At how many nodes the idle sockets are; more than one share a PostgreSQL of their own.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "idle", value_parser = clap::value_parser!(u8).range(1..=16))]
    nodes: u8,
    /// Only hold idle sockets at these tables, for a process that counts them.
    #[arg(long, value_name = "ADDR/GAME", hide = true, requires = "idle")]
    at: Vec<String>,
    /// Instead of playing, fill a database with people and finished games, and see how quick lists and profiles are.
    #[arg(long, conflicts_with = "idle")]
    club: bool,
    /// How many people are in the club.
    #[arg(long, value_name = "N", default_value_t = 20_000, requires = "club", value_parser = clap::value_parser!(u32).range(6..=1_000_000))]
    people: u32,
    /// How many games they have finished.
    #[arg(long, value_name = "N", default_value_t = 200_000, requires = "club", value_parser = clap::value_parser!(u32).range(0..=2_000_000))]
    finished: u32,
    /// At how many tables over days they play.
    #[arg(long, value_name = "N", default_value_t = 5000, requires = "club", value_parser = clap::value_parser!(u32).range(0..=100_000))]
    relaxed: u32,
    /// The seed of the club.
    #[arg(short = 's', long, value_name = "N", default_value_t = 1, requires = "club")]
    seed: u64,
    /// Where the database is made; by default a new folder in the system's temporary one.
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

impl LoadArgs {
    /// Starts a server of its own and loads it.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let files = kaiju_server::open_files();
        if !self.at.is_empty() {
            return watch(&self.at, self.idle.unwrap_or(0) as usize, out);
        }
        // The sockets of a node; those at the other end can be spread over processes.
        let wanted =
            u64::from(self.idle.map_or(self.sockets, |idle| idle.div_ceil(u32::from(self.nodes)))) + SPARE_FILES;
        if let Some(files) = files.filter(|&files| files < wanted) {
            return Err(anyhow!(host::files_few(lang(), grouped(files), grouped(wanted))));
        }
        let most = files.map_or(u64::MAX, |files| files - SPARE_FILES);
        if self.club {
            return self.look(out);
        }
        let scratch = Scratch::new(self.folder.as_ref())?;
        let sync = sync_time(&scratch.0)?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        // Several nodes need a database that they can share.
        let postgres = if self.nodes > 1 { Some(Postgres::start()?) } else { None };
        let db = match &postgres {
            Some(postgres) => postgres.database("load")?,
            None => scratch.0.join("load.db").display().to_string(),
        };
        runtime.block_on(async {
            let mut nodes = Vec::new();
            for _ in 0..self.nodes {
                let addr = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?;
                nodes.push((Child::start(&std::env::current_exe()?, addr, &db).await?.0, addr));
            }
            match self.idle {
                Some(count) => hold(&nodes, count as usize, most as usize, out).await,
                None => self.play(&nodes[0].0, nodes[0].1, sync, out).await,
            }
        })
    }

    /// Fills a database, starts a server with it, and looks at tables and profiles.
    fn look(&self, out: &mut impl Write) -> Result<Verdict> {
        let scratch = Scratch::new(self.folder.as_ref())?;
        let place = scratch.0.join("club.db");
        let db = place.display().to_string();
        let club = Club { accounts: self.people, games: self.finished, tables: self.relaxed, seed: self.seed };
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH)?.as_millis() as u64;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let (started, memory, times, computed) = runtime.block_on(async {
            club.fill(&place, now).await?;
            let program = std::env::current_exe()?;
            let addr = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?;
            let (child, _) = Child::start(&program, addr, &db).await?;
            club.open_tables(addr).await?;
            drop(child);
            // What the first one has in memory because it made it counts for nothing.
            let addr = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?;
            let (child, started) = Child::start(&program, addr, &db).await?;
            club.look_around(addr).await?;
            let before = cpu_seconds(child.id());
            let times = club.look(addr, LOOKS).await?;
            let computed = before.zip(cpu_seconds(child.id())).map(|(before, after)| after - before);
            anyhow::Ok((started, memory(child.id()), times, computed))
        })?;
        let number = |value: f64, digits: usize| decimal(lang(), value, digits);
        let milli = |time: Duration| number(time.as_secs_f64() * 1000.0, 1);
        let size = std::fs::metadata(&place)?.len() / (1024 * 1024);
        let [people, finished, relaxed] = [self.people, self.finished, self.relaxed].map(|n| grouped(u64::from(n)));
        writeln!(out, "{}", host::club_told(lang(), people, relaxed, finished, grouped(size)))?;
        let [(tables, late), (profiles, later)] = [&times.tables, &times.profiles].map(|all| {
            let (half, most) = (quantile(all, 0.5), quantile(all, 0.99));
            ((milli(half), milli(most)), most > QUICK)
        });
        writeln!(out, "{}", host::club_tables(lang(), &tables.0, &tables.1))?;
        writeln!(out, "{}", host::club_profiles(lang(), &profiles.0, &profiles.1))?;
        // Where a machine is busy, this is what does not depend on it.
        if let Some(computed) = computed {
            writeln!(out, "{}", host::club_each(lang(), number(computed * 1000.0 / f64::from(2 * LOOKS), 2)))?;
        }
        writeln!(out, "{}", host::club_ready(lang(), milli(started)))?;
        let mut faults = Vec::new();
        for (most, _) in [(tables.1, late), (profiles.1, later)].into_iter().filter(|(_, late)| *late) {
            faults.push(host::club_late(lang(), most, milli(QUICK)));
        }
        if started > READY.0 {
            faults.push(host::club_slow(lang(), milli(started), milli(READY.0)));
        }
        if let Some(memory) = memory {
            writeln!(out, "{}", host::load_memory(lang(), grouped(memory)))?;
            if memory > READY.1 {
                faults.push(host::club_large(lang(), grouped(memory), grouped(READY.1)));
            }
        }
        verdict(&faults, host::load_fine(lang()), out)
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
}

/// Opens idle sockets, as many at each node, and tells what they take.
async fn hold(nodes: &[(Child, SocketAddr)], count: usize, most: usize, out: &mut impl Write) -> Result<Verdict> {
    let bot = NewSeat::of(NewSeatKind::Bot);
    let wanted = NewTable { edition: "second".to_string(), seats: vec![bot.clone(), bot], ..NewTable::default() };
    let servers = || nodes.iter().map(|(child, _)| memory(child.id())).sum::<Option<u64>>();
    let mut tables = Vec::new();
    for (_, addr) in nodes {
        let opened: Opened = Caller::new(*addr).post("/tables", None, &wanted).await?;
        tables.push(format!("{addr}/{}", opened.game));
    }
    let before = servers().ok_or_else(|| anyhow!(host::memory_unknown(lang())))?;
    let begun = Instant::now();
    let clients = count.div_ceil(most).max(1);
    let mut watchers = Vec::new();
    for client in 0..clients {
        let share = count / clients + usize::from(client < count % clients);
        watchers.push(Watcher::start(&tables, share)?);
    }
    let (mut accepted, mut theirs) = (0, 0);
    for watcher in &mut watchers {
        let said = tokio::task::block_in_place(|| watcher.hear())?;
        accepted += said.first().copied().unwrap_or(0);
        theirs += said.get(1).copied().unwrap_or(0);
    }
    let took = begun.elapsed();
    tokio::time::sleep(Duration::from_millis(500)).await;
    let more = || servers().unwrap_or(before).saturating_sub(before);
    let each = |kib: u64| decimal(lang(), kib as f64 / accepted.max(1) as f64, 1);
    let seconds = decimal(lang(), took.as_secs_f64(), 1);
    writeln!(out, "{}", host::idle_told(lang(), accepted, count, seconds, each(more())))?;
    writeln!(out, "{}", host::idle_mine(lang(), clients, each(theirs)))?;
    let mut times = Vec::new();
    for watcher in &mut watchers {
        let micros = tokio::task::block_in_place(|| watcher.ask(PINGED / clients))?;
        times.extend(micros.into_iter().map(Duration::from_micros));
    }
    times.sort_unstable();
    let ms = |part: f64| decimal(lang(), quantile(&times, part).as_secs_f64() * 1000.0, 1);
    writeln!(out, "{}", host::idle_ping(lang(), ms(0.5), ms(0.99)))?;
    drop(watchers);
    tokio::time::sleep(Duration::from_secs(3)).await;
    writeln!(out, "{}", host::idle_after(lang(), grouped(more())))?;
    if accepted < count as u64 {
        complain(host::idle_refused(lang()));
        return Ok(Verdict::Fails);
    }
    Ok(Verdict::Fine)
}

/// A process that holds idle sockets: one alone may not open as many as are wanted. Each line it says is some numbers.
struct Watcher {
    process: std::process::Child,
    says: BufReader<ChildStdout>,
}

impl Watcher {
    fn start(tables: &[String], count: usize) -> Result<Watcher> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["load", "--idle", &count.to_string()]).args(tables.iter().flat_map(|table| ["--at", table]));
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let says = process.stdout.take().ok_or_else(|| anyhow!("no output"))?;
        Ok(Watcher { process, says: BufReader::new(says) })
    }

    fn hear(&mut self) -> Result<Vec<u64>> {
        let mut line = String::new();
        self.says.read_line(&mut line)?;
        Ok(line.split_whitespace().filter_map(|word| word.parse().ok()).collect())
    }

    /// Asks it for the times of n pings, in microseconds.
    fn ask(&mut self, pings: usize) -> Result<Vec<u64>> {
        let input = self.process.stdin.as_mut().ok_or_else(|| anyhow!("no input"))?;
        writeln!(input, "{pings}")?;
        self.hear()
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        // It ends when nobody has a question any more.
        drop(self.process.stdin.take());
        let _ = self.process.wait();
    }
}

/// Holds idle sockets until nobody has a question any more: first says how many there are and how many KiB they take, then
/// answers each number with the times of so many pings.
fn watch(tables: &[String], count: usize, out: &mut impl Write) -> Result<Verdict> {
    let place = |table: &String| {
        let (addr, game) = table.split_once('/')?;
        Some((addr.parse().ok()?, game.to_string()))
    };
    let tables: Vec<(SocketAddr, String)> = tables.iter().filter_map(place).collect();
    let (ask, mut asked) = tokio::sync::mpsc::channel(1);
    std::thread::spawn(move || {
        for line in std::io::stdin().lines().map_while(Result::ok) {
            let _ = ask.blocking_send(line.parse().unwrap_or(1));
        }
    });
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let before = memory(std::process::id()).unwrap_or(0);
        let mut wires = idle_sockets(&tables, count).await;
        let more = memory(std::process::id()).unwrap_or(0).saturating_sub(before);
        writeln!(out, "{} {more}", wires.len())?;
        out.flush()?;
        loop {
            match tokio::time::timeout(STILL, asked.recv()).await {
                // Nobody may fall silent while the others are counted.
                Err(_) => stay_awake(&mut wires).await,
                Ok(None) => return Ok(Verdict::Fine),
                Ok(Some(pings)) => {
                    let step = (wires.len() / std::cmp::max(pings, 1)).max(1);
                    let times = ping_times(wires.iter_mut().step_by(step)).await?;
                    let words: Vec<String> = times.iter().map(|time| time.as_micros().to_string()).collect();
                    writeln!(out, "{}", words.join(" "))?;
                    out.flush()?;
                }
            }
        }
    })
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
