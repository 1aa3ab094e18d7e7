//! `kaiju atlas`: what things are worth, measured: cards, seats, staying in Tokyo.

use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, bail};
use clap::Args;
use indicatif::ProgressBar;
use kaiju_arena::atlas::{Dealt, HEARTS, Stay, Trial, Worth};
use kaiju_arena::{Tally, WON, wilson_parts};
use kaiju_bots::Player;
use kaiju_rules::{Card, EditionId, Kind, deck_of};
use kaiju_text::{cards, editions, lab};
use serde_json::{Value, json};

use crate::arena::{Tables, tables};
use crate::chart::{self, Bar, Picture, Series, bars, points};
use crate::files::Force;
use crate::near::nearest;
use crate::sim::{cores, games, progress, seed, setup, some_games, threads};
use crate::tongue::lang;
use crate::words::{BOLD, DIM, decimal, grouped};
use crate::{Verdict, interrupt};

const EXAMPLES: &str = "\
Examples:
  kaiju atlas --edition second --players 4 --games 20000           what each card is worth
  kaiju atlas --bot greedy --players 2-6 --csv worth.csv           among bots that think, at every table
  kaiju atlas --edition godzilla --evolutions --plot worth.png     the Evolutions
  kaiju atlas --card wings --card jets --games 100000              two cards, more closely
  kaiju atlas --seats --bot greedy --players all                   is it good to go first?
  kaiju atlas --tokyo --bot greedy --players all --plot stay.svg   stay in Tokyo, and with how many hearts?

Cards: each is dealt to a random seat before the first turn, for free. The effect is how much more often that seat
wins than a seat does without help, in percentage points.
Seats: everybody plays the same; the rules decide who goes first (SETUP-4). The effect of being first, second and so
on is against an even share.
Tokyo: in each game, for every number of hearts, one question whether to yield (YIELD-1) is picked at random, and the
rest is played twice, staying and leaving. The effect is how much more often staying wins. Hearts are those left after
the attack.

All effects have 95% intervals. The same seed gives the same numbers with any number of threads. Games in which the
card lay in the shop before the first turn are left out, so the heading may count fewer than --games. Ctrl-C throws the
trial away: half of one would mislead. A file that already exists is not overwritten without --force.";

/// What things are worth.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Atlas {
    /// The edition: EDITIONS; several with commas, or all.
    #[arg(long, value_name = "EDITION", default_value = "second", value_delimiter = ',')]
    edition: Vec<String>,
    /// How many monsters play: 4, or several tables such as 2,4 or 2-6 or all.
    #[arg(long, value_name = "N", default_value = "4", value_parser = tables)]
    players: Tables,
    /// Who sits at every seat: random, greedy or another that needs no clock.
    #[arg(long, value_name = "BOT", default_value = "random")]
    bot: String,
    /// How many games for each card, or for each table.
    #[arg(long, value_name = "N", default_value = "10000", value_parser = games)]
    games: u64,
    /// What the games are drawn from; the same seed, the same games.
    #[arg(long, value_name = "SEED", default_value = "1", value_parser = seed)]
    seed: u64,
    /// How many threads work on it, by default one for each core.
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<usize>,
    /// Try the Evolutions instead of the Power cards.
    #[arg(long, conflicts_with_all = ["seats", "tokyo"])]
    evolutions: bool,
    /// Try only this card, by its id; may be given several times.
    #[arg(long = "card", value_name = "ID", conflicts_with_all = ["seats", "tokyo"])]
    cards: Vec<String>,
    /// Try the seats instead of cards: is it good to go first?
    #[arg(long, conflicts_with = "tokyo")]
    seats: bool,
    /// Try staying in Tokyo instead of cards: is it worth it, and with how many hearts?
    #[arg(long)]
    tokyo: bool,
    /// Show and draw only the N best cards and the N worst ones of each table; JSON and CSV have them all.
    #[arg(long, value_name = "N", conflicts_with_all = ["seats", "tokyo"])]
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
struct Entry {
    edition: &'static str,
    players: usize,
    /// What it is: a card, the first seat, so many hearts.
    id: String,
    /// What it is called, and about a card, its kind and cost.
    name: String,
    card: Option<(Kind, u8)>,
    games: u64,
    /// The effect in percentage points and its interval; none where there were too few games to say.
    effect: Option<(f64, f64, f64)>,
}

