//! `kaiju rules`: the rules reference, clause by clause.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use kaiju_rules::EditionId;
use kaiju_text::rules::{CLAUSES, Chapter, Clause, Edition, SWITCHES, find};
use kaiju_text::{Lang, cli};
use serde_json::{Map, Value, json};

use crate::Verdict;
use crate::args::edition;
use crate::near::nearest;
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
  kaiju rules switches                 the switches that differ between editions";

/// Which rule to look up.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct RulesArgs {
    /// The id of a clause, such as ENTER-2, the first word of several, such as ENTER, `all` or `switches`; without it,
    /// all clauses are listed.
    #[arg(value_name = "CLAUSE")]
    clause: Option<String>,
    /// Show only what holds in this edition: first, second or godzilla.
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
        let only = self.edition.map(Edition::of);
        let editions: Vec<Edition> = Edition::ALL.into_iter().filter(|&e| only.is_none_or(|o| o == e)).collect();
        let reader = Reader { lang, editions };
        match self.clause.as_deref() {
            None if self.json => writeln!(out, "{:#}", reader.in_force().map(|c| reader.json(c)).collect::<Value>())?,
            None => reader.list(out)?,
            Some("switches") if self.json => writeln!(out, "{:#}", reader.switches_json())?,
            Some("switches") => reader.switches(out)?,
            Some(id) => match (find(id), reader.beginning_with(id)) {
                (Some(clause), _) if self.json => writeln!(out, "{:#}", reader.json(clause))?,
                (Some(clause), _) => reader.print(clause, out)?,
                (None, some) if some.is_empty() => {
                    let near = nearest(id, CLAUSES.iter().map(|c| c.id));
                    bail!(cli::no_such_clause(lang, id, near[..5].join(", ")))
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
    editions: Vec<Edition>,
}

impl Reader {
    fn in_force(&self) -> impl Iterator<Item = &'static Clause> + '_ {
        CLAUSES.iter().filter(|clause| clause.editions.iter().any(|e| self.editions.contains(e)))
    }

    /// The clauses whose ids begin with a word, or all of them.
    fn beginning_with(&self, word: &str) -> Vec<&'static Clause> {
        let begins = |clause: &&Clause| clause.id.split('-').next().is_some_and(|id| id.eq_ignore_ascii_case(word));
        self.in_force().filter(|clause| word.eq_ignore_ascii_case("all") || begins(clause)).collect()
    }

    fn list(&self, out: &mut impl Write) -> Result<()> {
        let mut chapter: Option<Chapter> = None;
        for clause in self.in_force() {
            if chapter != Some(clause.chapter) {
                if chapter.is_some() {
                    writeln!(out)?;
                }
                chapter = Some(clause.chapter);
                writeln!(out, "{BOLD}{}{BOLD:#}", clause.chapter.title().get(self.lang))?;
            }
            writeln!(out, "  {:<10} {}", clause.id, clause.title.get(self.lang))?;
        }
        Ok(())
    }

    fn print(&self, clause: &Clause, out: &mut impl Write) -> Result<()> {
        writeln!(out, "{BOLD}{}  {}{BOLD:#}", clause.id, clause.title.get(self.lang))?;
        let names = clause.editions.iter().map(|e| e.title(self.lang)).collect::<Vec<_>>().join(", ");
        writeln!(out, "{DIM}{}  ·  {names}{DIM:#}", clause.chapter.title().get(self.lang))?;
        writeln!(out, "\n{}", wrapped(clause.text.get(self.lang), ""))?;
        for (edition, words) in clause.notes.iter().filter(|(e, _)| self.editions.contains(e)) {
            writeln!(out, "\n{BOLD}{}{BOLD:#}", edition.title(self.lang))?;
            writeln!(out, "{}", wrapped(words.get(self.lang), "  "))?;
        }
        if !clause.switches.is_empty() {
            writeln!(out, "\n{DIM}{}: {}{DIM:#}", cli::switches(self.lang), clause.switches.join(", "))?;
        }
        if !clause.see.is_empty() {
            writeln!(out)?;
            for see in clause.see.iter().filter_map(|id| find(id)) {
                writeln!(out, "{DIM}→ {:<10} {}{DIM:#}", see.id, see.title.get(self.lang))?;
            }
        }
        Ok(())
    }

    fn json(&self, clause: &Clause) -> Value {
        let notes = clause.notes.iter().filter(|(e, _)| self.editions.contains(e));
        json!({
            "id": clause.id,
            "chapter": clause.chapter.title().get(self.lang),
            "title": clause.title.get(self.lang),
            "text": clause.text.get(self.lang),
            "notes": notes.map(|(e, words)| (e.name().to_string(), json!(words.get(self.lang)))).collect::<Map<_, _>>(),
            "editions": clause.editions.iter().map(|e| e.name()).collect::<Vec<_>>(),
            "switches": clause.switches,
            "see": clause.see,
        })
    }

    fn switches(&self, out: &mut impl Write) -> Result<()> {
        for (i, switch) in SWITCHES.iter().enumerate() {
            if i > 0 {
                writeln!(out)?;
            }
            let values = switch.values.join(", ");
            let room = 31usize.saturating_sub(width(switch.name));
            writeln!(out, "{BOLD}{}{BOLD:#}{:room$}{DIM}{values}{DIM:#}", switch.name, "")?;
            writeln!(out, "{}", wrapped(switch.text.get(self.lang), "  "))?;
            let presets = self.editions.iter().map(|&e| format!("{} {}", e.name(), switch.preset(e)));
            writeln!(out, "  {}", presets.collect::<Vec<_>>().join("  ·  "))?;
        }
        Ok(())
    }

    fn switches_json(&self) -> Value {
        let presets = |switch: &kaiju_text::rules::Switch| {
            self.editions.iter().map(|&e| (e.name().to_string(), json!(switch.preset(e)))).collect::<Map<_, _>>()
        };
        let one = |switch: &kaiju_text::rules::Switch| {
            json!({
                "name": switch.name,
                "values": switch.values,
                "text": switch.text.get(self.lang),
                "presets": presets(switch),
            })
        };
        SWITCHES.iter().map(one).collect()
    }
}
