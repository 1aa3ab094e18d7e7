//! The Power cards of each edition: which cards, how many of each, who listens to what.

use crate::cards;
use crate::hooks::{CardId, Hooks, Moment, MomentSet, RareSet};
use crate::sets::set;
use crate::setup::Rules;
use crate::version::Amendment;

/// What becomes of a card that is bought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// It stays in front of its owner (BUY-3).
    Keep,
    /// It takes effect and is gone (BUY-3).
    Discard,
    /// It waits face up and does something there already (EVENT-1).
    Event,
    /// An evolution that is discarded after use (EVO-5).
    Temporary,
    /// An evolution that stays face up (EVO-5).
    Permanent,
}

impl Kind {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Keep => "keep",
            Kind::Discard => "discard",
            Kind::Event => "event",
            Kind::Temporary => "temporary",
            Kind::Permanent => "permanent",
        }
    }
}

/// A Power card, as one edition prints it.
pub struct Card {
    /// Its id in the notation; the same in every edition.
    pub id: &'static str,
    /// Its English name in this edition.
    pub name: &'static str,
    /// What it does, in our words.
    pub text: &'static str,
    /// What it says where a switch is set otherwise than in its edition: the card once more, each with its own text.
    pub sections: &'static [&'static Card],
    /// The switch this text is for, and the word it is set to; none for the text of an edition.
    pub when: Option<(&'static str, &'static str)>,
    /// Its price in energy.
    pub cost: u8,
    /// What becomes of it.
    pub kind: Kind,
    /// The rulings its code follows, as far as the rules of a game do not say otherwise.
    pub rulings: &'static [&'static str],
    /// When an evolution may be played from the hand; [`Moment::Played`] stands for any time (EVO-4).
    pub plays: &'static [Moment],
    /// What it has a say in.
    pub hooks: Hooks,
}

impl Card {
    /// The card with its text for a switch that is set to this word.
    pub(crate) const fn when(self, switch: &'static str, word: &'static str, text: &'static str) -> Card {
        Card { text, when: Some((switch, word)), sections: &[], ..self }
    }

    /// The card as it is to be read under these rules.
    pub fn under(&'static self, rules: &Rules) -> &'static Card {
        let holds = |card: &&&'static Card| card.when.is_some_and(|(switch, word)| rules.get(switch) == Some(word));
        self.sections.iter().find(holds).copied().unwrap_or(self)
    }

    /// The moments at which it speaks, as far as it is looked up for them.
    pub(crate) const fn ears(&self) -> MomentSet {
        let mut ears = MomentSet::EMPTY;
        let mut m = 0;
        while m < Moment::Options as usize {
            if self.hooks.listens(Moment::ALL[m]) {
                ears = ears.with(Moment::ALL[m]);
            }
            m += 1;
        }
        ears
    }

    /// The moments at which it may be played from the hand. What may be played at any time is offered at the end of every
    /// turn, and whenever its owner is asked anything.
    pub(crate) const fn windows(&self) -> MomentSet {
        let mut windows = MomentSet::EMPTY;
        let mut i = 0;
        while i < self.plays.len() {
            windows = match self.plays[i] {
                Moment::Played => windows.or(MomentSet::ANY_TIME).with(Moment::TurnCloses),
                moment => windows.with(moment),
            };
            i += 1;
        }
        windows
    }
}

set! {
    /// A set of cards of one deck.
    pub struct CardSet(u128) of 96 CardId: |card| card.index(), |index| CardId::new(index)
}

const _: () = assert!(CardSet::ALL.len() == CardId::COUNT);

impl CardSet {
    /// The first `n` cards of a deck.
    pub const fn first(n: usize) -> CardSet {
        CardSet((1u128 << n) - 1)
    }

    /// The lowest card from number `from` on.
    #[inline(always)]
    pub const fn next_from(self, from: usize) -> Option<CardId> {
        if from >= CardId::COUNT {
            return None;
        }
        let rest = self.0 >> from << from;
        if rest == 0 { None } else { Some(CardId::new(rest.trailing_zeros() as usize)) }
    }

    /// The `n`-th card in it, counted from 0.
    pub const fn nth(self, n: usize) -> Option<CardId> {
        let halves = [Half::new(self.0 as u64), Half::new((self.0 >> 64) as u64)];
        let (low, n) = (halves[0].len(), n as u64);
        if n < low {
            Some(CardId::new(halves[0].nth(n)))
        } else if n < low + halves[1].len() {
            Some(CardId::new(64 + halves[1].nth(n - low)))
        } else {
            None
        }
    }

