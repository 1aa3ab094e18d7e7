//! What goes over the WebSocket: one JSON object a text frame, its kind in the field `t`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::bot::{BotReply, BotWants};
use crate::code::Code;
use crate::hex;
use crate::limits::Limits;
use crate::table::TableInfo;

// ── from the client ──────────────────────────────────────────────────────────
/// A frame from a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum ToServer {
    /// The first frame.
    Hello(Hello),
    /// An answer to the question.
    Act(Act),
    /// An answer to a bot's question, by the number of the question.
    Answer(BotReply),
    /// The first element of a seat's chain, asked for before the game begins.
    Reveal(Reveal),
    /// Take an answer back.
    Undo(Undo),
    /// Send again from this number on.
    Sync {
        /// The first event wanted.
        from: u64,
    },
    /// I am here.
    Ping {
        /// The client's clock, handed back.
        c_ms: u64,
    },
    /// A line of chat or an emote.
    Say(Say),
}

/// Who is there, and for which table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hello {
    /// The version of the messages the client speaks.
    pub version: u32,
    /// The table.
    pub game: String,
    /// Tokens of seats at this table; none to watch, several when one device has several seats.
    #[serde(default)]
    pub auth: Vec<String>,
    /// What the client has already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resume: Option<Resume>,
    /// Send the whole position with every event. A client that folds events itself does not need it.
    #[serde(default)]
    pub positions: bool,
    /// Send what is still to be done with every question, to everybody, instead of the legal answers to the seat that is
    /// asked. A client that folds events and knows the rules finds the answers by it.
    #[serde(default)]
    pub todo: bool,
    /// Send the messages of [`crate::bot`] besides, in frames `bot`: what is played, questions to the client's seats, the
    /// end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<BotWants>,
}

/// What a client has already.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resume {
    /// The life of the database it came from; another one means: forget everything.
    pub epoch: String,
    /// The last event it has.
    pub seq: u64,
}

/// An answer to the question. The id is made by the client, 32 hexadecimal digits, never used again, and kept until a
/// verdict comes; without a verdict for three seconds the same frame is sent again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Act {
    /// The id.
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-fA-F]{32}$"))]
    pub id: String,
    /// The last event the player saw.
    pub expect: u64,
    /// The seat that answers; a client with one seat may leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(pattern = "^[A-F]$"))]
    pub seat: Option<char>,
    /// The answer in the notation, without the seat: `keep 11`.
    #[cfg_attr(feature = "schema", schema(min_length = 1))]
    pub action: String,
    /// The next element of the seat's chain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-fA-F]{64}$"))]
    pub reveal: Option<String>,
}

/// The first element of a seat's chain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Reveal {
    /// The id, as in [`Act`].
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-fA-F]{32}$"))]
    pub id: String,
    /// The seat; a client with one seat may leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(pattern = "^[A-F]$"))]
    pub seat: Option<char>,
    /// The element: its hash is the tip.
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-fA-F]{64}$"))]
    pub element: String,
}

/// Takes an answer back, at a table that allows it and as long as nobody has learnt anything by it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Undo {
    /// The id, as in [`Act`].
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-fA-F]{32}$"))]
    pub id: String,
    /// The event of the answer, as [`Ask::undo`] tells it.
    pub answer: u64,
}

/// A line of chat or an emote.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Say {
    /// The seat that speaks; a client with one seat may leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(pattern = "^[A-F]$"))]
    pub seat: Option<char>,
    /// What is said, or the word of an emote.
    #[cfg_attr(feature = "schema", schema(min_length = 1))]
    pub text: String,
    /// Is it an emote? Then the text is one of [`EMOTES`], or a bet of a player who is out ([`bet_on`]).
    #[serde(default)]
    pub emote: bool,
}

/// The words of emotes; clients have pictures and words of their own for them.
pub const EMOTES: [&str; 8] = ["roar", "laugh", "cry", "cheer", "wow", "thanks", "sorry", "hurry"];

/// The seat that an emote bets on: `bet-B`. Only players whose monster was eliminated bet, and only on monsters that were not.
pub fn bet_on(word: &str) -> Option<char> {
    let mut letters = word.strip_prefix("bet-")?.chars();
    letters.next().filter(|letter| ('A'..='F').contains(letter) && letters.next().is_none())
}

// ── from the server ──────────────────────────────────────────────────────────
/// A frame from the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum ToClient {
    /// The answer to hello.
    Welcome(Welcome),
    /// Everything as it is now; what the client had before is to be forgotten.
    Snapshot(Box<Snapshot>),
    /// Something happened.
    Ev(Box<Ev>),
    /// It counts, and it is on disk.
    Ack(Ack),
    /// It does not count, and nothing has moved.
    Nack(Nack),
    /// The answer to ping.
    Pong {
        /// The client's clock, as it was sent.
        c_ms: u64,
        /// The server's clock.
        server_ms: u64,
        /// The table's last event; who has less missed something and asks for it.
        head: u64,
    },
    /// Who is there. May be left out or merged when the line is slow.
    Presence {
        /// Seats whose player is there.
        here: Vec<char>,
        /// How many others watch.
        watching: u32,
    },
    /// Somebody said something. May be left out when the line is slow.
    Said(Said),
    /// The server stops; the socket is closed next.
    GoingAway {
        /// Come back after about so long, spread at random.
        after_ms: u64,
    },
    /// A frame this program does not know.
    #[serde(other)]
    Unknown,
}

