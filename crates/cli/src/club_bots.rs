//! `kaiju club bots`: the ladder of bots, a game with one of them, and the bot accounts of whoever is signed in.

use std::io::Write;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use kaiju_client::club::{bot_title, rating_list_told};
use kaiju_client::ladder::{LadderOrder, LadderScale, ordered};
use kaiju_rules::EditionId;
use kaiju_text::{account as account_words, club as club_words, ladder as words, ratings};
use kaiju_tui::online::FoundTable;
use kaiju_wire::bot_account::{BotAccount, BotAccounts, BotLadder, BotToken, LadderBot, NewBotAccount, NewChallenge};
use kaiju_wire::daily::Day;
use kaiju_wire::table::Pace;

use crate::args::edition;
use crate::club::{ClubDoor, told};
use crate::play::{at_a_screen, own_name, visit};
use crate::tongue::lang;
use crate::words::{BOLD, DIM, left, right, width};

/// How wide the bar is on which the interval of a rating lies.
const BAR: i64 = 24;

/// Bots.
#[derive(Args)]
pub(crate) struct BotsArgs {
    /// The edition: EDITIONS.
    #[arg(short = 'e', long, value_name = "EDITION", default_value_t, value_parser = edition)]
    edition: EditionId,
    /// How many play, 2 to 6.
    #[arg(short = 'p', long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(2..=6))]
    players: u32,
    /// Play against somebody's bot that is online; bots of the server take the other seats.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["make", "renew", "delete"])]
    challenge: Option<String>,
    /// The game counts for ratings.
    #[arg(long, requires = "challenge")]
    rated: bool,
    /// Make a bot account with this name, and print its token.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["renew", "delete"])]
    make: Option<String>,
    /// Give a bot account of yours a new token; the old one stops working.
    #[arg(long, value_name = "NAME", conflicts_with = "delete")]
    renew: Option<String>,
    /// Delete a bot account of yours.
    #[arg(long, value_name = "NAME")]
    delete: Option<String>,
}

impl BotsArgs {
    fn list(&self) -> String {
        format!("{}-{}", self.edition.name(), self.players)
    }

    /// Does what was asked for, or shows the ladder.
    pub(crate) fn run(self, door: &ClubDoor, out: &mut impl Write) -> Result<()> {
        if let Some(name) = &self.challenge {
            return self.challenge(door, name, out);
        }
        if let Some(name) = &self.make {
            let made: BotToken = door.makes("/account/bots", &NewBotAccount { name: name.clone() })?;
            return token(door, &made, out);
        }
        if let Some(name) = &self.renew {
            let path = format!("/account/bots/{}/token", own_bot(door, name)?);
            let made: BotToken = door.own("POST", &path, None::<&()>)?;
            return token(door, &made, out);
        }
        if let Some(name) = &self.delete {
            let left: BotAccounts =
                door.own("DELETE", &format!("/account/bots/{}", own_bot(door, name)?), None::<&()>)?;
            return if door.as_json(out, &left)? { Ok(()) } else { own(out, &left) };
        }
        let ladder: BotLadder = door.get(&format!("/ratings/{}/bots", self.list()))?;
        if door.as_json(out, &ladder)? {
            return Ok(());
        }
        writeln!(out, "{BOLD}{}{BOLD:#}  {}", words::about_ratings(lang()), rating_list_told(lang(), &ladder.list))?;
        rungs(out, &ladder)?;
        if door.account.is_some() {
            own(out, &door.mine("/account/bots")?)?;
        }
        Ok(())
    }

