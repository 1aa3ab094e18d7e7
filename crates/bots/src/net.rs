//! What a table is worth to a seat, by a small neural network trained on games.
//!
//! It looks at tables on which somebody is about to roll. What lies there switches inputs on; each of them adds a row of
//! numbers to the first layer, and two more layers make a chance to win of that. Additions and multiplications in a fixed
//! order, and nothing else: the numbers are the same on every machine.

use std::sync::LazyLock;

use kaiju_rules::{CardId, CardSet, EDITIONS, EditionId, GOAL, Seat, Table};

use crate::judge::{about_to_roll, hearts_of, stars_of};

/// Neurons of the first layer, and of the second.
pub const FIRST: usize = 48;
/// Neurons of the second layer.
pub const SECOND: usize = 16;

/// Inputs of one seat: hearts outside and in Tokyo, stars, energy, poison, shrink, and whether it rolls next.
const HEARTS: usize = 13;
const ENERGY: usize = 16;
const COUNTERS: usize = 3;
const POISON: usize = 2 * HEARTS + GOAL as usize + ENERGY;
const NEXT: usize = POISON + 2 * COUNTERS;
const SEAT: usize = NEXT + 1;
/// Where the inputs of the whole table begin: how many are alive, evolutions and tokens of me and of others.
const WHOLE: usize = 6 * SEAT;
const HANDS: usize = WHOLE + 5;
/// Where the inputs of cards begin: mine, those of others, those that lie face up.
const CARDS: usize = HANDS + 6;
/// The most inputs that are on at once; a table with more counts without the last ones.
pub const MOST_ON: usize = 63;
/// No such card.
const UNKNOWN: u16 = u16::MAX;

/// A network that has learned.
#[derive(Clone, Debug)]
pub struct Net {
    /// The number of each card among those it knows, by edition.
    cards: [[u16; CardId::COUNT]; EDITIONS.len()],
    known: usize,
    /// A row for each input, and one that is always on.
    rows: Vec<[f32; FIRST]>,
    start: [f32; FIRST],
    /// A row for each neuron of the first layer, and one that is always on.
    second: [[f32; SECOND]; FIRST],
    between: [f32; SECOND],
    last: [f32; SECOND],
    end: f32,
}

/// The inputs that are on.
#[derive(Clone, Copy, Debug)]
pub struct On {
    of: [u16; MOST_ON],
    many: usize,
}

/// What was found at the table that was looked at last. Tables that are looked at one after the other differ in little, and
/// only that is added and taken away. The numbers of a network are multiples of 1/4096 and not large, so that sums are
/// exact, and the same whatever way they were come by.
#[derive(Clone, Debug, Default)]
pub struct Memory(Option<Remembered>);

#[derive(Clone, Debug)]
struct Remembered {
    looked: Looked,
    /// May more inputs be on than count?
    crowded: bool,
    /// What the first layer came to.
    first: [f32; FIRST],
    chance: f32,
}

/// All that a network looks at on a table, each kind in its place.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Looked {
    edition: EditionId,
    /// What it sees of each seat, clockwise from the one that looks, and how many are alive.
    seats: [SeatLook; 6],
    alive: u8,
    /// How often the inputs for evolutions and tokens are on.
    hands: [u8; 6],
    /// The cards of the one that looks, of the others, and in the shop.
    cards: [CardSet; 3],
}

/// What it sees of a seat, in one word, so that two are compared at once: hearts, stars, energy, poison, shrink, whether
/// it is in Tokyo and whether it rolls next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SeatLook(u64);

/// The inputs of one seat: its hearts, stars, energy, poison and shrink, and whether it rolls next; [`OFF`] where it
/// switches none on.
type SeatInputs = [u16; 6];

/// No input.
const OFF: u16 = u16::MAX;
/// The most inputs that six seats switch on.
const MOST_OF_SEATS: usize = 6 * 6;

