//! What clients make of public tables: how to ask for some kind of them, and which one is worth watching.

use std::cmp::Reverse;

use kaiju_wire::table::{Lobby, LobbyFilter, Phase, Rhythm, SeatKind, TableInfo};

/// How many pages without any table of the kind that is looked for are read in a row.
const EMPTY_PAGES: u32 = 20;

/// Public tables of some kind, read page after page. A page of the lobby may be empty although there are more: the server looks at a few
/// hundred tables for it, and a filter may leave none of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LobbySearch {
    query: String,
    tables: Vec<TableInfo>,
    /// The mark of the page to be read next, and whether there is one.
    next: Option<String>,
    begun: bool,
    empty: u32,
}

impl LobbySearch {
    /// Nothing was read yet.
    pub fn new(filter: &LobbyFilter) -> LobbySearch {
        LobbySearch { query: query(filter), ..LobbySearch::default() }
    }

    /// What to ask the API for next; nothing where all was read.
    pub fn path(&self) -> Option<String> {
        let page = self.next.as_ref().map(|page| format!("page={page}"));
        if self.begun && page.is_none() {
            return None;
        }
        let parts: Vec<&str> = [self.query.as_str(), page.as_deref().unwrap_or_default()]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect();
        Some(if parts.is_empty() { "/tables".to_string() } else { format!("/tables?{}", parts.join("&")) })
    }

    /// Takes in what the server said. Tells whether to ask for the next page at once, because this one had nothing to show.
    pub fn take(&mut self, page: Lobby) -> bool {
        let before = self.tables.len();
        // A table that moved since the page before is on both.
        let news = page.tables.into_iter().filter(|one| !self.tables.iter().any(|known| known.game == one.game));
        let news: Vec<TableInfo> = news.collect();
        self.tables.extend(news);
        (self.next, self.begun) = (page.next, true);
        self.empty = if self.tables.len() > before { 0 } else { self.empty + 1 };
        self.empty > 0 && !self.empty.is_multiple_of(EMPTY_PAGES) && self.has_more()
    }

    /// What was found so far, the latest first.
    pub fn tables(&self) -> &[TableInfo] {
        &self.tables
    }

    /// What was found, as one page of the lobby.
    pub fn into_lobby(self) -> Lobby {
        Lobby { tables: self.tables, next: self.next }
    }

    /// Is there more to be read?
    pub fn has_more(&self) -> bool {
        self.next.is_some()
    }

    /// Was everything read, and is there no such table?
    pub fn is_vain(&self) -> bool {
        self.begun && self.tables.is_empty() && !self.has_more()
    }
}

/// How the lobby is asked for some kind of tables: what follows the question mark.
fn query(filter: &LobbyFilter) -> String {
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
    fn a_filter_that_leaves_a_page_empty_reads_on() {
        let filter = LobbyFilter { free: Some(true), ..LobbyFilter::default() };
        let page = |games: &[&str], next: Option<&str>| Lobby {
            tables: games.iter().map(|game| table(game, 2, Phase::Gathering)).collect(),
            next: next.map(str::to_string),
        };
        let mut search = LobbySearch::new(&filter);
        assert_eq!(search.path().as_deref(), Some("/tables?free=true"));
        assert!(search.take(page(&[], Some("b"))) && !search.is_vain(), "nothing yet, and more to look at");
        assert_eq!(search.path().as_deref(), Some("/tables?free=true&page=b"));
        assert!(!search.take(page(&["one", "two"], Some("c"))) && search.has_more());
        // What is on two pages is shown once; a page of nothing else is empty.
        assert!(search.take(page(&["two"], Some("d"))));
        assert!(!search.take(page(&["three"], None)) && !search.has_more());
        let games: Vec<&str> = search.tables().iter().map(|table| table.game.as_str()).collect();
        assert_eq!((games, search.path()), (vec!["one", "two", "three"], None));
        let mut vain = LobbySearch::new(&LobbyFilter::default());
        assert!(vain.path().as_deref() == Some("/tables") && !vain.is_vain(), "nobody has looked");
        assert!(!vain.take(page(&[], None)) && vain.is_vain());
        // A server that never comes to an end is asked again only when somebody wants it.
        let mut endless = LobbySearch::new(&filter);
        for round in 1..=2 * EMPTY_PAGES {
            assert_eq!(endless.take(page(&[], Some("x"))), round % EMPTY_PAGES != 0, "{round}");
        }
        assert!(endless.has_more() && !endless.is_vain());
    }

    #[test]
    fn a_question_names_what_is_wanted_alone() {
        let filter = LobbyFilter { players: Some(4), rhythm: Some(Rhythm::Relaxed), ..LobbyFilter::default() };
        assert_eq!(query(&filter), "players=4&rhythm=relaxed");
        assert_eq!(query(&LobbyFilter::default()), "");
    }
}
