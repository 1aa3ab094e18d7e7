//! Advice in words: the best dice to keep with their odds, or the best answer.

use std::sync::mpsc::Sender;
use std::thread;

use kaiju_bots::outlook::Hope;
use kaiju_client::coach::{KeepOdds, Weighing, hopes};
use kaiju_rules::{Action, Dice, Pending, View, Viewer};
use kaiju_text::events::{faces, seat_name};
use kaiju_text::{Lang, ask, coach, dice_spoken, spoken, tui};

use crate::shell::Msg;
use crate::type_set::width;
use crate::ui::{Advice, Overlay, Ui};

/// Takes the advice that somebody waits for after n events.
pub(crate) fn hear_advice(message: Msg, events: usize, ui: &mut Ui) {
    if let Msg::Advice(number, advice) = message
        && number == events
        && matches!(ui.page, Some(Overlay::Hint(None)))
    {
        ui.page = Some(Overlay::Hint(Some(advice)));
        ui.dirty = true;
    }
}

/// Thinks in a thread for whoever looks after n events, or on the spot without an outbox.
pub(crate) fn advise_aside(view: &View, events: usize, outbox: Option<&Sender<Msg>>, ui: &mut Ui) {
    let (lang, view, kept) = (ui.lang, view.clone(), ui.tray.kept());
    match outbox.cloned() {
        None => ui.page = Some(Overlay::Hint(Some(advise(lang, &view, Some(kept))))),
        Some(outbox) => {
            thread::spawn(move || {
                let advice = advise(lang, &view, Some(kept));
                // A screen that is gone needs no advice.
                let _ = outbox.send(Msg::Advice(events, advice));
            });
        }
    }
}

/// How many odds are told.
const ODDS: usize = 6;

/// Thinks for whoever looks. It takes a moment: not to be done where people wait for a key. `kept` are the dice that
/// person has picked so far.
pub fn advise(lang: Lang, view: &View, kept: Option<Dice>) -> Advice {
    think(lang, view, kept, false)
}

fn think(lang: Lang, view: &View, kept: Option<Dice>, aloud: bool) -> Advice {
    let table = view.table();
    let (Pending::Decide(seat, question), Viewer::Seat(_)) = (view.pending(), view.viewer()) else {
        return Advice { keep: None, lines: vec![tui::no_advice(lang).to_string()] };
    };
    let mut lines = Vec::new();
    let mut keep = None;
    let Some(weighing) = Weighing::of(view) else {
        return Advice { keep: None, lines: vec![tui::no_advice(lang).to_string()] };
    };
    let said = |action| ask::answer(lang, table, seat, question, action);
    let turn = table.turn();
    if let Some((best, chance)) = weighing.best_keep().filter(|_| turn.rolls > 0) {
        keep = Some(best);
        lines.push(tui::best_keep(lang, said(Action::Keep(best)), percent(lang, chance)));
        if let Some(mine) = kept.filter(|&kept| kept != best && !kept.is_empty())
            && let Some(chance) = weighing.chance(Action::Keep(mine))
        {
            lines.push(tui::your_keep(lang, faces(mine), percent(lang, chance)));
        }
        let powers = weighing.answers().iter().filter(|one| !matches!(one.action, Action::Keep(_)));
        lines.extend(powers.filter_map(|one| answer_line(&weighing, lang, one.action, &said)));
        let wishes = KeepOdds { dice: turn.dice, rolls: turn.rolls }.wishes(best);
        if !wishes.is_empty() {
            lines.push(String::new());
            lines.push(tui::odds_head(lang).to_string());
            for (wish, odds) in wishes.into_iter().take(ODDS) {
                let dice = Dice::of(wish.face, wish.least);
                let (chance, dice) = if aloud {
                    (percent(lang, odds.value()), dice_spoken(lang, dice))
                } else {
                    (percent_column(lang, odds.value()), faces(dice))
                };
                lines.push(tui::odds_line(lang, chance, dice));
            }
        }
    } else {
        lines.push(coach::each_answer(lang).to_string());
        lines.extend(weighing.answers().iter().filter_map(|one| answer_line(&weighing, lang, one.action, &said)));
    }
    let found: Vec<String> = hopes(view)
        .into_iter()
        .map(|(hope, chance)| match hope {
            Hope::Eliminate(whom) => tui::hope_eliminate(lang, seat_name(table, whom), percent(lang, chance.chance)),
            Hope::Stars => tui::hope_stars(lang, percent(lang, chance.chance)),
        })
        .collect();
    if !found.is_empty() {
        lines.push(String::new());
        lines.extend(found);
    }
    Advice { keep, lines }
}

/// An answer with what it costs against the best one.
fn answer_line(weighing: &Weighing, lang: Lang, action: Action, said: &impl Fn(Action) -> String) -> Option<String> {
    Some(format!("{}: {}", said(action), weighing.told(lang, action)?))
}

/// The advice as lines to be read aloud.
pub(crate) fn advise_spoken(lang: Lang, view: &View) -> Vec<String> {
    let advice = think(lang, view, None, true);
    let mut lines: Vec<String> = advice.lines.iter().filter(|line| !line.is_empty()).map(|l| spoken(lang, l)).collect();
    if let Some(keep) = advice.keep.filter(|keep| !keep.is_empty()) {
        lines.insert(1, tui::keep_spoken(lang, dice_spoken(lang, keep)));
    }
    lines
}

/// A chance in percent, without pretending to know it better than that.
pub(crate) fn percent(lang: Lang, chance: f64) -> String {
    let hundred = chance * 100.0;
    let number = if hundred > 0.0 && hundred < 1.0 { "<1".to_string() } else { format!("{hundred:.0}") };
    kaiju_text::percent(lang, number)
}

/// A chance in percent for a column: as wide as certainty is.
pub(crate) fn percent_column(lang: Lang, chance: f64) -> String {
    let (wide, said) = (width(&percent(lang, 1.0)), percent(lang, chance));
    " ".repeat(wide.saturating_sub(width(&said))) + &said
}
