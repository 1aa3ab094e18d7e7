//! What goes over HTTP about ratings.

use serde::{Deserialize, Serialize};

/// A list of ratings: one edition, one size of table, the best first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ladder {
    /// The list, such as `second-4`: an edition and how many play.
    pub list: String,
    /// How many people have a rating in it.
    pub people: u64,
    /// How many games counted.
    pub games: u64,
    /// Players, people and bots in one list. Their order is that of the least they are worth: the rating less its margin.
    pub players: Vec<Rated>,
}

/// Somebody with a rating.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rated {
    /// The place among people; none for any bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u64>,
    /// The name of the account, or of the bot. Empty for an account that was deleted.
    pub name: String,
    /// Is it a bot, of the server or a bot account? What is known of those of the server was measured and does not change.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
    /// What a bot account is known by; none for people and for bots of the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The rating. 400 points more are odds of ten to one; level 3 has 1500.
    pub rating: i32,
    /// With 95 % confidence the rating is off by no more than this.
    pub margin: u32,
    /// How many games it rests on; 0 for bots of the server.
    pub games: u64,
}

impl Rated {
    /// Is it a bot of the server? The name of a bot account that was deleted is empty.
    pub fn is_of_server(&self) -> bool {
        self.bot && self.id.is_none() && !self.name.is_empty()
    }
}

/// The ratings of an account.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AccountRatings {
    /// The name of the account.
    pub name: String,
    /// Its ratings, list by list; none where it has played no rated game.
    pub ratings: Vec<AccountRating>,
}

/// The rating of an account in one list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AccountRating {
    /// The list, such as `second-4`.
    pub list: String,
    /// The rating.
    #[serde(flatten)]
    pub rated: Rated,
    /// The strongest bot whose rating is not higher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub above: Option<String>,
    /// The weakest bot whose rating is higher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub below: Option<String>,
}
