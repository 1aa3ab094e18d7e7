//! `kaiju sim`: plays many games between random or other bots, and reports who won and how.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use kaiju_arena::{
    Also, Batch, Cell, DecisionDepth, DecisionRow, Ending, Entrant, Fixture, GameRow, Labels, SeatRow, Tabled, Tally,
    TurnRow, tally_json, wilson,
};
use kaiju_bots::Player;
use kaiju_rules::notation::{NOTATION, Record};
use kaiju_rules::{Book, Preset, Seat, Setup};
use kaiju_text::{books, cli, errors, lab, percent};
use kaiju_tui::store;
use serde_json::{Value, json};

use crate::arena::{ProgramLimits, Troupe};
use crate::args::{
    PresetArgs, Sampling, SwitchArg, edition, games, players, progress, rules, seed, setup, some_games, switch,
};
use crate::chart::{self, Bar, Picture, bars, columns};
use crate::files::{self, Force};
use crate::sheet::{self, About, RowFile, RowFormat};
use crate::tongue::lang;
use crate::words::{BAD, BOLD, DIM, GOOD, bar, decimal, grouped, left, right, width};
use crate::{Verdict, interrupt};

const EXAMPLES: &str = "\
Examples:
  kaiju sim --edition second --players 4 --games 20000 --seed 1
  kaiju sim --players 2 --switch two_player_tokyo=on     try a rule another way
  kaiju sim --games 1 --seed 7 --record my.game          keep a game for `kaiju replay`
  kaiju sim --games 100000 --json                        numbers for another program
  kaiju sim --bot greedy --players 3                     everybody greedy
  kaiju sim --bots greedy,random,random,random           other bots, seat by seat
  kaiju sim --games 5000 --plot games.svg                draw who won, how, and how long it took

Rows, for studies of your own; docs/data.md explains every column:
  kaiju sim --games 5000 --rows games.csv                a row for each game
  kaiju sim --games 5000 --seats seats.parquet           a row for each seat of each game: who won, with which cards
  kaiju sim --games 5000 --rows g.parquet --turns t.parquet      games and turns, as Parquet
  kaiju sim --games 100 --bot greedy --decisions d.parquet --positions --chances     what was decided, and what it cost
  kaiju sim --games 9000 --rows games.csv --resume       continue a stopped run (CSV)

A study shared by several machines; the games are the same wherever they are played:
  one:      kaiju sim --games 50000000 --rows a.parquet
  another:  kaiju sim --games 50000000 --first-game 50000000 --rows b.parquet
  then:     kaiju sim --merge a.parquet b.parquet        add them up, with the same report and charts

The same seed gives the same games on every machine, with any number of threads. Rows are written as
the games end, in order, and memory stays the same for any number of them. Ctrl-C stops and keeps
what was played. A Parquet file gets its name when it is whole; CSV is there from the first row on.
A file that already exists is not overwritten without --force.
If a bot from outside made a mistake, the exit code is 1. `kaiju rules switches` lists the switches
and the values they take, and `kaiju arena --help` the bots.";

