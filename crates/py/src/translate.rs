//! What Python and kaiju call the same things: exceptions, seats, setups, answers.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, MutexGuard, TryLockError};
use std::time::{Duration, Instant};

use kaiju_bots::Player;
use kaiju_bots::deep::Deep;
use kaiju_env::ObservationShape;
use kaiju_rules::notation::{ParseError, Words, lines};
use kaiju_rules::{
    Book, Dice, EditionId, Face, Illegal, Input, Monster, Outcome, Preset, Question, Rules, Seat, SeatSet, Setup, Table,
};
use kaiju_testkit::scenario::Scenario;
use kaiju_text::{Lang, rules, search};
use kaiju_wire::bot::answer;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString};
use serde_json::Value;

/// The exceptions, as `kaiju/errors.py` has them.
mod raised {
    #![allow(unreachable_pub)] // the macro makes them public

    pyo3::import_exception!(kaiju.errors, KaijuError);
    pyo3::import_exception!(kaiju.errors, SetupRefused);
    pyo3::import_exception!(kaiju.errors, NotationError);
    pyo3::import_exception!(kaiju.errors, IllegalAnswer);
    pyo3::import_exception!(kaiju.errors, ScenarioFailed);
    pyo3::import_exception!(kaiju.errors, InUse);
    pyo3::import_exception!(kaiju.errors, Bug);
}

pub(crate) use raised::{Bug, IllegalAnswer, InUse, KaijuError, NotationError, ScenarioFailed, SetupRefused};

/// A text that cannot be read.
pub(crate) fn unreadable(error: &ParseError) -> PyErr {
    NotationError::new_err((error.to_string(), error.line, error.column))
}

/// An input that is refused.
pub(crate) fn refused(illegal: Illegal) -> PyErr {
    IllegalAnswer::new_err((illegal.to_string(), illegal.word()))
}

/// Anything else that is wrong.
pub(crate) fn wrong(message: impl Into<String>) -> PyErr {
    let message: String = message.into();
    KaijuError::new_err(message)
}

/// Does some work while other threads of Python go on. A panic is a bug, or comes of a position that no game comes to: it is
/// an exception, and stays on this side of the border.
pub(crate) fn work<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    py.detach(|| catch(work))
}

/// How long work goes on before Python is asked whether somebody pressed Ctrl-C: asking takes the interpreter away from others.
const ASKS: Duration = Duration::from_millis(50);

/// Does long work while other threads of Python go on. Now and then the work asks whether to go on; once Ctrl-C was pressed it is
/// told to stop, and what Python raises for that is the result.
pub(crate) fn heeding<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&mut dyn FnMut() -> ControlFlow<()>) -> T + Send,
) -> PyResult<T> {
    let (mut raised, mut asked) = (Ok(()), Instant::now());
    let done = self::work(py, || {
        work(&mut || {
            if asked.elapsed() >= ASKS {
                asked = Instant::now();
                raised = Python::attach(|py| py.check_signals());
            }
            if raised.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    })?;
    raised.map(|()| done)
}

/// Does some short work.
pub(crate) fn catch<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let said = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
        Bug::new_err(format!("a bug of kaiju, or a position that no game comes to: {}", said.unwrap_or("no reason")))
    })
}

/// The one thing inside, unless another thread has it.
pub(crate) fn only_one<'a, T>(inside: &'a Mutex<T>, what: &str) -> PyResult<MutexGuard<'a, T>> {
    inside.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => InUse::new_err(format!("another thread is using this {what}")),
        TryLockError::Poisoned(_) => wrong(format!("a call on this {what} went wrong before: make a new one")),
    })
}

