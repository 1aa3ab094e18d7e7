//! What a new game on this device starts from, and the menu that asks for it.

use std::io::ErrorKind;
use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use kaiju_bots::{Bits, Player};
use kaiju_client::line_up::{choice, line_up};
use kaiju_client::{CannotLoad, Chair, Fortune, HouseBook, HouseRules, Local, Pick, PlayerFit};
use kaiju_rules::{Book, EditionId, Monster, Pending, Rules, Seat, Setup, State, TwoPlayerTokyo};
use kaiju_text::events::seat_name;
use kaiju_text::{Lang, ask, books, cards, cli, editions, errors, in_a_row, rules, sentence, terms, tui, web};
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use crate::ink::Hue;
use crate::shell::{Msg, Shell};
use crate::signs::{next_lang, reduce};
use crate::store::{GameFolder, KeptGame};
use crate::type_set::{fit, pad, width, wrap};
use crate::ui::{Ui, turned};

/// What a new game starts from.
#[derive(Clone, PartialEq, Debug)]
pub struct Start {
    /// The edition.
    pub edition: EditionId,
    /// Its switches, some of them flipped perhaps.
    pub rules: Rules,
    /// How many monsters.
    pub players: usize,
    /// How many of them are people; they take the first seats.
    pub people: usize,
    /// How the programs play, seat by seat; the last one counts for the rest.
    pub bots: Vec<Player>,
    /// Who plays which monster, seat by seat; the rest gets the edition's own in their order.
    pub monsters: Vec<Pick>,
    /// What the people are called, in the order of their seats; those who said nothing have empty names.
    pub names: Vec<String>,
    /// Where the luck comes from; by default from the system.
    pub seed: Option<u64>,
}

impl Default for Start {
    /// The second edition, somebody and three programs of the middle level.
    fn default() -> Start {
        let edition = EditionId::default();
        Start {
            edition,
            rules: edition.edition().rules,
            players: 4,
            people: 1,
            bots: vec![Player::USUAL],
            monsters: Vec::new(),
            names: Vec::new(),
            seed: None,
        }
    }
}

impl Start {
    /// The setup of the game; the seed decides about monsters that are drawn.
    pub fn setup(&self, lang: Lang, seed: u64) -> Result<Setup> {
        let wrong = |error| anyhow!(errors::setup(lang, error));
        if self.monsters.len() > self.players {
            bail!(tui::too_many_monsters(lang, self.monsters.len(), self.players));
        }
        let mut bits = Bits::new(seed, 1);
        let monsters = line_up(self.edition, &self.rules, &self.picks(self.players), |n| bits.below(n));
        let setup = Setup::of(self.edition, self.rules, &monsters.map_err(wrong)?).map_err(wrong)?;
        setup.check().map_err(wrong)?;
        Ok(setup)
    }

    /// What the person at a seat is called; empty where nobody said.
    fn name(&self, seat: usize) -> &str {
        self.names.get(seat).map_or("", String::as_str)
    }

    /// How the first n seats get their monsters.
    pub(crate) fn picks(&self, seats: usize) -> Vec<Pick> {
        (0..seats).map(|i| self.monsters.get(i).copied().unwrap_or_default()).collect()
    }

    /// Who sits where.
    pub fn chairs(&self, lang: Lang) -> Result<Vec<Chair>> {
        if self.people > self.players {
            bail!(tui::too_many_people(lang, self.people, self.players));
        }
        if self.bots.is_empty() && self.people < self.players {
            bail!(tui::nobody_plays(lang, (self.players - self.people) as u32));
        }
        Ok((0..self.players).map(|i| i.checked_sub(self.people).map_or(Chair::Person, |i| self.bot(i))).collect())
    }

    /// The game with bots that fit whoever plays here, where there are to be any.
    #[must_use]
    pub fn fitted(mut self, fit: PlayerFit) -> Start {
        for bot in &mut self.bots {
            if let Chair::Bot(player) = fit.fitted(Chair::Bot(*bot)) {
                *bot = player;
            }
        }
        self
    }

    /// The n-th bot; there is one at least.
    fn bot(&self, n: usize) -> Chair {
        Chair::Bot(self.bots[n.min(self.bots.len() - 1)])
    }