    /// The card a word of random bits picks, each as likely as any other; none where there is none.
    #[inline(always)]
    pub const fn pick(self, word: u64) -> Option<CardId> {
        let halves = [Half::new(self.0 as u64), Half::new((self.0 >> 64) as u64)];
        let low = halves[0].len();
        let len = low + halves[1].len();
        if len == 0 {
            return None;
        }
        let n = ((word as u128 * len as u128) >> 64) as u64;
        Some(CardId::new(if n < low { halves[0].nth(n) } else { 64 + halves[1].nth(n - low) }))
    }
}

/// Up to 64 bits, half of a set of cards or less, counted: baseline x86-64, which programs are built for, has no
/// instruction that does.
pub(crate) struct Half {
    bits: u64,
    /// In each byte how many bits are set up to its end.
    sums: u64,
}

/// A one in each byte, and a bit at the top of each.
const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = ONES << 7;

/// The place of the `n`-th bit of a byte, and last how many there are, as long as there are fewer than eight.
static PLACES: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut n, mut place) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                places[byte][n] = place;
                n += 1;
            }
            place += 1;
        }
        if n < 8 {
            places[byte][7] = n as u8;
        }
        byte += 1;
    }
    places
};

/// One of fewer than eight things, a bit each, by a word of random bits; the first of none.
#[inline(always)]
pub(crate) fn pick_of_seven(set: u8, word: u64) -> usize {
    let places = &PLACES[set as usize];
    let n = ((word as u128 * places[7] as u128) >> 64) as usize;
    places[n & 7] as usize
}

impl Half {
    #[inline(always)]
    pub(crate) const fn new(bits: u64) -> Half {
        let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
        Half { bits, sums: bytes.wrapping_mul(ONES) }
    }

    #[inline(always)]
    pub(crate) const fn len(&self) -> u64 {
        self.sums >> 56
    }

    /// The place of the `n`-th bit; there must be as many.
    #[inline(always)]
    pub(crate) const fn nth(&self, n: u64) -> usize {
        // Its byte comes after those up to whose end there are no more than `n`.
        let before = ((((n * ONES) | TOPS) - self.sums) & TOPS) >> 7;
        let at = before.wrapping_mul(ONES) >> 56 << 3;
        let left = n - (self.sums << 8 >> at & 255);
        at as usize + PLACES[(self.bits >> at & 255) as usize][(left & 7) as usize] as usize
    }
}

/// The cards of an edition and who of them listens to what.
pub struct Deck {
    cards: [&'static Card; CardId::COUNT],
    len: usize,
    listeners: [CardSet; Moment::COUNT],
    /// For each card the moments at which it speaks.
    ears: [MomentSet; CardId::COUNT],
    /// For each card how many copies of it come before.
    nth: [u8; CardId::COUNT],
    /// The Events among them.
    events: CardSet,
    /// The cards that were printed apart, pack by pack: they come last and are left out unless a switch says otherwise.
    packs: [CardSet; Pack::COUNT],
    /// The lowest price in the printed deck.
    cheapest: u8,
}

/// Cards that were printed apart from the editions they go with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pack {
    /// Promo cards.
    Promos,
    /// The promo cards that came with [`Amendment::MorePromos`].
    MorePromos,
    /// Costumes.
    Costumes,
}

impl Pack {
    const COUNT: usize = 3;

    /// Is a game with these switches played with it?
    const fn is_in(self, rules: &Rules) -> bool {
        match self {
            Pack::Promos => rules.promos,
            Pack::MorePromos => rules.promos && rules.version.has(Amendment::MorePromos),
            Pack::Costumes => rules.costumes,
        }
    }
}

/// A pack and its cards, one of each.
type Packed = (Pack, &'static [&'static Card]);

/// The deck of the first edition.
pub(crate) static CLASSIC_FIRST: Deck = Deck::new(
    cards::FIRST_EDITION,
    &[
        (Pack::Promos, cards::FIRST_PROMOS),
        (Pack::MorePromos, cards::FIRST_MORE_PROMOS),
        (Pack::Costumes, cards::COSTUMES),
    ],
);
/// The deck of the second edition.
pub(crate) static CLASSIC_SECOND: Deck = Deck::new(
    cards::SECOND_EDITION,
    &[(Pack::Promos, cards::SECOND_PROMOS), (Pack::MorePromos, cards::SECOND_MORE_PROMOS)],
);
/// The deck of the Godzilla edition.
pub(crate) static GODZILLA: Deck = Deck::new(cards::GODZILLA_EDITION, &[]);

