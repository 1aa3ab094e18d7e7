//! `kaiju cards`: looks up the Power cards: text, cost, rulings, what they listen to.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use kaiju_rules::{Book, Card, EditionId, Moment, Monster, Pack, Preset, Rules, deck_of};
use kaiju_text::ask::species;
use kaiju_text::events::list;
use kaiju_text::search::{self, Fit};
use kaiju_text::{books, cards, cli, editions, rulings};
use serde_json::{Value, json};

use crate::Verdict;
use crate::args::PresetArgs;
use crate::near::nearest;
use crate::tongue::lang;
use crate::words::{BOLD, DIM, left, right, width, wrapped};

const EXAMPLES: &str = "\
Examples:
  kaiju cards                          all Power cards of the second edition
  kaiju cards --edition first          those of the first
  kaiju cards --book es-2016           as a rulebook reads them
  kaiju cards mimic                    one card, by its id or its name
  kaiju cards cuspo venenoso           in any language, with or without accents
  kaiju cards poisn quils              a small typing error does no harm
  kaiju cards breath                   every card with that word
  kaiju cards --hook wound_coming      the cards that have a say when hearts are about to be lost
  kaiju cards --promos                 the promo cards
  kaiju cards --costumes               the costumes
  kaiju cards --evolutions             the Evolutions of every monster
  kaiju cards --numbers                the order of the cards of every edition, to check fair dice with
  kaiju cards --json                   for another program

The id is the word for a card in positions, games and scenarios.";

/// Which cards to look up.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct CardsArgs {
    /// A card by its id, its name in any language, or some words of it; without it, all cards of the edition are listed.
    #[arg(value_name = "NAME")]
    name: Vec<String>,
    #[command(flatten)]
    read: PresetArgs,
    /// List only the cards that listen to this hook.
    #[arg(long, value_name = "HOOK", value_parser = hook, conflicts_with = "name")]
    hook: Option<Moment>,
    /// List the promo cards, which the switch `promos` puts into the deck.
    #[arg(long, conflicts_with_all = ["name", "evolutions"])]
    promos: bool,
    /// List the costumes, which the switch `costumes` puts into the deck.
    #[arg(long, conflicts_with_all = ["name", "promos", "evolutions"])]
    costumes: bool,
    /// List the Evolutions of every monster instead of Power cards.
    #[arg(long, conflicts_with_all = ["name", "hook"])]
    evolutions: bool,
    /// List the numbers of all cards and Evolutions, from which chance chooses: of which edition or monster, the number, the id.
    #[arg(long, conflicts_with_all = ["name", "hook", "promos", "costumes", "evolutions", "json"])]
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
    /// The rules it is read under.
    rules: Rules,
}

/// All cards of an edition, by name.
fn prints(edition: EditionId) -> Vec<Print> {
    let kinds = edition.edition().deck.kinds();
    let mut all: Vec<Print> =
        kinds.map(|(card, copies)| Print { edition, card, copies, rules: edition.edition().rules }).collect();
    all.sort_by_key(|print| print.name().to_lowercase());
    all
}

