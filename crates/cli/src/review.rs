//! `kaiju review`: what each decision and each piece of luck of a game was worth, in chances to win.

use std::borrow::Cow;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use kaiju_arena::{Cell, Column, ColumnKind, review_info};
use kaiju_bots::review::{Grade, Judgement, ReviewDepth, ReviewStep, StepPart};
use kaiju_client::review::{accuracy, graded, points, signed};
use kaiju_client::{BotChoice, Chair, Local, Replay, ReviewMark, Reviewed};
use kaiju_host::folders;
use kaiju_rules::notation::Words;
use kaiju_rules::{Action, Seat};
use kaiju_text::{Lang, host, review as words};
use kaiju_tui::How;
use kaiju_tui::settings::SettingsFile;
use serde_json::json;

use crate::args::bar;
use crate::files::{self, Force};
use crate::play::at_a_screen;
use crate::sheet::{self, About, RowFile};
use crate::tongue::lang;
use crate::words::{BAD, BOLD, DIM, width};

const EXAMPLES: &str = "\
Examples:
  kaiju sim --games 1 --seed 7 --bots seer,greedy --players 2 --record my.game
  kaiju review my.game                     what luck and decisions were worth, and what would have been better
  kaiju review my.game --all               every error, not only the gravest
  kaiju review my.game --view              step from error to error on the screen
  kaiju review my.game --json              all of it, decision by decision
  kaiju review my.game --rows my.csv       a row for each step, .csv or .parquet
  kaiju review http://localhost:8080/#/replay/GAME    a game of a server

The start, luck, a seat's own decisions and those of others add up to its result. docs/review.md says how it is judged.";

/// How many errors, and how much luck, is told unless all of it is asked for.
const FEW: usize = 8;

/// A game to be reviewed.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ReviewArgs {
    /// The file, or the address of a game on a server; `-` reads standard input.
    #[arg(value_name = "FILE|URL")]
    file: String,
    /// Tell every error and all the luck that mattered.
    #[arg(long)]
    all: bool,
    /// How often each answer is followed to the end of the turn; more takes longer and is more certain.
    #[arg(long, value_name = "N", default_value_t = ReviewDepth::default().tries, value_parser = clap::value_parser!(u32).range(1..=4096))]
    tries: u32,
    /// The seed of the judge's thoughts.
    #[arg(long, value_name = "SEED", default_value_t = ReviewDepth::default().seed)]
    seed: u64,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
    /// Step through the game on the screen, from error to error.
    #[arg(long, conflicts_with_all = ["json", "all"])]
    view: bool,
    /// Write a row for each step into this file, .csv or .parquet.
    #[arg(long, value_name = "FILE")]
    rows: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
}

impl ReviewArgs {
    /// Reviews the game and prints what it was worth.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<crate::Verdict> {
        let lang = lang();
        if self.view && !at_a_screen() {
            bail!(host::view_needs_terminal(lang));
        }
        let text = files::read_place(&self.file)?;
        self.force.check(self.rows.as_deref())?;
        let replay = Replay::read(&text)
            .map_err(|refused| anyhow!("{}: {}", self.file, kaiju_tui::start::refused(lang, &refused)))?;
        let bar = bar(replay.len() as u64, words::reviewing(lang));
        let mut reviewed = Reviewed::new(replay, ReviewDepth { tries: self.tries, seed: self.seed });
        while reviewed.price() {
            bar.inc(1);
        }
        bar.finish_and_clear();
        let seated = Chair::read(&text, reviewed.end().seats().len()).zip(Local::bot_seed_in(&text));
        let report = ReviewReport { lang, reviewed: &reviewed, seated };
        if let Some(path) = &self.rows {
            let about = About(vec![
                ("version", json!(env!("CARGO_PKG_VERSION"))),
                ("command", json!(sheet::command_line())),
                ("tries", json!(self.tries)),
                ("seed", json!(self.seed)),
            ]);
            let mut file = RowFile::create(path, &columns(), &about, self.force)?;
            reviewed.steps().try_for_each(|step| file.put(&report.cells(step)))?;
            file.finish()?;
        }
        if self.view {
            let settings = SettingsFile::at(folders::config());
            let how = How { lang, store: None, record: None, speed: None, theme: None, ascii: false, settings };
            kaiju_tui::view_reviewed(reviewed, &text, &how)?;
        } else if self.json {
            let replay = reviewed.replay();
            let told = review_info(replay.states(), reviewed.review());
            writeln!(out, "{}", serde_json::to_string_pretty(&told)?)?;
        } else {
            report.tell(out, if self.all { usize::MAX } else { FEW })?;
        }
        Ok(crate::Verdict::Fine)
    }
}

