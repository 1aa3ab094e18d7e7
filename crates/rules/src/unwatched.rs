//! Games that nobody watches, played at random: what is asked is answered where it comes up, and the loop goes on.

use crate::agenda::{Step, Task};
use crate::catalogue::pick_of_seven;
use crate::chance::{Luck, Outcome};
use crate::decision::{Action, Legal, Question, may_sweep};
use crate::dice::Dice;
use crate::engine::State;
use crate::event::{Event, Log};
use crate::hooks::{CardId, Moment};
use crate::play::Play;
use crate::seat::Seat;
use crate::table::SlotSet;

/// Who answers what comes up in the loop.
pub(crate) trait Answering {
    /// Are answers given on the spot? Otherwise the loop stops.
    const INSIDE: bool;

    /// The random bits of the next input.
    fn word(&mut self) -> u64;

    /// One of fewer than eight answers, a bit each.
    #[inline(always)]
    fn pick(&mut self, few: u8) -> usize {
        pick_of_seven(few, self.word())
    }
}

/// Somebody outside, whom the loop stops for.
pub(crate) struct AskedOutside;

impl Answering for AskedOutside {
    const INSIDE: bool = false;

    fn word(&mut self) -> u64 {
        unreachable!("nobody answers on the spot")
    }
}

/// Chance answers for everybody, each input by a word of random bits.
struct AtRandom<W> {
    bits: W,
    inputs: usize,
}

impl<W: FnMut() -> u64> Answering for AtRandom<W> {
    const INSIDE: bool = true;

    #[inline(always)]
    fn word(&mut self) -> u64 {
        self.inputs += 1;
        (self.bits)()
    }
}

impl State {
    /// Plays a game that nobody watches to its end, everybody answering at random: each input takes the next word of random
    /// bits, as [`Luck::draw`] and [`State::pick`] would, but for those of a seat that can only pass. Returns the number of
    /// inputs; with these inputs one by one [`State::advance`] comes to the same state.
    ///
    /// ```
    /// use kaiju_rules::prelude::*;
    ///
    /// let mut game = State::new(&Setup::new(EditionId::SECOND, 4).unwrap());
    /// let mut word = 1u64;
    /// let inputs = game.play_out(|| {
    ///     word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    ///     word ^ word >> 29
    /// });
    /// assert!(inputs > 0 && matches!(game.pending(), Pending::Over(_)));
    /// ```
    pub fn play_out(&mut self, bits: impl FnMut() -> u64) -> usize {
        let mut answers = AtRandom { bits, inputs: 0 };
        let mut legal = Legal::default();
        let mut play = Play { state: self, log: &mut Log::Off, passed: Some(0) };
        while let Some(task) = play.state.agenda.tasks().last() {
            if let Task::Turn(step) = *task {
                play.turn(step, &mut answers);
            } else if let Task::Fill { empty, fresh } = *task {
                play.fill_at_random(empty, fresh, &mut answers);
            } else if let Task::Ask(seat, question) = *task {
                if play.still_asks(seat, question) {
                    play.answer_at_random(seat, question, &mut answers, &mut legal);
                }
            } else if let Task::Luck(luck) = *task {
                let outcome = luck.draw(play.table(), answers.word());
                play.state.agenda.pop();
                play.land_luck(luck, outcome);
            } else {
                play.work();
            }
        }
        answers.inputs + play.passed.unwrap_or(0) as usize
    }
}

