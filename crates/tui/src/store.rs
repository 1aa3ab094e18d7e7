//! Games on disk: saved after every answer, taken up again, kept when they are over; and files that are written as a whole.

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use kaiju_client::Replay;
use kaiju_rules::Table;
use kaiju_text::{Lang, tui};

/// A folder with games.
#[derive(Clone, Debug)]
pub struct GameFolder {
    folder: PathBuf,
}

/// How a game in play is called.
const OPEN: &str = "game";

impl GameFolder {
    /// The games in this folder.
    pub fn at(folder: impl Into<PathBuf>) -> GameFolder {
        GameFolder { folder: folder.into() }
    }

    /// A folder beside the games, for other things of ours.
    pub fn beside(&self, name: &str) -> PathBuf {
        self.folder.with_file_name(name)
    }

    /// Names for a new game, from the clock: `2026-11-15-124204`, then with a number for games begun in the same second.
    fn names(&self) -> impl Iterator<Item = PathBuf> {
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let name = self.folder.join(format!("{}.{OPEN}", stamp(seconds)));
        (1..).map(move |n| numbered(&name, n))
    }

    /// A new game, under a name that no other game has. Where nothing can be written the game can be played all the same;
    /// it knows that it is not saved.
    pub fn fresh(&self) -> Saved {
        // What is wrong with the folder, writing into it will tell.
        let _ = fs::create_dir_all(&self.folder);
        for path in self.names() {
            match File::create_new(&path) {
                Ok(_) => {
                    if let Ok(mut saved) = Saved::open(path) {
                        saved.blank = true;
                        return saved;
                    }
                }
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => {
                    let trouble = Some(format!("{}: {error}", path.display()));
                    return Saved { path, lock: None, blank: false, trouble };
                }
            }
        }
        unreachable!("there is no end of names")
    }

    /// The file of a game by its name, if it may be one: `evening` is `evening.game` in this folder.
    pub fn named(&self, name: &str) -> Option<PathBuf> {
        let name = name.trim().strip_suffix(".game").unwrap_or(name.trim());
        let fits = !name.is_empty() && name.len() <= 80 && !name.starts_with('.');
        let safe = |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_' | '.');
        (fits && name.chars().all(safe)).then(|| self.folder.join(format!("{name}.{OPEN}")))
    }

    /// Every game that can be read, the one played last first.
    pub fn games(&self) -> impl Iterator<Item = KeptGame> {
        let mut files: Vec<(SystemTime, PathBuf)> = fs::read_dir(&self.folder)
            .into_iter()
            .flatten()
            .filter_map(|entry| {
                let entry = entry.ok()?;
                let path = entry.path();
                let is_game = path.extension().is_some_and(|word| word == OPEN);
                is_game.then_some((entry.metadata().ok()?.modified().ok()?, path))
            })
            .collect();
        files.sort();
        files.into_iter().rev().filter_map(|(time, path)| {
            let text = fs::read_to_string(&path).ok()?;
            let replay = Replay::read(&text).ok()?;
            let seconds = time.duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
            Some(KeptGame { path, text, table: replay.at(replay.len()).table().clone(), seconds })
        })
    }

    /// The game that was played last and is not over, with its text.
    pub fn latest(&self) -> Option<(PathBuf, String)> {
        self.games().find(|game| !game.is_over()).map(|game| (game.path, game.text))
    }

    /// Gives a game another name. What has that name already stays.
    pub fn rename(&self, path: &Path, name: &str) -> io::Result<PathBuf> {
        let to = self.named(name).ok_or(ErrorKind::InvalidInput)?;
        let saved = Saved::open(path.to_path_buf()).map_err(|InUse| io::Error::from(ErrorKind::ResourceBusy))?;
        if to.exists() {
            return Err(ErrorKind::AlreadyExists.into());
        }
        fs::rename(saved.path(), &to)?;
        Ok(to)
    }
}

/// A game on disk, as a list of games shows it.
#[derive(Clone)]
pub struct KeptGame {
    /// Its file.
    pub path: PathBuf,
    /// The saved text.
    pub text: String,
    /// How it stands.
    pub table: Table,
    /// When it was played last, in seconds since 1970.
    seconds: u64,
}

