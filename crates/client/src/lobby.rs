//! What clients make of public tables: how to ask for some kind of them, and which one is worth watching.

use std::cmp::Reverse;

use kaiju_wire::table::{LobbyFilter, Phase, Rhythm, SeatKind, TableInfo};

/// How the lobby is asked for some kind of tables: what follows the question mark.
pub fn query(filter: &LobbyFilter) -> String {
    let rhythm = filter.rhythm.map(|rhythm| match rhythm {
        Rhythm::Live => "live".to_string(),
        Rhythm::Relaxed => "relaxed".to_string(),
    });
    let parts = [
        ("edition", filter.edition.clone()),
        ("players", filter.players.map(|n| n.to_string())),
        ("rhythm", rhythm),
        ("rated", filter.rated.map(|yes| yes.to_string())),
        ("free", filter.free.map(|yes| yes.to_string())),
    ];
    let parts = parts.into_iter().filter_map(|(name, value)| Some(format!("{name}={}", value?)));
    parts.collect::<Vec<_>>().join("&")
}

/// The table worth watching: a live one that is being played by the most people, a rated one before others, and among those
/// the one that moved last. The list comes with the latest first.
pub fn best_table(tables: &[TableInfo]) -> Option<&TableInfo> {
    let people =
        |table: &TableInfo| table.seats.iter().filter(|seat| is_person(seat.kind, seat.player.is_some())).count();
    let shown = tables.iter().filter(|table| {
        table.public && table.phase == Phase::Playing && table.rhythm.is_live() && !table.paused && people(table) > 0
    });
    shown.min_by_key(|table| Reverse((people(table), table.rated)))
}

fn is_person(kind: SeatKind, bot: bool) -> bool {
    kind != SeatKind::Bot && !bot
}

#[cfg(test)]
mod tests {
    use kaiju_wire::table::SeatInfo;

    use super::*;

    fn table(game: &str, people: usize, phase: Phase) -> TableInfo {
        let seat = |i| {
            let player = (i >= people).then(|| "level3".to_string());
            SeatInfo { kind: SeatKind::Open, taken: player.is_none(), player, ..SeatInfo::default() }
        };
        TableInfo { game: game.into(), phase, public: true, seats: (0..4).map(seat).collect(), ..TableInfo::default() }
    }

    #[test]
    fn the_best_table_has_the_most_people_and_is_played_now() {
        let quiet = TableInfo { paused: true, ..table("quiet", 4, Phase::Playing) };
        let slow = TableInfo { rhythm: Rhythm::Relaxed, ..table("slow", 4, Phase::Playing) };
        let hidden = TableInfo { public: false, ..table("hidden", 4, Phase::Playing) };
        let rated = TableInfo { rated: true, ..table("rated", 2, Phase::Playing) };
        let all = [
            table("gathers", 4, Phase::Gathering),
            table("bots", 0, Phase::Playing),
            quiet,
            slow,
            hidden,
            table("latest", 2, Phase::Playing),
            rated,
            table("three", 3, Phase::Playing),
            table("older", 3, Phase::Playing),
        ];
        let best = |tables: &[TableInfo]| best_table(tables).map(|table| table.game.clone());
        assert_eq!(best(&all).as_deref(), Some("three"));
        assert_eq!(best(&all[..7]).as_deref(), Some("rated"));
        assert_eq!(best(&all[..6]).as_deref(), Some("latest"));
        assert_eq!(best(&all[..5]), None);
    }

    #[test]
    fn a_question_names_what_is_wanted_alone() {
        let filter = LobbyFilter { players: Some(4), rhythm: Some(Rhythm::Relaxed), ..LobbyFilter::default() };
        assert_eq!(query(&filter), "players=4&rhythm=relaxed");
        assert_eq!(query(&LobbyFilter::default()), "");
    }
}
