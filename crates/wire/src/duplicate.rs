//! What goes over HTTP about duplicates: several groups that play the same table with the same luck.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::table::{NewTable, Phase};

/// The fewest groups a duplicate has.
pub const FEWEST_GROUPS: u32 = 2;
/// The most groups a duplicate has.
pub const MOST_GROUPS: u32 = 16;

/// A duplicate to be made.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewDuplicate {
    /// How many groups play, 2 to 16.
    #[cfg_attr(feature = "schema", schema(minimum = 2, maximum = 16))]
    pub groups: u32,
    /// The table that each of them gets. Nobody sits down at it yet, and it is neither public nor rated nor for children.
    pub table: NewTable,
}

/// Where a duplicate stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DuplicatePhase {
    /// A group has not finished: nobody is told what happened at any table but their own.
    #[default]
    Playing,
    /// All groups have finished.
    Over,
}

/// A duplicate.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DuplicateInfo {
    /// Its id. Anyone who has it can look, and sit down in a group with an account.
    pub duplicate: String,
    /// Its title.
    pub title: String,
    /// Where it stands.
    pub phase: DuplicatePhase,
    /// The edition.
    pub edition: String,
    /// Switches that differ from the edition.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub switches: BTreeMap<String, String>,
    /// The name of the account that made it. Empty for one that was deleted.
    pub host: String,
    /// What was published of the secret before anybody sat down: the same at every table.
    pub commitment: String,
    /// The secret, once all groups have finished.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The groups, in order.
    pub groups: Vec<DuplicateGroup>,
    /// What each seat made of it, in the order of play; nothing before all groups have finished.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<DuplicateSeat>,
}

/// Duplicates, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Duplicates {
    /// The duplicates.
    pub duplicates: Vec<DuplicateInfo>,
    /// What to ask for as `page` to have what follows; none at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// A group of a duplicate.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DuplicateGroup {
    /// Its number, from 1.
    pub group: u32,
    /// Its table.
    pub game: String,
    /// The code to join with, while somebody may sit down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Where its table stands.
    pub phase: Phase,
    /// The people who sit there, in the order of play.
    pub players: Vec<String>,
    /// How many people can still sit down.
    pub free: u32,
}

/// What one seat was, and what each group made of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DuplicateSeat {
    /// Its letter.
    pub seat: char,
    /// The monster.
    pub monster: String,
    /// The results, the best first.
    pub results: Vec<DuplicateResult>,
}

/// What a group made of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DuplicateResult {
    /// The group, from 1.
    pub group: u32,
    /// Who sat there, by the name they had at the table, or the bot that did.
    pub name: String,
    /// Was it a bot?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
    /// Was the game won?
    pub won: bool,
    /// Hearts at the end.
    pub hearts: u32,
    /// Stars at the end.
    pub stars: u32,
    /// Turns begun in Tokyo.
    pub tokyo: u32,
    /// The points: 2 for each group that did worse with this seat, 1 for each that did as well.
    pub points: u32,
}
