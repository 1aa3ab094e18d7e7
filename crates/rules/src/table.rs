//! What lies on the table, and how one event changes it. [`Table::fold`] is the only writer.

pub(crate) mod text;

use crate::catalogue::{Card, CardSet, Deck, Kind};
use crate::clause::Why;
use crate::dice::{Dice, Face};
use crate::event::Event;
use crate::hooks::{CardId, Hooks, Moment, Power, Source};
use crate::seat::{Seat, SeatSet};
use crate::setup::{EditionId, Monster, Rules, Setup, TwoPlayerTokyo};

/// Stars win the game (WIN-1); the dial ends there (SETUP-6).
pub const GOAL: u8 = 20;
/// Hearts at the start, and the most without a card (SETUP-1, HEAL-1).
pub const HEARTS: u8 = 10;
/// Dice without cards (ROLL-1).
pub const DICE: u8 = 6;
/// Rolls without cards (ROLL-1).
pub const ROLLS: u8 = 3;

/// One of the two places in Tokyo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Place {
    /// Tokyo City.
    City,
    /// Tokyo Bay, with five or six monsters (SETUP-2).
    Bay,
}

impl Place {
    /// Both, in the order in which they are taken and asked.
    pub const ALL: [Place; 2] = [Place::City, Place::Bay];

    /// The word for it in the notation.
    pub const fn word(self) -> &'static str {
        ["city", "bay"][self as usize]
    }
}

/// A place in the row of face-up cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum SlotId {
    Left,
    Middle,
    Right,
}

impl SlotId {
    /// The three places.
    pub const ALL: [SlotId; 3] = [SlotId::Left, SlotId::Middle, SlotId::Right];

    /// Its number, counted from 0.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Where a bought card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Origin {
    /// From the face-up row.
    Slot(SlotId),
    /// From the top of the deck, this deep.
    Top(u8),
    /// From another monster.
    Seat(Seat),
}

/// A monster's dials and counters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stand {
    /// Which monster it is.
    pub monster: Monster,
    /// Life.
    pub hearts: u8,
    /// Victory points.
    pub stars: u8,
    /// Energy in the reserve.
    pub energy: u16,
    /// Poison counters (POISON-1).
    pub poison: u8,
    /// Shrink counters (SHRINK-1).
    pub shrink: u8,
    /// Dice tokens (ROLL-3).
    pub dice_tokens: u8,
}

/// What is true for this turn only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// The dice on the table: the Roll, once it is final.
    pub dice: Dice,
    /// How many dice there are this turn.
    pub size: u8,
    /// Rolls left.
    pub rolls: u8,
    /// Smashes added to the Roll by powers.
    pub smashes: u8,
    /// Faces still to be resolved; a bit each.
    pub waiting: u8,
    /// Dice fewer because of the way this turn was won.
    pub fewer: u8,
    /// Places in Tokyo emptied by eliminations in this turn; a bit each.
    pub fallen: u8,
    /// The Roll is final (ROLL-5).
    pub rolled: bool,
    /// A turn somebody won, outside the order of play.
    pub extra: bool,
    /// The active monster bought a card.
    pub bought: bool,
    /// Monsters the active one made lose hearts.
    pub harmed: SeatSet,
    /// Monsters that lose no more hearts.
    pub shielded: SeatSet,
    /// What shields them.
    pub shields: [Option<Why>; 6],
    /// Monsters that decided to stay in Tokyo.
    pub stayed: SeatSet,
    /// Monsters that yielded.
    pub yielded: SeatSet,
}

impl Turn {
    const NEW: Turn = Turn {
        dice: Dice::NONE,
        size: 0,
        rolls: 0,
        smashes: 0,
        waiting: 0,
        fewer: 0,
        fallen: 0,
        rolled: false,
        extra: false,
        bought: false,
        harmed: SeatSet::EMPTY,
        shielded: SeatSet::EMPTY,
        shields: [None; 6],
        stayed: SeatSet::EMPTY,
        yielded: SeatSet::EMPTY,
    };

    /// All smashes of the Roll, added ones included.
    #[inline(always)]
    pub fn all_smashes(&self) -> u8 {
        self.dice.count(Face::Smash) + self.smashes
    }
}

