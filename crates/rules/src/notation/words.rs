//! The words for cards, inputs, questions, reasons, tasks and events.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::fields::Field;
use super::lines::{Line, ParseError, lines};
use crate::agenda::{Agenda, Cursor, Step, Task};
use crate::catalogue::{Card, Deck};
use crate::chance::{Luck, Outcome};
use crate::clause::{Clause, Reason, Why};
use crate::decision::{Action, Counter, Question};
use crate::dice::{Dice, Face, Six};
use crate::engine::Input;
use crate::event::Event;
use crate::evolutions::{Monster, deck_of};
use crate::hooks::{CardId, Moment, Occasion, Source};
use crate::seat::{Seat, SeatSet};
use crate::setup::Setup;
use crate::table::{Origin, Place, PlaceSet, SlotId, SlotSet, Table};

/// Reads and writes words; it knows the names of an edition's cards and of the evolutions at the table.
#[derive(Clone, Copy)]
pub struct Words {
    pub(crate) deck: &'static Deck,
    monsters: [Option<Monster>; 6],
}

// ── small things ─────────────────────────────────────────────────────────────
pub(crate) fn dice(word: &str) -> Option<Dice> {
    if word == "-" {
        return Some(Dice::NONE);
    }
    if word.chars().count() > usize::from(Six::MOST) {
        return None;
    }
    word.chars().map(Face::from_letter).collect::<Option<_>>()
}

pub(crate) fn seat(word: &str) -> Option<Seat> {
    let mut chars = word.chars();
    let seat = Seat::from_letter(chars.next()?)?;
    chars.next().is_none().then_some(seat)
}

pub(crate) fn seats(word: &str) -> Option<SeatSet> {
    if word == "-" {
        return Some(SeatSet::EMPTY);
    }
    word.chars().map(Seat::from_letter).collect::<Option<_>>()
}

pub(crate) fn face(word: &str) -> Option<Face> {
    let mut chars = word.chars();
    let face = Face::from_letter(chars.next()?)?;
    chars.next().is_none().then_some(face)
}

pub(crate) fn step(word: &str) -> Option<Step> {
    Step::ALL.iter().copied().find(|s| s.word() == word)
}

pub(super) fn slot(word: &str) -> Option<SlotId> {
    word.parse::<usize>().ok()?.checked_sub(1).and_then(SlotId::from_index)
}

/// Places of the face-up cards, as a number of three bits.
fn slots(word: &str) -> Option<SlotSet> {
    word.parse().ok().filter(|&bits| bits <= SlotSet::ALL.bits()).map(SlotSet::from_bits)
}

/// Places in Tokyo, as a number of two bits.
pub(crate) fn places(word: &str) -> Option<PlaceSet> {
    word.parse().ok().filter(|&bits| bits <= PlaceSet::ALL.bits()).map(PlaceSet::from_bits)
}

fn moment(word: &str) -> Option<Moment> {
    Moment::ALL.iter().copied().find(|m| m.name() == word)
}

/// Adds a number.
pub(crate) fn number(number: u16, out: &mut String) {
    if number >= 10 {
        self::number(number / 10, out);
    }
    out.push(char::from(b'0' + (number % 10) as u8));
}

/// Most lines have room in so many bytes.
const LINE: usize = 48;
/// Most answers and names have.
const WORD: usize = 24;

/// A text that somebody writes.
fn written(room: usize, write: impl FnOnce(&mut String)) -> String {
    let mut out = String::with_capacity(room);
    write(&mut out);
    out
}

/// Where a card comes from.
pub(super) fn origin_word(origin: Origin) -> String {
    match origin {
        Origin::Slot(slot) => format!("slot-{}", slot.index() + 1),
        Origin::Top(depth) => format!("top-{}", depth + 1),
        Origin::Seat(seller) => format!("seat-{seller}"),
        Origin::Discard => "discards".to_string(),
        Origin::Aside => "aside".to_string(),
    }
}

pub(super) fn read_origin(word: &str) -> Option<Origin> {
    let (kind, number) = word.split_once('-').unwrap_or((word, ""));
    match kind {
        "slot" => slot(number).map(Origin::Slot),
        "top" => number.parse::<u8>().ok()?.checked_sub(1).map(Origin::Top),
        "seat" => seat(number).map(Origin::Seat),
        "discards" => Some(Origin::Discard),
        "aside" => Some(Origin::Aside),
        _ => None,
    }
}

