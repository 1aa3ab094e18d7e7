//! A game on this device: people and programs around one table, luck from a source that is handed in.

use std::fmt::{self, Write as _};

use kaiju_bots::Player;
use kaiju_rules::notation::ParseError;
use kaiju_rules::{
    Action, Event, Illegal, Input, Log, Luck, Outcome, Pending, Question, Seat, SeatSet, Setup, State, Table, View,
    Viewer,
};

use crate::beginning::Beginning;
use crate::fortune::Fortune;
use crate::mind::{BotAnswer, BotRequest};
use crate::reasons::BotChoice;

/// Who sits on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chair {
    /// Somebody who is asked.
    Person,
    /// A bot that plays like this.
    Bot(Player),
}

impl Chair {
    /// The bot where nobody says which.
    pub const USUAL: Chair = Chair::Bot(Player::USUAL);

    /// Who sits where, as a saved game of this many players says it; none where it does not.
    pub fn read(text: &str, players: usize) -> Option<Vec<Chair>> {
        let words = line(text, CHAIRS)?.split_whitespace();
        let chairs: Vec<Chair> = words.map(|word| word.parse().map_or(Chair::Person, Chair::Bot)).collect();
        (chairs.len() == players).then_some(chairs)
    }
}

/// The rest of the comment that begins with this head.
fn line<'a>(text: &'a str, head: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix(head))
}

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    /// For this person to answer this.
    Person(Seat, Question),
    /// For this program.
    Bot(Seat, Player),
    /// For nobody: the game is over, and these won.
    Nobody(SeatSet),
}

/// One thing that happened, with the table just before it.
#[derive(Clone)]
pub struct Beat {
    /// What happened.
    pub event: Event,
    /// The table it happened to.
    pub before: Table,
    /// The number of the input it followed from, counted from 1; 0 is the setup.
    pub input: usize,
    /// The row of a server's table that it came with; 0 in a game on this device.
    pub row: u64,
}

impl Beat {
    /// What somebody sees of it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Beat {
        Beat { event: self.event.seen_by(viewer), ..self.clone() }
    }
}

/// Where one can go back to.
#[derive(Clone)]
struct Slip {
    seat: Seat,
    state: State,
    inputs: usize,
    beats: usize,
}

/// Why a saved game cannot be taken up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CannotLoad {
    /// It is not the text of a game.
    Text(ParseError),
    /// The rules do not allow one of its inputs, counted from 1.
    Input(usize, Illegal),
    /// There are not as many chairs as monsters.
    Chairs,
}

impl fmt::Display for CannotLoad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotLoad::Text(error) => write!(f, "{error}"),
            CannotLoad::Input(number, illegal) => write!(f, "input {number}: {illegal}"),
            CannotLoad::Chairs => f.write_str("a game needs as many chairs as monsters"),
        }
    }
}

impl std::error::Error for CannotLoad {}

/// The line that tells who sits where in a saved game; to a reader of records it is a comment.
const CHAIRS: &str = "# chairs";
/// The line with the seed of its luck.
const SEED: &str = "# seed";
/// The line with the names of those who sit there, one after the other, with a bar between them.
const NAMES: &str = "# names ";
/// The longest name, in letters.
const LONGEST_NAME: usize = 24;

/// A game on this device.
pub struct Local {
    beginning: Beginning,
    chairs: Vec<Chair>,
    state: State,
    inputs: Vec<Input>,
    beats: Vec<Beat>,
    fortune: Fortune,
    slips: Vec<Slip>,
    /// What luck will say first, before the fortune is asked: for a game that is told in advance.
    script: std::collections::VecDeque<Outcome>,
    /// What the people are called, by seat; empty where nobody said.
    names: Vec<String>,
    /// The people a bot plays for at the moment.
    rests: SeatSet,
}

/// The seed that bots think with in a game with this one.
fn bot_seed(seed: Option<u64>) -> u64 {
    seed.unwrap_or(0) ^ 0x7468_696E_6B21
}

/// A name as a saved game can hold it: one line, not too long.
fn plain_name(name: &str) -> String {
    let plain = |c: char| if c == '|' || c.is_control() { ' ' } else { c };
    let name: String = name.chars().map(plain).collect();
    name.trim().chars().take(LONGEST_NAME).collect()
}

impl Local {
    /// A new game, or one that starts from a position, run to the first decision.
    pub fn new(beginning: impl Into<Beginning>, chairs: Vec<Chair>, fortune: Fortune) -> Result<Local, CannotLoad> {
        Local::scripted(beginning, chairs, fortune, [])
    }

