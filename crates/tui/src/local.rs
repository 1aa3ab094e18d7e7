//! A game on this device on the screen: people around one keyboard, programs in a thread.

use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use kaiju_bots::Player;
use kaiju_client::{Chair, Local, Minds, Next, Prompt, Replay, Session, Story};
use kaiju_rules::{Pending, SeatSet, View};
use kaiju_text::{Lang, errors, tui};

use crate::advice::advise;
use crate::desk::{Desk, Intent, Page};
use crate::minds::Thread;
use crate::scene::{Kept, Kind, Scene};
use crate::shell::Msg;
use crate::show::{Exit, Show};
use crate::store::{self, Record, Saved};

/// Where a game is kept on disk.
#[derive(Debug, Default)]
pub struct Files {
    /// The file that is written after every answer.
    pub save: Option<Saved>,
    /// Where the record goes when somebody wants it, and at the end of the game.
    pub record: Option<Record>,
}

impl Files {
    /// Is the game on disk as it stands?
    pub fn kept(&self) -> Kept {
        match &self.save {
            None => Kept::Nowhere,
            Some(saved) => match saved.trouble() {
                None => Kept::Saved(saved.path().to_path_buf()),
                Some(why) => Kept::Unsaved(why.to_string()),
            },
        }
    }
}

/// A game on this device.
pub struct Table {
    session: Session,
    began: Instant,
    prompt: Option<Prompt>,
    files: Files,
    minds: Box<dyn Minds>,
    outbox: Option<Sender<Msg>>,
    told_over: bool,
    /// Somebody was told that the game is not saved.
    warned: bool,
}

impl Table {
    /// A game to be played here. Thinking is done in a thread, which wakes the screen through `outbox`.
    pub fn new(game: Local, files: Files, outbox: Option<Sender<Msg>>) -> Table {
        let wake = outbox.clone();
        let minds = Thread::new(move || {
            if let Some(outbox) = &wake {
                // A screen that is gone needs no answer.
                let _ = outbox.send(Msg::Thought);
            }
        });
        Table::with(game, files, Box::new(minds), outbox)
    }

    /// A game to be played here, with somebody else who thinks.
    pub fn with(game: Local, files: Files, minds: Box<dyn Minds>, outbox: Option<Sender<Msg>>) -> Table {
        let session = Session::resume(game, crate::fortune());
        let (began, prompt) = (Instant::now(), None);
        Table { session, began, prompt, files, minds, outbox, told_over: false, warned: false }
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
    fn refresh(&mut self, desk: &mut Desk) {
        desk.arrange(&self.scene(desk));
    }

    /// Nobody is asked any more, or something else.
    fn ask(&mut self, prompt: Option<Prompt>, desk: &mut Desk) {
        if self.prompt != prompt {
            self.prompt = prompt;
            self.refresh(desk);
        }
    }

    fn save(&mut self, text: &str, desk: &mut Desk) {
        if let Some(saved) = &mut self.files.save {
            saved.save(text);
            // Told in full once; after that the title line says so until it works again.
            if let Some(why) = saved.trouble().filter(|_| !self.warned) {
                desk.note = Some(tui::not_saved(desk.lang, why));
            }
            self.warned = saved.trouble().is_some();
        }
    }

    fn record(&mut self, desk: &mut Desk) {
        let text = self.game().record();
        desk.note = Some(match &mut self.files.record {
            Some(record) => record.write(desk.lang, &text),
            None => store::write_record(desk.lang, &text),
        });
    }

    /// Is the game on disk as it stands?
    pub fn kept(&self) -> Kept {
        self.files.kept()
    }

    /// The game is over: its story is told, once.
    fn end(&mut self, desk: &mut Desk) {
        if std::mem::replace(&mut self.told_over, true) {
            return;
        }
        desk.story = Replay::read(&self.game().record()).ok().map(|replay| Story::of(&replay));
        desk.page = Some(Page::Over);
        if self.files.record.is_some() {
            self.record(desk);
        }
        self.refresh(desk);
    }
}

impl Show for Table {
    fn scene(&self, desk: &Desk) -> Scene<'_> {
        let view = self.view();
        let pending = if self.session.is_current() { view.pending() } else { Pending::Over(SeatSet::EMPTY) };
        let kind = if self.session.people().is_empty() { Kind::Watched } else { Kind::Local };
        Scene {
            table: view.table(),
            viewer: view.viewer(),
            beats: self.session.log(),
            prompt: self.prompt.as_ref(),
            pending,
            chairs: chairs(desk.lang, self.game()),
            aside: match self.kept() {
                Kept::Unsaved(_) => tui::unsaved(desk.lang).to_string(),
                _ => String::new(),
            },
            kept: self.kept(),
            undo: self.prompt.is_some() && self.session.may_undo(),
            talk: None,
            dice: Vec::new(),
            link: None,
            by_program: false,
            again: true,
            kind,
        }
    }

