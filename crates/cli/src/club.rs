//! `kaiju club`: what a server has beside its tables, page by page, with an account or without.

use std::io::{BufRead as _, Write};
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, bail};
use clap::{Args, Subcommand};
use kaiju_client::daily as day_words;
use kaiju_client::people::luck_and_play;
use kaiju_client::{MyTable, ProfileSum, club};
use kaiju_rules::{EditionId, Monster};
use kaiju_text::{account as account_words, club as words, daily, host, people, ratings, turns, web};
use kaiju_tui::account::{self, SignedIn};
use kaiju_tui::days::DayShelf;
use kaiju_tui::line::ServerAddress;
use kaiju_tui::my_tables;
use kaiju_tui::trouble::Trouble;
use kaiju_wire::daily::{Day, DayEntry, DayInfo};
use kaiju_wire::people::{Invitation, Invitations, Invited, PeopleList, PersonInfo, Profile, ProfileRow};
use kaiju_wire::person::{Account, Ended, Login, LoginSession, NewAccount};
use kaiju_wire::rating::{AccountRatings, Ladder};
use kaiju_wire::table::Turns;
use kaiju_wire::{API, Code};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::club_account::AccountArgs;
use crate::club_bots::BotsArgs;
use crate::club_lobby::{LobbyArgs, QuickArgs};
use crate::club_made::{DuplicatesArgs, TournamentsArgs};
use crate::club_notices::NoticesArgs;
use crate::club_people::{FriendsArgs, OwnGamesArgs};
use crate::tongue::lang;
use crate::words::{BOLD, DIM, bar, left, right, width};
use crate::{Verdict, daily as day_game, games, tables};

const EXAMPLES: &str = "\
Examples:
  kaiju club --make Ana              make an account, and keep it on this machine
  kaiju club --login Ana             log in; the recovery code is read from standard input
  kaiju club                         the tables of your account, the most urgent first, and who invites you
  kaiju club quick --players 4       a seat with anyone who wants the same; bots when nobody comes
  kaiju club lobby --free            public tables with a free seat
  kaiju club profile                 what you have done in all your games
  kaiju club friends --add CODE      ask the owner of a code to be friends
  kaiju club games tokyo             your games with that word in a name, a title or a note
  kaiju club games LINK --again      the same people once more: a table, and an invitation for each
  kaiju club tournaments --new Sunday --seats 4 --turn 1d
                                     make one whose tables are played over days
  kaiju club tournaments ID --enter  enter it; kaiju play --join LINK then plays your table
  kaiju club duplicates --new Sunday --groups 3 --seats 4
                                     one table with the same luck for three groups; with an id, look at it
  kaiju club ratings second-4        a list of ratings: an edition and how many play
  kaiju club bots --challenge Ada    play against somebody's bot
  kaiju club daily                   how everybody did today
  kaiju club account --export my.json
                                     everything the server keeps of you, in a file

`kaiju club PAGE --help` explains each page. You need no account to look at tournaments, ratings, bots, the day and the lobby,
nor for a quick match. The account is kept in $XDG_DATA_HOME/kaiju/accounts.json (by default ~/.local/share), and
kaiju play sits down with it.";

/// A page of the club.
#[derive(Subcommand)]
enum ClubPage {
    /// Show the tables of your account, the most urgent first, and who invites you.
    Tables {
        /// Say no to the invitation of somebody.
        #[arg(long, value_name = "NAME")]
        decline: Option<String>,
    },
    /// Take a seat with anyone who wants the same; bots take the seats that stay free.
    Quick(QuickArgs),
    /// List public tables: those that wait for players, and those that can be watched.
    Lobby(LobbyArgs),
    /// Show what you have done in all your games, or what a friend has.
    Profile {
        /// A friend; by default you.
        #[arg(value_name = "NAME")]
        who: Vec<String>,
    },
    /// Show your friends and your code; ask, answer, invite, mute, block.
    Friends(FriendsArgs),
    /// Look for your games, note something, play again with the same people.
    Games(OwnGamesArgs),
    /// Look at tournaments, make one, enter.
    Tournaments(TournamentsArgs),
    /// Make a table that several groups play with the same luck, or look at one.
    Duplicates(DuplicatesArgs),
    /// Show a list of ratings, and where you are.
    Ratings {
        /// The list: an edition and how many play, such as second-4.
        #[arg(value_name = "LIST")]
        list: Option<String>,
    },
    /// Show the ladder of bots, challenge one, or look after your own.
    Bots(BotsArgs),
    /// Show how everybody did on a day; `kaiju daily --server` plays it.
    Daily {
        /// The day, such as 2026-11-18; by default today.
        #[arg(value_name = "DATE")]
        date: Option<String>,
    },
    /// Show your devices; sign out, take everything with you, or delete the account.
    Account(AccountArgs),
    /// Say how you are told that it is your turn at tables over days.
    Notices(NoticesArgs),
}

