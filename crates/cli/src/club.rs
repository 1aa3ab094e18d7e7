//! `kaiju club`: what a server has beside its tables, page by page, with an account or without.

use std::io::{BufRead as _, Write};
use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use clap::{Args, ValueEnum};
use kaiju_client::people::{has_words, luck_and_play};
use kaiju_client::{MyTable, ProfileSum, club, daily as day_words};
use kaiju_rules::{EditionId, Monster};
use kaiju_text::{
    account as account_words, club as words, daily, duplicates, people, ratings, tournaments, turns, web,
};
use kaiju_tui::account::{self, SignedIn};
use kaiju_tui::line::ServerAddress;
use kaiju_tui::trouble::Trouble;
use kaiju_wire::Code;
use kaiju_wire::daily::{Day, DayInfo};
use kaiju_wire::duplicate::DuplicateInfo;
use kaiju_wire::people::{FriendWish, PeopleList, PersonInfo, Profile, ProfileRow};
use kaiju_wire::person::{Account, Ended, History, Login, LoginSession, NewAccount, Played};
use kaiju_wire::rating::{AccountRatings, Ladder};
use kaiju_wire::table::{Lobby, TableInfo, Turns};
use kaiju_wire::tournament::{TournamentInfo, Tournaments};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::club_made::{self, MadeArgs};
use crate::tongue::lang;
use crate::words::{BOLD, DIM, left, right, width};
use crate::{Verdict, games, tables};

const EXAMPLES: &str = "\
Examples:
  kaiju club --make Ana              make an account, and keep it on this machine
  kaiju club --login Ana             log in; the recovery code is read from standard input
  kaiju club                         the tables of your account, the most urgent first
  kaiju club profile                 what you have done in all your games
  kaiju club friends                 your friends, and the code you show to somebody
  kaiju club friends --add CODE      ask the owner of a code to be friends
  kaiju club games tokyo             your games with that word in a name, a title or a note
  kaiju club tournaments             all of them; with an id, one of them
  kaiju club tournaments --new Sunday --seats 4 --turn 1d
                                     make one whose tables are played over days
  kaiju club tournaments ID --enter  enter it; kaiju play --join LINK then plays your table
  kaiju club duplicates --new Sunday --groups 3 --seats 4
                                     one table with the same luck for three groups; with an id, look at it
  kaiju club ratings second-4        a list of ratings: an edition and how many play
  kaiju club daily                   how everybody did today
  kaiju club lobby                   public tables

You need no account to look at tournaments, ratings, the day and the lobby. The account is kept in
$XDG_DATA_HOME/kaiju/accounts.json (by default ~/.local/share), and kaiju play sits down with it.";

/// A page of the club.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ClubPage {
    Tables,
    Profile,
    Friends,
    Games,
    Tournaments,
    Duplicates,
    Ratings,
    Daily,
    Lobby,
}

/// The club of a server.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ClubArgs {
    /// The page; by default the tables of your account.
    #[arg(value_name = "PAGE")]
    page: Option<ClubPage>,
    /// Which one: a friend, words of a game, the id of a tournament or a duplicate, a list of ratings, or a date.
    #[arg(value_name = "WHICH")]
    which: Vec<String>,
    /// The server.
    #[arg(long, value_name = "URL", env = "KAIJU_SERVER", default_value = "http://localhost:8080")]
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
    /// Ask the owner of a code to be friends.
    #[arg(long, value_name = "CODE")]
    add: Option<String>,
    /// Say yes to somebody who wants to be your friend.
    #[arg(long, value_name = "NAME")]
    yes: Option<String>,
    /// Take somebody off your list.
    #[arg(long, value_name = "NAME")]
    remove: Option<String>,
    /// Enter a tournament.
    #[arg(long, conflicts_with_all = ["leave", "begin"])]
    enter: bool,
    /// Leave a tournament.
    #[arg(long, conflicts_with = "begin")]
    leave: bool,
    /// Begin a tournament that you made.
    #[arg(long)]
    begin: bool,
    /// End a tournament or a duplicate that you made.
    #[arg(long, conflicts_with_all = ["enter", "leave", "begin"])]
    end: bool,
    #[command(flatten)]
    made: MadeArgs,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

