//! What each card is worth: it is dealt to a random seat before the first turn.

use std::fmt::Write as _;

use anyhow::{Result, bail};
use kaiju_arena::atlas::{Dealt, Worth};
use kaiju_rules::{Card, deck_of};
use kaiju_text::{books, cards, lab};

use super::{Finding, Run, Subject, TrialTable, Trials, by_place, signed, some_title};
use crate::args::some_games;
use crate::interrupt;
use crate::near::nearest;
use crate::tongue::lang;
use crate::words::grouped;

/// Power cards or Evolutions: all of them, or those with these ids.
pub(super) struct Cards {
    pub evolutions: bool,
    pub ids: Vec<String>,
}

impl Cards {
    /// What is dealt at a table, one after the other.
    fn deals(&self, place: &TrialTable) -> Result<Vec<(&'static Card, Dealt)>> {
        let edition = place.preset.edition().edition();
        let all: Vec<(&'static Card, Dealt)> = if self.evolutions {
            let decks = edition.monsters.iter().flat_map(|&monster| {
                let deck = deck_of(monster).into_iter().flatten().enumerate();
                deck.map(move |(number, &card)| (card, Dealt::Evolution(monster, number)))
            });
            decks.collect()
        } else {
            let kinds = edition
                .deck
                .kinds()
                .filter_map(|(card, _)| edition.deck.copies(card.id).next().map(|dealt| (card, Dealt::Card(dealt))));
            kinds.collect()
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
        let tried = |dealt: Dealt| -> Worth { place.trial.deal(dealt, run.threads, |more| run.go_on(more)) };
        let par = tried(Dealt::Nothing).even_share(place.players);
        let mut entries = Vec::new();
        for (card, dealt) in self.deals(place)? {
            let worth = tried(dealt);
            let effect = (worth.games > 0).then(|| worth.effect(par));
            let mut entry = place.entry(card.id, cards::name(lang(), card), worth.games, effect);
            entry.card = Some((card.kind, card.cost));
            entries.push(entry);
            if interrupt::stopped() {
                break;
            }
        }
        let effect = |entry: &Finding| entry.effect.map_or(f64::NEG_INFINITY, |(effect, ..)| effect);
        entries.sort_by(|a, b| effect(b).total_cmp(&effect(a)));
        Ok(entries)
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
        let games = || some.iter().map(|entry| entry.games);
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
            for Finding { name, card, effect, .. } in some {
                let (kind, cost) = card.map_or(("", 0), |(kind, cost)| (cards::kind(lang(), kind), cost));
                let (effect, low, high) = effect.unwrap_or((f64::NAN, f64::NAN, f64::NAN));
                let (effect, low, high) = (signed(effect), signed(low), signed(high));
                let _ = writeln!(text, "| {name} | {kind} | {cost}⚡ | {effect} | {low} … {high} |");
            }
            text.push('\n');
        }
        text
    }
}
