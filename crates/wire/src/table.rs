//! What goes over HTTP: making a table, joining it, what the lobby shows, records.

use std::collections::BTreeMap;

use kaiju_rules::{Book, EditionId, Monster, Preset, Setup, Version};
use serde::{Deserialize, Serialize};

use crate::frame::Ev;

// ── making and joining ───────────────────────────────────────────────────────
/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// The edition: `first`, `second` or `godzilla`. It may be left out where a book is named.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub edition: String,
    /// The rulebook, played as it is written: `es-2016`, `es-2011`, `en-summary`, `pt-2016` or `godzilla`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub book: Option<String>,
    /// Switches that differ from the edition, or from the book.
    #[serde(default)]
    pub switches: BTreeMap<String, String>,
    /// Two to six seats, in the order of play.
    #[cfg_attr(feature = "schema", schema(min_items = 2, max_items = 6))]
    pub seats: Vec<NewSeat>,
    /// Is it played in one go, or over days?
    #[serde(default, skip_serializing_if = "Rhythm::is_live")]
    pub rhythm: Rhythm,
    /// Seconds a player has for each answer, up to a day; at a relaxed table for the answers of a turn, an hour to 30 days.
    /// None for no clock.
    #[serde(default)]
    pub clock_s: Option<u32>,
    /// What happens at a relaxed table when a player's time is over.
    #[serde(default, skip_serializing_if = "Overtime::is_nothing")]
    pub overtime: Overtime,
    /// Seconds after which a bot answers for a player who is not there; 60 by default, never when it is 0. Never at a
    /// relaxed table.
    #[serde(default)]
    pub grace_s: Option<u32>,
    /// May a player take an answer back, as long as nobody has learnt anything by it?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undo: bool,
    /// How fast bots answer.
    #[serde(default)]
    pub pace: Pace,
    /// Is it shown in the lobby?
    #[serde(default)]
    pub public: bool,
    /// A title for the lobby.
    #[serde(default)]
    pub title: String,
    /// Begin at once, if no seat waits for somebody.
    #[serde(default)]
    pub start: bool,
    /// Does the game count for ratings? Then everybody sits there with an account, once, the bots are of levels 1 to 5, and an
    /// edition or a book is played as it is.
    #[serde(default)]
    pub rated: bool,
    /// Is it a table for children? Nobody types there: talk is signs, names are those of the monsters, and bots are of levels 1 and 2.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub child: bool,
    /// Seconds by which everybody without a seat sees the game later, up to an hour; 0 for at once. Not at a relaxed table.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "schema", schema(maximum = 3600))]
    pub delay_s: u32,
}

/// Is there no delay?
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl NewTable {
    /// The edition or the book that is to be played; none where it is unknown, or where the book is of another edition.
    pub fn preset(&self) -> Option<Preset> {
        let Some(book) = &self.book else { return EditionId::from_name(&self.edition).map(Preset::Edition) };
        let book = Book::from_name(book)?;
        (self.edition.is_empty() || self.edition == book.edition().name()).then_some(Preset::Book(book))
    }
}

/// A seat of a table to be made.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewSeat {
    /// Who is to sit there.
    pub kind: NewSeatKind,
    /// The bot that plays, for a bot's seat: `level1` to `level6`, or a name such as `smasher`.
    #[serde(default)]
    pub player: Option<String>,
    /// The name, for one's own seat.
    #[serde(default)]
    pub name: Option<String>,
    /// The monster; by default the next free one.
    #[serde(default)]
    pub monster: Option<String>,
    /// The tip of the seat's chain, for one's own seat.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-fA-F]{64}$"))]
    pub tip: Option<String>,
}

impl NewSeat {
    /// A seat for somebody, by default in all else.
    pub fn of(kind: NewSeatKind) -> NewSeat {
        NewSeat { kind, ..NewSeat::default() }
    }

    /// A seat for a bot.
    pub fn bot(player: impl Into<String>) -> NewSeat {
        NewSeat { player: Some(player.into()), ..NewSeat::of(NewSeatKind::Bot) }
    }
}

