//! `kaiju cards`: looks up the Power cards: text, cost, rulings, what they listen to.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use kaiju_rules::{Book, Card, EditionId, Moment, Monster, Preset, deck_of};
use kaiju_text::ask::species;
use kaiju_text::events::list;
use kaiju_text::{Lang, books, cards, cli, editions, rulings};
use serde_json::{Value, json};

use crate::Verdict;
use crate::args::PresetArgs;
use crate::near::nearest;
use crate::tongue::lang;
use crate::words::{BOLD, DIM, width, wrapped};

const EXAMPLES: &str = "\
Examples:
  kaiju cards                          all Power cards of the second edition
  kaiju cards --edition first          those of the first
  kaiju cards --book es-2016           as a rulebook reads them
  kaiju cards mimic                    one card, by its id or its name
  kaiju cards \"death from above\"       in either case
  kaiju cards --hook wound_coming      the cards that have a say when hearts are about to be lost
  kaiju cards --promos                 the promo cards
  kaiju cards --evolutions             the Evolutions of every monster
  kaiju cards --numbers                the order of the cards of every edition, to check fair dice with
  kaiju cards --json                   for another program

The id is the word for a card in positions, games and scenarios.";

/// Which cards to look up.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct CardsArgs {
    /// The id of a card, or its name in any language; without it, all cards of the edition are listed.
    #[arg(value_name = "NAME")]
    name: Option<String>,
    #[command(flatten)]
    read: PresetArgs,
    /// List only the cards that listen to this hook.
    #[arg(long, value_name = "HOOK", value_parser = hook, conflicts_with = "name")]
    hook: Option<Moment>,
    /// List the promo cards, which the switch `promos` puts into the deck.
    #[arg(long, conflicts_with_all = ["name", "evolutions"])]
    promos: bool,
    /// List the Evolutions of every monster instead of Power cards.
    #[arg(long, conflicts_with_all = ["name", "hook"])]
    evolutions: bool,
    /// List the numbers of all cards and Evolutions, from which chance chooses: of which edition or monster, the number, the id.
    #[arg(long, conflicts_with_all = ["name", "hook", "promos", "evolutions", "json"])]
    numbers: bool,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

