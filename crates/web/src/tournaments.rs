//! Tournaments on the page: the latest ones and a new one; one of them, as a projector can show it.

use kaiju_client::club::{may_begin, tournament_told};
use kaiju_client::turns::duration;
use kaiju_rules::EditionId;
use kaiju_text::{account as account_words, ratings, tournaments as words, web};
use kaiju_wire::table::Overtime;
use kaiju_wire::tournament::{
    EntrantInfo, LeagueInfo, LeaguePlayer, NewTournament, RoundInfo, RoundTableInfo, TournamentInfo, TournamentKind,
    TournamentPhase, Tournaments,
};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;

use crate::account;
use crate::clock::ClockChoice;
use crate::info::edition_name;
use crate::online::{OnlineError, call, make, shared_base};
use crate::page::{copy_and_say, icon, pressed, sleep};
use crate::paged::PagedList;
use crate::passkeys::object;
use crate::prefs::{Label, lang, said, t};
use crate::route::go;

const HOUR_S: u32 = 60 * 60;
/// How long tables wait for their players, in seconds; 0 for as long as usual.
const WAITS: [u32; 7] = [0, 60, 5 * 60, 15 * 60, HOUR_S, 24 * HOUR_S, 3 * 24 * HOUR_S];

/// How often a tournament that is looked at is asked for again, in milliseconds.
const AGAIN_MS: u32 = 5000;

/// A tournament in a list.
fn tournament_row(one: TournamentInfo) -> AnyView {
    let (about, label) = (tournament_told(lang(), &one), format!("{}: {}", words::look(lang()), one.title));
    view! { <li class="swing"><span><b>{one.title}</b><br/><small>{about}</small></span> <a class="btn" href=format!("#/tournament/{}", one.tournament) aria-label=label>{words::look(lang())}</a></li> }
        .into_any()
}

