//! `kaiju simulate`: the table server in a simulator, under everything that can go wrong.

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kaiju_simulation::{Episode, EpisodeReport, Planted, SimCounts};
use kaiju_text::host;

use crate::args::{Sampling, seed};
use crate::tongue::lang;
use crate::words::{BAD, BOLD, GOOD, decimal, grouped};
use crate::{Verdict, complain, interrupt};

const EXAMPLES: &str = "\
Examples:
  kaiju simulate                          an hour of simulated time, in a minute or so
  kaiju simulate --seed 7 --hours 1000    a thousand hours, drawn from another seed
  kaiju simulate --seed 4711 --only       one episode again, as a breach is reported
  kaiju simulate --plant ack-before-sync  plant a bug, to see that it is found

An episode is some nodes around a database, some tables with players, bots and spectators, a storm in which processes
crash, networks part, disks fill up and clocks jump, and the calm after it. Each is drawn from its seed, and the next one
has the next seed. A breach is printed with the command that plays it again, and a smaller one if there is one.";

/// How many smaller episodes are tried after a breach.
const TRIES: usize = 80;
/// How many breaches of an episode are told.
const TOLD: usize = 5;
const HOUR_US: f64 = 3_600_000_000.0;

/// A simulation.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    draw: Sampling,
    /// How many hours are simulated.
    #[arg(long, value_name = "N", default_value_t = 1.0)]
    hours: f64,
    /// Let much more go wrong: several things a second, and mostly crashes.
    #[arg(long)]
    fierce: bool,
    /// Play the episode of this seed alone.
    #[arg(long)]
    only: bool,
    /// Play this many tables at a time, instead of the number that the seed has.
    #[arg(long, value_name = "N", requires = "only")]
    tables: Option<usize>,
    /// Let things go wrong for this many seconds, instead of the time that the seed has.
    #[arg(long, value_name = "N", requires = "only")]
    storm: Option<u64>,
    /// Only these faults of the seed, by their numbers; or none.
    #[arg(long, value_name = "LIST", requires = "only", value_parser = faults)]
    faults: Option<FaultList>,
    /// Plant a bug, to see that it is found; a word that is none lists them all.
    #[arg(long, value_name = "BUG", value_parser = bug)]
    plant: Option<Planted>,
}

/// Some of the faults of an episode.
#[derive(Clone, Debug)]
struct FaultList(Vec<usize>);

fn faults(word: &str) -> Result<FaultList, String> {
    if word == "none" {
        return Ok(FaultList(Vec::new()));
    }
    let numbers = word.split(',').map(|number| seed(number).map(|number| number as usize));
    Ok(FaultList(numbers.collect::<Result<_, _>>()?))
}

fn bug(word: &str) -> Result<Planted, String> {
    let all: Vec<&str> = Planted::ALL.iter().map(|bug| bug.word()).collect();
    word.parse().map_err(|_| host::what_bug(lang(), all.join(", ")))
}

/// What came of all episodes.
#[derive(Default)]
struct SimulateTally {
    episodes: u64,
    simulated_us: u64,
    worked: Duration,
    counts: SimCounts,
    broken: Option<(Episode, EpisodeReport)>,
}

impl SimulateTally {
    fn add(&mut self, episode: Episode, report: EpisodeReport, took: Duration) {
        self.episodes += 1;
        self.simulated_us += report.simulated_us;
        self.worked += took;
        self.counts = self.counts.plus(report.counts);
        // The first by its seed is told, whichever thread was quicker.
        if !report.breaches.is_empty() && self.broken.as_ref().is_none_or(|(first, _)| episode.seed < first.seed) {
            self.broken = Some((episode, report));
        }
    }