/// Many games.
#[derive(Args)]
#[command(after_help = EXAMPLES, allow_negative_numbers = true)]
pub(crate) struct SimArgs {
    #[command(flatten)]
    played: PresetArgs,
    /// How many monsters play, 2 to 6; by default as many as there are bots, or 4.
    #[arg(short = 'p', long, value_name = "N", value_parser = players)]
    players: Option<usize>,
    /// Who plays, seat by seat: given several times, or with commas. One alone plays every seat; by default everybody
    /// plays at random.
    #[arg(short = 'b', long = "bot", visible_alias = "bots", value_name = "BOT", value_delimiter = ',')]
    bots: Vec<String>,
    /// How many games.
    #[arg(short = 'n', long, value_name = "N", default_value = "1000", value_parser = games)]
    games: u64,
    #[command(flatten)]
    draw: Sampling,
    /// The number of the first game: where an earlier run stopped, or where this machine begins.
    #[arg(long, value_name = "N", default_value = "0", value_parser = seed)]
    first_game: u64,
    /// Change a rule switch from the value of the edition or book; may be given several times.
    #[arg(long = "switch", value_name = "NAME=VALUE", value_parser = switch)]
    switches: Vec<SwitchArg>,
    #[command(flatten)]
    outside: ProgramLimits,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    json: bool,
    /// Write the first game into this file.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Write a row for each game into this file, .csv or .parquet.
    #[arg(long, value_name = "FILE")]
    rows: Option<PathBuf>,
    /// Write a row for each seat of each game into this file, .csv or .parquet.
    #[arg(long, value_name = "FILE")]
    seats: Option<PathBuf>,
    /// Write a row for each turn into this file, .csv or .parquet.
    #[arg(long, value_name = "FILE")]
    turns: Option<PathBuf>,
    /// Write a row for each answer of a player that had a choice into this file, .csv or .parquet.
    #[arg(long, value_name = "FILE")]
    decisions: Option<PathBuf>,
    /// Write the position before each decision too, in the notation.
    #[arg(long, requires = "decisions")]
    positions: bool,
    /// Write the chance to win before and after each decision too, as the network sees it; takes its time.
    #[arg(long, requires = "decisions")]
    chances: bool,
    /// Continue the CSV files of --rows, --seats, --turns and --decisions where they end; the report counts all of them.
    #[arg(long, requires = "rows")]
    resume: bool,
    /// Play nothing: add up these files of --rows. With --rows, write all of them into one.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["resume", "record", "seats", "turns", "decisions", "bots", "players", "switches"])]
    merge: Vec<PathBuf>,
    /// Draw who won, how games ended and how long they were into this file, .svg or .png.
    #[arg(long, value_name = "FILE", aliases = ["svg", "png"])]
    plot: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
}

