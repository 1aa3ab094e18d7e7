//! What goes over HTTP about moderation: what players report, and what the host of a server sees and does.

use serde::{Deserialize, Serialize};

use crate::frame::Said;

/// What a player reports of another seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewReport {
    /// The seat that is reported.
    pub seat: char,
    /// What is wrong.
    pub about: ReportAbout,
    /// What the host should know, one line of up to 200 letters.
    #[serde(default)]
    pub note: String,
}

/// What is wrong with a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReportAbout {
    /// What its player says.
    #[default]
    Talk,
    /// The name its player has.
    Name,
}

/// A report that the host will see.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReportTaken {
    /// Its id. The same seat reported again for the same thing has the same one.
    pub report: String,
}

/// A report as the host sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AdminReport {
    /// Its id.
    pub report: String,
    /// When it came in.
    pub at_ms: u64,
    /// The table.
    pub game: String,
    /// The seat that is reported.
    pub seat: char,
    /// The name it had at that moment.
    pub name: String,
    /// Was it the seat of a bot account?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
    /// What is wrong.
    pub about: ReportAbout,
    /// What the player who reported it wrote.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The seat that reported it.
    pub reporter: char,
    /// The last lines of talk that the reporter could see.
    pub lines: Vec<Said>,
    /// The address the reported seat last sat down or spoke from, as far as this node knows: one of IPv4, or a /64 of IPv6.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// The accounts that hold the reported seat now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub accounts: Vec<String>,
}

/// Reports that are open, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AdminReports {
    /// The reports.
    pub reports: Vec<AdminReport>,
    /// What to ask for as `page` to have what follows; none at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// Settles a report: it is deleted, and the audit log says so.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReportVerdict {
    /// What was decided, one line of up to 200 letters.
    #[serde(default)]
    pub verdict: String,
}

/// What somebody may not do for a time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SanctionKind {
    /// Talk.
    #[default]
    Mute,
    /// Talk, open tables, sit down, make accounts and tournaments. Games that were begun can be played to their end.
    Ban,
}

/// Whom a ban or a mute is for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SanctionTarget {
    /// An account, by its name.
    Account(String),
    /// A range of addresses, such as `192.0.2.0/24` or `2001:db8::/48`; an address alone is a range of one.
    Range(String),
    /// A seat at a table. It can be muted, not banned.
    Seat {
        /// The table.
        game: String,
        /// The letter of the seat.
        seat: char,
    },
}

/// A new ban or mute.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewSanction {
    /// Ban or mute.
    pub kind: SanctionKind,
    /// Whom.
    pub target: SanctionTarget,
    /// When it ends.
    pub until_ms: u64,
    /// Why, one line of up to 200 letters, for the audit log.
    #[serde(default)]
    pub why: String,
}

/// A ban or a mute that has not ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SanctionInfo {
    /// Its id.
    pub sanction: String,
    /// Ban or mute.
    pub kind: SanctionKind,
    /// Whom. The name of an account that was deleted is empty.
    pub target: SanctionTarget,
    /// Since when.
    pub since_ms: u64,
    /// When it ends.
    pub until_ms: u64,
    /// Who did it.
    pub by: String,
    /// Why.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
}

/// The bans and mutes that have not ended, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SanctionList {
    /// Bans and mutes.
    pub sanctions: Vec<SanctionInfo>,
}

/// Something a host did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AuditLine {
    /// Its number.
    pub number: u64,
    /// When.
    pub at_ms: u64,
    /// Who did it.
    pub by: String,
    /// What was done.
    pub deed: AuditDeed,
}

/// What a host did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum AuditDeed {
    /// Somebody was banned or muted.
    Laid {
        /// The id of the ban or mute.
        sanction: String,
        /// Ban or mute.
        kind: SanctionKind,
        /// Whom. The name of an account that was deleted is empty.
        target: SanctionTarget,
        /// When it ends.
        until_ms: u64,
        /// Why.
        why: String,
    },
    /// A ban or mute was ended early.
    Lifted {
        /// The id of the ban or mute.
        sanction: String,
    },
    /// A report was settled.
    Settled {
        /// The id of the report.
        report: String,
        /// The table.
        game: String,
        /// The seat that was reported.
        seat: char,
        /// What was decided.
        verdict: String,
    },
}

/// What hosts did, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AuditLog {
    /// What was done.
    pub lines: Vec<AuditLine>,
    /// What to ask for as `before` to have what came earlier; none at the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<u64>,
}

/// How much there is of everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AdminCounts {
    /// Tables in the database.
    pub tables: u64,
    /// Accounts.
    pub accounts: u64,
    /// Reports that are open.
    pub reports: u64,
    /// Bans that have not ended.
    pub bans: u64,
    /// Mutes that have not ended.
    pub mutes: u64,
    /// Sockets open at this node.
    pub sockets: u64,
    /// Tables in the memory of this node.
    pub awake: u64,
    /// Requests this node has had since it started.
    pub requests: u64,
    /// Requests and frames over a limit since this node started.
    pub limited: u64,
}
