//! House rules: an edition with its switches as a table likes them, and those that a device keeps under a name.

use std::collections::BTreeMap;

use kaiju_rules::{Book, EditionId, Rules, TwoPlayerTokyo};
use serde::{Deserialize, Serialize};

/// An edition, and every switch of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HouseRules {
    /// The edition.
    pub edition: EditionId,
    /// Its switches, some of them flipped perhaps.
    pub rules: Rules,
}

/// The edition as it is printed.
impl From<EditionId> for HouseRules {
    fn from(edition: EditionId) -> HouseRules {
        HouseRules { edition, rules: edition.edition().rules }
    }
}

/// A rulebook to the letter.
impl From<Book> for HouseRules {
    fn from(book: Book) -> HouseRules {
        HouseRules { edition: book.edition(), rules: book.rules() }
    }
}

impl HouseRules {
    /// The switches that differ from the edition's, each with its word: what a server is told of a table.
    pub fn switches(&self) -> BTreeMap<String, String> {
        let changes = self.rules.changes(self.edition.edition().rules);
        changes.map(|(name, word)| (name.to_string(), word.to_string())).collect()
    }

    /// These rules made more even, where two sit down: Tokyo pays in energy (DUO-1). With stars, the monster that enters
    /// first keeps its lead, among players who do not get back into Tokyo. Of all settings tried, this one strays least from an even
    /// game, whoever plays: by nine points at most. It is not the most even one for everybody; with stars and 20★ that count at the
    /// end of the round, strong players are within three points, and others up to 26 (docs/atlas.md). Every client suggests it from here.
    /// None where more play, and where Tokyo pays in energy already.
    pub fn evened(&self, players: usize) -> Option<HouseRules> {
        let uneven = players == 2 && self.rules.two_player_tokyo == TwoPlayerTokyo::Off;
        uneven.then(|| {
            let mut even = *self;
            even.rules.two_player_tokyo = TwoPlayerTokyo::AtTwo;
            even
        })
    }

    /// These switches of an edition. Those that are unknown here, because another version wrote them, are left out.
    pub fn with(edition: EditionId, switches: &BTreeMap<String, String>) -> HouseRules {
        let mut house = HouseRules::from(edition);
        for (name, word) in switches {
            // A switch of another version changes nothing.
            let _ = house.rules.set(name, word);
        }
        house
    }
}

/// The most house rules a device keeps.
const MOST: usize = 24;
/// The longest name, in letters.
const LONGEST: usize = 32;

/// The house rules that a device keeps, by name, the latest first.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<WrittenHouse>", into = "Vec<WrittenHouse>")]
pub struct HouseBook {
    all: Vec<(String, HouseRules)>,
}

/// House rules as they are written.
#[derive(Clone, Serialize, Deserialize)]
struct WrittenHouse {
    name: String,
    edition: String,
    #[serde(default)]
    switches: BTreeMap<String, String>,
}

impl From<HouseBook> for Vec<WrittenHouse> {
    fn from(book: HouseBook) -> Vec<WrittenHouse> {
        let written = |(name, house): (String, HouseRules)| WrittenHouse {
            name,
            edition: house.edition.name().to_string(),
            switches: house.switches(),
        };
        book.all.into_iter().map(written).collect()
    }
}

/// What names an edition we do not have is left out.
impl From<Vec<WrittenHouse>> for HouseBook {
    fn from(written: Vec<WrittenHouse>) -> HouseBook {
        let mut book = HouseBook::default();
        for one in written.into_iter().rev() {
            if let Some(edition) = EditionId::from_name(&one.edition) {
                book.save(&one.name, HouseRules::with(edition, &one.switches));
            }
        }
        book
    }
}