/// A server, and the account somebody has there.
struct ClubDoor {
    server: ServerAddress,
    seats: PathBuf,
    account: Option<SignedIn>,
    json: bool,
}

fn told(trouble: &Trouble) -> anyhow::Error {
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
    fn ask<T: DeserializeOwned>(&self, method: &str, path: &str, body: Option<&impl Serialize>) -> Result<T> {
        let session = self.account.as_ref().map(|account| account.session.as_str());
        self.server.call(method, path, session, body).map_err(|trouble| told(&trouble))
    }

    /// Asks for something that an account has.
    fn own<T: DeserializeOwned>(&self, method: &str, path: &str, body: Option<&impl Serialize>) -> Result<T> {
        if self.account.is_none() {
            bail!(words::log_in_first(lang()));
        }
        self.ask(method, path, body)
    }

    /// Makes something for the account, once.
    fn makes<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T> {
        let Some(account) = &self.account else { bail!(words::log_in_first(lang())) };
        self.server.make(path, Some(&account.session), Some(body)).map_err(|trouble| told(&trouble))
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        self.ask("GET", path, None::<&()>)
    }

    fn mine<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        self.own("GET", path, None::<&()>)
    }

    fn keep(&mut self, account: Option<SignedIn>) -> Result<()> {
        account::keep(&self.seats, &self.server, account.clone()).map_err(|trouble| told(&trouble))?;
        self.account = account;
        Ok(())
    }

    /// Writes an answer down as JSON, if that is wanted.
    fn as_json(&self, out: &mut impl Write, answer: &impl Serialize) -> Result<bool> {
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
        let which = (!self.which.is_empty()).then(|| self.which.join(" "));
        match self.page.unwrap_or(ClubPage::Tables) {
            ClubPage::Tables => my_tables(&door, out)?,
            ClubPage::Profile => profile(&door, which.as_deref(), out)?,
            ClubPage::Friends => self.friends(&door, out)?,
            ClubPage::Games => own_games(&door, which.as_deref().unwrap_or_default(), out)?,
            ClubPage::Tournaments => match (which, &self.made.new) {
                (None, None) => all_tournaments(&door, out)?,
                (None, Some(title)) => {
                    let made: TournamentInfo = door.makes("/tournaments", &self.made.tournament(title))?;
                    tournament_told(&door, &made, out)?;
                }
                (Some(id), _) => self.tournament(&door, &id, out)?,
            },
            ClubPage::Duplicates => self.duplicate(&door, which.as_deref(), out)?,
            ClubPage::Ratings => ladder(&door, which.as_deref(), out)?,
            ClubPage::Daily => day(&door, which.as_deref(), out)?,
            ClubPage::Lobby => lobby(&door, out)?,
        }
        Ok(Verdict::Fine)
    }

    /// Friends, those who want to be, and those one does not want to hear.
    fn friends(&self, door: &ClubDoor, out: &mut impl Write) -> Result<()> {
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
            let PeopleList { friends, asking, asked, blocked, muted, .. } = &people;
            let all: Vec<PersonInfo> =
                [friends, asking, asked, blocked, muted].into_iter().flatten().cloned().collect();
            people = door.own("DELETE", &format!("{path}/{}", person(&all, name)?), None::<&()>)?;
        }
        if door.as_json(out, &people)? {
            return Ok(());
        }
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

    /// One tournament: the rounds, and how everybody stands.
    fn tournament(&self, door: &ClubDoor, id: &str, out: &mut impl Write) -> Result<()> {
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

    /// A duplicate, perhaps a new one.
    fn duplicate(&self, door: &ClubDoor, id: Option<&str>, out: &mut impl Write) -> Result<()> {
        let info: DuplicateInfo = match (id, &self.made.new) {
            (None, Some(title)) => door.makes("/duplicates", &self.made.duplicate(title))?,
            (None, None) => bail!(duplicates::about(lang())),
            (Some(id), _) if self.end => door.own("POST", &format!("/duplicates/{id}/close"), None::<&()>)?,
            (Some(id), _) => door.get(&format!("/duplicates/{id}"))?,
        };
        if door.as_json(out, &info)? {
            return Ok(());
        }
        club_made::told(out, &door.server.url(), &info)
    }
}

