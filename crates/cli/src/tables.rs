//! `kaiju tables`: the tables you have a seat at, the most urgent first.

use std::io::Write;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use kaiju_client::club::bot_title;
use kaiju_client::{MyTable, sitter_name};
use kaiju_text::{club, events, turns};
use kaiju_tui::my_tables::{self, TablesThere};
use kaiju_wire::table::{SeatInfo, TableInfo};
use serde_json::{Value, json};

use crate::tongue::lang;
use crate::words::{BAD, BOLD, DIM};
use crate::{Verdict, games};

const EXAMPLES: &str = "\
Examples:
  kaiju tables                     whose turn it is, and how much time is left
  kaiju tables --away 10d          your clocks rest for ten days, at tables over days
  kaiju tables --back              they run again
  kaiju play --join LINK           go to a table; the list says how

Tables at which another device sat down with your account are listed, too, and their clocks rest as well.";

/// Tables you have a seat at.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct TablesArgs {
    /// Say at all tables over days that you are away for so long, such as 12h or 10d; up to 30 days in a game.
    #[arg(long, value_name = "TIME", value_parser = time, conflicts_with = "back")]
    away: Option<u32>,
    /// Say that you are back.
    #[arg(long)]
    back: bool,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

const MINUTE_S: u32 = 60;
const HOUR_S: u32 = 60 * MINUTE_S;
const DAY_S: u32 = 24 * HOUR_S;

/// Reads `12h` or `3d`, in seconds.
pub(crate) fn time(word: &str) -> Result<u32, String> {
    let fits = |s: &u32| s.is_multiple_of(HOUR_S) && (HOUR_S..=30 * DAY_S).contains(s);
    span(word).filter(fits).ok_or_else(|| turns::time_wanted(lang()).to_string())
}

/// Reads `10m`, `12h` or `3d`, in seconds, up to a week.
pub(crate) fn wait(word: &str) -> Result<u32, String> {
    up_to(7, word)
}

/// Reads how far ahead a moment is, such as `10m`, `12h` or `3d`, in seconds, up to 90 days.
pub(crate) fn ahead(word: &str) -> Result<u32, String> {
    up_to(90, word)
}

fn up_to(days: u32, word: &str) -> Result<u32, String> {
    let fits = |s: &u32| (MINUTE_S..=days * DAY_S).contains(s);
    span(word).filter(fits).ok_or_else(|| turns::span_wanted(lang(), format!("{days}d")))
}

/// Reads a number of minutes, hours or days, in seconds.
fn span(word: &str) -> Option<u32> {
    let word = word.trim();
    let (number, unit) = word.split_at_checked(word.len().saturating_sub(1))?;
    let unit = match unit {
        "m" => MINUTE_S,
        "h" => HOUR_S,
        "d" => DAY_S,
        _ => return None,
    };
    number.parse::<u32>().ok()?.checked_mul(unit)
}

impl TablesArgs {
    /// Lists tables, or says that somebody is away.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let store = games::folder()?;
        let folder = store.beside("seats");
        if self.back || self.away.is_some() {
            my_tables::holiday(&folder, self.away.map(|s| u64::from(s) * 1000))
                .map_err(|trouble| anyhow!(trouble.told(lang())))?;
        }
        let all = my_tables::look(&folder);
        if self.json {
            let told: Value = all.iter().map(told).collect();
            writeln!(out, "{told:#}")?;
            return Ok(Verdict::Fine);
        }
        let ends = my_tables::ends(&folder).map_err(|trouble| anyhow!(trouble.told(lang())))?;
        for (server, table) in &ends {
            end(out, server, table)?;
        }
        if ends.is_empty() && all.iter().all(|there| there.tables.as_ref().is_ok_and(Vec::is_empty)) {
            bail!(turns::tables_none(lang()));
        }
        for there in all {
            match there.tables {
                Ok(tables) => tables.iter().try_for_each(|table| line(out, &there.server, table))?,
                Err(trouble) => writeln!(out, "{BAD}{}{BAD:#}  {}", there.server, trouble.told(lang()))?,
            }
        }
        Ok(Verdict::Fine)
    }
}

/// How a table ended that was left before.
fn end(out: &mut impl Write, server: &str, table: &TableInfo) -> Result<()> {
    let won = |seat: &&SeatInfo| table.winners.as_ref().is_some_and(|winners| winners.contains(&seat.seat));
    let called = |seat: &SeatInfo| match (seat.name.is_empty(), &seat.player) {
        (true, Some(player)) => bot_title(lang(), player),
        _ => sitter_name(lang(), seat),
    };
    let names: Vec<String> = table.seats.iter().filter(won).map(called).collect();
    let told = if names.is_empty() {
        club::ended_nobody(lang()).to_string()
    } else {
        club::ended(lang(), events::list(lang(), names))
    };
    writeln!(out, "{BOLD}{told}{BOLD:#}\n    {DIM}{server}/#/replay/{}{DIM:#}", table.game)?;
    Ok(())
}

fn link(server: &str, table: &MyTable) -> String {
    format!("{server}/#/table/{}", table.turn.table.game)
}

/// A table, whose turn it is there, and how to get there.
pub(crate) fn line(out: &mut impl Write, server: &str, table: &MyTable) -> Result<()> {
    let seats = table.turn.table.seats.iter().filter(|seat| !seat.name.is_empty());
    let names = seats.map(|seat| sitter_name(lang(), seat)).collect::<Vec<_>>().join(", ");
    let about = [table.turn.table.title.as_str(), names.as_str()].into_iter().filter(|word| !word.is_empty());
    let (told, about) = (table.told(lang()), about.collect::<Vec<_>>().join(" · "));
    if table.mine {
        writeln!(out, "{BOLD}{told}{BOLD:#}  {about}")?;
    } else {
        writeln!(out, "{told}  {about}")?;
    }
    writeln!(out, "    {DIM}kaiju play --join {}{DIM:#}", link(server, table))?;
    Ok(())
}

fn told(there: &TablesThere) -> Value {
    let tables = there.tables.as_ref().map(|tables| {
        let table = |one: &MyTable| json!({ "link": link(&there.server, one), "mine": one.mine, "left_ms": one.left_ms, "turn": one.turn });
        tables.iter().map(table).collect::<Vec<_>>()
    });
    match tables {
        Ok(tables) => json!({ "server": there.server, "tables": tables }),
        Err(trouble) => json!({ "server": there.server, "trouble": trouble.told(lang()) }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_hours_and_days() {
        assert_eq!((time("1h"), time("30d"), time(" 3d ")), (Ok(3600), Ok(2_592_000), Ok(259_200)));
        for bad in ["", "h", "0h", "31d", "3", "3w", "-1h", "1.5h", "99999999999d", "3 d", "día"] {
            assert!(time(bad).is_err(), "{bad}");
        }
        assert_eq!((time("30m"), time("90m")), (time("1"), time("1")), "whole hours");
    }

    #[test]
    fn shorter_times_are_minutes_too() {
        assert_eq!((wait("1m"), wait("2h"), wait("7d")), (Ok(60), Ok(7200), Ok(604_800)));
        assert_eq!((ahead("10m"), ahead("90d")), (Ok(600), Ok(7_776_000)));
        for bad in ["0m", "8d", "10081m", "10s", "m", ""] {
            assert!(wait(bad).is_err_and(|told| told.contains("7d")), "{bad}");
        }
        assert!(ahead("91d").is_err());
    }
}
