//! Fair dice: a commitment, a key to which everybody adds, a pinned stream of draws, and the check of a record.
//!
//! `docs/fair-dice.md` says the same for people and for other programs, with test vectors.

use std::fmt::{self, Write as _};

use hkdf::Hkdf;
use hmac::{Hmac, KeyInit, Mac};
use kaiju_rules::notation::{ParseError, Record, Words, parse_record};
use kaiju_rules::{Dice, Face, Illegal, Input, Log, Luck, Outcome, Pending, Seat, State, Table};
use sha2::{Digest, Sha256};

use crate::chain::{self, Element};
use crate::frame::Hand;
use crate::hex;

/// What the server publishes before the first roll: it cannot choose another secret afterwards.
pub fn commitment(game: &str, secret: &[u8; 32]) -> [u8; 32] {
    let hash = Sha256::new().chain_update(b"kaiju secret 1").chain_update(field(game.as_bytes()));
    hash.chain_update(secret).finalize().into()
}

/// A field with its length before it, so that two fields cannot be taken for others.
fn field(bytes: &[u8]) -> Vec<u8> {
    let length = (bytes.len() as u16).to_be_bytes();
    [&length, bytes].concat()
}

/// Where all draws of a game come from.
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl Key {
    /// The key of a game: from the server's secret and the first element of each seat, zeros where a seat gave none.
    pub fn new(game: &str, secret: &[u8; 32], firsts: &[Option<Element>]) -> Key {
        let mut material = secret.to_vec();
        for first in firsts {
            material.extend(first.unwrap_or_default());
        }
        let salt = Sha256::new().chain_update(b"kaiju key 1").chain_update(field(game.as_bytes())).finalize();
        let mut key = [0; 32];
        let filled = Hkdf::<Sha256>::new(Some(&salt), &material).expand(b"kaiju key 1", &mut key);
        debug_assert!(filled.is_ok(), "32 bytes are never too many");
        Key(key)
    }

    /// Chance's answer: `index` is the number of the input in the game, from 0, and `link` the element that was shown
    /// with the answer before it.
    pub fn draw(&self, game: &str, index: u64, link: Option<&Element>, luck: Luck, table: &Table) -> Outcome {
        let purpose = if luck.dice().is_some() { "dice" } else { "cards" };
        let mut stream = Stream::new(self, purpose, game, index, link);
        if let Some(dice) = luck.dice() {
            return Outcome::Dice((0..dice).map(|_| stream.face()).collect::<Dice>());
        }
        let all = luck.chances(table);
        all[stream.below(all.len() as u64) as usize].0
    }

    /// Chance's answer where several tables share their luck: it depends on the place of the draw alone.
    pub fn draw_at(&self, duplicate: &str, place: DrawPlace, luck: Luck, table: &Table) -> Outcome {
        self.draw(duplicate, place.index(), None, luck, table)
    }

    /// Random bits for a bot's thoughts, which no draw ever sees.
    pub fn thoughts(&self, game: &str, index: u64) -> u64 {
        Stream::new(self, "bots", game, index, None).word()
    }
}

/// A stream of bytes: HMAC-SHA-256 of the block's address, block after block.
pub struct Stream {
    mac: Hmac<Sha256>,
    block: u32,
    bytes: [u8; 32],
    used: usize,
}

impl Stream {
    /// The stream of one draw.
    pub fn new(key: &Key, purpose: &str, game: &str, index: u64, link: Option<&Element>) -> Stream {
        let mut block = [0; 64];
        block[..32].copy_from_slice(&key.0);
        let mut mac = <Hmac<Sha256> as KeyInit>::new(&block.into());
        mac.update(b"kaiju draw 1");
        mac.update(&field(purpose.as_bytes()));
        mac.update(&field(game.as_bytes()));
        mac.update(&index.to_be_bytes());
        mac.update(&field(link.map_or(&[], |link| link.as_slice())));
        Stream { mac, block: 0, bytes: [0; 32], used: 32 }
    }

    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        if self.used == 32 {
            let mut mac = self.mac.clone();
            mac.update(&self.block.to_be_bytes());
            self.bytes = mac.finalize().into_bytes().into();
            self.block += 1;
            self.used = 0;
        }
        self.used += 1;
        self.bytes[self.used - 1]
    }

    /// The next eight bytes as a number, the highest first.
    pub fn word(&mut self) -> u64 {
        u64::from_be_bytes(std::array::from_fn(|_| self.byte()))
    }

    /// A face: a byte below 252 divided by 42; other bytes are passed over.
    pub fn face(&mut self) -> Face {
        loop {
            let byte = self.byte();
            if byte < 252 {
                return Face::ALL[usize::from(byte / 42)];
            }
        }
    }

    /// A number below `n`: a word divided by the `n`-th part of all words; words beyond the last whole part are passed
    /// over.
    pub fn below(&mut self, n: u64) -> u64 {
        let part = u64::MAX / n.max(1);
        loop {
            let number = self.word() / part;
            if number < n.max(1) {
                return number;
            }
        }
    }
}

