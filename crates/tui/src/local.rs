//! A game on this device on the screen: people around one keyboard, programs in a thread.

use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use kaiju_bots::Player;
use kaiju_client::lesson::{self, LessonStep};
use kaiju_client::{Chair, Local, Minds, Next, Prompt, Replay, Session, Story};
use kaiju_rules::{Pending, Seat, SeatSet, View};
use kaiju_text::{Lang, decimal, errors, tui, web};

use crate::advice::{advise_aside, hear_advice};
use crate::minds::Thread;
use crate::scene::{GameKind, SaveState, Scene};
use crate::shell::Msg;
use crate::show::{Exit, Show};
use crate::store::{self, RecordFile, Saved};
use crate::ui::{Intent, Overlay, Ui};

/// Where a game is kept on disk.
#[derive(Debug, Default)]
pub struct Files {
    /// The file that is written after every answer.
    pub save: Option<Saved>,
    /// Where the record goes when somebody wants it, and at the end of the game.
    pub record: Option<RecordFile>,
}

impl Files {
    /// Is the game on disk as it stands?
    pub fn kept(&self) -> SaveState {
        match &self.save {
            None => SaveState::Nowhere,
            Some(saved) => match saved.trouble() {
                None => SaveState::Saved(saved.path().to_path_buf()),
                Some(why) => SaveState::Unsaved(why.to_string()),
            },
        }
    }
}

/// A game on this device.
pub struct LocalGame {
    session: Session,
    began: Instant,
    prompt: Option<Prompt>,
    files: Files,
    minds: Box<dyn Minds>,
    outbox: Option<Sender<Msg>>,
    told_over: bool,
    /// The game was not over when it was taken up.
    counts: bool,
    /// Somebody was told that the game is not saved.
    warned: bool,
    /// The step of the lesson, in one.
    lesson: Option<LessonStep>,
}

impl LocalGame {
    /// A game to be played here. Thinking is done in a thread, which wakes the screen through `outbox`.
    pub fn new(game: Local, files: Files, outbox: Option<Sender<Msg>>) -> LocalGame {
        let wake = outbox.clone();
        let minds = Thread::new(move || {
            if let Some(outbox) = &wake {
                // A screen that is gone needs no answer.
                let _ = outbox.send(Msg::Thought);
            }
        });
        LocalGame::with(game, files, Box::new(minds), outbox)
    }

    /// A game to be played here, with somebody else who thinks.
    pub fn with(game: Local, files: Files, minds: Box<dyn Minds>, outbox: Option<Sender<Msg>>) -> LocalGame {
        let session = Session::resume(game, crate::fortune());
        let (began, prompt) = (Instant::now(), None);
        let counts = session.local().is_some_and(|game| game.state().table().over().is_none());
        let (told_over, warned, lesson) = (false, false, None);
        LocalGame { session, began, prompt, files, minds, outbox, told_over, counts, warned, lesson }
    }

    /// The first lesson: a game whose first dice are known, with somebody beside it who explains. It is not saved.
    pub fn lesson(outbox: Option<Sender<Msg>>) -> LocalGame {
        let mut game = LocalGame::new(lesson::begin(), Files::default(), outbox);
        game.lesson = Some(LessonStep::Keep);
        game
    }

    /// The lesson speaks of what is on the table now.
    fn teach(&mut self, ui: &Ui) {
        if let (Some(step), Some(view)) = (self.lesson, self.session.view()) {
            self.lesson = Some(step.next(view, self.prompt.as_ref(), ui.tray.kept()));
        }
    }

    /// The game.
    pub fn game(&self) -> &Local {
        self.session.local().expect("a game on this device")
    }

    /// The game as it has been shown.
    fn view(&self) -> &View {
        self.session.view().expect("a game on this device has begun")
    }

    /// What is shown has changed.
    fn refresh(&mut self, ui: &mut Ui) {
        ui.arrange(&self.scene(ui));
    }

    /// Nobody is asked any more, or something else.
    fn ask(&mut self, prompt: Option<Prompt>, ui: &mut Ui) {
        if self.prompt != prompt {
            self.prompt = prompt;
            self.refresh(ui);
        }
    }

    fn save(&mut self, text: &str, ui: &mut Ui) {
        if let Some(saved) = &mut self.files.save {
            saved.save(text);
            // Told in full once; after that the title line says so until it works again.
            if let Some(why) = saved.trouble().filter(|_| !self.warned) {
                ui.note = Some(tui::not_saved(ui.lang, why));
            }
            self.warned = saved.trouble().is_some();
        }
    }

    fn record(&mut self, ui: &mut Ui) {
        let text = self.game().record();
        ui.note = Some(match &mut self.files.record {
            Some(record) => record.write(ui.lang, &text),
            None => store::write_record(ui.lang, &text),
        });
    }

    /// Is the game on disk as it stands?
    pub fn kept(&self) -> SaveState {
        self.files.kept()
    }

    /// The game is over: its story is told, once.
    fn end(&mut self, ui: &mut Ui) {
        if std::mem::replace(&mut self.told_over, true) {
            return;
        }
        ui.story = Replay::read(&self.game().record()).ok().map(|replay| Story::of(&replay));
        ui.page = Some(Overlay::Over(0));
        if let (true, Some(winners)) = (self.counts, self.game().state().table().over())
            && let Some(fit) = ui.kept.fit.after(self.game().chairs(), winners)
        {
            ui.kept.fit = fit;
            ui.remember();
        }
        if self.files.record.is_some() {
            self.record(ui);
        }
        self.refresh(ui);
    }
}