/// A seat by its letter or its number, counted from 0.
pub(crate) fn seat(word: &Bound<'_, PyAny>, seats: SeatSet) -> PyResult<Seat> {
    let found = if let Ok(letter) = word.extract::<String>() {
        let mut letters = letter.chars();
        letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none())
    } else if word.is_instance_of::<PyInt>() && !word.is_instance_of::<PyBool>() {
        word.extract::<usize>().ok().and_then(|number| Seat::ALL.get(number).copied())
    } else {
        return Err(PyTypeError::new_err("a seat is a letter from A to F, or its number from 0 on"));
    };
    let said = || word.str().map(|said| said.to_string()).unwrap_or_default();
    let seat = found.ok_or_else(|| wrong(format!("expected a seat from A to F, found `{}`", short(&said()))))?;
    if seats.has(seat) { Ok(seat) } else { Err(wrong(format!("nobody sits at {seat}"))) }
}

/// A text as long as an error likes it.
pub(crate) fn short(text: &str) -> String {
    let mut cut: String = text.chars().take(40).collect();
    if cut.len() < text.len() {
        cut.push('…');
    }
    cut
}

/// What a game is started from, as Python says it.
#[derive(Default)]
pub(crate) struct Wanted {
    pub(crate) edition: Option<String>,
    pub(crate) players: Option<usize>,
    pub(crate) book: Option<String>,
    pub(crate) switches: Option<BTreeMap<String, String>>,
    pub(crate) monsters: Option<Vec<String>>,
}

impl Wanted {
    /// The edition or the book.
    pub(crate) fn preset(&self) -> PyResult<Preset> {
        let edition = self.edition.as_deref().map(|name| {
            EditionId::from_name(name).ok_or_else(|| unknown("an edition", &EditionId::ALL.map(EditionId::name), name))
        });
        let edition = edition.transpose()?;
        let Some(name) = &self.book else { return Ok(Preset::Edition(edition.unwrap_or_default())) };
        let book = Book::from_name(name).ok_or_else(|| unknown("a book", &Book::ALL.map(Book::name), name))?;
        if edition.is_some_and(|edition| edition != book.edition()) {
            return Err(SetupRefused::new_err(format!("{book} is a book of the edition {}", book.edition())));
        }
        Ok(Preset::Book(book))
    }

    pub(crate) fn setup(&self) -> PyResult<Setup> {
        let refuse = |message: String| SetupRefused::new_err(message);
        let preset = self.preset()?;
        let mut rules = preset.rules();
        for (name, word) in self.switches.iter().flatten() {
            let Some(words) = Rules::words(name) else {
                return Err(unknown("a switch", Rules::NAMES, name));
            };
            rules.set(name, word).map_err(|_| {
                refuse(format!("expected one of {} for {name}, found `{}`", words.join(", "), short(word)))
            })?;
        }
        let named = self.monsters.as_ref().map(|ids| {
            let known = || Monster::ALL.iter().map(|monster| monster.id()).collect::<Vec<_>>();
            ids.iter()
                .map(|id| Monster::from_id(id).ok_or_else(|| unknown("a monster", &known(), id)))
                .collect::<PyResult<Vec<_>>>()
        });
        let named = named.transpose()?;
        if let (Some(players), Some(named)) = (self.players, &named)
            && players != named.len()
        {
            return Err(refuse(format!("{players} play, but {} monsters are named", named.len())));
        }
        let players = named.as_ref().map_or(self.players.unwrap_or(4), Vec::len);
        let setup = Setup::of_preset(preset, players).map(|setup| setup.with_rules(rules));
        let setup = match named {
            Some(monsters) => setup.and_then(|setup| setup.with_monsters(&monsters)),
            None => setup,
        };
        let setup = setup.map_err(|error| refuse(error.to_string()))?;
        setup.check().map_err(|error| refuse(error.to_string()))?;
        Ok(setup)
    }
}

/// What a setup is refused with that names something there is not.
fn unknown(what: &str, names: &[&str], said: &str) -> PyErr {
    SetupRefused::new_err(format!("expected {what} ({}), found `{}`", names.join(", "), short(said)))
}

