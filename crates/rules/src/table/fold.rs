//! How one event changes the table. [`Table::fold`] is the only writer.

use super::{ASIDES, EXTRAS, EvolutionSet, Evolutions, Extra, MARKS, Origin, PlaceSet, SAVED, TOPS, Table, Turn};
use crate::catalogue::{CardSet, Kind};
use crate::clause::Clause;
use crate::dice::{Dice, Face, Six};
use crate::event::Event;
use crate::evolutions::Brood;
use crate::hooks::{CardId, Moment, MomentSet, Source};
use crate::seat::{Seat, SeatSet};
use crate::version::Amendment;

impl Table {
    /// Changes the table by one event.
    #[inline(always)]
    pub fn fold(&mut self, event: Event) {
        match event {
            Event::Contested { .. } => {}
            Event::Started { seat } => {
                self.first = seat;
                self.active = seat;
                self.regular = seat;
            }
            Event::TurnBegan { seat, extra } => {
                self.turns = self.turns.saturating_add(1);
                self.active = seat;
                let won_by = self.extras[0].filter(|_| extra.is_some()).map(|e| e.why);
                if extra.is_some() {
                    self.extras.rotate_left(1);
                    self.extras[EXTRAS - 1] = None;
                } else {
                    self.regular = seat;
                }
                let (fewer, extra) = (extra.unwrap_or(0), extra.is_some());
                self.turn = Turn { fewer, extra, won_by, found: self.tokyo(), ..Turn::NEW };
                self.used = CardSet::EMPTY;
                self.used_evolutions = [EvolutionSet::EMPTY; 6];
                if self.rules.evolutions {
                    self.thaw(seat);
                    if self.hears_any(seat, MomentSet::PASSING) {
                        self.open_turn(seat);
                    }
                }
            }
            Event::DiceReady { dice, rolls } => {
                self.turn.size = dice;
                self.turn.rolls = rolls;
            }
            Event::Kept { dice } => self.turn.dice = dice,
            Event::Threw { dice } => {
                self.turn.dice = self.turn.dice.plus(dice);
                self.turn.rolls = self.turn.rolls.saturating_sub(1);
            }
            Event::Stopped => self.turn.rolls = 0,
            Event::Turned { from, to, .. } => {
                // A die that counts for nothing is the first its roller changes, and counts again.
                if from == Face::Smash && self.turn.voided > 0 {
                    self.turn.voided -= 1;
                }
                self.turn.dice = self.turn.dice.minus(Dice::one(from)).plus(Dice::one(to));
            }
            Event::Rerolled { from, to, .. } => {
                // A die that is rolled again is one that counts, as long as there is one.
                let left = self.turn.dice.minus(Dice::one(from));
                self.turn.voided = self.turn.voided.min(left.count(Face::Smash));
                self.turn.dice = left.plus(Dice::one(to));
            }
            Event::MoreRolls { rolls, .. } => self.turn.rolls += rolls,
            Event::RolledFor { .. } => {}
            Event::SmashesAdded { smashes, .. } => self.turn.smashes += smashes,
            Event::HeartsAdded { hearts, .. } => self.turn.hearts += hearts,
            Event::RollFinal { strikes } => {
                self.turn.rolled = true;
                self.turn.waiting = self.turn.dice.faces();
                if strikes {
                    self.turn.waiting = self.turn.waiting.with(Face::Smash);
                }
            }
            Event::Resolving { face } => self.turn.waiting = self.turn.waiting.without(face),
            Event::Stars { seat, stars, .. } => {
                let dial = &mut self.stands[seat.index()].stars;
                *dial = dial.saturating_add_signed(stars);
                if self.counts_stars() && seat == self.active {
                    self.turn.earned = self.turn.earned.saturating_add(stars.max(0).unsigned_abs());
                }
            }
            Event::Energy { seat, energy, .. } => {
                let dial = &mut self.stands[seat.index()].energy;
                *dial = dial.saturating_add_signed(energy);
                if energy > 0 && self.counts_gains() {
                    let income = &mut self.turn.income[seat.index()];
                    *income = income.saturating_add(u8::try_from(energy).unwrap_or(u8::MAX));
                }
            }
            Event::Healed { seat, hearts, .. } => {
                self.stands[seat.index()].hearts += hearts;
                if self.counts_gains() {
                    self.turn.mended = more(self.turn.mended, seat, hearts);
                }
            }
            Event::Hurt { seat, hearts, from, why } => {
                self.stands[seat.index()].hearts -= hearts;
                self.turn.lost = more(self.turn.lost, seat, hearts);
                if self.knows(Moment::ReadsHarm) {
                    let others = from.filter(|&from| from != seat).map_or(SeatSet::EMPTY, SeatSet::just);
                    self.turn.harming = self.turn.harming.or(others);
                }
                if from == Some(self.active) {
                    self.turn.harmed = self.turn.harmed.with(seat);
                    self.turn.taken = more(self.turn.taken, seat, hearts);
                    if seat != self.active && self.in_tokyo(seat) {
                        self.turn.raided = self.turn.raided.with(seat);
                    }
                    if why == Clause::Smash1.into() {
                        self.turn.wounds = more(self.turn.wounds, seat, hearts);
                    }
                }
            }
            Event::Shrivelled { seat, hearts, .. } => self.stands[seat.index()].hearts -= hearts,
            Event::Blocked { .. } => {}
            Event::Poison { seat, counters, .. } => {
                let dial = &mut self.stands[seat.index()].poison;
                *dial = dial.saturating_add_signed(counters);
            }
            Event::Shrink { seat, counters, .. } => {
                let dial = &mut self.stands[seat.index()].shrink;
                *dial = dial.saturating_add_signed(counters);
            }
            Event::DiceTokens { seat, tokens, free, .. } => {
                let dial = &mut self.stands[seat.index()].dice_tokens;
                *dial = dial.saturating_add_signed(tokens);
                if tokens < 0 && !free && seat == self.active {
                    self.turn.tokens = self.turn.tokens.saturating_add(tokens.unsigned_abs());
                }
            }
            Event::Attacked { .. } => {}
            Event::Shielded { seat, why } => {
                self.turn.shielded = self.turn.shielded.with(seat);
                self.turn.shields[seat.index()] = Some(why);
            }
            Event::Yielded { seat, .. } => {
                self.vacate(seat);
                self.turn.yielded = self.turn.yielded.with(seat);
            }
            Event::Stayed { seat, .. } => self.turn.stayed = self.turn.stayed.with(seat),
            Event::Left { seat, .. } => {
                self.vacate(seat);
            }
            Event::Entered { seat, place, .. } => {
                self.tokyo[place as usize] = Some(seat);
                self.vacant = self.vacant.without(place);
            }
            Event::Moved { seat, .. } => {
                self.tokyo = [Some(seat), None];
                self.vacant = PlaceSet::EMPTY;
            }
            Event::Died { seat } => {
                self.strip(seat);
                self.stands[seat.index()].energy = 0;
                self.stands[seat.index()].dice_tokens = 0;
                self.alive = self.alive.without(seat);
                self.target = self.target.filter(|&target| target != seat);
                self.discard_evolutions(seat, self.evolutions[seat.index()].shown);
                let of = &mut self.evolutions[seat.index()];
                *of = Evolutions { hidden: of.hidden, discard: of.discard, ..Evolutions::NONE };
                self.charges[Source::evolution(seat, 0).index()..][..8].fill(0);
                if self.rules.evolutions {
                    self.thaw(seat);
                    self.give_back(seat);
                }
                self.listen();
                // Turns it had won lapse (I-149).
                let mut waiting = self.extras.into_iter().flatten().filter(|e| e.seat != seat);
                self.extras = core::array::from_fn(|_| waiting.next());
            }
            Event::Reborn { seat, hearts, why } => {
                self.strip(seat);
                if self.rules.evolutions && why == Clause::Out4.into() {
                    self.strip_evolutions(seat);
                }
                self.listen();
                self.stands[seat.index()].stars = 0;
                self.stands[seat.index()].hearts = hearts;
            }
            Event::Revealed { slot, card } => {
                self.shop[slot.index()] = Some(card);
                self.deck = self.deck.without(card);
                self.under = self.under.without(card);
                if self.card(card).kind == Kind::Event {
                    self.common = self.common.with(card);
                    self.listen_to_card(SeatSet::first(6), card);
                }
                self.shift_off();
            }
            Event::Swept { .. } => {
                let catalogue = self.catalogue();
                for slot in &mut self.shop {
                    if let Some(card) = *slot
                        && catalogue.card(card).kind != Kind::Event
                    {
                        self.discard = self.discard.with(card);
                        self.discarded = Some(card);
                        *slot = None;
                    }
                }
            }
            Event::Reshuffled => {
                self.deck = self.discard;
                self.discard = CardSet::EMPTY;
                self.discarded = None;
            }
            Event::Bought { seat, card, origin, paid } => {
                self.turn.bought |= seat == self.active;
                self.acquire(seat, card, origin, paid);
            }
            Event::Closed { seat, card, .. } => self.turn.closed = Some((seat, card)),
            Event::SetAside { slot, card, source } => {
                self.shop[slot.index()] = None;
                if let Some(free) = self.aside.iter().position(Option::is_none) {
                    self.aside[free] = Some((card, source));
                    self.aside.sort_unstable_by_key(|aside| aside.map_or(Source::COUNT, |(_, under)| under.index()));
                }
            }
            Event::Taken { seat, card, origin, .. } => self.acquire(seat, card, origin, self.card(card).cost),
            Event::Dug { .. } => {}
            Event::Sunk { depth, card, .. } => {
                self.shift_top(depth as usize);
                self.under = self.under.with(card);
            }
            Event::Lost { seat, card, .. } => {
                self.toss(seat, card);
                self.listen();
            }
            Event::Charged { source, charges, .. } => {
                let dial = &mut self.charges[source.index()];
                *dial = dial.saturating_add_signed(charges);
            }
            Event::Used { source } => self.mark_used(source),
            Event::Milled { card, .. } => {
                self.deck = self.deck.without(card);
                self.under = self.under.without(card);
                self.discard = self.discard.with(card);
                self.discarded = Some(card);
                self.shift_off();
            }
            Event::Gained { seat, card, .. } => {
                self.deck = self.deck.without(card);
                self.under = self.under.without(card);
                self.shift_off();
                self.held[seat.index()] = self.held[seat.index()].with(card);
                self.in_play = self.in_play.with(card);
                self.listen();
            }
            Event::Marked { card, .. } => self.mark(card),
            Event::Targeted { seat, .. } => self.target = Some(seat),
            Event::Copied { copier, card } => {
                self.copied = card;
                self.charges[copier.index()] = 0;
                self.listen();
            }
            Event::Peeked { seat, depth, card, .. } => {
                self.top[depth as usize] = card;
                self.looked[depth as usize] = Some(seat);
            }
            Event::TurnWon { seat, fewer, soon, why } => {
                let free = self.extras.iter().position(Option::is_none).unwrap_or(EXTRAS - 1);
                self.extras[free] = Some(Extra { seat, fewer, why });
                if soon {
                    self.extras[..=free].rotate_right(1);
                }
            }
            Event::Revived { seat, hearts, .. } => self.stands[seat.index()].hearts = hearts,
            Event::Noted { seat, .. } => {
                let noted = &mut self.turn.noted;
                *noted = noted.with(seat.index(), noted.get(seat.index()) + 1);
            }
            Event::Voided { smashes, .. } => self.turn.voided += smashes,
            Event::Halted { .. } => {
                self.turn.rolls = 0;
                self.turn.halted = true;
            }
            Event::Swapped { inside, outside, .. } => {
                for place in &mut self.tokyo {
                    if *place == Some(inside) {
                        *place = Some(outside);
                    }
                }
            }
            Event::Pinned { seat, .. } => self.turn.stayed = self.turn.stayed.with(seat),
            Event::Barred { .. } => self.turn.barred = true,
            Event::Drew { .. }
            | Event::Picked { .. }
            | Event::Shed { .. }
            | Event::Renewed { .. }
            | Event::Played { .. }
            | Event::Regained { .. }
            | Event::Dropped { .. }
            | Event::Mirrored { .. }
            | Event::Retired { .. } => self.evolve(event),
            Event::Lent { source, to } => self.charges[source.index()] = to.index() as u8 + 1,
            Event::Numbed { face, why } => self.turn.numb[face.index()] = Some(why),
            Event::Wasted { face, .. } => {
                let wasted = Dice::of(face, self.turn.dice.count(face));
                self.turn.dice = self.turn.dice.minus(wasted);
            }
            Event::Froze { source, face } => {
                self.frozen = self.frozen.plus(Dice::one(face));
                self.ice = Some(source);
            }
            Event::Joined { dice, .. } => self.turn.dice = self.turn.dice.plus(dice),
            Event::TurnEnded { seat } => {
                if self.rules.evolutions {
                    self.close_turn(seat);
                }
            }
            Event::Over { winners, .. } => self.over = Some(winners),
        }
    }

