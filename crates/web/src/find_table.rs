//! Finding a table: quick match with anybody, public tables by kind, and the one worth watching.

use kaiju_client::KeptTicket;
use kaiju_client::lobby::{LobbySearch, best_table};
use kaiju_rules::EditionId;
use kaiju_text::{club, people, ratings, web};
use kaiju_wire::table::{Lobby, LobbyFilter, QuickMatch, QuickSeat, Rhythm, TableInfo};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::account;
use crate::home::word_for;
use crate::info::edition_name;
use crate::online::{self, OnlineError, call, line, make, random_bytes};
use crate::page::{focus, icon, pressed, sleep};
use crate::prefs::{lang, said, t};
use crate::route::go;
use crate::tables::{my_name, table_row};

/// How long somebody may want to wait before bots play, in seconds.
const WAITS: [u32; 5] = [10, 30, 60, 120, 300];

/// Takes a seat at a table of this kind; tells which.
async fn match_with_anybody(
    edition: EditionId,
    players: u32,
    rhythm: Rhythm,
    wait_s: u32,
) -> Result<String, OnlineError> {
    let seed = random_bytes();
    let player = Some(word_for(kaiju_bots::Player::USUAL_NAME));
    let (edition, tip) = (edition.name().to_string(), Some(KeptTicket::tip(seed)));
    let wanted = QuickMatch { edition, players, rhythm, name: my_name(), player, tip, wait_s: Some(wait_s) };
    let body = serde_json::to_string(&wanted).ok();
    let found: QuickSeat = make("/quick", account::session().as_deref(), body).await?;
    let game = found.table.game;
    if let Some(ticket) = KeptTicket::given(found.ticket, seed) {
        online::take_seat(&game, ticket);
    }
    Ok(game)
}

fn edition_options(chosen: RwSignal<Option<EditionId>>) -> impl IntoView {
    let option = move |one: EditionId| view! { <option value=one.name() selected=move || chosen.get() == Some(one)>{move || edition_name(one.name())}</option> };
    EditionId::ALL.map(option).into_iter().collect_view()
}

fn size_options(chosen: RwSignal<Option<u32>>) -> impl IntoView {
    (2..=6u32)
        .map(|n| view! { <option value=n.to_string() selected=move || chosen.get() == Some(n)>{n}</option> })
        .collect_view()
}

fn rhythm_of(word: &str) -> Option<Rhythm> {
    match word {
        "live" => Some(Rhythm::Live),
        "relaxed" => Some(Rhythm::Relaxed),
        _ => None,
    }
}

