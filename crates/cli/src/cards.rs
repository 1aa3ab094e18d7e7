//! `kaiju cards`: the Power cards, what they do and what they have a say in.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use kaiju_rules::{Card, EditionId, Moment, Monster, deck_of};
use kaiju_text::events::monster_name;
use serde_json::{Value, json};

use crate::Verdict;
use crate::near::nearest;
use crate::sim::edition;
use crate::words::{BOLD, DIM, width, wrapped};

const EXAMPLES: &str = "\
Examples:
  kaiju cards                          all Power cards of the second edition
  kaiju cards --edition first          those of the first
  kaiju cards mimic                    one card, by its id or its name
  kaiju cards \"death from above\"       in either case
  kaiju cards --hook wound_coming      the cards that have a say when hearts are about to be lost
  kaiju cards --promos                 the promo cards
  kaiju cards --evolutions             the evolutions of every monster
  kaiju cards --json                   for another program

The id is the word for a card in positions, games and scenarios.";

/// Which cards to look up.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Cards {
    /// The id or the English name of a card; without it, all cards of the edition are listed.
    #[arg(value_name = "NAME")]
    name: Option<String>,
    /// The edition: first, second or godzilla.
    #[arg(long, value_name = "EDITION", default_value = "second", value_parser = edition)]
    edition: EditionId,
    /// List only the cards that listen to this hook.
    #[arg(long, value_name = "HOOK", value_parser = hook, conflicts_with = "name")]
    hook: Option<Moment>,
    /// List the promo cards, which the switch `promos` puts into the deck.
    #[arg(long, conflicts_with_all = ["name", "evolutions"])]
    promos: bool,
    /// List the evolutions of every monster instead of Power cards.
    #[arg(long, conflicts_with_all = ["name", "hook"])]
    evolutions: bool,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

/// Said wherever the cards of the Godzilla edition are listed.
const OURS: &str = "Card set: ours. No list of the printed cards of this edition is public; the rules are the \
edition's, these cards are kaiju's own design.";

fn hook(word: &str) -> Result<Moment, String> {
    Moment::ALL.iter().copied().find(|moment| moment.name() == word).ok_or_else(|| {
        let names = nearest(word, Moment::ALL.iter().map(|moment| moment.name()));
        format!("there is no such hook; nearest first, there are {}", names.join(", "))
    })
}

/// A card as one edition prints it.
#[derive(Clone, Copy)]
struct Print {
    edition: EditionId,
    card: &'static Card,
    copies: usize,
}

/// All cards of an edition, by name.
fn prints(edition: EditionId) -> Vec<Print> {
    let kinds = edition.edition().deck.kinds();
    let mut all: Vec<Print> = kinds.map(|(card, copies)| Print { edition, card, copies }).collect();
    all.sort_by_key(|print| print.card.name);
    all
}

/// The promo cards that go with an edition, by name.
fn promos(edition: EditionId) -> Vec<Print> {
    let mut all: Vec<Print> = edition.edition().deck.promos().map(|card| Print { edition, card, copies: 1 }).collect();
    all.sort_by_key(|print| print.card.name);
    all
}

/// Are the cards of this edition our own design?
fn ours(edition: EditionId) -> bool {
    edition.edition().rules.events
}

/// The evolutions of every monster that has some.
fn evolutions(json: bool, out: &mut impl Write) -> Result<()> {
    let decks = Monster::ALL.iter().filter_map(|&monster| deck_of(monster).map(|deck| (monster, deck)));
    if json {
        let all: Value = decks
            .flat_map(|(monster, deck)| deck.iter().map(move |card| (monster, card)))
            .map(|(monster, card)| {
                json!({
                    "id": card.id, "name": card.name, "monster": monster.id(), "kind": card.kind.word(),
                    "text": card.text, "rulings": card.rulings,
                })
            })
            .collect();
        writeln!(out, "{all:#}")?;
        return Ok(());
    }
    writeln!(out, "{DIM}{}{DIM:#}", wrapped(OURS, ""))?;
    for (monster, deck) in decks {
        writeln!(out, "\n{BOLD}{}{BOLD:#}  {DIM}{}{DIM:#}", monster_name(monster), monster.species().word())?;
        for card in deck {
            let (name, kind, id) = (card.name, card.kind.word(), card.id);
            writeln!(out, "  {BOLD}{name}{BOLD:#}  {kind}  {DIM}{id}{DIM:#}")?;
            writeln!(out, "{}", wrapped(card.text, "      "))?;
        }
    }
    Ok(())
}

