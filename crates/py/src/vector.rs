//! Many games at once, with arrays of `numpy` that kaiju writes into.

use std::sync::Mutex;

use kaiju_env::{
    BoutRows, BoutSetup, BoutShown, Bouts, MASK_WORDS, MOST_LEGAL, MOST_SEEN, ObservationShape, WrongAnswer,
};
use kaiju_rules::Viewer;
use kaiju_wire::bot::ANSWERS;
use numpy::{Element, Ix1, Ix2, PyArray, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::game::PyView;
use crate::translate::{IllegalAnswer, InUse, Wanted, catch, only_one, player, switches, work, wrong};

/// The most games at once: their masks alone are eleven kilobytes each.
const MOST: usize = 1 << 18;

/// n games that are stepped together by threads of Rust. `kaiju.vector` makes one, with arrays that cannot be written to.
#[pyclass(name = "RawVector", module = "kaiju", frozen)]
pub(crate) struct PyBouts {
    bouts: Mutex<Bouts>,
    form: Form,
    observations: Py<PyArray2<i8>>,
    masks: Py<PyArray2<i8>>,
    observation_bits: Py<PyArray2<u64>>,
    mask_bits: Py<PyArray2<u64>>,
    seen: Py<PyArray2<u16>>,
    legal: Py<PyArray2<u16>>,
    counts: Py<PyArray2<u16>>,
    rewards: Py<PyArray2<f32>>,
    dones: Py<PyArray1<bool>>,
    seats: Py<PyArray1<i8>>,
    answers: Py<PyArray1<i32>>,
}

/// How what is seen and may be answered is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Zeros and ones, a byte each.
    Bytes,
    /// Zeros and ones, a bit each.
    Bits,
    /// The places of the ones.
    Lists,
}

/// An array that nobody else is writing.
fn write<'py, T: Element, D: numpy::ndarray::Dimension>(
    py: Python<'py>,
    array: &Py<PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    array.bind(py).try_readwrite().map_err(|_| InUse::new_err("another thread is using this vector"))
}

