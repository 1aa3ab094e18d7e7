//! What a game sounds like: one's own dice, one sentence a turn, and the question last.
//!
//! Speech is slower than a screen. A rival's turn is told when it is over, in as many words as can be said while it is
//! shown, and what concerns the listener is never left out. What leads to a question is said together with it, because
//! a question interrupts whatever is being said.

use kaiju_rules::{CardId, Dice, Event, Seat, SeatSet, Source, Table};
use kaiju_text::events::{self, list, seat_name};
use kaiju_text::{Lang, cards, dice_spoken, in_a_row, is_unspaced, sentence, spoken, told};

use crate::city::Havoc;
use crate::local::Beat;
use crate::pace;

/// How many words a minute are said of the turns of others at normal speed.
pub const WORDS_A_MINUTE: u64 = 150;

/// How much is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Detail {
    /// What concerns the listener.
    Mine,
    /// One sentence a turn.
    Turns,
    /// A line for every event.
    Everything,
}

impl Detail {
    /// The detail with this number, 1 the least and 3 the most.
    pub const fn from_number(n: u8) -> Detail {
        match n {
            0 | 1 => Detail::Mine,
            2 => Detail::Turns,
            _ => Detail::Everything,
        }
    }
}

/// Tells a game to somebody who listens.
#[derive(Clone, Default)]
pub struct Narrator {
    /// What the listener rolled last, until it is said.
    roll: Option<Dice>,
    turn: Option<ToldTurn>,
    /// How often Tokyo was fought over.
    attacks: u32,
}

/// What came of a turn so far.
#[derive(Clone)]
struct ToldTurn {
    seat: Seat,
    table: Table,
    /// How long it is looked at, in milliseconds at normal speed.
    shown: u64,
    stars: i16,
    energy: i16,
    healed: i16,
    /// Hearts lost by each; by the attacks of whose turn it is, and otherwise.
    hit: [u8; 6],
    lost: [u8; 6],
    bought: Vec<CardId>,
    played: Vec<Source>,
    yielded: SeatSet,
    entered: bool,
    out: SeatSet,
    left: u8,
    /// What Tokyo has become, where it has become something else.
    city: Option<Havoc>,
}

impl ToldTurn {
    fn of(seat: Seat, table: &Table) -> ToldTurn {
        ToldTurn {
            seat,
            table: table.clone(),
            shown: 0,
            stars: 0,
            energy: 0,
            healed: 0,
            hit: [0; 6],
            lost: [0; 6],
            bought: Vec::new(),
            played: Vec::new(),
            yielded: SeatSet::EMPTY,
            entered: false,
            out: SeatSet::EMPTY,
            left: 0,
            city: None,
        }
    }

    fn note(&mut self, beat: &Beat, me: Option<Seat>) {
        match beat.event {
            Event::Stars { seat, stars, .. } if seat == self.seat => self.stars += i16::from(stars),
            // What a card costs is told with the card.
            Event::Energy { seat, energy, .. } if seat == self.seat && energy > 0 => self.energy += energy,
            Event::Healed { seat, hearts, .. } if seat == self.seat => self.healed += i16::from(hearts),
            Event::Hurt { seat, hearts, from, .. } => {
                let list = if from == Some(self.seat) && seat != self.seat { &mut self.hit } else { &mut self.lost };
                list[seat.index()] += hearts;
                if me == Some(seat) {
                    self.left = beat.before.hearts(seat).saturating_sub(hearts);
                }
            }
            Event::Shrivelled { seat, hearts, .. } => {
                self.lost[seat.index()] += hearts;
                if me == Some(seat) {
                    self.left = beat.before.hearts(seat).saturating_sub(hearts);
                }
            }
            Event::Bought { seat, card, .. } if seat == self.seat => self.bought.push(card),
            Event::Played { seat, evolution } if seat == self.seat => self.played.push(evolution),
            Event::Yielded { seat, .. } => self.yielded = self.yielded.with(seat),
            Event::Entered { seat, .. } if seat == self.seat => self.entered = true,
            Event::Died { seat } => self.out = self.out.with(seat),
            _ => {}
        }
    }

