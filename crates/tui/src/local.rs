//! A game on this device on the screen: people around one keyboard, programs in a thread.

use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use kaiju_bots::Player;
use kaiju_client::{Answer, Chair, Local, Minds, Prompt, Replay, Story, Waits};
use kaiju_rules::{Pending, Seat, SeatSet, Viewer};
use kaiju_text::{Lang, errors, tui};

use crate::advice::advise;
use crate::desk::{Desk, Intent, Page};
use crate::minds::Thread;
use crate::scene::{Kept, Kind, Scene};
use crate::shell::Msg;
use crate::show::{Exit, Show};
use crate::stage::Stage;
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
    game: Local,
    stage: Stage,
    prompt: Option<Prompt>,
    files: Files,
    minds: Box<dyn Minds>,
    outbox: Option<Sender<Msg>>,
    /// The question the programs have been asked last, and an answer that waits until everything has been shown.
    asked: Option<usize>,
    thought: Option<Answer>,
    /// Who holds the device, where there are secrets and several people.
    holder: Option<Seat>,
    next: Option<Instant>,
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

    /// The same with somebody else who thinks.
    pub fn with(game: Local, files: Files, minds: Box<dyn Minds>, outbox: Option<Sender<Msg>>) -> Table {
        let stage = Stage::new(game.view(Viewer::Public), game.beats());
        let mut table = Table {
            game,
            stage,
            prompt: None,
            files,
            minds,
            outbox,
            asked: None,
            thought: None,
            holder: None,
            next: None,
            told_over: false,
            warned: false,
        };
        table.stage = Stage::new(table.game.view(table.viewer()), table.game.beats());
        // Somebody may be asked before anything happens: the first of all, or whoever takes a game up again.
        table.prompt = Prompt::of(table.stage.live());
        table
    }

    /// The game.
    pub fn game(&self) -> &Local {
        &self.game
    }

    /// Whose eyes may look now.
    fn viewer(&self) -> Viewer {
        let people = self.game.people();
        match (people.len(), self.game.waits()) {
            (0, _) => Viewer::Public,
            (1, _) => people.lowest().map_or(Viewer::Public, Viewer::Seat),
            (_, Waits::Person(seat, _)) if self.holder == Some(seat) || !self.secrets() => Viewer::Seat(seat),
            _ => Viewer::Public,
        }
    }

    /// Does any of the people know something that the others must not?
    fn secrets(&self) -> bool {
        let public = self.game.view(Viewer::Public).position();
        self.game.setup().rules().evolutions
            || self.game.people().iter().any(|seat| self.game.view(Viewer::Seat(seat)).position() != public)
    }

    /// The game has changed.
    fn changed(&mut self, desk: &mut Desk) {
        self.stage.follow(self.game.view(self.viewer()), self.game.beats());
        self.refresh(desk);
        // What programs answer is saved together, when somebody else is asked: they would answer the same again.
        if !matches!(self.game.waits(), Waits::Bot(..)) {
            self.save(desk);
        }
    }

    /// What is shown has changed.
    fn refresh(&mut self, desk: &mut Desk) {
        self.prompt = if self.stage.is_current() { Prompt::of(self.stage.live()) } else { None };
        desk.arrange(&self.scene(desk));
    }

    fn save(&mut self, desk: &mut Desk) {
        if let Some(saved) = &mut self.files.save {
            saved.save(&self.game.save());
            // Told in full once; after that the title line says so until it works again.
            if let Some(why) = saved.trouble().filter(|_| !self.warned) {
                desk.note = Some(tui::not_saved(desk.lang, why));
            }
            self.warned = saved.trouble().is_some();
        }
    }

    fn record(&mut self, desk: &mut Desk) {
        let text = self.game.record();
        desk.note = Some(match &mut self.files.record {
            Some(record) => record.write(desk.lang, &text),
            None => store::write_record(desk.lang, &text),
        });
    }

    /// Is the game on disk as it stands?
    pub fn kept(&self) -> Kept {
        self.files.kept()
    }

    /// What is due when everything has been shown.
    fn go_on(&mut self, desk: &mut Desk) {
        match self.game.waits() {
            Waits::Bot(..) => {
                if let Some(answer) = self.thought.take() {
                    self.game.think(answer);
                    self.changed(desk);
                }
            }
            Waits::Person(seat, _) => {
                let people = self.game.people();
                if people.len() > 1 && self.viewer() != Viewer::Seat(seat) {
                    if desk.page != Some(Page::HandOver(seat)) {
                        desk.page = Some(Page::HandOver(seat));
                        desk.dirty = true;
                    }
                    return;
                }
                let free = desk.page.is_none() && desk.note.is_none();
                if free && let Some(reply) = desk.comfort.reply(self.stage.live()) {
                    // What comfort answers is legal; the game says so if it ever were not.
                    if self.game.answer(seat, reply.action).is_ok() {
                        self.changed(desk);
                    }
                }
            }
            Waits::Nobody(_) if !self.told_over => {
                self.told_over = true;
                desk.story = Replay::read(&self.game.record()).ok().map(|replay| Story::of(&replay));
                desk.page = Some(Page::Over);
                desk.dirty = true;
                if self.files.record.is_some() {
                    self.record(desk);
                }
            }
            Waits::Nobody(_) => {}
        }
    }
}

