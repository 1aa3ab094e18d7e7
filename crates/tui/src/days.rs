//! The games of the days at a server: what this machine made of them, and what the server does not have of it yet.

use std::fs;
use std::path::{Path, PathBuf};

use kaiju_client::daily::{Daily, DayBook};
use kaiju_wire::daily::{Day, DayInfo, DayResult, NewDayResult};
use kaiju_wire::hex;

use crate::line::ServerAddress;
use crate::store;
use crate::trouble::Trouble;

/// The days of one server, in a folder of this machine.
pub struct DayShelf {
    server: ServerAddress,
    folder: PathBuf,
    book: DayBook,
}

/// What came of handing results in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HandedIn {
    /// The days whose results the server has now, as it tells them then.
    pub taken: Vec<(Day, DayInfo)>,
    /// The days of which the server takes no result any more, or not this one.
    pub refused: Vec<Day>,
}

impl DayShelf {
    /// What this machine made of the days of a server; `daily` is the folder for games of days.
    pub fn open(daily: &Path, server: ServerAddress) -> DayShelf {
        let plain = |letter: char| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '-' };
        let name: String = server.url().replace("://", "-").chars().map(plain).collect();
        let folder = daily.join(name);
        let book = DayBook::read(&fs::read_to_string(folder.join("book.json")).unwrap_or_default());
        DayShelf { server, folder, book }
    }

    /// The server whose days they are.
    pub fn server(&self) -> &ServerAddress {
        &self.server
    }

    /// Where the game of a day is kept.
    pub fn game(&self, day: Day) -> PathBuf {
        self.folder.join(format!("{day}.game"))
    }

    /// What came of every day, the latest first.
    pub fn results(&self) -> impl Iterator<Item = (Day, &DayResult)> {
        self.book.results()
    }

    /// What came of a day.
    pub fn result(&self, day: Day) -> Option<DayResult> {
        self.book.result(day).cloned()
    }

    /// Does the server not have the result of a day yet?
    pub fn owes(&self, day: Day) -> bool {
        self.book.unsent().iter().any(|(unsent, _)| *unsent == day)
    }

    /// Asks the server what a day is played with, and notes it: without a network it is played with that, too.
    pub fn ask(&mut self, day: Day, session: Option<&str>) -> Result<DayInfo, Trouble> {
        let info: DayInfo = self.server.call("GET", &format!("/daily/{day}"), session, None::<&()>)?;
        let told = info.secret.as_deref().and_then(hex::read);
        let daily = self.book.daily(day, told);
        if !daily.is_public() {
            self.book.note(&daily);
            self.keep()?;
        }
        Ok(info)
    }

    /// The game of a day, as far as the server has told it; with luck that follows from the date alone where it has not.
    pub fn daily(&self, day: Day) -> Daily {
        self.book.daily(day, None)
    }

    /// Takes in the game of a day, if it is over and the first one.
    pub fn take(&mut self, daily: &Daily) -> Result<(), Trouble> {
        if self.book.result(daily.day()).is_none()
            && let Ok(text) = fs::read_to_string(self.game(daily.day()))
        {
            self.book.take(daily, &text);
            self.keep()?;
        }
        Ok(())
    }

    /// Hands in what the server does not have yet. What it refuses for good is not handed in again.
    pub fn hand_in(&mut self, session: &str) -> Result<HandedIn, Trouble> {
        let mut done = HandedIn::default();
        for (day, record) in self.book.unsent() {
            let body = NewDayResult { record };
            match self.server.call("POST", &format!("/daily/{day}"), Some(session), Some(&body)) {
                Ok(info) => {
                    self.book.answered(day, None);
                    done.taken.push((day, info));
                }
                Err(Trouble::Refused(code)) if self.book.answered(day, Some(code)) => done.refused.push(day),
                Err(trouble) => return Err(trouble),
            }
            self.keep()?;
        }
        Ok(done)
    }

    fn keep(&self) -> Result<(), Trouble> {
        let written = store::write(&self.folder.join("book.json"), &self.book.write());
        written.map_err(|error| Trouble::Disk(format!("{error:#}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_server_has_days_of_its_own() {
        let folder = std::env::temp_dir().join(format!("kaiju-days-{}", std::process::id()));
        let shelf = |url: &str| DayShelf::open(&folder, ServerAddress::new(url).unwrap());
        let day = Day::from_date("2026-11-18").unwrap();
        let mut one = shelf("http://one:8080");
        assert_eq!(one.game(day), folder.join("http-one-8080").join("2026-11-18.game"));
        assert!(one.daily(day).is_public(), "nobody has told anything yet");
        let told = Daily::new(day, [3; 32]);
        one.book.note(&told);
        one.keep().unwrap();
        assert_eq!(shelf("http://one:8080").daily(day), told, "what was told once holds without a network");
        assert!(shelf("https://one:8080").daily(day).is_public(), "another server");
        // A game that is not over is no result, and nothing is owed for it.
        fs::write(one.game(day), told.begin().save()).unwrap();
        one.take(&told).unwrap();
        assert!(one.result(day).is_none() && !one.owes(day));
        fs::remove_dir_all(folder).unwrap();
    }
}
