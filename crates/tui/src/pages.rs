//! Pages over the table: help, reasons, advice, rules and cards, options, the end of the game.

use kaiju_client::lesson::LessonStep;
use kaiju_client::pace::tells;
use kaiju_client::{Beat, ComfortSwitch, Danger, Story, explain};
use kaiju_rules::{Event, Monster, Pending, Place, Seat, Source};
use kaiju_text::events::{self, seat_name};
use kaiju_text::{Lang, ask, cards, club, moderation, puzzle, review, tui, web};
use kaiju_wire::frame::EMOTES;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Borders, Clear, Paragraph};

use crate::board::{LEAST, coloured, draw as draw_board, key_name};
use crate::ink::{Hue, Theme};
use crate::lookup::{Lookup, Shelf, belongings};
use crate::scene::{GameKind, SaveState, Scene, buttons, warning};
use crate::signs::{Signs, reduce};
use crate::type_set::{fit, pad, width, wrap};
use crate::ui::{ESCAPE, Hit, OptionRow, Overlay, TalkInput, Ui, speed_name};

/// Draws the table and the page over it. Where things are is written down for the mouse.
pub fn draw(frame: &mut Frame<'_>, scene: &Scene<'_>, ui: &mut Ui) {
    ui.dirty = false;
    ui.hits.clear();
    ui.columns = frame.area().width;
    draw_all(frame, scene, ui);
    if ui.ascii {
        reduce(frame.buffer_mut());
    }
}