pub(crate) static BLANK: Card = Card {
    id: "",
    name: "",
    text: "",
    sections: &[],
    when: None,
    cost: 0,
    kind: Kind::Discard,
    rulings: &[],
    plays: &[],
    hooks: Hooks::NONE,
};

impl Deck {
    const fn new(printed: &[(&'static Card, usize)], packs: &[Packed]) -> Deck {
        let mut deck = Deck {
            cards: [&BLANK; CardId::COUNT],
            len: 0,
            listeners: [CardSet::EMPTY; Moment::COUNT],
            ears: [MomentSet::EMPTY; CardId::COUNT],
            nth: [0; CardId::COUNT],
            events: CardSet::EMPTY,
            packs: [CardSet::EMPTY; Pack::COUNT],
            cheapest: u8::MAX,
        };
        let mut i = 0;
        while i < printed.len() {
            let (card, copies) = printed[i];
            let mut copy = 0;
            while copy < copies {
                deck.add(card, copy as u8);
                copy += 1;
            }
            if card.cost < deck.cheapest {
                deck.cheapest = card.cost;
            }
            i += 1;
        }
        let mut p = 0;
        while p < packs.len() {
            let (pack, cards) = packs[p];
            let mut i = 0;
            while i < cards.len() {
                let id = deck.add(cards[i], 0);
                deck.packs[pack as usize] = deck.packs[pack as usize].with(id);
                i += 1;
            }
            p += 1;
        }
        deck
    }

    /// Puts a card behind the others; so many copies of it came before.
    const fn add(&mut self, card: &'static Card, nth: u8) -> CardId {
        let id = CardId::new(self.len);
        self.cards[self.len] = card;
        self.ears[self.len] = card.ears();
        self.nth[self.len] = nth;
        if matches!(card.kind, Kind::Event) {
            self.events = self.events.with(id);
        }
        self.len += 1;
        let mut m = 0;
        while m < Moment::COUNT {
            if card.hooks.listens(Moment::ALL[m]) {
                self.listeners[m] = self.listeners[m].with(id);
            }
            m += 1;
        }
        id
    }

    /// How many cards it has.
    #[inline(always)]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// No cards at all?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The lowest price in the printed deck, what was printed apart aside.
    #[inline(always)]
    pub(crate) fn cheapest(&self) -> u16 {
        u16::from(self.cheapest)
    }

    /// The rare marks that some cards bear.
    pub(crate) fn rare_among(&self, cards: CardSet) -> RareSet {
        RareSet::ALL.iter().filter(|&mark| self.listeners(mark).meets(cards)).collect()
    }

    /// All its cards.
    pub const fn all(&self) -> CardSet {
        CardSet::first(self.len)
    }

    /// The cards of the printed deck, without those that were printed apart.
    pub const fn printed(&self) -> CardSet {
        let mut printed = self.all();
        let mut p = 0;
        while p < Pack::COUNT {
            printed = printed.minus(self.packs[p]);
            p += 1;
        }
        printed
    }

    /// The cards a game with these switches is played with: none, or all but the Events and the packs left out.
    pub const fn played_with(&self, rules: &Rules) -> CardSet {
        if !rules.power_cards {
            return CardSet::EMPTY;
        }
        let packs = [Pack::Promos, Pack::MorePromos, Pack::Costumes];
        let mut cards = self.all();
        let mut p = 0;
        while p < Pack::COUNT {
            if !packs[p].is_in(rules) {
                cards = cards.minus(self.packs[packs[p] as usize]);
            }
            p += 1;
        }
        if rules.events { cards } else { cards.minus(self.events) }
    }

    /// What is printed on a card.
    #[inline(always)]
    pub fn card(&self, id: CardId) -> &'static Card {
        self.cards[id.index()]
    }

    /// Who speaks at a moment; a card that stands for another may do so at others too.
    #[inline(always)]
    pub fn listeners(&self, moment: Moment) -> CardSet {
        self.listeners[moment as usize]
    }

    /// The moments at which a card speaks.
    #[inline(always)]
    pub(crate) fn ears(&self, id: CardId) -> MomentSet {
        self.ears[id.index()]
    }

    /// How many copies of a card come before this one.
    pub(crate) fn nth_copy(&self, id: CardId) -> u8 {
        self.nth[id.index()]
    }

    /// The physical cards with this printed id.
    pub fn copies<'a>(&'a self, id: &'a str) -> impl Iterator<Item = CardId> + 'a {
        self.all().iter().filter(move |&c| self.card(c).id == id)
    }

    /// The promo cards, one of each.
    pub fn promos(&self) -> impl Iterator<Item = &'static Card> + '_ {
        self.pack(Pack::Promos).chain(self.pack(Pack::MorePromos))
    }

    /// The cards of a pack, one of each.
    pub fn pack(&self, pack: Pack) -> impl Iterator<Item = &'static Card> + '_ {
        self.packs[pack as usize].iter().map(|c| self.card(c))
    }

    /// Every card that was printed apart from the edition, one of each.
    pub fn extras(&self) -> impl Iterator<Item = &'static Card> + '_ {
        self.all().minus(self.printed()).iter().map(|c| self.card(c))
    }

    /// The different cards of the printed deck, each with the number of its copies.
    pub fn kinds(&self) -> impl Iterator<Item = (&'static Card, usize)> + '_ {
        self.printed().iter().filter_map(move |c| {
            let card = self.card(c);
            let first = self.copies(card.id).next() == Some(c);
            first.then(|| (card, self.copies(card.id).count()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_counted() {
        for deck in [&CLASSIC_FIRST, &CLASSIC_SECOND, &GODZILLA] {
            for card in deck.all().iter() {
                let nth = deck.copies(deck.card(card).id).position(|copy| copy == card);
                assert_eq!(Some(usize::from(deck.nth_copy(card))), nth, "{}", deck.card(card).id);
            }
        }
    }

    #[test]
    fn nth_counts_through_both_halves() {
        let set: CardSet = [3, 63, 64, 90].map(CardId::new).into_iter().collect();
        for (n, i) in [3, 63, 64, 90].into_iter().enumerate() {
            assert_eq!(set.nth(n), Some(CardId::new(i)));
        }
        assert_eq!(set.nth(4), None);
        assert_eq!(set.iter().count(), 4);
    }

    #[test]
    fn games_from_before_are_played_without_the_promos_that_came_later() {
        for deck in [&CLASSIC_FIRST, &CLASSIC_SECOND] {
            let rules = Rules { promos: true, ..crate::EditionId::SECOND.edition().rules };
            let before = Rules { version: crate::Version::of(3).expect("rules 3"), ..rules };
            let [promos, more_promos, _] = deck.packs;
            assert!(!more_promos.is_empty());
            assert_eq!(deck.played_with(&rules), deck.printed().or(promos).or(more_promos));
            assert_eq!(deck.played_with(&before), deck.printed().or(promos));
            assert_eq!(deck.played_with(&Rules { promos: false, ..before }), deck.printed());
        }
    }

    #[test]
    fn costumes_go_with_the_first_edition_and_a_switch() {
        let rules = Rules { costumes: true, ..crate::EditionId::FIRST.edition().rules };
        let costumes = CLASSIC_FIRST.packs[Pack::Costumes as usize];
        assert_eq!(costumes.len(), 12);
        assert_eq!(CLASSIC_FIRST.played_with(&rules), CLASSIC_FIRST.printed().or(costumes));
        assert_eq!(CLASSIC_FIRST.played_with(&Rules { promos: true, ..rules }), CLASSIC_FIRST.all());
        for deck in [&CLASSIC_SECOND, &GODZILLA] {
            assert_eq!(deck.played_with(&rules), deck.printed().minus(deck.events));
        }
        // Whoever is too poor for the printed deck need not look for them.
        assert!(CLASSIC_FIRST.pack(Pack::Costumes).all(|card| card.cost >= CLASSIC_FIRST.cheapest));
        assert!(CLASSIC_FIRST.pack(Pack::Costumes).all(|card| card.hooks.spoils && card.kind == Kind::Keep));
    }

    #[test]
    fn a_word_picks_every_card_as_often_as_any_other() {
        let cards = (0..CardId::COUNT).filter(|i| i % 7 != 3 && (i / 8) % 3 != 1);
        let set: CardSet = cards.map(CardId::new).collect();
        for (n, card) in set.iter().enumerate() {
            let share = (1u128 << 64) / set.len() as u128;
            for word in [share * n as u128 + share / 8, share * (n + 1) as u128 - share / 8] {
                assert_eq!(set.pick(word as u64), Some(card));
            }
            assert_eq!(set.nth(n), Some(card));
        }
        assert_eq!(CardSet::EMPTY.pick(7), None);
    }
}
