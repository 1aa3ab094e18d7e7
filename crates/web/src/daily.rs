//! The game of the day on the page: played once, compared, shared. What was made of each day stays on the device; where an account is
//! signed in, the server gets it as soon as it can be reached, whatever page one is on.

use std::collections::BTreeMap;

use kaiju_client::daily::{
    Daily, DayBar, DayBook, among_friends, bars, luck_checked, own_place, proof_path, shared, told,
};
use kaiju_text::{daily as words, people, ratings, tournaments};
use kaiju_wire::daily::{Day, DayEntry, DayInfo, DayResult, NewDayResult};
use kaiju_wire::hex;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use crate::account;
use crate::game::{game, kept_game};
use crate::online::{OnlineError, call};
use crate::page::{copy_and_say, icon, pressed};
use crate::passkeys::object;
use crate::prefs::{Label, keep, kept, lang, said, t};
use crate::route::go;
use crate::{place, shelf};

/// Among how many of the newest records the game of today is looked for.
const RECENT: usize = 100;
/// Where what was made of each day is kept.
const BOOK: &str = "kaiju.daily";

fn book() -> DayBook {
    DayBook::read(&kept(BOOK).unwrap_or_default())
}

/// Changes what was made of each day. It is read before and kept at once: another tab may have changed it.
fn change(what: impl FnOnce(&mut DayBook)) -> DayBook {
    let mut days = book();
    what(&mut days);
    keep(BOOK, &days.write());
    days
}

/// Takes a game of a day in as soon as it is over, and hands in what the server lacks: when the page comes, when the device is online
/// again, and when a game is over. Whoever logs in does, too.
pub(crate) fn follow() {
    let finished = game().finished;
    Effect::new(move |_| {
        finished.with(|text| {
            if let Some(text) = text
                && kept(BOOK).is_some()
            {
                change(|days| {
                    days.take_any(text);
                });
            }
        });
        send_all();
    });
    let online = Closure::<dyn FnMut()>::new(send_all);
    let _ = window().add_event_listener_with_callback("online", online.as_ref().unchecked_ref());
    online.forget();
}

/// Hands in what the server lacks, if somebody is logged in here.
pub(crate) fn send_all() {
    if kept(BOOK).is_none() {
        return;
    }
    if let Some(session) = account::session() {
        spawn_local(async move {
            hand_in(&session).await;
        });
    }
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
        let chosen = book().daily(today, secret);
        let known = change(|days| days.note(&chosen));
        let _ = (days.try_set(known), info.try_set(found), daily.try_set(Some(chosen)));
        // A game of today that was finished before anything was kept of the day.
        let records = shelf::all().await;
        let known = change(|days| {
            for one in records.iter().take(RECENT) {
                days.take(&chosen, &one.text);
            }
        });
        let _ = days.try_set(known);
        if let Some(session) = session
            && let Some(taken) = hand_in(&session).await.remove(&today)
        {
            let _ = info.try_set(Some(taken));
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
            {move || info.get().map(|info| compared(&info, today, result().as_ref()))}
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
            {move || info.get().map(|info| compared(&info, today, day.and_then(|day| book().result(day).cloned()).as_ref()))}
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

/// Hands in what the server does not have yet: a device that was offline comes back. Tells how the days stand that were handed in.
async fn hand_in(session: &str) -> BTreeMap<Day, DayInfo> {
    let mut taken = BTreeMap::new();
    for (day, record) in book().unsent() {
        let body = serde_json::to_string(&NewDayResult { record }).ok();
        let told = call::<DayInfo>("POST", &format!("/daily/{day}"), Some(session), body).await;
        // What was not heard is said again.
        let answer = match &told {
            Ok(_) => Some(None),
            Err(OnlineError::Refused(code)) => Some(Some(*code)),
            Err(OnlineError::Silence) => None,
        };
        if let Some(refused) = answer {
            change(|days| {
                days.answered(day, refused);
            });
        }
        taken.extend(told.ok().map(|told| (day, told)));
    }
    taken
}

/// A day as people here write it. It is the same day for everybody, wherever they are.
fn told_day(day: Day) -> String {
    let everywhere = object(&[("timeZone", "UTC".into())]);
    let day = js_sys::Date::new(&JsValue::from_str(&day.to_string()));
    day.to_locale_date_string(lang().code(), &everywhere).into()
}

/// What everybody made of the day, where one stands among them, and what binds the server to the luck of it. `own` is what this device knows
/// of one's own result.
fn compared(info: &DayInfo, today: Day, own: Option<&DayResult>) -> impl IntoView + use<> {
    let list = |title: Label, entries: &[DayEntry]| {
        let row = |one: &DayEntry| {
            let name = if one.name.is_empty() { ratings::gone(lang()).to_string() } else { one.name.clone() };
            view! { <tr><td class="n">{one.place}</td><th scope="row">{name}</th><td class="n loud">{one.result.points}</td></tr> }
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
    let place = own_place(lang(), info).map(|place| view! { <p id="day-place"><b>{place}</b></p> });
    view! {
        <p>{words::compared(lang(), info.players as u32, info.wins as u32)}</p>
        {place}
        {shares(&bars(info, own))}
        {friends} {best}
        {bound(info, today)}
    }
}

/// How many have how many points, as bars.
fn shares(bars: &[DayBar]) -> impl IntoView + use<> {
    let row = |bar: &DayBar| {
        let width = format!("{:.1}", bar.length * 100.0);
        let own = bar.own.then(|| words::yours(lang()));
        view! {
            <li class="odds" class:is-mine=bar.own><span class="n">{bar.points()} {own.map(|own| view! { <span title=own>{icon("i-human")}</span><span class="sr">{own}</span> })}</span>
                <svg class="odds-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="odds-fill" width=width height="8"></rect></svg>
                <b>{bar.players}</b></li>
        }
    };
    let rows = bars.iter().map(row).collect_view();
    (!bars.is_empty()).then(|| {
        view! { <section class="stack" aria-labelledby="shares-title"><h2 id="shares-title">{words::shares(lang())}</h2><ul class="day-bars" id="day-shares">{rows}</ul></section> }
    })
}

/// What binds the server to the luck of a day, and how to check it.
fn bound(info: &DayInfo, today: Day) -> impl IntoView + use<> {
    let proof = match proof_path(info, today).map(|path| place::full(&path)) {
        None => view! { <p class="muted">{words::proof_later(lang())}</p> }.into_any(),
        Some(url) => {
            let checked = luck_checked(lang(), info).map(|checked| match checked {
                Ok(holds) => view! { <p class="note note-good long-words">{icon("i-check")} {holds}</p> }.into_any(),
                Err(breaks) => view! { <p class="note note-bad">{icon("i-warn")} {breaks}</p> }.into_any(),
            });
            let command = format!("kaiju verify {url}");
            view! {
                {checked}
                <p><a id="day-proof" href=url>{words::proof(lang())}</a></p>
                <p>{words::proof_check(lang())} <code class="share long-words">{command}</code></p>
            }
            .into_any()
        }
    };
    view! {
        <details class="box" id="day-bound"><summary>{icon("i-verify")} {words::bound(lang())}</summary>
            <div class="stack"><p>{words::bound_about(lang())}</p>
                <code class="share long-words" id="day-commitment">{info.commitment.clone()}</code>
                {proof}</div></details>
    }
}