    /// The sentence; none where there is nothing to tell.
    fn tell(&self, lang: Lang, detail: Detail, me: Option<Seat>) -> Option<String> {
        let deeds = if me == Some(self.seat) { self.own(lang, self.seat) } else { self.theirs(lang, detail, me) };
        if deeds.is_empty() {
            return None;
        }
        let deeds = deeds.join(", ");
        let sentence = if me == Some(self.seat) {
            let mut letters = deeds.chars();
            letters.next().map_or_else(String::new, |first| format!("{}{}.", first.to_uppercase(), letters.as_str()))
        } else {
            told::turn(lang, seat_name(&self.table, self.seat), deeds)
        };
        Some(spoken(lang, &sentence))
    }

    fn name(&self, seat: Seat) -> &'static str {
        seat_name(&self.table, seat)
    }

    /// What one gained, what one lost, and what became of the others. What one did oneself is known.
    fn own(&self, lang: Lang, me: Seat) -> Vec<String> {
        let mut deeds = Vec::new();
        let gains = [(self.stars, '★'), (self.energy, '⚡'), (self.healed, '♥')];
        let gains: Vec<String> =
            gains.iter().filter(|(n, _)| *n > 0).map(|(n, symbol)| format!("{n}{symbol}")).collect();
        if !gains.is_empty() {
            deeds.push(told::you_gain(lang, list(lang, gains)));
        }
        for seat in self.table.seats().iter().filter(|&seat| seat != me) {
            let hearts = self.hit[seat.index()] + self.lost[seat.index()];
            if hearts > 0 {
                deeds.push(told::other_loses(lang, self.name(seat), hearts));
            }
        }
        deeds.extend(self.mine(lang, me));
        if self.entered {
            deeds.push(told::you_enter(lang).to_string());
        }
        deeds.extend(self.city.map(|city| city.told(lang).to_string()));
        deeds.extend(self.fallen(lang, Some(me)));
        deeds
    }

    /// What the listener lost.
    fn mine(&self, lang: Lang, me: Seat) -> Option<String> {
        let (hit, lost) = (self.hit[me.index()], self.lost[me.index()]);
        match (hit, lost) {
            (0, 0) => None,
            (hit, 0) => Some(told::hits_you(lang, hit, self.left)),
            (hit, lost) => Some(told::you_lose(lang, hit + lost, self.left)),
        }
    }

    fn fallen(&self, lang: Lang, me: Option<Seat>) -> Vec<String> {
        let out = self.out.iter();
        out.map(
            |seat| {
                if me == Some(seat) { told::you_out(lang).to_string() } else { told::out(lang, self.name(seat)) }
            },
        )
        .collect()
    }

    /// What somebody else did, as much of it as can be said in the time it is shown.
    fn theirs(&self, lang: Lang, detail: Detail, me: Option<Seat>) -> Vec<String> {
        // Each with its place in the sentence and how much it matters, 0 the most: that is always said.
        let mut deeds: Vec<(u8, u8, String)> = Vec::new();
        let mut say = |place: u8, matters: u8, text: String| deeds.push((place, matters, text));
        if self.stars > 0 {
            say(0, 2, format!("{}★", self.stars));
        } else if self.stars < 0 {
            say(0, 2, told::loses(lang, format!("{}★", -self.stars)));
        }
        if self.energy > 0 {
            say(1, 6, format!("{}⚡", self.energy));
        }
        if self.healed > 0 {
            say(2, 5, told::heals(lang, self.healed));
        }
        if let Some(mine) = me.and_then(|me| self.mine(lang, me)) {
            say(3, 0, mine);
        }
        let seats = self.table.seats();
        let others = me.map_or(seats, |me| seats.without(me));
        for seat in others.iter().filter(|&seat| self.hit[seat.index()] > 0) {
            say(4, 4, told::hits(lang, self.name(seat), self.hit[seat.index()]));
        }
        for seat in others.iter().filter(|&seat| self.lost[seat.index()] > 0) {
            say(5, 4, told::other_loses(lang, self.name(seat), self.lost[seat.index()]));
        }
        for seat in self.yielded.iter().filter(|&seat| me != Some(seat)) {
            say(6, 3, told::yields(lang, self.name(seat)));
        }
        if self.entered {
            say(7, 1, told::enters(lang).to_string());
        }
        let names = |all: Vec<&'static str>| list(lang, all.into_iter().map(str::to_string));
        if !self.bought.is_empty() {
            let all = self.bought.iter().map(|&card| cards::name(lang, self.table.card(card))).collect();
            say(8, 3, told::buys(lang, names(all)));
        }
        if !self.played.is_empty() {
            let all = self.played.iter().map(|&source| cards::name(lang, self.table.print(source))).collect();
            say(9, 3, told::plays(lang, names(all)));
        }
        for fallen in self.fallen(lang, me) {
            say(10, 0, fallen);
        }
        if detail == Detail::Mine {
            deeds.retain(|(_, matters, _)| *matters == 0);
        } else if deeds.is_empty() {
            deeds.push((0, 0, told::nothing(lang).to_string()));
        }
        let room = (self.shown * WORDS_A_MINUTE / 60_000) as usize;
        let mut used = words(self.name(self.seat));
        deeds.sort_by_key(|(_, matters, _)| *matters);
        let mut first = true;
        deeds.retain(|(_, matters, text)| {
            let n = words(&spoken(lang, text));
            let fits = first || *matters == 0 || used + n <= room;
            first = false;
            if fits {
                used += n;
            }
            fits
        });
        deeds.sort_by_key(|(place, ..)| *place);
        // Three times a game at most, and in few words: there is always room for it.
        let city = self.city.filter(|_| detail != Detail::Mine).map(|city| city.told(lang).to_string());
        deeds.into_iter().map(|(.., text)| text).chain(city).collect()
    }
}