impl SeatLook {
    /// Nobody.
    const NONE: SeatLook = SeatLook(0);
    const TOKYO: u64 = 1 << 48;
    const NEXT: u64 = 1 << 49;
    const SOMEBODY: u64 = 1 << 50;

    #[inline(always)]
    fn of(table: &Table, seat: Seat, next: Option<Seat>) -> SeatLook {
        let stand = table.stand(seat);
        let (hearts, stars) = (hearts_of(table, seat), stars_of(table, seat));
        let [hearts, stars, energy] = [hearts.into(), stars.into(), stand.energy].map(u64::from);
        let counters = u64::from(stand.poison) << 32 | u64::from(stand.shrink) << 40;
        let tokyo = if table.in_tokyo(seat) { SeatLook::TOKYO } else { 0 };
        let next = if next == Some(seat) { SeatLook::NEXT } else { 0 };
        SeatLook(hearts | stars << 8 | energy << 16 | counters | tokyo | next | SeatLook::SOMEBODY)
    }

    /// The inputs it switches on, at this place clockwise from the one that looks.
    #[inline(always)]
    fn inputs(self, place: usize) -> SeatInputs {
        if self == SeatLook::NONE {
            return [OFF; 6];
        }
        let [hearts, stars, energy, more, poison, shrink, ..] = self.0.to_le_bytes().map(usize::from);
        let energy = energy | more << 8;
        let at = place * SEAT;
        let counters =
            |from: usize, many: usize| if many > 0 { at + from + many.min(COUNTERS) - 1 } else { OFF.into() };
        let tokyo = if self.0 & SeatLook::TOKYO != 0 { HEARTS } else { 0 };
        [
            at + tokyo + hearts.min(HEARTS - 1),
            at + 2 * HEARTS + stars.min(GOAL as usize - 1),
            at + 2 * HEARTS + GOAL as usize + energy.min(ENERGY - 1),
            counters(POISON, poison),
            counters(POISON + COUNTERS, shrink),
            if self.0 & SeatLook::NEXT != 0 { at + NEXT } else { OFF.into() },
        ]
        .map(|number| number as u16)
    }
}

impl Looked {
    /// The inputs that are on besides those of seats.
    fn besides_seats(&self) -> usize {
        let hands: usize = self.hands.iter().map(|&times| usize::from(times)).sum();
        1 + hands + self.cards.iter().map(|cards| cards.len()).sum::<usize>()
    }

    /// The inputs that seats switch on.
    fn of_seats(&self) -> usize {
        let inputs = self.seats.iter().enumerate().flat_map(|(place, seat)| seat.inputs(place));
        inputs.filter(|&number| number != OFF).count()
    }

    /// The input for how many are alive.
    fn alive_input(&self) -> u16 {
        WHOLE as u16 + u16::from(self.alive.clamp(2, 6)) - 2
    }
}

impl On {
    /// Their numbers.
    pub fn numbers(&self) -> &[u16] {
        &self.of[..self.many]
    }

    #[inline]
    fn put(&mut self, number: usize) {
        if self.many < MOST_ON {
            self.of[self.many] = number as u16;
            self.many += 1;
        }
    }
}

