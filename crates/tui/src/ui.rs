//! The state of the user interface: which dice are picked, where the focus is, which page is open.

pub use kaiju_client::Speed;
use kaiju_client::settings::MOST_HEARTS;
use kaiju_client::{Comfort, ComfortSwitch, Danger, Pick, Prompt, Sheet, Story, Tray, Wishes};
use kaiju_rules::{Action, Dice, Seat, Source};
use kaiju_text::{Lang, tui};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use crate::ink::{Ink, Theme};
use crate::lookup::Lookup;
use crate::scene::{Button, GameKind, Scene, buttons};
use crate::settings::{SettingsFile, TerminalSettings};
use crate::signs::{Signs, next_lang, shown};

/// The escape key where keys are letters.
pub(crate) const ESCAPE: char = '\u{1b}';

/// Something the mouse can hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hit {
    /// A die.
    Die(usize),
    /// A button.
    Button(usize),
    /// A card that can be read.
    Card(Source),
    /// A monster.
    Seat(Seat),
    /// The log.
    Log,
    /// A key that is shown.
    Key(char),
    /// A row of the open page.
    Row(usize),
}

/// The name of a speed.
pub(crate) fn speed_name(lang: Lang, speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => tui::speed_slow(lang),
        Speed::Normal => tui::speed_normal(lang),
        Speed::Fast => tui::speed_fast(lang),
        Speed::Instant => tui::speed_instant(lang),
    }
}

/// The next of some values in either direction, round and round.
pub(crate) fn turned<T: Copy + PartialEq>(all: &[T], now: T, by: isize) -> T {
    let at = all.iter().position(|&one| one == now).unwrap_or(0) as isize;
    all[(at + by).rem_euclid(all.len() as isize) as usize]
}

/// A page over the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Overlay {
    /// Keys and signs, scrolled so far.
    Help(usize),
    /// The reason behind an event, counted back from the last one told, scrolled so far.
    Why(usize, usize),
    /// Advice, once it is there.
    Hint(Option<Advice>),
    /// Rules and cards.
    Lookup(Lookup),
    /// One monster and what it has, scrolled so far.
    Monster(Seat, usize),
    /// One card.
    Card(Source),
    /// Are you sure?
    Sure(Action, Danger),
    /// The steps of a turn.
    Turn,
    /// What can be done now, scrolled so far.
    Now(usize),
    /// What a lesson begins with.
    Teach,
    /// Which monster one of our seats plays, before the game: the number of the seat among ours, and the row.
    Pick(usize, usize),
    /// Leave the game?
    Quit,
    /// Options, with the row the keys are on.
    Options(usize),
    /// The device goes to somebody else.
    HandOver(Seat),
    /// What is said at the table.
    Talk(TalkInput),
    /// Let a program play?
    LetPlay,
    /// The game is over, scrolled so far.
    Over(usize),
}

/// What somebody does on the page where people talk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TalkInput {
    /// Looks, or sends a sign.
    Signs,
    /// Writes this so far.
    Write(String),
    /// Says whom not to hear.
    Mute,
    /// Says whom to report.
    Report,
}

/// What a good player would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The dice it would keep, if that is the question.
    pub keep: Option<Dice>,
    /// In words, line by line.
    pub lines: Vec<String>,
}

