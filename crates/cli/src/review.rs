//! `kaiju review`: what each decision and each piece of luck of a game was worth, in chances to win.

use std::borrow::Cow;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kaiju_arena::{Cell, Column, ColumnKind, answer_word, part_word, review_json};
use kaiju_bots::review::{GameReview, Grade, Judgement, ReviewDepth, ReviewStep, SeatBalance, StepPart};
use kaiju_client::Replay;
use kaiju_rules::{Action, Luck, Pending, Seat, Table};
use kaiju_text::events::seat_name;
use kaiju_text::{Lang, ask, lab, percent, review as words};
use serde_json::{Value, json};

use crate::files::{self, Force};
use crate::sheet::{self, About, RowFile};
use crate::tongue::lang;
use crate::words::{BAD, BOLD, DIM, decimal, grouped, width};

const EXAMPLES: &str = "\
Examples:
  kaiju sim --games 1 --seed 7 --bots seer,greedy --players 2 --record my.game
  kaiju review my.game                     what luck and decisions were worth, and what would have been better
  kaiju review my.game --all               every error, not only the gravest
  kaiju review my.game --json              all of it, decision by decision
  kaiju review my.game --rows my.csv       a row for each step, .csv or .parquet
  kaiju review http://localhost:8080/#/replay/GAME    a game of a server

The start, luck, a seat's own decisions and those of others add up to its result. docs/review.md says how it is judged.";

/// How many errors, and how much luck, is told unless all of it is asked for.
const FEW: usize = 8;
/// Luck worth less than this is not told.
const LEAST_LUCK: f64 = 0.05;

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
        let text = files::read_place(&self.file)?;
        self.force.check(self.rows.as_deref())?;
        let replay = Replay::read(&text)
            .map_err(|refused| anyhow!("{}: {}", self.file, kaiju_tui::start::refused(lang, &refused)))?;
        let bar = bar(lang, replay.len());
        let depth = ReviewDepth { tries: self.tries, seed: self.seed };
        let review = GameReview::of(replay.states(), replay.inputs(), depth, |done| bar.set_position(done as u64));
        bar.finish_and_clear();
        let reviewed = Reviewed { lang, replay: &replay, review: &review };
        if let Some(path) = &self.rows {
            let about = About(vec![
                ("version", json!(env!("CARGO_PKG_VERSION"))),
                ("command", json!(sheet::command_line())),
                ("tries", json!(self.tries)),
                ("seed", json!(self.seed)),
            ]);
            let mut file = RowFile::create(path, &columns(), &about, self.force)?;
            reviewed.steps().try_for_each(|step| file.put(&reviewed.cells(step)))?;
            file.finish()?;
        }
        if self.json {
            writeln!(out, "{:#}", reviewed.json())?;
        } else {
            reviewed.tell(out, if self.all { usize::MAX } else { FEW })?;
        }
        Ok(crate::Verdict::Fine)
    }
}

/// A bar on standard error, where somebody is looking at it.
fn bar(lang: Lang, steps: usize) -> ProgressBar {
    let bar = ProgressBar::new(steps as u64);
    let template =
        format!("{{wide_bar}} {{human_pos}} {} {{human_len}} {}", lab::progress_of(lang), words::reviewing(lang));
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar
}

/// A step with its number, counted from 0.
type Numbered<'a> = (usize, &'a ReviewStep);

/// A game and its review.
struct Reviewed<'a> {
    lang: Lang,
    replay: &'a Replay,
    review: &'a GameReview,
}

