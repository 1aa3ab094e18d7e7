//! Players that are other programs: a process of their own, one JSON message a line in each direction.
//! `docs/bots.md` describes the messages.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use kaiju_bots::{Bits, Bot};
use kaiju_rules::notation::Words;
use kaiju_rules::{Action, Legal, Pending, Place, Question, RULES_VERSION, Rules, Seat, SeatSet, Setup, Table, View};
use serde_json::{Map, Value, json};

/// The version of the messages.
pub const PROTOCOL: u32 = 1;
/// The longest line a program may send.
const LINE: u64 = 1 << 16;

/// How often programs did not do what they should have.
#[derive(Debug, Default)]
pub struct Faults {
    /// Answers that came too late.
    pub late: AtomicU64,
    /// Answers that were none: not JSON, or not legal.
    pub wrong: AtomicU64,
    /// Processes that ended, or could not be started.
    pub gone: AtomicU64,
}

impl Faults {
    /// All of them.
    pub fn total(&self) -> u64 {
        [&self.late, &self.wrong, &self.gone].map(|n| n.load(Ordering::Relaxed)).into_iter().sum()
    }
}

/// A program that plays.
pub struct External {
    path: PathBuf,
    time: Duration,
    faults: Arc<Faults>,
    process: Option<Process>,
    failed: bool,
    asked: u64,
    seat: Seat,
}

/// A running process, and what it says.
struct Process {
    child: Child,
    to: ChildStdin,
    from: Receiver<String>,
}

impl Process {
    /// Starts a program. A Python file that cannot be run by itself is given to Python.
    fn start(path: &Path) -> std::io::Result<Process> {
        let python = path.extension().is_some_and(|end| end == "py");
        let mut command = if python {
            let mut command = Command::new("python3");
            command.arg(path);
            command
        } else {
            Command::new(path)
        };
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (Some(to), Some(out)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(std::io::Error::other("no pipes"));
        };
        let (send, from) = channel();
        // Reading waits for as long as the program likes, so somebody else does it.
        std::thread::spawn(move || {
            let mut out = BufReader::new(out);
            loop {
                let mut line = Vec::new();
                match out.by_ref().take(LINE).read_until(b'\n', &mut line) {
                    Ok(0) | Err(_) => return,
                    Ok(_) => {
                        if send.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                            return;
                        }
                    }
                }
            }
        });
        Ok(Process { child, to, from })
    }

    fn say(&mut self, message: &Value) -> std::io::Result<()> {
        writeln!(self.to, "{message}")?;
        self.to.flush()
    }
}

impl Drop for External {
    fn drop(&mut self) {
        if let Some(mut process) = self.process.take() {
            // Whoever does not go when its input ends is ended.
            drop(process.to);
            let patience = Instant::now() + Duration::from_millis(200);
            while Instant::now() < patience {
                if let Ok(Some(_)) = process.child.try_wait() {
                    return;
                }
                std::thread::sleep(Duration::from_millis(5));
            }
            let _ = process.child.kill();
            let _ = process.child.wait();
        }
    }
}

/// Why there is no answer.
enum Silence {
    Late,
    Wrong,
    Gone,
}

impl External {
    /// A program that has so long for each answer; what it does wrong is counted.
    pub fn new(path: &Path, time: Duration, faults: Arc<Faults>) -> External {
        let path = path.to_path_buf();
        External { path, time, faults, process: None, failed: false, asked: 0, seat: Seat::A }
    }

    /// Can this program be started at all?
    pub fn check(path: &Path) -> std::io::Result<()> {
        let about = std::fs::metadata(path)?;
        if about.is_dir() {
            return Err(std::io::Error::other("that is a folder, not a program"));
        }
        let mut process = Process::start(path)?;
        let _ = process.child.kill();
        let _ = process.child.wait();
        Ok(())
    }

    fn process(&mut self) -> Option<&mut Process> {
        if self.process.is_none() && !self.failed {
            self.process = Process::start(&self.path).ok();
            if self.process.is_none() {
                self.lose();
            }
        }
        self.process.as_mut()
    }

    /// The process is gone for good; the defaults play on.
    fn lose(&mut self) {
        if std::mem::replace(&mut self.failed, true) {
            return;
        }
        self.faults.gone.fetch_add(1, Ordering::Relaxed);
        if let Some(mut process) = self.process.take() {
            let _ = process.child.kill();
            let _ = process.child.wait();
        }
    }

    fn tell(&mut self, message: &Value) {
        if let Some(process) = self.process()
            && process.say(message).is_err()
        {
            self.lose();
        }
    }

    fn answer(&mut self, message: &Value, words: Words, legal: &Legal) -> Result<Action, Silence> {
        let (id, time) = (self.asked, self.time);
        let process = self.process().ok_or(Silence::Gone)?;
        process.say(message).map_err(|_| Silence::Gone)?;
        let until = Instant::now() + time;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = match process.from.recv_timeout(left) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Err(Silence::Late),
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Gone),
            };
            let Ok(said) = serde_json::from_str::<Value>(&line) else { return Err(Silence::Wrong) };
            // An answer to an earlier question came too late for it.
            if said["id"].as_u64().is_some_and(|to| to != id) {
                continue;
            }
            return read(&said["answer"], words, legal).ok_or(Silence::Wrong);
        }
    }
}

/// An answer: its number in the list of legal ones, or its words.
fn read(answer: &Value, words: Words, legal: &Legal) -> Option<Action> {
    match answer {
        Value::Number(n) => legal.get(usize::try_from(n.as_u64()?).ok()?),
        Value::String(said) => legal.iter().find(|&action| words.action(action) == *said).or_else(|| {
            let mut line = kaiju_rules::notation::lines(said).next()?;
            let action = words.read_action(&mut line).ok()?;
            legal.contains(action).then_some(action)
        }),
        _ => None,
    }
}