fn draw_all(frame: &mut Frame<'_>, scene: &Scene<'_>, ui: &mut Ui) {
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let text =
            tui::too_small(ui.lang, format!("{}×{}", area.width, area.height), format!("{}×{}", LEAST.0, LEAST.1));
        let lines: Vec<Line<'static>> = wrap(&text, area.width.into()).into_iter().map(Line::from).collect();
        frame.render_widget(Paragraph::new(lines), area);
        return;
    }
    if let Some(Overlay::HandOver(seat)) = ui.page {
        hand_over(frame, area, scene, ui, seat);
        return;
    }
    draw_board(frame, scene, ui);
    let Some(page) = ui.page.clone() else { return };
    ui.hits.clear();
    match page {
        Overlay::Help(at) => help(frame, area, scene, ui, at),
        Overlay::Why(back, scroll) => why(frame, area, scene, ui, back, scroll),
        Overlay::Hint(advice) => {
            let (lang, ink) = (ui.lang, ui.ink);
            let (text, keys): (Vec<String>, &[(char, &'static str)]) = match &advice {
                None => (vec![tui::thinking(lang).to_string()], &[]),
                Some(advice) if advice.keep.is_some() => {
                    (advice.lines.clone(), &[('k', tui::take_advice(lang)), ('q', tui::close(lang))])
                }
                Some(advice) => (advice.lines.clone(), &[('q', tui::close(lang))]),
            };
            let lines = text.iter().map(|line| Line::from(ink.symbols(line, Style::new()))).collect();
            popup(frame, area, ui, tui::key_hint(lang), lines, 0, keys);
        }
        Overlay::Lookup(lookup) => look_up(frame, area, scene, ui, &lookup),
        Overlay::Monster(seat, at) => monster(frame, area, scene, ui, seat, at),
        Overlay::Card(source) => card(frame, area, scene, ui, source),
        Overlay::Sure(action, danger) => {
            let lang = ui.lang;
            let mut lines =
                vec![Line::from(Span::styled(warning(lang, danger), ui.ink.of(Hue::Bad).add_modifier(Modifier::BOLD)))];
            if let Some(prompt) = scene.prompt {
                let label = ask::answer(lang, scene.table, prompt.seat, prompt.question, action);
                lines.extend([Line::default(), Line::from(ui.ink.symbols(&label, Style::new()))]);
            }
            popup(frame, area, ui, tui::sure(lang), lines, 0, &[('y', tui::do_it(lang)), ('n', tui::rather_not(lang))]);
        }
        Overlay::Quit => {
            let lang = ui.lang;
            let mut keys = vec![('y', tui::leave(lang)), ('n', tui::play_on(lang))];
            let text = match scene.kind {
                GameKind::Online => {
                    keys.insert(1, ('x', tui::give_up(lang)));
                    tui::quit_online(lang).to_string()
                }
                GameKind::Gathering => {
                    keys.insert(1, ('x', tui::give_up_seat(lang)));
                    tui::quit_online(lang).to_string()
                }
                _ => match &scene.kept {
                    SaveState::Saved(_) => tui::quit_local(lang).to_string(),
                    SaveState::Unsaved(why) => tui::quit_unsaved(lang, why),
                    SaveState::Nowhere => tui::quit_nowhere(lang).to_string(),
                },
            };
            popup(frame, area, ui, tui::key_quit(lang), vec![Line::from(text)], 0, &keys);
        }
        Overlay::LetPlay => {
            let lang = ui.lang;
            let keys = [('y', tui::let_it_play(lang)), ('n', tui::rather_not(lang))];
            popup(frame, area, ui, tui::let_play_title(lang), vec![Line::from(tui::let_play(lang))], 0, &keys);
        }
        Overlay::Talk(now) => talk(frame, area, scene, ui, &now),
        Overlay::Options(at) => options(frame, area, ui, at),
        Overlay::Turn => {
            let room = usize::from(area.width.saturating_sub(4).min(84)).saturating_sub(4);
            let lines = crate::turn::page(ui.lang, ui.ink, scene.table, scene.step, room);
            popup(frame, area, ui, kaiju_text::turn::summary(ui.lang), lines, 0, &[]);
        }
        Overlay::Now(at) => now(frame, area, scene, ui, at),
        Overlay::Teach => {
            let (title, text) = crate::beside::lesson(ui.lang, LessonStep::Welcome);
            popup(frame, area, ui, title, text_lines(ui, text), 0, &[('\n', web::lesson_begin(ui.lang))]);
        }
        Overlay::Pick(which, at) => pick(frame, area, scene, ui, which, at),
        Overlay::Over(at) => over(frame, area, scene, ui, at),
        Overlay::HandOver(_) => {}
    }
}

/// What was said last, the signs that can be sent, and what is being written.
fn talk(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &mut Ui, now: &TalkInput) {
    let (lang, ink) = (ui.lang, ui.ink);
    let said = scene.talk.as_deref().unwrap_or_default();
    let room = usize::from(area.height).saturating_sub(12).max(4);
    let mut lines: Vec<Line<'static>> = said[said.len().saturating_sub(room)..]
        .iter()
        .map(|one| {
            let name = Span::styled(format!("{}: ", one.who), ink.of(Hue::Seat(one.seat)).add_modifier(Modifier::BOLD));
            Line::from(vec![name, Span::raw(one.text.clone())])
        })
        .collect();
    if lines.is_empty() {
        lines.push(Line::from(Span::styled(tui::talk_nothing(lang), ink.dim())));
    }
    lines.push(Line::default());
    lines.extend(scene.dice.iter().map(|line| Line::from(Span::styled(line.clone(), ink.dim()))));
    let keys: Vec<(char, &'static str)> = match now {
        TalkInput::Signs if scene.me().is_none() => {
            lines.push(Line::from(Span::styled(tui::no_voice(lang), ink.dim())));
            vec![('m', tui::talk_mute(lang)), ('q', tui::close(lang))]
        }
        TalkInput::Signs => {
            lines.push(Line::from(tui::talk_signs(lang)));
            for (row, four) in EMOTES.chunks(4).enumerate() {
                let sign = |(i, word): (usize, &&str)| {
                    let text = web::by_id(lang, &format!("emote-{word}")).unwrap_or(word);
                    [Span::styled(format!("{} ", row * 4 + i + 1), ink.bold()), Span::raw(pad(text, 13))]
                };
                lines.push(Line::from(four.iter().enumerate().flat_map(sign).collect::<Vec<_>>()));
            }
            if !scene.bets.is_empty() {
                lines.extend([Line::default(), Line::from(club::who_wins(lang))]);
            }
            for three in scene.bets.chunks(3) {
                let bet = |(seat, monster): &(Seat, Monster)| {
                    let key = Span::styled(format!("{} ", seat.letter().to_ascii_lowercase()), ink.bold());
                    [key, Span::styled(pad(monster.name(), 17), ink.of(Hue::Seat(*seat)))]
                };
                lines.push(Line::from(three.iter().flat_map(bet).collect::<Vec<_>>()));
            }
            // What is rarely wanted stands above the keys: there is not room for all of them in one line.
            let rare = scene.pause.map(|word| ('p', word)).into_iter().chain([('r', moderation::report(lang))]);
            let rare = rare
                .flat_map(|(key, word)| [Span::styled(format!("{key} "), ink.bold()), Span::raw(format!("{word}   "))]);
            lines.extend([Line::default(), Line::from(rare.collect::<Vec<_>>())]);
            vec![('t', tui::talk_write(lang)), ('m', tui::talk_mute(lang)), ('q', tui::close(lang))]
        }
        TalkInput::Write(text) => {
            lines.push(Line::from(vec![Span::styled("› ", ink.bold()), Span::raw(format!("{text}▏"))]));
            vec![('\n', tui::talk_send(lang)), (ESCAPE, tui::talk_back(lang))]
        }
        TalkInput::Mute | TalkInput::Report => {
            let asked = if *now == TalkInput::Mute { tui::mute_whom(lang) } else { moderation::report(lang) };
            lines.push(Line::from(asked));
            if *now == TalkInput::Report {
                let why = wrap(moderation::report_why(lang), inner_width(area));
                lines.extend(why.into_iter().map(|line| Line::from(Span::styled(line, ink.dim()))));
            }
            let others = scene.table.seats().iter().filter(|&seat| scene.me() != Some(seat));
            let named = others.map(|seat| {
                let chair = scene.chairs.get(seat.index()).map_or("", String::as_str);
                Span::styled(format!("{} {chair}  ", seat.letter()), ink.of(Hue::Seat(seat)))
            });
            lines.push(Line::from(named.collect::<Vec<_>>()));
            vec![(ESCAPE, tui::talk_back(lang))]
        }
    };
    popup(frame, area, ui, tui::talk_title(lang), lines, 0, &keys);
}

/// How wide a line in a box over the table can be.
fn inner_width(area: Rect) -> usize {
    usize::from(area.width.saturating_sub(4).min(84)).saturating_sub(4)
}

/// A box in the middle with lines in it, broken to fit, scrolled so far, and keys at its foot.
fn popup(
    frame: &mut Frame<'_>,
    area: Rect,
    ui: &mut Ui,
    title: &str,
    lines: Vec<Line<'static>>,
    scroll: usize,
    keys: &[(char, &'static str)],
) -> Rect {
    let most = inner_width(area) + 4;
    let wanted = lines.iter().map(Line::width).max().unwrap_or(0).max(width(title) + 4);
    let foot: usize = keys.iter().map(|(_, word)| width(word) + 5).sum();
    let inner = wanted.max(foot).clamp(24, most.saturating_sub(4));
    let lines: Vec<Line<'static>> = lines.into_iter().flat_map(|line| wrapped(line, inner)).collect();
    let rows = lines.len() + if keys.is_empty() { 0 } else { 2 };
    let height = (rows as u16 + 2).min(area.height.saturating_sub(2));
    let wide = inner as u16 + 4;
    let place = Rect {
        x: area.x + (area.width - wide.min(area.width)) / 2,
        y: area.y + (area.height - height) / 2,
        width: wide.min(area.width),
        height,
    };
    let block = frame_of(ui, title);
    wipe(frame, place);
    let inside = block.inner(place);
    frame.render_widget(block, place);
    let body = Rect {
        x: inside.x + 1,
        width: inside.width.saturating_sub(2),
        height: inside.height.saturating_sub(if keys.is_empty() { 0 } else { 2 }),
        ..inside
    };
    let over = lines.len().saturating_sub(body.height as usize);
    let from = scroll.min(over);
    let more = over > from;
    frame.render_widget(Paragraph::new(lines.into_iter().skip(from).collect::<Vec<_>>()), body);
    if more {
        let corner = Rect { x: place.x + place.width - 4, y: place.y + place.height - 1, width: 3, height: 1 };
        frame.render_widget(Paragraph::new(Span::styled(" ↓ ", ui.ink.bold())), corner);
    }
    if !keys.is_empty() {
        let bottom = Rect { x: body.x, y: inside.y + inside.height - 1, width: body.width, height: 1 };
        foot_keys(frame, bottom, ui, keys);
    }
    body
}

/// Makes room, and a column more on the left: a wide letter there would reach over the border.
fn wipe(frame: &mut Frame<'_>, place: Rect) {
    frame.render_widget(Clear, Rect { x: place.x.saturating_sub(1), width: place.width + 1, ..place });
}

fn frame_of(ui: &Ui, title: &str) -> Block<'static> {
    Block::new()
        .borders(Borders::ALL)
        .border_type(BorderType::Rounded)
        .border_style(ui.ink.of(Hue::Energy))
        .title(Span::styled(format!(" {title} "), ui.ink.bold()))
}

fn foot_keys(frame: &mut Frame<'_>, place: Rect, ui: &mut Ui, keys: &[(char, &'static str)]) {
    let mut spans = Vec::new();
    let mut x = place.x;
    for &(key, word) in keys {
        let shown = ui.typed(&key_name(key));
        let wide = (width(&shown) + width(word) + 3) as u16;
        ui.hits.push((Rect { x, width: wide, ..place }, Hit::Key(key)));
        spans.push(Span::styled(format!(" {shown} "), ui.ink.focus()));
        spans.push(Span::raw(format!("{word}  ")));
        x += wide + 2;
    }
    frame.render_widget(Paragraph::new(Line::from(spans)), place);
}

