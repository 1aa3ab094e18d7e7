//! The screen, drawn into memory: how it looks in each edition, language and size, and whole games played by keys.

use std::time::{Duration, Instant};

use kaiju_bots::Bits;
use kaiju_client::lesson::LessonStep;
use kaiju_client::{Comfort, HouseBook, Local, PuzzleBook, PuzzleKind, Reviewed, Waits, mind::Inline};
use kaiju_rules::{Action, Book, EditionId, Seat, Source, Viewer};
use kaiju_text::{Lang, cards, is_unspaced, puzzle};
use kaiju_tui::ink::{Ground, Ink, Theme};
use kaiju_tui::local::{Files, LocalGame};
use kaiju_tui::pages;
use kaiju_tui::puzzle::{PuzzleShow, PuzzleTrainer};
use kaiju_tui::review::Review;
use kaiju_tui::scene::{GameKind, SaveState, Scene, Spoken};
use kaiju_tui::settings::SettingsFile;
use kaiju_tui::shell::Msg;
use kaiju_tui::show::{Exit, Show};
use kaiju_tui::signs::Signs;
use kaiju_tui::start::{Choice, Menu, Start};
use kaiju_tui::store::GameFolder;
use kaiju_tui::ui::{Hit, Intent, Overlay, Speed, TalkInput, Ui};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::style::Color;

/// A game on a screen in memory.
struct Screen<S> {
    show: S,
    ui: Ui,
    terminal: Terminal<TestBackend>,
}

fn start(edition: &str, players: usize, evolutions: bool, people: usize) -> Start {
    let edition = EditionId::from_name(edition).unwrap();
    let mut rules = edition.edition().rules;
    rules.evolutions = evolutions;
    // Programs that answer at random: how they play does not change when better ones learn.
    let bots = vec![kaiju_bots::Player::Random];
    Start { edition, rules, players, people, bots, seed: Some(11), ..Start::default() }
}

fn ui(lang: Lang) -> Ui {
    let mut ui = Ui::new(lang, Ink::default());
    ui.speed = Speed::Instant;
    ui
}

impl Screen<LocalGame> {
    fn new(start: &Start, lang: Lang, size: (u16, u16)) -> Screen<LocalGame> {
        Screen::of(start.begin(lang).unwrap(), lang, size)
    }

    fn of(game: Local, lang: Lang, size: (u16, u16)) -> Screen<LocalGame> {
        let table = LocalGame::with(game, Files::default(), Box::new(Inline::default()), None);
        let mut screen =
            Screen { show: table, ui: ui(lang), terminal: Terminal::new(TestBackend::new(size.0, size.1)).unwrap() };
        screen.settle();
        screen
    }

    fn waits(&self) -> Waits {
        self.show.game().waits()
    }
}

impl<S: Show> Screen<S> {
    /// Lets time go by until somebody is asked.
    fn settle(&mut self) {
        for _ in 0..10_000 {
            if self.show.tick(Instant::now(), &mut self.ui).is_none() {
                return self.ui.arrange(&self.show.scene(&self.ui));
            }
        }
        panic!("the game does not come to rest");
    }

    fn key(&mut self, code: KeyCode) {
        let scene = self.show.scene(&self.ui);
        if let Some(intent) = self.ui.key(KeyEvent::new(code, KeyModifiers::NONE), &scene) {
            assert!(self.show.act(intent, &mut self.ui).is_none(), "the show does not end");
        }
        self.settle();
    }

    fn keys(&mut self, keys: &str) {
        for key in keys.chars() {
            self.key(if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) });
        }
    }

    fn draw(&mut self) -> &Buffer {
        let scene = self.show.scene(&self.ui);
        let ui = &mut self.ui;
        self.terminal.draw(|frame| pages::draw(frame, &scene, ui)).unwrap();
        self.terminal.backend().buffer()
    }

    fn text(&mut self) -> String {
        // A fresh one: what was hidden under a wide letter stays in the memory of an old one.
        let size = self.terminal.size().unwrap();
        self.terminal = Terminal::new(TestBackend::new(size.width, size.height)).unwrap();
        self.draw();
        self.terminal.backend().to_string()
    }
}

macro_rules! looks_like {
    ($name:literal, $screen:expr) => {
        insta::with_settings!({ omit_expression => true }, { insta::assert_snapshot!($name, $screen.text()) });
    };
}

#[test]
fn the_table_of_each_edition() {
    let mut second = Screen::new(&start("second", 4, false, 1), Lang::En, (80, 24));
    looks_like!("second_80x24", second);
    looks_like!("second_120x40", Screen::new(&start("second", 4, false, 1), Lang::En, (120, 40)));
    looks_like!("first_six_80x24", Screen::new(&start("first", 6, false, 1), Lang::En, (80, 24)));
    looks_like!("godzilla_100x30", Screen::new(&start("godzilla", 5, true, 1), Lang::En, (100, 30)));
    looks_like!("watched_200x50", Screen::new(&start("second", 6, true, 1), Lang::En, (200, 50)));
    second.keys("14");
    looks_like!("dice_kept", second);
}

#[test]
fn the_table_in_each_language() {
    looks_like!("godzilla_pt_80x24", Screen::new(&start("godzilla", 6, true, 1), Lang::Pt, (80, 24)));
    looks_like!("first_es_160x50", Screen::new(&start("first", 5, false, 1), Lang::Es, (160, 50)));
    looks_like!("second_es_80x24", Screen::new(&start("second", 4, false, 1), Lang::Es, (80, 24)));
    looks_like!("godzilla_pt_120x40", Screen::new(&start("godzilla", 4, true, 1), Lang::Pt, (120, 40)));
}

#[test]
fn pages_over_the_table() {
    let mut screen = Screen::new(&start("second", 4, false, 1), Lang::En, (80, 24));
    for (key, name) in [('?', "help"), ('g', "turn"), ('w', "why"), ('m', "monster"), ('o', "options"), ('q', "quit")] {
        screen.key(KeyCode::Char(key));
        insta::with_settings!({ omit_expression => true }, {
            insta::assert_snapshot!(format!("page_{name}"), screen.text());
        });
        screen.key(KeyCode::Esc);
        assert_eq!(screen.ui.page, None, "Escape closes {name}");
    }
    screen.key(KeyCode::Char('w'));
    screen.key(KeyCode::PageDown);
    screen.key(KeyCode::Up);
    assert_eq!(screen.ui.page, Some(Overlay::Why(1, 0)), "another event begins at its top");
    screen.key(KeyCode::PageDown);
    assert_eq!(screen.ui.page, Some(Overlay::Why(1, 8)));
    screen.key(KeyCode::Esc);
    screen.key(KeyCode::Char('h'));
    let hint = screen.text();
    assert!(hint.contains("Best: ") && hint.contains("or better"), "{hint}");
    screen.key(KeyCode::Char('k'));
    assert_eq!(screen.ui.page, None, "advice is taken");
    screen.ui.lang = Lang::Es;
    screen.key(KeyCode::Char('c'));
    screen.keys("veneno");
    looks_like!("page_cards_es", screen);
    screen.key(KeyCode::Left);
    screen.keys(" cura");
    assert!(screen.text().contains("Reglas"));
}