// ── luck that several tables share ───────────────────────────────────────────
/// The place of a draw at a table of a duplicate. Groups answer differently, so the number of the input cannot decide: the
/// seat, its turn and the roll do, or how many cards came before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawPlace {
    /// Dice.
    Roll {
        /// Whose turn it is.
        seat: Seat,
        /// Their turn, counted from 1 among those in which dice fell.
        turn: u16,
        /// The roll, counted from 1 in each turn.
        roll: u16,
    },
    /// A card of the deck, counted from 1.
    Card(u32),
    /// A card of the discards, counted from 1.
    Dug(u32),
    /// An evolution of a seat, counted from 1.
    Evolution(Seat, u32),
    /// Which seat begins.
    Starter,
}

impl DrawPlace {
    /// What stands for the number of the input in the address of the draw. It tells every two places of one purpose apart.
    pub fn index(self) -> u64 {
        let (kind, number) = match self {
            DrawPlace::Roll { seat, turn, roll } => (seat.index() as u64 + 1, u64::from(turn) << 16 | u64::from(roll)),
            DrawPlace::Starter => (0, 0),
            DrawPlace::Card(number) => (1, number.into()),
            DrawPlace::Dug(number) => (2, number.into()),
            DrawPlace::Evolution(seat, number) => (seat.index() as u64 + 3, number.into()),
        };
        kind << 32 | number
    }
}

impl fmt::Display for DrawPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawPlace::Roll { seat, turn, roll } => write!(f, "roll {seat} {turn} {roll}"),
            DrawPlace::Card(number) => write!(f, "card {number}"),
            DrawPlace::Dug(number) => write!(f, "dug {number}"),
            DrawPlace::Evolution(seat, number) => write!(f, "evolution {seat} {number}"),
            DrawPlace::Starter => f.write_str("starter"),
        }
    }
}

/// Counts the draws of a game, to tell the place of the next one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DrawPlaces {
    /// The turn of the game in which dice last fell.
    turn: u16,
    /// In how many turns of each seat dice fell.
    turns: [u16; 6],
    /// How often dice fell in this turn.
    rolls: u16,
    cards: u32,
    dug: u32,
    evolutions: [u32; 6],
}

impl DrawPlaces {
    /// The place of the draw that comes now.
    pub fn next(&mut self, luck: Luck, table: &Table) -> DrawPlace {
        let up = |count: &mut u32| {
            *count += 1;
            *count
        };
        match luck {
            Luck::Contest(_) | Luck::Throw(_) | Luck::For(..) => {
                // Before the first turn everybody rolls for who begins: then each roll is a turn of its own.
                let seat = if let Luck::Contest(seat) = luck { seat } else { table.active() };
                let turns = &mut self.turns[seat.index()];
                if table.turns() == 0 || self.turn != table.turns() {
                    (self.turn, self.rolls, *turns) = (table.turns(), 0, *turns + 1);
                }
                self.rolls += 1;
                DrawPlace::Roll { seat, turn: *turns, roll: self.rolls }
            }
            Luck::Reveal(_) | Luck::Peek(..) | Luck::Mill(..) => DrawPlace::Card(up(&mut self.cards)),
            Luck::Dig(_) => DrawPlace::Dug(up(&mut self.dug)),
            Luck::Draw(seat) => DrawPlace::Evolution(seat, up(&mut self.evolutions[seat.index()])),
            Luck::Starter => DrawPlace::Starter,
        }
    }
}

// ── records with their proof ─────────────────────────────────────────────────
/// Everything needed to check the dice of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    /// The table's id.
    pub game: String,
    /// The duplicate it is a table of: its id stands for the table's in every formula, and draws depend on their places.
    pub duplicate: Option<String>,
    /// What was published before the first roll.
    pub commitment: [u8; 32],
    /// The server's secret.
    pub secret: [u8; 32],
    /// Each seat's tip and first element.
    pub seats: Vec<(Option<Element>, Option<Element>)>,
    /// Sealings that were given up before the game began, the earliest first.
    pub abandoned: Vec<Abandoned>,
    /// The event with which the game began; none in the first form of the proof.
    pub begun: Option<u64>,
    /// Secrets the server took during the game, in order.
    pub renewals: Vec<Renewal>,
    /// What is told of each input, by the input's number.
    pub notes: Vec<Note>,
}

impl Proof {
    /// The id that commitments, keys and draws are made with.
    pub fn luck_id(&self) -> &str {
        self.duplicate.as_deref().unwrap_or(&self.game)
    }
}

/// A sealing that was given up, so that the table was sealed again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Abandoned {
    /// What had been published.
    pub commitment: [u8; 32],
    /// The seats that did not show the element they had committed to; none when the server was restored.
    pub withheld: Vec<Seat>,
}

/// A new secret in the middle of a game: the server was restored from a backup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Renewal {
    /// The first input it counts for.
    pub input: usize,
    /// The event that told it.
    pub event: u64,
    /// What was published then.
    pub commitment: [u8; 32],
    /// The secret.
    pub secret: [u8; 32],
}

/// What a proof tells of one input.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Note {
    /// The number of its event, for an answer.
    pub event: Option<u64>,
    /// Whose hand answered.
    pub by: Option<Hand>,
    /// The element of the seat's chain that came with it.
    pub link: Option<Element>,
}

