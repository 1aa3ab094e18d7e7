//! The stable codes of refusals, and the codes a socket is closed with.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $word:literal $status:literal $retry:literal),* $(,)?) => {
        /// Why something was refused: a word that never changes its meaning.
        ///
        /// ```
        /// use kaiju_wire::Code;
        ///
        /// let said: Code = serde_json::from_str("\"outcome_unknown\"").unwrap();
        /// assert!(said.retry(), "the very same may be sent again, with its id");
        /// assert_eq!((said.word(), said.status()), ("outcome_unknown", 503));
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum Code {
            $($(#[$doc])* $name,)*
            /// A word this program does not know: a newer server said it.
            #[serde(other)]
            Unknown,
        }

        impl Code {
            /// Every word.
            pub const ALL: &'static [Code] = &[$(Code::$name),*];

            /// The word itself.
            pub const fn word(self) -> &'static str {
                match self { $(Code::$name => $word,)* Code::Unknown => "unknown" }
            }

            /// The status an HTTP answer has with it.
            pub const fn status(self) -> u16 {
                match self { $(Code::$name => $status,)* Code::Unknown => 400 }
            }

            /// Can sending the very same thing again, with the same id, help?
            pub const fn retry(self) -> bool {
                match self { $(Code::$name => $retry,)* Code::Unknown => false }
            }
        }
    };
}

codes! {
    /// Something else happened first: look at the table again.
    SeqConflict = "seq_conflict" 409 false,
    /// That is not among the legal answers.
    IllegalAction = "illegal_action" 422 false,
    /// Somebody else is asked.
    NotYourTurn = "not_your_turn" 409 false,
    /// This id was used for something else.
    IdReused = "id_reused" 409 false,
    /// Too much at once.
    RateLimited = "rate_limited" 429 true,
    /// The disk or the database does not take it.
    StorageUnavailable = "storage_unavailable" 503 true,
    /// Whether it counts is not known: send the very same again.
    OutcomeUnknown = "outcome_unknown" 503 true,
    /// The server is busy, starting or stopping.
    Unavailable = "unavailable" 503 true,
    /// The game is over.
    GameOver = "game_over" 409 false,
    /// Client and server do not speak the same version.
    UpgradeRequired = "upgrade_required" 426 false,
    /// There is no such thing, or the token does not open it. Which of both is not told.
    Forbidden = "forbidden" 404 false,
    /// The request cannot be read.
    BadRequest = "bad_request" 400 false,
    /// The request is larger than the limit.
    TooLarge = "too_large" 413 false,
    /// There is no page for this method.
    BadMethod = "bad_method" 405 false,
    /// The body is not JSON by its label.
    BadType = "bad_type" 415 false,
    /// The edition, the book, a switch or the number of seats is not possible.
    BadSetup = "bad_setup" 422 false,
    /// There is no such player among the bots, or it thinks for too long.
    BadBot = "bad_bot" 422 false,
    /// A name must have 1 to 24 visible characters, none of them private or unassigned, at most two marks on a letter.
    BadName = "bad_name" 422 false,
    /// There is no such monster.
    BadMonster = "bad_monster" 422 false,
    /// That monster has no Evolutions, and the table plays with them.
    NoEvolutions = "no_evolutions" 422 false,
    /// Another seat has that monster.
    MonsterTaken = "monster_taken" 409 false,
    /// The seat is taken, or no seat is free.
    SeatTaken = "seat_taken" 409 false,
    /// A seat kept for a person is still empty.
    SeatsEmpty = "seats_empty" 409 false,
    /// The game has not begun.
    NotBegun = "not_begun" 409 false,
    /// The game has begun already.
    Begun = "begun" 409 false,
    /// The game is not over yet.
    NotOver = "not_over" 409 false,
    /// The answer cannot be taken back: the table does not allow it, or somebody has learnt something since.
    NoUndo = "no_undo" 409 false,
    /// A holiday ends within 30 days, and a seat has 30 days of holiday in a game.
    BadHoliday = "bad_holiday" 422 false,
    /// The element is not the next one of the seat's chain.
    BadReveal = "bad_reveal" 422 false,
    /// The passkey does not fit: it is unknown, of another site, or took longer than five minutes.
    BadPasskey = "bad_passkey" 422 false,
    /// The name of the account is in use, or looks like one that is.
    NameTaken = "name_taken" 409 false,
    /// The game counts for ratings, or others play it with the same luck: whoever sits down needs an account, and sits there once.
    NeedsAccount = "needs_account" 403 false,
    /// Somebody at the table has blocked the account.
    NotWelcome = "not_welcome" 403 false,
    /// The host of the server has banned the account or the address for a time: no tables, no seats, no talk.
    Banned = "banned" 403 false,
    /// The host of the server has muted the seat, the account or the address for a time.
    Muted = "muted" 403 false,
    /// The host of the server does not want a word in it to be used.
    BadWords = "bad_words" 422 false,
    /// The account has a seat at as many open tables as it may.
    TooManyTables = "too_many_tables" 409 false,
    /// The account has as many bot accounts as it may.
    TooManyBots = "too_many_bots" 409 false,
    /// No program of the bot is here to play.
    BotAway = "bot_away" 409 false,
    /// A ban or mute needs an account, a range of addresses or, to mute, a seat, and an end within ten years.
    BadSanction = "bad_sanction" 422 false,
    /// It is a table for children: talk is signs, names and titles are not typed, bots are of levels 1 and 2, and nothing is rated.
    ChildTable = "child_table" 422 false,
    /// The account plays in another group of the duplicate.
    OtherGroup = "other_group" 409 false,
    /// Another group still plays with the same luck: it is told when all have finished.
    GroupsPlaying = "groups_playing" 409 false,
    /// The record is no finished game of that day.
    BadRecord = "bad_record" 422 false,
    /// Notices cannot go there: it is no address, or one that leads into a private network.
    BadAddress = "bad_address" 422 false,
    /// The server sends no e-mail, or no notices at all.
    NoNotices = "no_notices" 409 false,
    /// The page does not come from here.
    ForeignOrigin = "foreign_origin" 403 false,
    /// The server is not known by the name in the `Host` header.
    ForeignHost = "foreign_host" 421 false,
    /// The record was played with rules this server does not have.
    OtherRules = "other_rules" 409 false,
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A refusal: the body of every HTTP answer that is not a success.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// Why.
    pub code: Code,
    /// Can sending the very same thing again help?
    pub retry: bool,
    /// Not before n milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after_ms: Option<u64>,
    /// The number of the table's last event, where there is a table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head: Option<u64>,
    /// The refusal as a sentence, in the language the client asked for. It never reveals a hidden fact.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub message: String,
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Refusal {
        Refusal { code, retry: code.retry(), after_ms: None, head: None, message: String::new() }
    }
}