fn hook(word: &str) -> Result<Moment, String> {
    Moment::ALL.iter().copied().find(|moment| moment.name() == word).ok_or_else(|| {
        let names = nearest(word, Moment::ALL.iter().map(|moment| moment.name()));
        cli::no_such_hook(lang(), names.join(", "))
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
    all.sort_by_key(|print| print.name().to_lowercase());
    all
}

/// The promo cards that go with an edition, by name.
fn promos(edition: EditionId) -> Vec<Print> {
    let mut all: Vec<Print> = edition.edition().deck.promos().map(|card| Print { edition, card, copies: 1 }).collect();
    all.sort_by_key(|print| print.name().to_lowercase());
    all
}

/// Are the Evolutions of this monster our own design? They are where those of its edition are.
fn evolutions_ours(monster: Monster) -> bool {
    EditionId::all().any(|edition| edition.edition().ours && edition.edition().monsters.contains(&monster))
}

/// The order in which chance finds the cards of every edition and the Evolutions of every monster: `docs/card-order.md`.
fn numbers(out: &mut impl Write) -> Result<()> {
    for edition in EditionId::all().map(EditionId::edition) {
        for id in edition.deck.all().iter() {
            let name = edition.deck.card(id).id;
            let copy = edition.deck.copies(name).position(|one| one == id).unwrap_or(0);
            let copy = if copy == 0 { String::new() } else { format!("#{}", copy + 1) };
            writeln!(out, "card {} {} {name}{copy}", edition.name, id.index() + 1)?;
        }
    }
    for &monster in Monster::ALL {
        for (i, card) in deck_of(monster).into_iter().flatten().enumerate() {
            writeln!(out, "evolution {} {} {}", monster.id(), i + 1, card.id)?;
        }
    }
    Ok(())
}

/// The Evolutions of every monster that has some.
fn evolutions(json: bool, out: &mut impl Write) -> Result<()> {
    let decks = Monster::ALL.iter().filter_map(|&monster| deck_of(monster).map(|deck| (monster, deck)));
    if json {
        let all: Value = decks
            .flat_map(|(monster, deck)| deck.iter().map(move |card| (monster, card)))
            .map(|(monster, card)| {
                json!({
                    "id": card.id, "name": cards::name(lang(), card), "monster": monster.id(),
                    "set": if evolutions_ours(monster) { "ours" } else { "printed" }, "kind": card.kind.word(), "text": cards::text(lang(), card), "rulings": card.rulings,
                })
            })
            .collect();
        writeln!(out, "{all:#}")?;
        return Ok(());
    }
    let mut told = false;
    for (i, (monster, deck)) in decks.enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        if evolutions_ours(monster) && !told {
            told = true;
            writeln!(out, "{DIM}{}{DIM:#}\n", wrapped(cli::evolutions_ours(lang()), ""))?;
        }
        writeln!(out, "{BOLD}{}{BOLD:#}  {DIM}{}{DIM:#}", monster.name(), species(lang(), monster.species()))?;
        for card in deck {
            let (name, kind, id) = (cards::name(lang(), card), cards::kind(lang(), card.kind), card.id);
            writeln!(out, "  {BOLD}{name}{BOLD:#}  {kind}  {DIM}{id}{DIM:#}")?;
            writeln!(out, "{}", wrapped(cards::text(lang(), card), "      "))?;
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
    let words = |card: &'static Card| {
        let name = cards::name(lang(), card);
        [name, card.id].into_iter().chain(long(name))
    };
    let mut names = Vec::new();
    for like in nearest(word, cards.iter().flat_map(|card| words(card))) {
        for card in cards.iter().filter(|card| words(card).any(|word| word == like)) {
            let name = cards::name(lang(), card);
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    names.truncate(5);
    names
}

impl CardsArgs {
    /// Prints what was asked for.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        if self.numbers {
            numbers(out)?;
            return Ok(Verdict::Fine);
        }
        if self.evolutions {
            evolutions(self.json, out)?;
            return Ok(Verdict::Fine);
        }
        let edition = self.edition();
        let mut found = if self.promos { promos(edition) } else { prints(edition) };
        if self.name.is_some() {
            found.extend(promos(edition));
        }
        for print in &mut found {
            print.card = print.card.under(&self.read.preset().rules());
        }
        if found.is_empty() && self.promos && !self.json {
            writeln!(out, "{}", cli::no_promos(lang(), title(edition)))?;
            return Ok(Verdict::Fine);
        }
        if found.is_empty() && !self.json {
            writeln!(out, "{}", cli::no_cards(lang(), title(edition)))?;
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
            [only] if self.name.is_some() => only.show(self.read.preset(), out)?,
            _ => self.list(&found, out)?,
        }
        Ok(Verdict::Fine)
    }

    /// The edition, or that of the book.
    fn edition(&self) -> EditionId {
        self.read.preset().edition()
    }

    /// The id of a card of this edition, by its id or by any name it has had.
    fn find(&self, name: &str) -> Result<&'static str> {
        let wanted = bare(name);
        let all: Vec<Print> = EditionId::all().flat_map(|e| prints(e).into_iter().chain(promos(e))).collect();
        let here = |id: &str| all.iter().any(|print| print.edition == self.edition() && print.card.id == id);
        let known = all.iter().map(|print| print.card);
        let named = known.clone().find(|card| known_as(card).any(|name| bare(name) == wanted));
        match named {
            Some(card) if here(card.id) => Ok(card.id),
            Some(card) => {
                let has = |edition: &EditionId| all.iter().any(|p| p.card.id == card.id && p.edition == *edition);
                let others = list(lang(), EditionId::all().filter(has).map(|edition| title(edition).to_string()));
                bail!(cli::not_in_edition(lang(), title(self.edition()), cards::name(lang(), card), others))
            }
            None => {
                let here: Vec<&Card> = prints(self.edition()).into_iter().map(|print| print.card).collect();
                let near = near(name, &here);
                bail!(cli::no_such_card(lang(), name, near.join(", ")))
            }
        }
    }

    fn list(&self, found: &[Print], out: &mut impl Write) -> Result<()> {
        let (lang, edition) = (lang(), books::name_of_preset(lang(), self.read.preset()));
        let heading = match self.hook {
            Some(hook) => cli::cards_listening(lang, found.len() as u32, edition, hook.name()),
            None => cli::cards_of(lang, found.iter().map(|print| print.copies).sum::<usize>(), edition, found.len()),
        };
        writeln!(out, "{BOLD}{heading}{BOLD:#}")?;
        if self.edition().edition().ours {
            writeln!(out, "{DIM}{}{DIM:#}", wrapped(cli::cards_ours(lang), ""))?;
        }
        if found.is_empty() {
            return Ok(());
        }
        let longest = found.iter().map(|print| width(print.name())).max().unwrap_or(0);
        let kinds = found.iter().map(|print| width(print.kind())).max().unwrap_or(0).max(width(cli::column_kind(lang)));
        let (name, cost, kind) = (cli::column_name(lang), cli::column_cost(lang), cli::column_kind(lang));
        let (copies, id) = (cli::column_copies(lang), cli::column_id(lang));
        writeln!(out, "\n{DIM}{name:<longest$}  {cost:>5}  {kind:<kinds$}  {copies:>6}  {id}{DIM:#}")?;
        for print in found {
            let Print { card, copies, .. } = print;
            let room = longest - width(print.name());
            write!(out, "{BOLD}{}{BOLD:#}{:room$}  {:>5}  ", print.name(), "", card.cost)?;
            writeln!(out, "{:<kinds$}  {copies:>6}  {DIM}{}{DIM:#}", print.kind(), card.id)?;
            writeln!(out, "{}", wrapped(print.text(), "    "))?;
        }
        Ok(())
    }
}

/// What people call an edition.
fn title(edition: EditionId) -> &'static str {
    editions::name(lang(), edition)
}

