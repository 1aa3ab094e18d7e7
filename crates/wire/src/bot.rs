//! What a bot outside of kaiju is told and what it answers: on standard input, over HTTP and over the WebSocket the very
//! same objects. `docs/bot-protocol.md` describes them.

mod number;
mod table;

use std::collections::BTreeMap;

use kaiju_rules::notation::{Words, lines};
use kaiju_rules::{
    Action, Book, Card, Dice, Face, Legal, Pending, Question, Seat, SeatSet, Setup, Table, View, Viewer, deck_of,
};
use serde::{Deserialize, Serialize};

pub use number::{ANSWERS, KEEP, answer, keep_rank, keeps_up_to, number, ranked_keeps};
pub use table::{BotEvolutions, BotPower, BotSeat, BotTable, BotTurn};

/// The version of these messages. It goes up only when an old bot would no longer understand.
pub const PROTOCOL: u32 = 1;

/// A message to a bot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kaiju", rename_all = "snake_case")]
pub enum ToBot {
    /// A game begins, and this is what it is played with.
    Setup(Box<BotSetup>),
    /// The bot is to decide something.
    Question(Box<BotQuestion>),
    /// Nothing is asked of the bot now; said only where a bot asks first.
    Wait,
    /// The game is over.
    Over(Box<BotOver>),
}

/// A message to a bot as a frame of the WebSocket: the message itself, told from other frames by its `t`.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct BotFrame<'a> {
    t: &'static str,
    #[serde(flatten)]
    message: &'a ToBot,
}

impl<'a> From<&'a ToBot> for BotFrame<'a> {
    fn from(message: &'a ToBot) -> BotFrame<'a> {
        BotFrame { t: "bot", message }
    }
}

/// What a game is played with.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotSetup {
    /// The version of the messages.
    pub protocol: u32,
    /// The version of the rules, as in recorded games.
    pub rules: u32,
    /// The bot's seat.
    pub seat: String,
    /// The edition.
    pub edition: String,
    /// The rulebook that is played to the letter, if it is one.
    pub book: Option<String>,
    /// Who sits at A, B …
    pub monsters: Vec<String>,
    /// Switches that are set otherwise than the edition sets them.
    pub switches: BTreeMap<String, String>,
    /// Every switch, as it is set.
    pub all_switches: BTreeMap<String, String>,
    /// The Power cards of the game, each once.
    pub cards: Vec<BotCard>,
    /// The evolutions of each seat, in the order of their numbers; none where they are not played with.
    pub evolutions: Option<BTreeMap<String, Vec<BotCard>>>,
    /// How many numbers of answers there are: every number is below this.
    pub answers: u32,
    /// How long the bot may think about each answer, in milliseconds; none for as long as it likes.
    pub time_ms: Option<u64>,
    /// How much memory it may use; none for as much as it likes.
    pub memory_mib: Option<u64>,
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotCard {
    /// Its id.
    pub id: String,
    /// Its English name.
    pub name: String,
    /// What becomes of it: `keep`, `discard`, `event`, `permanent`, `temporary`.
    pub kind: String,
    /// Its price as printed; 0 for an evolution.
    pub cost: u8,
    /// How many of it there are.
    pub copies: usize,
    /// What it does under the rules of this game, in English.
    pub text: String,
}

/// A question: everything a bot needs to answer it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotQuestion {
    /// The number of the question, to be put into the answer.
    pub id: u64,
    /// Who is asked.
    pub seat: String,
    /// What is asked, in the notation.
    pub question: String,
    /// All answers there are, in the notation.
    pub legal: Vec<String>,
    /// The number of each of them, which is the same in every question of every game of the edition.
    pub numbers: Vec<u32>,
    /// What those of them cost that are paid for, in energy.
    pub prices: BTreeMap<String, u8>,
    /// What happened since the seat's last question, as the seat may see it: events in the notation.
    pub events: Vec<String>,
    /// The table as the seat sees it, in numbers and words.
    pub table: BotTable,
    /// What the seat knows, complete, as a position in the notation.
    pub position: String,
    /// A random number from 0 to 2⁵³ − 1.
    #[cfg_attr(feature = "schema", schema(maximum = 9_007_199_254_740_991u64))]
    pub random: u64,
    /// How long the bot has from now, in milliseconds; none for as long as it likes.
    pub time_ms: Option<u64>,
    /// The odds of the dice, for a bot that asked for them; none where no dice are to be kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub odds: Option<BotOdds>,
}