/// The numbers chance chose from, counted from 1, in order: `1-12,14`.
fn choices(luck: Luck, table: &Table) -> String {
    let number = |outcome: &Outcome| match outcome {
        Outcome::Card(card) => card.index() + 1,
        Outcome::Seat(seat) => seat.index() + 1,
        Outcome::Evolution(source) => source.as_evolution().map_or(0, |(_, number)| number + 1),
        Outcome::Dice(_) => 0,
    };
    let all: Vec<usize> = luck.chances(table).iter().map(|(outcome, _)| number(outcome)).collect();
    let runs = all.chunk_by(|a, b| a + 1 == *b).map(|run| match run {
        [one] => one.to_string(),
        [first, .., last] => format!("{first}-{last}"),
        [] => String::new(),
    });
    runs.collect::<Vec<_>>().join(",")
}

/// The head of a proof: everything that is known before the first input.
fn write_head(out: &mut String, proof: &Proof) {
    let form = if proof.duplicate.is_some() { 3 } else { 2 };
    let _ = writeln!(out, "# kaiju proof {form}\n# game {}", proof.game);
    if let Some(duplicate) = &proof.duplicate {
        let _ = writeln!(out, "# duplicate {duplicate}");
    }
    for sealing in &proof.abandoned {
        let seats: String = sealing.withheld.iter().map(|seat| seat.letter()).collect();
        let seats = if seats.is_empty() { "-" } else { &seats };
        let _ = writeln!(out, "# abandoned {} withheld {seats}", hex::write(&sealing.commitment));
    }
    let _ = writeln!(out, "# commitment {}", hex::write(&proof.commitment));
    let _ = writeln!(out, "# secret {}", hex::write(&proof.secret));
    for (i, (tip, first)) in proof.seats.iter().enumerate() {
        let shown = |e: &Option<Element>| e.as_ref().map_or("-".to_string(), |e| hex::write(e));
        let _ = writeln!(out, "# seat {} tip {} first {}", Seat::new(i), shown(tip), shown(first));
    }
}

/// The new secrets that count from this input on.
fn write_renewals(out: &mut String, proof: &Proof, input: usize) {
    for renewal in proof.renewals.iter().filter(|renewal| renewal.input == input) {
        let (commitment, secret) = (hex::write(&renewal.commitment), hex::write(&renewal.secret));
        let _ = writeln!(out, "# event {} renewed commitment {commitment} secret {secret}", renewal.event);
    }
}

/// A record as text, with its proof in comments: other programs read it as a plain record.
pub fn write(record: &Record, proof: &Proof) -> Result<String, (usize, Illegal)> {
    let words = Words::for_setup(&record.setup);
    let mut out = String::new();
    let bare = Record::new(record.setup, Vec::new()).write()?;
    for line in bare.lines() {
        out += line;
        out.push('\n');
        if line.starts_with("rules ") {
            write_head(&mut out, proof);
        }
    }
    if let Some(event) = proof.begun {
        let _ = writeln!(out, "# event {event}");
    }
    let (mut state, mut places) = (State::new(&record.setup), DrawPlaces::default());
    for (index, &input) in record.inputs.iter().enumerate() {
        write_renewals(&mut out, proof, index);
        let (mut place, mut from, mut who) = (None, None, None);
        match state.pending() {
            Pending::Decide(seat, _) => who = Some(seat),
            Pending::Chance(luck) => {
                place = proof.duplicate.is_some().then(|| places.next(luck, state.table()));
                from = luck.dice().is_none().then(|| choices(luck, state.table()));
            }
            Pending::Over(_) => {}
        }
        state.apply(input, &mut Log::Off).map_err(|illegal| (index, illegal))?;
        out += &words.input(who, input);
        let note = proof.notes.get(index);
        if let Some(place) = place {
            let _ = write!(out, " # at {place}");
        }
        if let Some(from) = from {
            let _ = write!(out, " # one of {from}");
        }
        if let Some((event, by)) = note.and_then(|note| note.event.zip(note.by)) {
            let _ = write!(out, " # event {event} by {}", by.word());
        }
        if let Some(link) = note.and_then(|note| note.link) {
            let _ = write!(out, " # link {}", hex::write(&link));
        }
        out.push('\n');
    }
    write_renewals(&mut out, proof, record.inputs.len());
    Ok(out)
}

/// The proof as far as it has been read.
#[derive(Default)]
struct Reading {
    proof: Proof,
    version: Option<u32>,
    commitment: bool,
    secret: bool,
    /// What chance is said to have chosen from, by the input's number.
    from: Vec<Option<String>>,
    /// The place each draw is said to have, by the input's number.
    places: Vec<Option<String>>,
}

