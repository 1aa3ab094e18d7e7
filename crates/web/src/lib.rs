//! The browser client: a page that plays kaiju, on this device against bots and over the network.
//!
//! `start_page` puts the client on the page; `think` is what the worker runs. Everything else is pages and the pieces
//! they are made of. What happens in a game is not known here: `kaiju-client` knows it.
#![allow(unreachable_pub)] // the macro that makes components writes it
#![allow(clippy::needless_pass_by_value)] // a component owns what it is given
#![allow(clippy::large_types_passed_by_value)] // a handle of signals is meant to be copied

mod account;
mod aloud;
mod app;
mod ask;
mod atlas;
mod board;
mod bots;
mod clock;
mod coach;
mod daily;
mod dock;
mod duplicates;
mod find_table;
mod game;
mod home;
mod info;
mod later;
mod lobby;
mod my_tables;
mod notices;
mod online;
mod page;
mod paged;
mod passkeys;
mod people;
mod place;
mod prefs;
mod puzzles;
mod ratings;
mod reference;
mod report;
mod result;
mod review;
mod risk;
mod route;
mod rules_choice;
mod settings_page;
mod shelf;
mod sound;
mod stage;
mod table;
mod tables;
mod talk;
mod tournaments;
mod turn_aid;
mod tutorial;
mod verify;

use wasm_bindgen::prelude::wasm_bindgen;

/// Takes in the words of a language, before anything is said; do they fit?
#[wasm_bindgen]
pub fn load_words(lang: &str, pack: &str) -> bool {
    lang.parse().is_ok_and(|lang: kaiju_text::Lang| lang.load(pack))
}

/// Says what speaks with the database of the browser in which records lie, before the client is put on the page.
#[wasm_bindgen]
pub fn keep_records_by(shelf: js_sys::Function) {
    shelf::speak_by(shelf);
}

/// Puts the client on the page. `room` makes a worker that runs [`think`], and `imagine` thinks for bots that imagine games; `squeeze` deflates bytes and inflates them
/// again; `review` shows the review of a game in a place of the page, and `weigh` says what answers are worth; `words`
/// fetches the words of a language, and `book` the book of puzzles or the atlas.
#[wasm_bindgen]
pub fn start_page(
    room: js_sys::Function,
    imagine: js_sys::Function,
    squeeze: js_sys::Function,
    review: js_sys::Function,
    weigh: js_sys::Function,
    words: js_sys::Function,
    book: js_sys::Function,
) {
    console_error_panic_hook::set_once();
    game::think_in(room, imagine);
    page::squeeze_by(squeeze);
    review::show_by(review);
    coach::weigh_by(weigh);
    prefs::fetch_by(words);
    page::fetch_books_by(book);
    leptos::mount::mount_to_body(app::App);
}

pub use game::think;
