//! What the rulebooks say is what scenarios show: every statement in `docs/books` is compared with the scenarios it names.
//! What a box holds is counted here too.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use kaiju_rules::{Book, Clause, EDITIONS, Kind, Monster, Species, deck_of};
use kaiju_testkit::scenario::Scenario;
use kaiju_text::statements::{Statement, Unshown, page, statements};
use kaiju_text::{Lang, rulings};

/// How many statements each book makes, in the order of [`Book::ALL`].
const STATEMENTS: [usize; 5] = [96, 96, 62, 63, 72];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What the checks look at.
struct Evidence {
    /// The text of each scenario by its path below `scenarios`, without its ending.
    scenarios: BTreeMap<String, String>,
    /// The ids of our own rulings, such as R-01.
    rulings: BTreeSet<String>,
}

impl Evidence {
    fn gathered() -> Evidence {
        let folder = root().join("scenarios");
        let mut scenarios = BTreeMap::new();
        let mut folders = vec![folder.clone()];
        while let Some(next) = folders.pop() {
            for entry in fs::read_dir(&next).unwrap_or_else(|e| panic!("cannot read {}: {e}", next.display())) {
                let path = entry.expect("a readable folder").path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|ending| ending == "scenario") {
                    let name = path.with_extension("");
                    let name =
                        name.strip_prefix(&folder).expect("below the folder").to_string_lossy().replace('\\', "/");
                    scenarios.insert(name, fs::read_to_string(&path).expect("a readable scenario"));
                }
            }
        }
        let decided = fs::read_to_string(root().join("RULINGS.md")).expect("RULINGS.md");
        let ids =
            decided.lines().filter_map(|line| line.strip_prefix("| R-")?.split(' ').next().map(|n| format!("R-{n}")));
        Evidence { scenarios, rulings: ids.collect() }
    }

    /// What is wrong with a statement.
    fn faults(&self, one: &Statement) -> Vec<String> {
        let mut faults = Vec::new();
        if one.says.is_empty() || !one.says.ends_with('.') {
            faults.push("it says nothing, or not in a sentence".to_string());
        }
        match &one.unshown {
            None if one.shown.is_empty() => faults.push("it names no scenario and no reason".to_string()),
            None if one.cites.is_empty() => faults.push("it cites no clause".to_string()),
            Some(_) if !one.shown.is_empty() => {
                faults.push("it has a reason for no scenario, and scenarios".to_string());
            }
            Some((Unshown::Clients, _)) if one.tested.is_empty() && one.cites.is_empty() => {
                faults.push("what clients show is tested there, or a clause says it".to_string());
            }
            _ => {}
        }
        let unknown = one.cites.iter().filter(|id| !self.is_cited(id));
        faults.extend(unknown.map(|id| format!("{id} is no clause and no ruling")));
        for (file, test) in &one.tested {
            let found = fs::read_to_string(root().join(file)).is_ok_and(|text| text.contains(&format!("fn {test}(")));
            if !found {
                faults.push(format!("{file} has no test {test}"));
            }
        }
        faults.extend(one.shown.iter().filter_map(|pattern| self.shows(pattern, one).err()));
        faults.into_iter().map(|fault| format!("{}: {fault}", one.id())).collect()
    }

    fn is_cited(&self, id: &str) -> bool {
        let clause = Clause::from_id(id).is_some_and(|clause| clause.id() == id);
        clause || self.rulings.contains(id) || rulings::text(Lang::En, id).is_some()
    }

    /// Does a scenario that the pattern stands for show what a statement says? It cites what the statement cites, and it is
    /// played by the book, or by the book's edition and holds by the book too.
    fn shows(&self, pattern: &str, one: &Statement) -> Result<(), String> {
        let mut why = format!("{pattern} stands for no scenario");
        for (path, text) in self.scenarios.iter().filter(|(path, _)| stands_for(pattern, path)) {
            match by_the_book(text, one.book) {
                Ok(scenario) if scenario.cites().iter().any(|id| one.cites.contains(&id.as_str())) => return Ok(()),
                Ok(scenario) => {
                    why = format!("{path} cites {}, not {}", scenario.cites().join(" "), one.cites.join(" "));
                }
                Err(because) => why = format!("{path} {because}"),
            }
        }
        Err(why)
    }
}