impl SimArgs {
    /// Plays the games and prints what became of them.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        chart::check(self.plot.as_deref(), self.force)?;
        self.force.check(self.record.as_deref())?;
        for path in self.tables() {
            RowFormat::of(path)?;
        }
        if !self.merge.is_empty() {
            return self.add_up(out);
        }
        let mut troupe = Troupe::default();
        let fixture = self.fixture(&mut troupe)?;
        if let Some(path) = &self.record {
            self.force.write(path, record(&fixture)?.as_bytes())?;
        }
        let threads = self.draw.threads();
        interrupt::heed();
        let mut books = if self.resume { self.reopen(&fixture)? } else { self.open(&fixture)? };
        let todo = Fixture {
            first_game: fixture.first_game + books.tally.games,
            games: fixture.games - books.tally.games,
            ..fixture.clone()
        };
        let bar = progress(todo.games);
        let start = Instant::now();
        let mut failed = Ok(());
        let depth = DecisionDepth { positions: self.positions, chances: self.chances };
        let also = Also {
            seats: self.seats.is_some(),
            turns: self.turns.is_some(),
            decisions: self.decisions.is_some().then_some(depth),
            luck: false,
        };
        todo.stream(threads, also, |batch| {
            bar.inc(batch.tally.games);
            books.tally = books.tally.plus(&batch.tally);
            failed = books.write(&batch);
            if failed.is_err() { ControlFlow::Break(()) } else { interrupt::go_on() }
        });
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        failed.context(lab::cannot_write_rows(lang()))?;
        let tally = books.finish().context(lab::cannot_write_rows(lang()))?;
        let names: Vec<&str> = fixture.entrants.iter().map(Entrant::name).collect();
        let (setup, seed, first_game) = (fixture.setup, fixture.seed, fixture.first_game);
        let time = Some(Time { threads, seconds, games: tally.games - (todo.first_game - first_game) });
        let report = SimReport { setup, seed, first_game, tally: &tally, names: &names, time };
        self.show(&report, &troupe, out)?;
        if tally.games < fixture.games {
            let next = first_game + tally.games;
            let left = fixture.games - tally.games;
            let resume = if self.rows.is_some() { format!(", {}", lab::or_resume(lang())) } else { String::new() };
            writeln!(anstream::stderr(), "kaiju: {}{resume}", lab::stopped_before(lang(), next, left))?;
            return Ok(Verdict::Stopped);
        }
        let verdict = if tally.stuck == 0 { Verdict::Fine } else { Verdict::Fails };
        troupe.verdict(verdict)
    }

    /// The files of rows.
    fn tables(&self) -> impl Iterator<Item = &Path> {
        [&self.rows, &self.seats, &self.turns, &self.decisions].into_iter().flatten().map(PathBuf::as_path)
    }

    /// The games that are asked for.
    fn fixture(&self, troupe: &mut Troupe) -> Result<Fixture> {
        let players = match (self.players, self.bots.len()) {
            (None, 0 | 1) => 4,
            (None, bots) => bots,
            (Some(players), bots) if bots <= 1 || players == bots => players,
            (Some(players), bots) => {
                bail!(lab::bots_for_players(lang(), bots, players))
            }
        };
        let preset = self.played.preset();
        let setup = setup(preset, players)?.with_rules(rules(preset, &self.switches)?);
        let named =
            self.bots.iter().map(|word| troupe.entrant(word, &self.outside)).collect::<Result<Vec<Entrant>>>()?;
        let entrants = match named.as_slice() {
            [] => vec![Entrant::from(Player::Random); players],
            [one] => vec![one.clone(); players],
            _ => named,
        };
        let (seed, first_game, games) = (self.draw.seed, self.first_game, self.games);
        if first_game.checked_add(games).is_none() {
            bail!(lab::beyond_seed(lang(), u64::MAX, first_game, games));
        }
        if self.tables().next().is_some() && i64::try_from(seed.max(first_game + games)).is_err() {
            bail!(lab::rows_too_large(lang(), i64::MAX));
        }
        Ok(Fixture { setup, entrants, rotate: false, seed, first_game, games })
    }

    /// New files for rows.
    fn open(&self, fixture: &Fixture) -> Result<Books> {
        let labels = Labels::from(fixture);
        let about = about(&labels, fixture.first_game);
        // All of them are looked at before the first is created.
        for path in self.tables() {
            store::free(path, self.force.force).map_err(|error| match error.kind() {
                std::io::ErrorKind::AlreadyExists => anyhow!(lab::rows_exist(lang(), path.display())),
                _ => files::unwritten(path, error),
            })?;
        }
        Ok(Books {
            rows: self.create::<GameRow>(self.rows.as_deref(), &about)?,
            seats: self.create::<SeatRow>(self.seats.as_deref(), &about)?,
            turns: self.create::<TurnRow>(self.turns.as_deref(), &about)?,
            decisions: self.create::<DecisionRow>(self.decisions.as_deref(), &about)?,
            labels,
            tally: Tally::default(),
        })
    }

    fn create<R: Tabled>(&self, path: Option<&Path>, about: &About) -> Result<Option<RowFile>> {
        path.map(|path| RowFile::create(path, &R::columns(), &about.table(R::TABLE), self.force)).transpose()
    }

    /// The files of an earlier run, cut off after the last game that is whole in all of them.
    fn reopen(&self, fixture: &Fixture) -> Result<Books> {
        let Some(path) = self.rows.as_deref().filter(|path| path.metadata().is_ok_and(|about| about.len() > 0)) else {
            return self.open(fixture);
        };
        let labels = Labels::from(fixture);
        let about = about(&labels, fixture.first_game);
        let first = fixture.first_game;
        let mut until = first + fixture.games;
        // The last game of each may lack rows, so it is played again.
        until = until.min(last_game::<SeatRow>(self.seats.as_deref(), first)?.unwrap_or(until));
        until = until.min(last_game::<TurnRow>(self.turns.as_deref(), first)?.unwrap_or(until));
        until = until.min(last_game::<DecisionRow>(self.decisions.as_deref(), first)?.unwrap_or(until));
        let (mut next, mut tally) = (first, Tally::default());
        let mut end = sheet::head_bytes(path)?;
        read_games(path, |row, theirs, bytes| {
            if *theirs != labels {
                bail!(lab::other_study(lang()));
            }
            if row.game < until {
                if row.game != next {
                    bail!(lab::wrong_order(lang(), row.game, next));
                }
                (next, end) = (row.game + 1, bytes);
                tally.count(row);
            }
            Ok(())
        })?;
        if RowFormat::of(path)? == RowFormat::Parquet {
            let (left, path) = (until - next, path.display());
            bail!(match left {
                0 => lab::parquet_whole(lang(), path),
                left => lab::parquet_holds(lang(), path, next, left),
            });
        }
        Ok(Books {
            rows: Some(RowFile::go_on(path, end, &about.table(GameRow::TABLE))?),
            seats: go_on::<SeatRow>(self.seats.as_deref(), next, &about)?,
            turns: go_on::<TurnRow>(self.turns.as_deref(), next, &about)?,
            decisions: go_on::<DecisionRow>(self.decisions.as_deref(), next, &about)?,
            labels,
            tally,
        })
    }

    /// Adds up files of rows.
    fn add_up(&self, out: &mut impl Write) -> Result<Verdict> {
        let mut sum = Sum::default();
        self.merge.iter().try_for_each(|path| sum.file(path))?;
        sum.files.sort();
        for pair in sum.files.windows(2) {
            if pair[1].first <= pair[0].last {
                let (one, other, game) = (pair[0].path.display(), pair[1].path.display(), pair[1].first);
                bail!(lab::twice_counted(lang(), game, one, other));
            }
        }
        let Some(labels) = &sum.labels else { bail!(lab::no_games(lang())) };
        let first_game = sum.files.first().map_or(0, |file| file.first);
        if let Some(path) = &self.rows {
            let same = |other: &Part| {
                path.canonicalize().is_ok_and(|path| other.path.canonicalize().is_ok_and(|other| other == path))
            };
            if sum.files.iter().any(same) {
                bail!(cli::is_input(lang(), path.display()));
            }
            let (columns, about) = (GameRow::columns(), about(labels, first_game).table(GameRow::TABLE));
            let mut sheet = RowFile::create(path, &columns, &about, self.force)?;
            for file in &sum.files {
                sheet::read(&file.path, &columns, |cells, _| sheet.put(cells))?;
            }
            sheet.finish().with_context(|| cli::cannot_write(lang(), path.display()))?;
        }
        let edition = edition(&labels.edition).map_err(|error| anyhow!("{}: {error}", labels.edition))?;
        let set = labels.switches.iter().map(|text| switch(text).map_err(|error| anyhow!(error)));
        let preset = Preset::Edition(edition);
        let setup = setup(preset, sum.players)?.with_rules(rules(preset, &set.collect::<Result<Vec<_>>>()?)?);
        let names: Vec<&str> = labels.names.iter().map(String::as_str).collect();
        let report = SimReport { setup, seed: labels.seed, first_game, tally: &sum.tally, names: &names, time: None };
        self.show(&report, &Troupe::default(), out)?;
        if !self.json {
            for Part { first, last, path } in &sum.files {
                let part = lab::games_from_to(lang(), grouped(*first), grouped(*last), path.display());
                writeln!(out, "{DIM}{part}{DIM:#}")?;
            }
        }
        for pair in sum.files.windows(2) {
            let (end, next) = (pair[0].last + 1, pair[1].first);
            if end < next {
                writeln!(anstream::stderr(), "kaiju: {}", lab::games_missing(lang(), end, next - 1))?;
            }
        }
        Ok(Verdict::Fine)
    }

    fn show(&self, report: &SimReport<'_>, troupe: &Troupe, out: &mut impl Write) -> Result<()> {
        if let Some(path) = &self.plot {
            chart::drawn(path, || report.picture())?.save(path, self.force)?;
        }
        if self.json {
            let mut json = report.json();
            if let Some(faults) = troupe.json() {
                json["faults"] = faults;
            }
            writeln!(out, "{json:#}")?;
            return Ok(());
        }
        report.print(out)?;
        if let Some(path) = &self.record {
            writeln!(out, "{}", lab::first_game_in(lang(), path.display()))?;
        }
        troupe.print(out)
    }
}