    /// Begins the game.
    pub fn begin(&self, lang: Lang) -> Result<Local> {
        let seed = self.seed.unwrap_or_else(crate::random_seed);
        let game = Local::new(self.setup(lang, seed)?, self.chairs(lang)?, Fortune::seeded(seed));
        Ok(game.map_err(|error| anyhow!(refused(lang, &error)))?.with_names(&self.names))
    }

    /// Begins at a position: whoever is asked first there is a person, and so are the monsters after it that are still
    /// playing, as many as there are people. Edition, switches and monsters are those of the position.
    pub fn begin_at(&self, lang: Lang, state: State) -> Result<Local> {
        let first = match state.pending() {
            Pending::Over(_) => bail!(tui::position_over(lang)),
            Pending::Decide(seat, _) => seat,
            Pending::Chance(_) => state.table().active(),
        };
        let (seats, alive) = (state.table().seats(), state.table().alive());
        let people: Vec<Seat> = alive.clockwise_from(first).take(self.people).collect();
        if people.len() < self.people {
            bail!(tui::position_people(lang, alive.len() as u32, self.people));
        }
        let others: Vec<Seat> = seats.clockwise_from(first).filter(|seat| !people.contains(seat)).collect();
        let chair = |seat| others.iter().position(|&one| one == seat).map_or(Chair::Person, |n| self.bot(n));
        let name = |seat| people.iter().position(|&one| one == seat).and_then(|n| self.names.get(n)).cloned();
        let chairs = seats.iter().map(chair).collect();
        let names: Vec<String> = seats.iter().map(|seat| name(seat).unwrap_or_default()).collect();
        let fortune = Fortune::seeded(self.seed.unwrap_or_else(crate::random_seed));
        let game = Local::new(state, chairs, fortune);
        Ok(game.map_err(|error| anyhow!(refused(lang, &error)))?.with_names(&names))
    }

    /// Another edition, with its own switches; evolutions stay on where they were.
    fn turn_edition(&mut self, by: isize) {
        let evolutions = self.rules.evolutions;
        self.edition = turned(&EditionId::ALL, self.edition, by);
        self.rules = self.edition.edition().rules;
        self.rules.evolutions |= evolutions;
        self.monsters.clear();
    }

    /// The next way in which a seat can get its monster: what others chose is left to them.
    fn turn_monster(&mut self, seat: usize, by: isize) {
        let others: Vec<Pick> = self.monsters.iter().enumerate().filter(|(i, _)| *i != seat).map(|(_, p)| *p).collect();
        let free = choice(&self.rules).map(Pick::This).filter(|pick| !others.contains(pick));
        let all: Vec<Pick> = [Pick::Next, Pick::Drawn].into_iter().chain(free).collect();
        self.monsters.resize(self.monsters.len().max(seat + 1), Pick::Next);
        self.monsters[seat] = turned(&all, self.monsters[seat], by);
    }

    /// Monsters that cannot be chosen any more are given back, and seats nobody sits at choose none.
    fn tidy_monsters(&mut self) {
        self.monsters.truncate(self.people.max(1));
        // Somebody who plays alone is called you.
        self.names.truncate(if self.people > 1 { self.people } else { 0 });
        let known: Vec<Monster> = choice(&self.rules).collect();
        for pick in &mut self.monsters {
            if matches!(pick, Pick::This(monster) if !known.contains(monster)) {
                *pick = Pick::Next;
            }
        }
    }
}

/// Why a game cannot be taken up.
pub fn refused(lang: Lang, why: &CannotLoad) -> String {
    match why {
        CannotLoad::Text(error) => errors::parse(lang, error),
        CannotLoad::Input(number, illegal) => cli::input_refused(lang, *number, errors::illegal(lang, *illegal)),
        CannotLoad::Chairs => tui::needs_chairs(lang).to_string(),
    }
}

/// The name in large letters, our own.
const NAME: [&str; 3] = ["█ ▄▀ ▄▀▄ █   █ █   █", "██▄  █▀█ █   █ █   █", "█ ▀▄ █ █ █ ▀▄█ ▀▄▄▄▀"];

/// What somebody chose.
#[derive(Clone, PartialEq, Debug)]
pub enum Choice {
    /// A new game.
    Begin(Start),
    /// A saved game, by its file.
    Resume(PathBuf),
    /// A finished game, to be looked at.
    Look(PathBuf),
    /// The first lesson.
    Learn,
    /// Nothing.
    Quit,
}