impl Show for LocalGame {
    fn scene(&self, ui: &Ui) -> Scene<'_> {
        let view = self.view();
        let pending = if self.session.is_current() { view.pending() } else { Pending::Over(SeatSet::EMPTY) };
        let kind = if self.session.people().is_empty() { GameKind::Watched } else { GameKind::Local };
        Scene {
            table: view.table(),
            viewer: view.viewer(),
            beats: self.session.log(),
            prompt: self.prompt.as_ref(),
            pending,
            step: self.session.turn_step(),
            choice: Vec::new(),
            chairs: chairs(ui.lang, self.game()),
            names: names(self.game()),
            missing: Vec::new(),
            lesson: self.lesson,
            session: Some(&self.session),
            aside: match self.kept() {
                SaveState::Unsaved(_) => tui::unsaved(ui.lang).to_string(),
                _ => String::new(),
            },
            kept: self.kept(),
            undo: self.prompt.is_some() && self.session.may_undo(),
            talk: None,
            bets: Vec::new(),
            foresaw: None,
            dice: Vec::new(),
            link: None,
            terms: Vec::new(),
            pause: None,
            by_program: false,
            again: true,
            verdict: Vec::new(),
            kind,
        }
    }

    fn act(&mut self, intent: Intent, ui: &mut Ui) -> Option<Exit> {
        match intent {
            Intent::Answer(action) => {
                if let Some(prompt) = &self.prompt {
                    match self.session.answer(prompt.seat, action) {
                        Ok(()) => {
                            // Whoever has heard everything plays on alone.
                            self.lesson = self.lesson.filter(|&step| step != LessonStep::Alone);
                            self.ask(None, ui);
                        }
                        Err(illegal) => ui.note = Some(errors::illegal(ui.lang, illegal).to_string()),
                    }
                }
            }
            Intent::Undo => {
                if self.session.may_undo() && self.session.undo() {
                    self.ask(None, ui);
                    ui.note = Some(tui::undone(ui.lang).to_string());
                } else {
                    ui.note = Some(tui::no_undo(ui.lang).to_string());
                }
            }
            Intent::Advise => advise_aside(self.view(), self.session.log().len(), self.outbox.as_ref(), ui),
            Intent::Record => self.record(ui),
            Intent::Skip => self.session.skip(),
            Intent::Ready => {
                self.session.ready();
                self.refresh(ui);
            }
            Intent::Again => return Some(Exit::Again),
            Intent::Review => return Some(Exit::Review(self.game().save())),
            Intent::Quit => {
                let text = self.game().save();
                self.save(&text, ui);
                return Some(Exit::Quit);
            }
            _ => {}
        }
        None
    }

    fn hear(&mut self, message: Msg, ui: &mut Ui) {
        hear_advice(message, self.session.log().len(), ui);
    }

    fn tick(&mut self, now: Instant, ui: &mut Ui) -> Option<Duration> {
        let now = now.duration_since(self.began).as_millis() as u64;
        loop {
            if let Some(answer) = self.minds.answered() {
                self.session.thought(answer);
            }
            let next = self.session.next(now, &ui.wishes());
            if let Some(text) = self.session.to_save() {
                self.save(&text, ui);
            }
            match next {
                Next::Showed => self.refresh(ui),
                Next::Think(order) => self.minds.ask(*order),
                Next::Ask(prompt) => {
                    self.ask(Some(prompt), ui);
                    self.teach(ui);
                    return None;
                }
                Next::Pause(ms) => {
                    self.ask(None, ui);
                    self.teach(ui);
                    return Some(Duration::from_millis(ms));
                }
                Next::HandOver(seat) => {
                    self.ask(None, ui);
                    ui.hand_over(seat);
                    return None;
                }
                Next::Over(_) => {
                    self.ask(None, ui);
                    self.end(ui);
                    return None;
                }
                Next::Wait => {
                    self.ask(None, ui);
                    return None;
                }
            }
        }
    }
}

/// Who sits where, in words.
pub(crate) fn chairs(lang: Lang, game: &Local) -> Vec<String> {
    sitters(lang, game.chairs(), &names(game))
}

/// What the people are called, seat by seat; empty where nobody said.
fn names(game: &Local) -> Vec<String> {
    (0..game.chairs().len()).map(|i| game.name(Seat::new(i)).to_string()).collect()
}

/// Who sits on these chairs, in words.
pub(crate) fn sitters(lang: Lang, chairs: &[Chair], names: &[String]) -> Vec<String> {
    let alone = chairs.iter().filter(|&&chair| chair == Chair::Person).count() == 1;
    let word = |(i, chair): (usize, &Chair)| match (chair, names.get(i).map_or("", String::as_str)) {
        (Chair::Bot(player), _) => player_name(lang, *player),
        (Chair::Person, "") if alone => tui::you(lang).to_string(),
        (Chair::Person, "") => tui::person(lang).to_string(),
        (Chair::Person, name) => name.to_string(),
    };
    chairs.iter().enumerate().map(word).collect()
}

/// A program by its level, or by its name if it has none.
pub(crate) fn player_name(lang: Lang, player: Player) -> String {
    match player {
        Player::Level(tenths) if tenths % 10 == 0 => tui::level(lang, tenths / 10),
        Player::Fits(tenths) => web::fitted(lang, decimal(lang, f64::from(tenths) / 10.0, 1)),
        player => player.to_string(),
    }
}
