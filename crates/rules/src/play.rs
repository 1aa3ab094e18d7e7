//! The game in motion, lent to hooks. Its verbs are the whole language cards are written in.

use crate::agenda::{Cursor, Step, Task};
use crate::chance::Luck;
use crate::clause::{Clause, Reason, Why};
use crate::decision::Question;
use crate::dice::{Dice, Face};
use crate::engine::State;
use crate::event::{Event, Log};
use crate::hooks::{CardId, Moment, Occasion, Power, Source};
use crate::seat::{Seat, SeatSet};
use crate::table::{GOAL, Place, Table};
use crate::version::Amendment;

/// A state and its log, while something happens.
pub struct Play<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut Log,
    /// How many questions with a single answer were passed over, in a game nobody watches; none where they are asked.
    pub(crate) passed: Option<u32>,
}

impl Power {
    /// This power, as a reason.
    #[inline(always)]
    pub fn why(self) -> Why {
        Why::power(self.source)
    }
}

impl<'a> Play<'a> {
    /// A game that is watched: everybody is asked everything.
    #[inline(always)]
    pub(crate) fn new(state: &'a mut State, log: &'a mut Log) -> Play<'a> {
        Play { state, log, passed: None }
    }
}

impl Play<'_> {
    /// The table, to be read.
    #[inline(always)]
    pub fn table(&self) -> &Table {
        &self.state.table
    }

    /// Whose turn it is.
    #[inline(always)]
    pub fn active(&self) -> Seat {
        self.state.table.active()
    }

    /// Is this game played with a change of the rules, or by a version from before it?
    #[inline(always)]
    pub fn has(&self, amendment: Amendment) -> bool {
        self.table().rules().version.has(amendment)
    }

    /// Folds an event into the table and logs it: the only way the table changes. Where the event is known in place,
    /// most of folding it falls away; in a browser, a small program matters more.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub fn emit(&mut self, event: Event) {
        self.state.table.fold(event);
        self.log.push(event);
    }

    /// Something to be done next: before everything that already waits.
    #[inline(always)]
    pub(crate) fn then(&mut self, task: Task) {
        self.state.agenda.push(task);
    }

    /// Asks the owner of a power a question of its own.
    pub fn ask(&mut self, me: Power, step: u8) {
        self.then(Task::Ask(me.owner, Question::Power(me.source, step)));
    }

    /// Rolls dice for a power; the result comes to its `lucky`, with what it wanted to remember.
    pub fn roll_for(&mut self, me: Power, dice: u8, data: u16) {
        self.then(Task::Luck(Luck::For(me.source, dice, data)));
    }

    /// Lets listeners speak, the first seat being `at` and the others clockwise.
    #[inline(always)]
    pub(crate) fn offer(&mut self, now: Occasion, at: Seat, seats: SeatSet) {
        if self.table().anyone_may_speak(now.moment())
            && let Some(at) = if seats.has(at) { Some(at) } else { seats.after(at) }
        {
            self.then(Task::Offer { now, at, left: seats, next: Cursor::START });
        }
    }

    /// Lets one monster's listeners speak.
    #[inline(always)]
    pub(crate) fn offer_one(&mut self, now: Occasion, seat: Seat) {
        if self.table().may_speak(seat, now.moment()) {
            self.then(Task::Offer { now, at: seat, left: SeatSet::just(seat), next: Cursor::START });
        }
    }

    // ── dials ────────────────────────────────────────────────────────────────
    /// Gains stars, as far as the dial goes (SETUP-6).
    #[inline(always)]
    pub fn gain_stars(&mut self, seat: Seat, stars: u8, why: Why) {
        let stars = stars.min(GOAL - self.table().stars(seat));
        if stars > 0 {
            self.emit(Event::Stars { seat, stars: stars as i8, why });
        }
    }

    /// Loses stars, down to none (LIMIT-1).
    pub fn lose_stars(&mut self, seat: Seat, stars: u8, why: Why) {
        let stars = stars.min(self.table().stars(seat));
        if stars > 0 {
            self.emit(Event::Stars { seat, stars: -(stars as i8), why });
        }
    }

    /// Gains energy, with whatever a power adds to that (I-118).
    #[inline(always)]
    pub fn gain_energy(&mut self, seat: Seat, energy: u16, why: Why) {
        if energy == 0 {
            return;
        }
        self.take_energy(seat, energy, why);
        if self.table().hears(seat, Moment::EnergyBonus) {
            self.take_energy_bonus(seat);
        }
    }

    #[inline(never)]
    fn take_energy_bonus(&mut self, seat: Seat) {
        let mut from = 0;
        while let Some(source) = self.table().listener(seat, Moment::EnergyBonus, from) {
            from = source.index() + 1;
            let bonus = u16::from(self.table().hooks(source, Moment::EnergyBonus).energy_bonus);
            self.take_energy(seat, bonus, Why::power(source));
        }
    }

    /// Moves energy into the reserve without it being a gain (I-105).
    #[inline(always)]
    pub fn take_energy(&mut self, seat: Seat, energy: u16, why: Why) {
        if energy > 0 {
            self.emit(Event::Energy { seat, energy: energy as i16, why });
        }
    }

    /// Pays or loses energy, down to none (LIMIT-1).
    #[inline(always)]
    pub fn lose_energy(&mut self, seat: Seat, energy: u16, why: Why) {
        let energy = energy.min(self.table().energy(seat));
        if energy > 0 {
            self.emit(Event::Energy { seat, energy: -(energy as i16), why });
        }
    }

    /// A power takes energy from these monsters: each of them may first pay for something with what is about to go.
    /// How much one loses follows from how much it has; the power's `drains` takes it.
    pub fn drain(&mut self, me: Power, from: SeatSet, loss: fn(u16) -> u16) {
        if !self.table().anyone_may_speak(Moment::EnergyGoes) || !self.has(Amendment::LastChance) {
            return self.take_drained(me, from);
        }
        self.then(Task::Drain { seat: me.owner, source: me.source, from });
        // Clockwise from whoever takes it (GZ-6): the first goes on top.
        let mut left = from.and(self.table().alive()).without(me.owner);
        while let Some(seat) = left.before(me.owner) {
            left = left.without(seat);
            let has = self.table().energy(seat);
            let goes = loss(has).min(has).min(u16::from(u8::MAX)) as u8;
            if goes > 0 {
                self.offer_one(Occasion::EnergyGoes(goes), seat);
            }
        }
    }

    /// The energy goes, as long as whoever takes it is there.
    pub(crate) fn take_drained(&mut self, me: Power, from: SeatSet) {
        let alive = self.table().alive();
        if let Some(drains) = self.table().hooks(me.source, Moment::Drains).drains.filter(|_| alive.has(me.owner)) {
            drains(self, me, from.and(alive));
        }
    }

    /// A monster gains hearts, up to its maximum (HEAL-1), with whatever its powers add (I-027).
    #[inline(always)]
    pub fn heal(&mut self, seat: Seat, hearts: u8, why: Why) {
        if hearts == 0 {
            return;
        }
        let bonus = self.table().sum(seat, Moment::HeartsBonus, |h| h.hearts_bonus);
        self.mend(seat, hearts + bonus, why);
    }

    /// A monster heals itself: its healing powers count as well (I-121).
    #[inline(always)]
    pub fn heal_self(&mut self, seat: Seat, hearts: u8, why: Why) {
        if hearts > 0 {
            let bonus = self.healer_bonus(seat);
            self.heal(seat, hearts + bonus, why);
        }
    }

    /// What a healer's powers add to one healing.
    pub(crate) fn healer_bonus(&self, healer: Seat) -> u8 {
        self.table().sum(healer, Moment::HealerBonus, |h| h.healer_bonus)
    }

    fn mend(&mut self, seat: Seat, hearts: u8, why: Why) {
        let room = self.table().hearts_max(seat).saturating_sub(self.table().hearts(seat));
        let hearts = hearts.min(room);
        if hearts > 0 {
            self.emit(Event::Healed { seat, hearts, why });
        }
    }

    /// Hearts go that are no damage (I-025); a monster without hearts is buried next.
    pub fn shrivel(&mut self, seat: Seat, hearts: u8, why: Why) {
        let hearts = hearts.min(self.table().hearts(seat));
        if hearts > 0 {
            self.emit(Event::Shrivelled { seat, hearts, why });
            self.then(Task::Bury);
        }
    }

    /// Puts charges on a power or takes them off.
    pub fn charge(&mut self, me: Power, charges: i8) {
        if charges != 0 {
            self.emit(Event::Charged { source: me.source, charges, why: me.why() });
        }
    }

    /// A power that works once a turn has worked.
    pub fn mark_used(&mut self, me: Power) {
        self.emit(Event::Used { source: me.source });
    }

    /// Is this power still its owner's, with something to say at this moment?
    pub fn still_has(&self, me: Power, moment: Moment) -> bool {
        self.table().holder(me.source) == Some(me.owner) && self.table().hooks(me.source, moment).listens(moment)
    }

    /// Is this the first of its owner's powers to speak at this moment? Then one question serves for all of them.
    pub fn speaks_first(&self, me: Power, moment: Moment) -> bool {
        self.table().listener(me.owner, moment, 0) == Some(me.source)
    }

    /// Does this power only stand for a card that is elsewhere?
    pub fn is_copy(&self, me: Power) -> bool {
        self.table().print(me.source).hooks.copies
    }

    // ── dice ─────────────────────────────────────────────────────────────────
    /// Another roll this turn.
    pub fn more_rolls(&mut self, rolls: u8, why: Why) {
        self.emit(Event::MoreRolls { rolls, why });
    }

    /// A die of the Roll was rolled again for a power.
    pub fn reroll(&mut self, from: Face, to: Face, why: Why) {
        self.reroll_all(from, Dice::one(to), why);
    }

    /// Dice of the Roll that showed one face were rolled again for a power, at once.
    pub fn reroll_all(&mut self, from: Face, to: Dice, why: Why) {
        for face in Face::ALL {
            for _ in 0..to.count(face) {
                self.emit(Event::Rerolled { from, to: face, why });
            }
        }
        if self.table().anyone_hears(Moment::Hampers) && self.is_own(why) {
            self.take_toll(self.active());
        }
    }

    /// Is this reason a power of the active monster's?
    fn is_own(&self, why: Why) -> bool {
        matches!(why.reason(), Reason::Power(source) if self.table().holder(source) == Some(self.active()))
    }

    /// The dice rolled for a power, for the log.
    pub fn show_dice(&mut self, me: Power, dice: Dice) {
        self.emit(Event::RolledFor { dice, why: me.why() });
    }

    // ── cards ────────────────────────────────────────────────────────────────
    /// A power's card is discarded: the physical one, also when it stands for another (I-065).
    pub fn discard(&mut self, me: Power) {
        match me.source.as_card() {
            Some(card) => self.lose_card(me.owner, card, me.why()),
            None => self.emit(Event::Retired { seat: me.owner, evolution: me.source, why: me.why() }),
        }
    }

    /// Turns over the next card of the deck for a power, which hears of it in `dug`. An empty deck is refilled once
    /// (BUY-5): `again` says that this has happened. Nothing happens when no card is left.
    pub fn turn_up(&mut self, me: Power, again: bool) {
        let empty = self.table().deck().is_empty();
        if !empty || !again && self.deck_ready() {
            self.then(Task::Luck(Luck::Mill(me.source, again || empty)));
        }
    }

    /// A card of the deck is turned over and discarded; nothing of it happens.
    pub fn mill(&mut self, card: CardId, why: Why) {
        self.emit(Event::Milled { card, why });
    }

    /// A Keep card comes from the deck to a monster, which does not buy it.
    pub fn gain_card(&mut self, seat: Seat, card: CardId, why: Why) {
        self.emit(Event::Gained { seat, card, why });
        let power = Power { owner: seat, source: card.into() };
        if let Some(bought) = self.table().card(card).hooks.bought {
            bought(self, power);
        }
        self.speak_late(power);
    }

    /// A card leaves its owner; whatever stood for it stops too (I-135).
    pub fn lose_card(&mut self, owner: Seat, card: CardId, why: Why) {
        let own = self.leaving(owner, card);
        let copy = self.copy_ending(card);
        self.emit(Event::Lost { seat: owner, card, why });
        for (power, lost) in [own, copy].into_iter().flatten() {
            lost(self, power);
        }
    }

    /// What a card does when it leaves its owner.
    pub(crate) fn leaving(&self, owner: Seat, card: CardId) -> Option<Leaving> {
        let lost = self.table().hooks(card.into(), Moment::Lost).lost?;
        Some((Power { owner, source: card.into() }, lost))
    }

    /// What ends with a card for somebody who copies it.
    pub(crate) fn copy_ending(&self, card: CardId) -> Option<Leaving> {
        if self.table().copied() != Some(card) {
            return None;
        }
        let copier = self.table().copier()?;
        Some((copier, self.table().card(card).hooks.lost?))
    }

    /// A card stands for another one from now on, as if just bought (I-125), or for none.
    pub fn copy(&mut self, copier: CardId, card: Option<CardId>) {
        let Some(owner) = self.table().owner(copier) else { return };
        let power = Power { owner, source: copier.into() };
        let before = self.table().copied().and_then(|old| self.table().card(old).hooks.lost);
        self.emit(Event::Copied { copier, card });
        if let Some(lost) = before {
            lost(self, power);
        }
        // The end of the old copy may have been the end of its owner.
        if self.table().is_doomed(owner) {
            return;
        }
        if let Some(bought) = card.and_then(|c| self.table().card(c).hooks.bought) {
            bought(self, power);
        }
    }

    /// Gives up all evolutions, those in the hand too.
    pub fn drop_evolutions(&mut self, seat: Seat, why: Why) {
        let of = self.table().evolutions(seat);
        for number in of.hand.or(of.shown).iter() {
            // One that stands for another has gone with it.
            let evolution = Source::evolution(seat, number);
            let of = self.table().evolutions(seat);
            if of.hand.or(of.shown).has(number) {
                self.emit(Event::Dropped { seat, evolution, why });
            }
        }
    }

    /// An evolution stands for another one from now on, as if that one had just been played.
    pub fn mirror(&mut self, me: Power, model: Source) {
        self.emit(Event::Mirrored { mirror: me.source, model });
        if let Some(played) = self.table().print(model).hooks.played {
            played(self, me, Moment::Played);
        }
        self.speak_late(me);
    }

    /// Draws a card of the discards; it comes to the power's `found`.
    pub fn dig(&mut self, me: Power) {
        self.then(Task::Luck(Luck::Dig(me.source)));
    }

    /// Lets the buyer's other powers speak about a card it has bought.
    pub fn tell_purchase(&mut self, buyer: Seat, card: CardId) {
        self.offer_one(Occasion::Purchased(card), buyer);
    }

    // ── Tokyo ────────────────────────────────────────────────────────────────
    /// A monster enters Tokyo and is paid for it (ENTER-4, DUO-1).
    pub fn enter(&mut self, seat: Seat, place: Place, why: Why) {
        self.emit(Event::Entered { seat, place, why });
        if self.table().rules().evolutions {
            self.take_back(seat);
        }
        let (active, alive) = (self.active(), self.table().alive());
        self.offer(Occasion::Entered(seat), active, alive);
        if self.table().duo() {
            self.gain_energy(seat, 1, Clause::Duo1.into());
        } else {
            self.gain_stars(seat, 1, Clause::Enter4.into());
        }
    }

    /// Evolutions that were used and go back to the hand when their owner enters Tokyo do so.
    fn take_back(&mut self, seat: Seat) {
        let back = self.table().evolutions(seat).discard.and(self.table().brood(seat).returns);
        for number in back.iter() {
            let evolution = Source::evolution(seat, number);
            if self.table().charges(evolution) > 0 {
                self.emit(Event::Regained { seat, evolution, why: Why::power(evolution) });
            }
        }
    }

    /// A monster leaves Tokyo, not by yielding.
    pub fn leave(&mut self, seat: Seat, why: Why) {
        if self.table().in_tokyo(seat) {
            self.emit(Event::Left { seat, why });
            self.offer_one(Occasion::LeftTokyo, seat);
        }
    }

    /// A monster is made to yield; nothing if it has left already, or if it may not yield.
    pub fn drive_out(&mut self, seat: Seat, why: Why) {
        if self.table().in_tokyo(seat) && !self.table().held_fast(seat) {
            self.yield_tokyo(seat, why);
        }
    }

    /// A monster yields Tokyo to the active one's attack.
    pub(crate) fn yield_tokyo(&mut self, seat: Seat, why: Why) {
        self.emit(Event::Yielded { seat, why });
        self.offer_one(Occasion::LeftTokyo, seat);
        let (active, alive) = (self.active(), self.table().alive());
        self.offer(Occasion::Yielding(seat), active, alive);
    }

    // ── dice tokens ──────────────────────────────────────────────────────────
    /// Gains dice tokens, as far as the supply goes (GZ-5).
    pub fn gain_tokens(&mut self, seat: Seat, tokens: u8, why: Why) {
        let tokens = tokens.min(self.table().token_supply());
        if tokens > 0 {
            self.emit(Event::DiceTokens { seat, tokens: tokens as i8, free: false, why });
        }
    }

    /// Spends dice tokens.
    pub fn spend_token(&mut self, seat: Seat, tokens: u8, why: Why) {
        self.emit(Event::DiceTokens { seat, tokens: -(tokens as i8), free: false, why });
    }

    /// Spends dice tokens on a power: they count toward those of a turn, but once did not.
    pub fn spend_tokens_on(&mut self, me: Power, tokens: u8) {
        if tokens > 0 {
            let free = !self.has(Amendment::TwoTokens);
            self.emit(Event::DiceTokens { seat: me.owner, tokens: -(tokens as i8), free, why: me.why() });
        }
    }

    /// Hearts join the Roll without a die.
    pub fn add_hearts(&mut self, hearts: u8, why: Why) {
        if hearts > 0 {
            self.emit(Event::HeartsAdded { hearts, why });
        }
    }

    /// Smashes join the Roll without a die.
    pub fn add_to_roll(&mut self, smashes: u8, why: Why) {
        self.emit(Event::SmashesAdded { smashes, why });
    }

    /// The active monster may not roll any more this turn.
    pub fn halt(&mut self, why: Why) {
        self.emit(Event::Halted { why });
    }

    /// The occasion that is on: the one whose offer is open.
    pub(crate) fn occasion(&self) -> Option<Occasion> {
        match self.state.agenda.top() {
            Some(Task::Offer { now, .. }) => Some(now),
            _ => None,
        }
    }

    /// The rest of rolling and resolving is skipped.
    pub fn skip_roll(&mut self) {
        self.state.agenda.turn_to(Step::Approach);
    }

    // ── turns ────────────────────────────────────────────────────────────────
    /// A monster wins another turn, `soon` before others that wait (I-148).
    /// Nothing where as many wait as can.
    pub fn win_turn(&mut self, seat: Seat, fewer: u8, soon: bool, why: Why) {
        if self.table().extras().iter().any(Option::is_none) {
            self.emit(Event::TurnWon { seat, fewer, soon, why });
        }
    }

    /// The active monster's turn stops here, without its end (I-144).
    pub fn cut_turn(&mut self) {
        self.state.agenda.turn_to(Step::Check);
    }

    /// Is the active monster past its dice and before its end?
    pub fn buying(&self) -> bool {
        self.state.agenda.step() == Some(Step::Buy)
    }

    /// The power that asked or rolled.
    #[inline(always)]
    pub(crate) fn power(owner: Seat, source: Source) -> Power {
        Power { owner, source }
    }
}

/// A power and what it does on leaving.
pub(crate) type Leaving = (Power, fn(&mut Play<'_>, Power));