/// What made some rows.
fn about(labels: &Labels, first_game: u64) -> About {
    About(vec![
        ("version", json!(env!("CARGO_PKG_VERSION"))),
        ("rules", json!(labels.rules)),
        ("notation", json!(NOTATION)),
        ("command", json!(sheet::command_line())),
        ("seed", json!(labels.seed)),
        ("first_game", json!(first_game)),
        ("edition", json!(labels.edition)),
        ("switches", json!(labels.switches)),
        ("players", json!(labels.players())),
        ("bots", json!(labels.names)),
        ("monsters", json!(labels.monsters)),
    ])
}

/// The number of the last game in a CSV file of rows, or of the first one if it has none; none without a file.
fn last_game<R: Tabled>(path: Option<&Path>, first: u64) -> Result<Option<u64>> {
    let Some(path) = path else { return Ok(None) };
    if RowFormat::of(path)? == RowFormat::Parquet {
        bail!("{}: {}", path.display(), lab::no_parquet_resume(lang()));
    }
    if !path.metadata().is_ok_and(|about| about.len() > 0) {
        return Ok(Some(first));
    }
    let mut last = first;
    sheet::read(path, &R::columns(), |cells, _| {
        last = number(cells)?;
        Ok(())
    })?;
    Ok(Some(last))
}