    /// A power is used up for the turn.
    pub(super) fn mark_used(&mut self, source: Source) {
        match (source.as_card(), source.as_evolution()) {
            (Some(card), _) => self.used = self.used.with(card),
            (_, Some((seat, number))) => {
                self.used_evolutions[seat.index()] = self.used_evolutions[seat.index()].with(number);
            }
            _ => {}
        }
    }

    /// An evolution that stands for one that is gone goes too, and one that is gone stands for none.
    pub(super) fn break_mirror(&mut self) {
        let Some((mirror, model)) = self.mirror else { return };
        if self.is_shown(mirror) && self.is_shown(model) {
            return;
        }
        self.mirror = None;
        self.charges[mirror.index()] = 0;
        if let Some((seat, number)) = mirror.as_evolution().filter(|_| self.is_shown(mirror)) {
            self.discard_evolutions(seat, EvolutionSet::just(number));
        }
    }

    /// Does this evolution lie face up in front of its monster?
    pub(crate) fn is_shown(&self, source: Source) -> bool {
        source.as_evolution().is_some_and(|(seat, number)| self.evolutions(seat).shown.has(number))
    }

    /// Temporary evolutions whose time is over are discarded.
    fn end_temporaries(&mut self, seat: Seat, over: EvolutionSet) {
        self.discard_evolutions(seat, over);
    }