/// A styled line in lines that fit; words keep their styles.
fn wrapped(line: Line<'static>, room: usize) -> Vec<Line<'static>> {
    if line.width() <= room {
        return vec![line];
    }
    let (mut lines, mut now, mut used) = (Vec::new(), Vec::new(), 0);
    for span in line.spans {
        let mut rest = span.content.as_ref();
        while !rest.is_empty() {
            let cut = rest.find(' ').map_or(rest.len(), |at| at + 1);
            let (word, later) = rest.split_at(cut);
            if used > 0 && used + width(word.trim_end()) > room {
                lines.push(Line::from(std::mem::take(&mut now)));
                used = 0;
            }
            used += width(word);
            now.push(Span::styled(word.to_string(), span.style));
            rest = later;
        }
    }
    lines.push(Line::from(now));
    lines
}

fn text_lines(ui: &Ui, text: &str) -> Vec<Line<'static>> {
    text.split('\n').map(|line| Line::from(ui.ink.symbols(line, Style::new()))).collect()
}

fn help(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &mut Ui, at: usize) {
    let lang = ui.lang;
    let key =
        |keys: &str, text: &'static str| Line::from(vec![Span::styled(pad(keys, 12), ui.ink.bold()), Span::raw(text)]);
    let head = |text: &'static str| Line::from(Span::styled(text, ui.ink.of(Hue::Energy).add_modifier(Modifier::BOLD)));
    let mut lines = Vec::new();
    if let GameKind::Replay { reviewed, .. } = scene.kind {
        lines.extend([
            head(tui::help_replay(lang)),
            key("← →", tui::help_step(lang)),
            key("↑ ↓", tui::help_turns(lang)),
            key("Home End", tui::help_edges(lang)),
            key("␣", tui::help_run(lang)),
            key("e", tui::help_eyes(lang)),
            key("b", tui::help_branch(lang)),
        ]);
        if reviewed {
            lines.push(key("n  p", review::help_errors(lang)));
        }
    } else {
        lines.extend([
            head(tui::help_play(lang)),
            key("1–9", tui::help_digits(lang)),
            key("← → ␣", tui::help_arrows(lang)),
            key("⏎", tui::help_enter(lang)),
            key("a  s", tui::help_all_stop(lang)),
            key("A–Z", tui::help_capitals(lang)),
        ]);
        if matches!(scene.kind, GameKind::Puzzle { .. }) {
            lines.push(key("n", puzzle::key_next(lang)));
        } else {
            lines.extend([
                key("h", tui::help_hint(lang)),
                key("u", tui::help_undo(lang)),
                key("␣", tui::help_skip(lang)),
            ]);
        }
    }
    lines.extend([
        Line::default(),
        head(tui::help_look(lang)),
        key("i", tui::help_now(lang)),
        key("g", tui::help_turn(lang)),
        key("w", tui::help_why(lang)),
        key("m", tui::help_monsters(lang)),
        key("r  c", tui::help_lookup(lang)),
        key("c1–c3", tui::help_shop_card(lang)),
        key("PgUp PgDn", tui::help_log(lang)),
        Line::default(),
        head(tui::help_more(lang)),
        key("l  f  o", tui::help_options(lang)),
        key("p", tui::help_record(lang)),
        key("Ctrl-Z", tui::help_suspend(lang)),
        key("q", if matches!(scene.kind, GameKind::Local) { tui::help_quit(lang) } else { tui::key_quit(lang) }),
    ]);
    if scene.talk.is_some() {
        lines.extend([
            Line::default(),
            head(tui::help_online(lang)),
            key("t", tui::help_talk(lang)),
            key("b", tui::help_bot(lang)),
            key("n", tui::help_again(lang)),
            key("n", tui::help_pick(lang)),
        ]);
    }
    lines.extend([Line::default(), head(tui::help_signs(lang))]);
    lines.extend(text_lines(ui, tui::signs(lang)));
    popup(frame, area, ui, tui::key_help(lang), lines, at, &[]);
}