/// One table at which things are tried.
struct Place {
    edition: EditionId,
    players: usize,
    trial: Trial,
}

impl Atlas {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Verdict> {
        chart::check(self.plot.as_deref(), self.force)?;
        self.force.check(self.csv.as_deref())?;
        let places = self.places()?;
        let mut todo = Vec::new();
        for place in places {
            let dealt = if self.seats || self.tokyo { Vec::new() } else { self.deals(&place)? };
            todo.push((place, dealt));
        }
        let threads = self.threads.unwrap_or_else(cores);
        // A table without cards is one round of games, one with cards is one for each and one without.
        let bar = progress(todo.iter().map(|(_, dealt)| self.games * (dealt.len() as u64 + 1)).sum());
        interrupt::heed();
        let start = Instant::now();
        let mut entries = Vec::new();
        for (place, dealt) in &todo {
            if self.seats {
                entries.extend(place.seats(threads, &bar));
            } else if self.tokyo {
                entries.extend(place.tokyo(threads, &bar));
            } else {
                entries.extend(place.cards(dealt, threads, &bar));
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
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
        if let Some(file) = &self.plot {
            self.picture(&entries).save(file, self.force)?;
        }
        if self.markdown {
            write!(out, "{}", self.markdown_tables(&entries))?;
        } else if !self.json {
            self.print(&entries, out)?;
            writeln!(out)?;
            let threads = lab::threads(lang(), threads as u32);
            writeln!(out, "{}", lab::seconds_on(lang(), decimal(seconds, 1), threads))?;
        }
        Ok(Verdict::Fine)
    }

    /// The tables that are asked for.
    fn places(&self) -> Result<Vec<Place>> {
        let Ok(player) = self.bot.parse::<Player>() else {
            let known = nearest(&self.bot, Player::NAMES).join(", ");
            bail!("{}: {}; {}", self.bot, lab::no_such_bot(lang()), lab::bots_are(lang(), known));
        };
        let mut editions = Vec::new();
        for word in &self.edition {
            match EditionId::from_name(word) {
                Some(edition) => editions.push(edition),
                None if word == "all" => editions.extend(EditionId::all()),
                None => {
                    let known = EditionId::ALL.map(EditionId::name).join(", ");
                    bail!(lab::no_such_edition(lang(), word, known));
                }
            }
        }
        let mut places = Vec::new();
        for edition in editions {
            for &players in &self.players.0 {
                let mut setup = setup(edition, players)?;
                if self.evolutions {
                    let mut rules = setup.rules();
                    rules.evolutions = true;
                    setup = setup.with_rules(rules);
                }
                let trial = Trial { setup, player: player.into(), seed: self.seed, games: self.games };
                places.push(Place { edition, players, trial });
            }
        }
        Ok(places)
    }

    /// What is dealt at a table, one after the other.
    fn deals(&self, place: &Place) -> Result<Vec<(&'static Card, Dealt)>> {
        let edition = place.edition.edition();
        let all: Vec<(&'static Card, Dealt)> = if self.evolutions {
            let decks = edition.monsters.iter().flat_map(|&monster| {
                let deck = deck_of(monster).into_iter().flatten().enumerate();
                deck.map(move |(number, &card)| (card, Dealt::Evolution(monster, number)))
            });
            decks.collect()
        } else {
            let kinds = edition
                .deck
                .kinds()
                .filter_map(|(card, _)| edition.deck.copies(card.id).next().map(|dealt| (card, Dealt::Card(dealt))));
            kinds.collect()
        };
        if all.is_empty() {
            let none = if self.evolutions { lab::edition_no_evolutions } else { lab::edition_no_cards };
            bail!(none(lang(), editions::name(lang(), place.edition)));
        }
        for id in &self.cards {
            if !all.iter().any(|(card, _)| card.id == id) {
                let known = nearest(id, all.iter().map(|(card, _)| card.id));
                let (title, known) = (editions::name(lang(), place.edition), known[..known.len().min(5)].join(", "));
                bail!(lab::edition_no_card(lang(), id, title, known));
            }
        }
        Ok(all
            .into_iter()
            .filter(|(card, _)| self.cards.is_empty() || self.cards.iter().any(|id| id == card.id))
            .collect())
    }

    /// The entries table by table.
    fn by_place(entries: &[Entry]) -> impl Iterator<Item = &[Entry]> {
        entries.chunk_by(|a, b| (a.edition, a.players) == (b.edition, b.players))
    }

    /// Those that are shown.
    fn at_the_ends(&self, entries: Vec<Entry>) -> Vec<Entry> {
        let Some(ends) = self.ends else { return entries };
        let shown: Vec<bool> = Self::by_place(&entries)
            .flat_map(|some| (0..some.len()).map(move |i| i < ends || i + ends >= some.len()))
            .collect();
        entries.into_iter().zip(shown).filter_map(|(entry, shown)| shown.then_some(entry)).collect()
    }

    /// What is counted for each entry.
    fn counted(&self) -> &'static str {
        if self.tokyo { lab::positions(lang()) } else { lab::games_word(lang()) }
    }

