//! Everything there is to draw at one moment, wherever the game is played.

use std::path::PathBuf;

use kaiju_client::lesson::LessonStep;
use kaiju_client::{Beat, Danger, Prompt, Session, Sheet, Tray};
use kaiju_rules::{Action, Monster, Pending, Seat, Table, TurnStep, Viewer};
use kaiju_text::events::seat_name;
use kaiju_text::{Lang, ask, tui};

/// A moment of a game, to be drawn.
pub struct Scene<'a> {
    /// The table as it has been shown so far.
    pub table: &'a Table,
    /// Whose eyes look.
    pub viewer: Viewer,
    /// What has been shown, for the log.
    pub beats: &'a [Beat],
    /// What the viewer is asked, once everything has been shown.
    pub prompt: Option<&'a Prompt>,
    /// What the game waits for.
    pub pending: Pending,
    /// The step of the turn, as far as it has been shown.
    pub step: Option<TurnStep>,
    /// While players gather: our seats, each with the monsters it can choose from.
    pub choice: Vec<(Seat, Vec<Monster>)>,
    /// Who sits where: `you`, `level 3`, a name.
    pub chairs: Vec<String>,
    /// The names of the people, seat by seat; empty where no person sits, and where nobody said a name.
    pub names: Vec<String>,
    /// Who of them is not there while players gather.
    pub missing: Vec<String>,
    /// The step of a lesson, in one.
    pub lesson: Option<LessonStep>,
    /// The session that is shown, which knows why bots chose what they did; none in a record.
    pub session: Option<&'a Session>,
    /// What is going on beside the game, for the title line.
    pub aside: String,
    /// Is the game on disk as it stands?
    pub kept: SaveState,
    /// May the last answer be taken back?
    pub undo: bool,
    /// What has been said, at a table where people can talk.
    pub talk: Option<Vec<Spoken>>,
    /// On whom whoever is out may bet now.
    pub bets: Vec<(Seat, Monster)>,
    /// Who bet on the winner, in a sentence, once the game is over.
    pub foresaw: Option<String>,
    /// What is to be known of the dice at a server's table: what they are sealed with, or what the check found.
    pub dice: Vec<String>,
    /// The link others join with, where there is one.
    pub link: Option<String>,
    /// What a server's table allows and how much time there is, for those who come.
    pub terms: Vec<String>,
    /// What the key for a pause does now, in words; none where there is no pause.
    pub pause: Option<&'static str>,
    /// Does a program play for us?
    pub by_program: bool,
    /// Can the same game be played again?
    pub again: bool,
    /// What a review says of the step that comes next, or what is said of the answer to a puzzle, line by line; empty where
    /// nothing is said.
    pub verdict: Vec<String>,
    /// Which keys do something here.
    pub kind: GameKind,
}

/// Whether a game is on disk as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveState {
    /// It is, in this file.
    Saved(PathBuf),
    /// It should be and could not be written, for this reason.
    Unsaved(String),
    /// There is no file for it, or it is somebody else's business.
    Nowhere,
}

/// A line of chat, or a sign in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoken {
    /// It was said after n events.
    pub after: usize,
    /// Its number at this table.
    pub number: u64,
    /// Who said it.
    pub seat: Seat,
    /// The name of who said it.
    pub who: String,
    /// What was said.
    pub text: String,
}

/// What sort of a game is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameKind {
    /// A game on this device.
    Local,
    /// A game on a server.
    Online,
    /// A table on a server at which the game has not begun.
    Gathering,
    /// A game that only is looked at.
    Watched,
    /// A recorded game, at moment n of m.
    Replay {
        /// After n inputs.
        moment: usize,
        /// The number of moments.
        of: usize,
        /// It goes on by itself.
        running: bool,
        /// It was reviewed: there are errors to go to.
        reviewed: bool,
    },
    /// A puzzle.
    Puzzle {
        /// It was answered: there is a verdict, and a next one to go to.
        answered: bool,
    },
}

impl Scene<'_> {
    /// The seat of whoever looks, if it has one.
    pub fn me(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// What somebody is called who plays: a person by name, with the monster; everybody else by the monster.
    pub fn who(&self, lang: Lang, seat: Seat) -> String {
        let monster = seat_name(self.table, seat);
        match self.names.get(seat.index()).filter(|name| !name.is_empty()) {
            Some(name) => tui::person_as(lang, name, monster),
            None => monster.to_string(),
        }
    }
}

/// Something to press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// The key that presses it; Enter is a line feed.
    pub key: Option<char>,
    /// The answer it gives.
    pub action: Action,
    /// A warning, if there is one.
    pub danger: Option<Danger>,
    /// What it says.
    pub label: String,
}

/// The keys of answers in a list.
const DIGITS: &str = "1234567890";
/// The keys of what may be used or played in passing.
const CAPITALS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// Everything that can be pressed now.
pub fn buttons(lang: Lang, table: &Table, prompt: &Prompt, tray: &Tray) -> Vec<Button> {
    let label = |action| ask::answer(lang, table, prompt.seat, prompt.question, action);
    let button = |key, press: kaiju_client::Press| Button {
        key,
        action: press.action,
        danger: press.danger,
        label: label(press.action),
    };
    let calm = |key, action| Button { key: Some(key), action, danger: None, label: label(action) };
    let mut all = match &prompt.sheet {
        Sheet::Dice { dice, rolls: 0, .. } => vec![calm('\n', Action::Keep(*dice))],
        Sheet::Dice { dice, .. } if tray.kept() == *dice => {
            prompt.stop().map(|stop| button(Some('\n'), stop)).into_iter().collect()
        }
        Sheet::Dice { .. } => {
            let stop = prompt.stop().map(|stop| button(Some('s'), stop));
            std::iter::once(calm('\n', Action::Keep(tray.kept()))).chain(stop).collect()
        }
        Sheet::Yield { stay, leave, .. } => vec![button(Some('1'), *stay), button(Some('2'), *leave)],
        Sheet::Shop { places, more, sweep, done } => {
            let slots = places.iter().zip("123".chars());
            let mut all: Vec<Button> =
                slots.filter_map(|(place, key)| Some(button(Some(key), place.as_ref()?.buy?))).collect();
            let others = more.iter().filter_map(|(offer, _)| offer.buy).zip("45678".chars());
            all.extend(others.map(|(press, key)| button(Some(key), press)));
            all.extend(sweep.map(|press| button(Some('9'), press)));
            all.push(button(Some('0'), *done));
            all
        }
        Sheet::List(list) => list.iter().enumerate().map(|(i, &press)| button(DIGITS.chars().nth(i), press)).collect(),
    };
    let also = prompt.also.iter().enumerate();
    all.extend(also.map(|(i, &press)| button(CAPITALS.chars().nth(i), press)));
    all
}

/// The warning on a press, as a question back.
pub fn warning(lang: Lang, danger: Danger) -> String {
    match danger {
        Danger::Useless => tui::danger_useless(lang).to_string(),
        Danger::Death => tui::danger_death(lang).to_string(),
        Danger::Defeat => tui::danger_defeat(lang).to_string(),
        Danger::RollsLeft(n) => tui::danger_rolls(lang, n.into()),
    }
}
