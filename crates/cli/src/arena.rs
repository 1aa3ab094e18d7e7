//! `kaiju arena`: a round robin between bots, with ratings.

use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args;
use kaiju_arena::external::{External, Faults, Program};
use kaiju_arena::rating::Rating;
use kaiju_arena::{Also, Entrant, League, Pair, PairTally, Pairing, Standings};
use kaiju_bots::Player;
use kaiju_rules::Preset;
use kaiju_text::{books, lab, percent};
use serde_json::{Value, json};

use crate::args::{
    PresetArgs, Sampling, SwitchArg, Tables, games, progress, rules, seed, setup, some_games, switch, tables,
};
use crate::chart::{self, Bar, Picture, bars, fields};
use crate::files::Force;
use crate::near::nearest;
use crate::tongue::lang;
use crate::words::{BAD, BOLD, DIM, GOOD, decimal, grouped, left, right, width};
use crate::{Verdict, interrupt};

const EXAMPLES: &str = "\
Examples:
  kaiju arena --bot greedy --bot random                     one greedy among three randoms, and the reverse
  kaiju arena --bot greedy --bot mcts:20ms --players 2      a duel
  kaiju arena --bot greedy --bot scorer --players all       tables for 2, 3, 4, 5 and 6
  kaiju arena --bots seer,scorer,greedy --among greedy      seer, and then scorer, among three greedys
  kaiju arena --bots seer,greedy --less-luck                narrower intervals: the luck of the dice is removed
  kaiju arena --bot greedy --bot ./my_bot.py --games 200    your own bot; docs/bot-protocol.md says how
  kaiju arena --bot 'node bot.js --deep' --bot random       a bot program with arguments
  kaiju arena --bot smasher --bot banker --bot survivor --bot scorer --plot arena.png --csv arena.csv

Bots: random, greedy, smasher, banker, survivor, scorer, seer, unsure:70 (misjudges by 70 thousandths), mcts (50 ms
per answer), mcts:20ms, mcts:1000 (number of playouts), champion, champion:48 (looks ahead 48 times), level1 to level6,
level3.5 (between two), fits3.4 (as found to fit somebody), or a program. In every game one bot sits
among others of one kind, and all move one seat from game to game; a number of games divisible by 60 is fair to every
seat at every table. Ratings are Bradley–Terry ratings over all tables, on the Elo scale, with 95% intervals. The same
seed gives the same games, except for bots that think for a fixed time.

A program that exits, answers too late or gives an illegal answer is reported, and a default is played instead: stop
rolling, or the first legal answer. A program that exited is restarted for the next game. If there was any such fault,
the tables are printed all the same and the exit code is 1.

A file that already exists is not overwritten without --force. Ctrl-C stops and reports on the games played so far.";

/// Bots against each other.
#[derive(Args)]
#[command(after_help = EXAMPLES, allow_negative_numbers = true)]
pub(crate) struct ArenaArgs {
    /// A bot, by name or by the path of a program; at least two, given one by one or separated by commas.
    #[arg(
        short = 'b',
        long = "bot",
        visible_alias = "bots",
        value_name = "BOT",
        required = true,
        value_delimiter = ','
    )]
    bots: Vec<String>,
    #[command(flatten)]
    played: PresetArgs,
    /// How many monsters play: 4, or several tables such as 2,4 or 2-6 or all.
    #[arg(short = 'p', long, value_name = "N", default_value = "4", value_parser = tables)]
    players: Tables,
    /// Play only the games in which all but one are this bot, one of those given: how each of the others does among them.
    #[arg(long, value_name = "BOT")]
    among: Option<String>,
    /// Take the luck of the dice out of the wins, so that fewer games tell as much; costs some 15 ms a game.
    #[arg(long)]
    less_luck: bool,
    /// How many games of each against each, at each table.
    #[arg(short = 'n', long, value_name = "N", default_value = "420", value_parser = games)]
    games: u64,
    #[command(flatten)]
    draw: Sampling,
    /// The number of the first game.
    #[arg(long, value_name = "N", default_value = "0", value_parser = seed)]
    first_game: u64,
    /// Set a switch of the rules otherwise than the edition or book does; may be given several times.
    #[arg(long = "switch", value_name = "NAME=VALUE", value_parser = switch)]
    switches: Vec<SwitchArg>,
    #[command(flatten)]
    outside: ProgramLimits,
    /// Print one JSON object instead of tables.
    #[arg(long)]
    json: bool,
    /// Write every pairing into this file, comma separated.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Draw ratings and win matrix into this file, .svg or .png.
    #[arg(long, value_name = "FILE", aliases = ["svg", "png"])]
    plot: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
}