    /// A new game whose first luck is known: a lesson. What does not fit when its time has come is lost.
    pub fn scripted(
        beginning: impl Into<Beginning>,
        chairs: Vec<Chair>,
        fortune: Fortune,
        script: impl IntoIterator<Item = Outcome>,
    ) -> Result<Local, CannotLoad> {
        let mut game = Local::fresh(beginning.into(), chairs, fortune)?;
        game.script = script.into_iter().collect();
        game.run();
        Ok(game)
    }

    fn fresh(beginning: Beginning, chairs: Vec<Chair>, fortune: Fortune) -> Result<Local, CannotLoad> {
        if chairs.len() != beginning.setup().monsters().len() {
            return Err(CannotLoad::Chairs);
        }
        let (table, state, events) = beginning.start();
        let mut game = Local {
            beginning,
            chairs,
            state,
            inputs: Vec::new(),
            beats: Vec::new(),
            fortune,
            slips: Vec::new(),
            script: std::collections::VecDeque::new(),
            names: Vec::new(),
            rests: SeatSet::EMPTY,
        };
        game.tell(table, events);
        Ok(game)
    }

    /// Takes up a game that was played so far with these inputs.
    pub fn resume(
        beginning: impl Into<Beginning>,
        inputs: &[Input],
        chairs: Vec<Chair>,
        mut fortune: Fortune,
    ) -> Result<Local, CannotLoad> {
        // The same seed goes on where it was: a word for each time luck was asked.
        for _ in inputs.iter().filter(|input| matches!(input, Input::Luck(_))) {
            fortune.word();
        }
        let mut game = Local::fresh(beginning.into(), chairs, fortune)?;
        for (i, &input) in inputs.iter().enumerate() {
            game.apply(input).map_err(|illegal| CannotLoad::Input(i + 1, illegal))?;
        }
        game.run();
        Ok(game)
    }

    /// Takes up a saved game. `fortune` gets the seed the game was saved with, if it had one.
    pub fn load(text: &str, fortune: impl FnOnce(Option<u64>) -> Fortune) -> Result<Local, CannotLoad> {
        let (beginning, record) = Beginning::read(text).map_err(CannotLoad::Text)?;
        let players = record.setup.monsters().len();
        if line(text, CHAIRS).is_some() && Chair::read(text, players).is_none() {
            return Err(CannotLoad::Chairs);
        }
        let chairs = Chair::read(text, players).unwrap_or_else(|| vec![Chair::Person; players]);
        let seed = line(text, SEED).and_then(|seed| seed.trim().parse().ok());
        let game = Local::resume(beginning, &record.inputs, chairs, fortune(seed))?;
        Ok(game.with_names(&Local::names_in(text)))
    }

    /// The names that a saved game tells, seat by seat.
    pub fn names_in(text: &str) -> Vec<String> {
        line(text, NAMES).map_or_else(Vec::new, |names| names.split('|').map(plain_name).collect())
    }

    /// What the people are called, seat by seat; an empty name where nobody said.
    #[must_use]
    pub fn with_names(mut self, names: &[String]) -> Local {
        self.names = names.iter().map(|name| plain_name(name)).collect();
        self
    }

    /// What the person at a seat is called; empty where nobody said.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The game as text: a record, or a position with its inputs, that any reader takes, with the chairs in comments.
    pub fn save(&self) -> String {
        let mut text = self.record();
        text += CHAIRS;
        for chair in &self.chairs {
            let _ = match chair {
                Chair::Person => write!(text, " person"),
                Chair::Bot(player) => write!(text, " {player}"),
            };
        }
        text.push('\n');
        if self.names.iter().any(|name| !name.is_empty()) {
            let _ = writeln!(text, "{NAMES}{}", self.names.join("|"));
        }
        if let Some(seed) = self.fortune.seed() {
            let _ = writeln!(text, "{SEED} {seed}");
        }
        text
    }

    /// A saved game as short as it can be told to somebody else: without its seed and without what programs noted.
    pub fn brief(text: &str) -> String {
        let told = |line: &&str| !line.starts_with('#') || line.starts_with(CHAIRS) || line.starts_with(NAMES);
        text.lines().filter(told).flat_map(|line| [line, "\n"]).collect()
    }

    /// The record of the game so far.
    pub fn record(&self) -> String {
        self.beginning.write(&self.inputs)
    }

    /// What it started from.
    pub fn beginning(&self) -> &Beginning {
        &self.beginning
    }

    /// The edition, the switches and the monsters.
    pub fn setup(&self) -> &Setup {
        self.beginning.setup()
    }