#[test]
fn who_leaves_is_told_whether_the_game_is_saved() {
    let folder = std::env::temp_dir().join(format!("kaiju-leave-{}", std::process::id()));
    let store = GameFolder::at(folder.join("games"));
    for lang in Lang::ALL {
        let files = Files { save: Some(store.fresh()), record: None };
        let saved = files.save.as_ref().map(|saved| saved.path().to_path_buf()).unwrap();
        let game = start("second", 4, false, 1).begin(lang).unwrap();
        let table = LocalGame::with(game, files, Box::new(Inline::default()), None);
        let terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        let mut screen = Screen { show: table, ui: ui(lang), terminal };
        screen.settle();
        screen.keys("1\n");
        let unsaved = kaiju_text::tui::unsaved(lang);
        screen.key(KeyCode::Char('q'));
        assert!(saved.exists() && screen.text().contains("--resume") && !screen.text().contains(unsaved));
        screen.key(KeyCode::Esc);
        // The folder goes, and with it the disk the game is on.
        std::fs::remove_dir_all(&folder).unwrap();
        std::fs::write(&folder, "").unwrap();
        while matches!(screen.show.kept(), SaveState::Saved(_)) {
            screen.key(KeyCode::Enter);
        }
        screen.ui.page = None;
        screen.key(KeyCode::Char('w'));
        screen.key(KeyCode::Esc);
        let shown = screen.text();
        assert!(shown.lines().next().unwrap().contains(unsaved), "it stays in the title, whole:\n{shown}");
        screen.key(KeyCode::Char('q'));
        let SaveState::Unsaved(why) = screen.show.kept() else { panic!("nothing can be written") };
        let shown: String =
            screen.text().split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).collect();
        assert!(!shown.contains("--resume"), "{shown}");
        let last = why.split_whitespace().next_back().unwrap();
        assert!(shown.contains(last), "the reason is not cut: {why}\n{shown}");
        std::fs::remove_file(&folder).unwrap();
    }
}

#[test]
fn turn_1_the_title_marks_the_step_the_game_is_in() {
    let mut screen = Screen::new(&start("second", 2, false, 1), Lang::En, (80, 24));
    let mut marked = std::collections::BTreeSet::new();
    for _ in 0..200 {
        if let Waits::Nobody(_) = screen.waits() {
            break;
        }
        let scene = screen.show.scene(&screen.ui);
        let asked = scene.prompt.map(|prompt| prompt.question);
        let title = screen.text().lines().next().unwrap().to_string();
        let step = title.split(['[', ']']).nth(1).unwrap_or_else(|| panic!("no step in {title}")).to_string();
        match asked {
            Some(kaiju_rules::Question::Keep) => assert_eq!(step, "Roll"),
            Some(kaiju_rules::Question::Yield) => assert_eq!(step, "Resolve"),
            Some(kaiju_rules::Question::Shop) => assert_eq!(step, "Buy"),
            _ => {}
        }
        marked.insert(step);
        screen.key(KeyCode::Enter);
    }
    assert!(marked.contains("Roll") && marked.contains("Buy") && marked.contains("Resolve"), "{marked:?}");
    // The first edition has no step to enter in.
    let first = Screen::new(&start("first", 4, false, 1), Lang::Es, (120, 40)).text();
    assert!(first.lines().next().unwrap().contains("[Lanzar] › Resolver › Comprar › Final"), "{first}");
}

#[test]
fn roll_2_extra_dice_look_different() {
    let text = "kaiju position 1\nedition second\nseat A gigazaur\nseat B kraken\ncards A extra-head\n\
                at keep A dice 112233s rolls 2";
    let state = kaiju_rules::notation::parse_position(text).unwrap();
    let mut screen = Screen::new(&start("second", 2, false, 1), Lang::En, (80, 24));
    screen.ui.tray.follow(state.table());
    let shown = screen.text();
    assert_eq!((shown.matches("╭").count(), shown.matches("╯").count()), (1, 1), "{shown}");
    assert!(shown.contains("╭7─+╮"), "{shown}");
}

#[test]
fn everybody_at_a_hot_seat_chooses_a_monster_or_has_one_drawn() {
    use KeyCode::{Down, Enter, Left, Right, Up};
    let mut menu = menu(Start { people: 3, ..start("second", 4, false, 3) });
    let mut ui = ui(Lang::En);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let mut press = |menu: &mut Menu, keys: &[KeyCode]| {
        let chosen = keys.iter().find_map(|&key| menu.key(key, &mut ui));
        terminal.draw(|frame| menu.draw(frame, &ui)).unwrap();
        (chosen, terminal.backend().to_string())
    };
    // To the first person's row, past the lesson, the edition, the book and the numbers; the last choice, and the one
    // before it.
    let &[.., before, last] = kaiju_rules::Monster::ALL else { panic!("there are two monsters at least") };
    let (_, shown) = press(&mut menu, &[Down, Down, Down, Down, Down, Down, Left]);
    assert!(shown.contains("Monster of player 1") && shown.contains(&format!("‹ {} ›", last.name())), "{shown}");
    let (_, shown) = press(&mut menu, &[Down, Left]);
    assert!(shown.contains(&format!("‹ {} ›", before.name())), "what the first has is not offered: {shown}");
    let (_, shown) = press(&mut menu, &[Down, Right]);
    assert!(shown.contains("‹ at random ›"), "{shown}");
    let (chosen, _) = press(&mut menu, &[Up, Up, Up, Up, Up, Up, Up, Up, Enter]);
    let Some(Choice::Begin(start)) = chosen else { panic!("it begins: {chosen:?}") };
    let setups: std::collections::BTreeSet<_> =
        (0..12).map(|seed| start.setup(Lang::En, seed).unwrap().monsters().to_vec()).collect();
    assert!(setups.len() > 1, "luck decides for the third");
    for monsters in setups {
        assert_eq!(monsters[..2], [last, before]);
    }
}

#[test]
fn people_at_one_keyboard_have_names() {
    use KeyCode::{Backspace, Char, Down, Enter, Esc, Left, Up};
    let mut menu = menu(start("second", 3, true, 2));
    let mut ui = ui(Lang::En);
    let mut press = |menu: &mut Menu, keys: &[KeyCode]| keys.iter().find_map(|&key| menu.key(key, &mut ui));
    // To the first person's row: past the lesson, the edition, the book and the numbers.
    assert_eq!(press(&mut menu, &[Down; 6]), None);
    assert!(drawn(&mut menu, &self::ui(Lang::En), (80, 24)).contains("n types this player's name."));
    assert_eq!(press(&mut menu, &[Char('n'), Char('A'), Char('d'), Char('q')]), None, "letters, not keys");
    assert!(drawn(&mut menu, &self::ui(Lang::En), (80, 24)).contains("Name of player 1: Adq"));
    assert_eq!(press(&mut menu, &[Backspace, Char('a'), Enter, Down, Char('n'), Char('B'), Esc]), None);
    let shown = drawn(&mut menu, &self::ui(Lang::En), (80, 24));
    assert!(shown.contains("Monster of Ada") && shown.contains("Monster of player 2"), "{shown}");
    assert_eq!(press(&mut menu, &[Char('n'), Char('B'), Char('o'), Enter]), None);
    let Some(Choice::Begin(start)) = press(&mut menu, &[Up, Up, Up, Up, Up, Up, Up, Enter]) else {
        panic!("it begins")
    };
    assert_eq!(start.names, ["Ada", "Bo"]);
    let mut screen = Screen::new(&start, Lang::En, (80, 24));
    assert!(matches!(screen.ui.page, Some(Overlay::HandOver(_))), "hands are secret");
    let text = screen.text();
    assert!(text.contains("Ada (") || text.contains("Bo ("), "{text}");
    screen.key(Enter);
    let text = screen.text();
    assert!(text.contains(" Ada") && text.contains(" Bo"), "{text}");
    // Taken up again, looked at again and branched off they are the same people.
    let again = kaiju_tui::load(Lang::En, &screen.show.game().save()).unwrap();
    assert_eq!((again.name(Seat::A), again.name(Seat::B)), ("Ada", "Bo"));
    let mut review = Screen {
        show: Review::read(Lang::En, &screen.show.game().save()).unwrap(),
        ui: self::ui(Lang::En),
        terminal: Terminal::new(TestBackend::new(80, 24)).unwrap(),
    };
    assert!(review.text().contains(" Ada"));
    let Some(Exit::Branch(game)) = review.show.act(Intent::Branch, &mut review.ui) else { panic!("it goes on") };
    assert_eq!(game.name(Seat::B), "Bo");
    // Somebody alone is you.
    let mut alone = self::menu(start);
    assert_eq!(press(&mut alone, &[Down, Down, Down, Down, Down, Left, Up, Up, Up, Up, Up]), None);
    let Some(Choice::Begin(start)) = press(&mut alone, &[Enter]) else { panic!("it begins") };
    assert_eq!((start.people, start.names.len()), (1, 0));
}

