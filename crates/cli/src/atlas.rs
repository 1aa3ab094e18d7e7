//! `kaiju atlas`: what things are worth, measured. A [`Subject`] is what is tried; each has a file of its own.

mod cards;
mod chances;
mod monsters;
mod personalities;
mod seats;
mod tokyo;

use std::fmt::Write as _;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, bail};
use clap::Args;
use indicatif::ProgressBar;
use kaiju_arena::atlas::{AtlasRow, AtlasSubject, Trial};
use kaiju_bots::Player;
use kaiju_rules::{Book, EditionId, Monster, Preset};
use kaiju_text::{books, lab};
use serde_json::Value;

use self::cards::Cards;
use self::chances::ChancesTold;
use self::monsters::Monsters;
use self::personalities::Personalities;
use self::seats::TurnOrder;
use self::tokyo::Tokyo;
use crate::args::{Sampling, Tables, book, games, monster, progress, setup, some_games, tables};
use crate::chart::{self, Bar, Picture, bars};
use crate::files::Force;
use crate::near::nearest;
use crate::tongue::lang;
use crate::words::{BOLD, DIM, decimal, grouped, left, right};
use crate::{Verdict, interrupt};

const EXAMPLES: &str = "\
Examples:
  kaiju atlas --edition second --players 4 --games 20000           what each card is worth
  kaiju atlas --bot greedy --players 2-6 --csv worth.csv           among bots that think, at every table
  kaiju atlas --edition godzilla --evolutions --plot worth.png     the Evolutions
  kaiju atlas --card wings --card jets --games 100000              two cards, more closely
  kaiju atlas --seats --bot greedy --players all                   is it good to go first?
  kaiju atlas --tokyo --bot greedy --players all --plot stay.svg   stay in Tokyo, and with how many hearts?
  kaiju atlas --monsters --bot learned --players all               whose deck of Evolutions wins most?
  kaiju atlas --evolutions --monster kraken --games 20000          the Evolutions of a monster that is not the edition's
  kaiju atlas --personalities --bot greedy --players all           which personality wins among usual bots?
  kaiju atlas --chances --bot seer --games 5000                    are the chances true that a review tells?

Cards: each is dealt to a random seat before the first turn, for free. The effect is how much more often that seat
wins than a seat does without help, in percentage points.
Seats: everybody plays the same; the rules decide who goes first (SETUP-4). The effect of being first, second and so
on is against an even share.
Tokyo: in each game, for every number of hearts, one question whether to yield (YIELD-1) is picked at random, and the
rest is played twice, staying and leaving. The effect is how much more often staying wins. Hearts are those left after
the attack.
Monsters: everybody plays the same, with Evolutions, and chance decides which monsters meet. The effect of a monster is
against an even share.
Personalities: one smasher, banker, survivor or scorer sits among bots of one kind, at every seat in turn. The effect is
against an even share.
Chances: each game is reviewed. For every tenth from 0 to 100%, the effect is how much more often those won whose chance
lay in it than was told, over all their moments.

All effects have 95% intervals. The same seed gives the same numbers with any number of threads. Games in which the
card lay in the shop before the first turn are left out, so the heading may count fewer than --games. Ctrl-C throws the
trial away: half of one would mislead. A file that already exists is not overwritten without --force.";

