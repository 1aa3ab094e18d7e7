//! The words: what the game's rules say and what happens in it, in every language of the folder `lang`.
//!
//! The words are Fluent files, `lang/<language>/<area>.ftl`. The build turns each area into a module and each message
//! into a function, so that a missing message, a wrong argument or a missing plural form does not compile; see
//! [`words`]. Areas that need more than words have a module of their own: [`rules`] is the rules reference, [`editions`]
//! names the editions and [`books`] the rulebooks, [`events`] tells what happened in a game, [`ask`] what players are
//! asked and may answer, [`cards`] what is printed on the cards, [`rulings`] what was decided about them, [`faq`] answers
//! what people ask at the table, [`search`] finds any of it, and [`spoken()`] reads it aloud.
//!
//! ```
//! use kaiju_text::{Lang, words};
//!
//! assert_eq!(words::events::stays(Lang::Es, "Gigazaur"), "Gigazaur se queda en Tokyo");
//! assert_eq!(Lang::from_locale("pt_BR.UTF-8"), Some(Lang::Pt));
//! ```

mod aloud;
pub mod ask;
pub mod books;
pub mod cards;
pub mod editions;
pub mod errors;
pub mod events;
pub mod faq;
mod lang;
pub mod rules;
pub mod rulings;
pub mod search;
pub mod statements;
pub mod turn;
mod why;

/// The words of every area as functions, one a message; see the crate's documentation.
#[allow(clippy::all, clippy::pedantic, unused)] // written by the build
pub mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use aloud::{dice_spoken, spoken};
pub use lang::{UnknownLang, decimal, grouped, in_a_row, percent, sentence};
pub use why::{Pitfall, pitfalls, reason, why};
pub use words::*;

/// The examples of the README are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
