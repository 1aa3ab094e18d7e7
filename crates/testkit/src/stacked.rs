//! Positions stacked against the rules: few hearts, many cards that answer each other, damage on top of the deck.
//!
//! An ordinary random game rarely has two cards meet that were made to quarrel. Here they meet at once: half the positions
//! are about one or two moments, and most of what lies there speaks at them. A position is written in the notation and
//! read back, so reading is tried as well; seed and game number give the same one again.

use std::fmt::Write;

use kaiju_bits::Bits;
use kaiju_rules::notation::{ParseError, Words, parse_position};
use kaiju_rules::{Book, Card, CardId, Deck, Face, Kind, Moment, Monster, Preset, Rules, Seat, State, deck_of};

/// Cards that interfere with others.
const HOT: [&str; 38] = [
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
    "extra-head",
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
    "spiked-tail",
    "acid-attack",
    "poison-quills",
    "alpha-monster",
    "freeze-time",
    "intimidating-roar",
    "super-jump",
    "electric-armor",
    "gamma-blast",
    "jagged-tactician",
    "natural-selection",
];

/// Cards that hurt, move or hurry somebody as soon as they are bought.
const LOADED: [&str; 15] = [
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
    "army",
    "barricades",
    "monster-pets",
];

/// How far the Roll is at a step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Roll {
    /// Nothing was thrown yet.
    Ahead,
    /// Dice lie there and may be rolled again.
    Rolling,
    /// Nobody rolls any more, but dice may still change.
    Lying,
    /// It is final and was resolved.
    Past,
}

/// Where a stacked game goes on, and how far the Roll is by then.
const STEPS: [(&str, Roll); 21] = [
    ("begin", Roll::Ahead),
    ("income", Roll::Ahead),
    ("begun", Roll::Ahead),
    ("roll", Roll::Ahead),
    ("thrown", Roll::Rolling),
    ("keep", Roll::Rolling),
    ("rolled", Roll::Lying),
    ("rolled", Roll::Lying),
    ("change", Roll::Lying),
    ("resolve", Roll::Lying),
    ("resolve", Roll::Lying),
    ("resolve", Roll::Lying),
    ("grow", Roll::Past),
    ("approach", Roll::Past),
    ("enter", Roll::Past),
    ("buy", Roll::Past),
    ("buy", Roll::Past),
    ("close", Roll::Past),
    ("end", Roll::Past),
    ("poison", Roll::Past),
    ("next", Roll::Past),
];

/// A stacked position, read from its text.
pub fn stacked(preset: impl Into<Preset>, players: usize, seed: u64, game: u64) -> Result<State, ParseError> {
    parse_position(&stacked_text(preset, players, seed, game))
}

/// The text of a stacked position.
pub fn stacked_text(preset: impl Into<Preset>, players: usize, seed: u64, game: u64) -> String {
    let preset = preset.into();
    let edition = preset.edition().edition();
    let deck = edition.deck;
    let mut stacker = Stacker {
        preset,
        // Not the stream the game is then played with.
        bits: Bits::new(!seed, game),
        words: Words::of(deck),
        deck,
        left: deck.all().iter().collect(),
        monsters: edition.monsters.to_vec(),
        themes: Vec::new(),
        shown: Vec::new(),
    };
    stacker.write(players)
}

