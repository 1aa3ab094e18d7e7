//! What somebody makes in the club of a server: tournaments, and duplicates.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use kaiju_client::club;
use kaiju_rules::EditionId;
use kaiju_text::{club as club_words, duplicates as words, people, ratings, tournaments, web};
use kaiju_wire::duplicate::{DuplicateInfo, DuplicatePhase, DuplicateSeat, Duplicates, NewDuplicate};
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, Overtime, Phase, Rhythm};
use kaiju_wire::tournament::{LeagueInfo, NewTournament, TournamentInfo, TournamentKind, Tournaments};

use crate::admin::{moment, now_ms};
use crate::args::edition;
use crate::club::{ClubDoor, grid};
use crate::play::TimeUp;
use crate::tables::{ahead, time, wait};
use crate::tongue::lang;
use crate::words::{BOLD, DIM, wrapped};

/// Where the tournaments of an account are listed.
const OWN: &str = "/account/tournaments";
/// Where the duplicates of an account are listed.
const OWN_DUPLICATES: &str = "/account/duplicates";

/// What is played at the tables of a tournament or a duplicate.
#[derive(Args)]
struct MadeTables {
    /// The edition: EDITIONS.
    #[arg(short = 'e', long, value_name = "EDITION", requires = "new", conflicts_with = "id", default_value_t,
        value_parser = edition)]
    edition: EditionId,
    /// How many sit at a table.
    #[arg(long, value_name = "N", requires = "new", conflicts_with = "id", default_value_t = 4,
        value_parser = clap::value_parser!(u32).range(2..=6))]
    seats: u32,
    /// The bot that fills tables, or plays beside the people of a group.
    #[arg(long, value_name = "BOT", requires = "new", conflicts_with = "id")]
    fill: Option<String>,
    /// Tables are played over days, with so long for a turn, such as 12h or 3d.
    #[arg(long, value_name = "TIME", requires = "new", conflicts_with = "id", value_parser = time)]
    turn: Option<u32>,
    /// What happens there when somebody's time is up; without it, a bot answers.
    #[arg(long, value_name = "WHAT", value_enum, requires = "turn", conflicts_with = "id")]
    overtime: Option<TimeUp>,
    /// Seconds for each answer at tables that are played in one go; without it there is no limit.
    #[arg(long, value_name = "SECONDS", requires = "new", conflicts_with_all = ["turn", "id"],
        value_parser = clap::value_parser!(u32).range(1..=86_400))]
    clock: Option<u32>,
    /// Seconds after which a bot stands in for a player who is away; 0 for never, otherwise 60.
    #[arg(long, value_name = "SECONDS", requires = "new", conflicts_with_all = ["turn", "id"],
        value_parser = clap::value_parser!(u32).range(0..=86_400))]
    grace: Option<u32>,
}

impl MadeTables {
    fn edition(&self) -> String {
        self.edition.name().to_string()
    }

    fn rhythm(&self) -> Rhythm {
        if self.turn.is_some() { Rhythm::Relaxed } else { Rhythm::Live }
    }

    fn overtime(&self) -> Overtime {
        let usual = if self.turn.is_some() { Overtime::Answer } else { Overtime::Nothing };
        self.overtime.map_or(usual, TimeUp::overtime)
    }
}

