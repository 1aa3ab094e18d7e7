//! What players are asked and what they may answer.

use arrayvec::ArrayVec;

use crate::agenda::Task;
use crate::catalogue::{Half, Kind, pick_of_seven};
use crate::clause::Clause;
use crate::dice::{Dice, Face, FaceSet};
use crate::engine::{OWN_STEP, State};
use crate::hooks::{CardId, Moment, MomentSet, Occasion, Power, Source};
use crate::seat::Seat;
use crate::table::{EvolutionSet, SlotId, Table};
use crate::version::Amendment;

/// A question without anything more to say, if it is one.
macro_rules! plain {
    ($name:ident) => {
        Some(Question::$name)
    };
    ($name:ident $payload:tt) => {
        None
    };
}

/// What a bot writer is told of a kind of question: a row of the table in `docs/bot-protocol.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuestionKind {
    /// Its word in the notation, and what follows it there: `power CARD STEP`.
    pub form: &'static str,
    /// The clause it comes from; none where it is a power that asks.
    pub clause: Option<Clause>,
    /// What is asked.
    pub about: &'static str,
    /// The answers there can be, in Markdown.
    pub answers: &'static str,
}

/// Makes [`Question`] of the list of questions.
macro_rules! questions {
    ($(
        $(#[$doc:meta])*
        $name:ident $(($($payload:ty),*))? $word:literal $($more:literal)? => $clause:expr,
        $about:literal, $answers:literal;
    )*) => {
        /// What a player is asked: kinds of answers, not cards.
        ///
        /// ```
        /// use kaiju_rules::notation::parse_position;
        /// use kaiju_rules::prelude::*;
        ///
        /// let text = "kaiju position 1\nedition second\nseat A gigazaur\nseat B kraken city\nat keep A dice 11223h rolls 2";
        /// let game = parse_position(text).unwrap();
        /// // Which dice does the first player keep? Both ones are an answer, and so is none of them.
        /// assert_eq!(game.pending(), Pending::Decide(Seat::A, Question::Keep));
        /// assert!(game.legal().contains(Action::Keep(Dice::of(Face::One, 2))));
        /// assert!(game.legal().contains(Action::Keep(Dice::NONE)));
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Question { $($(#[$doc])* $name $(($($payload),*))?,)* }

        impl Question {
            /// The first word of each in the notation.
            pub const WORDS: &'static [&'static str] = &[$($word),*];

            /// What there is to know of each kind, in the same order.
            pub const KINDS: &'static [QuestionKind] = &[$(QuestionKind {
                form: concat!($word, $(" ", $more)?),
                clause: $clause,
                about: $about,
                answers: $answers,
            }),*];

            /// Its first word in the notation.
            pub const fn word(self) -> &'static str {
                match self { $(Question::$name { .. } => $word),* }
            }

            /// The place of its word among [`Question::WORDS`].
            #[inline]
            pub const fn place(self) -> usize {
                enum Place { $($name),* }
                match self { $(Question::$name { .. } => Place::$name as usize),* }
            }

            /// The clause it comes from; none where it is a power that asks.
            pub const fn clause(self) -> Option<Clause> {
                match self { $(Question::$name { .. } => $clause),* }
            }

            /// The question that is this word in the notation, without anything behind it.
            pub fn plain(word: &str) -> Option<Question> {
                match word {
                    $($word => plain!($name $(($($payload),*))?),)*
                    _ => None,
                }
            }
        }
    };
}