/// What can be done now: the question, each answer with its key and what it means, and who is waited for.
fn now(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &mut Ui, at: usize) {
    let (lang, ink, table) = (ui.lang, ui.ink, scene.table);
    let mut lines = Vec::new();
    if let Some(prompt) = scene.prompt {
        let asked = ask::question(lang, table, prompt.seat, prompt.question);
        lines.push(Line::from(ink.symbols(&asked, ink.bold())));
        lines.extend(text_lines(ui, ask::hint(lang, table, prompt.question)));
        lines.push(Line::default());
        for button in buttons(lang, table, prompt, &ui.tray) {
            let key = button.key.map_or_else(|| "·".to_string(), |key| ui.typed(&key_name(key)));
            let mut head = vec![Span::styled(format!("{} ", pad(&key, 3)), ink.bold())];
            head.extend(ink.symbols(&button.label, Style::new()));
            let told = |danger: &Danger| ui.comfort.doubts(*danger) || !matches!(danger, Danger::RollsLeft(_));
            if let Some(danger) = button.danger.filter(told) {
                head.push(Span::styled(format!("  {}", warning(lang, danger)), ink.of(Hue::Bad)));
            }
            lines.push(Line::from(head));
            if let Some(text) = ask::detail(lang, table, button.action) {
                lines.extend(wrap(text, usize::from(area.width).saturating_sub(14).min(72)).into_iter().map(|line| {
                    let mut spans = vec![Span::raw("      ")];
                    spans.extend(ink.symbols(&line, ink.dim()));
                    Line::from(spans)
                }));
            }
        }
        if ui.dice_asked() > 0 {
            lines.push(Line::from(Span::styled(ui.typed(tui::dice_keys(lang)), ink.dim())));
        }
    } else if let (Pending::Decide(seat, question), true) = (scene.pending, scene.kind != GameKind::Gathering) {
        lines.push(Line::from(coloured(ink, table, &tui::thinks(lang, scene.who(lang, seat)), ink.bold())));
        lines.push(Line::from(ink.symbols(&ask::question(lang, table, seat, question), Style::new())));
    } else if scene.kind == GameKind::Gathering {
        lines.push(Line::from(crate::online::gathering(lang, &scene.chairs, &scene.missing)));
    } else {
        lines.push(Line::from(tui::no_advice(lang)));
    }
    lines.push(Line::default());
    lines.extend(text_lines(ui, tui::now_more(lang)));
    popup(frame, area, ui, tui::now_title(lang), lines, at, &[]);
}