/// Tournaments.
#[derive(Args)]
pub(crate) struct TournamentsArgs {
    /// One of them, by its id; without it, the latest.
    #[arg(value_name = "ID")]
    id: Option<String>,
    /// Only those you made or entered, all of them.
    #[arg(long, conflicts_with_all = ["id", "new"])]
    mine: bool,
    /// Enter it.
    #[arg(long, requires = "id", conflicts_with_all = ["leave", "begin"])]
    enter: bool,
    /// Leave it.
    #[arg(long, requires = "id", conflicts_with = "begin")]
    leave: bool,
    /// Begin it: if you made it, or entered it and its start has come.
    #[arg(long, requires = "id")]
    begin: bool,
    /// End it, if you made it.
    #[arg(long, requires = "id", conflicts_with_all = ["enter", "leave", "begin"])]
    end: bool,
    /// Show the league it belongs to.
    #[arg(long, requires = "id", conflicts_with_all = ["enter", "leave", "begin", "end"])]
    standings: bool,
    /// Make one with this title.
    #[arg(long, value_name = "TITLE", conflicts_with = "id")]
    new: Option<String>,
    #[command(flatten)]
    tables: MadeTables,
    /// How many rounds it has, if it is a Swiss one.
    #[arg(long, value_name = "N", requires = "new", conflicts_with = "id", default_value_t = 3)]
    rounds: u32,
    /// The best of each table continues; Swiss by default.
    #[arg(long, requires = "new", conflicts_with = "id")]
    knockout: bool,
    /// How long tables wait for their players, such as 10m, 1h or 2d.
    #[arg(long, value_name = "TIME", requires = "new", conflicts_with = "id", value_parser = wait)]
    wait: Option<u32>,
    /// How far ahead its start is, such as 2h or 3d: from then on everyone who has entered can begin it; without it, a day.
    #[arg(long, value_name = "TIME", requires = "new", conflicts_with = "id", value_parser = ahead)]
    begins: Option<u32>,
    /// The games count for ratings.
    #[arg(long, requires = "new", conflicts_with = "id")]
    rated: bool,
    /// The league it belongs to: all your tournaments with the same one.
    #[arg(long, value_name = "NAME", requires = "new", conflicts_with = "id")]
    league: Option<String>,
}

impl TournamentsArgs {
    /// Does what was asked for, and shows the tournament, or all.
    pub(crate) fn run(self, door: &ClubDoor, out: &mut impl Write) -> Result<()> {
        match (&self.id, &self.new) {
            (None, None) => self.several(door, out),
            (None, Some(title)) => {
                let made: TournamentInfo = door.makes("/tournaments", &self.tournament(title))?;
                tournament_told(door, &made, out)
            }
            (Some(id), _) if self.standings => league(door, id, out),
            (Some(id), _) => self.one(door, id, out),
        }
    }

    /// The tournament with a title.
    fn tournament(&self, title: &str) -> NewTournament {
        NewTournament {
            title: title.to_string(),
            kind: if self.knockout { TournamentKind::Knockout } else { TournamentKind::Swiss },
            edition: self.tables.edition(),
            seats: self.tables.seats,
            rounds: Some(self.rounds),
            fill: self.tables.fill.clone(),
            rhythm: self.tables.rhythm(),
            clock_s: self.tables.turn.or(self.tables.clock),
            overtime: self.tables.overtime(),
            grace_s: self.tables.grace,
            wait_s: self.wait,
            rated: self.rated,
            league: self.league.clone(),
            begins_ms: self.begins.map(|s| now_ms() + u64::from(s) * 1000),
        }
    }

    /// The latest tournaments, or all of one's own.
    fn several(&self, door: &ClubDoor, out: &mut impl Write) -> Result<()> {
        let mut all: Tournaments = if self.mine { door.mine(OWN)? } else { door.get("/tournaments")? };
        while self.mine
            && let Some(next) = all.next.take()
        {
            let more: Tournaments = door.mine(&format!("{OWN}?page={next}"))?;
            all.tournaments.extend(more.tournaments);
            all.next = more.next;
        }
        if door.as_json(out, &all)? {
            return Ok(());
        }
        if all.tournaments.is_empty() {
            let none = if self.mine { club_words::tournaments_none(lang()) } else { tournaments::none(lang()) };
            writeln!(out, "{none}")?;
        }
        for one in &all.tournaments {
            let told = club::tournament_told(lang(), one);
            writeln!(out, "{BOLD}{}{BOLD:#}  {told}", one.title)?;
            writeln!(out, "    {DIM}kaiju club tournaments {}{DIM:#}", one.tournament)?;
        }
        Ok(())
    }

