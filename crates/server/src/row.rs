//! One row of a table's log: what was done. Everything a table is follows from its rows.

use std::collections::BTreeMap;

use kaiju_rules::Seat;
use kaiju_wire::frame::Hand;
use kaiju_wire::table::{Pace, SeatKind};
use serde::{Deserialize, Serialize};

/// A row of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// Its number: 1, 2, 3 … without a gap.
    pub seq: u64,
    /// The id of the request that made it; no other row of the table ever has the same.
    pub id: String,
    /// A short hash of the request, to tell a second copy from another request with the same id.
    pub claim: String,
    /// When, by the wall clock.
    pub at_ms: u64,
    /// What was done.
    pub deed: Deed,
}

/// What was done at a table. Stored as JSON; new facts get new kinds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Deed {
    /// The table was made.
    Opened(Box<Plan>),
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: char,
        /// Under which name.
        name: String,
        /// As which monster.
        monster: String,
        /// The hash of the seat's token.
        hash: String,
        /// What the token was made of, beside a key only the player has; none where it was drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<String>,
        /// The tip of the seat's chain.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tip: Option<String>,
    },
    /// Somebody changed their seat before the game.
    Changed {
        /// Where.
        seat: char,
        /// The name now.
        name: String,
        /// The monster now.
        monster: String,
        /// The tip now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tip: Option<String>,
    },
    /// Somebody stood up before the game.
    Rose {
        /// Where.
        seat: char,
    },
    /// A seat was handed to a bot.
    Bot {
        /// Which.
        seat: char,
        /// The bot's name.
        player: String,
    },
    /// A player took their seat back from a bot.
    Back {
        /// Which.
        seat: char,
    },
    /// A seat got another token; the old one is void.
    Rekeyed {
        /// Which.
        seat: char,
        /// The hash of the new token.
        hash: String,
        /// What the token was made of, beside a key only the player has; none where it was drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<String>,
    },
    /// The game is about to begin: seats are final, the commitment is out, first elements are awaited.
    Sealed,
    /// A seat showed the first element of its chain.
    Revealed {
        /// Which.
        seat: char,
        /// The element.
        element: String,
    },
    /// The server took a new secret: a seat withheld its element while the table was sealed, or the server was restored
    /// from a backup. The secret stays in the log until the game is over, as the first one does.
    Renewed {
        /// The life of the database it was taken in.
        epoch: String,
        /// The secret.
        secret: String,
        /// What is published of it.
        commitment: String,
        /// The seats that withheld their element; they play without a chain.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        without: Vec<char>,
    },
    /// The game began.
    Begun {
        /// What chance said before the first question.
        luck: Vec<String>,
    },
    /// A seat answered.
    Acted {
        /// Which.
        seat: char,
        /// Whose hand it was.
        by: Hand,
        /// The answer.
        action: String,
        /// The element of the seat's chain that came with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        link: Option<String>,
        /// What chance said before the next question.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        luck: Vec<String>,
    },
    /// The game goes on at another table.
    Rematch {
        /// Its id.
        game: String,
    },
    /// The table was closed before the end.
    Closed,
}

impl Deed {
    /// The player who did it with their own hand, if it is an answer.
    pub fn player(&self) -> Option<Seat> {
        match self {
            Deed::Acted { seat, by: Hand::Player, .. } | Deed::Revealed { seat, .. } => Seat::from_letter(*seat),
            _ => None,
        }
    }

    /// The word for its kind.
    pub fn kind(&self) -> &'static str {
        match self {
            Deed::Opened(_) => "opened",
            Deed::Sat { .. } => "sat",
            Deed::Changed { .. } => "changed",
            Deed::Rose { .. } => "rose",
            Deed::Bot { .. } => "bot",
            Deed::Back { .. } => "back",
            Deed::Rekeyed { .. } => "rekeyed",
            Deed::Sealed => "sealed",
            Deed::Revealed { .. } => "revealed",
            Deed::Renewed { .. } => "renewed",
            Deed::Begun { .. } => "begun",
            Deed::Acted { .. } => "acted",
            Deed::Rematch { .. } => "rematch",
            Deed::Closed => "closed",
        }
    }
}

/// What a table was made as.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Plan {
    /// The version of the rules, for life.
    pub rules: u32,
    /// The edition.
    pub edition: String,
    /// Switches that differ from it.
    pub switches: BTreeMap<String, String>,
    /// The seats.
    pub seats: Vec<SeatPlan>,
    /// Seconds for each answer.
    pub clock_s: Option<u32>,
    /// Seconds until a bot answers for an absent player; 0 for never.
    pub grace_s: u32,
    /// How fast bots answer.
    pub pace: Pace,
    /// Is it shown in the lobby?
    pub public: bool,
    /// Its title.
    pub title: String,
    /// The hash of the host's token.
    pub host: String,
    /// SHA-256 of the secret.
    pub commitment: String,
    /// The life of the database the secret was taken in. A table that finds itself in another one takes a new secret:
    /// whoever was there before the restore may know how the dice would have fallen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub epoch: Option<String>,
    /// The table this one is a rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<String>,
}

/// What a seat was made as.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatPlan {
    /// Who is to sit there.
    pub kind: SeatKind,
    /// The bot, for a bot's seat and for an open one that stays empty.
    pub player: String,
    /// The monster it has until somebody chooses another.
    pub monster: String,
}
