//! The game of the day on the page: played once, compared, shared. What was made of each day stays on the device; where an account is
//! signed in, the server gets it as soon as it can be reached.

use kaiju_client::daily::{Daily, DayBook, among_friends, shared, told};
use kaiju_text::{daily as words, people, tournaments};
use kaiju_wire::daily::{Day, DayEntry, DayInfo, NewDayResult};
use kaiju_wire::hex;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;

use crate::account;
use crate::game::{game, kept_game, records};
use crate::online::{OnlineError, call};
use crate::page::{copy_and_say, icon, pressed};
use crate::passkeys::object;
use crate::prefs::{Label, keep, kept, lang, said, t};
use crate::route::go;

/// Where what was made of each day is kept.
const BOOK: &str = "kaiju.daily";

fn book() -> DayBook {
    DayBook::read(&kept(BOOK).unwrap_or_default())
}

/// The page of the day.
#[component]
pub(crate) fn DailyPage() -> impl IntoView {
    let today = Day::of_ms(js_sys::Date::now() as u64);
    let info = RwSignal::new(None::<DayInfo>);
    // What the day is played with; none while the server is asked.
    let daily = RwSignal::new(None::<Daily>);
    let (days, copied) = (RwSignal::new(book()), RwSignal::new(false));
    spawn_local(async move {
        let session = account::session();
        let found = call::<DayInfo>("GET", &format!("/daily/{today}"), session.as_deref(), None).await.ok();
        let secret = found.as_ref().and_then(|found| hex::read(found.secret.as_deref()?));
        let chosen = days.with_untracked(|days| days.daily(today, secret));
        days.update(|days| {
            days.note(&chosen);
            for text in records() {
                days.take(&chosen, &text);
            }
        });
        keep(BOOK, &days.with_untracked(DayBook::write));
        let _ = info.try_set(found);
        let _ = daily.try_set(Some(chosen));
        if let Some(session) = session {
            hand_in(&session, days, info, today).await;
        }
    });
    let play = move |_| {
        let Some(daily) = daily.get_untracked() else { return };
        if !kept_game().is_some_and(|text| daily.is_of(&text)) {
            game().begin_daily(&daily);
        }
        go("/play");
    };
    let result = move || days.with(|days| days.result(today).cloned());
    let acts = move || match (result(), daily.get()) {
        (Some(result), _) => {
            let text = shared(lang(), today, &result);
            let to_copy = text.clone();
            view! {
                <section class="box stack" data-day="played"><h2>{words::yours(lang())}</h2>
                    <p>{words::played(lang(), told(lang(), &result))}</p>
                    <pre class="share">{text}</pre>
                    <button type="button" class="btn btn-main" on:click=pressed(move |_| copy_and_say(&to_copy, copied))>{icon("i-share")} {said(words::copy)}</button>
                    <p class="small" role="status">{move || copied.get().then(|| t!(copied)())}</p></section>
            }
            .into_any()
        }
        (None, Some(daily)) => {
            let begun = kept_game().is_some_and(|text| daily.is_of(&text));
            let day = told_day(today);
            let said = if begun { words::go_on(lang(), day) } else { words::play(lang(), day) };
            view! {
                <button type="button" class="btn btn-main btn-big" data-day="play" on:click=pressed(play)>{icon("i-dice")} {said}</button>
                {daily.is_public().then(|| view! { <p class="note">{icon("i-info")} {words::public_luck(lang())}</p> })}
            }
            .into_any()
        }
        (None, None) => view! { <span class="spinner" aria-hidden="true"></span> }.into_any(),
    };
    let past = move || {
        days.with(|days| {
            let rows =
                days.results().map(|(day, result)| view! { <li><a href=format!("#/daily/{day}")>{told_day(day)}</a> ": " {told(lang(), result)}</li> });
            let rows = rows.collect_view();
            (!rows.is_empty())
                .then(|| view! { <section class="stack"><h2>{words::streak(lang())}</h2><ul>{rows}</ul></section> })
        })
    };
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{said(words::daily)}</h1>
            <p class="muted">{said(words::about)}</p>
            {acts}
            {move || info.get().map(|info| compared(&info))}
            {beside(today, today)}
            {past}
        </main>
    }
}