impl Play<'_> {
    /// A question is answered at random.
    #[inline(always)]
    fn answer_at_random<W: FnMut() -> u64>(
        &mut self,
        seat: Seat,
        question: Question,
        answers: &mut AtRandom<W>,
        legal: &mut Legal,
    ) {
        if question == Question::Yield && self.only_answers(seat) {
            let yes = answers.pick(0b11) == 1;
            self.state.agenda.pop();
            return self.answer_yield(seat, yes);
        }
        let action = if matches!(question, Question::Evolve(_)) && self.state.can_only_pass() {
            answers.inputs += 1;
            Action::No
        } else {
            self.state.pick(answers.word(), legal).unwrap_or(Action::No)
        };
        self.answer(seat, question, action);
    }

    /// Has a seat only the usual answers to what it is asked: no power to use and no evolution to play?
    #[inline(always)]
    pub(crate) fn only_answers(&self, seat: Seat) -> bool {
        let table = self.table();
        !table.hears(seat, Moment::Usable) && (!table.rules().evolutions || table.for_any_time(seat).is_empty())
    }

    /// Are the dice of the Roll nobody's business but their roller's, who can only keep some and throw the others?
    #[inline(always)]
    pub(crate) fn rolls_alone(&self, me: Seat) -> bool {
        let table = self.table();
        self.only_answers(me) && !table.anyone_may_hold(Moment::OthersRolling) && !table.anyone_hears(Moment::Hampers)
    }

    /// Rolls so many dice at random, keeps some and rolls the others again, until no roll is left or all are kept. For a roller
    /// that rolls alone, and with nobody to be told.
    #[inline(always)]
    pub(crate) fn roll_out(&mut self, dice: u8, answers: &mut impl Answering) {
        let (table, mut falling) = (&mut self.state.table, dice);
        loop {
            table.fold(Event::Threw { dice: Dice::throw(falling, answers.word()) });
            if table.turn().rolls == 0 {
                return;
            }
            let lying = table.turn().dice;
            let kept = lying.pick(answers.word());
            if kept == lying {
                return table.fold(Event::Stopped);
            }
            table.fold(Event::Kept { dice: kept });
            falling = lying.len() - kept.len();
        }
    }

    /// Is there nothing for a monster to do in the shop but to buy what lies there and to sweep it?
    #[inline(always)]
    pub(crate) fn shops_alone(&self, me: Seat) -> bool {
        self.only_answers(me) && !self.table().shops_elsewhere(me)
    }

    /// The answers in the shop of a monster that shops alone, a bit each; none where it is not asked.
    #[inline(always)]
    pub(crate) fn shop_answers(&self, me: Seat) -> Option<u8> {
        let table = self.table();
        let cards = if self.looks_at_shop(me) { table.affordable(me) } else { SlotSet::EMPTY };
        let more = cards.bits() << 1 | u8::from(may_sweep(table, me)) << 4;
        (more > 0).then_some(1 | more)
    }

    /// Works off what a strike usually leaves behind: one monster yields or stays, and the attacker moves in. True when the
    /// spine goes on.
    #[inline(always)]
    pub(crate) fn settled(&mut self, answers: &mut impl Answering) -> bool {
        if let Some(&Task::Ask(seat, Question::Yield)) = self.state.agenda.tasks().last() {
            if !self.only_answers(seat) {
                return false;
            }
            debug_assert!(self.state.stands(seat, Question::Yield), "who may not yield is not asked");
            let yes = answers.pick(0b11) == 1;
            self.state.agenda.pop();
            self.answer_yield(seat, yes);
            if let Some(&Task::Yields { left }) = self.state.agenda.tasks().last() {
                self.yields(left);
            }
        }
        if let Some(&Task::Storm { open }) = self.state.agenda.tasks().last() {
            self.storm(open);
        }
        self.state.agenda.len() == 1
    }

    /// Fills what was bought or swept away; true when the monster is to shop on at once.
    #[inline(always)]
    pub(crate) fn shops_on(&mut self, me: Seat, answers: &mut impl Answering) -> bool {
        while let Some(&Task::Fill { empty, fresh }) = self.state.agenda.tasks().last() {
            self.fill_at_random(empty, fresh, answers);
        }
        matches!(self.state.agenda.tasks(), [Task::Turn(Step::Buy)]) && self.table().alive().has(me)
    }

    /// The next empty place is filled with a card drawn at random, unless it is known.
    #[inline(always)]
    fn fill_at_random(&mut self, empty: SlotSet, fresh: SlotSet, answers: &mut impl Answering) {
        let Some(slot) = self.next_place(empty, fresh) else { return };
        let card = match self.table().top(0) {
            Some(card) => card,
            None => match Luck::Reveal(slot).draw(self.table(), answers.word()) {
                Outcome::Card(card) => card,
                _ => CardId::new(0),
            },
        };
        self.reveal(slot, card);
    }
}