    fn tell(&self, took: Duration, out: &mut impl Write) -> Result<()> {
        let SimCounts { answers, deliveries, crashes, faults, games, acks, .. } = self.counts;
        let speed = answers as f64 / self.worked.as_secs_f64().max(1e-9);
        let hours = decimal(self.simulated_us as f64 / HOUR_US, 2);
        let (episodes, seconds) = (grouped(self.episodes), decimal(took.as_secs_f64(), 1));
        writeln!(out, "{BOLD}{}{BOLD:#}", host::simulated_time(lang(), hours, episodes, seconds))?;
        let counts = [answers, acks, deliveries, games].map(grouped);
        let [answers, acks, deliveries, games] = counts;
        writeln!(out, "{}", host::simulated_play(lang(), answers, acks, deliveries, games))?;
        let (crashes, faults, speed) = (grouped(crashes), grouped(faults), grouped(speed.round() as u64));
        writeln!(out, "{}", host::simulated_faults(lang(), faults, crashes, speed))?;
        Ok(())
    }
}

impl SimulateArgs {
    /// Plays episodes and tells what was found.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        interrupt::heed();
        let begun = Instant::now();
        let tally = if self.only { self.one() } else { self.all() };
        tally.tell(begun.elapsed(), out)?;
        if let Some((episode, report)) = &tally.broken {
            self.tell_breach(episode, report, out)?;
            return Ok(Verdict::Fails);
        }
        if interrupt::stopped() {
            return Ok(Verdict::Stopped);
        }
        writeln!(out, "{GOOD}ok{GOOD:#}  {}", host::simulated_fine(lang()))?;
        Ok(Verdict::Fine)
    }

    fn one(&self) -> SimulateTally {
        let kept = self.faults.as_ref().map(|faults| faults.0.as_slice());
        let episode = Episode::drawn_as(self.draw.seed, self.fierce).with(self.tables, self.storm, kept);
        let (begun, mut tally) = (Instant::now(), SimulateTally::default());
        let report = episode.play(self.plant);
        tally.add(episode, report, begun.elapsed());
        tally
    }

    fn all(&self) -> SimulateTally {
        let (next, tally) = (AtomicU64::new(self.draw.seed), Mutex::new(SimulateTally::default()));
        let wanted_us = (self.hours * HOUR_US) as u64;
        let bar = ProgressBar::new(wanted_us / 1_000_000);
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent} %, {eta}") {
            bar.set_style(style);
        }
        let work = || {
            loop {
                let done = {
                    let tally = tally.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    bar.set_position(tally.simulated_us / 1_000_000);
                    tally.broken.is_some() || tally.simulated_us >= wanted_us
                };
                if done || interrupt::stopped() {
                    return;
                }
                let episode = Episode::drawn_as(next.fetch_add(1, Ordering::Relaxed), self.fierce);
                let begun = Instant::now();
                let report = episode.play(self.plant);
                let mut tally = tally.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                tally.add(episode, report, begun.elapsed());
            }
        };
        std::thread::scope(|scope| {
            (1..self.draw.threads()).for_each(|_| drop(scope.spawn(work)));
            work();
        });
        bar.finish_and_clear();
        tally.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn tell_breach(&self, episode: &Episode, report: &EpisodeReport, out: &mut impl Write) -> Result<()> {
        writeln!(out, "{BAD}{}{BAD:#}", host::faults(lang(), report.breaches.len() as u32))?;
        for breach in report.breaches.iter().take(TOLD) {
            let at = decimal(breach.at_us as f64 / 1e6, 3);
            let what: String = breach.what.chars().take(600).collect();
            writeln!(out, "  {at} s  {}: {what}", breach.law)?;
        }
        writeln!(out, "{}\n  kaiju {}", host::simulated_again(lang()), episode.command(self.plant))?;
        out.flush()?;
        if !self.only && !interrupt::stopped() {
            let small = episode.shrunk(self.plant, TRIES);
            if small != *episode {
                writeln!(out, "{}\n  kaiju {}", host::simulated_smaller(lang()), small.command(self.plant))?;
            }
        }
        complain(host::not_borne(lang()));
        Ok(())
    }
}