    fn markdown_tables(&self, entries: &[Entry]) -> String {
        let mut text = String::new();
        if self.seats || self.tokyo {
            for some in entries.chunk_by(|a, b| a.edition == b.edition) {
                self.markdown_by_players(some, &mut text);
            }
            return text;
        }
        for some in Self::by_place(entries) {
            let _ = writeln!(text, "**{}**\n", self.heading(some));
            let heads = [lab::head_card, lab::head_kind, lab::head_cost, lab::head_effect, lab::head_range];
            let heads = heads.map(|head| head(lang())).join(" | ");
            let _ = writeln!(text, "| {heads} |\n|---|---|---|---|---|");
            for Entry { name, card, effect, .. } in some {
                let (kind, cost) = card.map_or(("", 0), |(kind, cost)| (cards::kind(lang(), kind), cost));
                let (effect, low, high) = effect.unwrap_or((f64::NAN, f64::NAN, f64::NAN));
                let (effect, low, high) = (signed(effect), signed(low), signed(high));
                let _ = writeln!(text, "| {name} | {kind} | {cost}⚡ | {effect} | {low} … {high} |");
            }
            text.push('\n');
        }
        text
    }

    /// A row for each thing that was tried, a column for each number of players.
    fn markdown_by_players(&self, some: &[Entry], text: &mut String) {
        let tables: Vec<&[Entry]> = Self::by_place(some).collect();
        let first = if self.seats { lab::head_seat(lang()) } else { lab::head_hearts_left(lang()) };
        let edition = title(some.first().map_or("", |entry| entry.edition));
        let heading = lab::table_heading(lang(), edition, &self.bot, some_games(self.games));
        let _ = writeln!(text, "**{heading}**\n");
        let heads: Vec<String> = tables.iter().map(|table| lab::players(lang(), table[0].players as u32)).collect();
        let _ = writeln!(text, "| {first} | {} |\n|---|{}", heads.join(" | "), "---|".repeat(heads.len()));
        for row in 0..tables.iter().map(|table| table.len()).max().unwrap_or(0) {
            let cells = tables.iter().map(|table| match table.get(row).map(|entry| entry.effect) {
                Some(Some((effect, low, high))) => format!("{} ({} … {})", signed(effect), signed(low), signed(high)),
                Some(None) => lab::too_few(lang()).to_string(),
                None => String::new(),
            });
            let named = tables.iter().find_map(|table| table.get(row));
            let name = named.map_or("", |entry| if self.tokyo { entry.id.as_str() } else { entry.name.as_str() });
            let _ = writeln!(text, "| {name} | {} |", cells.collect::<Vec<_>>().join(" | "));
        }
        text.push('\n');
    }

