//! `kaiju daily`: the game of the day, played once, in the terminal.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Result, anyhow};
use clap::Args;
use kaiju_client::daily::{Daily, shared, told};
use kaiju_text::{cli, daily as words, puzzle};
use kaiju_tui::days::DayShelf;
use kaiju_tui::line::ServerAddress;
use kaiju_tui::store::{InUse, Saved};
use kaiju_tui::trouble::Trouble;
use kaiju_tui::{ToPlay, account};
use kaiju_wire::Code;
use kaiju_wire::daily::{Day, DayInfo, DayResult};

use crate::play::{ScreenArgs, play};
use crate::tongue::lang;
use crate::words::{BOLD, DIM};
use crate::{Verdict, club, games};

const EXAMPLES: &str = "\
Examples:
  kaiju daily                        play the game of the day, or continue it
  kaiju daily --share                your result, ready to be sent to friends
  kaiju daily --list                 the days you have played
  kaiju daily --date 2026-11-18      the game of another day
  kaiju daily --server https://HOST  the day of a server: its luck, compared with everyone and your friends

Everybody has the same table, the same bots and the same luck. Without a server it follows from the date alone, so that it
works offline; if you want to, you can work it out beforehand. A server tells its luck when the day begins; what you play
offline then is handed in the next time you call this. A day begins at midnight UTC. Games are kept in
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
    /// Play the day of this server: the luck is that of its page, and with an account your result is compared.
    #[arg(long, value_name = "URL", env = "KAIJU_SERVER")]
    server: Option<String>,
    /// List the days you have played.
    #[arg(long)]
    list: bool,
    /// Play in plain sentences through standard input and output; the default where there is no terminal.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    screen: ScreenArgs,
}

pub(crate) fn today() -> Day {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis());
    Day::of_ms(u64::try_from(now).unwrap_or(u64::MAX))
}

fn date(word: &str) -> Result<Day, String> {
    let day = Day::from_date(word).ok_or_else(|| words::no_date(lang()).to_string())?;
    if day > today() { Err(words::not_yet(lang()).to_string()) } else { Ok(day) }
}

/// Where the game of a day is played: what it is played with, and what a server tells of it.
struct DayAt {
    daily: Daily,
    /// The days of the server whose luck it has; none where the luck follows from the date alone.
    shelf: Option<DayShelf>,
    session: Option<String>,
    file: PathBuf,
    info: Option<DayInfo>,
}

impl DayAt {
    /// What came of it, if it is over.
    fn result(&mut self) -> Result<Option<DayResult>> {
        match &mut self.shelf {
            Some(shelf) => {
                shelf.take(&self.daily).map_err(|trouble| anyhow!(trouble.told(lang())))?;
                Ok(shelf.result(self.daily.day()))
            }
            None => Ok(judged(&self.file, &self.daily)),
        }
    }

    /// Hands in what the server does not have yet, and says what came of it.
    fn hand_in(&mut self, out: &mut impl Write) -> Result<()> {
        let Some(shelf) = &mut self.shelf else { return Ok(()) };
        let day = self.daily.day();
        let Some(session) = &self.session else {
            if shelf.owes(day) {
                writeln!(out, "{}", words::needs_account(lang()))?;
            }
            return Ok(());
        };
        let taken = handed_in(out, shelf, session)?.into_iter().find(|(taken, _)| *taken == day);
        self.info = taken.map(|(_, info)| info).or(self.info.take());
        Ok(())
    }

    /// How everybody did, if the server says so.
    fn compare(&self, out: &mut impl Write) -> Result<()> {
        let told = self.info.as_ref().zip(self.shelf.as_ref());
        told.map_or(Ok(()), |(info, shelf)| club::day_compared(out, info, shelf.server()))
    }
}

/// Hands in what a server does not have of its days, and says what came of it; the days it took.
pub(crate) fn handed_in(out: &mut impl Write, shelf: &mut DayShelf, session: &str) -> Result<Vec<(Day, DayInfo)>> {
    match shelf.hand_in(session) {
        Ok(done) => {
            for (day, _) in &done.taken {
                writeln!(out, "{}", words::handed_in(lang(), day.to_string()))?;
            }
            for day in &done.refused {
                writeln!(out, "{}", words::too_late(lang(), day.to_string()))?;
            }
            Ok(done.taken)
        }
        // The session has ended, or the account is gone.
        Err(Trouble::Refused(Code::Forbidden)) => {
            writeln!(out, "{}", words::needs_account(lang()))?;
            Ok(Vec::new())
        }
        Err(trouble) => {
            writeln!(out, "{DIM}{}{DIM:#}", words::not_yet_handed_in(lang(), trouble.told(lang())))?;
            Ok(Vec::new())
        }
    }
}