fn why(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &mut Ui, back: usize, scroll: usize) {
    let lang = ui.lang;
    let told: Vec<_> = scene.beats.iter().filter(|beat| tells(beat.event)).collect();
    if told.is_empty() {
        let lines = vec![Line::from(tui::nothing_yet(lang))];
        popup(frame, area, ui, tui::key_why(lang), lines, 0, &[]);
        return;
    }
    let back = back.min(told.len() - 1);
    ui.page = Some(Overlay::Why(back, scroll));
    let at = told.len() - 1 - back;
    let mut lines: Vec<Line<'static>> = Vec::new();
    for (i, beat) in told.iter().enumerate().take(at + 3).skip(at.saturating_sub(3)) {
        let text = events::line(lang, &beat.before, beat.event);
        let base = if i == at { ui.ink.bold() } else { ui.ink.dim() };
        let mut spans = vec![Span::styled(if i == at { "▶ " } else { "  " }, ui.ink.bold())];
        spans.extend(coloured(ui.ink, &beat.before, &text, base));
        lines.push(Line::from(spans));
    }
    lines.push(Line::default());
    let Beat { event, before, .. } = told[at];
    lines.extend(text_lines(ui, &kaiju_text::why(lang, before, *event)));
    if let Some(choice) = scene.session.and_then(|session| session.bot_choice(told[at])) {
        lines.push(Line::default());
        lines.extend(text_lines(ui, &choice.told(lang, scene.table.over().is_some())));
    }
    if let Some((_, Some(told))) = ui.reason.clone().filter(|(row, _)| *row == told[at].row && *row > 0) {
        lines.push(Line::default());
        lines.extend(text_lines(ui, &told));
    }
    let explained = explain(before, *event);
    for pitfall in explained.pitfalls {
        lines.push(Line::default());
        lines.extend(text_lines(ui, &format!("▸ {} ({})", pitfall.text(lang, before), pitfall.clause().id())));
    }
    for entry in explained.questions {
        lines.push(Line::default());
        lines.push(Line::from(ui.ink.symbols(entry.question(lang), ui.ink.bold())));
        lines.extend(text_lines(ui, &entry.told(lang, before.edition())));
    }
    lines.extend([Line::default(), Line::from(Span::styled(tui::why_keys(lang), ui.ink.dim()))]);
    popup(frame, area, ui, tui::key_why(lang), lines, scroll, &[]);
}

fn look_up(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &mut Ui, lookup: &Lookup) {
    let (lang, ink) = (ui.lang, ui.ink);
    let place = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 };
    let names: Vec<&str> = Shelf::ALL.iter().map(|shelf| shelf.name(lang)).collect();
    let block = frame_of(ui, &names.join(" │ "));
    let inside = block.inner(place);
    wipe(frame, place);
    frame.render_widget(block, place);
    let search = format!(" {}: {}▏", tui::search(lang), lookup.query);
    let top = Rect { height: 1, ..inside };
    let head = Line::from(vec![
        Span::styled(format!(" {} ", lookup.shelf.name(lang)), ink.focus()),
        Span::styled(search, ink.bold()),
    ]);
    frame.render_widget(Paragraph::new(head), top);
    let keys = tui::lookup_keys(lang);
    let bottom = Rect { y: inside.y + inside.height - 1, height: 1, ..inside };
    frame.render_widget(Paragraph::new(Span::styled(fit(&format!(" {keys}"), inside.width.into()), ink.dim())), bottom);
    let entries = lookup.entries(lang, scene.table);
    let rows = Rect { y: inside.y + 2, height: inside.height.saturating_sub(4), ..inside };
    let list = Rect { width: (rows.width * 2 / 5).min(44), ..rows };
    let text = Rect { x: list.x + list.width + 2, width: rows.width.saturating_sub(list.width + 3), ..rows };
    if entries.is_empty() {
        frame.render_widget(Paragraph::new(format!(" {}", tui::nothing_found(lang))), list);
        return;
    }
    let at = lookup.at.min(entries.len() - 1);
    let from = (at + 1).saturating_sub(list.height as usize);
    for (i, entry) in entries.iter().enumerate().skip(from).take(list.height as usize) {
        let line = Rect { y: list.y + (i - from) as u16, height: 1, ..list };
        let style = if i == at { ink.focus() } else { Style::new() };
        frame.render_widget(
            Paragraph::new(Span::styled(pad(&format!(" {}", entry.name), list.width.into()), style)),
            line,
        );
        ui.hits.push((line, Hit::Row(i)));
    }
    let mut lines = vec![Line::from(Span::styled(entries[at].name.clone(), ink.bold())), Line::default()];
    for line in wrap(&entries[at].text, text.width.into()) {
        lines.push(Line::from(ink.symbols(&line, Style::new())));
    }
    let lines: Vec<Line<'static>> = lines.into_iter().flat_map(|line| wrapped(line, text.width.into())).collect();
    let from = lookup.scroll.min(lines.len().saturating_sub(text.height as usize));
    frame.render_widget(Paragraph::new(lines.into_iter().skip(from).collect::<Vec<_>>()), text);
}

