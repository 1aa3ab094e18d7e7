//! What stands beside the table where there is room: a lesson, what happened since one's last turn, chances, odds, steps.

use kaiju_client::Sheet;
use kaiju_client::coach::{KeepOdds, shares};
use kaiju_client::lesson::LessonStep;
use kaiju_client::story::meanwhile;
use kaiju_rules::{Dice, Seat};
use kaiju_text::events::{faces, seat_name};
use kaiju_text::{Lang, cards, tui, web};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::advice::percent_column;
use crate::board::meter;
use crate::ink::Hue;
use crate::scene::{GameKind, Scene};
use crate::type_set::{fit, pad, wrap};
use crate::ui::Ui;

/// What a lesson says at a step: a title and a text.
pub(crate) fn lesson(lang: Lang, step: LessonStep) -> (&'static str, &'static str) {
    match step {
        LessonStep::Welcome => (web::lesson_welcome(lang), web::lesson_welcome_text(lang)),
        LessonStep::Keep => (web::lesson_keep(lang), tui::lesson_keep_text(lang)),
        LessonStep::Roll => (web::lesson_roll(lang), tui::lesson_roll_text(lang)),
        LessonStep::Again => (web::lesson_again(lang), web::lesson_again_text(lang)),
        LessonStep::Shop => (web::lesson_shop(lang), tui::lesson_shop_text(lang)),
        LessonStep::Rival => (web::lesson_rival(lang), web::lesson_rival_text(lang)),
        LessonStep::Yield => (web::lesson_yield(lang), web::lesson_yield_text(lang)),
        LessonStep::Otherwise => (web::lesson_otherwise(lang), web::lesson_otherwise_text(lang)),
        LessonStep::Alone => (web::lesson_alone(lang), tui::lesson_alone_text(lang)),
        LessonStep::Over => (web::lesson_over(lang), web::lesson_over_text(lang)),
    }
}

/// Everything worth telling beside the table, as many whole parts as fit into so many rows, the most useful first.
pub(crate) fn lines(scene: &Scene<'_>, ui: &Ui, room: usize, height: usize) -> Vec<Line<'static>> {
    let mut all: Vec<Line<'static>> = Vec::new();
    for part in [tidings(scene, ui, room), odds(scene, ui, room), chances(scene, ui, room), steps(scene, ui, room)] {
        let gap = usize::from(!all.is_empty());
        if part.is_empty() || all.len() + gap + part.len() > height {
            continue;
        }
        if gap > 0 {
            all.push(Line::default());
        }
        all.extend(part);
    }
    all
}

fn head(ui: &Ui, text: &str, room: usize) -> Line<'static> {
    Line::from(Span::styled(fit(text, room), ui.ink.of(Hue::Energy).add_modifier(Modifier::BOLD)))
}

