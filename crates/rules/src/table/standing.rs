//! What a monster's powers in play add up to: prices, limits, bonuses, what they permit and forbid.

use super::{GOAL, HEARTS, SlotSet, TOKENS, Table};
use crate::catalogue::{CardSet, Kind};
use crate::decision::{OTHER_SHOPS, Question};
use crate::dice::FaceSet;
use crate::hooks::{CardId, HandicapSet, Hooks, Moment, MomentSet, NO_YIELD, ONE_ROLL, PRESSED, Power, Source};
use crate::seat::{Seat, SeatSet};

/// With so many smashes in its Roll a monster may take spoils.
const SPOILING: u8 = 3;

impl Table {
    /// Adds up a standing number over a monster's powers.
    #[inline(always)]
    pub fn sum(&self, seat: Seat, moment: Moment, number: fn(&Hooks) -> u8) -> u8 {
        if self.hears(seat, moment) { self.sum_heard(seat, moment, number) } else { 0 }
    }

    #[inline(never)]
    fn sum_heard(&self, seat: Seat, moment: Moment, number: fn(&Hooks) -> u8) -> u8 {
        self.powers(seat, moment).map(|(_, hooks)| number(hooks)).sum()
    }

    /// The most hearts a monster can have (HEAL-1).
    #[inline(always)]
    pub fn hearts_max(&self, seat: Seat) -> u8 {
        if self.hears(seat, Moment::HeartsMax) { self.raised_hearts(seat) } else { HEARTS }
    }

    #[inline(never)]
    fn raised_hearts(&self, seat: Seat) -> u8 {
        self.powers(seat, Moment::HeartsMax).map(|(_, hooks)| hooks.hearts_max).fold(HEARTS, u8::max)
    }

    /// Do dials say how near monsters are to winning and to the end? Not where a power lets its owner win with fewer stars, or live on
    /// without hearts.
    #[inline(always)]
    pub fn dials_tell_all(&self) -> bool {
        !self.knows(Moment::Goal) && !self.knows(Moment::LivesOn)
    }

    /// The stars a monster wins with (WIN-1).
    #[inline(always)]
    pub fn goal(&self, seat: Seat) -> u8 {
        if self.knows(Moment::Goal) { self.own_goal(seat) } else { GOAL }
    }

    #[inline(never)]
    fn own_goal(&self, seat: Seat) -> u8 {
        self.aims(seat).map_or(GOAL, |(_, goal)| goal.min(GOAL))
    }

    /// The power that lets a monster win with fewer stars than others, and how many.
    pub(crate) fn aims(&self, seat: Seat) -> Option<(Power, u8)> {
        self.bearing(seat, Moment::Goal).map(|(power, hooks)| (power, hooks.goal)).min_by_key(|&(_, goal)| goal)
    }

    /// Does a monster live on without hearts?
    #[inline(always)]
    pub fn lives_on(&self, seat: Seat) -> bool {
        self.knows(Moment::LivesOn) && self.bears(seat, Moment::LivesOn)
    }

    #[inline(never)]
    fn bears(&self, seat: Seat, mark: Moment) -> bool {
        self.bearing(seat, mark).next().is_some()
    }

    /// Has a monster no hearts, and nothing that keeps it alive without? It is out, or about to be (OUT-1).
    #[inline(always)]
    pub fn is_doomed(&self, seat: Seat) -> bool {
        self.hearts(seat) == 0 && !self.lives_on(seat)
    }

    /// Is there room for more hearts on a monster that lives (HEAL-1)?
    pub(crate) fn can_heal(&self, seat: Seat) -> bool {
        !self.is_doomed(seat) && self.hearts(seat) < self.hearts_max(seat)
    }

    /// Would a loss of n hearts be the end of a monster (OUT-1)?
    #[inline(always)]
    pub(crate) fn would_end(&self, seat: Seat, hearts: u8) -> bool {
        hearts >= self.hearts(seat) && !self.lives_on(seat)
    }

    /// Has a living monster no hearts to lose?
    #[inline(always)]
    pub(crate) fn has_none_to_lose(&self, seat: Seat) -> bool {
        self.hearts(seat) == 0 && self.lives_on(seat)
    }

