//! The calendar: the steps of a turn, in order.

use arrayvec::ArrayVec;

use crate::agenda::{Step, Task};
use crate::chance::Luck;
use crate::clause::{Clause, Why};
use crate::decision::{Action, OTHER_SHOPS, Question, SHOP_ANSWERS};
use crate::dice::{Dice, Face, FaceSet, Six};
use crate::engine::State;
use crate::event::Event;
use crate::hooks::{
    AspectSet, CARDS, ENERGY, HEARTS, Hooks, Moment, MomentSet, ONE_DIE, ONE_ROLL, Occasion, Power, STARS, Source, TOLL,
};
use crate::occasion::HeartDice;
use crate::play::Play;
use crate::seat::{Seat, SeatSet};
use crate::setup::{DiceLimit, EndOrder, FirstPlayer, ResolveOrder, VictoryCheck};
use crate::table::{DICE, GOAL, Place, ROLLS, SlotSet, Table};
use crate::unwatched::Answering;
use crate::version::Amendment;

/// Powers that can make the order of resolving matter: they pay, react or move in the middle of it (RESOLVE-1).
const STIRRING: MomentSet = MomentSet::of(&[
    Moment::HealsOthers,
    Moment::WoundComing,
    Moment::Wounded,
    Moment::Fell,
    Moment::Dying,
    Moment::AttackLooms,
    Moment::Yielded,
    Moment::Struck,
    Moment::TookHearts,
    Moment::EnergyBonus,
]);

/// In every turn with this number a game without dice may end.
const DICELESS: u16 = 1000;

impl Table {
    /// The most dice anybody rolls (ROLL-2).
    fn dice_limit(&self) -> u8 {
        match self.rules().dice_limit {
            DiceLimit::Eight => 8,
            DiceLimit::Nine => 9,
        }
    }

    /// How many dice a monster rolls this turn (ROLL-2, ROLL-4, SHRINK-1, I-069).
    #[inline(always)]
    fn dice_of(&self, seat: Seat) -> u8 {
        // Frozen dice are among them and are not thrown.
        self.own_dice(seat).saturating_sub(self.turn().fewer).saturating_sub(self.frozen().0.len())
    }

    /// How many dice a monster rolls in a turn that it did not win with fewer.
    #[inline(always)]
    fn own_dice(&self, seat: Seat) -> u8 {
        let mut more = self.sum(seat, Moment::Dice, |h| h.dice);
        if self.hears(seat, Moment::MoreDice) {
            more += self.more_dice(seat);
        }
        let mut less = self.stand(seat).shrink;
        if self.anyone_hears(Moment::Hampers) {
            less = less.saturating_add(self.fewer_dice(seat));
        }
        (DICE + more).saturating_sub(less).min(self.dice_limit())
    }

    /// How many dice fewer than its own the active monster rolls in another turn with one die fewer than this one: dice
    /// it has gained since are taken off again, and those it has lost are not lost twice.
    pub(crate) fn fewer_than_this_turn(&self) -> u8 {
        let me = self.active();
        let turn = self.turn();
        // Dice that another monster froze were part of its Roll; what it froze itself it threw.
        let (frozen, ice) = self.frozen();
        let joined = if ice.is_some_and(|ice| self.holder(ice) == Some(me)) { 0 } else { frozen.len() };
        let rolled = turn.size.saturating_sub(turn.tokens) + joined;
        self.own_dice(me).saturating_sub(rolled.saturating_sub(1))
    }

    #[inline(never)]
    fn more_dice(&self, seat: Seat) -> u8 {
        self.powers(seat, Moment::MoreDice).map(|(p, h)| h.more_dice.map_or(0, |f| f(self, p))).sum()
    }

    #[inline(never)]
    fn fewer_dice(&self, seat: Seat) -> u8 {
        self.hampering(seat, ONE_DIE).count() as u8
    }

    /// How many dice tokens may still be spent (ROLL-3).
    pub(crate) fn spendable_tokens(&self, seat: Seat) -> u8 {
        if !self.rules().dice_tokens {
            return 0;
        }
        let room = self.dice_limit().saturating_sub(self.turn().size + self.frozen().0.len());
        self.stand(seat).dice_tokens.min(self.tokens_left()).min(room)
    }

    /// How many dice tokens the active monster may still spend this turn, whatever for (ROLL-3).
    pub(crate) fn tokens_left(&self) -> u8 {
        2u8.saturating_sub(self.turn().tokens)
    }
}

impl State {
    /// May heart dice remove counters where this monster stands (HEAL-3)?
    #[inline(always)]
    pub(crate) fn may_cure(&self, seat: Seat) -> bool {
        let stand = self.table.stand(seat);
        stand.poison + stand.shrink > 0
            && (self.table.rules().counters_removable_in_tokyo || !self.table.in_tokyo(seat))
    }

