//! Who listens to what: the index of moments kept for every seat, and the powers found through it.

use super::{EvolutionSet, Table};
use crate::catalogue::CardSet;
use crate::hooks::{CardId, Hooks, Moment, MomentSet, Power, Source};
use crate::seat::{Seat, SeatSet};
use crate::version::Amendment;

/// The moments at which each monster has something to say, and all together: nearly every moment finds nobody
/// listening, and this says so in one step. It follows from the rest of the table and is kept because asking the cards
/// each time is slow; [`Ears::rebuild`] says what it must be.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Ears {
    /// Powers in play that speak.
    powers: Moments,
    /// Evolutions to be played, as far as everybody can tell (EVO-7).
    hands: Moments,
    /// Either.
    voices: Moments,
}

/// Moments by seat, and those of all seats together.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Moments {
    by_seat: [MomentSet; 6],
    all: MomentSet,
}

impl Moments {
    const NONE: Moments = Moments { by_seat: [MomentSet::EMPTY; 6], all: MomentSet::EMPTY };

    #[inline(always)]
    fn new(by_seat: [MomentSet; 6]) -> Moments {
        Moments { by_seat, all: by_seat.into_iter().fold(MomentSet::EMPTY, MomentSet::or) }
    }

    #[inline(always)]
    fn has(&self, seat: Seat, moment: Moment) -> bool {
        self.by_seat[seat.index()].has(moment)
    }

    #[inline(always)]
    fn anyone(&self, moment: Moment) -> bool {
        self.all.has(moment)
    }

    #[inline(always)]
    fn or(&self, other: &Moments) -> Moments {
        Moments { by_seat: core::array::from_fn(|i| self.by_seat[i].or(other.by_seat[i])), all: self.all.or(other.all) }
    }
}

impl Ears {
    /// The index of a table on which nothing lies yet.
    pub(super) const NONE: Ears = Ears { powers: Moments::NONE, hands: Moments::NONE, voices: Moments::NONE };

    /// The index of a table, found out card by card.
    fn rebuild(table: &Table) -> Ears {
        let deck = table.catalogue();
        let copied = table.copied.map_or(MomentSet::EMPTY, |card| deck.ears(card));
        let ears = |cards: CardSet| {
            cards.iter().fold(MomentSet::EMPTY, |ears, card| {
                let ears = ears.or(deck.ears(card));
                if deck.card(card).hooks.copies { ears.or(copied) } else { ears }
            })
        };
        let common = ears(table.common);
        let mut powers = table.held.map(|held| common.or(ears(held)));
        let mut hands = [MomentSet::EMPTY; 6];
        if table.rules.evolutions {
            for seat in table.seats().iter() {
                let shown = table.brood(seat).ears(table.evolutions(seat).shown);
                powers[seat.index()] = powers[seat.index()].or(shown);
                hands[seat.index()] = table.windows(seat);
            }
            if let Some((mirror, model)) = table.mirror
                && let (Some((owner, _)), Some((seat, number))) = (mirror.as_evolution(), model.as_evolution())
            {
                let model = table.brood(seat).ears(EvolutionSet::just(number));
                powers[owner.index()] = powers[owner.index()].or(model);
            }
        }
        let (powers, hands) = (Moments::new(powers), Moments::new(hands));
        Ears { voices: powers.or(&hands), powers, hands }
    }

    /// Powers of these monsters speak at these moments too.
    #[inline(always)]
    fn add(&mut self, seats: SeatSet, moments: MomentSet) {
        // All six without a branch: one seat or all of them is nothing to guess.
        for seat in Seat::ALL {
            let more = if seats.has(seat) { moments } else { MomentSet::EMPTY };
            self.powers.by_seat[seat.index()] = self.powers.by_seat[seat.index()].or(more);
        }
        self.powers.all = self.powers.all.or(moments);
        self.voices = self.powers.or(&self.hands);
    }

    /// A monster could play from its hand at these moments.
    #[inline(always)]
    fn set_hand(&mut self, seat: Seat, moments: MomentSet) {
        self.hands.by_seat[seat.index()] = moments;
        self.hands = Moments::new(self.hands.by_seat);
        self.voices = self.powers.or(&self.hands);
    }
}

// ── asking ───────────────────────────────────────────────────────────────────
impl Table {
    /// Has this monster something to say at this moment?
    #[inline(always)]
    pub fn hears(&self, seat: Seat, moment: Moment) -> bool {
        self.ears.powers.has(seat, moment)
    }

    /// Has this monster something to say at any of these moments?
    #[inline(always)]
    pub(crate) fn hears_any(&self, seat: Seat, moments: MomentSet) -> bool {
        self.ears.powers.by_seat[seat.index()].meets(moments)
    }

    /// Does nothing but the throw happen when dice of a Roll are rolled again? No power makes a monster pay for it, and nobody can
    /// speak between two throws.
    #[inline]
    pub fn only_throws(&self) -> bool {
        !self.anyone_hears(Moment::Hampers) && !self.anyone_may_hold(Moment::OthersRolling)
    }