    /// Opens a table with a seat for a bot and goes there.
    fn challenge(&self, door: &ClubDoor, name: &str, out: &mut impl Write) -> Result<()> {
        let ladder: BotLadder = door.get(&format!("/ratings/{}/bots", self.list()))?;
        let is = |one: &&LadderBot| one.rated.name.to_lowercase() == name.to_lowercase();
        let found = ladder.bots.iter().filter(|one| one.rated.id.is_some()).find(is);
        let id = found.and_then(|one| one.rated.id.clone());
        let id = id.ok_or_else(|| anyhow!(club_words::not_on_the_list(lang(), name)))?;
        let wanted = NewChallenge {
            edition: self.edition.name().to_string(),
            players: self.players,
            name: own_name(None),
            rated: self.rated,
            pace: Pace::Quick,
            tip: None,
        };
        if self.rated {
            door.signed_in()?;
        }
        let place = FoundTable::challenge(door.server.clone(), &id, wanted, Some(&door.seats));
        let place = place.map_err(|why| told(&why))?;
        if at_a_screen() {
            return visit(place, out);
        }
        writeln!(out, "kaiju play --join {}", door.link(&format!("table/{}", place.game())))?;
        Ok(())
    }
}

/// The id of a bot account of ours, by its name.
fn own_bot(door: &ClubDoor, name: &str) -> Result<String> {
    let own: BotAccounts = door.mine("/account/bots")?;
    let found = own.bots.into_iter().find(|one| one.name.to_lowercase() == name.to_lowercase());
    match found {
        Some(bot) => Ok(bot.id),
        None => bail!(club_words::not_on_the_list(lang(), name)),
    }
}

/// A token, which is told this once.
fn token(door: &ClubDoor, made: &BotToken, out: &mut impl Write) -> Result<()> {
    if door.as_json(out, made)? {
        return Ok(());
    }
    writeln!(out, "{BOLD}{}{BOLD:#}\n{}", made.token, words::token(lang(), &made.name))?;
    Ok(())
}

/// What a bot is called.
fn name(one: &LadderBot) -> String {
    match one.rated.name.as_str() {
        name if one.rated.is_of_server() => bot_title(lang(), name),
        "" => ratings::gone(lang()).to_string(),
        name => words::named(lang(), name),
    }
}

/// The bots one below the other, each with a bar for where its rating lies in all likelihood.
fn rungs(out: &mut impl Write, ladder: &BotLadder) -> Result<()> {
    let scale = LadderScale::of(&ladder.bots);
    let all = ordered(&ladder.bots, LadderOrder::default(), name);
    let told = |one: &LadderBot| ratings::with_margin(lang(), one.rated.rating, one.rated.margin);
    let names = all.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
    let figures = all.iter().map(|(_, one)| width(&told(one))).max().unwrap_or(0);
    for (name, one) in &all {
        let column = |rating: i32| scale.place(rating) * (BAR - 1) / 1000;
        let ((low, high), at) = (one.interval(), column(one.rated.rating));
        let sign = |n: i64| match n {
            n if n == at => 'o',
            n if (column(low)..=column(high)).contains(&n) => '-',
            _ => ' ',
        };
        let bar: String = (0..BAR).map(sign).collect();
        let now = if one.rated.is_of_server() || !one.online { "" } else { words::online(lang()) };
        writeln!(out, "{}  {}  {DIM}{bar}{DIM:#}  {now}", left(name, names), right(&told(one), figures))?;
    }
    if !ladder.bots.iter().any(|one| one.rated.id.is_some()) {
        writeln!(out, "{DIM}{}{DIM:#}", words::no_players_bots(lang()))?;
    }
    Ok(())
}

/// The bot accounts of whoever is signed in.
fn own(out: &mut impl Write, all: &BotAccounts) -> Result<()> {
    writeln!(out, "{BOLD}{}{BOLD:#}  {}", words::own(lang()), words::own_most(lang(), all.most))?;
    let room = all.bots.iter().map(|one| width(&one.name)).max().unwrap_or(0);
    for BotAccount { name, created_ms, online, .. } in &all.bots {
        let since = account_words::since(lang(), Day::of_ms(*created_ms).to_string());
        let now = if *online { words::online(lang()) } else { words::away(lang()) };
        writeln!(out, "  {}  {since} · {now}", left(name, room))?;
    }
    Ok(())
}