    /// The most energy the dice of a Roll bring a monster, where there is a limit.
    #[inline(always)]
    pub(crate) fn energy_cap(&self, seat: Seat) -> Option<u8> {
        if self.hears(seat, Moment::EnergyCap) { self.least_cap(seat) } else { None }
    }

    #[inline(never)]
    fn least_cap(&self, seat: Seat) -> Option<u8> {
        self.powers(seat, Moment::EnergyCap).map(|(_, h)| h.energy_cap).min()
    }

    /// What a monster pays less for a card.
    fn discount(&self, seat: Seat, card: CardId) -> u8 {
        if !self.hears(seat, Moment::Discount) {
            return 0;
        }
        let cost = self.card(card).cost;
        self.powers(seat, Moment::Discount).map(|(_, h)| if cost >= h.discount_from { h.discount } else { 0 }).sum()
    }

    /// Dice tokens left in the supply of twelve (GZ-5); none where they are not in play (ROLL-3).
    pub fn token_supply(&self) -> u8 {
        if !self.rules.dice_tokens {
            return 0;
        }
        let out = self.stands.iter().fold(0, |out: u8, stand| out.saturating_add(stand.dice_tokens));
        TOKENS.saturating_sub(out)
    }

    /// The faces a monster may always roll again.
    pub(crate) fn free_faces(&self, seat: Seat) -> FaceSet {
        self.powers(seat, Moment::Rerolls).fold(FaceSet::EMPTY, |faces, (_, hooks)| faces.or(hooks.rerolls))
    }

