//! The table on the screen: monsters, Tokyo, cards, dice, the log, the question.

use kaiju_client::pace::tells;
use kaiju_client::{Sheet, Tray};
use kaiju_rules::{CardId, Event, Face, Kind as CardKind, Pending, Place, Seat, Source, Table};
use kaiju_text::events::{self, seat_name};
use kaiju_text::{Lang, ask, cards, club, editions, puzzle, review, tui, turn as summary};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Borders, Paragraph};

use crate::ink::{Hue, Ink};
use crate::scene::{Button, GameKind, Scene, Spoken, buttons};
use crate::type_set::{fit, pad, width, wrap};
use crate::ui::{ESCAPE, Hit, Ui};

/// The least room the table needs.
pub const LEAST: (u16, u16) = (60, 20);

/// From how many columns on there is room for odds and chances beside the log.
pub const WIDE: u16 = 132;

/// How many rows beside the table are worth having.
const WORTH: u16 = 6;

/// Where everything goes.
struct BoardLayout {
    title: Rect,
    monsters: Rect,
    tokyo: Rect,
    /// Below Tokyo, where there is room.
    under: Rect,
    log: Rect,
    /// Beside the log, where there is room.
    side: Rect,
    shop: Rect,
    dice: Rect,
    question: Rect,
    buttons: Rect,
    foot: Rect,
}

impl BoardLayout {
    /// For n rows of buttons, and a Tokyo that needs so many rows.
    fn of(area: Rect, rows: u16, city: u16) -> BoardLayout {
        let Rect { x, y, width, height } = area;
        let tall = height.saturating_sub(24);
        // What is left of a tall screen goes to the cards first, then to the buttons, then to the monsters and the log.
        let shop_height = 4 + (tall / 3).min(4);
        let button_height = rows.clamp(2, 3 + tall / 3);
        let used = 1 + shop_height + 3 + 1 + button_height + 1;
        let upper = height.saturating_sub(used);
        let side = if width >= WIDE { (width * 3 / 10).clamp(36, 60) } else { 0 };
        let three = width - side;
        let left = (three * 2 / 5).clamp(30, 52).max(if width >= 78 { 34 } else { 0 });
        // A narrow screen has no room for a city: a line above the log tells who is in it.
        let middle = if width < 72 { 0 } else { (three / 4).clamp(18, 34) };
        let right = three.saturating_sub(left + middle);
        let at = |x, y, width, height| Rect { x, y, width, height }.intersection(area);
        let mut line = y + 1;
        let mut next = |height: u16| {
            let top = line;
            line += height;
            top
        };
        let top = next(upper);
        let shop = next(shop_height);
        let dice = next(3);
        let question = next(1);
        let buttons = next(button_height);
        let city = if upper >= city + 1 + WORTH { city } else { upper };
        BoardLayout {
            title: at(x, y, width, 1),
            monsters: at(x, top, left, upper),
            tokyo: at(x + left, top, middle, city),
            under: at(x + left, top + city + 1, middle, (upper - city).saturating_sub(1)),
            log: at(x + left + middle, top, right, upper),
            side: at(x + left + middle + right, top, side, upper),
            shop: at(x, shop, width, shop_height),
            dice: at(x, dice, width, 3),
            question: at(x, question, width, 1),
            buttons: at(x, buttons, width, button_height),
            foot: at(x, next(1), width, 1),
        }
    }
}

/// Draws the table. Where things are is written down for the mouse.
pub fn draw(frame: &mut Frame<'_>, scene: &Scene<'_>, ui: &mut Ui) {
    let area = frame.area();
    let all = scene.prompt.map(|prompt| buttons(ui.lang, scene.table, prompt, &ui.tray)).unwrap_or_default();
    let rows = flow(ui, &all, area.width).last().map_or(0, |(_, row, _)| row + 1);
    let bay = has_bay(scene.table);
    let plan = BoardLayout::of(area, rows, if bay { 21 } else { 17 });
    title(frame, plan.title, scene, ui);
    monsters(frame, plan.monsters, scene, ui);
    tokyo(frame, plan.tokyo, scene, ui);
    beside(frame, plan.under, plan.side, scene, ui);
    let log_area = lesson(frame, plan.log, scene, ui);
    let log_area = if plan.tokyo.width == 0 { tokyo_lines(frame, log_area, scene, ui) } else { log_area };
    log(frame, log_area, scene, ui);
    // Whoever buys needs the cards and no dice.
    if scene.prompt.is_some_and(|prompt| matches!(prompt.sheet, Sheet::Shop { .. })) {
        shop(frame, plan.shop.union(plan.dice), scene, ui);
    } else {
        shop(frame, plan.shop, scene, ui);
        dice(frame, plan.dice, scene, ui);
    }
    question(frame, plan.question, scene, ui);
    draw_buttons(frame, plan.buttons, &all, ui);
    detail(frame, plan.buttons, rows, scene, &all, ui);
    invitation(frame, plan.buttons, scene, ui);
    verdict(frame, plan.buttons, scene, ui);
    foot(frame, plan.foot, scene, ui);
}

