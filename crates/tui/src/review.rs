//! A recorded game on the screen: forwards and backwards, step by step or turn by turn, with anybody's eyes.

use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use kaiju_client::{Beat, Chair, Fortune, Replay};
use kaiju_rules::{Event, View, Viewer};
use kaiju_text::events::seat_name;
use kaiju_text::{Lang, tui};

use crate::desk::{Desk, Intent};
use crate::scene::{Kept, Kind, Scene};
use crate::shell::Msg;
use crate::show::{Exit, Show};
use crate::store;

/// A recorded game.
pub struct Review {
    replay: Replay,
    /// Who sat where, if the record says it.
    chairs: Vec<Chair>,
    moment: usize,
    eyes: Viewer,
    view: View,
    log: Vec<Beat>,
    running: Option<Instant>,
}

impl Review {
    /// Reads a recorded game and stands at its beginning.
    pub fn read(lang: Lang, text: &str) -> Result<Review> {
        let replay = Replay::read(text).map_err(|refused| anyhow!(crate::start::refused(lang, &refused)))?;
        let chairs = Chair::read(text, replay.setup().monsters().len()).unwrap_or_default();
        Ok(Review { chairs, ..Review::at(replay, 0) })
    }

    /// Stands at a moment of a game.
    pub fn at(replay: Replay, moment: usize) -> Review {
        let moment = moment.min(replay.len());
        let eyes = Viewer::Public;
        let (view, log) = (replay.at(moment).seen_by(eyes), replay.log(moment, eyes));
        Review { replay, chairs: Vec::new(), moment, eyes, view, log, running: None }
    }

    fn go(&mut self, moment: usize, desk: &mut Desk) {
        self.moment = moment.min(self.replay.len());
        self.view = self.replay.at(self.moment).seen_by(self.eyes);
        self.log = self.replay.log(self.moment, self.eyes);
        desk.log_up = 0;
        desk.arrange(&self.scene(desk));
    }

    /// The moment after which this many turns more have begun.
    fn turn(&self, by: isize) -> usize {
        let begins =
            |moment: &usize| self.replay.step(*moment).iter().any(|b| matches!(b.event, Event::TurnBegan { .. }));
        if by > 0 {
            (self.moment + 1..=self.replay.len()).find(begins).unwrap_or(self.replay.len())
        } else {
            (0..self.moment).rev().find(begins).unwrap_or(0)
        }
    }
}

impl Show for Review {
    fn scene(&self, desk: &Desk) -> Scene<'_> {
        let table = self.view.table();
        let eyes = match self.eyes {
            Viewer::Public => tui::eyes_public(desk.lang).to_string(),
            Viewer::Seat(seat) => seat_name(table, seat).to_string(),
        };
        Scene {
            table,
            viewer: self.eyes,
            beats: &self.log,
            prompt: None,
            pending: self.view.pending(),
            chairs: Vec::new(),
            aside: format!("{} · {eyes}", tui::moment(desk.lang, self.moment, self.replay.len())),
            kept: Kept::Nowhere,
            undo: false,
            talk: None,
            dice: Vec::new(),
            link: None,
            by_program: false,
            again: false,
            kind: Kind::Replay { moment: self.moment, of: self.replay.len(), running: self.running.is_some() },
        }
    }

    fn act(&mut self, intent: Intent, desk: &mut Desk) -> Option<Exit> {
        match intent {
            Intent::Step(by) => self.go(self.moment.saturating_add_signed(by), desk),
            Intent::Turn(by) => self.go(self.turn(by), desk),
            Intent::Edge(end) => self.go(if end { self.replay.len() } else { 0 }, desk),
            Intent::Run => {
                self.running = if self.running.is_some() { None } else { Some(Instant::now()) };
            }
            Intent::Eyes => {
                let mut all = vec![Viewer::Public];
                all.extend(self.view.table().seats().iter().map(Viewer::Seat));
                self.eyes = crate::desk::turned(&all, self.eyes, 1);
                self.go(self.moment, desk);
            }
            Intent::Branch => {
                let fortune = Fortune::seeded(crate::random_seed());
                match self.replay.go_on(self.moment, self.eyes, &self.chairs, fortune) {
                    Some(game) => return Some(Exit::Branch(Box::new(game))),
                    None => desk.note = Some(tui::no_branch(desk.lang).to_string()),
                }
            }
            Intent::Record => {
                desk.note = Some(store::write_record(desk.lang, &self.replay.record(self.moment)));
            }
            Intent::Quit => return Some(Exit::Quit),
            _ => {}
        }
        None
    }

    fn hear(&mut self, _: Msg, _: &mut Desk) {}

    fn tick(&mut self, now: Instant, desk: &mut Desk) -> Option<Duration> {
        let due = self.running?;
        if now < due {
            return Some(due - now);
        }
        if self.moment == self.replay.len() {
            self.running = None;
            desk.dirty = true;
            return None;
        }
        self.go(self.moment + 1, desk);
        let pause = Duration::from_millis(desk.speed.scale(700).max(35));
        self.running = Some(now + pause);
        Some(pause)
    }
}
