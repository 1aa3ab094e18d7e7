//! `kaiju club friends` and `kaiju club games`: people who meet again, and what was played with them.

use std::io::Write;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use kaiju_client::people::{has_words, table_again};
use kaiju_client::sitting_names;
use kaiju_text::{club as words, people};
use kaiju_tui::line::goal;
use kaiju_tui::online::FoundTable;
use kaiju_tui::trouble::Trouble;
use kaiju_wire::Code;
use kaiju_wire::daily::Day;
use kaiju_wire::people::{Encounter, FriendWish, GameNote, Invite, Invited, PeopleList, PersonInfo, Regard};
use kaiju_wire::person::{History, Played};
use kaiju_wire::table::{Phase, SeatKind, TableInfo};

use crate::club::{ClubDoor, person, told};
use crate::play::{at_a_screen, own_name, visit};
use crate::tongue::lang;
use crate::words::{BOLD, DIM};

/// Friends, and others.
#[derive(Args)]
pub(crate) struct FriendsArgs {
    /// Ask the owner of a code to be friends.
    #[arg(long, value_name = "CODE")]
    add: Option<String>,
    /// Say yes to somebody who wants to be your friend.
    #[arg(long, value_name = "NAME")]
    yes: Option<String>,
    /// Take somebody off your list: a friend, a wish, or somebody muted or blocked.
    #[arg(long, value_name = "NAME")]
    remove: Option<String>,
    /// Invite a friend to the table that --table names.
    #[arg(
        long,
        value_name = "NAME",
        requires = "table",
        conflicts_with_all = ["add", "yes", "remove", "mute", "block", "new_code"]
    )]
    invite: Vec<String>,
    /// The table, by its link or its code: you have a seat there, and the game has not begun.
    #[arg(long, value_name = "LINK|CODE", requires = "invite")]
    table: Option<String>,
    /// Do not show what somebody says whom you met in a game.
    #[arg(long, value_name = "NAME")]
    mute: Option<String>,
    /// Do not sit at a table with somebody whom you met in a game, nor show what they say.
    #[arg(long, value_name = "NAME")]
    block: Option<String>,
    /// Take another code; the old one stops working.
    #[arg(long)]
    new_code: bool,
}

impl FriendsArgs {
    /// Does what was asked for, and shows everybody.
    pub(crate) fn run(self, door: &ClubDoor, out: &mut impl Write) -> Result<()> {
        let path = "/account/people";
        let mut people: PeopleList = door.mine(path)?;
        if let Some(code) = &self.add {
            let wish = FriendWish { code: Some(code.clone()), person: None };
            people = door.own("POST", path, Some(&wish))?;
        }
        if let Some(name) = &self.yes {
            let person = Some(person(&people.asking, name)?);
            people = door.own("POST", path, Some(&FriendWish { code: None, person }))?;
        }
        if let Some(name) = &self.remove {
            people = door.own("DELETE", &format!("{path}/{}", person(&everybody(&people), name)?), None::<&()>)?;
        }
        if let Some(table) = &self.table {
            return self.invite(door, table, &people, out);
        }
        for (name, how) in [(&self.mute, Regard::Mute), (&self.block, Regard::Block)] {
            if let Some(name) = name {
                people = regard(door, name, how)?;
            }
        }
        if self.new_code {
            people = door.own("POST", "/account/people/code", None::<&()>)?;
        }
        if door.as_json(out, &people)? {
            return Ok(());
        }
        list(out, &people)
    }