/// What stands beside the table: beside the log on a wide screen, otherwise under Tokyo. Where both have room, the discards
/// lie under Tokyo.
fn beside(frame: &mut Frame<'_>, under: Rect, side: Rect, scene: &Scene<'_>, ui: &Ui) {
    let mut put = |place: Rect, lines: fn(&Scene<'_>, &Ui, usize, usize) -> Vec<Line<'static>>| {
        let room = usize::from(place.width).saturating_sub(2);
        if place.height >= WORTH && room >= 16 {
            let lines = lines(scene, ui, room, place.height.into());
            frame.render_widget(Paragraph::new(lines), Rect { x: place.x + 1, width: room as u16, ..place });
        }
    };
    if side.width > 0 {
        put(side, crate::beside::lines);
        put(under, crate::beside::discards);
    } else {
        put(under, crate::beside::lines);
    }
}

/// What a lesson says, above the log; answers what is left for the log.
fn lesson(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &Ui) -> Rect {
    let Some(step) = scene.lesson else { return area };
    let (title, text) = crate::beside::lesson(ui.lang, step);
    let room = usize::from(area.width).saturating_sub(4);
    let lines = wrap(text, room);
    let style = ui.ink.of(Hue::Good).add_modifier(Modifier::BOLD);
    let shown = |lines: Vec<String>| -> Vec<Line<'static>> {
        lines.iter().map(|line| Line::from(ui.ink.symbols(line, Style::new()))).collect()
    };
    let place = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
    if lines.len() + 2 > usize::from(area.height) {
        // Without a frame there is room for more words, and without a title for one line more.
        let mut lines = shown(wrap(text, place.width.into()));
        if lines.len() < usize::from(area.height) {
            lines.insert(0, Line::from(Span::styled(fit(title, place.width.into()), style)));
        }
        frame.render_widget(Paragraph::new(lines), place);
        return Rect { y: area.y + area.height, height: 0, ..area };
    }
    let height = lines.len() as u16 + 2;
    let place = Rect { height, ..place };
    let block = Block::new()
        .borders(Borders::ALL)
        .border_type(BorderType::Rounded)
        .border_style(ui.ink.of(Hue::Good))
        .title(Span::styled(format!(" {} ", fit(title, room)), style));
    let inner = block.inner(place);
    frame.render_widget(block, place);
    frame.render_widget(Paragraph::new(shown(lines)), inner);
    Rect { y: area.y + height, height: area.height - height, ..area }
}

fn has_bay(table: &Table) -> bool {
    table.rules().tokyo_bay && table.players() >= 5
}

fn put(frame: &mut Frame<'_>, area: Rect, line: impl Into<Line<'static>>) {
    frame.render_widget(Paragraph::new(line.into()), area);
}

fn row(area: Rect, n: u16) -> Rect {
    Rect { y: area.y + n, height: 1, ..area }.intersection(area)
}

