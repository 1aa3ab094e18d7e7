//! Looks up rules, cards and common questions: a list that narrows as the player types, and the text beside it.

use kaiju_rules::{Book, Card, Clause, EvolutionSet, Monster, Source, Table, deck_of};
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
}

impl Shelf {
    /// All of them.
    pub const ALL: [Shelf; 3] = [Shelf::Rules, Shelf::Cards, Shelf::Questions];

    /// Its name.
    pub fn name(self, lang: Lang) -> &'static str {
        match self {
            Shelf::Rules => tui::shelf_rules(lang),
            Shelf::Cards => tui::shelf_cards(lang),
            Shelf::Questions => tui::shelf_questions(lang),
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

    /// What was found.
    pub fn entries(&self, lang: Lang, table: &Table) -> Vec<Topic> {
        find(lang, table, self.shelf, &self.query)
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
            KeyCode::Char(letter) if self.query.chars().count() < 40 => {
                self.query.push(letter);
                go(self, 0);
            }
            _ => {}
        }
    }
}

/// Letters without accents, small: what people type.
pub(crate) fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        'á' | 'à' | 'â' | 'ã' => 'a',
        'é' | 'ê' => 'e',
        'í' => 'i',
        'ó' | 'ô' | 'õ' => 'o',
        'ú' | 'ü' => 'u',
        'ñ' => 'n',
        'ç' => 'c',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}

/// The entries of a shelf in which every word of the query is found; those that have it in the name come first.
pub fn find(lang: Lang, table: &Table, shelf: Shelf, query: &str) -> Vec<Topic> {
    let words: Vec<String> = folded(query).split_whitespace().map(str::to_string).collect();
    let all = match shelf {
        Shelf::Rules => {
            let preset = &table.edition().edition().rules;
            Clause::ALL.iter().filter(|clause| clause.holds(preset)).map(|&c| clause(lang, table, c)).collect()
        }
        Shelf::Cards => deck(lang, table),
        Shelf::Questions => questions(lang, table),
    };
    let (mut named, mut mentioned) = (Vec::new(), Vec::new());
    for entry in all {
        let (name, text) = (folded(&entry.name), folded(&entry.text));
        if words.iter().all(|word| name.contains(word)) {
            named.push(entry);
        } else if words.iter().all(|word| name.contains(word) || text.contains(word)) {
            mentioned.push(entry);
        }
    }
    named.append(&mut mentioned);
    named
}

fn clause(lang: Lang, table: &Table, clause: Clause) -> Topic {
    let mut text = rules::text(lang, clause).to_string();
    if let Some(note) = rules::note_at(lang, clause, table.edition(), table.rules()) {
        text += "\n\n";
        text += note;
    }
    text += &see_also(lang, clause.see());
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
pub fn card(lang: Lang, card: &Card) -> Topic {
    let kind = cards::kind(lang, card.kind);
    let head = if card.cost > 0 { format!("{kind} · {}⚡", card.cost) } else { kind.to_string() };
    let mut text = format!("{head}\n\n{}", cards::text(lang, card));
    for ruling in card.rulings.iter().filter_map(|id| rulings::text(lang, id)) {
        text += "\n\n· ";
        text += ruling;
    }
    Topic { name: cards::name(lang, card).to_string(), text }
}

/// The Power cards of the edition and, where they are played with, the evolutions of the monsters at the table.
fn deck(lang: Lang, table: &Table) -> Vec<Topic> {
    let deck = table.catalogue();
    let mut all: Vec<Topic> = deck.kinds().map(|(print, _)| card(lang, print)).collect();
    all.sort_by_key(|entry| folded(&entry.name));
    if table.rules().evolutions {
        for seat in table.seats().iter() {
            let monster: Monster = table.stand(seat).monster;
            all.extend(deck_of(monster).into_iter().flatten().map(|&print| {
                let mut entry = card(lang, print);
                entry.text = format!("{}\n{}", monster.name(), entry.text);
                entry
            }));
        }
    }
    all
}

fn questions(lang: Lang, table: &Table) -> Vec<Topic> {
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
            Topic { name: entry.question(lang).to_string(), text }
        })
        .collect()
}

/// What a monster has in front of it, and in its hand where that may be seen.
pub(crate) fn belongings(table: &Table, seat: kaiju_rules::Seat, mine: bool) -> Vec<(Source, bool)> {
    let hand = if mine { table.evolutions(seat).hand } else { EvolutionSet::EMPTY };
    let shown = sources(table, seat).map(|source| (source, false));
    shown.chain(hand.iter().map(|n| (Source::evolution(seat, n), true))).collect()
}
