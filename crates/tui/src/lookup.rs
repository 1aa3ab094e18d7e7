//! Looks up rules, cards, common questions and rulings: a list that narrows as the player types, and the text beside it.

use kaiju_rules::{Book, Card, Clause, EvolutionSet, Monster, Source, Table, deck_of};
use kaiju_text::search::{self, Fit, Searched};
use kaiju_text::{Lang, cards, faq, rules, rulings, tui};
use ratatui::crossterm::event::KeyCode;

use crate::board::sources;

/// What is looked up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lookup {
    /// Which shelf.
    pub shelf: Shelf,
    /// What was typed.
    pub query: String,
    /// The entry the keys are on.
    pub at: usize,
    /// How far its text is scrolled.
    pub scroll: usize,
}

/// What there is to look up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shelf {
    /// The rules, clause by clause.
    Rules,
    /// The cards of the edition.
    Cards,
    /// What people ask at the table.
    Questions,
    /// What was decided where the rules or the cards leave a doubt.
    Rulings,
}

impl Shelf {
    /// All of them.
    pub const ALL: [Shelf; 4] = [Shelf::Rules, Shelf::Cards, Shelf::Questions, Shelf::Rulings];

    /// Its name.
    pub fn name(self, lang: Lang) -> &'static str {
        match self {
            Shelf::Rules => tui::shelf_rules(lang),
            Shelf::Cards => tui::shelf_cards(lang),
            Shelf::Questions => tui::shelf_questions(lang),
            Shelf::Rulings => tui::shelf_rulings(lang),
        }
    }
}

/// One thing to read.
pub struct Topic {
    /// What stands in the list.
    pub name: String,
    /// The text, in paragraphs.
    pub text: String,
}

impl Lookup {
    /// The rules.
    pub fn rules(_: &Table) -> Lookup {
        Lookup { shelf: Shelf::Rules, query: String::new(), at: 0, scroll: 0 }
    }

    /// The cards.
    pub fn cards(_: &Table) -> Lookup {
        Lookup { shelf: Shelf::Cards, query: String::new(), at: 0, scroll: 0 }
    }

    /// The name of the card in a place of the shop, counted from 1: a digit looks it up.
    fn for_sale(lang: Lang, table: &Table, digit: char) -> Option<&'static str> {
        let place = digit.to_digit(10)?.checked_sub(1)? as usize;
        Some(cards::name(lang, table.card((*table.shop().get(place)?)?)))
    }

    /// What was found.
    pub fn entries(&self, lang: Lang, table: &Table) -> Vec<Topic> {
        find(lang, table, self.shelf, &self.query).into_iter().map(|(topic, _)| topic).collect()
    }

    pub(crate) fn key(&mut self, code: KeyCode, lang: Lang, table: &Table) {
        let last = self.entries(lang, table).len().saturating_sub(1);
        let go = |lookup: &mut Lookup, at: usize| {
            lookup.at = at.min(last);
            lookup.scroll = 0;
        };
        match code {
            KeyCode::Up => go(self, self.at.saturating_sub(1)),
            KeyCode::Down => go(self, self.at + 1),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(6),
            KeyCode::PageDown => self.scroll += 6,
            KeyCode::Home => go(self, 0),
            KeyCode::End => go(self, last),
            KeyCode::Tab | KeyCode::Right => {
                self.shelf = crate::ui::turned(&Shelf::ALL, self.shelf, 1);
                go(self, 0);
            }
            KeyCode::BackTab | KeyCode::Left => {
                self.shelf = crate::ui::turned(&Shelf::ALL, self.shelf, -1);
                go(self, 0);
            }
            KeyCode::Backspace => {
                self.query.pop();
                go(self, 0);
            }
            KeyCode::Char(digit) if self.query.is_empty() && self.shelf == Shelf::Cards && digit.is_ascii_digit() => {
                if let Some(name) = Lookup::for_sale(lang, table, digit) {
                    self.query = name.to_string();
                    go(self, 0);
                }
            }
            KeyCode::Char(letter) if self.query.chars().count() < 40 => {
                self.query.push(letter);
                go(self, 0);
            }
            _ => {}
        }
    }
}