#[test]
fn a_game_begins_at_a_position() {
    let position = "kaiju position 1\nedition second\nseat A gigazaur ♥3 ★12\nseat B kraken out\n\
        seat C the-king ♥4 ★9 ⚡5 city\nseat D alienoid\nshop heal tanks -\nat buy C\n";
    let state = || kaiju_rules::notation::parse_position(position).unwrap();
    let mut start = start("second", 4, false, 1);
    start.names = vec!["Ada".to_string()];
    let game = start.begin_at(Lang::En, state()).unwrap();
    assert!(matches!(game.waits(), Waits::Person(Seat::C, _)), "whoever is asked is a person");
    assert_eq!((game.people().iter().collect::<Vec<_>>(), game.name(Seat::C)), (vec![Seat::C], "Ada"));
    let mut screen = Screen::of(game, Lang::En, (80, 24));
    let text = screen.text();
    assert!(text.contains("Ada") && text.contains("12") && text.contains("Heal"), "{text}");
    let screen = play_by_keys(screen, 3);
    assert!(screen.show.game().save().starts_with("kaiju position 1\n"));
    // The next person is the next monster that still plays; those who are out are nobody.
    start.people = 3;
    let game = start.begin_at(Lang::En, state()).unwrap();
    assert_eq!(game.people().iter().collect::<Vec<_>>(), [Seat::A, Seat::C, Seat::D]);
    start.people = 4;
    let refused = |start: &Start, state| start.begin_at(Lang::En, state).err().map(|error| error.to_string());
    assert!(refused(&start, state()).unwrap().contains("only 3 monsters are still playing"));
    let over = kaiju_rules::notation::parse_position(&position.replace("★12", "★20").replace("at buy C", "at check C"));
    assert!(refused(&start, over.unwrap()).unwrap().contains("the game is over"));
}

#[test]
fn rolls_that_are_left_are_given_up_after_a_question_where_somebody_wants_it() {
    let mut screen = Screen::new(&start("second", 2, false, 2), Lang::En, (80, 24));
    let stops = |screen: &Screen<LocalGame>| screen.show.game().inputs().len();
    let before = stops(&screen);
    screen.ui.comfort.confirm_stop = true;
    screen.keys("s");
    assert!(matches!(screen.ui.page, Some(Overlay::Sure(..))));
    assert!(screen.text().contains("You still have 2 rolls."));
    screen.keys("n");
    assert_eq!((stops(&screen), screen.ui.page.is_some()), (before, false));
    screen.keys("a\n");
    assert!(matches!(screen.ui.page, Some(Overlay::Sure(..))), "to keep all is to stop");
    screen.keys("n");
    screen.ui.comfort.confirm_stop = false;
    screen.keys("\n");
    assert!(stops(&screen) > before && screen.ui.page.is_none());
}

fn menu(start: Start) -> Menu {
    Menu::new(start, None, HouseBook::default())
}