/// Hearts by seat: `B3C2`.
pub(crate) fn hearts(six: Six) -> String {
    if six.is_zero() {
        return "-".to_string();
    }
    let hurt = Seat::ALL.into_iter().filter(|s| six.get(s.index()) > 0);
    hurt.fold(String::new(), |all, s| all + &format!("{s}{}", six.get(s.index())))
}

pub(crate) fn read_hearts(word: &str) -> Option<Six> {
    let mut six = Six::ZERO;
    if word == "-" {
        return Some(six);
    }
    let mut chars = word.chars().peekable();
    while let Some(letter) = chars.next() {
        let seat = Seat::from_letter(letter)?;
        let mut n = 0u8;
        while let Some(digit) = chars.peek().and_then(|c| c.to_digit(10)) {
            n = n.checked_mul(10)?.checked_add(digit as u8)?;
            chars.next();
        }
        if n > Six::MOST {
            return None;
        }
        six = six.with(seat.index(), n);
    }
    Some(six)
}

impl Words {
    /// The words of an edition's cards alone.
    pub fn of(deck: &'static Deck) -> Words {
        Words { deck, monsters: [None; 6] }
    }

    /// The words for a game that starts like this.
    pub fn for_setup(setup: &Setup) -> Words {
        let deck = setup.edition().edition().deck;
        Words { deck, monsters: core::array::from_fn(|i| setup.monsters().get(i).copied()) }
    }

    /// The words for a table.
    pub fn for_table(table: &Table) -> Words {
        let sits = |i: usize| (i < table.players()).then(|| table.stand(Seat::new(i)).monster);
        Words { deck: table.catalogue(), monsters: core::array::from_fn(sits) }
    }

