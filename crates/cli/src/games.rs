//! `kaiju games`: the saved games of this machine, and their names.

use std::io::{ErrorKind, Write};

use anyhow::{Result, anyhow, bail};
use clap::Args;
use kaiju_client::records;
use kaiju_host::folders;
use kaiju_text::events::seat_name;
use kaiju_text::{books, cli, host, tui};
use kaiju_tui::store::{GameFolder, KeptGame};
use serde_json::{Value, json};

use crate::Verdict;
use crate::tongue::lang;
use crate::words::{BOLD, DIM, width};

const EXAMPLES: &str = "\
Examples:
  kaiju games                              the games that can be continued, the last one first
  kaiju games --all                        those that are over, too
  kaiju games --find gigazaur              those with this monster, edition, name or day
  kaiju games --rename 2026-11-15-124204 \"An evening\"
  kaiju play --resume \"An evening\"         and continue it";

/// Saved games.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct GamesArgs {
    /// List games that are over, too.
    #[arg(long)]
    all: bool,
    /// List only games with these monsters, this edition, name or day.
    #[arg(long, value_name = "TEXT")]
    find: Option<String>,
    /// Give a game another name: the one it has, and the new one.
    #[arg(long, value_name = "NAME", num_args = 2)]
    rename: Vec<String>,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

/// The saved games of the user, where this system has a place for data.
pub(crate) fn user_folder() -> Option<GameFolder> {
    Some(GameFolder::at(folders::data()?.join("games")))
}

/// The saved games of the user.
pub(crate) fn folder() -> Result<GameFolder> {
    user_folder().ok_or_else(|| anyhow!(host::no_data_folder(lang())))
}

impl GamesArgs {
    /// Lists games, or renames one.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let folder = folder()?;
        if let [from, to] = self.rename.as_slice() {
            let path = folder.named(from).filter(|path| path.exists());
            let path = path.ok_or_else(|| anyhow!(cli::no_game_named(lang(), from)))?;
            return match folder.rename(&path, to) {
                Ok(_) => {
                    writeln!(out, "{}", cli::game_renamed(lang(), to.trim()))?;
                    Ok(Verdict::Fine)
                }
                Err(error) if error.kind() == ErrorKind::InvalidInput => bail!(cli::game_name_wanted(lang())),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => bail!(tui::there_already(lang(), to)),
                Err(error) if error.kind() == ErrorKind::ResourceBusy => {
                    bail!(cli::open_elsewhere(lang(), path.display()))
                }
                Err(error) => Err(error.into()),
            };
        }
        let mut games: Vec<KeptGame> = folder.games().filter(|game| self.all || !game.is_over()).collect();
        if let Some(query) = &self.find {
            games = found(query, games);
        }
        if self.json {
            let all: Value = games.iter().map(told).collect();
            writeln!(out, "{all:#}")?;
        } else if games.is_empty() {
            bail!(cli::games_none(lang()));
        } else {
            list(&games, out)?;
        }
        Ok(Verdict::Fine)
    }
}

/// The games that fit what was typed, in their order.
fn found(query: &str, games: Vec<KeptGame>) -> Vec<KeptGame> {
    let searched = |(at, game): (usize, &KeptGame)| {
        let table = &game.table;
        let monsters = table.seats().iter().map(|seat| table.stand(seat).monster);
        let also = format!("{} {}", game.name(), game.played());
        records::searched_game(lang(), at, table.edition(), monsters, &also)
    };
    let all: Vec<_> = games.iter().enumerate().map(searched).collect();
    let found = records::found(query, &all);
    games.into_iter().enumerate().filter(|(at, _)| found.contains(at)).map(|(_, game)| game).collect()
}

fn told(game: &KeptGame) -> Value {
    let table = &game.table;
    let seat = |seat| {
        let stand = table.stand(seat);
        json!({
            "seat": seat.letter(), "monster": stand.monster.id(), "stars": stand.stars, "hearts": stand.hearts,
            "energy": stand.energy,
        })
    };
    json!({
        "name": game.name(), "file": game.path.display().to_string(), "played": game.played(),
        "edition": table.edition().name(), "turn": table.turns(), "over": game.is_over(), "open": game.is_open(),
        "seats": table.seats().iter().map(seat).collect::<Vec<_>>(),
    })
}

fn list(games: &[KeptGame], out: &mut impl Write) -> Result<()> {
    let lang = lang();
    let room = games.iter().map(|game| width(&game.name())).max().unwrap_or(0);
    for game in games {
        let table = &game.table;
        let turn = if game.is_over() { tui::over_title(lang).to_string() } else { tui::turn(lang, table.turns()) };
        let edition = books::name_of_game(lang, table.edition(), table.rules());
        let gap = " ".repeat(room - width(&game.name()));
        writeln!(out, "{BOLD}{}{BOLD:#}{gap}  {}  {edition} · {turn}", game.name(), game.played())?;
        let stand = |seat| {
            let stand = table.stand(seat);
            format!("{} {}★ {}♥ {}⚡", seat_name(table, seat), stand.stars, stand.hearts, stand.energy)
        };
        let all: Vec<String> = table.seats().iter().map(stand).collect();
        let open = if game.is_open() { format!(" · {}", tui::open_elsewhere(lang)) } else { String::new() };
        writeln!(out, "    {DIM}{}{open}{DIM:#}", all.join(" · "))?;
    }
    Ok(())
}
