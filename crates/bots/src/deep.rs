//! What a table is worth to a seat, by the champion's network: the large brother of the one in `net.rs`.
//!
//! It knows whose card is whose, what a seat can afford, and Evolutions. Three layers make a chance to win of the inputs that a
//! table switches on. Like its brother it adds and multiplies in a fixed order, and the numbers are the same on every machine.

use std::fmt::Debug;

use kaiju_rules::{CardId, CardSet, EDITIONS, EditionId, GOAL, Monster, Seat, Table, deck_of};

use crate::judge::{about_to_roll, hearts_of, stars_of};
use crate::net::{settled, squash};

/// Neurons of the first layer.
pub const FIRST: usize = 160;
/// Neurons of the second layer, and of the third.
pub const SECOND: usize = 32;

/// Inputs of one seat: hearts outside and in Tokyo, stars, energy, poison, shrink, dice tokens, evolutions in its hand, and
/// whether it rolls next.
const HEARTS: usize = 13;
const STARS: usize = 2 * HEARTS;
const ENERGY: usize = STARS + GOAL as usize;
const ENERGIES: usize = 16;
const POISON: usize = ENERGY + ENERGIES;
const COUNTERS: usize = 3;
const SHRINK: usize = POISON + COUNTERS;
const TOKENS: usize = SHRINK + COUNTERS;
const TOKENS_MOST: usize = 4;
const HAND: usize = TOKENS + TOKENS_MOST;
const HAND_MOST: usize = 4;
const NEXT: usize = HAND + HAND_MOST;
const SEAT: usize = NEXT + 1;
/// Where the inputs of the whole table begin: how many are alive, the edition, and whether Evolutions are in play.
const ALIVE: usize = 6 * SEAT;
const ALIVES: usize = 5;
const EDITION: usize = ALIVE + ALIVES;
const EDITIONS_TOLD: usize = 3;
const GROWS: usize = EDITION + EDITIONS_TOLD;
/// Where the inputs of cards begin: mine, of the next two alive, of those after them, face up and affordable, face up and not.
const CARDS: usize = GROWS + 1;
const OWNERS: usize = 4;
const PILES: usize = OWNERS + 2;
/// The evolutions of a monster.
const DECK: usize = 8;
/// Whose evolution it is: in my hand, face up before me, face up before others.
const HANDS: usize = 3;

/// Words of 64 inputs.
const WORDS: usize = 28;
/// The most inputs that a network can have.
pub const MOST_INPUTS: usize = WORDS * 64;

/// A run of inputs that tell one kind of thing: `size` of them from `from` on, and `times` such runs, `apart` from one start to
/// the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InputPart {
    /// What it is called.
    pub name: &'static str,
    /// The number of its first input.
    pub from: usize,
    /// How many inputs a run has.
    pub size: usize,
    /// How many runs there are.
    pub times: usize,
    /// How far it is from the start of a run to the start of the next.
    pub apart: usize,
    /// What it tells.
    pub about: &'static str,
}

/// The inputs of one seat, in order; each is there for six places.
const OF_SEAT: [(&str, usize, usize, &str); 9] = [
    ("hearts_outside", 0, HEARTS, "hearts of a monster outside Tokyo, 0 to 12 or more"),
    ("hearts_in_tokyo", HEARTS, HEARTS, "hearts of a monster in Tokyo, 0 to 12 or more"),
    ("stars", STARS, GOAL as usize, "stars, 0 to 19"),
    ("energy", ENERGY, ENERGIES, "energy, 0 to 15 or more"),
    ("poison", POISON, COUNTERS, "poison counters, 1 to 3 or more"),
    ("shrink", SHRINK, COUNTERS, "shrink counters, 1 to 3 or more"),
    ("dice_tokens", TOKENS, TOKENS_MOST, "dice tokens, 1 to 4 or more"),
    ("in_hand", HAND, HAND_MOST, "Evolutions in the hand, 1 to 4 or more"),
    ("rolls_next", NEXT, 1, "it is about to roll"),
];

/// Adding up stays exact while the numbers of the first layer are halved at most this often.
const MOST_HALVED: u8 = 12;

