//! The table as lines of text and back. It lies here because it is the one other place that sees every field.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::Write;

use super::{ASIDES, EXTRAS, Evolutions, Extra, Place, SAVED, SlotId, Stand, Table};
use crate::catalogue::{CardSet, Kind};
use crate::dice::Face;
use crate::hooks::{CardId, Moment, Source};
use crate::notation::{Line, ParseError, Words, number, places};
use crate::seat::{Seat, SeatSet};

/// A line that names a dial: `♥7`, `hearts=7`.
pub(crate) fn dial(word: &str) -> Option<(Dial, u16)> {
    Dial::ALL.into_iter().find_map(|dial| {
        let rest = word
            .strip_prefix(dial.symbol())
            .filter(|_| !dial.symbol().is_empty())
            .or_else(|| word.strip_prefix(dial.word()).and_then(|w| w.strip_prefix('=')))?;
        rest.parse().ok().map(|n| (dial, n))
    })
}

/// A dial or counter of a monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dial {
    /// ♥
    Hearts,
    /// ★
    Stars,
    /// ⚡
    Energy,
    /// Poison counters.
    Poison,
    /// Shrink counters.
    Shrink,
    /// Dice tokens.
    Tokens,
}

impl Dial {
    /// All of them.
    pub const ALL: [Dial; 6] = [Dial::Hearts, Dial::Stars, Dial::Energy, Dial::Poison, Dial::Shrink, Dial::Tokens];

    /// The picture for it, where there is one.
    pub const fn symbol(self) -> &'static str {
        ["♥", "★", "⚡", "", "", ""][self as usize]
    }

    /// The word for it.
    pub const fn word(self) -> &'static str {
        ["hearts", "stars", "energy", "poison", "shrink", "tokens"][self as usize]
    }

    /// What it shows.
    pub fn of(self, stand: &Stand) -> u16 {
        match self {
            Dial::Hearts => u16::from(stand.hearts),
            Dial::Stars => u16::from(stand.stars),
            Dial::Energy => stand.energy,
            Dial::Poison => u16::from(stand.poison),
            Dial::Shrink => u16::from(stand.shrink),
            Dial::Tokens => u16::from(stand.dice_tokens),
        }
    }

    /// A dial and its number, read from one word: `♥7` or `hearts=7`.
    pub fn read(word: &str) -> Option<(Dial, u16)> {
        dial(word)
    }
}

/// Most tables have room in so many bytes.
const TABLE: usize = 1024;

const SEATS: &str = "seats like AB, or -";

/// What can stand behind a card in front of a monster.
const MARKS_OF_A_CARD: [char; 5] = ['*', '~', '!', '^', '>'];

fn seats(word: &str) -> Option<SeatSet> {
    if word == "-" {
        return Some(SeatSet::EMPTY);
    }
    word.chars().map(Seat::from_letter).collect()
}

fn seat(word: &str) -> Option<Seat> {
    seats(word).filter(|s| s.len() == 1 && word.len() == 1).and_then(SeatSet::lowest)
}