/// The entries of a shelf that a query finds, the best first, each with how well it fits.
pub fn find(lang: Lang, table: &Table, shelf: Shelf, query: &str) -> Vec<(Topic, Fit)> {
    let all: Vec<(Topic, Vec<&str>)> = match shelf {
        Shelf::Rules => {
            let preset = &table.edition().edition().rules;
            let names = |c: Clause| Lang::ALL.map(|lang| rules::title(lang, c)).into_iter().chain([c.id()]).collect();
            let here = Clause::ALL.iter().filter(|clause| clause.holds(preset));
            here.map(|&c| (clause(lang, table, c), names(c))).collect()
        }
        Shelf::Cards => deck(lang, table),
        Shelf::Questions => questions(lang, table),
        Shelf::Rulings => decided(lang, table),
    };
    let searched = |(i, (topic, names)): (usize, &(Topic, Vec<&str>))| {
        Searched::new(i, names.iter().copied().chain([topic.name.as_str()]), &topic.text)
    };
    let shelf: Vec<Searched<usize>> = all.iter().enumerate().map(searched).collect();
    let mut topics: Vec<Option<Topic>> = all.into_iter().map(|(topic, _)| Some(topic)).collect();
    let found = search::find(query, &shelf).into_iter();
    found.filter_map(|(&i, fit)| Some((topics[i].take()?, fit))).collect()
}

fn clause(lang: Lang, table: &Table, clause: Clause) -> Topic {
    let mut text = rules::text(lang, clause).to_string();
    if let Some(note) = rules::note_at(lang, clause, table.edition(), table.rules()) {
        text += "\n\n";
        text += note;
    }
    text += &see_also(lang, clause.see());
    let played = [(table.edition(), *table.rules())];
    for ruling in rulings::on(clause, &played).filter_map(|id| rulings::text(lang, id)) {
        text += "\n\n· ";
        text += ruling;
    }
    Topic { name: format!("{}  {}", clause.id(), rules::title(lang, clause)), text }
}

/// The clauses to read on with.
fn see_also(lang: Lang, clauses: &[Clause]) -> String {
    if clauses.is_empty() {
        return String::new();
    }
    let ids: Vec<&str> = clauses.iter().map(|clause| clause.id()).collect();
    format!("\n\n{}", tui::see(lang, ids.join(", ")))
}

/// What is to be read of a card: kind and price, text, rulings.
pub fn card(lang: Lang, table: &Table, card: &'static Card) -> Topic {
    let card = card.under(table.rules());
    let kind = cards::kind(lang, card.kind);
    let head = if card.cost > 0 { format!("{kind} · {}⚡", card.cost) } else { kind.to_string() };
    let mut text = format!("{head}\n\n{}", cards::text(lang, card));
    let followed = rulings::followed(card, table.edition(), table.rules());
    for ruling in followed.filter_map(|id| rulings::text(lang, id)) {
        text += "\n\n· ";
        text += ruling;
    }
    Topic { name: cards::name(lang, card).to_string(), text }
}

/// The Power cards of the edition and, where they are played with, the evolutions of the monsters at the table.
fn deck(lang: Lang, table: &Table) -> Vec<(Topic, Vec<&'static str>)> {
    let deck = table.catalogue();
    let mut all: Vec<_> = deck.kinds().map(|(print, _)| (card(lang, table, print), cards::names(print))).collect();
    all.sort_by_cached_key(|(entry, _)| search::folded(&entry.name));
    if table.rules().evolutions {
        for seat in table.seats().iter() {
            let monster: Monster = table.stand(seat).monster;
            all.extend(deck_of(monster).into_iter().flatten().map(|&print| {
                let mut entry = card(lang, table, print);
                entry.text = format!("{}\n{}", monster.name(), entry.text);
                (entry, cards::names(print))
            }));
        }
    }
    all
}

