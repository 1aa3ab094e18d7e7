//! kaiju as a module of Python. Everything here only translates: games, bots and environments are those of the other crates.
//!
//! Errors are exceptions of `kaiju.errors`, and say what our own errors say. Long work lets other threads of Python go on; a
//! thing that is used from two threads at once says so instead of waiting.
#![allow(clippy::needless_pass_by_value)] // what Python hands over is made for the call, and PyO3 wants it whole

mod bot;
mod game;
mod lucky;
mod parts;
mod study;
mod translate;
mod vector;

/// What `import kaiju` is made of; people import `kaiju`.
#[pyo3::pymodule]
mod _kaiju {
    #[pymodule_export]
    use crate::bot::PyBot;
    #[pymodule_export]
    use crate::game::{PyGame, PyPending, PyView};
    #[pymodule_export]
    use crate::lucky::odds;
    #[pymodule_export]
    use crate::parts::{
        arena_part, arena_rounds, arena_told, atlas_part, atlas_rounds, atlas_told, corpus_finish, corpus_manifest,
        corpus_open, corpus_part, corpus_put,
    };
    #[pymodule_export]
    use crate::study::{PyTally, sim};
    #[pymodule_export]
    use crate::translate::{
        book_names, bot_names, card_names, edition_names, find_rules, monster_names, observation_parts,
        observation_size, question_words, run_scenario, switch_words, version,
    };
    #[pymodule_export]
    use crate::vector::PyBouts;

    // What a number means, the stub of this module tells: Python has no docstrings for numbers.
    #[pymodule_export]
    const ANSWERS: u32 = kaiju_wire::bot::ANSWERS;

    #[pymodule_export]
    const RULES_VERSION: u32 = kaiju_rules::RULES_VERSION;
}