// Every question: its word in the notation, the clause it comes from, what it asks and what may be answered.
questions! {
    /// How many dice tokens to spend (ROLL-3).
    Tokens "tokens" => Some(Clause::Roll3),
        "how many dice tokens to spend",
        "`number 2`";
    /// Which dice to keep; the others are rolled again (ROLL-1).
    Keep "keep" => Some(Clause::Roll1),
        "which dice to keep",
        "`keep 11s` keeps those and rolls the others; keeping all stops; `keep -` keeps none";
    /// Turn dice with a power, or let them lie.
    Change "change" => None,
        "which dice to turn with a power",
        "`turn CARD 1 s`, `no`";
    /// What to resolve next (RESOLVE-1).
    Resolve "resolve" => Some(Clause::Resolve1),
        "which face to resolve next",
        "`face s`, `no` for the usual order";
    /// What to use a heart die for (HEAL-3).
    Hearts "hearts" => Some(Clause::Heal3),
        "what a heart die is for",
        "`cure poison`, `seat B`, `no` for yourself";
    /// Yield Tokyo or stay (YIELD-1)?
    Yield "yield" => Some(Clause::Yield1),
        "whether to leave Tokyo",
        "`yes` leaves, `no` stays";
    /// Buy, sweep or finish (BUY-1, BUY-2).
    Shop "shop" => Some(Clause::Buy1),
        "what to buy",
        "`buy 1` to `buy 3`, `buy-top 1`, `buy-from CARD`, `sweep`, `no`";
    /// Which effect at the end of the turn comes next (END-1).
    Ending "ending" => Some(Clause::End1),
        "which effect at the end of the turn comes next",
        "`use CARD`, `yes` for poison, `no` for the usual order";
    /// A question of a power's own, by step.
    Power(Source, u8) "power" "CARD STEP" => None,
        "something a card asks of its own",
        "`yes`, `no`, `number`, `face`, `seat`, `card` …";
    /// Play an evolution at this moment, or not (EVO-4).
    Evolve(Moment) "evolve" "MOMENT" => Some(Clause::Evo4),
        "whether to play an evolution at this moment",
        "`play A:ID`, `no`; the moments are the names of the hooks in `hooks.rs`";
    /// Which of the drawn evolutions to keep (EVO-1, EVO-2).
    Choose "choose" => Some(Clause::Evo2),
        "which of the evolutions drawn to keep",
        "`take A:ID`";
}

/// A kind of counter a heart die can remove (HEAL-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Counter {
    /// A poison counter (POISON-1).
    Poison,
    /// A shrink counter (SHRINK-1).
    Shrink,
}

/// An answer.
///
/// ```
/// use kaiju_rules::notation::{Words, lines, parse_position};
/// use kaiju_rules::prelude::*;
///
/// let text = "kaiju position 1\nedition second\nseat A gigazaur\nseat B kraken city\nat keep A dice 111ess rolls 1";
/// let game = parse_position(text).unwrap();
/// let words = Words::for_table(game.table());
/// let action = words.read_action(&mut lines("keep ss").next().unwrap()).unwrap();
/// assert!(game.legal().contains(action));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Keep these and roll the others; keeping all is to stop.
    Keep(Dice),
    /// No, enough, or: the rest in the default order.
    No,
    /// Yes.
    Yes,
    /// A number.
    Number(u8),
    /// This face.
    Face(Face),
    /// This monster.
    Seat(Seat),
    /// This card.
    Card(CardId),
    /// With this power, a die from one face to another.
    Turn(Source, Face, Face),
    /// Remove a counter.
    Cure(Counter),
    /// Buy a face-up card.
    Buy(SlotId),
    /// Buy a card from the top of the deck.
    BuyTop(u8),
    /// Buy a card in front of another monster.
    BuyFrom(CardId),
    /// Sweep the face-up cards.
    Sweep,
    /// Keep this evolution, or take it back.
    Take(Source),
    /// Use this power; the question stays.
    Use(Source),
    /// Play this evolution.
    Play(Source),
}

/// Answers one by one; the keeps, which can be many, are not among them (see [`Legal`]).
pub type ActionList = ArrayVec<Action, 256>;

/// All legal answers, sorted, without duplicates and without heap.
#[derive(Clone, Debug, Default)]
pub struct Legal {
    keeps: Option<Dice>,
    list: ActionList,
}

impl Legal {
    /// How many there are.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.list.len() + self.keeps.map_or(0, Dice::keeps)
    }

    /// None at all: nobody is asked anything.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Are there two or more?
    #[inline(always)]
    pub fn has_choice(&self) -> bool {
        match self.keeps {
            Some(dice) => !dice.is_empty() || !self.list.is_empty(),
            None => self.list.len() > 1,
        }
    }

    /// The dice of which any may be kept, where that is asked.
    #[inline(always)]
    pub fn kept_from(&self) -> Option<Dice> {
        self.keeps
    }

    /// Those that are listed one by one, in order; the keeps, where some dice may be kept, come before them.
    #[inline(always)]
    pub fn listed(&self) -> &[Action] {
        &self.list
    }

    /// The `i`-th, in order.
    #[inline(always)]
    pub fn get(&self, i: usize) -> Option<Action> {
        match self.keeps {
            Some(dice) => {
                let keeps = dice.keeps();
                if i < keeps { Some(Action::Keep(dice.keep(i))) } else { self.list.get(i - keeps).copied() }
            }
            None => self.list.get(i).copied(),
        }
    }

    /// The one a word of random bits picks, each as likely as any other.
    #[inline(always)]
    pub fn pick(&self, word: u64) -> Option<Action> {
        match self.keeps {
            Some(dice) if self.list.is_empty() => Some(Action::Keep(dice.pick(word))),
            Some(dice) => {
                let (at, rest) = share(word, dice.keeps() + self.list.len());
                // The rest of the bits is as random as the word was, and picks dice faster than a number does.
                match at.checked_sub(dice.keeps()) {
                    Some(at) => self.list.get(at).copied(),
                    None => Some(Action::Keep(dice.pick(rest))),
                }
            }
            None => self.list.get(share(word, self.list.len()).0).copied(),
        }
    }

    /// Is this one of them?
    pub fn contains(&self, action: Action) -> bool {
        match (action, self.keeps) {
            (Action::Keep(kept), Some(dice)) => dice.covers(kept),
            _ => self.list.contains(&action),
        }
    }

    /// One after the other.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        (0..self.len()).filter_map(|i| self.get(i))
    }
}