fn drawn(menu: &mut Menu, ui: &Ui, size: (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
    terminal.draw(|frame| menu.draw(frame, ui)).unwrap();
    terminal.backend().to_string()
}

#[test]
fn the_menu() {
    let mut menu = menu(Start::default());
    let mut ui = ui(Lang::Pt);
    for code in [KeyCode::Down, KeyCode::Down, KeyCode::Right] {
        assert_eq!(menu.key(code, &mut ui), None);
    }
    insta::with_settings!({ omit_expression => true }, {
        insta::assert_snapshot!("menu_pt", drawn(&mut menu, &ui, (80, 24)));
    });
    assert_eq!(menu.key(KeyCode::Up, &mut ui), None);
    assert_eq!(menu.key(KeyCode::Enter, &mut ui), Some(Choice::Learn));
}

#[test]
fn the_menu_offers_books_switches_and_house_rules() {
    use KeyCode::{Char, Down, Enter, Esc, Right, Up};
    let mut menu = menu(Start::default());
    let mut ui = ui(Lang::En);
    let mut press = |menu: &mut Menu, keys: &[KeyCode]| keys.iter().find_map(|&key| menu.key(key, &mut ui));
    // The third row after the two that begin is the book; the first one has switches of its own.
    assert_eq!(press(&mut menu, &[Down, Down, Down, Right]), None);
    let Some(Choice::Begin(begun)) = press(&mut menu, &[Up, Up, Up, Enter]) else { panic!("it begins") };
    let book = Book::played(begun.edition, &begun.rules).expect("a book");
    assert!(book.changes().next().is_some(), "{book:?}");
    // From the last row but one to every switch: the first of them is the Bay.
    assert_eq!(press(&mut menu, &[Up, Up, Enter, Down, Right]), None);
    let shown = drawn(&mut menu, &ui, (100, 40));
    assert!(shown.contains("All rule options") && shown.contains("Our house rules"), "{shown}");
    let mut press = |menu: &mut Menu, keys: &[KeyCode]| keys.iter().find_map(|&key| menu.key(key, &mut ui));
    // It is kept under a name, found again, and leaves with the name.
    assert_eq!(press(&mut menu, &[Char('n'), Char('O'), Char('u'), Char('x'), KeyCode::Backspace, Enter]), None);
    let shown = drawn(&mut menu, &ui, (100, 40));
    assert!(shown.contains("‹ Ou ›"), "{shown}");
    let mut press = |menu: &mut Menu, keys: &[KeyCode]| keys.iter().find_map(|&key| menu.key(key, &mut ui));
    let Some(Choice::Begin(ours)) = press(&mut menu, &[Esc, Down, Down, Enter]) else { panic!("it begins") };
    assert_ne!(ours.rules.tokyo_bay, begun.rules.tokyo_bay);
    assert_eq!(press(&mut menu, &[Up, Up, Enter, Char('x')]), None);
    assert!(!drawn(&mut menu, &ui, (100, 40)).contains("‹ Ou ›"));
}

#[test]
fn duo_1_where_two_sit_down_the_menu_suggests_what_makes_it_even() {
    use KeyCode::{Down, Enter, Left, Right, Up};
    for lang in Lang::ALL {
        let mut menu = menu(Start::default());
        let mut ui = ui(lang);
        for key in [Down, Down, Down, Down, Left, Left] {
            assert_eq!(menu.key(key, &mut ui), None);
        }
        assert_eq!(ui.note.as_deref(), Some(kaiju_text::web::fair_for_two(lang)));
        let shown = drawn(&mut menu, &ui, (80, 24));
        assert!(shown.contains(kaiju_text::tui::pays_stars(lang)), "{shown}");
        for key in [Down, Right, Up, Up, Up, Up, Up] {
            assert_eq!(menu.key(key, &mut ui), None);
        }
        let Some(Choice::Begin(start)) = menu.key(Enter, &mut ui) else { panic!("it begins") };
        assert_eq!((start.players, start.rules.get("two_player_tokyo")), (2, Some("at_two")));
    }
}

#[test]
fn saved_games_are_listed_named_and_taken_up() {
    use KeyCode::{Char, Down, Enter};
    let folder = std::env::temp_dir().join(format!("kaiju-menu-games-{}", std::process::id()));
    let store = GameFolder::at(&folder);
    let mut saved = store.fresh();
    saved.save(&start("second", 3, false, 1).begin(Lang::En).unwrap().save());
    drop(saved);
    let mut menu = Menu::new(Start::default(), Some(store.clone()), HouseBook::default());
    let mut ui = ui(Lang::En);
    let Some(Choice::Resume(latest)) = menu.key(Enter, &mut ui) else { panic!("the last game comes first") };
    for key in [Down, Down, Down, Enter] {
        assert_eq!(menu.key(key, &mut ui), None);
    }
    let shown = drawn(&mut menu, &ui, (80, 24));
    assert!(shown.contains("second edition · turn") && shown.contains("Gigazaur 0★ 10♥"), "{shown}");
    for letter in [Char('n'), Char('T'), Char('w'), Char('o'), Enter] {
        assert_eq!(menu.key(letter, &mut ui), None);
    }
    assert!(drawn(&mut menu, &ui, (80, 24)).contains("▶ Two"));
    let named = store.named("Two").unwrap();
    assert_eq!((menu.key(Enter, &mut ui), latest.exists()), (Some(Choice::Resume(named)), false));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_is_changed_on_the_screen_is_remembered() {
    let folder = std::env::temp_dir().join(format!("kaiju-remembered-{}", std::process::id()));
    let mut screen = Screen::new(&start("second", 4, false, 1), Lang::En, (80, 24));
    let mut file = SettingsFile::at(Some(folder.clone()));
    let settings = file.read();
    screen.ui = Ui::remembering(Lang::En, settings, file.clone());
    screen.settle();
    // A pace for this run alone is not kept, one that is chosen is.
    screen.ui.speed = Speed::Instant;
    screen.key(KeyCode::Char('l'));
    assert!(matches!(screen.ui.page, Some(Overlay::Options(_))), "a slip of a finger changes no language");
    assert_eq!(screen.ui.lang, Lang::En);
    screen.key(KeyCode::Right);
    // Every other option, one after the other: each is another than it was by default.
    for _ in 0..12 {
        screen.key(KeyCode::Down);
        screen.key(KeyCode::Right);
    }
    screen.key(KeyCode::Esc);
    screen.ui.remember();
    let kept = SettingsFile::at(Some(folder.clone())).read();
    assert_eq!((kept.speed, kept.odds), (Speed::Slow, false));
    let comfort = Comfort {
        yield_at: Some(1),
        stay_at: Some(1),
        default_order: true,
        skip_shop: true,
        skip_evolve: false,
        silent: true,
        confirm_stop: true,
        hold: true,
    };
    assert_eq!(kept.comfort, comfort);
    assert!(kept.theme != Theme::default() && kept.signs != Signs::default());
    assert_eq!(std::fs::read_to_string(folder.join("lang")).unwrap().trim(), screen.ui.lang.code());
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn every_option_is_one_whole_row_on_the_smallest_screen() {
    for lang in Lang::ALL {
        for theme in Theme::ALL {
            let mut screen = Screen::new(&start("second", 4, false, 1), lang, (60, 20));
            screen.ui.kept.theme = theme;
            screen.key(KeyCode::Char('o'));
            let text = screen.text();
            let rows: Vec<&str> = text.lines().flat_map(|line| line.split('│')).collect();
            let whole = |row: &&&str| row.contains(" ‹ ") && row.contains(" › ") && !row.contains('…');
            assert_eq!(rows.iter().filter(whole).count(), 13, "{text}");
        }
    }
}

#[test]
fn wide_screens_list_the_discards_by_name() {
    let position = "kaiju position 1\nedition second\nseat A gigazaur\nseat B kraken\nshop heal - -\n\
        discard tanks energize\nat roll A\n";
    let state = kaiju_rules::notation::parse_position(position).unwrap();
    let game = start("second", 2, false, 2).begin_at(Lang::En, state).unwrap();
    let text = Screen::of(game, Lang::En, (200, 60)).text();
    assert!(text.contains("Discard pile: 2") && text.contains("Energize · Tank "), "{text}");
}

#[test]
fn event_1_the_price_of_events_and_the_species_of_monsters_are_shown() {
    let text = "kaiju position 1\nedition godzilla\nseat A godzilla ⚡9\nseat B mothra\nat buy A";
    let state = kaiju_rules::notation::parse_position(text).unwrap();
    let deck = state.table().catalogue();
    let event = deck.kinds().map(|(card, _)| card).find(|card| card.kind == kaiju_rules::Kind::Event);
    let event = event.expect("the edition has Events");
    let shop = text.replace("at buy A", &format!("shop {} - -\nat buy A", event.id));
    let state = kaiju_rules::notation::parse_position(&shop).unwrap();
    let view = state.seen_by(Viewer::Seat(Seat::A));
    for (lang, size) in Lang::ALL.into_iter().flat_map(|lang| [(60, 20), (80, 24), (140, 45)].map(|size| (lang, size)))
    {
        let shown = Still(&view).text(lang, size);
        let line = shown.lines().find(|line| line.contains(" 1 ! ")).unwrap_or_else(|| panic!("no Event in\n{shown}"));
        assert!(line.contains(&format!("{}⚡", event.cost)), "{line}");
        if size.1 > 20 {
            for seat in [Seat::A, Seat::B] {
                let species = kaiju_text::ask::species(lang, state.table().stand(seat).monster.species());
                assert!(shown.contains(species), "{species} is missing from\n{shown}");
            }
        }
    }
    insta::with_settings!({ omit_expression => true }, {
        insta::assert_snapshot!("event_for_sale_80x24", Still(&view).text(Lang::En, (80, 24)));
    });
}

/// A position on a screen.
struct Still<'a>(&'a kaiju_rules::View);

impl Still<'_> {
    fn draw(&self, ui: &mut Ui, size: (u16, u16)) -> String {
        self.draw_lesson(ui, size, None)
    }

    fn draw_lesson(&self, ui: &mut Ui, size: (u16, u16), lesson: Option<LessonStep>) -> String {
        let view = self.0;
        let prompt = kaiju_client::Prompt::of(view);
        let scene = Scene {
            table: view.table(),
            viewer: view.viewer(),
            beats: &[],
            prompt: prompt.as_ref(),
            pending: view.pending(),
            step: view.turn_step(),
            choice: Vec::new(),
            chairs: Vec::new(),
            names: vec!["Ada".to_string(), "Bo".to_string()],
            missing: Vec::new(),
            lesson,
            session: None,
            aside: String::new(),
            kept: SaveState::Nowhere,
            undo: false,
            talk: None,
            bets: Vec::new(),
            foresaw: None,
            dice: Vec::new(),
            link: None,
            terms: Vec::new(),
            pause: None,
            by_program: false,
            again: false,
            verdict: Vec::new(),
            kind: GameKind::Online,
        };
        ui.arrange(&scene);
        let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
        terminal.draw(|frame| pages::draw(frame, &scene, ui)).unwrap();
        terminal.backend().to_string()
    }

    fn text(&self, lang: Lang, size: (u16, u16)) -> String {
        self.draw(&mut ui(lang), size)
    }
}

#[test]
fn people_at_a_server_are_called_by_their_names() {
    let text = "kaiju position 1\nedition second\nseat A gigazaur\nseat B kraken\nat keep B dice 112233 rolls 2";
    let view = kaiju_rules::notation::parse_position(text).unwrap().seen_by(Viewer::Seat(Seat::A));
    let shown = Still(&view).text(Lang::En, (80, 24));
    assert!(shown.contains("Bo (Kraken) is thinking…") && shown.contains("Bo (Kraken)'s turn"), "{shown}");
}

#[test]
fn out_of_the_way_screens_show_hearts_and_stars_of_everybody() {
    let position = |seats: usize| {
        let names = ["gigazaur", "space-penguin", "cyber-kitty", "the-king", "meka-dragon", "alienoid"];
        let seat = |i: usize| format!("seat {} {} ♥{} ★{}", Seat::new(i).letter(), names[i], i + 2, i + 11);
        let seats: Vec<String> = (0..seats).map(seat).collect();
        format!("kaiju position 1\nedition second\n{}\nat keep A dice 112233 rolls 2", seats.join("\n"))
    };
    for (seats, size) in [(2, (60, 20)), (6, (60, 20)), (6, (80, 24)), (6, (100, 30)), (6, (140, 45)), (6, (200, 60))] {
        let state = kaiju_rules::notation::parse_position(&position(seats)).unwrap();
        let shown = Still(&state.seen_by(Viewer::Seat(Seat::A))).text(Lang::En, size);
        for i in 0..seats {
            let (hearts, stars) = (i + 2, i + 11);
            let one = shown.contains(&format!("{hearts}♥ {stars}★"));
            let dials = shown
                .lines()
                .any(|line| line.contains(&format!("{hearts} ★")) && line.contains(&format!("{stars} ⚡")));
            assert!(one || dials, "seat {i} at {size:?}:\n{shown}");
        }
    }
}

#[test]
fn figures_are_whole_where_a_monster_has_one_line() {
    let text = "kaiju position 1\nedition second\nseat A gigazaur\nseat B space-penguin ♥10 ★19 ⚡12 city\n\
        seat C cyber-kitty\nseat D the-king\nseat E meka-dragon ♥10 ★19 ⚡12 bay\nseat F alienoid\n\
        at keep A dice 112233 rolls 2";
    let view = kaiju_rules::notation::parse_position(text).unwrap().seen_by(Viewer::Seat(Seat::A));
    for lang in Lang::ALL {
        let shown = Still(&view).text(lang, (60, 20));
        assert_eq!(shown.matches("10♥ 19★ 12⚡").count(), 2, "{shown}");
    }
}

#[test]
fn the_lesson_is_read_to_its_end_on_the_smallest_screen() {
    use kaiju_text::{tui, web};
    type Told = fn(Lang) -> &'static str;
    let told: [(LessonStep, Told); 9] = [
        (LessonStep::Keep, tui::lesson_keep_text),
        (LessonStep::Roll, tui::lesson_roll_text),
        (LessonStep::Again, web::lesson_again_text),
        (LessonStep::Otherwise, web::lesson_otherwise_text),
        (LessonStep::Shop, tui::lesson_shop_text),
        (LessonStep::Rival, web::lesson_rival_text),
        (LessonStep::Yield, web::lesson_yield_text),
        (LessonStep::Alone, tui::lesson_alone_text),
        (LessonStep::Over, web::lesson_over_text),
    ];
    let text = "kaiju position 1\nedition second\nseat A gigazaur\nseat B kraken\nat keep A dice 112233 rolls 2";
    let view = kaiju_rules::notation::parse_position(text).unwrap().seen_by(Viewer::Seat(Seat::A));
    for lang in Lang::ALL {
        for (step, text) in told {
            let shown = Still(&view).draw_lesson(&mut ui(lang), (60, 20), Some(step));
            // Words, or letters where there are no spaces.
            let words: Vec<&str> =
                text(lang).split_inclusive(|c| c == ' ' || is_unspaced(c)).map(str::trim_end).collect();
            let missing: Vec<_> = words.iter().rev().take(3).filter(|word| !shown.contains(**word)).collect();
            assert!(missing.is_empty(), "{missing:?} of {step:?} in {lang}:\n{shown}");
        }
    }
}

#[test]
fn every_heart_is_a_cell_of_its_own_where_there_is_room() {
    let bar = |hearts: usize| {
        let text = format!(
            "kaiju position 1\nedition second\nseat A gigazaur ♥{hearts}\nseat B kraken\nat keep A dice 112233 rolls 2"
        );
        let view = kaiju_rules::notation::parse_position(&text).unwrap().seen_by(Viewer::Seat(Seat::A));
        let shown = Still(&view).text(Lang::En, (80, 24));
        let line = shown.lines().find(|line| line.contains("   ♥")).unwrap().to_string();
        line.split('★').next().unwrap().matches('█').count()
    };
    assert_eq!([1, 5, 9, 10].map(bar), [1, 5, 9, 10]);
}

#[test]
fn in_ascii_no_cell_has_anything_else() {
    for lang in Lang::ALL {
        let mut screen = Screen::new(&start("godzilla", 5, true, 1), lang, (100, 30));
        screen.ui.ascii = true;
        for page in ["", "?", "i", "w", "m", "c", "r", "o", "q"] {
            screen.keys(page);
            let shown = screen.text();
            assert!(shown.lines().all(|line| line.split(" Hidden by").next().unwrap().is_ascii()), "{shown}");
            screen.ui.page = None;
        }
        let mut menu = menu(Start::default());
        let mut ui = ui(lang);
        ui.ascii = true;
        let shown = drawn(&mut menu, &ui, (80, 24));
        assert!(shown.is_ascii(), "{shown}");
    }
    let mut screen = Screen::new(&start("second", 4, false, 1), Lang::En, (80, 24));
    screen.ui.ascii = true;
    assert!(screen.text().contains("Enter Roll all 6 dice again"), "there is no sign for Enter");
    looks_like!("ascii_80x24", screen);
}

#[test]
fn wide_screens_show_chances_and_the_odds_of_the_dice_that_are_kept() {
    for lang in Lang::ALL {
        let mut screen = Screen::new(&start("second", 4, false, 1), lang, (140, 45));
        screen.draw();
        screen.settle();
        let none = screen.text();
        assert!(none.contains(kaiju_text::tui::chances(lang)), "{none}");
        assert!(none.contains(kaiju_text::tui::odds_of_none(lang)), "{none}");
        screen.keys("12");
        let kept = screen.text();
        assert!(kept.contains(&kaiju_text::tui::odds_of(lang, "1 1")), "{kept}");
        screen.ui.kept.odds = false;
        let off = screen.text();
        assert!(!off.contains(kaiju_text::tui::chances(lang)) && !off.contains(&kaiju_text::tui::odds_of(lang, "1 1")));
    }
    // A narrow screen has no room for them.
    let mut screen = Screen::new(&start("second", 4, false, 1), Lang::En, (100, 30));
    assert!(!screen.text().contains(kaiju_text::tui::odds_of_none(Lang::En)));
}

#[test]
fn one_key_tells_what_can_be_done_now() {
    let text = "kaiju position 1\nedition second\nseat A gigazaur ⚡9\nseat B kraken\nshop jets heal -\nat buy A";
    let view = kaiju_rules::notation::parse_position(text).unwrap().seen_by(Viewer::Seat(Seat::A));
    for lang in Lang::ALL {
        let mut ui = ui(lang);
        ui.page = Some(Overlay::Now(0));
        let shown = Still(&view).draw(&mut ui, (100, 40));
        assert!(shown.contains(kaiju_text::tui::now_title(lang)), "{shown}");
        assert!(shown.contains("1   ") && shown.contains("0   "), "each answer with its key:\n{shown}");
    }
    let mut ui = ui(Lang::En);
    ui.page = Some(Overlay::Now(0));
    let shown = Still(&view).draw(&mut ui, (100, 40));
    assert!(shown.contains("When you are attacked in Tokyo, decide"), "what a card says:\n{shown}");
    let mut screen = Screen::new(&start("second", 4, false, 1), Lang::En, (80, 24));
    screen.keys("i");
    looks_like!("page_now", screen);
}

#[test]
fn a_card_for_sale_is_read_by_its_number() {
    let mut screen = Screen::new(&start("second", 4, false, 1), Lang::En, (80, 24));
    screen.keys("c3");
    let shown = screen.text();
    assert!(shown.contains("Search: Jets") && shown.contains("When you are attacked in"), "{shown}");
}

#[test]
fn the_lesson_is_taught_in_the_terminal() {
    let table = LocalGame::lesson(None);
    let mut screen =
        Screen { show: table, ui: ui(Lang::En), terminal: Terminal::new(TestBackend::new(80, 24)).unwrap() };
    screen.ui.page = Some(Overlay::Teach);
    assert!(screen.text().contains("Welcome to the city"));
    screen.keys("\n");
    looks_like!("lesson_80x24", screen);
    // The two threes, then the rest again.
    let threes: Vec<char> = screen
        .ui
        .tray
        .dice()
        .iter()
        .zip("123456".chars())
        .filter(|(die, _)| die.face == Some(kaiju_rules::Face::Three))
        .map(|(_, key)| key)
        .collect();
    assert_eq!(threes.len(), 2);
    screen.keys(&threes.iter().collect::<String>());
    assert!(screen.text().contains("Roll the others"), "{}", screen.text());
    screen.keys("\n");
    assert!(screen.text().contains("A third 3!"), "{}", screen.text());
}

#[test]
fn without_colours_no_cell_has_one() {
    let mut screen = Screen::new(&start("godzilla", 5, true, 1), Lang::En, (100, 30));
    screen.ui.ink = Ink::None;
    for page in ["", "?", "w", "m", "c", "r", "o", "q"] {
        screen.keys(page);
        let colourless =
            |buffer: &Buffer| buffer.content().iter().all(|cell| (cell.fg, cell.bg) == (Color::Reset, Color::Reset));
        assert!(colourless(screen.draw()), "page {page}");
        screen.ui.page = None;
    }
    screen.ui.ink = Ink::default();
    assert!(screen.draw().content().iter().any(|cell| cell.fg != Color::Reset));
}

#[test]
fn too_small_a_window_says_so() {
    let mut screen = Screen::new(&start("second", 4, false, 1), Lang::En, (40, 12));
    assert!(screen.text().contains("40×12"));
}

/// Plays a whole game by keys alone, drawing after each of them.
fn play_by_keys(mut screen: Screen<LocalGame>, seed: u64) -> Screen<LocalGame> {
    let mut bits = Bits::new(seed, 1);
    for _ in 0..6_000 {
        if let Waits::Nobody(_) = screen.waits() {
            return screen;
        }
        screen.draw();
        let code = match (&screen.ui.page, bits.word() % 8) {
            (Some(_), 0..4) => KeyCode::Enter,
            (Some(_), 4) => KeyCode::Char('y'),
            (Some(_), _) => KeyCode::Esc,
            (None, 0) => KeyCode::Char(char::from(b'1' + (bits.word() % 6) as u8)),
            (None, 1) => KeyCode::Tab,
            (None, 2) => KeyCode::Char(['s', 'u', 'A', 'h', '0'][(bits.word() % 5) as usize]),
            (None, 3) => KeyCode::Down,
            (None, _) => KeyCode::Enter,
        };
        screen.key(code);
    }
    panic!("the game does not end: {:?}", screen.waits());
}

#[test]
fn whole_games_by_keys_in_every_edition() {
    for (i, (edition, evolutions, people)) in
        [("first", false, 1), ("second", false, 3), ("second", true, 2), ("godzilla", true, 1)].into_iter().enumerate()
    {
        let lang = Lang::ALL[i % Lang::ALL.len()];
        let screen = Screen::new(&start(edition, 3, evolutions, people), lang, (80, 24));
        let mut done = play_by_keys(screen, i as u64);
        assert_eq!(done.ui.page, Some(Overlay::Over(0)));
        assert!(done.ui.story.is_some());
        let text = done.text();
        assert!(text.contains(kaiju_text::tui::over_title(lang)), "{text}");
        // What was played can be looked at again.
        assert_eq!(Review::read(lang, &done.show.game().record()).unwrap().scene(&done.ui).table.turns(), 0);
    }
}

#[test]
fn the_end_of_a_game() {
    let mut screen = play_by_keys(Screen::new(&start("second", 4, false, 1), Lang::En, (80, 24)), 5);
    looks_like!("over", screen);
    // On the smallest screen six monsters have a row each and a curve each, in every language.
    let mut screen = play_by_keys(Screen::new(&start("second", 6, false, 1), Lang::En, (60, 20)), 5);
    assert_eq!(screen.ui.page, Some(Overlay::Over(0)));
    for lang in Lang::ALL {
        screen.ui.lang = lang;
        let text = screen.text();
        let tallies = text
            .lines()
            .filter(|line| line.contains('♥') && line.contains(['▁', '▂', '▃']) && line.contains([',', '、']));
        assert_eq!(tallies.count(), 6, "{text}");
        assert!(text.contains(kaiju_text::tui::key_quit(lang)) && !text.contains(" ↓ ╯"), "{text}");
    }
    screen.key(KeyCode::Down);
    assert_eq!(screen.ui.page, Some(Overlay::Over(1)), "it can be scrolled where there is more");
}

#[test]
fn a_hand_is_seen_by_its_owner_only() {
    let mut screen = Screen::new(&start("second", 2, true, 2), Lang::En, (100, 30));
    let mut handed_over = 0;
    for _ in 0..120 {
        let Waits::Person(asked, _) = screen.waits() else { break };
        let state = screen.show.game().state().clone();
        let hand = |seat| {
            let table = state.table();
            table.evolutions(seat).hand.iter().map(move |n| table.print(Source::evolution(seat, n)))
        };
        let others: Vec<&str> = state
            .table()
            .seats()
            .iter()
            .filter(|&seat| seat != asked)
            .flat_map(hand)
            .map(|c| cards::name(Lang::En, c))
            .collect();
        if let Some(Overlay::HandOver(seat)) = screen.ui.page {
            assert_eq!(seat, asked);
            handed_over += 1;
            let text = screen.text();
            let mine: Vec<&str> = hand(asked).map(|card| cards::name(Lang::En, card)).collect();
            assert!(others.iter().chain(&mine).all(|name| !text.contains(name)), "{text}");
            screen.key(KeyCode::Enter);
            continue;
        }
        assert_eq!(screen.show.scene(&screen.ui).viewer, Viewer::Seat(asked));
        screen.key(KeyCode::Char('m'));
        let text = screen.text();
        for card in hand(asked) {
            assert!(text.contains(cards::name(Lang::En, card)), "{text}");
        }
        for name in others {
            assert!(!text.contains(name), "{name} is a secret\n{text}");
        }
        screen.key(KeyCode::Esc);
        screen.key(KeyCode::Enter);
    }
    assert!(handed_over >= 4, "{handed_over}");
}

#[test]
fn an_answer_is_taken_back_until_something_new_comes_out() {
    let mut screen = Screen::new(&start("second", 2, false, 1), Lang::En, (80, 24));
    screen.key(KeyCode::Char('u'));
    assert_eq!(screen.ui.note.as_deref(), Some(kaiju_text::tui::no_undo(Lang::En)));
    let mut undone = false;
    for _ in 0..300 {
        if let Waits::Nobody(_) = screen.waits() {
            break;
        }
        let before = screen.show.game().inputs().len();
        // Stopping at once leads to the shop, where nothing new has come out yet.
        screen.key(KeyCode::Char('s'));
        if screen.show.game().inputs().len() == before {
            screen.key(KeyCode::Enter);
        }
        if screen.show.game().may_undo().is_some() && screen.show.game().inputs().len() > before {
            screen.key(KeyCode::Char('u'));
            assert_eq!(screen.show.game().inputs().len(), before);
            assert_eq!(screen.ui.note.as_deref(), Some(kaiju_text::tui::undone(Lang::En)));
            undone = true;
            break;
        }
    }
    assert!(undone, "there is something to take back in every game");
}

#[test]
fn a_game_taken_up_again_asks_at_once() {
    let screen = Screen::new(&start("second", 4, false, 1), Lang::En, (80, 24));
    assert!(screen.show.scene(&screen.ui).prompt.is_some());
    let game = kaiju_tui::load(Lang::En, &screen.show.game().save()).unwrap();
    let mut again = Screen::of(game, Lang::En, (80, 24));
    assert_eq!(again.show.scene(&again.ui).prompt, screen.show.scene(&screen.ui).prompt);
    assert!(again.text().contains("Which dice do you keep?"));
}

#[test]
fn the_mouse_picks_dice_presses_buttons_and_reads_cards() {
    let mut screen = Screen::new(&start("second", 4, false, 1), Lang::En, (80, 24));
    screen.draw();
    let click = |screen: &mut Screen<LocalGame>, column, row| {
        let scene = screen.show.scene(&screen.ui);
        let kind = MouseEventKind::Down(MouseButton::Left);
        let intent = screen.ui.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }, &scene);
        screen.draw();
        intent
    };
    assert_eq!(click(&mut screen, 3, 17), None);
    assert!(screen.ui.tray.dice()[0].kept);
    assert_eq!(click(&mut screen, 3, 14), None);
    assert!(matches!(screen.ui.page, Some(Overlay::Card(_))));
    assert_eq!(click(&mut screen, 1, 1), None);
    assert_eq!(screen.ui.page, None);
    assert_eq!(click(&mut screen, 3, 1), None);
    assert!(matches!(screen.ui.page, Some(Overlay::Monster(..))));
    screen.ui.page = None;
    screen.draw();
    assert!(matches!(click(&mut screen, 4, 21), Some(Intent::Answer(_))));
}