/// A tournament as it stands, in full.
fn tournament_told(door: &ClubDoor, info: &TournamentInfo, out: &mut impl Write) -> Result<()> {
    if door.as_json(out, info)? {
        return Ok(());
    }
    let link = format!("{}/#/tournament/{}", door.server.url(), info.tournament);
    writeln!(out, "{BOLD}{}{BOLD:#}  {}  {DIM}{link}{DIM:#}", info.title, club::tournament_told(lang(), info))?;
    for (at, round) in info.played.iter().enumerate() {
        writeln!(out, "{BOLD}{}{BOLD:#}", tournaments::round(lang(), at as u32 + 1))?;
        for table in &round.tables {
            let link = format!("{}/#/table/{}", door.server.url(), table.game);
            let won = match &table.winners {
                Some(winners) => format!("{} {}", people::won(lang()), winners.join(", ")),
                None => web::game_is_on(lang()).to_string(),
            };
            writeln!(out, "  {}  {won}  {DIM}{link}{DIM:#}", table.players.join(", "))?;
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

/// The id of somebody on a list, by their name.
fn person(list: &[PersonInfo], name: &str) -> Result<String> {
    let found = list.iter().find(|one| one.name.to_lowercase() == name.to_lowercase());
    found.map(|one| one.person.clone()).ok_or_else(|| anyhow!(words::not_on_the_list(lang(), name)))
}

/// What this machine calls itself.
fn device() -> String {
    "kaiju".to_string()
}

fn make(door: &mut ClubDoor, name: &str, out: &mut impl Write) -> Result<()> {
    let new = NewAccount { name: name.to_string(), device: device() };
    let made: Account = door.server.make("/accounts", None, Some(&new)).map_err(|trouble| told(&trouble))?;
    door.keep(Some(SignedIn { name: made.name.clone(), session: made.session.clone() }))?;
    if door.as_json(out, &made)? {
        return Ok(());
    }
    writeln!(out, "{}\n{BOLD}{}{BOLD:#}", account_words::hello(lang(), &made.name), made.recovery)?;
    writeln!(out, "{}", account_words::keep_code(lang()))?;
    Ok(())
}

fn log_in(door: &mut ClubDoor, name: &str, out: &mut impl Write) -> Result<()> {
    write!(anstream::stderr(), "{}: ", account_words::code(lang()))?;
    let mut recovery = String::new();
    std::io::stdin().lock().read_line(&mut recovery)?;
    let login = Login { name: name.to_string(), recovery: recovery.trim().to_string(), device: device() };
    let session: LoginSession = door.ask("POST", "/session", Some(&login))?;
    door.keep(Some(SignedIn { name: session.name.clone(), session: session.session }))?;
    writeln!(out, "{}", account_words::hello(lang(), &session.name))?;
    Ok(())
}

/// Ends the session. One that the server does not know is over already.
fn log_out(door: &mut ClubDoor) -> Result<()> {
    let Some(account) = door.account.clone() else { bail!(words::log_in_first(lang())) };
    match door.server.call::<Ended>("DELETE", "/session", Some(&account.session), None::<&()>) {
        Ok(_) | Err(Trouble::Refused(Code::Forbidden)) => door.keep(None),
        Err(trouble) => Err(told(&trouble)),
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

fn my_tables(door: &ClubDoor, out: &mut impl Write) -> Result<()> {
    let found: Turns = door.mine("/account/tables")?;
    if door.as_json(out, &found)? {
        return Ok(());
    }
    let all = MyTable::by_urgency(found, |_| Vec::new());
    if all.is_empty() {
        bail!(turns::tables_none(lang()));
    }
    all.iter().try_for_each(|table| tables::line(out, &door.server.url(), table))
}

fn profile(door: &ClubDoor, friend: Option<&str>, out: &mut impl Write) -> Result<()> {
    let path = match friend {
        None => "/account/profile".to_string(),
        Some(name) => {
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

fn own_games(door: &ClubDoor, wanted: &str, out: &mut impl Write) -> Result<()> {
    let mut all = history(door)?;
    all.games.retain(|played| has_words(played, wanted));
    if door.as_json(out, &all)? {
        return Ok(());
    }
    if all.games.is_empty() {
        bail!(people::own_games_none(lang()));
    }
    for Played { seat, game, note, favourite } in &all.games {
        let names: Vec<&str> =
            game.seats.iter().map(|seat| seat.name.as_str()).filter(|name| !name.is_empty()).collect();
        let won = if game.winners.contains(seat) { people::won(lang()) } else { "" };
        let star = if *favourite { people::favourite(lang()) } else { "" };
        let more = [won, star, note].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" · ");
        let (day, link) = (Day::of_ms(game.created_ms), format!("{}/#/table/{}", door.server.url(), game.game));
        writeln!(out, "{day}  {}  {BOLD}{more}{BOLD:#}  {DIM}{link}{DIM:#}", names.join(", "))?;
    }
    Ok(())
}

fn all_tournaments(door: &ClubDoor, out: &mut impl Write) -> Result<()> {
    let all: Tournaments = door.get("/tournaments")?;
    if door.as_json(out, &all)? {
        return Ok(());
    }
    if all.tournaments.is_empty() {
        writeln!(out, "{}", tournaments::none(lang()))?;
    }
    for one in &all.tournaments {
        let told = club::tournament_told(lang(), one);
        writeln!(out, "{BOLD}{}{BOLD:#}  {told}  {DIM}{}{DIM:#}", one.title, one.tournament)?;
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
    writeln!(out, "{}", daily::compared(lang(), day.players, day.wins))?;
    if let Some(own) = &day.own {
        let result = day_words::told(lang(), &own.result);
        writeln!(out, "{BOLD}{}{BOLD:#}  {} {}  {result}", daily::yours(lang()), daily::place(lang()), own.place)?;
    }
    let heads = [daily::place(lang()), ratings::player(lang()), daily::best(lang())];
    let name = |name: &str| if name.is_empty() { ratings::gone(lang()).to_string() } else { name.to_string() };
    let row = |one: &kaiju_wire::daily::DayEntry| {
        [one.place.to_string(), name(&one.name), day_words::told(lang(), &one.result)]
    };
    for (title, list) in [(people::friends(lang()), &day.friends), (daily::best(lang()), &day.best)] {
        if !list.is_empty() {
            grid(out, [heads[0], heads[1], title], &list.iter().map(row).collect::<Vec<_>>())?;
        }
    }
    Ok(())
}

fn lobby(door: &ClubDoor, out: &mut impl Write) -> Result<()> {
    let lobby: Lobby = door.get("/tables")?;
    if door.as_json(out, &lobby)? {
        return Ok(());
    }
    if lobby.tables.is_empty() {
        writeln!(out, "{}", words::none_like_that(lang()))?;
    }
    lobby.tables.iter().try_for_each(|table| public_table(out, &door.server.url(), table))
}

fn public_table(out: &mut impl Write, server: &str, table: &TableInfo) -> Result<()> {
    let names: Vec<&str> = table.seats.iter().map(|seat| seat.name.as_str()).filter(|name| !name.is_empty()).collect();
    let room = table.has_room();
    let stands = if room { turns::gathering(lang()) } else { web::game_is_on(lang()) };
    let link = if room {
        format!("{server}/#/join/{}", table.code.as_deref().unwrap_or(&table.game))
    } else {
        format!("{server}/#/table/{}", table.game)
    };
    let rated = if table.rated { words::rated(lang()) } else { "" };
    let about = [
        club::edition_title(lang(), &table.edition),
        web::atlas_players(lang(), table.seats.len() as u32),
        rated.to_string(),
    ];
    let about = about.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" · ");
    writeln!(out, "{BOLD}{stands}{BOLD:#}  {about}  {}  {DIM}{link}{DIM:#}", names.join(", "))?;
    Ok(())
}

/// Three columns: a number, a name, and what is told of it.
fn grid(out: &mut impl Write, heads: [&str; 3], rows: &[[String; 3]]) -> Result<()> {
    let room = |at: usize| rows.iter().map(|row| width(&row[at])).chain([width(heads[at])]).max().unwrap_or(0);
    let (numbers, names) = (room(0), room(1));
    writeln!(out, "{DIM}{}  {}  {}{DIM:#}", right(heads[0], numbers), left(heads[1], names), heads[2])?;
    for [number, name, told] in rows {
        writeln!(out, "{}  {}  {told}", right(number, numbers), left(name, names))?;
    }
    Ok(())
}