/// The odds of the dice that lie there.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotOdds {
    /// For each face the chance to end the rolls with at least 1, 2, 3 … of it, for a player who wants nothing else.
    pub at_least: BTreeMap<String, Vec<f64>>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotOver {
    /// Who won: several may, and nobody if all died at once or the table was closed.
    pub winners: Vec<String>,
    /// The bot's seat.
    pub seat: String,
    /// Its share of the win: 1 alone, ½ with another, 0 for who did not win.
    pub reward: f64,
    /// What happened since the seat's last question.
    pub events: Vec<String>,
    /// The table in the end; none where the game had not begun.
    pub table: Option<BotTable>,
}

/// What a bot wants besides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct BotWants {
    /// The odds of the dice, with every question about dice.
    #[serde(default)]
    pub odds: bool,
}

/// An answer of a bot.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotReply {
    /// The number of the question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// One of the legal answers: its words, or its place in the list, counted from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<BotWord>,
    /// Or its number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
}

/// One of the legal answers, as a bot says it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum BotWord {
    /// Its place in the list, counted from 0.
    Place(u32),
    /// Its words.
    Words(String),
}

impl BotReply {
    /// The action it means, if that is one of these.
    pub fn action(&self, words: Words, legal: &Legal) -> Option<Action> {
        match (&self.answer, self.number) {
            (Some(BotWord::Place(place)), None) => legal.get(*place as usize),
            (Some(BotWord::Words(said)), None) => {
                let mut line = lines(said).next()?;
                let action = words.read_action(&mut line).ok()?;
                (line.done().is_ok() && legal.contains(action)).then_some(action)
            }
            (None, Some(wanted)) => legal.iter().find(|&action| number(action) == wanted),
            // Nothing is said, or two things are.
            _ => None,
        }
    }
}

impl BotSetup {
    /// What a seat is told of a game that starts like this.
    pub fn new(setup: &Setup, seat: Seat) -> BotSetup {
        let (edition, rules) = (setup.edition().edition(), setup.rules());
        let named = |(name, word): (&str, &str)| (name.to_string(), word.to_string());
        let deck = edition.deck;
        let played = deck.played_with(&rules);
        let first =
            |&card: &kaiju_rules::CardId| deck.copies(deck.card(card).id).find(|&c| played.has(c)) == Some(card);
        let cards = played.iter().filter(first).map(|card| {
            let copies = deck.copies(deck.card(card).id).filter(|&copy| played.has(copy)).count();
            BotCard::new(deck.card(card).under(&rules), copies)
        });
        let evolutions = |(seat, monster): (usize, &kaiju_rules::Monster)| {
            let own = deck_of(*monster).into_iter().flatten().map(|card| BotCard::new(card.under(&rules), 1));
            (Seat::new(seat).to_string(), own.collect())
        };
        BotSetup {
            protocol: PROTOCOL,
            rules: rules.version.number(),
            seat: seat.to_string(),
            edition: edition.name.to_string(),
            book: setup.book().map(Book::name).map(str::to_string),
            monsters: setup.monsters().iter().map(|monster| monster.id().to_string()).collect(),
            switches: rules.changes(edition.rules).map(named).collect(),
            all_switches: kaiju_rules::Rules::NAMES
                .iter()
                .filter_map(|name| Some(named((name, rules.get(name)?))))
                .collect(),
            cards: cards.collect(),
            evolutions: rules.evolutions.then(|| setup.monsters().iter().enumerate().map(evolutions).collect()),
            answers: ANSWERS,
            time_ms: None,
            memory_mib: None,
        }
    }
}

impl BotCard {
    fn new(card: &Card, copies: usize) -> BotCard {
        BotCard {
            id: card.id.to_string(),
            name: card.name.to_string(),
            kind: card.kind.word().to_string(),
            cost: card.cost,
            copies,
            text: card.text.to_string(),
        }
    }
}

