//! Games on disk: saved after every answer, taken up again, kept when they are over.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use kaiju_text::{Lang, tui};

/// A folder with games.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

/// Where our data belongs on this system: `$XDG_DATA_HOME/kaiju`, or what the system has instead.
pub fn data_folder() -> Option<PathBuf> {
    let var = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = if cfg!(windows) {
        var("APPDATA")
    } else if cfg!(target_os = "macos") {
        var("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        let given = var("XDG_DATA_HOME").filter(|path| path.is_absolute());
        given.or_else(|| var("HOME").map(|home| home.join(".local/share")))
    };
    data.map(|data| data.join("kaiju"))
}

/// Writes a record into a file, by default a fresh one in the folder we are in; answers what there is to say about it.
pub fn write_record(lang: Lang, path: Option<PathBuf>, record: &str) -> String {
    let path = path.unwrap_or_else(|| Store::at("").fresh());
    match write(&path, record) {
        Ok(()) => tui::recorded(lang, path.display()),
        Err(error) => tui::not_saved(lang, format!("{error:#}")),
    }
}

/// How a game in play is called.
const OPEN: &str = "game";

impl Store {
    /// The games in people's data folder.
    pub fn of_user() -> Option<Store> {
        Some(Store { folder: data_folder()?.join("games") })
    }

    /// A folder of one's own choice.
    pub fn at(folder: impl Into<PathBuf>) -> Store {
        Store { folder: folder.into() }
    }

    /// A folder beside the games, for other things of ours.
    pub fn beside(&self, name: &str) -> PathBuf {
        self.folder.with_file_name(name)
    }

    /// A name for a new game, from the clock: `2026-11-15-124204`, with a number if there is one like that already.
    pub fn fresh(&self) -> PathBuf {
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let name = stamp(seconds);
        let mut path = self.folder.join(format!("{name}.{OPEN}"));
        let mut n = 2;
        while path.exists() {
            path = self.folder.join(format!("{name}-{n}.{OPEN}"));
            n += 1;
        }
        path
    }

    /// The game that was played last and is not over, with its text.
    pub fn latest(&self) -> Option<(PathBuf, String)> {
        let mut games: Vec<(SystemTime, PathBuf)> = fs::read_dir(&self.folder)
            .ok()?
            .filter_map(|entry| {
                let entry = entry.ok()?;
                let path = entry.path();
                let is_game = path.extension().is_some_and(|word| word == OPEN);
                is_game.then_some((entry.metadata().ok()?.modified().ok()?, path))
            })
            .collect();
        games.sort();
        games.into_iter().rev().find_map(|(_, path)| {
            let text = fs::read_to_string(&path).ok()?;
            let replay = kaiju_client::Replay::read(&text).ok()?;
            replay.at(replay.len()).table().over().is_none().then_some((path, text))
        })
    }
}

/// Writes a file as a whole or not at all: whoever reads it finds the old text or the new one.
pub fn write(path: &Path, text: &str) -> Result<()> {
    let done = || -> std::io::Result<()> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder)?;
        }
        let mut beside = path.as_os_str().to_owned();
        beside.push(".new");
        let beside = PathBuf::from(beside);
        let mut file = fs::File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        fs::rename(&beside, path)
    };
    done().with_context(|| path.display().to_string())
}

/// A moment as `2026-11-15-124204`, in UTC.
fn stamp(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    // Days since 1970 to a date, after Howard Hinnant's algorithm: years that begin in March.
    let shifted = days + 719_468;
    let era = shifted / 146_097;
    let of_era = shifted % 146_097;
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}-{:02}{:02}{:02}", rest / 3600, rest / 60 % 60, rest % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_have_names() {
        assert_eq!(stamp(0), "1970-01-01-000000");
        assert_eq!(stamp(951_782_399), "2000-02-28-235959");
        assert_eq!(stamp(951_782_400), "2000-02-29-000000");
        assert_eq!(stamp(1_763_210_524), "2025-11-15-124204");
    }

    #[test]
    fn the_latest_game_that_is_not_over_is_found() {
        let folder = std::env::temp_dir().join(format!("kaiju-store-{}", std::process::id()));
        let store = Store::at(&folder);
        assert!(store.latest().is_none());
        let setup = kaiju_rules::Setup::new(kaiju_rules::EditionId::from_name("second").unwrap(), 2).unwrap();
        let chairs = vec![kaiju_client::Chair::Person; 2];
        let game = kaiju_client::Local::new(setup, chairs, kaiju_client::Fortune::seeded(3)).unwrap();
        let path = store.fresh();
        write(&path, &game.save()).unwrap();
        assert_ne!(store.fresh(), path, "a name is not given twice");
        fs::write(folder.join("broken.game"), "nonsense").unwrap();
        assert_eq!(store.latest().unwrap(), (path, game.save()));
        fs::remove_dir_all(folder).unwrap();
    }
}
