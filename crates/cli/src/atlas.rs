//! `kaiju atlas`: what each card is worth, measured.

use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kaiju_arena::atlas::{Dealt, Trial, Worth};
use kaiju_rules::{Card, EditionId, Setup, deck_of};
use serde_json::json;

use crate::Verdict;
use crate::sim::{edition, games, players, seed, threads};
use crate::words::{BOLD, DIM};

const EXAMPLES: &str = "\
Examples:
  kaiju atlas --edition second --players 4 --games 20000
  kaiju atlas --edition godzilla --csv worth.csv

Each card is dealt to a random seat at the start of a game, for nothing; everybody plays at random.
The effect is how much more often that seat wins than its share, in percentage points, with the
95 % interval. The same seed gives the same numbers with any number of threads.";

/// What each card is worth.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Atlas {
    /// The edition: first, second or godzilla.
    #[arg(long, value_name = "EDITION", default_value = "second", value_parser = edition)]
    edition: EditionId,
    /// How many monsters play, 2 to 6.
    #[arg(long, value_name = "N", default_value = "4", value_parser = players)]
    players: usize,
    /// How many games for each card.
    #[arg(long, value_name = "N", default_value = "10000", value_parser = games)]
    games: u64,
    /// What the games are drawn from; the same seed, the same games.
    #[arg(long, value_name = "SEED", default_value = "1", value_parser = seed)]
    seed: u64,
    /// How many threads work on it, by default one for each core.
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<usize>,
    /// Measure the evolutions of the edition's monsters instead of its Power cards.
    #[arg(long)]
    evolutions: bool,
    /// Print a JSON array instead of a table.
    #[arg(long)]
    json: bool,
    /// Write the table into this file, comma separated.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
}

impl Atlas {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<Verdict> {
        let setup = Setup::new(self.edition, self.players)?;
        let threads = self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
        let (setup, trials) = self.trials(setup);
        let bar = ProgressBar::new(trials.len() as u64);
        bar.set_style(ProgressStyle::with_template("{bar:30} {pos}/{len} cards, {eta} left {msg}")?);
        let mut rows: Vec<(&Card, Worth)> = Vec::new();
        for (card, dealt) in trials {
            bar.set_message(card.name);
            rows.push((card, Trial { setup, seed: self.seed, games: self.games, dealt }.run(threads)));
            bar.inc(1);
        }
        bar.finish_and_clear();
        rows.sort_by(|a, b| b.1.effect(self.players).0.total_cmp(&a.1.effect(self.players).0));
        if let Some(file) = &self.csv {
            std::fs::write(file, self.csv_table(&rows)).with_context(|| format!("cannot write {}", file.display()))?;
        }
        if self.json {
            let list: Vec<_> = rows.iter().map(|(card, worth)| self.row(card, *worth)).collect();
            writeln!(out, "{}", serde_json::to_string_pretty(&list)?)?;
        } else {
            self.table(&rows, out)?;
        }
        Ok(Verdict::Fine)
    }

    /// What is dealt in turn, and the game it is dealt into.
    fn trials(&self, setup: Setup) -> (Setup, Vec<(&'static Card, Dealt)>) {
        let edition = self.edition.edition();
        if !self.evolutions {
            let cards = edition
                .deck
                .kinds()
                .filter_map(|(card, _)| edition.deck.copies(card.id).next().map(|dealt| (card, Dealt::Card(dealt))));
            return (setup, cards.collect());
        }
        let mut rules = setup.rules();
        rules.evolutions = true;
        let all = edition.monsters.iter().flat_map(|&monster| {
            let deck = deck_of(monster).into_iter().flatten().enumerate();
            deck.map(move |(number, &card)| (card, Dealt::Evolution(monster, number)))
        });
        (setup.with_rules(rules), all.collect())
    }

    fn row(&self, card: &Card, worth: Worth) -> serde_json::Value {
        let (effect, low, high) = worth.effect(self.players);
        json!({
            "id": card.id, "name": card.name, "kind": card.kind.word(), "cost": card.cost, "games": worth.games,
            "wins": worth.wins, "effect_points": effect, "low": low, "high": high,
        })
    }

    fn csv_table(&self, rows: &[(&Card, Worth)]) -> String {
        let mut text = "id,kind,cost,games,wins,effect_points,low,high\n".to_string();
        for (card, worth) in rows {
            let (effect, low, high) = worth.effect(self.players);
            let (id, kind, cost) = (card.id, card.kind.word(), card.cost);
            let (games, wins) = (worth.games, worth.wins);
            let _ = writeln!(text, "{id},{kind},{cost},{games},{wins},{effect:.3},{low:.3},{high:.3}");
        }
        text
    }

    fn table(&self, rows: &[(&Card, Worth)], out: &mut impl Write) -> Result<()> {
        let name = self.edition.edition().name;
        let (players, games) = (self.players, self.games);
        writeln!(out, "{BOLD}{name} edition, {players} players, {games} games a card{BOLD:#}")?;
        writeln!(out, "{DIM}effect: wins above an even share, in percentage points, with its 95 % interval{DIM:#}")?;
        for (card, worth) in rows {
            let (effect, low, high) = worth.effect(self.players);
            let (cost, kind, name) = (card.cost, card.kind.word(), card.name);
            writeln!(out, "{effect:+6.1}  {low:+6.1} … {high:+5.1}  {cost}⚡ {kind:<8} {name}")?;
        }
        Ok(())
    }
}