/// Who is to sit at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum NewSeatKind {
    /// The client that makes the table. Several such seats are a hot seat: one device, several players.
    Me,
    /// A person who has the link or the code; the game waits for them.
    Human,
    /// Anybody; a bot when nobody came.
    #[default]
    Open,
    /// A bot.
    Bot,
}

/// Whether a table is played in one go or over days.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Rhythm {
    /// In one go: everybody is there.
    #[default]
    Live,
    /// Over days: players come by when it is their turn.
    Relaxed,
}

impl Rhythm {
    /// Is it played in one go?
    pub const fn is_live(&self) -> bool {
        matches!(self, Rhythm::Live)
    }
}

/// What happens at a relaxed table when a player's time is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Overtime {
    /// Nothing: everybody sees who is late.
    #[default]
    Nothing,
    /// A bot answers until somebody else is asked.
    Answer,
    /// The seat goes to a bot, until its player takes it back.
    Seat,
}

impl Overtime {
    /// Does nothing happen?
    pub const fn is_nothing(&self) -> bool {
        matches!(self, Overtime::Nothing)
    }
}

/// How fast bots answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// At once.
    Instant,
    /// So that one can just follow.
    Quick,
    /// As people do.
    #[default]
    Humane,
    /// So that one can explain it to a child.
    Slow,
}

impl Pace {
    /// How long an answer takes at least, in milliseconds.
    pub const fn ms(self) -> u64 {
        match self {
            Pace::Instant => 0,
            Pace::Quick => 300,
            Pace::Humane => 900,
            Pace::Slow => 2_000,
        }
    }
}

/// A table that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Opened {
    /// The table's id. Anyone who has it can watch.
    pub game: String,
    /// Six letters. Anyone who has them can join.
    pub code: String,
    /// The host's token: it starts the game, hands seats to bots, closes the table.
    pub host: String,
    /// The seats of the client that made the table.
    pub tickets: Vec<Ticket>,
    /// The table.
    pub table: TableInfo,
}

/// A seat that is yours.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ticket {
    /// The table.
    pub game: String,
    /// The seat.
    #[cfg_attr(feature = "schema", schema(pattern = "^[A-F]$"))]
    pub seat: char,
    /// The seat's token, to be kept: anyone who has it plays this seat, from any device.
    pub token: String,
}

/// The seats of an account at a table, with tokens for one more device.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnSeats {
    /// The seats.
    pub tickets: Vec<Ticket>,
}

/// Takes a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Join {
    /// The table's code. Public tables can be joined without it.
    #[serde(default)]
    pub code: Option<String>,
    /// The seat; by default any free one.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(pattern = "^[A-F]$"))]
    pub seat: Option<char>,
    /// The player's name.
    #[cfg_attr(feature = "schema", schema(min_length = 1))]
    pub name: String,
    /// The monster; by default the next free one.
    #[serde(default)]
    pub monster: Option<String>,
    /// The tip of the seat's chain.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-fA-F]{64}$"))]
    pub tip: Option<String>,
}

/// Changes one's seat before the game begins.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Change {
    /// Another name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Another monster.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub monster: Option<String>,
    /// Another tip.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-fA-F]{64}$"))]
    pub tip: Option<String>,
}

/// Hands a seat to a bot.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HandOver {
    /// The bot; `level3` by default.
    #[serde(default)]
    pub player: Option<String>,
}

/// Asks for a pause, or ends it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Pause {
    /// Whether the player wants the game to rest.
    pub wants: bool,
}

/// Says that a player is away until a date, or is back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Holiday {
    /// Until when, by the server's clock; none to be back now.
    #[serde(default)]
    pub until_ms: Option<u64>,
}

/// Asks how tables stand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TurnsWanted {
    /// The ids of up to 100 tables.
    #[cfg_attr(feature = "schema", schema(max_items = 100))]
    pub games: Vec<String>,
}

