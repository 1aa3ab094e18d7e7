//! How often each monster wins with its deck of Evolutions, when everybody plays the same.

use anyhow::Result;
use kaiju_arena::atlas::AtlasSubject;
use kaiju_rules::Monster;
use kaiju_text::lab;

use super::{Finding, Run, Subject, TrialTable};
use crate::tongue::lang;

/// The monsters with their decks.
pub(super) struct Monsters;

impl Subject for Monsters {
    fn measure(&self, place: &TrialTable, run: &Run) -> Result<Vec<Finding>> {
        let rows = place.measure(&AtlasSubject::Monsters, run).into_iter();
        let name =
            |id: &str| Monster::ALL.iter().find(|monster| monster.id() == id).map_or("", |monster| monster.name());
        Ok(rows.map(|row| (name(&row.id), row)).map(|(name, row)| place.entry(row, name)).collect())
    }

    fn title(&self) -> &'static str {
        lab::monsters_worth(lang())
    }

    fn about(&self) -> &'static str {
        lab::atlas_about_seats(lang())
    }

    fn column(&self) -> &'static str {
        lab::head_monster(lang())
    }
}
