//! What goes over HTTP about tournaments.

use serde::{Deserialize, Serialize};

use crate::table::{Overtime, Rhythm};

/// How a tournament goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TournamentKind {
    /// Everybody plays every round, against others who have as many points.
    #[default]
    Swiss,
    /// The best of each table goes on.
    Knockout,
}

/// Where a tournament stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TournamentPhase {
    /// People enter.
    #[default]
    Gathering,
    /// Rounds are played.
    Playing,
    /// All rounds were played.
    Over,
    /// The host ended it.
    Closed,
}

/// A tournament to be made.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewTournament {
    /// Its title.
    #[cfg_attr(feature = "schema", schema(min_length = 1))]
    pub title: String,
    /// How it goes.
    #[serde(default)]
    pub kind: TournamentKind,
    /// The edition: `first`, `second` or `godzilla`.
    pub edition: String,
    /// How many sit at a table, 2 to 6.
    pub seats: u32,
    /// How many rounds a Swiss tournament has, 1 to 20; 3 by default.
    #[serde(default)]
    pub rounds: Option<u32>,
    /// The bot that fills tables, such as `level3`; none by default: then tables may be smaller.
    #[serde(default)]
    pub fill: Option<String>,
    /// Are its tables played in one go, or over days?
    #[serde(default, skip_serializing_if = "Rhythm::is_live")]
    pub rhythm: Rhythm,
    /// Seconds a player has for each answer, over days for each turn; none for no clock.
    #[serde(default)]
    pub clock_s: Option<u32>,
    /// What happens at tables over days when a player's time is over.
    #[serde(default, skip_serializing_if = "Overtime::is_nothing")]
    pub overtime: Overtime,
    /// Seconds after which a bot answers for a player who is not there, at tables that are played in one go; 60 by default.
    #[serde(default)]
    pub grace_s: Option<u32>,
    /// Seconds that a table waits for its players before it begins without them; by default 180, and a day over days.
    #[serde(default)]
    pub wait_s: Option<u32>,
    /// Do its games count for ratings?
    #[serde(default)]
    pub rated: bool,
    /// The league it belongs to, by a name of the host's choice: all tournaments of one host with the same name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub league: Option<String>,
    /// When it is to begin, at most 90 days from now. Its host may begin it at any time; from this moment on everybody who entered may,
    /// because a host may be gone. By default that is 24 hours after it was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins_ms: Option<u64>,
}

/// A tournament.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TournamentInfo {
    /// Its id. Anyone who has it can look, and enter with an account.
    pub tournament: String,
    /// Its title.
    pub title: String,
    /// How it goes.
    pub kind: TournamentKind,
    /// Where it stands.
    pub phase: TournamentPhase,
    /// The name of the account that made it, and begins and ends it. Empty for one that was deleted.
    #[serde(default)]
    pub host: String,
    /// While people enter: from when on everybody who entered may begin it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins_ms: Option<u64>,
    /// The edition.
    pub edition: String,
    /// How many sit at a table.
    pub seats: u32,
    /// How many rounds a Swiss tournament has.
    pub rounds: u32,
    /// Are its tables played in one go, or over days?
    #[serde(default, skip_serializing_if = "Rhythm::is_live")]
    pub rhythm: Rhythm,
    /// Seconds a player has for each answer, over days for each turn; none for no clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_s: Option<u32>,
    /// Seconds that a table waits for its players before it begins without them.
    #[serde(default)]
    pub wait_s: u32,
    /// Do its games count for ratings?
    pub rated: bool,
    /// The league it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub league: Option<String>,
    /// Those who entered, the best first.
    pub entrants: Vec<EntrantInfo>,
    /// The rounds so far, the last of them perhaps still played.
    pub played: Vec<RoundInfo>,
}

/// Somebody who entered.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EntrantInfo {
    /// The place.
    pub place: u32,
    /// The name of the account. Empty for one that was deleted.
    pub name: String,
    /// The points: 60 for a win or a bye, its share for a win that was shared.
    pub points: u32,
    /// The points of those they met, which decide between those who have the same.
    pub rivals: u32,
    /// Are they in the next round?
    pub active: bool,
}

/// A round of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoundInfo {
    /// Its tables.
    pub tables: Vec<RoundTableInfo>,
    /// Who has a bye.
    pub byes: Vec<String>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoundTableInfo {
    /// The table's id: those who play there join it with their account, and everybody can watch.
    pub game: String,
    /// Who plays there, beside bots.
    pub players: Vec<String>,
    /// Who won or goes on, once it has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winners: Option<Vec<String>>,
}

/// Tournaments, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Tournaments {
    /// The tournaments.
    pub tournaments: Vec<TournamentInfo>,
    /// What to ask for as `page` to have what follows; none at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// A league: tournaments of one host, and what they add up to.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LeagueInfo {
    /// Its name.
    pub league: String,
    /// The tournaments, by id, the latest first.
    pub tournaments: Vec<String>,
    /// The players, the best first.
    pub players: Vec<LeaguePlayer>,
}

/// How somebody stands in a league.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LeaguePlayer {
    /// The place; those with the same points share it.
    pub place: u32,
    /// The name of the account. Empty for one that was deleted.
    pub name: String,
    /// The points: from each tournament that is over one, and one more for everybody who stands behind.
    pub points: u32,
    /// In how many of the tournaments they played.
    pub tournaments: u32,
}