    /// Invites friends to a table at which one sits.
    fn invite(&self, door: &ClubDoor, table: &str, people: &PeopleList, out: &mut impl Write) -> Result<()> {
        let troubled = |trouble: Trouble| told(&trouble);
        let (server, goal) = goal(table, &door.server.url()).map_err(troubled)?;
        if server != door.server {
            bail!(Trouble::Link(table.to_string()).told(lang()));
        }
        let game = FoundTable::watch(server, goal).map_err(troubled)?.game().to_string();
        let wanted = self.invite.iter().map(|name| person(&people.friends, name)).collect::<Result<Vec<_>>>()?;
        let (invite, session) = (Invite { game, people: wanted, ..Invite::default() }, &door.signed_in()?.session);
        let invited: Invited = match door.server.call("POST", "/account/invitations", Some(session), Some(&invite)) {
            Err(Trouble::Refused(Code::Forbidden)) => bail!(words::invite_own_table(lang())),
            asked => asked.map_err(troubled)?,
        };
        if !door.as_json(out, &invited)? {
            writeln!(out, "{}", people::invited_many(lang(), invited.people))?;
        }
        Ok(())
    }
}

/// All who are on a list.
fn everybody(people: &PeopleList) -> Vec<PersonInfo> {
    let PeopleList { friends, asking, asked, blocked, muted, .. } = people;
    [friends, asking, asked, blocked, muted].into_iter().flatten().cloned().collect()
}

/// Blocks or mutes whoever had a name at the last table where we met.
fn regard(door: &ClubDoor, name: &str, how: Regard) -> Result<PeopleList> {
    let is = |other: &str| other.to_lowercase() == name.to_lowercase();
    let games = history(door)?.games;
    let met = games.iter().find_map(|played| {
        let others = played.game.seats.iter().filter(|seat| seat.seat != played.seat && seat.kind != SeatKind::Bot);
        others.into_iter().find(|seat| is(&seat.name)).map(|seat| (played.game.game.clone(), seat.seat))
    });
    let (game, seat) = met.ok_or_else(|| anyhow!(people::not_met(lang(), name)))?;
    let people: PeopleList = door.own("POST", "/account/encounters", Some(&Encounter { game, seat, how }))?;
    let shunned = if how == Regard::Block { &people.blocked } else { &people.muted };
    if !shunned.iter().any(|one| is(&one.name)) {
        bail!(people::met_guest(lang(), name));
    }
    Ok(people)
}

fn list(out: &mut impl Write, people: &PeopleList) -> Result<()> {
    writeln!(out, "{BOLD}{}{BOLD:#}", people::friends(lang()))?;
    if people.friends.is_empty() {
        writeln!(out, "  {}", people::friends_none(lang()))?;
    }
    for friend in &people.friends {
        let seen = friend.seen_ms.map(|at| people::seen(lang(), Day::of_ms(at).to_string())).unwrap_or_default();
        writeln!(out, "  {}  {DIM}{seen}{DIM:#}", friend.name)?;
    }
    for one in &people.asking {
        writeln!(out, "  {}", people::asking(lang(), &one.name))?;
    }
    for one in &people.asked {
        writeln!(out, "  {DIM}{}{DIM:#}", people::asked(lang(), &one.name))?;
    }
    for (title, list) in [(people::blocked(lang()), &people.blocked), (people::muted(lang()), &people.muted)] {
        if !list.is_empty() {
            let names: Vec<&str> = list.iter().map(|one| one.name.as_str()).collect();
            writeln!(out, "{BOLD}{title}{BOLD:#}  {}", names.join(", "))?;
        }
    }
    writeln!(out, "{BOLD}{}{BOLD:#}  {}", people::your_code(lang()), people.code)?;
    writeln!(out, "{DIM}{}{DIM:#}", people::code_why(lang()))?;
    Ok(())
}

/// Own games.
#[derive(Args)]
pub(crate) struct OwnGamesArgs {
    /// Words of a name, a title or a note, or the link of one game.
    #[arg(value_name = "WORDS")]
    which: Vec<String>,
    /// Only favourites.
    #[arg(long)]
    favourites: bool,
    /// Note something about the one game that fits; an empty note goes away.
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,
    /// Make the one game that fits a favourite.
    #[arg(long, conflicts_with = "unfavourite")]
    favourite: bool,
    /// It is no favourite any more.
    #[arg(long)]
    unfavourite: bool,
    /// Play once more with the people of the one game that fits: opens a table and invites them.
    #[arg(long)]
    again: bool,
}

