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

// ── records with their proof ─────────────────────────────────────────────────
/// Everything needed to check the dice of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The table's id.
    pub game: String,
    /// What was published before the first roll.
    pub commitment: [u8; 32],
    /// The server's secret.
    pub secret: [u8; 32],
    /// Each seat's tip and first element.
    pub seats: Vec<(Option<Element>, Option<Element>)>,
    /// The element shown with each input, by the input's number.
    pub links: Vec<Option<Element>>,
}

/// A record as text, with its proof in comments: other programs read it as a plain record.
pub fn write(record: &Record, proof: &Proof) -> Result<String, (usize, Illegal)> {
    let mut out = String::new();
    let mut input: Option<usize> = None;
    for line in record.write()?.lines() {
        out += line;
        if let Some(number) = input.as_mut() {
            if let Some(Some(link)) = proof.links.get(*number) {
                let _ = write!(out, " # link {}", hex::write(link));
            }
            *number += 1;
        }
        out.push('\n');
        if line.starts_with("rules ") && input.is_none() {
            let _ = writeln!(out, "# kaiju proof 1\n# game {}", proof.game);
            let _ = writeln!(out, "# commitment {}", hex::write(&proof.commitment));
            let _ = writeln!(out, "# secret {}", hex::write(&proof.secret));
            for (i, (tip, first)) in proof.seats.iter().enumerate() {
                let shown = |e: &Option<Element>| e.as_ref().map_or("-".to_string(), |e| hex::write(e));
                let _ = writeln!(out, "# seat {} tip {} first {}", Seat::new(i), shown(tip), shown(first));
            }
        }
        if line == "---" && input.is_none() {
            input = Some(0);
        }
    }
    Ok(out)
}

/// Reads the proof in the comments of a record.
fn read_proof(text: &str) -> Result<Proof, Flaw> {
    let mut proof =
        Proof { game: String::new(), commitment: [0; 32], secret: [0; 32], seats: Vec::new(), links: Vec::new() };
    let (mut begun, mut found, mut commitment, mut secret) = (false, false, None, None);
    let element = |word: &str, line: usize| match word {
        "-" => Ok(None),
        digits => hex::read(digits).map(Some).ok_or(Flaw::Unreadable(line)),
    };
    for (number, line) in text.lines().enumerate() {
        let number = number + 1;
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["#", "kaiju", "proof", "1"] if !begun => found = true,
            ["#", "game", game] if !begun => proof.game = (*game).to_string(),
            ["#", "commitment", digits] if !begun => {
                commitment = Some(hex::read(digits).ok_or(Flaw::Unreadable(number))?);
            }
            ["#", "secret", digits] if !begun => secret = Some(hex::read(digits).ok_or(Flaw::Unreadable(number))?),
            ["#", "seat", _, "tip", tip, "first", first] if !begun => {
                proof.seats.push((element(tip, number)?, element(first, number)?));
            }
            ["---"] if !begun => begun = true,
            [] => {}
            [first, ..] if first.starts_with('#') => {}
            [.., "#", "link", digits] if begun => {
                proof.links.push(Some(hex::read(digits).ok_or(Flaw::Unreadable(number))?));
            }
            _ if begun => proof.links.push(None),
            _ => {}
        }
    }
    match (found, commitment, secret) {
        (true, Some(commitment), Some(secret)) => Ok(Proof { commitment, secret, ..proof }),
        _ => Err(Flaw::NoProof),
    }
}

/// What is wrong with a record or its proof.
#[derive(Clone, PartialEq, Eq, Debug)]
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
}