/// How many words a text has; where the script has no spaces, two letters take as long to say as a word.
fn words(text: &str) -> usize {
    let said = |word: &str| word.chars().filter(|letter| is_unspaced(*letter)).count().div_ceil(2).max(1);
    text.split_whitespace().map(said).sum()
}

impl Narrator {
    /// Hears of an event that is shown for so many milliseconds at normal speed; tells what is to be said now.
    pub fn hear(&mut self, lang: Lang, detail: Detail, me: Option<Seat>, beat: &Beat, shown: u64) -> Option<String> {
        let active = beat.before.active();
        let city = self.batter(beat.event);
        if let (Event::Threw { dice }, true) = (beat.event, me == Some(active)) {
            self.roll = Some(dice);
            return None;
        }
        if detail == Detail::Everything {
            if !pace::tells(beat.event) {
                return None;
            }
            let mut line = spoken(lang, &events::line(lang, &beat.before, beat.event));
            if let Some(city) = city {
                line = in_a_row([line, sentence(city.told(lang))]);
            }
            return Some(join(self.rest(lang, detail, me), line));
        }
        match beat.event {
            Event::TurnBegan { seat, .. } => {
                let said = self.rest(lang, detail, me);
                self.turn = Some(ToldTurn { shown, ..ToldTurn::of(seat, &beat.before) });
                return said;
            }
            Event::Over { .. } => {
                let said = self.rest(lang, detail, me);
                let end = spoken(lang, &events::line(lang, &beat.before, beat.event));
                return Some(join(said, end));
            }
            _ => {}
        }
        let turn = self.turn.get_or_insert_with(|| ToldTurn::of(active, &beat.before));
        turn.shown += shown;
        turn.city = city.or(turn.city);
        turn.note(beat, me);
        None
    }

    /// What an event makes of Tokyo, where that is something else than before.
    fn batter(&mut self, event: Event) -> Option<Havoc> {
        let before = Havoc::after(self.attacks);
        self.attacks += u32::from(matches!(event, Event::Attacked { .. }));
        Some(Havoc::after(self.attacks)).filter(|&now| now != before)
    }

