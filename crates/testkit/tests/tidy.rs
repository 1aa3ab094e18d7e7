//! House rules that a compiler does not see: what may be named where, what must be cited, which links must lead
//! somewhere. Each says what to do when it is broken.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use kaiju_rules::{Clause, EDITIONS, EditionId, Event, Monster, Question, QuestionKind, deck_of};
use kaiju_testkit::scenario::Scenario;

/// Cards named with a word that the rules need for something else.
const ORDINARY_WORDS: &[&str] = &["heal"];

/// How many rulings on cards there are, and how many on the cards of the Godzilla edition.
const RULINGS: [(&str, usize, usize); 2] = [("I-", 178, 3), ("GZ-", 13, 1)];

// ── what there is to look at ─────────────────────────────────────────────────
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file of the repository: its path from the root, and its text.
struct Text {
    path: String,
    text: String,
}

impl Text {
    /// Does its name end in a dot and this?
    fn is(&self, kind: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|e| e == kind)
    }
}

/// All text files below a folder, in order, without what is built or belongs to git.
fn texts(folder: &str) -> Vec<Text> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|e| panic!("cannot read {}: {e}", folder.display())) {
            let path = entry.expect("a readable folder").path();
            let name = path.file_name().and_then(|n| n.to_str()).unwrap_or_default();
            // In a worktree `.git` is a file that points at the repository.
            if name == ".git" {
                continue;
            }
            if path.is_dir() {
                if !matches!(name, "target" | "out" | "dist" | "shots") {
                    folders.push(path);
                }
            } else if let Ok(text) = fs::read_to_string(&path) {
                let path = path.strip_prefix(root()).unwrap_or(&path).to_string_lossy().replace('\\', "/");
                found.push(Text { path, text });
            }
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// The scenarios, as far as they can be read; whether they hold is another test's business.
fn scenarios() -> Vec<(String, Scenario)> {
    let files = texts("scenarios").into_iter().filter(|file| file.is("scenario"));
    files.filter_map(|file| Some((file.path, Scenario::parse(&file.text).ok()?))).collect()
}

/// The lines of a source file before its tests, with their numbers.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().take_while(|(_, line)| line.trim() != "#[cfg(test)]").map(|(i, line)| (i + 1, line))
}

fn report(rule: &str, breaches: &[String]) {
    assert!(breaches.is_empty(), "{rule}\n  {}", breaches.join("\n  "));
}

// ── cards and words ──────────────────────────────────────────────────────────
/// What a card is called: its id, the same as an identifier, and its names in all editions.
struct Called {
    id: &'static str,
    words: BTreeSet<String>,
}

/// All cards of all decks.
fn cards() -> Vec<Called> {
    let mut cards: Vec<Called> = Vec::new();
    for (card, _) in EDITIONS.iter().flat_map(|edition| edition.deck.kinds()) {
        let at = cards.iter().position(|c| c.id == card.id).unwrap_or_else(|| {
            let words = [card.id.to_string(), card.id.replace('-', "_")].into_iter().collect();
            cards.push(Called { id: card.id, words });
            cards.len() - 1
        });
        cards[at].words.insert(card.name.to_lowercase());
    }
    for card in &mut cards {
        card.words.retain(|word| !ORDINARY_WORDS.contains(&word.as_str()));
    }
    cards
}

/// Does a line say this word, as a whole and in any case?
fn says(line: &str, word: &str) -> bool {
    let line = line.to_lowercase();
    let part_of_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    line.match_indices(word).any(|(at, _)| {
        !part_of_word(line[..at].chars().next_back()) && !part_of_word(line[at + word.len()..].chars().next())
    })
}

/// Does a line cite a ruling such as I-019?
fn cites_ruling(line: &str) -> bool {
    line.split(|c: char| !c.is_alphanumeric() && c != '-').any(is_ruling)
}