/// The usual answers in the shop, in order.
pub(crate) const SHOP_ANSWERS: [Action; 5] =
    [Action::No, Action::Buy(SlotId::Left), Action::Buy(SlotId::Middle), Action::Buy(SlotId::Right), Action::Sweep];

/// The powers that let a monster buy elsewhere.
pub(crate) const OTHER_SHOPS: MomentSet = MomentSet::of(&[Moment::Peeks, Moment::BuysFromOthers]);

/// One of `n` by a word of random bits, and the random bits that are left of it.
#[inline(always)]
fn share(word: u64, n: usize) -> (usize, u64) {
    let wide = word as u128 * n as u128;
    ((wide >> 64) as usize, wide as u64)
}

impl State {
    /// All legal answers to the question that is asked; none when chance is asked or the game is over.
    pub fn legal(&self) -> Legal {
        let mut legal = Legal::default();
        self.legal_into(&mut legal);
        legal
    }

    /// The legal answer a word of random bits picks, each as likely as any other; none when nobody is asked. The most
    /// frequent questions are answered without listing anything.
    #[inline(always)]
    pub fn pick(&self, word: u64, legal: &mut Legal) -> Option<Action> {
        let table = &self.table;
        if let Some(&Task::Ask(seat, question)) = self.agenda.tasks().last() {
            if question == Question::Keep && table.turn().rolls > 0 {
                let dice = table.turn().dice;
                let plays = table.rules().evolutions && !table.for_any_time(seat).is_empty();
                let only = !plays && !table.hears(seat, Moment::Usable);
                return Some(if only { Action::Keep(dice.pick(word)) } else { self.keep_or_play(seat, word) });
            }
            if let Some(action) = self.pick_of_few(seat, question, word) {
                return Some(action);
            }
        }
        self.legal_into(legal);
        legal.pick(word)
    }

    /// Picks the answer at `word` of a seat that keeps dice and may use or play something instead.
    #[inline(never)]
    fn keep_or_play(&self, seat: Seat, word: u64) -> Action {
        let dice = self.table.turn().dice;
        let (keeps, uses) = (dice.keeps(), self.table.uses(seat, Question::Keep).count());
        let plays = Half::new(u64::from(self.table.playable_any_time(seat).bits()));
        let more = uses + plays.len() as usize;
        if more == 0 {
            return Action::Keep(dice.pick(word));
        }
        let (at, rest) = share(word, keeps + more);
        if at < keeps {
            return Action::Keep(dice.pick(rest));
        }
        let used = self.table.uses(seat, Question::Keep).nth(at - keeps).map(Action::Use);
        used.unwrap_or_else(|| Action::Play(Source::evolution(seat, plays.nth((at - keeps - uses) as u64))))
    }