/// What things are worth.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct AtlasArgs {
    /// The edition: EDITIONS; several with commas, or all.
    #[arg(short = 'e', long, value_name = "EDITION", default_value = "second", value_delimiter = ',')]
    edition: Vec<String>,
    /// The rulebook, played as it is written: BOOKS; several with commas.
    #[arg(long = "book", value_name = "BOOK", value_delimiter = ',', value_parser = book, conflicts_with = "edition")]
    books: Vec<Book>,
    /// How many monsters play: 4, or several tables such as 2,4 or 2-6 or all.
    #[arg(short = 'p', long, value_name = "N", default_value = "4", value_parser = tables)]
    players: Tables,
    /// Who sits at every seat: random, greedy or another that needs no clock.
    #[arg(short = 'b', long, value_name = "BOT", default_value = "random")]
    bot: String,
    /// How many games for each card, or for each table.
    #[arg(short = 'n', long, value_name = "N", default_value = "10000", value_parser = games)]
    games: u64,
    /// Take the luck of the dice out of what cards or personalities are worth, so that fewer games tell as much; costs some
    /// 8 ms a game.
    #[arg(long, conflicts_with_all = ["seats", "tokyo", "monsters", "chances"])]
    less_luck: bool,
    #[command(flatten)]
    draw: Sampling,
    /// Try the Evolutions instead of the Power cards.
    #[arg(long, conflicts_with_all = ["seats", "tokyo", "monsters", "personalities", "chances"])]
    evolutions: bool,
    /// Try the Evolutions of this monster instead of those of the edition's six, by its id; may be given several times.
    #[arg(long = "monster", value_name = "ID", requires = "evolutions", value_parser = monster)]
    owners: Vec<Monster>,
    /// Try only this card, by its id; may be given several times.
    #[arg(long = "card", value_name = "ID", conflicts_with_all = ["seats", "tokyo", "monsters", "personalities", "chances"])]
    cards: Vec<String>,
    /// Try the seats instead of cards: is it good to go first?
    #[arg(long, conflicts_with_all = ["tokyo", "monsters", "personalities", "chances"])]
    seats: bool,
    /// Try staying in Tokyo instead of cards: is it worth it, and with how many hearts?
    #[arg(long, conflicts_with_all = ["monsters", "personalities", "chances"])]
    tokyo: bool,
    /// Try the monsters with their Evolutions instead of cards: whose deck wins most?
    #[arg(long, conflicts_with_all = ["personalities", "chances"])]
    monsters: bool,
    /// Try the personalities of bots instead of cards: which of them wins most, alone among bots of one kind?
    #[arg(long, conflicts_with = "chances")]
    personalities: bool,
    /// Try the chances to win that a review tells: are they true?
    #[arg(long)]
    chances: bool,
    /// Show and draw only the N best cards and the N worst ones of each table; JSON and CSV have them all.
    #[arg(long, value_name = "N", conflicts_with_all = ["seats", "tokyo", "monsters", "personalities", "chances"])]
    ends: Option<usize>,
    /// Print a JSON list instead of tables.
    #[arg(long)]
    json: bool,
    /// Print tables in Markdown, to be put into a document.
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    /// Write the table into this file, comma separated.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Draw the effects into this file, .svg or .png.
    #[arg(long, value_name = "FILE", aliases = ["svg", "png"])]
    plot: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
}

/// Something that was tried at a table, and what came of it.
struct Finding {
    preset: Preset,
    players: usize,
    row: AtlasRow,
    /// What people call it.
    name: String,
}

/// One table at which things are tried.
struct TrialTable {
    preset: Preset,
    players: usize,
    trial: Trial,
}

impl TrialTable {
    fn entry(&self, row: AtlasRow, name: impl Into<String>) -> Finding {
        Finding { preset: self.preset, players: self.players, row, name: name.into() }
    }

    /// Plays all rounds of a subject, or those before somebody interrupts.
    fn measure(&self, subject: &AtlasSubject, run: &Run) -> Vec<AtlasRow> {
        let rounds = (0..subject.rounds()).take_while(|_| !interrupt::stopped());
        let played: Vec<_> =
            rounds.map(|round| subject.play(round, &self.trial, run.threads, |more| run.go_on(more))).collect();
        subject.rows(&played, self.players).unwrap_or_default()
    }
}

/// How a subject is measured: by n threads, until somebody interrupts.
struct Run {
    threads: usize,
    bar: ProgressBar,
}

impl Run {
    fn go_on(&self, more: u64) -> ControlFlow<()> {
        self.bar.inc(more);
        interrupt::go_on()
    }
}

/// Who plays, and how many games of each kind were asked for.
struct Trials<'a> {
    bot: &'a str,
    games: u64,
}

/// What is tried: how it is measured, and how it is told.
trait Subject {
    /// How many rounds of games a table takes; an error says what cannot be tried there.
    fn rounds(&self, _: &TrialTable) -> Result<u64> {
        Ok(1)
    }

    /// Plays the games of a table.
    fn measure(&self, place: &TrialTable, run: &Run) -> Result<Vec<Finding>>;

    /// The title of its picture.
    fn title(&self) -> &'static str;

    /// What the effect is.
    fn about(&self) -> &'static str;