fn is_ruling(id: &str) -> bool {
    RULINGS.iter().any(|&(prefix, most, width)| {
        let number = id.strip_prefix(prefix).filter(|n| n.len() >= width && n.chars().all(|c| c.is_ascii_digit()));
        number.and_then(|n| n.parse().ok()).is_some_and(|n: usize| (1..=most).contains(&n))
    })
}

// ── scenarios and clauses ────────────────────────────────────────────────────
#[test]
fn every_clause_has_a_scenario_in_each_edition_it_holds_in() {
    let mut cited = BTreeSet::new();
    for (_, scenario) in scenarios() {
        let edition = scenario.start().table().edition();
        cited.extend(scenario.cites().iter().map(|id| (edition, id.clone())));
    }
    let mut missing = Vec::new();
    for edition in EditionId::all() {
        let holds = Clause::ALL.iter().filter(|clause| clause.holds(&edition.edition().rules));
        let unshown = holds.filter(|clause| !cited.contains(&(edition, clause.id().to_string())));
        missing.extend(unshown.map(|clause| format!("{} in {edition}", clause.id())));
    }
    report("no scenario cites these; write one under scenarios/rules with the id in its `cite` line:", &missing);
}

#[test]
fn scenarios_have_a_title_and_cite_what_exists() {
    let mut breaches = Vec::new();
    for (path, scenario) in scenarios() {
        if scenario.title().is_empty() || scenario.cites().is_empty() {
            breaches.push(format!("{path}: needs a `title` and a `cite` line"));
        }
        for id in scenario.cites() {
            let known = Clause::ALL.iter().any(|clause| clause.id() == id) || is_ruling(id);
            if !known {
                breaches.push(format!("{path}: {id} is no clause, example or ruling"));
            }
        }
    }
    report("a scenario says what it shows and cites ids that exist:", &breaches);
}

// ── who may name what ────────────────────────────────────────────────────────
#[test]
fn the_engine_names_no_card() {
    let cards = cards();
    let mut breaches = Vec::new();
    for file in texts("crates/rules/src") {
        if file.path.contains("/cards/") || file.path.ends_with("/cards.rs") || !file.is("rs") {
            continue;
        }
        // An evolution may share a word with a card where it says its own name.
        let named = |line: &str| line.contains("temporary(\"") || line.contains("permanent(\"");
        for (number, line) in code(&file.text).filter(|(_, line)| !named(line)) {
            for word in cards.iter().flat_map(|card| &card.words).filter(|word| says(line, word)) {
                breaches.push(format!("{}:{number}: names {word}", file.path));
            }
        }
    }
    report("the engine knows no card; say what the power does, or cite the ruling:", &breaches);
}

#[test]
fn no_other_crate_knows_a_card_by_its_id() {
    // What each is about is cards: measured values, positions worth testing, answers to questions about cards.
    const ABOUT_CARDS: [&str; 3] =
        ["crates/bots/src/lessons.rs", "crates/testkit/src/stacked.rs", "crates/text/src/faq.rs"];
    let ids: BTreeSet<&str> = kaiju_text::cards::all().map(|card| card.id).collect();
    let mut breaches = Vec::new();
    for file in texts("crates").iter().filter(|file| file.is("rs") && file.path.contains("/src/")) {
        if file.path.starts_with("crates/rules/") || ABOUT_CARDS.contains(&file.path.as_str()) {
            continue;
        }
        for (number, line) in code(&file.text) {
            let quoted = line.split('"').skip(1).step_by(2);
            for id in quoted.map(|said| said.split('.').next().unwrap_or(said)).filter(|id| ids.contains(id)) {
                breaches.push(format!("{}:{number}: names {id}", file.path));
            }
        }
    }
    report("only a card knows what it asks and shows: give it a hook (`asks`, `shows`) and call that:", &breaches);
}

