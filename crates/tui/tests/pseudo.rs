//! The screens in a language that nobody speaks: every word comes from the language files, and what is longer than English
//! still fits.

use std::time::Instant;

use kaiju_client::Local;
use kaiju_client::mind::Inline;
use kaiju_rules::{EditionId, Monster};
use kaiju_text::Lang;
use kaiju_tui::ink::Ink;
use kaiju_tui::local::{Files, LocalGame};
use kaiju_tui::pages;
use kaiju_tui::show::Show;
use kaiju_tui::start::Start;
use kaiju_tui::type_set::width;
use kaiju_tui::ui::{Speed, Ui};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A language that has words for everything, English included.
const PRETENDER: Lang = Lang::Es;

/// Words on a screen that no language changes, beside the names of monsters: the program, and a bot by its name.
const SAME_EVERYWHERE: [&str; 4] = ["kaiju", "random", "PgUp", "PgDn"];

/// A game on a screen in memory.
struct Screen {
    table: LocalGame,
    ui: Ui,
}

impl Screen {
    fn new(edition: &str) -> Screen {
        PRETENDER.pretend();
        let edition = EditionId::from_name(edition).expect("an edition");
        let mut rules = edition.edition().rules;
        rules.evolutions = true;
        let bots = vec![kaiju_bots::Player::Random];
        let start = Start { edition, rules, players: 5, people: 1, bots, seed: Some(11), ..Start::default() };
        let game: Local = start.begin(PRETENDER).expect("a game");
        let mut ui = Ui::new(PRETENDER, Ink::default());
        ui.speed = Speed::Instant;
        let table = LocalGame::with(game, Files::default(), Box::new(Inline::default()), None);
        let mut screen = Screen { table, ui };
        screen.settle();
        screen
    }

    /// Lets time go by until somebody is asked.
    fn settle(&mut self) {
        for _ in 0..10_000 {
            if self.table.tick(Instant::now(), &mut self.ui).is_none() {
                return self.ui.arrange(&self.table.scene(&self.ui));
            }
        }
        panic!("the game does not come to rest");
    }

    fn key(&mut self, code: KeyCode) {
        let scene = self.table.scene(&self.ui);
        if let Some(intent) = self.ui.key(KeyEvent::new(code, KeyModifiers::NONE), &scene) {
            assert!(self.table.act(intent, &mut self.ui).is_none(), "the show does not end");
        }
        self.settle();
    }

    fn text(&mut self, size: (u16, u16)) -> String {
        let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a screen");
        let scene = self.table.scene(&self.ui);
        let ui = &mut self.ui;
        terminal.draw(|frame| pages::draw(frame, &scene, ui)).expect("drawn");
        // A line of the picture is in quotes; what a wide letter hides is told behind it.
        let drawn = terminal.backend().to_string();
        drawn.lines().filter_map(|line| line.strip_prefix('"')?.split('"').next()).collect::<Vec<_>>().join("\n")
    }
}

/// Words in plain letters, which do not come from the language files.
fn strays(screen: &str) -> Vec<String> {
    let names = Monster::ALL.iter().flat_map(|monster| monster.name().split(' '));
    let same: Vec<&str> = names.chain(SAME_EVERYWHERE).collect();
    // What a name is cut to begins like it.
    let known = |word: &str| same.iter().any(|name| name.starts_with(word) && word.len() > 2 || *name == word);
    let words = screen.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
    let plain = words.filter(|word| word.len() > 1 && word.bytes().all(|b| b.is_ascii_alphabetic()));
    plain.filter(|word| !known(word) && !word.bytes().all(|b| b.is_ascii_uppercase())).map(str::to_string).collect()
}

#[test]
fn a_word_that_no_language_file_has_is_found() {
    assert_eq!(strays("⟦Ŕööļļ⟧ Space Penguin 3★ ENTER-2 A Gigaza…"), [] as [String; 0]);
    assert_eq!(strays("⟦Ŕööļļ⟧ the dice"), ["the", "dice"]);
}

#[test]
fn every_word_on_the_screens_comes_from_the_language_files() {
    let mut found = Vec::new();
    for edition in ["first", "second", "godzilla"] {
        let mut screen = Screen::new(edition);
        found.extend(strays(&screen.text((200, 60))).into_iter().map(|word| format!("{edition}: {word}")));
        // Help, what can be done now, options, the steps of a turn, reasons, cards, rules, monsters, a hint, leaving.
        for page in "?iogwcrmhq".chars() {
            screen.key(KeyCode::Char(page));
            let shown = screen.text((200, 60));
            found.extend(strays(&shown).into_iter().map(|word| format!("{edition}, {page}: {word}")));
            screen.key(KeyCode::Esc);
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn what_is_longer_than_english_fits_the_smallest_screen() {
    for edition in ["first", "second", "godzilla"] {
        let mut screen = Screen::new(edition);
        let table = screen.text((80, 24));
        // What everybody needs is whole: the question, and the hearts and stars of each monster.
        assert!(table.lines().any(|line| line.contains("?⟧")), "{table}");
        assert_eq!(table.lines().filter(|line| line.contains("10 ★░░░░░ 0 ⚡")).count(), 5, "{table}");
        // A page is as wide as the screen at most, and says how to close it or how to go on.
        for page in "?iogwcrmhq".chars() {
            screen.key(KeyCode::Char(page));
            let shown = screen.text((80, 24));
            assert_ne!(shown, table, "{edition}, {page}");
            assert!(shown.lines().all(|line| width(line) <= 80), "{edition}, {page}:\n{shown}");
            screen.key(KeyCode::Esc);
        }
    }
}