/// The answer to hello. Missing events or a snapshot follow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Welcome {
    /// The versions of the messages the server speaks, from and to.
    pub versions: (u32, u32),
    /// The life of the database.
    pub epoch: String,
    /// The table's last event.
    pub head: u64,
    /// Whose eyes the client looks through; nobody's when it watches.
    pub eyes: Vec<char>,
    /// The server's clock.
    pub server_ms: u64,
    /// How often to ping.
    pub heartbeat_ms: u64,
    /// What the server bears.
    pub limits: Limits,
}

/// A table as these eyes see it now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Snapshot {
    /// The table.
    pub game: String,
    /// The last event that is in it.
    pub seq: u64,
    /// The life of the database.
    pub epoch: String,
    /// The server's clock.
    pub server_ms: u64,
    /// Who sits where, and what is played.
    pub table: TableInfo,
    /// What each viewer sees, as a position in the notation: by the seat's letter, or `-` for spectators.
    /// Empty until the game has begun.
    pub positions: BTreeMap<String, String>,
    /// What is asked now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ask: Option<Ask>,
    /// The hash of everything these eyes have seen.
    pub vh: String,
}

/// Something happened: one row of the table's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ev {
    /// The table.
    pub game: String,
    /// Its number: 1, 2, 3 … without a gap.
    pub seq: u64,
    /// When, by the server's clock.
    pub at_ms: u64,
    /// What kind of thing: `opened`, `sat`, `rose`, `bot`, `back`, `pause`, `holiday`, `rekeyed`, `changed`, `sealed`,
    /// `revealed`, `renewed`, `begun`, `acted`, `undone`, `rematch`, `closed`.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub kind: EvKind,
    /// Who did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub actor: Option<Actor>,
    /// What happened in the game: events in the notation, as these eyes may see them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<String>,
    /// The event of the answer that was taken back, with `undone`: the game is where it was before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<u64>,
    /// The table, when something other than the game itself changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableInfo>,
    /// What is asked now; only with the last event there is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ask: Option<Ask>,
    /// Positions as in [`Snapshot`], for clients that asked for them; only with the last event there is.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub positions: BTreeMap<String, String>,
    /// The hash of everything these eyes have seen, up to this.
    pub vh: String,
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident = $word:literal),* $(,)?) => {
        /// What kind of thing an event is.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum EvKind {
            $($(#[$doc])* $name,)*
            /// Something a newer server knows, in its word: the hash of what was seen covers it.
            Other(String),
        }

        impl EvKind {
            /// The word for it, as it is written in frames.
            pub fn as_str(&self) -> &str {
                match self {
                    $(EvKind::$name => $word,)*
                    EvKind::Other(word) => word,
                }
            }
        }

        impl From<String> for EvKind {
            fn from(word: String) -> EvKind {
                match word.as_str() {
                    $($word => EvKind::$name,)*
                    _ => EvKind::Other(word),
                }
            }
        }
    };
}

kinds! {
    /// The table was made.
    Opened = "opened",
    /// Somebody sat down.
    Sat = "sat",
    /// Somebody changed their seat before the game.
    Changed = "changed",
    /// Somebody stood up before the game.
    Rose = "rose",
    /// A seat was handed to a bot.
    Bot = "bot",
    /// A player took their seat back from a bot.
    Back = "back",
    /// A player wants the game to rest, or no longer.
    Pause = "pause",
    /// A player is on holiday until a date, or is back.
    Holiday = "holiday",
    /// A seat got another token.
    Rekeyed = "rekeyed",
    /// A player showed that a seat is their account's.
    Held = "held",
    /// A seat got one more token, for another device of its player.
    Shared = "shared",
    /// Seats are final, and first elements are awaited.
    Sealed = "sealed",
    /// A seat showed the first element of its chain.
    Revealed = "revealed",
    /// The server took a new secret.
    Renewed = "renewed",
    /// The game began.
    Begun = "begun",
    /// A seat answered.
    Acted = "acted",
    /// A player took an answer back.
    Undone = "undone",
    /// The game goes on at another table.
    Rematch = "rematch",
    /// The table was closed before the end.
    Closed = "closed",
}

impl EvKind {
    /// Did the game itself move?
    pub fn is_move(&self) -> bool {
        matches!(self, EvKind::Begun | EvKind::Acted)
    }
}