    fn act(&mut self, intent: Intent, desk: &mut Desk) -> Option<Exit> {
        match intent {
            Intent::Answer(action) => {
                if let Some(prompt) = &self.prompt {
                    match self.session.answer(prompt.seat, action) {
                        Ok(()) => self.ask(None, desk),
                        Err(illegal) => desk.note = Some(errors::illegal(desk.lang, illegal).to_string()),
                    }
                }
            }
            Intent::Undo => {
                if self.session.may_undo() && self.session.undo() {
                    self.ask(None, desk);
                    desk.note = Some(tui::undone(desk.lang).to_string());
                } else {
                    desk.note = Some(tui::no_undo(desk.lang).to_string());
                }
            }
            Intent::Advise => {
                let (lang, view, kept) = (desk.lang, self.view().clone(), desk.tray.kept());
                if let Some(outbox) = self.outbox.clone() {
                    let number = self.session.log().len();
                    thread::spawn(move || {
                        let advice = advise(lang, &view, Some(kept));
                        // A screen that is gone needs no advice.
                        let _ = outbox.send(Msg::Advice(number, advice));
                    });
                } else {
                    desk.page = Some(Page::Hint(Some(advise(lang, &view, Some(kept)))));
                }
            }
            Intent::Record => self.record(desk),
            Intent::Skip => self.session.skip(),
            Intent::Ready => {
                self.session.ready();
                self.refresh(desk);
            }
            Intent::Again => return Some(Exit::Again),
            Intent::Review => return Some(Exit::Review(self.game().save())),
            Intent::Quit => {
                let text = self.game().save();
                self.save(&text, desk);
                return Some(Exit::Quit);
            }
            _ => {}
        }
        None
    }

    fn hear(&mut self, message: Msg, desk: &mut Desk) {
        if let Msg::Advice(number, advice) = message
            && number == self.session.log().len()
            && matches!(desk.page, Some(Page::Hint(None)))
        {
            desk.page = Some(Page::Hint(Some(advice)));
            desk.dirty = true;
        }
    }

    fn tick(&mut self, now: Instant, desk: &mut Desk) -> Option<Duration> {
        let now = now.duration_since(self.began).as_millis() as u64;
        loop {
            if let Some(answer) = self.minds.answered() {
                self.session.thought(answer);
            }
            let next = self.session.next(now, &desk.wishes());
            if let Some(text) = self.session.to_save() {
                self.save(&text, desk);
            }
            match next {
                Next::Showed => self.refresh(desk),
                Next::Think(order) => self.minds.ask(*order),
                Next::Ask(prompt) => {
                    self.ask(Some(prompt), desk);
                    return None;
                }
                Next::Pause(ms) => {
                    self.ask(None, desk);
                    return Some(Duration::from_millis(ms));
                }
                Next::HandOver(seat) => {
                    self.ask(None, desk);
                    desk.hand_over(seat);
                    return None;
                }
                Next::Over(_) => {
                    self.ask(None, desk);
                    self.end(desk);
                    return None;
                }
                Next::Wait => {
                    self.ask(None, desk);
                    return None;
                }
            }
        }
    }
}

/// Who sits where, in words.
pub(crate) fn chairs(lang: Lang, game: &Local) -> Vec<String> {
    let alone = game.people().len() == 1;
    let word = |chair: &Chair| match chair {
        Chair::Person if alone => tui::you(lang).to_string(),
        Chair::Person => tui::person(lang).to_string(),
        Chair::Bot(player) => player_name(lang, *player),
    };
    game.chairs().iter().map(word).collect()
}

/// A program by its level, or by its name if it has none.
pub(crate) fn player_name(lang: Lang, player: Player) -> String {
    match (1..=5).find(|&level| Player::level(level) == Some(player)) {
        Some(level) => tui::level(lang, level),
        None => player.to_string(),
    }
}
