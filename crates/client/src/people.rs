//! Profiles in figures, what people and bots are called, one's own games by what is looked for, and tables like those.

use std::collections::BTreeMap;

use kaiju_text::{Lang, ladder, people as words, review};
use kaiju_wire::people::ProfileRow;
use kaiju_wire::person::Played;
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, SeatInfo, SeatKind, TableInfo};

use crate::review::{signed, whole};

/// What somebody did in some games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ProfileSum {
    /// Games.
    pub games: u64,
    /// Games that were won.
    pub wins: u64,
    /// Hearts taken from others.
    pub damage: u64,
    /// Stars gained.
    pub stars: u64,
    /// Turns begun in Tokyo.
    pub tokyo: u64,
    /// Monsters eliminated.
    pub eliminations: u64,
    /// Games that were reviewed.
    pub reviewed: u64,
    /// What luck gave in those, in ten-thousandths of a game.
    luck: i64,
    /// What their own play cost in those, in ten-thousandths of a game.
    play: i64,
    /// Games in which a decision could bring something.
    decided: u64,
    /// How much of it was brought, in ten-thousandths a game.
    accuracy: u64,
}

/// What reviews say of somebody's games, on average.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ReviewedGames {
    /// Of how many games.
    pub games: u64,
    /// What luck gave in a game, as a part of it.
    pub luck: f64,
    /// What their own play cost in a game, as a part of it.
    pub play: f64,
    /// How much of what decisions could bring they brought; none where nothing was ever at stake.
    pub accuracy: Option<f64>,
}

impl ProfileSum {
    /// All rows together.
    pub fn of(rows: &[ProfileRow]) -> ProfileSum {
        let mut sum = ProfileSum::default();
        for row in rows {
            sum.add(row);
        }
        sum
    }

    /// The rows by what they have in common, those with the most games first.
    pub fn by(rows: &[ProfileRow], key: fn(&ProfileRow) -> String) -> Vec<(String, ProfileSum)> {
        let mut sums: Vec<(String, ProfileSum)> = Vec::new();
        for row in rows {
            let name = key(row);
            let at = sums.iter().position(|(known, _)| *known == name).unwrap_or_else(|| {
                sums.push((name, ProfileSum::default()));
                sums.len() - 1
            });
            sums[at].1.add(row);
        }
        sums.sort_by_key(|(_, sum)| std::cmp::Reverse((sum.games, sum.wins)));
        sums
    }

    /// The share of games that were won, in percent.
    pub fn percent(&self) -> u64 {
        (self.wins * 100 + self.games / 2).checked_div(self.games).unwrap_or(0)
    }

    /// What reviews say of these games; nothing where none was reviewed.
    pub fn review(&self) -> Option<ReviewedGames> {
        let mean = |sum: f64, games: u64| (games > 0).then(|| sum / 10_000.0 / games as f64);
        let (luck, play) = (mean(self.luck as f64, self.reviewed)?, mean(self.play as f64, self.reviewed)?);
        Some(ReviewedGames { games: self.reviewed, luck, play, accuracy: mean(self.accuracy as f64, self.decided) })
    }

    fn add(&mut self, row: &ProfileRow) {
        self.games += row.games;
        self.wins += row.wins;
        self.damage += row.damage;
        self.stars += row.stars;
        self.tokyo += row.tokyo;
        self.eliminations += row.eliminations;
        self.reviewed += row.reviewed;
        self.luck += row.luck;
        self.play += row.play;
        self.decided += row.decided;
        self.accuracy += row.accuracy;
    }
}

/// What luck gave somebody and what their own play cost, as profiles tell it: the figures, and what they are of. Nothing where no game was
/// reviewed.
pub fn luck_and_play(lang: Lang, sum: &ProfileSum) -> Option<(String, String)> {
    let ReviewedGames { games, luck, play, accuracy } = sum.review()?;
    let (luck, play) = (signed(lang, luck), signed(lang, play));
    let accuracy = accuracy.map_or_else(|| review::nothing_at_stake(lang).to_string(), |share| whole(lang, share));
    Some((words::luck_play(lang, luck, play, accuracy), words::luck_play_about(lang, games, sum.games)))
}

