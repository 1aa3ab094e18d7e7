//! What each card is worth: it is dealt to a random seat before the first turn.

use std::fmt::Write as _;

use anyhow::{Result, bail};
use kaiju_arena::atlas::{AtlasRow, AtlasSubject, Dealt};
use kaiju_rules::{Card, Monster};
use kaiju_text::{books, cards, lab};

use super::{Finding, Run, Subject, TrialTable, Trials, by_place, signed, some_title};
use crate::args::some_games;
use crate::near::nearest;
use crate::tongue::lang;
use crate::words::grouped;

/// Power cards or Evolutions: all of them, or those with these ids.
pub(super) struct Cards {
    pub evolutions: bool,
    /// Whose Evolutions; those of the edition's six where none is named.
    pub owners: Vec<Monster>,
    pub ids: Vec<String>,
}

impl Cards {
    /// What is dealt at a table, one after the other.
    fn deals(&self, place: &TrialTable) -> Result<Vec<(&'static Card, Dealt)>> {
        let all = match &self.owners[..] {
            [] => AtlasSubject::all_cards(&place.trial.setup, self.evolutions),
            owners => AtlasSubject::evolutions_of(owners),
        };
        let title = books::name_of_preset(lang(), place.preset);
        if all.is_empty() {
            let none = if self.evolutions { lab::edition_no_evolutions } else { lab::edition_no_cards };
            bail!(none(lang(), title));
        }
        for id in &self.ids {
            if !all.iter().any(|(card, _)| card.id == id) {
                let known = nearest(id, all.iter().map(|(card, _)| card.id));
                bail!(lab::edition_no_card(lang(), id, title, known[..known.len().min(5)].join(", ")));
            }
        }
        let chosen = |card: &Card| self.ids.is_empty() || self.ids.iter().any(|id| id == card.id);
        Ok(all.into_iter().filter(|(card, _)| chosen(card)).collect())
    }
}

impl Subject for Cards {
    /// One round for each card and one without any.
    fn rounds(&self, place: &TrialTable) -> Result<u64> {
        Ok(self.deals(place)?.len() as u64 + 1)
    }

    /// The best first.
    fn measure(&self, place: &TrialTable, run: &Run) -> Result<Vec<Finding>> {
        let rows = place.measure(&AtlasSubject::Cards(self.deals(place)?), run);
        let entry = |row: AtlasRow| {
            let name = row.card.map_or("", |card| cards::name(lang(), card));
            place.entry(row, name)
        };
        Ok(rows.into_iter().map(entry).collect())
    }

    fn title(&self) -> &'static str {
        lab::cards_worth(lang())
    }

    fn about(&self) -> &'static str {
        lab::atlas_about_cards(lang())
    }

    fn heading(&self, trials: &Trials, some: &[Finding]) -> String {
        let (edition, players) = some_title(some);
        // Games in which the card lay in the shop before it could be dealt do not count.
        let games = || some.iter().map(|entry| entry.row.games);
        let (least, most) = (games().min().unwrap_or(trials.games), games().max().unwrap_or(trials.games));
        if least == most {
            return lab::atlas_heading_card(lang(), edition, players, trials.bot, some_games(least));
        }
        lab::atlas_heading_tried(lang(), edition, players, trials.bot, grouped(least), grouped(most))
    }

    fn markdown(&self, trials: &Trials, entries: &[Finding]) -> String {
        let mut text = String::new();
        for some in by_place(entries) {
            let _ = writeln!(text, "**{}**\n", self.heading(trials, some));
            let heads = [lab::head_card, lab::head_kind, lab::head_cost, lab::head_effect, lab::head_range];
            let heads = heads.map(|head| head(lang())).join(" | ");
            let _ = writeln!(text, "| {heads} |\n|---|---|---|---|---|");
            for Finding { name, row: AtlasRow { card, effect, .. }, .. } in some {
                let (kind, cost) = card.map_or(("", 0), |card| (cards::kind(lang(), card.kind), card.cost));
                let (effect, low, high) = effect.unwrap_or((f64::NAN, f64::NAN, f64::NAN));
                let (effect, low, high) = (signed(effect), signed(low), signed(high));
                let _ = writeln!(text, "| {name} | {kind} | {cost}⚡ | {effect} | {low} … {high} |");
            }
            text.push('\n');
        }
        text
    }
}
