//! What lies on the table, and how one event changes it. [`Table::fold`] is the only writer.

pub(crate) mod text;

use crate::catalogue::{Card, CardSet, Deck, Kind};
use crate::clause::{Clause, Why};
use crate::decision::Question;
use crate::dice::{Dice, Face, Six};
use crate::event::Event;
use crate::evolutions::{Brood, PASSING, deck_of};
use crate::hooks::{CardId, Hooks, Moment, NO_YIELD, ONE_ROLL, Power, Source};
use crate::seat::{Seat, SeatSet};
use crate::setup::{EditionId, Monster, Rules, Setup, TwoPlayerTokyo};

/// Stars win the game (WIN-1); the dial ends there (SETUP-6).
pub const GOAL: u8 = 20;
/// Hearts at the start, and the most without a card (SETUP-1, HEAL-1).
pub const HEARTS: u8 = 10;
/// Dice without cards (ROLL-1).
pub const DICE: u8 = 6;
/// Dice tokens in the box (GZ-5).
pub const TOKENS: u8 = 12;
/// Rolls without cards (ROLL-1).
pub const ROLLS: u8 = 3;
/// How many of the deck's next cards somebody can have looked at.
pub(crate) const TOPS: usize = 3;

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
#[allow(missing_docs)] // left, middle and right say it
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
    /// From the discards.
    Discard,
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
    /// Monsters that were in Tokyo when the active one made them lose hearts.
    pub raided: SeatSet,
    /// Hearts each monster lost to the active one's attack.
    pub wounds: Six,
    /// Hearts the active monster made each lose, by whatever means.
    pub taken: Six,
    /// Hearts each monster lost, to anybody and anything; those it paid with, or that no dial holds, are no loss (GZ-4).
    pub lost: Six,
    /// How often an effect that is limited to so many times hit each monster.
    pub noted: Six,
    /// Dice tokens the active monster has spent.
    pub tokens: u8,
    /// Smash dice that count for nothing.
    pub voided: u8,
    /// No die may be rolled again.
    pub halted: bool,
    /// The active monster does not enter Tokyo.
    pub barred: bool,
    /// Who was in Tokyo when the turn began.
    pub found: SeatSet,
    /// Faces that do nothing on the dice, each with what made it so.
    pub numb: [Option<Why>; 6],
    /// What this turn was won by.
    pub won_by: Option<Why>,
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
        raided: SeatSet::EMPTY,
        wounds: Six::ZERO,
        taken: Six::ZERO,
        lost: Six::ZERO,
        noted: Six::ZERO,
        tokens: 0,
        voided: 0,
        halted: false,
        barred: false,
        found: SeatSet::EMPTY,
        numb: [None; 6],
        won_by: None,
        shielded: SeatSet::EMPTY,
        shields: [None; 6],
        stayed: SeatSet::EMPTY,
        yielded: SeatSet::EMPTY,
    };

    /// How many dice show a face, without those that count for nothing.
    #[inline(always)]
    pub fn count(&self, face: Face) -> u8 {
        let voided = if face == Face::Smash { self.voided } else { 0 };
        self.dice.count(face).saturating_sub(voided)
    }

    /// All smashes of the Roll, added ones included.
    #[inline(always)]
    pub fn all_smashes(&self) -> u8 {
        self.count(Face::Smash) + self.smashes
    }
}

/// A monster's eight evolutions: which are where, a bit each. What others may not know is zero in their view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Evolutions {
    /// In the deck, in the hand or just drawn: the ones nobody else has seen.
    pub hidden: u8,
    /// In the hand; a secret (EVO-7).
    pub hand: u8,
    /// Drawn, one of them to be kept; a secret.
    pub drawn: u8,
    /// How many are in the hand.
    pub in_hand: u8,
    /// How many were drawn.
    pub drawing: u8,
    /// Face up in front of the monster.
    pub shown: u8,
    /// On its discards, for all to see.
    pub discard: u8,
}

impl Evolutions {
    const NONE: Evolutions = Evolutions { hidden: 0, hand: 0, drawn: 0, in_hand: 0, drawing: 0, shown: 0, discard: 0 };

    /// Those in the deck.
    pub const fn deck(self) -> u8 {
        self.hidden & !self.hand & !self.drawn
    }

    /// How many are in the deck.
    pub const fn deck_len(self) -> u8 {
        self.hidden.count_ones() as u8 - self.in_hand - self.drawing
    }
}

/// A turn that was won and waits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Extra {
    /// Whose it is.
    pub seat: Seat,
    /// With how many dice fewer.
    pub fewer: u8,
    /// What it was won by.
    pub why: Why,
}

