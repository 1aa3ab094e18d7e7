//! A game as an object of Python, and what a seat sees of it.

use std::sync::Mutex;

use kaiju_arena::review_info;
use kaiju_bots::Bits;
use kaiju_bots::outlook::{Hope, chance_of};
use kaiju_bots::review::{GameReview, ReviewDepth};
use kaiju_bots::risk::{Risk, Stance, by_bots, for_damage};
use kaiju_env::{ObservationShape, legal_numbers, standing};
use kaiju_rules::notation::{Record, Words, parse_position, parse_record, position};
use kaiju_rules::{
    Action, Event, Illegal, Input, Legal, Log, Pending, Seat, SeatSet, Setup, State, Table, View, Viewer,
};
use kaiju_testkit::scenario::Scenario;
use kaiju_wire::bot::{ANSWERS, BotQuestion, BotSetup, BotTable, BotWants, answer};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::Value;

use crate::lucky::put_chance;
use crate::translate::{
    Wanted, catch, from_json, input, kind_of, only_one, outcome_text, refused, seat, switches, unreadable, work, wrong,
};

/// A game and all that came in.
#[derive(Clone)]
struct GameSoFar {
    /// None where it began from a position.
    setup: Option<Setup>,
    start: State,
    state: State,
    inputs: Vec<Input>,
    events: Vec<Event>,
    /// None where luck is handed in.
    luck: Option<Bits>,
}

impl GameSoFar {
    fn new(setup: Setup, luck: Option<Bits>) -> GameSoFar {
        let mut log = Log::on();
        let state = State::start(&setup, &mut log);
        let (start, events) = (state.clone(), log.take());
        let mut played = GameSoFar { setup: Some(setup), start, state, inputs: Vec::new(), events, luck };
        played.draw_on();
        played
    }

    fn from_position(state: State, luck: Option<Bits>) -> GameSoFar {
        let (start, inputs, events) = (state.clone(), Vec::new(), Vec::new());
        let mut played = GameSoFar { setup: None, start, state, inputs, events, luck };
        played.draw_on();
        played
    }

    /// Draws luck as long as chance is asked, if there is something to draw it from.
    fn draw_on(&mut self) {
        let Some(mut bits) = self.luck.take() else { return };
        while let Pending::Chance(chance) = self.state.pending() {
            // A position that somebody wrote may ask for a card where there is none.
            if self.take(None, Input::Luck(chance.draw(self.state.table(), bits.word()))).is_err() {
                break;
            }
        }
        self.luck = Some(bits);
    }

    fn take(&mut self, who: Option<Seat>, input: Input) -> Result<(), Illegal> {
        let mut log = Log::on();
        self.state.apply_as(who, input, &mut log)?;
        self.inputs.push(input);
        self.events.extend(log.take());
        Ok(())
    }

    fn apply(&mut self, who: Option<Seat>, input: Input) -> Result<(), Illegal> {
        self.take(who, input)?;
        self.draw_on();
        Ok(())
    }

    /// Takes an input; where that panics, the game is as it was.
    fn apply_or_stay(&mut self, who: Option<Seat>, input: Input) -> PyResult<()> {
        let before = (self.state.clone(), self.inputs.len(), self.events.len(), self.luck.clone());
        catch(|| self.apply(who, input))
            .inspect_err(|_| {
                (self.state, self.luck) = (before.0, before.3);
                self.inputs.truncate(before.1);
                self.events.truncate(before.2);
            })?
            .map_err(refused)
    }

    /// Every state on the way, one more than there are inputs.
    fn states(&self) -> Vec<State> {
        let mut states = vec![self.start.clone()];
        for &input in &self.inputs {
            let mut next = states[states.len() - 1].clone();
            next.advance(input, &mut Log::Off);
            states.push(next);
        }
        states
    }
}

/// A game of King of Tokyo.
///
/// With a seed, dice and cards are drawn from it: the game always waits for a player, and `seed` and `game` give the dice of
/// the same game of `kaiju sim`. Without one, luck is handed in like an answer: `game.apply("luck dice 112ehs")`.
#[pyclass(name = "Game", module = "kaiju", frozen)]
pub(crate) struct PyGame(Mutex<GameSoFar>);

