//! Power cuts: what a disk would hold if the power went at a moment, made of a real folder in which real programs write.
//!
//! A small library in C (`power.c`) is loaded before those programs. It writes down what every change below the folder replaces,
//! and every sync. At a cut the programs end, and everything that was not synced is drawn for:
//!
//! * **Contents** in sectors of 512 bytes. A sector that was written n times since the file was synced holds any of its n + 1
//!   contents. So a write is kept, lost or torn, whatever becomes of those before and after it.
//! * **The length** is any that the file had since then, or ends at a block in between. What lies beyond is lost; what is below
//!   and was never written is zeros.
//! * **Names** (files made, renamed, removed) last when their folder is synced, new ones also when the file itself is (`fsync`,
//!   not `fdatasync`). Those of one folder go in order: a first part of them is kept. Journals keep that order in ext4, XFS and
//!   Btrfs; folders are independent of each other here, which is more than ext4 would do to anybody.
//! * **What is written through memory** (`mmap`: the index beside a log of `SQLite`) cannot be seen. All of such a file counts
//!   as not synced; sectors are as they are or as they were when it was mapped.

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::ops::AddAssign;
use std::path::{Path, PathBuf};
use std::process::Command;

use kaiju_bits::Bits;

/// The library.
const LIBRARY: &str = include_str!("power.c");
/// What a disk writes as one.
const SECTOR: u64 = 512;
/// What a file system gives to a file at a time.
const BLOCK: u64 = 4096;
/// Longer than the library's own idea of what all processes share.
const STATE_BYTES: u64 = 1 << 17;
/// How long a sync takes: as long as on a good disk, so that a cut finds something that waits for one.
const SYNC_US: &str = "1500";
/// The bytes before what a record carries.
const HEAD: usize = 48;

/// What a power cut did to what had not been synced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Losses {
    /// Changes of contents that were not synced.
    pub open: u64,
    /// Those of them of which nothing is left.
    pub lost: u64,
    /// Those of which a part is left.
    pub torn: u64,
    /// Names that were made, changed or removed without a sync, and are as they were before.
    pub names: u64,
}

impl AddAssign for Losses {
    fn add_assign(&mut self, more: Losses) {
        self.open += more.open;
        self.lost += more.lost;
        self.torn += more.torn;
        self.names += more.names;
    }
}

/// A folder in which programs write until the power is cut.
#[derive(Debug)]
pub struct PoweredFolder {
    /// Where the library keeps its log.
    home: PathBuf,
    /// What is watched.
    folder: PathBuf,
}

