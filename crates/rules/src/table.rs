//! What lies on the table, to be read. Its rooms: who listens ([`ears`]), what hands could play ([`hand`]), what powers
//! add up to ([`standing`]), how events change it ([`fold`], the only writer), and what a viewer may know ([`mask`]).

mod ears;
mod fold;
mod hand;
mod mask;
mod standing;
pub(crate) mod text;

use self::ears::Ears;
use crate::catalogue::{Card, CardSet, Deck};
use crate::clause::Why;
use crate::dice::{Dice, Face, FaceSet, Six};
use crate::evolutions::{Brood, Monster};
use crate::hooks::{CardId, Moment, Power, RareSet, Source};
use crate::seat::{Seat, SeatSet};
use crate::sets::set;
use crate::setup::{EditionId, Rules, Setup, TwoPlayerTokyo};

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

set! {
    /// A set of places in Tokyo.
    pub struct PlaceSet(u8) of 2 Place: |place| place as u8, |index| Place::ALL[index]
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

set! {
    /// A set of places in the row of face-up cards.
    pub struct SlotSet(u8) of 3 SlotId: |slot| slot as u8, |index| SlotId::ALL[index]
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
    /// From under a power of the buyer's.
    Aside,
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
    /// Hearts added to the Roll by powers.
    pub hearts: u8,
    /// Faces still to be resolved.
    pub waiting: FaceSet,
    /// Dice fewer because of the way this turn was won.
    pub fewer: u8,
    /// Places in Tokyo emptied by eliminations in this turn.
    pub fallen: PlaceSet,
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
    /// Monsters that made another lose hearts, whoever is active; counted where a power could ask for it.
    pub harming: SeatSet,
    /// Hearts each monster lost to the active one's attack.
    pub wounds: Six,
    /// Hearts the active monster made each lose, by whatever means.
    pub taken: Six,
    /// Hearts each monster lost, to anybody and anything; those it paid with, or that no dial holds, are no loss
    /// (GZ-4).
    pub lost: Six,
    /// Hearts each monster gained; counted where an Evolution could ask for it.
    pub mended: Six,
    /// Energy that came into each monster's reserve, from wherever; counted where an Evolution could ask for it.
    pub income: [u8; 6],
    /// Stars the active monster gained; counted where a promo card could ask for it.
    pub earned: u8,
    /// A card that a monster may not buy.
    pub closed: Option<(Seat, CardId)>,
    /// How often an effect that may happen only a few times hit each monster.
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
        hearts: 0,
        waiting: FaceSet::EMPTY,
        fewer: 0,
        fallen: PlaceSet::EMPTY,
        rolled: false,
        extra: false,
        bought: false,
        harmed: SeatSet::EMPTY,
        raided: SeatSet::EMPTY,
        harming: SeatSet::EMPTY,
        wounds: Six::ZERO,
        taken: Six::ZERO,
        lost: Six::ZERO,
        mended: Six::ZERO,
        income: [0; 6],
        earned: 0,
        closed: None,
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

    /// All hearts of the Roll, added ones included.
    #[inline(always)]
    pub fn all_hearts(&self) -> u8 {
        self.count(Face::Heart) + self.hearts
    }

    /// All smashes of the Roll, added ones included.
    #[inline(always)]
    pub fn all_smashes(&self) -> u8 {
        self.count(Face::Smash) + self.smashes
    }
}

set! {
    /// A set of a monster's eight evolutions, by their numbers in its deck.
    pub struct EvolutionSet(u8) of 8 usize: |number| number, |index| index
}

impl EvolutionSet {
    /// With these as well, if it is so.
    #[must_use]
    pub(crate) const fn with_if(self, more: EvolutionSet, so: bool) -> EvolutionSet {
        if so { self.or(more) } else { self }
    }
}

/// A monster's eight evolutions: which are where. What others may not know is empty in their view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Evolutions {
    /// In the deck, in the hand or just drawn: the ones nobody else has seen.
    pub hidden: EvolutionSet,
    /// In the hand; a secret (EVO-7).
    pub hand: EvolutionSet,
    /// Drawn, one of them to be kept; a secret.
    pub drawn: EvolutionSet,
    /// How many are in the hand.
    pub in_hand: u8,
    /// How many were drawn.
    pub drawing: u8,
    /// Face up in front of the monster.
    pub shown: EvolutionSet,
    /// On its discards, for all to see.
    pub discard: EvolutionSet,
}

impl Evolutions {
    const NONE: Evolutions = Evolutions {
        hidden: EvolutionSet::EMPTY,
        hand: EvolutionSet::EMPTY,
        drawn: EvolutionSet::EMPTY,
        in_hand: 0,
        drawing: 0,
        shown: EvolutionSet::EMPTY,
        discard: EvolutionSet::EMPTY,
    };

    /// Those in the deck.
    pub const fn deck(self) -> EvolutionSet {
        self.hidden.minus(self.hand).minus(self.drawn)
    }