    /// Is it counted what everybody gains in a turn? Only Evolutions ask for it, and those that do came with a version.
    #[inline(always)]
    fn counts_gains(&self) -> bool {
        self.rules.evolutions && self.rules.version.has(Amendment::MoreDecks)
    }

    /// Is it counted how many stars the active monster gains in a turn? Only a promo card asks for it.
    #[inline(always)]
    fn counts_stars(&self) -> bool {
        self.rules.promos && self.rules.version.has(Amendment::MorePromos)
    }

    /// Evolutions in play go to their owner's discards, and what lies under them to those of the cards. That one was used
    /// this turn is forgotten with it.
    fn discard_evolutions(&mut self, seat: Seat, gone: EvolutionSet) {
        if self.aside != [None; ASIDES] {
            for number in gone.iter() {
                if let Some(card) = self.under_power(Source::evolution(seat, number)) {
                    self.take_from_aside(card);
                    self.discard = self.discard.with(card);
                    self.discarded = Some(card);
                }
            }
        }
        let of = &mut self.evolutions[seat.index()];
        of.shown = of.shown.minus(gone);
        of.discard = of.discard.or(gone);
        self.used_evolutions[seat.index()] = self.used_evolutions[seat.index()].minus(gone);
    }

    /// A monster's turn begins: what worked until then is discarded.
    fn open_turn(&mut self, seat: Seat) {
        let over = self.evolutions[seat.index()].shown.and(self.brood(seat).to_next_turn);
        if !over.is_empty() {
            self.end_temporaries(seat, over);
            self.listen();
        }
    }

