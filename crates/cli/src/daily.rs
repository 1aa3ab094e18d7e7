//! `kaiju daily`: the game of the day, played once, in the terminal.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Result, anyhow, bail};
use clap::Args;
use kaiju_client::daily::{Daily, shared, told};
use kaiju_text::{cli, daily as words, puzzle};
use kaiju_tui::ToPlay;
use kaiju_tui::store::{InUse, Saved};
use kaiju_wire::daily::{Day, DayResult};

use crate::play::{ScreenArgs, play};
use crate::tongue::lang;
use crate::words::{BOLD, DIM};
use crate::{Verdict, games};

const EXAMPLES: &str = "\
Examples:
  kaiju daily                        play the game of the day, or continue it
  kaiju daily --share                your result, ready to be sent to friends
  kaiju daily --list                 the days you have played
  kaiju daily --date 2026-11-18      the game of another day

Everybody has the same table, the same bots and the same luck. In the terminal it follows from the date alone, so that it
works offline; if you want to, you can work it out beforehand. A day begins at midnight UTC. Games are kept in
$XDG_DATA_HOME/kaiju/daily (by default ~/.local/share).";

/// The game of a day.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct DailyArgs {
    /// The day; by default today.
    #[arg(long, value_name = "DATE", value_parser = date)]
    date: Option<Day>,
    /// Print your result as a text to send to friends. It tells nothing of dice or cards.
    #[arg(long, conflicts_with = "list")]
    share: bool,
    /// List the days you have played.
    #[arg(long)]
    list: bool,
    /// Play in plain sentences through standard input and output; the default where there is no terminal.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    screen: ScreenArgs,
}

fn today() -> Day {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis());
    Day::of_ms(u64::try_from(now).unwrap_or(u64::MAX))
}

fn date(word: &str) -> Result<Day, String> {
    let day = Day::from_date(word).ok_or_else(|| words::no_date(lang()).to_string())?;
    if day > today() { Err(words::not_yet(lang()).to_string()) } else { Ok(day) }
}

/// What somebody made of a day; none where they have not finished it.
fn result(folder: &Path, daily: &Daily) -> Option<DayResult> {
    let text = fs::read_to_string(file(folder, daily.day())).ok()?;
    daily.judge(&text).ok()
}

fn file(folder: &Path, day: Day) -> PathBuf {
    folder.join(format!("{day}.game"))
}

impl DailyArgs {
    /// Plays, or tells what was played.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let store = games::user_folder();
        let folder =
            store.as_ref().map(|store| store.beside("daily")).ok_or_else(|| anyhow!(puzzle::no_place(lang())))?;
        if self.list {
            return list(&folder, out);
        }
        let daily = Daily::public(self.date.unwrap_or_else(today));
        if let Some(result) = result(&folder, &daily) {
            if self.share {
                write!(out, "{}", shared(lang(), daily.day(), &result))?;
            } else {
                writeln!(out, "{}", words::played(lang(), told(lang(), &result)))?;
            }
            return Ok(Verdict::Fine);
        }
        if self.share {
            bail!("{}", words::no_result(lang(), daily.day().to_string()));
        }
        fs::create_dir_all(&folder)?;
        let path = file(&folder, daily.day());
        let kept = fs::read_to_string(&path).ok().filter(|text| daily.is_of(text));
        let (text, said) = match kept {
            Some(text) => (text, words::go_on(lang(), daily.day().to_string())),
            None => (daily.begin().save(), words::play(lang(), daily.day().to_string())),
        };
        writeln!(out, "{BOLD}{said}{BOLD:#}\n{DIM}{}{DIM:#}", words::public_luck(lang()))?;
        let saved = Saved::open(path.clone()).map_err(|InUse| anyhow!(cli::open_elsewhere(lang(), path.display())))?;
        let how = self.screen.how(store, None);
        let verdict = play(ToPlay::Saved(Some(saved), text), how, self.plain, out)?;
        if let Some(result) = result(&folder, &daily) {
            write!(out, "{}", shared(lang(), daily.day(), &result))?;
        }
        Ok(verdict)
    }
}

/// The days that were played, the latest first.
fn list(folder: &Path, out: &mut impl Write) -> Result<Verdict> {
    let names = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.file_name());
    let mut days: Vec<Day> =
        names.filter_map(|name| Day::from_date(name.to_string_lossy().strip_suffix(".game")?)).collect();
    days.sort_unstable_by(|a, b| b.cmp(a));
    writeln!(out, "{BOLD}{}{BOLD:#}", words::streak(lang()))?;
    for day in days {
        if let Some(result) = result(folder, &Daily::public(day)) {
            writeln!(out, "{day}  {}", told(lang(), &result))?;
        }
    }
    Ok(Verdict::Fine)
}
