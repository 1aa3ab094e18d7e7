//! A table as a bot likes it: numbers and words, without a second notation to learn.

use kaiju_rules::notation::Words;
use kaiju_rules::{CardId, EvolutionSet, Place, Seat, Source, Table};
use serde::{Deserialize, Serialize};

/// A table as one seat sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotTable {
    /// The number of the turn.
    pub turn: u16,
    /// Whose turn it is.
    pub active: String,
    /// The dice that lie there; `-` for none.
    pub dice: String,
    /// Rolls left.
    pub rolls: u8,
    /// The monsters, seat by seat.
    pub seats: Vec<BotSeat>,
    /// The face-up cards from left to right.
    pub shop: Vec<Option<String>>,
    /// What they cost the monster whose turn it is.
    pub prices: Vec<Option<u8>>,
    /// How many cards are in the deck.
    pub deck: usize,
    /// The next cards of the deck, as far as the seat has looked at them.
    pub top: Vec<Option<String>>,
    /// The cards on the discards.
    pub discard: Vec<String>,
    /// Is there a place in Tokyo Bay now?
    pub bay_open: bool,
    /// Who has the target token.
    pub target: Option<String>,
    /// Turns that were won and wait, the next one first.
    pub turns_won: Vec<BotTurn>,
    /// Dice that lie frozen; `-` for none.
    pub frozen: String,
}

/// A monster and what lies in front of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotSeat {
    /// Its letter.
    pub seat: String,
    /// The monster.
    pub monster: String,
    /// Is it in the game?
    pub alive: bool,
    /// Hearts it has.
    pub hearts: u8,
    /// The most it can have.
    pub hearts_max: u8,
    /// Stars.
    pub stars: u8,
    /// Energy.
    pub energy: u16,
    /// Poison counters.
    pub poison: u8,
    /// Shrink counters.
    pub shrink: u8,
    /// Dice tokens.
    pub tokens: u8,
    /// `city`, `bay` or nothing.
    pub place: Option<String>,
    /// The ids of its Power cards.
    pub cards: Vec<String>,
    /// What is in front of it, with what lies on it: Power cards, then evolutions in play.
    pub powers: Vec<BotPower>,
    /// Its evolutions, where they are played with.
    pub evolutions: Option<BotEvolutions>,
}

/// A card or an evolution in play.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotPower {
    /// Which: a card's id, or `A:ID` for an evolution.
    pub id: String,
    /// Counters on it; on an evolution laid before another monster, the number of that seat, A being 1.
    pub charges: u8,
    /// Was it used this turn?
    pub used: bool,
    /// The card or evolution it stands for.
    pub copies: Option<String>,
    /// Is it marked?
    pub marked: bool,
    /// The card that lies under it, for its owner to buy, by its id.
    pub under: Option<String>,
}

/// A monster's evolutions, as far as the seat may know them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotEvolutions {
    /// Those in play.
    pub in_play: Vec<String>,
    /// How many are in its hand.
    pub in_hand: u8,
    /// Those in its hand; of others, none.
    pub hand: Vec<String>,
    /// Those just drawn, one of which it keeps; of others, none.
    pub drawn: Vec<String>,
    /// Those on its discards.
    pub discard: Vec<String>,
}

/// A turn that was won and waits.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotTurn {
    /// Whose.
    pub seat: String,
    /// With how many dice fewer.
    pub fewer: u8,
}

/// The most cards from the top of the deck that somebody can know.
const TOPS: u8 = 3;

impl BotTable {
    /// A table as somebody sees it: what the viewer does not know has to be masked already.
    pub fn new(table: &Table) -> BotTable {
        let words = Words::for_table(table);
        let card = |card: CardId| words.card(card);
        let turn = table.turn();
        let known = (0..TOPS).map(|depth| table.top(depth)).collect::<Vec<_>>();
        let last = known.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        BotTable {
            turn: table.turns(),
            active: table.active().to_string(),
            dice: turn.dice.to_string(),
            rolls: turn.rolls,
            seats: table.seats().iter().map(|seat| BotSeat::new(table, seat)).collect(),
            shop: table.shop().iter().map(|slot| slot.map(card)).collect(),
            prices: table.shop().iter().map(|slot| slot.map(|card| table.price(table.active(), card))).collect(),
            deck: table.deck().len(),
            top: known[..last].iter().map(|top| top.map(card)).collect(),
            discard: table.discard().iter().map(card).collect(),
            bay_open: table.bay_open(),
            target: table.target().map(|seat| seat.to_string()),
            turns_won: table
                .extras()
                .iter()
                .flatten()
                .map(|extra| BotTurn { seat: extra.seat.to_string(), fewer: extra.fewer })
                .collect(),
            frozen: table.frozen().0.to_string(),
        }
    }
}

impl BotSeat {
    fn new(table: &Table, seat: Seat) -> BotSeat {
        let words = Words::for_table(table);
        let stand = table.stand(seat);
        let shown = table.evolutions(seat).shown.iter().map(|number| Source::evolution(seat, number));
        let sources = table.held(seat).iter().map(Source::card).chain(shown);
        BotSeat {
            seat: seat.to_string(),
            monster: stand.monster.id().to_string(),
            alive: table.alive().has(seat),
            hearts: stand.hearts,
            hearts_max: table.hearts_max(seat),
            stars: stand.stars,
            energy: stand.energy,
            poison: stand.poison,
            shrink: stand.shrink,
            tokens: stand.dice_tokens,
            place: table.place_of(seat).map(Place::word).map(str::to_string),
            cards: table.held(seat).iter().map(|card| words.card(card)).collect(),
            powers: sources.map(|source| BotPower::new(table, source)).collect(),
            evolutions: table.rules().evolutions.then(|| BotEvolutions::new(table, seat)),
        }
    }
}

impl BotPower {
    fn new(table: &Table, source: Source) -> BotPower {
        let words = Words::for_table(table);
        let copies = match (table.copier(), table.mirror()) {
            (Some(power), _) if power.source == source => table.copied().map(Source::card),
            (_, Some((mirror, other))) if mirror == source => Some(other),
            _ => None,
        };
        BotPower {
            id: words.source(source),
            charges: table.charges(source),
            used: table.is_used(source),
            copies: copies.map(|other| words.source(other)),
            marked: source.as_card().is_some_and(|card| table.marked().any(|marked| marked == card)),
            under: table.under_power(source).map(|card| words.card(card)),
        }
    }
}

impl BotEvolutions {
    fn new(table: &Table, seat: Seat) -> BotEvolutions {
        let all = table.evolutions(seat);
        let named = |set: EvolutionSet| {
            set.iter().map(|n| table.print(Source::evolution(seat, n)).id.to_string()).collect::<Vec<_>>()
        };
        BotEvolutions {
            in_play: named(all.shown),
            in_hand: all.in_hand,
            hand: named(all.hand),
            drawn: named(all.drawn),
            discard: named(all.discard),
        }
    }
}