/// The inputs that are on, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Inputs([u64; WORDS]);

impl Inputs {
    fn has(&self, number: usize) -> bool {
        self.0.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    #[inline]
    fn put(&mut self, number: usize) {
        if let Some(word) = self.0.get_mut(number / 64) {
            *word |= 1 << (number % 64);
        }
    }

    /// Their numbers, in order.
    pub fn numbers(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(i, &word)| bits_of(word).map(move |bit| 64 * i + bit))
    }
}

/// `N` inputs that lie next to each other, of which at most `M` are on, as whoever is told of them may want to have it.
#[derive(Clone, Debug)]
pub struct InputRun<const N: usize, const M: usize> {
    /// The number of the first.
    pub from: usize,
    /// The numbers of those that are on, and anything behind them.
    pub numbers: [u16; M],
    /// How many these are.
    pub many: usize,
    /// A one for each that is on.
    pub row: [i8; N],
}

impl<const N: usize, const M: usize> InputRun<N, M> {
    /// The run from `from` on of which these are on, counted from there.
    pub fn new(from: usize, on: impl IntoIterator<Item = usize>) -> InputRun<N, M> {
        let mut run = InputRun { from, numbers: [0; M], many: 0, row: [0; N] };
        for place in on {
            run.numbers[run.many] = (from + place) as u16;
            run.row[place] = 1;
            run.many += 1;
        }
        run
    }
}

/// Who is told which inputs are on. It is handed on from call to call, so that it stays in the registers of the processor.
pub trait SeenInputs: Sized {
    /// This one is.
    #[must_use]
    fn on(self, number: usize) -> Self;

    /// All of these are.
    #[must_use]
    #[inline(always)]
    fn all_on<const N: usize>(self, numbers: [usize; N]) -> Self {
        numbers.into_iter().fold(self, Self::on)
    }

    /// Of a run of inputs these are, and no others.
    #[must_use]
    #[inline(always)]
    fn run_on<const N: usize, const M: usize>(self, run: &InputRun<N, M>) -> Self {
        run.numbers[..run.many.min(M)].iter().fold(self, |told, &number| told.on(number.into()))
    }
}

impl SeenInputs for Inputs {
    #[inline]
    fn on(mut self, number: usize) -> Inputs {
        self.put(number);
        self
    }
}

/// A list of those that are on.
impl SeenInputs for Vec<u16> {
    fn on(mut self, number: usize) -> Vec<u16> {
        self.push(number as u16);
        self
    }
}

/// The places of the bits that are set.
#[inline]
fn bits_of(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros() as usize;
        (word != 0).then(|| {
            word &= word - 1;
            bit
        })
    })
}

/// What the first layer came to for the table that each seat looked at last: only what differs is added and taken away. The
/// numbers of the first layer are multiples of 1/4096 and not large, so that sums are exact, whatever way they were come by.
#[derive(Clone, Debug, Default)]
pub struct DeepMemory(Vec<Option<(Inputs, Box<[f32; FIRST]>)>>);

/// A large network as those who ask it know it. Only a program that has one has its code: the browser's first program asks
/// such a network too, and comes without any.
pub trait LargeNet: Debug + Sync {
    /// What a table on which somebody is about to roll, or where the game is over, is worth to a seat: a chance to win.
    fn worth(&self, table: &Table, me: Seat) -> f64;

    /// What a table is worth to a seat, like [`LargeNet::worth`], but faster for a table that resembles the seat's last one.
    fn worth_near(&self, table: &Table, me: Seat, memory: &mut DeepMemory) -> f64;
}

/// The network of the champion.
#[derive(Clone, Debug)]
pub struct Deep {
    /// The number of each card among those it knows, by edition, with a place for each byte, so that none has to be checked.
    cards: [[Option<u16>; 256]; EDITIONS.len()],
    known: usize,
    /// The cards of which there is an earlier copy, by edition.
    copies: [CardSet; EDITIONS.len()],
    /// The number of each monster among those it knows.
    monsters: Vec<Option<usize>>,
    /// A row for each input, and one that is always on.
    rows: Vec<[f32; FIRST]>,
    start: [f32; FIRST],
    second: Vec<[f32; SECOND]>,
    second_start: [f32; SECOND],
    third: Vec<[f32; SECOND]>,
    third_start: [f32; SECOND],
    last: [f32; SECOND],
    end: f32,
}

