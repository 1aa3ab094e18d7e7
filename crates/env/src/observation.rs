//! What a seat sees, as inputs that are on or off: what the champion's network is told of a table, and what is asked now.
//!
//! It tells nothing that the seat may not know: a test compares it with what it would be if everything hidden were otherwise.

use std::sync::LazyLock;

use kaiju_bots::deep::{Deep, InputPart, InputRun, SeenInputs};
use kaiju_rules::{Action, Dice, Face, Legal, Pending, Question, Seat, State, Table};
use kaiju_wire::bot::{ANSWERS, answer, keep_rank, number, ranked_keeps};

/// The most dice that lie there at a time.
const MOST_DICE: usize = 9;
/// The inputs of dice.
const DICE: usize = 6 * MOST_DICE;
/// The most rolls that are told apart.
const MOST_ROLLS: usize = 5;
/// The cards of the deck that somebody can have looked at.
const TOPS: usize = 3;
/// The most steps of a power's own questions that are told apart.
const MOST_STEPS: usize = 8;

/// The most answers that are legal at a time: all ways of keeping some of nine dice, and as many others as there is room for.
pub const MOST_LEGAL: usize = 480;
/// More inputs than can be on at a time.
pub const MOST_SEEN: usize = 352;

/// Where each kind of input begins, and what all of them are.
#[derive(Debug)]
pub struct ObservationShape {
    deep: Deep,
    parts: Vec<InputPart>,
    me: usize,
    players: usize,
    /// What is on for any set of seats that are alive.
    living_on: Vec<InputRun<6, 6>>,
    asked: usize,
    active: usize,
    question: usize,
    power: usize,
    step: usize,
    dice: usize,
    /// What is on for any dice that there can be, in the order of their ranks.
    dice_on: Vec<InputRun<DICE, MOST_DICE>>,
    rolls: usize,
    /// What is on for so many rolls left.
    rolls_on: Vec<InputRun<MOST_ROLLS, 1>>,
    /// What is on for any set of faces that wait.
    waiting_on: Vec<InputRun<6, 6>>,
    shop: usize,
    top: usize,
    len: usize,
}