impl KeptGame {
    /// Its name: that of the file.
    pub fn name(&self) -> String {
        self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Whether it has ended.
    pub fn is_over(&self) -> bool {
        self.table.over().is_some()
    }

    /// Whether another terminal plays it now.
    pub fn is_open(&self) -> bool {
        Saved::open(self.path.clone()).is_err()
    }

    /// When it was played last: `2026-11-15 12:42`, in UTC.
    pub fn played(&self) -> String {
        let stamp = stamp(self.seconds);
        format!("{} {}:{}", &stamp[..10], &stamp[11..13], &stamp[13..15])
    }
}

/// A game on disk that is being played here, and nowhere else at the same time.
#[derive(Debug)]
pub struct Saved {
    path: PathBuf,
    lock: Option<Lock>,
    /// It has only a name yet.
    blank: bool,
    trouble: Option<String>,
}

impl Saved {
    /// Takes a game up, unless it is open in another terminal.
    pub fn open(path: PathBuf) -> Result<Saved, InUse> {
        let lock = Lock::take(&path)?;
        Ok(Saved { path, lock, blank: false, trouble: None })
    }

    /// Its file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Saves how the game stands; whether that worked is remembered.
    pub fn save(&mut self, text: &str) {
        match write(&self.path, text) {
            Ok(()) => {
                self.blank = false;
                self.trouble = None;
            }
            Err(error) => self.trouble = Some(format!("{error:#}")),
        }
    }

    /// Why the game is not on disk as it stands, if it is not.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }
}

impl Drop for Saved {
    fn drop(&mut self) {
        if self.blank {
            // A name nobody used; if it must stay, it is an empty file that no game is read from.
            let _ = fs::remove_file(&self.path);
        }
        drop(self.lock.take());
    }
}

/// A game is open in another terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InUse;

/// Held while a game is open. The system lets go of it when the program ends, however it ends.
#[derive(Debug)]
struct Lock {
    file: File,
    path: PathBuf,
}

impl Lock {
    /// The lock of a game is a file beside it: the game itself is another file after every answer. None where files cannot
    /// be locked.
    fn take(game: &Path) -> Result<Option<Lock>, InUse> {
        let mut path = game.as_os_str().to_owned();
        path.push(".lock");
        let path = PathBuf::from(path);
        loop {
            let Ok(file) = File::options().create(true).truncate(false).write(true).open(&path) else {
                return Ok(None);
            };
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => return Err(InUse),
                Err(TryLockError::Error(_)) => return Ok(None),
                Ok(()) => {}
            }
            let lock = Lock { file, path: path.clone() };
            // Whoever had it may have taken the file away between our two steps; then this one locks nothing.
            if lock.is_there() {
                return Ok(Some(lock));
            }
        }
    }

    #[cfg(unix)]
    fn is_there(&self) -> bool {
        use std::os::unix::fs::MetadataExt;
        let id = |about: &fs::Metadata| (about.dev(), about.ino());
        matches!((self.file.metadata(), fs::metadata(&self.path)), (Ok(mine), Ok(there)) if id(&mine) == id(&there))
    }