/// What programs from outside may take.
#[derive(Args)]
pub(crate) struct ProgramLimits {
    /// How long a program may think about an answer, in milliseconds.
    #[arg(long, value_name = "MS", default_value = "1000", value_parser = patience)]
    time: u64,
    /// How much memory a program may use, in MiB; 0 for as much as it likes. Kept on Linux.
    #[arg(long, value_name = "MIB", default_value = "1024", value_parser = memory)]
    memory: u64,
    /// Show what programs write to standard error, to find out why they fail.
    #[arg(long)]
    show_stderr: bool,
}

fn patience(word: &str) -> Result<u64, String> {
    word.parse().ok().filter(|ms| (1..=600_000).contains(ms)).ok_or_else(|| lab::what_patience(lang()).to_string())
}

fn memory(word: &str) -> Result<u64, String> {
    let told = || lab::what_memory(lang()).to_string();
    word.parse().ok().filter(|mib| *mib == 0 || (64..1 << 30).contains(mib)).ok_or_else(told)
}

/// The programs that enter, and what each did wrong.
#[derive(Default)]
pub(crate) struct Troupe {
    programs: Vec<(String, Arc<Faults>)>,
}

impl Troupe {
    /// Reads who enters: a name, or a program.
    pub(crate) fn entrant(&mut self, word: &str, outside: &ProgramLimits) -> Result<Entrant> {
        if let Ok(player) = word.parse::<Player>() {
            return Ok(player.into());
        }
        if !word.contains(['/', '\\', ' ']) && !Path::new(word).exists() {
            let known = nearest(word, Player::NAMES).join(", ");
            bail!(
                "{word}: {}; {}, {}",
                lab::no_such_bot(lang()),
                lab::bots_are(lang(), known),
                lab::or_a_program(lang())
            );
        }
        let limit = (outside.memory > 0).then_some(outside.memory << 20);
        let mut program = Program::new(word, Duration::from_millis(outside.time), limit);
        program.show_stderr = outside.show_stderr;
        program.check().with_context(|| lab::cannot_start(lang(), word))?;
        let (name, faults) = (program.name(), Arc::new(Faults::new(lang())));
        self.programs.push((name.clone(), faults.clone()));
        Ok(Entrant::new(name, move || Box::new(External::new(program.clone(), faults.clone()))))
    }

    /// What went wrong, for people.
    pub(crate) fn print(&self, out: &mut impl Write) -> Result<()> {
        for (name, faults) in self.programs.iter().filter(|(_, faults)| faults.total() > 0) {
            let [late, wrong, gone] = faults.counts();
            writeln!(out)?;
            writeln!(out, "{BAD}{}{BAD:#}", lab::faults(lang(), name, late, wrong, gone))?;
            for note in faults.notes() {
                writeln!(out, "  {note}")?;
            }
        }
        Ok(())
    }

    /// What to end with: bots that made mistakes were not measured, whatever the tables say.
    pub(crate) fn verdict(&self, otherwise: Verdict) -> Result<Verdict> {
        let faults: u64 = self.programs.iter().map(|(_, faults)| faults.total()).sum();
        if faults == 0 {
            return Ok(otherwise);
        }
        let told = lab::faulty(lang(), faults.min(u64::from(u32::MAX)) as u32, grouped(faults));
        writeln!(anstream::stderr(), "kaiju: {told}")?;
        Ok(Verdict::Fails)
    }