impl Show for Table {
    fn scene(&self, desk: &Desk) -> Scene<'_> {
        let pending = if self.stage.is_current() { self.stage.live().pending() } else { Pending::Over(SeatSet::EMPTY) };
        let kind = if self.game.people().is_empty() { Kind::Watched } else { Kind::Local };
        Scene {
            table: self.stage.table(),
            viewer: self.stage.viewer(),
            beats: self.stage.log(),
            prompt: self.prompt.as_ref(),
            pending,
            chairs: chairs(desk.lang, &self.game),
            aside: match self.kept() {
                Kept::Unsaved(_) => tui::unsaved(desk.lang).to_string(),
                _ => String::new(),
            },
            kept: self.kept(),
            undo: self.prompt.is_some() && self.game.may_undo().is_some(),
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
                if let (Some(prompt), true) = (&self.prompt, self.stage.is_current()) {
                    match self.game.answer(prompt.seat, action) {
                        Ok(()) => {
                            self.changed(desk);
                            self.save(desk);
                        }
                        Err(illegal) => desk.note = Some(errors::illegal(desk.lang, illegal).to_string()),
                    }
                }
            }
            Intent::Undo => {
                if self.stage.is_current() && self.game.undo() {
                    self.thought = None;
                    self.asked = None;
                    self.changed(desk);
                    self.stage.catch_up();
                    self.refresh(desk);
                    desk.note = Some(tui::undone(desk.lang).to_string());
                } else {
                    desk.note = Some(tui::no_undo(desk.lang).to_string());
                }
            }
            Intent::Advise => {
                if let Some(outbox) = self.outbox.clone() {
                    let (lang, view, kept) = (desk.lang, self.stage.live().clone(), desk.tray.kept());
                    let number = self.game.inputs().len();
                    thread::spawn(move || {
                        let advice = advise(lang, &view, Some(kept));
                        // A screen that is gone needs no advice.
                        let _ = outbox.send(Msg::Advice(number, advice));
                    });
                } else {
                    desk.page = Some(Page::Hint(Some(advise(desk.lang, self.stage.live(), Some(desk.tray.kept())))));
                }
            }
            Intent::Record => self.record(desk),
            Intent::Skip => {
                self.stage.catch_up();
                self.next = None;
                self.refresh(desk);
            }
            Intent::Ready => {
                if let Waits::Person(seat, _) = self.game.waits() {
                    self.holder = Some(seat);
                    let live = self.game.view(self.viewer());
                    self.stage.follow(live, self.game.beats());
                    self.stage.catch_up();
                    self.refresh(desk);
                }
            }
            Intent::Again => return Some(Exit::Again),
            Intent::Review => return Some(Exit::Review(self.game.record())),
            Intent::Quit => {
                self.save(desk);
                return Some(Exit::Quit);
            }
            _ => {}
        }
        None
    }

    fn hear(&mut self, message: Msg, desk: &mut Desk) {
        if let Msg::Advice(number, advice) = message
            && number == self.game.inputs().len()
            && matches!(desk.page, Some(Page::Hint(None)))
        {
            desk.page = Some(Page::Hint(Some(advice)));
            desk.dirty = true;
        }
    }

    fn tick(&mut self, now: Instant, desk: &mut Desk) -> Option<Duration> {
        loop {
            // Programs think while people look.
            if let Waits::Bot(..) = self.game.waits()
                && self.asked != Some(self.game.inputs().len())
                && let Some(order) = self.game.order()
            {
                self.asked = Some(order.ticket);
                self.minds.ask(order);
            }
            if let Some(answer) = self.minds.answered() {
                self.thought = Some(answer);
            }
            if !self.stage.is_current() {
                if matches!(desk.page, Some(Page::HandOver(_))) {
                    self.stage.catch_up();
                    self.refresh(desk);
                    continue;
                }
                let due = *self.next.get_or_insert(now);
                if now < due {
                    return Some(due - now);
                }
                self.stage.step();
                let pause = self.stage.pause().mul_f32(desk.speed.factor());
                self.next = Some(now + pause);
                self.refresh(desk);
                continue;
            }
            // The last event is looked at for its time too, before anybody is asked or answers.
            if let Some(due) = self.next.filter(|&due| now < due && self.prompt.is_none()) {
                return Some(due - now);
            }
            self.next = None;
            let before = (self.game.inputs().len(), desk.page.clone());
            self.go_on(desk);
            if before == (self.game.inputs().len(), desk.page.clone()) {
                return None;
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