    /// What is counted for each entry.
    fn counted(&self) -> &'static str {
        lab::games_word(lang())
    }

    /// The heading of its first column.
    fn column(&self) -> &'static str {
        lab::head_card(lang())
    }

    /// What an entry is called in that column.
    fn row<'a>(&self, entry: &'a Finding) -> &'a str {
        &entry.name
    }

    /// The heading of a table.
    fn heading(&self, trials: &Trials, some: &[Finding]) -> String {
        let (edition, players) = some_title(some);
        lab::atlas_heading(lang(), edition, players, trials.bot, some_games(trials.games))
    }

    /// Tables in Markdown: a row for each thing that was tried, a column for each number of players.
    fn markdown(&self, trials: &Trials, entries: &[Finding]) -> String {
        let mut text = String::new();
        for some in entries.chunk_by(|a, b| a.preset == b.preset) {
            let tables: Vec<&[Finding]> = by_place(some).collect();
            let heading = lab::table_heading(lang(), some_title(some).0, trials.bot, some_games(trials.games));
            let _ = writeln!(text, "**{heading}**\n");
            let heads: Vec<String> = tables.iter().map(|table| lab::players(lang(), table[0].players as u32)).collect();
            let lines = "---|".repeat(heads.len());
            let _ = writeln!(text, "| {} | {} |\n|---|{lines}", self.column(), heads.join(" | "));
            for row in 0..tables.iter().map(|table| table.len()).max().unwrap_or(0) {
                let cells = tables.iter().map(|table| match table.get(row).map(|entry| entry.row.effect) {
                    Some(Some((effect, low, high))) => {
                        format!("{} ({} … {})", signed(effect), signed(low), signed(high))
                    }
                    Some(None) => lab::too_few(lang()).to_string(),
                    None => String::new(),
                });
                let name = tables.iter().find_map(|table| table.get(row)).map_or("", |entry| self.row(entry));
                let _ = writeln!(text, "| {name} | {} |", cells.collect::<Vec<_>>().join(" | "));
            }
            text.push('\n');
        }
        text
    }

    /// Bars, a panel for each table.
    fn picture(&self, trials: &Trials, entries: &[Finding]) -> Picture {
        let panels = by_place(entries).map(|some| {
            let bar = |entry: &Finding| {
                let (value, low, high) = entry.row.effect?;
                Some(Bar { name: entry.name.clone(), value, low, high })
            };
            let all: Vec<Bar> = some.iter().filter_map(bar).collect();
            bars(self.title(), &self.heading(trials, some), &all, None, signed)
        });
        Picture::stacked(panels.collect())
    }
}

/// The entries table by table.
fn by_place(entries: &[Finding]) -> impl Iterator<Item = &[Finding]> {
    entries.chunk_by(|a, b| (a.preset, a.players) == (b.preset, b.players))
}

/// What people call the edition and the number of players of a table.
fn some_title(some: &[Finding]) -> (&'static str, String) {
    some.first().map_or(("", String::new()), |entry| {
        (books::name_of_preset(lang(), entry.preset), lab::players(lang(), entry.players as u32))
    })
}

/// A number with its sign.
fn signed(x: f64) -> String {
    let text = decimal(x, 1);
    if x < 0.0 { text } else { format!("+{text}") }
}

impl AtlasArgs {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Verdict> {
        chart::check(self.plot.as_deref(), self.force)?;
        self.force.check(self.csv.as_deref())?;
        let subject = self.subject();
        let places = self.places()?;
        let mut rounds = 0;
        for place in &places {
            rounds += subject.rounds(place)?;
        }
        let run = Run { threads: self.draw.threads(), bar: progress(self.games * rounds) };
        interrupt::heed();
        let start = Instant::now();
        let mut entries = Vec::new();
        for place in &places {
            entries.extend(subject.measure(place, &run)?);
        }
        let seconds = start.elapsed().as_secs_f64();
        run.bar.finish_and_clear();
        if interrupt::stopped() {
            writeln!(anstream::stderr(), "kaiju: {}", lab::atlas_stopped(lang()))?;
            return Ok(Verdict::Stopped);
        }
        if let Some(file) = &self.csv {
            self.force.write(file, self.csv_table(&entries).as_bytes())?;
        }
        if self.json {
            let list: Vec<_> = entries.iter().map(|entry| self.json_row(entry)).collect();
            writeln!(out, "{:#}", Value::from(list))?;
        }
        let entries = self.at_the_ends(entries);
        let trials = Trials { bot: &self.bot, games: self.games };
        if let Some(file) = &self.plot {
            chart::drawn(file, || subject.picture(&trials, &entries))?.save(file, self.force)?;
        }
        if self.markdown {
            write!(out, "{}", subject.markdown(&trials, &entries))?;
        } else if !self.json {
            print(&*subject, &trials, &entries, out)?;
            writeln!(out)?;
            let threads = lab::threads(lang(), run.threads as u32);
            writeln!(out, "{}", lab::seconds_on(lang(), decimal(seconds, 1), threads))?;
        }
        Ok(Verdict::Fine)
    }

