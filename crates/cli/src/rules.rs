//! `kaiju rules`: the rules reference, clause by clause.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use kaiju_rules::{Chapter, Clause, EditionId, Rules};
use kaiju_text::{Lang, cli, editions, rules};
use serde_json::{Map, Value, json};

use crate::Verdict;
use crate::args::edition;
use crate::near::nearest;
use crate::statements;
use crate::tongue::lang;
use crate::words::{BOLD, DIM, width, wrapped};

const EXAMPLES: &str = "\
Examples:
  kaiju rules                          all clauses, chapter by chapter
  kaiju rules ENTER-2                  one clause, with the differences between editions
  kaiju rules enter                    all clauses that start with that word
  kaiju rules all                      the whole reference
  kaiju rules YIELD-2 --lang es        the same in Spanish
  kaiju rules --edition godzilla       only what holds in one edition
  kaiju rules switches                 the switches that differ between editions
  kaiju rules books es-2016            what one rulebook says, and the scenarios that show it";

/// Which rule to look up.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct RulesArgs {
    /// The id of a clause, such as ENTER-2, the first word of several, such as ENTER, `all` or `switches`; without it,
    /// all clauses are listed.
    #[arg(value_name = "CLAUSE")]
    clause: Option<String>,
    /// After `books`: the book to read, statement by statement, with the scenarios that show each.
    #[arg(value_name = "NAME")]
    name: Option<String>,
    /// Show only what holds in this edition: EDITIONS.
    #[arg(long, value_name = "EDITION", value_parser = edition)]
    edition: Option<EditionId>,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

impl RulesArgs {
    /// Prints what was asked for.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let lang = lang();
        match (self.clause.as_deref(), self.name.as_deref()) {
            (Some("books"), Some(name)) => return statements::print(name, self.json, out),
            (_, Some(word)) => bail!(cli::only_books(lang, word)),
            _ => {}
        }
        let editions = self.edition.map_or(EditionId::ALL.to_vec(), |only| vec![only]);
        let reader = Reader { lang, editions };
        match self.clause.as_deref() {
            None if self.json => writeln!(out, "{:#}", reader.in_force().map(|c| reader.json(c)).collect::<Value>())?,
            None => reader.list(out)?,
            Some("switches") if self.json => writeln!(out, "{:#}", reader.switches_json())?,
            Some("switches") => reader.switches(out)?,
            Some(id) => match (Clause::from_id(id), reader.beginning_with(id)) {
                (Some(clause), _) if self.json => writeln!(out, "{:#}", reader.json(clause))?,
                (Some(clause), _) => reader.print(clause, out)?,
                (None, some) if some.is_empty() => {
                    let near = nearest(id, Clause::ALL.iter().map(|clause| clause.id()));
                    bail!(cli::no_such_clause(lang, id, near.iter().take(5).copied().collect::<Vec<_>>().join(", ")))
                }
                (None, some) if self.json => {
                    writeln!(out, "{:#}", some.into_iter().map(|clause| reader.json(clause)).collect::<Value>())?;
                }
                (None, some) => {
                    for (i, clause) in some.into_iter().enumerate() {
                        if i > 0 {
                            writeln!(out, "\n")?;
                        }
                        reader.print(clause, out)?;
                    }
                }
            },
        }
        Ok(Verdict::Fine)
    }
}

/// Somebody with a language, interested in some editions.
struct Reader {
    lang: Lang,
    editions: Vec<EditionId>,
}

impl Reader {
    fn in_force(&self) -> impl Iterator<Item = Clause> + '_ {
        let holds = |clause: &Clause| self.editions.iter().any(|edition| clause.holds(&edition.edition().rules));
        Clause::ALL.iter().copied().filter(holds)
    }

    /// The clauses whose ids begin with a word, or all of them.
    fn beginning_with(&self, word: &str) -> Vec<Clause> {
        let begins = |clause: &Clause| clause.id().split('-').next().is_some_and(|id| id.eq_ignore_ascii_case(word));
        self.in_force().filter(|clause| word.eq_ignore_ascii_case("all") || begins(clause)).collect()
    }

    /// The notes of the editions somebody is interested in.
    fn notes(&self, clause: Clause) -> impl Iterator<Item = (EditionId, &'static str)> + '_ {
        rules::notes(self.lang, clause).filter(|(edition, _)| self.editions.contains(edition))
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
        for (edition, note) in self.notes(clause) {
            writeln!(out, "\n{BOLD}{}{BOLD:#}", editions::name(lang, edition))?;
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
        Ok(())
    }

    fn json(&self, clause: Clause) -> Value {
        json!({
            "id": clause.id(),
            "chapter": rules::chapter(self.lang, clause.chapter()),
            "title": rules::title(self.lang, clause),
            "text": rules::text(self.lang, clause),
            "notes": self.notes(clause).map(|(e, note)| (e.to_string(), json!(note))).collect::<Map<_, _>>(),
            "editions": editions_of(clause).map(EditionId::name).collect::<Vec<_>>(),
            "switches": clause.switches(),
            "see": clause.see().iter().map(|see| see.id()).collect::<Vec<_>>(),
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
            let presets = self.presets(name).map(|(edition, word)| format!("{edition} {word}"));
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
                "presets": self.presets(name).map(|(e, word)| (e.to_string(), json!(word))).collect::<Map<_, _>>(),
            })
        };
        Rules::NAMES.iter().map(one).collect()
    }

    /// What a switch is set to in each edition.
    fn presets(&self, name: &str) -> impl Iterator<Item = (EditionId, &'static str)> {
        self.editions.iter().filter_map(move |&edition| Some((edition, edition.edition().rules.get(name)?)))
    }
}

/// The editions in which a clause is in force.
fn editions_of(clause: Clause) -> impl Iterator<Item = EditionId> {
    EditionId::all().filter(move |edition| clause.holds(&edition.edition().rules))
}

/// The words a switch takes; `yes` comes first, since its text says what that means.
fn values(name: &str) -> Vec<&'static str> {
    let mut words = Rules::words(name).unwrap_or_default().to_vec();
    if words == ["no", "yes"] {
        words.reverse();
    }
    words
}