impl PyGame {
    fn of(played: GameSoFar) -> PyGame {
        PyGame(Mutex::new(played))
    }

    /// Reads something off the game.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&State) -> T) -> PyResult<T> {
        let played = only_one(&self.0, "game")?;
        catch(|| look(&played.state))
    }

    /// Reads a position, a recorded game or the start of a scenario.
    fn read(text: &str, luck: Option<Bits>) -> PyResult<PyGame> {
        let from_position = |state: State| PyGame::of(GameSoFar::from_position(state, luck.clone()));
        match kind_of(text).as_str() {
            "game" => {
                let record = parse_record(text).map_err(|error| unreadable(&error))?;
                let mut played = GameSoFar::new(record.setup, None);
                for (at, &input) in record.inputs.iter().enumerate() {
                    let actor = record.actors.get(at).copied().flatten();
                    played.apply(actor, input).map_err(|illegal| {
                        let line = record.lines.get(at).copied().unwrap_or(0);
                        wrong(format!("{line}:1: input {}: {illegal}", at + 1))
                    })?;
                }
                played.luck = luck;
                played.draw_on();
                Ok(PyGame::of(played))
            }
            "scenario" => {
                let scenario = Scenario::parse(text).map_err(|error| unreadable(&error))?;
                Ok(from_position(scenario.start().clone()))
            }
            _ => parse_position(text).map(from_position).map_err(|error| unreadable(&error)),
        }
    }

    fn copy(&self) -> PyResult<GameSoFar> {
        Ok(only_one(&self.0, "game")?.clone())
    }
}