/// What the others did since our last turn.
fn tidings(scene: &Scene<'_>, ui: &Ui, room: usize) -> Vec<Line<'static>> {
    let told = scene.prompt.map(|prompt| meanwhile(scene.beats.iter(), prompt.seat)).unwrap_or_default();
    if told.is_empty() {
        return Vec::new();
    }
    let signed = |n: i16, sign: char| (n != 0).then(|| format!("{}{}{sign}", if n > 0 { "+" } else { "−" }, n.abs()));
    let mut lines = vec![head(ui, web::meanwhile(ui.lang), room)];
    for one in told {
        let bought = one.bought.iter().map(|&card| cards::name(ui.lang, scene.table.card(card)).to_string());
        let figures: Vec<String> = [signed(one.hearts, '♥'), signed(one.stars, '★')]
            .into_iter()
            .flatten()
            .chain(bought)
            .chain(one.died.then(|| tui::out(ui.lang).to_string()))
            .collect();
        let text = format!("{} {}: {}", one.seat.letter(), seat_name(scene.table, one.seat), figures.join(", "));
        lines.extend(
            wrap(&text, room)
                .into_iter()
                .map(|line| Line::from(crate::board::coloured(ui.ink, scene.table, &line, Style::new()))),
        );
    }
    lines
}

/// What the dice that are kept so far can become.
fn odds(scene: &Scene<'_>, ui: &Ui, room: usize) -> Vec<Line<'static>> {
    let Some(Sheet::Dice { dice, rolls: rolls @ 1.., .. }) = scene.prompt.map(|prompt| &prompt.sheet) else {
        return Vec::new();
    };
    if !ui.wants_odds() {
        return Vec::new();
    }
    let kept = ui.tray.kept();
    let (lang, ink) = (ui.lang, ui.ink);
    let title = if kept.is_empty() { tui::odds_of_none(lang).to_string() } else { tui::odds_of(lang, faces(kept)) };
    let mut lines = vec![head(ui, &title, room)];
    for (wish, odds) in (KeepOdds { dice: *dice, rolls: *rolls }).wishes(kept) {
        let text = format!("{}  {}", percent_column(lang, odds.value()), faces(Dice::of(wish.face, wish.least)));
        lines.push(Line::from(ink.symbols(&fit(&text, room), Style::new())));
    }
    lines
}

/// Each monster's chance to win.
fn chances(scene: &Scene<'_>, ui: &Ui, room: usize) -> Vec<Line<'static>> {
    let table = scene.table;
    if !ui.kept.odds || table.over().is_some() || table.turns() == 0 || scene.kind == GameKind::Gathering {
        return Vec::new();
    }
    // They would tell how a puzzle is judged.
    if matches!(scene.kind, GameKind::Puzzle { .. }) {
        return Vec::new();
    }
    let shares = shares(table);
    let cells = room.saturating_sub(9 + 14).clamp(4, 20);
    let mut lines = vec![head(ui, tui::chances(ui.lang), room)];
    lines.extend(table.alive().iter().map(|seat: Seat| {
        let style = ui.ink.of(Hue::Seat(seat));
        let share = shares[seat.index()].clamp(0.0, 1.0);
        let name = pad(seat_name(table, seat), room.saturating_sub(cells + 9).min(14));
        let mut spans = vec![Span::styled(format!("{} {name} ", seat.letter()), style.add_modifier(Modifier::BOLD))];
        spans.extend(meter((share * 1000.0) as usize, 1000, cells, style, ui.ink));
        spans.push(Span::raw(format!(" {}", percent_column(ui.lang, share))));
        Line::from(spans)
    }));
    lines
}

/// The cards that were discarded, by name: nobody meets them again before the deck is through.
pub(crate) fn discards(scene: &Scene<'_>, ui: &Ui, room: usize, height: usize) -> Vec<Line<'static>> {
    let table = scene.table;
    let mut names: Vec<&str> = table.discard().iter().map(|card| cards::name(ui.lang, table.card(card))).collect();
    if names.is_empty() || height < 2 {
        return Vec::new();
    }
    names.sort_unstable();
    let mut lines = vec![head(ui, &tui::discards(ui.lang, names.len()), room)];
    let mut text = wrap(&names.join(" · "), room);
    if text.len() >= height {
        text.truncate(height - 1);
        if let Some(last) = text.last_mut() {
            *last = fit(&format!("{last} …"), room);
        }
    }
    lines.extend(text.into_iter().map(|line| Line::from(Span::styled(line, ui.ink.dim()))));
    lines
}

/// The steps of a turn, and the one the game is in.
fn steps(scene: &Scene<'_>, ui: &Ui, room: usize) -> Vec<Line<'static>> {
    if scene.table.over().is_some() {
        return Vec::new();
    }
    let mut lines = vec![head(ui, kaiju_text::turn::summary(ui.lang), room)];
    lines.extend(crate::turn::page(ui.lang, ui.ink, scene.table, scene.step, room));
    lines
}