/// A turn that was won and waits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Extra {
    /// Whose it is.
    pub seat: Seat,
    /// With how many dice fewer.
    pub fewer: u8,
}

/// How many won turns can wait at a time.
pub const EXTRAS: usize = 4;

/// Everything that lies there for all to see; the few secrets among it are masked for a [`crate::View`].
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Table {
    deck: CardSet,
    discard: CardSet,
    held: [CardSet; 6],
    /// The union of `held`.
    in_play: CardSet,
    /// The moments at which a monster's powers speak, a bit each, and those of all together: nearly every moment
    /// finds nobody listening, and this says so in one step.
    ears: [u64; 6],
    all_ears: u64,
    used: CardSet,
    /// Cards bought for one less and for two less than printed.
    cheaper: [CardSet; 2],
    edition: EditionId,
    rules: Rules,
    players: u8,
    alive: SeatSet,
    stands: [Stand; 6],
    tokyo: [Option<Seat>; 2],
    shop: [Option<CardId>; 3],
    /// The next cards of the deck, where somebody has looked, and who knows them.
    top: [Option<CardId>; 2],
    looked: [Option<Seat>; 2],
    copied: Option<CardId>,
    first: Seat,
    active: Seat,
    /// Whose turn it is in the order of play; another seat may be active in a turn it won.
    regular: Seat,
    turns: u16,
    turn: Turn,
    extras: [Option<Extra>; EXTRAS],
    over: Option<SeatSet>,
    charges: [u8; Source::COUNT],
}

// ── reading ──────────────────────────────────────────────────────────────────
impl Table {
    /// The table before anything happened.
    pub fn new(setup: &Setup) -> Table {
        let edition = setup.edition();
        let players = setup.monsters().len();
        let rules = setup.rules();
        let stand = |i: usize| Stand {
            monster: *setup.monsters().get(i).unwrap_or(&edition.edition().monsters[i]),
            hearts: if i < players { HEARTS } else { 0 },
            stars: 0,
            energy: 0,
            poison: 0,
            shrink: 0,
            dice_tokens: 0,
        };
        Table {
            deck: if rules.power_cards { edition.edition().deck.all() } else { CardSet::EMPTY },
            discard: CardSet::EMPTY,
            held: [CardSet::EMPTY; 6],
            in_play: CardSet::EMPTY,
            ears: [0; 6],
            all_ears: 0,
            used: CardSet::EMPTY,
            cheaper: [CardSet::EMPTY; 2],
            edition,
            rules,
            players: players as u8,
            alive: SeatSet::first(players),
            stands: core::array::from_fn(stand),
            tokyo: [None; 2],
            shop: [None; 3],
            top: [None; 2],
            looked: [None; 2],
            copied: None,
            first: Seat::A,
            active: Seat::A,
            regular: Seat::A,
            turns: 0,
            turn: Turn::NEW,
            extras: [None; EXTRAS],
            over: None,
            charges: [0; Source::COUNT],
        }
    }

    /// The edition played.
    #[inline(always)]
    pub fn edition(&self) -> EditionId {
        self.edition
    }

