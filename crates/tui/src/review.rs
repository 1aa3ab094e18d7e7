//! A recorded game on the screen: forwards and backwards, step by step or turn by turn, with anybody's eyes. A game that was
//! reviewed goes from error to error as well.

use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use kaiju_client::{Beat, Chair, Fortune, Local, Replay, ReviewMark, Reviewed};
use kaiju_rules::{Event, View, Viewer};
use kaiju_text::events::seat_name;
use kaiju_text::{Lang, review as words, tui};

use crate::local::sitters;
use crate::scene::{GameKind, SaveState, Scene};
use crate::shell::Msg;
use crate::show::{Exit, Show};
use crate::store;
use crate::ui::{Intent, Ui};

/// What is looked at.
enum ViewedGame {
    /// A game.
    Plain(Replay),
    /// A game with its review.
    Reviewed(Box<Reviewed>),
}

/// A recorded game.
pub struct Review {
    game: ViewedGame,
    /// What the review stops at, in the order of the game.
    marks: Vec<ReviewMark>,
    /// Who sat where, if the record says it.
    chairs: Vec<Chair>,
    /// What they were called, if it says that.
    names: Vec<String>,
    moment: usize,
    eyes: Viewer,
    view: View,
    log: Vec<Beat>,
    running: Option<Instant>,
}

impl ViewedGame {
    fn replay(&self) -> &Replay {
        match self {
            ViewedGame::Plain(replay) => replay,
            ViewedGame::Reviewed(reviewed) => reviewed.replay(),
        }
    }
}

impl Review {
    /// Reads a recorded game and stands at its beginning.
    pub fn read(lang: Lang, text: &str) -> Result<Review> {
        let replay = Replay::read(text).map_err(|refused| anyhow!(crate::start::refused(lang, &refused)))?;
        Ok(Review::at(replay, 0).sat(text))
    }

    /// Stands at the first error of a game that was reviewed, or at its beginning.
    pub fn reviewed(reviewed: Reviewed, text: &str) -> Review {
        let marks = reviewed.marks();
        let moment = marks.iter().find(|mark| mark.error.is_some()).map_or(0, |mark| mark.step);
        Review { marks, ..Review::stand(ViewedGame::Reviewed(Box::new(reviewed)), moment) }.sat(text)
    }

    /// With those who sat there, as far as the record says it.
    fn sat(self, text: &str) -> Review {
        let chairs = Chair::read(text, self.replay().setup().monsters().len()).unwrap_or_default();
        Review { chairs, names: Local::names_in(text), ..self }
    }

    /// Stands at a moment of a game.
    pub fn at(replay: Replay, moment: usize) -> Review {
        Review::stand(ViewedGame::Plain(replay), moment)
    }

    fn stand(game: ViewedGame, moment: usize) -> Review {
        let replay = game.replay();
        let moment = moment.min(replay.len());
        let eyes = Viewer::Public;
        let (view, log) = (replay.at(moment).seen_by(eyes), replay.log(moment, eyes));
        let (marks, chairs, names) = (Vec::new(), Vec::new(), Vec::new());
        Review { game, marks, chairs, names, moment, eyes, view, log, running: None }
    }

    fn replay(&self) -> &Replay {
        self.game.replay()
    }

