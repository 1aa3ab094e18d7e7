//! One row of a table's log: what was done. Everything a table is follows from its rows.

use kaiju_rules::{Monster, Seat};
use kaiju_wire::chain::Element;
use kaiju_wire::frame::{Actor, EvKind, Hand};
use serde::{Deserialize, Serialize};

use crate::named_bot::NamedBot;
use crate::plan::TablePlan;
use crate::stored;

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

/// What was done at a table. Stored as JSON; new facts get new kinds. Answers and luck are in the notation: what their
/// words mean depends on the edition and the monsters, so only the table itself can read them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Deed {
    /// The table was made.
    Opened(Box<TablePlan>),
    /// Somebody sat down.
    Sat {
        /// Where.
        #[serde(with = "stored::word")]
        seat: Seat,
        /// Under which name.
        name: String,
        /// As which monster.
        #[serde(with = "stored::word")]
        monster: Monster,
        /// The hash of the seat's token.
        hash: String,
        /// What the token was made of, beside a key only the player has; none where it was drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<String>,
        /// The tip of the seat's chain.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "stored::maybe")]
        tip: Option<Element>,
        /// What their account is called in ledgers, where the game counts for ratings or it is a bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<String>,
        /// Is their account a bot?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
        /// What the account is called in ledgers that may have tokens of the seat for its other devices.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        holder: Option<String>,
    },
    /// Somebody changed their seat before the game.
    Changed {
        /// Where.
        #[serde(with = "stored::word")]
        seat: Seat,
        /// The name now.
        name: String,
        /// The monster now.
        #[serde(with = "stored::word")]
        monster: Monster,
        /// The tip now.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "stored::maybe")]
        tip: Option<Element>,
    },
    /// Somebody stood up before the game.
    Rose {
        /// Where.
        #[serde(with = "stored::word")]
        seat: Seat,
    },
    /// A seat was handed to a bot.
    Bot {
        /// Which.
        #[serde(with = "stored::word")]
        seat: Seat,
        /// The bot.
        player: NamedBot,
    },
    /// A player took their seat back from a bot.
    Back {
        /// Which.
        #[serde(with = "stored::word")]
        seat: Seat,
    },
    /// A player wants the game to rest, or no longer.
    Pause {
        /// Who.
        #[serde(with = "stored::word")]
        seat: Seat,
        /// Whether they do.
        wants: bool,
    },
    /// A player is on holiday, or is back.
    Holiday {
        /// Who.
        #[serde(with = "stored::word")]
        seat: Seat,
        /// Until when, by the wall clock; none when they are back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until_ms: Option<u64>,
    },
    /// A seat got another token; the old one is void.
    Rekeyed {
        /// Which.
        #[serde(with = "stored::word")]
        seat: Seat,
        /// The hash of the new token.
        hash: String,
        /// What the token was made of, beside a key only the player has; none where it was drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<String>,
    },
    /// A player showed that the seat is their account's.
    Held {
        /// Which.
        #[serde(with = "stored::word")]
        seat: Seat,
        /// What the account is called in ledgers.
        holder: String,
    },
    /// A seat got one more token, for another device of its player; the others stay.
    Shared {
        /// Which.
        #[serde(with = "stored::word")]
        seat: Seat,
        /// The hash of the token.
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
        #[serde(with = "stored::word")]
        seat: Seat,
        /// The element.
        #[serde(with = "stored::word")]
        element: Element,
    },
    /// The server took a new secret: a seat withheld its element while the table was sealed, or the server was restored
    /// from a backup. The secret stays in the log until the game is over, as the first one does.
    Renewed {
        /// The life of the database it was taken in.
        epoch: String,
        /// The secret.
        #[serde(with = "stored::word")]
        secret: [u8; 32],
        /// What is published of it.
        #[serde(with = "stored::word")]
        commitment: [u8; 32],
        /// The seats that withheld their element; they play without a chain.
        #[serde(default, skip_serializing_if = "Vec::is_empty", with = "stored::list")]
        without: Vec<Seat>,
    },
    /// The game began.
    Begun {
        /// What chance said before the first question.
        luck: Vec<String>,
    },
    /// A seat answered.
    Acted {
        /// Which.
        #[serde(with = "stored::word")]
        seat: Seat,
        /// Whose hand it was.
        by: Hand,
        /// The answer.
        action: String,
        /// The element of the seat's chain that came with it.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "stored::maybe")]
        link: Option<Element>,
        /// What chance said before the next question.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        luck: Vec<String>,
    },
    /// A player took an answer back: the game is where it was before it.
    Undone {
        /// Who.
        #[serde(with = "stored::word")]
        seat: Seat,
        /// The row of the answer.
        answer: u64,
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
            Deed::Acted { seat, by: Hand::Player, .. } | Deed::Revealed { seat, .. } | Deed::Undone { seat, .. } => {
                Some(*seat)
            }
            _ => None,
        }
    }

    /// The row of the answer it takes back.
    pub fn undone(&self) -> Option<u64> {
        if let Deed::Undone { answer, .. } = self { Some(*answer) } else { None }
    }

    /// Its kind, as events tell it.
    pub fn kind(&self) -> EvKind {
        match self {
            Deed::Opened(_) => EvKind::Opened,
            Deed::Sat { .. } => EvKind::Sat,
            Deed::Changed { .. } => EvKind::Changed,
            Deed::Rose { .. } => EvKind::Rose,
            Deed::Bot { .. } => EvKind::Bot,
            Deed::Back { .. } => EvKind::Back,
            Deed::Pause { .. } => EvKind::Pause,
            Deed::Holiday { .. } => EvKind::Holiday,
            Deed::Rekeyed { .. } => EvKind::Rekeyed,
            Deed::Held { .. } => EvKind::Held,
            Deed::Shared { .. } => EvKind::Shared,
            Deed::Sealed => EvKind::Sealed,
            Deed::Revealed { .. } => EvKind::Revealed,
            Deed::Renewed { .. } => EvKind::Renewed,
            Deed::Begun { .. } => EvKind::Begun,
            Deed::Acted { .. } => EvKind::Acted,
            Deed::Undone { .. } => EvKind::Undone,
            Deed::Rematch { .. } => EvKind::Rematch,
            Deed::Closed => EvKind::Closed,
        }
    }

    /// Who did it, as events tell it: a seat, and whose hand it was.
    pub fn actor(&self) -> Option<Actor> {
        let by = |seat: Seat, by: Hand| Some(Actor { seat: seat.letter(), by });
        match self {
            Deed::Acted { seat, by: hand, .. } => by(*seat, *hand),
            Deed::Sat { seat, .. }
            | Deed::Changed { seat, .. }
            | Deed::Rose { seat }
            | Deed::Back { seat }
            | Deed::Pause { seat, .. }
            | Deed::Holiday { seat, .. }
            | Deed::Undone { seat, .. }
            | Deed::Rekeyed { seat, .. }
            | Deed::Held { seat, .. }
            | Deed::Shared { seat, .. }
            | Deed::Revealed { seat, .. } => by(*seat, Hand::Player),
            Deed::Bot { seat, .. } => by(*seat, Hand::Bot),
            Deed::Opened(_)
            | Deed::Sealed
            | Deed::Renewed { .. }
            | Deed::Begun { .. }
            | Deed::Rematch { .. }
            | Deed::Closed => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row of each kind as databases have them. The types of a row may change, but it is written like this forever.
    #[test]
    fn rows_are_written_as_they_always_were() {
        let hex = "0123456789abcdef".repeat(4);
        let seats = r#"[{"kind":"human","player":"level3","monster":"the-king"},{"kind":"bot","player":"mcts:50ms","monster":"gigan"}]"#;
        let plan = format!(
            r#""rules":1,"edition":"godzilla","switches":{{"events":"yes"}},"seats":{seats},"clock_s":null,"grace_s":60,"pace":"humane","public":false,"title":"","host":"h","commitment":"{hex}""#
        );
        let relaxed = plan
            .replace(r#""clock_s":null"#, r#""rhythm":"relaxed","clock_s":86400,"overtime":"seat""#)
            .replace(r#""grace_s":60"#, r#""grace_s":0,"undo":true"#);
        let kept = plan.replace(r#""gigan"}"#, r#""gigan","reserved":"p","bot":"Robot"}"#);
        let rows = [
            format!(r#"{{"kind":"opened",{plan}}}"#),
            format!(r#"{{"kind":"opened",{plan},"epoch":"e","rematch_of":"g"}}"#),
            format!(r#"{{"kind":"opened",{kept}}}"#),
            format!(r#"{{"kind":"opened",{relaxed}}}"#),
            r#"{"kind":"sat","seat":"A","name":"Ana","monster":"kraken","hash":"h"}"#.to_string(),
            format!(r#"{{"kind":"sat","seat":"F","name":"","monster":"mothra","hash":"h","salt":"s","tip":"{hex}"}}"#),
            r#"{"kind":"sat","seat":"B","name":"Robot","monster":"kraken","hash":"h","player":"p","bot":true}"#
                .to_string(),
            r#"{"kind":"sat","seat":"C","name":"Cy","monster":"kraken","hash":"h","holder":"p"}"#.to_string(),
            format!(r#"{{"kind":"changed","seat":"B","name":"Bo","monster":"cyber-kitty","tip":"{hex}"}}"#),
            r#"{"kind":"rose","seat":"C"}"#.to_string(),
            r#"{"kind":"bot","seat":"D","player":"level5"}"#.to_string(),
            r#"{"kind":"back","seat":"D"}"#.to_string(),
            r#"{"kind":"pause","seat":"D","wants":true}"#.to_string(),
            r#"{"kind":"rekeyed","seat":"E","hash":"h","salt":"s"}"#.to_string(),
            r#"{"kind":"held","seat":"E","holder":"p"}"#.to_string(),
            r#"{"kind":"shared","seat":"E","hash":"h","salt":"s"}"#.to_string(),
            r#"{"kind":"sealed"}"#.to_string(),
            format!(r#"{{"kind":"revealed","seat":"A","element":"{hex}"}}"#),
            format!(r#"{{"kind":"renewed","epoch":"e","secret":"{hex}","commitment":"{hex}"}}"#),
            format!(r#"{{"kind":"renewed","epoch":"e","secret":"{hex}","commitment":"{hex}","without":["B","C"]}}"#),
            r#"{"kind":"begun","luck":["card jets","dice 123"]}"#.to_string(),
            r#"{"kind":"acted","seat":"A","by":"player","action":"keep 11"}"#.to_string(),
            format!(
                r#"{{"kind":"acted","seat":"B","by":"substitute","action":"no","link":"{hex}","luck":["dice 1ehs"]}}"#
            ),
            r#"{"kind":"holiday","seat":"D","until_ms":1794747722586}"#.to_string(),
            r#"{"kind":"holiday","seat":"D"}"#.to_string(),
            r#"{"kind":"undone","seat":"B","answer":12}"#.to_string(),
            r#"{"kind":"rematch","game":"g"}"#.to_string(),
            r#"{"kind":"closed"}"#.to_string(),
        ];
        for row in rows {
            let deed: Deed = serde_json::from_str(&row).unwrap_or_else(|error| panic!("{row}: {error}"));
            assert_eq!(serde_json::to_string(&deed).unwrap(), row);
            assert!(row.contains(&format!(r#""kind":"{}""#, deed.kind().as_str())), "{row}");
        }
    }

    #[test]
    fn what_means_nothing_is_not_read() {
        for row in [
            r#"{"kind":"rose","seat":"G"}"#,
            r#"{"kind":"rose","seat":"AB"}"#,
            r#"{"kind":"bot","seat":"A","player":"grandmaster"}"#,
            r#"{"kind":"sat","seat":"A","name":"","monster":"nobody","hash":"h"}"#,
            r#"{"kind":"revealed","seat":"A","element":"12"}"#,
            r#"{"kind":"danced"}"#,
        ] {
            assert!(serde_json::from_str::<Deed>(row).is_err(), "{row}");
        }
    }
}