fn questions(lang: Lang, table: &Table) -> Vec<(Topic, Vec<&'static str>)> {
    let edition = table.edition();
    let asked = faq::FAQ.iter().filter(|entry| entry.editions.contains(&edition));
    asked
        .map(|entry| {
            let mut text = format!("{}\n\n{}", entry.question(lang), entry.answer(lang));
            let book = Book::nearest(edition, table.rules()).and_then(|book| entry.note_in(lang, book));
            if let Some(note) = book.or_else(|| entry.note(lang, edition)) {
                text += "\n\n";
                text += note;
            }
            text += &see_also(lang, entry.clauses);
            let names = Lang::ALL.map(|lang| entry.question(lang)).into_iter().chain([entry.slug]).collect();
            (Topic { name: entry.question(lang).to_string(), text }, names)
        })
        .collect()
}

/// The rulings that hold at the table.
fn decided(lang: Lang, table: &Table) -> Vec<(Topic, Vec<&'static str>)> {
    let here = rulings::ids().filter(|id| rulings::holds(id, table.edition(), table.rules()));
    here.map(|id| {
        let said = rulings::text(lang, &id).unwrap_or_default();
        let of: Vec<&str> = rulings::cards(&id).into_iter().map(|card| cards::name(lang, card)).collect();
        let mut text = said.to_string();
        if !of.is_empty() {
            text += "\n\n";
            text += &of.join(", ");
        }
        text += &see_also(lang, rulings::clauses(&id));
        (Topic { name: format!("{id}  {said}"), text }, Vec::new())
    })
    .collect()
}

/// What a monster has in front of it, and in its hand where that may be seen.
pub(crate) fn belongings(table: &Table, seat: kaiju_rules::Seat, mine: bool) -> Vec<(Source, bool)> {
    let hand = if mine { table.evolutions(seat).hand } else { EvolutionSet::EMPTY };
    let shown = sources(table, seat).map(|source| (source, false));
    shown.chain(hand.iter().map(|n| (Source::evolution(seat, n), true))).collect()
}

#[cfg(test)]
mod tests {
    use kaiju_rules::{EditionId, Setup};

    use super::*;

    fn found(edition: EditionId, shelf: Shelf, query: &str) -> Vec<String> {
        let table = Table::new(&Setup::new(edition, 4).expect("four can play"));
        find(Lang::En, &table, shelf, query).into_iter().map(|(topic, _)| topic.name).collect()
    }

    #[test]
    fn things_are_found_however_they_are_typed() {
        let second = EditionId::SECOND;
        for (shelf, query, name) in [
            (Shelf::Cards, "cuspo venenoso", "Poison Spit"),
            (Shelf::Cards, "DEVORADOR DE CADAVERES", "Eater of the Dead"),
            (Shelf::Cards, "smoke clod", "Smoke Cloud"),
            (Shelf::Rules, "entr-2", "ENTER-2  Somebody has to"),
            (Shelf::Rules, "alguien tiene que entrar", "ENTER-2  Somebody has to"),
            (Shelf::Questions, "yeild-to-dodge", "Does yielding save me from the damage?"),
            (Shelf::Rulings, "i-059", "I-059  A monster hurt by a card in Tokyo may not yield."),
        ] {
            assert_eq!(found(second, shelf, query).first().map(String::as_str), Some(name), "{query}");
        }
    }

    #[test]
    fn every_ruling_of_an_edition_is_on_the_shelf() {
        for edition in EditionId::all() {
            let all = found(edition, Shelf::Rulings, "");
            let ids: Vec<String> =
                rulings::ids().filter(|id| rulings::holds(id, edition, &edition.edition().rules)).collect();
            assert!(!ids.is_empty() && all.len() == ids.len(), "{edition}");
        }
        let seen: Vec<String> = EditionId::all().flat_map(|edition| found(edition, Shelf::Rulings, "")).collect();
        for id in rulings::ids() {
            assert!(seen.iter().any(|name| name.starts_with(&format!("{id} "))), "{id}");
        }
    }

    #[test]
    fn a_clause_brings_its_rulings() {
        let table = Table::new(&Setup::new(EditionId::FIRST, 4).expect("four can play"));
        let (topic, _) = find(Lang::En, &table, Shelf::Rules, "YIELD-2").remove(0);
        assert!(topic.text.contains("Armor Plating stops an attack on Tokyo"), "{}", topic.text);
    }
}
