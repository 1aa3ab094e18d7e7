//! `kaiju club quick` and `kaiju club lobby`: a seat with anyone, and the public tables.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use kaiju_bots::Player;
use kaiju_client::lobby::{LobbySearch, best_table};
use kaiju_client::sitting_names;
use kaiju_client::turns::duration;
use kaiju_rules::EditionId;
use kaiju_text::{club as words, turns, web};
use kaiju_tui::online::FoundTable;
use kaiju_wire::table::{LobbyFilter, QuickMatch, Rhythm, TableInfo};

use crate::Verdict;
use crate::args::edition;
use crate::club::{ClubDoor, table_about, told};
use crate::play::{SitArgs, own_name};
use crate::tongue::lang;
use crate::words::{BOLD, DIM};

/// The most pages of the lobby that are read.
const PAGES: usize = 20;

/// A seat with anyone.
#[derive(Args)]
pub(crate) struct QuickArgs {
    /// The edition: EDITIONS.
    #[arg(short = 'e', long, value_name = "EDITION", default_value_t, value_parser = edition)]
    edition: EditionId,
    /// How many play, 2 to 6.
    #[arg(short = 'p', long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(2..=6))]
    players: u32,
    /// Play in one go, as by default.
    #[arg(long, conflicts_with = "relaxed")]
    live: bool,
    /// Play over days, with a day for each turn.
    #[arg(long)]
    relaxed: bool,
    /// After this many seconds bots take the seats that are still free.
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=3600))]
    wait: u32,
    #[command(flatten)]
    sit: SitArgs,
}

impl QuickArgs {
    /// Takes a seat and plays there.
    pub(crate) fn run(self, door: &ClubDoor, out: &mut impl Write) -> Result<Verdict> {
        let wanted = QuickMatch {
            edition: self.edition.name().to_string(),
            players: self.players,
            rhythm: if self.relaxed { Rhythm::Relaxed } else { Rhythm::Live },
            name: own_name(self.sit.name.as_deref()),
            player: Some(Player::USUAL_NAME.to_string()),
            wait_s: Some(self.wait),
            tip: None,
        };
        let place = FoundTable::quick(door.server.clone(), wanted, Some(&door.seats)).map_err(|why| told(&why))?;
        self.sit.play(place, out)
    }
}

/// Public tables.
#[derive(Args)]
pub(crate) struct LobbyArgs {
    /// Only of this edition: EDITIONS.
    #[arg(short = 'e', long, value_name = "EDITION", value_parser = edition)]
    edition: Option<EditionId>,
    /// Only for this many players.
    #[arg(short = 'p', long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=6))]
    players: Option<u32>,
    /// Only those that are played in one go.
    #[arg(long, conflicts_with = "relaxed")]
    live: bool,
    /// Only those that are played over days.
    #[arg(long)]
    relaxed: bool,
    /// Only games that count for ratings.
    #[arg(long)]
    rated: bool,
    /// Only with a free seat.
    #[arg(long)]
    free: bool,
}

impl LobbyArgs {
    fn filter(&self) -> LobbyFilter {
        let rhythm = [(self.live, Rhythm::Live), (self.relaxed, Rhythm::Relaxed)];
        LobbyFilter {
            edition: self.edition.map(|edition| edition.name().to_string()),
            players: self.players,
            rhythm: rhythm.into_iter().find(|(is, _)| *is).map(|(_, rhythm)| rhythm),
            rated: self.rated.then_some(true),
            free: self.free.then_some(true),
        }
    }

    /// Lists tables.
    pub(crate) fn run(self, door: &ClubDoor, out: &mut impl Write) -> Result<()> {
        let mut search = LobbySearch::new(&self.filter());
        for _ in 0..PAGES {
            let Some(path) = search.path() else { break };
            search.take(door.get(&path)?);
        }
        let lobby = search.into_lobby();
        if door.as_json(out, &lobby)? {
            return Ok(());
        }
        if lobby.tables.is_empty() {
            writeln!(out, "{}", words::none_like_that(lang()))?;
            writeln!(out, "{DIM}kaiju club quick{DIM:#}")?;
        }
        if let Some(best) = best_table(&lobby.tables) {
            writeln!(out, "{BOLD}{}{BOLD:#}", words::now_playing(lang()))?;
            public_table(out, door, best)?;
            writeln!(out, "{BOLD}{}{BOLD:#}", web::public_tables(lang()))?;
        }
        let best = best_table(&lobby.tables).map(|best| &best.game);
        let others = lobby.tables.iter().filter(|table| Some(&table.game) != best);
        others.into_iter().try_for_each(|table| public_table(out, door, table))
    }
}

/// A public table: who is there, what is played, and how to get there.
fn public_table(out: &mut impl Write, door: &ClubDoor, table: &TableInfo) -> Result<()> {
    let room = table.has_room();
    let free = table.seats.iter().filter(|seat| !seat.taken && seat.player.is_none()).count() as u32;
    let stands = if room { web::free_seats(lang(), free) } else { web::game_is_on(lang()).to_string() };
    let names = sitting_names(lang(), &table.seats);
    let who = [table.title.as_str(), names.as_str(), stands.as_str()].into_iter().filter(|word| !word.is_empty());
    writeln!(out, "{BOLD}{}{BOLD:#}", who.collect::<Vec<_>>().join(" · "))?;
    let clock = table.clock_s.map(|s| match table.rhythm {
        Rhythm::Live => turns::an_answer(lang(), web::seconds(lang(), s)),
        Rhythm::Relaxed => turns::a_turn(lang(), duration(lang(), u64::from(s) * 1000)),
    });
    let kinds = [
        (table.rhythm == Rhythm::Relaxed, words::relaxed(lang())),
        (table.rated, words::rated(lang())),
        (table.child, words::for_children(lang())),
    ];
    let kinds = kinds.into_iter().filter(|(is, _)| *is).map(|(_, word)| word.to_string());
    let about: Vec<String> = [table_about(table)].into_iter().chain(kinds).chain(clock).collect();
    writeln!(out, "    {}", about.join(" · "))?;
    // Nobody needs the code of a public table.
    let (way, link) = (if room { "play --join" } else { "watch" }, door.link(&format!("table/{}", table.game)));
    writeln!(out, "    {DIM}kaiju {way} {link}{DIM:#}")?;
    Ok(())
}