impl Reading {
    /// A comment above the inputs.
    fn head(&mut self, words: &[&str]) -> Option<()> {
        let element = |word: &str| if word == "-" { Some(None) } else { hex::read(word).map(Some) };
        match words {
            ["kaiju", "proof", version @ ("1" | "2" | "3")] => self.version = version.parse().ok(),
            ["game", game] => self.proof.game = (*game).to_string(),
            ["duplicate", id] if self.version == Some(3) => self.proof.duplicate = Some((*id).to_string()),
            ["abandoned", commitment, "withheld", seats] => {
                let withheld = if *seats == "-" {
                    Vec::new()
                } else {
                    seats.chars().map(Seat::from_letter).collect::<Option<_>>()?
                };
                self.proof.abandoned.push(Abandoned { commitment: hex::read(commitment)?, withheld });
            }
            ["commitment", digits] => (self.proof.commitment, self.commitment) = (hex::read(digits)?, true),
            ["secret", digits] => (self.proof.secret, self.secret) = (hex::read(digits)?, true),
            ["seat", _, "tip", tip, "first", first] => self.proof.seats.push((element(tip)?, element(first)?)),
            _ => {}
        }
        Some(())
    }

    /// A comment between the inputs.
    fn between(&mut self, words: &[&str]) -> Option<()> {
        match words {
            ["event", event] => self.proof.begun = Some(event.parse().ok()?),
            ["event", event, "renewed", "commitment", commitment, "secret", secret] => {
                self.proof.renewals.push(Renewal {
                    input: self.proof.notes.len(),
                    event: event.parse().ok()?,
                    commitment: hex::read(commitment)?,
                    secret: hex::read(secret)?,
                });
            }
            _ => {}
        }
        Some(())
    }

    /// The comments after an input.
    fn input(&mut self, line: &str) -> Option<()> {
        let (mut note, mut from, mut place) = (Note::default(), None, None);
        for comment in line.split(" # ").skip(1) {
            let words: Vec<&str> = comment.split_whitespace().collect();
            match words.as_slice() {
                ["one", "of", numbers] => from = Some((*numbers).to_string()),
                ["at", words @ ..] => place = Some(words.join(" ")),
                ["event", event, "by", by] => {
                    (note.event, note.by) = (Some(event.parse().ok()?), Some(Hand::from_word(by)?));
                }
                ["link", digits] => note.link = Some(hex::read(digits)?),
                _ => {}
            }
        }
        self.proof.notes.push(note);
        self.from.push(from);
        self.places.push(place);
        Some(())
    }
}

/// Reads the proof in the comments of a record.
fn read_proof(text: &str) -> Result<Reading, Flaw> {
    let mut reading = Reading::default();
    let mut begun = false;
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        let words: Vec<&str> = line.split_whitespace().collect();
        let read = match words.as_slice() {
            [] => Some(()),
            ["---"] if !begun => {
                begun = true;
                Some(())
            }
            ["#", comment @ ..] if begun => reading.between(comment),
            ["#", comment @ ..] => reading.head(comment),
            [word, ..] if word.starts_with('#') => Some(()),
            _ if begun => reading.input(line),
            _ => Some(()),
        };
        read.ok_or(Flaw::Unreadable(number + 1))?;
    }
    let whole = reading.commitment && reading.secret;
    let fits = reading.version.is_some() && (reading.version == Some(3)) == reading.proof.duplicate.is_some();
    if fits && whole { Ok(reading) } else { Err(Flaw::NoProof) }
}

/// What is wrong with a record or its proof.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Flaw {
    /// The record itself cannot be read.
    Record(ParseError),
    /// There is no proof in it.
    NoProof,
    /// A line of the proof is not what it should be.
    Unreadable(usize),
    /// The secret is not the one that was committed to.
    Commitment,
    /// A seat's first element does not belong to its tip.
    First(Seat),
    /// The element shown with this line is not the next of its seat's chain.
    Link(usize),
    /// The input of this line is not legal.
    Refused(usize, Illegal),
    /// Chance should have said something else in this line.
    Draw(usize, String),
    /// Chance chose from something else in this line.
    Choices(usize, String),
    /// The draw of this line has another place among those of its duplicate.
    Place(usize, String),
    /// This line does not say by whom the answer was given, or its event does not follow the one before.
    By(usize),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Record(error) => write!(f, "{error}"),
            Flaw::NoProof => write!(f, "the record carries no proof; only games of a server that are over have one"),
            Flaw::Unreadable(line) => write!(f, "{line}: the proof cannot be read"),
            Flaw::Commitment => write!(f, "the secret is not the one that was committed to before the first roll"),
            Flaw::First(seat) => write!(f, "the first element of seat {seat} does not belong to its tip"),
            Flaw::Link(line) => write!(f, "{line}: the element is not the next one of the seat's chain"),
            Flaw::Refused(line, illegal) => write!(f, "{line}: the input is refused: {illegal}"),
            Flaw::Draw(line, due) => write!(f, "{line}: the dice or the deck should have given `luck {due}`"),
            Flaw::Choices(line, due) => write!(f, "{line}: the choice was one of {due}"),
            Flaw::Place(line, due) => write!(f, "{line}: the draw is at {due}"),
            Flaw::By(line) => write!(f, "{line}: it is not told by whom this answer was given, or not in order"),
        }
    }
}

impl std::error::Error for Flaw {}