/// A name without what people leave out or write otherwise: case, spaces, dashes, exclamation marks.
fn bare(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The names of the five cards somebody most likely meant: by name, by id, or by one long word of the name.
fn near(word: &str, cards: &[&'static Card]) -> Vec<&'static str> {
    let long = |name: &'static str| name.split(' ').filter(|word| word.len() > 3);
    let known = cards.iter().flat_map(|card| [card.name, card.id].into_iter().chain(long(card.name)));
    let mut names = Vec::new();
    for like in nearest(word, known) {
        for card in cards.iter().filter(|c| c.name == like || c.id == like || long(c.name).any(|word| word == like)) {
            if !names.contains(&card.name) {
                names.push(card.name);
            }
        }
    }
    names.truncate(5);
    names
}

impl Cards {
    /// Prints what was asked for.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        if self.evolutions {
            evolutions(self.json, out)?;
            return Ok(Verdict::Fine);
        }
        let mut found = if self.promos { promos(self.edition) } else { prints(self.edition) };
        if self.name.is_some() {
            found.extend(promos(self.edition));
        }
        if found.is_empty() && self.promos && !self.json {
            writeln!(out, "No promo cards go with the {} edition.", self.edition.edition().name)?;
            return Ok(Verdict::Fine);
        }
        if found.is_empty() && !self.json {
            writeln!(out, "The {} edition has no Power cards in kaiju yet.", self.edition.edition().name)?;
            return Ok(Verdict::Fine);
        }
        if let Some(name) = self.name.as_deref().filter(|_| !found.is_empty()) {
            let id = self.find(name)?;
            found.retain(|print| print.card.id == id);
        }
        if let Some(hook) = self.hook {
            found.retain(|print| print.card.hooks.listens(hook));
        }
        match found.as_slice() {
            _ if self.json => writeln!(out, "{:#}", found.iter().map(Print::json).collect::<Value>())?,
            [only] if self.name.is_some() => only.show(out)?,
            _ => self.list(&found, out)?,
        }
        Ok(Verdict::Fine)
    }

    /// The id of a card of this edition, by its id or by any name it has had.
    fn find(&self, name: &str) -> Result<&'static str> {
        let wanted = bare(name);
        let all: Vec<Print> = EditionId::all().flat_map(|e| prints(e).into_iter().chain(promos(e))).collect();
        let here = |id: &str| all.iter().any(|print| print.edition == self.edition && print.card.id == id);
        let known = all.iter().map(|print| print.card);
        let named = known.clone().find(|card| bare(card.id) == wanted || bare(card.name) == wanted);
        match named {
            Some(card) if here(card.id) => Ok(card.id),
            Some(card) => {
                let name = self.edition.edition().name;
                let other = all.iter().find(|print| print.card.id == card.id);
                let other = other.map_or("other", |print| print.edition.edition().name);
                bail!("the {name} edition has no {}; the {other} edition has", card.name)
            }
            None => {
                let here: Vec<&Card> = prints(self.edition).into_iter().map(|print| print.card).collect();
                let near = near(name, &here);
                bail!("there is no card {name}; the nearest are {}; `kaiju cards` lists all", near.join(", "))
            }
        }
    }

    fn list(&self, found: &[Print], out: &mut impl Write) -> Result<()> {
        let edition = self.edition.edition().name;
        if let Some(hook) = self.hook {
            let what = match found.len() {
                0 => "No card of".to_string(),
                1 => "1 card of".to_string(),
                n => format!("{n} cards of"),
            };
            let listen = if found.len() > 1 { "listen" } else { "listens" };
            writeln!(out, "{BOLD}{what} the {edition} edition {listen} to {}{BOLD:#}", hook.name())?;
        } else {
            let copies: usize = found.iter().map(|print| print.copies).sum();
            writeln!(
                out,
                "{BOLD}{copies} Power cards of the {edition} edition, {} different ones{BOLD:#}",
                found.len()
            )?;
        }
        if ours(self.edition) {
            writeln!(out, "{DIM}{}{DIM:#}", wrapped(OURS, ""))?;
        }
        if found.is_empty() {
            return Ok(());
        }
        let longest = found.iter().map(|print| width(print.card.name)).max().unwrap_or(0);
        writeln!(out, "\n{DIM}{:<longest$}  cost  kind     copies  id{DIM:#}", "name")?;
        for Print { card, copies, .. } in found {
            let room = longest - width(card.name);
            let (cost, kind, id) = (card.cost, card.kind.word(), card.id);
            write!(out, "{BOLD}{}{BOLD:#}{:room$}  {cost:>4}  ", card.name, "")?;
            writeln!(out, "{kind:<7}  {copies:>6}  {DIM}{id}{DIM:#}")?;
            writeln!(out, "{}", wrapped(card.text, "    "))?;
        }
        Ok(())
    }
}