/// Cards that were printed apart and go with an edition, by name.
fn apart(edition: EditionId, cards: impl Iterator<Item = &'static Card>) -> Vec<Print> {
    let mut all: Vec<Print> =
        cards.map(|card| Print { edition, card, copies: 1, rules: edition.edition().rules }).collect();
    all.sort_by_key(|print| print.name().to_lowercase());
    all
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
    let decks = monsters();
    if json {
        let all: Value =
            decks.flat_map(|(monster, deck)| deck.iter().map(move |card| evolution_json(monster, card))).collect();
        writeln!(out, "{all:#}")?;
        return Ok(());
    }
    let (printed, ours): (Vec<_>, Vec<_>) = decks.partition(|&(monster, _)| !monster.evolutions_are_ours());
    let mut told = None;
    for (i, (monster, deck)) in printed.into_iter().chain(ours).enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        let about = if monster.evolutions_are_ours() { cli::evolutions_ours } else { cli::evolutions_printed };
        let set = about(lang());
        if told != Some(set) {
            told = Some(set);
            writeln!(out, "{DIM}{}{DIM:#}\n", wrapped(set, ""))?;
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

/// The names of the five cards somebody most likely meant: by name, by id, or by one long word of the name.
fn nearby(word: &str, cards: &[&'static Card]) -> Vec<&'static str> {
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
        let deck = edition.edition().deck;
        let mut found = match (self.promos, self.costumes) {
            (true, _) => apart(edition, deck.promos()),
            (_, true) => apart(edition, deck.pack(Pack::Costumes)),
            _ => prints(edition),
        };
        for print in &mut found {
            print.read_under(self.read.preset().rules());
        }
        if found.is_empty() && !self.json {
            let none = match (self.promos, self.costumes) {
                (true, _) => cli::no_promos(lang(), title(edition)),
                (_, true) => cli::no_costumes(lang(), title(edition)),
                _ => cli::no_cards(lang(), title(edition)),
            };
            writeln!(out, "{none}")?;
            return Ok(Verdict::Fine);
        }
        if !self.name.is_empty() {
            self.look_up(&self.name.join(" "), out)?;
            return Ok(Verdict::Fine);
        }
        if let Some(hook) = self.hook {
            found.retain(|print| print.card.hooks.listens(hook));
        }
        if self.json {
            writeln!(out, "{:#}", found.iter().map(Print::json).collect::<Value>())?;
        } else {
            self.list(&found, None, out)?;
        }
        Ok(Verdict::Fine)
    }

    /// The edition, or that of the book.
    fn edition(&self) -> EditionId {
        self.read.preset().edition()
    }

    /// Shows the card somebody means; where several have these words, lists those of this edition.
    fn look_up(&self, words: &str, out: &mut impl Write) -> Result<()> {
        let editions: Vec<EditionId> = EditionId::all().collect();
        let mut all: Vec<Print> =
            editions.iter().flat_map(|&e| prints(e).into_iter().chain(apart(e, e.edition().deck.extras()))).collect();
        for print in all.iter_mut().filter(|print| print.edition == self.edition()) {
            print.read_under(self.read.preset().rules());
        }
        let here = |id: &str| all.iter().find(|print| print.edition == self.edition() && print.card.id == id);
        let mut shelf: Vec<&'static Card> = Vec::new();
        for card in all.iter().map(|print| print.card).chain(monsters().flat_map(|(_, deck)| deck.iter().copied())) {
            if !shelf.iter().any(|other| other.id == card.id) {
                shelf.push(here(card.id).map_or(card, |print| print.card));
            }
        }
        let shelf = cards::searched(lang(), shelf);
        let found = search::find(words, &shelf);
        if let Some(card) = search::only(&found) {
            return match (here(card.id), cards::owner(card)) {
                (Some(print), _) if self.json => Ok(writeln!(out, "{:#}", json!([print.json()]))?),
                (Some(print), _) => print.show(self.read.preset(), out),
                (None, Some(monster)) if self.json => {
                    Ok(writeln!(out, "{:#}", json!([evolution_json(monster, card)]))?)
                }
                (None, Some(monster)) => show_evolution(monster, card, out),
                (None, None) => {
                    let has = |edition: &EditionId| all.iter().any(|p| p.card.id == card.id && p.edition == *edition);
                    let others = list(lang(), EditionId::all().filter(has).map(|edition| title(edition).to_string()));
                    bail!(cli::not_in_edition(lang(), title(self.edition()), cards::name(lang(), card), others))
                }
            };
        }
        let near = |(_, fit): &(_, Fit)| matches!(fit, Fit::Near(_));
        let some: Vec<Print> = found.iter().filter_map(|(card, _)| here(card.id)).copied().collect();
        let evolutions: Vec<(Monster, &Card)> =
            found.iter().filter_map(|(card, _)| Some((cards::owner(card)?, **card))).collect();
        if some.is_empty() && evolutions.is_empty() || found.iter().any(near) {
            let mut names: Vec<_> = found.iter().map(|(card, _)| cards::name(lang(), card)).take(5).collect();
            if names.is_empty() {
                names = nearby(words, &prints(self.edition()).into_iter().map(|print| print.card).collect::<Vec<_>>());
            }
            bail!(cli::no_such_card(lang(), words, names.join(", ")))
        }
        if self.json {
            let evolutions = evolutions.into_iter().map(|(monster, card)| evolution_json(monster, card));
            return Ok(writeln!(out, "{:#}", some.iter().map(Print::json).chain(evolutions).collect::<Value>())?);
        }
        if !some.is_empty() {
            self.list(&some, Some(words), out)?;
        }
        for (i, (monster, card)) in evolutions.into_iter().enumerate() {
            if i > 0 || !some.is_empty() {
                writeln!(out)?;
            }
            evolution_head(monster, card, out)?;
            writeln!(out, "{}", wrapped(cards::text(lang(), card), "    "))?;
        }
        Ok(())
    }

    fn list(&self, found: &[Print], words: Option<&str>, out: &mut impl Write) -> Result<()> {
        let (lang, edition) = (lang(), books::name_of_preset(lang(), self.read.preset()));
        let heading = match (self.hook, words) {
            (_, Some(words)) => cli::cards_with(lang, found.len() as u32, edition, words),
            (Some(hook), None) => cli::cards_listening(lang, found.len() as u32, edition, hook.name()),
            (None, None) => {
                cli::cards_of(lang, found.iter().map(|print| print.copies).sum::<usize>(), edition, found.len())
            }
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
        let (name, cost) = (left(cli::column_name(lang), longest), right(cli::column_cost(lang), 5));
        let (kind, copies) = (left(cli::column_kind(lang), kinds), right(cli::column_copies(lang), 6));
        writeln!(out, "\n{DIM}{name}  {cost}  {kind}  {copies}  {}{DIM:#}", cli::column_id(lang))?;
        for print in found {
            let Print { card, copies, .. } = print;
            write!(out, "{BOLD}{}{BOLD:#}  {:>5}  ", left(print.name(), longest), card.cost)?;
            writeln!(out, "{}  {copies:>6}  {DIM}{}{DIM:#}", left(print.kind(), kinds), card.id)?;
            writeln!(out, "{}", wrapped(print.text(), "    "))?;
        }
        Ok(())
    }
}

/// What people call an edition.
fn title(edition: EditionId) -> &'static str {
    editions::name(lang(), edition)
}

/// The monsters that have Evolutions, with them.
fn monsters() -> impl Iterator<Item = (Monster, &'static [&'static Card])> {
    Monster::ALL.iter().filter_map(|&monster| deck_of(monster).map(|deck| (monster, deck.as_slice())))
}

fn evolution_json(monster: Monster, card: &Card) -> Value {
    json!({
        "id": card.id, "name": cards::name(lang(), card), "monster": monster.id(),
        "set": if monster.evolutions_are_ours() { "ours" } else { "printed" }, "kind": card.kind.word(),
        "text": cards::text(lang(), card), "rulings": card.rulings,
    })
}

fn show_evolution(monster: Monster, card: &Card, out: &mut impl Write) -> Result<()> {
    evolution_head(monster, card, out)?;
    writeln!(out, "\n{}\n", wrapped(cards::text(lang(), card), ""))?;
    show_rulings(card.rulings, out)
}

/// The name of an Evolution, what it is and whose.
fn evolution_head(monster: Monster, card: &Card, out: &mut impl Write) -> Result<()> {
    let (name, kind) = (cards::name(lang(), card), cards::kind(lang(), card.kind));
    Ok(writeln!(out, "{BOLD}{name}{BOLD:#}  {kind}  {DIM}{}  ·  {}{DIM:#}", monster.name(), card.id)?)
}

/// The rulings a card follows.
fn show_rulings(rulings: &[&str], out: &mut impl Write) -> Result<()> {
    let lang = lang();
    if rulings.is_empty() {
        writeln!(out, "{DIM}{}{DIM:#}{}", left(cli::rulings(lang), 12), cli::rulings_none(lang))?;
    } else {
        writeln!(out, "\n{DIM}{}{DIM:#}", cli::rulings(lang))?;
    }
    rulings.iter().try_for_each(|id| show_ruling(id, out))
}

/// A ruling as part of a list.
pub(crate) fn show_ruling(id: &str, out: &mut impl Write) -> Result<()> {
    let said = wrapped(rulings::text(lang(), id).unwrap_or_default(), "          ");
    Ok(writeln!(out, "  {DIM}{id:<8}{DIM:#}{}", said.trim_start())?)
}

impl Print {
    fn read_under(&mut self, rules: Rules) {
        (self.card, self.rules) = (self.card.under(&rules), rules);
    }

    /// The rulings it follows.
    fn rulings(&self) -> Vec<&'static str> {
        rulings::followed(self.card, self.edition, &self.rules).collect()
    }

    fn json(&self) -> Value {
        let Print { edition, card, copies, .. } = self;
        json!({
            "id": card.id,
            "name": self.name(),
            "edition": edition.edition().name,
            "set": if edition.edition().ours { "ours" } else { "printed" },
            "kind": card.kind.word(),
            "cost": card.cost,
            "copies": copies,
            "text": self.text(),
            "rulings": self.rulings(),
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
        writeln!(out, "{DIM}{}{DIM:#}{}", left(cli::hooks(lang), 12), hanging(&hooks))?;
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
        show_rulings(&self.rulings(), out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hook_is_known_by_the_name_of_its_field() {
        assert_eq!(hook("wound_coming"), Ok(Moment::WoundComing));
        assert!(hook("wound").unwrap_err().contains("nearest first: wounded, wound_coming, "));
    }
}