fn monster(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &mut Ui, seat: Seat, at: usize) {
    let (lang, ink, table) = (ui.lang, ui.ink, scene.table);
    let stand = table.stand(seat);
    let mine = scene.me() == Some(seat);
    let place = match table.place_of(seat) {
        _ if !table.alive().has(seat) => tui::eliminated(lang),
        Some(Place::City) => tui::city(lang),
        Some(Place::Bay) => tui::bay(lang),
        None => tui::outside(lang),
    };
    let chair = scene.chairs.get(seat.index()).map_or("", String::as_str);
    let title = format!("{} {}", seat.letter(), seat_name(table, seat));
    let dials = format!(
        "{}/{}♥  {}★  {}⚡  · {place} · {} · {chair}",
        stand.hearts,
        table.hearts_max(seat),
        stand.stars,
        stand.energy,
        ask::species(lang, stand.monster.species())
    );
    let mut lines = vec![Line::from(ink.symbols(&dials, ink.bold()))];
    let counters = [
        (stand.poison, tui::poison as fn(Lang, u32) -> String),
        (stand.shrink, tui::shrink),
        (stand.dice_tokens, tui::dice_tokens),
        (if mine { 0 } else { table.evolutions(seat).in_hand }, tui::evolutions_in_hand),
    ];
    let counted = counters.iter().filter(|(n, _)| *n > 0).map(|(n, word)| word(lang, (*n).into()));
    lines.extend(counted.map(Line::from));
    let intro = cards::intro(lang, stand.monster);
    lines.push(Line::from(Span::styled(intro, ink.dim().add_modifier(Modifier::ITALIC))));
    let all = belongings(table, seat, mine);
    if all.is_empty() {
        lines.extend([Line::default(), Line::from(Span::styled(tui::no_cards(lang), ink.dim()))]);
    }
    for (source, in_hand) in all {
        lines.push(Line::default());
        let print = table.print(source).under(table.rules());
        let mut head = vec![
            Span::styled(cards::name(lang, print), ink.bold()),
            Span::styled(format!("  {}", cards::kind(lang, print.kind)), ink.dim()),
        ];
        if in_hand {
            head.push(Span::styled(format!("  {}", tui::in_hand(lang)), ink.of(Hue::Good)));
        }
        let charges = table.charges(source);
        if charges > 0 {
            head.push(Span::styled(format!("  {}", tui::charges(lang, charges.into())), ink.of(Hue::Energy)));
        }
        lines.push(Line::from(head));
        lines.extend(text_lines(ui, cards::text(lang, print)));
        if let Some(under) = table.under_power(source) {
            lines.push(Line::from(tui::under(lang, cards::name(lang, table.card(under)))));
        }
    }
    if let Some((_, model)) = table.mirror().filter(|(mirror, _)| table.holder(*mirror) == Some(seat)) {
        lines.push(Line::from(tui::copies(lang, cards::name(lang, table.print(model)))));
    }
    if let Some(copied) = table.copied().filter(|_| table.copier().is_some_and(|power| power.owner == seat)) {
        lines.push(Line::from(tui::copies(lang, cards::name(lang, table.card(copied)))));
    }
    lines.extend([Line::default(), Line::from(Span::styled(tui::monster_keys(lang), ink.dim()))]);
    popup(frame, area, ui, &title, lines, at, &[]);
}

fn card(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &mut Ui, source: Source) {
    let entry = crate::lookup::card(ui.lang, scene.table, scene.table.print(source));
    let lines = text_lines(ui, &entry.text);
    popup(frame, area, ui, &entry.name, lines, 0, &[]);
}

