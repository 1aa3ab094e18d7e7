//! The game of the day: everybody sits at the same table with the same luck, plays it once, and compares.

use std::collections::BTreeMap;

use kaiju_bots::{Bits, Player};
use kaiju_rules::{EditionId, Event, Input, Monster, Seat, Setup};
use kaiju_text::{Lang, daily as words};
use kaiju_wire::daily::{Day, DayEntry, DayInfo, DayResult};
use kaiju_wire::{Code, hex};
use serde::{Deserialize, Serialize};

use crate::beginning::Beginning;
use crate::fortune::Fortune;
use crate::local::{Chair, Local, Waits};

/// How many play.
const PLAYERS: usize = 4;
/// The level of the others.
const LEVEL: u8 = 3;
/// What a win is worth, and from how many turns on it is worth no more than that.
const WIN: u32 = 100;
const TURNS: u32 = 30;

/// The game of a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Daily {
    day: Day,
    secret: [u8; 32],
}

/// Why a record is no result of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoResult {
    /// It is no record, or that of another table.
    Another,
    /// The input with this number, counted from 1, does not follow from the day's luck and bots, or is not legal.
    Input(usize),
    /// The game is not over.
    Unfinished,
}

impl Daily {
    /// The game of a day with the secret that a server told.
    pub fn new(day: Day, secret: [u8; 32]) -> Daily {
        Daily { day, secret }
    }

    /// The game of a day where there is no server. Whoever wants to know its luck beforehand can.
    pub fn public(day: Day) -> Daily {
        Daily::new(day, day.public_secret())
    }

    /// The day.
    pub fn day(&self) -> Day {
        self.day
    }

    /// Does its luck follow from the date alone, so that anybody can work it out?
    pub fn is_public(&self) -> bool {
        self.secret == self.day.public_secret()
    }

    /// The seat of whoever plays.
    pub fn seat(&self) -> Seat {
        Seat::new(self.bits().below(PLAYERS))
    }

    /// The game at its first question.
    pub fn begin(&self) -> Local {
        let (setup, chairs) = self.table();
        let fortune = Fortune::seeded(self.day.seed(&self.secret));
        Local::new(setup, chairs, fortune).expect("there are as many chairs as monsters")
    }

    fn bits(&self) -> Bits {
        Bits::new(self.day.seed(&self.secret), 1)
    }

    /// What is played, and who sits where: the seat and the monsters are drawn.
    fn table(&self) -> (Setup, Vec<Chair>) {
        let mut bits = self.bits();
        let seat = bits.below(PLAYERS);
        let edition = EditionId::SECOND.edition();
        let mut cast: Vec<Monster> = edition.cast(&edition.rules).to_vec();
        for i in (1..cast.len()).rev() {
            cast.swap(i, bits.below(i + 1));
        }
        let setup = Setup::of(EditionId::SECOND, edition.rules, &cast[..PLAYERS]).expect("four of a cast can play");
        let bot = Player::level(LEVEL).map_or(Chair::USUAL, Chair::Bot);
        let chair = |at| if at == seat { Chair::Person } else { bot };
        (setup, (0..PLAYERS).map(chair).collect())
    }

    /// Is this saved game one of this day's?
    pub fn is_of(&self, text: &str) -> bool {
        let Ok((_, record)) = Beginning::read(text) else { return false };
        record.setup == self.table().0 && self.replayed(&record.inputs).is_ok()
    }

    /// What came of a game, if it is one of this day's: everything but the player's own answers must follow from the day's luck
    /// and its bots.
    pub fn judge(&self, text: &str) -> Result<DayResult, NoResult> {
        let (_, record) = Beginning::read(text).map_err(|_| NoResult::Another)?;
        if record.setup != self.table().0 {
            return Err(NoResult::Another);
        }
        let game = self.replayed(&record.inputs)?;
        self.result(&game).ok_or(NoResult::Unfinished)
    }

    /// The game that these inputs lead to.
    fn replayed(&self, inputs: &[Input]) -> Result<Local, NoResult> {
        let mut game = self.begin();
        let mut known = 0;
        loop {
            let played = game.inputs().len();
            let differs = (known..played.min(inputs.len())).find(|&at| game.inputs()[at] != inputs[at]);
            if let Some(at) = differs {
                return Err(NoResult::Input(at + 1));
            }
            known = played;
            if played >= inputs.len() {
                // Luck that follows the last answer may be missing; more than there is, is not played.
                return if played == inputs.len() { Ok(game) } else { Err(NoResult::Unfinished) };
            }
            let wrong = NoResult::Input(played + 1);
            match (game.waits(), inputs[played]) {
                (Waits::Nobody(_), _) => return Err(wrong),
                (Waits::Bot(..), _) => {
                    let answer = game.order().map(|order| order.think());
                    if !answer.is_some_and(|answer| game.think(answer)) {
                        return Err(wrong);
                    }
                }
                (Waits::Person(seat, _), Input::Act(action)) => game.answer(seat, action).map_err(|_| wrong)?,
                (Waits::Person(..), Input::Luck(_)) => return Err(wrong),
            }
        }
    }

