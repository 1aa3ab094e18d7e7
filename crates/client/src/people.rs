//! Profiles in figures, what people and bots are called, and one's own games by what is looked for.

use kaiju_text::{Lang, ladder, people as words, review};
use kaiju_wire::people::ProfileRow;
use kaiju_wire::person::Played;
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, SeatInfo, SeatKind};

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

/// Does a game have what is looked for in its title, its names or its note? Every word of it has to be somewhere.
pub fn has_words(played: &Played, wanted: &str) -> bool {
    let names = played.game.seats.iter().map(|seat| seat.name.as_str());
    let all: Vec<String> =
        names.chain([played.game.title.as_str(), played.note.as_str()]).map(str::to_lowercase).collect();
    wanted.to_lowercase().split_whitespace().all(|word| all.iter().any(|text| text.contains(word)))
}

/// A table like the one of an old game, for the same number of people and the same bots: whoever played there may be invited to it.
pub fn again_table(played: &Played, name: &str) -> NewTable {
    let mut seats = vec![NewSeat { name: Some(name.to_string()), ..NewSeat::of(NewSeatKind::Me) }];
    for other in played.game.seats.iter().filter(|other| other.seat != played.seat) {
        let bot = other.player.clone().filter(|_| other.kind == SeatKind::Bot);
        seats.push(bot.map_or_else(|| NewSeat::of(NewSeatKind::Human), NewSeat::bot));
    }
    NewTable { edition: played.game.edition.clone(), book: played.game.book.clone(), seats, ..NewTable::default() }
}

#[cfg(test)]
mod tests {
    use kaiju_wire::table::RecordInfo;

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
    fn a_game_is_played_again_with_as_many_people_and_the_same_bots() {
        let person = |seat| SeatInfo { seat, kind: SeatKind::Human, ..SeatInfo::default() };
        let bot = SeatInfo { seat: 'C', kind: SeatKind::Bot, player: Some("level4".into()), ..SeatInfo::default() };
        // Somebody who let a bot play at the end is a person all the same.
        let away = SeatInfo { player: Some("level3".into()), ..person('D') };
        let seats = vec![person('A'), person('B'), bot, away];
        let game = RecordInfo { edition: "second".into(), seats, ..RecordInfo::default() };
        let played = Played { seat: 'B', game, note: String::new(), favourite: false };
        let table = again_table(&played, "Bo");
        let kinds: Vec<NewSeatKind> = table.seats.iter().map(|seat| seat.kind).collect();
        assert_eq!(kinds, [NewSeatKind::Me, NewSeatKind::Human, NewSeatKind::Bot, NewSeatKind::Human]);
        assert_eq!((table.seats[0].name.as_deref(), table.seats[2].player.as_deref()), (Some("Bo"), Some("level4")));
        assert_eq!((table.edition.as_str(), table.start), ("second", false));
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
}