    /// What was not said yet; the turn goes on.
    fn rest(&mut self, lang: Lang, detail: Detail, me: Option<Seat>) -> Option<String> {
        let roll = self.roll.take().map(|dice| told::roll(lang, dice_spoken(lang, dice)));
        let turn = self.turn.take().and_then(|turn| turn.tell(lang, detail, me));
        match (roll, turn) {
            (Some(roll), Some(turn)) => Some(format!("{roll} {turn}")),
            (roll, turn) => roll.or(turn),
        }
    }

    /// A question as it is asked: what led to it, and what is asked. A question about dice says them, whether or not
    /// they were seen to be rolled.
    pub fn ask(&mut self, lang: Lang, detail: Detail, me: Option<Seat>, dice: Option<Dice>, question: &str) -> String {
        self.roll = dice.or(self.roll);
        let quiet = self.turn.as_ref().is_some_and(|turn| me != Some(turn.seat) && turn.is_quiet());
        if quiet {
            self.turn = None;
        }
        let before = self.rest(lang, detail, me);
        join(before, spoken(lang, question))
    }

    /// Another game, or other ears: what was heard is forgotten.
    pub fn forget(&mut self) {
        *self = Narrator::default();
    }

    /// Somebody comes to a game in which Tokyo was fought over this many times.
    pub fn recall(&mut self, attacks: u32) {
        self.attacks = attacks;
    }
}

impl ToldTurn {
    /// Nothing has come of it yet.
    fn is_quiet(&self) -> bool {
        let hearts = self.hit.iter().chain(&self.lost).all(|&n| n == 0);
        let gains = self.stars == 0 && self.energy == 0 && self.healed == 0;
        let cards = self.bought.is_empty() && self.played.is_empty();
        hearts
            && gains
            && cards
            && self.city.is_none()
            && !self.entered
            && self.yielded.is_empty()
            && self.out.is_empty()
    }
}