    #[cfg(not(unix))]
    fn is_there(&self) -> bool {
        let _ = &self.file;
        true
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Only while it is ours. Elsewhere than on Unix nobody can tell whose it is, so it stays.
        if cfg!(unix) && self.is_there() {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// `a.game` the first time, then `a-2.game`, `a-3.game`.
pub(crate) fn numbered(path: &Path, n: usize) -> PathBuf {
    if n <= 1 {
        return path.to_path_buf();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let end = path.extension().map(|end| format!(".{}", end.to_string_lossy())).unwrap_or_default();
    path.with_file_name(format!("{stem}-{n}{end}"))
}

/// Where the record of a game goes.
#[derive(Clone, Debug)]
pub struct RecordFile {
    path: PathBuf,
    /// What is there may be replaced: somebody said so, or it is ours.
    replace: bool,
}

impl RecordFile {
    /// Into this file; one that is there already is replaced only where somebody said so.
    pub fn new(path: impl Into<PathBuf>, replace: bool) -> RecordFile {
        RecordFile { path: path.into(), replace }
    }

    /// For another game of the same evening: `a-2.game`.
    #[must_use]
    pub(crate) fn next(&self, n: usize) -> RecordFile {
        RecordFile { path: numbered(&self.path, n), replace: self.replace }
    }

    /// Writes it; answers what there is to say about that.
    pub fn write(&mut self, lang: Lang, record: &str) -> String {
        match put(&self.path, record.as_bytes(), self.replace) {
            Ok(()) => {
                self.replace = true;
                tui::recorded(lang, self.path.display())
            }
            Err(error) => told(lang, &self.path, &error),
        }
    }
}

/// Writes a record into a fresh file in the folder we are in; answers what there is to say about it.
pub fn write_record(lang: Lang, record: &str) -> String {
    for path in GameFolder::at("").names() {
        match put(&path, record.as_bytes(), false) {
            Ok(()) => return tui::recorded(lang, path.display()),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return told(lang, &path, &error),
        }
    }
    unreachable!("there is no end of names")
}

fn told(lang: Lang, path: &Path, error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::AlreadyExists => tui::there_already(lang, path.display()),
        _ => tui::not_saved(lang, format!("{}: {error}", path.display())),
    }
}

/// Writes a file of ours as a whole or not at all: whoever reads it finds the old text or the new one.
pub fn write(path: &Path, text: &str) -> Result<()> {
    let done = || -> io::Result<()> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder)?;
        }
        let mut beside = path.as_os_str().to_owned();
        beside.push(".new");
        let beside = PathBuf::from(beside);
        let mut file = File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        fs::rename(&beside, path)
    };
    done().with_context(|| path.display().to_string())
}

/// Writes a file somebody named, as a whole or not at all. What is there already stays, unless it may be replaced.
pub fn put(path: &Path, bytes: &[u8], replace: bool) -> io::Result<()> {
    let mut draft = WholeFile::new(path, replace)?;
    draft.file().write_all(bytes)?;
    draft.finish()
}

/// May a file somebody named be written? One that is there already is left alone; an empty one, a device or a pipe is not
/// lost by writing into it.
pub fn free(path: &Path, replace: bool) -> io::Result<()> {
    match path.metadata() {
        _ if is_device(path) => Ok(()),
        Ok(about) if about.is_file() && about.len() > 0 && !replace => Err(ErrorKind::AlreadyExists.into()),
        Ok(about) if about.is_dir() => Err(ErrorKind::IsADirectory.into()),
        _ => Ok(()),
    }
}

/// A device or a pipe, such as `/dev/stdout`, wherever that leads: it is written into as it is. Files in `/dev/shm` are files in memory.
fn is_device(path: &Path) -> bool {
    cfg!(unix) && path.starts_with("/dev") && !path.starts_with("/dev/shm")
        || path.metadata().is_ok_and(|about| !about.is_file() && !about.is_dir())
}

/// A file that is being written under a name of its own and gets its right name when it is whole.
#[derive(Debug)]
pub struct WholeFile {
    file: File,
    path: PathBuf,
    /// Where it lies meanwhile; none for a device or a pipe, which is written into at once.
    beside: Option<PathBuf>,
    replace: bool,
}

impl WholeFile {
    /// Begins to write.
    pub fn new(path: &Path, replace: bool) -> io::Result<WholeFile> {
        WholeFile::with(path, replace, File::options().write(true).create_new(true))
    }

    /// A draft of a file with secrets, which nobody but its owner may read.
    pub fn private(path: &Path, replace: bool) -> io::Result<WholeFile> {
        let mut options = File::options();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        WholeFile::with(path, replace, &options)
    }