/// The club of a server.
#[derive(Args)]
#[command(after_help = EXAMPLES, subcommand_value_name = "PAGE")]
pub(crate) struct ClubArgs {
    #[command(subcommand)]
    page: Option<ClubPage>,
    /// The server.
    #[arg(long, value_name = "URL", env = "KAIJU_SERVER", default_value = "http://localhost:8080", global = true)]
    server: String,
    /// Make an account with this name.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["login", "logout"])]
    make: Option<String>,
    /// Log in to an account; its recovery code is read from standard input.
    #[arg(long, value_name = "NAME", conflicts_with = "logout")]
    login: Option<String>,
    /// Log out.
    #[arg(long)]
    logout: bool,
    /// Print JSON instead of text.
    #[arg(long, global = true)]
    json: bool,
}

/// A server, and the account somebody has there.
pub(crate) struct ClubDoor {
    pub(crate) server: ServerAddress,
    /// The folder with the keys to seats.
    pub(crate) seats: PathBuf,
    pub(crate) account: Option<SignedIn>,
    json: bool,
}

pub(crate) fn told(trouble: &Trouble) -> anyhow::Error {
    anyhow!(trouble.told(lang()))
}

impl ClubDoor {
    fn open(args: &ClubArgs) -> Result<ClubDoor> {
        let server = ServerAddress::new(&args.server).map_err(|trouble| told(&trouble))?;
        let seats = games::folder()?.beside("seats");
        let account = account::kept(&seats, &server);
        Ok(ClubDoor { server, seats, account, json: args.json })
    }

    /// Asks for something, with the account if there is one.
    pub(crate) fn ask<T: DeserializeOwned>(
        &self,
        method: &str,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<T> {
        let session = self.account.as_ref().map(|account| account.session.as_str());
        self.server.call(method, path, session, body).map_err(|trouble| told(&trouble))
    }

    /// Asks for something that an account has.
    pub(crate) fn own<T: DeserializeOwned>(
        &self,
        method: &str,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<T> {
        self.signed_in()?;
        self.ask(method, path, body)
    }

    /// Makes something for the account, once.
    pub(crate) fn makes<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T> {
        let account = self.signed_in()?;
        self.server.make(path, Some(&account.session), Some(body)).map_err(|trouble| told(&trouble))
    }

    pub(crate) fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        self.ask("GET", path, None::<&()>)
    }

    pub(crate) fn mine<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        self.own("GET", path, None::<&()>)
    }

    pub(crate) fn keep(&mut self, account: Option<SignedIn>) -> Result<()> {
        account::keep(&self.seats, &self.server, account.clone()).map_err(|trouble| told(&trouble))?;
        self.account = account;
        Ok(())
    }

    /// A link to a page of the server, for people.
    pub(crate) fn link(&self, page: &str) -> String {
        format!("{}/#/{page}", self.server.url())
    }

    /// The account, for what only an account has.
    pub(crate) fn signed_in(&self) -> Result<&SignedIn> {
        self.account.as_ref().ok_or_else(|| anyhow!(words::log_in_first(lang())))
    }

    /// Writes an answer down as JSON, if that is wanted.
    pub(crate) fn as_json(&self, out: &mut impl Write, answer: &impl Serialize) -> Result<bool> {
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(answer)?)?;
        }
        Ok(self.json)
    }
}