/// The most a card can be bought for less than printed.
pub(crate) const SAVED: u8 = 7;

/// How many cards can be marked at a time.
pub const MARKS: usize = 3;

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
    /// The Events that lie face up: they speak for everybody (EVENT-1).
    common: CardSet,
    /// The moments at which a monster's powers speak, a bit each, and those of all together: nearly every moment
    /// finds nobody listening, and this says so in one step.
    ears: [u64; 6],
    all_ears: u64,
    /// The moments at which a monster could have an evolution to play, as far as everybody can tell (EVO-7).
    hands: [u64; 6],
    all_hands: u64,
    /// Both together: who might have to be heard at a moment, by seat and all together.
    loud: [u64; 6],
    all_loud: u64,
    used: CardSet,
    used_evolutions: u64,
    /// How much less than printed was paid for a card, in binary digits.
    cheaper: [CardSet; 3],
    edition: EditionId,
    rules: Rules,
    players: u8,
    alive: SeatSet,
    stands: [Stand; 6],
    tokyo: [Option<Seat>; 2],
    /// Places in Tokyo that somebody left or died in, and nobody has taken since; a bit each.
    vacant: u8,
    /// Who has the target token.
    target: Option<Seat>,
    /// Cards that are marked, in deck order.
    marked: [Option<CardId>; MARKS],
    shop: [Option<CardId>; 3],
    /// The card that was discarded last. Once it is taken the discards have no top until another is discarded: the
    /// discards are a set, and what lay under it is forgotten (our ruling).
    discarded: Option<CardId>,
    /// The next cards of the deck, where somebody has looked, and who knows them.
    top: [Option<CardId>; TOPS],
    looked: [Option<Seat>; TOPS],
    /// Cards that were put under the deck: they come up when no others are left.
    under: CardSet,
    copied: Option<CardId>,
    /// The evolution that stands for another, and the one it stands for.
    mirror: Option<(Source, Source)>,
    /// Dice that lie frozen, and what froze them: they join the Rolls of the others.
    frozen: Dice,
    ice: Option<Source>,
    first: Seat,
    active: Seat,
    /// Whose turn it is in the order of play; another seat may be active in a turn it won.
    regular: Seat,
    turns: u16,
    turn: Turn,
    extras: [Option<Extra>; EXTRAS],
    over: Option<SeatSet>,
    evolutions: [Evolutions; 6],
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
            deck: edition.edition().deck.played_with(&rules),
            discard: CardSet::EMPTY,
            held: [CardSet::EMPTY; 6],
            in_play: CardSet::EMPTY,
            common: CardSet::EMPTY,
            ears: [0; 6],
            all_ears: 0,
            hands: [0; 6],
            all_hands: 0,
            loud: [0; 6],
            all_loud: 0,
            used: CardSet::EMPTY,
            used_evolutions: 0,
            cheaper: [CardSet::EMPTY; 3],
            edition,
            rules,
            players: players as u8,
            alive: SeatSet::first(players),
            stands: core::array::from_fn(stand),
            tokyo: [None; 2],
            vacant: 0,
            target: None,
            marked: [None; MARKS],
            shop: [None; 3],
            discarded: None,
            top: [None; TOPS],
            looked: [None; TOPS],
            under: CardSet::EMPTY,
            copied: None,
            mirror: None,
            frozen: Dice::NONE,
            ice: None,
            first: Seat::A,
            active: Seat::A,
            regular: Seat::A,
            turns: 0,
            turn: Turn::NEW,
            extras: [None; EXTRAS],
            over: None,
            evolutions: core::array::from_fn(|i| {
                let plays = rules.evolutions && i < players && deck_of(stand(i).monster).is_some();
                Evolutions { hidden: if plays { 0xFF } else { 0 }, ..Evolutions::NONE }
            }),
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

    /// Has anybody, alive or not, n stars?
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
        let [city, bay] = self.tokyo.map(|seat| seat.map_or(SeatSet::EMPTY, SeatSet::just));
        city.or(bay)
    }

    /// A free place in Tokyo that somebody left or died in, City first.
    pub fn vacated(&self) -> Option<Place> {
        let free = |p: Place| self.at(p).is_none() && (p == Place::City || self.bay_open());
        Place::ALL.into_iter().find(|&p| self.vacant >> p as u8 & 1 == 1 && free(p))
    }

    /// Who has the target token.
    pub fn target(&self) -> Option<Seat> {
        self.target
    }

    /// The marked cards, in deck order.
    pub fn marked(&self) -> impl Iterator<Item = CardId> + '_ {
        self.marked.iter().flatten().copied()
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

    /// The empty places of Tokyo in use, City first.
    #[inline(always)]
    pub fn free_places(&self) -> impl Iterator<Item = Place> + '_ {
        Place::ALL.into_iter().filter(|&p| self.at(p).is_none() && (p == Place::City || self.bay_open()))
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

    /// The top card of the discards: the one that was discarded last, as long as it lies there.
    #[inline(always)]
    pub fn discarded(&self) -> Option<CardId> {
        self.discarded
    }

    /// The next card of the deck, where somebody has looked.
    #[inline(always)]
    pub fn top(&self, depth: u8) -> Option<CardId> {
        self.top.get(depth as usize).copied().flatten()
    }

    /// Does anybody know any of the deck's next cards?
    #[inline(always)]
    pub(crate) fn anyone_looked(&self) -> bool {
        self.top != [None; TOPS]
    }

    /// Who has looked at the next card of the deck.
    pub fn looked(&self, depth: u8) -> Option<Seat> {
        self.looked.get(depth as usize).copied().flatten()
    }

    /// Cards of the deck that come up when no others are left.
    #[inline(always)]
    pub fn under(&self) -> CardSet {
        self.under
    }

    /// Dice that lie frozen, and what froze them.
    #[inline(always)]
    pub fn frozen(&self) -> (Dice, Option<Source>) {
        (self.frozen, self.ice)
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
        match source.as_evolution() {
            Some(_) => self.used_evolutions >> (source.index() - CardId::COUNT) & 1 == 1,
            None => source.as_card().is_some_and(|card| self.used.has(card)),
        }
    }

    /// Charges on a power.
    #[inline(always)]
    pub fn charges(&self, source: Source) -> u8 {
        self.charges[source.index()]
    }

    /// How much less than printed was paid for a card.
    pub fn saved(&self, card: CardId) -> u8 {
        self.cheaper.iter().rev().fold(0, |saved, set| saved << 1 | u8::from(set.has(card)))
    }

    /// The card the copying card stands for.
    pub fn copied(&self) -> Option<CardId> {
        self.copied
    }

    /// The evolution that stands for another, and the one it stands for.
    pub fn mirror(&self) -> Option<(Source, Source)> {
        self.mirror
    }

    /// The monster a power of somebody else's was laid before.
    pub fn lent_to(&self, source: Source) -> Option<Seat> {
        Seat::ALL.get(usize::from(self.charges(source)).checked_sub(1)?).copied()
    }

    /// What a power stands for, if it stands for another.
    fn model(&self, source: Source) -> Option<Source> {
        match source.as_card() {
            Some(_) => self.copied.map(Source::card),
            None => self.mirror.map(|(_, model)| model),
        }
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

    /// A monster's evolutions.
    #[inline(always)]
    pub fn evolutions(&self, seat: Seat) -> &Evolutions {
        &self.evolutions[seat.index()]
    }

    /// What is printed on a card or an evolution.
    #[inline(always)]
    pub fn print(&self, source: Source) -> &'static Card {
        if let Some(card) = source.as_card() {
            return self.card(card);
        }
        let (seat, number) = source.as_evolution().unwrap_or((Seat::A, 0));
        self.brood(seat).card(number)
    }

    /// The evolutions of a seat's monster.
    #[inline(always)]
    pub(crate) fn brood(&self, seat: Seat) -> &'static Brood {
        Brood::of(self.stand(seat).monster)
    }

    /// Who has this power: the monster in front of which it lies or whose evolution it is; an Event has no owner.
    pub fn holder(&self, source: Source) -> Option<Seat> {
        match source.as_card() {
            Some(card) => self.owner(card),
            None => source.as_evolution().map(|(seat, _)| seat),
        }
    }

    /// The hooks that speak for a power at a moment: its own, or those of the card it stands for.
    #[inline(always)]
    pub(crate) fn hooks(&self, source: Source, moment: Moment) -> &'static Hooks {
        let own = &self.print(source).hooks;
        // Hardly ever does anything stand for something else: that is looked at first.
        if let Some(model) = self.model(source)
            && own.copies > 0
        {
            let other = &self.print(model).hooks;
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
    pub fn hears(&self, seat: Seat, moment: Moment) -> bool {
        self.ears[seat.index()] >> moment as u8 & 1 == 1
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
        if self.evolutions[seat.index()].shown == 0 { None } else { self.evolution_listener(seat, moment, from) }
    }

    /// Those of a monster's cards that speak at a moment, face-up Events among them.
    #[inline(always)]
    fn card_listeners(&self, seat: Seat, moment: Moment) -> CardSet {
        let cards = self.held(seat).or(self.common).and(self.catalogue().listeners(moment));
        if self.copied.is_some() { cards.or(self.copy_listeners(seat, moment)) } else { cards }
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
        let shown = u32::from(self.shown_listeners(seat, moment)) >> past << past;
        if shown == 0 { None } else { Some(Source::evolution(seat, shown.trailing_zeros() as usize)) }
    }

    /// Those of a monster's evolutions in play that speak at a moment, a bit each.
    #[inline(always)]
    fn shown_listeners(&self, seat: Seat, moment: Moment) -> u8 {
        let shown = self.evolutions[seat.index()].shown;
        if shown == 0 {
            return 0;
        }
        let listeners = shown & self.brood(seat).listeners(moment);
        if self.mirror.is_some() { listeners | self.mirror_listener(seat, moment) } else { listeners }
    }

    /// The evolution of this monster that speaks at a moment because the one it stands for does, as a bit.
    #[cold]
    fn mirror_listener(&self, seat: Seat, moment: Moment) -> u8 {
        match self.mirror {
            Some((mirror, model)) if self.print(model).hooks.listens(moment) => {
                mirror.as_evolution().map_or(0, |(owner, n)| u8::from(owner == seat) << n)
            }
            _ => 0,
        }
    }

    /// A monster's powers that speak at this moment.
    #[inline(always)]
    pub fn powers(&self, seat: Seat, moment: Moment) -> impl Iterator<Item = (Power, &'static Hooks)> + '_ {
        let (mut cards, mut shown) = (CardSet::EMPTY, 0);
        if self.hears(seat, moment) {
            cards = self.card_listeners(seat, moment);
            shown = self.shown_listeners(seat, moment);
        }
        core::iter::from_fn(move || {
            if let Some(card) = cards.take_lowest() {
                let source = card.into();
                return Some((Power { owner: seat, source }, self.hooks(source, moment)));
            }
            let number = crate::chance::bits(shown).next()?;
            shown &= shown - 1;
            let source = Source::evolution(seat, number);
            Some((Power { owner: seat, source }, self.hooks(source, moment)))
        })
    }

    /// Adds up a standing number over a monster's powers.
    #[inline(always)]
    pub(crate) fn sum(&self, seat: Seat, moment: Moment, number: fn(&Hooks) -> u8) -> u8 {
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

    /// Could a monster have an evolution to play at this moment, as far as everybody can tell (EVO-7)?
    #[inline(always)]
    pub(crate) fn may_hold(&self, seat: Seat, moment: Moment) -> bool {
        self.hands[seat.index()] >> moment as u8 & 1 == 1
    }

    /// Has this monster something to say at any of these moments, a bit each?
    #[inline(always)]
    pub(crate) fn hears_any(&self, seat: Seat, moments: u64) -> bool {
        self.ears[seat.index()] & moments != 0
    }

    /// Might this monster have something to say or to play at this moment?
    #[inline(always)]
    pub(crate) fn is_loud(&self, seat: Seat, moment: Moment) -> bool {
        self.loud[seat.index()] >> moment as u8 & 1 == 1
    }

    /// Everybody alive who might.
    #[inline(always)]
    pub(crate) fn loud_seats(&self, moment: Moment) -> SeatSet {
        let bit = |i: usize| ((self.loud[i] >> moment as u8 & 1) as u8) << i;
        SeatSet::from_bits(bit(0) | bit(1) | bit(2) | bit(3) | bit(4) | bit(5)).and(self.alive)
    }

    /// Might anybody?
    #[inline(always)]
    pub(crate) fn anyone_loud(&self, moment: Moment) -> bool {
        self.all_loud >> moment as u8 & 1 == 1
    }

    /// Could anybody have an evolution to play at this moment?
    #[inline(always)]
    pub(crate) fn anyone_may_hold(&self, moment: Moment) -> bool {
        self.all_hands >> moment as u8 & 1 == 1
    }

    /// The evolutions among these that may be played at a moment that tells this; anything but the set itself is known
    /// to all.
    #[inline(always)]
    pub(crate) fn playable(&self, seat: Seat, among: u8, moment: Moment, data: u8) -> u8 {
        self.fitting(seat, among & self.brood(seat).answers(moment), Some(data))
    }

    /// Is there any?
    #[inline(always)]
    pub(crate) fn can_play(&self, seat: Seat, among: u8, moment: Moment, data: u8) -> bool {
        let among = among & self.brood(seat).answers(moment);
        among & self.brood(seat).unconditional != 0 || self.choosy(seat, among, Some(data)) != 0
    }

    /// Those of these evolutions that the table, and what a moment tells, let a monster play.
    #[inline(always)]
    fn fitting(&self, seat: Seat, among: u8, data: Option<u8>) -> u8 {
        let plain = among & self.brood(seat).unconditional;
        if plain == among { plain } else { plain | self.choosy(seat, among & !plain, data) }
    }

    #[inline(never)]
    fn choosy(&self, seat: Seat, among: u8, data: Option<u8>) -> u8 {
        let may = |number: &usize| {
            let hooks = &self.brood(seat).card(*number).hooks;
            let power = Power { owner: seat, source: Source::evolution(seat, *number) };
            hooks.fits.zip(data).is_none_or(|(fits, data)| fits(self, power, data))
                && hooks.may_play.is_none_or(|may| may(self, power))
        };
        crate::chance::bits(among).filter(may).fold(0, |set, number| set | 1 << number)
    }

    /// Those in a monster's hand that may be played at any time (EVO-4), whatever else they want: as long as it has
    /// hearts.
    #[inline(always)]
    pub(crate) fn any_time(&self, seat: Seat) -> u8 {
        let hand = self.evolutions[seat.index()].hand & self.brood(seat).any_time;
        if self.hearts(seat) == 0 { 0 } else { hand }
    }

    /// The evolutions in a monster's hand that may be played at any time (EVO-4), a bit each.
    #[inline(always)]
    pub(crate) fn playable_any_time(&self, seat: Seat) -> u8 {
        self.fitting(seat, self.any_time(seat), None)
    }

    /// Everything in a monster's hand that it could play when it is asked at this moment, a bit each.
    pub(crate) fn answers_held(&self, seat: Seat, moment: Moment, data: u8) -> u8 {
        let hand = self.evolutions[seat.index()].hand;
        self.playable(seat, hand, moment, data) | self.playable_any_time(seat)
    }

    /// Is there nothing in a monster's hand that it could play when it is asked at this moment?
    #[inline(always)]
    pub(crate) fn holds_no_answer(&self, seat: Seat, moment: Moment, data: u8) -> bool {
        let hand = self.evolutions[seat.index()].hand;
        hand & self.brood(seat).answers(moment) | self.any_time(seat) == 0 || self.answers_held(seat, moment, data) == 0
    }

    /// Dice tokens left in the supply of twelve (GZ-5); none where they are not in play (ROLL-3).
    pub fn token_supply(&self) -> u8 {
        if !self.rules.dice_tokens {
            return 0;
        }
        let out = self.stands.iter().fold(0, |out: u8, stand| out.saturating_add(stand.dice_tokens));
        TOKENS.saturating_sub(out)
    }

    /// The faces a monster may always roll again; a bit each.
    pub(crate) fn free_faces(&self, seat: Seat) -> u8 {
        self.powers(seat, Moment::Rerolls).fold(0, |faces, (_, hooks)| faces | hooks.rerolls)
    }

    /// The powers of other monsters that hamper this one in a certain way.
    pub(crate) fn hampering(&self, seat: Seat, how: u8) -> impl Iterator<Item = Power> + '_ {
        let others = if self.anyone(Moment::Hampers) { self.others(seat) } else { SeatSet::EMPTY };
        let theirs = others.iter().flat_map(|other| self.powers(other, Moment::Hampers));
        theirs.filter(move |(_, hooks)| hooks.hampers & how != 0).map(|(power, _)| power)
    }

    /// May nobody have the active monster's dice rolled again? A single roll of its own choice does not bind the others.
    pub(crate) fn stilled(&self) -> bool {
        let own = self.hears(self.active, Moment::Doubles) && self.hampering(self.active, ONE_ROLL).next().is_none();
        self.turn.halted && !own
    }

    /// May this monster not yield, whatever happens?
    #[inline(always)]
    pub fn held_fast(&self, seat: Seat) -> bool {
        self.anyone(Moment::Hampers) && self.hampering(seat, NO_YIELD).next().is_some()
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
        if self.print(source).hooks.copies > 0 { self.model(source).unwrap_or(source) } else { source }
    }

    /// Is there a die that can be turned to one of these faces, a bit each?
    pub(crate) fn can_turn(&self, faces: u8) -> bool {
        Face::ALL.into_iter().any(|f| self.turn.dice.count(f) > 0 && faces & !(1 << f as u8) != 0)
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

    /// The places of the face-up cards a monster has the energy for, a bit each (BUY-1).
    #[inline(always)]
    pub(crate) fn affordable(&self, seat: Seat) -> u8 {
        let afford = |card: CardId| u16::from(self.price(seat, card)) <= self.energy(seat);
        let bit = |slot: usize| u8::from(self.shop[slot].is_some_and(afford)) << slot;
        bit(0) | bit(1) | bit(2)
    }

    /// The powers a monster could use while being asked this.
    pub(crate) fn uses(&self, seat: Seat, question: Question) -> impl Iterator<Item = Source> + '_ {
        let may = move |&(power, hooks): &(Power, &Hooks)| hooks.usable.is_some_and(|may| may(self, power, question));
        self.powers(seat, Moment::Usable).filter(may).map(|(power, _)| power.source)
    }

    /// What a monster pays for a card (BUY-1).
    #[inline(always)]
    pub fn price(&self, seat: Seat, card: CardId) -> u8 {
        const CHANGES: u64 = 1 << Moment::Discount as u8 | 1 << Moment::Surcharge as u8;
        let printed = self.card(card);
        // Nearly always the price is what is printed.
        if self.ears[seat.index()] & CHANGES == 0 { printed.cost } else { self.changed_price(seat, card) }
    }

    #[inline(never)]
    fn changed_price(&self, seat: Seat, card: CardId) -> u8 {
        let printed = self.card(card);
        let more = if printed.kind == Kind::Event { 0 } else { self.sum(seat, Moment::Surcharge, |h| h.surcharge) };
        (printed.cost + more).saturating_sub(self.discount(seat, card))
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
                self.used_evolutions = 0;
                if self.rules.evolutions {
                    self.thaw(seat);
                    if self.ears[seat.index()] & PASSING != 0 {
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
                // Whoever has a die rolled again takes one that counts, as long as there is one.
                let left = self.turn.dice.minus(Dice::one(from));
                self.turn.voided = self.turn.voided.min(left.count(Face::Smash));
                self.turn.dice = left.plus(Dice::one(to));
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
            Event::Hurt { seat, hearts, from, why } => {
                self.stands[seat.index()].hearts -= hearts;
                self.turn.lost = more(self.turn.lost, seat, hearts);
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
                self.vacant &= !(1 << place as u8);
            }
            Event::Moved { seat, .. } => {
                self.tokyo = [Some(seat), None];
                self.vacant = 0;
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
                    self.hold(seat);
                }
                self.listen();
                // Turns it had won lapse (I-149).
                let mut waiting = self.extras.into_iter().flatten().filter(|e| e.seat != seat);
                self.extras = core::array::from_fn(|_| waiting.next());
            }
            Event::Reborn { seat, hearts, .. } => {
                self.strip(seat);
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
            Event::Used { source } => match source.as_card() {
                Some(card) => self.used = self.used.with(card),
                None => self.used_evolutions |= 1 << (source.index() - CardId::COUNT),
            },
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

    /// Who listens has changed.
    fn listen(&mut self) {
        let deck = self.catalogue();
        let copied = self.copied.map_or(0, |card| deck.ears(card));
        let ears = |cards: CardSet| {
            cards.iter().fold(0, |ears, card| {
                let stands_for = if deck.card(card).hooks.copies > 0 { copied } else { 0 };
                ears | deck.ears(card) | stands_for
            })
        };
        let common = ears(self.common);
        self.ears = self.held.map(|held| common | ears(held));
        if self.rules.evolutions {
            self.listen_to_evolutions();
        }
        self.all_ears = self.ears.iter().fold(0, |all, ears| all | ears);
        self.add_up();
    }

    /// A card that was nobody's speaks for these monsters now, and nothing else has changed.
    fn listen_to_card(&mut self, seats: SeatSet, card: CardId) {
        if self.card(card).hooks.copies > 0 {
            return self.listen();
        }
        self.listen_to(seats, self.catalogue().ears(card));
    }

    /// These monsters hear of these moments too.
    fn listen_to(&mut self, seats: SeatSet, ears: u64) {
        // All six without a branch: one seat or all of them is nothing to guess.
        for seat in Seat::ALL {
            self.ears[seat.index()] |= if seats.has(seat) { ears } else { 0 };
        }
        self.all_ears |= ears;
        self.add_up();
    }

    /// What lies there and what may be held, together.
    #[inline(always)]
    fn add_up(&mut self) {
        self.loud = core::array::from_fn(|i| self.ears[i] | self.hands[i]);
        self.all_loud = self.all_ears | self.all_hands;
    }

    fn listen_to_evolutions(&mut self) {
        self.break_mirror();
        for seat in self.seats().iter() {
            self.ears[seat.index()] |= self.brood(seat).ears(self.evolutions[seat.index()].shown);
        }
        if let Some((mirror, model)) = self.mirror
            && let (Some((owner, _)), Some((seat, number))) = (mirror.as_evolution(), model.as_evolution())
        {
            self.ears[owner.index()] |= self.brood(seat).ears(1 << number);
        }
    }

    /// What a monster's hand could hold has changed: that is what is hidden, and its owner's own knowledge changes
    /// nothing here (EVO-7).
    fn hold(&mut self, seat: Seat) {
        let of = self.evolutions[seat.index()];
        self.hands[seat.index()] = if of.in_hand == 0 { 0 } else { self.brood(seat).windows(of.hidden) };
        self.all_hands = self.hands.iter().fold(0, |all, hand| all | hand);
        self.add_up();
    }

    /// An evolution that stands for one that is gone goes too, and one that is gone stands for none.
    fn break_mirror(&mut self) {
        let Some((mirror, model)) = self.mirror else { return };
        if self.is_shown(mirror) && self.is_shown(model) {
            return;
        }
        self.mirror = None;
        self.charges[mirror.index()] = 0;
        if let Some((seat, number)) = mirror.as_evolution().filter(|_| self.is_shown(mirror)) {
            self.discard_evolutions(seat, 1 << number);
        }
    }

    /// Does this evolution lie face up in front of its monster?
    pub(crate) fn is_shown(&self, source: Source) -> bool {
        source.as_evolution().is_some_and(|(seat, number)| self.evolutions(seat).shown >> number & 1 == 1)
    }

    /// Temporary evolutions whose time is over are discarded.
    fn end_temporaries(&mut self, seat: Seat, over: u8) {
        self.discard_evolutions(seat, over);
    }

    /// Evolutions in play go to their owner's discards. That one was used this turn is forgotten with it.
    fn discard_evolutions(&mut self, seat: Seat, gone: u8) {
        let of = &mut self.evolutions[seat.index()];
        of.shown &= !gone;
        of.discard |= gone;
        self.used_evolutions &= !(u64::from(gone) << (Source::evolution(seat, 0).index() - CardId::COUNT));
    }

    /// A monster's turn begins: what worked until then is discarded.
    fn open_turn(&mut self, seat: Seat) {
        let over = self.evolutions[seat.index()].shown & self.brood(seat).to_next_turn;
        if over != 0 {
            self.end_temporaries(seat, over);
            self.listen();
        }
    }

    /// A monster's turn is over: what lay before it goes back, and what worked for this turn is discarded.
    fn close_turn(&mut self, seat: Seat) {
        if self.all_ears & PASSING == 0 {
            return;
        }
        let (mut lent, mut ended) = (false, false);
        for (of, stand) in self.evolutions.iter().zip(&self.stands).take(self.players()) {
            if of.shown == 0 {
                continue;
            }
            let brood = Brood::of(stand.monster);
            lent |= of.shown & (brood.lends | brood.copies) != 0;
            ended |= of.shown & brood.this_turn != 0;
        }
        if lent {
            self.give_back(seat);
        }
        if ended {
            for owner in self.seats().iter() {
                self.end_temporaries(owner, self.evolutions[owner.index()].shown & self.brood(owner).this_turn);
            }
            self.listen();
        }
    }

    /// What lies before this monster goes back to its owner.
    fn give_back(&mut self, seat: Seat) {
        for owner in self.seats().iter() {
            let brood = self.brood(owner);
            let shown = self.evolutions(owner).shown & (brood.lends | brood.copies);
            for number in crate::chance::bits(shown) {
                let source = Source::evolution(owner, number);
                if self.print(self.stands_for(source)).hooks.lends > 0 && self.lent_to(source) == Some(seat) {
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
        let bit = |source: Source| source.as_evolution().map_or(0, |(_, n)| 1u8 << n);
        match event {
            Event::Drew { seat, evolution } => {
                let of = &mut self.evolutions[seat.index()];
                of.drawing += 1;
                of.drawn |= evolution.map_or(0, bit);
                return; // what is drawn was hidden and still is
            }
            Event::Picked { seat, evolution } => {
                let of = &mut self.evolutions[seat.index()];
                of.drawing = 0;
                of.drawn = 0;
                of.in_hand += 1;
                of.hand |= evolution.map_or(0, bit);
                return self.hold(seat);
            }
            Event::Shed { seat, evolution } => {
                let of = &mut self.evolutions[seat.index()];
                of.drawing = of.drawing.saturating_sub(1);
                of.drawn &= !bit(evolution);
                of.hidden &= !bit(evolution);
                of.discard |= bit(evolution);
                return self.hold(seat);
            }
            Event::Renewed { seat } => {
                let of = &mut self.evolutions[seat.index()];
                of.hidden |= of.discard;
                of.discard = 0;
                return self.hold(seat);
            }
            Event::Played { seat, evolution } => {
                let card = self.print(evolution);
                let permanent = card.kind == Kind::Permanent || card.hooks.lasts > 0;
                let of = &mut self.evolutions[seat.index()];
                of.hidden &= !bit(evolution);
                of.hand &= !bit(evolution);
                of.in_hand -= 1;
                if permanent {
                    of.shown |= bit(evolution);
                } else {
                    of.discard |= bit(evolution);
                }
                self.hold(seat);
                if permanent {
                    let ears = self.brood(seat).ears(bit(evolution));
                    self.listen_to(SeatSet::just(seat), ears);
                }
                return;
            }
            Event::Dropped { seat, evolution, .. } => {
                let bit = bit(evolution);
                let of = &mut self.evolutions[seat.index()];
                if of.shown & bit == 0 {
                    of.in_hand -= 1;
                }
                of.hand &= !bit;
                of.hidden &= !bit;
                self.discard_evolutions(seat, bit);
                self.charges[evolution.index()] = 0;
                self.hold(seat);
            }
            Event::Mirrored { mirror, model } => self.mirror = Some((mirror, model)),
            Event::Regained { seat, evolution, .. } => {
                let of = &mut self.evolutions[seat.index()];
                of.discard &= !bit(evolution);
                of.hidden |= bit(evolution);
                of.hand |= bit(evolution);
                of.in_hand += 1;
                return self.hold(seat);
            }
            Event::Retired { seat, evolution, .. } => {
                self.discard_evolutions(seat, bit(evolution));
                self.charges[evolution.index()] = 0;
            }
            _ => {}
        }
        self.listen();
    }

    fn vacate(&mut self, seat: Seat) {
        if let Some(place) = self.place_of(seat) {
            self.tokyo[place as usize] = None;
            self.vacant |= 1 << place as u8;
        }
    }

    /// A card is marked; the marks stay in deck order.
    fn mark(&mut self, card: CardId) {
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

    /// A monster loses its cards and its place in Tokyo; who listens is to be found out anew.
    fn strip(&mut self, seat: Seat) {
        if let Some(place) = self.place_of(seat) {
            self.turn.fallen |= 1 << place as u8;
            self.vacate(seat);
        }
        for card in self.held(seat).iter() {
            self.toss(seat, card);
        }
    }

    /// A card goes from its owner to the discards; a copy of it ends (I-130, I-135). Who listens is to be found out anew.
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
        if self.card(card).hooks.copies > 0 {
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
                if self.card(card).hooks.copies > 0 {
                    self.forget(card);
                }
            }
            Origin::Discard => {
                self.discard = self.discard.without(card);
                self.discarded = None;
            }
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

    /// A copy of the table with what this viewer may know.
    pub(crate) fn masked(&self, viewer: crate::event::Viewer) -> Table {
        let mut table = self.clone();
        table.mask(viewer);
        table
    }

    /// Forgets what a viewer may not know.
    pub(crate) fn mask(&mut self, viewer: crate::event::Viewer) {
        for i in 0..TOPS {
            if self.looked[i].is_some_and(|seat| viewer != crate::event::Viewer::Seat(seat)) {
                self.top[i] = None;
            }
        }
        for seat in Seat::ALL {
            if viewer != crate::event::Viewer::Seat(seat) {
                self.evolutions[seat.index()].hand = 0;
                self.evolutions[seat.index()].drawn = 0;
            }
        }
    }
}

impl Table {
    /// Fills in what a monster holds or has drawn, where that is unknown.
    pub(crate) fn imagine_hand(&mut self, seat: Seat, below: &mut impl FnMut(usize) -> usize) {
        let of = &mut self.evolutions[seat.index()];
        let mut pick = |of: &Evolutions| {
            let deck = of.deck();
            crate::chance::bits(deck).nth(below((deck.count_ones() as usize).max(1))).map_or(0, |n| 1u8 << n)
        };
        while of.hand.count_ones() < u32::from(of.in_hand) {
            of.hand |= pick(of);
        }
        while of.drawn.count_ones() < u32::from(of.drawing) {
            of.drawn |= pick(of);
        }
    }

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

/// More hearts for a seat.
#[inline(always)]
fn more(six: Six, seat: Seat, hearts: u8) -> Six {
    six.with(seat.index(), six.get(seat.index()) + hearts)
}