fn title(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &mut Ui) {
    let lang = ui.lang;
    let table = scene.table;
    let edition = editions::name(lang, table.edition());
    let turn = if table.turns() > 0 { format!(" · {}", tui::turn(lang, table.turns())) } else { String::new() };
    let left = format!(" KAIJU  {edition}{turn}");
    let right = format!("{} ", scene.aside);
    let room = (area.width as usize).saturating_sub(width(&right));
    put(frame, area, Span::styled(pad(&left, room) + &right, ui.ink.bar()));
    // The steps of the turn go between both, as far as there is room.
    let strip = crate::turn::strip(lang, table, scene.step, room.saturating_sub(width(&left) + 4));
    let wide: usize = strip.iter().map(|(text, _)| width(text)).sum();
    if wide > 0 {
        let x = area.x + (room - wide - 2) as u16;
        let place = Rect { x, width: wide as u16, ..area };
        let style = |now| if now { ui.ink.bar().add_modifier(Modifier::BOLD) } else { ui.ink.bar() };
        put(frame, place, strip.into_iter().map(|(text, now)| Span::styled(text, style(now))).collect::<Line<'_>>());
        ui.hits.push((place, Hit::Key('g')));
    }
}

/// A bar of `cells` cells, filled as far as `value` of `most`, to an eighth of a cell.
pub(crate) fn meter(value: usize, most: usize, cells: usize, style: Style, ink: Ink) -> [Span<'static>; 2] {
    const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (value * cells * 8 / most.max(1)).min(cells * 8);
    // Somebody with a little is told from somebody with nothing.
    let eighths = eighths.max(usize::from(value > 0));
    let part = PARTS[eighths % 8];
    let empty = cells - eighths / 8 - usize::from(!part.is_empty());
    [Span::styled("█".repeat(eighths / 8) + part, style), Span::styled("░".repeat(empty), ink.dim())]
}

fn monsters(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &mut Ui) {
    let table = scene.table;
    let players = table.players() as u16;
    let each = (area.height / players.max(1)).clamp(1, 12);
    for (i, seat) in table.seats().iter().enumerate() {
        let top = i as u16 * each;
        let place = Rect { y: area.y + top, height: each, ..area }.intersection(area);
        ui.hits.push((place, Hit::Seat(seat)));
        for (n, line) in monster(scene, ui, seat, area.width as usize - 1, each).into_iter().enumerate() {
            put(frame, row(place, n as u16), line);
        }
    }
}

fn monster(scene: &Scene<'_>, ui: &Ui, seat: Seat, room: usize, lines: u16) -> Vec<Line<'static>> {
    let (lang, ink, table) = (ui.lang, ui.ink, scene.table);
    let stand = table.stand(seat);
    let alive = table.alive().has(seat);
    let colour = ink.of(Hue::Seat(seat));
    let active = table.active() == seat && table.turns() > 0 && table.over().is_none();
    let winner = table.over().is_some_and(|winners| winners.has(seat));
    let mark = if winner {
        "♛"
    } else if active {
        "▶"
    } else {
        " "
    };
    let chair = scene.chairs.get(seat.index()).map_or("", String::as_str);
    let place = match table.place_of(seat) {
        _ if !alive => tui::out(lang),
        Some(Place::City) => tui::city(lang),
        Some(Place::Bay) => tui::bay(lang),
        None => "",
    };
    let counters = counters(scene, lang, seat);
    let held = table.held(seat).len() + table.evolutions(seat).shown.len();
    let mut tags = Vec::new();
    if lines < 2 && alive {
        tags.push(format!("{}♥ {}★ {}⚡", stand.hearts, stand.stars, stand.energy));
    } else {
        if lines < 3 {
            tags.extend(counters.clone());
            if held > 0 {
                tags.push(format!("▤{held}"));
            }
        }
        tags.push(chair.to_string());
    }
    tags.retain(|tag| !tag.is_empty());
    let tags = tags.join(" ");
    let mut badge = if place.is_empty() { String::new() } else { format!(" {place} ") };
    // In one line the figures come first: who is in Tokyo stands beside it, too.
    if lines < 2 && alive && 4 + width(seat_name(table, seat)) + 1 + width(&badge) + width(&tags) > room {
        badge.clear();
    }
    let name_room = room.saturating_sub(4 + width(&badge) + 2 + width(&tags));
    let name = fit(seat_name(table, seat), name_room.max(8));
    let gap = room.saturating_sub(4 + width(&name) + 1 + width(&badge) + width(&tags));
    let name_style = if alive { colour.add_modifier(Modifier::BOLD) } else { ink.dim() };
    let mut head = vec![
        Span::styled(format!("{mark}{} ", seat.letter()), colour.add_modifier(Modifier::BOLD)),
        Span::styled(name, if active { name_style.add_modifier(Modifier::UNDERLINED) } else { name_style }),
        Span::raw(" "),
    ];
    if !badge.is_empty() {
        let style = if alive { ink.of(Hue::Tokyo).add_modifier(Modifier::REVERSED) } else { ink.dim() };
        head.push(Span::styled(badge, style));
    }
    head.push(Span::raw(" ".repeat(gap.max(1))));
    head.extend(ink.symbols(&tags, ink.dim()));
    let mut all = vec![Line::from(head)];
    if lines < 2 {
        return all;
    }
    if !alive {
        all.push(Line::from(Span::styled(format!("   {}", tui::eliminated(lang)), ink.dim())));
        return all;
    }
    // ♥ bar, ★ bar, ⚡ number.
    let fixed = 3 + 1 + 3 + 2 + 3 + 1 + 4;
    let cells = room.saturating_sub(fixed);
    let most = table.hearts_max(seat).max(stand.hearts);
    // A cell a heart, where there is room; stars in cells that twenty fill evenly.
    let hearts_cells = if cells >= usize::from(most) + 4 { usize::from(most) } else { (cells / 2).max(4) };
    let rest = cells.saturating_sub(hearts_cells);
    let stars_cells = [20, 10, 5].into_iter().find(|&fits| fits <= rest).unwrap_or(4);
    let heart_style =
        if stand.hearts <= 3 { ink.of(Hue::Heart).add_modifier(Modifier::BOLD) } else { ink.of(Hue::Heart) };
    let mut dials = vec![Span::raw("   "), Span::styled("♥", ink.of(Hue::Heart))];
    dials.extend(meter(stand.hearts.into(), most.into(), hearts_cells, heart_style, ink));
    dials.push(Span::styled(format!("{:>2}", stand.hearts), heart_style));
    dials.push(Span::styled(" ★", ink.of(Hue::Star)));
    dials.extend(meter(stand.stars.into(), table.goal(seat).into(), stars_cells, ink.of(Hue::Star), ink));
    dials.push(Span::styled(format!("{:>2}", stand.stars), ink.of(Hue::Star)));
    dials.push(Span::styled(format!(" ⚡{}", stand.energy), ink.of(Hue::Energy)));
    all.push(Line::from(dials));
    if lines < 3 {
        return all;
    }
    let most = usize::from(lines) - 2;
    let mut parts = counters;
    parts.push(ask::species(lang, stand.monster.species()).to_string());
    let mine = scene.me() == Some(seat);
    let mut text: Vec<String> = Vec::new();
    if most >= 4 {
        // Room for what the cards say.
        text.extend(wrap(&parts.join(" · "), room.saturating_sub(3)));
        for (source, in_hand) in crate::lookup::belongings(table, seat, mine) {
            let card = table.print(source).under(table.rules());
            let mark = if in_hand { "✦" } else { "◆" };
            let said = format!("{mark} {}: {}", cards::name(lang, card), cards::text(lang, card));
            let lines = wrap(&said, room.saturating_sub(5)).into_iter().enumerate();
            text.extend(lines.map(|(i, line)| if i == 0 { line } else { format!("  {line}") }));
        }
    }
    if text.is_empty() || text.len() > most {
        parts.extend(names(lang, table, seat).map(str::to_string));
        text = wrap(&parts.join(" · "), room.saturating_sub(3));
    }
    if text.len() > most {
        text.truncate(most);
        if let Some(last) = text.last_mut() {
            *last = fit(&format!("{last} …"), room.saturating_sub(3));
        }
    }
    all.extend(text.into_iter().map(|line| {
        let mut spans = vec![Span::raw("   ")];
        spans.extend(ink.symbols(&line, ink.dim()));
        Line::from(spans)
    }));
    all
}

/// Counters, tokens and hidden cards of a monster, as short as can be.
fn counters(scene: &Scene<'_>, lang: Lang, seat: Seat) -> Vec<String> {
    let stand = scene.table.stand(seat);
    let mut all = Vec::new();
    let mut put = |n: u8, text: fn(Lang, u8) -> String| {
        if n > 0 {
            all.push(text(lang, n));
        }
    };
    put(stand.poison, tui::poison_short);
    put(stand.shrink, tui::shrink_short);
    put(stand.dice_tokens, tui::tokens_short);
    put(scene.table.evolutions(seat).in_hand, tui::hand_short);
    if scene.table.target() == Some(seat) {
        all.push(tui::target_short(lang).to_string());
    }
    all
}

/// The names of the cards in front of a monster.
fn names(lang: Lang, table: &Table, seat: Seat) -> impl Iterator<Item = &'static str> {
    sources(table, seat).map(move |source| cards::name(lang, table.print(source)))
}

/// The cards and evolutions in front of a monster.
pub(crate) fn sources(table: &Table, seat: Seat) -> impl Iterator<Item = Source> {
    let shown = table.evolutions(seat).shown;
    let held = table.held(seat).iter().map(Source::card);
    held.chain(shown.iter().map(move |n| Source::evolution(seat, n)))
}

/// The skyline, in sixteenths of its height.
const SKYLINE: [u8; 24] = [3, 5, 5, 2, 9, 9, 12, 9, 4, 7, 7, 15, 7, 3, 10, 10, 6, 2, 8, 13, 8, 5, 5, 3];

/// A row of the skyline, from the top, when it is n rows high.
fn skyline(room: usize, row: usize, rows: usize) -> String {
    const BLOCKS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let base = (rows - 1 - row) * 8;
    let high = |i: usize| SKYLINE[i % SKYLINE.len()] as usize * rows / 2;
    (0..room).map(|i| BLOCKS[high(i).saturating_sub(base).min(8)]).collect()
}

/// Who is in Tokyo, a line for each place; answers what is left of the area.
fn tokyo_lines(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &Ui) -> Rect {
    let (lang, ink, table) = (ui.lang, ui.ink, scene.table);
    let mut places = vec![(tui::city(lang), table.at(Place::City), true)];
    if has_bay(table) {
        places.push((tui::bay(lang), table.at(Place::Bay), table.bay_open()));
    }
    let room = usize::from(area.width).saturating_sub(1);
    let taken = (places.len() as u16).min(area.height);
    for (i, (name, who, open)) in places.into_iter().enumerate() {
        let (who, style) = match who {
            Some(seat) => (seat_name(table, seat), ink.of(Hue::Seat(seat)).add_modifier(Modifier::BOLD)),
            None => (if open { tui::empty(lang) } else { tui::closed(lang) }, ink.dim()),
        };
        let head = Span::styled(format!("{name}: "), ink.of(Hue::Tokyo).add_modifier(Modifier::BOLD));
        let line = Line::from(vec![head, Span::styled(fit(who, room.saturating_sub(width(name) + 2)), style)]);
        put(frame, row(Rect { x: area.x + 1, width: room as u16, ..area }, i as u16), line);
    }
    Rect { y: area.y + taken, height: area.height - taken, ..area }
}

fn tokyo(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &mut Ui) {
    let (lang, ink, table) = (ui.lang, ui.ink, scene.table);
    if area.width == 0 {
        return;
    }
    let block =
        Block::new().borders(Borders::ALL).border_type(BorderType::Double).border_style(ink.of(Hue::Tokyo)).title(
            Line::from(Span::styled(
                format!(" {} ", tui::tokyo(lang)),
                ink.of(Hue::Tokyo).add_modifier(Modifier::BOLD),
            ))
            .centered(),
        );
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let room = inner.width as usize;
    let mut lines: Vec<Line<'static>> = Vec::new();
    let bay = has_bay(table);
    let foot = [summary::tokyo(lang, table).to_string(), tui::deck(lang, table.deck().len())];
    let mut wrapped: Vec<String> = foot.iter().flat_map(|text| wrap(text, room)).collect();
    // What Tokyo pays and forbids comes before its skyline.
    let places = if bay { 2 } else { 1 };
    // Where rows are few, who is there is told and how they stand is not: the monsters beside tell that.
    let close = wrapped.len() + 3 * places > usize::from(inner.height);
    let words = wrapped.len() + if close { 2 } else { 3 } * places;
    if usize::from(inner.height) >= words + 2 {
        let rows = (usize::from(inner.height) - words).clamp(2, 7);
        lines.extend((0..rows).map(|row| Line::from(Span::styled(skyline(room, row, rows), ink.of(Hue::Tokyo)))));
    }
    if inner.height > 20 {
        lines.push(Line::default());
    }
    let mut place = |name: &'static str, who: Option<Seat>, open: bool| {
        lines.push(Line::from(Span::styled(name, ink.dim())).centered());
        if let Some(seat) = who {
            let stand = table.stand(seat);
            let style = ink.of(Hue::Seat(seat)).add_modifier(Modifier::BOLD);
            let name = fit(&format!("{} {}", seat.letter(), seat_name(table, seat)), room);
            lines.push(Line::from(Span::styled(name, style)).centered());
            let dials = format!("{}♥ {}★ {}⚡", stand.hearts, stand.stars, stand.energy);
            if !close {
                lines.push(Line::from(ink.symbols(&dials, Style::new())).centered());
            }
        } else {
            let word = if open { tui::empty(lang) } else { tui::closed(lang) };
            lines.push(Line::from(Span::styled(format!("– {word} –"), ink.dim())).centered());
            if !close {
                lines.push(Line::default());
            }
        }
    };
    place(tui::city(lang), table.at(Place::City), true);
    if bay {
        place(tui::bay(lang), table.at(Place::Bay), table.bay_open());
    }
    let free = (inner.height as usize).saturating_sub(lines.len());
    if wrapped.len() > free {
        wrapped = wrap(&foot[1], room);
    }
    if wrapped.len() < free {
        lines.extend(std::iter::repeat_n(Line::default(), free - wrapped.len()));
    }
    if wrapped.len() <= free {
        lines.extend(wrapped.into_iter().map(|text| Line::from(ink.symbols(&text, ink.dim())).centered()));
    }
    frame.render_widget(Paragraph::new(lines), inner);
}