    /// A monster's turn is over: what lay before it goes back, and what worked for this turn is discarded.
    fn close_turn(&mut self, seat: Seat) {
        if !self.anyone_hears_any(MomentSet::PASSING) {
            return;
        }
        let (mut lent, mut ended) = (false, false);
        for (of, stand) in self.evolutions.iter().zip(&self.stands).take(self.players()) {
            if of.shown.is_empty() {
                continue;
            }
            let brood = Brood::of(stand.monster);
            lent |= of.shown.meets(brood.lends.or(brood.copies));
            ended |= of.shown.meets(brood.this_turn);
        }
        if lent {
            self.give_back(seat);
        }
        if ended {
            for owner in self.seats().iter() {
                self.end_temporaries(owner, self.evolutions[owner.index()].shown.and(self.brood(owner).this_turn));
            }
            self.listen();
        }
    }

    /// What lies before this monster goes back to its owner.
    fn give_back(&mut self, seat: Seat) {
        for owner in self.seats().iter() {
            let brood = self.brood(owner);
            let shown = self.evolutions(owner).shown.and(brood.lends.or(brood.copies));
            for number in shown.iter() {
                let source = Source::evolution(owner, number);
                if self.print(self.stands_for(source)).hooks.lends && self.lent_to(source) == Some(seat) {
                    self.charges[source.index()] = 0;
                }
            }
        }
    }