impl Refusal {
    /// Adds the number of the table's last event.
    #[must_use]
    pub fn at(mut self, head: u64) -> Refusal {
        self.head = Some(head);
        self
    }

    /// Adds how long the client should wait.
    #[must_use]
    pub fn after(mut self, ms: u64) -> Refusal {
        self.after_ms = Some(ms);
        self
    }
}

/// Why a socket was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u16)]
pub enum Close {
    /// The server restarts: come back in a moment.
    Restart = 1012,
    /// A frame was too big.
    TooBig = 1009,
    /// The first frame was no hello, or came too late, or a frame cannot be read.
    BadHello = 4001,
    /// There is no such table, or the token does not open it.
    Forbidden = 4003,
    /// The reader is too slow: come back and resume.
    Slow = 4008,
    /// A newer socket took this one's place: do not come back.
    Replaced = 4009,
    /// Client and server do not speak the same version: do not come back.
    Upgrade = 4010,
    /// Too many frames: come back after the time that was told.
    RateLimited = 4029,
    /// Nothing was heard for too long: come back and resume.
    Silent = 4000,
}

impl Close {
    /// The number that goes over the line.
    pub const fn number(self) -> u16 {
        self as u16
    }

    /// Should a client come back by itself?
    pub const fn retry(number: u16) -> bool {
        !matches!(number, 4001 | 4003 | 4009 | 4010)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_as_they_are_sent() {
        for &code in Code::ALL {
            assert_eq!(serde_json::to_string(&code).unwrap(), format!("\"{}\"", code.word()));
            assert!((400..600).contains(&code.status()));
        }
        assert_eq!(serde_json::from_str::<Code>("\"from_the_future\"").unwrap(), Code::Unknown);
    }
}