impl ClubArgs {
    /// Does what was asked for, and shows the page.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let mut door = ClubDoor::open(&self)?;
        if let Some(name) = &self.make {
            make(&mut door, name, out)?;
            return Ok(Verdict::Fine);
        }
        if let Some(name) = &self.login {
            log_in(&mut door, name, out)?;
            return Ok(Verdict::Fine);
        }
        if self.logout {
            log_out(&mut door)?;
            writeln!(out, "{}", words::signed_out(lang()))?;
            return Ok(Verdict::Fine);
        }
        match self.page.unwrap_or(ClubPage::Tables { decline: None }) {
            ClubPage::Tables { decline } => my_tables(&door, decline.as_deref(), out)?,
            ClubPage::Quick(quick) => return quick.run(&door, out),
            ClubPage::Lobby(lobby) => lobby.run(&door, out)?,
            ClubPage::Profile { who } => profile(&door, &who.join(" "), out)?,
            ClubPage::Friends(friends) => friends.run(&door, out)?,
            ClubPage::Games(games) => games.run(&door, out)?,
            ClubPage::Tournaments(tournaments) => tournaments.run(&door, out)?,
            ClubPage::Duplicates(duplicates) => duplicates.run(&door, out)?,
            ClubPage::Ratings { list } => ladder(&door, list.as_deref(), out)?,
            ClubPage::Bots(bots) => bots.run(&door, out)?,
            ClubPage::Daily { date } => day(&door, date.as_deref(), out)?,
            ClubPage::Account(account) => account.run(&mut door, out)?,
            ClubPage::Notices(notices) => notices.run(&door, out)?,
        }
        Ok(Verdict::Fine)
    }
}

/// The id of somebody on a list, by their name.
pub(crate) fn person(list: &[PersonInfo], name: &str) -> Result<String> {
    let found = list.iter().find(|one| one.name.to_lowercase() == name.to_lowercase());
    found.map(|one| one.person.clone()).ok_or_else(|| anyhow!(words::not_on_the_list(lang(), name)))
}

/// What this machine calls itself.
fn device() -> String {
    format!("kaiju {}", std::env::consts::OS)
}

fn make(door: &mut ClubDoor, name: &str, out: &mut impl Write) -> Result<()> {
    let new = NewAccount { name: name.to_string(), device: device() };
    let made: Account = door.server.make("/accounts", None, Some(&new)).map_err(|trouble| told(&trouble))?;
    door.keep(Some(SignedIn { name: made.name.clone(), session: made.session.clone() }))?;
    if !door.as_json(out, &made)? {
        writeln!(out, "{}\n{BOLD}{}{BOLD:#}", account_words::hello(lang(), &made.name), made.recovery)?;
        writeln!(out, "{}", account_words::keep_code(lang()))?;
    }
    bring(door, &made.session, out)
}

fn log_in(door: &mut ClubDoor, name: &str, out: &mut impl Write) -> Result<()> {
    write!(anstream::stderr(), "{}: ", account_words::code(lang()))?;
    let mut recovery = String::new();
    std::io::stdin().lock().read_line(&mut recovery)?;
    let login = Login { name: name.to_string(), recovery: recovery.trim().to_string(), device: device() };
    let session: LoginSession = door.ask("POST", "/session", Some(&login))?;
    door.keep(Some(SignedIn { name: session.name.clone(), session: session.session.clone() }))?;
    if !door.as_json(out, &session)? {
        writeln!(out, "{}", account_words::hello(lang(), &session.name))?;
    }
    bring(door, &session.session, out)
}

/// Brings what this machine has at the server into the account: its seats, and its results of days.
fn bring(door: &ClubDoor, session: &str, out: &mut impl Write) -> Result<()> {
    let mut aside = Vec::new();
    match my_tables::join_account(&door.seats, &door.server, session) {
        0 => {}
        joined => writeln!(aside, "{}", account_words::games_joined(lang(), joined))?,
    }
    let mut shelf = DayShelf::open(&day_folder(&door.seats), door.server.clone());
    day_game::handed_in(&mut aside, &mut shelf, session)?;
    if !door.json {
        out.write_all(&aside)?;
    }
    Ok(())
}

/// Where games of days are kept, beside the keys to seats.
fn day_folder(seats: &Path) -> PathBuf {
    seats.with_file_name("daily")
}

/// Ends the session. One that the server does not know is over already.
fn log_out(door: &mut ClubDoor) -> Result<()> {
    let account = door.signed_in()?.clone();
    match door.server.call::<Ended>("DELETE", "/session", Some(&account.session), None::<&()>) {
        Ok(_) | Err(Trouble::Refused(Code::Forbidden)) => door.keep(None),
        Err(trouble) => Err(told(&trouble)),
    }
}