#[test]
fn a_recorded_game_step_by_step() {
    let done = play_by_keys(Screen::new(&start("second", 3, false, 1), Lang::En, (80, 24)), 9);
    let text = done.show.game().record();
    let mut screen = Screen {
        show: Review::read(Lang::En, &text).unwrap(),
        ui: ui(Lang::En),
        terminal: Terminal::new(TestBackend::new(80, 24)).unwrap(),
    };
    screen.settle();
    let first = screen.text();
    for _ in 0..3 {
        screen.key(KeyCode::Down);
    }
    looks_like!("replay", screen);
    assert_eq!(screen.show.scene(&screen.ui).table.turns(), 3);
    for _ in 0..3 {
        screen.key(KeyCode::Up);
    }
    screen.key(KeyCode::Home);
    assert_eq!(screen.text(), first);
    screen.key(KeyCode::End);
    assert!(screen.show.scene(&screen.ui).table.over().is_some());
    screen.key(KeyCode::Char('b'));
    assert_eq!(screen.ui.note.as_deref(), Some(kaiju_text::tui::no_branch(Lang::En)));
    screen.key(KeyCode::Char('e'));
    assert!(matches!(screen.show.scene(&screen.ui).viewer, Viewer::Seat(_)));
}

/// A game as a table of a server shows it: people talk, and what is wanted is written down.
struct Far {
    table: LocalGame,
    wanted: Vec<Intent>,
}