/// A line of the log: the event, wrapped, with the names of monsters in their colours.
fn told(scene: &Scene<'_>, ui: &Ui, at: usize, room: usize) -> Vec<Line<'static>> {
    let beat = &scene.beats[at];
    let ink = ui.ink;
    if let Event::TurnBegan { seat, .. } = beat.event {
        let text = format!("{} · {}", tui::turn(ui.lang, beat.before.turns() + 1), seat_name(&beat.before, seat));
        let text = fit(&text, room.saturating_sub(4));
        let rule = "─".repeat(room.saturating_sub(width(&text) + 3).min(60));
        let style = ink.of(Hue::Seat(seat));
        return vec![Line::from(vec![
            Span::styled("─ ", style),
            Span::styled(text, style.add_modifier(Modifier::BOLD)),
            Span::styled(format!(" {rule}"), style),
        ])];
    }
    let text = events::line(ui.lang, &beat.before, beat.event);
    let style = ink.event(beat.event);
    let lines = wrap(&text, room.saturating_sub(2));
    let each = lines.into_iter().enumerate();
    each.map(|(i, line)| {
        let mut spans = vec![Span::raw(if i == 0 { "" } else { "  " })];
        spans.extend(coloured(ink, &beat.before, &line, style));
        Line::from(spans)
    })
    .collect()
}

/// Text in which each monster's name has its colour.
pub(crate) fn coloured(ink: Ink, table: &Table, text: &str, style: Style) -> Vec<Span<'static>> {
    let found = table.seats().iter().filter_map(|seat| {
        let name = seat_name(table, seat);
        text.find(name).map(|at| (at, name, seat))
    });
    match found.min_by_key(|&(at, name, _)| (at, std::cmp::Reverse(name.len()))) {
        None => ink.symbols(text, style),
        Some((at, name, seat)) => {
            let mut spans = ink.symbols(&text[..at], style);
            spans.push(Span::styled(name, ink.of(Hue::Seat(seat)).add_modifier(Modifier::BOLD)));
            spans.extend(coloured(ink, table, &text[at + name.len()..], style));
            spans
        }
    }
}

