//! Notices: how somebody is told that it is their turn at a table over days.

use serde::{Deserialize, Serialize};

/// A way to tell somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// A browser, by Web Push.
    Push,
    /// An e-mail address.
    Mail,
    /// A webhook of a table.
    Webhook,
}

impl ChannelKind {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            ChannelKind::Push => "push",
            ChannelKind::Mail => "mail",
            ChannelKind::Webhook => "webhook",
        }
    }

    /// Reads the word.
    pub fn from_word(word: &str) -> Option<ChannelKind> {
        [ChannelKind::Push, ChannelKind::Mail, ChannelKind::Webhook].into_iter().find(|kind| kind.word() == word)
    }
}

/// A way to tell the owner of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NoticeChannel {
    /// What to drop it by.
    pub id: String,
    /// What it is.
    pub kind: ChannelKind,
    /// The e-mail address; of a browser, the host of its push service.
    pub address: String,
    /// Is it used? An e-mail address is once it was confirmed.
    pub confirmed: bool,
    /// Is it the device that asks?
    pub current: bool,
}

/// When nobody is to be told anything, by the clock on their wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QuietHours {
    /// When they begin, in minutes after midnight.
    #[cfg_attr(feature = "schema", schema(maximum = 1439))]
    pub from_min: u16,
    /// When they end; before the beginning means the next day.
    #[cfg_attr(feature = "schema", schema(maximum = 1439))]
    pub to_min: u16,
    /// How far that clock is ahead of UTC, in minutes: 60 in Berlin in winter, −300 in New York.
    #[cfg_attr(feature = "schema", schema(minimum = -840, maximum = 840))]
    pub offset_min: i16,
}

const DAY_MIN: i64 = 24 * 60;
const MINUTE_MS: i64 = 60_000;

impl QuietHours {
    /// Are these hours of a day, somewhere on Earth?
    pub fn are_sound(self) -> bool {
        i64::from(self.from_min) < DAY_MIN
            && i64::from(self.to_min) < DAY_MIN
            && self.from_min != self.to_min
            && (-840..=840).contains(&self.offset_min)
    }

    /// When the quiet ends that lies over a moment, in milliseconds since 1970; none where there is none.
    pub fn end_ms(self, now_ms: u64) -> Option<u64> {
        let local = now_ms as i64 / MINUTE_MS + i64::from(self.offset_min);
        let now = local.rem_euclid(DAY_MIN);
        let (from, to) = (i64::from(self.from_min), i64::from(self.to_min));
        let quiet = if from < to { (from..to).contains(&now) } else { now >= from || now < to };
        let end = local + (to - now).rem_euclid(DAY_MIN) - i64::from(self.offset_min);
        quiet.then_some((end * MINUTE_MS) as u64)
    }
}

/// How the owner of an account is told.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NoticeSettings {
    /// The key browsers subscribe with (VAPID), in base64url; empty where the server sends no notices.
    pub push_key: String,
    /// Does the server send e-mail?
    pub mail: bool,
    /// How they are told.
    pub channels: Vec<NoticeChannel>,
    /// When they are not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
}

/// A browser that is to be told, as its push service describes it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewPush {
    /// Where messages go.
    #[cfg_attr(feature = "schema", schema(max_length = 1000))]
    pub endpoint: String,
    /// The browser's public key, in base64url.
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9A-Za-z_-]{87}$"))]
    pub p256dh: String,
    /// The browser's secret, in base64url.
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9A-Za-z_-]{22}$"))]
    pub auth: String,
    /// The language to be told in, such as `de`; by default that of `Accept-Language`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}

/// An e-mail address that is to be told. It has to be confirmed first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewMail {
    /// The address.
    #[cfg_attr(feature = "schema", schema(max_length = 254))]
    pub address: String,
    /// The language to be told in, such as `de`; by default that of `Accept-Language`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}

/// What a link in a message did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChannelTold {
    /// Are notices sent there now?
    pub on: bool,
}

/// Where a table tells whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewWebhook {
    /// Where messages go.
    #[cfg_attr(feature = "schema", schema(max_length = 1000))]
    pub url: String,
    /// The language of the messages, such as `de`; by default that of `Accept-Language`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}

/// The webhook of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Webhook {
    /// Where messages go; none where there is no webhook.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// What messages are signed with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_go_by_the_clock_on_the_wall_and_over_midnight() {
        let at = |hour: u64, minute: u64| (20_000 * 24 * 60 + hour * 60 + minute) * 60_000;
        let night = QuietHours { from_min: 22 * 60, to_min: 7 * 60, offset_min: 60 };
        assert!(night.are_sound());
        assert_eq!(night.end_ms(at(20, 59)), None, "21:59 there");
        assert_eq!(night.end_ms(at(21, 0)), Some(at(30, 0)), "22:00 there");
        assert_eq!(night.end_ms(at(5, 59)), Some(at(6, 0)));
        assert_eq!(night.end_ms(at(6, 0)), None, "7:00 there");
        let noon = QuietHours { from_min: 12 * 60, to_min: 13 * 60, offset_min: -300 };
        assert_eq!(
            [at(16, 59), at(17, 0), at(17, 59), at(18, 0)].map(|now| noon.end_ms(now)),
            [None, Some(at(18, 0)), Some(at(18, 0)), None]
        );
        for wrong in [
            QuietHours { from_min: 1440, ..noon },
            QuietHours { to_min: 1440, ..noon },
            QuietHours { offset_min: 841, ..noon },
            QuietHours { to_min: 12 * 60, ..noon },
        ] {
            assert!(!wrong.are_sound(), "{wrong:?}");
        }
    }
}