    /// What is tried.
    fn subject(&self) -> Box<dyn Subject> {
        if self.seats {
            Box::new(TurnOrder)
        } else if self.tokyo {
            Box::new(Tokyo)
        } else if self.monsters {
            Box::new(Monsters)
        } else if self.personalities {
            Box::new(Personalities)
        } else if self.chances {
            Box::new(ChancesTold)
        } else {
            let cards = Cards { evolutions: self.evolutions, owners: self.owners.clone(), ids: self.cards.clone() };
            Box::new(cards)
        }
    }

    /// The tables that are asked for.
    fn places(&self) -> Result<Vec<TrialTable>> {
        let Ok(player) = self.bot.parse::<Player>() else {
            let known = nearest(&self.bot, Player::NAMES).join(", ");
            bail!("{}: {}; {}", self.bot, lab::no_such_bot(lang()), lab::bots_are(lang(), known));
        };
        let mut presets: Vec<Preset> = self.books.iter().copied().map(Preset::Book).collect();
        for word in self.edition.iter().filter(|_| self.books.is_empty()) {
            match EditionId::from_name(word) {
                Some(edition) => presets.push(edition.into()),
                None if word == "all" => presets.extend(EditionId::all().map(Preset::Edition)),
                None => {
                    let known = EditionId::ALL.map(EditionId::name).join(", ");
                    bail!(lab::no_such_edition(lang(), word, known));
                }
            }
        }
        let mut places = Vec::new();
        for preset in presets {
            for &players in &self.players.0 {
                let mut setup = setup(preset, players)?;
                if self.evolutions || self.monsters {
                    let mut rules = setup.rules();
                    rules.evolutions = true;
                    setup = setup.with_rules(rules);
                }
                let (games, less_luck) = (self.games, self.less_luck);
                let trial =
                    Trial { setup, player: player.into(), seed: self.draw.seed, first_game: 0, games, less_luck };
                places.push(TrialTable { preset, players, trial });
            }
        }
        Ok(places)
    }

    /// Those that are shown.
    fn at_the_ends(&self, entries: Vec<Finding>) -> Vec<Finding> {
        let Some(ends) = self.ends else { return entries };
        let shown: Vec<bool> = by_place(&entries)
            .flat_map(|some| (0..some.len()).map(move |i| i < ends || i + ends >= some.len()))
            .collect();
        entries.into_iter().zip(shown).filter_map(|(entry, shown)| shown.then_some(entry)).collect()
    }

    fn json_row(&self, entry: &Finding) -> Value {
        let mut told = entry.row.json(entry.preset, entry.players, &self.bot, self.draw.seed);
        told.insert("name".to_string(), entry.name.as_str().into());
        told.into()
    }

    fn csv_table(&self, entries: &[Finding]) -> String {
        let mut text = "edition,players,bot,seed,id,kind,cost,games,effect_points,low,high\n".to_string();
        for Finding { preset, players, row: AtlasRow { id, card, games, effect }, .. } in entries {
            let (kind, cost) = card.map_or(("", String::new()), |card| (card.kind.word(), card.cost.to_string()));
            let _ = write!(text, "{},{players},{}", preset.name(), self.bot);
            let _ = write!(text, ",{},{id},{kind},{cost},{games}", self.draw.seed);
            let _ = match effect {
                Some((effect, low, high)) => writeln!(text, ",{effect:.3},{low:.3},{high:.3}"),
                None => writeln!(text, ",,,"),
            };
        }
        text
    }
}

fn print(subject: &dyn Subject, trials: &Trials, entries: &[Finding], out: &mut impl Write) -> Result<()> {
    for (i, some) in by_place(entries).enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{BOLD}{}{BOLD:#}", subject.heading(trials, some))?;
        writeln!(out, "{DIM}{}{DIM:#}", subject.about())?;
        for Finding { name, row: AtlasRow { card, games, effect, .. }, .. } in some {
            match effect {
                Some((effect, low, high)) => {
                    write!(out, "{:>6}  {:>6} … {:>5}  ", signed(*effect), signed(*low), signed(*high))?;
                }
                None => write!(out, "{:>6}  {}  ", "?", right(lab::too_few(lang()), 14))?,
            }
            match card {
                Some(card) => {
                    writeln!(out, "{}⚡ {} {name}", card.cost, left(kaiju_text::cards::kind(lang(), card.kind), 10))?;
                }
                None => writeln!(out, "{} {DIM}{:>9} {}{DIM:#}", left(name, 10), grouped(*games), subject.counted())?,
            }
        }
    }
    Ok(())
}