/// A row of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum MenuRow {
    Resume,
    Begin,
    Learn,
    Games,
    Edition,
    Book,
    /// The monster of this seat.
    Monster(usize),
    Players,
    /// What Tokyo pays where two play.
    Even,
    People,
    Level,
    Evolutions,
    House,
    Language,
}

/// What the menu shows.
#[derive(Clone, PartialEq, Debug)]
enum MenuPage {
    Main,
    /// Every switch, and the row the keys are on.
    House(usize),
    /// The saved games, and the row the keys are on.
    Games(usize),
}

/// A line of the menu: what it is called, what it is set to, whether that is unusual.
type MenuLine = (String, String, bool);

/// The menu before a game.
pub struct Menu {
    start: Start,
    at: usize,
    page: MenuPage,
    /// A name that is being typed, for house rules or for a saved game.
    typed: Option<String>,
    /// The game that was played last and is not over.
    latest: Option<PathBuf>,
    store: Option<GameFolder>,
    games: Vec<KeptGame>,
    house: HouseBook,
    hits: Vec<(Rect, usize)>,
}

impl Menu {
    /// The menu, with the saved games and the house rules there are.
    pub fn new(start: Start, store: Option<GameFolder>, house: HouseBook) -> Menu {
        let latest = store.as_ref().and_then(GameFolder::latest).map(|(path, _)| path);
        let page = MenuPage::Main;
        Menu { start, at: 0, page, typed: None, latest, store, games: Vec::new(), house, hits: Vec::new() }
    }

    fn rows(&self) -> Vec<MenuRow> {
        let mut rows = if self.latest.is_some() { vec![MenuRow::Resume] } else { Vec::new() };
        rows.extend([MenuRow::Begin, MenuRow::Learn]);
        if self.latest.is_some() {
            rows.push(MenuRow::Games);
        }
        rows.extend([MenuRow::Edition, MenuRow::Book, MenuRow::Players]);
        if self.start.players == 2 {
            rows.push(MenuRow::Even);
        }
        rows.push(MenuRow::People);
        rows.extend((0..self.start.people.max(1)).map(MenuRow::Monster));
        rows.extend([MenuRow::Level, MenuRow::Evolutions, MenuRow::House, MenuRow::Language]);
        rows
    }

    /// The rules as they are now.
    fn rules(&self) -> HouseRules {
        HouseRules { edition: self.start.edition, rules: self.start.rules }
    }

    fn set_rules(&mut self, house: HouseRules) {
        (self.start.edition, self.start.rules) = (house.edition, house.rules);
        self.start.tidy_monsters();
    }

    /// What the menu leaves to be remembered.
    fn keep(&self, ui: &mut Ui) {
        ui.kept.start = Start { seed: None, ..self.start.clone() };
        ui.kept.house = self.house.clone();
        ui.remember();
    }

    /// Shows the menu until somebody has chosen.
    pub fn run(mut self, shell: &mut Shell, ui: &mut Ui) -> Result<Choice> {
        ui.dirty = true;
        loop {
            if ui.dirty {
                ui.dirty = false;
                shell.draw(|frame| self.draw(frame, ui))?;
            }
            let Some(message) = shell.next(std::time::Duration::from_hours(1)) else { continue };
            ui.dirty = true;
            let chosen = match message {
                Msg::Term(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                    if key.modifiers.contains(KeyModifiers::CONTROL) {
                        match key.code {
                            KeyCode::Char('z') => shell.sleep()?,
                            KeyCode::Char('c' | 'd') => return Ok(Choice::Quit),
                            _ => {}
                        }
                        None
                    } else {
                        self.key(key.code, ui)
                    }
                }
                Msg::Term(Event::Mouse(mouse)) => {
                    let at = Position { x: mouse.column, y: mouse.row };
                    let hit = self.hits.iter().find(|(place, _)| place.contains(at)).map(|&(_, row)| row);
                    match (mouse.kind, hit) {
                        (MouseEventKind::Down(MouseButton::Left), Some(row)) => {
                            *self.row_mut() = row;
                            self.key(KeyCode::Enter, ui)
                        }
                        _ => None,
                    }
                }
                Msg::Leave => return Ok(Choice::Quit),
                Msg::Sleep => {
                    shell.sleep()?;
                    None
                }
                Msg::Awake => {
                    shell.awake()?;
                    None
                }
                _ => None,
            };
            self.keep(ui);
            if let Some(choice) = chosen {
                return Ok(choice);
            }
        }
    }