/// A seat with anybody: what is to be played, and how long to wait before bots play.
#[component]
pub(crate) fn QuickBox() -> impl IntoView {
    let (edition, players) = (RwSignal::new(Some(EditionId::default())), RwSignal::new(Some(4u32)));
    let (rhythm, wait) = (RwSignal::new(Rhythm::Live), RwSignal::new(WAITS[1]));
    let (busy, trouble) = (RwSignal::new(false), RwSignal::new(None::<OnlineError>));
    let find = move |_| {
        let (Some(edition), Some(players)) = (edition.get_untracked(), players.get_untracked()) else { return };
        busy.set(true);
        spawn_local(async move {
            match match_with_anybody(edition, players, rhythm.get_untracked(), wait.get_untracked()).await {
                Ok(game) => go(&format!("/table/{game}")),
                Err(why) => trouble.set(Some(why)),
            }
            let _ = busy.try_set(false);
        });
    };
    let waits = WAITS.map(|s| view! { <option value=s.to_string() selected=move || wait.get() == s>{move || web::seconds(lang(), s)}</option> });
    view! {
        <section class="box stack" aria-labelledby="quick-title"><h2 id="quick-title">{said(club::quick)}</h2>
            <p>{said(club::quick_why)}</p>
            <div class="filters filters-short">
                <div class="field field-wide"><label for="quick-edition">{said(ratings::edition)}</label>
                    <select class="select" id="quick-edition" on:change=move |event| edition.set(EditionId::from_name(&event_target_value(&event)))>{edition_options(edition)}</select></div>
                <div class="field"><label for="quick-players">{said(ratings::seats)}</label>
                    <select class="select" id="quick-players" on:change=move |event| players.set(event_target_value(&event).parse().ok())>{size_options(players)}</select></div>
                <div class="field"><label for="quick-rhythm">{said(club::rhythm)}</label>
                    <select class="select" id="quick-rhythm" on:change=move |event| rhythm.set(rhythm_of(&event_target_value(&event)).unwrap_or_default())>
                        <option value="live">{said(club::live)}</option><option value="relaxed">{said(club::relaxed)}</option></select></div>
                <div class="field"><label for="quick-wait">{said(club::wait)}</label>
                    <select class="select" id="quick-wait" on:change=move |event| if let Ok(s) = event_target_value(&event).parse() { wait.set(s) }>{waits.into_iter().collect_view()}</select></div>
            </div>
            {move || trouble.get().map(|why| view! { <p class="note note-bad" role="alert">{icon("i-warn")} {why.text(lang())}</p> })}
            <button type="button" class="btn btn-main btn-big" id="quick-go" disabled=move || busy.get() on:click=pressed(find)>{icon("i-dice")} {said(club::find)}</button>
        </section>
    }
}

/// Tells how long it still is before the server begins the game at a table that waits for players.
pub(crate) fn countdown() -> AnyView {
    let (now, alive) = (RwSignal::new(js_sys::Date::now()), StoredValue::new(true));
    on_cleanup(move || alive.set_value(false));
    spawn_local(async move {
        while alive.try_get_value() == Some(true) {
            let _ = now.try_set(js_sys::Date::now());
            sleep(500).await;
        }
    });
    let left = move || {
        let by = line().info.with(|info| info.begin_by_ms)? as f64;
        Some(((by - now.get()).max(0.0) / 1000.0).ceil() as u32)
    };
    view! { {move || left().map(|left| view! { <p class="note" role="status">{icon("i-clock")} {club::begins(lang(), left)}</p> })} }
        .into_any()
}

/// Reads public tables until there is something more to show, or nothing more to read.
async fn read_on(mut search: LobbySearch) -> Result<LobbySearch, OnlineError> {
    while let Some(path) = search.path() {
        let page = call::<Lobby>("GET", &path, None, None).await?;
        if !search.take(page) {
            break;
        }
    }
    Ok(search)
}