    /// The faces that still wait and do something (RESOLVE-1).
    pub(crate) fn effective_faces(&self) -> FaceSet {
        let table = &self.table;
        let turn = table.turn();
        let me = table.active();
        let mut faces = turn.waiting;
        for face in [Face::One, Face::Two, Face::Three] {
            if turn.dice.count(face) < 3 {
                faces = faces.without(face);
            }
        }
        // In the Bay hearts heal after all when the smashes close it; unhurt they do when something strikes back.
        let open = table.place_of(me) != Some(Place::City);
        let counters = table.stand(me).poison + table.stand(me).shrink > 0;
        let heals = open && (counters || table.hearts(me) < table.hearts_max(me) || self.stirred());
        let gives = table.hears(me, Moment::HealsOthers) || table.hears(me, Moment::HeartsRolled);
        if !heals && !gives && !self.may_cure(me) {
            faces = faces.without(Face::Heart);
        }
        faces
    }

    /// Is a power in play that can make the order of resolving matter?
    #[inline(always)]
    fn stirred(&self) -> bool {
        self.table.anyone_hears_any(STIRRING)
    }

    /// The faces of which the active monster is asked what to resolve next; none where it is not asked (RESOLVE-1).
    #[inline(always)]
    fn order_asked(&self) -> FaceSet {
        let table = &self.table;
        let asked = |faces: FaceSet, asked: bool| if asked { faces } else { FaceSet::EMPTY };
        match table.rules().resolve_order {
            ResolveOrder::Default => FaceSet::EMPTY,
            ResolveOrder::Always => {
                let faces = self.effective_faces();
                asked(faces, faces.len() > 1)
            }
            ResolveOrder::Matters => {
                let both = FaceSet::just(Face::Heart).with(Face::Smash);
                // An attacker that moves in at once heals no more afterwards (ENTER-1, HEAL-2); one in the Bay heals
                // again when its smashes close it (BAY-1).
                let moves = !table.rules().must_enter_empty_tokyo || table.at(Place::Bay) == Some(table.active());
                let moves = moves && table.turn().waiting.and(both) == both;
                let stirred = self.stirred();
                if !moves && !stirred {
                    return FaceSet::EMPTY;
                }
                let faces = self.effective_faces();
                asked(faces, faces.len() > 1 && (stirred || faces.and(both) == both))
            }
        }
    }

    /// The active monster's effects at the end of the turn that have not happened yet (END-1). What speaks at every end once
    /// was none of them.
    pub(crate) fn endings(&self) -> impl Iterator<Item = Power> + '_ {
        let (table, me) = (&self.table, self.table.active());
        let every_end = table.rules().version.has(Amendment::EveryEnd);
        let among = move |(power, hooks): &(Power, &Hooks)| {
            !table.is_used(power.source) && (every_end || hooks.others_end.is_none())
        };
        table.powers(me, Moment::TurnEnds).filter(among).map(|(power, _)| power)
    }

    /// Is poison one of the effects of the end, and still to come (END-1, POISON-1)?
    pub(crate) fn poison_waits(&self) -> bool {
        let table = &self.table;
        table.rules().poison_in_end_order
            && table.stand(table.active()).poison > 0
            && self.agenda.step() == Some(Step::End)
    }

    /// What poison changes at the end of the turn, and what it looks at.
    #[cold]
    fn poison_stirs(&self) -> (AspectSet, AspectSet) {
        let (table, me) = (&self.table, self.table.active());
        let deadly = table.stand(me).poison >= table.hearts(me);
        let answers = table.hears(me, Moment::Wounded);
        let pays = table.hears_any(me, MomentSet::of(&[Moment::WoundComing, Moment::Usable]));
        let writes = if deadly {
            STARS.or(CARDS).or(ENERGY)
        } else if answers {
            ENERGY
        } else {
            AspectSet::EMPTY
        };
        (HEARTS.or(writes), HEARTS.or(CARDS).or(if pays { ENERGY } else { AspectSet::EMPTY }))
    }

    /// Does the order of those effects matter: does one change what another looks at (END-1)?
    #[inline(always)]
    fn asks_ending(&self) -> bool {
        let table = &self.table;
        table.hears(table.active(), Moment::TurnEnds)
            && table.rules().end_order != EndOrder::Fixed
            && self.endings_meet()
    }

    #[inline(never)]
    fn endings_meet(&self) -> bool {
        let table = &self.table;
        let hooks = |power: Power| table.hooks(power.source, Moment::TurnEnds);
        let nothing = (AspectSet::EMPTY, AspectSet::EMPTY);
        let all = self.endings().map(hooks).fold(nothing, |(w, r), h| (w.or(h.end_writes), r.or(h.end_reads)));
        if self.poison_waits() {
            let (writes, reads) = self.poison_stirs();
            if writes.meets(all.1) || all.0.meets(reads) {
                return true;
            }
        }
        if !all.0.meets(all.1) {
            return false;
        }
        self.endings().any(|a| {
            self.endings().any(|b| {
                // Two of the same do not get in each other's way.
                let (x, y) = (hooks(a), hooks(b));
                !core::ptr::eq(x, y) && x.end_writes.meets(y.end_reads)
            })
        })
    }
}