impl Table {
    /// The lines after the setup: dials, cards, dice, everything that differs from a new table.
    pub(crate) fn write(&self, words: Words) -> String {
        let mut out = String::with_capacity(TABLE);
        for seat in self.seats().iter() {
            let _ = write!(out, "seat {seat} {}", self.stand(seat).monster.id());
            self.write_stand(seat, &mut out);
            out.push('\n');
            if !self.held(seat).is_empty() {
                let _ = write!(out, "cards {seat}");
                for card in self.held(seat).iter() {
                    out.push(' ');
                    self.write_held(words, card, &mut out);
                }
                out.push('\n');
            }
        }
        for seat in self.seats().iter() {
            self.write_evolutions(words, seat, &mut out);
        }
        if self.shop != [None; 3] {
            out.push_str("shop");
            for card in self.shop {
                out.push(' ');
                words.write_maybe_source(card.map(Source::card), &mut out);
                if card.is_some_and(|card| self.used.has(card)) {
                    out.push('!');
                }
            }
            out.push('\n');
        }
        let pile = |name: &str, cards: CardSet, out: &mut String| {
            if cards.is_empty() {
                return;
            }
            out.push_str(name);
            for card in cards.iter() {
                out.push(' ');
                words.write_card(card, out);
            }
            out.push('\n');
        };
        pile("discard", self.discard, &mut out);
        if let Some(card) = self.discarded {
            let _ = writeln!(out, "discarded {}", words.card(card));
        }
        pile("under", self.under, &mut out);
        if let Some(ice) = self.ice {
            let _ = writeln!(out, "frozen {} {}", self.frozen, words.source(ice));
        }
        if let Some((mirror, model)) = self.mirror {
            let _ = writeln!(out, "mirror {} {}", words.source(mirror), words.source(model));
        }
        if !self.vacant.is_empty() {
            let _ = writeln!(out, "vacant {}", self.vacant.bits());
        }
        for (card, source) in self.aside() {
            let _ = writeln!(out, "aside {} {}", words.source(source), words.card(card));
        }
        if let Some(seat) = self.target {
            let _ = writeln!(out, "target {seat}");
        }
        for depth in 0..super::TOPS {
            if let Some(seat) = self.looked[depth] {
                let card = self.top[depth].map_or("?".to_string(), |c| words.card(c));
                let _ = writeln!(out, "top {} {card} {seat}", depth + 1);
            }
        }
        let _ =
            writeln!(out, "active {} first {} regular {} turns {}", self.active, self.first, self.regular, self.turns);
        self.write_turn(words, &mut out);
        for extra in self.extras.iter().flatten() {
            let _ = writeln!(out, "waits {} {} {}", extra.seat, extra.fewer, words.why(extra.why));
        }
        if let Some(winners) = self.over {
            let _ = writeln!(out, "over {winners}");
        }
        out
    }

    /// `evolutions A hand x discard y shown z*1! drawn w`: where they are, when they are not all in the deck.
    fn write_evolutions(&self, words: Words, seat: Seat, out: &mut String) {
        let of = self.evolutions(seat);
        if of.hidden.or(of.shown).or(of.discard).is_empty() {
            return;
        }
        let mut said = String::new();
        let parts = [("hand", of.hand), ("drawn", of.drawn), ("shown", of.shown), ("discard", of.discard)];
        let unknown = [of.in_hand - of.hand.len() as u8, of.drawing - of.drawn.len() as u8, 0, 0];
        for ((name, set), unknown) in parts.into_iter().zip(unknown) {
            if set.is_empty() && unknown == 0 {
                continue;
            }
            let _ = write!(said, " {name}");
            said += &" ?".repeat(usize::from(unknown));
            for number in set.iter() {
                let source = Source::evolution(seat, number);
                let _ = write!(said, " {}", words.source(source));
                if self.charges(source) > 0 {
                    let _ = write!(said, "*{}", self.charges(source));
                }
                if self.is_used(source) {
                    said.push('!');
                }
            }
        }
        if !said.is_empty() {
            let _ = writeln!(out, "evolutions {seat}{said}");
        }
    }

    fn read_evolutions(&mut self, words: Words, line: &mut Line<'_>) -> Result<(), ParseError> {
        let owner = line.read("a seat at the table", |w| seat(w).filter(|&s| self.seats().has(s)))?;
        if self.evolutions(owner).hidden.is_empty() {
            return Err(line.wrong("this monster plays without Evolutions here (EVO-1)"));
        }
        let mut place = "";
        while line.more() {
            let word = line.word("hand, drawn, shown, discard or an Evolution")?;
            if ["hand", "drawn", "shown", "discard"].contains(&word) {
                place = word;
                continue;
            }
            if word == "?" {
                let of = &mut self.evolutions[owner.index()];
                if usize::from(of.in_hand + of.drawing) >= of.hidden.len() {
                    return Err(line.wrong("there are not that many Evolutions left"));
                }
                match place {
                    "hand" => of.in_hand += 1,
                    "drawn" => of.drawing += 1,
                    _ => return Err(line.wrong("only Evolutions in a hand or just drawn can be unknown (EVO-7)")),
                }
                continue;
            }
            let end = word.find(['*', '!']).unwrap_or(word.len());
            let named =
                words.read_source(&word[..end]).or_else(|| words.read_source(&format!("{owner}:{}", &word[..end])));
            let number = match named.and_then(Source::as_evolution) {
                Some((of, number)) if of == owner => number,
                _ => return Err(line.expected("an Evolution of this monster")),
            };
            let of = &mut self.evolutions[owner.index()];
            if !of.deck().has(number) {
                return Err(line.wrong("this Evolution is somewhere else already"));
            }
            match place {
                "hand" => {
                    of.hand = of.hand.with(number);
                    of.in_hand += 1;
                }
                "drawn" => {
                    of.drawn = of.drawn.with(number);
                    of.drawing += 1;
                }
                "shown" => {
                    of.hidden = of.hidden.without(number);
                    of.shown = of.shown.with(number);
                }
                "discard" => {
                    of.hidden = of.hidden.without(number);
                    of.discard = of.discard.with(number);
                }
                _ => return Err(line.wrong("expected hand, drawn, shown or discard before the first Evolution")),
            }
            let source = Source::evolution(owner, number);
            let marks = word[end..].trim_end_matches('!');
            if let Some(charges) = marks.strip_prefix('*') {
                self.charges[source.index()] =
                    charges.parse().map_err(|_| line.expected("a number of charges after *"))?;
            }
            if word.ends_with('!') {
                self.mark_used(source);
            }
        }
        Ok(())
    }

