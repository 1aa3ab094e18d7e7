//! What things are worth, as it was measured: the tables that `kaiju atlas` wrote, to be looked through.
//!
//! The book is all files of `docs/atlas` one after the other. A line that begins with `#` says what is tried in the rows after it, by the
//! name of its file: `cards`, `evolutions`, `monsters`, `personalities`, `seats` or `tokyo`, and then whatever else.

use std::cmp::Ordering;

use kaiju_rules::EditionId;

/// What is tried in a study.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StudySubject {
    /// Power cards, each dealt before the first turn.
    Cards,
    /// Evolutions, dealt in the same way.
    Evolutions,
    /// Monsters with their decks of Evolutions.
    Monsters,
    /// Bots with likes of their own, each alone among others.
    Personalities,
    /// To be the first, the second and so on.
    Seats,
    /// To stay in Tokyo, by the hearts that are left.
    Tokyo,
}

impl StudySubject {
    /// All of them.
    pub const ALL: [StudySubject; 6] = [
        StudySubject::Cards,
        StudySubject::Evolutions,
        StudySubject::Monsters,
        StudySubject::Personalities,
        StudySubject::Seats,
        StudySubject::Tokyo,
    ];

    /// Its word, as files and addresses have it.
    pub fn word(self) -> &'static str {
        match self {
            StudySubject::Cards => "cards",
            StudySubject::Evolutions => "evolutions",
            StudySubject::Monsters => "monsters",
            StudySubject::Personalities => "personalities",
            StudySubject::Seats => "seats",
            StudySubject::Tokyo => "tokyo",
        }
    }
}

/// One thing that was tried: how many points of a hundred more often who has it wins, with the 95 % interval.
#[derive(Clone, PartialEq, Debug)]
pub struct StudyRow {
    /// The id of a card, a monster or a bot, a place in the order of play, or a number of hearts.
    pub id: String,
    /// What the card costs.
    pub cost: Option<u8>,
    /// How many games or positions it rests on.
    pub games: u64,
    /// The effect, and the ends of its interval; none where there were too few games to say.
    pub effect: Option<(f64, f64, f64)>,
}

/// Everything that was tried at one kind of table.
#[derive(Clone, PartialEq, Debug)]
pub struct Study {
    /// What was tried.
    pub subject: StudySubject,
    /// The edition.
    pub edition: EditionId,
    /// How many played.
    pub players: usize,
    /// Who played.
    pub bot: String,
    /// The seed of the games.
    pub seed: u64,
    /// What came of it, in the order of the file.
    pub rows: Vec<StudyRow>,
}

/// What rows can be put in order by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StudyOrder {
    /// What the row is called.
    Name,
    /// What the card costs.
    Cost,
    /// What it is worth.
    Effect,
}

/// Who plays best of those with whom things were tried.
const BEST_FIRST: [&str; 2] = ["learned", "greedy"];

impl Study {
    /// Of all studies that are wanted, the number of the one to show first: of cards before anything else, where most play, at a table
    /// for four of the usual edition, and with the best players.
    pub fn first_of(all: &[Study], wanted: impl Fn(&Study) -> bool) -> Option<usize> {
        let skill = |study: &Study| BEST_FIRST.iter().position(|&bot| bot == study.bot).unwrap_or(BEST_FIRST.len());
        let found = all.iter().enumerate().filter(|(_, study)| wanted(study));
        let place = |study: &Study| (study.edition != EditionId::default(), study.players != 4, skill(study));
        found.min_by_key(|(_, study)| (study.subject as usize, place(study))).map(|(i, _)| i)
    }

    /// Of all studies, the number of the one to show first of those that tell of this card, monster or bot; none where nothing was tried
    /// with it.
    pub fn first_about(all: &[Study], id: &str) -> Option<usize> {
        Study::first_of(all, |study| study.rows.iter().any(|row| row.id == id))
    }

    /// All studies of a book. Lines that make no sense are left out.
    pub fn read_all(text: &str) -> Vec<Study> {
        let (mut all, mut subject) = (Vec::<Study>::new(), None);
        for line in text.lines() {
            if let Some(name) = line.strip_prefix('#') {
                let name = name.trim();
                subject = StudySubject::ALL.into_iter().find(|subject| name.starts_with(subject.word()));
            } else if let Some((study, row)) = subject.and_then(|subject| read_row(subject, line)) {
                let place = |one: &Study| {
                    (one.subject, one.edition, one.players, one.seed)
                        == (study.subject, study.edition, study.players, study.seed)
                        && one.bot == study.bot
                };
                match all.iter_mut().find(|one| place(one)) {
                    Some(one) => one.rows.push(row),
                    None => all.push(Study { rows: vec![row], ..study }),
                }
            }
        }
        all
    }

