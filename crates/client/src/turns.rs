//! The tables somebody plays at, the most urgent first: whose turn it is and how much time is left, in words.

use std::cmp::Reverse;

use kaiju_rules::Seat;
use kaiju_text::{Lang, turns as say, web};
use kaiju_wire::table::{Phase, SeatInfo, TableInfo, TableTurn, Turns};

const MINUTE_MS: u64 = 60 * 1000;
const HOUR_MS: u64 = 60 * MINUTE_MS;
const DAY_MS: u64 = 24 * HOUR_MS;

/// A table of one's own in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MyTable {
    /// The table and whose turn it is.
    pub turn: TableTurn,
    /// Is it ours? Then we are waited for.
    pub mine: bool,
    /// How much time whoever is asked has left; none where no clock runs for days.
    pub left_ms: Option<u64>,
}

impl MyTable {
    /// The tables of a list that are not over, the most urgent first: those that wait for us by the time we have left, then
    /// those that wait for others. `ours` tells our seats at a table, beside those that the list tells of.
    pub fn by_urgency(turns: Turns, ours: impl Fn(&str) -> Vec<Seat>) -> Vec<MyTable> {
        let open = turns.tables.into_iter().filter(|turn| !matches!(turn.table.phase, Phase::Over | Phase::Closed));
        let mut all: Vec<MyTable> = open
            .map(|turn| {
                let asked = turn.asked.and_then(Seat::from_letter);
                let bot = asked.is_some_and(|seat| is_bots(&turn.table, seat));
                let own = |seat: Seat| turn.own.contains(&seat.letter()) || ours(&turn.table.game).contains(&seat);
                // A seat that is kept for us waits for us to sit down.
                let empty = |seat: &SeatInfo| !seat.taken && turn.own.contains(&seat.seat);
                let comes = turn.table.phase == Phase::Gathering && turn.table.seats.iter().any(empty);
                let mine = comes || asked.is_some_and(|seat| !bot && own(seat));
                let left_ms = turn.deadline_ms.map(|at| at.saturating_sub(turns.server_ms));
                MyTable { mine: mine && !turn.table.paused, left_ms, turn }
            })
            .collect();
        // Where no clock runs, whoever has waited longest comes first; tables of others, the one that moved last.
        let moved = |one: &MyTable| if one.mine { one.turn.updated_ms } else { u64::MAX - one.turn.updated_ms };
        all.sort_by_key(|one| (Reverse(one.mine), one.left_ms.unwrap_or(u64::MAX), moved(one)));
        all
    }

    /// The tables of this device and those of an account, which may be at other devices: each once, with the seats the account has there.
    pub fn joined(device: Turns, account: Turns) -> Turns {
        let mut all = Turns { server_ms: device.server_ms.max(account.server_ms), ..device };
        for turn in account.tables {
            match all.tables.iter_mut().find(|known| known.table.game == turn.table.game) {
                Some(known) => known.own = turn.own,
                None => all.tables.push(turn),
            }
        }
        all
    }

    /// How many of these tables wait for us.
    pub fn waiting(tables: &[MyTable]) -> usize {
        tables.iter().filter(|table| table.mine).count()
    }

    /// How the table stands, in words: whose turn it is, and how much time is left.
    pub fn told(&self, lang: Lang) -> String {
        let table = &self.turn.table;
        let asked = table.seats.iter().find(|seat| Some(seat.seat) == self.turn.asked);
        let who = match asked {
            _ if table.phase == Phase::Gathering && self.mine => say::come(lang).to_string(),
            _ if table.phase == Phase::Gathering => say::gathering(lang).to_string(),
            _ if table.paused => return say::rests(lang).to_string(),
            _ if self.mine => say::your_turn(lang).to_string(),
            Some(seat) if !seat.name.is_empty() => say::turn_of(lang, crate::sitter_name(lang, seat)),
            _ => kaiju_text::web::game_is_on(lang).to_string(),
        };
        match self.left_ms {
            Some(0) => format!("{who} · {}", say::late(lang)),
            Some(left) => format!("{who} · {}", say::left(lang, duration(lang, left))),
            None => who,
        }
    }
}

/// Does a bot have this seat?
fn is_bots(table: &TableInfo, seat: Seat) -> bool {
    table.seats.iter().any(|info| info.seat == seat.letter() && info.player.is_some())
}

/// What happens at a live table when a player is gone for so many seconds; 0 for never.
pub fn graced(lang: Lang, grace_s: u32) -> String {
    match grace_s {
        0 => say::grace_never(lang).to_string(),
        s => say::grace_after(lang, span(lang, s)),
    }
}

/// A time in words, to the second where it is short and no whole minute.
pub(crate) fn span(lang: Lang, seconds: u32) -> String {
    match seconds {
        0..120 if !seconds.is_multiple_of(60) => web::seconds(lang, seconds),
        _ => duration(lang, u64::from(seconds) * 1000),
    }
}