/// Goes on with a CSV file of rows before this game.
fn go_on<R: Tabled>(path: Option<&Path>, next: u64, about: &About) -> Result<Option<RowFile>> {
    let Some(path) = path else { return Ok(None) };
    let (columns, about) = (R::columns(), about.table(R::TABLE));
    if !path.metadata().is_ok_and(|about| about.len() > 0) {
        return RowFile::create(path, &columns, &about, Force { force: false }).map(Some);
    }
    let mut end = sheet::head_bytes(path)?;
    sheet::read(path, &columns, |cells, bytes| {
        if number(cells)? < next {
            end = bytes;
        }
        Ok(())
    })?;
    RowFile::go_on(path, end, &about).map(Some)
}

/// The files that are written while games are played, and what they add up to.
struct Books {
    labels: Labels,
    rows: Option<RowFile>,
    seats: Option<RowFile>,
    turns: Option<RowFile>,
    decisions: Option<RowFile>,
    tally: Tally,
}

impl Books {
    fn write(&mut self, batch: &Batch) -> Result<()> {
        fn put<R: Tabled>(sheet: Option<&mut RowFile>, rows: &[R], labels: &Labels) -> Result<()> {
            let Some(sheet) = sheet else { return Ok(()) };
            rows.iter().try_for_each(|row| sheet.put(&row.cells(labels)))
        }
        put(self.rows.as_mut(), &batch.rows, &self.labels)?;
        put(self.seats.as_mut(), &batch.seats, &self.labels)?;
        put(self.turns.as_mut(), &batch.turns, &self.labels)?;
        put(self.decisions.as_mut(), &batch.decisions, &self.labels)
    }

    fn finish(self) -> Result<Tally> {
        [self.rows, self.seats, self.turns, self.decisions].into_iter().flatten().try_for_each(RowFile::finish)?;
        Ok(self.tally)
    }
}

/// A file of rows: its games follow one another.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    first: u64,
    last: u64,
    path: PathBuf,
}

/// Files of rows, added up.
#[derive(Default)]
struct Sum {
    tally: Tally,
    labels: Option<Labels>,
    players: usize,
    files: Vec<Part>,
}

impl Sum {
    fn file(&mut self, path: &Path) -> Result<()> {
        let mut part: Option<Part> = None;
        read_games(path, |row, labels, _| {
            self.players = usize::from(row.players);
            if self.labels.get_or_insert_with(|| labels.clone()) != labels {
                bail!(lab::files_differ(lang()));
            }
            match &mut part {
                None => part = Some(Part { first: row.game, last: row.game, path: path.to_path_buf() }),
                Some(part) if row.game == part.last + 1 => part.last = row.game,
                Some(part) => bail!(lab::game_follows(lang(), row.game, part.last)),
            }
            self.tally.count(row);
            Ok(())
        })?;
        self.files.extend(part);
        Ok(())
    }
}