impl Show for Far {
    fn scene(&self, ui: &Ui) -> Scene<'_> {
        let said = |number, seat, who: &str, text: &str| Spoken {
            after: usize::MAX,
            number,
            seat,
            who: who.to_string(),
            text: text.to_string(),
        };
        let talk = vec![said(1, Seat::B, "Bo", "¡Grrr!"), said(2, Seat::C, "Cy", "nos vemos en Tokyo")];
        Scene { talk: Some(talk), kind: GameKind::Online, ..self.table.scene(ui) }
    }

    fn act(&mut self, intent: Intent, _: &mut Ui) -> Option<Exit> {
        self.wanted.push(intent);
        None
    }

    fn hear(&mut self, _: Msg, _: &mut Ui) {}

    fn tick(&mut self, _: Instant, _: &mut Ui) -> Option<Duration> {
        None
    }
}

/// A table of a server at which our monster is out.
struct Out(Far);

impl Show for Out {
    fn scene(&self, ui: &Ui) -> Scene<'_> {
        use kaiju_rules::Monster::{Gigazaur, Kraken, SpacePenguin, TheKing};
        let bets = vec![(Seat::B, Kraken), (Seat::C, TheKing), (Seat::D, Gigazaur), (Seat::F, SpacePenguin)];
        Scene { bets, ..self.0.scene(ui) }
    }

    fn act(&mut self, intent: Intent, ui: &mut Ui) -> Option<Exit> {
        self.0.act(intent, ui)
    }

    fn hear(&mut self, _: Msg, _: &mut Ui) {}

    fn tick(&mut self, _: Instant, _: &mut Ui) -> Option<Duration> {
        None
    }
}