    fn one(&self, door: &ClubDoor, id: &str, out: &mut impl Write) -> Result<()> {
        let path = format!("/tournaments/{id}");
        let entrants = format!("{path}/entrants");
        let info: TournamentInfo = if self.end {
            door.own("POST", &format!("{path}/close"), None::<&()>)?
        } else if self.enter {
            door.own("POST", &entrants, None::<&()>)?
        } else if self.leave {
            door.own("DELETE", &entrants, None::<&()>)?
        } else if self.begin {
            door.own("POST", &format!("{path}/start"), None::<&()>)?
        } else {
            door.get(&path)?
        };
        tournament_told(door, &info, out)
    }
}

/// A tournament as it stands, in full.
fn tournament_told(door: &ClubDoor, info: &TournamentInfo, out: &mut impl Write) -> Result<()> {
    if door.as_json(out, info)? {
        return Ok(());
    }
    let link = door.link(&format!("tournament/{}", info.tournament));
    writeln!(out, "{BOLD}{}{BOLD:#}  {}", info.title, club::tournament_told(lang(), info))?;
    writeln!(out, "    {DIM}{link}{DIM:#}")?;
    if let Some(league) = &info.league {
        writeln!(out, "    {DIM}{}{DIM:#}", tournaments::in_league(lang(), league))?;
    }
    if let Some(at) = info.begins_ms {
        let told = tournaments::begins_at(lang(), format!("{} UTC", moment(at)));
        writeln!(out, "{DIM}{}{DIM:#}", wrapped(&told, "    "))?;
    }
    for (at, round) in info.played.iter().enumerate() {
        writeln!(out, "{BOLD}{}{BOLD:#}", tournaments::round(lang(), at as u32 + 1))?;
        for table in &round.tables {
            let link = door.link(&format!("table/{}", table.game));
            let won = match &table.winners {
                Some(winners) => format!("{} {}", people::won(lang()), winners.join(", ")),
                None => web::game_is_on(lang()).to_string(),
            };
            writeln!(out, "  {}  {BOLD}{won}{BOLD:#}", table.players.join(", "))?;
            writeln!(out, "    {DIM}{link}{DIM:#}")?;
        }
        if !round.byes.is_empty() {
            writeln!(out, "  {DIM}{}{DIM:#}", tournaments::bye(lang(), round.byes.join(", ")))?;
        }
    }
    if info.entrants.is_empty() {
        writeln!(out, "{}", tournaments::nobody(lang()))?;
        return Ok(());
    }
    let heads = [ratings::place(lang()), tournaments::player(lang()), tournaments::points(lang())];
    let rows = info.entrants.iter().map(|one| [one.place.to_string(), one.name.clone(), one.points.to_string()]);
    grid(out, heads, &rows.collect::<Vec<_>>())
}

/// How everybody stands in the league of a tournament.
fn league(door: &ClubDoor, id: &str, out: &mut impl Write) -> Result<()> {
    let league: LeagueInfo = door.get(&format!("/tournaments/{id}/league"))?;
    if door.as_json(out, &league)? {
        return Ok(());
    }
    writeln!(out, "{BOLD}{}{BOLD:#}", tournaments::in_league(lang(), &league.league))?;
    writeln!(out, "{DIM}{}{DIM:#}", wrapped(tournaments::league_why(lang()), ""))?;
    let heads = [ratings::place(lang()), tournaments::player(lang()), tournaments::points(lang())];
    let rows = league.players.iter().map(|one| [one.place.to_string(), one.name.clone(), one.points.to_string()]);
    grid(out, heads, &rows.collect::<Vec<_>>())
}

/// Duplicates.
#[derive(Args)]
pub(crate) struct DuplicatesArgs {
    /// One of them, by its id; without it, those you made.
    #[arg(value_name = "ID")]
    id: Option<String>,
    /// End it, if you made it.
    #[arg(long, requires = "id")]
    end: bool,
    /// Make one with this title.
    #[arg(long, value_name = "TITLE", conflicts_with = "id")]
    new: Option<String>,
    /// How many groups play it.
    #[arg(long, value_name = "N", requires = "new", conflicts_with = "id", default_value_t = 2)]
    groups: u32,
    #[command(flatten)]
    tables: MadeTables,
    /// How many of the seats in each group are for bots.
    #[arg(long, value_name = "N", requires = "new", conflicts_with = "id", default_value_t = 0)]
    bots: u32,
}