    /// The powers of other monsters that hamper this one in a certain way.
    pub(crate) fn hampering(&self, seat: Seat, how: HandicapSet) -> impl Iterator<Item = Power> + '_ {
        let others = if self.anyone_hears(Moment::Hampers) { self.others(seat) } else { SeatSet::EMPTY };
        let theirs = others.iter().flat_map(|other| self.powers(other, Moment::Hampers));
        let works = move |(power, hooks): &(Power, &Hooks)| {
            hooks.hampers.meets(how) && (!hooks.charged || self.charges(power.source) > 0)
        };
        theirs.filter(works).map(|(power, _)| power)
    }

    /// May nobody have the active monster's dice rolled again? A single roll of its own choice does not bind the others.
    pub(crate) fn stilled(&self) -> bool {
        let own = self.hears(self.active, Moment::Doubles) && self.hampering(self.active, ONE_ROLL).next().is_none();
        self.turn.halted && !own
    }

    /// May this monster not yield, whatever happens?
    #[inline(always)]
    pub fn held_fast(&self, seat: Seat) -> bool {
        self.anyone_hears(Moment::Hampers) && self.hampering(seat, NO_YIELD).next().is_some()
    }

    /// The power of the active monster that makes those it wounds in Tokyo yield or lose a star.
    #[inline(always)]
    pub(crate) fn presses(&self) -> Option<Power> {
        if !self.hears(self.active, Moment::Hampers) {
            return None;
        }
        self.powers(self.active, Moment::Hampers)
            .find(|(_, hooks)| hooks.hampers.meets(PRESSED))
            .map(|(power, _)| power)
    }

    /// May a monster buy this card at this price: it has the energy, and the card is not closed to it this turn?
    #[inline(always)]
    pub(crate) fn can_buy(&self, seat: Seat, card: CardId, price: u8) -> bool {
        u16::from(price) <= self.energy(seat) && self.turn.closed != Some((seat, card))
    }

    /// May a monster buy this card at its price (BUY-1)?
    #[inline(always)]
    pub fn affords(&self, seat: Seat, card: CardId) -> bool {
        self.can_buy(seat, card, self.price(seat, card))
    }

    /// May a monster have something to buy elsewhere than among the face-up cards?
    #[inline(always)]
    pub(crate) fn shops_elsewhere(&self, seat: Seat) -> bool {
        self.hears_any(seat, OTHER_SHOPS) || self.knows(Moment::Spoils) && !self.spoils(seat).is_empty()
    }

    /// The cards in front of other monsters that a monster may buy, if it has the energy.
    #[inline(always)]
    pub(crate) fn for_sale_elsewhere(&self, seat: Seat) -> CardSet {
        if self.hears(seat, Moment::BuysFromOthers) {
            self.in_play.minus(self.held(seat))
        } else if self.knows(Moment::Spoils) {
            self.spoils(seat)
        } else {
            CardSet::EMPTY
        }
    }

    /// The cards in front of monsters that this one made lose hearts, and that it may buy since its Roll has three smashes.
    #[inline(never)]
    fn spoils(&self, seat: Seat) -> CardSet {
        if seat != self.active || self.turn.all_smashes() < SPOILING {
            return CardSet::EMPTY;
        }
        let victims = self.turn.harmed.and(self.others(seat));
        let theirs = victims.iter().fold(CardSet::EMPTY, |cards, victim| cards.or(self.held(victim)));
        theirs.and(self.catalogue().listeners(Moment::Spoils))
    }

    /// Everybody a monster's smashes reach: those outside from Tokyo, those in Tokyo from outside (SMASH-1).
    pub fn across(&self, seat: Seat) -> SeatSet {
        let inside = self.tokyo();
        if inside.has(seat) { self.alive.minus(inside) } else { inside }
    }

    /// What a monster's powers add when it heals itself.
    pub(crate) fn healing_bonus(&self, seat: Seat) -> u8 {
        self.sum(seat, Moment::HealerBonus, |h| h.healer_bonus)
            + self.sum(seat, Moment::HeartsBonus, |h| h.hearts_bonus)
    }

    /// The card a power comes from or stands for.
    pub(crate) fn stands_for(&self, source: Source) -> Source {
        if self.print(source).hooks.copies { self.model(source).unwrap_or(source) } else { source }
    }

    /// Is there a die that can be turned to one of these faces?
    pub(crate) fn can_turn(&self, faces: FaceSet) -> bool {
        self.turn.dice.faces().iter().any(|from| !faces.without(from).is_empty())
    }

    /// May a monster buy the card this deep in the deck: it has looked, and still has the power to?
    pub(crate) fn may_buy_top(&self, seat: Seat, depth: u8) -> bool {
        self.looked(depth) == Some(seat) && depth < self.sum(seat, Moment::Peeks, |h| h.peeks)
    }

    /// The next card of the deck a monster may look at and has not, by depth.
    pub(crate) fn next_peek(&self, seat: Seat) -> Option<u8> {
        let most = self.sum(seat, Moment::Peeks, |h| h.peeks).min(2).min(self.deck.len().min(2) as u8);
        (0..most).find(|&depth| self.looked(depth) != Some(seat))
    }

    /// The places of the face-up cards a monster has the energy for (BUY-1).
    #[inline(always)]
    pub(crate) fn affordable(&self, seat: Seat) -> SlotSet {
        let bit = |slot: usize| u8::from(self.shop[slot].is_some_and(|card| self.affords(seat, card))) << slot;
        SlotSet::from_bits(bit(0) | bit(1) | bit(2))
    }

    /// The powers a monster could use while being asked this.
    pub(crate) fn uses(&self, seat: Seat, question: Question) -> impl Iterator<Item = Source> + '_ {
        let may = move |&(power, hooks): &(Power, &Hooks)| hooks.usable.is_some_and(|may| may(self, power, question));
        self.powers(seat, Moment::Usable).filter(may).map(|(power, _)| power.source)
    }

    /// What a monster pays for a card (BUY-1).
    #[inline(always)]
    pub fn price(&self, seat: Seat, card: CardId) -> u8 {
        const CHANGES: MomentSet = MomentSet::of(&[Moment::Discount, Moment::Surcharge]);
        let printed = self.card(card);
        // Nearly always the price is what is printed.
        if self.hears_any(seat, CHANGES) { self.changed_price(seat, card) } else { printed.cost }
    }

    #[inline(never)]
    fn changed_price(&self, seat: Seat, card: CardId) -> u8 {
        let printed = self.card(card);
        let more = if printed.kind == Kind::Event { 0 } else { self.sum(seat, Moment::Surcharge, |h| h.surcharge) };
        (printed.cost + more).saturating_sub(self.discount(seat, card))
    }
}
