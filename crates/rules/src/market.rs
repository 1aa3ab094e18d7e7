//! The face-up cards: revealing, buying, sweeping.

use crate::agenda::Task;
use crate::catalogue::Kind;
use crate::chance::Luck;
use crate::clause::Clause;
use crate::engine::{Illegal, State};
use crate::event::{Event, Log};
use crate::hooks::{CardId, Moment, Occasion, Power, Source};
use crate::play::Play;
use crate::seat::Seat;
use crate::setup::{DeckExhausted, NewCardFirst};
use crate::table::{Origin, SlotId, SlotSet};

/// What a sweep costs (BUY-2).
const SWEEP: u16 = 2;

impl State {
    /// For experiments: a monster gets a card of the deck as if it had bought it for nothing, before anything else
    /// goes on. Refused when the card is not in the deck or the monster not in the game.
    pub fn grant(&mut self, seat: Seat, card: CardId, log: &mut Log) -> Result<(), Illegal> {
        if self.table.over().is_some() {
            return Err(Illegal::Over);
        }
        if !self.table.deck().has(card) || !self.table.alive().has(seat) {
            return Err(Illegal::NoSuchCard);
        }
        let mut play = Play::new(self, log);
        play.emit(Event::Bought { seat, card, origin: Origin::Top(0), paid: 0 });
        if let Some(bought) = play.table().card(card).hooks.bought {
            bought(&mut play, crate::hooks::Power { owner: seat, source: card.into() });
        }
        self.run(log);
        Ok(())
    }
}

impl State {
    /// For experiments: a monster gets one of its evolutions into its hand, or face up if it is permanent. Refused when
    /// it is not in the monster's deck.
    pub fn grant_evolution(&mut self, seat: Seat, number: usize, log: &mut Log) -> Result<(), Illegal> {
        let evolution = Source::evolution(seat, number);
        if number >= 8 || !self.table.evolutions(seat).deck().has(number) {
            return Err(Illegal::NoSuchCard);
        }
        let card = self.table.print(evolution);
        let mut play = Play::new(self, log);
        play.emit(Event::Drew { seat, evolution: Some(evolution) });
        play.emit(Event::Picked { seat, evolution: Some(evolution) });
        if card.kind == Kind::Permanent {
            play.emit(Event::Played { seat, evolution });
            if let Some(played) = card.hooks.played {
                played(&mut play, crate::hooks::Power { owner: seat, source: evolution }, Moment::Played);
            }
        }
        self.run(log);
        Ok(())
    }
}