#[pymethods]
impl PyBouts {
    #[new]
    #[pyo3(signature = (games, edition=None, players=None, *, book=None, switches=None, monsters=None, bots=None, seed=0,
        shaping=0.0, threads=None, observe=true, lists=false, bits=false))]
    #[allow(clippy::too_many_arguments)] // each has its name where it is called
    fn new(
        py: Python<'_>,
        games: usize,
        edition: Option<String>,
        players: Option<usize>,
        book: Option<String>,
        switches: Option<&Bound<'_, PyDict>>,
        monsters: Option<Vec<String>>,
        bots: Option<Vec<Option<String>>>,
        seed: u64,
        shaping: f32,
        threads: Option<usize>,
        observe: bool,
        lists: bool,
        bits: bool,
    ) -> PyResult<PyBouts> {
        let form = match (lists, bits) {
            (true, true) => return Err(wrong("lists or bits, not both")),
            (true, false) => Form::Lists,
            (false, true) => Form::Bits,
            (false, false) => Form::Bytes,
        };
        if !(1..=MOST).contains(&games) {
            return Err(wrong(format!("1 to {MOST} games are played at once, not {games}")));
        }
        if !shaping.is_finite() {
            return Err(wrong("shaping is a number"));
        }
        let switches = self::switches(switches)?;
        let setup = Wanted { edition, players, book, switches, monsters }.setup()?;
        let bots = bots.unwrap_or_default();
        let seats = setup.monsters().len();
        if bots.len() > seats {
            return Err(wrong(format!("{} chairs for {seats} seats", bots.len())));
        }
        let mut chairs = [None; 6];
        for (chair, name) in chairs.iter_mut().zip(&bots) {
            *chair = name.as_deref().map(player).transpose()?;
        }
        let about = BoutSetup { setup, bots: chairs, shaping };
        let bouts = work(py, || Bouts::new(about, games, seed, threads))?.map_err(wrong)?;
        let shape = ObservationShape::ours();
        // Rows of another form than the one that is wanted are none.
        let rows = |of: Form| if form == of { games } else { 0 };
        let seen = |of: Form| if observe { rows(of) } else { 0 };
        let made = PyBouts {
            bouts: Mutex::new(bouts),
            form,
            observations: zeros(py, [seen(Form::Bytes), shape.len()]),
            masks: zeros(py, [rows(Form::Bytes), ANSWERS as usize]),
            observation_bits: zeros(py, [seen(Form::Bits), shape.words()]),
            mask_bits: zeros(py, [rows(Form::Bits), MASK_WORDS]),
            seen: zeros(py, [seen(Form::Lists), MOST_SEEN]),
            legal: zeros(py, [rows(Form::Lists), MOST_LEGAL]),
            counts: zeros(py, [rows(Form::Lists), 2]),
            rewards: PyArray2::zeros(py, [games, 6], false).unbind(),
            dones: PyArray1::zeros(py, games, false).unbind(),
            seats: PyArray1::zeros(py, games, false).unbind(),
            answers: PyArray1::zeros(py, games, false).unbind(),
        };
        made.with_rows(py, |bouts, rows| {
            bouts.write(rows);
            Ok(())
        })?;
        Ok(made)
    }

    /// Answers in every game, and plays each on to the next choice of a learner. Returns how many inputs were played. One
    /// answer that is not legal is refused, and no game has moved.
    fn step(&self, py: Python<'_>, answers: &Bound<'_, PyAny>) -> PyResult<u64> {
        // What `sample` gives is taken as it is.
        match answers.extract::<PyReadonlyArray1<'_, i32>>() {
            Ok(answers) => self.take(py, &answers),
            Err(_) => self.take(py, &answers.extract::<PyReadonlyArray1<'_, i64>>()?),
        }
    }

    /// Draws a legal answer for every game, each as likely as any other.
    fn sample(&self, py: Python<'_>) -> PyResult<Py<PyArray1<i32>>> {
        self.fill_answers(py, Bouts::sample)
    }

    /// What a bot would answer in every game.
    fn advise(&self, py: Python<'_>, bot: &str) -> PyResult<Py<PyArray1<i32>>> {
        let player = player(bot)?;
        self.fill_answers(py, |bouts, answers| bouts.advise(player, answers))
    }

    /// What the seat that is asked in a game sees.
    fn view(&self, game: usize) -> PyResult<PyView> {
        let bouts = only_one(&self.bouts, "vector")?;
        let bout = bouts.bout(game).ok_or_else(|| wrong(format!("there are {} games, from 0 on", bouts.len())))?;
        let seat = bout.asked().ok_or_else(|| wrong("nobody is asked"))?;
        Ok(PyView::new(bout.state().seen_by(Viewer::Seat(seat)), seat))
    }

    fn __len__(&self) -> PyResult<usize> {
        Ok(only_one(&self.bouts, "vector")?.len())
    }

    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<i8>> {
        self.observations.clone_ref(py)
    }

    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<i8>> {
        self.masks.clone_ref(py)
    }

    #[getter]
    fn observation_bits(&self, py: Python<'_>) -> Py<PyArray2<u64>> {
        self.observation_bits.clone_ref(py)
    }

    #[getter]
    fn mask_bits(&self, py: Python<'_>) -> Py<PyArray2<u64>> {
        self.mask_bits.clone_ref(py)
    }

    #[getter]
    fn seen(&self, py: Python<'_>) -> Py<PyArray2<u16>> {
        self.seen.clone_ref(py)
    }

    #[getter]
    fn legal(&self, py: Python<'_>) -> Py<PyArray2<u16>> {
        self.legal.clone_ref(py)
    }

    #[getter]
    fn counts(&self, py: Python<'_>) -> Py<PyArray2<u16>> {
        self.counts.clone_ref(py)
    }

    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.rewards.clone_ref(py)
    }

    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.dones.clone_ref(py)
    }

    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.seats.clone_ref(py)
    }
}

fn zeros<T: Element>(py: Python<'_>, size: [usize; 2]) -> Py<PyArray2<T>> {
    PyArray2::zeros(py, size, false).unbind()
}

