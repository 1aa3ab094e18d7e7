//! A whole game: what comes in, the loop that runs, and the offers that let powers speak. Knows no card and no
//! order of play.

use core::fmt;

use crate::agenda::{Agenda, Cursor, Step, Task};
use crate::chance::{Luck, Outcome};
use crate::clause::Clause;
use crate::decision::{Action, Counter, Question};
use crate::dice::{Dice, Face};
use crate::event::{Event, Log};
use crate::hooks::{CardId, Hooks, Moment, Occasion, Power, Source};
use crate::occasion::Wound;
use crate::play::Play;
use crate::seat::{Seat, SeatSet};
use crate::setup::Setup;
use crate::table::{Origin, SlotId, Table};
use crate::unwatched::AskedOutside;
use crate::version::{Amendment, Version};
use crate::wound::Blow;

/// The version of the rules that new games are played with. It rises whenever the same inputs would give other events.
pub const RULES_VERSION: u32 = Version::NEWEST.number();

/// Questions with steps from here on belong to the physical card, not to the one it stands for.
pub const OWN_STEP: u8 = 200;

/// No game takes more inputs than this; a law, checked over random games.
pub const INPUT_LIMIT: usize = 10_000;

/// A whole game in a handful of cache lines. No generator, no log, no names inside.
///
/// ```
/// use kaiju_rules::prelude::*;
///
/// let game = State::new(&Setup::new(EditionId::SECOND, 3).unwrap());
/// // A copy is cheap and independent: try things out on it.
/// let mut other = game.clone();
/// let Pending::Chance(luck) = other.pending() else { unreachable!("the shop is filled first") };
/// other.apply(Input::Luck(luck.draw(other.table(), 1)), &mut Log::Off).unwrap();
/// assert!(other != game);
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) agenda: Agenda,
}

const _: () = assert!(size_of::<State>() == 1088, "the state grew or shrank: is that meant?");

/// What comes in: a game is a setup and a list of these.
///
/// ```
/// use kaiju_rules::prelude::*;
///
/// let mut game = State::new(&Setup::new(EditionId::SECOND, 2).unwrap());
/// // The shop is filled first: chance is asked, and no player.
/// let Pending::Chance(luck) = game.pending() else { unreachable!() };
/// let outcome = luck.draw(game.table(), 42);
/// assert!(game.apply(Input::Luck(outcome), &mut Log::Off).is_ok());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Input {
    /// A player's answer.
    Act(Action),
    /// Chance's answer.
    Luck(Outcome),
}

/// What the game waits for: read off the top of the agenda, never stored twice.
///
/// ```
/// use kaiju_rules::prelude::*;
///
/// let game = State::new(&Setup::new(EditionId::SECOND, 2).unwrap());
/// match game.pending() {
///     Pending::Chance(luck) => assert!(luck.dice().is_none(), "a card is turned up"),
///     Pending::Decide(seat, question) => println!("{seat} is asked {question:?}"),
///     Pending::Over(winners) => println!("{} won", winners.len()),
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// This seat is asked this.
    Decide(Seat, Question),
    /// Chance is asked this.
    Chance(Luck),
    /// The game is over; these won, nobody when it is empty.
    Over(SeatSet),
}

macro_rules! illegal {
    ($($(#[$doc:meta])* $reason:ident $word:literal $sentence:literal,)*) => {
        /// Why an input was refused. Nothing has moved.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Illegal { $($(#[$doc])* $reason,)* }

        impl Illegal {
            /// Every reason.
            pub const ALL: &'static [Illegal] = &[$(Illegal::$reason,)*];

            /// The word for it in the notation.
            pub const fn word(self) -> &'static str {
                match self { $(Illegal::$reason => $word,)* }
            }
        }

        impl fmt::Display for Illegal {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Illegal::$reason => $sentence,)* })
            }
        }
    };
}

illegal! {
    /// The game is over.
    Over "over" "the game is over",
    /// Chance is asked, not a player.
    ChanceIsAsked "chance-is-asked" "chance is asked here, not a player",
    /// A player is asked, not chance.
    PlayerIsAsked "player-is-asked" "a player is asked here, not chance",
    /// Somebody else is asked.
    OtherSeat "other-seat" "somebody else is asked here",
    /// That is not one of the answers to this question.
    NotAnAnswer "not-an-answer" "that is not among the legal answers",
    /// Those dice are not there to be kept.
    NoSuchDice "no-such-dice" "those dice are not there to be kept (ROLL-1)",
    /// No roll is left.
    NoRollLeft "no-roll-left" "no roll is left (ROLL-1)",
    /// There is no card in that place.
    NoSuchCard "no-such-card" "there is no such card to be had (BUY-1)",
    /// There is not enough energy for it.
    TooExpensive "too-expensive" "there is not enough energy for it (BUY-1, BUY-2)",
    /// Chance cannot say that.
    NotAnOutcome "not-an-outcome" "chance cannot give that here",
}

