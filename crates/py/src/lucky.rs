//! The odds of dice.

use kaiju_bots::solver::{Fraction, MOST_DICE, Odds};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::translate::{dice, work, wrong};

/// The exact chance to end the rolls with at least the wanted dice, for a player who wants nothing else.
///
/// `want` and `lying` are dice in the notation, such as "11s". With dice lying there, `rolls` is how many are left, and `keep`
/// in the result is what to keep.
#[pyfunction]
#[pyo3(signature = (want, *, dice=None, rolls=None, lying=None))]
pub(crate) fn odds<'py>(
    py: Python<'py>,
    want: &str,
    dice: Option<u8>,
    rolls: Option<u8>,
    lying: Option<&str>,
) -> PyResult<Bound<'py, PyDict>> {
    let wanted = self::dice(want)?;
    let lying = lying.map(self::dice).transpose()?.filter(|lying| !lying.is_empty());
    let many = match (dice, lying) {
        (Some(many), Some(lying)) if many != lying.len() => {
            return Err(wrong(format!("{many} dice are rolled, but {} lie there", lying.len())));
        }
        (_, Some(lying)) => lying.len(),
        (many, None) => many.unwrap_or(6),
    };
    if !(1..=MOST_DICE).contains(&many) {
        return Err(wrong(format!("1 to {MOST_DICE} dice are rolled, not {many}")));
    }
    let rolls = rolls.unwrap_or(if lying.is_some() { 2 } else { 3 });
    if lying.is_none() && rolls == 0 {
        return Err(wrong("nothing lies there, and no roll is left"));
    }
    let found = work(py, || {
        let odds = Odds::new(many, rolls, |dice| dice.covers(wanted))?;
        Some(match lying {
            Some(lying) => {
                let (keep, chance) = odds.best(lying, rolls);
                (chance, Some(keep))
            }
            None => (odds.before(), None),
        })
    })?;
    let most = Odds::most_rolls(many);
    let (chance, keep) = found.ok_or_else(|| wrong(format!("{many} dice are rolled at most {most} times")))?;
    let told = PyDict::new(py);
    put_chance(&told, chance.value(), Some(chance))?;
    told.set_item("keep", keep.map(|keep| keep.to_string()))?;
    Ok(told)
}

/// A chance, and the fraction it is exactly, where that is known.
pub(crate) fn put_chance(told: &Bound<'_, PyDict>, chance: f64, exact: Option<Fraction>) -> PyResult<()> {
    told.set_item("chance", chance)?;
    told.set_item("fraction", exact.map(|exact| (exact.above, exact.below)))
}