    fn write_stand(&self, seat: Seat, out: &mut String) {
        let stand = self.stand(seat);
        for dial in Dial::ALL {
            let n = dial.of(stand);
            if !dial.symbol().is_empty() {
                out.push(' ');
                out.push_str(dial.symbol());
                number(n, out);
            } else if n > 0 {
                let _ = write!(out, " {}={n}", dial.word());
            }
        }
        if !self.alive.has(seat) {
            out.push_str(" out");
        }
        if let Some(place) = self.place_of(seat) {
            out.push(' ');
            out.push_str(place.word());
        }
    }

    /// `card*3~1!^>other`: charges, saved, used this turn, marked, copied card.
    fn write_held(&self, words: Words, card: CardId, out: &mut String) {
        words.write_card(card, out);
        if self.charges[card.index()] > 0 {
            let _ = write!(out, "*{}", self.charges[card.index()]);
        }
        if self.saved(card) > 0 {
            let _ = write!(out, "~{}", self.saved(card));
        }
        if self.used.has(card) {
            out.push('!');
        }
        if self.marked().any(|marked| marked == card) {
            out.push('^');
        }
        if self.card(card).hooks.copies
            && let Some(copied) = self.copied
        {
            let _ = write!(out, ">{}", words.card(copied));
        }
    }

    fn write_turn(&self, words: Words, out: &mut String) {
        let turn = &self.turn;
        if !turn.dice.is_empty() {
            let _ = writeln!(out, "dice {}", turn.dice);
        }
        let numbers = [
            ("size", turn.size),
            ("rolls", turn.rolls),
            ("smashes", turn.smashes),
            ("hearts", turn.hearts),
            ("fewer", turn.fewer),
            ("fallen", turn.fallen.bits()),
            ("spent", turn.tokens),
            ("voided", turn.voided),
        ];
        for (name, n) in numbers {
            // Without a size, the dice named are all there are: a size of 0 beside dice has to be written.
            if n > 0 || name == "size" && !turn.dice.is_empty() {
                let _ = writeln!(out, "{name} {n}");
            }
        }
        if !turn.waiting.is_empty() {
            let faces: String = turn.waiting.iter().map(Face::letter).collect();
            let _ = writeln!(out, "waiting {faces}");
        }
        let flags = [
            ("rolled", turn.rolled),
            ("extra", turn.extra),
            ("bought", turn.bought),
            ("halted", turn.halted),
            ("barred", turn.barred),
        ];
        for (name, _) in flags.into_iter().filter(|f| f.1) {
            let _ = writeln!(out, "{name}");
        }
        if let Some(why) = turn.won_by {
            let _ = writeln!(out, "won-by {}", words.why(why));
        }
        let counters = [
            ("wounds", turn.wounds),
            ("taken", turn.taken),
            ("lost", turn.lost),
            ("mended", turn.mended),
            ("noted", turn.noted),
        ];
        for (name, six) in counters {
            if !six.is_zero() {
                let _ = writeln!(out, "{name} {}", crate::notation::hearts(six));
            }
        }
        for seat in Seat::ALL.into_iter().filter(|seat| turn.income[seat.index()] > 0) {
            let _ = writeln!(out, "income {seat} {}", turn.income[seat.index()]);
        }
        if turn.earned > 0 {
            let _ = writeln!(out, "earned {}", turn.earned);
        }
        if let Some((seat, card)) = turn.closed {
            let _ = writeln!(out, "closed {seat} {}", words.card(card));
        }
        for seat in turn.shielded.iter() {
            let why = turn.shields[seat.index()].map_or("LIMIT-1".to_string(), |why| words.why(why));
            let _ = writeln!(out, "shielded {seat} {why}");
        }
        for face in Face::ALL {
            if let Some(why) = turn.numb[face.index()] {
                let _ = writeln!(out, "numb {face} {}", words.why(why));
            }
        }
        let sets = [
            ("stayed", turn.stayed),
            ("yielded", turn.yielded),
            ("harmed", turn.harmed),
            ("found", turn.found),
            ("raided", turn.raided),
            ("harming", turn.harming),
        ];
        for (name, set) in sets {
            if !set.is_empty() {
                let _ = writeln!(out, "{name} {set}");
            }
        }
    }

