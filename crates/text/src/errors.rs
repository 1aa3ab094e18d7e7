//! What can go wrong, told to whoever can put it right (`errors.ftl`). No capital at the start and no full stop.

use kaiju_rules::{Illegal, SetupError, SwitchError};

use crate::Lang;
use crate::events::monster_name;
use crate::words::errors as words;

/// Why an answer was refused.
pub const fn illegal(lang: Lang, error: Illegal) -> &'static str {
    match error {
        Illegal::Over => words::over(lang),
        Illegal::ChanceIsAsked => words::chance_is_asked(lang),
        Illegal::PlayerIsAsked => words::player_is_asked(lang),
        Illegal::OtherSeat => words::other_seat(lang),
        Illegal::NotAnAnswer => words::not_an_answer(lang),
        Illegal::NoSuchDice => words::no_such_dice(lang),
        Illegal::NoRollLeft => words::no_roll_left(lang),
        Illegal::NoSuchCard => words::no_such_card(lang),
        Illegal::TooExpensive => words::too_expensive(lang),
        Illegal::NotAnOutcome => words::not_an_outcome(lang),
    }
}

/// Why a game cannot start like that.
pub fn setup(lang: Lang, error: SetupError) -> String {
    match error {
        SetupError::Players(n) => words::players(lang, n),
        SetupError::Twice(monster) => words::twice(lang, monster_name(monster)),
    }
}

/// What is wrong with a switch that somebody set to a word.
pub fn switch(lang: Lang, name: &str, word: &str, error: SwitchError) -> String {
    match error {
        SwitchError::Name => words::no_switch(lang, name),
        SwitchError::Word(words) => words::switch_word(lang, name, words.join(", "), word),
    }
}