/// Checks a record: that every input is legal and every draw the one the secret and the seats' elements give.
pub fn verify(text: &str) -> Result<Verified, Flaw> {
    let record = parse_record(text).map_err(Flaw::Record)?;
    let proof = read_proof(text)?;
    if commitment(&proof.game, &proof.secret) != proof.commitment {
        return Err(Flaw::Commitment);
    }
    for (i, (tip, first)) in proof.seats.iter().enumerate() {
        let belongs = match (tip, first) {
            (Some(tip), Some(first)) => chain::step(first) == *tip,
            (None, Some(_)) => false,
            (_, None) => true,
        };
        if !belongs || i >= record.setup.monsters().len() {
            return Err(Flaw::First(Seat::new(i.min(5))));
        }
    }
    let firsts: Vec<Option<Element>> = proof.seats.iter().map(|(_, first)| *first).collect();
    let key = Key::new(&proof.game, &proof.secret, &firsts);
    let words = Words::for_setup(&record.setup);
    let mut shown: Vec<Option<Element>> = firsts.clone();
    let (mut link, mut draws, mut links) = (None, 0, 0);
    let mut state = State::new(&record.setup);
    for (index, &input) in record.inputs.iter().enumerate() {
        let line = record.lines.get(index).copied().unwrap_or(0);
        match (state.pending(), input) {
            (Pending::Chance(luck), Input::Luck(outcome)) => {
                let due = key.draw(&proof.game, index as u64, link.as_ref(), luck, state.table());
                if due != outcome {
                    return Err(Flaw::Draw(line, words.outcome(due)));
                }
                draws += 1;
            }
            (Pending::Decide(seat, _), Input::Act(_)) => {
                link = proof.links.get(index).copied().flatten();
                if let Some(element) = link {
                    let before = shown.get_mut(seat.index()).ok_or(Flaw::Link(line))?;
                    if before.replace(element) != Some(chain::step(&element)) {
                        return Err(Flaw::Link(line));
                    }
                    links += 1;
                }
            }
            _ => {}
        }
        let actor = record.actors.get(index).copied().flatten();
        state.apply_as(actor, input, &mut Log::Off).map_err(|illegal| Flaw::Refused(line, illegal))?;
    }
    let contributors = (0..proof.seats.len()).filter(|&i| firsts[i].is_some()).map(|i| Seat::new(i).letter()).collect();
    Ok(Verified { game: proof.game, commitment: hex::write(&proof.commitment), draws, contributors, links })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chain::Chain;
    use kaiju_rules::{EditionId, Legal, Setup};

    const GAME: &str = "testtesttesttest";

    /// A whole game with fair dice: two seats have chains, one has not.
    fn game() -> (Record, Proof) {
        let mut setup = Setup::new(EditionId::from_name("second").unwrap(), 3).unwrap();
        let mut rules = setup.rules();
        rules.set("evolutions", "yes").unwrap();
        setup = setup.with_rules(rules);
        let secret = std::array::from_fn(|i| i as u8);
        let chains = [Chain::new([1; 32]), Chain::new([2; 32])];
        let seats: Vec<_> = chains.iter().map(|c| (Some(c.tip()), Some(c.element(1)))).chain([(None, None)]).collect();
        let firsts: Vec<_> = seats.iter().map(|s| s.1).collect();
        let key = Key::new(GAME, &secret, &firsts);
        let mut state = State::new(&setup);
        let (mut inputs, mut links, mut link, mut counts) = (Vec::new(), Vec::new(), None, [1u32; 3]);
        let mut legal = Legal::default();
        let mut word = 1u64;
        loop {
            let (input, shown) = match state.pending() {
                Pending::Over(_) => break,
                Pending::Chance(luck) => {
                    (Input::Luck(key.draw(GAME, inputs.len() as u64, link.as_ref(), luck, state.table())), None)
                }
                Pending::Decide(seat, _) => {
                    word = word.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
                    link = chains.get(seat.index()).map(|chain| {
                        counts[seat.index()] += 1;
                        chain.element(counts[seat.index()])
                    });
                    (Input::Act(state.pick(word, &mut legal).unwrap()), link)
                }
            };
            state.apply(input, &mut Log::Off).unwrap();
            inputs.push(input);
            links.push(shown);
        }
        let commitment = commitment(GAME, &secret);
        (Record::new(setup, inputs), Proof { game: GAME.into(), commitment, secret, seats, links })
    }

    #[test]
    fn a_true_record_verifies_and_a_tampered_one_does_not() {
        let (record, proof) = game();
        let text = write(&record, &proof).unwrap();
        let verified = verify(&text).unwrap();
        assert!(verified.draws > 20 && verified.links > 10, "{verified:?}");
        assert_eq!(verified.contributors, ['A', 'B']);
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
        *wrong.links.iter_mut().flatten().last().unwrap() = [9; 32];
        assert!(matches!(other(wrong), Err(Flaw::Link(_))));
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
            counts.iter().map(|&c| (f64::from(c) - even).powi(2) / even).sum::<f64>()
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
        let vectors = [
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
