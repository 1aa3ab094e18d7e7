//! The rules of King of Tokyo: a game is a value, luck is an input, events are the only way anything changes.
//!
//! # A tour
//!
//! Set up a game. It runs until somebody is asked something, or chance is:
//!
//! ```
//! use kaiju_rules::*;
//!
//! let setup = Setup::new(EditionId::SECOND, 4).unwrap();
//! let mut game = State::new(&setup);
//! assert_eq!(game.pending(), Pending::Chance(Luck::Reveal(SlotId::Left)));
//! ```
//!
//! Chance answers like a player; the caller brings the random bits (here: none at all):
//!
//! ```
//! # use kaiju_rules::*;
//! # let setup = Setup::new(EditionId::SECOND, 4).unwrap();
//! # let mut game = State::new(&setup);
//! let mut log = Log::on();
//! let mut word = 0u64;
//! let question = loop {
//!     match game.pending() {
//!         Pending::Chance(luck) => {
//!             word = word.wrapping_add(0x9E37_79B9_7F4A_7C15);
//!             game.apply(Input::Luck(luck.draw(game.table(), word)), &mut log).unwrap();
//!         }
//!         Pending::Decide(seat, question) => break (seat, question),
//!         Pending::Over(_) => unreachable!("nobody has played yet"),
//!     }
//! };
//! // The first question of a game: which dice to keep?
//! assert_eq!(question.1, Question::Keep);
//! // Every event says why it happened.
//! assert!(log.events().iter().any(|event| event.why() == Clause::Setup4.into()));
//! // The legal answers are listed without heap; keeping everything is to stop.
//! let legal = game.legal();
//! let all = game.table().turn().dice;
//! assert!(legal.contains(Action::Keep(all)));
//! // What is not legal is refused, and nothing has moved.
//! let before = game.clone();
//! assert_eq!(game.apply(Input::Act(Action::Sweep), &mut log), Err(Illegal::NotAnAnswer));
//! assert!(game == before);
//! ```
//!
//! Positions are text, and read back to the same state:
//!
//! ```
//! # use kaiju_rules::*;
//! let text = "kaiju position 1
//! edition second
//! seat A gigazaur
//! seat B cyber-kitty ♥3 city
//! at resolve A dice 123ess";
//! let game = notation::parse_position(text).unwrap();
//! assert_eq!(game.pending(), Pending::Decide(Seat::B, Question::Yield));
//! assert_eq!(game.table().hearts(Seat::B), 1);
//! assert!(notation::parse_position(&notation::position(&game)).unwrap() == game);
//! ```
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod agenda;
mod book;
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
mod occasion;
mod play;
mod seat;
mod sets;
mod setup;
mod summary;
mod table;
mod turn;
mod unwatched;
mod version;
mod view;
mod wording;
mod wound;

pub use agenda::{Agenda, Cursor, Step, Task};
pub use book::{Book, Preset};
pub use catalogue::{Card, CardSet, Deck, Kind, Pack};
pub use chance::{Luck, Outcome};
pub use clause::{Chapter, Clause, Reason, Why};
pub use decision::{Action, ActionList, Counter, Legal, Question, QuestionKind};
pub use dice::{Dice, Face, FaceSet, Six};
pub use engine::{INPUT_LIMIT, Illegal, Input, OWN_STEP, Pending, RULES_VERSION, State};
pub use event::{Event, Log, Viewer};
pub use evolutions::{Monster, Species, deck_of};
pub use hooks::{AspectSet, CardId, Does, HandicapSet, Hooks, Moment, Occasion, Power, Source};
pub use occasion::{HeartDice, Wound};
pub use play::Play;
pub use seat::{Seat, SeatSet};
pub use setup::{
    CountersFor, DeckExhausted, DiceLimit, DroppingIn, EDITIONS, Edition, EditionId, EndOrder, FirstPlayer,
    NeighboursBurn, NewCardFirst, RaisedDamage, ResolveOrder, Rules, Setup, SetupError, SwitchError, TwoPlayerTokyo,
    VictoryCheck,
};
pub use summary::TurnStep;
pub use table::text::Dial;
pub use table::{
    DICE, EXTRAS, EvolutionSet, Evolutions, Extra, GOAL, HEARTS, MARKS, Origin, Place, PlaceSet, ROLLS, SlotId,
    SlotSet, Stand, TOKENS, Table, Turn,
};
pub use version::{Amendment, Version};
pub use view::View;
pub use wording::Wording;
pub use wound::Blow;

pub(crate) use notation::dice as notation_dice;

/// The names people meet first: `use kaiju_rules::prelude::*;`.
pub mod prelude {
    pub use crate::{
        Action, Book, Card, Clause, Dice, EditionId, Event, Face, Illegal, Input, Log, Luck, Monster, Outcome, Pending,
        Question, Reason, Rules, Seat, SeatSet, Setup, State, Table, View, Viewer,
    };
}

/// The examples of the README are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