impl core::error::Error for Illegal {}

impl State {
    /// A game about to start; everything up to the first question has happened.
    pub fn new(setup: &Setup) -> State {
        State::start(setup, &mut Log::Off)
    }

    /// A new game, run to its first question; the log gets the events of the setup.
    pub fn start(setup: &Setup, log: &mut Log) -> State {
        let mut state = State { table: Table::new(setup), agenda: Agenda::new() };
        state.agenda.push(Task::Turn(State::opening(setup)));
        state.run(log);
        state
    }

    /// The first step of a game. Events among the first three cards need a first player (EVENT-4).
    pub(crate) fn opening(setup: &Setup) -> Step {
        if setup.rules().events { Step::Contest } else { Step::Deal }
    }

    /// The table, to be read.
    #[inline(always)]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What is still to be done, to be read.
    pub fn agenda(&self) -> &Agenda {
        &self.agenda
    }

    /// What the game waits for.
    #[inline(always)]
    pub fn pending(&self) -> Pending {
        match self.agenda.tasks().last() {
            Some(&Task::Ask(seat, question)) => Pending::Decide(seat, question),
            Some(&Task::Luck(luck)) => Pending::Chance(luck),
            _ => Pending::Over(self.table.over().unwrap_or(SeatSet::EMPTY)),
        }
    }

    /// Takes one input and plays on until the next question. On an error nothing has moved.
    pub fn apply(&mut self, input: Input, log: &mut Log) -> Result<(), Illegal> {
        match (self.agenda.tasks().last(), input) {
            (Some(&Task::Ask(seat, question)), Input::Act(action)) => {
                if !self.allows(seat, question, action) {
                    return Err(self.refusal(seat, question, action));
                }
            }
            (Some(&Task::Luck(luck)), Input::Luck(outcome)) => {
                if !luck.allows(&self.table, outcome) {
                    return Err(Illegal::NotAnOutcome);
                }
            }
            (Some(Task::Ask(..)), Input::Luck(_)) => return Err(Illegal::PlayerIsAsked),
            (Some(Task::Luck(_)), Input::Act(_)) => return Err(Illegal::ChanceIsAsked),
            _ => return Err(Illegal::Over),
        }
        self.advance(input, log);
        Ok(())
    }

    /// Applies an input without checking it. Only for playouts that just took the input from [`State::legal`] or
    /// [`Luck::draw`]; anything else is a bug of the caller.
    pub fn advance(&mut self, input: Input, log: &mut Log) {
        Play::new(self, log).take(input);
    }

    /// Applies an input without checking it, in a game nobody watches: a seat that is offered an evolution and could
    /// only decline is not asked, since there is nobody to learn anything from it. Returns how many such questions were
    /// passed over; with a no to each of them [`State::advance`] comes to the same state.
    #[inline(always)]
    pub fn hurry(&mut self, input: Input) -> u32 {
        let mut play = Play { state: self, log: &mut Log::Off, passed: Some(0) };
        play.take(input);
        play.passed.unwrap_or(0)
    }

    /// Is somebody asked for an evolution who can only say no?
    #[inline(always)]
    pub fn can_only_pass(&self) -> bool {
        match self.agenda.tasks() {
            [.., Task::Offer { now, .. }, Task::Ask(seat, Question::Evolve(_))] => {
                self.table.none_playable_when_asked(*seat, *now)
            }
            _ => false,
        }
    }

    /// Applies an input; an answer must come from the seat `who`, if one is given.
    pub fn apply_as(&mut self, who: Option<Seat>, input: Input, log: &mut Log) -> Result<(), Illegal> {
        if let (Some(who), Pending::Decide(seat, _)) = (who, self.pending())
            && who != seat
        {
            return Err(Illegal::OtherSeat);
        }
        self.apply(input, log)
    }