#[test]
fn a_card_names_no_other_card() {
    let cards = cards();
    let mut breaches = Vec::new();
    for file in texts("crates/rules/src/cards").iter().filter(|file| file.is("rs")) {
        // A file has the cards that are made in it: `keep("id", "Name", cost)`. One that makes none is a list.
        let (own, others): (Vec<&Called>, Vec<&Called>) =
            cards.iter().partition(|card| file.text.contains(&format!("(\"{}\", \"", card.id)));
        if own.is_empty() {
            continue;
        }
        let others: Vec<&String> = others.into_iter().flat_map(|card| &card.words).collect();
        for (number, line) in code(&file.text).filter(|(_, line)| !cites_ruling(line)) {
            // A card's own name may have another card's in it.
            let own = own.iter().flat_map(|card| &card.words);
            let line = own.fold(line.to_lowercase(), |line, word| line.replace(word.as_str(), ""));
            for word in others.iter().filter(|word| says(&line, word)) {
                breaches.push(format!("{}:{number}: names {word}", file.path));
            }
        }
    }
    report("a card's file speaks of its own card; where two meet, a hook or a ruling stands between:", &breaches);
}

#[test]
fn the_notation_lists_every_event_and_no_other() {
    let page = fs::read_to_string(root().join("docs/notation.md")).expect("docs/notation.md");
    let list = page.split("## Events").nth(1).and_then(|part| part.split("```").nth(1)).expect("the list of events");
    // Several to a line, between dots; what stands in brackets explains.
    let told = list.trim_start_matches("text").split('(').map(|part| part.rsplit(')').next().unwrap_or(part));
    let told: String = told.collect();
    let told: BTreeSet<&str> = told.split(['·', '\n']).filter_map(|entry| entry.split_whitespace().next()).collect();
    let known: BTreeSet<&str> = Event::WORDS.iter().copied().collect();
    assert_eq!(known.len(), Event::WORDS.len(), "two events with one word");
    let lacks: Vec<&&str> = known.difference(&told).collect();
    let more: Vec<&&str> = told.difference(&known).collect();
    assert!(lacks.is_empty() && more.is_empty(), "docs/notation.md lacks {lacks:?} and lists {more:?}");
}

/// The table of questions as bot writers read it, made of the list in `decision.rs`.
fn table_of_questions() -> String {
    let row = |kind: &QuestionKind| {
        let clause = kind.clause.map(|clause| format!(" ({})", clause.id())).unwrap_or_default();
        format!("| `{}` | {}{clause} | {} |\n", kind.form, kind.about, kind.answers)
    };
    let rows: String = Question::KINDS.iter().map(row).collect();
    format!("| question | about | answers |\n|---|---|---|\n{rows}")
}

#[test]
fn the_page_for_bots_has_the_table_of_questions() {
    let words: Vec<&str> = Question::KINDS.iter().filter_map(|kind| kind.form.split(' ').next()).collect();
    assert_eq!(words, Question::WORDS);
    let page = fs::read_to_string(root().join("docs/bot-protocol.md")).expect("docs/bot-protocol.md");
    let table = table_of_questions();
    assert!(
        page.contains(&format!("\n{table}\n")),
        "paste this table of questions into docs/bot-protocol.md:\n\n{table}"
    );
    // It stands there once; the other page sends its readers there.
    let notation = fs::read_to_string(root().join("docs/notation.md")).expect("docs/notation.md");
    assert!(notation.contains("](bot-protocol.md#questions)") && page.contains("\n### Questions\n"));
    assert!(!notation.contains("`hearts`"), "docs/notation.md lists the questions once more");
}

#[test]
fn an_edition_is_never_a_condition() {
    let mut breaches = Vec::new();
    for file in texts("crates/rules/src") {
        for (i, line) in file.text.lines().enumerate() {
            let line = line.trim();
            let asks = line.contains("if edition") || line.contains("edition ==") || line.contains("edition !=");
            if asks && !line.starts_with("//") {
                breaches.push(format!("{}:{}: {line}", file.path, i + 1));
            }
        }
    }
    report("an edition is a value; what differs is a switch of the rules or another card:", &breaches);
}