    /// Who sits where.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Puts somebody else on a chair, now and for the rest of the game.
    pub fn seat(&mut self, seat: Seat, chair: Chair) {
        if let Some(place) = self.chairs.get_mut(seat.index()) {
            *place = chair;
        }
    }

    /// Has a bot answer for a person from now on, or the person again. False where no person sits there. A saved game does
    /// not remember it: whoever takes it up plays.
    pub fn let_bot_play(&mut self, seat: Seat, bot: bool) -> bool {
        let person = self.people().has(seat);
        if person {
            self.rests = if bot { self.rests.with(seat) } else { self.rests.without(seat) };
        }
        person
    }

    /// Whether a bot answers for the person at this seat.
    pub fn is_played_by_bot(&self, seat: Seat) -> bool {
        self.rests.has(seat)
    }

    /// The seats of people.
    pub fn people(&self) -> SeatSet {
        (0..self.chairs.len()).filter(|&i| self.chairs[i] == Chair::Person).map(Seat::new).collect()
    }

    /// The game itself, with all its secrets.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Everything that came in.
    pub fn inputs(&self) -> &[Input] {
        &self.inputs
    }

    /// Everything that happened, in order, with all its secrets: show [`Event::seen_by`].
    pub fn beats(&self) -> &[Beat] {
        &self.beats
    }

    /// The game as somebody sees it.
    pub fn view(&self, viewer: Viewer) -> View {
        self.state.seen_by(viewer)
    }

    /// What the game waits for.
    pub fn waits(&self) -> Waits {
        match self.state.pending() {
            Pending::Decide(seat, question) => match self.chairs[seat.index()] {
                Chair::Person if self.rests.has(seat) => Waits::Bot(seat, Player::USUAL),
                Chair::Person => Waits::Person(seat, question),
                Chair::Bot(player) => Waits::Bot(seat, player),
            },
            Pending::Over(winners) => Waits::Nobody(winners),
            Pending::Chance(_) => unreachable!("luck has been asked already"),
        }
    }

    /// The question to the program that is waited for; none when no program is.
    pub fn order(&self) -> Option<BotRequest> {
        let Waits::Bot(seat, player) = self.waits() else { return None };
        Some(self.order_for(seat, player))
    }

    /// The question to a program that would answer for this seat: advice for a person.
    pub fn order_for(&self, seat: Seat, player: Player) -> BotRequest {
        let seed = bot_seed(self.fortune.seed());
        BotRequest { ticket: self.inputs.len(), player, view: self.view(Viewer::Seat(seat)), seed }
    }

    /// Why a bot gave the answer with this number, counted from 1; none where no bot had a choice there.
    pub fn bot_choice(&self, input: usize) -> Option<BotChoice> {
        let at = input.checked_sub(1)?;
        let &asked = self.inputs.get(at)?;
        let (_, mut state, _) = self.beginning.start();
        for &input in &self.inputs[..at] {
            state.advance(input, &mut Log::Off);
        }
        BotChoice::of(&state, asked, at, &self.chairs, bot_seed(self.fortune.seed()))
    }

    /// The seed that the bots of a saved game think with; none where it does not tell its own.
    pub fn bot_seed_in(text: &str) -> Option<u64> {
        let seed = line(text, SEED)?.trim().parse().ok()?;
        Some(bot_seed(Some(seed)))
    }

    /// Takes a program's answer. False, and nothing has moved, when the game has gone on in the meantime.
    pub fn think(&mut self, answer: BotAnswer) -> bool {
        if answer.ticket != self.inputs.len() || !matches!(self.waits(), Waits::Bot(..)) {
            return false;
        }
        self.slips.clear();
        let taken = self.apply(Input::Act(answer.action)).is_ok();
        self.run();
        taken
    }

    /// Takes a person's answer. On an error nothing has moved.
    pub fn answer(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match self.waits() {
            Waits::Nobody(_) => return Err(Illegal::Over),
            Waits::Person(asked, _) | Waits::Bot(asked, _) if asked != seat => return Err(Illegal::OtherSeat),
            Waits::Person(..) | Waits::Bot(..) => {}
        }
        let slip = Slip { seat, state: self.state.clone(), inputs: self.inputs.len(), beats: self.beats.len() };
        self.apply(Input::Act(action))?;
        // Somebody else has answered since: what they said is news.
        self.slips.retain(|earlier| earlier.seat == seat);
        self.slips.push(slip);
        self.run();
        Ok(())
    }

    /// May the last answer be taken back? As long as nothing new has come out since.
    pub fn may_undo(&self) -> Option<Seat> {
        self.slips.last().map(|slip| slip.seat)
    }