impl OwnGamesArgs {
    /// Does what was asked for with a game, or lists those that fit.
    pub(crate) fn run(self, door: &ClubDoor, out: &mut impl Write) -> Result<()> {
        let wanted = self.which.join(" ");
        let mut all = history(door)?;
        let id = wanted.rsplit('/').next().unwrap_or_default();
        let fits = |played: &Played| played.game.game == id || has_words(played, &wanted);
        all.games.retain(|played| fits(played) && (played.favourite || !self.favourites));
        let changes = self.note.is_some() || self.favourite || self.unfavourite;
        if changes || self.again {
            let [played] = all.games.as_mut_slice() else {
                bail!(people::one_game_wanted(lang(), all.games.len() as u32));
            };
            if self.again {
                return again(door, played, out);
            }
            let note = self.note.clone().unwrap_or_else(|| played.note.clone());
            let favourite = self.favourite || (played.favourite && !self.unfavourite);
            let path = format!("/account/games/{}", played.game.game);
            let kept: GameNote = door.own("PUT", &path, Some(&GameNote { note, favourite }))?;
            (played.note, played.favourite) = (kept.note, kept.favourite);
        }
        if door.as_json(out, &all)? {
            return Ok(());
        }
        if all.games.is_empty() {
            bail!(people::own_games_none(lang()));
        }
        all.games.iter().try_for_each(|played| game_line(door, played, out))
    }
}

/// The games of an account, page by page.
fn history(door: &ClubDoor) -> Result<History> {
    let mut all: History = door.mine("/account")?;
    while let Some(page) = all.next.take() {
        let more: History = door.mine(&format!("/account?page={page}"))?;
        all.games.extend(more.games);
        all.next = more.next;
    }
    Ok(all)
}

fn game_line(door: &ClubDoor, played: &Played, out: &mut impl Write) -> Result<()> {
    let Played { seat, game, note, favourite } = played;
    let won = if game.winners.contains(seat) { people::won(lang()) } else { "" };
    let star = if *favourite { people::favourite(lang()) } else { "" };
    let more = [game.title.as_str(), won, star, note].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>();
    let (day, names) = (Day::of_ms(game.created_ms), sitting_names(lang(), &game.seats));
    writeln!(out, "{day}  {names}  {BOLD}{}{BOLD:#}", more.join(" · "))?;
    let page = if game.phase == Phase::Over { "replay" } else { "table" };
    writeln!(out, "    {DIM}{}{DIM:#}", door.link(&format!("{page}/{}", game.game)))?;
    Ok(())
}

/// Opens a table like that of an old game, and invites whoever played there.
fn again(door: &ClubDoor, played: &Played, out: &mut impl Write) -> Result<()> {
    if played.game.phase != Phase::Over {
        bail!(words::still_played(lang()));
    }
    // What was agreed there anybody may ask; to a table, an account is a stranger's key.
    let path = format!("/tables/{}", played.game.game);
    let old: TableInfo = door.server.call("GET", &path, None, None::<&()>).map_err(|trouble| told(&trouble))?;
    let table = table_again(&old, played.seat, own_name(None));
    let place = FoundTable::open(door.server.clone(), table, Some(&door.seats)).map_err(|why| told(&why))?;
    let (game, again) = (place.game().to_string(), Some(played.game.game.clone()));
    let invited: Invited =
        door.own("POST", "/account/invitations", Some(&Invite { game, again, ..Invite::default() }))?;
    if door.as_json(out, &invited)? {
        return Ok(());
    }
    writeln!(out, "{}", people::invited_many(lang(), invited.people))?;
    if at_a_screen() {
        return visit(place, out);
    }
    writeln!(out, "kaiju play --join {}", door.link(&format!("table/{}", place.game())))?;
    Ok(())
}