    /// Has any monster something to say at this moment?
    #[inline(always)]
    pub(crate) fn anyone_hears(&self, moment: Moment) -> bool {
        self.ears.powers.anyone(moment)
    }

    /// Has any monster something to say at any of these moments?
    #[inline(always)]
    pub(crate) fn anyone_hears_any(&self, moments: MomentSet) -> bool {
        self.ears.powers.all.meets(moments)
    }

    /// Could this monster have an evolution to play at this moment, as far as everybody can tell (EVO-7)?
    #[inline(always)]
    pub(crate) fn may_hold(&self, seat: Seat, moment: Moment) -> bool {
        self.ears.hands.has(seat, moment)
    }

    /// Could any monster have an evolution to play at this moment?
    #[inline(always)]
    pub(crate) fn anyone_may_hold(&self, moment: Moment) -> bool {
        self.ears.hands.anyone(moment)
    }

    /// Could this monster have an evolution to play at any time (EVO-4), and is it asked for it when the last moment has come
    ///
    #[inline(always)]
    pub(crate) fn may_hold_any_time(&self, seat: Seat) -> bool {
        self.ears.hands.by_seat[seat.index()].meets(MomentSet::ANY_TIME)
            && self.rules.version.has(Amendment::LastChance)
    }

    /// Could any monster have an evolution to play at any time?
    #[inline(always)]
    pub(crate) fn anyone_may_hold_any_time(&self) -> bool {
        self.ears.hands.all.meets(MomentSet::ANY_TIME) && self.rules.version.has(Amendment::LastChance)
    }

    /// Every living monster that could have an evolution to play at any time.
    pub(crate) fn who_may_hold_any_time(&self) -> SeatSet {
        self.alive.iter().filter(|&seat| self.may_hold_any_time(seat)).collect()
    }

    /// Might this monster have something to say or to play at this moment?
    #[inline(always)]
    pub(crate) fn may_speak(&self, seat: Seat, moment: Moment) -> bool {
        self.ears.voices.has(seat, moment)
    }

    /// Might any monster have something to say or to play at this moment?
    #[inline(always)]
    pub(crate) fn anyone_may_speak(&self, moment: Moment) -> bool {
        self.ears.voices.anyone(moment)
    }

    /// Might any monster have something to say or to play at any of these moments?
    #[inline(always)]
    pub(crate) fn anyone_may_speak_at(&self, moments: MomentSet) -> bool {
        self.ears.voices.all.meets(moments)
    }

    /// Every living monster that might have something to say or to play at this moment.
    #[inline(always)]
    pub(crate) fn who_may_speak(&self, moment: Moment) -> SeatSet {
        let bit = |i: usize| u8::from(self.ears.voices.by_seat[i].has(moment)) << i;
        SeatSet::from_bits(bit(0) | bit(1) | bit(2) | bit(3) | bit(4) | bit(5)).and(self.alive)
    }

    /// Does the index of who listens say what the cards say? It always must; a law compares them.
    pub fn ears_are_right(&self) -> bool {
        self.ears == Ears::rebuild(self)
    }
}

