//! What a player sets on every client and a device remembers: the names, values and defaults of the settings, and how
//! they are written. Where they lie, and what one kind of screen alone can set, is that client's business.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::comfort::{Comfort, ComfortSwitch};
use crate::fit::PlayerFit;
use crate::pace::Speed;

/// The most hearts at which a monster can be told to yield or to stay.
pub const MOST_HEARTS: u8 = 12;

/// Settings as they are written: a word for each name. What is missing or unknown is as it is by default.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WrittenWords(BTreeMap<String, String>);

impl WrittenWords {
    /// The word of this name.
    pub fn word(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// The text of this name; empty by default.
    pub fn text(&self, name: &str) -> String {
        self.word(name).unwrap_or_default().to_string()
    }

    /// Whether what has this name is on.
    pub fn flag(&self, name: &str, default: bool) -> bool {
        self.word(name).map_or(default, |word| word == "yes")
    }

    /// The one of some values that has the word of this name.
    pub fn one_of<T: Copy>(&self, name: &str, all: &[T], word: impl Fn(T) -> &'static str) -> Option<T> {
        let found = self.word(name)?;
        all.iter().copied().find(|&one| word(one) == found)
    }

    /// A number of hearts; none where somebody wants to be asked.
    fn hearts(&self, name: &str) -> Option<u8> {
        self.word(name)?.parse().ok().filter(|hearts| (1..=MOST_HEARTS).contains(hearts))
    }

    /// Writes a word.
    pub fn put(&mut self, name: &str, word: impl Into<String>) {
        self.0.insert(name.to_string(), word.into());
    }

    /// Writes whether something is on.
    pub fn put_flag(&mut self, name: &str, on: bool) {
        self.put(name, if on { "yes" } else { "no" });
    }
}

/// What every client lets a player set.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Preferences {
    /// The name at tables of a server; empty where none was given.
    pub name: String,
    /// The pace.
    pub speed: Speed,
    /// What is answered without asking.
    pub comfort: Comfort,
    /// How strong bots that are to fit the player are.
    pub fit: PlayerFit,
}

impl Preferences {
    /// Reads them.
    pub fn read(words: &WrittenWords) -> Preferences {
        let (yield_at, stay_at) = (words.hearts("yield_at"), words.hearts("stay_at"));
        let mut comfort = Comfort { yield_at, stay_at, ..Comfort::USUAL };
        for switch in ComfortSwitch::ALL {
            switch.set(&mut comfort, words.flag(switch.word(), switch.get(&Comfort::USUAL)));
        }
        let speed = words.one_of("speed", &Speed::ALL, Speed::word).unwrap_or_default();
        Preferences { name: words.text("name"), speed, comfort, fit: PlayerFit::read(&words.text("fit")) }
    }

    /// Writes them among the others.
    pub fn write(&self, words: &mut WrittenWords) {
        let hearts = |hearts: Option<u8>| hearts.map_or_else(String::new, |hearts| hearts.to_string());
        words.put("name", &self.name);
        words.put("speed", self.speed.word());
        words.put("fit", self.fit.write());
        words.put("yield_at", hearts(self.comfort.yield_at));
        words.put("stay_at", hearts(self.comfort.stay_at));
        for switch in ComfortSwitch::ALL {
            words.put_flag(switch.word(), switch.get(&self.comfort));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preference_is_read_back_as_it_was_written() {
        let mut all = vec![Preferences::default()];
        for switch in ComfortSwitch::ALL {
            let mut comfort = Comfort::USUAL;
            switch.set(&mut comfort, !switch.get(&Comfort::USUAL));
            assert_ne!(comfort, Comfort::USUAL, "{}", switch.word());
            all.push(Preferences { comfort, ..Preferences::default() });
        }
        let comfort = Comfort { yield_at: Some(1), stay_at: Some(MOST_HEARTS), ..Comfort::USUAL };
        let fit = PlayerFit::read("412 90 7");
        assert_ne!(fit, PlayerFit::default());
        all.push(Preferences { name: "Ada".to_string(), speed: Speed::Slow, comfort, fit });
        for preferences in all {
            let mut words = WrittenWords::default();
            preferences.write(&mut words);
            let text = serde_json::to_string(&words).unwrap();
            let words: WrittenWords = serde_json::from_str(&text).unwrap();
            assert_eq!(Preferences::read(&words), preferences, "{text}");
        }
    }

    #[test]
    fn what_is_missing_or_unknown_is_as_by_default() {
        let text = r#"{"speed":"dizzy","yield_at":"13","stay_at":"0","skip_shop":"perhaps","tomorrow":"yes"}"#;
        let words: WrittenWords = serde_json::from_str(text).unwrap();
        assert_eq!(Preferences::read(&words), Preferences::default());
        assert_eq!(Preferences::read(&WrittenWords::default()), Preferences::default());
        assert!(words.flag("tomorrow", false) && words.flag("yesterday", true));
    }
}