impl Play<'_> {
    /// The spine moves on, step by step, until something is put on top of it; true when that is a
    /// question. Straight on rather than by a table of
    /// steps: nearly always the next step is the next line. Who answers inside is asked on the spot where there is nothing
    /// but the usual answers.
    #[inline(always)]
    pub(crate) fn turn<A: Answering>(&mut self, step: Step, answers: &mut A) -> bool {
        let mut step = step;
        macro_rules! next {
            ($step:expr) => {
                step = $step;
                if self.state.agenda.len() != 1 {
                    self.go(step);
                    return false;
                }
            };
        }
        if step <= Step::Hands {
            self.set_up(step);
            return false;
        }
        loop {
            let me = self.active();
            // A dead active monster's turn is over; what it won lapses (I-149).
            if step < Step::Check && !self.table().alive().has(me) {
                let others = self.table().alive();
                if step <= Step::Close && self.heard_before(Step::EndRest, Occasion::TurnCloses, me, others)
                    || step != Step::Poison && self.others_end(Step::Check, me)
                {
                    return false;
                }
                step = Step::Check;
            }
            if step == Step::Begin {
                if self.table().may_speak(me, Moment::TurnDawns)
                    && self.heard_before(Step::Income, Occasion::TurnDawns, me, SeatSet::just(me))
                {
                    return false;
                }
                step = Step::Income;
            }
            if step == Step::Income {
                // START-1, DUO-1
                if self.table().in_tokyo(me) {
                    if self.table().duo() {
                        self.gain_energy(me, 1, Clause::Duo1.into());
                    } else {
                        self.gain_stars(me, 2, Clause::Start1.into());
                    }
                }
                if self.table().anyone_may_speak(Moment::OthersBegin) {
                    let others = self.table().others(me);
                    self.offer(Occasion::OthersBegin, others.after(me).unwrap_or(me), others);
                }
                self.offer_one(Occasion::TurnBegins, me);
                next!(Step::Begun);
            }
            if step == Step::Begun {
                if self.table().may_speak(me, Moment::TurnBegun)
                    && self.heard_before(Step::Ready, Occasion::TurnBegun, me, SeatSet::just(me))
                {
                    return false;
                }
                step = Step::Ready;
            }
            if step == Step::Ready {
                if self.table().anyone_hears(Moment::Hampers) {
                    self.hold_back(me);
                }
                let table = self.table();
                let more = table.sum(me, Moment::Rolls, |h| h.rolls);
                let (dice, rolls) = (table.dice_of(me), if table.turn().halted { 1 } else { ROLLS + more });
                self.emit(Event::DiceReady { dice, rolls });
                if self.table().spendable_tokens(me) > 0 {
                    self.then(Task::Ask(me, Question::Tokens));
                }
                next!(Step::Throw);
            }
            if step == Step::Throw {
                let dice = self.table().turn().size;
                if dice == 0 {
                    step = Step::Tally; // ROLL-4: with no dice nothing is rolled and the turn goes on.
                } else if A::INSIDE && self.rolls_alone(me) {
                    self.roll_out(dice, answers);
                    step = Step::Meddle;
                } else {
                    self.then(Task::Luck(Luck::Throw(dice)));
                    return self.asked_at(Step::Thrown);
                }
            }
            if step == Step::Thrown {
                if self.table().anyone_may_hold(Moment::OthersRolling)
                    && (self.table().turn().rolls > 0 || self.has_use(me, Question::Keep))
                {
                    let others = self.table().others(me);
                    if self.heard_before(Step::Rolling, Occasion::OthersRolling, me, others) {
                        return false;
                    }
                }
                step = Step::Rolling;
            }
            if step == Step::Rolling {
                let turn = self.table().turn();
                if turn.rolls > 0 || !turn.halted && self.has_use(me, Question::Keep) {
                    self.then(Task::Ask(me, Question::Keep));
                    return self.asked_at(Step::Rolling);
                }
                step = Step::Meddle;
            }
            if step == Step::Meddle {
                let others = self.table().others(me);
                if self.heard_before(Step::Rolled, Occasion::OthersRolled, me, others) {
                    return false;
                }
                step = Step::Rolled;
            }
            if step == Step::Rolled {
                if self.table().may_speak(me, Moment::Rolled)
                    && self.heard_before(Step::Change, Occasion::Rolled, me, SeatSet::just(me))
                {
                    return false;
                }
                step = Step::Change;
            }
            if step == Step::Change {
                if self.can_change(me) {
                    self.then(Task::Ask(me, Question::Change));
                    return self.asked_at(Step::Change);
                }
                step = Step::Tally;
            }
            if step == Step::Tally {
                self.tally(me);
                next!(Step::Resolve);
            }
            if step == Step::Resolve {
                let faces = self.state.order_asked();
                if !faces.is_empty() {
                    self.go(Step::Resolve);
                    if !A::INSIDE || !self.only_answers(me) {
                        self.then(Task::Ask(me, Question::Resolve));
                        return true;
                    }
                    if let Some(face) = answers.pick(1 | faces.bits() << 1).checked_sub(1) {
                        self.resolve_chosen(Face::new(face));
                        if self.settled(answers) {
                            continue;
                        }
                        return false;
                    }
                }
                step = Step::ResolveRest;
            }
            if step == Step::ResolveRest {
                // Each face by itself: which of them wait is anybody's guess, and a jump to one of six goes wrong more often
                // than a question about one.
                macro_rules! resolve {
                    ($($face:ident)*) => {$(
                        if self.table().turn().waiting.has(Face::$face) {
                            self.resolve(Face::$face);
                            if self.state.agenda.len() != 1 {
                                self.go(Step::ResolveRest);
                                return false;
                            }
                        }
                    )*};
                }
                if self.resolve_numbers() {
                    self.go(Step::ResolveRest);
                    return false;
                }
                resolve!(Energy Heart);
                if self.table().turn().waiting.has(Face::Smash) {
                    self.resolve(Face::Smash);
                    if self.state.agenda.len() != 1 {
                        self.go(Step::ResolveRest);
                        if !A::INSIDE || !self.settled(answers) {
                            return false;
                        }
                    }
                }
                step = Step::Grow;
            }
            if step == Step::Grow {
                // EVO-2: three hearts, in Tokyo too.
                let table = self.table();
                if table.rules().evolutions
                    && table.turn().dice.count(Face::Heart) >= 3
                    && !table.evolutions(me).hidden.or(table.evolutions(me).discard).is_empty()
                {
                    self.then(Task::Evolve { seat: me, draws: 2, back: false });
                }
                next!(Step::Approach);
            }
            if step == Step::Approach {
                let alive = self.table().alive();
                if self.heard_before(Step::Enter, Occasion::EnterPhase, me, alive) {
                    return false;
                }
                step = Step::Enter;
            }
            if step == Step::Enter {
                // ENTER-2, ENTER-5
                if self.table().must_enter() && !self.table().in_tokyo(me) {
                    let place = self.free_places().next();
                    if let Some(place) = place {
                        self.enter(me, place, Clause::Enter2.into());
                    }
                }
                next!(Step::Buy);
            }
            if step == Step::Buy {
                let mut alone = A::INSIDE && self.shops_alone(me);
                while alone {
                    let answer = self.shop_answers(me).map_or(0, |few| answers.pick(few));
                    if answer == 0 {
                        break;
                    }
                    self.go(Step::Buy);
                    self.shop(me, SHOP_ANSWERS[answer]);
                    if !self.shops_on(me, answers) {
                        return false;
                    }
                    alone = self.shops_alone(me);
                }
                if !alone && self.may_shop(me) {
                    self.then(Task::Ask(me, Question::Shop));
                    return self.asked_at(Step::Buy);
                }
                self.close_shop();
                next!(Step::Close);
            }
            if step == Step::Close {
                let alive = self.table().alive();
                if self.heard_before(Step::End, Occasion::TurnCloses, me, alive) {
                    return false;
                }
                step = Step::End;
            }
            if step == Step::End {
                if self.state.asks_ending() {
                    self.then(Task::Ask(me, Question::Ending));
                    return self.asked_at(Step::End);
                }
                step = Step::EndRest;
            }
            if step == Step::EndRest {
                if self.table().hears(me, Moment::TurnEnds) && self.next_ending(me) {
                    self.go(Step::EndRest);
                    return false;
                }
                if self.others_end(Step::Poison, me) {
                    return false;
                }
                step = Step::Poison;
            }
            if step == Step::Poison {
                self.poison(me);
                next!(Step::Check);
            }
            if step == Step::Late {
                if self.state.asks_ending() {
                    self.then(Task::Ask(me, Question::Ending));
                    return self.asked_at(Step::Late);
                }
                step = Step::LateRest;
            }
            if step == Step::LateRest {
                if self.table().hears(me, Moment::TurnEnds) && self.next_ending(me) {
                    self.go(Step::LateRest);
                    return false;
                }
                if self.others_end(Step::Check, me) {
                    return false;
                }
                step = Step::Check;
            }
            if step == Step::Check {
                self.emit(Event::TurnEnded { seat: me });
                if self.check_stars() || self.table().turn().size == 0 && self.nobody_rolls() {
                    return false;
                }
                if self.table().alive().has(me) {
                    self.offer_one(Occasion::TurnOver, me);
                }
                next!(Step::Next);
            }
            self.next_turn();
            step = Step::Begin;
        }
    }

    /// The steps before the first turn (SETUP-3, SETUP-4).
    fn set_up(&mut self, step: Step) {
        if step == Step::Deal {
            if !self.table().deck().is_empty() {
                self.then(Task::Fill { empty: SlotSet::ALL, fresh: SlotSet::EMPTY });
            }
            return self.go(if self.table().rules().events { Step::Hands } else { Step::Contest });
        }
        if step == Step::Hands {
            if self.table().rules().evolutions {
                let (first, seats) = (self.table().first(), self.table().seats());
                // The first player draws first: its task goes on top.
                let mut order: ArrayVec<Seat, 6> = seats.clockwise_after(first).collect();
                order.rotate_right(1);
                for seat in order.into_iter().rev() {
                    if !self.table().evolutions(seat).hidden.is_empty() {
                        self.then(Task::Evolve { seat, draws: 2, back: true });
                    }
                }
            }
            return self.go(Step::Next);
        }
        match self.table().rules().first_player {
            FirstPlayer::MostSmashes => {
                let left = self.table().seats();
                self.then(Task::Contest { left, leaders: SeatSet::EMPTY, best: 0 });
            }
            FirstPlayer::Random => self.then(Task::Luck(Luck::Starter)),
            FirstPlayer::Seat => self.emit(Event::Started { seat: Seat::A }),
        }
        // EVENT-4: Events of the first three cards need a first player.
        self.go(if self.table().rules().events { Step::Deal } else { Step::Hands });
    }

    /// The spine waits at a step for the answer to a question.
    #[inline(always)]
    fn asked_at(&mut self, step: Step) -> bool {
        self.go(step);
        true
    }

    #[inline(always)]
    fn go(&mut self, step: Step) {
        self.state.agenda.turn_to(step);
    }

    // ── who begins (SETUP-4) ─────────────────────────────────────────────────
    pub(crate) fn contest(&mut self, left: SeatSet, leaders: SeatSet, best: u8) {
        if let Some(seat) = left.lowest() {
            self.state.agenda.replace(Task::Contest { left: left.without(seat), leaders, best });
            self.then(Task::Luck(Luck::Contest(seat)));
        } else if leaders.len() == 1 {
            self.state.agenda.pop();
            self.emit(Event::Started { seat: leaders.lowest().unwrap_or(Seat::A) });
        } else {
            self.state.agenda.replace(Task::Contest { left: leaders, leaders: SeatSet::EMPTY, best: 0 });
        }
    }

    pub(crate) fn contested(&mut self, seat: Seat, dice: Dice) {
        self.emit(Event::Contested { seat, dice });
        let Some(Task::Contest { left, leaders, best }) = self.state.agenda.top() else { return };
        let smashes = dice.count(Face::Smash);
        let (leaders, best) = match smashes.cmp(&best) {
            core::cmp::Ordering::Greater => (SeatSet::just(seat), smashes),
            core::cmp::Ordering::Equal => (leaders.with(seat), best),
            core::cmp::Ordering::Less => (leaders, best),
        };
        self.state.agenda.replace(Task::Contest { left, leaders, best });
    }

    // ── dice ─────────────────────────────────────────────────────────────────
    /// Does a monster have a power it could use while being asked this?
    #[inline(always)]
    fn has_use(&self, seat: Seat, question: Question) -> bool {
        self.table().hears(seat, Moment::Usable) && self.finds_use(seat, question)
    }

    #[inline(never)]
    fn finds_use(&self, seat: Seat, question: Question) -> bool {
        let table = self.table();
        table.powers(seat, Moment::Usable).any(|(power, hooks)| {
            hooks.usable.is_some_and(|usable| usable(table, power, question))
                && !usable_later(table, power, question, hooks.usable)
        })
    }

    #[inline(always)]
    fn can_change(&self, seat: Seat) -> bool {
        self.table().hears(seat, Moment::Turns) && self.finds_turn(seat) || self.has_use(seat, Question::Change)
    }

    #[inline(never)]
    fn finds_turn(&self, seat: Seat) -> bool {
        let table = self.table();
        let can = |hooks: &Hooks, power| hooks.turns.is_some_and(|turns| table.can_turn(turns(table, power)));
        table.powers(seat, Moment::Turns).any(|(power, hooks)| can(hooks, power))
    }

    /// Some dice stay, the others are rolled again; all stay: rolling is over (ROLL-1). What can happen on the way to the next
    /// question but the throw is what [`Table::only_throws`] asks for.
    #[inline(always)]
    pub(crate) fn keep(&mut self, kept: Dice) {
        let dice = self.table().turn().dice;
        if kept == dice {
            self.emit(Event::Stopped);
            self.go(Step::Meddle);
        } else {
            self.emit(Event::Kept { dice: kept });
            self.go(Step::Thrown);
            if self.table().anyone_hears(Moment::Hampers) {
                self.take_toll(self.active());
            }
            self.then(Task::Luck(Luck::Throw(dice.len() - kept.len())));
        }
    }

    /// A monster rolls dice of its Roll again and pays with a heart for it where others make it, once they lie.
    #[cold]
    pub(crate) fn take_toll(&mut self, seat: Seat) {
        let mut tolls: ArrayVec<Power, 6> = self.table().hampering(seat, TOLL).take(6).collect();
        // Clockwise from the roller (GZ-6): the first goes on top.
        tolls.sort_by_key(|power| (power.owner.index() + 6 - seat.index()) % 6);
        for power in tolls.into_iter().rev() {
            self.hurt(seat, 1, Some(power.owner), power.why());
        }
    }

    pub(crate) fn spend_tokens(&mut self, tokens: u8) {
        let me = self.active();
        if tokens > 0 {
            let turn = self.table().turn();
            let (dice, rolls) = (turn.size + tokens, turn.rolls);
            self.spend_token(me, tokens, Clause::Roll3.into());
            self.emit(Event::DiceReady { dice, rolls });
        }
    }

    /// The Roll is final: smashes without dice join it, whole-Roll patterns score (ROLL-5).
    #[inline(always)]
    fn tally(&mut self, me: Seat) {
        self.go(Step::Resolve);
        if self.table().frozen().1.is_some() || self.table().turn().numb != [None; 6] {
            self.frost();
        }
        for moment in [Moment::Smashes, Moment::MoreSmashes] {
            if self.table().hears(me, moment) {
                self.add_smashes(me, moment);
            }
        }
        let table = self.table();
        let attack = table.turn().all_smashes() > 0;
        let strikes = attack || table.damage(me, false) > 0;
        self.emit(Event::RollFinal { strikes });
        self.offer_one(Occasion::Tallied, me);
    }

    /// Frozen dice join the Roll, and dice that show a numbed face leave it.
    #[cold]
    fn frost(&mut self) {
        if let (dice, Some(ice)) = self.table().frozen() {
            self.emit(Event::Joined { dice, why: Why::power(ice) });
        }
        for face in Face::ALL {
            if let Some(why) = self.table().turn().numb[face.index()].filter(|_| self.shows(face)) {
                self.emit(Event::Wasted { face, why });
            }
        }
    }

    fn shows(&self, face: Face) -> bool {
        self.table().turn().dice.count(face) > 0
    }

    /// Another monster's power leaves the active one a single roll.
    #[cold]
    fn hold_back(&mut self, me: Seat) {
        let power = self.table().hampering(me, ONE_ROLL).next();
        if let Some(power) = power.filter(|_| !self.table().turn().halted) {
            self.emit(Event::Halted { why: power.why() });
        }
    }

    fn add_smashes(&mut self, me: Seat, moment: Moment) {
        let mut from = 0;
        while let Some(source) = self.table().listener(me, moment, from) {
            from = source.index() + 1;
            let power = Power { owner: me, source };
            let smashes = self.table().added_smashes(power, moment, self.table().turn().all_smashes());
            if smashes > 0 {
                self.emit(Event::SmashesAdded { smashes, why: power.why() });
            }
        }
    }

    /// All dice of a face take effect (POINTS-1, ENERGY-1, HEAL-*, SMASH-*).
    #[inline(always)]
    pub(crate) fn resolve(&mut self, face: Face) {
        let me = self.active();
        let n = self.table().turn().dice.count(face);
        let times = self.times(me);
        self.emit(Event::Resolving { face });
        match face {
            Face::One | Face::Two | Face::Three => {
                let points = self.table().turn().dice.points_of(face);
                if points > 0 {
                    self.gain_stars(me, points * times, Clause::Points1.into());
                    self.offer_one(Occasion::Scored(face), me);
                }
            }
            Face::Energy => {
                let cap = self.table().energy_cap(me).unwrap_or(n * times);
                self.gain_energy(me, u16::from((n * times).min(cap)), Clause::Energy1.into());
            }
            Face::Heart => self.resolve_hearts(me, self.table().turn().all_hearts()),
            Face::Smash => {
                if self.table().may_speak(me, Moment::Striking) {
                    self.then(Task::Strike);
                    self.offer_one(Occasion::Striking, me);
                } else {
                    self.smash();
                }
            }
        }
    }

    /// Resolves the numbers that wait; true when something is to be done before the other faces.
    #[inline(always)]
    fn resolve_numbers(&mut self) -> bool {
        let numbers = [Face::One, Face::Two, Face::Three];
        if self.table().turn().dice.points() > 0 || self.log.is_on() {
            return self.resolve_each(numbers);
        }
        // Fewer than three of a number do nothing, and where nobody is told it need not be asked which of them wait.
        for face in numbers {
            self.emit(Event::Resolving { face });
        }
        false
    }

    #[inline(never)]
    fn resolve_each(&mut self, faces: [Face; 3]) -> bool {
        for face in faces {
            if self.table().turn().waiting.has(face) {
                self.resolve(face);
                if self.state.agenda.len() != 1 {
                    return true;
                }
            }
        }
        false
    }

    /// Resolves a face that a player chose, out of the default order.
    #[inline(never)]
    pub(crate) fn resolve_chosen(&mut self, face: Face) {
        self.resolve(face);
    }

    /// How many times a monster's dice count when they are resolved.
    #[inline(always)]
    fn times(&self, me: Seat) -> u8 {
        1 + self.table().sum(me, Moment::Doubles, |h| h.doubles)
    }

    #[inline(always)]
    fn resolve_hearts(&mut self, me: Seat, dice: u8) {
        let table = self.table();
        let gives = table.hears(me, Moment::HealsOthers);
        if gives || self.state.may_cure(me) {
            self.then(Task::Hearts { dice, given: Six::ZERO });
        } else {
            self.heal_with_dice(me, dice);
        }
    }

    /// Heart dice heal their roller, outside Tokyo (HEAL-1, HEAL-2).
    #[inline(always)]
    fn heal_with_dice(&mut self, me: Seat, dice: u8) {
        let before = self.table().hearts(me);
        if dice > 0 && !self.table().in_tokyo(me) {
            let more = self.table().sum(me, Moment::HeartDiceBonus, |h| h.heart_dice_bonus);
            self.heal_self(me, dice * self.times(me) + more, Clause::Heal1.into());
        }
        let healed = self.table().hearts(me) - before;
        self.offer_one(Occasion::HeartsRolled(HeartDice::new(healed, dice.saturating_sub(healed).min(15))), me);
    }

    /// Asks what the next heart die is for, or heals with what was given (HEAL-1 … HEAL-3).
    #[inline(never)] // it has a list of answers, which the step loop should not have to make room for
    pub(crate) fn hearts(&mut self, dice: u8, given: Six) {
        let me = self.active();
        // It may have fallen to something it did before it answered; the dead heal nobody and are not asked (OUT-1).
        if !self.table().alive().has(me) {
            self.state.agenda.pop();
            return;
        }
        if dice > 0 {
            self.then(Task::Ask(me, Question::Hearts));
            let uses = self.state.legal();
            if uses.iter().any(|use_| !matches!(use_, Action::No | Action::Use(_) | Action::Play(_))) {
                return;
            }
            self.state.agenda.pop();
        }
        self.state.agenda.pop();
        let mine = given.get(me.index()) + dice;
        self.heal_with_dice(me, mine);
        for seat in self.table().others(me).clockwise_after(me) {
            self.heal_for_pay(me, seat, given.get(seat.index()));
        }
    }

    /// A patient gains hearts and pays for each (I-119 … I-122).
    fn heal_for_pay(&mut self, healer: Seat, patient: Seat, hearts: u8) {
        if hearts == 0 {
            return;
        }
        let Some((power, price)) =
            self.table().powers(healer, Moment::HealsOthers).map(|(p, h)| (p, h.heals_others)).next()
        else {
            return;
        };
        let hearts = hearts + self.healer_bonus(healer);
        let room = self.table().hearts_max(patient) - self.table().hearts(patient);
        let pay = (u16::from(price) * u16::from(hearts.min(room))).min(self.table().energy(patient));
        self.heal(patient, hearts, power.why());
        self.lose_energy(patient, pay, power.why());
        self.gain_energy(healer, pay, power.why());
    }

    // ── buying ───────────────────────────────────────────────────────────────
    /// Is there anything a monster could buy or sweep?
    #[inline(always)]
    fn may_shop(&self, me: Seat) -> bool {
        const OTHERWISE: MomentSet = OTHER_SHOPS.with(Moment::Usable);
        let table = self.table();
        if crate::decision::may_sweep(table, me) {
            return true;
        }
        if self.looks_at_shop(me) && self.may_buy(me) {
            return true;
        }
        (table.hears_any(me, OTHERWISE) || table.knows(Moment::Spoils)) && self.may_shop_otherwise(me)
    }

    /// Poorer than the cheapest card of the deck one need not look, unless there are promos or a power makes cards cheaper.
    #[inline(always)]
    pub(crate) fn looks_at_shop(&self, me: Seat) -> bool {
        let table = self.table();
        let cheap = table.rules().promos || table.hears(me, Moment::Discount);
        cheap || table.energy(me) >= table.catalogue().cheapest()
    }

    #[inline(never)]
    fn may_buy(&self, me: Seat) -> bool {
        !self.table().affordable(me).is_empty()
    }

    /// Is there anything a monster's powers let it buy or do instead?
    #[inline(never)]
    fn may_shop_otherwise(&self, me: Seat) -> bool {
        let table = self.table();
        let affordable = |card| table.affords(me, card);
        let others = table.for_sale_elsewhere(me).iter().any(affordable);
        // A card that only this monster knows: whether it is asked may tell the others nothing of the price.
        let rich = table.energy(me) > 0 || table.hears(me, Moment::Discount);
        others || rich && (0..2).any(|d| table.may_buy_top(me, d)) || self.has_use(me, Question::Shop)
    }

    /// Buying is over; whoever bought nothing may gain for it (BUY-4).
    #[inline(always)]
    pub(crate) fn close_shop(&mut self) {
        let me = self.active();
        if self.table().rules().energy_if_no_buy && !self.table().turn().bought {
            let more = self.table().sum(me, Moment::NoBuyBonus, |h| h.no_buy_bonus);
            self.gain_energy(me, u16::from(1 + more), Clause::Buy4.into());
        }
    }

    // ── the end of a turn ────────────────────────────────────────────────────
    /// One effect at the end of the turn, chosen by the active monster (END-1).
    pub(crate) fn end_with(&mut self, power: Power) {
        self.mark_used(power);
        if let Some(ends) = self.table().hooks(power.source, Moment::TurnEnds).turn_ends {
            ends(self, power);
        }
    }

    /// Poison strikes its bearer (POISON-1).
    fn poison(&mut self, me: Seat) {
        let poison = self.table().stand(me).poison;
        if poison > 0 {
            self.hurt(me, poison, None, Clause::Poison1.into());
        }
    }

    /// Poison strikes before other effects of the end, as its bearer chose (END-1).
    pub(crate) fn poison_early(&mut self) {
        self.go(Step::Late);
        let me = self.active();
        self.poison(me);
    }

    /// The rest of the effects at the end happen in the default order (END-1).
    pub(crate) fn end_as_usual(&mut self) {
        let late = self.state.agenda.step() == Some(Step::Late);
        self.go(if late { Step::LateRest } else { Step::EndRest });
    }

    /// This effect at the end of the turn and all others of its owner that are the same and have not happened yet: they
    /// happen with it, on one look (I-143).
    pub fn ending_alike(&mut self, me: Power) -> ArrayVec<Power, 3> {
        let mut others: ArrayVec<Power, 2> = ArrayVec::new();
        if self.has(Amendment::OneLook) {
            let table = self.table();
            others.extend(table.ends_like(me).filter(|&other| other != me && !table.is_used(other.source)).take(2));
        }
        for &other in &others {
            self.mark_used(other);
        }
        core::iter::once(me).chain(others).collect()
    }

    /// The first of the effects that were not chosen one by one, in the default order; false when none is left.
    fn next_ending(&mut self, me: Seat) -> bool {
        // A card that stands for another has its place in the order (I-108, I-110).
        let table = self.table();
        let next: Option<Source> = self.state.endings().map(|p| p.source).min_by_key(|&s| table.stands_for(s).index());
        if let Some(source) = next {
            self.end_with(Play::power(me, source));
        }
        next.is_some()
    }

    /// Everybody else's effects at the end of this turn, after the active monster's own; false when there are none.
    #[inline(always)]
    fn others_end(&mut self, then: Step, me: Seat) -> bool {
        if !self.table().anyone_may_speak(Moment::OthersEnd) || !self.has(Amendment::EveryEnd) {
            return false;
        }
        let others = self.table().others(me);
        self.speaks_before(then, Occasion::OthersEnd, me, others)
    }

    /// Twenty stars at the end of a turn, or of a round, win (WIN-1, WIN-4, WIN-5); fewer where a power says so.
    fn check_stars(&mut self) -> bool {
        let table = self.table();
        if table.rules().victory_check == VictoryCheck::Round && !self.round_ends() {
            return false;
        }
        if !table.anyone_at(GOAL) && !table.knows(Moment::Goal) {
            return false;
        }
        self.crown()
    }

    /// The game ends if somebody has won by stars.
    #[cold]
    fn crown(&mut self) -> bool {
        let table = self.table();
        let winners: SeatSet = table.alive().iter().filter(|&s| table.stars(s) >= table.goal(s)).collect();
        if winners.is_empty() {
            return false;
        }
        let early = |seat: &Seat| winners.len() == 1 && table.stars(*seat) < GOAL;
        let power = winners.lowest().filter(early).and_then(|seat| table.aims(seat));
        let clause = if winners.len() > 1 { Clause::Win5 } else { Clause::Win1 };
        let why = power.map_or(clause.into(), |(power, _)| power.why());
        self.finish(winners, why);
        true
    }

    /// Is the next turn the first of a new round?
    fn round_ends(&self) -> bool {
        let table = self.table();
        if table.extras()[0].is_some() {
            return false;
        }
        let from_first = |seat: Seat| (seat.index() + 6 - table.first().index()) % 6;
        table.alive().after(table.regular()).is_none_or(|next| from_first(next) <= from_first(table.regular()))
    }

    /// A turn that was won, or the next living monster's to the left (END-1).
    #[inline(always)]
    fn next_turn(&mut self) {
        let table = self.table();
        if table.turns() == 0 || table.extras()[0].is_some() {
            return self.unusual_turn();
        }
        let (regular, alive) = (table.regular(), table.alive());
        let seat = alive.after(regular).unwrap_or(regular);
        self.emit(Event::TurnBegan { seat, extra: None });
    }

    /// Ends a game in which nobody has a die left and nobody may ever be asked anything again: without a winner, since no
    /// rule names one. Looked for so rarely that whoever can still win without dice has won by then.
    #[cold]
    fn nobody_rolls(&mut self) -> bool {
        let table = self.table();
        let over = table.turns().is_multiple_of(DICELESS) && table.alive().iter().all(|seat| table.own_dice(seat) == 0);
        if over {
            self.finish(SeatSet::EMPTY, Clause::Roll4.into());
        }
        over
    }

    /// The first turn of all, or one that was won.
    #[cold]
    fn unusual_turn(&mut self) {
        let table = self.table();
        let (seat, extra) = match table.extras()[0] {
            Some(extra) if table.turns() > 0 => (extra.seat, Some(extra.fewer)),
            _ => (table.first(), None),
        };
        self.emit(Event::TurnBegan { seat, extra });
    }
}

/// A power good at any time, or as good a moment later, is never the reason to ask.
fn usable_later(
    table: &Table,
    power: Power,
    question: Question,
    usable: Option<fn(&Table, Power, Question) -> bool>,
) -> bool {
    let later = |later| usable.is_some_and(|usable| usable(table, power, later));
    later(Question::Yield) || question == Question::Keep && later(Question::Change)
}
