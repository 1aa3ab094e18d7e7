//! The terminal: taken over, restored whatever happens, suspended and resumed.

use std::io::{self, IsTerminal as _, Stdout, Write as _};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::Print;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode,
};
use ratatui::{Frame, Terminal};

use crate::ui::Advice;

/// Something the screen should know about.
pub enum Msg {
    /// A key, the mouse, another size.
    Term(Event),
    /// A program has an answer.
    Thought,
    /// Advice on a question with this number.
    Advice(usize, Advice),
    /// Something came over the network.
    News,
    /// A line was typed where there is no screen; none when there are no more.
    Typed(Option<String>),
    /// Leave now: the terminal is being closed, or the system wants us to end.
    Leave,
    /// Go to sleep.
    Sleep,
    /// We were asleep.
    Awake,
}

/// A terminal that has been taken over.
pub struct Shell {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    inbox: Receiver<Msg>,
    outbox: Sender<Msg>,
    /// What the title of the terminal calls somebody to.
    called: Option<String>,
}

/// What the title of the terminal is where nobody is called.
const TITLE: &str = "kaiju";
/// The terminal puts its title aside, and takes it back. Those that cannot do nothing.
const KEEP_TITLE: &str = "\u{1b}[22;2t";
const GIVE_TITLE_BACK: &str = "\u{1b}[23;2t";
/// Was the title of the terminal changed?
static TITLED: AtomicBool = AtomicBool::new(false);

/// How wide the terminal that standard output goes to is, if it goes to one.
pub fn columns() -> Option<usize> {
    let size = ratatui::crossterm::terminal::size().ok()?;
    io::stdout().is_terminal().then_some(size.0.into())
}

/// Gives the terminal back. Errors are not told: there may be no terminal any more.
fn restore() {
    let mut out = io::stdout();
    if TITLED.swap(false, Ordering::Relaxed) {
        let _ = execute!(out, SetTitle(""), Print(GIVE_TITLE_BACK));
    }
    let _ = execute!(out, DisableMouseCapture, LeaveAlternateScreen, ratatui::crossterm::cursor::Show);
    let _ = disable_raw_mode();
    let _ = out.flush();
}

fn take() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, ratatui::crossterm::cursor::Hide)
}

impl Shell {
    /// Takes the terminal over until the value is dropped.
    pub fn open() -> io::Result<Shell> {
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let before = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                restore();
                before(panic);
            }));
        });
        let (outbox, inbox) = channel();
        listen_to_signals(outbox.clone())?;
        take()?;
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        let keys = outbox.clone();
        thread::spawn(move || {
            while let Ok(event) = event::read() {
                if keys.send(Msg::Term(event)).is_err() {
                    return;
                }
            }
            // The terminal is gone.
            let _ = keys.send(Msg::Leave);
        });
        Ok(Shell { terminal, inbox, outbox, called: None })
    }

    /// Calls somebody by the title of the terminal and, when that begins, by its bell; with none nobody is called any more. Whoever has
    /// set `NO_COLOR` wants neither.
    pub fn call(&mut self, to: Option<&str>) -> io::Result<()> {
        if self.called.as_deref() == to || std::env::var_os("NO_COLOR").is_some_and(|set| !set.is_empty()) {
            return Ok(());
        }
        let mut out = io::stdout();
        if !TITLED.swap(true, Ordering::Relaxed) {
            execute!(out, Print(KEEP_TITLE))?;
        }
        match to {
            Some(to) => execute!(out, SetTitle(format!("{to} – {TITLE}")), Print('\u{7}'))?,
            None => execute!(out, SetTitle(TITLE))?,
        }
        self.called = to.map(str::to_string);
        Ok(())
    }

    /// Where to send something the screen should know about.
    pub fn outbox(&self) -> Sender<Msg> {
        self.outbox.clone()
    }

    /// Draws. Only what differs from the last time goes over the line.
    pub fn draw(&mut self, with: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        self.terminal.draw(with).map(|_| ())
    }

    /// Forgets what is on the screen: the next drawing is a whole one.
    pub fn forget(&mut self) -> io::Result<()> {
        execute!(io::stdout(), Clear(ClearType::All))?;
        // A new one knows nothing of the screen, and unlike `clear` it does not ask the terminal where the cursor is:
        // the thread that reads keys would take the answer.
        self.terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        Ok(())
    }

    /// The next message, or none after so long.
    pub fn next(&self, wait: Duration) -> Option<Msg> {
        match self.inbox.recv_timeout(wait) {
            Ok(message) => Some(message),
            Err(RecvTimeoutError::Timeout) => None,
            // Cannot happen, we hold a sender ourselves; and if it did there would be nothing left to wait for.
            Err(RecvTimeoutError::Disconnected) => Some(Msg::Leave),
        }
    }

    /// Gives the terminal back, sleeps until somebody wakes us (`fg`), and takes it over again.
    pub fn sleep(&mut self) -> io::Result<()> {
        restore();
        stop_here();
        take()?;
        self.forget()
    }

    /// Takes the terminal over again after somebody else stopped and woke us.
    pub fn awake(&mut self) -> io::Result<()> {
        take()?;
        self.forget()
    }
}

impl Drop for Shell {
    fn drop(&mut self) {
        restore();
    }
}

#[cfg(unix)]
fn listen_to_signals(outbox: Sender<Msg>) -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP};
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGCONT])?;
    thread::spawn(move || {
        for signal in &mut signals {
            let message = match signal {
                SIGTSTP => Msg::Sleep,
                SIGCONT => Msg::Awake,
                _ => Msg::Leave,
            };
            if outbox.send(message).is_err() {
                return;
            }
        }
    });
    Ok(())
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "where there are signals it can fail")]
fn listen_to_signals(_: Sender<Msg>) -> io::Result<()> {
    Ok(())
}

#[cfg(unix)]
fn stop_here() {
    let _ = signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP);
}

#[cfg(not(unix))]
fn stop_here() {}