/// What somebody wants from the game.
#[derive(Clone, PartialEq, Debug)]
pub enum Intent {
    /// Give this answer.
    Answer(Action),
    /// Play this monster at this seat.
    Choose(Seat, Pick),
    /// Begin the game everybody has gathered for.
    Begin,
    /// Say this to everybody at the table.
    Say(String),
    /// Send the sign with this number.
    Sign(usize),
    /// Bet that this one wins.
    Bet(Seat),
    /// Do not hear this one any more, or hear them again.
    Mute(Seat),
    /// Tell the host of the server about this one, with a line for them.
    Report(Seat, String),
    /// Ask for a pause, agree to one or end it.
    Pause,
    /// Leave a game in which ours are out, and be told how it ends.
    LeaveOut,
    /// Let a program play for us, or take our seats back.
    LetPlay(bool),
    /// Leave for good.
    GiveUp,
    /// Take the last answer back.
    Undo,
    /// Think for me.
    Advise,
    /// Write the record into a file.
    Record,
    /// Leave.
    Quit,
    /// Show everything at once.
    Skip,
    /// The person this device went to is there.
    Ready,
    /// Another game like this one.
    Again,
    /// Look at this game from the start.
    Review,
    /// Go n moments on in a recorded game.
    Step(isize),
    /// Go n turns on.
    Turn(isize),
    /// Go to the start or to the end.
    Edge(bool),
    /// Go to the next error of a reviewed game, or to the one before; go to the next puzzle.
    Mark(bool),
    /// Let it run, or stop it.
    Run,
    /// Look with the next pair of eyes.
    Eyes,
    /// Play on from here.
    Branch,
    /// Put the program to sleep (Ctrl-Z).
    Suspend,
    /// Draw everything again.
    Redraw,
}

/// What the person at the screen is doing.
pub struct Ui {
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub ink: Ink,
    /// The pace.
    pub speed: Speed,
    /// What is answered without asking.
    pub comfort: Comfort,
    /// The dice.
    pub tray: Tray,
    /// Where the keys are: dice first, where they are asked about, then buttons.
    pub focus: usize,
    /// The page over the table.
    pub page: Option<Overlay>,
    /// How far the log is scrolled up.
    pub log_up: usize,
    /// A line that is told once.
    pub note: Option<String>,
    /// Where things are on the screen.
    pub hits: Vec<(Rect, Hit)>,
    /// Something changed since the last drawing.
    pub dirty: bool,
    /// The story of the game, once it is over.
    pub story: Option<Story>,
    /// Why a bot of a server chose what somebody looks at, by the row it came with.
    pub reason: Option<(u64, Option<String>)>,
    /// Is it our turn at a table of a server? The terminal is told.
    pub our_turn: bool,
    /// There may be nothing but ASCII on the screen.
    pub ascii: bool,
    /// What is remembered besides pace and comfort: the menu, house rules, colours and signs.
    pub kept: TerminalSettings,
    /// How many columns the screen has.
    pub(crate) columns: u16,
    file: SettingsFile,
    asked: Option<Prompt>,
}

impl Ui {
    /// Nothing pressed, nothing open.
    pub fn new(lang: Lang, ink: Ink) -> Ui {
        Ui {
            lang,
            ink,
            speed: Speed::default(),
            comfort: Comfort::default(),
            tray: Tray::default(),
            focus: 0,
            page: None,
            log_up: 0,
            note: None,
            our_turn: false,
            hits: Vec::new(),
            dirty: true,
            story: None,
            reason: None,
            ascii: false,
            kept: TerminalSettings::default(),
            columns: 0,
            file: SettingsFile::default(),
            asked: None,
        }
    }

    /// As this person likes it, from what was remembered. Changes are remembered there, too.
    pub fn remembering(lang: Lang, kept: TerminalSettings, mut file: SettingsFile) -> Ui {
        file.keep_lang(lang);
        let mut ui = Ui::new(lang, Ink::of_environment(kept.theme));
        (ui.speed, ui.comfort, ui.ascii) = (kept.speed, kept.comfort, kept.signs.are_ascii());
        (ui.kept, ui.file) = (kept, file);
        ui
    }

    /// Remembers what has changed.
    pub fn remember(&mut self) {
        self.file.keep(&self.kept);
        self.file.keep_lang(self.lang);
    }

    /// A text that names keys, on this screen: a terminal without signs has none for Enter.
    pub(crate) fn typed(&self, text: &str) -> String {
        if self.ascii { text.replace('⏎', "Enter") } else { text.to_string() }
    }