    /// Why an answer is refused.
    #[cold]
    fn refusal(&self, seat: Seat, question: Question, action: Action) -> Illegal {
        let table = &self.table;
        let price = |card: Option<CardId>| match card {
            Some(card) if u16::from(table.price(seat, card)) > table.energy(seat) => Illegal::TooExpensive,
            Some(_) => Illegal::NotAnAnswer,
            None => Illegal::NoSuchCard,
        };
        match (question, action) {
            (Question::Keep, Action::Keep(kept)) if table.turn().dice.covers(kept) => Illegal::NoRollLeft,
            (Question::Keep, Action::Keep(_)) => Illegal::NoSuchDice,
            (Question::Shop, Action::Buy(slot)) => price(table.shop()[slot.index()]),
            (Question::Shop, Action::BuyTop(depth)) => price(table.top(depth)),
            (Question::Shop, Action::BuyFrom(card)) if table.in_play().has(card) => price(Some(card)),
            (Question::Shop, Action::Sweep) if table.energy(seat) < 2 => Illegal::TooExpensive,
            _ => Illegal::NotAnAnswer,
        }
    }

    /// Is this among the legal answers? The frequent ones are judged without listing them all.
    fn allows(&self, seat: Seat, question: Question, action: Action) -> bool {
        match (question, action) {
            (Question::Keep, Action::Keep(kept)) => {
                let turn = self.table.turn();
                if turn.rolls == 0 { kept == turn.dice } else { turn.dice.covers(kept) }
            }
            (Question::Yield, Action::Yes | Action::No) => true,
            (Question::Shop | Question::Change | Question::Resolve | Question::Hearts, Action::No) => true,
            (Question::Shop, Action::Buy(slot)) => {
                self.table.shop()[slot.index()].is_some_and(|card| self.table.affords(seat, card))
            }
            (Question::Shop, Action::Sweep) => crate::decision::may_sweep(&self.table, seat),
            (Question::Power(source, step), Action::Yes | Action::No)
                if self.own_hooks(Power { owner: seat, source }, step).options.is_none() =>
            {
                true
            }
            _ => self.legal().contains(action),
        }
    }

    /// Works the agenda off until somebody is asked or the game is over.
    pub(crate) fn run(&mut self, log: &mut Log) {
        Play::new(self, log).run();
    }

    /// The hooks that answer for a power: the copied card's, or the physical card's own from [`OWN_STEP`] on.
    pub(crate) fn own_hooks(&self, power: Power, step: u8) -> &'static Hooks {
        if step >= OWN_STEP {
            &self.table.print(power.source).hooks
        } else {
            self.table.hooks(power.source, Moment::Answered)
        }
    }
}

/// What has something to say at a moment.
#[derive(Clone, Copy)]
enum Voice {
    /// A power in play.
    Power(Source),
    /// A hand, which is asked.
    Hand,
}