/// The name of whoever sits at a seat, as every list and every table shows it: a bot account is marked as one.
pub fn sitter_name(lang: Lang, seat: &SeatInfo) -> String {
    if seat.bot && !seat.name.is_empty() { ladder::named(lang, &seat.name) } else { seat.name.clone() }
}

/// The names of all who sit at a table.
pub fn sitting_names(lang: Lang, seats: &[SeatInfo]) -> String {
    let named = seats.iter().filter(|seat| seat.taken && !seat.name.is_empty());
    named.map(|seat| sitter_name(lang, seat)).collect::<Vec<_>>().join(", ")
}

/// A table like an old one, for somebody who had this seat there: as many people and bots, and everything that was agreed. Who sat there is
/// to be invited.
pub fn table_again(old: &TableInfo, seat: char, name: String) -> NewTable {
    let mut seats = vec![NewSeat { name: Some(name), ..NewSeat::of(NewSeatKind::Me) }];
    for other in old.seats.iter().filter(|other| other.seat != seat) {
        let bot = other.player.clone().filter(|_| other.kind == SeatKind::Bot);
        seats.push(bot.map_or_else(|| NewSeat::of(NewSeatKind::Human), NewSeat::bot));
    }
    NewTable {
        edition: old.edition.clone(),
        book: old.book.clone(),
        // A book is played as it is printed: its switches go without saying.
        switches: if old.book.is_none() { old.switches.clone() } else { BTreeMap::new() },
        seats,
        rhythm: old.rhythm,
        clock_s: old.clock_s,
        overtime: old.overtime,
        grace_s: Some(old.grace_s),
        undo: old.undo,
        pace: old.pace,
        title: old.title.clone(),
        rated: old.rated,
        child: old.child,
        delay_s: old.delay_s,
        // Nobody but those who were there is to come, and nobody has come yet.
        public: false,
        start: false,
    }
}

/// Does a game have what is looked for in its title, its names or its note? Every word of it has to be somewhere.
pub fn has_words(played: &Played, wanted: &str) -> bool {
    let names = played.game.seats.iter().map(|seat| seat.name.as_str());
    let all: Vec<String> =
        names.chain([played.game.title.as_str(), played.note.as_str()]).map(str::to_lowercase).collect();
    wanted.to_lowercase().split_whitespace().all(|word| all.iter().any(|text| text.contains(word)))
}

#[cfg(test)]
mod tests {
    use kaiju_rules::Book;
    use kaiju_wire::table::{Overtime, Pace, RecordInfo, Rhythm};

    use super::*;

    fn row(edition: &str, players: u32, games: u64, wins: u64) -> ProfileRow {
        ProfileRow { edition: edition.into(), players, games, wins, damage: 2, ..ProfileRow::default() }
    }

    #[test]
    fn a_bot_account_is_marked_in_every_language() {
        let ana = SeatInfo { name: "Ana".into(), ..SeatInfo::default() };
        let robot = SeatInfo { name: "Robot".into(), bot: true, ..SeatInfo::default() };
        for lang in Lang::ALL {
            assert_eq!(sitter_name(lang, &ana), "Ana");
            let told = sitter_name(lang, &robot);
            assert!(told.starts_with("Robot") && told.len() > "Robot".len(), "{lang}: {told}");
        }
        assert_eq!(sitter_name(Lang::En, &robot), "Robot (bot)");
    }

    #[test]
    fn rows_are_summed_by_what_they_have_in_common() {
        let rows = [row("first", 2, 1, 1), row("second", 2, 5, 2), row("second", 4, 2, 0)];
        let all = ProfileSum::of(&rows);
        assert_eq!((all.games, all.wins, all.damage, all.percent()), (8, 3, 6, 38));
        let by = ProfileSum::by(&rows, |row| row.edition.clone());
        let told: Vec<(&str, u64, u64)> = by.iter().map(|(name, sum)| (name.as_str(), sum.games, sum.wins)).collect();
        assert_eq!(told, [("second", 7, 2), ("first", 1, 1)]);
        assert_eq!(ProfileSum::default().percent(), 0);
    }