/// Reads a file of rows, game by game.
fn read_games(path: &Path, mut each: impl FnMut(&GameRow, &Labels, u64) -> Result<()>) -> Result<()> {
    let columns = GameRow::columns();
    if !sheet::head(path)?.iter().eq(columns.iter().map(|column| &column.name)) {
        bail!("{}: {}", path.display(), lab::not_rows(lang()));
    }
    sheet::read(path, &columns, |cells, bytes| {
        let (row, labels) = GameRow::read(cells).ok_or_else(|| anyhow!(lab::no_game(lang())))?;
        each(&row, &labels, bytes)
    })
}

/// The number of the game a row begins with.
fn number(cells: &[Cell<'_>]) -> Result<u64> {
    match cells.first() {
        Some(Cell::Number(game)) if *game >= 0 => Ok(game.cast_unsigned()),
        _ => bail!(lab::row_begins(lang())),
    }
}

fn record(fixture: &Fixture) -> Result<String> {
    Record::new(fixture.setup, fixture.play(fixture.first_game).inputs).write().map_err(|(input, illegal)| {
        let why = errors::illegal(lang(), illegal);
        anyhow!(lab::own_game_refused(lang(), input + 1, why))
    })
}

/// What it took.
struct Time {
    threads: usize,
    seconds: f64,
    games: u64,
}

impl Time {
    fn speed(&self) -> f64 {
        self.games as f64 / self.seconds.max(1e-9)
    }
}

/// Some games and what came of them.
struct SimReport<'a> {
    setup: Setup,
    seed: u64,
    first_game: u64,
    tally: &'a Tally,
    /// Who plays, seat by seat.
    names: &'a [&'a str],
    /// None when nothing was played.
    time: Option<Time>,
}