    /// The switches played with.
    #[inline(always)]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The edition's cards.
    #[inline(always)]
    pub fn catalogue(&self) -> &'static Deck {
        self.edition.edition().deck
    }

    /// What is printed on a card.
    #[inline(always)]
    pub fn card(&self, id: CardId) -> &'static Card {
        self.catalogue().card(id)
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.players as usize
    }

    /// Everybody who sat down.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.players())
    }

    /// Everybody still alive.
    #[inline(always)]
    pub fn alive(&self) -> SeatSet {
        self.alive
    }

    /// Everybody still alive but one.
    #[inline(always)]
    pub fn others(&self, seat: Seat) -> SeatSet {
        self.alive.without(seat)
    }

    /// The dials of a monster.
    #[inline(always)]
    pub fn stand(&self, seat: Seat) -> &Stand {
        &self.stands[seat.index()]
    }

    /// Hearts.
    #[inline(always)]
    pub fn hearts(&self, seat: Seat) -> u8 {
        self.stands[seat.index()].hearts
    }

    /// Stars.
    #[inline(always)]
    pub fn stars(&self, seat: Seat) -> u8 {
        self.stands[seat.index()].stars
    }

    /// Has anybody, alive or not, so many stars?
    #[inline(always)]
    pub(crate) fn anyone_at(&self, stars: u8) -> bool {
        self.stands.iter().map(|stand| stand.stars).fold(0, u8::max) >= stars
    }

    /// Energy in the reserve.
    #[inline(always)]
    pub fn energy(&self, seat: Seat) -> u16 {
        self.stands[seat.index()].energy
    }

    /// Who is in a place.
    #[inline(always)]
    pub fn at(&self, place: Place) -> Option<Seat> {
        self.tokyo[place as usize]
    }

    /// Where a monster is in Tokyo, if it is there.
    #[inline(always)]
    pub fn place_of(&self, seat: Seat) -> Option<Place> {
        if self.tokyo[0] == Some(seat) {
            Some(Place::City)
        } else if self.tokyo[1] == Some(seat) {
            Some(Place::Bay)
        } else {
            None
        }
    }

    /// Is this monster in Tokyo, City or Bay (SETUP-2)?
    #[inline(always)]
    pub fn in_tokyo(&self, seat: Seat) -> bool {
        self.place_of(seat).is_some()
    }

    /// Everybody in Tokyo.
    #[inline(always)]
    pub fn tokyo(&self) -> SeatSet {
        self.tokyo.iter().flatten().fold(SeatSet::EMPTY, |set, &seat| set.with(seat))
    }

    /// Is the Bay in use now (SETUP-2, BAY-1)?
    #[inline(always)]
    pub fn bay_open(&self) -> bool {
        self.rules.tokyo_bay && self.alive.len() > 4
    }

    /// Does Tokyo pay energy instead of stars (DUO-1)?
    #[inline(always)]
    pub fn duo(&self) -> bool {
        match self.rules.two_player_tokyo {
            TwoPlayerTokyo::Off => false,
            TwoPlayerTokyo::AtTwo => self.players == 2,
            TwoPlayerTokyo::On => true,
        }
    }

    /// Whose turn it is.
    #[inline(always)]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Who began the game.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Whose turn it is in the order of play.
    pub fn regular(&self) -> Seat {
        self.regular
    }

    /// How many turns have begun.
    pub fn turns(&self) -> u16 {
        self.turns
    }

    /// What is true for this turn.
    #[inline(always)]
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Turns that were won and wait.
    pub fn extras(&self) -> &[Option<Extra>; EXTRAS] {
        &self.extras
    }

    /// The face-up cards.
    #[inline(always)]
    pub fn shop(&self) -> [Option<CardId>; 3] {
        self.shop
    }

    /// The cards nobody has seen yet.
    #[inline(always)]
    pub fn deck(&self) -> CardSet {
        self.deck
    }

    /// The cards that are out of the game or wait to be shuffled (BUY-5).
    #[inline(always)]
    pub fn discard(&self) -> CardSet {
        self.discard
    }

    /// The next card of the deck, where somebody has looked.
    #[inline(always)]
    pub fn top(&self, depth: u8) -> Option<CardId> {
        self.top.get(depth as usize).copied().flatten()
    }

    /// Who has looked at the next card of the deck.
    pub fn looked(&self, depth: u8) -> Option<Seat> {
        self.looked.get(depth as usize).copied().flatten()
    }

    /// The cards in front of a monster.
    #[inline(always)]
    pub fn held(&self, seat: Seat) -> CardSet {
        self.held[seat.index()]
    }

    /// The cards in front of anybody.
    #[inline(always)]
    pub fn in_play(&self) -> CardSet {
        self.in_play
    }

    /// Who has this card in front of them.
    pub fn owner(&self, card: CardId) -> Option<Seat> {
        self.seats().iter().find(|&s| self.held(s).has(card))
    }

    /// Was this power used up for the turn?
    #[inline(always)]
    pub fn is_used(&self, source: Source) -> bool {
        source.as_card().is_some_and(|card| self.used.has(card))
    }

    /// Charges on a power.
    #[inline(always)]
    pub fn charges(&self, source: Source) -> u8 {
        self.charges[source.index()]
    }

    /// How much less than printed was paid for a card.
    pub fn saved(&self, card: CardId) -> u8 {
        if self.cheaper[1].has(card) { 2 } else { u8::from(self.cheaper[0].has(card)) }
    }

    /// The card the copying card stands for.
    pub fn copied(&self) -> Option<CardId> {
        self.copied
    }

    /// Who won, when the game is over.
    #[inline(always)]
    pub fn over(&self) -> Option<SeatSet> {
        self.over
    }

    /// The card that stands for others, when somebody has it.
    pub fn copier(&self) -> Option<Power> {
        let card = self.catalogue().listeners(Moment::Copies).and(self.in_play).next_from(0)?;
        self.owner(card).map(|owner| Power { owner, source: card.into() })
    }

    /// The hooks that speak for a card at a moment: its own, or those of the card it stands for.
    #[inline(always)]
    pub(crate) fn hooks(&self, card: CardId, moment: Moment) -> &'static Hooks {
        let own = &self.card(card).hooks;
        if own.copies > 0
            && let Some(copied) = self.copied
        {
            let other = &self.card(copied).hooks;
            if other.listens(moment) {
                return other;
            }
        }
        own
    }

    /// Might anybody in play have something to say at this moment?
    #[inline(always)]
    pub(crate) fn anyone(&self, moment: Moment) -> bool {
        self.all_ears >> moment as u8 & 1 == 1
    }

    /// The moments at which anything in play speaks, a bit each.
    #[inline(always)]
    pub(crate) fn listening(&self) -> u64 {
        self.all_ears
    }

    /// Has this monster something to say at this moment?
    #[inline(always)]
    pub(crate) fn hears(&self, seat: Seat, moment: Moment) -> bool {
        self.ears[seat.index()] >> moment as u8 & 1 == 1
    }

    /// The first of a monster's powers from card number `from` on that speaks at this moment.
    #[inline(always)]
    pub(crate) fn listener(&self, seat: Seat, moment: Moment, from: usize) -> Option<CardId> {
        if !self.hears(seat, moment) {
            return None;
        }
        let set = self.held(seat).and(self.catalogue().listeners(moment));
        let mut from = from;
        loop {
            let card = set.next_from(from)?;
            if self.hooks(card, moment).listens(moment) {
                return Some(card);
            }
            from = card.index() + 1;
        }
    }

    /// A monster's powers that speak at this moment.
    #[inline(always)]
    pub(crate) fn powers(&self, seat: Seat, moment: Moment) -> impl Iterator<Item = (Power, &'static Hooks)> + '_ {
        let mut from = 0;
        core::iter::from_fn(move || {
            let card = self.listener(seat, moment, from)?;
            from = card.index() + 1;
            Some((Power { owner: seat, source: card.into() }, self.hooks(card, moment)))
        })
    }

    /// Adds up a standing number over a monster's powers.
    #[inline(always)]
    pub(crate) fn sum(&self, seat: Seat, moment: Moment, number: fn(&Hooks) -> u8) -> u8 {
        if !self.hears(seat, moment) {
            return 0;
        }
        self.powers(seat, moment).map(|(_, hooks)| number(hooks)).sum()
    }

    /// The most hearts a monster can have (HEAL-1).
    #[inline(always)]
    pub fn hearts_max(&self, seat: Seat) -> u8 {
        if !self.hears(seat, Moment::HeartsMax) {
            return HEARTS;
        }
        self.powers(seat, Moment::HeartsMax).map(|(_, hooks)| hooks.hearts_max).fold(HEARTS, u8::max)
    }

    /// The faces a monster may always roll again; a bit each.
    pub(crate) fn free_faces(&self, seat: Seat) -> u8 {
        self.powers(seat, Moment::Rerolls).fold(0, |faces, (_, hooks)| faces | hooks.rerolls)
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

    /// The next card of the deck a monster may look at and has not, by depth.
    pub(crate) fn next_peek(&self, seat: Seat) -> Option<u8> {
        let most = self.sum(seat, Moment::Peeks, |h| h.peeks).min(2).min(self.deck.len().min(2) as u8);
        (0..most).find(|&depth| self.looked(depth) != Some(seat))
    }

    /// What a monster pays for a card (BUY-1).
    #[inline(always)]
    pub fn price(&self, seat: Seat, card: CardId) -> u8 {
        self.card(card).cost.saturating_sub(self.sum(seat, Moment::Discount, |h| h.discount))
    }
}

// ── writing ──────────────────────────────────────────────────────────────────
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
            Event::TurnBegan { seat, extra, fewer } => {
                self.turns = self.turns.saturating_add(1);
                self.active = seat;
                if extra {
                    self.extras.rotate_left(1);
                    self.extras[EXTRAS - 1] = None;
                } else {
                    self.regular = seat;
                }
                self.turn = Turn { fewer, extra, ..Turn::NEW };
                self.used = CardSet::EMPTY;
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
            Event::Turned { from, to, .. } | Event::Rerolled { from, to, .. } => {
                self.turn.dice = self.turn.dice.minus(Dice::one(from)).plus(Dice::one(to));
            }
            Event::MoreRolls { rolls, .. } => self.turn.rolls += rolls,
            Event::RolledFor { .. } => {}
            Event::SmashesAdded { smashes, .. } => self.turn.smashes += smashes,
            Event::RollFinal { strikes } => {
                self.turn.rolled = true;
                self.turn.waiting = self.turn.dice.faces() | u8::from(strikes) << Face::Smash as u8;
            }
            Event::Resolving { face } => self.turn.waiting &= !(1 << face as u8),
            Event::Stars { seat, stars, .. } => {
                let dial = &mut self.stands[seat.index()].stars;
                *dial = dial.saturating_add_signed(stars);
            }
            Event::Energy { seat, energy, .. } => {
                let dial = &mut self.stands[seat.index()].energy;
                *dial = dial.saturating_add_signed(energy);
            }
            Event::Healed { seat, hearts, .. } => self.stands[seat.index()].hearts += hearts,
            Event::Hurt { seat, hearts, from, .. } => {
                self.stands[seat.index()].hearts -= hearts;
                if from == Some(self.active) {
                    self.turn.harmed = self.turn.harmed.with(seat);
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
            Event::DiceTokens { seat, tokens, .. } => {
                let dial = &mut self.stands[seat.index()].dice_tokens;
                *dial = dial.saturating_add_signed(tokens);
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
            Event::Entered { seat, place, .. } => self.tokyo[place as usize] = Some(seat),
            Event::Moved { seat, .. } => self.tokyo = [Some(seat), None],
            Event::Died { seat } => {
                self.strip(seat);
                self.stands[seat.index()].energy = 0;
                self.stands[seat.index()].dice_tokens = 0;
                self.alive = self.alive.without(seat);
                // Turns it had won lapse (I-149).
                let mut waiting = self.extras.into_iter().flatten().filter(|e| e.seat != seat);
                self.extras = core::array::from_fn(|_| waiting.next());
            }
            Event::Reborn { seat, hearts, .. } => {
                self.strip(seat);
                self.stands[seat.index()].stars = 0;
                self.stands[seat.index()].hearts = hearts;
            }
            Event::Revealed { slot, card } => {
                self.shop[slot.index()] = Some(card);
                self.deck = self.deck.without(card);
                if self.looked[0].is_some() {
                    self.shift_top(0);
                }
            }
            Event::Swept { .. } => {
                let catalogue = self.catalogue();
                for slot in &mut self.shop {
                    if let Some(card) = *slot
                        && catalogue.card(card).kind != Kind::Event
                    {
                        self.discard = self.discard.with(card);
                        *slot = None;
                    }
                }
            }
            Event::Reshuffled => {
                self.deck = self.discard;
                self.discard = CardSet::EMPTY;
            }
            Event::Bought { seat, card, origin, paid } => self.buy(seat, card, origin, paid),
            Event::Lost { seat, card, .. } => self.toss(seat, card),
            Event::Charged { source, charges, .. } => {
                let dial = &mut self.charges[source.index()];
                *dial = dial.saturating_add_signed(charges);
            }
            Event::Used { source } => {
                if let Some(card) = source.as_card() {
                    self.used = self.used.with(card);
                }
            }
            Event::Copied { copier, card } => {
                self.copied = card;
                self.charges[copier.index()] = 0;
                self.listen();
            }
            Event::Peeked { seat, depth, card, .. } => {
                self.top[depth as usize] = card;
                self.looked[depth as usize] = Some(seat);
            }
            Event::TurnWon { seat, fewer, soon, .. } => {
                let free = self.extras.iter().position(Option::is_none).unwrap_or(EXTRAS - 1);
                self.extras[free] = Some(Extra { seat, fewer });
                if soon {
                    self.extras[..=free].rotate_right(1);
                }
            }
            Event::TurnEnded { .. } => {}
            Event::Over { winners, .. } => self.over = Some(winners),
        }
    }

    /// Who listens has changed.
    fn listen(&mut self) {
        let deck = self.catalogue();
        let copied = self.copied.map_or(0, |card| deck.ears(card));
        self.all_ears = 0;
        for (ears, held) in self.ears.iter_mut().zip(self.held) {
            *ears = held.iter().fold(0, |ears, card| {
                let stands_for = if deck.card(card).hooks.copies > 0 { copied } else { 0 };
                ears | deck.ears(card) | stands_for
            });
            self.all_ears |= *ears;
        }
    }

    fn vacate(&mut self, seat: Seat) {
        for place in &mut self.tokyo {
            if *place == Some(seat) {
                *place = None;
            }
        }
    }

    fn shift_top(&mut self, from: usize) {
        for i in from..2 {
            self.top[i] = if i == 0 { self.top[1] } else { None };
            self.looked[i] = if i == 0 { self.looked[1] } else { None };
        }
    }

    /// A monster loses its cards and its place in Tokyo.
    fn strip(&mut self, seat: Seat) {
        if let Some(place) = self.place_of(seat) {
            self.turn.fallen |= 1 << place as u8;
            self.vacate(seat);
        }
        for card in self.held(seat).iter() {
            self.toss(seat, card);
        }
    }

    /// A card goes from its owner to the discards; a copy of it ends (I-130, I-135).
    fn toss(&mut self, seat: Seat, card: CardId) {
        self.held[seat.index()] = self.held[seat.index()].without(card);
        self.in_play = self.in_play.without(card);
        self.discard = self.discard.with(card);
        self.used = self.used.without(card);
        self.forget(card);
        self.cheaper = self.cheaper.map(|set| set.without(card));
        if self.copied == Some(card) {
            if let Some(copier) = self.copier() {
                self.charges[copier.source.index()] = 0;
            }
            self.copied = None;
        }
        self.listen();
    }

    fn forget(&mut self, card: CardId) {
        self.charges[card.index()] = 0;
        if self.card(card).hooks.copies > 0 {
            self.copied = None;
        }
    }

    fn buy(&mut self, seat: Seat, card: CardId, origin: Origin, paid: u8) {
        match origin {
            Origin::Slot(slot) => self.shop[slot.index()] = None,
            Origin::Top(depth) => {
                self.deck = self.deck.without(card);
                self.shift_top(depth as usize);
            }
            Origin::Seat(seller) => {
                self.held[seller.index()] = self.held[seller.index()].without(card);
                if self.card(card).hooks.copies > 0 {
                    self.forget(card);
                }
            }
        }
        self.turn.bought |= seat == self.active;
        if self.card(card).kind == Kind::Keep {
            self.held[seat.index()] = self.held[seat.index()].with(card);
            self.in_play = self.in_play.with(card);
            let saved = self.card(card).cost.saturating_sub(paid).min(2) as usize;
            for (i, set) in self.cheaper.iter_mut().enumerate() {
                *set = if saved == i + 1 { set.with(card) } else { set.without(card) };
            }
            self.listen();
        } else {
            self.discard = self.discard.with(card);
        }
    }

    /// The same table as one viewer may know it.
    pub(crate) fn masked(&self, viewer: crate::event::Viewer) -> Table {
        let mut table = self.clone();
        for i in 0..2 {
            if self.looked[i].is_some_and(|seat| viewer != crate::event::Viewer::Seat(seat)) {
                table.top[i] = None;
            }
        }
        table
    }
}

impl Table {
    /// Fills in a card somebody else has looked at.
    pub(crate) fn imagine_top(&mut self, depth: u8, below: &mut impl FnMut(usize) -> usize) {
        let i = depth as usize;
        if self.looked[i].is_some() && self.top[i].is_none() {
            let known = self.top.iter().flatten().fold(self.deck, |set, &card| set.without(card));
            if !known.is_empty() {
                self.top[i] = known.nth(below(known.len()));
            }
        }
    }
}