/// A time in words, as roughly as its length allows.
pub fn duration(lang: Lang, ms: u64) -> String {
    let (days, hours, minutes) = (ms / DAY_MS, ms % DAY_MS / HOUR_MS, ms % HOUR_MS / MINUTE_MS);
    match (days, hours, minutes) {
        (0, 0, minutes) => say::minutes(lang, minutes.max(1)),
        (0, hours, 0) => say::hours(lang, hours as u32),
        (0, hours, minutes) => say::hours_minutes(lang, hours, minutes),
        (days, 0, _) => say::days(lang, days as u32),
        (days, hours, _) => say::days_hours(lang, days, hours),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_wire::table::SeatKind;

    fn turn(game: &str, asked: Option<char>, deadline_ms: Option<u64>, updated_ms: u64) -> TableTurn {
        let seat = |seat: char, name: &str| SeatInfo { seat, name: name.into(), taken: true, ..SeatInfo::default() };
        let mut seats = vec![seat('A', "Ana"), seat('B', "Bo"), seat('C', "")];
        (seats[2].kind, seats[2].player) = (SeatKind::Bot, Some("level3".into()));
        let table = TableInfo { game: game.into(), phase: Phase::Playing, seats, ..TableInfo::default() };
        TableTurn { table, asked, deadline_ms, updated_ms, own: Vec::new() }
    }

    fn ours(_: &str) -> Vec<Seat> {
        vec![Seat::A, Seat::C]
    }

    #[test]
    fn what_waits_for_us_comes_first_and_the_least_time_before_all() {
        let now = 10 * DAY_MS;
        let over = {
            let mut over = turn("over", Some('A'), None, 1);
            over.table.phase = Phase::Over;
            over
        };
        let paused = {
            let mut paused = turn("paused", Some('A'), None, 2);
            paused.table.paused = true;
            paused
        };
        let tables = vec![
            turn("theirs", Some('B'), Some(now + HOUR_MS), 5),
            turn("no-clock-new", Some('A'), None, 9),
            over,
            turn("tomorrow", Some('A'), Some(now + 25 * HOUR_MS), 5),
            paused,
            turn("no-clock-old", Some('A'), None, 3),
            turn("late", Some('A'), Some(now - 5), 5),
            turn("a-bot-has-it", Some('C'), None, 1),
        ];
        let all = MyTable::by_urgency(Turns { server_ms: now, tables }, ours);
        let names: Vec<&str> = all.iter().map(|one| one.turn.table.game.as_str()).collect();
        let due = ["late", "tomorrow", "no-clock-old", "no-clock-new", "theirs", "paused", "a-bot-has-it"];
        assert_eq!(names, due);
        assert_eq!(MyTable::waiting(&all), 4);
        let told: Vec<String> = all.iter().map(|one| one.told(Lang::En)).collect();
        assert_eq!(told[0], "Your turn · Time is up");
        assert_eq!(told[1], "Your turn · 1 d 1 h left");
        assert_eq!(told[2], "Your turn");
        assert_eq!(told[4], "Bo to answer · 1 hour left");
        assert_eq!(told[5], "Paused");
    }

    #[test]
    fn tables_of_other_devices_are_ones_own() {
        let here =
            Turns { server_ms: 5, tables: vec![turn("both", Some('B'), None, 1), turn("here", Some('B'), None, 2)] };
        let mut account = [turn("both", Some('B'), None, 1), turn("there", Some('B'), None, 3)];
        for turn in &mut account {
            turn.own = vec!['B'];
        }
        let all = MyTable::joined(here, Turns { server_ms: 6, tables: account.to_vec() });
        let all = MyTable::by_urgency(all, |_| Vec::new());
        let mut kept = turn("kept", None, None, 4);
        (kept.table.phase, kept.table.seats[1].taken, kept.own) = (Phase::Gathering, false, vec!['B']);
        let waits = MyTable::by_urgency(Turns { server_ms: 6, tables: vec![kept] }, |_| Vec::new());
        assert_eq!((waits[0].mine, waits[0].told(Lang::En)), (true, "Your seat waits for you".to_string()));
        let told: Vec<(&str, bool)> = all.iter().map(|one| (one.turn.table.game.as_str(), one.mine)).collect();
        assert_eq!(told, [("both", true), ("there", true), ("here", false)]);
    }

    #[test]
    fn times_are_told_as_roughly_as_they_are_long() {
        let told = |ms| duration(Lang::En, ms);
        assert_eq!((told(1), told(59 * MINUTE_MS)), ("1 min".into(), "59 min".into()));
        assert_eq!((told(2 * HOUR_MS), told(2 * HOUR_MS + MINUTE_MS)), ("2 hours".into(), "2 h 1 min".into()));
        assert_eq!((told(DAY_MS), told(3 * DAY_MS + HOUR_MS)), ("1 day".into(), "3 d 1 h".into()));
        assert_eq!(graced(Lang::En, 300), "A bot plays after 5 min away");
        assert_eq!(graced(Lang::En, 0), "No bot plays for absent players");
    }
}
