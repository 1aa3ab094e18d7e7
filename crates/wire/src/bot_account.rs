//! Bot accounts: names and tokens for programs that play, who can be challenged, and the ladder they are on.

use serde::{Deserialize, Serialize};

use crate::people::Invitation;
use crate::person::Played;
use crate::rating::Rated;
use crate::table::{Pace, TableTurn};

/// How the token of a bot account begins: whoever finds one knows what it is.
pub const TOKEN_PREFIX: &str = "kaijubot_";

/// A bot account to be made.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewBotAccount {
    /// The name, up to 24 visible characters, nobody else's: no account has one that looks like it.
    #[cfg_attr(feature = "schema", schema(min_length = 1))]
    pub name: String,
}

/// The token of a bot account. It is told this once.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotToken {
    /// What the bot is known by.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Sent as `Authorization: Bearer`; only its hash is kept.
    pub token: String,
}

/// A bot account, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotAccount {
    /// What it is known by.
    pub id: String,
    /// Its name.
    pub name: String,
    /// When it was made.
    pub created_ms: u64,
    /// When a program of it was last here; 0 for never.
    pub seen_ms: u64,
    /// Has a program of it been here within the last minute?
    pub online: bool,
}

/// The bot accounts of an account, the oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotAccounts {
    /// The bots.
    pub bots: Vec<BotAccount>,
    /// How many an account may have.
    pub most: u32,
}

/// A bot account with its games, for the file that has everything of its owner.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotExport {
    /// The bot.
    #[serde(flatten)]
    pub account: BotAccount,
    /// Its games.
    pub games: Vec<Played>,
}

/// What a bot account is to do: whoever wants to play with it, and the games it plays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotAgenda {
    /// What the bot is known by.
    pub id: String,
    /// Its name.
    pub name: String,
    /// At how many tables it may have a seat at a time.
    pub most: u32,
    /// Tables that keep a seat for it, the latest first: it takes the seat with `POST /tables/GAME/seats`.
    pub challenges: Vec<Invitation>,
    /// The tables at which it has a seat and that are not over.
    pub tables: Vec<TableTurn>,
}

/// Challenges a bot: a table is made with a seat for the challenger and one for the bot.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewChallenge {
    /// The edition: `first`, `second` or `godzilla`.
    pub edition: String,
    /// How many play; bots of the server take the seats of the others.
    #[serde(default = "two")]
    #[cfg_attr(feature = "schema", schema(minimum = 2, maximum = 6))]
    pub players: u32,
    /// The name of the challenger; a bot that challenges has its own.
    #[serde(default)]
    pub name: String,
    /// The tip of the challenger's chain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-fA-F]{64}$"))]
    pub tip: Option<String>,
    /// Does the game count for ratings? Then the challenger shows the session of an account.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// How fast bots of the server answer.
    #[serde(default)]
    pub pace: Pace,
}

const fn two() -> u32 {
    2
}

/// The ladder of bots: those of the server and bot accounts in one list, by one edition and size of table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotLadder {
    /// The list, such as `second-4`: an edition and how many play.
    pub list: String,
    /// The bots. Their order is that of the least they are worth: the rating less its margin.
    pub bots: Vec<LadderBot>,
}

/// A bot on the ladder.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LadderBot {
    /// Its name and rating. A bot account that has played no rated game here has the rating of a newcomer, and its margin.
    #[serde(flatten)]
    pub rated: Rated,
    /// Can it be played with now? Bots of the server always can.
    pub online: bool,
}

impl LadderBot {
    /// The interval that the rating lies in with 95 % confidence.
    pub fn interval(&self) -> (i32, i32) {
        let margin = i32::try_from(self.rated.margin).unwrap_or(i32::MAX);
        (self.rated.rating.saturating_sub(margin), self.rated.rating.saturating_add(margin))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_challenge_is_a_duel_unless_it_says_otherwise() {
        let read: NewChallenge = serde_json::from_str(r#"{"edition":"second"}"#).unwrap();
        assert_eq!((read.players, read.rated, read.name.as_str()), (2, false, ""));
    }

    #[test]
    fn a_bot_on_the_ladder_is_one_object() {
        let (name, id) = ("Robot".to_string(), Some("abc".to_string()));
        let rated = Rated { name, id, bot: true, rating: 1500, margin: 294, ..Rated::default() };
        let one = LadderBot { rated, online: true };
        let text = serde_json::to_string(&one).unwrap();
        assert!(text.contains(r#""id":"abc""#) && text.contains(r#""rating":1500"#), "{text}");
        assert_eq!(serde_json::from_str::<LadderBot>(&text).unwrap(), one);
        assert_eq!(one.interval(), (1206, 1794));
    }
}
