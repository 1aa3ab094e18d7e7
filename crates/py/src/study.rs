//! Studies: many games of bots, added up as `kaiju sim` does.

use kaiju_arena::{Also, Entrant, Fixture, Spread, Tally, tally_json};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::translate::{Wanted, catch, from_json, heeding, players, switches, wrong};

/// What some games add up to. Two of the same table can be added: a study can be played in parts, on many machines.
#[pyclass(name = "Tally", module = "kaiju", frozen, eq)]
#[derive(PartialEq)]
pub(crate) struct PyTally {
    tally: Tally,
    players: usize,
}

/// What makes a tally again, and what of.
type Pickled<'py> = (Bound<'py, PyAny>, (usize, Vec<u128>));

/// How many numbers there are before those of the games by their turns.
const NUMBERS: usize = 29;

#[pymethods]
impl PyTally {
    /// How many games.
    #[getter]
    fn games(&self) -> u64 {
        self.tally.games
    }

    /// Games each seat won alone.
    #[getter]
    fn wins(&self) -> Vec<u64> {
        self.tally.wins[..self.players].to_vec()
    }

    /// All of it, with the names of `kaiju sim --json`.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &serde_json::Value::Object(catch(|| tally_json(&self.tally, self.players))?))
    }

    fn __add__(&self, other: &PyTally) -> PyResult<PyTally> {
        if self.players != other.players {
            return Err(wrong(format!("games of {} and of {} players are not added up", self.players, other.players)));
        }
        let both = self.tally.checked_plus(&other.tally);
        let tally = both.ok_or_else(|| wrong("so many games cannot be counted together"))?;
        Ok(PyTally { tally, players: self.players })
    }

    /// All that is counted, as whole numbers: what a pickle keeps.
    fn numbers(&self) -> Vec<u128> {
        let Tally { games, wins, by_order, shared, nobody, ended, stuck, turns, inputs, lengths } = &self.tally;
        let spread = |of: &Spread| [of.count.into(), of.sum.into(), of.squares, of.min.into(), of.max.into()];
        let wide = |of: &[u64]| of.iter().map(|&n| u128::from(n)).collect::<Vec<_>>();
        let mut all = wide(&[*games, *shared, *nobody, *stuck]);
        all.extend(wide(wins).into_iter().chain(wide(by_order)).chain(wide(ended)));
        all.extend(spread(turns).into_iter().chain(spread(inputs)).chain(wide(lengths)));
        all
    }

    /// What was counted, from its numbers. Numbers that no games come to are refused.
    #[staticmethod]
    fn from_numbers(players: usize, numbers: Vec<u128>) -> PyResult<PyTally> {
        let narrow = |n: u128| u64::try_from(n).map_err(|_| wrong(format!("{n} is more than games come to")));
        if !(2..=6).contains(&players) {
            return Err(wrong(format!("2 to 6 play, not {players}")));
        }
        if numbers.len() < NUMBERS {
            return Err(wrong(format!("a tally has {NUMBERS} numbers or more, not {}", numbers.len())));
        }
        let some = |from: usize| -> PyResult<[u64; 6]> {
            let mut six = [0; 6];
            six.iter_mut().zip(&numbers[from..]).try_for_each(|(one, &n)| narrow(n).map(|n| *one = n))?;
            Ok(six)
        };
        let spread = |from: usize| -> PyResult<Spread> {
            Ok(Spread {
                count: narrow(numbers[from])?,
                sum: narrow(numbers[from + 1])?,
                squares: numbers[from + 2],
                min: narrow(numbers[from + 3])?,
                max: narrow(numbers[from + 4])?,
            })
        };
        let [games, shared, nobody, stuck, ..] = some(0)?;
        let [stars, last, dead, ..] = some(16)?;
        let tally = Tally {
            games,
            wins: some(4)?,
            by_order: some(10)?,
            shared,
            nobody,
            ended: [stars, last, dead],
            stuck,
            turns: spread(19)?,
            inputs: spread(24)?,
            lengths: numbers[NUMBERS..].iter().map(|&n| narrow(n)).collect::<PyResult<_>>()?,
        };
        tally.check(players).map_err(|why| wrong(format!("these are not the numbers of a tally: {why}")))?;
        Ok(PyTally { tally, players })
    }

    fn __reduce__<'py>(slf: &Bound<'py, PyTally>) -> PyResult<Pickled<'py>> {
        Ok((slf.getattr("from_numbers")?, (slf.get().players, slf.get().numbers())))
    }

    fn __repr__(&self) -> String {
        format!("<kaiju.Tally of {} games, won {:?}>", self.tally.games, &self.tally.wins[..self.players])
    }
}

/// Plays games of bots and adds them up: the games of `kaiju sim` with the same seed and numbers.
#[pyfunction]
#[pyo3(signature = (bots, games, *, seed=1, first_game=0, threads=1, edition=None, players=None, book=None, switches=None,
    monsters=None))]
#[allow(clippy::too_many_arguments)] // each has its name where it is called
pub(crate) fn sim(
    py: Python<'_>,
    bots: Vec<String>,
    games: u64,
    seed: u64,
    first_game: u64,
    threads: usize,
    edition: Option<String>,
    players: Option<usize>,
    book: Option<String>,
    switches: Option<&Bound<'_, PyDict>>,
    monsters: Option<Vec<String>>,
) -> PyResult<PyTally> {
    let players = players.or((bots.len() > 1 && monsters.is_none()).then_some(bots.len()));
    let switches = self::switches(switches)?;
    let setup = Wanted { edition, players, book, switches, monsters }.setup()?;
    let seats = setup.monsters().len();
    let entrants = self::players(&bots, seats)?.into_iter().map(Entrant::from).collect();
    if !(1..=256).contains(&threads) {
        return Err(wrong(format!("1 to 256 threads, not {threads}")));
    }
    if first_game.checked_add(games).is_none() {
        return Err(wrong(format!("there are not {games} games from number {first_game} on")));
    }
    let fixture = Fixture { setup, entrants, rotate: false, seed, first_game, games };
    let tally = heeding(py, |go_on| {
        let mut sum = Tally::default();
        fixture.stream(threads, Also::NOTHING, |batch| {
            sum = sum.plus(&batch.tally);
            go_on()
        });
        sum
    })?;
    Ok(PyTally { tally, players: seats })
}
