//! Optional accounts: a name and a recovery code, to find your games again on any device.

use serde::{Deserialize, Serialize};

use crate::table::RecordInfo;

/// A new account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewAccount {
    /// The name, up to 24 visible characters, nobody else's.
    #[cfg_attr(feature = "schema", schema(min_length = 1))]
    pub name: String,
}

/// An account that was made. The recovery code is told this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Account {
    /// The name.
    pub name: String,
    /// The code that opens the account again; only its hash is kept.
    pub recovery: String,
    /// A session, sent as `Authorization: Bearer`.
    pub session: String,
}

/// Opens an account again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Login {
    /// The name.
    pub name: String,
    /// The recovery code.
    pub recovery: String,
}

/// A session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LoginSession {
    /// The name of the account.
    pub name: String,
    /// Sent as `Authorization: Bearer`.
    pub session: String,
}

/// The games of an account, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct History {
    /// The name of the account.
    pub name: String,
    /// Its games.
    pub games: Vec<Played>,
    /// What to ask for as `page` to have what follows; none at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// Sessions that have ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ended {
    /// How many.
    pub sessions: u64,
}

/// A game of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Played {
    /// The seat it had.
    pub seat: char,
    /// The game.
    #[serde(flatten)]
    pub game: RecordInfo,
}