impl PyBouts {
    /// Takes answers as whole numbers of either size.
    fn take<N: Element + Copy + Into<i64> + Sync>(
        &self,
        py: Python<'_>,
        answers: &PyReadonlyArray1<'_, N>,
    ) -> PyResult<u64> {
        let answers = answers.as_slice().map_err(|_| wrong("the answers lie apart in memory"))?;
        self.with_rows(py, |bouts, rows| {
            if answers.len() != bouts.len() {
                return Err(wrong(format!("{} answers for {} games", answers.len(), bouts.len())));
            }
            bouts.step(answers, rows).map_err(|WrongAnswer { at, answer }| {
                let message = format!("game {at}: {answer}: that is not among the legal answers");
                IllegalAnswer::new_err((message, "not-an-answer"))
            })
        })
    }

    /// Has the array of answers written while Python goes on.
    fn fill_answers(
        &self,
        py: Python<'_>,
        fill: impl FnOnce(&mut Bouts, &mut [i32]) + Send,
    ) -> PyResult<Py<PyArray1<i32>>> {
        self.with_games(|bouts| {
            let mut answers = write::<i32, Ix1>(py, &self.answers)?;
            let answers = answers.as_slice_mut().map_err(|_| wrong("an array of ours lies apart in memory"))?;
            py.detach(|| fill(bouts, answers));
            Ok(self.answers.clone_ref(py))
        })
    }

    /// Does something with the games. A panic leaves some of them in the middle of a step: it is an exception, and the lock
    /// remembers it, so that every later call says that something went wrong.
    fn with_games<T>(&self, work: impl FnOnce(&mut Bouts) -> PyResult<T>) -> PyResult<T> {
        catch(|| work(&mut *only_one(&self.bouts, "vector")?))?
    }

    /// Does something with the games and the arrays while Python goes on.
    fn with_rows<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut Bouts, BoutRows<'_>) -> PyResult<T> + Send,
    ) -> PyResult<T> {
        self.with_games(|bouts| self.with_arrays(py, |rows| work(bouts, rows)))
    }

    /// Does something with the arrays while Python goes on.
    fn with_arrays<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(BoutRows<'_>) -> PyResult<T> + Send,
    ) -> PyResult<T> {
        let mut observations = write::<i8, Ix2>(py, &self.observations)?;
        let mut masks = write::<i8, Ix2>(py, &self.masks)?;
        let mut observation_bits = write::<u64, Ix2>(py, &self.observation_bits)?;
        let mut mask_bits = write::<u64, Ix2>(py, &self.mask_bits)?;
        let mut seen = write::<u16, Ix2>(py, &self.seen)?;
        let mut legal = write::<u16, Ix2>(py, &self.legal)?;
        let mut counts = write::<u16, Ix2>(py, &self.counts)?;
        let mut rewards = write::<f32, Ix2>(py, &self.rewards)?;
        let mut dones = write::<bool, Ix1>(py, &self.dones)?;
        let mut seats = write::<i8, Ix1>(py, &self.seats)?;
        let apart = |_| wrong("an array of ours lies apart in memory");
        let shown = match self.form {
            Form::Bytes => BoutShown::Rows {
                observations: observations.as_slice_mut().map_err(apart)?,
                masks: masks.as_slice_mut().map_err(apart)?,
            },
            Form::Bits => BoutShown::Bits {
                observations: observation_bits.as_slice_mut().map_err(apart)?,
                masks: mask_bits.as_slice_mut().map_err(apart)?,
            },
            Form::Lists => BoutShown::Lists {
                seen: seen.as_slice_mut().map_err(apart)?,
                legal: legal.as_slice_mut().map_err(apart)?,
                counts: counts.as_slice_mut().map_err(apart)?,
            },
        };
        let rows = BoutRows {
            shown,
            rewards: rewards.as_slice_mut().map_err(apart)?,
            dones: dones.as_slice_mut().map_err(apart)?,
            seats: seats.as_slice_mut().map_err(apart)?,
        };
        py.detach(|| work(rows))
    }
}
