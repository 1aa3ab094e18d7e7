//! Tournaments on the page: the latest ones and a new one; one of them, as a projector can show it.

use kaiju_client::club::tournament_told;
use kaiju_rules::EditionId;
use kaiju_text::{account as account_words, ratings, tournaments as words, web};
use kaiju_wire::tournament::{
    EntrantInfo, NewTournament, RoundInfo, RoundTableInfo, TournamentInfo, TournamentKind, TournamentPhase, Tournaments,
};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::account;
use crate::online::{OnlineError, call};
use crate::page::{icon, pressed, sleep};
use crate::prefs::{lang, said};
use crate::route::go;

/// How often a tournament that is looked at is asked for again, in milliseconds.
const AGAIN_MS: u32 = 5000;

/// The latest tournaments, and a new one for whoever is signed in.
#[component]
pub(crate) fn TournamentsPage() -> impl IntoView {
    let all = RwSignal::new(None::<Vec<TournamentInfo>>);
    let trouble = RwSignal::new(None::<OnlineError>);
    spawn_local(async move {
        match call::<Tournaments>("GET", "/tournaments", None, None).await {
            Ok(found) => {
                let _ = all.try_set(Some(found.tournaments));
            }
            Err(why) => {
                let _ = trouble.try_set(Some(why));
            }
        }
    });
    let rows = move || {
        let row = |one: TournamentInfo| {
            let (about, label) = (tournament_told(lang(), &one), format!("{}: {}", words::look(lang()), one.title));
            view! { <li class="swing"><span><b>{one.title}</b><br/><small>{about}</small></span> <a class="btn" href=format!("#/tournament/{}", one.tournament) aria-label=label>{words::look(lang())}</a></li> }
        };
        all.get().unwrap_or_default().into_iter().map(row).collect_view()
    };
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{said(words::tournaments)}</h1>
            <p class="muted">{said(words::about)}</p>
            {move || trouble.get().map(|why| view! { <p class="note" role="alert">{icon("i-offline")} {why.text(lang())}</p> })}
            <ul class="story">{rows}</ul>
            <Show when=move || all.with(|all| all.as_ref().is_some_and(Vec::is_empty))><p>{said(words::none)}</p></Show>
            {account::session().map_or_else(|| needs_account().into_any(), |session| view! { <Making session trouble/> }.into_any())}
        </main>
    }
}

/// What one needs to take part, and where it is made.
fn needs_account() -> impl IntoView {
    view! { <section class="stack"><p>{said(words::needs_account)}</p>
    <p><a class="btn" href="#/account">{icon("i-key")} {said(account_words::title)}</a></p></section> }
}

/// A new tournament.
#[component]
fn Making(session: String, trouble: RwSignal<Option<OnlineError>>) -> impl IntoView {
    let (title, seats, knockout, filled) =
        (RwSignal::new(String::new()), RwSignal::new(4u32), RwSignal::new(false), RwSignal::new(true));
    let make = move |_| {
        let new = NewTournament {
            title: title.get_untracked(),
            kind: if knockout.get_untracked() { TournamentKind::Knockout } else { TournamentKind::Swiss },
            edition: EditionId::default().name().to_string(),
            seats: seats.get_untracked(),
            fill: filled.get_untracked().then(|| kaiju_bots::Player::USUAL_NAME.to_string()),
            ..NewTournament::default()
        };
        let (session, body) = (session.clone(), serde_json::to_string(&new).ok());
        spawn_local(async move {
            match call::<TournamentInfo>("POST", "/tournaments", Some(&session), body).await {
                Ok(made) => go(&format!("/tournament/{}", made.tournament)),
                Err(why) => trouble.set(Some(why)),
            }
        });
    };
    let sizes =
        (2..=6u32).map(|n| view! { <option value=n.to_string() selected=move || seats.get() == n>{n}</option> });
    let switch = |text: crate::prefs::Label, value: RwSignal<bool>| {
        view! { <label class="switch"><span>{said(text)}</span><input type="checkbox" role="switch" prop:checked=value on:change=move |event| value.set(event_target_checked(&event))/></label> }
    };
    view! {
        <section class="box stack" aria-labelledby="t-make"><h2 id="t-make">{said(words::make)}</h2>
            <div class="field"><label for="t-title">{said(words::title)}</label>
                <input id="t-title" class="input" maxlength="24" prop:value=title on:input=move |event| title.set(event_target_value(&event))/></div>
            <div class="field"><label for="t-seats">{said(words::seats)}</label>
                <select class="select" id="t-seats" on:change=move |event| if let Ok(n) = event_target_value(&event).parse() { seats.set(n) }>{sizes.collect_view()}</select></div>
            {switch(words::knockout, knockout)}
            {switch(words::fill, filled)}
            <button type="button" class="btn btn-main" disabled=move || title.with(|title| title.trim().is_empty()) on:click=pressed(make)>{icon("i-plus")} {said(words::make)}</button>
        </section>
    }
}