impl DuplicatesArgs {
    /// Shows a duplicate, perhaps a new one.
    pub(crate) fn run(self, door: &ClubDoor, out: &mut impl Write) -> Result<()> {
        let info: DuplicateInfo = match (&self.id, &self.new) {
            (None, Some(title)) => door.makes("/duplicates", &self.duplicate(title))?,
            (None, None) => return own_duplicates(door, out),
            (Some(id), _) if self.end => door.own("POST", &format!("/duplicates/{id}/close"), None::<&()>)?,
            (Some(id), _) => door.get(&format!("/duplicates/{id}"))?,
        };
        if door.as_json(out, &info)? {
            return Ok(());
        }
        duplicate_told(out, &door.server.url(), &info)
    }

    /// The duplicate with a title.
    fn duplicate(&self, title: &str) -> NewDuplicate {
        let seats = self.tables.seats;
        let bots = self.bots.min(seats - 1);
        let bot = self.tables.fill.as_deref().unwrap_or(kaiju_bots::Player::USUAL_NAME);
        let mut chairs = vec![NewSeat::of(NewSeatKind::Human); (seats - bots) as usize];
        chairs.resize(seats as usize, NewSeat::bot(bot));
        let table = NewTable {
            edition: self.tables.edition(),
            seats: chairs,
            title: title.to_string(),
            rhythm: self.tables.rhythm(),
            clock_s: self.tables.turn.or(self.tables.clock),
            overtime: self.tables.overtime(),
            grace_s: self.tables.grace,
            ..NewTable::default()
        };
        NewDuplicate { groups: self.groups, table }
    }
}

/// All duplicates that one made.
fn own_duplicates(door: &ClubDoor, out: &mut impl Write) -> Result<()> {
    let mut all: Duplicates = door.mine(OWN_DUPLICATES)?;
    while let Some(next) = all.next.take() {
        let more: Duplicates = door.mine(&format!("{OWN_DUPLICATES}?page={next}"))?;
        all.duplicates.extend(more.duplicates);
        all.next = more.next;
    }
    if door.as_json(out, &all)? {
        return Ok(());
    }
    if all.duplicates.is_empty() {
        writeln!(out, "{}\n{DIM}{}{DIM:#}", club_words::duplicates_none(lang()), wrapped(words::about(lang()), ""))?;
    }
    for one in &all.duplicates {
        writeln!(out, "{BOLD}{}{BOLD:#}  {}", one.title, groups_told(one))?;
        writeln!(out, "    {DIM}kaiju club duplicates {}{DIM:#}", one.duplicate)?;
    }
    Ok(())
}

/// How many of its groups have finished.
fn groups_told(info: &DuplicateInfo) -> String {
    if info.phase == DuplicatePhase::Over {
        return words::all_finished(lang()).to_string();
    }
    let done = info.groups.iter().filter(|one| matches!(one.phase, Phase::Over | Phase::Closed)).count();
    words::finished(lang(), done as u32, info.groups.len() as u32)
}

/// A duplicate: its groups, and what each made of every seat once all have finished.
fn duplicate_told(out: &mut impl Write, server: &str, info: &DuplicateInfo) -> Result<()> {
    writeln!(out, "{BOLD}{}{BOLD:#}  {DIM}{}{DIM:#}", info.title, info.duplicate)?;
    writeln!(out, "{}", groups_told(info))?;
    for group in &info.groups {
        let state = match group.phase {
            Phase::Gathering => web::free_seats(lang(), group.free),
            Phase::Over | Phase::Closed => web::game_over(lang()).to_string(),
            _ => web::game_is_on(lang()).to_string(),
        };
        writeln!(out, "  {}  {state}  {}", words::group(lang(), group.group), group.players.join(", "))?;
        if let Some(code) = &group.code {
            writeln!(out, "    {DIM}kaiju play --join {server}/#/join/{code}{DIM:#}")?;
        }
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
