//! The rules of King of Tokyo: a game is a value, luck is an input, events are the only way anything changes.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod agenda;
mod cards;
mod catalogue;
mod chance;
mod clause;
mod decision;
mod dice;
mod engine;
mod event;
mod evolutions;
mod hooks;
mod market;
pub mod notation;
mod play;
mod seat;
mod setup;
mod table;
mod turn;
mod view;
mod wound;

pub use agenda::{Agenda, Step, Task};
pub use catalogue::{Card, CardSet, Deck, Kind};
pub use chance::{Luck, Outcome};
pub use clause::{Clause, Reason, Why};
pub use decision::{Action, ActionList, Counter, Legal, Question};
pub use dice::{Dice, Face, Six};
pub use engine::{INPUT_LIMIT, Illegal, Input, OWN_STEP, Pending, RULES_VERSION, State};
pub use event::{Event, Log, Viewer};
pub use evolutions::deck_of;
pub use hooks::{CardId, Does, Hooks, Moment, Power, Source};
pub use play::Play;
pub use seat::{Seat, SeatSet};
pub use setup::{
    DeckExhausted, DiceLimit, EDITIONS, Edition, EditionId, EndOrder, FIRST, FirstPlayer, GODZILLA_RULES, Monster,
    ResolveOrder, Rules, SECOND, Setup, SetupError, Species, SwitchError, TwoPlayerTokyo, VictoryCheck,
};
pub use table::text::Dial;
pub use table::{DICE, EXTRAS, Extra, GOAL, HEARTS, MARKS, Origin, Place, ROLLS, SlotId, Stand, Table, Turn};
pub use view::View;
pub use wound::Blow;

pub(crate) use notation::dice as notation_dice;
