//! How true the chances to win are that a review tells.

use anyhow::Result;
use kaiju_arena::atlas::{AtlasRow, Foretold, TENTHS};
use kaiju_text::{lab, percent};

use super::{Finding, Run, Subject, TrialTable, Trials, by_place};
use crate::chart::{Picture, Series, points};
use crate::tongue::lang;

/// The chances to win that were told, and what came of them.
pub(super) struct ChancesTold;

impl Subject for ChancesTold {
    fn measure(&self, place: &TrialTable, run: &Run) -> Result<Vec<Finding>> {
        let foretold: [Foretold; TENTHS] = place.trial.chances(run.threads, |more| run.go_on(more));
        let entry = |(tenth, foretold): (usize, &Foretold)| {
            let (from, to) = (100 * tenth / TENTHS, 100 * (tenth + 1) / TENTHS);
            let name = percent(lang(), format_args!("{from}–{to}"));
            let row =
                AtlasRow { id: from.to_string(), card: None, games: foretold.positions, effect: foretold.effect() };
            place.entry(row, name)
        };
        Ok(foretold.iter().enumerate().map(entry).collect())
    }

    fn title(&self) -> &'static str {
        lab::chances_told(lang())
    }

    fn about(&self) -> &'static str {
        lab::atlas_about_chances(lang())
    }

    fn counted(&self) -> &'static str {
        lab::positions(lang())
    }

    fn column(&self) -> &'static str {
        lab::head_chance(lang())
    }

    /// Points around a line at zero, a panel for each table.
    fn picture(&self, trials: &Trials, entries: &[Finding]) -> Picture {
        let labels: Vec<String> = entries.iter().take(TENTHS).map(|entry| entry.name.clone()).collect();
        let curve = |some: &[Finding]| Series {
            name: self.heading(trials, some),
            points: some.iter().map(|entry| entry.row.effect).collect(),
        };
        let all: Vec<Series> = by_place(entries).map(curve).collect();
        points(self.title(), lab::chances_about(lang()), &labels, &all)
    }
}