    /// What came of a game that is over.
    pub fn result(&self, game: &Local) -> Option<DayResult> {
        let Waits::Nobody(winners) = game.waits() else { return None };
        let (seat, table) = (self.seat(), game.state().table());
        let (mut signs, mut stars_before, mut began) = (String::new(), 0, false);
        for beat in game.beats() {
            match beat.event {
                Event::TurnBegan { seat: whose, .. } => {
                    began = whose == seat;
                    stars_before = beat.before.stars(seat);
                }
                Event::TurnEnded { seat: whose } if whose == seat && began => {
                    signs.push(match () {
                        () if beat.before.in_tokyo(seat) => 'T',
                        () if beat.before.stars(seat) > stars_before => 'S',
                        () => '-',
                    });
                    began = false;
                }
                _ => {}
            }
        }
        // A turn in which the game ended has no end of its own.
        if began {
            signs.push(if table.in_tokyo(seat) { 'T' } else { '-' });
        }
        let (won, turns) = (winners.has(seat), signs.len() as u32);
        let (stars, hearts) = (u32::from(table.stars(seat)), u32::from(table.hearts(seat)));
        let points = if won { WIN + TURNS.saturating_sub(turns) } else { stars + hearts };
        Some(DayResult { points, won, turns, stars, hearts, signs })
    }
}

/// What somebody made of each day, as a device keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DayBook {
    pages: BTreeMap<Day, DayPage>,
}

/// What somebody made of a day.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct DayPage {
    /// The secret it was played with, in hexadecimal digits.
    secret: String,
    /// What came of it, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<DayResult>,
    /// The record, as long as the server does not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    record: Option<String>,
}

impl DayBook {
    /// Reads what `write` wrote; an empty book where it cannot be read.
    pub fn read(text: &str) -> DayBook {
        let pages: BTreeMap<String, DayPage> = serde_json::from_str(text).unwrap_or_default();
        let dated = |(date, page): (String, DayPage)| Some((Day::from_date(&date)?, page));
        DayBook { pages: pages.into_iter().filter_map(dated).collect() }
    }

    /// The book as text.
    pub fn write(&self) -> String {
        let pages: BTreeMap<String, &DayPage> = self.pages.iter().map(|(day, page)| (day.to_string(), page)).collect();
        serde_json::to_string(&pages).unwrap_or_default()
    }

    /// The game of a day: with the secret it was played with, the one that a server tells now, the one that it told before, or none.
    pub fn daily(&self, day: Day, told: Option<[u8; 32]>) -> Daily {
        let page = self.pages.get(&day);
        let noted = || page.and_then(|page| hex::read(&page.secret));
        let played = page.filter(|page| page.result.is_some()).and_then(|_| noted());
        played.or(told).or_else(noted).map_or_else(|| Daily::public(day), |secret| Daily::new(day, secret))
    }

    /// Notes what a day is played with: a device that goes offline plays on.
    pub fn note(&mut self, daily: &Daily) {
        let page = self.pages.entry(daily.day).or_default();
        if page.result.is_none() {
            page.secret = hex::write(&daily.secret);
        }
    }

    /// Takes in a record, if it is the first finished game of that day.
    pub fn take(&mut self, daily: &Daily, text: &str) {
        let page = self.pages.entry(daily.day).or_default();
        if page.result.is_none()
            && let Ok(result) = daily.judge(text)
        {
            page.secret = hex::write(&daily.secret);
            page.result = Some(result);
            page.record = (!daily.is_public()).then(|| Local::brief(text));
        }
    }

    /// Takes in a record of whichever day that was begun here it is the first finished game of. Tells whether it is one of a day.
    pub fn take_any(&mut self, text: &str) -> bool {
        let Ok((_, record)) = Beginning::read(text) else { return false };
        let open = self.pages.iter().filter(|(_, page)| page.result.is_none());
        let begun = open.filter_map(|(day, page)| Some(Daily::new(*day, hex::read(&page.secret)?)));
        let own: Vec<Daily> = begun.filter(|daily| daily.table().0 == record.setup).collect();
        for daily in &own {
            self.take(daily, text);
        }
        own.iter().any(|daily| self.result(daily.day).is_some())
    }