/// How tables stand. Those that are not there are left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Turns {
    /// The server's clock.
    pub server_ms: u64,
    /// The tables.
    pub tables: Vec<TableTurn>,
}

/// A table in a list, with whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableTurn {
    /// The table.
    pub table: TableInfo,
    /// The seat that is asked, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(pattern = "^[A-F]$"))]
    pub asked: Option<char>,
    /// When its time is over, by the server's clock; only at a relaxed table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline_ms: Option<u64>,
    /// When the last thing happened.
    pub updated_ms: u64,
    /// The seats of the account whose list it is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own: Vec<char>,
}

/// Where a code leads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Found {
    /// The table's id.
    pub game: String,
}

/// The address others reach a server by.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Address {
    /// What links begin with, without a slash at the end: `http://192.168.1.7:8080`. None where it is unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Who can open such links.
    pub reach: Reach,
}

/// Who can open the links of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// Others, too.
    Others,
    /// Only the machine the server runs on: it listens there only.
    Machine,
    /// Only the machine the server runs on: it listens everywhere, but is on no network.
    Offline,
    /// The server does not know: a proxy stands before it, and nobody told it its address.
    #[default]
    #[serde(other)]
    Unknown,
}

/// The rematch of a table. Everybody's token opens it too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rematch {
    /// The new table's id.
    pub game: String,
}

// ── what is shown ────────────────────────────────────────────────────────────
/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Players are sitting down.
    #[default]
    Gathering,
    /// The commitment and all tips are out; seats with a tip reveal their first element.
    Sealing,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// The table was closed before the end.
    Closed,
    /// Something a newer server knows.
    #[serde(other)]
    Unknown,
}

impl Phase {
    /// The word for it, as it is written in frames and databases.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Gathering => "gathering",
            Phase::Sealing => "sealing",
            Phase::Playing => "playing",
            Phase::Over => "over",
            Phase::Closed => "closed",
            Phase::Unknown => "unknown",
        }
    }

    /// The phase a word stands for.
    pub fn from_word(word: &str) -> Phase {
        let all = [Phase::Gathering, Phase::Sealing, Phase::Playing, Phase::Over, Phase::Closed];
        all.into_iter().find(|phase| phase.word() == word).unwrap_or(Phase::Unknown)
    }
}

/// What everybody may know of a table, beside the game itself.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// The table's id.
    pub game: String,
    /// The code to join with; sent only to players at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Where it stands.
    pub phase: Phase,
    /// Its title.
    #[serde(default)]
    pub title: String,
    /// The version of the rules it is played with, for life.
    pub rules: u32,
    /// The edition.
    pub edition: String,
    /// The rulebook that is played to the letter, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub book: Option<String>,
    /// Switches that differ from the edition.
    #[serde(default)]
    pub switches: BTreeMap<String, String>,
    /// Is it played in one go, or over days?
    #[serde(default, skip_serializing_if = "Rhythm::is_live")]
    pub rhythm: Rhythm,
    /// Seconds for each answer; at a relaxed table for the answers of a turn.
    #[serde(default)]
    pub clock_s: Option<u32>,
    /// What happens at a relaxed table when a player's time is over.
    #[serde(default, skip_serializing_if = "Overtime::is_nothing")]
    pub overtime: Overtime,
    /// Seconds after which a bot answers for a player who is not there; 0 for never.
    pub grace_s: u32,
    /// May a player take an answer back, as long as nobody has learnt anything by it?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undo: bool,
    /// How fast bots answer.
    pub pace: Pace,
    /// Is it shown in the lobby?
    pub public: bool,
    /// When it was made.
    pub created_ms: u64,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// SHA-256 of the server's secret for this game, published before the first roll.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// Seats that did not show the element they had committed to in time: the table was sealed again without them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub withheld: Vec<char>,
    /// The event with which the server, restored from a backup, took a new secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub renewed: Option<u64>,
    /// The secret, when the game is over or the table was closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// Who won, when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winners: Option<Vec<char>>,
    /// The seats whose players want the game to rest.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pauses: Vec<char>,
    /// Does the game rest? Everybody who plays wants it to.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paused: bool,
    /// The table this one is a rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<String>,
    /// The table on which this one is played again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// Does the game count for ratings?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Is it a table for children? Nobody types there: talk is signs, and names are those of the monsters.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub child: bool,
    /// Seconds by which everybody without a seat sees the game later; 0 for at once.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub delay_s: u32,
    /// The duplicate it is a table of: other groups play with the same luck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duplicate: Option<String>,
    /// While it gathers players: when the server begins the game by itself, with bots at the free seats. It does so earlier when
    /// everybody is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin_by_ms: Option<u64>,
}