impl PoweredFolder {
    /// Watches a folder that exists; the log is kept in another one on the same disk.
    pub fn new(folder: &Path, home: &Path) -> io::Result<PoweredFolder> {
        if !cfg!(all(target_os = "linux", target_pointer_width = "64")) {
            return Err(io::Error::other("the power can be cut on Linux with 64 bits only"));
        }
        std::fs::create_dir_all(home)?;
        let powered = PoweredFolder { home: home.canonicalize()?, folder: folder.canonicalize()? };
        let source = powered.home.join("power.c");
        std::fs::write(&source, LIBRARY)?;
        let mut cc = Command::new("cc");
        cc.args(["-O1", "-shared", "-fPIC", "-pthread", "-o"]).arg(powered.library()).arg(&source).arg("-ldl");
        let made = cc.output().map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => io::Error::other(
                "there is no C compiler (`cc`), which power cuts need: `apt install gcc`, or what your system calls it",
            ),
            _ => error,
        })?;
        if !made.status.success() {
            let said = String::from_utf8_lossy(&made.stderr).trim().to_string();
            return Err(io::Error::other(format!("the library for power cuts cannot be built: {said}")));
        }
        powered.power_on()?;
        Ok(powered)
    }

    fn library(&self) -> PathBuf {
        self.home.join("power.so")
    }

    /// Lets a program be watched that will be started.
    pub fn watch(&self, command: &mut Command) {
        command.env("LD_PRELOAD", self.library()).env("POWER_HOME", &self.home).env("POWER_FOLDER", &self.folder);
        command.env("POWER_SYNC_US", SYNC_US);
    }

    /// Does a program that was started tell what it writes? One that has its libraries inside cannot.
    pub fn is_watching(&self) -> io::Result<bool> {
        Ok(std::fs::metadata(self.home.join("log"))?.len() > 0)
    }

    /// Begins anew: what is there now is what the disk holds.
    fn power_on(&self) -> io::Result<()> {
        let grave = self.home.join("grave");
        let _ = std::fs::remove_dir_all(&grave);
        std::fs::create_dir(&grave)?;
        std::fs::write(self.home.join("log"), b"")?;
        // A new file: whoever still has the old one stays without power.
        let state = self.home.join("state");
        let _ = std::fs::remove_file(&state);
        std::fs::File::create(&state)?.set_len(STATE_BYTES)?;
        // Programs of another user write here, too.
        #[cfg(unix)]
        for (path, mode) in [(&grave, 0o777), (&self.home.join("log"), 0o666), (&state, 0o666)] {
            use std::os::unix::fs::PermissionsExt;
            std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode))?;
        }
        Ok(())
    }

    /// From now on nothing is written or synced any more: whoever tries waits until its end.
    pub fn cut(&self) -> io::Result<()> {
        use std::io::Write;
        std::fs::File::options().write(true).open(self.home.join("state"))?.write_all(&1u32.to_ne_bytes())
    }

    /// Loses what the disk had not written, when all who wrote have ended; then the power is on again.
    pub fn lose(&self, bits: &mut Bits) -> io::Result<Losses> {
        let log = std::fs::read(self.home.join("log"))?;
        let history = WriteHistory::read(&log);
        let mut losses = Losses::default();
        let files = self.files()?;
        // One fate for all files, or each its own.
        let common = DiskFate::draw(bits);
        let alike = bits.below(2) == 0;
        for (number, changes) in &history.changes {
            let fate = if alike { common } else { DiskFate::draw(bits) };
            if let Some(path) = files.get(number) {
                lose_contents(path, changes, fate, bits, &mut losses)?;
            }
        }
        self.lose_names(&history, if alike { Some(common) } else { None }, bits, &mut losses)?;
        self.power_on()?;
        Ok(losses)
    }

    /// Every file by its number, those without a name too.
    fn files(&self) -> io::Result<HashMap<u64, PathBuf>> {
        let mut found = HashMap::new();
        let mut folders = vec![self.folder.clone(), self.home.join("grave")];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder)? {
                let entry = entry?;
                if entry.file_type()?.is_dir() {
                    folders.push(entry.path());
                } else {
                    found.insert(number(&entry), entry.path());
                }
            }
        }
        Ok(found)
    }

    /// Takes back names, the latest first; of each folder the last ones.
    fn lose_names(
        &self,
        history: &WriteHistory<'_>,
        common: Option<DiskFate>,
        bits: &mut Bits,
        losses: &mut Losses,
    ) -> io::Result<()> {
        let mut folders: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
        for name in history.open_names() {
            folders.entry(name.folder).or_default().push(name.at);
        }
        // The first name of each folder that is lost.
        let mut first_lost: BTreeMap<u64, u64> = BTreeMap::new();
        for (folder, all) in folders {
            let kept = match common.unwrap_or_else(|| DiskFate::draw(bits)) {
                DiskFate::Lost => 0,
                DiskFate::Kept => all.len(),
                _ => bits.below(all.len() + 1),
            };
            if let Some(&at) = all.get(kept) {
                first_lost.insert(folder, at);
            }
        }
        let open: Vec<&NameChange<'_>> = history.open_names().collect();
        for name in open.into_iter().rev() {
            if first_lost.get(&name.folder).is_some_and(|&at| name.at >= at) {
                losses.names += 1;
                name.take_back(&self.home.join("grave").join(name.grave.to_string()))?;
            }
        }
        Ok(())
    }
}

#[cfg(unix)]
fn number(entry: &std::fs::DirEntry) -> u64 {
    use std::os::unix::fs::DirEntryExt;
    entry.ino()
}

#[cfg(not(unix))]
fn number(_: &std::fs::DirEntry) -> u64 {
    0
}

/// What becomes of what was not synced in one file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum DiskFate {
    /// The disk had written nothing of it.
    Lost,
    /// The disk had written all of it.
    Kept,
    /// The disk wrote in order, up to somewhere in the middle of a write.
    InOrder,
    /// Each write was written or not, some in part.
    AnyWrites,
    /// Each sector was written or not.
    AnySectors,
}

impl DiskFate {
    fn draw(bits: &mut Bits) -> DiskFate {
        [
            DiskFate::Lost,
            DiskFate::Lost,
            DiskFate::InOrder,
            DiskFate::InOrder,
            DiskFate::AnyWrites,
            DiskFate::AnyWrites,
            DiskFate::AnySectors,
            DiskFate::Kept,
        ][bits.below(8)]
    }
}