    /// Reads the rest of a `seat` line: dials, place, `out`.
    pub(crate) fn read_stand(&mut self, seat: Seat, line: &mut Line<'_>) -> Result<(), ParseError> {
        const KINDS: &str =
            "a dial (♥7 ★3 ⚡1, or hearts=7, stars=, energy=, poison=, shrink=, tokens=), city, bay or out";
        while line.more() {
            let word = line.word(KINDS)?;
            let stand = &mut self.stands[seat.index()];
            if let Some((dial, n)) = dial(word) {
                let most = match dial {
                    Dial::Hearts => 12,
                    Dial::Stars => u16::from(super::GOAL),
                    // What an event can take away again (SETUP-6: energy and counters have no end).
                    Dial::Energy => i16::MAX.unsigned_abs(),
                    Dial::Poison | Dial::Shrink | Dial::Tokens => u16::from(i8::MAX.unsigned_abs()),
                };
                if n > most {
                    return Err(line.wrong(format!("{} go from 0 to {most}, not {n}", dial.word())));
                }
                match dial {
                    Dial::Hearts => stand.hearts = n as u8,
                    Dial::Stars => stand.stars = n as u8,
                    Dial::Energy => stand.energy = n,
                    Dial::Poison => stand.poison = n as u8,
                    Dial::Shrink => stand.shrink = n as u8,
                    Dial::Tokens => stand.dice_tokens = n as u8,
                }
            } else if let Some(place) = Place::ALL.into_iter().find(|p| p.word() == word) {
                if self.tokyo[place as usize].is_some() {
                    return Err(line.wrong(format!("somebody is in the {word} already (ENTER-5)")));
                }
                if self.in_tokyo(seat) {
                    return Err(line.wrong("a monster is never in both places (ENTER-5)"));
                }
                self.tokyo[place as usize] = Some(seat);
            } else if word == "out" {
                self.alive = self.alive.without(seat);
                stand.hearts = 0;
                stand.energy = 0;
                stand.dice_tokens = 0;
            } else {
                return Err(line.expected(KINDS));
            }
        }
        Ok(())
    }