    /// Whether odds are shown beside the table.
    pub(crate) fn wants_odds(&self) -> bool {
        self.kept.odds && self.columns >= crate::board::WIDE
    }

    /// Ready for another game: nothing pressed, nothing open; language, colours, pace and comfort stay.
    pub fn clear(&mut self) {
        let mut fresh = Ui::new(self.lang, self.ink);
        (fresh.speed, fresh.comfort, fresh.ascii) = (self.speed, self.comfort, self.ascii);
        fresh.columns = self.columns;
        std::mem::swap(&mut fresh.kept, &mut self.kept);
        std::mem::swap(&mut fresh.file, &mut self.file);
        *self = fresh;
    }

    /// What a session is to heed. While a page is open nothing is answered for anybody.
    pub(crate) fn wishes(&self) -> Wishes {
        Wishes { speed: self.speed, comfort: self.comfort, busy: self.page.is_some() }
    }

    /// Asks for the device to be handed to this person.
    pub(crate) fn hand_over(&mut self, seat: Seat) {
        if self.page != Some(Overlay::HandOver(seat)) {
            self.page = Some(Overlay::HandOver(seat));
            self.dirty = true;
        }
    }

    /// Puts dice and keys where the scene wants them. To be called whenever the scene has changed.
    pub fn arrange(&mut self, scene: &Scene<'_>) {
        self.dirty = true;
        self.tray.follow(scene.table);
        if scene.prompt == self.asked.as_ref() {
            return;
        }
        self.asked = scene.prompt.cloned();
        if self.asked.is_some() && matches!(self.page, Some(Overlay::Hint(_) | Overlay::Sure(..))) {
            self.page = None;
        }
        self.focus = match &self.asked {
            Some(Prompt { sheet: Sheet::Shop { .. }, .. }) => {
                self.buttons(scene).iter().position(|button| button.action == Action::No).unwrap_or(0)
            }
            _ => 0,
        };
    }

    /// How many dice the keys can be on: all where they are asked about, none otherwise.
    pub fn dice_asked(&self) -> usize {
        match &self.asked {
            Some(Prompt { sheet: Sheet::Dice { rolls: 1.., .. }, .. }) => self.tray.len(),
            _ => 0,
        }
    }