    /// What is to be kept in mind about all that a review says.
    pub fn caveat(&self, lang: Lang) -> Option<&'static str> {
        match &self.game {
            ViewedGame::Reviewed(reviewed) => reviewed.caveat(lang),
            ViewedGame::Plain(_) => None,
        }
    }

    /// What the review says of the step that comes next.
    fn verdict(&self, lang: Lang) -> Vec<String> {
        let ViewedGame::Reviewed(reviewed) = &self.game else { return Vec::new() };
        let Some(mark) = self.marks.iter().find(|mark| mark.step == self.moment) else { return Vec::new() };
        let told = match reviewed.answers(lang, mark) {
            Some([chosen, best]) => words::instead(lang, best, chosen),
            None => reviewed.about(lang, mark),
        };
        let name = mark.error.map(|_| format!("{}: ", reviewed.name(mark.seat))).unwrap_or_default();
        let doubt = Reviewed::doubt(lang, mark).map(|doubt| format!(" · {doubt}")).unwrap_or_default();
        vec![format!("{name}{}{doubt}", reviewed.cost(lang, mark)), told]
    }

    /// The next error, or the one before.
    fn error(&self, next: bool) -> Option<usize> {
        let mut errors = self.marks.iter().filter(|mark| mark.error.is_some()).map(|mark| mark.step);
        if next {
            errors.find(|&step| step > self.moment)
        } else {
            errors.take_while(|&step| step < self.moment).last()
        }
    }

    fn go(&mut self, moment: usize, ui: &mut Ui) {
        self.moment = moment.min(self.replay().len());
        self.view = self.replay().at(self.moment).seen_by(self.eyes);
        self.log = self.replay().log(self.moment, self.eyes);
        ui.log_up = 0;
        ui.arrange(&self.scene(ui));
    }

    /// The moment after which this many turns more have begun.
    fn turn(&self, by: isize) -> usize {
        let begins =
            |moment: &usize| self.replay().step(*moment).iter().any(|b| matches!(b.event, Event::TurnBegan { .. }));
        if by > 0 {
            (self.moment + 1..=self.replay().len()).find(begins).unwrap_or(self.replay().len())
        } else {
            (0..self.moment).rev().find(begins).unwrap_or(0)
        }
    }
}

impl Show for Review {
    fn scene(&self, ui: &Ui) -> Scene<'_> {
        let table = self.view.table();
        let eyes = match self.eyes {
            Viewer::Public => tui::eyes_public(ui.lang).to_string(),
            Viewer::Seat(seat) => seat_name(table, seat).to_string(),
        };
        Scene {
            table,
            viewer: self.eyes,
            beats: &self.log,
            prompt: None,
            pending: self.view.pending(),
            step: self.view.turn_step(),
            choice: Vec::new(),
            chairs: sitters(ui.lang, &self.chairs, &self.names),
            names: self.names.clone(),
            missing: Vec::new(),
            lesson: None,
            session: None,
            aside: format!("{} · {eyes}", tui::moment(ui.lang, self.moment, self.replay().len())),
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
            verdict: self.verdict(ui.lang),
            kind: GameKind::Replay {
                moment: self.moment,
                of: self.replay().len(),
                running: self.running.is_some(),
                reviewed: matches!(self.game, ViewedGame::Reviewed(_)),
            },
        }
    }

    fn act(&mut self, intent: Intent, ui: &mut Ui) -> Option<Exit> {
        match intent {
            Intent::Step(by) => self.go(self.moment.saturating_add_signed(by), ui),
            Intent::Turn(by) => self.go(self.turn(by), ui),
            Intent::Edge(end) => self.go(if end { self.replay().len() } else { 0 }, ui),
            Intent::Mark(next) => match self.error(next) {
                Some(step) => self.go(step, ui),
                None => ui.note = Some(words::no_more_errors(ui.lang).to_string()),
            },
            Intent::Run => {
                self.running = if self.running.is_some() { None } else { Some(Instant::now()) };
            }
            Intent::Eyes => {
                let mut all = vec![Viewer::Public];
                all.extend(self.view.table().seats().iter().map(Viewer::Seat));
                self.eyes = crate::ui::turned(&all, self.eyes, 1);
                self.go(self.moment, ui);
            }
            Intent::Branch => {
                let fortune = Fortune::seeded(crate::random_seed());
                match self.replay().go_on(self.moment, self.eyes, &self.chairs, fortune) {
                    Some(game) => return Some(Exit::Branch(Box::new(game.with_names(&self.names)))),
                    None => ui.note = Some(tui::no_branch(ui.lang).to_string()),
                }
            }
            Intent::Record => {
                ui.note = Some(store::write_record(ui.lang, &self.replay().record(self.moment)));
            }
            Intent::Quit => return Some(Exit::Quit),
            _ => {}
        }
        None
    }

    fn hear(&mut self, _: Msg, _: &mut Ui) {}

    fn tick(&mut self, now: Instant, ui: &mut Ui) -> Option<Duration> {
        let due = self.running?;
        if now < due {
            return Some(due - now);
        }
        if self.moment == self.replay().len() {
            self.running = None;
            ui.dirty = true;
            return None;
        }
        self.go(self.moment + 1, ui);
        let pause = Duration::from_millis(ui.speed.scale(700).max(35));
        self.running = Some(now + pause);
        Some(pause)
    }
}