/// A record whose every draw is what it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The table's id.
    pub game: String,
    /// What was published before the first roll; compare it with what you saw then.
    pub commitment: String,
    /// How many draws were checked.
    pub draws: usize,
    /// Seats that added to the key.
    pub contributors: Vec<char>,
    /// Answers that showed an element of their seat's chain.
    pub links: usize,
    /// Seats that did not show the element they had committed to, in the order in which they were left out.
    pub withheld: Vec<char>,
    /// How often the server took a new secret during the game.
    pub renewals: usize,
    /// Who answered, for each seat; nobody in the first form of the proof, which does not tell it.
    pub answers: Vec<Answers>,
    /// The game.
    pub record: Record,
    /// What it was checked with.
    pub proof: Proof,
}

/// How many answers of a seat were given by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Answers {
    /// By the player.
    pub player: u32,
    /// By a bot that had the seat.
    pub bot: u32,
    /// By a bot that stood in for an absent player.
    pub substitute: u32,
    /// By the clock.
    pub clock: u32,
}

impl Answers {
    fn count(&mut self, by: Hand) {
        match by {
            Hand::Player | Hand::Unknown => self.player += 1,
            Hand::Bot => self.bot += 1,
            Hand::Substitute => self.substitute += 1,
            Hand::Clock => self.clock += 1,
        }
    }
}

/// Checks what was sealed: the secrets are those committed to, the first elements those behind the tips.
fn check_seals(proof: &Proof, players: usize) -> Result<(), Flaw> {
    let secrets = proof.renewals.iter().map(|renewal| (&renewal.commitment, &renewal.secret));
    for (published, secret) in std::iter::once((&proof.commitment, &proof.secret)).chain(secrets) {
        if commitment(proof.luck_id(), secret) != *published {
            return Err(Flaw::Commitment);
        }
    }
    for (i, (tip, first)) in proof.seats.iter().enumerate() {
        let belongs = match (tip, first) {
            (Some(tip), Some(first)) => chain::step(first) == *tip,
            (None, Some(_)) => false,
            (_, None) => true,
        };
        if !belongs || i >= players {
            return Err(Flaw::First(Seat::new(i.min(5))));
        }
    }
    Ok(())
}