impl BotQuestion {
    /// The question that a viewer is asked; none where the viewer is not asked. `id`, `events`, `random` and `time_ms`
    /// are for the caller to fill in.
    pub fn new(view: &View, legal: &Legal, wants: BotWants) -> Option<BotQuestion> {
        let Pending::Decide(seat, question) = view.pending() else { return None };
        if view.viewer() != Viewer::Seat(seat) {
            return None;
        }
        let (table, words) = (view.table(), Words::for_table(view.table()));
        let priced = |action: Action| Some((words.action(action), price(table, seat, action)?));
        Some(BotQuestion {
            id: 0,
            seat: seat.to_string(),
            question: words.question(question),
            legal: legal.iter().map(|action| words.action(action)).collect(),
            numbers: legal.iter().map(number).collect(),
            prices: legal.iter().filter_map(priced).collect(),
            events: Vec::new(),
            table: BotTable::new(table),
            position: view.position(),
            random: 0,
            time_ms: None,
            odds: (wants.odds && question == Question::Keep)
                .then(|| BotOdds::new(table.turn().dice, table.turn().rolls)),
        })
    }
}

/// What an answer costs a seat, if it is paid for.
fn price(table: &Table, seat: Seat, action: Action) -> Option<u8> {
    let card = match action {
        Action::Buy(slot) => table.shop()[slot.index()]?,
        Action::BuyTop(depth) => table.top(depth)?,
        Action::BuyFrom(card) => card,
        Action::Sweep => return Some(SWEEP),
        _ => return None,
    };
    Some(table.price(seat, card))
}

/// What a sweep costs (BUY-2).
const SWEEP: u8 = 2;

impl BotOdds {
    /// The odds of dice with n rolls left. Who wants a face keeps it and rolls all else: every other die shows it in the
    /// end with the same chance.
    pub fn new(dice: Dice, rolls: u8) -> BotOdds {
        let each = 1.0 - to_the(5.0 / 6.0, rolls);
        let at_least = Face::ALL.map(|face| {
            let (have, others) = (dice.count(face), dice.len() - dice.count(face));
            let exactly = |n: u8| {
                let ways = (0..n).fold(1.0, |ways, i| ways * f64::from(others - i) / f64::from(i + 1));
                ways * to_the(each, n) * to_the(1.0 - each, others - n)
            };
            let chance = |wanted: u8| match wanted.checked_sub(have) {
                None | Some(0) => 1.0,
                Some(missing) => (missing..=others).map(exactly).sum(),
            };
            (face.to_string(), (1..=dice.len()).map(chance).collect())
        });
        BotOdds { at_least: at_least.into() }
    }
}

/// A number to the power of n, the same on every machine.
fn to_the(number: f64, n: u8) -> f64 {
    (0..n).fold(1.0, |power, _| power * number)
}

impl BotOver {
    /// How a game ended for a seat; `events` are for the caller to fill in.
    pub fn new(table: &Table, seat: Seat) -> BotOver {
        let table = &table.masked(Viewer::Seat(seat));
        let winners = table.over().unwrap_or_default();
        BotOver {
            winners: letters(winners),
            seat: seat.to_string(),
            reward: if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 },
            events: Vec::new(),
            table: Some(BotTable::new(table)),
        }
    }
}