/// What counts when there is no answer: stop rolling, or the first legal answer.
pub fn default_answer(view: &View, legal: &Legal) -> Action {
    let stop = Action::Keep(view.table().turn().dice);
    match view.pending() {
        Pending::Decide(_, Question::Keep) if legal.contains(stop) => stop,
        _ => legal.get(0).unwrap_or(Action::No),
    }
}

impl Bot for External {
    fn begin(&mut self, setup: &Setup, seat: Seat) {
        self.seat = seat;
        let rules = setup.rules();
        let preset = setup.edition().edition();
        let changed = Rules::NAMES.iter().filter(|name| rules.get(name) != preset.rules.get(name));
        let message = json!({
            "kaiju": "setup",
            "protocol": PROTOCOL,
            "rules": RULES_VERSION,
            "seat": seat.to_string(),
            "edition": preset.name,
            "monsters": setup.monsters().iter().map(|monster| monster.id()).collect::<Vec<_>>(),
            "switches": changed.map(|name| ((*name).to_string(), json!(rules.get(name)))).collect::<Map<_, _>>(),
            "time_ms": self.time.as_millis() as u64,
        });
        self.tell(&message);
    }

    fn choose(&mut self, view: &View, legal: &Legal, _: &mut Bits) -> Action {
        let default = default_answer(view, legal);
        let Pending::Decide(seat, question) = view.pending() else { return default };
        if self.failed {
            return default;
        }
        self.asked += 1;
        let words = Words::for_table(view.table());
        let message = json!({
            "kaiju": "question",
            "id": self.asked,
            "seat": seat.to_string(),
            "question": words.question(question),
            "legal": legal.iter().map(|action| words.action(action)).collect::<Vec<_>>(),
            "table": table(view.table(), words),
            "position": view.position(),
            "time_ms": self.time.as_millis() as u64,
        });
        match self.answer(&message, words, legal) {
            Ok(action) => return action,
            Err(Silence::Late) => _ = self.faults.late.fetch_add(1, Ordering::Relaxed),
            Err(Silence::Wrong) => _ = self.faults.wrong.fetch_add(1, Ordering::Relaxed),
            Err(Silence::Gone) => self.lose(),
        }
        default
    }

    fn end(&mut self, table: &Table) {
        let winners = seats(table.over().unwrap_or_default());
        self.tell(&json!({ "kaiju": "over", "winners": winners }));
    }
}

fn seats(set: SeatSet) -> Vec<String> {
    set.iter().map(|seat| seat.to_string()).collect()
}

/// A table as a program likes it: numbers and words, without a second notation to learn.
pub fn table(table: &Table, words: Words) -> Value {
    let card = |card: kaiju_rules::CardId| words.card(card);
    let sits = |seat: Seat| {
        let stand = table.stand(seat);
        json!({
            "seat": seat.to_string(),
            "monster": stand.monster.id(),
            "alive": table.alive().has(seat),
            "hearts": stand.hearts,
            "hearts_max": table.hearts_max(seat),
            "stars": stand.stars,
            "energy": stand.energy,
            "poison": stand.poison,
            "shrink": stand.shrink,
            "tokens": stand.dice_tokens,
            "place": table.place_of(seat).map(Place::word),
            "cards": table.held(seat).iter().map(card).collect::<Vec<_>>(),
        })
    };
    let turn = table.turn();
    let price = |seat: Seat, slot: Option<kaiju_rules::CardId>| slot.map(|card| table.price(seat, card));
    json!({
        "turn": table.turns(),
        "active": table.active().to_string(),
        "dice": turn.dice.to_string(),
        "rolls": turn.rolls,
        "seats": table.seats().iter().map(sits).collect::<Vec<_>>(),
        "shop": table.shop().map(|slot| slot.map(card)),
        "prices": table.shop().map(|slot| price(table.active(), slot)),
        "deck": table.deck().len(),
    })
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
    fn answers_are_numbers_or_words() {
        let view = view();
        let (legal, words) = (view.legal(), Words::for_table(view.table()));
        let all = view.table().turn().dice;
        assert_eq!(read(&json!(0), words, &legal), legal.get(0));
        assert_eq!(read(&json!("keep 11shee"), words, &legal), Some(Action::Keep(all)));
        assert_eq!(read(&json!("keep eehs11"), words, &legal), Some(Action::Keep(all)));
        for wrong in [json!(1000), json!(-1), json!("keep 222"), json!("sweep"), json!(null), json!("")] {
            assert_eq!(read(&wrong, words, &legal), None, "{wrong}");
        }
        assert_eq!(default_answer(&view, &legal), Action::Keep(all));
    }

    #[test]
    fn a_program_that_cannot_be_started_plays_the_defaults() {
        let faults = Arc::new(Faults::default());
        let mut bot = External::new(Path::new("no/such/program"), Duration::from_millis(50), faults.clone());
        let view = view();
        let answer = bot.choose(&view, &view.legal(), &mut Bits::new(1, 1));
        assert_eq!(answer, Action::Keep(view.table().turn().dice));
        assert!(faults.gone.load(Ordering::Relaxed) == 1);
        assert!(External::check(Path::new("no/such/program")).is_err());
    }

    #[test]
    fn a_table_is_told_in_numbers_and_words() {
        let view = view();
        let told = table(view.table(), Words::for_table(view.table()));
        assert_eq!((told["dice"].as_str(), told["seats"][1]["place"].as_str()), (Some("11eehs"), Some("city")));
        assert_eq!(told["seats"][0]["hearts"], 10);
    }
}