/// The random bits of a seed.
fn luck(seed: Option<u64>, game: u64) -> Option<Bits> {
    seed.map(|seed| Bits::new(seed, game))
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (edition=None, players=None, *, book=None, switches=None, monsters=None, seed=None, game=0))]
    #[allow(clippy::too_many_arguments)] // each has its name where it is called
    fn new(
        edition: Option<String>,
        players: Option<usize>,
        book: Option<String>,
        switches: Option<&Bound<'_, PyDict>>,
        monsters: Option<Vec<String>>,
        seed: Option<u64>,
        game: u64,
    ) -> PyResult<PyGame> {
        let switches = self::switches(switches)?;
        let setup = Wanted { edition, players, book, switches, monsters }.setup()?;
        Ok(PyGame::of(GameSoFar::new(setup, luck(seed, game))))
    }

    /// Reads a position, a recorded game or the start of a scenario in the notation.
    #[staticmethod]
    #[pyo3(signature = (text, *, seed=None, game=0))]
    fn from_text(text: &str, seed: Option<u64>, game: u64) -> PyResult<PyGame> {
        catch(|| PyGame::read(text, luck(seed, game)))?
    }

    /// The position in the notation: all of it, whoever may know it.
    fn to_text(&self) -> PyResult<String> {
        self.look(position)
    }

    /// The game so far in the notation: its setup and everything that came in. `kaiju replay` and `kaiju review` read it.
    fn record(&self) -> PyResult<String> {
        let played = self.copy()?;
        let Some(setup) = played.setup else {
            return Err(wrong("a game that began from a position has no record: `to_text` has where it stands"));
        };
        let record = Record::new(setup, played.inputs);
        catch(|| record.write())?.map_err(|(at, illegal)| wrong(format!("input {}: {illegal}", at + 1)))
    }

    /// A copy that goes its own way, with the same luck to come.
    fn clone(&self) -> PyResult<PyGame> {
        self.copy().map(PyGame::of)
    }

    fn __copy__(&self) -> PyResult<PyGame> {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<PyGame> {
        self.clone()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(other) = other.cast::<PyGame>() else { return Ok(false) };
        if std::ptr::eq(self, other.get()) {
            return Ok(true);
        }
        let state = other.get().look(State::clone)?;
        self.look(|own| *own == state)
    }

    /// The name of the edition.
    #[getter]
    fn edition(&self) -> PyResult<&'static str> {
        self.look(|state| state.table().edition().name())
    }

    /// How many play.
    #[getter]
    fn players(&self) -> PyResult<usize> {
        self.look(|state| state.table().players())
    }

    /// The ids of the monsters, seat by seat.
    #[getter]
    fn monsters(&self) -> PyResult<Vec<&'static str>> {
        self.look(|state| state.table().seats().iter().map(|seat| state.table().stand(seat).monster.id()).collect())
    }

    /// What a bot is told before a game: switches, cards with their texts, and so on.
    #[pyo3(signature = (seat="A"))]
    fn setup<'py>(&self, py: Python<'py>, seat: &str) -> PyResult<Bound<'py, PyAny>> {
        let seat = self::seat(pyo3::types::PyString::new(py, seat).as_any(), self.look(|s| s.table().seats())?)?;
        let setup = self.look(|state| {
            let table = state.table();
            let monsters: Vec<_> = table.seats().iter().map(|seat| table.stand(seat).monster).collect();
            Setup::of(table.edition(), *table.rules(), &monsters)
        })?;
        let setup = setup.map_err(|error| wrong(error.to_string()))?;
        told(py, &BotSetup::new(&setup, seat))
    }

    /// What the game waits for.
    #[getter]
    fn pending(&self) -> PyResult<PyPending> {
        self.look(|state| PyPending::of(state.table(), state.pending()))
    }

    /// Is the game over?
    #[getter]
    fn over(&self) -> PyResult<bool> {
        self.look(|state| state.table().over().is_some())
    }

    /// The seats that won, by letter; none while it is not over, and an empty list if nobody did.
    #[getter]
    fn winners(&self) -> PyResult<Option<Vec<String>>> {
        self.look(|state| state.table().over().map(letters))
    }

    /// The seats that are alive, by letter.
    #[getter]
    fn alive(&self) -> PyResult<Vec<String>> {
        self.look(|state| letters(state.table().alive()))
    }

    /// Each seat's share of the win: 1 alone, a half with another, 0 for whoever did not win or while it is not over.
    #[getter]
    fn shares(&self) -> PyResult<Vec<f64>> {
        self.look(|state| {
            let winners = state.table().over().unwrap_or_default();
            let share = |seat| if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            state.table().seats().iter().map(share).collect()
        })
    }

    /// What each seat has of stars and hearts, as a part of what one can have; 0 for one that is out. Shaping rewards what is
    /// gained of it.
    #[getter]
    fn standing(&self) -> PyResult<Vec<f32>> {
        self.look(|state| standing(state.table())[..state.table().players()].to_vec())
    }

    /// The legal answers in the notation; none when chance is asked or the game is over.
    fn legal(&self) -> PyResult<Vec<String>> {
        self.look(|state| answers(state, &state.legal()))
    }

    /// The numbers of the legal answers, in the same order.
    fn legal_numbers(&self) -> PyResult<Vec<u16>> {
        self.look(numbers)
    }

    /// Everything that chance can say now, as lines for `apply`, each with its probability.
    fn chances(&self) -> PyResult<Vec<(String, f64)>> {
        self.look(|state| match state.pending() {
            Pending::Chance(luck) => {
                let all = luck.chances(state.table()).into_iter();
                all.map(|(outcome, chance)| (outcome_text(state.table(), outcome), chance)).collect()
            }
            _ => Vec::new(),
        })
    }

    /// The number of a legal answer.
    fn number(&self, answer: &str) -> PyResult<u16> {
        let legal = self.look(|state| answers(state, &state.legal()).into_iter().zip(numbers(state)))?;
        let mut found = legal.filter(|(words, _)| words == answer).map(|(_, number)| number);
        found.next().ok_or_else(|| refused(Illegal::NotAnAnswer))
    }

    /// The legal answer with a number, in the notation.
    fn answer(&self, number: u32) -> PyResult<String> {
        self.look(|state| {
            let action = answer(number).filter(|&action| state.legal().contains(action));
            action.map(|action| Words::for_table(state.table()).action(action))
        })?
        .ok_or_else(|| refused(Illegal::NotAnAnswer))
    }

    /// Takes an answer, or luck, and returns what happened, as events in the notation.
    ///
    /// An answer is its number or its words, with the seat before it or without: `7`, `"keep 11s"`, `"A keep 11s"`. Luck is
    /// `"luck dice 112ehs"`. What is refused raises `IllegalAnswer`, and the game is as it was.
    fn apply(&self, answer: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
        let mut played = only_one(&self.0, "game")?;
        let (who, input) = input(played.state.table(), answer)?;
        let before = played.events.len();
        played.apply_or_stay(who, input)?;
        let words = Words::for_table(played.state.table());
        Ok(played.events[before..].iter().map(|&event| words.event(event)).collect())
    }

    /// Lets chance speak, from 64 random bits that are handed in, and returns what it said as a line of the notation.
    fn draw(&self, word: u64) -> PyResult<String> {
        let mut played = only_one(&self.0, "game")?;
        let chance = match played.state.pending() {
            Pending::Chance(chance) => chance,
            Pending::Decide(..) => return Err(refused(Illegal::PlayerIsAsked)),
            Pending::Over(_) => return Err(refused(Illegal::Over)),
        };
        let table = played.state.table();
        let (outcome, line) = catch(|| {
            let outcome = chance.draw(table, word);
            (outcome, outcome_text(table, outcome))
        })?;
        played.apply_or_stay(None, Input::Luck(outcome))?;
        Ok(line)
    }

    /// Everything that happened, as events in the notation.
    #[getter]
    fn events(&self) -> PyResult<Vec<String>> {
        let played = only_one(&self.0, "game")?;
        let words = Words::for_table(played.state.table());
        Ok(played.events.iter().map(|&event| words.event(event)).collect())
    }

    /// How many answers and results of chance came in.
    #[getter]
    fn inputs(&self) -> PyResult<usize> {
        Ok(only_one(&self.0, "game")?.inputs.len())
    }

    /// What a seat sees: nothing of what others keep secret.
    fn view(&self, seat: &Bound<'_, PyAny>) -> PyResult<PyView> {
        let seat = self::seat(seat, self.look(|state| state.table().seats())?)?;
        Ok(PyView::new(self.look(|state| state.seen_by(Viewer::Seat(seat)))?, seat))
    }

    /// What a seat sees, as zeros and ones in the order of `kaiju.observation_parts()`.
    fn observe<'py>(&self, py: Python<'py>, seat: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let seat = self::seat(seat, self.look(|state| state.table().seats())?)?;
        let on = self.look(|state| ObservationShape::ours().look(state, seat, Vec::new()))?;
        Ok(ones(py, ObservationShape::ours().len(), &on))
    }

    /// Which answers are legal: a one at the number of each.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let on = self.look(numbers)?;
        Ok(ones(py, ANSWERS as usize, &on))
    }

    /// What this turn can bring, for a player who wants nothing else: the chance to eliminate each of the others, and to reach
    /// twenty stars.
    fn odds<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let state = self.copy()?.state;
        let me = state.table().active();
        let others = state.table().others(me).clockwise_after(me).map(Hope::Eliminate);
        let found: Option<Vec<_>> = work(py, || {
            others.chain([Hope::Stars]).map(|hope| chance_of(&state, hope).map(|chance| (hope, chance))).collect()
        })?;
        let found = found.ok_or_else(|| wrong("no dice are being rolled here"))?;
        let list = PyList::empty(py);
        for (hope, chance) in found {
            let told = PyDict::new(py);
            match hope {
                Hope::Eliminate(seat) => {
                    told.set_item("hope", "eliminate")?;
                    told.set_item("seat", seat.to_string())?;
                }
                Hope::Stars => told.set_item("hope", "stars")?,
            }
            put_chance(&told, chance.chance, chance.exact)?;
            told.set_item("keep", chance.keep.map(|keep| keep.to_string()))?;
            list.append(told)?;
        }
        Ok(list)
    }

    /// What a monster stands to lose before its next turn, if it stays in Tokyo and if it yields: exactly, if all others play
    /// for damage, and from imagined games, if they play like the bots.
    #[pyo3(signature = (seat, games=10_000, seed=1))]
    fn risk<'py>(
        &self,
        py: Python<'py>,
        seat: &Bound<'py, PyAny>,
        games: u32,
        seed: u64,
    ) -> PyResult<Bound<'py, PyDict>> {
        let state = self.copy()?.state;
        let seat = self::seat(seat, state.table().seats())?;
        if !(1..=10_000_000).contains(&games) {
            return Err(wrong(format!("1 to 10000000 games are imagined, not {games}")));
        }
        let view = state.seen_by(Viewer::Seat(seat));
        let found = work(py, || {
            let exact = Stance::ALL.map(|stance| for_damage(&view, seat, stance));
            let bots = Stance::ALL.map(|stance| by_bots(&view, seat, stance, games, &mut Bits::new(seed, 0)));
            [exact, bots]
        })?;
        let told = PyDict::new(py);
        for (name, risks) in ["for_damage", "by_bots"].into_iter().zip(found) {
            let both = PyDict::new(py);
            for (stance, risk) in ["stay", "yield"].into_iter().zip(risks) {
                let risk = risk.ok_or_else(|| wrong(format!("{seat} is not in the game")))?;
                both.set_item(stance, one_risk(py, &risk)?)?;
            }
            told.set_item(name, both)?;
        }
        Ok(told)
    }

    /// What each decision and each piece of luck so far was worth, in chances to win: what `kaiju review --json` says.
    #[pyo3(signature = (tries=48, seed=1))]
    fn review<'py>(&self, py: Python<'py>, tries: u32, seed: u64) -> PyResult<Bound<'py, PyAny>> {
        if !(1..=4096).contains(&tries) {
            return Err(wrong(format!("1 to 4096 tries, not {tries}")));
        }
        let played = self.copy()?;
        let told = work(py, || {
            let states = played.states();
            let review = GameReview::of(&states, &played.inputs, ReviewDepth { tries, seed }, |_| ());
            review_info(&states, &review)
        })?;
        self::told(py, &told)
    }

    fn __repr__(&self) -> PyResult<String> {
        self.look(|state| {
            let table = state.table();
            format!("<kaiju.Game {} for {}, turn {}>", table.edition(), table.players(), table.turns())
        })
    }
}

