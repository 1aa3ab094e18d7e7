//! `kaiju find`: searches rules, cards, rulings and questions at once.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use kaiju_rules::{Card, EditionId, Monster, deck_of};
use kaiju_text::search::{Searched, find};
use kaiju_text::{cards, cli, faq, rules, rulings};
use serde_json::{Value, json};

use crate::Verdict;
use crate::args::edition;
use crate::cards::show_ruling;
use crate::tongue::lang;
use crate::words::{BOLD, DIM, wrapped};

const EXAMPLES: &str = "\
Examples:
  kaiju find yield                     whatever has that word, names first
  kaiju find tokyo bay                 several words, in any order
  kaiju find devorador de cadaveres    a name in any language, without accents
  kaiju find poison --edition second   only what belongs to one edition
  kaiju find armor --json              for another program";

/// What to search for.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct FindArgs {
    /// The words to search for.
    #[arg(value_name = "WORDS", required = true)]
    words: Vec<String>,
    /// Search only what belongs to this edition: EDITIONS.
    #[arg(short = 'e', long, value_name = "EDITION", value_parser = edition)]
    edition: Option<EditionId>,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

/// One thing that was found: what it is, its id, its name and what to type to read it.
struct SearchHit {
    sort: &'static str,
    id: String,
    name: String,
    mistyped: bool,
}

impl FindArgs {
    /// Prints what was found.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let (lang, words) = (lang(), self.words.join(" "));
        let editions = self.edition.map_or(EditionId::ALL.to_vec(), |only| vec![only]);
        let played: Vec<_> = editions.iter().map(|edition| (*edition, edition.edition().rules)).collect();
        let mut hits = Vec::new();
        gather(&mut hits, &words, "rule", &rules::searched(lang, &editions), |clause| {
            (clause.id().to_string(), rules::title(lang, *clause).to_string())
        });
        gather(&mut hits, &words, "card", &cards::searched(lang, prints(&editions)), |card| {
            (card.id.to_string(), cards::name(lang, card).to_string())
        });
        gather(&mut hits, &words, "ruling", &rulings::searched(lang, &played), |id| {
            (id.clone(), rulings::text(lang, id).unwrap_or_default().to_string())
        });
        gather(&mut hits, &words, "question", &faq::searched(lang, &editions), |entry| {
            (entry.slug.to_string(), entry.question(lang).to_string())
        });
        // A name that is only nearly that is of interest where nothing else is found.
        if hits.iter().any(|hit| !hit.mistyped) {
            hits.retain(|hit| !hit.mistyped);
        }
        if self.json {
            let all: Value =
                hits.iter().map(|hit| json!({ "kind": hit.sort, "id": hit.id, "name": hit.name })).collect();
            writeln!(out, "{all:#}")?;
        } else if hits.is_empty() {
            bail!(cli::found_nothing(lang, words));
        } else {
            print(&hits, out)?;
        }
        Ok(Verdict::Fine)
    }
}

/// Adds what is found on a shelf.
fn gather<T>(
    hits: &mut Vec<SearchHit>,
    words: &str,
    sort: &'static str,
    shelf: &[Searched<T>],
    told: impl Fn(&T) -> (String, String),
) {
    hits.extend(find(words, shelf).into_iter().map(|(what, fit)| {
        let (id, name) = told(what);
        SearchHit { sort, id, name, mistyped: matches!(fit, kaiju_text::search::Fit::Near(_)) }
    }));
}

/// Every card of some editions once, and the Evolutions of their monsters.
fn prints(editions: &[EditionId]) -> Vec<&'static Card> {
    let power = editions.iter().flat_map(|&edition| cards::of(edition));
    let here = |monster: &&Monster| editions.iter().any(|edition| edition.edition().monsters.contains(monster));
    let evolutions = Monster::ALL.iter().filter(here).filter_map(|&monster| deck_of(monster)).flatten().copied();
    let mut all: Vec<&'static Card> = Vec::new();
    for card in power.chain(evolutions) {
        match all.iter_mut().find(|other| other.id == card.id) {
            // The later edition's name is the one most people know.
            Some(other) => *other = card,
            None => all.push(card),
        }
    }
    all
}

fn print(hits: &[SearchHit], out: &mut impl Write) -> Result<()> {
    let lang = lang();
    let groups = [
        ("rule", cli::see_rules(lang), "kaiju rules"),
        ("card", cli::see_cards(lang), "kaiju cards"),
        ("ruling", cli::rulings(lang), "kaiju rules"),
        ("question", cli::questions(lang), "kaiju faq"),
    ];
    let mut first = true;
    for (sort, heading, command) in groups {
        let mut hits = hits.iter().filter(|hit| hit.sort == sort).peekable();
        if hits.peek().is_none() {
            continue;
        }
        if !std::mem::take(&mut first) {
            writeln!(out)?;
        }
        writeln!(out, "{BOLD}{heading}{BOLD:#}  {DIM}{command} …{DIM:#}")?;
        for hit in hits {
            if sort == "ruling" {
                show_ruling(&hit.id, out)?;
            } else {
                let name = wrapped(&hit.name, &" ".repeat(31));
                writeln!(out, "  {DIM}{:<28}{DIM:#} {}", hit.id, name.trim_start())?;
            }
        }
    }
    Ok(())
}
