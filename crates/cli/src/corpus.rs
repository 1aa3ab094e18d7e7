//! `kaiju corpus`: games of many bots as a dataset, made from a manifest and the same to the last byte wherever it is made.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Error, Result, anyhow};
use clap::Args;
use kaiju_corpus::{CorpusError, CorpusFolder, CorpusReport, Manifest, TableReport};
use kaiju_rules::{EditionId, RULES_VERSION};
use kaiju_text::{cli, lab};
use serde_json::{Value, json};

use crate::args::{Sampling, Tables, edition, games, progress, some_games, tables};
use crate::tongue::lang;
use crate::words::{BOLD, DIM, grouped};
use crate::{Verdict, files, interrupt};

const EXAMPLES: &str = "\
Examples:
  kaiju corpus --games 10000 --out sample                   10,000 games of every edition, table and bot
  kaiju corpus --games 1000000 --out corpus                 a million; stop it and continue as you like
  kaiju corpus --bots seer,greedy --players 4 --edition second --games 5000 --out duels
  kaiju corpus --manifest sample/manifest.json --out again  the same bytes again, compared file by file

A corpus has four tables, games, seats, turns and decisions, with a Parquet file for each part of the games; docs/data.md
explains every column. Edition, number of players and bots are drawn again for each part. README.md in the folder is its data
card, and manifest.json is all that it follows from, with the SHA-256 of every file: the same manifest makes the same bytes
on any number of threads. If a manifest names files, they are compared, and the exit code is 1 if one of them differs.

Ctrl-C stops; parts that are whole are kept, and the same command continues.";

/// A dataset of games.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct CorpusArgs {
    /// The folder it is written into; one in which the same corpus was begun is continued.
    #[arg(short = 'o', long, value_name = "FOLDER")]
    out: PathBuf,
    /// Make the corpus of this manifest again.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["games", "part", "editions", "players", "bots", "seed", "no_positions", "no_chances"])]
    manifest: Option<PathBuf>,
    /// How many games.
    #[arg(short = 'n', long, value_name = "N", default_value = "10000", value_parser = games)]
    games: u64,
    /// How many games make a part, at one table and in one file.
    #[arg(long, value_name = "N", default_value = "500", value_parser = games)]
    part: u64,
    /// The editions: EDITIONS; several with commas, by default all.
    #[arg(short = 'e', long = "edition", value_name = "EDITION", value_delimiter = ',', value_parser = edition)]
    editions: Vec<EditionId>,
    /// How many monsters play: 4, or several tables such as 2,4 or 2-6 or all.
    #[arg(short = 'p', long, value_name = "N", default_value = "all", value_parser = tables)]
    players: Tables,
    /// Who plays: given several times, or with commas; by default all bots that answer immediately.
    #[arg(short = 'b', long = "bot", visible_alias = "bots", value_name = "BOT", value_delimiter = ',')]
    bots: Vec<String>,
    #[command(flatten)]
    draw: Sampling,
    /// Leave the positions out; they are most of the bytes.
    #[arg(long)]
    no_positions: bool,
    /// Leave the chances to win out; they are most of the time.
    #[arg(long)]
    no_chances: bool,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    json: bool,
}

impl CorpusArgs {
    /// Makes what is missing of the corpus, and seals it.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let manifest = match &self.manifest {
            Some(path) => Manifest::parse(&files::read(path)?).map_err(|error| told(&error)),
            None => Ok(self.recipe()),
        }?;
        let folder = CorpusFolder::open(&self.out, &manifest).map_err(|error| told(&error))?;
        let missing = folder.missing();
        interrupt::heed();
        let bar = progress(manifest.games);
        let there = |part: &u64| !missing.contains(part);
        bar.inc((0..manifest.parts()).filter(there).map(|part| manifest.games_of(part)).sum());
        for (at, &part) in missing.iter().enumerate() {
            let go_on = |more| {
                bar.inc(more);
                interrupt::go_on()
            };
            let made = manifest.make(part, self.draw.threads(), go_on).map_err(|error| told(&error))?;
            if let Some(part) = made {
                folder.put(&part).map_err(|error| told(&error))?;
            } else {
                bar.finish_and_clear();
                let done = manifest.parts() - (missing.len() - at) as u64;
                writeln!(anstream::stderr(), "kaiju: {}", lab::corpus_stopped(lang(), done, manifest.parts()))?;
                return Ok(Verdict::Stopped);
            }
        }
        bar.finish_and_clear();
        let report = folder.finish().map_err(|error| told(&error))?;
        self.show(&manifest, &report, out)?;
        Ok(if report.differ.is_empty() { Verdict::Fine } else { Verdict::Fails })
    }

    fn recipe(&self) -> Manifest {
        let all = Manifest::new(self.games, self.draw.seed);
        let editions = self.editions.iter().map(|edition| edition.name().to_string()).collect();
        Manifest {
            part: self.part,
            editions: if self.editions.is_empty() { all.editions } else { editions },
            players: self.players.0.clone(),
            bots: if self.bots.is_empty() { all.bots } else { self.bots.clone() },
            positions: !self.no_positions,
            chances: !self.no_chances,
            ..all
        }
    }

    fn show(&self, manifest: &Manifest, report: &CorpusReport, out: &mut impl Write) -> Result<()> {
        let (lang, compared) = (lang(), manifest.files.len());
        if self.json {
            let table = |t: &TableReport| json!({ "table": t.table, "rows": t.rows, "bytes": t.bytes });
            let told = json!({
                "games": manifest.games, "parts": manifest.parts(), "compared": compared, "differ": report.differ,
                "tables": report.tables.iter().map(table).collect::<Vec<Value>>(),
            });
            return Ok(writeln!(out, "{told:#}")?);
        }
        let heading = lab::corpus_heading(lang, some_games(manifest.games), manifest.parts(), self.out.display());
        writeln!(out, "{BOLD}{heading}{BOLD:#}")?;
        for TableReport { table, rows, bytes } in &report.tables {
            let sizes = lab::corpus_table(lang, grouped(*rows), grouped(*bytes));
            writeln!(out, "  {table:<10} {DIM}{sizes}{DIM:#}")?;
        }
        match report.differ.first() {
            Some(first) => writeln!(out, "{}", lab::corpus_differs(lang, report.differ.len(), compared, first))?,
            None if compared > 0 => writeln!(out, "{}", lab::corpus_same(lang, compared))?,
            None => {}
        }
        Ok(())
    }
}

/// Why there is no corpus, in the language of the run.
fn told(error: &CorpusError) -> Error {
    let lang = lang();
    match error {
        CorpusError::NoManifest(why) => anyhow!(lab::corpus_no_manifest(lang, why)),
        CorpusError::OtherForm(form) => anyhow!(lab::corpus_other_form(lang, form)),
        CorpusError::OtherRules(rules) => anyhow!(lab::corpus_other_rules(lang, rules, RULES_VERSION)),
        CorpusError::NotThere(field, word) => anyhow!(lab::corpus_not_there(lang, field, word)),
        CorpusError::Clock(bot) => anyhow!(lab::corpus_clock(lang, bot)),
        CorpusError::OtherCorpus(path) => anyhow!(lab::corpus_other(lang, path.display())),
        CorpusError::File(path, error) => anyhow!("{}: {error}", cli::cannot_write(lang, path.display())),
        CorpusError::Parquet(name, error) => anyhow!("{}: {error}", cli::cannot_write(lang, name)),
    }
}