impl HouseBook {
    /// The names, the latest first.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.all.iter().map(|(name, _)| name.as_str())
    }

    /// The house rules of this name.
    pub fn get(&self, name: &str) -> Option<HouseRules> {
        self.all.iter().find(|(kept, _)| kept == name).map(|(_, house)| *house)
    }

    /// The name under which these rules are kept, if they are.
    pub fn name_of(&self, house: &HouseRules) -> Option<&str> {
        self.all.iter().find(|(_, kept)| kept == house).map(|(name, _)| name.as_str())
    }

    /// Keeps house rules under a name, in place of those that had it. False, and nothing is kept, where the name is
    /// empty; the oldest go when there are too many.
    pub fn save(&mut self, name: &str, house: HouseRules) -> bool {
        let name: String = name.trim().chars().take(LONGEST).collect();
        let name = name.trim_end().to_string();
        if name.is_empty() {
            return false;
        }
        self.remove(&name);
        self.all.insert(0, (name, house));
        self.all.truncate(MOST);
        true
    }

    /// Forgets the house rules of this name.
    pub fn remove(&mut self, name: &str) {
        self.all.retain(|(kept, _)| kept != name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house(edition: EditionId, switches: &[(&str, &str)]) -> HouseRules {
        let switches = switches.iter().map(|(name, word)| (name.to_string(), word.to_string())).collect();
        HouseRules::with(edition, &switches)
    }

    #[test]
    fn house_rules_are_kept_by_name_and_read_back() {
        let mut book = HouseBook::default();
        let ours = house(EditionId::FIRST, &[("tokyo_bay", "no"), ("dice_limit", "9")]);
        assert!(book.save(" Ours ", ours));
        assert!(book.save("Party", HouseRules::from(EditionId::GODZILLA)));
        assert_eq!(book.names().collect::<Vec<_>>(), ["Party", "Ours"]);
        let text = serde_json::to_string(&book).unwrap();
        let again: HouseBook = serde_json::from_str(&text).unwrap();
        assert_eq!((&again, again.get("Ours"), again.name_of(&ours)), (&book, Some(ours), Some("Ours")));
        assert_eq!(
            ours.switches().into_iter().collect::<Vec<_>>(),
            [("dice_limit".to_string(), "9".to_string()), ("tokyo_bay".to_string(), "no".to_string())]
        );
    }

    #[test]
    fn duo_1_two_are_offered_a_tokyo_that_pays_in_energy() {
        let second = HouseRules::from(EditionId::SECOND);
        let even = second.evened(2).unwrap();
        assert_eq!(even.switches().into_iter().collect::<Vec<_>>(), [("two_player_tokyo".into(), "at_two".into())]);
        assert_eq!((second.evened(3), even.evened(2)), (None, None));
        assert_eq!(HouseRules::from(EditionId::GODZILLA).evened(2), None, "it is so already");
    }

    /// What is suggested is what the study found: `kaiju sim` has the figures with more games and better players (docs/atlas.md).
    #[test]
    fn with_the_suggestion_the_first_of_two_wins_about_half_of_the_games() {
        let wins = |house: HouseRules, player: kaiju_bots::Player| {
            let rules = Rules { first_player: kaiju_rules::FirstPlayer::Seat, ..house.rules };
            let setup = kaiju_rules::Setup::new(house.edition, 2).unwrap().with_rules(rules);
            let games = (0..300).filter(|&game| {
                let mut state = kaiju_rules::State::new(&setup);
                let mut bots: Vec<_> = (0..2).map(|_| player.seat()).collect();
                let (mut luck, mut thoughts) = (kaiju_bots::Bits::new(1, game), kaiju_bots::Bits::new(2, game));
                kaiju_bots::play(&setup, &mut state, &mut bots, &mut luck, &mut thoughts, |_| {});
                state.table().over().is_some_and(|winners| winners.has(kaiju_rules::Seat::A))
            });
            games.count()
        };
        let second = HouseRules::from(EditionId::SECOND);
        let (greedy, level, even) =
            (kaiju_bots::Player::GREEDY, kaiju_bots::Player::level(2).unwrap(), second.evened(2).unwrap());
        let all = [wins(second, greedy), wins(even, greedy), wins(second, level), wins(even, level)];
        assert!(all[0] > 240 && all[1..].iter().all(|one| (120..=180).contains(one)), "{all:?} of 300");
    }

    #[test]
    fn every_rulebook_is_kept_to_the_letter() {
        let mut kept = HouseBook::default();
        for book in Book::ALL {
            kept.save(book.name(), book.into());
        }
        let again: HouseBook = serde_json::from_str(&serde_json::to_string(&kept).unwrap()).unwrap();
        for book in Book::ALL {
            let house = again.get(book.name()).unwrap();
            assert_eq!(Book::played(house.edition, &house.rules), Some(book));
        }
    }

    #[test]
    fn a_name_is_kept_once_and_may_not_be_empty() {
        let mut book = HouseBook::default();
        assert!(!book.save("   ", HouseRules::from(EditionId::FIRST)));
        assert!(book.save("Ours", HouseRules::from(EditionId::FIRST)));
        assert!(book.save("Ours", HouseRules::from(EditionId::SECOND)));
        assert_eq!(book.names().count(), 1);
        assert_eq!(book.get("Ours"), Some(HouseRules::from(EditionId::SECOND)));
        book.remove("Ours");
        assert_eq!((book.names().count(), book.get("Ours")), (0, None));
        for n in 0..MOST + 3 {
            book.save(&format!("House {n}"), HouseRules::from(EditionId::SECOND));
        }
        assert_eq!((book.names().count(), book.get("House 2"), book.get("House 3").is_some()), (MOST, None, true));
    }

    #[test]
    fn what_another_version_wrote_is_read_as_far_as_it_is_known() {
        let text = r#"[
            {"name": "New", "edition": "third", "switches": {}},
            {"name": "Old", "edition": "second", "switches": {"tokyo_bay": "no", "tokyo_sea": "yes"}}
        ]"#;
        let book: HouseBook = serde_json::from_str(text).unwrap();
        assert_eq!(book.names().collect::<Vec<_>>(), ["Old"]);
        assert_eq!(book.get("Old"), Some(house(EditionId::SECOND, &[("tokyo_bay", "no")])));
    }
}