    /// The dice a monster froze are free again.
    fn thaw(&mut self, seat: Seat) {
        if self.ice.is_some_and(|ice| ice.as_evolution().is_some_and(|(owner, _)| owner == seat)) {
            self.frozen = Dice::NONE;
            self.ice = None;
        }
    }

    /// An event about evolutions.
    fn evolve(&mut self, event: Event) {
        let one = |source: Source| source.as_evolution().map_or(EvolutionSet::EMPTY, |(_, n)| EvolutionSet::just(n));
        let known = |source: Option<Source>| source.map_or(EvolutionSet::EMPTY, one);
        match event {
            Event::Drew { seat, evolution } => {
                let of = &mut self.evolutions[seat.index()];
                of.drawing += 1;
                of.drawn = of.drawn.or(known(evolution));
                return; // what is drawn was hidden and still is
            }
            Event::Picked { seat, evolution } => {
                let of = &mut self.evolutions[seat.index()];
                of.drawing = 0;
                of.drawn = EvolutionSet::EMPTY;
                of.in_hand += 1;
                of.hand = of.hand.or(known(evolution));
                return self.listen_to_hand(seat);
            }
            Event::Shed { seat, evolution } => {
                let of = &mut self.evolutions[seat.index()];
                of.drawing = of.drawing.saturating_sub(1);
                of.drawn = of.drawn.minus(one(evolution));
                of.hidden = of.hidden.minus(one(evolution));
                of.discard = of.discard.or(one(evolution));
                return self.listen_to_hand(seat);
            }
            Event::Renewed { seat } => {
                let of = &mut self.evolutions[seat.index()];
                let renewed = of.discard;
                of.hidden = of.hidden.or(renewed);
                of.discard = EvolutionSet::EMPTY;
                // Nothing is remembered of an evolution in a deck.
                for number in renewed.iter() {
                    self.charges[Source::evolution(seat, number).index()] = 0;
                }
                return self.listen_to_hand(seat);
            }
            Event::Played { seat, evolution } => {
                let card = self.print(evolution);
                let permanent = card.kind == Kind::Permanent || card.hooks.lasts > 0;
                let of = &mut self.evolutions[seat.index()];
                of.hidden = of.hidden.minus(one(evolution));
                of.hand = of.hand.minus(one(evolution));
                of.in_hand -= 1;
                if permanent {
                    of.shown = of.shown.or(one(evolution));
                } else {
                    of.discard = of.discard.or(one(evolution));
                }
                // It lies there to come back; one that was only discarded does not.
                if card.hooks.returns {
                    self.charges[evolution.index()] = 1;
                }
                self.listen_to_hand(seat);
                if permanent {
                    self.listen_to_evolution(seat, one(evolution));
                }
                return;
            }
            Event::Dropped { seat, evolution, .. } => {
                let gone = one(evolution);
                let of = &mut self.evolutions[seat.index()];
                if !of.shown.meets(gone) {
                    of.in_hand -= 1;
                }
                of.hand = of.hand.minus(gone);
                of.hidden = of.hidden.minus(gone);
                self.discard_evolutions(seat, gone);
                self.charges[evolution.index()] = 0;
            }
            Event::Mirrored { mirror, model } => self.mirror = Some((mirror, model)),
            Event::Regained { seat, evolution, .. } => {
                let of = &mut self.evolutions[seat.index()];
                of.discard = of.discard.minus(one(evolution));
                of.hidden = of.hidden.or(one(evolution));
                of.hand = of.hand.or(one(evolution));
                of.in_hand += 1;
                self.charges[evolution.index()] = 0;
                return self.listen_to_hand(seat);
            }
            Event::Retired { seat, evolution, .. } => {
                self.discard_evolutions(seat, one(evolution));
                self.charges[evolution.index()] = 0;
            }
            _ => {}
        }
        self.listen();
    }

    fn vacate(&mut self, seat: Seat) {
        if let Some(place) = self.place_of(seat) {
            self.tokyo[place as usize] = None;
            self.vacant = self.vacant.with(place);
        }
    }

    /// A card is marked; the marks stay in deck order.
    pub(super) fn mark(&mut self, card: CardId) {
        if let Some(free) = self.marked.iter().position(Option::is_none) {
            self.marked[free] = Some(card);
            self.marked.sort_unstable_by_key(|c| c.map_or(CardId::COUNT, CardId::index));
        }
    }

