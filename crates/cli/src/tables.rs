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

/// Reads `12h` or `3d`, in seconds.
pub(crate) fn time(word: &str) -> Result<u32, String> {
    let wanted = || turns::time_wanted(lang()).to_string();
    let (number, unit) = word.trim().split_at_checked(word.trim().len().saturating_sub(1)).ok_or_else(wanted)?;
    let hours = match unit {
        "h" => 1,
        "d" => 24,
        _ => return Err(wanted()),
    };
    let hours = number.parse::<u32>().ok().and_then(|n| n.checked_mul(hours));
    hours.filter(|hours| (1..=30 * 24).contains(hours)).map(|hours| hours * 60 * 60).ok_or_else(wanted)
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
    }
}
