//! Bots that run as processes of their own: one JSON message a line in each direction.
//! `docs/bot-protocol.md` describes the messages.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use kaiju_bots::{Bits, Bot, default_answer};
use kaiju_rules::notation::Words;
use kaiju_rules::{Action, Event, Legal, Pending, Seat, Setup, Table, View};
use kaiju_text::{Lang, lab};
use kaiju_wire::bot::{BotOver, BotQuestion, BotReply, BotSetup, BotWants, ToBot};
use serde_json::Value;

pub use crate::process::Program;
use crate::process::{Process, Silence};

/// How long a program may take to be ready: some languages start slowly.
const READY: Duration = Duration::from_secs(10);
/// A program that is late this many times in a row counts as stuck.
const LATE: u32 = 3;
/// A program that ended early in this many games in a row is not started again.
const LOST: u32 = 3;
/// How many faults are told in words.
const NOTES: usize = 5;

/// What programs did that they should not have.
#[derive(Debug, Default)]
pub struct Faults {
    /// Answers that came too late.
    pub late: AtomicU64,
    /// Answers that were none: not JSON, or not legal.
    pub wrong: AtomicU64,
    /// Processes that ended, got stuck, or could not be started.
    pub gone: AtomicU64,
    notes: Mutex<Vec<String>>,
    lang: Lang,
}

impl Faults {
    /// None yet; the first few will be told in this language.
    pub fn new(lang: Lang) -> Faults {
        Faults { lang, ..Faults::default() }
    }

    /// How often an answer was late, was wrong, and how often a process was gone.
    pub fn counts(&self) -> [u64; 3] {
        [&self.late, &self.wrong, &self.gone].map(|n| n.load(Ordering::Relaxed))
    }

    /// All of them.
    pub fn total(&self) -> u64 {
        self.counts().into_iter().sum()
    }

    /// The first few in words.
    pub fn notes(&self) -> Vec<String> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn note(&self, which: &AtomicU64, words: impl FnOnce() -> String) {
        which.fetch_add(1, Ordering::Relaxed);
        let mut notes = self.notes.lock().unwrap_or_else(PoisonError::into_inner);
        if notes.len() < NOTES {
            notes.push(words());
        }
    }
}

/// A program that plays. It is started for its first game and plays one game after the other; when it ends or gets
/// stuck, defaults play the rest of that game and it is started again for the next.
pub struct External {
    program: Program,
    faults: Arc<Faults>,
    process: Option<Process>,
    asked: u64,
    /// Answers too late, one after the other.
    late: u32,
    /// Games in which the process was lost, one after the other.
    lost: u32,
    seat: Seat,
    /// What it asked for when it was ready.
    wants: BotWants,
    /// The words of this game.
    words: Option<Words>,
    /// What happened since its last question, as it may see it.
    events: Vec<String>,
}

/// Why there is no answer.
enum NoAnswer {
    Late,
    Wrong(String),
    Gone,
}

impl From<Silence> for NoAnswer {
    fn from(silence: Silence) -> NoAnswer {
        match silence {
            Silence::Late => NoAnswer::Late,
            Silence::Gone => NoAnswer::Gone,
        }
    }
}

impl External {
    /// A program; what it does wrong is counted.
    pub fn new(program: Program, faults: Arc<Faults>) -> External {
        External {
            program,
            faults,
            process: None,
            asked: 0,
            late: 0,
            lost: 0,
            seat: Seat::A,
            wants: BotWants::default(),
            words: None,
            events: Vec::new(),
        }
    }

    /// The process is lost for this game.
    fn lose(&mut self, why: &str) {
        self.lost += 1;
        let how = self.process.take().map(|process| process.finish(self.faults.lang)).unwrap_or_default();
        let (lang, seat, asked) = (self.faults.lang, self.seat, self.asked);
        let again = if self.lost < LOST { lab::note_again(lang) } else { lab::note_never_again(lang) };
        self.faults.note(&self.faults.gone, || match how.as_str() {
            "" => lab::note_lost(lang, seat, asked, why, again),
            how => lab::note_lost_how(lang, seat, asked, why, how, again),
        });
    }

    /// Starts the process where there is none, tells it about the game and waits until it is ready. One that ended after
    /// its last game did nothing wrong: some programs play one game and go.
    fn seat_down(&mut self, message: &ToBot) {
        if self.lost >= LOST {
            return;
        }
        if let Some(process) = &mut self.process {
            match make_ready(process, message) {
                Ok(wants) => return self.wants = wants,
                Err(Silence::Late) => return self.lose(lab::note_not_ready(self.faults.lang)),
                Err(Silence::Gone) => self.process = None,
            }
        }
        match Process::start(&self.program) {
            Ok(process) => {
                let ready = make_ready(self.process.insert(process), message);
                match ready {
                    Ok(wants) => self.wants = wants,
                    Err(Silence::Late) => self.lose(lab::note_not_ready(self.faults.lang)),
                    Err(Silence::Gone) => self.lose(lab::note_ended_early(self.faults.lang)),
                }
            }
            Err(error) => self.lose(&lab::note_no_start(self.faults.lang, error)),
        }
    }

