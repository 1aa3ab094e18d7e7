//! `kaiju rules`: the rules reference, clause by clause.

use std::io::Write;

use anyhow::{Error, Result, bail};
use clap::Args;
use kaiju_rules::{Book, Chapter, Clause, EditionId, Preset, Rules};
use kaiju_text::faq::{Entry, FAQ};
use kaiju_text::search::{self, Fit};
use kaiju_text::{Lang, books, cards, cli, editions, rules, rulings};
use serde_json::{Map, Value, json};

use crate::Verdict;
use crate::args::{book, edition};
use crate::cards::show_ruling;
use crate::decisions::Decision;
use crate::near::nearest;
use crate::statements;
use crate::tongue::lang;
use crate::words::{BOLD, DIM, width, wrapped};

const EXAMPLES: &str = "\
Examples:
  kaiju rules                          all clauses, chapter by chapter
  kaiju rules ENTER-2                  one clause, with the differences between editions
  kaiju rules enter                    all clauses that start with that word
  kaiju rules tokyo bay                the clauses with these words
  kaiju rules I-012                    a ruling, with the rules and cards it is about
  kaiju rules rulings                  all rulings
  kaiju rules R-61                     what we decided where the books leave a doubt
  kaiju rules all                      the whole reference
  kaiju rules YIELD-2 --lang es        the same in Spanish
  kaiju rules --edition godzilla       only what holds in one edition
  kaiju rules switches                 the switches that differ between editions
  kaiju rules books                    the rulebooks, and what sets each apart from its edition
  kaiju rules books es-2016            what one rulebook says, and the scenarios that show it
  kaiju rules END-1 --book en-summary  a clause as one rulebook has it";

/// Which rule to look up.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct RulesArgs {
    /// The id of a clause, such as ENTER-2, or of a ruling, such as I-012, the first word of several, such as ENTER, words to
    /// search for, `all`, `switches`, `rulings` or `books`; without it, all clauses are listed. After `books`: the book to
    /// read, statement by statement, with the scenarios that show each.
    #[arg(value_name = "CLAUSE")]
    clause: Vec<String>,
    /// Show only what holds in this edition: EDITIONS.
    #[arg(short = 'e', long, value_name = "EDITION", value_parser = edition)]
    edition: Option<EditionId>,
    /// Show only what holds in this rulebook: BOOKS.
    #[arg(long, value_name = "BOOK", value_parser = book, conflicts_with = "edition")]
    book: Option<Book>,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

impl RulesArgs {
    /// Prints what was asked for.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let lang = lang();
        if let [books, name] = &self.clause[..]
            && books == "books"
        {
            let book = book(name).map_err(Error::msg)?;
            return statements::print(book, self.json, out);
        }
        let one = self.book.map(Preset::Book).or(self.edition.map(Preset::Edition));
        let presets = one.map_or(EditionId::ALL.map(Preset::Edition).to_vec(), |only| vec![only]);
        let editions = presets.iter().map(|preset| preset.edition()).collect();
        let reader = Reader { lang, presets, editions };
        let words = self.clause.join(" ");
        match words.as_str() {
            "" if self.json => writeln!(out, "{:#}", reader.in_force().map(|c| reader.json(c)).collect::<Value>())?,
            "" => reader.list(out)?,
            "switches" if self.json => writeln!(out, "{:#}", reader.switches_json())?,
            "switches" => reader.switches(out)?,
            "books" if self.json => writeln!(out, "{:#}", books_json(lang))?,
            "books" => list_books(lang, out)?,
            "rulings" => reader.rulings(&reader.all_rulings(), self.json, out)?,
            words => reader.look_up(words, self.json, out)?,
        }
        Ok(Verdict::Fine)
    }
}

/// Somebody with a language, interested in some editions, or in a book.
struct Reader {
    lang: Lang,
    presets: Vec<Preset>,
    /// The editions of these.
    editions: Vec<EditionId>,
}

impl Reader {
    /// The editions with the rules somebody is interested in.
    fn played(&self) -> Vec<(EditionId, Rules)> {
        self.presets.iter().map(|preset| (preset.edition(), preset.rules())).collect()
    }