    /// What came of a day.
    pub fn result(&self, day: Day) -> Option<&DayResult> {
        self.pages.get(&day)?.result.as_ref()
    }

    /// What came of every day, the latest first.
    pub fn results(&self) -> impl Iterator<Item = (Day, &DayResult)> {
        self.pages.iter().rev().filter_map(|(day, page)| Some((*day, page.result.as_ref()?)))
    }

    /// The records that the server does not have yet.
    pub fn unsent(&self) -> Vec<(Day, String)> {
        self.pages.iter().filter_map(|(day, page)| Some((*day, page.record.clone()?))).collect()
    }

    /// The server has the record of a day, or refused it for this. What may be taken another time stays. Tells whether it was for good.
    pub fn answered(&mut self, day: Day, refused: Option<Code>) -> bool {
        let for_good =
            matches!(refused, None | Some(Code::GameOver | Code::BadRecord | Code::BadRequest | Code::TooLarge));
        if let Some(page) = self.pages.get_mut(&day).filter(|_| for_good) {
            page.record = None;
        }
        for_good
    }
}

/// What friends made of a day, with one's own result among theirs; nothing where none of them played.
pub fn among_friends(info: &DayInfo) -> Vec<DayEntry> {
    let mut friends = info.friends.clone();
    if !friends.is_empty() {
        friends.extend(info.own.clone());
        friends.sort_by_key(|one| one.place);
    }
    friends
}

/// How many bars the points of a day make at most, and how many points one may stand for.
const BARS: usize = 12;
const WIDTHS: [u32; 3] = [1, 5, 10];

/// How many have points in a range: a bar of a picture of the day.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DayBar {
    /// The fewest points.
    pub from: u32,
    /// The most points.
    pub to: u32,
    /// How many players.
    pub players: u64,
    /// How long the bar is beside the longest one, from 0 to 1.
    pub length: f64,
    /// Is one's own result among them?
    pub own: bool,
}

impl DayBar {
    /// The points as a figure or as two: `104`, `100–104`.
    pub fn points(&self) -> String {
        if self.from == self.to { self.from.to_string() } else { format!("{}–{}", self.from, self.to) }
    }
}

/// How everybody did, the most points first. Where there are many different results, a bar stands for five or ten points.
/// `own` is what this device knows of one's own result, if the server does not.
pub fn bars(info: &DayInfo, own: Option<&DayResult>) -> Vec<DayBar> {
    let grouped = |width: u32| {
        let mut groups = BTreeMap::<u32, u64>::new();
        for share in info.shares.iter().filter(|share| share.players > 0) {
            *groups.entry(share.points / width).or_default() += share.players;
        }
        groups
    };
    let width = WIDTHS.into_iter().find(|&width| grouped(width).len() <= BARS).unwrap_or(WIDTHS[2]);
    let groups = grouped(width);
    let most = groups.values().copied().max().unwrap_or(1);
    let own = info.own.as_ref().map(|entry| &entry.result).or(own).map(|result| result.points / width);
    let bar = |(group, players): (u32, u64)| {
        let from = group * width;
        let length = players as f64 / most as f64;
        DayBar { from, to: from + width - 1, players, length, own: own == Some(group) }
    };
    groups.into_iter().rev().map(bar).collect()
}

/// One's own place among everybody, if the server has the result.
pub fn own_place(lang: Lang, info: &DayInfo) -> Option<String> {
    info.own.as_ref().map(|own| words::your_place(lang, own.place, info.players))
}

/// Where the API of a server has the proof of a day's luck; none before the day is over.
pub fn proof_path(info: &DayInfo, today: Day) -> Option<String> {
    let day = Day::from_date(&info.date)?;
    today.since(day).is_some_and(|days| days > 0).then(|| format!("/daily/{day}/proof"))
}

/// Is the secret the one that the server bound itself to, as far as it was told? The sentence that says so, or that it is not.
pub fn luck_checked(lang: Lang, info: &DayInfo) -> Option<Result<String, &'static str>> {
    let day = Day::from_date(&info.date)?;
    let secret = hex::read(info.secret.as_deref()?)?;
    let holds = hex::write(&day.commitment(&secret)) == info.commitment;
    Some(if holds {
        Ok(words::holds(lang, day.to_string(), &info.commitment, day.seed(&secret)))
    } else {
        Err(words::breaks(lang))
    })
}

/// A result as a sentence.
pub fn told(lang: Lang, result: &DayResult) -> String {
    let (turns, points) = (words::turns(lang, result.turns), words::points(lang, result.points));
    if result.won { words::won(lang, turns, points) } else { words::lost(lang, turns, points) }
}