fn one_risk<'py>(py: Python<'py>, risk: &Risk) -> PyResult<Bound<'py, PyDict>> {
    let told = PyDict::new(py);
    told.set_item("dies", risk.dies)?;
    told.set_item("loses", risk.loses.to_vec())?;
    told.set_item("mean", risk.mean())?;
    told.set_item("exact", risk.exact)?;
    Ok(told)
}

/// A message to bots as Python has it.
fn told<'py>(py: Python<'py>, message: &impl serde::Serialize) -> PyResult<Bound<'py, PyAny>> {
    let value: Value = serde_json::to_value(message).map_err(|error| wrong(error.to_string()))?;
    from_json(py, &value)
}

fn letters(seats: SeatSet) -> Vec<String> {
    seats.iter().map(|seat| seat.to_string()).collect()
}

fn answers(state: &State, legal: &Legal) -> Vec<String> {
    let words = Words::for_table(state.table());
    legal.iter().map(|action| words.action(action)).collect()
}

fn numbers(state: &State) -> Vec<u16> {
    let (legal, mut numbers) = (state.legal(), Vec::new());
    legal_numbers(&legal, |keeps, other| numbers.extend(keeps.iter().copied().chain(other)));
    numbers
}

/// Zeros, with ones at these numbers.
fn ones<'py>(py: Python<'py>, len: usize, on: &[u16]) -> Bound<'py, PyArray1<i8>> {
    let mut all = vec![0i8; len];
    for &number in on {
        all[usize::from(number)] = 1;
    }
    PyArray1::from_vec(py, all)
}