    /// The faults as JSON; none where no outside program played.
    pub(crate) fn json(&self) -> Option<Value> {
        let all = self.programs.iter().map(|(name, faults)| {
            let [late, wrong, gone] = faults.counts();
            json!({ "bot": name, "late": late, "wrong": wrong, "gone": gone, "notes": faults.notes() })
        });
        (!self.programs.is_empty()).then(|| all.collect())
    }
}

impl ArenaArgs {
    /// Plays and prints.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        if self.bots.len() < 2 {
            bail!(lab::needs_two(lang()));
        }
        chart::check(self.plot.as_deref(), self.force)?;
        self.force.check(self.csv.as_deref())?;
        let mut troupe = Troupe::default();
        let entrants = self.bots.iter().map(|word| troupe.entrant(word, &self.outside)).collect::<Result<Vec<_>>>()?;
        let threads = self.draw.threads();
        let field = self.among.as_ref().map(|word| {
            let found = self.bots.iter().position(|bot| bot.eq_ignore_ascii_case(word));
            found.with_context(|| format!("--among {word}: {}", lab::no_such_bot(lang())))
        });
        let preset = self.played.preset();
        let rules = rules(preset, &self.switches)?;
        let setups = self.players.0.iter().map(|&players| Ok(setup(preset, players)?.with_rules(rules)));
        let league = League::new(setups.collect::<Result<_>>()?, entrants, field.transpose()?);
        let todo = league.pairs();
        interrupt::heed();
        let bar = progress(todo.len() as u64 * self.games);
        let start = Instant::now();
        let also = if self.less_luck { Also::LUCK } else { Also::NOTHING };
        let mut played = Vec::new();
        for pair in todo {
            let Some(fixture) = league.fixture(pair, self.draw.seed, self.first_game, self.games) else { continue };
            let mut tally = PairTally::default();
            fixture.stream(threads, also, |batch| {
                bar.inc(batch.tally.games);
                tally.count(&batch);
                interrupt::go_on()
            });
            played.push((pair, tally));
            if interrupt::stopped() {
                break;
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let report = ArenaReport { arena: &self, standings: league.standings(&played), seconds, threads };
        if let Some(path) = &self.csv {
            self.force.write(path, report.csv().as_bytes())?;
        }
        if let Some(path) = &self.plot {
            chart::drawn(path, || report.picture())?.save(path, self.force)?;
        }
        if self.json {
            writeln!(out, "{:#}", report.json(&troupe))?;
        } else {
            report.print(out)?;
            troupe.print(out)?;
        }
        if interrupt::stopped() {
            writeln!(anstream::stderr(), "kaiju: {}", lab::arena_stopped(lang()))?;
            return Ok(Verdict::Stopped);
        }
        troupe.verdict(Verdict::Fine)
    }
}

struct ArenaReport<'a> {
    arena: &'a ArenaArgs,
    standings: Standings,
    seconds: f64,
    threads: usize,
}

