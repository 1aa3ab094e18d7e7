//! Optional accounts: a name, and a passkey or a recovery code, to find your games again on any device.

use serde::{Deserialize, Serialize};

use crate::bot_account::BotExport;
use crate::daily::OwnDay;
use crate::duplicate::DuplicateInfo;
use crate::notice::{NoticeChannel, QuietHours};
use crate::people::{Invitation, PeopleList, Profile};
use crate::rating::AccountRating;
use crate::table::RecordInfo;
use crate::tournament::TournamentInfo;

/// A new account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewAccount {
    /// The name, up to 24 visible characters, nobody else's.
    #[cfg_attr(feature = "schema", schema(min_length = 1))]
    pub name: String,
    /// What the device calls itself, for the list of devices.
    #[serde(default)]
    pub device: String,
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
    /// What the device calls itself, for the list of devices.
    #[serde(default)]
    pub device: String,
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
    /// What the account noted of it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// Is it a favourite of the account?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub favourite: bool,
}

/// A device that is logged in.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AccountDevice {
    /// What to end its session by.
    pub id: String,
    /// What it calls itself.
    pub label: String,
    /// When it logged in.
    pub created_ms: u64,
    /// When it was last used, to the day.
    pub seen_ms: u64,
    /// Is it the one that asks?
    pub current: bool,
}

/// The devices of an account, the one used last first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Devices {
    /// The devices.
    pub devices: Vec<AccountDevice>,
}

/// A passkey of an account.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Passkey {
    /// Its id, in hexadecimal digits.
    pub id: String,
    /// What the device called itself that made it.
    pub label: String,
    /// When it was made.
    pub created_ms: u64,
}

/// The passkeys of an account, the oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Passkeys {
    /// The passkeys.
    pub passkeys: Vec<Passkey>,
}

/// What a browser is to sign, to make a passkey or to log in with one. It is good once, for five minutes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Challenge {
    /// 64 hexadecimal digits.
    pub challenge: String,
    /// The name of the site (the RP id).
    pub site: String,
    /// The handle of the account, in hexadecimal digits; empty to log in.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub user: String,
    /// The passkeys there are; none of those is to be made again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<String>,
}

/// A passkey a browser has made, each part in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewPasskey {
    /// The challenge it was made for.
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-f]{64}$"))]
    pub challenge: String,
    /// Its id.
    pub id: String,
    /// `clientDataJSON`.
    pub client: String,
    /// The authenticator's data.
    pub data: String,
    /// The public key, as `getPublicKey()` gives it; on P-256 (ES256).
    pub key: String,
    /// What the device calls itself.
    #[serde(default)]
    pub label: String,
}

/// Logs in with a passkey, each part in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PasskeyLogin {
    /// The challenge that was signed.
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-f]{64}$"))]
    pub challenge: String,
    /// The id of the passkey.
    pub id: String,
    /// `clientDataJSON`.
    pub client: String,
    /// The authenticator's data.
    pub data: String,
    /// The signature.
    pub signature: String,
    /// What the device calls itself.
    #[serde(default)]
    pub device: String,
}

/// Everything the server keeps of an account.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AccountExport {
    /// The name.
    pub name: String,
    /// When it was made.
    pub created_ms: u64,
    /// The devices that are logged in.
    pub devices: Vec<AccountDevice>,
    /// The passkeys.
    pub passkeys: Vec<Passkey>,
    /// Friends, and who is blocked or muted.
    #[serde(default)]
    pub people: PeopleList,
    /// What it has done in all of them, summed up.
    #[serde(default)]
    pub profile: Profile,
    /// The games; each record is at `/api/v1/tables/GAME/record`.
    pub games: Vec<Played>,
    /// How its owner is told that it is their turn.
    #[serde(default)]
    pub channels: Vec<NoticeChannel>,
    /// When they are not told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
    /// Its bot accounts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<BotExport>,
    /// Its ratings, list by list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<AccountRating>,
    /// What it made of the games of the days.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub days: Vec<OwnDay>,
    /// The tournaments that it made or entered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tournaments: Vec<TournamentInfo>,
    /// The duplicates that it made. Where it played in one, the game says so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub duplicates: Vec<DuplicateInfo>,
    /// The tables it is invited to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub invitations: Vec<Invitation>,
}