impl Net {
    /// The network that comes with the bots.
    pub fn ours() -> &'static Net {
        static OURS: LazyLock<Net> =
            LazyLock::new(|| Net::read(include_bytes!("net.bin")).expect("the file was written by the same program"));
        &OURS
    }

    /// Reads a network: the ids of the cards it knows, a line each, a zero, and then row by row how often the numbers are to
    /// be halved, and the numbers, a signed byte each.
    pub fn read(file: &[u8]) -> Option<Net> {
        let names = file.iter().position(|&byte| byte == 0)?;
        let mut left = &file[names + 1..];
        let mut net = Net::blank(&std::str::from_utf8(&file[..names]).ok()?.lines().collect::<Vec<_>>());
        let first = net.rows.iter_mut().chain([&mut net.start]).map(<[f32; FIRST]>::as_mut_slice);
        let second = net.second.iter_mut().chain([&mut net.between, &mut net.last]).map(<[f32; SECOND]>::as_mut_slice);
        for row in first.chain(second).chain([std::slice::from_mut(&mut net.end)]) {
            let (&halved, rest) = left.split_first()?;
            let (bytes, rest) = rest.split_at_checked(row.len())?;
            // More would not add up exactly, see [`Memory`].
            let step = 1.0 / f32::from(1u16 << Some(halved).filter(|&halved| halved <= 12)?);
            for (number, &byte) in row.iter_mut().zip(bytes) {
                *number = f32::from(byte.cast_signed()) * step;
            }
            left = rest;
        }
        left.is_empty().then_some(net)
    }

    /// A network that knows these cards, and nothing about them yet.
    pub fn blank(cards: &[&str]) -> Net {
        let numbered = EDITIONS.each_ref().map(|edition| {
            std::array::from_fn(|i| {
                let id = (i < edition.deck.len()).then(|| edition.deck.card(CardId::new(i)).id);
                id.and_then(|id| cards.iter().position(|card| *card == id)).map_or(UNKNOWN, |at| at as u16)
            })
        });
        Net {
            cards: numbered,
            known: cards.len(),
            rows: vec![[0.0; FIRST]; CARDS + 3 * cards.len()],
            start: [0.0; FIRST],
            second: [[0.0; SECOND]; FIRST],
            between: [0.0; SECOND],
            last: [0.0; SECOND],
            end: 0.0,
        }
    }

    /// How many inputs there are.
    pub fn inputs(&self) -> usize {
        self.rows.len()
    }

    /// The inputs that a table switches on for a seat that is alive.
    pub fn inputs_on(&self, table: &Table, me: Seat) -> On {
        let mut on = On { of: [0; MOST_ON], many: 0 };
        let alive = table.alive();
        on.put(WHOLE + alive.len().clamp(2, 6) - 2);
        let next = next_to_roll(table);
        for (place, seat) in alive.clockwise_from(me).enumerate() {
            let inputs = SeatLook::of(table, seat, next).inputs(place);
            inputs.into_iter().filter(|&number| number != OFF).for_each(|number| on.put(usize::from(number)));
        }
        let mut card = |from: usize, card: CardId| {
            if let Some(number) = self.card_input(table.edition(), from, card) {
                on.put(number);
            }
        };
        table.held(me).iter().for_each(|held| card(0, held));
        table.shop().into_iter().flatten().for_each(|shown| card(2, shown));
        for seat in alive.iter().filter(|&seat| seat != me) {
            table.held(seat).iter().for_each(|held| card(1, held));
        }
        if table.rules().evolutions {
            for seat in alive.iter() {
                let from = HANDS + if seat == me { 0 } else { 3 };
                for (i, many) in hand_inputs(table, seat).into_iter().enumerate() {
                    (0..many).for_each(|_| on.put(from + i));
                }
            }
        }
        on
    }

    /// Does it know every card that a game is played with?
    pub fn knows_cards_of(&self, table: &Table) -> bool {
        let numbers = &self.cards[table.edition().index()];
        table.catalogue().played_with(table.rules()).iter().all(|card| numbers[card.index()] != UNKNOWN)
    }

    /// The input of a card that somebody has, or that lies in the shop, if the network knows it.
    #[inline]
    fn card_input(&self, edition: EditionId, whose: usize, card: CardId) -> Option<usize> {
        let number = self.cards[edition.index()][card.index()];
        (number != UNKNOWN).then(|| CARDS + whose * self.known + usize::from(number))
    }

    /// Looks at a table for a seat that is alive.
    #[inline]
    fn look(table: &Table, me: Seat) -> Looked {
        let (alive, next) = (table.alive(), next_to_roll(table));
        let (mut seats, mut place) = ([SeatLook::NONE; 6], 0);
        for i in me.index()..me.index() + 6 {
            let seat = Seat::new(if i < 6 { i } else { i - 6 });
            if alive.has(seat) {
                seats[place] = SeatLook::of(table, seat, next);
                place += 1;
            }
        }
        let mut hands = [0; 6];
        if table.rules().evolutions {
            for seat in alive.iter() {
                let from = if seat == me { 0 } else { 3 };
                hands[from..].iter_mut().zip(hand_inputs(table, seat)).for_each(|(sum, many)| *sum += many);
            }
        }
        let mine = table.held(me);
        Looked {
            edition: table.edition(),
            seats,
            alive: place as u8,
            hands,
            cards: [mine, table.in_play().minus(mine), table.shop().into_iter().flatten().collect()],
        }
    }

    /// The chance to win, with these inputs on.
    pub fn chance(&self, on: &On) -> f32 {
        let mut first = self.start;
        for &number in on.numbers() {
            add(&mut first, &self.rows[usize::from(number)]);
        }
        self.chance_of(&first)
    }

    /// The chance to win, computed from the difference to the table that `memory` holds.
    fn chance_near(&self, table: &Table, me: Seat, memory: &mut Memory) -> f32 {
        let new = Net::look(table, me);
        let known =
            memory.0.as_ref().filter(|known| known.looked.cards == new.cards && known.looked.hands == new.hands);
        let crowded = known.map_or_else(|| new.besides_seats() + MOST_OF_SEATS > MOST_ON, |known| known.crowded);
        // Of too many inputs the last ones do not count.
        if crowded && new.besides_seats() + new.of_seats() > MOST_ON {
            return self.chance(&self.inputs_on(table, me));
        }
        let Some(known) = memory.0.as_mut().filter(|known| known.looked.edition == new.edition) else {
            let mut first = self.start;
            let on = self.inputs_on(table, me);
            on.numbers().iter().for_each(|&number| add(&mut first, &self.rows[usize::from(number)]));
            let chance = self.chance_of(&first);
            memory.0 = Some(Remembered { looked: new, crowded, first, chance });
            return chance;
        };
        let old = std::mem::replace(&mut known.looked, new);
        known.crowded = crowded;
        if old == new {
            return known.chance;
        }
        let first = &mut known.first;
        let mut turn = |off: u16, on: u16| match (off, on) {
            (OFF, OFF) => {}
            (OFF, on) => add(first, &self.rows[usize::from(on)]),
            (off, OFF) => take(first, &self.rows[usize::from(off)]),
            (off, on) => exchange(first, &self.rows[usize::from(off)], &self.rows[usize::from(on)]),
        };
        if old.alive != new.alive {
            turn(old.alive_input(), new.alive_input());
        }
        for (place, (old, new)) in old.seats.iter().zip(&new.seats).enumerate() {
            if old != new {
                let inputs = old.inputs(place).into_iter().zip(new.inputs(place));
                inputs.filter(|(old, new)| old != new).for_each(|(off, on)| turn(off, on));
            }
        }
        if old.hands != new.hands {
            for (i, (&old, &new)) in old.hands.iter().zip(&new.hands).enumerate() {
                let input = (HANDS + i) as u16;
                (new..old).for_each(|_| turn(input, OFF));
                (old..new).for_each(|_| turn(OFF, input));
            }
        }
        for (whose, (&old, &new_cards)) in old.cards.iter().zip(&new.cards).enumerate() {
            if old != new_cards {
                let input = |card| self.card_input(new.edition, whose, card).map_or(OFF, |number| number as u16);
                old.minus(new_cards).iter().for_each(|card| turn(input(card), OFF));
                new_cards.minus(old).iter().for_each(|card| turn(OFF, input(card)));
            }
        }
        known.chance = self.chance_of(&known.first);
        known.chance
    }

    /// The chance to win, after the first layer.
    fn chance_of(&self, first: &[f32; FIRST]) -> f32 {
        let second = self.second_of(first);
        let mut sum = self.end;
        for (neuron, one) in second.iter().zip(&self.last) {
            sum += neuron.max(0.0) * one;
        }
        squash(sum)
    }

    /// What the second layer comes to. Neurons of the first that are off add nothing, and are left out.
    #[inline(never)] // so that the compiler keeps four numbers in one register and does not think of what comes next
    fn second_of(&self, first: &[f32; FIRST]) -> [f32; SECOND] {
        let mut second = self.between;
        let mut on = first.iter().enumerate().fold(0u64, |on, (i, neuron)| on | u64::from(*neuron > 0.0) << i);
        while on != 0 {
            let at = on.trailing_zeros() as usize % 64;
            if let (Some(neuron), Some(row)) = (first.get(at), self.second.get(at)) {
                for (sum, one) in second.iter_mut().zip(row) {
                    *sum += neuron * one;
                }
            }
            on &= on - 1;
        }
        second
    }

    /// What a table on which somebody is about to roll, or where the game is over, is worth to a seat: a chance to win.
    pub fn worth(&self, table: &Table, me: Seat) -> f64 {
        settled(table, me).unwrap_or_else(|| f64::from(self.chance(&self.inputs_on(table, me))))
    }

    /// What a table is worth to a seat, like [`Net::worth`], but faster for a table that resembles the one before.
    pub fn worth_near(&self, table: &Table, me: Seat, memory: &mut Memory) -> f64 {
        settled(table, me).unwrap_or_else(|| f64::from(self.chance_near(table, me, memory)))
    }
}

