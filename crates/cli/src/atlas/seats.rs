//! What it is worth to go first, second and so on, when everybody plays the same.

use anyhow::Result;
use kaiju_arena::atlas::AtlasSubject;
use kaiju_text::lab;

use super::{Finding, Run, Subject, TrialTable};
use crate::tongue::lang;

/// The order of play.
pub(super) struct TurnOrder;

impl Subject for TurnOrder {
    fn measure(&self, place: &TrialTable, run: &Run) -> Result<Vec<Finding>> {
        let places = [lab::place_1, lab::place_2, lab::place_3, lab::place_4, lab::place_5, lab::place_6];
        let rows = place.measure(&AtlasSubject::TurnOrder, run).into_iter();
        Ok(rows.zip(places).map(|(row, name)| place.entry(row, name(lang()))).collect())
    }

    fn title(&self) -> &'static str {
        lab::good_to_begin(lang())
    }

    fn about(&self) -> &'static str {
        lab::atlas_about_seats(lang())
    }

    fn column(&self) -> &'static str {
        lab::head_seat(lang())
    }
}