/// Switches as Python says them: words, or truths for those that are yes or no.
pub(crate) fn switches(said: Option<&Bound<'_, PyDict>>) -> PyResult<Option<BTreeMap<String, String>>> {
    let Some(said) = said else { return Ok(None) };
    let mut all = BTreeMap::new();
    for (name, value) in said.iter() {
        let word = match value.extract::<bool>() {
            Ok(true) => "yes".to_string(),
            Ok(false) => "no".to_string(),
            Err(_) => value.extract::<String>()?,
        };
        all.insert(name.extract::<String>()?, word);
    }
    Ok(Some(all))
}

/// A bot by its name.
pub(crate) fn player(name: &str) -> PyResult<Player> {
    name.parse().map_err(|why| wrong(format!("`{}`: {why}; there are {}", short(name), Player::NAMES.join(", "))))
}

/// Who sits where: a name for each seat, or one for all.
pub(crate) fn players(names: &[String], seats: usize) -> PyResult<Vec<Player>> {
    let players: Vec<Player> = names.iter().map(|name| player(name)).collect::<PyResult<_>>()?;
    match players[..] {
        [one] => Ok(vec![one; seats]),
        _ if players.len() == seats => Ok(players),
        _ => Err(wrong(format!("{} bots for {seats} seats: name one for all, or one for each", players.len()))),
    }
}

/// Dice as letters of the notation, at most nine.
pub(crate) fn dice(word: &str) -> PyResult<Dice> {
    let few = word.chars().count() <= 9;
    let dice: Option<Dice> = if word == "-" { Some(Dice::NONE) } else { word.chars().map(Face::from_letter).collect() };
    dice.filter(|_| few).ok_or_else(|| wrong(format!("expected up to 9 dice like 11e, or -, found `{}`", short(word))))
}

/// An input, as Python says it: a number of an answer, or words of the notation, with or without the seat.
pub(crate) fn input(table: &Table, said: &Bound<'_, PyAny>) -> PyResult<(Option<Seat>, Input)> {
    if said.is_instance_of::<PyBool>() {
        return Err(PyTypeError::new_err("an answer is a number or a text"));
    }
    if let Ok(text) = said.extract::<String>() {
        let mut all = lines(&text);
        let (Some(mut line), None) = (all.next(), all.next()) else {
            return Err(NotationError::new_err(("1:1: expected one answer on one line".to_string(), 1, 1)));
        };
        let words = Words::for_table(table);
        let whole = line.peek().is_some_and(|word| word == "luck" || Seat::ALL.iter().any(|s| s.to_string() == word));
        let read = if whole {
            words.read_input(&mut line)
        } else {
            words.read_action(&mut line).and_then(|action| line.done().map(|()| (None, Input::Act(action))))
        };
        return read.map_err(|error| unreadable(&error));
    }
    // Whatever Python can use as a number: also those of NumPy.
    let index = said.call_method0("__index__");
    let number = index.map_err(|_| PyTypeError::new_err("an answer is a number or a text"))?;
    let action = number.extract::<u32>().ok().and_then(answer);
    let action = action.ok_or_else(|| refused(Illegal::NotAnAnswer))?;
    Ok((None, Input::Act(action)))
}

/// A value of JSON as Python has it.
pub(crate) fn from_json<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(truth) => PyBool::new(py, *truth).to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(number), _) => PyInt::new(py, number).into_any(),
            (None, Some(number)) => PyInt::new(py, number).into_any(),
            _ => PyFloat::new(py, number.as_f64().unwrap_or(f64::NAN)).into_any(),
        },
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Array(all) => {
            let list = PyList::empty(py);
            all.iter().try_for_each(|one| list.append(from_json(py, one)?))?;
            list.into_any()
        }
        Value::Object(all) => {
            let dict = PyDict::new(py);
            all.iter().try_for_each(|(key, one)| dict.set_item(key, from_json(py, one)?))?;
            dict.into_any()
        }
    })
}