impl Deep {
    /// The network that comes with the bots, read when it is first asked for. A program for the browser comes without it: it is
    /// larger than all the rest that the browser loads for the bots, and a file of its own there.
    #[cfg(not(target_family = "wasm"))]
    pub fn ours() -> &'static Deep {
        use std::sync::LazyLock;
        static OURS: LazyLock<Deep> =
            LazyLock::new(|| Deep::read(include_bytes!("champion.bin")).expect("the file was written by learn.py"));
        &OURS
    }

    /// Reads a network: the ids of the cards it knows and, after an empty line, of the monsters, a line each; a zero; row by
    /// row of the first layer how often the numbers are to be halved, and the numbers, a signed byte each; and the numbers of the
    /// other layers in parts of 4096, two bytes each.
    pub fn read(file: &[u8]) -> Option<Deep> {
        let names = file.iter().position(|&byte| byte == 0)?;
        let mut left = &file[names + 1..];
        let (cards, monsters) = std::str::from_utf8(&file[..names]).ok()?.split_once("\n\n")?;
        let mut net = Deep::blank(&cards.lines().collect::<Vec<_>>(), &monsters.lines().collect::<Vec<_>>())?;
        for row in net.rows.iter_mut().chain([&mut net.start]) {
            let (&halved, rest) = left.split_first()?;
            let (bytes, rest) = rest.split_at_checked(row.len())?;
            let step = 1.0 / f32::from(1u16 << Some(halved).filter(|&halved| halved <= MOST_HALVED)?);
            for (number, &byte) in row.iter_mut().zip(bytes) {
                *number = f32::from(byte.cast_signed()) * step;
            }
            left = rest;
        }
        let second = net.second.iter_mut().chain([&mut net.second_start]);
        let third = net.third.iter_mut().chain([&mut net.third_start, &mut net.last]);
        for number in second.chain(third).flatten().chain([&mut net.end]) {
            let (&bytes, rest) = left.split_first_chunk()?;
            *number = f32::from(i16::from_le_bytes(bytes)) / 4096.0;
            left = rest;
        }
        left.is_empty().then_some(net)
    }

    /// A network that knows these cards and these monsters' evolutions, and nothing about them yet. None where they are too many.
    pub fn blank(cards: &[&str], monsters: &[&str]) -> Option<Deep> {
        let numbered = EDITIONS.each_ref().map(|edition| {
            std::array::from_fn(|i| {
                let id = (i < edition.deck.len()).then(|| edition.deck.card(CardId::new(i)).id);
                id.and_then(|id| cards.iter().position(|card| *card == id)).map(|at| at as u16)
            })
        });
        let place = |monster: &Monster| monsters.iter().position(|id| *id == monster.id());
        let inputs = CARDS + PILES * cards.len() + HANDS * DECK * monsters.len();
        (inputs <= MOST_INPUTS).then(|| Deep {
            cards: numbered,
            known: cards.len(),
            copies: EDITIONS.each_ref().map(|edition| {
                let first = |card: CardId| edition.deck.copies(edition.deck.card(card).id).next() == Some(card);
                edition.deck.all().iter().filter(|&card| !first(card)).collect()
            }),
            monsters: Monster::ALL.iter().map(place).collect(),
            rows: vec![[0.0; FIRST]; inputs],
            start: [0.0; FIRST],
            second: vec![[0.0; SECOND]; FIRST],
            second_start: [0.0; SECOND],
            third: vec![[0.0; SECOND]; SECOND],
            third_start: [0.0; SECOND],
            last: [0.0; SECOND],
            end: 0.0,
        })
    }

    /// All cards there are, and all monsters that have evolutions, by their ids: what a new network knows.
    pub fn names() -> (Vec<&'static str>, Vec<&'static str>) {
        let decks = EDITIONS.iter().map(|edition| edition.deck);
        let mut cards: Vec<_> =
            decks.flat_map(|deck| deck.all().iter().map(|card| deck.card(card).id).collect::<Vec<_>>()).collect();
        cards.sort_unstable();
        cards.dedup();
        let grown = Monster::ALL.iter().filter(|&&monster| deck_of(monster).is_some());
        (cards, grown.map(|monster| monster.id()).collect())
    }

    /// How many inputs there are.
    pub fn inputs(&self) -> usize {
        self.rows.len()
    }

    /// What the inputs are, in order. Places are counted clockwise among the living, from the seat that looks.
    pub fn parts(&self) -> Vec<InputPart> {
        let mut parts: Vec<InputPart> = OF_SEAT
            .iter()
            .map(|&(name, from, size, about)| InputPart { name, from, size, times: 6, apart: SEAT, about })
            .collect();
        let mut put = |name, from, size, times, apart, about| {
            parts.push(InputPart { name, from, size, times, apart, about });
        };
        put("alive", ALIVE, ALIVES, 1, 0, "how many are alive, 2 to 6");
        put("edition", EDITION, EDITIONS_TOLD, 1, 0, "the edition, oldest first");
        put("evolutions", GROWS, 1, 1, 0, "Evolutions are played with");
        let (known, from) = (self.known, CARDS);
        put("cards", from, known, OWNERS, known, "cards held: mine, of the next, of the one after it, of all others");
        put("shop_affordable", from + OWNERS * known, known, 1, 0, "face-up cards I can pay for");
        put("shop_too_dear", from + (OWNERS + 1) * known, known, 1, 0, "face-up cards I cannot pay for");
        let (from, monsters, apart) = (from + PILES * known, self.monsters.iter().flatten().count(), HANDS * DECK);
        put("my_hand", from, DECK, monsters, apart, "Evolutions in my hand, a run for each monster");
        put("my_evolutions", from + DECK, DECK, monsters, apart, "my Evolutions in play");
        put("other_evolutions", from + 2 * DECK, DECK, monsters, apart, "Evolutions of others in play");
        parts
    }

    /// The number of a card among those it knows.
    #[inline]
    pub fn card_number(&self, edition: EditionId, card: CardId) -> Option<usize> {
        self.cards[edition.index()][card.index()].map(usize::from)
    }

    /// How many cards it knows.
    pub fn known_cards(&self) -> usize {
        self.known
    }

    /// The inputs that a table switches on for a seat that is alive.
    pub fn inputs_on(&self, table: &Table, me: Seat) -> Inputs {
        self.each(table, me, None, |seat| (hearts_of(table, seat), stars_of(table, seat)), Inputs::default())
    }

    /// Tells each input that a table switches on for a seat that is alive, once and in no particular order, with hearts and stars
    /// as the dials show them. From `slots` on there are inputs of the caller's own, a run of all cards for each place in the
    /// shop, and those that are on are told as well.
    #[inline(always)]
    #[must_use]
    pub fn each_input<S: SeenInputs>(&self, table: &Table, me: Seat, slots: usize, told: S) -> S {
        // Copies that nobody drew or that went lie nowhere.
        let away = table.deck().or(table.discard());
        if !self.copies[table.edition().index()].minus(away).is_empty() {
            return self.each_input_once(table, me, slots, told);
        }
        self.each(table, me, Some(slots), |seat| (table.hearts(seat), table.stars(seat)), told)
    }

    /// Tells the same where two copies of a card may lie side by side: the card is told once.
    #[cold]
    #[inline(never)]
    fn each_input_once<S: SeenInputs>(&self, table: &Table, me: Seat, slots: usize, told: S) -> S {
        let once = Once { told, slots, cards: &mut Inputs::default() };
        self.each(table, me, Some(slots), |seat| (table.hearts(seat), table.stars(seat)), once).told
    }

    /// Tells each input that is on, with these hearts and stars.
    #[inline(always)]
    fn each<S: SeenInputs>(
        &self,
        table: &Table,
        me: Seat,
        slots: Option<usize>,
        dials: impl Fn(Seat) -> (u8, u8),
        mut told: S,
    ) -> S {
        let (alive, edition, grows) = (table.alive(), table.edition(), table.rules().evolutions);
        told = told.on(ALIVE + alive.len().clamp(2, 6) - 2);
        if edition.index() < EDITIONS_TOLD {
            told = told.on(EDITION + edition.index());
        }
        if grows {
            told = told.on(GROWS);
        }
        let numbers = &self.cards[edition.index()];
        let number_of = |card: CardId| numbers[card.index()].map(usize::from);
        for (place, seat) in alive.clockwise_from(me).enumerate() {
            told = put_seat(table, seat, place, dials(seat), told);
            let pile = CARDS + place.min(OWNERS - 1) * self.known;
            for card in table.held(seat).iter() {
                if let Some(number) = number_of(card) {
                    told = told.on(pile + number);
                }
            }
            if grows {
                told = self.put_hand(table, seat, seat == me, told);
            }
        }
        let (affordable, too_dear) = (CARDS + OWNERS * self.known, CARDS + (OWNERS + 1) * self.known);
        for (slot, card) in table.shop().into_iter().enumerate() {
            if let Some((card, number)) = card.and_then(|card| Some((card, number_of(card)?))) {
                let pile = if u16::from(table.price(me, card)) <= table.energy(me) { affordable } else { too_dear };
                told = match slots {
                    Some(slots) => told.all_on([pile + number, slots + slot * self.known + number]),
                    None => told.on(pile + number),
                };
            }
        }
        told
    }

    /// The evolutions of a seat that the one who looks knows of.
    #[inline(never)]
    fn put_hand<S: SeenInputs>(&self, table: &Table, seat: Seat, mine: bool, mut told: S) -> S {
        let of = table.evolutions(seat);
        let monster = table.stand(seat).monster;
        let Some(number) = self.monsters.get(monster as usize).copied().flatten() else { return told };
        let at = |pile: usize| CARDS + PILES * self.known + (number * HANDS + pile) * DECK;
        if mine {
            told = of.hand.iter().fold(told, |told, evolution| told.on(at(0) + evolution % DECK));
        }
        of.shown.iter().fold(told, |told, evolution| told.on(at(if mine { 1 } else { 2 }) + evolution % DECK))
    }

    /// The chance to win, with these inputs on.
    pub fn chance(&self, on: &Inputs) -> f32 {
        self.chance_of(&self.first_of(on))
    }

    fn first_of(&self, on: &Inputs) -> Box<[f32; FIRST]> {
        let mut first = Box::new(self.start);
        for row in on.numbers().filter_map(|number| self.rows.get(number)) {
            add(&mut first, row);
        }
        first
    }

    fn chance_near(&self, table: &Table, me: Seat, memory: &mut DeepMemory) -> f32 {
        let new = self.inputs_on(table, me);
        if memory.0.is_empty() {
            memory.0.resize(6, None);
        }
        let Some(place) = memory.0.get_mut(me.index()) else { return self.chance(&new) };
        let (old, first) = place.get_or_insert_with(|| (new, self.first_of(&new)));
        for (i, (old, new)) in old.0.iter().zip(&new.0).enumerate().filter(|(_, (old, new))| old != new) {
            let row = |bit: usize| self.rows.get(64 * i + bit);
            bits_of(old & !new).filter_map(row).for_each(|row| take(first, row));
            bits_of(new & !old).filter_map(row).for_each(|row| add(first, row));
        }
        *old = new;
        self.chance_of(first)
    }

    /// The chance to win, after the first layer.
    fn chance_of(&self, first: &[f32; FIRST]) -> f32 {
        let second = layer(first, &self.second, &self.second_start);
        let third = layer(&second, &self.third, &self.third_start);
        let mut sum = self.end;
        for (neuron, one) in third.iter().zip(&self.last) {
            sum += neuron.max(0.0) * one;
        }
        squash(sum)
    }
}