impl ArenaReport<'_> {
    fn name(&self, entrant: usize) -> &str {
        self.standings.name(entrant)
    }

    fn cell(&self, players: usize, one: usize, others: usize) -> Option<&Pairing> {
        self.standings.pairing(Pair { players, one, others })
    }

    fn print(&self, out: &mut impl Write) -> Result<()> {
        let ArenaArgs { games, draw, .. } = self.arena;
        let (lang, edition) = (lang(), books::name_of_preset(lang(), self.arena.played.preset()));
        writeln!(out, "{BOLD}{}{BOLD:#}", lab::arena_heading(lang, some_games(*games), edition, draw.seed))?;
        for &players in &self.arena.players.0 {
            self.matrix(players, out)?;
        }
        if self.arena.less_luck {
            self.without_luck(out)?;
        }
        let wide = self.widest();
        writeln!(out)?;
        write!(out, "{DIM}{:<wide$}  {}   {}", "", right(lab::head_rating(lang), 6), percent(lang, 95))?;
        let several = self.standings.by_table.len() > 1;
        for (players, _) in self.standings.by_table.iter().filter(|_| several) {
            write!(out, "  {}", right(&lab::players(lang, *players as u32), 13))?;
        }
        writeln!(out, "{DIM:#}")?;
        for row in self.standings.ranking() {
            let Rating { rating, margin } = self.standings.ratings[row];
            write!(out, "{:<wide$}  {rating:>+6.0}  {:>5}", self.name(row), format!("±{margin:.0}"))?;
            for (_, ratings) in self.standings.by_table.iter().filter(|_| several) {
                let Rating { rating, margin } = ratings[row];
                write!(out, "  {:>13}", format!("{rating:+.0} ±{margin:.0}"))?;
            }
            writeln!(out)?;
        }
        let speed = self.standings.played as f64 / self.seconds.max(1e-9);
        let (threads, seconds) = (lab::threads(lang, self.threads as u32), decimal(self.seconds, 1));
        writeln!(out)?;
        writeln!(
            out,
            "{}",
            lab::arena_time(lang, some_games(self.standings.played), seconds, threads, decimal(speed, 1))
        )?;
        Ok(())
    }

    fn widest(&self) -> usize {
        self.standings.names().iter().map(|name| width(name)).max().unwrap_or(0).max(6)
    }

    /// Who won how often among whom.
    fn matrix(&self, players: usize, out: &mut impl Write) -> Result<()> {
        let par = 100.0 / players as f64;
        let among = players - 1;
        writeln!(out)?;
        let table = lab::players(lang(), players as u32);
        writeln!(out, "{DIM}{}{DIM:#}", lab::matrix_about(lang(), table, among, decimal(par, 1)))?;
        let wide = self.widest();
        write!(out, "{:wide$}", "")?;
        let order = self.standings.ranking();
        for &column in &order {
            write!(out, "  {DIM}{:>wide$}{DIM:#}", self.name(column))?;
        }
        writeln!(out)?;
        for &row in &order {
            write!(out, "{:<wide$}", self.name(row))?;
            for &column in &order {
                match self.cell(players, row, column) {
                    Some(cell) => {
                        let share = 100.0 * cell.share();
                        let style = if share > par { GOOD } else { anstyle::Style::new() };
                        write!(out, "  {style}{:>wide$}{style:#}", decimal(share, 1))?;
                    }
                    None => write!(out, "  {:>wide$}", "·")?,
                }
            }
            writeln!(out)?;
        }
        Ok(())
    }

    /// Every pairing with its intervals, as it was won, and with luck taken out.
    fn without_luck(&self, out: &mut impl Write) -> Result<()> {
        let (lang, wide) = (lang(), self.widest());
        let among = wide + 2;
        let percent = |(share, low, high): (f64, f64, f64)| {
            let [share, low, high] = [share, low, high].map(|part| decimal(100.0 * part, 1));
            format!("{share:>5}  {:>13}", format!("{low} – {high}"))
        };
        writeln!(out)?;
        writeln!(out, "{DIM}{}{DIM:#}", lab::less_luck_about(lang))?;
        let heads = [lab::head_won(lang), lab::head_less_luck(lang)].map(|head| left(head, 20));
        writeln!(
            out,
            "{DIM}{:wide$}  {:among$}  {}  {}  {}{DIM:#}",
            "",
            "",
            right(lab::head_games(lang), 9),
            heads[0],
            heads[1]
        )?;
        for pairing in self.standings.pairings.iter().filter(|pairing| pairing.games > 0) {
            let (low, high) = pairing.interval();
            let (won, less) = (percent((pairing.share(), low, high)), percent(pairing.less_luck()));
            let others = format!("{}×{}", pairing.pair.players - 1, self.name(pairing.pair.others));
            writeln!(
                out,
                "{:<wide$}  {others:<among$}  {:>9}  {won}  {less}",
                self.name(pairing.pair.one),
                pairing.games
            )?;
        }
        Ok(())
    }

    fn json(&self, troupe: &Troupe) -> Value {
        let preset = self.arena.played.preset();
        let mut told = self.standings.json(self.arena.less_luck);
        let also = json!({
            "edition": preset.edition().name(),
            "book": matches!(preset, Preset::Book(_)).then_some(preset.name()),
            "seed": self.arena.draw.seed,
            "first_game": self.arena.first_game,
            "games_per_pairing": self.arena.games,
            "faults": troupe.json().unwrap_or_else(|| json!([])),
            "threads": self.threads,
            "seconds": self.seconds,
            "games_per_second": self.standings.played as f64 / self.seconds.max(1e-9),
        });
        told.extend(also.as_object().cloned().unwrap_or_default());
        told.into()
    }

    fn csv(&self) -> String {
        let mut text = "players,one,others,games,wins,share,low,high".to_string();
        text += if self.arena.less_luck { ",less_luck,less_luck_low,less_luck_high\n" } else { "\n" };
        for pairing in &self.standings.pairings {
            let Pairing { pair: Pair { players, one, others }, games, wins, .. } = pairing;
            let ((low, high), share) = (pairing.interval(), pairing.share());
            let (one, others) = (self.name(*one), self.name(*others));
            let _ = write!(text, "{players},{one},{others},{games},{wins},{share:.5},{low:.5},{high:.5}");
            if self.arena.less_luck {
                let (share, low, high) = pairing.less_luck();
                let _ = write!(text, ",{share:.5},{low:.5},{high:.5}");
            }
            text.push('\n');
        }
        text
    }

    /// The ratings, and a matrix for each table.
    fn picture(&self) -> Picture {
        let order = self.standings.ranking();
        let bar = |&entrant: &usize| {
            let Rating { rating, margin } = self.standings.ratings[entrant];
            let name = self.name(entrant).to_string();
            Bar { name, value: rating, low: rating - margin, high: rating + margin }
        };
        let ArenaArgs { players, games, draw, .. } = self.arena;
        let (lang, edition) = (lang(), books::name_of_preset(lang(), self.arena.played.preset()));
        let about = lab::ratings_about(lang, edition, some_games(*games), draw.seed);
        let all: Vec<Bar> = order.iter().map(bar).collect();
        let mut pictures = vec![bars(lab::ratings(lang), &about, &all, None, |rating| format!("{rating:+.0}"))];
        let names: Vec<&str> = order.iter().map(|&entrant| self.name(entrant)).collect();
        for &players in &players.0 {
            let par = 1.0 / players as f64;
            let about = lab::matrix_chart(lang, players - 1, decimal(100.0 * par, 1));
            pictures.push(fields(&lab::players(lang, players as u32), &about, &names, par, |row, column| {
                self.cell(players, order[row], order[column]).map(Pairing::share)
            }));
        }
        Picture::stacked(pictures)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_numbers_lists_and_ranges() {
        for (word, all) in [
            ("4", vec![4]),
            ("2,4", vec![2, 4]),
            ("2-6", vec![2, 3, 4, 5, 6]),
            ("3..5", vec![3, 4, 5]),
            ("3..=5", vec![3, 4, 5]),
            ("6,2-3,2", vec![2, 3, 6]),
            ("all", vec![2, 3, 4, 5, 6]),
        ] {
            assert_eq!(tables(word), Ok(Tables(all)), "{word}");
        }
        for wrong in ["", "1", "7", "2,", "5-3", "2-7", "many"] {
            assert!(tables(wrong).unwrap_err().contains("SETUP-1"), "{wrong}");
        }
    }
}