impl TableInfo {
    /// May somebody still sit down?
    pub fn has_room(&self) -> bool {
        self.phase == Phase::Gathering && self.seats.iter().any(|seat| !seat.taken && seat.kind != SeatKind::Bot)
    }

    /// What its game starts from; none where the version of the rules, the edition, a switch or a monster is unknown here.
    pub fn setup(&self) -> Option<Setup> {
        let edition = EditionId::from_name(&self.edition)?;
        let mut rules = edition.edition().rules;
        rules.version = Version::of(self.rules)?;
        for (name, word) in &self.switches {
            rules.set(name, word).ok()?;
        }
        let monsters = self.seats.iter().map(|seat| Monster::from_id(&seat.monster)).collect::<Option<Vec<_>>>()?;
        Setup::of(edition, rules, &monsters).ok()
    }
}

/// What everybody may know of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// Its letter.
    #[cfg_attr(feature = "schema", schema(pattern = "^[A-F]$"))]
    pub seat: char,
    /// Who sits or is to sit there.
    pub kind: SeatKind,
    /// Is it taken?
    pub taken: bool,
    /// The name of who sits there.
    #[serde(default)]
    pub name: String,
    /// Does a bot account sit there, or is the seat kept for one? Then a program plays, and the name is that of the account.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
    /// The monster.
    pub monster: String,
    /// The bot that has the seat, its own or while the player lets it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The tip of its chain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tip: Option<String>,
    /// The first element of its chain, once revealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<String>,
    /// Until when its player is on holiday, by the server's clock; it may be over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holiday_ms: Option<u64>,
}

/// Who sits or is to sit at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// A person who was invited.
    Human,
    /// Anybody; a bot when nobody came.
    #[default]
    Open,
    /// A bot.
    Bot,
    /// Somebody a newer server knows.
    #[serde(other)]
    Unknown,
}

/// A page of the lobby: public tables that gather players or play, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// The tables.
    pub tables: Vec<TableInfo>,
    /// What to ask for as `page` to have what follows; none at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// Which tables of the lobby are wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LobbyFilter {
    /// Of this edition.
    pub edition: Option<String>,
    /// For so many players.
    pub players: Option<u32>,
    /// Played in one go, or over days.
    pub rhythm: Option<Rhythm>,
    /// Counting for ratings, or not.
    pub rated: Option<bool>,
    /// With a free seat, or without one.
    pub free: Option<bool>,
}

impl LobbyFilter {
    /// Is a table one of those?
    pub fn admits(&self, table: &TableInfo) -> bool {
        self.edition.as_ref().is_none_or(|edition| *edition == table.edition)
            && self.players.is_none_or(|players| players as usize == table.seats.len())
            && self.rhythm.is_none_or(|rhythm| rhythm == table.rhythm)
            && self.rated.is_none_or(|rated| rated == table.rated)
            && self.free.is_none_or(|free| free == table.has_room())
    }
}