    fn buttons(&self, scene: &Scene<'_>) -> Vec<Button> {
        scene.prompt.map(|prompt| buttons(self.lang, scene.table, prompt, &self.tray)).unwrap_or_default()
    }

    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent, scene: &Scene<'_>) -> Option<Intent> {
        self.dirty = true;
        self.note = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c' | 'd') => Some(Intent::Quit),
                KeyCode::Char('z') => Some(Intent::Suspend),
                KeyCode::Char('l') => Some(Intent::Redraw),
                _ => None,
            };
        }
        if self.page.is_some() {
            return self.page_key(key.code, scene);
        }
        match key.code {
            KeyCode::Char('?') | KeyCode::F(1) => self.open(Overlay::Help(0)),
            KeyCode::Char('w') => self.open(Overlay::Why(0, 0)),
            KeyCode::Char('r') => self.open(Overlay::Lookup(Lookup::rules(scene.table))),
            KeyCode::Char('c') => self.open(Overlay::Lookup(Lookup::cards(scene.table))),
            KeyCode::Char('m') => self.open(Overlay::Monster(scene.me().unwrap_or(scene.table.active()), 0)),
            KeyCode::Char('o') | KeyCode::Esc => self.open(Overlay::Options(0)),
            KeyCode::Char('g') => self.open(Overlay::Turn),
            KeyCode::Char('n') if !scene.choice.is_empty() => self.open(Overlay::Pick(0, 0)),
            KeyCode::Char('i') => self.open(Overlay::Now(0)),
            KeyCode::Char('l') => self.open(Overlay::Options(LANGUAGE)),
            KeyCode::Char('f') => {
                self.speed = turned(&Speed::ALL, self.speed, 1);
                self.kept.speed = self.speed;
                self.note = Some(tui::speed_is(self.lang, speed_name(self.lang, self.speed)));
                None
            }
            KeyCode::Char(key @ ('n' | 'p')) if matches!(scene.kind, GameKind::Replay { reviewed: true, .. }) => {
                Some(Intent::Mark(key == 'n'))
            }
            KeyCode::Char('n') | KeyCode::Enter if scene.kind == (GameKind::Puzzle { answered: true }) => {
                Some(Intent::Mark(true))
            }
            // A puzzle is answered alone.
            KeyCode::Char('h') if matches!(scene.kind, GameKind::Puzzle { .. }) => None,
            KeyCode::Char('p') => Some(Intent::Record),
            KeyCode::Char('t') if scene.talk.is_some() => self.open(Overlay::Talk(TalkInput::Signs)),
            KeyCode::Char('b') if scene.by_program => Some(Intent::LetPlay(false)),
            KeyCode::Char('b') if scene.kind == GameKind::Online && scene.table.over().is_none() => {
                self.open(Overlay::LetPlay)
            }
            KeyCode::Char('q') => match scene.kind {
                GameKind::Replay { .. } | GameKind::Puzzle { .. } => Some(Intent::Quit),
                _ if scene.table.over().is_some() => Some(Intent::Quit),
                // Whoever is out has nothing to lose by it.
                GameKind::Online if !scene.bets.is_empty() => Some(Intent::LeaveOut),
                _ => self.open(Overlay::Quit),
            },
            KeyCode::PageUp => self.scroll_log(5),
            KeyCode::PageDown => self.scroll_log(-5),
            code => match scene.kind {
                GameKind::Replay { .. } => replay_key(code),
                GameKind::Gathering => matches!(code, KeyCode::Char('s') | KeyCode::Enter).then_some(Intent::Begin),
                _ => self.game_key(code, scene),
            },
        }
    }

    fn open(&mut self, page: Overlay) -> Option<Intent> {
        self.page = Some(page);
        None
    }

    fn scroll_log(&mut self, by: isize) -> Option<Intent> {
        self.log_up = self.log_up.saturating_add_signed(by);
        None
    }

    fn game_key(&mut self, code: KeyCode, scene: &Scene<'_>) -> Option<Intent> {
        if scene.table.over().is_some() && scene.prompt.is_none() {
            return match code {
                KeyCode::Char('n') if scene.again => Some(Intent::Again),
                KeyCode::Char('v') => Some(Intent::Review),
                KeyCode::Char(' ') => Some(Intent::Skip),
                KeyCode::Enter => self.open(Overlay::Over(0)),
                _ => None,
            };
        }
        if code == KeyCode::Char('u') {
            return Some(Intent::Undo);
        }
        if scene.prompt.is_none() {
            return match code {
                KeyCode::Char(' ') | KeyCode::Enter => Some(Intent::Skip),
                _ => None,
            };
        }
        let all = self.buttons(scene);
        let dice = self.dice_asked();
        let count = dice + all.len();
        match code {
            KeyCode::Char('h') => {
                self.page = Some(Overlay::Hint(None));
                return Some(Intent::Advise);
            }
            KeyCode::Left | KeyCode::BackTab => self.focus = (self.focus + count - 1) % count.max(1),
            KeyCode::Right | KeyCode::Tab => self.focus = (self.focus + 1) % count.max(1),
            KeyCode::Up => self.focus = if self.focus > dice { self.focus - 1 } else { 0 },
            KeyCode::Down => self.focus = if self.focus < dice { dice } else { (self.focus + 1).min(count - 1) },
            KeyCode::Char(' ') if self.focus < dice => self.tray.toggle(self.focus),
            KeyCode::Char('a') if dice > 0 => {
                let lying = self.tray.all();
                self.tray.keep(if self.tray.kept() == lying { Dice::NONE } else { lying });
            }
            KeyCode::Char(digit @ '1'..='9') if dice > 0 => {
                let index = digit as usize - '1' as usize;
                if index < dice {
                    self.tray.toggle(index);
                    self.focus = index;
                }
            }
            KeyCode::Enter | KeyCode::Char(' ') if self.focus >= dice => {
                return all.get(self.focus - dice).and_then(|button| self.press(button));
            }
            KeyCode::Enter => return all.first().and_then(|button| self.press(button)),
            KeyCode::Char(key) => {
                if let Some(button) = all.iter().find(|button| button.key == Some(key)) {
                    return self.press(button);
                }
                if matches!(self.asked, Some(Prompt { sheet: Sheet::Shop { .. }, .. })) && matches!(key, '1'..='3') {
                    self.note = Some(tui::too_dear(self.lang).to_string());
                }
            }
            _ => {}
        }
        None
    }

    /// Gives an answer, or asks back where there is a warning.
    fn press(&mut self, button: &Button) -> Option<Intent> {
        match button.danger {
            Some(danger) if self.comfort.doubts(danger) => self.open(Overlay::Sure(button.action, danger)),
            _ => Some(Intent::Answer(button.action)),
        }
    }

    fn page_key(&mut self, code: KeyCode, scene: &Scene<'_>) -> Option<Intent> {
        let page = self.page.as_mut()?;
        let by: isize = match code {
            KeyCode::Up | KeyCode::Char('k') => -1,
            KeyCode::Down | KeyCode::Char('j') => 1,
            KeyCode::PageUp => -8,
            KeyCode::PageDown | KeyCode::Char(' ') => 8,
            _ => 0,
        };
        let moved = |at: &mut usize| *at = at.saturating_add_signed(by);
        match page {
            Overlay::HandOver(_) => {
                return match code {
                    KeyCode::Enter | KeyCode::Char(' ') => {
                        self.page = None;
                        Some(Intent::Ready)
                    }
                    KeyCode::Char('q') => Some(Intent::Quit),
                    _ => None,
                };
            }
            Overlay::Sure(action, _) => {
                let action = *action;
                if matches!(code, KeyCode::Enter | KeyCode::Char('y' | 's')) {
                    self.page = None;
                    return Some(Intent::Answer(action));
                }
                self.page = None;
                return None;
            }
            Overlay::Quit
                if code == KeyCode::Char('x') && matches!(scene.kind, GameKind::Online | GameKind::Gathering) =>
            {
                self.page = None;
                return Some(Intent::GiveUp);
            }
            Overlay::LetPlay => {
                self.page = None;
                return matches!(code, KeyCode::Enter | KeyCode::Char('y' | 's')).then_some(Intent::LetPlay(true));
            }
            Overlay::Talk(talk) => {
                let talk = std::mem::replace(talk, TalkInput::Signs);
                return self.talk_key(talk, code);
            }
            Overlay::Quit => {
                self.page = None;
                return matches!(code, KeyCode::Enter | KeyCode::Char('y' | 's' | 'q')).then_some(Intent::Quit);
            }
            Overlay::Over(at) => {
                if by != 0 {
                    moved(at);
                    return None;
                }
                return match code {
                    KeyCode::Char('n') if scene.again => Some(Intent::Again),
                    KeyCode::Char('v') => Some(Intent::Review),
                    KeyCode::Char('p') => Some(Intent::Record),
                    KeyCode::Char('t') if scene.talk.is_some() => self.open(Overlay::Talk(TalkInput::Signs)),
                    KeyCode::Char('q') => Some(Intent::Quit),
                    KeyCode::Char('l') => {
                        self.lang = next_lang(self.lang, 1, self.ascii);
                        None
                    }
                    _ => {
                        self.page = None;
                        None
                    }
                };
            }
            Overlay::Lookup(lookup) => {
                if code == KeyCode::Esc {
                    self.page = None;
                } else {
                    lookup.key(code, self.lang, scene.table);
                }
                return None;
            }
            Overlay::Options(at) => {
                let at = *at;
                return self.option_key(at, code);
            }
            Overlay::Pick(which, at) => {
                let (which, at) = (*which, *at);
                return self.pick_key(which, at, code, scene);
            }
            Overlay::Hint(Some(Advice { keep: Some(dice), .. }))
                if matches!(code, KeyCode::Char('k') | KeyCode::Enter) =>
            {
                let dice = *dice;
                self.tray.keep(dice);
                self.focus = self.dice_asked();
                self.page = None;
                return None;
            }
            Overlay::Monster(seat, at) => match code {
                KeyCode::Left => *page = Overlay::Monster(turned(&seats(scene), *seat, -1), 0),
                KeyCode::Right | KeyCode::Tab | KeyCode::Char('m') => {
                    *page = Overlay::Monster(turned(&seats(scene), *seat, 1), 0);
                }
                _ if by != 0 => moved(at),
                _ => self.page = None,
            },
            Overlay::Why(_, scroll) if matches!(code, KeyCode::PageUp | KeyCode::PageDown) => moved(scroll),
            // Why goes back in time when it goes up.
            Overlay::Why(back, _) if by != 0 => *page = Overlay::Why(back.saturating_add_signed(-by.signum()), 0),
            Overlay::Why(back, _) if code == KeyCode::Char('w') => *page = Overlay::Why(*back + 1, 0),
            Overlay::Help(at) | Overlay::Now(at) if by != 0 => moved(at),
            _ => self.page = None,
        }
        None
    }

    /// A key on the page where people talk.
    fn talk_key(&mut self, talk: TalkInput, code: KeyCode) -> Option<Intent> {
        let (next, intent) = match (talk, code) {
            (TalkInput::Signs, KeyCode::Char(digit @ '1'..='8')) => {
                (None, Some(Intent::Sign(digit as usize - '1' as usize)))
            }
            (TalkInput::Signs, KeyCode::Char('t') | KeyCode::Enter) => (Some(TalkInput::Write(String::new())), None),
            (TalkInput::Signs, KeyCode::Char('m')) => (Some(TalkInput::Mute), None),
            (TalkInput::Signs, KeyCode::Char('r')) => (Some(TalkInput::Report), None),
            (TalkInput::Signs, KeyCode::Char('p')) => (None, Some(Intent::Pause)),
            // Where nobody may bet yet the game says so.
            (TalkInput::Signs, KeyCode::Char(letter @ 'a'..='f')) => {
                (None, Seat::from_letter(letter.to_ascii_uppercase()).map(Intent::Bet))
            }
            (TalkInput::Signs, _) => (None, None),
            (TalkInput::Write(text), KeyCode::Enter) => (None, Some(Intent::Say(text))),
            (TalkInput::Write(mut text), KeyCode::Char(letter)) => {
                if text.chars().count() < LONGEST {
                    text.push(letter);
                }
                (Some(TalkInput::Write(text)), None)
            }
            (TalkInput::Write(mut text), KeyCode::Backspace) => {
                text.pop();
                (Some(TalkInput::Write(text)), None)
            }
            (TalkInput::Write(_), KeyCode::Esc) => (Some(TalkInput::Signs), None),
            (TalkInput::Write(text), _) => (Some(TalkInput::Write(text)), None),
            (TalkInput::Mute, KeyCode::Char(letter)) => {
                (Some(TalkInput::Signs), Seat::from_letter(letter.to_ascii_uppercase()).map(Intent::Mute))
            }
            (TalkInput::Report, KeyCode::Char(letter)) => {
                let seat = Seat::from_letter(letter.to_ascii_uppercase());
                (Some(TalkInput::Signs), seat.map(|seat| Intent::Report(seat, String::new())))
            }
            (TalkInput::Mute | TalkInput::Report, _) => (Some(TalkInput::Signs), None),
        };
        self.page = next.map(Overlay::Talk);
        intent
    }

    /// A key on the page where a monster is chosen: the first row draws one.
    fn pick_key(&mut self, which: usize, at: usize, code: KeyCode, scene: &Scene<'_>) -> Option<Intent> {
        let seats = scene.choice.len();
        let (seat, monsters) = scene.choice.get(which)?;
        let last = monsters.len();
        let (which, at) = match code {
            KeyCode::Up | KeyCode::Char('k') => (which, at.saturating_sub(1)),
            KeyCode::Down | KeyCode::Char('j') => (which, (at + 1).min(last)),
            KeyCode::Left => ((which + seats - 1) % seats, 0),
            KeyCode::Right | KeyCode::Tab => ((which + 1) % seats, 0),
            KeyCode::Enter | KeyCode::Char(' ') => {
                self.page = None;
                let monster = at.checked_sub(1).and_then(|i| monsters.get(i));
                return Some(Intent::Choose(*seat, monster.map_or(Pick::Drawn, |&monster| Pick::This(monster))));
            }
            _ => {
                self.page = None;
                return None;
            }
        };
        self.open(Overlay::Pick(which, at))
    }

    fn option_key(&mut self, at: usize, code: KeyCode) -> Option<Intent> {
        let by = match code {
            KeyCode::Left => -1,
            KeyCode::Right | KeyCode::Enter | KeyCode::Char(' ') => 1,
            KeyCode::Up | KeyCode::Char('k') => return self.open(Overlay::Options(at.saturating_sub(1))),
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => {
                return self.open(Overlay::Options((at + 1).min(OptionRow::ALL.len() - 1)));
            }
            _ => {
                self.page = None;
                return None;
            }
        };
        let comfort = &mut self.comfort;
        match OptionRow::ALL[at] {
            OptionRow::Language => self.lang = next_lang(self.lang, by, self.ascii),
            OptionRow::Speed => {
                self.speed = turned(&Speed::ALL, self.speed, by);
                self.kept.speed = self.speed;
            }
            OptionRow::Wish(switch) => switch.set(comfort, !switch.get(comfort)),
            OptionRow::YieldAt => comfort.yield_at = around(comfort.yield_at, by),
            OptionRow::StayAt => comfort.stay_at = around(comfort.stay_at, by),
            OptionRow::Odds => self.kept.odds = !self.kept.odds,
            OptionRow::Theme => {
                self.kept.theme = turned(&Theme::ALL, self.kept.theme, by);
                self.ink = Ink::of_environment(self.kept.theme);
            }
            OptionRow::Signs => {
                self.kept.signs = turned(&Signs::ALL, self.kept.signs, by);
                self.ascii = self.kept.signs.are_ascii();
                self.lang = shown(self.lang, self.ascii);
            }
        }
        self.kept.comfort = self.comfort;
        None
    }

    /// The mouse did something.
    pub fn mouse(&mut self, mouse: MouseEvent, scene: &Scene<'_>) -> Option<Intent> {
        let as_key = |code| KeyEvent::new(code, KeyModifiers::NONE);
        match mouse.kind {
            MouseEventKind::ScrollUp if self.page.is_some() => return self.key(as_key(KeyCode::Up), scene),
            MouseEventKind::ScrollDown if self.page.is_some() => return self.key(as_key(KeyCode::Down), scene),
            MouseEventKind::ScrollUp => {
                self.dirty = true;
                return self.scroll_log(2);
            }
            MouseEventKind::ScrollDown => {
                self.dirty = true;
                return self.scroll_log(-2);
            }
            MouseEventKind::Down(MouseButton::Left) => {}
            _ => return None,
        }
        let at = Position { x: mouse.column, y: mouse.row };
        let hit = self.hits.iter().rev().find(|(place, _)| place.contains(at)).map(|&(_, hit)| hit);
        self.dirty = true;
        self.note = None;
        if let Some(page) = &mut self.page {
            return match (page, hit) {
                (_, Some(Hit::Key('\n'))) => self.key(as_key(KeyCode::Enter), scene),
                (_, Some(Hit::Key(ESCAPE))) => self.key(as_key(KeyCode::Esc), scene),
                (_, Some(Hit::Key(key))) => self.key(as_key(KeyCode::Char(key)), scene),
                (Overlay::Lookup(lookup), Some(Hit::Row(row))) => {
                    lookup.at = row;
                    None
                }
                (Overlay::Options(_), Some(Hit::Row(row))) => self.option_key(row, KeyCode::Right),
                (&mut Overlay::Pick(which, _), Some(Hit::Row(row))) => self.pick_key(which, row, KeyCode::Enter, scene),
                (
                    Overlay::HandOver(_)
                    | Overlay::Sure(..)
                    | Overlay::Quit
                    | Overlay::LetPlay
                    | Overlay::Talk(_)
                    | Overlay::Over(_),
                    _,
                ) => None,
                _ => {
                    self.page = None;
                    None
                }
            };
        }
        match hit? {
            Hit::Die(index) if index < self.dice_asked() => {
                self.tray.toggle(index);
                self.focus = index;
                None
            }
            Hit::Button(index) => {
                let all = self.buttons(scene);
                all.get(index).and_then(|button| self.press(button))
            }
            Hit::Card(source) => self.open(Overlay::Card(source)),
            Hit::Seat(seat) => self.open(Overlay::Monster(seat, 0)),
            Hit::Log => self.open(Overlay::Why(0, 0)),
            Hit::Key('→') => Some(Intent::Step(1)),
            Hit::Key('↓') => Some(Intent::Turn(1)),
            Hit::Key(key) => self.key(as_key(KeyCode::Char(key)), scene),
            Hit::Die(_) | Hit::Row(_) => None,
        }
    }
}