/// Does a scenario hold when it is played by a book? It has to be one of the book or of the book's edition.
fn by_the_book(text: &str, book: Book) -> Result<Scenario, String> {
    let (of_book, of_edition) = (format!("\nbook {book}\n"), format!("\nedition {}\n", book.edition()));
    let text = match (text.contains(&of_book), text.contains(&of_edition)) {
        (true, _) => text.to_string(),
        (false, true) => text.replacen(&of_edition, &of_book, 1),
        (false, false) => return Err(format!("is neither of {book} nor of its edition")),
    };
    let scenario = Scenario::parse(&text).map_err(|e| format!("cannot be read by {book}: {e}"))?;
    scenario.run().map_err(|failure| format!("does not hold by {book}:\n{failure}"))?;
    Ok(scenario)
}

/// Does a path match a pattern in which `*` stands for any part of a name?
fn stands_for(pattern: &str, path: &str) -> bool {
    let Some((head, rest)) = pattern.split_once('*') else { return pattern == path };
    let Some(tail) = path.strip_prefix(head) else { return false };
    let name_ends = tail.find('/').unwrap_or(tail.len());
    tail.char_indices()
        .map(|(at, _)| at)
        .chain([tail.len()])
        .take_while(|&at| at <= name_ends)
        .any(|at| stands_for(rest, &tail[at..]))
}

// ── the statements ───────────────────────────────────────────────────────────
#[test]
fn the_books_make_389_statements() {
    assert_eq!(Book::ALL.map(|book| statements(book).len()), STATEMENTS);
    assert_eq!(STATEMENTS.iter().sum::<usize>(), 389);
}