/// A step with its number, counted from 0.
type Numbered<'a> = (usize, &'a ReviewStep);

/// A review to be printed.
struct ReviewReport<'a> {
    lang: Lang,
    reviewed: &'a Reviewed,
    /// Who sat where, and the seed the bots thought with, where the record tells both.
    seated: Option<(Vec<Chair>, u64)>,
}

impl ReviewReport<'_> {
    fn tell(&self, out: &mut impl Write, most: usize) -> Result<()> {
        let lang = self.lang;
        writeln!(out, "{BOLD}{}{BOLD:#}", words::how_it_came(lang))?;
        self.balances(out)?;
        writeln!(out, "\n{DIM}{}{DIM:#}", crate::words::wrapped(words::chances_explained(lang), "  "))?;
        if let Some(caveat) = self.reviewed.caveat(lang) {
            writeln!(out, "{}", crate::words::wrapped(caveat, "  "))?;
        }
        if self.reviewed.end().over().is_none() {
            writeln!(out, "  {}", words::not_over(lang))?;
        }
        self.errors(out, most)?;
        self.luck(out, most)
    }

    /// A table with a row for each seat.
    fn balances(&self, out: &mut impl Write) -> Result<()> {
        let lang = self.lang;
        let heads = [
            words::start(lang),
            words::luck(lang),
            words::own(lang),
            words::others(lang),
            words::result(lang),
            words::accuracy(lang),
        ];
        let seats: Vec<Seat> = self.reviewed.seats().collect();
        let names: Vec<&str> = seats.iter().map(|&seat| self.reviewed.name(seat)).collect();
        let column = names.iter().map(|name| width(name)).max().unwrap_or(0);
        write!(out, "  {:column$}", "")?;
        heads.iter().try_for_each(|head| write!(out, "  {DIM}{}{head}{DIM:#}", gap(head, HEAD)))?;
        writeln!(out)?;
        for (seat, name) in seats.into_iter().zip(names) {
            let balance = self.reviewed.review().balance(seat);
            let cells = [
                points(lang, balance.start),
                signed(lang, balance.luck),
                signed(lang, balance.own),
                signed(lang, balance.others),
                points(lang, balance.result),
                accuracy(lang, &balance),
            ];
            write!(out, "  {name}{}", gap(name, column))?;
            for (cell, head) in cells.iter().zip(heads) {
                write!(out, "  {}{cell}", gap(cell, HEAD.max(width(head))))?;
            }
            writeln!(out, "   {}", graded(lang, &balance))?;
        }
        Ok(())
    }

    /// Errors or luck, whatever changed most first.
    fn marks(&self, errors: bool) -> Vec<ReviewMark> {
        let mut marks = self.reviewed.marks();
        marks.retain(|mark| mark.error.is_some() == errors);
        marks.sort_by(|a, b| b.change.abs().total_cmp(&a.change.abs()));
        marks
    }

    /// What would have been better, the gravest first.
    fn errors(&self, out: &mut impl Write, most: usize) -> Result<()> {
        let (lang, reviewed) = (self.lang, self.reviewed);
        let errors = self.marks(true);
        writeln!(out, "\n{BOLD}{}{BOLD:#}", words::errors(lang))?;
        if errors.is_empty() {
            return Ok(writeln!(out, "  {}", words::no_errors_at_all(lang))?);
        }
        for mark in errors.iter().take(most) {
            let (place, about) = (reviewed.place(lang, mark.step), reviewed.about(lang, mark));
            writeln!(out, "  {} {DIM}· {place} · {about}{DIM:#}", reviewed.name(mark.seat))?;
            if let Some([chosen, best]) = reviewed.answers(lang, mark) {
                writeln!(out, "    {}", words::instead(lang, best, chosen))?;
            }
            let blunder = mark.error.is_some_and(|judgement| judgement.grade() == Grade::Blunder);
            let style = if blunder { BAD } else { anstyle::Style::new() };
            write!(out, "    {style}{}{style:#}", reviewed.cost(lang, mark))?;
            if let Some(doubt) = Reviewed::doubt(lang, mark) {
                write!(out, " {DIM}{doubt}{DIM:#}")?;
            }
            writeln!(out)?;
            if let Some(why) = self.reason(mark.step) {
                writeln!(out, "    {DIM}{why}{DIM:#}")?;
            }
        }
        self.more(out, errors.len(), most)
    }

    /// Why the bot that was asked chose what it did.
    fn reason(&self, step: usize) -> Option<String> {
        let ((chairs, seed), replay) = (self.seated.as_ref()?, self.reviewed.replay());
        let choice = BotChoice::of(replay.at(step), *replay.inputs().get(step)?, step, chairs, *seed)?;
        Some(choice.told(self.lang, self.reviewed.end().over().is_some()))
    }

    /// What fell or turned up that changed somebody's chance most.
    fn luck(&self, out: &mut impl Write, most: usize) -> Result<()> {
        let (lang, reviewed) = (self.lang, self.reviewed);
        let lucky = self.marks(false);
        if lucky.is_empty() {
            return Ok(());
        }
        writeln!(out, "\n{BOLD}{}{BOLD:#}", words::lucky(lang))?;
        for mark in lucky.iter().take(most) {
            let (place, what) = (reviewed.place(lang, mark.step), reviewed.about(lang, mark));
            writeln!(out, "  {} {DIM}· {place} · {what}{DIM:#}", reviewed.cost(lang, mark))?;
        }
        self.more(out, lucky.len(), most)
    }

    fn more(&self, out: &mut impl Write, all: usize, most: usize) -> Result<()> {
        let left = all.saturating_sub(most);
        if left > 0 {
            writeln!(out, "  {DIM}{}{DIM:#}", words::more(self.lang, left as u32))?;
        }
        Ok(())
    }

    /// An answer in the notation.
    fn notation(&self, step: usize, action: Action) -> String {
        Words::for_table(self.reviewed.table(step)).action(action)
    }

    /// A row of the table of steps.
    fn cells(&self, (i, step): Numbered<'_>) -> Vec<Cell<'_>> {
        let text = |text: String| Cell::Text(Cow::Owned(text));
        let judgement = judgement(step);
        let of =
            |get: fn(&Judgement) -> f64| judgement.as_ref().map_or(Cell::Null, |judgement| Cell::Real(get(judgement)));
        let mut cells = vec![
            Cell::from(i as i64),
            Cell::from(self.reviewed.table(i).turns()),
            Cell::Text(Cow::Borrowed(step.part.word())),
            judgement.map_or(Cell::Null, |judgement| text(judgement.seat.to_string())),
            judgement.map_or(Cell::Null, |judgement| text(judgement.question.word().to_string())),
            judgement.map_or(Cell::Null, |judgement| text(self.notation(i, judgement.chosen))),
            judgement.map_or(Cell::Null, |judgement| text(self.notation(i, judgement.best))),
            of(|judgement| judgement.chance),
            of(|judgement| judgement.best_chance),
            of(|judgement| judgement.error),
            of(|judgement| judgement.stake),
            judgement.map_or(Cell::Null, |judgement| Cell::Text(Cow::Borrowed(judgement.grade().word()))),
        ];
        let taken = self.reviewed.end().seats().len();
        for each in [&step.change, &step.reassessed, &step.after] {
            cells.extend(each.iter().enumerate().map(|(i, &x)| if i < taken { Cell::Real(x) } else { Cell::Null }));
        }
        cells
    }
}

/// How wide a column of figures is at least.
const HEAD: usize = 8;

/// The columns of the table of steps.
fn columns() -> Vec<Column> {
    let column = |name: &str, kind, nullable| Column { name: name.to_string(), kind, nullable };
    let mut all = vec![
        column("step", ColumnKind::Long, false),
        column("turn", ColumnKind::Int, false),
        column("part", ColumnKind::Text, false),
    ];
    all.extend(["seat", "question", "chosen", "best"].map(|name| column(name, ColumnKind::Text, true)));
    all.extend(["chance", "best_chance", "error", "stake"].map(|name| column(name, ColumnKind::Double, true)));
    all.push(column("grade", ColumnKind::Text, true));
    for stem in ["change", "reassessed", "after"] {
        all.extend(Seat::ALL.map(|seat| column(&format!("{stem}_{seat}"), ColumnKind::Double, true)));
    }
    all
}

fn judgement(step: &ReviewStep) -> Option<Judgement> {
    match step.part {
        StepPart::Decision(judgement) => Some(judgement),
        StepPart::Luck | StepPart::Forced => None,
    }
}

/// What is missing to a width.
fn gap(text: &str, to: usize) -> String {
    " ".repeat(to.saturating_sub(width(text)))
}
