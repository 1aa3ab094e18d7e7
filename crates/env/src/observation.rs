//! What a seat sees, as inputs that are on or off: what the champion's network is told of a table, and what is asked now.
//!
//! It tells nothing that the seat may not know: a test compares it with what it would be if everything hidden were otherwise.

use std::sync::LazyLock;

use kaiju_bots::deep::{Deep, InputPart};
use kaiju_rules::{Action, Face, Legal, Pending, Question, Seat, State};
use kaiju_wire::bot::{keep_numbers, number};

/// The most dice that lie there at a time.
const MOST_DICE: usize = 9;
/// The most rolls that are told apart.
const MOST_ROLLS: usize = 5;
/// The cards of the deck that somebody can have looked at.
const TOPS: usize = 3;
/// The most steps of a power's own questions that are told apart.
const MOST_STEPS: usize = 8;

/// The most answers that are legal at a time: all ways of keeping some of nine dice, and as many others as there is room for.
pub const MOST_LEGAL: usize = 512;
/// More inputs than can be on at a time.
pub const MOST_SEEN: usize = 512;

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
    rolls: usize,
    waiting: usize,
    shop: usize,
    top: usize,
    len: usize,
}

impl ObservationShape {
    /// The one shape there is: the same for every edition and any number of players.
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
        ObservationShape {
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
            rolls: put("rolls", MOST_ROLLS, 1, "rolls left, 0 to 4 or more"),
            waiting: put("waiting", 6, 1, "faces still to be resolved"),
            shop: put("shop", known, 3, "the face-up card from left to right"),
            top: put("top", known, TOPS, "the next cards of the deck, where I have looked"),
            deep,
            parts,
            len,
        }
    }

    /// How many inputs there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Are there none? There always are some.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What they are, in order.
    pub fn parts(&self) -> &[InputPart] {
        &self.parts
    }

    /// Tells each input that is on for a seat. A monster that is out sees who is left and what is asked.
    pub fn look(&self, state: &State, me: Seat, mut on: impl FnMut(u16)) {
        let (table, edition) = (state.table(), state.table().edition());
        let mut put = |number: usize| on(number as u16);
        if table.alive().has(me) {
            self.deep.inputs_on(table, me).numbers().for_each(&mut put);
        }
        put(self.me + me.index());
        put(self.players + table.players() - 2);
        put(self.active + table.active().index());
        table.alive().iter().for_each(|seat| put(self.living + seat.index()));
        if let Pending::Decide(seat, question) = state.pending() {
            put(self.asked + seat.index());
            let word = question.word();
            put(self.question + Question::WORDS.iter().position(|known| *known == word).unwrap_or(0));
            if let Question::Power(source, step) = question {
                if let Some(card) = source.as_card().and_then(|card| self.deep.card_number(edition, card)) {
                    put(self.power + card);
                }
                put(self.step + usize::from(step).min(MOST_STEPS - 1));
            }
        }
        let turn = table.turn();
        for face in Face::ALL {
            let many = usize::from(turn.dice.count(face)).min(MOST_DICE);
            (0..many).for_each(|n| put(self.dice + face.index() * MOST_DICE + n));
        }
        put(self.rolls + usize::from(turn.rolls).min(MOST_ROLLS - 1));
        turn.waiting.iter().for_each(|face| put(self.waiting + face.index()));
        let cards = self.deep.known_cards();
        for (slot, card) in table.shop().into_iter().enumerate() {
            if let Some(number) = card.and_then(|card| self.deep.card_number(edition, card)) {
                put(self.shop + slot * cards + number);
            }
        }
        for depth in (0..TOPS).filter(|&depth| table.looked(depth as u8) == Some(me)) {
            if let Some(number) = table.top(depth as u8).and_then(|card| self.deep.card_number(edition, card)) {
                put(self.top + depth * cards + number);
            }
        }
    }
}

/// Tells the numbers of the legal answers, in order: first those of all keeps, which are known beforehand, then each other one.
/// More dice than a Roll can have, which only a position that somebody wrote can show, have no number.
pub fn legal_numbers(state: &State, legal: &Legal, mut tell: impl FnMut(&'static [u16], Option<u16>)) {
    let turn = state.table().turn();
    let keeps = match state.pending() {
        Pending::Decide(_, Question::Keep) if turn.rolls > 0 => keep_numbers(turn.dice).unwrap_or_default(),
        _ => &[],
    };
    tell(keeps, None);
    let numbered = |action: &Action| !matches!(action, Action::Keep(dice) if usize::from(dice.len()) > MOST_DICE);
    let others = (keeps.len()..legal.len()).filter_map(|i| legal.get(i));
    others.filter(numbered).for_each(|action| tell(&[], Some(number(action) as u16)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_bots::{Bits, random_input};
    use kaiju_rules::{EditionId, Log, Rules, Setup, Viewer};
    use kaiju_wire::bot::{ANSWERS, answer};

    const _: () = assert!(ANSWERS <= u16::MAX as u32, "numbers of answers fit two bytes");

    /// Random games of every edition, with all that there is.
    fn each_state(mut look: impl FnMut(&State, &mut Bits)) {
        for (edition, players) in EditionId::all().flat_map(|edition| [2, 4, 6].map(|players| (edition, players))) {
            let setup = Setup::new(edition, players).expect("two to six can play");
            let setup = setup.with_rules(Rules { evolutions: true, promos: true, ..setup.rules() });
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
                let [mut seen, mut imagined] = [Vec::new(), Vec::new()];
                shape.look(state, seat, |number| seen.push(number));
                let other = state.seen_by(Viewer::Seat(seat)).imagine(|n| bits.below(n));
                shape.look(&other, seat, |number| imagined.push(number));
                assert_eq!(seen, imagined);
                compared += usize::from(other != *state);
                seen.sort_unstable();
                assert!(seen.iter().all(|&number| usize::from(number) < shape.len()));
                assert!(seen.windows(2).all(|pair| pair[0] != pair[1]), "an input is told once");
                assert!(seen.len() <= MOST_SEEN);
            }
        });
        assert!(compared > 100, "{compared} imagined games were others");
    }

    #[test]
    fn every_legal_answer_has_a_number_that_means_it() {
        each_state(|state, _| {
            let (legal, mut numbers) = (state.legal(), Vec::new());
            legal_numbers(state, &legal, |keeps, other| numbers.extend(keeps.iter().copied().chain(other)));
            assert!(numbers.iter().map(|&number| answer(number.into())).eq(legal.iter().map(Some)));
            assert!(numbers.len() <= MOST_LEGAL);
        });
    }
}
