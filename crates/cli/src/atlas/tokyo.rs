//! What staying in Tokyo is worth, by the hearts left after the attack.

use anyhow::Result;
use kaiju_arena::atlas::{HEARTS, Stay};
use kaiju_text::lab;

use super::{Finding, Run, Subject, TrialTable, Trials, by_place};
use crate::chart::{Picture, Series, points};
use crate::tongue::lang;

/// To stay or to leave.
pub(super) struct Tokyo;

impl Subject for Tokyo {
    fn measure(&self, place: &TrialTable, run: &Run) -> Result<Vec<Finding>> {
        let stays: [Stay; HEARTS] = place.trial.tokyo(run.threads, |more| run.go_on(more));
        let most = stays.iter().rposition(|stay| stay.positions > 0).unwrap_or(0);
        let entry = |hearts: usize| {
            let stay = stays[hearts];
            let name = lab::hearts(lang(), hearts as u32);
            place.entry(hearts.to_string(), name, stay.positions, stay.effect())
        };
        Ok((1..=most).map(entry).collect())
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
        &entry.id
    }

    /// A curve for each table.
    fn picture(&self, trials: &Trials, entries: &[Finding]) -> Picture {
        let most = entries.iter().filter(|entry| entry.effect.is_some()).filter_map(|entry| entry.id.parse().ok());
        let most: usize = most.max().unwrap_or(1);
        let labels: Vec<String> = (1..=most).map(|hearts| hearts.to_string()).collect();
        let curve = |some: &[Finding]| Series {
            name: self.heading(trials, some),
            points: some.iter().take(most).map(|entry| entry.effect).collect(),
        };
        let all: Vec<Series> = by_place(entries).map(curve).collect();
        points(self.title(), lab::stay_about(lang()), &labels, &all)
    }
}