    /// Picks the answer at `word` of a question with at most seven answers beside the powers that may be used and what may be
    /// played from the hand, one bit for each in order. None where the answers must be listed.
    #[inline(never)]
    fn pick_of_few(&self, seat: Seat, question: Question, word: u64) -> Option<Action> {
        let table = &self.table;
        let few = match question {
            Question::Shop => {
                if table.shops_elsewhere(seat) {
                    return None;
                }
                1 | table.affordable(seat).bits() << 1 | u8::from(may_sweep(table, seat)) << 4
            }
            Question::Yield => 0b11,
            Question::Resolve => 1 | self.effective_faces().bits() << 1,
            Question::Tokens => (2 << table.spendable_tokens(seat)) - 1,
            Question::Choose if table.evolutions(seat).drawn != EvolutionSet::ALL => {
                table.evolutions(seat).drawn.bits()
            }
            Question::Evolve(_) => 1,
            Question::Power(source, step) if self.own_hooks(Power { owner: seat, source }, step).options.is_none() => {
                0b11
            }
            _ => return None,
        };
        let plays = match question {
            Question::Evolve(moment) => self.playable_at(seat, moment),
            Question::Choose => EvolutionSet::EMPTY,
            _ if table.rules().evolutions => table.playable_any_time(seat),
            _ => EvolutionSet::EMPTY,
        };
        let asks_hand = matches!(question, Question::Evolve(_) | Question::Choose);
        let uses = if asks_hand || !table.hears(seat, Moment::Usable) { 0 } else { table.uses(seat, question).count() };
        let at = if plays.is_empty() && uses == 0 {
            pick_of_seven(few, word)
        } else {
            let (few, plays) = (Half::new(u64::from(few)), Half::new(u64::from(plays.bits())));
            let (many, played) = (few.len() as usize, plays.len() as usize);
            let at = share(word, many + uses + played).0;
            if at >= many + uses {
                return Some(Action::Play(Source::evolution(seat, plays.nth((at - many - uses) as u64))));
            }
            if at >= many {
                return table.uses(seat, question).nth(at - many).map(Action::Use);
            }
            few.nth(at as u64)
        };
        Some(match question {
            Question::Shop => SHOP_ANSWERS[at],
            Question::Choose => Action::Take(Source::evolution(seat, at)),
            Question::Tokens => Action::Number(at as u8),
            Question::Yield | Question::Power(..) => [Action::No, Action::Yes][at],
            _ => at.checked_sub(1).map_or(Action::No, |face| Action::Face(Face::new(face))),
        })
    }

    /// Everything a seat could play that is asked for an evolution at a moment.
    fn playable_at(&self, seat: Seat, moment: Moment) -> EvolutionSet {
        let now = match self.agenda.tasks() {
            [.., Task::Offer { now, .. }, Task::Ask(..)] => Some(*now),
            _ => Occasion::read(moment, 0),
        };
        now.map_or(EvolutionSet::EMPTY, |now| self.table.playable_when_asked(seat, now))
    }

    /// Writes the legal answers into a list that the caller reuses.
    #[inline(never)]
    pub fn legal_into(&self, legal: &mut Legal) {
        legal.keeps = None;
        legal.list.clear();
        let Some(&Task::Ask(seat, question)) = self.agenda.tasks().last() else { return };
        let table = &self.table;
        let list = &mut legal.list;
        match question {
            Question::Keep => {
                legal.keeps = Some(table.turn().dice);
                // With no roll left there is only stopping, or a power that gives another roll.
                if table.turn().rolls == 0 {
                    legal.keeps = None;
                    list.push(Action::Keep(table.turn().dice));
                }
            }
            Question::Tokens => {
                list.extend((0..=table.spendable_tokens(seat)).map(Action::Number));
            }
            Question::Change => {
                list.push(Action::No);
                for (power, hooks) in table.powers(seat, Moment::Turns) {
                    let faces = hooks.turns.map_or(FaceSet::EMPTY, |turns| turns(table, power));
                    for from in table.turn().dice.faces().iter() {
                        for to in faces.without(from).iter() {
                            list.push(Action::Turn(power.source, from, to));
                        }
                    }
                }
            }
            Question::Resolve => {
                list.push(Action::No);
                list.extend(self.effective_faces().iter().map(Action::Face));
            }
            Question::Hearts => self.heart_uses(list),
            Question::Yield => list.extend([Action::No, Action::Yes]),
            Question::Shop => shopping(table, seat, list),
            Question::Ending => {
                list.push(Action::No);
                if self.poison_waits() {
                    list.push(Action::Yes);
                }
                list.extend(self.endings().map(|power| Action::Use(power.source)));
            }
            Question::Power(source, step) => {
                let power = Power { owner: seat, source };
                match self.own_hooks(power, step).options {
                    Some(options) => options(table, power, step, list),
                    None => list.extend([Action::No, Action::Yes]),
                }
            }
            Question::Evolve(_) | Question::Choose => {}
        }
        match question {
            Question::Evolve(moment) => {
                list.push(Action::No);
                list.extend(plays(seat, self.playable_at(seat, moment)));
                return;
            }
            Question::Choose => {
                let drawn = table.evolutions(seat).drawn;
                list.extend(drawn.iter().map(|n| Action::Take(Source::evolution(seat, n))));
                return;
            }
            _ => {}
        }
        if question != Question::Ending && table.hears(seat, Moment::Usable) {
            list.extend(table.uses(seat, question).map(Action::Use));
        }
        if table.rules().evolutions && !table.for_any_time(seat).is_empty() {
            list.extend(plays(seat, table.playable_any_time(seat)));
        }
        // A power's own question may be answered with an evolution, which sorts after those to be used and played.
        if table.rules().evolutions && matches!(question, Question::Power(..)) {
            list.sort_unstable();
        }
    }