/// The first word after `kaiju` of a text: what it is.
pub(crate) fn kind_of(text: &str) -> String {
    let mut first = lines(text).next();
    let words = first.as_mut().map(|line| (line.take("kaiju"), line.peek().unwrap_or_default().to_string()));
    words.filter(|(ours, _)| *ours).map(|(_, kind)| kind).unwrap_or_default()
}

/// What chance said, as a line of the notation.
pub(crate) fn outcome_text(table: &Table, outcome: Outcome) -> String {
    Words::for_table(table).input(None, Input::Luck(outcome))
}

/// The version of kaiju.
#[pyfunction]
pub(crate) fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

/// The names of the editions, oldest first.
#[pyfunction]
pub(crate) fn edition_names() -> Vec<&'static str> {
    EditionId::ALL.map(EditionId::name).to_vec()
}

/// The names of the rulebooks.
#[pyfunction]
pub(crate) fn book_names() -> Vec<&'static str> {
    Book::ALL.map(Book::name).to_vec()
}

/// Names of bots; those with a number take other numbers too.
#[pyfunction]
pub(crate) fn bot_names() -> Vec<&'static str> {
    Player::NAMES.to_vec()
}

/// The ids of the monsters.
#[pyfunction]
pub(crate) fn monster_names() -> Vec<&'static str> {
    Monster::ALL.iter().map(|monster| monster.id()).collect()
}

/// The ids of the cards, in the order in which observations have them; and of the monsters with Evolutions.
#[pyfunction]
pub(crate) fn card_names() -> (Vec<&'static str>, Vec<&'static str>) {
    Deep::names()
}

/// Each switch of the rules, with the words it takes.
#[pyfunction]
pub(crate) fn switch_words() -> Vec<(&'static str, Vec<&'static str>)> {
    Rules::NAMES.iter().map(|name| (*name, Rules::words(name).unwrap_or_default().to_vec())).collect()
}

/// The kinds of questions, in the order in which observations have them.
#[pyfunction]
pub(crate) fn question_words() -> Vec<&'static str> {
    Question::WORDS.to_vec()
}

/// How many numbers an observation has.
#[pyfunction]
pub(crate) fn observation_size() -> usize {
    ObservationShape::ours().len()
}

/// What an observation is made of: name, first number, size, how often, how far apart, and what it tells.
#[pyfunction]
pub(crate) fn observation_parts() -> Vec<(&'static str, usize, usize, usize, usize, &'static str)> {
    let parts = ObservationShape::ours().parts().iter();
    parts.map(|part| (part.name, part.from, part.size, part.times, part.apart, part.about)).collect()
}

/// Rules of an edition that fit some words, the best first: each as its clause, its title and its text, in English. The words may
/// be the name of a clause, such as "ENTER-2".
#[pyfunction]
#[pyo3(signature = (words, edition=None, most=5))]
pub(crate) fn find_rules(
    words: &str,
    edition: Option<String>,
    most: usize,
) -> PyResult<Vec<(&'static str, &'static str, &'static str)>> {
    let edition = Wanted { edition, ..Wanted::default() }.preset()?.edition();
    let clauses = rules::searched(Lang::En, &[edition]);
    let found = search::find(words, &clauses).into_iter().take(most).map(|(&clause, _)| clause);
    Ok(found.map(|clause| (clause.id(), rules::title(Lang::En, clause), rules::text(Lang::En, clause))).collect())
}

/// Runs a scenario in the notation; raises `ScenarioFailed` with the story of the game where it does not hold.
#[pyfunction]
pub(crate) fn run_scenario(text: &str) -> PyResult<String> {
    let scenario = catch(|| Scenario::parse(text))?.map_err(|error| unreadable(&error))?;
    catch(|| scenario.run())?.map_err(|failure| ScenarioFailed::new_err(failure.to_string()))?;
    Ok(scenario.title().to_string())
}