/// A table of a server before the game: two of its seats are ours.
struct BeforeGame(Far);

impl Show for BeforeGame {
    fn scene(&self, ui: &Ui) -> Scene<'_> {
        use kaiju_rules::Monster::{Gigazaur, Kraken, TheKing};
        let choice = vec![(Seat::A, vec![Gigazaur, TheKing]), (Seat::B, vec![Kraken, TheKing])];
        Scene { choice, kind: GameKind::Gathering, prompt: None, ..self.0.scene(ui) }
    }

    fn act(&mut self, intent: Intent, ui: &mut Ui) -> Option<Exit> {
        self.0.act(intent, ui)
    }

    fn hear(&mut self, _: Msg, _: &mut Ui) {}

    fn tick(&mut self, _: Instant, _: &mut Ui) -> Option<Duration> {
        None
    }
}

/// A game of random bots, with its review.
fn reviewed() -> Reviewed {
    let mut game = start("second", 2, false, 0).begin(Lang::En).unwrap();
    while let Some(order) = game.order() {
        game.think(order.think());
    }
    let depth = kaiju_bots::review::ReviewDepth { tries: 2, seed: 1 };
    let mut reviewed = Reviewed::new(kaiju_client::Replay::read(&game.record()).unwrap(), depth);
    while reviewed.price() {}
    reviewed
}

#[test]
fn a_reviewed_game_from_error_to_error() {
    let errors: Vec<usize> =
        reviewed().marks().iter().filter(|mark| mark.error.is_some()).map(|mark| mark.step).collect();
    assert!(errors.len() > 2, "{errors:?}");
    let mut screen = Screen {
        show: Review::reviewed(reviewed(), ""),
        ui: ui(Lang::En),
        terminal: Terminal::new(TestBackend::new(80, 24)).unwrap(),
    };
    let at = |screen: &Screen<Review>| match screen.show.scene(&screen.ui).kind {
        GameKind::Replay { moment, reviewed: true, .. } => moment,
        other => panic!("{other:?} is no reviewed game"),
    };
    assert_eq!(at(&screen), errors[0], "it begins at the first error");
    let shown = screen.text();
    assert!(shown.contains(" instead of ") && shown.contains("n error"), "{shown}");
    screen.keys("nn");
    assert_eq!(at(&screen), errors[2]);
    screen.keys("p");
    assert_eq!(at(&screen), errors[1]);
    // Arrows go step by step, and from between two errors the keys find the nearest on either side.
    screen.key(KeyCode::Right);
    assert_eq!(at(&screen), errors[1] + 1);
    screen.keys("p");
    assert_eq!(at(&screen), errors[1]);
    screen.keys("pp");
    assert_eq!(at(&screen), errors[0], "there is none before it");
    assert!(screen.text().contains("There is no other error that way."));
    screen.keys("?");
    assert!(screen.text().contains("next and previous error"));
}

#[test]
fn a_puzzle_is_answered_by_keys_and_the_next_one_comes() {
    let book = PuzzleBook::open(kaiju_client::puzzle::SHIPPED.to_string()).unwrap();
    let fits = |number: &usize| {
        let puzzle = book.get(*number).unwrap();
        puzzle.kind() == PuzzleKind::Yield && puzzle.answers().len() == 2
    };
    let number = (0..book.len()).find(fits).unwrap();
    let right = if book.get(number).unwrap().best().action == Action::No { "1" } else { "2" };
    let day = (40 * book.len() + number) as u32;
    let mut screen = Screen {
        show: PuzzleShow::new(PuzzleTrainer::begin(book, None, day, false).unwrap()),
        ui: ui(Lang::En),
        terminal: Terminal::new(TestBackend::new(80, 24)).unwrap(),
    };
    screen.settle();
    let shown = screen.text();
    assert!(shown.contains(puzzle::of_the_day(Lang::En)) && !shown.contains("Right!"), "{shown}");
    screen.keys("hn");
    assert!(screen.ui.page.is_none(), "nobody helps, and there is no next one before an answer");
    screen.keys(right);
    let shown = screen.text();
    assert!(shown.contains("Right!") && shown.contains(puzzle::no_place(Lang::En)), "{shown}");
    screen.keys("w");
    screen.key(KeyCode::Esc);
    let shown = screen.text();
    assert!(shown.contains(puzzle::key_next(Lang::En)), "{shown}");
    screen.keys("n");
    let shown = screen.text();
    assert!(shown.contains(puzzle::is_new(Lang::En)) && !shown.contains("Right!"), "{shown}");
    assert_eq!(screen.show.scene(&screen.ui).kind, GameKind::Puzzle { answered: false });
    let scene = screen.show.scene(&screen.ui);
    let intent = screen.ui.key(KeyEvent::new(KeyCode::Char('q'), KeyModifiers::NONE), &scene).unwrap();
    assert!(matches!(screen.show.act(intent, &mut screen.ui), Some(Exit::Quit)));
}