    fn in_force(&self) -> impl Iterator<Item = Clause> + '_ {
        let holds = |clause: &Clause| self.presets.iter().any(|preset| clause.holds(&preset.rules()));
        Clause::ALL.iter().copied().filter(holds)
    }

    /// Prints the clauses or the rulings that somebody means.
    fn look_up(&self, words: &str, json: bool, out: &mut impl Write) -> Result<()> {
        if let Some(clause) = Clause::from_id(words) {
            return self.clauses(&[clause], json, out);
        }
        let some = self.beginning_with(words);
        if !some.is_empty() {
            return if json {
                Ok(writeln!(out, "{:#}", some.into_iter().map(|clause| self.json(clause)).collect::<Value>())?)
            } else {
                self.clauses(&some, false, out)
            };
        }
        if let Some(id) = rulings::id(words) {
            return self.rulings(&[id], json, out);
        }
        if let Some(decision) = Decision::find(words) {
            return decision.print(json, out);
        }
        let clauses = rules::searched(self.lang, &self.editions);
        let found = search::find(words, &clauses);
        let ids = rulings::searched(self.lang, &self.played());
        let told = search::find(words, &ids);
        let near = |fit: Option<Fit>| matches!(fit, None | Some(Fit::Near(_)));
        if let Some(&clause) = search::only(&found) {
            self.clauses(&[*clause], json, out)
        } else if !near(found.first().map(|(_, fit)| *fit)) {
            let found = found.iter().map(|(clause, _)| **clause);
            if json {
                Ok(writeln!(out, "{:#}", found.map(|clause| self.json(clause)).collect::<Value>())?)
            } else {
                self.list_found(found, out)
            }
        } else if !near(told.first().map(|(_, fit)| *fit)) {
            self.rulings(&told.into_iter().map(|(id, _)| id.clone()).collect::<Vec<_>>(), json, out)
        } else {
            let mut ids: Vec<&str> = found.iter().map(|(clause, _)| clause.id()).collect();
            if ids.is_empty() {
                ids = nearest(words, Clause::ALL.iter().map(|clause| clause.id()));
            }
            bail!(cli::no_such_clause(self.lang, words, ids.into_iter().take(5).collect::<Vec<_>>().join(", ")))
        }
    }

    /// Clauses one after the other, or the only one as JSON.
    fn clauses(&self, clauses: &[Clause], json: bool, out: &mut impl Write) -> Result<()> {
        if let ([clause], true) = (clauses, json) {
            return Ok(writeln!(out, "{:#}", self.json(*clause))?);
        }
        for (i, &clause) in clauses.iter().enumerate() {
            if i > 0 {
                writeln!(out, "\n")?;
            }
            self.print(clause, out)?;
        }
        Ok(())
    }

    fn all_rulings(&self) -> Vec<String> {
        let here = |id: &String| self.played().iter().any(|(edition, rules)| rulings::holds(id, *edition, rules));
        rulings::ids().filter(here).collect()
    }

    /// Rulings: one with what it is about, several as a list.
    fn rulings(&self, ids: &[String], json: bool, out: &mut impl Write) -> Result<()> {
        match ids {
            [id] if json => writeln!(out, "{:#}", self.ruling_json(id))?,
            _ if json => writeln!(out, "{:#}", ids.iter().map(|id| self.ruling_json(id)).collect::<Value>())?,
            [id] => self.print_ruling(id, out)?,
            _ => ids.iter().try_for_each(|id| show_ruling(id, out))?,
        }
        Ok(())
    }

    fn print_ruling(&self, id: &str, out: &mut impl Write) -> Result<()> {
        let lang = self.lang;
        let held = EditionId::all().filter(|&edition| rulings::holds(id, edition, &edition.edition().rules));
        let names = held.map(|edition| editions::name(lang, edition)).collect::<Vec<_>>().join(", ");
        writeln!(out, "{BOLD}{id}{BOLD:#}  {DIM}{names}{DIM:#}")?;
        writeln!(out, "\n{}", wrapped(rulings::text(lang, id).unwrap_or_default(), ""))?;
        let clauses =
            rulings::clauses(id).iter().map(|&clause| format!("{} {}", clause.id(), rules::title(lang, clause)));
        let cards = rulings::cards(id).into_iter().map(|card| cards::name(lang, card).to_string());
        see(cli::see_rules(lang), &clauses.collect::<Vec<_>>(), out)?;
        see(cli::see_cards(lang), &cards.collect::<Vec<_>>(), out)
    }

    fn ruling_json(&self, id: &str) -> Value {
        let held = EditionId::all().filter(|&edition| rulings::holds(id, edition, &edition.edition().rules));
        json!({
            "id": id,
            "text": rulings::text(self.lang, id),
            "editions": held.map(EditionId::name).collect::<Vec<_>>(),
            "clauses": rulings::clauses(id).iter().map(|clause| clause.id()).collect::<Vec<_>>(),
            "cards": rulings::cards(id).iter().map(|card| card.id).collect::<Vec<_>>(),
        })
    }

    /// The clauses whose ids begin with a word, or all of them.
    fn beginning_with(&self, word: &str) -> Vec<Clause> {
        let begins = |clause: &Clause| clause.id().split('-').next().is_some_and(|id| id.eq_ignore_ascii_case(word));
        self.in_force().filter(|clause| word.eq_ignore_ascii_case("all") || begins(clause)).collect()
    }

    /// The notes of the editions somebody is interested in, with those of the books that differ, or of the book.
    fn notes(&self, clause: Clause) -> Vec<(Preset, &'static str)> {
        if let [Preset::Book(book)] = self.presets[..] {
            let note = rules::note_at(self.lang, clause, book.edition(), &book.rules());
            return note.map(|note| (Preset::Book(book), note)).into_iter().collect();
        }
        let wanted = |preset: &Preset| self.presets.contains(&Preset::Edition(preset.edition()));
        rules::notes(self.lang, clause).filter(|(preset, _)| wanted(preset)).collect()
    }

    /// What was found, the best first, without chapters.
    fn list_found(&self, clauses: impl Iterator<Item = Clause>, out: &mut impl Write) -> Result<()> {
        for clause in clauses {
            writeln!(out, "{:<10} {}", clause.id(), rules::title(self.lang, clause))?;
        }
        Ok(())
    }

    fn list(&self, out: &mut impl Write) -> Result<()> {
        let mut chapter: Option<Chapter> = None;
        for clause in self.in_force() {
            if chapter != Some(clause.chapter()) {
                if chapter.is_some() {
                    writeln!(out)?;
                }
                chapter = Some(clause.chapter());
                writeln!(out, "{BOLD}{}{BOLD:#}", rules::chapter(self.lang, clause.chapter()))?;
            }
            writeln!(out, "  {:<10} {}", clause.id(), rules::title(self.lang, clause))?;
        }
        Ok(())
    }

    fn print(&self, clause: Clause, out: &mut impl Write) -> Result<()> {
        let lang = self.lang;
        writeln!(out, "{BOLD}{}  {}{BOLD:#}", clause.id(), rules::title(lang, clause))?;
        let names = editions_of(clause).map(|edition| editions::name(lang, edition)).collect::<Vec<_>>().join(", ");
        writeln!(out, "{DIM}{}  ·  {names}{DIM:#}", rules::chapter(lang, clause.chapter()))?;
        writeln!(out, "\n{}", wrapped(rules::text(lang, clause), ""))?;
        for (preset, note) in self.notes(clause) {
            writeln!(out, "\n{BOLD}{}{BOLD:#}", books::name_of_preset(lang, preset))?;
            writeln!(out, "{}", wrapped(note, "  "))?;
        }
        if !clause.switches().is_empty() {
            writeln!(out, "\n{DIM}{}: {}{DIM:#}", cli::switches(lang), clause.switches().join(", "))?;
        }
        if !clause.see().is_empty() {
            writeln!(out)?;
            for &see in clause.see() {
                writeln!(out, "{DIM}→ {:<10} {}{DIM:#}", see.id(), rules::title(lang, see))?;
            }
        }
        let rulings: Vec<&str> = rulings::on(clause, &self.played()).collect();
        if !rulings.is_empty() {
            writeln!(out, "\n{DIM}{}{DIM:#}", cli::rulings(lang))?;
            rulings.iter().try_for_each(|id| show_ruling(id, out))?;
        }
        let questions: Vec<String> = self.questions(clause).map(|entry| entry.slug.to_string()).collect();
        see("kaiju faq", &questions, out)
    }

    /// The questions people ask about a clause.
    fn questions(&self, clause: Clause) -> impl Iterator<Item = &'static Entry> {
        let asked = FAQ.iter().filter(move |entry| entry.clauses.contains(&clause));
        asked.filter(|entry| entry.editions.iter().any(|edition| self.editions.contains(edition)))
    }

    fn json(&self, clause: Clause) -> Value {
        json!({
            "id": clause.id(),
            "chapter": rules::chapter(self.lang, clause.chapter()),
            "title": rules::title(self.lang, clause),
            "text": rules::text(self.lang, clause),
            "notes": self.notes(clause).into_iter().map(|(of, note)| (of.name().to_string(), json!(note))).collect::<Map<_, _>>(),
            "editions": editions_of(clause).map(EditionId::name).collect::<Vec<_>>(),
            "switches": clause.switches(),
            "see": clause.see().iter().map(|see| see.id()).collect::<Vec<_>>(),
            "rulings": rulings::on(clause, &self.played()).collect::<Vec<_>>(),
            "questions": self.questions(clause).map(|entry| entry.slug).collect::<Vec<_>>(),
        })
    }

    fn switches(&self, out: &mut impl Write) -> Result<()> {
        for (i, name) in Rules::NAMES.iter().enumerate() {
            if i > 0 {
                writeln!(out)?;
            }
            let values = values(name).join(", ");
            let room = 31usize.saturating_sub(width(name));
            writeln!(out, "{BOLD}{name}{BOLD:#}{:room$}{DIM}{values}{DIM:#}", "")?;
            writeln!(out, "{}", wrapped(rules::switch(self.lang, name), "  "))?;
            let presets = self.presets(name).map(|(preset, word)| format!("{} {word}", preset.name()));
            writeln!(out, "  {}", presets.collect::<Vec<_>>().join("  ·  "))?;
        }
        Ok(())
    }

    fn switches_json(&self) -> Value {
        let one = |name: &&str| {
            json!({
                "name": name,
                "values": values(name),
                "text": rules::switch(self.lang, name),
                "presets": self.presets(name).map(|(of, word)| (of.name().to_string(), json!(word))).collect::<Map<_, _>>(),
            })
        };
        Rules::NAMES.iter().map(one).collect()
    }

    /// What a switch is set to in each edition, and in the books that set it otherwise.
    fn presets(&self, name: &str) -> impl Iterator<Item = (Preset, &'static str)> {
        let with_books = self.presets.iter().flat_map(move |&preset| {
            let books = match preset {
                Preset::Edition(edition) => Book::of_edition(edition).collect(),
                Preset::Book(_) => Vec::new(),
            };
            let differs = move |book: &Book| book.changes().any(|(changed, _)| changed == name);
            std::iter::once(preset).chain(books.into_iter().filter(differs).map(Preset::Book))
        });
        with_books.filter_map(move |preset| Some((preset, preset.rules().get(name)?)))
    }
}

