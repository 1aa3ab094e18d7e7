//! `kaiju faq`: what people ask at the table, with the rules and the scenarios that answer it.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use kaiju_rules::{Book, EditionId, Preset};
use kaiju_text::faq::{self, Entry, FAQ};
use kaiju_text::{books, cards, cli, rules, search};
use serde_json::{Map, Value, json};

use crate::Verdict;
use crate::args::{book, edition};
use crate::near::nearest;
use crate::tongue::lang;
use crate::words::{BOLD, DIM, wrapped};

const EXAMPLES: &str = "\
Examples:
  kaiju faq                            every question
  kaiju faq yield-to-dodge             one question with its answer
  kaiju faq yield                      the questions with that word
  kaiju faq --edition first            the questions of one edition, with their answers
  kaiju faq --lang pt                  in Portuguese";

/// Which question to answer.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct FaqArgs {
    /// The word a question is listed under, or some words of it; without it, all questions are listed.
    #[arg(value_name = "QUESTION")]
    question: Vec<String>,
    /// Answer for this edition only: EDITIONS.
    #[arg(short = 'e', long, value_name = "EDITION", value_parser = edition)]
    edition: Option<EditionId>,
    /// Answer for this rulebook only: BOOKS.
    #[arg(long, value_name = "BOOK", value_parser = book, conflicts_with = "edition")]
    book: Option<Book>,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

impl FaqArgs {
    /// Prints what was asked for.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let only = self.book.map(Preset::Book).or(self.edition.map(Preset::Edition));
        let of = only.map_or(EditionId::ALL.map(Preset::Edition).to_vec(), |only| vec![only]);
        let editions: Vec<EditionId> = of.iter().map(|preset| preset.edition()).collect();
        let words = self.question.join(" ");
        let asked = faq::searched(lang(), &editions);
        let found = search::find(&words, &asked);
        let meant = search::only(&found).map(|entry| **entry).filter(|_| !words.is_empty());
        // A question that is meant without a doubt is answered; several are listed.
        let one = faq::find(&words).or(meant);
        if one.is_none() && found.is_empty() {
            let near = nearest(&words, FAQ.iter().map(|entry| entry.slug));
            let near = near.iter().take(5).copied().collect::<Vec<_>>().join(", ");
            bail!(cli::no_such_question(lang(), words, near))
        }
        let some = || found.iter().map(|(entry, _)| **entry).collect();
        let entries: Vec<&Entry> = one.map_or_else(some, |one| vec![one]);
        if self.json {
            writeln!(out, "{:#}", entries.iter().map(|entry| as_json(entry, &of)).collect::<Value>())?;
        } else if one.is_some() || only.is_some() {
            for (i, entry) in entries.iter().enumerate() {
                if i > 0 {
                    writeln!(out)?;
                }
                print(entry, &of, out)?;
            }
        } else {
            for entry in entries {
                writeln!(out, "{}", wrapped(entry.question(lang()), ""))?;
                writeln!(out, "    {DIM}{}{DIM:#}", entry.slug)?;
            }
        }
        Ok(Verdict::Fine)
    }
}

fn print(entry: &Entry, of: &[Preset], out: &mut impl Write) -> Result<()> {
    let lang = lang();
    writeln!(out, "{BOLD}{}{BOLD:#}", wrapped(entry.question(lang), ""))?;
    writeln!(out, "{DIM}{}{DIM:#}\n", entry.slug)?;
    writeln!(out, "{}", wrapped(entry.answer(lang), ""))?;
    for (preset, note) in notes(entry, of) {
        writeln!(out, "\n{BOLD}{}{BOLD:#}\n{}", books::name_of_preset(lang, preset), wrapped(note, "  "))?;
    }
    writeln!(out)?;
    let clauses = entry.clauses.iter().map(|&clause| format!("{} {}", clause.id(), rules::title(lang, clause)));
    let cards = entry.cards.iter().filter_map(|id| cards::all().find(|card| card.id == *id));
    let cards = cards.map(|card| cards::name(lang, card).to_string());
    let scenarios = entry.scenarios.iter().map(ToString::to_string);
    for (name, words) in [
        (cli::see_rules(lang), clauses.collect::<Vec<_>>().join(", ")),
        (cli::see_cards(lang), cards.collect::<Vec<_>>().join(", ")),
        (cli::see_scenarios(lang), scenarios.collect::<Vec<_>>().join(", ")),
    ] {
        if !words.is_empty() {
            let hanging = wrapped(&words, "          ");
            writeln!(out, "{DIM}{name:<10}{}{DIM:#}", hanging.trim_start())?;
        }
    }
    Ok(())
}

/// What is so in each of these editions and in their books, or in a book alone.
fn notes(entry: &Entry, of: &[Preset]) -> Vec<(Preset, &'static str)> {
    let lang = lang();
    let note = |preset: Preset| match preset {
        Preset::Edition(edition) => entry.note(lang, edition),
        Preset::Book(book) => entry.note_in(lang, book),
    };
    let told = |preset: Preset| note(preset).map(|text| (preset, text));
    let each = |&preset: &Preset| match preset {
        Preset::Edition(edition) => {
            let books = Book::of_edition(edition).filter_map(|book| told(book.into()));
            told(preset).into_iter().chain(books).collect::<Vec<_>>()
        }
        Preset::Book(book) => told(preset).or(told(book.edition().into())).into_iter().collect(),
    };
    of.iter().flat_map(each).collect()
}

fn as_json(entry: &Entry, of: &[Preset]) -> Value {
    let lang = lang();
    let notes = notes(entry, of).into_iter().map(|(preset, text)| (preset.name().to_string(), json!(text)));
    json!({
        "id": entry.slug,
        "question": entry.question(lang),
        "answer": entry.answer(lang),
        "notes": notes.collect::<Map<_, _>>(),
        "editions": entry.editions.iter().map(|e| e.name()).collect::<Vec<_>>(),
        "clauses": entry.clauses.iter().map(|clause| clause.id()).collect::<Vec<_>>(),
        "cards": entry.cards,
        "scenarios": entry.scenarios,
    })
}