#[test]
fn monsters_are_chosen_or_drawn_before_a_game_with_others() {
    use kaiju_client::Pick;
    let Screen { show: table, ui, terminal } = Screen::new(&start("second", 4, false, 1), Lang::En, (80, 24));
    let mut screen = Screen { show: BeforeGame(Far { table, wanted: Vec::new() }), ui, terminal };
    screen.keys("n");
    looks_like!("page_pick", screen);
    screen.keys("\n");
    screen.keys("njj\n");
    screen.keys("n");
    screen.key(KeyCode::Right);
    screen.keys("j\n");
    screen.keys("n");
    screen.key(KeyCode::Esc);
    assert_eq!(screen.ui.page, None);
    let wanted = [
        Intent::Choose(Seat::A, Pick::Drawn),
        Intent::Choose(Seat::A, Pick::This(kaiju_rules::Monster::TheKing)),
        Intent::Choose(Seat::B, Pick::This(kaiju_rules::Monster::Kraken)),
    ];
    assert_eq!(screen.show.0.wanted, wanted);
}

#[test]
fn people_talk_let_bots_play_and_leave() {
    let Screen { show: table, ui, terminal } = Screen::new(&start("second", 4, false, 1), Lang::Es, (80, 24));
    let mut screen = Screen { show: Far { table, wanted: Vec::new() }, ui, terminal };
    assert!(screen.text().contains("Cy: nos vemos en"), "what is said stands in the log");
    screen.keys("t");
    looks_like!("page_talk_es", screen);
    screen.keys("3tt¡hola, q!");
    assert!(screen.text().contains("¡hola, q!▏"));
    screen.key(KeyCode::Backspace);
    screen.keys("\n");
    screen.keys("tm");
    assert!(screen.text().contains("¿A quién silencias?"));
    screen.keys("c");
    screen.key(KeyCode::Esc);
    assert_eq!(screen.ui.page, None);
    // The host of the server hears of somebody, and the game rests by agreement.
    screen.keys("tr");
    assert!(screen.text().contains(kaiju_text::moderation::report(Lang::Es)));
    screen.keys("bq");
    screen.keys("tp");
    screen.keys("bn");
    screen.keys("by");
    screen.keys("qx");
    let hello = "¡hola, q".to_string();
    let (report, pause) = (Intent::Report(Seat::B, String::new()), Intent::Pause);
    let (mute, bot) = (Intent::Mute(Seat::C), Intent::LetPlay(true));
    let wanted = [Intent::Sign(2), Intent::Say(hello), mute, report, pause, bot, Intent::GiveUp];
    assert_eq!(screen.show.wanted, wanted);
    // Buttons of a page can be clicked.
    screen.keys("t");
    screen.draw();
    let (place, _) = *screen.ui.hits.iter().find(|(_, hit)| *hit == Hit::Key('m')).expect("a button");
    let kind = MouseEventKind::Down(MouseButton::Left);
    let scene = screen.show.scene(&screen.ui);
    let (column, row) = (place.x + 1, place.y);
    screen.ui.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }, &scene);
    assert_eq!(screen.ui.page, Some(Overlay::Talk(TalkInput::Mute)));
}

/// Whoever is out bets on those who play, where people talk, and cheers.
#[test]
fn whoever_is_out_bets_and_cheers() {
    for lang in Lang::ALL {
        let Screen { show: table, ui, terminal } = Screen::new(&start("second", 4, false, 1), lang, (80, 24));
        let mut screen = Screen { show: Out(Far { table, wanted: Vec::new() }), ui, terminal };
        screen.keys("t");
        let shown = screen.text();
        let asked = kaiju_text::club::who_wins(lang);
        let asked = asked.split_whitespace().next_back().unwrap();
        for told in ["b Kraken", "c The King", "d Gigazaur", "f Space Penguin", asked] {
            assert!(shown.contains(told), "{told:?} is missing in {lang}\n{shown}");
        }
        screen.keys("ft4");
        // Whoever is out leaves with one key.
        screen.keys("q");
        assert_eq!(screen.show.0.wanted, [Intent::Bet(Seat::F), Intent::Sign(3), Intent::LeaveOut]);
    }
}

/// A colour as SVG writes it: the palette of 256 as most terminals show it.
fn svg_colour(colour: Color, otherwise: &str) -> String {
    match colour {
        Color::Rgb(r, g, b) => format!("#{r:02x}{g:02x}{b:02x}"),
        Color::Indexed(n @ 16..=231) => {
            let level = |part: u8| if part == 0 { 0 } else { 55 + 40 * part };
            let n = n - 16;
            format!("#{:02x}{:02x}{:02x}", level(n / 36), level(n / 6 % 6), level(n % 6))
        }
        Color::Indexed(n @ 232..) => format!("#{0:02x}{0:02x}{0:02x}", 8 + 10 * (n - 232)),
        Color::Black => "#000000".to_string(),
        Color::White => "#ffffff".to_string(),
        Color::Gray => "#c0c0c0".to_string(),
        Color::DarkGray => "#808080".to_string(),
        _ => otherwise.to_string(),
    }
}

/// The colours of a terminal's own letters and ground, where nothing else is said.
fn terminal_colours(ground: Ground) -> (&'static str, &'static str) {
    match ground {
        Ground::Dark => ("#d8d4e4", "#14111f"),
        Ground::Light => ("#1f1b2b", "#faf7f0"),
    }
}

/// The screen as a picture that every browser shows.
fn svg(buffer: &Buffer, ground: Ground) -> String {
    use std::fmt::Write as _;
    let (letters, sheet) = terminal_colours(ground);
    let (wide, high) = (9, 18);
    let (width, height) = (buffer.area.width * wide, buffer.area.height * high);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"monospace\" font-size=\"15\">\n\
         <title>kaiju in a terminal</title>\n<rect width=\"{width}\" height=\"{height}\" rx=\"6\" fill=\"{sheet}\"/>\n"
    );
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            let cell = &buffer[(x, y)];
            let (ink, paper) = (svg_colour(cell.fg, letters), svg_colour(cell.bg, ""));
            let swapped = cell.modifier.contains(ratatui::style::Modifier::REVERSED);
            let (ink, paper) = if swapped { (sheet.to_string(), ink) } else { (ink, paper) };
            let (left, top) = (x * wide, y * high);
            if !paper.is_empty() {
                let _ = writeln!(
                    out,
                    "<rect x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{high}\" fill=\"{paper}\"/>"
                );
            }
            let letter = cell.symbol().replace('&', "&amp;").replace('<', "&lt;");
            if !letter.trim().is_empty() {
                let bold =
                    if cell.modifier.contains(ratatui::style::Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
                let _ = writeln!(out, "<text x=\"{left}\" y=\"{}\" fill=\"{ink}\"{bold}>{letter}</text>", top + 14);
            }
        }
    }
    out + "</svg>\n"
}

/// The pictures of the README are what the screen shows, on a dark ground and on a light one. `PICTURES=write` makes them anew.
#[test]
fn the_pictures_of_the_terminal_are_current() {
    for (name, ground) in [("dark", Ground::Dark), ("light", Ground::Light)] {
        let name = format!("docs/pictures/terminal-{name}.svg");
        let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(&name);
        let mut screen = Screen::new(&start("second", 4, false, 1), Lang::En, (100, 30));
        screen.ui.ink = Ink::Rich(ground);
        screen.text();
        let now = svg(screen.draw(), ground);
        if std::env::var("PICTURES").is_ok_and(|what| what == "write") {
            std::fs::write(&file, &now).expect("the picture can be written");
        }
        let kept = std::fs::read_to_string(&file).expect(&name);
        assert!(kept == now, "{name} is stale: `cargo xtask pictures`");
    }
}
