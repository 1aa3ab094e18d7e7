//! People who meet again: friends, those one does not want to hear, invitations, profiles, and notes on one's games.

use serde::{Deserialize, Serialize};

use crate::table::TableInfo;

/// Everybody an account has to do with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PeopleList {
    /// The code others use to become friends: eight letters.
    pub code: String,
    /// Friends: both sides have said so.
    pub friends: Vec<PersonInfo>,
    /// Those who used the account's code and wait for its answer.
    pub asking: Vec<PersonInfo>,
    /// Those whose code the account used and who have not answered.
    pub asked: Vec<PersonInfo>,
    /// Those who may not sit down at the account's tables, and whose talk is hidden.
    pub blocked: Vec<PersonInfo>,
    /// Those whose talk is hidden.
    pub muted: Vec<PersonInfo>,
}

/// Somebody in a list of people.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PersonInfo {
    /// What to speak of them by.
    pub person: String,
    /// Their name: of the account among friends; otherwise the name they had at the table where they were met.
    pub name: String,
    /// When they were last here, to the day; told of friends alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen_ms: Option<u64>,
}

/// Wants somebody as a friend, by their code, or says yes to somebody who asked.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FriendWish {
    /// The code they showed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Who asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
}

/// Says how one wants to meet whoever sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Encounter {
    /// The table.
    pub game: String,
    /// The seat.
    #[cfg_attr(feature = "schema", schema(pattern = "^[A-F]$"))]
    pub seat: char,
    /// What is wanted.
    pub how: Regard,
}

/// How one wants to meet somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Regard {
    /// Not at all: they may not sit down at one's tables, and their talk is hidden.
    Block,
    /// Silently: their talk is hidden.
    Mute,
    /// As anybody else.
    Hear,
}

/// The seats of a table whose talk an account does not want to see.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HiddenSeats {
    /// The seats.
    pub seats: Vec<char>,
}

/// Invites people to a table that gathers players.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Invite {
    /// The table.
    pub game: String,
    /// Another table: everybody who has an account and sat there with the one who invites is invited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<String>,
    /// Friends.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(max_items = 20))]
    pub people: Vec<String>,
}

/// What came of inviting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Invited {
    /// How many accounts have the invitation now.
    pub people: u32,
}

/// The invitations of an account to tables that gather players, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Invitations {
    /// The invitations.
    pub invitations: Vec<Invitation>,
}

/// An invitation to a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Invitation {
    /// Who invites.
    pub from: String,
    /// When.
    pub at_ms: u64,
    /// The table, with its code.
    pub table: TableInfo,
}

/// What an account has done in all its games on the server that are over.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Profile {
    /// The name of the account.
    pub name: String,
    /// When it was made.
    pub created_ms: u64,
    /// One for each edition, size of table and monster that it played.
    pub rows: Vec<ProfileRow>,
    /// Are older games still to be counted? Then ask again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub counting: bool,
}

/// What an account has done with one monster at tables of one edition and size.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ProfileRow {
    /// The edition.
    pub edition: String,
    /// How many played.
    pub players: u32,
    /// The monster.
    pub monster: String,
    /// Games.
    pub games: u64,
    /// Games that were won.
    pub wins: u64,
    /// Hearts taken from others.
    pub damage: u64,
    /// Stars gained.
    pub stars: u64,
    /// Turns begun in Tokyo.
    pub tokyo: u64,
    /// Monsters eliminated.
    pub eliminations: u64,
    /// Games of these that were reviewed; the four that follow are of them.
    #[serde(default)]
    pub reviewed: u64,
    /// What luck gave or took in them, in ten-thousandths of a game.
    #[serde(default)]
    pub luck: i64,
    /// What one's own decisions cost in them: a negative number of ten-thousandths of a game.
    #[serde(default)]
    pub play: i64,
    /// Games of these in which something was at stake in a decision.
    #[serde(default)]
    pub decided: u64,
    /// How much of what their decisions could bring they brought in those, added up: 10,000 for the best answers to all questions
    /// of a game.
    #[serde(default)]
    pub accuracy: u64,
}

/// What an account keeps of one of its games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameNote {
    /// A note: one line of up to 280 letters.
    #[serde(default)]
    pub note: String,
    /// Is it a favourite?
    #[serde(default)]
    pub favourite: bool,
}