/// A change of a file's contents.
#[derive(Clone, Copy, Debug)]
struct ContentChange<'a> {
    /// Where it is in the log.
    at: u64,
    /// From here, in whole sectors.
    from: u64,
    /// To here.
    to: u64,
    /// How long the file was.
    length: u64,
    /// What was there, as far as there was something.
    before: &'a [u8],
    /// It was written through memory: syncs do not tell what was.
    mapped: bool,
}

impl ContentChange<'_> {
    fn sectors(&self) -> std::ops::Range<u64> {
        self.from / SECTOR..self.to / SECTOR
    }

    /// What one sector had before.
    fn sector(&self, sector: u64) -> [u8; SECTOR as usize] {
        let from = (sector * SECTOR - self.from) as usize;
        let there = self.before.get(from..).unwrap_or_default();
        std::array::from_fn(|i| there.get(i).copied().unwrap_or(0))
    }
}

/// A change of a name.
#[derive(Clone, Debug)]
struct NameChange<'a> {
    kind: NameKind<'a>,
    /// Where it is in the log.
    at: u64,
    /// The number of the file.
    number: u64,
    /// The number of its folder.
    folder: u64,
    path: &'a Path,
    /// Where the file is that lost its name; 0 where none did.
    grave: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum NameKind<'a> {
    Made,
    /// Renamed from this.
    Renamed(&'a Path),
    Removed,
}

impl NameChange<'_> {
    /// Makes it undone. What was written down but did not happen any more needs nothing.
    fn take_back(&self, grave: &Path) -> io::Result<()> {
        let there = |path: &Path| path.symlink_metadata().is_ok();
        match self.kind {
            NameKind::Made if self.path.is_dir() => std::fs::remove_dir_all(self.path),
            NameKind::Made if there(self.path) => std::fs::remove_file(self.path),
            NameKind::Renamed(from) if there(self.path) && !there(from) => {
                std::fs::rename(self.path, from)?;
                if self.grave > 0 { std::fs::rename(grave, self.path) } else { Ok(()) }
            }
            NameKind::Removed if !there(self.path) && there(grave) => std::fs::rename(grave, self.path),
            _ => Ok(()),
        }
    }
}

/// What the library wrote down.
#[derive(Debug, Default)]
struct WriteHistory<'a> {
    /// What was not synced, by file.
    changes: BTreeMap<u64, Vec<ContentChange<'a>>>,
    names: Vec<NameChange<'a>>,
    /// Up to where in the log the names of a folder are on the disk.
    names_until: BTreeMap<u64, u64>,
}

impl<'a> WriteHistory<'a> {
    fn read(log: &'a [u8]) -> WriteHistory<'a> {
        let mut history = WriteHistory::default();
        let mut at = 0;
        while let Some(head) = log.get(at..at + HEAD) {
            let short = |i: usize| u32::from_ne_bytes([head[i], head[i + 1], head[i + 2], head[i + 3]]);
            let word = |i: usize| {
                let from = 8 + 8 * i;
                (0..8).fold(0u64, |word, byte| word | u64::from(head[from + byte]) << (8 * byte))
            };
            let end = at + HEAD + short(4) as usize;
            // The last record may have been cut off, and then nothing came of it.
            let Some(bytes) = log.get(at + HEAD..end) else { break };
            history.learn(short(0), &std::array::from_fn(word), at as u64, bytes);
            at = end;
        }
        history
    }

    /// Takes in one record; the kinds are those of `power.c`.
    fn learn(&mut self, kind: u32, &[number, b, c, d, _]: &[u64; 5], at: u64, bytes: &'a [u8]) {
        let mut paths = bytes.split(|&byte| byte == 0).map(as_path);
        let mut path = || paths.next().unwrap_or(Path::new(""));
        match kind {
            2 | 7 => {
                let change = ContentChange { at, from: b, to: c, length: d, before: bytes, mapped: kind == 7 };
                self.changes.entry(number).or_default().push(change);
            }
            3 => {
                if let Some(changes) = self.changes.get_mut(&number) {
                    changes.retain(|change| change.at >= b || change.mapped);
                }
                // A sync of a folder, or of a file that was made in one.
                let made = |name: &&NameChange<'_>| name.number == number && name.kind == NameKind::Made && name.at < b;
                let made =
                    if c == 0 { self.names.iter().rfind(made).map(|name| (name.folder, name.at + 1)) } else { None };
                for (folder, until) in [(number, b)].into_iter().chain(made) {
                    let known = self.names_until.entry(folder).or_default();
                    *known = until.max(*known);
                }
            }
            4..=6 => {
                let to = path();
                let kind = match kind {
                    4 => NameKind::Made,
                    5 => NameKind::Renamed(path()),
                    _ => NameKind::Removed,
                };
                self.names.push(NameChange { kind, at, number, folder: b, path: to, grave: c });
            }
            _ => {}
        }
    }

    /// The names that are not on the disk for certain.
    fn open_names(&self) -> impl Iterator<Item = &NameChange<'a>> {
        let until = |name: &NameChange<'_>| self.names_until.get(&name.folder).copied().unwrap_or(0);
        self.names.iter().filter(move |name| name.at >= until(name))
    }
}