/// The id of a card and its names in every language.
fn known_as(card: &'static Card) -> impl Iterator<Item = &'static str> {
    Lang::ALL.into_iter().map(move |lang| cards::name(lang, card)).chain([card.id])
}

impl Print {
    fn json(&self) -> Value {
        let Print { edition, card, copies } = self;
        json!({
            "id": card.id,
            "name": self.name(),
            "edition": edition.edition().name,
            "set": if edition.edition().ours { "ours" } else { "printed" },
            "kind": card.kind.word(),
            "cost": card.cost,
            "copies": copies,
            "text": self.text(),
            "rulings": card.rulings,
            "hooks": self.hooks(),
        })
    }

    fn hooks(&self) -> Vec<&'static str> {
        Moment::ALL.iter().filter(|&&m| self.card.hooks.listens(m)).map(|m| m.name()).collect()
    }

    fn name(&self) -> &'static str {
        cards::name(lang(), self.card)
    }

    fn text(&self) -> &'static str {
        cards::text(lang(), self.card)
    }

    fn kind(&self) -> &'static str {
        cards::kind(lang(), self.card.kind)
    }

    /// What people see of it.
    fn face(&self) -> (&str, &str, u8, &str, usize) {
        (self.name(), self.text(), self.card.cost, self.kind(), self.copies)
    }

    /// `8⚡ Keep, 1 copy`
    fn terms(&self) -> String {
        format!("{}⚡ {}, {}", self.card.cost, self.kind(), cli::copies(lang(), self.copies as u32))
    }

    /// Each book that reads it otherwise, with what the card says there.
    fn elsewhere(&self, shown: Preset) -> impl Iterator<Item = (Book, &'static str)> + '_ {
        let told = move |book: Book| {
            let deck = book.edition().edition().deck;
            let card = deck.card(deck.copies(self.card.id).next()?).under(&book.rules());
            let own = Preset::Book(book) == shown || card.when.is_none();
            (!own && card.text != self.card.text).then(|| (book, cards::text(lang(), card)))
        };
        Book::ALL.into_iter().filter_map(told)
    }

    fn show(&self, shown: Preset, out: &mut impl Write) -> Result<()> {
        let Print { edition, card, .. } = self;
        let lang = lang();
        writeln!(out, "{BOLD}{}{BOLD:#}  {}", self.name(), self.terms())?;
        writeln!(out, "{DIM}{}  ·  {}{DIM:#}", card.id, books::name_of_preset(lang, shown))?;
        writeln!(out, "\n{}\n", wrapped(self.text(), ""))?;
        let hooks = self.hooks();
        let hooks = if hooks.is_empty() { cli::hooks_none(lang).to_string() } else { hooks.join(", ") };
        let hanging = |text: &str| wrapped(text, "            ").trim_start().to_string();
        writeln!(out, "{DIM}{:<12}{DIM:#}{}", cli::hooks(lang), hanging(&hooks))?;
        for other in EditionId::all().filter(|e| e != edition || card.when.is_some()).flat_map(prints) {
            if other.card.id == card.id && other.face() != self.face() {
                let name = if other.name() == self.name() { "" } else { &format!("{}, ", other.name()) };
                writeln!(out, "\n{BOLD}{}{BOLD:#}  {name}{}", title(other.edition), other.terms())?;
                writeln!(out, "{}", wrapped(other.text(), "  "))?;
            }
        }
        for (book, text) in self.elsewhere(shown) {
            writeln!(out, "\n{BOLD}{}{BOLD:#}  {DIM}{book}{DIM:#}", books::name(lang, book))?;
            writeln!(out, "{}", wrapped(text, "  "))?;
        }
        if card.rulings.is_empty() {
            writeln!(out, "{DIM}{:<12}{DIM:#}{}", cli::rulings(lang), cli::rulings_none(lang))?;
        } else {
            writeln!(out, "\n{DIM}{}{DIM:#}", cli::rulings(lang))?;
        }
        for id in card.rulings {
            let said = wrapped(rulings::text(lang, id).unwrap_or_default(), "          ");
            writeln!(out, "  {DIM}{id:<8}{DIM:#}{}", said.trim_start())?;
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
        assert!(hook("wound").unwrap_err().contains("nearest first: wounded, wound_coming, "));
    }
}