// ── what is handed in ────────────────────────────────────────────────────────
/// Files of the server that speak with the machine itself, and why.
const SHELL: [(&str, &str); 7] = [
    ("backup.rs", "names the new life of a database, from the command line"),
    ("outside/carrier.rs", "speaks with push services, webhooks and mail servers"),
    ("outside/machine.rs", "is what hands in the machine"),
    ("serve.rs", "listens on the network"),
    ("store/connections.rs", "holds connections to PostgreSQL"),
    ("store/postgres.rs", "speaks with PostgreSQL"),
    ("store/sqlite.rs", "writes a file"),
];

/// What only the shell says: each takes time, luck or a thread from the machine.
const MACHINE: [&str; 11] = [
    "Instant::now",
    "SystemTime::now",
    "tokio::time",
    "tokio::spawn",
    "task::spawn",
    "thread::spawn",
    "thread::sleep",
    ".spawn(",
    "getrandom",
    "MachineClock",
    "SystemEntropy",
];

#[test]
fn the_server_is_handed_time_luck_and_tasks() {
    let mut breaches = Vec::new();
    let mut shell: BTreeSet<&str> = SHELL.iter().map(|(file, _)| *file).collect();
    for file in texts("crates/server/src").iter().filter(|file| file.is("rs")) {
        let name = file.path.strip_prefix("crates/server/src/").unwrap_or(&file.path);
        let spoken = machine_words(&file.text);
        if !shell.remove(name) {
            breaches.extend(spoken.iter().map(|said| format!("{}:{said}", file.path)));
        } else if spoken.is_empty() {
            breaches.push(format!("{}: takes nothing from the machine; it is no shell", file.path));
        }
    }
    breaches.extend(shell.iter().map(|file| format!("{file} is not there")));
    report(
        "take it from `Outside` (`hub.clock`, `hub.entropy`, `hub.tasks`), so that a simulator can give it:",
        &breaches,
    );
}

/// Where a file of the server takes something from the machine. A `select!` that is not `biased` draws lots.
fn machine_words(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().take_while(|line| *line != "#[cfg(test)]").collect();
    let mut found = Vec::new();
    for (i, line) in lines.iter().enumerate().filter(|(_, line)| !line.trim().starts_with("//")) {
        let said = MACHINE.iter().filter(|word| line.contains(*word));
        found.extend(said.map(|word| format!("{}: says {word}", i + 1)));
        if line.contains("select! {") && lines.get(i + 1).is_none_or(|next| next.trim() != "biased;") {
            found.push(format!("{}: select! draws lots; begin it with `biased;`", i + 1));
        }
    }
    found
}

// ── what a monster and a card look like ──────────────────────────────────────
/// Where the monsters are drawn.
const ART: &str = "crates/web/art/monsters.svg";

/// Colours that are nearer than this look alike at a table.
const ALIKE: f64 = 0.05;

/// A colour in Oklab, where equal distances look equal.
#[expect(clippy::disallowed_methods, reason = "whether colours look alike does not hang on a last digit")]
fn oklab(colour: &str) -> Option<[f64; 3]> {
    let part = |at: usize| colour.get(at..at + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok());
    let light = [part(1)?, part(3)?, part(5)?].map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    let times = |rows: [[f64; 3]; 3], by: [f64; 3]| rows.map(|row| row[0] * by[0] + row[1] * by[1] + row[2] * by[2]);
    let cones = times(
        [[0.412_221, 0.536_333, 0.051_446], [0.211_903, 0.680_700, 0.107_397], [0.088_302, 0.281_719, 0.629_979]],
        light,
    );
    let seen =
        [[0.210_454, 0.793_618, -0.004_072], [1.977_998, -2.428_592, 0.450_594], [0.025_904, 0.782_772, -0.808_676]];
    Some(times(seen, cones.map(f64::cbrt)))
}

