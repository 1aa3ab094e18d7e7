//! What a terminal remembers from one evening to the next: pace, comfort, colours, signs, the last menu, house rules.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use kaiju_client::{Comfort, HouseBook, HouseRules, Pick, Speed};
use kaiju_rules::{EditionId, Monster};
use kaiju_text::Lang;
use serde::{Deserialize, Serialize};

use crate::ink::Theme;
use crate::signs::Signs;
use crate::start::Start;
use crate::store;

/// Everything that is remembered.
#[derive(Clone, PartialEq, Debug)]
pub struct TerminalSettings {
    /// The pace.
    pub speed: Speed,
    /// What is answered without asking.
    pub comfort: Comfort,
    /// The colours.
    pub theme: Theme,
    /// The signs.
    pub signs: Signs,
    /// Whether wide screens show chances and odds while one plays.
    pub odds: bool,
    /// The name at tables of a server; empty where none was given.
    pub name: String,
    /// The menu as it was left.
    pub start: Start,
    /// House rules, by name.
    pub house: HouseBook,
}

impl Default for TerminalSettings {
    fn default() -> TerminalSettings {
        TerminalSettings {
            speed: Speed::default(),
            comfort: Comfort::USUAL,
            theme: Theme::default(),
            signs: Signs::default(),
            odds: true,
            name: String::new(),
            start: Start::default(),
            house: HouseBook::default(),
        }
    }
}

/// Settings as they are written. What is missing or unknown is as it is by default.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct WrittenSettings {
    words: BTreeMap<String, String>,
    game: Option<WrittenStart>,
    house: HouseBook,
}

/// The menu as it is written.
#[derive(Serialize, Deserialize)]
struct WrittenStart {
    edition: String,
    #[serde(default)]
    switches: BTreeMap<String, String>,
    players: usize,
    people: usize,
    bots: Vec<String>,
    #[serde(default)]
    monsters: Vec<String>,
}

/// The one of some values that has this name.
fn named<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str, word: Option<&String>) -> Option<T> {
    all.iter().copied().find(|&one| Some(name(one)) == word.map(String::as_str))
}

impl WrittenStart {
    fn of(start: &Start) -> WrittenStart {
        let pick = |pick: &Pick| match pick {
            Pick::Next => "next",
            Pick::Drawn => "random",
            Pick::This(monster) => monster.id(),
        };
        WrittenStart {
            edition: start.edition.name().to_string(),
            switches: HouseRules { edition: start.edition, rules: start.rules }.switches(),
            players: start.players,
            people: start.people,
            bots: start.bots.iter().map(ToString::to_string).collect(),
            monsters: start.monsters.iter().map(|one| pick(one).to_string()).collect(),
        }
    }

    fn read(&self) -> Option<Start> {
        let pick = |word: &String| match word.as_str() {
            "random" => Pick::Drawn,
            id => Monster::from_id(id).map_or(Pick::Next, Pick::This),
        };
        let house = HouseRules::with(EditionId::from_name(&self.edition)?, &self.switches);
        let bots: Vec<_> = self.bots.iter().filter_map(|word| word.parse().ok()).collect();
        let start = Start {
            edition: house.edition,
            rules: house.rules,
            players: self.players,
            people: self.people,
            bots,
            monsters: self.monsters.iter().map(pick).collect(),
            seed: None,
        };
        // Monsters may be chosen twice in a file that somebody wrote by hand; people may be more than monsters.
        (start.setup(Lang::En, 0).is_ok() && start.chairs(Lang::En).is_ok() && !start.bots.is_empty()).then_some(start)
    }
}

impl TerminalSettings {
    fn read(text: &str) -> TerminalSettings {
        let written: WrittenSettings = serde_json::from_str(text).unwrap_or_default();
        let word = |name: &str| written.words.get(name);
        let flag = |name: &str, default: bool| word(name).map_or(default, |word| word == "yes");
        let hearts = |name: &str| word(name).and_then(|word| word.parse().ok()).filter(|n| (1..=12).contains(n));
        TerminalSettings {
            speed: named(&Speed::ALL, Speed::word, word("speed")).unwrap_or_default(),
            comfort: Comfort {
                yield_at: hearts("yield_at"),
                stay_at: hearts("stay_at"),
                default_order: flag("default_order", false),
                skip_shop: flag("skip_shop", false),
                silent: flag("silent", false),
                ..Comfort::USUAL
            },
            theme: named(&Theme::ALL, Theme::word, word("theme")).unwrap_or_default(),
            signs: named(&Signs::ALL, Signs::word, word("signs")).unwrap_or_default(),
            odds: flag("odds", true),
            name: word("name").cloned().unwrap_or_default(),
            start: written.game.and_then(|game| game.read()).unwrap_or_default(),
            house: written.house,
        }
    }

