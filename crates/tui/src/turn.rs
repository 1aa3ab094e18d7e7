//! The turn summary (TURN-1): a strip in the title line, a page, and sentences.

use kaiju_rules::{Table, TurnStep};
use kaiju_text::{Lang, spoken, turn};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::ink::Ink;
use crate::type_set::{width, wrap};

/// What stands before the text of a step: it begins where the title does.
const INDENT: &str = "     ";

/// The steps in a row with the one the game is in between brackets, or only that one where there is little room. Empty
/// where not even that fits, and while nobody has a turn.
pub(crate) fn strip(lang: Lang, table: &Table, now: Option<TurnStep>, room: usize) -> Vec<(String, bool)> {
    let Some(now) = now else { return Vec::new() };
    let steps: Vec<TurnStep> = TurnStep::of(table.rules()).collect();
    let mut all: Vec<(String, bool)> = Vec::new();
    for &step in &steps {
        if !all.is_empty() {
            all.push((" › ".to_string(), false));
        }
        let name = turn::short(lang, step);
        all.push(if step == now { (format!("[{name}]"), true) } else { (name.to_string(), false) });
    }
    let wide = |all: &[(String, bool)]| all.iter().map(|(text, _)| width(text)).sum::<usize>();
    if wide(&all) > room {
        let number = steps.iter().position(|&step| step == now).map_or(0, |at| at + 1);
        all = vec![(format!("{number}/{} ", steps.len()), false), (format!("[{}]", turn::short(lang, now)), true)];
    }
    if wide(&all) > room { Vec::new() } else { all }
}

/// The steps one below the other, each with what it brings; the one the game is in is marked.
pub(crate) fn page(lang: Lang, ink: Ink, table: &Table, now: Option<TurnStep>, room: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for (i, step) in TurnStep::of(table.rules()).enumerate() {
        let title = turn::title(lang, step, table.rules());
        let here = now == Some(step);
        let title = if here { turn::step_now(lang, title) } else { title.to_string() };
        let style = if here { ink.bold().add_modifier(Modifier::UNDERLINED) } else { ink.bold() };
        let mut head = vec![Span::styled(format!("{} {}. ", if here { '▶' } else { ' ' }, i + 1), ink.bold())];
        head.extend(ink.symbols(&title, style));
        lines.push(Line::from(head));
        let base = if here { Style::new() } else { ink.dim() };
        for text in wrap(&turn::text(lang, step, table.rules(), table.duo()), room.saturating_sub(INDENT.len())) {
            let mut line = vec![Span::raw(INDENT)];
            line.extend(ink.symbols(&text, base));
            lines.push(Line::from(line));
        }
    }
    lines
}

/// The steps as sentences; the one the game is in says so.
pub(crate) fn told(lang: Lang, table: &Table, now: Option<TurnStep>) -> Vec<String> {
    let line = |(i, step): (usize, TurnStep)| {
        let title = turn::title(lang, step, table.rules());
        let title = if now == Some(step) { turn::step_now(lang, title) } else { title.to_string() };
        let text = turn::text(lang, step, table.rules(), table.duo());
        spoken(lang, &turn::summary_line(lang, i + 1, title, text))
    };
    TurnStep::of(table.rules()).enumerate().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::{EditionId, Setup};

    fn table(edition: EditionId) -> Table {
        Table::new(&Setup::new(edition, 4).expect("four can play"))
    }

    fn text(strip: &[(String, bool)]) -> String {
        strip.iter().map(|(text, _)| text.as_str()).collect()
    }

    #[test]
    fn turn_1_the_strip_has_room_or_makes_do() {
        let second = table(EditionId::SECOND);
        let strip = |now, room| text(&strip(Lang::En, &second, now, room));
        assert_eq!(strip(Some(TurnStep::Resolve), 60), "Roll › [Resolve] › Enter › Buy › End");
        assert_eq!(strip(Some(TurnStep::Resolve), 20), "2/5 [Resolve]");
        assert_eq!((strip(Some(TurnStep::Resolve), 9), strip(None, 60)), (String::new(), String::new()));
        let first = table(EditionId::FIRST);
        assert_eq!(text(&super::strip(Lang::En, &first, Some(TurnStep::Buy), 20)), "3/4 [Buy]");
    }

    #[test]
    fn turn_1_sentences_say_where_the_game_is_without_symbols() {
        for (edition, lang) in EditionId::all().flat_map(|edition| Lang::ALL.map(|lang| (edition, lang))) {
            let table = table(edition);
            let told = told(lang, &table, Some(TurnStep::Buy));
            assert_eq!(told.len(), TurnStep::of(table.rules()).count());
            let now: Vec<_> = told.iter().filter(|line| line.contains(['(', '（'])).collect();
            assert_eq!(now.len(), 1, "{told:?}");
            assert!(told.iter().all(|line| !line.contains(['★', '♥', '⚡', '✊'])), "{told:?}");
        }
    }
}