/// The monsters one of our seats can choose from; the first row draws one.
fn pick(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &mut Ui, which: usize, at: usize) {
    let (lang, ink) = (ui.lang, ui.ink);
    let Some((seat, monsters)) = scene.choice.get(which) else {
        ui.page = None;
        return;
    };
    let at = at.min(monsters.len());
    let kind = |monster: &Monster| format!("{} · {}", monster.name(), ask::species(lang, monster.species()));
    let rows: Vec<String> =
        std::iter::once(tui::draw_monster(lang).to_string()).chain(monsters.iter().map(kind)).collect();
    let high = usize::from(area.height).saturating_sub(8).max(3);
    let from = (at + 1).saturating_sub(high);
    let line = |(i, row): (usize, &String)| {
        let style = if i == at { ink.focus() } else { Style::new() };
        Line::from(Span::styled(format!(" {} {} ", if i == at { '▶' } else { ' ' }, pad(row, 30)), style))
    };
    let mut lines: Vec<Line<'static>> = rows.iter().enumerate().skip(from).take(high).map(line).collect();
    let shown = lines.len();
    lines.extend([Line::default(), Line::from(Span::styled(tui::pick_keys(lang), ink.dim()))]);
    let several = scene.choice.len() > 1;
    let title =
        if several { format!("{} · {seat}", tui::pick_title(lang)) } else { tui::pick_title(lang).to_string() };
    let body = popup(frame, area, ui, &title, lines, 0, &[]);
    for i in 0..shown {
        ui.hits.push((Rect { y: body.y + i as u16, height: 1, ..body }, Hit::Row(from + i)));
    }
}

fn options(frame: &mut Frame<'_>, area: Rect, ui: &mut Ui, at: usize) {
    let lang = ui.lang;
    let comfort = ui.comfort;
    let on = |on: bool| if on { tui::on(lang).to_string() } else { tui::off(lang).to_string() };
    let hearts = |at: Option<u8>| at.map_or_else(|| tui::never(lang).to_string(), |n| format!("{n}♥"));
    let row = |row: &OptionRow| match *row {
        OptionRow::Language => (tui::option_language(lang), lang.label().to_string()),
        OptionRow::Speed => (tui::option_speed(lang), speed_name(lang, ui.speed).to_string()),
        OptionRow::Wish(switch) => {
            // Nobody is asked whether they want silence: they are asked whether they want warnings.
            let set = switch.get(&comfort) != (switch == ComfortSwitch::Silent);
            (wish_name(lang, switch), on(set))
        }
        OptionRow::YieldAt => (tui::option_yield_at(lang), hearts(comfort.yield_at)),
        OptionRow::StayAt => (tui::option_stay_at(lang), hearts(comfort.stay_at)),
        OptionRow::Odds => (tui::option_odds(lang), on(ui.kept.odds)),
        OptionRow::Theme => (tui::option_theme(lang), theme_name(lang, ui.kept.theme).to_string()),
        OptionRow::Signs => (tui::option_signs(lang), signs_name(lang, ui.kept.signs).to_string()),
    };
    let rows: Vec<(&'static str, String)> = OptionRow::ALL.iter().map(row).collect();
    // Values stand in a column where there is room for one, and otherwise at the right edge, so that a row is one line.
    let most = inner_width(area);
    let wide = rows.iter().map(|(name, value)| width(name) + width(value)).max().unwrap_or(0);
    let names = rows.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
    let values = rows.iter().map(|(_, value)| width(value)).max().unwrap_or(0);
    let line_of = |name: &str, value: &str| {
        let room = if names + values + 9 <= most { names } else { wide.min(most - 9).saturating_sub(width(value)) };
        (format!(" {}  ", pad(name, room)), format!(" ‹ {value} › "))
    };
    let lines: Vec<Line<'static>> = rows
        .iter()
        .enumerate()
        .map(|(i, (name, value))| {
            let style = if i == at { ui.ink.focus() } else { Style::new() };
            let (name, value) = line_of(name, value);
            Line::from(vec![Span::styled(name, style), Span::raw(value)])
        })
        .chain([Line::default(), Line::from(Span::styled(tui::option_keys(lang), ui.ink.dim()))])
        .collect();
    let body = popup(frame, area, ui, tui::key_options(lang), lines, 0, &[]);
    for i in 0..OptionRow::ALL.len() as u16 {
        ui.hits.push((Rect { y: body.y + i, height: 1, ..body }, Hit::Row(i.into())));
    }
}

fn wish_name(lang: Lang, switch: ComfortSwitch) -> &'static str {
    match switch {
        ComfortSwitch::SkipShop => web::skip_shop(lang),
        ComfortSwitch::SkipEvolve => tui::option_skip_evolve(lang),
        ComfortSwitch::DefaultOrder => tui::option_order(lang),
        ComfortSwitch::ConfirmStop => tui::option_confirm_stop(lang),
        ComfortSwitch::Silent => tui::option_warn(lang),
        ComfortSwitch::Hold => tui::option_hold(lang),
    }
}

fn theme_name(lang: Lang, theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => tui::automatic(lang),
        Theme::Dark => tui::theme_dark(lang),
        Theme::Light => tui::theme_light(lang),
        Theme::Terminal => tui::theme_terminal(lang),
        Theme::Plain => tui::theme_none(lang),
    }
}