/// A line of the log: what somebody said.
fn spoken(ui: &Ui, said: &Spoken, room: usize) -> Vec<Line<'static>> {
    let style = ui.ink.of(Hue::Seat(said.seat));
    let text = wrap(&format!("{}: {}", said.who, said.text), room.saturating_sub(2));
    let indented = text.into_iter().enumerate().map(|(i, line)| if i == 0 { line } else { format!("  {line}") });
    indented.map(|line| Line::from(Span::styled(line, style.add_modifier(Modifier::ITALIC)))).collect()
}

fn log(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &mut Ui) {
    let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
    ui.hits.push((inner, Hit::Log));
    let (room, height) = (inner.width as usize, inner.height as usize);
    let wanted = height + ui.log_up;
    let mut lines: Vec<Line<'static>> = Vec::new();
    let mut at = scene.beats.len();
    let mut said = scene.talk.as_deref().unwrap_or_default();
    while lines.len() < wanted {
        while let Some((last, rest)) = said.split_last().filter(|(last, _)| last.after >= at) {
            lines.extend(spoken(ui, last, room).into_iter().rev());
            said = rest;
        }
        if at == 0 {
            break;
        }
        at -= 1;
        if tells(scene.beats[at].event) {
            lines.extend(told(scene, ui, at, room).into_iter().rev());
        }
    }
    ui.log_up = ui.log_up.min(lines.len().saturating_sub(height));
    let mut shown: Vec<Line<'static>> = lines.into_iter().skip(ui.log_up).take(height).collect();
    shown.reverse();
    if ui.log_up > 0
        && let Some(last) = shown.last_mut()
    {
        *last = Line::from(Span::styled(fit(&format!("↓ {}", tui::newer(ui.lang)), room), ui.ink.bold()));
    }
    frame.render_widget(Paragraph::new(shown), inner);
}