#[test]
fn every_monster_has_a_picture_a_colour_and_its_evolutions() {
    let read = |path: &str| fs::read_to_string(root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"));
    let art = read(ART);
    let (mut breaches, mut colours) = (Vec::new(), Vec::new());
    for &monster in Monster::ALL {
        let id = monster.id();
        let symbol =
            art.split(&format!("<symbol id=\"m-{id}\" ")).nth(1).and_then(|rest| rest.split("</symbol>").next());
        match symbol {
            None => breaches.push(format!("{ART}: no symbol m-{id}")),
            Some(drawn) => {
                let asked = ["data-accent=\"#", "data-accent-2=\"#", "viewBox=\"-4 -8 128 128\"", "--hurt", "--out"];
                let lacks = asked.into_iter().filter(|part| !drawn.contains(part));
                breaches.extend(lacks.map(|part| format!("{ART}: m-{id} lacks {part}")));
                let colour = drawn.split("data-accent=\"").nth(1).and_then(|rest| rest.split('"').next());
                match colour.and_then(oklab) {
                    None => breaches.push(format!("{ART}: m-{id} has no colour such as #ffb43b")),
                    Some(colour) => {
                        let apart = |other: [f64; 3]| {
                            (0..3).map(|i| colour[i] - other[i]).map(|off| off * off).sum::<f64>().sqrt()
                        };
                        let alike = colours.iter().filter(|(_, other)| apart(*other) < ALIKE);
                        breaches.extend(alike.map(|(other, _)| {
                            format!("{ART}: the data-accent of m-{id} looks like that of m-{other}; move it away")
                        }));
                        colours.push((id, colour));
                    }
                }
            }
        }
        let file = format!("crates/rules/src/evolutions/{}.rs", id.replace('-', "_"));
        if deck_of(monster).is_none() || !root().join(&file).exists() {
            breaches.push(format!("{file}: every monster has this file, and its deck in the list of evolutions.rs"));
        }
    }
    report("every monster is complete, see docs/adding-a-monster.md:", &breaches);
}

#[test]
fn every_evolution_has_two_scenarios_beside_those_of_its_monster() {
    let mut breaches = Vec::new();
    for &monster in Monster::ALL {
        let folder = format!("scenarios/evolutions/{}", monster.id());
        let files = fs::read_dir(root().join(&folder)).into_iter().flatten().flatten();
        let texts: Vec<String> = files.filter_map(|file| fs::read_to_string(file.path()).ok()).collect();
        for card in deck_of(monster).into_iter().flatten() {
            let placed =
                |line: &str| line.starts_with("evolutions ") && line.split([' ', '*']).any(|word| word == card.id);
            let many = texts.iter().filter(|text| text.lines().any(placed)).count();
            if many < 2 {
                breaches.push(format!("{folder}: {many} scenarios have {}, and two are wanted", card.id));
            }
        }
    }
    report("every evolution is shown at work, see docs/adding-a-monster.md:", &breaches);
}

#[test]
fn every_card_has_a_pictogram_and_no_other() {
    let path = "crates/web/art/pictograms.txt";
    let list = fs::read_to_string(root().join(path)).expect("the list of pictograms");
    let lines = list.lines().filter(|line| !line.starts_with('#'));
    let drawn: BTreeSet<&str> = lines.filter_map(|line| line.split(' ').next()).collect();
    let cards: BTreeSet<&str> = kaiju_text::cards::all().map(|card| card.id).collect();
    let lacks = cards.difference(&drawn).map(|id| format!("{path}: no motif for {id}"));
    let more = drawn.difference(&cards).map(|id| format!("{path}: there is no card {id}"));
    let icons = fs::read_to_string(root().join("crates/web/art/icons.svg")).expect("the drawings of motifs");
    let undrawn = list.lines().filter(|line| !line.starts_with('#')).filter(|line| {
        let motif = line.split(' ').nth(1).unwrap_or_default();
        !icons.contains(&format!("<symbol id=\"p-{motif}\""))
    });
    let undrawn = undrawn.map(|line| format!("{path}: `{line}` names a motif that icons.svg does not have"));
    report("the browser draws every card with a motif:", &lacks.chain(more).chain(undrawn).collect::<Vec<_>>());
}

// ── the map ──────────────────────────────────────────────────────────────────
/// The crates of this repository that a manifest depends on, apart from what only its tests need.
fn depends_on(manifest: &str) -> BTreeSet<String> {
    let sections = manifest.split("\n[").filter(|section| {
        let head = section.split(']').next().unwrap_or_default().trim_start_matches('[');
        matches!(head, "dependencies" | "build-dependencies")
            || head.starts_with("target.") && head.ends_with(".dependencies")
    });
    let ours = |line: &str| {
        let name = line.strip_prefix("kaiju-")?.split(|c: char| !c.is_alphanumeric() && c != '-').next()?;
        Some(name.to_string())
    };
    sections.flat_map(|section| section.lines().filter_map(ours).collect::<Vec<_>>()).collect()
}

#[test]
fn the_map_says_what_the_manifests_say() {
    let map = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    let rows = map.lines().skip_while(|line| !line.starts_with("| crate |")).skip(2);
    let drawn: BTreeMap<String, BTreeSet<String>> = rows
        .take_while(|line| line.starts_with('|'))
        .filter_map(|row| {
            let mut cells = row.split('|').map(str::trim).skip(1);
            let folder = cells.next()?.trim_matches('`').to_string();
            let needs = cells.nth(1)?.split(", ").filter(|name| *name != "–").map(str::to_string).collect();
            Some((folder, needs))
        })
        .collect();
    let manifests: BTreeMap<String, BTreeSet<String>> = texts(".")
        .iter()
        .filter_map(|file| Some((file.path.strip_suffix("/Cargo.toml")?.to_string(), depends_on(&file.text))))
        .collect();
    let mut breaches = Vec::new();
    for (folder, needs) in &manifests {
        match drawn.get(folder) {
            None => breaches.push(format!("{folder} is not on the map")),
            Some(said) if said != needs => breaches.push(format!("{folder} depends on {needs:?}, not on {said:?}")),
            Some(_) => {}
        }
    }
    let gone = drawn.keys().filter(|folder| !manifests.contains_key(*folder) && *folder != "scenarios");
    breaches.extend(gone.map(|folder| format!("{folder} has no manifest")));
    report("the map in ARCHITECTURE.md shows every crate and what it depends on:", &breaches);
}

#[test]
fn the_map_of_the_rules_names_every_file() {
    let map = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    let rows = map.lines().skip_while(|line| !line.starts_with("| file |")).take_while(|line| line.starts_with('|'));
    let named: BTreeSet<&str> =
        rows.filter_map(|row| row.split('|').nth(1)).flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect();
    let source = root().join("crates/rules/src");
    let gone = named.iter().filter(|name| !source.join(name).exists()).map(|name| format!("{name} is not there"));
    let files = texts("crates/rules/src").into_iter().filter_map(|file| {
        let name = file.path.strip_prefix("crates/rules/src/")?.to_string();
        let covered = named.iter().any(|known| name == *known || known.ends_with('/') && name.starts_with(known));
        (!covered && name != "lib.rs").then(|| format!("{name} is not on the map"))
    });
    report("the map in ARCHITECTURE.md names the files of crates/rules:", &gone.chain(files).collect::<Vec<_>>());
}

/// The functions that a text names as `file.rs::function`.
fn stations(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted
        .filter_map(|word| word.split_once("::"))
        .filter(|(file, _)| Path::new(file).extension().is_some_and(|e| e == "rs"))
}

#[test]
fn the_way_of_an_attack_leads_through_functions_that_are_there() {
    let map = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    let gone = |(file, name): &(&str, &str)| {
        let text = fs::read_to_string(root().join(file)).unwrap_or_default();
        ![format!("fn {name}("), format!("fn {name}<")].iter().any(|head| text.contains(head))
    };
    let (all, rows) = (stations(&map).count(), map.lines().filter(|line| stations(line).next().is_some()).count());
    assert!(rows == 10 && all > rows, "{rows} stations with {all} functions");
    let gone: Vec<String> = stations(&map).filter(gone).map(|(file, name)| format!("{file} has no {name}")).collect();
    report("ARCHITECTURE.md names the functions that an attack goes through:", &gone);
}

/// The name of the type that a line defines outside of every block.
fn defined(line: &str) -> Option<&str> {
    let line = line.strip_prefix("pub").map_or(line, |rest| match rest.strip_prefix('(') {
        Some(scope) => scope.split_once(") ").map_or("", |(_, rest)| rest),
        None => rest.trim_start(),
    });
    let (kind, rest) = line.split_once(' ')?;
    let name = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()?;
    matches!(kind, "struct" | "enum" | "trait" | "type" | "union").then_some(name)
}

#[test]
fn a_type_name_means_one_thing() {
    // Every Rust programmer reads it as a `Result` whose error is fixed, and it is never used outside its crate.
    let idioms = ["Result"];
    let mut homes: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in ["crates", "xtask"].into_iter().flat_map(texts).filter(|file| file.is("rs")) {
        if file.path.contains("/tests/") || file.path.contains("/examples/") {
            continue;
        }
        for (_, line) in code(&file.text) {
            if let Some(name) = defined(line).filter(|name| !idioms.contains(name)) {
                homes.entry(name.to_string()).or_default().insert(file.path.clone());
            }
        }
    }
    assert!(homes.contains_key("Table"), "the types are found");
    let twice = homes.iter().filter(|(_, files)| files.len() > 1);
    let breaches: Vec<String> = twice
        .map(|(name, files)| format!("{name}: {}", files.iter().cloned().collect::<Vec<_>>().join(", ")))
        .collect();
    report("one word, one thing; rename all but one of these types (docs/words.md):", &breaches);
}

// ── the whole repository ─────────────────────────────────────────────────────
#[test]
fn nothing_is_left_over() {
    let homes = ["/home/", "/root/", "/Users/", "/work/", "/tmp/", "/mnt/", "C:\\"];
    let mut breaches = Vec::new();
    for file in texts(".") {
        if file.path == "Cargo.lock" || file.path == "crates/testkit/tests/tidy.rs" {
            continue;
        }
        for (i, line) in file.text.lines().enumerate() {
            let at = |what: &str| format!("{}:{}: {what}", file.path, i + 1);
            for home in homes {
                // A path that begins here, not the middle of a relative one or of an address.
                let begins = |(at, _): (usize, &str)| {
                    let before = line[..at].chars().next_back();
                    !before.is_some_and(|c| c.is_alphanumeric() || "._-/~}".contains(c))
                };
                if line.match_indices(home).any(begins) {
                    breaches.push(at(&format!("a path of somebody's machine ({home})")));
                }
            }
            let words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
            for word in words.filter(|word| matches!(*word, "TODO" | "FIXME")) {
                breaches.push(at(&format!("{word}: do it, or write an issue")));
            }
        }
    }
    report("nothing is left over for later and nothing points into one machine:", &breaches);
}

// ── the environment ──────────────────────────────────────────────────────────
/// The variables of ours that a text names.
fn variables(text: &str) -> BTreeSet<String> {
    let words = text.split(|sign: char| !sign.is_ascii_uppercase() && sign != '_');
    words.filter(|word| word.len() > "KAIJU_".len() && word.starts_with("KAIJU_")).map(str::to_string).collect()
}

#[test]
fn one_page_has_every_variable_and_no_other() {
    let read = |path: &str| fs::read_to_string(root().join(path)).unwrap();
    let told = variables(&read("docs/environment.md"));
    let mut used = BTreeSet::new();
    for folder in ["crates", "xtask"] {
        // This file names the beginning of them all, help and pages for people are made of what the code names.
        let sources = texts(folder).into_iter().filter(|file| file.is("rs") && !file.path.ends_with("tests/tidy.rs"));
        used.extend(sources.flat_map(|file| variables(&file.text)));
    }
    // Examples are programs too, in whatever language.
    used.extend(texts("examples").iter().flat_map(|file| variables(&file.text)));
    let missing: Vec<_> = used.difference(&told).collect();
    let surplus: Vec<_> = told.difference(&used).collect();
    assert!(
        missing.is_empty() && surplus.is_empty(),
        "docs/environment.md lacks {missing:?} and has {surplus:?} too many"
    );
    // What hosts can set has an example in the file of settings.
    let serving = read("docs/environment.md");
    let serving = serving.split("## Serving").nth(1).and_then(|text| text.split("\n## ").next()).unwrap_or_default();
    let mut wanted = variables(serving);
    wanted.insert("KAIJU_LANG".to_string());
    assert_eq!(variables(&read("deploy/kaiju.env")), wanted, "deploy/kaiju.env");
    let flags = variables(&read("crates/host/src/serve.rs"));
    assert!(flags.is_subset(&wanted), "{flags:?} are the settings of a server");
    assert!(variables(&read("docs/hosting.md")).is_superset(&flags), "docs/hosting.md lacks one of {flags:?}");
}

#[test]
fn links_lead_somewhere() {
    let mut breaches = Vec::new();
    for file in texts(".").iter().filter(|file| file.is("md")) {
        let folder = root().join(&file.path);
        let folder = folder.parent().expect("a file lies in a folder");
        let mut fenced = false;
        for (i, line) in file.text.lines().enumerate() {
            fenced ^= line.trim_start().starts_with("```");
            if fenced {
                continue;
            }
            for link in line.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
                let target = link.split('#').next().unwrap_or_default().split(' ').next().unwrap_or_default();
                let elsewhere = target.is_empty() || target.contains("://") || target.starts_with("mailto:");
                // The page of releases lies beside the files, wherever the repository is shown.
                let elsewhere = elsewhere || (file.path == "README.md" && target == "../../releases/latest");
                if !elsewhere && !folder.join(target).exists() {
                    breaches.push(format!("{}:{}: {target} is not there", file.path, i + 1));
                }
            }
        }
    }
    report("every link to a file of the repository leads to one:", &breaches);
}

