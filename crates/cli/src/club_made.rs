//! What somebody makes in the club of a server: a tournament, or a duplicate.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use kaiju_rules::EditionId;
use kaiju_text::{duplicates as words, tournaments, web};
use kaiju_wire::duplicate::{DuplicateInfo, DuplicatePhase, DuplicateSeat, NewDuplicate};
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, Overtime, Phase, Rhythm};
use kaiju_wire::tournament::{NewTournament, TournamentKind};

use crate::tables::time;
use crate::tongue::lang;
use crate::words::{BOLD, DIM};

/// A tournament or a duplicate to be made.
#[derive(Args)]
pub(crate) struct MadeArgs {
    /// Make a tournament, or a duplicate, with this title.
    #[arg(long, value_name = "TITLE")]
    pub(crate) new: Option<String>,
    /// The edition that is played.
    #[arg(long, value_name = "NAME")]
    edition: Option<String>,
    /// How many sit at a table.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(2..=6))]
    seats: u32,
    /// How many rounds a Swiss tournament has.
    #[arg(long, value_name = "N", default_value_t = 3)]
    rounds: u32,
    /// The best of each table continues; Swiss by default.
    #[arg(long)]
    knockout: bool,
    /// The bot that fills tables, or plays beside the people of a group.
    #[arg(long, value_name = "BOT")]
    fill: Option<String>,
    /// Tables are played over days, with so long for a turn, such as 12h or 3d.
    #[arg(long, value_name = "TIME", value_parser = time)]
    turn: Option<u32>,
    /// How long tables wait for their players, such as 1h or 2d.
    #[arg(long, value_name = "TIME", value_parser = time)]
    wait: Option<u32>,
    /// The games count for ratings.
    #[arg(long)]
    rated: bool,
    /// The league the tournament belongs to.
    #[arg(long, value_name = "NAME")]
    league: Option<String>,
    /// How many groups play a duplicate.
    #[arg(long, value_name = "N", default_value_t = 2)]
    groups: u32,
    /// How many of the seats in each group of a duplicate are for bots.
    #[arg(long, value_name = "N", default_value_t = 0)]
    bots: u32,
}

impl MadeArgs {
    /// The tournament with a title.
    pub(crate) fn tournament(&self, title: &str) -> NewTournament {
        NewTournament {
            title: title.to_string(),
            kind: if self.knockout { TournamentKind::Knockout } else { TournamentKind::Swiss },
            edition: self.edition(),
            seats: self.seats,
            rounds: Some(self.rounds),
            fill: self.fill.clone(),
            rhythm: self.rhythm(),
            clock_s: self.turn,
            overtime: if self.turn.is_some() { Overtime::Answer } else { Overtime::Nothing },
            wait_s: self.wait,
            rated: self.rated,
            league: self.league.clone(),
            ..NewTournament::default()
        }
    }

    /// The duplicate with a title.
    pub(crate) fn duplicate(&self, title: &str) -> NewDuplicate {
        let bots = self.bots.min(self.seats - 1);
        let bot = self.fill.as_deref().unwrap_or(kaiju_bots::Player::USUAL_NAME);
        let mut seats = vec![NewSeat::of(NewSeatKind::Human); (self.seats - bots) as usize];
        seats.resize(self.seats as usize, NewSeat::bot(bot));
        let table = NewTable {
            edition: self.edition(),
            seats,
            title: title.to_string(),
            rhythm: self.rhythm(),
            clock_s: self.turn,
            overtime: if self.turn.is_some() { Overtime::Answer } else { Overtime::Nothing },
            ..NewTable::default()
        };
        NewDuplicate { groups: self.groups, table }
    }

    fn edition(&self) -> String {
        self.edition.clone().unwrap_or_else(|| EditionId::default().name().to_string())
    }

    fn rhythm(&self) -> Rhythm {
        if self.turn.is_some() { Rhythm::Relaxed } else { Rhythm::Live }
    }
}

/// A duplicate: its groups, and what each made of every seat once all have finished.
pub(crate) fn told(out: &mut impl Write, server: &str, info: &DuplicateInfo) -> Result<()> {
    writeln!(out, "{BOLD}{}{BOLD:#}  {DIM}{}{DIM:#}", info.title, info.duplicate)?;
    let over = info.phase == DuplicatePhase::Over;
    let done = info.groups.iter().filter(|one| matches!(one.phase, Phase::Over | Phase::Closed)).count();
    let stands = if over {
        words::all_finished(lang()).to_string()
    } else {
        words::finished(lang(), done as u32, info.groups.len() as u32)
    };
    writeln!(out, "{stands}")?;
    for group in &info.groups {
        let state = match group.phase {
            Phase::Gathering => web::free_seats(lang(), group.free),
            Phase::Over | Phase::Closed => web::game_over(lang()).to_string(),
            _ => web::game_is_on(lang()).to_string(),
        };
        let link = group.code.as_ref().map(|code| format!("{server}/#/join/{code}")).unwrap_or_default();
        let players = group.players.join(", ");
        writeln!(out, "  {}  {state}  {players}  {DIM}{link}{DIM:#}", words::group(lang(), group.group))?;
    }
    info.seats.iter().try_for_each(|seat| seat_told(out, seat))
}

fn seat_told(out: &mut impl Write, seat: &DuplicateSeat) -> Result<()> {
    let monster = kaiju_rules::Monster::from_id(&seat.monster).map_or("", kaiju_rules::Monster::name);
    writeln!(out, "{BOLD}{}{BOLD:#}", words::seat(lang(), seat.seat, monster))?;
    for one in &seat.results {
        let points = format!("{} {}", one.points, tournaments::points(lang()));
        writeln!(out, "  {}  {}  {}★ {}♥  {points}", words::group(lang(), one.group), one.name, one.stars, one.hearts)?;
    }
    Ok(())
}