/// A result to be sent to friends: it tells how it went and nothing of the dice, the cards or the table.
pub fn shared(lang: Lang, day: Day, result: &DayResult) -> String {
    let sign = |sign: char| match sign {
        'T' => '🟥',
        'S' => '🟨',
        _ => '🟦',
    };
    let mut signs: String = result.signs.chars().map(sign).collect();
    signs.push(if result.won { '🏆' } else { '⬛' });
    format!("{}\n{signs}\n", words::share(lang, day.to_string(), told(lang, result)))
}

#[cfg(test)]
mod tests {
    use kaiju_wire::daily::DayShare;

    use super::*;

    /// Plays a day to its end, as a bot would.
    fn played(daily: &Daily) -> Local {
        let mut game = daily.begin();
        loop {
            match game.waits() {
                Waits::Nobody(_) => return game,
                Waits::Bot(..) => {
                    let order = game.order().unwrap();
                    assert!(game.think(order.think()));
                }
                Waits::Person(seat, _) => {
                    assert_eq!(seat, daily.seat());
                    let answer = game.order_for(seat, Player::USUAL).think().action;
                    game.answer(seat, answer).unwrap();
                }
            }
        }
    }

    #[test]
    fn a_day_is_the_same_for_everybody_and_a_result_counts_once_it_is_played_so() {
        let day = Day::from_date("2026-11-18").unwrap();
        let (daily, other) = (Daily::public(day), Daily::new(day, [3; 32]));
        let game = played(&daily);
        assert_eq!(game.save(), played(&daily).save());
        let (text, result) = (game.save(), daily.result(&game).unwrap());
        assert_eq!(daily.judge(&text), Ok(result.clone()));
        assert_eq!(daily.judge(&Local::brief(&text)), Ok(result.clone()), "what programs noted does not matter");
        assert_eq!(result.turns as usize, result.signs.len());
        assert!(daily.is_of(&text) && !other.is_of(&text));
        assert!(matches!(other.judge(&text), Err(NoResult::Another | NoResult::Input(_))));
        assert_eq!(daily.judge("nothing"), Err(NoResult::Another));
        assert_eq!(daily.judge(&daily.begin().save()), Err(NoResult::Unfinished));
        // Luck that did not fall, and an answer that a bot did not give.
        let mut lines: Vec<&str> = text.lines().collect();
        let dice = lines.iter().position(|line| line.starts_with("- ")).unwrap_or(lines.len() / 2);
        lines.remove(dice);
        let without = lines.join("\n");
        assert!(daily.judge(&without).is_err());
    }

    #[test]
    fn a_device_keeps_what_it_made_of_each_day_until_the_server_has_it() {
        let day = Day::from_date("2026-11-18").unwrap();
        let mut book = DayBook::read("no book");
        assert!(book.daily(day, None).is_public());
        let daily = book.daily(day, Some([9; 32]));
        book.note(&daily);
        // Offline the secret that was told is still the day's.
        let mut book = DayBook::read(&book.write());
        assert_eq!(book.daily(day, None), daily);
        let text = played(&daily).save();
        book.take(&daily, &daily.begin().save());
        assert_eq!(book.result(day), None, "a game that is not over is no result");
        book.take(&daily, &text);
        let result = daily.judge(&text).unwrap();
        assert_eq!((book.result(day), book.results().count()), (Some(&result), 1));
        assert_eq!(book.daily(day, Some([1; 32])), daily, "what was played stays");
        let unsent = book.unsent();
        assert_eq!(unsent.len(), 1);
        assert_eq!(daily.judge(&unsent[0].1), Ok(result));
        // Whoever was logged out meanwhile logs in again.
        book.answered(day, Some(Code::Forbidden));
        assert_eq!(book.unsent().len(), 1);
        book.answered(day, None);
        assert_eq!((DayBook::read(&book.write()).unsent(), book.results().count()), (Vec::new(), 1));
        let tomorrow = book.daily(day.next(), Some([8; 32]));
        book.note(&tomorrow);
        assert!(!book.take_any("nothing") && !book.take_any(&tomorrow.begin().save()), "no game that is over");
        assert!(!book.take_any(&text), "it counts already");
        let text = played(&tomorrow).save();
        assert!(book.take_any(&text) && book.result(day.next()) == tomorrow.judge(&text).ok().as_ref());
        assert_eq!(book.unsent().len(), 1, "nobody had to look at the day for it");
        book.answered(day.next(), Some(Code::GameOver));
        assert_eq!(book.unsent().len(), 0, "the day is closed");
        let day = day.next();
        let public = Daily::public(day.next());
        book.take(&public, &played(&public).save());
        assert!(book.result(day.next()).is_some() && book.unsent().is_empty(), "no server knows that luck");
    }

