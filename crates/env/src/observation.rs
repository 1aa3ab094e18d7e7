//! What a seat sees, as inputs that are on or off: what the champion's network is told of a table, and what is asked now.
//!
//! It tells nothing that the seat may not know: a test compares it with what it would be if everything hidden were otherwise.

use std::sync::LazyLock;

use kaiju_bots::deep::{Deep, InputPart};
use kaiju_rules::{Action, Dice, Face, Legal, Pending, Question, Seat, State};
use kaiju_wire::bot::{ANSWERS, answer, keep_numbers, keep_rank, number};

/// The most dice that lie there at a time.
const MOST_DICE: usize = 9;
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
    living: usize,
    asked: usize,
    active: usize,
    question: usize,
    power: usize,
    step: usize,
    dice: usize,
    /// The inputs that are on for any dice that there can be, as many as there are dice.
    dice_on: Vec<[u16; MOST_DICE]>,
    rolls: usize,
    waiting: usize,
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
            living: put("living", 6, 1, "which seats are alive, A to F"),
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
            waiting: put("waiting", 6, 1, "faces still to be resolved"),
            shop: put("shop", known, 3, "the face-up card from left to right"),
            top: put("top", known, TOPS, "the next cards of the deck, where I have looked"),
            deep,
            parts,
            len,
        };
        ObservationShape { dice_on: dice_on(shape.dice), ..shape }
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
    #[inline]
    pub fn look(&self, state: &State, me: Seat, told: &mut impl SeenInputs) {
        self.look_at_table(state, me, told);
        self.look_at_roll(state, told);
    }

    /// Tells each input that is on, but for those of the dice and the rolls that are left.
    #[inline]
    pub(crate) fn look_at_table(&self, state: &State, me: Seat, told: &mut impl SeenInputs) {
        let (table, edition, cards) = (state.table(), state.table().edition(), self.deep.known_cards());
        if table.alive().has(me) {
            self.deep.each_input(table, me, self.shop, |number| told.on(number));
        } else {
            for (slot, card) in table.shop().into_iter().enumerate() {
                if let Some(number) = card.and_then(|card| self.deep.card_number(edition, card)) {
                    told.on(self.shop + slot * cards + number);
                }
            }
        }
        told.on(self.me + me.index());
        told.on(self.players + table.players() - 2);
        told.on(self.active + table.active().index());
        table.alive().iter().for_each(|seat| told.on(self.living + seat.index()));
        if let Pending::Decide(seat, question) = state.pending() {
            told.on(self.asked + seat.index());
            told.on(self.question + question.place());
            if let Question::Power(source, step) = question {
                if let Some(card) = source.as_card().and_then(|card| self.deep.card_number(edition, card)) {
                    told.on(self.power + card);
                }
                told.on(self.step + usize::from(step).min(MOST_STEPS - 1));
            }
        }
        table.turn().waiting.iter().for_each(|face| told.on(self.waiting + face.index()));
        for depth in (0..TOPS).filter(|&depth| table.looked(depth as u8) == Some(me)) {
            if let Some(number) = table.top(depth as u8).and_then(|card| self.deep.card_number(edition, card)) {
                told.on(self.top + depth * cards + number);
            }
        }
    }

    /// Tells each input of the dice and the rolls that are left that is on: all that changes from throw to throw of a Roll.
    #[inline]
    pub(crate) fn look_at_roll(&self, state: &State, told: &mut impl SeenInputs) {
        let turn = state.table().turn();
        match keep_rank(turn.dice) {
            Some(rank) => told.some_on(&self.dice_on[rank], turn.dice.len().into()),
            None => self.look_at_many_dice(turn.dice, told),
        }
        told.on(self.rolls + usize::from(turn.rolls).min(MOST_ROLLS - 1));
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
    fn look_at_many_dice(&self, dice: Dice, told: &mut impl SeenInputs) {
        for face in Face::ALL {
            let many = usize::from(dice.count(face)).min(MOST_DICE);
            (0..many).for_each(|n| told.on(self.dice + face.index() * MOST_DICE + n));
        }
    }
}