fn shop(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &mut Ui) {
    let (lang, ink, table) = (ui.lang, ui.ink, scene.table);
    if !table.rules().power_cards {
        return;
    }
    let buyer = scene.me().filter(|&seat| table.alive().has(seat)).unwrap_or(table.active());
    let room = area.width / 3;
    for (i, card) in table.shop().into_iter().enumerate() {
        let place = Rect { x: area.x + i as u16 * room, width: room.saturating_sub(1), ..area };
        let Some(id) = card else {
            put(
                frame,
                row(place, 0),
                Span::styled(pad(&format!(" {}", tui::no_card(lang)), place.width as usize), ink.dim()),
            );
            continue;
        };
        ui.hits.push((place, Hit::Card(Source::card(id))));
        let price = table.price(buyer, id);
        let affordable = table.energy(buyer) >= price.into();
        let asked = scene.prompt.is_some_and(|prompt| matches!(prompt.sheet, Sheet::Shop { .. }));
        for (n, line) in
            card_lines(lang, ink, table, id, (i, price), place, asked && affordable).into_iter().enumerate()
        {
            put(frame, row(place, n as u16), line);
        }
    }
}

fn card_lines(
    lang: Lang,
    ink: Ink,
    table: &Table,
    id: CardId,
    (i, price): (usize, u8),
    place: Rect,
    lit: bool,
) -> Vec<Line<'static>> {
    let card = table.card(id).under(table.rules());
    let room = place.width as usize;
    let kind = match card.kind {
        CardKind::Discard => "↯",
        CardKind::Event => "!",
        _ => "◆",
    };
    let cost = format!(" {price}⚡");
    let name = pad(&format!(" {} {kind} {}", i + 1, cards::name(lang, card)), room.saturating_sub(width(&cost)));
    let style = if lit { ink.bar().add_modifier(Modifier::BOLD) } else { ink.bar() };
    let mut lines = vec![Line::from(Span::styled(name + &cost, style))];
    let most = place.height as usize - 1;
    let mut text = wrap(cards::text(lang, card), room.saturating_sub(1));
    if text.len() > most {
        text.truncate(most);
        if let Some(last) = text.last_mut() {
            let mut longer = last.clone();
            longer.push('…');
            *last = fit(&longer, room.saturating_sub(1));
        }
    }
    lines.extend(text.into_iter().map(|line| {
        let mut spans = vec![Span::raw(" ")];
        spans.extend(ink.symbols(&line, Style::new()));
        Line::from(spans)
    }));
    lines
}

/// What stands on a face, in three columns.
fn pip(face: Option<Face>) -> &'static str {
    let Some(face) = face else { return " · " };
    match face {
        Face::One => " 1 ",
        Face::Two => " 2 ",
        Face::Three => " 3 ",
        Face::Energy => "⚡ ",
        Face::Heart => " ♥ ",
        Face::Smash => "✊ ",
    }
}

fn dice(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &mut Ui) {
    let (lang, ink, table) = (ui.lang, ui.ink, scene.table);
    let turn = table.turn();
    let asked = scene.prompt.and_then(|prompt| match prompt.sheet {
        Sheet::Dice { idle, .. } => Some(idle),
        _ => None,
    });
    let mine = asked.is_some();
    let mut x = area.x + 1;
    for (i, die) in ui.tray.dice().to_vec().into_iter().enumerate() {
        let place = Rect { x, y: area.y, width: 5, height: 3 }.intersection(area);
        let number = if mine {
            char::from(b'1' + i as u8)
        } else if die.kept {
            '═'
        } else {
            '─'
        };
        let idle = die.face.is_none_or(|face| asked.is_some_and(|idle| idle >> face as u8 & 1 == 1));
        let colour = die.face.map_or(ink.dim(), |face| ink.face(face));
        let focused = mine && ui.focus == i;
        let frame_style = if focused {
            ink.bold()
        } else if die.kept {
            colour.add_modifier(Modifier::BOLD)
        } else {
            ink.dim()
        };
        let mut face_style = colour.add_modifier(Modifier::BOLD);
        if idle {
            face_style = ink.dim();
        }
        if focused {
            face_style = face_style.add_modifier(Modifier::REVERSED);
        }
        // Extra dice have round corners and a plus (ROLL-2).
        let [top, side, bottom] = match (die.kept, Tray::is_extra(i)) {
            (true, false) => [format!("╔{number}══╗"), "║".to_string(), "╚═══╝".to_string()],
            (true, true) => [format!("╔{number}═+╗"), "║".to_string(), "╚═══╝".to_string()],
            (false, false) => [format!("┌{number}──┐"), "│".to_string(), "└───┘".to_string()],
            (false, true) => [format!("╭{number}─+╮"), "│".to_string(), "╰───╯".to_string()],
        };
        put(frame, row(place, 0), Span::styled(top, frame_style));
        put(
            frame,
            row(place, 1),
            Line::from(vec![
                Span::styled(side.clone(), frame_style),
                Span::styled(pip(die.face), face_style),
                Span::styled(side, frame_style),
            ]),
        );
        put(frame, row(place, 2), Span::styled(bottom, frame_style));
        ui.hits.push((place, Hit::Die(i)));
        x += 6;
    }
    let beside = Rect { x: x + 1, width: (area.x + area.width).saturating_sub(x + 1), ..area };
    if beside.width < 12 || table.turns() == 0 {
        return;
    }
    let room = beside.width as usize;
    let who = scene.who(lang, table.active());
    let mut lines = vec![Line::from(coloured(ink, table, &fit(&tui::turn_of(lang, who), room), Style::new()))];
    if !turn.rolled && turn.size > 0 {
        let rolls = format!("{} {}", "●".repeat(turn.rolls.into()), tui::rolls_left(lang, turn.rolls.into()));
        lines.push(Line::from(fit(&rolls, room)));
    } else if turn.smashes > 0 {
        lines.push(Line::from(ink.symbols(&fit(&tui::added(lang, turn.smashes), room), Style::new())));
    }
    if mine && turn.rolls > 0 {
        lines.push(Line::from(Span::styled(whole_parts(&ui.typed(tui::dice_keys(lang)), room).to_string(), ink.dim())));
    }
    frame.render_widget(Paragraph::new(lines), beside);
}