impl Play<'_> {
    /// Fills the next empty place, or shows the new cards around (BUY-1, I-089).
    pub(crate) fn fill(&mut self, empty: SlotSet, fresh: SlotSet) {
        let Some(slot) = self.next_place(empty, fresh) else { return };
        match self.table().top(0) {
            Some(card) => self.reveal(slot, card),
            None => self.then(Task::Luck(Luck::Reveal(slot))),
        }
    }

    /// The next place to be filled; when there is none that is done with, and the new cards are shown around.
    #[inline(always)]
    pub(crate) fn next_place(&mut self, empty: SlotSet, fresh: SlotSet) -> Option<SlotId> {
        let next = empty.iter().find(|s| self.table().shop()[s.index()].is_none());
        let Some(slot) = next.filter(|_| self.deck_ready()) else {
            self.state.agenda.pop();
            // The three cards of the setup are no news to anybody.
            if !fresh.is_empty() && self.table().turns() > 0 && self.table().anyone_hears(Moment::Revealed) {
                let (active, alive) = (self.active(), self.table().alive());
                let first = match self.table().rules().new_card_first {
                    NewCardFirst::Left => alive.after(active).unwrap_or(active),
                    NewCardFirst::Active => active,
                };
                self.offer(Occasion::Revealed(fresh), first, alive);
            }
            return None;
        };
        Some(slot)
    }

    /// Are there cards to draw? An empty deck may be made anew from the discards (BUY-5).
    pub(crate) fn deck_ready(&mut self) -> bool {
        if !self.table().deck().is_empty() {
            return true;
        }
        if self.table().rules().deck_exhausted == DeckExhausted::Reshuffle && !self.table().discard().is_empty() {
            self.emit(Event::Reshuffled);
            return true;
        }
        false
    }

    /// A card is turned face up.
    pub(crate) fn reveal(&mut self, slot: SlotId, card: CardId) {
        self.emit(Event::Revealed { slot, card });
        if self.table().anyone_hears(Moment::Revealed) {
            self.state.agenda.forget_fresh(slot);
        }
        if let Some(Task::Fill { empty, fresh }) = self.state.agenda.top() {
            self.state.agenda.replace(Task::Fill { empty: empty.without(slot), fresh: fresh.with(slot) });
        }
        if self.table().card(card).kind == Kind::Event {
            self.show_event(card);
        }
    }

    /// An Event takes effect the moment it is turned up (EVENT-1, GZ-6).
    fn show_event(&mut self, card: CardId) {
        let (active, alive) = (self.active(), self.table().alive());
        self.offer(Occasion::EventRevealed, active, alive);
        if let Some(shown) = self.table().card(card).hooks.shown {
            shown(self, Power { owner: active, source: card.into() });
        }
    }

    /// A monster buys a card: it pays, the card takes effect, its place is filled (BUY-1, BUY-3).
    pub fn buy(&mut self, seat: Seat, card: CardId, origin: Origin) {
        let price = self.table().price(seat, card);
        self.buy_for(seat, card, origin, price);
    }

    /// A monster buys a card at a price of its own.
    pub fn buy_for(&mut self, seat: Seat, card: CardId, origin: Origin, price: u8) {
        self.purchase(seat, card, origin, price, None);
    }

    /// A monster buys a card through a power, which hears of it in `acquired`.
    pub fn buy_through(&mut self, me: Power, card: CardId, origin: Origin, price: u8) {
        self.purchase(me.owner, card, origin, price, Some(me.source));
    }

    /// A monster is about to buy a card; the others may have their say first, unless it comes off the deck, where only its
    /// buyer has seen it.
    #[inline(always)]
    fn purchase(&mut self, seat: Seat, card: CardId, origin: Origin, price: u8, through: Option<Source>) {
        let seen = !matches!(origin, Origin::Top(_));
        if seen && self.table().anyone_may_speak(Moment::OthersBuy) {
            self.then(Task::Buy { seat, card, origin, price, through });
            let others = self.table().others(seat);
            self.offer(Occasion::OthersBuy(card), others.after(seat).unwrap_or(seat), others);
        } else {
            self.complete_purchase(seat, card, origin, price, through);
        }
    }

    /// The purchase that others have their say about: who buys what.
    pub fn purchase_at_hand(&self) -> Option<(Seat, CardId)> {
        self.state.agenda.tasks().iter().rev().find_map(|task| match *task {
            Task::Buy { seat, card, .. } => Some((seat, card)),
            _ => None,
        })
    }

    /// A monster pays for a card and gets it.
    pub(crate) fn complete_purchase(
        &mut self,
        seat: Seat,
        card: CardId,
        origin: Origin,
        price: u8,
        through: Option<Source>,
    ) {
        self.lose_energy(seat, u16::from(price), Clause::Buy1.into());
        let leaving = match origin {
            Origin::Seat(seller) => self.leaving(seller, card),
            _ => None,
        };
        self.emit(Event::Bought { seat, card, origin, paid: price });
        if let Origin::Seat(seller) = origin {
            self.gain_energy(seller, u16::from(price), Clause::Buy1.into());
        }
        if let Origin::Slot(slot) = origin {
            self.then(Task::Fill { empty: SlotSet::just(slot), fresh: SlotSet::EMPTY });
        }
        self.tell_purchase(seat, card);
        if let Some(bought) = self.table().card(card).hooks.bought {
            bought(self, Power { owner: seat, source: card.into() });
        }
        if let Some((power, lost)) = leaving {
            lost(self, power);
        }
        if let Some(source) = through
            && let Some(acquired) = self.table().hooks(source, Moment::Acquired).acquired
        {
            acquired(self, Power { owner: seat, source }, card);
        }
    }

    /// A face-up card is put under a power, and its place is filled.
    pub fn set_aside(&mut self, me: Power, slot: SlotId) {
        if let Some(card) = self.table().shop()[slot.index()] {
            self.emit(Event::SetAside { slot, card, source: me.source });
            self.then(Task::Fill { empty: SlotSet::just(slot), fresh: SlotSet::EMPTY });
        }
    }

    /// A monster may not buy a card this turn.
    pub fn close(&mut self, me: Power, seat: Seat, card: CardId) {
        self.emit(Event::Closed { seat, card, why: me.why() });
    }

    /// A monster gets a card without buying it.
    pub fn take_card(&mut self, me: Power, card: CardId, origin: Origin) {
        self.emit(Event::Taken { seat: me.owner, card, origin, why: me.why() });
        let power = Power { owner: me.owner, source: card.into() };
        if let Some(bought) = self.table().card(card).hooks.bought {
            bought(self, power);
        }
        self.speak_late(power);
    }

    /// A power's owner takes a card in front of another monster and gives it the power's own card. Neither is bought.
    pub fn swap_for(&mut self, me: Power, other: Seat, theirs: CardId) {
        let Some(mine) = me.source.as_card().filter(|_| self.table().held(other).has(theirs)) else { return };
        let moves = [(other, me.owner, theirs), (me.owner, other, mine)];
        let leaving = moves.map(|(from, _, card)| self.leaving(from, card));
        for (from, seat, card) in moves {
            self.emit(Event::Taken { seat, card, origin: Origin::Seat(from), why: me.why() });
        }
        for (_, seat, card) in moves {
            if let Some(bought) = self.table().card(card).hooks.bought {
                bought(self, Power { owner: seat, source: card.into() });
            }
        }
        for (power, lost) in leaving.into_iter().flatten() {
            lost(self, power);
        }
    }

    /// A card near the top of the deck goes under it.
    pub fn sink(&mut self, me: Power, depth: u8) {
        if let Some(card) = self.table().top(depth) {
            self.emit(Event::Sunk { depth, card, why: me.why() });
        }
    }

    /// A monster pays for a sweep (BUY-2).
    pub(crate) fn sweep(&mut self, seat: Seat) {
        self.lose_energy(seat, SWEEP, Clause::Buy2.into());
        self.sweep_away(seat);
    }

    /// The face-up cards are swept away and replaced, whatever was paid for it (BUY-2, EVENT-3).
    pub fn sweep_away(&mut self, seat: Seat) {
        let goes = |slot: &SlotId| {
            let card = self.table().shop()[slot.index()];
            card.is_none_or(|c| self.table().card(c).kind != Kind::Event)
        };
        let empty = SlotId::ALL.into_iter().filter(goes).collect();
        self.emit(Event::Swept { seat });
        self.then(Task::Fill { empty, fresh: SlotSet::EMPTY });
        let others = self.table().others(seat);
        self.offer(Occasion::OthersSwept, others.after(seat).unwrap_or(seat), others);
    }
}