impl Play<'_> {
    /// An input takes effect, and whatever follows from it.
    #[inline(always)]
    fn take(&mut self, input: Input) {
        match (self.state.agenda.tasks().last(), input) {
            (Some(&Task::Ask(seat, question)), Input::Act(action)) => {
                debug_assert!(self.state.allows(seat, question, action), "{action:?} does not answer {question:?}");
                self.answer(seat, question, action);
            }
            (Some(&Task::Luck(luck)), Input::Luck(outcome)) => {
                debug_assert!(luck.allows(self.table(), outcome), "{outcome:?} is no outcome of {luck:?}");
                self.state.agenda.pop();
                self.land_luck(luck, outcome);
            }
            _ => debug_assert!(false, "{input:?} where nobody asked for it"),
        }
        self.run();
    }

    /// Works the agenda off until somebody is asked or the game is over.
    #[inline(always)]
    fn run(&mut self) {
        while let Some(task) = self.state.agenda.tasks().last() {
            // Matched in place, since reading a task whole right after writing a part of it stalls the processor; and
            // the three frequent kinds here and all others apart, since a guess among two is better than a jump among
            // sixteen.
            if let Task::Turn(step) = *task {
                if self.turn(step, &mut AskedOutside) {
                    return;
                }
                continue;
            }
            if let Task::Luck(_) = *task {
                return;
            }
            if let Task::Ask(seat, question) = *task {
                if self.still_asks(seat, question) {
                    return;
                }
                continue;
            }
            self.work();
        }
    }

    /// Is the question on top of the agenda still one for this seat? One that is not is taken off.
    #[inline(always)]
    pub(crate) fn still_asks(&mut self, seat: Seat, question: Question) -> bool {
        if self.table().alive().has(seat) && self.state.stands(seat, question) {
            return true;
        }
        self.state.agenda.pop(); // the dead are not asked, nor those whom it no longer concerns
        if question == Question::Yield && self.table().in_tokyo(seat) {
            self.then(Task::Decide { seat }); // it stays, and has to put up with what that brings
        }
        false
    }

    /// Does the most urgent task, one that is neither the spine nor a question.
    #[inline(never)]
    pub(crate) fn work(&mut self) {
        match self.state.agenda.tasks().last() {
            Some(&Task::Offer { now, at, left, next }) => self.hear(now, at, left, next),
            _ => self.work_on(),
        }
    }

    /// Works on the top task, which is neither a step of the turn nor an offer.
    #[inline(never)]
    fn work_on(&mut self) {
        if let Some(task) = self.state.agenda.tasks().last() {
            match *task {
                Task::Luck(_) | Task::Ask(..) | Task::Turn(_) | Task::Offer { .. } => {}
                Task::Contest { left, leaders, best } => self.contest(left, leaders, best),
                Task::Fill { empty, fresh } => self.fill(empty, fresh),
                Task::Hearts { dice, given } => self.hearts(dice, given),
                Task::Volley { from, why, hit, hearts } => self.volley(Blow { from, why, hit, hearts }),
                Task::Brace { left } => self.brace(left),
                Task::Harden { seat } => {
                    self.state.agenda.pop();
                    self.harden(seat);
                }
                Task::Land { from, why, hit, hearts } => self.land(Blow { from, why, hit, hearts }),
                Task::Bury => self.bury(),
                Task::Graves { fallen } => self.graves(fallen),
                Task::Yields { left } => self.yields(left),
                Task::Decide { seat } => {
                    self.state.agenda.pop();
                    self.decide(seat);
                }
                Task::Strike => {
                    self.state.agenda.pop();
                    self.smash();
                }
                Task::Evolve { seat, draws, back } => self.evolve(seat, draws, back),
                Task::Recoil => self.recoil(),
                Task::Storm { open } => self.storm(open),
                Task::Drain { seat, source, from } => {
                    self.state.agenda.pop();
                    self.take_drained(Power { owner: seat, source }, from);
                }
                Task::MoveIn { seat, place, why } => self.move_in(seat, place, why),
                Task::Buy { seat, card, origin, price, through } => {
                    self.state.agenda.pop();
                    if self.table().lies_at(card, origin, through) && self.table().can_buy(seat, card, price) {
                        self.complete_purchase(seat, card, origin, price, through);
                    }
                }
            }
        }
    }

    /// Lets the next listener of a moment speak. It re-reads the table each time, so a listener that lost its
    /// power or its life in the meantime is silent.
    fn hear(&mut self, now: Occasion, at: Seat, left: SeatSet, next: Cursor) {
        // The monster that was about to decide whether to yield may be out or driven from Tokyo: nobody needs to speak.
        let moot = matches!(now, Occasion::VictimDecides(seat) if !self.table().in_tokyo(seat));
        if moot || !self.let_speak(now, at, left, next, None) {
            self.state.agenda.pop();
        }
    }

    /// Lets listeners speak before the spine goes on to a step; false when nobody has anything to say and it goes on
    /// at once.
    #[inline(always)]
    pub(crate) fn heard_before(&mut self, step: Step, now: Occasion, at: Seat, seats: SeatSet) -> bool {
        if !self.table().anyone_may_speak(now.moment()) {
            return false;
        }
        self.speaks_before(step, now, at, seats)
    }

    pub(crate) fn speaks_before(&mut self, step: Step, now: Occasion, at: Seat, seats: SeatSet) -> bool {
        let Some(at) = (if seats.has(at) { Some(at) } else { seats.after(at) }) else { return false };
        self.let_speak(now, at, seats, Cursor::START, Some(step))
    }

    /// Somebody speaks; false when nobody has anything to say. The offer on top of the agenda remembers who; one that
    /// is not there yet is put there, and the spine goes on to that step afterwards.
    #[inline(never)]
    fn let_speak(&mut self, now: Occasion, at: Seat, left: SeatSet, next: Cursor, then: Option<Step>) -> bool {
        let Some((at, left, voice)) = self.next_voice(now, at, left, next) else { return false };
        if let Some(step) = then {
            self.state.agenda.turn_to(step);
            self.then(Task::Offer { now, at, left, next });
        }
        match voice {
            Voice::Power(source) => {
                self.state.agenda.replace(Task::Offer { now, at, left, next: Cursor::after(source) });
                self.speak(now, Power { owner: at, source });
            }
            Voice::Hand => {
                self.state.agenda.replace(Task::Offer { now, at, left, next: Cursor::ASKED });
                self.then(Task::Ask(at, Question::Evolve(now.moment())));
            }
        }
        true
    }

    /// Who speaks next at a moment: the seat, those whose turn to speak has not passed, and what has something to say.
    #[inline(always)]
    fn next_voice(&mut self, now: Occasion, at: Seat, left: SeatSet, next: Cursor) -> Option<(Seat, SeatSet, Voice)> {
        let moment = now.moment();
        // Those who have nothing to say are passed over all at once.
        let (first, mut loud) = (at, self.table().who_may_speak(moment).and(left));
        if moment == Moment::WoundComing {
            loud = loud.or(self.table().who_may_hold_any_time().and(left));
        }
        let (mut at, mut next) = (at, next);
        let voice = loop {
            if !loud.has(at) {
                (at, next) = (loud.after(at)?, Cursor::START);
            }
            if let Some(from) = next.powers_from()
                && let Some(source) = self.table().listener(at, moment, from)
            {
                break Voice::Power(source);
            }
            if next.hand_waits() && self.prompts(at, now) {
                break Voice::Hand;
            }
            loud = loud.without(at);
        };
        Some((at, left.minus(SeatSet::between(first, at)), voice))
    }

    /// Is a monster asked whether it plays an evolution at this moment? It depends on nothing its hand would tell
    /// (EVO-7): how many cards it holds, which it could hold, and what lies on the table.
    fn prompts(&mut self, seat: Seat, now: Occasion) -> bool {
        let moment = now.moment();
        let mut last = false;
        if moment == Moment::WoundComing {
            let coming = self.coming(seat);
            if coming == 0 {
                return false;
            }
            // The last moment for everything that may be played at any time (R-62).
            last = self.table().would_end(seat, coming) && self.table().may_hold_any_time(seat);
        }
        let table = self.table();
        let hidden = table.evolutions(seat).hidden;
        let could = table.may_hold(seat, moment) && table.any_playable(seat, hidden, now)
            || last && table.any_playable_at_any_time(seat, hidden);
        match self.passed {
            Some(passed) if could && self.table().none_playable_when_asked(seat, now) => {
                self.passed = Some(passed + 1);
                false
            }
            _ => could,
        }
    }

    /// One power speaks at an occasion.
    fn speak(&mut self, now: Occasion, me: Power) {
        let hooks = self.table().hooks(me.source, now.moment());
        match now {
            Occasion::WoundComing(wound) => {
                self.harden(me.owner);
                let coming = self.coming(me.owner);
                if coming > 0 && !hooks.fixed && (hooks.paid || !wound.is_again()) {
                    let wound = Wound::new(coming, None, wound.by_attack());
                    hooks.speak(self, me, Occasion::WoundComing(wound));
                }
            }
            // A card does not speak of its own purchase.
            Occasion::Purchased(card) if me.source == card.into() => {}
            now => hooks.speak(self, me, now),
        }
    }

    /// A player's answer takes effect.
    #[inline(always)]
    pub(crate) fn answer(&mut self, seat: Seat, question: Question, action: Action) {
        // A power used in passing does not answer the question.
        if let Action::Use(source) = action
            && question != Question::Ending
        {
            let power = Play::power(seat, source);
            // These come back by themselves as long as there is something to decide.
            if matches!(question, Question::Keep | Question::Change | Question::Shop) {
                self.state.agenda.pop();
            }
            if let Some(used) = self.table().hooks(source, Moment::Used).used {
                used(self, power);
            }
            return;
        }
        if let Action::Play(evolution) = action {
            return self.play_evolution(seat, question, evolution);
        }
        self.state.agenda.pop();
        match (question, action) {
            (Question::Keep, Action::Keep(kept)) => self.keep(kept),
            (Question::Tokens, Action::Number(tokens)) => self.spend_tokens(tokens),
            (Question::Change, Action::Turn(source, from, to)) => self.turn_die(seat, source, from, to),
            (Question::Change, _) => self.state.agenda.turn_to(Step::Tally),
            (Question::Resolve, Action::Face(face)) => self.resolve_chosen(face),
            (Question::Resolve, _) => self.state.agenda.turn_to(Step::ResolveRest),
            (Question::Hearts, use_) => self.use_heart(use_),
            (Question::Yield, answer) => self.answer_yield(seat, answer == Action::Yes),
            (Question::Shop, Action::No) => {
                self.state.agenda.turn_to(Step::Close);
                self.close_shop();
            }
            (Question::Shop, _) => self.shop(seat, action),
            (Question::Ending, Action::Use(source)) => self.end_with(Play::power(seat, source)),
            (Question::Ending, Action::Yes) => self.poison_early(),
            (Question::Ending, _) => self.end_as_usual(),
            (Question::Choose, Action::Take(evolution)) => self.keep_evolution(seat, evolution),
            (Question::Evolve(_), _) => {
                if let Some(Task::Offer { now, at, left, next }) = self.state.agenda.top() {
                    self.hear(now, at, left, next);
                }
            }
            (Question::Power(source, step), action) => {
                let power = Play::power(seat, source);
                if let Some(answered) = self.state.own_hooks(power, step).answered {
                    answered(self, power, step, action);
                }
            }
            _ => {}
        }
    }

    fn turn_die(&mut self, seat: Seat, source: Source, from: Face, to: Face) {
        let power = Play::power(seat, source);
        self.emit(Event::Turned { from, to, why: power.why() });
        if let Some(turned) = self.table().hooks(source, Moment::Turned).turned {
            turned(self, power);
        }
    }

    /// An evolution is played from the hand: it takes effect, and stays or is discarded (EVO-4, EVO-5).
    fn play_evolution(&mut self, seat: Seat, question: Question, evolution: Source) {
        let moment = match question {
            // Asked for this moment: afterwards the same window is open for another one.
            Question::Evolve(moment) => {
                self.state.agenda.pop();
                if let Some(Task::Offer { now, at, left, .. }) = self.state.agenda.top() {
                    let (now, next) = match now {
                        Occasion::WoundComing(wound) if self.has(Amendment::LastChance) => {
                            (Occasion::WoundComing(wound.again()), Cursor::START)
                        }
                        now => (now, Cursor::HAND),
                    };
                    self.state.agenda.replace(Task::Offer { now, at, left, next });
                }
                moment
            }
            Question::Keep | Question::Change | Question::Shop => {
                self.state.agenda.pop(); // these come back by themselves
                Moment::Played
            }
            _ => Moment::Played,
        };
        self.emit(Event::Played { seat, evolution });
        if let Some(played) = self.table().print(evolution).hooks.played {
            played(self, Play::power(seat, evolution), moment);
        }
        if self.table().is_shown(evolution) {
            self.speak_late(Play::power(seat, evolution));
        }
    }

    /// Evolutions are drawn one by one, then one of them is kept (EVO-1 … EVO-3).
    fn evolve(&mut self, seat: Seat, draws: u8, back: bool) {
        if !self.table().alive().has(seat) {
            return self.state.agenda.pop();
        }
        let of = *self.table().evolutions(seat);
        if draws > 0 && of.deck_len() == 0 && !of.discard.is_empty() {
            return self.emit(Event::Renewed { seat });
        }
        if draws > 0 && of.deck_len() > 0 {
            self.state.agenda.replace(Task::Evolve { seat, draws: draws - 1, back });
            return self.then(Task::Luck(Luck::Draw(seat)));
        }
        if of.drawing == 0 {
            return self.state.agenda.pop();
        }
        // A single card is asked for too: a question tells the others nothing.
        self.then(Task::Ask(seat, Question::Choose));
    }

    fn keep_evolution(&mut self, seat: Seat, evolution: Source) {
        let Some(Task::Evolve { back, .. }) = self.state.agenda.top() else { return };
        if !back {
            let others = self.table().evolutions(seat).drawn;
            for number in others.iter() {
                let other = Source::evolution(seat, number);
                if other != evolution {
                    self.emit(Event::Shed { seat, evolution: other });
                }
            }
        }
        self.emit(Event::Picked { seat, evolution: Some(evolution) });
        self.state.agenda.pop();
    }

    fn use_heart(&mut self, action: Action) {
        let me = self.active();
        let Some(Task::Hearts { dice, given }) = self.state.agenda.top() else { return };
        let mut left = Task::Hearts { dice: dice.saturating_sub(1), given };
        match action {
            Action::Seat(seat) => {
                let given = given.with(seat.index(), given.get(seat.index()) + 1);
                left = Task::Hearts { dice: dice.saturating_sub(1), given };
            }
            Action::Cure(Counter::Poison) => {
                self.emit(Event::Poison { seat: me, counters: -1, why: Clause::Heal3.into() });
            }
            Action::Cure(Counter::Shrink) => {
                self.emit(Event::Shrink { seat: me, counters: -1, why: Clause::Heal3.into() });
            }
            // The rest goes to the roller itself.
            _ => left = Task::Hearts { dice: 0, given: given.with(me.index(), dice) },
        }
        self.state.agenda.replace(left);
    }

    pub(crate) fn shop(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Buy(slot) => {
                if let Some(card) = self.table().shop()[slot.index()] {
                    self.buy(seat, card, Origin::Slot(slot));
                }
            }
            Action::BuyTop(depth) => {
                if let Some(card) = self.table().top(depth) {
                    self.buy(seat, card, Origin::Top(depth));
                }
            }
            Action::BuyFrom(card) => {
                if let Some(seller) = self.table().owner(card) {
                    self.buy(seat, card, Origin::Seat(seller));
                }
            }
            _ => self.sweep(seat),
        }
    }

    /// Chance's answer takes effect.
    #[inline(always)]
    pub(crate) fn land_luck(&mut self, luck: Luck, outcome: Outcome) {
        match (luck, outcome) {
            (Luck::Throw(_), Outcome::Dice(dice)) => self.emit(Event::Threw { dice }),
            (Luck::Contest(seat), Outcome::Dice(dice)) => self.contested(seat, dice),
            (Luck::Starter, Outcome::Seat(seat)) => self.emit(Event::Started { seat }),
            (Luck::Reveal(slot), Outcome::Card(card)) => self.reveal(slot, card),
            (Luck::For(source, _, data), Outcome::Dice(dice)) => self.lucky(source, dice, data),
            (Luck::Peek(depth, source), Outcome::Card(card)) => self.peeked(depth, source, card),
            (Luck::Dig(source), Outcome::Card(card)) => self.dug(source, card),
            (Luck::Mill(source, again), Outcome::Card(card)) => self.turned_up(source, card, again),
            (Luck::Draw(seat), Outcome::Evolution(evolution)) => {
                self.emit(Event::Drew { seat, evolution: Some(evolution) });
                if let Some(Task::Evolve { seat, draws, back }) = self.state.agenda.top() {
                    self.evolve(seat, draws, back);
                }
            }
            _ => {}
        }
    }

    fn lucky(&mut self, source: Source, dice: Dice, data: u16) {
        // A face-up Event has no owner: it speaks for the active monster.
        let owner = self.table().holder(source).unwrap_or(self.active());
        if let Some(lucky) = self.table().hooks(source, Moment::Lucky).lucky {
            lucky(self, Power { owner, source }, dice, data);
        }
    }

    fn dug(&mut self, source: Source, card: CardId) {
        let Some(owner) = self.table().holder(source) else { return };
        let power = Power { owner, source };
        self.emit(Event::Dug { seat: owner, card, why: power.why() });
        if let Some(found) = self.table().hooks(source, Moment::Found).found {
            found(self, power, card);
        }
    }

    fn turned_up(&mut self, source: Source, card: CardId, again: bool) {
        let Some(owner) = self.table().holder(source) else { return };
        if let Some(dug) = self.table().hooks(source, Moment::Dug).dug {
            dug(self, Power { owner, source }, card, again);
        }
    }

    fn peeked(&mut self, depth: u8, source: Source, card: CardId) {
        let Some(seat) = self.table().holder(source) else { return };
        let why = crate::clause::Why::power(source);
        self.emit(Event::Peeked { seat, depth, card: Some(card), why });
    }

    /// Looks at the next card of the deck, this deep; chance is asked only if nobody has looked before.
    pub fn peek(&mut self, me: Power, depth: u8) {
        match self.table().top(depth) {
            Some(card) => self.peeked(depth, me.source, card),
            None => self.then(Task::Luck(Luck::Peek(depth, me.source))),
        }
    }
}

impl SlotId {
    /// The slot with this number.
    pub fn from_index(index: usize) -> Option<SlotId> {
        SlotId::ALL.get(index).copied()
    }
}