/// The inputs of dice, the first of which is `from`, for any dice that there can be.
fn dice_on(from: usize) -> Vec<[u16; MOST_DICE]> {
    let kept = (0..ANSWERS).filter_map(answer).filter_map(|answer| match answer {
        Action::Keep(dice) => Some(dice),
        _ => None,
    });
    let inputs = |dice: Dice| {
        let on = Face::ALL.into_iter().flat_map(|face| (0..dice.count(face)).map(move |n| (face, usize::from(n))));
        let mut inputs = [0; MOST_DICE];
        on.zip(&mut inputs).for_each(|((face, n), input)| *input = (from + face.index() * MOST_DICE + n) as u16);
        inputs
    };
    kept.map(inputs).collect()
}

/// Who is told which inputs are on.
pub trait SeenInputs {
    /// This one is.
    fn on(&mut self, number: usize);

    /// The first of these are.
    fn some_on(&mut self, numbers: &[u16; MOST_DICE], many: usize) {
        numbers.iter().take(many).for_each(|&number| self.on(number.into()));
    }
}

/// A list of those that are on.
impl SeenInputs for Vec<u16> {
    fn on(&mut self, number: usize) {
        self.push(number as u16);
    }
}

/// Sets the bits of those that are on.
pub(crate) struct SeenBits<'a>(pub(crate) &'a mut [u64]);

impl SeenInputs for SeenBits<'_> {
    #[inline]
    fn on(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }
}

/// Writes those that are on one after the other. What follows them is written over: there must be room for nine more.
pub(crate) struct SeenList<'a> {
    pub(crate) numbers: &'a mut [u16],
    pub(crate) many: usize,
}

impl SeenInputs for SeenList<'_> {
    #[inline]
    fn on(&mut self, number: usize) {
        self.numbers[self.many] = number as u16;
        self.many += 1;
    }

    /// All nine are written and as many counted as are meant, which takes less than a loop.
    #[inline]
    fn some_on(&mut self, numbers: &[u16; MOST_DICE], many: usize) {
        self.numbers[self.many..][..MOST_DICE].copy_from_slice(numbers);
        self.many += many;
    }
}

/// Tells the numbers of the legal answers, in order: first those of all keeps, which are known beforehand, then each other one.
/// More dice than a Roll can have, which only a position that somebody wrote can show, have no number.
#[inline]
pub fn legal_numbers(state: &State, legal: &Legal, mut tell: impl FnMut(&'static [u16], Option<u16>)) {
    let (turn, has_number) = (state.table().turn(), |dice: Dice| usize::from(dice.len()) <= MOST_DICE);
    let rolls_on = turn.rolls > 0 && matches!(state.pending(), Pending::Decide(_, Question::Keep));
    let known = if rolls_on { keep_numbers(turn.dice) } else { None };
    tell(known.unwrap_or_default(), None);
    if rolls_on && known.is_none() {
        let keeps = legal.iter().filter(|action| matches!(action, Action::Keep(dice) if has_number(*dice)));
        keeps.for_each(|action| tell(&[], Some(number(action) as u16)));
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
                let [mut seen, mut imagined] = [Vec::<u16>::new(), Vec::new()];
                shape.look(state, seat, &mut seen);
                let other = state.seen_by(Viewer::Seat(seat)).imagine(|n| bits.below(n));
                shape.look(&other, seat, &mut imagined);
                assert_eq!(seen, imagined);
                compared += usize::from(other != *state);
                seen.sort_unstable();
                assert!(seen.iter().all(|&number| usize::from(number) < shape.len()));
                assert!(seen.windows(2).all(|pair| pair[0] != pair[1]), "an input is told once");
                assert!(seen.len() + MOST_DICE <= MOST_SEEN);
                let (mut listed, mut bits) = ([0; MOST_SEEN], vec![0u64; shape.words()]);
                let mut list = SeenList { numbers: &mut listed, many: 0 };
                shape.look(state, seat, &mut list);
                let many = list.many;
                listed[..many].sort_unstable();
                assert_eq!(&listed[..many], seen);
                shape.look(state, seat, &mut SeenBits(&mut bits));
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
            let mut seen = Vec::new();
            ObservationShape::ours().look(&state, Seat::A, &mut seen);
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
            legal_numbers(state, &legal, |keeps, other| numbers.extend(keeps.iter().copied().chain(other)));
            assert!(numbers.iter().map(|&number| answer(number.into())).eq(legal.iter().map(Some)));
            assert!(numbers.len() <= MOST_LEGAL);
            legal_numbers(state, &legal, |keeps, _| {
                assert_eq!(
                    (keeps.first(), keeps.last()),
                    (keeps.iter().min(), keeps.iter().max()),
                    "none first, all last"
                );
            });
        });
    }
}