/// Public tables, by kind.
#[component]
pub(crate) fn PublicTables() -> impl IntoView {
    let search = RwSignal::new(LobbySearch::default());
    let (trouble, busy) = (RwSignal::new(None::<OnlineError>), RwSignal::new(false));
    // Answers to what was looked for before are not shown.
    let looks = StoredValue::new(0_u32);
    let (edition, players) = (RwSignal::new(None::<EditionId>), RwSignal::new(None::<u32>));
    let (rhythm, rated, free) = (RwSignal::new(None::<Rhythm>), RwSignal::new(false), RwSignal::new(false));
    let read = move |from: LobbySearch, shown: Option<usize>| {
        looks.update_value(|looks| *looks += 1);
        let look = looks.get_value();
        busy.set(true);
        spawn_local(async move {
            let found = read_on(from).await;
            if looks.try_get_value() != Some(look) {
                return;
            }
            match found {
                Ok(found) => {
                    let is_last = !found.has_more();
                    let _ = (search.try_set(found), trouble.try_set(None));
                    // The button goes with the last page; whoever pressed it is led to what came.
                    if let Some(shown) = shown.filter(|_| is_last) {
                        sleep(0).await;
                        focus(&format!("#public-list > :nth-child({}) a", shown + 1));
                    }
                }
                Err(why) => {
                    let _ = trouble.try_set(Some(why));
                }
            }
            let _ = busy.try_set(false);
        });
    };
    let begin = move || {
        let filter = LobbyFilter {
            edition: edition.get().map(|one| one.name().to_string()),
            players: players.get(),
            rhythm: rhythm.get(),
            rated: rated.get().then_some(true),
            free: free.get().then_some(true),
        };
        read(LobbySearch::new(&filter), None);
    };
    let more = move |_| {
        if !busy.get_untracked() {
            read(search.get_untracked(), Some(search.with_untracked(|search| search.tables().len())));
        }
    };
    Effect::new(move |_| begin());
    let rows = move || {
        search.with(|search| search.tables().iter().map(|table| table_row(table.clone(), web::look)).collect_view())
    };
    view! {
        {move || trouble.get().map(|why| view! { <p class="note">{icon("i-offline")} {why.text(lang())}</p> })}
        <section class="stack" aria-labelledby="public-title"><h2 id="public-title">{t!(public_tables)}</h2>
            <div class="filters filters-short">
                <div class="field field-wide"><label for="find-edition">{said(ratings::edition)}</label>
                    <select class="select" id="find-edition" on:change=move |event| edition.set(EditionId::from_name(&event_target_value(&event)))><option value="">{said(club::any)}</option>{edition_options(edition)}</select></div>
                <div class="field"><label for="find-players">{said(ratings::seats)}</label>
                    <select class="select" id="find-players" on:change=move |event| players.set(event_target_value(&event).parse().ok())><option value="">{said(club::any)}</option>{size_options(players)}</select></div>
                <div class="field"><label for="find-rhythm">{said(club::rhythm)}</label>
                    <select class="select" id="find-rhythm" on:change=move |event| rhythm.set(rhythm_of(&event_target_value(&event)))>
                        <option value="">{said(club::any)}</option><option value="live">{said(club::live)}</option><option value="relaxed">{said(club::relaxed)}</option></select></div>
            </div>
            <label class="switch"><span>{said(club::only_rated)}</span><input type="checkbox" role="switch" on:change=move |event| rated.set(event_target_checked(&event))/></label>
            <label class="switch"><span>{said(club::only_free)}</span><input type="checkbox" role="switch" id="find-free" on:change=move |event| free.set(event_target_checked(&event))/></label>
            <ul class="story" id="public-list">{rows}</ul>
            <p class="muted" role="status">{move || search.with(LobbySearch::is_vain).then(|| club::none_like_that(lang()))}</p>
            <div class="row">
                <Show when=move || search.with(LobbySearch::has_more)><button type="button" class="btn" id="public-more" on:click=pressed(more)>{said(people::more)}</button></Show>
                <button type="button" class="btn" id="public-again" aria-busy=move || busy.get().then_some("true") on:click=pressed(move |_| untrack(begin))>{icon("i-replay")} {said(club::look_again)}</button>
            </div>
        </section>
    }
}

/// How many pages are read for the table worth watching.
const PAGES: usize = 3;

/// The public table worth watching now, if there is one.
#[component]
pub(crate) fn BestTable() -> impl IntoView {
    let best = RwSignal::new(None::<TableInfo>);
    spawn_local(async move {
        if !window().navigator().on_line() {
            return;
        }
        // Only a game that is played in one go is worth watching now.
        let mut search = LobbySearch::new(&LobbyFilter { rhythm: Some(Rhythm::Live), ..LobbyFilter::default() });
        for _ in 0..PAGES {
            match read_on(search.clone()).await {
                Ok(found) => search = found,
                Err(_) => break,
            }
            if !search.has_more() {
                break;
            }
        }
        let _ = best.try_set(best_table(search.tables()).cloned());
    });
    move || {
        best.get().map(|table| {
            view! {
                <section class="stack" aria-labelledby="best-title"><h2 id="best-title">{said(club::now_playing)}</h2>
                    <ul class="story">{table_row(table, club::watch)}</ul></section>
            }
        })
    }
}