fn join(before: Option<String>, text: String) -> String {
    match before {
        Some(before) => in_a_row([before, text]),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chair, Fortune, Local, Replay, city};
    use kaiju_rules::{EditionId, SeatSet, Setup, Viewer};

    const ME: Seat = Seat::A;

    fn game(seed: u64, players: u8) -> Replay {
        let setup = Setup::new(EditionId::SECOND, players.into()).unwrap();
        let chairs = vec![Chair::Bot("greedy".parse().unwrap()); players.into()];
        let mut game = Local::new(setup, chairs, Fortune::seeded(seed)).unwrap();
        while let Some(order) = game.order() {
            game.think(order.think());
        }
        Replay::read(&game.record()).unwrap()
    }

    /// How long somebody thinks about a roll, in milliseconds.
    const THOUGHT: u64 = 3000;

    /// Everything that is said of a game, and how long it takes at normal speed.
    fn told_of(replay: &Replay, lang: Lang, detail: Detail) -> (Vec<String>, u64) {
        let (mut narrator, mut said, mut shown) = (Narrator::default(), Vec::new(), 0);
        for moment in 0..=replay.len() {
            for beat in replay.step(moment) {
                let view = replay.at(moment.saturating_sub(1)).seen_by(Viewer::Seat(ME));
                let ms = pace::pause(&view, beat.event, SeatSet::just(ME));
                let asked = matches!(beat.event, Event::Threw { .. }) && beat.before.active() == ME;
                shown += ms + if asked { THOUGHT } else { 0 };
                said.extend(narrator.hear(lang, detail, Some(ME), beat, ms));
            }
        }
        (said, shown)
    }

    #[test]
    fn a_game_is_told_no_faster_than_people_speak() {
        for lang in Lang::ALL {
            for (seed, players) in [(1, 2), (2, 3), (3, 4), (4, 4), (5, 5), (6, 6)] {
                let replay = game(seed, players);
                let (said, shown) = told_of(&replay, lang, Detail::Turns);
                let n: usize = said.iter().map(|line| words(line)).sum();
                let rate = n as u64 * 60_000 / shown;
                assert!(rate <= WORDS_A_MINUTE, "{lang}, {players} players: {rate} words a minute");
                let (least, _) = told_of(&replay, lang, Detail::Mine);
                assert!(least.len() <= said.len());
                let (all, _) = told_of(&replay, lang, Detail::Everything);
                assert!(all.len() > 2 * said.len(), "everything is more");
            }
        }
    }

    #[test]
    fn every_loss_of_hearts_of_the_listener_is_told_and_every_turn_once() {
        let replay = game(4, 4);
        let (mut narrator, mut turns, mut sentences) = (Narrator::default(), 0, 0);
        let mut owed = None;
        for beat in (0..=replay.len()).flat_map(|moment| replay.step(moment)) {
            if let Event::Hurt { seat: ME, hearts, .. } = beat.event
                && beat.before.active() != ME
            {
                owed = Some(beat.before.hearts(ME).saturating_sub(hearts));
            }
            let begins = matches!(beat.event, Event::TurnBegan { .. });
            turns += usize::from(begins);
            // Shown for no time at all: only what must be said is said.
            let said = narrator.hear(Lang::En, Detail::Turns, Some(ME), beat, 0);
            sentences += usize::from(said.is_some());
            if let (true, Some(left)) = (begins, owed.take()) {
                let said = said.unwrap_or_default();
                assert!(said.contains("hits you") || said.contains("you lose"), "{said}");
                assert!(said.contains(&format!("{left} heart")), "{said}");
            }
        }
        assert!(sentences <= turns + 1, "{sentences} sentences, {turns} turns");
    }

    #[test]
    fn what_becomes_of_tokyo_is_told_once_each() {
        let replay = (1..40)
            .map(|seed| game(seed, 6))
            .find(|replay| city::attacks((0..=replay.len()).flat_map(|moment| replay.step(moment))) > 15);
        let replay = replay.expect("a long fight");
        for lang in Lang::ALL {
            for detail in [Detail::Turns, Detail::Everything] {
                let (said, _) = told_of(&replay, lang, detail);
                for havoc in [Havoc::Scarred, Havoc::Burning, Havoc::Ruined] {
                    let n = said.iter().filter(|line| line.contains(havoc.told(lang))).count();
                    assert_eq!(n, 1, "{lang}, {detail:?}: {}", havoc.told(lang));
                }
            }
        }
        let mut narrator = Narrator::default();
        narrator.recall(3);
        assert_eq!(narrator.batter(Event::Attacked { hit: SeatSet::EMPTY }), None, "what was known is not told again");
    }

    #[test]
    fn ones_own_roll_is_said_with_the_question_at_every_detail() {
        let replay = game(4, 3);
        for detail in [Detail::Mine, Detail::Turns, Detail::Everything] {
            let (mut narrator, mut rolls) = (Narrator::default(), 0);
            for beat in (0..=replay.len()).flat_map(|moment| replay.step(moment)) {
                narrator.hear(Lang::En, detail, Some(ME), beat, 100);
                if let Event::Threw { dice } = beat.event {
                    let asked = narrator.ask(Lang::En, detail, Some(ME), None, "Which dice do you keep?");
                    let mine = beat.before.active() == ME;
                    assert_eq!(asked.contains(&dice_spoken(Lang::En, dice)), mine, "{asked}");
                    assert!(asked.ends_with("Which dice do you keep?"), "{asked}");
                    rolls += usize::from(mine);
                }
            }
            assert!(rolls > 3);
            let seen = Some(Dice::from_counts([2, 0, 0, 0, 0, 4]));
            let asked = Narrator::default().ask(Lang::En, detail, Some(ME), seen, "Which?");
            assert_eq!(asked, "You roll two 1s and four smashes. Which?", "who comes back hears it too");
        }
    }
}