/// What came of the game in a file, if it is one of a day and over.
fn judged(file: &Path, daily: &Daily) -> Option<DayResult> {
    daily.judge(&fs::read_to_string(file).ok()?).ok()
}

impl DailyArgs {
    /// The day that is asked for, with the luck of the server if it can be had.
    fn day(&self, folder: &Path, seats: &Path, out: &mut impl Write) -> Result<DayAt> {
        let day = self.date.unwrap_or_else(today);
        let here = || {
            let file = folder.join(format!("{day}.game"));
            DayAt { daily: Daily::public(day), shelf: None, session: None, file, info: None }
        };
        let Some(url) = &self.server else { return Ok(here()) };
        let troubled = |trouble: Trouble| anyhow!(trouble.told(lang()));
        let server = ServerAddress::new(url).map_err(troubled)?;
        let session = account::kept(seats, &server).map(|account| account.session);
        let mut shelf = DayShelf::open(folder, server);
        let info = match shelf.ask(day, session.as_deref()) {
            Ok(info) => Some(info),
            Err(trouble) if trouble.may_pass() => {
                writeln!(out, "{DIM}{}{DIM:#}", trouble.told(lang()))?;
                None
            }
            Err(trouble) => return Err(troubled(trouble)),
        };
        let daily = shelf.daily(day);
        if daily.is_public() {
            return Ok(here());
        }
        Ok(DayAt { file: shelf.game(day), daily, shelf: Some(shelf), session, info })
    }

    /// Plays, or tells what was played.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let no_place = || anyhow!(puzzle::no_place(lang()));
        let store = games::user_folder();
        let (folder, seats) =
            store.as_ref().map(|one| (one.beside("daily"), one.beside("seats"))).ok_or_else(no_place)?;
        if self.list {
            return self.listed(&folder, out);
        }
        // What is shared is the text alone.
        let mut aside = Vec::new();
        let mut at = self.day(&folder, &seats, &mut aside)?;
        let day = at.daily.day();
        if self.share {
            let result = at.result()?.ok_or_else(|| anyhow!(words::no_result(lang(), day.to_string())))?;
            write!(out, "{}", shared(lang(), day, &result))?;
            return Ok(Verdict::Fine);
        }
        out.write_all(&aside)?;
        if let Some(result) = at.result()? {
            writeln!(out, "{}", words::played(lang(), told(lang(), &result)))?;
            at.hand_in(out)?;
            at.compare(out)?;
            return Ok(Verdict::Fine);
        }
        // What was played offline before.
        at.hand_in(out)?;
        let kept = fs::read_to_string(&at.file).ok().filter(|text| at.daily.is_of(text));
        let (text, said) = match kept {
            Some(text) => (text, words::go_on(lang(), day.to_string())),
            None => (at.daily.begin().save(), words::play(lang(), day.to_string())),
        };
        writeln!(out, "{BOLD}{said}{BOLD:#}")?;
        if at.daily.is_public() {
            writeln!(out, "{DIM}{}{DIM:#}", words::public_luck(lang()))?;
        }
        if let Some(above) = at.file.parent() {
            fs::create_dir_all(above)?;
        }
        let saved =
            Saved::open(at.file.clone()).map_err(|InUse| anyhow!(cli::open_elsewhere(lang(), at.file.display())))?;
        let how = self.screen.how(store, None);
        let verdict = play(ToPlay::Saved(Some(saved), text), how, self.plain, out)?;
        if let Some(result) = at.result()? {
            write!(out, "{}", shared(lang(), day, &result))?;
            at.hand_in(out)?;
            at.compare(out)?;
        }
        Ok(verdict)
    }

    /// The days that were played, the latest first.
    fn listed(&self, folder: &Path, out: &mut impl Write) -> Result<Verdict> {
        writeln!(out, "{BOLD}{}{BOLD:#}", words::streak(lang()))?;
        if let Some(url) = &self.server {
            let server = ServerAddress::new(url).map_err(|trouble| anyhow!(trouble.told(lang())))?;
            for (day, result) in DayShelf::open(folder, server).results() {
                writeln!(out, "{day}  {}", told(lang(), result))?;
            }
            return Ok(Verdict::Fine);
        }
        let names = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.file_name());
        let mut days: Vec<Day> =
            names.filter_map(|name| Day::from_date(name.to_string_lossy().strip_suffix(".game")?)).collect();
        days.sort_unstable_by(|a, b| b.cmp(a));
        for day in days {
            if let Some(result) = judged(&folder.join(format!("{day}.game")), &Daily::public(day)) {
                writeln!(out, "{day}  {}", told(lang(), &result))?;
            }
        }
        Ok(Verdict::Fine)
    }
}
