//! What a new game on this device starts from, and the menu that asks for it.

use anyhow::{Result, anyhow, bail};
use kaiju_bots::{Bits, Player};
use kaiju_client::line_up::{choice, line_up};
use kaiju_client::{CannotLoad, Chair, Fortune, Local, Pick};
use kaiju_rules::{EditionId, Monster, Rules, Setup};
use kaiju_text::{Lang, ask, cards, cli, editions, errors, terms, tui};
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use crate::ink::Hue;
use crate::shell::{Msg, Shell};
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
        let bot = |i: usize| Chair::Bot(self.bots[i.min(self.bots.len() - 1)]);
        Ok((0..self.players).map(|i| i.checked_sub(self.people).map_or(Chair::Person, bot)).collect())
    }

    /// Begins the game.
    pub fn begin(&self, lang: Lang) -> Result<Local> {
        let seed = self.seed.unwrap_or_else(crate::random_seed);
        let game = Local::new(self.setup(lang, seed)?, self.chairs(lang)?, Fortune::seeded(seed));
        game.map_err(|error| anyhow!(refused(lang, &error)))
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
        let known: Vec<Monster> = choice(&self.rules).collect();
        for pick in &mut self.monsters {
            if matches!(pick, Pick::This(monster) if !known.contains(monster)) {
                *pick = Pick::Next;
            }
        }
    }
}

/// Why a game cannot be taken up.
pub(crate) fn refused(lang: Lang, why: &CannotLoad) -> String {
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
    /// The game that was played last.
    Resume,
    /// Nothing.
    Quit,
}

/// A row of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum MenuRow {
    Resume,
    Begin,
    Edition,
    /// The monster of this seat.
    Monster(usize),
    Players,
    People,
    Level,
    Evolutions,
    Language,
}

/// The menu before a game.
pub struct Menu {
    start: Start,
    at: usize,
    resume: bool,
    hits: Vec<(Rect, usize)>,
}

impl Menu {
    /// The menu; `resume` says that there is a game to be taken up again.
    pub fn new(start: Start, resume: bool) -> Menu {
        Menu { start, at: 0, resume, hits: Vec::new() }
    }