impl LargeNet for Deep {
    fn worth(&self, table: &Table, me: Seat) -> f64 {
        settled(table, me).unwrap_or_else(|| f64::from(self.chance(&self.inputs_on(table, me))))
    }

    fn worth_near(&self, table: &Table, me: Seat, memory: &mut DeepMemory) -> f64 {
        settled(table, me).unwrap_or_else(|| f64::from(self.chance_near(table, me, memory)))
    }
}

/// What a seat has but for its cards.
#[inline(always)]
fn put_seat<S: SeenInputs>(table: &Table, seat: Seat, place: usize, (hearts, stars): (u8, u8), told: S) -> S {
    let stand = table.stand(seat);
    let at = place * SEAT;
    let in_hand = table.evolutions(seat).in_hand;
    let of_tokyo = usize::from(table.in_tokyo(seat)) * HEARTS;
    let mut told = told.all_on([
        at + of_tokyo + usize::from(hearts).min(HEARTS - 1),
        at + STARS + usize::from(stars.min(GOAL - 1)),
        at + ENERGY + usize::from(stand.energy).min(ENERGIES - 1),
    ]);
    // Nearly always there is none of any.
    if stand.poison | stand.shrink | stand.dice_tokens | in_hand != 0 {
        let counters = [
            (POISON, stand.poison, COUNTERS),
            (SHRINK, stand.shrink, COUNTERS),
            (TOKENS, stand.dice_tokens, TOKENS_MOST),
            (HAND, in_hand, HAND_MOST),
        ];
        for (from, many, most) in counters.into_iter().filter(|&(_, many, _)| many > 0) {
            told = told.on(at + from + usize::from(many).min(most) - 1);
        }
    }
    if seat == table.active() && about_to_roll(table) { told.on(at + NEXT) } else { told }
}