fn letters(seats: SeatSet) -> Vec<String> {
    seats.iter().map(|seat| seat.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::notation::parse_position;
    use kaiju_rules::{EditionId, Rules};

    fn seen(lines: &str) -> View {
        parse_position(&format!("kaiju position 1\nedition second\n{lines}")).unwrap().seen_by(Viewer::Seat(Seat::A))
    }

    fn asked(lines: &str, wants: BotWants) -> BotQuestion {
        let view = seen(lines);
        BotQuestion::new(&view, &view.legal(), wants).expect("A is asked")
    }

    const DICE: &str = "seat A gigazaur\nseat B kraken city\nat keep A dice 11shee rolls 2";

    #[test]
    fn answers_are_places_words_or_numbers() {
        let view = seen(DICE);
        let (legal, words) = (view.legal(), Words::for_table(view.table()));
        let all = view.table().turn().dice;
        let read = |said: &str| serde_json::from_str::<BotReply>(said).ok()?.action(words, &legal);
        assert_eq!(read(r#"{"id":1,"answer":0}"#), legal.get(0));
        assert_eq!(read(r#"{"id":1,"answer":"keep 11shee"}"#), Some(Action::Keep(all)));
        assert_eq!(read(r#"{"answer":"keep eehs11","more":[]}"#), Some(Action::Keep(all)));
        assert_eq!(read(&format!(r#"{{"number":{}}}"#, number(Action::Keep(all)))), Some(Action::Keep(all)));
        for wrong in [
            r#"{"answer":1000}"#,
            r#"{"answer":-1}"#,
            r#"{"answer":"keep 222"}"#,
            r#"{"answer":"keep 11 or so"}"#,
            r#"{"answer":"sweep"}"#,
            r#"{"answer":null}"#,
            r#"{"answer":""}"#,
            r#"{"number":4000000}"#,
            r#"{"answer":0,"number":0}"#,
            r"{}",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_question_has_the_table_the_answers_and_their_numbers() {
        let asked = asked(DICE, BotWants::default());
        assert_eq!((asked.seat.as_str(), asked.question.as_str()), ("A", "keep"));
        assert_eq!((asked.legal.len(), asked.numbers.len()), (36, 36));
        assert_eq!((asked.table.dice.as_str(), asked.table.seats[1].place.as_deref()), ("11eehs", Some("city")));
        assert_eq!((asked.table.seats[0].hearts, asked.odds), (10, None));
        let wire = serde_json::to_string(&ToBot::Question(Box::new(self::asked(DICE, BotWants::default())))).unwrap();
        assert!(wire.starts_with(r#"{"kaiju":"question","id":0,"seat":"A","question":"keep","legal":["#), "{wire}");
        assert!(matches!(serde_json::from_str(&wire), Ok(ToBot::Question(again)) if again.legal == asked.legal));
    }

    #[test]
    fn odds_come_when_they_are_asked_for() {
        let odds = asked(DICE, BotWants { odds: true }).odds.expect("dice are to be kept");
        let close = |face: &str, n: usize, chance: f64| (odds.at_least[face][n - 1] - chance).abs() < 1e-12;
        assert!(close("1", 2, 1.0) && close("e", 1, 1.0), "{odds:?}");
        // None of five dice shows a smash in two rolls with the chance (25/36)⁵.
        assert!(close("s", 1, 1.0) && close("s", 2, 1.0 - to_the(25.0 / 36.0, 5)), "{odds:?}");
        assert!(close("2", 6, to_the(11.0 / 36.0, 6)), "{odds:?}");
        assert_eq!(odds.at_least["h"].len(), 6);
    }

    #[test]
    fn what_is_bought_has_its_price() {
        let shop =
            "seat A gigazaur ⚡9\nseat B kraken city\ncards A alien-metabolism\nshop corner-store heal tanks\nat buy A";
        let prices = asked(shop, BotWants::default()).prices;
        let told: Vec<_> = prices.iter().map(|(answer, price)| (answer.as_str(), *price)).collect();
        assert_eq!(told, [("buy 1", 2), ("buy 2", 2), ("buy 3", 3), ("sweep", 2)]);
    }

    #[test]
    fn powers_tell_their_charges_and_whom_they_copy() {
        let lines = "seat A gigazaur\nseat B kraken city\ncards A smoke-cloud*2 mimic>wings herd-culler!\ncards B wings\nat roll A";
        let table = BotTable::new(seen(lines).table());
        let told: Vec<_> = table.seats[0]
            .powers
            .iter()
            .map(|power| (power.id.as_str(), power.charges, power.used, power.copies.as_deref()))
            .collect();
        let mut sorted = told.clone();
        sorted.sort_unstable();
        assert_eq!(
            sorted,
            [("herd-culler", 0, true, None), ("mimic", 0, false, Some("wings")), ("smoke-cloud", 2, false, None)]
        );
    }

    #[test]
    fn the_greeting_has_every_card_and_every_switch() {
        for edition in EditionId::all() {
            let told = BotSetup::new(&Setup::new(edition, 3).unwrap(), Seat::B);
            assert_eq!((told.seat.as_str(), told.all_switches.len()), ("B", Rules::NAMES.len()));
            assert!(told.switches.is_empty() && told.evolutions.is_none());
            let copies: usize = told.cards.iter().map(|card| card.copies).sum();
            let rules = edition.edition().rules;
            assert_eq!(copies, edition.edition().deck.played_with(&rules).len());
            assert!(told.cards.iter().all(|card| card.cost > 0 || card.kind == "event"), "{edition}");
        }
        let mut rules = EditionId::GODZILLA.edition().rules;
        rules.evolutions = true;
        let told = BotSetup::new(&Setup::new(EditionId::GODZILLA, 2).unwrap().with_rules(rules), Seat::A);
        assert_eq!(told.switches.get("evolutions").map(String::as_str), Some("yes"));
        assert_eq!(told.evolutions.map(|all| all["B"].len()), Some(8));
    }
}