#[test]
fn every_statement_is_shown_or_says_why_not() {
    let evidence = Evidence::gathered();
    let faults: Vec<String> =
        Book::ALL.into_iter().flat_map(statements).flat_map(|one| evidence.faults(&one)).collect();
    assert!(faults.is_empty(), "{} faults in docs/books:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_wrong_statement_is_found() {
    let evidence = Evidence::gathered();
    let good = statements(Book::PT_2016).into_iter().find(|one| one.number == 48).expect("20★ at the end of a turn");
    assert_eq!(evidence.faults(&good), Vec::<String>::new());
    let fault = |change: fn(&mut Statement)| {
        let mut bad = good.clone();
        change(&mut bad);
        evidence.faults(&bad).join("\n")
    };
    let no_such = fault(|one| one.shown = vec!["rules/end/win-1-twenty-winz"]);
    assert_eq!(no_such, "pt-2016/48: rules/end/win-1-twenty-winz stands for no scenario");
    let beside = fault(|one| one.shown.push("rules/buy/buy-3-keep"));
    assert_eq!(beside, "pt-2016/48: rules/buy/buy-3-keep cites BUY-3, not WIN-1");
    let elsewhere = fault(|one| one.shown.push("rules/end/win-2-godzilla"));
    assert_eq!(elsewhere, "pt-2016/48: rules/end/win-2-godzilla is neither of pt-2016 nor of its edition");
    // The Spanish rulebook of the same edition looks at the stars when the round is over.
    let another_book = fault(|one| one.book = Book::ES_2016);
    assert!(another_book.contains("rules/end/win-1-twenty-wins does not hold by es-2016"), "{another_book}");
    assert_eq!(fault(|one| one.shown.clear()), "pt-2016/48: it names no scenario and no reason");
    assert_eq!(fault(|one| one.cites.push("WIN-9")), "pt-2016/48: WIN-9 is no clause and no ruling");
    assert_eq!(fault(|one| one.cites.push("R-00")), "pt-2016/48: R-00 is no clause and no ruling");
    let untested = fault(|one| one.tested.push(("crates/testkit/tests/books.rs", "no_such_test")));
    assert_eq!(untested, "pt-2016/48: crates/testkit/tests/books.rs has no test no_such_test");
    assert_eq!(fault(|one| one.says = "Twenty".into()), "pt-2016/48: it says nothing, or not in a sentence");
}

#[test]
fn a_star_stands_for_a_part_of_a_name() {
    for pattern in ["rules/end/win-1-*", "rules/end/*-wins", "rules/*/win-1*wins", "rules/end/win-1-twenty-wins*"] {
        assert!(stands_for(pattern, "rules/end/win-1-twenty-wins"), "{pattern}");
    }
    for pattern in ["rules/*", "rules/end/win-2-*", "rules/end/win-1", "*/win-1-twenty-wins"] {
        assert!(!stands_for(pattern, "rules/end/win-1-twenty-wins"), "{pattern}");
    }
}

// ── the page ─────────────────────────────────────────────────────────────────
fn page_file() -> PathBuf {
    root().join("docs/books/README.md")
}

#[test]
fn the_page_is_made_of_the_statements() {
    let written = fs::read_to_string(page_file()).expect("docs/books/README.md");
    assert!(written == page(), "docs/books/README.md is not what its data says: run `cargo xtask books`");
}

/// Writes the page anew; `cargo xtask books` runs it.
#[test]
#[ignore = "writes a file of the repository"]
fn make_the_page() {
    fs::write(page_file(), page()).expect("docs/books/README.md can be written");
}

// ── what a box holds ─────────────────────────────────────────────────────────
#[test]
fn decks_are_as_large_as_the_boxes_say() {
    let sizes = EDITIONS.each_ref().map(|edition| {
        let copies: usize = edition.deck.kinds().map(|(_, copies)| copies).sum();
        (edition.name, copies)
    });
    assert_eq!(sizes, [("first", 66), ("second", 66), ("godzilla", 50)]);
    let evolves = |kind: Kind| matches!(kind, Kind::Temporary | Kind::Permanent);
    assert!(EDITIONS.iter().flat_map(|edition| edition.deck.kinds()).all(|(card, _)| !evolves(card.kind)));
}

/// The Spanish rulebook of 2016 is the only one that shows cards with their prices.
#[test]
fn cards_cost_what_a_book_prints() {
    let printed = [
        ("drop-from-high-altitude", 5, Kind::Discard),
        ("mimic", 8, Kind::Keep),
        ("opportunist", 3, Kind::Keep),
        ("poison-spit", 4, Kind::Keep),
        ("shrink-ray", 6, Kind::Keep),
        ("fire-breathing", 4, Kind::Keep),
        ("metamorph", 3, Kind::Keep),
    ];
    let deck = Book::ES_2016.edition().edition().deck;
    for (id, cost, kind) in printed {
        let (card, _) = deck.kinds().find(|(card, _)| card.id == id).expect("a card of the deck");
        assert_eq!((card.cost, card.kind), (cost, kind), "{id}");
    }
}

#[test]
fn every_evolution_deck_has_eight_cards() {
    let godzilla = Book::GODZILLA.edition().edition();
    let decks = godzilla.monsters.map(|monster| deck_of(monster).expect("six monsters, six decks"));
    let ids: BTreeSet<&str> = decks.iter().flat_map(|deck| deck.iter()).map(|card| card.id).collect();
    assert_eq!((decks.len(), ids.len()), (6, 48), "six decks of eight different cards");
}

/// the rulebook names the species, and we say who is what; here of the monsters of the editions.
#[test]
fn species_are_as_we_chose_them() {
    let boxed = |monster: &&Monster| EDITIONS.iter().any(|edition| edition.monsters.contains(monster));
    let of = |species| {
        let all = Monster::ALL.iter().filter(boxed).filter(move |monster| monster.species() == species);
        all.map(|monster| monster.id())
    };
    let all = Species::ALL.map(|species| of(species).collect::<Vec<_>>().join(" "));
    let mutants = "gigazaur kraken the-king godzilla mothra rodan";
    let invaders = "alienoid space-penguin king-gidorah gigan";
    assert_eq!(all, [mutants, invaders, "cyber-bunny meka-dragon cyber-kitty mechagodzilla"]);
}
