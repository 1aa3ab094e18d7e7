//! The terminal client: the whole game on a screen of characters, or in plain sentences.
//!
//! A [`show::Show`] is a game on the screen: one on this device ([`local`]), on a server ([`online`]) or a recorded one
//! ([`review`]); puzzles ([`puzzle`]) are one, too. It hands out
//! a [`scene::Scene`], everything there is to draw; [`pages::draw`] draws it and knows nothing else; a [`ui::Ui`] is
//! what the person at the screen is doing, and turns keys into [`ui::Intent`]s. None of these touches a terminal:
//! [`shell`] alone does. [`plain`] needs no terminal at all.

pub mod account;
pub mod advice;
pub mod afar;
mod beside;
pub mod board;
pub mod days;
pub mod ink;
pub mod line;
pub mod local;
pub mod lookup;
pub mod minds;
pub mod my_tables;
pub mod online;
pub mod pages;
pub mod plain;
pub mod puzzle;
pub mod review;
pub mod scene;
pub mod settings;
pub mod shell;
pub mod show;
pub mod signs;
pub mod start;
pub mod store;
pub mod trouble;
mod turn;
pub mod type_set;
pub mod ui;

use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal as _};
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use kaiju_client::{Fortune, HouseRules, Local, Reviewed, Speed};
use kaiju_text::{Lang, tui};

use crate::ink::{Ink, Theme};
use crate::local::{Files, LocalGame};
use crate::puzzle::{PuzzleShow, PuzzleTrainer};
use crate::review::Review;
use crate::scene::SaveState;
use crate::settings::SettingsFile;
use crate::shell::Shell;
use crate::show::{Exit, run};
use crate::signs::Signs;
use crate::start::{Choice, Menu, Start};
use crate::store::{GameFolder, RecordFile, Saved};
use crate::ui::{Overlay, Ui};

/// What to play.
#[derive(Debug)]
pub enum ToPlay {
    /// Ask in a menu.
    Menu(Start),
    /// A new game.
    New(Start),
    /// A saved game: its file, if it has one yet, and its text.
    Saved(Option<Saved>, String),
}

/// How to play.
#[derive(Clone, Debug)]
pub struct How {
    /// The language to begin with.
    pub lang: Lang,
    /// Where games are saved; nowhere if the system has no place for it.
    pub store: Option<GameFolder>,
    /// Where the record goes.
    pub record: Option<RecordFile>,
    /// The pace to begin with; by default the one that was chosen last.
    pub speed: Option<Speed>,
    /// The colours; by default those that were chosen last.
    pub theme: Option<Theme>,
    /// ASCII alone; by default as the terminal says, or as it was chosen last.
    pub ascii: bool,
    /// What is remembered, and where.
    pub settings: SettingsFile,
}

/// A seed nobody can guess from the outside.
pub fn random_seed() -> u64 {
    RandomState::new().hash_one(std::time::SystemTime::now())
}

/// Random words from the system.
pub(crate) fn fortune() -> Fortune {
    Fortune::from_fn(|| getrandom::u64().unwrap_or_else(|_| random_seed()))
}

/// Takes a saved game up.
pub fn load(lang: Lang, text: &str) -> Result<Local> {
    let fortune = |seed: Option<u64>| Fortune::seeded(seed.unwrap_or_else(random_seed));
    Local::load(text, fortune).map_err(|refused| anyhow!(start::refused(lang, &refused)))
}

impl How {
    /// A screen as this person likes it. What a command asks for is for this run alone.
    fn ui(&self) -> Ui {
        let mut file = self.settings.clone();
        let settings = file.read();
        let mut ui = Ui::remembering(self.lang, settings, file);
        if let Some(speed) = self.speed {
            ui.speed = speed;
        }
        if let Some(theme) = self.theme {
            ui.ink = Ink::of_environment(theme);
        }
        ui.ascii |= self.ascii;
        ui.lang = signs::shown(ui.lang, ui.ascii);
        ui
    }

    /// Whether ASCII is all there may be, where there is no screen. A program at the end of a pipe reads UTF-8, unless
    /// somebody wants it otherwise.
    pub fn is_ascii(&self) -> bool {
        let signs = self.settings.clone().read().signs;
        let told = io::stdout().is_terminal() || signs == Signs::Ascii;
        self.ascii || told && signs.are_ascii()
    }

    /// Where the n-th game of the evening is kept: a record of an earlier one is not written over.
    fn files(&self, save: Option<Saved>, n: usize) -> Files {
        let fresh = || self.store.as_ref().map(GameFolder::fresh);
        Files { save: save.or_else(fresh), record: self.record.as_ref().map(|record| record.next(n)) }
    }
}