/// The tables of an account, and the tables it is invited to.
fn my_tables(door: &ClubDoor, decline: Option<&str>, out: &mut impl Write) -> Result<()> {
    let mut invited = door.mine::<Invitations>("/account/invitations")?.invitations;
    if let Some(name) = decline {
        let from = |one: &Invitation| one.from.to_lowercase() == name.to_lowercase();
        let Some(at) = invited.iter().position(from) else { bail!(words::not_on_the_list(lang(), name)) };
        let path = format!("/account/invitations/{}", invited.remove(at).table.game);
        door.own::<Invited>("DELETE", &path, None::<&()>)?;
    }
    let found: Turns = door.mine("/account/tables")?;
    if door.as_json(out, &found)? {
        return Ok(());
    }
    for one in &invited {
        let page = format!("join/{}", one.table.code.as_deref().unwrap_or(&one.table.game));
        writeln!(out, "{BOLD}{}{BOLD:#}  {}", people::invites(lang(), &one.from), table_about(&one.table))?;
        writeln!(out, "    {DIM}kaiju play --join {}{DIM:#}", door.link(&page))?;
    }
    let all = MyTable::by_urgency(found, |_| Vec::new());
    if all.is_empty() && invited.is_empty() && decline.is_none() {
        bail!(turns::tables_none(lang()));
    }
    all.iter().try_for_each(|table| tables::line(out, &door.server.url(), table))
}

fn profile(door: &ClubDoor, friend: &str, out: &mut impl Write) -> Result<()> {
    let path = match friend {
        "" => "/account/profile".to_string(),
        name => {
            let people: PeopleList = door.mine("/account/people")?;
            format!("/account/people/{}/profile", person(&people.friends, name)?)
        }
    };
    let profile: Profile = door.mine(&path)?;
    if door.as_json(out, &profile)? {
        return Ok(());
    }
    let sum = ProfileSum::of(&profile.rows);
    writeln!(out, "{BOLD}{}{BOLD:#}", people::profile_of(lang(), &profile.name))?;
    writeln!(out, "{}", people::sums(lang(), sum.games, format!("{} ({} %)", sum.wins, sum.percent())))?;
    writeln!(out, "{}", people::sums_more(lang(), sum.damage, sum.stars, sum.tokyo, sum.eliminations))?;
    if let Some((figures, about)) = luck_and_play(lang(), &sum) {
        writeln!(out, "{figures}\n{DIM}{about}{DIM:#}")?;
    }
    let edition = |row: &ProfileRow| club::edition_title(lang(), &row.edition);
    let players = |row: &ProfileRow| web::atlas_players(lang(), row.players);
    let monster = |row: &ProfileRow| {
        Monster::from_id(&row.monster).map_or_else(|| row.monster.clone(), |monster| monster.name().to_string())
    };
    by(out, people::by_edition(lang()), &profile.rows, edition)?;
    by(out, people::by_players(lang()), &profile.rows, players)?;
    by(out, people::by_monster(lang()), &profile.rows, monster)?;
    if profile.counting {
        writeln!(out, "{DIM}{}{DIM:#}", people::counting(lang()))?;
    }
    Ok(())
}

/// What was done in games, by what they have in common.
fn by(out: &mut impl Write, title: &str, rows: &[ProfileRow], key: fn(&ProfileRow) -> String) -> Result<()> {
    let sums = ProfileSum::by(rows, key);
    if !sums.is_empty() {
        writeln!(out, "{BOLD}{title}{BOLD:#}")?;
    }
    let room = sums.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
    for (name, sum) in sums {
        writeln!(out, "  {}  {}", left(&name, room), people::sums(lang(), sum.games, sum.wins))?;
    }
    Ok(())
}

fn ladder(door: &ClubDoor, list: Option<&str>, out: &mut impl Write) -> Result<()> {
    let usual = format!("{}-4", EditionId::default().name());
    let ladder: Ladder = door.get(&format!("/ratings/{}", list.unwrap_or(&usual)))?;
    if door.as_json(out, &ladder)? {
        return Ok(());
    }
    writeln!(out, "{BOLD}{}{BOLD:#}", club::rating_list_told(lang(), &ladder.list))?;
    writeln!(out, "{DIM}{}{DIM:#}", ratings::counted(lang(), ladder.people, ladder.games))?;
    let heads = [ratings::place(lang()), ratings::player(lang()), ratings::rating(lang())];
    let rows = ladder.players.iter().map(|one| {
        let place = one.place.map(|place| place.to_string()).unwrap_or_default();
        [place, club::rated_name(lang(), one), ratings::with_margin(lang(), one.rating, one.margin)]
    });
    grid(out, heads, &rows.collect::<Vec<_>>())?;
    if door.account.is_some() {
        let own: AccountRatings = door.mine("/account/ratings")?;
        if !own.ratings.is_empty() {
            writeln!(out, "{BOLD}{}{BOLD:#}", ratings::yours(lang()))?;
        }
        for one in &own.ratings {
            let rating = ratings::with_margin(lang(), one.rated.rating, one.rated.margin);
            let (about, between) = (club::rating_list_told(lang(), &one.list), club::rated_between(lang(), one));
            writeln!(out, "  {about}  {BOLD}{rating}{BOLD:#}  {between}")?;
        }
    }
    Ok(())
}

