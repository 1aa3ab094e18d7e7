//! The event loop: draw what changed, wait for the next event, pass it on.

use std::time::{Duration, Instant};

use anyhow::Result;
use kaiju_text::turns;
use ratatui::crossterm::event::{Event, KeyEventKind};

use crate::pages;
use crate::scene::Scene;
use crate::shell::{Msg, Shell};
use crate::ui::{Intent, Ui};

/// The longest wait without a reason.
pub(crate) const IDLE: Duration = Duration::from_hours(1);

/// Something on the screen that goes on: a game here, a game on a server, a recorded one.
pub trait Show {
    /// What there is to draw.
    fn scene(&self, ui: &Ui) -> Scene<'_>;

    /// Does what somebody wants; answers how the show ends, if it does.
    fn act(&mut self, intent: Intent, ui: &mut Ui) -> Option<Exit>;

    /// Something came from elsewhere.
    fn hear(&mut self, message: Msg, ui: &mut Ui);

    /// Time goes by: does what is due, and says how long nothing will be.
    fn tick(&mut self, now: Instant, ui: &mut Ui) -> Option<Duration>;
}

/// How a show ended.
pub enum Exit {
    /// Somebody left.
    Quit,
    /// Another game like this one.
    Again,
    /// This recorded game is to be looked at.
    Review(String),
    /// Another table, where the same people play again.
    Elsewhere(Box<crate::online::FoundTable>),
    /// A game that goes on from a moment of a recorded one.
    Branch(Box<kaiju_client::Local>),
}

/// Runs a show until it ends.
pub fn run(shell: &mut Shell, show: &mut impl Show, ui: &mut Ui) -> Result<Exit> {
    ui.arrange(&show.scene(ui));
    shell.forget()?;
    loop {
        let wait = show.tick(Instant::now(), ui).unwrap_or(IDLE);
        shell.call(ui.our_turn.then(|| turns::your_turn(ui.lang)))?;
        if ui.dirty {
            let scene = show.scene(ui);
            shell.draw(|frame| pages::draw(frame, &scene, ui))?;
        }
        let Some(message) = shell.next(wait) else { continue };
        let intent = match message {
            Msg::Term(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                let scene = show.scene(ui);
                ui.key(key, &scene)
            }
            Msg::Term(Event::Mouse(mouse)) => {
                let scene = show.scene(ui);
                ui.mouse(mouse, &scene)
            }
            Msg::Term(Event::Resize(..)) => {
                ui.dirty = true;
                None
            }
            Msg::Term(_) => None,
            Msg::Leave => {
                show.act(Intent::Quit, ui);
                return Ok(Exit::Quit);
            }
            Msg::Sleep => Some(Intent::Suspend),
            Msg::Awake => {
                shell.awake()?;
                ui.dirty = true;
                None
            }
            other => {
                show.hear(other, ui);
                None
            }
        };
        match intent {
            None => {}
            Some(Intent::Suspend) => {
                shell.sleep()?;
                ui.dirty = true;
            }
            Some(Intent::Redraw) => {
                shell.forget()?;
                ui.dirty = true;
            }
            Some(intent) => {
                if let Some(exit) = show.act(intent, ui) {
                    ui.remember();
                    return Ok(exit);
                }
            }
        }
        ui.remember();
    }
}