/// What a game waits for.
///
/// `kind` is "decide", "chance" or "over"; the others are none where they do not apply.
#[pyclass(name = "Pending", module = "kaiju", frozen, eq)]
#[derive(PartialEq)]
pub(crate) struct PyPending {
    /// "decide", "chance" or "over".
    #[pyo3(get)]
    kind: &'static str,
    /// The seat that is asked, by letter.
    #[pyo3(get)]
    seat: Option<String>,
    /// What it is asked, in the notation.
    #[pyo3(get)]
    question: Option<String>,
    /// What chance is asked, in the notation.
    #[pyo3(get)]
    luck: Option<String>,
    /// The seats that won, by letter.
    #[pyo3(get)]
    winners: Option<Vec<String>>,
}

impl PyPending {
    fn of(table: &Table, pending: Pending) -> PyPending {
        let words = Words::for_table(table);
        let none = PyPending { kind: "over", seat: None, question: None, luck: None, winners: None };
        match pending {
            Pending::Decide(seat, question) => PyPending {
                kind: "decide",
                seat: Some(seat.to_string()),
                question: Some(words.question(question)),
                ..none
            },
            Pending::Chance(luck) => PyPending { kind: "chance", luck: Some(words.luck(luck)), ..none },
            Pending::Over(winners) => PyPending { winners: Some(letters(winners)), ..none },
        }
    }
}