/// The longest line of chat.
const LONGEST: usize = 200;

/// A row of the options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OptionRow {
    Language,
    Speed,
    Wish(ComfortSwitch),
    YieldAt,
    StayAt,
    Odds,
    Theme,
    Signs,
}

impl OptionRow {
    /// All of them, as they are shown.
    pub(crate) const ALL: [OptionRow; 13] = [
        OptionRow::Language,
        OptionRow::Speed,
        OptionRow::Wish(ComfortSwitch::SkipShop),
        OptionRow::Wish(ComfortSwitch::SkipEvolve),
        OptionRow::Wish(ComfortSwitch::DefaultOrder),
        OptionRow::YieldAt,
        OptionRow::StayAt,
        OptionRow::Wish(ComfortSwitch::ConfirmStop),
        OptionRow::Wish(ComfortSwitch::Hold),
        OptionRow::Wish(ComfortSwitch::Silent),
        OptionRow::Odds,
        OptionRow::Theme,
        OptionRow::Signs,
    ];
}

/// The row of the language among the options.
const LANGUAGE: usize = 0;

/// A number of hearts, or none, one further.
fn around(now: Option<u8>, by: isize) -> Option<u8> {
    let at = (now.map_or(0, isize::from) + by).rem_euclid(isize::from(MOST_HEARTS) + 1);
    (at > 0).then_some(at as u8)
}

fn seats(scene: &Scene<'_>) -> Vec<Seat> {
    scene.table.seats().iter().collect()
}

fn replay_key(code: KeyCode) -> Option<Intent> {
    Some(match code {
        KeyCode::Right | KeyCode::Enter | KeyCode::Char('n' | 'j') => Intent::Step(1),
        KeyCode::Left | KeyCode::Backspace | KeyCode::Char('k') => Intent::Step(-1),
        KeyCode::Down | KeyCode::Char(']') => Intent::Turn(1),
        KeyCode::Up | KeyCode::Char('[') => Intent::Turn(-1),
        KeyCode::Home => Intent::Edge(false),
        KeyCode::End => Intent::Edge(true),
        KeyCode::Char(' ') => Intent::Run,
        KeyCode::Char('e') => Intent::Eyes,
        KeyCode::Char('b') => Intent::Branch,
        _ => return None,
    })
}
