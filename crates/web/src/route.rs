//! The routes of the client: the part of the address after `#`.

use std::cell::OnceCell;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// The first page; a seed makes its quick game one that can be had again.
    Home(Option<u64>),
    /// The page that sets up a game, with the seed it is to have.
    New(Option<u64>),
    Play,
    Result,
    Tutorial,
    Rules(Option<String>),
    Cards(Option<String>),
    /// What things are worth, and which card is looked for.
    Atlas(Option<String>),
    Faq,
    Records,
    Settings,
    Account,
    People,
    /// A link in an e-mail: what it is for, and its token.
    Notice(&'static str, String),
    Online,
    Join(String),
    Table(String),
    /// A seat brought from another device: the table, the seat's letter, its token, the seed of its dice.
    Seat(String, char, String, Option<String>),
    Replay(String, Option<usize>),
    /// The story of a recorded game.
    Story(String),
    /// The review of a recorded game, at a moment of it.
    Review(String, Option<usize>),
    Puzzles,
    /// The game of the day.
    Daily,
    /// What was made of the game of an earlier day.
    Day(String),
    Ratings,
    /// The ladder of bots.
    Bots,
    Tournaments,
    Tournament(String),
    /// The league that a tournament belongs to.
    League(String),
    Duplicates,
    Duplicate(String),
    Lost,
}

impl Route {
    /// The page an address means.
    pub(crate) fn read(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let (path, asked) = path.split_once('?').unwrap_or((path, ""));
        let seed = asked.split('&').find_map(|pair| pair.strip_prefix("seed=")?.parse().ok());
        let mut parts = path.split('/');
        let first = parts.next().unwrap_or_default();
        let second = parts.next().map(str::to_string);
        match (first, second) {
            ("", None) => Route::Home(seed),
            ("new", None) => Route::New(seed),
            ("play", None) => Route::Play,
            ("result", None) => Route::Result,
            ("tutorial", None) => Route::Tutorial,
            ("rules", clause) => Route::Rules(clause),
            ("cards", card) => Route::Cards(card),
            ("atlas", card) => Route::Atlas(card),
            ("faq", None) => Route::Faq,
            ("records", None) => Route::Records,
            ("settings", None) => Route::Settings,
            ("account", None) => Route::Account,
            ("people", None) => Route::People,
            ("confirm", Some(token)) => Route::Notice("confirm", token),
            ("stop", Some(token)) => Route::Notice("stop", token),
            ("puzzles", None) => Route::Puzzles,
            ("daily", None) => Route::Daily,
            ("daily", Some(date)) => Route::Day(date),
            ("ratings", None) => Route::Ratings,
            ("bots", None) => Route::Bots,
            ("tournaments", None) => Route::Tournaments,
            ("tournament", Some(id)) => Route::Tournament(id),
            ("league", Some(id)) => Route::League(id),
            ("duplicates", None) => Route::Duplicates,
            ("duplicate", Some(id)) => Route::Duplicate(id),
            ("online", None) => Route::Online,
            ("join", Some(code)) => Route::Join(code),
            ("table", Some(game)) => Route::Table(game),
            ("seat", Some(game)) => match (parts.next().and_then(|seat| seat.chars().next()), parts.next()) {
                (Some(seat), Some(token)) => {
                    Route::Seat(game, seat, token.to_string(), parts.next().map(str::to_string))
                }
                _ => Route::Lost,
            },
            ("story", Some(game)) => Route::Story(game),
            ("review", Some(game)) => Route::Review(game, parts.next().and_then(|n| n.parse().ok())),
            ("replay", Some(game)) => Route::Replay(game, parts.next().and_then(|n| n.parse().ok())),
            _ => Route::Lost,
        }
    }

    /// Is this page the table itself, which needs the whole window?
    pub(crate) fn is_table(&self) -> bool {
        matches!(self, Route::Play | Route::Table(_) | Route::Tutorial | Route::Puzzles | Route::Replay(..))
    }

    /// Is this page fetched when somebody opens it, and not before? Where an invitation leads, nobody waits twice.
    pub(crate) fn is_later(&self) -> bool {
        let first = matches!(self, Route::Home(_) | Route::New(_) | Route::Play | Route::Lost);
        !first && !matches!(self, Route::Join(_) | Route::Seat(..) | Route::Table(_))
    }
}

thread_local! {
    static ROUTE: OnceCell<RwSignal<Route>> = const { OnceCell::new() };
}

/// The page now, as a signal that lives as long as the client.
pub(crate) fn route() -> RwSignal<Route> {
    ROUTE.with(|cell| *cell.get_or_init(|| RwSignal::new(Route::read(&hash()))))
}

fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Goes to a page.
pub(crate) fn go(hash: &str) {
    let _ = window().location().set_hash(hash);
}

/// Goes to a page instead of this one: no way back leads here.
pub(crate) fn go_instead(hash: &str) {
    let _ = window().location().replace(&format!("#{hash}"));
}

/// Follows the address.
pub(crate) fn follow() {
    let changed = Closure::<dyn FnMut()>::new(move || {
        let next = Route::read(&hash());
        if route().get_untracked() != next {
            route().set(next);
        }
    });
    let _ = window().add_event_listener_with_callback("hashchange", changed.as_ref().unchecked_ref());
    changed.forget();
}