impl Reviewed<'_> {
    fn steps(&self) -> impl Iterator<Item = Numbered<'_>> {
        self.review.steps.iter().enumerate()
    }

    fn end(&self) -> &Table {
        self.replay.at(self.replay.len()).table()
    }

    /// The table before a step.
    fn table(&self, step: usize) -> &Table {
        self.replay.at(step).table()
    }

    fn tell(&self, out: &mut impl Write, most: usize) -> Result<()> {
        let lang = self.lang;
        writeln!(out, "{BOLD}{}{BOLD:#}", words::how_it_came(lang))?;
        self.balances(out)?;
        writeln!(out, "\n{DIM}{}{DIM:#}", crate::words::wrapped(words::chances_explained(lang), "  "))?;
        if self.end().over().is_none() {
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
        let seats: Vec<Seat> = self.end().seats().iter().collect();
        let names: Vec<&str> = seats.iter().map(|&seat| seat_name(self.end(), seat)).collect();
        let column = names.iter().map(|name| width(name)).max().unwrap_or(0);
        write!(out, "  {:column$}", "")?;
        heads.iter().try_for_each(|head| write!(out, "  {DIM}{}{head}{DIM:#}", gap(head, HEAD)))?;
        writeln!(out)?;
        for (seat, name) in seats.into_iter().zip(names) {
            let balance = self.review.balance(seat);
            let accuracy = balance.accuracy.map_or(words::nothing_at_stake(lang).to_string(), |of| whole(lang, of));
            let cells = [
                points(balance.start),
                signed(balance.luck),
                signed(balance.own),
                signed(balance.others),
                points(balance.result),
                accuracy,
            ];
            write!(out, "  {name}{}", gap(name, column))?;
            for (cell, head) in cells.iter().zip(heads) {
                write!(out, "  {}{cell}", gap(cell, HEAD.max(width(head))))?;
            }
            writeln!(out, "   {}", self.graded(&balance))?;
        }
        Ok(())
    }

    /// How many errors of each grade.
    fn graded(&self, balance: &SeatBalance) -> String {
        let lang = self.lang;
        let [_, inaccuracies, mistakes, blunders] = balance.grades;
        let each = [
            (blunders, words::blunders(lang, blunders)),
            (mistakes, words::mistakes(lang, mistakes)),
            (inaccuracies, words::inaccuracies(lang, inaccuracies)),
        ];
        let told: Vec<String> = each.into_iter().filter(|(many, _)| *many > 0).map(|(_, told)| told).collect();
        if told.is_empty() { words::no_errors(lang).to_string() } else { told.join(", ") }
    }

    /// What would have been better, the gravest first.
    fn errors(&self, out: &mut impl Write, most: usize) -> Result<()> {
        let lang = self.lang;
        let mut errors: Vec<(usize, Judgement)> =
            self.steps().filter_map(|(i, step)| Some((i, judgement(step)?))).collect();
        errors.retain(|(_, judgement)| judgement.grade() > Grade::Fine);
        errors.sort_by(|a, b| b.1.loss().total_cmp(&a.1.loss()));
        writeln!(out, "\n{BOLD}{}{BOLD:#}", words::errors(lang))?;
        if errors.is_empty() {
            return Ok(writeln!(out, "  {}", words::no_errors_at_all(lang))?);
        }
        for &(step, judgement) in errors.iter().take(most) {
            let table = self.table(step);
            let answer = |action| ask::answer(lang, table, judgement.seat, judgement.question, action);
            let question = ask::question(lang, table, judgement.seat, judgement.question);
            writeln!(out, "  {} {DIM}· {} · {question}{DIM:#}", seat_name(table, judgement.seat), self.place(step))?;
            writeln!(out, "    {}", words::instead(lang, answer(judgement.best), answer(judgement.chosen)))?;
            let style = if judgement.grade() == Grade::Blunder { BAD } else { anstyle::Style::new() };
            let [chance, best] = [judgement.chance, judgement.best_chance].map(|share| whole(lang, share));
            let told = words::from_to(lang, chance, best, signed(-judgement.loss()), grade(lang, judgement.grade()));
            write!(out, "    {style}{told}{style:#}")?;
            if judgement.error >= 0.001 {
                write!(out, " {DIM}{}{DIM:#}", words::uncertain(lang, points(judgement.error)))?;
            }
            writeln!(out)?;
        }
        self.more(out, errors.len(), most)
    }

    /// What fell or turned up that changed somebody's chance most.
    fn luck(&self, out: &mut impl Write, most: usize) -> Result<()> {
        let lang = self.lang;
        let seats: Vec<Seat> = self.end().seats().iter().collect();
        let mut lucky: Vec<(usize, Seat, f64)> = Vec::new();
        for (i, step) in self.steps().filter(|(_, step)| step.part == StepPart::Luck) {
            let changes = seats.iter().map(|&seat| (seat, step.change[seat.index()]));
            if let Some((seat, change)) = changes.max_by(|a, b| a.1.abs().total_cmp(&b.1.abs())) {
                lucky.push((i, seat, change));
            }
        }
        lucky.retain(|(_, _, change)| change.abs() >= LEAST_LUCK);
        lucky.sort_by(|a, b| b.2.abs().total_cmp(&a.2.abs()));
        if lucky.is_empty() {
            return Ok(());
        }
        writeln!(out, "\n{BOLD}{}{BOLD:#}", words::lucky(lang))?;
        for &(step, seat, change) in lucky.iter().take(most) {
            let table = self.table(step);
            let name = seat_name(table, table.active());
            let what = match self.replay.at(step).pending() {
                Pending::Chance(Luck::Throw(_)) => words::fell(lang, name),
                _ => words::other_luck(lang, name),
            };
            let whom = words::for_whom(lang, seat_name(table, seat), signed(change));
            writeln!(out, "  {whom} {DIM}· {} · {what}{DIM:#}", self.place(step))?;
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

    /// The turn of a step, and its number as `kaiju replay --to` counts.
    fn place(&self, step: usize) -> String {
        words::at(self.lang, self.table(step).turns(), grouped(step as u64))
    }

    fn json(&self) -> Value {
        review_json(self.replay.states(), self.review)
    }

    /// An answer in the notation.
    fn notation(&self, step: usize, action: Action) -> String {
        answer_word(self.replay.at(step), action)
    }

    /// A row of the table of steps.
    fn cells(&self, (i, step): Numbered<'_>) -> Vec<Cell<'_>> {
        let text = |text: String| Cell::Text(Cow::Owned(text));
        let judgement = judgement(step);
        let of =
            |get: fn(&Judgement) -> f64| judgement.as_ref().map_or(Cell::Null, |judgement| Cell::Real(get(judgement)));
        let mut cells = vec![
            Cell::from(i as i64),
            Cell::from(self.table(i).turns()),
            Cell::Text(Cow::Borrowed(part_word(step))),
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
        let taken = self.end().seats().len();
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

fn grade(lang: Lang, grade: Grade) -> &'static str {
    match grade {
        Grade::Fine => words::fine(lang),
        Grade::Inaccuracy => words::inaccuracy(lang),
        Grade::Mistake => words::mistake(lang),
        Grade::Blunder => words::blunder(lang),
    }
}

/// A chance in points of a hundred.
fn points(chance: f64) -> String {
    decimal(chance * 100.0, 1)
}

/// A change in points of a hundred, with its sign.
fn signed(change: f64) -> String {
    let rounded = (change * 1000.0).round() / 10.0;
    let sign = if rounded < 0.0 { "−" } else { "+" };
    format!("{sign}{}", decimal(rounded.abs(), 1))
}

/// A chance in whole percent.
fn whole(lang: Lang, chance: f64) -> String {
    percent(lang, (chance * 100.0).round())
}

/// What is missing to a width.
fn gap(text: &str, to: usize) -> String {
    " ".repeat(to.saturating_sub(width(text)))
}
