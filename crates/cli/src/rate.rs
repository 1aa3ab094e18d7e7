//! `kaiju rate`: how strong our bots are in every list of ratings, how that is measured, and whether ratings find the truth.

use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::Args;
use kaiju_arena::{ANCHOR, Also, Entrant, League, MEASURED_HEAD, Pair, PairTally, RATED_BOTS, RatingList, try_ratings};
use kaiju_bots::Player;
use kaiju_rules::{Preset, Setup};
use kaiju_text::lab;

use crate::args::{Sampling, games, progress};
use crate::files::Force;
use crate::near::nearest;
use crate::tongue::lang;
use crate::words::{BOLD, decimal, grouped};
use crate::{Verdict, interrupt};

/// When players of known strength are looked at: after this many games each.
const MOMENTS: [u64; 6] = [10, 30, 100, 300, 1000, 5000];
/// How many players of known strength there are at each size of table.
const PLAYERS: usize = 240;
/// How far off ratings may be, in points, once each player has played the most games.
const NEAR: f64 = 15.0;

const EXAMPLES: &str = "\
Examples:
  kaiju rate                                 how strong the bots are in each list of ratings
  kaiju rate --trial                         players of known strength: how soon are they rated right?
  kaiju rate --make bots.csv --games 6000    measure the bots again; the same seed, the same file

A list is an edition and a number of players, such as second-4. Level 3 has 1500 in each, and 400 points are odds of ten to
one. In every game that measures, one bot of a level sits among bots of the level below. docs/ratings.md says how people are rated.";

/// What to do with ratings.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct RateArgs {
    /// Measure the bots in every list, and write what came of it into this file.
    #[arg(long, value_name = "FILE", conflicts_with = "trial")]
    make: Option<PathBuf>,
    /// Measure only this list, such as second-4; several with commas.
    #[arg(long = "list", value_name = "LIST", value_delimiter = ',', value_parser = rating_list, requires = "make")]
    lists: Vec<RatingList>,
    /// How many games to play for each two levels.
    #[arg(short = 'g', long, value_name = "N", default_value = "6000", value_parser = games)]
    games: u64,
    /// Let players of known strength play, and compare their ratings with their strengths.
    #[arg(long)]
    trial: bool,
    #[command(flatten)]
    draw: Sampling,
    #[command(flatten)]
    force: Force,
}

impl RateArgs {
    /// Measures, tries, or says what was measured.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        if let Some(path) = &self.make {
            return self.measure(path);
        }
        if self.trial { self.compare(out) } else { told(out) }
    }

    /// Measures the bots, list by list.
    fn measure(&self, path: &Path) -> Result<Verdict> {
        self.force.check([path])?;
        interrupt::heed();
        let players = RATED_BOTS.map(|name| name.parse::<Player>());
        let mut text = format!("{MEASURED_HEAD}\n");
        let steps = RATED_BOTS.len() as u64 - 1;
        let wanted = |list: &RatingList| self.lists.is_empty() || self.lists.contains(list);
        let lists: Vec<RatingList> = RatingList::all().filter(wanted).collect();
        let bar = progress(lists.len() as u64 * steps * self.games);
        for list in lists {
            let entrants: Vec<Entrant> = players.iter().flatten().map(|&player| player.into()).collect();
            if entrants.len() != RATED_BOTS.len() {
                bail!("{}", lab::no_such_bot(lang()));
            }
            let setup = Setup::of_preset(Preset::Edition(list.edition()), list.seats());
            let setup = setup.map_err(|error| anyhow::anyhow!(kaiju_text::errors::setup(lang(), error)))?;
            let league = League::new(vec![setup], entrants, None);
            let mut played = Vec::new();
            let mut counts = [0u64; RATED_BOTS.len()];
            for one in 1..RATED_BOTS.len() {
                let pair = Pair { players: list.seats(), one, others: one - 1 };
                let Some(fixture) = league.fixture(pair, self.draw.seed, 0, self.games) else { continue };
                let mut tally = PairTally::default();
                fixture.stream(self.draw.threads(), Also::NOTHING, |batch| {
                    bar.inc(batch.tally.games);
                    tally.count(&batch);
                    interrupt::go_on()
                });
                if interrupt::stopped() {
                    return Ok(Verdict::Stopped);
                }
                counts[one] += self.games;
                counts[one - 1] += self.games;
                played.push((pair, tally));
            }
            let ratings = league.standings(&played).ratings;
            let anchor = RATED_BOTS.iter().position(|&bot| bot == ANCHOR).map_or(0.0, |at| ratings[at].rating);
            for ((bot, rating), games) in RATED_BOTS.iter().zip(&ratings).zip(counts) {
                let (points, margin) = ((1500.0 + rating.rating - anchor).round(), rating.margin.round());
                // Writing into a text cannot fail.
                let _ = writeln!(text, "{list},{bot},{points},{margin},{games}");
            }
        }
        bar.finish_and_clear();
        self.force.write(path, text.as_bytes())?;
        Ok(Verdict::Fine)
    }

    /// Players of known strength, in the lists of the default edition: strengths of the bots differ from edition to edition, the method does
    /// not.
    fn compare(&self, out: &mut impl Write) -> Result<Verdict> {
        let mut near = true;
        for seats in 2..=6 {
            let Some(list) = RatingList::new(kaiju_rules::EditionId::default(), seats) else { continue };
            let heading = lab::rate_trial(lang(), list.to_string(), PLAYERS as u32, self.draw.seed);
            writeln!(out, "{BOLD}{heading}{BOLD:#}")?;
            for trial in try_ratings(list, PLAYERS, &MOMENTS, self.draw.seed) {
                let (off, margin) = (decimal(trial.off, 1), decimal(trial.margin, 0));
                let covered = decimal(100.0 * trial.covered, 0);
                writeln!(out, "  {}", lab::rate_trial_line(lang(), grouped(trial.games), off, margin, covered))?;
                near &= trial.games < MOMENTS[MOMENTS.len() - 1] || trial.off <= NEAR;
            }
        }
        Ok(if near { Verdict::Fine } else { Verdict::Fails })
    }
}

/// Reads the name of a list.
fn rating_list(word: &str) -> Result<RatingList, String> {
    RatingList::from_name(word).ok_or_else(|| {
        let all: Vec<String> = RatingList::all().map(|list| list.to_string()).collect();
        let known = nearest(word, all.iter().map(String::as_str));
        lab::no_such_rating_list(lang(), word, known[..5].join(", "))
    })
}

/// What was measured.
fn told(out: &mut impl Write) -> Result<Verdict> {
    writeln!(out, "{BOLD}{}{BOLD:#}", lab::rate_bots(lang(), ANCHOR))?;
    write!(out, "{:<12}", "")?;
    for bot in RATED_BOTS {
        write!(out, "  {bot:>11}")?;
    }
    writeln!(out)?;
    for list in RatingList::all() {
        write!(out, "{:<12}", list.to_string())?;
        for (_, strength) in list.bots() {
            write!(out, "  {:>11}", format!("{} ±{}", strength.rating(), strength.margin()))?;
        }
        writeln!(out)?;
    }
    Ok(Verdict::Fine)
}