    /// Whether a question still concerns the seat that is asked. Something that was played before it answered may have
    /// taken it out of Tokyo, may hold it there, may have cost it the card that asks or the one that is copied by it, or
    /// may have left that card nothing to choose from (R-102).
    pub(crate) fn stands(&self, seat: Seat, question: Question) -> bool {
        let table = &self.table;
        match question {
            Question::Yield => table.in_tokyo(seat) && !table.held_fast(seat),
            Question::Power(source, step) => {
                let (power, print) = (Power { owner: seat, source }, table.print(source));
                let goes = table.rules().version.has(Amendment::LostCopy);
                let there = match print.kind {
                    Kind::Keep => source.as_card().is_some_and(|card| table.held(seat).has(card)),
                    Kind::Permanent => !goes || table.is_shown(source),
                    _ => true,
                };
                there
                    && (!goes || step >= OWN_STEP || !print.hooks.copies || table.model(source).is_some())
                    && self.own_hooks(power, step).options.is_none_or(|options| {
                        let mut list = ActionList::default();
                        options(table, power, step, &mut list);
                        !list.is_empty()
                    })
            }
            _ => true,
        }
    }

    /// What heart dice can be used for, one by one (HEAL-1, HEAL-3). `No` leaves the rest to the roller itself.
    fn heart_uses(&self, list: &mut ActionList) {
        let table = &self.table;
        let me = table.active();
        let given = match self.agenda.tasks() {
            [.., Task::Hearts { given, .. }, Task::Ask(..)] => *given,
            _ => return,
        };
        list.push(Action::No);
        if table.hears(me, Moment::HealsOthers) {
            let hurt = |&seat: &Seat| table.hearts(seat) + given.get(seat.index()) < table.hearts_max(seat);
            list.extend(table.others(me).iter().filter(hurt).map(Action::Seat));
        }
        if self.may_cure(me) {
            if table.stand(me).poison > 0 {
                list.push(Action::Cure(Counter::Poison));
            }
            if table.stand(me).shrink > 0 {
                list.push(Action::Cure(Counter::Shrink));
            }
        }
    }
}

/// Each of these evolutions, played.
fn plays(seat: Seat, set: EvolutionSet) -> impl Iterator<Item = Action> {
    set.iter().map(move |number| Action::Play(Source::evolution(seat, number)))
}

fn shopping(table: &Table, seat: Seat, list: &mut ActionList) {
    let affordable = |card: CardId| table.affords(seat, card);
    list.push(Action::No);
    list.extend(table.affordable(seat).iter().map(Action::Buy));
    if table.hears(seat, Moment::Peeks) {
        let tops = (0..2).filter(|&d| table.may_buy_top(seat, d) && table.top(d).is_some_and(affordable));
        list.extend(tops.map(Action::BuyTop));
    }
    let theirs = table.for_sale_elsewhere(seat);
    list.extend(theirs.iter().filter(|&c| affordable(c)).map(Action::BuyFrom));
    if may_sweep(table, seat) {
        list.push(Action::Sweep);
    }
}

/// Two energy, and at least one card that would go (BUY-2, EVENT-3).
#[inline(always)]
pub(crate) fn may_sweep(table: &Table, seat: Seat) -> bool {
    table.energy(seat) >= 2 && sweepable(table)
}

/// Is there a card a sweep would take away (EVENT-3)?
#[inline(always)]
pub(crate) fn sweepable(table: &Table) -> bool {
    if !table.rules().events {
        return table.shop() != [None; 3];
    }
    let goes = |slot: usize| table.shop()[slot].is_some_and(|card| table.card(card).kind != Kind::Event);
    goes(0) || goes(1) || goes(2)
}
