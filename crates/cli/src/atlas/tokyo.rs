//! What staying in Tokyo is worth, by the hearts left after the attack.

use anyhow::Result;
use kaiju_arena::atlas::AtlasSubject;
use kaiju_text::lab;

use super::{Finding, Run, Subject, TrialTable, Trials, by_place};
use crate::chart::{Picture, Series, points};
use crate::tongue::lang;

/// To stay or to leave.
pub(super) struct Tokyo;

impl Subject for Tokyo {
    fn measure(&self, place: &TrialTable, run: &Run) -> Result<Vec<Finding>> {
        let rows = place.measure(&AtlasSubject::Tokyo, run).into_iter().zip(1..);
        Ok(rows.map(|(row, hearts)| place.entry(row, lab::hearts(lang(), hearts))).collect())
    }

    fn title(&self) -> &'static str {
        lab::stay_in_tokyo(lang())
    }

    fn about(&self) -> &'static str {
        lab::atlas_about_tokyo(lang())
    }

    fn counted(&self) -> &'static str {
        lab::positions(lang())
    }

    fn column(&self) -> &'static str {
        lab::head_hearts_left(lang())
    }

    /// The column says that they are hearts.
    fn row<'a>(&self, entry: &'a Finding) -> &'a str {
        &entry.row.id
    }

    /// A curve for each table.
    fn picture(&self, trials: &Trials, entries: &[Finding]) -> Picture {
        let most = entries.iter().filter_map(|entry| entry.row.effect.and_then(|_| entry.row.id.parse().ok()));
        let most: usize = most.max().unwrap_or(1);
        let labels: Vec<String> = (1..=most).map(|hearts| hearts.to_string()).collect();
        let curve = |some: &[Finding]| Series {
            name: self.heading(trials, some),
            points: some.iter().take(most).map(|entry| entry.row.effect).collect(),
        };
        let all: Vec<Series> = by_place(entries).map(curve).collect();
        points(self.title(), lab::stay_about(lang()), &labels, &all)
    }
}