    #[test]
    fn one_looks_for_oneself_among_friends() {
        let entry = |place, name: &str| DayEntry { place, name: name.into(), ..DayEntry::default() };
        let alone = DayInfo { own: Some(entry(2, "Ana")), ..DayInfo::default() };
        assert_eq!(among_friends(&alone), []);
        let info = DayInfo { friends: vec![entry(1, "Bo"), entry(5, "Cem")], ..alone };
        let names: Vec<String> = among_friends(&info).into_iter().map(|one| one.name).collect();
        assert_eq!(names, ["Bo", "Ana", "Cem"]);
    }

    #[test]
    fn bars_are_few_and_show_where_one_stands() {
        let shares = |points: &[u32]| points.iter().map(|&points| DayShare { points, players: 2 }).collect();
        let info = DayInfo { shares: shares(&[121, 9]), ..DayInfo::default() };
        let mine = DayResult { points: 9, ..DayResult::default() };
        let told = |info: &DayInfo, own: Option<&DayResult>| -> Vec<(String, u64, bool)> {
            bars(info, own).iter().map(|bar| (bar.points(), bar.players, bar.own)).collect()
        };
        assert_eq!(told(&info, Some(&mine)), [("121".to_string(), 2, false), ("9".to_string(), 2, true)]);
        // What the server has goes before what the device knows.
        let entry = DayEntry { place: 1, result: DayResult { points: 121, ..mine.clone() }, ..DayEntry::default() };
        let known = DayInfo { own: Some(entry), players: 4, ..info.clone() };
        assert!(bars(&known, Some(&mine))[0].own && !bars(&known, Some(&mine))[1].own);
        assert_eq!(own_place(Lang::En, &known).as_deref(), Some("Your place: 1 of 4"));
        assert_eq!(own_place(Lang::En, &info), None);
        let twelve: Vec<u32> = (0..12).rev().collect();
        assert_eq!(bars(&DayInfo { shares: shares(&twelve), ..DayInfo::default() }, None).len(), 12);
        let thirteen: Vec<u32> = (0..13).rev().collect();
        let some = bars(&DayInfo { shares: shares(&thirteen), ..DayInfo::default() }, Some(&mine));
        let told: Vec<(String, u64, f64, bool)> =
            some.iter().map(|bar| (bar.points(), bar.players, bar.length, bar.own)).collect();
        let of = |points: &str, players, length, own| (points.to_string(), players, length, own);
        assert_eq!(told, [of("10–14", 6, 0.6, false), of("5–9", 10, 1.0, true), of("0–4", 10, 1.0, false)]);
        let all: Vec<u32> = (0..=129).rev().collect();
        assert_eq!(bars(&DayInfo { shares: shares(&all), ..DayInfo::default() }, None).len(), 13);
        assert_eq!(bars(&DayInfo::default(), Some(&mine)), []);
    }

    #[test]
    fn the_luck_of_a_day_is_proved_once_it_is_over() {
        let (day, secret) = (Day::from_date("2026-11-18").unwrap(), [9; 32]);
        let commitment = hex::write(&day.commitment(&secret));
        let info = DayInfo { date: day.to_string(), commitment, ..DayInfo::default() };
        assert_eq!(proof_path(&info, day), None);
        assert_eq!(proof_path(&info, day.next()).as_deref(), Some("/daily/2026-11-18/proof"));
        assert_eq!(luck_checked(Lang::En, &info), None, "the day has not begun");
        let told = DayInfo { secret: Some(hex::write(&secret)), ..info.clone() };
        assert!(luck_checked(Lang::En, &told).unwrap().unwrap().contains(&info.commitment));
        let false_secret = DayInfo { secret: Some(hex::write(&[8; 32])), ..info };
        assert_eq!(luck_checked(Lang::En, &false_secret), Some(Err(words::breaks(Lang::En))));
    }

    #[test]
    fn what_is_shared_tells_nothing_but_how_it_went() {
        let result = DayResult { points: 121, won: true, turns: 3, stars: 20, hearts: 4, signs: "-TS".into() };
        let text = shared(Lang::En, Day::from_date("2026-11-18").unwrap(), &result);
        assert_eq!(text, "Kaiju 2026-11-18: won in 3 turns, 121 points\n🟦🟥🟨🏆\n");
        let lost = DayResult { points: 9, won: false, turns: 1, ..result };
        assert_eq!(told(Lang::En, &lost), "lost after 1 turn, 9 points");
    }
}