/// One's own tournaments, all of them, and a new one for whoever is signed in.
#[component]
pub(crate) fn TournamentsPage() -> impl IntoView {
    let trouble = RwSignal::new(None::<OnlineError>);
    let list = |id, title: Option<Label>, path, session| {
        let read = |page: Tournaments| (page.tournaments, page.next);
        // What is not one's own has no heading, and says that there is none.
        let none: Option<Label> = title.is_none().then_some(words::none);
        PagedList { id, title, none, path, session, read, row: tournament_row }.view()
    };
    let own = account::session()
        .map(|session| list("my-tournaments", Some(words::yours as Label), "/account/tournaments", Some(session)));
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{said(words::tournaments)}</h1>
            <p class="muted">{said(words::about)}</p>
            {own}
            {account::session().map(|_| view! { <h2>{said(words::of_everybody)}</h2> })}
            {list("all-tournaments", None, "/tournaments", None)}
            {move || trouble.get().map(|why| view! { <p class="note note-bad" role="alert">{icon("i-warn")} {why.text(lang())}</p> })}
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
    let (title, league) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let (edition, seats, rounds) = (RwSignal::new(EditionId::default()), RwSignal::new(4u32), RwSignal::new(3u32));
    let (knockout, filled, rated) = (RwSignal::new(false), RwSignal::new(true), RwSignal::new(false));
    let (clock, wait) = (ClockChoice::none(Overtime::Answer), RwSignal::new(0u32));
    let begins = RwSignal::new(String::new());
    let make = move |_| {
        let (rhythm, clock_s, overtime) = clock.chosen();
        let new = NewTournament {
            title: title.get_untracked(),
            kind: if knockout.get_untracked() { TournamentKind::Knockout } else { TournamentKind::Swiss },
            edition: edition.get_untracked().name().to_string(),
            seats: seats.get_untracked(),
            rounds: Some(rounds.get_untracked()),
            fill: filled.get_untracked().then(|| kaiju_bots::Player::USUAL_NAME.to_string()),
            rhythm,
            clock_s,
            overtime,
            wait_s: Some(wait.get_untracked()).filter(|&s| s > 0),
            rated: rated.get_untracked(),
            league: Some(league.get_untracked().trim().to_string()).filter(|league| !league.is_empty()),
            // What is not a moment is none.
            begins_ms: Some(js_sys::Date::parse(&begins.get_untracked()))
                .filter(|ms| ms.is_finite())
                .map(|ms| ms as u64),
            ..NewTournament::default()
        };
        let (session, body) = (session.clone(), serde_json::to_string(&new).ok());
        spawn_local(async move {
            match make::<TournamentInfo>("/tournaments", Some(&session), body).await {
                Ok(made) => go(&format!("/tournament/{}", made.tournament)),
                Err(why) => trouble.set(Some(why)),
            }
        });
    };
    let number = |id: &'static str, text: Label, value: RwSignal<u32>, all: Vec<u32>, told: fn(u32) -> String| {
        let options = all.into_iter().map(
            |n| view! { <option value=n.to_string() selected=move || value.get() == n>{move || told(n)}</option> },
        );
        view! {
            <div class="field"><label for=id>{said(text)}</label>
                <select class="select" id=id on:change=move |event| if let Ok(n) = event_target_value(&event).parse() { value.set(n) }>{options.collect_view()}</select></div>
        }
    };
    let switch = |text: Label, value: RwSignal<bool>| {
        view! { <label class="switch"><span>{said(text)}</span><input type="checkbox" role="switch" prop:checked=value on:change=move |event| value.set(event_target_checked(&event))/></label> }
    };
    let line = |id: &'static str, text: Label, value: RwSignal<String>| {
        view! {
            <div class="field"><label for=id>{said(text)}</label>
                <input id=id class="input" maxlength="24" prop:value=value on:input=move |event| value.set(event_target_value(&event))/></div>
        }
    };
    let editions = EditionId::ALL.map(|one| view! { <option value=one.name() selected=move || edition.get() == one>{move || edition_name(one.name())}</option> });
    view! {
        <section class="box stack" aria-labelledby="t-make"><h2 id="t-make">{said(words::make)}</h2>
            {line("t-title", words::title, title)}
            <div class="filters filters-short">
                <div class="field field-wide"><label for="t-edition">{said(ratings::edition)}</label>
                    <select class="select" id="t-edition" on:change=move |event| if let Some(one) = EditionId::from_name(&event_target_value(&event)) { edition.set(one) }>{editions.into_iter().collect_view()}</select></div>
                {number("t-seats", words::seats, seats, (2..=6).collect(), |n| n.to_string())}
                <Show when=move || !knockout.get()>{number("t-rounds", words::rounds, rounds, (1..=10).collect(), |n| n.to_string())}</Show>
                {clock.field("t-clock")}
                {clock.overtime_field("t-overtime")}
                {number("t-wait", words::wait, wait, WAITS.to_vec(), wait_told)}
            </div>
            {switch(words::knockout, knockout)}
            {switch(words::fill, filled)}
            {switch(ratings::rated_table, rated)}
            <div class="field"><label for="t-begins">{said(words::begins)}</label>
                <input id="t-begins" class="input" type="datetime-local" aria-describedby="t-begins-why" on:input=move |event| begins.set(event_target_value(&event))/>
                <span class="small muted" id="t-begins-why">{said(words::begins_why)}</span></div>
            {line("t-league", words::league, league)}
            <button type="button" class="btn btn-main" disabled=move || title.with(|title| title.trim().is_empty()) on:click=pressed(make)>{icon("i-plus")} {said(words::make)}</button>
        </section>
    }
}

/// A time to wait in words.
fn wait_told(s: u32) -> String {
    if s == 0 { words::wait_usual(lang()).to_string() } else { duration(lang(), u64::from(s) * 1000) }
}