impl SimReport<'_> {
    fn json(&self) -> Value {
        let SimReport { setup, tally, .. } = self;
        let players = setup.monsters().len();
        let preset = setup.edition().edition();
        let changed = setup.rules().changes(preset.rules);
        let mut told = json!({
            "edition": preset.name,
            "book": setup.book().map(Book::name),
            "players": players,
            "monsters": setup.monsters().iter().map(|m| m.id()).collect::<Vec<_>>(),
            "switches": changed.map(|(name, word)| (name.to_string(), json!(word))).collect::<serde_json::Map<_, _>>(),
            "bots": self.names,
            "seed": self.seed,
            "first_game": self.first_game,
            "threads": self.time.as_ref().map(|time| time.threads),
            "games": tally.games,
            "seconds": self.time.as_ref().map(|time| time.seconds),
            "games_per_second": self.time.as_ref().map(Time::speed),
        });
        if let Some(told) = told.as_object_mut() {
            told.extend(tally_json(tally, players));
        }
        told
    }

    fn print(&self, out: &mut impl Write) -> Result<()> {
        let SimReport { setup, tally, .. } = self;
        writeln!(out, "{BOLD}{}{BOLD:#}", self.heading())?;
        writeln!(out)?;
        let others = self.names.iter().any(|name| *name != "random");
        let wide = if others { self.names.iter().map(|name| width(name)).max().unwrap_or(0).max(7) + 2 } else { 0 };
        let lang = lang();
        let bot = if others { lab::head_bot(lang) } else { "" };
        let (seat, monster, bot) = (left(lab::head_seat(lang), 7), left(lab::head_monster(lang), 14), left(bot, wide));
        let (wins, share) = (right(lab::head_wins(lang), 9), right(lab::head_share(lang), 6));
        writeln!(out, "{DIM}{seat} {monster}{bot} {wins}  {share}   {}{DIM:#}", lab::head_interval(lang))?;
        let most = tally.wins.iter().copied().max().unwrap_or(0);
        for (i, monster) in setup.monsters().iter().enumerate() {
            let bot = if others { self.names[i] } else { "" };
            let name = format!("{:<7} {:<14}{}", Seat::new(i).letter(), monster.name(), left(bot, wide));
            let bar = bar(tally.wins[i], most);
            writeln!(out, "{}  {GOOD}{bar}{GOOD:#}", self.row(&name, tally.wins[i]))?;
        }
        for (name, games) in [(lab::nobody(lang), tally.nobody), (lab::several(lang), tally.shared)] {
            writeln!(out, "{}", self.row(&format!("{:7} {}{:wide$}", "", left(name, 14), ""), games))?;
        }
        writeln!(out)?;
        let share = |ending| decimal(100.0 * tally.ended_by(ending) as f64 / tally.games as f64, 1);
        let ended = lab::ended(lang, share(Ending::Stars), share(Ending::LastStanding), share(Ending::AllDead));
        writeln!(out, "{} {ended}", left(lab::ended_by(lang), 11))?;
        for (name, spread) in [(lab::turns(lang), &tally.turns), (lab::inputs(lang), &tally.inputs)] {
            let (mean, deviation) = (decimal(spread.mean(), 1), decimal(spread.deviation(), 1));
            let (min, max) = (spread.min.min(spread.max), spread.max);
            writeln!(out, "{} {}", left(name, 11), lab::spread(lang, mean, deviation, min, max))?;
        }
        if let Some(time) = &self.time {
            let Time { threads, seconds, .. } = time;
            let speed = grouped(time.speed().round() as u64);
            let taken = lab::time_taken(lang, decimal(*seconds, 2), lab::threads(lang, *threads as u32), speed);
            writeln!(out, "{} {taken}", left(lab::time(lang), 11))?;
        }
        if tally.stuck > 0 {
            writeln!(out, "{BAD}{}{BAD:#}", lab::stuck(lang, tally.stuck))?;
        }
        Ok(())
    }

    /// Who won, how the games ended, and how long they were.
    fn picture(&self) -> Picture {
        let SimReport { setup, tally, .. } = self;
        let lang = lang();
        let percent = |share: f64| percent(lang, decimal(100.0 * share, 1));
        let bar = |name: String, games: u64| {
            let (low, high) = wilson(games, tally.games);
            Bar { name, value: games as f64 / tally.games.max(1) as f64, low, high }
        };
        let seats: Vec<Bar> = (setup.monsters().iter().enumerate())
            .map(|(i, monster)| {
                let name = format!("{} {} ({})", Seat::new(i).letter(), monster.name(), self.names[i]);
                bar(name, tally.wins[i])
            })
            .collect();
        let (about, players) = (self.heading(), seats.len());
        let ended = [
            (lab::ending_stars(lang), tally.ended_by(Ending::Stars)),
            (lab::ending_last(lang), tally.ended_by(Ending::LastStanding)),
            (lab::ending_nobody(lang), tally.ended_by(Ending::AllDead)),
        ]
        .map(|(name, games)| bar(name.to_string(), games));
        let shortest = tally.lengths.iter().position(|&games| games > 0).unwrap_or(0);
        let (mean, deviation) = (decimal(tally.turns.mean(), 1), decimal(tally.turns.deviation(), 1));
        let turns = lab::turns_a_game(lang, mean, deviation);
        Picture::stacked(vec![
            bars(lab::won_by_seat(lang), &about, &seats, Some(1.0 / players as f64), percent),
            bars(lab::how_ended(lang), &about, &ended, None, percent),
            columns(lab::by_turns(lang), &turns, shortest, &tally.lengths[shortest..]),
        ])
    }

    /// How many games of what.
    fn heading(&self) -> String {
        let edition = books::name_of_game(lang(), self.setup.edition(), &self.setup.rules());
        lab::sim_heading(lang(), some_games(self.tally.games), edition, self.setup.monsters().len(), self.seed)
    }

    fn row(&self, name: &str, games: u64) -> String {
        let share = decimal(100.0 * games as f64 / self.tally.games as f64, 1);
        let (low, high) = wilson(games, self.tally.games);
        let (low, high) = (decimal(100.0 * low, 1), decimal(100.0 * high, 1));
        let (share, high) = (percent(lang(), format!("{share:>4}")), percent(lang(), format!("{high:>4}")));
        format!("{name} {:>9}  {share}   {low:>4} – {high}", grouped(games))
    }
}
