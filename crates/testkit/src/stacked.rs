//! Positions stacked against the rules: few hearts, many cards that answer each other, damage on top of the deck.
//!
//! An ordinary random game rarely has two cards meet that were made to quarrel. Here they meet at once. A position is
//! written in the notation and read back, so reading is tried as well; seed and game number give the same one again.

use std::fmt::Write;

use kaiju_bots::Bits;
use kaiju_rules::notation::{ParseError, Words, parse_position};
use kaiju_rules::{Card, CardId, Deck, EditionId, Face, Kind, Rules, Seat, State, deck_of};

/// Cards that interfere with others.
const HOT: [&str; 27] = [
    "mimic",
    "it-has-a-child",
    "eater-of-the-dead",
    "camouflage",
    "psychic-probe",
    "opportunist",
    "rapid-healing",
    "jets",
    "parasitic-tentacles",
    "wings",
    "healing-ray",
    "metamorph",
    "freeze-time",
    "smoke-cloud",
    "monster-batteries",
    "even-bigger",
    "burrowing",
    "fire-breathing",
    "made-in-a-lab",
    "background-dweller",
    "poison-spit",
    "shrink-ray",
    "regeneration",
    "friend-of-children",
    "armor-plating",
    "urbavore",
    "nova-breath",
];

/// Cards that hurt, move or hurry somebody as soon as they are bought.
const LOADED: [&str; 12] = [
    "fire-blast",
    "gas-refinery",
    "high-altitude-bombing",
    "tanks",
    "jet-fighters",
    "national-guard",
    "frenzy",
    "evacuation-orders",
    "drop-from-high-altitude",
    "vast-storm",
    "heal",
    "energize",
];

/// Where a stacked game goes on, and whether the Roll lies there by then.
const STEPS: [(&str, bool); 9] = [
    ("begin", false),
    ("roll", false),
    ("keep", true),
    ("rolled", true),
    ("resolve", true),
    ("resolve", true),
    ("buy", true),
    ("end", true),
    ("next", true),
];

/// A stacked position, read from its text.
pub fn stacked(edition: EditionId, players: usize, seed: u64, game: u64) -> Result<State, ParseError> {
    parse_position(&stacked_text(edition, players, seed, game))
}

/// The text of a stacked position.
pub fn stacked_text(edition: EditionId, players: usize, seed: u64, game: u64) -> String {
    let deck = edition.edition().deck;
    let mut stacker = Stacker {
        edition,
        // Not the stream the game is then played with.
        bits: Bits::new(!seed, game),
        words: Words::of(deck),
        deck,
        left: deck.all().iter().collect(),
    };
    stacker.write(players)
}

struct Stacker {
    edition: EditionId,
    bits: Bits,
    words: Words,
    deck: &'static Deck,
    /// The cards that are nowhere yet.
    left: Vec<CardId>,
}

impl Stacker {
    fn one_in(&mut self, n: usize) -> bool {
        self.bits.below(n) == 0
    }

    fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.bits.below(most + 1 - least)
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        (!of.is_empty()).then(|| of[self.bits.below(of.len())])
    }

    fn card(&self, id: CardId) -> &'static Card {
        self.deck.card(id)
    }

    /// Takes one of the cards that pass, if any is left.
    fn draw(&mut self, pass: impl Fn(&Card) -> bool) -> Option<CardId> {
        let fit: Vec<CardId> = self.left.iter().copied().filter(|&c| pass(self.card(c))).collect();
        let card = self.pick(&fit)?;
        self.left.retain(|&c| c != card);
        Some(card)
    }

    /// One that hurts if there is one, or any.
    fn draw_loaded(&mut self) -> Option<CardId> {
        if self.one_in(4) {
            return self.draw(|_| true);
        }
        self.draw(|card| LOADED.contains(&card.id)).or_else(|| self.draw(|_| true))
    }

    fn write(&mut self, players: usize) -> String {
        let mut text = format!("kaiju position 1\nedition {}\n", self.edition.edition().name);
        let rules = self.switches(&mut text);
        let played = self.deck.played_with(&rules);
        self.left.retain(|&card| played.has(card));
        let seats: Vec<Seat> = Seat::ALL.into_iter().take(players).collect();
        let out: Option<Seat> = if players > 2 && self.one_in(8) { self.pick(&seats) } else { None };
        let alive: Vec<Seat> = seats.iter().copied().filter(|&s| Some(s) != out).collect();
        let city = if self.one_in(4) { None } else { self.pick(&alive) };
        let others: Vec<Seat> = alive.iter().copied().filter(|&s| Some(s) != city).collect();
        let bay = if alive.len() < 5 || !rules.tokyo_bay || self.one_in(4) { None } else { self.pick(&others) };
        for (i, &seat) in seats.iter().enumerate() {
            let monster = self.edition.edition().monsters[i].id();
            let _ = write!(text, "seat {seat} {monster} {}", self.stand(&rules));
            for (place, there) in [("city", city), ("bay", bay), ("out", out)] {
                if there == Some(seat) {
                    let _ = write!(text, " {place}");
                }
            }
            text.push('\n');
        }
        let hands: Vec<(Seat, Vec<CardId>)> = alive.iter().map(|&seat| (seat, self.hand())).collect();
        let in_play: Vec<CardId> = hands.iter().flat_map(|(_, hand)| hand.iter().copied()).collect();
        for (seat, hand) in &hands {
            if !hand.is_empty() {
                let cards: Vec<String> = hand.iter().map(|&card| self.held(card, &in_play)).collect();
                let _ = writeln!(text, "cards {seat} {}", cards.join(" "));
            }
        }
        for &seat in alive.iter().filter(|_| rules.evolutions) {
            self.write_evolutions(seat, &mut text);
        }
        self.write_market(&hands, &mut text);
        self.write_turn(&alive, &mut text);
        text
    }

    /// As printed, mostly; now and then some switches are set otherwise.
    fn switches(&mut self, text: &mut String) -> Rules {
        let mut rules = self.edition.edition().rules;
        let flips = if self.one_in(4) { self.between(1, 4) } else { 0 };
        for _ in 0..flips {
            let name = Rules::NAMES[self.bits.below(Rules::NAMES.len())];
            let word = Rules::words(name).and_then(|words| self.pick(words));
            // A table without cards is tried elsewhere; here it would leave nothing to stack.
            if let Some(word) = word.filter(|_| name != "power_cards")
                && rules.set(name, word).is_ok()
            {
                let _ = writeln!(text, "switch {name} {word}");
            }
        }
        // Where monsters have evolutions, half the games are played with them.
        let evolve = self.edition.edition().monsters.iter().any(|&monster| deck_of(monster).is_some());
        if evolve && self.one_in(2) && rules.set("evolutions", "yes").is_ok() {
            let _ = writeln!(text, "switch evolutions yes");
        }
        rules
    }

    /// The dials of a monster that has seen better days.
    fn stand(&mut self, rules: &Rules) -> String {
        let (hearts, stars) = (self.between(1, 6), self.between(0, 17));
        // Now and then somebody can buy whatever comes up.
        let energy = if self.one_in(12) { self.between(21, 99) } else { self.between(0, 20) };
        let mut text = format!("♥{hearts} ★{stars} ⚡{energy}");
        let mut counters = vec!["poison", "shrink"];
        if rules.dice_tokens {
            counters.push("tokens");
        }
        for counter in counters {
            if self.one_in(4) {
                let _ = write!(text, " {counter}={}", self.between(1, 3));
            }
        }
        text
    }

    /// Up to five cards for a monster, most of them hot.
    fn hand(&mut self) -> Vec<CardId> {
        let cards = self.between(0, 5);
        let keep = |card: &Card| card.kind == Kind::Keep;
        let hot = |card: &Card| keep(card) && HOT.contains(&card.id);
        let one = |stacker: &mut Stacker| {
            let drawn = if stacker.one_in(4) { None } else { stacker.draw(hot) };
            drawn.or_else(|| stacker.draw(keep))
        };
        (0..cards).filter_map(|_| one(self)).collect()
    }

    /// A card in front of a monster, with what lies on it.
    fn held(&mut self, card: CardId, in_play: &[CardId]) -> String {
        let mut text = self.words.card(card);
        let hooks = &self.card(card).hooks;
        let copied = if hooks.copies > 0 && !self.one_in(4) {
            let models: Vec<CardId> = in_play.iter().copied().filter(|&c| c != card).collect();
            self.pick(&models)
        } else {
            None
        };
        if hooks.charged > 0 || copied.is_some_and(|c| self.card(c).hooks.charged > 0) {
            let _ = write!(text, "*{}", self.between(1, 6));
        }
        if self.one_in(8) {
            let _ = write!(text, "~{}", self.between(1, 2));
        }
        if self.one_in(12) {
            text.push('!');
        }
        if let Some(copied) = copied {
            let _ = write!(text, ">{}", self.words.card(copied));
        }
        text
    }

    /// Some evolutions in a hand, in front of the monster, or used up.
    fn write_evolutions(&mut self, seat: Seat, text: &mut String) {
        let Some(deck) = deck_of(self.edition.edition().monsters[seat.index()]) else { return };
        let mut places: [(&str, Vec<&str>); 3] = [("hand", vec![]), ("shown", vec![]), ("discard", vec![])];
        for card in deck {
            match self.bits.below(8) {
                0..3 => places[0].1.push(card.id),
                3 | 4 if card.kind == Kind::Permanent => places[1].1.push(card.id),
                5 => places[2].1.push(card.id),
                _ => {}
            }
        }
        let said: Vec<String> = places
            .iter()
            .filter(|(_, cards)| !cards.is_empty())
            .map(|(place, cards)| format!("{place} {}", cards.join(" ")))
            .collect();
        if !said.is_empty() {
            let _ = writeln!(text, "evolutions {seat} {}", said.join(" "));
        }
    }

    /// The face-up cards, and a deck that is thin, whole or gone.
    fn write_market(&mut self, hands: &[(Seat, Vec<CardId>)], text: &mut String) {
        if self.deck.is_empty() {
            return;
        }
        let shop: Vec<Option<CardId>> =
            (0..3).map(|_| if self.one_in(16) { None } else { self.draw_loaded() }).collect();
        let row: Vec<String> = shop.iter().map(|c| c.map_or("-".to_string(), |c| self.words.card(c))).collect();
        let _ = writeln!(text, "shop {}", row.join(" "));
        let kind = self.bits.below(8);
        let left = std::mem::take(&mut self.left);
        let (mut under, mut gone) = (Vec::new(), Vec::new());
        for card in left {
            let id = self.card(card).id;
            let dear = LOADED.contains(&id) || HOT.contains(&id);
            let stays = kind != 0 && (kind == 1 || if dear { !self.one_in(3) } else { self.one_in(8) });
            if stays { &mut under } else { &mut gone }.push(card);
        }
        if kind != 1 {
            let cards: Vec<String> = under.iter().map(|&c| self.words.card(c)).collect();
            let _ = writeln!(text, "deck {}", if cards.is_empty() { "-".to_string() } else { cards.join(" ") });
        }
        // Somebody who may look at the deck has done so.
        let peeker = hands.iter().find(|(_, hand)| hand.iter().any(|&c| self.card(c).hooks.peeks > 0));
        if let Some(&(seat, _)) = peeker
            && self.one_in(2)
            && let Some(card) = self.pick(&under)
        {
            let _ = writeln!(text, "top 1 {} {seat}", self.words.card(card));
        }
    }

    /// Whose turn it is, where it stands, and what happened in it.
    fn write_turn(&mut self, alive: &[Seat], text: &mut String) {
        if self.one_in(8)
            && let Some(seat) = self.pick(alive)
        {
            let _ = writeln!(text, "waits {seat} {} END-1", self.between(0, 2));
        }
        let Some((step, rolled)) = self.pick(&STEPS) else { return };
        let Some(active) = self.pick(alive) else { return };
        let _ = write!(text, "at {step} {active}");
        if self.one_in(8) {
            let _ = write!(text, " fewer {} extra", self.between(0, 2));
        }
        if rolled && self.one_in(4) {
            let harmed: String = alive.iter().map(|seat| seat.letter()).collect();
            let _ = write!(text, " harmed {harmed}");
        }
        if rolled {
            let _ = write!(text, " dice {}", self.dice());
        }
        if step == "keep" {
            let _ = write!(text, " rolls {}", self.between(0, 2));
        }
        text.push('\n');
    }

    /// A Roll, mostly of six dice, with more than its share of smashes, hearts and triples.
    fn dice(&mut self) -> String {
        let limit = 8;
        let dice = if self.one_in(3) { self.between(1, limit) } else { 6 };
        let favourite = self.bits.below(6);
        let mut faces = String::new();
        for _ in 0..dice {
            let face = match self.bits.below(4) {
                0 => favourite,
                1 => Face::Smash as usize,
                _ => self.bits.below(6),
            };
            faces.push(Face::new(face).letter());
        }
        faces
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_listed_cards_exist() {
        for edition in ["first", "second"] {
            let deck = EditionId::from_name(edition).unwrap().edition().deck;
            for id in HOT.iter().chain(&LOADED) {
                assert!(deck.copies(id).next().is_some(), "{edition} has no {id}");
            }
        }
    }

    #[test]
    fn the_same_numbers_give_the_same_position() {
        let second = EditionId::from_name("second").unwrap();
        let texts: Vec<String> = (0..50).map(|game| stacked_text(second, 4, 7, game)).collect();
        assert_eq!(texts, (0..50).map(|game| stacked_text(second, 4, 7, game)).collect::<Vec<_>>());
        assert_eq!(texts.iter().collect::<HashSet<_>>().len(), 50);
        assert_ne!(texts[0], stacked_text(second, 4, 8, 0));
    }
}
