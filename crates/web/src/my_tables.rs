//! The tables this device and its account play at, as the server tells them: looked at now and then, and counted in the title and on the
//! badge of an installed page, and heard when one more waits for us.

use std::cell::Cell;

use kaiju_client::{MyTable, Sound};
use kaiju_wire::table::{Holiday, Rhythm, TableInfo, TableTurn, Turns, TurnsWanted};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};

use crate::account;
use crate::online::{self, OnlineError, call, fetch, keys_of};
use crate::page::sleep;
use crate::prefs::{forget, keep, kept};
use crate::route::route;
use crate::sound;

/// How often the server is asked.
const OFTEN_MS: u32 = 60_000;
/// The most tables asked about at once.
const MOST: usize = 100;

thread_local! {
    static LIST: Cell<Option<RwSignal<Vec<MyTable>>>> = const { Cell::new(None) };
    static ENDED: Cell<Option<RwSignal<Vec<TableInfo>>>> = const { Cell::new(None) };
}

fn end_drawer(game: &str) -> String {
    format!("kaiju.end.{game}")
}

/// Tables we left before the end and want to be told the end of, once they are over.
pub(crate) fn ended() -> RwSignal<Vec<TableInfo>> {
    ENDED.with(|cell| {
        let ended = cell.get().unwrap_or_else(|| RwSignal::new(Vec::new()));
        cell.set(Some(ended));
        ended
    })
}

/// Wants to be told how a table ends.
pub(crate) fn tell_end(game: &str) {
    keep(&end_drawer(game), "1");
}

/// The end of a table was told.
pub(crate) fn told_end(game: &str) {
    forget(&end_drawer(game));
    ended().update(|all| all.retain(|table| table.game != game));
}

/// Our tables, the most urgent first; as they were last told.
pub(crate) fn list() -> RwSignal<Vec<MyTable>> {
    LIST.with(|cell| {
        let list = cell.get().unwrap_or_else(|| RwSignal::new(Vec::new()));
        cell.set(Some(list));
        list
    })
}

/// Looks every minute as long as the page lives, and shows on the badge how many tables wait for us. One more is heard, too: at a
/// table it is the table that sounds.
pub(crate) fn follow() {
    let list = list();
    Effect::new(move |before: Option<usize>| {
        let count = list.with(|all| MyTable::waiting(all));
        show_badge(count);
        if before.is_some_and(|before| before < count) && route().with_untracked(|here| !here.is_table()) {
            sound::play(Sound::Turn, 1.0);
        }
        count
    });
    spawn_local(async {
        loop {
            look_once().await;
            sleep(OFTEN_MS).await;
        }
    });
}

/// Looks now.
pub(crate) fn look() {
    spawn_local(look_once());
}

async fn look_once() {
    let games: Vec<String> = online::tables().into_iter().take(MOST).collect();
    let session = account::session();
    if games.is_empty() && session.is_none() {
        list().set(Vec::new());
        return;
    }
    let mut turns = Turns::default();
    if !games.is_empty() {
        let body = serde_json::to_string(&TurnsWanted { games: games.clone() }).ok();
        let Ok(told) = call::<Turns>("POST", "/turns", None, body).await else { return };
        turns = told;
    }
    // What is gone for good is not asked for again.
    for gone in games.iter().filter(|game| !turns.tables.iter().any(|turn| turn.table.game == **game)) {
        online::drop_keys(gone);
    }
    let over = |turn: &&TableTurn| online::is_over(&turn.table) && kept(&end_drawer(&turn.table.game)).is_some();
    let ends: Vec<TableInfo> = turns.tables.iter().filter(over).map(|turn| turn.table.clone()).collect();
    if ended().with_untracked(|before| *before != ends) {
        ended().set(ends);
    }
    // A device that was logged out meanwhile still has its own.
    if let Some(session) = session
        && let Ok(own) = call::<Turns>("GET", "/account/tables", Some(&session), None).await
    {
        turns = MyTable::joined(turns, own);
    }
    let seats = |game: &str| keys_of(game).tickets.iter().map(|ticket| ticket.seat).collect();
    let all = MyTable::by_urgency(turns, seats);
    if list().with_untracked(|before| *before != all) {
        list().set(all);
    }
}

/// Says at all tables over days that we are away until then, or back.
pub(crate) async fn holiday(until_ms: Option<u64>) -> Result<(), OnlineError> {
    let games = list().with_untracked(|all| {
        let relaxed = all.iter().filter(|one| one.turn.table.rhythm == Rhythm::Relaxed);
        relaxed.map(|one| one.turn.table.game.clone()).collect::<Vec<_>>()
    });
    for game in games {
        if keys_of(&game).tickets.is_empty() {
            online::take_own_seats(&game).await;
        }
        for ticket in keys_of(&game).tickets {
            let path = format!("/tables/{game}/seats/{}/holiday", ticket.seat.letter());
            let body = serde_json::to_string(&Holiday { until_ms }).ok();
            fetch("POST", &path, Some(&ticket.token), body).await?;
        }
    }
    Ok(())
}

/// Shows a number on the icon of the installed page, where there is one and the browser can.
fn show_badge(count: usize) {
    let navigator = window().navigator();
    let word = if count == 0 { "clearAppBadge" } else { "setAppBadge" };
    let found = js_sys::Reflect::get(&navigator, &JsValue::from_str(word)).ok();
    if let Some(set) = found.and_then(|found| found.dyn_into::<js_sys::Function>().ok()) {
        let shown =
            if count == 0 { set.call0(&navigator) } else { set.call1(&navigator, &JsValue::from(count as u32)) };
        // A browser that shows no badge may refuse it; nothing is lost.
        if let Some(promise) = shown.ok().and_then(|shown| shown.dyn_into::<js_sys::Promise>().ok()) {
            spawn_local(async move {
                let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
            });
        }
    }
}