/// One tournament. It is asked for again and again, so that it can stand on a wall.
#[component]
pub(crate) fn TournamentPage(id: String) -> impl IntoView {
    let info = RwSignal::new(None::<TournamentInfo>);
    let trouble = RwSignal::new(None::<OnlineError>);
    let address = StoredValue::new(format!("/tournaments/{id}"));
    spawn_local(async move {
        while let Some(path) = address.try_get_value() {
            match call::<TournamentInfo>("GET", &path, None, None).await {
                Ok(found) => {
                    let _ = (info.try_set(Some(found)), trouble.try_set(None));
                }
                Err(why) => {
                    let _ = trouble.try_set(Some(why));
                }
            }
            sleep(AGAIN_MS).await;
        }
    });
    let act = move |method: &'static str, what: &'static str| {
        pressed(move |_| {
            let (Some(session), path) = (account::session(), format!("{}{what}", address.get_value())) else { return };
            spawn_local(async move {
                match call::<TournamentInfo>(method, &path, Some(&session), None).await {
                    Ok(found) => {
                        let _ = info.try_set(Some(found));
                    }
                    Err(why) => {
                        let _ = trouble.try_set(Some(why));
                    }
                }
            });
        })
    };
    let acts = move || {
        let gathering = info.with(|info| info.as_ref().is_some_and(|info| info.phase == TournamentPhase::Gathering));
        let me = account::name();
        let is_in = info.with(|info| {
            info.as_ref().is_some_and(|info| info.entrants.iter().any(|one| Some(&one.name) == me.as_ref()))
        });
        let hosts = info.with(|info| info.as_ref().is_some_and(|info| Some(&info.host) == me.as_ref()));
        gathering.then(|| {
            if me.is_none() {
                return needs_account().into_any();
            }
            let take_part = if is_in {
                view! { <button type="button" class="btn" on:click=act("DELETE", "/entrants")>{words::leave(lang())}</button> }.into_any()
            } else {
                view! { <button type="button" class="btn btn-main" on:click=act("POST", "/entrants")>{words::enter(lang())}</button> }.into_any()
            };
            let start = hosts.then(|| view! { <button type="button" class="btn" on:click=act("POST", "/start")>{words::start(lang())}</button> });
            view! { <div class="row">{take_part} {start}</div> }.into_any()
        })
    };
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{move || info.with(|info| info.as_ref().map(|info| info.title.clone()))}</h1>
            <p class="muted">{move || info.with(|info| info.as_ref().map(|info| tournament_told(lang(), info)))}</p>
            {move || trouble.get().map(|why| view! { <p class="note" role="alert">{icon("i-offline")} {why.text(lang())}</p> })}
            {acts}
            {move || info.with(|info| info.as_ref().map(shown))}
        </main>
    }
}

/// The rounds and the standings, side by side where there is room: those who play look for their table, those who have played
/// for their place.
fn shown(info: &TournamentInfo) -> impl IntoView + use<> {
    let over = matches!(info.phase, TournamentPhase::Over | TournamentPhase::Closed);
    let entrant = |one: &EntrantInfo| {
        let won = (over && one.place == 1).then(|| icon("i-trophy"));
        view! { <tr class:muted=!one.active><td class="n">{one.place}</td><th scope="row">{one.name.clone()} {won}</th><td class="n loud">{one.points}</td><td class="n">{one.rivals}</td></tr> }
    };
    let rounds = info.played.iter().enumerate().rev().map(|(at, one)| round(one, at as u32 + 1));
    let rounds = (!info.played.is_empty()).then(|| view! { <div class="stack">{rounds.collect_view()}</div> });
    let standings = view! {
        <table class="grid-table standings">
            <thead><tr><th scope="col" class="n">{ratings::place(lang())}</th><th scope="col">{words::player(lang())}</th><th scope="col" class="n">{words::points(lang())}</th><th scope="col" class="n">{words::rivals(lang())}</th></tr></thead>
            <tbody>{info.entrants.iter().map(entrant).collect_view()}</tbody>
        </table>
    };
    let standings = if info.entrants.is_empty() {
        view! { <p>{words::nobody(lang())}</p> }.into_any()
    } else {
        standings.into_any()
    };
    let class = if over { "tournament is-over" } else { "tournament" };
    view! { <div class=class>{rounds} {standings}</div> }
}

fn round(round: &RoundInfo, number: u32) -> impl IntoView + use<> {
    let table = |one: &RoundTableInfo| {
        let result = match &one.winners {
            Some(winners) => view! { <b class="row">{icon("i-trophy")} {winners.join(", ")}</b> }.into_any(),
            None => view! { <small>{web::game_is_on(lang())}</small> }.into_any(),
        };
        view! { <li class="swing"><span><a href=format!("#/table/{}", one.game)>{one.players.join(" · ")}</a></span>{result}</li> }
    };
    let byes =
        (!round.byes.is_empty()).then(|| view! { <p class="small">{words::bye(lang(), round.byes.join(", "))}</p> });
    view! { <section class="stack-tight"><h2>{words::round(lang(), number)}</h2><ul class="story">{round.tables.iter().map(table).collect_view()}</ul>{byes}</section> }
}