fn signs_name(lang: Lang, signs: Signs) -> &'static str {
    match signs {
        Signs::Auto => tui::automatic(lang),
        Signs::Unicode => "Unicode",
        Signs::Ascii => "ASCII",
    }
}

fn hand_over(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &mut Ui, seat: Seat) {
    let lang = ui.lang;
    let who = scene.who(lang, seat);
    let lines = vec![
        Line::from(coloured(ui.ink, scene.table, &tui::hand_over(lang, who), ui.ink.bold())),
        Line::default(),
        Line::from(tui::hand_over_away(lang)),
    ];
    popup(frame, area, ui, tui::hand_over_title(lang), lines, 0, &[('\n', tui::i_am(lang))]);
}

fn over(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &mut Ui, at: usize) {
    let (lang, ink, table) = (ui.lang, ui.ink, scene.table);
    let winners = table.over().unwrap_or_default();
    let last = scene.beats.iter().rev().find(|beat| matches!(beat.event, Event::Over { .. }));
    let mut lines = Vec::new();
    if let Some(beat) = last {
        lines.push(Line::from(coloured(ink, &beat.before, &events::line(lang, &beat.before, beat.event), ink.bold())));
        lines.push(Line::default());
    }
    let mut seats: Vec<Seat> = table.seats().iter().collect();
    seats.sort_by_key(|&seat| (!winners.has(seat), !table.alive().has(seat), std::cmp::Reverse(table.stars(seat))));
    for seat in seats {
        let crown = if winners.has(seat) { "♛" } else { " " };
        let stand = table.stand(seat);
        let mut spans = vec![Span::styled(
            format!("{crown} {} {}", seat.letter(), pad(seat_name(table, seat), 15)),
            ink.of(Hue::Seat(seat)).add_modifier(Modifier::BOLD),
        )];
        let state = if table.alive().has(seat) { String::new() } else { format!("  {}", tui::out(lang)) };
        spans.extend(
            ink.symbols(
                &format!("{:>2}★ {:>2}♥ {:>2}⚡{state}", stand.stars, stand.hearts, stand.energy),
                Style::new(),
            ),
        );
        spans.push(Span::styled(format!("  {}", scene.chairs.get(seat.index()).map_or("", String::as_str)), ink.dim()));
        lines.push(Line::from(spans));
    }
    if let Some(foresaw) = &scene.foresaw {
        lines.extend([Line::default(), Line::from(foresaw.clone())]);
    }
    if !scene.dice.is_empty() {
        lines.push(Line::default());
        lines.extend(scene.dice.iter().map(|line| Line::from(Span::styled(line.clone(), ink.dim()))));
    }
    if let Some(story) = &ui.story {
        lines.push(Line::default());
        lines.extend(curves(ui, scene, story, inner_width(area)));
    }
    let mut keys = vec![('v', tui::review(lang)), ('p', tui::write_record(lang)), ('q', tui::key_quit(lang))];
    if scene.talk.is_some() {
        keys.insert(0, ('t', tui::key_talk(lang)));
    }
    if scene.again {
        keys.insert(0, ('n', tui::again(lang)));
    }
    // A low screen has no rows to leave empty.
    if lines.len() + 4 > usize::from(area.height).saturating_sub(2) {
        lines.retain(|line| line.width() > 0);
    }
    popup(frame, area, ui, tui::over_title(lang), lines, at, &keys);
}

/// Each seat's chance to win, turn by turn, as a line of small bars.
fn curves(ui: &Ui, scene: &Scene<'_>, story: &Story, room: usize) -> Vec<Line<'static>> {
    const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    const CELLS: usize = 40;
    let mut lines = vec![Line::from(Span::styled(tui::curves(ui.lang), ui.ink.dim()))];
    let points = story.points.len().max(1);
    let did = |seat: Seat| {
        let tally = story.tallies[seat.index()];
        tui::tally(ui.lang, tally.dealt, tally.cards.into())
    };
    let words = scene.table.seats().iter().map(|seat| width(&did(seat))).max().unwrap_or(0);
    for seat in scene.table.seats().iter() {
        // A row is one line: the letter, the curve, what was done.
        let cells = points.min(CELLS).min(room.saturating_sub(words + 3)).max(1);
        let curve: String = (0..cells)
            .map(|i| {
                let point = &story.points[i * (points - 1) / cells.saturating_sub(1).max(1)];
                BLOCKS[((point.shares[seat.index()] * 8.0) as usize).min(7)]
            })
            .collect();
        lines.push(Line::from(vec![
            Span::styled(format!("{} ", seat.letter()), ui.ink.of(Hue::Seat(seat)).add_modifier(Modifier::BOLD)),
            Span::styled(curve, ui.ink.of(Hue::Seat(seat))),
            Span::styled(format!(" {}", did(seat)), ui.ink.dim()),
        ]));
    }
    lines
}