/// What else to read, where there is something.
fn see(heading: &str, words: &[String], out: &mut impl Write) -> Result<()> {
    if !words.is_empty() {
        let hanging = wrapped(&words.join(", "), "          ");
        writeln!(out, "\n{DIM}{heading:<10}{}{DIM:#}", hanging.trim_start())?;
    }
    Ok(())
}

/// The editions in which a clause is in force.
fn editions_of(clause: Clause) -> impl Iterator<Item = EditionId> {
    EditionId::all().filter(move |edition| clause.holds(&edition.edition().rules))
}

/// The books, each with what sets it apart from its edition.
fn list_books(lang: Lang, out: &mut impl Write) -> Result<()> {
    for (i, book) in Book::ALL.into_iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        let edition = editions::name(lang, book.edition());
        let room = 14usize.saturating_sub(width(book.name()));
        writeln!(out, "{BOLD}{book}{BOLD:#}{:room$}{}", "", books::title(lang, book))?;
        writeln!(out, "{DIM}{edition}  ·  {}{DIM:#}", books::language(book))?;
        let preset = book.edition().edition().rules;
        for (name, word) in book.changes() {
            let usual = cli::book_usual(lang, edition, preset.get(name).unwrap_or_default());
            writeln!(out, "  {name} {word}  {DIM}{usual}{DIM:#}")?;
            writeln!(out, "{}", wrapped(rules::switch(lang, name), "      "))?;
        }
        if book.changes().next().is_none() {
            writeln!(out, "  {}", cli::book_as_edition(lang))?;
        }
    }
    Ok(())
}

fn books_json(lang: Lang) -> Value {
    let one = |book: Book| {
        json!({
            "name": book.name(),
            "title": books::title(lang, book),
            "about": books::about(lang, book),
            "edition": book.edition().name(),
            "language": book.language(),
            "switches": book.changes().map(|(name, word)| (name.to_string(), json!(word))).collect::<Map<_, _>>(),
        })
    };
    Book::ALL.into_iter().map(one).collect()
}

/// The words a switch takes; `yes` comes first, since its text says what that means.
fn values(name: &str) -> Vec<&'static str> {
    let mut words = Rules::words(name).unwrap_or_default().to_vec();
    if words == ["no", "yes"] {
        words.reverse();
    }
    words
}