    fn rows(&self) -> Vec<MenuRow> {
        let mut rows = if self.resume { vec![MenuRow::Resume] } else { Vec::new() };
        rows.extend([MenuRow::Begin, MenuRow::Edition, MenuRow::Players, MenuRow::People]);
        rows.extend((0..self.start.people.max(1)).map(MenuRow::Monster));
        rows.extend([MenuRow::Level, MenuRow::Evolutions, MenuRow::Language]);
        rows
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
            match message {
                Msg::Term(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                    if key.modifiers.contains(KeyModifiers::CONTROL) {
                        match key.code {
                            KeyCode::Char('z') => shell.sleep()?,
                            KeyCode::Char('c' | 'd') => return Ok(Choice::Quit),
                            _ => {}
                        }
                    } else if let Some(choice) = self.key(key.code, ui) {
                        return Ok(choice);
                    }
                }
                Msg::Term(Event::Mouse(mouse)) => {
                    let at = Position { x: mouse.column, y: mouse.row };
                    let hit = self.hits.iter().find(|(place, _)| place.contains(at)).map(|&(_, row)| row);
                    if let (MouseEventKind::Down(MouseButton::Left), Some(row)) = (mouse.kind, hit) {
                        self.at = row;
                        if let Some(choice) = self.key(KeyCode::Enter, ui) {
                            return Ok(choice);
                        }
                    }
                }
                Msg::Leave => return Ok(Choice::Quit),
                Msg::Sleep => shell.sleep()?,
                Msg::Awake => shell.awake()?,
                _ => {}
            }
        }
    }

    /// A key was pressed.
    pub fn key(&mut self, code: KeyCode, ui: &mut Ui) -> Option<Choice> {
        ui.note = None;
        let rows = self.rows();
        let row = rows[self.at];
        let by = match code {
            KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => {
                self.at = (self.at + rows.len() - 1) % rows.len();
                return None;
            }
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => {
                self.at = (self.at + 1) % rows.len();
                return None;
            }
            KeyCode::Char('q') | KeyCode::Esc => return Some(Choice::Quit),
            KeyCode::Char('l') => {
                ui.lang = turned(&Lang::ALL, ui.lang, 1);
                return None;
            }
            KeyCode::Left => -1,
            KeyCode::Right | KeyCode::Enter | KeyCode::Char(' ') => 1,
            _ => return None,
        };
        let start = &mut self.start;
        match row {
            MenuRow::Resume if code == KeyCode::Enter => return Some(Choice::Resume),
            MenuRow::Begin if code == KeyCode::Enter => return Some(Choice::Begin(self.start.clone())),
            MenuRow::Resume | MenuRow::Begin => {}
            MenuRow::Edition => start.turn_edition(by),
            MenuRow::Monster(seat) => start.turn_monster(seat, by),
            MenuRow::Players => {
                start.players = turned(&[2, 3, 4, 5, 6], start.players, by);
                start.people = start.people.min(start.players);
                start.tidy_monsters();
            }
            MenuRow::People => {
                let all: Vec<usize> = (0..=start.players).collect();
                start.people = turned(&all, start.people, by);
                start.tidy_monsters();
            }
            MenuRow::Level => {
                let all: Vec<Vec<Player>> = (1..=5).map(|level| Player::level(level).into_iter().collect()).collect();
                let at = all.iter().position(|one| *one == start.bots).unwrap_or(2) as isize;
                start.bots.clone_from(&all[(at + by).rem_euclid(5) as usize]);
            }
            MenuRow::Evolutions => {
                start.rules.evolutions = !start.rules.evolutions;
                start.tidy_monsters();
            }
            MenuRow::Language => ui.lang = turned(&Lang::ALL, ui.lang, by),
        }
        None
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

    fn text(&self, lang: Lang, row: MenuRow) -> (String, String) {
        let start = &self.start;
        let (name, value) = match row {
            MenuRow::Resume => (tui::menu_resume(lang), String::new()),
            MenuRow::Begin => (tui::menu_begin(lang), String::new()),
            MenuRow::Edition => (tui::menu_edition(lang), editions::name(lang, start.edition).to_string()),
            MenuRow::Monster(seat) => {
                let monster = self.monster(seat).map_or(tui::drawn_monster(lang), Monster::name).to_string();
                if start.people > 1 {
                    return (tui::menu_monster_of(lang, seat + 1), monster);
                }
                (tui::menu_monster(lang), monster)
            }
            MenuRow::Players => (tui::menu_players(lang), start.players.to_string()),
            MenuRow::People => (tui::menu_people(lang), start.people.to_string()),
            MenuRow::Level => {
                let level = start.bots.first().map_or(String::new(), |&player| crate::local::player_name(lang, player));
                (tui::menu_level(lang), level)
            }
            MenuRow::Evolutions => {
                let on = if start.rules.evolutions { tui::on(lang) } else { tui::off(lang) };
                (tui::menu_evolutions(lang), on.to_string())
            }
            MenuRow::Language => (tui::option_language(lang), lang.endonym().to_string()),
        };
        (name.to_string(), value)
    }

    /// What is to be known about the row the keys are on.
    fn about(&self, lang: Lang, row: MenuRow) -> String {
        match row {
            MenuRow::Resume => tui::about_resume(lang).to_string(),
            MenuRow::Begin => tui::about_begin(lang).to_string(),
            MenuRow::Edition => editions::about(lang, self.start.edition).to_string(),
            MenuRow::Monster(seat) => match self.monster(seat) {
                None => tui::about_drawn(lang).to_string(),
                Some(monster) => {
                    format!("{}. {}", ask::species(lang, monster.species()), cards::intro(lang, monster))
                }
            },
            MenuRow::Players => tui::about_players(lang).to_string(),
            MenuRow::People => match self.start.people {
                0 => tui::about_nobody(lang).to_string(),
                1 => tui::about_alone(lang).to_string(),
                _ => tui::about_people(lang).to_string(),
            },
            MenuRow::Level => tui::about_level(lang).to_string(),
            MenuRow::Evolutions => tui::about_evolutions(lang).to_string(),
            MenuRow::Language => String::new(),
        }
    }

    /// Draws the menu.
    pub fn draw(&mut self, frame: &mut Frame<'_>, ui: &Ui) {
        self.hits.clear();
        let (lang, ink) = (ui.lang, ui.ink);
        let area = frame.area();
        let rows = self.rows();
        let wide = 56.min(area.width.saturating_sub(2));
        let left = area.x + (area.width - wide) / 2;
        // Many people choose a monster each: where the rows do not fit, those around the keys are shown.
        let most = usize::from(area.height).saturating_sub(NAME.len() + 8).max(3);
        let from = (self.at + 1).saturating_sub(most);
        let shown = rows.len().min(most);
        let high = NAME.len() as u16 + 2 + shown as u16 + 5;
        let mut y = area.y + area.height.saturating_sub(high) / 2;
        let put = |frame: &mut Frame<'_>, y: u16, line: Line<'static>| {
            let place = Rect { x: left, y, width: wide, height: 1 }.intersection(area);
            frame.render_widget(Paragraph::new(line), place);
            place
        };
        for line in NAME {
            put(frame, y, Line::from(Span::styled(line, ink.of(Hue::Smash).add_modifier(Modifier::BOLD))).centered());
            y += 1;
        }
        let motto = Rect { x: area.x, y, width: area.width, height: 1 }.intersection(area);
        frame.render_widget(Paragraph::new(Line::from(ink.symbols(tui::motto(lang), ink.dim())).centered()), motto);
        y += 2;
        let room = rows.iter().map(|&row| width(&self.text(lang, row).0)).max().unwrap_or(0).min(30);
        for (i, &row) in rows.iter().enumerate().skip(from).take(shown) {
            let (name, value) = self.text(lang, row);
            let style = if i == self.at { ink.focus() } else { Style::new() };
            let mut spans = vec![
                Span::styled(if i == self.at { " ▶ " } else { "   " }, style),
                Span::styled(
                    format!("{} ", pad(&name, room)),
                    if value.is_empty() { style.add_modifier(Modifier::BOLD) } else { style },
                ),
            ];
            if !value.is_empty() {
                spans.push(Span::styled(
                    fit(&format!(" ‹ {value} ›"), (wide as usize).saturating_sub(room + 4)),
                    ink.bold(),
                ));
            }
            let place = put(frame, y, Line::from(spans));
            self.hits.push((place, i));
            y += 1;
        }
        y += 1;
        let about = ui.note.clone().unwrap_or_else(|| self.about(lang, rows[self.at]));
        for line in wrap(&about, wide as usize).into_iter().take(3) {
            put(frame, y, Line::from(Span::styled(line, ink.dim())));
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
        let keys = fit(tui::menu_keys(lang), area.width as usize);
        let bottom = Rect { x: area.x, y: area.y + area.height.saturating_sub(1), width: area.width, height: 1 };
        frame.render_widget(Paragraph::new(Line::from(Span::styled(keys, ink.dim())).centered()), bottom);
    }
}
