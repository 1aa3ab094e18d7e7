//! A bot as a table names it.

use std::fmt;
use std::sync::Arc;

use kaiju_bots::Player;
use kaiju_bots::search::Budget;
use kaiju_wire::Code;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The longest a bot may be told to think, the most games it may imagine, and how often the champion may look ahead.
const MOST_THOUGHT_MS: u128 = 5_000;
const MOST_PLAYOUTS: u32 = 20_000;
const MOST_LOOKS: u32 = 1_000;
/// The bots that play at tables for children.
const GENTLE: [&str; 2] = ["level1", "level2"];

/// A bot with the name it was asked for by: `mcts` and `mcts:50ms` play alike, and people see the name they chose. It is stored as
/// its name; a name that means no bot cannot be read. What a level plays like may change from version to version: what was
/// played is kept as answers, and not as names.
#[derive(Clone, PartialEq, Eq)]
pub struct NamedBot {
    name: Arc<str>,
    player: Player,
}

impl NamedBot {
    /// The bot somebody asks for: one we have, and that does not think for too long.
    pub fn wanted(name: &str) -> Result<NamedBot, Code> {
        let bot = NamedBot::read(&name.to_lowercase()).ok_or(Code::BadBot)?;
        match bot.player {
            Player::Search(Budget::Time(time)) if time.as_millis() > MOST_THOUGHT_MS => Err(Code::BadBot),
            Player::Search(Budget::Playouts(n)) if n > MOST_PLAYOUTS => Err(Code::BadBot),
            Player::Champion(looks) if looks > MOST_LOOKS => Err(Code::BadBot),
            _ => Ok(bot),
        }
    }

    /// The bot that plays where nobody said which.
    pub fn usual() -> NamedBot {
        NamedBot { name: Player::USUAL_NAME.into(), player: Player::USUAL }
    }

    /// The bot that plays where nobody said which, at a table for children or at another.
    pub fn usual_at(child: bool) -> NamedBot {
        NamedBot::read(GENTLE[0]).filter(|_| child).unwrap_or_else(NamedBot::usual)
    }

    /// Does it play at tables for children?
    pub fn is_gentle(&self) -> bool {
        GENTLE.contains(&self.name())
    }

    fn read(name: &str) -> Option<NamedBot> {
        Some(NamedBot { name: name.into(), player: name.parse().ok()? })
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Who plays.
    pub fn player(&self) -> Player {
        self.player
    }
}

impl fmt::Debug for NamedBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.name)
    }
}

impl Serialize for NamedBot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.name)
    }
}

impl<'de> Deserialize<'de> for NamedBot {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<NamedBot, D::Error> {
        let name = String::deserialize(from)?;
        NamedBot::read(&name).ok_or_else(|| serde::de::Error::custom(format!("there is no bot `{name}`")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_keeps_the_name_it_was_asked_for_by() {
        let bot = NamedBot::wanted("Level4").unwrap();
        assert_eq!((bot.name(), Some(bot.player())), ("level4", Player::level(4)));
        let stored = serde_json::to_string(&bot).unwrap();
        assert_eq!(stored, "\"level4\"");
        assert_eq!(serde_json::from_str::<NamedBot>(&stored).unwrap(), bot);
        let usual = NamedBot::usual();
        assert_eq!(NamedBot::read(usual.name()), Some(usual));
    }

    #[test]
    fn a_bot_nobody_knows_is_an_error_and_not_somebody_else() {
        assert!(serde_json::from_str::<NamedBot>("\"grandmaster\"").is_err());
        for name in ["grandmaster", "mcts:5001ms", "mcts:20001", ""] {
            assert_eq!(NamedBot::wanted(name), Err(Code::BadBot), "{name}");
        }
        assert!(NamedBot::wanted("mcts:5000ms").is_ok() && NamedBot::wanted("mcts:20000").is_ok());
    }
}
