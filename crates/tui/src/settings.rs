//! What a terminal remembers from one evening to the next: pace, comfort, colours, signs, the last menu, house rules.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use kaiju_client::{Comfort, HouseBook, HouseRules, Pick, PlayerFit, Preferences, Speed, WrittenWords};
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
    /// How strong bots that are to fit the player are.
    pub fit: PlayerFit,
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
            fit: PlayerFit::default(),
            start: Start::default(),
            house: HouseBook::default(),
        }
    }
}

/// Settings as they are written. What is missing or unknown is as it is by default.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct WrittenSettings {
    words: WrittenWords,
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
    #[serde(default)]
    names: Vec<String>,
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
            names: start.names.clone(),
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
            names: self.names.clone(),
            seed: None,
        };
        // Monsters may be chosen twice in a file that somebody wrote by hand; people may be more than monsters.
        (start.setup(Lang::En, 0).is_ok() && start.chairs(Lang::En).is_ok() && !start.bots.is_empty()).then_some(start)
    }
}

impl TerminalSettings {
    fn read(text: &str) -> TerminalSettings {
        let written: WrittenSettings = serde_json::from_str(text).unwrap_or_default();
        let words = &written.words;
        let Preferences { name, speed, comfort, fit } = Preferences::read(words);
        TerminalSettings {
            speed,
            comfort,
            theme: words.one_of("theme", &Theme::ALL, Theme::word).unwrap_or_default(),
            signs: words.one_of("signs", &Signs::ALL, Signs::word).unwrap_or_default(),
            odds: words.flag("odds", true),
            name,
            fit,
            start: written.game.and_then(|game| game.read()).unwrap_or_default(),
            house: written.house,
        }
    }

    fn write(&self) -> String {
        let mut words = WrittenWords::default();
        let preferences =
            Preferences { name: self.name.clone(), speed: self.speed, comfort: self.comfort, fit: self.fit };
        preferences.write(&mut words);
        words.put("theme", self.theme.word());
        words.put("signs", self.signs.word());
        words.put_flag("odds", self.odds);
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
    /// The settings in this folder; without one they are as they are by default, and nothing is kept.
    pub fn at(folder: Option<PathBuf>) -> SettingsFile {
        SettingsFile { folder, ..SettingsFile::default() }
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
        let mut file = SettingsFile::at(Some(folder.clone()));
        assert_eq!(file.read(), TerminalSettings::default());
        file.keep(&TerminalSettings::default());
        assert!(!folder.exists(), "what is by default need not be written");
        let mut start = Start { players: 3, people: 2, bots: vec![Player::level(5).unwrap()], ..Start::default() };
        start.edition = EditionId::GODZILLA;
        start.rules = EditionId::GODZILLA.edition().rules;
        start.rules.evolutions = true;
        start.monsters = vec![Pick::Drawn, Pick::This(Monster::Mothra)];
        start.names = vec![String::new(), "Bo".to_string()];
        let mut settings = TerminalSettings {
            speed: Speed::Fast,
            comfort: Comfort { yield_at: Some(3), skip_shop: true, silent: true, ..Comfort::USUAL },
            theme: Theme::Light,
            signs: Signs::Ascii,
            odds: false,
            name: "Ada".to_string(),
            fit: PlayerFit::read("120 80 5"),
            start,
            house: HouseBook::default(),
        };
        settings.house.save("Ours", HouseRules::from(EditionId::FIRST));
        file.keep(&settings);
        assert_eq!(SettingsFile::at(Some(folder.clone())).read(), settings);
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
