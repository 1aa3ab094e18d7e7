//! `kaiju scenario`: do the rules do what the scenario files say?

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use kaiju_testkit::scenario::Scenario;
use kaiju_text::{cli, errors};
use rayon::prelude::*;
use serde_json::json;

use crate::tongue::lang;
use crate::words::{BAD, DIM, GOOD};
use crate::{Verdict, files};

const EXAMPLES: &str = "\
Examples:
  kaiju scenario scenarios                      every *.scenario file in a folder and below
  kaiju scenario enter.scenario yield.scenario  just these
  kaiju scenario scenarios --json               for another program

A scenario is a position, some inputs and what must follow. docs/notation.md describes the format.";

/// Which scenarios to check.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ScenarioArgs {
    /// Scenario files, or folders to look for them in.
    #[arg(value_name = "FILE|FOLDER", required = true)]
    paths: Vec<PathBuf>,
    /// Print one JSON object instead of lines.
    #[arg(long)]
    json: bool,
}

/// What became of one file.
enum ScenarioOutcome {
    Passed {
        title: String,
        cites: Vec<String>,
    },
    Failed {
        title: String,
        cites: Vec<String>,
        why: String,
    },
    /// It could not be read; the message names the file.
    Broken(String),
}

impl ScenarioArgs {
    /// Runs every scenario and prints what became of it.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let mut all = Vec::new();
        for path in &self.paths {
            gather(path, &mut all)?;
        }
        all.sort();
        all.dedup();
        if all.is_empty() {
            let where_ = self.paths.iter().map(|p| p.display().to_string()).collect::<Vec<_>>().join(", ");
            bail!(cli::no_scenario(lang(), where_));
        }
        let found: Vec<(PathBuf, ScenarioOutcome)> =
            all.into_par_iter().map(|path| (path.clone(), check(&path))).collect();
        let passed = found.iter().filter(|(_, found)| matches!(found, ScenarioOutcome::Passed { .. })).count();
        let failed = found.iter().filter(|(_, found)| matches!(found, ScenarioOutcome::Failed { .. })).count();
        if self.json {
            report(&found, passed, failed, out)?;
        } else {
            print(&found, passed, failed, out)?;
        }
        // What cannot be read is an error, told once: there, and not among the results.
        let broken = found.into_iter().filter_map(|(_, found)| match found {
            ScenarioOutcome::Broken(why) => Some(why),
            _ => None,
        });
        let mut broken: Vec<String> = broken.collect();
        if let Some(last) = broken.pop() {
            out.flush()?;
            for why in &broken {
                crate::complain(why);
            }
            return Err(anyhow!(last));
        }
        Ok(if failed == 0 { Verdict::Fine } else { Verdict::Fails })
    }
}

/// The scenario files at a path: itself, or all below it. Links to folders are not followed.
fn gather(path: &Path, all: &mut Vec<PathBuf>) -> Result<()> {
    let name = || path.display().to_string();
    if !fs::metadata(path).with_context(name)?.is_dir() {
        all.push(path.to_path_buf());
        return Ok(());
    }
    let mut folders = vec![path.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let entry = entry.with_context(|| folder.display().to_string())?;
            let path = entry.path();
            if entry.file_type().with_context(|| path.display().to_string())?.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "scenario") {
                all.push(path);
            }
        }
    }
    Ok(())
}

fn check(path: &Path) -> ScenarioOutcome {
    let text = match files::read(path) {
        Ok(text) => text,
        Err(error) => return ScenarioOutcome::Broken(format!("{error:#}")),
    };
    let scenario = match Scenario::parse(&text) {
        Ok(scenario) => scenario,
        Err(error) => return ScenarioOutcome::Broken(format!("{}:{}", path.display(), errors::parse(lang(), &error))),
    };
    let (title, cites) = (scenario.title().to_string(), scenario.cites().to_vec());
    match scenario.run_in(lang()) {
        Ok(()) => ScenarioOutcome::Passed { title, cites },
        Err(failure) => ScenarioOutcome::Failed { title, cites, why: failure.to_string() },
    }
}

fn print(found: &[(PathBuf, ScenarioOutcome)], passed: usize, failed: usize, out: &mut impl Write) -> Result<()> {
    for (path, found) in found {
        let path = path.display();
        match found {
            ScenarioOutcome::Passed { title, .. } => writeln!(out, "{GOOD}ok{GOOD:#}    {path}  {DIM}{title}{DIM:#}")?,
            ScenarioOutcome::Failed { title, why, .. } => {
                writeln!(out, "{BAD}FAIL{BAD:#}  {path}  {title}")?;
                for line in why.lines() {
                    writeln!(out, "      {line}")?;
                }
            }
            ScenarioOutcome::Broken(_) => {}
        }
    }
    let broken = found.len() - passed - failed;
    let unread = if broken == 0 { String::new() } else { format!(", {}", cli::unreadable(lang(), broken as u32)) };
    writeln!(out, "{}{unread}", cli::passed_failed(lang(), passed, failed))?;
    Ok(())
}

fn report(found: &[(PathBuf, ScenarioOutcome)], passed: usize, failed: usize, out: &mut impl Write) -> Result<()> {
    let one = |(path, found): &(PathBuf, ScenarioOutcome)| {
        let file = path.display().to_string();
        match found {
            ScenarioOutcome::Passed { title, cites } => {
                json!({ "file": file, "ok": true, "title": title, "cites": cites })
            }
            ScenarioOutcome::Failed { title, cites, why } => {
                json!({ "file": file, "ok": false, "title": title, "cites": cites, "why": why })
            }
            ScenarioOutcome::Broken(why) => json!({ "file": file, "ok": false, "error": why }),
        }
    };
    let broken = found.len() - passed - failed;
    let all = found.iter().map(one).collect::<Vec<_>>();
    let report = json!({ "passed": passed, "failed": failed, "unreadable": broken, "scenarios": all });
    writeln!(out, "{report:#}")?;
    Ok(())
}
