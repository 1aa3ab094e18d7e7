//! How often each personality of our bots wins, alone among players of one kind.

use anyhow::Result;
use kaiju_arena::atlas::AtlasSubject;
use kaiju_bots::Player;
use kaiju_text::lab;

use super::{Finding, Run, Subject, TrialTable};
use crate::tongue::lang;

/// The personalities.
pub(super) struct Personalities;

impl Subject for Personalities {
    fn rounds(&self, _: &TrialTable) -> Result<u64> {
        Ok(Player::PERSONALITIES.len() as u64)
    }

    fn measure(&self, place: &TrialTable, run: &Run) -> Result<Vec<Finding>> {
        let rows = place.measure(&AtlasSubject::Personalities, run).into_iter();
        Ok(rows.map(|row| (row.id.clone(), row)).map(|(name, row)| place.entry(row, name)).collect())
    }

    fn title(&self) -> &'static str {
        lab::personalities_worth(lang())
    }

    fn about(&self) -> &'static str {
        lab::atlas_about_seats(lang())
    }

    fn column(&self) -> &'static str {
        lab::head_bot(lang())
    }
}