    fn heading(&self, some: &[Entry]) -> String {
        let (edition, players) = some.first().map_or(("", 0), |entry| (entry.edition, entry.players));
        let (edition, players) = (title(edition), lab::players(lang(), players as u32));
        if self.seats || self.tokyo {
            return lab::atlas_heading(lang(), edition, players, &self.bot, some_games(self.games));
        }
        // Games in which the card lay in the shop before it could be dealt do not count.
        let games = || some.iter().map(|entry| entry.games);
        let (least, most) = (games().min().unwrap_or(self.games), games().max().unwrap_or(self.games));
        if least == most {
            return lab::atlas_heading_card(lang(), edition, players, &self.bot, some_games(least));
        }
        lab::atlas_heading_tried(lang(), edition, players, &self.bot, grouped(least), grouped(most))
    }

    fn about(&self) -> &'static str {
        if self.seats {
            lab::atlas_about_seats(lang())
        } else if self.tokyo {
            lab::atlas_about_tokyo(lang())
        } else {
            lab::atlas_about_cards(lang())
        }
    }

    fn json_row(&self, entry: &Entry) -> Value {
        let Entry { edition, players, id, name, games, effect, .. } = entry;
        json!({
            "edition": edition, "players": players, "bot": self.bot, "seed": self.seed, "id": id, "name": name,
            "kind": entry.card.map(|(kind, _)| kind.word()), "cost": entry.card.map(|(_, cost)| cost), "games": games,
            "effect_points": effect.map(|(effect, ..)| effect), "low": effect.map(|(_, low, _)| low),
            "high": effect.map(|(.., high)| high),
        })
    }

    fn csv_table(&self, entries: &[Entry]) -> String {
        let mut text = "edition,players,bot,seed,id,kind,cost,games,effect_points,low,high\n".to_string();
        for Entry { edition, players, id, card, games, effect, .. } in entries {
            let (kind, cost) =
                card.map_or((String::new(), String::new()), |(kind, cost)| (kind.word().to_string(), cost.to_string()));
            let _ = write!(text, "{edition},{players},{},{},{id},{kind},{cost},{games}", self.bot, self.seed);
            let _ = match effect {
                Some((effect, low, high)) => writeln!(text, ",{effect:.3},{low:.3},{high:.3}"),
                None => writeln!(text, ",,,"),
            };
        }
        text
    }

    fn print(&self, entries: &[Entry], out: &mut impl Write) -> Result<()> {
        for (i, some) in Self::by_place(entries).enumerate() {
            if i > 0 {
                writeln!(out)?;
            }
            writeln!(out, "{BOLD}{}{BOLD:#}", self.heading(some))?;
            writeln!(out, "{DIM}{}{DIM:#}", self.about())?;
            for Entry { name, card, games, effect, .. } in some {
                match effect {
                    Some((effect, low, high)) => {
                        write!(out, "{:>6}  {:>6} … {:>5}  ", signed(*effect), signed(*low), signed(*high))?;
                    }
                    None => write!(out, "{:>6}  {:>14}  ", "?", lab::too_few(lang()))?,
                }
                match card {
                    Some((kind, cost)) => writeln!(out, "{cost}⚡ {:<10} {name}", cards::kind(lang(), *kind))?,
                    None => writeln!(out, "{name:<10} {DIM}{:>9} {}{DIM:#}", grouped(*games), self.counted())?,
                }
            }
        }
        Ok(())
    }