/// Plays on the screen until somebody leaves. Answers where an unfinished game waits, if anywhere; none when there is no
/// game left to go on with.
pub fn play(game: ToPlay, how: &How) -> Result<Option<SaveState>> {
    let mut shell = Shell::open()?;
    let mut ui = how.ui();
    let mut next = game;
    let mut games = 0;
    loop {
        let (local, save) = match next {
            ToPlay::Menu(start) => {
                let menu = Menu::new(start, how.store.clone(), ui.kept.house.clone());
                match menu.run(&mut shell, &mut ui)? {
                    Choice::Quit => return Ok(None),
                    Choice::Begin(start) => (start.fitted(ui.kept.fit).begin(ui.lang)?, None),
                    Choice::Learn => {
                        let mut table = LocalGame::lesson(Some(shell.outbox()));
                        ui.page = Some(Overlay::Teach);
                        sit(&mut shell, &mut table, &mut ui)?;
                        ui.clear();
                        next = ToPlay::Menu(ui.kept.start.clone());
                        continue;
                    }
                    Choice::Look(path) => {
                        look(&mut shell, &mut Review::read(ui.lang, &read(&path)?)?, &mut ui)?;
                        ui.clear();
                        next = ToPlay::Menu(ui.kept.start.clone());
                        continue;
                    }
                    Choice::Resume(path) => {
                        let Ok(saved) = Saved::open(path) else {
                            ui.note = Some(tui::open_elsewhere(ui.lang).to_string());
                            next = ToPlay::Menu(ui.kept.start.clone());
                            continue;
                        };
                        (load(ui.lang, &read(saved.path())?)?, Some(saved))
                    }
                }
            }
            ToPlay::New(start) => {
                let house = HouseRules { edition: start.edition, rules: start.rules };
                if start.people > 0 && house.evened(start.players).is_some() {
                    ui.note = Some(tui::even_switch(ui.lang).to_string());
                }
                (start.fitted(ui.kept.fit).begin(ui.lang)?, None)
            }
            ToPlay::Saved(path, text) => (load(ui.lang, &text)?, path),
        };
        games += 1;
        let files = how.files(save, games);
        let (beginning, chairs) = (local.beginning().anew(), local.chairs().to_vec());
        let names = Local::names_in(&local.save());
        let mut table = LocalGame::new(local, files, Some(shell.outbox()));
        if !matches!(sit(&mut shell, &mut table, &mut ui)?, Exit::Again) {
            let open = table.game().state().table().over().is_none();
            return Ok(open.then(|| table.kept()));
        }
        // The same table once more, with other luck: nobody wants to play the same dice.
        let fortune = Fortune::seeded(random_seed());
        let chairs = chairs.into_iter().map(|chair| ui.kept.fit.fitted(chair)).collect();
        let again = Local::new(beginning, chairs, fortune).map_err(|error| anyhow!(start::refused(ui.lang, &error)))?;
        next = ToPlay::Saved(None, again.with_names(&names).save());
        ui.clear();
    }
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// Plays a game on the screen; looking at it again in between is part of it.
fn sit(shell: &mut Shell, table: &mut LocalGame, ui: &mut Ui) -> Result<Exit> {
    loop {
        match run(shell, table, ui)? {
            Exit::Review(text) => {
                let mut review = Review::read(ui.lang, &text)?;
                let page = ui.page.take();
                look(shell, &mut review, ui)?;
                ui.page = page;
            }
            exit => return Ok(exit),
        }
    }
}

/// Plays or watches a game on a server until somebody leaves.
pub fn visit(place: online::FoundTable, how: &How) -> Result<()> {
    let mut shell = Shell::open()?;
    let mut ui = how.ui();
    let troubled = |trouble: trouble::Trouble| anyhow!(trouble.told(how.lang));
    let mut guest = online::OnlineGame::arrive(place, Some(shell.outbox())).map_err(troubled)?;
    guest.record_to(how.record.clone());
    let mut games = 1;
    loop {
        match run(&mut shell, &mut guest, &mut ui)? {
            Exit::Review(text) => {
                let page = ui.page.take();
                look(&mut shell, &mut Review::read(ui.lang, &text)?, &mut ui)?;
                ui.page = page;
            }
            Exit::Elsewhere(next) => {
                guest = online::OnlineGame::arrive(*next, Some(shell.outbox())).map_err(troubled)?;
                games += 1;
                guest.record_to(how.record.as_ref().map(|record| record.next(games)));
                ui.clear();
            }
            _ => return Ok(()),
        }
    }
}

/// Looks at a recorded game; games that branch off it are played and left again.
fn look(shell: &mut Shell, review: &mut Review, ui: &mut Ui) -> Result<()> {
    loop {
        match run(shell, review, ui)? {
            Exit::Branch(game) => {
                let mut table = LocalGame::new(*game, Files::default(), Some(shell.outbox()));
                while let Exit::Review(_) = run(shell, &mut table, ui)? {}
                ui.page = None;
                ui.story = None;
            }
            _ => return Ok(()),
        }
    }
}

/// Asks puzzles on the screen until somebody leaves.
pub fn train(trainer: PuzzleTrainer, how: &How) -> Result<()> {
    let mut shell = Shell::open()?;
    let mut ui = how.ui();
    run(&mut shell, &mut PuzzleShow::new(trainer), &mut ui).map(|_| ())
}

/// Shows a recorded game on the screen.
pub fn view(text: &str, how: &How) -> Result<()> {
    present(Review::read(how.lang, text)?, how)
}

/// Shows a game that was reviewed on the screen; its record says who sat where.
pub fn view_reviewed(reviewed: Reviewed, record: &str, how: &How) -> Result<()> {
    present(Review::reviewed(reviewed, record), how)
}

fn present(mut review: Review, how: &How) -> Result<()> {
    let mut shell = Shell::open()?;
    let mut ui = how.ui();
    ui.note = review.caveat(ui.lang).map(str::to_string);
    look(&mut shell, &mut review, &mut ui)
}
