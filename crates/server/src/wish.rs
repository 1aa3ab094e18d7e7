//! What somebody wants to be done at a table. The door that brings a wish in has read it: it holds the game's own
//! types.

use kaiju_rules::{Action, Monster, Seat, SeatSet};
use kaiju_wire::bot::BotReply;
use kaiju_wire::chain::Element;
use kaiju_wire::frame::Hand;

use crate::named_bot::NamedBot;

/// A wish, with what is known of the request that brought it in. A table that grants it keeps the id and the claim in its
/// log.
#[derive(Clone, Debug)]
pub struct Request {
    /// What is wished for.
    pub wish: Wish,
    /// Its id; no other row of the table ever has the same.
    pub id: String,
    /// A short hash of it, to tell a second copy from another request with the same id.
    pub claim: String,
    /// The hashes of the tokens the client shows; none where the server itself wants it, and may.
    pub shown: Option<Vec<String>>,
}

impl Request {
    /// What a client wants that shows tokens with these hashes.
    pub fn shown(wish: Wish, id: impl Into<String>, claim: impl Into<String>, shown: &[String]) -> Request {
        Request { shown: Some(shown.to_vec()), ..Request::unasked(wish, id, claim) }
    }

    /// What the server wants, or what everybody may.
    pub fn unasked(wish: Wish, id: impl Into<String>, claim: impl Into<String>) -> Request {
        Request { wish, id: id.into(), claim: claim.into(), shown: None }
    }
}

/// What somebody wants to be done.
#[derive(Clone, Debug)]
pub enum Wish {
    /// Sit down; the hash is that of the token the seat will have.
    Sit {
        /// Where; anywhere by default.
        seat: Option<Seat>,
        /// Under which name.
        name: String,
        /// As which monster.
        monster: Option<Monster>,
        /// The tip of the seat's chain.
        tip: Option<Element>,
        /// The hash of the new token.
        hash: String,
        /// What it was made of, beside the player's key.
        salt: Option<String>,
        /// What the account of who sits down is called in ledgers.
        player: Option<String>,
        /// Is that account a bot?
        bot: bool,
        /// What the account is called in ledgers that may have tokens of the seat for its other devices.
        holder: Option<String>,
    },
    /// Change the name, monster or chain of a seat.
    Change {
        /// Which.
        seat: Seat,
        /// Another name.
        name: Option<String>,
        /// Another monster.
        monster: Option<Monster>,
        /// Another tip.
        tip: Option<Element>,
    },
    /// Stand up, or let a bot play on.
    Rise(Seat),
    /// Hand a seat to a bot.
    HandOver(Seat, NamedBot),
    /// Take it back.
    TakeBack(Seat),
    /// Have the game rest, or no longer; it rests once everybody who plays wants it to.
    Pause(Seat, bool),
    /// Be on holiday until a moment of the wall clock, or be back.
    Holiday(Seat, Option<u64>),
    /// Another token.
    Rekey {
        /// For which seat.
        seat: Seat,
        /// The hash of the new token.
        hash: String,
        /// What it was made of, beside the player's key.
        salt: Option<String>,
    },
    /// Have a seat be that of an account, by what that is called in ledgers.
    Hold {
        /// Which.
        seat: Seat,
        /// What the account is called.
        holder: String,
    },
    /// One more token, for another device of the account whose seat it is.
    Share {
        /// For which seat.
        seat: Seat,
        /// What the account is called in ledgers.
        player: String,
        /// The hash of the new token.
        hash: String,
        /// What it was made of, beside the player's key.
        salt: Option<String>,
    },
    /// Begin.
    Start,
    /// Show the first element of a chain.
    Reveal(Seat, Element),
    /// Take this secret in this life of the database: because the table knows an earlier life, or to seal it again
    /// without those who withhold their element.
    Renew {
        /// The life of the database.
        epoch: String,
        /// The secret.
        secret: [u8; 32],
    },
    /// All first elements are there, or no longer awaited.
    Begin,
    /// Answer the question.
    Act(SeatAnswer),
    /// Take the answer of this row back, by whoever has these seats.
    Undo {
        /// The seats.
        seats: SeatSet,
        /// The row.
        answer: u64,
    },
    /// Play again at that table, which has the seats as they were at a row.
    Rematch {
        /// The new table.
        game: String,
        /// The row.
        seen: u64,
    },
    /// Close the table.
    Close,
}

/// An answer.
#[derive(Clone, Debug)]
pub struct SeatAnswer {
    /// Who answers.
    pub seat: Seat,
    /// Whose hand it is.
    pub by: Hand,
    /// The last event the player saw.
    pub expect: u64,
    /// The answer itself.
    pub action: Worded,
    /// The next element of the seat's chain.
    pub link: Option<Element>,
}

/// How an answer is worded: only the table knows the words of its cards.
#[derive(Clone, Debug)]
pub enum Worded {
    /// In the notation, as clients do it.
    Text(String),
    /// As a bot outside says it.
    Bot(BotReply),
    /// Not at all, as our bots do it.
    Action(Action),
}