    /// The row the keys are on.
    fn row_mut(&mut self) -> &mut usize {
        match &mut self.page {
            MenuPage::Main => &mut self.at,
            MenuPage::House(at) | MenuPage::Games(at) => at,
        }
    }

    /// A key was pressed.
    pub fn key(&mut self, code: KeyCode, ui: &mut Ui) -> Option<Choice> {
        ui.note = None;
        if self.typed.is_some() {
            self.type_name(code, ui);
            return None;
        }
        let last = self.lines(ui.lang).len().saturating_sub(1);
        let at = self.row_mut();
        *at = (*at).min(last);
        let by = match code {
            KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => {
                *at = if *at == 0 { last } else { *at - 1 };
                return None;
            }
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => {
                *at = if *at == last { 0 } else { *at + 1 };
                return None;
            }
            KeyCode::PageUp => {
                *at = at.saturating_sub(8);
                return None;
            }
            KeyCode::PageDown => {
                *at = (*at + 8).min(last);
                return None;
            }
            KeyCode::Char('q') | KeyCode::Esc if self.page == MenuPage::Main => return Some(Choice::Quit),
            KeyCode::Char('q') | KeyCode::Esc => {
                self.page = MenuPage::Main;
                return None;
            }
            KeyCode::Char('l') => {
                ui.lang = next_lang(ui.lang, 1, ui.ascii);
                return None;
            }
            KeyCode::Char('n') if self.page != MenuPage::Main => {
                self.typed = Some(String::new());
                return None;
            }
            KeyCode::Char('n') => {
                self.typed = self.named_seat().map(|seat| self.start.name(seat).to_string());
                return None;
            }
            KeyCode::Char('x') if matches!(self.page, MenuPage::House(_)) => {
                if let Some(name) = self.house.name_of(&self.rules()).map(str::to_string) {
                    self.house.remove(&name);
                }
                return None;
            }
            KeyCode::Left => -1,
            KeyCode::Right | KeyCode::Enter | KeyCode::Char(' ') => 1,
            _ => return None,
        };
        match self.page {
            MenuPage::Main => self.main_key(self.rows()[self.at], code, by, ui),
            MenuPage::House(at) => {
                self.turn_switch(at, by);
                None
            }
            MenuPage::Games(at) if code == KeyCode::Enter => {
                let game = self.games.get(at)?;
                let path = game.path.clone();
                Some(if game.is_over() { Choice::Look(path) } else { Choice::Resume(path) })
            }
            MenuPage::Games(_) => None,
        }
    }

    fn main_key(&mut self, row: MenuRow, code: KeyCode, by: isize, ui: &mut Ui) -> Option<Choice> {
        let enter = code == KeyCode::Enter;
        let start = &mut self.start;
        match row {
            MenuRow::Resume if enter => return self.latest.clone().map(Choice::Resume),
            MenuRow::Begin if enter => return Some(Choice::Begin(self.start.clone())),
            MenuRow::Learn if enter => return Some(Choice::Learn),
            MenuRow::Games if enter => {
                self.games = self.store.iter().flat_map(GameFolder::games).collect();
                self.page = MenuPage::Games(0);
            }
            MenuRow::House if enter => self.page = MenuPage::House(0),
            MenuRow::Resume | MenuRow::Begin | MenuRow::Learn | MenuRow::Games | MenuRow::House => {}
            MenuRow::Edition => start.turn_edition(by),
            MenuRow::Book => {
                let mut all = vec![HouseRules::from(start.edition)];
                all.extend(other_books(start.edition).map(HouseRules::from));
                // Evolutions are chosen beside the book.
                let evolutions = start.rules.evolutions;
                for house in &mut all {
                    house.rules.evolutions |= evolutions;
                }
                self.set_rules(turned(&all, self.rules(), by));
            }
            MenuRow::Monster(seat) => start.turn_monster(seat, by),
            MenuRow::Players => {
                start.players = turned(&[2, 3, 4, 5, 6], start.players, by);
                start.people = start.people.min(start.players);
                start.tidy_monsters();
                if self.rules().evened(self.start.players).is_some() {
                    ui.note = Some(web::fair_for_two(ui.lang).to_string());
                }
            }
            MenuRow::Even => {
                let off = start.rules.two_player_tokyo == TwoPlayerTokyo::Off;
                start.rules.two_player_tokyo = if off { TwoPlayerTokyo::AtTwo } else { TwoPlayerTokyo::Off };
            }
            MenuRow::People => {
                let all: Vec<usize> = (0..=start.players).collect();
                start.people = turned(&all, start.people, by);
                start.tidy_monsters();
            }
            MenuRow::Level => {
                let all: Vec<Player> = Player::levels().chain([PlayerFit::default().player()]).collect();
                let now = match start.bots[..] {
                    [Player::Fits(_)] => all.len() - 1,
                    [one] => all.iter().position(|&player| player == one).unwrap_or(2),
                    _ => 2,
                };
                start.bots = vec![all[(now as isize + by).rem_euclid(all.len() as isize) as usize]];
            }
            MenuRow::Evolutions => {
                start.rules.evolutions = !start.rules.evolutions;
                start.tidy_monsters();
            }
            MenuRow::Language => ui.lang = next_lang(ui.lang, by, ui.ascii),
        }
        None
    }