impl ObservationShape {
    /// The one shape there is: the same for every edition and any number of players.
    #[inline]
    pub fn ours() -> &'static ObservationShape {
        static OURS: LazyLock<ObservationShape> = LazyLock::new(ObservationShape::new);
        &OURS
    }

    fn new() -> ObservationShape {
        let (cards, monsters) = Deep::names();
        let deep = Deep::blank(&cards, &monsters).expect("all that there is has room");
        let mut parts = deep.parts();
        let mut len = deep.inputs();
        let mut put = |name, size, times, about| {
            let from = len;
            parts.push(InputPart { name, from, size, times, apart: if times > 1 { size } else { 0 }, about });
            len += size * times;
            from
        };
        let known = cards.len();
        let shape = ObservationShape {
            me: put("me", 6, 1, "my seat, A to F"),
            players: put("players", 5, 1, "how many play, 2 to 6"),
            living_on: set_on(put("living", 6, 1, "which seats are alive, A to F")),
            asked: put("asked", 6, 1, "which seat is asked, A to F"),
            active: put("active", 6, 1, "whose turn it is, A to F"),
            question: put(
                "question",
                Question::WORDS.len(),
                1,
                "the kind of the question, in the order of the protocol",
            ),
            power: put("asking_card", known, 1, "the card that asks a question of its own"),
            step: put("asking_step", MOST_STEPS, 1, "the step of a card's own question, 0 to 7 or more"),
            dice: put("dice", MOST_DICE, 6, "at least 1 to 9 dice show this face: 1, 2, 3, energy, heart, smash"),
            dice_on: Vec::new(),
            rolls: put("rolls", MOST_ROLLS, 1, "rolls left, 0 to 4 or more"),
            rolls_on: Vec::new(),
            waiting_on: set_on(put("waiting", 6, 1, "faces still to be resolved")),
            shop: put("shop", known, 3, "the face-up card from left to right"),
            top: put("top", known, TOPS, "the next cards of the deck, where I have looked"),
            deep,
            parts,
            len,
        };
        let rolls_on = (0..MOST_ROLLS).map(|rolls| InputRun::new(shape.rolls, [rolls])).collect();
        ObservationShape { dice_on: dice_on(shape.dice), rolls_on, ..shape }
    }

    /// How many inputs there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// How many words hold a bit for each.
    pub fn words(&self) -> usize {
        self.len.div_ceil(64)
    }

    /// Are there none? There always are some.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What they are, in order.
    pub fn parts(&self) -> &[InputPart] {
        &self.parts
    }

    /// Tells each input that is on for a seat, once and in no particular order. A monster that is out sees who is left and what
    /// is asked.
    #[must_use]
    pub fn look<S: SeenInputs>(&self, state: &State, me: Seat, told: S) -> S {
        let told = self.look_at_table(state, me, told);
        self.look_at_roll(state, keep_rank(state.table().turn().dice), told)
    }

    /// Tells each input that is on, but for those of the dice and the rolls that are left.
    #[inline(always)]
    #[must_use]
    pub(crate) fn look_at_table<S: SeenInputs>(&self, state: &State, me: Seat, mut told: S) -> S {
        let (table, edition, cards) = (state.table(), state.table().edition(), self.deep.known_cards());
        let active = self.active + table.active().index();
        told = told.all_on([self.me + me.index(), self.players + table.players() - 2, active]);
        if let Pending::Decide(seat, question) = state.pending() {
            told = told.all_on([self.asked + seat.index(), self.question + question.place()]);
            if let Question::Power(source, step) = question {
                if let Some(card) = source.as_card().and_then(|card| self.deep.card_number(edition, card)) {
                    told = told.on(self.power + card);
                }
                told = told.on(self.step + usize::from(step).min(MOST_STEPS - 1));
            }
        }
        if table.alive().has(me) {
            told = self.deep.each_input(table, me, self.shop, told);
        } else {
            told = self.look_from_outside(table, told);
        }
        for (on, set) in [(&self.living_on, table.alive().bits()), (&self.waiting_on, table.turn().waiting.bits())] {
            told = told.run_on(&on[usize::from(set & 63)]);
        }
        for depth in (0..TOPS).filter(|&depth| table.looked(depth as u8) == Some(me)) {
            if let Some(number) = table.top(depth as u8).and_then(|card| self.deep.card_number(edition, card)) {
                told = told.on(self.top + depth * cards + number);
            }
        }
        told
    }

    /// What a monster that is out sees of the table.
    #[cold]
    #[inline(never)]
    fn look_from_outside<S: SeenInputs>(&self, table: &Table, mut told: S) -> S {
        for (slot, card) in table.shop().into_iter().enumerate() {
            if let Some(number) = card.and_then(|card| self.deep.card_number(table.edition(), card)) {
                told = told.on(self.shop + slot * self.deep.known_cards() + number);
            }
        }
        told
    }

    /// Tells each input of the dice, which have this rank, and of the rolls that are left that is on: all that changes from throw to
    /// throw of a Roll.
    #[inline(always)]
    #[must_use]
    pub(crate) fn look_at_roll<S: SeenInputs>(&self, state: &State, rank: Option<usize>, told: S) -> S {
        let turn = state.table().turn();
        let told = match rank.and_then(|rank| self.dice_on.get(rank)) {
            Some(run) => told.run_on(run),
            None => self.look_at_many_dice(turn.dice, told),
        };
        told.run_on(&self.rolls_on[usize::from(turn.rolls).min(MOST_ROLLS - 1)])
    }

    /// Wipes those inputs, which lie next to each other, from a row of bits.
    pub(crate) fn wipe_roll(&self, bits: &mut [u64]) {
        let (from, end) = (self.dice, self.rolls + MOST_ROLLS);
        for (word, place) in bits[from / 64..end.div_ceil(64)].iter_mut().zip((from / 64 * 64..).step_by(64)) {
            let meant = u64::MAX << from.saturating_sub(place) & u64::MAX >> (place + 64).saturating_sub(end);
            *word &= !meant;
        }
    }

    /// More dice than there can be, as a position that somebody wrote may show them.
    #[cold]
    #[inline(never)]
    fn look_at_many_dice<S: SeenInputs>(&self, dice: Dice, told: S) -> S {
        let most = |face: Face| usize::from(dice.count(face)).min(MOST_DICE);
        let places = Face::ALL.into_iter().flat_map(|face| (0..most(face)).map(move |n| face.index() * MOST_DICE + n));
        told.run_on(&InputRun::<DICE, DICE>::new(self.dice, places))
    }
}

/// What is on of the inputs of dice, the first of which is `from`, for any dice that there can be.
fn dice_on(from: usize) -> Vec<InputRun<DICE, MOST_DICE>> {
    let kept = (0..ANSWERS).filter_map(answer).filter_map(|answer| match answer {
        Action::Keep(dice) => Some(dice),
        _ => None,
    });
    let places = |dice: Dice| {
        Face::ALL
            .into_iter()
            .flat_map(move |face| (0..dice.count(face)).map(move |n| face.index() * MOST_DICE + usize::from(n)))
    };
    kept.map(|dice| InputRun::new(from, places(dice))).collect()
}