fn question(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &Ui) {
    let (lang, ink, table) = (ui.lang, ui.ink, scene.table);
    let room = (area.width as usize).saturating_sub(3);
    let line = match (scene.prompt, scene.pending) {
        (Some(prompt), _) => {
            let text = ask::question(lang, table, prompt.seat, prompt.question);
            let mut spans = vec![Span::styled(
                format!("{} ", prompt.seat.letter()),
                ink.of(Hue::Seat(prompt.seat)).add_modifier(Modifier::BOLD),
            )];
            spans.extend(ink.symbols(&fit(&text, room), ink.bold()));
            let left = room.saturating_sub(width(&text) + 2);
            // A hint of which only the beginning could be read is none.
            let hint = sentences(ask::hint(lang, table, prompt.question), left);
            spans.push(Span::styled(format!("  {hint}"), ink.dim()));
            Line::from(spans)
        }
        (None, _) if !scene.verdict.is_empty() => Line::from(ink.symbols(&fit(&scene.verdict[0], room), ink.bold())),
        (None, _) if scene.kind == GameKind::Gathering => Line::from(Span::styled(
            fit(&crate::online::gathering(lang, &scene.chairs, &scene.missing), room),
            ink.bold(),
        )),
        (None, _) if scene.by_program && table.over().is_none() => {
            Line::from(Span::styled(fit(tui::program_plays(lang), room), ink.bold()))
        }
        (None, _) if table.over().is_some() => {
            let winners = table.over().unwrap_or_default();
            let told =
                scene.beats.iter().rev().map(|beat| beat.event).find(|event| matches!(event, Event::Over { .. }));
            let event = told.unwrap_or(Event::Over { winners, why: kaiju_rules::Clause::Win1.into() });
            Line::from(coloured(ink, table, &events::line(lang, table, event), ink.bold()))
        }
        (None, Pending::Decide(seat, _)) if !matches!(scene.kind, GameKind::Replay { .. }) => {
            let who = scene.who(lang, seat);
            Line::from(coloured(ink, table, &fit(&tui::thinks(lang, who), room), ink.dim()))
        }
        (None, _) => Line::default(),
    };
    put(frame, Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area }, line);
}

/// As many parts of a list with dots between them as there is room for.
fn whole_parts(text: &str, room: usize) -> &str {
    let ends = text.match_indices(" · ").map(|(at, _)| at).chain([text.len()]);
    &text[..ends.filter(|&end| width(&text[..end]) <= room).max().unwrap_or(0)]
}

/// As many whole sentences of a text as there is room for, or the first part of one.
fn sentences(text: &str, room: usize) -> &str {
    let full = text.match_indices(". ").map(|(at, _)| at + 1);
    let parts = text.match_indices("; ").map(|(at, _)| at);
    let fits = |end: &usize| width(&text[..*end]) <= room;
    let end = full.chain([text.len()]).filter(fits).max().or_else(|| parts.filter(fits).max());
    &text[..end.unwrap_or(0)]
}

/// How a key is written on a button.
pub(crate) fn key_name(key: char) -> String {
    match key {
        '\n' => "⏎".to_string(),
        ESCAPE => "Esc".to_string(),
        other => other.to_string(),
    }
}

fn face_of(ui: &Ui, button: &Button) -> String {
    let key = button.key.map_or(String::new(), |key| format!("{} ", ui.typed(&key_name(key))));
    let mark = if matches!(button.danger, Some(danger) if !matches!(danger, kaiju_client::Danger::RollsLeft(_))) {
        " ⚠"
    } else {
        ""
    };
    format!(" {key}{}{mark} ", button.label)
}

/// Where each button goes: column, row, width.
fn flow(ui: &Ui, buttons: &[Button], room: u16) -> Vec<(u16, u16, u16)> {
    let (mut x, mut y) = (1, 0);
    let mut places = Vec::new();
    for button in buttons {
        let wide = (width(&face_of(ui, button)) as u16).min(room.saturating_sub(2));
        if x > 1 && x + wide > room {
            x = 1;
            y += 1;
        }
        places.push((x, y, wide));
        x += wide + 1;
    }
    places
}

fn draw_buttons(frame: &mut Frame<'_>, area: Rect, all: &[Button], ui: &mut Ui) {
    let places = flow(ui, all, area.width);
    let offset = ui.dice_asked();
    let focused = ui.focus.checked_sub(offset);
    let focus_row = focused.and_then(|i| places.get(i)).map_or(0, |place| place.1);
    let last_row = places.last().map_or(0, |place| place.1);
    let up = (focus_row + 1).saturating_sub(area.height).min(last_row);
    for (i, (button, (x, y, wide))) in all.iter().zip(places).enumerate() {
        if y < up || y - up >= area.height {
            continue;
        }
        let place = Rect { x: area.x + x, y: area.y + y - up, width: wide, height: 1 };
        let style = if focused == Some(i) { ui.ink.focus() } else { ui.ink.bar() };
        put(frame, place, Span::styled(fit(&face_of(ui, button), wide as usize), style));
        ui.hits.push((place, Hit::Button(i)));
    }
    let below = last_row.saturating_sub(up + area.height.saturating_sub(1));
    if below > 0 {
        let corner =
            Rect { x: (area.x + area.width).saturating_sub(4), y: area.y + area.height - 1, width: 4, height: 1 };
        put(frame, corner, Span::styled(format!(" ↓{below}"), ui.ink.bold()));
    }
}

