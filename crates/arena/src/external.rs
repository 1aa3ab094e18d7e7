//! Bots that run as processes of their own: one JSON message a line in each direction.
//! `docs/bot-protocol.md` describes the messages.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use kaiju_bots::{Bits, Bot, default_answer};
use kaiju_rules::notation::Words;
use kaiju_rules::{
    Action, Book, EvolutionSet, Legal, Pending, Place, RULES_VERSION, Seat, SeatSet, Setup, Source, Table, View,
};
use kaiju_text::{Lang, lab};
use serde_json::{Map, Value, json};

pub use crate::process::Program;
use crate::process::{Process, Silence};

/// The version of the messages.
pub const PROTOCOL: u32 = 1;
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
        External { program, faults, process: None, asked: 0, late: 0, lost: 0, seat: Seat::A }
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
    fn seat_down(&mut self, message: &Value) {
        if self.lost >= LOST {
            return;
        }
        if let Some(process) = &mut self.process {
            match make_ready(process, message) {
                Ok(()) => return,
                Err(Silence::Late) => return self.lose(lab::note_not_ready(self.faults.lang)),
                Err(Silence::Gone) => self.process = None,
            }
        }
        match Process::start(&self.program) {
            Ok(process) => {
                let ready = make_ready(self.process.insert(process), message);
                match ready {
                    Ok(()) => {}
                    Err(Silence::Late) => self.lose(lab::note_not_ready(self.faults.lang)),
                    Err(Silence::Gone) => self.lose(lab::note_ended_early(self.faults.lang)),
                }
            }
            Err(error) => self.lose(&lab::note_no_start(self.faults.lang, error)),
        }
    }

    fn answer(&mut self, message: &Value, words: Words, legal: &Legal) -> Result<Action, NoAnswer> {
        let (id, lang) = (self.asked, self.faults.lang);
        let process = self.process.as_mut().ok_or(NoAnswer::Gone)?;
        process.forget();
        let until = Instant::now() + self.program.time;
        process.say(message.to_string())?;
        loop {
            let line = process.hear(until)?;
            let shown = || line.trim().chars().take(60).collect::<String>();
            let Ok(said) = serde_json::from_str::<Value>(&line) else {
                return Err(NoAnswer::Wrong(lab::note_not_json(lang, shown())));
            };
            // An answer to an earlier question came too late for it.
            if said["id"].as_u64().is_some_and(|to| to != id) {
                continue;
            }
            return read(&said["answer"], words, legal)
                .ok_or_else(|| NoAnswer::Wrong(lab::note_not_legal(lang, shown())));
        }
    }
}

/// Tells a process about a game and waits until it says that it is ready.
fn make_ready(process: &mut Process, message: &Value) -> Result<(), Silence> {
    process.forget();
    let until = Instant::now() + READY;
    process.say(message.to_string())?;
    loop {
        let line = process.hear(until)?;
        if serde_json::from_str::<Value>(&line).is_ok_and(|said| said["kaiju"] == "ready") {
            return Ok(());
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

impl Bot for External {
    fn begin(&mut self, setup: &Setup, seat: Seat) {
        self.seat = seat;
        self.late = 0;
        let preset = setup.edition().edition();
        let changed = setup.rules().changes(preset.rules);
        let message = json!({
            "kaiju": "setup",
            "protocol": PROTOCOL,
            "rules": RULES_VERSION,
            "seat": seat.to_string(),
            "edition": preset.name,
            "book": setup.book().map(Book::name),
            "monsters": setup.monsters().iter().map(|monster| monster.id()).collect::<Vec<_>>(),
            "switches": changed.map(|(name, word)| (name.to_string(), json!(word))).collect::<Map<_, _>>(),
            "time_ms": self.program.time.as_millis() as u64,
            "memory_mib": self.program.memory.map(|bytes| bytes >> 20),
        });
        self.seat_down(&message);
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
        let message = json!({
            "kaiju": "question",
            "id": self.asked,
            "seat": seat.to_string(),
            "question": words.question(question),
            "legal": legal.iter().map(|action| words.action(action)).collect::<Vec<_>>(),
            "table": table(view.table(), words),
            "position": view.position(),
            "random": random,
            "time_ms": self.program.time.as_millis() as u64,
        });
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
        let message = json!({ "kaiju": "over", "winners": seats(table.over().unwrap_or_default()) });
        // Whether it still listens is found out at the next game.
        if let Some(process) = &mut self.process
            && process.say(message.to_string()).is_ok()
        {
            self.lost = 0;
        }
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
            "evolutions": table.rules().evolutions.then(|| evolutions(table, seat)),
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

/// A monster's evolutions: those in play, how many are in its hand, and which, as far as they are known.
fn evolutions(table: &Table, seat: Seat) -> Value {
    let all = table.evolutions(seat);
    let named = |set: EvolutionSet| set.iter().map(|n| table.print(Source::evolution(seat, n)).id).collect::<Vec<_>>();
    json!({ "in_play": named(all.shown), "in_hand": all.in_hand, "hand": named(all.hand) })
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

    #[test]
    fn a_table_is_told_in_numbers_and_words() {
        let view = view();
        let told = table(view.table(), Words::for_table(view.table()));
        assert_eq!((told["dice"].as_str(), told["seats"][1]["place"].as_str()), (Some("11eehs"), Some("city")));
        assert_eq!(told["seats"][0]["hearts"], 10);
    }
}