/// What a table is worth to a seat if nothing can change that any more.
pub(crate) fn settled(table: &Table, me: Seat) -> Option<f64> {
    match table.over() {
        Some(winners) if winners.has(me) => Some(1.0 / winners.len() as f64),
        Some(_) => Some(0.0),
        None => (!table.alive().has(me)).then_some(0.0),
    }
}

fn add(sums: &mut [f32; FIRST], row: &[f32; FIRST]) {
    sums.iter_mut().zip(row).for_each(|(sum, one)| *sum += one);
}

fn take(sums: &mut [f32; FIRST], row: &[f32; FIRST]) {
    sums.iter_mut().zip(row).for_each(|(sum, one)| *sum -= one);
}

fn exchange(sums: &mut [f32; FIRST], off: &[f32; FIRST], on: &[f32; FIRST]) {
    sums.iter_mut().zip(off.iter().zip(on)).for_each(|(sum, (off, on))| *sum += on - off);
}

/// Who is just about to roll, if anybody is.
#[inline]
fn next_to_roll(table: &Table) -> Option<Seat> {
    about_to_roll(table).then_some(table.active())
}

/// How often the inputs for evolutions in the hand, those in play and dice tokens are on.
fn hand_inputs(table: &Table, seat: Seat) -> [u8; 3] {
    let of = table.evolutions(seat);
    [of.in_hand, of.shown.len() as u8, table.stand(seat).dice_tokens].map(|many| many.min(4))
}