    #[test]
    fn luck_and_play_are_means_of_the_games_that_were_reviewed() {
        let rows = [
            ProfileRow { reviewed: 3, luck: 900, play: -1500, decided: 2, accuracy: 17_000, ..row("first", 2, 9, 1) },
            ProfileRow { reviewed: 1, luck: -100, play: -500, ..row("second", 2, 1, 1) },
        ];
        let told = ProfileSum::of(&rows).review();
        assert_eq!(told, Some(ReviewedGames { games: 4, luck: 0.02, play: -0.05, accuracy: Some(0.85) }));
        let undecided = ProfileSum::of(&rows[1..]).review().expect("one was reviewed");
        assert_eq!((undecided.games, undecided.accuracy), (1, None));
        assert_eq!(ProfileSum::of(&[row("first", 2, 9, 1)]).review(), None, "none was reviewed");
        let (figures, about) = luck_and_play(Lang::En, &ProfileSum::of(&rows)).expect("four were reviewed");
        assert_eq!(figures, "Luck: +2.0 · play: −5.0 · accuracy: 85%");
        assert!(about.ends_with("Games reviewed: 4 of 10."), "{about}");
        let (figures, _) = luck_and_play(Lang::De, &ProfileSum::of(&rows[1..])).expect("one was reviewed");
        assert_eq!(figures, "Glück: −1,0 · Spiel: −5,0 · Genauigkeit: –");
    }

    #[test]
    fn a_game_is_found_by_names_title_and_note() {
        let seats = vec![SeatInfo { name: "Ana".into(), ..SeatInfo::default() }];
        let game = RecordInfo { title: "Sunday".into(), seats, ..RecordInfo::default() };
        let played = Played { seat: 'A', game, note: "Stayed in Tokyo".into(), favourite: false };
        for wanted in ["", "ana", "SUN", "tokyo ana", " stay  sunday "] {
            assert!(has_words(&played, wanted), "{wanted}");
        }
        assert!(!has_words(&played, "ana bo"));
    }

    #[test]
    fn a_table_is_played_again_as_it_was_agreed() {
        let sat = |seat: char, kind: SeatKind| SeatInfo { seat, kind, taken: true, ..SeatInfo::default() };
        let bot = SeatInfo { player: Some("level2".into()), ..sat('C', SeatKind::Bot) };
        // A person who let a bot play is a person.
        let rests = SeatInfo { player: Some("level3".into()), ..sat('D', SeatKind::Human) };
        let old = TableInfo {
            edition: "second".into(),
            switches: BTreeMap::from([("evolutions".to_string(), "yes".to_string())]),
            seats: vec![sat('A', SeatKind::Open), sat('B', SeatKind::Human), bot, rests],
            rhythm: Rhythm::Relaxed,
            clock_s: Some(86_400),
            overtime: Overtime::Seat,
            grace_s: 0,
            undo: true,
            pace: Pace::Slow,
            public: true,
            title: "Friday".into(),
            rated: true,
            child: true,
            delay_s: 60,
            ..TableInfo::default()
        };
        let new = table_again(&old, 'B', "Bo".into());
        let kinds: Vec<NewSeatKind> = new.seats.iter().map(|seat| seat.kind).collect();
        assert_eq!(kinds, [NewSeatKind::Me, NewSeatKind::Human, NewSeatKind::Bot, NewSeatKind::Human]);
        assert_eq!((new.seats[0].name.as_deref(), new.seats[2].player.as_deref()), (Some("Bo"), Some("level2")));
        assert_eq!((&new.edition, &new.switches, &new.title), (&old.edition, &old.switches, &old.title));
        assert_eq!((new.rhythm, new.clock_s, new.overtime), (old.rhythm, old.clock_s, old.overtime));
        assert_eq!((new.grace_s, new.undo, new.pace, new.delay_s), (Some(0), true, Pace::Slow, 60));
        assert_eq!((new.rated, new.child, new.public, new.start), (true, true, false, false));
        // A rated game of a book has no switches beside it.
        let book = Book::ALL[0].name().to_string();
        let printed = TableInfo { book: Some(book.clone()), ..old };
        let new = table_again(&printed, 'A', "Ana".into());
        assert_eq!((new.book, new.switches.is_empty()), (Some(book), true));
    }
}
