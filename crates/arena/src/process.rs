//! A child process that speaks in lines, with limits on time and memory.

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use kaiju_text::{Lang, lab};

/// The longest line a program may send; what is longer comes in pieces, none of which is an answer.
const LINE: u64 = 1 << 16;
/// How many lines wait for the program, or for us, before whoever writes them has to wait.
const WAITING: usize = 64;
/// How much of what a program complains about is kept: the end.
const COMPLAINT: usize = 4096;
/// How long a program may take to end by itself once its input has ended.
const FAREWELL: Duration = Duration::from_millis(300);

/// A program, and what it may take.
#[derive(Clone, Debug)]
pub struct Program {
    /// What is started.
    pub path: PathBuf,
    /// What it is told on its command line.
    pub args: Vec<OsString>,
    /// How long it may think about an answer.
    pub time: Duration,
    /// How much memory it may use, in bytes; none for as much as it likes. Only Linux keeps it.
    pub memory: Option<u64>,
    /// Show what it writes to standard error, instead of keeping the end of it for reports.
    pub show_stderr: bool,
}

impl Program {
    /// The program that words name: a file, or a program and its arguments with blanks between.
    pub fn new(words: &str, time: Duration, memory: Option<u64>) -> Program {
        let whole = Path::new(words).exists();
        let mut parts = words.split_whitespace();
        let (path, args) = match parts.next() {
            Some(first) if !whole => (first.into(), parts.map(OsString::from).collect()),
            _ => (words.into(), Vec::new()),
        };
        Program { path, args, time, memory, show_stderr: false }
    }

    /// A short name: that of the file, or of the script a language is told to run.
    pub fn name(&self) -> String {
        let script = self.args.iter().map(Path::new).find(|arg| arg.is_file());
        let path = script.unwrap_or(&self.path);
        path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
    }

    /// Can it be started at all?
    pub fn check(&self) -> std::io::Result<()> {
        // A bare name is looked for where programs are; anything else must be a file.
        let bare = self.path.components().count() == 1 && !self.is_python();
        if !bare && std::fs::metadata(&self.path)?.is_dir() {
            return Err(std::io::ErrorKind::IsADirectory.into());
        }
        Process::start(self).map(drop)
    }

    fn is_python(&self) -> bool {
        self.path.extension().is_some_and(|end| end == "py")
    }

    /// A Python file is given to Python: it need not be executable.
    fn command(&self) -> Command {
        let python = self.is_python();
        let mut command = Command::new(if python { Path::new("python3") } else { &self.path });
        if python {
            command.arg(&self.path);
        }
        command.args(&self.args).stdin(Stdio::piped()).stdout(Stdio::piped());
        command.stderr(if self.show_stderr { Stdio::inherit() } else { Stdio::piped() });
        command
    }
}

/// Why there is no line.
pub(crate) enum Silence {
    /// It took too long.
    Late,
    /// The program has ended, or does not listen.
    Gone,
}

/// A running program. When it is dropped the program ends, with all it started.
pub(crate) struct Process {
    child: Child,
    to: Option<SyncSender<String>>,
    from: Receiver<String>,
    complaint: Arc<Mutex<Vec<u8>>>,
}

impl Process {
    pub(crate) fn start(program: &Program) -> std::io::Result<Process> {
        let mut command = program.command();
        group(&mut command);
        let mut child = command.spawn()?;
        limit(&child, program.memory);
        let (to, lines) = sync_channel::<String>(WAITING);
        let (send, from) = sync_channel::<String>(WAITING);
        let complaint = Arc::new(Mutex::new(Vec::new()));
        // Pipes wait for as long as the program likes, so others do the waiting. Each ends when its pipe does.
        if let Some(mut pipe) = child.stdin.take() {
            std::thread::spawn(move || {
                for line in lines {
                    if pipe.write_all(line.as_bytes()).and_then(|()| pipe.flush()).is_err() {
                        return;
                    }
                }
            });
        }
        if let Some(pipe) = child.stdout.take() {
            std::thread::spawn(move || {
                let mut pipe = BufReader::new(pipe);
                let mut line = Vec::new();
                while matches!(pipe.by_ref().take(LINE).read_until(b'\n', &mut line), Ok(n) if n > 0) {
                    if send.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                        return;
                    }
                    line.clear();
                }
            });
        }
        if let Some(mut pipe) = child.stderr.take() {
            let complaint = complaint.clone();
            std::thread::spawn(move || {
                let mut bytes = [0; 1024];
                while let Ok(n @ 1..) = pipe.read(&mut bytes) {
                    let mut kept = complaint.lock().unwrap_or_else(PoisonError::into_inner);
                    kept.extend_from_slice(&bytes[..n]);
                    let over = kept.len().saturating_sub(COMPLAINT);
                    kept.drain(..over);
                }
            });
        }
        Ok(Process { child, to: Some(to), from, complaint })
    }

    /// Sends a line. A program that has not read the last few dozen is as good as gone.
    pub(crate) fn say(&mut self, mut line: String) -> Result<(), Silence> {
        line.push('\n');
        let to = self.to.as_ref().ok_or(Silence::Gone)?;
        to.try_send(line).map_err(|error| match error {
            TrySendError::Full(_) => Silence::Late,
            TrySendError::Disconnected(_) => Silence::Gone,
        })
    }

    /// The next line, if there is one before that time.
    pub(crate) fn hear(&mut self, until: Instant) -> Result<String, Silence> {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(Silence::Late);
        }
        self.from.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::Late,
            RecvTimeoutError::Disconnected => Silence::Gone,
        })
    }

    /// Forgets what was said so far: it cannot be an answer to what is asked next.
    pub(crate) fn forget(&mut self) {
        for _ in 0..WAITING {
            if self.from.try_recv().is_err() {
                return;
            }
        }
    }

    /// Ends it, and says how it ended by itself if it did, and what it complained about last.
    pub(crate) fn finish(mut self, lang: Lang) -> String {
        // A program that just closed its output is about to end; its last words are worth a moment.
        let ended = self.await_end();
        std::thread::sleep(Duration::from_millis(20));
        let complaint = self.complaint.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&complaint);
        let last = text.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default().trim().to_string();
        let how = ended.map_or_else(|| lab::note_was_ended(lang).to_string(), |status| status.to_string());
        if last.is_empty() { how } else { format!("{how}: {last}") }
    }

    fn await_end(&mut self) -> Option<ExitStatus> {
        self.to = None;
        let patience = Instant::now() + FAREWELL;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < patience => std::thread::sleep(Duration::from_millis(2)),
                _ => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Whoever does not go when its input ends is ended; so is whatever it started.
        self.await_end();
        end_group(&self.child);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The program and all it starts are a group of their own, to be ended together.
#[cfg(unix)]
fn group(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(not(unix))]
fn group(_: &mut Command) {}

#[cfg(unix)]
fn end_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
}

#[cfg(not(unix))]
fn end_group(_: &Child) {}

/// Limits what a process may write to in memory. What a runtime only reserves does not count, so languages that
/// reserve much and use little can play.
#[cfg(target_os = "linux")]
fn limit(child: &Child, memory: Option<u64>) {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};
    if memory.is_some() {
        let limit = Rlimit { current: memory, maximum: memory };
        let _ = prlimit(Some(Pid::from_child(child)), Resource::Data, limit);
    }
}

#[cfg(not(target_os = "linux"))]
fn limit(_: &Child, _: Option<u64>) {}