    fn unmark(&mut self, card: CardId) {
        if let Some(at) = self.marked.iter().position(|&c| c == Some(card)) {
            self.marked[at..].rotate_left(1);
            self.marked[MARKS - 1] = None;
        }
    }

    /// A card no longer lies under a power.
    fn take_from_aside(&mut self, card: CardId) {
        if let Some(at) = self.aside.iter().position(|aside| aside.is_some_and(|(under, _)| under == card)) {
            self.aside[at..].rotate_left(1);
            self.aside[ASIDES - 1] = None;
        }
    }

    /// The top card of the deck went somewhere.
    fn shift_off(&mut self) {
        if self.looked[0].is_some() {
            self.shift_top(0);
        }
    }

    fn shift_top(&mut self, from: usize) {
        for i in from..TOPS {
            self.top[i] = self.top.get(i + 1).copied().flatten();
            self.looked[i] = self.looked.get(i + 1).copied().flatten();
        }
    }

    /// A monster loses its cards and its place in Tokyo; the caller recomputes who listens.
    fn strip(&mut self, seat: Seat) {
        if let Some(place) = self.place_of(seat) {
            self.turn.fallen = self.turn.fallen.with(place);
            self.vacate(seat);
        }
        for card in self.held(seat).iter() {
            self.toss(seat, card);
        }
    }

    /// A monster that starts again has no evolutions in play (OUT-4).
    fn strip_evolutions(&mut self, seat: Seat) {
        self.discard_evolutions(seat, self.evolutions[seat.index()].shown);
        self.charges[Source::evolution(seat, 0).index()..][..8].fill(0);
        self.thaw(seat);
        self.give_back(seat);
    }

    /// A card goes from its owner to the discards; a copy of it ends (I-130, I-135). The caller recomputes who listens.
    fn toss(&mut self, seat: Seat, card: CardId) {
        self.held[seat.index()] = self.held[seat.index()].without(card);
        self.in_play = self.in_play.without(card);
        self.discard = self.discard.with(card);
        self.discarded = Some(card);
        self.used = self.used.without(card);
        self.forget(card);
        self.cheaper = self.cheaper.map(|set| set.without(card));
        self.unmark(card);
        if self.copied == Some(card) {
            if let Some(copier) = self.copier() {
                self.charges[copier.source.index()] = 0;
            }
            self.copied = None;
        }
    }

    fn forget(&mut self, card: CardId) {
        self.charges[card.index()] = 0;
        if self.card(card).hooks.copies {
            self.copied = None;
        }
    }

    /// A card comes to a monster from somewhere.
    fn acquire(&mut self, seat: Seat, card: CardId, origin: Origin, paid: u8) {
        match origin {
            Origin::Slot(slot) => {
                self.shop[slot.index()] = None;
                if self.common.has(card) {
                    self.common = self.common.without(card);
                    self.listen();
                }
            }
            Origin::Top(depth) => {
                self.deck = self.deck.without(card);
                self.under = self.under.without(card);
                self.shift_top(depth as usize);
            }
            Origin::Seat(seller) => {
                self.held[seller.index()] = self.held[seller.index()].without(card);
                self.unmark(card);
                if self.card(card).hooks.copies {
                    self.forget(card);
                }
            }
            Origin::Discard => {
                self.discard = self.discard.without(card);
                self.discarded = None;
            }
            Origin::Aside => self.take_from_aside(card),
        }
        if self.card(card).kind == Kind::Keep {
            self.held[seat.index()] = self.held[seat.index()].with(card);
            self.in_play = self.in_play.with(card);
            let saved = self.card(card).cost.saturating_sub(paid).min(SAVED);
            for (i, set) in self.cheaper.iter_mut().enumerate() {
                *set = if saved >> i & 1 == 1 { set.with(card) } else { set.without(card) };
            }
            if let Origin::Seat(_) = origin {
                self.listen();
            } else {
                self.listen_to_card(SeatSet::just(seat), card);
            }
        } else {
            self.discard = self.discard.with(card);
            self.used = self.used.without(card);
            self.discarded = Some(card);
        }
    }
}

/// More hearts for a seat.
#[inline(always)]
fn more(six: Six, seat: Seat, hearts: u8) -> Six {
    six.raised(seat.index(), hearts)
}