/// What was made of an earlier day.
#[component]
pub(crate) fn DayPage(date: String) -> impl IntoView {
    let today = Day::of_ms(js_sys::Date::now() as u64);
    let day = Day::from_date(&date);
    let (info, trouble) = (RwSignal::new(None::<DayInfo>), RwSignal::new(None::<OnlineError>));
    spawn_local(async move {
        let session = account::session();
        match call::<DayInfo>("GET", &format!("/daily/{date}"), session.as_deref(), None).await {
            Ok(found) => {
                let _ = info.try_set(Some(found));
            }
            Err(why) => {
                let _ = trouble.try_set(Some(why));
            }
        }
    });
    let own = move || {
        let own = info.with(|info| info.as_ref().and_then(|info| info.own.clone()))?;
        Some(view! { <p><b>{words::yours(lang())}</b> ": " {told(lang(), &own.result)}</p> })
    };
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{said(words::daily)}</h1>
            <p class="muted">{move || day.map(told_day)}</p>
            {move || trouble.get().map(|why| view! { <p class="note" role="alert">{icon("i-offline")} {why.text(lang())}</p> })}
            {own}
            {move || info.get().map(|info| compared(&info))}
            {day.map(|day| beside(day, today))}
        </main>
    }
}

/// The way to the days before and after.
fn beside(day: Day, today: Day) -> impl IntoView {
    let link = |to: Day, text: Label| {
        let hash = if to == today { "#/daily".to_string() } else { format!("#/daily/{to}") };
        view! { <a class="btn" href=hash>{said(text)}</a> }
    };
    let after = today.since(day).is_some_and(|days| days > 0).then(|| link(day.next(), words::day_after));
    view! { <nav class="row" aria-label=said(words::days)>{link(day.before(), words::day_before)} {after}</nav> }
}

/// Hands in what the server does not have yet: a device that was offline comes back.
async fn hand_in(session: &str, days: RwSignal<DayBook>, info: RwSignal<Option<DayInfo>>, today: Day) {
    for (day, record) in days.with_untracked(DayBook::unsent) {
        let body = serde_json::to_string(&NewDayResult { record }).ok();
        let taken = call::<DayInfo>("POST", &format!("/daily/{day}"), Some(session), body).await;
        // What was refused once is refused again; what was not heard is said again.
        if !matches!(taken, Err(crate::online::OnlineError::Silence)) {
            let _ = days.try_update(|days| days.sent(day));
        }
        if let Ok(taken) = taken
            && day == today
        {
            let _ = info.try_set(Some(taken));
        }
    }
    if let Some(text) = days.try_with_untracked(DayBook::write) {
        keep(BOOK, &text);
    }
}

/// A day as people here write it. It is the same day for everybody, wherever they are.
fn told_day(day: Day) -> String {
    let everywhere = object(&[("timeZone", "UTC".into())]);
    let day = js_sys::Date::new(&JsValue::from_str(&day.to_string()));
    day.to_locale_date_string(lang().code(), &everywhere).into()
}

/// What others made of the day.
fn compared(info: &DayInfo) -> impl IntoView + use<> {
    let list = |title: Label, entries: &[DayEntry]| {
        let row = |one: &DayEntry| {
            view! { <tr><td class="n">{one.place}</td><th scope="row">{one.name.clone()}</th><td class="n loud">{one.result.points}</td></tr> }
        };
        let rows = entries.iter().map(row).collect_view();
        (!entries.is_empty()).then(|| {
            view! {
                <table class="grid-table"><thead><tr><th scope="col" class="n">{words::place(lang())}</th><th scope="col">{title(lang())}</th><th scope="col" class="n">{tournaments::points(lang())}</th></tr></thead>
                    <tbody>{rows}</tbody></table>
            }
        })
    };
    let (friends, best) = (list(people::friends, &among_friends(info)), list(words::best, &info.best));
    view! { <p>{words::compared(lang(), info.players, info.wins)}</p> {friends} {best} }
}