/// Wants a seat at a table of some kind, with anybody.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QuickMatch {
    /// The edition: `first`, `second` or `godzilla`.
    pub edition: String,
    /// How many play.
    #[cfg_attr(feature = "schema", schema(minimum = 2, maximum = 6))]
    pub players: u32,
    /// In one go, or over days (a day a turn)?
    #[serde(default, skip_serializing_if = "Rhythm::is_live")]
    pub rhythm: Rhythm,
    /// The player's name.
    #[cfg_attr(feature = "schema", schema(min_length = 1))]
    pub name: String,
    /// The bot that plays at seats that stay empty, where the table is a new one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// How many seconds to wait before the server begins the game with bots at the free seats: by default those who sit there begin.
    /// Who finds a table at which others wait waits as long as they do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 3600))]
    pub wait_s: Option<u32>,
    /// The tip of the seat's chain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-fA-F]{64}$"))]
    pub tip: Option<String>,
}

/// A seat that was found. Whoever sits at such a table may begin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QuickSeat {
    /// The seat.
    pub ticket: Ticket,
    /// The table.
    pub table: TableInfo,
}

/// Events from a number on, for clients without a socket.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Events {
    /// The life of the database.
    pub epoch: String,
    /// The table's last event.
    pub head: u64,
    /// Up to 512 events, in order.
    pub events: Vec<Ev>,
}

/// Lines of chat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Talk {
    /// The lines, in order.
    pub lines: Vec<crate::frame::Said>,
}

/// Why a bot at a table gave an answer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotReasonInfo {
    /// The row of the answer: the number of its event.
    pub row: u64,
    /// The seat.
    pub seat: char,
    /// One sentence, from the values the bot compared.
    pub why: String,
}

/// A finished game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RecordInfo {
    /// The table's id.
    pub game: String,
    /// Its title.
    #[serde(default)]
    pub title: String,
    /// When it was made.
    pub created_ms: u64,
    /// When the last thing happened.
    pub updated_ms: u64,
    /// Where it stands.
    pub phase: Phase,
    /// The edition.
    pub edition: String,
    /// The rulebook that was played to the letter, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub book: Option<String>,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// Who won.
    #[serde(default)]
    pub winners: Vec<char>,
}

/// Finished public games, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Records {
    /// The games.
    pub records: Vec<RecordInfo>,
    /// What to ask for as `page` to have what follows; none at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_admits_what_it_names() {
        let seat = |taken| SeatInfo { taken, ..SeatInfo::default() };
        let table =
            TableInfo { edition: "second".into(), seats: vec![seat(true), seat(false)], ..TableInfo::default() };
        let begun = TableInfo { phase: Phase::Playing, ..table.clone() };
        let full = TableInfo { seats: vec![seat(true), seat(true)], ..table.clone() };
        let all = LobbyFilter::default();
        assert!(all.admits(&table) && all.admits(&begun) && all.admits(&full));
        let free = LobbyFilter { free: Some(true), ..LobbyFilter::default() };
        assert_eq!((free.admits(&table), free.admits(&begun), free.admits(&full)), (true, false, false));
        for wrong in [
            LobbyFilter { edition: Some("first".into()), ..LobbyFilter::default() },
            LobbyFilter { players: Some(3), ..LobbyFilter::default() },
            LobbyFilter { rhythm: Some(Rhythm::Relaxed), ..LobbyFilter::default() },
            LobbyFilter { rated: Some(true), ..LobbyFilter::default() },
        ] {
            assert!(!wrong.admits(&table), "{wrong:?}");
        }
    }

    #[test]
    fn a_table_is_of_an_edition_or_of_a_book() {
        let wanted = |edition: &str, book: Option<&str>| {
            let table = NewTable { edition: edition.into(), book: book.map(Into::into), ..NewTable::default() };
            table.preset().map(|preset| preset.to_string())
        };
        assert_eq!(wanted("first", None).as_deref(), Some("edition first"));
        assert_eq!(wanted("", Some("es-2011")).as_deref(), Some("book es-2011"));
        assert_eq!(wanted("first", Some("es-2011")).as_deref(), Some("book es-2011"));
        assert_eq!(wanted("second", Some("es-2011")), None, "a book of another edition");
        assert_eq!((wanted("", None), wanted("", Some("es-1999"))), (None, None));
    }
}