    /// Reads one line of a position; false when the word is none of the table's.
    pub(crate) fn read(&mut self, words: Words, key: &str, line: &mut Line<'_>) -> Result<bool, ParseError> {
        let card = |w: &str| words.read_card(w);
        match key {
            "evolutions" => self.read_evolutions(words, line)?,
            "cards" => {
                let owner = line.read("a seat at the table", |w| seat(w).filter(|&s| self.seats().has(s)))?;
                while line.more() {
                    self.read_held(words, owner, line)?;
                }
                self.listen();
            }
            "shop" => {
                for slot in SlotId::ALL {
                    let word = line.word("a card of this edition, or -")?;
                    if word == "-" {
                        continue;
                    }
                    let id = word.trim_end_matches('!');
                    let card = card(id).ok_or_else(|| line.expected("a card of this edition, or -"))?;
                    self.take_out(words, card, line)?;
                    self.shop[slot.index()] = Some(card);
                    if self.card(card).kind == Kind::Event {
                        self.common = self.common.with(card);
                    }
                    if id != word {
                        if self.card(card).kind != Kind::Event {
                            return Err(line.wrong(format!("{id} does nothing here that could be used up (EVENT-1)")));
                        }
                        self.used = self.used.with(card);
                    }
                }
            }
            "discard" => {
                while line.more() {
                    let card = line.read("a card of this edition", card)?;
                    self.take_out(words, card, line)?;
                    self.discard = self.discard.with(card);
                }
            }
            "discarded" => {
                let card = line.read("a card of this edition", card)?;
                if !self.discard.has(card) {
                    self.take_out(words, card, line)?;
                    self.discard = self.discard.with(card);
                }
                self.discarded = Some(card);
            }
            "deck" => {
                // Only these are left; everything not named elsewhere is out of the game.
                let mut left = CardSet::EMPTY;
                while line.more() {
                    if line.take("-") {
                        break;
                    }
                    let card = line.read("a card of this edition, or -", card)?;
                    if !self.deck.has(card) {
                        return Err(line
                            .wrong(format!("{} is in play already; each card has only its copies", words.card(card))));
                    }
                    left = left.with(card);
                }
                self.discard = self.discard.or(self.deck.minus(left));
                self.deck = left;
            }
            "vacant" => {
                self.vacant = line.read("a number up to 3", places)?;
            }
            "aside" => {
                let shown =
                    |w: &str| words.read_source(w).filter(|&s| self.is_shown(s) && self.under_power(s).is_none());
                let source = line.read("an Evolution in play under which nothing lies", shown)?;
                let card = line.read("a card of this edition", card)?;
                self.take_out(words, card, line)?;
                match self.aside.iter().position(Option::is_none) {
                    Some(free) => self.aside[free] = Some((card, source)),
                    None => return Err(line.wrong(format!("at most {ASIDES} cards lie under powers"))),
                }
            }
            "target" => self.target = Some(line.read("a seat", seat)?),
            "top" => {
                let depth: usize = line.read("1, 2 or 3", |w| w.parse().ok().filter(|n| (1..=3).contains(n)))?;
                let known = line.read("a card of this edition, or ?", |w| match w {
                    "?" => Some(None),
                    _ => card(w).filter(|&c| self.deck.has(c)).map(Some),
                })?;
                self.top[depth - 1] = known;
                self.looked[depth - 1] = Some(line.read("a seat", seat)?);
            }
            "under" => {
                while line.more() {
                    let card = line.read("a card of the deck", |w| card(w).filter(|&c| self.deck.has(c)))?;
                    self.under = self.under.with(card);
                }
            }
            "frozen" => {
                self.frozen = line.read("dice like 1e", |w| crate::notation_dice(w).filter(|d| d.len() <= 9))?;
                self.ice = Some(line.read("an Evolution at the table", |w| words.read_source(w))?);
            }
            "mirror" => {
                let shown = |w: &str| words.read_source(w).filter(|&s| self.is_shown(s));
                let mirror = line.read("an Evolution in play", shown)?;
                self.mirror = Some((mirror, line.read("an Evolution in play", shown)?));
            }
            "active" => {
                self.active = line.read("a seat", seat)?;
                self.first = self.active;
                self.regular = self.active;
                self.turns = 1;
                if line.more() {
                    line.literal("first")?;
                    self.first = line.read("a seat", seat)?;
                    line.literal("regular")?;
                    self.regular = line.read("a seat", seat)?;
                    line.literal("turns")?;
                    self.turns = line.number("the number of turns begun")?;
                }
            }
            "waits" => {
                let extra = Extra {
                    seat: line.read("a seat", seat)?,
                    fewer: line.number("a number of dice")?,
                    why: line.read("a clause or a card", |w| words.read_why(w))?,
                };
                match self.extras.iter().position(Option::is_none) {
                    Some(free) => self.extras[free] = Some(extra),
                    None => return Err(line.wrong(format!("at most {EXTRAS} turns wait at a time"))),
                }
            }
            "over" => self.over = Some(line.read(SEATS, seats)?),
            _ => return self.read_turn(words, key, line),
        }
        Ok(true)
    }