/// What is on of six inputs, the first of which is `from`, for any set of what they tell.
fn set_on(from: usize) -> Vec<InputRun<6, 6>> {
    (0..64).map(|set| InputRun::new(from, (0..6).filter(move |bit| set >> bit & 1 == 1))).collect()
}

/// Writes those that are on one after the other. What follows them is written over: there must be room for nine more at the end.
pub(crate) struct SeenList<'a> {
    pub(crate) numbers: &'a mut [u16; MOST_SEEN],
    pub(crate) many: usize,
}

impl SeenInputs for SeenList<'_> {
    #[inline(always)]
    fn on(mut self, number: usize) -> Self {
        self.numbers[self.many] = number as u16;
        self.many += 1;
        self
    }

    #[inline(always)]
    fn all_on<const N: usize>(mut self, numbers: [usize; N]) -> Self {
        assert!(self.many <= MOST_SEEN - N, "there is room for them");
        for (i, number) in numbers.into_iter().enumerate() {
            self.numbers[self.many + i] = number as u16;
        }
        self.many += N;
        self
    }

    /// All are written and as many counted as are meant, which takes less than a loop.
    #[inline(always)]
    fn run_on<const N: usize, const M: usize>(mut self, run: &InputRun<N, M>) -> Self {
        assert!(self.many <= MOST_SEEN - M, "there is room for them");
        self.numbers[self.many..][..M].copy_from_slice(&run.numbers);
        self.many += run.many;
        self
    }
}

/// Writes ones into a row of zeros, and a list of their places, so that they can be wiped. Runs of inputs are written over what was
/// there, and are not in the list.
pub(crate) struct SeenRow<'a> {
    pub(crate) row: &'a mut [i8],
    pub(crate) ones: SeenList<'a>,
}

impl SeenInputs for SeenRow<'_> {
    #[inline(always)]
    fn on(self, number: usize) -> Self {
        self.row[number] = 1;
        SeenRow { ones: self.ones.on(number), ..self }
    }

    #[inline(always)]
    fn all_on<const N: usize>(self, numbers: [usize; N]) -> Self {
        for number in numbers {
            self.row[number] = 1;
        }
        SeenRow { ones: self.ones.all_on(numbers), ..self }
    }

    #[inline(always)]
    fn run_on<const N: usize, const M: usize>(self, run: &InputRun<N, M>) -> Self {
        self.row[run.from..][..N].copy_from_slice(&run.row);
        self
    }
}

/// Sets the bits of those that are on.
pub(crate) struct SeenBits<'a>(pub(crate) &'a mut [u64]);

impl SeenInputs for SeenBits<'_> {
    #[inline(always)]
    fn on(self, number: usize) -> Self {
        self.0[number / 64] |= 1 << (number % 64);
        self
    }
}

/// The rank of the dice of which some may be kept, as long as no more lie there than a Roll can have.
#[inline(always)]
pub(crate) fn kept_rank(legal: &Legal) -> Option<usize> {
    legal.kept_from().and_then(keep_rank)
}