/// Tells of each card once, of which two copies may lie side by side: the inputs before `slots` are told once.
struct Once<'a, S> {
    told: S,
    slots: usize,
    cards: &'a mut Inputs,
}

impl<S: SeenInputs> SeenInputs for Once<'_, S> {
    #[inline]
    fn on(self, number: usize) -> Self {
        if number < self.slots && self.cards.has(number) {
            return self;
        }
        self.cards.put(number);
        Once { told: self.told.on(number), ..self }
    }
}

/// What the next layer comes to. Neurons that are off add nothing, and are left out.
#[inline(never)] // so that the compiler keeps four numbers in one register and does not think of what comes next
fn layer(neurons: &[f32], rows: &[[f32; SECOND]], start: &[f32; SECOND]) -> [f32; SECOND] {
    let mut sums = *start;
    for (neurons, rows) in neurons.chunks(SECOND).zip(rows.chunks(SECOND)) {
        let mut on = neurons.iter().enumerate().fold(0u32, |on, (i, neuron)| on | u32::from(*neuron > 0.0) << i);
        while on != 0 {
            let at = on.trailing_zeros() as usize;
            if let (Some(neuron), Some(row)) = (neurons.get(at), rows.get(at)) {
                for (sum, one) in sums.iter_mut().zip(row) {
                    *sum += neuron * one;
                }
            }
            on &= on - 1;
        }
    }
    sums
}