    /// Takes the last answer back. False when there is none to be taken back.
    pub fn undo(&mut self) -> bool {
        let Some(slip) = self.slips.pop() else { return false };
        self.state = slip.state;
        self.inputs.truncate(slip.inputs);
        self.beats.truncate(slip.beats);
        true
    }

    /// Goes on until a person or a program has a choice: luck is asked, and what can be answered in one way only is
    /// answered.
    fn run(&mut self) {
        loop {
            let input = match self.state.pending() {
                Pending::Over(_) => return,
                Pending::Chance(luck) => {
                    self.slips.clear();
                    Input::Luck(self.draw(luck))
                }
                Pending::Decide(..) => {
                    let legal = self.state.legal();
                    match legal.get(0) {
                        Some(only) if legal.len() == 1 => Input::Act(only),
                        _ => return,
                    }
                }
            };
            let taken = self.apply(input);
            assert_eq!(taken, Ok(()), "what the rules offer they accept");
        }
    }

    fn draw(&mut self, luck: Luck) -> Outcome {
        let word = self.fortune.word();
        // Dice are told to dice, cards to cards; what was told for another number of dice is lost.
        let same = |told: &Outcome| matches!(told, Outcome::Dice(_)) == luck.dice().is_some();
        if let Some(told) = self.script.pop_front_if(|told| same(told))
            && self.state.clone().apply(Input::Luck(told), &mut Log::Off).is_ok()
        {
            return told;
        }
        luck.draw(self.state.table(), word)
    }

    fn apply(&mut self, input: Input) -> Result<(), Illegal> {
        let before = self.state.table().clone();
        let mut log = Log::on();
        self.state.apply(input, &mut log)?;
        self.inputs.push(input);
        self.tell(before, log.take());
        Ok(())
    }