    fn picture(&self, entries: &[Entry]) -> Picture {
        if self.tokyo {
            let most = entries.iter().filter(|entry| entry.effect.is_some()).filter_map(|entry| entry.id.parse().ok());
            let most: usize = most.max().unwrap_or(1);
            let labels: Vec<String> = (1..=most).map(|hearts| hearts.to_string()).collect();
            let all: Vec<Series> = Self::by_place(entries)
                .map(|some| Series {
                    name: self.heading(some),
                    points: some.iter().take(most).map(|entry| entry.effect).collect(),
                })
                .collect();
            return points(lab::stay_in_tokyo(lang()), lab::stay_about(lang()), &labels, &all);
        }
        let title = if self.seats { lab::good_to_begin(lang()) } else { lab::cards_worth(lang()) };
        let panels = Self::by_place(entries).map(|some| {
            let bar = |entry: &Entry| {
                let (value, low, high) = entry.effect?;
                Some(Bar { name: entry.name.clone(), value, low, high })
            };
            let all: Vec<Bar> = some.iter().filter_map(bar).collect();
            bars(title, &self.heading(some), &all, None, signed)
        });
        Picture::stacked(panels.collect())
    }
}

/// What people call an edition.
fn title(name: &str) -> &'static str {
    EditionId::from_name(name).map_or("", |edition| editions::name(lang(), edition))
}

/// A number with its sign.
fn signed(x: f64) -> String {
    let text = decimal(x, 1);
    if x < 0.0 { text } else { format!("+{text}") }
}

impl Place {
    fn entry(
        &self,
        id: impl Into<String>,
        name: impl Into<String>,
        games: u64,
        effect: Option<(f64, f64, f64)>,
    ) -> Entry {
        let edition = self.edition.edition().name;
        Entry { edition, players: self.players, id: id.into(), name: name.into(), card: None, games, effect }
    }

    /// What each card is worth, the best first.
    fn cards(&self, dealt: &[(&'static Card, Dealt)], threads: usize, bar: &ProgressBar) -> Vec<Entry> {
        let tried = |dealt: Dealt| -> Worth {
            self.trial.deal(dealt, threads, |more| {
                bar.inc(more);
                interrupt::go_on()
            })
        };
        let par = tried(Dealt::Nothing).even_share(self.players);
        let mut entries = Vec::new();
        for &(card, dealt) in dealt {
            let worth = tried(dealt);
            let effect = (worth.games > 0).then(|| worth.effect(par));
            let mut entry = self.entry(card.id, cards::name(lang(), card), worth.games, effect);
            entry.card = Some((card.kind, card.cost));
            entries.push(entry);
            if interrupt::stopped() {
                break;
            }
        }
        let effect = |entry: &Entry| entry.effect.map_or(f64::NEG_INFINITY, |(effect, ..)| effect);
        entries.sort_by(|a, b| effect(b).total_cmp(&effect(a)));
        entries
    }

    /// What it is worth to begin, to be second and so on.
    fn seats(&self, threads: usize, bar: &ProgressBar) -> Vec<Entry> {
        let tally: Tally = self.trial.seats(threads, |more| {
            bar.inc(more);
            interrupt::go_on()
        });
        let won = &tally.by_order[..self.players];
        let par = won.iter().sum::<u64>() as f64 / (WON * tally.games.max(1) * self.players as u64) as f64;
        let entry = |(i, &won): (usize, &u64)| {
            let share = won as f64 / (WON * tally.games.max(1)) as f64;
            let (low, high) = wilson_parts(won, tally.games);
            let places = [lab::place_1, lab::place_2, lab::place_3, lab::place_4, lab::place_5, lab::place_6];
            let name = places[i](lang());
            let effect = (100.0 * (share - par), 100.0 * (low - par), 100.0 * (high - par));
            self.entry((i + 1).to_string(), name, tally.games, Some(effect))
        };
        won.iter().enumerate().map(entry).collect()
    }

    /// What staying in Tokyo is worth, by hearts.
    fn tokyo(&self, threads: usize, bar: &ProgressBar) -> Vec<Entry> {
        let stays: [Stay; HEARTS] = self.trial.tokyo(threads, |more| {
            bar.inc(more);
            interrupt::go_on()
        });
        let most = stays.iter().rposition(|stay| stay.positions > 0).unwrap_or(0);
        let entry = |hearts: usize| {
            let stay = stays[hearts];
            let name = lab::hearts(lang(), hearts as u32);
            self.entry(hearts.to_string(), name, stay.positions, stay.effect())
        };
        (1..=most).map(entry).collect()
    }
}