/// 1 / (1 + e^-x), by means that are the same everywhere.
pub(crate) fn squash(x: f32) -> f32 {
    // e^-x = 2^t: the whole part goes into the exponent, the rest is a polynomial.
    let t = -x.clamp(-20.0, 20.0) * std::f32::consts::LOG2_E;
    let whole = t.floor();
    let rest = (t - whole) * std::f32::consts::LN_2;
    let power = 1.0 + rest * (1.0 + rest * (0.5 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest * (1.0 / 120.0)))));
    let scale = f32::from_bits(((whole as i32 + 127) as u32) << 23);
    1.0 / (1.0 + power * scale)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_rules::State;
    use kaiju_rules::notation::parse_position;

    fn position(edition: &str, lines: &str) -> State {
        parse_position(&format!("kaiju position 1\nedition {edition}\n{lines}")).expect("a position")
    }

    /// To the last bit: what is searched with a seed must not depend on the machine.
    #[test]
    fn numbers_are_the_same_on_every_machine() {
        let three = "seat A gigazaur ♥7 ★12 ⚡5\nseat B kraken ♥4 ★9 city\nseat C alienoid ♥10 ★3 ⚡8\ncards A extra-head\nat roll A";
        let state = position("second", three);
        let found = [Seat::A, Seat::B, Seat::C].map(|seat| Net::ours().worth(state.table(), seat) as f32);
        assert_eq!(found.map(f32::to_bits), [1_062_761_203, 1_029_118_244, 1_041_302_442], "{found:?}");
    }

    #[test]
    fn more_is_better_and_chances_nearly_add_up() {
        let table = |a: &str| {
            let lines = format!(
                "seat A gigazaur {a}\nseat B kraken ♥8 ★5 city\nseat C alienoid ♥8 ★5\nseat D cyber-kitty ♥8 ★5\nat roll B"
            );
            position("second", &lines)
        };
        let worth = |a: &str| Net::ours().worth(table(a).table(), Seat::A);
        let par = worth("♥6 ★8 ⚡3");
        for better in ["♥9 ★8 ⚡3", "♥6 ★11 ⚡3", "♥6 ★8 ⚡8"] {
            assert!(worth(better) > par, "{better}");
        }
        assert!(worth("out") == 0.0 && worth("♥6 ★18 ⚡3") > 0.5);
        let state = table("♥8 ★5");
        let sum: f64 = state.table().seats().iter().map(|seat| Net::ours().worth(state.table(), seat)).sum();
        assert!((0.75..1.25).contains(&sum), "{sum}");
    }

    #[test]
    fn a_file_that_is_cut_or_too_long_is_no_network() {
        let file = include_bytes!("net.bin");
        assert!(Net::read(&file[..file.len() - 1]).is_none() && Net::read(&[]).is_none());
        assert!(Net::read(&[&file[..], &[0]].concat()).is_none());
    }

    #[test]
    fn what_was_looked_at_before_changes_nothing() {
        let net = Net::ours();
        for (edition, players) in EDITIONS.iter().flat_map(|edition| [2, 4, 6].map(|players| (edition.name, players))) {
            let edition = kaiju_rules::EditionId::from_name(edition).expect("there is such an edition");
            let setup = kaiju_rules::Setup::new(edition, players).expect("two to six can play");
            let (mut state, mut bits, mut legal) =
                (State::new(&setup), crate::Bits::new(3, 1), kaiju_rules::Legal::default());
            let mut memory = Memory::default();
            while let Some(input) = crate::random_input(&state, &mut bits, &mut legal) {
                state.advance(input, &mut kaiju_rules::Log::Off);
                for seat in state.table().seats().iter() {
                    let [near, whole] =
                        [net.worth_near(state.table(), seat, &mut memory), net.worth(state.table(), seat)];
                    assert_eq!(near.to_bits(), whole.to_bits(), "{near} {whole}");
                }
            }
        }
    }

    #[test]
    fn chances_are_what_they_should_be() {
        for i in -300..=300 {
            let x = i as f32 / 20.0;
            let exact = 1.0 / (1.0 + libm::exp(f64::from(-x)));
            assert!((f64::from(squash(x)) - exact).abs() < 2e-5, "{x}");
        }
    }

    #[test]
    fn inputs_stay_inside() {
        let net = Net::ours();
        let lines = "seat A gigazaur ♥10 ★19 ⚡40\nseat B kraken ♥1 city\nat roll B";
        for edition in ["first", "second"] {
            let state = position(edition, lines);
            let on = net.inputs_on(state.table(), Seat::A);
            assert!(on.numbers().len() == 8 && on.numbers().iter().all(|&number| usize::from(number) < net.inputs()));
        }
    }
}