    fn write(&self) -> String {
        let flag = |on: bool| if on { "yes" } else { "no" }.to_string();
        let hearts = |n: Option<u8>| n.map_or_else(String::new, |n| n.to_string());
        let words = [
            ("speed", self.speed.word().to_string()),
            ("yield_at", hearts(self.comfort.yield_at)),
            ("stay_at", hearts(self.comfort.stay_at)),
            ("default_order", flag(self.comfort.default_order)),
            ("skip_shop", flag(self.comfort.skip_shop)),
            ("silent", flag(self.comfort.silent)),
            ("theme", self.theme.word().to_string()),
            ("signs", self.signs.word().to_string()),
            ("odds", flag(self.odds)),
            ("name", self.name.clone()),
        ];
        let words = words.into_iter().map(|(name, word)| (name.to_string(), word)).collect();
        let written = WrittenSettings { words, game: Some(WrittenStart::of(&self.start)), house: self.house.clone() };
        serde_json::to_string_pretty(&written).unwrap_or_default() + "\n"
    }
}

/// Where settings lie, and how they were written last.
#[derive(Clone, Debug, Default)]
pub struct SettingsFile {
    folder: Option<PathBuf>,
    written: String,
    lang: Option<Lang>,
}

impl SettingsFile {
    /// The settings in people's config folder.
    pub fn of_user() -> SettingsFile {
        SettingsFile { folder: store::config_folder(), ..SettingsFile::default() }
    }

    /// A folder of one's own choice.
    pub fn at(folder: impl Into<PathBuf>) -> SettingsFile {
        SettingsFile { folder: Some(folder.into()), ..SettingsFile::default() }
    }

    /// Reads them. Where there are none, or where they cannot be read, they are as they are by default.
    pub fn read(&mut self) -> TerminalSettings {
        let file = self.folder.as_ref().map(|folder| folder.join("settings.json"));
        let settings = TerminalSettings::read(&file.and_then(|file| fs::read_to_string(file).ok()).unwrap_or_default());
        self.written = settings.write();
        settings
    }

    /// Keeps them, if they have changed. A folder that cannot be written keeps nothing.
    pub fn keep(&mut self, settings: &TerminalSettings) {
        let text = settings.write();
        if text != self.written
            && let Some(folder) = &self.folder
        {
            let _ = store::write(&folder.join("settings.json"), &text);
            self.written = text;
        }
    }

    /// Keeps the language where `kaiju lang` keeps it, once somebody changed it on the screen. The language a run began
    /// with may have been meant for that run alone.
    pub fn keep_lang(&mut self, lang: Lang) {
        let before = self.lang.replace(lang);
        if before.is_some_and(|before| before != lang)
            && let Some(folder) = &self.folder
        {
            let _ = store::write(&folder.join("lang"), &format!("{lang}\n"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_bots::Player;

    #[test]
    fn everything_is_read_back_as_it_was_kept() {
        let folder = std::env::temp_dir().join(format!("kaiju-settings-{}", std::process::id()));
        let mut file = SettingsFile::at(&folder);
        assert_eq!(file.read(), TerminalSettings::default());
        file.keep(&TerminalSettings::default());
        assert!(!folder.exists(), "what is by default need not be written");
        let mut start = Start { players: 3, people: 2, bots: vec![Player::level(5).unwrap()], ..Start::default() };
        start.edition = EditionId::GODZILLA;
        start.rules = EditionId::GODZILLA.edition().rules;
        start.rules.evolutions = true;
        start.monsters = vec![Pick::Drawn, Pick::This(Monster::Mothra)];
        let mut settings = TerminalSettings {
            speed: Speed::Fast,
            comfort: Comfort { yield_at: Some(3), skip_shop: true, silent: true, ..Comfort::USUAL },
            theme: Theme::Light,
            signs: Signs::Ascii,
            odds: false,
            name: "Ada".to_string(),
            start,
            house: HouseBook::default(),
        };
        settings.house.save("Ours", HouseRules::from(EditionId::FIRST));
        file.keep(&settings);
        assert_eq!(SettingsFile::at(&folder).read(), settings);
        file.keep_lang(Lang::Es);
        assert!(!folder.join("lang").exists(), "the language of this run alone");
        file.keep_lang(Lang::Pt);
        assert_eq!(fs::read_to_string(folder.join("lang")).unwrap(), "pt\n");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_cannot_be_read_or_played_is_as_by_default() {
        assert_eq!(TerminalSettings::read("nonsense"), TerminalSettings::default());
        for game in [
            r#"{"edition":"third","players":4,"people":1,"bots":["level3"]}"#,
            r#"{"edition":"second","players":9,"people":1,"bots":["level3"]}"#,
            r#"{"edition":"second","players":4,"people":5,"bots":["level3"]}"#,
            r#"{"edition":"second","players":4,"people":1,"bots":["nobody"]}"#,
            r#"{"edition":"second","players":4,"people":2,"bots":["level3"],"monsters":["kraken","kraken"]}"#,
        ] {
            let text = format!(r#"{{"words":{{"speed":"fast","yield_at":"77"}},"game":{game}}}"#);
            assert_eq!(
                TerminalSettings::read(&text),
                TerminalSettings { speed: Speed::Fast, ..TerminalSettings::default() },
                "{game}"
            );
        }
    }
}