/// A moment as people here write it.
fn date_and_time(ms: u64) -> String {
    let format = object(&[("dateStyle", "medium".into()), ("timeStyle", "short".into())]);
    let moment = js_sys::Date::new(&JsValue::from_f64(ms as f64));
    moment.to_locale_string(lang().code(), &format).into()
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
        let phase = info.with(|info| info.as_ref().map(|info| info.phase))?;
        let goes_on = matches!(phase, TournamentPhase::Gathering | TournamentPhase::Playing);
        let Some(me) = account::name() else {
            return (phase == TournamentPhase::Gathering).then(|| needs_account().into_any());
        };
        let (active, hosts, begins, swiss) = info.with(|info| {
            let own = info.as_ref().and_then(|info| info.entrants.iter().find(|one| one.name == me));
            let hosts = info.as_ref().is_some_and(|info| info.host == me);
            let begins = info.as_ref().is_some_and(|info| may_begin(info, &me, js_sys::Date::now() as u64));
            let swiss = info.as_ref().is_some_and(|info| info.kind == TournamentKind::Swiss);
            (own.map(|one| one.active), hosts, begins, swiss)
        });
        let button = |text: Label, main: bool, method: &'static str, what: &'static str| {
            view! { <button type="button" class="btn" class:btn-main=main on:click=act(method, what)>{said(text)}</button> }
        };
        let take_part = match (phase, active) {
            (_, Some(true)) => Some(button(words::leave, false, "DELETE", "/entrants")),
            (TournamentPhase::Gathering, _) => Some(button(words::enter, true, "POST", "/entrants")),
            // Whoever missed a round may come back to the next one.
            (TournamentPhase::Playing, Some(false)) if swiss => {
                Some(button(words::come_back, true, "POST", "/entrants"))
            }
            _ => None,
        };
        let start = begins.then(|| button(words::start, false, "POST", "/start"));
        let close = (hosts && goes_on).then(|| {
            view! { <details class="box"><summary>{said(words::end)}</summary><p class="muted">{said(words::end_why)}</p>{button(words::end, false, "POST", "/close")}</details> }
        });
        goes_on.then(|| view! { <div class="row">{take_part} {start}</div> {close} }.into_any())
    };
    let copied = RwSignal::new(false);
    let share = move |_| {
        let link = address.with_value(|path| {
            format!("{}#/tournament/{}", shared_base(), path.rsplit('/').next().unwrap_or_default())
        });
        copy_and_say(&link, copied);
    };
    let league = move || {
        let (league, id) =
            info.with(|info| info.as_ref().map(|info| (info.league.clone(), info.tournament.clone())))?;
        league.map(|league| view! { <p><a href=format!("#/league/{id}")>{words::in_league(lang(), league)}</a></p> })
    };
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{move || info.with(|info| info.as_ref().map(|info| info.title.clone()))}</h1>
            <p class="muted">{move || info.with(|info| info.as_ref().map(|info| tournament_told(lang(), info)))}</p>
            {move || trouble.get().map(|why| view! { <p class="note" role="alert">{icon("i-offline")} {why.text(lang())}</p> })}
            {league}
            {move || info.with(|info| info.as_ref().and_then(|info| info.begins_ms)).map(|at| view! { <p class="small muted">{words::begins_at(lang(), date_and_time(at))}</p> })}
            {acts}
            <div class="row"><button type="button" class="btn" id="t-link" on:click=pressed(share)>{icon("i-share")} {said(words::copy_link)}</button>
                <span role="status">{move || copied.get().then(|| t!(copied)())}</span></div>
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

/// A league: what its tournaments add up to, and the way to each of them.
#[component]
pub(crate) fn LeaguePage(id: String) -> impl IntoView {
    let league = RwSignal::new(None::<LeagueInfo>);
    let trouble = RwSignal::new(None::<OnlineError>);
    spawn_local(async move {
        match call::<LeagueInfo>("GET", &format!("/tournaments/{id}/league"), None, None).await {
            Ok(found) => {
                let _ = league.try_set(Some(found));
            }
            Err(why) => {
                let _ = trouble.try_set(Some(why));
            }
        }
    });
    let player = |one: &LeaguePlayer| view! { <tr><td class="n">{one.place}</td><th scope="row">{one.name.clone()}</th><td class="n loud">{one.points}</td><td class="n">{one.tournaments}</td></tr> };
    let shown = move || {
        league.with(|league| {
            league.as_ref().map(|league| {
                let players = league.players.iter().map(player).collect_view();
                let count = league.tournaments.len();
                let links = league.tournaments.iter().enumerate().map(|(at, id)| view! { <li><a href=format!("#/tournament/{id}")>{words::number(lang(), (count - at) as u32)}</a></li> });
                view! {
                    <table class="grid-table standings">
                        <thead><tr><th scope="col" class="n">{ratings::place(lang())}</th><th scope="col">{words::player(lang())}</th><th scope="col" class="n">{words::points(lang())}</th><th scope="col" class="n">{words::tournaments(lang())}</th></tr></thead>
                        <tbody>{players}</tbody>
                    </table>
                    <ul class="story">{links.collect_view()}</ul>
                }
            })
        })
    };
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{move || league.with(|league| league.as_ref().map(|league| words::in_league(lang(), league.league.clone())))}</h1>
            <p class="muted">{said(words::league_why)}</p>
            {move || trouble.get().map(|why| view! { <p class="note" role="alert">{icon("i-offline")} {why.text(lang())}</p> })}
            {shown}
        </main>
    }
}