fn add(sums: &mut [f32; FIRST], row: &[f32; FIRST]) {
    sums.iter_mut().zip(row).for_each(|(sum, one)| *sum += one);
}

fn take(sums: &mut [f32; FIRST], row: &[f32; FIRST]) {
    sums.iter_mut().zip(row).for_each(|(sum, one)| *sum -= one);
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::notation::parse_position;
    use kaiju_rules::{Legal, Log, Rules, Setup, State, Viewer};

    fn ours() -> &'static Deep {
        Deep::ours()
    }

    fn position(edition: &str, lines: &str) -> State {
        parse_position(&format!("kaiju position 1\nedition {edition}\n{lines}")).expect("a position")
    }

    /// To the last bit: what is searched with a seed must not depend on the machine.
    #[test]
    fn numbers_are_the_same_on_every_machine() {
        let three = "seat A gigazaur ♥7 ★12 ⚡5\nseat B kraken ♥4 ★9 city\nseat C alienoid ♥10 ★3 ⚡8\ncards A extra-head\nat roll A";
        let state = position("second", three);
        let found = [Seat::A, Seat::B, Seat::C].map(|seat| ours().worth(state.table(), seat) as f32);
        assert_eq!(found.map(f32::to_bits), [1_063_572_379, 1_023_210_562, 1_037_502_549], "{found:?}");
    }

    #[test]
    fn more_is_better_and_chances_nearly_add_up() {
        let table = |a: &str| {
            let lines = format!(
                "seat A gigazaur {a}\nseat B kraken ♥8 ★5 city\nseat C alienoid ♥8 ★5\nseat D cyber-kitty ♥8 ★5\nat roll B"
            );
            position("second", &lines)
        };
        let worth = |a: &str| ours().worth(table(a).table(), Seat::A);
        let par = worth("♥6 ★8 ⚡3");
        for better in ["♥9 ★8 ⚡3", "♥6 ★11 ⚡3", "♥6 ★8 ⚡8"] {
            assert!(worth(better) > par, "{better}");
        }
        assert!(worth("out") == 0.0 && worth("♥6 ★18 ⚡3") > 0.5);
        let state = table("♥8 ★5");
        let sum: f64 = state.table().seats().iter().map(|seat| ours().worth(state.table(), seat)).sum();
        assert!((0.85..1.15).contains(&sum), "{sum}");
    }

    #[test]
    fn a_file_that_is_cut_or_too_long_is_no_network() {
        let file = include_bytes!("champion.bin");
        assert!(Deep::read(&file[..file.len() - 1]).is_none() && Deep::read(&[]).is_none());
        assert!(Deep::read(&[&file[..], &[0]].concat()).is_none());
    }

    /// Every input belongs to one part, and no part lies outside.
    #[test]
    fn the_parts_are_all_inputs() {
        let mut of = vec![0; ours().inputs()];
        for part in ours().parts() {
            for run in 0..part.times {
                of[part.from + run * part.apart..][..part.size].iter_mut().for_each(|many| *many += 1);
            }
        }
        assert!(of.iter().all(|&many| many == 1), "{:?}", of.iter().position(|&many| many != 1));
    }

    /// What came after it was trained, a promo card or a monster that belongs to no edition, it plays with as if it were not there.
    #[test]
    fn it_knows_every_printed_card_and_the_evolutions_of_every_edition() {
        for edition in EditionId::all() {
            let deck = edition.edition().deck;
            for card in deck.printed().iter() {
                assert!(ours().card_number(edition, card).is_some(), "{} is new to it: train it", deck.card(card).id);
            }
            for monster in edition.edition().monsters {
                assert!(ours().monsters[monster as usize].is_some(), "{} is new to it: train it", monster.name());
            }
        }
    }

    #[test]
    fn there_is_room_for_all_that_there_is() {
        let (cards, monsters) = Deep::names();
        let all = Deep::blank(&cards, &monsters).expect("more words of inputs: raise WORDS");
        assert!(all.monsters.iter().flatten().count() == monsters.len() && all.known_cards() == cards.len());
    }

    /// Every table of random games with all that there is: what was looked at before changes nothing, no input lies outside,
    /// and what a seat cannot see does not matter to it.
    #[test]
    fn a_look_depends_on_what_its_seat_sees_alone() {
        for (edition, players) in EditionId::all().flat_map(|edition| [2, 4, 6].map(|players| (edition, players))) {
            let setup = Setup::new(edition, players).expect("two to six can play");
            let setup = setup.with_rules(Rules { evolutions: true, promos: true, costumes: true, ..setup.rules() });
            let (mut state, mut bits, mut legal) = (State::new(&setup), crate::Bits::new(3, 1), Legal::default());
            let mut memory = DeepMemory::default();
            while let Some(input) = crate::random_input(&state, &mut bits, &mut legal) {
                state.advance(input, &mut Log::Off);
                for seat in state.table().alive().iter() {
                    let (net, table) = (ours(), state.table());
                    let near = net.worth_near(table, seat, &mut memory);
                    assert_eq!(near.to_bits(), net.worth(table, seat).to_bits());
                    let on = net.inputs_on(table, seat);
                    assert!(on.numbers().all(|number| number < net.inputs()));
                    let imagined = state.seen_by(Viewer::Seat(seat)).imagine(|n| bits.below(n));
                    assert_eq!(net.inputs_on(imagined.table(), seat), on);
                }
            }
        }
    }
}