impl Print {
    fn json(&self) -> Value {
        let Print { edition, card, copies } = self;
        json!({
            "id": card.id,
            "name": card.name,
            "edition": edition.edition().name,
            "set": if ours(*edition) { "ours" } else { "printed" },
            "kind": card.kind.word(),
            "cost": card.cost,
            "copies": copies,
            "text": card.text,
            "rulings": card.rulings,
            "hooks": self.hooks(),
        })
    }

    fn hooks(&self) -> Vec<&'static str> {
        Moment::ALL.iter().filter(|&&m| self.card.hooks.listens(m)).map(|m| m.name()).collect()
    }

    /// What people see of it.
    fn face(&self) -> (&str, &str, u8, &str, usize) {
        (self.card.name, self.card.text, self.card.cost, self.card.kind.word(), self.copies)
    }

    /// `8⚡ keep, 1 copy`
    fn terms(&self) -> String {
        let copies = if self.copies == 1 { "1 copy".to_string() } else { format!("{} copies", self.copies) };
        format!("{}⚡ {}, {copies}", self.card.cost, self.card.kind.word())
    }

    fn show(&self, out: &mut impl Write) -> Result<()> {
        let Print { edition, card, .. } = self;
        writeln!(out, "{BOLD}{}{BOLD:#}  {}", card.name, self.terms())?;
        writeln!(out, "{DIM}{}  ·  {} edition{DIM:#}", card.id, edition.edition().name)?;
        writeln!(out, "\n{}\n", wrapped(card.text, ""))?;
        let lines = [("Rulings", card.rulings.to_vec(), "none"), ("Hooks", self.hooks(), "none: it does nothing yet")];
        for (name, words, without) in lines {
            let words = if words.is_empty() { without.to_string() } else { words.join(", ") };
            let hanging = wrapped(&words, "          ");
            writeln!(out, "{DIM}{name:<10}{DIM:#}{}", hanging.trim_start())?;
        }
        for other in EditionId::all().filter(|e| e != edition).flat_map(prints) {
            if other.card.id == card.id && other.face() != self.face() {
                let name = if other.card.name == card.name { "" } else { &format!("{}, ", other.card.name) };
                writeln!(out, "\n{BOLD}{}{BOLD:#}  {name}{}", other.edition.edition().name, other.terms())?;
                writeln!(out, "{}", wrapped(other.card.text, "  "))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bare_name_is_what_people_remember() {
        assert_eq!(bare("It Has a Child!"), bare("it-has-a-child"));
        assert_eq!(bare("We're Only Making It Stronger"), "wereonlymakingitstronger");
    }

    #[test]
    fn a_hook_is_known_by_the_name_of_its_field() {
        assert_eq!(hook("wound_coming"), Ok(Moment::WoundComing));
        assert!(hook("wound").unwrap_err().contains("there are wounded, wound_coming, "));
    }
}