/// Checks a record: that every input is legal and every draw the one the secret and the seats' elements give.
pub fn verify(text: &str) -> Result<Verified, Flaw> {
    let record = parse_record(text).map_err(Flaw::Record)?;
    let Reading { proof, version, from, places: told_places, .. } = read_proof(text)?;
    let told = version >= Some(2);
    check_seals(&proof, record.setup.monsters().len())?;
    let firsts: Vec<Option<Element>> = proof.seats.iter().map(|(_, first)| *first).collect();
    let mut key = Key::new(proof.luck_id(), &proof.secret, &firsts);
    let mut places = DrawPlaces::default();
    let words = Words::for_setup(&record.setup);
    let mut shown: Vec<Option<Element>> = firsts.clone();
    let (mut link, mut draws, mut links) = (None, 0, 0);
    let mut answers = vec![Answers::default(); if told { record.setup.monsters().len() } else { 0 }];
    let mut state = State::new(&record.setup);
    let mut event = proof.begun.unwrap_or(0);
    for (index, &input) in record.inputs.iter().enumerate() {
        let line = record.lines.get(index).copied().unwrap_or(0);
        for renewal in proof.renewals.iter().filter(|renewal| renewal.input == index) {
            key = Key::new(proof.luck_id(), &renewal.secret, &firsts);
        }
        let note = proof.notes.get(index).cloned().unwrap_or_default();
        match (state.pending(), input) {
            (Pending::Chance(luck), Input::Luck(outcome)) => {
                let place = proof.duplicate.as_ref().map(|_| places.next(luck, state.table()));
                let due = match place {
                    Some(place) => key.draw_at(proof.luck_id(), place, luck, state.table()),
                    None => key.draw(&proof.game, index as u64, link.as_ref(), luck, state.table()),
                };
                let place = place.map(|place| place.to_string());
                if place != told_places.get(index).cloned().flatten() {
                    return Err(Flaw::Place(line, place.unwrap_or_default()));
                }
                if due != outcome {
                    return Err(Flaw::Draw(line, words.outcome(due)));
                }
                let choice = (told && luck.dice().is_none()).then(|| choices(luck, state.table()));
                if choice != from.get(index).cloned().flatten() {
                    return Err(Flaw::Choices(line, choice.unwrap_or_default()));
                }
                draws += 1;
            }
            (Pending::Decide(seat, _), Input::Act(_)) => {
                link = note.link;
                if let Some(element) = link {
                    let before = shown.get_mut(seat.index()).ok_or(Flaw::Link(line))?;
                    if before.replace(element) != Some(chain::step(&element)) {
                        return Err(Flaw::Link(line));
                    }
                    links += 1;
                }
                if told {
                    let (next, by) = note.event.zip(note.by).ok_or(Flaw::By(line))?;
                    if next <= event {
                        return Err(Flaw::By(line));
                    }
                    event = next;
                    answers[seat.index()].count(by);
                }
            }
            _ => {}
        }
        let actor = record.actors.get(index).copied().flatten();
        state.apply_as(actor, input, &mut Log::Off).map_err(|illegal| Flaw::Refused(line, illegal))?;
    }
    let contributors = (0..proof.seats.len()).filter(|&i| firsts[i].is_some()).map(|i| Seat::new(i).letter()).collect();
    Ok(Verified {
        game: proof.game.clone(),
        commitment: hex::write(&proof.commitment),
        draws,
        contributors,
        links,
        withheld: proof.abandoned.iter().flat_map(|one| &one.withheld).map(|seat| seat.letter()).collect(),
        renewals: proof.renewals.len(),
        answers,
        record,
        proof,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chain::Chain;
    use kaiju_rules::{EditionId, Legal, Setup};

    const GAME: &str = "testtesttesttest";

    /// A whole game with fair dice: two seats have chains, one has not.
    fn game() -> (Record, Proof) {
        let mut setup = Setup::new(EditionId::SECOND, 3).unwrap();
        let mut rules = setup.rules();
        rules.set("evolutions", "yes").unwrap();
        setup = setup.with_rules(rules);
        let secret = std::array::from_fn(|i| i as u8);
        let chains = [Chain::new([1; 32]), Chain::new([2; 32])];
        let seats: Vec<_> = chains.iter().map(|c| (Some(c.tip()), Some(c.element(1)))).chain([(None, None)]).collect();
        let firsts: Vec<_> = seats.iter().map(|s| s.1).collect();
        let key = Key::new(GAME, &secret, &firsts);
        let mut state = State::new(&setup);
        let (mut inputs, mut notes, mut link, mut counts) = (Vec::new(), Vec::new(), None, [1u32; 3]);
        let (mut key, mut renewals, mut event) = (key, Vec::new(), 4);
        let mut legal = Legal::default();
        let mut word = 1u64;
        loop {
            let (input, note) = match state.pending() {
                Pending::Over(_) => break,
                Pending::Chance(luck) => {
                    let outcome = key.draw(GAME, inputs.len() as u64, link.as_ref(), luck, state.table());
                    (Input::Luck(outcome), Note::default())
                }
                Pending::Decide(seat, _) => {
                    if inputs.len() > 30 && renewals.is_empty() {
                        event += 1;
                        let (input, secret) = (inputs.len(), [5; 32]);
                        renewals.push(Renewal { input, event, commitment: commitment(GAME, &secret), secret });
                        key = Key::new(GAME, &secret, &firsts);
                    }
                    event += 1;
                    word = word.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
                    link = chains.get(seat.index()).map(|chain| {
                        counts[seat.index()] += 1;
                        chain.element(counts[seat.index()])
                    });
                    let by = if seat == Seat::C { Hand::Bot } else { Hand::Player };
                    (Input::Act(state.pick(word, &mut legal).unwrap()), Note { event: Some(event), by: Some(by), link })
                }
            };
            state.apply(input, &mut Log::Off).unwrap();
            inputs.push(input);
            notes.push(note);
        }
        let abandoned = vec![Abandoned { commitment: [8; 32], withheld: vec![Seat::C] }];
        let (game, commitment, begun) = (GAME.to_string(), commitment(GAME, &secret), Some(4));
        let duplicate = None;
        let proof = Proof { game, duplicate, commitment, secret, seats, abandoned, begun, renewals, notes };
        (Record::new(setup, inputs), proof)
    }

    #[test]
    fn a_true_record_verifies_and_a_tampered_one_does_not() {
        let (record, proof) = game();
        let text = write(&record, &proof).unwrap();
        let verified = verify(&text).unwrap();
        assert!(verified.draws > 20 && verified.links > 10, "{verified:?}");
        assert_eq!(verified.contributors, ['A', 'B']);
        assert_eq!((verified.withheld.as_slice(), verified.renewals), (['C'].as_slice(), 1));
        assert_eq!(verified.answers[0].player + verified.answers[1].player, verified.links as u32);
        assert!(verified.answers[2].bot > 0 && verified.answers[2].player == 0);
        assert_eq!(verified.proof, proof, "what is written is read back");
        assert_eq!(parse_record(&text).unwrap().inputs, record.inputs, "the proof does not disturb the record");

        let other = |proof: Proof| verify(&write(&record, &proof).unwrap());
        let mut wrong = proof.clone();
        wrong.secret[0] ^= 1;
        assert_eq!(other(wrong.clone()), Err(Flaw::Commitment));
        wrong.commitment = commitment(GAME, &wrong.secret);
        assert!(matches!(other(wrong), Err(Flaw::Draw(..))), "another secret gives other dice");
        let mut wrong = proof.clone();
        wrong.seats[0].1 = Some([9; 32]);
        assert_eq!(other(wrong), Err(Flaw::First(Seat::A)));
        let mut wrong = proof.clone();
        *wrong.notes.iter_mut().filter_map(|note| note.link.as_mut()).last().unwrap() = [9; 32];
        assert!(matches!(other(wrong), Err(Flaw::Link(_))));
        let mut wrong = proof.clone();
        wrong.renewals[0].secret = [6; 32];
        assert_eq!(other(wrong.clone()), Err(Flaw::Commitment));
        wrong.renewals[0].commitment = commitment(GAME, &[6; 32]);
        assert!(matches!(other(wrong), Err(Flaw::Draw(..))), "another new secret gives other dice");
        let mut wrong = proof.clone();
        wrong.notes.iter_mut().filter(|note| note.by.is_some()).last().unwrap().by = None;
        assert!(matches!(other(wrong), Err(Flaw::By(_))));
        let from = text.lines().find(|line| line.contains(" # one of ")).unwrap();
        let fewer = format!("{} # one of 1-5", from.split(" # ").next().unwrap());
        assert!(matches!(verify(&text.replace(from, &fewer)), Err(Flaw::Choices(..))));
        let mut wrong = proof.clone();
        wrong.game = "anothergame".into();
        assert_eq!(other(wrong), Err(Flaw::Commitment));
        assert_eq!(verify(&record.write().unwrap()), Err(Flaw::NoProof));
        // Every single die or card that is exchanged for another is noticed.
        let lines: Vec<&str> = text.lines().collect();
        let dice = lines.iter().position(|l| l.starts_with("luck dice")).unwrap();
        let old = lines[dice].chars().last().unwrap();
        let new = if old == 's' { "h" } else { "s" };
        let mut changed: Vec<String> = lines.iter().map(|l| (*l).to_string()).collect();
        changed[dice].pop();
        changed[dice] += new;
        assert!(verify(&changed.join("\n")).is_err());
    }

    /// Records of the first form are read for ever: without events, hands, choices, renewals.
    #[test]
    fn a_record_of_the_first_form_still_verifies() {
        let (record, proof) = game();
        let last = proof.renewals[0].input;
        let record = Record::new(record.setup, record.inputs[..last].to_vec());
        let text = write(&record, &Proof { abandoned: Vec::new(), renewals: Vec::new(), ..proof }).unwrap();
        let keep = |line: &str| {
            let parts = line.split(" # ");
            let kept: Vec<&str> = parts.filter(|p| !p.starts_with("event ") && !p.starts_with("one of ")).collect();
            kept.join(" # ")
        };
        let old: Vec<String> = text.lines().filter(|line| !line.starts_with("# event")).map(keep).collect();
        let old = old.join("\n").replace("kaiju proof 2", "kaiju proof 1");
        let verified = verify(&old).unwrap();
        assert!(verified.draws > 5 && verified.links > 3 && verified.answers.is_empty(), "{verified:?}");
        assert!(verify(&old.replace("kaiju proof 1", "kaiju proof 2")).is_err(), "the second form tells more");
    }

    /// A game of a table of a duplicate, whose players answer by these numbers.
    fn shared_game(game: &str, mut word: u64) -> (Record, Proof) {
        let mut setup = Setup::new(EditionId::SECOND, 3).unwrap();
        let mut rules = setup.rules();
        rules.set("evolutions", "yes").unwrap();
        setup = setup.with_rules(rules);
        let secret = [7; 32];
        let key = Key::new("duplicate", &secret, &[None; 3]);
        let (mut state, mut places) = (State::new(&setup), DrawPlaces::default());
        let (mut inputs, mut notes, mut event, mut legal) = (Vec::new(), Vec::new(), 1, Legal::default());
        loop {
            let (input, note) = match state.pending() {
                Pending::Over(_) => break,
                Pending::Chance(luck) => {
                    let place = places.next(luck, state.table());
                    (Input::Luck(key.draw_at("duplicate", place, luck, state.table())), Note::default())
                }
                Pending::Decide(..) => {
                    event += 1;
                    word = word.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
                    let note = Note { event: Some(event), by: Some(Hand::Player), link: None };
                    (Input::Act(state.pick(word, &mut legal).unwrap()), note)
                }
            };
            state.apply(input, &mut Log::Off).unwrap();
            inputs.push(input);
            notes.push(note);
        }
        let proof = Proof {
            game: game.to_string(),
            duplicate: Some("duplicate".to_string()),
            commitment: commitment("duplicate", &secret),
            secret,
            seats: vec![(None, None); 3],
            begun: Some(1),
            notes,
            ..Proof::default()
        };
        (Record::new(setup, inputs), proof)
    }

    /// What was drawn at each place, in words: of dice those that everybody has, however many are rolled.
    fn drawn(text: &str) -> std::collections::BTreeMap<String, String> {
        let draws = text.lines().filter_map(|line| line.strip_prefix("luck ")?.split_once(" # at "));
        let place = |rest: &str| rest.split(" # ").next().unwrap_or_default().to_string();
        draws.map(|(luck, rest)| (place(rest), luck.to_string())).collect()
    }

    #[test]
    fn groups_of_a_duplicate_have_the_same_luck_however_they_play() {
        let [one, two] = [("one", 3), ("two", 4)].map(|(game, word)| {
            let (record, proof) = shared_game(game, word);
            let text = write(&record, &proof).unwrap();
            let verified = verify(&text).unwrap();
            assert_eq!((verified.proof, verified.game), (proof, game.to_string()), "what is written is read back");
            text
        });
        assert_ne!(one.lines().skip(12).collect::<Vec<_>>(), two.lines().skip(12).collect::<Vec<_>>());
        let (first, second) = (drawn(&one), drawn(&two));
        let mut same = 0;
        for (place, luck) in &first {
            let Some(other) = second.get(place) else { continue };
            // The first roll of a turn has as many dice wherever nobody has a card that changes it.
            let comparable = place.starts_with("roll") && place.ends_with(" 1") && luck.len() == other.len();
            let early = place.starts_with("card") && place[5..].parse::<u32>().is_ok_and(|number| number <= 3);
            if comparable || early {
                assert_eq!(luck, other, "{place}");
                same += 1;
            }
        }
        assert!(same > 10, "{same}");
        // Neither the table's own id nor another place gives these draws.
        let other = one.replace("# duplicate duplicate", "# duplicate one");
        assert_eq!(verify(&other), Err(Flaw::Commitment));
        assert_eq!(verify(&one.replace("# duplicate duplicate\n", "")), Err(Flaw::NoProof));
        assert!(matches!(verify(&one.replacen(" # at card 2", " # at card 9", 1)), Err(Flaw::Place(..))));
        assert!(matches!(verify(&one.replacen(" # at card 2", "", 1)), Err(Flaw::Place(..))));
    }

    /// No two places of one purpose have the same address.
    #[test]
    fn places_are_told_apart() {
        let seats = || (0..6).map(Seat::new);
        let rolls = seats().flat_map(|seat| (1..9).flat_map(move |turn| (1..9).map(move |roll| (seat, turn, roll))));
        let dice: Vec<u64> = rolls.map(|(seat, turn, roll)| DrawPlace::Roll { seat, turn, roll }.index()).collect();
        let evolutions = seats().flat_map(|seat| (1..9).map(move |n| DrawPlace::Evolution(seat, n)));
        let cards = (1..200).flat_map(|n| [DrawPlace::Card(n), DrawPlace::Dug(n)]);
        let others: Vec<u64> = evolutions.chain(cards).chain([DrawPlace::Starter]).map(DrawPlace::index).collect();
        for all in [dice, others] {
            let different: std::collections::BTreeSet<u64> = all.iter().copied().collect();
            assert_eq!(different.len(), all.len());
        }
    }

    #[test]
    fn faces_and_choices_are_even() {
        let key = Key([3; 32]);
        let mut faces = [0u32; 6];
        let mut few = [0u32; 7];
        for index in 0..20_000 {
            let mut stream = Stream::new(&key, "dice", GAME, index, None);
            for _ in 0..6 {
                faces[stream.face() as usize] += 1;
            }
            few[stream.below(7) as usize] += 1;
        }
        let chi = |counts: &[u32]| {
            let even = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
            counts.iter().map(|&c| f64::from(c) - even).map(|off| off * off / even).sum::<f64>()
        };
        // The 99.9 % points for 5 and 6 degrees of freedom.
        assert!(chi(&faces) < 20.5, "{faces:?}");
        assert!(chi(&few) < 22.5, "{few:?}");
    }

    /// The numbers in docs/fair-dice.md: other programs check themselves against them.
    #[test]
    fn the_vectors_of_the_document() {
        let document = include_str!("../../../docs/fair-dice.md");
        let secret = std::array::from_fn(|i| i as u8);
        let chain = Chain::new(std::array::from_fn(|i| i as u8));
        let first = chain.element(1);
        let key = Key::new(GAME, &secret, &[Some(first), None]);
        let mut plain = Stream::new(&key, "dice", GAME, 0, None);
        let mut linked = Stream::new(&key, "dice", GAME, 5, Some(&chain.element(2)));
        let faces = |stream: &mut Stream| (0..12).map(|_| stream.face().to_string()).collect::<String>();
        let mut cards = Stream::new(&key, "cards", GAME, 1, None);
        let choices = (0..5).map(|_| cards.below(66).to_string()).collect::<Vec<_>>().join(" ");
        let renewed: [u8; 32] = std::array::from_fn(|i| i as u8 + 32);
        let after = Key::new(GAME, &renewed, &[Some(first), None]);
        let anew = Key::new(GAME, &renewed, &[Some(chain.element(2)), None]);
        let vectors = [
            ("second commitment", hex::write(&commitment(GAME, &renewed))),
            ("key after a restore", hex::write(&after.0)),
            ("faces after a restore", faces(&mut Stream::new(&after, "dice", GAME, 5, Some(&chain.element(2))))),
            ("key of a table sealed anew", hex::write(&anew.0)),
            ("faces of a table sealed anew", faces(&mut Stream::new(&anew, "dice", GAME, 0, None))),
            ("commitment", hex::write(&commitment(GAME, &secret))),
            ("key", hex::write(&key.0)),
            ("faces without a link", faces(&mut plain)),
            ("faces with a link", faces(&mut linked)),
            ("choices below 66", choices),
        ];
        for (name, value) in vectors {
            assert!(document.contains(&value), "docs/fair-dice.md lacks the {name}: {value}");
        }
    }
}