impl Serialize for EvKind {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for EvKind {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<EvKind, D::Error> {
        String::deserialize(from).map(EvKind::from)
    }
}

/// The hash before the first event.
pub const FIRST_HASH: &str = "0000000000000000";

impl Ev {
    /// The hash that follows: sixteen hexadecimal digits of SHA-256 over the one before, the number, the kind and each
    /// change, a line each.
    pub fn hash_after(before: &str, seq: u64, kind: &str, changes: &[String]) -> String {
        let mut hash = Sha256::new();
        for line in [before, &seq.to_string(), kind].into_iter().chain(changes.iter().map(String::as_str)) {
            hash.update(line);
            hash.update(b"\n");
        }
        hex::write(&hash.finalize()[..8])
    }

    /// Does this event follow that hash?
    pub fn follows(&self, before: &str) -> bool {
        self.vh == Ev::hash_after(before, self.seq, self.kind.as_str(), &self.changes)
    }
}

/// Who did something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Actor {
    /// The seat.
    pub seat: char,
    /// Whose hand it was.
    pub by: Hand,
}

/// Whose hand answered for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The player's own.
    Player,
    /// A bot that has the seat.
    Bot,
    /// A bot that stood in for an absent player.
    Substitute,
    /// The clock: the player's time was over.
    Clock,
    /// Somebody a newer server knows.
    #[serde(other)]
    Unknown,
}

impl Hand {
    /// The word for it, as it is written in frames and records.
    pub const fn word(self) -> &'static str {
        match self {
            Hand::Player => "player",
            Hand::Bot => "bot",
            Hand::Substitute => "substitute",
            Hand::Clock => "clock",
            Hand::Unknown => "unknown",
        }
    }

    /// The hand of a word.
    pub fn from_word(word: &str) -> Option<Hand> {
        [Hand::Player, Hand::Bot, Hand::Substitute, Hand::Clock].into_iter().find(|hand| hand.word() == word)
    }
}

/// What is asked now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ask {
    /// Who is asked.
    pub seat: char,
    /// The question in the notation: `keep`, `yield`, `power wings 0` …
    pub question: String,
    /// The legal answers in the notation; sent only to the seat that is asked, and not to clients that asked for `todo`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<String>>,
    /// What is still to be done, the most urgent last: the `todo` lines of the position without that word; sent only to
    /// clients that asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub todo: Option<Vec<String>>,
    /// How many elements of the seat's chain are out already; only for the eyes of whoever is asked, and only if the
    /// chain is in use. The answer carries the next one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub links: Option<u32>,
    /// The last of them: the holder of the chain sees by it how many are out, and shows none but the one behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<String>,
    /// When the time is over, by the server's clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline_ms: Option<u64>,
    /// How much time is left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_ms: Option<u64>,
    /// The event of the answer that can be taken back now; only for the eyes of whoever gave it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<u64>,
}

/// It counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ack {
    /// The id of what counts.
    pub id: String,
    /// The number it got.
    pub seq: u64,
    /// It had counted before: this was a second copy.
    pub dup: bool,
}

/// It does not count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Nack {
    /// The id of what does not count; empty where there was none.
    pub id: String,
    /// Why.
    pub code: Code,
    /// The table's last event.
    pub head: u64,
    /// Can sending the very same frame again help?
    pub retry: bool,
    /// Not before n milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after_ms: Option<u64>,
}

/// Somebody said something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Said {
    /// Its number among the lines of this table.
    pub number: u64,
    /// When, by the server's clock.
    pub at_ms: u64,
    /// Who.
    pub seat: char,
    /// What, or the word of an emote.
    pub text: String,
    /// Is it an emote?
    #[serde(default)]
    pub emote: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_look_as_documented() {
        let act = r#"{"t":"act","id":"00","expect":7,"action":"keep 11","new_field":1}"#;
        let act: ToServer = serde_json::from_str(act).unwrap();
        assert!(matches!(&act, ToServer::Act(act) if act.expect == 7 && act.seat.is_none()));
        let ack = ToClient::Ack(Ack { id: "00".into(), seq: 8, dup: false });
        assert_eq!(serde_json::to_string(&ack).unwrap(), r#"{"t":"ack","id":"00","seq":8,"dup":false}"#);
        let new: ToClient = serde_json::from_str(r#"{"t":"confetti"}"#).unwrap();
        assert_eq!(new, ToClient::Unknown);
    }

    #[test]
    fn the_hash_of_what_was_seen_depends_on_every_line() {
        let lines = |n: &[&str]| n.iter().map(|s| (*s).to_string()).collect::<Vec<_>>();
        let hash = Ev::hash_after(FIRST_HASH, 1, "acted", &lines(&["kept 11", "threw 2"]));
        assert_eq!(hash.len(), 16);
        assert_ne!(hash, Ev::hash_after(FIRST_HASH, 1, "acted", &lines(&["kept 11", "threw 3"])));
        assert_ne!(hash, Ev::hash_after(FIRST_HASH, 1, "acted", &lines(&["kept 11threw 2"])));
        assert_ne!(hash, Ev::hash_after(FIRST_HASH, 2, "acted", &lines(&["kept 11", "threw 2"])));
    }
}