    /// Another value of a switch, or other house rules: those are the first row.
    fn turn_switch(&mut self, at: usize, by: isize) {
        let Some(name) = at.checked_sub(1).and_then(|i| Rules::NAMES.get(i)) else {
            let mut all = vec![HouseRules::from(self.start.edition)];
            all.extend(self.house.names().filter_map(|name| self.house.get(name)));
            self.set_rules(turned(&all, self.rules(), by));
            return;
        };
        let words = Rules::words(name).unwrap_or_default();
        let now = self.start.rules.get(name).unwrap_or_default();
        // The words come from the list of the switch itself.
        let _ = self.start.rules.set(name, turned(words, now, by));
        self.start.tidy_monsters();
    }

    /// The seat that the keys are on and whose person can have a name: several people share the keyboard.
    fn named_seat(&self) -> Option<usize> {
        match self.rows().get(self.at) {
            Some(&MenuRow::Monster(seat)) if self.page == MenuPage::Main && self.start.people > 1 => Some(seat),
            _ => None,
        }
    }

    /// A key while a name is typed.
    fn type_name(&mut self, code: KeyCode, ui: &mut Ui) {
        let Some(text) = &mut self.typed else { return };
        match code {
            KeyCode::Char(letter) if text.chars().count() < LONGEST_NAME => text.push(letter),
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Esc => self.typed = None,
            KeyCode::Enter => {
                let name = text.trim().to_string();
                self.typed = None;
                if let Some(seat) = self.named_seat() {
                    let names = &mut self.start.names;
                    names.resize(names.len().max(seat + 1), String::new());
                    names[seat] = name;
                    return;
                }
                match self.page {
                    MenuPage::House(_) if self.house.save(&name, self.rules()) => {
                        ui.note = Some(web::house_saved(ui.lang, &name));
                    }
                    MenuPage::Games(at) => self.rename(at, &name, ui),
                    _ => {}
                }
            }
            _ => {}
        }
    }

    fn rename(&mut self, at: usize, name: &str, ui: &mut Ui) {
        let (Some(store), Some(game)) = (&self.store, self.games.get(at)) else { return };
        ui.note = match store.rename(&game.path, name) {
            Ok(_) => None,
            Err(error) if error.kind() == ErrorKind::ResourceBusy => Some(tui::open_elsewhere(ui.lang).to_string()),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Some(tui::there_already(ui.lang, name)),
            Err(error) if error.kind() == ErrorKind::InvalidInput => Some(tui::game_name_wanted(ui.lang).to_string()),
            Err(error) => Some(tui::not_saved(ui.lang, error)),
        };
        self.latest = store.latest().map(|(path, _)| path);
        self.games = store.games().collect();
    }

    /// The monster of a seat as things stand; none where it is drawn.
    fn monster(&self, seat: usize) -> Option<Monster> {
        let start = &self.start;
        let picks = start.picks(start.players);
        if picks.get(seat) == Some(&Pick::Drawn) {
            return None;
        }
        // What is drawn is not known yet: those who take the next one may get another.
        line_up(start.edition, &start.rules, &picks, |n| n - 1).ok()?.get(seat).copied()
    }

