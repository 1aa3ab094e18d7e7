//! What it is worth to go first, second and so on, when everybody plays the same.

use anyhow::Result;
use kaiju_arena::{Tally, WON, wilson_parts};
use kaiju_text::lab;

use super::{Finding, Run, Subject, TrialTable};
use crate::tongue::lang;

/// The order of play.
pub(super) struct TurnOrder;

impl Subject for TurnOrder {
    fn measure(&self, place: &TrialTable, run: &Run) -> Result<Vec<Finding>> {
        let tally: Tally = place.trial.seats(run.threads, |more| run.go_on(more));
        let won = &tally.by_order[..place.players];
        let par = won.iter().sum::<u64>() as f64 / (WON * tally.games.max(1) * place.players as u64) as f64;
        let entry = |(i, &won): (usize, &u64)| {
            let share = won as f64 / (WON * tally.games.max(1)) as f64;
            let (low, high) = wilson_parts(won, tally.games);
            let places = [lab::place_1, lab::place_2, lab::place_3, lab::place_4, lab::place_5, lab::place_6];
            let effect = (100.0 * (share - par), 100.0 * (low - par), 100.0 * (high - par));
            place.entry((i + 1).to_string(), places[i](lang()), tally.games, Some(effect))
        };
        Ok(won.iter().enumerate().map(entry).collect())
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