    /// The rows in an order, the largest first or last; equal ones stay as they are in the file. What has no effect comes last.
    pub fn sorted(&self, order: StudyOrder, down: bool, name: impl Fn(&StudyRow) -> String) -> Vec<StudyRow> {
        let mut rows: Vec<(String, StudyRow)> = self.rows.iter().map(|row| (name(row), row.clone())).collect();
        let compare = |(a_name, a): &(String, StudyRow), (b_name, b): &(String, StudyRow)| {
            let way = |order: Ordering| if down { order.reverse() } else { order };
            match order {
                StudyOrder::Name => way(a_name.cmp(b_name)),
                StudyOrder::Cost => way(a.cost.cmp(&b.cost)),
                StudyOrder::Effect => match (a.effect, b.effect) {
                    (Some((a, ..)), Some((b, ..))) => way(a.total_cmp(&b)),
                    (a, b) => b.is_some().cmp(&a.is_some()),
                },
            }
        };
        rows.sort_by(compare);
        rows.into_iter().map(|(_, row)| row).collect()
    }

    /// Half the width of the widest interval, in points; none where nothing has one.
    pub fn widest(&self) -> Option<f64> {
        self.rows.iter().filter_map(|row| row.effect).map(|(_, low, high)| (high - low) / 2.0).reduce(f64::max)
    }

    /// The fewest and the most games that a row rests on.
    pub fn games(&self) -> (u64, u64) {
        let games = || self.rows.iter().map(|row| row.games);
        (games().min().unwrap_or(0), games().max().unwrap_or(0))
    }
}

/// A line of a file: edition, players, bot, seed, id, kind, cost, games, effect, low, high.
fn read_row(subject: StudySubject, line: &str) -> Option<(Study, StudyRow)> {
    let words: Vec<&str> = line.split(',').collect();
    let [edition, players, bot, seed, id, _, cost, games, effect, low, high] = words[..] else { return None };
    let effect = || Some((effect.parse().ok()?, low.parse().ok()?, high.parse().ok()?));
    let row = StudyRow { id: id.to_string(), cost: cost.parse().ok(), games: games.parse().ok()?, effect: effect() };
    let (edition, players) = (EditionId::from_name(edition)?, players.parse().ok()?);
    Some((Study { subject, edition, players, bot: bot.to_string(), seed: seed.parse().ok()?, rows: Vec::new() }, row))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "\
# cards-second-4-greedy
edition,players,bot,seed,id,kind,cost,games,effect_points,low,high
second,4,greedy,1,claw,keep,6,2880,3.125,1.314,4.915
second,4,greedy,1,fang,keep,5,2863,4.5,2.7,6.3
second,2,greedy,1,fang,keep,5,10,,,
# seats-second-greedy
second,2,greedy,1,1,,,12000,38.958,38.385,39.507
# something else
second,2,greedy,1,1,,,12000,38.958,38.385,39.507
";

    #[test]
    fn a_book_is_read_table_by_table() {
        let all = Study::read_all(BOOK);
        let seen: Vec<_> = all.iter().map(|one| (one.subject, one.players, one.rows.len())).collect();
        let (cards, seats) = (StudySubject::Cards, StudySubject::Seats);
        assert_eq!(seen, [(cards, 4, 2), (cards, 2, 1), (seats, 2, 1)]);
        assert_eq!((all[0].rows[1].cost, all[0].games(), all[1].rows[0].effect), (Some(5), (2863, 2880), None));
        assert!(all[0].widest().is_some_and(|half| (half - 1.8005).abs() < 1e-9) && all[1].widest().is_none());
        assert!(Study::read_all("nonsense\n# cards\nsecond,4").is_empty());
    }

    #[test]
    fn the_table_that_most_play_comes_first_with_the_best_players() {
        let row = |place: &str, bot: &str| format!("{place},{bot},1,claw,keep,6,2880,3.125,1.314,4.915\n");
        let tables = [
            ("first,4", "learned"),
            ("second,2", "learned"),
            ("second,4", "greedy"),
            ("second,4", "learned"),
            ("second,4", "random"),
        ];
        let rows: String = tables.iter().map(|(place, bot)| row(place, bot)).collect();
        let all = Study::read_all(&format!("# tokyo\n{}# cards\n{rows}", row("second,4", "learned")));
        assert_eq!(all.len(), 6);
        assert_eq!(Study::first_of(&all, |_| true), Some(4));
        assert_eq!(Study::first_of(&all, |study| study.bot != "learned"), Some(3));
        assert_eq!(Study::first_of(&all[..3], |_| true), Some(2));
        assert_eq!(Study::first_of(&all, |study| study.subject == StudySubject::Tokyo), Some(0));
        assert_eq!(Study::first_of(&all, |study| study.edition == EditionId::GODZILLA), None);
        assert_eq!((Study::first_about(&all, "claw"), Study::first_about(&all, "a-costume")), (Some(4), None));
    }

    #[test]
    fn rows_are_put_in_order() {
        let study = &Study::read_all(BOOK)[0];
        let ids = |order, down| {
            let rows = study.sorted(order, down, |row| row.id.clone());
            rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
        };
        assert_eq!(ids(StudyOrder::Effect, true), ["fang", "claw"]);
        assert_eq!(ids(StudyOrder::Effect, false), ["claw", "fang"]);
        assert_eq!(ids(StudyOrder::Name, false), ["claw", "fang"]);
        assert_eq!(ids(StudyOrder::Cost, true), ["claw", "fang"]);
        let mut unknown = study.clone();
        unknown.rows[1].effect = None;
        for down in [true, false] {
            assert_eq!(unknown.sorted(StudyOrder::Effect, down, |row| row.id.clone())[1].id, "fang", "it says nothing");
        }
    }
}