// ── finding powers ───────────────────────────────────────────────────────────
impl Table {
    /// The hooks that speak for a power at a moment: its own, or those of the card it stands for.
    #[inline(always)]
    pub(crate) fn hooks(&self, source: Source, moment: Moment) -> &'static Hooks {
        let own = &self.print(source).hooks;
        // Hardly ever does anything stand for something else: that is looked at first.
        if let Some(model) = self.model(source)
            && own.copies
        {
            let other = &self.print(model).hooks;
            if other.listens(moment) {
                return other;
            }
        }
        own
    }

    /// The first of a monster's powers from card number `from` on that speaks at this moment.
    #[inline(always)]
    pub(crate) fn listener(&self, seat: Seat, moment: Moment, from: usize) -> Option<Source> {
        if !self.hears(seat, moment) {
            return None;
        }
        if let Some(card) = self.card_listeners(seat, moment).next_from(from) {
            return Some(card.into());
        }
        if self.evolutions[seat.index()].shown.is_empty() { None } else { self.evolution_listener(seat, moment, from) }
    }

    /// Those of a monster's cards that speak at a moment, face-up Events among them.
    #[inline(always)]
    fn card_listeners(&self, seat: Seat, moment: Moment) -> CardSet {
        let cards = self.held(seat).or(self.common).and(self.catalogue().listeners(moment));
        if self.copied.is_some() { cards.or(self.copy_listeners(seat, moment)) } else { cards }
    }

    /// A monster's powers that bear a mark, one that stands for such a power among them. Nobody is looked up by a mark, so this
    /// asks the cards each time.
    pub(super) fn bearing(&self, seat: Seat, mark: Moment) -> impl Iterator<Item = (Power, &'static Hooks)> + '_ {
        self.each_power(seat, mark, self.card_listeners(seat, mark), self.shown_listeners(seat, mark))
    }

    /// The card of this monster that speaks at a moment because the one it stands for does.
    #[cold]
    fn copy_listeners(&self, seat: Seat, moment: Moment) -> CardSet {
        match self.copied {
            Some(copied) if self.card(copied).hooks.listens(moment) => {
                self.held(seat).and(self.catalogue().listeners(Moment::Copies))
            }
            _ => CardSet::EMPTY,
        }
    }

    fn evolution_listener(&self, seat: Seat, moment: Moment, from: usize) -> Option<Source> {
        let past = from.saturating_sub(Source::evolution(seat, 0).index());
        let shown = self.shown_listeners(seat, moment);
        shown.iter().find(|&number| number >= past).map(|number| Source::evolution(seat, number))
    }

    /// Those of a monster's evolutions in play that speak at a moment.
    #[inline(always)]
    fn shown_listeners(&self, seat: Seat, moment: Moment) -> EvolutionSet {
        let shown = self.evolutions[seat.index()].shown;
        if shown.is_empty() {
            return shown;
        }
        let listeners = shown.and(self.brood(seat).listeners(moment));
        if self.mirror.is_some() { listeners.or(self.mirror_listener(seat, moment)) } else { listeners }
    }

    /// The evolution of this monster that speaks at a moment because the one it stands for does.
    #[cold]
    fn mirror_listener(&self, seat: Seat, moment: Moment) -> EvolutionSet {
        match self.mirror {
            Some((mirror, model)) if self.print(model).hooks.listens(moment) => match mirror.as_evolution() {
                Some((owner, number)) if owner == seat => EvolutionSet::just(number),
                _ => EvolutionSet::EMPTY,
            },
            _ => EvolutionSet::EMPTY,
        }
    }

    /// This effect at the end of a turn and all others of its owner that are the same.
    pub(crate) fn ends_like(&self, me: Power) -> impl Iterator<Item = Power> + '_ {
        let mine = self.hooks(me.source, Moment::TurnEnds);
        let all = self.powers(me.owner, Moment::TurnEnds);
        all.filter(move |(_, hooks)| core::ptr::eq(mine, *hooks)).map(|(power, _)| power)
    }

    /// A monster's powers that speak at this moment.
    #[inline(always)]
    pub fn powers(&self, seat: Seat, moment: Moment) -> impl Iterator<Item = (Power, &'static Hooks)> + '_ {
        let (mut cards, mut shown) = (CardSet::EMPTY, EvolutionSet::EMPTY);
        if self.hears(seat, moment) {
            cards = self.card_listeners(seat, moment);
            shown = self.shown_listeners(seat, moment);
        }
        self.each_power(seat, moment, cards, shown)
    }

    /// These cards and evolutions of a monster, with the hooks that speak for each.
    #[inline(always)]
    fn each_power(
        &self,
        seat: Seat,
        moment: Moment,
        mut cards: CardSet,
        mut shown: EvolutionSet,
    ) -> impl Iterator<Item = (Power, &'static Hooks)> + '_ {
        core::iter::from_fn(move || {
            if let Some(card) = cards.take_lowest() {
                let source = card.into();
                return Some((Power { owner: seat, source }, self.hooks(source, moment)));
            }
            let source = Source::evolution(seat, shown.take_lowest()?);
            Some((Power { owner: seat, source }, self.hooks(source, moment)))
        })
    }
}

// ── keeping the index ────────────────────────────────────────────────────────
impl Table {
    /// Who listens has changed.
    pub(super) fn listen(&mut self) {
        if self.rules.evolutions {
            self.break_mirror();
        }
        self.ears = Ears::rebuild(self);
    }

    /// A card that was nobody's speaks for these monsters now, and nothing else has changed.
    pub(super) fn listen_to_card(&mut self, seats: SeatSet, card: CardId) {
        if self.card(card).hooks.copies {
            return self.listen();
        }
        self.ears.add(seats, self.catalogue().ears(card));
    }

    /// An evolution lies face up now, and nothing else has changed.
    pub(super) fn listen_to_evolution(&mut self, seat: Seat, evolution: EvolutionSet) {
        self.ears.add(SeatSet::just(seat), self.brood(seat).ears(evolution));
    }

    /// What a monster's hand could hold has changed.
    pub(super) fn listen_to_hand(&mut self, seat: Seat) {
        self.ears.set_hand(seat, self.windows(seat));
    }

    /// The moments at which a monster could play from its hand: that is what is hidden, and its owner's own
    /// knowledge changes nothing here (EVO-7).
    fn windows(&self, seat: Seat) -> MomentSet {
        let of = self.evolutions(seat);
        if of.in_hand == 0 { MomentSet::EMPTY } else { self.brood(seat).windows(of.hidden) }
    }
}