    fn tell(&mut self, mut table: Table, events: Vec<Event>) {
        let input = self.inputs.len();
        for event in events {
            self.beats.push(Beat { event, before: table.clone(), input, row: 0 });
            table.fold(event);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::EditionId;

    fn setup(edition: &str, players: usize) -> Setup {
        Setup::new(EditionId::from_name(edition).unwrap(), players).unwrap()
    }

    fn level(n: u8) -> Chair {
        Chair::Bot(Player::level(n).unwrap())
    }

    fn think_all(game: &mut Local) {
        while let Some(order) = game.order() {
            let order = BotRequest::read(&order.write()).expect("an order is read back");
            let words = kaiju_rules::notation::Words::for_setup(game.setup());
            let answer = BotAnswer::read(words, &order.think().write(words)).expect("an answer is read back");
            assert!(game.think(answer));
        }
    }

    /// Plays a whole game in which the person answers whatever comes first in a list that is shuffled by `pick`.
    fn play(mut game: Local, mut pick: impl FnMut(&Local, usize) -> usize) -> Local {
        for _ in 0..kaiju_rules::INPUT_LIMIT {
            think_all(&mut game);
            let Waits::Person(seat, _) = game.waits() else { break };
            let legal = game.view(Viewer::Seat(seat)).legal();
            assert!(legal.len() > 1, "what has one answer is not asked");
            let action = legal.get(pick(&game, legal.len())).unwrap();
            game.answer(seat, action).unwrap();
        }
        assert!(matches!(game.waits(), Waits::Nobody(_)));
        game
    }

    #[test]
    fn names_are_saved_and_a_game_told_to_others_is_brief() {
        let names = vec!["Ana | Bo\n# seed 9".to_string(), String::new()];
        let game =
            Local::new(setup("second", 2), vec![Chair::Person; 2], Fortune::seeded(3)).unwrap().with_names(&names);
        let text = game.save();
        let again = Local::load(&text, |seed| Fortune::seeded(seed.unwrap())).unwrap();
        assert_eq!((again.name(Seat::A), again.name(Seat::B)), ("Ana   Bo # seed 9", ""));
        assert_eq!(again.save(), text);
        let brief = Local::brief(&format!("{text}# played 2026-01-01\n"));
        assert!(!brief.contains("# seed 3") && !brief.contains("# played"), "{brief}");
        assert_eq!(Local::load(&brief, |_| Fortune::seeded(1)).unwrap().inputs(), game.inputs());
        assert_eq!(Local::names_in(&brief), Local::names_in(&text));
    }

    #[test]
    fn a_game_of_each_edition_is_played_saved_and_taken_up() {
        for (edition, evolutions) in [("first", false), ("second", false), ("second", true), ("godzilla", true)] {
            let mut start = setup(edition, 4);
            let mut rules = start.rules();
            rules.evolutions = evolutions;
            start = start.with_rules(rules);
            let chairs = vec![Chair::Person, level(1), level(2), Chair::Person];
            let mut bits = kaiju_bots::Bits::new(5, 5);
            let mut half = None;
            let game = play(Local::new(start, chairs, Fortune::seeded(3)).unwrap(), |game, n| {
                if half.is_none() && game.inputs().len() > 60 {
                    half = Some(game.save());
                }
                bits.below(n)
            });
            let again = Local::load(&game.save(), |seed| Fortune::seeded(seed.unwrap())).unwrap();
            assert!(again.state() == game.state());
            assert_eq!((again.chairs(), again.save()), (game.chairs(), game.save()));
            let half = Local::load(&half.unwrap(), |seed| Fortune::seeded(seed.unwrap())).unwrap();
            assert!(game.inputs().starts_with(half.inputs()));
            // The beats tell the whole table.
            let mut table = Table::new(game.setup());
            for beat in game.beats() {
                assert!(table == beat.before);
                table.fold(beat.event);
            }
            assert!(table == *game.state().table());
        }
    }

    #[test]
    fn a_seed_goes_on_where_it_was() {
        let chairs = vec![level(1), level(1)];
        let mut whole = Local::new(setup("second", 2), chairs.clone(), Fortune::seeded(11)).unwrap();
        think_all(&mut whole);
        let some = &whole.inputs()[..40];
        let mut rest = Local::resume(*whole.setup(), some, chairs, Fortune::seeded(11)).unwrap();
        think_all(&mut rest);
        assert!(rest.state() == whole.state());
    }

    #[test]
    fn a_slip_is_undone_until_something_new_comes_out() {
        let mut game = Local::new(setup("second", 3), vec![Chair::Person; 3], Fortune::seeded(1)).unwrap();
        let mut bits = kaiju_bots::Bits::new(2, 2);
        let (mut undone, mut news) = (0, 0);
        while let Waits::Person(seat, _) = game.waits() {
            let action = game.state().legal().pick(bits.word()).unwrap();
            let before = (game.state().clone(), game.inputs().len(), game.beats().len());
            game.answer(seat, action).unwrap();
            if game.inputs()[before.1..].iter().any(|input| matches!(input, Input::Luck(_))) {
                assert_eq!((game.may_undo(), game.undo()), (None, false));
                news += 1;
            } else if !matches!(game.waits(), Waits::Nobody(_)) {
                let after = game.state().clone();
                assert_eq!((game.may_undo(), game.undo()), (Some(seat), true));
                assert!(before == (game.state().clone(), game.inputs().len(), game.beats().len()));
                game.answer(seat, action).unwrap();
                assert!(*game.state() == after);
                undone += 1;
            }
        }
        assert!(undone > 10 && news > 10, "{undone} {news}");
    }

    #[test]
    fn a_late_answer_is_not_taken() {
        let mut game = Local::new(setup("second", 2), vec![level(1); 2], Fortune::seeded(1)).unwrap();
        let answer = game.order().unwrap().think();
        assert!(game.think(answer));
        assert!(!game.think(answer));
        assert_eq!(game.answer(Seat::F, Action::No), Err(Illegal::OtherSeat));
    }

    #[test]
    fn what_is_no_game_is_refused() {
        let fortune = |_: Option<u64>| Fortune::seeded(0);
        assert!(matches!(Local::load("hello", fortune), Err(CannotLoad::Text(_))));
        let game = Local::new(setup("second", 2), vec![Chair::Person; 2], Fortune::seeded(1)).unwrap();
        let broken = game.save().replace("# chairs person person", "# chairs person");
        assert!(matches!(Local::load(&broken, fortune), Err(CannotLoad::Chairs)));
        let bad = game.save().replace("# chairs", "A sweep\n# chairs");
        assert!(matches!(Local::load(&bad, fortune), Err(CannotLoad::Input(..))));
    }

    #[test]
    fn a_script_is_followed_and_then_left() {
        let told = [Outcome::Dice(kaiju_rules::Dice::of(kaiju_rules::Face::Smash, 6))];
        let mut start = setup("second", 2);
        let mut rules = start.rules();
        rules.set("first_player", "seat").unwrap();
        rules.power_cards = false;
        start = start.with_rules(rules);
        let game = Local::scripted(start, vec![Chair::Person; 2], Fortune::seeded(1), told).unwrap();
        assert_eq!(game.state().table().turn().dice.count(kaiju_rules::Face::Smash), 6);
    }
}