    /// The rulebook, or what the rules are where they are none.
    fn book_name(&self, lang: Lang) -> &'static str {
        // Evolutions are chosen beside the book.
        let rules = Rules { evolutions: self.start.edition.edition().rules.evolutions, ..self.start.rules };
        let usual = rules == self.start.edition.edition().rules;
        match Book::played(self.start.edition, &rules) {
            _ if usual => web::usual_rules(lang),
            Some(book) => books::title(lang, book),
            None => web::house_rules(lang),
        }
    }

    fn text(&self, lang: Lang, row: MenuRow) -> (String, String) {
        let start = &self.start;
        let (name, value) = match row {
            MenuRow::Resume => (tui::menu_resume(lang), String::new()),
            MenuRow::Begin => (tui::menu_begin(lang), String::new()),
            MenuRow::Learn => (web::tutorial(lang), String::new()),
            MenuRow::Games => (tui::menu_games(lang), String::new()),
            MenuRow::Edition => (tui::menu_edition(lang), editions::name(lang, start.edition).to_string()),
            MenuRow::Book => (web::rulebook(lang), self.book_name(lang).to_string()),
            MenuRow::Monster(seat) => {
                let monster = self.monster(seat).map_or(tui::drawn_monster(lang), Monster::name).to_string();
                if start.people > 1 {
                    let name = match start.name(seat) {
                        "" => tui::menu_monster_of(lang, seat + 1),
                        name => tui::menu_monster_of_name(lang, name),
                    };
                    return (name, monster);
                }
                (tui::menu_monster(lang), monster)
            }
            MenuRow::Players => (tui::menu_players(lang), start.players.to_string()),
            MenuRow::Even => {
                let energy = start.rules.two_player_tokyo != TwoPlayerTokyo::Off;
                (tui::menu_even(lang), if energy { tui::pays_energy(lang) } else { tui::pays_stars(lang) }.to_string())
            }
            MenuRow::People => (tui::menu_people(lang), start.people.to_string()),
            MenuRow::Level => {
                let level = start.bots.first().map_or(String::new(), |&player| match player {
                    Player::Fits(_) => web::fits_me(lang).to_string(),
                    player => crate::local::player_name(lang, player),
                });
                (tui::menu_level(lang), level)
            }
            MenuRow::Evolutions => {
                let on = if start.rules.evolutions { tui::on(lang) } else { tui::off(lang) };
                (tui::menu_evolutions(lang), on.to_string())
            }
            MenuRow::House => {
                let changed = self.rules().switches().len() as u32;
                let kept = self.house.name_of(&self.rules()).map(str::to_string);
                let value =
                    kept.unwrap_or_else(|| if changed > 0 { tui::changed(lang, changed) } else { String::new() });
                return (format!("{}…", web::house_rules(lang)), value);
            }
            MenuRow::Language => (tui::option_language(lang), lang.label().to_string()),
        };
        (name.to_string(), value)
    }

    /// What is to be known about a row of the main page.
    fn about(&self, lang: Lang, row: MenuRow) -> String {
        match row {
            MenuRow::Resume => tui::about_resume(lang).to_string(),
            MenuRow::Begin => tui::about_begin(lang).to_string(),
            MenuRow::Learn => web::tutorial_why(lang).to_string(),
            MenuRow::Games => tui::about_games(lang).to_string(),
            MenuRow::Edition => editions::about(lang, self.start.edition).to_string(),
            MenuRow::Book => match Book::played(self.start.edition, &self.start.rules) {
                Some(book) => books::about(lang, book).to_string(),
                None => editions::about(lang, self.start.edition).to_string(),
            },
            MenuRow::Monster(seat) => {
                let about = match self.monster(seat) {
                    None => tui::about_drawn(lang).to_string(),
                    Some(monster) => in_a_row([
                        sentence(ask::species(lang, monster.species())).as_str(),
                        cards::intro(lang, monster),
                    ]),
                };
                if self.start.people > 1 { in_a_row([tui::about_name(lang), &about]) } else { about }
            }
            MenuRow::Players => tui::about_players(lang).to_string(),
            MenuRow::Even => web::fair_for_two(lang).to_string(),
            MenuRow::People => match self.start.people {
                0 => tui::about_nobody(lang).to_string(),
                1 => tui::about_alone(lang).to_string(),
                _ => tui::about_people(lang).to_string(),
            },
            MenuRow::Level if matches!(self.start.bots[..], [Player::Fits(_)]) => web::fits_why(lang).to_string(),
            MenuRow::Level => tui::about_level(lang).to_string(),
            MenuRow::Evolutions => tui::about_evolutions(lang).to_string(),
            MenuRow::House => tui::about_house(lang).to_string(),
            MenuRow::Language => String::new(),
        }
    }

    /// The lines of the page that is open.
    fn lines(&self, lang: Lang) -> Vec<MenuLine> {
        match self.page {
            MenuPage::Main => {
                let line = |row| {
                    let (name, value) = self.text(lang, row);
                    (name, value, false)
                };
                self.rows().into_iter().map(line).collect()
            }
            MenuPage::House(_) => {
                let kept = self.house.name_of(&self.rules()).unwrap_or("–").to_string();
                let first = (web::our_house_rules(lang).to_string(), kept, false);
                let usual = self.start.edition.edition().rules;
                let switch = |name: &&'static str| {
                    let word = self.start.rules.get(name).unwrap_or_default();
                    let value = match word {
                        "yes" => tui::on(lang),
                        "no" => tui::off(lang),
                        word => rules::switch_word(lang, name, word).unwrap_or(word),
                    };
                    (rules::switch(lang, name).to_string(), value.to_string(), usual.get(name) != Some(word))
                };
                std::iter::once(first).chain(Rules::NAMES.iter().map(switch)).collect()
            }
            MenuPage::Games(_) => {
                let line = |game: &KeptGame| {
                    let turn = if game.is_over() {
                        tui::over_title(lang).to_string()
                    } else {
                        tui::turn(lang, game.table.turns())
                    };
                    let edition = books::name_of_game(lang, game.table.edition(), game.table.rules());
                    (game.name(), format!("{} · {edition} · {turn}", game.played()), !game.is_over())
                };
                self.games.iter().map(line).collect()
            }
        }
    }

    /// What is to be known about the line the keys are on.
    fn about_line(&self, lang: Lang, at: usize) -> String {
        match self.page {
            MenuPage::Main => self.rows().get(at).map_or_else(String::new, |&row| self.about(lang, row)),
            MenuPage::House(_) => match at.checked_sub(1).and_then(|i| Rules::NAMES.get(i)) {
                Some(name) => rules::switch(lang, name).to_string(),
                None => tui::about_house(lang).to_string(),
            },
            MenuPage::Games(_) => self.games.get(at).map_or_else(String::new, |game| {
                let stand = |seat| {
                    let stand = game.table.stand(seat);
                    format!("{} {}★ {}♥", seat_name(&game.table, seat), stand.stars, stand.hearts)
                };
                let all: Vec<String> = game.table.seats().iter().map(stand).collect();
                let open = if game.is_open() { format!(" {}", tui::open_elsewhere(lang)) } else { String::new() };
                format!("{}.{open}", all.join(" · "))
            }),
        }
    }

    /// Draws the menu.
    pub fn draw(&mut self, frame: &mut Frame<'_>, ui: &Ui) {
        self.hits.clear();
        let (lang, ink) = (ui.lang, ui.ink);
        let area = frame.area();
        let at = *self.row_mut();
        let lines = self.lines(lang);
        let main = self.page == MenuPage::Main;
        let wide = if main { 70 } else { 96 }.min(area.width.saturating_sub(2));
        let left = area.x + (area.width - wide) / 2;
        // The name gives way to rows; where they do not fit all the same, those around the keys are shown.
        let height = usize::from(area.height);
        let name = if main && height >= NAME.len() + 8 + lines.len() { NAME.len() + 2 } else { 1 };
        let most = height.saturating_sub(name + 6).max(3);
        let from = (at + 1).saturating_sub(most);
        let shown = lines.len().min(most);
        let high = (name + shown + 5) as u16;
        let mut y = area.y + area.height.saturating_sub(high) / 2;
        let put = |frame: &mut Frame<'_>, y: u16, line: Line<'static>| {
            let place = Rect { x: left, y, width: wide, height: 1 }.intersection(area);
            frame.render_widget(Paragraph::new(line), place);
            place
        };
        if name > 1 {
            for line in NAME {
                let style = ink.of(Hue::Smash).add_modifier(Modifier::BOLD);
                put(frame, y, Line::from(Span::styled(line, style)).centered());
                y += 1;
            }
            let motto = Rect { x: area.x, y, width: area.width, height: 1 }.intersection(area);
            frame.render_widget(Paragraph::new(Line::from(ink.symbols(tui::motto(lang), ink.dim())).centered()), motto);
            y += 2;
        } else {
            let title = match self.page {
                MenuPage::Main => "KAIJU",
                MenuPage::House(_) => web::all_switches(lang),
                MenuPage::Games(_) => tui::menu_games(lang),
            };
            put(frame, y, Line::from(Span::styled(title, ink.bold())).centered());
            y += 1;
        }
        let values = lines.iter().map(|(_, value, _)| width(value) + 5).max().unwrap_or(0);
        let names = lines.iter().map(|(name, ..)| width(name)).max().unwrap_or(0);
        let room = names.min(if main { 30 } else { usize::from(wide).saturating_sub(values.min(44) + 4) });
        for (i, (name, value, marked)) in lines.iter().enumerate().skip(from).take(shown) {
            let style = if i == at { ink.focus() } else { Style::new() };
            let bold = value.is_empty() || *marked;
            let mut spans = vec![
                Span::styled(if i == at { " ▶ " } else { "   " }, style),
                Span::styled(
                    format!("{} ", pad(name, room)),
                    if bold { style.add_modifier(Modifier::BOLD) } else { style },
                ),
            ];
            if !value.is_empty() {
                let value = if matches!(self.page, MenuPage::Games(_)) {
                    format!(" {value}")
                } else {
                    format!(" ‹ {value} ›{}", if *marked { " *" } else { "" })
                };
                spans.extend(ink.symbols(&fit(&value, (wide as usize).saturating_sub(room + 4)), ink.bold()));
            }
            let place = put(frame, y, Line::from(spans));
            self.hits.push((place, i));
            y += 1;
        }
        y += 1;
        let about = match &self.typed {
            Some(text) => {
                let what = match (&self.page, self.named_seat()) {
                    (MenuPage::Main, seat) => web::name_of_seat(lang, seat.map_or(1, |seat| seat + 1)),
                    (MenuPage::House(_), _) => web::house_name(lang).to_string(),
                    (MenuPage::Games(_), _) => tui::game_name(lang).to_string(),
                };
                format!("{what}: {text}▏")
            }
            None => ui.note.clone().unwrap_or_else(|| self.about_line(lang, at)),
        };
        for line in wrap(&about, wide as usize).into_iter().take(3) {
            put(frame, y, Line::from(ink.symbols(&line, if self.typed.is_some() { ink.bold() } else { ink.dim() })));
            y += 1;
        }
        // What this is and what it is not: at the foot, where there is room.
        let said = wrap(terms::unofficial(lang), (area.width as usize).saturating_sub(4));
        let foot = (area.y + area.height).saturating_sub(1 + said.len() as u16);
        if foot > y {
            let at = Rect { x: area.x, y: foot, width: area.width, height: said.len() as u16 };
            let lines: Vec<Line> =
                said.into_iter().map(|line| Line::from(Span::styled(line, ink.dim())).centered()).collect();
            frame.render_widget(Paragraph::new(lines), at);
        }
        let keys = match self.page {
            MenuPage::Main => tui::menu_keys(lang),
            MenuPage::House(_) => tui::house_keys(lang),
            MenuPage::Games(_) => tui::games_keys(lang),
        };
        let keys = fit(&ui.typed(keys), area.width as usize);
        let bottom = Rect { x: area.x, y: area.y + area.height.saturating_sub(1), width: area.width, height: 1 };
        frame.render_widget(Paragraph::new(Line::from(Span::styled(keys, ink.dim())).centered()), bottom);
        if ui.ascii {
            reduce(frame.buffer_mut());
        }
    }
}

/// The longest name somebody can type, in letters.
const LONGEST_NAME: usize = 32;

/// The books of an edition that say something else than the edition.
fn other_books(edition: EditionId) -> impl Iterator<Item = Book> {
    Book::of_edition(edition).filter(|book| book.changes().next().is_some())
}