#[pymethods]
impl PyPending {
    fn __repr__(&self) -> String {
        let about = match (&self.seat, &self.question, &self.luck, &self.winners) {
            (Some(seat), Some(question), ..) => format!("{seat} is asked: {question}"),
            (_, _, Some(luck), _) => format!("chance is asked: {luck}"),
            (.., Some(winners)) => format!("over, won by {}", winners.join(", ")),
            _ => String::new(),
        };
        format!("<kaiju.Pending {about}>")
    }
}

/// What one seat sees of a game. Whoever holds only this cannot cheat.
#[pyclass(name = "View", module = "kaiju", frozen)]
pub(crate) struct PyView {
    pub(crate) view: View,
    seat: Seat,
}

impl PyView {
    pub(crate) fn new(view: View, seat: Seat) -> PyView {
        PyView { view, seat }
    }
}

#[pymethods]
impl PyView {
    /// The seat that looks, by letter.
    #[getter]
    fn seat(&self) -> String {
        self.seat.to_string()
    }

    /// What the seat knows, complete, as a position in the notation.
    fn to_text(&self) -> PyResult<String> {
        catch(|| self.view.position())
    }

    /// What the game waits for.
    #[getter]
    fn pending(&self) -> PyResult<PyPending> {
        catch(|| PyPending::of(self.view.table(), self.view.pending()))
    }

    /// The legal answers in the notation, if it is this seat that is asked.
    fn legal(&self) -> PyResult<Vec<String>> {
        let words = Words::for_table(self.view.table());
        catch(|| self.view.legal().iter().map(|action| words.action(action)).collect())
    }

    /// The numbers of the legal answers, in the same order.
    fn legal_numbers(&self) -> PyResult<Vec<u16>> {
        catch(|| match self.view.pending() {
            // Nothing that is hidden from it is among its answers: any game that looks like this has the same.
            Pending::Decide(seat, _) if seat == self.seat => numbers(&self.view.imagine(|_| 0)),
            _ => Vec::new(),
        })
    }

    /// The table in numbers and words: what a bot outside is told of it.
    fn table<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        told(py, &catch(|| BotTable::new(self.view.table()))?)
    }

    /// The question as a bot outside is told it; none where this seat is not asked.
    fn question<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let asked = catch(|| {
            let legal = self.view.legal();
            let numbered = legal.iter().all(|action| !matches!(action, Action::Keep(dice) if dice.len() > 9));
            numbered.then(|| BotQuestion::new(&self.view, &legal, BotWants::default())).flatten()
        })?;
        asked.map(|asked| told(py, &asked)).transpose()
    }

    /// A whole game that looks like this: what is hidden is drawn from what it could be.
    #[pyo3(signature = (seed))]
    fn imagine(&self, seed: u64) -> PyResult<PyGame> {
        catch(|| {
            let mut bits = Bits::new(seed, 0);
            PyGame::of(GameSoFar::from_position(self.view.imagine(|n| bits.below(n)), Some(bits)))
        })
    }

    fn __repr__(&self) -> String {
        format!("<kaiju.View of {}>", self.seat)
    }
}