#[cfg(unix)]
fn as_path(bytes: &[u8]) -> &Path {
    use std::os::unix::ffi::OsStrExt;
    Path::new(std::ffi::OsStr::from_bytes(bytes))
}

#[cfg(not(unix))]
fn as_path(_: &[u8]) -> &Path {
    Path::new("")
}

/// What is left of one change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kept {
    All,
    None,
    /// The sectors before this one.
    Before(u64),
    /// This one and those after.
    From(u64),
    /// Some, by lot.
    Some,
}

impl Kept {
    fn draw(fate: DiskFate, change: &ContentChange<'_>, point: u64, bits: &mut Bits) -> Kept {
        let sectors = change.sectors();
        let somewhere = |bits: &mut Bits| sectors.start + bits.below((sectors.end - sectors.start) as usize + 1) as u64;
        if change.mapped {
            return Kept::Some;
        }
        match fate {
            DiskFate::Lost => Kept::None,
            DiskFate::Kept => Kept::All,
            DiskFate::InOrder if change.at < point => Kept::All,
            DiskFate::InOrder if change.at > point => Kept::None,
            DiskFate::InOrder => Kept::Before(somewhere(bits)),
            DiskFate::AnySectors => Kept::Some,
            DiskFate::AnyWrites => match bits.below(6) {
                0 | 1 => Kept::All,
                2 | 3 => Kept::None,
                4 => Kept::Before(somewhere(bits)),
                _ => Kept::From(somewhere(bits)),
            },
        }
    }

    fn keeps(self, sector: u64, bits: &mut Bits) -> bool {
        match self {
            Kept::All => true,
            Kept::None => false,
            Kept::Before(end) => sector < end,
            Kept::From(start) => sector >= start,
            Kept::Some => bits.below(2) == 0,
        }
    }
}