// ── the watchers ─────────────────────────────────────────────────────────────
#[test]
fn words_are_found_whole_and_in_any_case() {
    assert!(says("// Mimic speaks", "mimic"));
    assert!(says("a(smoke-cloud)", "smoke-cloud"));
    assert!(!says("mimicry", "mimic"));
    assert!(!says("my_mimic", "mimic"));
    assert!(cites_ruling("/// A copy keeps its own (I-125)."));
    assert!(!cites_ruling("/// I-179 and I-000 are none, nor is I-19."));
    assert!(is_ruling("GZ-13") && !is_ruling("GZ-14"));
    assert_eq!(defined("pub(crate) struct Table<'a> {"), Some("Table"));
    assert_eq!(defined("pub trait Bot: Send {"), Some("Bot"));
    assert_eq!(defined("type Result<T> = std::result::Result<T, String>;"), Some("Result"));
    assert_eq!((defined("    type Target = Table;"), defined("fn table() {}")), (None, None));
    assert!(stations("`a/b.rs::c` and `Card::under`, `d.rs`").eq([("a/b.rs", "c")]));
}

#[test]
fn what_is_taken_from_the_machine_is_found() {
    let breach = |line: &str| !machine_words(line).is_empty();
    for line in [
        "let begun = std::time::Instant::now();",
        "let at = SystemTime::now();",
        "tokio::time::sleep(pause).await;",
        "tokio::spawn(async move {});",
        "tokio::task::spawn_blocking(think);",
        "tracker.spawn(async {});",
        "getrandom::fill(&mut bytes)",
        "tokio::select! {\n    () = stop => {}",
    ] {
        assert!(breach(line), "{line}");
    }
    for line in ["// tokio::time", "tokio::select! {\n    biased;", "Pace::Instant => 0,", "#[cfg(test)]\ntokio::time"]
    {
        assert!(!breach(line), "{line}");
    }
}