struct Stacker {
    preset: Preset,
    bits: Bits,
    words: Words,
    deck: &'static Deck,
    /// The cards that are nowhere yet.
    left: Vec<CardId>,
    /// Who sits where.
    monsters: Vec<Monster>,
    /// The moments this position is about; none where it is about the cards that are always hot.
    themes: Vec<Moment>,
    /// The evolutions that lie before monsters.
    shown: Vec<(Seat, &'static Card)>,
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
    fn draw(&mut self, pass: impl Fn(CardId, &Card) -> bool) -> Option<CardId> {
        let fit: Vec<CardId> = self.left.iter().copied().filter(|&c| pass(c, self.card(c))).collect();
        let card = self.pick(&fit)?;
        self.left.retain(|&c| c != card);
        Some(card)
    }

    /// One that hurts if there is one, or any.
    fn draw_loaded(&mut self) -> Option<CardId> {
        if self.one_in(4) {
            return self.draw(|_, _| true);
        }
        self.draw(|_, card| LOADED.contains(&card.id)).or_else(|| self.draw(|_, _| true))
    }

    /// Some of these, each as likely as not.
    fn some(&mut self, of: &[Seat]) -> Vec<Seat> {
        of.iter().copied().filter(|_| self.one_in(2)).collect()
    }

    /// Does this card belong to what the position is about?
    fn is_wanted(&self, card: &Card) -> bool {
        if self.themes.is_empty() {
            return HOT.contains(&card.id);
        }
        let speaks = |&moment: &Moment| card.hooks.listens(moment) || card.plays.contains(&moment);
        card.hooks.copies || self.themes.iter().any(speaks)
    }

    fn write(&mut self, players: usize) -> String {
        // An edition stands for its books too.
        let books: Vec<Book> = match self.preset {
            Preset::Edition(edition) => Book::of_edition(edition).collect(),
            Preset::Book(_) => Vec::new(),
        };
        if self.one_in(4)
            && let Some(book) = self.pick(&books)
        {
            self.preset = book.into();
        }
        let mut text = format!("kaiju position 1\n{}\n", self.preset);
        if self.one_in(2) {
            // Monsters of all editions, in any order.
            let mut all = Monster::ALL.to_vec();
            self.monsters = (0..players).map(|_| all.swap_remove(self.bits.below(all.len()))).collect();
        }
        let rules = self.switches(&mut text);
        // With Evolutions only monsters that have some sit down (EVO-1).
        let mut guests = Monster::ALL.to_vec();
        guests.retain(|monster| rules.admit(*monster) && !self.monsters.contains(monster));
        for monster in &mut self.monsters {
            if !rules.admit(*monster) {
                *monster = guests.pop().unwrap_or(*monster);
            }
        }
        let played = self.deck.played_with(&rules);
        self.left.retain(|&card| played.has(card));
        if self.one_in(2) {
            self.choose_themes(&rules, players);
        }
        let seats: Vec<Seat> = Seat::ALL.into_iter().take(players).collect();
        let mut alive = seats.clone();
        let fallen = if self.one_in(4) { self.between(1, players - 1) } else { 0 };
        for _ in 0..fallen.min(players - 2) {
            alive.remove(self.bits.below(alive.len()));
        }
        let city = if self.one_in(6) { None } else { self.pick(&alive) };
        let others: Vec<Seat> = alive.iter().copied().filter(|&s| Some(s) != city).collect();
        let bay = if alive.len() < 5 || !rules.tokyo_bay || self.one_in(6) { None } else { self.pick(&others) };
        for &seat in &seats {
            let monster = self.monsters[seat.index()].id();
            let _ = write!(text, "seat {seat} {monster} {}", self.stand(&rules));
            for (place, there) in [("city", city), ("bay", bay)] {
                if there == Some(seat) {
                    let _ = write!(text, " {place}");
                }
            }
            if !alive.contains(&seat) {
                text.push_str(" out");
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
        let Some(active) = self.pick(&alive) else { return text };
        if rules.evolutions {
            for &seat in &alive {
                self.write_evolutions(seat, &alive, &mut text);
            }
            self.write_spells(active, &alive, &mut text);
        }
        self.write_market(&hands, &mut text);
        self.write_turn(active, &alive, [city, bay], &in_play, &mut text);
        text
    }

    /// One or two moments at which something in this game speaks.
    fn choose_themes(&mut self, rules: &Rules, players: usize) {
        let mut cards: Vec<&Card> = self.left.iter().map(|&card| self.card(card)).collect();
        if rules.evolutions {
            cards.extend(self.monsters.iter().take(players).filter_map(|&m| deck_of(m)).flatten().copied());
        }
        let speaks = |moment: Moment| cards.iter().any(|c| c.hooks.listens(moment) || c.plays.contains(&moment));
        let moments: Vec<Moment> =
            Moment::ALL.iter().copied().filter(|&moment| moment < Moment::Options && speaks(moment)).collect();
        for _ in 0..self.between(1, 2) {
            let theme = self.pick(&moments);
            self.themes.extend(theme);
        }
    }

    /// As printed, mostly; now and then some switches are set otherwise.
    fn switches(&mut self, text: &mut String) -> Rules {
        let mut rules = self.preset.rules();
        let flips = if self.one_in(3) { self.between(1, 4) } else { 0 };
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
        // Where monsters have evolutions, most games are played with them; in some there are promo cards or costumes.
        let evolve = self.monsters.iter().any(|&monster| deck_of(monster).is_some()) && !self.one_in(3);
        for (name, yes) in [("evolutions", evolve), ("promos", self.one_in(3)), ("costumes", self.one_in(3))] {
            if yes && rules.set(name, "yes").is_ok() {
                let _ = writeln!(text, "switch {name} yes");
            }
        }
        rules
    }

    /// The dials of a monster that has seen better days.
    fn stand(&mut self, rules: &Rules) -> String {
        let hearts = if self.one_in(8) { self.between(7, 10) } else { self.between(1, 6) };
        let stars = if self.one_in(8) { self.between(18, 19) } else { self.between(0, 17) };
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

    /// Up to five cards for a monster, now and then many more; most of them are what the position is about.
    fn hand(&mut self) -> Vec<CardId> {
        let cards = if self.one_in(8) { self.between(6, 10) } else { self.between(0, 5) };
        let mut hand = Vec::new();
        for _ in 0..cards {
            let wanted: Vec<CardId> = self.left.iter().copied().filter(|&c| self.is_wanted(self.card(c))).collect();
            let drawn = if self.one_in(4) {
                None
            } else {
                self.draw(|id, card| card.kind == Kind::Keep && wanted.contains(&id))
            };
            hand.extend(drawn.or_else(|| self.draw(|_, card| card.kind == Kind::Keep)));
        }
        hand
    }

    /// A card in front of a monster, with what lies on it.
    fn held(&mut self, card: CardId, in_play: &[CardId]) -> String {
        let mut text = self.words.card(card);
        let hooks = &self.card(card).hooks;
        let copied = if hooks.copies && !self.one_in(4) {
            let models: Vec<CardId> = in_play.iter().copied().filter(|&c| c != card).collect();
            let wanted: Vec<CardId> = models.iter().copied().filter(|&c| self.is_wanted(self.card(c))).collect();
            if self.one_in(3) { self.pick(&models) } else { self.pick(&wanted).or_else(|| self.pick(&models)) }
        } else {
            None
        };
        if hooks.charged || copied.is_some_and(|c| self.card(c).hooks.charged) {
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
    fn write_evolutions(&mut self, seat: Seat, alive: &[Seat], text: &mut String) {
        let Some(deck) = deck_of(self.monsters[seat.index()]) else { return };
        let mut places: [(&str, Vec<String>); 3] = [("hand", vec![]), ("shown", vec![]), ("discard", vec![])];
        for &card in deck {
            let stays = card.kind == Kind::Permanent || card.hooks.lasts > 0;
            // One that stands for another lies there only with what it stands for.
            let stays = stays && (!card.hooks.copies || self.shown.iter().any(|(_, other)| is_model(other)));
            match self.bits.below(if self.is_wanted(card) { 6 } else { 8 }) {
                0..3 => places[0].1.push(card.id.to_string()),
                3..5 if stays => {
                    let marked = format!("{}{}", card.id, self.marks(seat, card, alive));
                    places[1].1.push(marked);
                    self.shown.push((seat, card));
                }
                5 => places[2].1.push(card.id.to_string()),
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

    /// What lies on an evolution: charges, the monster it was laid before, that it was used.
    fn marks(&mut self, owner: Seat, card: &Card, alive: &[Seat]) -> String {
        let mut text = String::new();
        // What lies on others is a stake of the turn.
        if card.hooks.charged && card.hooks.usable.is_some() {
            let _ = write!(text, "*{}", self.between(1, 3));
        }
        let others: Vec<Seat> = alive.iter().copied().filter(|&seat| seat != owner).collect();
        if card.hooks.lends
            && self.one_in(2)
            && let Some(to) = self.pick(&others)
        {
            let _ = write!(text, "*{}", to.index() + 1);
        }
        if self.one_in(12) {
            text.push('!');
        }
        text
    }

    /// What evolutions before monsters have done: stood for another, frozen a die, aimed at somebody.
    fn write_spells(&mut self, active: Seat, alive: &[Seat], text: &mut String) {
        let shown = self.shown.clone();
        let models: Vec<(Seat, &Card)> = shown.iter().copied().filter(|(_, card)| is_model(card)).collect();
        for &(seat, card) in &shown {
            if card.hooks.copies
                && let Some((other, model)) = self.pick(&models)
            {
                let _ = writeln!(text, "mirror {seat}:{} {other}:{}", card.id, model.id);
            }
            if card.id == "encased-in-ice" && seat != active && self.one_in(2) {
                let _ = writeln!(text, "frozen {} {seat}:{}", self.dice(1), card.id);
            }
            if card.id == "target-acquired"
                && self.one_in(2)
                && let Some(target) = self.pick(alive)
            {
                let _ = writeln!(text, "target {target}");
            }
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
        if kind > 1
            && self.one_in(2)
            && let Some(card) = self.pick(&gone)
        {
            let _ = writeln!(text, "discarded {}", self.words.card(card));
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
    fn write_turn(
        &mut self,
        active: Seat,
        alive: &[Seat],
        tokyo: [Option<Seat>; 2],
        in_play: &[CardId],
        text: &mut String,
    ) {
        for _ in 0..if self.one_in(4) { self.between(1, 3) } else { 0 } {
            if let Some(seat) = self.pick(alive) {
                let _ = writeln!(text, "waits {seat} {} END-1", self.between(0, 2));
            }
        }
        if self.one_in(4) {
            let empty = tokyo.iter().enumerate().filter(|(_, there)| there.is_none());
            let _ = writeln!(text, "vacant {}", empty.fold(0, |places, (place, _)| places | 1 << place));
        }
        let Some((step, roll)) = self.pick(&STEPS) else { return };
        let _ = write!(text, "at {step} {active}");
        if self.one_in(8) {
            let _ = write!(text, " fewer {} extra", self.between(0, 2));
        }
        let inside: Vec<Seat> = tokyo.into_iter().flatten().collect();
        if !inside.is_empty() {
            let _ = write!(text, " found {}", letters(&inside));
        }
        if self.one_in(12)
            && let (Some(seat), Some(card)) = (self.pick(alive), self.pick(in_play))
        {
            let _ = write!(text, " shielded {seat} {}", self.words.card(card));
        }
        let rolls = if self.one_in(3) { 0 } else { self.between(1, 2) };
        if self.one_in(12) && (roll != Roll::Rolling || rolls == 0) {
            text.push_str(" halted");
        }
        if roll > Roll::Ahead {
            let _ = write!(text, " dice {}", self.dice(8));
        }
        if roll == Roll::Rolling {
            let _ = write!(text, " rolls {rolls}");
        }
        if roll > Roll::Rolling && self.one_in(3) {
            self.write_harm(active, alive, &inside, text);
        }
        if roll == Roll::Past {
            text.push_str(" rolled");
            for (word, n) in [("bought", 6), ("barred", 12)] {
                if self.one_in(n) {
                    let _ = write!(text, " {word}");
                }
            }
        }
        text.push('\n');
    }

    /// Whom the active monster made lose hearts this turn, and who of them stayed in Tokyo.
    fn write_harm(&mut self, active: Seat, alive: &[Seat], inside: &[Seat], text: &mut String) {
        let others: Vec<Seat> = alive.iter().copied().filter(|&seat| seat != active).collect();
        let harmed = self.some(&others);
        if harmed.is_empty() {
            return;
        }
        let mut lost = String::new();
        for seat in &harmed {
            let _ = write!(lost, "{seat}{}", self.between(1, 3));
        }
        let _ = write!(text, " harmed {} taken {lost} lost {lost}", letters(&harmed));
        // By an attack, or by something else.
        if !self.one_in(3) {
            let _ = write!(text, " wounds {lost}");
        }
        let raided: Vec<Seat> = harmed.iter().copied().filter(|seat| inside.contains(seat)).collect();
        if !raided.is_empty() {
            let _ = write!(text, " raided {}", letters(&raided));
        }
        let stayed = self.some(&raided);
        if !stayed.is_empty() {
            let _ = write!(text, " stayed {}", letters(&stayed));
        }
    }

    /// Some dice, mostly six where that many are allowed, with more than their share of smashes, hearts and triples.
    fn dice(&mut self, limit: usize) -> String {
        let dice = if limit < 6 || self.one_in(3) { self.between(1, limit) } else { 6 };
        let favourite = self.bits.below(6);
        // Now and then nearly all of them smash.
        let others = if self.one_in(6) { 1 } else { 4 };
        let mut faces = String::new();
        for _ in 0..dice {
            let face = match self.bits.below(others + 1) {
                0 => Face::Smash as usize,
                1 => favourite,
                _ => self.bits.below(6),
            };
            faces.push(Face::new(face).letter());
        }
        faces
    }
}

/// Can another evolution stand for this one?
fn is_model(card: &Card) -> bool {
    card.kind == Kind::Permanent && !card.hooks.copies
}

/// A set of seats as the notation has it.
fn letters(seats: &[Seat]) -> String {
    seats.iter().map(|seat| seat.letter()).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use kaiju_rules::EditionId;

    use super::*;

    /// Some of them are promo cards, which came with one edition or another.
    #[test]
    fn the_listed_cards_exist() {
        let decks = EditionId::ALL.map(|edition| edition.edition().deck);
        for id in HOT.iter().chain(&LOADED) {
            assert!(decks.iter().any(|deck| deck.copies(id).next().is_some()), "no edition has {id}");
        }
    }

    #[test]
    fn the_same_numbers_give_the_same_position() {
        let second = EditionId::SECOND;
        let texts: Vec<String> = (0..50).map(|game| stacked_text(second, 4, 7, game)).collect();
        assert_eq!(texts, (0..50).map(|game| stacked_text(second, 4, 7, game)).collect::<Vec<_>>());
        assert_eq!(texts.iter().collect::<HashSet<_>>().len(), 50);
        assert_ne!(texts[0], stacked_text(second, 4, 8, 0));
    }

    #[test]
    fn books_are_drawn_and_every_switch_is_flipped() {
        let texts: Vec<String> =
            EditionId::all().flat_map(|edition| (0..600).map(move |game| stacked_text(edition, 4, 1, game))).collect();
        for book in Book::ALL {
            assert!(texts.iter().any(|text| text.contains(&format!("\nbook {book}\n"))), "{book} is never drawn");
        }
        for name in Rules::NAMES.iter().filter(|&&name| name != "power_cards") {
            let flipped = format!("\nswitch {name} ");
            assert!(texts.iter().any(|text| text.contains(&flipped)), "{name} is never flipped");
        }
        assert!((0..50).all(|game| stacked_text(Book::ES_2011, 4, 1, game).contains("\nbook es-2011\n")));
    }
}