/// Tells the numbers of the legal answers, in order: first those of all keeps, which are known beforehand, then each other one.
/// More dice than a Roll can have, which only a position that somebody wrote can show, have no number.
#[inline]
pub fn legal_numbers(legal: &Legal, mut tell: impl FnMut(&'static [u16], Option<u16>)) {
    let has_number = |dice: Dice| usize::from(dice.len()) <= MOST_DICE;
    match kept_rank(legal) {
        Some(rank) => tell(ranked_keeps(rank), None),
        None if legal.kept_from().is_some() => {
            let keeps = legal.iter().filter(|action| matches!(action, Action::Keep(dice) if has_number(*dice)));
            keeps.for_each(|action| tell(&[], Some(number(action) as u16)));
        }
        None => {}
    }
    for &action in legal.listed() {
        if !matches!(action, Action::Keep(dice) if !has_number(dice)) {
            tell(&[], Some(number(action) as u16));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_bots::{Bits, random_input};
    use kaiju_rules::notation::parse_position;
    use kaiju_rules::{EditionId, Log, Rules, Setup, Viewer};
    use kaiju_wire::bot::{ANSWERS, answer};

    const _: () = assert!(ANSWERS <= u16::MAX as u32, "numbers of answers fit two bytes");

    /// Random games of every edition, with all that there is.
    fn each_state(mut look: impl FnMut(&State, &mut Bits)) {
        for (edition, players) in EditionId::all().flat_map(|edition| [2, 4, 6].map(|players| (edition, players))) {
            let setup = Setup::new(edition, players).expect("two to six can play");
            let setup = setup.with_rules(Rules { evolutions: true, promos: true, costumes: true, ..setup.rules() });
            let (mut state, mut bits, mut legal) = (State::new(&setup), Bits::new(5, 1), Legal::default());
            while let Some(input) = random_input(&state, &mut bits, &mut legal) {
                state.advance(input, &mut Log::Off);
                look(&state, &mut bits);
            }
        }
    }

    #[test]
    fn every_input_belongs_to_one_part() {
        let shape = ObservationShape::ours();
        let mut of = vec![0; shape.len()];
        for part in shape.parts() {
            for run in 0..part.times {
                of[part.from + run * part.apart..][..part.size].iter_mut().for_each(|many| *many += 1);
            }
        }
        assert!(of.iter().all(|&many| many == 1));
    }

    /// What a seat cannot see does not matter to what it is shown: whatever is hidden could be anything else.
    #[test]
    fn nothing_hidden_is_shown() {
        let (shape, mut compared) = (ObservationShape::ours(), 0);
        each_state(|state, bits| {
            for seat in state.table().seats().iter() {
                let mut seen = shape.look(state, seat, Vec::<u16>::new());
                let other = state.seen_by(Viewer::Seat(seat)).imagine(|n| bits.below(n));
                assert_eq!(seen, shape.look(&other, seat, Vec::<u16>::new()));
                compared += usize::from(other != *state);
                seen.sort_unstable();
                assert!(seen.iter().all(|&number| usize::from(number) < shape.len()));
                assert!(seen.windows(2).all(|pair| pair[0] != pair[1]), "an input is told once");
                assert!(seen.len() + MOST_DICE <= MOST_SEEN);
                let mut listed = [0; MOST_SEEN];
                let many = shape.look(state, seat, SeenList { numbers: &mut listed, many: 0 }).many;
                listed[..many].sort_unstable();
                assert_eq!(&listed[..many], seen);
                let mut bits = vec![0u64; shape.words()];
                let _ = shape.look(state, seat, SeenBits(&mut bits));
                let is_on = |&number: &u16| bits[usize::from(number) / 64] >> (number % 64) & 1 == 1;
                assert!((0..64 * shape.words() as u16).filter(is_on).eq(seen));
            }
        });
        assert!(compared > 100, "{compared} imagined games were others");
    }

    /// Two copies of a card in the shop, with one seat, or with two whose cards are told together: the card is told once.
    #[test]
    fn a_card_of_which_two_copies_lie_side_by_side_is_told_once() {
        let seats = "seat A gigazaur ♥7\nseat B kraken city\nseat C alienoid\nseat D meka-dragon\nseat E cyber-bunny\n";
        let twice = [
            "shop extra-head extra-head#2 wings",
            "cards B extra-head extra-head#2",
            "cards D extra-head\ncards E extra-head#2",
        ];
        for (lying, apart) in twice.into_iter().zip([2, 0, 0]) {
            let text = format!("kaiju position 1\nedition second\n{seats}{lying}\nat keep A dice 111ess rolls 1\n");
            let state = parse_position(&text).expect("a position");
            let seen = ObservationShape::ours().look(&state, Seat::A, Vec::<u16>::new());
            let (cards, _) = Deep::names();
            let card = cards.iter().position(|id| *id == "extra-head").expect("it is there");
            let parts = ObservationShape::ours().parts().iter().filter(|part| part.size == cards.len());
            let told = |of: &str| {
                let part = parts.clone().find(|part| part.name == of).expect("it is told");
                let runs = (0..part.times).map(|run| part.from + run * part.apart + card);
                runs.map(|place| seen.iter().filter(|&&number| usize::from(number) == place).count()).sum::<usize>()
            };
            assert_eq!(told("shop"), apart, "each place in the shop");
            assert_eq!(told("cards") + told("shop_affordable") + told("shop_too_dear"), 1, "{lying}");
        }
    }

    #[test]
    fn every_legal_answer_has_a_number_that_means_it() {
        each_state(|state, _| {
            let (legal, mut numbers) = (state.legal(), Vec::new());
            legal_numbers(&legal, |keeps, other| numbers.extend(keeps.iter().copied().chain(other)));
            assert!(numbers.iter().map(|&number| answer(number.into())).eq(legal.iter().map(Some)));
            assert!(numbers.len() <= MOST_LEGAL);
            legal_numbers(&legal, |keeps, _| {
                assert_eq!(
                    (keeps.first(), keeps.last()),
                    (keeps.iter().min(), keeps.iter().max()),
                    "none first, all last"
                );
            });
        });
    }
}
