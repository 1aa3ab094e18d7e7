//! The bots, each a thing that can be called with a game.

use std::sync::Mutex;

use kaiju_bots::{Bits, Player};
use kaiju_rules::notation::Words;
use kaiju_rules::{Illegal, Pending, View, Viewer};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::game::{PyGame, PyView};
use crate::translate::{catch, only_one, player, refused, work};

/// A bot. Call it with a game, or with the view of the seat that is asked, and it gives its answer in the notation.
///
/// It is shown what the seat sees and nothing else. The same seed and the same questions give the same answers.
#[pyclass(name = "Bot", module = "kaiju", frozen)]
pub(crate) struct PyBot {
    player: Player,
    seed: u64,
    bits: Mutex<Bits>,
}

#[pymethods]
impl PyBot {
    #[new]
    #[pyo3(signature = (name, seed=0))]
    fn new(name: &str, seed: u64) -> PyResult<PyBot> {
        Ok(PyBot { player: player(name)?, seed, bits: Mutex::new(Bits::new(seed, 0)) })
    }

    /// Its name.
    #[getter]
    fn name(&self) -> String {
        self.player.to_string()
    }

    fn __call__(&self, py: Python<'_>, game: &Bound<'_, PyAny>) -> PyResult<String> {
        let view = asked_view(game)?;
        let mut bits = only_one(&self.bits, "bot")?;
        let thinks = &mut *bits;
        let action = work(py, || self.player.answer(&view, thinks))?;
        Ok(Words::for_table(view.table()).action(action))
    }

    fn __repr__(&self) -> String {
        format!("kaiju.Bot({:?}, seed={})", self.player.to_string(), self.seed)
    }
}

/// What the seat that is asked sees.
fn asked_view(game: &Bound<'_, PyAny>) -> PyResult<View> {
    let view = if let Ok(game) = game.cast::<PyGame>() {
        game.get().look(|state| match state.pending() {
            Pending::Decide(seat, _) => Ok(state.seen_by(Viewer::Seat(seat))),
            Pending::Chance(_) => Err(refused(Illegal::ChanceIsAsked)),
            Pending::Over(_) => Err(refused(Illegal::Over)),
        })??
    } else if let Ok(view) = game.cast::<PyView>() {
        view.get().view.clone()
    } else {
        return Err(PyTypeError::new_err("a bot is called with a Game or a View"));
    };
    if catch(|| view.legal().is_empty())? { Err(refused(Illegal::OtherSeat)) } else { Ok(view) }
}