    fn answer(&mut self, message: &ToBot, words: Words, legal: &Legal) -> Result<Action, NoAnswer> {
        let (id, lang) = (self.asked, self.faults.lang);
        let process = self.process.as_mut().ok_or(NoAnswer::Gone)?;
        process.forget();
        let until = Instant::now() + self.program.time;
        process.say(written(message))?;
        loop {
            let line = process.hear(until)?;
            let shown = || line.trim().chars().take(60).collect::<String>();
            let Ok(mut said) = serde_json::from_str::<Value>(&line) else {
                return Err(NoAnswer::Wrong(lab::note_not_json(lang, shown())));
            };
            // An answer to an earlier question came too late for it.
            if said["id"].as_u64().is_some_and(|to| to != id) {
                continue;
            }
            // Whatever it says about the number is no part of the answer.
            let _ = said.as_object_mut().and_then(|said| said.remove("id"));
            let answer = serde_json::from_value::<BotReply>(said).unwrap_or_default();
            return answer.action(words, legal).ok_or_else(|| NoAnswer::Wrong(lab::note_not_legal(lang, shown())));
        }
    }
}

/// A message as a line.
fn written(message: &ToBot) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

/// Tells a process about a game and waits until it says that it is ready, and what it wants.
fn make_ready(process: &mut Process, message: &ToBot) -> Result<BotWants, Silence> {
    process.forget();
    let until = Instant::now() + READY;
    process.say(written(message))?;
    loop {
        let line = process.hear(until)?;
        if let Ok(said) = serde_json::from_str::<Value>(&line)
            && said["kaiju"] == "ready"
        {
            return Ok(serde_json::from_value(said).unwrap_or_default());
        }
    }
}

impl Bot for External {
    fn begin(&mut self, setup: &Setup, seat: Seat) {
        self.seat = seat;
        self.late = 0;
        self.words = Some(Words::for_setup(setup));
        self.events.clear();
        let message = BotSetup {
            time_ms: Some(self.program.time.as_millis() as u64),
            memory_mib: self.program.memory.map(|bytes| bytes >> 20),
            ..BotSetup::new(setup, seat)
        };
        self.seat_down(&ToBot::Setup(Box::new(message)));
    }

    fn listens(&self) -> bool {
        self.process.is_some()
    }

    fn hear(&mut self, event: Event) {
        self.events.extend(self.words.map(|words| words.event(event)));
    }

    fn choose(&mut self, view: &View, legal: &Legal, bits: &mut Bits) -> Action {
        let default = default_answer(view, legal);
        // Drawn even for a program that is gone: what the others draw must not depend on that.
        let random = bits.word() >> 11;
        let Pending::Decide(seat, question) = view.pending() else { return default };
        if self.process.is_none() {
            return default;
        }
        self.asked += 1;
        let words = Words::for_table(view.table());
        let Some(asked) = BotQuestion::new(view, legal, self.wants) else { return default };
        let message = ToBot::Question(Box::new(BotQuestion {
            id: self.asked,
            events: std::mem::take(&mut self.events),
            random,
            time_ms: Some(self.program.time.as_millis() as u64),
            ..asked
        }));
        let answer = self.answer(&message, words, legal);
        self.late = if matches!(answer, Err(NoAnswer::Late)) { self.late + 1 } else { 0 };
        let (asked, time) = (self.asked, self.program.time.as_millis());
        let lang = self.faults.lang;
        let told = |what: &str| lab::note_at(lang, seat, asked, words.question(question), what);
        match answer {
            Ok(action) => return action,
            Err(NoAnswer::Late) => {
                self.faults.note(&self.faults.late, || told(&lab::note_late(lang, time)));
                if self.late >= LATE {
                    self.lose(&lab::note_stuck(lang, LATE));
                }
            }
            Err(NoAnswer::Wrong(what)) => self.faults.note(&self.faults.wrong, || told(&what)),
            Err(NoAnswer::Gone) => self.lose(lab::note_ended(lang)),
        }
        default
    }

    fn end(&mut self, table: &Table) {
        let message = ToBot::Over(Box::new(BotOver {
            events: std::mem::take(&mut self.events),
            ..BotOver::new(table, self.seat)
        }));
        // Whether it still listens is found out at the next game.
        if let Some(process) = &mut self.process
            && process.say(written(&message)).is_ok()
        {
            self.lost = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::Viewer;
    use kaiju_rules::notation::parse_position;

    fn view() -> View {
        let text =
            "kaiju position 1\nedition second\nseat A gigazaur\nseat B kraken city\nat keep A dice 11shee rolls 2";
        parse_position(text).unwrap().seen_by(Viewer::Seat(Seat::A))
    }

    #[test]
    fn a_program_that_cannot_be_started_plays_the_defaults() {
        let faults = Arc::new(Faults::default());
        let program = Program::new("no/such/program", Duration::from_millis(50), None);
        assert!(program.check().is_err());
        let mut bot = External::new(program, faults.clone());
        let view = view();
        let setup = Setup::new(view.table().edition(), 2).unwrap();
        for game in 1..=5 {
            bot.begin(&setup, Seat::A);
            let answer = bot.choose(&view, &view.legal(), &mut Bits::new(1, 1));
            assert_eq!(answer, Action::Keep(view.table().turn().dice));
            assert_eq!(faults.counts(), [0, 0, u64::from(LOST).min(game)], "after a few games it is not tried again");
        }
        assert!(faults.notes()[0].contains("cannot be started"), "{:?}", faults.notes());
        assert!(faults.notes()[2].ends_with("it will not be restarted"), "{:?}", faults.notes());
    }

    #[test]
    fn a_program_is_named_after_its_file() {
        let named = |words: &str| Program::new(words, READY, None).name();
        assert_eq!(named("bots/my_bot.py"), "my_bot");
        assert_eq!(named("./strong --depth 3"), "strong");
        let here = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
        assert_eq!(named(&format!("python3 {here}")), "Cargo");
    }
}