    fn with(path: &Path, replace: bool, options: &fs::OpenOptions) -> io::Result<WholeFile> {
        free(path, replace)?;
        if is_device(path) {
            let file = File::options().append(true).open(path)?;
            return Ok(WholeFile { file, path: path.to_path_buf(), beside: None, replace: true });
        }
        // A link stays a link: what it leads to is written.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
        let replace = replace || path.exists();
        for n in 1.. {
            let mut beside = path.as_os_str().to_owned();
            beside.push(format!(".{}-{n}.new", std::process::id()));
            let beside = PathBuf::from(beside);
            match options.open(&beside) {
                Ok(file) => return Ok(WholeFile { file, path, beside: Some(beside), replace }),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        unreachable!("there is no end of names")
    }

    /// The file to write into.
    pub fn file(&mut self) -> &mut File {
        &mut self.file
    }

    /// Gives the file its name.
    pub fn finish(mut self) -> io::Result<()> {
        let Some(beside) = &self.beside else { return Ok(()) };
        self.file.sync_data()?;
        if self.replace {
            fs::rename(beside, &self.path)?;
            self.beside = None;
            return Ok(());
        }
        // A second name is given only where there is none of that kind; renaming would replace what came meanwhile.
        match fs::hard_link(beside, &self.path) {
            Ok(()) => fs::remove_file(beside)?,
            Err(error) if error.kind() == ErrorKind::AlreadyExists => return Err(error),
            // Not every file system has second names.
            Err(_) if !self.path.exists() => fs::rename(beside, &self.path)?,
            Err(error) => return Err(error),
        }
        self.beside = None;
        Ok(())
    }
}

impl Drop for WholeFile {
    fn drop(&mut self) {
        if let Some(beside) = &self.beside {
            // Half a file is of no use to anybody.
            let _ = fs::remove_file(beside);
        }
    }
}

/// A moment as `2026-11-15 12:42:04 UTC`, from the seconds since 1970.
pub fn moment(seconds: u64) -> String {
    let stamp = stamp(seconds);
    let (date, time) = stamp.rsplit_once('-').unwrap_or((&stamp, ""));
    let digits = |at: usize| time.get(at..at + 2).unwrap_or_default();
    format!("{date} {}:{}:{} UTC", digits(0), digits(2), digits(4))
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
        assert_eq!(moment(1_763_210_524), "2025-11-15 12:42:04 UTC");
    }

    #[test]
    fn the_latest_game_that_is_not_over_is_found() {
        let folder = std::env::temp_dir().join(format!("kaiju-store-{}", std::process::id()));
        let store = GameFolder::at(&folder);
        assert!(store.latest().is_none());
        let setup = kaiju_rules::Setup::new(kaiju_rules::EditionId::SECOND, 2).unwrap();
        let chairs = vec![kaiju_client::Chair::Person; 2];
        let game = kaiju_client::Local::new(setup, chairs, kaiju_client::Fortune::seeded(3)).unwrap();
        let mut saved = store.fresh();
        saved.save(&game.save());
        assert_eq!(saved.trouble(), None);
        let path = saved.path().to_path_buf();
        fs::write(folder.join("broken.game"), "nonsense").unwrap();
        assert_eq!(store.latest().unwrap(), (path.clone(), game.save()));
        let all: Vec<KeptGame> = store.games().collect();
        assert_eq!((all.len(), all[0].is_over(), all[0].is_open()), (1, false, true));
        // A game that is being played keeps its name; afterwards it can have another, but no other game's.
        assert_eq!(store.rename(&path, "evening").unwrap_err().kind(), ErrorKind::ResourceBusy);
        drop(saved);
        for wrong in ["", "../evening", ".evening", "a/b"] {
            assert_eq!(store.rename(&path, wrong).unwrap_err().kind(), ErrorKind::InvalidInput, "{wrong}");
        }
        assert_eq!(store.rename(&path, "broken").unwrap_err().kind(), ErrorKind::AlreadyExists);
        let named = store.rename(&path, "An evening").unwrap();
        assert_eq!(store.named("An evening.game"), Some(named.clone()));
        let game = store.games().next().unwrap();
        assert_eq!((game.name(), game.path.clone(), game.is_open()), ("An evening".to_string(), named, false));
        assert_eq!(game.played().len(), "2026-11-15 12:42".len());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn games_begun_in_the_same_second_have_files_of_their_own() {
        let folder = std::env::temp_dir().join(format!("kaiju-same-second-{}", std::process::id()));
        let store = GameFolder::at(&folder);
        let threads: Vec<_> = (0..8).map(|_| store.clone()).map(|s| std::thread::spawn(move || s.fresh())).collect();
        let mut all: Vec<Saved> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
        for (i, saved) in all.iter_mut().enumerate() {
            saved.save(&i.to_string());
        }
        for (i, saved) in all.iter().enumerate() {
            assert_eq!(fs::read_to_string(saved.path()).unwrap(), i.to_string());
        }
        // A game that was never saved leaves nothing behind, and neither do locks.
        drop((store.fresh(), all));
        let left = fs::read_dir(&folder).unwrap().flatten().map(|entry| entry.path());
        assert_eq!(left.filter(|path| path.extension().is_some_and(|end| end == OPEN)).count(), 8);
        if cfg!(unix) {
            assert_eq!(fs::read_dir(&folder).unwrap().count(), 8);
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_game_is_open_in_one_place_only() {
        let folder = std::env::temp_dir().join(format!("kaiju-one-place-{}", std::process::id()));
        let mut saved = GameFolder::at(&folder).fresh();
        saved.save("once");
        let path = saved.path().to_path_buf();
        assert_eq!(Saved::open(path.clone()).err(), Some(InUse));
        // The file is another one after every save, and still it is ours.
        saved.save("twice");
        assert_eq!(Saved::open(path.clone()).err(), Some(InUse));
        drop(saved);
        assert!(Saved::open(path).is_ok());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_cannot_be_saved_is_known() {
        let file = std::env::temp_dir().join(format!("kaiju-no-folder-{}", std::process::id()));
        fs::write(&file, "not a folder").unwrap();
        let mut saved = GameFolder::at(file.join("games")).fresh();
        assert!(saved.trouble().is_some());
        saved.save("once");
        assert!(saved.trouble().is_some_and(|why| why.contains("games")));
        fs::remove_file(file).unwrap();
    }

    #[test]
    #[cfg(unix)]
    fn a_file_in_memory_is_a_file() {
        assert!(is_device(Path::new("/dev/stdout")) && is_device(Path::new("/dev/null")));
        assert!(!is_device(Path::new("/dev/shm/a.game")));
    }

    #[test]
    fn what_is_there_is_not_written_over() {
        let folder = std::env::temp_dir().join(format!("kaiju-draft-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("a.game");
        let taken = |done: io::Result<()>| done.is_err_and(|error| error.kind() == ErrorKind::AlreadyExists);
        put(&path, b"one", false).unwrap();
        assert!(taken(put(&path, b"two", false)) && taken(free(&path, false)));
        assert_eq!(fs::read(&path).unwrap(), b"one");
        put(&path, b"two", true).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        // What came while we wrote stays too, and half a file is gone.
        let late = folder.join("late.game");
        let mut draft = WholeFile::new(&late, false).unwrap();
        draft.file().write_all(b"ours").unwrap();
        fs::write(&late, "theirs").unwrap();
        assert!(taken(draft.finish()));
        assert_eq!(fs::read(&late).unwrap(), b"theirs");
        drop(WholeFile::new(&folder.join("never"), false).unwrap());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 2);
        // An empty file is nobody's work.
        let empty = folder.join("empty");
        fs::write(&empty, "").unwrap();
        put(&empty, b"full", false).unwrap();
        assert_eq!(fs::read(&empty).unwrap(), b"full");
        // A record of ours is written again as the game goes on.
        let mut record = RecordFile::new(folder.join("r.game"), false);
        assert!(record.write(Lang::En, "one").contains("r.game") && record.write(Lang::En, "two").contains("recorded"));
        assert!(RecordFile::new(folder.join("r.game"), false).write(Lang::En, "three").contains("already exists"));
        assert_eq!(record.next(2).path, folder.join("r-2.game"));
        fs::remove_dir_all(folder).unwrap();
    }
}