    /// How many are in the deck.
    pub const fn deck_len(self) -> u8 {
        self.hidden.len() as u8 - self.in_hand - self.drawing
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

/// How many cards can lie under powers at a time: under one, and under one that copies it.
pub(crate) const ASIDES: usize = 2;

/// How many won turns can wait at a time.
pub const EXTRAS: usize = 4;

/// Everything that lies there for all to see; the few secrets among it are masked for a [`crate::View`].
///
/// ```
/// use kaiju_rules::notation::parse_position;
/// use kaiju_rules::prelude::*;
///
/// let text = "kaiju position 1\nedition second\nseat A gigazaur ★7\nseat B kraken ♥3 city\nat roll A";
/// let game = parse_position(text).unwrap();
/// let table: &Table = game.table();
/// assert_eq!((table.stars(Seat::A), table.hearts(Seat::B)), (7, 3));
/// assert!(table.in_tokyo(Seat::B));
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Table {
    deck: CardSet,
    discard: CardSet,
    held: [CardSet; 6],
    /// The union of `held`.
    in_play: CardSet,
    /// The Events that lie face up: they speak for everybody (EVENT-1).
    common: CardSet,
    /// Who listens to what.
    ears: Ears,
    used: CardSet,
    used_evolutions: [EvolutionSet; 6],
    /// How much less than printed was paid for a card, in binary digits.
    cheaper: [CardSet; 3],
    edition: EditionId,
    rules: Rules,
    /// The rare marks that a card or an evolution of this game bears.
    rare: RareSet,
    players: u8,
    alive: SeatSet,
    stands: [Stand; 6],
    tokyo: [Option<Seat>; 2],
    /// Places in Tokyo that somebody left or died in, and nobody has taken since.
    vacant: PlaceSet,
    /// Who has the target token.
    target: Option<Seat>,
    /// Cards that are marked, in deck order.
    marked: [Option<CardId>; MARKS],
    /// Cards that lie under powers, and under which.
    aside: [Option<(CardId, Source)>; ASIDES],
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
        let plays = |i: usize| rules.evolutions && i < players && rules.evolves(stand(i).monster);
        let catalogue = edition.edition().deck;
        let deck = catalogue.played_with(&rules);
        let broods = (0..players).filter(|&i| plays(i)).map(|i| Brood::of(stand(i).monster).rare());
        Table {
            deck,
            discard: CardSet::EMPTY,
            held: [CardSet::EMPTY; 6],
            in_play: CardSet::EMPTY,
            common: CardSet::EMPTY,
            ears: Ears::NONE,
            used: CardSet::EMPTY,
            used_evolutions: [EvolutionSet::EMPTY; 6],
            cheaper: [CardSet::EMPTY; 3],
            edition,
            rules,
            rare: broods.fold(catalogue.rare_among(deck), RareSet::or),
            players: players as u8,
            alive: SeatSet::first(players),
            stands: core::array::from_fn(stand),
            tokyo: [None; 2],
            vacant: PlaceSet::EMPTY,
            target: None,
            marked: [None; MARKS],
            aside: [None; ASIDES],
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
            evolutions: core::array::from_fn(|i| Evolutions {
                hidden: if plays(i) { EvolutionSet::ALL } else { EvolutionSet::EMPTY },
                ..Evolutions::NONE
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

    /// Does any card or evolution of this game bear a rare mark?
    #[inline(always)]
    pub(crate) fn knows(&self, mark: Moment) -> bool {
        self.rare.has(mark)
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
        self.free_places().find(|&p| self.vacant.has(p))
    }

    /// Who has the target token.
    pub fn target(&self) -> Option<Seat> {
        self.target
    }

    /// The marked cards, in deck order.
    pub fn marked(&self) -> impl Iterator<Item = CardId> + '_ {
        self.marked.iter().flatten().copied()
    }

    /// The cards that lie under powers, and under which.
    pub fn aside(&self) -> impl Iterator<Item = (CardId, Source)> + '_ {
        self.aside.iter().flatten().copied()
    }

    /// The card that lies under this power.
    pub fn under_power(&self, source: Source) -> Option<CardId> {
        self.aside().find(|&(_, under)| under == source).map(|(card, _)| card)
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

    /// The places of Tokyo in use, City first.
    #[inline(always)]
    pub fn places(&self) -> impl Iterator<Item = Place> + '_ {
        Place::ALL.into_iter().filter(|&p| p == Place::City || self.bay_open())
    }

    /// The empty places of Tokyo in use, City first.
    #[inline(always)]
    pub fn free_places(&self) -> impl Iterator<Item = Place> + '_ {
        self.places().filter(|&p| self.at(p).is_none())
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

    /// Does a card still lie where it is bought from? What lies under a power is bought through that power.
    pub(crate) fn lies_at(&self, card: CardId, origin: Origin, through: Option<Source>) -> bool {
        match origin {
            Origin::Slot(slot) => self.shop[slot.index()] == Some(card),
            Origin::Top(depth) => self.top(depth) == Some(card),
            Origin::Seat(seller) => self.held(seller).has(card),
            Origin::Discard => self.discard.has(card),
            Origin::Aside => through.and_then(|source| self.under_power(source)) == Some(card),
        }
    }

    /// Was this power used up for the turn?
    #[inline(always)]
    pub fn is_used(&self, source: Source) -> bool {
        match source.as_evolution() {
            Some((seat, number)) => self.used_evolutions[seat.index()].has(number),
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
    pub(crate) fn model(&self, source: Source) -> Option<Source> {
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
}