/// Under the buttons, where there is room: what the card says that the focused one is about.
fn detail(frame: &mut Frame<'_>, area: Rect, rows: u16, scene: &Scene<'_>, all: &[Button], ui: &Ui) {
    if scene.prompt.is_some_and(|prompt| matches!(prompt.sheet, Sheet::Shop { .. })) {
        return;
    }
    let focused = ui.focus.checked_sub(ui.dice_asked()).and_then(|i| all.get(i));
    let Some(text) = focused.and_then(|button| ask::detail(ui.lang, scene.table, button.action)) else { return };
    let free = area.height.saturating_sub(rows);
    for (i, line) in wrap(text, (area.width as usize).saturating_sub(4)).into_iter().enumerate().take(free.into()) {
        let place = row(Rect { x: area.x + 2, width: area.width - 2, ..area }, rows + i as u16);
        put(frame, place, Line::from(ui.ink.symbols(&line, ui.ink.dim())));
    }
}

/// While players gather: how others come to the table, and what it allows.
fn invitation(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &Ui) {
    let Some(link) = scene.link.as_deref().filter(|_| scene.kind == GameKind::Gathering) else { return };
    let room = (area.width as usize).saturating_sub(2);
    let plain = wrap(&tui::opened(ui.lang, link), room).into_iter().map(Span::raw);
    let terms = wrap(&scene.terms.join(" · "), room).into_iter().map(|line| Span::styled(line, ui.ink.dim()));
    for (i, line) in plain.chain(terms).take(area.height.into()).enumerate() {
        put(frame, row(Rect { x: area.x + 1, width: area.width - 1, ..area }, i as u16), line);
    }
}

/// What a review says of this step, after its first line.
fn verdict(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &Ui) {
    let room = (area.width as usize).saturating_sub(2);
    let lines = scene.verdict.iter().skip(1).flat_map(|line| wrap(line, room));
    for (i, line) in lines.take(area.height.into()).enumerate() {
        let place = row(Rect { x: area.x + 1, width: area.width - 1, ..area }, i as u16);
        put(frame, place, Line::from(ui.ink.symbols(&line, Style::new())));
    }
}

fn foot(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_>, ui: &mut Ui) {
    if let Some(note) = &ui.note {
        let text = fit(&format!(" {note}"), area.width as usize);
        put(frame, area, Line::from(ui.ink.symbols(&text, ui.ink.bold())));
        return;
    }
    let lang = ui.lang;
    let mut keys: Vec<(char, &'static str)> = match scene.kind {
        GameKind::Replay { reviewed, .. } => {
            let mut keys = vec![
                ('→', tui::key_step(lang)),
                ('↓', tui::key_turn(lang)),
                (' ', tui::key_run(lang)),
                ('b', tui::key_branch(lang)),
                ('e', tui::key_eyes(lang)),
            ];
            if reviewed {
                keys.insert(0, ('n', review::key_error(lang)));
            }
            keys
        }
        GameKind::Gathering => vec![('s', tui::key_begin(lang)), ('n', tui::key_pick(lang))],
        GameKind::Puzzle { answered: true } => vec![('n', puzzle::key_next(lang))],
        GameKind::Puzzle { .. } => vec![('i', tui::key_now(lang))],
        _ if scene.prompt.is_some() => vec![('i', tui::key_now(lang)), ('h', tui::key_hint(lang))],
        _ => Vec::new(),
    };
    if scene.undo {
        keys.push(('u', tui::key_undo(lang)));
    }
    if scene.talk.is_some() {
        keys.push(('t', tui::key_talk(lang)));
    }
    if scene.by_program {
        keys.push(('b', tui::key_back(lang)));
    }
    let out = !scene.bets.is_empty();
    if out {
        keys.push(('q', club::leave_told(lang)));
    }
    keys.extend([
        ('w', tui::key_why(lang)),
        ('c', tui::key_cards(lang)),
        ('r', tui::key_rules(lang)),
        ('q', tui::key_quit(lang)),
        ('o', tui::key_options(lang)),
        ('m', tui::key_monsters(lang)),
        ('g', tui::key_turn_steps(lang)),
    ]);
    if out {
        keys.retain(|(_, word)| *word != tui::key_quit(lang));
    }
    if scene.kind == GameKind::Online && !scene.by_program {
        keys.push(('b', tui::key_bot(lang)));
    }
    let mut spans = Vec::new();
    let mut x = area.x;
    keys.insert(0, ('?', tui::key_help(lang)));
    for (key, word) in keys {
        let shown = if key == ' ' { '␣' } else { key };
        let wide = 4 + width(word) as u16;
        // One that is too long makes room for a shorter one after it.
        if x + wide > area.x + area.width {
            continue;
        }
        ui.hits.push((Rect { x, width: wide, ..area }, Hit::Key(key)));
        spans.push(Span::styled(format!(" {shown}"), ui.ink.bold()));
        spans.push(Span::styled(format!(" {word} "), ui.ink.dim()));
        x += wide;
    }
    put(frame, area, Line::from(spans));
}