/// Loses contents of one file.
fn lose_contents(
    path: &Path,
    changes: &[ContentChange<'_>],
    fate: DiskFate,
    bits: &mut Bits,
    losses: &mut Losses,
) -> io::Result<()> {
    let Some(last) = changes.last() else { return Ok(()) };
    let file = std::fs::File::options().read(true).write(true).open(path)?;
    let now = file.metadata()?.len();
    let point = changes[bits.below(changes.len())].at;
    let kept: Vec<Kept> = changes.iter().map(|change| Kept::draw(fate, change, point, bits)).collect();
    // Which sectors hold what they held before which change.
    let mut outcome: BTreeMap<u64, Option<usize>> = BTreeMap::new();
    for (i, (change, kept)) in changes.iter().zip(&kept).enumerate() {
        let (mut some, mut all) = (false, true);
        for sector in change.sectors() {
            let keeps = kept.keeps(sector, bits);
            (some, all) = (some | keeps, all & keeps);
            if keeps {
                outcome.insert(sector, None);
            } else {
                outcome.entry(sector).and_modify(|held| *held = held.or(Some(i))).or_insert(Some(i));
            }
        }
        losses.open += 1;
        losses.torn += u64::from(some && !all);
        losses.lost += u64::from(!some && !change.sectors().is_empty());
    }
    let length = length_left(changes, &kept, fate, now, last, bits);
    file.set_len(now.max(length))?;
    for (sector, held) in outcome {
        let from = sector * SECTOR;
        // A file that was cut short and is not after all has its old end.
        let old_end = || changes.iter().rposition(|change| change.sectors().contains(&sector) && change.length > from);
        let held = if from >= now && from < length { held.or_else(old_end) } else { held };
        if let Some(i) = held {
            write_at(&file, &changes[i].sector(sector), from)?;
        }
    }
    file.set_len(length)
}

/// How long a file is after a cut.
fn length_left(
    changes: &[ContentChange<'_>],
    kept: &[Kept],
    fate: DiskFate,
    now: u64,
    last: &ContentChange<'_>,
    bits: &mut Bits,
) -> u64 {
    let after = |i: usize| changes.get(i + 1).map_or(now, |next| next.length);
    match fate {
        _ if last.mapped => now,
        DiskFate::Kept => now,
        DiskFate::Lost => changes[0].length,
        DiskFate::InOrder => kept.iter().rposition(|kept| *kept != Kept::None).map_or(changes[0].length, after),
        DiskFate::AnyWrites | DiskFate::AnySectors => {
            let (one, two) = (changes[bits.below(changes.len())].length, now);
            let (low, high) = (one.min(two), one.max(two));
            match bits.below(3) {
                0 => one,
                1 => two,
                _ => (low + bits.below((high - low) as usize + 1) as u64).next_multiple_of(BLOCK).clamp(low, high),
            }
        }
    }
}

#[cfg(unix)]
fn write_at(file: &std::fs::File, bytes: &[u8], at: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::write_all_at(file, bytes, at)
}

#[cfg(not(unix))]
fn write_at(_: &std::fs::File, _: &[u8], _: u64) -> io::Result<()> {
    Err(io::Error::other("the power can be cut on Linux with 64 bits only"))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    /// A folder in which a shell does something before the power is cut; what is left, for many cuts.
    fn left_by(does: &str, look: impl Fn(&Path) -> String) -> BTreeMap<String, u32> {
        let scratch = tempfile::tempdir().unwrap();
        let (folder, home) = (scratch.path().join("data"), scratch.path().join("power"));
        std::fs::create_dir(&folder).unwrap();
        let powered = PoweredFolder::new(&folder, &home).unwrap();
        let mut left = BTreeMap::new();
        for seed in 0..24 {
            std::fs::remove_dir_all(&folder).unwrap();
            std::fs::create_dir(&folder).unwrap();
            let before = "head -c 4096 /dev/zero | tr '\\0' b > old; sync old; sync .";
            let mut shell = Command::new("sh");
            shell.current_dir(&folder).args(["-ec", &format!("{before}; {does}")]);
            powered.watch(&mut shell);
            let done = shell.output().unwrap();
            assert!(done.status.success() && powered.is_watching().unwrap(), "{done:?}");
            powered.cut().unwrap();
            powered.lose(&mut Bits::new(seed, 1)).unwrap();
            *left.entry(look(&folder)).or_default() += 1;
        }
        left
    }

    fn sectors(path: &Path) -> String {
        let bytes = std::fs::read(path).unwrap_or_default();
        bytes.chunks(SECTOR as usize).map(|sector| sector[0] as char).collect()
    }

    fn names(folder: &Path) -> String {
        let all = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut all: Vec<String> = all.collect();
        all.sort();
        all.join(" ")
    }

    const OVERWRITE: &str = "head -c 2048 /dev/zero | tr '\\0' A | dd of=old bs=2048 iflag=fullblock conv=notrunc 2>&1";

    #[test]
    fn what_is_synced_stays() {
        let left = left_by(&format!("{OVERWRITE}; sync old"), |folder| sectors(&folder.join("old")));
        assert_eq!(left.into_iter().collect::<Vec<_>>(), [("AAAAbbbb".to_string(), 24)]);
        let left = left_by("echo 1 > made; sync made; mv old new; rm made; sync .", names);
        assert_eq!(left.into_iter().collect::<Vec<_>>(), [("new".to_string(), 24)]);
    }

    #[test]
    fn a_write_that_is_not_synced_is_lost_kept_or_torn() {
        let left = left_by(OVERWRITE, |folder| sectors(&folder.join("old")));
        assert!(left.contains_key("bbbbbbbb") && left.contains_key("AAAAbbbb") && left.len() > 4, "{left:?}");
        assert!(left.keys().all(|left| left.len() == 8 && left.ends_with("bbbb")), "only what was written: {left:?}");
    }

    #[test]
    fn lengths_and_names_that_are_not_synced_go_either_way() {
        let left = left_by("dd if=/dev/zero of=old bs=1024 count=1 oflag=append conv=notrunc 2>&1", |folder| {
            sectors(&folder.join("old")).len().to_string()
        });
        assert!(left.contains_key("8") && left.contains_key("10"), "{left:?}");
        let left = left_by(": > old", |folder| sectors(&folder.join("old")));
        assert_eq!(left.len(), 2, "cut short or not, never anything else: {left:?}");
        let left = left_by("echo 1 > made; mv old new; rm made", names);
        let wanted = ["made new", "made old", "new", "old"];
        assert_eq!(left.into_keys().collect::<Vec<_>>(), wanted, "in their order, up to somewhere");
    }
}