    /// The evolutions of a seat's monster.
    fn evolutions(self, seat: Seat) -> Option<&'static [&'static Card; 8]> {
        self.monsters[seat.index()].and_then(deck_of)
    }

    // ── cards ────────────────────────────────────────────────────────────────
    /// A card: its id, and `#2` for the second copy.
    pub fn card(self, card: CardId) -> String {
        written(WORD, |out| self.write_card(card, out))
    }

    pub(crate) fn write_card(self, card: CardId, out: &mut String) {
        out.push_str(self.deck.card(card).id);
        let nth = self.deck.nth_copy(card);
        if nth > 0 {
            out.push('#');
            number(u16::from(nth) + 1, out);
        }
    }

    /// The card a word stands for.
    pub fn read_card(self, word: &str) -> Option<CardId> {
        let (id, nth) = match word.split_once('#') {
            Some((id, nth)) => (id, nth.parse::<usize>().ok()?.checked_sub(1)?),
            None => (word, 0),
        };
        self.deck.copies(id).nth(nth)
    }

    pub(crate) fn write_maybe_source(self, source: Option<Source>, out: &mut String) {
        match source {
            Some(source) => self.write_source(source, out),
            None => out.push('-'),
        }
    }

    /// A card or an evolution: `A:blue-flare`.
    pub fn source(self, source: Source) -> String {
        written(WORD, |out| self.write_source(source, out))
    }

    pub(super) fn write_source(self, source: Source, out: &mut String) {
        match (source.as_card(), source.as_evolution()) {
            (Some(card), _) => self.write_card(card, out),
            (None, Some((seat, evolution))) => {
                out.push(seat.letter());
                out.push(':');
                match self.evolutions(seat) {
                    Some(deck) => out.push_str(deck[evolution].id),
                    None => number(evolution as u16, out),
                }
            }
            (None, None) => out.push('-'),
        }
    }

    pub(crate) fn read_source(self, word: &str) -> Option<Source> {
        match word.split_once(':') {
            Some((of, id)) => {
                let of = seat(of)?;
                let number = self.evolutions(of)?.iter().position(|card| card.id == id)?;
                Some(Source::evolution(of, number))
            }
            None => self.read_card(word).map(Source::card),
        }
    }

    /// A reason: a clause id or a card.
    pub fn why(self, why: Why) -> String {
        written(WORD, |out| self.write_why(why, out))
    }

    pub(super) fn write_why(self, why: Why, out: &mut String) {
        match why.reason() {
            Reason::Clause(clause) => out.push_str(clause.id()),
            Reason::Power(source) => self.write_source(source, out),
        }
    }

    pub(crate) fn read_why(self, word: &str) -> Option<Why> {
        match Clause::from_id(word) {
            Some(clause) => Some(clause.into()),
            None => self.read_source(word).map(Why::power),
        }
    }

    // ── inputs ───────────────────────────────────────────────────────────────
    /// An answer.
    pub fn action(self, action: Action) -> String {
        written(WORD, |out| self.write_action(action, out))
    }

    fn write_action(self, action: Action, out: &mut String) {
        match action {
            Action::Keep(dice) => self.write_one("keep", dice, out),
            Action::No => out.push_str("no"),
            Action::Yes => out.push_str("yes"),
            Action::Number(n) => self.write_one("number", n, out),
            Action::Face(face) => self.write_one("face", face, out),
            Action::Seat(seat) => self.write_one("seat", seat, out),
            Action::Card(card) => self.write_one("card", card, out),
            Action::Turn(source, from, to) => {
                self.write_one("turn", source, out);
                from.write(self, out);
                to.write(self, out);
            }
            Action::Cure(Counter::Poison) => out.push_str("cure poison"),
            Action::Cure(Counter::Shrink) => out.push_str("cure shrink"),
            Action::Buy(slot) => self.write_one("buy", slot, out),
            Action::BuyTop(depth) => self.write_one("buy-top", depth + 1, out),
            Action::BuyFrom(card) => self.write_one("buy-from", card, out),
            Action::Sweep => out.push_str("sweep"),
            Action::Use(source) => self.write_one("use", source, out),
            Action::Play(source) => self.write_one("play", source, out),
            Action::Take(source) => self.write_one("take", source, out),
        }
    }

    /// Adds a word and the one that belongs to it.
    fn write_one(self, word: &str, field: impl Field, out: &mut String) {
        out.push_str(word);
        field.write(self, out);
    }

    /// Reads an answer.
    pub fn read_action(self, line: &mut Line<'_>) -> Result<Action, ParseError> {
        const KINDS: &str = "an answer (keep, no, yes, number, face, seat, card, turn, cure, buy, buy-top, buy-from, sweep, use, play, take)";
        let card = |w: &str| self.read_card(w);
        Ok(match line.word(KINDS)? {
            "keep" => Action::Keep(line.read("dice like 11e, or -", dice)?),
            "no" => Action::No,
            "yes" => Action::Yes,
            "number" => Action::Number(line.number("a number")?),
            "face" => Action::Face(line.read("a face (1 2 3 e h s)", face)?),
            "seat" => Action::Seat(line.read("a seat from A to F", seat)?),
            "card" => Action::Card(line.read("a card of this edition", card)?),
            "turn" => Action::Turn(
                line.read("a card of this edition", |w| self.read_source(w))?,
                line.read("a face (1 2 3 e h s)", face)?,
                line.read("a face (1 2 3 e h s)", face)?,
            ),
            "cure" => Action::Cure(line.read("poison or shrink", |w| match w {
                "poison" => Some(Counter::Poison),
                "shrink" => Some(Counter::Shrink),
                _ => None,
            })?),
            "buy" => Action::Buy(line.read("a place from 1 to 3", slot)?),
            "buy-top" => Action::BuyTop(
                line.read("1 or 2", |w| w.parse::<u8>().ok().filter(|n| (1..=2).contains(n)).map(|n| n - 1))?,
            ),
            "buy-from" => Action::BuyFrom(line.read("a card of this edition", card)?),
            "sweep" => Action::Sweep,
            "use" => Action::Use(line.read("a card of this edition", |w| self.read_source(w))?),
            "play" => Action::Play(line.read("an Evolution like A:blue-flare", |w| self.read_source(w))?),
            "take" => Action::Take(line.read("an Evolution like A:blue-flare", |w| self.read_source(w))?),
            _ => return Err(line.expected(KINDS)),
        })
    }

    /// What chance said.
    pub fn outcome(self, outcome: Outcome) -> String {
        written(WORD, |out| self.write_outcome(outcome, out))
    }

    fn write_outcome(self, outcome: Outcome, out: &mut String) {
        match outcome {
            Outcome::Dice(dice) => self.write_one("dice", dice, out),
            Outcome::Card(card) => self.write_one("card", card, out),
            Outcome::Seat(seat) => self.write_one("seat", seat, out),
            Outcome::Evolution(source) => self.write_one("evolution", source, out),
        }
    }

    /// Reads what chance said.
    pub fn read_outcome(self, line: &mut Line<'_>) -> Result<Outcome, ParseError> {
        const KINDS: &str = "what chance says (dice, card, seat, evolution)";
        Ok(match line.word(KINDS)? {
            "dice" => Outcome::Dice(line.read("dice like 112ehs, or -", dice)?),
            "card" => Outcome::Card(line.read("a card of this edition", |w| self.read_card(w))?),
            "seat" => Outcome::Seat(line.read("a seat from A to F", seat)?),
            "evolution" => Outcome::Evolution(line.read("an Evolution like A:blue-flare", |w| self.read_source(w))?),
            _ => return Err(line.expected(KINDS)),
        })
    }

    /// An input, with the seat that gave it: `A keep 11`, `luck dice 123`.
    pub fn input(self, who: Option<Seat>, input: Input) -> String {
        written(WORD, |out| match input {
            Input::Act(action) => {
                out.push(who.unwrap_or(Seat::A).letter());
                out.push(' ');
                self.write_action(action, out);
            }
            Input::Luck(outcome) => {
                out.push_str("luck ");
                self.write_outcome(outcome, out);
            }
        })
    }

    /// Reads an input and the seat that gave it.
    pub fn read_input(self, line: &mut Line<'_>) -> Result<(Option<Seat>, Input), ParseError> {
        let input = if line.take("luck") {
            (None, Input::Luck(self.read_outcome(line)?))
        } else {
            let who = line.read("`luck` or a seat from A to F", seat)?;
            (Some(who), Input::Act(self.read_action(line)?))
        };
        line.done()?;
        Ok(input)
    }

    // ── questions ────────────────────────────────────────────────────────────
    /// What somebody is asked.
    pub fn question(self, question: Question) -> String {
        let word = question.word();
        match question {
            Question::Power(source, step) => format!("{word} {} {step}", self.source(source)),
            Question::Evolve(moment) => format!("{word} {}", moment.name()),
            _ => word.to_string(),
        }
    }

    /// Reads a question.
    pub fn read_question(self, line: &mut Line<'_>) -> Result<Question, ParseError> {
        let kinds = format!("a question ({})", Question::WORDS.join(", "));
        Ok(match line.word(&kinds)? {
            "evolve" => Question::Evolve(line.read("a moment", moment)?),
            "power" => Question::Power(
                line.read("a card of this edition", |w| self.read_source(w))?,
                line.number("the step of the question")?,
            ),
            word => Question::plain(word).ok_or_else(|| line.expected(&kinds))?,
        })
    }

    /// What chance is asked.
    pub fn luck(self, luck: Luck) -> String {
        match luck {
            Luck::Contest(seat) => format!("contest {seat}"),
            Luck::Starter => "starter".to_string(),
            Luck::Throw(n) => format!("throw {n}"),
            Luck::For(source, n, 0) => format!("for {} {n}", self.source(source)),
            Luck::For(source, n, data) => format!("for {} {n} {data}", self.source(source)),
            Luck::Reveal(slot) => format!("reveal {}", slot.index() + 1),
            Luck::Peek(depth, source) => format!("peek {} {}", depth + 1, self.source(source)),
            Luck::Dig(source) => format!("dig {}", self.source(source)),
            Luck::Mill(source, again) => format!("mill {}{}", self.source(source), if again { " again" } else { "" }),
            Luck::Draw(seat) => format!("draw {seat}"),
        }
    }

    fn read_luck(self, line: &mut Line<'_>) -> Result<Luck, ParseError> {
        const KINDS: &str = "what chance is asked (contest, starter, throw, for, reveal, peek, dig, mill, draw)";
        const DICE: &str = "a number of dice up to 15";
        let few = |w: &str| w.parse::<u8>().ok().filter(|&n| n <= Six::MOST);
        let source = |w: &str| self.read_source(w);
        Ok(match line.word(KINDS)? {
            "contest" => Luck::Contest(line.read("a seat from A to F", seat)?),
            "starter" => Luck::Starter,
            "draw" => Luck::Draw(line.read("a seat from A to F", seat)?),
            "mill" => {
                let source = line.read("a card of this edition", source)?;
                Luck::Mill(source, line.take("again"))
            }
            "throw" => Luck::Throw(line.read(DICE, few)?),
            "for" => {
                let source = line.read("a card of this edition", source)?;
                let dice = line.read(DICE, few)?;
                let data = if line.more() { line.number("a number")? } else { 0 };
                Luck::For(source, dice, data)
            }
            "reveal" => Luck::Reveal(line.read("a place from 1 to 3", slot)?),
            "peek" => {
                let depth = line.read("1, 2 or 3", |w| w.parse::<u8>().ok().filter(|n| (1..=3).contains(n)))?;
                Luck::Peek(depth - 1, line.read("a card of this edition", source)?)
            }
            "dig" => Luck::Dig(line.read("a card of this edition", source)?),
            _ => return Err(line.expected(KINDS)),
        })
    }

    // ── tasks ────────────────────────────────────────────────────────────────
    /// What is still to be done, one text for each task, the most urgent last: the `todo` lines of a position.
    pub fn agenda(self, agenda: &Agenda) -> Vec<String> {
        agenda.tasks().iter().map(|&task| self.task(task)).collect()
    }

    /// Reads what is still to be done, as [`Words::agenda`] writes it.
    pub fn read_agenda(self, todo: &[String]) -> Result<Agenda, ParseError> {
        let mut agenda = Agenda::new();
        for mut line in lines(&todo.join("\n")) {
            self.read_todo(&mut line, &mut agenda)?;
            line.done()?;
        }
        Ok(agenda)
    }

    /// Reads one task more.
    pub(super) fn read_todo(self, line: &mut Line<'_>, agenda: &mut Agenda) -> Result<(), ParseError> {
        if agenda.len() == Agenda::DEPTH - 1 {
            return Err(line.wrong(format!("more than {} tasks", Agenda::DEPTH - 1)));
        }
        let task = self.read_task(line)?;
        if matches!(task, Task::Turn(_)) != agenda.is_empty() {
            return Err(line.wrong("the first task, and no other, is the turn's"));
        }
        agenda.push(task);
        Ok(())
    }

    fn task(self, task: Task) -> String {
        let from = |from: Option<Seat>| from.map_or("-".to_string(), |s| s.to_string());
        match task {
            Task::Turn(step) => format!("turn {}", step.word()),
            Task::Contest { left, leaders, best } => format!("contest {left} {leaders} {best}"),
            Task::Fill { empty, fresh } => format!("fill {} {}", empty.bits(), fresh.bits()),
            Task::Offer { now, at, left, next } => {
                format!("offer {} {at} {left} {} {}", now.moment().name(), next.number(), now.byte())
            }
            Task::Ask(seat, question) => format!("ask {seat} {}", self.question(question)),
            Task::Luck(luck) => format!("luck {}", self.luck(luck)),
            Task::Hearts { dice, given } => format!("hearts {dice} {}", hearts(given)),
            Task::Volley { from: f, why, hit, hearts: h } => {
                format!("volley {} {} {hit} {}", from(f), self.why(why), hearts(h))
            }
            Task::Brace { left } => format!("brace {left}"),
            Task::Harden { seat } => format!("harden {seat}"),
            Task::Land { from: f, why, hit, hearts: h } => {
                format!("land {} {} {hit} {}", from(f), self.why(why), hearts(h))
            }
            Task::Bury => "bury".to_string(),
            Task::Graves { fallen } => format!("graves {fallen}"),
            Task::Yields { left } => format!("yields {left}"),
            Task::Decide { seat } => format!("decide {seat}"),
            Task::Strike => "strike".to_string(),
            Task::Evolve { seat, draws, back } => {
                format!("evolve {seat} {draws} {}", if back { "back" } else { "shed" })
            }
            Task::Recoil => "recoil".to_string(),
            Task::Storm { open } => format!("storm {}", open.bits()),
            Task::Drain { seat, source, from } => format!("drain {seat} {} {from}", self.source(source)),
            Task::MoveIn { seat, place, why } => format!("move-in {seat} {} {}", place.word(), self.why(why)),
            Task::Buy { seat, card, origin, price, through } => {
                let through = through.map_or("-".to_string(), |source| self.source(source));
                format!("buy {seat} {} {} {price} {through}", self.card(card), origin_word(origin))
            }
        }
    }

    fn read_task(self, line: &mut Line<'_>) -> Result<Task, ParseError> {
        const KINDS: &str = "a task (turn, ask, luck, contest, fill, offer, hearts, volley, brace, harden, land, bury, graves, yields, decide, strike, evolve, recoil, storm, drain, move-in, buy)";
        const SEATS: &str = "seats like BC, or -";
        Ok(match line.word(KINDS)? {
            "turn" => Task::Turn(line.read("a step", step)?),
            "contest" => {
                let (left, leaders) = (line.read(SEATS, seats)?, line.read(SEATS, seats)?);
                // Where nobody leads, nobody has rolled yet, and somebody will: otherwise it would never end.
                let unrolled = leaders.is_empty();
                let whole = |&best: &u8| {
                    if unrolled { best == 0 && !left.is_empty() } else { best <= crate::table::DICE }
                };
                Task::Contest { left, leaders, best: line.read("a number", |word| word.parse().ok().filter(whole))? }
            }
            "fill" => Task::Fill { empty: line.read("three bits", slots)?, fresh: line.read("three bits", slots)? },
            "offer" => {
                let moment = line.read("a moment", moment)?;
                let at = line.read("a seat", seat)?;
                let left = line.read(SEATS, seats)?;
                let next = Cursor::with_number(line.number("a card number")?);
                let now = line.read("a number", |w| Occasion::read(moment, w.parse().ok()?))?;
                Task::Offer { now, at, left, next }
            }
            "ask" => Task::Ask(line.read("a seat", seat)?, self.read_question(line)?),
            "luck" => Task::Luck(self.read_luck(line)?),
            "hearts" => Task::Hearts {
                dice: line.read("a number of hearts up to 18", |w| w.parse().ok().filter(|&n| n <= 18))?,
                given: line.read("hearts like B3C2, or -", read_hearts)?,
            },
            kind @ ("volley" | "land") => {
                let from = line.read("a seat, or -", |w| if w == "-" { Some(None) } else { seat(w).map(Some) })?;
                let why = line.read("a clause or a card", |w| self.read_why(w))?;
                let hit = line.read(SEATS, seats)?;
                let hearts = line.read("hearts like B3C2, or -", read_hearts)?;
                if kind == "volley" {
                    Task::Volley { from, why, hit, hearts }
                } else {
                    Task::Land { from, why, hit, hearts }
                }
            }
            "brace" => Task::Brace { left: line.read(SEATS, seats)? },
            "harden" => Task::Harden { seat: line.read("a seat", seat)? },
            "bury" => Task::Bury,
            "graves" => Task::Graves { fallen: line.read(SEATS, seats)? },
            "yields" => Task::Yields { left: line.read(SEATS, seats)? },
            "decide" => Task::Decide { seat: line.read("a seat", seat)? },
            "strike" => Task::Strike,
            "evolve" => Task::Evolve {
                seat: line.read("a seat", seat)?,
                draws: line.read("0, 1 or 2", |w| w.parse().ok().filter(|&n| n < 3))?,
                back: line.read("`back` or `shed`", |w| match w {
                    "back" => Some(true),
                    "shed" => Some(false),
                    _ => None,
                })?,
            },
            "recoil" => Task::Recoil,
            "storm" => Task::Storm { open: line.read("two bits", places)? },
            "drain" => Task::Drain {
                seat: line.read("a seat", seat)?,
                source: line.read("a card of this edition", |w| self.read_source(w))?,
                from: line.read(SEATS, seats)?,
            },
            "move-in" => Task::MoveIn {
                seat: line.read("a seat", seat)?,
                place: line.read("city or bay", |w| Place::ALL.into_iter().find(|p| p.word() == w))?,
                why: line.read("a clause or a card", |w| self.read_why(w))?,
            },
            "buy" => Task::Buy {
                seat: line.read("a seat", seat)?,
                card: line.read("a card of this edition", |w| self.read_card(w))?,
                origin: line.read("slot-1, top-1, seat-A, discards or aside", read_origin)?,
                price: line.number("a price")?,
                through: line.read("a card of this edition, or -", |w| {
                    if w == "-" { Some(None) } else { self.read_source(w).map(Some) }
                })?,
            },
            _ => return Err(line.expected(KINDS)),
        })
    }

    // ── events ───────────────────────────────────────────────────────────────
    /// An event: one line, each field a word.
    pub fn event(self, event: Event) -> String {
        written(LINE, |out| {
            out.push_str(event.word());
            event.write(self, out);
        })
    }

    /// Reads an event, as [`Words::event`] writes it.
    pub fn read_event(self, line: &mut Line<'_>) -> Result<Event, ParseError> {
        let word = line.word("an event")?;
        // The word is checked before its fields, so that an unknown word is the error that is reported.
        let Some(event) = Event::read(word, self, line)? else { return Err(line.expected("an event")) };
        line.done()?;
        Ok(event)
    }
}