fn day(door: &ClubDoor, date: Option<&str>, out: &mut impl Write) -> Result<()> {
    if date.is_some_and(|date| Day::from_date(date).is_none()) {
        bail!(daily::no_date(lang()));
    }
    let day: DayInfo = door.get(&format!("/daily/{}", date.unwrap_or("today")))?;
    if door.as_json(out, &day)? {
        return Ok(());
    }
    writeln!(out, "{BOLD}{} {}{BOLD:#}", daily::daily(lang()), day.date)?;
    day_compared(out, &day, &door.server)
}

/// How everybody did on a day of a server, and what binds it to the luck of that day.
pub(crate) fn day_compared(out: &mut impl Write, day: &DayInfo, server: &ServerAddress) -> Result<()> {
    writeln!(out, "{}", daily::compared(lang(), day.players as u32, day.wins as u32))?;
    if let (Some(own), Some(place)) = (&day.own, day_words::own_place(lang(), day)) {
        writeln!(out, "{BOLD}{place}{BOLD:#}  {}", day_words::told(lang(), &own.result))?;
    }
    day_bars(out, &day_words::bars(day, None))?;
    let name = |name: &str| if name.is_empty() { ratings::gone(lang()).to_string() } else { name.to_string() };
    let row = |one: &DayEntry| [one.place.to_string(), name(&one.name), day_words::told(lang(), &one.result)];
    let friends = day_words::among_friends(day);
    for (title, list) in [(people::friends(lang()), &friends), (daily::best(lang()), &day.best)] {
        if !list.is_empty() {
            let heads = [daily::place(lang()), ratings::player(lang()), title];
            grid(out, heads, &list.iter().map(row).collect::<Vec<_>>())?;
        }
    }
    writeln!(out, "{DIM}{}{DIM:#}", host::commitment(lang(), &day.commitment))?;
    match day_words::proof_path(day, day_game::today()) {
        Some(path) => {
            writeln!(out, "{DIM}{} kaiju verify {}{API}{path}{DIM:#}", daily::proof_check(lang()), server.url())
        }
        None => writeln!(out, "{DIM}{}{DIM:#}", daily::proof_later(lang())),
    }?;
    Ok(())
}

/// How many have how many points, as bars; one's own is marked.
fn day_bars(out: &mut impl Write, bars: &[day_words::DayBar]) -> Result<()> {
    if bars.is_empty() {
        return Ok(());
    }
    writeln!(out, "{DIM}{}{DIM:#}", daily::shares(lang()))?;
    let most = bars.iter().map(|bar| bar.players).max().unwrap_or(0);
    let room =
        |told: &dyn Fn(&day_words::DayBar) -> String| bars.iter().map(|one| width(&told(one))).max().unwrap_or(0);
    let (points, players) = (room(&day_words::DayBar::points), room(&|one| one.players.to_string()));
    for one in bars {
        let (points, players) = (right(&one.points(), points), right(&one.players.to_string(), players));
        let row = format!("  {points}  {players}  {}", bar(one.players, most));
        if one.own { writeln!(out, "{BOLD}{row}{BOLD:#}  {}", daily::yours(lang()))? } else { writeln!(out, "{row}")? }
    }
    Ok(())
}

/// What is played at a table, in a few words.
pub(crate) fn table_about(table: &kaiju_wire::table::TableInfo) -> String {
    let edition = club::edition_title(lang(), &table.edition);
    [edition, web::atlas_players(lang(), table.seats.len() as u32)].join(" · ")
}

/// Three columns: a number, a name, and what is told of it.
pub(crate) fn grid(out: &mut impl Write, heads: [&str; 3], rows: &[[String; 3]]) -> Result<()> {
    let room = |at: usize| rows.iter().map(|row| width(&row[at])).chain([width(heads[at])]).max().unwrap_or(0);
    let (numbers, names) = (room(0), room(1));
    writeln!(out, "{DIM}{}  {}  {}{DIM:#}", right(heads[0], numbers), left(heads[1], names), heads[2])?;
    for [number, name, told] in rows {
        writeln!(out, "{}  {}  {told}", right(number, numbers), left(name, names))?;
    }
    Ok(())
}