    fn read_turn(&mut self, words: Words, key: &str, line: &mut Line<'_>) -> Result<bool, ParseError> {
        let few = |w: &str| w.parse::<u8>().ok().filter(|&n| n <= 15);
        let turn = &mut self.turn;
        match key {
            "dice" => {
                let mut faces = String::new();
                while faces.is_empty() || line.peek().is_some_and(|w| crate::notation_dice(w).is_some()) {
                    faces += line.word("dice like 112ehs")?;
                }
                let dice = crate::notation_dice(&faces).filter(|d| d.len() <= 9);
                turn.dice = dice.ok_or_else(|| line.expected("up to nine dice like 112ehs"))?;
                turn.size = turn.dice.len();
            }
            "size" => turn.size = line.read("a number up to 15", few)?,
            "rolls" => turn.rolls = line.read("a number up to 15", few)?,
            "smashes" => turn.smashes = line.read("a number up to 15", few)?,
            "hearts" => turn.hearts = line.read("a number up to 15", few)?,
            "fewer" => turn.fewer = line.read("a number up to 15", few)?,
            "fallen" => turn.fallen = line.read("a number up to 3", places)?,
            "waiting" => {
                let dice = line.read("faces like 1es", crate::notation_dice)?;
                turn.waiting = dice.faces();
            }
            "spent" => turn.tokens = line.read("a number up to 15", few)?,
            "voided" => turn.voided = line.read("a number up to 15", few)?,
            "halted" => turn.halted = true,
            "barred" => turn.barred = true,
            "won-by" => turn.won_by = Some(line.read("a clause or a card", |w| words.read_why(w))?),
            "wounds" => turn.wounds = line.read("hearts like B3C2, or -", crate::notation::read_hearts)?,
            "taken" => turn.taken = line.read("hearts like B3C2, or -", crate::notation::read_hearts)?,
            "lost" => turn.lost = line.read("hearts like B3C2, or -", crate::notation::read_hearts)?,
            "mended" => turn.mended = line.read("hearts like B3C2, or -", crate::notation::read_hearts)?,
            "income" => {
                let seat = line.read("a seat", seat)?;
                turn.income[seat.index()] = line.read("a number up to 255", |w| w.parse().ok())?;
            }
            "earned" => turn.earned = line.read("a number up to 255", |w| w.parse().ok())?,
            "closed" => {
                let seat = line.read("a seat", seat)?;
                turn.closed = Some((seat, line.read("a card of this edition", |w| words.read_card(w))?));
            }
            "noted" => turn.noted = line.read("numbers like B1C2, or -", crate::notation::read_hearts)?,
            "rolled" => turn.rolled = true,
            "extra" => turn.extra = true,
            "bought" => turn.bought = true,
            "harmed" => turn.harmed = line.read(SEATS, seats)?,
            "raided" => turn.raided = line.read(SEATS, seats)?,
            "harming" => turn.harming = line.read(SEATS, seats)?,
            "shielded" => {
                let seat = line.read("a seat", seat)?;
                turn.shielded = turn.shielded.with(seat);
                turn.shields[seat.index()] = Some(line.read("a clause or a card", |w| words.read_why(w))?);
            }
            "stayed" => turn.stayed = line.read(SEATS, seats)?,
            "yielded" => turn.yielded = line.read(SEATS, seats)?,
            "found" => turn.found = line.read(SEATS, seats)?,
            "numb" => {
                let face = line.read("a face (1 2 3 e h s)", crate::notation::face)?;
                turn.numb[face.index()] = Some(line.read("a clause or a card", |w| words.read_why(w))?);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Takes a card off the deck, to be put somewhere else; each card has only its copies.
    fn take_out(&mut self, words: Words, card: CardId, line: &Line<'_>) -> Result<(), ParseError> {
        if !self.deck.has(card) {
            let name = words.card(card);
            let id = self.card(card).id;
            let copies = self.catalogue().copies(id).count();
            return Err(line.wrong(format!("{name} is somewhere else already; this edition has {copies} of {id}")));
        }
        self.deck = self.deck.without(card);
        Ok(())
    }

    fn read_held(&mut self, words: Words, owner: Seat, line: &mut Line<'_>) -> Result<(), ParseError> {
        let word = line.word("a card of this edition")?;
        let end = word.find(MARKS_OF_A_CARD).unwrap_or(word.len());
        let card = words.read_card(&word[..end]).ok_or_else(|| line.expected("a card of this edition"))?;
        if self.card(card).kind != Kind::Keep {
            return Err(line.wrong(format!(
                "{} is not a Keep card: it never lies in front of a monster (BUY-3)",
                words.card(card)
            )));
        }
        self.take_out(words, card, line)?;
        self.held[owner.index()] = self.held[owner.index()].with(card);
        self.in_play = self.in_play.with(card);
        let mut rest = &word[end..];
        while let Some(mark) = rest.chars().next() {
            rest = &rest[1..];
            let end = rest.find(MARKS_OF_A_CARD).unwrap_or(rest.len());
            let value = &rest[..end];
            rest = &rest[end..];
            let number = || value.parse::<u8>().ok();
            match mark {
                '*' if !self.takes_charges(card) => {
                    return Err(line.wrong(format!("{} takes no charges", words.card(card))));
                }
                '*' => {
                    self.charges[card.index()] =
                        number().ok_or_else(|| line.expected("a number of charges after *"))?;
                }
                '~' => {
                    let saved = number()
                        .filter(|n| (1..=SAVED).contains(n))
                        .filter(|&n| n <= self.card(card).cost)
                        .ok_or_else(|| line.expected("a number after ~, from 1 up to the card's price"))?;
                    for (i, set) in self.cheaper.iter_mut().enumerate() {
                        *set = if saved >> i & 1 == 1 { set.with(card) } else { set.without(card) };
                    }
                }
                '!' => self.used = self.used.with(card),
                '^' if self.marked.iter().all(Option::is_some) => {
                    return Err(line.wrong("more cards are marked than can be"));
                }
                '^' => self.mark(card),
                _ => {
                    let copied =
                        words.read_card(value).ok_or_else(|| line.expected("a card of this edition after >"))?;
                    if !self.card(card).hooks.copies {
                        return Err(line.wrong(format!("{} copies nothing", words.card(card))));
                    }
                    self.copied = Some(copied);
                }
            }
        }
        Ok(())
    }

    /// Can charges lie on this card: its own, or those of a card it may stand for?
    fn takes_charges(&self, card: CardId) -> bool {
        let hooks = &self.card(card).hooks;
        hooks.copies || hooks.charged
    }

    /// What cannot be so, found once everything was read.
    pub(crate) fn contradiction(&self, words: Words) -> Option<String> {
        let seats = self.seats();
        if self.over.is_none() {
            if let Some(seat) = self.alive.iter().find(|&s| self.is_doomed(s) && self.turns == 0) {
                return Some(format!("{seat} has no hearts and is not out"));
            }
            if self.alive.len() < 2 {
                return Some("fewer than two monsters are alive: the game is over (WIN-2, WIN-3)".to_string());
            }
        }
        if let Some(seat) = self.tokyo().iter().find(|&s| !self.alive.has(s)) {
            return Some(format!("{seat} is out and cannot be in Tokyo (OUT-1)"));
        }
        if self.tokyo[1].is_some() && !self.bay_open() {
            return Some("Tokyo Bay is used only while five or more monsters live (SETUP-2, BAY-1)".to_string());
        }
        if let Some(seat) = seats.iter().find(|&s| self.hearts(s) > self.hearts_max(s)) {
            return Some(format!("{seat} has more hearts than its maximum of {} (HEAL-1)", self.hearts_max(seat)));
        }
        if ![self.active, self.first, self.regular].into_iter().all(|s| seats.has(s)) {
            return Some("a seat is named that nobody sits at".to_string());
        }
        if !self.alive.has(self.active) && self.over.is_none() && self.turns > 0 && self.hearts(self.active) > 0 {
            return Some(format!("{} is out and cannot be active", self.active));
        }
        if let Some(copied) = self.copied
            && (!self.in_play.has(copied) || self.card(copied).hooks.copies)
        {
            return Some(format!("{} is copied but not in play", words.card(copied)));
        }
        if let Some(seat) = self.overdrawn() {
            return Some(format!("{seat} holds more Evolutions than it has"));
        }
        let charged = self.catalogue().all().iter().find(|&c| self.charges[c.index()] > 0 && !self.in_play.has(c));
        charged.map(|c| format!("{} has charges but is not in play", words.card(c)))
    }

    /// Are there evolutions of which only the owner knows what they are?
    pub(crate) fn is_masked(&self) -> bool {
        let unknown =
            |of: &Evolutions| usize::from(of.in_hand) != of.hand.len() || usize::from(of.drawing) != of.drawn.len();
        self.evolutions.iter().any(unknown)
    }

    /// More evolutions in hands than there are?
    fn overdrawn(&self) -> Option<Seat> {
        let over = |seat: &Seat| {
            let of = self.evolutions(*seat);
            usize::from(of.in_hand + of.drawing) > of.hidden.len()
        };
        self.seats().iter().find(over)
    }

    /// Puts the deck's listeners in order after reading.
    pub(crate) fn settle(&mut self) {
        self.listen();
        debug_assert!(self.catalogue().listeners(Moment::Copies).len() <= 1);
    }
}
